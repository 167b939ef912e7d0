"""`landfall serve`: tables for browsers and terminals."""

from __future__ import annotations

from collections.abc import Sequence

from landfall.cli.checks import check_port, check_public, seconds_in
from landfall.server import CannotServe, Settings
from landfall.server import serve as serve_tables
from landfall.server.errors import StorageFailed
from landfall.terminal.words import Unusable, Words


def serve(
    words: Words, host: str, port: int, data: str, public: Sequence[str], absent_grace: str, put_aside: str
) -> None:
    """Serve until interrupted."""
    check_port(port)
    for address in public:
        check_public(address)
    settings = Settings(
        public=tuple(public), absent_grace=float(seconds_in(absent_grace)), put_aside=float(seconds_in(put_aside))
    )
    try:
        serve_tables(host, port, data, settings, words.lang)
    except CannotServe as wrong:
        raise Unusable("cannot-listen", host=host, port=str(port), what=wrong.what) from None
    except StorageFailed as wrong:
        raise Unusable("cannot-store", what=wrong) from None
