"""What each seat may see of Evacuation (R 49). What is not written here is not shown."""

from __future__ import annotations

from typing import Any

from landfall.flow.frame import Frame
from landfall.flow.serial import to_plain
from landfall.games.evacuation.knowledge.draft_knowledge import (
    draft_rounds_seen,
    goals_are_open,
    hand_size,
    still_keeping,
)
from landfall.games.evacuation.knowledge.forecast import ahead_of, missing_for, steel_needed
from landfall.games.evacuation.rules.effects.effect_steps import Keeping
from landfall.games.evacuation.rules.ending.scoring import lines_in_play, points_of
from landfall.games.evacuation.rules.phases.draft import hand_in_round
from landfall.games.evacuation.table.cards import (
    BONUS_IDS,
    BONUS_POWERS,
    COMMON_IDS,
    INFRASTRUCTURE_IDS,
    LINE_AREA,
    LINE_SIDES,
    SOLO_IDS,
    TECHNOLOGY_IDS,
    TECHNOLOGY_SET,
)
from landfall.games.evacuation.table.components import (
    COLUMNS,
    LANE_IDS,
    LEVELS,
    OLD_AREA_IDS,
    OLD_AREAS,
    OLD_FACTORY,
    ROW_SIZE,
    SHIP_IDS,
    STADIUM_IDS,
    TILES,
)
from landfall.games.evacuation.table.effects import BIOME_IDS, KIND_IDS, KINDS, NEW, OLD, SYMBOL_IDS, WORLD_IDS, WORLDS
from landfall.games.evacuation.table.new_world import AREA_IDS, AREAS, RIM, areas_in
from landfall.games.evacuation.table.places import (
    column_at,
    kind_at,
    kinds_at,
    layout_at,
    marker_at,
    side_at,
    stock_at,
    uses_at,
    world_at,
)
from landfall.games.evacuation.table.state import Evacuation
from landfall.games.evacuation.table.terms import (
    CARD_IDS,
    EMPTY,
    GOAL_IDS,
    ITEM_IDS,
    LEADING,
    NOBODY,
    OPPONENT,
    PHASE_IDS,
    ROW_IDS,
    ROWS,
    TRAILING,
)

STEPS_OF_LEVEL = (1, 3, 5)  # invent steps in a column that develop its tiles
FACTORY_AREA_ITEMS: dict[str, int] = {
    f"{how}:{OLD_AREA_IDS[area]}": OLD_FACTORY[area] for how in ("bay", "hold") for area in range(OLD_AREAS)
}
ROW_CARD_IDS: tuple[tuple[str, ...], ...] = (SHIP_IDS, STADIUM_IDS, INFRASTRUCTURE_IDS)


def by_kind(numbers: list[int], first: int) -> dict[str, int]:
    return {KIND_IDS[kind]: numbers[first + kind] for kind in range(KINDS)}


def by_world(numbers: list[int], seat: int) -> dict[str, dict[str, int]]:
    return {WORLD_IDS[world]: by_kind(numbers, world_at(seat, world)) for world in range(WORLDS)}


def party_id(state: Evacuation, party: int) -> int | str:
    """A seat by its number, the simulated civilisations by their names."""
    return party if party < state.seats else ("opponent" if party == 1 else "extra")


def table_for(state: Evacuation, seat: int | None) -> dict[str, Any]:
    """The table as the seat sees it; None is a spectator."""
    seen: dict[str, Any] = {
        "year": state.year,
        "phase": PHASE_IDS[state.phase],
        "order": [party_id(state, party) for party in state.order],
        "bonus_cards": [
            {"id": BONUS_IDS[card], "low": BONUS_POWERS[card][0], "high": BONUS_POWERS[card][1]}
            for card in state.year_cards
        ],
        "rows": {ROW_IDS[row]: shown_row(state, row) for row in range(ROWS)},
        "decks": {ROW_IDS[row]: len(state.decks[row]) for row in range(ROWS)},
        "under": {
            ROW_IDS[row]: [ROW_CARD_IDS[row][card] for card in state.decks[row][: state.known_under[row]]]
            for row in range(ROWS)
        },
        "map": {AREA_IDS[area]: shown_area(state, area) for area in range(AREAS) if state.owners[area] != NOBODY},
        "players": [{**player(state, other, seat), "ahead": ahead_of(state, other)} for other in range(state.seats)],
        "missing": None if seat is None else missing_for(state, seat),
        "settle_steel": None if seat is None else steel_needed(state, seat),
        "ending": bool(state.ending),
        "triggered_by_seat": state.trigger,
        "to_come": [steps_to_come(frames, seat) for frames in (state.agenda, *state.lanes)],
        "draft": None if seat is None else shown_draft(state, seat),
    }
    if state.is_advanced:
        seen["action_deck"] = len(state.action_deck)
        seen["hand"] = None if seat is None else card_names(state.hand[seat])
        seen["face_down"] = None if seat is None else card_names(state.face_down[seat])
        seen["discarded"] = None if seat is None else card_names(state.thrown[seat])
        own = () if seat is None else state.shuffled_own[seat]
        seen["returned"] = card_names(tuple(sorted((*state.shuffled_open, *own))))
    if state.commons:
        seen["common_goals"] = [
            {
                "id": COMMON_IDS[state.commons[at]],
                "owner_seat": state.common_owner[at],
                "played": bool(state.common_played >> at & 1),
            }
            for at in range(len(state.commons))
        ]
    if state.lines:
        numbers = LINE_SIDES[0] if state.options["lines"] == "a" else LINE_SIDES[1]
        seen["lines"] = [
            {
                "number": numbers[at] + 1,
                "area": AREA_IDS[LINE_AREA[numbers[at]]],
                "areas": [AREA_IDS[area] for area in areas_in(line)],
            }
            for at, line in enumerate(lines_in_play(state))
        ]
    if state.is_solo or state.options["third_party"]:
        seen["solo"] = shown_solo(state)
    return seen


