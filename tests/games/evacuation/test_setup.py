"""Setting up: rules, section 3; options; solo 21.1."""

from __future__ import annotations

import pytest

from landfall.flow import BadSetup
from landfall.games.evacuation.table.cards import (
    BONUS_FLAG,
    FIRST_GOALS,
    INFRASTRUCTURE_PART,
    TECHNOLOGY_LEVEL,
    TECHNOLOGY_SET,
)
from tests.games.evacuation.positions import GAME, asked, new, offers, play, stocks


@pytest.mark.parametrize(("pool", "ships", "stadiums"), [("full", 24, 24), ("core", 21, 17)])
def test_r_1_the_infrastructure_deck_keeps_nine_cards_a_part_in_either_pool(
    pool: str, ships: int, stadiums: int
) -> None:
    state = new(pool=pool)
    assert len(state.decks[0]) + 3 == ships
    assert len(state.decks[1]) + 3 == stadiums
    parts = [INFRASTRUCTURE_PART[card] for card in (*state.decks[2], *reversed(state.rows[6:9]))]
    assert parts == [1] * 9 + [0] * 9


def test_r_2_there_are_goals_in_points_mode_only() -> None:
    assert all(len(goals) == 3 for goals in new(mode="points").goals)
    race = GAME.new_initial_state(3, {"mode": "race"}, 1)
    assert race.goals == [(), (), ()]  # type: ignore[attr-defined]
    assert asked(race) == "TakeTurn"  # type: ignore[arg-type]


def test_the_first_year_begins_with_two_food_seven_steel_and_seven_energy() -> None:
    for seat in range(2):
        assert stocks(new(), seat) == ((2, 7, 7), (0, 0, 0))


def test_three_years_have_a_plain_bonus_card_and_the_last_a_flagged_one() -> None:
    for seed in range(20):
        assert [BONUS_FLAG[card] for card in new(seed=seed).year_cards] == [False, False, False, True]


def test_everybody_has_another_technology_set_with_each_level_in_its_row() -> None:
    state = new(4)
    sets = [{TECHNOLOGY_SET[tile] for tile in state.layout[9 * seat : 9 * seat + 9]} for seat in range(4)]
    assert sorted(one for kept in sets for one in kept) == [1, 2, 3, 4]
    assert [TECHNOLOGY_LEVEL[tile] for tile in state.layout] == [1, 2, 3] * 12


def test_goals_of_the_first_game_follow_the_technology_set() -> None:
    state = new(4)
    for seat in range(4):
        assert set(state.goals[seat]) == set(FIRST_GOALS[TECHNOLOGY_SET[state.layout[9 * seat]]])


def test_the_draft_passes_hands_to_the_left_and_ends_with_three_goals() -> None:
    state = new(3, goals="draft")
    hands = [offers(state, "keep_goal", seat) for seat in range(3)]
    assert [len(hand) for hand in hands] == [4, 4, 4]
    for seat in range(3):
        play(state, "keep_goal", goal=hands[seat][0], by=seat)
    for seat in range(3):
        assert offers(state, "keep_goal", seat) == hands[(seat - 1) % 3][1:]
    for _ in range(2):
        for seat in range(3):
            play(state, "keep_goal", goal=offers(state, "keep_goal", seat)[0], by=seat)
    for seat in range(3):
        four = offers(state, "discard_goal", seat)
        assert len(four) == 4
        assert hands[seat][0] in four
        play(state, "discard_goal", goal=four[0], by=seat)
    assert [len(goals) for goals in state.goals] == [3, 3, 3]
    assert asked(state) == "TakeTurn"


def test_in_the_solo_draft_a_card_leaves_the_other_pile_by_chance() -> None:
    state = new(1, goals="draft")
    for _ in range(3):
        play(state, "keep_goal", goal=offers(state, "keep_goal")[0])
    assert [len(picked) for picked in state.picked] == [4, 4]
    assert len({goal for picked in state.picked for goal in picked}) == 8
    play(state, "discard_goal", goal=offers(state, "discard_goal")[0])
    assert len(state.goals[0]) == 3


def test_r_51_alone_the_human_is_first_the_opponent_second() -> None:
    assert all(new(1, seed=seed).order == (0, 1, 2) for seed in range(10))


@pytest.mark.parametrize("wrong", [{"mode": "race"}, {"common_goals": True}, {"lines": "a"}])
def test_r_60_race_and_modules_are_not_offered_in_solo(wrong: dict[str, object]) -> None:
    with pytest.raises(BadSetup):
        GAME.new_initial_state(1, wrong, 1)
    assert len(new(1, actions="advanced").hand[0]) == 7
    assert len(new(1, goals="first_game").goals[0]) == 3


def test_advanced_actions_alone_mean_generous_bonuses() -> None:
    assert GAME.new_initial_state(2, {"actions": "advanced"}, 1).options["bonuses"] == "generous"
    assert GAME.new_initial_state(2, {}, 1).options["bonuses"] == "strict"
    assert GAME.new_initial_state(2, {"bonuses": "generous"}, 1).options["actions"] == "standard"
    with pytest.raises(BadSetup, match="advanced actions go with generous bonuses"):
        GAME.new_initial_state(2, {"actions": "advanced", "bonuses": "strict"}, 1)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"actions": "advanced", "bonuses": "strict"}),
        (2, {"mode": "race", "common_goals": True}),
        (2, {"mode": "race", "lines": "b"}),
        (3, {"third_party": True}),
    ],
)
def test_options_that_do_not_go_together_are_refused(seats: int, options: dict[str, object]) -> None:
    with pytest.raises(BadSetup):
        GAME.new_initial_state(seats, options, 1)
