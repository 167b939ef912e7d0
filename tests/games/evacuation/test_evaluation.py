"""The outlook that bots go by: it judges what a seat knows, games end as it promises, and plans stay in their year."""

from __future__ import annotations

from typing import cast

import pytest

from landfall.bots.greedy import Greedy
from landfall.bots.knowledge import Knowledge
from landfall.bots.planning import Plan
from landfall.flow import Rng
from landfall.flow.judgement import squeezed
from landfall.games.evacuation.judgement.evaluation import SPREAD, standing
from landfall.games.evacuation.judgement.outlook_cards import BONUS_WORTH, CARD_WORTH, FAR, areas_missing, bonus_worth
from landfall.games.evacuation.judgement.outlook_weights import WEIGHTS
from landfall.games.evacuation.rules.ending.race import adjusted
from landfall.games.evacuation.table.cards import BONUS_POWERS, HIGH, LOW, REQUIREMENTS
from landfall.games.evacuation.table.new_world import ALL_AREAS
from landfall.games.evacuation.table.state import Evacuation
from landfall.games.evacuation.table.terms import INCOME
from tests.games.evacuation.positions import GAME, asked, progress, stock, turn


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (2, {}), (4, {"actions": "advanced", "bonuses": "generous"})])
def test_what_a_seat_expects_does_not_depend_on_what_it_does_not_know(seats: int, options: dict[str, str]) -> None:
    state = GAME.new_initial_state(seats, options, "hidden").clone()
    rng = Rng("hidden")
    looked = 0
    while not state.is_terminal():
        seat = state.current_player()
        if looked % 9 == 0:
            now = standing(cast(Evacuation, state), seat)
            for draw in range(3):
                drawn = state.sample(seat, rng.child(f"{looked}/{draw}"))
                assert standing(cast(Evacuation, drawn), seat) == now
        state.play(rng.choice(state.legal_actions(seat)), seat)
        looked += 1


def test_alone_every_point_counts_at_the_end() -> None:
    state = GAME.new_initial_state(1, {}, 3).clone()
    rng = Rng(3)
    while not state.is_terminal():
        state.play(rng.choice(state.legal_actions(0)), 0)
    before = state.evaluation(0)
    assert before == squeezed(sum(state.scores()[0].values()) - 60, SPREAD)
    cast(Evacuation, state).penalties[0] += 1
    assert -1.0 < state.evaluation(0) < before


def test_in_a_plan_every_point_counts_at_the_end() -> None:
    state = GAME.new_initial_state(2, {}, 3).clone()
    rng = Rng(3)
    while cast(Evacuation, state).phase == INCOME:
        state.play(rng.choice(state.legal_actions(state.current_player())), state.current_player())
    alone = cast(Evacuation, state.planned(0))
    while not alone.is_terminal():
        seat = alone.current_player()
        alone.play(rng.choice(alone.legal_actions(seat)), seat)
    before = alone.evaluation(0)
    drafted = sum([WEIGHTS.goals[goal] for goal in alone.goals[0]])
    assert before == pytest.approx(squeezed(sum(alone.scores()[0].values()) + drafted - alone.rival, SPREAD))
    alone.penalties[0] += 1
    assert -1.0 < alone.evaluation(0) < before


def test_in_a_plan_a_race_is_not_won_by_passing() -> None:
    state = turn(2, mode="race")
    state.year = 4
    state.production[:] = [4, 4, 4, 1, 1, 1]  # seat 0 would win at once
    state.areas_up[:] = [0, 0]
    stock(state, 0, old=(3, 3, 9), new=(5, 5, 5))
    alone = cast(Evacuation, state.planned(0))
    best = Plan(alone, 0, 1).lines_from(alone, alone.legal_actions(0))[0]
    assert best.state.is_terminal()
    assert min(adjusted(cast(Evacuation, best.state), 0)) > 1, "the stadiums that are missing cost levels"
    assert best.first != GAME.actions.encode("pass")


def test_in_a_race_a_level_counts_the_same_in_every_year() -> None:
    for year in (1, 2, 3, 4):
        state = turn(2, mode="race")
        state.year = year
        before = standing(state, 0)
        state.production[:3] = [1, 1, 1]
        assert standing(state, 0) - before > 3.0


