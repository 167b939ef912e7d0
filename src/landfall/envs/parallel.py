"""PettingZoo's parallel environment: every seat acts at every step, with a no-op where it owes nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from landfall.envs.engine.batch import points_of
from landfall.envs.setting import ILLEGAL_REWARD, Observation, Seeds, Setting, drawn_as_text, name_of, numbers
from landfall.flow import Game, IllegalAction, State


class SeatsAtOnce(ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """At every step each seat that owes a decision takes one action. The others take the no-op, which is the last
    number of the action space, and the only one that their mask allows."""

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        rewards: str = "terminal",
        illegal: str = "end",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.setting = Setting(game, seats, options, rewards, illegal)
        self.metadata = {"name": name_of(self.setting.game), "render_modes": ["ansi"], "render_fps": 1}
        self.render_mode = render_mode
        self.no_op = self.setting.actions
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {
            agent: self.setting.observation_space(self.setting.actions + 1) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.setting.actions + 1) for agent in self.possible_agents}
        self.seeds = Seeds()
        self.table: State | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new game. The same seed is the same game as `new_initial_state` deals for it."""
        return self.begin(self.setting.new_state(self.seeds.next(seed)))

    def begin(self, state: State) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.table = state
        self.agents = [] if state.is_terminal() else list(self.possible_agents)
        self.points = points_of(state) if self.setting.by_points else []
        return self.told()

    def told(self) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """What every seat sees and may do."""
        observations: dict[str, Observation] = {}
        infos: dict[str, dict[str, Any]] = {}
        for seat, agent in enumerate(self.possible_agents):
            may = self.mask(seat)
            observations[agent] = {"observation": numbers(self.running(), seat), "action_mask": may}
            infos[agent] = {"action_mask": may}
        return observations, infos

    def mask(self, seat: int) -> NDArray[np.int8]:
        state = self.running()
        may = np.zeros(self.no_op + 1, dtype=np.int8)
        legal = state.legal_actions(seat)
        may[legal or [self.no_op]] = 1
        return may

    def action_masks(self) -> dict[str, NDArray[np.int8]]:
        """The mask of every agent."""
        return {agent: self.mask(seat) for seat, agent in enumerate(self.possible_agents) if agent in self.agents}

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """One action of every seat; a seat that owes nothing may also be left out."""
        if not self.agents:
            return {}, {}, {}, {}, {}
        state = self.running()
        refused: dict[str, str] = {}
        owing = state.to_act()
        chosen = [int(actions.get(agent, self.no_op)) for agent in self.possible_agents]
        for seat, action in enumerate(chosen):  # who owes something is fixed before anybody acts
            why = None if seat in owing else state.refusal(action, seat)
            if why is not None and action != self.no_op:
                if self.setting.raises:
                    raise IllegalAction(why)
                refused[self.possible_agents[seat]] = why.code
        for seat in () if refused else owing:
            try:
                state.apply_action(chosen[seat], seat)
            except IllegalAction as wrong:
                if self.setting.raises:
                    raise
                refused[self.possible_agents[seat]] = wrong.refusal.code
                break
        over = state.is_terminal() or bool(refused)
        rewards = self.rewards_now(state, refused)
        observations, infos = self.told()
        for agent, code in refused.items():
            infos[agent]["illegal"] = code
        if over:
            self.agents = []
        ended = dict.fromkeys(self.possible_agents, over)
        return observations, rewards, ended, dict.fromkeys(self.possible_agents, False), infos

    def rewards_now(self, state: State, refused: Mapping[str, str]) -> dict[str, float]:
        if refused:
            return {agent: ILLEGAL_REWARD if agent in refused else 0.0 for agent in self.possible_agents}
        if self.setting.by_points:
            before = self.points
            self.points = points_of(state)
            gained = [float(after - earlier) for after, earlier in zip(self.points, before, strict=True)]
        else:
            gained = state.returns()
        return dict(zip(self.possible_agents, gained, strict=True))

    def save(self) -> dict[str, Any]:
        """The position as plain data; `load` continues from it."""
        return self.running().to_dict()

    def load(self, saved: Mapping[str, Any]) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Continue from a position that `save` or `State.to_dict` gave, with these seats."""
        state = self.setting.game.state_from_dict(saved)
        if state.seats != self.setting.seats:
            raise self.setting.game.wrong_seats(state.seats)
        return self.begin(state.clone())

    def render(self) -> str | None:
        return drawn_as_text(self.running()) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held that has to be given back."""

    def running(self) -> State:
        if self.table is None:
            raise RuntimeError("reset() comes before everything else")
        return self.table
