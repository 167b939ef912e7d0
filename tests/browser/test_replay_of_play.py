"""What the replay of a table shows is what its players saw in play, in each game."""

from __future__ import annotations

import json
from typing import Any
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Page, expect
from websockets.sync.client import connect

from landfall.flow import Record
from landfall.games.registry import load_game
from tests.browser.conftest import NewPage, wait_for_rest
from tests.browser.patience import until
from tests.browser.test_replay import GAMES
from tests.recorded import FOLDER, RecordedGame
from tests.server.clients import Client, RealLine

PLAYED = 12  # moves before the end that are played while the page looks on

OTHER_SIZE = {("antarctica", 1440)}  # the replay's bar takes some of the board's room: all is drawn elsewhere
# What stands on the board, in its order. In play the ways of the ships since one's last turn are drawn besides.
PIECES = """(withPlaces) => {
    const told = [];
    const names = ["aria-label", "title", "href", ...(withPlaces ? ["transform", "cx", "cy"] : [])];
    const kept = (name) => name.startsWith("data-") || names.includes(name);
    for (const one of document.querySelectorAll(".board *")) {
        if (one.matches(".change, .from, .came")) continue;
        const words = [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
        const held = [...one.attributes].filter(({ name }) => kept(name)).map(({ name, value }) => `${name}=${value}`);
        told.push([one.localName, ...held.sort(), ...words.map((node) => node.data.trim())].join(" ").trim());
    }
    return told.join("\\n");
}"""


def seen(page: Page, with_places: bool) -> list[str]:
    """The pieces on the board, and their places; in Evacuation on each of the boards that lie in one place."""
    parts = page.locator("[data-stage]")
    shown: list[str] = []
    for at in range(max(parts.count(), 1)):
        if parts.count():
            parts.nth(at).click()
        wait_for_rest(page)
        shown.append(page.evaluate(PIECES, with_places))
    return shown


def play_on(server: str, record: Record, move: int) -> dict[str, Any]:
    """A table where people play on from a position of a saved game."""
    seats = [{"kind": "person", "name": f"Player {seat + 1}"} for seat in range(record.seats)]
    wish = {"text": record.to_json(), "move": move, "seats": seats}
    address = f"{server}/api/records/branches"
    request = Request(address, json.dumps(wish).encode(), {"Content-Type": "application/json"})
    with urlopen(request, timeout=60) as answer:
        made: dict[str, Any] = json.load(answer)
    return made


def make_move(server: str, made: dict[str, Any], seat: int, action: int) -> None:
    """Move on another device of the seat."""
    token = next(link["token"] for link in made["links"] if link["seat"] == seat)
    address = f"{server.replace('http', 'ws', 1)}/ws/tables/{made['table']['id']}?token={token}"
    with connect(address) as connection:
        client = Client(RealLine(connection))
        client.until("Sync")
        assert client.move(action)["is"] == "Done"


def see_the_end(page: Page) -> None:
    """Read the result and close it, to see the board."""
    result = page.locator("dialog table, dialog .ending").first
    on = page.locator("dialog .go-on")  # the end of a mission is told before
    expect(result.or_(on).first).to_be_visible()
    if on.count():
        on.click()
    expect(result).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize("game", GAMES)
def test_the_end_of_a_game_looks_as_in_play(new_page: NewPage, server: str, game: str, width: int) -> None:
    record = RecordedGame.read(FOLDER / f"{GAMES[game]}.json").record
    moves = record.parts[0].moves
    first = len(moves) - PLAYED
    made = play_on(server, record, first)
    page = new_page(width)
    page.goto(server + made["links"][0]["path"])
    expect(page.locator(".board").first).to_be_visible()
    actions = load_game(game).actions
    for seat, name, arguments in moves[first:]:
        make_move(server, made, seat, actions.encode(name, **arguments))
    see_the_end(page)
    with_places = (game, width) not in OTHER_SIZE
    ended = seen(page, with_places)
    page.goto(f"{server}/table/{made['table']['id']}#move-0")
    page.reload()
    page.get_by_label("Seen by").select_option("0")
    expect(page.locator(".replay-bar .number")).to_have_text(f"0 / {PLAYED}")
    assert seen(page, with_places) != ended
    page.get_by_role("slider").fill(str(PLAYED))
    expect(page.locator(".replay-bar .number")).to_have_text(f"{PLAYED} / {PLAYED}")
    page.keyboard.press("Escape")  # the result, where the replay tells it
    until(page, lambda: seen(page, with_places) == ended, "the end in play and in the replay")
