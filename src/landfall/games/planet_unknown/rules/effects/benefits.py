"""What tiles and tracks bring (sections 6 and 7): resources, energy, boosts, patches, rovers, and corporations' own."""

from __future__ import annotations

from landfall.games.planet_unknown.rules.effects.lifepods import add_lifts, add_places, lift, put
from landfall.games.planet_unknown.rules.effects.places import patch_squares
from landfall.games.planet_unknown.rules.effects.placing import place_patch
from landfall.games.planet_unknown.rules.effects.rovers import (
    collect_meteorite,
    lift_meteorite,
    meteorites_on,
    put_rover,
)
from landfall.games.planet_unknown.rules.effects.tracks import NORMAL, advance, regress
from landfall.games.planet_unknown.story.cards import FluxMoved, TechnologyUsed
from landfall.games.planet_unknown.story.turns import PatchStored
from landfall.games.planet_unknown.table.components import CELLS, CORPORATIONS, TRACKS
from landfall.games.planet_unknown.table.corporations import (
    BOOST_FOR_A_PATCH,
    DOUBLES_A_BOOST,
    DOUBLES_WATER,
    STORES_PATCHES,
    TECH_AS_ENERGY,
    TWO_PATCHES_FOR_ONE,
)
from landfall.games.planet_unknown.table.gains import (
    BOOST_GAIN,
    BY_TILE,
    CHOICE_GAIN,
    COLLECT_METEORITE,
    ENERGY_STEP,
    FLUX_GAIN,
    FROM_THE_STORE,
    LIFEPOD_GAIN,
    NO_BOOST,
    PATCH_GAIN,
    REGRESS_OTHER,
    REPOSITION,
    ROVER_GAIN,
    STEPS,
    TECH_STEP,
    Gain,
)
from landfall.games.planet_unknown.table.state import PlanetUnknown
from landfall.games.planet_unknown.table.terms import (
    ALL_TRACKERS,
    BENEFIT,
    BOOST_FOR_PATCH,
    BY_BOOST,
    BY_DOUBLE_BOOST,
    BY_ENERGY,
    BY_RESOURCE,
    END_STEP,
    FLUX_TO,
    LIFEPOD,
    LIFT,
    NO_MILESTONES,
    NO_SYNERGY,
    NONE,
    PATCH_AT,
    PICK,
    REGRESS,
    ROVER_AT,
    STORE,
    TECH_TRACK,
    TRACKERS,
    TWO_PATCHES,
    USED_BOOST_FOR_PATCH,
    USED_DOUBLE_BOOST,
    USED_TWO_PATCHES,
    WATER,
    advance_by,
    source_of,
    tracker_of,
)
from landfall.games.planet_unknown.table.trackers import can_advance, can_regress, has_to_advance


def add_advances(state: PlanetUnknown, seat: int, source: int, bits: int, out: list[int]) -> bool:
    """The trackers among these bits that can move; say whether one of them has to."""
    board = state.boards[seat]
    must = False
    for tracker in range(TRACKERS):
        if bits >> tracker & 1 and can_advance(board, tracker):
            out.append(advance_by(source, tracker))
            must = must or has_to_advance(board, tracker, True)
    return must


def add_boosts(state: PlanetUnknown, seat: int, out: list[int]) -> bool:
    """Section 7: advance any one tracker; no boost under the event that stops them (R 67)."""
    if state.rules & NO_SYNERGY:
        return False
    board = state.boards[seat]
    must = add_advances(state, seat, BY_BOOST, ALL_TRACKERS, out)
    if board.can(DOUBLES_A_BOOST) and not board.used_round & USED_DOUBLE_BOOST:
        add_advances(state, seat, BY_DOUBLE_BOOST, ALL_TRACKERS, out)
    return must


