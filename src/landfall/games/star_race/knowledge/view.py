"""What each seat may see of a Star Race (rules, section 12). What is not written here is not shown."""

from __future__ import annotations

from typing import Any

from landfall.games.star_race.table.components import (
    CARD_IDS,
    CORPORATIONS,
    MISSIONS,
    PLANET_IDS,
    RINGS,
    SCORE_TRACK_FIELDS,
    SET_ASIDE,
    SHIP_IDS,
    TOKEN_FACES,
)
from landfall.games.star_race.table.state import Result, StarRace, hired_in
from landfall.games.star_race.table.terms import NO_CARD, PANDORA, PLANET, SHIPS, XENTORIA, named_counts, size_of


def table_for(state: StarRace, seat: int | None) -> dict[str, Any]:
    """The table as the seat sees it; None is a spectator."""
    running = len(state.results) <= state.mission
    seen: dict[str, Any] = {
        "variant": state.options["variant"],
        "mission": state.mission + 1,
        "missions": MISSIONS[state.seats],
        "start_player": state.start_player,
        "turn_of": state.current_player() if running and not state.lanes else None,
        "rings": list(RINGS),
        "start_level": state.start_level,
        "planet_level": PLANET,
        "planet": {
            "id": PLANET_IDS[state.planet()],
            "value": state.planet_value(),
            "abilities": state.advanced,
            "room": state.room(),
        },
        "ships": {SHIP_IDS[ship]: state.levels[ship] for ship in range(SHIPS)},
        "players": [player(state, other, seat) for other in range(state.seats)],
        "results": [shown_result(result) for result in state.results],
        "hired": None if seat is None else ships_hired(state, seat),
        "set_aside": None if seat is None or not state.asides[seat] else named_counts(state.asides[seat]),
    }
    if state.is_at(XENTORIA):
        seen["patrols"] = {SHIP_IDS[ship]: state.patrols[ship] for ship in range(SHIPS) if state.patrols[ship]}
        seen["inspected"] = [
            [other for other in range(state.seats) if state.inspected[looker] >> other & 1]
            for looker in range(state.seats)
        ]
        seen["looks"] = None if seat is None else looks_of(state, seat)
    if state.is_at(PANDORA):
        seen["ships_with_token"] = [SHIP_IDS[ship] for ship in range(SHIPS) if state.tokens[ship]]
        seen["tokens_left"] = len(state.bag)
        seen["token_faces"] = list(TOKEN_FACES)
    return seen


def player(state: StarRace, other: int, seat: int | None) -> dict[str, Any]:
    """One player's things. In the basic and family variants a hand can be worked out, so it is open; advanced never."""
    hand_is_open = not state.advanced or other == seat
    total = state.total(other)
    # Everybody knows who has set cards aside; how many cards are in hand follows from the plays.
    ready = state.asides[other] != 0
    hand = state.hands[other]
    return {
        "corporation": CORPORATIONS[other],
        "hand_size": size_of(hand),
        "hand": named_counts(hand) if hand_is_open else None,
        "unplayed": named_counts(state.full_hand - state.played[other]),
        "set_aside_count": SET_ASIDE if ready else 0,
        "ready": ready,
        "played": named_counts(state.played[other]),
        "latest": None if state.latest[other] == NO_CARD else CARD_IDS[state.latest[other]],
        "offers": None if state.offers[other] == NO_CARD else CARD_IDS[state.offers[other]],
        "total": total,
        "field": total % SCORE_TRACK_FIELDS,
        "lap": total // SCORE_TRACK_FIELDS,
    }


def ships_hired(state: StarRace, seat: int) -> list[str]:
    return [SHIP_IDS[ship] for ship in state.hired_by(seat)]


def looks_of(state: StarRace, seat: int) -> list[dict[str, Any]]:
    """What this seat has seen of others' missions; it may be repeated to it until the mission ends."""
    looks: list[dict[str, Any]] = []
    for owner in range(state.seats):
        ship = state.seen[seat * state.seats + owner]
        if ship:
            looks.append({"looked_at_seat": owner, "ship": SHIP_IDS[ship - 1]})
    return looks


def shown_result(result: Result) -> dict[str, Any]:
    """A mission that is over lies open."""
    return {
        "planet": PLANET_IDS[result.planet],
        "ending": result.ending,
        "levels": {SHIP_IDS[ship]: result.levels[ship] for ship in range(SHIPS)},
        "worths": {SHIP_IDS[ship]: result.worths[ship] for ship in range(SHIPS)},
        "hired": [[SHIP_IDS[ship] for ship in hired_in(result.hired, seat)] for seat in range(len(result.points))],
        "points": list(result.points),
    }


def pieces(state: StarRace) -> dict[str, int]:
    """Ships, cards of each seat, missions and tokens: never made, never lost."""
    counts = {"ships": len(state.levels), "missions dealt": len(set(state.hired)), "planets": len(set(state.planets))}
    for seat in range(state.seats):
        cards = size_of(state.hands[seat]) + size_of(state.played[seat]) + size_of(state.asides[seat])
        counts[f"cards of seat {seat}"] = cards
    return counts
