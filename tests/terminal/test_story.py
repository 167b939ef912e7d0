"""The story in lines."""

from __future__ import annotations

import pytest

import landfall
from landfall.terminal.story import lines_of
from landfall.terminal.words import Words

GAME = landfall.load_game("star-race")
NAMES = ["Ania", "Bob"]


def moved(seat: int, ship: str) -> dict[str, object]:
    return {"is": "ShipMoved", "seat": seat, "ship": ship, "ring_from": "1", "ring_to": "3"}


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Ania: T1, ring 1 → 3; T2, ring 1 → 3"),
        ("pl", "Ania: T1, okrąg 1 → 3; T2, okrąg 1 → 3"),
        ("fr", "Ania\N{NO-BREAK SPACE}: T1, anneau 1 → 3; T2, anneau 1 → 3"),
    ],
)
def test_what_one_seat_does_in_a_row_is_told_in_one_line(lang: str, told: str) -> None:
    lines = lines_of(GAME, [moved(0, "T1"), moved(0, "T2"), moved(1, "T3")], NAMES, Words(lang))
    assert [line.seat for line in lines] == [0, 1]
    assert lines[0].words.replace("\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}") == told.replace(
        "\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}"
    )


def test_an_event_that_is_not_known_is_told_by_its_name() -> None:
    (line,) = lines_of(GAME, [{"is": "SolarFlare", "seat": 1, "strength": 3}], NAMES, Words("en"))
    assert line.words == "Bob: Solar flare: strength 3"
