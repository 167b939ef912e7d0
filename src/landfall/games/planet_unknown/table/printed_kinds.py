"""The kinds of effects and objectives that data/*.json names. `components.py` rejects any other name.

Rules that tell kinds apart use `match` and end with `assert_never`: the type checker finds a kind that has no rule.
"""

from __future__ import annotations

from typing import Literal

# Civ cards that act at once.
AtOnce = Literal[
    "advance_different",
    "advance_one",
    "advance_all_to",
    "gain_patches",
    "rover_move",
    "teleport_rover",
    "extra_tile",
    "collect",
    "destroy",
    "destroy_meteorites_line",
]
# Civ cards for the end of the game.
AtTheEnd = Literal["medals", "medals_and_advance", "medals_per", "set_medals", "meteorite_rate", "lifepods_worth"]
Event = Literal[
    "round_rule",
    "add_civ_cards",
    "remove_civ_cards",
    "extra_rover",
    "extra_objective",
    "rotate_station_any",
    "remove_shape",
    "advance_one_of",
    "regress_one_of",
    "gain_patches",
    "synergy",
    "collect",
    "add_meteorite",
    "choose_one",
    "destroy_objective",
    "destroy",
]
# What an event can destroy.
Destroyed = Literal["rover_on_planet", "lifepod_on_planet", "lifepod_collected", "meteorite_collected"]
NeighbourObjective = Literal[
    "resources_on_edge", "resources_on_planet", "largest_area", "number_of_areas", "tracks_at_top", "collected"
]
PersonalObjective = Literal[
    "rectangle",
    "area_with_resources",
    "all_covered",
    "track_at_top",
    "resources_on_planet_at_most",
    "collected_at_least",
    "more_lifepods_than_meteorites",
]
