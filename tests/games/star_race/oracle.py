"""The turn of Star Race written a second time, from the rules alone: plain dicts, slow, every choice spelled out.

`turns(position, card)` lists every way to play a card to the end of the turn: the answers given on the way, and how
the table looks afterwards. It knows nothing of the engine.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any, NamedTuple

RACES = {"terran": "T", "balnearii": "B", "krystallin": "K"}
SHIPS = [letter + number for letter in "TBK" for number in "123"]
GROUPS = {f"number:{n}": [letter + n for letter in "TBK"] for n in "123"} | {
    f"race:{race}": [letter + n for n in "123"] for race, letter in RACES.items()
}
START = {2: 2, 3: 1, 4: 0}
LAST_RING, PLANET = 5, 6

Answer = tuple[str, Any]
Levels = dict[str, int]


class Position(NamedTuple):
    """What a turn depends on."""

    players: int
    seat: int  # whose turn it is
    planet: str  # nova, zora, xentoria, pandora, or plain
    levels: Levels
    offers: dict[int, str | None]  # by seat: the kind its latest card offers to Copy
    hired: tuple[str, str]  # by the seat whose turn it is
    patrols: dict[str, int]  # by ship: the level of the token on its track
    inspected: frozenset[int]  # by the seat whose turn it is
    last_card: bool  # of the mission

    @property
    def start(self) -> int:
        return START[self.players]

    def room(self, levels: Levels) -> int:
        return (4 if self.planet == "pandora" else 1) - sum(level == PLANET for level in levels.values())


class Turn(NamedTuple):
    """One way to play a turn, and what comes of it."""

    answers: tuple[Answer, ...]
    levels: tuple[int, ...]
    ending: str | None
    offer: str | None  # what the seat offers to Copy afterwards
    patrols: tuple[tuple[str, int], ...]


def out(position: Position, ship: str) -> bool:
    """A ship can go outward when it is above its start ring and not on the planet."""
    return position.levels[ship] > position.start and position.levels[ship] != PLANET


def inward(position: Position, ship: str) -> bool:
    """A ship can go inward when it is not on the planet and, from the last ring, if the planet has room."""
    if position.levels[ship] == PLANET:
        return False
    return position.levels[ship] != LAST_RING or position.room(position.levels) > 0


def moved(levels: Levels, **to: int) -> Levels:
    return {**levels, **to}


def carried_out(position: Position, card: str) -> list[tuple[tuple[Answer, ...], Levels]]:
    """Every way to carry out a kind (no Copy): the answers and the new levels. Nothing if it cannot be carried out."""
    levels = position.levels
    ways: list[tuple[tuple[Answer, ...], Levels]] = []
    if card == "minus2":
        for ship in SHIPS:
            if out(position, ship):
                to = levels[ship] - 2 if levels[ship] - 2 >= position.start else position.start
                ways.append(((("ship", ship),), moved(levels, **{ship: to})))
    elif card == "minus1x2":
        able = [ship for ship in SHIPS if out(position, ship)]
        if len(able) == 1:  # the one that can moves alone; there is nothing to choose
            ways.append(((), moved(levels, **{able[0]: levels[able[0]] - 1})))
        for one, two in combinations(able, 2):
            ways.append(
                ((("pair", f"{one}+{two}"),), moved(levels, **{one: levels[one] - 1, two: levels[two] - 1})),
            )
    elif card == "plus1":
        for ship in SHIPS:
            if inward(position, ship):
                ways.append(((("ship", ship),), moved(levels, **{ship: levels[ship] + 1})))
    elif card in ("number_plus1", "race_plus1"):
        for group, ships in GROUPS.items():
            if group.startswith(card.split("_")[0]) and any(inward(position, ship) for ship in ships):
                ways += group_inward(position, group, ships)
    elif card == "rewind":
        for group, ships in GROUPS.items():
            able = [ship for ship in ships if out(position, ship)]
            if able:
                ways.append(((("group", group),), moved(levels, **{ship: levels[ship] - 1 for ship in able})))
    elif card == "swap":
        for one, two in combinations(SHIPS, 2):
            alike = one[0] == two[0] or one[1] == two[1]
            if alike and out(position, one) and out(position, two) and levels[one] != levels[two]:
                swapped = moved(levels, **{one: levels[two], two: levels[one]})
                ways.append(((("pair", f"{one}+{two}"),), swapped))
    return ways


def group_inward(position: Position, group: str, ships: list[str]) -> list[tuple[tuple[Answer, ...], Levels]]:
    """The ships of a group one level inward at the same time; who goes in is chosen if there is too little room."""
    levels = position.levels
    step = {ship: levels[ship] + 1 for ship in ships if levels[ship] < LAST_RING}
    waiting = [ship for ship in ships if levels[ship] == LAST_RING]
    room = position.room(levels)
    if len(waiting) <= room:
        return [((("group", group),), moved(levels, **step, **dict.fromkeys(waiting, PLANET)))]
    ways: list[tuple[tuple[Answer, ...], Levels]] = []
    for entrants in combinations(waiting, room):
        answer = ("ship" if room == 1 else "pair", "+".join(entrants))
        ways.append(((("group", group), answer), moved(levels, **step, **dict.fromkeys(entrants, PLANET))))
    return ways


def turns(position: Position, card: str) -> list[Turn]:
    """Every way to play this card to the end of the turn."""
    ways: list[tuple[tuple[Answer, ...], Levels, str | None]] = []
    if card == "copy":
        for seat in range(position.players):
            kind = position.offers[seat]
            if kind is not None:
                for answers, levels in carried_out(position, kind):
                    ways.append(((("copy_from", seat), *answers), levels, kind))
        ways = ways or [((), position.levels, None)]
    else:
        ways = [(answers, levels, card) for answers, levels in carried_out(position, card)]
        ways = ways or [((), position.levels, card)]
    return [turn for answers, levels, offer in ways for turn in end_of_turn(position, answers, levels, offer)]


def end_of_turn(position: Position, answers: tuple[Answer, ...], levels: Levels, offer: str | None) -> list[Turn]:
    """First arrival, then cards spent; else Xentoria's looks."""
    patrols = dict(position.patrols)
    met = [ship for ship, level in patrols.items() if levels[ship] == level] if position.planet == "xentoria" else []
    for ship in met:
        del patrols[ship]
    left = tuple(sorted(patrols.items()))
    arrived = sum(level == PLANET for level in levels.values()) == (4 if position.planet == "pandora" else 1)
    if arrived:
        abilities = {"nova": nova, "zora": zora}
        ways = abilities[position.planet](position, levels) if position.planet in abilities else [((), levels)]
        return [Turn((*answers, *more), row(after), "arrival", offer, left) for more, after in ways]
    if position.last_card:
        return [Turn(answers, row(levels), "cards_spent", offer, left)]
    return [
        Turn((*answers, *looks), row(levels), None, offer, left)
        for looks in all_looks(position, len(met), position.inspected)
    ]