def offer(state: PlanetUnknown, seat: int, step: int, gain: Gain, out: list[int]) -> bool:
    """Add what can be done with the gain; say whether something of it has to be done."""
    board = state.boards[seat]
    kind = gain.kind
    before = len(out)
    if kind == STEPS:
        return add_advances(state, seat, BY_RESOURCE, 1 << gain.tracker(), out)
    elif kind == ENERGY_STEP:
        return add_advances(state, seat, BY_ENERGY, gain.bits, out)
    elif kind == TECH_STEP:
        if can_advance(board, TECH_TRACK):
            out.append(advance_by(BY_RESOURCE, TECH_TRACK))
        if board.can(TECH_AS_ENERGY):
            add_advances(state, seat, BY_ENERGY, gain.bits, out)
    elif kind == BOOST_GAIN:
        return add_boosts(state, seat, out)
    elif kind == PATCH_GAIN:
        for square in patch_squares(board):
            out.append(PATCH_AT + square)
        must = len(out) > before
        if step != END_STEP and board.can(STORES_PATCHES):
            out.append(STORE)
        if gain.bits & FROM_THE_STORE:  # R 64 speaks of gaining a patch
            return must
        if board.can(TWO_PATCHES_FOR_ONE) and not board.used_round & USED_TWO_PATCHES:
            out.append(TWO_PATCHES)
        if (
            board.can(BOOST_FOR_A_PATCH)
            and not board.used_round & USED_BOOST_FOR_PATCH
            and not state.rules & NO_SYNERGY
        ):
            out.append(BOOST_FOR_PATCH)
        return must
    elif kind == ROVER_GAIN:
        if board.reserve or gain.number:
            for square in sorted(board.last):
                if board.rover_on(square) == NONE:
                    out.append(ROVER_AT + square)
    elif kind == LIFEPOD_GAIN:
        add_places(board, NONE, out)
    elif kind == CHOICE_GAIN:
        if choice_is_open(state, seat, gain):
            out.append(BENEFIT)
        if not state.rules & NO_MILESTONES:
            out.append(BENEFIT + 1)
    elif kind == REGRESS_OTHER:
        out.extend([REGRESS + tracker for tracker in can_regress(board)])
    elif kind == COLLECT_METEORITE:
        for square in meteorites_on(board):
            out.append(PICK + square)
    elif kind == FLUX_GAIN:
        for track in range(TRACKERS):
            if track != board.flux:
                out.append(FLUX_TO + track)
        return False
    elif kind == REPOSITION:
        add_lifts(board, out)
        return False
    return len(out) > before


def takes(state: PlanetUnknown, seat: int, gain: Gain, action: int) -> bool:
    """Whether this legal action takes up this gain."""
    kind = gain.kind
    source = source_of(action)
    if kind == STEPS:
        return action == advance_by(BY_RESOURCE, gain.tracker())
    if kind == ENERGY_STEP:
        return source == BY_ENERGY and gain.names(tracker_of(action))
    if kind == TECH_STEP:
        if source == BY_ENERGY:
            return state.boards[seat].can(TECH_AS_ENERGY) and gain.names(tracker_of(action))
        return action == advance_by(BY_RESOURCE, TECH_TRACK)
    if kind == BOOST_GAIN:
        return source == BY_BOOST or source == BY_DOUBLE_BOOST
    if kind == PATCH_GAIN:
        if action == TWO_PATCHES or action == BOOST_FOR_PATCH:
            return not gain.bits & FROM_THE_STORE
        return PATCH_AT <= action <= STORE
    if kind == ROVER_GAIN:
        return ROVER_AT <= action < ROVER_AT + CELLS and (gain.number == 1 or state.boards[seat].reserve > 0)
    if kind == LIFEPOD_GAIN:
        return LIFEPOD <= action < LIFT
    if kind == CHOICE_GAIN:
        return action == BENEFIT + 1 or (action == BENEFIT and choice_is_open(state, seat, gain))
    if kind == REGRESS_OTHER:
        return REGRESS <= action < REGRESS + TRACKERS
    if kind == COLLECT_METEORITE:
        return PICK <= action < PICK + CELLS and action - PICK in meteorites_on(state.boards[seat])
    if kind == FLUX_GAIN:
        return FLUX_TO <= action < FLUX_TO + TRACKERS
    return kind == REPOSITION and LIFT <= action < PICK


