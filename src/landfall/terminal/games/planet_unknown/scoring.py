"""The final scoring as pages: one category per page, with where each player's medals come from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from landfall.flow import Game
from landfall.terminal.games.planet_unknown.planet import COMPLETE, state_of
from landfall.terminal.screen.drawing import seat_mark
from landfall.terminal.screen.look import Palette
from landfall.terminal.tables.sitting import Seen
from landfall.terminal.words import Words

# The categories in the order of scoring, with the field of the event that holds each.
CATEGORIES = {
    "planet": "planet_medals",
    "tracks": "track_medals",
    "lifepods": "lifepod_medals",
    "meteorites": "meteorite_medals",
    "civ_cards": "card_medals",
    "personal": "personal_medals",
    "neighbour": "neighbour_medals",
}
FULFILLED, NOT_FULFILLED = "label-fulfilled", "label-not_fulfilled"
# Planets with medals of their own: how they are said, and the parts of the planet's score that hold them.
OWN_MEDALS = {
    "gaia": ("label-free_cities", "cities", "city_medals"),
    "cerberus": ("label-covered_regions", "regions", "region_medals"),
}
ALWAYS = ("planet", "tracks", "lifepods", "meteorites", "civ_cards")


def scoring_pages(
    game: Game, seen: Seen, events: Sequence[Mapping[str, Any]], words: Words, palette: Palette
) -> list[Text]:
    """A page for each category that counts, the sums so far on each; at the end who has won, or the verdict."""
    scored = [event for event in events if event["is"] == "Scored"]
    if not scored:
        return []
    pages: list[Text] = []
    sums = [0] * len(seen.names)
    for category, field in CATEGORIES.items():
        if not is_shown(category, seen.view, any(line[field] for line in scored)):
            continue
        page = Text(f"{words.of(game, f'score-{category}')}\n", style=f"bold {palette.accent}")
        for line in scored:
            seat = line["seat"]
            sums[seat] += line[field]
            page.append("\n").append_text(seat_mark(seat, palette))
            page.append(f" {seen.names[seat]}  ", style=f"bold {palette.ink}")
            page.append(f"+{line[field]}", style=f"bold {palette.good}").append(f" = {sums[seat]}", style=palette.ink)
            why = reason(game, category, seen.view, seat, words)
            if why:
                page.append(f"\n    {why}", style=f"not bold {palette.soft}")
        pages.append(page)
    ends = [event for event in events if event["is"] in ("GameEnds", "SoloJudged", "GameEnded")]
    if ends:
        said = "\n\n".join(words.event(game, event, seen.names) for event in ends)
        pages.append(Text(said, style=f"bold {palette.accent}"))
    return pages


def is_shown(category: str, view: Mapping[str, Any], brings: bool) -> bool:
    """A category that brings nobody anything is left out, but what was kept secretly is always revealed."""
    kept = category == "personal" and any(player["objectives_kept"] for player in view["players"])
    return category in ALWAYS or brings or kept


def reason(game: Game, category: str, view: Mapping[str, Any], seat: int, words: Words) -> str:
    """Where a seat's medals of a category come from."""
    player = view["players"][seat]
    if category == "planet":
        rows, columns = (
            sum(1 for line in player["lines"][way] if state_of(line) == COMPLETE) for way in ("rows", "columns")
        )
        said = [words.of(game, "label-complete_lines", rows=rows, columns=columns)]
        parts = player["planet_score"]
        if player["planet"] in OWN_MEDALS:
            label, things, medals = OWN_MEDALS[player["planet"]]
            said.append(words.of(game, label, count=parts[things], medals=f"+{parts[medals]}"))
        return "; ".join(said)
    if category == "tracks":
        return ", ".join(f"{words.of(game, 'name-' + one['tracker'])} {one['medals']}" for one in player["tracks"])
    if category == "lifepods":
        return f"{words.of(game, 'label-lifepods')}: {player['lifepods_scored']}"
    if category == "meteorites":
        return f"{words.of(game, 'label-meteorites')}: {player['meteorites_collected']}"
    if category == "civ_cards":
        return "; ".join(words.of(game, f"name-card-{card}") for card in player["cards"] if card is not None)
    if category == "personal":
        return "; ".join(
            f"{words.of(game, f'name-personal-{card}')} ({words.of(game, FULFILLED if met else NOT_FULFILLED)})"
            for card, met in zip(player["objectives"] or [], player["objectives_met"] or [], strict=True)
        )
    compared = [one for one in view["objectives"] if seat in one["seats"]]
    said = []
    for one in compared:
        at = one["seats"].index(seat)
        name = words.of(game, f"name-objective-{one['card']}")
        said.append(f"{name} {one['counts'][at]}:{one['counts'][1 - at]} → {one['medals'][at]}")
    for one in view["common_objectives"]:
        said.append(f"{words.of(game, 'name-objective-' + str(one['card']))} → {one['medals'][seat]}")
    return "; ".join(said)
