"""What the guesses of all games share: leads over the others, what they say of the return, how moves are planned."""

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


def less_the_others(rows: list[list[float]], seat: int) -> list[float]:
    """The numbers of a seat, each less the mean of the others': what a lead is foretold from."""
    others = len(rows) - 1
    less: list[float] = []
    for at in range(len(rows[seat])):
        sum = 0.0
        for other in range(len(rows)):
            if other != seat:
                sum += rows[other][at]
        less.append(rows[seat][at] - sum / others)
    return less


class Planning:
    """How far bots follow the moves of a game that is planned ahead."""

    def __init__(
        self,
        openings: int = 0,
        later_openings: int = 0,
        answers: tuple[int, ...] = (3, 2, 1),
        first_answers: tuple[int, ...] = (8, 4, 2, 1),
        moves: int = 24,
    ) -> None:
        self.openings = openings  # first actions of a move that are followed, the best at once; 0: all
        self.later_openings = later_openings  # the same for moves after the first
        self.answers = answers  # mid-move positions followed after each decision of a move; the last number repeats
        self.first_answers = first_answers  # the same for the first move of a plan, which will be carried out
        self.moves = moves  # per plan


USUAL: Final = Planning()
