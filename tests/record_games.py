"""`python -m tests.record_games GAME ...`: play games until they show all that must appear, and keep few of them.

The games are written to tests/games_recorded/GAME-01.json and so on and replace the earlier ones. Games kept for
another reason, for example a bug, have another name and stay. Run this when a game's rules version changes.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from itertools import count

import landfall
from landfall.flow import Rng, State
from tests.cases import Case, every_option_set, register_games
from tests.recorded import FOLDER, RecordedGame, marks_of, recorded_games

MOST_GAMES = 4000

Policy = Callable[[State, Rng], tuple[int, int]]


def at_random(state: State, rng: Rng) -> tuple[int, int]:
    seat = rng.choice(list(state.to_act()))
    return rng.choice(state.legal_actions(seat)), seat


def by_outlook(best: bool) -> Policy:
    """Takes the action after which the seat's outlook is best, or worst: bad play shows what good play does not."""

    def policy(state: State, rng: Rng) -> tuple[int, int]:
        seat = rng.choice(list(state.to_act()))
        actions = state.legal_actions(seat)[:]
        rng.shuffle(actions)
        outlooks = []
        for action in actions[:12]:
            tried = state.clone()
            tried.play(action, seat)
            outlooks.append(tried.evaluation(seat))
        chosen = max(outlooks) if best else min(outlooks)
        return actions[outlooks.index(chosen)], seat

    return policy


POLICIES: tuple[Policy, ...] = (at_random, by_outlook(best=True), at_random, by_outlook(best=False))


def policies_of(game_id: str) -> tuple[Policy, ...]:
    """The ways to play any game, and those of this game's own tests (`steering`), which reach what others do not."""
    name = f"tests.games.{game_id.replace('-', '_')}.steering"
    if find_spec(f"tests.games.{game_id.replace('-', '_')}") is None or find_spec(name) is None:
        return POLICIES
    own: tuple[Policy, ...] = import_module(name).POLICIES
    return (*POLICIES, *own)


def play(case: Case, seed: int, policy: Policy) -> State:
    rng = Rng(f"recorded {seed}")
    state = case.start(seed)
    while not state.is_terminal():
        state.apply_action(*policy(state, rng))
    return state


def played_games(game_id: str) -> Iterator[State]:
    """An endless series of finished games: all cases and ways to play in turn."""
    game = landfall.load_game(game_id)
    cases = [Case(game_id, seats, tuple(o.items())) for seats in game.seats for o in every_option_set(game, seats)]
    policies = policies_of(game_id)
    for seed in count(1):
        for number, case in enumerate(cases):
            yield play(case, seed, policies[(seed + number) % len(policies)])


def fewest(wanted: set[str], played: list[tuple[State, set[str]]]) -> list[tuple[State, set[str]]]:
    """A few games that show everything wanted, each with what it adds: always the game that adds most."""
    kept = []
    missing = set(wanted)
    while missing:
        state, marks = max(played, key=lambda one: len(one[1] & missing))
        kept.append((state, marks & missing))
        missing -= marks
    return kept


def record(game_id: str) -> list[str]:
    """Write the games of one game; returns what could not be shown."""
    game = landfall.load_game(game_id)
    missing = set(game.must_appear())
    played: list[tuple[State, set[str]]] = []
    for number, state in enumerate(played_games(game_id), start=1):
        marks = marks_of(state)
        if marks & missing or not played:
            played.append((state, marks))
            missing -= marks
        if not missing or number == MOST_GAMES:
            break
    for path in recorded_games():
        if re.fullmatch(rf"{game_id}-\d+\.json", path.name):
            path.unlink()
    FOLDER.mkdir(exist_ok=True)
    kept = fewest(set(game.must_appear()) - missing, played) or [(played[0][0], set())]
    for number, (state, adds) in enumerate(kept, start=1):
        RecordedGame.of(state, adds).write(FOLDER / f"{game_id}-{number:02}.json")
    print(f"{game_id}: {len(kept)} games kept")
    return sorted(missing)


def main(game_ids: list[str]) -> int:
    register_games()
    complete = True
    for game_id in game_ids or landfall.game_ids():
        for mark in record(game_id):
            print(f"{game_id}: no game of {MOST_GAMES} shows {mark!r}")
            complete = False
    return 0 if complete else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
