"""Whether the parts of a stored table go together."""

from __future__ import annotations

from landfall.flow.errors import BadState
from landfall.games.star_race.table.components import (
    CARD_IDS,
    PATROL_ABOVE_START,
    PLAIN_VALUE,
    PLANET_ENDS,
    PLANET_HOLDS,
    PLANET_IDS,
    PLANET_VALUES,
    RINGS,
    SET_ASIDE,
    SHIP_IDS,
    TOKEN_FACES,
)
from landfall.games.star_race.table.state import Result, StarRace, hired_in
from landfall.games.star_race.table.terms import (
    ARRIVAL,
    COPY,
    NO_CARD,
    PANDORA,
    PLANET,
    SHIPS,
    XENTORIA,
    count_in,
    size_of,
)


def check_table(state: StarRace) -> None:
    """What no single row shows: that the parts of the table go together."""
    if sorted(state.planets) != list(range(len(PLANET_IDS))):
        raise BadState("planets names a planet twice")
    if not state.mission <= len(state.results) <= state.mission + 1:
        raise BadState(f"mission is {state.mission} with {len(state.results)} results before it")
    check_first_player(state)
    check_results(state)
    check_cards(state)
    check_ships(state)
    check_patrols(state)
    check_tokens(state)


def check_first_player(state: StarRace) -> None:
    """The start token goes round: the first start player determines who begins this mission."""
    picked = state.options["start_player"]
    if picked != "random" and (picked + state.mission) % state.seats != state.start_player:
        raise BadState(f"start_player is {state.start_player} in mission {state.mission}; {picked} began the first")


def check_results(state: StarRace) -> None:
    """Each mission that is over was at its planet, and gave everybody what the two hired ships were worth there."""
    for number in range(len(state.results)):
        result = state.results[number]
        planet = state.planets[number]
        if result.planet != planet:
            raise BadState(f"results: mission {number} was not at {PLANET_IDS[result.planet]}")
        if len(set(result.hired)) != len(result.hired):
            raise BadState(f"results: mission {number} names a ship twice in hired")
        if min(result.levels) < state.start_level:
            raise BadState(f"results: mission {number} has a ship outside the start ring")
        check_worths(state, number, result)
        for seat in range(state.seats):
            own = sum([result.worths[ship] for ship in hired_in(result.hired, seat)])
            if result.points[seat] != own:
                raise BadState(f"results: mission {number} has {result.points[seat]} points for seat {seat}, not {own}")


def check_worths(state: StarRace, number: int, result: Result) -> None:
    """A ship was worth its ring or the planet's value, at Pandora a token of its own; the ending fits."""
    planet = result.planet
    value = PLANET_VALUES[planet] if state.advanced else PLAIN_VALUE
    faces: list[int] = []
    for ship in range(SHIPS):
        level = result.levels[ship]
        worth = result.worths[ship]
        if level == PLANET and state.advanced and planet == PANDORA:
            faces.append(worth)
        elif worth != (value if level == PLANET else RINGS[level]):
            raise BadState(f"results: mission {number} has {SHIP_IDS[ship]} worth {worth} on level {level}")
    if len(set(faces)) != len(faces) or not set(faces) <= set(TOKEN_FACES):
        raise BadState(f"results: mission {number} has tokens of {faces}")
    arrived = sum([level == PLANET for level in result.levels])
    holds = PLANET_HOLDS[planet] if state.advanced else 1
    ends = PLANET_ENDS[planet] if state.advanced else 1
    if arrived > holds or (arrived >= ends) != (result.ending == ARRIVAL):
        raise BadState(f"results: mission {number} ended by {result.ending} with {arrived} ships on the planet")


def check_cards(state: StarRace) -> None:
    """In hand, played and set aside make up the whole set of cards of each seat."""
    for seat in range(state.seats):
        for card in range(len(CARD_IDS)):
            held = count_in(state.hands[seat], card) + count_in(state.played[seat], card)
            if held + count_in(state.asides[seat], card) != count_in(state.full_hand, card):
                raise BadState(f"the cards of seat {seat} do not add up: {CARD_IDS[card]}")
        if size_of(state.asides[seat]) not in ((0, SET_ASIDE) if state.advanced else (0,)):
            raise BadState(f"asides has a wrong number of cards for seat {seat}")
        check_latest(state, seat)


def check_latest(state: StarRace, seat: int) -> None:
    """The latest card lies on the pile of played ones and offers its kind; a Copy what it copied, or nothing (R 10)."""
    latest = state.latest[seat]
    offered = state.offers[seat]
    if offered == COPY:
        raise BadState("offers names Copy, which offers the kind it copied")
    pile = state.played[seat]
    if pile != 0 if latest == NO_CARD else count_in(pile, latest) == 0:
        raise BadState(f"latest and played do not go together for seat {seat}")
    if latest != COPY and offered != latest:
        raise BadState(f"latest and offers do not go together for seat {seat}")
    if offered != NO_CARD and not any(count_in(played, offered) > 0 for played in state.played):
        raise BadState(f"offers names {CARD_IDS[offered]} for seat {seat}, which nobody has played")


def check_ships(state: StarRace) -> None:
    """Nobody hires another's ship; no ship is outside its start ring; the planet holds no more than it can."""
    if len(set(state.hired)) != len(state.hired):
        raise BadState("hired names a ship twice")
    if min(state.levels) < state.start_level:
        raise BadState(f"levels has a ship outside the start ring, level {state.start_level}")
    if sum([level == PLANET for level in state.levels]) != state.on_planet:
        raise BadState("on_planet does not count the ships on the planet")
    if state.room() < 0:
        raise BadState(f"on_planet is {state.on_planet}, more than the planet holds")


def check_patrols(state: StarRace) -> None:
    """Tokens lie on the tracks at Xentoria alone, and who has inspected a seat has seen one of its missions."""
    lowest = state.start_level + PATROL_ABOVE_START
    for level in state.patrols:
        if level and (level < lowest or not state.is_at(XENTORIA)):
            raise BadState(f"patrols has a token on level {level}, where none may lie")
    for looker in range(state.seats):
        for owner in range(state.seats):
            ship = state.seen[looker * state.seats + owner] - 1
            inspected = state.inspected[looker] >> owner & 1 == 1
            if inspected != (ship >= 0) or (inspected and (looker == owner or not state.hires(owner, ship))):
                raise BadState(f"seen and inspected do not go together for seat {looker} looking at {owner}")


def check_tokens(state: StarRace) -> None:
    """A token is beside a ship on Pandora or on the planet itself, and none is there twice."""
    tokens = list(state.bag)
    for ship in range(SHIPS):
        if state.tokens[ship]:
            tokens.append(state.tokens[ship] - 1)
        if (state.tokens[ship] > 0) != (state.levels[ship] == PLANET and state.is_at(PANDORA)):
            raise BadState(f"tokens and levels do not go together for {SHIP_IDS[ship]}")
    if len(set(tokens)) != len(tokens):
        raise BadState("bag and tokens hold a token twice")
    if len(tokens) not in ((0, len(TOKEN_FACES)) if state.is_at(PANDORA) else (0,)):
        raise BadState(f"bag and tokens hold {len(tokens)} tokens")


def check_bag(state: StarRace) -> None:
    """Pandora's tokens are put on the planet when all have set their cards aside, and not before."""
    mixed = len(state.bag) > 0 or max(state.tokens) > 0
    if state.is_at(PANDORA) and mixed == bool(state.lanes):
        raise BadState(f"bag holds {'tokens before' if mixed else 'none after'} the planet is prepared")
