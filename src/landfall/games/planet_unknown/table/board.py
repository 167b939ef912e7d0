"""One player's things: the planet, the corporation board and what lies on them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landfall.games.planet_unknown.table.components import (
    CELLS,
    CIV_CARDS,
    CORPORATIONS,
    PLANETS,
    ROWS_OF_A_TRACK,
    TRACKS,
)
from landfall.games.planet_unknown.table.grid import Grid, Words, grid_of
from landfall.games.planet_unknown.table.terms import MAKESHIFT, NONE, PATCH_HERE

NO_PIECES: Final = bytes(CELLS)
NO_LABELS: Final[tuple[int, ...]] = (0,) * (CIV_CARDS + 1)


def new_board(planet: int, corporation: int) -> Board:
    """A player's things at the start: lifepods on the planet, rovers in reserve, trackers at the bottom."""
    spread = ROWS_OF_A_TRACK if corporation == MAKESHIFT else 0
    board = Board(planet, corporation, grid_of(planet), [track * spread for track in range(len(TRACKS))])
    board.lifepods = PLANETS[planet].lifepods
    board.reserve = CORPORATIONS[corporation].rovers
    return board


class Board:
    """Lists change from turn to turn; tuples are replaced when they change, and shared by clones until then."""

    def __init__(self, planet: int, corporation: int, grid: Grid, at: list[int]) -> None:
        self.planet = planet
        self.corporation = corporation
        self.grid = grid
        # The planet: squares hold terrain + 1 and what is printed there; rovers are square + 256 if loaded.
        self.squares: bytes = NO_PIECES
        self.c0: i64 = 0  # the covered squares once more, as words
        self.c1: i64 = 0
        self.c2: i64 = 0
        self.counts: dict[int, int] | None = None  # what objectives counted on these squares; shared by clones
        # What rows and columns were worth with these very squares, meteorites and rovers (see `evaluation.py`).
        self.judged_squares: bytes | None = None
        self.judged_meteorites: tuple[int, ...] = ()
        self.judged_rovers: tuple[int, ...] = ()
        self.judged_worth = 0.0
        self.last: tuple[int, ...] = ()  # the squares of the tile placed last
        self.lifepods: tuple[int, ...] = ()
        self.meteorites: tuple[int, ...] = ()  # on the planet, but for those on a rover
        self.rovers: tuple[int, ...] = ()
        # The corporation board.
        self.at = at  # by tracker: its position; Makeshift: its space; Oasis's water: its step
        self.techs = 0  # unlocked and active, bit n for level n (A to F of Jump Drive: 1 to 6)
        self.withheld = 0  # reached or passed while milestones give nothing (R 25)
        self.used_round = 0  # once-per-round uses of this round, one bit each
        self.used_game = 0
        self.reserve = 0  # rovers not on the planet
        self.extra_rover = 0  # an event's rover (R 57): 1 while it waits for a tile, 2 while it is to be put on it
        self.pool = 0  # movement
        self.scored = 0  # lifepods in the scoring area
        self.pods: tuple[int, ...] = ()  # lifepods on spaces (Cosmos) or technologies 1 to 6 (Jump Drive)
        self.collected = 0  # meteorites
        self.stored = 0  # patches kept for the end
        self.flux = 0
        # Cards.
        self.cards: tuple[int, ...] = ()  # civ cards
        self.owed: tuple[int, ...] = ()  # levels of civ milestones reached in this step
        self.extra_card = 0  # Republic 2: the card of the next level, while choosing
        self.objectives: tuple[int, ...] = ()  # own personal objectives
        self.dealt: tuple[int, ...] = ()  # objectives to choose from
        self.rejected: tuple[int, ...] = ()  # objectives this player has seen leave the game
        self.labels: tuple[int, ...] = NO_LABELS  # by civ card: which of its own looks showed it last
        self.looks = 0
        # Civ cards seen on their way back to a stack: the card, 1 if it may have been removed from it since, and how
        # many cards each seat had by then.
        self.returned: tuple[tuple[int, ...], ...] = ()
        self.peeked = 0  # 1 + how many cards were in the event deck when this player looked at the next
        self.picked = 0  # sides of the boards, 1 + the number of the action; secret until all have chosen (R 3)
        self.final_steps = 0  # advances of end-of-game cards that all have seen
        self.finals_shown = (
            0  # 1 if the last step began for the sake of such a card alone, which shows that it is there
        )
        # This round.
        self.took = NONE  # the ring a tile was taken from in this step
        self.stuck = False  # end condition A
        # What has left the game.
        self.tiles = 0  # placed
        self.tiles_lost = 0
        self.lifepods_lost = 0
        self.rovers_lost = 0
        self.rovers_added = 0

    def clone(self) -> Board:
        copy = Board(self.planet, self.corporation, self.grid, self.at[:])
        copy.squares = self.squares
        copy.c0 = self.c0
        copy.c1 = self.c1
        copy.c2 = self.c2
        if self.counts is None:  # so that what is counted in a clone is known here too
            self.counts = {}
        copy.counts = self.counts
        copy.judged_squares = self.judged_squares
        copy.judged_meteorites = self.judged_meteorites
        copy.judged_rovers = self.judged_rovers
        copy.judged_worth = self.judged_worth
        copy.last = self.last
        copy.lifepods = self.lifepods
        copy.meteorites = self.meteorites
        copy.rovers = self.rovers
        copy.techs = self.techs
        copy.withheld = self.withheld
        copy.used_round = self.used_round
        copy.used_game = self.used_game
        copy.reserve = self.reserve
        copy.extra_rover = self.extra_rover
        copy.pool = self.pool
        copy.scored = self.scored
        copy.pods = self.pods
        copy.collected = self.collected
        copy.stored = self.stored
        copy.flux = self.flux
        copy.cards = self.cards
        copy.owed = self.owed
        copy.extra_card = self.extra_card
        copy.objectives = self.objectives
        copy.dealt = self.dealt
        copy.rejected = self.rejected
        copy.labels = self.labels
        copy.looks = self.looks
        copy.returned = self.returned
        copy.peeked = self.peeked
        copy.picked = self.picked
        copy.final_steps = self.final_steps
        copy.finals_shown = self.finals_shown
        copy.took = self.took
        copy.stuck = self.stuck
        copy.tiles = self.tiles
        copy.tiles_lost = self.tiles_lost
        copy.lifepods_lost = self.lifepods_lost
        copy.rovers_lost = self.rovers_lost
        copy.rovers_added = self.rovers_added
        return copy

    def has(self, corporation: int, level: int) -> bool:
        """Whether this is that corporation and its technology of this level is active."""
        return self.corporation == corporation and self.techs >> level & 1 == 1

    def covered(self) -> Words:
        return Words(self.c0, self.c1, self.c2)

    def is_empty(self) -> bool:
        """Whether no piece lies on the planet yet."""
        return self.c0 == 0 and self.c1 == 0 and self.c2 == 0

    def cover(self, squares: list[int], holds: list[int]) -> None:
        """Put a piece on the planet: its squares, and what it shows on each."""
        changed = bytearray(self.squares)
        for number in range(len(squares)):
            square = squares[number]
            changed[square] = holds[number]
            bit: i64 = 1 << square % 48
            if square < 48:
                self.c0 |= bit
            elif square < 96:
                self.c1 |= bit
            else:
                self.c2 |= bit
        self.squares = bytes(changed)
        self.counts = None

    def patches(self) -> int:
        """Patches on the planet."""
        count = 0
        for holds in self.squares:
            if holds & PATCH_HERE:
                count += 1
        return count

    def remember(self, cards: list[int]) -> None:
        """What this player has seen together stays known: these civ cards carry the number of the look."""
        self.looks += 1
        labels = list(self.labels)
        for card in cards:
            labels[card] = self.looks
        self.labels = tuple(labels)
        self.returned = tuple([known for known in self.returned if known[0] not in cards])

    def mix_up(self, pile: tuple[int, ...], face_down: tuple[int, ...]) -> None:
        """A card leaves this pile unseen: where cards of several looks lie, nobody knows of which look it was."""
        looks = {self.labels[card] for card in pile}
        if len(looks) > 1:
            labels = list(self.labels)
            for card in face_down:
                if labels[card] in looks:
                    labels[card] = 0
            self.labels = tuple(labels)

    def rover_on(self, square: int) -> int:
        """The number of the rover on this square, or NONE."""
        for number in range(len(self.rovers)):
            if self.rovers[number] & 255 == square:
                return number
        return NONE
