"""How a game has ended: points by category, and who has won."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from landfall.flow import Event, Game, State
from landfall.terminal.story import Told, plain_events
from landfall.terminal.words import Words
from landfall.texts.say import words_of


def draw_result(state: State, names: list[str], words: Words, told: Sequence[Event] = ()) -> RenderableType:
    """How a game has ended; `told` is its story, if that is at hand."""
    ends = plain_events([event for event in told if event.judges])
    return draw_scores(state.game, state.scores(), names, state.winners(), words, ends)


def draw_scores(
    game: Game,
    scores: Sequence[Mapping[str, int]],
    names: list[str],
    winners: Sequence[int],
    words: Words,
    told: Sequence[Told] = (),
) -> RenderableType:
    """A column for each seat, a row for each category of points. Alone nobody wins: the story says how good it was."""
    if len(names) == 1:
        winners = ()
        judges = {name for name, kind in game.event_kinds.items() if kind.judges}
        judged = [event for event in told if event["is"] in judges]
        said = words.event(game, judged[-1], names) if judged else words("ended")
    else:
        said = words.named(names, "winners", winner_seats=list(winners))
    parts: list[RenderableType] = [Text(said, style="bold green")]
    categories = list(dict.fromkeys(category for seat in scores for category in seat))
    if categories:
        table = Table(box=box.SIMPLE_HEAD, show_edge=False)
        table.add_column("")
        for seat in range(len(names)):
            table.add_column(names[seat], justify="right", header_style="bold green" if seat in winners else "bold")
        for category in categories:
            key = f"score-{category}"
            label = words.of(game, key) if words.has(game, key) else words_of(category)
            table.add_row(label, *[str(seat.get(category, "")) for seat in scores])
        key, _ = game.total(scores[0])
        label = words.of(game, key) if words.has(game, key) else words("total")
        table.add_section()
        table.add_row(Text(label, style="bold"), *[Text(str(game.total(seat)[1]), style="bold") for seat in scores])
        parts.append(table)
    return Group(*parts)
