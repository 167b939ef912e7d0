"""Analyses over the wire: begun, followed, cancelled, kept with the table."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from time import sleep
from typing import Any

import pytest

import landfall
from landfall.analysis import analyse
from landfall.flow import Record, Rng
from landfall.server import analyses
from landfall.server.analyses import better_lines
from landfall.server.replay import verified
from tests.recorded import FOLDER, RecordedGame
from tests.server.clients import make_table, persons, sitting, table_server

PATIENCE = 2400  # looks at an analysis, a twentieth of a second apart


def short_game(seed: str = "short") -> Record:
    """A game of Star Race in which everybody chooses at random."""
    state = landfall.load_game("star-race").new_initial_state(2, {"variant": "basic"}, seed)
    rng = Rng(seed)
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])
    return Record.of(state)


def finished(http: Any, told: dict[str, Any]) -> dict[str, Any]:
    for _ in range(PATIENCE):
        if told["part"] not in ("waiting", "running"):
            return told
        assert 0 <= told["done"] <= told["total"]
        sleep(0.05)
        told = http.get(f"/api/analyses/{told['id']}").json()
    raise AssertionError(f"the analysis does not end: {told}")


def test_a_saved_game_is_weighed_in_the_background_and_only_once(tmp_path: Path) -> None:
    record = short_game()
    wish = {"text": record.to_json(), "simulations": 1, "seed": "7"}
    with table_server(tmp_path) as http:
        told = finished(http, http.post("/api/analyses", json=wish).json())
        assert told["part"] == "done"
        assert told["done"] == told["total"] == len(told["result"]["analysis"]["decisions"])
        here = analyse(record, simulations=1, seed="7", processes=1)
        assert told["result"]["analysis"] == json.loads(json.dumps(here.to_dict())), (
            "the same seed gives the same figures anywhere"
        )
        again = http.post("/api/analyses", json=wish).json()
        assert again == told
        assert http.post("/api/analyses", json={**wish, "seed": "8"}).json()["id"] != told["id"]


def test_the_analysis_of_a_table_is_kept_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with table_server(tmp_path) as http:
        table, tokens = make_table(http, "star-race", persons("Ania", "Ben"), variant="basic")
        assert http.post("/api/analyses", json={"table": table}).status_code == 409, "the game runs"
        rng = Rng("table")
        with sitting(http, table, tokens[0]) as one, sitting(http, table, tokens[1]) as other:
            state = http.app.state.lobby.rooms[table].table.state
            while not state.is_terminal():
                seat = state.current_player()
                legal = state.legal_actions(seat)
                player = (one, other)[seat]
                while player.position["seq"] != http.app.state.lobby.rooms[table].table.seqs[seat]:
                    player.next()
                assert player.move(legal[rng.below(len(legal))])["is"] == "Done"
                state = http.app.state.lobby.rooms[table].table.state
        wish = {"table": table, "simulations": 1}
        first = finished(http, http.post("/api/analyses", json=wish).json())
        assert first["part"] == "done"
    monkeypatch.setattr(analyses, "PIPE", None)  # a process that is started now fails
    with table_server(tmp_path) as http:
        assert http.post("/api/analyses", json=wish).json()["result"] == first["result"]


def test_an_analysis_can_be_cancelled_and_leaves_no_process(tmp_path: Path) -> None:
    with table_server(tmp_path) as http:
        told = http.post("/api/analyses", json={"text": short_game().to_json(), "simulations": 512}).json()
        while not own_processes():
            assert told["part"] in ("waiting", "running")
            sleep(0.05)
            told = http.get(f"/api/analyses/{told['id']}").json()
        ended = http.post(f"/api/analyses/{told['id']}/cancel", json={}).json()
        assert ended["part"] == "cancelled"
        assert ended["result"] is None
        assert not own_processes()
        assert http.get("/api/analyses/unknown").status_code == 404


def own_processes() -> list[str]:
    """The processes that weigh a game for this one."""
    listed = subprocess.run(["ps", "-eo", "ppid,args"], capture_output=True, text=True, check=True).stdout
    mine = [line.split() for line in listed.splitlines()]
    return [" ".join(one) for one in mine if one[0] == str(os.getpid()) and "landfall.analysis.process" in one]


@pytest.mark.parametrize(
    ("wish", "status", "words"),
    [
        ({}, 400, "either a table or the text"),
        ({"text": "{}"}, 400, "cannot be opened"),
        ({"table": "nowhere"}, 404, "no such table"),
        ({"text": "{}", "simulations": 0}, 400, "too large or too small"),
    ],
)
def test_what_cannot_be_weighed_is_refused(wish: dict[str, Any], status: int, words: str, tmp_path: Path) -> None:
    with table_server(tmp_path) as http:
        answer = http.post("/api/analyses", json=wish)
        assert answer.status_code == status, answer.text
        assert words in answer.json()["words"]


def test_a_game_of_other_rules_is_not_weighed(tmp_path: Path) -> None:
    record = short_game()
    record.parts[0].rules_version = "0"
    with table_server(tmp_path) as http:
        answer = http.post("/api/analyses", json={"text": record.to_json()})
        assert answer.status_code == 409
        assert answer.json()["code"] == "other-rules"


@pytest.mark.parametrize("name", ["star-race-01", "antarctica-01", "evacuation-05", "planet-unknown-03"])
def test_the_better_line_is_shown_as_far_as_nothing_hidden_comes_up(name: str) -> None:
    record = RecordedGame.read(FOLDER / f"{name}.json").record
    first = sum(len(part.moves) for part in record.parts) - 12
    done = analyse(record, simulations=2, seed=1, processes=1, first=first)
    for player in done.players:
        player.worst = [at for at, one in enumerate(done.decisions) if one.seat == player.seat][:3]
    lines = better_lines(record, done)
    assert {line.move for line in lines} == {done.decisions[at].move for one in done.players for at in one.worst}
    for line in lines:
        decided = next(one for one in done.decisions if one.move == line.move)
        assert (line.steps[0].name, line.steps[0].args) == (decided.best[0], decided.best[1])
        assert line.view is None or line.view["seat"] == decided.seat
    assert any(line.view is not None for line in lines)


def test_a_deal_is_verified_by_playing_the_game_again(tmp_path: Path) -> None:
    with table_server(tmp_path) as http:
        made = http.post("/api/tables", json={"game": "star-race", "seats": [{"kind": "person"}] * 2}).json()
        table = made["table"]["id"]
        tokens = [link["token"] for link in made["links"]]
        with sitting(http, table, tokens[0]) as player:
            if player.position["choices"]:
                player.move(player.position["choices"][0]["action"])
        for token in tokens:
            http.post(f"/api/tables/{table}/abandon", json={"token": token})
        told = http.get(f"/api/tables/{table}/verification").json()
        assert told["hash_agrees"]
        assert told["end_agrees"]
        assert told["seed_hash"] == made["table"]["seed_hash"]
        record = Record.from_json(http.get(f"/api/tables/{table}/record").text)
        record.parts[0].seed = "another seed"
        other = verified(record, told["seed_hash"], {})
        assert not other.hash_agrees
        assert not other.end_agrees
