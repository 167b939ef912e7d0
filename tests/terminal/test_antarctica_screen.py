"""Antarctica on the full screen: the whole table, what is asked about first, and what a destination leads to."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

import landfall
from landfall.flow import Rng, State
from landfall.terminal.games.antarctica import table as antarctica
from landfall.terminal.screen.app import TableApp
from landfall.terminal.screen.look import DARK, PALETTES
from landfall.texts import LANGUAGES
from tests.games.antarctica.positions import asked, board, play
from tests.games.antarctica.steering import eagerly
from tests.terminal.screens import LARGE, SMALL, check_screen, local_app, show, text_of, until
from tests.terminal.test_antarctica import drawn

SIZES = {"80x24": SMALL, "120x40": LARGE}


def until_asked(kind: str, seats: int = 4, moves: int = 60) -> State:
    """A game played eagerly until seat 0 alone is asked this, some moves into it."""
    state = landfall.load_game("antarctica").new_initial_state(seats, {}, 4)
    rng = Rng("terminal 4")
    made = 0
    while not state.is_terminal():
        question = state.decision(0)
        if made >= moves and state.to_act() == (0,) and question is not None and question.kind == kind:
            return state
        state.apply_action(eagerly(state, rng))
        made += 1
    raise AssertionError(f"the game ended without {kind}")


def left_of(app: TableApp) -> str:
    """What is left of the seats and the story, as one line."""
    return " ".join(" ".join(line.split("▏")[0] for line in text_of(app).splitlines()).split())


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", ["SetSail", "Act", "ChooseTrack"])
def test_the_table_with_what_is_asked_about_first(kind: str, size: str, tmp_path: Path) -> None:
    app = local_app(until_asked(kind), "you,random,random,random", tmp_path / "game.json")

    async def test(pilot: Pilot[Any]) -> None:
        await check_screen(pilot, f"antarctica-{kind.lower()}-{size}.en")

    show(app, SIZES[size], test)


@pytest.mark.parametrize("size", SIZES)
def test_what_everybody_has_is_further_down_the_board(size: str, tmp_path: Path) -> None:
    app = local_app(until_asked("SetSail"), "you,random,random,random", tmp_path / "game.json")

    async def test(pilot: Pilot[Any]) -> None:
        seen = text_of(app)
        for _ in range(4):
            await pilot.press("]")
            await pilot.pause(0.1)
            seen += text_of(app)
        for name in ("Random 2", "Random 3", "Random 4"):
            assert any(name in line and " = Zones " in line for line in seen.splitlines()), name
        for label in ("Available", "Discarded", "Building cards", "Shipyard cards left", "T5"):
            assert label in seen, label

    show(app, SIZES[size], test)


def test_choosing_a_destination_in_every_language(tmp_path: Path) -> None:
    app = local_app(until_asked("SetSail", 3), "you,random,random", tmp_path / "game.json")

    async def test(pilot: Pilot[Any]) -> None:
        assert isinstance(pilot.app, TableApp)
        for lang in LANGUAGES:
            await check_screen(pilot, f"antarctica-sail-80x24.{lang}")
            await pilot.press("l")
            await pilot.pause()

    show(app, SMALL, test)


def test_a_destination_tells_what_could_be_done_there_and_whose_turns_follow(tmp_path: Path) -> None:
    state = board(queues={1: "A", 4: "B", 6: "A"}, buildings={2: "camp", 4: "sea_station"}, tops=["B01"])
    app = local_app(state, "you,random,random", tmp_path / "game.json")

    async def test(pilot: Pilot[Any]) -> None:
        await pilot.press("3")
        await until(pilot, lambda: "Zone 2 (value 1): +crane, recruit · Next turns: A(2) B(4) A(6)" in left_of(app))
        await pilot.press("5")  # behind the other ship, which would go first
        await until(
            pilot, lambda: "Zone 4 (value 1): +crane, research T3 (sea) · Next turns: B(4) A(6)" in left_of(app)
        )

    show(app, LARGE, test)


def test_what_a_seat_lacks_for_a_card_is_told_to_that_seat_alone() -> None:
    state = board(queues={1: "A", 4: "B"}, buildings={4: "shaft"}, tops=["B01"])
    play(state, "sail", zone=2)
    lacks = "none of your ships is there"
    assert lacks in drawn(state, 0)
    assert lacks not in drawn(state, None)


def test_a_ship_that_has_to_sail_is_left_out_of_what_a_seat_lacks_and_it_is_said_so() -> None:
    state = board(queues={1: "AB", 4: "B", 6: "C"}, buildings={1: "shaft"}, tops=["B01"], basic={"A": 0, "C": 0})
    staying = "shaft tower: none of your ships that stay is there"
    assert staying in drawn(state, 0), "A's ship is there, but has to leave"
    assert staying not in drawn(state, 2), "no ship of C sails now"
    assert "shaft tower: none of your ships is there" in drawn(state, 2)
    play(state, "sail", zone=4)
    assert staying not in drawn(state, 0)
    assert "shaft tower: none of your ships is there" in drawn(state, 0)


def test_seats_have_the_colours_of_the_page() -> None:
    view = board(3, queues={1: "A"}).view(0)
    for palette in PALETTES:
        for seat in range(3):
            assert palette.seats[seat] in str(antarctica.letter(view, seat, palette).style)
    assert DARK.seats[0] in str(antarctica.letter(view, 0).style)


def test_who_is_asked_in_the_middle_of_anothers_turn_is_told_above_the_table() -> None:
    state = board(
        queues={1: "A", 4: "B", 5: "C"}, buildings={2: "coastal_station"}, cubes={"T2": {"A": 4}}, scientists={2: "A"}
    )
    play(state, "sail", zone=2)
    play(state, "research", track="T2")
    assert "decides in the turn of" not in drawn(state, 0), "who moves first has the turn"
    play(state, "decline")
    assert asked(state) == ("ChooseShip", "B")
    assert state.view()["active"] == 0
    for seat in (0, 1, None):
        assert "‼ B decides in the turn of A" in drawn(state, seat)


def test_the_stacks_and_what_a_seat_has_seen_of_them_are_told() -> None:
    state = board(queues={1: "A", 4: "B", 5: "C"}, buildings={2: "shipyard"}, lit=1, advanced={"A": 1})
    assert "Shipyard cards left  13" in drawn(state, 0)
    assert "Resource cards in the stack  0◇ 2◈" in drawn(state, 0)
    play(state, "sail", zone=2)
    play(state, "build_ship")
    assert state.view()["active"] == 0, "the turn lasts while the others take cards"
    play(state, "take", card="icebreaker")
    play(state, "take", card="fast_progress")
    assert "The others hold: Icebreaker" in drawn(state, 2), "C saw what was left after B"
    assert "The others hold" not in drawn(state, 0)
    assert "The others hold" not in drawn(state, None)
    assert "First ranks" in drawn(state, None)


def test_all_next_turns_are_told_though_somebody_is_asked_out_of_turn(tmp_path: Path) -> None:
    state = until_asked("ChooseShip")
    turns = antarctica.turns(state.view(0)).plain
    app = local_app(state, "you,random,random,random", tmp_path / "game.json")

    async def test(pilot: Pilot[Any]) -> None:
        for _ in LANGUAGES:
            await until(pilot, lambda: turns in text_of(app).splitlines()[1])
            assert "‼" in text_of(app).splitlines()[0]
            await pilot.press("l")
            await pilot.pause()
        await check_screen(pilot, "antarctica-chooseship-80x24.en")
        await pilot.resize_terminal(40, 24)
        await until(pilot, lambda: text_of(app).splitlines()[1].endswith("…"))
        await pilot.resize_terminal(120, 24)
        await until(pilot, lambda: turns in text_of(app).splitlines()[0])

    show(app, SMALL, test)


@pytest.mark.parametrize("width", [60, 66, 68, 72, 76])
def test_in_a_small_window_no_space_of_a_track_and_no_word_of_a_zone_is_cut(width: int, tmp_path: Path) -> None:
    app = local_app(until_asked("AdvanceTrack", 3), "you,random,random", tmp_path / "game.json", "fr")

    async def test(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: "T4" in left_of(app))
        shown = left_of(app)
        assert "… " not in shown
        assert " ".join(map(str, range(1, 11))) in shown
        for word in ("campement", "éolienne"):
            assert word in shown

    show(app, (width, 40), test)
