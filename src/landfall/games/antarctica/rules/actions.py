"""The action in the target zone (rules, section 6), with the cards and discards before and after it (W1 and W2)."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.flow.frame import Decision, Frame, SeatFrame
from landfall.flow.refusal import Refusal
from landfall.games.antarctica.rules.building import build, cannot_build
from landfall.games.antarctica.rules.cards import add_cards, cannot_play, is_card, may_play, play_card
from landfall.games.antarctica.rules.discarding import add_discards, can_discard, cannot_discard, discard, is_discard
from landfall.games.antarctica.rules.ending import EndOfGame
from landfall.games.antarctica.rules.refusals import answer_first, cannot_choose_track, in_block
from landfall.games.antarctica.rules.requirements import can_build
from landfall.games.antarctica.rules.research import SpendPoints, research
from landfall.games.antarctica.rules.shipyard import HandOut
from landfall.games.antarctica.rules.tracks import can_advance
from landfall.games.antarctica.story.events import Passed, Recruited, ShipBuilt
from landfall.games.antarctica.table.components import DECK_IDS, TRACK_IDS, TRACK_STATIONS
from landfall.games.antarctica.table.state import Antarctica
from landfall.games.antarctica.table.terms import (
    BUILD,
    BUILD_SHIP,
    CAMP,
    END_TURN,
    NO_SHIP,
    PASS,
    RECRUIT,
    RESEARCH,
    RUNNING,
    SHIPYARD,
    STATIONS,
)

DECKS = len(DECK_IDS)


def can_build_ship(state: Antarctica, seat: int, zone: int) -> bool:
    """6.2: a shipyard in the target zone, an own ship in Available, and a free dock in the lit zone (R18)."""
    return state.buildings[zone] & SHIPYARD != 0 and state.ships_left[seat] > 0 and state.has_room(state.sun)


def can_recruit(state: Antarctica, seat: int, zone: int, presence: int) -> bool:
    """6.3: a camp in the target zone, somebody there, and somebody left to recruit (R35)."""
    return state.buildings[zone] & CAMP != 0 and presence > 0 and state.reserve[seat] > 0


def can_research(state: Antarctica, seat: int, zone: int, presence: int, track: int) -> bool:
    """6.4: a station in the target zone whose type the track shows (R34), somebody there, and a step to make."""
    return state.buildings[zone] & TRACK_STATIONS[track] != 0 and presence > 0 and can_advance(state, seat, track)


@dataclass(init=False, unsafe_hash=True)
class InATurn(Decision):
    """A choice of the turn with the ship in this zone; `discarded` if a discard was made (once per turn)."""

    zone: int
    discarded: bool

    def __init__(self, seat: int, zone: int, discarded: bool) -> None:
        self.seat = seat
        self.zone = zone
        self.discarded = discarded


@dataclass(init=False, unsafe_hash=True)
class Act(InATurn):
    """W1 and step 2: play a card or discard as allowed, then take one action in the target zone, or pass.

    The target zone is where the mandatory move ended, wherever the ship is now (R09, R11).
    """

    def legal(self, state: Antarctica) -> list[int]:
        seat = self.seat
        zone = self.zone
        legal: list[int] = []
        if state.supply[seat] > 0:
            access = state.access(seat)
            for number in range(DECKS):
                deck = state.decks[number]
                if deck and can_build(state, seat, zone, deck[-1], access):
                    legal.append(BUILD + number)
        if can_build_ship(state, seat, zone):
            legal.append(BUILD_SHIP)
        if state.buildings[zone] & (CAMP | STATIONS):
            presence = state.presence(seat, zone)
            if can_recruit(state, seat, zone, presence):
                legal.append(RECRUIT)
            for track in range(state.open_tracks):
                if can_research(state, seat, zone, presence, track):
                    legal.append(RESEARCH + track)
        legal.append(PASS)
        add_cards(state, seat, legal)
        if not self.discarded:
            add_discards(state, seat, NO_SHIP, legal)
        return legal

    def take(self, state: Antarctica, action: int) -> None:
        seat = self.seat
        zone = self.zone
        if in_block(action, BUILD, DECKS):
            points = build(state, seat, zone, action - BUILD)
            # The end comes when the card's research points and all that they trigger are resolved (12.1).
            rest = FinishTurn(seat, zone, self.discarded) if state.ending == RUNNING else EndOfGame()
            if points:
                state.then(SpendPoints(seat, points), rest)
            else:
                state.then(rest)
        elif action == BUILD_SHIP:
            state.launch(seat, state.sun)
            if state.history is not None:
                state.tell(ShipBuilt(seat, state.sun))
            state.then(HandOut(seat))  # and the turn is over
        elif action == RECRUIT:
            recruited = state.recruit(seat, state.presence(seat, zone))
            if state.history is not None:
                state.tell(Recruited(seat, recruited, "camp"))
            state.then(FinishTurn(seat, zone, self.discarded))
        elif in_block(action, RESEARCH, len(TRACK_IDS)):
            triggered = research(state, seat, action - RESEARCH, state.presence(seat, zone))
            state.then_all([*triggered, FinishTurn(seat, zone, self.discarded)])
        elif action == PASS:  # all that could follow a pass could be done before it
            if state.history is not None:
                state.tell(Passed(seat))
        elif is_card(action):
            play_card(state, seat, zone, action, Act(seat, zone, self.discarded))
        else:
            discard(state, seat, action)
            state.then(Act(seat, zone, True))

    def why_not(self, state: Antarctica, action: int) -> Refusal:
        seat = self.seat
        zone = self.zone
        if in_block(action, BUILD, DECKS):
            return cannot_build(state, seat, zone, action - BUILD)
        if action == BUILD_SHIP:
            if not state.buildings[zone] & SHIPYARD:
                return Refusal("no-shipyard-here", "6.2", {"zone": zone})
            if state.ships_left[seat] == 0:
                return Refusal("nothing-available", "6.2", {"piece": "ship"})
            return Refusal("lit-zone-full", "R18", {"zone": state.sun})
        if action == RECRUIT:
            if not state.buildings[zone] & CAMP:
                return Refusal("no-camp-here", "6.3", {"zone": zone})
            if state.presence(seat, zone) == 0:
                return Refusal("nobody-here", "6.5", {"zone": zone})
            return Refusal("reserve-empty", "R35")
        if in_block(action, RESEARCH, len(TRACK_IDS)):
            track = action - RESEARCH
            if track < state.open_tracks and not state.buildings[zone] & TRACK_STATIONS[track]:
                return Refusal("no-station-here", "6.4", {"zone": zone, "track": TRACK_IDS[track]})
            if track < state.open_tracks and state.presence(seat, zone) == 0:
                return Refusal("nobody-here", "6.5", {"zone": zone})
            return cannot_choose_track(state, seat, track)
        return cannot_play_or_discard(self, state, seat, self.discarded, action)


@dataclass(init=False, unsafe_hash=True)
class FinishTurn(SeatFrame):
    """W2: asked whenever others must expect a card or a discard, so that not asking reveals nothing of the hand."""

    zone: int
    discarded: bool

    def __init__(self, seat: int, zone: int, discarded: bool) -> None:
        self.seat = seat
        self.zone = zone
        self.discarded = discarded

    def resolve(self, state: Antarctica) -> None:
        if may_play(state, self.seat) or (not self.discarded and can_discard(state, self.seat)):
            state.then(EndTurn(self.seat, self.zone, self.discarded))


@dataclass(init=False, unsafe_hash=True)
class EndTurn(InATurn):
    """W2: play a card or discard as allowed, then end the turn."""

    def legal(self, state: Antarctica) -> list[int]:
        legal: list[int] = []
        add_cards(state, self.seat, legal)
        if not self.discarded:
            add_discards(state, self.seat, NO_SHIP, legal)
        legal.append(END_TURN)
        return legal

    def take(self, state: Antarctica, action: int) -> None:
        if action == END_TURN:
            return
        if is_card(action):
            play_card(state, self.seat, self.zone, action, FinishTurn(self.seat, self.zone, self.discarded))
        else:
            discard(state, self.seat, action)
            state.then(FinishTurn(self.seat, self.zone, True))

    def why_not(self, state: Antarctica, action: int) -> Refusal:
        if BUILD <= action <= PASS:
            return Refusal("one-action-a-turn", "6")
        return cannot_play_or_discard(self, state, self.seat, self.discarded, action)


def cannot_play_or_discard(decision: Decision, state: Antarctica, seat: int, discarded: bool, action: int) -> Refusal:
    if is_card(action):
        return cannot_play(state, seat, action)
    if is_discard(action):
        return cannot_discard(state, seat, discarded, action)
    return answer_first(decision)


ACTION_FRAMES: tuple[type[Frame], ...] = (Act, FinishTurn, EndTurn)
