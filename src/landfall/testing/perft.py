"""In how many ways can a number of moves be made? Both a missing and an extra action change the count.

    python -m landfall.testing.perft FILE ...     count again from the positions in the files, and write the counts

A file is named after its game, `my-game.txt`, and holds positions:

    id     what the position is called
    start  the arguments of `new_initial_state` as JSON, such as {"seats": 2, "seed": 1}
    moves  optional, after `start`: [[seat, "name", {"argument": value}], ...]
    state  or the position as `to_dict` writes it; where several seats owe a decision, the first of them moves
    N      the number of ways to make N moves (a game that is over has none); 0 until it is counted
    #      a remark
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import landfall
from landfall.flow import Game, State

MOST = 80_000  # moves to make for a depth that is counted in every run


def perft(state: State, depth: int) -> int:
    """The number of ways to make this many moves; a finished game has none."""
    if depth == 1 or state.is_terminal():
        return len(state.legal_actions())
    seat = state.current_player()
    total = 0
    for action in state.legal_actions(seat):
        after = state.clone()
        after.play(action, seat)
        total += perft(after, depth - 1)
    return total


class Position:
    """A position of a file, with the numbers it gives by depth."""

    def __init__(self, game: str, name: str) -> None:
        self.game = game
        self.name = name
        self.start: dict[str, Any] = {}
        self.moves: list[tuple[int, str, dict[str, Any]]] = []
        self.stored: dict[str, Any] | None = None
        self.counts: dict[int, int] = {}

    def state(self) -> State:
        game: Game = landfall.load_game(self.game)
        if self.stored is not None:
            return game.state_from_dict(self.stored)
        state = game.new_initial_state(**self.start)
        for seat, name, arguments in self.moves:
            state.apply_action(game.actions.encode(name, **arguments), seat)
        return state

    def __str__(self) -> str:
        return f"{self.game}: {self.name}"


def positions_in(path: Path) -> list[Position]:
    positions: list[Position] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        word, _, text = line.partition(" ")
        if word == "id":
            positions.append(Position(path.stem, text))
        elif word == "start":
            positions[-1].start = json.loads(text)
        elif word == "moves":
            positions[-1].moves = [(seat, name, arguments) for seat, name, arguments in json.loads(text)]
        elif word == "state":
            positions[-1].stored = json.loads(text)
        elif word.isdigit():
            positions[-1].counts[int(word)] = int(text)
        elif word not in ("", "#"):
            raise ValueError(f"{path.name}: what is {word!r}?")
    return positions


def quick_depths(position: Position, most: int = MOST) -> list[int]:
    """The depths that take few moves: the last one is only counted, not made."""
    counts = position.counts
    return [depth for depth in counts if sum(number for before, number in counts.items() if before < depth) <= most]


def count_again(path: Path) -> None:
    """Write the numbers of a file again, for the depths it has; all other lines stay."""
    positions = iter(positions_in(path))
    lines = []
    for line in path.read_text(encoding="utf-8").splitlines():
        word, _, text = line.partition(" ")
        if word == "id":
            position = next(positions)
            state = position.state()
        if word.isdigit():
            counted = perft(state, int(word))
            if counted != int(text):
                print(f"{position}: depth {word} was {text}, is {counted}")
            line = f"{word} {counted}"
        lines.append(line)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for named in sys.argv[1:]:
        count_again(Path(named))
