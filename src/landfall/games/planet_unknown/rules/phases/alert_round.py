"""Revealing an event card and resolving it (section 13, R 55, R 57)."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.flow.combinators import Everyone
from landfall.flow.frame import Decision, Frame
from landfall.flow.refusal import Refusal
from landfall.games.planet_unknown.rules.effects.alerts import asked_of_all, chooses_place, lose_lifepod, round_rule
from landfall.games.planet_unknown.rules.effects.civ_cards import with_card, without_card
from landfall.games.planet_unknown.rules.effects.places import legal_placements
from landfall.games.planet_unknown.rules.effects.station import StationChoice
from landfall.games.planet_unknown.rules.phases.civ_step import CivStep
from landfall.games.planet_unknown.rules.phases.turn import Act, has_something_to_do
from landfall.games.planet_unknown.story.cards import CivCardsChanged, ObjectiveGained, ShapeRemoved
from landfall.games.planet_unknown.story.turns import AlertRevealed, PieceDestroyed
from landfall.games.planet_unknown.table.components import CIV_LEVELS, EVENT_COLOUR, EVENT_EFFECT, SHAPE_IDS
from landfall.games.planet_unknown.table.gains import LOSE_LIFEPOD
from landfall.games.planet_unknown.table.printed_kinds import Event
from landfall.games.planet_unknown.table.state import PlanetUnknown
from landfall.games.planet_unknown.table.terms import (
    EVENT_CIV_STEP,
    EVENT_FIRST,
    NONE,
    REMOVE_SHAPE,
    RINGS,
    SCORING_AREA,
    WAITS_FOR_A_TILE,
)


@dataclass(init=False, unsafe_hash=True)
class Alert(Frame):
    """Reveal the next event card; every player resolves it, then civ cards earned by it are chosen."""

    def resolve(self, state: PlanetUnknown) -> None:
        card = state.deck[-1]
        state.deck = state.deck[:-1]
        state.used_events = (*state.used_events, card)
        state.barrier()
        if state.history is not None:
            state.tell(AlertRevealed(card, EVENT_COLOUR[card]))
        kind: Event = EVENT_EFFECT[card]["type"]
        match kind:
            case "round_rule":
                state.rules = round_rule(card)
            case "add_civ_cards":
                change_civ_stacks(state, True)
            case "remove_civ_cards":
                change_civ_stacks(state, False)
            case "extra_rover":
                state.boards[0].extra_rover = WAITS_FOR_A_TILE
                state.boards[0].rovers_added += 1
            case "extra_objective":
                draw_objective(state, 0)
            case "rotate_station_any":
                state.then(TurnStation(0))
            case "remove_shape":
                if removable_rings(state, 0):
                    state.then(RemoveShape(0))
            case _:
                ask_everyone(state, card)


def ask_everyone(state: PlanetUnknown, card: int) -> None:
    """Seats that have a choice act at the same time; where there is none, the event just happens."""
    gain = asked_of_all(state, card)
    turns: list[Frame | None] = [None] * state.seats
    asked = False
    for seat in range(state.seats):
        board = state.boards[seat]
        if gain is None:  # event 51
            if board.collected:
                board.collected -= 1
                if state.history is not None:
                    state.tell(PieceDestroyed(seat, "meteorite"))
        elif gain.kind == LOSE_LIFEPOD and not chooses_place(board):
            if board.scored:
                lose_lifepod(state, seat, SCORING_AREA)
        elif has_something_to_do(state, seat, EVENT_FIRST, (gain,)):
            turns[seat] = Act(seat, EVENT_FIRST, (gain,))
            asked = True
    if asked:
        state.then(Everyone(tuple(turns)), CivStep(EVENT_CIV_STEP))  # R 11


def change_civ_stacks(state: PlanetUnknown, adds: bool) -> None:
    """R 55: once for the whole table, at random; an empty stack or pile is skipped."""
    rng = state.chance("civ stacks")
    changed: list[int] = []
    for level in range(CIV_LEVELS):
        pile = state.unused_civ[level] if adds else state.civ[level]
        if pile:
            changed.append(level + 1)
            for board in state.boards:
                board.mix_up(pile, (*state.civ[level], *state.unused_civ[level]))
            card = rng.choice(list(pile))
            if adds:
                state.unused_civ = without_card(state.unused_civ, card)
                state.civ = with_card(state.civ, card)
            else:
                state.civ = without_card(state.civ, card)
                state.unused_civ = with_card(state.unused_civ, card)
        if not adds:
            for board in state.boards:  # what was seen on its way back to a stack may have left it
                board.returned = tuple([(known[0], 1, *known[2:]) for known in board.returned])
    if state.history is not None:
        state.tell(CivCardsChanged("added" if adds else "removed", tuple(changed)))


def draw_objective(state: PlanetUnknown, seat: int) -> None:
    """R 57: one of the objective cards not in play."""
    if state.objective_deck:
        card = state.objective_deck[-1]
        state.objective_deck = state.objective_deck[:-1]
        board = state.boards[seat]
        board.objectives = (*board.objectives, card)
        state.barrier(seat)
        if state.history is not None:
            state.tell(ObjectiveGained(seat, card), (seat,))


@dataclass(init=False, unsafe_hash=True)
class TurnStation(StationChoice):
    """Event 15: turn the station to any depot; automatic turning continues from there."""

    def why_not(self, state: PlanetUnknown, action: int) -> Refusal:
        return Refusal("answer-the-question", "13", {"decision": "TurnStation"})


def removable_rings(state: PlanetUnknown, seat: int) -> list[int]:
    """R 57: the stack has tiles, the depot keeps tiles, and every seat that could place a tile still can."""
    rings: list[int] = []
    could = len(legal_placements(state, seat, False)) > 0
    for ring in range(len(RINGS)):
        if state.tile_before(seat, ring) == NONE or state.tile_before(seat, 1 - ring) == NONE:
            continue
        at = state.stack_before(seat, ring)
        stack = state.stacks[at]
        state.stacks[at] = ()
        if not could or legal_placements(state, seat, False):
            rings.append(ring)
        state.stacks[at] = stack
    return rings


@dataclass(init=False, unsafe_hash=True)
class RemoveShape(Decision):
    """Event 52: one of the two shapes of the depot leaves the station."""

    def legal(self, state: PlanetUnknown) -> list[int]:
        return [REMOVE_SHAPE + ring for ring in removable_rings(state, self.seat)]

    def take(self, state: PlanetUnknown, action: int) -> None:
        at = state.stack_before(self.seat, action - REMOVE_SHAPE)
        state.tiles_removed += len(state.stacks[at])
        state.stacks[at] = ()
        if state.history is not None:
            state.tell(ShapeRemoved(self.seat, SHAPE_IDS[at]))

    def why_not(self, state: PlanetUnknown, action: int) -> Refusal:
        if not REMOVE_SHAPE <= action < REMOVE_SHAPE + len(RINGS):
            return Refusal("answer-the-question", "13", {"decision": "RemoveShape"})
        return Refusal("shape-must-stay", "R 57")


ALERT_FRAMES: tuple[type[Frame], ...] = (Alert, TurnStation, RemoveShape)
