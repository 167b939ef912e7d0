"""Replays: every position of a finished game for everybody, and of a running one as the seat has seen it."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import landfall
from landfall.flow import Record, Rng
from landfall.flow.record import Part
from landfall.replays import replay_steps
from landfall.server.api import RECORD_BYTES
from landfall.server.entries import Made, Moved, SeatMade
from landfall.server.http_messages import Replay
from landfall.server.lobby import Lobby
from landfall.server.messages import TableInfo
from landfall.server.replay import MOST_MOVES, positions_of, replay_of
from landfall.server.room import Room
from landfall.server.table import Table
from landfall.server.views import Audience, Shown
from landfall.server.workers import Workers
from landfall.server.writes import write_of
from tests.cases import Case, pick
from tests.recorded import FOLDER, RecordedGame
from tests.server.clients import make_table, persons, settings, sitting, table_server
from tests.server.stores import MemoryStore
from tests.server.test_privacy import CASES

GAMES = ["star-race-01", "antarctica-01", "evacuation-05", "planet-unknown-01", "harbour-01"]


def record_of(name: str) -> Record:
    return RecordedGame.read(FOLDER / f"{name}.json").record


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def over_the_wire(replay: Replay) -> Replay:
    return msgspec.json.decode(msgspec.json.encode(replay), type=Replay)


@pytest.mark.parametrize("name", GAMES)
def test_a_replay_shows_each_position_as_the_seat_saw_it(name: str) -> None:
    record = record_of(name)
    seat = record.seats - 1
    replay = over_the_wire(replay_of(record, None, seat, False))
    shown = positions_of(replay)
    events = 0
    for number, step in enumerate(replay_steps(record)):
        assert step.state is not None
        assert shown[number]["view"] == plain(step.state.view(seat))
        assert shown[number]["scores"] == plain(step.state.scores())
        events = len(step.state.events(seat))
        assert replay.steps[number].told == events
    assert len(shown) == sum(len(part.moves) for part in record.parts) + 1
    assert len(replay.events) == events
    assert replay.table.status == "over"


@pytest.mark.parametrize("name", GAMES)
def test_with_everything_open_all_hands_are_shown_and_everything_is_told(name: str) -> None:
    record = record_of(name)
    replay = over_the_wire(replay_of(record, None, None, True))
    shown = positions_of(replay)
    for number, step in enumerate(replay_steps(record)):
        assert step.state is not None
        for seat in range(record.seats):
            own = plain(step.state.view(seat)).get("players")
            if own is None:
                continue
            for field, value in own[seat].items():
                if value is not None and shown[number]["view"]["players"][seat][field] is None:
                    pytest.fail(f"{field} of seat {seat} is hidden at position {number}")
        story = step.state.kept_history().story
        assert replay.steps[number].told == len(story)
    assert [step.action is not None for step in replay.steps] == [False] + [True] * (len(shown) - 1)


def test_steps_end_moves_turns_and_rounds() -> None:
    for name, rounds in (("star-race-01", 3), ("evacuation-05", 3), ("planet-unknown-01", 10), ("antarctica-01", 3)):
        ends = [step.ends for step in replay_of(record_of(name), None, None, True).steps]
        assert ends[0] == ends[-1] == "round"
        assert ends.count("round") > rounds, name
        assert ends.count("turn") > rounds, name


def test_whoever_plays_sees_what_was_sent_then_and_nothing_else(tmp_path: Path) -> None:
    for case in CASES:
        asyncio.run(compare_with_what_was_sent(case, tmp_path))


async def compare_with_what_was_sent(case: Case, folder: Path) -> None:
    """Each byte of a replay was sent to the seat when it happened: positions, events, and the seat's own choices."""
    audiences: list[Audience] = [0, case.seats - 1, None]
    lobby = Lobby(MemoryStore(), Workers(1), settings(folder))
    seats = [SeatMade("person", f"P{seat}", None, "x") for seat in range(case.seats)]
    table = Table("seen", Made(case.game.id, case.game.rules_version, case.options, seats, "a secret", True, 0))
    store = MemoryStore()
    room = Room(table, store, lobby.workers, lobby.settings)
    await store.append(write_of(table, table.made))
    shown = {audience: Shown(table, audience) for audience in audiences}
    sent: dict[Audience, list[Any]] = {audience: [seen(shown[audience].position)] for audience in audiences}
    rng = Rng(str(case))
    state = table.state
    for number in range(90):
        assert state is not None
        if state.is_terminal():
            break
        action, seat = pick(state, rng)
        name, arguments = case.game.actions.decode(action)
        await room.commit(Moved(seat, name, arguments, f"m{number}"))
        for audience in audiences:
            if shown[audience].update(table) is not None:
                sent[audience].append(seen(shown[audience].position))
    for audience in audiences:
        record = table.record()
        replay = over_the_wire(replay_of(record, room.info(), audience, False, runs=not table.has_ended()))
        told = sent[audience]
        at = 0
        for position in positions_of(replay):
            while at < len(told) and told[at] != position:
                at += 1
            assert at < len(told), f"{case}: seat {audience} was never sent this: {position}"
        assert plain(replay.events) == plain(shown[audience].events and events_of(shown[audience]))
        assert len(replay.steps) <= len(told)
        assert all(step.action is None for step in replay.steps if step.seat != audience)
        assert "a secret" not in msgspec.json.encode(replay).decode() or table.has_ended()


