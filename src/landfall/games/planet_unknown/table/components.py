"""What is printed on the pieces of Planet Unknown, read from data/*.json and checked when it is read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, get_args

from landfall.flow.package_data import DataCheck, read_data
from landfall.games.planet_unknown.table.printed_kinds import (
    AtOnce,
    AtTheEnd,
    Destroyed,
    Event,
    NeighbourObjective,
    PersonalObjective,
)

PACKAGE: Final = "landfall.games.planet_unknown"
check: Final = DataCheck("Planet Unknown")
WIDTH: Final = 12
CELLS: Final = 144
ROWS_OF_A_TRACK: Final = 16  # positions 0 to 15; a space is track * 16 + position


_tiles: Final = read_data(PACKAGE, "tiles")
_depots: Final = read_data(PACKAGE, "depots")
_planets: Final = read_data(PACKAGE, "planets")
_corporations: Final = read_data(PACKAGE, "corporations")
_civ: Final = read_data(PACKAGE, "civ_cards")
_objectives: Final = read_data(PACKAGE, "objectives")
_events: Final = read_data(PACKAGE, "events")
_solo: Final = read_data(PACKAGE, "solo")

# Terrains and tracks share their numbers; energy has no track.
TERRAINS: Final[tuple[str, ...]] = tuple([str(terrain) for terrain in _tiles["terrains"]])
TRACKS: Final[tuple[str, ...]] = tuple([str(track) for track in _corporations["tracks"]])
check(list(TRACKS) == list(TERRAINS[:5]) and TERRAINS[5] == "energy", "tracks are the terrains without energy")

# -- tiles and station ------------------------------------------------------------------------------------------------

SHAPE_IDS: Final[tuple[str, ...]] = tuple([str(shape["id"]) for shape in _tiles["shapes"]])
PAIRS: Final[tuple[tuple[int, int], ...]] = tuple(
    [(TERRAINS.index(a), TERRAINS.index(b)) for a, b in _tiles["section_pairs"]]
)
TILES_PER_STACK: Final[int] = int(_depots["tiles_per_stack"])
DEPOTS: Final[int] = int(_depots["depots"])
CLOCKWISE: Final[int] = int(_depots["clockwise_step"])
PRINTED_SHIFT: Final[int] = int(_depots["printed"]["inner_shift"])
SEAT_POSITIONS: Final[tuple[tuple[int, ...], ...]] = (
    (),
    *[tuple([int(at) for at in _depots["seat_positions"][str(seats)]]) for seats in range(1, 7)],
)


def cells_of(shape: Mapping[str, Any], name: str) -> tuple[tuple[int, int], ...]:
    """Squares of a shape as (row, column)."""
    return tuple([(int(y), int(x)) for x, y in shape[name]])


class Shape:
    """The squares of a shape: section, symbols and meteor."""

    def __init__(self, shape: Mapping[str, Any]) -> None:
        self.id = str(shape["id"])
        self.cells = cells_of(shape, "cells")
        self.section_a = cells_of(shape, "section_a")
        self.section_b = cells_of(shape, "section_b")
        self.resource_a: tuple[int, int] = (int(shape["resource_a"][1]), int(shape["resource_a"][0]))
        self.resource_b: tuple[int, int] = (int(shape["resource_b"][1]), int(shape["resource_b"][0]))
        self.meteor: tuple[int, int] = (int(shape["meteor_cell"][1]), int(shape["meteor_cell"][0]))


SHAPES: Final[tuple[Shape, ...]] = tuple([Shape(shape) for shape in _tiles["shapes"]])
check(list(SHAPE_IDS[:6]) == list(_depots["outer_ring"]), "the outer ring holds the first six shapes")
check(list(SHAPE_IDS[6:]) == list(_depots["inner_ring"]), "the inner ring holds the last six shapes")
check(0 <= PRINTED_SHIFT < DEPOTS, "the printed station has the inner ring at one of the depots")
for _shape in SHAPES:
    _whole = sorted([*_shape.section_a, *_shape.section_b])
    check(_whole == sorted(_shape.cells), f"the sections of {_shape.id} make up the shape")
    check(_shape.resource_a in _shape.section_a and _shape.resource_b in _shape.section_b, f"symbols of {_shape.id}")
    check(_shape.meteor in _shape.cells, f"the meteor of {_shape.id} lies on it")
for _number, _tile in enumerate(_tiles["tiles"]):
    # A tile of a stack is a number: twice its pair of terrains, plus one if it has a meteor.
    _kind = _number % TILES_PER_STACK
    _pair = [TERRAINS.index(_tile["a"]), TERRAINS.index(_tile["b"])]
    check(_tile["shape"] == SHAPE_IDS[_number // TILES_PER_STACK], f"{_tile['id']} is in the order of the shapes")
    check(_pair == list(PAIRS[_kind // 2]) and _tile["meteor"] == (_kind % 2 == 1), f"{_tile['id']} is in order")
check(len(_tiles["tiles"]) == len(SHAPES) * TILES_PER_STACK, "144 tiles")


def pair_of(tile: int) -> tuple[int, int]:
    """The terrains of its two sections."""
    return PAIRS[tile // 2]


def has_meteor(tile: int) -> bool:
    return tile % 2 == 1


# -- planets ----------------------------------------------------------------------------------------------------------

NO_SQUARE: Final = ".o"


class Planet:
    """A planet board: its squares, medals and special squares. A square is row * 12 + column."""

    def __init__(self, planet: Mapping[str, Any]) -> None:
        self.id = str(planet["id"])
        self.name = str(planet["name"])
        self.rule = str(planet["rule"])
        self.symmetric = bool(planet["symmetric"])
        self.expansion = bool(planet["expansion"])
        self.grid: str = "".join(planet["grid"])
        self.perimeter: tuple[int, ...] = found_in("".join(planet["perimeter"]), "x")
        self.row_medals: tuple[int, ...] = tuple([int(medal) for medal in planet["row_medals"]])
        self.column_medals: tuple[int, ...] = tuple([int(medal) for medal in planet["column_medals"]])
        self.lifepods: tuple[int, ...] = tuple(sorted([int(y) * WIDTH + int(x) for x, y in planet["lifepods"]]))
        self.squares: tuple[int, ...] = tuple([at for at in range(CELLS) if self.grid[at] not in NO_SQUARE])
        self.ice: tuple[int, ...] = found_in(self.grid, "I")
        self.ring: tuple[int, ...] = found_in(self.grid, "R")
        self.cities: tuple[int, ...] = found_in(self.grid, "C")
        self.currents: tuple[int, ...] = found_in(self.grid, "E")
        self.craters: tuple[int, ...] = found_in(self.grid, "P")
        self.city_medals = int(planet.get("city_medals", 0))
        self.region_medals = int(planet.get("region_medals", 0))
        regions = "".join(planet.get("regions", []))
        self.regions: tuple[tuple[int, ...], ...] = tuple(
            [found_in(regions, name) for name in sorted(set(regions) - {"."})]
        )
        self.sides: str = "".join(planet.get("sides", []))
        gaps = planet.get("diagonal_gaps", [])
        self.gaps: tuple[tuple[int, int], ...] = tuple(
            [(int(a[1]) * WIDTH + int(a[0]), int(b[1]) * WIDTH + int(b[0])) for a, b in gaps]
        )
        self.banned: tuple[int, ...] = tuple([TERRAINS.index(terrain) for terrain in planet.get("banned", [])])
        check(len(self.grid) == CELLS, f"{self.id} has 12 rows of 12")
        check(len(self.squares) == int(planet["squares"]), f"{self.id} has the squares it says")
        check(len(self.ice) == int(planet["ice_squares"]), f"{self.id} has the ice it says")
        check(set(self.perimeter) <= set(self.squares), f"the perimeter of {self.id} lies on its squares")
        check(len(self.lifepods) == 6 and set(self.lifepods) <= set(self.squares), f"lifepods of {self.id}")
        check(all(1 <= medal <= 3 for medal in (*self.row_medals, *self.column_medals)), f"medals of {self.id}")


def found_in(picture: str, letter: str) -> tuple[int, ...]:
    return tuple([at for at in range(len(picture)) if picture[at] == letter])


PLANETS: Final[tuple[Planet, ...]] = tuple([Planet(planet) for planet in _planets["planets"]])
PLANET_IDS: Final[tuple[str, ...]] = tuple([planet.id for planet in PLANETS])
# Petra's currents, by square: the only planet that has them.
IS_CURRENT: Final[tuple[bool, ...]] = tuple(
    [any(square in planet.currents for planet in PLANETS) for square in range(CELLS)]
)
check(len([planet for planet in PLANETS if planet.currents]) == 1, "one planet has currents")
check(PLANETS[0].symmetric and not any(planet.symmetric for planet in PLANETS[1:]), "the first planet is symmetric")

# -- corporations -----------------------------------------------------------------------------------------------------

# A benefit is one number: its kind times 16, plus how many or which level.
BOOST: Final = 16
CIV_CARD: Final = 32
PATCH: Final = 48
ROVER: Final = 64
MOVE: Final = 80
TECH: Final = 96
CHOICE: Final = 112  # Wormhole's biomass steps: one of two
ONE_BENEFIT: Final = 16
KINDS: Final = {
    "synergy": BOOST,
    "civ_card": CIV_CARD,
    "biomass_patch": PATCH,
    "place_rover": ROVER,
    "rover_move": MOVE,
    "tech": TECH,
}


def benefit_of(benefit: Mapping[str, Any]) -> int:
    return KINDS[benefit["type"]] + int(benefit.get("n", benefit.get("level", 0)))


class Corporation:
    """A corporation board: what lies on its spaces. A space is track * 16 + position."""

    def __init__(self, board: Mapping[str, Any]) -> None:
        self.id = str(board["id"])
        self.name = str(board["name"])
        self.symmetric = bool(board["symmetric"])
        self.expansion = bool(board["expansion"])
        self.rovers = int(board["rovers"])
        self.top_move = int(board["rover_top_move"])
        self.tech_uses: tuple[str, ...] = tuple([str(tech["use"]) for tech in board["techs"]])
        self.tech_keys: tuple[str, ...] = tuple([str(tech["key"]) for tech in board["techs"]])
        benefits: list[tuple[int, ...]] = [()] * (len(TRACKS) * ROWS_OF_A_TRACK)
        medals = [0] * (len(TRACKS) * ROWS_OF_A_TRACK)
        tops: list[int] = []
        self.choices: tuple[int, ...] = ()  # Wormhole: the track that each biomass step offers to advance, or -1
        choices: list[int] = []
        for track, name in enumerate(TRACKS):
            spaces = board["tracks"][name]
            printed = {int(space["pos"]): space for space in spaces}
            medal = 0
            for pos in range(ROWS_OF_A_TRACK):
                space = printed.get(pos)
                at = track * ROWS_OF_A_TRACK + pos
                if space is not None:
                    if "choose_one" in space:
                        other = [choice for choice in space["choose_one"] if choice["type"] != "biomass_patch"]
                        choices.append(TRACKS.index(other[0]["track"]) if other and "track" in other[0] else -1)
                        benefits[at] = (CHOICE + pos,) if other else ()
                    else:
                        benefits[at] = tuple([benefit_of(benefit) for benefit in space["benefits"]])
                    medal = medal if space["medal"] is None else int(space["medal"])
                medals[at] = medal
            tops.append(max(printed))
        self.choices = tuple(choices)
        self.benefits: tuple[tuple[int, ...], ...] = tuple(benefits)
        self.medals: tuple[int, ...] = tuple(medals)
        self.tops: tuple[int, ...] = tuple(tops)
        path = board.get("water_path", [])
        self.path: tuple[int, ...] = tuple(
            [TRACKS.index(step["track"]) * ROWS_OF_A_TRACK + int(step["pos"]) for step in path]
        )
        path_medals: list[int] = []
        medal = 0
        for step in path:
            medal = medal if step["water_medal"] is None else int(step["water_medal"])
            path_medals.append(medal)
            stepped = TRACKS.index(step["track"]) * ROWS_OF_A_TRACK + int(step["pos"])
            printed_there = [benefit_of(benefit) for benefit in step["benefits"]]
            check(printed_there == list(self.benefits[stepped]), f"{self.id}: path and tracks agree")
        self.path_medals: tuple[int, ...] = tuple(path_medals)
        milestones: list[int] = []  # by space: the position of the next milestone above, or 0
        tech_at: list[int] = []
        for track in range(len(TRACKS)):
            for pos in range(ROWS_OF_A_TRACK):
                ahead = 0
                for higher in range(ROWS_OF_A_TRACK - 1, pos, -1):
                    for benefit in self.benefits[track * ROWS_OF_A_TRACK + higher]:
                        if benefit // ONE_BENEFIT * ONE_BENEFIT in (CIV_CARD, PATCH, ROVER, TECH):
                            ahead = higher
                milestones.append(ahead)
                for benefit in self.benefits[track * ROWS_OF_A_TRACK + pos]:
                    if benefit // ONE_BENEFIT * ONE_BENEFIT == TECH:
                        tech_at.append(pos)
                        check(benefit % ONE_BENEFIT == len(tech_at), f"{self.id}: technologies in order")
        self.next_milestone: tuple[int, ...] = tuple(milestones)
        self.tech_at: tuple[int, ...] = tuple(tech_at)  # the positions of technologies 1 to 5
        check(len(tech_at) in (0, 5), f"{self.id} has five technologies on its track, or none")


CORPORATIONS: Final[tuple[Corporation, ...]] = tuple([Corporation(board) for board in _corporations["corporations"]])
CORPORATION_IDS: Final[tuple[str, ...]] = tuple([corporation.id for corporation in CORPORATIONS])
check(CORPORATIONS[0].symmetric and len(CORPORATIONS) == 9, "nine corporations, the first symmetric")

# -- civ cards, objectives, events, solo ------------------------------------------------------------------------------

CARDS: Final[tuple[dict[str, Any], ...]] = tuple(_civ["cards"])
CIV_CARDS: Final[int] = len(CARDS)
CIV_LEVELS: Final = 4
CARD_LEVEL: Final[tuple[int, ...]] = (0, *[int(card["level"]) for card in CARDS])
CARD_IMMEDIATE: Final[tuple[bool, ...]] = (False, *[card["timing"] == "immediate" for card in CARDS])
CARD_EFFECT: Final[tuple[dict[str, Any], ...]] = ({}, *[dict(card["effect"]) for card in CARDS])
check([int(card["id"]) for card in CARDS] == list(range(1, 37)), "civ cards 1 to 36 in order")
for _card in range(1, CIV_CARDS + 1):
    _effects = get_args(AtOnce) if CARD_IMMEDIATE[_card] else get_args(AtTheEnd)
    check(CARD_EFFECT[_card]["type"] in _effects, f"civ card {_card} has an effect that is known")
for _level in range(1, CIV_LEVELS + 1):
    check(CARD_LEVEL.count(_level) == 9, f"nine civ cards of level {_level}")

OBJECTIVES: Final[int] = len(_objectives["cards"])
NEIGHBOUR: Final[tuple[dict[str, Any], ...]] = ({}, *[dict(card["neighbour"]) for card in _objectives["cards"]])
PERSONAL: Final[tuple[dict[str, Any], ...]] = ({}, *[dict(card["personal"]) for card in _objectives["cards"]])
WIN_MEDALS: Final[int] = int(_objectives["neighbour_medals"]["win"])
TIE_MEDALS: Final[int] = int(_objectives["neighbour_medals"]["tie"])
PERSONAL_MEDALS: Final[int] = int(_objectives["personal_medals"])
check([int(card["id"]) for card in _objectives["cards"]] == list(range(1, 29)), "objectives 1 to 28 in order")
for _card in range(1, OBJECTIVES + 1):
    check(NEIGHBOUR[_card]["kind"] in get_args(NeighbourObjective), f"neighbour objective {_card} is known")
    check(PERSONAL[_card]["kind"] in get_args(PersonalObjective), f"personal objective {_card} is known")

EVENTS_IN_THE_BOX: Final[int] = len(_events["cards"])
DECK_SIZE: Final[int] = int(_events["deck_size"])
COLOURS: Final = ("green", "orange", "red")
EVENT_COLOUR: Final[tuple[str, ...]] = ("", *[str(card["color"]) for card in _events["cards"]])
EVENT_SOLO: Final[tuple[bool, ...]] = (False, *[bool(card["solo_only"]) for card in _events["cards"]])
EVENT_EFFECT: Final[tuple[dict[str, Any], ...]] = ({}, *[dict(card["effect"]) for card in _events["cards"]])
check([int(card["id"]) for card in _events["cards"]] == list(range(1, 61)), "events 1 to 60 in order")
for _card in range(1, EVENTS_IN_THE_BOX + 1):
    _event = EVENT_EFFECT[_card]
    check(_event["type"] in get_args(Event), f"event {_card} is known")
    if _event["type"] == "destroy":
        check(_event["what"] in get_args(Destroyed), f"what event {_card} destroys is known")
for _colour in COLOURS:
    check(EVENT_COLOUR.count(_colour) == 20, f"twenty {_colour} events")

SOLO_BASE: Final[int] = int(_solo["base_expected"])
SOLO_BANDS: Final[tuple[dict[str, int], ...]] = tuple(_solo["deck_adjustment"])
SOLO_VERDICTS: Final[tuple[tuple[int, int], ...]] = tuple(
    [(-1000 if v["diff_from"] is None else int(v["diff_from"]), int(v["printed"])) for v in _solo["verdicts"]]
)
