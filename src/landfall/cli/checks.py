"""What the arguments mean: games, options, seats. They are checked here; an error is a translated text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Any
from urllib.parse import urlsplit

from landfall.flow import BadSetup, Game, Option, UnknownGame
from landfall.games import game_ids, load_game
from landfall.games.registry import NotAGame
from landfall.terminal.tables.chairs import YOU
from landfall.terminal.words import Unusable, Words

LAST_PORT = 65535
UNITS = {"s": 1, "min": 60, "h": 3600, "d": 24 * 3600, "w": 7 * 24 * 3600}
USUAL_SEATS = 3
USUAL_BOT = "search"
NOBODY = "none"  # in the texts: no name that could have been meant
LONGEST_NAME = 64


def game_called(id: str) -> Game:
    """The game with this id."""
    try:
        return load_game(id)
    except NotAGame as wrong:
        raise Unusable("broken-game", game=id, what=wrong) from None
    except UnknownGame:
        there_are = game_ids()
        raise Unusable("no-such-game", game=id, meant=meant_by(id, there_are), games=", ".join(there_are)) from None


def meant_by(name: str, there_are: Iterable[str]) -> str:
    """The name that somebody most likely meant; NOBODY if none is like it."""
    return next(iter(get_close_matches(name[:LONGEST_NAME], list(there_are), 1)), NOBODY)


def check_seats(game: Game, seats: int, words: Words) -> None:
    if seats not in game.seats:
        least, most = game.seats[0], game.seats[-1]
        raise Unusable("wrong-seats", title=words.title(game), least=least, most=most, seats=seats)


def check_port(port: int) -> None:
    if not 0 <= port <= LAST_PORT:
        raise Unusable("wrong-port", most=str(LAST_PORT))


def check_public(address: str) -> None:
    """An address by which people open a server."""
    parts = urlsplit(address)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/"):
        raise Unusable("wrong-public", given=address)


def seconds_in(written: str) -> int:
    """`90s`, `5min`, `12h`, `30d` or `4w`.

    >>> seconds_in("2d"), seconds_in("5min")
    (172800, 300)
    """
    found = re.fullmatch(r"(\d{1,6})(s|min|h|d|w)", written.strip().lower())
    if found is None:
        raise Unusable("bad-duration", given=written)
    return int(found[1]) * UNITS[found[2]]


def options_in(game: Game, pairs: Sequence[str], variant: str | None, seats: int, words: Words) -> dict[str, Any]:
    """The options given as NAME=VALUE, with the types the game gave its values."""
    given: list[tuple[str, str]] = []
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name.strip() or not value.strip():
            raise Unusable("bad-option-form", given=pair)
        given.append((name.strip(), value.strip()))
    if variant is not None:
        given.append(("variant", variant))
    known = {option.name: option for option in game.options}
    chosen: dict[str, Any] = {}
    for name, value in given:
        if name not in known:
            there_are = ", ".join(known) or words("none")
            like = meant_by(name, known)
            raise Unusable("no-such-option", title=words.title(game), option=name, meant=like, options=there_are)
        meant = value_in(known[name], value)
        if chosen.setdefault(name, meant) != meant:
            raise Unusable("option-twice", option=name, first=str(chosen[name]).lower(), second=value)
    try:
        return game.chosen_options(seats, chosen)
    except BadSetup as wrong:
        if wrong.why == "start-player":  # people count from 1, the option from 0
            raise Unusable(
                "wrong-start-player", value=chosen.get("start_player"), seats=seats, last=seats - 1
            ) from None
        raise Unusable("bad-setup", what=wrong) from None


def value_in(option: Option, written: str) -> str | int | bool:
    for value in option.values:
        if str(value).lower() == written.lower():
            return value
    if option.allows(written):
        return written
    there_are = ", ".join(value.lower() for value in option.named_values())
    raise Unusable("no-such-value", option=option.name, value=written, values=there_are)


def usual_seats(game: Game) -> list[str]:
    """Who sits down by default."""
    count = min(max(USUAL_SEATS, game.seats[0]), game.seats[-1])
    return seats_for(count)


def seats_for(count: int) -> list[str]:
    """You, and bots at the other seats."""
    return [YOU, *[USUAL_BOT] * (count - 1)][:count]
