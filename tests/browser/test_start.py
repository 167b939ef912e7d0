"""Sitting down: two clicks to a game, one link for everybody, several people at one device, one's own tables."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage, keep_picture
from tests.browser.playing import open_seat, set_table

GAMES = ["Star Race", "Antarctica", "Planet Unknown", "Evacuation"]
COUNT_CLICKS = "addEventListener('click', (event) => (window.clicks = (window.clicks ?? 0) + event.isTrusted), true)"


def poster(page: Page, game: str) -> Locator:
    return page.get_by_role("article", name=game)


def test_two_clicks_and_a_game_with_bots_runs(page: Page, server: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    for game in GAMES:
        page.goto(server)
        page.evaluate(COUNT_CLICKS)
        poster(page, game).get_by_role("button", name="Play with bots").click()
        page.get_by_role("button", name="Start the game").click()
        expect(page).to_have_title(re.compile(f"{game}.*Landfall|● .*{game}"))
        expect(page.locator(".board").first).to_be_visible()
        expect(page.get_by_role("region", name="Your choice").or_(page.locator(".action-bar")).first).to_be_visible()
        assert page.evaluate("window.clicks") == 2


def test_two_clicks_open_a_table_for_friends_and_one_link_brings_them_all(new_page: NewPage, server: str) -> None:
    page = new_page(1280, 720)
    page.goto(server)
    page.evaluate(COUNT_CLICKS)
    poster(page, "Star Race").get_by_role("button", name="Play with friends").click()
    page.get_by_role("button", name="Open the table and invite").click()
    link = page.get_by_label("One link for everybody")
    expect(link).to_have_value(re.compile(rf"^{server}/table/\w+$"))
    expect(page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    assert page.evaluate("window.clicks") == 2
    address = link.input_value()
    keep_picture(page, "waiting-1280-dark")
    assert "--host" not in page.locator("body").inner_text()

    friend = new_page(390, 844)
    friend.goto(address)
    expect(friend.get_by_role("heading", name="You are invited: Star Race")).to_be_visible()
    keep_picture(friend, "invited-390-dark")
    friend.get_by_role("button", name="Just watch").click()  # the second choice on the page
    expect(friend.get_by_text("You are watching.").first).to_be_visible()
    friend.get_by_role("button", name="Take a seat").click()
    friend.get_by_label("Your name").fill("Grace")
    friend.get_by_role("button", name="Take a seat").click()
    expect(page.get_by_text("Grace").first).to_be_visible()
    expect(page.locator(".pass").first).to_be_visible()
    expect(friend.locator(".pass").first).to_be_visible()
    friend.goto(address)  # the same link leads back to the seat that is kept
    expect(friend.locator(".pass").first).to_be_visible()


@pytest.mark.parametrize("locale", ["en-GB", "pl-PL", "fr-FR"])
@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_the_ways_into_a_game_are_seen_at_once(
    new_page: NewPage, server: str, locale: str, width: int, height: int
) -> None:
    page = new_page(width, height, locale=locale)
    page.goto(server)
    buttons = page.locator("article .ways .button")
    expect(buttons.first).to_be_visible()
    ours = page.locator("article:is(.star-race, .antarctica, .planet-unknown, .evacuation) .ways .button")
    expect(ours).to_have_count(8)
    for at in range(8):
        box = ours.nth(at).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= height, at
        assert box["x"] + box["width"] <= width
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    keep_picture(page, f"start-{width}-{locale[:2]}")


def test_the_start_page_remembers_and_offers_only_what_goes_together(page: Page, server: str) -> None:
    page.goto(server)
    poster(page, "Evacuation").get_by_role("button", name="Play with bots").click()
    page.get_by_role("group", name="Players").get_by_label("2").check()
    page.get_by_role("group", name="Bots").get_by_label("Beginner").check()
    page.get_by_text("More", exact=True).click()
    expect(page.get_by_role("group", name="Common goals")).to_be_visible()
    page.get_by_label("Race", exact=True).check()
    expect(page.get_by_text("First to production 8 of everything")).to_be_visible()  # what it means
    expect(page.get_by_role("group", name="Common goals")).to_have_count(0)
    expect(page.get_by_role("group", name="Majorities on lines")).to_have_count(0)
    page.get_by_label("Advanced (action cards)").check()
    expect(page.get_by_role("group", name="Year-end bonuses")).to_have_count(0)
    expect(page.locator("dialog")).to_contain_text("Year-end bonuses: Generous.")
    keep_picture(page, "more-1440-dark")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".board").first).to_be_visible()
    page.goto(server)
    poster(page, "Evacuation").get_by_role("button", name="Play with bots").click()
    expect(page.get_by_role("group", name="Players").get_by_label("2")).to_be_checked()
    expect(page.get_by_role("group", name="Bots").get_by_label("Beginner")).to_be_checked()
    page.get_by_text("More", exact=True).click()
    expect(page.get_by_label("Race", exact=True)).to_be_checked()


def test_seats_are_given_to_others_while_the_table_waits(new_page: NewPage, server: str) -> None:
    made = set_table(server, seats=("person", "open", "open"), variant="family")
    page, friend = new_page(), new_page()
    open_seat(page, server, made)
    page.get_by_label("Who plays at seat 2").select_option("bot")
    expect(page.get_by_label("Level of the bot at seat 2")).to_have_value("normal")
    page.get_by_label("Who plays at seat 2").select_option("open")
    page.get_by_label("Who plays at seat 3").select_option("friend")
    page.get_by_label("Name at seat 3").fill("Grace")
    page.get_by_label("Name at seat 3").press("Enter")
    friend.goto(f"{server}/table/{made['table']['id']}")
    expect(friend.get_by_role("button", name="Kept for Grace")).to_be_visible()
    friend.get_by_label("Your name").fill("grace")  # whose name it is gets the kept seat
    expect(friend.get_by_role("button", name="Kept for Grace")).to_have_attribute("aria-pressed", "true")
    friend.get_by_role("button", name="Take a seat").click()
    expect(page.get_by_label("Who plays at seat 3")).to_have_count(0)
    page.get_by_role("button", name="Fill the seat with a bot").click()
    expect(page.locator(".pass").first).to_be_visible()


def test_two_people_at_one_device_do_not_see_each_others_cards(page: Page, server: str) -> None:
    page.goto(server)
    poster(page, "Star Race").get_by_role("button", name="Play with friends").click()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Who plays at seat 2").select_option("here")
    page.get_by_label("Name at seat 2").fill("Ola")
    page.get_by_role("button", name="Open the table and invite").click()
    curtain = page.get_by_role("dialog", name=re.compile("’s turn$"))
    seen = []
    for card in ("plus1", "plus1", "minus2"):  # each has one of each card
        name = (curtain.get_attribute("aria-label") or "").removesuffix("’s turn")
        seen.append(name)
        covered = "() => document.elementFromPoint(innerWidth / 2, innerHeight - 5).closest('.curtain') !== null"
        assert page.evaluate(covered)
        keep_picture(page, f"curtain-1440-{name.lower()}")
        page.get_by_role("button", name=f"I am {name}").click()
        expect(curtain).to_have_count(0)
        expect(page.locator(".pass.live")).not_to_have_count(0)
        page.locator(f"[data-card={card}].live").click()
        page.locator(".ship.open:not(.chosen)").first.click()
        page.get_by_role("button", name="Confirm").click()
        expect(curtain).to_be_visible()
    assert seen in (["Ada", "Ola", "Ada"], ["Ola", "Ada", "Ola"])
    page.get_by_role("button", name="No curtain at this table").click()
    expect(curtain).to_have_count(0)
    expect(page.locator(".pass.live")).not_to_have_count(0)


def test_ones_own_tables_say_whose_turn_it_is_and_can_be_hidden_and_deleted(new_page: NewPage, server: str) -> None:
    page, other = new_page(1280, 720), new_page()
    theirs = set_table(server, seats=("person", "person"), variant="basic", start_player=1)
    mine = set_table(server, "antarctica", seats=("person", "random"), start_player=0)
    for made in (mine, theirs):
        open_seat(page, server, made)
    page.goto(server)
    own = page.get_by_role("list", name="Your tables").get_by_role("listitem")
    expect(own).to_have_count(2)
    expect(own.nth(0)).to_contain_text("Antarctica")
    expect(own.nth(0)).to_contain_text("Your turn")
    expect(own.nth(1)).to_contain_text("Waiting for Player 2")
    expect(own.nth(1)).to_contain_text(re.compile("now|minute"))
    expect(page).to_have_title("● Your turn · Landfall")
    keep_picture(page, "own-tables-1280-dark")
    other.goto(server)
    expect(other.get_by_role("button", name="Play with bots").first).to_be_visible()
    expect(other.locator(f"main a[href='/table/{mine['table']['id']}']")).to_have_count(1)  # it is listed, not theirs
    expect(other.get_by_role("list", name="Your tables")).to_have_count(0)

    page.get_by_role("button", name="Hide or delete this table: Star Race").click()
    expect(page.get_by_role("button", name="Delete this table", exact=True)).to_have_count(0)  # others sit there
    page.get_by_role("button", name="Hide this table").click()
    expect(own).to_have_count(1)
    page.get_by_role("button", name="Show one hidden table").click()
    expect(own).to_have_count(2)
    page.get_by_role("button", name="Hide or delete this table: Antarctica").click()
    page.get_by_role("button", name="Delete this table", exact=True).click()
    page.get_by_role("button", name="Yes, delete it").click()
    expect(own).to_have_count(1)
    page.goto(f"{server}/table/{mine['table']['id']}")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is no such table")
