"""Year-end bonuses (rules, 17.1 and R 55): every part of every bonus, in order, done or declined."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from landfall.games.evacuation.table.cards import BONUS_IDS, BONUS_POWERS
from landfall.games.evacuation.table.state import Evacuation
from tests.games.evacuation.positions import (
    NEW,
    OLD,
    asked,
    bonuses,
    can,
    markers,
    offers,
    pieces_ready,
    play,
    ships,
    stock,
    stocks,
    turn,
)

# What every card brings at its two values: the power, then the parts in order. Written from the list of cards.
PRINTED: dict[str, tuple[tuple[int, tuple[str, ...]], tuple[int, tuple[str, ...]]]] = {
    "Y01": ((7, ("1 unit", "invent")), (10, ("4 units",))),
    "Y02": ((6, ("4 units",)), (13, ("ship",))),
    "Y03": ((7, ("moves", "factory")), (12, ("2 units", "population"))),
    "Y04": ((6, ("2 units", "population")), (11, ("invent", "settle"))),
    "Y05": ((8, ("settle further",)), (11, ("1 unit", "invent"))),
    "Y06": ((9, ("ship",)), (12, ("3 units", "population"))),
    "Y07": ((8, ("2 units", "population")), (12, ("moves", "factory"))),
    "Y08": ((7, ("settle further",)), (11, ("moves", "factory"))),
    "Y09": ((8, ("moves", "factory")), (13, ("invent", "settle"))),
    "Y10": ((9, ("1 unit", "invent")), (13, ("settle further",))),
    "Y11": ((6, ("1 unit", "invent")), (10, ("2 units", "population"))),
    "Y12": ((6, ("4 units",)), (12, ("invent", "settle"))),
    "Y13": ((9, ("moves", "factory")), (11, ("4 units",))),
    "Y14": ((8, ("invent", "settle")), (10, ("settle further",))),
}
SIDES = [(name, side) for name in PRINTED for side in (0, 1)]


def test_every_bonus_of_the_data_is_tried_below() -> None:
    assert sorted(PRINTED) == sorted(BONUS_IDS)


def at_the_bonus(name: str, side: int) -> Evacuation:
    """Seat 0 meets the value in the last year; it has pieces for an area with two population, and no symbols."""
    state = turn()
    state.year = 4
    state.year_cards = (0, 1, 2, BONUS_IDS.index(name))
    markers(state, 0, 3, 3)  # before passage 2: only tundra is open
    pieces_ready(state, 0, population=2)
    stock(state, 0, new=(0, 2, 0))
    state.layout = (0, 3, 6, 1, 4, 7, 2, 5, 8, *state.layout[9:])  # column 1 begins with a tile that asks nothing
    return bonuses(state, PRINTED[name][side][0], 0)


def gain(units: int) -> Callable[[Evacuation], None]:
    def done(state: Evacuation) -> None:
        before = stocks(state)[OLD]
        for _ in range(units):
            assert asked(state) == "GainResource"
            play(state, "gain", world="old", kind="energy")
        assert stocks(state)[OLD] == (*before[:2], before[2] + units)

    return done


def invent(state: Evacuation) -> None:
    assert asked(state) == "Invent"
    play(state, "invent", column=1)
    assert state.columns[0] == 1


def settle(state: Evacuation) -> None:
    assert asked(state) == "Settle"
    assert not can(state, "settle", area="N11")  # desert
    play(state, "settle", area="N03")
    assert state.owners[2] == 0


def settle_further(state: Evacuation) -> None:
    assert asked(state) == "Settle"
    assert not can(state, "settle", area="N20")  # two passages further
    play(state, "settle", area="N11")  # R 28: the next locked biome, here desert
    assert state.owners[10] == 0


def ship(state: Evacuation) -> None:
    assert asked(state) == "ChooseFromRow"
    before = stocks(state)
    play(state, "build", slot=1, world="new")
    assert len(ships(state, 0, NEW)) == 1
    assert stocks(state) == before


def moves(state: Evacuation) -> None:
    for _ in range(2):
        assert asked(state) == "InfrastructureMove"
        play(state, "take_card", slot=1)
    assert state.hand_infrastructure[0].bit_count() == 2


def factory(state: Evacuation) -> None:
    assert asked(state) == "PrepareFactory"
    before = stocks(state)
    play(state, "factory", world="new", kind="food")
    assert state.prepared[3] == 1
    assert stocks(state) == before  # free


def population(state: Evacuation) -> None:
    assert state.population[0] == 3, "it comes without a question"


DONE: dict[str, Callable[[Evacuation], None]] = {
    "1 unit": gain(1),
    "2 units": gain(2),
    "3 units": gain(3),
    "4 units": gain(4),
    "invent": invent,
    "settle": settle,
    "settle further": settle_further,
    "ship": ship,
    "moves": moves,
    "factory": factory,
    "population": population,
}


@pytest.mark.parametrize(("name", "side"), SIDES)
def test_the_values_are_those_printed(name: str, side: int) -> None:
    assert BONUS_POWERS[BONUS_IDS.index(name)][side] == PRINTED[name][side][0]


@pytest.mark.parametrize(("name", "side"), SIDES)
def test_every_part_of_a_bonus_is_done_in_order(name: str, side: int) -> None:
    state = at_the_bonus(name, side)
    for part in PRINTED[name][side][1]:
        DONE[part](state)
    assert state.is_terminal(), "nothing else comes of it"


@pytest.mark.parametrize(("name", "side"), [one for one in SIDES if len(PRINTED[one[0]][one[1]][1]) == 2])
def test_r_55_the_second_part_comes_where_the_first_is_declined(name: str, side: int) -> None:
    state = at_the_bonus(name, side)
    question = asked(state)
    while asked(state) == question:
        play(state, "decline" if can(state, "decline") else "done")
    DONE[PRINTED[name][side][1][1]](state)
    assert state.is_terminal()


@pytest.mark.parametrize(("name", "side"), SIDES)
def test_r_55_every_part_may_be_declined(name: str, side: int) -> None:
    state = at_the_bonus(name, side)
    stock_before = stocks(state)[NEW][1]
    while not state.is_terminal():
        assert {"decline", "done"} & set(offers(state)), offers(state)
        play(state, "decline" if can(state, "decline") else "done")
    assert state.owners.count(0) == 0
    assert stocks(state)[NEW][1] == stock_before
    assert state.population[0] == (3 if "population" in PRINTED[name][side][1] else 2)


@pytest.mark.parametrize(("name", "side"), SIDES)
def test_a_power_one_off_misses_a_strict_bonus(name: str, side: int) -> None:
    for power in (PRINTED[name][side][0] - 1, PRINTED[name][side][0] + 1):
        if power in [value for value, _ in PRINTED[name]]:
            continue
        state = turn()
        state.year_cards = (BONUS_IDS.index(name), 1, 2, 7)
        bonuses(state, power, 0)
        assert state.year == 2, power
