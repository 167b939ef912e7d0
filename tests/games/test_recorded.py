"""Whole games that were kept: they are played again, end as they did, and show all that must appear."""

from __future__ import annotations

from pathlib import Path

import pytest

import landfall
from tests.recorded import RecordedGame, marks_of, recorded_games

AGAIN = "if its rules have changed, run: python -m tests.record_games"


@pytest.mark.parametrize("path", recorded_games(), ids=lambda path: path.stem)
def test_a_recorded_game_ends_as_it_did(path: Path) -> None:
    kept = RecordedGame.read(path)
    game = landfall.load_game(kept.record.game)
    assert [part.rules_version for part in kept.record.parts] == [game.rules_version], f"{AGAIN} {game.id}"
    state = landfall.replay(kept.record)
    assert state.is_terminal()
    assert list(state.winners()) == kept.winners
    assert state.scores() == kept.scores
    assert set(kept.shows) <= marks_of(state)


@pytest.mark.parametrize("path", recorded_games(), ids=lambda path: path.stem)
def test_a_recorded_game_is_one_line_that_can_be_read_as_a_record(path: Path) -> None:
    assert path.read_text(encoding="utf-8").count("\n") == 1
    record = RecordedGame.read(path).record
    assert landfall.Record.from_json(record.to_json()) == record


@pytest.mark.parametrize("game_id", landfall.game_ids())
def test_recorded_games_show_all_that_must_appear(game_id: str) -> None:
    records = [RecordedGame.read(path).record for path in recorded_games()]
    states = [landfall.replay(record) for record in records if record.game == game_id]
    assert states, f"no game of {game_id} is kept; {AGAIN} {game_id}"
    shown = {mark for state in states for mark in marks_of(state)}
    missing = sorted(landfall.load_game(game_id).must_appear() - shown)
    assert not missing, f"no recorded game of {game_id} shows: {', '.join(missing)}"
