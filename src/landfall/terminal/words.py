"""What the terminal itself says, in the person's language."""

from __future__ import annotations

import errno
import socket
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from landfall.bots import present_name
from landfall.flow import BadInput, Game, LandfallError
from landfall.games import load_game
from landfall.server.errors import StorageFailed
from landfall.texts import check_language, has_text, say, say_option, say_why, text
from landfall.texts.bundles import bundle
from landfall.texts.say import in_words, said

TEXTS = str(Path(__file__).parent / "texts")
MOST_TOLD = 2000  # events whose words are kept
LONGEST_VALUE = 2000  # signs of a value in a text
MOST_MILLISECONDS = 1000  # from then on seconds are said
FEW = 10  # per second; fewer are said with decimals


@cache
def folder_of(game: str) -> str:
    """Where a game's texts lie; looking for them each time would take longer than saying them."""
    return load_game(game).texts()


def shortened(text: str) -> str:
    """Both ends of a long text: Fluent accepts no value of more than 2,500 characters, and nobody reads one.

    >>> len(shortened(10000 * "9"))
    2001
    """
    half = LONGEST_VALUE // 2
    return text if len(text) <= LONGEST_VALUE else f"{text[:half]}…{text[-half:]}"


class Unusable(LandfallError):
    """What was asked for cannot be done; said to the person by the text with this key."""

    def __init__(self, key: str, /, **facts: object) -> None:
        super().__init__(f"{key}: {facts}" if facts else key)
        self.key = key
        self.facts = facts


