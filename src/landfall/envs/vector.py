"""Many games at once: one step takes an action in each, and fills arrays that are made once."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from landfall.envs.setting import Observation, Setting, name_of
from landfall.envs.single import Opponent, one_each
from landfall.envs.workers import Plan, Share, Workers
from landfall.flow import BadSetup, Game

Seen = tuple[Observation, dict[str, Any]]


class ManyGames(VectorEnv[Observation, Any, Any]):
    """Without opponents every seat is the learner's: `infos["seat"]` says who decides in each game, and rewards have a
    row for each game and a column for each seat. With opponents only one seat is, and there is one reward for a game.

    A game that ends is followed by the next at once, in the same step. The arrays are the environment's own: the next
    step overwrites them, so copy what you keep.
    """

    def __init__(
        self,
        game: str | Game,
        n: int,
        *,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        opponents: Opponent | Sequence[Opponent] | None = None,
        seat: int = 0,
        rewards: str = "terminal",
        processes: int = 1,
    ) -> None:
        self.setting = Setting(game, seats, options, rewards)
        setting = self.setting
        if type(n) is not int or n < 1:
            raise BadSetup(f"there are 1 or more games, not {n!r}")
        if type(processes) is not int or not 1 <= processes <= n:
            raise BadSetup(f"there are 1 to {n} processes for {n} games, not {processes!r}")
        if type(seat) is not int or not 0 <= seat < setting.seats:
            raise BadSetup(f"the learner's seat is 0 to {setting.seats - 1}, not {seat!r}")
        self.self_play = opponents is None
        self.seat = seat
        bots = None if opponents is None else one_each(opponents, setting.seats)
        plan = Plan(setting.game, setting.seats, setting.options, n, bots, seat, setting.by_points)
        self.num_envs = n
        self.metadata = {"name": name_of(setting.game), "autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.single_observation_space = setting.observation_space(setting.actions)
        self.single_action_space = spaces.Discrete(setting.actions)
        self.observation_space = batch_space(self.single_observation_space, n)
        self.action_space = batch_space(self.single_action_space, n)
        self.workers: Workers | Share
        if processes == 1:
            memory = plan.memory()
            self.workers = Share(plan, memory, 0, n)
        else:
            self.workers = Workers(plan, processes)
            memory = self.workers.memory
        arrays = memory.arrays
        self.observations: Observation = {
            "observation": arrays["observation"],
            "action_mask": arrays["action_mask"],
        }
        self.seats_to_act: NDArray[np.int8] = arrays["seat"]
        self.rewards: NDArray[np.float32] = arrays["rewards"] if self.self_play else arrays["rewards"][:, seat]
        self.ended: NDArray[np.bool_] = arrays["ended"].view(np.bool_)
        self.illegal: NDArray[np.bool_] = arrays["illegal"].view(np.bool_)
        self.drawn: NDArray[np.int64] = arrays["drawn"]
        self.actions: NDArray[np.int64] = arrays["actions"]
        self.never: NDArray[np.bool_] = np.zeros(n, dtype=np.bool_)
        self.is_closed = False

    def reset(self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None) -> Seen:
        """Begin every game again. The same seed gives the same games, however many processes there are."""
        if isinstance(seed, list):
            seed = None if not seed or seed[0] is None else seed[0]
        self.workers.reset(secrets.token_hex(16) if seed is None else str(seed))
        return self.observations, self.infos()

    def step(
        self, actions: Any
    ) -> tuple[Observation, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """One action in every game; an illegal one ends its game, with -1 for its seat."""
        self.actions[:] = actions
        self.workers.step()
        return self.observations, self.rewards, self.ended, self.never, self.infos()

    def infos(self) -> dict[str, Any]:
        return {
            "seat": self.seats_to_act,
            "action_mask": self.observations["action_mask"],
            "illegal": self.illegal,
        }

    def action_masks(self) -> NDArray[np.int8]:
        """The masks of all games, under the name that sb3-contrib asks for."""
        return self.observations["action_mask"]

    def random_actions(self) -> NDArray[np.int64]:
        """A random legal action for every game, drawn again with every step."""
        return self.drawn.copy()

    def close(self, **kwargs: Any) -> None:
        """End the worker processes, if there are any. The arrays are gone then."""
        if not self.is_closed:
            self.is_closed = True
            if isinstance(self.workers, Workers):
                for name in ("observations", "seats_to_act", "rewards", "ended", "illegal", "drawn", "actions"):
                    delattr(self, name)
                self.workers.close()
