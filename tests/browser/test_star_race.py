from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage, keep_picture, wait_for_rest
from tests.browser.playing import open_seat, play_on, set_table


def test_a_whole_advanced_game_with_all_planets_against_bots(page: Page, server: str) -> None:
    page.goto(server)
    page.get_by_role("article", name="Star Race").get_by_role("button", name="Play with bots").click()
    page.get_by_role("group", name="Players").get_by_label("4").check()
    page.get_by_role("group", name="Bots").get_by_label("Normal").check()
    page.get_by_text("More", exact=True).click()
    page.get_by_label("Advanced").check()
    keep_picture(page, "start-sheet-1440-dark")
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_text("Set three cards aside")).to_be_visible()
    expect(page).to_have_title(re.compile("Your turn"))
    seen: set[str] = set()

    def picture(state: str) -> None:
        if state in ("reveal", "ship", "patrol", "over") and state not in seen:
            seen.add(state)
            keep_picture(page, f"star-race-{state}-1440-dark")

    moves = play_on(page, picture)
    assert moves >= 4 * 4, "four missions take more moves"
    assert "reveal" in seen
    expect(page.locator("dialog")).to_contain_text("Mission 4")
    expect(page.locator("dialog")).to_contain_text("Player 1")


def test_what_a_choice_would_do_is_a_ghost_until_confirmed(page: Page, server: str) -> None:
    made = set_table(server, seats=("person", "person"), variant="basic", start_player=0)
    open_seat(page, server, made)
    page.locator("[data-card=plus1]").click()
    page.locator("[data-ship=B2]").click()
    expect(page.locator("[data-ghost=B2]")).to_have_attribute("data-level", "3")
    expect(page.locator("[data-ship=B2]")).to_have_attribute("data-level", "2")
    page.locator("[data-ship=K1]").click()
    expect(page.locator("[data-ghost=K1]")).to_be_visible()
    expect(page.locator("[data-ghost=B2]")).to_have_count(0)
    page.get_by_role("button", name="Back").click()
    expect(page.locator("[data-ghost]")).to_have_count(0)
    page.locator("[data-ship=B2]").click()
    page.get_by_role("button", name="Confirm").click()
    expect(page.locator("[data-ship=B2]")).to_have_attribute("data-level", "3")


def test_a_card_stays_under_the_pointer_at_its_edge(page: Page, server: str) -> None:
    made = set_table(server, seats=("person", "person"), variant="basic", start_player=0)
    open_seat(page, server, made)
    card = page.locator("[data-card=plus1]")
    page.wait_for_function("() => document.fonts.status === 'loaded'")  # words have their width
    wait_for_rest(page)
    box = card.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 1)
    wait_for_rest(page)
    assert card.bounding_box() == box


def test_tapping_what_cannot_be_done_says_why(page: Page, server: str) -> None:
    made = set_table(server, seats=("person", "person"), variant="basic", start_player=0)
    open_seat(page, server, made)
    page.locator("[data-card=minus2]").click()
    page.locator("[data-ship=T1]").click()
    expect(page.get_by_role("alert")).to_contain_text("The card is lost: it can move no ship now.")
    page.locator("[data-card=plus1]").click()
    page.locator("[data-ship=T1]").click()
    page.get_by_role("button", name="Confirm").click()
    page.locator("[data-card=swap]").click()
    expect(page.get_by_role("alert")).to_contain_text("not your turn")


def test_own_hired_ships_are_marked_for_their_owner_only(new_page: NewPage, server: str) -> None:
    made = set_table(server, seats=("person", "person"), variant="basic", start_player=0)
    first, second, spectator = new_page(), new_page(), new_page()
    open_seat(first, server, made, 0)
    open_seat(second, server, made, 1)
    spectator.goto(f"{server}/table/{made['table']['id']}")
    expect(spectator.locator("[data-ship]")).to_have_count(9)
    hired = [
        set(page.locator(".ship:has(.hired)").evaluate_all("all => all.map(one => one.dataset.ship)"))
        for page in (first, second)
    ]
    assert len(hired[0]) == len(hired[1]) == 2
    assert not hired[0] & hired[1]
    expect(spectator.locator(".hired")).to_have_count(0)


def test_the_planet_tells_what_it_does(page: Page, server: str) -> None:
    made = set_table(server, variant="basic")
    open_seat(page, server, made)
    page.locator(".planet").press("Enter")
    expect(page.locator(".ability")).to_contain_text("worth 21 points")


def test_a_guess_on_the_deduction_sheet_is_kept(page: Page, server: str) -> None:
    made = set_table(server, variant="advanced")
    open_seat(page, server, made)
    page.get_by_role("tab", name="Deduction").click()
    cell = page.locator(".deduction button:enabled").first
    cell.click()
    expect(page.locator(".deduction button.yes")).to_have_count(1)
    page.reload()
    page.get_by_role("tab", name="Deduction").click()
    expect(page.locator(".deduction button.yes")).to_have_count(1)


def test_a_move_can_be_undone_before_anybody_goes_on(new_page: NewPage, server: str) -> None:
    made = set_table(server, seats=("person", "person"), variant="basic", start_player=0)
    page = new_page()
    open_seat(page, server, made)
    page.locator("[data-card=plus1]").click()
    page.locator("[data-ship=T3]").click()
    page.get_by_role("button", name="Confirm").click()
    expect(page.locator("[data-ship=T3]")).to_have_attribute("data-level", "3")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("[data-ship=T3]")).to_have_attribute("data-level", "2")
    expect(page.locator(".pass.live")).to_have_count(8)
