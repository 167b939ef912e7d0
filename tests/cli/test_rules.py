"""`landfall rules`: the contents, a section, words, and what was perhaps meant."""

from __future__ import annotations

import pytest

from landfall.texts import LANGUAGES
from tests.cli.runner import run
from tests.rules_pages import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_the_contents_come_with_a_turn_in_eight_lines(game: str) -> None:
    ran = run("rules", game, "--lang", "en")
    assert ran.code == 0, ran.err
    assert "A turn" in ran.out
    assert " 8." in ran.out
    assert "1  " in ran.out


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "The action cards"), ("pl", "Karty akcji"), ("fr", "Les cartes Action")]
)
def test_a_number_reads_its_section(lang: str, said: str) -> None:
    ran = run("rules", "star-race", "7", "--lang", lang)
    assert ran.code == 0, ran.err
    assert said.casefold() in ran.out.casefold()


def test_a_chapter_is_read_with_its_sections_and_a_ruling_by_its_number() -> None:
    assert "11.4" in run("rules", "star-race", "11", "--lang", "en").out
    assert "Who takes the planet" in run("rules", "star-race", "R", "7", "--lang", "en").out


def test_words_are_found_in_rules_and_entries() -> None:
    ran = run("rules", "antarctica", "icebreaker", "--lang", "en")
    assert "Several icebreakers in a zone" in ran.out
    assert "Lay it where your ship is second" in ran.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_word_that_is_not_there_brings_those_that_look_like_it(lang: str) -> None:
    ran = run("rules", "star-race", "pllanet", "--lang", lang)
    assert ran.code == 2
    assert "plan" in ran.err.replace("pllanet", "")
    assert run("rules", "star-race", "qqqqqq", "--lang", lang).code == 2


def test_all_prints_the_complete_rules_to_the_last_ruling() -> None:
    ran = run("rules", "star-race", "--all", "--lang", "en")
    assert "The game in short" in ran.out
    assert "What the inspected player learns" in ran.out
    assert "tests/" not in ran.out


def test_a_game_that_is_not_there_is_refused() -> None:
    ran = run("rules", "chess", "--lang", "en")
    assert ran.code == 2
    assert "chess" in ran.err
