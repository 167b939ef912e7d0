"""What an author keeps beside the rules: recorded games, perft counts, texts."""

from __future__ import annotations

from pathlib import Path

import pytest

import landfall
from landfall.testing.perft import Position, perft
from landfall.testing.recorded import RecordedGame, marks_of
from landfall.texts.completeness import languages_of, missing_texts, unknown_fields


def test_a_recorded_game_ends_as_it_did(recorded_game: Path) -> None:
    kept = RecordedGame.read(recorded_game)
    game = landfall.load_game(kept.record.game)
    again = f"if its rules have changed, run: python -m landfall.testing.recording {game.id} {recorded_game.parent}"
    assert [part.rules_version for part in kept.record.parts] == [game.rules_version], again
    state = landfall.replay(kept.record)
    assert state.is_terminal(), again
    assert (list(state.winners()), state.scores()) == (kept.winners, kept.scores), again
    assert set(kept.shows) <= marks_of(state), again


def test_recorded_games_show_all_that_must_appear(game_id: str, recorded_games: list[Path]) -> None:
    if not recorded_games:
        pytest.skip(f"no games of {game_id} are kept; python -m landfall.testing.recording {game_id} FOLDER makes some")
    shown = {mark for path in recorded_games for mark in marks_of(landfall.replay(RecordedGame.read(path).record))}
    missing = sorted(landfall.load_game(game_id).must_appear() - shown)
    assert not missing, f"no recorded game of {game_id} shows: {', '.join(missing)}"


def test_there_are_as_many_ways_as_were_counted(position: Position, depth: int) -> None:
    assert perft(position.state(), depth) == position.counts[depth]


def test_texts_are_complete_in_every_language_that_the_game_brings(game_id: str) -> None:
    game = landfall.load_game(game_id)
    if not game.texts():
        pytest.skip(f"{game_id} brings no texts: its names are shown as they are")
    languages = languages_of(game)
    assert languages, f"{game.texts()} holds neither en.ftl nor pl.ftl nor fr.ftl"
    assert missing_texts(game, languages) == []


def test_texts_use_only_fields_that_there_are(game_id: str) -> None:
    assert unknown_fields(landfall.load_game(game_id)) == []
