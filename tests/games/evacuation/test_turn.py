"""The Action phase: rules, sections 7 and 8."""

from __future__ import annotations

import pytest

from landfall.games.evacuation.table.components import ACTION_IDS
from landfall.games.evacuation.table.effects import BIOME_IDS
from landfall.games.evacuation.table.new_world import ALL_AREAS, BIOME_SETS
from landfall.games.evacuation.table.state import Evacuation
from landfall.texts import LANGUAGES
from landfall.texts.say import say
from tests.games.evacuation.positions import (
    NEW,
    OLD,
    asked,
    can,
    develop,
    hold,
    lay_row,
    markers,
    offers,
    pieces_ready,
    play,
    production,
    refused,
    row,
    ships,
    stadiums,
    stock,
    stocks,
    turn,
)


@pytest.mark.parametrize(("taken", "cost"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (9, 3)])
def test_actions_cost_more_energy_the_more_are_taken(taken: int, cost: int) -> None:
    state = turn()
    state.actions_taken[0] = taken
    stock(state, 0, old=(0, 0, cost))
    assert can(state, "act", action="A1")
    play(state, "act", action="A1")
    assert stocks(state)[OLD] == (0, 0, 0)
    if cost:
        state = turn()
        state.actions_taken[0] = taken
        stock(state, 0, old=(0, 0, cost - 1))
        assert refused(state, "act", action="A1").code == "no-energy-for-action"


def test_a_fourth_use_of_a_group_costs_a_surcharge() -> None:
    state = turn()
    state.uses[0] = 3
    assert not can(state, "act", action="A1")
    assert can(state, "act", action="A9")
    stock(state, 0, old=(0, 0, 1))
    play(state, "act", action="A2")
    assert stocks(state)[OLD] == (0, 0, 0)


def test_r_4_energy_gained_by_the_action_cannot_pay_for_it() -> None:
    state = turn()
    state.actions_taken[0] = 2
    stock(state, 0, old=(5, 5, 0), new=(0, 0, 5))
    assert offers(state, "act") == []
    assert offers(state) == ["pass"]


def test_r_5_a_board_action_that_would_do_nothing_is_not_offered() -> None:
    state = turn()
    assert offers(state, "act") == ["A1", "A2", "A8", "A9", "A10"]
    for action in ("A3", "A4", "A5", "A6", "A7"):
        assert refused(state, "act", action=action).code == "nothing-to-do"


def why_not(state: Evacuation, action: str) -> str:
    refusal = refused(state, "act", action=action)
    assert refusal.code == "nothing-to-do"
    return str(refusal.facts["why"])


def test_r_5_an_action_that_would_do_nothing_says_what_is_missing() -> None:
    state = turn()
    assert [why_not(state, action) for action in ("A3", "A4", "A5", "A6", "A7")] == [
        "nobody-waits",
        "no-units-left",
        "no-units-left",
        "no-unit-for-factory",
        "no-food-to-clone",
    ]
    state.unused[0:3] = [0, 0, 0]
    state.rows[0:6] = [-1] * 6
    assert [why_not(state, action) for action in ("A4", "A5", "A6")] == ["row-empty", "row-empty", "no-factory-left"]


def test_settling_says_which_condition_leaves_no_area() -> None:
    state = turn()
    pieces_ready(state, 0, population=2)
    assert why_not(state, "A3") == "too-little-steel"
    stock(state, 0, new=(0, 9, 0))
    assert can(state, "act", action="A3")
    state.occupied = ALL_AREAS & ~BIOME_SETS[BIOME_IDS.index("ocean")]
    state.legal_cache[0] = None
    assert why_not(state, "A3") == "biomes-locked"
    state.occupied = ALL_AREAS
    assert why_not(state, "A3") == "too-few-wait"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_missing_is_said_in_every_language(lang: str) -> None:
    state = turn()
    refusal = refused(state, "act", action="A3")
    words = say(refusal, lang)
    assert "nobody-waits" not in words
    assert {"en": "New World", "pl": "Nowym Świecie", "fr": "Nouveau Monde"}[lang] in words


def test_r_5_energy_that_pays_for_the_action_does_not_play_a_card_too() -> None:
    state = turn()
    state.actions_taken[0] = 2
    markers(state, 0, 7, 7)
    state.rows[6:9] = [-1, -1, -1]
    state.decks[2] = ()
    hold(state, 0, "I-16")  # costs one energy of the New World
    stock(state, 0, new=(0, 0, 1))
    assert not can(state, "act", action="A8")
    stock(state, 0, new=(0, 0, 2))
    state.legal_cache[0] = None
    assert can(state, "act", action="A8")
    markers(state, 0, 0, 0)  # the Old World pays for the action
    stock(state, 0, old=(0, 0, 1), new=(0, 0, 1))
    assert can(state, "act", action="A8")


