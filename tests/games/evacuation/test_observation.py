"""What a seat knows as numbers: every open thing is told, in a place of its own, and nothing hidden."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from landfall.games.evacuation.game import EvacuationGame
from landfall.games.evacuation.knowledge.observation import PARTS
from landfall.games.evacuation.table.components import SHIP_IDS
from landfall.games.evacuation.table.state import Evacuation
from landfall.games.evacuation.table.terms import OPPONENT_PARTY
from tests.games.evacuation.positions import (
    NEW,
    develop,
    hold,
    lay_row,
    lay_tile,
    markers,
    new,
    own_ship,
    own_stadium,
    play,
    settled,
    stock,
    transport,
    turn,
)

GAME = EvacuationGame()


def test_the_sizes_are_those_that_are_documented() -> None:
    assert [GAME.observation_size(seats) for seats in (1, 2, 3, 4)] == [1897, 2603, 3309, 4015]


def part(state: Evacuation, name: str, turn_after: int, seat: int = 0) -> list[float]:
    """The numbers of one part, of the observer (0), of another seat, or common to all (-1)."""
    seen = state.observation_tensor(seat)
    for other in GAME.observation_parts(state.seats):
        if other.name == name and other.seat == turn_after:
            return list(seen[other.start : other.start + other.size()])
    raise AssertionError(name)


def alone() -> Evacuation:
    return turn(1)


def two() -> Evacuation:
    return turn(2)


def cards() -> Evacuation:
    return turn(2, actions="advanced")


def put(state: Evacuation, field: str, value: object) -> None:
    setattr(state, field, value)


def supply_and_research(state: Evacuation) -> None:
    play(state, "act", action="A1")


def load_a_ship(state: Evacuation) -> None:
    own_ship(state, 0, "S14")
    stock(state, 0, old=(0, 0, 5))
    transport(state)
    play(state, "send", ship="S14")


def first_flight_off(state: Evacuation) -> None:
    own_ship(state, 0, "S14")
    offs = list(state.flights_off)
    offs[SHIP_IDS.index("S14")] = 1
    state.flights_off = tuple(offs)


def lay_lines(state: Evacuation) -> None:
    state.lines = tuple(1 - side for side in state.lines)


def turn_the_cards_of_years(state: Evacuation) -> None:
    state.year_cards = tuple(reversed(state.year_cards))


def show_another_back(state: Evacuation) -> None:
    state.solo_deck = (*state.solo_deck[1:], state.solo_deck[0])


def ask_for_a_column(state: Evacuation) -> None:
    play(state, "act", action="A10")


def play_a_card(state: Evacuation) -> None:
    state.face_up[1] = (state.hand[1][0],)
    state.hand[1] = state.hand[1][1:]


def put_a_card_down(state: Evacuation) -> None:
    state.face_down[0] = (state.hand[0][0],)
    state.hand[0] = state.hand[0][1:]


CHANGES: list[tuple[str, int, Callable[[], Evacuation], Callable[[Evacuation], None]]] = [
    ("year and phase", -1, two, lambda state: put(state, "year", 3)),
    ("race, advanced, generous, third party", -1, two, lambda state: put(state, "is_race", True)),
    ("bonus thresholds of every year", -1, two, turn_the_cards_of_years),
    ("bonus cards of every year", -1, two, turn_the_cards_of_years),
    ("rows", -1, two, lambda state: lay_row(state, 0, "S01")),
    ("infrastructure in the row", -1, two, lambda state: lay_row(state, 2, "I-01")),
    ("cards left in the decks", -1, two, lambda state: put(state, "decks", [(), (), ()])),
    ("areas of the opponent", -1, alone, lambda state: settled(state, 4, "N05")),
    ("common goals on the table", -1, lambda: turn(2, common_goals=True), lambda state: put(state, "commons", ())),
    ("lines", -1, lambda: turn(2, lines="a"), lay_lines),
    ("solo deck used", -1, alone, lambda state: put(state, "solo_used", (2,))),
    ("back of the solo deck", -1, alone, show_another_back),
    ("place of the solo tile", -1, alone, lambda state: put(state, "solo_tile", 7)),
    ("stadiums and faces of the opponent", -1, alone, lambda state: put(state, "opponent_stadiums", (9,))),
    ("markers and places of those without a seat", -1, alone, lambda state: markers(state, OPPONENT_PARTY, 5, 2)),
    ("own action cards: hand, face down, discarded", -1, cards, put_a_card_down),
    ("kind of factory that the card has prepared", -1, cards, lambda state: put(state, "last_prepared", 1)),
    ("what is asked", -1, two, ask_for_a_column),
    ("what the question is about", -1, two, ask_for_a_column),
    ("ship that is loaded, and what is aboard", -1, two, load_a_ship),
    ("what the seat does after the question", -1, two, supply_and_research),
    ("stocks, production, factories", 1, two, lambda state: stock(state, 1, old=(1, 0, 0))),
    ("population and tokens", 1, two, lambda state: put(state, "population", [0, 2])),
    ("areas of both worlds", 1, two, lambda state: settled(state, 1, "N05")),
    ("technologies", 1, two, lambda state: develop(state, 1, "T1-1a")),
    ("technology layout: tiles by column", 1, two, lambda state: lay_tile(state, 1, "T1-3c")),
    ("infrastructure", 1, two, lambda state: hold(state, 1, "I-01")),
    ("ships", 1, two, lambda state: own_ship(state, 1, "S14", NEW)),
    ("energy off first flights", 0, two, first_flight_off),
    ("ships about to fly, there and back, and what is aboard", 0, two, load_a_ship),
    ("stadiums by world, and faces", 1, two, lambda state: own_stadium(state, 1, "ST20")),
    ("actions, uses, powers", 1, two, lambda state: put(state, "power", [0, 4])),
    ("action cards: face up, and how many in hand and face down", 1, cards, play_a_card),
    ("markers", 1, two, lambda state: markers(state, 1, 5, 2)),
    ("goals as far as they are known", 1, two, lambda state: put(state, "goals", [(), (5, 6, 7)])),
    ("passed, free refresh used, place in turn order, acting, common goals", 1, two, lambda s: put(s, "passed", 2)),
]


@pytest.mark.parametrize(("name", "whose", "start", "change"), CHANGES, ids=[change[0] for change in CHANGES])
def test_a_part_tells_what_has_changed(
    name: str, whose: int, start: Callable[[], Evacuation], change: Callable[[Evacuation], None]
) -> None:
    state = start()
    before = part(state, name, whose)
    change(state)
    assert part(state, name, whose) != before


def test_every_part_is_tried_above() -> None:
    tried = {change[0] for change in CHANGES} | {"goals to pick from and picked"}
    assert {name for name, _, _ in PARTS} == tried


def test_a_drafter_sees_the_own_hand_and_picks_and_nobody_elses() -> None:
    state = new(2, goals="draft")
    assert sum(part(state, "goals to pick from and picked", -1)) == 4
    goal = next(iter(state.game.actions.decode(state.legal_actions(0)[0])[1].values()))
    play(state, "keep_goal", by=0, goal=goal)
    assert sum(part(state, "goals to pick from and picked", -1)[24:]) == 1
    assert sum(part(state, "goals to pick from and picked", -1, 1)[24:]) == 0


def test_goals_that_were_drafted_are_told_to_their_owner_alone() -> None:
    state = turn(2)
    assert sum(part(state, "goals as far as they are known", 1)) == 3  # fixed by the technology set: open
    state.options = {**state.options, "goals": "draft"}
    assert sum(part(state, "goals as far as they are known", 1)) == 0
    assert sum(part(state, "goals as far as they are known", 0)) == 3
