"""The words that printed effects are made of: each is read once, numbered, and known by its number from then on."""

from __future__ import annotations

from typing import Any, Final

from landfall.flow.package_data import DataCheck

PACKAGE: Final = "landfall.games.evacuation"
check: Final = DataCheck("Evacuation")


# Worlds and kinds of resources, everywhere in this order.
OLD: Final = 0
NEW: Final = 1
WORLD_IDS: Final[tuple[str, ...]] = ("old", "new")
WORLDS: Final = 2
FOOD: Final = 0
STEEL: Final = 1
ENERGY: Final = 2
KIND_IDS: Final[tuple[str, ...]] = ("food", "steel", "energy")
KINDS: Final = 3
STOCKS: Final = 6  # of a player: each kind in each world, the Old World first
ANY: Final = 3  # beside the kinds: any kind; as a kind of production: each kind

# Biomes in the order in which they are unlocked.
BIOME_IDS: Final[tuple[str, ...]] = ("tundra", "desert", "forest", "ocean")
SYMBOL_IDS: Final[tuple[str, ...]] = ("ring", "cross", "wave")
NO_LIMIT: Final = 99

# What can be done.
GAIN_RESOURCE: Final = 0
GAIN_RESOURCE_SET: Final = 1
EXCHANGE: Final = 2
INVENT: Final = 3
INFRA_MOVES: Final = 4
TAKE_INFRASTRUCTURE: Final = 5
BUILD_SHIP: Final = 6
GAIN_SHIP: Final = 7
BUILD_STADIUM: Final = 8
GAIN_STADIUM: Final = 9
PREPARE_FACTORY: Final = 10
GAIN_FACTORY: Final = 11
CLONE: Final = 12
GAIN_POPULATION: Final = 13
SETTLE: Final = 14
RAISE_PRODUCTION: Final = 15
DRAW_CARDS: Final = 16
PAY_THEN: Final = 17
BOARD_ACTION: Final = 18
OP_IDS: Final[tuple[str, ...]] = (
    "gain_resource",
    "gain_resource_set",
    "exchange",
    "invent",
    "infra_moves",
    "take_infrastructure_card",
    "build_ship",
    "gain_ship",
    "build_stadium",
    "gain_stadium",
    "prepare_factory",
    "gain_factory",
    "clone",
    "gain_population",
    "settle",
    "raise_production",
    "draw_action_cards",
    "pay_then",
    "board_action",
)

# Limits of infrastructure moves.
TAKE_OR_PLAY: Final = 0
ONLY_TAKE: Final = 1
ONLY_PLAY: Final = 2

PARAMETERS: Final[frozenset[str]] = frozenset(
    (
        "op",
        "amount",
        "kind",
        "world",
        "kinds",
        "max",
        "times",
        "max_level",
        "optional",
        "count",
        "only",
        "discount",
        "free_pre_refresh",
        "surcharge",
        "first_flight_discount",
        "first_flight_free",
        "max_bays",
        "slot",
        "max_faces",
        "free",
        "different_from_previous",
        "extra",
        "biome",
        "free_steel",
        "extra_steel",
        "ignore_symbols",
        "ignore_biome_lock",
        "passage_bonus",
        "min_factory_slots",
        "min_population_slots",
        "max_symbols",
        "adjacent_to_own",
        "pay",
        "effects",
        "groups",
    )
)


