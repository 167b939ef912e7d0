"""Ruling 68: undo within the own unconfirmed turn, never past what was shown or drawn."""

from __future__ import annotations

from typing import Any

import pytest

import landfall
from landfall.flow import Rng
from landfall.games.planet_unknown.rules.ending.scoring import FinalScoring
from landfall.games.planet_unknown.rules.phases.alert_round import Alert
from landfall.games.planet_unknown.rules.phases.civ_step import CivStep
from landfall.games.planet_unknown.rules.phases.round import EndOfRound, LastStep, Round, TileStep, Uncover
from landfall.games.planet_unknown.table.components import CARD_IMMEDIATE
from landfall.games.planet_unknown.table.gains import BOOST_OR_PEEK, EVENT_ADVANCE, EXTRA_TILE, SAME, Gain
from landfall.games.planet_unknown.table.state import PlanetUnknown
from landfall.games.planet_unknown.table.terms import CIV_STEP, EVENT_CIV_STEP, EVENT_FIRST
from tests.games.planet_unknown.positions import (
    GAME,
    alone,
    board,
    do,
    give,
    pending,
    resolve,
    start,
    table,
    takes_a_tile,
)


def at_the_table(state: PlanetUnknown) -> PlanetUnknown:
    """The same position as a table's own, whose history begins here."""
    read = GAME.state_from_dict(state.to_dict())
    assert isinstance(read, PlanetUnknown)
    return read


def tile_turn(seats: int = 3) -> PlanetUnknown:
    state = start(seats, seed=5)
    while not takes_a_tile(state):
        state.apply_action(state.legal_actions()[0])
    return state


def place_a_tile(state: PlanetUnknown, seat: int) -> None:
    state.apply_action(state.legal_actions(seat)[0], seat)


def finish(state: PlanetUnknown, seat: int) -> None:
    while state.lanes and seat in state.to_act():
        state.apply_action(state.legal_actions(seat)[-1], seat)


def test_r68_own_moves_are_taken_back_and_those_of_others_stay() -> None:
    state = tile_turn()
    place_a_tile(state, 0)
    place_a_tile(state, 1)
    place_a_tile(state, 2)
    placed = [state.boards[seat].squares for seat in range(3)]
    back = GAME.undo(state, 1)
    assert isinstance(back, PlanetUnknown)
    assert back.boards[1].tiles == 0
    assert [back.boards[seat].squares for seat in (0, 2)] == [placed[0], placed[2]]
    assert back.can_undo(0)
    assert back.can_undo(2)
    assert not back.can_undo(1)


def test_r68_every_step_of_a_chain_can_be_taken_back() -> None:
    state = tile_turn()
    positions = [state.digest()]
    rng = Rng("chain")
    while not any(action == state.game.actions.encode("end_turn") for action in state.legal_actions(0)):
        state.apply_action(rng.choice(state.legal_actions(0)), 0)
        positions.append(state.digest())
    undone: landfall.State = state
    for digest in reversed(positions[:-1]):
        undone = GAME.undo(undone, 0)
        assert undone.digest() == digest
    assert not undone.can_undo(0)


def test_r68_a_confirmed_turn_is_closed() -> None:
    state = tile_turn()
    place_a_tile(state, 0)
    finish(state, 0)
    assert 0 not in state.to_act()
    assert not state.can_undo(0)
    with pytest.raises(landfall.IllegalAction):
        GAME.undo(state, 0)


def test_r68_not_past_the_tiles_uncovered_when_all_are_done() -> None:
    state = tile_turn()
    for seat in range(3):
        finish(state, seat)
    assert state.round == 2
    assert not any(state.can_undo(seat) for seat in range(3))


def test_r68_not_past_a_revealed_event() -> None:
    state = table(events="7-7-6")
    place_a_tile(state, 0)
    resolve(state, Alert())
    assert not at_the_table(state).can_undo(0)


