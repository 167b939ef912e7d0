"""Every text exists in all languages, uses only known fields, and has all plural forms."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import landfall
from landfall.flow import Game
from landfall.games.registry import OURS
from landfall.terminal.words import TEXTS
from landfall.texts import LANGUAGES, bundles, say
from landfall.texts.completeness import missing_texts, unknown_fields

GAMES = [landfall.load_game(id) for id in OURS]
FOLDERS = [str(bundles.HERE), TEXTS, *[game.texts() for game in GAMES]]
ROOT = Path(__file__).parents[1]
FRENCH = sorted([*ROOT.glob("src/**/*fr.ftl"), *ROOT.glob("src/**/*.fr.md"), *ROOT.glob("web/src/**/fr.ftl")])
PLURALS = {"en": {"one", "other"}, "pl": {"one", "few", "many", "other"}, "fr": {"one", "other"}}
NAMES = ["Ania", "Bob", "Celina", "Dawid"]


def messages(folder: str, lang: str) -> dict[str, ast.Message]:
    parsed = FluentParser().parse((Path(folder) / f"{lang}.ftl").read_text(encoding="utf-8"))
    junk = [entry.content for entry in parsed.body if isinstance(entry, ast.Junk)]
    assert not junk, f"{folder} {lang}: {junk}"
    found = [entry for entry in parsed.body if isinstance(entry, ast.Message)]
    assert len({message.id.name for message in found}) == len(found), f"{folder} {lang}: a key is there twice"
    return {message.id.name: message for message in found}


class Found(Visitor):
    """Variables and choices in a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.choices: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = [variant.key for variant in node.variants]
        self.choices.append({key.name if isinstance(key, ast.Identifier) else key.value for key in keys})
        self.generic_visit(node)


def found_in(message: ast.Message) -> Found:
    found = Found()
    found.visit(message)
    return found


@pytest.mark.parametrize("file", FRENCH, ids=lambda file: str(file.relative_to(ROOT)))
def test_french_signs_stay_with_the_word_before_them(file: Path) -> None:
    alone = [line for line in file.read_text(encoding="utf-8").splitlines() if re.search(r"\S [:;?!»](\W|$)|« ", line)]
    assert not alone, "a line could break before the sign: put a no-break space there"


@pytest.mark.parametrize("folder", FOLDERS)
def test_all_languages_have_the_same_texts(folder: str) -> None:
    english = set(messages(folder, "en"))
    for lang in LANGUAGES:
        assert set(messages(folder, lang)) == english, lang


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_text_uses_the_same_fields_in_all_languages(folder: str) -> None:
    def of(message: ast.Message, lang: str) -> set[str]:
        forms = "|".join(["id", "count", *bundles.bundle("", lang).forms()])
        return {re.sub(rf"_({forms})$", "", name) for name in found_in(message).variables}

    english = messages(folder, "en")
    for lang in LANGUAGES:
        for key, message in messages(folder, lang).items():
            assert of(message, lang) <= of(english[key], "en") | {"number"}, f"{lang}: {key}"


@pytest.mark.parametrize("folder", FOLDERS)
def test_plurals_are_whole(folder: str) -> None:
    for lang in LANGUAGES:
        for key, message in messages(folder, lang).items():
            for choices in found_in(message).choices:
                if choices & (PLURALS["pl"] - {"other"}):
                    assert choices >= PLURALS[lang], f"{lang}: {key} has {choices}"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_decision_action_event_or_option_lacks_a_text(game: Game) -> None:
    assert missing_texts(game) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_texts_use_only_the_fields_there_are(game: Game) -> None:
    assert unknown_fields(game) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_refusal_in_the_rules_has_a_text(game: Game) -> None:
    source = Path(game.texts()).parent
    codes = {code for file in source.rglob("*.py") for code in re.findall(r'Refusal\(\s*"([a-z-]+)"', file.read_text())}
    assert codes
    for lang in LANGUAGES:
        keys = set(messages(game.texts(), lang)) | set(messages(str(bundles.HERE), lang))
        assert {code for code in codes if f"refusal-{code}" not in keys} == set()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_action_is_said(game: Game) -> None:
    for lang in LANGUAGES:
        for action in range(game.actions.size):
            assert "{" not in say(game.named(action), lang, NAMES)


def played(game: Game) -> Iterator[landfall.State]:
    """One game per number of seats and value of the first option, move by move."""
    for seats in game.seats:
        for value in game.options[0].values:
            state = game.new_initial_state(seats, {game.options[0].name: value}, seed=f"{seats} {value}")
            rng = landfall.Rng(3)
            while not state.is_terminal():
                yield state
                legal = state.legal_actions()
                state.apply_action(legal[rng.below(len(legal))])
            yield state


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_is_asked_and_told_in_whole_games_has_texts(game: Game) -> None:
    seen: set[str] = set()
    for state in played(game):
        told = state.kept_history().story
        values: list[object] = [*told[-4:]]
        question = state.decision() if not state.is_terminal() else None
        if question is not None:
            values.append(question)
            legal = set(state.legal_actions())
            refused = [action for action in range(0, game.actions.size, 7) if action not in legal][:3]
            values.extend(state.refusal(action) for action in refused)
        for value in values:
            if str(value) not in seen:
                seen.add(str(value))
                for lang in LANGUAGES:
                    words = say(value, lang, NAMES)
                    assert words
                    assert "{" not in words


def test_cards_planets_and_ships_of_star_race_are_explained() -> None:
    from landfall.games.star_race.table import components

    game = landfall.load_game("star-race")
    keys = [f"name-{card}" for card in components.CARD_IDS] + [f"card-{card}-help" for card in components.CARD_IDS]
    keys += [f"name-{planet}" for planet in components.PLANET_IDS]
    keys += [f"planet-{planet}-help" for planet in (*components.PLANET_IDS, "plain")]
    keys += [f"ship-{ship}" for ship in components.SHIP_IDS]
    keys += [f"name-{race}" for race in components.RACES]
    keys += [f"name-{corporation}" for corporation in components.CORPORATIONS]
    keys += [f"score-mission-{number}" for number in range(1, max(components.MISSIONS) + 1)]
    for lang in LANGUAGES:
        assert set(keys) <= set(messages(game.texts(), lang))
        howto = Path(game.texts()) / f"howto.{lang}.md"
        assert 20 < len(howto.read_text(encoding="utf-8").splitlines()) < 60
