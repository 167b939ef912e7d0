"""`landfall analyse`: a saved game weighed, decision by decision."""

from __future__ import annotations

import json
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from landfall.analysis import Analysis, Decided
from landfall.analysis import analyse as weigh
from landfall.arena import WorkerDied
from landfall.cli.checks import game_called
from landfall.cli.many_games import check_numbers, progress_bar
from landfall.cli.saved_games import read_game
from landfall.flow import BadRecord, Game, OtherRules, Refusal
from landfall.terminal.tables.chairs import names_in
from landfall.terminal.words import Unusable, Words
from landfall.texts.say import words_of


def analyse(
    words: Words,
    file: Path,
    simulations: int,
    seconds: float | None,
    seed: str,
    processes: int | None,
    as_json: bool,
    ray: str | None = None,
    number: int | None = None,
) -> None:
    check_numbers({"--simulations": simulations, "--processes": processes})
    if seconds is not None and not seconds > 0:
        raise Unusable("wrong-number", option="--seconds", least=1)
    record = read_game(file, number)
    game_called(record.game)
    moves = sum(len(part.moves) for part in record.parts)
    with progress_bar(words, moves, as_json, "analysing") as on_progress:
        try:
            done = weigh(record, simulations, seconds, seed, processes, on_progress, ray=ray)
        except BadRecord as wrong:
            raise Unusable("not-a-record", file=str(file), what=wrong) from None
        except OtherRules as wrong:
            raise Unusable("analyse-other-rules", file=str(file), what=str(wrong)) from None
        except WorkerDied as died:
            raise Unusable("arena-failed", what=str(died)) from died
    if as_json:
        print(json.dumps(done.to_dict()))
    else:
        show(done, names_in(record, words), words)


def show(done: Analysis, names: list[str], words: Words) -> None:
    console = Console(highlight=False)
    table = Table(box=None, pad_edge=False)
    for column in ("player", "accuracy", "start", "choices", "others", "luck", "result"):
        table.add_column(words(f"analyse-{column}"), justify="left" if column == "player" else "right")
    for player in done.players:
        moved = (player.start, player.choices, player.others, player.luck, player.result)
        table.add_row(names[player.seat], f"{player.accuracy:.0f}", *(percent(one) for one in moved))
    console.print(table)
    for player in done.players:
        for at in player.worst:
            console.print()
            tell(done.decisions[at], done, names, words, console)


def tell(one: Decided, done: Analysis, names: list[str], words: Words, console: Console) -> None:
    """A costly decision: what was done, what would have been better, and where the points are lost."""
    game = game_called(done.game)

    def said(action: tuple[str, dict[str, object]]) -> str:
        return words.say(game.named(game.actions.encode(action[0], **action[1])), names)

    facts = {"move": one.move + 1, "name": names[one.seat], "action": said(one.action)}
    console.print(Text(words("analyse-decision", **facts), style="bold"))
    cost = {
        "cost": percent(-one.cost),
        "error": percent(one.cost_error).lstrip("+"),
        "points": f"{-one.points_cost:+.1f}",
    }
    console.print("  " + words("analyse-cost", **cost))
    console.print("  " + words("analyse-better", line=" › ".join(said(action) for action in one.line)))
    lost = [(name, amount) for name, amount in one.sources.items() if amount <= -0.5]
    if lost:
        lost.sort(key=lambda each: each[1])
        told = ", ".join(f"{source_of(game, name, words)} {amount:+.1f}" for name, amount in lost)
        console.print("  " + words("analyse-sources", sources=told))
    for each in one.consequences:
        why = words.say(Refusal(each.code, each.rule, each.facts, game.id), names)
        key = "analyse-hinders" if each.seat == one.seat else "analyse-enables"
        console.print("  " + words(key, name=names[each.seat], action=said(each.action), why=why))


def source_of(game: Game, name: str, words: Words) -> str:
    key = f"score-{name}"
    return words.of(game, key) if words.has(game, key) else words_of(name)


def percent(share: float) -> str:
    whole = round(100.0 * share)
    return f"{whole:+d} %" if whole else "0 %"
