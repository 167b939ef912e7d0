"""When the unit arrives that a technology adds to a year-end bonus (T1-1b) or to a tile (T3-2c)."""

from __future__ import annotations

import pytest

from landfall.flow import BadState
from landfall.games.evacuation.rules.effects.technologies import GainFirst
from landfall.games.evacuation.table.cards import BONUS_IDS, HIGH, LOW, OF_TILES, TECHNOLOGY_IDS
from landfall.games.evacuation.table.state import Evacuation
from tests.games.evacuation.positions import (
    GAME,
    NEW,
    asked,
    bonuses,
    can,
    develop,
    invent,
    new,
    offers,
    pieces_ready,
    play,
    refused,
    stock,
    stocks,
    turn,
)

DEPOT = TECHNOLOGY_IDS.index("T1-1b")
BUREAU = TECHNOLOGY_IDS.index("T3-2c")
SETTLE = "Y05"  # low: settle, one passage further
SHIP = "Y02"  # high: a ship
MOVES = "Y03"  # low: two infrastructure moves, then a free factory
INVENT_AND_SETTLE = "Y04"  # high
RESOURCES = "Y02"  # low: four resources
POWERS = {(SETTLE, LOW): 8, (SHIP, HIGH): 13, (MOVES, LOW): 7, (INVENT_AND_SETTLE, HIGH): 11, (RESOURCES, LOW): 6}


def at_bonus(state: Evacuation, card: str, side: int) -> Evacuation:
    others = [other for other in (0, 1, 2, 3, 4) if BONUS_IDS[other] != card]
    state.year_cards = (BONUS_IDS.index(card), *others[:2], 7)
    return bonuses(state, POWERS[card, side], 0)


def with_depot(steel: int = 0, population: int = 1) -> Evacuation:
    """Seat 0 has T1-1b, and this much to settle with in the New World."""
    state = turn()
    develop(state, 0, "T1-1b")
    pieces_ready(state, 0, population=population)
    stock(state, 0, new=(0, steel, 0))
    return state


def test_r_64_the_unit_of_t1_1b_may_come_before_a_part_that_needs_it() -> None:
    state = at_bonus(with_depot(), SETTLE, LOW)
    assert asked(state) == "GainFirst"
    assert not can(state, "decline")
    play(state, "gain", world="new", kind="steel")
    assert asked(state) == "Settle"
    play(state, "settle", area=offers(state, "settle")[0])
    assert state.areas[0].bit_count() == 1
    assert asked(state) not in ("GainResource", "GainFirst")


def test_r_64_the_unit_may_come_later_and_is_gained_once() -> None:
    state = at_bonus(with_depot(), SETTLE, LOW)
    play(state, "later")
    assert asked(state) == "GainResource"  # without steel there is nothing to settle
    assert can(state, "decline")
    play(state, "gain", world="old", kind="food")
    assert state.areas[0] == 0
    assert asked(state) not in ("GainResource", "GainFirst")


@pytest.mark.parametrize(("steel", "population", "question"), [(3, 1, "Settle"), (0, 0, "GainResource")])
def test_r_64_nothing_is_asked_where_one_unit_of_steel_makes_no_difference(
    steel: int, population: int, question: str
) -> None:
    assert asked(at_bonus(with_depot(steel, population), SETTLE, LOW)) == question


def test_r_64_it_is_asked_before_each_part_that_may_need_it() -> None:
    state = at_bonus(with_depot(), MOVES, LOW)
    assert asked(state) == "GainFirst"
    play(state, "later")
    assert asked(state) == "InfrastructureMove"
    play(state, "done")
    assert asked(state) == "PrepareFactory"  # it is free
    play(state, "decline")
    assert asked(state) == "GainResource"
    state = with_depot()
    develop(state, 0, "T1-1b", "T1-1c")  # a second factory would be paid for
    at_bonus(state, MOVES, LOW)
    play(state, "later")
    play(state, "done")
    assert asked(state) == "GainFirst"


def test_r_64_a_refresh_of_a_row_needs_it_only_with_empty_stores() -> None:
    assert asked(at_bonus(with_depot(), SHIP, HIGH)) == "GainFirst"
    assert asked(at_bonus(with_depot(steel=1), SHIP, HIGH)) == "ChooseFromRow"


