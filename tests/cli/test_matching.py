"""Typed words as actions."""

from __future__ import annotations

import landfall
from landfall.terminal.prompt.matching import impossible, matching
from landfall.terminal.words import Words

GAME = landfall.load_game("star-race")
NAMES = ["Ania", "Bob", "Celina", "Dawid"]


def found(block: str, typed: str, lang: str = "en") -> list[object]:
    """The values of the block's actions that fit."""
    first = GAME.actions.blocks[block].first
    actions = list(range(first, first + GAME.actions.blocks[block].size))
    fitting = matching(GAME, actions, typed, Words(lang), NAMES)
    return [next(iter(GAME.actions.decode(action)[1].values())) for action in fitting]


def test_ids_in_any_order() -> None:
    assert found("pair", "B2 t1") == ["T1+B2"]
    assert found("pair", "T1+B2") == ["T1+B2"]
    assert found("trio", "K3 T1 B1") == ["T1+B1+K3"]
    assert found("set_aside", "swap swap copy") == ["copy+swap+swap"]


def test_one_ship_narrows_the_pairs() -> None:
    assert len(found("pair", "T1")) == 8


def test_names_in_the_language() -> None:
    assert found("play", "−1 −1") == ["minus1x2"]
    assert found("play", "-1 -1") == ["minus1x2"]
    assert found("play", "+1") == ["plus1"]
    assert found("play", "zamiana", "pl") == ["swap"]
    assert found("play", "zamianę", "pl") == ["swap"]
    assert found("play", "echange", "fr") == ["swap"]
    assert found("group", "terran") == ["race:terran"]
    assert found("group", "number 2") == ["number:2"]
    assert found("copy_from", "celina") == [2]


def test_words_that_fit_nothing() -> None:
    assert found("play", "dance") == []
    assert found("play", "?!") == []


def test_impossible_actions_come_from_what_is_asked_first() -> None:
    legal = [GAME.actions.encode("ship", ship="T1")]
    first = impossible(GAME, legal, "T3", Words("en"), NAMES)[0]
    assert GAME.actions.decode(first) == ("ship", {"ship": "T3"})
