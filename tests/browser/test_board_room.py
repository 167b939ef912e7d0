"""The board comes first: at every question of a whole game it has its share of the window, and it does not move.

Each game is played by the keyboard alone, at one size and in one language; `LANDFALL_ALL_BOARDS=1` (nightly) plays all
combinations.
"""

from __future__ import annotations

import os
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.answering import answer_all, by_keys
from tests.browser.conftest import NewPage, keep_picture
from tests.browser.playing import open_seat, set_table

SHARE = 0.40  # of the window, at least
SMALLEST = 11.0  # px of a letter on the board, at least
SIZES = [(1280, 720), (1366, 768), (1440, 900), (1920, 1080)]
LANGUAGES = ["en-GB", "pl-PL", "fr-FR"]
PHONE = (390, 844)
GAMES: dict[str, tuple[tuple[str, ...], dict[str, object]]] = {
    "star-race": (("person", "greedy", "greedy"), {"variant": "advanced"}),
    "antarctica": (("person", "greedy", "greedy", "greedy"), {"placement": "free"}),
    "planet-unknown": (("person", "random"), {}),
    "evacuation": (("person", "random", "random"), {"actions": "advanced", "common_goals": True, "lines": "a"}),
}
MEASURE = """() => {
    const round = (value) => Math.round(value * 2) / 2;
    const boards = [...document.querySelectorAll("[data-board]")].filter((one) => one.getBoundingClientRect().width);
    return boards.map((board) => {
        const box = board.getBoundingClientRect();
        const small = [...board.querySelectorAll("*")].filter((one) => {
            const words = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
            const unseen = "title, style, .visually-hidden *, .visually-hidden, defs *";
            if (!words || one.matches(unseen) || !one.getClientRects().length) return false;
            const by = one.getScreenCTM ? Math.hypot(one.getScreenCTM().a, one.getScreenCTM().b) : 1;
            return parseFloat(getComputedStyle(one).fontSize) * by < SMALLEST - 0.01;
        });
        const broken = [];
        const texts = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
            const { currentNode: text } = texts;
            if (text.parentElement.closest("svg, .visually-hidden")) continue;
            for (const word of text.data.matchAll(/[\\p{L}\\p{M}]{2,}/gu)) {
                const range = document.createRange();
                range.setStart(text, word.index);
                range.setEnd(text, word.index + word[0].length);
                if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word[0]);
            }
        }
        return {
            broken,
            name: board.dataset.board,
            place: [box.x, box.y, box.width, box.height].map(round),
            share: (box.width * box.height) / (innerWidth * innerHeight),
            small: small.map((one) => one.textContent.trim()),
        };
    });
}""".replace("SMALLEST", str(SMALLEST))


def cases() -> list[tuple[str, tuple[int, int], str]]:
    games = sorted(GAMES)
    if os.environ.get("LANDFALL_ALL_BOARDS"):
        return [(game, size, language) for game in games for size in SIZES for language in LANGUAGES]
    return [(game, SIZES[at % len(SIZES)], LANGUAGES[at % len(LANGUAGES)]) for at, game in enumerate(games)]


def the_board(page: Page) -> dict[str, Any]:
    boards: list[dict[str, Any]] = page.evaluate(MEASURE)
    assert boards, "nothing on the page says that it is the board"
    return max(boards, key=lambda one: float(one["share"]))


@pytest.mark.parametrize(("game", "size", "language"), cases())
def test_the_board_has_its_room_and_does_not_move_in_a_whole_game(
    new_page: NewPage, server: str, game: str, size: tuple[int, int], language: str
) -> None:
    page = new_page(*size, locale=language)
    seats, options = GAMES[game]
    open_seat(page, server, set_table(server, game, seats, **options))
    page.wait_for_selector("[data-board]")
    place = the_board(page)["place"]
    looked: set[str] = set()

    def look(state: str) -> None:
        board = the_board(page)
        assert board["share"] >= SHARE, f"{state}: {board}"
        assert board["small"] == [], f"{state}: letters below {SMALLEST} px"
        assert board["broken"] == [], f"{state}: words broken inside"
        assert board["place"] == place, f"{state}: the board has moved"
        if state not in looked:
            looked.add(state)
            keep_picture(page, f"room-{game}-{state}-{size[0]}x{size[1]}-{language[:2]}")

    assert answer_all(page, 5, look, press=by_keys) > 10
    assert {"choice", "confirm", "over"} <= looked


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_hint_and_what_a_choice_would_do_leave_the_board_where_it_is(
    new_page: NewPage, server: str, game: str
) -> None:
    page = new_page(*SIZES[0])
    seats, options = GAMES[game]
    open_seat(page, server, set_table(server, game, seats, **options))
    page.wait_for_selector(".hint")
    before = the_board(page)["place"]
    page.locator(".hint").click()
    page.wait_for_selector(".notice.hint")
    assert the_board(page)["place"] == before


@pytest.mark.parametrize("game", sorted(GAMES))
def test_on_a_phone_the_board_is_as_wide_as_the_window(new_page: NewPage, server: str, game: str) -> None:
    page = new_page(*PHONE, has_touch=True)
    seats, options = GAMES[game]
    open_seat(page, server, set_table(server, game, seats, **options))
    page.wait_for_selector("[data-board]")
    board = the_board(page)
    assert board["place"][2] >= PHONE[0] - 1
    assert board["small"] == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0], "nothing sticks out sideways"
