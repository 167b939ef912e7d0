"""Each of the eighty action cards: its powers, and every part of it carried out. Written from the list of cards."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from landfall.games.evacuation.table.cards import CARD_POWERS, CARDS
from landfall.games.evacuation.table.state import Evacuation
from tests.games.evacuation.positions import (
    OLD,
    asked,
    can,
    card,
    lay_row,
    markers,
    offers,
    parts_of,
    play,
    settled,
    stocks,
)
from tests.games.evacuation.test_action_cards import rich

# By number: the powers, then the parts.
SAYS: dict[int, tuple[tuple[int, ...], tuple[str, ...]]] = {
    1: ((2,), ("2 units",)),
    2: ((2,), ("1 unit", "4 exchanges")),
    3: ((4,), ("3 exchanges", "draw 1")),
    4: ((1,), ("one of each",)),
    5: ((2,), ("1 unit", "1 move")),
    6: ((1, 2), ("2 energy",)),
    7: ((2, 3), ("2 food",)),
    8: ((1, 2), ("2 steel",)),
    9: ((2, 3, 4), ("1 unit",)),
    10: ((3,), ("1 unit", "draw 2")),
    11: ((1,), ("ship",)),
    12: ((1,), ("refresh", "ship")),
    13: ((0,), ("ship", "1 unit")),
    14: ((0,), ("ship", "settle")),
    15: ((1,), ("ship",)),
    16: ((1,), ("ship", "1 move")),
    17: ((1,), ("ship", "clone")),
    18: ((1,), ("ship", "1 exchange")),
    19: ((1,), ("1 exchange", "settle")),
    20: ((0,), ("settle", "1 unit")),
    21: ((1,), ("settle", "1 move")),
    22: ((1,), ("settle",)),
    23: ((1,), ("settle",)),
    24: ((0,), ("settle", "2 exchanges")),
    25: ((3, 4, 5), ("ship",)),
    26: ((3, 4), ("ship",)),
    27: ((3,), ("ship",)),
    28: ((3, 4), ("ship",)),
    29: ((1,), ("1 unit", "invent")),
    30: ((3,), ("invent", "draw 2")),
    31: ((3,), ("invent", "1 move")),
    32: ((2,), ("pay", "invent", "invent")),
    33: ((5,), ("invent",)),
    34: ((3,), ("invent", "1 exchange")),
    35: ((1,), ("invent", "settle")),
    36: ((1,), ("invent", "stadium")),
    37: ((5,), ("pay", "invent")),
    38: ((1,), ("1 unit", "2 moves")),
    39: ((2,), ("3 moves",)),
    40: ((2,), ("2 moves",)),
    41: ((4, 5), ("1 move",)),
    42: ((3,), ("refresh", "2 moves")),
    43: ((3,), ("2 moves", "draw 1")),
    44: ((2,), ("1 move", "factory")),
    45: ((2,), ("1 move", "clone")),
    46: ((3, 4), ("2 moves",)),
    47: ((2,), ("play infrastructure",)),
    48: ((3,), ("settle N02",)),
    49: ((3, 4), ("settle",)),
    50: ((3,), ("settle",)),
    51: ((3,), ("settle",)),
    52: ((3,), ("settle N05",)),
    53: ((3, 4), ("settle",)),
    54: ((3,), ("settle N02",)),
    55: ((0,), ("settle", "settle N02")),
    56: ((0,), ("settle",)),
    57: ((1,), ("settle", "draw 2")),
    58: ((1,), ("stadium", "1 exchange")),
    59: ((0,), ("stadium", "1 unit")),
    60: ((1,), ("stadium",)),
    61: ((3, 4), ("stadium", "one more")),
    62: ((3,), ("stadium",)),
    63: ((2,), ("factory", "steel factory")),
    64: ((2,), ("factory",)),
    65: ((1,), ("factory", "1 unit")),
    66: ((4, 5), ("factory",)),
    67: ((2,), ("factory", "1 exchange")),
    68: ((4,), ("factory",)),
    69: ((1,), ("factory", "settle")),
    70: ((1,), ("clone", "1 unit")),
    71: ((1,), ("stadium", "1 move")),
    72: ((2,), ("clone",)),
    73: ((2,), ("clone", "clone")),
    74: ((3, 4), ("population",)),
    75: ((1,), ("clone", "settle")),
    76: ((2,), ("clone", "1 exchange")),
    77: ((1,), ("refresh", "stadium")),
    78: ((0,), ("stadium", "ship")),
    79: ((5,), ("draw 3",)),
    80: ((2,), ("board",)),
}


def units(count: int, kind: str = "food") -> Callable[[Evacuation], None]:
    def done(state: Evacuation) -> None:
        before = sum(stocks(state)[OLD])
        for _ in range(count):
            play(state, "gain", world="old", kind=kind)
        assert sum(stocks(state)[OLD]) == before + count

    return done


def exchanges(count: int) -> Callable[[Evacuation], None]:
    def done(state: Evacuation) -> None:
        before = stocks(state)[OLD]
        for _ in range(count):
            play(state, "exchange", exchange="old:food:steel")
        assert stocks(state)[OLD] == (before[0] - count, before[1] + count, before[2])
        assert not can(state, "exchange", exchange="old:food:steel")

    return done


def moves(count: int) -> Callable[[Evacuation], None]:
    def done(state: Evacuation) -> None:
        for _ in range(count):
            assert asked(state) == "InfrastructureMove"
            play(state, "take_card", slot=1)
        assert state.hand_infrastructure[0].bit_count() == count
        assert asked(state) != "InfrastructureMove"

    return done


def settle(area: str) -> Callable[[Evacuation], None]:
    def done(state: Evacuation) -> None:
        before = state.settled_population[0] + sum(state.settled_factories[:3])
        play(state, "settle", area=area)
        while asked(state) == "PlaceFactory":
            play(state, "place_factory", kind="food")
        assert state.owners[int(area[1:]) - 1] == 0
        assert state.settled_population[0] + sum(state.settled_factories[:3]) > before

    return done


def one_of_each(state: Evacuation) -> None:
    before = stocks(state)[OLD]
    play(state, "gain_set", world="old")
    assert stocks(state)[OLD] == tuple(held + 1 for held in before)


def ship(state: Evacuation) -> None:
    before = sum(stocks(state)[OLD])
    play(state, "build", slot=1, world="old")
    while asked(state) == "SaveUnit":
        play(state, "save", kind=offers(state, "save")[0])
    assert len(state.ships[0]) == 1
    assert sum(stocks(state)[OLD]) < before


def stadium(state: Evacuation) -> None:
    before = sum(stocks(state)[OLD])
    play(state, "build", slot=1, world="old")
    while asked(state) == "SaveUnit":
        play(state, "save", kind=offers(state, "save")[0])
    assert len(state.stadiums[0]) == 2
    assert sum(stocks(state)[OLD]) < before


def one_more(state: Evacuation) -> None:
    before = sum(stocks(state)[OLD])
    play(state, "add", kind="energy")
    assert sum(stocks(state)[OLD]) == before - 1


def refresh(state: Evacuation) -> None:
    before = stocks(state)
    for slot in (1, 2, 3):
        play(state, "put_under", slot=slot)
    assert stocks(state) == before


def invent(state: Evacuation) -> None:
    before = sum(state.columns[:3])
    play(state, "invent", column=offers(state, "invent")[0])
    while asked(state) in ("GainFactory", "TakeInfrastructure"):
        play(state, "decline")
    assert sum(state.columns[:3]) == before + 1


def pay(state: Evacuation) -> None:
    before = stocks(state)[OLD]
    play(state, "pay", world="old", kind="energy")
    assert stocks(state)[OLD] == (*before[:2], before[2] - 1)


def factory(kind: str) -> Callable[[Evacuation], None]:
    def done(state: Evacuation) -> None:
        before = sum(state.prepared[:3])
        play(state, "factory", world="old", kind=kind)
        assert sum(state.prepared[:3]) == before + 1

    return done


def clone(state: Evacuation) -> None:
    before = state.population[0]
    play(state, "clone")
    assert state.population[0] >= before + 2


def draw(count: int) -> Callable[[Evacuation], None]:
    def done(state: Evacuation) -> None:
        assert asked(state) == "KeepFour"
        assert len(state.hand[0]) == 3 + count + 1  # and the one drawn at the end of every turn
        for _ in range(count):
            play(state, "discard", card=offers(state, "discard")[0])
        assert len(state.hand[0]) == 4

    return done


def population(state: Evacuation) -> None:
    assert state.population[0] == 5, "four were waiting"


def play_infrastructure(state: Evacuation) -> None:
    play(state, "play_infrastructure", infrastructure="I-01")
    while asked(state) == "SaveUnit":
        play(state, "save", kind=offers(state, "save")[0])
    assert state.played[0] == 1


def board(state: Evacuation) -> None:
    assert set(offers(state, "act")) <= {"A6", "A7", "A8", "A9", "A10"}
    play(state, "act", action="A10")
    invent(state)
    assert state.uses[:4] == [0, 0, 0, 0]  # R 43


DOES: dict[str, Callable[[Evacuation], None]] = {
    "1 unit": units(1),
    "2 units": units(2),
    "2 food": units(2),
    "2 steel": units(2, "steel"),
    "2 energy": units(2, "energy"),
    "one of each": one_of_each,
    **{f"{n} exchange{'' if n == 1 else 's'}": exchanges(n) for n in (1, 2, 3, 4)},
    **{f"{n} move{'' if n == 1 else 's'}": moves(n) for n in (1, 2, 3)},
    **{f"draw {n}": draw(n) for n in (1, 2, 3)},
    "ship": ship,
    "stadium": stadium,
    "one more": one_more,
    "refresh": refresh,
    "settle": settle("N01"),
    "settle N02": settle("N02"),
    "settle N05": settle("N05"),
    "invent": invent,
    "pay": pay,
    "factory": factory("food"),
    "steel factory": factory("steel"),
    "clone": clone,
    "population": population,
    "play infrastructure": play_infrastructure,
    "board": board,
}


def test_every_card_of_the_data_is_tried_below() -> None:
    assert sorted(SAYS) == list(range(1, CARDS + 1))


@pytest.mark.parametrize("number", SAYS)
def test_a_card_has_the_powers_printed(number: int) -> None:
    assert CARD_POWERS[number - 1] == SAYS[number][0]


@pytest.mark.parametrize("number", SAYS)
def test_all_parts_of_a_card_are_done(number: int) -> None:
    state = rich()
    markers(state, 0, 7, 6)  # deserts are open
    if number == 54:
        settled(state, 0, "N03")
    if number == 47:
        state.hand_infrastructure[0] = 1
    lay_row(state, 0, "S01", "S02", "S03")
    lay_row(state, 1, "ST05", "ST06", "ST07")
    card(state, number)
    for done, part in enumerate(SAYS[number][1], start=1):
        if asked(state) == "NextPart" and part.split()[0] != "draw":
            play(state, "part", part=done)
        elif asked(state) == "NextPart":
            play(state, "part", part=parts_of(number))
        DOES[part](state)
    assert state.current_player() == 1, asked(state)
    assert state.powers(0) == list(SAYS[number][0])
