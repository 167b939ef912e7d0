"""What each seat sees (section 21), what it has seen, and the states drawn from that."""

from __future__ import annotations

from typing import Any

import pytest

from landfall.flow import Rng
from landfall.games.planet_unknown.knowledge.observation import PARTS
from landfall.games.planet_unknown.rules.effects.technologies import DrawObjectives
from landfall.games.planet_unknown.rules.ending.scoring import FinalScoring
from landfall.games.planet_unknown.rules.phases.alert_round import change_civ_stacks
from landfall.games.planet_unknown.rules.phases.civ_step import CivStep
from landfall.games.planet_unknown.rules.phases.round import LastStep
from landfall.games.planet_unknown.table.components import CARD_IMMEDIATE, CARD_LEVEL, OBJECTIVES
from landfall.games.planet_unknown.table.gains import BOOST_OR_PEEK, CIV_CARD_GAIN, FINAL_STEP, PATCH_GAIN, Gain
from landfall.games.planet_unknown.table.state import PlanetUnknown
from landfall.games.planet_unknown.table.terms import CIV_STEP, EVENT_FIRST
from tests.games.planet_unknown.positions import (
    GAME,
    alone,
    board,
    do,
    gains,
    give,
    last_step,
    offered,
    pending,
    play_on,
    resolve,
    start,
    table,
    unlock,
)


def samples(state: PlanetUnknown, seat: int | None, count: int = 60) -> list[PlanetUnknown]:
    """States drawn from what the seat knows; each looks to it like the true one, and depends on nothing else."""
    drawn: list[PlanetUnknown] = []
    for number in range(count):
        one = state.sample(seat, Rng(f"draw {number}"))
        assert isinstance(one, PlanetUnknown)
        assert one.view(seat) == state.view(seat)
        if seat is not None:
            assert one.legal_actions(seat) == state.legal_actions(seat)
        assert sorted(everything(one)) == sorted(everything(state))
        again = drawn[-1].sample(seat, Rng(f"draw {number}")) if drawn else one
        assert again.to_dict() == one.to_dict()
        drawn.append(one)
    return drawn


def everything(state: PlanetUnknown) -> list[int]:
    cards = [card for pile in (*state.civ, *state.unused_civ) for card in pile]
    for other in state.boards:
        cards.extend([*other.cards, *([other.extra_card] if other.extra_card else [])])
    return cards


def hidden(level: int) -> int:
    """A card of the level that is kept face down."""
    return next(card for card in range(1, 37) if CARD_LEVEL[card] == level and not CARD_IMMEDIATE[card])


# -- what is seen -----------------------------------------------------------------------------------------------------


def test_face_down_cards_are_seen_by_their_backs() -> None:
    state = table(seats=3)
    secret = hidden(2)
    give(state, secret, 3)
    for seat, expected in ((0, [secret, 3]), (1, [None, 3]), (2, [None, 3]), (None, [None, 3])):
        assert state.view(seat)["players"][0]["cards"] == expected
        assert state.view(seat)["players"][0]["card_levels"] == [2, 1]
    assert state.view(0)["own"]["cards"] == [secret, 3]
    assert state.view(1)["own"]["cards"] == []
    assert state.view(None)["own"] is None


def test_what_a_face_down_card_gives_at_the_end_is_seen_by_its_owner_alone() -> None:
    state = table(seats=3)
    board(state).stored = 1
    give(state, 23)
    last_step(state)
    assert gains(state) == [PATCH_GAIN, FINAL_STEP]
    shown = {seat: [gain["kind"] for gain in state.view(seat)["open"]["agenda"][0]["gains"]] for seat in (0, 1, None)}
    assert shown == {0: [PATCH_GAIN, FINAL_STEP], 1: [PATCH_GAIN], None: [PATCH_GAIN]}
    drawn = samples(state, 1)
    for one in drawn:
        assert one.observation_tensor(1) == state.observation_tensor(1)
        assert (FINAL_STEP in gains(one)) == (one.boards[0].cards[0] in (23, 24))
    assert len({one.boards[0].cards for one in drawn}) > 3


