"""Which files of the page are generated."""

from __future__ import annotations

from landfall.games import registry
from landfall.server.typescript.games import game_types
from landfall.server.typescript.wire import wire_types


def files() -> dict[str, str]:
    """The text of each file by its path in `web/src`: the wire, and each of our games."""
    games = {f"games/{game}/wire.ts": game_types(registry.load_game(game)) for game in registry.OURS}
    return {"lib/wire.ts": wire_types(), **games}