def test_of_the_powers_of_cards_the_bots_take_the_one_that_brings_most_steps() -> None:
    state = turn(2, actions="advanced")
    state.face_up[0] = (24, 8)  # 25: three, four or five
    progress(state, 0, 0)
    assert asked(state) == "ChoosePower"
    legal = state.legal_actions(0)
    alone = cast(Evacuation, state.planned(0))
    values: list[float] = []
    for action in legal:
        after = alone.clone()
        after.play(action, 0)
        values.append(after.evaluation(0))
    assert values == sorted(values)
    assert len(set(values)) == len(values)


def test_a_generous_high_bonus_needs_more_power_than_the_low_one() -> None:
    state = turn(2, actions="advanced", bonuses="generous")
    for card in range(len(BONUS_POWERS)):
        state.year_cards = (card, *state.year_cards[1:])
        low, high = BONUS_POWERS[card]
        for power, side in ((0, LOW), (low, LOW), (low + 1, HIGH), (high, HIGH)):
            state.power[0] = power
            assert bonus_worth(state, 0, 3, 0) == pytest.approx(WEIGHTS.bonus * BONUS_WORTH[card][side])


def test_the_better_cards_are_kept() -> None:
    state = GAME.new_initial_state(2, {"actions": "advanced", "bonuses": "generous", "goals": "first_game"}, 5).clone()
    dealt = sorted(cast(Evacuation, state).hand[0], key=lambda card: CARD_WORTH[card])
    play_game_until_kept(cast(Evacuation, state), Greedy("greedy", 1))
    assert sorted(cast(Evacuation, state).hand[0]) == sorted(dealt[-4:])


def play_game_until_kept(state: Evacuation, bot: Greedy) -> None:
    """Seat 0 throws cards away until four are left."""
    while len(state.hand[0]) > 4:
        state.play(bot.choose(Knowledge.of(state, 0, Rng(len(state.hand[0])))), 0)


def test_the_next_years_hunger_is_foreseen() -> None:
    state = turn()
    state.year = 2
    stock(state, 0, new=(2, 0, 0))
    fed = standing(state, 0)
    stock(state, 0, new=(0, 0, 0))
    hungry = standing(state, 0)
    assert fed - hungry > 2 * 3 * 0.9  # two tokens of three points


def test_how_far_a_requirement_is() -> None:
    for requirement in REQUIREMENTS:
        assert areas_missing(requirement, ALL_AREAS, 0, 30, 12) == 0
        assert 0 < areas_missing(requirement, 0, 0, 0, 0) <= FAR


# -- plans ------------------------------------------------------------------------------------------------------------


def test_a_plan_leaves_the_seat_to_itself() -> None:
    state = turn(3)
    alone = state.planned(0)
    assert isinstance(alone, Evacuation)
    assert alone.passed == 0b110
    assert state.passed == 0
    assert alone.evaluation(0) == pytest.approx(state.evaluation(0))


def test_goals_are_drafted_without_a_plan() -> None:
    state = GAME.new_initial_state(2, {}, 1)
    assert cast(Evacuation, state).phase == INCOME
    assert state.planned(0) is None


def test_a_move_is_judged_when_nothing_is_half_done() -> None:
    state = turn(1)
    stock(state, 0, old=(2, 7, 7))
    assert state.is_between_moves(0)
    action = GAME.actions.encode("act", action="A4")
    state.apply_action(action, 0)
    assert not state.is_between_moves(0)


def test_a_plan_goes_to_the_end_of_the_year_and_wider_is_no_worse() -> None:
    state = turn(1)
    stock(state, 0, old=(2, 7, 7))
    best = []
    for width in (1, 3):
        alone = state.planned(0)
        assert alone is not None
        lines = Plan(alone, 0, width).lines_from(alone, alone.legal_actions(0))
        assert {line.state.stage() for line in lines} == {2}
        assert lines[0].first in state.legal_actions(0)
        best.append(lines[0].value)
    assert best[1] >= best[0] - 0.02
