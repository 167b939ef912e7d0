"""The glossary of Evacuation: ids as small numbers and the action catalogue."""

from __future__ import annotations

from typing import Final

from landfall.flow.actions import Block, Catalogue
from landfall.games.evacuation.table.cards import CARDS, COMMON_IDS, GOALS, INFRASTRUCTURE_IDS
from landfall.games.evacuation.table.components import (
    ACTION_IDS,
    COLUMNS,
    LANE_IDS,
    LAST_STEP,
    OLD_AREA_IDS,
    OLD_AREAS,
    ROW_SIZE,
    SHIP_IDS,
    STADIUM_IDS,
    STADIUMS,
)
from landfall.games.evacuation.table.effects import KIND_IDS, KINDS, WORLD_IDS
from landfall.games.evacuation.table.new_world import AREA_IDS

ID: Final = "evacuation"

# Rows of cards and tiles, oldest slot first.
SHIP_ROW: Final = 0
STADIUM_ROW: Final = 1
INFRASTRUCTURE_ROW: Final = 2
ROW_IDS: Final[tuple[str, ...]] = ("ships", "stadiums", "infrastructure")
ROWS: Final = 3
EMPTY: Final = -1

# Board actions by their place on the board.
A1: Final = 0
A2: Final = 1
A3: Final = 2
A4: Final = 3
A5: Final = 4
A6: Final = 5
A7: Final = 6
A8: Final = 7
A9: Final = 8
A10: Final = 9
assert list(ACTION_IDS) == ["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9", "A10"]

# Phases of a year.
INCOME: Final = 0
ACTIONS_PHASE: Final = 1
TRANSPORT: Final = 2
TURN_ORDER: Final = 3
PROGRESS: Final = 4
BONUSES: Final = 5
CLEANUP: Final = 6
PHASE_IDS: Final[tuple[str, ...]] = ("income", "actions", "transport", "turn_order", "progress", "bonuses", "cleanup")

# Who is not a seat: the owner of an area nobody has, the simulated opponent, the extra civilisation.
NOBODY: Final = -1
OPPONENT: Final = 4  # as an owner of areas
OPPONENT_PARTY: Final = 1  # in the solo turn order
EXTRA_PARTY: Final = 2
SOLO_PARTIES: Final = 3  # the human, the opponent, the extra civilisation

# The two progress markers of a party.
LEADING: Final = 0
TRAILING: Final = 1

# How a race ends.
RUNNING: Final = 0
IN_ACTIONS: Final = 1
IN_OTHER_PHASE: Final = 2

# What a ship takes aboard, in the order in which it is loaded.
BAY_AREA: Final = 0  # an area in an evacuation bay
BOARD_STADIUM: Final = OLD_AREAS
BOARD_FACTORY: Final[int] = BOARD_STADIUM + STADIUMS  # a prepared factory, by kind
HOLD_AREA: Final[int] = BOARD_FACTORY + KINDS  # a factory area within the building limit
BOARD_RESOURCE: Final[int] = HOLD_AREA + OLD_AREAS  # by kind
ITEMS: Final[int] = BOARD_RESOURCE + KINDS
ITEM_IDS: Final[tuple[str, ...]] = (
    *[f"bay:{area}" for area in OLD_AREA_IDS],
    *[f"stadium:{stadium}" for stadium in STADIUM_IDS],
    *[f"factory:{kind}" for kind in KIND_IDS],
    *[f"hold:{area}" for area in OLD_AREA_IDS],
    *[f"resource:{kind}" for kind in KIND_IDS],
)

MOST_ENERGY: Final = 9  # that one action can cost
MOST_POWER: Final = 160
CARD_IDS: Final[tuple[str, ...]] = tuple([f"card_{number}" for number in range(1, CARDS + 1)])
GOAL_IDS: Final[tuple[str, ...]] = tuple([f"goal_{goal.number}" for goal in GOALS])
EXCHANGES: Final[tuple[tuple[int, int, int], ...]] = tuple(
    [(world, give, take) for world in range(2) for give in range(KINDS) for take in range(KINDS) if give != take]
)
EXCHANGE_IDS: Final[tuple[str, ...]] = tuple(
    [f"{WORLD_IDS[world]}:{KIND_IDS[give]}:{KIND_IDS[take]}" for world, give, take in EXCHANGES]
)
MARKER_IDS: Final[tuple[str, ...]] = ("leading", "trailing")
BONUS_SIDES: Final[tuple[str, ...]] = ("low", "high")
SLOTS: Final = range(1, ROW_SIZE + 1)

