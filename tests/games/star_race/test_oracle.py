"""The engine against a reference written from the rules alone: every choice of every card in thousands of positions."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from landfall.flow import State
from tests.games.star_race import oracle
from tests.games.star_race.oracle import Answer, Position, Turn
from tests.games.star_race.positions import CARDS, FACES, GAME, SHIPS, all_cards, race

POSITIONS = 200  # for each number of players and each planet, all cards in each
KINDS_OFFERED = (None, *(card for card in CARDS if card != "copy"))
CASES = [(seats, planet) for seats in (2, 3, 4) for planet in ("plain", "nova", "zora", "xentoria", "pandora")]


def can_offer(kind: str | None, hand: list[str]) -> bool:
    """Whether the latest card can be of this kind, or a lost Copy if nothing is offered."""
    latest = kind or "copy"
    return hand.count(latest) < all_cards().count(latest)


def random_position(rng: random.Random, seats: int, planet: str) -> tuple[Position, State, str]:
    """A position with a random card to play; crowded ones near start and planet are as likely as others."""
    start = oracle.START[seats]
    low, high = rng.choice(
        [(start, 5), (start, start), (start, start + 1), (start, start + 2), (4, 5), (5, 5), (start + 1, 5)]
    )
    levels = {ship: rng.randint(low, high) for ship in SHIPS}
    tokens: dict[str, int] = {}
    if planet == "pandora":
        landed = rng.sample(SHIPS, rng.randint(0, 3))
        tokens = dict(zip(landed, rng.sample(FACES, 4), strict=False))
        levels |= dict.fromkeys(landed, oracle.PLANET)
    patrols: dict[str, int] = {}
    inspected: set[int] = set()
    seat = rng.randrange(seats)
    if planet == "xentoria":
        for ship in rng.sample(SHIPS, rng.randint(0, seats)):
            free = [level for level in range(start + 2, 6) if level != levels[ship]]
            if free:
                patrols[ship] = rng.choice(free)
        inspected = {other for other in range(seats) if other != seat and rng.random() < 0.4}
    drawn = rng.sample(SHIPS, 2 * seats)
    hired = [(drawn[2 * other], drawn[2 * other + 1]) for other in range(seats)]
    card = rng.choice(CARDS)
    last_card = rng.random() < 0.25
    hands: dict[int, list[str]] = {}
    offers: dict[int, str | None] = {}
    for other in range(seats):
        kept = [] if last_card else [rng.choice([kind for kind in CARDS if kind not in (card, "copy")])]
        hands[other] = [card, *kept] if other == seat else kept
        offers[other] = rng.choice([kind for kind in KINDS_OFFERED if can_offer(kind, hands[other])])
    state = race(
        seats,
        "basic" if planet == "plain" else "advanced",
        planet=None if planet == "plain" else planet,
        levels={ship: level for ship, level in levels.items() if ship not in tokens},
        tokens=tokens,
        hired=hired,
        hands=hands,
        offers={other: kind for other, kind in offers.items() if kind is not None},
        patrols=patrols,
        inspected=[(seat, other) for other in sorted(inspected)],
        turn_of=seat,
        start_player=seat,
        mission=1,
    )
    position = Position(seats, seat, planet, levels, offers, hired[seat], patrols, frozenset(inspected), last_card)
    return position, state, card


def engine_turns(position: Position, before: State, card: str) -> list[Turn]:
    """Every way the engine has to play this card to the end of the turn."""
    first = before.clone()
    first.apply_action(GAME.actions.encode("play", card=card), position.seat)
    found: list[Turn] = []
    open_ways: list[tuple[tuple[Answer, ...], State]] = [((), first)]
    while open_ways:
        answers, state = open_ways.pop()
        asked = state.decision()
        if len(state.scores()[0]) == 1 or asked is None or asked.kind == "PlayCard":
            found.append(turn_of(position, answers, state.view()))
            continue
        assert state.to_act() == (position.seat,)
        for action in state.legal_actions():
            after = state.clone()
            after.apply_action(action)
            name, arguments = GAME.actions.decode(action)
            open_ways.append(((*answers, (name, next(iter(arguments.values()), None))), after))
    return found


def turn_of(position: Position, answers: tuple[Answer, ...], view: dict[str, Any]) -> Turn:
    if view["results"]:
        ending = view["results"][0]
        levels, how = ending["levels"], ending["ending"]
        return Turn(answers, tuple(levels[ship] for ship in SHIPS), how, None, ())
    patrols = tuple(sorted(view.get("patrols", {}).items()))
    offer = view["players"][position.seat]["offers"]
    return Turn(answers, tuple(view["ships"][ship] for ship in SHIPS), None, offer, patrols)


def comparable(turn: Turn) -> Turn:
    """Once a mission is over its offers and tokens are gone."""
    return turn._replace(offer=None, patrols=()) if turn.ending else turn


@pytest.mark.parametrize(("seats", "planet"), CASES)
def test_every_card_does_what_the_rules_say_in_random_positions(seats: int, planet: str) -> None:
    rng = random.Random(f"oracle {seats} {planet}")
    for _ in range(POSITIONS):
        position, state, card = random_position(rng, seats, planet)
        expected = Counter(comparable(turn) for turn in oracle.turns(position, card))
        assert Counter(engine_turns(position, state, card)) == expected, (position, card)


def test_the_random_positions_reach_every_rule() -> None:
    """What the comparison is worth: each kind is carried out, lost where it can be and copied; all endings occur."""
    reached: Counter[str] = Counter()
    for seats, planet in CASES:
        rng = random.Random(f"oracle {seats} {planet}")
        for _ in range(POSITIONS):
            position, _, card = random_position(rng, seats, planet)
            for turn in oracle.turns(position, card):
                moved = turn.levels != oracle.row(position.levels)
                reached[f"{card} {'moves' if moved else 'lost'}"] += 1
                reached[f"{planet} {turn.ending}"] += 1
                reached.update(f"answer {name}" for name, _ in turn.answers)
                if card == "copy" and moved:
                    reached[f"copied {turn.offer}"] += 1
    wanted = [f"{card} moves" for card in CARDS]
    wanted += [f"{card} lost" for card in ("minus2", "minus1x2", "copy", "rewind", "swap")]
    wanted += [f"copied {kind}" for kind in KINDS_OFFERED if kind]
    wanted += [f"{planet} {ending}" for _, planet in CASES for ending in ("arrival", "cards_spent", None)]
    wanted += [f"answer {name}" for name in ("ship", "pair", "trio", "group", "copy_from", "look", "decline")]
    assert [rule for rule in wanted if not reached[rule]] == []
