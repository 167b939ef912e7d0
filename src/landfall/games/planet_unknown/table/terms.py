"""The glossary of Planet Unknown: ids as small numbers, and the action catalogue."""

from __future__ import annotations

from typing import Final

from landfall.flow.actions import Block, Catalogue
from landfall.games.planet_unknown.table.components import (
    CIV_CARDS,
    CORPORATION_IDS,
    OBJECTIVES,
    PLANET_IDS,
    ROWS_OF_A_TRACK,
    TERRAINS,
    TRACKS,
    WIDTH,
)
from landfall.games.planet_unknown.table.gains import EVENT_ADVANCE, GAIN_NAMES

ID: Final = "planet-unknown"

# Terrains; the first five are tracks and trackers too.
CIV: Final = 0
WATER: Final = 1
BIOMASS: Final = 2
ROVER_TRACK: Final = 3
TECH_TRACK: Final = 4
ENERGY: Final = 5
NONE: Final = -1
assert list(TERRAINS) == ["civ", "water", "biomass", "rover", "tech", "energy"]

# What lies on a square of the planet, in one number: terrain + 1, and what is printed on the piece.
TERRAIN: Final = 7
SYMBOL: Final = 8
METEOR: Final = 16
PATCH_HERE: Final = 32

# A rover of a board in one number: its square, and whether it carries a meteorite (Horizon).
SQUARE: Final = 255
LOADED: Final = 256

UNIVERSAL: Final = 0
COSMOS: Final = 1
FLUX: Final = 2
HORIZON: Final = 3
JUMP_DRIVE: Final = 4
MAKESHIFT: Final = 5
OASIS: Final = 6
REPUBLIC: Final = 7
WORMHOLE: Final = 8
assert list(CORPORATION_IDS) == [
    "universal",
    "cosmos",
    "flux",
    "horizon",
    "jump_drive",
    "makeshift",
    "oasis",
    "republic",
    "wormhole",
]

KSB: Final = 0
ARASHI: Final = 1
CERBERUS: Final = 2
CHARYBDIS: Final = 3
GAIA: Final = 4
K_273: Final = 5
KAAX: Final = 6
LACUNA: Final = 7
OBLIVION: Final = 8
PAJITNOV: Final = 9
PERSEPHONE: Final = 10
PETRA: Final = 11
TARTARUS: Final = 12
assert list(PLANET_IDS) == [
    "ksb_4156",
    "arashi",
    "cerberus",
    "charybdis",
    "gaia",
    "k_273",
    "kaax",
    "lacuna",
    "oblivion",
    "pajitnov",
    "persephone",
    "petra",
    "tartarus",
]

# Round rules of events, one bit each; rovers_not_onto takes six, one a terrain.
NO_EDGE: Final = 1
NO_ICE: Final = 2
NO_MATCH: Final = 4
ONE_RESOURCE: Final = 8
NO_MILESTONES: Final = 16
NO_SYNERGY: Final = 32
NOT_ONTO: Final = 64
ALL_ROUND_RULES: Final = (NOT_ONTO << len(TERRAINS)) - 1
PLACING_RULES: Final = NO_EDGE | NO_ICE | NO_MATCH
ROUND_RULES: Final = {
    "no_tile_on_edge": NO_EDGE,
    "no_tile_on_ice": NO_ICE,
    "no_matching_neighbour": NO_MATCH,
    "one_resource_only": ONE_RESOURCE,
    "no_milestones": NO_MILESTONES,
    "no_synergy": NO_SYNERGY,
}

# When a player may act (R 51).
EVENT_FIRST: Final = 0  # the event's own instruction comes first
EVENT_STEP: Final = 1
TILE_STEP: Final = 2  # the tile is still to be taken
CIV_TILE_STEP: Final = 3  # the same, bound to a civ tile (Republic 1)
AFTER_TILE: Final = 4
CIV_STEP: Final = 5
END_STEP: Final = 6
EVENT_CIV_STEP: Final = 7  # civ cards of milestones reached through an event: movement is kept for the tile (R 29)

# The conditions that end the game (section 10), one bit each.
BY_A: Final = 1  # somebody cannot place a tile
BY_B: Final = 2  # a depot is empty
BY_C: Final = 4  # the event deck is
ENDINGS: Final = ((BY_A, "a"), (BY_B, "b"), (BY_C, "c"))

RINGS: Final = ("outer", "inner")
# An event's rover (R 57).
WAITS_FOR_A_TILE: Final = 1
TO_BE_PLACED: Final = 2
MOST_ROVERS: Final = 5  # Horizon has four, and an event of the solo game brings one more

