"""How many clicks a typical turn takes, and that each of them is sure."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import landfall
from landfall.flow import Rng, State
from tests.browser.conftest import NewPage
from tests.browser.playing import open_seat, set_table
from tests.browser.positions import table_at
from tests.browser.test_evacuation_dragging import begun, drag_by_finger, rich
from tests.games.antarctica.steering import eagerly
from tests.games.evacuation.positions import lay_row

GAMES = 60  # tested for a position
CLICKS = 3  # where the ship sails, what is done there, Confirm; there were six or seven


@cache
def sailing_for(action: str) -> tuple[State, int, dict[str, object]]:
    """Seat 0 has to sail, and can do this in a zone without drawing anything: the zone and the act's arguments."""
    game = landfall.load_game("antarctica")
    for seed in range(GAMES):
        state = game.new_initial_state(3, {}, f"clicks {seed}")
        rng = Rng(f"clicks {seed}")
        while not state.is_terminal():
            asked = state.decision(0)
            if state.to_act() == (0,) and asked is not None and asked.kind == "SetSail":
                for sail in state.legal_actions():
                    there = state.clone()
                    there.apply_action(sail)
                    for act in there.legal_actions():
                        name, arguments = game.actions.decode(act)
                        after = there.clone()
                        after.apply_action(act)
                        ends = after.decision(0)
                        if name == action and ends is not None and ends.kind == "EndTurn":
                            return state, int(str(game.actions.decode(sail)[1]["zone"])), dict(arguments)
            state.apply_action(eagerly(state, rng))
    raise AssertionError(f"no such position in {GAMES} games")


def act_on_research(page: Page, arguments: dict[str, object]) -> None:
    page.locator(f"[data-track={arguments['track']}]").click()


def act_from_list(name: str) -> Callable[[Page, dict[str, object]], None]:
    return lambda page, arguments: page.locator(".choices button").filter(has_text=name).first.click()


@pytest.mark.parametrize(
    ("action", "act"),
    [("research", act_on_research), ("recruit", act_from_list("Recruit"))],
    ids=["research", "recruit"],
)
def test_a_turn_in_antarctica_takes_three_clicks(
    page: Page, server: str, data: Path, action: str, act: Callable[[Page, dict[str, object]], None]
) -> None:
    state, zone, arguments = sailing_for(action)
    page.goto(server + table_at(data, state))
    clicks = clicks_counted(page)
    page.locator(f"[data-zone='{zone}'] .target").click(position=None, force=True)
    expect(page.locator(f"[data-zone='{zone}']")).to_have_attribute("aria-pressed", "true")
    act(page, arguments)
    page.locator(".confirm:enabled").click()
    expect(page.locator(".notice.problem")).to_have_count(0)
    page.wait_for_function(
        "before => !document.querySelector('.action-bar').innerText.includes(before)", arg="Confirm to"
    )
    assert clicks() == CLICKS


def test_a_ship_in_evacuation_is_built_with_three_clicks(page: Page, server: str, data: Path) -> None:
    """The action, the ship with the world that pays for it, Confirm; the market comes to the front by itself."""
    state = rich()
    lay_row(state, 0, "S05", "S11", "S21")
    begun(page, server, data, state)
    clicks = clicks_counted(page)
    page.locator("[data-act=A4]").click()
    page.locator("[data-card=S11] [data-build='2-old']").click()
    page.locator(".confirm:enabled").click()
    expect(page.locator(".confirm:enabled")).to_have_count(0)
    expect(page.locator(".notice.problem")).to_have_count(0)
    assert clicks() == CLICKS


def test_who_prefers_it_ends_the_turn(new_page: NewPage, server: str, data: Path) -> None:
    state, zone, arguments = sailing_for("research")
    page = new_page()
    page.goto(server)
    page.evaluate("localStorage.setItem('landfall.ends-turns', 'false')")
    page.goto(server + table_at(data, state))
    page.locator(f"[data-zone='{zone}']").press("Enter")
    act_on_research(page, arguments)
    expect(page.get_by_role("button", name="End the turn")).to_be_visible()


def clicks_counted(page: Page) -> Callable[[], int]:
    page.evaluate("window.clicked = 0; window.addEventListener('click', () => window.clicked++, true)")
    return lambda: int(page.evaluate("window.clicked"))


