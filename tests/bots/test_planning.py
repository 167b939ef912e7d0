"""Plans: a seat's own moves followed to the end of the stage, from what it knows alone."""

from __future__ import annotations

import pytest

from landfall.bots import Greedy, Search
from landfall.bots.planning import Begun, Line, Plan, best_of
from landfall.games.evacuation.table.state import Evacuation
from tests.bots.positions import known, marked
from tests.games.evacuation.positions import stock, turn


def late_turn(seats: int = 1) -> Evacuation:
    """A position with few moves to the end of the year."""
    state = turn(seats)
    stock(state, 0, old=(0, 2, 2), new=(0, 1, 0))
    return state


def test_a_game_is_searched_unless_it_says_that_it_is_planned() -> None:
    assert marked(".........").planned(0) is None
    assert marked(".........").stage() == 0
    assert not marked(".........").is_between_moves(0)
    assert marked(".........").is_between_moves(1)


def test_of_lines_worth_the_same_one_is_kept() -> None:
    state = marked(".........")
    lines = [Line(state, first, value) for first, value in ((1, 0.5), (2, 0.7), (3, 0.5), (4, 0.1))]
    assert [line.first for line in best_of(lines, 3)] == [2, 1, 4]
    assert [line.first for line in best_of(lines, 1)] == [2]


@pytest.mark.parametrize("simulations", [20, 100, 200])
def test_the_same_seed_gives_the_same_plan(simulations: int) -> None:
    knowledge = known(late_turn(2), 0)
    first, second = (Search("search", "same", simulations=simulations) for _ in range(2))
    assert first.choose(knowledge) == second.choose(knowledge)
    assert [one.to_dict() for one in first.found] == [one.to_dict() for one in second.found]
    assert first.simulations_made == sum([one.visits for one in first.found]) > 0
    assert first.decisions_made >= first.simulations_made


def test_what_a_plan_found_is_worth_something_to_every_seat() -> None:
    knowledge = known(late_turn(2), 0)
    bot = Search("search", 1, simulations=100)
    chosen = bot.choose(knowledge)
    assert chosen in knowledge.legal_actions()
    assert chosen in [one.action for one in bot.found]
    for one in bot.found:
        assert len(one.values) == 2
        assert all(-1.0 <= value <= 1.0 for value in one.values)


def test_lines_end_where_they_are_when_the_time_is_up() -> None:
    state = late_turn().planned(0)
    assert state is not None
    legal = state.legal_actions(0)
    plan = Plan(state, 0, 4, until=0.0)
    lines = plan.lines_from(state, legal)
    assert plan.late
    assert lines
    assert {line.first for line in lines} <= set(legal)
    assert plan.judged == len(legal)


def test_with_time_enough_a_plan_is_as_wide_as_its_level_says() -> None:
    knowledge = known(late_turn(), 0)
    counted, timed = Search("search", 1, simulations=100), Search("search", 1, simulations=100, ms=60_000.0)
    assert counted.choose(knowledge) == timed.choose(knowledge)
    assert [one.to_dict() for one in counted.found] == [one.to_dict() for one in timed.found]


def test_a_plan_keeps_to_its_time_after_the_first() -> None:
    bot = Search("search", 1, ms=1.0)
    assert bot.choose(known(late_turn(), 0)) in late_turn().legal_actions(0)
    assert bot.simulations_made > 0


def test_a_plan_does_not_depend_on_the_order_of_the_decks() -> None:
    state = late_turn()
    other = state.clone()
    other.decks = [tuple(reversed(deck)) for deck in other.decks]
    for bot in (Search("search", 5, simulations=100), Greedy("greedy", 5)):
        again = type(bot)(bot.name, 5, simulations=100) if isinstance(bot, Search) else Greedy("greedy", 5)
        assert bot.choose(known(state, 0)) == again.choose(known(other, 0))


def test_greedy_ends_a_move_before_it_judges_it() -> None:
    """Paying for an action is a loss until the action is done: judged half done, passing would seem best."""
    state = turn(1)
    stock(state, 0, old=(2, 7, 7))
    chosen = Greedy("greedy", 1).choose(known(state, 0))
    assert state.game.actions.decode(chosen)[0] == "act"


def test_the_others_end_their_choices_so_that_a_plan_comes_to_the_end_of_the_year() -> None:
    state = late_turn(3)
    for seat in range(3):
        state.ships[2 * seat] = (seat,)
    stock(state, 1, old=(0, 0, 4))  # could fly
    stock(state, 2, old=(0, 0, 4))
    alone = state.planned(0)
    assert alone is not None
    lines = Plan(alone, 0, 2).lines_from(alone, alone.legal_actions(0))
    assert {line.state.stage() for line in lines} == {2}


def ship_to_build() -> Evacuation:
    """A turn on which building a ship asks more than one thing."""
    state = turn(1)
    stock(state, 0, old=(3, 7, 7))
    return state


def test_a_begun_move_is_carried_out_as_planned() -> None:
    state = ship_to_build().clone()
    bot = Search("search", 1, simulations=100)
    state.apply_action(bot.choose(known(state, 0)), 0)
    assert not state.is_between_moves(0)
    planned = bot.begun.rest[:]
    assert planned
    played = []
    while not state.is_between_moves(0):
        played.append(bot.choose(known(state, 0, "another deal")))
        state.apply_action(played[-1], 0)
    assert played == planned
    assert bot.begun.rest == []


def test_a_begun_move_is_given_up_when_something_else_is_seen() -> None:
    state = ship_to_build()
    action = state.game.actions.encode("act", action="A4")
    rest = [5, 6]
    changed = state.clone()
    changed.apply_action(action, 0)
    knowledge = known(changed, 0)
    legal = knowledge.legal_actions()
    begun = Begun()
    begun.begin(state.clone(), 0, action, [legal[0], *rest])
    assert begun.next(knowledge, legal) == legal[0]
    begun.begin(state.clone(), 0, action, [legal[0], *rest])
    changed.stadiums[0] = ()
    assert begun.next(known(changed, 0), legal) == -1
    assert begun.next(knowledge, legal) == -1  # once and for all


def test_what_is_over_stays_among_the_lines_though_others_look_better() -> None:
    state = late_turn()
    alone = state.planned(0)
    assert alone is not None
    lines = Plan(alone, 0, 1).lines_from(alone, alone.legal_actions(0))
    assert state.game.actions.encode("pass") in [line.first for line in lines]


def test_lines_in_different_phases_do_not_push_each_other_out() -> None:
    state = turn(1)
    stock(state, 0, old=(2, 7, 7))
    alone = state.planned(0)
    assert alone is not None
    acting, flying = alone.clone(), alone.clone()
    assert isinstance(flying, Evacuation)
    flying.ships[0] = (0,)
    flying.play(state.game.actions.encode("pass"), 0)
    assert type(flying.waiting_for(0)).__name__ == "ChooseFlight"
    lines = [Line(acting, 1, 0.5), Line(acting, 2, 0.4), Line(flying, 3, 0.1), Line(flying, 4, 0.2)]
    assert [line.first for line in Plan(alone, 0, 1).best_of_each(lines)] == [1, 4]
