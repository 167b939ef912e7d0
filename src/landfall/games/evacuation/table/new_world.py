"""The map of the New World: 37 areas, their neighbours and lines. Sets of areas are numbers, one bit per area."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landfall.flow.package_data import read_data
from landfall.games.evacuation.table.components import symbol_set
from landfall.games.evacuation.table.effects import BIOME_IDS, KIND_IDS, PACKAGE, check

_map: Final = read_data(PACKAGE, "new_world")
_areas: Final = _map["areas"]

AREA_IDS: Final[tuple[str, ...]] = tuple([str(area["id"]) for area in _areas])
AREAS: Final[int] = len(AREA_IDS)
ALL_AREAS: Final[int] = (1 << AREAS) - 1
AREA_BIOME: Final[tuple[int, ...]] = tuple([BIOME_IDS.index(area["biome"]) for area in _areas])
FACTORY_SLOTS: Final[tuple[int, ...]] = tuple([int(area["factory_slots"]) for area in _areas])
POPULATION_SLOTS: Final[tuple[int, ...]] = tuple([len(area["population_slots"]) for area in _areas])
# What settling raises through population: food, steel, energy.
AREA_RAISES: Final[tuple[tuple[int, ...], ...]] = tuple(
    [
        tuple([sum([int(s["value"]) for s in area["population_slots"] if s["resource"] == kind]) for kind in KIND_IDS])
        for area in _areas
    ]
)
AREA_SYMBOLS: Final[tuple[int, ...]] = tuple([symbol_set(area["symbols"]) for area in _areas])
SYMBOL_COUNT: Final[tuple[int, ...]] = tuple([len(area["symbols"]) for area in _areas])
MOST_FACTORY_SLOTS: Final[int] = max(FACTORY_SLOTS)
MOST_POPULATION_SLOTS: Final[int] = max(POPULATION_SLOTS)


def area_set(areas: list[int]) -> int:
    """Areas as one number."""
    together = 0
    for area in areas:
        together |= 1 << area
    return together


def areas_in(together: int) -> list[int]:
    """The areas of a set, in order."""
    areas: list[int] = []
    area = 0
    while together:
        if together & 1:
            areas.append(area)
        together >>= 1
        area += 1
    return areas


# For counting: every second bit, two of four, four of eight.
PAIRS_OF_BITS: Final[i64] = 0x155555555555555
FOURS_OF_BITS: Final[i64] = 0x333333333333333
BYTES_OF_BITS: Final[i64] = 0xF0F0F0F0F0F0F0F


def count_of(together: int) -> int:
    """How many areas a set has."""
    bits: i64 = together
    bits -= bits >> 1 & PAIRS_OF_BITS
    bits = (bits & FOURS_OF_BITS) + (bits >> 2 & FOURS_OF_BITS)
    bits = bits + (bits >> 4) & BYTES_OF_BITS
    bits += bits >> 8
    bits += bits >> 16
    bits += bits >> 32
    return int(bits & 63)


# Lines by axis, each a list of areas from one end to the other.
AXIS_IDS: Final[tuple[str, ...]] = ("row", "diag_down", "diag_up")
LINES: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    [tuple([tuple([AREA_IDS.index(name) for name in line]) for line in _map["lines"][axis]]) for axis in AXIS_IDS]
)
LINE_SETS: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([area_set(list(line)) for line in axis]) for axis in LINES]
)
ALL_LINE_SETS: Final[tuple[int, ...]] = tuple([line for axis in LINE_SETS for line in axis])
# Neighbours along each axis: pairs of areas.
PAIRS: Final[tuple[tuple[tuple[int, int], ...], ...]] = tuple(
    [tuple([(line[at], line[at + 1]) for line in axis for at in range(len(line) - 1)]) for axis in LINES]
)
NEIGHBOURS: Final[tuple[int, ...]] = tuple(
    [area_set([a + b - area for axis in PAIRS for a, b in axis if area in (a, b)]) for area in range(AREAS)]
)
RIM: Final[tuple[int, ...]] = tuple([AREA_IDS.index(name) for name in _map["rim_counterclockwise"]])
RIM_SET: Final[int] = area_set(list(RIM))

# Sets that the rules ask for.
BIOME_SETS: Final[tuple[int, ...]] = tuple(
    [area_set([area for area in range(AREAS) if AREA_BIOME[area] == biome]) for biome in range(len(BIOME_IDS))]
)
WITH_POPULATION: Final[int] = area_set([area for area in range(AREAS) if POPULATION_SLOTS[area] > 0])
WITH_FACTORY: Final[int] = area_set([area for area in range(AREAS) if FACTORY_SLOTS[area] > 0])
# By number of symbols: areas that show at least, or at most, this many.
AT_LEAST_SYMBOLS: Final[tuple[int, ...]] = tuple(
    [area_set([area for area in range(AREAS) if SYMBOL_COUNT[area] >= count]) for count in range(3)]
)
AT_MOST_SYMBOLS: Final[tuple[int, ...]] = tuple(
    [area_set([area for area in range(AREAS) if SYMBOL_COUNT[area] <= count]) for count in range(3)]
)
# By set of symbols held and number of symbols ignored: areas all of whose other symbols are held.
SYMBOLS_MET: Final[tuple[tuple[int, ...], ...]] = tuple(
    [
        tuple(
            [
                area_set([area for area in range(AREAS) if count_of(AREA_SYMBOLS[area] & ~held) <= ignored])
                for ignored in range(3)
            ]
        )
        for held in range(8)
    ]
)
# By number at hand: areas with no more slots than that; and with at least that many.
FACTORY_SLOTS_MET: Final[tuple[int, ...]] = tuple(
    [
        area_set([area for area in range(AREAS) if FACTORY_SLOTS[area] <= count])
        for count in range(MOST_FACTORY_SLOTS + 1)
    ]
)
POPULATION_SLOTS_MET: Final[tuple[int, ...]] = tuple(
    [
        area_set([area for area in range(AREAS) if POPULATION_SLOTS[area] <= count])
        for count in range(MOST_POPULATION_SLOTS + 1)
    ]
)
# By number of passages behind the leading marker: areas whose biome is unlocked.
UNLOCKED: Final[tuple[int, ...]] = tuple(
    [
        area_set([area for area in range(AREAS) if AREA_BIOME[area] == 0 or AREA_BIOME[area] < passages])
        for passages in range(len(BIOME_IDS) + 2)
    ]
)


def areas_reached(occupied: int, passages: int, symbols: int, ignored: int) -> int:
    """Free areas whose biome is unlocked by this many passages and whose symbols are held, or ignored."""
    return UNLOCKED[passages] & ~occupied & SYMBOLS_MET[symbols][min(ignored, 2)]


def areas_filled(factories: int, population: int) -> int:
    """Areas for which this many pieces are enough."""
    with_factories = FACTORY_SLOTS_MET[min(factories, MOST_FACTORY_SLOTS)]
    return with_factories & POPULATION_SLOTS_MET[min(population, MOST_POPULATION_SLOTS)]


check(AREAS == 37 and len(RIM) == 18, "a hexagon of 37 areas with 18 on the rim")
check(set(RIM) == {area for area in range(AREAS) if _areas[area]["rim"]}, "the rim is the rim")
check(all(sorted([a for line in axis for a in line]) == list(range(AREAS)) for axis in LINES), "every axis covers all")
check(sum([len(axis) for axis in PAIRS]) == 90, "ninety pairs of neighbours")
check(UNLOCKED[1] == BIOME_SETS[0] and UNLOCKED[4] == ALL_AREAS, "passage 2 unlocks deserts, passage 4 oceans")
