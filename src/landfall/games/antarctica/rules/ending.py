"""The end of the game (rules, section 12)."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.flow.frame import Frame
from landfall.games.antarctica.rules.scoring import (
    decision_of,
    discard_amounts,
    discard_points,
    ranks,
    star_points,
    totals,
    track_points,
    track_standing,
    zone_amounts,
    zone_points,
)
from landfall.games.antarctica.story.scoring_events import (
    DiscardsScored,
    EndCame,
    GameEnded,
    StarsScored,
    Totalled,
    TrackScored,
    ZoneScored,
)
from landfall.games.antarctica.table.components import DECK_IDS, TRACK_IDS, ZONES
from landfall.games.antarctica.table.state import Antarctica
from landfall.games.antarctica.table.terms import ENDING_IDS, LAST_CARD, LAST_SCIENTIST, NO_SHIP, RUNNING, size_of


def note_the_end(state: Antarctica, seat: int) -> None:
    """12.1, checked only after scientists were placed and after a building card was taken."""
    if not any(state.decks):
        state.ending = LAST_CARD  # with the cards and scientists there are, this is always a last scientist too
    elif state.has_placed_all(seat):
        state.ending = LAST_SCIENTIST
    if state.ending != RUNNING and state.history is not None:
        state.tell(EndCame(ENDING_IDS[state.ending], seat))


@dataclass(init=False, unsafe_hash=True)
class EndOfGame(Frame):
    """Nothing else follows, whatever was waiting: no card, no discard, no action, no icebreaker (R37). Then score."""

    def resolve(self, state: Antarctica) -> None:
        state.agenda.clear()
        if state.history is not None:
            tell_scores(state)


def tell_scores(state: Antarctica) -> None:
    """Zone after zone from the lit one counter-clockwise, tracks, starred cards, discards, totals, winner."""
    for step in range(ZONES):
        zone = (state.sun + step) % ZONES
        if zone in state.open_zones:
            tell_zone(state, zone)
    for track in range(state.open_tracks):
        standing = track_standing(state, track)
        points = track_points(state, track)
        for seat in by_rank(standing):
            rank = ranks(standing)[seat]
            state.tell(TrackScored(seat, TRACK_IDS[track], standing[seat], rank, points[seat]))
    stars = list(state.stars)
    for seat in by_rank(stars):
        state.tell(StarsScored(seat, stars[seat], ranks(stars)[seat], star_points(state)[seat]))
    discards = discard_amounts(state)
    for seat in by_rank(discards):
        state.tell(DiscardsScored(seat, discards[seat], ranks(discards)[seat], discard_points(state)[seat]))
    points = totals(state)
    for seat in range(state.seats):
        state.tell(Totalled(seat, points[seat]))
    winners, decided_by = decision_of(state)
    state.tell(GameEnded(winners, points[winners[0]], decided_by))


def tell_zone(state: Antarctica, zone: int) -> None:
    standing = zone_amounts(state, zone)
    points = zone_points(state, zone)
    for seat in by_rank(standing):
        state.tell(ZoneScored(seat, zone, standing[seat], ranks(standing)[seat], points[seat]))


def by_rank(standing: list[int]) -> list[int]:
    """The seats that have something, the first one first."""
    places = ranks(standing)
    ordered: list[int] = []
    for rank in range(1, len(standing) + 1):
        ordered.extend([seat for seat in range(len(standing)) if places[seat] == rank])
    return ordered


def figures(state: Antarctica) -> dict[str, int]:
    """For balance reports: how the game ended, what was left of each stack, and the ships still on the board."""
    counts = {f"end_{ending}": 1 if state.ending == number else 0 for number, ending in enumerate(ENDING_IDS) if number}
    for number, deck in enumerate(DECK_IDS):
        counts[f"left_{deck}"] = len(state.decks[number])
    counts["left_shipyard"] = size_of(state.stack)
    counts["ships"] = sum([ship != NO_SHIP for ship in state.docks])
    return counts


ENDING_FRAMES: tuple[type[Frame], ...] = (EndOfGame,)
