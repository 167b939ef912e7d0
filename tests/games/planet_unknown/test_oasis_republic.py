"""Oasis Ultd. and Republic: rulings 42 and 43, and their technologies."""

from __future__ import annotations

from typing import Any

from landfall.flow import Rng
from landfall.games.planet_unknown.rules.ending.medals import medals_of
from landfall.games.planet_unknown.rules.ending.scoring import card_medals
from landfall.games.planet_unknown.story.cards import TechnologyUsed
from landfall.games.planet_unknown.table.components import CORPORATIONS
from landfall.games.planet_unknown.table.gains import (
    BOOST_GAIN,
    BOUND_TO_CIV,
    BY_TILE,
    CIV_CARD_GAIN,
    EXTRA_TILE,
    FINAL_STEP,
    PATCH_GAIN,
    REGRESS_OTHER,
    STEPS,
    TWO_CARDS,
    Gain,
)
from landfall.games.planet_unknown.table.terms import BIOMASS, CIV, CIV_STEP, END_STEP, REPUBLIC, WATER
from tests.games.planet_unknown.positions import (
    alone,
    board,
    can,
    do,
    facing_two,
    gain_values,
    gains,
    give,
    last_step,
    lay,
    names_of,
    offered,
    pending,
    shapes,
    square,
    table,
    tiles,
    trackers,
    unlock,
)


def test_r42_oasis_path_scores_water_medals_only() -> None:
    state = table(corporation="oasis")
    found = []
    for step in (2, 8, 10, 13, 18, 19, 21, 23):
        board(state).at[WATER] = step
        found.append(medals_of(board(state), WATER))
    assert found == [0, 0, 3, 6, 6, 9, 12, 15]


def test_r42_oasis_water_advances_once_for_each_square_on_ice() -> None:
    state = table(corporation="oasis")
    shapes(state, "I4", "I2")
    tiles(state, outer="energy/water")
    do(state, "place", ring="outer", turn=2, mirror=0, row=6, column="A")  # water on A6 and B6
    assert Gain(STEPS, 2, WATER | BY_TILE) in gain_values(state)


def test_oasis_3_4_and_5_trigger_on_placing() -> None:
    state = facing_two(corporation="oasis", inner="energy/water")
    unlock(state, 3, 4, 5)
    do(state, "place", ring="inner", turn=0, mirror=0, row=1, column="F")  # no ice
    assert {STEPS, PATCH_GAIN, BOOST_GAIN} <= set(gains(state))


def test_republic_regresses_and_boosts_with_a_civ_milestone() -> None:
    state = table(corporation="republic")
    trackers(state, civ=1, water=2, tech=0)
    unlock(state, 4)
    pending(state, Gain(STEPS, 1, CIV))
    do(state, "advance", by="resource", track="civ")
    assert gains(state) == [REGRESS_OTHER, BOOST_GAIN]
    assert [found["track"] for found in offered(state, "regress")] == ["water"]
    do(state, "regress", track="water")
    assert board(state).at[WATER] == 1


def test_r53_republics_regress_is_gone_if_no_tracker_can_go_down_at_its_milestone() -> None:
    state = facing_two(corporation="republic", inner="biomass/civ")
    trackers(state, civ=1)
    do(state, "place", ring="inner", turn=0, mirror=0, row=1, column="F")
    do(state, "advance", by="resource", track="civ")
    assert REGRESS_OTHER not in gains(state)
    do(state, "advance", by="resource", track="biomass")
    do(state, "end_turn")
    assert board(state).at == [2, 0, 1, 0, 0]


def test_r53_republics_regress_waits_where_a_tracker_can_go_down_at_its_milestone() -> None:
    state = table(corporation="republic")
    trackers(state, civ=1, water=1)
    pending(state, Gain(STEPS, 1, CIV), Gain(STEPS, 1, BIOMASS))
    do(state, "advance", by="resource", track="civ")
    do(state, "advance", by="resource", track="biomass")
    assert [found["track"] for found in offered(state, "regress")] == ["water", "biomass"]
    assert not can(state, "end_turn")


def test_r43_republic_1_brings_movement_by_itself_with_a_civ_tile() -> None:
    """Rulebook p. 10: the movement is gained when a civ tile is chosen; announcing it brings no more."""
    for announced in (False, True):
        state = facing_two(corporation="republic", outer="rover/tech", inner="civ/energy")
        trackers(state, tech=3, rover=5)
        if announced:
            do(state, "use", technology="republic_1")
        do(state, "place", ring="inner", turn=0, mirror=0, row=1, column="F")
        assert board(state).pool == 2
        assert [event.technology for event in state.events() if isinstance(event, TechnologyUsed)] == ["republic_1"]