def a_turn_of_star_race(page: Page, server: str) -> None:
    made = set_table(server, seats=("person", "person"), variant="basic", start_player=0)
    open_seat(page, server, made)
    expect(page.locator(".pass.live").first).to_be_visible()


def test_a_ship_may_be_tapped_before_its_card(page: Page, server: str) -> None:
    a_turn_of_star_race(page, server)
    page.locator("[data-ship=B2]").click()
    page.locator("[data-card=plus1]").click()
    expect(page.locator("[data-ghost=B2]")).to_have_attribute("data-level", "3")
    expect(page.locator(".confirm:enabled")).to_be_visible()


def test_a_card_is_dragged_onto_a_ship(page: Page, server: str) -> None:
    a_turn_of_star_race(page, server)
    page.locator("[data-card=plus1]").hover()
    page.mouse.down()
    drag_to(page, "[data-ship=B2]")
    expect(page.locator("[data-ghost=B2]")).to_have_attribute("data-level", "3")
    expect(page.locator(".dragged")).to_have_count(0)


def test_a_ship_is_dragged_where_it_sails(page: Page, server: str, data: Path) -> None:
    state, zone, _ = sailing_for("research")
    page.goto(server + table_at(data, state))
    ship = state.view(0)["zones"][state.view(0)["sun"]]["ships"][0]
    page.locator(f"[data-ship='{ship}'] .hull").hover()
    page.mouse.down()
    drag_to(page, f"[data-zone='{zone}']")
    expect(page.locator(f"[data-zone='{zone}']")).to_have_attribute("aria-pressed", "true")


def test_a_finger_drags_a_card_onto_a_ship(new_page: NewPage, server: str) -> None:
    page = new_page(390, 844, has_touch=True)
    a_turn_of_star_race(page, server)
    drag_by_finger(page, page.locator("[data-card=plus1]"), page.locator("[data-ship=B2]"))
    expect(page.locator("[data-ghost=B2]")).to_have_attribute("data-level", "3")


def test_a_finger_drags_a_ship_where_it_sails(new_page: NewPage, server: str, data: Path) -> None:
    state, zone, _ = sailing_for("research")
    page = new_page(390, 844, has_touch=True)
    page.goto(server + table_at(data, state))
    ship = state.view(0)["zones"][state.view(0)["sun"]]["ships"][0]
    drag_by_finger(page, page.locator(f"[data-ship='{ship}'] .hull"), page.locator(f"[data-zone='{zone}'] .target"))
    expect(page.locator(f"[data-zone='{zone}']")).to_have_attribute("aria-pressed", "true")


def test_a_card_on_offer_may_be_tapped_before_the_ship_sails(page: Page, server: str, data: Path) -> None:
    state, zone, arguments = sailing_for("build")
    page.goto(server + table_at(data, state))
    clicks = clicks_counted(page)
    page.locator(f"[data-offer={arguments['deck']}]").click()
    expect(page.get_by_role("alert")).to_contain_text("Now choose where your ship sails")
    page.locator(f"[data-zone='{zone}'] .target").click(force=True)
    page.locator(".confirm:enabled").click()
    expect(page.locator(".notice.problem")).to_have_count(0)
    assert clicks() == CLICKS


def drag_to(page: Page, selector: str) -> None:
    box = page.locator(selector).bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=6)
    page.mouse.up()


def test_a_double_click_chooses_once(page: Page, server: str) -> None:
    """The card's next question lists its answers where something else was: the second click does not take one."""
    a_turn_of_star_race(page, server)
    page.locator(".list-all").click()
    page.locator(".choices button").filter(has_text="Race").first.dblclick()
    expect(page.locator(".words")).to_contain_text("which race")
    expect(page.locator(".confirm:enabled")).to_have_count(0)


def test_escape_and_a_press_elsewhere_close_what_opens(page: Page, server: str, data: Path) -> None:
    page.goto(server + table_at(data, sailing_for("research")[0]))
    stacks = page.locator("[data-stacks]")
    stacks.locator("summary").click()
    expect(stacks).to_have_attribute("open", "")
    page.keyboard.press("Escape")
    expect(stacks).not_to_have_attribute("open", "")
    stacks.locator("summary").click()
    expect(stacks).to_have_attribute("open", "")
    page.mouse.click(5, 5)
    expect(stacks).not_to_have_attribute("open", "")
