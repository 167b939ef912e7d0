"""The how-to names what a table can be set with, in the words of the options."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.games.evacuation.positions import GAME

OPTIONS = ("bonuses-strict", "bonuses-generous", "common_goals", "lines")
MORE = {
    "en": ("Action cards", "Solo deck"),
    "pl": ("Karty akcji", "Talia solo"),
    "fr": ("Cartes action", "Paquet solo"),
}


@pytest.mark.parametrize("lang", MORE)
def test_every_module_is_explained(lang: str) -> None:
    folder = Path(GAME.texts())
    said = (folder / f"{lang}.ftl").read_text(encoding="utf-8")
    named = [re.findall(rf"(?m)^option-{option} = (.+)$", said)[0] for option in OPTIONS]
    howto = (folder / f"howto.{lang}.md").read_text(encoding="utf-8")
    explained = re.findall(r"\*{1,2}([^*]+?)\.?\*{1,2}", howto)
    assert {*named, *MORE[lang]} <= set(explained)
