"""A move of several answers leaves the page in one frame, and so does its undo."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

from landfall.games.planet_unknown.rules.phases.turn import Act
from landfall.games.planet_unknown.table.terms import AFTER_TILE
from tests.browser.patience import settling
from tests.browser.playing import open_seat, set_table
from tests.browser.positions import table_at
from tests.browser.test_evacuation import answer_the_rest
from tests.games.planet_unknown.positions import asked, board, lay, square, table

GAME = "evacuation"


def frames_of(page: Page) -> list[dict[str, Any]]:
    """The moves and undos that this page sends from now on."""
    sent: list[dict[str, Any]] = []

    def note(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["is"] in ("Move", "Undo"):
            sent.append(message)

    def watch(socket: WebSocket) -> None:
        socket.on("framesent", note)

    page.on("websocket", watch)
    return sent


def draft_an_action(page: Page) -> int:
    """Choose action A1, what it gains and an invention; how much steel there was before."""
    store = page.locator("[data-store=old-steel] b")
    before = int(store.inner_text())
    page.locator("[data-act=A1]").click()
    page.locator("[data-store=old-steel]").click()
    expect(store).to_have_text(str(before + 1))  # as it would be
    with settling(page):
        page.locator("[data-column='1']").click()
    answer_the_rest(page)
    return before


def beginning(page: Page, second: Page) -> Page:
    """Whichever of the two is asked first."""
    expect(page.locator(".pass").or_(page.get_by_text("Waiting for"))).to_be_visible()
    one = page if page.locator(".pass").is_visible() else second
    one.bring_to_front()
    return one


def test_confirm_sends_all_answers_in_one_frame_and_undo_takes_them_back_in_one(page: Page, server: str) -> None:
    made = set_table(server, GAME, ("person", "person"), goals="first_game")
    second = page.context.new_page()
    sent = {one: frames_of(one) for one in (page, second)}
    open_seat(page, server, made, 0)
    open_seat(second, server, made, 1)
    one = beginning(page, second)
    before = draft_an_action(one)
    assert sent[one] == [], "nothing of a draft is sent"
    one.locator(".confirm:enabled").click()
    expect(one.get_by_text("Waiting for")).to_be_visible()
    assert [message["is"] for message in sent[one]] == ["Move"]
    assert len(sent[one][0]["then"]) >= 2
    one.get_by_role("button", name="Undo").click()
    expect(one.locator("[data-store=old-steel] b")).to_have_text(str(before))
    expect(one.locator("[data-act=A1].open")).to_be_visible()
    assert [message["is"] for message in sent[one]] == ["Move", "Undo"]


def test_a_page_closed_over_a_draft_leaves_no_half_made_move(page: Page, server: str) -> None:
    made = set_table(server, GAME, ("person", "person"), goals="first_game")
    second = page.context.new_page()
    open_seat(page, server, made, 0)
    open_seat(second, server, made, 1)
    one = beginning(page, second)
    before = draft_an_action(one)
    seat = 0 if one is page else 1
    one.close()
    again = second.context.new_page()
    open_seat(again, server, made, seat)
    expect(again.locator("[data-act=A1].open")).to_be_visible()
    expect(again.locator("[data-store=old-steel] b")).to_have_text(str(before))


def test_a_rover_drives_a_long_way_in_one_frame(page: Page, server: str, data: Path) -> None:
    state = table()
    lay(state, "tech", "F1 F2 G1 G2")
    board(state).rovers, board(state).reserve, board(state).pool = (square("F1"),), 1, 3
    asked(state, Act(0, AFTER_TILE, ()))
    sent = frames_of(page)
    page.goto(server + table_at(data, state))
    far = page.locator("[data-far]").first
    expect(far).to_be_visible()
    count = page.locator("[data-far]").count()
    far.click()
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_enabled()
    assert [message["is"] for message in sent] == ["Move"]
    assert len(sent[0]["then"]) >= 1
    undo.click()
    expect(page.locator("[data-far]")).to_have_count(count)
    assert [message["is"] for message in sent] == ["Move", "Undo"]
