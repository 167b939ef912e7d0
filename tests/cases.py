"""Every game, number of seats and option value: what the tests for all games run over."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import landfall
from landfall.flow import Game, Rng, State
from tests.flow import made_up

EXAMPLES = Path(__file__).parent.parent / "examples"


def register_games() -> None:
    """Add the made-up game and the example game for this process."""
    folder = str(EXAMPLES / "tic_tac_toe")
    if folder not in sys.path:
        sys.path.append(folder)
    landfall.register("harbour", made_up.game)
    landfall.register("tic-tac-toe", tic_tac_toe)


def tic_tac_toe() -> Game:
    import tic_tac_toe

    made: Game = tic_tac_toe.game()
    return made


class Case(NamedTuple):
    """One way to start a game."""

    game_id: str
    seats: int
    chosen: tuple[tuple[str, Any], ...]

    @property
    def game(self) -> Game:
        return landfall.load_game(self.game_id)

    @property
    def options(self) -> dict[str, Any]:
        return dict(self.chosen)

    def start(self, seed: int | str) -> State:
        return self.game.new_initial_state(self.seats, self.options, seed)

    def __str__(self) -> str:
        return "-".join([self.game_id, str(self.seats), *(str(value) for _, value in self.chosen)])


def option_sets(game: Game, seats: int) -> Iterator[dict[str, Any]]:
    """The defaults, each other value of each option alone, and rows in which all options change together."""
    defaults = {option.name: option.default for option in game.options}
    wanted = [defaults]
    for option in game.options:
        wanted += [{**defaults, option.name: value} for value in option.values]
    for row in range(max((len(option.values) for option in game.options), default=0)):
        wanted.append({option.name: option.values[row % len(option.values)] for option in game.options})
    seen = []
    for options in wanted:
        if options in seen:
            continue
        seen.append(options)
        try:
            game.check_options(seats, options)
        except landfall.BadSetup:
            continue  # this number of seats does not allow it
        yield options


def cases(game_id: str) -> list[Case]:
    game = landfall.load_game(game_id)
    return [
        Case(game_id, seats, tuple(options.items())) for seats in game.seats for options in option_sets(game, seats)
    ]


def all_cases() -> list[Case]:
    register_games()
    return [case for game_id in landfall.game_ids() for case in cases(game_id)]


def pick(state: State, rng: Rng) -> tuple[int, int]:
    """A random legal action and the seat that takes it, any of those that owe a decision."""
    seat = rng.choice(list(state.to_act()))
    return rng.choice(state.legal_actions(seat)), seat


def walk(case: Case, seed: int | str, most: int = 5000) -> Iterator[State]:
    """The positions of a random game, from the start to the end. The state given is the same one, moved on."""
    rng = Rng(f"walk {seed}")
    state = case.start(seed)
    yield state
    for _ in range(most):
        if state.is_terminal():
            return
        state.apply_action(*pick(state, rng))
        yield state
    raise AssertionError(f"{case} with seed {seed} is not over after {most} actions")


def again(state: State) -> State:
    """The same position read back from what is stored: nothing cached, a history that starts here."""
    return state.game.state_from_dict(state.to_dict())
