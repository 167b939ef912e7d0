"""`landfall serve`: tables for browsers and terminals."""

from __future__ import annotations

from landfall.cli.checks import check_port
from landfall.server import CannotServe
from landfall.server import serve as serve_tables
from landfall.server.errors import StorageFailed
from landfall.terminal.words import Unusable, Words


def serve(words: Words, host: str, port: int, data: str) -> None:
    """Serve until interrupted."""
    check_port(port)
    try:
        serve_tables(host, port, data, lang=words.lang)
    except CannotServe as wrong:
        raise Unusable("cannot-listen", host=host, port=str(port), what=wrong.what) from None
    except StorageFailed as wrong:
        raise Unusable("cannot-store", what=wrong) from None
