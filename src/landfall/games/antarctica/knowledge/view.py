"""What each seat may see of Antarctica (rules, section 18, R21). What is not written here is not shown."""

from __future__ import annotations

from typing import Any

from landfall.flow.serial import to_plain
from landfall.games.antarctica.knowledge.sampling import may_lie_in_stack
from landfall.games.antarctica.knowledge.view_turns import active_seat, next_turns, ship_to_sail, turn_of
from landfall.games.antarctica.rules.requirements import can_replace, scientists_for
from landfall.games.antarctica.rules.scoring import (
    discard_amounts,
    discard_points,
    first_ranks,
    points_by_category,
    ranks,
    star_points,
    track_amounts,
    track_points,
    track_standing,
    zone_amounts,
    zone_extra,
    zone_points,
)
from landfall.games.antarctica.table.components import (
    ACTION_IDS,
    ADVANCED_IN_PLAY,
    BASIC_IN_PLAY,
    BLUE_ACTIONS,
    CARD_IDS,
    CARD_KIND,
    CARD_NEEDS,
    CARD_POINTS,
    CARD_SCIENTISTS,
    CARD_STAR,
    DECK_IDS,
    KIND_IDS,
    LAPS_WITHOUT_PROGRESS,
    NO_ACTION,
    POSITIONS,
    REPLACED,
    RESOURCE_IDS,
    SPACES,
    TRACK_ACTIONS,
    TRACK_IDS,
    TRACK_PRINTED,
    TRACK_STATIONS,
    TRACK_VALUES,
    ZONES,
)
from landfall.games.antarctica.table.state import Antarctica
from landfall.games.antarctica.table.terms import (
    CUBE_PIECE,
    ENDING_IDS,
    NO_SHIP,
    NOT_SEEN,
    RUNNING,
    SHIP_PIECE,
    named_counts,
    owner_of,
    size_of,
    space_bit,
    zone_at,
)


def table_for(state: Antarctica, seat: int | None) -> dict[str, Any]:
    """The table as the seat sees it; None is a spectator."""
    points = points_by_category(state)
    return {
        "placement": state.options["placement"],
        "start_player": state.start_player,
        "sun": state.sun,
        "second": None if state.second == NO_SHIP else state.second,
        "turn": turn_of(state),
        "active": active_seat(state),
        "to_come": to_plain(state.agenda[::-1]),  # what is under way and what waits: no step holds a secret
        "next_turns": next_turns(state),
        "zones": [zone_of(state, zone) for zone in range(ZONES)],
        "tracks": [track_of(state, track) for track in range(len(TRACK_IDS))],
        "offers": [offer(state, deck) for deck in range(len(DECK_IDS))],
        "resource_stack": {
            "basic": BASIC_IN_PLAY[state.seats] - sum(state.basic),
            "advanced": ADVANCED_IN_PLAY[state.seats] - sum(state.advanced),
        },
        "shipyard": shipyard(state, seat),
        "players": [player(state, other, points[other]) for other in range(state.seats)],
        "hand": None if seat is None else named_counts(state.hands[seat]),
        "stars": {
            "amounts": list(state.stars),
            "ranks": ranks(list(state.stars)),
            "points": star_points(state),
            "reasons": reasons(list(state.stars), list(state.stars), 0),
        },
        "discards": {
            "amounts": discard_amounts(state),
            "ranks": ranks(discard_amounts(state)),
            "points": discard_points(state),
            "reasons": reasons(discard_amounts(state), discard_amounts(state), 0),
        },
        "laps": state.laps,
        "laps_to_end": LAPS_WITHOUT_PROGRESS - state.laps,  # R42
        "ending": None if state.ending == RUNNING else ENDING_IDS[state.ending],
    }


def reasons(standing: list[int], amounts: list[int], extra: int) -> list[dict[str, int] | None]:
    """The rule behind the points (13): first the total and the extra, others what one of the rank before has."""
    places = ranks(standing)
    told: list[dict[str, int] | None] = []
    for rank in places:
        if rank == 0:
            told.append(None)
        elif rank == 1:
            told.append({"rank": 1, "total": sum(amounts), "extra": extra})
        else:
            told.append({"rank": rank, "above": amounts[places.index(rank - 1)]})
    return told


def names(kinds: int) -> list[str]:
    """A set of kinds by their ids."""
    return [KIND_IDS[kind] for kind in range(len(KIND_IDS)) if kinds >> kind & 1]


def zone_of(state: Antarctica, zone: int) -> dict[str, Any]:
    """A zone with its queue, front ship first, and the standing of its contest."""
    amounts = zone_amounts(state, zone)
    ships = state.queue(zone)
    return {
        "zone": zone,
        "position": POSITIONS[zone],
        "open": zone in state.open_zones,
        "queue": [owner_of(ship) for ship in ships],
        "ships": ships,
        "came_this_turn": [ship for ship in ships if state.came_this_turn(ship)],
        "buildings": names(state.buildings[zone]),
        "scientists": amounts,
        "counts": [state.presence(seat, zone) for seat in range(state.seats)],
        "icebreakers": list(state.icebreakers[state.at(zone, 0) : state.at(zone + 1, 0)]),
        "first_scores": sum(amounts) + zone_extra(state, zone),
        "ranks": ranks(amounts),
        "points": zone_points(state, zone),
        "reasons": reasons(amounts, amounts, zone_extra(state, zone)),
    }


