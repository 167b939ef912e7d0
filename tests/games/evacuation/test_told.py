"""Things of cards and boards keep their names in the story, whatever the language does with nouns."""

from __future__ import annotations

import pytest

from landfall.games.evacuation.story.actions import InfrastructureCompleted, InfrastructureTaken, Invented, ShipBuilt
from landfall.games.evacuation.story.cards import CardPlayed
from landfall.games.evacuation.story.years import ShipSent
from landfall.texts import say

TOLD = (
    CardPlayed(0, "card_14", 2),
    Invented(0, "T1-1a", True),
    InfrastructureTaken(0, "I-01"),
    InfrastructureCompleted(0, "I-01"),
    ShipBuilt(0, "S05", "old", False),
    ShipSent(0, "S05", 2),
)
WORDS = {
    "en": (
        "plays card 14",
        "develops ",
        "takes Sun foundry",
        "completes Sun foundry",
        "builds ship S05",
        "sends ship S05",
    ),
    "pl": (
        "zagrywa: karta 14",
        "rozwija technologię: ",
        "bierze: Huta",
        "ukończona infrastruktura: Huta",
        "buduje statek S05",
        "wysyła statek",
    ),
    "fr": (
        "joue la carte 14",
        "développe : ",
        "prend : F",
        "achève : F",
        "construit le vaisseau",
        "envoie le vaisseau",
    ),
}


@pytest.mark.parametrize("lang", WORDS)
def test_an_event_names_its_things(lang: str) -> None:
    said = [say(event, lang).replace("\u00a0", " ") for event in TOLD]
    assert [words in told for words, told in zip(WORDS[lang], said, strict=True)] == [True] * len(TOLD), said
