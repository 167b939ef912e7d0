from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage, keep_picture
from tests.browser.patience import Patience, until_asked
from tests.browser.playing import open_seat, set_table

MOST_STEPS = 2500
BUILDINGS_FIRST = 8  # at three and four players

ENOUGH = 6  # moves until something stands on the board
SMALL = """() => [...document.querySelectorAll(".board text, .board span")].filter((one) => {
    if (!one.textContent.trim() || one.closest(".visually-hidden")) return false;
    const scale = one.ownerSVGElement ? one.ownerSVGElement.getScreenCTM().a : 1;
    const shown = one.getBoundingClientRect().width > 0;
    return shown && parseFloat(getComputedStyle(one).fontSize) * scale < 13.9;
}).map((one) => one.textContent)"""
STATE = """() => {
    const shows = (selector) => document.querySelector(selector) !== null;
    if (shows("dialog .go-on")) return "scoring";
    if (shows("dialog .ending")) return "over";
    const confirm = document.querySelector(".confirm");
    if (!confirm) return "wait";
    if (!confirm.disabled) return "confirm";
    if (shows(".choices button")) return "choice";
    if (shows("[data-take]")) return "take";
    if (shows(".zone.open:not(.chosen)")) return "zone";
    return "wait";
}"""


def set_antarctica(server: str, *seats: str, **options: object) -> dict[str, object]:
    return set_table(server, "antarctica", seats, **{"placement": "first_game", "start_player": 0, **options})


def press(page: Page, selector: str, at: int) -> None:
    """Press the button a person would; zones are shapes, so the press goes to the element itself."""
    page.evaluate(
        "([selector, at]) => document.querySelectorAll(selector)[at]"
        "?.dispatchEvent(new MouseEvent('click', { bubbles: true }))",
        [selector, at],
    )


def play_on(page: Page, seed: int, look: Callable[[str], None] = lambda state: None, steps: int = MOST_STEPS) -> int:
    """Answer by chance, building where it can be done, until the scoring comes; how many moves were confirmed."""
    chance = random.Random(seed)
    moves = 0
    patience = Patience(page)
    for _ in range(steps):
        state = str(page.evaluate(STATE))
        look(state)
        if state == "scoring":
            return moves
        if state != "wait":
            patience.tap(state)
        if state == "confirm":
            page.locator(".confirm").click()
            patience.moved()
            moves += 1
        elif state == "choice":
            names = page.locator(".choices button").all_inner_texts()
            wished = [at for at, name in enumerate(names) if "Build" in name or "Recruit" in name]
            press(page, ".choices button", chance.choice(wished or list(range(len(names)))))
        elif state == "take":
            press(page, "[data-take]", 0)
        elif state == "zone":
            press(page, ".zone.open:not(.chosen)", chance.randrange(page.locator(".zone.open:not(.chosen)").count()))
        if state == "wait":
            until_asked(page, STATE)
        else:
            patience.settle()
    raise AssertionError(f"the game is not over after {steps} steps; the page shows {page.evaluate(STATE)!r}")


def test_a_whole_game_of_four_from_placement_to_the_final_scoring(page: Page, server: str) -> None:
    made = set_antarctica(server, "person", "greedy", "greedy", "greedy", placement="free")
    open_seat(page, server, made)
    expect(page.locator("[data-zone]")).to_have_count(8)
    expect(page.locator("[data-building]")).to_have_count(BUILDINGS_FIRST)
    seen: set[str] = set()

    def picture(state: str) -> None:
        if "out of turn" not in seen and page.locator(".interruption.me").count():
            seen.add("out of turn")
            keep_picture(page, "antarctica-out-of-turn-1440-dark")
        elif state not in seen and state in ("choice", "zone"):
            seen.add(state)
            keep_picture(page, f"antarctica-{state}-1440-dark")

    assert play_on(page, 11, picture) >= 10, "a game takes more moves"
    dialog = page.locator("dialog")
    expect(dialog).to_contain_text("Final scoring")
    dialog.get_by_role("button", name="Next").click()
    expect(dialog).to_contain_text("2 of")
    page.keyboard.press("ArrowLeft")
    expect(dialog).to_contain_text("1 of")
    expect(dialog.locator(".step")).to_contain_text("First: all scientists")
    keep_picture(page, "antarctica-scoring-1440-dark")
    page.locator(".go-on").click()
    expect(page.locator("dialog .ending")).to_be_visible()
    keep_picture(page, "antarctica-over-1440-dark")
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Contests").click()
    page.get_by_role("button", name="Go through the scoring").click()
    expect(dialog).to_contain_text("Final scoring")


