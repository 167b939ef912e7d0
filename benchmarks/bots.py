"""The tables of docs/bots.md: how strong the bots are, what the parts of the search are worth, its speed.

    python benchmarks/bots.py duel GAME SEATS LEVEL OTHER    one seat against others in all other seats
    python benchmarks/bots.py alone GAME LEVEL               points alone
    python benchmarks/bots.py levels             every level against every other, two seats
    python benchmarks/bots.py seats [PART]       search against greedy, by variant and number of seats
    python benchmarks/bots.py parts [PART]       searches that lack something, against greedy
    python benchmarks/bots.py speed [PART]       decisions per second inside the search

PART selects the rows that contain this word, as in `seats advanced`. `BENCH_GAMES` (60) is the number of games per row,
`BENCH_ROUNDS` (6) the number of rounds of `levels`, `BENCH_PROCESSES` (1) the number of processes.
"""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from statistics import median
from time import process_time
from typing import Any

from landfall import Rng, load_game
from landfall.arena import round_robin
from landfall.arena.summary import wilson
from landfall.arena.workers import run_tasks
from landfall.bots import Bot, Knowledge, Search, level_names, make_bot, play_game, play_randomly
from landfall.bots.search import TO_THE_END

GAMES = int(os.environ.get("BENCH_GAMES", "60"))
ROUNDS = int(os.environ.get("BENCH_ROUNDS", "6"))
PROCESSES = int(os.environ.get("BENCH_PROCESSES", "1"))
REPEATS = 5

VARIANTS = ("basic", "family", "advanced")
COUNTS = (2, 3, 4)

BARE: dict[str, Any] = {"trust": 0.0, "looks": 0}
PARTS: dict[str, dict[str, Any]] = {
    "all of it": {},
    "without belief": {"trust": 0.0},
    "without first look": {"looks": 0},
    "without belief and first look": BARE,
    "the same, 20 random decisions before the evaluation": {**BARE, "depth": 20},
    "the same, random play to the end (the bare method)": {**BARE, "depth": TO_THE_END},
    "belief and first look, random play to the end": {"depth": TO_THE_END},
}


@dataclass(slots=True)
class Duel:
    """One seat against bots of another level in all others; every deal is played once from each seat."""

    game: str
    seats: int
    level: str
    other: str

    def __call__(self, number: int) -> tuple[float, float]:
        """The seat's share of the win, and its lead over the mean of the others; alone, its points."""
        deal, own = divmod(number, self.seats)
        state = load_game(self.game).new_initial_state(self.seats, {}, f"match {deal}").clone()
        levels = [self.level if seat == own else self.other for seat in range(self.seats)]
        play_game(state, [make_bot(level, f"m {number}/{seat}") for seat, level in enumerate(levels)], Rng(number))
        winners = state.winners()
        points = [sum(categories.values()) for categories in state.scores()]
        others = [points[seat] for seat in range(self.seats) if seat != own]
        lead = points[own] - (average(others) if others else 0)
        return ((1 / len(winners)) if own in winners else 0.0), lead


@dataclass(slots=True)
class Match:
    """A search and greedy alternate in the seats; every deal is played twice, with the seats swapped."""

    variant: str
    seats: int
    simulations: int
    settings: dict[str, Any]

    def __call__(self, number: int) -> tuple[float, float]:
        """The search's share of the win, and by how many points its seats lead on average."""
        deal, change = divmod(number, 2)
        state = load_game("star-race").new_initial_state(self.seats, {"variant": self.variant}, f"bots {deal}").clone()
        ours = [(seat + change) % 2 == 0 for seat in range(self.seats)]
        bots = [self.bot(mine, f"bots {number}/{seat}") for seat, mine in enumerate(ours)]
        play_game(state, bots, Rng(number))
        winners = state.winners()
        points = [sum(categories.values()) for categories in state.scores()]
        mean = {
            side: average([points[seat] for seat in range(self.seats) if ours[seat] is side]) for side in (True, False)
        }
        return sum(ours[seat] for seat in winners) / len(winners), mean[True] - mean[False]

    def bot(self, mine: bool, seed: str) -> Bot:
        return (
            Search("search", seed, simulations=self.simulations, **self.settings) if mine else make_bot("greedy", seed)
        )


