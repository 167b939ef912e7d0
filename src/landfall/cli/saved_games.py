"""Files of saved games: a game of `landfall play` or of the page, or many of `landfall simulate`."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from landfall.arena import NoSuchFormat
from landfall.arena.files import FORMATS, KeptGame, read_games
from landfall.flow import BadInput, BadRecord, Record
from landfall.terminal.tables.saved import read
from landfall.terminal.words import Unusable


def read_game(file: Path, number: int | None) -> Record:
    """The game of this number in a file, counted from 1; the first one if none is named."""
    at = 1 if number is None else number
    if file.suffix not in FORMATS:
        if at != 1:
            raise Unusable("wrong-game-number", file=str(file), most=1)
        return read(file)
    found = next(islice(simulated(file), at - 1, None), None) if at > 0 else None
    if found is None:
        most = sum(1 for _ in simulated(file))
        if not most:
            raise Unusable("not-a-record", file=str(file), what=BadRecord("a file without games", "not-a-record"))
        raise Unusable("wrong-game-number", file=str(file), most=most)
    return found.record


def simulated(file: Path) -> Iterator[KeptGame]:
    """The games of a file of `landfall simulate`."""
    try:
        yield from read_games(file)
    except NoSuchFormat:
        raise Unusable("no-parquet") from None
    except FileNotFoundError:
        raise Unusable("no-such-file", file=str(file)) from None
    except OSError as wrong:
        raise Unusable("cannot-read", file=str(file), what=wrong) from None
    except (BadInput, KeyError, TypeError, AttributeError, UnicodeDecodeError) as wrong:
        raise Unusable("not-a-record", file=str(file), what=wrong) from None
