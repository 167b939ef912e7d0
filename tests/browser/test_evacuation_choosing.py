"""Evacuation on the page: what can be chosen is in sight, shows what it would come to, and what cannot says why."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from landfall.flow import Rng
from landfall.games.evacuation.table.state import Evacuation
from landfall.games.evacuation.table.terms import ACTIONS
from tests.browser.conftest import NewPage, keep_picture
from tests.browser.positions import table_at
from tests.games.evacuation.positions import card, hold, lay_row, new, own_ship, pieces_ready, stock, transport, turn

CHEAPER = 15  # the action card that builds a ship for a unit less
SCREENS = pytest.mark.parametrize(("width", "height", "theme"), [(1440, 900, "dark"), (390, 844, "light")])


def begun(new_page: NewPage, server: str, data: Path, state: Evacuation, screen: tuple[int, int, str]) -> Page:
    width, height, theme = screen
    page = new_page(width, height, color_scheme=theme)
    page.goto(server + table_at(data, state))
    return page


def act(page: Page, action: str) -> None:
    page.locator(f"[data-act={action}].open").click()


def is_in_sight(page: Page, thing: Locator) -> bool:
    """Whether a tap in its middle would reach it as the page lies."""
    expect(thing).to_be_visible()
    return bool(
        thing.evaluate(
            """(one) => {
                const box = one.getBoundingClientRect();
                const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
                return one.contains(top);
            }"""
        )
    )


@SCREENS
def test_a_card_can_be_taken_or_played_without_looking_for_it(
    new_page: NewPage, server: str, data: Path, width: int, height: int, theme: str
) -> None:
    state = turn(2)
    stock(state, 0, old=(3, 4, 6), new=(3, 3, 3))
    hold(state, 0, "I-08", "I-03")
    page = begun(new_page, server, data, state, (width, height, theme))
    act(page, "A8")
    expect(page.locator("[data-take]")).to_have_count(3)
    keep_picture(page, f"evacuation-infrastructure-{width}-{theme}")
    for thing in ("[data-take]", "[data-play]"):
        assert is_in_sight(page, page.locator(thing).first), f"{thing} is to be seen at once"
    page.locator("[data-take]").nth(1).click()
    expect(page.locator(".card.chosen")).to_have_count(1)
    keep_picture(page, f"evacuation-infrastructure-taken-{width}-{theme}")


@SCREENS
def test_a_ship_shows_its_price_before_it_is_confirmed(
    new_page: NewPage, server: str, data: Path, width: int, height: int, theme: str
) -> None:
    state = turn(2)
    lay_row(state, 0, "S05", "S11", "S21")
    stock(state, 0, old=(0, 4, 6))
    page = begun(new_page, server, data, state, (width, height, theme))
    act(page, "A4")
    shut = page.locator("[data-build='1-old']")
    expect(shut).to_have_attribute("aria-disabled", "true")
    shut.click(force=True)
    expect(page.locator(".notice")).to_contain_text("does not pay for ship S05")
    keep_picture(page, f"evacuation-shut-{width}-{theme}")
    page.locator("[data-build='2-old']").click()
    expect(page.locator(".confirm:enabled")).to_have_count(1)
    expect(page.locator(".card.chosen")).to_have_attribute("data-card", "S11")
    expect(page.locator("[data-store=old-steel] b")).to_have_text("1")
    expect(page.locator(".action-bar")).to_contain_text("ship S11, Old World")
    expect(page.locator(".news")).to_contain_text("−3 steel")
    keep_picture(page, f"evacuation-built-{width}-{theme}")
    if width < 1000:
        expect(page.locator("[data-held=old-steel] b")).to_have_text("1")


def test_the_keyboard_keeps_its_place_from_question_to_question(page: Page, server: str, data: Path) -> None:
    state = turn(2)
    stock(state, 0, old=(3, 4, 6), new=(3, 3, 3))
    page.goto(server + table_at(data, state))
    page.locator("[data-act=A4].open").press("Enter")
    expect(page.locator("[data-act]")).to_have_count(0)
    assert page.evaluate("document.activeElement !== document.body"), "one Tab leads to what is asked next"
    page.get_by_role("button", name="Back").press("Escape")
    expect(page.locator("[data-act]")).to_have_count(10)
    expect(page.locator(".action-bar")).to_be_focused()


@SCREENS
def test_the_energy_left_for_flights_is_told_beside_the_ships(
    new_page: NewPage, server: str, data: Path, width: int, height: int, theme: str
) -> None:
    state = turn(2)
    stock(state, 0, old=(2, 3, 4), new=(0, 1, 0))
    own_ship(state, 0, "S05")
    own_ship(state, 0, "S11")
    page = begun(new_page, server, data, transport(state), (width, height, theme))
    page.locator(".docks.old .dock.open").first.click()
    expect(page.locator(".flying .left")).to_have_text("2 left")
    keep_picture(page, f"evacuation-flight-{width}-{theme}")
    if width < 1000:
        assert is_in_sight(page, page.locator("[data-held=old-energy]"))


@SCREENS
def test_what_is_settled_shows_before_the_opponents_hidden_card(
    new_page: NewPage, server: str, data: Path, width: int, height: int, theme: str
) -> None:
    state = turn(1)
    pieces_ready(state, 0, population=2)
    stock(state, 0, old=(0, 0, 4), new=(0, 3, 0))
    page = begun(new_page, server, data, state, (width, height, theme))
    act(page, "A3")
    page.locator("[data-hex=N01].open").press("Enter")
    expect(page.locator(".confirm:enabled")).to_have_count(1)
    expect(page.locator("[data-store=new-steel] b")).to_have_text("1")
    keep_picture(page, f"evacuation-settled-{width}-{theme}")


def test_the_unit_to_save_is_asked_with_the_price_and_the_world(new_page: NewPage, server: str, data: Path) -> None:
    state = turn(2, actions="advanced", bonuses="generous")
    lay_row(state, 0, "S05", "S20", "S21")  # 1 food and 2 steel
    stock(state, 0, old=(1, 2, 4))
    page = begun(new_page, server, data, card(state, CHEAPER), (390, 844, "light"))
    page.locator("[data-build='1-old']").click()
    page.locator(".confirm:enabled").click()
    expect(page.locator(".action-bar")).to_contain_text("Price (Old World): food: 1, steel: 2. Which unit do you save?")
    keep_picture(page, "evacuation-save-390-light")


def landing() -> Evacuation:
    """A position of a random game in which seat 0 lands a marker."""
    rng = Rng("landing")
    for seed in range(20):
        state = new(3, seed)
        while not state.is_terminal():
            question = state.decision(0) if state.to_act() == (0,) else None
            if question is not None and question.kind == "LandMarker":
                return state
            legal = state.legal_actions()
            state.apply_action(legal[rng.below(len(legal))])
    raise AssertionError("no marker lands")


def test_a_step_where_no_marker_lands_says_so(new_page: NewPage, server: str, data: Path) -> None:
    page = begun(new_page, server, data, landing(), (1440, 900, "dark"))
    expect(page.locator("[data-land]").first).to_be_visible()
    page.locator(".space.main").last.click(force=True)
    expect(page.locator(".notice")).to_contain_text("No marker of yours comes to step")
    keep_picture(page, "evacuation-no-landing-1440-dark")


@SCREENS
def test_the_stores_where_a_resource_may_go_are_lit_and_in_sight(
    new_page: NewPage, server: str, data: Path, width: int, height: int, theme: str
) -> None:
    state = turn(2)
    stock(state, 0, old=(3, 4, 6), new=(3, 3, 3))
    page = begun(new_page, server, data, state, (width, height, theme))
    act(page, "A1")
    lit = page.locator(".store.open")
    expect(lit).to_have_count(6)
    expect(page.locator(".store.open .here")).to_have_text(["+1"] * 6)
    for store in lit.all():
        expect(store).to_be_in_viewport(ratio=1)
        assert store.evaluate("one => getComputedStyle(one).boxShadow") != "none", "it glows"
    keep_picture(page, f"evacuation-gain-{width}-{theme}")
    lit.first.click()
    expect(page.locator(".store .here")).to_have_count(0)


def sharing_then_inventing() -> tuple[Evacuation, int, str]:
    """Seat 0 shares out its steps; by this split a marker lands here and invents before the other one lands."""
    for seed in range(40):
        state = new(2, seed)
        rng = Rng(f"sharing {seed}")
        while not state.is_terminal():
            if state.to_act() == (0,) and asks(state) == "SplitSteps":
                for split in state.legal_actions():
                    after = state.clone()
                    after.apply_action(split)
                    found = landing_invents(after)
                    if found:
                        return state, int(str(ACTIONS.decode(split)[1]["leading"])), found
            legal = state.legal_actions()
            state.apply_action(legal[rng.below(len(legal))])
    raise AssertionError("no marker lands on an invent step")


def asks(state: Evacuation) -> str:
    question = state.decision(0)
    return "" if question is None else question.kind


def landing_invents(state: Evacuation) -> str:
    """The place where a marker lands to invent, if the other one is asked for after that."""
    question = state.decision(0)
    if question is None or question.kind != "LandMarker":
        return ""
    for land in state.legal_actions():
        after = state.clone()
        after.apply_action(land)
        if asks(after) == "Invent":
            after.apply_action(after.legal_actions()[0])
            if asks(after) == "LandMarker":
                place = ACTIONS.decode(land)[1]
                return f"{question.fields[str(place['marker'])]}-{place['lane']}"
    return ""


def test_a_split_keeps_its_numbers_while_a_marker_invents(page: Page, server: str, data: Path) -> None:
    state, leading, land = sharing_then_inventing()
    page.goto(server + table_at(data, state))
    splits = page.locator("[data-split]")
    expect(splits.first).to_be_visible()
    before = splits.all_inner_texts()
    page.locator(f"[data-split='{leading}']").click()
    page.locator(f"[data-land='{land}']").click()
    page.locator("[data-column]").first.click()
    expect(splits.first).to_be_visible()
    assert splits.all_inner_texts() == before
