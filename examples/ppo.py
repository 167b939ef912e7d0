"""PPO in one file: a network learns Star Race for two in `vec_env`, first against itself, then against a bot.

    python examples/ppo.py [MINUTES] [GAME] [CURVE.csv]

Needs numpy alone (`pip install "landfall[rl]"`). While it plays itself, what a position is worth is said from the side
of the seat that decides: in a game for two the next seat's value counts with the opposite sign.
"""

import os
import sys
import time
from pathlib import Path
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the matrices are small: a second thread would only wait

import numpy as np
from numpy.typing import NDArray

from landfall import envs

Array = NDArray[np.float32]

GAMES, STEPS = 128, 128  # a round: so many games side by side, so many decisions in each
WIDTH = 128  # of the two hidden layers
EPOCHS, BATCH = 3, 1024
RATE, CLIP, ENTROPY, VALUE = 1e-3, 0.2, 0.01, 0.5
LAMBDA = 0.95  # how far an advantage looks ahead
WARM_UP = 0.4  # of the time: the network plays itself, which is seventy times as fast as against a bot that thinks


class Network:
    """Two hidden layers; out come a number for every action and one for the value. Trained by Adam."""

    def __init__(self, size: int, actions: int, rng: np.random.Generator) -> None:
        def layer(inputs: int, outputs: int, gain: float) -> Array:
            drawn = rng.standard_normal((inputs, outputs), dtype=np.float32)
            return np.asarray(drawn * (gain / np.sqrt(inputs)), dtype=np.float32)

        widths = {"1": (size, WIDTH, 1.4), "2": (WIDTH, WIDTH, 1.4), "p": (WIDTH, actions, 0.01), "v": (WIDTH, 1, 1.0)}
        self.weights: dict[str, Array] = {}
        for name, (inputs, outputs, gain) in widths.items():
            self.weights["w" + name] = layer(inputs, outputs, gain)
            self.weights["b" + name] = np.zeros(outputs, dtype=np.float32)
        self.means = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.squares = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.steps = 0

    def __call__(self, seen: Array) -> tuple[Array, Array, Array, Array]:
        """Both hidden layers, the logits and the values."""
        w = self.weights
        first = np.maximum(seen @ w["w1"] + w["b1"], 0.0)
        second = np.maximum(first @ w["w2"] + w["b2"], 0.0)
        return first, second, second @ w["wp"] + w["bp"], (second @ w["wv"] + w["bv"])[:, 0]

    def learn(self, seen: Array, hidden: tuple[Array, Array], of_logits: Array, of_values: Array, rate: float) -> None:
        """One step down the gradients, given those of the outputs."""
        first, second = hidden
        w = self.weights
        of_value = of_values[:, None]
        back = (of_logits @ w["wp"].T + of_value @ w["wv"].T) * (second > 0)
        back_first = (back @ w["w2"].T) * (first > 0)
        gradients = {
            "wp": second.T @ of_logits, "bp": of_logits.sum(0),
            "wv": second.T @ of_value, "bv": of_value.sum(0),
            "w2": first.T @ back, "b2": back.sum(0),
            "w1": seen.T @ back_first, "b1": back_first.sum(0),
        }  # fmt: skip
        length = np.sqrt(sum(float((gradient**2).sum()) for gradient in gradients.values()))
        self.steps += 1
        for name, gradient in gradients.items():
            gradient *= min(1.0, 0.5 / (length + 1e-8))
            self.means[name] += 0.1 * (gradient - self.means[name])
            self.squares[name] += 0.001 * (gradient**2 - self.squares[name])
            mean = self.means[name] / (1 - 0.9**self.steps)
            square = self.squares[name] / (1 - 0.999**self.steps)
            w[name] -= (rate * mean / (np.sqrt(square) + 1e-5)).astype(np.float32)


def chances(logits: Array, mask: NDArray[Any]) -> Array:
    """Of the legal actions; the others have none."""
    masked = np.where(mask, logits, np.float32(-1e9))
    grown = np.exp(masked - masked.max(axis=1, keepdims=True))
    return np.asarray(grown / grown.sum(axis=1, keepdims=True), dtype=np.float32)


def drawn(probabilities: Array, rng: np.random.Generator) -> NDArray[np.int64]:
    """An action for every row."""
    reached = probabilities.cumsum(axis=1)
    picked = (reached < rng.random((len(reached), 1)) * reached[:, -1:]).sum(axis=1)
    return np.asarray(picked, dtype=np.int64)


