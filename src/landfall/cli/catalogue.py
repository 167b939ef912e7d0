"""`landfall games`."""

from __future__ import annotations

import json
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from landfall.flow import Game
from landfall.games import game_ids
from landfall.games.registry import NotAGame, load_game
from landfall.terminal.words import Words


def found_games() -> tuple[list[Game], dict[str, str]]:
    """The games that can be used, and why the others cannot. A third-party game may fail in any way."""
    games: list[Game] = []
    broken: dict[str, str] = {}
    for id in game_ids():
        try:
            games.append(load_game(id))
        except NotAGame as wrong:
            broken[id] = str(wrong).removeprefix(f"{id}: ")
        except Exception as failed:
            broken[id] = f"{type(failed).__name__}: {failed}"
    return games, broken


def described(game: Game) -> dict[str, Any]:
    return {
        "id": game.id,
        "title": game.title,
        "seats": list(game.seats),
        "options": [option.to_dict() for option in game.options],
        "rules_version": game.rules_version,
        "actions": game.actions.size,
    }


def list_games(words: Words, as_json: bool) -> None:
    games, broken = found_games()
    if as_json:
        ill = [{"id": id, "why": why} for id, why in broken.items()]
        print(json.dumps({"games": [described(game) for game in games], "broken": ill}))
        return
    console = Console(highlight=False)
    for game in games:
        least, most = game.seats[0], game.seats[-1]
        seats = str(least) if least == most else f"{least}–{most}"
        line = Text(game.id, style="bold")
        line.append("  " + words("game-line", title=words.title(game), seats=seats, least=least, most=most), style="")
        console.print(line)
        for option in option_line(game, words):
            console.print(Padding(option, (0, 0, 0, 4), expand=False))
    for id, why in broken.items():
        console.print(Text(words("broken-game", game=id, what=why), style="yellow"))


def option_line(game: Game, words: Words) -> list[Text]:
    """`variant = basic (default), family, advanced: Variant`."""
    lines: list[Text] = []
    for option in game.options:
        line = Text(f"{option.name} = ", overflow="fold")
        for at, value in enumerate(option.values):
            line.append(", " if at else "")
            line.append(str(value).lower(), style="bold" if value == option.default else "")
            if value == option.default:
                line.append(f" ({words('is-default')})")
            implied = option.implied
            if implied is not None and value == implied.default:
                line.append(f" ({words('is-default-with', option=f'{implied.option}={implied.value}')})")
            if type(value) is int and value == 0:  # players are counted from 1, these values from 0
                line.append(f" ({words.option(game, option.name, value)})")
        if option.mix is not None:
            line.append(f", {option.mix.form()}")
        line.append(f": {words.option(game, option.name)}", style="dim")
        lines.append(line)
    return lines
