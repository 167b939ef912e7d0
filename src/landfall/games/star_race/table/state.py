"""What is on the table of a Star Race, and `clone()`."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.flow.state import State
from landfall.games.star_race.table.components import (
    PLAIN_VALUE,
    PLANET_ENDS,
    PLANET_HOLDS,
    PLANET_VALUES,
    RINGS,
    TOKEN_FACES,
)
from landfall.games.star_race.table.terms import PLANET, SHIPS_HIRED


def hired_in(hired: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """The ships of one seat, of those that all have hired."""
    return hired[SHIPS_HIRED * seat : SHIPS_HIRED * (seat + 1)]


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
    """Lists change from play to play; tuples are replaced when they change, and shared by clones until then.

    `fields.py` says what an empty table holds and what may be stored.
    """

    # what the options and the number of seats say
    advanced: bool
    full_hand: int
    start_level: int
    # the mission
    mission: int  # 0 for the first
    start_player: int  # of this mission
    planets: tuple[int, ...]  # in the order of the missions; those to come are hidden
    levels: list[int]  # by ship
    on_planet: int  # how many ships stand on the planet
    results: tuple[Result, ...]  # of the missions that are over
    # cards
    hands: list[int]  # by seat
    played: list[int]  # by seat: the pile of played cards
    latest: list[int]  # by seat: the card on top of the pile
    offers: list[int]  # by seat: the kind its latest card offers to Copy
    asides: tuple[int, ...]  # by seat: the cards set aside
    hired: tuple[int, ...]  # two ships per seat, in ship order: seat 0, seat 0, seat 1, ...
    # patrol tokens
    patrols: tuple[int, ...]  # Xentoria, by ship: the level of the token on its track
    inspected: tuple[int, ...]  # Xentoria, by seat: whom it has inspected, one bit per seat
    seen: tuple[int, ...]  # Xentoria, seat after seat, by owner: 1 + the ship seen
    tokens: tuple[int, ...]  # Pandora, by ship: 1 + the number of its token
    bag: tuple[int, ...]  # Pandora: tokens still on the planet, the next one last

    def clone(self) -> StarRace:
        copy = StarRace(self.game, self.seats, self.options, self.key)
        copy.advanced = self.advanced
        copy.full_hand = self.full_hand
        copy.start_level = self.start_level
        copy.mission = self.mission
        copy.start_player = self.start_player
        copy.planets = self.planets
        copy.levels = self.levels[:]
        copy.on_planet = self.on_planet
        copy.results = self.results
        copy.hands = self.hands[:]
        copy.played = self.played[:]
        copy.latest = self.latest[:]
        copy.offers = self.offers[:]
        copy.asides = self.asides
        copy.hired = self.hired
        copy.patrols = self.patrols
        copy.inspected = self.inspected
        copy.seen = self.seen
        copy.tokens = self.tokens
        copy.bag = self.bag
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
        """Whether enough ships have reached the planet to end the mission."""
        return self.on_planet >= (PLANET_ENDS[self.planets[self.mission]] if self.advanced else 1)

    # -- ships --------------------------------------------------------------------------------------------------------

    def can_go_outward(self, ship: int) -> bool:
        return self.start_level < self.levels[ship] < PLANET

    def can_go_inward(self, ship: int) -> bool:
        level = self.levels[ship]
        return level < PLANET - 1 or (level == PLANET - 1 and self.room() > 0)

    def worth(self, ship: int) -> int:
        """What a ship scores where it stands."""
        level = self.levels[ship]
        if level < PLANET:
            return RINGS[level]
        token = self.tokens[ship]
        return TOKEN_FACES[token - 1] if token else self.planet_value()

    # -- players ------------------------------------------------------------------------------------------------------

    def hires(self, seat: int, ship: int) -> bool:
        first = SHIPS_HIRED * seat
        return self.hired[first] == ship or self.hired[first + 1] == ship

    def hired_by(self, seat: int) -> tuple[int, ...]:
        """The ships on the seat's mission cards."""
        return hired_in(self.hired, seat)

    def total(self, seat: int) -> int:
        """Points of the missions that are over."""
        total = 0
        for result in self.results:
            total += result.points[seat]
        return total
