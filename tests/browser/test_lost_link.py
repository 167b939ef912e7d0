"""A move sent just before the link breaks is neither lost nor played twice, and a dead link is soon told of."""

from __future__ import annotations

import json
from urllib.request import urlopen

import pytest
from playwright.sync_api import Page, expect

from tests.browser.cutting import cutting
from tests.browser.playing import open_seat, set_table

NOTICED = 5000  # ms until a link on which nothing comes back must be told of


@pytest.mark.parametrize("lost", ["the move", "the answer"])
def test_a_move_sent_as_the_link_breaks_is_played_once(page: Page, server: str, lost: str) -> None:
    made = set_table(server, seats=("person", "person"), variant="basic", start_player=0)
    with cutting(server) as proxy:
        page.goto(proxy.address + made["links"][0]["path"])
        page.locator("[data-card=plus1]").click()
        page.locator("[data-ship=B2]").click()
        expect(page.locator("[data-ghost=B2]")).to_be_visible()
        proxy.listen(deaf=lost == "the move", mute=lost == "the answer")
        page.get_by_role("button", name="Confirm").click()
        assert (proxy.heard if lost == "the move" else proxy.answered).wait(60)
        expect(page.locator("[data-ship=B2]")).to_have_attribute("data-level", "2")
        proxy.cut()
        expect(page.locator("[data-ship=B2]")).to_have_attribute("data-level", "3")
        expect(page.locator(".pass.live")).to_have_count(0)
        expect(page.get_by_text("Connection lost")).to_be_hidden()
        page.get_by_role("tab", name="Log").click()
        expect(page.get_by_label("Log", exact=True).get_by_text("B2, ring 3 → 6")).to_have_count(1)
    with urlopen(f"{server}/api/tables/{made['table']['id']}", timeout=60) as answer:
        assert json.load(answer)["status"] == "running"


def test_a_network_that_carries_nothing_is_told_of_within_five_seconds(page: Page, server: str) -> None:
    made = set_table(server, seats=("person", "person"), variant="basic", start_player=0)
    with cutting(server) as proxy:
        page.clock.install()
        page.goto(proxy.address + made["links"][0]["path"])
        page.locator("[data-card=plus1]").click()
        page.locator("[data-ship=B2]").click()
        expect(page.locator("[data-ghost=B2]")).to_be_visible()
        proxy.listen(mute=True, deaf=True)  # no line is cut: nobody but the page itself can notice
        page.clock.run_for(NOTICED)
        notice = page.get_by_role("status").filter(has_text="has not answered for a few seconds")
        expect(notice).to_contain_text("What you have chosen stays")
        page.get_by_role("button", name="Confirm").click()
        expect(notice).to_contain_text("Your move is kept")
        proxy.cut()
        page.clock.run_for(1000)
        expect(page.locator("[data-ship=B2]")).to_have_attribute("data-level", "3")
        expect(notice).to_have_count(0)
    open_seat(page, server, made)
    page.get_by_role("tab", name="Log").click()
    expect(page.get_by_label("Log", exact=True).get_by_text("B2, ring 3 → 6")).to_have_count(1)
