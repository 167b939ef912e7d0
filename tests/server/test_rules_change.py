"""A rules fix never breaks a running table: it continues from its last position, and the record says so in parts."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import landfall
from landfall.flow import Game, Rng
from landfall.server.entries import Made, SeatMade
from landfall.server.loader import load_table
from landfall.server.store import open_store
from landfall.server.table import Table
from landfall.server.writes import write_of
from tests import cases
from tests.server.clients import PATIENCE, make_table, persons, sitting, table_server

# Running games in the midst of a year or a round, as they were stored by older rules of their games.
OLD_POSITIONS = [
    line
    for rules in ("1", "2")
    for line in (Path(__file__).parent / f"positions_of_rules_{rules}.jsonl").read_text(encoding="utf-8").splitlines()
]


def changed(version: str, readable: bool = True) -> Game:
    game = cases.tic_tac_toe()
    game.rules_version = version
    if not readable:

        class Other(type(game)):  # type: ignore[misc]
            def table_from(self, table: Any, seats: int, options: dict[str, Any], key: bytes) -> Any:
                raise KeyError("something the new rules need")

        game.__class__ = Other
    return game


@pytest.fixture(autouse=True)
def _old_rules_again() -> Iterator[None]:
    yield
    cases.register_games()


def test_a_running_table_goes_on_under_new_rules(tmp_path: Path) -> None:
    with table_server(tmp_path) as http:
        table, tokens = make_table(http, "tic-tac-toe", persons("A", "B"))
        with sitting(http, table, tokens[0]) as first:
            first.move(0)
    landfall.register("tic-tac-toe", lambda: changed("2"))
    with (
        table_server(tmp_path) as http,
        sitting(http, table, tokens[1]) as second,
        sitting(http, table, tokens[0]) as first,
    ):
        assert second.table["rules_version"] == "2"
        assert second.position["view"]["cells"] == [0, -1, -1, -1, -1, -1, -1, -1, -1]
        for mover, other, cell in ((second, first, 3), (first, second, 1), (second, first, 4), (first, second, 2)):
            assert mover.move(cell)["is"] == "Done"
            other.ask("Ping")
        assert first.result is not None
        assert first.result["winners"] == [0]
    with table_server(tmp_path) as http:  # read from the log again
        text = http.get(f"/api/tables/{table}/record").content
        record = landfall.Record.from_json(text)
        assert [(part.rules_version, len(part.moves)) for part in record.parts] == [("1", 1), ("2", 4)]
        assert record.parts[0].snapshots[1]["table"]["cells"][0] == 0
        assert landfall.replay(record).winners() == (0,)


def test_a_table_the_new_rules_cannot_read_is_stuck_and_says_so(tmp_path: Path) -> None:
    with table_server(tmp_path) as http:
        table, tokens = make_table(http, "tic-tac-toe", persons("A", "B"))
        with sitting(http, table, tokens[0]) as first:
            first.move(0)
    landfall.register("tic-tac-toe", lambda: changed("3", readable=False))
    with table_server(tmp_path) as http:
        assert http.get(f"/api/tables/{table}").json()["status"] == "stuck"
        with http.websocket_connect(f"/ws/tables/{table}", params={"token": tokens[0]}) as session:
            assert "table-stuck" in session.receive_text(timeout=PATIENCE)
    cases.register_games()
    with table_server(tmp_path) as http, sitting(http, table, tokens[1]) as second:  # and continues when they are back
        assert second.move(4)["is"] == "Done"


def test_a_finished_table_is_still_shown_under_new_rules(tmp_path: Path) -> None:
    with table_server(tmp_path) as http:
        table, tokens = make_table(http, "tic-tac-toe", [*persons("A"), {"kind": "bot", "level": "random"}])
        http.post(f"/api/tables/{table}/abandon", json={"token": tokens[0]})
    landfall.register("tic-tac-toe", lambda: changed("2"))
    with table_server(tmp_path) as http:
        shown = http.get(f"/api/tables/{table}").json()
        assert (shown["status"], shown["result"]["winners"]) == ("abandoned", [])
        with sitting(http, table, tokens[0]) as first:
            assert first.position["view"]["cells"] == [-1] * 9
        assert http.get(f"/api/tables/{table}/record").status_code == 200


def named(text: str) -> str:
    position = json.loads(text)
    return f"{position['game']}, rules {position['rules_version']}"


@pytest.mark.parametrize("text", OLD_POSITIONS, ids=named)
def test_a_table_stored_by_older_rules_goes_on(text: str, tmp_path: Path) -> None:
    position = json.loads(text)
    game = landfall.load_game(position["game"])
    assert game.rules_version != position["rules_version"]
    seats = [SeatMade("person")] * position["seats"]
    made = Made(game.id, position["rules_version"], position["options"], seats, "a seed of then", False, 0)

    async def stored_and_loaded() -> Table | None:
        store = await open_store(tmp_path / "tables.sqlite3")
        write = write_of(Table("begunbefore", made, play=False), made)
        write.position = text
        await store.append(write)
        loaded = await load_table(store, "begunbefore")
        await store.close()
        return loaded

    table = asyncio.run(stored_and_loaded())
    assert table is not None
    assert (table.status, table.rules_version) == ("running", game.rules_version)
    state = table.state
    assert state is not None
    rng = Rng("goes on")
    while not state.is_terminal():
        seat = rng.choice(list(state.to_act()))
        state.apply_action(rng.choice(state.legal_actions(seat)), seat)
    assert state.winners()
