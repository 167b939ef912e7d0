"""What is on the table of a Star Race, and `clone()`."""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from typing import Any

from landfall.flow.game import Game
from landfall.flow.rng import Rng
from landfall.flow.state import State
from landfall.games.star_race.components import (
    PLAIN_VALUE,
    PLANET_ENDS,
    PLANET_HOLDS,
    PLANET_VALUES,
    RINGS,
    SHIP_IDS,
    START_LEVELS,
    TOKEN_FACES,
)
from landfall.games.star_race.evaluation import outlook
from landfall.games.star_race.events import ShipMoved, TokenDrawn
from landfall.games.star_race.observation import observe
from landfall.games.star_race.sampling import redeal
from landfall.games.star_race.storing import table
from landfall.games.star_race.terms import PANDORA, PLANET
from landfall.games.star_race.view import pieces, table_for


@dataclass(init=False, unsafe_hash=True)
class Result:
    """A mission that is over, as it stays on the score pad: all of it is public."""

    planet: int
    ending: str
    hired: tuple[int, ...]
    levels: tuple[int, ...]
    worths: tuple[int, ...]  # by ship
    points: tuple[int, ...]  # by seat

    def __init__(
        self,
        planet: int,
        ending: str,
        hired: tuple[int, ...],
        levels: tuple[int, ...],
        worths: tuple[int, ...],
        points: tuple[int, ...],
    ) -> None:
        self.planet = planet
        self.ending = ending
        self.hired = hired
        self.levels = levels
        self.worths = worths
        self.points = points


