"""Positions of Antarctica in a short notation, and playing by name.

state = board(queues={1: "AB", 4: "A"}, lit=1, buildings={4: "camp"}, supply={"A": 3})
play(state, "sail", zone=4)
assert can(state, "recruit")

Seats are letters, A is the start player and sits in seat 0. The lit zone's first ship is about to move.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import landfall
from landfall.flow import Event, Refusal, State
from landfall.games.antarctica.rules.sun import MoveSun

GAME = landfall.load_game("antarctica")

ZONES, DOCKS, SHIPS = 8, 3, 6
REST = 6  # where scientists stand that a test has no use for; open with any number of players
PEOPLE = {2: 16, 3: 14, 4: 12}
SHIPS_IN_GAME = {2: 6, 3: 5, 4: 4}
CUBES_IN_GAME = {2: 3, 3: 4, 4: 5}
TRACKS = ("T1", "T2", "T3", "T4", "T5")
DECKS = ("basic", "double", "advanced")
YARD = ("icebreaker", "place_scientist", "two_scientists", "fast_progress")
YARD_COUNTS = {"icebreaker": 6, "place_scientist": 3, "two_scientists": 2, "fast_progress": 2}
KINDS = (
    *("camp", "shipyard", "crane", "shaft", "derrick", "turbine", "lab", "factory"),
    *("land_station", "coastal_station", "sea_station", "headquarters", "plankton_farm", "antenna"),
)
CARDS = [f"B{n:02}" for n in range(1, 16)] + [f"D{n:02}" for n in range(1, 13)] + [f"A{n:02}" for n in range(1, 13)]


def seat_of(letter: str) -> int:
    return "ABCD".index(letter)


def packed(cards: str) -> int:
    """Shipyard cards as they are stored: three bits per kind."""
    return sum(1 << 3 * YARD.index(card) for card in cards.split())


def kinds(names: str) -> int:
    return sum(1 << KINDS.index(name) for name in names.split())


def board(
    seats: int = 3,
    *,
    queues: Mapping[int, str],
    lit: int = 1,
    buildings: Mapping[int, str] | None = None,
    scientists: Mapping[int, str] | None = None,
    supply: Mapping[str, int] | None = None,
    reserve: Mapping[str, int] | None = None,
    ships_left: Mapping[str, int] | None = None,
    cubes: Mapping[str, Mapping[str, int]] | None = None,
    cubes_left: Mapping[str, int] | None = None,
    discarded: Mapping[str, int] | None = None,
    hands: Mapping[str, str] | None = None,
    stack: str | None = None,
    tops: Sequence[str] = (),
    decks: Mapping[str, str] | None = None,
    built: Mapping[str, str] | None = None,
    basic: Mapping[str, int] | None = None,
    advanced: Mapping[str, int] | None = None,
    icebreakers: Mapping[int, str] | None = None,
    used: Sequence[tuple[str, int]] = (),
    laps: int = 0,
    seed: int | str = 1,
) -> State:
    """A position in which the sun has just come to the zone `lit`.

    What is not given is as at setup, as far as it goes: a seat's scientists that are nowhere else stand in zone REST.
    `tops` are the top cards, in any order; `decks` are whole decks, the top card last. A `stack` given leaves all other
    shipyard cards played.
    """
    state: Any = GAME.new_initial_state(seats, {"placement": "first_game", "start_player": 0}, seed)
    state.docks[:] = [-1] * (ZONES * DOCKS)
    next_ship = [seat * SHIPS for seat in range(seats)]
    for zone, queue in queues.items():
        for dock, letter in enumerate(queue):
            state.docks[zone * DOCKS + dock] = next_ship[seat_of(letter)]
            next_ship[seat_of(letter)] += 1
    state.buildings[:] = [kinds((buildings or {}).get(zone, "")) for zone in range(ZONES)]
    state.scientists[:] = [0] * (ZONES * seats)
    for zone, people in (scientists or {}).items():
        for letter in people:
            state.scientists[zone * seats + seat_of(letter)] += 1
    state.cubes[:] = [0] * (len(TRACKS) * seats)
    for track, places in (cubes or {}).items():
        for letter, space in places.items():
            state.cubes[TRACKS.index(track) * seats + seat_of(letter)] = space
    for seat, letter in enumerate("ABCD"[:seats]):
        settled = sum(state.scientists[zone * seats + seat] for zone in range(ZONES))
        state.supply[seat] = (supply or {}).get(letter, 2)
        state.reserve[seat] = (reserve or {}).get(letter, max(0, PEOPLE[seats] - settled - state.supply[seat]))
        rest = PEOPLE[seats] - settled - state.supply[seat] - state.reserve[seat]
        assert rest >= 0, f"{letter} has too many scientists"
        state.scientists[REST * seats + seat] += rest
        on_board = next_ship[seat] - seat * SHIPS
        state.ships_left[seat] = (ships_left or {}).get(letter, SHIPS_IN_GAME[seats] - on_board)
        on_tracks = sum(state.cubes[track * seats + seat] > 0 for track in range(len(TRACKS)))
        state.cubes_left[seat] = (cubes_left or {}).get(letter, CUBES_IN_GAME[seats] - on_tracks)
        state.discarded[seat] = (discarded or {}).get(letter, 0)
        state.hands[seat] = packed((hands or {}).get(letter, ""))
    put_cards(state, tops, decks, built)
    everything = packed(" ".join(card for card, count in YARD_COUNTS.items() for _ in range(count)))
    in_hands = sum(state.hands)
    state.stack = everything - in_hands if stack is None else packed(stack)
    state.played = everything - in_hands - state.stack
    state.basic = tuple((basic or {}).get(letter, 1) for letter in "ABCD"[:seats])
    state.advanced = tuple((advanced or {}).get(letter, 0) for letter in "ABCD"[:seats])
    laid = [0] * (ZONES * seats)
    for zone, owners in (icebreakers or {}).items():
        for letter in owners:
            laid[zone * seats + seat_of(letter)] += 1
    state.icebreakers = tuple(laid)
    for track, space in used:
        state.used |= 1 << TRACKS.index(track) * 10 + space - 1
    state.sun = (lit - 1) % ZONES
    state.laps = laps
    state.agenda[:] = [MoveSun()]
    state.run()
    assert state.sun == lit, f"no ship is in zone {lit}"
    return state  # type: ignore[no-any-return]


def put_cards(
    state: Any, tops: Sequence[str], decks: Mapping[str, str] | None, built: Mapping[str, str] | None
) -> None:
    arranged = [list(deck) for deck in state.decks]
    for card in tops:
        deck = "BDA".index(card[0])
        arranged[deck].remove(CARDS.index(card))
        arranged[deck].append(CARDS.index(card))
    for name, cards in (decks or {}).items():
        arranged[DECKS.index(name)] = [CARDS.index(card) for card in cards.split()]
    taken = [tuple(CARDS.index(card) for card in (built or {}).get(letter, "").split()) for letter in "ABCD"]
    state.decks = tuple(tuple(deck) for deck in arranged)
    state.built = tuple(taken[: state.seats])
    star = {"factory", "lab", "headquarters", "antenna"}
    erects = {card["card"]: card["building"] for card in every_card()}
    state.stars = tuple(sum(erects[CARDS[card]] in star for card in cards) for cards in state.built)


def every_card() -> list[dict[str, Any]]:
    from landfall.games.antarctica.knowledge.view import card_of

    return [card_of(card) for card in range(len(CARDS))]


# -- playing ----------------------------------------------------------------------------------------------------------


def play(state: State, name: str, **arguments: object) -> State:
    """The seat that has to decide takes a named action."""
    state.apply_action(GAME.actions.encode(name, **arguments))
    return state


def can(state: State, name: str, **arguments: object) -> bool:
    return GAME.actions.encode(name, **arguments) in state.legal_actions()


def why(state: State, name: str, **arguments: object) -> Refusal:
    """Why the deciding seat may not take an action."""
    refusal = state.refusal(GAME.actions.encode(name, **arguments))
    assert refusal is not None, f"{name} {arguments} is legal"
    return refusal


def choices(state: State, name: str) -> list[Any]:
    """The arguments of the legal actions of a block: plain values, or tuples where there are several."""
    found = []
    for action in state.legal_actions():
        block, arguments = GAME.actions.decode(action)
        if block == name:
            values = tuple(arguments.values())
            found.append(values[0] if len(values) == 1 else values)
    return found


def offered(state: State) -> set[str]:
    """The names of the blocks that are offered."""
    return {GAME.actions.decode(action)[0] for action in state.legal_actions()}


def asked(state: State) -> tuple[str, str]:
    """What is asked, and of whom."""
    question = state.decision()
    return ("", "") if question is None else (question.kind, "ABCD"[question.seat])


def finish(state: State) -> State:
    """Pass or end the turn, whichever is asked."""
    return play(state, "pass" if can(state, "pass") else "end_turn")


# -- looking ----------------------------------------------------------------------------------------------------------


def queue(state: State, zone: int) -> str:
    return "".join("ABCD"[seat] for seat in state.view()["zones"][zone]["queue"])


def people(state: State, letter: str) -> tuple[int, int]:
    """Supply and reserve."""
    player = state.view()["players"][seat_of(letter)]
    return player["supply"], player["reserve"]


def cube(state: State, track: str, letter: str) -> int:
    spaces: list[int] = state.view()["tracks"][TRACKS.index(track)]["cubes"]
    return spaces[seat_of(letter)]


def hand(state: State, letter: str) -> dict[str, int]:
    cards: dict[str, int] = state.view(seat_of(letter))["hand"]
    return cards


def player(state: State, letter: str) -> dict[str, Any]:
    shown: dict[str, Any] = state.view()["players"][seat_of(letter)]
    return shown


def events(state: State, kind: str, seat: int | None = None) -> list[Event]:
    return [event for event in state.events(seat) if type(event).__name__ == kind]


def points(state: State) -> list[int]:
    return [sum(score.values()) for score in state.scores()]
