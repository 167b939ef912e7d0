"""What is on the table of Antarctica, and `clone()`."""

from __future__ import annotations

from array import array
from typing import Any, Final

from landfall.flow.game import Game
from landfall.flow.rng import Rng
from landfall.flow.state import State
from landfall.games.antarctica.judgement.evaluation import outlook, outlooks
from landfall.games.antarctica.knowledge.observation import observe
from landfall.games.antarctica.knowledge.sampling import redeal
from landfall.games.antarctica.knowledge.view import figures, pieces, table_for
from landfall.games.antarctica.rules.scoring import points_by_category, winners_of
from landfall.games.antarctica.storage.reader import table
from landfall.games.antarctica.table.components import CLOSED_ZONES, DOCKS, OPEN_TRACKS, SHIPS, ZONES
from landfall.games.antarctica.table.terms import NO_SHIP

OPEN_ZONES: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([zone for zone in range(ZONES) if zone not in closed]) for closed in CLOSED_ZONES]
)


class Antarctica(State):
    """Lists change from turn to turn; tuples are replaced when they change, and shared by clones until then.

    Lists by zone and seat, or by track and seat, are flat: the place of a seat is `zone * seats + seat`. A zone's queue
    lies in `docks` from `zone * DOCKS` on, without gaps, the ship nearest the sun first.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, Any],
        key: bytes,
        start_player: int,
        sun: int,
        second: int,
        card_played: int,
        came: int,
        laps: int,
        ending: int,
        used: int,
        docks: list[int],
        scientists: list[int],
        buildings: list[int],
        cubes: list[int],
        supply: list[int],
        reserve: list[int],
        ships_left: list[int],
        cubes_left: list[int],
        discarded: list[int],
        hands: list[int],
        icebreakers: tuple[int, ...],
        decks: tuple[tuple[int, ...], ...],
        built: tuple[tuple[int, ...], ...],
        stars: tuple[int, ...],
        basic: tuple[int, ...],
        advanced: tuple[int, ...],
        stack: int,
        played: int,
        boxed: int,
        draft: int,
        stack_seen: tuple[int, ...],
        others_hold: tuple[int, ...],
        draft_seen: tuple[int, ...],
    ) -> None:
        super().__init__(game, seats, options, key)
        self.open_zones: tuple[int, ...] = OPEN_ZONES[seats]
        self.open_tracks: int = OPEN_TRACKS[seats]  # tracks 0 to this less one are open
        self.start_player = start_player  # who is called A
        self.sun = sun  # the lit zone
        self.second = second  # the ship second in the lit zone when the sun came, until it leaves
        self.card_played = card_played  # one bit a seat: has played a card in this sun visit
        self.came = came  # one bit a ship: came onto the board this turn
        self.laps = laps  # of the sun, since anything last changed
        self.ending = ending  # how the game ends; RUNNING until then
        self.used = used  # blue spaces that have been used, one bit each
        self.docks = docks  # zone after zone: the ship in each dock
        self.scientists = scientists  # on the board, by zone and seat
        self.buildings = buildings  # by zone: the set of kinds that stand there
        self.cubes = cubes  # by track and seat: the space of the cube, 0 if there is none
        self.supply = supply  # by seat: scientists ready to be placed
        self.reserve = reserve  # by seat: scientists to be recruited
        self.ships_left = ships_left  # by seat: ships in Available
        self.cubes_left = cubes_left  # by seat: cubes in Available
        self.discarded = discarded  # cubes by seat, then ships by seat
        self.hands = hands  # by seat: shipyard cards, hidden
        self.icebreakers = icebreakers  # lying on the board, by zone and seat
        self.decks = decks  # of building cards, the top one last
        self.built = built  # by seat: building cards in the order they were taken
        self.stars = stars  # by seat: how many of them have a star
        self.basic = basic  # by seat: basic resource cards
        self.advanced = advanced  # by seat: advanced resource cards
        self.stack = stack  # shipyard cards, hidden
        self.played = played  # shipyard cards that were played, icebreakers on the board among them
        self.boxed = boxed  # the rest of a stack that was too short, hidden
        self.draft = draft  # cards being passed round in a draft, hidden
        self.stack_seen = stack_seen  # by seat: the cards of which it knows the stack to be a part
        self.others_hold = others_hold  # by seat: cards it knows the others to hold among them
        self.draft_seen = (
            draft_seen  # by seat: what it saw of the present draft and did not keep, -1 if it did not look
        )

    def clone(self) -> Antarctica:
        copy = Antarctica(
            self.game,
            self.seats,
            self.options,
            self.key,
            self.start_player,
            self.sun,
            self.second,
            self.card_played,
            self.came,
            self.laps,
            self.ending,
            self.used,
            self.docks[:],
            self.scientists[:],
            self.buildings[:],
            self.cubes[:],
            self.supply[:],
            self.reserve[:],
            self.ships_left[:],
            self.cubes_left[:],
            self.discarded[:],
            self.hands[:],
            self.icebreakers,
            self.decks,
            self.built,
            self.stars,
            self.basic,
            self.advanced,
            self.stack,
            self.played,
            self.boxed,
            self.draft,
            self.stack_seen,
            self.others_hold,
            self.draft_seen,
        )
        self.copy_flow_to(copy)
        return copy

    # -- ships --------------------------------------------------------------------------------------------------------

    def ships_in(self, zone: int) -> int:
        """How many ships lie in a zone."""
        docks = self.docks
        first = zone * DOCKS
        count = 0
        while count < DOCKS and docks[first + count] != NO_SHIP:
            count += 1
        return count

    def has_room(self, zone: int) -> bool:
        """Whether a dock of the zone is free: docks are filled from the sun outwards."""
        return self.docks[zone * DOCKS + DOCKS - 1] == NO_SHIP

    def own_ships_in(self, seat: int, zone: int) -> int:
        count = 0
        for berth in range(zone * DOCKS, zone * DOCKS + DOCKS):
            ship = self.docks[berth]
            if ship == NO_SHIP:
                break
            if ship // SHIPS == seat:
                count += 1
        return count

    def own_berths(self, seat: int) -> list[int]:
        """Where the ships of a seat lie, zone after zone."""
        docks = self.docks
        first = seat * SHIPS
        last = first + SHIPS
        berths: list[int] = []
        for berth in range(ZONES * DOCKS):
            if first <= docks[berth] < last:
                berths.append(berth)
        return berths

    def arrive(self, ship: int, zone: int) -> None:
        """A ship takes the free dock nearest the sun, the end of the queue."""
        self.docks[zone * DOCKS + self.ships_in(zone)] = ship

    def leave(self, berth: int) -> int:
        """R08: a ship leaves its queue and those behind it close up. The ship that was second loses its place (R46)."""
        docks = self.docks
        ship = docks[berth]
        end = berth - berth % DOCKS + DOCKS - 1
        while berth < end:
            docks[berth] = docks[berth + 1]
            berth += 1
        docks[end] = NO_SHIP
        if ship == self.second:
            self.second = NO_SHIP
        return ship

    def launch(self, seat: int, zone: int) -> None:
        """A ship comes from Available to the end of a zone's queue."""
        number = seat * SHIPS
        while number in self.docks:
            number += 1
        self.ships_left[seat] -= 1
        self.arrive(number, zone)
        self.came |= 1 << number
        self.laps = 0

    # -- scientists ---------------------------------------------------------------------------------------------------

    def recruit(self, seat: int, count: int) -> int:
        """Scientists from reserve to supply, as many as there are; how many came."""
        if count > self.reserve[seat]:
            count = self.reserve[seat]
        if count > 0:
            self.reserve[seat] -= count
            self.supply[seat] += count
            self.laps = 0
        return count

    def settle(self, seat: int, zone: int, count: int) -> None:
        """Scientists from supply to a zone."""
        self.supply[seat] -= count
        self.scientists[zone * self.seats + seat] += count
        self.laps = 0

    def presence(self, seat: int, zone: int) -> int:
        """6.5, the count: own ships and own scientists in the zone."""
        return self.own_ships_in(seat, zone) + self.scientists[zone * self.seats + seat]

    def has_placed_all(self, seat: int) -> bool:
        return self.supply[seat] == 0 and self.reserve[seat] == 0

    # -- buildings ----------------------------------------------------------------------------------------------------

    def access(self, seat: int) -> int:
        """The kinds that stand in zones where the seat has a ship now (R24)."""
        docks = self.docks
        first = seat * SHIPS
        last = first + SHIPS
        kinds = 0
        for berth in range(ZONES * DOCKS):
            if first <= docks[berth] < last:
                kinds |= self.buildings[berth // DOCKS]
        return kinds

    def has_played(self, seat: int) -> bool:
        """Whether the seat has played its one card of this sun visit."""
        return self.card_played >> seat & 1 == 1

    # -- the contract: written in chapters of their own ---------------------------------------------------------------

    def winners(self) -> tuple[int, ...]:
        return winners_of(self) if self.is_terminal() else ()

    def scores(self) -> list[dict[str, int]]:
        return points_by_category(self)

    def evaluation(self, seat: int) -> float:
        return outlook(self, seat)

    def evaluations(self) -> list[float]:
        return outlooks(self)

    def figures(self) -> dict[str, int]:
        return figures(self)

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


def changed(row: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """The row with another value at one place."""
    cells = list(row)
    cells[at] = value
    return tuple(cells)