def seen(position: bytes) -> Any:
    """The parts of a position that a replay shows."""
    decoded = json.loads(position)
    return {"to_act": decoded["to_act"], "view": decoded["view"], "scores": decoded["scores"]}


def events_of(shown: Shown) -> list[Any]:
    from landfall.server.views import story

    return story(shown.events)


def test_a_running_game_is_shown_to_a_seat_by_its_token_and_to_nobody_openly(tmp_path: Path) -> None:
    with table_server(tmp_path) as http:
        table, tokens = make_table(http, "star-race", persons("Ania", "Ben"), variant="advanced")
        with sitting(http, table, tokens[0]) as ania:
            ania.move()
        own = http.get(f"/api/tables/{table}/replay", headers={"authorization": f"Bearer {tokens[0]}"}).json()
        assert own["seat"] == 0
        assert own["runs"]
        assert own["table"]["result"] is None
        assert own["steps"][0]["change"]["view"][0]["hired"] is not None
        watching = http.get(f"/api/tables/{table}/replay").json()
        assert watching["seat"] is None
        assert watching["steps"][0]["change"]["view"][0]["hired"] is None
        for query in ("?open=true", "?seat=1"):
            for token in tokens.values():
                asked = {"authorization": f"Bearer {token}"}
                answer = http.get(f"/api/tables/{table}/replay{query}", headers=asked)
                if query == "?seat=1" and token == tokens[1]:
                    assert answer.json()["seat"] == 1
                else:
                    assert (answer.status_code, answer.json()["code"]) == (409, "table-runs")
        wrong = http.get(f"/api/tables/{table}/replay", headers={"authorization": "Bearer nonsense"})
        assert (wrong.status_code, wrong.json()["code"]) == (401, "bad-token")


def test_a_finished_game_is_shown_from_every_seat_and_openly(tmp_path: Path) -> None:
    with table_server(tmp_path) as http:
        table, tokens = make_table(http, "star-race", persons("Ania", "Ben"), variant="basic")
        for token in tokens.values():
            http.post(f"/api/tables/{table}/abandon", json={"token": token})
        for query, seat in (("", None), ("?seat=0", 0), ("?seat=1", 1), ("?open=true", None)):
            shown = http.get(f"/api/tables/{table}/replay{query}").json()
            assert (shown["seat"], shown["runs"], shown["is_open"]) == (seat, False, "open" in query)
        beyond = http.get(f"/api/tables/{table}/replay?seat=2")
        assert (beyond.status_code, beyond.json()["code"]) == (404, "no-such-place")


# -- saved games -------------------------------------------------------------------------------------------------------


def test_a_saved_game_is_opened_from_its_text(tmp_path: Path) -> None:
    record = record_of("star-race-01")
    with table_server(tmp_path) as http:
        answer = http.post("/api/records", json={"text": record.to_json()})
        assert answer.status_code == 200, answer.text
        shown = answer.json()
        assert shown["is_open"]
        assert len(shown["steps"]) == len(record.parts[0].moves) + 1
        assert shown["table"]["status"] == "over"
        assert shown["table"]["result"]["winners"] == RecordedGame.read(FOLDER / "star-race-01.json").winners
        one = http.post("/api/records", json={"text": record.to_json(), "seat": 1}).json()
        assert one["seat"] == 1