def test_personal_objectives_and_those_rejected_are_secret() -> None:
    state = start(3, personal_objectives=True)
    dealt = state.boards[0].dealt
    assert state.view(0)["own"]["objectives_dealt"] == list(dealt)
    do(state, "drop", personal=dealt[0])
    assert state.view(0)["own"]["objectives_rejected"] == [dealt[0]]
    assert [one["card"] for one in state.view(0)["own"]["objectives"]] == [dealt[1]]
    for seat in (1, 2, None):
        seen = state.view(seat)["players"][0]
        assert (seen["objectives"], seen["objectives_kept"], seen["objectives_rejected"]) == (None, 1, 1)
        assert seat is None or state.view(seat)["own"]["objectives_rejected"] == []


def test_a_peeked_event_is_seen_by_who_looked_until_it_is_revealed() -> None:
    state = table(events="7-7-6")
    pending(state, Gain(BOOST_OR_PEEK), step=EVENT_FIRST)
    do(state, "peek")
    coming = state.deck[-1]
    assert state.view(0)["events"]["next"] == coming
    assert state.view(1)["events"]["next"] is None
    assert state.view(None)["events"]["next"] is None
    assert {one.deck[-1] for one in samples(state, 0, 20)} == {coming}
    assert len({one.deck[-1] for one in samples(state, 1, 40)}) > 5
    state.deck = state.deck[:-1]
    assert state.view(0)["events"]["next"] is None


def test_the_colours_of_the_event_deck_are_known_and_its_order_is_not() -> None:
    state = start(2, events="5-3-12")
    assert sum(state.view(None)["events"]["colours_left"]) == len(state.deck)
    decks = {one.deck for one in samples(state, 1, 30)}
    assert len(decks) == 30
    assert all(set(deck).isdisjoint(state.used_events) for deck in decks)


def test_tiles_below_the_tops_are_unknown_to_all() -> None:
    state = table(seats=3)
    for one in samples(state, 2, 10):
        assert [stack[-1] for stack in one.stacks] == [stack[-1] for stack in state.stacks]
        assert [sorted(stack) for stack in one.stacks] == [sorted(stack) for stack in state.stacks]
        assert one.stacks != state.stacks


def test_everything_is_shown_at_the_end() -> None:
    state = play_on(start(3, seed=8, personal_objectives=True), "end")
    for seat in (0, 1, 2, None):
        for other in range(3):
            seen = state.view(seat)["players"][other]
            assert seen["cards"] == list(state.boards[other].cards)
            assert seen["objectives"] == list(state.boards[other].objectives)
    assert samples(state, None, 3)[0].scores() == state.scores()


def test_the_three_objectives_of_jump_drive_are_seen_by_it_alone() -> None:
    state = table(corporation="jump_drive", seats=3)
    resolve(state, DrawObjectives(0))
    drawn = state.boards[0].dealt
    assert state.view(0)["own"]["objectives_dealt"] == list(drawn)
    assert state.view(1)["players"][0]["choosing_objectives"] == 3
    assert len({one.boards[0].dealt for one in samples(state, 1, 20)}) > 10
    chosen = offered(state, "objective")[0]["objective"]
    do(state, "objective", objective=chosen)
    for one in samples(state, 0, 20):
        assert set(one.objective_deck).isdisjoint(drawn)
    kept = {card for one in samples(state, 1, 40) for card in one.boards[0].rejected}
    assert len(kept) > 8
    assert kept <= set(range(1, OBJECTIVES + 1)) - {chosen, *state.neighbour}


# -- civ cards seen ---------------------------------------------------------------------------------------------------


def civ_turns(state: PlanetUnknown, **owed: tuple[int, ...]) -> None:
    """Seats choose civ cards of these levels, seat 0 first."""
    state.commander = 0
    for name, levels in owed.items():
        board(state, int(name[-1])).owed = levels
    resolve(state, CivStep())


def test_a_stack_looked_through_stays_known() -> None:
    state = table(seats=3)
    civ_turns(state, seat0=(2,))
    do(state, "civ_stack", level=2)
    seen = set(state.civ[1])
    do(state, "keep", card=max(seen))
    left = seen - {max(seen)}
    for one in samples(state, 0):
        assert set(one.civ[1]) == left
    assert len({one.civ[1] for one in samples(state, 1)}) > 5


