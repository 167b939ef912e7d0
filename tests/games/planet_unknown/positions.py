"""Positions of Planet Unknown in a short notation, and playing by name.

state = table("gaia", "oasis")              # seat 0 has these boards and is about to take a tile
lay(state, "civ", "F1 F2")                  # pieces on its planet
tiles(state, outer="civ/energy", inner="rover/tech*")
pending(state, Gain(BOOST_GAIN))            # seat 0 has this to resolve, its tile is placed
do(state, "advance", by="boost", track="water")
"""

from __future__ import annotations

from typing import Any

from landfall.flow import Decision, Frame, Refusal, Rng
from landfall.games.planet_unknown import game
from landfall.games.planet_unknown.rules.phases.round import LastStep
from landfall.games.planet_unknown.rules.phases.turn import Act
from landfall.games.planet_unknown.table.board import Board
from landfall.games.planet_unknown.table.components import (
    CORPORATION_IDS,
    PAIRS,
    PLANET_IDS,
    ROWS_OF_A_TRACK,
    TERRAINS,
    TRACKS,
)
from landfall.games.planet_unknown.table.fields import new_board
from landfall.games.planet_unknown.table.gains import Gain
from landfall.games.planet_unknown.table.state import PlanetUnknown
from landfall.games.planet_unknown.table.terms import AFTER_TILE, MAKESHIFT, METEOR, PATCH_HERE, SYMBOL, TILE_STEP
from landfall.games.planet_unknown.table.trackers import settle

GAME = game()


def square(name: str) -> int:
    """C7 is column C, row 7."""
    return (int(name[1:]) - 1) * 12 + "ABCDEFGHIJKL".index(name[0])


def squares(names: str) -> list[int]:
    return [square(name) for name in names.split()]


def start(seats: int = 2, seed: int | str = 1, **options: Any) -> PlanetUnknown:
    """A new game as the rules make it."""
    state = GAME.new_initial_state(seats, options, seed)
    assert isinstance(state, PlanetUnknown)
    return state


def table(
    planet: str = "ksb_4156", corporation: str = "universal", seats: int = 2, seed: int | str = 1, **options: Any
) -> PlanetUnknown:
    """Seat 0 has these boards and is about to take a tile; so are the others, with the symmetric boards."""
    state = start(seats, seed, **options)
    while not takes_a_tile(state):
        state.apply_action(state.legal_actions()[-1])
    state.boards[0] = new_board(PLANET_IDS.index(planet), CORPORATION_IDS.index(corporation))
    deal_them(state)
    asked(state, Act(0, TILE_STEP, ()))
    return state


def deal_them(state: PlanetUnknown) -> None:
    """The boards that the seats play are among those they were dealt; who plays a symmetric side was dealt another."""
    played = [(own.planet, own.corporation) for own in state.boards]
    if any(planet or corporation for planet, corporation in played):
        state.options = {**state.options, "boards": "all"}
        dealt = []
        for kind in range(2):
            taken = {pair[kind] for pair in played}
            others = [number for number in range(1, 9) if number not in taken]
            dealt.append([pair[kind] or others.pop() for pair in played])
        state.offered = tuple(number for pair in zip(*dealt, strict=True) for number in pair)


def collect_lifepods(state: PlanetUnknown, count: int) -> None:
    """So many lifepods lie in the scoring area of seat 0."""
    own = state.boards[0]
    own.lifepods = own.lifepods[count:]
    own.scored = count


def takes_a_tile(state: PlanetUnknown) -> bool:
    decision = state.awaiting(0)
    return bool(state.lanes) and isinstance(decision, Act) and decision.step == TILE_STEP


def board(state: PlanetUnknown, seat: int = 0) -> Board:
    return state.boards[seat]


def asked(state: PlanetUnknown, *frames: Frame, seat: int = 0) -> None:
    """The seat's own agenda: the last frame is next."""
    state.lanes[seat] = list(frames)
    state.legal_cache = [None] * state.seats


def pending(state: PlanetUnknown, *gains: Gain, step: int = AFTER_TILE) -> None:
    asked(state, Act(0, step, gains))


def gains(state: PlanetUnknown, seat: int = 0) -> list[int]:
    """The kinds of what is pending."""
    frames = state.lanes[seat] if state.lanes else state.agenda
    found = [frame for frame in frames if isinstance(frame, Act) and frame.seat == seat]
    return [gain.kind for gain in found[-1].gains] if found else []


def gain_values(state: PlanetUnknown, seat: int = 0) -> tuple[Gain, ...]:
    frames = state.lanes[seat] if state.lanes else state.agenda
    return next(frame for frame in reversed(frames) if isinstance(frame, Act) and frame.seat == seat).gains


def waiting(state: PlanetUnknown, seat: int = 0) -> str:
    decision: Decision | None = state.awaiting(seat)
    return type(decision).__name__


def alone(state: PlanetUnknown, *pending_things: Gain, step: int, seat: int = 0) -> None:
    """The seat acts alone, as in the civ step or the end-of-game step."""
    state.lanes = []
    state.later = []
    state.agenda = [Act(seat, step, pending_things)]
    state.here = state.agenda
    state.legal_cache = [None] * state.seats


def last_step(state: PlanetUnknown, seat: int = 0) -> None:
    """The end-of-game step of the seat begins; the others have none."""
    state.ending = 1
    resolve(state, LastStep(seat))


def resolve(state: PlanetUnknown, *frames: Frame) -> None:
    """Nobody acts at the same time; these steps of the common agenda happen, the first one first."""
    state.lanes, state.later = [], []
    state.agenda = list(reversed(frames))
    state.here = state.agenda
    state.legal_cache = [None] * state.seats
    state.run()


