"""What all environments share: the game with its seats and options, spaces, seeds, rewards."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from landfall.flow import BadSetup, Game, State
from landfall.games import load_game

VERSION = 0  # rises when observations, actions or rewards change, and with it every environment's name
REWARDS = ("terminal", "points")
ILLEGAL = ("end", "raise")
ILLEGAL_REWARD = -1.0

Observation = dict[str, NDArray[Any]]


def name_of(game: Game) -> str:
    """The name an environment is known by, `landfall/star-race-v0`."""
    return f"landfall/{game.id}-v{VERSION}"


class Setting:
    """A game with this many seats and these options, and how an environment rewards."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None,
        options: Mapping[str, Any] | None,
        rewards: str = "terminal",
        illegal: str = "end",
    ) -> None:
        self.game = load_game(game) if isinstance(game, str) else game
        self.seats: int = self.game.seats[0] if seats is None else seats
        if type(self.seats) is not int or self.seats not in self.game.seats:
            raise self.game.wrong_seats(seats)
        self.options = self.game.chosen_options(self.seats, options)
        if rewards not in REWARDS:
            raise BadSetup(f"rewards are {' or '.join(REWARDS)}, not {rewards!r}")
        if illegal not in ILLEGAL:
            raise BadSetup(f"an illegal action makes the game {' or '.join(ILLEGAL)}, not {illegal!r}")
        self.by_points = rewards == "points"
        self.raises = illegal == "raise"
        self.size = self.game.observation_size(self.seats)
        if not self.size:
            raise BadSetup(f"{self.game.title} has no observation: its Game writes observe and observation_layout")
        self.actions = self.game.actions.size

    def observation_space(self, actions: int) -> spaces.Dict:
        """The numbers of `observation_parts`, and 1 for every action that may be taken."""
        low = np.empty(self.size, dtype=np.float32)
        high = np.empty(self.size, dtype=np.float32)
        for part in self.game.observation_parts(self.seats, self.options):
            low[part.start : part.start + part.size()] = part.low
            high[part.start : part.start + part.size()] = part.high
        return spaces.Dict(
            {
                "observation": spaces.Box(low, high, dtype=np.float32),
                "action_mask": spaces.Box(0, 1, (actions,), dtype=np.int8),
            }
        )

    def new_state(self, seed: str) -> State:
        """A new game that keeps no history."""
        return self.game.new_initial_state(self.seats, self.options, seed).clone()


class Seeds:
    """The seed of every game of an environment: the one given, and others that follow from it."""

    def __init__(self) -> None:
        self.seed = secrets.token_hex(16)
        self.number = 0

    def next(self, seed: int | None) -> str:
        """Of a game that begins now; `seed` begins again."""
        if seed is not None:
            self.seed = str(int(seed))
            self.number = 0
        self.number += 1
        return self.seed if self.number == 1 else f"{self.seed}/{self.number}"


def numbers(state: State, seat: int) -> NDArray[np.float32]:
    """What the seat knows."""
    return np.frombuffer(state.observation_tensor(seat), dtype=np.float32)


def mask(state: State, seat: int) -> NDArray[np.int8]:
    """1 for every action that the seat may take."""
    return np.frombuffer(state.legal_actions_mask(seat), dtype=np.int8)


def drawn_as_text(state: State) -> str:
    """The position in a few lines: points, who is to act, what is asked."""
    lines = []
    for seat, scores in enumerate(state.scores()):
        name, total = state.game.total(scores)
        question = state.decision(seat) if seat in state.to_act() else None
        asked = "" if question is None else f", asked: {question.kind}"
        lines.append(f"seat {seat}: {name} {total}{asked}")
    return "\n".join(lines)
