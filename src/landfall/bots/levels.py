"""The named levels. The measured strength of each is in docs/bots.md."""

from __future__ import annotations

from math import inf

from landfall.bots.bot import Bot
from landfall.bots.greedy import Greedy
from landfall.bots.random_bot import RandomBot
from landfall.bots.search import LOOKS, TRUST, Search
from landfall.flow.errors import BadInput, BadSetup
from landfall.flow.rng import Rng
from landfall.flow.state import Unchecked

MOST_DIGITS = 9  # in a budget


class UnknownLevel(BadInput):
    """No bot has this level."""


class Level:
    """A name for a bot and its settings. A search has simulations per decision, greedy looks at the root, and trust in
    what the others' play tells about their secrets. The other bots have none of these."""

    def __init__(self, name: str, kind: str, simulations: int = 0, looks: int = LOOKS, trust: float = TRUST) -> None:
        self.name = name
        self.kind = kind
        self.simulations = simulations
        self.looks = looks
        self.trust = trust


LEVELS: dict[str, Level] = {
    level.name: level
    for level in (
        Level("random", "random"),
        Level("greedy", "greedy"),
        Level("easy", "search", 20, looks=1, trust=0.0),
        Level("normal", "search", 100, looks=4, trust=8.0),
        Level("search", "search", 400),
        Level("strong", "search", 2000, looks=16),
    )
}


def level_names() -> list[str]:
    """All levels; `search` is the default strength, `easy`, `normal` and `strong` are others of the same bot."""
    return list(LEVELS)


def level_of(text: str | Unchecked) -> tuple[Level, int | None, float | None]:
    """The level, and the simulations or milliseconds given with it: `search:800`, `search:50ms`."""
    if type(text) is not str:
        raise UnknownLevel(f"a level must be a name, not {text!r}; the levels are: {', '.join(LEVELS)}")
    name, colon, budget = text.partition(":")
    level = LEVELS.get(name)
    if level is None:
        raise UnknownLevel(f"there is no level {name!r}; the levels are: {', '.join(LEVELS)}")
    if not colon:
        return level, None, None
    in_ms = budget.endswith("ms")
    digits = budget[:-2] if in_ms else budget
    is_number = digits.isascii() and digits.isdecimal() and len(digits) <= MOST_DIGITS and int(digits) > 0
    if not is_number or level.kind == "random" or (level.kind == "greedy" and not in_ms):
        raise UnknownLevel(f"{text!r} is not a budget for {name!r}; write search:800 (simulations) or search:50ms")
    return (level, None, float(digits)) if in_ms else (level, int(digits), None)


def make_bot(
    level: str | Unchecked,
    seed: int | str | Unchecked,
    ms: float | Unchecked = None,
    simulations: int | Unchecked = None,
) -> Bot:
    """A bot of this level. `ms` or `simulations` replace the level's own budget per decision.

    A bot ignores a budget that it does not have: `random` takes neither, `greedy` only `ms`.
    """
    if simulations is not None and (type(simulations) is not int or simulations < 1):
        raise BadSetup(f"simulations must be a whole number of 1 or more, not {simulations!r}")
    if ms is not None and (type(ms) not in (int, float) or not 0.0 < ms < inf):
        raise BadSetup(f"ms must be more than 0, not {ms!r}")
    check_seed(seed)
    known, own_simulations, own_ms = level_of(level)
    if simulations is None:
        simulations = own_simulations
    if ms is None:
        ms = own_ms
    if known.kind == "random":
        return RandomBot(level, seed)
    if known.kind == "greedy":
        return Greedy(level, seed, ms=ms)
    if ms is None and simulations is None:
        simulations = known.simulations
    return Search(level, seed, simulations=simulations, ms=ms, looks=known.looks, trust=known.trust)


def check_seed(seed: int | str | Unchecked) -> None:
    """Raises BadInput for what is no seed."""
    Rng(seed)
