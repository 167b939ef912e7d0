"""`python -m tests.record_games GAME ...`: write the games in tests/games_recorded again.

Run this when a game's rules version changes. `landfall.testing.recording` says what is kept.
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec

import landfall
from landfall.testing.recording import POLICIES, Policy
from landfall.testing.recording import main as record_all
from tests.cases import register_games
from tests.recorded import FOLDER


def policies_of(game_id: str) -> tuple[Policy, ...]:
    """The ways to play any game, and those of this game's own tests (`steering`), which reach what others do not."""
    name = f"tests.games.{game_id.replace('-', '_')}.steering"
    if find_spec(f"tests.games.{game_id.replace('-', '_')}") is None or find_spec(name) is None:
        return POLICIES
    own: tuple[Policy, ...] = import_module(name).POLICIES
    return (*POLICIES, *own)


def main(game_ids: list[str]) -> int:
    register_games()
    codes = [record_all(game_id, FOLDER, policies_of(game_id)) for game_id in game_ids or landfall.game_ids()]
    return max(codes)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
