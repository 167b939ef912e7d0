"""The log is the truth: a table read from it is the table that was played, in simultaneous phases too."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from litestar.exceptions import WebSocketDisconnect

from landfall.flow import Rng
from landfall.server.entries import Entry, Made, Moved, SeatMade, Undid, from_json, to_json
from landfall.server.table import Table
from tests.cases import Case, pick
from tests.server.clients import PATIENCE, make_table, persons, sitting, table_server


@pytest.mark.parametrize("case", [Case("harbour", 3, ()), Case("star-race", 3, (("variant", "advanced"),))], ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_a_table_read_from_its_log_is_the_one_that_was_played(case: Case, seed: int) -> None:
    rng = Rng(f"log {seed}")
    seats = [SeatMade("person", f"P{seat}", None, "x") for seat in range(case.seats)]
    made = Made(case.game.id, case.game.rules_version, case.options, seats, str(seed), True, 0)
    table = Table("t", made)
    log: list[Entry] = [made]
    undone = 0
    for number in range(120):
        state, game = table.in_play()
        if state.is_terminal():
            break
        can = [seat for seat in range(case.seats) if state.can_undo(seat)]
        entry: Entry
        if can and rng.below(3) == 0:
            seat = rng.choice(can)
            entry = Undid(seat, state.kept_history().move_to_undo(seat), f"id {number}")
            undone += 1
        else:
            action, seat = pick(state, rng)
            name, arguments = game.actions.decode(action)
            entry = Moved(seat, name, arguments, f"id {number}")
        table.apply(entry)
        log.append(entry)
        if number % 10 == 0:
            check_same(table, Table.from_log("t", [from_json(to_json(one)) for one in log]))
    assert undone > 3
    check_same(table, Table.from_log("t", [from_json(to_json(one)) for one in log]))


def check_same(played: Table, read: Table) -> None:
    assert read.in_play()[0].digest() == played.in_play()[0].digest()
    assert (read.seqs, read.cut, read.moves, read.ids, read.entries) == (
        played.seqs,
        played.cut,
        played.moves,
        played.ids,
        played.entries,
    )
    for audience in (*range(len(played.seats)), None):
        assert read.events(audience) == played.events(audience)
    for seat in range(len(played.seats)):
        assert read.in_play()[0].can_undo(seat) == played.in_play()[0].can_undo(seat)


def test_a_secret_choice_of_another_seat_shows_readiness_only_and_makes_nothing_stale(tmp_path: Path) -> None:
    with table_server(tmp_path) as http:
        table, tokens = make_table(http, "star-race", persons("A", "B", "C"), variant="advanced")
        with sitting(http, table, tokens[0]) as first, sitting(http, table, tokens[1]) as second:
            assert first.position["to_act"] == [0, 1, 2], "all three set something aside at the same time"
            before = first.position["seq"]
            assert second.move()["is"] == "Done"
            first.until("Update")
            assert first.position["seq"] == before
            assert first.position["to_act"] == [0, 2]
            assert first.move(seq=before)["is"] == "Done"  # chosen before the other was ready
            assert second.position["can_undo"]
            assert second.ask("Undo", seq=second.position["seq"])["is"] == "Done"
            assert 1 in second.position["to_act"]
            first.ask("Ping")
            assert 0 not in first.position["to_act"], "another's undo takes back nothing of mine"


def test_what_is_written_beside_moves_is_limited(tmp_path: Path) -> None:
    with table_server(tmp_path, changes_per_second=0.001, changes_at_once=3) as http:
        table, tokens = make_table(http, "tic-tac-toe", persons("A", "B"))
        with sitting(http, table, tokens[0]) as first:
            for _ in range(3):
                assert first.ask("Chat", text="hello")["is"] == "Done"
            assert first.ask("Chat", text="hello")["problem"]["code"] == "too-frequent"
            assert first.ask("Abandon")["problem"]["code"] == "too-frequent"
            assert first.ask("Undo", seq=0)["problem"]["code"] == "nothing-to-undo"  # undo is not among them
            assert first.move()["is"] == "Done"  # nor are moves


def test_a_damaged_log_is_refused_by_its_own_code_and_not_asked_for_again(tmp_path: Path) -> None:
    with table_server(tmp_path) as http:
        table, tokens = make_table(http, "tic-tac-toe", persons("Ada", "Bob"))
        well, _ = make_table(http, "tic-tac-toe", persons("Ada", "Bob"))
    with sqlite3.connect(tmp_path / "tables.sqlite3") as file:
        file.execute("UPDATE entries SET entry = ? WHERE table_id = ?", ('{"is": "Made", "game": 7}', table))
    file.close()
    with table_server(tmp_path) as http:
        answer = http.get(f"/api/tables/{table}", headers={"accept-language": "fr"})
        assert (answer.status_code, answer.json()["code"]) == (409, "table-damaged")
        assert "endommagé" in answer.json()["words"]
        with http.websocket_connect(f"/ws/tables/{table}", params={"token": tokens[0]}) as session:
            assert '"code":"table-damaged"' in session.receive_text(timeout=PATIENCE)
            with pytest.raises(WebSocketDisconnect) as closed:
                session.receive_text(timeout=PATIENCE)
        assert closed.value.code == 4410
        assert http.get(f"/api/tables/{well}").status_code == 200
