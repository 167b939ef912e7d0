"""What the guesses of all games share: a lead over the others, and what it says of the return."""

from __future__ import annotations

from typing import Final

LOWEST: Final = -1e9  # below any standing


def lead_of(standings: list[float], seat: int) -> float:
    """How far the seat is ahead of the best of the others."""
    best = LOWEST
    for other in range(len(standings)):
        if other != seat and standings[other] > best:
            best = standings[other]
    return standings[seat] - best


def squeezed(lead: float, spread: float) -> float:
    """A lead as a guess of the return, from -1 to 1; a lead of `spread` is half a sure win."""
    return lead / (abs(lead) + spread)
