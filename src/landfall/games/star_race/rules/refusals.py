"""Refusals that several decisions share."""

from __future__ import annotations

from landfall.flow.frame import Decision
from landfall.flow.refusal import Refusal
from landfall.games.star_race.table.components import SHIP_IDS
from landfall.games.star_race.table.state import StarRace
from landfall.games.star_race.table.terms import PAIR, PAIRS, PLANET, SHIP, SHIPS, TRIO, TRIOS


def answer_first(decision: Decision) -> Refusal:
    """The action answers another question than the one asked."""
    return Refusal("answer-the-question", facts={"decision": type(decision).__name__})


def ships_of(action: int) -> tuple[int, ...]:
    """The ships an action names: one, two, three, or none."""
    if SHIP <= action < SHIP + SHIPS:
        return (action - SHIP,)
    if PAIR <= action < PAIR + len(PAIRS):
        return PAIRS[action - PAIR]
    if TRIO <= action < TRIO + len(TRIOS):
        return TRIOS[action - TRIO]
    return ()


def cannot_go_outward(state: StarRace, ship: int, start_rule: str = "R 2") -> Refusal | None:
    if state.can_go_outward(ship):
        return None
    if state.levels[ship] == PLANET:
        return Refusal("on-the-planet", "R 13a", {"ship": SHIP_IDS[ship]})
    return Refusal("at-the-start", start_rule, {"ship": SHIP_IDS[ship]})


def cannot_go_inward(state: StarRace, ship: int) -> Refusal | None:
    if state.can_go_inward(ship):
        return None
    if state.levels[ship] == PLANET:
        return Refusal("on-the-planet", "R 13a", {"ship": SHIP_IDS[ship]})
    return Refusal("planet-full", "R 7", {"ship": SHIP_IDS[ship]})
