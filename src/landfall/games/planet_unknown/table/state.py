"""What is on the table of Planet Unknown, and `clone()`."""

from __future__ import annotations

from array import array
from typing import Any

from landfall.flow.game import Game
from landfall.flow.rng import Rng
from landfall.flow.state import State
from landfall.games.planet_unknown.judgement.evaluation import outlook, outlooks
from landfall.games.planet_unknown.knowledge.observation import observe
from landfall.games.planet_unknown.knowledge.sampling import redeal
from landfall.games.planet_unknown.knowledge.view import figures, pieces, table_for
from landfall.games.planet_unknown.rules.ending.scoring import final_scores, leaders, open_scores, solo_return
from landfall.games.planet_unknown.storage.reader import table
from landfall.games.planet_unknown.table.board import Board
from landfall.games.planet_unknown.table.components import DEPOTS, SEAT_POSITIONS
from landfall.games.planet_unknown.table.terms import NONE


class PlanetUnknown(State):
    """Lists change from turn to turn; tuples are replaced when they change, and shared by clones until then."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, Any],
        key: bytes,
        boards: list[Board],
        offered: tuple[int, ...],
        round: int,
        commander: int,
        rotation: int,
        shift: int,
        stacks: list[tuple[int, ...]],
        tiles_removed: int,
        with_events: bool,
        deck: tuple[int, ...],
        used_events: tuple[int, ...],
        rules: int,
        civ: tuple[tuple[int, ...], ...],
        unused_civ: tuple[tuple[int, ...], ...],
        objective_deck: tuple[int, ...],
        neighbour: tuple[int, ...],
        common: tuple[int, ...],
        ending: int,
    ) -> None:
        super().__init__(game, seats, options, key)
        self.boards = boards  # by seat
        self.offered = offered  # planet and corporation dealt to each seat, while boards are chosen
        self.round = round  # 1 for the first
        self.commander = commander
        self.rotation = rotation
        self.shift = shift  # of the inner ring
        self.stacks = stacks  # by shape: tiles, the top one last
        self.tiles_removed = tiles_removed  # with a whole stack, by an event
        self.with_events = with_events
        self.deck = deck  # events, the next one last
        self.used_events = used_events  # the one in force last
        self.rules = rules  # round rules in force
        self.civ = civ  # by level: the cards in the stack, sorted
        self.unused_civ = unused_civ  # by level: cards out of the game
        self.objective_deck = objective_deck  # the next one last
        self.neighbour = neighbour  # between seat n and the next; with two players all between them
        self.common = common  # Jump Drive F
        self.ending = ending  # bits 1, 2, 4: end conditions A, B, C

    def clone(self) -> PlanetUnknown:
        boards: list[Board] = []
        for board in self.boards:
            boards.append(board.clone())
        copy = PlanetUnknown(
            self.game,
            self.seats,
            self.options,
            self.key,
            boards,
            self.offered,
            self.round,
            self.commander,
            self.rotation,
            self.shift,
            self.stacks[:],
            self.tiles_removed,
            self.with_events,
            self.deck,
            self.used_events,
            self.rules,
            self.civ,
            self.unused_civ,
            self.objective_deck,
            self.neighbour,
            self.common,
            self.ending,
        )
        self.copy_flow_to(copy)
        return copy

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

    # -- the contract: written in chapters of their own ---------------------------------------------------------------

    def winners(self) -> tuple[int, ...]:
        return leaders(self) if self.is_terminal() else ()

    def scores(self) -> list[dict[str, int]]:
        return final_scores(self) if self.is_terminal() else open_scores(self)

    def returns(self) -> list[float]:
        if self.seats == 1 and self.is_terminal():
            return [solo_return(self)]
        return super().returns()

    def evaluation(self, seat: int) -> float:
        return outlook(self, seat)

    def evaluations(self) -> list[float]:
        return outlooks(self)

    def figures(self) -> dict[str, int]:
        return figures(self)

    def pieces(self) -> dict[str, int]:
        return pieces(self)

    def table_for(self, seat: int | None) -> dict[str, Any]:
        return table_for(self, seat)

    def redeal(self, seat: int | None, rng: Rng) -> None:
        redeal(self, seat, rng)

    def observe(self, seat: int, into: array[float]) -> None:
        observe(self, seat, into)

    def table(self) -> dict[str, Any]:
        return table(self)
