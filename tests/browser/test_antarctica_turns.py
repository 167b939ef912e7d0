"""Antarctica in the middle of a game: who is asked out of turn, what may not be tapped, what lies in the stacks."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import landfall
from landfall.flow import Rng, State
from tests.browser.conftest import NewPage, keep_picture
from tests.browser.positions import table_at
from tests.games.antarctica.steering import eagerly

GAMES = 60  # tested for a position
LOW = {"width": 1280, "height": 720}
DESKS = [(1366, 768), (1440, 900), (1920, 1080)]
PHONE = {"width": 390, "height": 844}
CUT = """() => {
    const frame = document.querySelector(".offers").getBoundingClientRect();
    return [...document.querySelectorAll("[data-offer]")].filter((card) => {
        const box = card.getBoundingClientRect();
        return box.top < frame.top - 1 || box.bottom > frame.bottom + 1 || card.scrollHeight > card.clientHeight + 1;
    }).map((card) => card.dataset.offer);
}"""

BROKEN = """() => [...document.querySelectorAll("[data-stacks] summary span")].filter((one) =>
    [...one.childNodes].some((words) => {
        const range = document.createRange();
        range.selectNodeContents(words);
        return words.nodeType === Node.TEXT_NODE && range.getClientRects().length > 1;
    })).map((one) => one.textContent)"""
WIDER = """(frame) => [frame, ...frame.querySelectorAll("*")]
    .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== "visible")
    .filter((one) => !one.classList.contains("visually-hidden"))
    .map((one) => one.className)"""


@cache
def asked_in_turn_of_another(kind: str) -> State:
    """Seat 0 is asked this in the middle of another seat's turn."""
    return first(lambda state: state.decision(0).kind == kind and state.view()["active"] != 0)  # type: ignore[union-attr]


@cache
def sailing() -> State:
    """Seat 0 has to sail, with much on the board and cards played."""
    return first(
        lambda state: (
            state.decision(0).kind == "SetSail"  # type: ignore[union-attr]
            and len(state.view()["shipyard"]["played"]) > 1
            and all(offer["top"] for offer in state.view()["offers"])
        )
    )


@cache
def asked_where_another_builds() -> State:
    """Seat 0 is asked in another seat's turn, with a card on offer whose building stands in that turn's zone."""
    return first(
        lambda state: (
            (turn := state.view()["turn"]) is not None
            and turn["seat"] != 0
            and any(offer["top"] and turn["zone"] in offer["lacks"][0]["stands_in"] for offer in state.view()["offers"])
        )
    )


def building_sites(state: State) -> list[tuple[int, str]]:
    """Where a ship about to sail could build a card, while another card lacks something there."""
    question = state.decision(0)
    if question is None or question.kind != "SetSail":
        return []
    sites: list[tuple[int, str]] = []
    for sail in [action for action in state.legal_actions() if state.game.actions.decode(action)[0] == "sail"]:
        there = state.clone()
        there.apply_action(sail)
        chosen = [there.game.actions.decode(action) for action in there.legal_actions()]
        if any(offer["top"] and offer["lacks"][0]["needs"] for offer in there.view(0)["offers"]):
            zone = int(str(state.game.actions.decode(sail)[1]["zone"]))
            sites += [(zone, str(arguments["deck"])) for name, arguments in chosen if name == "build"]
    return sites


def first(holds: Callable[[State], bool]) -> State:
    game = landfall.load_game("antarctica")
    for seed in range(GAMES):
        state = game.new_initial_state(4, {}, f"turns {seed}")
        rng = Rng(f"turns {seed}")
        while not state.is_terminal():
            if state.to_act() == (0,) and holds(state):
                return state
            state.apply_action(eagerly(state, rng))
    raise AssertionError(f"no such position in {GAMES} games")


def opened(page: Page, server: str, data: Path, state: State) -> None:
    page.goto(server + table_at(data, state))
    expect(page.locator(".action-bar")).to_be_visible()


@pytest.mark.parametrize("kind", ["ChooseShip", "TakeCard", "KeepCard", "AdvanceTrack"])
def test_who_is_asked_out_of_turn_is_told_so_everywhere(page: Page, server: str, data: Path, kind: str) -> None:
    state = asked_in_turn_of_another(kind)
    active = state.view()["active"]
    opened(page, server, data, state)
    words = f"Your decision, during Bot {active + 1}’s turn"
    expect(page.locator(".interruption.me")).to_contain_text(f"during Bot {active + 1}’s turn")
    expect(page).to_have_title(f"● {words} · Antarctica")
    expect(page.locator("[aria-live=assertive]")).to_have_text(words)
    cards = page.locator("aside.left li.panel")
    expect(cards.nth(0)).to_contain_text("Your decision")
    expect(cards.nth(active)).to_contain_text("has the turn")
    expect(page.get_by_text("Your turn")).to_have_count(0)
    expect(page.locator(f"[data-now='{active}']")).to_be_visible()
    keep_picture(page, f"antarctica-{kind.lower()}-out-of-turn-1440-dark")


def test_the_own_turn_is_called_so(page: Page, server: str, data: Path) -> None:
    opened(page, server, data, sailing())
    expect(page).to_have_title("● Your turn · Antarctica")
    expect(page.locator(".interruption")).to_have_count(0)


