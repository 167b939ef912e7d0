"""How training went, round by round: a table for programs and a drawing for people."""

from __future__ import annotations

import csv
from collections.abc import Mapping
from pathlib import Path

FIGURES = ("games", "rows", "mean", "before", "after")
CURVES = (("mean", "mean points"), ("before", "error before the round"), ("after", "error after the round"))
WIDTH = 640
HEIGHT = 160  # of each curve
MARGIN = 48
COLOUR = "#1f6f8b"


def add_round(folder: Path, round: int, figures: Mapping[str, float]) -> None:
    """Write the figures of a round into curves.csv, in place of what the round had before, and draw curves.svg."""
    rounds = {**rounds_in(folder), round: dict(figures)}
    with (folder / "curves.csv").open("w", encoding="utf-8", newline="") as out:
        writer = csv.writer(out)
        writer.writerow(["round", *FIGURES])
        for number in sorted(rounds):
            writer.writerow([number, *[f"{rounds[number][name]:g}" for name in FIGURES]])
    (folder / "curves.svg").write_text(drawing(rounds), encoding="utf-8")


def rounds_in(folder: Path) -> dict[int, dict[str, float]]:
    """The figures of the rounds so far."""
    file = folder / "curves.csv"
    if not file.exists():
        return {}
    with file.open(encoding="utf-8", newline="") as stored:
        return {int(row["round"]): {name: float(row[name]) for name in FIGURES} for row in csv.DictReader(stored)}


def drawing(rounds: Mapping[int, Mapping[str, float]]) -> str:
    """One curve below the other, each with its lowest and highest value."""
    parts = [curve(rounds, name, title, at * HEIGHT) for at, (name, title) in enumerate(CURVES)]
    height = HEIGHT * len(CURVES)
    size = f'viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" font-size="13"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size}>'
    return "\n".join([head, f'<rect width="{WIDTH}" height="{height}" fill="white"/>', *parts, "</svg>", ""])


def curve(rounds: Mapping[int, Mapping[str, float]], name: str, title: str, top: int) -> str:
    numbers = sorted(rounds)
    values = [rounds[number][name] for number in numbers]
    low, high = min(values), max(values)
    across = (WIDTH - 2 * MARGIN) / max(1, len(numbers) - 1)
    down = HEIGHT - 2 * MARGIN
    points = []
    for at, value in enumerate(values):
        share = (high - value) / (high - low) if high > low else 0.5
        points.append((MARGIN + at * across, top + MARGIN + share * down))
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    dots = "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3"/>' for x, y in points)
    ends = f"rounds {numbers[0]} to {numbers[-1]}, from {low:.2f} to {high:.2f}"
    return (
        f'<text x="{MARGIN}" y="{top + MARGIN - 20}">{title} ({ends})</text>'
        f'<g fill="{COLOUR}"><polyline points="{line}" fill="none" stroke="{COLOUR}" stroke-width="2"/>{dots}</g>'
    )
