"""What is asked of a bot in another process, and what it answers: lines of JSON.

Kept interpreted: msgspec reads the annotations.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from landfall.bots import Knowledge, OwnTurn


class Question(Struct):
    """What should this seat do?"""

    game: str
    seat: int
    position: dict[str, Any]  # state.sample(seat, rng).to_dict()
    level: str
    seed: str
    ms: float = 0.0  # the most it may think, within the level's own budget; 0: as long as that lasts
    made: int = 0  # decisions of this turn, and how often the seat has been where: see `landfall.bots.turns`
    stood: dict[str, int] = {}
    explain: bool = False  # say why, too
    goes_on: bool = False  # a bot with this level and seed has been asked before, or will be: it is the same one

    @classmethod
    def about(cls, knowledge: Knowledge, level: str, seed: str) -> Question:
        """The position as the seat's bot may know it."""
        return cls(knowledge.game.id, knowledge.seat, knowledge.to_dict(), level, seed)

    def in_turn(self, turn: OwnTurn) -> Question:
        """The same, with what the bot has done in its turn so far."""
        self.made, self.stood = turn.made, turn.keyed(self.seat)
        return self


class Why(Struct):
    """What an action is expected to gain beside the next best one."""

    other: int
    points: dict[str, float]  # by source: categories of the game's scores, `later` and `others`


class Answer(Struct):
    """An action, why if asked, or what went wrong."""

    action: int
    wrong: str = ""
    why: Why | None = None
