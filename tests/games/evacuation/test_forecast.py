"""What the view says of things to come: it agrees with what the rules then ask and refuse."""

from __future__ import annotations

from typing import Any

import pytest

from landfall.games.evacuation.table.cards import BONUS_POWERS
from landfall.games.evacuation.table.new_world import AREA_IDS
from landfall.games.evacuation.table.state import Evacuation
from tests.games.evacuation.positions import (
    asked,
    develop,
    do,
    invent,
    markers,
    offers,
    own_ship,
    pieces_ready,
    play,
    settled,
    stock,
    stocks,
    turn,
)


def test_an_area_without_an_entry_can_be_settled_and_no_other() -> None:
    state = turn()
    pieces_ready(state, 0, population=2)
    stock(state, 0, old=(0, 0, 0), new=(0, 2, 0))
    missing = state.view(0)["missing"]
    state.apply_action(state.game.actions.encode("act", action="A3"), 0)
    assert sorted(offers(state, "settle")) == sorted(area for area in AREA_IDS if area not in missing)


def test_what_an_area_lacks_is_named_thing_by_thing() -> None:
    state = turn()
    pieces_ready(state, 0, population=1)
    missing = state.view(0)["missing"]
    assert missing["N01"] == {"population": 1, "steel": 2}
    assert missing["N04"] == {"symbols": ["ring"], "factories": 1, "steel": 1}
    assert missing["N05"] == {"biome": "desert", "steel": 1}
    assert state.view(None)["missing"] is None


def ready(state: Evacuation) -> list[str]:
    """The areas that lack nothing, as the view of seat 0 has it."""
    view = state.view(0)
    return [area for area in AREA_IDS if area not in view["missing"] and area not in view["map"]]


@pytest.mark.parametrize(
    ("printed", "steel"),
    [
        ({"passage_bonus": 1}, 5),
        ({"biome": "tundra"}, 5),
        ({"free_steel": True}, 0),
        ({"biome": "ocean", "free_steel": True, "ignore_biome_lock": True}, 0),
        ({"ignore_symbols": 1}, 5),
        ({"extra_steel": 1}, 2),
        ({"min_factory_slots": 1}, 5),
        ({"adjacent_to_own": True}, 5),
        ({"max_symbols": 0}, 5),
    ],
)
def test_what_is_lacking_follows_the_settling_that_is_asked_for(printed: dict[str, Any], steel: int) -> None:
    state = turn()
    pieces_ready(state, 0, population=2, food=1)
    stock(state, 0, new=(0, steel, 0))
    markers(state, 0, 8, 8, (2, 0))
    settled(state, 0, "N01")
    do(state, 0, False, op="settle", **printed)
    assert asked(state) == "Settle"
    assert ready(state) == offers(state, "settle")


def test_an_area_that_the_settling_does_not_allow_says_so() -> None:
    state = turn()
    pieces_ready(state, 0, population=2)
    stock(state, 0, new=(0, 5, 0))
    markers(state, 0, 8, 8)  # the desert is open
    assert "N05" not in state.view(0)["missing"]
    do(state, 0, False, op="settle", biome="tundra")
    assert state.view(0)["missing"]["N05"] == {"not_this": True}
    assert "N05" not in state.view(1)["missing"] or "not_this" not in state.view(1)["missing"]["N05"]


def test_the_steel_told_is_the_steel_paid() -> None:
    state = turn()
    pieces_ready(state, 0, population=2)
    stock(state, 0, new=(0, 2, 0))
    assert state.view(0)["settle_steel"]["N01"] == 2
    assert state.view(None)["settle_steel"] is None
    invented = invent(state.clone(), "T1-2c")  # free of steel
    assert invented.view(0)["settle_steel"]["N01"] == 0
    develop(state, 0, "T2-2a")  # one steel at most
    assert state.view(0)["settle_steel"]["N01"] == 1
    play(state, "act", action="A3")
    play(state, "settle", area="N01")
    assert stocks(state)[1] == (0, 1, 0)


@pytest.mark.parametrize(("tile", "kind"), [("T1-3a", "energy"), ("T2-3a", "steel"), ("T3-3a", "food")])
def test_what_a_factory_brings_is_told_with_technologies(tile: str, kind: str) -> None:
    state = turn()
    plain = {"food": 1, "steel": 1, "energy": 1}
    assert state.view(1)["players"][0]["ahead"]["factory_raises"] == plain
    develop(state, 0, tile)
    raised = state.view(1)["players"][0]["ahead"]["factory_raises"]
    assert raised == {**plain, kind: 2}


def test_bonuses_in_reach_are_those_that_would_be_gained() -> None:
    state = turn()
    low, high = BONUS_POWERS[state.year_cards[0]]
    for power, met in ((low, ["low"]), (low + 1, []), (high, ["high"]), (high + 1, [])):
        state.power[0] = power
        assert state.view(1)["players"][0]["ahead"]["bonuses"] == met
    develop(state, 0, "T3-1a")  # counts one more or less
    state.power[0] = low + 1
    assert "low" in state.view(1)["players"][0]["ahead"]["bonuses"]


def test_costs_and_who_pays_follow_the_actions_and_markers() -> None:
    state = turn()
    stock(state, 0, old=(0, 0, 9))
    state.actions_taken[0] = 2
    state.uses[:4] = [0, 3, 0, 0]
    ahead = state.view(1)["players"][0]["ahead"]
    assert (ahead["number"], ahead["track_cost"], ahead["costs"], ahead["paid_by"]) == (3, 1, [1, 2, 1, 1], "old")
    markers(state, 0, 7, 7)
    assert state.view(1)["players"][0]["ahead"]["paid_by"] == "new"


def test_needs_and_limits_are_those_with_technologies() -> None:
    state = turn()
    own_ship(state, 0, "S01")
    ahead = state.view(0)["players"][0]["ahead"]
    assert ahead["food"][3] == {"old": 1, "new": 4}
    assert ahead["ships"] == {"S01": {"flight": 1, "back": 1, "buildings": 0, "resources": 1}}
    develop(state, 0, "T2-2c")
    develop(state, 0, "T4-1c")
    ahead = state.view(0)["players"][0]["ahead"]
    assert ahead["food"][3] == {"old": 1, "new": 2}
    assert ahead["ships"]["S01"]["resources"] == 2


def test_points_of_goals_are_shown_to_their_owner_alone() -> None:
    state = turn(goals="draft")
    state.goals[0] = (0, 1, 2)
    assert "goal_1" in state.view(0)["players"][0]["points"]
    assert "goal_1" not in state.view(1)["players"][0]["points"]
    assert "goal_1" not in state.view(None)["players"][0]["points"]
