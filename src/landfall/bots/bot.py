"""What every bot is: a name, a seed, and a choice."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from landfall.bots.knowledge import Knowledge
from landfall.flow.errors import RulesError
from landfall.flow.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses for a seat. The same seed and the same questions in the same order give the same choices."""

    def __init__(self, name: str, seed: int | str) -> None:
        self.name = name
        self.rng = Rng(seed)
        self.asked = 0

    def choose(self, knowledge: Knowledge) -> int:
        """One of `knowledge.legal_actions()`. Asked only while the seat owes a decision."""
        raise NotImplementedError(f"{type(self).__name__} does not choose")

    def chance(self) -> Rng:
        """A stream of its own for each decision."""
        self.asked += 1
        return self.rng.child(str(self.asked))


def only_owing(knowledge: Knowledge) -> list[int]:
    """The legal list of a seat that must owe a decision."""
    legal = knowledge.legal_actions()
    if not legal:
        raise RulesError(f"a bot is asked to choose, but seat {knowledge.seat} owes no decision")
    return legal
