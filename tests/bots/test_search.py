"""Search: it finds what is there to find, and does the same again for the same seed."""

from __future__ import annotations

import pytest

import landfall
from landfall.bots import Bot, RandomBot, Search, make_bot, play_game
from landfall.bots.search import has_evaluation
from landfall.flow import BadSetup, Rng
from landfall.games.registry import OURS
from tests.bots.positions import known, marked, tic_tac_toe


@pytest.mark.parametrize(
    ("cells", "cell"),
    [("xx.oo....", 2), ("x.oxo....", 6), ("o..xo.x.x", 7), ("xo.xo...x", 7)],
)
def test_an_immediate_win_is_taken(cells: str, cell: int) -> None:
    state = marked(cells)
    for seed in range(5):
        bot = Search("search", seed, simulations=200)
        assert bot.choose(known(state, state.current_player())) == cell


@pytest.mark.parametrize(("cells", "cell"), [("xx.o.....", 2), ("x...o...x", 0), ("oo.x..x..", 2)])
def test_an_immediate_loss_is_prevented(cells: str, cell: int) -> None:
    state = marked(cells)
    seat = state.current_player()
    for seed in range(5):
        action = Search("search", seed, simulations=400).choose(known(state, seat))
        if cells == "x...o...x":
            assert action in (1, 3, 5, 7)  # a corner would lose to the fork
        else:
            assert action == cell


def test_the_first_player_never_loses_tic_tac_toe_to_random() -> None:
    for seed in range(20):
        state = tic_tac_toe().new_initial_state(seed=seed).clone()
        bots: list[Bot] = [Search("search", seed, simulations=150), RandomBot("random", seed)]
        play_game(state, bots, Rng(seed))
        assert 0 in state.winners()


def test_the_same_seed_and_simulations_give_the_same_search() -> None:
    knowledge = known(marked("x...o...."), 0)
    first, second = (Search("search", "same", simulations=300) for _ in range(2))
    for _ in range(3):
        assert first.choose(knowledge) == second.choose(knowledge)
        assert [one.to_dict() for one in first.found] == [one.to_dict() for one in second.found]
        assert first.decisions_made == second.decisions_made
    other = Search("search", "another", simulations=300)
    other.choose(knowledge)
    assert [one.to_dict() for one in other.found] != [one.to_dict() for one in first.found]


def test_what_was_found_counts_every_simulation() -> None:
    knowledge = known(marked("........."), 0)
    bot = Search("search", 1, simulations=500)
    bot.choose(knowledge)
    assert bot.simulations_made == 500
    assert sum(one.visits for one in bot.found) == 500
    assert {one.action for one in bot.found} <= set(range(9))
    assert bot.decisions_made > 500
    for one in bot.found:
        assert len(one.values) == 2
        assert one.values[0] == pytest.approx(-one.values[1])  # the game is zero-sum


def test_an_only_action_needs_no_search() -> None:
    bot = Search("search", 1, simulations=500)
    assert bot.choose(known(marked("xoxxo.oxo"), 0)) == 5
    assert bot.simulations_made == 0


def test_a_budget_in_milliseconds_is_kept() -> None:
    bot = make_bot("search", 1, ms=20)
    bot.choose(known(marked("........."), 0))
    assert isinstance(bot, Search)
    assert 1 <= bot.simulations_made < 1_000_000


def test_a_narrow_width_grows_with_the_visits() -> None:
    narrow, wide = (Search("search", 1, simulations=200, width=width, widening=0.1) for width in (1.0, 20.0))
    for bot in (narrow, wide):
        bot.choose(known(marked("........."), 0))
        assert sum(one.visits for one in bot.found) == 200
    assert [one.to_dict() for one in narrow.found] != [one.to_dict() for one in wide.found]


def test_a_search_needs_a_budget() -> None:
    with pytest.raises(BadSetup, match="budget"):
        Search("search", 1)


@pytest.mark.parametrize("game", OURS)
def test_a_game_with_an_evaluation_is_judged_by_it(game: str) -> None:
    assert has_evaluation(landfall.load_game(game).new_initial_state(2, seed=1))


def test_a_game_without_an_evaluation_is_played_to_its_end() -> None:
    assert not has_evaluation(marked("........."))


def test_among_equals_the_search_does_not_take_the_first() -> None:
    chosen = {Search("search", seed, simulations=9).choose(known(marked("........."), 0)) for seed in range(12)}
    assert len(chosen) > 1
