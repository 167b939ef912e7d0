"""A table of Evacuation as plain data and back, checked on the way in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from landfall.flow.errors import BadState
from landfall.flow.reading import numbers
from landfall.games.evacuation.knowledge.view import pieces
from landfall.games.evacuation.table.components import FACTORIES, ROW_SIZE
from landfall.games.evacuation.table.effects import KIND_IDS, KINDS
from landfall.games.evacuation.table.new_world import AREAS
from landfall.games.evacuation.table.state import Evacuation
from landfall.games.evacuation.table.terms import EMPTY, ROWS

MANY: Final = 1000  # no stock, marker or token gets there


def table(state: Evacuation) -> dict[str, Any]:
    """The fields that change, under their own names."""
    return {
        "year": state.year,
        "phase": state.phase,
        "passed": state.passed,
        "ending": state.ending,
        "trigger": state.trigger,
        "solo_tile": state.solo_tile,
        "common_played": state.common_played,
        "refreshed": state.refreshed,
        "last_prepared": state.last_prepared,
        "stock": state.stock[:],
        "production": state.production[:],
        "prepared": state.prepared[:],
        "unused": state.unused[:],
        "settled_factories": state.settled_factories[:],
        "population": state.population[:],
        "settled_population": state.settled_population[:],
        "areas_up": state.areas_up[:],
        "tiles_up": state.tiles_up[:],
        "tiles_down": state.tiles_down[:],
        "columns": state.columns[:],
        "hand_infrastructure": state.hand_infrastructure[:],
        "played": state.played[:],
        "completed": state.completed[:],
        "penalties": state.penalties[:],
        "actions_taken": state.actions_taken[:],
        "uses": state.uses[:],
        "power": state.power[:],
        "markers": state.markers[:],
        "marker_lanes": state.marker_lanes[:],
        "rows": state.rows[:],
        "stadiums": lists(state.stadiums),
        "ships": lists(state.ships),
        "decks": lists(state.decks),
        "known_under": state.known_under[:],
        "loads": [lists(list(loads)) for loads in state.loads],
        "returning": lists(state.returning),
        "goals": lists(state.goals),
        "hand": lists(state.hand),
        "face_down": lists(state.face_down),
        "face_up": lists(state.face_up),
        "thrown": lists(state.thrown),
        "flights_off": list(state.flights_off),
        "owners": list(state.owners),
        "placed": list(state.placed),
        "order": list(state.order),
        "year_cards": list(state.year_cards),
        "layout": list(state.layout),
        "dealt": lists(list(state.dealt)),
        "picked": lists(list(state.picked)),
        "action_deck": list(state.action_deck),
        "commons": list(state.commons),
        "common_owner": list(state.common_owner),
        "lines": list(state.lines),
        "solo_deck": list(state.solo_deck),
        "solo_used": list(state.solo_used),
        "opponent_stadiums": list(state.opponent_stadiums),
        "shuffled_open": list(state.shuffled_open),
        "shuffled_own": lists(list(state.shuffled_own)),
        "drawn": list(state.drawn),
        "final": list(state.final),
    }


def lists(tuples: list[tuple[int, ...]]) -> list[list[int]]:
    return [list(one) for one in tuples]


def loads_in(table: Mapping[str, Any], seats: int, ships: int, items: int) -> list[tuple[tuple[int, ...], ...]]:
    """Ships about to fly, each followed by what is aboard."""
    values = table["loads"]
    if type(values) is not list or len(values) != seats:
        raise BadState(f"loads should be {seats} lists, not {values!r}")
    loads: list[tuple[tuple[int, ...], ...]] = []
    for loaded in values:
        if type(loaded) is not list:
            raise BadState(f"loads holds {loaded!r}, not a list of ships")
        each = [tuple(numbers(one, "loads", 0, items - 1)) for one in loaded]
        if not all(load and load[0] < ships for load in each):
            raise BadState("loads holds a load without a ship")
        loads.append(tuple(each))
    return loads


def check_table(state: Evacuation) -> None:
    """What a row alone does not tell: that the parts of the table go together."""
    if sorted(state.order) != list(range(len(state.markers) // 2)):
        raise BadState("order does not name everybody once")
    check_cards(state)
    check_goals(state)
    counts = pieces(state)
    for seat in range(state.seats):
        for kind in range(KINDS):
            if counts[f"{KIND_IDS[kind]} factories of seat {seat}"] != FACTORIES[kind]:
                raise BadState(f"the {KIND_IDS[kind]} factories of seat {seat} do not add up")
        if state.completed[seat] & ~state.played[seat] or state.hand_infrastructure[seat] & state.played[seat]:
            raise BadState(f"the infrastructure of seat {seat} is in two places")
        if state.tiles_up[seat] + state.tiles_down[seat] > 2:
            raise BadState(f"seat {seat} has too many productivity tiles")
    if len(state.commons) != len(state.common_owner) or state.common_played >> len(state.commons):
        raise BadState("common goals and their owners do not match")
    for area in range(AREAS):
        if state.placed[area] and state.owners[area] < 0:
            raise BadState("placed has factories on an area nobody has settled")


def check_cards(state: Evacuation) -> None:
    """No card, ship or stadium is in two places."""
    for at in range(ROWS):
        there = [card for card in state.rows[ROW_SIZE * at : ROW_SIZE * (at + 1)] if card != EMPTY]
        there.extend(state.decks[at])
        if at < 2:
            for held in state.ships if at == 0 else state.stadiums:
                there.extend(held)
        if at == 1:
            there.extend(state.opponent_stadiums)
        if len(set(there)) != len(there) or state.known_under[at] > len(state.decks[at]):
            raise BadState("a card of a row is in two places")
    cards = [card for place in (state.hand, state.face_down, state.face_up, state.thrown) for c in place for card in c]
    cards.extend(state.action_deck)
    if len(set(cards)) != len(cards):
        raise BadState("an action card is in two places")


def check_goals(state: Evacuation) -> None:
    """Nobody has picked what was not dealt."""
    if len(state.dealt) != len(state.picked):
        raise BadState("dealt and picked are not for the same players")
    dealt = [goal for hand in state.dealt for goal in hand]
    picked = [goal for hand in state.picked for goal in hand]
    if len(set(dealt)) != len(dealt) or len(set(picked)) != len(picked) or not set(picked) <= set(dealt):
        raise BadState("picked has goals that were not dealt")