def give(state: PlanetUnknown, *cards: int, seat: int = 0) -> None:
    """Civ cards for the seat, wherever they lay."""
    state.civ = tuple(tuple(card for card in pile if card not in cards) for pile in state.civ)
    state.unused_civ = tuple(tuple(card for card in pile if card not in cards) for pile in state.unused_civ)
    state.boards[seat].cards = (*state.boards[seat].cards, *cards)


def tile(text: str) -> int:
    """civ/energy, or with a meteor civ/energy*."""
    a, b = text.rstrip("*").split("/")
    return 2 * PAIRS.index((TERRAINS.index(a), TERRAINS.index(b))) + (1 if text.endswith("*") else 0)


def tiles(state: PlanetUnknown, outer: str = "", inner: str = "", seat: int = 0) -> None:
    """What lies on top of the stacks before the seat; an empty text empties the stack."""
    for ring, text in enumerate((outer, inner)):
        at = state.stack_before(seat, ring)
        below = [other for other in state.stacks[at] if not text or other != tile(text)]
        state.stacks[at] = (*below, tile(text)) if text else ()
    state.legal_cache = [None] * state.seats


def shapes(state: PlanetUnknown, outer: str, inner: str, seat: int = 0) -> None:
    """Turn the station until these shapes stand before the seat."""
    from landfall.games.planet_unknown.table.components import SHAPE_IDS

    slot = SHAPE_IDS.index(outer)
    state.rotation = slot
    state.shift = (SHAPE_IDS.index(inner) - 6 - slot) % 6
    assert state.stack_before(seat, 0) == slot
    assert state.stack_before(seat, 1) == SHAPE_IDS.index(inner)
    state.legal_cache = [None] * state.seats


def facing_two(
    planet: str = "ksb_4156", corporation: str = "universal", outer: str = "", inner: str = ""
) -> PlanetUnknown:
    """A table where the wheel shows seat 0 a large tile outside and the one of two squares inside."""
    state = table(planet, corporation)
    shapes(state, "Z5", "I2")
    tiles(state, outer, inner)
    return state


def lay(state: PlanetUnknown, terrain: str, names: str, symbol: str = "", meteor: str = "", seat: int = 0) -> None:
    """Cover squares of the seat's planet with a terrain; some may show a resource symbol or a meteor."""
    for at in squares(names):
        holds = TERRAINS.index(terrain) + 1
        holds |= SYMBOL if at in squares(symbol) else 0
        holds |= METEOR if at in squares(meteor) else 0
        state.boards[seat].cover([at], [holds])
    state.legal_cache = [None] * state.seats


def lay_patch(state: PlanetUnknown, names: str) -> None:
    for at in squares(names):
        state.boards[0].cover([at], [TERRAINS.index("biomass") + 1 | PATCH_HERE])
    state.legal_cache = [None] * state.seats


def trackers(state: PlanetUnknown, seat: int = 0, **at: int) -> None:
    """Put trackers on positions of their own tracks; technologies follow."""
    own = state.boards[seat]
    for track, pos in at.items():
        number = TRACKS.index(track)
        own.at[number] = number * ROWS_OF_A_TRACK + pos if own.corporation == MAKESHIFT else pos
    settle(own)
    state.legal_cache = [None] * state.seats


def unlock(state: PlanetUnknown, *levels: int) -> None:
    """Technologies of seat 0 are active, whatever its trackers say."""
    state.boards[0].techs = sum(1 << level for level in levels)
    state.legal_cache = [None] * state.seats


def action(name: str, **arguments: Any) -> int:
    at = arguments.pop("at", None)
    if at is not None:
        arguments |= {"row": int(at[1:]), "column": at[0]}
    return GAME.actions.encode(name, **arguments)


def do(state: PlanetUnknown, name: str, seat: int = 0, **arguments: Any) -> None:
    state.apply_action(action(name, **arguments), seat)


def can(state: PlanetUnknown, name: str, seat: int = 0, **arguments: Any) -> bool:
    return action(name, **arguments) in state.legal_actions(seat)


def offered(state: PlanetUnknown, name: str, seat: int = 0) -> list[dict[str, Any]]:
    """The arguments of all legal actions of a block."""
    decoded = [GAME.actions.decode(legal) for legal in state.legal_actions(seat)]
    return [arguments for block, arguments in decoded if block == name]


def names_of(state: PlanetUnknown, name: str, seat: int = 0) -> list[str]:
    """The squares of all legal actions of a block, as C7."""
    return [f"{found['column']}{found['row']}" for found in offered(state, name, seat)]


def lifepod_places(state: PlanetUnknown) -> list[str]:
    """Where a lifepod may be put."""
    return [found["place"] for found in offered(state, "lifepod")]


def blocks(state: PlanetUnknown, seat: int = 0) -> set[str]:
    return {GAME.actions.decode(legal)[0] for legal in state.legal_actions(seat)}


def refusal(state: PlanetUnknown, name: str, seat: int = 0, **arguments: Any) -> Refusal:
    refused = state.refusal(action(name, **arguments), seat)
    assert refused is not None
    return refused


def play_on(state: PlanetUnknown, seed: int | str, most: int = 6000) -> PlanetUnknown:
    """Random play to the end."""
    rng = Rng(seed)
    for _ in range(most):
        if state.is_terminal():
            return state
        seat = rng.choice(list(state.to_act()))
        state.apply_action(rng.choice(state.legal_actions(seat)), seat)
    raise AssertionError("not over")
