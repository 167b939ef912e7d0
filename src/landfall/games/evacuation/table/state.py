"""What is on the table of Evacuation, and `clone()`."""

from __future__ import annotations

from typing import Any

from landfall.flow.game import Game
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


class Evacuation(State):
    """Lists change from turn to turn; tuples are replaced when they change, and shared by clones until then.

    Lists by seat and something else are flat: six stocks a seat (three kinds in the Old World, three in the New), three
    production markers, two progress markers and so on. Sets of areas and cards are numbers, a bit each.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, Any],
        key: bytes,
        year: int,
        phase: int,
        passed: int,
        occupied: int,
        ending: int,
        trigger: int,
        solo_tile: int,
        common_played: int,
        refreshed: int,
        last_prepared: int,
        stock: list[int],
        production: list[int],
        prepared: list[int],
        unused: list[int],
        settled_factories: list[int],
        population: list[int],
        settled_population: list[int],
        areas_up: list[int],
        tiles_up: list[int],
        tiles_down: list[int],
        areas: list[int],
        columns: list[int],
        developed: list[int],
        hand_infrastructure: list[int],
        played: list[int],
        completed: list[int],
        penalties: list[int],
        actions_taken: list[int],
        uses: list[int],
        power: list[int],
        markers: list[int],
        marker_lanes: list[int],
        rows: list[int],
        stadiums: list[tuple[int, ...]],
        ships: list[tuple[int, ...]],
        decks: list[tuple[int, ...]],
        known_under: list[int],
        loads: list[tuple[tuple[int, ...], ...]],
        returning: list[tuple[int, ...]],
        goals: list[tuple[int, ...]],
        hand: list[tuple[int, ...]],
        face_down: list[tuple[int, ...]],
        face_up: list[tuple[int, ...]],
        thrown: list[tuple[int, ...]],
        flights_off: tuple[int, ...],
        owners: tuple[int, ...],
        placed: tuple[int, ...],
        order: tuple[int, ...],
        year_cards: tuple[int, ...],
        layout: tuple[int, ...],
        dealt: tuple[tuple[int, ...], ...],
        picked: tuple[tuple[int, ...], ...],
        action_deck: tuple[int, ...],
        commons: tuple[int, ...],
        common_owner: tuple[int, ...],
        lines: tuple[int, ...],
        solo_deck: tuple[int, ...],
        solo_used: tuple[int, ...],
        opponent_stadiums: tuple[int, ...],
        shuffled_open: tuple[int, ...],
        shuffled_own: tuple[tuple[int, ...], ...],
        drawn: tuple[int, ...],
        final: tuple[int, ...],
    ) -> None:
        super().__init__(game, seats, options, key)
        self.is_race: bool = options["mode"] == "race"
        self.is_advanced: bool = options["actions"] == "advanced"
        self.is_generous: bool = options["bonuses"] == "generous"
        self.is_solo: bool = seats == 1
        self.year = year  # 1 to 4
        self.phase = phase
        self.passed = passed  # one bit a seat
        self.occupied = occupied  # areas that somebody has settled
        self.ending = ending  # how a race was triggered; RUNNING until then
        self.trigger = trigger  # the seat that triggered it
        self.solo_tile = solo_tile  # its place on the rim
        self.common_played = common_played  # one bit a common goal on the table
        self.refreshed = refreshed  # one bit a seat: a free refresh was used in this action
        self.last_prepared = last_prepared  # the kind of factory that the card being played has prepared, -1 if none
        self.stock = stock  # by seat, world and kind
        self.production = production  # by seat and kind
        self.prepared = prepared  # factories by seat, world and kind
        self.unused = unused  # factories by seat and kind
        self.settled_factories = settled_factories  # by seat and kind
        self.population = population  # by seat: waiting in the New World
        self.settled_population = settled_population  # by seat
        self.areas_up = areas_up  # by seat: areas of the Old World still there
        self.tiles_up = tiles_up  # by seat: productivity tiles that produce
        self.tiles_down = tiles_down  # by seat: productivity tiles turned face down
        self.areas = areas  # by seat: settled areas of the New World
        self.columns = columns  # by seat and column: invent steps made
        self.developed = developed  # by seat: technology tiles
        self.hand_infrastructure = hand_infrastructure  # by seat: cards in hand, open to all
        self.played = played  # by seat: infrastructure cards in front of the player
        self.completed = completed  # by seat: those of them that are complete
        self.penalties = penalties  # by seat: penalty tokens
        self.actions_taken = actions_taken  # by seat: this year
        self.uses = uses  # by seat and group: this year
        self.power = power  # by seat: this year, without face-up cards
        self.markers = markers  # two a party: steps on the progress track, the leading one first
        self.marker_lanes = marker_lanes  # two a party
        self.rows = rows  # by row and slot
        self.stadiums = stadiums  # by seat and world
        self.ships = ships  # by seat and world
        self.decks = decks  # by row, the top one last
        self.known_under = known_under  # by row: so many cards at the bottom were put there face up
        self.loads = loads  # by seat: ships about to fly, each followed by what is aboard
        self.returning = returning  # by seat: ships about to fly back
        self.goals = goals  # by seat, hidden
        self.hand = hand  # by seat: action cards, hidden
        self.face_down = face_down  # by seat: action cards played face down this year, hidden
        self.face_up = face_up  # by seat: action cards played face up this year
        self.thrown = thrown  # by seat: action cards discarded since the deck was last made, hidden
        self.flights_off = flights_off  # by ship: energy off its first flight
        self.owners = owners  # by area
        self.placed = placed  # by area: kinds of the factories there, 1 + kind, four times as much for a second
        self.order = order  # parties in turn order
        self.year_cards = year_cards  # of all four years
        self.layout = layout  # by seat: nine technology tiles, column by column from level 1
        self.dealt = dealt  # the goals dealt for the draft, hidden
        self.picked = picked  # by drafter: what was picked in each round, hidden
        self.action_deck = action_deck  # the top one last, hidden
        self.commons = commons  # faces of the common goals on the table
        self.common_owner = common_owner  # by common goal on the table
        self.lines = lines  # line majority: the side of the tile on each numbered area in play
        self.solo_deck = solo_deck  # the top one last; the back of the top one shows which it is
        self.solo_used = solo_used  # this year
        self.opponent_stadiums = opponent_stadiums
        self.shuffled_open = shuffled_open  # action cards that all saw go into the deck when it was last made
        self.shuffled_own = shuffled_own  # by seat: those that it alone saw go there, hidden
        self.drawn = drawn  # by seat: action cards drawn since then
        self.final = final  # race: production markers after the final adjustments
        self.planner = -1  # the seat that a bot plans for,
        self.rival = 0.0  # and how the best of the others stands

    def clone(self) -> Evacuation:
        copy = Evacuation(
            self.game,
            self.seats,
            self.options,
            self.key,
            self.year,
            self.phase,
            self.passed,
            self.occupied,
            self.ending,
            self.trigger,
            self.solo_tile,
            self.common_played,
            self.refreshed,
            self.last_prepared,
            self.stock[:],
            self.production[:],
            self.prepared[:],
            self.unused[:],
            self.settled_factories[:],
            self.population[:],
            self.settled_population[:],
            self.areas_up[:],
            self.tiles_up[:],
            self.tiles_down[:],
            self.areas[:],
            self.columns[:],
            self.developed[:],
            self.hand_infrastructure[:],
            self.played[:],
            self.completed[:],
            self.penalties[:],
            self.actions_taken[:],
            self.uses[:],
            self.power[:],
            self.markers[:],
            self.marker_lanes[:],
            self.rows[:],
            self.stadiums[:],
            self.ships[:],
            self.decks[:],
            self.known_under[:],
            self.loads[:],
            self.returning[:],
            self.goals[:],
            self.hand[:],
            self.face_down[:],
            self.face_up[:],
            self.thrown[:],
            self.flights_off,
            self.owners,
            self.placed,
            self.order,
            self.year_cards,
            self.layout,
            self.dealt,
            self.picked,
            self.action_deck,
            self.commons,
            self.common_owner,
            self.lines,
            self.solo_deck,
            self.solo_used,
            self.opponent_stadiums,
            self.shuffled_open,
            self.shuffled_own,
            self.drawn,
            self.final,
        )
        copy.planner = self.planner
        copy.rival = self.rival
        self.copy_flow_to(copy)
        return copy

    # -- resources and production -------------------------------------------------------------------------------------

    def in_stock(self, seat: int, world: int) -> int:
        """All units in one world."""
        at = 6 * seat + 3 * world
        return self.stock[at] + self.stock[at + 1] + self.stock[at + 2]

    def lowest(self, seat: int) -> int:
        at = 3 * seat
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
        return self.faces_of(self.stadiums[2 * seat + OLD]) + self.final_faces(seat)

    def final_faces(self, seat: int) -> int:
        """At the end: stadiums of the New World and developed technologies (R 12)."""
        return self.faces_of(self.stadiums[2 * seat + NEW]) + self.technology_faces(seat)

    def symbols(self, seat: int) -> int:
        """Symbols held now: where the two progress markers stand, and those of technologies."""
        at = 2 * seat
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
        return max(PASSED[self.markers[2 * seat]], PASSED[self.markers[2 * seat + 1]])

    def markers_past(self, seat: int, passage: int) -> int:
        """How many of the seat's markers have passed a passage, counted from 1."""
        at = 2 * seat
        return int(PASSED[self.markers[at]] >= passage) + int(PASSED[self.markers[at + 1]] >= passage)

    # -- the year's power ---------------------------------------------------------------------------------------------

    def powers(self, seat: int) -> list[int]:
        """All sums that it can be: board actions by their groups, each face-up card by one of its own powers."""
        sums = [self.power[seat]]
        for card in self.face_up[seat]:
            sums = sorted({one + power for one in sums for power in CARD_POWERS[card]})
        return sums
