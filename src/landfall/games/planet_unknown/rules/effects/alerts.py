"""The event deck (section 13): what the cards ask of each player."""

from __future__ import annotations

from typing import Any, Final, assert_never

from landfall.games.planet_unknown.rules.effects.benefits import add_boosts, take_boost
from landfall.games.planet_unknown.rules.effects.lifepods import add_lifts, remove
from landfall.games.planet_unknown.rules.effects.pending import Pending, add_advances
from landfall.games.planet_unknown.rules.effects.placing import destroy_rover
from landfall.games.planet_unknown.rules.effects.rovers import (
    collect_meteorite,
    is_rover_symbol,
    meteorites_on,
    set_rover,
)
from landfall.games.planet_unknown.rules.effects.tracks import NORMAL, SHIFTS, Climb, advance, regress
from landfall.games.planet_unknown.story.cards import ObjectiveLost, Peeked, SawAlert
from landfall.games.planet_unknown.story.turns import MeteoriteLoaded, MeteoritePut, PieceDestroyed
from landfall.games.planet_unknown.table.board import Board, without
from landfall.games.planet_unknown.table.components import CELLS, EVENT_EFFECT, TERRAINS, TRACKS
from landfall.games.planet_unknown.table.corporations import LIFEPODS_ARE_PUT, LOADS_METEORITES, SPARED_BY_METEORITES
from landfall.games.planet_unknown.table.gains import (
    ADD_METEORITE,
    BOOST_GAIN,
    BOOST_OR_PEEK,
    COLLECT_LIFEPOD,
    COLLECT_METEORITE,
    DESTROY_LIFEPOD,
    DESTROY_ROVER,
    EVENT_ADVANCE,
    EVENT_OBJECTIVE,
    EVENT_REGRESS,
    LOSE_LIFEPOD,
    PATCH_GAIN,
    Gain,
    event_advance,
    event_regress,
    several,
)
from landfall.games.planet_unknown.table.printed_kinds import Destroyed, Event
from landfall.games.planet_unknown.table.state import PlanetUnknown
from landfall.games.planet_unknown.table.terms import (
    BY_EVENT,
    DESTROY,
    DROP,
    LIFT,
    LOADED,
    METEOR,
    NONE,
    NOT_ONTO,
    PEEK,
    PICK,
    REGRESS,
    ROUND_RULES,
    SQUARE,
    TRACKERS,
    advance_by,
    square_name,
    tracker_of,
)
from landfall.games.planet_unknown.table.trackers import can_move, depth, has_to_advance


def tracks_of(effect: dict[str, Any]) -> int:
    bits = 0
    for track in effect["tracks"]:
        bits |= 1 << TRACKS.index(track)
    return bits


def round_rule(card: int) -> int:
    """The rule that this event puts in force for a round, as a bit of the state's rules; 0 if it puts none."""
    effect = EVENT_EFFECT[card]
    if str(effect["type"]) != "round_rule":
        return 0
    rule = str(effect["rule"])
    if rule == "rovers_not_onto":
        return NOT_ONTO << TERRAINS.index(str(effect["terrain"]))
    return ROUND_RULES[rule]


def asked_of_all(state: PlanetUnknown, card: int) -> Gain | None:
    """What the event card asks of every player, as a gain; None if it asks nothing or acts by itself."""
    effect = EVENT_EFFECT[card]
    kind: Event = effect["type"]
    match kind:
        case "advance_one_of":
            return event_advance(int(effect["steps"]), tracks_of(effect), bool(effect["benefits"]))
        case "regress_one_of":
            return event_regress(int(effect["steps"]), tracks_of(effect))
        case "gain_patches":
            return Gain(PATCH_GAIN)
        case "synergy":
            return Gain(BOOST_GAIN)
        case "collect":
            return several(COLLECT_LIFEPOD if effect["what"] == "lifepod" else COLLECT_METEORITE, 1)
        case "add_meteorite":
            return Gain(ADD_METEORITE)
        case "choose_one":
            return Gain(BOOST_OR_PEEK)
        case "destroy_objective":
            return Gain(EVENT_OBJECTIVE)
        case "destroy":
            return asked_to_destroy(effect["what"])
        case "round_rule" | "add_civ_cards" | "remove_civ_cards" | "extra_rover" | "extra_objective":
            return None
        case "rotate_station_any" | "remove_shape":
            return None
        case _:
            assert_never(kind)


