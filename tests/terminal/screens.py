"""A screen without a terminal: keys go in, the text that would be seen comes out.

Kept screens lie in `screens/`; `LANDFALL_RENEW=1 pytest tests/terminal` writes them again.
"""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

import landfall
from landfall.flow import State
from landfall.terminal.screen.app import TableApp
from landfall.terminal.tables.chairs import chairs_of
from landfall.terminal.tables.local import LocalTable
from landfall.terminal.words import Words

KEPT = Path(__file__).parent / "screens"
SMALL, LARGE = (80, 24), (120, 40)
PATIENCE = 60.0  # seconds until something that does not come fails the test, all of a screen too

Test = Callable[[Pilot[Any]], Awaitable[None]]


def text_of(app: TableApp) -> str:
    """What is on the screen, without trailing blanks and the ends of scroll bars."""
    strips = app.screen._compositor.render_strips()
    return "\n".join(re.sub("[▁▂▃▄▅▆▇]", " ", strip.text).rstrip() for strip in strips) + "\n"


async def check_screen(pilot: Pilot[Any], name: str) -> None:
    """The screen looks as it was kept, once everything on it is drawn."""
    app = pilot.app
    assert isinstance(app, TableApp)
    file = KEPT / f"{name}.txt"
    if os.environ.get("LANDFALL_RENEW") == "1":
        await pilot.pause(0.5)
        file.parent.mkdir(exist_ok=True)
        file.write_text(text_of(app), encoding="utf-8")
    kept = file.read_text(encoding="utf-8")
    loop = asyncio.get_running_loop()
    end = loop.time() + PATIENCE
    while text_of(app) != kept and loop.time() < end:
        await pilot.pause(0.02)
    assert text_of(app) == kept, f"{file.name} looks different now:\n{text_of(app)}"


def local_app(
    state: State, seats: str, place: Path, lang: str = "en", pause: float = 0.0, seed: str = "tests"
) -> TableApp:
    words = Words(lang)
    chairs = chairs_of(seats.split(","), seed)
    return TableApp(LocalTable(state, chairs, words, place, seed, pause), words)


def star_race(seed: str, seats: int = 3, moves: int = 0, variant: str = "advanced") -> State:
    """A game after some moves drawn by a generator of its own."""
    state = landfall.load_game("star-race").new_initial_state(seats, {"variant": variant}, seed)
    rng = landfall.Rng(f"{seed} moves")
    for _ in range(moves):
        legal = state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])
    return state


def show(app: TableApp, size: tuple[int, int], test: Test) -> None:
    """Run a test on the app's screen."""

    async def running() -> None:
        async with app.run_test(size=size) as pilot:
            await until(pilot, lambda: app.screen is not app.screen_stack[0] and len(app.screen_stack) > 1)
            await pilot.pause()
            await test(pilot)
            await app.action_leave()

    asyncio.run(running())


async def until(pilot: Pilot[Any], holds: Callable[[], bool]) -> None:
    """Wait for something that bots or a server bring about."""
    loop = asyncio.get_running_loop()
    end = loop.time() + PATIENCE
    while not holds():
        assert loop.time() < end, f"it did not happen; the screen shows\n{text_of(pilot.app)}"  # type: ignore[arg-type]
        await pilot.pause(0.01)
