"""What a stored row alone does not tell: that the parts of a board, and of the table, go together."""

from __future__ import annotations

from landfall.flow.errors import BadState
from landfall.games.planet_unknown.rules.effects.alerts import round_rule
from landfall.games.planet_unknown.rules.phases.board_choice import picks
from landfall.games.planet_unknown.table.board import Board
from landfall.games.planet_unknown.table.components import (
    CARD_LEVEL,
    CELLS,
    CIV_CARDS,
    CIV_LEVELS,
    CORPORATIONS,
    DECK_SIZE,
    DEPOTS,
    EVENT_SOLO,
    OBJECTIVES,
    PLANETS,
    ROWS_OF_A_TRACK,
    TERRAINS,
    TILES_PER_STACK,
)
from landfall.games.planet_unknown.table.corporations import (
    DRAWS_OF_NEXT_LEVEL,
    HAS_FLUX_TRACK,
    LIFEPODS_ON_SPACES,
    LIFEPODS_ON_TECHNOLOGIES,
    LOADS_METEORITES,
    PAGES,
    STORES_PATCHES,
    TRACKERS_ROAM,
)
from landfall.games.planet_unknown.table.state import PlanetUnknown
from landfall.games.planet_unknown.table.terms import (
    BIOMASS,
    BOARDS,
    KSB,
    LEVELS,
    LOADED,
    METEOR,
    NONE,
    PATCH_HERE,
    SQUARE,
    TERRAIN,
    UNIVERSAL,
)
from landfall.games.planet_unknown.table.trackers import TOP, passed, reached, space_of, top_of

# -- a board ----------------------------------------------------------------------------------------------------------


def check_board(board: Board) -> None:
    """The planet, the tracks, and what the corporation has done with them."""
    check_squares(board)
    check_pieces(board)
    check_trackers(board)
    check_uses(board)


def check_squares(board: Board) -> None:
    """Patches are biomass without symbols; what lies on the planet lies on its squares."""
    is_square = board.grid.is_square
    rovers = [rover & SQUARE for rover in board.rovers]
    for square in (*board.lifepods, *board.meteorites, *board.last, *rovers):
        if square >= CELLS or not is_square[square]:
            raise BadState(f"something lies on {square}, which is no square of {PLANETS[board.planet].id}")
    for square in range(CELLS):
        holds = board.squares[square]
        if holds and (not is_square[square] or not 1 <= holds & TERRAIN <= len(TERRAINS)):
            raise BadState(f"squares has a piece where none can lie: {square}")
        if holds & PATCH_HERE and holds != PATCH_HERE | BIOMASS + 1:
            raise BadState(f"squares has a patch on {square} that is no patch")
    for square in board.last:
        if not board.squares[square]:
            raise BadState(f"last names a square without piece: {square}")


def check_pieces(board: Board) -> None:
    """Lifepods lie where they were printed, meteorites on meteor symbols, and none is there that was not in the box."""
    rovers = [rover & SQUARE for rover in board.rovers]
    if len(set(rovers)) != len(rovers):
        raise BadState("rovers share a square")
    if not board.can(LOADS_METEORITES) and any(rover >= LOADED for rover in board.rovers):
        raise BadState("only Horizon loads meteorites")
    for rover in board.rovers:
        if rover >= LOADED and rover & SQUARE in board.meteorites:
            raise BadState(f"two meteorites on {rover & SQUARE}")
    for square in board.lifepods:
        if square not in PLANETS[board.planet].lifepods or board.squares[square] or square in rovers:
            raise BadState(f"lifepods has one on {square}, where none can lie")
    for square in board.meteorites:
        if not board.can(LOADS_METEORITES) and (not board.squares[square] & METEOR or square in rovers):
            raise BadState(f"meteorites has one on {square}, where none can lie")
    lifepods = len(board.lifepods) + board.lifepods_lost + board.scored + len(board.pods)
    if lifepods > len(PLANETS[board.planet].lifepods):
        raise BadState(f"{lifepods} lifepods are there; the planet began with {len(PLANETS[board.planet].lifepods)}")
    held = board.reserve + (board.extra_rover > 0) + len(board.rovers) + board.rovers_lost
    if held != CORPORATIONS[board.corporation].rovers + board.rovers_added:
        raise BadState(f"{held} rovers are there; the corporation began with {CORPORATIONS[board.corporation].rovers}")


def check_trackers(board: Board) -> None:
    """Trackers stand on their tracks, not on each other, and lifepods between them."""
    for tracker in range(len(board.at)):
        if not board.can(TRACKERS_ROAM) and board.at[tracker] > top_of(board, tracker):
            raise BadState(f"at has a tracker above its track: {board.at[tracker]}")
    spaces = [space_of(board, tracker) for tracker in range(len(board.at))]
    if len(set(spaces)) != len(spaces):
        raise BadState("two trackers stand on one space")
    for pod in board.pods:
        if board.can(LIFEPODS_ON_TECHNOLOGIES) and pod in LEVELS:
            continue
        track = pod // ROWS_OF_A_TRACK
        position = pod % ROWS_OF_A_TRACK
        if not board.can(LIFEPODS_ON_SPACES) or position == TOP or board.at[track] == position:
            raise BadState(f"pods has a lifepod where none can lie: {pod}")


