"""PettingZoo's turn-based environment: one agent for each seat, one decision at a time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from landfall.envs.engine.batch import points_of
from landfall.envs.setting import (
    ILLEGAL_REWARD,
    Observation,
    Seeds,
    Setting,
    drawn_as_text,
    mask,
    name_of,
    numbers,
)
from landfall.flow import Game, IllegalAction, State


class SeatsInTurn(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """Every decision of a game in its order. Where seats decide at the same time they do so one after the other:
    none sees what another chooses, and the order makes no difference."""

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
        self.metadata = {
            "name": name_of(self.setting.game),
            "render_modes": ["ansi"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: self.setting.observation_space(self.setting.actions) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.setting.actions) for agent in self.possible_agents}
        self.seeds = Seeds()
        self.table: State | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The same seed is the same game as `new_initial_state` deals for it."""
        self.begin(self.setting.new_state(self.seeds.next(seed)))

    def begin(self, state: State) -> None:
        self.table = state
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.points = points_of(state) if self.setting.by_points else []
        self.agent_selection = self.agents[0]
        self._skip_agent_selection = None
        self.rewarded = False
        if state.is_terminal():
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.ask(state)

    def ask(self, state: State) -> None:
        """Point to the seat that decides next."""
        self.infos[self.agent_selection] = {}
        seat = state.current_player()
        agent = self.possible_agents[seat]
        self.agent_selection = agent
        self.infos[agent] = {"action_mask": mask(state, seat)}

    def observe(self, agent: str) -> Observation:
        """What the seat knows, and what it may do now: nothing if it owes no decision."""
        state = self.running()
        seat = self.seat_of[agent]
        told = self.infos[agent].get("action_mask") if agent in self.infos else None
        may = mask(state, seat) if told is None else told
        return {"observation": numbers(state, seat), "action_mask": may}

    def action_masks(self) -> NDArray[np.int8]:
        """The mask of the agent that is to act."""
        return mask(self.running(), self.seat_of[self.agent_selection])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        state = self.running()
        seat = self.seat_of[agent]
        if self.rewarded:
            self._clear_rewards()
            self.rewarded = False
        self._cumulative_rewards[agent] = 0.0
        try:
            state.apply_action(None if action is None else int(action), seat)
        except IllegalAction as refused:
            if self.setting.raises:
                raise
            self.end(refused, agent)
            return
        over = state.is_terminal()
        if self.setting.by_points:
            points = points_of(state)
            for other, name in enumerate(self.possible_agents):
                self.rewards[name] = float(points[other] - self.points[other])
            self.points = points
            self.rewarded = True
            self._accumulate_rewards()
        elif over:
            self.rewards = dict(zip(self.possible_agents, state.returns(), strict=True))
            self.rewarded = True
            self._accumulate_rewards()
        if over:
            self.infos = {name: {} for name in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.ask(state)

    def end(self, refused: IllegalAction, agent: str) -> None:
        """An illegal action ends the game, as PettingZoo's own games do: its seat loses, the others get nothing."""
        self.infos = {name: {} for name in self.agents}
        self.infos[agent] = {"illegal": refused.refusal.code}
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = ILLEGAL_REWARD
        self.rewarded = True
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def save(self) -> dict[str, Any]:
        """The position as plain data; `load` continues from it."""
        return self.running().to_dict()

    def load(self, saved: Mapping[str, Any]) -> None:
        """Continue from a position that `save` or `State.to_dict` gave, with these seats."""
        state = self.setting.game.state_from_dict(saved)
        if state.seats != self.setting.seats:
            raise self.setting.game.wrong_seats(state.seats)
        self.begin(state.clone())

    def render(self) -> str | None:
        return drawn_as_text(self.running()) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held that has to be given back."""

    def running(self) -> State:
        if self.table is None:
            raise RuntimeError("reset() comes before everything else")
        return self.table
