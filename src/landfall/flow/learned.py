"""Learned values: what a game's features are worth, read from a file that ships with the game.

A file is JSON: its format, the game, the names of the features, and for a few points in time one weight per feature.
Between these points weights go evenly from one to the next. A hash says whether the file is whole. Everything is plain
arithmetic in a fixed order, so every machine gets the same numbers, compiled and interpreted.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from importlib.resources import files
from typing import Any, Final

from mypy_extensions import mypyc_attr

from landfall.flow.errors import BadInput

FORMAT: Final = 1
STEPS: Final = 2  # a unit of time is divided into this many steps


class BadWeights(BadInput):
    """A file of learned values that does not fit: the message names the file and says what is wrong."""


class Values:
    """The worth of features, by the time that is left."""

    def __init__(self, features: tuple[str, ...], times: list[float], weights: list[list[float]]) -> None:
        """`weights[n]` holds the worth without any feature, then that of each feature, when `times[n]` is left."""
        self.features = features
        self.times = times
        self.weights = weights
        self.last = int(times[-1] * STEPS)
        self.by_step: list[list[float]] = [self.at(step / STEPS) for step in range(self.last + 1)]

    def at(self, time: float) -> list[float]:
        """The weights when this much time is left."""
        after = 0
        while after < len(self.times) - 1 and self.times[after] < time:
            after += 1
        if after == 0 or time >= self.times[after]:
            return self.weights[after]
        share = (time - self.times[after - 1]) / (self.times[after] - self.times[after - 1])
        low = self.weights[after - 1]
        high = self.weights[after]
        return [low[at] + share * (high[at] - low[at]) for at in range(len(low))]

    def worth(self, features: list[float], time: float) -> float:
        """What a position with these features is worth."""
        step = int(time * STEPS)
        weights = self.by_step[step if step < self.last else self.last]
        sum = weights[0]
        at = 1
        for feature in features:
            if feature != 0.0:
                sum += feature * weights[at]
            at += 1
        return sum

    def to_text(self, game: str) -> str:
        """The file."""
        contents: dict[str, Any] = {
            "format": FORMAT,
            "game": game,
            "features": list(self.features),
            "times": self.times,
            "weights": self.weights,
        }
        contents["hash"] = hash_of(contents)
        return json.dumps(contents, indent=0) + "\n"


@mypyc_attr(allow_interpreted_subclasses=True)
class Lesson:
    """What a game tells those who train it: its features, the time left, what is to be foretold, and the values in use.

    A game that learns has one (`Game.lesson`).
    """

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names

    def features(self, state: Any, seat: int) -> list[float]:
        """Numbers that say how a seat stands, in the order of `names`."""
        raise NotImplementedError

    def time_left(self, state: Any, features: list[float]) -> float:
        """How much of the game is left, in units of the game's own."""
        raise NotImplementedError

    def part(self, state: Any) -> int:
        """The part of the game that is foretold, such as a mission, for a game that is foretold in parts; -1: none."""
        return 0

    def outcome(self, state: Any, seat: int, part: int) -> float:
        """At the end: what the features should have foretold in this part of the game."""
        raise NotImplementedError

    def values(self) -> Values:
        """Those that bots go by now."""
        raise NotImplementedError

    def use(self, values: Values) -> None:
        """Bots in this process go by these from now on."""
        raise NotImplementedError


def hash_of(contents: dict[str, Any]) -> str:
    """Of all that a file says, but for the hash itself."""
    said = {name: contents[name] for name in sorted(contents) if name != "hash"}
    return blake2b(json.dumps(said, sort_keys=True).encode(), digest_size=16).hexdigest()


def values_from(text: str, name: str, game: str, features: tuple[str, ...]) -> Values:
    """The values in a file. What does not fit is refused with the file's name."""
    try:
        contents: Any = json.loads(text)
    except ValueError as wrong:
        raise BadWeights(f"{name} is not JSON: {wrong}") from None
    if not isinstance(contents, dict) or contents.get("format") != FORMAT:
        raise BadWeights(f"{name} is not a file of learned values of format {FORMAT}")
    if contents.get("hash") != hash_of(contents):
        raise BadWeights(f"{name} is damaged: its hash does not fit its contents")
    if contents.get("game") != game:
        raise BadWeights(f"{name} is for {contents.get('game')!r}, not for {game!r}")
    if tuple(contents["features"]) != features:
        raise BadWeights(f"{name} was made for other features than this version of {game} has")
    times = [float(time) for time in contents["times"]]
    weights = [[float(number) for number in row] for row in contents["weights"]]
    if len(times) != len(weights) or not times or any(len(row) != len(features) + 1 for row in weights):
        raise BadWeights(f"{name} has not one weight for each of {len(features)} features and each point in time")
    return Values(features, times, weights)


def read_values(package: str, name: str, game: str, features: tuple[str, ...]) -> Values:
    """The values in data/NAME.json of a game's package."""
    text = files(package).joinpath("data", f"{name}.json").read_text(encoding="utf-8")
    return values_from(text, f"{name}.json", game, features)
