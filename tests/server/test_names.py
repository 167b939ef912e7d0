"""Names of people: they can be seen, and nobody at a table passes for another."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from landfall.server.errors import NotDone
from landfall.server.names import clean, clean_name, look_of
from landfall.texts import LANGUAGES
from tests.server.clients import make_table, persons, sitting, table_server

BLANK = [
    "\u3164",
    "\u2800",
    "\u200b",
    " \u3164 \u2800",
    "\u115f\u1160",
    "\uffa0",
    "\ufe0f",
    "\u0301",
    "\u034f",
    "\u00ad",
    "\U0001d159",
    "\ufffc",
]
ALIKE = [
    "ania",
    " Ania ",
    "A nia",
    "\uff21\uff4e\uff49\uff41",
    "Ani\u0430",
    "Ania\u3164",
    "An\u200bia",
    "\u0391nia",
    "Anla",
    "An1a",
]


@pytest.fixture(scope="module")
def http(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    with table_server(tmp_path_factory.mktemp("names")) as client:
        yield client


def code_of(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json().get("code", "")


@pytest.mark.parametrize("name", BLANK, ids=ascii)
def test_a_name_that_cannot_be_seen_is_refused(http: Any, name: str) -> None:
    table, tokens = make_table(http, "tic-tac-toe", [{"kind": "open"}, *persons("Bob")])
    sit = f"/api/tables/{table}/sit"
    assert code_of(http.post(sit, json={"seat": 0, "name": name})) == (400, "blank-name")
    wish = {"game": "tic-tac-toe", "seats": persons("Bob", name)}
    assert code_of(http.post("/api/tables", json=wish)) == (400, "blank-name")
    with sitting(http, table, tokens[1]) as bob:
        assert bob.ask("Rename", name=name)["problem"]["code"] == "blank-name"
        assert bob.ask("Chat", text=name)["problem"]["facts"]["why"] == "only-blanks"
    assert [seat["name"] for seat in http.get(f"/api/tables/{table}").json()["seats"]] == ["", "Bob"]


@pytest.mark.parametrize("name", ALIKE, ids=ascii)
def test_a_name_that_looks_like_anothers_at_the_table_is_refused(http: Any, name: str) -> None:
    table, _ = make_table(http, "tic-tac-toe", [*persons("Ania"), {"kind": "open"}])
    sit = f"/api/tables/{table}/sit"
    assert code_of(http.post(sit, json={"seat": 1, "name": name})) == (409, "name-taken")
    wish = {"game": "tic-tac-toe", "seats": persons("Ania", name)}
    assert code_of(http.post("/api/tables", json=wish)) == (409, "name-taken")
    assert code_of(http.post(sit, json={"seat": 1, "name": "Ola"}))[0] == 201
    other, others = make_table(http, "tic-tac-toe", persons("Ania", "Ola"))
    with sitting(http, other, others[1]) as ola:
        assert ola.ask("Rename", name=name)["problem"]["code"] == "name-taken"
        assert ola.ask("Rename", name="OLA")["is"] == "Done"  # one's own name may be written otherwise
        assert ola.ask("Chat", text="Ania")["is"] == "Done"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_both_are_refused_in_words(http: Any, lang: str) -> None:
    said = []
    for name in ("\u3164", "Bob"):
        wish = {"game": "tic-tac-toe", "seats": persons("Bob", name)}
        said.append(http.post(f"/api/tables?lang={lang}", json=wish).json()["words"])
    assert "JSON" not in said[0]
    assert "Bob" in said[1]


def test_names_of_all_scripts_are_kept_as_they_are() -> None:
    for name in ("Łucja", "José", "Владимир", "Αθηνά", "कीर्ति", "小明", "🚀", "❤️", "R2-D2", "김민수"):
        assert clean_name(f" {name} ", ["Ania"]) == name
    assert len({look_of(name) for name in ("कीर्ति", "कर्ति", "काति")}) == 3, "vowels are marks in some scripts"
    assert clean("a\u0000b ") == "ab"


def test_those_without_a_name_are_not_alike(http: Any) -> None:
    make_table(http, "tic-tac-toe", persons("", ""))
    with pytest.raises(NotDone):
        clean_name("", [])
