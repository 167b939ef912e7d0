"""What tiles and tracks bring (sections 6 and 7): resources, energy, boosts, patches, rovers, and corporations' own."""

from __future__ import annotations

from typing import Final

from landfall.games.planet_unknown.rules.effects.lifepods import add_lifts, add_places, lift, put
from landfall.games.planet_unknown.rules.effects.pending import Pending, add_advances
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
    TOLD_BOOST_FOR_PATCH,
    TOLD_DOUBLE_BOOST,
    TOLD_TWO_PATCHES,
    TWO_PATCHES_FOR_ONE,
    USED_BOOST_FOR_PATCH,
    USED_DOUBLE_BOOST,
    USED_TWO_PATCHES,
)
from landfall.games.planet_unknown.table.gains import (
    BOOST_GAIN,
    CHOICE_GAIN,
    COLLECT_METEORITE,
    ENERGY_STEP,
    FLUX_GAIN,
    LIFEPOD_GAIN,
    PATCH_GAIN,
    REGRESS_OTHER,
    REPOSITION,
    ROVER_GAIN,
    STEPS,
    TECH_STEP,
    Gain,
    steps,
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
    WATER,
    advance_by,
    source_of,
    tracker_of,
)
from landfall.games.planet_unknown.table.trackers import can_advance, can_regress


def add_boosts(state: PlanetUnknown, seat: int, out: list[int]) -> bool:
    """Section 7: advance any one tracker; no boost under the event that stops them (R 67)."""
    if state.rules & NO_SYNERGY:
        return False
    board = state.boards[seat]
    must = add_advances(state, seat, BY_BOOST, ALL_TRACKERS, out)
    if board.can(DOUBLES_A_BOOST) and not board.used_round & USED_DOUBLE_BOOST:
        add_advances(state, seat, BY_DOUBLE_BOOST, ALL_TRACKERS, out)
    return must


def take_boost(state: PlanetUnknown, seat: int, action: int) -> None:
    tracker = tracker_of(action)
    twice = source_of(action) == BY_DOUBLE_BOOST
    if twice:
        state.boards[seat].used_round |= USED_DOUBLE_BOOST
        if state.history is not None:
            state.tell(TechnologyUsed(seat, TOLD_DOUBLE_BOOST))
    advance(state, seat, tracker, NORMAL)
    if twice:
        state.join(steps(1, tracker))


def choice_is_open(state: PlanetUnknown, seat: int, gain: Gain) -> bool:
    """Whether the first of Wormhole's two benefits can be had."""
    board = state.boards[seat]
    track = CORPORATIONS[board.corporation].choices[gain.number]
    if track == NONE:
        return not state.rules & NO_SYNERGY and gain.may_boost()
    return can_advance(board, track)


class Advance(Pending):
    """A step of a tracker by what a tile shows; the second step of doubled water is a thing of its own (R 23, R 53)."""

    def accept(self, state: PlanetUnknown, seat: int, gain: Gain, action: int) -> None:
        board = state.boards[seat]
        tracker = tracker_of(action)
        doubled = tracker == WATER and self.is_by_tile(gain) and board.can(DOUBLES_WATER)
        advance(state, seat, tracker, NORMAL)
        if gain.number > 1:
            state.join(gain.left())
        if doubled:
            state.join(steps(1, WATER))

    def is_by_tile(self, gain: Gain) -> bool:
        """Whether it comes from placing a tile."""
        return True


class Steps(Advance):
    """Steps of one tracker."""

    def offer(self, state: PlanetUnknown, seat: int, step: int, gain: Gain, out: list[int]) -> bool:
        return add_advances(state, seat, BY_RESOURCE, 1 << gain.tracker(), out)

    def takes(self, state: PlanetUnknown, seat: int, gain: Gain, action: int) -> bool:
        return action == advance_by(BY_RESOURCE, gain.tracker())

    def is_by_tile(self, gain: Gain) -> bool:
        return gain.is_by_tile()


class EnergyStep(Advance):
    """Energy: a step of one of several trackers."""

    def offer(self, state: PlanetUnknown, seat: int, step: int, gain: Gain, out: list[int]) -> bool:
        return add_advances(state, seat, BY_ENERGY, gain.bits, out)

    def takes(self, state: PlanetUnknown, seat: int, gain: Gain, action: int) -> bool:
        return source_of(action) == BY_ENERGY and gain.names(tracker_of(action))


