"""The table of Planet Unknown as text."""

from __future__ import annotations

import re

import pytest
from rich.console import Console, RenderableType

from landfall.games.planet_unknown import game
from landfall.terminal.planet_unknown import draw, station
from landfall.terminal.words import Words

GAME = game()


def text_of(drawn: RenderableType, width: int = 200) -> str:
    console = Console(width=width, color_system=None)
    with console.capture() as shown:
        console.print(drawn)
    return shown.get()


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_station_tells_what_every_turn_of_it_would_bring(seats: int) -> None:
    state = GAME.new_initial_state(seats, {"two_player_variant": False} if seats == 2 else {}, "station")
    while not any(GAME.actions.decode(action)[0] == "rotate" for action in state.legal_actions()):
        state.apply_action(state.legal_actions()[0])
    names = [f"Seat{seat}" for seat in range(seats)]
    for seat in range(seats):
        _, *rows = text_of(station(GAME, state.view(seat), seat, names, Words("en"))).split("↻")
        assert [row[0] for row in rows] == list("012345")
        for row in rows:
            turned = state.clone()
            turned.apply_action(GAME.actions.encode("rotate", turns=int(row[0])))
            seen = turned.view(seat)["station"]
            shown = re.findall(r"\b[A-Z]+\d+(?= )", row)
            before = [[seen["stacks"][stack]["shape"] for stack in pair] for pair in seen["before"]]
            others = before[:seat] + before[seat + 1 :]
            assert shown[:2] == before[seat]
            if seats > 3:  # the two tiles of another seat stand one below the other
                assert shown[2:] == [outer for outer, _ in others] + [inner for _, inner in others]
            else:
                assert shown[2:] == [shape for pair in others for shape in pair]


@pytest.mark.parametrize("seats", [1, 2, 6])
@pytest.mark.parametrize("width", [80, 120])
def test_the_table_is_drawn_within_the_screen(seats: int, width: int) -> None:
    state = GAME.new_initial_state(seats, {}, "width")
    text = text_of(draw(GAME, state.view(0), [f"Seat{seat}" for seat in range(seats)], Words("en")), width)
    assert max(len(line) for line in text.splitlines()) <= width
    assert "↻5" in text