class Effect:
    """One thing to do, as printed: what, how often, and what is different from the usual rule."""

    def __init__(self, number: int, printed: dict[str, Any]) -> None:
        self.number = number
        self.op: int = OP_IDS.index(printed["op"])
        amount: int = 1
        for name in ("amount", "times", "count", "max"):
            if name in printed:
                amount = int(printed[name])
        if self.op == CLONE:
            amount = int(printed.get("extra", 0))
        self.amount = amount
        self.kind: int = kind_of(str(printed.get("kind", "any")))
        self.world: int = WORLD_IDS.index(printed["world"]) if printed.get("world") in WORLD_IDS else -1
        self.only: int = (None, "take", "play").index(printed.get("only"))
        self.discount: int = int(printed.get("discount", 0))
        self.surcharge: tuple[int, ...] = amounts(printed.get("surcharge", printed.get("pay", {})))
        self.free_refresh: int = int(printed.get("free_pre_refresh", 0))
        self.first_flight_off: int = (
            NO_LIMIT if printed.get("first_flight_free") else int(printed.get("first_flight_discount", 0))
        )
        self.most: int = int(printed.get("max_bays", printed.get("max_faces", printed.get("max_level", NO_LIMIT))))
        self.only_oldest: bool = printed.get("slot") == "oldest"
        self.free: bool = bool(printed.get("free", False))
        self.different: bool = bool(printed.get("different_from_previous", False))
        self.biome: int = BIOME_IDS.index(printed["biome"]) if "biome" in printed else -1
        self.free_steel: bool = bool(printed.get("free_steel", False))
        self.extra_steel: int = int(printed.get("extra_steel", 0))
        self.ignore_symbols: int = int(printed.get("ignore_symbols", 0))
        self.ignore_lock: bool = bool(printed.get("ignore_biome_lock", False))
        self.passage_bonus: int = int(printed.get("passage_bonus", 0))
        self.min_factories: int = int(printed.get("min_factory_slots", 0))
        self.min_population: int = int(printed.get("min_population_slots", 0))
        self.max_symbols: int = int(printed.get("max_symbols", NO_LIMIT))
        self.adjacent: bool = bool(printed.get("adjacent_to_own", False))
        self.groups: tuple[int, ...] = tuple([int(group) for group in printed.get("groups", ())])
        self.effects: tuple[int, ...] = effects_in(printed.get("effects", []))
        check(self.min_factories <= 1 and self.min_population <= 1, "an effect asks for one slot of a kind at most")
        check(sum(amounts(printed.get("pay", {}))) <= 1, "one unit is paid before an effect at most")
        check(list(printed.get("kinds", KIND_IDS)) == list(KIND_IDS), "a set is one unit of each kind")


EFFECTS: Final[list[Effect]] = []
_numbers: Final[dict[str, int]] = {}


def effect_in(printed: dict[str, Any]) -> int:
    """The number of a printed effect; equal ones have one number."""
    check(set(printed) <= PARAMETERS, f"unknown words in {printed}")
    check(printed.get("op") in OP_IDS, f"unknown effect {printed.get('op')}")
    name = repr(sorted(printed.items(), key=lambda item: item[0]))
    if name not in _numbers:
        effect = Effect(0, printed)  # what it holds is numbered first
        effect.number = len(EFFECTS)
        EFFECTS.append(effect)
        _numbers[name] = effect.number
    return _numbers[name]


def more_of(effect: Effect) -> list[str]:
    """What an effect adds to a price, a kind for each unit."""
    more: list[str] = []
    for kind in range(KINDS + 1):
        more.extend([KIND_IDS[kind] if kind < KINDS else "any"] * effect.surcharge[kind])
    return more


def effects_in(printed: list[dict[str, Any]]) -> tuple[int, ...]:
    """The numbers of printed effects, in their order."""
    return tuple([effect_in(one) for one in printed])


def kind_of(name: str) -> int:
    return ANY if name in ("any", "each") else KIND_IDS.index(name)


def amounts(printed: dict[str, Any] | None) -> tuple[int, ...]:
    """Food, steel, energy, any kind."""
    given = {} if printed is None else printed
    check(set(given) <= {*KIND_IDS, "any"}, f"unknown kind in {given}")
    return (
        int(given.get("food", 0)),
        int(given.get("steel", 0)),
        int(given.get("energy", 0)),
        int(given.get("any", 0)),
    )


# Effects that the rules themselves name.
PLAIN_SETTLE: Final[int] = effect_in({"op": "settle"})
PLAIN_PREPARE: Final[int] = effect_in({"op": "prepare_factory"})
