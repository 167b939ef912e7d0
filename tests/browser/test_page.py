from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path
from time import time

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage, keep_picture
from tests.browser.patience import until
from tests.browser.playing import open_seat, play_on, set_table, state_of

IDLE = ({"wait"}, {"wait", "over"})


def test_the_page_opens_and_says_its_name(page: Page, server: str) -> None:
    page.goto(server)
    expect(page).to_have_title("Landfall")
    expect(page.get_by_role("heading", level=1)).to_have_text("Landfall")


def test_an_address_that_leads_nowhere_says_so(page: Page, server: str) -> None:
    page.goto(f"{server}/table/nosuchtable")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is no such table")
    page.goto(f"{server}/somewhere/else")
    expect(page.get_by_role("heading", level=1)).to_have_text("Lost at sea")
    made = set_table(server, seats=("person", "random"))
    page.goto(f"{server}/table/{made['table']['id']}#not-the-token")
    expect(page.get_by_role("heading", level=1)).to_have_text("This link does not open a seat")


def test_two_browsers_at_one_table(new_page: NewPage, server: str) -> None:
    made = set_table(server, seats=("person", "open"), variant="family", start_player=0)
    first, second = new_page(), new_page()
    open_seat(first, server, made)
    expect(first.get_by_text("One seat is still free")).to_be_visible()
    keep_picture(first, "waiting-1440-dark")
    second.goto(f"{server}/table/{made['table']['id']}")
    second.get_by_label("Your name").fill("Grace")
    second.get_by_role("button", name="Take a seat").click()
    expect(first.get_by_text("Grace").first).to_be_visible()
    expect(first).to_have_title(re.compile("Your turn"))
    expect(second).not_to_have_title(re.compile("Your turn"))

    first.locator("[data-card=plus1]").click()
    first.locator("[data-ship=T1]").click()
    first.get_by_role("button", name="Confirm").click()
    expect(second.locator("[data-ship=T1]")).to_have_attribute("data-level", "3")
    expect(second).to_have_title(re.compile("Your turn"))
    second.get_by_role("tab", name="Chat").click()
    second.get_by_label("Write to the table").fill("A bold start")
    second.get_by_label("Write to the table").press("Enter")
    first.get_by_role("tab", name="Chat").click()
    expect(first.get_by_text("A bold start")).to_be_visible()
    for one in (first, second):
        one.get_by_role("tab", name="Mine").click()  # the cards lie there

    moves = 0
    for _ in range(400):
        until(first, lambda: {state_of(first), state_of(second)} not in IDLE, "somebody is asked, or all is over")
        states = [state_of(page) for page in (first, second)]
        if states == ["over", "over"]:
            break
        for page, state in zip((first, second), states, strict=True):
            if state not in ("wait", "over"):
                with pytest.raises(AssertionError):  # one step, so never over
                    play_on(page, steps=1)
                moves += 1
    expect(first.locator("dialog")).to_contain_text("Mission 4")
    expect(second.locator("dialog")).to_contain_text("Mission 4")

    first.get_by_role("button", name="Play again").click()
    expect(first.get_by_text("Your cards")).to_be_visible()
    second.get_by_role("button", name="Join the new game").click()
    expect(second.get_by_text("Your cards")).to_be_visible()
    assert first.url == second.url


def test_a_seat_is_opened_on_a_second_device_by_its_own_link(new_page: NewPage, server: str) -> None:
    made = set_table(server, seats=("person", "person"), variant="basic", start_player=0)
    computer, phone = new_page(), new_page(390, 844)
    open_seat(computer, server, made)
    computer.get_by_role("button", name="My seat", exact=True).click()
    phone.goto(computer.get_by_label("Your seat on another device").input_value())
    expect(phone).to_have_title(re.compile("Your turn"))
    phone.locator("[data-card=plus1]").click()
    phone.locator("[data-ship=T1]").click()
    phone.get_by_role("button", name="Confirm").click()
    expect(computer.locator("[data-ship=T1]")).to_have_attribute("data-level", "3")
    expect(computer.locator(".hired").first).to_be_attached()
    assert "#" not in phone.url  # the token is not left where others read it


@pytest.mark.parametrize(("wish", "time"), [("no-preference", "0.3s"), ("reduce", "0s")])
def test_ships_travel_unless_less_motion_is_wished(new_page: NewPage, server: str, wish: str, time: str) -> None:
    made = set_table(server, seats=("person", "person"), variant="basic", start_player=0)
    page = new_page(reduced_motion=wish)
    open_seat(page, server, made)
    moving = "one => getComputedStyle(one).transitionDuration"
    expect(page.locator("[data-ship]")).to_have_count(9)
    assert set(page.locator("[data-ship]").evaluate_all(f"all => all.map({moving})")) == {time}


