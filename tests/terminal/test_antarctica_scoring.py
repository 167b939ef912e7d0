"""The final scoring of Antarctica on the full screen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

import landfall
from landfall.flow import Rng
from landfall.terminal.games.antarctica.scoring import scoring_pages
from landfall.terminal.screen.dialogs import Page, Reveal
from landfall.terminal.screen.drawing import Pen
from landfall.terminal.screen.look import DARK
from landfall.terminal.story import plain_events
from landfall.terminal.tables.sitting import Seen
from landfall.terminal.words import Words
from landfall.texts import LANGUAGES
from tests.games.antarctica.positions import board
from tests.games.antarctica.steering import eagerly
from tests.terminal.screens import SMALL, check_screen, local_app, show, until


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_scoring_comes_contest_by_contest_with_the_rule_behind_each_point(lang: str) -> None:
    state = landfall.load_game("antarctica").new_initial_state(4, {}, 4)
    rng = Rng("scoring")
    while not state.is_terminal():
        state.apply_action(eagerly(state, rng))
    events = plain_events(state.events(0))
    seen = Seen(0, ["Ania", "Bob", "Celina", "Dawid"], state.view(0))
    pages = [page.plain for page in scoring_pages(state.game, seen, events, Pen(Words(lang), DARK, 70, 24))]
    scored = [event for event in events if event["is"].endswith("Scored")]
    contests = {(event["is"], event.get("zone"), event.get("track")) for event in scored}
    numbers = [f"{at + 1}/{len(contests)}" for at in range(len(contests))]
    assert [page.split()[0] for page in pages[:-1]] == numbers
    assert sum(page.count("  +") for page in pages) == len(scored)
    assert sum(page.count(" = ") for page in pages) == len(scored), "every point has its reason"
    for scores in state.scores():
        assert f" {sum(scores.values())}" in pages[-1]
    assert max(len(page.splitlines()) for page in pages) < 20


def test_a_tie_is_told_with_what_broke_it() -> None:
    state = board(2, queues={1: "A"}, scientists={1: "A", 2: "B"}, built={"B": "B01"})
    seen = Seen(0, ["Ania", "Bob"], state.view(0))
    ended = {"is": "GameEnded", "winner_seats": [1], "points": 3, "decided_by": "cards"}
    [page] = scoring_pages(state.game, seen, [ended], Pen(Words("en"), DARK, 70, 24))
    assert "by more building cards" in page.plain
    for cards in (0, 1):
        assert f"first ranks: 1, building cards: {cards}" in page.plain


def test_the_end_of_a_game_leads_through_the_scoring_to_the_result(tmp_path: Path) -> None:
    state = board(
        2,
        queues={1: "A", 4: "B"},
        buildings={2: "camp", 4: "turbine"},
        scientists={2: "AB", 4: "BB"},
        supply={"A": 1},
        reserve={"A": 0},
        hands={"A": "place_scientist"},
    )
    app = local_app(state, "you,random", tmp_path / "game.json")

    async def test(pilot: Pilot[Any]) -> None:
        await pilot.press("3", "enter")
        await until(pilot, lambda: app.sitting.seen.view["turn"]["zone"] == 2)
        await pilot.press("slash", *"place", "enter", "enter")
        await until(pilot, lambda: isinstance(app.screen, Reveal))
        await check_screen(pilot, "antarctica-scoring-80x24.en")
        while isinstance(app.screen, Reveal):
            await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, Page))

    show(app, SMALL, test)
