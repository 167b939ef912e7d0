"""When a player may act (R 51): pending things in any order, movement and technologies between them, then the end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.flow.frame import Frame
from landfall.flow.refusal import Refusal
from landfall.games.planet_unknown.rules.effects.alerts import EVENT_GAINS
from landfall.games.planet_unknown.rules.effects.alike_gains import are_alike, different_ones, names_of, number_among
from landfall.games.planet_unknown.rules.effects.benefits import TILE_AND_TRACK_GAINS
from landfall.games.planet_unknown.rules.effects.card_gains import CARD_GAINS
from landfall.games.planet_unknown.rules.effects.paths import paths
from landfall.games.planet_unknown.rules.effects.pending import Pending
from landfall.games.planet_unknown.rules.effects.places import RING_ACTIONS, dropped, has_civ, legal_placements
from landfall.games.planet_unknown.rules.effects.placing import place_tile
from landfall.games.planet_unknown.rules.effects.rovers import add_steps, take_step, take_teleport
from landfall.games.planet_unknown.rules.effects.technologies import add_uses, is_use, select_tile, use
from landfall.games.planet_unknown.rules.refusals import why_not_now
from landfall.games.planet_unknown.story.cards import TurnEnded
from landfall.games.planet_unknown.story.turns import GainNamed, NotGained, TileTaken
from landfall.games.planet_unknown.table.components import TRACKS, pair_of
from landfall.games.planet_unknown.table.corporations import USE_CIV_TILE
from landfall.games.planet_unknown.table.gains import (
    EXTRA_TILE,
    GAIN_NAMES,
    PATCH_GAIN,
    STEPS,
    Gain,
    Turn,
    bound_to_civ,
    gained_as,
    steps,
)
from landfall.games.planet_unknown.table.state import PlanetUnknown
from landfall.games.planet_unknown.table.terms import (
    ACTIONS,
    AFTER_TILE,
    CARD_TELEPORT,
    CIV_TILE_STEP,
    END_TURN,
    ENERGY,
    EVENT_CIV_STEP,
    EVENT_FIRST,
    EVENT_STEP,
    NONE,
    ONE_RESOURCE,
    PLACE,
    RINGS,
    STEP,
    TAKE,
    TELEPORT,
    TILE_STEP,
    USE,
)

STEP_NAMES = ("event", "after_event", "tile", "civ_tile", "after_tile", "civ", "end", "civ")


PENDING: Final[list[Pending]] = [Pending() for _ in range(max(GAIN_NAMES) + 1)]
for _kinds in (TILE_AND_TRACK_GAINS, CARD_GAINS, EVENT_GAINS):
    for _kind, _pending in _kinds.items():
        PENDING[_kind] = _pending


def offer_gain(state: PlanetUnknown, seat: int, step: int, gain: Gain, out: list[int]) -> bool:
    """Add what can be done with a pending thing; returns whether some of it has to be done."""
    return PENDING[gain.kind].offer(state, seat, step, gain, out)


@dataclass(init=False, unsafe_hash=True)
class Act(Turn):
    """A player's turn in one of the steps of a round. What is gained meanwhile joins its pending things.

    Section 20, R 68: it is over when the player says so, and can be taken back until then. Who has nothing to do when
    a step begins is not asked.
    """

    seat: int
    step: int
    gains: tuple[Gain, ...]

    def __init__(self, seat: int, step: int, gains: tuple[Gain, ...]) -> None:
        self.seat = seat
        self.step = step
        self.gains = gains

    def pending(self) -> tuple[Gain, ...]:
        return self.gains

    def with_pending(self, gains: tuple[Gain, ...]) -> Turn:
        return Act(self.seat, self.step, gains)

    def joined_by(self, frame: Frame) -> Frame | None:
        if isinstance(frame, Gain):
            return Act(self.seat, self.step, (*self.gains, frame))
        return None

    def asked(self, state: PlanetUnknown) -> dict[str, object]:
        return {
            "step": STEP_NAMES[self.step],
            "pending": len(self.gains),
            "movement": state.boards[self.seat].pool,
            "paths": paths(state, self.seat),
            "gains": [self.gain_shown(state, at) for at in range(len(self.gains))],
            "dropped": dropped(state, self.seat) if self.step in (TILE_STEP, CIV_TILE_STEP) else [],
        }

    def gain_shown(self, state: PlanetUnknown, at: int) -> dict[str, object]:
        """A pending thing by name, with the actions that would take it up now."""
        gain = self.gains[at]
        out: list[int] = []
        must = offer_gain(state, self.seat, self.step, gain, out)
        tracker = gain.tracker()
        named = gain.kind == STEPS and tracker < len(TRACKS)
        return {
            "is": GAIN_NAMES[gain.kind],
            "number": gain.number,
            "track": TRACKS[tracker] if named else None,
            "must": must,
            "one_of_group": gain.group != 0,
            "civ_only": gain.kind == EXTRA_TILE and gain.is_bound(),
            "actions": out,
            "which": number_among(state.boards[self.seat], self.gains, at),
        }

    def legal(self, state: PlanetUnknown) -> list[int]:
        seat = self.seat
        step = self.step
        if step == EVENT_FIRST:
            first: list[int] = []
            has_to = offer_gain(state, seat, step, self.gains[0], first)
            first.sort()
            if not has_to:  # R 53
                first.append(END_TURN)
            return first
        out: list[int] = []
        must = False
        if step == TILE_STEP or step == CIV_TILE_STEP:
            must = True
            out = legal_placements(state, seat, step == CIV_TILE_STEP)
            if not out:
                for ring in range(len(RINGS)):
                    tile = state.tile_before(seat, ring)
                    if tile != NONE and (step == TILE_STEP or has_civ(tile)):
                        out.append(TAKE + ring)
        for gain in self.gains:
            if offer_gain(state, seat, step, gain, out):
                must = True
        add_steps(state, seat, out)
        without_uses = len(out)
        add_uses(state, seat, step, self.gains, out)
        if len(self.gains) > 1 or len(out) > without_uses:  # the same may be open in two ways
            out = sorted(set(out))
        else:
            out.sort()
        if not must:
            out.append(END_TURN)
        return out

    def take(self, state: PlanetUnknown, action: int) -> None:
        seat = self.seat
        step = self.step
        if action == END_TURN:
            self.end(state)
            state.barrier(seat)  # R 51, R 68: a confirmed step is closed
            return
        if step == EVENT_FIRST:
            state.come_back_to(Act(seat, EVENT_STEP, self.gains[1:]))
            PENDING[self.gains[0].kind].accept(state, seat, self.gains[0], action)
        elif action < TAKE + len(RINGS):
            self.take_tile(state, action)
        elif STEP <= action < TELEPORT:
            state.come_back_to(self)
            take_step(state, seat, action)
        elif TELEPORT <= action < CARD_TELEPORT:
            state.come_back_to(self)
            take_teleport(state, seat, action)
        elif action == USE + USE_CIV_TILE:
            self.bind(state, action)
        else:
            self.take_gain(state, action)

    def end(self, state: PlanetUnknown) -> None:
        if self.step not in (EVENT_FIRST, EVENT_STEP, EVENT_CIV_STEP):
            state.boards[self.seat].pool = 0  # R 29
        if state.history is not None:
            tell_left(state, self.seat, tuple([gain for gain in self.gains if not self.was_a_choice(state, gain)]))
            state.tell(TurnEnded(self.seat))

    def was_a_choice(self, state: PlanetUnknown, gain: Gain) -> bool:
        """Whether a tracker could have moved that stays (R 45), so that nothing is lost."""
        out: list[int] = []
        offer_gain(state, self.seat, self.step, gain, out)
        return gain.kind != PATCH_GAIN and len(out) > 0

    def take_tile(self, state: PlanetUnknown, action: int) -> None:
        """The tile of this turn, or an extra one where none is owed."""
        seat = self.seat
        if self.step != TILE_STEP and self.step != CIV_TILE_STEP:
            self.take_gain(state, action)
            return
        board = state.boards[seat]
        state.come_back_to(Act(seat, AFTER_TILE, self.gains))
        board.took = (action - PLACE) // RING_ACTIONS if action < TAKE else action - TAKE
        if self.step == TILE_STEP:
            select_tile(state, seat, board.took)
        if action < TAKE:
            place_tile(state, seat, action, True)
            return
        board.stuck = True
        board.tiles_lost += 1
        pair = pair_of(state.tile_before(seat, board.took))
        group = -1 if state.rules & ONE_RESOURCE else 0
        for section in range(2):  # R 23: each advances once; energy repeats the other
            kind = pair[section] if pair[section] != ENERGY else pair[1 - section]
            state.join(steps(1, kind, group))
        if state.history is not None:
            state.tell(TileTaken(seat, RINGS[board.took]))

    def take_gain(self, state: PlanetUnknown, action: int) -> None:
        """Take up the pending thing that this action answers; where several differ, the player says which."""
        seat = self.seat
        gains = self.gains
        first = NONE
        for at in range(len(gains)):
            if gain_takes(state, seat, gains[at], action):
                if first == NONE:
                    first = at
                elif not are_alike(state.boards[seat], gains[first], gains[at]):
                    state.then(WhichGain(seat, self.step, gains, action))
                    return
        if first != NONE:
            take_up(state, seat, self.step, gains, first, action)
        else:
            assert is_use(action), f"no pending thing and no technology is answered by action {action}"
            state.come_back_to(self)
            use(state, seat, action)

    def bind(self, state: PlanetUnknown, action: int) -> None:
        """Republic 1: from now on a civ tile has to be taken; where several tiles are due, the player says which."""
        if self.step == TILE_STEP:
            state.come_back_to(Act(self.seat, CIV_TILE_STEP, self.gains))
            use(state, self.seat, action)
            return
        places = different_ones(state.boards[self.seat], self.gains, unbound_tiles(self.gains))
        if len(places) > 1:
            state.then(WhichGain(self.seat, self.step, self.gains, action))
        else:
            take_up(state, self.seat, self.step, self.gains, places[0], action)

    def why_not(self, state: PlanetUnknown, action: int) -> Refusal:
        if self.step == EVENT_FIRST:
            asked_for = {ACTIONS.decode(legal)[0] for legal in self.legal(state)}
            if ACTIONS.decode(action)[0] not in asked_for:
                return Refusal("event-first", "R 51")
        return why_not_now(state, self.seat, self.step, self.gains, action)


@dataclass(init=False, unsafe_hash=True)
class WhichGain(Turn):
    """R 10, R 53: pending things in any order. The action chosen answers several of them, and it matters which."""

    seat: int
    step: int
    gains: tuple[Gain, ...]
    action: int

    def __init__(self, seat: int, step: int, gains: tuple[Gain, ...], action: int) -> None:
        self.seat = seat
        self.step = step
        self.gains = gains
        self.action = action

    def pending(self) -> tuple[Gain, ...]:
        return self.gains

    def with_pending(self, gains: tuple[Gain, ...]) -> Turn:
        return WhichGain(self.seat, self.step, gains, self.action)

    def places(self, state: PlanetUnknown) -> list[int]:
        if self.action == USE + USE_CIV_TILE:
            places = unbound_tiles(self.gains)
        else:
            places = [at for at, gain in enumerate(self.gains) if gain_takes(state, self.seat, gain, self.action)]
        return different_ones(state.boards[self.seat], self.gains, places)

    def asked(self, state: PlanetUnknown) -> dict[str, object]:
        return {}

    def legal(self, state: PlanetUnknown) -> list[int]:
        return sorted(names_of([self.gains[at] for at in self.places(state)]))

    def take(self, state: PlanetUnknown, action: int) -> None:
        places = self.places(state)
        at = places[names_of([self.gains[place] for place in places]).index(action)]
        if state.history is not None:
            named = ACTIONS.decode(action)[1]
            state.tell(GainNamed(self.seat, str(named["gain"]), int(str(named["number"]))))
        take_up(state, self.seat, self.step, self.gains, at, self.action)

    def why_not(self, state: PlanetUnknown, action: int) -> Refusal:
        return Refusal("answer-the-question", "R 53", {"decision": "WhichGain"})


def tell_left(state: PlanetUnknown, seat: int, gains: tuple[Gain, ...]) -> None:
    """R 53: what was gained and cannot be taken up is gone with the step."""
    if state.history is not None:
        for gain in gains:
            told = gained_as(gain)
            if told:
                state.tell(NotGained(seat, told, "left"))


def unbound_tiles(gains: tuple[Gain, ...]) -> list[int]:
    """The places of extra tiles that Republic 1 has not bound to a civ tile."""
    return [at for at, gain in enumerate(gains) if gain.kind == EXTRA_TILE and not gain.is_bound()]


def take_up(state: PlanetUnknown, seat: int, step: int, gains: tuple[Gain, ...], at: int, action: int) -> None:
    """Do what was chosen with the pending thing at this place; those it excludes are dropped."""
    gain = gains[at]
    if action == USE + USE_CIV_TILE:
        bound = list(gains)
        bound[at] = bound_to_civ(gain)
        state.come_back_to(Act(seat, step, tuple(bound)))
        use(state, seat, action)
        return
    if gain.group == 0:
        state.come_back_to(Act(seat, step, gains[:at] + gains[at + 1 :]))
    else:
        state.come_back_to(Act(seat, step, tuple([other for other in gains if other.group != gain.group])))
    PENDING[gain.kind].accept(state, seat, gain, action)


def gain_takes(state: PlanetUnknown, seat: int, gain: Gain, action: int) -> bool:
    return PENDING[gain.kind].takes(state, seat, gain, action)


def has_something_to_do(state: PlanetUnknown, seat: int, step: int, gains: tuple[Gain, ...]) -> bool:
    """Whether the player could do anything but end the turn."""
    if step == EVENT_FIRST:
        out: list[int] = []
        offer_gain(state, seat, step, gains[0], out)
        return len(out) > 0
    return Act(seat, step, gains).legal(state)[0] != END_TURN


TURN_FRAMES: tuple[type[Frame], ...] = (Act, WhichGain, Gain)