def asked_by_an_event(state: PlanetUnknown, gain: Gain) -> None:
    """The event of this round asks seat 0 for this; the others have resolved it."""
    state.agenda = [EndOfRound(), CivStep(), Uncover(), TileStep(), CivStep(EVENT_CIV_STEP)]
    state.lanes = [[] for _ in range(state.seats)]
    pending(state, gain, step=EVENT_FIRST)


def test_r68_not_past_a_peeked_card() -> None:
    state = table(events="7-7-6")
    asked_by_an_event(state, Gain(BOOST_OR_PEEK))
    state = at_the_table(state)
    do(state, "peek")
    assert not state.can_undo(0)
    asked_by_an_event(state, Gain(BOOST_OR_PEEK))
    state = at_the_table(state)
    do(state, "advance", by="boost", track="civ")
    assert state.can_undo(0)


def test_r68_not_past_a_civ_stack_looked_through() -> None:
    state = table()
    board(state).owed = (1, 2)
    resolve(state, CivStep())
    state = at_the_table(state)
    do(state, "civ_stack", level=2)
    assert not state.can_undo(0)


def test_r68_not_past_a_tile_uncovered_by_an_extra_tile() -> None:
    state = table()
    alone(state, Gain(EXTRA_TILE, 0, 1), step=CIV_STEP)
    state = at_the_table(state)
    state.apply_action(state.legal_actions(0)[0], 0)
    assert not state.can_undo(0)


def reaches_end_turn_and_back(state: PlanetUnknown, *moves: tuple[str, dict[str, Any]]) -> None:
    """After these moves of seat 0 only the end of its step is left; till then each can be taken back, then none."""
    before = state.digest()
    for name, arguments in moves:
        do(state, name, **arguments)
    assert state.legal_actions(0) == [GAME.actions.encode("end_turn")]
    undone: landfall.State = state
    for _ in moves:
        assert undone.can_undo(0)
        undone = GAME.undo(undone, 0)
    assert undone.digest() == before
    do(state, "end_turn")
    assert not state.can_undo(0)


def test_r68_an_event_is_taken_back_until_its_step_is_ended() -> None:
    state = table(seats=3, events="7-7-6")
    asked_by_an_event(state, Gain(EVENT_ADVANCE, 3, 1))
    reaches_end_turn_and_back(at_the_table(state), ("advance", {"by": "event", "track": "civ"}))


def test_r68_what_a_civ_card_gives_is_taken_back_until_the_step_is_ended() -> None:
    state = table()
    alone(state, Gain(SAME, 2), step=CIV_STEP)
    moves: list[tuple[str, dict[str, Any]]] = [("advance", {"by": by, "track": "civ"}) for by in ("same", "resource")]
    reaches_end_turn_and_back(at_the_table(state), *moves)


def test_r68_a_card_kept_in_secret_is_put_back_until_the_step_is_ended() -> None:
    state = table()
    secret = next(card for card in state.civ[3] if not CARD_IMMEDIATE[card])
    board(state).owed = (4,)
    resolve(state, CivStep(), Round(2))
    state = at_the_table(state)
    do(state, "civ_stack", level=4)
    reaches_end_turn_and_back(state, ("keep", {"card": secret}))
    assert state.round == 2


def test_r68_the_last_step_is_taken_back_until_it_is_ended() -> None:
    state = table()
    give(state, 23)
    state.ending = 1
    resolve(state, LastStep(0), LastStep(1), FinalScoring())
    reaches_end_turn_and_back(at_the_table(state), ("advance", {"by": "final", "track": "civ"}))


def test_r68_who_has_nothing_to_do_when_a_step_begins_is_not_asked() -> None:
    state = table(seats=3)
    state.ending = 1
    give(state, 23, seat=1)
    resolve(state, LastStep(0), LastStep(1), LastStep(2), FinalScoring())
    assert state.to_act() == (1,)
    do(state, "advance", seat=1, by="final", track="tech")
    assert not state.is_terminal()
    do(state, "end_turn", seat=1)
    assert state.is_terminal()
