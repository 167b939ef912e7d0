"""What a choice is worth: games played to their end from states drawn from what the seat knew."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from time import perf_counter
from typing import Any

from landfall.bots import make_bot
from landfall.bots.greedy import judge_all, some_of
from landfall.bots.knowledge import Knowledge
from landfall.flow import Rng, State
from landfall.games import load_game

LOOKED_AT = 4  # actions that a rollout compares per decision
LEAST = 4  # simulations, however little time there is
LINE = 6  # decisions of a better line
ADVISER = "greedy"


@dataclass(slots=True)
class Worth:
    """Of a choice, by seat: means over the simulations, and what each simulation came to."""

    wins: list[list[float]] = field(default_factory=list)  # per simulation, by seat: a share of the victory
    points: list[list[float]] = field(default_factory=list)
    sources: list[dict[str, int]] = field(default_factory=list)  # of the seat that chose

    def win_chances(self) -> list[float]:
        return means(self.wins)

    def expected_points(self) -> list[float]:
        return means(self.points)

    def errors(self) -> list[float]:
        """The standard errors of the win chances."""
        return [standard_error([row[seat] for row in self.wins]) for seat in range(len(self.wins[0]))]

    def errors_against(self, other: Worth) -> list[float]:
        """The standard errors of the differences to another choice, in the same deals."""
        pairs = list(zip(self.wins, other.wins, strict=True))
        return [standard_error([one[seat] - two[seat] for one, two in pairs]) for seat in range(len(self.wins[0]))]

    def by_source(self) -> dict[str, float]:
        names = dict.fromkeys(name for row in self.sources for name in row)
        return {name: sum(row.get(name, 0) for row in self.sources) / len(self.sources) for name in names}


@dataclass(slots=True)
class Weighed:
    """A decision, weighed: ordinary play, what was chosen, and what the bot would have chosen, in the same deals."""

    number: int
    best: int
    line: list[int]
    ordinary: Worth  # everybody chooses as the simulations do, here too
    chosen: Worth
    advised: Worth


@dataclass(slots=True)
class Weighing:
    """What a worker needs to weigh a decision by its number. The positions are weighed from the mover's knowledge."""

    game: str
    positions: list[dict[str, Any]]
    movers: list[int]
    actions: list[int]
    seed: str
    simulations: int
    seconds: float | None  # per decision, instead of the simulations

    def __call__(self, number: int) -> Weighed:
        state = load_game(self.game).read_state(self.positions[number])
        seat, action = self.movers[number], self.actions[number]
        rng = Rng(f"{self.seed}/{number}")
        knowledge = Knowledge.of(state, seat, rng.child("bot"))
        best = make_bot(ADVISER, f"{self.seed}/{number}/bot").choose(knowledge)
        ordinary, chosen, advised = Worth(), Worth(), Worth()
        started = perf_counter()
        sample = 0
        while True:
            if self.seconds is None:
                if sample >= self.simulations:
                    break
            elif sample >= LEAST and perf_counter() - started >= self.seconds:
                break
            drawn = state.sample(seat, rng.child(f"deal {sample}"))
            play_out(drawn.clone(), seat, None, rng.child(f"play {sample}"), ordinary)
            play_out(drawn.clone(), seat, action, rng.child(f"play {sample}"), chosen)
            if best != action:
                play_out(drawn, seat, best, rng.child(f"play {sample}"), advised)
            sample += 1
        line = line_from(knowledge, best, f"{self.seed}/{number}/line") if best != action else [best]
        return Weighed(number, best, line, ordinary, chosen, advised if best != action else chosen)


def play_out(state: State, seat: int, action: int | None, rng: Rng, worth: Worth) -> None:
    """Take the action, if one is given, and play to the end by quick choices; note how it ended."""
    if action is not None:
        state.play(action, seat)
    while not state.is_terminal():
        mover = state.current_player()
        state.play(quick_choice(state, mover, rng), mover)
    winners = state.winners()
    shares = [1.0 / len(winners) if other in winners else 0.0 for other in range(state.seats)]
    scores = state.scores()
    if state.seats == 1:  # nobody is beaten: how good it was
        shares = [(state.returns()[0] + 1.0) / 2.0]
    worth.wins.append(shares)
    worth.points.append([float(sum(points.values())) for points in scores])
    worth.sources.append(dict(scores[seat]))


def quick_choice(state: State, seat: int, rng: Rng) -> int:
    """The best of a few legal actions by the game's own evaluation."""
    legal = state.legal_actions(seat)
    if len(legal) == 1:
        return legal[0]
    some = some_of(legal, LOOKED_AT, rng) if len(legal) > LOOKED_AT else legal
    values = judge_all(state, some, seat, 1, rng)
    return some[max(range(len(some)), key=lambda at: values[at])]


def line_from(knowledge: Knowledge, first: int, seed: str) -> list[int]:
    """The better choice and what the bot would choose next, as long as the seat decides."""
    state = knowledge.sample(Rng(seed))
    bot = make_bot(ADVISER, seed)
    line = [first]
    state.play(first, knowledge.seat)
    while len(line) < LINE and knowledge.seat in state.to_act():
        action = bot.choose(Knowledge.of(state, knowledge.seat, Rng(f"{seed}/{len(line)}")))
        line.append(action)
        state.play(action, knowledge.seat)
    return line


def means(rows: list[list[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def standard_error(values: list[float]) -> float:
    """Of the mean of these values."""
    count = len(values)
    if count < 2:
        return 0.0
    mean = sum(values) / count
    return sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)
