"""What may wait on the agenda of a stored Antarctica between two moves, bottom to top. Anything else is refused."""

from __future__ import annotations

from typing import Final

from landfall.flow.combinators import Queue
from landfall.flow.errors import BadState
from landfall.flow.frame import Decision, Frame
from landfall.games.antarctica.rules.actions import Act, EndTurn, FinishTurn
from landfall.games.antarctica.rules.ending import EndOfGame
from landfall.games.antarctica.rules.icebreakers import SecondShip, UseIcebreaker
from landfall.games.antarctica.rules.movement import SetSail
from landfall.games.antarctica.rules.red_actions import NewShip, RecruitOne, TakeResource
from landfall.games.antarctica.rules.research import ChooseTrack
from landfall.games.antarctica.rules.setup import PlaceCube, placements
from landfall.games.antarctica.rules.ship_move import ChooseShip, ChooseZone, MayMoveShip, ShipMove, movable_berths
from landfall.games.antarctica.rules.shipyard import KeepCard, LookAtDraft, SearchStack, ShipyardDraft, TakeCard
from landfall.games.antarctica.rules.sun import MoveSun
from landfall.games.antarctica.rules.track_actions import AdvanceThree, AdvanceTrack
from landfall.games.antarctica.table.components import FAST_PROGRESS_POINTS
from landfall.games.antarctica.table.state import Antarctica
from landfall.games.antarctica.table.terms import NO_SHIP, NOT_SEEN, RUNNING, first_berth, owner_of, size_of

TRIGGERED: Final = (RecruitOne, TakeResource, NewShip, ShipMove, ShipyardDraft)  # and the first step of `advance_3`


def check_steps(state: Antarctica) -> None:
    """Raise BadState unless the steps that wait are those of a game under way at this table."""
    agenda = state.agenda
    if state.lanes:
        raise BadState("nobody ever acts at the same time as another (R43)")
    if not agenda:
        if state.ending == RUNNING:
            raise BadState("nothing waits, but the game is running")
        return
    if agenda[0] != MoveSun():
        raise BadState(f"agenda does not continue with the sun: {agenda[0]!r}")
    now = agenda[1:]
    if not is_placing(state, now) and not is_visit(state, now):
        raise BadState(f"agenda holds steps that no turn leads to: {now!r}")
    drafting = bool(now) and isinstance(now[-1], KeepCard)
    if (state.draft != 0) != drafting or (max(state.draft_seen) != NOT_SEEN) != drafting:
        raise BadState("draft and agenda do not go together")


def is_placing(state: Antarctica, now: list[Frame]) -> bool:
    """Set-up: the last of the placements wait; of the others the ships lie in the docks."""
    order = placements(state)
    done = len(order) - len(now)
    if not now or done < 0 or now != order[done:][::-1] or not isinstance(now[-1], Decision):
        return False
    placed = sum([not isinstance(frame, PlaceCube) for frame in order[:done]])
    return sum([ship != NO_SHIP for ship in state.docks]) == placed and not any(state.cubes)


def is_visit(state: Antarctica, now: list[Frame]) -> bool:
    """A visit of the sun: the first ship's turn with the second one waiting, an icebreaker, or the second's turn."""
    if now and isinstance(now[0], SecondShip):
        return is_turn(state, now[1:], True)
    if now == [UseIcebreaker(owner_of(state.second))]:
        at = state.at(state.sun, owner_of(state.second))
        return state.second != NO_SHIP and state.icebreakers[at] > 0
    return is_turn(state, now, False)


def is_turn(state: Antarctica, now: list[Frame], first: bool) -> bool:
    """A decision of the turn itself, or one on the way to what is left of it."""
    if not now:
        return False
    base = now[0]
    if (state.ending != RUNNING) != isinstance(base, EndOfGame):
        return False
    if isinstance(base, SetSail):
        return len(now) == 1 and has_still_to_sail(state, base, first)
    if isinstance(base, (Act, EndTurn, FinishTurn)) and (base.zone == state.sun or base.zone not in state.open_zones):
        return False
    if isinstance(base, EndTurn) or (isinstance(base, Act) and len(now) == 1):
        return len(now) == 1
    if not isinstance(base, (Act, FinishTurn, EndOfGame)):
        return is_handing_out(state, now)  # a ship was built, and the turn is over
    rest = now[1:]
    if len(rest) == 1 and isinstance(rest[0], ChooseTrack):
        mine = isinstance(base, EndOfGame) or base.seat == rest[0].seat
        return mine and (not isinstance(base, Act) or rest[0].points == FAST_PROGRESS_POINTS)
    return len(rest) > 1 and is_waiting(rest[0]) and is_track_action(state, rest[1:])


def has_still_to_sail(state: Antarctica, sail: SetSail, first: bool) -> bool:
    """The active ship lies under the sun: the foremost, or with an icebreaker the one that was second."""
    if owner_of(sail.ship) != sail.seat:
        return False
    return state.docks[first_berth(state.sun)] == sail.ship if first else state.second == sail.ship


def is_waiting(frame: Frame) -> bool:
    """The actions triggered and not yet begun, first in, first out."""
    if not isinstance(frame, Queue):
        return False
    for one in frame.frames:
        if not isinstance(one, TRIGGERED) and not (isinstance(one, AdvanceThree) and one.turn == one.taken == 0):
            return False
    return True


def is_track_action(state: Antarctica, now: list[Frame]) -> bool:
    """A seat is asked about a track action; those after it wait in their order."""
    top = now[-1]
    if isinstance(top, AdvanceTrack):
        in_order = top.seat == (top.trigger_seat + top.turn) % state.seats
        return len(now) == 1 and in_order and top.taken.bit_count() <= top.turn
    if isinstance(top, (ChooseShip, ChooseZone)):
        if isinstance(top, ChooseZone) and top.berth not in movable_berths(state, top.seat):
            return False
        moves = [MayMoveShip(seat) for seat in after(state, top.seat, len(now) - 1)]
        return now[:-1] == moves and len(now) <= state.seats
    if isinstance(top, KeepCard):
        looks = [LookAtDraft(seat) for seat in after(state, top.seat, len(now) - 1)]
        return now[:-1] == looks and len(now) == size_of(state.draft) <= state.seats
    return is_handing_out(state, now)


def is_handing_out(state: Antarctica, now: list[Frame]) -> bool:
    """Everybody but the ship's owner takes a card; the stack has enough for those who wait."""
    top = now[-1]
    searches = [SearchStack(seat) for seat in after(state, top.seat, len(now) - 1)] if isinstance(top, TakeCard) else []
    is_asked = isinstance(top, TakeCard) and now[:-1] == searches
    return is_asked and len(now) < state.seats and size_of(state.stack) >= max(2, len(now))


def after(state: Antarctica, seat: int, count: int) -> list[int]:
    """The seats that follow this one counter-clockwise, the last one first."""
    return [(seat + turn) % state.seats for turn in range(count, 0, -1)]
