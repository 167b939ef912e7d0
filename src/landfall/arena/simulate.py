"""Many games at once, in worker processes of this machine or on a Ray cluster.

    done = simulate("star-race", seats=3, games=1000, bots=["greedy"], seed=1)
    print(done.summary().to_dict())

The rows depend on the seed, not on the number of processes or machines (with bots whose budget is not in milliseconds).
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from time import perf_counter
from typing import Any

from landfall.arena.places import place_for
from landfall.arena.summary import Summary, summarise
from landfall.arena.workers import WorkerDied
from landfall.bots import BotKind, bot_name, check_bot, make_bot
from landfall.bots.playing import play_game
from landfall.bots.turns import Turns
from landfall.flow import BadInput, Record, Rng
from landfall.games import load_game

log = logging.getLogger("landfall.arena")

__all__ = ["GameRow", "Interrupted", "Simulation", "WorkerDied", "simulate"]


@dataclass(slots=True)
class GameRow:
    """One game that was played: plain values, by seat where there are several."""

    number: int
    seed: str  # of the game itself: `game.new_initial_state(seats, options, seed)` deals it again
    bots: list[str]
    winners: list[int]
    returns: list[float]
    scores: list[dict[str, int]]
    decisions: list[int]
    length: int  # decisions of all seats together
    figures: dict[str, int] = field(default_factory=dict)  # what the game itself counts: how it ended, what was left
    longest_turn: int = 0  # decisions of one seat in a row; random bots are not counted
    turns_cut: int = 0  # turns that did not end and were cut short by legal actions
    record: str = field(default="", repr=False)  # `Record.to_json()`, if records are kept

    def to_dict(self) -> dict[str, Any]:
        """Plain data; without a record where none is kept."""
        values = asdict(self)
        if not self.record:
            del values["record"]
        return values


@dataclass(slots=True)
class Simulation:
    """What was played, in the order of the games' numbers."""

    game: str
    seats: int
    options: dict[str, Any]
    bots: list[str]
    seed: str
    processes: int
    rows: list[GameRow] = field(default_factory=list)
    seconds: float = 0.0

    def summary(self) -> Summary:
        """The rows in figures."""
        return summarise(self.game, self.seats, self.options, self.rows, self.seconds)


class Interrupted(KeyboardInterrupt):
    """Ctrl-C: the workers have been stopped; `simulation` holds the games that were finished."""

    def __init__(self, simulation: Simulation) -> None:
        super().__init__(f"interrupted after {len(simulation.rows)} games")
        self.simulation = simulation


def simulate(
    game_id: str,
    seats: int,
    games: int,
    bots: Sequence[BotKind] = ("random",),
    options: Mapping[str, Any] | None = None,
    seed: int | str = 0,
    processes: int | None = None,
    on_progress: Callable[[int, int], None] | None = None,
    rotate: bool = True,
    keep_records: bool = False,
    ray: str | None = None,
) -> Simulation:
    """Play many games and return a row for each.

    `bots` names a level for every seat, or one for all of them; a bot of your own is named `module:Class`, or given as
    the class itself. With `rotate` the bots move by one seat from game to game, so that each sits everywhere equally
    often. `processes` defaults to the number of cores; 1 plays in this process. `on_progress(done, games)` is called in
    this process as games are finished. With `keep_records` each row has the record of its game;
    `landfall.arena.write_games` writes them to a file. `ray` is the address of a Ray cluster on which to play.
    """
    game = load_game(game_id)
    if type(seats) is not int or seats not in game.seats:
        raise game.wrong_seats(seats)
    if type(games) is not int or games < 1:
        raise BadInput(f"the number of games must be 1 or more, not {games!r}")
    check_order(bots, seed, processes)
    if len(bots) not in (1, seats):
        raise BadInput(f"name one bot, or one bot per seat ({seats}), not {len(bots)}")
    names = list(bots) * (seats if len(bots) == 1 else 1)
    moves = range(seats if rotate else 1)
    lineups = [[names[(seat - move) % seats] for seat in range(seats)] for move in moves]
    chosen = game.chosen_options(seats, options)
    return play_lineups(
        game_id,
        seats=seats,
        options=chosen,
        lineups=lineups,
        games=games,
        seed=str(seed),
        processes=processes,
        on_progress=on_progress,
        keep_records=keep_records,
        ray=ray,
    )