def test_a_seat_is_handed_to_a_bot_and_taken_back_and_the_game_given_up(new_page: NewPage, server: str) -> None:
    made = set_table(server, seats=("person", "person"), variant="basic", start_player=1)
    page, other = new_page(), new_page(390, 844)
    open_seat(page, server, made)
    page.get_by_role("button", name="My seat", exact=True).click()
    expect(page.get_by_label("Your seat on another device")).to_have_value(re.compile("#.+"))
    page.get_by_role("button", name="Let a bot play for me").click()
    expect(page.locator("dialog").get_by_role("button", name="Play my seat again")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play my seat again").click()
    page.get_by_role("button", name="Let a bot play this seat").click()  # the other person is away
    expect(page).to_have_title(re.compile("Your turn"))
    page.get_by_role("button", name="My seat", exact=True).click()
    page.get_by_role("button", name="End the game without a result").click()
    expect(page.get_by_role("alert")).to_have_text("End the game without a result?")  # it asks first
    page.get_by_role("button", name="No, keep playing").click()
    page.get_by_role("button", name="End the game without a result").click()
    page.get_by_role("button", name="Yes, end it").click()
    expect(page.get_by_role("button", name="Keep playing after all")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_text("wants to end the game")).to_be_visible()
    open_seat(other, server, made, 1)  # whoever a bot stands in for is asked too
    other.get_by_role("button", name="My seat", exact=True).click()
    other.get_by_role("button", name="End the game without a result").click()
    other.get_by_role("button", name="Yes, end it").click()
    for one in (page, other):
        expect(one.get_by_text("The game was ended without a result").first).to_be_visible()


def test_a_lost_link_is_told_and_mended(page: Page, server: str) -> None:
    made = set_table(server, seats=("person", "random"), variant="basic", start_player=0)
    sockets = []
    page.route_web_socket(re.compile("/ws/"), lambda route: sockets.append((route, route.connect_to_server())))
    open_seat(page, server, made)
    expect(page.locator(".pass.live")).to_have_count(8)
    sockets[-1][0].close()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    expect(page.get_by_text("Connection lost")).to_be_hidden()
    page.locator("[data-card=plus1]").click()
    page.locator("[data-ship=B1]").click()
    page.get_by_role("button", name="Confirm").click()
    expect(page.locator(".offline")).to_be_hidden()
    expect(page.get_by_label("Balnearii ship 1, ring 6").or_(page.locator("[data-ship=B1]"))).to_be_visible()


def test_in_polish_all_words_are_polish_and_change_at_once(new_page: NewPage, server: str) -> None:
    page = new_page(locale="pl-PL")
    made = set_table(server, variant="advanced")
    page.goto(server + made["links"][0]["path"])
    expect(page.get_by_text("Odłóż trzy karty")).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "pl"
    keep_picture(page, "star-race-1440-dark-pl")
    page.get_by_role("button", name="Ustawienia").click()
    page.get_by_label("Français").check()
    page.keyboard.press("Escape")
    expect(page.get_by_text("Écartez trois cartes")).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "fr"
    keep_picture(page, "star-race-1440-dark-fr")


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_a_phone_of_390_pixels(new_page: NewPage, server: str, scheme: str) -> None:
    page = new_page(390, 844, color_scheme=scheme, has_touch=True, is_mobile=True, device_scale_factor=2)
    page.goto(server)
    expect(page.get_by_role("button", name="Play with bots").first).to_be_visible()
    assert_fits(page)
    keep_picture(page, f"lobby-390-{scheme}")
    made = set_table(server, seats=("person", "person"), variant="basic", start_player=0)
    open_seat(page, server, made)
    assert page.locator("html").get_attribute("data-theme") == scheme
    page.locator("[data-card=plus1]").tap()
    page.locator("[data-ship=T2]").tap()
    expect(page.locator("[data-ghost=T2]")).to_be_visible()
    page.evaluate("scrollTo(0, 0)")
    keep_picture(page, f"star-race-390-{scheme}")
    assert_fits(page)
    page.get_by_role("button", name="Confirm").tap()
    expect(page.locator("[data-ship=T2]")).not_to_have_attribute("data-level", "2")
    for tab in ("Players", "Deduction", "Log"):
        page.get_by_role("tab", name=tab).tap()
        assert_fits(page)
        keep_picture(page, f"star-race-390-{scheme}-{tab.lower()}")


QUICKLY_S = 0.1  # from one tap of a double tap to the next
SLOWLY_S = 1.0
SCALED = re.compile(r"scale\(2\)")


def test_a_double_tap_zooms_the_board_and_back(new_page: NewPage, server: str) -> None:
    page = new_page(390, 844, has_touch=True, is_mobile=True)
    made = set_table(server, seats=("person", "person"), variant="basic", start_player=0)
    open_seat(page, server, made)
    board = page.locator("svg[role=group]")
    fingers = page.context.new_cdp_session(page)
    at = time()

    def tap() -> None:
        """Tap at the moment `at`, however long the machine takes for it."""
        down = {"type": "touchStart", "touchPoints": [{"x": 60, "y": 420}], "timestamp": at}
        fingers.send("Input.dispatchTouchEvent", down)
        fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": [], "timestamp": at})

    for large in (True, False):
        tap()
        at += SLOWLY_S
        tap()
        assert bool(SCALED.search(board.get_attribute("style") or "")) != large, "two taps are no double tap"
        at += QUICKLY_S
        tap()
        assert bool(SCALED.search(board.get_attribute("style") or "")) == large
        at += SLOWLY_S


def assert_fits(page: Page) -> None:
    """Nothing wider than the phone, and no text below 14 px."""
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    small = page.evaluate(
        """() => [...document.querySelectorAll("body *")].filter((one) =>
            [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())
            && one.getClientRects().length && !one.closest(".visually-hidden, svg")
            && parseFloat(getComputedStyle(one).fontSize) < 14
        ).map((one) => one.outerHTML.slice(0, 120))"""
    )
    assert small == []
    letters = page.evaluate(
        """() => [...document.querySelectorAll("svg[role=group] text")].map((one) =>
            parseFloat(getComputedStyle(one).fontSize) * one.ownerSVGElement.getScreenCTM().a)"""
    )
    assert all(size >= 14 for size in letters if size > 10), min(letters)


def test_with_the_keyboard_alone(page: Page, server: str) -> None:
    made = set_table(server, seats=("person", "person"), variant="basic", start_player=0)
    open_seat(page, server, made)
    expect(page.locator(".pass.live")).to_have_count(8)
    press_until(page, "document.activeElement.dataset.card === 'number_plus1'")
    page.keyboard.press("Enter")
    press_until(page, "document.activeElement.dataset.ship === 'K1'", "Shift+Tab")
    page.keyboard.press(" ")
    expect(page.locator("[data-ghost=T1]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-ghost=T1]")).to_have_count(0)
    page.keyboard.press("Enter")
    keep_picture(page, "keyboard-1440-dark")
    press_until(page, "document.activeElement.classList.contains('confirm')")
    page.keyboard.press("Enter")
    expect(page.locator("[data-ship=B1]")).not_to_have_attribute("data-level", "2")

    # The list of choices is a complete interface too.
    made = set_table(server, seats=("person", "person"), variant="basic", start_player=0)
    open_seat(page, server, made)
    expect(page.locator(".pass.live")).to_have_count(8)
    press_until(page, "document.activeElement.classList.contains('list-all')")
    page.keyboard.press("Enter")
    press_until(page, "document.activeElement.textContent.includes('Play +1')")
    page.keyboard.press("Enter")
    expect(page.get_by_text("+1: which ship?")).to_be_visible()


def press_until(page: Page, true: str, key: str = "Tab") -> None:
    for _ in range(80):
        page.keyboard.press(key)
        if page.evaluate(f"() => {true}"):
            return
    raise AssertionError(f"the keyboard does not reach: {true}")


def test_tic_tac_toe_on_the_generic_table(page: Page, server: str) -> None:
    made = set_table(server, "tic-tac-toe", ("person", "random"))
    open_seat(page, server, made)
    page.get_by_role("button", name="Cell 4", exact=True).click()
    keep_picture(page, "tic-tac-toe-1440-dark")
    page.get_by_role("button", name="Confirm").click()
    expect(page.locator(".cells svg")).to_have_count(2)
    page.locator("[data-place='4']").click()
    expect(page.get_by_role("alert")).to_contain_text("Cell taken")
    play_on(page)
    expect(page.locator("dialog .ending")).to_be_visible()


def test_in_the_light_at_1440(new_page: NewPage, server: str) -> None:
    page = new_page(color_scheme="light")
    page.goto(server)
    expect(page.get_by_role("button", name="Play with bots").first).to_be_visible()
    keep_picture(page, "lobby-1440-light")
    made = set_table(server, variant="advanced")
    open_seat(page, server, made)
    for card in ("copy", "swap", "minus2"):
        page.locator(f"[data-card={card}]").click()
    keep_picture(page, "star-race-1440-light")
    assert page.locator("html").get_attribute("data-theme") == "light"


def test_a_table_whose_log_is_damaged_says_so_and_is_not_asked_for_for_ever(
    page: Page, server: str, data: Path
) -> None:
    with closing(sqlite3.connect(data, timeout=60)) as file, file:
        file.execute("INSERT INTO tables (id, status, listed, changed_at, info) VALUES ('damaged', 'over', 0, 0, '')")
        file.execute("INSERT INTO entries VALUES ('damaged', 0, '{}')")
    opened: list[str] = []
    page.on("websocket", lambda socket: opened.append(socket.url))
    page.clock.install()
    page.goto(f"{server}/table/damaged")
    expect(page.get_by_role("heading", level=1)).to_have_text("This table cannot be opened")
    expect(page.locator("main")).to_contain_text("is damaged and cannot be read")
    page.clock.fast_forward(120_000)
    expect(page.locator("main")).to_contain_text("is damaged and cannot be read")
    assert len(opened) == 1
    keep_picture(page, "damaged-1440-dark")
