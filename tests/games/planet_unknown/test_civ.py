"""Civ cards, one by one: rulings 48, 54, 58 and 62."""

from __future__ import annotations

from typing import Any

import pytest

from landfall.games.planet_unknown.rules.effects.civ_cards import RaiseAll, keep
from landfall.games.planet_unknown.rules.ending.scoring import card_medals, lifepod_medals, meteorite_medals
from landfall.games.planet_unknown.table.components import CARD_EFFECT, CARD_IMMEDIATE, CARD_LEVEL, CIV_CARDS
from landfall.games.planet_unknown.table.gains import (
    ALL_TO,
    CIV_CARD_GAIN,
    CLEAR_LINE,
    COLLECT_LIFEPOD,
    DESTROY_METEORITE,
    DIFFERENT,
    EXTRA_TILE,
    FINAL_STEP,
    PATCH_GAIN,
    SAME,
    STEPS,
    TELEPORT_ROVER,
    Gain,
)
from landfall.games.planet_unknown.table.state import PlanetUnknown
from landfall.games.planet_unknown.table.terms import CIV_STEP, END_STEP, WATER
from tests.games.planet_unknown.positions import (
    alone,
    board,
    can,
    do,
    facing_two,
    gain_values,
    gains,
    lay,
    lay_patch,
    names_of,
    offered,
    pending,
    shapes,
    square,
    squares,
    table,
    tiles,
    trackers,
    unlock,
    waiting,
)


def holding(card: int, **boards: Any) -> PlanetUnknown:
    """Seat 0 keeps this card in the civ step; all cards of its level are in the stack."""
    state = table(**boards)
    level = CARD_LEVEL[card] - 1
    stacks, unused = list(state.civ), list(state.unused_civ)
    stacks[level], unused[level] = tuple(sorted((*stacks[level], *unused[level]))), ()
    state.civ, state.unused_civ = tuple(stacks), tuple(unused)
    alone(state, Gain(CIV_CARD_GAIN, level + 1), step=CIV_STEP)
    do(state, "civ_stack", level=level + 1)
    return state


def kept(card: int, **boards: str) -> PlanetUnknown:
    state = holding(card, **boards)
    lay(state, "civ", "F1 F2")
    do(state, "keep", card=card)
    return state


@pytest.mark.parametrize("card", range(1, CIV_CARDS + 1))
def test_a_card_is_kept_open_or_face_down(card: int) -> None:
    state = kept(card)
    assert board(state).cards == (card,)
    assert card not in state.civ[CARD_LEVEL[card] - 1]
    shown = state.view(1)["players"][0]["cards"]
    assert shown == [card if CARD_IMMEDIATE[card] else None]
    assert state.view(0)["own"]["cards"] == [card]


@pytest.mark.parametrize(("card", "trackers_named"), [(1, 2), (11, 2), (10, 3), (19, 3)])
def test_cards_1_10_11_and_19_advance_different_trackers(card: int, trackers_named: int) -> None:
    state = kept(card)
    assert gain_values(state)[0] == Gain(DIFFERENT, trackers_named)
    do(state, "advance", by="different", track="water")
    assert not can(state, "advance", by="different", track="water")
    do(state, "advance", by="different", track="civ")
    assert board(state).at[:2] == [1, 1]


def test_card_2_advances_one_tracker_twice() -> None:
    state = kept(2)
    assert gains(state) == [SAME]
    do(state, "advance", by="same", track="water")
    assert gains(state) == [STEPS]
    assert [one["track"] for one in offered(state, "advance")] == ["water"]


@pytest.mark.parametrize(("card", "patches"), [(3, 1), (12, 2), (26, 3)])
def test_cards_3_12_and_26_give_patches(card: int, patches: int) -> None:
    assert gains(kept(card)) == [PATCH_GAIN] * patches


def test_card_4_gives_movement_without_the_bonus_of_the_track() -> None:
    state = holding(4)
    unlock(state, 3)
    board(state).rovers = (square("F5"),)
    do(state, "keep", card=4)
    assert board(state).pool == 4


@pytest.mark.parametrize(("card", "resources"), [(5, 0), (16, 2)])
def test_cards_5_and_16_place_an_extra_tile(card: int, resources: int) -> None:
    state = holding(card)
    shapes(state, "Z5", "I2")
    tiles(state, outer="rover/tech", inner="biomass/civ")
    do(state, "keep", card=card)
    assert gains(state) == [EXTRA_TILE]
    size = len(state.stacks[state.stack_before(0, 1)])
    board(state).pool = 1
    board(state).rovers = (square("F9"),)
    do(state, "place", ring="inner", turn=0, mirror=0, row=1, column="F")
    assert len(state.stacks[state.stack_before(0, 1)]) == size - 1
    assert len(gains(state)) == resources
    assert len(board(state).last) == 2


@pytest.mark.parametrize(("card", "medals"), [(6, 1), (7, 2), (8, 1), (9, 2), (15, 2), (20, 3), (27, 4)])
def test_cards_with_plain_medals(card: int, medals: int) -> None:
    state = table()
    board(state).cards = (card,)
    assert card_medals(board(state)) == medals


@pytest.mark.parametrize(("card", "pods"), [(13, 2), (18, 3)])
def test_cards_13_and_18_collect_lifepods(card: int, pods: int) -> None:
    state = kept(card)
    assert gain_values(state)[0] == Gain(COLLECT_LIFEPOD, pods)
    for _ in range(pods):
        do(state, "pick", at=names_of(state, "pick")[0])
    assert board(state).scored == pods


