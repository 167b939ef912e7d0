"""Every kind of effect, goal and metric that the data names has its rule."""

from __future__ import annotations

from typing import get_args

import pytest

from landfall.flow.errors import RulesError
from landfall.games.evacuation.rules.effects.effect_steps import WAYS, effects_are_done_by
from landfall.games.evacuation.rules.ending.goal_counts import metric
from landfall.games.evacuation.table.cards import COMMON_METRIC, GOALS
from landfall.games.evacuation.table.effects import OP_IDS
from landfall.games.evacuation.table.printed_kinds import GoalType, Metric
from tests.games.evacuation.positions import new


def test_a_kind_of_effect_without_a_way_is_named() -> None:
    ways = dict(enumerate(WAYS))
    assert len(ways) == len(OP_IDS)
    missing = OP_IDS.index("settle")
    without = {op: way for op, way in ways.items() if op != missing}
    with pytest.raises(RulesError, match="how settle is done"):
        effects_are_done_by(without)
    with pytest.raises(RulesError, match="only effects"):
        effects_are_done_by({**ways, len(ways): ways[0]})
    assert dict(enumerate(WAYS)) == ways


def test_every_kind_of_goal_and_metric_is_used_and_counted() -> None:
    assert {goal.type for goal in GOALS} == set(get_args(GoalType))
    assert {goal.metric for goal in GOALS} | set(COMMON_METRIC) == set(get_args(Metric))
    state = new(2)
    for name in get_args(Metric):
        if name != "markers":
            assert metric(state, 0, name, "tundra") >= 0


def test_progress_markers_are_no_number_to_be_counted() -> None:
    with pytest.raises(RulesError, match="where each of them stands"):
        metric(new(2), 0, "markers")
