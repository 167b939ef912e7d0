"""Technology tiles and all cards of Evacuation but stadiums, read from data/*.json and checked when they are read."""

from __future__ import annotations

from typing import Any, Final, get_args

from landfall.flow.package_data import read_data
from landfall.games.evacuation.table.components import COLUMNS, TILES_OF_SET
from landfall.games.evacuation.table.effects import (
    ANY,
    KIND_IDS,
    NO_LIMIT,
    PACKAGE,
    SYMBOL_IDS,
    WORLD_IDS,
    amounts,
    check,
    effects_in,
    kind_of,
)
from landfall.games.evacuation.table.new_world import AREA_IDS, RIM, area_set
from landfall.games.evacuation.table.printed_kinds import GoalType, Metric
from landfall.games.evacuation.table.requirements import Requirement, requirement_in

_technologies: Final = read_data(PACKAGE, "technologies")["tiles"]
_infrastructure: Final = read_data(PACKAGE, "infrastructure")["cards"]
_goals: Final = read_data(PACKAGE, "goals")
_bonuses: Final = read_data(PACKAGE, "year_end_bonuses")["cards"]
_cards: Final = read_data(PACKAGE, "action_cards")
_commons: Final = read_data(PACKAGE, "common_goals")
_majority: Final = read_data(PACKAGE, "line_majority")
_solo: Final = read_data(PACKAGE, "solo")


# -- technologies -----------------------------------------------------------------------------------------------------


class Passive:
    """A lasting ability of a technology tile."""

    def __init__(self, tile: int, printed: dict[str, Any]) -> None:
        self.tile = tile
        self.amount: int = NO_LIMIT if printed.get("count") == "all" else int(printed.get("amount", 0))
        self.kind: int = kind_of(str(printed.get("kind", "any")))
        self.world: int = WORLD_IDS.index(printed["world"]) if "world" in printed else -1
        self.symbol: int = 1 << SYMBOL_IDS.index(printed["symbol"]) if "symbol" in printed else 0
        self.resources: int = int(printed.get("resources", 0))
        self.buildings: int = int(printed.get("buildings", 0))
        self.numbers: tuple[int, ...] = tuple([int(number) for number in printed.get("numbers", ())])
        self.effects: tuple[int, ...] = effects_in(printed.get("effects", []))


TECHNOLOGY_IDS: Final[tuple[str, ...]] = tuple([str(tile["id"]) for tile in _technologies])
TECHNOLOGIES: Final[int] = len(TECHNOLOGY_IDS)
TECHNOLOGY_SET: Final[tuple[int, ...]] = tuple([int(tile["set"]) for tile in _technologies])
TECHNOLOGY_LEVEL: Final[tuple[int, ...]] = tuple([int(tile["level"]) for tile in _technologies])
TECHNOLOGY_FACES: Final[tuple[int, ...]] = tuple([int(tile["happy_faces"]) for tile in _technologies])
TILES_WITH_FACES: Final[int] = sum([1 << tile for tile in range(TECHNOLOGIES) if TECHNOLOGY_FACES[tile] > 0])
TECHNOLOGY_ONCE: Final[tuple[tuple[int, ...], ...]] = tuple([effects_in(tile["once"]) for tile in _technologies])
SETS: Final = 4
PASSIVE_OPS: Final[tuple[str, ...]] = (
    "action_cost_zero",
    "on_year_end_bonus",
    "on_prepare_factory",
    "settle_ignore_symbols",
    "infra_discount",
    "stadium_discount",
    "ship_discount",
    "factory_bonus",
    "ship_return_immediate",
    "clone_extra",
    "steel_cap_per_area",
    "permanent_symbol",
    "food_need_reduction",
    "bonus_power_shift",
    "progress_extra_steps",
    "free_refresh",
    "no_group_surcharge",
    "action_energy_any_world",
    "on_develop",
    "ship_limit_bonus",
    "flight_discount",
    "on_infrastructure_complete",
)


class Ability:
    """A lasting ability, with all tiles that have it; `tiles` is the set of them, one bit per tile."""

    def __init__(self, on: tuple[Passive, ...]) -> None:
        self.on = on
        self.tiles: int = sum([1 << passive.tile for passive in on])


def passives(op: str) -> Ability:
    """All tiles with this ability."""
    check(op in PASSIVE_OPS, f"unknown ability {op}")
    return Ability(
        tuple(
            [
                Passive(tile, printed)
                for tile in range(TECHNOLOGIES)
                for printed in _technologies[tile]["passive"]
                if printed["op"] == op
            ]
        )
    )


