"""What is on the table of Antarctica, and `clone()`."""

from __future__ import annotations

from landfall.flow.state import State
from landfall.games.antarctica.table.components import DOCKS
from landfall.games.antarctica.table.terms import (
    BERTHS,
    CUBE_PIECE,
    NO_SHIP,
    SHIP_PIECE,
    first_berth,
    first_ship,
    last_berth,
    owner_of,
    zone_at,
)


class Antarctica(State):
    """Lists change from turn to turn; tuples are replaced when they change, and shared by clones until then.

    Rows by zone and seat, by track and seat, or by piece and seat are flat: `at` finds the place of a seat. A zone's
    queue lies in `docks` from `first_berth` on, without gaps, the ship nearest the sun first. What an empty table
    holds, and what may be stored, says `fields.py`.
    """

    # what the number of seats says
    open_zones: tuple[int, ...]
    open_tracks: int  # tracks 0 to this less one are open
    # the flow of the game
    start_player: int  # who is called A
    sun: int  # the lit zone
    second: int  # the ship second in the lit zone when the sun came, until it leaves
    card_played: int  # one bit per seat: has played a card in this sun visit
    came: int  # one bit per ship: came onto the board this turn
    laps: int  # of the sun, since anything last changed
    ending: int  # how the game ends; RUNNING until then
    # the board
    used: int  # blue spaces that have been used, one bit each
    docks: list[int]  # by berth: the ship in each dock
    scientists: list[int]  # on the board, by zone and seat
    buildings: list[int]  # by zone: the set of kinds that stand there
    cubes: list[int]  # by track and seat: the space of the cube, 0 if there is none
    icebreakers: tuple[int, ...]  # lying on the board, by zone and seat
    # pieces of the seats
    supply: list[int]  # by seat: scientists ready to be placed
    reserve: list[int]  # by seat: scientists to be recruited
    ships_left: list[int]  # by seat: ships in Available
    cubes_left: list[int]  # by seat: cubes in Available
    discarded: list[int]  # by piece and seat
    # building cards and resource cards
    decks: tuple[tuple[int, ...], ...]  # of building cards, the top one last
    built: tuple[tuple[int, ...], ...]  # by seat: building cards in the order they were taken
    stars: tuple[int, ...]  # by seat: how many of them have a star
    basic: tuple[int, ...]  # by seat: basic resource cards
    advanced: tuple[int, ...]  # by seat: advanced resource cards
    # shipyard cards
    hands: list[int]  # by seat, hidden
    stack: int  # hidden
    played: int  # icebreakers on the board among them
    boxed: int  # the rest of a stack that was too short, hidden
    draft: int  # being passed round, hidden
    stack_seen: tuple[int, ...]  # by seat: the cards of which it knows the stack to be a part
    others_hold: tuple[int, ...]  # by seat: cards it knows the others to hold among them
    draft_seen: tuple[int, ...]  # by seat: what it saw of the present draft and did not keep; NOT_SEEN before it looks

    def clone(self) -> Antarctica:
        copy = Antarctica(self.game, self.seats, self.options, self.key)
        copy.open_zones = self.open_zones
        copy.open_tracks = self.open_tracks
        copy.start_player = self.start_player
        copy.sun = self.sun
        copy.second = self.second
        copy.card_played = self.card_played
        copy.came = self.came
        copy.laps = self.laps
        copy.ending = self.ending
        copy.used = self.used
        copy.docks = self.docks[:]
        copy.scientists = self.scientists[:]
        copy.buildings = self.buildings[:]
        copy.cubes = self.cubes[:]
        copy.icebreakers = self.icebreakers
        copy.supply = self.supply[:]
        copy.reserve = self.reserve[:]
        copy.ships_left = self.ships_left[:]
        copy.cubes_left = self.cubes_left[:]
        copy.discarded = self.discarded[:]
        copy.decks = self.decks
        copy.built = self.built
        copy.stars = self.stars
        copy.basic = self.basic
        copy.advanced = self.advanced
        copy.hands = self.hands[:]
        copy.stack = self.stack
        copy.played = self.played
        copy.boxed = self.boxed
        copy.draft = self.draft
        copy.stack_seen = self.stack_seen
        copy.others_hold = self.others_hold
        copy.draft_seen = self.draft_seen
        self.copy_flow_to(copy)
        return copy

    def at(self, group: int, seat: int) -> int:
        """The place of a seat in a row by zone, track or piece, and seat."""
        return group * self.seats + seat

    # -- ships --------------------------------------------------------------------------------------------------------

    def ships_in(self, zone: int) -> int:
        """How many ships lie in a zone."""
        docks = self.docks
        first = first_berth(zone)
        count = 0
        while count < DOCKS and docks[first + count] != NO_SHIP:
            count += 1
        return count

    def has_room(self, zone: int) -> bool:
        """Whether a dock of the zone is free: docks are filled from the sun outwards."""
        return self.docks[last_berth(zone)] == NO_SHIP

    def queue(self, zone: int) -> list[int]:
        """The ships in a zone, the one nearest the sun first."""
        first = first_berth(zone)
        return self.docks[first : first + self.ships_in(zone)]

    def own_ships_in(self, seat: int, zone: int) -> int:
        count = 0
        for berth in range(first_berth(zone), first_berth(zone + 1)):
            ship = self.docks[berth]
            if ship == NO_SHIP:
                break
            if owner_of(ship) == seat:
                count += 1
        return count

    def own_berths(self, seat: int) -> list[int]:
        """Where the ships of a seat lie, zone after zone."""
        docks = self.docks
        first = first_ship(seat)
        after = first_ship(seat + 1)
        berths: list[int] = []
        for berth in range(BERTHS):
            if first <= docks[berth] < after:
                berths.append(berth)
        return berths

    def arrive(self, ship: int, zone: int) -> None:
        """A ship takes the free dock nearest the sun, the end of the queue."""
        self.docks[first_berth(zone) + self.ships_in(zone)] = ship

    def leave(self, berth: int) -> int:
        """R08: a ship leaves its queue and those behind it close up. The ship that was second loses its place (R46)."""
        docks = self.docks
        ship = docks[berth]
        end = last_berth(zone_at(berth))
        while berth < end:
            docks[berth] = docks[berth + 1]
            berth += 1
        docks[end] = NO_SHIP
        if ship == self.second:
            self.second = NO_SHIP
        return ship

    def launch(self, seat: int, zone: int) -> None:
        """A ship comes from Available to the end of a zone's queue."""
        number = first_ship(seat)
        while number in self.docks:
            number += 1
        self.ships_left[seat] -= 1
        self.arrive(number, zone)
        self.came |= 1 << number
        self.laps = 0

    def came_this_turn(self, ship: int) -> bool:
        """Whether the ship came onto the board in this turn."""
        return self.came >> ship & 1 == 1

    def discards(self, seat: int) -> int:
        """Own cubes and ships in Discarded."""
        return self.discarded[self.at(CUBE_PIECE, seat)] + self.discarded[self.at(SHIP_PIECE, seat)]

    # -- scientists ---------------------------------------------------------------------------------------------------

    def recruit(self, seat: int, count: int) -> int:
        """Scientists from reserve to supply, as many as there are; returns how many."""
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
        self.scientists[self.at(zone, seat)] += count
        self.laps = 0

    def presence(self, seat: int, zone: int) -> int:
        """6.5, the count: own ships and own scientists in the zone."""
        return self.own_ships_in(seat, zone) + self.scientists[self.at(zone, seat)]

    def has_placed_all(self, seat: int) -> bool:
        return self.supply[seat] == 0 and self.reserve[seat] == 0

    # -- buildings ----------------------------------------------------------------------------------------------------

    def access(self, seat: int) -> int:
        """The kinds that stand in zones where the seat has a ship now (R24)."""
        docks = self.docks
        first = first_ship(seat)
        after = first_ship(seat + 1)
        kinds = 0
        for berth in range(BERTHS):
            if first <= docks[berth] < after:
                kinds |= self.buildings[zone_at(berth)]
        return kinds

    def has_played(self, seat: int) -> bool:
        """Whether the seat has played its one card of this sun visit."""
        return self.card_played >> seat & 1 == 1


def changed(row: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """The row with another value at one place."""
    cells = list(row)
    cells[at] = value
    return tuple(cells)