def test_r_5_a_paid_refresh_followed_by_taking_nothing_is_a_legal_action() -> None:
    state = turn()
    stock(state, 0, old=(1, 0, 0))
    play(state, "act", action="A4")
    assert offers(state) == ["refresh"]
    play(state, "refresh", world="old", kind="food")
    play(state, "put_under", slot=1)
    play(state, "done")
    assert offers(state) == ["decline"]
    play(state, "decline")
    assert state.current_player() == 1
    assert state.power[0] == 2


def test_r_5_the_plain_infrastructure_action_makes_at_least_one_move() -> None:
    state = turn()
    play(state, "act", action="A8")
    assert offers(state) == ["take_card"]
    assert refused(state, "done").code == "not-empty"
    play(state, "take_card", slot=1)
    assert can(state, "done")
    play(state, "done")
    assert state.current_player() == 1


def test_r_5_a_refresh_without_taking_is_enough_for_the_infrastructure_action() -> None:
    state = turn()
    stock(state, 0, old=(1, 0, 0))
    play(state, "act", action="A8")
    play(state, "refresh", world="old", kind="food")
    play(state, "put_under", slot=1)
    play(state, "done")
    play(state, "decline")
    assert can(state, "done")


def test_r_5_the_unit_gained_by_a2_is_enough() -> None:
    state = turn()
    play(state, "act", action="A2")
    play(state, "gain", world="old", kind="food")
    assert can(state, "done")


def test_r_5_the_mix_of_energy_leaves_what_the_infrastructure_action_needs() -> None:
    state = turn()
    state.actions_taken[0] = 2
    markers(state, 0, 7, 6)
    state.rows[6:9] = [-1, -1, -1]
    state.decks[2] = ()
    hold(state, 0, "I-16")  # costs one energy of the New World
    stock(state, 0, old=(0, 0, 1), new=(0, 0, 1))
    play(state, "act", action="A8")
    assert stocks(state)[NEW] == (0, 0, 1)
    assert offers(state) == ["play_infrastructure"]


@pytest.mark.parametrize(
    ("leading", "trailing", "pays"), [(0, 0, "old"), (6, 6, "old"), (7, 6, "both"), (7, 7, "new"), (11, 7, "new")]
)
def test_the_markers_past_passage_two_say_which_world_pays(leading: int, trailing: int, pays: str) -> None:
    state = turn()
    state.actions_taken[0] = 4
    markers(state, 0, leading, trailing)
    for old, new in ((2, 0), (0, 2), (1, 1)):
        stock(state, 0, old=(0, 0, old), new=(0, 0, new))
        allowed = {"old": old == 2, "new": new == 2, "both": True}[pays]
        assert can(state, "act", action="A1") == allowed


def test_with_one_marker_past_passage_two_the_player_chooses_the_mix() -> None:
    state = turn()
    state.actions_taken[0] = 4
    markers(state, 0, 7, 6)
    stock(state, 0, old=(0, 0, 2), new=(0, 0, 1))
    play(state, "act", action="A1")
    assert offers(state, "pay_energy") == [1, 2]
    play(state, "pay_energy", from_old=1)
    assert stocks(state) == ((0, 0, 1), (0, 0, 0))


def test_r_21_the_surcharge_is_paid_by_the_same_world() -> None:
    state = turn()
    state.uses[0] = 3
    markers(state, 0, 7, 7)
    stock(state, 0, old=(0, 0, 5))
    assert not can(state, "act", action="A1")
    stock(state, 0, new=(0, 0, 1))
    play(state, "act", action="A1")
    assert stocks(state)[NEW] == (0, 0, 0)


def test_r_22_a_free_third_action_still_pays_the_surcharge() -> None:
    state = turn()
    state.actions_taken[0] = 2
    develop(state, 0, "T1-1a")
    assert can(state, "act", action="A1")
    state.uses[0] = 3
    state.legal_cache[0] = None
    assert not can(state, "act", action="A1")
    stock(state, 0, old=(0, 0, 1))
    assert can(state, "act", action="A1")


def test_passing_is_final_and_the_last_player_goes_on_alone() -> None:
    state = turn()
    state.columns[3:6] = [1, 1, 1]
    play(state, "pass")
    for _ in range(2):
        assert state.current_player() == 1
        play(state, "act", action="A10")
        play(state, "invent", column=1 + state.columns[3] - 1)
    assert state.current_player() == 1
    play(state, "pass")
    assert state.phase > 1


def test_whoever_cannot_pay_for_any_action_can_only_pass() -> None:
    state = turn()
    state.actions_taken[0] = 6
    assert offers(state) == ["pass"]


# -- the ten actions --------------------------------------------------------------------------------------------------