ACTION_COST_ZERO: Final = passives("action_cost_zero")
ON_BONUS: Final = passives("on_year_end_bonus")
ON_PREPARE: Final = passives("on_prepare_factory")
IGNORE_SYMBOLS: Final = passives("settle_ignore_symbols")
INFRA_DISCOUNT: Final = passives("infra_discount")
STADIUM_DISCOUNT: Final = passives("stadium_discount")
SHIP_DISCOUNT: Final = passives("ship_discount")
FACTORY_BONUS: Final = passives("factory_bonus")
SHIP_RETURN: Final = passives("ship_return_immediate")
CLONE_EXTRA: Final = passives("clone_extra")
STEEL_CAP: Final = passives("steel_cap_per_area")
PERMANENT_SYMBOL: Final = passives("permanent_symbol")
FOOD_REDUCTION: Final = passives("food_need_reduction")
POWER_SHIFT: Final = passives("bonus_power_shift")
EXTRA_STEPS: Final = passives("progress_extra_steps")
FREE_REFRESH: Final = passives("free_refresh")
NO_SURCHARGE: Final = passives("no_group_surcharge")
ANY_WORLD: Final = passives("action_energy_any_world")
ON_DEVELOP: Final = passives("on_develop")
LIMIT_BONUS: Final = passives("ship_limit_bonus")
FLIGHT_DISCOUNT: Final = passives("flight_discount")
ON_COMPLETE: Final = passives("on_infrastructure_complete")


def total_of(ability: Ability, developed: int) -> int:
    """The amounts of an ability on the tiles that are developed, added up."""
    total = 0
    if developed & ability.tiles:
        for passive in ability.on:
            if developed >> passive.tile & 1:
                total += passive.amount
    return total


def has_any(ability: Ability, developed: int) -> bool:
    """Whether a tile with the ability is developed."""
    return developed & ability.tiles != 0


def effects_of(ability: Ability, developed: int) -> tuple[int, ...]:
    """The effects of an ability on the tiles that are developed."""
    effects: tuple[int, ...] = ()
    if developed & ability.tiles:
        for passive in ability.on:
            if developed >> passive.tile & 1:
                effects = (*effects, *passive.effects)
    return effects


# -- infrastructure ---------------------------------------------------------------------------------------------------

INFRASTRUCTURE_IDS: Final[tuple[str, ...]] = tuple([str(card["id"]) for card in _infrastructure])
INFRASTRUCTURES: Final[int] = len(INFRASTRUCTURE_IDS)
INFRASTRUCTURE_PART: Final[tuple[int, ...]] = tuple([("I", "II").index(card["deck"]) for card in _infrastructure])
INFRASTRUCTURE_COST: Final[tuple[tuple[int, ...], ...]] = tuple([amounts(card["cost"]) for card in _infrastructure])
INFRASTRUCTURE_RAISES: Final[tuple[tuple[int, ...], ...]] = tuple(
    [amounts(card["production"]) for card in _infrastructure]
)
REQUIREMENTS: Final[tuple[Requirement, ...]] = tuple([requirement_in(card["requirement"]) for card in _infrastructure])
INFRASTRUCTURE_CORE: Final[tuple[bool, ...]] = tuple([card["pool"] == "core" for card in _infrastructure])
ILLUSTRATION_IDS: Final[tuple[str, ...]] = tuple([str(c["illustration"]).replace(" ", "_") for c in _infrastructure])
TWINS: Final[tuple[int, ...]] = tuple(
    [
        sum([1 << twin for twin in range(INFRASTRUCTURES) if ILLUSTRATION_IDS[twin] == ILLUSTRATION_IDS[card]])
        for card in range(INFRASTRUCTURES)
    ]
)  # cards with the same illustration, the card itself among them, one bit per card
PART_SIZE: Final = 9


# -- goals ------------------------------------------------------------------------------------------------------------


class Goal:
    """How a goal counts: points for each unit of a metric, or by tiers."""

    def __init__(self, printed: dict[str, Any]) -> None:
        rule = printed["rule"]
        self.number: int = int(printed["id"])
        self.type: GoalType = rule["type"]
        self.metric: Metric = rule.get("metric", "markers")
        self.points: int = int(rule.get("points", 0))
        self.unit: int = int(rule.get("unit", 1))
        self.biome: str = str(rule.get("biome", ""))
        self.tiers: tuple[tuple[int, int], ...] = tuple([(int(a), int(b)) for a, b in rule.get("tiers", ())])
        self.bonus: int = int(rule.get("bonus", 0))
        self.needs_lowest: int = int(rule.get("needs_lowest", 0))
        self.marker_points: tuple[int, int, int] = (
            int(rule.get("past_3", 0)),
            int(rule.get("past_4", 0)),
            int(rule.get("last_step", 0)),
        )
        self.max_points: int = int(printed["max_points"])
        self.core: bool = printed["pool"] == "core"
        check(self.type in get_args(GoalType), f"unknown kind of goal {self.type}")
        check(self.metric in get_args(Metric), f"unknown metric {self.metric}")


