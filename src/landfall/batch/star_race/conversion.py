"""A position of the engine as words, and back: one at a time, in plain Python."""

from __future__ import annotations

import jax

from landfall.batch.star_race.deal import row_of
from landfall.batch.star_race.ships import GROUP_SETS, PerShip
from landfall.batch.star_race.table import (
    CARD_BITS,
    CHOOSE_ENTRANTS,
    CHOOSE_GROUP,
    CHOOSE_PAIR,
    CHOOSE_SHIP,
    CHOOSE_SOURCE,
    ENDED_BY_ARRIVAL,
    LOOK,
    NOVA_ABILITY,
    OVER,
    PLACE_PATROL,
    PLANET_BITS,
    SET_ASIDE,
    SHIP_BITS,
    TOKEN_BITS,
    ZORA_ABILITY,
    Deal,
    Table,
)
from landfall.flow.frame import Frame
from landfall.flow.rng import key_of
from landfall.games.star_race.game import StarRaceGame
from landfall.games.star_race.knowledge.observation import QUESTION_PLACES
from landfall.games.star_race.rules.cards import (
    CardDecision,
    ChooseEntrants,
    ChooseGroup,
    ChoosePair,
    ChooseShip,
    ChooseSource,
)
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
from landfall.games.star_race.table import state as engine
from landfall.games.star_race.table.components import (
    FAMILY_COUNTS,
    MISSIONS,
    PLAIN_VALUE,
    PLANET_VALUES,
    RINGS,
    TOKEN_FACES,
)
from landfall.games.star_race.table.fields import empty_table
from landfall.games.star_race.table.terms import (
    ARRIVAL,
    CARDS_SPENT,
    COPY,
    PANDORA,
    PLANET,
    SHIPS,
    hand_of,
)

# -- from the engine --------------------------------------------------------------------------------------------------


def per_ship(numbers: list[int] | tuple[int, ...]) -> PerShip:
    """Numbers by ship as sets of ships."""
    planes = [sum([(number >> bit & 1) << ship for ship, number in enumerate(numbers)]) for bit in range(3)]
    return PerShip(*planes)


def packed_row(numbers: list[int] | tuple[int, ...]) -> int:
    """The same in one word."""
    return row_of(tuple(per_ship(numbers)), SHIPS)


def from_state(state: engine.StarRace, to_come: Deal) -> Table:
    """The engine's position as words. What chance it has left is that of another deal (`deal.draw`)."""
    seats = state.seats
    hired = [result.hired for result in state.results]
    if len(hired) == state.mission:
        hired.append(state.hired)
    known = [row_of(ships, SHIP_BITS) for ships in hired]
    question = state.waiting_for(state.current_player()) if not state.is_terminal() else None
    asked = OVER if question is None else QUESTION_PLACES[type(question)]
    card = question.card if isinstance(question, CardDecision) else COPY if asked == CHOOSE_SOURCE else 0
    return Table(
        advanced=state.advanced,
        full_hand=state.full_hand,
        deal=Deal(
            row_of(state.planets, PLANET_BITS),
            (state.start_player - state.mission) % seats,
            (*known, *[int(later) for later in to_come.hired[len(known) :]]),
            row_of(bag_of(state, int(to_come.bag)), TOKEN_BITS),
            int(to_come.looks),
        ),
        question=asked,
        seat=max(state.current_player(), 0),
        card=card,
        group=GROUP_SETS[question.group] if isinstance(question, ChooseEntrants) else 0,
        looks_left=1 + sum([isinstance(frame, PatrolLook) for frame in state.agenda]) if asked == LOOK else 0,
        mission=state.mission,
        start_player=state.start_player,
        levels=per_ship(state.levels),
        hands=tuple(state.hands),
        played=tuple(state.played),
        latest=row_of(tuple([1 + card for card in state.latest]), CARD_BITS),
        offers=row_of(tuple([1 + card for card in state.offers]), CARD_BITS),
        patrols=per_ship(state.patrols),
        seen=tuple([row_of(state.seen[seats * seat : seats * (seat + 1)], SHIP_BITS) for seat in range(seats)]),
        tokens=per_ship(state.tokens),
        results=tuple([noted(state, number) for number in range(MISSIONS[seats])]),
        tokens_shown=packed_row(shown_tokens(state)),
        totals=tuple([state.total(seat) for seat in range(seats)]),
    )


def bag_of(state: engine.StarRace, to_come: int) -> tuple[int, ...]:
    """Pandora's tokens with the next one first: those that are drawn, in any order, then those in the bag."""
    later = unpacked_row(to_come, len(TOKEN_FACES), TOKEN_BITS)
    if not state.is_at(PANDORA) or not (state.bag or any(state.tokens)):
        return tuple(later)
    return (*[token for token in later if token not in state.bag], *reversed(state.bag))


def noted(state: engine.StarRace, number: int) -> int:
    """A mission that is over, for the score pad."""
    if number >= len(state.results):
        return 0
    result = state.results[number]
    return packed_row(result.levels) | (result.ending == ARRIVAL) << ENDED_BY_ARRIVAL


def shown_tokens(state: engine.StarRace) -> list[int]:
    """The tokens of the mission at Pandora that is over: they are known by what they were worth."""
    tokens = [0] * SHIPS
    for result in state.results:
        if state.advanced and result.planet == PANDORA:
            for ship in range(SHIPS):
                if result.levels[ship] == PLANET:
                    tokens[ship] = 1 + TOKEN_FACES.index(result.worths[ship])
    return tokens


# -- to the engine ----------------------------------------------------------------------------------------------------


def unpacked_row(packed: int, size: int, width: int) -> list[int]:
    """Numbers of so many bits that lie behind each other."""
    return [packed >> width * place & (1 << width) - 1 for place in range(size)]


