"""Two small plots as SVG, written by hand so that nothing needs to be installed. Jupyter shows them as pictures."""

from collections.abc import Sequence

from landfall.arena import Share

WIDTH, ROW, LEFT = 480, 36, 90
TOP, BOTTOM, RIGHT, HEIGHT = 40, 40, 48, 260
INK = "#808080"  # can be read on white and on black
BLUE = "#3b7ddd"


class Plot(str):
    """The text of an SVG file."""

    def _repr_svg_(self) -> str:
        return str(self)


def svg(title: str, height: int, parts: Sequence[str]) -> Plot:
    start = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" fill="{INK}">'
    )
    named = f'<text x="10" y="24" font-size="14" font-weight="bold">{title}</text>'
    return Plot("\n".join([start, named, *parts, "</svg>", ""]))


def intervals(title: str, rows: Sequence[tuple[str, Share]], fair: float) -> Plot:
    """A line from the low to the high end of each interval, a dot for the share, a dashed line where all are equal."""
    across = WIDTH - LEFT - RIGHT
    height = 60 + ROW * len(rows)
    at = LEFT + fair * across
    parts = [f'<path d="M{at:.1f} 36V{height - 20}" stroke="{INK}" stroke-dasharray="4 3"/>']
    for number, (name, share) in enumerate(rows):
        y = 56 + ROW * number
        low, middle, high = (LEFT + part * across for part in (share.low, share.share, share.high))
        parts.append(f'<text x="10" y="{y + 5}">{name}</text>')
        parts.append(f'<path d="M{low:.1f} {y}H{high:.1f}" stroke="{BLUE}" stroke-width="3"/>')
        parts.append(f'<circle cx="{middle:.1f}" cy="{y}" r="5" fill="{BLUE}"/>')
        parts.append(f'<text x="{high + 8:.1f}" y="{y + 5}" font-size="12">{share.share:.0%}</text>')
    return svg(title, height, parts)


def curve(title: str, points: Sequence[tuple[float, float]], across: str, level: float = 0.5) -> Plot:
    """Shares over something that grows, with a dashed line at a level."""
    most = max(x for x, _ in points) or 1.0

    def place(x: float, share: float) -> tuple[float, float]:
        return 50 + x / most * (WIDTH - 50 - RIGHT), TOP + (1 - share) * (HEIGHT - TOP - BOTTOM)

    parts = []
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        _, y = place(0, share)
        dashes = ' stroke-dasharray="4 3"' if share == level else ' opacity="0.3"'
        parts.append(f'<path d="M50 {y:.1f}H{WIDTH - RIGHT}" stroke="{INK}"{dashes}/>')
        parts.append(f'<text x="10" y="{y + 4:.1f}" font-size="12">{share:.0%}</text>')
    for part in range(5):
        x, _ = place(most * part / 4, 0)
        parts.append(
            f'<text x="{x:.1f}" y="{HEIGHT - 22}" font-size="12" text-anchor="middle">{most * part / 4:.3g}</text>'
        )
    parts.append(f'<text x="{WIDTH - RIGHT}" y="{HEIGHT - 6}" font-size="12" text-anchor="end">{across}</text>')
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in (place(*point) for point in points))
    parts.append(f'<polyline points="{line}" fill="none" stroke="{BLUE}" stroke-width="3"/>')
    return svg(title, HEIGHT, parts)