class Words:
    """Texts in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = check_language(lang)
        self.told: dict[tuple[str, str, str], str] = {}  # by game, event and names

    def __call__(self, key: str, /, **given: object) -> str:
        """A text of the terminal. An error among what is given is said in this language too."""
        return text(key, self.lang, {name: self.fact(value) for name, value in given.items()}, folder=TEXTS)

    def fact(self, value: object) -> object:
        """What is given to a text: an error in words, anything else unchanged, unless it is too long to read."""
        if isinstance(value, str):
            return shortened(value)
        if isinstance(value, OSError):
            return self.system(value)
        if isinstance(value, BadInput | StorageFailed) and has_text(f"why-{value.why}", "en", TEXTS):
            return self(f"why-{value.why}", **value.facts)
        return say_why(value, self.lang) if isinstance(value, LandfallError) else value

    def system(self, wrong: OSError) -> str:
        """Why the system refused; in its own words for rare errors.

        >>> Words("fr").system(FileNotFoundError(errno.ENOENT, "No such file"))
        'ce fichier ou dossier n’existe pas'
        """
        number = errno.ETIMEDOUT if isinstance(wrong, TimeoutError) else wrong.errno or 0
        name = "no-such-host" if isinstance(wrong, socket.gaierror) else errno.errorcode.get(number, "other")
        key = f"system-{name}"
        return self(key) if has_text(key, "en", TEXTS) else wrong.strerror or str(wrong)

    def named(self, names: list[str], key: str, /, **given: object) -> str:
        """A text of the terminal that speaks of seats."""
        return text(key, self.lang, given, folder=TEXTS, names=names)

    def of(self, game: Game, key: str, /, **given: object) -> str:
        """A text of a game."""
        return text(key, self.lang, given, folder=folder_of(game.id))

    def has(self, game: Game, key: str) -> bool:
        return has_text(key, self.lang, folder_of(game.id)) or has_text(key, "en", folder_of(game.id))

    def title(self, game: Game) -> str:
        """What the game is called in this language."""
        return self.of(game, "title") if self.has(game, "title") else game.title

    def say(self, value: object, names: list[str] | None = None) -> str:
        return say(value, self.lang, names)

    def event(self, game: Game, event: Mapping[str, Any], names: list[str]) -> str:
        """An event given as plain data. A story is drawn again after every move, so its words are kept."""
        asked = (game.id, repr(event), repr(names))
        if asked not in self.told:
            if len(self.told) >= MOST_TOLD:
                self.told.clear()
            given = {field: value for field, value in event.items() if field != "is"}
            self.told[asked] = said(f"event-{event['is']}", given, self.lang, folder_of(game.id), names)
        return self.told[asked]

    def question(self, game: Game, question: Mapping[str, Any], names: list[str]) -> str:
        """A question given as plain data, as `view["decision"]` holds it."""
        given = {"seat": question["seat"], "source": question["source"], **question["fields"]}
        return said(f"decision-{question['kind']}", given, self.lang, folder_of(game.id), names)

    def share(self, part: float) -> str:
        """A part of a whole in per cent, with the language's own decimal sign.

        >>> Words("en").share(0.125), Words("fr").share(0.125)
        ('12.5%', '12,5\u202f%')
        """
        figure = self.number(100 * part)
        return {"en": f"{figure}%", "pl": f"{figure}%", "fr": f"{figure}\u202f%"}[self.lang]

    def colon(self, label: str) -> str:
        """A label and what stands between it and what follows.

        >>> Words("en").colon("Round"), Words("fr").colon("Tour")
        ('Round: ', 'Tour\\xa0: ')
        """
        return f"{label}\u00a0: " if self.lang == "fr" else f"{label}: "

    def number(self, value: float, digits: int = 1) -> str:
        """A number with this many decimals.

        >>> Words("pl").number(3.14159)
        '3,1'
        """
        figure = f"{value:.{digits}f}"
        return figure if self.lang == "en" else figure.replace(".", ",")

    def whole(self, value: float) -> str:
        """A large number without decimals, its thousands apart.

        >>> Words("en").whole(77175.4), Words("pl").whole(77175), Words("fr").whole(77175)
        ('77,175', '77\\xa0175', '77\\u202f175')
        """
        return f"{value:,.0f}".replace(",", {"en": ",", "pl": "\xa0", "fr": "\u202f"}[self.lang])

    def duration(self, seconds: float) -> str:
        """How long something took; never zero.

        >>> Words("fr").duration(12.345), Words("en").duration(0.0042), Words("en").duration(0.0)
        ('12,3 s', '4 ms', 'less than 1 ms')
        """
        milliseconds = round(1000 * seconds)
        if milliseconds >= MOST_MILLISECONDS:
            return self("time-seconds", number=self.number(seconds))
        return self("time-milliseconds", number=str(milliseconds)) if milliseconds else self("time-short")

    def pace(self, value: float) -> str:
        """How many per second: a large number without decimals, a small one with enough of them.

        >>> Words("en").pace(77175.4), Words("pl").pace(0.0432)
        ('77,175', '0,043')
        """
        if value >= FEW:
            return self.whole(value)
        figure = f"{value:.2g}"
        return figure if self.lang == "en" else figure.replace(".", ",")

    def value(self, game: Game, field: str, value: object, names: list[str]) -> str:
        """A single value of a game, as it is called when it stands alone."""
        return in_words(field, value, bundle(folder_of(game.id), self.lang), names)

    def option(self, game: Game, name: str, value: object = None) -> str:
        return say_option(game.id, name, value, self.lang)

    def level(self, name: str) -> str:
        """A bot's level: `search:800` is said by the name of `search` and its budget."""
        level, colon, budget = present_name(name).partition(":")
        key = f"level-{level}"
        if not has_text(key, self.lang):  # a bot that somebody else has written is called what it is
            return name
        return text(key, self.lang) + (f" {budget}" if colon else "")

    def howto(self, game: Game) -> str | None:
        """How the game is played, on one screen, or None where the game does not say."""
        folder = folder_of(game.id)
        for lang in (self.lang, "en"):
            path = Path(folder) / f"howto.{lang}.md"
            if folder and path.is_file():
                return path.read_text(encoding="utf-8")
        return None
