"""The corporations, page by page (section 16): what each changes always, and what with each of its technologies.

Every exception to the rules is an ability with a name, one bit each. The rules ask a board `board.can(STORES_PATCHES)`,
and name no corporation; where an ability is asked for, there it is done. `board.may_come_to(...)` asks whether the
corporation has it at all, now or with a technology that is still to be unlocked. What is printed on the boards, tracks
and medals, is in `components.py`.
"""

from __future__ import annotations

from typing import Final

from landfall.games.planet_unknown.table.components import CORPORATIONS
from landfall.games.planet_unknown.table.terms import (
    COSMOS,
    FLUX,
    HORIZON,
    JUMP_DRIVE,
    LEVELS,
    MAKESHIFT,
    OASIS,
    REPUBLIC,
    TECHNOLOGIES,
    UNIVERSAL,
    WORMHOLE,
)

# -- what is used at a moment of choice, or up by using it ------------------------------------------------------------

# `TECH_USES` of the catalogue, by place.
USE_CLIMB_TO_MILESTONE: Final = 0
USE_FLUX_ADVANCE: Final = 1
USE_ROVER_ADVANCE: Final = 2
USE_OBJECTIVE: Final = 3
USE_CIV_TILE: Final = 4
USE_THREE_LIFEPODS: Final = 5

# Once per round, one bit each.
USED_TELEPORT: Final = 1
USED_BOOST_FOR_PATCH: Final = 2
USED_DOUBLE_BOOST: Final = 4
USED_TWO_PATCHES: Final = 8
USED_FLUX_ADVANCE: Final = 16
USED_ROVER_ADVANCE: Final = 32
USED_REGRESS: Final = 64
USED_ONE_LIFEPOD: Final = 128
# Once per game.
USED_CLIMB_TO_MILESTONE: Final = 1
USED_CLAIM: Final = 2
USED_OBJECTIVE: Final = 4
USED_THREE_LIFEPODS: Final = 8
USED_TWO_CARDS: Final = 16
# The levels of the technologies behind those uses, by bit.
LEVELS_USED_IN_A_ROUND: Final[tuple[int, ...]] = (2, 1, 3, 3, 5, 5, 4, 5)
LEVELS_USED_IN_A_GAME: Final[tuple[int, ...]] = (2, 5, 6, 2, 5)
# How the story names a technology that is used: by its corporation and its place there.
TOLD_RESET: Final = "wormhole_1"
TOLD_REGRESS: Final = "makeshift_4"
TOLD_ONE_LIFEPOD: Final = "cosmos_5"
TOLD_CLAIM: Final = "jump_drive_e"
TOLD_DOUBLE_BOOST: Final = "jump_drive_c"
TOLD_BOOST_FOR_PATCH: Final = "jump_drive_a"
TOLD_TWO_PATCHES: Final = "wormhole_3"


class Page:
    """A corporation: what holds always, what each technology adds, and the bits of what is used up by using it."""

    def __init__(self, always: int, technologies: tuple[int, ...], in_a_round: int = 0, in_a_game: int = 0) -> None:
        self.always = always
        self.technologies = technologies  # levels 1 to 5; Jump Drive A to F
        self.in_a_round = in_a_round
        self.in_a_game = in_a_game


# -- Universal Coalition ----------------------------------------------------------------------------------------------

NEEDS_NO_CONTACT: Final = 1 << 0  # 1: pieces need not touch others (R 14)
STORES_PATCHES: Final = 1 << 1  # 2, and Wormhole 4: patches may be kept for the end
MOVES_FARTHER: Final = 1 << 2  # 3: one movement more from the rover track (R 27)
DOUBLES_WATER: Final = 1 << 3  # 4: a water step that comes from placing a tile is made twice (R 23)
SPARED_BY_METEORITES: Final = 1 << 4  # 5: none come onto the planet

UNIVERSAL_PAGE: Final = Page(0, (NEEDS_NO_CONTACT, STORES_PATCHES, MOVES_FARTHER, DOUBLES_WATER, SPARED_BY_METEORITES))

# -- Cosmos Inc. ------------------------------------------------------------------------------------------------------

LIFEPODS_ON_SPACES: Final = 1 << 5  # collected ones; trackers jump over them, what lies under them is ignored (R 35)
STEPS_DIAGONALLY: Final = 1 << 6  # 1: rovers
MOVES_THREE_LIFEPODS: Final = 1 << 7  # 2: once per game, at one moment (R 36)
MOVES_LIFEPOD_BY_ENERGY: Final = 1 << 8  # 3: one lifepod after a tile with energy
STEPS_FREELY_ON_ENERGY: Final = 1 << 9  # 4: rovers (R 37)
MOVES_ONE_LIFEPOD: Final = 1 << 10  # 5: once per round

COSMOS_PAGE: Final = Page(
    LIFEPODS_ON_SPACES,
    (STEPS_DIAGONALLY, MOVES_THREE_LIFEPODS, MOVES_LIFEPOD_BY_ENERGY, STEPS_FREELY_ON_ENERGY, MOVES_ONE_LIFEPOD),
    USED_ONE_LIFEPOD,
    USED_THREE_LIFEPODS,
)