# Where an advance comes from: the block "advance" has a row of five trackers for each.
SOURCES: Final = (
    "resource",
    "energy",
    "boost",
    "double_boost",
    "different",
    "same",
    "final",
    "event",
    "all",
)
BY_RESOURCE: Final = 0
BY_ENERGY: Final = 1
BY_BOOST: Final = 2
BY_DOUBLE_BOOST: Final = 3
BY_DIFFERENT: Final = 4
BY_SAME: Final = 5
BY_FINAL: Final = 6
BY_EVENT: Final = 7
BY_ALL: Final = 8

TRACKERS: Final = 5
ALL_TRACKERS: Final = 31  # one bit each
assert list(range(TRACKERS)) == [TERRAINS.index(track) for track in TRACKS]
assert ALL_TRACKERS == (1 << TRACKERS) - 1

# Directions of a rover: up, right, down, left, then the diagonals.
DIRECTIONS: Final = ("n", "e", "s", "w", "ne", "se", "sw", "nw")
STRAIGHT_DIRECTIONS: Final = 4
DIRECTION_ROWS: Final = (-1, 0, 1, 0, -1, 1, 1, -1)
DIRECTION_COLUMNS: Final = (0, 1, 0, -1, 1, 1, -1, -1)

# How a Makeshift tracker goes.
WAYS: Final = ("straight", "left", "right", "shift_left", "shift_right")
STRAIGHT: Final = 0
LEFT: Final = 1
RIGHT: Final = 2
SHIFT_LEFT: Final = 3
SHIFT_RIGHT: Final = 4

TECHNOLOGIES: Final = 127  # bits 1 to 6: levels 1 to 5, or A to F of Jump Drive
LEVELS: Final = range(1, 7)
TECH_USES: Final = ("flux_2", "flux_5", "horizon_5", "jump_drive_f", "republic_1", "cosmos_2")

# Places for a lifepod: the scoring area, the six technologies of Jump Drive, the spaces of Cosmos's tracks.
PLACES: Final[tuple[str, ...]] = (
    "scoring",
    *[f"tech:{letter}" for letter in "ABCDEF"],
    *[f"{track}:{pos}" for track in TRACKS for pos in range(15)],
)
SCORING_AREA: Final = 0
FIRST_TECH: Final = 1
FIRST_SPACE: Final = 7
SPACES_WITH_PLACES: Final = 15  # of a track: its top space takes no lifepod


def space_of_place(place: int) -> int:
    """The space of a place on Cosmos's tracks."""
    at = place - FIRST_SPACE
    return at // SPACES_WITH_PLACES * ROWS_OF_A_TRACK + at % SPACES_WITH_PLACES


def place_of_space(space: int) -> int:
    return FIRST_SPACE + space // ROWS_OF_A_TRACK * SPACES_WITH_PLACES + space % ROWS_OF_A_TRACK


# Where one action answers several pending things, they are told apart by kind and number.
PENDING_KINDS: Final[tuple[str, ...]] = tuple([name for kind, name in GAIN_NAMES.items() if kind < EVENT_ADVANCE])
MOST_ALIKE: Final = 6

ROWS: Final = range(1, WIDTH + 1)
COLUMNS: Final = tuple("ABCDEFGHIJKL")


def square_name(square: int) -> str:
    """A square as people say it: column letter and row, C7."""
    return f"{COLUMNS[square % WIDTH]}{square // WIDTH + 1}"


