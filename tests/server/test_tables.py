"""Tables over the test client: setting them, sitting down, playing, taking back, bots, the end."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack
from hashlib import blake2b
from pathlib import Path
from typing import Any

import pytest

import landfall
from tests.server.clients import PATIENCE, Client, make_table, persons, sitting, table_server

NOON = 1000.0  # a clock of whole seconds: their differences are exact, those of the real clock are not


@pytest.fixture
def http(tmp_path: Path) -> Iterator[Any]:
    with table_server(tmp_path, games=("tic-tac-toe=tests.cases:tic_tac_toe",)) as client:
        yield client


def test_a_table_is_set_and_shown_without_its_secrets(http: Any) -> None:
    answer = http.post(
        "/api/tables",
        json={"game": "star-race", "seats": [*persons("Ania"), {"kind": "bot", "level": "easy"}, {"kind": "open"}]},
    )
    made = answer.json()
    assert [link["seat"] for link in made["links"]] == [0]
    assert made["links"][0]["path"] == f"/table/{made['table']['id']}#{made['links'][0]['token']}"
    shown = http.get(f"/api/tables/{made['table']['id']}").json()
    assert shown["status"] == "waiting"
    assert [seat["kind"] for seat in shown["seats"]] == ["person", "bot", "open"]
    assert shown["result"] is None
    assert made["links"][0]["token"] not in http.get("/api/tables").text


def test_an_option_that_another_implies_need_not_be_said(http: Any) -> None:
    table, _ = make_table(http, "evacuation", persons("A", "B"), actions="advanced")
    assert http.get(f"/api/tables/{table}").json()["options"]["bonuses"] == "generous"
    games = http.get("/api/games").json()
    (evacuation,) = [game for game in games if game["id"] == "evacuation"]
    implied = {option["name"]: option["implied"] for option in evacuation["options"]}
    assert implied["bonuses"] == {"option": "actions", "value": "advanced", "default": "generous"}
    assert implied["actions"] is None


def test_an_unlisted_table_is_not_in_the_lobby(http: Any) -> None:
    http.post("/api/tables", json={"game": "tic-tac-toe", "seats": persons("A", "B"), "listed": False})
    assert http.get("/api/tables").json() == []


def test_somebody_sits_down_on_an_open_seat_and_the_game_begins(http: Any) -> None:
    table, tokens = make_table(http, "tic-tac-toe", [*persons("Ania"), {"kind": "open"}])
    with sitting(http, table, tokens[0]) as ania:
        assert ania.table["status"] == "waiting"
        assert ania.position["choices"] == []
        assert ania.move(0, seq=0)["problem"]["code"] == "table-waiting"
        link = http.post(f"/api/tables/{table}/sit", json={"seat": 1, "name": " Ola "}).json()
        ania.until("Update")
        assert len(ania.position["choices"]) == 9
        with sitting(http, table, link["token"]) as ola:
            assert ola.table["seats"][1]["name"] == "Ola"
            assert ola.table["status"] == "running"
        taken = http.post(f"/api/tables/{table}/sit", json={"seat": 1, "name": "Ewa"})
        assert (taken.status_code, taken.json()["code"]) == (409, "seat-taken")


def test_two_seats_and_a_spectator_play_to_the_end(http: Any) -> None:
    table, tokens = make_table(http, "tic-tac-toe", persons("Ania", "Ola"))
    early = http.get(f"/api/tables/{table}/record")
    assert (early.status_code, early.json()["code"]) == (409, "table-runs")
    with ExitStack() as stack:
        seats = [stack.enter_context(sitting(http, table, tokens[seat])) for seat in (0, 1)]
        watcher = stack.enter_context(sitting(http, table))
        assert watcher.position["choices"] == []
        for number, cell in enumerate((0, 3, 1, 4, 2)):
            assert seats[number % 2].move({"name": "mark", "args": {"cell": cell}})["is"] == "Done"
            seats[1 - number % 2].until("Update")
        for client in (*seats, watcher):
            if client.result is None:
                client.until("Over")
            assert client.result is not None
            assert client.result["winners"] == [0]
            assert blake2b(client.result["seed"].encode(), digest_size=32).hexdigest() == client.table["seed_hash"]
        assert seats[0].move(8, seq=99)["problem"]["code"] == "table-ended"
    record = landfall.Record.from_json(http.get(f"/api/tables/{table}/record").content)
    assert landfall.replay(record).winners() == (0,)
    assert record.names == ["Ania", "Ola"]
    assert record.chairs == ["person", "person"]


def test_a_move_sent_again_is_answered_as_the_first_time_and_played_once(http: Any) -> None:
    table, tokens = make_table(http, "tic-tac-toe", persons("A", "B"))
    with sitting(http, table, tokens[0]) as first:
        assert first.move(4, seq=0, id="same")["is"] == "Done"
        assert first.move(4, seq=0, id="same")["is"] == "Done"
        assert first.position["view"]["cells"].count(0) == 1
    with sitting(http, table, tokens[0]) as again:  # after a lost connection too
        assert again.move(4, seq=0, id="same")["is"] == "Done"
        assert again.position["view"]["cells"].count(0) == 1


def test_a_stale_number_is_refused_and_followed_by_a_sync(http: Any) -> None:
    table, tokens = make_table(http, "tic-tac-toe", persons("A", "B"))
    with sitting(http, table, tokens[0]) as phone, sitting(http, table, tokens[0]) as laptop:
        assert phone.move(0)["is"] == "Done"
        answer = laptop.move(5, seq=0)
        assert answer["problem"]["code"] == "stale"
        assert answer["problem"]["words"]
        sync = laptop.until("Sync")
        assert sync["position"]["view"]["cells"][5] == -1
        assert sync["position"]["seq"] == 1


def test_why_not_says_the_code_the_facts_and_the_words(http: Any) -> None:
    table, tokens = make_table(http, "star-race", persons("A", "B"), start_player=0)
    with sitting(http, table, tokens[0], lang="pl") as first:
        legal = {choice["action"] for choice in first.position["choices"]}
        illegal = next(action for action in range(200) if action not in legal)
        reason = first.ask("Why", action=illegal)["problem"]
        assert set(reason) == {"code", "rule", "facts", "words"}
        assert first.ask("Why", action=min(legal))["problem"] is None
        refused = first.move(illegal)["problem"]
        assert refused == reason
        first.ask("Language", lang="en")
        assert first.ask("Why", action=illegal)["problem"]["words"] != reason["words"]


def test_why_not_after_what_one_is_only_thinking_of(http: Any) -> None:
    table, tokens = make_table(http, "evacuation", persons("A"), goals="first_game")
    act, slot = {"name": "act", "args": {"action": "A8"}}, {"name": "build", "args": {"slot": 1, "world": "old"}}
    with sitting(http, table, tokens[0]) as alone:
        now = alone.ask("Why", action=slot)["problem"]
        then = alone.ask("Why", action=slot, after=[act])["problem"]
        assert now["facts"] != then["facts"]
        assert alone.ask("Why", action={"name": "take_card", "args": {"slot": 1}}, after=[act])["problem"] is None
        assert alone.ask("Why", action=slot, after=[slot])["is"] == "Refused"
        assert alone.position["seq"] == 0


def test_undo_takes_back_ones_own_last_move_only(http: Any) -> None:
    table, tokens = make_table(http, "tic-tac-toe", persons("A", "B"))
    with sitting(http, table, tokens[0]) as first, sitting(http, table, tokens[1]) as second:
        first.move(0)
        assert first.position["can_undo"]
        assert second.ask("Undo", seq=1)["problem"]["code"] == "nothing-to-undo"
        assert first.ask("Undo", seq=first.position["seq"], id="u")["is"] == "Done"
        assert first.position["view"]["cells"] == [-1] * 9
        assert first.ask("Undo", seq=0, id="u")["is"] == "Done"  # sent again
        assert second.until("Update")["undone_by"] == 0
        assert second.move(3, seq=1)["problem"]["code"] == "stale"  # chosen for a position that was taken back
        first.move(1)
        second.until("Update")
        second.move(2)
        first.until("Update")
        assert not first.position["can_undo"]
        assert first.ask("Undo", seq=first.position["seq"])["problem"]["code"] == "nothing-to-undo"


def test_moves_are_taken_back_as_often_as_they_are_made(tmp_path: Path) -> None:
    with table_server(tmp_path, changes_per_second=0.001, changes_at_once=1) as http:
        table, tokens = make_table(http, "tic-tac-toe", persons("A", "B"))
        with sitting(http, table, tokens[0]) as first:
            for _ in range(5):
                assert first.move(0)["is"] == "Done"
                assert first.ask("Undo", seq=first.position["seq"])["is"] == "Done"
            assert first.ask("Chat", text="one")["is"] == "Done"
            assert first.ask("Chat", text="two")["problem"]["code"] == "too-frequent"


def test_a_preview_shows_what_follows_and_changes_nothing(http: Any) -> None:
    table, tokens = make_table(http, "tic-tac-toe", persons("A", "B"))
    with sitting(http, table, tokens[0]) as first:
        shown = first.ask("Preview", action=4)
        assert not shown["hidden"]
        assert shown["view"]["cells"][4] == 0
        assert first.ask("Resync")["is"] == "Done"
        assert first.position["view"]["cells"] == [-1] * 9


def test_a_seat_is_given_to_a_bot_and_taken_back(http: Any) -> None:
    table, tokens = make_table(http, "tic-tac-toe", persons("A", "B"))
    http.app.state.lobby.rooms[table].opened -= 60.0
    with sitting(http, table, tokens[0]) as first:
        assert first.ask("HandOver", level="grandmaster")["problem"]["code"] == "unknown-level"
        assert first.ask("HandOver", level="random", seat=1)["is"] == "Done"  # absent
        assert (first.table["seats"][1]["kind"], first.table["seats"][1]["held"]) == ("bot", True)
        first.move(0)
        while first.position["to_act"] != [0]:
            first.until("Update")
        with sitting(http, table, tokens[1]) as second:
            assert second.move(5)["problem"]["code"] == "bot-plays"
            assert second.ask("TakeBack")["is"] == "Done"
            assert second.ask("TakeBack")["problem"]["code"] == "you-play"
            first.ask("Ping")
            assert first.ask("HandOver", level="random", seat=1)["problem"]["code"] == "seat-present"
            first.move()
            second.until("Update")
            assert second.is_asked


def test_bots_play_a_whole_game_with_each_other_while_somebody_watches(http: Any) -> None:
    bots = [{"kind": "bot", "level": level} for level in ("random", "greedy", "random")]
    table, tokens = make_table(http, "star-race", bots, variant="advanced")
    assert tokens == {}
    with sitting(http, table) as watcher:
        watcher.until("Over")
        assert watcher.result is not None
        assert watcher.result["winners"]
    record = landfall.Record.from_json(http.get(f"/api/tables/{table}/record").content)
    assert landfall.replay(record).is_terminal()
    assert record.chairs == ["random", "normal", "random"]


def test_everybody_reads_what_is_written(http: Any) -> None:
    table, tokens = make_table(http, "tic-tac-toe", persons("Ania", "B"))
    with sitting(http, table, tokens[0]) as first, sitting(http, table) as watcher:
        first.ask("Chat", text="hello\u0007 there")
        line = watcher.until("Said")["line"]
        assert (line["seat"], line["name"], line["text"]) == (0, "Ania", "hello there")
        assert watcher.ask("Chat", text="me too")["problem"]["code"] == "spectator"
        assert first.ask("Chat", text="x" * 501)["problem"]["code"] == "malformed"
        assert first.ask("Chat", text=" \n ")["problem"]["code"] == "malformed"
        first.ask("Rename", name="Anna")
        assert watcher.until("Table")["table"]["seats"][0]["name"] == "Anna"
        assert watcher.ask("Resync")["is"] == "Done"
    with sitting(http, table) as later:
        assert [one["text"] for one in read_chat(later)] == ["hello there"]


def read_chat(client: Client) -> list[dict[str, Any]]:
    client.send("Resync")
    chat: list[dict[str, Any]] = client.until("Sync")["chat"]
    return chat


def test_a_table_is_abandoned_when_all_who_are_there_wish_so(http: Any) -> None:
    table, tokens = make_table(http, "tic-tac-toe", persons("A", "B"))
    with sitting(http, table, tokens[0]) as first, sitting(http, table, tokens[1]) as second:
        first.ask("Abandon")
        assert first.table["status"] == "running"
        assert first.table["seats"][0]["wants_to_stop"]
        first.ask("Abandon", wish=False)
        second.ask("Abandon")
        assert second.table["status"] == "running"
        first.ask("Abandon")
        assert second.until("Over")["result"]["winners"] == []
    assert http.get(f"/api/tables/{table}").json()["status"] == "abandoned"
    assert http.get(f"/api/tables/{table}/record").status_code == 200


def test_one_person_among_bots_may_abandon_alone(http: Any) -> None:
    table, tokens = make_table(http, "tic-tac-toe", [*persons("A"), {"kind": "bot", "level": "random"}])
    refused = http.post(f"/api/tables/{table}/abandon", json={"token": "guess"})
    assert (refused.status_code, refused.json()["code"]) == (401, "bad-token")
    assert http.post(f"/api/tables/{table}/abandon", json={"token": tokens[0]}).json()["status"] == "abandoned"


def test_the_same_people_play_again_with_the_same_links(http: Any) -> None:
    table, tokens = make_table(http, "tic-tac-toe", persons("A", "B"))
    with sitting(http, table, tokens[0]) as first, sitting(http, table, tokens[1]) as second:
        assert first.ask("Rematch")["problem"]["code"] == "table-runs"
        for client in (first, second):
            client.ask("Abandon")
        assert first.ask("Rematch")["is"] == "Done"
        again = second.until("Rematched")["table"]
        assert second.ask("Rematch")["is"] == "Done"  # finds the same table
        with sitting(http, again, tokens[1]) as back:
            assert back.table["status"] == "running"
            assert back.table["seats"][1]["name"] == "B"
    assert http.post(f"/api/tables/{table}/rematch", json={"token": tokens[0]}).json()["id"] == again


def test_presence_is_told(http: Any) -> None:
    table, tokens = make_table(http, "tic-tac-toe", persons("A", "B"))
    with sitting(http, table, tokens[0]) as first:
        assert [seat["present"] for seat in first.table["seats"]] == [True, False]
        with sitting(http, table, tokens[1]):
            assert first.until("Table")["table"]["seats"][1]["present"]
        assert not first.until("Table")["table"]["seats"][1]["present"]
        with sitting(http, table):
            assert first.until("Table")["table"]["watching"] == 1


def test_a_device_that_comes_back_in_mid_turn_goes_on_where_it_was(http: Any) -> None:
    table, tokens = make_table(http, "star-race", persons("A", "B"), variant="basic", start_player=0)
    with sitting(http, table, tokens[0]) as first:
        first.move()
        seen, story = first.position, first.events
    with sitting(http, table, tokens[0], since=len(story)) as again:
        assert again.position == seen
        assert again.events == []  # nothing new since
    with sitting(http, table, tokens[0]) as anew:
        assert anew.events == story


def test_tables_that_nobody_looks_at_leave_the_memory_and_come_back(tmp_path: Path) -> None:
    with table_server(tmp_path, unload_after=0.05) as http:
        table, tokens = make_table(http, "tic-tac-toe", persons("A", "B"))
        with sitting(http, table, tokens[0]) as first:
            first.move(4)
        until = time.monotonic() + PATIENCE
        while http.get("/api/health").json()["tables"]:
            assert time.monotonic() < until, "the table is still loaded"
            time.sleep(0.02)
        with sitting(http, table, tokens[1]) as second:
            assert second.position["view"]["cells"][4] == 0


def test_a_waiting_table_is_found_however_many_others_changed_since(http: Any) -> None:
    waiting, _ = make_table(http, "tic-tac-toe", [*persons("Ania"), {"kind": "open"}])
    made = [make_table(http, "tic-tac-toe", persons("A", "B"))[0] for _ in range(55)]
    assert len(http.get("/api/tables").json()) == 50
    assert [table["id"] for table in http.get("/api/tables?status=waiting").json()] == [waiting]
    pages = [http.get(f"/api/tables?status=running&limit=20&offset={offset}").json() for offset in (0, 20, 40, 60)]
    assert [len(page) for page in pages] == [20, 20, 15, 0]
    assert {table["id"] for page in pages for table in page} == set(made)


def test_ones_own_tables_are_found_by_their_ids_listed_or_not(http: Any) -> None:
    unlisted = http.post("/api/tables", json={"game": "tic-tac-toe", "seats": persons("A", "B"), "listed": False})
    mine = unlisted.json()["table"]["id"]
    other, _ = make_table(http, "tic-tac-toe", persons("A", "B"))
    found = http.get(f"/api/tables?ids={mine},nowhere,{other},{mine}").json()
    assert [table["id"] for table in found] == [mine, other]
    assert http.get("/api/tables?limit=0").json()["code"] == "malformed"
    assert http.get("/api/tables?status=lost").json()["code"] == "malformed"


def test_a_head_request_is_answered(http: Any) -> None:
    for path in ("/", "/table/abc", "/api/health"):
        answer = http.head(path)
        assert (answer.status_code, answer.content) == (200, b"")


def test_a_hint_is_given_to_one_who_plays_with_bots_alone(http: Any) -> None:
    table, tokens = make_table(http, "tic-tac-toe", [*persons("Ania"), {"kind": "bot", "level": "random"}])
    with sitting(http, table, tokens[0]) as ania:
        while not ania.is_asked:
            ania.until("Update")
        hinted = ania.ask("Hint")
        assert hinted["is"] == "Hinted"
        assert hinted["seq"] == ania.position["seq"]
        assert hinted["action"] in [choice["action"] for choice in ania.position["choices"]]
        assert ania.move(hinted["action"])["is"] == "Done"
    table, tokens = make_table(http, "tic-tac-toe", persons("Ania", "Ola"))
    http.app.state.lobby.rooms[table].opened -= 60.0
    with sitting(http, table, tokens[0]) as ania, sitting(http, table) as watcher:
        assert ania.ask("Hint")["problem"]["code"] == "hint-among-people"
        assert watcher.ask("Hint")["problem"]["code"] == "spectator"
        assert ania.ask("HandOver", level="random", seat=1)["is"] == "Done"  # Ola may come back
        assert ania.ask("Hint")["problem"]["code"] == "hint-among-people"


def test_a_hint_says_what_it_gains_beside_the_next_best_choice(http: Any) -> None:
    table, tokens = make_table(http, "antarctica", [*persons("Ania"), {"kind": "bot", "level": "random"}])
    with sitting(http, table, tokens[0]) as ania:
        while not ania.is_asked:
            ania.until("Update")
        hinted = ania.ask("Hint")
        legal = [choice["action"] for choice in ania.position["choices"]]
        assert len(legal) > 1
        why = hinted["why"]
        assert why["other"] in legal
        assert why["other"] != hinted["action"]
        assert {"later", "others"} < set(why["points"])
        assert set(why["text"]) == {"en", "pl", "fr"}
