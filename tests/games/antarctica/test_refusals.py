"""Every refusal of Antarctica is said in all languages, with the facts it needs, and every text has a use."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import landfall
from landfall.flow import Refusal, Rng
from landfall.texts import LANGUAGES, has_text
from tests.games.antarctica.positions import GAME
from tests.games.antarctica.steering import eagerly

SOURCES = sorted((Path(landfall.__file__).parent / "games" / "antarctica").rglob("*.py"))
CODES = sorted({code for path in SOURCES for code in re.findall(r'Refusal\(\s*"([a-z-]+)"', path.read_text("utf-8"))})


def test_the_rules_refuse_by_many_codes() -> None:
    assert len(CODES) > 25
    assert "out-of-reach" in CODES


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", CODES)
def test_every_code_has_a_text(code: str, lang: str) -> None:
    assert has_text(f"refusal-{code}", lang, GAME.texts())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_refusal_text_is_left_over(lang: str) -> None:
    text = (Path(GAME.texts()) / f"{lang}.ftl").read_text("utf-8")
    assert sorted(re.findall(r"^refusal-([a-z-]+) =", text, re.MULTILINE)) == CODES


@pytest.mark.parametrize("seats", [2, 4])
def test_refusals_met_in_play_are_said_with_their_facts(seats: int) -> None:
    rng = Rng(f"refused {seats}")
    state = GAME.new_initial_state(seats, {}, 8)
    met: dict[str, Refusal] = {}
    while not state.is_terminal():
        for _ in range(6):
            refusal = state.refusal(rng.below(GAME.actions.size))
            if refusal is not None:
                met.setdefault(refusal.code, refusal)
        state.apply_action(eagerly(state, rng))
    assert len(met) > 18
    for code, refusal in met.items():
        for lang in LANGUAGES:
            said = landfall.say(refusal, lang)
            assert "{" not in said
            assert code not in said
            assert said[-1] in ".!?)"
