"""Moving a ship (rules, section 7), and the token it gets on Pandora."""

from __future__ import annotations

from landfall.games.star_race.story.events import ShipMoved, TokenDrawn
from landfall.games.star_race.table.components import RINGS, SHIP_IDS
from landfall.games.star_race.table.state import StarRace
from landfall.games.star_race.table.terms import PANDORA, PLANET


def move(state: StarRace, seat: int, ship: int, level: int) -> None:
    """Put a ship on a level; on Pandora a ship that arrives gets a token, unseen by anyone."""
    before = state.levels[ship]
    state.levels[ship] = level
    if state.history is not None:
        state.tell(ShipMoved(seat, SHIP_IDS[ship], ring_name(before), ring_name(level)))
    if level == PLANET:
        state.on_planet += 1
        if state.is_at(PANDORA):
            draw_token(state, seat, ship)


def draw_token(state: StarRace, seat: int, ship: int) -> None:
    tokens = list(state.tokens)
    tokens[ship] = 1 + state.bag[-1]
    state.tokens = tuple(tokens)
    state.bag = state.bag[:-1]
    state.barrier()
    if state.history is not None:
        state.tell(TokenDrawn(seat, SHIP_IDS[ship]))


def ring_name(level: int) -> str:
    return "planet" if level == PLANET else str(RINGS[level])
