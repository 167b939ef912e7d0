"""What a turn of Antarctica allows, and what everything scores, written a second time from the rules alone.

It reads nothing but the view of the seat that decides: plain data, slow, every condition spelled out. It knows nothing
of the engine.
"""

from __future__ import annotations

from typing import Any

Move = tuple[str, tuple[Any, ...]]

STATIONS_OF = {
    "T1": {"land_station"},
    "T2": {"coastal_station"},
    "T3": {"sea_station"},
    "T4": {"land_station"},
    "T5": {"coastal_station", "sea_station"},
}
RESOURCE = {"crane", "shaft", "derrick", "turbine"}
EXPERTISE = {"lab", "factory"}
OPEN_TRACKS = {2: 3, 3: 4, 4: 5}
SHIPS_OF_A_COLOUR = 6


def moves(view: dict[str, Any]) -> set[Move]:
    """Everything the deciding seat may do, for the three questions of a turn."""
    kind, fields = view["decision"]["kind"], view["decision"]["fields"]
    found: set[Move] = set() if fields["discarded"] else discards(view, before_moving=kind == "SetSail")
    if kind == "SetSail":
        return found | {("sail", (zone["zone"],)) for zone in view["zones"] if may_enter(view, zone)}
    found |= cards(view)
    if kind == "EndTurn":
        return found | {("end_turn", ())}
    return found | {("pass", ())} | actions(view, fields["zone"])


def may_enter(view: dict[str, Any], zone: dict[str, Any]) -> bool:
    return zone["open"] and zone["zone"] != view["sun"] and len(zone["queue"]) < 3


def discards(view: dict[str, Any], before_moving: bool) -> set[Move]:
    seat = view["seat"]
    own = view["players"][seat]
    found: set[Move] = set()
    if own["cubes_available"] >= 1:
        found.add(("discard", ("cube",)))
    if own["ships_available"] >= 1:
        found.add(("discard", ("ship",)))
    for zone in view["zones"]:
        for dock, owner in enumerate(zone["queue"], start=1):
            if owner == seat:
                found.add(("discard_ship", (zone["zone"], dock)))
    if before_moving:
        found.discard(("discard_ship", (view["sun"], active_dock(view))))
    return found


def active_dock(view: dict[str, Any]) -> int:
    """The first ship under the sun moves, or, by an icebreaker, the one that was second."""
    if not view["turn"]["by_icebreaker"]:
        return 1
    dock: int = view["zones"][view["sun"]]["ships"].index(view["second"]) + 1
    return dock


def cards(view: dict[str, Any]) -> set[Move]:
    seat = view["seat"]
    own, hand = view["players"][seat], view["hand"]
    found: set[Move] = set()
    if own["card_played"]:
        return found
    if "place_scientist" in hand and own["supply"] > 0:
        found.add(("play", ("place_scientist",)))
    if "two_scientists" in hand and own["reserve"] > 0:
        found.add(("play", ("two_scientists",)))
    if "fast_progress" in hand and any(can_step(view, track) for track in view["tracks"]):
        found.add(("play", ("fast_progress",)))
    if "icebreaker" in hand:
        for zone in view["zones"]:
            if zone["zone"] == view["sun"]:
                second_is_own = view["second"] is not None and view["second"] // SHIPS_OF_A_COLOUR == seat
            else:
                second_is_own = len(zone["queue"]) >= 2 and zone["queue"][1] == seat
            if second_is_own:
                found.add(("lay_icebreaker", (zone["zone"],)))
    return found


def can_step(view: dict[str, Any], track: dict[str, Any]) -> bool:
    seat = view["seat"]
    if not track["open"]:
        return False
    here = track["cubes"][seat]
    if here == 0 and view["players"][seat]["cubes_available"] == 0:
        return False
    return any(space not in track["cubes"] for space in range(here + 1, 11))


