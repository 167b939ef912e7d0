"""What the view says of things to come: it agrees with what the rules then ask and refuse."""

from __future__ import annotations

from landfall.games.evacuation.new_world import AREA_IDS
from tests.games.evacuation.positions import develop, markers, offers, own_ship, pieces_ready, stock, turn


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