def asked_to_destroy(what: Destroyed) -> Gain | None:
    match what:
        case "rover_on_planet":
            return Gain(DESTROY_ROVER)
        case "lifepod_on_planet":
            return Gain(DESTROY_LIFEPOD)
        case "lifepod_collected":
            return Gain(LOSE_LIFEPOD)
        case "meteorite_collected":  # nothing to choose
            return None
        case _:
            assert_never(what)


def open_meteor_squares(board: Board) -> list[int]:
    """Meteor symbols without meteorite, not hidden under a patch."""
    if board.can(SPARED_BY_METEORITES):
        return []
    taken = meteorites_on(board)
    return [square for square in range(CELLS) if board.squares[square] & METEOR and square not in taken]


def lose_lifepod(state: PlanetUnknown, seat: int, place: int) -> None:
    """A collected lifepod is destroyed; a technology it unlocked is locked again (R 61)."""
    board = state.boards[seat]
    remove(board, place)
    board.lifepods_lost += 1
    if state.history is not None:
        state.tell(PieceDestroyed(seat, "lifepod"))


def put_meteorite(state: PlanetUnknown, seat: int, square: int) -> None:
    """A meteorite from an event destroys a rover there; an unloaded Horizon rover loads it (R 38 c)."""
    board = state.boards[seat]
    if state.history is not None:
        state.tell(MeteoritePut(seat, square_name(square)))
    number = board.rover_on(square)
    if number == NONE:
        board.meteorites = (*board.meteorites, square)
    elif not board.can(LOADS_METEORITES):
        destroy_rover(state, seat, number)
        board.meteorites = (*board.meteorites, square)
    elif is_rover_symbol(board, square):
        collect_meteorite(state, seat)
    else:
        set_rover(board, number, square + LOADED)
        if state.history is not None:
            state.tell(MeteoriteLoaded(seat))


def chooses_place(board: Board) -> bool:
    """Whether a collected lifepod to be destroyed is a choice (Cosmos, Jump Drive)."""
    return board.can(LIFEPODS_ARE_PUT) and len(board.pods) > 0


# -- what it asks, while it is pending: always alone, so that no action has to be told apart ---------------------------


class EventAdvance(Pending):
    """One of the trackers it names advances, with benefits or without."""

    def offer(self, state: PlanetUnknown, seat: int, step: int, gain: Gain, out: list[int]) -> bool:
        if gain.has_benefits():
            return add_advances(state, seat, BY_EVENT, gain.bits, out)
        board = state.boards[seat]
        must = False
        for tracker in range(TRACKERS):
            if gain.names(tracker) and can_move(board, tracker):
                out.append(advance_by(BY_EVENT, tracker))
                must = must or has_to_advance(board, tracker, False)
        return must

    def accept(self, state: PlanetUnknown, seat: int, gain: Gain, action: int) -> None:
        tracker = tracker_of(action)
        if gain.has_benefits():
            advance(state, seat, tracker, NORMAL)
        else:
            state.come_back_to(Climb(seat, tracker, gain.number - 1, SHIFTS))
            advance(state, seat, tracker, SHIFTS)


class EventRegress(Pending):
    """The tracker that can go down farthest does (R 26)."""

    def offer(self, state: PlanetUnknown, seat: int, step: int, gain: Gain, out: list[int]) -> bool:
        board = state.boards[seat]
        before = len(out)
        deepest = 0
        for tracker in range(TRACKERS):
            if gain.names(tracker):
                deepest = max(deepest, depth(board, tracker, gain.number))
        if deepest:
            for tracker in range(TRACKERS):
                if gain.names(tracker) and depth(board, tracker, gain.number) == deepest:
                    out.append(REGRESS + tracker)
        return len(out) > before

    def accept(self, state: PlanetUnknown, seat: int, gain: Gain, action: int) -> None:
        tracker = action - REGRESS
        regress(state, seat, tracker, depth(state.boards[seat], tracker, gain.number))


