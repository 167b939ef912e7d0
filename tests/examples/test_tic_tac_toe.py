"""The smallest third-party game: it plays, and Landfall finds it through a real entry point."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import landfall
from landfall.flow import State
from landfall.games import registry
from tests.cases import EXAMPLES

FOLDER = EXAMPLES / "tic_tac_toe"


def played(cells: str) -> State:
    state = landfall.load_game("tic-tac-toe").new_initial_state(seed=1)
    for cell in cells:
        state.apply_action(int(cell))
    return state


def test_three_in_a_line_win() -> None:
    state = played("03142")
    assert state.is_terminal()
    assert (state.winners(), state.returns()) == ((0,), [1.0, -1.0])


def test_the_second_seat_can_win() -> None:
    assert played("831425").winners() == (1,)


def test_a_full_board_without_a_line_is_shared() -> None:
    state = played("012435768")
    assert state.is_terminal()
    assert (state.winners(), state.returns()) == ((0, 1), [0.0, 0.0])


def test_a_taken_cell_is_refused() -> None:
    refusal = played("4").refusal(4)
    assert refusal is not None
    assert (refusal.code, refusal.facts) == ("cell-taken", {"cell": 4, "seat": 0})


@pytest.fixture
def unregistered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As in a process that was told of no game."""
    monkeypatch.delitem(registry.added, "tic-tac-toe")
    registry.loaded.cache_clear()
    yield
    registry.loaded.cache_clear()


@pytest.mark.usefixtures("unregistered")
def test_an_installed_game_is_found_by_its_entry_point(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    project = tomllib.loads((FOLDER / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    points = project["entry-points"]["landfall.games"]
    assert list(points) == ["tic-tac-toe"]

    installed = tmp_path / "tic_tac_toe-1.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: tic-tac-toe\nVersion: 1\n", encoding="utf-8")
    named = "\n".join(f"{name} = {value}" for name, value in points.items())
    (installed / "entry_points.txt").write_text(f"[landfall.games]\n{named}\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.syspath_prepend(FOLDER)

    assert "tic-tac-toe" in landfall.game_ids()
    game = landfall.load_game("tic-tac-toe")
    assert game.title == "Tic-tac-toe"
    assert len(game.new_initial_state(seed=1).legal_actions()) == 9
