"""One player's things: the planet, the corporation board and what lies on them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landfall.games.planet_unknown.table.components import CELLS, CIV_CARDS, IS_CURRENT
from landfall.games.planet_unknown.table.corporations import abilities_of, may_come_to
from landfall.games.planet_unknown.table.grid import WORD, Grid, Words
from landfall.games.planet_unknown.table.terms import ENERGY, NONE, PATCH_HERE, PETRA, SQUARE, TERRAIN

NO_PIECES: Final = bytes(CELLS)
NO_LABELS: Final[tuple[int, ...]] = (0,) * (CIV_CARDS + 1)


def clones(boards: list[Board]) -> list[Board]:
    copies: list[Board] = []
    for board in boards:
        copies.append(board.clone())
    return copies


def without(squares: tuple[int, ...], square: int) -> tuple[int, ...]:
    return tuple([other for other in squares if other != square])


class Board:
    """Lists change from turn to turn; tuples are replaced when they change, and shared by clones until then.

    What an empty board holds, and what may be stored, says `fields.py`.
    """

    planet: int
    corporation: int
    grid: Grid  # of the planet
    # The planet.
    squares: bytes  # terrain + 1 and what is printed there
    c0: i64  # the covered squares once more, as words
    c1: i64
    c2: i64
    counts: dict[int, int] | None  # what objectives counted on these squares; shared by clones
    # What rows and columns were worth with these very squares, meteorites and rovers (see `judgement/evaluation.py`).
    judged_squares: bytes | None
    judged_meteorites: tuple[int, ...]
    judged_rovers: tuple[int, ...]
    judged_worth: float
    last: tuple[int, ...]  # the squares of the tile placed last
    lifepods: tuple[int, ...]
    meteorites: tuple[int, ...]  # on the planet, but for those on a rover
    rovers: tuple[int, ...]  # by number: its square, and LOADED if it carries a meteorite
    # The corporation board.
    at: list[int]  # by tracker: its position; Makeshift: its space; Oasis's water: its step
    techs: int  # unlocked and active, bit n for level n (A to F of Jump Drive: 1 to 6)
    withheld: int  # reached or passed while milestones give nothing (R 25)
    used_round: int  # once-per-round uses of this round, one bit each
    used_game: int
    reserve: int  # rovers not on the planet
    extra_rover: int  # an event's rover (R 57): WAITS_FOR_A_TILE, then TO_BE_PLACED
    pool: int  # movement
    scored: int  # lifepods in the scoring area
    pods: tuple[int, ...]  # lifepods on spaces (Cosmos) or technologies 1 to 6 (Jump Drive)
    collected: int  # meteorites
    stored: int  # patches kept for the end
    flux: int
    # Cards.
    cards: tuple[int, ...]  # civ cards
    owed: tuple[int, ...]  # levels of civ milestones reached in this step
    extra_card: int  # Republic 2: the card of the next level, while choosing
    objectives: tuple[int, ...]  # own personal objectives
    dealt: tuple[int, ...]  # objectives to choose from
    rejected: tuple[int, ...]  # objectives this player has seen leave the game
    labels: tuple[int, ...]  # by civ card: which of its own looks showed it last
    looks: int
    # Civ cards seen on their way back to a stack: the card, 1 if it may have been removed from it since, and how
    # many cards each seat had by then.
    returned: tuple[tuple[int, ...], ...]
    peeked: int  # 1 + how many cards were in the event deck when this player looked at the next
    picked: int  # sides of the boards, 1 + the number of the action; secret until all have chosen (R 3)
    final_steps: int  # advances of end-of-game cards that all have seen
    finals_shown: int  # 1 if the last step began for the sake of such a card alone, which shows that it is there
    # This round.
    took: int  # the ring a tile was taken from in this step
    stuck: bool  # end condition A
    # What has left the game.
    tiles: int  # placed
    tiles_lost: int
    lifepods_lost: int
    rovers_lost: int
    rovers_added: int

    def clone(self) -> Board:
        if self.counts is None:  # so that what is counted in a clone is known here too
            self.counts = {}
        copy = Board()
        copy.planet = self.planet
        copy.corporation = self.corporation
        copy.grid = self.grid
        copy.squares = self.squares
        copy.c0 = self.c0
        copy.c1 = self.c1
        copy.c2 = self.c2
        copy.counts = self.counts
        copy.judged_squares = self.judged_squares
        copy.judged_meteorites = self.judged_meteorites
        copy.judged_rovers = self.judged_rovers
        copy.judged_worth = self.judged_worth
        copy.last = self.last
        copy.lifepods = self.lifepods
        copy.meteorites = self.meteorites
        copy.rovers = self.rovers
        copy.at = self.at[:]
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

    def can(self, ability: int) -> bool:
        """Whether the corporation, with the technologies that are active, has this ability (`corporations.py`)."""
        return abilities_of(self.corporation, self.techs) & ability != 0

    def abilities(self) -> int:
        """All that it can do, one bit each."""
        return abilities_of(self.corporation, self.techs)

    def may_come_to(self, ability: int) -> bool:
        """Whether it has the ability with some technology, be it active or not."""
        return may_come_to(self.corporation, ability)

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
            bit: i64 = 1 << square % WORD
            if square < WORD:
                self.c0 |= bit
            elif square < 2 * WORD:
                self.c1 |= bit
            else:
                self.c2 |= bit
        self.squares = bytes(changed)
        self.counts = None

    def shows(self, square: int) -> int:
        """The terrain that a square shows, or NONE; on Petra uncovered currents show energy (R 31)."""
        terrain = self.squares[square] & TERRAIN
        if terrain == 0 and self.planet == PETRA and IS_CURRENT[square]:
            return ENERGY
        return terrain - 1

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
            if self.rovers[number] & SQUARE == square:
                return number
        return NONE
