"""Following the game: what each seat did last is in sight, and the log shows it on the board again."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage, keep_picture
from tests.browser.playing import open_seat, set_table

SEATS = ("person", "greedy", "greedy")


def hinted_move(page: Page) -> None:
    """Make the move a bot would make, and wait until it is one's turn again."""
    confirm = page.locator(".confirm:enabled")
    hint = page.locator(".hint:enabled")
    while not confirm.count():
        hint.click()
        confirm.or_(hint).wait_for()
    confirm.click()
    hint.wait_for()


def open_log(page: Page) -> None:
    page.get_by_role("tab", name="Log").click()


def test_on_a_phone_the_last_act_of_every_seat_is_in_sight(new_page: NewPage, server: str) -> None:
    page = new_page(390, 844, has_touch=True)
    open_seat(page, server, set_table(server, "star-race", SEATS))
    hinted_move(page)
    strip = page.locator(".seat-strip")
    expect(strip).to_be_in_viewport()
    seats = strip.get_by_role("button")
    expect(seats).to_have_count(3)
    open_log(page)
    lines = page.get_by_role("list", name="Log").get_by_role("button")
    for at, name in enumerate(["Bot 2", "Bot 3", "Player 1"]):
        last = lines.filter(has_text=f"{name}: ").first.locator("span").all_inner_texts()
        expect(seats.nth(at)).to_contain_text(last[0].removeprefix(f"{name}: ").strip())
    keep_picture(page, "seats-on-a-phone")
    seats.first.click()
    expect(page.get_by_role("tab", name="Players")).to_have_attribute("aria-selected", "true")


def test_the_log_stands_act_by_act_and_a_tap_shows_an_act_again(page: Page, server: str) -> None:
    open_seat(page, server, set_table(server, "star-race", SEATS))
    hinted_move(page)
    hinted_move(page)
    now = page.locator("[data-board]").inner_html()
    open_log(page)
    acts = page.get_by_role("list", name="Log").get_by_role("button")
    mine = acts.filter(has_text="Player 1: ")
    expect(mine).to_have_count(2)
    assert all(len(words.splitlines()) > 1 for words in mine.all_inner_texts()), "the ships stand under the card"
    mine.last.click()
    expect(page.locator("#question")).to_contain_text("This happened earlier.")
    page.wait_for_function("(now) => document.querySelector('[data-board]').innerHTML !== now", arg=now)
    page.get_by_role("button", name="Skip").click()
    expect(page.locator("#question")).to_contain_text("Play a card.")
    page.wait_for_function("(now) => document.querySelector('[data-board]').innerHTML === now", arg=now)


def test_an_open_chat_gives_way_to_the_hand_when_ones_turn_comes(page: Page, server: str) -> None:
    open_seat(page, server, set_table(server, "antarctica", SEATS))
    hinted_move(page)
    page.get_by_role("tab", name="Chat").click()
    hinted_move(page)
    expect(page.get_by_role("tab", name="Mine")).to_have_attribute("aria-selected", "true")
