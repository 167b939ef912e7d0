"""A page that does not answer taps is noticed at once, and said so."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.evacuating import play_on
from tests.browser.patience import EQUAL_TAPS

STUCK = """
<div class="board"></div>
<section class="action-bar">What will you do? <button class="confirm" disabled>Confirm</button></section>
<button class="pass">Pass</button>
"""
ANOTHER = """<button data-exchange="a" onclick="this.remove(); document.querySelector('.confirm').disabled = false">
Exchange</button>"""


def test_taps_that_change_nothing_end_a_game_with_words(page: Page) -> None:
    page.set_content(STUCK)
    with pytest.raises(AssertionError, match=f"{EQUAL_TAPS} taps on .*pass: Pass.* change nothing.*What will you do"):
        play_on(page)


def test_another_thing_is_tapped_where_one_changes_nothing(page: Page) -> None:
    dead = '<button data-column="1">Column</button>'
    page.set_content(STUCK + dead + ANOTHER)

    class Confirmed(Exception):
        pass

    def after(state: str) -> None:
        if state == "confirm":
            raise Confirmed

    with pytest.raises(Confirmed):
        play_on(page, after)