def test_a_game_that_landfall_play_left_unfinished_is_opened_too(tmp_path: Path) -> None:
    state = landfall.load_game("antarctica").new_initial_state(2, {}, "half")
    rng = Rng("half")
    for _ in range(20):
        action, seat = pick(state, rng)
        state.apply_action(action, seat)
    text = Record.of(state, ["Ania", ""], ["person", "greedy"]).to_json()
    with table_server(tmp_path) as http:
        shown = http.post("/api/records", json={"text": text}).json()
    assert len(shown["steps"]) == 21
    assert shown["table"]["status"] == "abandoned"
    assert [seat["kind"] for seat in shown["table"]["seats"]] == ["person", "bot"]


@pytest.mark.parametrize("lang", ["en", "pl", "fr"])
def test_what_is_no_saved_game_is_refused_in_words(lang: str, tmp_path: Path) -> None:
    good = json.loads(record_of("star-race-01").to_json())
    moves = good["parts"][0]["moves"]
    first = {**good["parts"][0], "moves": [moves[0], moves[0], *moves[2:]]}
    many = {**good["parts"][0], "moves": moves * (MOST_MOVES // len(moves) + 1)}
    wrong: list[tuple[Any, str]] = [
        ("hello", "not-a-record"),
        ("__import__('os').system('false')", "not-a-record"),
        ("[" * 100_000, "not-a-record"),
        (json.dumps(good)[:-30], "not-a-record"),
        (json.dumps({**good, "format": 99}), "other-format"),
        (json.dumps({**good, "game": "chess"}), "unknown-game"),
        (json.dumps({**good, "parts": [first]}), "illegal-move"),
        (json.dumps({**good, "parts": [many]}), "too-many-moves"),
        (json.dumps({**good, "digest": "00"}), "other-end"),
        (json.dumps({**good, "parts": [{**good["parts"][0], "seed": None, "snapshot": {"is": 1}}]}), "wrong-start"),
        (json.dumps({**good, "names": ["\x1b[2J"]}), "record-names"),
    ]
    words = set()
    with table_server(tmp_path) as http:
        for text, why in wrong:
            answer = http.post(f"/api/records?lang={lang}", json={"text": text})
            problem = answer.json()
            assert (answer.status_code, problem["code"], problem["facts"]["why"]) == (400, "bad-record", why), problem
            words.add(problem["words"])
        assert len(words) == len({why for _, why in wrong})
        large = http.post(
            "/api/records", content=b'{"text": "' + b"x" * 3_000_000, headers={"content-type": "application/json"}
        )
        assert (large.status_code, large.json()["facts"]["most"]) == (413, RECORD_BYTES)


def test_a_part_of_earlier_rules_shows_what_was_stored_and_says_so() -> None:
    record = record_of("star-race-01")
    stored: dict[int, dict[str, Any]] = {}
    for step in replay_steps(record):
        assert step.state is not None
        if step.number in (0, 12, 30):
            stored[step.number] = {**step.state.to_dict(), "rules_version": "0.1"}
    old = Part("0.1", record.parts[0].moves[:30], record.parts[0].seed, None, stored)
    current = landfall.load_game("star-race").rules_version
    rest = Part(current, record.parts[0].moves[30:], None, {**stored[30], "rules_version": current})
    replay = replay_of(Record(record.game, record.seats, record.options, [old, rest]), None, None, True)
    (earlier,) = replay.earlier
    assert (earlier.rules_version, earlier.moves, earlier.shown) == ("0.1", 30, 3)
    assert [step.seat for step in replay.steps[:4]] == [None] * 4
    assert len(replay.steps) == 3 + 1 + len(rest.moves)
    assert positions_of(replay)[-1]["view"]["over"]


def test_the_table_of_a_record_is_described_as_one_that_has_ended() -> None:
    info = replay_of(record_of("star-race-01"), None, 0, False).table
    assert isinstance(info, TableInfo)
    assert info.seed_hash
    assert info.result is not None
