"""Numbers of seats and option values of a game, and random games of each: what the tests for all games run over."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any, NamedTuple

import landfall
from landfall.flow import Game, Rng, State

MANY = 16  # combinations of options per number of seats; if there are more, a few stand for all


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


def allowed(game: Game, seats: int, options: dict[str, Any]) -> bool:
    try:
        game.check_options(seats, options)
    except landfall.BadSetup:
        return False
    return True


def every_option_set(game: Game, seats: int) -> list[dict[str, Any]]:
    """All options in all combinations that this number of seats allows."""
    names = [option.name for option in game.options]
    combined = product(*(option.values for option in game.options))
    every = [dict(zip(names, values, strict=True)) for values in combined]
    return [options for options in every if allowed(game, seats, options)]


def few_option_sets(game: Game, seats: int) -> list[dict[str, Any]]:
    """A few combinations in which every value that this number of seats allows appears."""
    every = every_option_set(game, seats)
    missing = {(name, value) for options in every for name, value in options.items()}
    few: list[dict[str, Any]] = []
    while missing or not few:
        best = max(every, key=lambda options: len(missing & set(options.items())))
        few.append(best)
        missing -= set(best.items())
    return few


def spread(game: Game) -> list[Case]:
    """A few cases of a game with very many: every number of seats and every value of every option appears."""
    cases: list[Case] = []
    missing = {
        (name, value)
        for seats in game.seats
        for options in few_option_sets(game, seats)
        for name, value in options.items()
    }
    counts = list(game.seats)
    while missing or len(cases) < len(counts):
        seats = counts[len(cases) % len(counts)]
        best = max(every_option_set(game, seats), key=lambda options: len(missing & set(options.items())))
        cases.append(Case(game.id, seats, tuple(best.items())))
        missing -= set(best.items())
    return cases


def cases_of(game: Game, option_sets: Callable[[Game, int], list[dict[str, Any]]]) -> list[Case]:
    """The cases of a game; `LANDFALL_ALL_CASES=1` keeps all of them even if there are very many."""
    very_many = any(len(every_option_set(game, seats)) > MANY for seats in game.seats)
    if very_many and os.environ.get("LANDFALL_ALL_CASES") != "1":
        return spread(game)
    return [
        Case(game.id, seats, tuple(options.items())) for seats in game.seats for options in option_sets(game, seats)
    ]


def pick(state: State, rng: Rng) -> tuple[int, int]:
    """A random legal action and the seat that takes it, any of those that must decide."""
    seat = rng.choice(list(state.to_act()))
    return rng.choice(state.legal_actions(seat)), seat


def walk(case: Case, seed: int | str, most: int = 5000) -> Iterator[State]:
    """The positions of a random game, from the start to the end. It is always the same state, one move further."""
    rng = Rng(f"walk {seed}")
    state = case.start(seed)
    yield state
    for _ in range(most):
        if state.is_terminal():
            return
        state.apply_action(*pick(state, rng))
        yield state
    raise AssertionError(f"{case} with seed {seed} is not over after {most} actions")


def stretch(case: Case, seed: int | str, about: int) -> Iterator[State]:
    """About this many positions of a random game, evenly spread, including the first and the last."""
    length = sum(1 for _ in walk(case, seed))
    stride = max(1, length // about)
    for number, state in enumerate(walk(case, seed)):
        if number % stride == 0 or state.is_terminal():
            yield state


def again(state: State) -> State:
    """The same position read back from its stored form: nothing cached, a history that starts here."""
    return state.game.state_from_dict(state.to_dict())
