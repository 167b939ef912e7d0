"""The end of a mission is shown step by step, and nothing else on the page tells it before."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage, keep_picture
from tests.browser.cutting import Cutting, cutting
from tests.browser.playing import play_on, set_table


class Reached(Exception):
    """What was played for is on the page."""


@contextmanager
def at_the_reveal(page: Page, server: str) -> Iterator[Cutting]:
    """The page of somebody who has just seen the first mission end, over a line that can be cut."""
    made = set_table(server, seats=("person", "greedy"), variant="family")

    def look(state: str) -> None:
        if state == "reveal":
            raise Reached

    with cutting(server) as proxy:
        page.goto(proxy.address + made["links"][0]["path"])
        with pytest.raises(Reached):
            play_on(page, look)
        yield proxy


def test_log_bar_and_seats_wait_for_the_reveal(new_page: NewPage, server: str) -> None:
    page = new_page()
    with at_the_reveal(page, server):
        expect(page.locator(".action-bar strong")).to_have_text("Others are playing…")
        expect(page.locator("[aria-live=polite]").last).not_to_contain_text("Mission 2")
        assert "Mission 2" not in page.locator(".action-bar").inner_text()
        keep_picture(page, "star-race-reveal-open-1440-dark")
        page.locator("dialog .go-on").click()
        expect(page.locator("dialog")).to_have_count(0)
        expect(page.locator(".action-bar strong")).not_to_have_text("Others are playing…")
        page.get_by_role("tab", name="Log").click()
        expect(page.get_by_role("list", name="Log")).to_contain_text("Mission 2")


def test_a_lost_link_does_not_take_the_reveal_away(new_page: NewPage, server: str) -> None:
    page = new_page(390, 844, color_scheme="light")
    with at_the_reveal(page, server) as proxy:
        proxy.cut()
        expect(page.get_by_text("Connection lost")).to_be_attached()
        expect(page.get_by_text("Connection lost")).to_have_count(0)
        expect(page.locator("dialog .go-on")).to_be_visible()
        keep_picture(page, "star-race-reveal-again-390-light")
        page.locator("dialog .go-on").click()
        expect(page.locator("dialog")).to_have_count(0)
