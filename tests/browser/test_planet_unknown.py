"""Planet Unknown on the page: whole games tapped through, and the ghost of a tile by touch, mouse and keys."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect
from playwright.sync_api import TimeoutError as Gone

from landfall.games.planet_unknown.table.components import PLANETS
from landfall.games.planet_unknown.table.state import PlanetUnknown
from tests.browser.conftest import NewPage, keep_picture
from tests.browser.patience import Patience, until_asked
from tests.browser.playing import open_seat, set_table
from tests.browser.positions import table_at
from tests.games.planet_unknown.positions import board, shapes, square, table, tiles, trackers

GAME = "planet-unknown"
MOST_STEPS = 2500

STATE = """() => {
    const shows = (selector) => document.querySelector(selector) !== null;
    if (shows("dialog .next-step")) return "scoring";
    if (shows("dialog .go-on")) return "scored";
    if (shows("dialog .ending")) return "over";
    const confirm = document.querySelector(".confirm");
    if (!confirm) return "wait";
    if (!confirm.disabled) return "confirm";
    if (shows(".choosing .one")) return shows(".choosing .chosen") ? "wait" : "card";
    if (shows(".by:enabled")) return "turn";
    if (shows("[data-ghost]")) return "ghost";
    if (shows(".tile.live")) return "tile";
    if (shows(".pending .choice:not([aria-pressed])")) return "gain";
    if (shows(".planet .far")) return "far";
    if (shows(".planet .open")) return "square";
    if (shows(".action-bar .choices button")) return "choice";
    return "wait";
}"""

TAPS = {
    "scoring": "dialog .next-step",
    "scored": "dialog .go-on",
    "confirm": ".confirm",
    "card": ".choosing .one",
    "turn": ".by:enabled >> nth=1",
    "tile": ".tile.live:enabled",
    "gain": ".pending .choice:not([aria-pressed])",
    "choice": ".action-bar .choices button:enabled",
    "square": ".planet .open",
    "far": ".planet .far",
}
BY_KEYS = ("square", "far")


def press_if_there(one: Locator) -> None:
    """Squares come and go with what the server says meanwhile; what has gone is not pressed."""
    with contextlib.suppress(Gone):
        one.press("Enter", timeout=1000)


def answer(page: Page, state: str, patience: Patience) -> None:
    """Do what the page asks for, in the first way there is that changes something."""
    if state == "ghost":
        patience.tap(state)  # what it means is drafted in a moment
    if state == "wait":
        until_asked(page, STATE)
    if state not in TAPS:
        return
    found = page.locator(TAPS[state])
    count = found.count()
    if not count:
        return
    at = patience.another(state, count)
    one = found.nth(count - 1 - at if state == "far" else at)
    if state in BY_KEYS:
        press_if_there(one)
    else:
        one.click(force=True)
    patience.settle()
    if state == "confirm":
        patience.moved()


def play_until(page: Page, wanted: str, after: Callable[[str], None] = lambda state: None) -> int:
    """Tap until the page shows this; how many taps it took."""
    state = ""
    patience = Patience(page)
    for tap in range(MOST_STEPS):
        state = str(page.evaluate(STATE))
        after(state)
        if state == wanted:
            return tap
        answer(page, state, patience)
    raise AssertionError(f"{wanted!r} has not come after {MOST_STEPS} taps; the page shows {state!r}")


def pictures(page: Page, name: str, states: tuple[str, ...]) -> Callable[[str], None]:
    """Keep a picture of the first time each of these has to be done, and one of the middle of the game."""
    seen: list[str] = []

    def keep(state: str) -> None:
        seen.append(state)
        if state in states and seen.count(state) == 1:
            keep_picture(page, f"planet-unknown-{name}-{state}")
        if state == "confirm" and seen.count(state) == 12:
            keep_picture(page, f"planet-unknown-{name}-middle")

    return keep


def test_a_whole_game_of_two(page: Page, server: str) -> None:
    made = set_table(server, GAME, ("person", "random"))
    open_seat(page, server, made)
    expect(page.locator("[data-objective]")).to_have_count(3)
    taps = play_until(page, "over", pictures(page, "two-1440-dark", ("tile", "gain", "scoring", "scored")))
    assert taps > 60
    expect(page.locator("dialog")).to_contain_text("Planet")


def test_a_whole_game_alone_on_a_phone(new_page: NewPage, server: str) -> None:
    page = new_page(390, 844, has_touch=True, color_scheme="light")
    made = set_table(server, GAME, ("person",))
    open_seat(page, server, made)
    verdict: list[str] = []

    def after(state: str) -> None:
        keep(state)
        if state == "scored" and page.locator(".verdict").count():
            verdict.append(page.locator(".verdict").inner_text())

    keep = pictures(page, "solo-390-light", ("card", "tile", "gain", "scoring", "scored"))
    play_until(page, "over", after)
    assert verdict
    assert re.search(r"\d+", verdict[0])


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_special_boards_fit_every_screen_and_language(
    new_page: NewPage, server: str, width: int, height: int, theme: str
) -> None:
    lang = {("dark", 1440): "en", ("light", 1440): "pl", ("dark", 390): "fr", ("light", 390): "pl"}[theme, width]
    page = new_page(width, height, color_scheme=theme, locale=lang)
    made = set_table(server, GAME, ("person", "random", "random"), boards="all", events="7-7-6")
    open_seat(page, server, made)
    taps = 0
    patience = Patience(page)
    while taps < 60 and not (taps > 25 and page.evaluate(STATE) == "ghost"):
        state = str(page.evaluate(STATE))
        if state == "card":
            page.locator(".choosing .one").last.click()
        else:
            answer(page, state, patience)
        taps += 1
    keep_picture(page, f"planet-unknown-{lang}-{width}-{theme}")
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= width, "nothing sticks out sideways"
    missing = page.evaluate("document.body.innerText.match(/\\bpu-[a-z]/)")
    assert missing is None, "every text is there"


def test_a_tile_is_turned_flipped_moved_and_placed_by_keys_alone(page: Page, server: str) -> None:
    made = set_table(server, GAME, ("person", "person"))
    open_seat(page, server, made)
    page.locator("[data-tile=outer]").focus()
    page.keyboard.press("Enter")
    ghost = page.locator("[data-ghost]")
    expect(ghost).to_have_attribute("data-ghost", "fits")
    place = ghost.get_attribute("style")
    page.keyboard.press("r")
    page.keyboard.press("f")
    for _ in range(5):
        page.keyboard.press("ArrowDown")
    assert ghost.get_attribute("style") != place
    expect(ghost).to_have_attribute("data-ghost", "invalid")
    expect(page.locator(".tray .no")).to_contain_text(re.compile("edge|stick out"))
    expect(page.locator(".confirm:enabled")).to_have_count(0)
    for _ in range(12):
        page.keyboard.press("ArrowUp")
        if ghost.get_attribute("data-ghost") == "fits":
            break
    page.keyboard.press("Enter")
    expect(ghost).to_have_count(0)
    expect(page.get_by_text("Your tile of this round is placed.")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".tile.live")).to_have_count(2)


def test_every_orientation_of_an_equal_placement_is_found(page: Page, server: str) -> None:
    """A straight or square tile looks the same in several orientations: all of them fit where one does."""
    made = set_table(server, GAME, ("person",))
    open_seat(page, server, made)
    play_until(page, "tile")  # whatever the first event asks comes before
    for tile in page.locator(".tile.live").all():
        tile.click()
        expect(page.locator("[data-ghost]")).to_be_visible()
        fits = 0
        for turn in range(8):
            if page.locator("[data-ghost=fits]").count():
                expect(page.get_by_role("button", name="Confirm")).to_be_enabled()
                fits += 1
            page.keyboard.press("f" if turn == 3 else "r")
        assert fits >= 1


def test_both_build_at_once_and_see_each_other(new_page: NewPage, server: str) -> None:
    made = set_table(server, GAME, ("person", "person"))
    first, second = new_page(), new_page()
    open_seat(first, server, made, 0)
    open_seat(second, server, made, 1)
    second.locator("[data-tile=inner]").click()
    expect(second.locator("[data-ghost]")).to_be_visible()
    first.locator("[data-tile=outer]").click()
    first.get_by_role("button", name="Confirm").click()
    expect(first.get_by_text("Your tile of this round is placed.")).to_be_visible()
    expect(second.locator("[data-ghost]")).to_be_visible()
    second.locator("[data-look='0']").click()
    expect(second.locator(".planet").first).to_have_attribute("aria-label", re.compile("planet of"))
    expect(second.locator(".planet .badge")).to_have_count(2)


def test_the_commander_turns_the_wheel_and_sees_what_all_would_get(page: Page, server: str) -> None:
    made = set_table(server, GAME, ("person", "random"), two_player_variant=False)
    open_seat(page, server, made)
    play_until(page, "turn")  # the other may be the first commander
    expect(page.locator(".right [data-turns]")).to_have_count(6)
    expect(page.locator(".right .get").first.get_by_role("img")).to_have_count(2)
    wheel = page.locator(".right .wheel")
    wheel.press("ArrowRight")
    expect(page.locator(".right [data-turns='1']")).to_have_attribute("aria-pressed", "true")
    wheel.press("ArrowRight")
    wheel.press("ArrowRight")  # at once, whatever the server is still working out
    expect(page.locator(".right [data-turns='3']")).to_have_attribute("aria-pressed", "true")
    keep_picture(page, "planet-unknown-wheel-1440-dark")
    for got in page.locator(".right .get").all():
        expect(got).to_be_in_viewport(ratio=1)
    page.locator(".as-table").click()
    expect(page.locator(".right .turns tbody tr").first.locator("td").first.get_by_role("img")).to_have_count(2)
    letters = page.locator(".right .turns td .letter")
    assert min(one["height"] for one in map(box_of, letters.all())) >= 8, "the letters of the tiles can be read"
    page.get_by_role("button", name="Confirm").click()
    expect(page.locator(".by:enabled")).to_have_count(0)


def box_of(found: Locator) -> FloatRect:
    box = found.bounding_box()
    assert box is not None
    return box


def nearly_full(*free: str) -> PlanetUnknown:
    """A planet of which these squares alone are free; a large tile and the smallest one stand before it."""
    state = table()
    shapes(state, "U5", "I2")
    tiles(state, outer="civ/energy", inner="rover/tech")
    own = board(state)
    left = [square(name) for name in free]
    for at in PLANETS[0].squares:
        if at not in left:
            own.cover([at], [1])
    own.lifepods = tuple(pod for pod in own.lifepods if pod in left)
    return state


@pytest.mark.parametrize("width", [1440, 390])
def test_a_tile_that_fits_nowhere_says_so(new_page: NewPage, server: str, data: Path, width: int) -> None:
    page = new_page(width, 900 if width > 390 else 844)
    page.goto(server + table_at(data, nearly_full("F12", "G12")))
    outer, inner = (page.locator(f"[data-tile={ring}]") for ring in ("outer", "inner"))
    expect(outer).to_contain_text("fits nowhere")
    outer.click()
    expect(page.get_by_text("This tile fits nowhere on your planet: place the other one.")).to_be_visible()
    expect(page.locator("[data-ghost]")).to_have_count(0)
    inner.click()
    expect(page.locator("[data-ghost]")).to_have_attribute("data-ghost", "fits")


def test_what_is_dropped_and_used_up_is_said(page: Page, server: str, data: Path) -> None:
    state = table(corporation="flux", seed=43, events="7-7-6")
    assert state.view(0)["events"]["rules"] == ["no_tile_on_edge"], "the first tile has to lie on the edge"
    trackers(state, tech=14)
    page.goto(server + table_at(data, state))
    expect(page.locator(".pu-board div.event")).to_contain_text("Not in force for this tile: nothing would fit.")
    expect(page.locator(".techs .on")).to_have_text("5")
    page.locator(".pending .choice", has_text="Flux 5").click()
    expect(page.locator(".techs .spent")).to_have_text("5")
    expect(page.locator(".technologies li").nth(4)).to_contain_text("used")
    keep_picture(page, "planet-unknown-used-up-1440-dark")


def test_no_empty_line_is_under_the_tiles_on_a_phone(new_page: NewPage, server: str, data: Path) -> None:
    page = new_page(390, 844, has_touch=True, color_scheme="light")
    page.goto(server + table_at(data, table()))
    says = page.locator(".tray .says")
    expect(says).to_have_text(re.compile("Take one of the two tiles"))
    line = says.evaluate("says => parseFloat(getComputedStyle(says).lineHeight)")
    assert box_of(says)["height"] < 1.5 * line
    keep_picture(page, "planet-unknown-tiles-390-light")


def test_six_fit_a_phone_and_boards_stay_open_until_chosen(new_page: NewPage, server: str) -> None:
    page = new_page(390, 844, has_touch=True)
    made = set_table(server, GAME, ("person", *["person"] * 5), boards="all")
    open_seat(page, server, made)
    expect(page.locator(".choosing .one").first).to_be_visible()
    expect(page.locator(".planet")).not_to_be_visible()
    wheel = page.locator(".wheel-chip")
    box = wheel.bounding_box()
    assert box is not None
    assert box["x"] + box["width"] <= 390, "the way to the station is in sight"
    page.locator(".choosing .one").first.click()
    page.get_by_role("button", name="Confirm").click()
    expect(page.get_by_text("The boards are shown when everybody has chosen.")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