def test_choosing_where_to_sail_shows_the_turns_that_follow_and_what_could_be_done(page: Page, server: str) -> None:
    made = set_antarctica(server, "person", "person", "person")
    open_seat(page, server, made)
    turns = page.locator("[data-turn]")
    before = [turn.get_attribute("data-turn") for turn in turns.all()]
    assert before[0] == "1@2", "the sun goes on to zone 2, where the second seat is first"
    page.locator("[data-zone='1']").focus()
    for _ in range(8):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.dataset?.zone") == "5":
            break
    expect(page.locator("[data-there='5']")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator("[data-zone='5']")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-ghost-ship='0']")).to_be_visible()
    expect(page.get_by_role("region", name="The next turns")).to_contain_text("Then")
    after = [turn.get_attribute("data-turn") for turn in turns.all()]
    assert after[-1] == before[-1] == "0@1", "the second ship of zone 1 is in front then"
    expect(page.locator(".choices")).to_contain_text("Do nothing")
    page.keyboard.press("Escape")
    expect(page.locator("[data-ghost-ship]")).to_have_count(0)


def test_a_card_says_what_is_missing_and_a_full_or_same_zone_says_why(page: Page, server: str) -> None:
    made = set_antarctica(server, "person", "greedy")
    open_seat(page, server, made)
    expect(page.get_by_text("Where does it sail?")).to_be_visible()
    antenna = page.locator("[data-offer=advanced]")
    expect(antenna).to_contain_text("None of your ships that stay is there.")
    antenna.click()
    expect(page.get_by_role("alert")).to_contain_text("Now choose where your ship sails")
    press(page, "[data-zone='1']", 0)
    expect(page.get_by_role("alert")).to_contain_text("has to go to another")
    press(page, "[data-zone='3']", 0)
    expect(page.get_by_role("alert")).to_contain_text("closed")


def test_every_contest_stands_with_the_rule_behind_it_and_the_rules_name_what_is_reconstructed(
    page: Page, server: str
) -> None:
    made = set_antarctica(server, "person", "person", "person", "person")
    open_seat(page, server, made)
    page.get_by_role("tab", name="Contests").click()
    contests = page.locator(".contests")
    expect(contests.locator("details")).to_have_count(8 + 5 + 2)
    expect(contests).to_contain_text("Everybody else: as many as one player ahead has")
    page.get_by_role("tab", name="Rules").click()
    expect(page.locator(".how-to")).to_contain_text("reconstructed")


def test_the_board_fits_a_phone_and_a_desk_in_the_dark_and_in_the_light(new_page: NewPage, server: str) -> None:
    made = set_antarctica(server, "person", "greedy", "greedy", "greedy")
    desk = new_page()
    open_seat(desk, server, made)
    moves = 0

    def enough(state: str) -> None:
        nonlocal moves
        moves += state == "confirm"
        if moves > ENOUGH and state == "zone":
            raise StopIteration

    with pytest.raises(StopIteration):
        play_on(desk, 3, enough)
    keep_picture(desk, "antarctica-1440-dark")
    for scheme in ("dark", "light"):
        phone = new_page(width=390, height=844, color_scheme=scheme, locale="pl-PL", has_touch=True)
        open_seat(phone, server, made)
        assert phone.evaluate("document.documentElement.scrollWidth") <= 390, "nothing sticks out sideways"
        assert phone.evaluate(SMALL) == [], "nothing is smaller than 14 px on a phone"
        keep_picture(phone, f"antarctica-390-{scheme}")
        phone.get_by_role("tablist").scroll_into_view_if_needed()
        keep_picture(phone, f"antarctica-sheet-390-{scheme}")
    lit = new_page(color_scheme="light", locale="fr-FR")
    open_seat(lit, server, made)
    keep_picture(lit, "antarctica-1440-light")