ACTIONS: Final = Catalogue(
    Block("act", action=ACTION_IDS),
    Block("pass"),
    Block("play", card=CARD_IDS),
    Block("face_down", card=CARD_IDS),
    Block("discard", card=CARD_IDS),
    Block("part", part=range(1, 3)),
    Block("keep_goal", goal=GOAL_IDS),
    Block("discard_goal", goal=GOAL_IDS),
    Block("play_common", common=COMMON_IDS),
    Block("pay_energy", from_old=range(MOST_ENERGY + 1)),
    Block("gain", world=WORLD_IDS, kind=KIND_IDS),
    Block("gain_set", world=WORLD_IDS),
    Block("pay", world=WORLD_IDS, kind=KIND_IDS),
    Block("exchange", exchange=EXCHANGE_IDS),
    Block("invent", column=range(1, COLUMNS + 1)),
    Block("refresh", world=WORLD_IDS, kind=KIND_IDS),
    Block("refresh_free"),
    Block("put_under", slot=SLOTS),
    Block("take_card", slot=SLOTS),
    Block("build", slot=SLOTS, world=WORLD_IDS),
    Block("save", kind=KIND_IDS),
    Block("add", kind=KIND_IDS),
    Block("play_infrastructure", infrastructure=INFRASTRUCTURE_IDS),
    Block("factory", world=WORLD_IDS, kind=KIND_IDS),
    Block("clone"),
    Block("settle", area=AREA_IDS),
    Block("place_factory", kind=KIND_IDS),
    Block("raise", kind=KIND_IDS),
    Block("lower", kind=KIND_IDS),
    Block("send", ship=SHIP_IDS),
    Block("call_back", ship=SHIP_IDS),
    Block("load", item=ITEM_IDS),
    Block("close"),
    Block("power", power=range(MOST_POWER)),
    Block("split", leading=range(LAST_STEP + 1)),
    Block("land", marker=MARKER_IDS, lane=LANE_IDS),
    Block("bonus", side=BONUS_SIDES),
    Block("done"),
    Block("decline"),
    Block("later"),
)
ACT: Final[int] = ACTIONS.first("act")
PASS: Final[int] = ACTIONS.first("pass")
PLAY: Final[int] = ACTIONS.first("play")
FACE_DOWN: Final[int] = ACTIONS.first("face_down")
DISCARD: Final[int] = ACTIONS.first("discard")
PART: Final[int] = ACTIONS.first("part")
KEEP_GOAL: Final[int] = ACTIONS.first("keep_goal")
DISCARD_GOAL: Final[int] = ACTIONS.first("discard_goal")
PLAY_COMMON: Final[int] = ACTIONS.first("play_common")
PAY_ENERGY: Final[int] = ACTIONS.first("pay_energy")
GAIN: Final[int] = ACTIONS.first("gain")
GAIN_SET: Final[int] = ACTIONS.first("gain_set")
PAY: Final[int] = ACTIONS.first("pay")
EXCHANGE_ONE: Final[int] = ACTIONS.first("exchange")
INVENT_IN: Final[int] = ACTIONS.first("invent")
REFRESH: Final[int] = ACTIONS.first("refresh")
REFRESH_FREE: Final[int] = ACTIONS.first("refresh_free")
PUT_UNDER: Final[int] = ACTIONS.first("put_under")
TAKE_CARD: Final[int] = ACTIONS.first("take_card")
BUILD: Final[int] = ACTIONS.first("build")
SAVE: Final[int] = ACTIONS.first("save")
ADD: Final[int] = ACTIONS.first("add")
PLAY_INFRASTRUCTURE: Final[int] = ACTIONS.first("play_infrastructure")
FACTORY: Final[int] = ACTIONS.first("factory")
CLONE_NOW: Final[int] = ACTIONS.first("clone")
SETTLE_AREA: Final[int] = ACTIONS.first("settle")
PLACE_FACTORY: Final[int] = ACTIONS.first("place_factory")
RAISE: Final[int] = ACTIONS.first("raise")
LOWER: Final[int] = ACTIONS.first("lower")
SEND: Final[int] = ACTIONS.first("send")
CALL_BACK: Final[int] = ACTIONS.first("call_back")
LOAD: Final[int] = ACTIONS.first("load")
CLOSE: Final[int] = ACTIONS.first("close")
POWER: Final[int] = ACTIONS.first("power")
SPLIT: Final[int] = ACTIONS.first("split")
LAND: Final[int] = ACTIONS.first("land")
BONUS: Final[int] = ACTIONS.first("bonus")
DONE: Final[int] = ACTIONS.first("done")
DECLINE: Final[int] = ACTIONS.first("decline")
LATER: Final[int] = ACTIONS.first("later")
END_OF_ACTIONS: Final[int] = ACTIONS.size


def parties_of(seats: int) -> int:
    """Who has progress markers and a place in the turn order."""
    return SOLO_PARTIES if seats == 1 else seats


def drafters_of(seats: int) -> int:
    """How many hands of goals go round: in solo a second one, from which cards leave at random."""
    return max(2, seats)