# -- Flux Industries --------------------------------------------------------------------------------------------------

HAS_FLUX_TRACK: Final = 1 << 11  # chosen with the board (R 4); a tech milestone lets it move
LAST_TECHNOLOGY_ALONE: Final = 1 << 12  # only the highest that is unlocked is active (R 46)
MOVES_BY_FLUX: Final = 1 << 13  # 1: two movement at the start of a round for each rover on terrain of the flux kind
CLIMBS_TO_MILESTONE: Final = 1 << 14  # 2: once per game, the flux tracker up to its next milestone
IMPROVES_FLUX_TRACK: Final = 1 << 15  # 3: higher civ cards, two boosts, two patches, one movement more
COLLECTS_BY_FLUX: Final = 1 << 16  # 4: a meteorite after a tile with the flux resource
ADVANCES_FLUX_TRACKER: Final = 1 << 17  # 5: once per round

FLUX_PAGE: Final = Page(
    HAS_FLUX_TRACK | LAST_TECHNOLOGY_ALONE,
    (MOVES_BY_FLUX, CLIMBS_TO_MILESTONE, IMPROVES_FLUX_TRACK, COLLECTS_BY_FLUX, ADVANCES_FLUX_TRACKER),
    USED_FLUX_ADVANCE,
    USED_CLIMB_TO_MILESTONE,
)

# -- Horizon Group ----------------------------------------------------------------------------------------------------

LOADS_METEORITES: Final = 1 << 18  # a rover carries one, and delivers it at a rover symbol (R 38)
ROVER_TILES_NEED_NO_CONTACT: Final = 1 << 19  # 1: tiles with a rover section (R 14)
MOVES_BY_LOADS: Final = 1 << 20  # 2: one movement at the start of a round for each loaded rover
PATCH_PER_METEORITE: Final = 1 << 21  # 3: for each that is collected
DROPS_LOADS_IN_WATER: Final = 1 << 22  # 4: a loaded rover that enters water may destroy its meteorite
ADVANCES_ROVER_TRACKER: Final = 1 << 23  # 5: once per round

HORIZON_PAGE: Final = Page(
    LOADS_METEORITES,
    (
        ROVER_TILES_NEED_NO_CONTACT,
        MOVES_BY_LOADS,
        PATCH_PER_METEORITE,
        DROPS_LOADS_IN_WATER,
        ADVANCES_ROVER_TRACKER,
    ),
    USED_ROVER_ADVANCE,
)

# -- Jump Drive -------------------------------------------------------------------------------------------------------

LIFEPODS_ON_TECHNOLOGIES: Final = 1 << 24  # collected ones unlock them, in any order; the tech track does not (R 61)
BOOST_FOR_A_PATCH: Final = 1 << 25  # A: once per round, instead of a patch
TELEPORTS_ON_TERRAIN: Final = 1 << 26  # B: once per round, a rover to a square of the same terrain
DOUBLES_A_BOOST: Final = 1 << 27  # C: once per round
TECH_AS_ENERGY: Final = 1 << 28  # D: a tech resource of a placed tile may be resolved as energy (R 39)
CLAIMS_A_ROW: Final = 1 << 29  # E: once per game, the benefits of a tracker's row on all tracks (R 40)
DRAWS_AN_OBJECTIVE: Final = 1 << 30  # F: once per game, one for all players (R 41)

LIFEPODS_ARE_PUT: Final = LIFEPODS_ON_SPACES | LIFEPODS_ON_TECHNOLOGIES  # not always into the scoring area

JUMP_DRIVE_PAGE: Final = Page(
    LIFEPODS_ON_TECHNOLOGIES,
    (
        BOOST_FOR_A_PATCH,
        TELEPORTS_ON_TERRAIN,
        DOUBLES_A_BOOST,
        TECH_AS_ENERGY,
        CLAIMS_A_ROW,
        DRAWS_AN_OBJECTIVE,
    ),
    USED_TELEPORT | USED_BOOST_FOR_PATCH | USED_DOUBLE_BOOST,
    USED_CLAIM | USED_OBJECTIVE,
)

# -- Makeshift --------------------------------------------------------------------------------------------------------

TRACKERS_ROAM: Final = 1 << 31  # straight or diagonally up, over all tracks; `Board.at` holds spaces (R 45)
CIV_BESIDE_TECH: Final = 1 << 32  # 1: the two outer tracks are neighbours
MOVES_FARTHER_CROWDED: Final = 1 << 33  # 2: as Universal 3, while two trackers stand on the rover track
SHIFTS_SIDEWAYS: Final = 1 << 34  # 3: instead of advancing
REGRESSES_A_TRACKER: Final = 1 << 35  # 4: once per round
SCORES_LIKE_THE_BEST: Final = 1 << 36  # 5: each tracker, of those on its track

