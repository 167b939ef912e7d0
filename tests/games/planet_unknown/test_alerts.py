"""The event deck, card by card: rulings 55 to 57 and 62."""

from __future__ import annotations

import pytest

from landfall.games.planet_unknown.rules.phases.alert_round import Alert
from landfall.games.planet_unknown.rules.phases.round import EndOfRound, TileStep
from landfall.games.planet_unknown.table.components import (
    EVENT_EFFECT,
    EVENT_SOLO,
    EVENTS_IN_THE_BOX,
    PLANETS,
    TERRAINS,
)
from landfall.games.planet_unknown.table.gains import BY_TILE, PATCH_GAIN, STEPS, Gain
from landfall.games.planet_unknown.table.state import PlanetUnknown
from landfall.games.planet_unknown.table.terms import CIV, EVENT_FIRST, NOT_ONTO, ONE_RESOURCE, ROUND_RULES, WATER
from tests.games.planet_unknown.positions import (
    blocks,
    board,
    can,
    do,
    gains,
    lay,
    names_of,
    offered,
    pending,
    shapes,
    square,
    squares,
    start,
    table,
    tiles,
    trackers,
    unlock,
    waiting,
)


def revealed(card: int, state: PlanetUnknown | None = None, seats: int = 2) -> PlanetUnknown:
    """This event card is turned up; both seats stand in the middle of their tracks."""
    if state is None:
        state = table(seats=seats, events="7-7-6")
        trackers(state, civ=4, water=4, biomass=4, rover=4, tech=4)
        lay(state, "civ", "F1 F2")
    used = [other for other in (*state.used_events, *state.deck) if other != card]
    state.deck = (*used[1:19], card)
    state.used_events = tuple(used[:1])
    state.lanes, state.later = [], []
    state.agenda = [EndOfRound(), TileStep(), Alert()]
    state.here = state.agenda
    state.legal_cache = [None] * state.seats
    state.run()
    return state


MOVES = [card for card in range(1, EVENTS_IN_THE_BOX + 1) if str(EVENT_EFFECT[card]["type"]).endswith("gress_one_of")]
CLIMBS = [card for card in range(1, EVENTS_IN_THE_BOX + 1) if EVENT_EFFECT[card]["type"] == "advance_one_of"]
RULES = [card for card in range(1, EVENTS_IN_THE_BOX + 1) if EVENT_EFFECT[card]["type"] == "round_rule"]


@pytest.mark.parametrize("card", CLIMBS)
def test_events_4_to_14_advance_one_of_the_trackers_named(card: int) -> None:
    state = revealed(card)
    effect = EVENT_EFFECT[card]
    assert {one["track"] for one in offered(state, "advance")} == set(effect["tracks"])
    track = effect["tracks"][0]
    do(state, "advance", by="event", track=track)
    number = TERRAINS.index(track)
    assert board(state).at[number] == 4 + effect["steps"]
    if not effect["benefits"]:
        assert gains(state) == []


@pytest.mark.parametrize("card", MOVES)
def test_events_21_to_32_41_and_42_regress_one_of_the_trackers_named(card: int) -> None:
    state = revealed(card)
    effect = EVENT_EFFECT[card]
    assert {one["track"] for one in offered(state, "regress")} == set(effect["tracks"])
    track = effect["tracks"][0]
    do(state, "regress", track=track)
    assert board(state).at[TERRAINS.index(track)] == 4 - effect["steps"]


@pytest.mark.parametrize("card", RULES)
def test_events_33_to_40_and_the_red_ones_set_a_rule_for_the_round(card: int) -> None:
    state = revealed(card)
    effect = EVENT_EFFECT[card]
    if effect["rule"] == "rovers_not_onto":
        assert state.rules == NOT_ONTO << TERRAINS.index(effect["terrain"])
    else:
        assert state.rules == ROUND_RULES[effect["rule"]]


def test_event_16_gives_a_patch() -> None:
    state = revealed(16)
    assert {"G1", "E2", "G2"} & set(names_of(state, "patch"))


@pytest.mark.parametrize("card", [17, 20])
def test_events_17_and_20_give_a_boost(card: int) -> None:
    state = revealed(card)
    do(state, "advance", by="boost", track="tech")
    assert board(state).at[4] == 5


def test_event_18_collects_a_lifepod() -> None:
    state = revealed(18)
    do(state, "pick", at="H3")
    assert board(state).scored == 1


def test_event_19_collects_a_meteorite() -> None:
    state = table(events="7-7-6")
    lay(state, "civ", "F1 F2")
    board(state).meteorites = (square("F2"),)
    state = revealed(19, state)
    do(state, "pick", at="F2")
    assert board(state).collected == 1


@pytest.mark.parametrize("card", [31, 43])
def test_events_31_and_43_put_a_meteorite_on_a_free_symbol(card: int) -> None:
    state = table(events="7-7-6")
    lay(state, "civ", "F1 F2 F3", meteor="F1 F2")
    board(state).meteorites = (square("F2"),)
    state = revealed(card, state)
    assert names_of(state, "pick") == ["F1"]
    do(state, "pick", at="F1")
    assert len(board(state).meteorites) == 2


def test_event_meteorites_do_nothing_to_universal_5() -> None:
    state = table(events="7-7-6")
    lay(state, "civ", "F1", meteor="F1")
    unlock(state, 5)
    state = revealed(31, state)
    assert board(state).meteorites == ()


