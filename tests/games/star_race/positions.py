"""Positions of Star Race in a short notation, and playing by name.

state = race(levels={"T1": 4}, hired=[("T1", "B2"), ("K1", "K2")], hands=["plus1", "copy"])
play(state, "play", card="plus1")
play(state, "ship", ship="T1")
assert level(state, "T1") == 5
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import landfall
from landfall.flow import Event, Refusal, State
from landfall.games.star_race.table.state import Result, StarRace

GAME = landfall.load_game("star-race")

SHIPS = ("T1", "T2", "T3", "B1", "B2", "B3", "K1", "K2", "K3")
CARDS = ("minus2", "minus1x2", "plus1", "number_plus1", "race_plus1", "copy", "rewind", "swap")
COPIES = {"number_plus1": 2, "race_plus1": 2, "swap": 2}  # all other kinds are single cards
FAMILY = ("minus2", "minus1x2", "plus1", "number_plus1", "race_plus1")
PLANETS = ("nova", "zora", "xentoria", "pandora")
FACES = (0, 15, 21, 30)
START = {2: 2, 3: 1, 4: 0}
MISSIONS = {2: 4, 3: 3, 4: 4}
RINGS = (0, 1, 3, 6, 10, 15)
LAST_RING = 5
PLANET = 6

Hands = Sequence[str] | Mapping[int, Sequence[str]]


def all_cards(variant: str = "basic") -> list[str]:
    """The cards a player owns: eleven, or seven in the family variant."""
    kinds = FAMILY if variant == "family" else CARDS
    return [card for card in kinds for _ in range(COPIES.get(card, 1))]


def packed(cards: Sequence[str]) -> int:
    """Cards as they are stored: two bits per kind."""
    return sum(1 << 2 * CARDS.index(card) for card in cards)


def rest(cards: Sequence[str], without: Sequence[str]) -> list[str]:
    """The cards that are left."""
    left = list(cards)
    for card in without:
        left.remove(card)
    return left


def by_seat(given: Hands | None, seats: int) -> dict[int, Sequence[str]]:
    """A list is meant for every seat."""
    if given is None:
        return {}
    return dict(given) if isinstance(given, Mapping) else dict.fromkeys(range(seats), given)


def race(
    seats: int = 2,
    variant: str | None = None,
    *,
    planet: str | None = None,
    levels: Mapping[str, int] | None = None,
    hired: Sequence[tuple[str, str]] | None = None,
    hands: Hands | None = None,
    asides: Hands | None = None,
    offers: Mapping[int, str] | None = None,
    patrols: Mapping[str, int] | None = None,
    inspected: Sequence[tuple[int, int]] = (),
    tokens: Mapping[str, int] | None = None,
    mission: int | None = None,
    totals: Sequence[int] | None = None,
    start_player: int = 0,
    turn_of: int | None = None,
    seed: int | str = 1,
    asks: Mapping[str, Any] | None = None,
) -> State:
    """A position in the middle of a mission; the seat whose turn it is has to play a card.

    `planet` makes it the advanced variant. `mission` counts from 1; `totals` are of the missions before. A hand given
    leaves all other cards played (advanced: but three, which are set aside). `offers` are the latest cards; without
    one a pile ends with a Copy that was lost, if it has a Copy. `tokens` are Pandora's faces by ship; those ships are
    on the planet. `asks` is another decision than to play a card.
    """
    variant = variant or ("advanced" if planet else "basic")
    number = mission if mission is not None else 2 if totals else 1
    stored = GAME.new_initial_state(seats, {"variant": variant}, seed).to_dict()
    table = stored["table"]
    turn = start_player if turn_of is None else turn_of

    table["mission"] = number - 1
    table["start_player"] = start_player
    if planet is not None:
        order = [PLANETS.index(planet), *(at for at in range(4) if PLANETS[at] != planet)]
        table["planets"] = [*order[1:number], order[0], *order[number:]]
    standing = dict.fromkeys(SHIPS, START[seats]) | dict(levels or {}) | dict.fromkeys(tokens or {}, PLANET)
    table["levels"] = [standing[ship] for ship in SHIPS]
    table["on_planet"] = sum(level == PLANET for level in standing.values())
    if hired is not None:
        table["hired"] = [SHIPS.index(ship) for pair in hired for ship in sorted(pair, key=SHIPS.index)]

    owned = all_cards(variant)
    out, held = by_seat(asides, seats), by_seat(hands, seats)
    for seat in range(seats):
        offered = (offers or {}).get(seat)
        laid = [] if offered is None else [offered]
        aside: Sequence[str] = ()
        if variant == "advanced":
            spare = rest(rest(owned, held.get(seat, ())), laid)
            aside = out.get(seat, [card for card in spare if card != "copy"][-3:])
        hand = held.get(seat, rest(rest(owned, aside), laid))
        played = rest(rest(owned, aside), hand)
        table["hands"][seat] = packed(hand)
        table["played"][seat] = packed(played)
        table["asides"][seat] = packed(aside)
        latest = offered or latest_of(played)
        table["latest"][seat] = -1 if latest is None else CARDS.index(latest)
        table["offers"][seat] = -1 if latest is None or latest == "copy" else CARDS.index(latest)

    table["patrols"] = [(patrols or {}).get(ship, 0) for ship in SHIPS]
    for looker, owner in inspected:
        table["inspected"][looker] |= 1 << owner
        table["seen"][looker * seats + owner] = 1 + table["hired"][2 * owner]
    if planet == "pandora" and variant == "advanced":
        faces = {ship: FACES.index(face) for ship, face in (tokens or {}).items()}
        table["tokens"] = [faces[ship] + 1 if ship in faces else 0 for ship in SHIPS]
        table["bag"] = [token for token in range(4) if token not in faces.values()]
    table["results"] = [result(seats, table["planets"][at]) for at in range(number - 1)]

    to_come = range(MISSIONS[seats] - 1, number - 1, -1)
    stored["agenda"] = [
        {"is": "EndOfGame"},
        *({"is": "Mission", "number": at, "start_player": (start_player + at - number + 1) % seats} for at in to_come),
        dict(asks) if asks else {"is": "PlayCard", "seat": turn},
    ]
    stored["lanes"] = stored["later"] = []
    state = GAME.state_from_dict(stored)
    return state if totals is None else with_points(state, [totals, *[[0] * seats] * (number - 2)])


def latest_of(played: Sequence[str]) -> str | None:
    """The card on top of a pile: a Copy if there is one, which was lost and offers nothing (R 10)."""
    return "copy" if "copy" in played else played[-1] if played else None


def with_points(state: State, points: Sequence[Sequence[int]]) -> State:
    """Other points for the missions that are over, even such as no two ships can bring: to be played, not stored."""
    assert isinstance(state, StarRace)
    state.results = tuple(
        Result(one.planet, one.ending, one.hired, one.levels, one.worths, tuple(own))
        for one, own in zip(state.results, points, strict=True)
    )
    return state


def result(seats: int, planet: int) -> dict[str, Any]:
    """A mission in which all cards were spent and no ship got anywhere."""
    start = START[seats]
    return {
        "is": "Result",
        "planet": planet,
        "ending": "cards_spent",
        "hired": list(range(2 * seats)),
        "levels": [start] * 9,
        "worths": [RINGS[start]] * 9,
        "points": [2 * RINGS[start]] * seats,
    }


def play(state: State, name: str, by: int | None = None, /, **arguments: object) -> State:
    """Take a named action; the state itself is given back."""
    state.apply_action(GAME.actions.encode(name, **arguments), by)
    return state


def play_card(state: State, card: str, *answers: tuple[str, object]) -> State:
    """Play a card and answer what it asks: `play_card(state, "copy", ("copy_from", 1), ("ship", "T1"))`."""
    play(state, "play", card=card)
    for name, value in answers:
        (argument,) = GAME.actions.blocks[name].arguments
        play(state, name, **{argument: value})
    return state


def choices(state: State, seat: int | None = None) -> list[Any]:
    """What may be chosen now, by the bare values: "T1", "T1+B2", "number:1", a seat, ("T1", 10), "decline"."""
    offered: list[Any] = []
    for action in state.legal_actions(seat):
        name, arguments = GAME.actions.decode(action)
        values = tuple(arguments.values())
        offered.append(values[0] if len(values) == 1 else values or name)
    return offered


def asked(state: State, seat: int | None = None) -> str | None:
    """The kind of decision that waits."""
    question = state.decision(seat)
    return None if question is None else question.kind


def refusal(state: State, name: str, by: int | None = None, /, **arguments: object) -> Refusal:
    """Why a named action may not be taken now."""
    why = state.refusal(GAME.actions.encode(name, **arguments), by)
    assert why is not None, f"{name} {arguments} is legal"
    return why


def level(state: State, ship: str) -> int:
    """Where a ship stands in the mission under way."""
    found: int = state.view()["ships"][ship]
    return found


def levels(state: State, *ships: str) -> list[int]:
    return [level(state, ship) for ship in ships]


def last_result(state: State) -> dict[str, Any]:
    """The mission that was scored last."""
    found: dict[str, Any] = state.view()["results"][-1]
    return found


def events(state: State, kind: str, seat: int | None = None) -> list[Event]:
    """The events of one kind that a seat (None: a spectator) has been told."""
    return [event for event in state.events(seat) if type(event).__name__ == kind]


def set_all_aside(state: State, cards: str = "minus2+minus1x2+plus1") -> State:
    """Everybody sets the same three cards aside."""
    for seat in state.to_act():
        play(state, "set_aside", seat, cards=cards)
    return state


def stored_again(state: State) -> State:
    """The position as a server that was restarted reads it."""
    return GAME.state_from_dict(state.to_dict())


def arrive(planet: str, seats: int = 2, ship: str = "T1", **position: Any) -> State:
    """A ship on the last ring has just been brought to the planet by +1."""
    standing = {ship: LAST_RING, **position.pop("levels", {})}
    state = race(seats, planet=planet, levels=standing, **position)
    return play_card(state, "plus1", ("ship", ship))


def lost(state: State) -> list[str]:
    """The cards that could not be carried out."""
    return [event.card for event in events(state, "CardLost")]  # type: ignore[attr-defined]
