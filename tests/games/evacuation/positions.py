"""Positions of Evacuation in a short notation, and playing by name.

state = turn(seats=2)                                  # seat 0 has to act, year 1, nothing in stock
stock(state, 0, old=(0, 2, 1), new=(1, 1, 0))          # food, steel, energy
play(state, "act", action="A4")
play(state, "build", slot=1, world="old")
"""

from __future__ import annotations

from typing import Any, cast

from landfall.flow import Event, Refusal
from landfall.flow.frame import Frame
from landfall.games.evacuation.game import EvacuationGame
from landfall.games.evacuation.rules.effects.effect_steps import Do
from landfall.games.evacuation.rules.phases.turn import TakeTurn, Turns
from landfall.games.evacuation.rules.phases.year import Phase
from landfall.games.evacuation.table.cards import CARD_PARTS, INFRASTRUCTURE_IDS, TECHNOLOGY_IDS
from landfall.games.evacuation.table.components import ROW_SIZE, SHIP_IDS, STADIUM_IDS
from landfall.games.evacuation.table.effects import KIND_IDS, effect_in
from landfall.games.evacuation.table.new_world import AREA_IDS
from landfall.games.evacuation.table.state import Evacuation
from landfall.games.evacuation.table.terms import (
    ACTIONS_PHASE,
    BONUSES,
    EMPTY,
    PROGRESS,
    TRANSPORT,
    TURN_ORDER,
)

GAME = EvacuationGame()
OLD = 0
NEW = 1


def new(seats: int = 2, seed: int | str = 1, **options: Any) -> Evacuation:
    """A new game with the fixed goals of the first game, unless told otherwise."""
    chosen = {"goals": "first_game", **options}
    if chosen.get("actions") == "advanced":
        chosen.setdefault("bonuses", "generous")
    return cast(Evacuation, GAME.new_initial_state(seats, chosen, seed))


def empty_stocks(state: Evacuation) -> None:
    state.stock[:] = [0] * len(state.stock)


def ask(state: Evacuation, *frames: Frame) -> Evacuation:
    """The position in which these frames come next, the first of them first."""
    state.agenda[:] = list(reversed(frames))
    state.lanes, state.later = [], []
    state.lane = -1
    state.here = state.agenda
    state.legal_cache = [None] * state.seats
    state.run()
    return state


def turn(seats: int = 2, seat: int = 0, seed: int | str = 1, **options: Any) -> Evacuation:
    """A turn of the first year: turn order by seat number, all stocks empty."""
    state = new(seats, seed, **options)
    state.order = tuple(range(3 if seats == 1 else seats))
    state.phase = ACTIONS_PHASE
    if state.lanes:  # advanced: everybody keeps the first four cards
        for other in range(seats):
            state.hand[other], state.thrown[other] = state.hand[other][:4], state.hand[other][4:]
    empty_stocks(state)
    return ask(state, TakeTurn(seat), Turns(state.order.index(seat) + 1), Phase(TRANSPORT))


def phase(state: Evacuation, number: int) -> Evacuation:
    """The position at the beginning of a phase."""
    state.phase = number
    return ask(state, Phase(number))


def transport(state: Evacuation) -> Evacuation:
    return phase(state, TRANSPORT)


def turn_order(state: Evacuation) -> Evacuation:
    return phase(state, TURN_ORDER)


def progress(state: Evacuation, *powers: int) -> Evacuation:
    state.power[:] = list(powers)
    return phase(state, PROGRESS)


def bonuses(state: Evacuation, *powers: int) -> Evacuation:
    state.power[:] = list(powers)
    return phase(state, BONUSES)


def do(state: Evacuation, seat: int = 0, must: bool = False, /, **printed: Any) -> Evacuation:
    """The position in which a printed effect is being carried out, before the next turn of seat 0."""
    return ask(state, Do(seat, effect_in(printed), must), TakeTurn(0), Turns(1), Phase(TRANSPORT))


def card(state: Evacuation, number: int, seat: int = 0) -> Evacuation:
    """The seat has this action card in hand and plays it face up; it costs nothing, being the first action."""
    wanted = number - 1
    for place in (state.hand, state.thrown):
        for other in range(state.seats):
            place[other] = tuple(one for one in place[other] if one != wanted)
    state.action_deck = tuple(one for one in state.action_deck if one != wanted)
    state.hand[seat] = tuple(sorted([wanted, *state.hand[seat][:3]]))
    state.legal_cache = [None] * state.seats
    play(state, "play", card=f"card_{number}")
    return state


def parts_of(number: int) -> int:
    return len(CARD_PARTS[number - 1])


def stock(state: Evacuation, seat: int, old: tuple[int, ...] = (0, 0, 0), new: tuple[int, ...] = (0, 0, 0)) -> None:
    """Food, steel and energy of both worlds."""
    state.stock[6 * seat : 6 * seat + 6] = [*old, *new]
    state.legal_cache = [None] * state.seats


def stocks(state: Evacuation, seat: int = 0) -> tuple[tuple[int, ...], tuple[int, ...]]:
    held = state.stock[6 * seat : 6 * seat + 6]
    return tuple(held[:3]), tuple(held[3:])


def production(state: Evacuation, seat: int = 0) -> list[int]:
    return state.production[3 * seat : 3 * seat + 3]


def pieces_ready(state: Evacuation, seat: int, population: int = 0, **factories: int) -> None:
    """Population and factories waiting in the New World."""
    state.population[seat] = population
    for kind, count in factories.items():
        at = KIND_IDS.index(kind)
        state.unused[3 * seat + at] -= count - state.prepared[6 * seat + 3 + at]
        state.prepared[6 * seat + 3 + at] = count
    state.legal_cache = [None] * state.seats


