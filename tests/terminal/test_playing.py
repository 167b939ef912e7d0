"""Playing by keys: whole games, undo, hints, why not, languages, several persons, saving."""

from __future__ import annotations

from copy import copy
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

import landfall
from landfall.terminal.screen.app import TableApp
from landfall.terminal.screen.choosing import Option
from landfall.terminal.screen.dialogs import Reveal
from landfall.terminal.screen.panes import CHOICE_KEYS
from landfall.terminal.screen.table_screen import standing
from tests.terminal.screens import SMALL, local_app, show, star_race, text_of, until


def keys_for_first(app: TableApp) -> list[str]:
    """What to press to take the first action that can be taken."""
    chooser = app.table_screen.chooser
    assert chooser is not None
    keys: list[str] = []
    if chooser.kind == "marks":
        for member, count in chooser.sets[chooser.legal[0]].items():
            at = [option.value for option in chooser.options()].index(member)
            keys.extend([CHOICE_KEYS[at]] * count)
        return [*keys, "enter"]
    return ["enter"]


async def play_on(pilot: Pilot[Any], app: TableApp) -> None:
    """Answer whatever is asked or shown."""
    if app.screen is not app.table_screen:
        await pilot.press("enter")
    elif app.table_screen.chooser is not None:
        await pilot.press(*keys_for_first(app))
    else:
        await pilot.pause(0.01)


