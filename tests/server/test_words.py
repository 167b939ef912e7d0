"""Every refusal goes out as code, rule, facts and words, in the three languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from landfall.flow import BadInput
from landfall.server.connection import read
from landfall.server.errors import STATUS, TEXTS, NotDone, problem
from landfall.server.unreadable import REASONS
from landfall.texts import LANGUAGES, has_text
from tests.server.clients import table_server

ENGLISH = re.compile(r"\b(the|expected|got|missing|cannot|there|invalid|should|table of|not)\b", re.IGNORECASE)

SEATS = [{"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]
WRONG_TABLES = [
    ({"game": "chess", "seats": SEATS}, "unknown-game", "no-game"),
    ({"game": "star-race", "seats": SEATS * 4}, "bad-setup", "wrong-seats"),
    ({"game": "star-race", "seats": SEATS, "options": {"colour": "red"}}, "bad-setup", "no-option"),
    ({"game": "star-race", "seats": SEATS, "options": {"variant": "long"}}, "bad-setup", "no-value"),
    ({"game": "star-race", "seats": SEATS, "options": {"start_player": 3}}, "bad-setup", "start-player"),
    ({"game": "planet-unknown", "seats": SEATS * 2, "options": {"two_player_variant": False}}, "bad-setup", None),
    (
        {"game": "evacuation", "seats": SEATS, "options": {"actions": "advanced", "bonuses": "strict"}},
        "bad-setup",
        None,
    ),
    ({"game": "star-race"}, "malformed", "missing-field"),
    ({"game": 3, "seats": SEATS}, "malformed", "wrong-kind"),
    ({"game": "star-race", "seats": SEATS, "colour": 1}, "malformed", "unknown-field"),
    ({"game": "star-race", "seats": [{"kind": "robot"}]}, "malformed", "no-such-value"),
    ({"game": "star-race", "seats": []}, "malformed", "wrong-length"),
]


@pytest.fixture(scope="module")
def http(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    with table_server(tmp_path_factory.mktemp("words"), requests_at_once=1000) as client:
        yield client


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("wish", "code", "why"), WRONG_TABLES)
def test_a_wrong_table_is_refused_in_words(
    http: Any, lang: str, wish: dict[str, object], code: str, why: str | None
) -> None:
    answer = http.post("/api/tables", json=wish, headers={"Accept-Language": lang})
    refused = answer.json()
    assert answer.status_code == STATUS[code]
    assert refused["code"] == code
    assert refused["rule"] == ""
    assert why is None or refused["facts"]["why"] == why
    assert "what" not in refused["facts"]
    assert refused["words"]
    assert "{" not in refused["words"]
    assert "why-" not in refused["words"]
    if lang != "en":
        assert not ENGLISH.search(refused["words"]), refused["words"]


WRONG_MESSAGES: list[tuple[str | bytes, str]] = [
    ("{", "not-json"),
    (b"x", "not-text"),
    ("[]", "wrong-kind"),
    ('{"is": "Dance", "id": "1"}', "no-such-value"),
    ('{"is": "Move", "id": "1"}', "missing-field"),
    ('{"is": "Ping", "id": "1", "x": 2}', "unknown-field"),
    ('{"is": "Ping", "id": ""}', "wrong-length"),
    ('{"is": "HandOver", "id": "1", "level": "easy", "seat": 99}', "out-of-range"),
    ('{"is": "Move", "id": "1", "seq": "x", "action": 1}', "wrong-kind"),
]


@pytest.mark.parametrize(("text", "why"), WRONG_MESSAGES)
def test_a_message_that_cannot_be_read_is_refused_in_words(text: str | bytes, why: str) -> None:
    with pytest.raises(NotDone) as caught:
        read(text, 4096)
    assert caught.value.code == "malformed"
    assert caught.value.facts["why"] == why
    said = {lang: problem(caught.value, lang).words for lang in LANGUAGES}
    assert len(set(said.values())) == len(LANGUAGES)
    for lang in ("pl", "fr"):
        assert not ENGLISH.search(said[lang]), said[lang]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_code_and_reason_has_a_text(lang: str) -> None:
    for code in STATUS:
        assert has_text(f"refusal-{code}", lang, TEXTS), code
    for why in (*(reason for reason, _ in REASONS), "not-json", "not-text", "only-blanks", "other"):
        assert has_text(f"why-{why}", lang, TEXTS), why


def test_what_a_third_party_game_says_without_a_reason_is_told_as_it_stands() -> None:
    told = problem(BadInput("no harbour here"), "pl")
    assert told.facts == {"why": "other", "told": "no harbour here"}
    assert told.words.endswith("no harbour here")
    assert msgspec.json.encode(told)
