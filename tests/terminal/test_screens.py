"""Kept screens, in three languages and two sizes."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

import landfall
from landfall.flow import State
from landfall.terminal.screen.app import TableApp
from landfall.texts import LANGUAGES
from tests.terminal.screens import LARGE, SMALL, check_screen, local_app, show, star_race, text_of, until

SIZES = {"80x24": SMALL, "120x40": LARGE}


def first(holds: Callable[[State], bool], seats: int = 3) -> State:
    """The first position of the games with seeds 0, 1, … in which only the person is to act and this holds."""
    for seed in count():
        state = star_race(str(seed), seats)
        rng = landfall.Rng(f"{seed} moves")
        while not state.is_terminal():
            if state.to_act() == (0,) and holds(state):
                return state
            legal = state.legal_actions()
            state.apply_action(legal[rng.below(len(legal))])
    raise AssertionError("unreachable")


def asks(kind: str, planet: str) -> Callable[[State], bool]:
    def holds(state: State) -> bool:
        question = state.decision(0)
        view = state.view(0)
        spread = len(set(view["ships"].values())) > 3 or kind == "SetAside"
        return question is not None and question.kind == kind and view["planet"]["id"] == planet and spread

    return holds


async def in_every_language(pilot: Pilot[Any], name: str, *keys: str) -> None:
    """The same screen in all languages, switched by a key; other keys may be pressed in each."""
    app = pilot.app
    assert isinstance(app, TableApp)
    for lang in LANGUAGES:
        if keys:
            await pilot.press(*keys)
            await until(pilot, lambda: bool(app.table_screen.message))
        await check_screen(pilot, f"{name}.{lang}")
        await pilot.press("l")
        await pilot.pause()


@pytest.mark.parametrize("size", SIZES)
def test_a_turn_at_xentoria(size: str, tmp_path: Path) -> None:
    state = first(lambda state: asks("PlayCard", "xentoria")(state) and len(state.view(0)["patrols"]) > 1)
    app = local_app(state, "you,random,random", tmp_path / "game.json")
    show(app, SIZES[size], lambda pilot: in_every_language(pilot, f"turn-{size}"))


def test_ships_landed_on_pandora(tmp_path: Path) -> None:
    state = first(lambda state: asks("ChooseShip", "pandora")(state) and len(state.view(0)["ships_with_token"]) > 1)
    app = local_app(state, "you,random,random", tmp_path / "game.json")
    show(app, SMALL, lambda pilot: in_every_language(pilot, "pandora-80x24"))


@pytest.mark.parametrize("size", SIZES)
def test_setting_cards_aside_by_marks(size: str, tmp_path: Path) -> None:
    app = local_app(star_race("aside", 4), "you,random,random,random", tmp_path / "game.json")

    async def test(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: app.sitting.seen.view["to_act"] == [0])
        await pilot.press("5", "5", "6")
        await check_screen(pilot, f"aside-{size}.en")

    show(app, SIZES[size], test)


def test_zora_drags_three_ships(tmp_path: Path) -> None:
    app = local_app(first(asks("ZoraAbility", "zora"), 2), "you,random", tmp_path / "game.json")

    async def test(pilot: Pilot[Any]) -> None:
        options = app.table_screen.chooser.options()  # type: ignore[union-attr]
        possible = [number for number, option in enumerate(options, start=1) if option.possible]
        impossible = [number for number, option in enumerate(options, start=1) if not option.possible]
        await pilot.press(str(possible[0]))
        await in_every_language(pilot, "zora-80x24", str(impossible[0]))

    show(app, SMALL, test)


@pytest.mark.parametrize(("size", "lang"), [("80x24", "en"), ("120x40", "pl"), ("80x24", "fr")])
def test_a_mission_is_revealed_step_by_step(size: str, lang: str, tmp_path: Path) -> None:
    state = first(asks("NovaAbility", "nova"), 2)
    app = local_app(state, "you,random", tmp_path / "game.json", lang, pause=60.0)

    async def test(pilot: Pilot[Any]) -> None:
        await pilot.press("enter")
        await until(pilot, lambda: type(app.screen).__name__ == "Reveal")
        await pilot.press("enter")
        await pilot.pause()
        await check_screen(pilot, f"reveal-{size}.{lang}")
        await pilot.press("enter")
        await pilot.press("enter")
        assert app.screen is app.table_screen

    show(app, SIZES[size], test)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_end_shows_the_points_of_every_mission(lang: str, tmp_path: Path) -> None:
    state = star_race("end", 2, variant="family")
    rng = landfall.Rng("end")
    while True:
        if state.current_player() == 0 and len(state.view(0)["results"]) == 3 and ends_with_first(state.clone()):
            break
        legal = state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])
    app = local_app(state, "you,random", tmp_path / "game.json", lang)

    async def test(pilot: Pilot[Any]) -> None:
        await pilot.press("enter")
        await until(pilot, lambda: type(app.screen).__name__ == "Reveal")
        await pilot.press("escape")
        await pilot.pause()
        await check_screen(pilot, f"end-80x24.{lang}")
        await pilot.press("enter")
        assert app.screen is app.table_screen

    show(app, SMALL, test)


def ends_with_first(state: State) -> bool:
    """Whether the first legal action ends the game."""
    state.apply_action(state.legal_actions()[0])
    return state.is_terminal()


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_how_to_play(lang: str, tmp_path: Path) -> None:
    app = local_app(star_race("howto", 2, variant="basic"), "you,you", tmp_path / "game.json", lang)

    async def test(pilot: Pilot[Any]) -> None:
        await check_screen(pilot, f"curtain-80x24.{lang}")
        await pilot.press("enter")
        await until(pilot, lambda: app.screen is app.table_screen)
        await pilot.press("question_mark")
        await until(pilot, lambda: type(app.screen).__name__ == "Rules")
        await until(pilot, lambda: "T1, T2, …" in " ".join(text_of(app).split()))
        await check_screen(pilot, f"howto-80x24.{lang}")
        await pilot.press("escape")
        assert app.screen is app.table_screen

    show(app, SMALL, test)


def test_a_game_without_a_drawing(tmp_path: Path) -> None:
    state = landfall.load_game("tic-tac-toe").new_initial_state(2, {}, "1")
    app = local_app(state, "you,random", tmp_path / "game.json")

    async def test(pilot: Pilot[Any]) -> None:
        await pilot.press("5", "5")
        await until(pilot, lambda: app.sitting.seen.view["to_act"] == [0])
        await pilot.press("5")
        await until(pilot, lambda: bool(app.table_screen.message))
        await check_screen(pilot, "tic-tac-toe-80x24.en")

    show(app, SMALL, test)


def test_what_a_planet_does_is_told_whole_where_there_is_room(tmp_path: Path) -> None:
    app = local_app(first(asks("ZoraAbility", "zora"), 2), "you,random", tmp_path / "game.json")

    async def test(pilot: Pilot[Any]) -> None:
        board = text_of(app)
        assert " …" not in board.partition("Your ships")[0]

    show(app, (100, 30), test)


def test_enter_never_takes_a_mark_away(tmp_path: Path) -> None:
    app = local_app(first(asks("ZoraAbility", "zora"), 2), "you,random", tmp_path / "game.json")

    async def test(pilot: Pilot[Any]) -> None:
        chooser = app.table_screen.chooser
        assert chooser is not None
        possible = [number for number, option in enumerate(chooser.options()) if option.possible]
        for number in possible[:2]:
            await pilot.press(str(number + 1))
        await until(pilot, lambda: len(chooser.pressed) == 2)
        await pilot.press("enter")  # the cursor is on the second ship, which is marked
        await until(pilot, lambda: "2 of 3 marked. Choose another" in " ".join(text_of(app).split()))
        assert len(chooser.pressed) == 2
        await pilot.press("space")
        await until(pilot, lambda: len(chooser.pressed) == 1)

    show(app, LARGE, test)
