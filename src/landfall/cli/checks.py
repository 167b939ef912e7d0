"""What the arguments mean: games, options, seats. They are checked here; an error is a translated text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from landfall.flow import BadSetup, Game, Option, UnknownGame
from landfall.games import game_ids, load_game
from landfall.games.registry import NotAGame
from landfall.terminal.tables.chairs import YOU
from landfall.terminal.words import Unusable, Words

LAST_PORT = 65535
USUAL_SEATS = 3
USUAL_BOT = "search"


def game_called(id: str) -> Game:
    """The game with this id."""
    try:
        return load_game(id)
    except NotAGame as wrong:
        raise Unusable("broken-game", game=id, what=wrong) from None
    except UnknownGame:
        raise Unusable("no-such-game", game=id, games=", ".join(game_ids())) from None


def check_seats(game: Game, seats: int, words: Words) -> None:
    if seats not in game.seats:
        least, most = game.seats[0], game.seats[-1]
        raise Unusable("wrong-seats", title=words.title(game), least=least, most=most, seats=seats)


def check_port(port: int) -> None:
    if not 0 <= port <= LAST_PORT:
        raise Unusable("wrong-port", most=str(LAST_PORT))


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
            raise Unusable("no-such-option", title=words.title(game), option=name, options=there_are)
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