def test_event_47_destroys_a_rover_of_two() -> None:
    state = table(events="7-7-6")
    board(state).rovers = tuple(squares("F5 G5"))
    state = revealed(47, state)
    do(state, "destroy", at="F5")
    assert board(state).rovers == (square("G5"),)


def test_event_49_destroys_a_lifepod_on_the_planet() -> None:
    state = revealed(49)
    do(state, "destroy", at="H3")
    assert len(board(state).lifepods) == 5


def test_event_50_destroys_a_collected_lifepod() -> None:
    state = table(corporation="jump_drive", events="7-7-6")
    board(state).pods = (3,)
    board(state).techs = 1 << 3
    state = revealed(50, state)
    do(state, "lift", place="tech:C")
    assert board(state).techs == 0
    state = table(events="7-7-6")
    board(state).scored = 2
    assert board(revealed(50, state)).scored == 1


def test_event_51_destroys_a_collected_meteorite() -> None:
    state = table(events="7-7-6")
    board(state).collected = 2
    assert board(revealed(51, state)).collected == 1


@pytest.mark.parametrize("card", [53, 54])
def test_r56_peek_shows_the_next_card_to_one_player(card: int) -> None:
    state = revealed(card)
    following = state.deck[-1]
    do(state, "peek")
    assert state.view(0)["events"]["next"] == following
    assert state.view(1)["events"]["next"] is None
    assert state.view(1)["players"][0]["peeked"] > 0
    do(state, "advance", by="boost", track="tech", seat=1)


def test_r56_peek_needs_a_card() -> None:
    state = revealed(53)
    state.deck = ()
    state.legal_cache = [None, None]
    assert not can(state, "peek")


def test_r55_event_48_acts_once_for_the_table() -> None:
    state = table(events="7-7-6")
    sizes = [len(stack) for stack in state.civ]
    state = revealed(48, state)
    assert [len(stack) for stack in state.civ] == [size - 1 for size in sizes]


def solo(card: int) -> PlanetUnknown:
    state = start(1)
    do(state, "drop", personal=board(state).dealt[0])
    return revealed(card, state)


def test_r55_event_2_adds_a_card_to_each_stack() -> None:
    assert [len(stack) for stack in solo(2).civ] == [3, 3, 3, 3]


def test_r57_event_1_brings_a_rover_for_the_next_tile() -> None:
    state = solo(1)
    assert board(state).extra_rover == 1
    EndOfRound().resolve(state)
    assert board(state).reserve == 3


def test_r57_event_3_draws_an_objective() -> None:
    assert len(board(solo(3)).objectives) == 4


def test_r57_event_15_turns_the_station() -> None:
    state = solo(15)
    assert waiting(state) == "TurnStation"
    before = state.rotation
    do(state, "rotate", turns=1)
    assert state.rotation == (before + 5) % 6


def test_r57_event_46_gives_up_an_objective() -> None:
    state = solo(46)
    do(state, "drop", personal=board(state).objectives[0])
    assert len(board(state).objectives) == 2


def test_r57_event_52_removes_a_shape() -> None:
    state = solo(52)
    assert waiting(state) == "RemoveShape"
    at = state.stack_before(0, 0)
    do(state, "remove_shape", ring="outer")
    assert state.stacks[at] == ()


def test_r57_event_52_is_ignored_where_no_shape_qualifies() -> None:
    state = start(1)
    do(state, "drop", personal=board(state).dealt[0])
    state.stacks[state.stack_before(0, 1)] = ()
    state = revealed(52, state)
    assert waiting(state) != "RemoveShape"


@pytest.mark.parametrize("card", [40, 44])
def test_r62_one_resource_only_drops_the_other_resource(card: int) -> None:
    state = table(corporation="oasis")
    shapes(state, "I4", "I2")
    tiles(state, outer="energy/water")
    assert EVENT_EFFECT[card]["rule"] == "one_resource_only"
    state.rules = ONE_RESOURCE
    unlock(state, 4)
    do(state, "place", ring="outer", turn=2, mirror=0, row=6, column="A")
    assert len(gains(state)) == 3
    do(state, "advance", by="resource", track="water")
    assert Gain(STEPS, 1, WATER | BY_TILE) in state.lanes[0][-1].gains  # type: ignore[attr-defined]
    assert {one["by"] for one in offered(state, "advance")} == {"resource"}


@pytest.mark.parametrize("card", range(1, EVENTS_IN_THE_BOX + 1))
def test_every_event_can_be_played_on_from(card: int) -> None:
    if EVENT_SOLO[card]:
        state = solo(card)
    else:
        state = revealed(card, start(3, events="7-7-6"), seats=3)
    assert state.used_events[-1] == card
    for _ in range(40):
        seat = state.current_player()
        state.apply_action(state.legal_actions(seat)[-1], seat)


def test_r53_what_an_event_merely_allows_may_be_left_undone() -> None:
    state = table(events="7-7-6")
    trackers(state, tech=5)
    lay(state, "civ", "F1 F2")
    pending(state, Gain(PATCH_GAIN), step=EVENT_FIRST)
    assert "end_turn" not in blocks(state)
    ground = list(PLANETS[board(state).planet].squares)
    board(state).cover(ground, [CIV + 1] * len(ground))
    pending(state, Gain(PATCH_GAIN), step=EVENT_FIRST)
    assert blocks(state) == {"store_patch", "end_turn"}
    stored = state.clone()
    do(stored, "store_patch")
    assert stored.boards[0].stored == 1
    do(state, "end_turn")
    assert board(state).stored == 0
    assert 0 not in state.to_act()
