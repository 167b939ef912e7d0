"""Evacuation on the page: what is chosen can be read, a finger reaches it, and a move begun before continues."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from landfall.games.evacuation.table.components import GROUPS
from landfall.games.evacuation.table.state import Evacuation
from landfall.games.evacuation.table.terms import PROGRESS
from tests.browser.axe import assert_accessible
from tests.browser.conftest import NewPage, keep_picture, wait_for_rest
from tests.browser.positions import table_at
from tests.games.evacuation.positions import card, own_ship, phase, pieces_ready, play, stock, transport, turn

AA = 4.5
FINGER = 44  # px
SHIP_AND_AREA = 14  # the action card that builds a ship and settles an area, in either order

# The contrast of a thing's words with what lies behind them, as they are drawn now.
CONTRAST = """(one) => {
    const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    const drawn = (colour, under) => {
        pen.fillStyle = under;
        pen.fillRect(0, 0, 1, 1);
        pen.fillStyle = colour;
        pen.fillRect(0, 0, 1, 1);
        return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3);
    };
    const css = (parts) => `rgb(${parts.join(" ")})`;
    const ground = (at) => at ? drawn(getComputedStyle(at).backgroundColor, css(ground(at.parentElement))) : [0, 0, 0];
    const light = (parts) => {
        const linear = (x) => (x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4);
        const [r, g, b] = parts.map((part) => linear(part / 255));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
    };
    const behind = ground(one);
    const sides = [light(drawn(getComputedStyle(one).color, css(behind))), light(behind)];
    return Math.max(...sides) / Math.min(...sides);
}"""

# The names of the things that can be tapped and are smaller than a finger.
SMALL = """(finger) => [...document.querySelectorAll("button:enabled, a[href]")]
    .filter((one) => one.getClientRects().length && one.getAttribute("aria-disabled") !== "true")
    .filter((one) => Math.min(one.offsetWidth, one.offsetHeight) < finger)
    .map((one) => `${one.className.replaceAll(/ ?svelte-\\w+/g, "")}: ${one.offsetWidth} x ${one.offsetHeight}`)"""


def begun(new_page: NewPage, server: str, data: Path, state: Evacuation, **wishes: object) -> Page:
    page = new_page(**wishes)
    page.goto(server + table_at(data, state))
    expect(page.locator(".action-bar strong")).to_be_visible()
    return page


def rich(**options: Any) -> Evacuation:
    """A turn of seat 0 that has something of everything."""
    state = turn(2, **options)
    stock(state, 0, old=(3, 4, 6), new=(3, 3, 3))
    pieces_ready(state, 0, population=2, food=1)
    return state


def acted(state: Evacuation, times: int) -> None:
    """Everybody has cloned as often as this."""
    for seat in range(state.seats):
        state.actions_taken[seat] = state.uses[GROUPS * seat + 2] = times
        state.power[seat] = 3 * times


def moving() -> Evacuation:
    """The progress of a year with a power of 9."""
    state = rich()
    acted(state, 3)
    return phase(state, PROGRESS)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_action_chosen_is_readable_under_the_pointer(
    new_page: NewPage, server: str, data: Path, theme: str
) -> None:
    page = begun(new_page, server, data, rich(), color_scheme=theme)
    clone = page.locator("[data-act=A7]")
    clone.click()
    expect(page.locator(".confirm:enabled")).to_have_count(1)
    clone.hover()
    wait_for_rest(page)
    for words in (".name", ".help"):
        assert clone.locator(words).evaluate(CONTRAST) >= AA, words
    keep_picture(page, f"evacuation-chosen-1440-{theme}")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_years_and_actions_that_are_past_can_still_be_read(
    new_page: NewPage, server: str, data: Path, theme: str
) -> None:
    state = rich()
    state.year = 3
    acted(state, 2)
    page = begun(new_page, server, data, state, color_scheme=theme)
    page.get_by_role("tab", name="Goals").click()  # the bonuses of past years are told there
    for past in (".years .past b", ".years .past .old", ".track .done", ".bonuses .past", ".things .old"):
        assert page.locator(past).first.evaluate(CONTRAST) >= AA, past


def test_a_finger_reaches_what_can_be_tapped(new_page: NewPage, server: str, data: Path) -> None:
    flight = rich()
    own_ship(flight, 0, "S05")
    for name, state, shown in (
        ("turn", rich(), ".action.open"),
        ("progress", moving(), "[data-split]"),
        ("flight", play(transport(flight), "send", ship="S05"), ".pick"),
    ):
        page = begun(new_page, server, data, state, width=390, height=844, has_touch=True)
        expect(page.locator(shown).first).to_be_visible()
        assert page.evaluate(SMALL, FINGER) == [], name
    page = begun(new_page, server, data, moving(), width=390, height=844, has_touch=True)
    page.locator("[data-split]").first.click()
    expect(page.locator("[data-land]").first).to_be_visible()
    lanes = page.locator("[data-land]").evaluate_all("all => all.map((one) => one.offsetHeight)")
    assert min(lanes) >= FINGER


def test_a_ship_sent_in_an_earlier_move_is_loaded_on(new_page: NewPage, server: str, data: Path) -> None:
    state = rich()
    own_ship(state, 0, "S05")
    page = begun(new_page, server, data, play(transport(state), "send", ship="S05"))
    ship = page.locator("[data-load-ship=S05]")
    expect(ship).to_contain_text("loading")
    page.locator("[data-load=food]").click()
    expect(ship.locator(".slot.full")).to_have_count(1)
    expect(page.locator(".notice")).to_have_count(0)
    ship.locator(".slot.full").click()
    expect(ship.locator(".slot.full")).to_have_count(0)
    page.locator("[data-load=steel]").click()
    page.locator(".fly").click()
    expect(page.locator(".action-bar")).to_contain_text("Your action number 1")  # the next year has begun
    page.locator("[data-stage=worlds]").click()
    expect(page.locator(".docks.new [data-ship=S05]")).to_have_count(1)
    keep_picture(page, "evacuation-loaded-on-1440-dark")


def test_what_went_aboard_for_good_says_so(new_page: NewPage, server: str, data: Path) -> None:
    state = rich()
    own_ship(state, 0, "S05")
    play(play(transport(state), "send", ship="S05"), "load", item="resource:food")
    page = begun(new_page, server, data, state)
    page.locator("[data-load-ship=S05] .slot.full").click()
    expect(page.locator(".notice")).to_contain_text("confirmed before")


def test_the_area_that_a_factory_comes_to_is_shown(new_page: NewPage, server: str, data: Path) -> None:
    state = rich()
    pieces_ready(state, 0, population=2, food=1, steel=1)
    play(play(state, "act", action="A3"), "settle", area="N02")
    page = begun(new_page, server, data, state)
    expect(page.locator(".action-bar")).to_contain_text("N02")
    expect(page.locator(".map-place aside h3")).to_contain_text("N02")


def test_the_parts_of_a_card_are_told_by_what_they_do(new_page: NewPage, server: str, data: Path) -> None:
    state = card(rich(actions="advanced", bonuses="generous"), SHIP_AND_AREA)
    page = begun(new_page, server, data, state, width=390, height=844)
    expect(page.locator(".choices button")).to_have_text(["Build a spaceship", "Settle an area", "Done"])
    assert page.get_by_role("button", name="Build a spaceship", exact=True).count() == 1


def test_the_arrows_go_from_part_to_part_of_the_board(page: Page, server: str, data: Path) -> None:
    page.goto(server + table_at(data, rich()))
    parts = page.locator("[data-stage]")
    expect(parts.first).to_have_attribute("aria-selected", "true")
    parts.first.focus()
    for _ in range(2):
        page.keyboard.press("ArrowRight")
    expect(page.locator("[data-stage=map]")).to_be_focused()
    expect(page.locator(".map-place")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-stage=worlds]")).to_have_attribute("aria-selected", "true")


def test_a_space_of_the_track_is_named_by_its_step_its_lane_and_what_it_gives(
    new_page: NewPage, server: str, data: Path
) -> None:
    page = begun(new_page, server, data, moving())
    page.locator("[data-split]").first.click()
    space = page.locator("[data-land]").first
    expect(space).to_be_visible()
    step, lane = str(space.get_attribute("data-land")).split("-")
    assert str(space.get_attribute("aria-label")).startswith(f"{step}, {lane} lane: ")


def test_the_card_being_carried_out_stays_in_sight(new_page: NewPage, server: str, data: Path) -> None:
    state = rich(actions="advanced", bonuses="generous")
    page = begun(new_page, server, data, state, width=390, height=844)
    hand = page.locator(".card.open[data-hand]").first
    words = hand.locator("span.small").last.inner_text()
    hand.click()
    expect(page.locator(".in-play")).to_contain_text(words)


def test_the_hand_of_cards_is_in_sight_on_a_low_screen(new_page: NewPage, server: str, data: Path) -> None:
    page = begun(new_page, server, data, rich(actions="advanced", bonuses="generous"), width=1280, height=720)
    last = page.locator(".card[data-hand]").last
    expect(last).to_be_visible()
    foot = last.evaluate("(one) => one.getBoundingClientRect().bottom")
    assert foot <= page.locator(".ev-board .stage").evaluate("(one) => one.getBoundingClientRect().bottom")
    tops = page.locator(".ev-board .kinds").evaluate_all("all => all.map((one) => one.getBoundingClientRect().top)")
    assert len(set(tops)) == 1, "both stores stand at one height"


@pytest.mark.parametrize(("width", "height", "theme"), [(1440, 900, "dark"), (390, 844, "light")])
def test_axe_finds_nothing_serious_on_any_part_of_the_board(
    new_page: NewPage, server: str, data: Path, width: int, height: int, theme: str
) -> None:
    page = begun(new_page, server, data, rich(), width=width, height=height, color_scheme=theme)
    for stage in ("actions", "worlds", "map", "rows", "research", "progress"):
        page.locator(f"[data-stage={stage}]").click()
        expect(page.locator(f"[data-board={stage}]")).to_be_visible()
        assert_accessible(page, ".ev-board")
    state = rich()
    own_ship(state, 0, "S05")
    page = begun(new_page, server, data, transport(state), width=width, height=height, color_scheme=theme)
    page.locator(".docks.old .dock.open").click()
    page.locator(".area.open").first.click()
    expect(page.locator(".flies .slot.full")).to_have_count(1)
    assert_accessible(page, ".ev-board")
