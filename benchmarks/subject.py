"""Our side of the comparison: what `benchmarks/compare.py` measures against other libraries."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import landfall
from landfall.bots.knowledge import Knowledge
from landfall.bots.playing import play_randomly
from landfall.bots.search import TO_THE_END, Search

sys.path.append(str(Path(__file__).resolve().parent.parent / "examples" / "tic_tac_toe"))

import tic_tac_toe  # in examples/, or before it in build/one_build

SEATS = 4
GAME = "star-race"
OPTIONS: Mapping[str, Any] = {"variant": "advanced"}
OTHERS: dict[str, tuple[str, Mapping[str, Any]]] = {
    "antarctica": ("antarctica", {}),
    "planet-unknown": ("planet-unknown", {}),
    "planet-unknown, all boards": ("planet-unknown", {"boards": "all"}),
    "evacuation": ("evacuation", {}),
    "evacuation, every module": (
        "evacuation",
        {"actions": "advanced", "bonuses": "generous", "common_goals": True, "lines": "a"},
    ),
}
MIDGAME = 60
SIMULATIONS = 200

Work = Callable[[], int | None]

rng = landfall.Rng("benchmark")


def play(game: landfall.Game, seats: int, options: Mapping[str, Any]) -> int:
    """One whole random game through the public API, story and record kept; returns its number of decisions."""
    state = game.new_initial_state(seats, options, rng.below(1 << 30))
    decisions = 0
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        decisions += 1
    return decisions


def playing(game: landfall.Game, options: Mapping[str, Any]) -> Work:
    return lambda: play(game, SEATS, options)


def whole_games(game: landfall.Game, options: Mapping[str, Any]) -> Work:
    def one() -> int:
        play(game, SEATS, options)
        return 1

    return one


def copying(game: landfall.Game, options: Mapping[str, Any]) -> Work:
    """Copies of a position some way into a game."""
    middle = game.new_initial_state(SEATS, options, 1)
    for _ in range(MIDGAME):
        middle.apply_action(rng.choice(middle.legal_actions()))

    def copy() -> None:
        middle.clone()

    return copy


def subject() -> dict[str, Work]:
    """Star Race at four seats, its copies, and tic-tac-toe of examples/ on the public API."""
    star_race = landfall.load_game(GAME)
    little = tic_tac_toe.game()
    return {
        "decisions": playing(star_race, OPTIONS),
        "clone": copying(star_race, OPTIONS),
        "framework_ttt": lambda: play(little, 2, {}),
        "mcts": searching(star_race),
    }


def others() -> dict[str, Work]:
    """The larger games at four seats: whole random games and copies."""
    works: dict[str, Work] = {}
    for name, (game_id, options) in OTHERS.items():
        game = landfall.load_game(game_id)
        works[f"decisions {name}"] = playing(game, options)
        works[f"games {name}"] = whole_games(game, options)
        works[f"clone {name}"] = copying(game, options)
    return works


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
    """Ours against ours: decisions per second inside a search, compared with compiled random play of whole games."""
    star_race = landfall.load_game(GAME)
    start = star_race.new_initial_state(SEATS, OPTIONS, 1).clone()
    return {"rollouts": (searching(star_race), lambda: play_randomly(start.clone(), rng))}


def one_build() -> dict[str, Work]:
    """Tic-tac-toe compiled together with flow by benchmarks/one_build.py."""
    file = tic_tac_toe.__file__ or ""
    assert not file.endswith(".py"), f"{file} is not compiled"
    little = tic_tac_toe.game()
    return {"framework_ttt compiled": lambda: play(little, 2, {})}