def steps_to_come(frames: list[Frame], seat: int | None) -> list[Any]:
    """What is still to happen is open to all, but how far another has come with a secret choice is not."""
    shown: list[Any] = []
    for frame in frames:
        if isinstance(frame, Keeping) and frame.seat != seat:
            shown.append(to_plain(frame.anew()))
        else:
            shown.append(to_plain(frame))
    return shown


def shown_row(state: Evacuation, row: int) -> list[str | None]:
    cards = state.rows[ROW_SIZE * row : ROW_SIZE * (row + 1)]
    return [None if card == EMPTY else ROW_CARD_IDS[row][card] for card in cards]


def shown_area(state: Evacuation, area: int) -> dict[str, Any]:
    owner = state.owners[area]
    return {"owner": "opponent" if owner == OPPONENT else owner, "factories": factories_on(state.placed[area])}


def factories_on(placed: int) -> list[str]:
    kinds: list[str] = []
    while placed:
        kinds.append(KIND_IDS[placed % 4 - 1])
        placed //= 4
    return sorted(kinds)


def card_names(cards: tuple[int, ...]) -> list[str]:
    return [CARD_IDS[card] for card in cards]


def shown_solo(state: Evacuation) -> dict[str, Any]:
    """The backs of the deck are up: the top card is known by its back, the others by what is missing."""
    shown: dict[str, Any] = {
        "top": SOLO_IDS[state.solo_deck[-1]] if state.solo_deck else None,
        "left": len(state.solo_deck),
        "used": [SOLO_IDS[card] for card in state.solo_used],
        "tile": AREA_IDS[RIM[state.solo_tile]],
        "stadiums": [STADIUM_IDS[stadium] for stadium in state.opponent_stadiums],
        "faces": state.faces_of(state.opponent_stadiums),
    }
    if state.is_solo:
        shown["markers"] = {
            name: [shown_marker(state, marker_at(party, LEADING)), shown_marker(state, marker_at(party, TRAILING))]
            for party, name in ((1, "opponent"), (2, "extra"))
        }
    return shown


def shown_marker(state: Evacuation, at: int) -> dict[str, Any]:
    return {"step": state.markers[at], "lane": LANE_IDS[state.marker_lanes[at]]}


def shown_draft(state: Evacuation, seat: int) -> dict[str, Any] | None:
    """What the seat has picked, and every hand it has held: it may be repeated to it."""
    if not state.dealt:
        return None
    return {
        "picked": [GOAL_IDS[goal] for goal in state.picked[seat]],
        "hands": [
            [GOAL_IDS[goal] for goal in hand_in_round(state, seat, number)]
            for number in range(draft_rounds_seen(state))
        ],
    }


