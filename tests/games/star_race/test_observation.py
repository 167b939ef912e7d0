"""What a seat knows as numbers: each part says what it should, and nothing tells what is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from landfall.flow import State
from landfall.games.star_race.knowledge.observation import PARTS, QUESTIONS
from landfall.games.star_race.table.terms import GROUP_IDS
from tests.games.star_race.positions import CARDS, GAME, PLANETS, SHIPS, arrive, play, play_card, race
from tests.games.star_race.test_mission import advanced
from tests.games.star_race.test_planets import FOUR_OUT
from tests.games.star_race.test_view import HIRED_3, looked
from tests.games.star_race.test_xentoria import meet, placing

KINDS = tuple(question.__name__ for question in QUESTIONS)


def part(state: State, seat: int, name: str) -> list[float]:
    """One named part of the observation."""
    seen = state.observation_tensor(seat)
    at = 0
    for part_name, common, each in PARTS:
        size = common + each * state.seats
        if part_name == name:
            return list(seen[at : at + size])
        at += size
    raise AssertionError(f"no part is called {name!r}")


def rows(numbers: list[float], length: int) -> list[list[float]]:
    return [numbers[at : at + length] for at in range(0, len(numbers), length)]


def names(flags: list[float], of: tuple[str, ...]) -> list[str]:
    return [name for name, flag in zip(of, flags, strict=True) if flag]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_size_is_the_same_for_every_seat(seats: int) -> None:
    state = race(seats)
    assert {len(state.observation_tensor(seat)) for seat in range(seats)} == {GAME.observation_size(seats)}


def test_each_ship_stands_on_one_level() -> None:
    numbers = part(race(levels={"T1": 5, "K3": 4}), 1, "ship levels, one of seven a ship")
    assert [row.index(1.0) for row in rows(numbers, 7)] == [5, 2, 2, 2, 2, 2, 2, 2, 4]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_own_hired_ships(seat: int) -> None:
    assert names(part(race(3, hired=HIRED_3), seat, "own hired ships"), SHIPS) == list(HIRED_3[seat])


def test_ships_seen_of_others_count_from_the_observer_on() -> None:
    state = looked()
    seen = rows(part(state, 0, "ships seen of each seat"), 9)
    assert [names(row, SHIPS) for row in seen] == [[], [state.view(0)["looks"][0]["ship"]], []]


@pytest.mark.parametrize("seat", [1, 2])
def test_ships_seen_by_others_are_not_in_it(seat: int) -> None:
    assert not any(part(looked(), seat, "ships seen of each seat"))


def test_own_hand_as_shares_of_each_kind() -> None:
    state = race(hands=["plus1", "swap"])
    assert part(state, 0, "own hand") == [0, 0, 1, 0, 0, 0, 0, 0.5]


def test_own_cards_set_aside() -> None:
    state = race(planet="zora", asides=["swap", "swap", "copy"])
    assert part(state, 0, "own cards set aside") == [0, 0, 0, 0, 0, 1, 0, 1]


def test_cards_played_count_from_the_observer_on() -> None:
    state = race(3)
    play_card(state, "plus1", ("ship", "T1"))
    played = rows(part(state, 2, "cards played"), 8)
    assert [names(row, CARDS) for row in played] == [[], ["plus1"], []]


def test_the_kind_offered_to_copy() -> None:
    offered = rows(part(race(3, offers={1: "rewind"}), 1, "kind offered to Copy"), 8)
    assert [names(row, CARDS) for row in offered] == [["rewind"], [], []]


def test_totals_as_shares_of_the_best_basic_game() -> None:
    assert part(race(3, totals=[0, 36, 54]), 1, "total") == [0.25, 0.375, 0.0]


def test_whose_turn_it_is() -> None:
    assert part(race(3, turn_of=2), 1, "whose turn") == [0, 1, 0]


def test_the_start_player() -> None:
    assert part(race(4, start_player=0), 3, "start player") == [0, 1, 0, 0]


def test_who_is_ready() -> None:
    state = play(advanced("nova", 3), "set_aside", 1, cards="minus2+copy+rewind")
    assert part(state, 0, "ready") == [0, 1, 0]


@pytest.mark.parametrize("planet", PLANETS)
def test_the_planet_and_its_abilities(planet: str) -> None:
    assert names(part(race(planet=planet), 0, "planet and abilities"), (*PLANETS, "abilities")) == [planet, "abilities"]


@pytest.mark.parametrize("mission", [1, 2, 3, 4])
def test_the_mission(mission: int) -> None:
    assert part(race(mission=mission), 0, "mission").index(1.0) == mission - 1


def test_patrol_tokens() -> None:
    numbers = part(race(planet="xentoria", patrols={"K1": 5}), 0, "patrol tokens, one of seven a ship")
    assert [row.index(1.0) if any(row) else None for row in rows(numbers, 7)] == [None] * 6 + [5, None, None]


def test_whom_each_seat_has_inspected_counted_from_the_observer() -> None:
    assert rows(part(looked(), 0, "inspected, by each seat"), 4) == [[0, 1, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]
    assert rows(part(looked(), 1, "inspected, by each seat"), 4) == [[0, 0, 0, 0], [0, 0, 0, 0], [1, 0, 0, 0]]


def test_the_group_whose_entrants_are_asked_for() -> None:
    state = play(play_card(race(levels={"T1": 5, "B1": 5}), "number_plus1"), "group", group="number:1")
    assert names(part(state, 0, "group in question"), GROUP_IDS) == ["number:1"]


def test_ships_with_a_token() -> None:
    state = race(planet="pandora", tokens={"B2": 15})
    assert names(part(state, 0, "ships with a token"), SHIPS) == ["B2"]


def asking() -> Iterator[tuple[str, State]]:
    """A position for every kind of question."""
    yield "SetAside", advanced("nova")
    yield "PlacePatrol", placing()
    yield "PlayCard", race()
    yield "ChooseShip", play_card(race(), "plus1")
    yield "ChoosePair", play_card(race(levels={"T1": 4, "T2": 5}), "swap")
    yield "ChooseGroup", play_card(race(), "race_plus1")
    yield "ChooseEntrants", play_card(race(levels={"T1": 5, "T2": 5}), "race_plus1", ("group", "race:terran"))
    yield "ChooseSource", play_card(race(offers={1: "plus1"}), "copy")
    yield "NovaAbility", arrive("nova")
    yield "ZoraAbility", arrive("zora", levels=FOUR_OUT)
    yield "Look", meet()


@pytest.mark.parametrize(("kind", "state"), list(asking()), ids=lambda value: value if isinstance(value, str) else "")
def test_what_is_asked(kind: str, state: State) -> None:
    asked: Any = state.decision()
    assert asked.kind == kind
    assert names(part(state, state.current_player(), "what is asked"), KINDS) == [kind]


def test_every_question_is_known_to_the_observation() -> None:
    assert {kind for kind, _ in asking()} == set(KINDS)


@pytest.mark.parametrize("card", ["plus1", "race_plus1", "number_plus1"])
def test_the_card_in_question(card: str) -> None:
    assert names(part(play_card(race(), card), 0, "card in question"), CARDS) == [card]


def test_nothing_is_asked_of_who_does_not_act() -> None:
    state = play_card(race(), "plus1")
    assert not any(part(state, 1, "what is asked") + part(state, 1, "card in question"))


def test_the_observation_of_the_seat_to_act_is_the_default() -> None:
    state = race(3, turn_of=1)
    assert state.observation_tensor() == state.observation_tensor(1)
