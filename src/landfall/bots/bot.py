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
        """One of `knowledge.legal_actions()`. Called only while the seat has a decision to make."""
        raise NotImplementedError(f"{type(self).__name__} does not choose")

    def chance(self) -> Rng:
        """A new stream of random numbers for each decision."""
        self.asked += 1
        return self.rng.child(str(self.asked))


def only_owing(knowledge: Knowledge) -> list[int]:
    """The legal actions of the seat; an error if it has no decision to make."""
    legal = knowledge.legal_actions()
    if not legal:
        raise RulesError(f"a bot is asked to choose, but seat {knowledge.seat} has no decision to make")
    return legal
