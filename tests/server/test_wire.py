"""What is written from the wire is current; every refusal has its words."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import landfall
import landfall.server.typescript as types
from landfall.bots import LEVELS
from landfall.flow.frame import Decision
from landfall.games.registry import OURS
from landfall.server.errors import STATUS, TEXTS
from landfall.texts import LANGUAGES, has_text
from tests.server.clients import table_server

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "web" / "src"


def test_the_types_of_the_page_are_current() -> None:
    written = types.files()
    assert len(written) == 1 + len(OURS)
    for path, text in written.items():
        kept = (PAGE / path).read_text(encoding="utf-8")
        assert kept == text, f"{path}: python -m landfall.server.typescript web/src"


@pytest.mark.parametrize("id", OURS)
def test_the_types_of_a_game_name_all_that_is_asked_chosen_and_told(id: str) -> None:
    game = landfall.load_game(id)
    tables = game_tables(types.files()[f"games/{id}/wire.ts"])
    asked = {kind for kind, frame in game.frames.items() if issubclass(frame, Decision)}
    assert tables["Decisions"] == asked - {"NextOf", "PickOne", "May"}
    assert tables["Actions"] == set(game.actions.blocks)
    assert tables["Events"] == set(game.event_kinds)


def game_tables(text: str) -> dict[str, set[str]]:
    """The entries of the three tables of a game's file."""
    found = re.findall(r"export interface (Decisions|Actions|Events) {\n(.*?)\n}", text, re.DOTALL)
    return {name: set(re.findall(r"^  (\w+): ", body, re.MULTILINE)) for name, body in found}


def test_the_page_leaves_no_type_open() -> None:
    sources = [path for path in PAGE.rglob("*") if path.suffix in (".ts", ".svelte")]
    assert len(sources) > 100
    for path in sources:
        text = path.read_text(encoding="utf-8")
        for wide in ("Record<string, any>", "as unknown as"):
            assert wide not in text, f"{wide} in {path.relative_to(PAGE)}"


def test_the_schemas_name_every_message() -> None:
    defined = types.schemas()["$defs"]
    assert {"Move", "Undo", "Sync", "Update", "Refused", "ServerMessage", "ClientMessage"} <= set(defined)
    assert len(defined["ClientMessage"]["anyOf"]) == 16


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_code_and_level_has_words(lang: str) -> None:
    for key in (*(f"refusal-{code}" for code in STATUS), *(f"level-{level}" for level in LEVELS)):
        assert has_text(key, lang, TEXTS), f"{key} in {lang}"


def test_every_code_that_is_used_is_known() -> None:
    for path in (ROOT / "src" / "landfall" / "server").rglob("*.py"):
        for code in re.findall(r'NotDone\(\s*"([a-z-]+)"', path.read_text(encoding="utf-8")):
            assert code in STATUS, f"{code} in {path.name}"


def test_the_api_is_described_and_gives_games_and_texts(tmp_path: Path) -> None:
    with table_server(tmp_path) as http:
        paths: dict[str, Any] = http.get("/api/schema/openapi.json").json()["paths"]
        assert {"/api/games", "/api/tables", "/api/tables/{table_id}/record", "/api/health"} <= set(paths)
        games = {game["id"]: game for game in http.get("/api/games").json()}
        assert games["star-race"] == http.get("/api/games/star-race").json()
        assert games["star-race"]["seats"] == [2, 3, 4]
        variant = games["star-race"]["options"][0]
        assert (variant["name"], variant["default"]) == ("variant", "basic")
        assert variant["value_titles"]["advanced"]["pl"]
        assert set(games["star-race"]["title"]) == set(LANGUAGES)
        assert [level["id"] for level in games["star-race"]["levels"]] == list(LEVELS)
        for lang in LANGUAGES:
            assert "refusal-game-over" in http.get(f"/api/texts/common/{lang}.ftl").text
            assert "title" in http.get(f"/api/texts/star-race/{lang}.ftl").text
            assert http.get(f"/api/texts/star-race/howto.{lang}.md").text
        assert http.get("/api/texts/tic-tac-toe/en.ftl").text == ""
        assert "ClientMessage" in http.get("/api/socket.schema.json").json()["$defs"]
        health = http.get("/api/health").json()
        assert (health["connections"], health["near"]) == (0, "")


def test_the_page_is_served_with_its_own_addresses(tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<title>the page</title>")
    (page / "assets" / "index-1.js").write_text("let x")
    (tmp_path / "secret.txt").write_text("secret")
    with table_server(tmp_path, page=page) as http:
        for address in ("/", "/table/abc", "/games/star-race"):
            answer = http.get(address)
            assert "the page" in answer.text
            assert answer.headers["referrer-policy"] == "no-referrer"
        script = http.get("/assets/index-1.js")
        assert (script.text, "immutable" in script.headers["cache-control"]) == ("let x", True)
        for address in ("/assets/nothing.js", "/favicon.ico", "/..%2Fsecret.txt", "/%2e%2e/secret.txt"):
            assert http.get(address).status_code == 404, address
    with table_server(tmp_path, page=tmp_path / "nowhere") as http:
        assert "./dev setup" in http.get("/table/abc").text
