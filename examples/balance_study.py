"""Is a seat better than the others? Shares of wins by seat for equal bots, with 95 % intervals, as text and as a plot.

    python examples/balance_study.py [GAME] [GAMES] [PLOT.svg]

The plot is an SVG written by hand, so nothing needs to be installed.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

import landfall
from landfall.arena import Share, simulate

WIDTH, ROW, LEFT = 480, 36, 90


def plot(title: str, rows: Sequence[tuple[str, Share]], fair: float) -> str:
    """A line from the low to the high end of each interval, a dot for the share, a dashed line where all are equal."""
    across = WIDTH - LEFT - 20
    height = 60 + ROW * len(rows)
    parts = [f'<text x="10" y="24" font-weight="bold">{title}</text>']
    at = LEFT + fair * across
    parts.append(f'<path d="M{at:.1f} 36V{height - 20}" stroke="#888" stroke-dasharray="4 3"/>')
    for number, (name, share) in enumerate(rows):
        y = 56 + ROW * number
        low, middle, high = (LEFT + part * across for part in (share.low, share.share, share.high))
        parts.append(f'<text x="10" y="{y + 5}">{name}</text>')
        parts.append(f'<path d="M{low:.1f} {y}H{high:.1f}" stroke="#36c" stroke-width="3"/>')
        parts.append(f'<circle cx="{middle:.1f}" cy="{y}" r="5" fill="#36c"/>')
        parts.append(f'<text x="{high + 8:.1f}" y="{y + 5}" font-size="12">{share.share:.0%}</text>')
    start = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif">'
    return "\n".join([start, *parts, "</svg>", ""])


def main(game: str = "star-race", games: str = "300", file: str = "") -> None:
    plots = []
    for seats in landfall.load_game(game).seats:
        if seats == 1:
            continue
        summary = simulate(game, seats, int(games), ["greedy"], seed="balance").summary()
        print(f"{game}, {seats} seats, {summary.games} games of greedy")
        for seat, share in enumerate(summary.by_seat, start=1):
            print(f"  seat {seat}: {share.share:6.1%}   {share.low:.1%} to {share.high:.1%}")
        rows = [(f"seat {seat}", share) for seat, share in enumerate(summary.by_seat, start=1)]
        plots.append(plot(f"{game}, {seats} seats", rows, 1 / seats))
    if file:
        for number, drawn in enumerate(plots, start=1):
            path = Path(file).with_stem(f"{Path(file).stem}-{number}")
            path.write_text(drawn, encoding="utf-8")
            print(f"written: {path}")


if __name__ == "__main__":
    main(*sys.argv[1:])
