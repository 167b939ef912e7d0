"""Any legal action, each equally likely."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from landfall.bots.bot import Bot, only_owing
from landfall.bots.knowledge import Knowledge


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(Bot):
    """The bot that all others are measured against."""

    def choose(self, knowledge: Knowledge) -> int:
        return self.choose_among(only_owing(knowledge))

    def choose_among(self, legal: list[int]) -> int:
        """The legal list is all this bot needs; a caller that has the list need not draw a sample."""
        return legal[self.rng.below(len(legal))]
