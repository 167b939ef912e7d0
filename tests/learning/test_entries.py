"""Every piece, card and symbol has an entry in three languages that leads to its section."""

from __future__ import annotations

import re

import pytest

from landfall.games import load_game
from landfall.learning import aid_of, entries_of, missing_entries, rules_of
from landfall.learning.entries import things_of
from landfall.learning.search import near_words, search
from landfall.texts import LANGUAGES
from tests.rules_pages import GAMES

IN_LANGUAGES = [(game, lang) for game in GAMES for lang in LANGUAGES]
LEAST = {"antarctica": 60, "evacuation": 300, "planet-unknown": 270, "star-race": 20}  # things in data/ with an id


@pytest.mark.parametrize("game", GAMES)
def test_everything_in_data_has_an_entry_with_its_texts(game: str) -> None:
    assert len(list(things_of(load_game(game)))) >= LEAST[game]
    assert missing_entries(game) == []


@pytest.mark.parametrize(("game", "lang"), IN_LANGUAGES)
def test_every_entry_leads_to_a_section(game: str, lang: str) -> None:
    rules = rules_of(game, lang)
    assert rules is not None
    entries = [entry for group in entries_of(game, lang) for entry in group.entries]
    assert entries
    assert [entry.id for entry in entries if rules.section(entry.section) is None] == []
    ids = [entry.id for entry in entries]
    assert len(set(ids)) == len(ids)
    assert not set(ids) & set(rules.ids())


@pytest.mark.parametrize(("game", "lang"), IN_LANGUAGES)
def test_entries_are_words_and_not_names_of_fields(game: str, lang: str) -> None:
    for group in entries_of(game, lang):
        for entry in group.entries:
            assert entry.title[0] == entry.title[0].upper()
            assert not re.search(r"\{|\}|\btrue\b|\bfalse\b|\w_\w|^(entry|name)-", f"{entry.title} {entry.text}"), entry


@pytest.mark.parametrize(("game", "lang"), IN_LANGUAGES)
def test_a_turn_is_told_in_eight_lines(game: str, lang: str) -> None:
    aid = aid_of(game, lang)
    assert len(aid.turn) == 8
    assert len(aid.scores) >= 4


def test_the_aid_shows_symbols_of_every_game() -> None:
    assert all(any(group.aid for group in entries_of(game)) for game in GAMES)


def test_words_are_found_whatever_their_accents() -> None:
    polish = search(rules_of("star-race", "pl"), entries_of("star-race", "pl"), "zeton PATROLU")
    assert "patrols-15" in [found.id for found in polish]
    assert search(rules_of("star-race"), entries_of("star-race"), "") == []


@pytest.mark.parametrize("asked", ["R 7", "r7", "R7"])
def test_the_number_of_a_ruling_finds_it_first(asked: str) -> None:
    assert search(rules_of("star-race"), entries_of("star-race"), asked)[0].id == "R7"


def test_titles_come_before_mentions() -> None:
    found = [one.id for one in search(rules_of("star-race"), entries_of("star-race"), "copy")]
    assert "cards-copy" in found[:4]
    assert found.index("cards-copy") < found.index("7")


def test_a_word_that_is_not_there_brings_those_that_look_like_it() -> None:
    assert "planet" in near_words(rules_of("star-race"), entries_of("star-race"), "plannet")
    assert near_words(rules_of("star-race"), entries_of("star-race"), "qqqqqq") == []
