"""Seats before the game begins, tables that are one's own, and how they go."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from tests.server.clients import Client, Message, make_table, persons, settings, sitting, table_server

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "random"}


def arrange(client: Client, seat: int, to: str, **chosen: str) -> Message:
    return client.ask("Arrange", **{"seat": seat, "kind": to, **chosen})


def test_a_seat_is_kept_for_a_friend_by_name(tmp_path: Path) -> None:
    with table_server(tmp_path) as http:
        table, _ = make_table(http, "star-race", [*persons("Ada"), {"kind": "open", "name": "Grace"}, OPEN])
        seats = http.get(f"/api/tables/{table}").json()["seats"]
        assert [(seat["kind"], seat["name"]) for seat in seats[1:]] == [("open", "Grace"), ("open", "")]
        elsewhere = http.post(f"/api/tables/{table}/sit", json={"seat": 2, "name": "grace"})
        assert elsewhere.json()["code"] == "name-taken"  # that is the friend's name, and the friend's seat
        assert http.post(f"/api/tables/{table}/sit", json={"seat": 1, "name": "Grace"}).status_code == 201


def test_seats_are_changed_until_the_game_begins(tmp_path: Path) -> None:
    with table_server(tmp_path) as http:
        table, tokens = make_table(http, "star-race", [*persons("Ada"), OPEN, OPEN])
        with sitting(http, table, tokens[0]) as ada:
            assert arrange(ada, 1, "bot", level="random")["is"] == "Done"
            assert ada.table["seats"][1] | {"present": True} == ada.table["seats"][1]
            assert ada.table["seats"][1]["level"] == "random"
            assert arrange(ada, 1, "open", name="Grace")["is"] == "Done"
            assert (ada.table["seats"][1]["kind"], ada.table["seats"][1]["name"]) == ("open", "Grace")
            assert arrange(ada, 2, "open", name="Ada")["problem"]["code"] == "name-taken"
            assert arrange(ada, 0, "bot")["problem"]["code"] == "seat-taken"  # somebody has it
            assert arrange(ada, 3, "bot")["problem"]["code"] == "no-such-place"
            assert arrange(ada, 2, "bot", level="genius")["problem"]["code"] == "unknown-level"
            for seat in (1, 2):
                arrange(ada, seat, "bot", level="random")
            assert ada.table["status"] == "running"
            assert arrange(ada, 2, "open")["problem"]["code"] == "seats-settled"
        with sitting(http, table) as watching:
            assert arrange(watching, 1, "open")["problem"]["code"] == "spectator"
    with table_server(tmp_path) as http:  # the log tells it all again
        assert [seat["kind"] for seat in http.get(f"/api/tables/{table}").json()["seats"]] == ["person", "bot", "bot"]


def own(http: Any, *ids: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = http.get("/api/tables", params={"ids": ",".join(ids)}).json()
    return found


def test_ones_own_tables_say_whose_turn_it_is_and_since_when(tmp_path: Path) -> None:
    with table_server(tmp_path) as http:
        table, tokens = make_table(http, "star-race", persons("Ada", "Grace"), variant="basic", start_player=1)
        before = own(http, table)[0]
        assert before["to_act"] == [1]
        assert before["moved_at"] >= before["made_at"] > 0
        with sitting(http, table, tokens[1]) as grace:
            grace.move()
            while grace.is_asked:
                grace.move()
        assert own(http, table)[0]["to_act"] == [0]
    with table_server(tmp_path, unload_after=0.0) as http:  # from the storage alone
        assert own(http, table)[0]["to_act"] == [0]
        assert http.get(f"/api/tables/{table}").json()["to_act"] == []


def test_a_table_of_ones_own_can_be_deleted_for_good(tmp_path: Path) -> None:
    with table_server(tmp_path) as http:
        table, tokens = make_table(http, "star-race", [*persons("Ada"), BOT])
        assert http.post(f"/api/tables/{table}/delete", json={"token": "wrong"}).json()["code"] == "bad-token"
        with sitting(http, table, tokens[0]) as ada:
            assert http.post(f"/api/tables/{table}/delete", json={"token": tokens[0]}).status_code == 200
            assert ada.until("Refused")["problem"]["code"] == "no-such-table"
        assert http.get(f"/api/tables/{table}").json()["code"] == "no-such-table"
        assert own(http, table) == []
    with table_server(tmp_path) as http:
        assert http.get(f"/api/tables/{table}").json()["code"] == "no-such-table"


def test_a_table_at_which_others_have_seats_is_not_deleted(tmp_path: Path) -> None:
    with table_server(tmp_path) as http:
        table, tokens = make_table(http, "star-race", [*persons("Ada"), OPEN])
        taken = http.post(f"/api/tables/{table}/sit", json={"seat": 1, "name": "Grace"}).json()
        for token in (tokens[0], taken["token"]):
            answer = http.post(f"/api/tables/{table}/delete", json={"token": token})
            assert (answer.status_code, answer.json()["code"]) == (403, "others-hold-seats")
        assert own(http, table)[0]["seats"][1]["name"] == "Grace"


def test_a_server_reads_tables_of_before_it_knew_whose_turn_it_is(tmp_path: Path) -> None:
    with table_server(tmp_path) as http:
        table, _ = make_table(http, "star-race", persons("Ada", "Grace"))
    with sqlite3.connect(settings(tmp_path).data) as file:
        file.execute("ALTER TABLE positions DROP COLUMN to_act")
        file.execute("DROP TABLE IF EXISTS analyses")
        file.execute("PRAGMA user_version = 4")
    with table_server(tmp_path) as http:
        assert own(http, table)[0]["to_act"] == []
