"""Fitting values: the weights that foretell outcomes best without leaving the present ones farther than needed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from landfall.flow.learned import Values
from landfall.training.self_play import Row

STIFFNESS = 0.3  # how much a weight resists leaving its present value: 0.1 to 10 were tested, held-out error decided
DIGITS = 4  # kept of each weight
HELD_OUT = 5  # one row in this many is not fitted but foretold


def hats(times: Sequence[float], points: Sequence[float]) -> Any:
    """By row and point in time: the share that the weights of this point have in the row."""
    clipped = np.clip(np.asarray(times), points[0], points[-1])
    shares = np.zeros((len(clipped), len(points)))
    for at in range(len(points)):
        peak = np.zeros(len(points))
        peak[at] = 1.0
        shares[:, at] = np.interp(clipped, points, peak)
    return shares


def foretold(features: Any, shares: Any, weights: Any) -> Any:
    return np.einsum("nk,nk->n", shares, features @ weights.T)


def fitted(values: Values, rows: Sequence[Row], stiffness: float = STIFFNESS) -> tuple[Values, float, float]:
    """New values, and the error (root of the mean square) on rows held out: of the present values, and of new ones."""
    features = np.array([[1.0, *row.features] for row in rows])
    shares = hats([row.time_left for row in rows], values.times)
    outcomes = np.array([row.outcome for row in rows])
    held = np.arange(len(rows)) * HELD_OUT // len(rows) == 0  # the first games, so that none is in both parts
    present = np.array(values.weights)
    trial = refit(features[~held], shares[~held], outcomes[~held], present, stiffness)
    errors = [
        float(np.sqrt(np.mean((outcomes[held] - foretold(features[held], shares[held], weights)) ** 2)))
        for weights in (present, trial)
    ]
    whole = refit(features, shares, outcomes, present, stiffness)
    rounded = [[round(float(weight), DIGITS) for weight in row] for row in whole]
    return Values(values.features, values.times, rounded), errors[0], errors[1]


def refit(features: Any, shares: Any, outcomes: Any, present: Any, stiffness: float) -> Any:
    """Ridge regression of what the present weights leave unexplained."""
    points, width = present.shape
    spread = features.std(axis=0)
    spread[spread < 1e-6] = 1.0
    scaled = features / spread
    design = np.concatenate([scaled * shares[:, [at]] for at in range(points)], axis=1)
    resists = np.full(points * width, stiffness * len(outcomes))
    resists[::width] = 1e-6 * len(outcomes)  # what there is without any feature moves freely
    left = outcomes - foretold(features, shares, present)
    change = np.linalg.solve(design.T @ design + np.diag(resists), design.T @ left)
    return present + change.reshape(points, width) / spread
