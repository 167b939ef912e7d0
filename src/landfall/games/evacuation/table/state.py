"""What is on the table of Evacuation, and `clone()`."""

from __future__ import annotations

from landfall.flow.state import State
from landfall.games.evacuation.table.cards import (
    CARD_POWERS,
    PERMANENT_SYMBOL,
    TECHNOLOGY_FACES,
    TILES_WITH_FACES,
)
from landfall.games.evacuation.table.components import (
    PASSED,
    SPACE_SYMBOLS,
    STADIUM_FACES,
)
from landfall.games.evacuation.table.effects import NEW, OLD
from landfall.games.evacuation.table.places import kinds_at, marker_at, side_at, world_at
from landfall.games.evacuation.table.terms import LEADING, TRAILING


class Evacuation(State):
    """Lists change from turn to turn; tuples are replaced when they change, and shared by clones until then.

    Lists by seat and something else are flat: six stocks per seat (three kinds in the Old World, three in the New),
    three production markers, two progress markers and so on. Sets of areas and cards are numbers, one bit per member.
    """

    # what the options and the number of seats say
    is_race: bool
    is_advanced: bool
    is_generous: bool
    is_solo: bool
    # the year
    year: int  # 1 to 4
    phase: int
    passed: int  # one bit per seat
    order: tuple[int, ...]  # parties in turn order
    year_cards: tuple[int, ...]  # of all four years
    refreshed: int  # one bit per seat: a free refresh was used in this action
    last_prepared: int  # the kind of factory that the card being played has prepared, -1 if none
    # the end of a race
    ending: int  # how a race was triggered; RUNNING until then
    trigger: int  # the seat that triggered it
    final: tuple[int, ...]  # race: production markers after the final adjustments
    # the boards of the players
    stock: list[int]  # by seat, world and kind
    production: list[int]  # by seat and kind
    prepared: list[int]  # factories by seat, world and kind
    unused: list[int]  # factories by seat and kind
    settled_factories: list[int]  # by seat and kind
    population: list[int]  # by seat: waiting in the New World
    settled_population: list[int]  # by seat
    areas_up: list[int]  # by seat: areas of the Old World still there
    tiles_up: list[int]  # by seat: productivity tiles that produce
    tiles_down: list[int]  # by seat: productivity tiles turned face down
    areas: list[int]  # by seat: settled areas of the New World
    penalties: list[int]  # by seat: penalty tokens
    actions_taken: list[int]  # by seat: this year
    uses: list[int]  # by seat and group: this year
    power: list[int]  # by seat: this year, without face-up cards
    # technologies and infrastructure
    layout: tuple[int, ...]  # by seat: nine technology tiles, column by column from level 1
    columns: list[int]  # by seat and column: invent steps made
    developed: list[int]  # by seat: technology tiles
    hand_infrastructure: list[int]  # by seat: cards in hand, open to all
    played: list[int]  # by seat: infrastructure cards in front of the player
    completed: list[int]  # by seat: those of them that are complete
    # the New World and the progress track
    occupied: int  # areas that somebody has settled
    owners: tuple[int, ...]  # by area
    placed: tuple[int, ...]  # by area: kinds of the factories there, 1 + kind, four times as much for a second
    markers: list[int]  # two per party: steps on the progress track, the leading one first
    marker_lanes: list[int]  # two a party
    # rows, stadiums and ships
    rows: list[int]  # by row and slot
    decks: list[tuple[int, ...]]  # by row, the top one last
    known_under: list[int]  # by row: this many cards at the bottom were put there face up
    stadiums: list[tuple[int, ...]]  # by seat and world
    ships: list[tuple[int, ...]]  # by seat and world
    flights_off: tuple[int, ...]  # by ship: energy off its first flight
    loads: list[tuple[tuple[int, ...], ...]]  # by seat: ships about to fly, each followed by what is aboard
    returning: list[tuple[int, ...]]  # by seat: ships about to fly back
    # goals
    dealt: tuple[tuple[int, ...], ...]  # the goals dealt for the draft, hidden
    picked: tuple[tuple[int, ...], ...]  # by drafter: what was picked in each round, hidden
    goals: list[tuple[int, ...]]  # by seat, hidden
    # action cards
    action_deck: tuple[int, ...]  # the top one last, hidden
    hand: list[tuple[int, ...]]  # by seat: action cards, hidden
    face_down: list[tuple[int, ...]]  # by seat: action cards played face down this year, hidden
    face_up: list[tuple[int, ...]]  # by seat: action cards played face up this year
    thrown: list[tuple[int, ...]]  # by seat: action cards discarded since the deck was last made, hidden
    shuffled_open: tuple[int, ...]  # action cards that all saw go into the deck when it was last made
    shuffled_own: tuple[tuple[int, ...], ...]  # by seat: those that it alone saw go there, hidden
    drawn: tuple[int, ...]  # by seat: action cards drawn since then
    # modules and the solo deck
    commons: tuple[int, ...]  # faces of the common goals on the table
    common_owner: tuple[int, ...]  # by common goal on the table
    common_played: int  # one bit per common goal on the table
    lines: tuple[int, ...]  # line majority: the side of the tile on each numbered area in play
    solo_deck: tuple[int, ...]  # the top one last; the back of the top one shows which it is
    solo_used: tuple[int, ...]  # this year
    solo_tile: int  # its place on the rim
    opponent_stadiums: tuple[int, ...]
    # planning
    planner: int  # the seat that a bot plans for,
    rival: float  # and how the best of the others stands

    def clone(self) -> Evacuation:
        copy = Evacuation(self.game, self.seats, self.options, self.key)
        copy.is_race = self.is_race
        copy.is_advanced = self.is_advanced
        copy.is_generous = self.is_generous
        copy.is_solo = self.is_solo
        copy.year = self.year
        copy.phase = self.phase
        copy.passed = self.passed
        copy.order = self.order
        copy.year_cards = self.year_cards
        copy.refreshed = self.refreshed
        copy.last_prepared = self.last_prepared
        copy.ending = self.ending
        copy.trigger = self.trigger
        copy.final = self.final
        copy.stock = self.stock[:]
        copy.production = self.production[:]
        copy.prepared = self.prepared[:]
        copy.unused = self.unused[:]
        copy.settled_factories = self.settled_factories[:]
        copy.population = self.population[:]
        copy.settled_population = self.settled_population[:]
        copy.areas_up = self.areas_up[:]
        copy.tiles_up = self.tiles_up[:]
        copy.tiles_down = self.tiles_down[:]
        copy.areas = self.areas[:]
        copy.penalties = self.penalties[:]
        copy.actions_taken = self.actions_taken[:]
        copy.uses = self.uses[:]
        copy.power = self.power[:]
        copy.layout = self.layout
        copy.columns = self.columns[:]
        copy.developed = self.developed[:]
        copy.hand_infrastructure = self.hand_infrastructure[:]
        copy.played = self.played[:]
        copy.completed = self.completed[:]
        copy.occupied = self.occupied
        copy.owners = self.owners
        copy.placed = self.placed
        copy.markers = self.markers[:]
        copy.marker_lanes = self.marker_lanes[:]
        copy.rows = self.rows[:]
        copy.decks = self.decks[:]
        copy.known_under = self.known_under[:]
        copy.stadiums = self.stadiums[:]
        copy.ships = self.ships[:]
        copy.flights_off = self.flights_off
        copy.loads = self.loads[:]
        copy.returning = self.returning[:]
        copy.dealt = self.dealt
        copy.picked = self.picked
        copy.goals = self.goals[:]
        copy.action_deck = self.action_deck
        copy.hand = self.hand[:]
        copy.face_down = self.face_down[:]
        copy.face_up = self.face_up[:]
        copy.thrown = self.thrown[:]
        copy.shuffled_open = self.shuffled_open
        copy.shuffled_own = self.shuffled_own
        copy.drawn = self.drawn
        copy.commons = self.commons
        copy.common_owner = self.common_owner
        copy.common_played = self.common_played
        copy.lines = self.lines
        copy.solo_deck = self.solo_deck
        copy.solo_used = self.solo_used
        copy.solo_tile = self.solo_tile
        copy.opponent_stadiums = self.opponent_stadiums
        copy.planner = self.planner
        copy.rival = self.rival
        self.copy_flow_to(copy)
        return copy

    # -- resources and production -------------------------------------------------------------------------------------

    def in_stock(self, seat: int, world: int) -> int:
        """All units in one world."""
        at = world_at(seat, world)
        return self.stock[at] + self.stock[at + 1] + self.stock[at + 2]

    def lowest(self, seat: int) -> int:
        at = kinds_at(seat)
        return min(self.production[at], self.production[at + 1], self.production[at + 2])

    # -- happy faces and symbols --------------------------------------------------------------------------------------

    def faces_of(self, stadiums: tuple[int, ...]) -> int:
        faces = 0
        for stadium in stadiums:
            faces += STADIUM_FACES[stadium]
        return faces

    def technology_faces(self, seat: int) -> int:
        developed = self.developed[seat] & TILES_WITH_FACES
        faces = 0
        tile = 0
        while developed:
            if developed & 1:
                faces += TECHNOLOGY_FACES[tile]
            developed >>= 1
            tile += 1
        return faces

    def faces(self, seat: int) -> int:
        """For the turn order: stadiums of both worlds and developed technologies."""
        return self.faces_of(self.stadiums[side_at(seat, OLD)]) + self.final_faces(seat)

    def final_faces(self, seat: int) -> int:
        """At the end: stadiums of the New World and developed technologies (R 12)."""
        return self.faces_of(self.stadiums[side_at(seat, NEW)]) + self.technology_faces(seat)

    def symbols(self, seat: int) -> int:
        """Symbols held now: where the two progress markers stand, and those of technologies."""
        at = marker_at(seat, LEADING)
        held = SPACE_SYMBOLS[self.markers[at]][self.marker_lanes[at]]
        held |= SPACE_SYMBOLS[self.markers[at + 1]][self.marker_lanes[at + 1]]
        developed = self.developed[seat]
        if developed & PERMANENT_SYMBOL.tiles:
            for passive in PERMANENT_SYMBOL.on:
                if developed >> passive.tile & 1:
                    held |= passive.symbol
        return held

    def passages(self, seat: int) -> int:
        """How many passages the leading marker has passed."""
        return max(PASSED[self.markers[marker_at(seat, LEADING)]], PASSED[self.markers[marker_at(seat, TRAILING)]])

    def markers_past(self, seat: int, passage: int) -> int:
        """How many of the seat's markers have passed a passage, counted from 1."""
        at = marker_at(seat, LEADING)
        return int(PASSED[self.markers[at]] >= passage) + int(PASSED[self.markers[at + 1]] >= passage)

    # -- the year's power ---------------------------------------------------------------------------------------------

    def powers(self, seat: int) -> list[int]:
        """All possible sums: board actions by their groups, each face-up card by one of its own powers."""
        sums = [self.power[seat]]
        for card in self.face_up[seat]:
            sums = sorted({one + power for one in sums for power in CARD_POWERS[card]})
        return sums
