"""What is printed on boards, ships and stadiums of Evacuation, read from data/*.json and checked when it is read."""

from __future__ import annotations

from typing import Final

from landfall.flow.package_data import read_data
from landfall.games.evacuation.table.effects import (
    BIOME_IDS,
    KIND_IDS,
    KINDS,
    PACKAGE,
    SYMBOL_IDS,
    amounts,
    check,
    effects_in,
)

_board: Final = read_data(PACKAGE, "player_board")
_years: Final = read_data(PACKAGE, "year_track")
_progress: Final = read_data(PACKAGE, "progress_track")
_old: Final = read_data(PACKAGE, "old_world")
_ships: Final = read_data(PACKAGE, "spaceships")
_stadiums: Final = read_data(PACKAGE, "stadiums")
_scoring: Final = read_data(PACKAGE, "scoring")

# The player board: ten actions in four groups; a group's number is its power.
GROUPS: Final = 4
_actions: Final = [
    (str(action["id"]), int(group["group"]), int(group["power"]), effects_in(action["effects"]))
    for group in _board["action_groups"]
    for action in group["actions"]
]
ACTION_IDS: Final[tuple[str, ...]] = tuple([action[0] for action in _actions])
ACTION_GROUP: Final[tuple[int, ...]] = tuple([action[1] - 1 for action in _actions])  # 0 to 3
ACTION_POWER: Final[tuple[int, ...]] = tuple([action[2] for action in _actions])
ACTION_EFFECTS: Final[tuple[tuple[int, ...], ...]] = tuple([action[3] for action in _actions])
TRACK_COSTS: Final[tuple[int, ...]] = tuple(
    [int(space["energy"]) for space in _board["action_track"]["energy_cost_by_action_number"]]
)
COST_BEYOND: Final[int] = int(_board["action_track"]["beyond_sixth_each"]["energy"])
SURCHARGE_FROM: Final[int] = int(_board["action_track"]["group_surcharge"]["applies_from_use"])
SURCHARGE: Final[int] = int(_board["action_track"]["group_surcharge"]["energy"])
FACTORIES: Final[tuple[int, ...]] = tuple([int(_board["factory_tiles"][kind]) for kind in KIND_IDS])
COLUMNS: Final[int] = int(_board["technology_grid"]["columns"])
LEVELS: Final[int] = int(_board["technology_grid"]["rows"])
TILES_OF_SET: Final[int] = COLUMNS * LEVELS  # technologies of a player
# By invent steps made in a column: the level of the tile that gets the next step, and whether that step develops it.
NEXT_LEVEL: Final[tuple[int, ...]] = (1, 2, 2, 3, 3)
DEVELOPS: Final[tuple[bool, ...]] = (True, False, True, False, True)
FULL_COLUMN: Final = 5  # of a whole column
GROUP_1_LIMIT: Final[int] = int(_board["advanced_group_1_limit_per_year"]["value"])

# The year track; index 0 is year 1.
YEARS: Final[int] = len(_years["years"])
FOOD_NEED: Final[tuple[tuple[int, int], ...]] = tuple(
    [(int(year["food_old"]), int(year["food_new"])) for year in _years["years"]]
)
STADIUM_NEED: Final[tuple[int, ...]] = tuple([int(year["stadiums_new"]) for year in _years["years"]])
STADIUM_TARGET: Final[int] = int(_years["final_stadium_target"]["value"])

# The progress track. Lanes: waiting, main, three_plus; the waiting lane has neither effects nor symbols.
LAST_STEP: Final[int] = int(_progress["last_step"])
LANE_IDS: Final[tuple[str, ...]] = tuple([str(lane["id"]) for lane in _progress["lanes"]])
WAITING: Final = 0
MAIN: Final = 1
THREE_PLUS: Final = 2
LANES: Final = 3
_spaces: Final = {int(step["step"]): step for step in _progress["steps"]}
SPACE_EFFECTS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    [
        ((), effects_in(_spaces[step]["main"]["effects"]), effects_in(_spaces[step]["three_plus"]["effects"]))
        if step
        else ((), (), ())
        for step in range(LAST_STEP + 1)
    ]
)


def symbol_set(names: list[str]) -> int:
    """Symbols as one number, one bit per symbol."""
    symbols = 0
    for name in names:
        symbols |= 1 << SYMBOL_IDS.index(name)
    return symbols


