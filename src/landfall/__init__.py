"""Landfall: play, host, study and solve four board games about reaching a new land.

>>> import landfall
>>> game = landfall.load_game("star-race")
>>> state = game.new_initial_state(seats=3, options={"variant": "basic"}, seed=7)
>>> while not state.is_terminal():
...     state.apply_action(state.legal_actions()[0])
>>> sorted(state.winners())[0] in (0, 1, 2)
True
"""

from landfall import _compiled

_compiled.activate()

from landfall.flow import (  # noqa: E402  the engines are chosen first
    TERMINAL,
    BadInput,
    BadRecord,
    BadSeat,
    BadSetup,
    BadState,
    Game,
    IllegalAction,
    LandfallError,
    NoHistory,
    OtherRules,
    Question,
    Record,
    Refusal,
    Rng,
    RulesError,
    State,
    UnknownAction,
    UnknownGame,
)
from landfall.games import game_ids, load_game, register  # noqa: E402
from landfall.replays import replay, replay_steps  # noqa: E402
from landfall.texts import say  # noqa: E402

__all__ = [
    "TERMINAL",
    "BadInput",
    "BadRecord",
    "BadSeat",
    "BadSetup",
    "BadState",
    "Game",
    "IllegalAction",
    "LandfallError",
    "NoHistory",
    "OtherRules",
    "Question",
    "Record",
    "Refusal",
    "Rng",
    "RulesError",
    "State",
    "UnknownAction",
    "UnknownGame",
    "game_ids",
    "load_game",
    "register",
    "replay",
    "replay_steps",
    "say",
]