GOALS: Final[tuple[Goal, ...]] = tuple([Goal(card) for card in _goals["cards"]])
GOALS_DEALT: Final[int] = int(_goals["deal"]["cards"])
GOALS_KEPT: Final[int] = int(_goals["deal"]["keep"])
FIRST_GOALS: Final[tuple[tuple[int, ...], ...]] = (
    (),
    *[tuple([int(goal) - 1 for goal in entry["goals"]]) for entry in _goals["first_game_sets"]],
)  # by technology set; goals are numbered from 0

# -- year-end bonuses -------------------------------------------------------------------------------------------------

BONUS_IDS: Final[tuple[str, ...]] = tuple([str(card["id"]) for card in _bonuses])
BONUS_POWERS: Final[tuple[tuple[int, int], ...]] = tuple(
    [(int(card["low"]["power"]), int(card["high"]["power"])) for card in _bonuses]
)
BONUS_EFFECTS: Final[tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]] = tuple(
    [(effects_in(card["low"]["bonus"]), effects_in(card["high"]["bonus"])) for card in _bonuses]
)
BONUS_FLAG: Final[tuple[bool, ...]] = tuple([bool(card["flag"]) for card in _bonuses])
BONUS_CORE: Final[tuple[bool, ...]] = tuple([card["pool"] == "core" for card in _bonuses])
LOW: Final = 0
HIGH: Final = 1
# All that is done part by part: both bonuses of every year-end card, then what each tile does once.
PARTS: Final[tuple[tuple[int, ...], ...]] = (*[side for sides in BONUS_EFFECTS for side in sides], *TECHNOLOGY_ONCE)
OF_TILES: Final[int] = 2 * len(BONUS_EFFECTS)  # where those of the tiles begin

# -- action cards -----------------------------------------------------------------------------------------------------

CARDS: Final[int] = len(_cards["cards"])
CARD_POWERS: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([int(power) for power in card["power_options"]]) for card in _cards["cards"]]
)
CARD_PARTS: Final[tuple[tuple[int, ...], ...]] = tuple([effects_in(card["parts"]) for card in _cards["cards"]])
HAND_SIZE: Final[int] = int(_cards["hand_size"])
HAND_DEALT: Final[int] = int(_cards["deal"])

# -- common goals and lines -------------------------------------------------------------------------------------------

COMMON_IDS: Final[tuple[str, ...]] = tuple([str(face["id"]) for face in _commons["cards"]])
COMMON_CARD: Final[tuple[int, ...]] = tuple([int(face["card"]) - 1 for face in _commons["cards"]])
COMMON_METRIC: Final[tuple[Metric, ...]] = tuple([face["requirement"]["metric"] for face in _commons["cards"]])
check(set(COMMON_METRIC) <= set(get_args(Metric)), "common goals count what is known")
COMMON_NEED: Final[tuple[int, ...]] = tuple([int(face["requirement"]["at_least"]) for face in _commons["cards"]])
COMMON_COST: Final[tuple[tuple[int, ...], ...]] = tuple([amounts(f["play_cost_new_world"]) for f in _commons["cards"]])
COMMON_RAISES: Final[tuple[tuple[int, ...], ...]] = tuple([amounts(f["production"]) for f in _commons["cards"]])
COMMON_POINTS: Final[tuple[int, ...]] = tuple([int(face["points"]) for face in _commons["cards"]])
COMMONS_DRAWN: Final[int] = int(_commons["draw"])

LINE_SIDES: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([int(number) - 1 for number in side["numbers"]]) for side in _majority["card_sides"]]
)
_numbered: Final = _majority["numbered_areas"]
LINE_AREA: Final[tuple[int, ...]] = tuple([AREA_IDS.index(entry["area"]) for entry in _numbered])
# By numbered area, then by side of the tile that lies there: the areas of the line it points along.
MODULE_LINES: Final[tuple[tuple[int, int], ...]] = tuple(
    [
        (
            area_set([AREA_IDS.index(area) for area in entry["tile_side_1"]["line"]]),
            area_set([AREA_IDS.index(area) for area in entry["tile_side_2"]["line"]]),
        )
        for entry in _numbered
    ]
)
LINE_POINTS: Final[tuple[int, ...]] = tuple([int(points) for points in _majority["scoring"]["players_3_4"]])
LINE_POINTS_OF_TWO: Final[tuple[int, ...]] = tuple([int(points) for points in _majority["scoring"]["players_2"]])