def test_a1_gains_a_resource_and_makes_an_invent_step() -> None:
    state = play(turn(), "act", action="A1")
    play(state, "gain", world="new", kind="steel")
    assert stocks(state) == ((0, 0, 0), (0, 1, 0))
    play(state, "invent", column=2)
    assert state.columns[:3] == [0, 1, 0]
    assert state.power[0] == 1


def test_a2_gains_a_resource_that_can_pay_for_the_card_played_with_it() -> None:
    state = turn()
    hold(state, 0, "I-02")
    play(state, "act", action="A2")
    play(state, "gain", world="new", kind="food")
    play(state, "play_infrastructure", infrastructure="I-02")
    assert state.played[0]
    assert stocks(state)[NEW] == (0, 0, 0)


def test_a3_settles_an_area() -> None:
    state = turn()
    pieces_ready(state, 0, population=2)
    stock(state, 0, new=(0, 2, 0))
    play(state, "act", action="A3")
    play(state, "settle", area="N01")
    assert production(state) == [1, 0, 1]
    assert state.power[0] == 2


@pytest.mark.parametrize("world", [OLD, NEW])
def test_a4_builds_a_spaceship_in_the_world_that_pays(world: int) -> None:
    state = turn()
    lay_row(state, 0, "S01", "S05", "S20")
    stock(state, 0, **{("old", "new")[world]: (0, 2, 0)})
    play(state, "act", action="A4")
    assert offers(state, "build") == [{"slot": 1, "world": ("old", "new")[world]}]
    play(state, "build", slot=1, world=("old", "new")[world])
    assert ships(state, 0, world) == ["S01"]
    assert row(state, 0)[:2] == ["S05", "S20"]
    assert row(state, 0)[2] is not None
    assert stocks(state) == ((0, 0, 0), (0, 0, 0))


def test_a5_builds_a_stadium() -> None:
    state = turn()
    lay_row(state, 1, "ST05", "ST08", "ST20")
    stock(state, 0, new=(1, 1, 0))
    play(state, "act", action="A5")
    play(state, "build", slot=1, world="new")
    assert stadiums(state, 0, NEW) == ["ST05"]


def test_a6_prepares_a_factory_for_a_unit_of_its_own_kind() -> None:
    state = turn()
    stock(state, 0, old=(0, 1, 0))
    play(state, "act", action="A6")
    assert offers(state) == ["factory"]
    play(state, "factory", world="old", kind="steel")
    assert state.prepared[:6] == [0, 1, 0, 0, 0, 0]
    assert state.unused[:3] == [4, 3, 4]


def test_a7_clones_two_population_for_a_food_of_the_new_world() -> None:
    state = turn()
    stock(state, 0, old=(5, 0, 0))
    assert not can(state, "act", action="A7")
    stock(state, 0, new=(1, 0, 0))
    play(state, "act", action="A7")
    assert state.population[0] == 2
    assert stocks(state)[NEW] == (0, 0, 0)


def test_a8_makes_two_infrastructure_moves() -> None:
    state = play(turn(), "act", action="A8")
    play(state, "take_card", slot=1)
    play(state, "take_card", slot=1)
    assert state.hand_infrastructure[0].bit_count() == 2
    assert state.current_player() == 1


def test_a9_gains_a_resource_and_exchanges_up_to_three() -> None:
    state = play(turn(), "act", action="A9")
    play(state, "gain", world="old", kind="food")
    play(state, "exchange", exchange="old:food:energy")
    play(state, "done")
    assert stocks(state)[OLD] == (0, 0, 1)
    assert state.power[0] == 3


def test_a10_makes_an_invent_step_with_power_four() -> None:
    state = play(turn(), "act", action="A10")
    assert asked(state) == "Invent"
    play(state, "invent", column=3)
    assert state.power[0] == 4


def test_an_exchange_stays_in_its_world() -> None:
    state = turn()
    stock(state, 0, old=(2, 0, 0), new=(0, 1, 0))
    play(state, "act", action="A9")
    play(state, "gain", world="old", kind="food")
    play(state, "exchange", exchange="old:food:steel")
    play(state, "exchange", exchange="new:steel:food")
    assert stocks(state) == ((2, 1, 0), (1, 0, 0))


def test_gains_of_several_units_are_offered_in_one_order() -> None:
    state = turn(actions="advanced")
    from tests.games.evacuation.positions import card

    card(state, 1)
    play(state, "gain", world="old", kind="energy")
    assert offers(state, "gain")[0] == {"world": "old", "kind": "energy"}
    assert refused(state, "gain", world="old", kind="food").code == "in-order"


def test_every_action_has_its_group_as_power() -> None:
    from landfall.games.evacuation.table.components import ACTION_GROUP, ACTION_POWER

    assert [group + 1 for group in ACTION_GROUP] == list(ACTION_POWER)
    assert len(ACTION_IDS) == 10
