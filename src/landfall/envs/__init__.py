"""The games as environments for learning: PettingZoo, Gymnasium, many games at once, OpenSpiel.

Nothing is imported before it is asked for: `pip install "landfall[rl]"` brings what the first four functions need.

    env = landfall.envs.aec_env("star-race", seats=3)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from landfall.envs.aec import SeatsInTurn
    from landfall.envs.parallel import SeatsAtOnce
    from landfall.envs.single import OneSeat, Opponent
    from landfall.envs.vector import ManyGames
    from landfall.flow import Game

__all__ = ["aec_env", "gym_env", "parallel_env", "register", "vec_env"]


class MissingPackages(ImportError):
    """What an environment is built on is not installed."""


def aec_env(
    game: str | Game,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    rewards: str = "terminal",
    illegal: str = "end",
    render_mode: str | None = None,
) -> SeatsInTurn:
    """PettingZoo's turn-based environment: one agent for each seat, one decision at a time."""
    try:
        from landfall.envs.aec import SeatsInTurn
    except ModuleNotFoundError as missing:
        raise needed(missing) from None
    return SeatsInTurn(game, seats, options, rewards=rewards, illegal=illegal, render_mode=render_mode)


def parallel_env(
    game: str | Game,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    rewards: str = "terminal",
    illegal: str = "end",
    render_mode: str | None = None,
) -> SeatsAtOnce:
    """PettingZoo's parallel environment: every seat acts at every step, with a no-op where it owes nothing."""
    try:
        from landfall.envs.parallel import SeatsAtOnce
    except ModuleNotFoundError as missing:
        raise needed(missing) from None
    return SeatsAtOnce(game, seats, options, rewards=rewards, illegal=illegal, render_mode=render_mode)


def gym_env(
    game: str | Game,
    opponents: Opponent | Sequence[Opponent] = "random",
    *,
    seat: int = 0,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    rewards: str = "terminal",
    illegal: str = "end",
    render_mode: str | None = None,
) -> OneSeat:
    """Gymnasium's environment: one seat learns, bots sit in the others. `opponents` names a level, or one per seat."""
    try:
        from landfall.envs.single import OneSeat
    except ModuleNotFoundError as missing:
        raise needed(missing) from None
    return OneSeat(
        game,
        opponents,
        seat=seat,
        seats=seats,
        options=options,
        rewards=rewards,
        illegal=illegal,
        render_mode=render_mode,
    )


def vec_env(
    game: str | Game,
    n: int,
    *,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    opponents: Opponent | Sequence[Opponent] | None = None,
    seat: int = 0,
    rewards: str = "terminal",
    processes: int = 1,
) -> ManyGames:
    """Many games at once in shared arrays. Without opponents every seat is the learner's, with them only `seat`."""
    try:
        from landfall.envs.vector import ManyGames
    except ModuleNotFoundError as missing:
        raise needed(missing) from None
    return ManyGames(
        game,
        n,
        seats=seats,
        options=options,
        opponents=opponents,
        seat=seat,
        rewards=rewards,
        processes=processes,
    )


def register() -> None:
    """Make every game known to Gymnasium by name, `landfall/star-race-v0`."""
    try:
        from landfall.envs.registration import register as register_all
    except ModuleNotFoundError as missing:
        raise needed(missing) from None
    register_all()


def needed(missing: ModuleNotFoundError) -> MissingPackages:
    """The error for a package that is not there."""
    what = f'{missing.name} is not installed: pip install "landfall[rl]" brings what the environments need'
    return MissingPackages(what, name=missing.name)