ACTIONS: Final = Catalogue(
    Block("place", ring=RINGS, turn=range(4), mirror=(0, 1), row=ROWS, column=COLUMNS),  # the piece's top left corner
    Block("take", ring=RINGS),
    Block("advance", by=SOURCES, track=TRACKS),
    Block("way", way=WAYS),
    Block("regress", track=TRACKS),
    Block("patch", row=ROWS, column=COLUMNS),
    Block("store_patch"),
    Block("two_patches"),
    Block("boost_for_patch"),
    Block("rover", row=ROWS, column=COLUMNS),
    Block("step", rover=range(1, MOST_ROVERS + 1), direction=DIRECTIONS),
    Block("teleport", rover=range(1, MOST_ROVERS + 1), row=ROWS, column=COLUMNS),
    Block("card_teleport", rover=range(1, MOST_ROVERS + 1), row=ROWS, column=COLUMNS),
    Block("use", technology=TECH_USES),
    Block("claim", track=TRACKS),
    Block("flux", track=TRACKS),
    Block("reset_biomass"),
    Block("benefit", benefit=("advance", "patch")),
    Block("lifepod", place=PLACES),
    Block("lift", place=PLACES),
    Block("pick", row=ROWS, column=COLUMNS),
    Block("destroy", row=ROWS, column=COLUMNS),
    Block("clear_row", row=ROWS),
    Block("clear_column", column=COLUMNS),
    Block("destroy_load"),
    Block("civ_stack", level=range(1, 5)),
    Block("keep", card=range(1, CIV_CARDS + 1)),
    Block("objective", objective=range(1, OBJECTIVES + 1)),
    Block("drop", personal=range(1, OBJECTIVES + 1)),
    Block("boards", planet=("symmetric", "asymmetric"), corporation=("symmetric", "asymmetric")),
    Block("boards_flux", planet=("symmetric", "asymmetric"), track=TRACKS),  # Flux Industries, and its flux track
    Block("rotate", turns=range(6)),
    Block("remove_shape", ring=RINGS),
    Block("peek"),
    Block("decline"),
    Block("which", gain=PENDING_KINDS, number=range(1, MOST_ALIKE + 1)),
    Block("end_turn"),
    Block("own_objective", personal=range(1, OBJECTIVES + 1)),  # alone, Jump Drive F
)
PLACE: Final[int] = ACTIONS.first("place")
TAKE: Final[int] = ACTIONS.first("take")
ADVANCE: Final[int] = ACTIONS.first("advance")
WAY: Final[int] = ACTIONS.first("way")  # right after "advance"
REGRESS: Final[int] = ACTIONS.first("regress")
PATCH_AT: Final[int] = ACTIONS.first("patch")
STORE: Final[int] = ACTIONS.first("store_patch")
TWO_PATCHES: Final[int] = ACTIONS.first("two_patches")
BOOST_FOR_PATCH: Final[int] = ACTIONS.first("boost_for_patch")
ROVER_AT: Final[int] = ACTIONS.first("rover")
STEP: Final[int] = ACTIONS.first("step")
TELEPORT: Final[int] = ACTIONS.first("teleport")
CARD_TELEPORT: Final[int] = ACTIONS.first("card_teleport")
USE: Final[int] = ACTIONS.first("use")
CLAIM: Final[int] = ACTIONS.first("claim")
FLUX_TO: Final[int] = ACTIONS.first("flux")
RESET: Final[int] = ACTIONS.first("reset_biomass")
BENEFIT: Final[int] = ACTIONS.first("benefit")
LIFEPOD: Final[int] = ACTIONS.first("lifepod")
LIFT: Final[int] = ACTIONS.first("lift")
PICK: Final[int] = ACTIONS.first("pick")
DESTROY: Final[int] = ACTIONS.first("destroy")
CLEAR_ROW: Final[int] = ACTIONS.first("clear_row")
CLEAR_COLUMN: Final[int] = ACTIONS.first("clear_column")
DESTROY_LOAD: Final[int] = ACTIONS.first("destroy_load")
CIV_STACK: Final[int] = ACTIONS.first("civ_stack")
KEEP: Final[int] = ACTIONS.first("keep")
OBJECTIVE: Final[int] = ACTIONS.first("objective")
DROP: Final[int] = ACTIONS.first("drop")
BOARDS: Final[int] = ACTIONS.first("boards")
BOARDS_FLUX: Final[int] = ACTIONS.first("boards_flux")  # right after "boards"
PICKS: Final[int] = BOARDS_FLUX - BOARDS + 2 * len(TRACKS)  # the actions of both
ROTATE: Final[int] = ACTIONS.first("rotate")
REMOVE_SHAPE: Final[int] = ACTIONS.first("remove_shape")
PEEK: Final[int] = ACTIONS.first("peek")
DECLINE: Final[int] = ACTIONS.first("decline")
WHICH: Final[int] = ACTIONS.first("which")
END_TURN: Final[int] = ACTIONS.first("end_turn")
OWN_OBJECTIVE: Final[int] = ACTIONS.first("own_objective")


def advance_by(source: int, tracker: int) -> int:
    """The action that advances this tracker."""
    return ADVANCE + source * TRACKERS + tracker


def source_of(action: int) -> int:
    """What this action advances by, or NONE."""
    return (action - ADVANCE) // TRACKERS if ADVANCE <= action < WAY else NONE


def tracker_of(action: int) -> int:
    """The tracker that this action advances."""
    return (action - ADVANCE) % TRACKERS
