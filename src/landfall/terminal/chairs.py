"""Who sits where: `you,search,search` or `you=Ania,you=Bob,strong`."""

from __future__ import annotations

from collections.abc import Sequence

from landfall.bots import Bot, level_names, make_bot
from landfall.bots.levels import UnknownLevel
from landfall.terminal.words import Unusable, Words

YOU = "you"


class Chair:
    """A person's seat, or a bot's."""

    def __init__(self, name: str, bot: Bot | None) -> None:
        self.name = name
        self.bot = bot


def seat_words(seats: str) -> list[str]:
    """The parts of `--seats`."""
    return [part.strip() for part in seats.split(",") if part.strip()]


def chairs_of(parts: Sequence[str], seed: str, words: Words, kept_names: Sequence[str] = ()) -> list[Chair]:
    """A chair for each part. Persons are called by the name they give; names of a saved game are kept."""
    persons = [part for part in parts if part.partition("=")[0] == YOU]
    chairs: list[Chair] = []
    for seat, part in enumerate(parts):
        kind, _, given = part.partition("=")
        kept = kept_names[seat] if seat < len(kept_names) else ""
        if kind == YOU:
            own = words("you") if len(persons) == 1 else words("seat-name", number=seat + 1)
            chairs.append(Chair(given or kept or own, None))
            continue
        try:
            bot = make_bot(kind, f"{seed}/bot {seat}")
        except UnknownLevel:
            raise Unusable("no-such-bot", bot=kind, bots=", ".join([YOU, *level_names()])) from None
        chairs.append(Chair(given or f"{words.level(kind)} {seat + 1}", bot))
    return chairs