def test_r_64_gained_resources_never_need_it() -> None:
    state = at_bonus(with_depot(), RESOURCES, LOW)
    for _ in range(5):
        assert asked(state) == "GainResource"
        play(state, "gain", world="new", kind="energy")
    assert stocks(state)[NEW] == (0, 0, 5)
    assert asked(state) not in ("GainResource", "GainFirst")


def test_r_64_an_invent_step_needs_it_only_if_what_it_may_develop_does() -> None:
    state = with_depot(steel=1, population=2)
    develop(state, 0, "T1-2a")  # no symbols are needed
    at_bonus(state, INVENT_AND_SETTLE, HIGH)
    assert asked(state) == "Invent"
    play(state, "decline")
    assert asked(state) == "GainFirst"  # for the settle
    state = with_depot()
    state.columns[:3] = [2, 2, 2]  # one step from T1-2b, which takes an infrastructure card
    assert asked(at_bonus(state, INVENT_AND_SETTLE, HIGH)) == "GainFirst"


def test_r_65_the_unit_of_t3_2c_may_come_before_what_the_tile_does() -> None:
    state = turn()
    develop(state, 0, "T3-2c")
    stock(state, 0)
    invent(state, "T3-2a")
    assert asked(state) == "GainFirst"
    assert state.decision(0).source == "T3-2c"  # type: ignore[union-attr]
    play(state, "gain", world="new", kind="steel")
    assert stocks(state)[NEW] == (0, 1, 0)
    assert asked(state) == "InfrastructureMove"
    play(state, "done")
    assert asked(state) == "TakeTurn"


def test_r_65_where_order_cannot_matter_the_unit_comes_last() -> None:
    state = turn()
    develop(state, 0, "T3-2c")
    invent(state, "T3-1a")
    assert asked(state) == "GainFactory"
    play(state, "factory", world="new", kind="steel")
    assert asked(state) == "GainResource"


def test_r_65_later_is_after_all_that_the_tile_does() -> None:
    state = turn()
    develop(state, 0, "T3-2c")
    invent(state, "T3-2a")
    play(state, "later")
    play(state, "take_card", slot=1)
    assert asked(state) == "GainResource"


def asked_for_steel() -> tuple[Evacuation, int]:
    """A table of four, at which the seat with set 1 has developed T1-1b and is asked before it settles."""
    state = new(4)
    place = state.layout.index(DEPOT)
    seat = place // 9
    state.columns[place // 3] = 1
    state.developed[seat] = 1 << DEPOT
    pieces_ready(state, seat, population=1)
    state.uses[4 * seat + 3] = state.actions_taken[seat] = 2
    state.year_cards = (BONUS_IDS.index(SETTLE), 0, 1, 7)
    bonuses(state, *[POWERS[SETTLE, LOW] if other == seat else 0 for other in range(4)])
    assert asked(state) == "GainFirst"
    return state, seat


def test_the_question_is_stored_and_read_and_refuses_what_does_not_answer_it() -> None:
    state, seat = asked_for_steel()
    again = GAME.state_from_dict(state.to_dict())
    assert again.digest() == state.digest()
    assert again.legal_actions(seat) == state.legal_actions(seat)
    assert refused(state, "decline").code == "answer-the-question"


SETTLING = 2 * BONUS_IDS.index(SETTLE) + LOW


@pytest.mark.parametrize(
    ("tile", "parts", "done"),
    [
        pytest.param(DEPOT, SETTLING, 1, id="the settle is done"),
        pytest.param(DEPOT, 2 * BONUS_IDS.index(SHIP) + HIGH, 0, id="not the card of this year"),
        pytest.param(0, SETTLING, 0, id="T1-1a adds nothing"),
        pytest.param(DEPOT, OF_TILES + DEPOT, 0, id="T1-1b adds nothing to a tile"),
        pytest.param(BUREAU, OF_TILES + BUREAU, 0, id="T3-2c is not developed"),
    ],
)
def test_a_unit_that_no_technology_adds_is_refused_when_it_is_read(tile: int, parts: int, done: int) -> None:
    state, seat = asked_for_steel()
    state.agenda[-1] = GainFirst(seat, tile, parts, done)
    stored = state.to_dict()
    with pytest.raises(BadState, match=r"parts|adds nothing"):
        GAME.state_from_dict(stored)
