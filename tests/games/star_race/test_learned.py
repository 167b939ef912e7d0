"""What bots go by since they learned: features of a seat, what they are worth, and moves that anybody would see."""

from __future__ import annotations

from typing import Any

import pytest

from landfall.bots import Knowledge, make_bot
from landfall.flow import Rng
from landfall.games.star_race.judgement.evaluation import MissionLesson, standings
from landfall.games.star_race.judgement.features import NAMES, clock, features_of
from tests.games.star_race.positions import GAME, all_cards, level, play, race

HIRED = [("T1", "B1"), ("T2", "B3"), ("T3", "K2"), ("B2", "K3")]


def told(state: Any, seat: int) -> dict[str, float]:
    """The features that are not 0, by name."""
    return {name: value for name, value in zip(NAMES, features_of(state, seat), strict=True) if value}


def test_the_features_of_a_seat_are_its_ships_its_cards_and_its_turn() -> None:
    state = race(4, levels={"T1": 3, "T2": 5, "T3": 4}, hired=HIRED, hands=["plus1", "swap", "swap"])
    assert told(state, 0) == {
        "better ship on level 3": 1.0,
        "worse ship on level 0": 1.0,
        "both ships of one group": 1.0,
        "both ships of one group, levels short of the last ring": 5.0,
        "others' ships on the last ring": 1.0,
        "others' ships before the last ring": 1.0,
        "cards plus1": 1.0,
        "cards swap": 2.0,
    }
    assert told(state, 3)["turns until the next one"] == 3.0
    assert "both ships of one group" not in told(state, 1)


def test_each_number_of_seats_has_weights_of_its_own() -> None:
    clocks = [clock(race(seats)) for seats in (2, 3, 4)]  # type: ignore[arg-type]
    assert clocks == [11.0, 23.0, 35.0]
    assert MissionLesson().values().times[-1] == 35.0


def test_two_players_are_judged_as_if_the_mission_ended_now() -> None:
    state: Any = race(2, levels={"T1": 5, "B1": 4, "T2": 3}, hired=HIRED[:2], totals=[7, 9])
    assert standings(state) == pytest.approx([7 + 15 + 10, 9 + 6 + 3])
    assert state.evaluation(0) == pytest.approx(state.yardstick(0))


def test_with_four_a_ship_far_ahead_is_worth_less_while_others_can_still_pull_it_back() -> None:
    def lead(hands: list[str]) -> float:
        ahead, level_ = (
            standings(race(4, levels={"T1": high}, hired=HIRED, hands=hands))  # type: ignore[arg-type]
            for high in (5, 0)
        )
        return ahead[0] - level_[0]

    assert 0 < lead(all_cards()) < lead(["plus1"])


@pytest.mark.parametrize("name", ["normal", "hard", "expert"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_card_brings_the_own_ship_to_the_planet(name: str, seats: int) -> None:
    levels = {"T1": 5, "T2": 5, "K1": 5}
    state = race(seats, levels=levels, hired=HIRED[:seats], hands=["plus1"], turn_of=0)
    play(state, "play", card="plus1")
    action = make_bot(name, 1).choose(Knowledge.of(state, 0, Rng(1)))
    assert GAME.actions.decode(action) == ("ship", {"ship": "T1"})


@pytest.mark.parametrize("name", ["normal", "hard", "expert"])
def test_the_own_ships_are_never_the_ones_to_be_dragged_back(name: str) -> None:
    levels = {"T1": 4, "B1": 4, "T2": 5, "K2": 4}
    state = race(4, levels=levels, hired=HIRED, hands=["minus2"], turn_of=0)
    play(state, "play", card="minus2")
    state.apply_action(make_bot(name, 1).choose(Knowledge.of(state, 0, Rng(1))), 0)
    assert (level(state, "T1"), level(state, "B1")) == (4, 4)
