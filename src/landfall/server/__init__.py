"""Tables for people and bots: lobby, sockets, storage.

`serve` runs a server, `make_app` is for another ASGI server. Both are imported on first use: a bot's worker needs
neither.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from landfall.server.app import make_app
    from landfall.server.run import CannotServe, serve
    from landfall.server.settings import Settings

__all__ = ["CannotServe", "Settings", "make_app", "serve"]


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"landfall.server has no {name!r}")
    from landfall.server import app, run, settings

    offered = {
        "make_app": app.make_app,
        "serve": run.serve,
        "CannotServe": run.CannotServe,
        "Settings": settings.Settings,
    }
    globals().update(offered)
    return offered[name]
