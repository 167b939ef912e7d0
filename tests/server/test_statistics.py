"""One's own games in figures, over the wire."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.clients import make_table, persons, sitting, table_server


def played_out(http: Any) -> str:
    """A game of tic-tac-toe, always in the first free square: whoever begins wins."""
    table, tokens = make_table(http, "tic-tac-toe", persons("Ania", "Ben"))
    with sitting(http, table, tokens[0]) as one, sitting(http, table, tokens[1]) as other:
        for number in range(7):
            player = (one, other)[number % 2]
            while not player.is_asked:
                player.next()
            assert player.move()["is"] == "Done"
    return table


def asked(http: Any, *tables: tuple[str, int]) -> dict[str, Any]:
    wish = {"tables": [{"id": id, "seats": [seat]} for id, seat in tables]}
    answer = http.post("/api/statistics", json=wish)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def test_ones_own_seats_at_tables_that_have_ended_are_counted(tmp_path: Path) -> None:
    with table_server(tmp_path) as http:
        first, second = played_out(http), played_out(http)
        running, _ = make_table(http, "tic-tac-toe", persons("Ania", "Ben"))
        told = asked(http, (first, 0), (second, 1), (running, 0), ("unknown", 0))
        (game,) = told["games"]
        assert (game["game"], game["played"]) == ("tic-tac-toe", 2)
        assert (game["whole"]["played"], game["whole"]["share"]) == (2, 0.5)
        assert asked(http, (first, 0))["games"][0]["whole"]["share"] == 1.0
        assert asked(http, (first, 7)) == {"games": [], "left_out": 0}


def test_nothing_is_told_of_a_game_that_runs(tmp_path: Path) -> None:
    with table_server(tmp_path) as http:
        running, _ = make_table(http, "star-race", persons("Ania", "Ben"))
        assert asked(http, (running, 0)) == {"games": [], "left_out": 0}
