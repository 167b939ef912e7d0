"""Evacuation on the page: what can be tapped can be dragged, by mouse and by finger; pieces come before actions."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from landfall.games.evacuation.table.state import Evacuation
from tests.browser.conftest import NewPage, keep_picture
from tests.browser.positions import table_at
from tests.browser.test_evacuation_choosing import landing
from tests.games.evacuation.positions import hold, lay_row, own_ship, pieces_ready, stock, transport, turn


def begun(page: Page, server: str, data: Path, state: Evacuation) -> Page:
    page.goto(server + table_at(data, state))
    expect(page.locator(".action-bar strong")).to_be_visible()
    return page


def rich() -> Evacuation:
    state = turn(2)
    stock(state, 0, old=(3, 4, 6), new=(3, 3, 3))
    pieces_ready(state, 0, population=2, food=1)
    return state


def flight() -> Evacuation:
    """Two ships in dock, one landed."""
    state = rich()
    for ship in ("S05", "S11"):
        own_ship(state, 0, ship)
    own_ship(state, 0, "S20", 1)
    return transport(state)


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, thing: Locator, place: Locator) -> None:
    expect(place).to_be_visible()
    page.mouse.move(*middle(thing))
    page.mouse.down()
    page.mouse.move(*middle(place), steps=6)
    expect(page.locator(".dropping")).to_have_count(1)  # where it would go is lit
    page.mouse.up()
    expect(page.locator(".dragged, .dropping")).to_have_count(0)


RESTED_MS = 300  # a finger that moves sooner scrolls


def drag_by_finger(page: Page, thing: Locator, place: Locator) -> None:
    """A finger rests on it for a moment, which makes it a drag."""
    touch = page.context.new_cdp_session(page)
    (x, y), (to_x, to_y) = middle(thing), middle(place)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.wait_for_timeout(RESTED_MS)
    for part in (0.3, 0.7, 1.0):
        point = {"x": x + part * (to_x - x), "y": y + part * (to_y - y)}
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_an_area_is_dragged_aboard_a_ship_in_dock_which_then_departs(page: Page, server: str, data: Path) -> None:
    begun(page, server, data, flight())
    drag(page, page.locator("[data-area=W1]"), page.locator(".docks.old [data-ship=S11]"))
    expect(page.locator("[data-load-ship=S11] .slot.full")).to_have_count(1)
    drag(page, page.locator(".docks.old [data-ship=S05]"), page.locator(".docks.flying"))
    expect(page.locator("[data-load-ship=S05]")).to_be_visible()
    drag(page, page.locator(".docks.new [data-ship=S20]"), page.locator(".old-world"))
    expect(page.locator(".docks.new [data-ship=S20]")).to_have_attribute("aria-pressed", "true")
    keep_picture(page, "evacuation-dragged-1440-dark")


def test_a_drag_that_ends_nowhere_changes_nothing_and_is_no_tap(page: Page, server: str, data: Path) -> None:
    begun(page, server, data, flight())
    ship = page.locator(".docks.old [data-ship=S11]")
    page.mouse.move(*middle(ship))
    page.mouse.down()
    page.mouse.move(*middle(page.locator(".new-world")), steps=6)
    page.mouse.up()
    expect(page.locator(".docks.flying .flies")).to_have_count(0)
    ship.click()
    expect(page.locator("[data-load-ship=S11]")).to_be_visible()


def test_a_finger_drags_too(new_page: NewPage, server: str, data: Path) -> None:
    page = begun(new_page(1280, 720, has_touch=True), server, data, flight())
    drag_by_finger(page, page.locator("[data-area=W1]"), page.locator(".docks.old [data-ship=S11]"))
    expect(page.locator("[data-load-ship=S11] .slot.full")).to_have_count(1)


def test_a_ship_is_dragged_to_the_world_that_pays(page: Page, server: str, data: Path) -> None:
    state = rich()
    lay_row(state, 0, "S05", "S11", "S21")
    begun(page, server, data, state)
    page.locator("[data-act=A4]").click()
    drag(page, page.locator("[data-card=S11]"), page.locator(".stores [data-drop='world:old']"))
    expect(page.locator(".card.chosen")).to_have_attribute("data-card", "S11")
    expect(page.locator(".action-bar")).to_contain_text("ship S11, Old World")


def test_people_are_dragged_to_the_area_they_settle(page: Page, server: str, data: Path) -> None:
    begun(page, server, data, rich())
    page.locator("[data-act=A3]").click()
    drag(page, page.locator(".people"), page.locator("[data-hex=N01] .ground"))
    expect(page.locator(".confirm:enabled")).to_have_count(1)
    expect(page.locator("[data-store=new-steel] b")).to_have_text("1")


def test_a_marker_is_dragged_to_the_space_where_it_lands(page: Page, server: str, data: Path) -> None:
    begun(page, server, data, landing())
    space = page.locator("[data-land]").first
    at = str(space.get_attribute("data-drop"))
    drag(page, page.locator(".marker[data-carry]").first, space)
    expect(
        page.locator(f"[data-drop='{at}'].chosen").or_(page.locator("[data-board]:not([data-board=progress])"))
    ).to_be_visible()


def test_what_is_tapped_before_its_action_drafts_both(page: Page, server: str, data: Path) -> None:
    state = rich()
    lay_row(state, 0, "S05", "S11", "S21")
    hold(state, 0, "I-08")
    begun(page, server, data, state)
    page.locator("[data-stage=rows]").click()
    page.locator("[data-card=S11] [data-build='2-old']").click()
    expect(page.locator(".confirm:enabled")).to_have_count(1)
    expect(page.locator(".action-bar")).to_contain_text("ship S11, Old World")
    page.get_by_role("button", name="Back").click()
    page.get_by_role("button", name="Back").click()
    page.locator("[data-stage=map]").click()
    page.locator("[data-hex=N01]").click()
    page.get_by_role("button", name="Settle N01").click()
    expect(page.locator(".confirm:enabled")).to_have_count(1)
    expect(page.locator("[data-store=new-steel] b")).to_have_text("1")


def test_what_cannot_be_built_yet_says_why_after_its_action(page: Page, server: str, data: Path) -> None:
    state = turn(2)
    lay_row(state, 0, "S05", "S11", "S21")
    stock(state, 0, old=(0, 4, 6))
    begun(page, server, data, state)
    page.locator("[data-stage=rows]").click()
    page.locator("[data-card=S05] [data-build='1-old']").click()
    expect(page.locator(".notice")).to_contain_text("does not pay for ship S05")
