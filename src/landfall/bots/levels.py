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
SECOND_HIGHEST_MS = 300.0
HIGHEST_MS = 1000.0


class UnknownLevel(BadInput):
    """No bot has this level."""


class Level:
    """A name for a bot and its settings: the share of the actions that it overlooks, the simulations of a search, its
    looks at the root, its trust in what the others' play tells about their secrets, and the milliseconds that a
    decision may take at a table, however slow the machine."""

    def __init__(
        self,
        name: str,
        kind: str,
        simulations: int = 0,
        looks: int = LOOKS,
        trust: float = TRUST,
        overlooks: float = 0.0,
        ms: float = SECOND_HIGHEST_MS,
    ) -> None:
        self.name = name
        self.kind = kind
        self.simulations = simulations
        self.looks = looks
        self.trust = trust
        self.overlooks = overlooks
        self.ms = ms


# For people, from the weakest to the strongest.
LEVELS: dict[str, Level] = {
    level.name: level
    for level in (
        Level("beginner", "greedy", overlooks=0.5),
        Level("easy", "greedy", overlooks=0.2),
        Level("normal", "greedy"),
        Level("hard", "search", 100, looks=4, trust=8.0),
        Level("expert", "search", 400),
        Level("master", "search", 2000, looks=16, ms=HIGHEST_MS),
    )
}
# To compare with: any legal action; and `greedy` with the judgement that each game had first, which never changes.
MEASURES: dict[str, Level] = {
    "random": Level("random", "random"),
    "yardstick": Level("yardstick", "yardstick"),
}
# Names from before levels were named for people.
FORMER: dict[str, str] = {"greedy": "normal", "search": "expert", "strong": "master"}


def level_names() -> list[str]:
    """The levels for people, from the weakest to the strongest."""
    return list(LEVELS)


def names_known() -> list[str]:
    """All names that `make_bot` knows."""
    return [*LEVELS, *MEASURES, *FORMER]


def present_name(name: str) -> str:
    """What a level is called now; its budget, if any, stays."""
    level, colon, budget = name.partition(":")
    return FORMER.get(level, level) + colon + budget


def level_named(name: str) -> Level | None:
    """The level that has this name, or had it before."""
    known = LEVELS.get(FORMER.get(name, name))
    return MEASURES.get(name) if known is None else known


def level_of(text: str | Unchecked) -> tuple[Level, int | None, float | None]:
    """The level, and the simulations or milliseconds given with it: `expert:800`, `expert:50ms`."""
    if type(text) is not str:
        raise UnknownLevel(f"a level must be a name, not {text!r}; the levels are: {', '.join(names_known())}")
    name, colon, budget = text.partition(":")
    level = level_named(name)
    if level is None:
        raise UnknownLevel(f"there is no level {name!r}; the levels are: {', '.join(names_known())}")
    if not colon:
        return level, None, None
    in_ms = budget.endswith("ms")
    digits = budget[:-2] if in_ms else budget
    is_number = digits.isascii() and digits.isdecimal() and len(digits) <= MOST_DIGITS and int(digits) > 0
    if not is_number or level.kind == "random" or (level.kind != "search" and not in_ms):
        raise UnknownLevel(f"{text!r} is not a budget for {name!r}; write expert:800 (simulations) or expert:50ms")
    return (level, None, float(digits)) if in_ms else (level, int(digits), None)


def make_bot(
    level: str | Unchecked,
    seed: int | str | Unchecked,
    ms: float | Unchecked = None,
    simulations: int | Unchecked = None,
) -> Bot:
    """A bot of this level. `ms` or `simulations` replace the level's own budget per decision.

    A bot ignores a budget that it does not have: `random` takes neither, levels that do not search only `ms`.
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
    if known.kind != "search":
        return Greedy(level, seed, ms=ms, overlooks=known.overlooks, yardstick=known.kind == "yardstick")
    if ms is None and simulations is None:
        simulations = known.simulations
    return Search(level, seed, simulations=simulations, ms=ms, looks=known.looks, trust=known.trust)


def check_seed(seed: int | str | Unchecked) -> None:
    """Raises BadInput for what is no seed."""
    Rng(seed)