def test_card_14_teleports_a_rover_if_the_player_likes() -> None:
    state = holding(14)
    board(state).rovers = (square("F5"),)
    do(state, "keep", card=14)
    assert gains(state) == [TELEPORT_ROVER]
    assert can(state, "end_turn")
    do(state, "card_teleport", rover=1, at="H3")
    assert board(state).scored == 1


def test_card_17_clears_a_row_or_column() -> None:
    state = holding(17)
    lay(state, "civ", "F5 G5 F6")
    board(state).meteorites = tuple(squares("F5 G5 F6"))
    do(state, "keep", card=17)
    assert gains(state) == [CLEAR_LINE]
    do(state, "clear_row", row=5)
    assert board(state).meteorites == (square("F6"),)
    assert board(state).collected == 0


def test_card_21_raises_all_trackers() -> None:
    state = kept(21)
    assert gains(state) == [ALL_TO]
    do(state, "advance", by="all", track="civ")
    assert waiting(state) == "RaiseNext"
    assert any(isinstance(frame, RaiseAll) for frame in state.agenda) or waiting(state) == "RaiseNext"


def test_card_22_counts_patches_on_the_planet() -> None:
    state = table()
    lay_patch(state, "F1 F2 F3")
    board(state).stored = 2
    board(state).cards = (22,)
    assert card_medals(board(state)) == 3


@pytest.mark.parametrize(("card", "medals"), [(23, 2), (24, 3)])
def test_cards_23_and_24_give_medals_and_a_last_step(card: int, medals: int) -> None:
    state = table()
    board(state).cards = (card,)
    assert card_medals(board(state)) == medals
    state.ending = 1
    alone(state, Gain(FINAL_STEP), step=END_STEP)
    do(state, "advance", by="final", track="water")
    assert board(state).at[WATER] == 1


def test_card_25_destroys_three_meteorites() -> None:
    state = holding(25)
    board(state).meteorites = tuple(squares("F5 G5 F6 G6"))
    do(state, "keep", card=25)
    assert gain_values(state)[0] == Gain(DESTROY_METEORITE, 3)
    for at in ("F5", "G5", "F6"):
        do(state, "destroy", at=at)
    assert board(state).meteorites == (square("G6"),)


def test_card_28_doubles_lifepods() -> None:
    state = table()
    board(state).scored = 3
    assert lifepod_medals(board(state)) == 3
    board(state).cards = (28,)
    assert lifepod_medals(board(state)) == 6


def test_cards_29_to_32_raise_the_meteorite_rate() -> None:
    state = table()
    board(state).collected = 7
    assert [meteorite_medals_with(state, cards) for cards in ((), (29,), (29, 30), (29, 30, 31, 32))] == [2, 4, 6, 10]


def meteorite_medals_with(state: PlanetUnknown, cards: tuple[int, ...]) -> int:
    board(state).cards = cards
    return meteorite_medals(board(state))


def test_cards_33_to_36_are_a_set() -> None:
    state = table()
    found = []
    for count in range(1, 5):
        board(state).cards = tuple(range(33, 33 + count))
        found.append(card_medals(board(state)))
    assert found == [1, 3, 6, 10]


def test_r48_an_extra_tile_without_place_is_nothing() -> None:
    state = table()
    for at in range(144):
        if board(state).grid.is_square[at]:
            board(state).cover([at], [1])
    pending(state, Gain(EXTRA_TILE, 0, 1))
    assert can(state, "end_turn")
    assert not board(state).stuck


def test_r54_more_than_there_is_is_carried_out_as_far_as_possible() -> None:
    state = holding(18)
    board(state).lifepods = (square("H3"),)
    do(state, "keep", card=18)
    do(state, "pick", at="H3")
    assert board(state).scored == 1
    assert waiting(state) in ("Act", "NoneType") or state.lanes


def test_r58_an_empty_stack_gives_nothing() -> None:
    state = table()
    state.unused_civ = (tuple(sorted((*state.civ[0], *state.unused_civ[0]))), *state.unused_civ[1:])
    state.civ = ((), *state.civ[1:])
    alone(state, Gain(CIV_CARD_GAIN, 1), step=CIV_STEP)
    assert can(state, "end_turn")


def test_r58_republic_2_adds_a_card_of_the_next_level() -> None:
    state = table(corporation="republic")
    unlock(state, 2)
    alone(state, Gain(CIV_CARD_GAIN, 1), step=CIV_STEP)
    do(state, "civ_stack", level=1)
    levels = [CARD_LEVEL[one["card"]] for one in offered(state, "keep")]
    assert levels.count(2) == 1
    sizes = [len(stack) for stack in state.civ]
    first = next(one["card"] for one in offered(state, "keep") if CARD_LEVEL[one["card"]] == 1)
    do(state, "keep", card=first)
    assert [len(stack) for stack in state.civ] == [sizes[0] - 1, sizes[1] + 1, *sizes[2:]]


def test_r62_card_5_triggers_only_what_does_not_look_at_resources() -> None:
    state = facing_two(corporation="oasis", inner="energy/water")
    unlock(state, 3, 4, 5)
    pending(state, Gain(EXTRA_TILE, 0, 0))
    do(state, "place", ring="inner", turn=0, mirror=0, row=1, column="F")
    assert gain_values(state) == (Gain(STEPS, 1, WATER),)


def test_r30_a_card_drawn_in_the_last_step_acts_too() -> None:
    state = table()
    state.ending = 1
    state.civ = (*state.civ[:3], tuple(sorted({*state.civ[3], 23})))
    alone(state, step=END_STEP)
    keep(state, 0, 23)
    assert gains(state) == [FINAL_STEP]


def test_every_effect_in_the_data_is_known() -> None:
    kinds = {str(CARD_EFFECT[card]["type"]) for card in range(1, CIV_CARDS + 1)}
    assert len(kinds) == 16
    trackers(table(), civ=0)
