"""Scoring a mission (rules, section 9) and the end of the game (section 10)."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.flow.frame import Frame
from landfall.games.star_race.story.events import GameEnded, MissionEnded, MissionScored, TokenShown
from landfall.games.star_race.table.components import PLANET_IDS, SHIP_IDS, TOKEN_FACES
from landfall.games.star_race.table.state import Result, StarRace, hired_in
from landfall.games.star_race.table.terms import SHIPS


@dataclass(init=False, unsafe_hash=True)
class ScoreMission(Frame):
    """Everybody shows both mission cards and scores each hired ship where it stands; who moved it does not matter."""

    ending: str

    def __init__(self, ending: str) -> None:
        self.ending = ending

    def resolve(self, state: StarRace) -> None:
        worths = [state.worth(ship) for ship in range(SHIPS)]
        points = [sum([worths[ship] for ship in state.hired_by(seat)]) for seat in range(state.seats)]
        result = Result(state.planet(), self.ending, state.hired, tuple(state.levels), tuple(worths), tuple(points))
        state.results = (*state.results, result)
        state.barrier()
        if state.history is not None:
            tell_result(state, result)


@dataclass(init=False, unsafe_hash=True)
class EndOfGame(Frame):
    """After the last mission, the seat with the most points wins."""

    def resolve(self, state: StarRace) -> None:
        winners = leaders(state)
        if state.history is not None:
            state.tell(GameEnded(winners, state.total(winners[0])))


def leaders(state: StarRace) -> tuple[int, ...]:
    """The seats with the most points; R 18: all that share the top total."""
    totals = [state.total(seat) for seat in range(state.seats)]
    best = max(totals)
    return tuple([seat for seat in range(state.seats) if totals[seat] == best])


def points_by_mission(state: StarRace) -> list[dict[str, int]]:
    """What each seat has scored, mission by mission."""
    return [
        {f"mission-{number}": result.points[seat] for number, result in enumerate(state.results, start=1)}
        for seat in range(state.seats)
    ]


def tell_result(state: StarRace, result: Result) -> None:
    number = len(state.results)
    state.tell(MissionEnded(number, PLANET_IDS[result.planet], state.advanced, result.ending))
    for ship in range(SHIPS):
        if state.tokens[ship]:
            state.tell(TokenShown(SHIP_IDS[ship], TOKEN_FACES[state.tokens[ship] - 1]))
    for seat in range(state.seats):
        ships = hired_in(result.hired, seat)
        state.tell(
            MissionScored(
                seat,
                tuple([SHIP_IDS[ship] for ship in ships]),
                tuple([result.worths[ship] for ship in ships]),
                result.points[seat],
                state.total(seat),
            )
        )


SCORING_FRAMES: tuple[type[Frame], ...] = (ScoreMission, EndOfGame)