def track_of(state: Antarctica, track: int) -> dict[str, Any]:
    """A track with its spaces, the cubes on it and the standing of its contest."""
    spaces: list[dict[str, Any]] = []
    for space in range(1, SPACES + 1):
        action = TRACK_ACTIONS[track][space]
        printed = TRACK_PRINTED[track][space]
        coloured = action != NO_ACTION
        spaces.append(
            {
                "space": space,
                "value": TRACK_VALUES[track][space],
                "printed": printed if printed else None,
                "color": ("blue" if BLUE_ACTIONS[action] else "red") if coloured else None,
                "action": ACTION_IDS[action] if coloured else None,
                "used": bool(state.used & space_bit(track, space)),
            }
        )
    standing = track_standing(state, track)
    return {
        "track": TRACK_IDS[track],
        "open": track < state.open_tracks,
        "stations": names(TRACK_STATIONS[track]),
        "spaces": spaces,
        "cubes": standing,
        "values": track_amounts(state, track),
        "ranks": ranks(standing),
        "points": track_points(state, track),
        "reasons": reasons(standing, track_amounts(state, track), 0),
    }


def card_of(card: int) -> dict[str, Any]:
    """What is printed on a building card."""
    return {
        "card": CARD_IDS[card],
        "building": KIND_IDS[CARD_KIND[card]],
        "needs": names(CARD_NEEDS[card]),
        "scientists": CARD_SCIENTISTS[card],
        "points": CARD_POINTS[card],
        "star": bool(CARD_STAR[card]),
    }


def offer(state: Antarctica, deck: int) -> dict[str, Any]:
    """A stack of building cards: only the top one may be seen. What lies below is known, its order is not."""
    cards = state.decks[deck]
    return {
        "deck": DECK_IDS[deck],
        "left": len(cards),
        "top": card_of(cards[-1]) if cards else None,
        "below": [CARD_IDS[card] for card in sorted(cards[:-1])],
        "lacks": [lacks(state, seat, cards[-1]) for seat in range(state.seats)] if cards else [],
    }


def lacks(state: Antarctica, seat: int, card: int) -> dict[str, Any]:
    """What a seat lacks for a building card now (6.1, 6.6): all of it is on the table."""
    missing = CARD_NEEDS[card] & ~lasting_access(state, seat)
    replaced_by = None
    if missing and can_replace(state, seat, missing):
        replaced_by = next(RESOURCE_IDS[at] for at in range(len(REPLACED)) if REPLACED[at] & missing)
    return {
        "needs": names(missing),
        "replaced_by": replaced_by,
        "scientists": max(0, scientists_for(state, seat, card) - state.supply[seat]),
        "stands_in": [zone for zone in range(ZONES) if state.buildings[zone] >> CARD_KIND[card] & 1],
    }


def lasting_access(state: Antarctica, seat: int) -> int:
    """The kinds in reach of the ships that stay: one that has still to sail leaves its zone before it builds."""
    sailing = ship_to_sail(state)
    kinds = 0
    for berth in state.own_berths(seat):
        if state.docks[berth] != sailing:
            kinds |= state.buildings[zone_at(berth)]
    return kinds


def shipyard(state: Antarctica, seat: int | None) -> dict[str, Any]:
    """Numbers are for all; what a seat has been shown stays known to it."""
    seen = NOT_SEEN if seat is None else state.draft_seen[seat]
    return {
        "stack": size_of(state.stack),
        "draft": size_of(state.draft),
        "boxed": size_of(state.boxed),
        "played": named_counts(state.played),
        "stack_is_among": None if seat is None else named_counts(may_lie_in_stack(state, seat)),
        "others_hold": None if seat is None else named_counts(state.others_hold[seat]),
        "draft_seen": None if seen == NOT_SEEN else named_counts(seen),
    }


def player(state: Antarctica, seat: int, points: dict[str, int]) -> dict[str, Any]:
    """One player's things, all but the hand open to everybody."""
    return {
        "letter": "ABCD"[(seat - state.start_player) % state.seats],
        "supply": state.supply[seat],
        "reserve": state.reserve[seat],
        "ships_available": state.ships_left[seat],
        "cubes_available": state.cubes_left[seat],
        "discarded_cubes": state.discarded[state.at(CUBE_PIECE, seat)],
        "discarded_ships": state.discarded[state.at(SHIP_PIECE, seat)],
        "hand_size": size_of(state.hands[seat]),
        "card_played": state.has_played(seat),
        "basic": state.basic[seat],
        "advanced": state.advanced[seat],
        "access": names(state.access(seat)),
        "built": [card_of(card) for card in state.built[seat]],
        "stars": state.stars[seat],
        "first_ranks": first_ranks(state)[seat],
        "points": points,
        "total": sum(points.values()),
    }