def develop(state: Evacuation, seat: int, *tiles: str) -> None:
    """The tiles work, without their once-only effects."""
    for tile in tiles:
        state.developed[seat] |= 1 << TECHNOLOGY_IDS.index(tile)
    state.legal_cache = [None] * state.seats


def lay_tile(state: Evacuation, seat: int, tile: str) -> None:
    """The next invent step in column 1 develops this tile."""
    number = TECHNOLOGY_IDS.index(tile)
    level = number % 9 // 3
    layout = list(state.layout)
    layout[9 * seat + level] = number
    state.layout = tuple(layout)
    state.columns[3 * seat] = (0, 2, 4)[level]
    state.legal_cache = [None] * state.seats


def invent(state: Evacuation, tile: str, seat: int = 0) -> Evacuation:
    """The seat develops this tile; what it asks for is asked now."""
    lay_tile(state, seat, tile)
    do(state, seat, op="invent", times=1)
    return play(state, "invent", column=1)


def settled(state: Evacuation, seat: int, *areas: str) -> None:
    """The seat owns these areas; production is left as it is."""
    owners = list(state.owners)
    for area in areas:
        owners[AREA_IDS.index(area)] = seat
        state.occupied |= 1 << AREA_IDS.index(area)
        if seat < state.seats:
            state.areas[seat] |= 1 << AREA_IDS.index(area)
    state.owners = tuple(owners)
    state.legal_cache = [None] * state.seats


def lay_row(state: Evacuation, row: int, *names: str) -> None:
    """These cards lie in the row, oldest first; what was there goes back into the deck, unseen."""
    ids = (SHIP_IDS, STADIUM_IDS, INFRASTRUCTURE_IDS)[row]
    cards = [ids.index(name) for name in names]
    there = [one for one in state.rows[ROW_SIZE * row : ROW_SIZE * (row + 1)] if one != EMPTY]
    deck = [*[one for one in there if one not in cards], *[one for one in state.decks[row] if one not in cards]]
    state.decks[row] = tuple(deck)
    state.known_under[row] = 0
    state.rows[ROW_SIZE * row : ROW_SIZE * (row + 1)] = [*cards, *[EMPTY] * (ROW_SIZE - len(cards))]
    state.legal_cache = [None] * state.seats


def row(state: Evacuation, number: int) -> list[str | None]:
    ids = (SHIP_IDS, STADIUM_IDS, INFRASTRUCTURE_IDS)[number]
    cards = state.rows[ROW_SIZE * number : ROW_SIZE * (number + 1)]
    return [None if one == EMPTY else ids[one] for one in cards]


def own_ship(state: Evacuation, seat: int, ship: str, world: int = OLD) -> None:
    number = SHIP_IDS.index(ship)
    state.decks[0] = tuple(one for one in state.decks[0] if one != number)
    state.rows[:3] = [EMPTY if one == number else one for one in state.rows[:3]]
    state.ships[2 * seat + world] = tuple(sorted([*state.ships[2 * seat + world], number]))


def own_stadium(state: Evacuation, seat: int, stadium: str, world: int = NEW) -> None:
    number = STADIUM_IDS.index(stadium)
    state.decks[1] = tuple(one for one in state.decks[1] if one != number)
    state.rows[3:6] = [EMPTY if one == number else one for one in state.rows[3:6]]
    state.stadiums[2 * seat + world] = tuple(sorted([*state.stadiums[2 * seat + world], number]))


def ships(state: Evacuation, seat: int, world: int) -> list[str]:
    return [SHIP_IDS[ship] for ship in state.ships[2 * seat + world]]


def stadiums(state: Evacuation, seat: int, world: int) -> list[str]:
    return [STADIUM_IDS[stadium] for stadium in state.stadiums[2 * seat + world]]


def hold(state: Evacuation, seat: int, *cards: str) -> None:
    """Infrastructure cards in hand."""
    for name in cards:
        number = INFRASTRUCTURE_IDS.index(name)
        state.decks[2] = tuple(one for one in state.decks[2] if one != number)
        state.rows[6:9] = [EMPTY if one == number else one for one in state.rows[6:9]]
        state.hand_infrastructure[seat] |= 1 << number
    state.legal_cache = [None] * state.seats


def markers(state: Evacuation, seat: int, leading: int, trailing: int, lanes: tuple[int, int] = (0, 0)) -> None:
    state.markers[2 * seat : 2 * seat + 2] = [leading, trailing]
    state.marker_lanes[2 * seat : 2 * seat + 2] = list(lanes)
    state.legal_cache = [None] * state.seats


def play(state: Evacuation, name: str, /, *, by: int | None = None, **arguments: Any) -> Evacuation:
    state.apply_action(GAME.actions.encode(name, **arguments), by)
    return state


def offers(state: Evacuation, name: str | None = None, by: int | None = None) -> list[Any]:
    """The legal actions of a block by their arguments; without a block, the names of all blocks offered."""
    decoded = [GAME.actions.decode(action) for action in state.legal_actions(by)]
    if name is None:
        return sorted({block for block, _ in decoded})
    return [next(iter(given.values())) if len(given) == 1 else given for block, given in decoded if block == name]


def can(state: Evacuation, name: str, /, **arguments: Any) -> bool:
    return GAME.actions.encode(name, **arguments) in state.legal_actions()


def refused(state: Evacuation, name: str, /, **arguments: Any) -> Refusal:
    refusal = state.refusal(GAME.actions.encode(name, **arguments))
    assert refusal is not None, f"{name} {arguments} is allowed"
    return refusal


def asked(state: Evacuation, seat: int | None = None) -> str:
    question = state.decision(seat)
    return "" if question is None else question.kind


def events(state: Evacuation, kind: type[Event]) -> list[Any]:
    return [event for event in state.kept_history().story if isinstance(event, kind)]
