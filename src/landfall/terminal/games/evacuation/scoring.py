"""The final scoring of Evacuation as pages: one category per page; in a race penalties and happy faces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from landfall.flow import Game
from landfall.games.evacuation.table.cards import TECHNOLOGY_FACES, TECHNOLOGY_IDS
from landfall.games.evacuation.table.components import STADIUM_FACES, STADIUM_IDS
from landfall.games.evacuation.table.effects import KIND_IDS
from landfall.terminal.screen.drawing import Pen, seat_mark
from landfall.terminal.tables.sitting import Seen

ENDS = ("GameEnded", "SoloJudged")

Line = tuple[int, str]  # the points of a seat, and where they come from
Event = Mapping[str, Any]


def scoring_pages(game: Game, seen: Seen, events: Sequence[Event], pen: Pen) -> list[Text]:
    """A page for each category, the sums so far on each; at the end who has won and why, or alone how good it is."""
    ended = [event for event in events if event["is"] in ENDS]
    if not ended:
        return []
    race = seen.view["options"]["mode"] == "race"
    counted = race_steps(game, seen, pen) if race else categories(game, seen, pen)
    sums = [0] * len(seen.names)
    pages: list[Text] = []
    for number, (title, lines) in enumerate(counted, start=1):
        page = Text(f"{number}/{len(counted)}  ", style=pen.palette.soft)
        page.append(f"{title}\n", style=f"bold {pen.palette.accent}")
        for seat, (points, why) in enumerate(lines):
            sums[seat] += points
            page.append("\n").append_text(seat_mark(seat, pen.palette))
            page.append(f" {seen.names[seat]}  ", style=f"bold {pen.palette.ink}")
            page.append(signed(points), style=f"bold {pen.palette.bad if points < 0 else pen.palette.good}")
            page.append(f" = {sums[seat]}", style=pen.palette.ink)
            page.append(f"\n    {why}", style=f"not bold {pen.palette.soft}")
        pages.append(page)
    last = Text(pen.words.event(game, ended[-1], seen.names), style=f"bold {pen.palette.accent}")
    for event in seen.events:
        if event["is"] == "RaceEnded":
            last.append(f"\n\n{pen.words.event(game, event, seen.names)}", style=f"not bold {pen.palette.ink}")
    return [*pages, last]


def signed(points: int) -> str:
    return f"−{-points}" if points < 0 else f"+{points}"


def categories(game: Game, seen: Seen, pen: Pen) -> list[tuple[str, list[Line]]]:
    """The points in the rulebook's order; the goals of all players are one category."""
    players = seen.view["players"]
    others = [name for name in players[0]["points"] if not name.startswith("goal_")]
    pages = [(pen.words.of(game, "scored-goals"), [goals(game, player, pen) for player in players])]
    for name in others:
        lines = [(player["points"][name], why(game, name, seen.view, player, pen)) for player in players]
        pages.append((pen.words.of(game, f"score-{name}"), lines))
    return pages


def goals(game: Game, player: Mapping[str, Any], pen: Pen) -> Line:
    points = {goal: player["points"][goal] for goal in player["goals"]}
    return sum(points.values()), ", ".join(f"{pen.words.of(game, f'score-{goal}')} {points[goal]}" for goal in points)


def why(game: Game, category: str, view: Mapping[str, Any], player: Mapping[str, Any], pen: Pen) -> str:
    """Where a seat's points of a category come from."""
    if category == "lowest_production":
        return levels(game, player["production"], pen)
    if category == "happy_faces" and len(view["players"]) == 1:
        return pen.words.of(game, "scored-faces_alone", mine=final_faces(player), other=view["solo"]["faces"])
    return pen.words.of(
        game,
        f"scored-{category}",
        areas=len(player["old_areas"]),
        stadiums=len(player["stadiums"]["new"]),
        tokens=player["penalties"],
        faces=final_faces(player),
    )


def race_steps(game: Game, seen: Seen, pen: Pen) -> list[tuple[str, list[Line]]]:
    """The lowest marker of each seat, what penalties take off it and by how much happy faces raise it.

    By the whole story: where somebody chose a marker, the others' were moved and shown before.
    """
    players, words, events = seen.view["players"], pen.words, seen.events
    before: list[Line] = []
    penalties: list[Line] = []
    faces: list[Line] = []
    for seat, player in enumerate(players):
        lowest = min(player["production"].values())
        lowered = [event for event in events if event["is"] == "MarkerLowered" and event["seat"] == seat]
        lifted = [event for event in events if event["is"] == "MarkerLifted" and event["seat"] == seat]
        down = sum(event["count"] for event in lowered)
        kinds = ("penalty_tokens", "areas_left", "stadiums_missing")
        before.append((lowest, levels(game, player["production"], pen)))
        penalties.append((-down, " · ".join(why(game, kind, seen.view, player, pen) for kind in kinds)))
        raised = [f"{words.of(game, 'name-' + event['kind'])} +{event['count']}" for event in lifted]
        told = words.of(game, "scored-faces", count=final_faces(player))
        faces.append((min(player["final"].values()) - (lowest - down), " · ".join([told, *raised])))
    return [
        (words.of(game, "score-lowest_production"), before),
        (words.of(game, "label-penalties"), penalties),
        (words.of(game, "score-happy_faces"), faces),
    ]


def levels(game: Game, markers: Mapping[str, int], pen: Pen) -> str:
    return ", ".join(f"{pen.words.of(game, f'name-{kind}')} {markers[kind]}" for kind in KIND_IDS)


def final_faces(player: Mapping[str, Any]) -> int:
    """Those of stadiums in the New World and of technologies (R 12)."""
    return sum(STADIUM_FACES[STADIUM_IDS.index(one)] for one in player["stadiums"]["new"]) + sum(
        TECHNOLOGY_FACES[TECHNOLOGY_IDS.index(tile)] for tile in player["developed"]
    )
