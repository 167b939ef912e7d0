"""The smallest third-party game: tic-tac-toe on Landfall's public API. See pyproject.toml for how Landfall finds it."""

from dataclasses import dataclass
from typing import Any, Final

from landfall.flow import Block, Catalogue, Decision, Game, Refusal, State
from landfall.flow.fields import row, whole

LINES: Final = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
THROUGH: Final = tuple(tuple(line for line in LINES if cell in line) for cell in range(9))


class TicTacToe(State):
    def __init__(self, game: Game, options: dict[str, Any], key: bytes, cells: list[int], winner: int) -> None:
        super().__init__(game, 2, options, key)
        self.cells = cells  # -1: empty
        self.empty = [cell for cell in range(9) if cells[cell] < 0]
        self.winner = winner  # -1: nobody yet

    def clone(self) -> "TicTacToe":
        copy = TicTacToe(self.game, self.options, self.key, self.cells[:], self.winner)
        self.copy_flow_to(copy)
        return copy


@dataclass(init=False, unsafe_hash=True)
class Mark(Decision):
    """A seat marks an empty cell; three in a line win."""

    def legal(self, state: TicTacToe) -> list[int]:
        return state.empty

    def take(self, state: TicTacToe, action: int) -> None:
        cells, seat = state.cells, self.seat
        cells[action] = seat
        state.empty = state.empty.copy()  # a new list: a caller may still hold the old one
        state.empty.remove(action)
        for a, b, c in THROUGH[action]:
            if cells[a] == cells[b] == cells[c]:
                state.winner = seat
                return
        if state.empty:
            state.then(MARK[1 - seat])

    def why_not(self, state: TicTacToe, action: int) -> Refusal:
        return Refusal("cell-taken", facts={"cell": action, "seat": state.cells[action]})


MARK: Final = (Mark(0), Mark(1))  # frames are values: the same two serve every game


class TicTacToeGame(Game):
    def set_up(self, seats: int, options: dict[str, Any], key: bytes) -> TicTacToe:
        state = TicTacToe(self, options, key, [-1] * 9, -1)
        state.then(MARK[0])
        return state

    def table_from(self, table: Any, seats: int, options: dict[str, Any], key: bytes) -> TicTacToe:
        return TicTacToe(self, options, key, row(table, "cells", 9, -1, 1), whole(table, "winner", -1, 1))

    def table(self, state: TicTacToe) -> dict[str, Any]:
        return {"cells": state.cells[:], "winner": state.winner}

    def table_for(self, state: TicTacToe, seat: int | None) -> dict[str, Any]:
        return self.table(state)  # nothing is hidden

    def winners(self, state: TicTacToe) -> tuple[int, ...]:
        if not state.is_terminal():
            return ()
        return (0, 1) if state.winner < 0 else (state.winner,)


def game() -> Game:
    return TicTacToeGame(
        "tic-tac-toe", "Tic-tac-toe", range(2, 3), "1", Catalogue(Block("mark", cell=range(9))), (Mark,)
    )
