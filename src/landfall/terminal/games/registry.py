"""Which games have a drawing of their own: as text under the prompt, and on the full screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib.metadata import entry_points
from typing import Any, NamedTuple

from rich.console import RenderableType

from landfall.flow import Game
from landfall.terminal.games.antarctica import table as antarctica
from landfall.terminal.games.antarctica.screen import AntarcticaDrawing
from landfall.terminal.games.evacuation import signs as evacuation_signs
from landfall.terminal.games.evacuation import table as evacuation
from landfall.terminal.games.evacuation.screen import EvacuationDrawing
from landfall.terminal.games.plain_view import draw_anything
from landfall.terminal.games.planet_unknown import table as planet_unknown
from landfall.terminal.games.planet_unknown.screen import PlanetUnknownDrawing
from landfall.terminal.games.star_race import table as star_race
from landfall.terminal.games.star_race.screen import StarRaceDrawing
from landfall.terminal.screen.drawing import Drawing
from landfall.terminal.words import Words

GROUP = "landfall.screens"
Draw = Callable[[Game, Mapping[str, Any], list[str], Words], RenderableType]
Legend = Callable[[Game, Words], str]


def no_legend(game: Game, words: Words) -> str:
    """For drawings whose signs explain themselves."""
    return ""


class Drawn(NamedTuple):
    """How a game is drawn."""

    draw: Draw  # the table as a seat sees it, drawn from `view(seat)` and from nothing else
    screen: type[Drawing]
    legend: Legend = no_legend  # what the signs mean, as Markdown


DRAWN: dict[str, Drawn] = {
    "star-race": Drawn(star_race.draw, StarRaceDrawing),
    "antarctica": Drawn(antarctica.draw, AntarcticaDrawing, antarctica.legend),
    "planet-unknown": Drawn(planet_unknown.draw, PlanetUnknownDrawing),
    "evacuation": Drawn(evacuation.draw, EvacuationDrawing, evacuation_signs.legend),
}
PLAIN = Drawn(draw_anything, Drawing)


def drawn(game: Game) -> Drawn:
    """The game's own drawing, or one that shows what the view of any game holds."""
    return DRAWN.get(game.id) or brought(game.id)


@cache
def brought(game_id: str) -> Drawn:
    """What the package of a third-party game draws: its entry point names a `Drawn`, or its `draw` alone."""
    for point in entry_points(group=GROUP):
        if point.name == game_id:
            found = point.load()
            return found if isinstance(found, Drawn) else Drawn(found, Drawing)
    return PLAIN


def draw_table(game: Game, view: Mapping[str, Any], names: list[str], words: Words) -> RenderableType:
    """The table as text."""
    return drawn(game).draw(game, view, names, words)


def legend(game: Game, words: Words) -> str:
    """What the signs in a drawing mean, as Markdown; empty where they say it themselves."""
    return drawn(game).legend(game, words)
