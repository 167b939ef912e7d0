"""Star Race's perft positions against a count that never asks the engine: hands and the reference of `oracle`."""

from __future__ import annotations

from collections import Counter

import pytest

from landfall.flow import State
from tests.games.star_race import oracle
from tests.games.star_race.oracle import Answer, Position
from tests.games.star_race.positions import SHIPS, START, all_cards, race
from tests.perft_counts import FOLDER, perft, positions_in

Hands = dict[int, tuple[str, ...]]
HIRED_3 = [("B1", "B2"), ("K1", "K2"), ("T3", "B3")]

POSITIONS: dict[str, State] = {
    "start of a basic mission for two": race(),
    "two ships before the planet": race(levels={"T1": 5, "T2": 5, "T3": 4}, hands=["race_plus1", "plus1"]),
    "two patrol tokens one step away": race(
        3,
        planet="xentoria",
        levels={"T1": 3, "T2": 4},
        patrols={"T1": 4, "T2": 5},
        hired=HIRED_3,
        hands={0: ["race_plus1", "plus1"], 1: ["plus1", "copy"], 2: ["plus1", "copy"]},
    ),
}


# -- the same count from the rules ------------------------------------------------------------------------------------


def position_of(state: State) -> tuple[Position, Hands]:
    """The reference's own position, read once at the start."""
    view = state.view()
    seat, seats = state.current_player(), state.seats
    planet = view["planet"]["id"] if view["planet"]["abilities"] else "plain"
    hands = {}
    for other in range(seats):
        held = state.view(other)["players"][other]["hand"]
        hands[other] = tuple(card for card, count in held.items() for _ in range(count))
    offers = {other: view["players"][other]["offers"] for other in range(seats)}
    patrols = view.get("patrols", {})
    hired = tuple(state.view(seat)["hired"])
    last_card = sum(map(len, hands.values())) == 1
    assert len(hired) == 2
    return Position(seats, seat, planet, view["ships"], offers, hired, patrols, frozenset(), last_card), hands


def counted(position: Position, hands: Hands, depth: int) -> int:
    """Ways to make this many moves from the start of a turn."""
    if depth == 0:
        return 1
    total = 0
    for card in sorted(set(hands[position.seat])):
        kept = list(hands[position.seat])
        kept.remove(card)
        after = {**hands, position.seat: tuple(kept)}
        turns = oracle.turns(position, card)
        # Every beginning of a turn's answers that uses up all moves is one way; a turn that is over earlier continues.
        beginnings: Counter[tuple[Answer, ...]] = Counter()
        for turn in turns:
            if len(turn.answers) >= depth - 1:
                beginnings[turn.answers[: depth - 1]] += 1
            else:
                total += counted(*next_turn(position, after, turn), depth - 1 - len(turn.answers))
        total += len(beginnings)
    return total


def next_turn(position: Position, hands: Hands, turn: oracle.Turn) -> tuple[Position, Hands]:
    if turn.ending is None:
        seat = (position.seat + 1) % position.players
        moved = position._replace(
            seat=seat,
            levels=dict(zip(SHIPS, turn.levels, strict=True)),
            offers={**position.offers, position.seat: turn.offer},
            patrols=dict(turn.patrols),
            last_card=sum(map(len, hands.values())) == 1,
        )
        return moved, hands
    assert position.planet == "plain", "the positions counted here end no other mission"
    levels = dict.fromkeys(SHIPS, START[position.players])
    # The positions begin with seat 0 as start player; seat 1 starts the next mission.
    fresh = position._replace(seat=1, levels=levels, offers=dict.fromkeys(range(position.players)), last_card=False)
    return fresh, dict.fromkeys(range(position.players), tuple(all_cards()))


@pytest.mark.parametrize(("name", "depth"), [(name, depth) for name in POSITIONS for depth in (1, 2, 3, 4)])
def test_the_engine_counts_what_the_rules_count(name: str, depth: int) -> None:
    state = POSITIONS[name]
    assert perft(state, depth) == counted(*position_of(state), depth)


@pytest.mark.parametrize(
    ("name", "counts"),
    [
        ("start of a basic mission for two", [8, 55, 375]),
        ("two ships before the planet", [2, 12, 36]),
        ("two patrol tokens one step away", [2, 12, 27]),
    ],
)
def test_the_first_counts_are_those_counted_by_hand(name: str, counts: list[int]) -> None:
    """How they were counted is written in tests/perft/star-race.txt."""
    assert [perft(POSITIONS[name], depth) for depth in (1, 2, 3)] == counts


# -- the file ---------------------------------------------------------------------------------------------------------


def test_the_file_holds_these_positions() -> None:
    written = {position.name: position.stored for position in positions_in(FOLDER / "star-race.txt")}
    assert written == {name: state.to_dict() for name, state in POSITIONS.items()}
