"""What infrastructure cards require of the areas a player has settled."""

from __future__ import annotations

from typing import Any, Final, assert_never, get_args

from landfall.games.evacuation.table.effects import BIOME_IDS, ENERGY, FOOD, STEEL, check
from landfall.games.evacuation.table.new_world import (
    ALL_AREAS,
    AREA_BIOME,
    AT_LEAST_SYMBOLS,
    AXIS_IDS,
    BIOME_SETS,
    LINE_SETS,
    LINES,
    PAIRS,
    RIM_SET,
    WITH_FACTORY,
    WITH_POPULATION,
    area_set,
    count_of,
)
from landfall.games.evacuation.table.printed_kinds import RequirementType

# Kinds of requirements.
AREAS_OF: Final = 0  # this many areas of each of these sets
ONE_OF: Final = 1  # all areas of at least one of these sets
ON_A_LINE: Final = 2  # on one of these lines this many areas of each biome
SETTLED_FACTORIES: Final = 3
SETTLED_POPULATION: Final = 4
FACTORY_KINDS: Final = 5
REQUIREMENT_TYPES: Final[tuple[str, ...]] = get_args(RequirementType)


class Requirement:
    """Sets of areas and how many of each are needed, or a total."""

    def __init__(self, kind: int, sets: tuple[int, ...], counts: tuple[int, ...]) -> None:
        self.kind = kind
        self.sets = sets
        self.counts = counts

    def is_met(self, areas: int, population: int, factories: list[int], first: int) -> bool:
        """Whether these settled areas and pieces meet it; `factories` are counted by kind from `first` on."""
        kind = self.kind
        if kind == AREAS_OF:
            for at in range(len(self.sets)):
                if count_of(areas & self.sets[at]) < self.counts[at]:
                    return False
            return True
        if kind == ONE_OF:
            for one in self.sets:
                if areas & one == one:
                    return True
            return False
        if kind == ON_A_LINE:
            for line in self.sets:
                if self.is_met_on(areas & line):
                    return True
            return False
        if kind == SETTLED_POPULATION:
            return population >= self.counts[0]
        food = factories[first + FOOD]
        steel = factories[first + STEEL]
        energy = factories[first + ENERGY]
        if kind == SETTLED_FACTORIES:
            return food + steel + energy >= self.counts[0]
        return (food > 0) + (steel > 0) + (energy > 0) >= self.counts[0]

    def is_met_on(self, areas: int) -> bool:
        for biome in range(len(self.counts)):
            if self.counts[biome] and count_of(areas & BIOME_SETS[biome]) < self.counts[biome]:
                return False
        return True


def areas_of(printed: dict[str, Any]) -> tuple[int, int]:
    """The set and the number of an `areas` requirement."""
    pieces = {"any": ALL_AREAS, "population": WITH_POPULATION, "factory": WITH_FACTORY}[printed["with"]]
    return BIOME_SETS[BIOME_IDS.index(printed["biome"])] & pieces, int(printed["count"])


def pairs_of(printed: dict[str, Any]) -> list[int]:
    """All pairs of neighbours with the two biomes along the axis."""
    first, second = [BIOME_IDS.index(biome) for biome in printed["biomes"]]
    axes = range(len(AXIS_IDS)) if printed["axis"] == "any" else [AXIS_IDS.index(printed["axis"])]
    return [
        area_set([a, b])
        for axis in axes
        for a, b in PAIRS[axis]
        if (AREA_BIOME[a] == first and AREA_BIOME[b] == second) or (AREA_BIOME[a] == second and AREA_BIOME[b] == first)
    ]


def chains_of(length: int) -> list[int]:
    """All straight chains of this many areas."""
    return [
        area_set(list(line[at : at + length]))
        for axis in LINES
        for line in axis
        for at in range(len(line) - length + 1)
    ]


def requirement_in(printed: dict[str, Any]) -> Requirement:
    """A printed requirement."""
    name: RequirementType = printed["type"]
    check(name in REQUIREMENT_TYPES, f"unknown requirement {name}")
    count = int(printed.get("count", 0))
    match name:
        case "areas":
            areas, needed = areas_of(printed)
            return Requirement(AREAS_OF, (areas,), (needed,))
        case "all_of":
            parts = [areas_of(part) for part in printed["parts"]]
            shared = [one & other for at, (one, _) in enumerate(parts) for other, _ in parts[at + 1 :]]
            check(not any(shared), "parts of one requirement never share an area")
            return Requirement(AREAS_OF, tuple([areas for areas, _ in parts]), tuple([needed for _, needed in parts]))
        case "adjacent_pair":
            return Requirement(ONE_OF, tuple(pairs_of(printed)), ())
        case "straight_chain":
            return Requirement(ONE_OF, tuple(chains_of(int(printed["length"]))), ())
        case "same_line":
            lines = tuple([line for axis in printed["axes"] for line in LINE_SETS[AXIS_IDS.index(axis)]])
            return Requirement(ON_A_LINE, lines, tuple([int(printed["needs"].get(biome, 0)) for biome in BIOME_IDS]))
        case "settled_areas":
            return Requirement(AREAS_OF, (ALL_AREAS,), (count,))
        case "areas_with_symbols":
            return Requirement(AREAS_OF, (AT_LEAST_SYMBOLS[int(printed["min_symbols"])],), (count,))
        case "rim_areas":
            return Requirement(AREAS_OF, (RIM_SET,), (count,))
        case "settled_factories":
            return Requirement(SETTLED_FACTORIES, (), (count,))
        case "settled_population":
            return Requirement(SETTLED_POPULATION, (), (count,))
        case "factory_kinds":
            return Requirement(FACTORY_KINDS, (), (count,))
        case _:
            assert_never(name)
