"""A bot cannot reach the truth: re-dealt or wrecked, it changes nothing that a bot is given or does."""

from __future__ import annotations

import gc
import json
from collections.abc import Callable
from functools import cache
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType
from typing import Any

import pytest

import landfall
from landfall.bots import Bot, Greedy, Knowledge, RandomBot, Search
from landfall.flow import BadSeat, Game, Rng, State
from tests.bots.positions import along_a_game, known, marked
from tests.flow import made_up

NONSENSE = 7777


@cache
def harbour() -> Game:
    return made_up.game()


def wreck_harbour(state: Any, seat: int) -> None:
    """Unseen crates change places, the others' secret berths and rumours become nonsense."""
    bit = 1 << seat
    unseen = [
        (pile, at) for pile in (state.deck, *state.hands) for at in range(len(pile.seen)) if not pile.seen[at] & bit
    ]
    kinds = [pile.kinds[at] for pile, at in unseen]
    for (pile, at), kind in zip(unseen, reversed(kinds), strict=True):
        pile.kinds[at] = kind
    for other in range(state.seats):
        if other != seat:
            state.berths[other] = NONSENSE if state.berths[other] >= 0 else -1
            state.heard[other] = NONSENSE if state.heard[other] else 0
            state.rumours[other] = [NONSENSE for _ in state.rumours[other]]


def wreck_star_race(state: Any, seat: int) -> None:
    """Others hire ships that do not exist and hold cards nobody has; tokens and planets to come are mixed up."""
    seats, mission = state.seats, state.mission
    state.planets = (*state.planets[: mission + 1], *reversed(state.planets[mission + 1 :]))
    if mission < len(state.results):
        return
    state.hired = tuple(ship if at // 2 == seat else NONSENSE for at, ship in enumerate(state.hired))
    state.seen = tuple(NONSENSE if ship and at // seats != seat else ship for at, ship in enumerate(state.seen))
    faces = [*(token - 1 for token in state.tokens if token), *state.bag]  # which four there are is no secret
    state.tokens = tuple(1 + faces.pop() if token else 0 for token in state.tokens)
    state.bag = tuple(faces)
    if state.advanced:
        for other in range(seats):
            if other != seat and state.asides[other]:
                state.asides = tuple(NONSENSE if at == other else aside for at, aside in enumerate(state.asides))
                state.hands[other] = NONSENSE


def star_race() -> Game:
    return landfall.load_game("star-race")


def small_bots() -> list[Bot]:
    return [
        RandomBot("random", "poison"),
        Greedy("greedy", "poison", samples=2, plays=60),
        Search("search", "poison", simulations=25),
        Search("search", "poison", simulations=25, depth=8),
    ]


def what_bots_do(state: State, seat: int) -> bytes:
    """Everything a bot is given and everything it does with it, as bytes."""
    knowledge = known(state, seat)
    question = knowledge.decision()
    given: dict[str, Any] = {
        "view": knowledge.view(),
        "decision": None if question is None else question.to_dict(),
        "legal": knowledge.legal_actions(),
        "drawn": knowledge.to_dict(),
        "sample": knowledge.sample(Rng("again")).to_dict(),
    }
    for number, bot in enumerate(small_bots()):
        given[f"bot {number}"] = bot.choose(knowledge)
        if isinstance(bot, Search):
            given[f"found {number}"] = [found.to_dict() for found in bot.found]
    return json.dumps(given, sort_keys=True).encode()


@pytest.mark.parametrize(
    ("game", "options", "wreck"),
    [
        (harbour, {"weather": "rough"}, wreck_harbour),
        (star_race, {"variant": "basic"}, wreck_star_race),
        (star_race, {"variant": "advanced"}, wreck_star_race),
    ],
    ids=["harbour", "star-race", "star-race-advanced"],
)
def test_a_poisoned_truth_changes_nothing(
    game: Callable[[], Game], options: dict[str, Any], wreck: Callable[[State, int], None]
) -> None:
    positions = 0
    for state in along_a_game(game(), 3, options, "poison", 17):
        for seat in state.to_act():
            honest = what_bots_do(state, seat)
            assert what_bots_do(state.sample(seat, Rng("another deal")), seat) == honest
            poisoned = state.clone()
            poisoned.key = bytes(16)
            wreck(poisoned, seat)
            assert poisoned.to_dict() != state.to_dict()
            assert what_bots_do(poisoned, seat) == honest
            positions += 1
    assert positions > 3


def within(root: object) -> list[object]:
    """Every object that can be reached from this one through attributes and containers."""
    found: dict[int, object] = {}
    waiting = [root]
    while waiting:
        thing = waiting.pop()
        if id(thing) in found or isinstance(thing, type | ModuleType | FunctionType | BuiltinFunctionType | MethodType):
            continue
        found[id(thing)] = thing
        waiting.extend(gc.get_referents(thing))
    return list(found.values())


@pytest.mark.parametrize("game", [harbour, star_race], ids=["harbour", "star-race"])
def test_no_path_leads_from_knowledge_to_the_table(game: Callable[[], Game]) -> None:
    state = game().new_initial_state(3, seed="secret")
    seat = state.to_act()[0]
    assert any(thing is state for thing in within([state]))
    secret_lists = [thing for thing in within(state.agenda) if isinstance(thing, list)]
    for knowledge in (known(state, seat), Knowledge.from_dict(game(), known(state, seat).to_dict(), seat)):
        reached = within(knowledge)
        states = [thing for thing in reached if isinstance(thing, State)]
        assert states == [knowledge.drawn]
        assert not any(thing is state or thing is state.history for thing in reached)
        assert not any(thing is hidden for thing in reached for hidden in secret_lists)
        assert state.key not in [thing for thing in reached if isinstance(thing, bytes)]


@pytest.mark.parametrize("game", [harbour, star_race], ids=["harbour", "star-race"])
def test_a_worker_that_is_sent_a_sample_chooses_as_at_the_table(game: Callable[[], Game]) -> None:
    for state in along_a_game(game(), 2, {}, "worker", 11):
        for seat in state.to_act():
            sent = json.loads(json.dumps(state.sample(seat, Rng("server")).to_dict()))
            there = Knowledge.from_dict(game(), sent, seat)
            assert there.view() == state.view(seat)
            for bot, twin in zip(small_bots(), small_bots(), strict=True):
                assert twin.choose(there) == bot.choose(known(state, seat))


def test_what_knowledge_hands_out_is_the_callers_own() -> None:
    state = marked("x...o....")
    knowledge = known(state, 0)
    knowledge.legal_actions().clear()
    knowledge.sample(Rng(1)).play(1, 0)
    assert knowledge.legal_actions() == [1, 2, 3, 5, 6, 7, 8]
    assert state.legal_actions() == [1, 2, 3, 5, 6, 7, 8]
    assert knowledge.view() == state.view(0)
    assert (knowledge.seat, knowledge.seats, knowledge.game) == (0, 2, state.game)


def test_there_is_no_knowledge_of_a_seat_that_is_not_there() -> None:
    with pytest.raises(BadSeat):
        known(marked("x...o...."), 2)
    with pytest.raises(BadSeat):
        Knowledge.from_dict(marked(".........").game, marked(".........").to_dict(), -1)
    with pytest.raises(BadSeat):
        Knowledge.of(marked("x...o...."), "0", Rng(1))