def actions(view: dict[str, Any], target: int) -> set[Move]:
    seat = view["seat"]
    own, zone = view["players"][seat], view["zones"][target]
    count = zone["queue"].count(seat) + zone["scientists"][seat]
    found: set[Move] = set()
    for offer in view["offers"]:
        if offer["top"] is not None and can_build(view, offer["top"], zone):
            found.add(("build", (offer["deck"],)))
    if "shipyard" in zone["buildings"] and own["ships_available"] and len(view["zones"][view["sun"]]["queue"]) < 3:
        found.add(("build_ship", ()))
    if "camp" in zone["buildings"] and count and own["reserve"]:
        found.add(("recruit", ()))
    for track in view["tracks"]:
        if STATIONS_OF[track["track"]] & set(zone["buildings"]) and count and can_step(view, track):
            found.add(("research", (track["track"],)))
    return found


def can_build(view: dict[str, Any], card: dict[str, Any], target: dict[str, Any]) -> bool:
    seat = view["seat"]
    own = view["players"][seat]
    if card["building"] in target["buildings"]:
        return False
    reached: set[str] = set()
    for zone in view["zones"]:
        if seat in zone["queue"]:
            reached |= set(zone["buildings"])
    missing = [kind for kind in card["needs"] if kind not in reached]
    if missing:
        if len(missing) > 1 or own["card_played"]:
            return False
        fitting = own["basic"] if missing[0] in RESOURCE else own["advanced"] if missing[0] in EXPERTISE else 0
        if not fitting:
            return False
    needed = card["scientists"]
    everybody_has_one = all(player["supply"] + player["reserve"] == 1 for player in view["players"])
    only_plankton = all(offer["top"] is None or offer["top"]["building"] == "plankton_farm" for offer in view["offers"])
    if card["building"] == "plankton_farm" and everybody_has_one and only_plankton:
        needed = 1
    enough: bool = own["supply"] >= needed
    return enough


# -- scoring ----------------------------------------------------------------------------------------------------------


def contest(standing: dict[int, int], amounts: dict[int, int], extra: int) -> dict[int, int]:
    """Rank those who have something; the first gets the total and the extra, the others what one player ahead has."""
    places = sorted({place for place in standing.values() if place > 0}, reverse=True)
    points = dict.fromkeys(standing, 0)
    for seat, place in standing.items():
        if place == 0:
            continue
        if place == places[0]:
            points[seat] = sum(amounts.values()) + extra
        else:
            ahead = places[places.index(place) - 1]
            points[seat] = next(amounts[other] for other in standing if standing[other] == ahead)
    return points


def scores(view: dict[str, Any]) -> list[dict[str, int]]:
    seats = range(view["seats"])
    tally = [{"zones": 0, "tracks": 0, "stars": 0, "discards": 0} for _ in seats]

    def add(category: str, points: dict[int, int]) -> None:
        for seat in seats:
            tally[seat][category] += points[seat]

    for zone in view["zones"]:
        if zone["open"]:
            people = {seat: zone["scientists"][seat] for seat in seats}
            add("zones", contest(people, people, len(zone["buildings"]) + 1))
    for track in view["tracks"][: OPEN_TRACKS[view["seats"]]]:
        spaces = {seat: track["cubes"][seat] for seat in seats}
        values = {seat: value_of(track, spaces[seat]) for seat in seats}
        add("tracks", contest(spaces, values, 0))
    stars = {seat: sum(card["star"] for card in view["players"][seat]["built"]) for seat in seats}
    add("stars", contest(stars, stars, 0))
    gone = {seat: view["players"][seat]["discarded_ships"] + view["players"][seat]["discarded_cubes"] for seat in seats}
    add("discards", contest(gone, gone, 0))
    return tally


def value_of(track: dict[str, Any], space: int) -> int:
    """The number beside the space, or else the nearest one further back."""
    while space > 0:
        printed = track["spaces"][space - 1]["printed"]
        if printed is not None:
            return int(printed)
        space -= 1
    return 0