class TechStep(Advance):
    """A tech resource that may be resolved as energy (R 39)."""

    def offer(self, state: PlanetUnknown, seat: int, step: int, gain: Gain, out: list[int]) -> bool:
        board = state.boards[seat]
        before = len(out)
        if can_advance(board, TECH_TRACK):
            out.append(advance_by(BY_RESOURCE, TECH_TRACK))
        if board.can(TECH_AS_ENERGY):
            add_advances(state, seat, BY_ENERGY, gain.bits, out)
        return len(out) > before

    def takes(self, state: PlanetUnknown, seat: int, gain: Gain, action: int) -> bool:
        if source_of(action) == BY_ENERGY:
            return state.boards[seat].can(TECH_AS_ENERGY) and gain.names(tracker_of(action))
        return action == advance_by(BY_RESOURCE, TECH_TRACK)


class Boost(Pending):
    """A step of any tracker."""

    def offer(self, state: PlanetUnknown, seat: int, step: int, gain: Gain, out: list[int]) -> bool:
        return add_boosts(state, seat, out)

    def takes(self, state: PlanetUnknown, seat: int, gain: Gain, action: int) -> bool:
        source = source_of(action)
        return source == BY_BOOST or source == BY_DOUBLE_BOOST

    def accept(self, state: PlanetUnknown, seat: int, gain: Gain, action: int) -> None:
        take_boost(state, seat, action)


class Patch(Pending):
    """To be placed, or stored, or given for something else (R 64)."""

    def offer(self, state: PlanetUnknown, seat: int, step: int, gain: Gain, out: list[int]) -> bool:
        board = state.boards[seat]
        before = len(out)
        for square in patch_squares(board):
            out.append(PATCH_AT + square)
        must = len(out) > before
        if step != END_STEP and board.can(STORES_PATCHES):
            out.append(STORE)
        if gain.is_from_store():  # R 64 speaks of gaining a patch
            return must
        if board.can(TWO_PATCHES_FOR_ONE) and not board.used_round & USED_TWO_PATCHES:
            out.append(TWO_PATCHES)
        may_boost = not board.used_round & USED_BOOST_FOR_PATCH and not state.rules & NO_SYNERGY
        if may_boost and board.can(BOOST_FOR_A_PATCH):
            out.append(BOOST_FOR_PATCH)
        return must

    def takes(self, state: PlanetUnknown, seat: int, gain: Gain, action: int) -> bool:
        if action == TWO_PATCHES or action == BOOST_FOR_PATCH:
            return not gain.is_from_store()
        return PATCH_AT <= action <= STORE

    def accept(self, state: PlanetUnknown, seat: int, gain: Gain, action: int) -> None:
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
                state.tell(TechnologyUsed(seat, TOLD_TWO_PATCHES))
        elif action == BOOST_FOR_PATCH:
            board.used_round |= USED_BOOST_FOR_PATCH
            state.join(Gain(BOOST_GAIN))
            if state.history is not None:
                state.tell(TechnologyUsed(seat, TOLD_BOOST_FOR_PATCH))
        else:
            place_patch(state, seat, action - PATCH_AT)


class Rover(Pending):
    """From the reserve, or an event's (R 57), onto the tile placed last."""

    def offer(self, state: PlanetUnknown, seat: int, step: int, gain: Gain, out: list[int]) -> bool:
        board = state.boards[seat]
        before = len(out)
        if board.reserve or gain.is_of_event():
            for square in sorted(board.last):
                if board.rover_on(square) == NONE:
                    out.append(ROVER_AT + square)
        return len(out) > before

    def takes(self, state: PlanetUnknown, seat: int, gain: Gain, action: int) -> bool:
        return ROVER_AT <= action < ROVER_AT + CELLS and (gain.is_of_event() or state.boards[seat].reserve > 0)

    def accept(self, state: PlanetUnknown, seat: int, gain: Gain, action: int) -> None:
        board = state.boards[seat]
        if not gain.is_of_event():
            board.reserve -= 1
        else:
            board.extra_rover = 0
        put_rover(state, seat, action - ROVER_AT)


class Lifepod(Pending):
    """A collected one that has to be put somewhere."""

    def offer(self, state: PlanetUnknown, seat: int, step: int, gain: Gain, out: list[int]) -> bool:
        before = len(out)
        add_places(state.boards[seat], NONE, out)
        return len(out) > before

    def takes(self, state: PlanetUnknown, seat: int, gain: Gain, action: int) -> bool:
        return LIFEPOD <= action < LIFT

    def accept(self, state: PlanetUnknown, seat: int, gain: Gain, action: int) -> None:
        put(state, seat, action - LIFEPOD)