def choice_is_open(state: PlanetUnknown, seat: int, gain: Gain) -> bool:
    """Whether the first of Wormhole's two benefits can be had."""
    board = state.boards[seat]
    track = CORPORATIONS[board.corporation].choices[gain.number]
    if track == NONE:
        return not state.rules & NO_SYNERGY and not gain.bits & NO_BOOST
    return can_advance(board, track)


def accept(state: PlanetUnknown, seat: int, gain: Gain, action: int) -> None:
    """Do what was chosen with the gain, which is no longer pending."""
    board = state.boards[seat]
    kind = gain.kind
    if kind == STEPS or kind == ENERGY_STEP or kind == TECH_STEP:
        tracker = tracker_of(action)
        by_tile = kind != STEPS or gain.bits & BY_TILE != 0
        doubled = tracker == WATER and by_tile and board.can(DOUBLES_WATER)
        advance(state, seat, tracker, NORMAL)
        if gain.number > 1:
            state.join(Gain(STEPS, gain.number - 1, gain.bits))
        if doubled:  # R 23, R 53: the second step is a thing of its own
            state.join(Gain(STEPS, 1, WATER))
    elif kind == BOOST_GAIN:
        take_boost(state, seat, action)
    elif kind == PATCH_GAIN:
        take_patch(state, seat, action)
    elif kind == ROVER_GAIN:
        if gain.number == 0:
            board.reserve -= 1
        else:
            board.extra_rover = 0
        put_rover(state, seat, action - ROVER_AT)
    elif kind == LIFEPOD_GAIN:
        put(state, seat, action - LIFEPOD)
    elif kind == CHOICE_GAIN:
        track = CORPORATIONS[board.corporation].choices[gain.number]
        if action == BENEFIT + 1:
            state.join(Gain(PATCH_GAIN))
        elif track == NONE:
            state.join(Gain(BOOST_GAIN))
        else:
            advance(state, seat, track, NORMAL)
    elif kind == REGRESS_OTHER:
        regress(state, seat, action - REGRESS, 1)
    elif kind == COLLECT_METEORITE:
        lift_meteorite(board, action - PICK)
        if gain.number > 1:
            state.join(Gain(COLLECT_METEORITE, gain.number - 1))
        collect_meteorite(state, seat)
    elif kind == FLUX_GAIN:
        board.flux = action - FLUX_TO
        if state.history is not None:
            state.tell(FluxMoved(seat, TRACKS[board.flux]))
    elif kind == REPOSITION:
        lift(state, seat, action - LIFT, 0)


def take_boost(state: PlanetUnknown, seat: int, action: int) -> None:
    tracker = tracker_of(action)
    twice = source_of(action) == BY_DOUBLE_BOOST
    if twice:
        state.boards[seat].used_round |= USED_DOUBLE_BOOST
        if state.history is not None:
            state.tell(TechnologyUsed(seat, "jump_drive_c"))
    advance(state, seat, tracker, NORMAL)
    if twice:
        state.join(Gain(STEPS, 1, tracker))


def take_patch(state: PlanetUnknown, seat: int, action: int) -> None:
    board = state.boards[seat]
    if action == STORE:
        board.stored += 1
        if state.history is not None:
            state.tell(PatchStored(seat))
    elif action == TWO_PATCHES:
        board.used_round |= USED_TWO_PATCHES
        state.join(Gain(PATCH_GAIN))
        state.join(Gain(PATCH_GAIN))
        if state.history is not None:
            state.tell(TechnologyUsed(seat, "wormhole_3"))
    elif action == BOOST_FOR_PATCH:
        board.used_round |= USED_BOOST_FOR_PATCH
        state.join(Gain(BOOST_GAIN))
        if state.history is not None:
            state.tell(TechnologyUsed(seat, "jump_drive_a"))
    else:
        place_patch(state, seat, action - PATCH_AT)