class Round:
    """What one round of play in an environment left to learn from; rows are decisions."""

    def __init__(self, env: Any, network: Network, steps: int, rng: np.random.Generator) -> None:
        games = env.num_envs
        shape = (steps, games)
        seen = np.zeros((*shape, env.setting.size), dtype=np.float32)
        masks = np.zeros((*shape, env.setting.actions), dtype=np.bool_)
        actions = np.zeros(shape, dtype=np.int64)
        before = np.zeros(shape, dtype=np.float32)  # the chance that the network gave to the action
        values = np.zeros((steps + 1, games), dtype=np.float32)
        seats = np.zeros((steps + 1, games), dtype=np.int8)
        rewards = np.zeros(shape, dtype=np.float32)
        ended = np.zeros(shape, dtype=np.bool_)
        rows = np.arange(games)
        for at in range(steps):
            seen[at] = env.observations["observation"]
            masks[at] = env.observations["action_mask"]
            seats[at] = env.seats_to_act
            _, _, logits, values[at] = network(seen[at])
            probabilities = chances(logits, masks[at])
            actions[at] = drawn(probabilities, rng)
            before[at] = probabilities[rows, actions[at]]
            _, gained, ended[at], _, _ = env.step(actions[at])
            rewards[at] = gained[rows, seats[at]] if env.self_play else gained
        values[steps] = network(env.observations["observation"])[3]
        seats[steps] = env.seats_to_act
        advantages = np.zeros(shape, dtype=np.float32)
        ahead = np.zeros(games, dtype=np.float32)
        for at in reversed(range(steps)):
            sign = np.where(ended[at], 0.0, np.where(seats[at + 1] == seats[at], 1.0, -1.0))
            ahead = rewards[at] + sign * (values[at + 1] + LAMBDA * ahead) - values[at]
            advantages[at] = ahead
        parts = (seen, masks, actions, before, advantages, advantages + values[:steps])
        self.parts: list[Any] = [part.reshape(steps * games, *part.shape[2:]) for part in parts]
        self.results = rewards[ended]


def improve(network: Network, rounds: list[Round], left: float, rng: np.random.Generator) -> None:
    """PPO's clipped step: better actions become likelier, but none by more than the clip allows. Steps and the reward
    for variety shrink with the share of the time that is left."""
    parts = [np.concatenate(part) for part in zip(*(each.parts for each in rounds), strict=True)]
    count = len(parts[0])
    for _ in range(EPOCHS):
        order = rng.permutation(count)
        for at in range(0, count, BATCH):
            seen, masks, actions, before, advantages, returns = (part[order[at : at + BATCH]] for part in parts)
            advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
            first, second, logits, values = network(seen)
            now = chances(logits, masks)
            rows = np.arange(len(seen))
            ratio = now[rows, actions] / before
            held = ((ratio > 1 + CLIP) & (advantages > 0)) | ((ratio < 1 - CLIP) & (advantages < 0))
            push = np.where(held, 0.0, ratio * advantages)[:, None]
            of_logits = now * push
            of_logits[rows, actions] -= push[:, 0]
            logs = np.log(np.maximum(now, 1e-9))
            spread = -(now * logs).sum(axis=1, keepdims=True)
            of_logits += ENTROPY * left * now * (logs + spread)
            of_values = VALUE * (values - returns)
            scale = np.float32(1 / len(seen))
            given = (of_logits * scale).astype(np.float32), (of_values * scale).astype(np.float32)
            network.learn(seen, (first, second), *given, RATE * left)


def share_won(network: Network, game: str, opponent: str, games: int, seed: int) -> float:
    """Of so many games against a bot, half of them from each seat, the share won; the likeliest action is taken."""
    won = 0.0
    for seat in (0, 1):
        env = envs.vec_env(game, games // 2, seats=2, opponents=opponent, seat=seat)
        env.reset(seed=seed)
        running = np.ones(env.num_envs, dtype=np.bool_)
        while running.any():
            logits = network(env.observations["observation"])[2]
            masked = np.where(env.observations["action_mask"], logits, -np.inf)
            _, rewards, over, _, _ = env.step(masked.argmax(axis=1))
            won += float(((rewards + 1) / 2)[over & running].sum())
            running &= ~over
        env.close()
    return won / games


def main(
    minutes: str = "12", game: str = "star-race", curve: str = "", opponent: str = "greedy", games: str = "1000"
) -> float:
    """Learn for so many minutes of processor time; prints the curve and returns the share won at the end."""
    rng = np.random.default_rng(1)
    alone = envs.vec_env(game, GAMES, seats=2)
    against = [envs.vec_env(game, GAMES // 2, seats=2, opponents=opponent, seat=seat) for seat in (0, 1)]
    for number, env in enumerate([alone, *against]):
        env.reset(seed=number)
    network = Network(alone.setting.size, alone.setting.actions, rng)
    lines = ["minutes,decisions,share"]
    limit = float(minutes) * 60
    begun, decisions, told = time.process_time(), 0, 0.0
    results: list[Array] = []
    while (spent := time.process_time() - begun) < limit:
        if spent < WARM_UP * limit:
            rounds = [Round(alone, network, STEPS, rng)]
        else:
            rounds = [Round(env, network, STEPS // 2, rng) for env in against]
            results += [each.results for each in rounds]
        improve(network, rounds, max(0.05, 1 - spent / limit), rng)
        decisions += sum(len(each.parts[0]) for each in rounds)
        if results and spent - told > limit / 20:
            told = spent
            ended = np.concatenate(results)
            share = float((ended.mean() + 1) / 2)
            results.clear()
            lines.append(f"{spent / 60:.2f},{decisions},{share:.3f}")
            print(f"{spent / 60:5.1f} min {decisions:>10,} decisions: {share:.0%} of {len(ended)} games", flush=True)
    for env in [alone, *against]:
        env.close()
    share = share_won(network, game, opponent, int(games), seed=99)
    lines.append(f"{limit / 60:.2f},{decisions},{share:.3f}")
    print(f"{decisions:,} decisions in {minutes} min: {share:.1%} of {games} new games against {opponent}")
    if curve:
        Path(curve).write_text("\n".join(lines) + "\n", encoding="utf-8")
    return share


if __name__ == "__main__":
    main(*sys.argv[1:])
