"""Training what bots go by: games of bots, and values fitted to how they ended. Needs the extra `train`."""

from landfall.training.fit import fitted
from landfall.training.self_play import Row, SelfPlay
from landfall.training.trainer import NotTrained, Trainer, lesson_of

__all__ = ["NotTrained", "Row", "SelfPlay", "Trainer", "fitted", "lesson_of"]
