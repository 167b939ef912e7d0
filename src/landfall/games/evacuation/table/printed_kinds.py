"""The kinds of goals and requirements that data/*.json names. Any other name is rejected when the data is read.

Rules that tell kinds apart use `match` and end with `assert_never`: the type checker finds a kind that has no rule.
"""

from __future__ import annotations

from typing import Literal

# How a goal turns a metric into points.
GoalType = Literal["per", "per_plus", "sets", "tiers", "tiers_down", "markers"]
# What goals and common goals count.
Metric = Literal[
    "developed_technologies",
    "developed_level_3",
    "stadiums_new",
    "completed_infrastructure",
    "evacuated_areas",
    "highest_production",
    "total_production",
    "production_spread",
    "biomes_settled",
    "biome_sets",
    "settled_population",
    "settled_factories",
    "areas",
    "areas_with_symbol",
    "areas_with_two_symbols",
    "rim_areas",
    "largest_group",
    "best_line",
    "spaceships",
    "happy_faces_final",
    "resources_new",
    "markers",
]
# What infrastructure cards require.
RequirementType = Literal[
    "areas",
    "all_of",
    "adjacent_pair",
    "same_line",
    "settled_factories",
    "settled_population",
    "settled_areas",
    "areas_with_symbols",
    "rim_areas",
    "factory_kinds",
    "straight_chain",
]
