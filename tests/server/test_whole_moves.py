"""A move of several answers is one message, one entry of the log and one update, made whole or not at all."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import landfall
from landfall.flow import Rng, State
from landfall.flow.history import History
from landfall.server.chance import Chance
from landfall.server.entries import Answer, Entry, Made, Moved, SeatMade, Undid, from_json, to_json
from landfall.server.messages import Move, OptionValue
from landfall.server.table import Table
from landfall.server.views import encoder, position
from tests.cases import Case, pick
from tests.server.clients import Client, make_table, persons, sitting, table_server
from tests.server.serving import Server, running
from tests.server.test_log import check_same

ACT = {"name": "act", "args": {"action": "A1"}}
GAIN = {"name": "gain", "args": {"world": "old", "kind": "food"}}
INVENT = {"name": "invent", "args": {"column": 1}}
CARDS = {"name": "act", "args": {"action": "A8"}}
TAKE = {"name": "take_card", "args": {"slot": 1}}


class Same(Chance):
    """Each table is dealt alike: the second seat begins."""

    def table_seed(self, game: str, options: Mapping[str, OptionValue], seats: Sequence[SeatMade]) -> str:
        return "1"


@pytest.fixture
def http(tmp_path: Path) -> Iterator[Any]:
    with table_server(tmp_path, chance=Same()) as client:
        yield client


def for_two(http: Any) -> tuple[str, str]:
    """A table of Evacuation, where an action is several answers: its id, and the token of whoever begins."""
    table, tokens = make_table(http, "evacuation", persons("Ola", "Ania"), goals="first_game")
    return table, tokens[1]


def make(client: Client, *answers: Any, **fields: Any) -> dict[str, Any]:
    """Send a move of these answers, and wait for what comes of it."""
    return client.move(answers[0], then=list(answers[1:]), **fields)


def heard(client: Client, since: int) -> list[str]:
    """The kinds of messages received since, besides who comes and goes."""
    kinds = [json.loads(text)["is"] for text in client.received[since:]]
    return [kind for kind in kinds if kind != "Table"]


def entries_of(http: Any, table: str) -> int:
    entries: int = http.app.state.lobby.rooms[table].table.entries
    return entries


def test_three_answers_are_one_entry_and_one_update_for_everybody(http: Any) -> None:
    table, token = for_two(http)
    with sitting(http, table, token) as ania, sitting(http, table) as watcher:
        ania.ask("Ping")
        watcher.ask("Ping")
        before = len(ania.received)
        assert make(ania, ACT, GAIN, INVENT)["is"] == "Done"
        assert heard(ania, before) == ["Update", "Done"]
        assert ania.position["seq"] == 1
        assert entries_of(http, table) == 2
        before = len(watcher.received)
        watcher.ask("Ping")
        assert heard(watcher, before) == ["Update", "Pong"]
        assert watcher.events == ania.events
        assert len(ania.events) > 2


def test_it_ends_where_the_same_answers_lead_one_by_one(http: Any) -> None:
    table, token = for_two(http)
    with sitting(http, table, token) as ania:
        make(ania, ACT, GAIN, INVENT)
        together, told = ania.position["view"], ania.events
        assert ania.ask("Undo", seq=1)["is"] == "Done"
        for answer in (ACT, GAIN, INVENT):  # as clients that know no other way do
            assert ania.move(answer)["is"] == "Done"
        assert ania.position["view"] == together
        assert ania.events == told
        assert entries_of(http, table) == 6


@pytest.mark.parametrize(
    ("answers", "wrong", "code"),
    [
        ((GAIN, ACT, INVENT), 0, None),
        ((ACT, INVENT, GAIN), 1, None),
        ((ACT, GAIN, GAIN), 2, None),
        ((ACT, {"name": "fly"}), 1, "unknown-action"),
        ((ACT, 10**9), 1, "unknown-action"),
    ],
)
def test_one_wrong_answer_refuses_the_move_and_leaves_nothing(
    http: Any, answers: tuple[Any, ...], wrong: int, code: str | None
) -> None:
    table, token = for_two(http)
    with sitting(http, table, token) as ania:
        before, told = ania.position, ania.events
        refused = make(ania, *answers)
        assert refused["is"] == "Refused"
        assert refused["answer"] == wrong
        assert refused["problem"]["words"]
        if code is None:  # the same reason as if the others had been taken before
            *after, last = answers[: wrong + 1]
            assert refused["problem"] == ania.ask("Why", action=last, after=after)["problem"]
        else:
            assert refused["problem"]["code"] == code
        assert entries_of(http, table) == 1
        ania.ask("Resync")
        assert (ania.position, ania.events) == (before, told)
        assert make(ania, ACT, GAIN, INVENT)["is"] == "Done"


def test_a_refusal_of_one_answer_does_not_count_it(http: Any) -> None:
    table, token = for_two(http)
    with sitting(http, table, token) as ania:
        assert ania.move(GAIN)["answer"] is None


def test_a_move_sent_again_is_played_once(http: Any) -> None:
    table, token = for_two(http)
    with sitting(http, table, token) as ania:
        for _ in range(2):
            assert make(ania, ACT, GAIN, INVENT, seq=0, id="same")["is"] == "Done"
    with sitting(http, table, token) as again:
        assert make(again, ACT, GAIN, INVENT, seq=0, id="same")["is"] == "Done"
        assert again.position["seq"] == 1
        assert entries_of(http, table) == 2
        assert make(again, ACT, GAIN, INVENT, seq=0)["problem"]["code"] == "stale"


def test_an_undo_takes_back_the_whole_move_in_one_entry_and_one_update(http: Any) -> None:
    table, token = for_two(http)
    with sitting(http, table, token) as ania, sitting(http, table) as watcher:
        before, told = ania.position["view"], ania.events
        make(ania, ACT, GAIN, INVENT)
        ania.ask("Ping")
        sent = len(ania.received)
        assert ania.ask("Undo", seq=1, id="back")["is"] == "Done"
        assert ania.ask("Undo", seq=1, id="back")["is"] == "Done"  # sent again
        assert heard(ania, sent) == ["Update", "Done", "Done"]
        assert (ania.position["view"], ania.events) == (before, told)
        assert not ania.position["can_undo"]
        assert entries_of(http, table) == 3
        assert watcher.until("Update")["undone_by"] is None
        assert watcher.until("Update")["undone_by"] == 1
        assert watcher.events == told


def test_what_follows_something_hidden_is_asked_again_and_not_looked_at(http: Any) -> None:
    """Whether these were legal would tell what is drawn, to somebody who may still decide not to draw."""
    table, token = for_two(http)
    with sitting(http, table, token) as ania:
        answers = {"legal": None, "illegal": GAIN}
        assert make(ania, CARDS, TAKE)["is"] == "Done"
        answers["legal"] = ania.position["choices"][0]["action"]
        seen, told = ania.position["view"]["decision"], len(ania.events)
    for answer in answers.values():
        table, token = for_two(http)
        with sitting(http, table, token) as ania:
            assert make(ania, CARDS, TAKE, answer)["is"] == "Done"
            assert ania.position["view"]["decision"]["kind"] == seen["kind"]
            assert len(ania.events) == told
            assert entries_of(http, table) == 2
            stored = http.app.state.lobby.rooms[table].table.latest[-1]
            assert [one.name for one in stored.answers()] == ["act", "take_card"]
            assert not ania.position["can_undo"]


def test_a_message_holds_so_many_answers_and_no_more(http: Any) -> None:
    table, token = for_two(http)
    with sitting(http, table, token) as ania:
        assert ania.move(0, then=[0] * 65)["problem"]["code"] == "malformed"


def test_a_client_that_sends_one_answer_writes_it_as_ever() -> None:
    """So that a terminal still plays on a server that knows no other moves."""
    assert json.loads(encoder.encode(Move("1", 0, 4))) == {"is": "Move", "id": "1", "seq": 0, "action": 4}


def test_a_power_cut_leaves_the_whole_move_or_nothing_of_it(tmp_path: Path) -> None:
    data = tmp_path / "tables.sqlite3"
    server = Server(data)
    try:
        tables = [make_table(server.http, "evacuation", persons("A"), goals="first_game") for _ in range(3)]
        for table, tokens in tables:
            with server.sitting(table, tokens[0]) as client:
                client.send("Move", seq=0, action=ACT, then=[GAIN, INVENT], id="cut")
    finally:
        server.kill()
    with closing(sqlite3.connect(data)) as reading:
        for table, _ in tables:
            rows = reading.execute("SELECT entry FROM entries WHERE table_id = ? ORDER BY number", (table,)).fetchall()
            moves = [from_json(row[0]) for row in rows[1:]]
            assert [len(one.answers()) for one in moves if isinstance(one, Moved)] in ([], [3])
    with running(data) as again:
        for table, tokens in tables:
            with again.sitting(table, tokens[0]) as client:
                assert client.position["seq"] in (0, 1)
                assert make(client, ACT, GAIN, INVENT, seq=0, id="cut")["is"] == "Done"  # played before, or only now
                assert client.position["seq"] == 1


CASES = [
    Case("harbour", 3, ()),
    Case("star-race", 3, (("variant", "advanced"),)),
    Case("evacuation", 2, ()),
    Case("planet-unknown", 2, ()),
]


def new_table(case: Case, seed: int) -> Table:
    seats = [SeatMade("person", f"P{seat}", None, "x") for seat in range(case.seats)]
    return Table("t", Made(case.game.id, case.game.rules_version, case.options, seats, str(seed), True, 0))


def some_move(state: State, rng: Rng, id: str) -> Moved:
    """One to four legal answers of a seat; those after something hidden are whatever comes to mind."""
    tried = state.clone()
    tried.history = history = History(state.seats, "", None)
    action, seat = pick(tried, rng)
    answers = []
    for _ in range(1 + rng.below(4)):
        answers.append(Answer(*state.game.actions.decode(action)))
        if not history.barriers[seat]:
            tried.play(action, seat)
        legal = tried.legal_actions(seat) if seat in tried.to_act() else []
        if history.barriers[seat]:
            legal = list(range(state.game.actions.size))
        if not legal:
            break
        action = rng.choice(legal)
    return Moved(seat, answers[0].name, answers[0].args, id, then=answers[1:])


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_table_of_whole_moves_is_read_undone_and_replayed_as_one_of_single_answers(case: Case) -> None:
    lengths = [played_both_ways(case, seed) for seed in range(3)]
    assert max(longest for longest, _ in lengths) > 1
    assert max(undone for _, undone in lengths) > 1


def played_both_ways(case: Case, seed: int) -> tuple[int, int]:
    """Play the same game in whole moves and in single answers; how many answers were made and undone at once."""
    rng = Rng(f"whole moves {case} {seed}")
    table, single = new_table(case, seed), new_table(case, seed)
    log: list[Entry] = [table.made]
    longest = undone = 0
    for number in range(50):
        state, _ = table.in_play()
        if state.is_terminal():
            break
        can = [seat for seat in range(case.seats) if table.undoable(seat)]
        entry: Entry
        if can and rng.below(2) == 0:
            seat = rng.choice(can)
            places = table.undoable(seat)
            for place in reversed(places):
                assert single.undoable(seat) == range(place, place + 1)
                single.apply(Undid(seat, place))
            if table.joined[places.start]:  # the answer before it stands, for it can no longer be undone
                assert places.start - 1 not in single.undoable(seat)
            entry = Undid(seat, places.start, f"id {number}", answers=len(places))
            undone = max(undone, len(places))
        else:
            entry = some_move(state, rng, f"id {number}")
        table.apply(entry)
        log.append(entry)
        if isinstance(entry, Moved):
            longest = max(longest, len(entry.answers()))
            for answer in entry.answers():
                single.apply(Moved(entry.seat, answer.name, answer.args, "one"))
        assert table.moves == single.moves
        assert table.in_play()[0].digest() == single.in_play()[0].digest()
        if number % 20 == 0:
            check_same(table, Table.from_log("t", [from_json(to_json(one)) for one in log]))
    check_same(table, Table.from_log("t", [from_json(to_json(one)) for one in log]))
    record = landfall.Record.from_json(table.record().to_json())
    assert landfall.replay(record).digest() == table.in_play()[0].digest()
    return longest, undone


def test_what_can_be_undone_is_looked_for_once_per_position(http: Any) -> None:
    table, token = for_two(http)
    with sitting(http, table, token) as ania:
        make(ania, ACT, GAIN, INVENT)
        kept = http.app.state.lobby.rooms[table].table
        found = kept.undoables[1]
        assert found == range(3)
        assert position(kept, 1).can_undo
        assert not kept.is_advice(1)
        assert kept.undoable(1) is found
        ania.ask("Undo", seq=1)
        assert kept.undoables == {1: range(0)}
