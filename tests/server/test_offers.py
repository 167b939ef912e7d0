"""Options that do not go together are not offered together, and each is explained."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import pytest

import landfall
from landfall.games.registry import OURS
from landfall.server.offers import offer
from landfall.texts import LANGUAGES
from tests.server.clients import table_server


def offered(id: str, seats: int, **wished: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    found = offer(landfall.load_game(id), seats, wished)
    return found.values, found.options


def test_advanced_actions_leave_generous_bonuses_alone() -> None:
    values, options = offered("evacuation", 3, actions="advanced", bonuses="strict")
    assert values["bonuses"] == ["generous"]
    assert options["bonuses"] == "generous"


def test_a_race_leaves_out_what_is_for_points_though_it_was_wished() -> None:
    values, options = offered("evacuation", 3, mode="race", common_goals=True, lines="a")
    assert values["mode"] == ["points", "race"]
    assert (values["common_goals"], values["lines"]) == ([False], ["none"])
    assert (options["common_goals"], options["lines"]) == (False, "none")
    values, options = offered("evacuation", 3, common_goals=True)
    assert values["common_goals"] == [False, True]
    assert options["common_goals"] is True


def test_what_is_for_some_numbers_of_seats_is_offered_there_alone() -> None:
    assert offered("evacuation", 2)[0]["third_party"] == [False, True]
    assert offered("evacuation", 3, third_party=True)[0]["third_party"] == [False]
    assert offered("evacuation", 1)[0]["mode"] == ["points"]
    assert offered("antarctica", 2)[0]["start_player"] == ["random", 0, 1]
    assert offered("planet-unknown", 4)[0]["two_player_variant"] == [True]


def test_a_mix_of_ones_own_stays_if_there_are_so_many_cards() -> None:
    assert offered("planet-unknown", 2, events="5-3-12")[1]["events"] == "5-3-12"
    assert offered("planet-unknown", 2, events="20-0-0")[1]["events"] == "usual"  # there are fewer green ones


@pytest.mark.parametrize("id", OURS)
def test_what_is_offered_can_be_played(id: str) -> None:
    game = landfall.load_game(id)
    for seats in game.seats:
        values, _ = offered(id, seats)
        pairs = [(option.name, value) for option in game.options for value in values[option.name]]
        for one, other in product(pairs, pairs):
            game.chosen_options(seats, offered(id, seats, **dict([one, other]))[1])


@pytest.mark.parametrize("id", OURS)
def test_every_option_is_explained_in_a_sentence(tmp_path: Path, id: str) -> None:
    with table_server(tmp_path) as http:
        info = http.get(f"/api/games/{id}").json()
    assert all(info["tagline"][lang] for lang in LANGUAGES)
    for option in info["options"]:
        for value in option["values"]:
            key = str(value).lower() if isinstance(value, bool) else str(value)
            said = option["value_helps"].get(key) or option["help"]
            assert all(said.get(lang) for lang in LANGUAGES), f"{option['name']} {value}"


def test_the_page_asks_over_http(tmp_path: Path) -> None:
    with table_server(tmp_path) as http:
        wish = {"seats": 3, "options": {"actions": "advanced"}}
        answer = http.post("/api/games/evacuation/options", json=wish)
        assert answer.status_code == 200
        assert answer.json()["options"]["bonuses"] == "generous"
        assert http.post("/api/games/evacuation/options", json={"seats": 9}).json()["code"] == "bad-setup"
        assert http.post("/api/games/chess/options", json={"seats": 2}).json()["code"] == "unknown-game"
