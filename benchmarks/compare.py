"""The engines against other libraries, in one process, in alternating equal slices of CPU time: ours, theirs, ours.

    ./dev bench [MODULE[:FUNCTION]]      FUNCTION defaults to `subject`, MODULE to `subject`: benchmarks/subject.py

FUNCTION() returns callables, any of:

    decisions      play one whole random game, return its number of decisions
    games          play one whole random game, return 1
    clone          copy a state in mid-game, return None
    framework_ttt  play one random tic-tac-toe written on the public API, return its number of decisions
    env            play one random masked game through the PettingZoo environment, return its number of decisions
    mcts           run one search on a state in mid-game, return the number of decisions in its rollouts

A name may be followed by other words, as in `framework_ttt compiled` or `clone antarctica`. Each line printed is one
measure: ours / theirs (above 1: ours is faster) with its quartiles over the pairs, so that a noisy machine affects both
alike. A library that is not installed is left out.

`BENCH_PAIRS` (9) is the number of pairs, `BENCH_SLICE` (0.4) the CPU seconds per slice.
"""

from __future__ import annotations

import importlib
import json
import os
import random
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

PAIRS = int(os.environ.get("BENCH_PAIRS", "9"))
SLICE = float(os.environ.get("BENCH_SLICE", "0.4"))
CHEAP_CALLS = 64
CATAN_MIDGAME = 300

Work = Callable[[], int | None]

rng = random.Random(1)


def catanatron_catan() -> dict[str, Work]:
    """Catan with four random players."""
    from catanatron import Color, Game, RandomPlayer
    from catanatron.game import TURNS_LIMIT

    colors = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]

    def play(limit: int | None = None) -> tuple[Any, int]:
        game = Game([RandomPlayer(color) for color in colors], seed=rng.randrange(2**31))
        decisions = 0
        while decisions != limit and game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            legal = getattr(game, "playable_actions", None) or game.state.playable_actions
            game.execute(rng.choice(legal))
            decisions += 1
        return game, decisions

    middle, _ = play(CATAN_MIDGAME)

    def clone() -> None:
        middle.copy()

    def whole_game() -> int:
        play()
        return 1

    return {"decisions": lambda: play()[1], "games": whole_game, "clone": clone}


def open_spiel_tic_tac_toe() -> dict[str, Work]:
    """OpenSpiel's tic-tac-toe written in Python: the framework's own cost, like for like."""
    import open_spiel.python.games  # noqa: F401  registers the game
    import pyspiel

    game = pyspiel.load_game("python_tic_tac_toe")

    def play() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
        return decisions

    return {"framework_ttt": play}


def pettingzoo_connect_four() -> dict[str, Work]:
    """PettingZoo's connect four through its environment."""
    import numpy as np
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.env()

    def play() -> int:
        env.reset(seed=rng.randrange(2**31))
        decisions = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
                decisions += 1
        return decisions

    return {"env": play}


def open_spiel_mcts() -> dict[str, Work]:
    """OpenSpiel's Python MCTS on backgammon; only the decisions in its rollouts are counted."""
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import mcts

    game = pyspiel.load_game("backgammon")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.chance_outcomes())[0])
    decisions = 0

    class Counting(mcts.RandomRolloutEvaluator):  # type: ignore[misc]
        def evaluate(self, state: Any) -> Any:
            nonlocal decisions
            rollout = state.clone()
            while not rollout.is_terminal():
                if rollout.is_chance_node():
                    outcomes, chances = zip(*rollout.chance_outcomes(), strict=True)
                    rollout.apply_action(self._random_state.choice(outcomes, p=chances))
                else:
                    rollout.apply_action(self._random_state.choice(rollout.legal_actions()))
                    decisions += 1
            return np.array(rollout.returns())

    evaluator = Counting(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 2.0, 20, evaluator, solve=False, random_state=np.random.RandomState(1))

    def search() -> int:
        nonlocal decisions
        decisions = 0
        bot.step(state)
        return decisions

    return {"mcts": search}


PEERS = (catanatron_catan, open_spiel_tic_tac_toe, pettingzoo_connect_four, open_spiel_mcts)


def rate(work: Work) -> float:
    """Units of work per CPU second, over one slice."""
    start, units = time.process_time(), 0
    while True:
        done = work()
        if done is None:  # a cheap call: look at the clock less often
            for _ in range(CHEAP_CALLS - 1):
                work()
            done = CHEAP_CALLS
        units += done
        spent = time.process_time() - start
        if spent >= SLICE:
            return units / spent


def compare(ours: Work, theirs: Work) -> dict[str, float]:
    rate(ours), rate(theirs)  # warm both up
    pairs = [(rate(ours), rate(theirs)) for _ in range(PAIRS)]
    low, middle, high = statistics.quantiles([a / b for a, b in pairs], n=4, method="inclusive")
    return {
        "ratio": round(middle, 3),
        "ratio_low": round(low, 3),
        "ratio_high": round(high, 3),
        "ours_per_s": round(statistics.median(a for a, _ in pairs), 1),
        "theirs_per_s": round(statistics.median(b for _, b in pairs), 1),
    }


def main() -> None:
    sys.path.insert(0, str(Path(__file__).resolve().parent))
    module, _, function = (sys.argv[1] if len(sys.argv) > 1 else "subject").partition(":")
    subject = importlib.import_module(module)
    ours: dict[str, Work] = getattr(subject, function or "subject")()
    for peer in PEERS:
        try:
            theirs = peer()
        except ImportError as missing:
            print(f"# {peer.__name__}: {missing}", file=sys.stderr)
            continue
        for measure, work in ours.items():
            their_work = theirs.get(measure.split()[0])
            if their_work is None:
                continue
            result = compare(work, their_work)
            print(json.dumps({"measure": measure, "peer": peer.__name__, **result}), flush=True)
    if not function:
        for measure, (work, plain) in subject.shares().items():
            result = compare(work, plain)
            print(json.dumps({"measure": measure, "peer": "our random play", **result}), flush=True)


if __name__ == "__main__":
    main()
