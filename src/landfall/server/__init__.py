"""Tables for people and bots: lobby, sockets, storage."""

from landfall.server.app import make_app
from landfall.server.run import CannotServe, serve
from landfall.server.settings import Settings

__all__ = ["CannotServe", "Settings", "make_app", "serve"]
