"""Each planet's own question is answered on the page, by taps, on a wide screen and on a phone."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from landfall.flow import State
from tests.browser.conftest import NewPage, keep_picture
from tests.browser.positions import asks, first_position, table_at

WIDTHS = {"1440-dark": (1440, 900, "dark"), "390-light": (390, 844, "light")}


def open_table(new_page: NewPage, server: str, path: str, look: str) -> Page:
    width, height, scheme = WIDTHS[look]
    page = new_page(width, height, color_scheme=scheme)
    page.goto(server + path)
    expect(page.locator("[data-ship]")).to_have_count(9)
    return page


def confirm(page: Page) -> None:
    page.locator(".confirm").click()


@pytest.mark.parametrize("look", WIDTHS)
def test_nova_moves_a_ship_one_ring_inward(new_page: NewPage, server: str, data: Path, look: str) -> None:
    state = first_position(asks("NovaAbility", "nova"))
    page = open_table(new_page, server, table_at(data, state), look)
    expect(page.get_by_text("Nova: which ship goes one ring inward?").first).to_be_visible()
    ship = page.locator(".ship.open").first
    name = ship.get_attribute("data-ship")
    level = int(ship.get_attribute("data-level") or "")
    ship.click()
    expect(page.locator(f"[data-ghost={name}]")).to_have_attribute("data-level", str(level + 1))
    keep_picture(page, f"star-race-nova-{look}")
    confirm(page)
    expect(page.get_by_text("Nova: which ship goes one ring inward?")).to_have_count(0)


@pytest.mark.parametrize("look", WIDTHS)
def test_zora_moves_three_ships_one_ring_outward(new_page: NewPage, server: str, data: Path, look: str) -> None:
    state = first_position(asks("ZoraAbility", "zora"))
    page = open_table(new_page, server, table_at(data, state), look)
    expect(page.get_by_text("Zora: which three ships go one ring outward?").first).to_be_visible()
    for _ in range(3):
        page.locator(".ship.open:not(.chosen)").first.click()
    expect(page.locator("[data-ghost]")).to_have_count(3)
    keep_picture(page, f"star-race-zora-{look}")
    confirm(page)
    expect(page.get_by_text("Zora: which three ships go one ring outward?")).to_have_count(0)


@pytest.mark.parametrize("look", WIDTHS)
def test_xentoria_asks_for_a_patrol_and_lets_one_look(new_page: NewPage, server: str, data: Path, look: str) -> None:
    state = first_position(asks("PlacePatrol", "xentoria"))
    page = open_table(new_page, server, table_at(data, state), look)
    expect(page.get_by_text("Lay your patrol token").first).to_be_visible()
    page.locator("[data-place]").nth(3).click()
    keep_picture(page, f"star-race-xentoria-patrol-{look}")
    confirm(page)
    expect(page.get_by_text("Lay your patrol token")).to_have_count(0)

    state = first_position(asks("Look", "xentoria"))
    page = open_table(new_page, server, table_at(data, state), look)
    expect(page.get_by_text("Whose?").first).to_be_visible()
    page.locator(".choices button").first.click()
    keep_picture(page, f"star-race-xentoria-look-{look}")
    confirm(page)
    expect(page.get_by_text("Whose?")).to_have_count(0)


@pytest.mark.parametrize("look", WIDTHS)
def test_pandora_takes_ships_with_tokens(new_page: NewPage, server: str, data: Path, look: str) -> None:
    has_tokens = asks("PlayCard", "pandora")
    state = first_position(lambda state: has_tokens(state) and len(state.view(0)["ships_with_token"]) > 1)
    page = open_table(new_page, server, table_at(data, state), look)
    expect(page.locator(".pass.live").first).to_be_visible()
    keep_picture(page, f"star-race-pandora-{look}")
    page.locator(".planet").press("Enter")
    expect(page.locator(".ability")).to_be_visible()
    keep_picture(page, f"star-race-pandora-ability-{look}")


@pytest.mark.parametrize("look", WIDTHS)
def test_who_enters_first_is_chosen_when_more_would_land(new_page: NewPage, server: str, data: Path, look: str) -> None:
    def holds(state: object) -> bool:
        question = state.decision(0)  # type: ignore[attr-defined]
        return question is not None and question.kind == "ChooseEntrants"

    state = first_position(holds)
    page = open_table(new_page, server, table_at(data, state), look)
    room = state.decision(0).fields["room"]  # type: ignore[union-attr]
    for _ in range(int(str(room))):
        page.locator(".ship.open:not(.chosen)").first.click()
    expect(page.locator(".confirm")).to_be_enabled()
    keep_picture(page, f"star-race-entrants-{look}")
    confirm(page)
    expect(page.locator(".confirm:enabled")).to_have_count(0)


def one_ring_from_pandora(state: State) -> str | None:
    """A ship that seat 0 can bring to Pandora by its card +1, while room is left there and nobody has ended it."""
    if not asks("PlayCard", "pandora")(state):
        return None
    trial = state.clone()
    play = trial.game.actions.encode("play", card="plus1")
    if trial.refusal(play, 0) is not None:
        return None
    trial.play(play, 0)
    for action in trial.legal_actions(0):
        name, arguments = trial.game.actions.decode(action)
        ship = str(arguments.get("ship", ""))
        if name == "ship" and trial.view(0)["ships"][ship] == trial.view(0)["planet_level"] - 1:
            after = trial.clone()
            after.play(action, 0)
            if after.view(None)["mission"] == state.view(None)["mission"] and not after.is_terminal():
                return ship
    return None


@pytest.mark.parametrize("look", WIDTHS)
def test_a_ship_lands_on_pandora_by_taps_and_draws_a_hidden_token(
    new_page: NewPage, server: str, data: Path, look: str
) -> None:
    state = first_position(lambda state: one_ring_from_pandora(state) is not None)
    ship = one_ring_from_pandora(state)
    page = open_table(new_page, server, table_at(data, state), look)
    before = page.locator(".ship .token").count()
    page.locator("[data-card=plus1].live").click()
    page.locator(f"[data-ship={ship}]").click()
    expect(page.get_by_text("This cannot be undone").first).to_be_visible()
    keep_picture(page, f"star-race-pandora-landing-{look}")
    confirm(page)
    expect(page.locator(f"[data-ship={ship}]")).to_have_attribute("data-level", "6")
    expect(page.locator(f"[data-ship={ship}] .token")).to_have_text("?")
    assert page.locator(".ship .token").count() > before
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)
    keep_picture(page, f"star-race-pandora-landed-{look}")
