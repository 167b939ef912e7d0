"""Bots against bots, every group in every rotation of the seats, rated by OpenSkill."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from typing import Any

from landfall.arena.simulate import GameRow, check_order, play_lineups
from landfall.arena.summary import Share, Summary, played_by, share_of
from landfall.bots import BotKind, bot_name
from landfall.flow import BadInput
from landfall.games import load_game

RIVALS = 2  # fewer cannot be rated


@dataclass(slots=True)
class Rated:
    """A bot's rating: OpenSkill's mean and uncertainty, and its share of wins."""

    bot: str
    mu: float
    sigma: float
    ordinal: float  # mu - 3 sigma: almost certainly not more than the true strength
    won: Share


@dataclass(slots=True)
class Ratings:
    """Rated bots, the strongest first, and what they played."""

    rated: list[Rated]
    summary: Summary
    rows: list[GameRow]

    def to_dict(self) -> dict[str, Any]:
        return {"rated": [asdict(one) for one in self.rated], "summary": self.summary.to_dict()}


def round_robin(
    game_id: str,
    bots: Sequence[BotKind],
    rounds: int,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int | str = 0,
    processes: int | None = None,
    on_progress: Callable[[int, int], None] | None = None,
    ray: str | None = None,
) -> Ratings:
    """Every group of different bots that fills the seats plays `rounds` times in each rotation of the seats.

    By default there are as few seats as the game allows, but at least two.
    """
    game = load_game(game_id)
    count = max(RIVALS, game.seats[0]) if seats is None else seats
    if type(count) is not int or count not in game.seats:
        raise game.wrong_seats(count)
    if count < RIVALS:
        raise BadInput(f"a round robin needs {RIVALS} seats or more, not {count}")
    check_order(bots, seed, processes)
    if len(set(bots)) != len(bots) or len(bots) < count:
        raise BadInput(f"a round robin at {count} seats needs at least {count} different bots, not {list(bots)}")
    if type(rounds) is not int or rounds < 1:
        raise BadInput(f"the number of rounds must be 1 or more, not {rounds!r}")
    lineups = [
        [group[(seat - move) % count] for seat in range(count)]
        for move in range(count)
        for group in combinations(bots, count)
    ]
    chosen = game.chosen_options(count, options)
    games = rounds * len(lineups)
    done = play_lineups(
        game_id,
        seats=count,
        options=chosen,
        lineups=lineups,
        games=games,
        seed=str(seed),
        processes=processes,
        on_progress=on_progress,
        ray=ray,
    )
    return Ratings(rate([bot_name(bot) for bot in bots], done.rows), done.summary(), done.rows)


def rate(bots: Sequence[str], rows: Sequence[GameRow]) -> list[Rated]:
    """OpenSkill's Plackett-Luce model over the games in their order; equal results are equal ranks."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in bots}
    for row in rows:
        teams = [[ratings[name]] for name in row.bots]
        for name, (rated,) in zip(row.bots, model.rate(teams, scores=row.returns), strict=True):
            ratings[name] = rated
    everyone = [(row, seat) for row in rows for seat in range(len(row.bots))]
    rated_bots = [
        Rated(name, rating.mu, rating.sigma, rating.ordinal(), share_of(played_by(name, everyone)))
        for name, rating in ratings.items()
    ]
    return sorted(rated_bots, key=lambda one: (-one.ordinal, one.bot))
