"""Planet Unknown on the page: where things go, lit, pointed at in a list, dragged; and the wheel at its smallest."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from landfall.games.planet_unknown.rules.effects.lifepods import LiftLifepod
from landfall.games.planet_unknown.rules.phases.turn import Act
from landfall.games.planet_unknown.table.gains import PATCH_GAIN, Gain
from landfall.games.planet_unknown.table.state import PlanetUnknown
from landfall.games.planet_unknown.table.terms import AFTER_TILE
from tests.browser.conftest import NewPage, keep_picture
from tests.browser.playing import open_seat, set_table
from tests.browser.positions import table_at
from tests.browser.test_planet_unknown import GAME, box_of, play_until
from tests.games.planet_unknown.positions import asked, board, collect_lifepods, do, lay, pending, square, table

LEAST_LETTER = 11  # px
LOWEST = (1280, 720)
SCREENS = pytest.mark.parametrize(("width", "height"), [LOWEST, (390, 844)])


def lifted() -> PlanetUnknown:
    """Cosmos has a lifepod in hand, another one lies in the scoring area."""
    state = table(corporation="cosmos")
    collect_lifepods(state, 2)
    asked(state, Act(0, AFTER_TILE, ()), LiftLifepod(0, 3))
    do(state, "lift", place="scoring")
    return state


@SCREENS
def test_a_lifepod_is_put_on_a_lit_space_of_a_track(
    new_page: NewPage, server: str, data: Path, width: int, height: int
) -> None:
    page = new_page(width, height)
    page.goto(server + table_at(data, lifted()))
    expect(page.locator(".space.open")).to_have_count(len(lifted().legal_actions(0)))
    space = page.locator("[data-space='civ:4'] .space")
    expect(space).to_have_attribute("aria-label", re.compile("Civ 4"))
    expect(space).to_be_in_viewport()
    space.click()
    expect(page.locator("[data-space='civ:4'] .pod")).to_be_visible()


def test_a_lifepod_is_put_by_keys_and_a_taken_space_says_why(page: Page, server: str, data: Path) -> None:
    page.goto(server + table_at(data, lifted()))
    page.locator("[data-space='civ:0'] .space").click()
    expect(page.locator(".notice")).to_contain_text(re.compile("lifepod", re.IGNORECASE))
    first = page.locator("[data-space^='civ:'] .space[tabindex='0']")
    expect(first).to_have_count(1)
    first.focus()
    page.keyboard.press("ArrowUp")  # the tracks climb side by side
    page.keyboard.press("ArrowRight")
    focused = page.evaluate("document.activeElement.closest('[data-space]').dataset.space")
    assert focused == "water:2"
    page.keyboard.press("Enter")
    expect(page.locator("[data-space='water:2'] .pod")).to_be_visible()


def test_a_placement_pointed_at_in_the_list_is_drawn_and_one_chosen_there_stays(
    page: Page, server: str, data: Path
) -> None:
    page.goto(server + table_at(data, table()))
    box = box_of(page.locator(".planet").first)
    page.locator(".list-all").click()
    ghost = page.locator("[data-ghost]")
    choices = page.locator(".action-bar .choices button")
    choices.nth(4).hover()
    expect(ghost).to_have_attribute("data-ghost", "fits")
    there = ghost.get_attribute("style")
    choices.nth(5).focus()
    expect(ghost).not_to_have_attribute("style", str(there))
    page.locator(".question, .words").first.hover()
    choices.nth(5).blur()
    expect(ghost).to_have_count(0)
    choices.nth(4).click()
    page.locator(".words").first.hover()
    expect(ghost).to_have_attribute("style", str(there))
    assert box_of(page.locator(".planet").first) == box, "the list moves nothing"
    page.get_by_role("button", name="Back").click()
    expect(ghost).to_have_count(0)


def test_a_hint_draws_the_tile_it_means_and_goes_with_its_question(page: Page, server: str, data: Path) -> None:
    page.goto(server + table_at(data, table()))
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".notice.hint")).to_be_visible()
    expect(page.locator("[data-ghost]")).to_have_attribute("data-ghost", "fits")
    page.get_by_role("button", name="Confirm").click()
    expect(page.locator("[data-ghost]")).to_have_count(0)
    expect(page.locator(".notice.hint")).to_have_count(0)


def middle(found: Locator) -> tuple[float, float]:
    box = box_of(found)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def on_square(page: Page, name: str) -> tuple[float, float]:
    """The middle of a square of the planet on the screen."""
    at = square(name)
    found = page.locator(".planet").first.evaluate(
        """(planet, [x, y]) => {
            const point = new DOMPoint(x, y).matrixTransform(planet.getScreenCTM());
            return [point.x, point.y];
        }""",
        [40 * (at % 12) + 20, 40 * (at // 12) + 20],
    )
    return found[0], found[1]


def test_a_tile_is_dragged_from_the_tray_onto_the_planet(page: Page, server: str, data: Path) -> None:
    page.goto(server + table_at(data, table()))
    tile = page.locator("[data-tile=inner]")
    expect(tile).to_be_enabled()
    page.mouse.move(*middle(tile))
    page.mouse.down()
    x, y = middle(tile)
    page.mouse.move(x - 20, y + 10, steps=3)
    expect(page.locator(".carried")).to_be_visible()
    page.mouse.move(*on_square(page, "G1"), steps=6)
    expect(page.locator(".carried")).to_have_count(0)
    page.mouse.up()
    expect(page.locator("[data-ghost]")).to_have_attribute("data-ghost", "fits")
    expect(tile).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Confirm").click()
    expect(page.get_by_text("Your tile of this round is placed.")).to_be_visible()


def test_a_tile_dropped_beside_the_planet_goes_back_to_the_tray(page: Page, server: str, data: Path) -> None:
    page.goto(server + table_at(data, table()))
    tile = page.locator("[data-tile=outer]")
    page.mouse.move(*middle(tile))
    page.mouse.down()
    page.mouse.move(*on_square(page, "G2"), steps=4)
    expect(page.locator("[data-ghost]")).to_have_count(1)
    page.mouse.move(*middle(tile), steps=4)
    page.mouse.up()
    expect(page.locator("[data-ghost]")).to_have_count(0)
    tile.click()  # a tap still takes it
    expect(page.locator("[data-ghost]")).to_have_count(1)


def test_a_finger_drags_a_tile_too(new_page: NewPage, server: str, data: Path) -> None:
    page = new_page(390, 844, has_touch=True)
    page.goto(server + table_at(data, table()))
    tile = page.locator("[data-tile=inner]")
    tile.scroll_into_view_if_needed()
    touch = page.context.new_cdp_session(page)

    def finger(kind: str, *points: tuple[float, float]) -> None:
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    (from_x, from_y), (to_x, to_y) = middle(tile), on_square(page, "G1")
    finger("touchStart", (from_x, from_y))
    for step in range(1, 9):
        finger("touchMove", (from_x + (to_x - from_x) * step / 8, from_y + (to_y - from_y) * step / 8))
    finger("touchEnd")
    expect(page.locator("[data-ghost]")).to_have_attribute("data-ghost", "fits")
    expect(page.locator(".confirm:enabled")).to_have_count(1)


def test_escape_closes_a_list_and_keeps_the_tile(page: Page, server: str, data: Path) -> None:
    page.goto(server + table_at(data, table()))
    page.locator("[data-tile=outer]").click()
    expect(page.locator(".confirm:enabled")).to_have_count(1)
    expect(page.locator(".technologies")).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("[data-ghost]")).to_have_attribute("data-ghost", "fits")
    expect(page.locator(".confirm:enabled")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("[data-ghost]")).to_have_count(0)


BRIGHTNESS = """(rect) => {
    const image = (colour) => {
        const canvas = new OffscreenCanvas(1, 1).getContext("2d");
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
        return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
    };
    const style = getComputedStyle(rect);
    const land = getComputedStyle(document.documentElement.querySelector(".planet-unknown")).getPropertyValue("--land");
    return [image(style.fill), Number(style.fillOpacity), image(land)];
}"""


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_lit_squares_are_brighter_than_the_ground(new_page: NewPage, server: str, data: Path, theme: str) -> None:
    page = new_page(*LOWEST, color_scheme=theme)
    state = table()
    lay(state, "tech", "F1 F2 G1 G2")
    board(state).rovers, board(state).reserve, board(state).pool = (square("F1"),), 1, 3
    pending(state, Gain(PATCH_GAIN))
    page.goto(server + table_at(data, state))
    lit, opacity, land = page.locator(".planet .open").first.evaluate(BRIGHTNESS)
    keep_picture(page, f"planet-unknown-lit-1280-{theme}")
    assert opacity * lit + (1 - opacity) * land > land + 0.15


LETTERS = """(station) => [...station.querySelectorAll("text")].filter((one) => one.checkVisibility()).map((one) => {
    const matrix = one.getScreenCTM();
    return parseFloat(getComputedStyle(one).fontSize) * Math.hypot(matrix.a, matrix.b);
})"""


@pytest.mark.parametrize("seats", [4, 6])
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_commander_sees_whole_what_everybody_would_get_in_letters_to_read(
    new_page: NewPage, server: str, seats: int, lang: str
) -> None:
    page = new_page(*LOWEST, locale=lang)
    made = set_table(server, GAME, ("person", *["random"] * (seats - 1)))
    open_seat(page, server, made)
    play_until(page, "turn")
    keep_picture(page, f"planet-unknown-wheel-{seats}-1280-{lang}")
    for turn in page.locator(".right .by").all():
        expect(turn).to_be_in_viewport(ratio=1)
    expect_letters_to_read(page.locator(".right .wheel"))
    page.locator(".as-table").click()
    keep_picture(page, f"planet-unknown-turns-{seats}-1280-{lang}")
    rows = page.locator(".right .turns tbody tr")
    expect(rows).to_have_count(seats)
    for row in rows.all():
        expect(row).to_be_in_viewport(ratio=1)
    for turn in page.locator(".right .by").all():
        expect(turn).to_be_in_viewport(ratio=1)
    expect_letters_to_read(page.locator(".right .turns"))


def expect_letters_to_read(part: Locator) -> None:
    letters = part.evaluate(LETTERS)
    assert len(letters) > 12
    assert min(letters) >= LEAST_LETTER