def average(values: list[int]) -> float:
    return sum(values) / len(values)


def row(name: str, match: Match | Duel) -> None:
    played: list[tuple[float, float]] = []
    run_tasks(match, GAMES, PROCESSES, played.append)
    won = sum(share for share, _ in played)
    low, high = wilson(won, GAMES)
    lead = sum(points for _, points in played) / GAMES
    print(f"| {name} | {GAMES} | {won / GAMES:.0%} | {low:.0%}-{high:.0%} | {lead:+.1f} |", flush=True)


def levels() -> None:
    options = {"variant": "basic"}
    ratings = round_robin("star-race", level_names(), ROUNDS, 2, options, seed=1, processes=PROCESSES)
    for one in ratings.rated:
        won = one.won
        print(f"| `{one.bot}` | {one.mu:.1f} | {one.sigma:.1f} | {won.share:.0%} | {won.low:.0%}-{won.high:.0%} |")


def seats(part: str) -> None:
    for variant in VARIANTS:
        for count in COUNTS:
            name = f"{variant}, {count} seats"
            if part in name:
                row(name, Match(variant, count, 400, {}))


def parts(part: str) -> None:
    for name, settings in PARTS.items():
        if part in name:
            row(name, Match("basic", 2, 100, settings))


def speed(part: str) -> None:
    for variant in VARIANTS:
        for count in COUNTS:
            name = f"{variant}, {count} seats"
            if part not in name:
                continue
            start = load_game("star-race").new_initial_state(count, {"variant": variant}, seed=1).clone()
            shares: list[float] = []
            rates: list[float] = []
            simulations: list[float] = []
            for _ in range(REPEATS):  # alternating, so that a busy machine affects all alike
                random = random_play(start)
                inside = in_search(start, TO_THE_END)[0]
                rates.append(random)
                shares.append(inside / random)
                simulations.append(in_search(start)[1])
            share = median(shares)
            figures = f"{max(rates) / 1e6:.2f} M | {share:.0%} | {min(simulations) * 1e6:.0f} us"
            print(f"| {name} | {figures} |", flush=True)


def random_play(start: Any) -> float:
    """Decisions per second."""
    rng = Rng(1)
    began = process_time()
    made = sum(play_randomly(start.clone(), rng) for _ in range(400))
    return made / (process_time() - began)


def in_search(start: Any, depth: int | None = None) -> tuple[float, float]:
    """Decisions per second and seconds per simulation, over decisions spread through a game."""
    state = start.clone()
    rng = Rng(5)
    decisions = simulations = 0
    spent = 0.0
    while not state.is_terminal():
        seat = state.current_player()
        bot = Search("search", 7, simulations=400, **({} if depth is None else {"depth": depth}))
        knowledge = Knowledge.of(state, seat, Rng(1))
        began = process_time()
        bot.choose(knowledge)
        spent += process_time() - began
        decisions += bot.decisions_made
        simulations += bot.simulations_made
        play_randomly(state, rng, 9)
    return decisions / spent, spent / simulations


def duel(words: list[str]) -> None:
    game, seats, level, other = words
    row(f"`{level}` against `{other}`, {game}, {seats} seats", Duel(game, int(seats), level, other))


def alone(words: list[str]) -> None:
    game, level = words
    played: list[float] = []
    run_tasks(Duel(game, 1, level, level), GAMES, PROCESSES, lambda done: played.append(done[1]))
    mean = sum(played) / GAMES
    error = 1.96 * (sum((points - mean) ** 2 for points in played) / GAMES / GAMES) ** 0.5
    print(f"| `{level}`, {game} alone | {GAMES} | {mean:.1f} +- {error:.1f} |", flush=True)


TABLES = {"levels": lambda _: levels(), "seats": seats, "parts": parts, "speed": speed}


def main() -> int:
    table, part = [*sys.argv[1:], "", ""][:2]
    if (table == "duel" and len(sys.argv) == 6) or (table == "alone" and len(sys.argv) == 4):
        (duel if table == "duel" else alone)(sys.argv[2:])
        return 0
    if table not in TABLES:
        print(__doc__, file=sys.stderr)
        return 2
    TABLES[table](part)
    return 0


if __name__ == "__main__":
    sys.exit(main())
