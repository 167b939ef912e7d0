"""The table of Antarctica as text: everything is there, in three languages, in the space there is."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

import landfall
from landfall.flow import Rng, State
from landfall.terminal import Words, draw_table
from landfall.terminal.games.antarctica import table as antarctica
from landfall.texts import LANGUAGES
from tests.games.antarctica.positions import board, play
from tests.games.antarctica.steering import eagerly

NAMES = ["Ania", "Bruno", "Cléo", "Dana"]


def drawn(state: State, seat: int | None, lang: str = "en", width: int = 100) -> str:
    console = Console(width=width, record=True, file=StringIO())
    console.print(draw_table(state.game, state.view(seat), NAMES[: state.seats], Words(lang)))
    return console.export_text()


@pytest.mark.parametrize("lang", ["en", "pl", "fr"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_is_drawn_without_a_missing_text(lang: str, seats: int) -> None:
    rng = Rng(f"drawn {seats}")
    state = landfall.load_game("antarctica").new_initial_state(seats, {}, 3)
    while not state.is_terminal():
        if rng.below(15) == 0:
            for seat in (None, 0):
                text = drawn(state, seat, lang).lower()
                assert "label" not in text
                assert "name-" not in text
        state.apply_action(eagerly(state, rng))
    assert NAMES[0] in drawn(state, None, lang)


def test_queue_second_ship_and_target_are_marked() -> None:
    text = drawn(board(queues={1: "ABC", 4: "C"}, icebreakers={1: "B"}, buildings={4: "camp"}), 0)
    assert "☀ 1" in text
    assert "A B² C" in text
    assert "Icebreakers: B1" in text
    assert "Next turns: B(1)² C(4) C(1)\n" in text


def test_the_heading_says_that_the_game_ends() -> None:
    state = board(queues={1: "A", 4: "B"}, buildings={2: "shaft"}, tops=["B01"], supply={"A": 1}, reserve={"A": 0})
    assert "ends after this" not in drawn(state, 0)
    play(play(state, "sail", zone=2), "build", deck="basic")
    assert "☀ Zone 1   The game ends after this\n" in drawn(state, 0)
    assert "until the end: 2\n" in drawn(board(queues={1: "A"}, laps=3), 0)
    assert "until the end" not in drawn(board(queues={1: "A"}, laps=2), 0)


def test_the_target_zone_counts_for_the_ship_that_acts_there_alone() -> None:
    state = board(queues={1: "A", 4: "B"}, buildings={2: "crane"}, tops=["B01"])
    play(state, "sail", zone=2)
    top = state.view()["offers"][0]["top"]["building"]
    assert state.view()["zones"][2]["buildings"] == [top]
    assert "already in zone 2" in drawn(state, 0).lower()
    for other in (1, None):
        assert "already in zone" not in drawn(state, other).lower()


def test_only_the_own_hand_is_shown() -> None:
    state = board(queues={1: "A"}, hands={"A": "fast_progress", "B": "two_scientists"})
    assert "Fast progress" in drawn(state, 0)
    assert "+2 scientists" not in drawn(state, 0)
    assert "Fast progress" not in drawn(state, None)


def test_eighty_columns_are_enough_for_the_players() -> None:
    state = board(4, queues={1: "A"})
    assert all(name in drawn(state, 0, width=80) for name in NAMES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sign_on_the_tracks_is_explained(lang: str) -> None:
    state = board(4, queues={1: "A"}, used=[("T2", 5)])
    told = antarctica.legend(state.game, Words(lang))
    track = next(track for track in state.view(0)["tracks"] if track["track"] == "T2")
    assert "⊘" in drawn(state, 0), "a blue space that is used up has a sign of its own"
    assert sum(space["used"] for space in track["spaces"]) == 1
    for sign in (*antarctica.SIGNS.values(), "⊘", "²", "☀", "△", "□"):
        assert f"- **{sign}** " in told
