"""Refusals and questions are plain data."""

from __future__ import annotations

import json

import pytest

from landfall.flow import Question, Refusal


@pytest.mark.parametrize(
    ("refusal", "words"),
    [
        (Refusal("game-over"), "game-over"),
        (Refusal("hold-full", "p. 3"), "hold-full [p. 3]"),
        (Refusal("hold-full", facts={"crates": 4, "seat": 1}), "hold-full (crates: 4, seat: 1)"),
    ],
)
def test_a_refusal_can_be_read(refusal: Refusal, words: str) -> None:
    assert str(refusal) == words


def test_refusals_of_equal_content_are_equal() -> None:
    assert Refusal("a", "r", {"x": 1}, "g") == Refusal("a", "r", {"x": 1}, "g")
    assert Refusal("a", facts={"x": 1}) != Refusal("a", facts={"x": 2})


def test_a_refusal_goes_over_the_wire_without_its_game() -> None:
    refusal = Refusal("hold-full", "p. 3", {"crates": 4}, "harbour")
    assert json.loads(json.dumps(refusal.to_dict())) == {"code": "hold-full", "rule": "p. 3", "facts": {"crates": 4}}


def test_a_question_goes_over_the_wire_without_its_game() -> None:
    question = Question("Turn", 1, "market", {"crates": 4}, "harbour")
    plain = {"kind": "Turn", "seat": 1, "source": "market", "fields": {"crates": 4}}
    assert json.loads(json.dumps(question.to_dict())) == plain
