"""The station (section 4): turning it."""

from __future__ import annotations

from landfall.flow.frame import Decision
from landfall.games.planet_unknown.story.turns import StationTurned
from landfall.games.planet_unknown.table.components import CLOCKWISE, DEPOTS
from landfall.games.planet_unknown.table.state import PlanetUnknown
from landfall.games.planet_unknown.table.terms import ROTATE


def turn_station(state: PlanetUnknown, seat: int, turns: int) -> None:
    """Turn it clockwise by this many depots; `seat` is who does, or NONE where it turns by itself."""
    state.rotation = (state.rotation + turns * CLOCKWISE) % DEPOTS
    if state.history is not None:
        state.tell(StationTurned(seat, turns))


class StationChoice(Decision):
    """A seat turns the station by any number of depots, or leaves it."""

    def legal(self, state: PlanetUnknown) -> list[int]:
        return list(range(ROTATE, ROTATE + DEPOTS))

    def take(self, state: PlanetUnknown, action: int) -> None:
        turn_station(state, self.seat, action - ROTATE)