SPACE_SYMBOLS: Final[tuple[tuple[int, ...], ...]] = tuple(
    [
        (0, symbol_set(_spaces[step]["main"]["symbols"]), symbol_set(_spaces[step]["three_plus"]["symbols"]))
        if step
        else (0, 0, 0)
        for step in range(LAST_STEP + 1)
    ]
)
PASSAGES: Final = 4
PASSAGE_AFTER: Final[tuple[int, ...]] = tuple([int(passage["between_steps"][0]) for passage in _progress["passages"]])
PASSED: Final[tuple[int, ...]] = tuple(
    [sum([step > border for border in PASSAGE_AFTER]) for step in range(LAST_STEP + 1)]
)  # by step: how many passages lie before it
FLIPS: Final[tuple[tuple[bool, bool], ...]] = tuple(
    [
        (
            any(one["op"] == "flip_productivity_tile" for one in passage["first_marker"]),
            any(one["op"] == "flip_productivity_tile" for one in passage["second_marker"]),
        )
        for passage in _progress["passages"]
    ]
)
MOVES_TILE: Final[tuple[bool, ...]] = tuple(
    [
        any(one["op"] == "move_productivity_tile_to_new_world" for one in passage["second_marker"])
        for passage in _progress["passages"]
    ]
)
TILE_RAISES: Final[tuple[int, ...]] = tuple(
    [
        sum([int(one["amount"]) for one in passage["second_marker"] if one["op"] == "raise_production"])
        for passage in _progress["passages"]
    ]
)
MOST_PASSAGES_BETWEEN: Final[int] = int(_progress["max_passages_between_own_markers"]["value"])

# The Old World: nine areas and two productivity tiles per continent.
EDGE_IDS: Final[tuple[str, ...]] = tuple([str(edge["id"]) for edge in _old["edge_colours"]])
_areas: Final = _old["areas_per_continent"]
OLD_AREA_IDS: Final[tuple[str, ...]] = tuple([str(area["id"]) for area in _areas])
OLD_AREAS: Final[int] = len(OLD_AREA_IDS)
OLD_EDGE: Final[tuple[int, ...]] = tuple([EDGE_IDS.index(area["edge"]) for area in _areas])
OLD_POPULATION: Final[tuple[int, ...]] = tuple([int(area["population_circles"]) for area in _areas])
OLD_FACTORY: Final[tuple[int, ...]] = tuple(
    [-1 if area["factory_kind"] is None else KIND_IDS.index(area["factory_kind"]) for area in _areas]
)
OLD_YIELD: Final[tuple[tuple[int, ...], ...]] = tuple([amounts(area["production"]) for area in _areas])
TILES: Final[int] = len(_old["productivity_tiles"])
TILE_YIELD: Final[tuple[int, ...]] = amounts(_old["productivity_tiles"][0]["production"])
ALL_OLD_AREAS: Final[int] = (1 << OLD_AREAS) - 1

# Spaceships.
SHIP_IDS: Final[tuple[str, ...]] = tuple([str(ship["id"]) for ship in _ships["tiles"]])
SHIPS: Final[int] = len(SHIP_IDS)
SHIP_COST: Final[tuple[tuple[int, ...], ...]] = tuple([amounts(ship["cost"]) for ship in _ships["tiles"]])
SHIP_FLIGHT: Final[tuple[int, ...]] = tuple([int(ship["flight_energy"]) for ship in _ships["tiles"]])
SHIP_BUILDINGS: Final[tuple[int, ...]] = tuple([int(ship["building_limit"]) for ship in _ships["tiles"]])
SHIP_RESOURCES: Final[tuple[int, ...]] = tuple([int(ship["resource_limit"]) for ship in _ships["tiles"]])
SHIP_BAYS: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([ship["evacuation_bays"].count(edge) for edge in EDGE_IDS]) for ship in _ships["tiles"]]
)  # how many bays of each colour
SHIP_CORE: Final[tuple[bool, ...]] = tuple([ship["pool"] == "core" for ship in _ships["tiles"]])
RETURN_FLIGHT: Final[int] = int(_ships["return_flight_energy"]["value"])

