"""Ways to play that lead where random play does not: to full boards and to every ending."""

from __future__ import annotations

from typing import Any

from landfall.flow import Rng, State
from tests.games.antarctica.positions import GAME

# How gladly a block is chosen; random play would soon give up all ships.
EAGER = {
    "build": 60,
    "recruit": 25,
    "research": 20,
    "build_ship": 30,
    "play": 12,
    "lay_icebreaker": 12,
    "use_icebreaker": 30,
    "discard": 1,
    "discard_ship": 0,
    "pass": 2,
    "end_turn": 6,
    "ship": 2,
    "decline": 4,
}


def eagerly(state: State, rng: Rng) -> int:
    """A random action, builders' and researchers' work first."""
    weighed: list[int] = []
    for action in state.legal_actions():
        weighed.extend([action] * EAGER.get(GAME.actions.decode(action)[0], 5))
    return rng.choice(weighed or state.legal_actions())


def idly(state: State, rng: Rng) -> int:
    """Nobody does anything but move: the sun goes round until the game gives up."""
    for action in state.legal_actions():
        if GAME.actions.decode(action)[0] in ("pass", "end_turn", "decline"):
            return action
    moves = [action for action in state.legal_actions() if GAME.actions.decode(action)[0] in ("sail", "place_ship")]
    return rng.choice(moves or state.legal_actions())


def together(state: State, rng: Rng) -> int:
    """All work towards the last card: nobody places a last scientist while anybody else has more than one."""
    seat = state.current_player()
    legal = state.legal_actions()
    named = {action: GAME.actions.decode(action) for action in legal}
    sails = [action for action in legal if named[action][0] == "sail"]
    if not sails:
        return work(state, legal, rng)
    able = []
    for action in sails:
        after = state.clone()
        after.play(action, seat)
        if any(is_wise(after, one, seat) for one in after.legal_actions(seat)):
            able.append(action)
    return rng.choice(able or sails)


def work(state: State, legal: list[int], rng: Rng) -> int:
    seat = state.current_player()
    wise = [action for action in legal if is_wise(state, action, seat)]
    if wise:
        return rng.choice(wise)
    allowed = (
        "recruit",
        "research",
        "build_ship",
        "track",
        "take",
        "place_ship",
        "ship",
        "decline",
        "pass",
        "end_turn",
    )
    others = [action for action in legal if GAME.actions.decode(action)[0] in allowed]
    better = [action for action in others if GAME.actions.decode(action)[0] in ("recruit", "research", "build_ship")]
    return rng.choice(better or others or legal)


def is_wise(state: State, action: int, seat: int) -> bool:
    """A building that leaves its builder a scientist, plankton farms first; or the very last card."""
    name, arguments = GAME.actions.decode(action)
    if name != "build":
        return False
    table: Any = state
    cards = sum(len(deck) for deck in table.decks)
    if cards == 1:
        return True
    after: Any = state.clone()
    after.play(action, seat)
    if after.supply[seat] + after.reserve[seat] < 1:
        return False
    view = state.view()
    top = next(offer["top"] for offer in view["offers"] if offer["deck"] == arguments["deck"])
    plankton = sum(
        card in ("D09", "D10", "D11", "D12", "A10", "A11", "A12")
        for offer in view["offers"]
        for card in [*offer["below"], *([offer["top"]["card"]] if offer["top"] else [])]
    )
    return not (top["building"] == "plankton_farm" and plankton == 1)


def turned(choose: Any) -> Any:
    """A way to play as the recorder wants it: an action, and the seat that takes it."""
    return lambda state, rng: (choose(state, rng), state.current_player())


POLICIES = (turned(eagerly), turned(idly), turned(together), turned(eagerly))
