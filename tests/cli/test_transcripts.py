"""The text of one whole game in each language, so that a change of wording shows in review.

`LANDFALL_RENEW=1 pytest tests/cli/test_transcripts.py` writes them again.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import landfall
from landfall.texts import LANGUAGES
from tests.cli.runner import run

TRANSCRIPTS = Path(__file__).parent / "transcripts"
NAMES = ["Ania", "Bob", "Celina"]


def record() -> landfall.Record:
    """An advanced game of three, with choices drawn by a generator of its own."""
    state = landfall.load_game("star-race").new_initial_state(3, {"variant": "advanced"}, seed="transcript")
    rng = landfall.Rng("choices")
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])
    return landfall.Record.of(state, NAMES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_reads_as_it_did(lang: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(record().to_json(), encoding="utf-8")
    ran = run("replay", str(file), "--all", "--open", "--lang", lang)
    assert ran.code == 0, ran.err
    told = "\n".join(line.rstrip() for line in ran.out.splitlines()) + "\n"
    kept = TRANSCRIPTS / f"star-race.{lang}.txt"
    if os.environ.get("LANDFALL_RENEW") == "1":
        kept.parent.mkdir(exist_ok=True)
        kept.write_text(told, encoding="utf-8")
    assert told == kept.read_text(encoding="utf-8")