class StarRace(State):
    """Lists change from play to play; tuples are replaced when they change, and shared by clones until then."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, Any],
        key: bytes,
        advanced: bool,
        full_hand: int,
        mission: int,
        start_player: int,
        planets: tuple[int, ...],
        levels: list[int],
        on_planet: int,
        hands: list[int],
        played: list[int],
        latest: list[int],
        offers: list[int],
        asides: tuple[int, ...],
        hired: tuple[int, ...],
        patrols: tuple[int, ...],
        inspected: tuple[int, ...],
        seen: tuple[int, ...],
        tokens: tuple[int, ...],
        bag: tuple[int, ...],
        results: tuple[Result, ...],
    ) -> None:
        super().__init__(game, seats, options, key)
        self.advanced = advanced
        self.full_hand = full_hand
        self.start_level: int = START_LEVELS[seats]
        self.mission = mission  # 0 for the first
        self.start_player = start_player  # of this mission
        self.planets = planets  # in the order of the missions; those to come are hidden
        self.levels = levels  # by ship
        self.on_planet = on_planet  # how many ships stand on the planet
        self.hands = hands  # by seat
        self.played = played  # by seat: the pile of played cards
        self.latest = latest  # by seat: the card on top of the pile
        self.offers = offers  # by seat: the kind its latest card offers to Copy
        self.asides = asides  # by seat: the cards set aside
        self.hired = hired  # two ships a seat, in ship order: seat 0, seat 0, seat 1, ...
        self.patrols = patrols  # Xentoria, by ship: the level of the token on its track
        self.inspected = inspected  # Xentoria, by seat: whom it has inspected, one bit a seat
        self.seen = seen  # Xentoria, seat after seat, by owner: 1 + the ship seen
        self.tokens = tokens  # Pandora, by ship: 1 + the number of its token
        self.bag = bag  # Pandora: tokens still on the planet, the next one last
        self.results = results  # of the missions that are over

    def clone(self) -> StarRace:
        copy = StarRace(
            self.game,
            self.seats,
            self.options,
            self.key,
            self.advanced,
            self.full_hand,
            self.mission,
            self.start_player,
            self.planets,
            self.levels[:],
            self.on_planet,
            self.hands[:],
            self.played[:],
            self.latest[:],
            self.offers[:],
            self.asides,
            self.hired,
            self.patrols,
            self.inspected,
            self.seen,
            self.tokens,
            self.bag,
            self.results,
        )
        self.copy_flow_to(copy)
        return copy

    # -- the planet of this mission -----------------------------------------------------------------------------------

    def planet(self) -> int:
        return self.planets[self.mission]

    def is_at(self, planet: int) -> bool:
        """Whether this planet's ability holds in this mission."""
        return self.advanced and self.planets[self.mission] == planet

    def planet_value(self) -> int:
        return PLANET_VALUES[self.planets[self.mission]] if self.advanced else PLAIN_VALUE

    def room(self) -> int:
        """How many more ships the planet takes."""
        holds = PLANET_HOLDS[self.planets[self.mission]] if self.advanced else 1
        return holds - self.on_planet

    def has_arrived(self) -> bool:
        """Whether as many ships have reached the planet as end the mission."""
        return self.on_planet >= (PLANET_ENDS[self.planets[self.mission]] if self.advanced else 1)

    # -- moving ships -------------------------------------------------------------------------------------------------

    def can_go_outward(self, ship: int) -> bool:
        return self.start_level < self.levels[ship] < PLANET

    def can_go_inward(self, ship: int) -> bool:
        level = self.levels[ship]
        return level < PLANET - 1 or (level == PLANET - 1 and self.room() > 0)

    def move(self, seat: int, ship: int, level: int) -> None:
        """Put a ship on a level; on Pandora a ship that arrives gets a token, unseen by anyone."""
        before = self.levels[ship]
        self.levels[ship] = level
        if self.history is not None:
            self.tell(ShipMoved(seat, SHIP_IDS[ship], ring_name(before), ring_name(level)))
        if level == PLANET:
            self.on_planet += 1
            if self.is_at(PANDORA):
                self.draw_token(seat, ship)

    def draw_token(self, seat: int, ship: int) -> None:
        tokens = list(self.tokens)
        tokens[ship] = 1 + self.bag[-1]
        self.tokens = tuple(tokens)
        self.bag = self.bag[:-1]
        self.barrier()
        self.tell(TokenDrawn(seat, SHIP_IDS[ship]))

    def worth(self, ship: int) -> int:
        """What a ship scores where it stands."""
        level = self.levels[ship]
        if level < PLANET:
            return RINGS[level]
        token = self.tokens[ship]
        return TOKEN_FACES[token - 1] if token else self.planet_value()

    # -- the contract: written in chapters of their own ---------------------------------------------------------------

    def hires(self, seat: int, ship: int) -> bool:
        return self.hired[2 * seat] == ship or self.hired[2 * seat + 1] == ship

    def total(self, seat: int) -> int:
        total = 0
        for result in self.results:
            total += result.points[seat]
        return total

    def winners(self) -> tuple[int, ...]:
        return self.leaders() if self.is_terminal() else ()

    def leaders(self) -> tuple[int, ...]:
        """Who has most points; R 18: several with the same top total all lead."""
        totals = [self.total(seat) for seat in range(self.seats)]
        best = max(totals)
        return tuple([seat for seat in range(self.seats) if totals[seat] == best])

    def scores(self) -> list[dict[str, int]]:
        return [
            {f"mission-{number}": result.points[seat] for number, result in enumerate(self.results, start=1)}
            for seat in range(self.seats)
        ]

    def evaluation(self, seat: int) -> float:
        return outlook(self, seat)

    def pieces(self) -> dict[str, int]:
        return pieces(self)

    def table_for(self, seat: int | None) -> dict[str, Any]:
        return table_for(self, seat)

    def redeal(self, seat: int | None, rng: Rng) -> None:
        redeal(self, seat, rng)

    def observe(self, seat: int, into: array[float]) -> None:
        observe(self, seat, into)

    def table(self) -> dict[str, Any]:
        return table(self)


def ring_name(level: int) -> str:
    return "planet" if level == PLANET else str(RINGS[level])
