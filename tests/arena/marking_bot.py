"""A bot for tests that leaves a mark for every game that it begins, in whichever process and however often."""

from __future__ import annotations

import os
import tempfile

from landfall.bots import Bot, Knowledge


class Marking(Bot):
    """Takes any legal action, after some thought. The folder for the marks is LANDFALL_MARKS."""

    def __init__(self, name: str, seed: int | str) -> None:
        super().__init__(name, seed)
        game = str(seed).split("/")[1]
        handle, _ = tempfile.mkstemp(prefix=f"{game}-", dir=os.environ["LANDFALL_MARKS"])
        os.close(handle)

    def choose(self, knowledge: Knowledge) -> int:
        rng = self.chance()
        for _ in range(20):  # a game takes long enough to be interrupted
            knowledge.sample(rng)
        return rng.choice(knowledge.legal_actions())
