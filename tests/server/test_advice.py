"""At a table with other people nobody is told what a bot would do, by a hint or by letting one play for a moment."""

from __future__ import annotations

from pathlib import Path

import pytest

from landfall.server.entries import Entry, HandedOver, Made, Moved, SeatMade, TookBack, Undid
from landfall.server.table import Table
from landfall.server.views import position
from tests.server.clients import make_table, persons, sitting, table_server


def test_a_bots_move_is_not_taken_back_at_a_table_with_people(tmp_path: Path) -> None:
    with table_server(tmp_path) as http:
        table, tokens = make_table(http, "tic-tac-toe", persons("Ania", "Ola"))
        with sitting(http, table, tokens[0]) as ania:
            assert ania.ask("Hint")["problem"]["code"] == "hint-among-people"
            assert ania.ask("HandOver", level="random")["is"] == "Done"
            while ania.position["view"]["cells"] == [-1] * 9:
                ania.until("Update")
            assert ania.ask("TakeBack")["is"] == "Done"
            assert not ania.position["can_undo"]
            refused = ania.ask("Undo", seq=ania.position["seq"])
            assert refused["problem"]["code"] == "bot-moved"
            assert ania.position["view"]["cells"].count(0) == 1
        with sitting(http, table, tokens[1]) as ola:  # people can still take back their own moves
            assert ola.move()["is"] == "Done"
            assert ola.position["can_undo"]
            assert ola.ask("Undo", seq=ola.position["seq"])["is"] == "Done"


@pytest.mark.parametrize(
    ("other", "holder", "advice"), [("bot", None, False), ("bot", "y", True), ("person", "y", True)]
)
def test_whose_move_may_be_taken_back_goes_by_who_else_plays(other: str, holder: str | None, advice: bool) -> None:
    seats = [SeatMade("person", "Ania", None, "x"), SeatMade(other, "Ola", None, holder)]  # type: ignore[arg-type]
    made = Made("tic-tac-toe", "1", {}, seats, "seed", True, 0)
    log: list[Entry] = [
        made,
        Moved(0, "mark", {"cell": 0}, "mine"),
        Undid(0, 0, "back"),
        HandedOver(0, "normal", 0),
        Moved(0, "mark", {"cell": 4}),
        TookBack(0),
    ]
    table = Table("t", made)
    for entry in log[1:]:
        table.apply(entry)
    for one in (table, Table.from_log("t", log)):
        assert one.is_advice(0) == advice
        assert position(one, 0).can_undo != advice