def test_pointing_at_a_card_leaves_what_is_lacking_after_the_ship_has_sailed(
    page: Page, server: str, data: Path
) -> None:
    state = first(lambda state: bool(building_sites(state)))
    zone, deck = building_sites(state)[0]
    opened(page, server, data, state)
    offers = page.locator(".offers")
    page.locator(f"[data-zone='{zone}']").focus()
    page.keyboard.press("Enter")
    card = page.locator(f"[data-offer={deck}]")
    expect(card).to_have_class(re.compile(r"\bopen\b"))
    page.mouse.move(0, 0)
    told = offers.inner_text()
    assert "that stay" not in told, "the ship has sailed"
    card.hover()
    expect(page.locator(".ghost rect").first).to_be_attached()  # the building, where it would stand
    expect(offers).to_have_text(told, use_inner_text=True)
    card.click()
    expect(card).to_have_class(re.compile(r"\bchosen\b"))
    page.mouse.move(0, 0)
    expect(offers).to_have_text(told, use_inner_text=True)


def test_out_of_turn_no_offer_speaks_of_another_ships_zone(page: Page, server: str, data: Path) -> None:
    opened(page, server, data, asked_where_another_builds())
    expect(page.locator("[data-offer]")).to_have_count(3)
    expect(page.locator(".offers")).not_to_contain_text("Already in zone")
    page.locator("[data-offer]:enabled").first.click()
    expect(page.get_by_role("alert").filter(has_text=".")).to_be_visible()
    expect(page.get_by_text("First choose where your ship sails")).to_have_count(0)


def test_a_ship_that_may_not_be_moved_says_why(page: Page, server: str, data: Path) -> None:
    state = asked_in_turn_of_another("ChooseShip")
    opened(page, server, data, state)
    ships = [ship for zone in state.view()["zones"] for ship in zone["ships"]]
    other = next(ship for ship in ships if ship >= 6)
    page.locator(f"[data-ship='{other}']").dispatch_event("click")
    expect(page.get_by_role("alert").filter(has_text="your ship")).to_be_visible()
    own = page.locator("[data-ship][tabindex='0']").first
    own.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".zone.open").first).to_be_attached()


def test_the_stacks_tell_what_is_left_and_what_was_played(page: Page, server: str, data: Path) -> None:
    view = sailing().view(0)
    opened(page, server, data, sailing())
    stacks = page.locator("[data-stacks]")
    expect(stacks.locator("[data-stack=shipyard_draft]")).to_contain_text(str(view["shipyard"]["stack"]))
    expect(stacks.locator("[data-stack=resource_advanced]")).to_contain_text(str(view["resource_stack"]["advanced"]))
    stacks.locator("summary").click()
    expect(stacks.locator("[data-known=played]")).to_contain_text("Shipyard cards played")
    for seat, player in enumerate(view["players"]):
        ranks = page.locator("aside.left li.panel").nth(seat).locator("[data-first-ranks]")
        expect(ranks).to_have_attribute("data-first-ranks", str(player["first_ranks"]))


@pytest.mark.parametrize("locale", ["en-GB", "pl-PL", "fr-FR"])
@pytest.mark.parametrize("kind", ["SetSail", "ChooseShip"])
def test_a_low_window_shows_every_offer_whole(
    new_page: NewPage, server: str, data: Path, kind: str, locale: str
) -> None:
    page = new_page(**LOW, locale=locale)
    opened(page, server, data, sailing() if kind == "SetSail" else asked_in_turn_of_another(kind))
    expect(page.locator("[data-offer]")).to_have_count(3)
    keep_picture(page, f"antarctica-{kind.lower()}-1280x720-{locale[:2]}")
    assert page.evaluate(CUT) == []
    assert page.evaluate(BROKEN) == []
    assert page.locator("aside.right").evaluate(WIDER) == [], "own things"
    page.locator("aside.right [role=tab]").nth(1).click()
    expect(page.locator("aside.right .contests")).to_be_visible()
    assert page.locator("aside.right").evaluate(WIDER) == []
    for width, height in DESKS:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(CUT) == [], f"{width}x{height}"
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    expect(page.locator(".board.narrow")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], "nothing sticks out sideways"


@pytest.mark.parametrize("locale", ["en-GB", "pl-PL", "fr-FR"])
def test_while_cards_are_handed_out_every_offer_is_whole(
    new_page: NewPage, server: str, data: Path, locale: str
) -> None:
    page = new_page(locale=locale)
    opened(page, server, data, asked_in_turn_of_another("TakeCard"))
    expect(page.locator("[data-offer]")).to_have_count(3)
    keep_picture(page, f"antarctica-takecard-1440-{locale[:2]}")
    assert page.evaluate(CUT) == []
    page.set_viewport_size(LOW)  # type: ignore[arg-type]
    keep_picture(page, f"antarctica-takecard-1280x720-{locale[:2]}")
    assert page.evaluate(CUT) == []
    assert page.locator(".offers").evaluate("(one) => getComputedStyle(one).scrollbarWidth") == "thin"


def test_while_ships_are_placed_freely_everybody_sees_the_order(page: Page, server: str, data: Path) -> None:
    state = landfall.load_game("antarctica").new_initial_state(4, {"placement": "free", "start_player": 0}, "placing")
    order = [step["seat"] for step in state.view()["to_come"] if step["is"] == "PlaceShip"]
    assert order[0] == 0
    opened(page, server, data, state)
    expect(page.locator("[data-now='0']")).to_be_visible()
    places = page.locator("[data-places]")
    expect(places).to_have_count(len(order) - 1)
    assert [int(one.get_attribute("data-places") or "-1") for one in places.all()] == order[1:]
    keep_picture(page, "antarctica-placing-1440")
    assert page.evaluate(BROKEN) == []
