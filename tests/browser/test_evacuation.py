"""Evacuation on the page: whole games tapped through, ships loaded, screens of every size and language."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage, keep_picture
from tests.browser.evacuating import next_tap, play_on, tap_next
from tests.browser.patience import settling
from tests.browser.playing import open_seat, set_table
from tests.browser.positions import table_at
from tests.games.evacuation.positions import card, stock, turn

GAME = "evacuation"


def pictures(page: Page, name: str, states: tuple[str, ...]) -> Callable[[str], None]:
    """Keep a picture of the first time each of these has to be done."""
    seen: set[str] = set()

    def keep(state: str) -> None:
        if state in states and state not in seen:
            keep_picture(page, f"evacuation-{name}-{state}")
        seen.add(state)

    return keep


def play_until(page: Page, wanted: str, most: int = 250) -> None:
    """Tap until this has to be done."""
    for tap in range(most):
        state = next_tap(page, 7 * tap)
        if state == wanted:
            return
        assert state != "over", f"the game was over before {wanted!r}"
        tap_next(page, state)
    raise AssertionError(f"no {wanted!r} within {most} taps; the page shows {state!r}")


def test_a_whole_game_of_two(page: Page, server: str) -> None:
    made = set_table(server, GAME, ("person", "random"), goals="first_game")
    open_seat(page, server, made)
    expect(page.locator("[data-hex]")).to_have_count(0)
    keep = pictures(page, "two-1440-dark", ("act", "settle", "load", "split", "take", "scoring", "scored"))
    done = play_on(page, keep)
    assert {"act", "confirm", "split", "land", "scoring"} <= set(done)
    expect(page.locator("dialog")).to_contain_text("Lowest production")


def test_a_whole_game_alone_on_a_phone(new_page: NewPage, server: str) -> None:
    page = new_page(390, 844, has_touch=True, color_scheme="light")
    made = set_table(server, GAME, ("person",))
    open_seat(page, server, made)
    verdict: list[str] = []
    keep = pictures(page, "solo-390-light", ("goal", "act", "settle", "load", "split", "build", "scored"))

    def after(state: str) -> None:
        keep(state)
        if state == "scored":
            verdict.append(page.locator(".verdict").inner_text())
        if state == "confirm":
            assert page.evaluate("document.documentElement.scrollWidth") <= 390, "nothing sticks out sideways"

    play_on(page, after)
    assert re.search(r"\d+", verdict[0])
    expect(page.get_by_role("dialog")).to_contain_text(verdict[0].splitlines()[-1])
    expect(page.get_by_role("dialog")).not_to_contain_text("You win")


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_every_part_fits_every_screen_and_language(
    new_page: NewPage, server: str, width: int, height: int, theme: str
) -> None:
    lang = {("dark", 1440): "en", ("light", 1440): "pl", ("dark", 390): "fr", ("light", 390): "pl"}[theme, width]
    page = new_page(width, height, color_scheme=theme, locale=lang)
    modules = {"actions": "advanced", "bonuses": "generous", "common_goals": True, "lines": "a"}
    made = set_table(server, GAME, ("person", "random", "random"), goals="first_game", **modules)
    open_seat(page, server, made)
    play_until(page, "act")
    for stage in ("actions", "worlds", "map", "rows", "research", "progress"):
        page.locator(f"[data-stage={stage}]").click()
        expect(page.locator(f"[data-board={stage}]")).to_be_visible()
        keep_picture(page, f"evacuation-{stage}-{lang}-{width}-{theme}")
        assert page.evaluate("document.documentElement.scrollWidth") <= width, "nothing sticks out sideways"
        assert page.evaluate("document.body.innerText.match(/\\bev-[a-z]/)") is None, "every text is there"


def answer_the_rest(page: Page, most: int = 40) -> None:
    """Whatever a technology brings may ask for more; how it is answered does not matter."""
    for tap in range(most):
        state = next_tap(page, tap)
        if state == "confirm":
            return
        tap_next(page, state)
    raise AssertionError(f"there is always something more to answer: {state!r}")


def confirm(page: Page) -> None:
    page.get_by_role("button", name="Confirm").click()
    expect(page.locator(".confirm:enabled")).to_have_count(0)


def test_a_ship_is_loaded_in_any_order_and_unloaded_again(page: Page, server: str) -> None:
    made = set_table(server, GAME, ("person",), goals="first_game")
    open_seat(page, server, made)
    page.locator("[data-act=A4].open").click()
    page.locator("[data-build='1-old']").click()
    confirm(page)
    page.locator(".pass").click()
    confirm(page)
    ship = page.locator(".docks.old .dock.open")
    expect(ship).to_have_count(1)
    ship.click()
    expect(page.locator(".flies.hand")).to_have_count(1)
    glowing = page.locator(".area.open, .thing.open")
    aboard = page.locator(".flies .slot.full")
    glowing.last.click()  # resources are asked for last, areas first
    expect(aboard).to_have_count(1)
    glowing.first.click()
    expect(aboard).to_have_count(2)
    keep_picture(page, "evacuation-loaded-1440-dark")
    aboard.first.click()
    expect(aboard).to_have_count(1)
    page.get_by_role("button", name="Back").click()
    expect(aboard).to_have_count(0)
    glowing.first.click()
    expect(aboard).to_have_count(1)
    page.locator(".fly, .confirm:enabled").first.click()  # nothing more to ask once nothing more fits
    expect(page.locator(".fly")).to_have_count(0)
    expect(page.locator("[data-split]").first).to_be_visible()  # the next question brings its own part to the front
    page.locator("[data-stage=worlds]").click()
    expect(page.locator(".docks.new .dock")).to_have_count(1)


def test_an_action_is_drafted_with_its_parts_confirmed_once_and_undone(page: Page, server: str) -> None:
    made = set_table(server, GAME, ("person", "person"), goals="first_game")
    second = page.context.new_page()
    open_seat(page, server, made, 0)
    open_seat(second, server, made, 1)
    expect(page.locator(".pass").or_(page.get_by_text("Waiting for"))).to_be_visible()
    one = page if page.locator(".pass").is_visible() else second
    one.bring_to_front()
    store = one.locator("[data-store=old-steel] b")
    before = int(store.inner_text())
    one.locator("[data-act=A1]").click()
    one.locator("[data-store=old-steel]").click()
    expect(store).to_have_text(str(before + 1))  # as it would be
    with settling(one):
        one.locator("[data-column='1']").click()
    answer_the_rest(one)
    for _ in range(20):
        if one.locator("[data-column]").count() == 3:
            break
        with settling(one):
            one.keyboard.press("Escape")
    with settling(one):
        one.locator("[data-column='2']").click()
    answer_the_rest(one)
    confirm(one)
    expect(one.get_by_text("Waiting for")).to_be_visible()
    one.get_by_role("button", name="Undo").click()
    expect(store).to_have_text(str(before))
    expect(one.locator("[data-act=A1].open")).to_be_visible()


def test_an_action_is_taken_by_keys_alone(page: Page, server: str) -> None:
    made = set_table(server, GAME, ("person",), goals="first_game")
    open_seat(page, server, made)
    page.locator("[data-act=A1].open").press("Enter")
    page.locator("[data-store=new-energy]:enabled").press("Enter")
    with settling(page):
        page.locator("[data-column='3']").press("Enter")
    answer_the_rest(page)
    page.locator(".confirm:enabled").press("Enter")
    expect(page.locator("[data-store=new-energy] b")).to_have_text("1")
    expect(page.locator("[data-stage=actions][aria-selected=true]")).to_be_visible()  # the next action is asked for
    page.locator("[data-stage=map]").press("Enter")
    page.locator("[data-hex][tabindex='0']").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator("aside.card h3")).to_contain_text("N02")
    # what the area misses, unless the opponent's card has just taken it
    expect(page.locator("aside.card")).to_contain_text(re.compile(r"factories:\s1\sneeded,\s0\swaiting|opponent"))


def test_exchanges_are_made_in_any_order_taken_back_and_confirmed_at_once(page: Page, server: str) -> None:
    made = set_table(server, GAME, ("person",), goals="first_game")
    open_seat(page, server, made)
    page.locator("[data-act=A9].open").click()
    page.locator("[data-store=old-food]").click()
    steel = page.locator("[data-store=old-steel] b")
    before = int(steel.inner_text())
    expect(page.locator(".confirm:enabled")).to_have_count(0)
    page.locator("[data-exchange='old:energy:steel']").click()
    expect(steel).to_have_text(str(before + 1))
    expect(page.locator(".confirm:enabled")).to_have_count(1)  # nothing else to look for
    page.locator("[data-exchange='old:food:steel']").click()  # the rules ask for this one first
    expect(steel).to_have_text(str(before + 2))
    page.locator("[data-exchange='old:food:steel']").click()
    expect(steel).to_have_text(str(before + 3))
    expect(page.locator("[data-exchange]:enabled")).to_have_count(0)
    keep_picture(page, "evacuation-exchanges-1440-dark")
    page.get_by_role("button", name=re.compile("Take back: .*energy")).click()
    expect(steel).to_have_text(str(before + 2))
    expect(page.locator("[data-exchange='old:energy:steel']")).to_be_enabled()
    confirm(page)
    expect(steel).to_have_text(str(before + 2))


def test_cards_are_thrown_away_in_any_order(page: Page, server: str) -> None:
    made = set_table(server, GAME, ("person", "person"), actions="advanced", bonuses="generous", goals="first_game")
    open_seat(page, server, made)
    cards = page.locator("[data-hand]:enabled")
    expect(cards).to_have_count(7)
    for at in (6, 5, 0):  # the rules ask for the first one first
        cards.nth(at).click()
        expect(cards.nth(at)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".confirm:enabled")).to_have_count(1)
    cards.nth(0).click()
    expect(page.locator(".confirm:enabled")).to_have_count(0)
    cards.nth(3).click()
    confirm(page)
    expect(page.locator("[data-hand]")).to_have_count(4)


def test_what_an_action_card_adds_to_the_price_stands_on_the_cards(new_page: NewPage, server: str, data: Path) -> None:
    state = turn(2, actions="advanced", bonuses="generous")
    stock(state, 0, old=(9, 9, 9), new=(9, 9, 9))
    for width, theme in ((1440, "dark"), (390, "light")):
        page = new_page(width, 900, color_scheme=theme)
        page.goto(server + table_at(data, card(state.clone(), 25)))
        expect(page.locator("[data-card] .more")).to_have_text(["+1food"] * 3)
        keep_picture(page, f"evacuation-price-{width}-{theme}")


def test_what_is_impossible_says_why(page: Page, server: str) -> None:
    made = set_table(server, GAME, ("person",), goals="first_game")
    open_seat(page, server, made)
    page.locator("[data-act=A7]").click(force=True)  # it looks shut, and answers
    expect(page.locator(".notice")).to_contain_text("Clone would do nothing now: there is no food in the New World.")
    page.locator("[data-act=A3]").click(force=True)
    expect(page.locator(".notice")).to_contain_text("neither population nor prepared factories in the New World")


def test_the_others_boards_are_one_tap_away_and_the_language_changes_at_once(page: Page, server: str) -> None:
    made = set_table(server, GAME, ("person", "random"), goals="first_game")
    open_seat(page, server, made)
    page.locator("[data-look='1']").click()
    expect(page.get_by_text("The boards of")).to_be_visible()
    page.get_by_role("button", name="Back to mine").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Polski").click()
    page.keyboard.press("Escape")
    expect(page.locator("[data-stage=worlds]")).to_contain_text("Światy")


def test_a_race_shows_its_aim_and_the_markers_at_the_end(page: Page, server: str) -> None:
    made = set_table(server, GAME, ("person", "random"), mode="race")
    open_seat(page, server, made)
    page.locator("[data-stage=worlds]").click()
    expect(page.locator(".new-world")).to_contain_text("First to production 8")
    told: list[str] = []
    keep = pictures(page, "race-1440-dark", ("scored",))

    def after(state: str) -> None:
        keep(state)
        if state in ("scoring", "scored"):
            told.append(page.locator("dialog .step").inner_text())

    play_on(page, after)
    lowest, penalties, faces, outcome = told
    assert "Lowest production" in lowest
    assert "penalty tokens" in penalties
    assert "happy faces" in faces
    assert re.search(r"(Winner|Shared victory): .+ decides", outcome)
    expect(page.locator("dialog")).to_contain_text("production")