def player(state: Evacuation, other: int, seat: int | None) -> dict[str, Any]:
    """One player's boards: open to all but for goals and action cards."""
    developed = state.developed[other]
    goals = state.goals[other]
    keeping = other != seat and still_keeping(state, other)
    things: dict[str, Any] = {
        "stock": by_world(state.stock, other),
        "production": by_kind(state.production, kinds_at(other)),
        "population": state.population[other],
        "settled_population": state.settled_population[other],
        "factories": {
            "unused": by_kind(state.unused, kinds_at(other)),
            "settled": by_kind(state.settled_factories, kinds_at(other)),
            **by_world(state.prepared, other),
        },
        "old_areas": [OLD_AREA_IDS[area] for area in range(OLD_AREAS) if state.areas_up[other] >> area & 1],
        "tiles": {
            "up": state.tiles_up[other],
            "down": state.tiles_down[other],
            "moved": TILES - state.tiles_up[other] - state.tiles_down[other],
        },
        "areas": [AREA_IDS[area] for area in areas_in(state.areas[other])],
        "technologies": [shown_column(state, other, column) for column in range(COLUMNS)],
        "developed": [TECHNOLOGY_IDS[tile] for tile in areas_in(developed)],
        "ships": {
            WORLD_IDS[world]: [SHIP_IDS[ship] for ship in state.ships[side_at(other, world)]] for world in range(WORLDS)
        },
        "first_flights": {
            SHIP_IDS[ship]: state.flights_off[ship]
            for world in range(WORLDS)
            for ship in state.ships[side_at(other, world)]
            if state.flights_off[ship]
        },
        "stadiums": {
            WORLD_IDS[world]: [STADIUM_IDS[stadium] for stadium in state.stadiums[side_at(other, world)]]
            for world in range(WORLDS)
        },
        "faces": state.faces(other),
        "infrastructure": {
            "hand": infrastructure_names(state.hand_infrastructure[other]),
            "played": infrastructure_names(state.played[other]),
            "completed": infrastructure_names(state.completed[other]),
        },
        "penalties": state.penalties[other],
        "actions_taken": state.actions_taken[other],
        "uses": state.uses[uses_at(other) : uses_at(other + 1)],
        "powers": state.powers(other),
        "passed": bool(state.passed >> other & 1),
        "refreshed": bool(state.refreshed >> other & 1),
        "markers": [shown_marker(state, marker_at(other, LEADING)), shown_marker(state, marker_at(other, TRAILING))],
        "symbols": [SYMBOL_IDS[at] for at in range(len(SYMBOL_IDS)) if state.symbols(other) >> at & 1],
        "biomes": [BIOME_IDS[at] for at in range(len(BIOME_IDS)) if at == 0 or at < state.passages(other)],
        "loads": [
            {"ship": SHIP_IDS[load[0]], "items": [ITEM_IDS[item] for item in load[1:]]} for load in state.loads[other]
        ],
        "returning": [SHIP_IDS[ship] for ship in state.returning[other]],
        "goals": [GOAL_IDS[goal] for goal in goals] if other == seat or goals_are_open(state) else None,
        "has_goals": bool(goals),
        "picks": len(state.picked[other]) if state.dealt else 0,
        "last_prepared": KIND_IDS[state.last_prepared] if state.last_prepared >= 0 else None,
    }
    if state.is_advanced:
        things["hand_size"] = hand_size(state, seat, other)
        things["discards"] = 0 if keeping else len(state.thrown[other])
        things["drawn"] = state.drawn[other]
        things["face_up"] = card_names(state.face_up[other])
        things["face_down_count"] = len(state.face_down[other])
    if not state.is_race:
        things["points"] = points_of(state, other, other == seat or state.is_terminal())
    elif state.final:
        things["final"] = by_kind(list(state.final), kinds_at(other))
    return things


def shown_column(state: Evacuation, seat: int, column: int) -> list[dict[str, Any]]:
    """The tiles of a column from level 1 up, with what has been invented."""
    steps = state.columns[column_at(seat, column)]
    return [
        {
            "id": TECHNOLOGY_IDS[state.layout[layout_at(seat, column, level + 1)]],
            "developed": steps >= STEPS_OF_LEVEL[level],
            "half": level > 0 and steps == STEPS_OF_LEVEL[level] - 1,
        }
        for level in range(LEVELS)
    ]


def infrastructure_names(cards: int) -> list[str]:
    return [INFRASTRUCTURE_IDS[card] for card in areas_in(cards)]


def plays_with(state: Evacuation, seat: int) -> dict[str, str]:
    """The technology set a seat was dealt: all its tiles belong to it."""
    return {"technology_set": f"set-{TECHNOLOGY_SET[state.layout[layout_at(seat, 0, 1)]]}"}


def pieces(state: Evacuation) -> dict[str, int]:
    """Factories, ships, stadiums, infrastructure and action cards: never made, never lost."""
    counts = {"ships": 0, "stadiums": len(state.opponent_stadiums), "infrastructure": 0, "action cards": 0}
    for row, name in ((0, "ships"), (1, "stadiums"), (2, "infrastructure")):
        there = [card for card in state.rows[ROW_SIZE * row : ROW_SIZE * (row + 1)] if card != EMPTY]
        counts[name] += len(there) + len(state.decks[row])
    counts["action cards"] += len(state.action_deck)
    for seat in range(state.seats):
        items = [item for load in state.loads[seat] for item in load[1:]]
        counts["ships"] += len(state.loads[seat])
        for world in range(WORLDS):
            counts["ships"] += len(state.ships[side_at(seat, world)])
            counts["stadiums"] += len(state.stadiums[side_at(seat, world)])
        counts["stadiums"] += len([item for item in items if ITEM_IDS[item].startswith("stadium")])
        cards = state.hand_infrastructure[seat] | state.played[seat]
        counts["infrastructure"] += len(areas_in(cards))
        for held in (state.hand[seat], state.face_down[seat], state.face_up[seat], state.thrown[seat]):
            counts["action cards"] += len(held)
        for kind in range(KINDS):
            count = state.unused[kind_at(seat, kind)] + state.settled_factories[kind_at(seat, kind)]
            count += state.prepared[stock_at(seat, OLD, kind)] + state.prepared[stock_at(seat, NEW, kind)]
            count += len([item for item in items if carries_factory(item, kind)])
            counts[f"{KIND_IDS[kind]} factories of seat {seat}"] = count
    return counts


def carries_factory(item: int, kind: int) -> bool:
    from_area = FACTORY_AREA_ITEMS.get(ITEM_IDS[item])
    return ITEM_IDS[item] == f"factory:{KIND_IDS[kind]}" or from_area == kind
