"""Spending research points (rules, section 10): all of one grant on one open track."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.flow.combinators import Queue
from landfall.flow.frame import Decision, Frame
from landfall.flow.refusal import Refusal
from landfall.games.antarctica.rules.refusals import answer_first, cannot_choose_track, in_block
from landfall.games.antarctica.rules.track_actions import advance
from landfall.games.antarctica.rules.tracks import open_to
from landfall.games.antarctica.story.research_events import PointsLost
from landfall.games.antarctica.table.components import TRACK_IDS
from landfall.games.antarctica.table.state import Antarctica
from landfall.games.antarctica.table.terms import TRACK


def research(state: Antarctica, seat: int, track: int, points: int) -> list[Frame]:
    """Advance; all that was triggered must be resolved next, first in, first out (R30)."""
    triggered = advance(state, seat, track, points)
    return [Queue(tuple(triggered))] if triggered else []


@dataclass(init=False, unsafe_hash=True)
class SpendPoints(Frame):
    """Points must be used as far as possible (R27); if no track can be chosen they are lost."""

    seat: int
    points: int

    def __init__(self, seat: int, points: int) -> None:
        self.seat = seat
        self.points = points

    def resolve(self, state: Antarctica) -> None:
        tracks = open_to(state, self.seat)
        if not tracks:
            if state.history is not None:
                state.tell(PointsLost(self.seat, self.points))
        elif len(tracks) == 1:
            state.then_all(research(state, self.seat, tracks[0], self.points))
        else:
            state.then(ChooseTrack(self.seat, self.points))


@dataclass(init=False, unsafe_hash=True)
class ChooseTrack(Decision):
    """The track for the research points of a building card or of Fast progress; the points cannot be split."""

    seat: int
    points: int

    def __init__(self, seat: int, points: int) -> None:
        self.seat = seat
        self.points = points

    def legal(self, state: Antarctica) -> list[int]:
        return [TRACK + track for track in open_to(state, self.seat)]

    def take(self, state: Antarctica, action: int) -> None:
        state.then_all(research(state, self.seat, action - TRACK, self.points))

    def why_not(self, state: Antarctica, action: int) -> Refusal:
        if in_block(action, TRACK, len(TRACK_IDS)):
            return cannot_choose_track(state, self.seat, action - TRACK)
        return answer_first(self)


RESEARCH_FRAMES: tuple[type[Frame], ...] = (SpendPoints, ChooseTrack)