def test_a_whole_advanced_game_is_played_by_keys(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    app = local_app(star_race("whole", 4), "you,random,random,random", file)
    shown: set[str] = set()
    planets: set[str] = set()

    async def test(pilot: Pilot[Any]) -> None:
        while not app.sitting.seen.has_ended or app.screen is not app.table_screen:
            shown.add(type(app.screen).__name__)
            planets.add(app.sitting.seen.view["planet"]["id"])
            await play_on(pilot, app)
        assert "Winner: " in text_of(app) or "Shared victory: " in text_of(app)

    show(app, SMALL, test)
    assert shown == {"TableScreen", "Reveal", "Page"}
    assert planets == {"nova", "zora", "xentoria", "pandora"}
    record = landfall.Record.from_json(file.read_bytes())
    assert landfall.replay(record).is_terminal()
    assert record.names == []  # nobody gave a name
    assert record.chairs == ["person", "random", "random", "random"]


def test_undo_hint_why_not_and_words(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    app = local_app(star_race("undo", 2, variant="basic"), "you,you=Ola", file)
    screen = app.table_screen

    def option(name: str) -> Option:
        assert screen.chooser is not None
        named = app.sitting.game.actions.encode("play", card=name)
        return next(option for option in screen.chooser.options() if option.action == named)

    async def test(pilot: Pilot[Any]) -> None:
        await pilot.press("enter")  # past the curtain
        assert option("plus1").possible
        await pilot.press("3", "3")
        await pilot.pause()
        assert "+1: which ship?" in text_of(app)
        await pilot.press("u")
        await until(pilot, lambda: "Undone." in text_of(app))
        assert "Play a card." in text_of(app)
        await pilot.press("u")
        await until(pilot, lambda: "There is nothing to undo" in text_of(app))
        await pilot.press("1", "1")  # −2: every ship is at its start, so the card is lost and Ola is asked
        await pilot.pause()
        assert type(app.screen).__name__ == "Curtain"
        assert "it is your turn" in text_of(app)
        assert "hires" not in text_of(app)
        await pilot.press("enter")
        await pilot.press("slash", *"plus1", "enter")
        await pilot.pause()
        assert "↵ Play +1" in text_of(app)
        await pilot.press("enter")
        await pilot.pause()
        await pilot.press("slash", "T", "7", "enter")
        await until(pilot, lambda: "is neither a choice nor a command" in text_of(app))
        await pilot.press("h")
        await until(pilot, lambda: "A bot would choose: " in text_of(app))
        await pilot.press("s")
        await until(pilot, lambda: "The game is saved" in text_of(app))

    show(app, SMALL, test)
    assert len(landfall.Record.from_json(file.read_bytes()).parts[0].moves) == 2


def test_language_and_theme_change_at_once(tmp_path: Path) -> None:
    app = local_app(star_race("lang", 2, variant="basic"), "you,random", tmp_path / "game.json")

    async def test(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: "Play a card." in text_of(app))
        await pilot.press("l")
        await pilot.pause()
        assert "Zagraj kartę." in text_of(app)
        await pilot.press("l")
        await pilot.pause()
        assert "Jouez une carte." in text_of(app)
        dark = app.theme
        await pilot.press("t")
        assert app.theme != dark

    show(app, SMALL, test)


def test_bots_alone_are_watched_without_secrets(tmp_path: Path) -> None:
    app = local_app(star_race("watch", 2, variant="family"), "random,random", tmp_path / "game.json")

    async def test(pilot: Pilot[Any]) -> None:
        while not app.sitting.seen.has_ended or app.screen is not app.table_screen:
            await play_on(pilot, app)
        await until(pilot, lambda: "Watching" in text_of(app))
        assert "hired" not in "".join(str(event["is"]) for event in app.sitting.seen.events).lower()

    show(app, SMALL, test)


def test_a_bot_that_searches_thinks_in_another_process(tmp_path: Path) -> None:
    app = local_app(star_race("search", 2, variant="basic"), "you,easy", tmp_path / "game.json")

    async def test(pilot: Pilot[Any]) -> None:
        seen = app.sitting.seen
        if not seen.legal:
            await until(pilot, lambda: bool(app.sitting.seen.legal))
        await pilot.press("1", "1")
        await until(pilot, lambda: any(event.get("seat") == 1 for event in app.sitting.seen.events[1:]))
        assert app.sitting.thinker.worker is not None  # type: ignore[attr-defined]

    show(app, SMALL, test)
    assert app.sitting.thinker.worker is None  # type: ignore[attr-defined]


def test_another_language_also_renames_those_without_a_name(tmp_path: Path) -> None:
    app = local_app(star_race("names", 3, variant="basic"), "you,random,random=Hal", tmp_path / "game.json")

    async def test(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: "You" in text_of(app) and "Random 2" in text_of(app))
        await pilot.press("l")
        await until(pilot, lambda: "Ty" in text_of(app) and "Losowy 2" in text_of(app))
        assert "Hal" in text_of(app)
        assert "You" not in text_of(app)

    show(app, SMALL, test)


def test_what_a_choice_would_do_is_said_before_it_is_confirmed(tmp_path: Path) -> None:
    state = star_race("ahead", 2, variant="basic")
    app = local_app(state, "you,you=Ola", tmp_path / "game.json")

    async def test(pilot: Pilot[Any]) -> None:
        await pilot.press("enter")  # past the curtain
        await pilot.press("slash", *"+1", "enter", "enter")
        await until(pilot, lambda: "which ship?" in text_of(app))
        before = state.digest()
        await pilot.press("1")
        await until(pilot, lambda: "→ T1, ring 3 → 6" in " ".join(text_of(app).split()))
        assert state.digest() == before

    show(app, (120, 40), test)


def test_the_game_is_ended_without_a_result_by_pressing_twice(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    app = local_app(star_race("end", 3, variant="basic"), "you,random,random", file)

    async def test(pilot: Pilot[Any]) -> None:
        await pilot.press("X")
        await until(pilot, lambda: "Press X again" in text_of(app))
        await pilot.press("up", "X")  # another key between: not meant
        await until(pilot, lambda: "Press X again" in text_of(app))
        assert not app.sitting.seen.has_ended
        await pilot.press("X")
        await until(pilot, lambda: "The table was abandoned." in text_of(app))
        assert app.sitting.seen.legal == []

    show(app, SMALL, test)
    assert landfall.Record.from_json(file.read_bytes()).game == "star-race"


def test_a_mission_that_ended_after_a_move_was_taken_back_unseen_is_revealed(tmp_path: Path) -> None:
    state = star_race("taken back", 3)
    rng = landfall.Rng("taken back")
    while not state.view(0)["results"]:
        legal = state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])
    app = local_app(state, "you,random,random", tmp_path / "game.json", pause=60.0)

    async def test(pilot: Pilot[Any]) -> None:
        screen, now = app.table_screen, app.sitting.seen
        end = [event["is"] for event in now.events].index("MissionEnded")
        assert app.screen is screen, "what was there before one came is not revealed"
        before = copy(now)
        before.events = [*now.events[: end - 1], *[{"is": "Ready", "seat": 1}] * 3]
        screen.show(before)
        await pilot.pause()
        assert app.screen is screen
        screen.show(now)
        await until(pilot, lambda: isinstance(app.screen, Reveal))
        while app.screen is not screen:
            await pilot.press("enter")
        screen.show(now)
        await pilot.pause()
        assert app.screen is screen, "and only once"

    show(app, SMALL, test)


def test_so_much_of_a_story_stands_as_both_tell() -> None:
    a, b, c = ({"is": name} for name in "abc")
    assert standing([], [a]) == 0
    assert standing([a], []) == 0
    assert standing([a, b], [a, b, c]) == 2
    assert standing([a, b, c], [a, b]) == 2
    assert standing([a, b, c], [a, c, c, b]) == 1