def test_r43_republic_1_brings_nothing_with_another_tile_or_while_locked() -> None:
    for tech, inner in ((3, "rover/tech"), (2, "civ/energy")):
        state = facing_two(corporation="republic", inner=inner)
        trackers(state, tech=tech, rover=5)
        do(state, "place", ring="inner", turn=0, mirror=0, row=1, column="F")
        assert board(state).pool == 0


def test_r43_republic_1_brings_movement_with_an_extra_civ_tile_once() -> None:
    for bits, moved in ((0, 2), (1, 2), (BOUND_TO_CIV, 0), (BOUND_TO_CIV + 1, 0)):
        state = facing_two(corporation="republic", inner="civ/energy")
        trackers(state, tech=3, rover=5)
        alone(state, Gain(EXTRA_TILE, 0, bits), step=CIV_STEP)
        do(state, "place", ring="inner", turn=0, mirror=0, row=1, column="F")
        assert board(state).pool == moved


def test_r43_republic_1_brings_movement_with_a_civ_tile_that_cannot_be_placed() -> None:
    state = facing_two(corporation="republic", inner="civ/energy")
    lay(state, "tech", " ".join(f"{column}{row}" for row in range(1, 13) for column in "ABCDEFGHIJKL"))
    trackers(state, tech=3, rover=5)
    do(state, "take", ring="inner")
    assert board(state).pool == 2


def test_r43_republic_1_binds_to_a_civ_tile() -> None:
    state = facing_two(corporation="republic", outer="rover/tech", inner="civ/energy")
    trackers(state, rover=4)
    unlock(state, 1)
    do(state, "use", technology="republic_1")
    assert board(state).pool == 2
    assert {found["ring"] for found in offered(state, "place")} == {"inner"}
    assert not can(state, "use", technology="republic_1")
    trackers(state, rover=1)


def test_r43_republic_1_gives_nothing_at_the_bottom() -> None:
    state = table(corporation="republic")
    tiles(state, outer="rover/tech", inner="civ/energy")
    trackers(state, rover=1)
    unlock(state, 1)
    assert not can(state, "use", technology="republic_1")


def test_r43_republic_3_teleports_between_civ_symbols() -> None:
    state = table(corporation="republic")
    lay(state, "civ", "F1 F2 G8", symbol="F1 G8")
    board(state).rovers = (square("F1"),)
    board(state).pool = 1
    unlock(state, 3)
    pending(state)
    assert names_of(state, "teleport") == ["G8"]


def test_republic_5_takes_two_cards_at_the_end() -> None:
    state = table(corporation="republic")
    trackers(state, tech=15)
    last_step(state)
    left = sorted(card for stack in state.civ for card in stack)
    assert sorted(one["card"] for one in offered(state, "keep")) == left
    for _ in range(2):
        end_cards = [one["card"] for one in offered(state, "keep")]
        do(state, "keep", card=end_cards[-1])
    assert len(board(state).cards) == 2
    assert card_medals(board(state)) >= 0


def test_republic_5_reached_in_the_last_step_acts_at_once_and_only_once() -> None:
    state = table(corporation="republic")
    top = CORPORATIONS[REPUBLIC].tech_at[4]
    trackers(state, tech=top - 1)
    give(state, 23)
    last_step(state)
    assert gains(state) == [FINAL_STEP]
    do(state, "advance", by="final", track="tech")
    assert gains(state) == [TWO_CARDS]
    trackers(state, tech=top - 1)
    state.boards[0].cards = (*state.boards[0].cards,)
    alone(state, Gain(FINAL_STEP), step=END_STEP)
    do(state, "advance", by="final", track="tech")
    assert TWO_CARDS not in gains(state)


def test_republic_5_is_a_look_that_its_sample_agrees_with() -> None:
    state = table(corporation="republic")
    trackers(state, tech=15)
    last_step(state)
    for number in range(5):
        drawn = state.sample(0, Rng(number))
        assert drawn.legal_actions(0) == state.legal_actions(0)
        assert drawn.view(0) == state.view(0)


def test_the_extra_card_of_republic_2_is_shown_with_its_own_level() -> None:
    state = table(corporation="republic")
    unlock(state, 2)
    alone(state, Gain(CIV_CARD_GAIN, 1), step=CIV_STEP)
    do(state, "civ_stack", level=1)
    question = state.decision(0)
    assert question is not None
    cards: Any = question.fields["cards"]
    levels: Any = question.fields["levels"]
    shown = dict(zip(cards, levels, strict=True))
    assert shown == {**dict.fromkeys(state.civ[0], 1), board(state).extra_card: 2}