def by_ship(numbers: PerShip) -> list[int]:
    """Sets of ships as numbers by ship."""
    return [sum([(int(plane) >> ship & 1) << bit for bit, plane in enumerate(numbers)]) for ship in range(SHIPS)]


def from_packed(packed: int) -> list[int]:
    """What `packed_row` made, as numbers by ship."""
    return by_ship(PerShip(*[packed >> SHIPS * bit & (1 << SHIPS) - 1 for bit in range(3)]))


def to_state(table: Table, seed: int | str) -> engine.StarRace:
    """The position as the engine has it; what chance is left comes from this seed."""
    table = jax.tree.map(int, table)
    seats = len(table.hands)
    family = hand_of(FAMILY_COUNTS)
    variant = "advanced" if table.advanced else "family" if int(table.full_hand) == family else "basic"
    game = StarRaceGame()
    state = empty_table(game, seats, {"variant": variant, "start_player": "random"}, key_of(seed))
    state.mission = int(table.mission)
    state.start_player = int(table.start_player)
    state.planets = tuple(unpacked_row(int(table.deal.planets), len(state.planets), PLANET_BITS))
    state.levels = by_ship(table.levels)
    state.on_planet = state.levels.count(PLANET)
    state.hands = [int(hand) for hand in table.hands]
    state.played = [int(hand) for hand in table.played]
    state.latest = [card - 1 for card in unpacked_row(int(table.latest), seats, CARD_BITS)]
    state.offers = [card - 1 for card in unpacked_row(int(table.offers), seats, CARD_BITS)]
    hands = zip(state.hands, state.played, strict=True)
    state.asides = tuple([state.full_hand - held - played for held, played in hands])
    state.hired = hired_in(table, state.mission)
    state.patrols = tuple(by_ship(table.patrols))
    seen = [unpacked_row(int(row), seats, SHIP_BITS) for row in table.seen]
    state.seen = tuple([ship for row in seen for ship in row])
    state.inspected = tuple([sum([(ship > 0) << other for other, ship in enumerate(row)]) for row in seen])
    state.tokens = tuple(by_ship(table.tokens))
    question = int(table.question)
    if state.is_at(PANDORA) and question != SET_ASIDE:
        bag = unpacked_row(int(table.deal.bag), len(TOKEN_FACES), TOKEN_BITS)
        state.bag = tuple(reversed(bag[state.on_planet :]))
    over = MISSIONS[seats] if question == OVER else state.mission
    state.results = tuple([result_of(table, state, number) for number in range(over)])
    lay_agenda(state, table)
    return state


def hired_in(table: Table, mission: int) -> tuple[int, ...]:
    return tuple(unpacked_row(int(table.deal.hired[mission]), 2 * len(table.hands), SHIP_BITS))


def result_of(table: Table, state: engine.StarRace, number: int) -> engine.Result:
    """A line of the score pad, written out."""
    packed = int(table.results[number])
    levels = from_packed(packed)
    planet = state.planets[number]
    tokens = from_packed(int(table.tokens_shown) if planet == PANDORA else 0)
    value = PLANET_VALUES[planet] if state.advanced else PLAIN_VALUE
    worths = [
        RINGS[level] if level < PLANET else TOKEN_FACES[token - 1] if token else value
        for level, token in zip(levels, tokens, strict=True)
    ]
    hired = hired_in(table, number)
    points = [worths[hired[2 * seat]] + worths[hired[2 * seat + 1]] for seat in range(state.seats)]
    ending = ARRIVAL if packed >> ENDED_BY_ARRIVAL & 1 else CARDS_SPENT
    return engine.Result(planet, ending, hired, tuple(levels), tuple(worths), tuple(points))


def lay_agenda(state: engine.StarRace, table: Table) -> None:
    """The steps that wait: the missions to come, what follows in this one, and what is asked."""
    question = int(table.question)
    if question == OVER:
        return
    seats = state.seats
    missions = range(state.mission + 1, MISSIONS[seats])
    state.then_all([*[Mission(n, (state.start_player + n - state.mission) % seats) for n in missions], EndOfGame()])
    seat = int(table.seat)
    if question == SET_ASIDE:
        state.then(PreparePlanet(), PlayCard(state.start_player))
        state.open_lanes(tuple([None if state.asides[other] else SetAside(other) for other in range(seats)]))
    elif question == PLACE_PATROL:
        waiting = (state.start_player - seat - 1) % seats
        places: list[Frame] = [PlacePatrol((seat + turn) % seats) for turn in range(waiting + 1)]
        state.then_all([*places, PlayCard(state.start_player)])
    elif question == LOOK:
        looks: list[Frame] = [PatrolLook(seat)] * (int(table.looks_left) - 1)
        state.then_all([Look(seat), *looks, PlayCard((seat + 1) % seats)])
    elif question in (NOVA_ABILITY, ZORA_ABILITY):
        state.then(NovaAbility(seat) if question == NOVA_ABILITY else ZoraAbility(seat), ScoreMission(ARRIVAL))
    else:
        choice = card_choice(question, seat, int(table.card), int(table.group))
        if choice is None:
            state.then(PlayCard(seat))
        else:
            state.then(choice, EndOfTurn(seat))


def card_choice(question: int, seat: int, card: int, group: int) -> Frame | None:
    """The choice that a card asks for; None if a card is to be played."""
    if question == CHOOSE_SHIP:
        return ChooseShip(seat, card)
    if question == CHOOSE_PAIR:
        return ChoosePair(seat, card)
    if question == CHOOSE_GROUP:
        return ChooseGroup(seat, card)
    if question == CHOOSE_ENTRANTS:
        return ChooseEntrants(seat, card, GROUP_SETS.index(group))
    return ChooseSource(seat) if question == CHOOSE_SOURCE else None