# -- the solo deck ----------------------------------------------------------------------------------------------------

SOLO_IDS: Final[tuple[str, ...]] = tuple([str(card["id"]) for card in _solo["cards"]])
SOLO_ACTION_IDS: Final[tuple[str, ...]] = ("settle", "take_stadium", "discard_ship", "discard_infrastructure")
SOLO_SETTLE: Final = 0
SOLO_STADIUM: Final = 1
SOLO_SHIP: Final = 2
SOLO_INFRASTRUCTURE: Final = 3
SOLO_ACTION: Final[tuple[int, ...]] = tuple([SOLO_ACTION_IDS.index(card["front_action"]) for card in _solo["cards"]])
SOLO_X: Final = 0
SOLO_NUMBER: Final[tuple[int, ...]] = tuple(
    [SOLO_X if card["back_number"] == "X" else int(card["back_number"]) for card in _solo["cards"]]
)
SOLO_LETTER: Final[tuple[int, ...]] = tuple([("A", "B").index(card["back_letter"]) for card in _solo["cards"]])
SOLO_FROM_YEAR: Final[tuple[int, ...]] = tuple([int(card["from_year"]) for card in _solo["cards"]])
X_SETTLES: Final[int] = int(_solo["x_value"]["settle"])
X_PROGRESS: Final[int] = int(_solo["x_value"]["progress"])
# By place on the rim: the areas along arrow A and arrow B.
ARROWS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    [
        tuple([tuple([AREA_IDS.index(area) for area in place[f"arrow_{letter}"]["areas"]]) for letter in "AB"])
        for place in _solo["rim_positions"]
    ]
)
SOLO_START: Final[int] = RIM.index(AREA_IDS.index(_solo["solo_tile"]["start_area"]))
EXTRA_FACES: Final[float] = float(_solo["extra_civilisation"]["happy_face_offset_from_opponent"])
FACE_LIMIT_YEARS: Final[tuple[int, ...]] = tuple([int(year) for year in _solo["stadium_face_cap"]["years"]])
FACE_LIMIT: Final[int] = int(_solo["stadium_face_cap"]["max_faces"])
SOLO_FACE_POINTS: Final[int] = int(_solo["happy_face_score"]["at_least_opponent"])
GOOD_START: Final[int] = int(_solo["reference_scores"]["good_start"])
EXPERIENCED: Final[int] = int(_solo["reference_scores"]["experienced"])

check(TECHNOLOGIES == 36, "thirty-six technology tiles")
check(all(TECHNOLOGY_SET[tile] == tile // TILES_OF_SET + 1 for tile in range(TECHNOLOGIES)), "technologies set by set")
check(
    all(TECHNOLOGY_LEVEL[tile] == tile % TILES_OF_SET // COLUMNS + 1 for tile in range(TECHNOLOGIES)),
    "three per level, level by level",
)
check(
    all(printed["op"] in PASSIVE_OPS for tile in _technologies for printed in tile["passive"]), "known abilities only"
)
check(sum(INFRASTRUCTURE_CORE) == 2 * PART_SIZE and INFRASTRUCTURES == 40, "eighteen of forty cards are core")
check(all(raises[ANY] == 0 or sum(raises[:ANY]) == 0 for raises in INFRASTRUCTURE_RAISES), "any kind stands alone")
check([goal.number for goal in GOALS] == list(range(1, len(GOALS) + 1)), "goals are numbered")
check(sum([goal.core for goal in GOALS]) == 16 and sum(BONUS_CORE) == 9, "the core pools have the published sizes")
check(sum([a and b for a, b in zip(BONUS_FLAG, BONUS_CORE, strict=True)]) == 2, "two core bonuses have a flag")
check(all(low < high for low, high in BONUS_POWERS), "the low threshold is below the high one")
check(CARDS == 80 and max([len(parts) for parts in CARD_PARTS]) <= 2, "eighty action cards of one or two parts")
check(len(set(zip(SOLO_NUMBER, SOLO_LETTER, strict=True))) == len(SOLO_IDS), "a solo card is known by its back")
check([arrows[0][0] for arrows in ARROWS] == list(RIM), "the rim positions follow the rim")
check(len(KIND_IDS) == ANY, "any comes after the kinds")
