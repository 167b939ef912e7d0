"""Playing on from a position: a new table with the same seats, hidden things as they were or dealt anew."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import landfall
from landfall.flow import Record
from landfall.replays import replay_steps
from tests.recorded import FOLDER, RecordedGame
from tests.server.clients import make_table, persons, sitting, table_server

GAMES = ["star-race-01", "antarctica-01", "evacuation-05", "planet-unknown-01"]
AT = 40


def record_of(name: str) -> Record:
    return RecordedGame.read(FOLDER / f"{name}.json").record


def true_state(http: Any, table: str) -> landfall.State:
    state = http.app.state.lobby.rooms[table].table.state
    assert isinstance(state, landfall.State)
    return state


def play_on(http: Any, record: Record, **wish: Any) -> tuple[str, dict[int, str]]:
    seats = persons(*(f"P{seat}" for seat in range(record.seats)))
    answer = http.post("/api/records/branches", json={"text": record.to_json(), "move": AT, "seats": seats, **wish})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    assert made["table"]["origin"] == {"table": "", "move": AT}
    return made["table"]["id"], {link["seat"]: link["token"] for link in made["links"]}


@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_on_from_a_position_of_a_saved_one(name: str, tmp_path: Path) -> None:
    record = record_of(name)
    steps = replay_steps(record)
    there = next(step.state for step in steps if step.number == AT)
    assert there is not None
    seat, action = record.parts[0].moves[AT][0], record.parts[0].moves[AT]
    number = there.game.actions.encode(action[1], **action[2])
    with table_server(tmp_path) as http:
        same, tokens = play_on(http, record)
        assert true_state(http, same).digest() == there.digest()
        with sitting(http, same, tokens[seat]) as player:
            assert player.move(number)["is"] == "Done"
        next(steps)
        assert true_state(http, same).digest() == there.digest(), "the same move leads to the same game"
        anew, _ = play_on(http, record, anew=True)
        dealt = true_state(http, anew)
        before = next(step.state for step in replay_steps(record) if step.number == AT)
        assert before is not None
        decides = before.current_player()
        assert dealt.view(decides) == before.view(decides)
        assert dealt.key != before.key


def test_branches_are_kept_beside_the_game_and_survive_a_restart(tmp_path: Path) -> None:
    with table_server(tmp_path) as http:
        table, tokens = make_table(http, "star-race", persons("Ania", "Ben"), variant="basic")
        wish = {"move": 0, "seats": [*persons("Ania"), {"kind": "bot", "level": "greedy"}]}
        runs = http.post(f"/api/tables/{table}/branches", json=wish)
        assert (runs.status_code, runs.json()["code"]) == (409, "table-runs")
        for token in tokens.values():
            http.post(f"/api/tables/{table}/abandon", json={"token": token})
        made = http.post(f"/api/tables/{table}/branches", json=wish).json()
        line = made["table"]["id"]
        assert made["table"]["origin"] == {"table": table, "move": 0}
        assert http.get(f"/api/tables/{table}").json()["branches"] == [{"table": line, "move": 0}]
        digest = true_state(http, line).digest()
    with table_server(tmp_path) as http:
        assert http.get(f"/api/tables/{table}").json()["branches"] == [{"table": line, "move": 0}]
        assert http.get(f"/api/tables/{line}").json()["origin"] == {"table": table, "move": 0}
        assert true_state(http, line).digest() == digest
        beyond = http.post(f"/api/tables/{table}/branches", json={**wish, "move": 9})
        assert (beyond.status_code, beyond.json()["code"]) == (404, "no-such-position")
        few = http.post(f"/api/tables/{table}/branches", json={**wish, "seats": persons("Ania")})
        assert (few.status_code, few.json()["code"]) == (400, "wrong-number-of-seats")
