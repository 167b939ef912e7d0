"""Scoring (rules, section 13): one rule for zones, tracks, starred cards and discards. All of it is public."""

from __future__ import annotations

from typing import Final

from landfall.games.antarctica.table.components import TRACK_VALUES
from landfall.games.antarctica.table.state import Antarctica

ZONE_EXTRA: Final = 1  # 13.1: the number of buildings, and one more


def next_above(standing: list[int], first: int, seats: int, own: int) -> int:
    """Where in the row somebody stands who has the next higher rank (R40); -1 if nobody does.

    The standings of the seats begin at `first` of a longer row. Equal players share a rank.
    """
    found = -1
    for at in range(first, first + seats):
        if standing[at] > own and (found < 0 or standing[at] < standing[found]):
            found = at
    return found


def ranks(standing: list[int]) -> list[int]:
    """Rank 1 for the most, then without a gap; nothing is rank 0."""
    places: list[int] = []
    for own in standing:
        rank = 0
        if own > 0:
            rank = 1
            above = next_above(standing, 0, len(standing), own)
            while above >= 0:
                rank += 1
                above = next_above(standing, 0, len(standing), standing[above])
        places.append(rank)
    return places


def contest(standing: list[int], amounts: list[int], extra: int) -> list[int]:
    """Points of each seat: first rank the total and the extra, every other rank what one player of the rank before has.

    `standing` ranks the players, `amounts` is what they have: the same, but on tracks the position ranks and the
    value counts.
    """
    points = [0] * len(standing)
    add_contest(points, standing, amounts, 0, extra)
    return points


def add_contest(points: list[int], standing: list[int], amounts: list[int], first: int, extra: int) -> None:
    """The same, added to what the seats have; the standing and the amounts begin at `first` of longer rows."""
    seats = len(points)
    total = extra
    for at in range(first, first + seats):
        total += amounts[at]
    for seat in range(seats):
        own = standing[first + seat]
        if own > 0:
            above = next_above(standing, first, seats, own)
            points[seat] += total if above < 0 else amounts[above]


def zone_amounts(state: Antarctica, zone: int) -> list[int]:
    """13.1: own scientists; ships do not count."""
    return state.scientists[state.at(zone, 0) : state.at(zone + 1, 0)]


def zone_extra(state: Antarctica, zone: int) -> int:
    """13.1: the number of buildings in the zone, and one."""
    return state.buildings[zone].bit_count() + ZONE_EXTRA


def track_standing(state: Antarctica, track: int) -> list[int]:
    """13.2: the position on the track."""
    return state.cubes[state.at(track, 0) : state.at(track + 1, 0)]


def track_amounts(state: Antarctica, track: int) -> list[int]:
    """13.2: the value of the cube's space; a space without a number has that of the nearest number further back."""
    values = TRACK_VALUES[track]
    return [values[space] for space in track_standing(state, track)]


def discard_amounts(state: Antarctica) -> list[int]:
    """13.4: own ships and cubes in Discarded."""
    return [state.discards(seat) for seat in range(state.seats)]


def zone_points(state: Antarctica, zone: int) -> list[int]:
    amounts = zone_amounts(state, zone)
    return contest(amounts, amounts, zone_extra(state, zone))


def track_points(state: Antarctica, track: int) -> list[int]:
    return contest(track_standing(state, track), track_amounts(state, track), 0)


def star_points(state: Antarctica) -> list[int]:
    """13.3: building cards with a star."""
    amounts = list(state.stars)
    return contest(amounts, amounts, 0)


def discard_points(state: Antarctica) -> list[int]:
    amounts = discard_amounts(state)
    return contest(amounts, amounts, 0)


def all_contests(state: Antarctica) -> list[list[int]]:
    """The standing in every contest of section 13.5: open zones, open tracks, starred cards, discards."""
    standings = [zone_amounts(state, zone) for zone in state.open_zones]
    standings.extend([track_standing(state, track) for track in range(state.open_tracks)])
    standings.append(list(state.stars))
    standings.append(discard_amounts(state))
    return standings


def totals(state: Antarctica) -> list[int]:
    """The points everybody has if the game ends now."""
    seats = state.seats
    points = [0] * seats
    for zone in state.open_zones:
        add_contest(points, state.scientists, state.scientists, state.at(zone, 0), zone_extra(state, zone))
    values: list[int] = []
    for track in range(state.open_tracks):
        worth = TRACK_VALUES[track]
        first = state.at(track, 0)
        for at in range(first, first + seats):
            values.append(worth[state.cubes[at]])
        add_contest(points, state.cubes, values, first, 0)
    stars = list(state.stars)
    add_contest(points, stars, stars, 0, 0)
    discards = discard_amounts(state)
    add_contest(points, discards, discards, 0, 0)
    return points


def add(points: list[int], more: list[int]) -> None:
    for seat in range(len(points)):
        points[seat] += more[seat]


def points_by_category(state: Antarctica) -> list[dict[str, int]]:
    zones = [0] * state.seats
    for zone in state.open_zones:
        add(zones, zone_points(state, zone))
    tracks = [0] * state.seats
    for track in range(state.open_tracks):
        add(tracks, track_points(state, track))
    stars = star_points(state)
    discards = discard_points(state)
    return [
        {"zones": zones[seat], "tracks": tracks[seat], "stars": stars[seat], "discards": discards[seat]}
        for seat in range(state.seats)
    ]


def first_ranks(state: Antarctica) -> list[int]:
    """R41: how often each seat is first, alone or shared; nobody is first where nobody has anything."""
    firsts = [0] * state.seats
    for standing in all_contests(state):
        best = max(standing)
        for seat in range(state.seats):
            if standing[seat] == best and best > 0:
                firsts[seat] += 1
    return firsts


def best_of(seats: tuple[int, ...], amounts: list[int]) -> tuple[int, ...]:
    """Those of the seats that have most."""
    best = max([amounts[seat] for seat in seats])
    return tuple([seat for seat in seats if amounts[seat] == best])


def winners_of(state: Antarctica) -> tuple[int, ...]:
    """13.5: most points; then most first ranks; then more building cards; then the victory is shared."""
    return decision_of(state)[0]


def decision_of(state: Antarctica) -> tuple[tuple[int, ...], str]:
    """The winners, and what decided."""
    leading = best_of(tuple(range(state.seats)), totals(state))
    if len(leading) == 1:
        return leading, "points"
    leading = best_of(leading, first_ranks(state))
    if len(leading) == 1:
        return leading, "first_ranks"
    leading = best_of(leading, [len(cards) for cards in state.built])
    return leading, "cards" if len(leading) == 1 else "shared"
