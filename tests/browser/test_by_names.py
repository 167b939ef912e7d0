"""A whole game by the accessibility tree alone: roles and names, as a screen reader tells them, and no looks."""

from __future__ import annotations

import random

from playwright.sync_api import Page

from tests.browser.patience import Patience
from tests.browser.playing import open_seat, set_table

MOST_STEPS = 900


def test_a_whole_game_by_roles_and_names(page: Page, server: str) -> None:
    open_seat(page, server, set_table(server, "star-race", ("person", "greedy"), variant="basic"))
    question = page.get_by_role("region", name="Your choice")
    dialog = page.get_by_role("dialog")
    result = dialog.get_by_role("button", name="Play again")
    onward = dialog.get_by_role("button", name="Next mission").or_(dialog.get_by_role("button", name="Final scores"))
    confirm = question.get_by_role("button", name="Confirm", disabled=False)
    lists = question.get_by_role("button", name="choices as a list")
    answers = question.get_by_role("listitem").get_by_role("button")
    chance = random.Random(3)
    patience = Patience(page)
    moves = 0
    for _ in range(MOST_STEPS):
        question.or_(dialog).first.wait_for()
        if result.count():
            break
        if onward.count():
            onward.first.click()
        elif confirm.count():
            patience.moved()
            confirm.first.click()
            moves += 1
        elif answers.count():
            patience.tap("answer")
            answers.nth(chance.randrange(answers.count())).click()
        elif lists.count():
            patience.tap("list")
            lists.first.click()
        patience.settle()
    assert result.count(), "the game is over"
    assert moves > 10
