"""Sitting at a table: all that a screen needs, whether the game runs here (`local`) or on a server (`remote`).

A screen draws `seen`, which holds what this seat may know and nothing else, and is told of changes by `changed`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from landfall.flow import Game
from landfall.server.messages import Previewed
from landfall.terminal.words import Words


class NotTaken(Exception):
    """Refused, with the reason in the person's language; nothing has changed."""

    def __init__(self, words: str) -> None:
        super().__init__(words)
        self.words = words


class Seen:
    """The table as one seat may see it."""

    def __init__(self, seat: int | None, names: list[str], view: dict[str, Any]) -> None:
        self.seat = seat  # None: a spectator
        self.names = names
        self.view = view
        self.legal: list[int] = []
        self.events: list[dict[str, Any]] = []  # the story so far
        self.scores: list[dict[str, int]] = []
        self.winners: list[int] = []
        self.can_undo = False
        self.status = "running"  # waiting: a seat is open; over, abandoned, stuck: it has ended
        self.away: set[int] = set()  # seats whose person is not here
        self.bots: set[int] = set()  # seats that bots play
        self.open: set[int] = set()  # seats where nobody has sat down yet
        self.chat: list[tuple[str, str]] = []  # names and what they wrote
        self.wishes: set[int] = set()  # seats that wish to end the game without a result

    @property
    def has_ended(self) -> bool:
        return self.status in ("over", "abandoned", "stuck")


class Sitting:
    """What the screens ask of a table. Whatever is refused raises NotTaken."""

    can_hint = False
    can_save = False
    can_chat = False
    is_shared = False  # several persons at one screen: each must look away in turn

    def __init__(self, game: Game, words: Words) -> None:
        self.game = game
        self.words = words
        self.changed: Callable[[], None] = lambda: None
        self.trouble = ""  # what stands in the way now, in words: a lost connection
        self.link = ""  # the address that opens this seat again

    @property
    def seen(self) -> Seen:
        raise NotImplementedError

    def speak(self, words: Words) -> None:
        """Answer in this language from now on."""
        self.words = words

    async def open(self) -> None:
        """Begin: bots think, a connection is made."""

    async def close(self) -> None:
        """Leave without losing anything."""

    async def take(self, action: int) -> None:
        raise NotImplementedError

    async def undo(self) -> None:
        raise NotImplementedError

    async def why(self, action: int) -> str | None:
        """Why the action cannot be taken; None if it can."""
        raise NotImplementedError

    async def preview(self, action: int) -> Previewed | None:
        """What would follow from an action, up to the first hidden thing; None if nothing can be said."""
        return None

    async def abandon(self) -> str | None:
        """Wish to end the game without a result, or no longer; returns what to say about it, if anything."""
        raise NotImplementedError

    async def hint(self) -> int:
        """What a bot would do."""
        raise NotTaken(self.words("no-hint"))

    async def save(self) -> str:
        """Save the game; returns where."""
        raise NotTaken(self.words("kept-by-server"))

    async def chat(self, text: str) -> None:
        raise NotTaken(self.words("no-chat"))

    async def hand_over(self) -> None:
        """Let a bot play this seat, or play it again oneself."""
        raise NotTaken(self.words("no-hand-over"))

    async def fill(self) -> None:
        """Let a bot play the first seat whose person is not here."""
        raise NotTaken(self.words("no-hand-over"))

    async def again(self) -> None:
        """Play again with the same people, once the game has ended."""
        raise NotTaken(self.words("no-rematch"))