class AddMeteorite(Pending):
    """One comes onto a free meteor symbol."""

    def offer(self, state: PlanetUnknown, seat: int, step: int, gain: Gain, out: list[int]) -> bool:
        before = len(out)
        out.extend([PICK + square for square in open_meteor_squares(state.boards[seat])])
        return len(out) > before

    def accept(self, state: PlanetUnknown, seat: int, gain: Gain, action: int) -> None:
        put_meteorite(state, seat, action - PICK)


class BoostOrPeek(Pending):
    """A boost, or a look at the next event (R 56)."""

    def offer(self, state: PlanetUnknown, seat: int, step: int, gain: Gain, out: list[int]) -> bool:
        has_to_boost = add_boosts(state, seat, out)
        if state.deck:
            out.append(PEEK)
        return has_to_boost or len(state.deck) > 0

    def accept(self, state: PlanetUnknown, seat: int, gain: Gain, action: int) -> None:
        if action == PEEK:
            state.boards[seat].peeked = 1 + len(state.deck)
            state.barrier(seat)
            if state.history is not None:
                state.tell(Peeked(seat))
                state.tell(SawAlert(seat, state.deck[-1]), (seat,))
        else:
            take_boost(state, seat, action)


class DestroyRover(Pending):
    """One of two or more on the planet."""

    def offer(self, state: PlanetUnknown, seat: int, step: int, gain: Gain, out: list[int]) -> bool:
        board = state.boards[seat]
        if len(board.rovers) < 2:
            return False
        out.extend(sorted([DESTROY + (rover & SQUARE) for rover in board.rovers]))
        return True

    def accept(self, state: PlanetUnknown, seat: int, gain: Gain, action: int) -> None:
        destroy_rover(state, seat, state.boards[seat].rover_on(action - DESTROY))


class DestroyLifepod(Pending):
    """One on the planet."""

    def offer(self, state: PlanetUnknown, seat: int, step: int, gain: Gain, out: list[int]) -> bool:
        before = len(out)
        out.extend([DESTROY + square for square in state.boards[seat].lifepods])
        return len(out) > before

    def accept(self, state: PlanetUnknown, seat: int, gain: Gain, action: int) -> None:
        board = state.boards[seat]
        board.lifepods = without(board.lifepods, action - DESTROY)
        board.lifepods_lost += 1
        if state.history is not None:
            state.tell(PieceDestroyed(seat, "lifepod"))


class LoseLifepod(Pending):
    """A collected one."""

    def offer(self, state: PlanetUnknown, seat: int, step: int, gain: Gain, out: list[int]) -> bool:
        before = len(out)
        add_lifts(state.boards[seat], out)
        return len(out) > before

    def accept(self, state: PlanetUnknown, seat: int, gain: Gain, action: int) -> None:
        lose_lifepod(state, seat, action - LIFT)


class GiveUpObjective(Pending):
    """One personal objective leaves the game."""

    def offer(self, state: PlanetUnknown, seat: int, step: int, gain: Gain, out: list[int]) -> bool:
        before = len(out)
        out.extend(sorted([DROP + card - 1 for card in state.boards[seat].objectives]))
        return len(out) > before

    def accept(self, state: PlanetUnknown, seat: int, gain: Gain, action: int) -> None:
        board = state.boards[seat]
        card = action - DROP + 1
        board.objectives = without(board.objectives, card)
        board.rejected = (*board.rejected, card)
        if state.history is not None:
            state.tell(ObjectiveLost(seat, card), (seat,))


EVENT_GAINS: Final[dict[int, Pending]] = {
    EVENT_ADVANCE: EventAdvance(),
    EVENT_REGRESS: EventRegress(),
    ADD_METEORITE: AddMeteorite(),
    BOOST_OR_PEEK: BoostOrPeek(),
    DESTROY_ROVER: DestroyRover(),
    DESTROY_LIFEPOD: DestroyLifepod(),
    LOSE_LIFEPOD: LoseLifepod(),
    EVENT_OBJECTIVE: GiveUpObjective(),
}
