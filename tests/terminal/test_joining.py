"""A terminal at a table of a real server, beside another seat."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

import landfall
from landfall.server.messages import TableInfo
from landfall.terminal.screen.app import TableApp
from landfall.terminal.screen.joining import JoinApp
from landfall.terminal.tables.address import Address
from landfall.terminal.tables.remote import RemoteTable
from landfall.terminal.words import Unusable, Words
from tests.server.clients import Client, make_table, persons
from tests.server.serving import Server, running
from tests.terminal.screens import SMALL, show, text_of, until
from tests.terminal.test_playing import play_on

GAME = landfall.load_game("star-race")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("tables") / "tables.sqlite3") as server:
        yield server


def joined(server: Server, table: str, token: str = "", lang: str = "en", game: str = "star-race") -> TableApp:
    words = Words(lang)
    address = Address(server.address, table, token)
    info = asyncio.run(address.info(lang))
    return TableApp(RemoteTable(landfall.load_game(game), words, address, info), words)


@contextmanager
def beside(server: Server, table: str, token: str) -> Iterator[Client]:
    with server.sitting(table, token) as client:
        yield client


async def catch_up(client: Client) -> None:
    """Let the other seat read what the server has sent meanwhile."""
    await asyncio.to_thread(client.ask, "Resync", since=0)


def test_a_mission_beside_another_seat(server: Server) -> None:
    table, tokens = make_table(server.http, "star-race", persons("Ania", "Bob"), variant="advanced")
    app = joined(server, table, tokens[0])
    shown: set[str] = set()

    async def test(pilot: Pilot[Any]) -> None:
        with beside(server, table, tokens[1]) as bob:
            while not app.sitting.seen.view["results"] or app.screen is not app.table_screen:
                if 1 in app.sitting.seen.view["to_act"]:
                    await catch_up(bob)
                    if bob.is_asked:
                        await asyncio.to_thread(bob.move)
                await play_on(pilot, app)
                shown.add(type(app.screen).__name__)
        await until(pilot, lambda: "Mission 2 of 4" in text_of(app))

    show(app, SMALL, test)
    assert "Reveal" in shown
    assert app.sitting.link == f"{server.address}/table/{table}#{tokens[0]}"


def test_a_whole_game_and_another_with_the_same_people(server: Server) -> None:
    table, tokens = make_table(server.http, "tic-tac-toe", persons("Ania", "Bob"))
    app = joined(server, table, tokens[0], game="tic-tac-toe")

    async def test(pilot: Pilot[Any]) -> None:
        with beside(server, table, tokens[1]) as bob:
            while not app.sitting.seen.has_ended or app.screen is not app.table_screen:
                if 1 in app.sitting.seen.view["to_act"]:
                    await catch_up(bob)
                    if bob.is_asked:
                        await asyncio.to_thread(bob.move)
                await play_on(pilot, app)
            await until(pilot, lambda: "Winner: Ania" in text_of(app))
            await pilot.press("n")
            await until(pilot, lambda: app.sitting.seen.status == "running")
            await until(pilot, lambda: "Winner" not in text_of(app).replace("Winner  ·", ""))
            assert app.sitting.link != f"{server.address}/table/{table}#{tokens[0]}"
            assert (await asyncio.to_thread(bob.until, "Rematched"))["table"] in app.sitting.link

    show(app, SMALL, test)
    assert server.http.get(f"/api/tables/{table}").json()["status"] == "over"


def test_a_rematch_that_was_set_while_the_connection_was_lost_is_found(server: Server) -> None:
    table, tokens = make_table(server.http, "tic-tac-toe", persons("Ania", "Bob"))
    for token in tokens.values():
        server.http.post(f"/api/tables/{table}/abandon", json={"token": token})
    assert server.http.get(f"/api/tables/{table}").json()["status"] == "abandoned"
    app = joined(server, table, tokens[0], game="tic-tac-toe")
    sitting = app.sitting
    assert isinstance(sitting, RemoteTable)
    opened, shown = sitting.open, []

    async def look_and_open() -> None:
        shown.append(sitting.seen.status)  # the screen may be drawn before the next table has come
        await opened()

    async def test(pilot: Pilot[Any]) -> None:
        sitting.open = look_and_open  # type: ignore[method-assign]
        assert sitting.connection is not None
        assert sitting.rematch is None
        sitting.connection.transport.abort()
        await until(pilot, lambda: sitting.connection is None)
        bob = {"token": tokens[1]}
        again = server.http.post(f"/api/tables/{table}/rematch", json=bob).json()["id"]
        await until(pilot, lambda: sitting.rematch == again)
        await pilot.press("n")
        await until(pilot, lambda: sitting.address.table == again and sitting.seen.status == "running")
        assert shown == ["abandoned"]

    show(app, SMALL, test)


def test_undo_refusals_chat_and_a_bot_in_between(server: Server) -> None:
    table, tokens = make_table(server.http, "star-race", persons("Ania", "Bob"), variant="basic", start_player=0)
    app = joined(server, table, tokens[0], "pl")

    async def test(pilot: Pilot[Any]) -> None:
        with beside(server, table, tokens[1]) as bob:
            await pilot.press("3", "3")
            await until(pilot, lambda: "+1: który statek?" in text_of(app))
            await pilot.press("u")
            await until(pilot, lambda: "Cofnięto" in text_of(app) and "Zagraj kartę." in text_of(app))
            await pilot.press("u")
            await until(pilot, lambda: "Nie ma czego cofnąć" in text_of(app))
            await pilot.press("slash", *"T1", "enter")
            await until(pilot, lambda: "To nie jest odpowiedź na pytanie." in text_of(app))
            await pilot.press("c", *"hej", "enter")
            await until(pilot, lambda: "“hej” Ania" in text_of(app))
            await asyncio.to_thread(bob.ask, "Chat", text="hi")
            await until(pilot, lambda: "“hi” Bob" in text_of(app))
            await pilot.press("F")
            await until(pilot, lambda: "Wszyscy są przy stole." in text_of(app))
            await pilot.press("3", "3")
            await until(pilot, lambda: "+1: który statek?" in text_of(app))
            await pilot.press("B")
            await until(pilot, lambda: "Za ciebie gra bot." in text_of(app))
            await pilot.press("B")
            await until(pilot, lambda: 0 not in app.sitting.seen.bots)
            await pilot.press("h")
        await until(pilot, lambda: 1 in app.sitting.seen.away)

    show(app, SMALL, test)


def test_a_lost_connection_comes_back_and_nothing_is_played_twice(server: Server) -> None:
    table, tokens = make_table(server.http, "star-race", persons("Ania", "Bob"), variant="advanced")
    app = joined(server, table, tokens[0])
    sitting = app.sitting
    assert isinstance(sitting, RemoteTable)

    async def test(pilot: Pilot[Any]) -> None:
        with beside(server, table, tokens[1]) as bob:
            assert sitting.connection is not None
            sitting.connection.transport.abort()
            legal = sitting.seen.legal[0]
            await until(pilot, lambda: sitting.connection is None)
            assert "The connection is lost" in text_of(app)
            await asyncio.to_thread(bob.move)
            await sitting.take(legal)  # waits for the connection
            await until(pilot, lambda: not sitting.trouble)
            await until(pilot, lambda: "lost" not in text_of(app))
            kinds = [event["is"] for event in sitting.seen.events]
            assert kinds.count("Ready") == 2
            assert kinds.count("CardsSetAside") == 1

    show(app, SMALL, test)


def test_a_stale_move_is_refused_in_words_and_the_table_is_shown_anew(server: Server) -> None:
    table, tokens = make_table(server.http, "tic-tac-toe", persons("Ania", "Bob"))
    app = joined(server, table, tokens[0], game="tic-tac-toe")
    sitting = app.sitting
    assert isinstance(sitting, RemoteTable)

    async def test(pilot: Pilot[Any]) -> None:
        assert sitting.position is not None
        sitting.position.seq += 7
        await pilot.press("5", "enter")
        await until(pilot, lambda: "The table has moved on since." in text_of(app))
        await until(pilot, lambda: sitting.position is not None and sitting.position.seq < 7)
        await pilot.press("5", "enter")
        await until(pilot, lambda: sitting.seen.view["to_act"] == [1])

    show(app, SMALL, test)


def test_watching_and_waiting_for_an_open_seat(server: Server) -> None:
    seats = [*persons("Ania"), {"kind": "open"}]
    table, _ = make_table(server.http, "star-race", seats, variant="basic")
    app = joined(server, table)

    async def test(pilot: Pilot[Any]) -> None:
        assert "Watching" in text_of(app)
        assert "open seat" in text_of(app)
        assert "The game begins when every seat is taken." in text_of(app)
        address = await Address(server.address, table).sit(1, "Ola", "en")
        assert address.token
        await until(pilot, lambda: "Ola" in text_of(app))
        await pilot.press("B")
        await until(pilot, lambda: "You are watching." in text_of(app))

    show(app, SMALL, test)


SITS = (["enter", *"Ola", "enter"], (1, "Ola"))
WATCHES = (["down", "enter"], (None, None))


@pytest.mark.parametrize(("keys", "chosen"), [SITS, WATCHES])
def test_choosing_a_seat_and_a_name(keys: list[str], chosen: object, server: Server) -> None:
    seats = [*persons("Ania"), {"kind": "open"}, {"kind": "bot", "level": "easy"}]
    table, _ = make_table(server.http, "star-race", seats)
    info: TableInfo = asyncio.run(Address(server.address, table).info("en"))
    app = JoinApp(Words("en"), GAME, info, None, None)

    async def choosing() -> None:
        async with app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            shown = "\n".join(strip.text for strip in app.screen._compositor.render_strips())
            assert "open seat" in shown
            assert "Easy 3" in shown
            for key in keys:
                await pilot.press(key)

    asyncio.run(choosing())
    assert app.return_value == chosen


def test_wrong_links_are_answered_in_words(server: Server) -> None:
    for link in ("", "ftp://x/table/y", "http://127.0.0.1:1/lobby"):
        with pytest.raises(Unusable, match="no-table-link"):
            Address.read(link)
    with pytest.raises(Unusable, match="There is no such table"):
        asyncio.run(Address(server.address, "22222").info("en"))
    with pytest.raises(Unusable, match="no-server"):
        asyncio.run(Address("http://127.0.0.1:1", "22222").info("en"))


def test_a_wrong_token_ends_the_screen_and_says_why(server: Server, tmp_path: Path) -> None:
    table, _ = make_table(server.http, "star-race", persons("Ania", "Bob"))
    app = joined(server, table, "wrong")

    async def running() -> None:
        async with app.run_test(size=SMALL) as pilot:
            await until(pilot, lambda: bool(app.wrong))
            await app.sitting.close()

    asyncio.run(running())
    assert app.wrong == "This link does not open a seat at this table."


def test_a_hint_and_what_would_follow_at_a_servers_table(server: Server) -> None:
    seats = [*persons("Ania"), {"kind": "bot", "level": "random"}]
    table, tokens = make_table(server.http, "star-race", seats, variant="basic", start_player=0)
    app = joined(server, table, tokens[0])

    async def test(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: app.table_screen.chooser is not None)
        await pilot.press("h")
        await until(pilot, lambda: "A bot would choose:" in text_of(app))
        await pilot.press("down")
        await until(pilot, lambda: "→ " in text_of(app))

    show(app, (120, 40), test)


def test_a_table_is_ended_when_all_who_are_there_wish_so(server: Server) -> None:
    table, tokens = make_table(server.http, "star-race", persons("Ania", "Bob"), variant="basic", start_player=0)
    app = joined(server, table, tokens[0])

    async def test(pilot: Pilot[Any]) -> None:
        with beside(server, table, tokens[1]) as bob:
            await pilot.press("X", "X")
            await until(pilot, lambda: "Ania (wants to end)" in text_of(app))
            await pilot.press("X")  # or rather not
            await until(pilot, lambda: "wants to end" not in text_of(app))
            await pilot.press("X", "X")
            await until(pilot, lambda: "Ania (wants to end)" in text_of(app))
            await asyncio.to_thread(bob.ask, "Abandon", wish=True)
            await until(pilot, lambda: "The table was abandoned." in text_of(app))

    show(app, SMALL, test)


def test_a_game_is_put_aside_while_somebody_is_away(server: Server) -> None:
    table, tokens = make_table(server.http, "star-race", persons("Ania", "Bob"), variant="basic", start_player=0)
    app = joined(server, table, tokens[0])

    async def test(pilot: Pilot[Any]) -> None:
        await pilot.press("X", "X")
        await until(pilot, lambda: "The game is put aside." in text_of(app))
        await pilot.press("F")
        await until(pilot, lambda: "Bob may come back." in text_of(app))

    show(app, SMALL, test)


def test_before_sitting_down_one_sees_how_the_table_is_set(server: Server) -> None:
    table, _ = make_table(server.http, "star-race", [{"kind": "open"}, *persons("Ania")], start_player=1)
    info = asyncio.run(Address(server.address, table, "").info("en"))
    told = JoinApp(Words("en"), GAME, info, None, None).options().plain
    assert told == "Variant: Basic\nStart player: Player 2, Ania"
    for lang in ("pl", "fr"):
        told = JoinApp(Words(lang), GAME, info, None, None).options().plain
        assert [len(line.split(": ")) for line in told.splitlines()] == [2, 2]


def test_the_keys_of_a_table_with_people_are_all_named_and_no_hint_is_offered(server: Server) -> None:
    table, tokens = make_table(server.http, "star-race", persons("Ania", "Bob"), variant="basic", start_player=0)
    app = joined(server, table, tokens[0])

    async def test(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: bool(app.sitting.seen.legal))
        keys = text_of(app).splitlines()[-1].split()
        assert {"c", "B", "F", "X", "?", "q", "l", "t", "/"} <= set(keys)
        assert "h" not in keys
        await pilot.press("h")
        await until(pilot, lambda: "with bots alone" in " ".join(text_of(app).split()))

    show(app, SMALL, test)


def test_how_the_table_is_set_is_said_with_the_colon_of_the_language(server: Server) -> None:
    table, _ = make_table(server.http, "star-race", [{"kind": "open"}] * 2, variant="basic")
    info = asyncio.run(Address(server.address, table, "").info("en"))
    lines = {lang: JoinApp(Words(lang), GAME, info, None, None).options().plain for lang in ("en", "pl", "fr")}
    assert "\u00a0: " in lines["fr"]
    assert all(": " in lines[lang] and "\u00a0:" not in lines[lang] for lang in ("en", "pl"))
