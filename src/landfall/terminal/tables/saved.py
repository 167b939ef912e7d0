"""Where games are kept; they are read and written without ever losing one."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from landfall.flow import BadRecord, Record, State
from landfall.server.settings import data_folder
from landfall.terminal.tables.chairs import Chair, given_names, kept_chairs
from landfall.terminal.words import Unusable


def new_place(game: str) -> Path:
    """A name that no saved game has yet."""
    folder = data_folder() / "games"
    stamp = time.strftime("%Y-%m-%d-%H%M%S")
    place = folder / f"{game}-{stamp}.json"
    number = 2
    while place.exists():
        place = folder / f"{game}-{stamp}-{number}.json"
        number += 1
    return place


def save(state: State, chairs: Sequence[Chair], place: Path) -> Path:
    """Write the record, with who sits where, whole or not at all."""
    beside = place.with_name(place.name + ".part")
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        record = Record.of(state, given_names(chairs), kept_chairs(chairs))
        beside.write_text(record.to_json() + "\n", encoding="utf-8")
        beside.replace(place)
    except OSError as wrong:
        with suppress(OSError):
            beside.unlink(missing_ok=True)
        raise Unusable("cannot-write", file=str(place), what=wrong) from None
    return place


def read(place: Path) -> Record:
    """The record in a file."""
    try:
        return Record.from_json(place.read_bytes())
    except FileNotFoundError:
        raise Unusable("no-such-file", file=str(place)) from None
    except OSError as wrong:
        raise Unusable("cannot-read", file=str(place), what=wrong) from None
    except BadRecord as wrong:
        raise Unusable("not-a-record", file=str(place), what=wrong) from None