class Choice(Pending):
    """One of two benefits of a biomass step (R 44)."""

    def offer(self, state: PlanetUnknown, seat: int, step: int, gain: Gain, out: list[int]) -> bool:
        before = len(out)
        if choice_is_open(state, seat, gain):
            out.append(BENEFIT)
        if not state.rules & NO_MILESTONES:
            out.append(BENEFIT + 1)
        return len(out) > before

    def takes(self, state: PlanetUnknown, seat: int, gain: Gain, action: int) -> bool:
        return action == BENEFIT + 1 or (action == BENEFIT and choice_is_open(state, seat, gain))

    def accept(self, state: PlanetUnknown, seat: int, gain: Gain, action: int) -> None:
        track = CORPORATIONS[state.boards[seat].corporation].choices[gain.number]
        if action == BENEFIT + 1:
            state.join(Gain(PATCH_GAIN))
        elif track == NONE:
            state.join(Gain(BOOST_GAIN))
        else:
            advance(state, seat, track, NORMAL)


class RegressOther(Pending):
    """Another tracker goes down."""

    def offer(self, state: PlanetUnknown, seat: int, step: int, gain: Gain, out: list[int]) -> bool:
        before = len(out)
        out.extend([REGRESS + tracker for tracker in can_regress(state.boards[seat])])
        return len(out) > before

    def takes(self, state: PlanetUnknown, seat: int, gain: Gain, action: int) -> bool:
        return REGRESS <= action < REGRESS + TRACKERS

    def accept(self, state: PlanetUnknown, seat: int, gain: Gain, action: int) -> None:
        regress(state, seat, action - REGRESS, 1)


class CollectMeteorite(Pending):
    """From anywhere on the planet."""

    def offer(self, state: PlanetUnknown, seat: int, step: int, gain: Gain, out: list[int]) -> bool:
        before = len(out)
        for square in meteorites_on(state.boards[seat]):
            out.append(PICK + square)
        return len(out) > before

    def takes(self, state: PlanetUnknown, seat: int, gain: Gain, action: int) -> bool:
        return PICK <= action < PICK + CELLS and action - PICK in meteorites_on(state.boards[seat])

    def accept(self, state: PlanetUnknown, seat: int, gain: Gain, action: int) -> None:
        lift_meteorite(state.boards[seat], action - PICK)
        if gain.number > 1:
            state.join(gain.left())
        collect_meteorite(state, seat)


class FluxMove(Pending):
    """The flux marker may go to another track."""

    def offer(self, state: PlanetUnknown, seat: int, step: int, gain: Gain, out: list[int]) -> bool:
        for track in range(TRACKERS):
            if track != state.boards[seat].flux:
                out.append(FLUX_TO + track)
        return False

    def takes(self, state: PlanetUnknown, seat: int, gain: Gain, action: int) -> bool:
        return FLUX_TO <= action < FLUX_TO + TRACKERS

    def accept(self, state: PlanetUnknown, seat: int, gain: Gain, action: int) -> None:
        board = state.boards[seat]
        board.flux = action - FLUX_TO
        if state.history is not None:
            state.tell(FluxMoved(seat, TRACKS[board.flux]))


class Reposition(Pending):
    """A collected lifepod may go elsewhere."""

    def offer(self, state: PlanetUnknown, seat: int, step: int, gain: Gain, out: list[int]) -> bool:
        add_lifts(state.boards[seat], out)
        return False

    def takes(self, state: PlanetUnknown, seat: int, gain: Gain, action: int) -> bool:
        return LIFT <= action < PICK

    def accept(self, state: PlanetUnknown, seat: int, gain: Gain, action: int) -> None:
        lift(state, seat, action - LIFT, 0)


TILE_AND_TRACK_GAINS: Final[dict[int, Pending]] = {
    STEPS: Steps(),
    ENERGY_STEP: EnergyStep(),
    TECH_STEP: TechStep(),
    BOOST_GAIN: Boost(),
    PATCH_GAIN: Patch(),
    ROVER_GAIN: Rover(),
    LIFEPOD_GAIN: Lifepod(),
    CHOICE_GAIN: Choice(),
    FLUX_GAIN: FluxMove(),
    REGRESS_OTHER: RegressOther(),
    REPOSITION: Reposition(),
    COLLECT_METEORITE: CollectMeteorite(),
}