def test_of_a_known_stack_another_seat_has_taken_one() -> None:
    state = table(seats=3)
    state.civ = (state.civ[0], (8, 9, 10, 30), *state.civ[2:])
    state.unused_civ = (state.unused_civ[0], (11, 12, 13, 14, 34), *state.unused_civ[2:])
    civ_turns(state, seat0=(2,), seat1=(2,))
    do(state, "civ_stack", level=2)
    do(state, "keep", card=30)
    finish_turn(state, 0)
    do(state, "civ_stack", level=2, seat=1)
    do(state, "keep", card=9, seat=1)
    held = {one.boards[1].cards for one in samples(state, 0)}
    assert held == {(8,), (9,)}  # seen by seat 0, and face down: 10 acts at once
    assert all(set(one.civ[1]) | set(one.boards[1].cards) == {8, 9, 10} for one in samples(state, 0))
    assert len({one.boards[1].cards for one in samples(state, 2)}) > 3


def finish_turn(state: PlanetUnknown, seat: int) -> None:
    while not state.is_terminal() and state.current_player() == seat:
        state.apply_action(state.legal_actions(seat)[-1], seat)


def republic_looks(extra: int, held_by_1: int, taken_later: bool) -> PlanetUnknown:
    """Seat 1 holds a face-down card of level 2; then Republic is shown an extra one, which goes back."""
    state = table(corporation="republic", seats=3)
    unlock(state, 2)
    state.civ = (state.civ[0], tuple(sorted({9, 11, 30, extra})), *state.civ[2:])
    every = {card for card in range(1, 37) if CARD_LEVEL[card] == 2}
    state.unused_civ = (
        state.unused_civ[0],
        tuple(sorted(every - {9, 11, 30, extra, held_by_1})),
        *state.unused_civ[2:],
    )
    board(state, 1).cards = (held_by_1,)
    for number in range(200):  # until chance draws the card wanted
        state.key = number.to_bytes(len(state.key), "big")
        alone(state, Gain(CIV_CARD_GAIN, 1), step=CIV_STEP)
        tried = state.clone()
        do(tried, "civ_stack", level=1)
        if tried.boards[0].extra_card == extra:
            break
    state = tried
    do(state, "keep", card=next(card for card in state.civ[0] if not CARD_IMMEDIATE[card] or card in (1, 2, 3)))
    if taken_later:
        alone(state, Gain(CIV_CARD_GAIN, 2), step=CIV_STEP, seat=1)
        do(state, "civ_stack", level=2, seat=1)
        do(state, "keep", card=9, seat=1)
    else:
        alone(state, Gain(CIV_CARD_GAIN, 1), step=CIV_STEP, seat=2)
    return state


def test_r58_an_extra_card_that_went_back_is_in_no_hand_filled_before() -> None:
    state = republic_looks(extra=8, held_by_1=34, taken_later=False)
    for one in samples(state, 0):
        assert 8 in one.civ[1]
    elsewhere = [one for one in samples(state, 2) if 8 not in one.civ[1]]
    assert elsewhere  # others do not know


def test_r58_an_extra_card_that_went_back_may_have_been_taken_since() -> None:
    state = republic_looks(extra=8, held_by_1=34, taken_later=True)
    drawn = samples(state, 0, 150)
    assert not any(8 in one.unused_civ[1] or one.boards[1].cards[0] == 8 for one in drawn)
    assert {8 in one.civ[1] for one in drawn} == {True, False}
    assert any(one.boards[1].cards[1] == 8 for one in drawn)


def test_r55_an_extra_card_that_went_back_may_have_been_removed_since() -> None:
    state = republic_looks(extra=8, held_by_1=34, taken_later=False)
    change_civ_stacks(state, adds=False)
    state.legal_cache = [None] * 3
    drawn = samples(state, 0, 150)
    assert {8 in one.civ[1] for one in drawn} == {True, False}
    assert not any(one.boards[1].cards[0] == 8 for one in drawn)


