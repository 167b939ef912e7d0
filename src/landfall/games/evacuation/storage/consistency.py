"""Whether the parts of a stored table of Evacuation go together: pieces on the map, markers, cards, what was taken."""

from __future__ import annotations

from landfall.flow.errors import BadState
from landfall.games.evacuation.knowledge.view import pieces
from landfall.games.evacuation.rules.effects.settling import PlaceFactory
from landfall.games.evacuation.rules.phases.draft import goals_left
from landfall.games.evacuation.rules.phases.loading import room_aboard
from landfall.games.evacuation.rules.variants.solo import has_deck
from landfall.games.evacuation.table.cards import BONUS_FLAG, REQUIREMENTS, TECHNOLOGY_LEVEL, TECHNOLOGY_SET, TWINS
from landfall.games.evacuation.table.components import (
    ACTION_GROUP,
    ACTION_POWER,
    COLUMNS,
    FACTORIES,
    GROUPS,
    LEVELS,
    MOST_PASSAGES_BETWEEN,
    PASSED,
    ROW_SIZE,
    SHIPS,
    THREE_PLUS,
    TILES,
    TILES_OF_SET,
    WAITING,
    YEARS,
)
from landfall.games.evacuation.table.effects import KIND_IDS, KINDS, NEW
from landfall.games.evacuation.table.new_world import AREAS, FACTORY_SLOTS, POPULATION_SLOTS, areas_in
from landfall.games.evacuation.table.places import kind_at, kinds_at, marker_at, side_at, uses_at
from landfall.games.evacuation.table.state import Evacuation
from landfall.games.evacuation.table.terms import EMPTY, LEADING, OPPONENT, PROGRESS, ROWS, TRANSPORT


def check_table(state: Evacuation) -> None:
    """What no single row shows: that the parts of the table go together."""
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
    if len(state.final) not in (0, KINDS * state.seats) or len(state.lines) not in (0, 3):
        raise BadState("final or lines has a wrong length")


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
    for hand in range(len(state.dealt)):
        try:
            goals_left(state, hand, min([len(picked) for picked in state.picked]))
        except ValueError:
            raise BadState("somebody has picked a goal of another hand") from None


def check_together(state: Evacuation) -> None:
    """Raise BadState for a table that no game leads to."""
    check_setup(state)
    check_map(state)
    check_markers(state)
    check_ships(state)
    for seat in range(state.seats):
        check_actions(state, seat)
        check_infrastructure(state, seat)
    if bool(state.ending) != (state.trigger >= 0) or (state.ending and not state.is_race):
        raise BadState("ending and trigger do not go together")


def check_setup(state: Evacuation) -> None:
    """Year cards, technology sets and modules as they are laid out."""
    if len(set(state.year_cards)) != YEARS or [BONUS_FLAG[card] for card in state.year_cards] != [False] * 3 + [True]:
        raise BadState("year_cards are three plain cards and a flagged one")
    chosen: list[int] = []
    for seat in range(state.seats):
        tiles = state.layout[TILES_OF_SET * seat : TILES_OF_SET * (seat + 1)]
        if len(set(tiles)) != TILES_OF_SET or len({TECHNOLOGY_SET[tile] for tile in tiles}) != 1:
            raise BadState(f"the layout of seat {seat} is not one technology set")
        if any(TECHNOLOGY_LEVEL[tiles[at]] != at % LEVELS + 1 for at in range(LEVELS * COLUMNS)):
            raise BadState(f"the layout of seat {seat} has a tile on a wrong level")
        chosen.append(TECHNOLOGY_SET[tiles[0]])
    if len(set(chosen)) != state.seats:
        raise BadState("two seats have the same technology set")
    if bool(state.commons) != state.options["common_goals"] or bool(state.lines) != (state.options["lines"] != "none"):
        raise BadState("the modules on the table are not those of the options")
    if not has_deck(state) and (state.solo_deck or state.solo_used or state.opponent_stadiums):
        raise BadState("there is a solo deck where nobody plays it")


