"""The three rows and how they age (rules, section 13); spaceships and stadiums are taken from theirs."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.flow.frame import Frame
from landfall.flow.refusal import Refusal
from landfall.games.evacuation.rules.effects.effect_steps import Ask, EffectStep, answer_first, decline
from landfall.games.evacuation.rules.effects.production import after_effect
from landfall.games.evacuation.rules.effects.resources import can_afford, pay_cost, pay_one
from landfall.games.evacuation.story.actions import Refreshed, ShipBuilt, StadiumBuilt
from landfall.games.evacuation.story.cards import StadiumsSetAside
from landfall.games.evacuation.table.cards import (
    FACE_LIMIT,
    FACE_LIMIT_YEARS,
    FREE_REFRESH,
    INFRASTRUCTURE_IDS,
    SHIP_DISCOUNT,
    STADIUM_DISCOUNT,
    has_any,
    total_of,
)
from landfall.games.evacuation.table.components import (
    ROW_SIZE,
    SHIP_BAYS,
    SHIP_COST,
    SHIP_IDS,
    STADIUM_COST,
    STADIUM_FACES,
    STADIUM_IDS,
)
from landfall.games.evacuation.table.effects import (
    ANY,
    BUILD_SHIP,
    EFFECTS,
    GAIN_SHIP,
    GAIN_STADIUM,
    KINDS,
    STOCKS,
    WORLD_IDS,
    WORLDS,
    Effect,
    check,
    more_of,
)
from landfall.games.evacuation.table.places import unit_at
from landfall.games.evacuation.table.state import Evacuation
from landfall.games.evacuation.table.terms import (
    BUILD,
    DECLINE,
    DONE,
    EMPTY,
    PUT_UNDER,
    REFRESH,
    REFRESH_FREE,
    ROW_IDS,
    SHIP_ROW,
    STADIUM_ROW,
)


def card_id(row: int, card: int) -> str:
    """What a card or tile of a row is called."""
    if row == SHIP_ROW:
        return SHIP_IDS[card]
    return STADIUM_IDS[card] if row == STADIUM_ROW else INFRASTRUCTURE_IDS[card]


def row_is_empty(state: Evacuation, row: int) -> bool:
    at = ROW_SIZE * row
    return state.rows[at] == EMPTY and state.rows[at + 1] == EMPTY and state.rows[at + 2] == EMPTY


def draw_into(state: Evacuation, row: int) -> int:
    """The top card of a deck, or EMPTY (R 9)."""
    deck = state.decks[row]
    if not deck:
        return EMPTY
    card = deck[-1]
    state.decks[row] = deck[:-1]
    if state.known_under[row] > len(deck) - 1:
        state.known_under[row] = len(deck) - 1
    state.barrier()
    return card


def fill_row(state: Evacuation, row: int) -> None:
    """Cards slide toward the oldest slot, new ones come in at the newest."""
    at = ROW_SIZE * row
    there = [card for card in state.rows[at : at + ROW_SIZE] if card != EMPTY]
    while len(there) < ROW_SIZE:
        card = draw_into(state, row)
        if card == EMPTY:
            break
        there.append(card)
    while len(there) < ROW_SIZE:
        there.append(EMPTY)
    for slot in range(ROW_SIZE):
        state.rows[at + slot] = there[slot]
    if row == STADIUM_ROW and state.is_solo and state.year in FACE_LIMIT_YEARS:
        keep_faces_low(state)


def keep_faces_low(state: Evacuation) -> None:
    """Solo, years 1 and 2: stadiums with more than three faces go under the deck and are replaced, again if needed."""
    at = ROW_SIZE * STADIUM_ROW
    for _ in range(len(state.decks[STADIUM_ROW])):  # with such stadiums alone left it would never end
        high = [slot for slot in range(ROW_SIZE) if has_many_faces(state.rows[at + slot])]
        if not high:
            return
        aside = [state.rows[at + slot] for slot in high]
        put_under(state, STADIUM_ROW, aside)
        if state.history is not None:
            state.tell(StadiumsSetAside(tuple([STADIUM_IDS[stadium] for stadium in aside])))
        there = [state.rows[at + slot] for slot in range(ROW_SIZE) if slot not in high]
        for _new in high:
            there.append(draw_into(state, STADIUM_ROW))
        for slot in range(ROW_SIZE):
            state.rows[at + slot] = there[slot]


def has_many_faces(stadium: int) -> bool:
    return stadium != EMPTY and STADIUM_FACES[stadium] > FACE_LIMIT


def put_under(state: Evacuation, row: int, cards: list[int]) -> None:
    """Cards go under their deck, the first one first; everybody has seen them."""
    state.decks[row] = (*reversed(cards), *state.decks[row])
    state.known_under[row] += len(cards)


def take_from_row(state: Evacuation, row: int, slot: int) -> int:
    """A card leaves a slot, the row slides and fills up."""
    card = state.rows[ROW_SIZE * row + slot]
    state.rows[ROW_SIZE * row + slot] = EMPTY
    fill_row(state, row)
    return card


def age_row(state: Evacuation, row: int) -> None:
    """End of a year: the oldest card goes under its deck."""
    oldest = state.rows[ROW_SIZE * row]
    if oldest != EMPTY:
        put_under(state, row, [oldest])
        state.rows[ROW_SIZE * row] = EMPTY
    fill_row(state, row)


# -- refreshing -------------------------------------------------------------------------------------------------------


def refreshes(state: Evacuation, seat: int, row: int) -> list[int]:
    """How the seat can refresh the row: for nothing with a technology, once per action, else with any unit."""
    if row_is_empty(state, row):
        return []
    if has_any(FREE_REFRESH, state.developed[seat]) and not state.refreshed >> seat & 1:
        return [REFRESH_FREE]
    return [REFRESH + at for at in range(STOCKS) if state.stock[unit_at(seat, at)] > 0]


def begin_refresh(state: Evacuation, seat: int, row: int, action: int) -> Frame:
    """Pay for a refresh. Returns the choice of the cards that go."""
    if action == REFRESH_FREE:
        state.refreshed |= 1 << seat
    else:
        pay_one(state, seat, action - REFRESH)
    return PutUnder(seat, row, (), False)


def is_refresh(action: int) -> bool:
    return REFRESH <= action <= REFRESH_FREE


@dataclass(init=False, unsafe_hash=True)
class PutUnder(Ask):
    """Any number of cards of the row go under their deck, in the order chosen (R 56); new ones fill the row."""

    row: int
    chosen: tuple[int, ...]
    free: bool

    def __init__(self, seat: int, row: int, chosen: tuple[int, ...], free: bool) -> None:
        self.seat = seat
        self.row = row
        self.chosen = chosen
        self.free = free

    def legal(self, state: Evacuation) -> list[int]:
        at = ROW_SIZE * self.row
        legal = [
            PUT_UNDER + slot for slot in range(ROW_SIZE) if slot not in self.chosen and state.rows[at + slot] != EMPTY
        ]
        if self.chosen or self.free:
            legal.append(DONE)
        return legal

    def take(self, state: Evacuation, action: int) -> None:
        if action == DONE:
            self.finish(state, self.chosen)
            return
        chosen = (*self.chosen, action - PUT_UNDER)
        at = ROW_SIZE * self.row
        there = [slot for slot in range(ROW_SIZE) if state.rows[at + slot] != EMPTY]
        if len(chosen) == len(there):
            self.finish(state, chosen)
        else:
            state.then(PutUnder(self.seat, self.row, chosen, self.free))

    def finish(self, state: Evacuation, chosen: tuple[int, ...]) -> None:
        if not chosen:
            return
        at = ROW_SIZE * self.row
        cards = [state.rows[at + slot] for slot in chosen]
        for slot in chosen:
            state.rows[at + slot] = EMPTY
        put_under(state, self.row, cards)
        if state.history is not None:
            state.tell(Refreshed(self.seat, ROW_IDS[self.row], tuple([card_id(self.row, card) for card in cards])))
        fill_row(state, self.row)

    def why_not(self, state: Evacuation, action: int) -> Refusal:
        if PUT_UNDER <= action < PUT_UNDER + ROW_SIZE:
            return Refusal("slot-empty", "13", {"slot": action - PUT_UNDER + 1})
        return answer_first(self)

    def asked(self, state: Evacuation) -> dict[str, object]:
        return {"row": ROW_IDS[self.row], "chosen": [slot + 1 for slot in self.chosen]}


# -- spaceships and stadiums ------------------------------------------------------------------------------------------


def from_row(state: Evacuation, seat: int, effect: Effect, must: bool) -> None:
    """Build or gain a spaceship or a stadium, if that is possible."""
    row = row_of(effect)
    if effect.free_refresh and not row_is_empty(state, row):
        state.then(PutUnder(seat, row, (), True), TakeFromRow(seat, effect.number, must))
    else:
        state.then(TakeFromRow(seat, effect.number, must))


def row_of(effect: Effect) -> int:
    return SHIP_ROW if effect.op == BUILD_SHIP or effect.op == GAIN_SHIP else STADIUM_ROW


def is_free(effect: Effect) -> bool:
    return effect.op == GAIN_SHIP or effect.op == GAIN_STADIUM


def discount(state: Evacuation, seat: int, effect: Effect) -> int:
    """R 30: several discounts add up."""
    abilities = SHIP_DISCOUNT if row_of(effect) == SHIP_ROW else STADIUM_DISCOUNT
    return effect.discount + total_of(abilities, state.developed[seat])


def cost_of(effect: Effect, card: int) -> tuple[int, ...]:
    """The printed cost and the surcharge of the effect in given kinds."""
    cost = SHIP_COST[card] if row_of(effect) == SHIP_ROW else STADIUM_COST[card]
    more = effect.surcharge
    return (cost[0] + more[0], cost[1] + more[1], cost[2] + more[2])


def fits(effect: Effect, card: int, slot: int) -> bool:
    """The restriction that the effect puts on what may be taken."""
    if effect.only_oldest and slot != 0:
        return False
    if row_of(effect) == SHIP_ROW:
        bays = SHIP_BAYS[card]
        return bays[0] + bays[1] + bays[2] <= effect.most
    return STADIUM_FACES[card] <= effect.most


def takings(state: Evacuation, seat: int, effect: Effect) -> list[int]:
    """The actions that take a card of the row into a world that can pay for it."""
    row = row_of(effect)
    free = is_free(effect)
    off = 0 if free else discount(state, seat, effect)
    legal: list[int] = []
    for slot in range(ROW_SIZE):
        card = state.rows[ROW_SIZE * row + slot]
        if card != EMPTY and fits(effect, card, slot):
            for world in range(WORLDS):
                if free or can_afford(state, seat, world, cost_of(effect, card), effect.surcharge[ANY], off):
                    legal.append(BUILD + WORLDS * slot + world)
    return legal


@dataclass(init=False, unsafe_hash=True)
class TakeFromRow(EffectStep):
    """What is impossible is lost; a board action is not empty, since the row could be refreshed at least (R 5)."""

    def resolve(self, state: Evacuation) -> None:
        effect = EFFECTS[self.effect]
        if takings(state, self.seat, effect) or refreshes(state, self.seat, row_of(effect)):
            state.then(ChooseFromRow(self.seat, self.effect, self.must, False))


@dataclass(init=False, unsafe_hash=True)
class ChooseFromRow(Ask):
    """Choose a card, pay its cost from one world and put it there; before that the row may be refreshed once (R 8)."""

    effect: int
    must: bool
    after_refresh: bool

    def __init__(self, seat: int, effect: int, must: bool, after_refresh: bool) -> None:
        self.seat = seat
        self.effect = effect
        self.must = must
        self.after_refresh = after_refresh

    def legal(self, state: Evacuation) -> list[int]:
        effect = EFFECTS[self.effect]
        if self.after_refresh:
            return [*takings(state, self.seat, effect), DECLINE]
        legal = refreshes(state, self.seat, row_of(effect))
        legal.extend(takings(state, self.seat, effect))
        if not self.must:
            legal.append(DECLINE)
        return legal

    def take(self, state: Evacuation, action: int) -> None:
        seat = self.seat
        effect = EFFECTS[self.effect]
        row = row_of(effect)
        if action == DECLINE:
            decline(state, seat)
        elif is_refresh(action):
            refresh = begin_refresh(state, seat, row, action)
            state.then(refresh, ChooseFromRow(seat, self.effect, self.must, True))
        else:
            slot = (action - BUILD) // WORLDS
            world = (action - BUILD) % WORLDS
            card = state.rows[ROW_SIZE * row + slot]
            put(state, seat, row, card, world, is_free(effect))
            if effect.first_flight_off:
                offs = list(state.flights_off)
                offs[card] = effect.first_flight_off
                state.flights_off = tuple(offs)
            if not is_free(effect):
                off = discount(state, seat, effect)
                state.then_all(pay_cost(state, seat, world, cost_of(effect, card), effect.surcharge[ANY], off))
            take_from_row(state, row, slot)

    def why_not(self, state: Evacuation, action: int) -> Refusal:
        effect = EFFECTS[self.effect]
        row = row_of(effect)
        if BUILD <= action < BUILD + ROW_SIZE * WORLDS:
            slot = (action - BUILD) // WORLDS
            card = state.rows[ROW_SIZE * row + slot]
            if card == EMPTY:
                return Refusal("slot-empty", "13", {"slot": slot + 1})
            if not fits(effect, card, slot):
                return Refusal("not-of-this-effect", "20.1", {"card": card_id(row, card)})
            world = WORLD_IDS[(action - BUILD) % WORLDS]
            return Refusal("cannot-pay", "5", {"card": card_id(row, card), "world": world})
        if is_refresh(action):
            if self.after_refresh:
                return Refusal("refreshed-already", "R 8", {})
            return Refusal("cannot-refresh", "13", {})
        return answer_first(self)

    def asked(self, state: Evacuation) -> dict[str, object]:
        effect = EFFECTS[self.effect]
        return {
            "row": ROW_IDS[row_of(effect)],
            "free": is_free(effect),
            "off": 0 if is_free(effect) else discount(state, self.seat, effect),
            "more": more_of(effect),
            "after_refresh": self.after_refresh,
        }


def put(state: Evacuation, seat: int, row: int, card: int, world: int, free: bool) -> None:
    """A ship or stadium comes to a world."""
    at = WORLDS * seat + world
    if row == SHIP_ROW:
        state.ships[at] = tuple(sorted((*state.ships[at], card)))
        if state.history is not None:
            state.tell(ShipBuilt(seat, SHIP_IDS[card], WORLD_IDS[world], free))
    else:
        state.stadiums[at] = tuple(sorted((*state.stadiums[at], card)))
        if state.history is not None:
            state.tell(StadiumBuilt(seat, STADIUM_IDS[card], WORLD_IDS[world], free))
        after_effect(state, seat)


assert KINDS == ANY, "surcharges of any kind come after the kinds"
check(all(effect.free_refresh in (0, ROW_SIZE) for effect in EFFECTS), "a free refresh is one of the whole row")

ROW_FRAMES: tuple[type[Frame], ...] = (PutUnder, TakeFromRow, ChooseFromRow)
