"""Income, feeding, stadium demands and penalties: rules, section 6."""

from __future__ import annotations

import pytest

from landfall.games.evacuation.table.state import Evacuation
from landfall.games.evacuation.table.terms import INCOME
from tests.games.evacuation.positions import (
    NEW,
    develop,
    empty_stocks,
    new,
    own_stadium,
    phase,
    production,
    stock,
    stocks,
    turn,
)


def income(year: int, **options: object) -> Evacuation:
    state = new(2)
    empty_stocks(state)
    state.year = year
    return state


def test_areas_face_down_produce_nothing() -> None:
    state = income(2)
    state.areas_up[0] = 0
    state.tiles_up[0], state.tiles_down[0] = 1, 1
    phase(state, INCOME)
    assert stocks(state, 0) == ((0, 1, 1), (0, 0, 0))
    assert state.penalties[0] == 3


def test_r_3_the_new_world_yields_what_the_markers_say() -> None:
    state = income(1)
    state.production[:3] = [1, 2, 3]
    phase(state, INCOME)
    assert stocks(state, 0)[NEW] == (1, 2, 3)
    assert production(state) == [1, 2, 3]


def test_food_of_one_world_does_not_feed_the_other() -> None:
    state = income(3)
    own_stadium(state, 0, "ST05")
    stock(state, 0, old=(9, 0, 0))
    phase(state, INCOME)
    assert state.penalties[0] == 2
    assert stocks(state, 0)[0][0] == 9 + 7 - 2


def test_r_33_feeding_is_compulsory_even_if_nothing_is_left_for_cloning() -> None:
    state = income(4)
    state.areas_up[0] = 0
    stock(state, 0, new=(3, 0, 0))
    phase(state, INCOME)
    assert stocks(state, 0)[NEW][0] == 0


@pytest.mark.parametrize(("year", "needed"), [(1, 0), (2, 0), (3, 1), (4, 2)])
def test_stadiums_missing_in_the_new_world_cost_a_token_each(year: int, needed: int) -> None:
    state = income(year)
    stock(state, 0, old=(9, 0, 0), new=(9, 0, 0))
    phase(state, INCOME)
    assert state.penalties[0] == needed


def test_the_starting_stadium_counts_once_it_has_been_shipped() -> None:
    state = income(3)
    stock(state, 0, new=(9, 0, 0))
    state.stadiums[:2] = [(), (0,)]
    phase(state, INCOME)
    assert state.penalties[0] == 0


def test_r_34_penalty_tokens_are_never_removed() -> None:
    state = income(2)
    state.penalties[0] = 4
    phase(state, INCOME)
    assert state.penalties[0] == 4


def test_technology_t2_2c_lowers_the_need_for_food() -> None:
    state = income(4)
    own_stadium(state, 0, "ST05")
    own_stadium(state, 0, "ST06")
    develop(state, 0, "T2-2c")
    stock(state, 0, new=(3, 0, 0))
    phase(state, INCOME)
    assert stocks(state, 0)[NEW][0] == 1
    assert state.penalties[0] == 0


def test_prepared_factories_produce_nothing() -> None:
    state = turn()
    state.prepared[3] = 2
    state.unused[0] -= 2
    phase(state, INCOME)
    assert stocks(state, 0)[NEW] == (0, 0, 0)
