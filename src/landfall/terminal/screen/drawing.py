"""How a game looks on a full screen. A game without a drawing of its own is shown by what its view holds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.cells import cell_len
from rich.console import RenderableType
from rich.text import Text

from landfall.flow import Game
from landfall.server.messages import Previewed
from landfall.terminal.games.plain_view import draw_fields
from landfall.terminal.screen.choosing import Chooser, Option
from landfall.terminal.screen.look import SHAPES, Palette
from landfall.terminal.tables.sitting import Seen
from landfall.terminal.words import Words

ROOMY = 34  # rows from which there is room to spread things out


class Pen:
    """What a drawing draws with: language, colours, room, and what the person is about to choose."""

    def __init__(self, words: Words, palette: Palette, width: int, height: int, chooser: Chooser | None = None) -> None:
        self.words = words
        self.palette = palette
        self.width = width
        self.height = height
        self.chooser = chooser
        self.pointed: Option | None = None  # the option under the cursor

    @property
    def is_roomy(self) -> bool:
        return self.height >= ROOMY


class Drawing:
    """A game's own drawing overrides what it can show better."""

    remark_lines = 1  # kept free below the options
    board_share = 66  # the most of the height that the board takes, in per cent
    folds: tuple[str, ...] = ()  # blocks that are one option of a list while they hold many actions
    bare: tuple[str, ...] = ()  # small blocks of which only what can be taken now is shown

    def __init__(self, game: Game) -> None:
        self.game = game

    def heading(self, seen: Seen, pen: Pen) -> Text:
        """Beside the title: where the game stands."""
        return Text()

    def board(self, seen: Seen, pen: Pen) -> RenderableType:
        return draw_fields(seen.view)

    def own(self, seen: Seen, pen: Pen) -> RenderableType | None:
        """What only this seat has: a hand, secrets. None: nothing."""
        return None

    def beside(self, seen: Seen, seat: int, pen: Pen) -> tuple[str, str]:
        """For the list of seats: a figure beside the name, and a line below it."""
        scores = seen.scores[seat] if seat < len(seen.scores) else {}
        return (str(sum(scores.values())) if scores else ""), ""

    def in_order(self, legal: Sequence[int]) -> Sequence[int]:
        """The legal actions as a list shows them."""
        return legal

    def label(self, option: Option, seen: Seen, pen: Pen) -> Text:
        """An option in few words."""
        words, names = pen.words, seen.names
        if option.action >= 0 and not option.field:
            return Text(words.say(self.game.named(option.action), names))
        return Text(words.value(self.game, option.field, option.value, names))

    def remark(self, option: Option, seen: Seen, pen: Pen) -> str:
        """What an option does, if the game says so."""
        return ""

    def outcome(self, action: int, found: Previewed, seen: Seen, pen: Pen) -> str:
        """What would follow an action, in the game's own words. Empty: the events that follow say it."""
        return ""

    def keys(self, seen: Seen, pen: Pen) -> list[tuple[str, str]]:
        """The game's own keys, each with what it does."""
        return []

    def press(self, key: str, seen: Seen, chooser: Chooser | None) -> bool:
        """A key of the game's own; False: it is none."""
        return False

    def aims(self, seen: Seen, pen: Pen) -> Text | None:
        """What to do while something is chosen on the board itself, instead of a list. None: it is not."""
        return None

    def doubted(self) -> int:
        """An action that is pointed at on the board and is impossible, to be explained; -1: none."""
        return -1

    def note(self, seen: Seen, pen: Pen) -> str:
        """What to read before the rules, as Markdown: what is special now."""
        return ""

    def reveals(self, seen: Seen, events: Sequence[dict[str, Any]], pen: Pen) -> list[Text]:
        """Pages to be turned one by one when something is shown that was hidden."""
        return []


def watching(seen: Seen, pen: Pen) -> str:
    """What the heading says to those without a seat."""
    return "" if seen.seat is not None else f"  {pen.words('watching')}"


def heading_taken(game: Game, seen: Seen, pen: Pen) -> int:
    """Columns of the heading that the title takes, and a word for spectators."""
    return cell_len(f" {pen.words.title(game)}   ") + cell_len(watching(seen, pen))


def seat_mark(seat: int, palette: Palette) -> Text:
    """A seat's shape in its colour."""
    at = seat % len(SHAPES)
    return Text(SHAPES[at], style=palette.seats[at])
