"""Games in a file: what is written is read, and trajectories are those of the games."""

from __future__ import annotations

from pathlib import Path

import pytest

import landfall
from landfall.arena import NoSuchFormat, read_games, simulate, trajectories, write_games
from landfall.flow import BadInput
from tests.cli.runner import run

GAMES = 4


@pytest.fixture(params=[".jsonl", ".parquet"])
def file(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    if request.param == ".parquet":
        pytest.importorskip("pyarrow", reason="pyarrow is not installed: pip install 'landfall[parquet]'")
    return tmp_path / f"games{request.param}"


def test_what_was_played_is_read_again(file: Path) -> None:
    done = simulate("star-race", 3, GAMES, ["greedy", "random", "random"], seed=5, processes=1, keep_records=True)
    write_games(file, done.rows)
    kept = list(read_games(file))
    plain = simulate("star-race", 3, GAMES, ["greedy", "random", "random"], seed=5, processes=1).rows
    assert [game.row for game in kept] == plain  # a record changes nothing in what is played
    for game in kept:
        final = landfall.replay(game.record)
        assert (list(final.winners()), final.returns()) == (game.row.winners, game.row.returns)
    assert [path.name for path in file.parent.iterdir()] == [file.name]


def test_trajectories_hold_what_was_seen_allowed_done_and_reached(file: Path) -> None:
    done = simulate("star-race", 2, GAMES, ["random"], seed=6, processes=1, keep_records=True)
    write_games(file, done.rows)
    decided = list(trajectories(file))
    game = landfall.load_game("star-race")
    assert len(decided) == sum(row.length for row in done.rows)
    for step in decided:
        assert len(step.observation) == game.observation_size(2)
        assert len(step.mask) == game.actions.size
        assert step.mask[step.action] == 1
        assert step.result == done.rows[step.game].returns[step.seat]
    assert {step.game for step in decided} == set(range(GAMES))


def test_the_command_writes_a_file(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    ran = run("simulate", "tic-tac-toe", "--games", "5", "--out", str(file), "--processes", "1", "--lang", "en")
    assert ran.code == 0, ran.err
    assert f"5 games are in {file}." in " ".join(ran.out.split())
    assert len(list(read_games(file))) == 5


@pytest.mark.parametrize(
    ("name", "said"), [("games.csv", "ends in one of .jsonl, .parquet"), ("nowhere/games.jsonl", "There is no folder")]
)
def test_a_file_that_cannot_be_written_is_refused_before_anything_is_played(
    tmp_path: Path, name: str, said: str
) -> None:
    ran = run("simulate", "tic-tac-toe", "--out", str(tmp_path / name), "--lang", "en")
    assert ran.code == 2
    assert said in ran.err


def test_what_is_no_file_of_games_is_an_error_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").write_text("junk\n", encoding="utf-8")
    with pytest.raises(BadInput, match=r"games\.jsonl, line 1"):
        list(read_games(tmp_path / "games.jsonl"))
    with pytest.raises(NoSuchFormat):
        list(read_games(tmp_path / "games.txt"))
