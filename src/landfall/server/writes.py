"""What is stored of a table with each entry of its log."""

from __future__ import annotations

from time import time

from landfall.server.entries import (
    Branched,
    Entry,
    Moved,
    PlaysAgain,
    Renamed,
    Seen,
    Undid,
    Wished,
    Wrote,
    to_json,
)
from landfall.server.store import Write
from landfall.server.table import Table
from landfall.server.views import encoder


def changes_info(table: Table, entry: Entry | None) -> bool:
    """Whether what everybody may know of the table is different after this entry."""
    if isinstance(entry, (Moved, Undid)):
        return table.has_ended() or table.lesson is not None
    return not isinstance(entry, Wrote)


def write_of(table: Table, entry: Entry) -> Write:
    """What is stored when this entry is the table's latest."""
    write = Write(table.id, table.entries - 1, to_json(entry), at=int(time()))
    if changes_info(table, entry):
        info = table.info(set(), 0)
        write.info = encoder.encode(info).decode()
        write.status = info.status
        write.listed = info.listed
    if table.state is not None and not isinstance(entry, (Renamed, Wrote, Wished, Seen, PlaysAgain, Branched)):
        write.position = encoder.encode(table.state.to_dict()).decode()
        write.bots_turn = table.is_bots_turn()
        write.to_act = " ".join(str(seat) for seat in table.state.to_act())
    return write
