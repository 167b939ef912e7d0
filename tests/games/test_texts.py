"""What is asked, told and refused in random play is said in every language, from the fields it has.

That our own files are whole is shown in tests/test_texts_complete.py; here are the values that games really give.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import landfall
from landfall.flow import Event, Game, Question, Refusal, Rng
from landfall.texts import LANGUAGES, has_text
from landfall.texts.bundles import HERE, bundle
from landfall.texts.completeness import missing_texts
from tests.cases import Case, few_cases, stretch

GAMES = [landfall.load_game(game_id) for game_id in landfall.game_ids()]
WITH_TEXTS = pytest.mark.parametrize("game", [game for game in GAMES if game.texts()], ids=lambda game: game.id)

Value = Question | Event | Refusal


def values_of(case: Case) -> Iterator[Value | None]:
    """What a random game asks, refuses and tells."""
    rng = Rng(f"texts {case}")
    for state in stretch(case, f"texts {case}", about=40):
        for seat in range(case.seats):
            yield state.decision(seat)
            for action in [None, *(rng.below(state.game.actions.size) for _ in range(20))]:
                yield state.refusal(action, seat)
        yield state.refusal(0, case.seats)
    yield from state.kept_history().story


def key_and_fields(value: Value) -> tuple[str, frozenset[str]]:
    """The key of a value's text, and the names it may use."""
    if isinstance(value, Question):
        return f"decision-{value.kind}", frozenset({"seat", "source", *value.fields})
    if isinstance(value, Refusal):
        return f"refusal-{value.code}", frozenset({"rule", *value.facts})
    return f"event-{type(value).__name__}", frozenset(field.name for field in fields(value))  # type: ignore[arg-type]


@cache
def met(game_id: str) -> dict[tuple[str, frozenset[str]], Value]:
    """A value for each key that random games of all cases lead to, and for each set of fields it comes with."""
    values: dict[tuple[str, frozenset[str]], Value] = {}
    for case in few_cases():
        if case.game_id == game_id:
            for value in values_of(case):
                if value is not None:
                    values.setdefault(key_and_fields(value), value)
    return values


@WITH_TEXTS
def test_every_decision_event_action_and_option_has_a_text_in_every_language(game: Game) -> None:
    assert missing_texts(game) == []


@WITH_TEXTS
def test_everything_met_in_random_play_has_a_text_in_every_language(game: Game) -> None:
    keys = {key for key, _ in met(game.id)}
    lacking = [f"{lang}: {key}" for lang in LANGUAGES for key in sorted(keys) if not has_text(key, lang, game.texts())]
    assert lacking == []


@WITH_TEXTS
def test_every_code_in_the_source_of_the_rules_has_a_text_in_every_language(game: Game) -> None:
    package = Path(game.texts()).parent
    codes = {code for file in package.rglob("*.py") for code in re.findall(r'Refusal\(\s*"([^"]+)"', file.read_text())}
    assert codes
    lacking = [
        f"{lang}: {code}" for lang in LANGUAGES for code in codes if not has_text(f"refusal-{code}", lang, game.texts())
    ]
    assert lacking == []


class Variables(Visitor):
    """The names a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def names_used(folder: str | Path, lang: str) -> dict[str, set[str]]:
    used: dict[str, set[str]] = {}
    for entry in FluentParser().parse((Path(folder) / f"{lang}.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            found = Variables()
            found.visit(entry)
            used[entry.id.name] = found.names
    return used


@WITH_TEXTS
@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_use_only_fields_that_their_values_always_have(game: Game, lang: str) -> None:
    used = names_used(HERE, lang) | names_used(game.texts(), lang)
    endings = ["", "_id", "_count", *(f"_{form}" for form in bundle("", lang).forms())]
    for key, given in met(game.id):
        strange = used[key] - {field + ending for field in given for ending in endings}
        assert not strange, f"{key} uses {strange}, but is given {sorted(given)}"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_everything_met_in_random_play_can_be_said(game: Game) -> None:
    """A game without texts is said by its names."""
    for value in met(game.id).values():
        for lang in LANGUAGES:
            words = landfall.say(value, lang)
            assert words.strip()
            assert "{" not in words


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_action_can_be_said(game: Game) -> None:
    for action in range(0, game.actions.size, 1 + game.actions.size // 60):
        for lang in LANGUAGES:
            words = landfall.say(game.named(action), lang)
            assert words.strip()
            assert "{" not in words


PLURALS = {"en": {"one", "other"}, "pl": {"one", "few", "many", "other"}, "fr": {"one", "other"}}


class Choices(Visitor):
    """The keys of each choice in a message."""

    def __init__(self) -> None:
        self.keys: list[set[str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.keys.append({str(getattr(v.key, "name", None) or getattr(v.key, "value", "")) for v in node.variants})
        self.generic_visit(node)


@WITH_TEXTS
@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_a_number_selects_all_plural_forms_are_there(game: Game, lang: str) -> None:
    parsed = FluentParser().parse((Path(game.texts()) / f"{lang}.ftl").read_text(encoding="utf-8"))
    choices = Choices()
    choices.visit(parsed)
    for keys in choices.keys:
        if keys & {"one", "few", "many"}:
            assert keys >= PLURALS[lang], keys