# Stadiums: the starting ones come first, one per seat.
STADIUM_IDS: Final[tuple[str, ...]] = tuple([str(card["id"]) for card in _stadiums["cards"]])
STADIUMS: Final[int] = len(STADIUM_IDS)
STARTING: Final[int] = sum([bool(card["starting"]) for card in _stadiums["cards"]])
STADIUM_COST: Final[tuple[tuple[int, ...], ...]] = tuple([amounts(card["cost"]) for card in _stadiums["cards"]])
STADIUM_FACES: Final[tuple[int, ...]] = tuple([int(card["happy_faces"]) for card in _stadiums["cards"]])
STADIUM_CORE: Final[tuple[bool, ...]] = tuple([card["pool"] == "core" for card in _stadiums["cards"]])
ROW_SIZE: Final[int] = int(_ships["row_size"]["value"])

# Points mode.
_points: Final = _scoring["points_mode"]
LOWEST_POINTS: Final[tuple[int, ...]] = tuple([int(line["points"]) for line in _points["lowest_production_table"]])
POINTS_ABOVE: Final[int] = int(_points["above_10_each_level"]["points"])
AREA_LEFT: Final[int] = int(_points["penalties"]["per_unevacuated_area"])
POPULATION_LEFT: Final[int] = int(_points["penalties"]["per_population_left"])
STADIUM_MISSING: Final[int] = int(_points["penalties"]["per_missing_stadium"])
TOKEN_POINTS: Final[int] = int(_points["penalties"]["per_penalty_token"])
FACE_STADIUMS: Final[int] = int(_points["happy_faces"]["needs_new_world_stadiums"])
FACE_POINTS: Final[tuple[int, ...]] = tuple([int(points) for points in _points["happy_faces"]["players_3_4"]])
FACE_POINTS_OF_TWO: Final[tuple[int, ...]] = tuple([int(points) for points in _points["happy_faces"]["players_2"]])

# Race mode.
_race: Final = _scoring["race_mode"]
RACE_LEVEL: Final[int] = int(_race["trigger"]["every_production_at_least"])
RACE_STADIUMS: Final[int] = int(_race["trigger"]["new_world_stadiums_at_least"])
RACE_TOKEN: Final[int] = int(_race["steps_down_on_lowest"]["per_penalty_token"])
RACE_AREA: Final[int] = int(_race["steps_down_on_lowest"]["per_unevacuated_area"])
RACE_MISSING: Final[int] = int(_race["steps_down_on_lowest"]["per_missing_stadium"])
RACE_FACES: Final[tuple[int, int]] = (
    int(_race["steps_up"]["most_faces_players_3_4"]),
    int(_race["steps_up"]["second_faces_players_3_4"]),
)
RACE_FACES_OF_TWO: Final[tuple[int, int]] = (
    int(_race["steps_up"]["most_faces_players_2"]),
    int(_race["steps_up"]["second_faces_players_2"]),
)

check(len(ACTION_IDS) == 10 and sorted(set(ACTION_GROUP)) == [0, 1, 2, 3], "ten actions in four groups")
check([int(year["year"]) for year in _years["years"]] == [1, 2, 3, 4], "four years")
check(list(LANE_IDS) == ["waiting", "main", "three_plus"], "three lanes")
check(sorted(_spaces) == list(range(1, LAST_STEP + 1)), "every step of the progress track is there")
check(len(list(PASSAGE_AFTER)) == PASSAGES, "four passages")
check(list(PASSAGE_AFTER) == sorted(PASSAGE_AFTER), "passages in order")
check(
    [one["biome"] for passage in _progress["passages"] for one in passage["first_marker"] if "biome" in one]
    == list(BIOME_IDS[1:]),
    "passages unlock the biomes in order",
)
check(
    [sum([OLD_YIELD[area][kind] for area in range(OLD_AREAS)]) + TILES * TILE_YIELD[kind] for kind in range(KINDS)]
    == [7] * KINDS,
    "a continent yields seven of each resource",
)
check(all((OLD_POPULATION[a] == 2) != (OLD_FACTORY[a] >= 0) for a in range(OLD_AREAS)), "two circles or a factory")
check(sum(SHIP_CORE) == 21 and sum(STADIUM_CORE) == 21, "the core pools have the published sizes")
check(list(range(STARTING)) == [n for n in range(STADIUMS) if _stadiums["cards"][n]["starting"]], "starting first")
check(max(STADIUM_FACES[:STARTING]) == 0 and STARTING == 4, "four starting stadiums without faces")