MAKESHIFT_PAGE: Final = Page(
    TRACKERS_ROAM,
    (CIV_BESIDE_TECH, MOVES_FARTHER_CROWDED, SHIFTS_SIDEWAYS, REGRESSES_A_TRACKER, SCORES_LIKE_THE_BEST),
    USED_REGRESS,
)

# -- Oasis Ultd. ------------------------------------------------------------------------------------------------------

WATER_HAS_A_PATH: Final = 1 << 37  # of its own over the spaces of all tracks
TRACKERS_BLOCK: Final = 1 << 38  # each other
WATER_STEP_PER_SQUARE: Final = 1 << 39  # of the tile's water that lies on ice
SKIPS_TRACKERS: Final = 1 << 40  # 1: to the next free space (R 63)
MOVES_BY_WATER: Final = 1 << 41  # 2: one movement at the start of a round for each rover on water
WATER_WITHOUT_ICE: Final = 1 << 42  # 3: a tile that covers no ice advances water
PATCH_BY_WATER: Final = 1 << 43  # 4: for a tile with water (R 42)
BOOST_BY_WATER: Final = 1 << 44  # 5: for a tile with water (R 42)

OASIS_PAGE: Final = Page(
    WATER_HAS_A_PATH | TRACKERS_BLOCK | WATER_STEP_PER_SQUARE,
    (SKIPS_TRACKERS, MOVES_BY_WATER, WATER_WITHOUT_ICE, PATCH_BY_WATER, BOOST_BY_WATER),
)

# -- Republic ---------------------------------------------------------------------------------------------------------

REGRESSES_BY_CIV: Final = 1 << 45  # at each civ milestone another tracker goes down (R 53)
MOVES_BY_CIV_TILE: Final = 1 << 46  # 1: the movement at the rover tracker, on selecting a civ tile (R 43)
DRAWS_OF_NEXT_LEVEL: Final = 1 << 47  # 2: one more civ card to choose from (R 58)
TELEPORTS_ON_CIV: Final = 1 << 48  # 3: between civ symbols (R 43)
BOOST_BY_CIV: Final = 1 << 49  # 4: at each civ milestone
KEEPS_TWO_CARDS: Final = 1 << 50  # 5: of all that are left at the end (R 58)

REPUBLIC_PAGE: Final = Page(
    REGRESSES_BY_CIV,
    (MOVES_BY_CIV_TILE, DRAWS_OF_NEXT_LEVEL, TELEPORTS_ON_CIV, BOOST_BY_CIV, KEEPS_TWO_CARDS),
    0,
    USED_TWO_CARDS,
)

# -- Wormhole Corp. ---------------------------------------------------------------------------------------------------

BIOMASS_BY_CONTACT: Final = 1 << 51  # biomass advances by a tile that touches biomass alone, not by energy (R 44)
BIOMASS_HAS_CHOICES: Final = 1 << 52  # five steps, at each one of two benefits (R 44)
RESETS_BIOMASS: Final = 1 << 53  # 1: from the top to the bottom
PATCHES_ON_TILES: Final = 1 << 54  # 2: not on meteorites (R 64)
TWO_PATCHES_FOR_ONE: Final = 1 << 55  # 3: once per round
PATCHES_ON_METEORITES: Final = 1 << 56  # 5: which they destroy

WORMHOLE_PAGE: Final = Page(
    BIOMASS_BY_CONTACT | BIOMASS_HAS_CHOICES,
    (RESETS_BIOMASS, PATCHES_ON_TILES, TWO_PATCHES_FOR_ONE, STORES_PATCHES, PATCHES_ON_METEORITES),
    USED_TWO_PATCHES,
)

# -- all of them ------------------------------------------------------------------------------------------------------

PAGES: Final[dict[int, Page]] = {
    UNIVERSAL: UNIVERSAL_PAGE,
    COSMOS: COSMOS_PAGE,
    FLUX: FLUX_PAGE,
    HORIZON: HORIZON_PAGE,
    JUMP_DRIVE: JUMP_DRIVE_PAGE,
    MAKESHIFT: MAKESHIFT_PAGE,
    OASIS: OASIS_PAGE,
    REPUBLIC: REPUBLIC_PAGE,
    WORMHOLE: WORMHOLE_PAGE,
}


def abilities_with(page: Page, techs: int) -> int:
    """What the corporation can do with these technologies."""
    abilities = page.always
    for level in LEVELS:
        if techs >> level & 1 and level <= len(page.technologies):
            abilities |= page.technologies[level - 1]
    return abilities


# By corporation, and within one by the technologies that are active.
ABILITIES: Final[list[int]] = [
    abilities_with(PAGES[corporation], techs)
    for corporation in range(len(CORPORATIONS))
    for techs in range(TECHNOLOGIES + 1)
]


def abilities_of(corporation: int, techs: int) -> int:
    """All that it can do with these technologies, one bit each."""
    return ABILITIES[corporation * (TECHNOLOGIES + 1) + techs]


def may_come_to(corporation: int, ability: int) -> bool:
    """Whether the corporation has one of these abilities, always or with some technology."""
    return abilities_of(corporation, TECHNOLOGIES) & ability != 0
