"""Race mode (rules, section 19): what triggers the end, and who wins."""

from __future__ import annotations

from landfall.games.evacuation.rules.ending.goal_counts import stadiums_new
from landfall.games.evacuation.story.actions import RaceTriggered
from landfall.games.evacuation.table.components import (
    RACE_AREA,
    RACE_FACES,
    RACE_FACES_OF_TWO,
    RACE_LEVEL,
    RACE_MISSING,
    RACE_STADIUMS,
    RACE_TOKEN,
    STADIUM_TARGET,
)
from landfall.games.evacuation.table.effects import ENERGY, FOOD, KIND_IDS, STEEL
from landfall.games.evacuation.table.new_world import count_of
from landfall.games.evacuation.table.places import kind_at
from landfall.games.evacuation.table.state import Evacuation
from landfall.games.evacuation.table.terms import ACTIONS_PHASE, IN_ACTIONS, IN_OTHER_PHASE


def check_trigger(state: Evacuation, seat: int) -> None:
    """Eight of everything and three stadiums in the New World; R 36: only the first to get there triggers the end."""
    if state.lowest(seat) >= RACE_LEVEL and stadiums_new(state, seat) >= RACE_STADIUMS:
        state.ending = IN_ACTIONS if state.phase == ACTIONS_PHASE else IN_OTHER_PHASE
        state.trigger = seat
        if state.history is not None:
            state.tell(RaceTriggered(seat))


def steps_down(state: Evacuation, seat: int) -> int:
    """How far the lowest marker goes down at the end."""
    missing = max(0, STADIUM_TARGET - stadiums_new(state, seat))
    return RACE_TOKEN * state.penalties[seat] + RACE_AREA * count_of(state.areas_up[seat]) + RACE_MISSING * missing


def steps_up(state: Evacuation, seat: int) -> int:
    """The face bonus: tied for most, all get it and nobody the second one; no faces, no bonus (R 15)."""
    most, second = RACE_FACES_OF_TWO if state.seats == 2 else RACE_FACES
    faces = [state.final_faces(other) for other in range(state.seats)]
    mine = faces[seat]
    if mine == 0:
        return 0
    better = len([other for other in faces if other > mine])
    if better == 0:
        return most
    return second if better == 1 else 0


def adjusted(state: Evacuation, seat: int) -> list[int]:
    """The production markers after penalties and bonus, or as they stand before."""
    markers = state.final if state.final else state.production
    return [markers[kind_at(seat, FOOD)], markers[kind_at(seat, STEEL)], markers[kind_at(seat, ENERGY)]]


def meets(state: Evacuation, seat: int) -> bool:
    """Whether the adjusted markers and the stadiums meet the conditions (R 57)."""
    return min(adjusted(state, seat)) >= RACE_LEVEL and stadiums_new(state, seat) >= RACE_STADIUMS


def best_by(seats: list[int], values: list[int]) -> list[int]:
    """The seats with the highest value."""
    best = max(values)
    return [seat for seat, value in zip(seats, values, strict=True) if value == best]


def race_result(state: Evacuation) -> tuple[tuple[int, ...], str]:
    """Those who meet the conditions, by faces; if nobody does, the lowest marker and the tie-breaks (19.3, R 16).

    With what told the winner from the others.
    """
    seats = [seat for seat in range(state.seats) if meets(state, seat)]
    if len(seats) == 1:
        return (seats[0],), "alone"
    if seats:
        seats = best_by(seats, [state.final_faces(seat) for seat in seats])
        return tuple(seats), "met_faces" if len(seats) == 1 else "shared"
    everybody = list(range(state.seats))
    seats = best_by(everybody, [min(adjusted(state, seat)) for seat in everybody])
    if len(seats) == 1:
        return (seats[0],), "lowest"
    with_stadiums = [seat for seat in seats if stadiums_new(state, seat) >= RACE_STADIUMS]
    if len(with_stadiums) == 1:
        return (with_stadiums[0],), "stadiums"
    if with_stadiums:
        seats = best_by(with_stadiums, [state.final_faces(seat) for seat in with_stadiums])
        if len(seats) == 1:
            return (seats[0],), "faces"
    seats = best_by(seats, [sorted(adjusted(state, seat))[1] for seat in seats])
    if len(seats) == 1:
        return (seats[0],), "second"
    seats = best_by(seats, [sorted(adjusted(state, seat))[2] for seat in seats])
    return tuple(seats), "third" if len(seats) == 1 else "shared"


def race_winners(state: Evacuation) -> tuple[int, ...]:
    winners, _ = race_result(state)
    return winners


def race_scores(state: Evacuation) -> list[dict[str, int]]:
    """The production markers, adjusted once the race is over."""
    return [
        {f"production_{KIND_IDS[kind]}": level for kind, level in enumerate(adjusted(state, seat))}
        for seat in range(state.seats)
    ]
