"""The numbers that a board is judged by: their names, and where each stands in the list."""

from __future__ import annotations

from typing import Final

from landfall.games.planet_unknown.table.components import TRACKS

GAPS: Final = 9  # buckets of gaps of a line: 0 to 7, and more
BLOCKED: Final = 3  # buckets of meteorites on a line: none, one, more
BUCKET: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8, 8, 8)

LINES_AT: Final = 0
SHAPE_AT: Final = LINES_AT + GAPS * BLOCKED
SHAPE: Final = ("free", "free0", "free1", "free2", "free3", "ice", "extras")
FREE: Final = SHAPE_AT
FREE_NEIGHBOURS: Final = SHAPE_AT + SHAPE.index("free0")  # and up to three
ICE: Final = SHAPE_AT + SHAPE.index("ice")
EXTRAS: Final = SHAPE_AT + SHAPE.index("extras")
THINGS_AT: Final = SHAPE_AT + len(SHAPE)
THINGS: Final = (
    *("meteorites", "meteorites near", "lifepods", "lifepods near", "rovers", "rovers 2", "reserve"),
    *("lifepods collected", "lifepods doubled", "meteorites collected", "meteorite medals", "meteorite rate"),
    *("stored", "patch counted", "card medals", "set 1", "set 2", "set 3", "set 4", "owed", "owed level", "final step"),
    *("pending patch", "pending rover", "pending boost", "pending energy", "pending tile", "pending other", "regress"),
    "pool",
)
METEORITES: Final = THINGS_AT + THINGS.index("meteorites")
METEORITES_NEAR: Final = THINGS_AT + THINGS.index("meteorites near")
LIFEPODS: Final = THINGS_AT + THINGS.index("lifepods")
LIFEPODS_NEAR: Final = THINGS_AT + THINGS.index("lifepods near")
ROVERS: Final = THINGS_AT + THINGS.index("rovers")
ROVERS_2: Final = THINGS_AT + THINGS.index("rovers 2")
RESERVE: Final = THINGS_AT + THINGS.index("reserve")
LIFEPODS_COLLECTED: Final = THINGS_AT + THINGS.index("lifepods collected")
LIFEPODS_DOUBLED: Final = THINGS_AT + THINGS.index("lifepods doubled")
METEORITES_COLLECTED: Final = THINGS_AT + THINGS.index("meteorites collected")
METEORITE_MEDALS: Final = THINGS_AT + THINGS.index("meteorite medals")
METEORITE_RATE: Final = THINGS_AT + THINGS.index("meteorite rate")
STORED: Final = THINGS_AT + THINGS.index("stored")
PATCH_COUNTED: Final = THINGS_AT + THINGS.index("patch counted")
CARD_MEDALS: Final = THINGS_AT + THINGS.index("card medals")
OWED: Final = THINGS_AT + THINGS.index("owed")
OWED_LEVEL: Final = THINGS_AT + THINGS.index("owed level")
FINAL_STEP: Final = THINGS_AT + THINGS.index("final step")
PENDING_PATCH: Final = THINGS_AT + THINGS.index("pending patch")
PENDING_ROVER: Final = THINGS_AT + THINGS.index("pending rover")
PENDING_BOOST: Final = THINGS_AT + THINGS.index("pending boost")
PENDING_ENERGY: Final = THINGS_AT + THINGS.index("pending energy")
PENDING_TILE: Final = THINGS_AT + THINGS.index("pending tile")
PENDING_OTHER: Final = THINGS_AT + THINGS.index("pending other")
REGRESS: Final = THINGS_AT + THINGS.index("regress")
POOL: Final = THINGS_AT + THINGS.index("pool")
SETS: Final = THINGS_AT + THINGS.index("set 1")
TRACKS_AT: Final = THINGS_AT + len(THINGS)
TRACK_PARTS: Final = (
    *[f"at {track}" for track in TRACKS],
    *[f"top {track}" for track in TRACKS],
    *("medals", "next boost", "next civ", "next civ level", "next patch", "next rover", "next move", "next tech"),
    "next medals",
    *[f"tech {level}" for level in range(1, 7)],
    *[f"universal {level}" for level in range(1, 6)],
)
TOPS: Final = TRACKS_AT + TRACK_PARTS.index(f"top {TRACKS[0]}")
TRACK_MEDALS: Final = TRACKS_AT + TRACK_PARTS.index("medals")
NEXT: Final = TRACKS_AT + TRACK_PARTS.index("next boost")
TECHS: Final = TRACKS_AT + TRACK_PARTS.index("tech 1")
UNIVERSAL_TECHS: Final = TRACKS_AT + TRACK_PARTS.index("universal 1")
GOALS_AT: Final = TRACKS_AT + len(TRACK_PARTS)
GOAL_KINDS: Final = (
    "rectangle",
    "area_with_resources",
    "all_covered",
    "track_at_top",
    "resources_on_planet_at_most",
    "collected_at_least",
    "more_lifepods_than_meteorites",
)
RECTANGLE: Final = GOAL_KINDS.index("rectangle")
AREA_WITH_RESOURCES: Final = GOAL_KINDS.index("area_with_resources")
ALL_COVERED: Final = GOAL_KINDS.index("all_covered")
TRACK_AT_TOP: Final = GOAL_KINDS.index("track_at_top")
RESOURCES_ON_PLANET: Final = GOAL_KINDS.index("resources_on_planet_at_most")
COLLECTED: Final = GOAL_KINDS.index("collected_at_least")
MORE_LIFEPODS: Final = GOAL_KINDS.index("more_lifepods_than_meteorites")
GOAL_PARTS: Final = ("met", *[f"{kind} {part}" for kind in GOAL_KINDS for part in ("way", "way squared")])
GOALS_MET: Final = GOALS_AT
WAYS: Final = GOALS_AT + 1  # two for each kind: the way, and its square
COUNT: Final = GOALS_AT + len(GOAL_PARTS)
NAMES: Final[tuple[str, ...]] = (
    *[f"line {gaps} {blocked}" for gaps in range(GAPS) for blocked in range(BLOCKED)],
    *SHAPE,
    *THINGS,
    *TRACK_PARTS,
    *GOAL_PARTS,
)
