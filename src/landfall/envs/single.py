"""Gymnasium's environment: one seat learns, bots sit in the others."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from landfall.bots import make_bot
from landfall.bots.bot import Bot
from landfall.envs.engine.batch import points_of
from landfall.envs.engine.opponents import Opponents
from landfall.envs.setting import (
    ILLEGAL_REWARD,
    Observation,
    Seeds,
    Setting,
    drawn_as_text,
    mask,
    numbers,
)
from landfall.flow import BadSetup, Game, IllegalAction, Rng, State

# A level's name, a bot, or what makes a bot for a seed.
Opponent = str | Bot | Callable[[str], Bot]


def one_each(opponents: Opponent | Sequence[Opponent], seats: int) -> list[Opponent]:
    """The opponents in the order of their seats; one alone stands for all."""
    if isinstance(opponents, (str, Bot)) or callable(opponents):
        return [opponents] * (seats - 1)
    if len(opponents) != seats - 1:
        raise BadSetup(f"at a table of {seats} there are {seats - 1} opponents, not {len(opponents)}")
    return list(opponents)


def seated(opponents: Sequence[Opponent], seat: int, seed: str) -> Opponents:
    """The bots around the learner's seat, all drawn from one seed."""
    bots: list[Bot | None] = []
    for at, opponent in enumerate(opponents):
        if isinstance(opponent, Bot):
            bots.append(opponent)
        elif isinstance(opponent, str):
            bots.append(make_bot(opponent, f"{seed}/opponent/{at}"))
        else:
            bots.append(opponent(f"{seed}/opponent/{at}"))
    bots.insert(seat, None)
    return Opponents(bots, Rng(f"{seed}/knowledge"))


class OneSeat(gymnasium.Env[Observation, Any]):
    """The learner's decisions alone; the bots play in between."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  Gymnasium asks the class for it

    def __init__(
        self,
        game: str | Game,
        opponents: Opponent | Sequence[Opponent] = "random",
        *,
        seat: int = 0,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        rewards: str = "terminal",
        illegal: str = "end",
        render_mode: str | None = None,
    ) -> None:
        if seats is None and not isinstance(opponents, (str, Bot)) and not callable(opponents):
            seats = len(opponents) + 1
        self.setting = Setting(game, seats, options, rewards, illegal)
        if type(seat) is not int or not 0 <= seat < self.setting.seats:
            raise BadSetup(f"the learner's seat is 0 to {self.setting.seats - 1}, not {seat!r}")
        self.opponents = one_each(opponents, self.setting.seats)
        self.seat = seat
        self.render_mode = render_mode
        self.observation_space = cast(Any, self.setting.observation_space(self.setting.actions))
        self.action_space = spaces.Discrete(self.setting.actions)
        self.seeds = Seeds()
        self.table: State | None = None
        self.over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, at the learner's first decision."""
        super().reset(seed=seed)
        while True:
            dealt = self.seeds.next(seed)
            told = self.begin(self.setting.new_state(dealt), dealt)
            if not self.over:
                return told
            seed = None  # the bots have ended it before the learner's first decision

    def begin(self, state: State, seed: str) -> tuple[Observation, dict[str, Any]]:
        self.table = state
        self.bots = seated(self.opponents, self.seat, seed)
        self.bots.play(state)
        self.over = state.is_terminal()
        self.points = points_of(state)[self.seat] if self.setting.by_points else 0
        return self.told()

    def told(self) -> tuple[Observation, dict[str, Any]]:
        state = self.running()
        may = mask(state, self.seat)
        return {"observation": numbers(state, self.seat), "action_mask": may}, {"action_mask": may}

    def action_masks(self) -> NDArray[np.int8]:
        """The learner's mask, under the name that sb3-contrib asks for."""
        return mask(self.running(), self.seat)

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        state = self.running()
        if self.over:
            raise RuntimeError("the game is over: reset() deals another")
        try:
            state.apply_action(int(action), self.seat)
        except IllegalAction as refused:
            if self.setting.raises:
                raise
            self.over = True
            seen, info = self.told()
            return seen, ILLEGAL_REWARD, True, False, {**info, "illegal": refused.refusal.code}
        self.bots.play(state)
        self.over = state.is_terminal()
        if self.setting.by_points:
            points = points_of(state)[self.seat]
            reward = float(points - self.points)
            self.points = points
        else:
            reward = float(state.returns()[self.seat]) if self.over else 0.0
        seen, info = self.told()
        return seen, reward, self.over, False, info

    def save(self) -> dict[str, Any]:
        """The position as plain data; `load` continues from it."""
        return self.running().to_dict()

    def load(self, saved: Mapping[str, Any], seed: int = 0) -> tuple[Observation, dict[str, Any]]:
        """Continue from a position that `save` or `State.to_dict` gave; the bots are drawn again from the seed."""
        state = self.setting.game.state_from_dict(saved)
        if state.seats != self.setting.seats:
            raise self.setting.game.wrong_seats(state.seats)
        return self.begin(state.clone(), f"load/{seed}")

    def render(self) -> Any:
        return drawn_as_text(self.running()) if self.render_mode == "ansi" else None

    def running(self) -> State:
        if self.table is None:
            raise RuntimeError("reset() comes before everything else")
        return self.table
