"""A turn (rules, section 6) and the end of a mission (section 8)."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.flow.frame import Decision, Frame, SeatFrame
from landfall.flow.refusal import Refusal
from landfall.games.star_race.rules.cards import UseCard
from landfall.games.star_race.rules.planets import NovaStep, PatrolLook, ZoraStep, lift_patrols
from landfall.games.star_race.rules.refusals import answer_first
from landfall.games.star_race.rules.scoring import ScoreMission
from landfall.games.star_race.story.events import CardPlayed
from landfall.games.star_race.table.components import CARD_IDS
from landfall.games.star_race.table.state import StarRace
from landfall.games.star_race.table.terms import ARRIVAL, CARDS_SPENT, COPY, NOVA, PLAY, XENTORIA, ZORA

KINDS = len(CARD_IDS)


@dataclass(init=False, unsafe_hash=True)
class PlayCard(Decision):
    """Play exactly one card from hand; any card, even one that cannot be carried out (R 4). No passing."""

    def legal(self, state: StarRace) -> list[int]:
        hand = state.hands[self.seat]
        legal: list[int] = []
        action = PLAY
        while hand:
            if hand & 3:
                legal.append(action)
            hand >>= 2
            action += 1
        return legal

    def take(self, state: StarRace, action: int) -> None:
        seat = self.seat
        card = action - PLAY
        one = 1 << 2 * card
        state.hands[seat] -= one
        state.played[seat] += one
        state.latest[seat] = card
        if card != COPY:
            state.offers[seat] = card
        # A Copy looks at what everybody offers, its owner's earlier card included, before it offers anything itself.
        if state.history is not None:
            state.tell(CardPlayed(seat, CARD_IDS[card]))
        state.then(UseCard(seat, card), EndOfTurn(seat))

    def why_not(self, state: StarRace, action: int) -> Refusal:
        if PLAY <= action < PLAY + KINDS:
            return Refusal("not-in-hand", "6", {"card": CARD_IDS[action - PLAY]})
        return answer_first(self)


@dataclass(init=False, unsafe_hash=True)
class EndOfTurn(SeatFrame):
    """The check after the whole card (R 23): first arrival, then cards spent; else looks and the next turn."""

    def resolve(self, state: StarRace) -> None:
        seat = self.seat
        lifted = lift_patrols(state, seat) if state.is_at(XENTORIA) else 0
        next_seat = seat + 1 if seat + 1 < state.seats else 0
        if state.has_arrived():
            if state.is_at(NOVA):
                state.then(NovaStep(seat), ScoreMission(ARRIVAL))
            elif state.is_at(ZORA):
                state.then(ZoraStep(seat), ScoreMission(ARRIVAL))
            else:
                state.then(ScoreMission(ARRIVAL))
        elif state.hands[next_seat] == 0:
            # All hands began equal and everybody plays one card in turn: when the next hand is empty, all are.
            state.then(ScoreMission(CARDS_SPENT))
        elif lifted:
            looks: list[Frame] = [PatrolLook(seat) for _ in range(lifted)]
            state.then_all([*looks, PlayCard(next_seat)])
        else:
            state.then(PlayCard(next_seat))


TURN_FRAMES: tuple[type[Frame], ...] = (PlayCard, EndOfTurn)
