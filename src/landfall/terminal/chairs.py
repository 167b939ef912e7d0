"""Who sits where: `you,search,search` or `you=Ania,you=Bob,strong`."""

from __future__ import annotations

from collections.abc import Sequence

from landfall.bots import Bot, level_names, make_bot
from landfall.bots.levels import UnknownLevel
from landfall.terminal.words import Unusable, Words
from landfall.texts import LANGUAGES

YOU = "you"


class Chair:
    """A person's seat, or a bot's. Without a name of its own it is called by what it is, in the person's language."""

    def __init__(self, name: str, bot: Bot | None, level: str = "") -> None:
        self.name = name
        self.bot = bot
        self.level = level

    def title(self, seat: int, alone: bool, words: Words) -> str:
        if self.name:
            return self.name
        if self.bot is not None:
            return f"{words.level(self.level)} {seat + 1}"
        return words("you") if alone else words("seat-name", number=seat + 1)


def names_of(chairs: Sequence[Chair], words: Words) -> list[str]:
    """What the players are called in this language."""
    alone = sum(chair.bot is None for chair in chairs) == 1
    return [chair.title(seat, alone, words) for seat, chair in enumerate(chairs)]


def seat_words(seats: str) -> list[str]:
    """The parts of `--seats`."""
    return [part.strip() for part in seats.split(",") if part.strip()]


def chairs_of(parts: Sequence[str], seed: str, kept_names: Sequence[str] = ()) -> list[Chair]:
    """A chair for each part. Persons are called by the name they give; names of a saved game are kept."""
    chairs: list[Chair] = []
    for seat, part in enumerate(parts):
        kind, _, given = part.partition("=")
        if kind == YOU:
            kept = kept_names[seat] if seat < len(kept_names) else ""
            chairs.append(Chair(given or ("" if is_usual(kept, seat) else kept), None))
            continue
        try:
            bot = make_bot(kind, f"{seed}/bot {seat}")
        except UnknownLevel:
            raise Unusable("no-such-bot", bot=kind, bots=", ".join([YOU, *level_names()])) from None
        chairs.append(Chair(given, bot, kind))
    return chairs


def is_usual(name: str, seat: int) -> bool:
    """Whether a saved name is only what a person without a name is called in some language."""
    every = [Words(lang) for lang in LANGUAGES]
    return any(name in (words("you"), words("seat-name", number=seat + 1)) for words in every)