def check_uses(board: Board) -> None:
    """Technologies that are reached and used; stored patches, the flux track and an extra card where they can be."""
    if board.techs & ~reached(board):
        raise BadState("techs has a technology that is not reached")
    if board.withheld & ~passed(board) or board.withheld & board.techs:
        raise BadState("withheld has a technology that is not reached, or is active")
    page = PAGES[board.corporation]
    if board.used_round & ~page.in_a_round or board.used_game & ~page.in_a_game:
        raise BadState("used_round or used_game has a use that the corporation does not know")
    if board.stored and not board.may_come_to(STORES_PATCHES):
        raise BadState("stored has patches of a corporation that stores none")
    if board.flux and not board.can(HAS_FLUX_TRACK):
        raise BadState("flux names a track for a corporation without flux marker")
    if board.extra_card and not board.may_come_to(DRAWS_OF_NEXT_LEVEL):
        raise BadState("extra_card is drawn by Republic alone")


# -- the table --------------------------------------------------------------------------------------------------------


def check_table(state: PlanetUnknown) -> None:
    """Every board; that no card or tile is there twice, and that civ cards lie with their level."""
    for board in state.boards:
        check_board(board)
    for level in range(CIV_LEVELS):
        for card in (*state.civ[level], *state.unused_civ[level]):
            if CARD_LEVEL[card] != level + 1:
                raise BadState(f"civ card {card} lies in stack {level + 1}")
    cards = [card for pile in (*state.civ, *state.unused_civ) for card in pile]
    cards.extend([card for board in state.boards for card in board.cards])
    cards.extend([board.extra_card for board in state.boards if board.extra_card])
    if sorted(cards) != list(range(1, CIV_CARDS + 1)):
        raise BadState("the civ cards are not all there once")
    for board in state.boards:
        if any(len(known) != 2 + state.seats for known in board.returned):
            raise BadState("returned has numbers for another number of seats")
    for seat in range(state.seats):
        picked = state.boards[seat].picked
        if picked and (not state.offered or BOARDS + picked - 1 not in picks(state, seat)):
            raise BadState(f"picked names boards that seat {seat} was not dealt")
    objectives = [*state.objective_deck, *state.neighbour, *state.common]
    for board in state.boards:
        objectives.extend([*board.objectives, *board.dealt, *board.rejected])
    if sorted(objectives) != list(range(1, OBJECTIVES + 1)):
        raise BadState("the objectives are not all there once")
    check_events(state)
    check_offered(state)
    tiles = sum([len(stack) for stack in state.stacks]) + state.tiles_removed
    for board in state.boards:
        tiles += board.tiles + board.tiles_lost - (1 if board.took != NONE else 0)
    if tiles != 2 * DEPOTS * TILES_PER_STACK:
        raise BadState(f"{tiles} tiles are there")


def check_events(state: PlanetUnknown) -> None:
    """The deck is whole, has no card for one player with more, and what is in force is what was revealed last."""
    events = [*state.deck, *state.used_events]
    if len(set(events)) != len(events) or len(events) != (DECK_SIZE if state.with_events else 0):
        raise BadState("the event deck is not whole")
    if state.seats > 1 and any(EVENT_SOLO[card] for card in events):
        raise BadState("the event deck has a card for one player")
    if state.rules and (not state.used_events or state.rules != round_rule(state.used_events[-1])):
        raise BadState(f"rules is {state.rules}, which the event in force does not say")
    for board in state.boards:
        if board.peeked > 1 + len(events):
            raise BadState("peeked names a card that was never in the deck")


def check_offered(state: PlanetUnknown) -> None:
    """No two alike are dealt, and nobody plays boards it was not dealt."""
    if len(state.offered) not in (0, 2 * state.seats):
        raise BadState("offered should name a planet and a corporation for each seat")
    planets = state.offered[::2]
    corporations = state.offered[1::2]
    if len(set(planets)) != len(planets) or len(set(corporations)) != len(corporations):
        raise BadState("offered deals one board to two seats")
    if any(planet >= len(PLANETS) for planet in planets) or any(own >= len(CORPORATIONS) for own in corporations):
        raise BadState("offered names a board that there is not")
    if (str(state.options["boards"]) == "symmetric") != (not state.offered):
        raise BadState("offered does not go with the option boards")
    for seat in range(state.seats):
        board = state.boards[seat]
        dealt = (state.planet_dealt(seat), state.corporation_dealt(seat)) if state.offered else (KSB, UNIVERSAL)
        if board.planet not in (KSB, dealt[0]) or board.corporation not in (UNIVERSAL, dealt[1]):
            raise BadState(f"seat {seat} plays boards that it was not dealt")