def check_map(state: Evacuation) -> None:
    """Population and factories that are settled stand on own areas, one for each slot."""
    busy = [(frame.area, frame.left) for frame in state.agenda if isinstance(frame, PlaceFactory)]
    factories = [0] * (KINDS * state.seats)
    for area in range(AREAS):
        owner = state.owners[area]
        if owner == OPPONENT and not has_deck(state):
            raise BadState("an opponent that is not there has an area")
        placed = state.placed[area]
        count = 0
        while placed:
            if placed % 4 == 0 or not 0 <= owner < state.seats:
                raise BadState("placed has no factory where it has one")
            factories[kind_at(owner, placed % 4 - 1)] += 1
            placed //= 4
            count += 1
        left = sum([left for where, left in busy if where == area])
        if 0 <= owner < state.seats and count + left != FACTORY_SLOTS[area]:
            raise BadState("an area was settled without its factories")
    if factories != state.settled_factories:
        raise BadState("settled_factories are not those placed on areas")
    for seat in range(state.seats):
        population = sum([POPULATION_SLOTS[area] for area in areas_in(state.areas[seat])])
        if population != state.settled_population[seat]:
            raise BadState(f"settled_population of seat {seat} is not that of its areas")


def check_markers(state: Evacuation) -> None:
    """One marker per place; tiles turned and moved as far as the markers have come."""
    places = [
        (state.markers[at], state.marker_lanes[at])
        for at in range(len(state.markers))
        if state.marker_lanes[at] != WAITING
    ]
    if len(set(places)) != len(places) or any(step == 0 for step, _ in places):
        raise BadState("two progress markers stand on one place")
    if state.seats < 3 and any(lane == THREE_PLUS for _, lane in places):
        raise BadState("the 3+ lane is closed")
    for seat in range(state.seats):
        at = marker_at(seat, LEADING)
        if state.phase != PROGRESS:
            if state.markers[at] < state.markers[at + 1]:
                raise BadState(f"the leading marker of seat {seat} is behind")
            if PASSED[state.markers[at]] - PASSED[state.markers[at + 1]] > MOST_PASSAGES_BETWEEN:
                raise BadState(f"the markers of seat {seat} are too far apart")
        moved = sum([int(state.markers_past(seat, passage) == 2) for passage in (2, 3)])
        up = TILES - state.markers_past(seat, 1)
        if (state.tiles_up[seat], state.tiles_down[seat]) != (up, TILES - up - moved):
            raise BadState(f"the productivity tiles of seat {seat} do not go with its markers")


def check_ships(state: Evacuation) -> None:
    """Ships fly in Transport only, each once, with no more than they can take."""
    owned = [ship for held in state.ships for ship in held]
    for seat in range(state.seats):
        flying = [load[0] for load in state.loads[seat]]
        if (flying or state.returning[seat]) and state.phase != TRANSPORT:
            raise BadState(f"ships of seat {seat} are in the air outside Transport")
        if flying != sorted(set(flying)) or not set(state.returning[seat]) <= set(state.ships[side_at(seat, NEW)]):
            raise BadState(f"the plan of seat {seat} names ships twice or out of order")
        if any(min(room_aboard(state, seat, load)) < 0 for load in state.loads[seat]):
            raise BadState(f"a ship of seat {seat} carries more than it can take")
        owned.extend(flying)
    if len(set(owned)) != len(owned):
        raise BadState("a ship is in two places")
    if any(state.flights_off[ship] and ship not in owned for ship in range(SHIPS)):
        raise BadState("flights_off names a ship that nobody has")


def check_actions(state: Evacuation, seat: int) -> None:
    """The action marker counts uses and cards; the power is that of the groups used."""
    uses = state.uses[uses_at(seat) : uses_at(seat + 1)]
    if state.actions_taken[seat] != sum(uses) + len(state.face_up[seat]):
        raise BadState(f"seat {seat} has taken more or fewer actions than it has marked")
    power = [max([ACTION_POWER[at] for at in range(len(ACTION_GROUP)) if ACTION_GROUP[at] == g]) for g in range(GROUPS)]
    if state.power[seat] != sum([uses[group] * power[group] for group in range(GROUPS)]):
        raise BadState(f"the power of seat {seat} is not that of its actions")


def check_infrastructure(state: Evacuation, seat: int) -> None:
    """R 6: no two played cards with one illustration; a completed card has met its requirement."""
    played = state.played[seat]
    for card in areas_in(played):
        if TWINS[card] & played & ~(1 << card):
            raise BadState(f"seat {seat} has played two cards with the same illustration")
    for card in areas_in(state.completed[seat]):
        areas = state.areas[seat]
        if not REQUIREMENTS[card].is_met(
            areas, state.settled_population[seat], state.settled_factories, kinds_at(seat)
        ):
            raise BadState(f"seat {seat} has completed a card whose requirement is not met")
