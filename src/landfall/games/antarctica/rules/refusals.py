"""Refusals that several decisions share. They explain what is not in a legal list; only the list decides."""

from __future__ import annotations

from landfall.flow.frame import Decision
from landfall.flow.refusal import Refusal
from landfall.games.antarctica.rules.tracks import can_advance
from landfall.games.antarctica.table.components import KIND_IDS, TRACK_IDS
from landfall.games.antarctica.table.state import Antarctica
from landfall.games.antarctica.table.terms import NO_SHIP, dock_at, owner_of, zone_at


def answer_first(decision: Decision) -> Refusal:
    """The action answers another question than the one asked."""
    return Refusal("answer-the-question", facts={"decision": type(decision).__name__})


def in_block(action: int, first: int, size: int) -> bool:
    return first <= action < first + size


def names_of(kinds: int) -> str:
    """A set of kinds: "crane+shaft"."""
    return "+".join([KIND_IDS[kind] for kind in range(len(KIND_IDS)) if kinds >> kind & 1])


def cannot_enter(state: Antarctica, zone: int, chapter: str) -> Refusal:
    """Why no ship may go to this zone, by the chapter that asks for one."""
    if zone not in state.open_zones:
        return Refusal("zone-closed", "R07", {"zone": zone})
    return Refusal("zone-full", chapter, {"zone": zone})


def no_own_ship(state: Antarctica, seat: int, berth: int, chapter: str) -> Refusal | None:
    """That no ship of the seat lies in this dock, by the chapter that asks for one; None if one does."""
    ship = state.docks[berth]
    if ship != NO_SHIP and owner_of(ship) == seat:
        return None
    return Refusal("no-own-ship-there", chapter, {"zone": zone_at(berth), "dock": dock_at(berth)})


def cannot_choose_track(state: Antarctica, seat: int, track: int) -> Refusal:
    """Why research points cannot go to this track."""
    if track >= state.open_tracks:
        return Refusal("track-closed", "3.2", {"track": TRACK_IDS[track]})
    if state.cubes[state.at(track, seat)] == 0 and state.cubes_left[seat] == 0:
        return Refusal("no-cube-available", "10", {"track": TRACK_IDS[track]})
    if not can_advance(state, seat, track):
        return Refusal("no-space-ahead", "10", {"track": TRACK_IDS[track]})
    return Refusal("track-taken", "R31", {"track": TRACK_IDS[track]})
