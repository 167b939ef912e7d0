"""Which games there are. Ours are known by name; a third-party game is an entry point that names a callable.

Kept interpreted: it imports what others have written.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path

from landfall.flow import BadInput, Game, UnknownGame

GROUP = "landfall.games"

OURS: dict[str, str] = {
    "star-race": "landfall.games.star_race",
    "antarctica": "landfall.games.antarctica",
    "planet-unknown": "landfall.games.planet_unknown",
    "evacuation": "landfall.games.evacuation",
}

added: dict[str, Callable[[], Game]] = {}


class NotAGame(UnknownGame):
    """An entry point of the group does not give a game that can run here."""


class NameTaken(BadInput):
    """A game cannot take the id of one of ours."""


def register(id: str, make: Callable[[], Game]) -> None:
    """Add a game for this process, without an entry point. Raises NameTaken for the id of one of ours."""
    if type(id) is not str or not id or not callable(make):
        raise NotAGame(f"a game is registered by its id and a callable that makes it, not by {id!r} and {make!r}")
    if id in OURS:
        raise NameTaken(f"{id!r} is one of Landfall's own games; choose another id", "name-taken", given=id)
    added[id] = make
    loaded.cache_clear()


def game_ids() -> list[str]:
    """The ids of all games: ours first, then others by name."""
    others = {point.name for point in entry_points(group=GROUP)} | set(added)
    return [*OURS, *sorted(others - set(OURS))]


def load_game(id: str) -> Game:
    """The game with this id."""
    if type(id) is not str:
        raise no_game(id)
    return loaded(id)


@cache
def loaded(id: str) -> Game:
    game = made(id)
    game.loaded_by = load_game
    return game


def made(id: str) -> Game:
    if id in OURS:
        ours: Game = importlib.import_module(OURS[id]).game()
        return ours
    if id in added:
        try:
            made_here = added[id]()
        except Exception as wrong:
            raise NotAGame(f"{id}: it cannot be made: {type(wrong).__name__}: {wrong}") from wrong
        return checked(id, made_here)
    for point in entry_points(group=GROUP):
        if point.name == id:
            try:
                made_elsewhere = point.load()()
            except Exception as wrong:
                raise NotAGame(f"{id}: {point.value} cannot be loaded: {type(wrong).__name__}: {wrong}") from wrong
            return checked(id, made_elsewhere)
    raise no_game(id)


def no_game(id: object) -> UnknownGame:
    """The error for an id that no game has."""
    ids = game_ids()
    return UnknownGame(f"no game is called {id!r}; there are: {', '.join(ids)}", "no-game", given=str(id), games=ids)


def checked(id: str, game: object) -> Game:
    """A third-party game runs interpreted on our classes: one compiled apart from them would crash the process."""
    if not isinstance(game, Game):
        raise NotAGame(f"{id}: its entry point gives a {type(game).__name__}, not a Game")
    if game.id != id:
        raise NotAGame(f"{id}: its entry point gives a game called {game.id!r}")
    texts = game.texts()
    if texts and not (Path(texts).is_absolute() and Path(texts).is_dir()):
        raise NotAGame(f'{id}: texts() gives {texts!r}, no absolute folder; try str(Path(__file__).parent / "texts")')
    for frame in (type(game), *game.frames.values()):
        module = importlib.import_module(frame.__module__)
        path = getattr(module, "__file__", None) or ""
        if not frame.__module__.startswith("landfall.") and not path.endswith(".py"):
            raise NotAGame(f"{id}: {frame.__module__} is compiled apart from Landfall; ship it as plain Python")
    return game
