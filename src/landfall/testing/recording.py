"""Play games until they show all that must appear, and keep few of them.

    python -m landfall.testing.recording GAME FOLDER

The games are written to FOLDER/GAME-01.json and so on and replace the earlier ones. Games kept for another reason, for
example a bug, have another name and stay. Run this when a game's rules version changes.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import landfall
from landfall.flow import Rng, State
from landfall.testing.cases import Case, every_option_set
from landfall.testing.recorded import RecordedGame, marks_of

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


def play(case: Case, seed: int, policy: Policy) -> State:
    rng = Rng(f"recorded {seed}")
    state = case.start(seed)
    while not state.is_terminal():
        state.apply_action(*policy(state, rng))
    return state


def played_games(game_id: str, policies: tuple[Policy, ...] = POLICIES) -> Iterator[State]:
    """An endless series of finished games: all cases and ways to play in turn."""
    game = landfall.load_game(game_id)
    cases = [Case(game_id, seats, tuple(o.items())) for seats in game.seats for o in every_option_set(game, seats)]
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


def record(game_id: str, folder: Path, policies: tuple[Policy, ...] = POLICIES) -> list[str]:
    """Write the games of one game; returns what could not be shown."""
    game = landfall.load_game(game_id)
    missing = set(game.must_appear())
    played: list[tuple[State, set[str]]] = []
    for number, state in enumerate(played_games(game_id, policies), start=1):
        marks = marks_of(state)
        if marks & missing or not played:
            played.append((state, marks))
            missing -= marks
        if not missing or number == MOST_GAMES:
            break
    folder.mkdir(parents=True, exist_ok=True)
    for path in folder.glob("*.json"):
        if re.fullmatch(rf"{game_id}-\d+\.json", path.name):
            path.unlink()
    kept = fewest(set(game.must_appear()) - missing, played) or [(played[0][0], set())]
    for number, (state, adds) in enumerate(kept, start=1):
        RecordedGame.of(state, adds).write(folder / f"{game_id}-{number:02}.json")
    print(f"{game_id}: {len(kept)} games kept")
    return sorted(missing)


def main(game_id: str, folder: Path, policies: tuple[Policy, ...] = POLICIES) -> int:
    missing = record(game_id, folder, policies)
    for mark in missing:
        print(f"{game_id}: no game of {MOST_GAMES} shows {mark!r}")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], Path(sys.argv[2])))
