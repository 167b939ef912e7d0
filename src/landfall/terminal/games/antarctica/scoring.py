"""The final scoring of Antarctica as pages: one contest per page, with the rule behind each point."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from rich.text import Text

from landfall.flow import Game
from landfall.terminal.screen.drawing import Pen, seat_mark
from landfall.terminal.tables.sitting import Seen

SCORED = ("ZoneScored", "TrackScored", "StarsScored", "DiscardsScored")

Line = Mapping[str, Any]


def scoring_pages(game: Game, seen: Seen, events: Sequence[Line], pen: Pen) -> list[Text]:
    """A page for each contest in which somebody has something, with the points so far; at the end who has won."""
    lines = [event for event in events if event["is"] in SCORED]
    contests = [
        list(group) for _, group in groupby(lines, lambda line: (line["is"], line.get("zone"), line.get("track")))
    ]
    ended = [event for event in events if event["is"] == "GameEnded"]
    if not ended:
        return []
    came = [pen.words.event(game, event, seen.names) for event in seen.events if event["is"] == "EndCame"]
    sums = [0] * len(seen.names)
    pages: list[Text] = []
    for number, contest in enumerate(contests, start=1):
        title, of, amounts, standing = named(game, seen.view, contest[0], pen)
        page = Text(f"{came[-1]}.\n\n" if came and number == 1 else "", style=pen.palette.ink)
        page.append(f"{number}/{len(contests)}  ", style=pen.palette.soft)
        page.append(f"{title}\n", style=f"bold {pen.palette.accent}")
        for line in contest:
            seat, points = line["seat"], line["points"]
            sums[seat] += points
            page.append("\n").append_text(seat_mark(seat, pen.palette))
            page.append(f" {seen.names[seat]}  ", style=f"bold {pen.palette.ink}")
            page.append(f"+{points}", style=f"bold {pen.palette.good}")
            has = pen.words.of(game, f"has-{of}", count=standing[amounts][seat])
            why = reason(game, standing["reasons"][seat], of, points, pen)
            page.append(f"\n    {has} {why}", style=f"not bold {pen.palette.soft}")
        pages.append(page.append("\n\n").append_text(so_far(game, sums, pen)))
    said = pen.words.event(game, ended[0], seen.names)
    last = Text(f"{said}\n\n", style=f"bold {pen.palette.accent}").append_text(so_far(game, sums, pen))
    return [*pages, last.append_text(tied(game, seen, ended[0], pen))]


def named(game: Game, view: Line, line: Line, pen: Pen) -> tuple[str, str, str, Line]:
    """A contest: its title, what it is about, the field that holds what each seat has, and how it stands."""
    words = pen.words
    if line["is"] == "ZoneScored":
        zone = view["zones"][line["zone"]]
        buildings = ", ".join(words.of(game, f"name-{kind}") for kind in zone["buildings"])
        title = words.of(game, "label-zone", zone=line["zone"])
        return (f"{title} ({buildings})" if buildings else title), "scientists", "scientists", zone
    if line["is"] == "TrackScored":
        track = next(track for track in view["tracks"] if track["track"] == line["track"])
        return words.of(game, f"name-{line['track']}"), "track", "values", track
    of = "stars" if line["is"] == "StarsScored" else "discards"
    return words.of(game, f"score-{of}"), of, "amounts", view[of]


def reason(game: Game, why: Mapping[str, int], of: str, points: int, pen: Pen) -> str:
    """The rule behind points: what the first takes, or what the one before has."""
    if why["rank"] > 1:
        return pen.words.of(game, f"why-next-{of}", rank=why["rank"], points=points)
    return pen.words.of(game, f"why-first-{of}", total=why["total"], buildings=why["extra"] - 1, points=points)


def so_far(game: Game, sums: Sequence[int], pen: Pen) -> Text:
    line = Text(pen.words.of(game, "label-total"), style=f"not bold {pen.palette.soft}")
    for seat, points in enumerate(sums):
        line.append("   ").append_text(seat_mark(seat, pen.palette)).append(
            f" {points}", style=f"bold {pen.palette.ink}"
        )
    return line


def tied(game: Game, seen: Seen, ended: Line, pen: Pen) -> Text:
    """The players with the most points if that was a tie, and what broke it: first ranks, then building cards."""
    drawn = Text()
    if ended["decided_by"] == "points":
        return drawn
    players = seen.view["players"]
    most = max(player["total"] for player in players)
    for seat, player in enumerate(players):
        if player["total"] == most:
            ranks, cards = player["first_ranks"], len(player["built"])
            drawn.append("\n\n").append_text(seat_mark(seat, pen.palette)).append(f" {seen.names[seat]}", style="bold")
            said = pen.words.of(game, "tied", points=most, ranks=ranks, cards=cards)
            drawn.append(f"\n    {said}", style=f"not bold {pen.palette.soft}")
    return drawn
