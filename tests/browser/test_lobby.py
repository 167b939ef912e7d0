"""The lobby: tables that wait, codes; how to play, hints, and the end of a game on a phone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import landfall
from tests.browser.conftest import NewPage, keep_picture
from tests.browser.playing import open_seat, play_on, set_table
from tests.browser.positions import table_at


def test_a_table_that_waits_can_be_joined_from_the_lobby(page: Page, server: str) -> None:
    made = set_table(server, seats=("person", "open"), variant="family")
    page.goto(server)
    waiting = page.get_by_role("list", name="Waiting for players")
    waiting.locator(f"a[href='/table/{made['table']['id']}']").click()
    expect(page.get_by_role("button", name="Free seat 2")).to_be_visible()


def test_a_wrong_code_says_why_and_a_right_one_opens_the_table(page: Page, server: str) -> None:
    made = set_table(server, seats=("person", "open"), variant="family")
    page.goto(server)
    field, go = page.get_by_label("Have a link or a table’s code?"), page.get_by_role("button", name="Open", exact=True)
    for typed, why in (
        ("", "Type the code of a table"),
        ("l0st", "l0st is no table’s code"),
        ("zzzzzzzz", "There is no table zzzzzzzz on this server"),
        ("https://games.example.org/table/zzzz", "This link leads to another server: games.example.org"),
    ):
        field.fill(typed)
        go.click()
        expect(page.get_by_role("alert")).to_contain_text(why)
        assert page.url.rstrip("/") == server
    field.fill(made["table"]["id"].upper())
    go.click()
    expect(page).to_have_url(f"{server}/table/{made['table']['id']}")


def test_back_closes_a_dialog_before_it_leaves_the_table(page: Page, server: str) -> None:
    made = set_table(server, seats=("person", "random"), variant="basic", start_player=0)
    page.goto(server)
    open_seat(page, server, made)
    for name in ("Settings", "My seat"):
        page.get_by_role("button", name=name).click()
        expect(page.get_by_role("dialog", name=name)).to_be_visible()
        page.go_back()
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(page.locator("[data-ship]")).to_have_count(9)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Close").click()  # leaves nothing behind that Back would have to close
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.wait_for_function("!history.state?.over")  # its entry is taken away in a moment
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_have_text("Landfall")


@pytest.mark.parametrize("locale", ["en-GB", "pl-PL", "fr-FR"])
@pytest.mark.parametrize("game", ["star-race", "antarctica", "planet-unknown", "evacuation"])
def test_how_to_play_is_one_screen(new_page: NewPage, server: str, game: str, locale: str) -> None:
    made = set_table(server, game, ("person", "random"))
    page = new_page(locale=locale)
    open_seat(page, server, made)
    page.locator("header button").first.click()
    expect(page.locator("dialog .how-to p").first).to_be_visible()
    assert (
        page.evaluate(
            "(() => { const all = document.querySelector('dialog'); return all.scrollHeight - all.clientHeight })()"
        )
        <= 1
    )
    keep_picture(page, f"how-to-{game}-{locale[:2]}")


def test_a_bot_gives_a_hint_that_is_not_final(page: Page, server: str) -> None:
    made = set_table(server, seats=("person", "random"), variant="basic", start_player=0)
    open_seat(page, server, made)
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("alert")).to_contain_text("A bot would choose: Play")
    expect(page.locator(".pass.chosen")).to_have_count(1)
    expect(page.locator(".pass.live")).not_to_have_count(0)
    page.get_by_role("button", name="Back").click()
    expect(page.locator(".pass.chosen")).to_have_count(0)
    made = set_table(server, seats=("person", "person"), variant="basic", start_player=0)
    open_seat(page, server, made)
    expect(page.locator(".pass.live")).to_have_count(8)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)


def last_turn() -> landfall.State:
    """A turn of seat 0 near the end of the last mission."""
    game = landfall.load_game("star-race")
    state = game.new_initial_state(3, {"variant": "advanced"}, "end 5")
    rng = landfall.Rng("e")
    last = state.to_dict()
    while not state.is_terminal():
        question = state.decision(0)
        if state.to_act() == (0,) and question is not None and question.kind == "PlayCard":
            last = state.to_dict()
        legal = state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])
    return game.state_from_dict(last)


@pytest.mark.parametrize(("width", "scheme"), [(390, "light"), (1440, "dark")])
def test_the_result_is_seen_whole_and_leads_to_another_game(
    new_page: NewPage, server: str, data: Path, width: int, scheme: str
) -> None:
    page = new_page(width, 844, color_scheme=scheme)
    page.goto(server + table_at(data, last_turn()))
    play_on(page)
    expect(page.locator("dialog table")).to_contain_text("Mission 3")
    table = page.locator("dialog .scroll")
    assert table.evaluate("(one) => one.scrollWidth <= one.clientWidth")
    keep_picture(page, f"result-{width}-{scheme}")
    page.get_by_role("button", name="Play again").click()
    expect(page.get_by_text("Set three cards aside").first).to_be_visible()
    expect(page).to_have_title(re.compile("Star Race"))
