"""Who sits where: `you,search,search` or `you=Ania,you=Bob,strong`."""

from __future__ import annotations

from collections.abc import Sequence

from landfall.bots import Bot, NotABot, UnknownLevel, check_bot, level_names, make_bot, names_known, plug_in_names
from landfall.flow.record import LONGEST_NAME, PERSON, Record, is_name
from landfall.terminal.words import Unusable, Words
from landfall.texts import LANGUAGES

YOU = "you"


class Chair:
    """A person's seat, or a bot's. Without a name it is called what it is, in the person's language."""

    def __init__(self, name: str, bot: Bot | None, level: str = "") -> None:
        self.name = name
        self.bot = bot
        self.level = level

    def title(self, seat: int, alone: bool, words: Words) -> str:
        return title_of(self.name, self.level, seat, words) or words("you" if alone else "seat-name", number=seat + 1)


def names_of(chairs: Sequence[Chair], words: Words) -> list[str]:
    """What the players are called in this language."""
    alone = sum(chair.bot is None for chair in chairs) == 1
    return [chair.title(seat, alone, words) for seat, chair in enumerate(chairs)]


def title_of(name: str, level: str, seat: int, words: Words) -> str:
    """The name given, or a bot's level and seat; empty for a person without a name."""
    return name or (f"{words.level(level)} {seat + 1}" if level else "")


def names_in(record: Record, words: Words) -> list[str]:
    """What the players of a saved game are called in this language, whoever reads it."""
    titles: list[str] = []
    for seat in range(record.seats):
        name = record.names[seat] if seat < len(record.names) else ""
        level = record.chairs[seat] if record.chairs else PERSON
        known = "" if level == PERSON or not is_level(level) else level
        titles.append(title_of(name, known, seat, words) or words("seat-name", number=seat + 1))
    return titles


def given_names(chairs: Sequence[Chair]) -> list[str]:
    """The names the players gave, for the record; none if nobody did."""
    names = [chair.name for chair in chairs]
    return names if any(names) else []


def kept_chairs(chairs: Sequence[Chair]) -> list[str]:
    """Who sits where, for the record."""
    return [chair.level or PERSON for chair in chairs]


def seat_words(seats: str) -> list[str]:
    """The parts of `--seats`."""
    return [part.strip() for part in seats.split(",") if part.strip()]


def chairs_of(parts: Sequence[str], seed: str, kept_names: Sequence[str] = ()) -> list[Chair]:
    """A chair for each part. Persons are called by the name they give; names of a saved game are kept."""
    chairs: list[Chair] = []
    for seat, part in enumerate(parts):
        kind, _, given = part.partition("=")
        if given and not is_name(given):
            raise Unusable("bad-name", most=LONGEST_NAME)
        if kind == YOU:
            kept = kept_names[seat] if seat < len(kept_names) else ""
            chairs.append(Chair(given or ("" if is_usual(kept, seat) else kept), None))
        else:
            chairs.append(bot_chair(kind, given, seat, seed))
    return chairs


def chairs_in(record: Record, seed: str) -> list[Chair]:
    """The chairs of a saved game that says who sat where."""
    chairs: list[Chair] = []
    for seat, kind in enumerate(record.chairs):
        name = record.names[seat] if seat < len(record.names) else ""
        chairs.append(Chair(name, None) if kind == PERSON else bot_chair(kind, name, seat, seed))
    return chairs


def bot_chair(level: str, name: str, seat: int, seed: str) -> Chair:
    try:
        return Chair(name, make_bot(level, f"{seed}/bot {seat}"), level)
    except UnknownLevel as wrong:
        raise no_bot(level, [YOU, *level_names()], wrong) from None


def no_bot(level: str, others: Sequence[str], wrong: UnknownLevel) -> Unusable:
    """The error for a bot that is unknown, cannot be loaded, or is known but not with this effort."""
    if isinstance(wrong, NotABot):
        return Unusable("broken-bot", bot=level, what=wrong.why)
    if level.partition(":")[0] in names_known():
        return Unusable("no-such-effort", bot=level)
    return Unusable("no-such-bot", bot=level, bots=", ".join([*others, *plug_in_names()]))


def is_level(level: str) -> bool:
    try:
        check_bot(level)
    except UnknownLevel:
        return False
    return True


def is_usual(name: str, seat: int) -> bool:
    """Whether a saved name is only what somebody without a name is called in some language."""
    for words in (Words(lang) for lang in LANGUAGES):
        bots = [f"{words.level(level)} {seat + 1}" for level in names_known()]
        if name in (words("you"), words("seat-name", number=seat + 1), *bots):
            return True
    return False
