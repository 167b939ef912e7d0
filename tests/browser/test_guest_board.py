"""A third-party game is played on the board that its package brings."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.playing import set_table


def test_a_board_from_the_package_of_a_game_is_drawn_and_played(page: Page, server: str) -> None:
    made = set_table(server, game="sealed-bids", seats=("person", "random"))
    page.goto(server + made["links"][0]["path"])
    board = page.locator(".guest")
    expect(board.get_by_role("button", name="Bid 3 coins")).to_be_visible()
    expect(board.get_by_text("●●●●●●●●●●●● 12")).to_have_count(2)
    board.get_by_role("button", name="Bid 12 coins").click()
    page.get_by_role("button", name="Confirm").click()
    expect(board.get_by_text("★ 0")).to_have_count(1)  # one of the two has bought the first lot, and paid
