"""Bots that the host has installed can be given a seat on the page, in the games that they play."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from landfall.server.levels import installed
from tests.server.clients import make_table, persons, sitting, table_server

GAMES = ("sealed-bids=sealed_bids.game:game",)

pytestmark = pytest.mark.usefixtures("sealed_bids")


@pytest.fixture(autouse=True)
def bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package brings three bots: one for its own game, one for every game, one that is broken."""
    package = tmp_path / "package"
    (package / "some_bots-1.dist-info").mkdir(parents=True)
    described = "Metadata-Version: 2.1\nName: some-bots\nVersion: 1\n"
    (package / "some_bots-1.dist-info" / "METADATA").write_text(described, encoding="utf-8")
    points = "[landfall.bots]\nthrifty = sealed_bids.bots:Thrifty\nlast = some_bots:Last\nbroken = no_such_bots:Bot\n"
    (package / "some_bots-1.dist-info" / "entry_points.txt").write_text(points, encoding="utf-8")
    source = "from landfall.bots import Bot\n\n\nclass Last(Bot):\n    def choose(self, knowledge):\n"
    (package / "some_bots.py").write_text(f"{source}        return knowledge.legal_actions()[-1]\n", encoding="utf-8")
    monkeypatch.syspath_prepend(package)
    installed.cache_clear()
    yield
    installed.cache_clear()
    sys.modules.pop("some_bots", None)


def test_a_game_offers_the_bots_that_play_it_after_the_levels(tmp_path: Path) -> None:
    with table_server(tmp_path, games=GAMES) as http:
        levels = {game["id"]: [level["id"] for level in game["levels"]] for game in http.get("/api/games").json()}
    assert levels["sealed-bids"][-3:] == ["master", "last", "thrifty"]
    assert levels["star-race"][-2:] == ["master", "last"]


def test_an_installed_bot_plays_at_a_table(tmp_path: Path) -> None:
    with table_server(tmp_path, games=GAMES) as http:
        bots = [{"kind": "bot", "level": "last"}, {"kind": "bot", "level": "thrifty"}]
        table, tokens = make_table(http, "sealed-bids", [*persons("Ania"), *bots])
        with sitting(http, table, tokens[0]) as ania:
            coins = ania.position["view"]["coins"]
            assert ania.move()["is"] == "Done"
            while ania.position["view"]["coins"] == coins:
                ania.until("Update")
            assert ania.position["view"]["coins"][1] == 0  # its last action is to bid everything


@pytest.mark.parametrize("level", ["thrifty", "broken", "os:system", "some_bots:Last", "last:50ms"])
def test_what_is_not_offered_in_a_game_is_refused(tmp_path: Path, level: str) -> None:
    with table_server(tmp_path, games=GAMES) as http:
        wish = {"game": "star-race", "seats": [*persons("Ania"), {"kind": "bot", "level": level}]}
        answer = http.post("/api/tables", json=wish)
        assert answer.status_code == 400
        assert answer.json()["code"] == "unknown-level"
