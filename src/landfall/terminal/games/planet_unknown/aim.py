"""What is held over the planet: a tile that is turned, flipped and moved, or a single square that is pointed at.

The legal actions say what fits. A placement is found by the squares it covers, so that every way of turning an equal
tile works; the rules offer each placement once.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from landfall.flow import Game
from landfall.terminal.games.planet_unknown.planet import COLUMNS, WIDTH, Over
from landfall.terminal.screen.choosing import Chooser

# Actions made on the planet, with the argument that is chosen before: which tile, which rover.
AIMED = {"place": "ring", "patch": "", "rover": "", "pick": "", "destroy": "", "teleport": "rover"}
AIMED |= {"card_teleport": "rover"}
FOLDED = tuple(AIMED)
WAYS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}

Cells = tuple[tuple[int, int, str], ...]  # row, column, letter


class Aim:
    """Where the piece is held, and what it would mean."""

    def __init__(self, game: Game, chooser: Chooser, view: Mapping[str, Any], seat: int) -> None:
        assert chooser.block is not None, "one kind of action is aimed"
        self.game = game
        self.name = chooser.block.name
        self.first = chooser.pressed[0] if AIMED[self.name] else None
        self.legal = [action for action in chooser.legal if self.is_meant(action)]
        self.shape: Mapping[str, Any] = {"rows": ["a"]}
        self.meteor: tuple[int, ...] = ()
        self.letters = {"a": "", "b": ""}
        if self.name == "place":
            stack = view["station"]["before"][seat][("outer", "inner").index(str(self.first))]
            top = view["station"]["stacks"][stack]["top"]
            self.shape = view["station"]["shapes"][stack]
            self.meteor = tuple(self.shape["meteor"]) if top["meteor"] else ()
            self.letters = {"a": top["a"][0], "b": top["b"][0]}
        self.looks = {self.look_of(*self.place_of(action)): action for action in self.legal}
        self.turn = self.mirror = 0
        self.row = self.column = 5
        if self.legal:
            upright = [action for action in self.legal if self.place_of(action)[:2] == (0, 0)]
            self.go(min(upright or self.legal, key=self.distance))

    def is_meant(self, action: int) -> bool:
        name, arguments = self.game.actions.decode(action)
        return name == self.name and (not AIMED[name] or arguments[AIMED[name]] == self.first)

    def place_of(self, action: int) -> tuple[int, int, int, int]:
        """Turn, mirror, row and column of an action."""
        arguments = self.game.actions.decode(action)[1]
        turn, mirror = int(str(arguments.get("turn", 0))), int(str(arguments.get("mirror", 0)))
        return turn, mirror, int(str(arguments["row"])) - 1, COLUMNS.index(str(arguments["column"]))

    def distance(self, action: int) -> int:
        _, _, row, column = self.place_of(action)
        return abs(row - 5) + abs(column - 5)

    def go(self, action: int) -> None:
        self.turn, self.mirror, self.row, self.column = self.place_of(action)

    # -- the piece ----------------------------------------------------------------------------------------------------

    def piece(self, turn: int, mirror: int) -> Cells:
        """The squares of the piece mirrored, then turned clockwise, from its own top left corner."""
        cells = [
            (row, column, letter + ("*" if (row, column) == self.meteor else ""))
            for row, line in enumerate(self.shape["rows"])
            for column, letter in enumerate(line)
            if letter != "."
        ]
        if mirror:
            cells = [(row, -column, letter) for row, column, letter in cells]
        for _ in range(turn):
            cells = [(column, -row, letter) for row, column, letter in cells]
        top, left = min(row for row, _, _ in cells), min(column for _, column, _ in cells)
        return tuple((row - top, column - left, letter) for row, column, letter in cells)

    def look_of(self, turn: int, mirror: int, row: int, column: int) -> frozenset[tuple[int, str]]:
        """The squares covered there, each with its terrain and symbol."""
        return frozenset(
            ((row + down) * WIDTH + column + right, letter) for down, right, letter in self.piece(turn, mirror)
        )

    def shift(self, down: int, right: int) -> None:
        """Move the piece as far as the picture goes; a single square jumps to the next one that is open."""
        if self.name != "place":
            self.jump(down, right)
            return
        self.row, self.column = self.row + down, self.column + right
        self.keep_inside()

    def jump(self, down: int, right: int) -> None:
        best, least = -1, 10_000
        for action in self.legal:
            _, _, row, column = self.place_of(action)
            ahead = (row - self.row) * down + (column - self.column) * right
            aside = abs((row - self.row) * right) + abs((column - self.column) * down)
            if ahead > 0 and ahead + 2 * aside < least:
                best, least = action, ahead + 2 * aside
        if best >= 0:
            self.go(best)

    def spin(self, by: int) -> None:
        self.turn = (self.turn + by) % 4
        self.keep_inside()

    def flip(self) -> None:
        """Left and right change places, whichever way the piece is turned."""
        self.mirror = 1 - self.mirror
        self.turn = -self.turn % 4
        self.keep_inside()

    def keep_inside(self) -> None:
        cells = self.piece(self.turn, self.mirror)
        height, width = 1 + max(row for row, _, _ in cells), 1 + max(column for _, column, _ in cells)
        self.row = max(0, min(WIDTH - height, self.row))
        self.column = max(0, min(WIDTH - width, self.column))

    # -- what it means ------------------------------------------------------------------------------------------------

    @property
    def action(self) -> int:
        """The legal action that the piece means where it is; -1: it may not lie there."""
        return self.looks.get(self.look_of(self.turn, self.mirror, self.row, self.column), -1)

    @property
    def asked(self) -> int:
        """The action to ask about when the piece may not lie where it is."""
        given: dict[str, int | str] = {"row": self.row + 1, "column": COLUMNS[self.column]}
        if self.name == "place":
            given |= {"turn": self.turn, "mirror": self.mirror}
        if self.first is not None:
            given[AIMED[self.name]] = self.first
        return self.game.actions.encode(self.name, **given)

    def over(self) -> dict[int, Over]:
        """The squares under the piece."""
        fits = self.action >= 0
        covered: dict[int, Over] = {}
        for square, letter in self.look_of(self.turn, self.mirror, self.row, self.column):
            shown = self.letters[letter[0].lower()]
            covered[square] = Over(shown.upper() if letter[0].isupper() else shown, fits)
        return covered


def is_aimed(chooser: Chooser | None) -> bool:
    """Whether the next thing to choose is a place on the planet."""
    if chooser is None or chooser.kind != "parts" or chooser.block is None or chooser.block.name not in AIMED:
        return False
    return len(chooser.pressed) >= (1 if AIMED[chooser.block.name] else 0)
