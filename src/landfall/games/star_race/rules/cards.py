"""The action cards (rules, section 7): who may move, and how far."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.flow.frame import Decision, Frame, SeatFrame
from landfall.flow.refusal import Refusal
from landfall.games.star_race.rules.moving import move
from landfall.games.star_race.rules.refusals import answer_first, cannot_go_inward, cannot_go_outward, ships_of
from landfall.games.star_race.story.events import CardCopied, CardLost, EntrantsChosen
from landfall.games.star_race.table.components import CARD_IDS, SHIP_IDS
from landfall.games.star_race.table.state import StarRace
from landfall.games.star_race.table.terms import (
    COPY,
    COPY_FROM,
    GROUP,
    GROUP_IDS,
    GROUP_PAIRS,
    GROUPS,
    LAST_RING,
    MINUS1X2,
    MINUS2,
    NO_CARD,
    NUMBER_GROUPS,
    NUMBER_PLUS1,
    PAIR,
    PAIR_OF,
    PAIRS,
    PLANET,
    PLUS1,
    RACE_PLUS1,
    REWIND,
    SHIP,
    SHIPS,
    SWAP,
)

MINUS2_LEVELS = 2


def outward_ships(state: StarRace) -> list[int]:
    """The ships that can go outward: above the start ring and not on the planet (R 2, R 13a)."""
    start = state.start_level
    levels = state.levels
    return [ship for ship in range(SHIPS) if start < levels[ship] < PLANET]


def inward_ships(state: StarRace) -> list[int]:
    """The ships that can go inward: not on the planet, and from the last ring only if the planet has room."""
    highest = LAST_RING if state.room() > 0 else LAST_RING - 1
    levels = state.levels
    return [ship for ship in range(SHIPS) if levels[ship] <= highest]


def can_swap(state: StarRace, index: int) -> bool:
    """R 8: both above the start ring, neither on the planet, on different levels."""
    pair = PAIRS[index]
    first = state.levels[pair[0]]
    second = state.levels[pair[1]]
    return first != second and state.start_level < first < PLANET and state.start_level < second < PLANET


def swap_pairs(state: StarRace) -> list[int]:
    """The pairs of one group that can be swapped."""
    return [PAIR + index for index in GROUP_PAIRS if can_swap(state, index)]


def open_groups(state: StarRace, card: int) -> list[int]:
    """The groups a group card can choose: at least one ship of the group can move."""
    first = NUMBER_GROUPS if card == RACE_PLUS1 else 0
    last = NUMBER_GROUPS if card == NUMBER_PLUS1 else len(GROUPS)
    groups: list[int] = []
    for group in range(first, last):
        for ship in GROUPS[group]:
            if state.can_go_outward(ship) if card == REWIND else state.can_go_inward(ship):
                groups.append(GROUP + group)
                break
    return groups


def sources(state: StarRace) -> list[int]:
    """The seats whose latest card offers Copy a kind that can be carried out now (R 4, R 10, R 11)."""
    return [
        seat for seat in range(state.seats) if state.offers[seat] != NO_CARD and can_be_used(state, state.offers[seat])
    ]


def can_be_used(state: StarRace, card: int) -> bool:
    """Whether some choice for this card moves at least one ship."""
    if card == MINUS2 or card == MINUS1X2 or card == REWIND:
        for ship in range(SHIPS):
            if state.can_go_outward(ship):
                return True
    elif card == PLUS1 or card == NUMBER_PLUS1 or card == RACE_PLUS1:
        for ship in range(SHIPS):
            if state.can_go_inward(ship):
                return True
    elif card == SWAP:
        for index in GROUP_PAIRS:
            if can_swap(state, index):
                return True
    else:
        return len(sources(state)) > 0
    return False


@dataclass(init=False, unsafe_hash=True)
class UseCard(SeatFrame):
    """Carry out a card so that at least one ship moves; if no choice moves one, the card is lost (R 4)."""

    card: int

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def resolve(self, state: StarRace) -> None:
        seat = self.seat
        card = self.card
        if not can_be_used(state, card):
            if card == COPY:
                state.offers[seat] = NO_CARD  # R 10: a lost Copy offers nothing and hides the card before it
            if state.history is not None:
                state.tell(CardLost(seat, CARD_IDS[card]))
        elif card == MINUS2 or card == PLUS1:
            state.then(ChooseShip(seat, card))
        elif card == MINUS1X2:
            ships = outward_ships(state)
            if len(ships) == 1:  # R 5: with just one ship that can go outward, it moves alone
                move(state, seat, ships[0], state.levels[ships[0]] - 1)
            else:
                state.then(ChoosePair(seat, card))
        elif card == SWAP:
            state.then(ChoosePair(seat, card))
        elif card == COPY:
            state.then(ChooseSource(seat))
        else:
            state.then(ChooseGroup(seat, card))


@dataclass(init=False, unsafe_hash=True)
class CardDecision(Decision):
    """What all choices for a card share: they are asked because of that card."""

    card: int

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def source(self, state: StarRace) -> str:
        return CARD_IDS[self.card]

    def asked(self, state: StarRace) -> dict[str, object]:
        return {"card": CARD_IDS[self.card]}


@dataclass(init=False, unsafe_hash=True)
class ChooseShip(CardDecision):
    """-2: a ship goes two levels outward, or one if that brings it to the start ring (R 3). +1: one level inward."""

    def legal(self, state: StarRace) -> list[int]:
        ships = outward_ships(state) if self.card == MINUS2 else inward_ships(state)
        return [SHIP + ship for ship in ships]

    def take(self, state: StarRace, action: int) -> None:
        ship = action - SHIP
        level = state.levels[ship]
        if self.card == MINUS2:
            move(state, self.seat, ship, max(state.start_level, level - MINUS2_LEVELS))
        else:
            move(state, self.seat, ship, level + 1)

    def why_not(self, state: StarRace, action: int) -> Refusal:
        ships = ships_of(action)
        if len(ships) != 1:
            return answer_first(self)
        why = cannot_go_outward(state, ships[0]) if self.card == MINUS2 else cannot_go_inward(state, ships[0])
        return answer_first(self) if why is None else why


@dataclass(init=False, unsafe_hash=True)
class ChoosePair(CardDecision):
    """-1 -1: two different ships go one level outward (R 5). Swap: two ships of a group exchange levels (R 8)."""

    def legal(self, state: StarRace) -> list[int]:
        if self.card == SWAP:
            return swap_pairs(state)
        ships = outward_ships(state)
        count = len(ships)
        pairs: list[int] = []
        for i in range(count):
            row = PAIR_OF[ships[i]]
            for j in range(i + 1, count):
                pairs.append(PAIR + row[ships[j]])
        return pairs

    def take(self, state: StarRace, action: int) -> None:
        pair = PAIRS[action - PAIR]
        first = state.levels[pair[0]]
        second = state.levels[pair[1]]
        if self.card == SWAP:
            move(state, self.seat, pair[0], second)
            move(state, self.seat, pair[1], first)
        else:
            move(state, self.seat, pair[0], first - 1)
            move(state, self.seat, pair[1], second - 1)

    def why_not(self, state: StarRace, action: int) -> Refusal:
        ships = ships_of(action)
        if len(ships) != 2:
            return answer_first(self)
        if self.card == SWAP and action - PAIR not in GROUP_PAIRS:
            return Refusal("not-one-group", "7", {"ships": f"{SHIP_IDS[ships[0]]}+{SHIP_IDS[ships[1]]}"})
        start_rule = "R 8" if self.card == SWAP else "R 2"
        for ship in ships:
            why = cannot_go_outward(state, ship, start_rule)
            if why is not None:
                return why
        return Refusal("same-level", "R 8", {"ships": f"{SHIP_IDS[ships[0]]}+{SHIP_IDS[ships[1]]}"})


@dataclass(init=False, unsafe_hash=True)
class ChooseGroup(CardDecision):
    """number +1, race +1, Rewind: the ships of a group move as one (R 6)."""

    def legal(self, state: StarRace) -> list[int]:
        return open_groups(state, self.card)

    def take(self, state: StarRace, action: int) -> None:
        group = action - GROUP
        if self.card == REWIND:
            for ship in GROUPS[group]:
                if state.can_go_outward(ship):
                    move(state, self.seat, ship, state.levels[ship] - 1)
            return
        before_planet = 0
        for ship in GROUPS[group]:
            if state.levels[ship] == LAST_RING:
                before_planet += 1
        if before_planet > state.room():
            state.then(ChooseEntrants(self.seat, self.card, group))
        else:
            move_group(state, self.seat, group, GROUPS[group])

    def why_not(self, state: StarRace, action: int) -> Refusal:
        if not GROUP <= action < GROUP + len(GROUPS):
            return answer_first(self)
        group = action - GROUP
        if self.card == NUMBER_PLUS1 and group >= NUMBER_GROUPS:
            return Refusal("not-a-number", "7", {"group": GROUP_IDS[group]})
        if self.card == RACE_PLUS1 and group < NUMBER_GROUPS:
            return Refusal("not-a-race", "7", {"group": GROUP_IDS[group]})
        return Refusal("no-ship-can-move", "R 4", {"group": GROUP_IDS[group]})


def move_group(state: StarRace, seat: int, group: int, entrants: tuple[int, ...]) -> None:
    """Each ship of the group one level inward, in ship order; from the last ring only the entrants."""
    for ship in GROUPS[group]:
        level = state.levels[ship]
        if level < LAST_RING or (level == LAST_RING and ship in entrants):
            move(state, seat, ship, level + 1)


@dataclass(init=False, unsafe_hash=True)
class ChooseEntrants(CardDecision):
    """R 7: more ships of the group stand on the last ring than the planet has room for: which go in?"""

    group: int

    def __init__(self, seat: int, card: int, group: int) -> None:
        self.seat = seat
        self.card = card
        self.group = group

    def before_planet(self, state: StarRace) -> list[int]:
        return [ship for ship in GROUPS[self.group] if state.levels[ship] == LAST_RING]

    def asked(self, state: StarRace) -> dict[str, object]:
        return {"card": CARD_IDS[self.card], "group": GROUP_IDS[self.group], "room": state.room()}

    def legal(self, state: StarRace) -> list[int]:
        ships = self.before_planet(state)
        if state.room() == 1:
            return [SHIP + ship for ship in ships]
        # Three wait and two may enter; no other case is left, since a group has three ships.
        return [
            PAIR + PAIR_OF[ships[0]][ships[1]],
            PAIR + PAIR_OF[ships[0]][ships[2]],
            PAIR + PAIR_OF[ships[1]][ships[2]],
        ]

    def take(self, state: StarRace, action: int) -> None:
        entrants = ships_of(action)
        if state.history is not None:
            state.tell(EntrantsChosen(self.seat, tuple([SHIP_IDS[ship] for ship in entrants])))
        move_group(state, self.seat, self.group, entrants)

    def why_not(self, state: StarRace, action: int) -> Refusal:
        ships = ships_of(action)
        if len(ships) != state.room():
            return answer_first(self)
        waiting = self.before_planet(state)
        outside = [ship for ship in ships if ship not in waiting]
        return Refusal("not-before-the-planet", "R 7", {"ship": SHIP_IDS[outside[0]], "group": GROUP_IDS[self.group]})


@dataclass(init=False, unsafe_hash=True)
class ChooseSource(Decision):
    """Copy: choose a player, yourself included, and carry out the card that player played last (R 9)."""

    def source(self, state: StarRace) -> str:
        return CARD_IDS[COPY]

    def asked(self, state: StarRace) -> dict[str, object]:
        return {"card": CARD_IDS[COPY]}

    def legal(self, state: StarRace) -> list[int]:
        return [COPY_FROM + seat for seat in sources(state)]

    def take(self, state: StarRace, action: int) -> None:
        copied = action - COPY_FROM
        card = state.offers[copied]
        state.offers[self.seat] = card  # R 10: a Copy takes on the kind it copied
        of_copy = copied != self.seat and state.latest[copied] == COPY
        if state.history is not None:
            state.tell(CardCopied(self.seat, copied, CARD_IDS[card], of_copy))
        state.then(UseCard(self.seat, card))

    def why_not(self, state: StarRace, action: int) -> Refusal:
        if not COPY_FROM <= action < COPY_FROM + state.seats:
            return answer_first(self)
        copied = action - COPY_FROM
        card = state.offers[copied]
        if card == NO_CARD:
            return Refusal("nothing-to-copy", "R 10", {"copied_seat": copied})
        return Refusal("cannot-be-carried-out", "R 4", {"copied_seat": copied, "card": CARD_IDS[card]})


CARD_FRAMES: tuple[type[Frame], ...] = (UseCard, ChooseShip, ChoosePair, ChooseGroup, ChooseEntrants, ChooseSource)
