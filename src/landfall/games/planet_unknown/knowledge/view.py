"""What a seat sees of the table (section 21), and what is never made or lost."""

from __future__ import annotations

from typing import Any, Final

from landfall.flow.serial import to_plain
from landfall.games.planet_unknown.knowledge.view_boards import (
    CORPORATION_BOARDS,
    PLANET_MARKS,
    SHAPE_PICTURES,
    lines,
    six_turns,
)
from landfall.games.planet_unknown.rules.ending.medals import medals_of
from landfall.games.planet_unknown.rules.ending.objectives import count_of, is_met, lifepods_collected
from landfall.games.planet_unknown.rules.ending.scoring import (
    compared,
    expected_score,
    meteorites_left,
    open_scores,
    pairs_of,
    planet_score,
    uncovered,
)
from landfall.games.planet_unknown.rules.phases.board_choice import shown_pick
from landfall.games.planet_unknown.table.board import Board
from landfall.games.planet_unknown.table.components import (
    CARD_IMMEDIATE,
    CARD_LEVEL,
    CELLS,
    COLOURS,
    CORPORATION_IDS,
    CORPORATIONS,
    EVENT_COLOUR,
    PLANET_IDS,
    PLANETS,
    ROWS_OF_A_TRACK,
    SHAPE_IDS,
    TERRAINS,
    TRACKS,
    WIDTH,
    has_meteor,
    pair_of,
)
from landfall.games.planet_unknown.table.corporations import (
    HAS_FLUX_TRACK,
    LEVELS_USED_IN_A_GAME,
    LEVELS_USED_IN_A_ROUND,
)
from landfall.games.planet_unknown.table.gains import FINAL_STEP
from landfall.games.planet_unknown.table.state import PlanetUnknown
from landfall.games.planet_unknown.table.terms import (
    ENDINGS,
    LEVELS,
    LOADED,
    METEOR,
    NONE,
    NOT_ONTO,
    PATCH_HERE,
    PLACES,
    RINGS,
    ROUND_RULES,
    SQUARE,
    SYMBOL,
    TERRAIN,
)
from landfall.games.planet_unknown.table.trackers import next_spaces, place_of, position_of, reached, space_of

LETTERS = ".cwbrte"  # a square's terrain; a capital where the resource symbol is
MOST_PICTURES: Final = 512
# What planets show, by all it depends on: every seat that looks, and every look until something changes, sees the same.
PICTURES: Final[dict[tuple[int, bytes, tuple[int, ...], tuple[int, ...]], dict[str, Any]]] = {}


def table_for(state: PlanetUnknown, seat: int | None) -> dict[str, Any]:
    """Denied by default: only what is named here is seen."""
    over = state.is_terminal()
    medals = open_scores(state)
    seen: dict[str, Any] = {
        "round": state.round,
        "commander": state.commander,
        "station": station(state),
        "events": events(state, seat),
        "civ_stacks": [len(stack) for stack in state.civ],
        "unused_civ": [len(pile) for pile in state.unused_civ],
        "objective_deck": len(state.objective_deck),
        "objectives": [
            {"seats": [left, right], **comparison(card, [state.boards[left], state.boards[right]])}
            for card, left, right in pairs_of(state)
        ],
        "common_objectives": [comparison(card, state.boards) for card in state.common],
        "offered": [
            [PLANET_IDS[state.planet_dealt(other)], CORPORATION_IDS[state.corporation_dealt(other)]]
            for other in range(state.seats if state.offered else 0)
        ],
        "ending": [name for bit, name in ENDINGS if state.ending & bit],
        "players": [player(state, other, over or other == seat, medals[other]) for other in range(state.seats)],
        "own": None if seat is None else own_things(state, seat),
        "open": {
            "agenda": still_to_happen(to_plain(state.agenda), seat),
            "lanes": still_to_happen(to_plain(state.lanes), seat),
            "later": still_to_happen(to_plain(state.later), seat),
        },
    }
    if state.seats == 1:
        seen["expected"] = expected_score(state)
    return seen


def still_to_happen(plain: Any, seat: int | None) -> Any:
    """Frames hold places and numbers, and are public; but what others' face-down cards give at the end is not."""
    if isinstance(plain, list):
        return [still_to_happen(one, seat) for one in plain]
    if not isinstance(plain, dict):
        return plain
    shown = {key: still_to_happen(one, seat) for key, one in plain.items()}
    if "gains" in shown and shown["seat"] != seat:
        shown["gains"] = [gain for gain in shown["gains"] if gain["kind"] != FINAL_STEP]
    return shown


def comparison(card: int, boards: list[Board]) -> dict[str, Any]:
    """An objective between these boards: what is counted, and the medals it would bring now."""
    counts = [count_of(board, card) for board in boards]
    return {"card": card, "counts": counts, "medals": compared(card, counts)}


