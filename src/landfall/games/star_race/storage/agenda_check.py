"""What may wait on the agenda of a stored Star Race between two moves, bottom to top. Anything else is refused."""

from __future__ import annotations

from landfall.flow.errors import BadState
from landfall.flow.frame import Decision, Frame
from landfall.games.star_race.rules.cards import ChooseEntrants, ChooseGroup, ChoosePair, ChooseShip, ChooseSource
from landfall.games.star_race.rules.mission import Mission, SetAside
from landfall.games.star_race.rules.planets import (
    Look,
    NovaAbility,
    PatrolLook,
    PlacePatrol,
    PreparePlanet,
    ZoraAbility,
)
from landfall.games.star_race.rules.scoring import EndOfGame, ScoreMission
from landfall.games.star_race.rules.turn import EndOfTurn, PlayCard
from landfall.games.star_race.storage.consistency import check_bag
from landfall.games.star_race.table.components import MISSIONS
from landfall.games.star_race.table.state import StarRace
from landfall.games.star_race.table.terms import (
    ARRIVAL,
    COPY,
    GROUPS,
    LAST_RING,
    MINUS1X2,
    MINUS2,
    NOVA,
    NUMBER_GROUPS,
    NUMBER_PLUS1,
    PLUS1,
    RACE_PLUS1,
    REWIND,
    SWAP,
    XENTORIA,
    ZORA,
)


def check_steps(state: StarRace) -> None:
    """Raise BadState unless the steps that wait are those of a game under way at this table."""
    agenda = state.agenda
    check_bag(state)
    if not agenda:
        if len(state.results) != MISSIONS[state.seats]:
            raise BadState(f"the game is over after {len(state.results)} of {MISSIONS[state.seats]} missions")
        return
    if len(state.results) != state.mission:
        raise BadState(f"mission is {state.mission} with {len(state.results)} results before it")
    to_come: list[Frame] = [EndOfGame()]
    for number in range(MISSIONS[state.seats] - 1, state.mission, -1):
        to_come.append(Mission(number, (state.start_player + number - state.mission) % state.seats))
    if agenda[: len(to_come)] != to_come:
        raise BadState("agenda does not hold the missions to come in their order")
    now = agenda[len(to_come) :]
    if not (is_preparing(state, now) if state.lanes else is_turn(state, now)):
        raise BadState(f"agenda holds steps that no mission leads to: {now!r}")
    top = now[-1]
    if state.has_arrived() != isinstance(top, (NovaAbility, ZoraAbility)):
        raise BadState(f"agenda and on_planet do not go together: {top!r} with {state.on_planet} ships arrived")


def is_preparing(state: StarRace, now: list[Frame]) -> bool:
    """Advanced: everybody sets cards aside; then the planet is prepared and the start player begins."""
    if not state.advanced or now != [PlayCard(state.start_player), PreparePlanet()]:
        return False
    for seat in range(state.seats):
        if state.later[seat] or state.lanes[seat] != ([] if state.asides[seat] else [SetAside(seat)]):
            return False
    return True


def is_turn(state: StarRace, now: list[Frame]) -> bool:
    """A card to play, a choice for a card, an ability after an arrival, or patrols to place or to look with."""
    if not now:
        return False
    top = now[-1]
    if isinstance(top, PlayCard):
        return len(now) == 1
    if isinstance(top, (NovaAbility, ZoraAbility)):
        planet = NOVA if isinstance(top, NovaAbility) else ZORA
        return state.is_at(planet) and now[:-1] == [ScoreMission(ARRIVAL)]
    if isinstance(top, PlacePatrol):
        places = [PlacePatrol((state.start_player + turn) % state.seats) for turn in range(state.seats)]
        waiting = len(now) - 1
        expected: list[Frame] = [PlayCard(state.start_player), *reversed(places[-waiting:])]
        return state.is_at(XENTORIA) and 0 < waiting <= state.seats and now == expected
    if isinstance(top, Look):
        looks: list[Frame] = [PatrolLook(top.seat)] * (len(now) - 2)
        following: list[Frame] = [PlayCard((top.seat + 1) % state.seats)]
        return state.is_at(XENTORIA) and now[:-1] == following + looks
    return isinstance(top, Decision) and is_choice(state, top) and now[:-1] == [EndOfTurn(top.seat)]


def is_choice(state: StarRace, choice: Decision) -> bool:
    """Whether the card played last asks this; a Copy asks what it has copied."""
    card = state.offers[choice.seat]
    if isinstance(choice, ChooseSource):
        return state.latest[choice.seat] == COPY
    if isinstance(choice, ChooseShip):
        return choice.card == card and (card == MINUS2 or card == PLUS1)
    if isinstance(choice, ChoosePair):
        return choice.card == card and (card == MINUS1X2 or card == SWAP)
    if isinstance(choice, ChooseGroup):
        return choice.card == card and (card == NUMBER_PLUS1 or card == RACE_PLUS1 or card == REWIND)
    if isinstance(choice, ChooseEntrants):
        waiting = sum([state.levels[ship] == LAST_RING for ship in GROUPS[choice.group]])
        right = card == (NUMBER_PLUS1 if choice.group < NUMBER_GROUPS else RACE_PLUS1)
        return choice.card == card and right and waiting > state.room() > 0
    return False
