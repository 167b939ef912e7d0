"""Why-nots of a player's turn."""

from __future__ import annotations

from landfall.flow.refusal import Refusal
from landfall.games.planet_unknown.rules.effects.places import (
    RING_ACTIONS,
    add_placements,
    contact_words,
    extra_placements,
    has_civ,
    in_force,
    legal_placements,
    needs_no_contact,
    way_of,
)
from landfall.games.planet_unknown.table.components import CELLS, TRACKS, has_meteor, pair_of
from landfall.games.planet_unknown.table.gains import EXTRA_TILE, Gain
from landfall.games.planet_unknown.table.grid import DISTINCT, TURNED, around, squares_of
from landfall.games.planet_unknown.table.state import PlanetUnknown
from landfall.games.planet_unknown.table.terms import (
    ADVANCE,
    AFTER_TILE,
    CARD_TELEPORT,
    CIV_TILE_STEP,
    END_TURN,
    NONE,
    PATCH_AT,
    PLACE,
    PLACING_RULES,
    REGRESS,
    RINGS,
    ROVER_AT,
    STEP,
    STORE,
    TAKE,
    TELEPORT,
    TILE_STEP,
    USE,
    WAY,
    tracker_of,
)
from landfall.games.planet_unknown.table.trackers import can_advance


def why_not_now(state: PlanetUnknown, seat: int, step: int, gains: tuple[Gain, ...], action: int) -> Refusal:
    """Why this action is not open in the player's turn."""
    board = state.boards[seat]
    if action == END_TURN:
        if step == TILE_STEP or step == CIV_TILE_STEP:
            return Refusal("tile-first", "5")
        return Refusal("something-is-pending", "R 53")
    if PLACE <= action < TAKE:
        if step == TILE_STEP or step == CIV_TILE_STEP:
            return why_not_there(state, seat, step == CIV_TILE_STEP, False, action)
        extra = [gain for gain in gains if gain.kind == EXTRA_TILE]
        if extra:
            return why_not_there(state, seat, all(gain.is_bound() for gain in extra), True, action)
        return Refusal("tile-is-placed", "4") if step == AFTER_TILE else Refusal("no-tile-now", "4")
    if TAKE <= action < ADVANCE:
        return Refusal("tile-can-be-placed", "5") if step in (TILE_STEP, CIV_TILE_STEP) else Refusal("no-tile-now", "4")
    if ADVANCE <= action < WAY:
        track = tracker_of(action)
        if not can_advance(board, track):
            return Refusal("cannot-advance", "7", {"track": TRACKS[track]})
        return Refusal("nothing-to-advance-by", "7", {"track": TRACKS[track]})
    if REGRESS <= action < PATCH_AT:
        return Refusal("nothing-to-regress-by", "7")
    if PATCH_AT <= action < STORE:
        return Refusal("no-patch-there", "5")
    if ROVER_AT <= action < STEP:
        return Refusal("no-rover-there", "R 28")
    if STEP <= action < TELEPORT:
        if board.pool == 0:
            return Refusal("no-movement", "8")
        return Refusal("rover-cannot-go", "R 28")
    if TELEPORT <= action < USE:
        return Refusal("no-teleport", "9" if action >= CARD_TELEPORT else "16")
    return Refusal("not-now", "20")


def why_not_there(state: PlanetUnknown, seat: int, civ_only: bool, extra: bool, action: int) -> Refusal:
    """Why a tile may not lie there: it fits nowhere, off the grid, on a piece, without contact, or by a restriction."""
    board = state.boards[seat]
    ring = (action - PLACE) // RING_ACTIONS
    if state.tile_before(seat, ring) == NONE:
        return Refusal("stack-is-empty", "4")
    if civ_only and not has_civ(state.tile_before(seat, ring)):
        return Refusal("bound-to-civ", "R 43")
    fits = extra_placements(state, seat, civ_only) if extra else legal_placements(state, seat, civ_only)
    if not any((other - PLACE) // RING_ACTIONS == ring for other in fits):
        left = "other" if fits else "nothing" if extra else "take"
        return Refusal("tile-fits-nowhere", "5", {"ring": RINGS[ring], "left": left})
    kept = kept_twin(state.stack_before(seat, ring), state.tile_before(seat, ring), action)
    if kept in fits:
        return Refusal("same-placement", "R 20")
    planet_rule, rules = True, state.rules & PLACING_RULES
    if not extra:
        planet_rule, rules, _ = in_force(state, seat)
    way = way_of(board, state.stack_before(seat, ring), kept)
    at = (kept - PLACE) % CELLS
    if at not in squares_of(way.inside):
        return Refusal("off-the-grid", "5")
    squares = [at + cell for cell in way.cells]
    if any(board.squares[square] for square in squares):
        return Refusal("on-another-piece", "5")
    if board.is_empty():
        if not any(square in squares_of(contact_words(board, planet_rule)) for square in squares):
            return Refusal("first-piece-elsewhere", "R 16")
    elif not needs_no_contact(board, pair_of(state.tile_before(seat, ring))) and not any(
        square in squares_of(around(board.covered())) for square in squares
    ):
        return Refusal("no-contact", "R 14")
    return Refusal("restricted", "R 13", {"by": restricting(state, seat, ring, kept, planet_rule, rules)})


def kept_twin(shape: int, tile: int, action: int) -> int:
    """The same placement in the orientation that the rules offer it in (R 20)."""
    number = (action - PLACE) % RING_ACTIONS // CELLS
    look = TURNED[shape][number].look(has_meteor(tile))
    for other in DISTINCT[shape][tile % 2]:
        if TURNED[shape][other].look(has_meteor(tile)) == look:
            return action + (other - number) * CELLS
    return action


def restricting(state: PlanetUnknown, seat: int, ring: int, action: int, planet_rule: bool, rules: int) -> str:
    """Which of the rules in force keeps a tile from lying there: the planet's, the event's, or each of both."""
    if not planet_rule or not rules:
        return "planet" if planet_rule else "event"
    board = state.boards[seat]
    shape = state.stack_before(seat, ring)
    tile = state.tile_before(seat, ring)
    by_planet: list[int] = []
    by_event: list[int] = []
    add_placements(board, ring, shape, tile, True, 0, by_planet)
    add_placements(board, ring, shape, tile, False, rules, by_event)
    if action in by_planet:
        return "event"
    return "planet" if action in by_event else "both"