def station(state: PlanetUnknown) -> dict[str, Any]:
    """Stack sizes and top tiles, and which stacks stand before each seat."""
    return {
        "rotation": state.rotation,
        "shift": state.shift,
        "stacks": [
            {"shape": SHAPE_IDS[at], "tiles": len(stack), "top": None if not stack else tile_name(stack[-1])}
            for at, stack in enumerate(state.stacks)
        ],
        "before": [[state.stack_before(seat, ring) for ring in range(len(RINGS))] for seat in range(state.seats)],
        "taken": [None if board.took == NONE else RINGS[board.took] for board in state.boards],
        "removed": state.tiles_removed,
        "shapes": SHAPE_PICTURES,
        "turns": six_turns(state),
    }


def tile_name(tile: int) -> dict[str, Any]:
    pair = pair_of(tile)
    return {"a": TERRAINS[pair[0]], "b": TERRAINS[pair[1]], "meteor": has_meteor(tile)}


def events(state: PlanetUnknown, seat: int | None) -> dict[str, Any] | None:
    """The used cards, the number and colours of those to come, and the next one for a seat that has looked at it."""
    if not state.with_events:
        return None
    used = state.used_events
    stands = len(used) > 0 and len(used) == state.round and not state.ending  # R 30: it is over with its round
    next_known = seat is not None and bool(state.deck) and state.boards[seat].peeked == 1 + len(state.deck)
    return {
        "used": list(used),
        "colours": [EVENT_COLOUR[card] for card in used],
        "current": used[-1] if stands else None,
        "left": len(state.deck),
        "colours_left": [len([card for card in state.deck if EVENT_COLOUR[card] == colour]) for colour in COLOURS],
        "rules": rules_in_force(state.rules),
        "next": state.deck[-1] if next_known else None,
        "next_colour": EVENT_COLOUR[state.deck[-1]] if next_known else None,
    }


def rules_in_force(rules: int) -> list[str]:
    named = [name for name, bit in ROUND_RULES.items() if rules & bit]
    return [*named, *[f"not_onto:{TERRAINS[at]}" for at in range(len(TERRAINS)) if rules & NOT_ONTO << at]]


def player(state: PlanetUnknown, seat: int, open_cards: bool, medals: dict[str, int]) -> dict[str, Any]:
    """One player's boards and cards; face-down cards are seen by their backs."""
    board = state.boards[seat]
    planet = PLANETS[board.planet]
    return {
        "planet": planet.id,
        "corporation": CORPORATIONS[board.corporation].id,
        "marks": PLANET_MARKS[board.planet],
        **picture(board),
        "board": CORPORATION_BOARDS[board.corporation],
        "row_medals": list(planet.row_medals),
        "column_medals": list(planet.column_medals),
        "lifepods": list(board.lifepods),
        "meteorites": sorted(board.meteorites),
        "rovers": [{"square": rover & SQUARE, "loaded": rover >= LOADED} for rover in board.rovers],
        "last_tile": list(board.last),
        "tracks": tracks(board),
        "technologies": [level for level in LEVELS if board.techs >> level & 1],
        "withheld": [level for level in LEVELS if board.withheld & reached(board) & 1 << level],
        "spent": spent(board),
        "reserve": board.reserve,
        "movement": board.pool,
        "lifepods_scored": board.scored,
        "lifepods_collected": lifepods_collected(board),
        "lifepods_placed": lifepod_places(board),
        "meteorites_collected": board.collected,
        "patches_stored": board.stored,
        "flux": TRACKS[board.flux] if board.can(HAS_FLUX_TRACK) else None,
        "cards": [card if open_cards or CARD_IMMEDIATE[card] else None for card in board.cards],
        "card_levels": [CARD_LEVEL[card] for card in board.cards],
        "owed": list(board.owed),
        "final_steps": board.final_steps,
        "finals_shown": board.finals_shown,
        "objectives_kept": len(board.objectives),
        "objectives": list(board.objectives) if open_cards else None,
        "objectives_met": [is_met(board, card) for card in board.objectives] if open_cards else None,
        "choosing_objectives": len(board.dealt),
        "objectives_rejected": len(board.rejected),
        "chooses_extra": CARD_LEVEL[board.extra_card],
        "looks": board.looks,
        "peeked": board.peeked,
        "extra_rover": board.extra_rover,
        "stuck": board.stuck,
        "lost": [board.tiles_lost, board.lifepods_lost, board.rovers_lost, board.rovers_added, board.tiles],
        "medals": medals,
    }


def picture(board: Board) -> dict[str, Any]:
    """The planet with its pieces, and how its rows and columns stand."""
    loaded = tuple([rover & SQUARE for rover in board.rovers if rover >= LOADED])
    key = (board.planet, board.squares, board.meteorites, loaded)
    known = PICTURES.get(key)
    if known is not None:
        return known
    if len(PICTURES) >= MOST_PICTURES:
        PICTURES.clear()
    found: dict[str, Any] = {
        "grid": rows_of(PLANETS[board.planet].grid),
        "terrain": rows_of("".join([letter_of(board, square) for square in range(CELLS)])),
        "meteors": [at for at in range(CELLS) if board.squares[at] & METEOR],
        "patches": [at for at in range(CELLS) if board.squares[at] & PATCH_HERE],
        "lines": lines(board),
        "planet_score": planet_parts(board),
    }
    PICTURES[key] = found
    return found


