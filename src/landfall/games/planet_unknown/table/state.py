"""What is on the table of Planet Unknown, and `clone()`."""

from __future__ import annotations

from landfall.flow.state import State
from landfall.games.planet_unknown.table.board import Board, clones
from landfall.games.planet_unknown.table.components import DEPOTS, SEAT_POSITIONS
from landfall.games.planet_unknown.table.terms import NONE


class PlanetUnknown(State):
    """Lists change from turn to turn; tuples are replaced when they change, and shared by clones until then.

    `fields.py` says what an empty table holds and what may be stored.
    """

    boards: list[Board]  # by seat
    offered: tuple[int, ...]  # planet and corporation dealt to each seat, while boards are chosen
    round: int  # 1 for the first
    commander: int
    # the station
    rotation: int
    shift: int  # of the inner ring
    stacks: list[tuple[int, ...]]  # by shape: tiles, the top one last
    tiles_removed: int  # with a whole stack, by an event
    # event cards
    with_events: bool
    deck: tuple[int, ...]  # events, the next one last
    used_events: tuple[int, ...]  # the one in force last
    rules: int  # round rules in force
    # civ cards and objectives
    civ: tuple[tuple[int, ...], ...]  # by level: the cards in the stack, sorted
    unused_civ: tuple[tuple[int, ...], ...]  # by level: cards out of the game
    objective_deck: tuple[int, ...]  # the next one last
    neighbour: tuple[int, ...]  # between seat n and the next; with two players all between them
    common: tuple[int, ...]  # Jump Drive F
    ending: int  # the end conditions that are met: BY_A, BY_B, BY_C
    planner: int  # the seat that a bot plans for,
    rival: float  # and how the best of the others stands

    def clone(self) -> PlanetUnknown:
        copy = PlanetUnknown(self.game, self.seats, self.options, self.key)
        copy.boards = clones(self.boards)
        copy.offered = self.offered
        copy.round = self.round
        copy.commander = self.commander
        copy.rotation = self.rotation
        copy.shift = self.shift
        copy.stacks = self.stacks[:]
        copy.tiles_removed = self.tiles_removed
        copy.with_events = self.with_events
        copy.deck = self.deck
        copy.used_events = self.used_events
        copy.rules = self.rules
        copy.civ = self.civ
        copy.unused_civ = self.unused_civ
        copy.objective_deck = self.objective_deck
        copy.neighbour = self.neighbour
        copy.common = self.common
        copy.ending = self.ending
        copy.planner = self.planner
        copy.rival = self.rival
        self.copy_flow_to(copy)
        return copy

    # -- the boards dealt, while sides are chosen ---------------------------------------------------------------------

    def planet_dealt(self, seat: int) -> int:
        return self.offered[2 * seat]

    def corporation_dealt(self, seat: int) -> int:
        return self.offered[2 * seat + 1]

    # -- the station --------------------------------------------------------------------------------------------------

    def stack_before(self, seat: int, ring: int) -> int:
        """The stack of this ring that stands before the seat."""
        slot = (SEAT_POSITIONS[self.seats][seat] + self.rotation) % DEPOTS
        return slot if ring == 0 else DEPOTS + (slot + self.shift) % DEPOTS

    def tile_before(self, seat: int, ring: int) -> int:
        """The tile on top of that stack, or NONE."""
        stack = self.stacks[self.stack_before(seat, ring)]
        return stack[-1] if stack else NONE

    def take_top(self, seat: int, ring: int) -> None:
        """Take the top tile off its stack; the next one is seen by all."""
        at = self.stack_before(seat, ring)
        self.stacks[at] = self.stacks[at][:-1]
        self.barrier()

    def in_order(self) -> list[int]:
        """The seats clockwise from the commander."""
        return [(self.commander + turn) % self.seats for turn in range(self.seats)]
