"""Preparing a mission (rules, section 5), always in this order (R 16)."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.flow.combinators import Everyone
from landfall.flow.frame import Decision, Frame
from landfall.flow.refusal import Refusal
from landfall.games.star_race.rules.planets import PreparePlanet
from landfall.games.star_race.rules.refusals import answer_first
from landfall.games.star_race.rules.turn import PlayCard
from landfall.games.star_race.story.events import CardsSetAside, Hired, MissionBegan, Ready
from landfall.games.star_race.table.components import CARD_IDS, MISSIONS, PLANET_IDS, SHIP_IDS
from landfall.games.star_race.table.state import StarRace
from landfall.games.star_race.table.terms import ASIDE, ASIDES, NO_CARD, SHIPS, SHIPS_HIRED


@dataclass(init=False, unsafe_hash=True)
class Mission(Frame):
    """Planet, ships, missions, hands; advanced: setting aside, planet preparation; then the start player's turn."""

    number: int
    start_player: int

    def __init__(self, number: int, start_player: int) -> None:
        self.number = number
        self.start_player = start_player

    def resolve(self, state: StarRace) -> None:
        state.mission = self.number
        state.start_player = self.start_player
        state.levels = [state.start_level] * SHIPS
        state.on_planet = 0
        state.patrols = (0,) * SHIPS
        state.inspected = (0,) * state.seats
        state.seen = (0,) * (state.seats * state.seats)
        state.tokens = (0,) * SHIPS
        state.bag = ()
        planet = PLANET_IDS[state.planet()]
        if state.history is not None:
            state.tell(MissionBegan(self.number + 1, MISSIONS[state.seats], planet, state.advanced, self.start_player))
        if state.advanced:
            everyone = Everyone(tuple([SetAside(seat) for seat in range(state.seats)]))
            state.then(DealMissions(), TakeCards(), everyone, PreparePlanet(), PlayCard(self.start_player))
        else:
            state.then(DealMissions(), TakeCards(), PlayCard(self.start_player))


@dataclass(init=False, unsafe_hash=True)
class DealMissions(Frame):
    """All nine mission cards are shuffled; everybody gets two, the others stay unseen."""

    def resolve(self, state: StarRace) -> None:
        cards = list(range(SHIPS))
        state.chance("missions").shuffle(cards)
        hired: list[int] = []
        for seat in range(state.seats):
            hired.extend(sorted(cards[SHIPS_HIRED * seat : SHIPS_HIRED * (seat + 1)]))
        state.hired = tuple(hired)
        for seat in range(state.seats):
            if state.history is not None:
                state.tell(Hired(seat, tuple([SHIP_IDS[ship] for ship in state.hired_by(seat)])), (seat,))


@dataclass(init=False, unsafe_hash=True)
class TakeCards(Frame):
    """Everybody takes all their action cards back."""

    def resolve(self, state: StarRace) -> None:
        state.hands = [state.full_hand] * state.seats
        state.played = [0] * state.seats
        state.latest = [NO_CARD] * state.seats
        state.offers = [NO_CARD] * state.seats
        state.asides = (0,) * state.seats


@dataclass(init=False, unsafe_hash=True)
class SetAside(Decision):
    """Advanced: after seeing the planet and both missions, three of the eleven cards are set aside, secretly."""

    def legal(self, state: StarRace) -> list[int]:
        return list(range(ASIDE, ASIDE + len(ASIDES)))

    def take(self, state: StarRace, action: int) -> None:
        cards = ASIDES[action - ASIDE]
        aside = 0
        for card in cards:
            aside += 1 << 2 * card
        asides = list(state.asides)
        asides[self.seat] = aside
        state.asides = tuple(asides)
        state.hands[self.seat] -= aside
        if state.history is not None:
            state.tell(CardsSetAside(self.seat, tuple([CARD_IDS[card] for card in cards])), (self.seat,))
            state.tell(Ready(self.seat))

    def why_not(self, state: StarRace, action: int) -> Refusal:
        return answer_first(self)


MISSION_FRAMES: tuple[type[Frame], ...] = (Mission, DealMissions, TakeCards, SetAside)
