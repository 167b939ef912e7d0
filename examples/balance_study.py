"""Is a seat better than the others? Shares of wins by seat for equal bots, with 95 % intervals, as text and as a plot.

    python examples/balance_study.py [GAME] [GAMES] [PLOT.svg]

A notebook of the same name goes on from here.
"""

import sys
from pathlib import Path

from plots import intervals

import landfall
from landfall.arena import simulate


def main(game: str = "star-race", games: str = "300", file: str = "") -> None:
    drawn = []
    for seats in landfall.load_game(game).seats:
        if seats == 1:
            continue
        summary = simulate(game, seats, int(games), ["greedy"], seed="balance").summary()
        print(f"{game}, {seats} seats, {summary.games} games of greedy")
        for seat, share in enumerate(summary.by_seat, start=1):
            print(f"  seat {seat}: {share.share:6.1%}   {share.low:.1%} to {share.high:.1%}")
        rows = [(f"seat {seat}", share) for seat, share in enumerate(summary.by_seat, start=1)]
        drawn.append(intervals(f"{game}, {seats} seats", rows, 1 / seats))
    if file:
        for number, plot in enumerate(drawn, start=1):
            path = Path(file).with_stem(f"{Path(file).stem}-{number}")
            path.write_text(plot, encoding="utf-8")
            print(f"written: {path}")


if __name__ == "__main__":
    main(*sys.argv[1:])
