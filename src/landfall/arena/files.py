"""Games kept in a file, to learn from or to look at again: one game per line (JSON) or per row (Parquet).

    landfall simulate star-race --games 1000 --bots greedy --out games.jsonl

    for game in read_games("games.jsonl"):
        print(game.row.winners, len(game.record.parts[0].moves))
    for step in trajectories("games.jsonl"):
        learn(step.observation, step.mask, step.action, step.result)

A file holds the results and the records. Trajectories are played again from the records, so a file stays small, and an
observation is always the one of the engine that reads it. Parquet needs pyarrow (`pip install "landfall[parquet]"`).
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from landfall.arena.simulate import GameRow
from landfall.flow import BadInput, Record
from landfall.replays import replay

FORMATS = (".jsonl", ".parquet")
AS_TEXT = ("scores", "figures", "record")  # columns of Parquet that hold JSON: what is in them differs by game


class KeptGame(NamedTuple):
    """A game of a file."""

    row: GameRow
    record: Record


class Decided(NamedTuple):
    """One decision of a game: what the seat saw, what it might do, what it did, and how the game ended for it."""

    game: int  # the number of the game in its file
    seat: int
    observation: array[float]
    mask: bytes  # 1 for a legal action, by number
    action: int
    result: float  # the seat's return at the end


class NoSuchFormat(BadInput):
    """A file whose name says neither .jsonl nor .parquet, or Parquet without pyarrow."""


def check_format(path: Path) -> None:
    """Raises NoSuchFormat if a file of this name cannot be written here."""
    if path.suffix not in FORMATS:
        raise NoSuchFormat(f"{path.name}: the name of a file of games ends in {' or '.join(FORMATS)}")
    if path.suffix == ".parquet":
        parquet()


def write_games(path: str | Path, rows: Iterable[GameRow]) -> None:
    """Write games that were simulated with `keep_records`. A file that is there is replaced once all is written."""
    path = Path(path)
    check_format(path)
    made = path.with_name(f"{path.name}.part")
    try:
        if path.suffix == ".jsonl":
            with open(made, "w", encoding="utf-8") as file:
                for row in rows:
                    file.write(json.dumps({**row.to_dict(), "record": json.loads(row.record)}) + "\n")
        else:
            write_parquet(made, [row.to_dict() for row in rows])
        made.replace(path)
    finally:
        with suppress(FileNotFoundError):
            made.unlink()


def read_games(path: str | Path) -> Iterator[KeptGame]:
    """The games of a file, in their order."""
    path = Path(path)
    check_format(path)
    for values in read_lines(path) if path.suffix == ".jsonl" else read_parquet(path):
        record = Record.from_json(json.dumps(values.pop("record")))
        yield KeptGame(GameRow(**values), record)


def trajectories(path: str | Path) -> Iterator[Decided]:
    """Every decision of every game of a file, in order."""
    for kept in read_games(path):
        yield from decisions_of(kept.record, kept.row.number)


def decisions_of(record: Record, number: int = 0) -> Iterator[Decided]:
    """Every decision of a finished game."""
    final = replay(record)
    history = final.kept_history()
    results = final.returns()
    state = final.game.new_initial_state(record.seats, record.options, record.parts[0].seed)
    for seat, action in zip(history.movers, history.actions, strict=True):
        mask = bytes(state.legal_actions_mask(seat))
        yield Decided(number, seat, state.observation_tensor(seat), mask, action, results[seat])
        state.play(action, seat)


def read_lines(path: Path) -> Iterator[dict[str, Any]]:
    with open(path, encoding="utf-8") as file:
        for number, line in enumerate(file, start=1):
            try:
                values: dict[str, Any] = json.loads(line)
            except json.JSONDecodeError as wrong:
                raise BadInput(f"{path.name}, line {number}: {wrong}") from None
            yield values


def write_parquet(path: Path, rows: Sequence[dict[str, Any]]) -> None:
    arrow, files = parquet()
    told = [{**row, "scores": json.dumps(row["scores"]), "figures": json.dumps(row["figures"])} for row in rows]
    files.write_table(arrow.Table.from_pylist(told), path, compression="zstd")


def read_parquet(path: Path) -> Iterator[dict[str, Any]]:
    _, files = parquet()
    for row in files.read_table(path).to_pylist():
        yield {**row, **{name: json.loads(row[name]) for name in AS_TEXT}}


def parquet() -> tuple[Any, Any]:
    """pyarrow, if it is installed."""
    try:
        import pyarrow
        from pyarrow import parquet as files
    except ImportError:
        raise NoSuchFormat('Parquet needs pyarrow: pip install "landfall[parquet]"; .jsonl needs nothing') from None
    return pyarrow, files