def planet_parts(board: Board) -> dict[str, int]:
    """What the medals of the planet come from."""
    planet = PLANETS[board.planet]
    medals, cities, regions = planet_score(board)
    return {
        "lines": medals,
        "cities": cities,
        "city_medals": cities * planet.city_medals,
        "regions": regions,
        "region_medals": regions * planet.region_medals,
    }


def spent(board: Board) -> list[int]:
    """The levels of the technologies that are used up, for this round or for the game."""
    in_round = [level for bit, level in enumerate(LEVELS_USED_IN_A_ROUND) if board.used_round >> bit & 1]
    in_game = [level for bit, level in enumerate(LEVELS_USED_IN_A_GAME) if board.used_game >> bit & 1]
    return sorted([*in_round, *in_game])


def rows_of(picture: str) -> list[str]:
    return [picture[row * WIDTH : (row + 1) * WIDTH] for row in range(WIDTH)]


def letter_of(board: Board, square: int) -> str:
    """A letter for the terrain, a capital for its resource symbol."""
    holds = board.squares[square]
    letter = LETTERS[holds & TERRAIN]
    return letter.upper() if holds & SYMBOL else letter


def tracks(board: Board) -> list[dict[str, Any]]:
    """Where each tracker stands, the medals it would score, and where one advance leads."""
    found: list[dict[str, Any]] = []
    for tracker, name in enumerate(TRACKS):
        space = space_of(board, tracker)
        found.append(
            {
                "tracker": name,
                "track": TRACKS[space // ROWS_OF_A_TRACK],
                "position": space % ROWS_OF_A_TRACK,
                "step": position_of(board, tracker),
                "medals": medals_of(board, tracker),
                "next": [[TRACKS[to // ROWS_OF_A_TRACK], to % ROWS_OF_A_TRACK] for to in next_spaces(board, tracker)],
            }
        )
    return found


def lifepod_places(board: Board) -> list[str]:
    """Track and position (Cosmos) or the letter of the technology (Jump Drive), in the order they were put."""
    return [PLACES[place_of(board, pod)] for pod in board.pods]


def own_things(state: PlanetUnknown, seat: int) -> dict[str, Any]:
    """What only this seat knows: its cards, its objectives, and which civ cards it has seen together."""
    board = state.boards[seat]
    return {
        "cards": list(board.cards),
        "objectives": [{"card": card, "met": is_met(board, card)} for card in board.objectives],
        "objectives_dealt": list(board.dealt),
        "objectives_rejected": list(board.rejected),
        "extra_card": board.extra_card,
        "civ_seen": list(board.labels),
        "civ_returned": [list(known) for known in board.returned],
        "picked": shown_pick(state, seat),
    }


def pieces(state: PlanetUnknown) -> dict[str, int]:
    """Tiles, rovers, lifepods, civ cards, objectives and events: never made, never lost."""
    boards = state.boards
    counts = {
        "tiles": sum([len(stack) for stack in state.stacks])
        + state.tiles_removed
        + sum([board.tiles + board.tiles_lost - (board.took != NONE) for board in boards]),
        "civ cards": sum([len(stack) for stack in (*state.civ, *state.unused_civ)])
        + sum([len(board.cards) + (board.extra_card > 0) for board in boards]),
        "events": len(state.deck) + len(state.used_events),
        "objectives": len(state.objective_deck)
        + len(state.neighbour)
        + len(state.common)
        + sum([len(board.objectives) + len(board.dealt) + len(board.rejected) for board in boards]),
    }
    # The same at every table, whatever boards were chosen: what a board has beyond the pieces it began with.
    counts["rovers made or lost"] = sum([rovers_beyond(board) for board in boards])
    return counts


def figures(state: PlanetUnknown) -> dict[str, int]:
    """For balance reports: how the game ended, how long it took, and what was left."""
    counts = {f"end_{name}": 1 if state.ending & bit else 0 for bit, name in ENDINGS}
    counts["rounds"] = state.round
    counts["uncovered"] = sum([uncovered(board) for board in state.boards])
    counts["meteorites_left"] = sum([meteorites_left(board) for board in state.boards])
    counts["tiles_left"] = sum([len(stack) for stack in state.stacks])
    return counts


def plays_with(state: PlanetUnknown, seat: int) -> dict[str, str]:
    board = state.boards[seat]
    return {"corporation": CORPORATIONS[board.corporation].id, "planet": PLANET_IDS[board.planet]}


def rovers_beyond(board: Board) -> int:
    """Rovers of a board that are not accounted for."""
    held = board.reserve + (board.extra_rover > 0) + len(board.rovers) + board.rovers_lost
    return held - board.rovers_added - CORPORATIONS[board.corporation].rovers
