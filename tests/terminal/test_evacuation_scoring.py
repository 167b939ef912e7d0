"""The end of Evacuation in the terminal: the scoring by pages, the result in points, in a race, and alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from textual.pilot import Pilot

import landfall
from landfall.flow import Rng, State
from landfall.terminal.games.evacuation.scoring import scoring_pages
from landfall.terminal.result import draw_result
from landfall.terminal.screen.dialogs import Page, Reveal
from landfall.terminal.screen.drawing import Pen
from landfall.terminal.screen.look import DARK
from landfall.terminal.story import plain_events
from landfall.terminal.tables.sitting import Seen
from landfall.terminal.words import Words
from landfall.texts import LANGUAGES
from tests.games.evacuation.positions import bonuses, turn
from tests.terminal.screens import SMALL, check_screen, local_app, show, until

NAMES = ["Ania", "Bob", "Celina"]


def played(seats: int, **options: Any) -> State:
    state = landfall.load_game("evacuation").new_initial_state(seats, options, 3)
    rng = Rng("scoring")
    while not state.is_terminal():
        seat = state.to_act()[0]
        legal = state.legal_actions(seat)
        state.apply_action(legal[rng.below(len(legal))], seat)
    return state


def pages_of(state: State, lang: str = "en") -> list[str]:
    """The pages where only the last event is new: what came before it was shown while somebody chose a marker."""
    seen = Seen(0, NAMES[: state.seats], state.view(0))
    seen.events = plain_events(state.events(0))
    pages = scoring_pages(state.game, seen, seen.events[-1:], Pen(Words(lang), DARK, 70, 24))
    return [page.plain for page in pages]


def drawn(state: State, with_story: bool = True) -> str:
    console = Console(width=80, record=True)
    story = state.kept_history().story if with_story else ()
    with console.capture() as captured:
        console.print(draw_result(state, NAMES[: state.seats], Words("en"), story))
    return captured.get()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_scoring_comes_category_by_category_and_adds_up(lang: str) -> None:
    state = played(3, common_goals=True, lines="a")
    pages = pages_of(state, lang)
    assert [page.split()[0] for page in pages[:-1]] == [f"{at + 1}/8" for at in range(8)]
    for seat, scores in enumerate(state.scores()):
        line = next(line for line in pages[-2].splitlines() if f" {NAMES[seat]} " in line)
        assert line.endswith(f" = {sum(scores.values())}")
    assert max(len(page.splitlines()) for page in pages) < 20
    assert "scored-" not in "".join(pages), "every text is there"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_scoring_of_a_race_ends_at_the_lowest_marker_of_each(lang: str) -> None:
    state = played(2, mode="race")
    pages = pages_of(state, lang)
    assert len(pages) == 4
    for seat, markers in enumerate(state.scores()):
        line = next(line for line in pages[2].splitlines() if f" {NAMES[seat]} " in line)
        assert line.endswith(f" = {min(markers.values())}")


def test_in_a_race_the_lowest_marker_counts_not_the_sum() -> None:
    state = played(2, mode="race")
    last = drawn(state).splitlines()[-1].split()
    assert last == ["Lowest", "production", *[str(min(markers.values())) for markers in state.scores()]]


def test_alone_the_result_names_no_winner_but_says_how_good_it_is() -> None:
    state = played(1)
    total = sum(state.scores()[0].values())
    told = " ".join(drawn(state).split())
    assert told.startswith(f"Ania: {total} points. 60 points are a good start")
    assert "Winner" not in told
    assert drawn(state, with_story=False).startswith("The game is over.")


def test_the_end_of_a_game_leads_through_the_scoring_to_the_result(tmp_path: Path) -> None:
    state = turn(2)
    state.year = 4
    bonuses(state, 8, 0)
    assert not state.is_terminal()
    app = local_app(state, "you,random", tmp_path / "game.json")

    async def test(pilot: Pilot[Any]) -> None:
        for _ in range(20):
            if isinstance(app.screen, Reveal):
                break
            await pilot.press("enter")
            await pilot.pause(0.2)
        await until(pilot, lambda: isinstance(app.screen, Reveal))
        await check_screen(pilot, "evacuation-scoring-80x24.en")
        while isinstance(app.screen, Reveal):
            await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, Page))

    show(app, SMALL, test)