def nova(position: Position, levels: Levels) -> list[tuple[tuple[Answer, ...], Levels]]:
    """One ship not hired by the arriver goes inward; none from the last ring, as the planet is full."""
    able = [ship for ship in SHIPS if levels[ship] < LAST_RING and ship not in position.hired]
    return [((("ship", ship),), moved(levels, **{ship: levels[ship] + 1})) for ship in able] or [((), levels)]


def zora(position: Position, levels: Levels) -> list[tuple[tuple[Answer, ...], Levels]]:
    """Three ships go outward, none to its start field; all that can if there are no more than three."""
    able = [ship for ship in SHIPS if levels[ship] != PLANET and levels[ship] - 1 > position.start]
    if len(able) <= 3:
        return [((), moved(levels, **{ship: levels[ship] - 1 for ship in able}))]
    return [
        ((("trio", "+".join(trio)),), moved(levels, **{ship: levels[ship] - 1 for ship in trio}))
        for trio in combinations(able, 3)
    ]


def all_looks(position: Position, tokens: int, inspected: frozenset[int]) -> list[tuple[Answer, ...]]:
    """Each token is a look at an opponent not inspected yet, or none."""
    open_seats = [seat for seat in range(position.players) if seat != position.seat and seat not in inspected]
    if tokens == 0 or not open_seats:
        return [()]
    ways: list[tuple[Answer, ...]] = []
    for seat in open_seats:
        ways += [(("look", seat), *more) for more in all_looks(position, tokens - 1, inspected | {seat})]
    return ways + [(("decline", None), *more) for more in all_looks(position, tokens - 1, inspected)]


def row(levels: Levels) -> tuple[int, ...]:
    return tuple(levels[ship] for ship in SHIPS)
