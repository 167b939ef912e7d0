"""Our side of the comparison: what `benchmarks/compare.py` times beside the peers."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import landfall
from landfall.bots.knowledge import Knowledge
from landfall.bots.playing import play_randomly
from landfall.bots.search import TO_THE_END, Search

sys.path.append(str(Path(__file__).resolve().parent.parent / "examples" / "tic_tac_toe"))

import tic_tac_toe  # in examples/, or before it in build/one_build

GAME = "star-race"
SEATS = 4
OPTIONS = {"variant": "advanced"}
MIDGAME = 60
SIMULATIONS = 200

Work = Callable[[], int | None]

rng = landfall.Rng("benchmark")


def play(game: landfall.Game, seats: int, options: dict[str, str]) -> int:
    """One whole random game through the public contract, story and record kept; its number of decisions."""
    state = game.new_initial_state(seats, options, rng.below(1 << 30))
    decisions = 0
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        decisions += 1
    return decisions


def midgame(game: landfall.Game) -> landfall.State:
    """A position some way into a game."""
    state = game.new_initial_state(SEATS, OPTIONS, 1)
    for _ in range(MIDGAME):
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def subject() -> dict[str, Work]:
    """Star Race at four seats, its copies, and tic-tac-toe of examples/ on the public contract."""
    star_race = landfall.load_game(GAME)
    little = tic_tac_toe.game()
    middle = midgame(star_race)

    def copy() -> None:
        middle.clone()

    return {
        "decisions": lambda: play(star_race, SEATS, OPTIONS),
        "clone": copy,
        "framework_ttt": lambda: play(little, 2, {}),
        "mcts": searching(star_race),
    }


def searching(game: landfall.Game) -> Callable[[], int]:
    """One search with random play to the end; returns the decisions made in tree and rollouts."""
    state = game.new_initial_state(SEATS, OPTIONS, 1)
    bot = Search("benchmark", 1, simulations=SIMULATIONS, depth=TO_THE_END)
    knowledge = Knowledge.of(state, state.current_player(), rng)

    def search() -> int:
        bot.choose(knowledge)
        return bot.decisions_made

    return search


def shares() -> dict[str, tuple[Work, Work]]:
    """Ours beside ours: decisions a second inside a search, against compiled random play of whole games."""
    star_race = landfall.load_game(GAME)
    start = star_race.new_initial_state(SEATS, OPTIONS, 1).clone()
    return {"rollouts": (searching(star_race), lambda: play_randomly(start.clone(), rng))}


def one_build() -> dict[str, Work]:
    """Tic-tac-toe compiled together with flow by benchmarks/one_build.py."""
    file = tic_tac_toe.__file__ or ""
    assert not file.endswith(".py"), f"{file} is not compiled"
    little = tic_tac_toe.game()
    return {"framework_ttt compiled": lambda: play(little, 2, {})}
