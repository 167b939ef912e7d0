"""A game is looked at again in a real browser: forwards, backwards and by jumps the same pictures."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage, keep_picture, wait_for_rest
from tests.browser.patience import until
from tests.browser.playing import open_seat, play_on, set_table
from tests.recorded import FOLDER, RecordedGame

GAMES = {"star-race": "star-race-01", "antarctica": "antarctica-01", "evacuation": "evacuation-05"}
GAMES["planet-unknown"] = "planet-unknown-03"
STEPS = 6
LEFT_OVER = re.compile(r"<!---->| style=\"\"")  # of what was there before and cannot be seen
# Attributes in the order of their names: one that goes and comes again is put last, which cannot be seen.
BOARD = """() => {
    const board = document.querySelector(".board").cloneNode(true);
    for (const one of board.querySelectorAll("*")) {
        const held = [...one.attributes].sort((a, b) => (a.name < b.name ? -1 : 1));
        for (const { name } of held) one.removeAttribute(name);
        for (const attribute of held) one.setAttributeNode(attribute);
    }
    return board.innerHTML;
}"""
FRACTION = re.compile(r"-?\d+\.\d+")  # what goes round has gone round once more: alike but for the last digits


def open_record(page: Page, server: str, name: str, folder: Path) -> int:
    """Open a saved game on the page; the number of its last position."""
    record = RecordedGame.read(FOLDER / f"{name}.json").record
    file = folder / "game.json"
    file.write_text(record.to_json())
    page.goto(f"{server}/record")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator(".replay-bar")).to_be_visible()
    return sum(len(part.moves) for part in record.parts)


def picture(page: Page) -> str:
    """What the board and the seats show, at rest."""
    wait_for_rest(page)
    said: str = page.evaluate(BOARD)
    return FRACTION.sub(rounded, LEFT_OVER.sub("", said))


def rounded(found: re.Match[str]) -> str:
    return f"{float(found[0]):.2f}".replace("-0.00", "0.00")


def expect_picture(page: Page, wanted: str, when: str) -> None:
    """Wait until the board shows this: what leaves it may still fade."""
    until(page, lambda: picture(page) == wanted, when)


def press(page: Page, key: str, goal: int) -> None:
    page.keyboard.press(key)
    page.wait_for_function(
        "(goal) => Number(document.querySelector('.replay-bar input[type=range]').value) === goal", arg=goal
    )
    if page.locator("dialog .go-on").count():  # the end of a mission is shown as in play
        page.locator("dialog .go-on").click()


@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_the_same_forwards_backwards_and_by_jumps(
    new_page: NewPage, server: str, game: str, width: int, tmp_path: Path
) -> None:
    page = new_page(width)
    last = open_record(page, server, GAMES[game], tmp_path)
    expect(page.locator(".replay-bar .number")).to_have_text(f"0 / {last}")
    place = page.locator(".board").first.bounding_box()
    pictures = [picture(page)]
    for step in range(1, STEPS + 1):
        press(page, "ArrowRight", step)
        pictures.append(picture(page))
    assert len(set(pictures)) > 1
    for step in reversed(range(STEPS)):
        press(page, "ArrowLeft", step)
        expect_picture(page, pictures[step], f"backwards at {step}")
    press(page, "End", last)
    keep_picture(page, f"replay-{game}-{width}")
    for step in (STEPS, 2, 0):
        page.locator(".replay-bar input[type=range]").fill(str(step))
        expect_picture(page, pictures[step], f"by a jump to {step}")
    assert page.locator(".board").first.bounding_box() == place
    page.get_by_role("tab", name="Log").click()
    lines = page.get_by_role("list", name="The game so far, move by move").get_by_role("button")
    lines.last.click()
    expect(page.locator(".replay-bar .number")).to_have_text(f"{last} / {last}")
    is_wider: bool = page.evaluate("() => document.documentElement.scrollWidth > innerWidth")
    assert not is_wider


def test_an_address_leads_to_a_position_of_a_finished_game(page: Page, server: str) -> None:
    made = set_table(server, "tic-tac-toe", ("person", "greedy"))
    open_seat(page, server, made)
    play_on(page)
    ended = picture(page)
    table = made["table"]["id"]
    page.get_by_text("Was the draw fair?").click()
    page.get_by_role("button", name="Verify the deal").click()
    expect(page.get_by_text("The deal was fair")).to_be_visible()
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.locator(".replay-bar .number")).to_contain_text("0 /")
    press(page, "ArrowRight", 1)
    page.wait_for_url(f"{server}/table/{table}#move-1")
    page.goto(f"{server}/table/{table}#move-3")
    page.reload()
    expect(page.locator(".replay-bar .number")).to_contain_text("3 /")
    page.get_by_label("Seen by").select_option("0")
    press(page, "End", int(page.get_by_role("slider").get_attribute("max") or 0))
    expect_picture(page, ended, "the last picture of the game and of its replay")


def test_whoever_plays_looks_back_and_returns_to_the_game(page: Page, server: str) -> None:
    made = set_table(server, "star-race", ("person", "greedy"), variant="basic")
    open_seat(page, server, made)
    page.goto(f"{server}/table/{made['table']['id']}#move-0")
    expect(page.locator(".replay-bar")).to_be_visible()
    expect(page.get_by_label("Seen by")).to_have_count(0)
    page.get_by_role("link", name="Back to the game").click()
    expect(page.locator(".action-bar")).to_be_visible()


def test_what_is_no_saved_game_is_said_to_be_so(page: Page, server: str) -> None:
    page.goto(server)
    page.get_by_role("link", name="Open a saved game").click()
    page.get_by_label("Or its text").fill('{"game": 1}')
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("cannot be opened")


def test_a_game_is_played_on_from_a_position(page: Page, server: str, tmp_path: Path) -> None:
    open_record(page, server, GAMES["antarctica"], tmp_path)
    page.get_by_role("slider").fill("40")
    page.get_by_role("button", name="Play on from here").click()
    keep_picture(page, "replay-play-on")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".action-bar")).to_be_visible()
    assert "/table/" in page.url
