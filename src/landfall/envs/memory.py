"""The arrays of a vector environment, in one block of memory that several processes can share."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from landfall.envs.engine.batch import Buffers

ALIGNED = 64


class Memory:
    """Named arrays with one row for each game, behind each other in a block."""

    def __init__(self, games: int, size: int, actions: int, seats: int, block: Any = None) -> None:
        wanted: dict[str, tuple[Any, tuple[int, ...]]] = {
            "observation": (np.float32, (games, size)),
            "action_mask": (np.int8, (games, actions)),
            "seat": (np.int8, (games,)),
            "rewards": (np.float32, (games, seats)),
            "ended": (np.uint8, (games,)),
            "illegal": (np.uint8, (games,)),
            "drawn": (np.int64, (games,)),
            "actions": (np.int64, (games,)),
        }
        places: dict[str, int] = {}
        self.nbytes = 0
        for name, (kind, shape) in wanted.items():
            places[name] = self.nbytes
            taken = int(np.prod(shape)) * np.dtype(kind).itemsize
            self.nbytes += (taken + ALIGNED - 1) // ALIGNED * ALIGNED
        if block is None:
            block = np.zeros(self.nbytes, dtype=np.uint8)
        self.arrays: dict[str, NDArray[Any]] = {
            name: np.ndarray(shape, kind, buffer=block, offset=places[name]) for name, (kind, shape) in wanted.items()
        }

    def buffers(self, first: int, count: int) -> Buffers:
        """The rows of some games, for the loop that fills them."""
        rows = slice(first, first + count)
        flat: dict[str, Any] = {name: array[rows].reshape(-1).data for name, array in self.arrays.items()}
        return Buffers(
            observations=flat["observation"].cast("B"),
            masks=flat["action_mask"],
            seats=flat["seat"],
            rewards=flat["rewards"],
            ended=flat["ended"],
            illegal=flat["illegal"],
            drawn=flat["drawn"],
        )