def test_r55_a_card_added_from_the_unused_ones_is_not_known_to_be_one_of_a_look() -> None:
    state = start(1, seed=3)
    seen = state.civ[0]
    state.boards[0].remember(list(seen))
    change_civ_stacks(state, adds=True)
    for one in samples(state, 0, 20):
        assert set(seen) <= set(one.civ[0])
    before = state.boards[0].labels
    change_civ_stacks(state, adds=False)
    after = state.boards[0].labels
    assert [after[card] for card in seen] == [0] * len(seen) != [before[card] for card in seen]
    assert {card for one in samples(state, 0, 60) for card in one.unused_civ[0]} >= set(seen)


def test_a_spectator_knows_least() -> None:
    state = republic_looks(extra=8, held_by_1=34, taken_later=True)
    assert len({one.civ for one in samples(state, None, 20)}) > 15


# -- numbers ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 6])
def test_the_observation_tells_what_is_seen_and_nothing_else(seats: int) -> None:
    options: dict[str, Any] = {"boards": "all", "events": "7-7-6"}
    state = start(seats, seed=seats, **options)
    rng = Rng("observing")
    for number in range(120):
        if state.is_terminal():
            break
        seat = rng.choice(list(state.to_act()))
        if number % 15 == 0:
            for watcher in range(seats):
                seen = state.observation_tensor(watcher)
                assert len(seen) == GAME.observation_size(seats)
                assert all(0.0 <= value <= 4.0 for value in seen)
                drawn = state.sample(watcher, Rng(number))
                assert drawn.observation_tensor(watcher) == seen
        state.apply_action(rng.choice(state.legal_actions(seat)), seat)


def test_the_observation_begins_with_the_observer() -> None:
    state = table(seats=3)
    before = [state.observation_tensor(seat) for seat in range(3)]
    trackers_at = 15 * 144
    board(state, 1).at[0] = 12
    after = [state.observation_tensor(seat) for seat in range(3)]
    each = sum(each for _, _, each in PARTS)
    for seat in range(3):
        changed = [at for at in range(len(before[seat])) if before[seat][at] != after[seat][at]]
        assert changed == [(1 - seat) % 3 * each + trackers_at]


def with_final_card(one: PlanetUnknown, seat: int) -> int:
    return sum(card in (23, 24) for card in one.boards[seat].cards)


def test_r30_a_last_advance_that_all_have_seen_is_remembered_by_samples() -> None:
    state = table(seats=3)
    state.commander = 0
    give(state, 23, 27)
    give(state, 28, seat=1)
    give(state, 32, 36, seat=2)
    for own in state.boards:
        own.stored = 1  # so that everybody has something to do
    state.ending = 1
    resolve(state, LastStep(0), LastStep(1), LastStep(2), FinalScoring())
    assert {with_final_card(one, 0) for one in samples(state, 1)} >= {0, 1}
    do(state, "advance", by="final", track="civ")
    seen = samples(state, 1)
    assert {with_final_card(one, 0) for one in seen} <= {1, 2}
    assert all(gains(one).count(FINAL_STEP) == with_final_card(one, 0) - 1 for one in seen)
    do(state, "patch", at=f"{offered(state, 'patch')[0]['column']}{offered(state, 'patch')[0]['row']}")
    do(state, "end_turn")
    for watcher in (1, 2, None):
        assert {with_final_card(one, 0) for one in samples(state, watcher)} == {1}
    assert {one.boards[0].cards for one in samples(state, 1)} > {state.boards[0].cards}
    assert {with_final_card(one, 2) for one in samples(state, 1, 200)} == {0, 1}
    state.apply_action(state.legal_actions(1)[0], 1)
    do(state, "end_turn", seat=1)
    assert {with_final_card(one, 1) for one in samples(state, 2)} == {0}


def test_r30_both_last_advances_of_two_seats_are_remembered() -> None:
    state = table(seats=3)
    give(state, 23)
    give(state, 24, seat=1)
    state.ending = 1
    resolve(state, LastStep(0), LastStep(1), LastStep(2), FinalScoring())
    assert {with_final_card(one, 0) for one in samples(state, 2)} == {1}  # nothing else would begin its step
    for seat in range(2):
        do(state, "advance", by="final", track="civ", seat=seat)
        if seat == 0:
            do(state, "end_turn", seat=seat)
    drawn = {(one.boards[0].cards, one.boards[1].cards) for one in samples(state, 2, 200)}
    assert drawn == {((23,), (24,)), ((24,), (23,))}
