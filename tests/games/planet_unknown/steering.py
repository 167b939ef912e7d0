"""Ways to play that lead where random play does not: up the civ track to the last cards, and towards an empty depot."""

from __future__ import annotations

from landfall.flow import Rng, State
from landfall.games.planet_unknown.rules.effects.places import has_civ
from landfall.games.planet_unknown.table.state import PlanetUnknown


def for_civ_cards(state: State, rng: Rng) -> tuple[int, int]:
    """Civ tiles and civ advances first, and the special side of every board."""
    assert isinstance(state, PlanetUnknown)
    seat = rng.choice(list(state.to_act()))
    legal = state.legal_actions(seat)
    named = [state.game.actions.decode(action) for action in legal]
    wanted = [action for action, (name, of) in zip(legal, named, strict=True) if wants(state, seat, name, of)]
    return rng.choice(wanted or legal), seat


def wants(state: PlanetUnknown, seat: int, name: str, of: dict[str, object]) -> bool:
    if name == "advance":
        return of["track"] == "civ"
    if name == "place":
        return has_civ(state.tile_before(seat, 0 if of["ring"] == "outer" else 1))
    if name == "boards":
        return of["corporation"] == "asymmetric"
    return name in ("civ_stack", "flux", "boards_flux") and of.get("track", "civ") == "civ"


def empty_a_depot(state: State, rng: Rng) -> tuple[int, int]:
    """One depot is used as often as possible, small tiles are taken elsewhere, and all are packed closely."""
    assert isinstance(state, PlanetUnknown)
    seat = rng.choice(list(state.to_act()))
    legal = state.legal_actions(seat)
    named = [state.game.actions.decode(action) for action in legal]
    if named[0][0] == "rotate":
        return min(legal, key=lambda action: left_before_the_roomiest(state, action, seat)), seat
    if named[0][0] == "place":
        sizes = [len(state.boards[seat].grid.ways[state.stack_before(seat, ring)][0].cells) for ring in range(2)]
        small = {"outer": sizes[0], "inner": sizes[1]}
        least = min(small[str(of["ring"])] for name, of in named if name == "place")
        fitting = [
            action
            for action, (name, of) in zip(legal, named, strict=True)
            if name == "place" and small[str(of["ring"])] == least
        ]
        rng.shuffle(fitting)
        return max(fitting[:60], key=lambda action: closeness(state, action, seat)), seat
    unhurried = [action for action, (name, _) in zip(legal, named, strict=True) if name != "patch"]
    return rng.choice(unhurried or legal), seat


def left_before_the_roomiest(state: PlanetUnknown, action: int, seat: int) -> tuple[int, int]:
    """Tiles left in the emptiest depot before anybody after this turn; equal ones by the free squares there."""
    turned = state.clone()
    turned.play(action, seat)
    found = []
    for other in range(state.seats):
        tiles = sum(len(turned.stacks[turned.stack_before(other, ring)]) for ring in range(2))
        found.append((tiles, -state.boards[other].squares.count(0)))
    return min(found)


def closeness(state: PlanetUnknown, action: int, seat: int) -> float:
    """How well a placement fits: few free squares beside pieces, no holes."""
    after = state.clone()
    after.play(action, seat)
    board = after.boards[seat]
    open_sides = 0
    for square in range(144):
        if board.grid.is_square[square] and board.squares[square] == 0:
            free = [near for near in board.grid.neighbours[square] if board.squares[near] == 0]
            open_sides += 4 - len(free) + (6 if len(free) == 0 else 2 if len(free) == 1 else 0)
    return -float(open_sides)


POLICIES = (for_civ_cards, empty_a_depot, for_civ_cards, for_civ_cards)