def check_order(bots: Sequence[BotKind], seed: int | str, processes: int | None) -> None:
    """Raise BadInput if these arguments are wrong."""
    if isinstance(bots, str) or not isinstance(bots, Sequence):
        raise BadInput(f"bots must be a list of levels, such as ['greedy', 'random'], not {bots!r}")
    for level in bots:
        check_bot(level)
    if processes is not None and (type(processes) is not int or processes < 1):
        raise BadInput(f"the number of processes must be 1 or more, not {processes!r}")
    Rng(seed)  # rejects what is not a seed


def play_lineups(
    game_id: str,
    *,
    seats: int,
    options: dict[str, Any],
    lineups: list[list[BotKind]],
    games: int,
    seed: str,
    processes: int | None,
    on_progress: Callable[[int, int], None] | None,
    keep_records: bool = False,
    ray: str | None = None,
) -> Simulation:
    """Game number n is played by lineup n; when all have played, it starts again with the first."""
    names = sorted({bot_name(bot) for lineup in lineups for bot in lineup})
    done = Simulation(game_id, seats, options, names, seed, 0)
    started = perf_counter()

    def take(row: GameRow) -> None:
        done.rows.append(row)
        if on_progress is not None:
            on_progress(len(done.rows), games)

    def finish() -> Simulation:
        done.rows.sort(key=lambda row: row.number)
        done.seconds = perf_counter() - started
        return done

    try:
        with place_for(processes, ray) as place:
            done.processes = min(games, place.width)
            place.run(Plan(game_id, seats, options, lineups, seed, keep_records), games, take)
    except KeyboardInterrupt:
        raise Interrupted(finish()) from None
    return finish()


@dataclass(slots=True)
class Plan:
    """What a worker needs to play a game by its number."""

    game: str
    seats: int
    options: dict[str, Any]
    lineups: list[list[BotKind]]
    seed: str
    keep_records: bool = False

    def __call__(self, number: int) -> GameRow:
        lineup = self.lineups[number % len(self.lineups)]
        return play_one(self.game, self.seats, self.options, lineup, self.seed, number, self.keep_records)


def play_one(
    game_id: str,
    seats: int,
    options: Mapping[str, Any],
    lineup: Sequence[BotKind],
    seed: str,
    number: int,
    keep_record: bool = False,
) -> GameRow:
    """One game from the set-up to the end. Everything in it comes from the seed and the number."""
    own_seed = f"{seed}/{number}"
    state = load_game(game_id).new_initial_state(seats, options, own_seed)
    if not keep_record:
        state = state.clone()  # which keeps no history
    bots = [make_bot(lineup[seat], f"{own_seed}/bot {seat}") for seat in range(seats)]
    turns = Turns(seats)
    decisions = play_game(state, bots, Rng(f"{own_seed}/knowledge"), turns)
    if turns.cut:
        log.warning("%s, seed %s: %d turns of bots did not end and were cut short", game_id, own_seed, turns.cut)
    return GameRow(
        number=number,
        seed=own_seed,
        bots=[bot_name(bot) for bot in lineup],
        winners=list(state.winners()),
        returns=state.returns(),
        scores=[dict(points) for points in state.scores()],
        decisions=decisions,
        length=sum(decisions),
        figures=dict(state.figures()),
        longest_turn=turns.longest,
        turns_cut=turns.cut,
        record=Record.of(state).to_json() if keep_record else "",
    )
