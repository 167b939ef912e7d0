"""Rows of games in figures: who wins, from which seat, with how many points, how long it takes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from landfall.arena.simulate import GameRow

SURE = 1.96  # standard errors in a 95 % interval


@dataclass(slots=True)
class Spread:
    """Mean, standard deviation and extremes."""

    mean: float
    deviation: float
    least: float
    most: float


@dataclass(slots=True)
class Share:
    """Of this many games, the share won (a win shared by two counts half), with a 95 % interval (Wilson's)."""

    games: int
    share: float
    low: float
    high: float
    returns: float  # the mean of what `returns()` gave


@dataclass(slots=True)
class Summary:
    """A simulation in figures."""

    game: str
    seats: int
    options: dict[str, Any]
    games: int
    by_seat: list[Share]
    by_bot: dict[str, Share]
    seat_advantage: float  # the best seat's share of wins minus the fair share
    points: dict[str, Spread]  # by category, over all seats of all games
    points_by_bot: dict[str, dict[str, Spread]]
    winning_points: dict[str, Spread]  # of the winners alone
    length: Spread  # decisions in a game
    figures: dict[str, Spread]  # what the game itself counts: how it ended, what was left over
    longest_turn: int  # decisions of a bot; random ones are not counted
    turns_cut: int  # that were cut short
    decisions: int
    seconds: float
    decisions_per_second: float

    def to_dict(self) -> dict[str, Any]:
        return asdict(self)


def summarise(game: str, seats: int, options: dict[str, Any], rows: Sequence[GameRow], seconds: float) -> Summary:
    """The figures of these rows."""
    everyone = [(row, seat) for row in rows for seat in range(seats)]
    bots = sorted({name for row in rows for name in row.bots})
    by_seat = [share_of([(row, seat) for row in rows]) for seat in range(seats)]
    decisions = sum(row.length for row in rows)
    return Summary(
        game=game,
        seats=seats,
        options=dict(options),
        games=len(rows),
        by_seat=by_seat,
        by_bot={name: share_of(played_by(name, everyone)) for name in bots},
        seat_advantage=max(share.share for share in by_seat) - 1.0 / seats if rows else 0.0,
        points=points_of(everyone),
        points_by_bot={name: points_of(played_by(name, everyone)) for name in bots},
        winning_points=points_of([(row, seat) for row, seat in everyone if seat in row.winners]),
        length=spread([float(row.length) for row in rows]),
        figures=figures_of(rows),
        longest_turn=max([row.longest_turn for row in rows], default=0),
        turns_cut=sum(row.turns_cut for row in rows),
        decisions=decisions,
        seconds=seconds,
        decisions_per_second=decisions / seconds if seconds > 0.0 else 0.0,
    )


def played_by(name: str, everyone: Sequence[tuple[GameRow, int]]) -> list[tuple[GameRow, int]]:
    """The seats this bot sat in."""
    return [(row, seat) for row, seat in everyone if row.bots[seat] == name]


def share_of(played: Sequence[tuple[GameRow, int]]) -> Share:
    """How often these seats have won."""
    games = len(played)
    if games == 0:
        return Share(0, 0.0, 0.0, 1.0, 0.0)
    won = sum(1.0 / len(row.winners) for row, seat in played if seat in row.winners)
    low, high = wilson(won, games)
    return Share(games, won / games, low, high, sum(row.returns[seat] for row, seat in played) / games)


def wilson(won: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    share = won / games
    squared = SURE * SURE
    middle = (share + squared / (2 * games)) / (1 + squared / games)
    reach = SURE * sqrt(share * (1 - share) / games + squared / (4 * games * games)) / (1 + squared / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def points_of(played: Sequence[tuple[GameRow, int]]) -> dict[str, Spread]:
    """Points of these seats by category, in the order the game lists them."""
    gathered: dict[str, list[float]] = {}
    for row, seat in played:
        for category, points in row.scores[seat].items():
            gathered.setdefault(category, []).append(float(points))
    return {category: spread(points) for category, points in gathered.items()}


def figures_of(rows: Sequence[GameRow]) -> dict[str, Spread]:
    """What the game counts, in the order it lists them."""
    names = dict.fromkeys(name for row in rows for name in row.figures)
    return {name: spread([float(row.figures.get(name, 0)) for row in rows]) for name in names}


def spread(values: Sequence[float]) -> Spread:
    """Mean, standard deviation (of the sample) and extremes; zeros for nothing."""
    if not values:
        return Spread(0.0, 0.0, 0.0, 0.0)
    mean = sum(values) / len(values)
    deviation = sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1)) if len(values) > 1 else 0.0
    return Spread(mean, deviation, min(values), max(values))
