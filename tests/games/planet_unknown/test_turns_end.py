"""Turns that the rules allow to last forever, and bots that end them all the same."""

from __future__ import annotations

import pytest

from landfall.bots import Knowledge, Turns, choose_in, make_bot
from landfall.flow import Rng
from landfall.games.planet_unknown.table.gains import BOOST_GAIN, Gain
from landfall.games.planet_unknown.table.state import PlanetUnknown
from landfall.games.planet_unknown.table.trackers import settle
from tests.games.planet_unknown.positions import board, collect_lifepods, lay, pending, squares, table, unlock

QUICK = 5  # simulations


def free_steps() -> PlanetUnknown:
    """Cosmos 4: steps onto energy cost nothing, and there is nothing left to collect."""
    state = table(corporation="cosmos")
    lay(state, "energy", "E5 F5 G5 E6 F6 G6")
    collect_lifepods(state, 6)
    board(state).rovers = (squares("F5")[0],)
    board(state).pool = 2
    unlock(state, 1, 4)
    pending(state)
    return state


def boost_after_boost() -> PlanetUnknown:
    """Makeshift 3: civ 8 and water 8 both give a boost, which shifts the tracker from the one to the other. The boost
    looks precious, since a tracker waits for the top of its track; but another one stands there."""
    state = table(corporation="makeshift")
    board(state).at[:] = [8, 63, 78, 79, 62]
    settle(board(state))
    collect_lifepods(state, 6)
    unlock(state, 3)
    pending(state, Gain(BOOST_GAIN))
    return state


def decisions_of(state: PlanetUnknown, level: str) -> int:
    """How many decisions a bot of this level makes to the end of its turn."""
    playing = state.clone()
    bot = make_bot(level, 1, simulations=QUICK)
    turns = Turns(playing.seats)
    lanes = playing.lanes
    made = 0
    while playing.lanes is lanes and playing.waiting_for(0) is not None:
        turn = turns.asked(playing, 0)
        playing.apply_action(choose_in(turn, bot, Knowledge.of(playing, 0, Rng(made))), 0)
        made += 1
        assert made < 60, f"{level} goes on and on"
    return made


@pytest.mark.parametrize("level", ["greedy", "easy", "search", "strong"])
def test_a_rover_with_free_steps_comes_to_rest(level: str) -> None:
    decisions_of(free_steps(), level)


def test_a_greedy_rover_sees_no_worth_in_movement_that_is_left() -> None:
    with_movement, without = free_steps(), free_steps()
    board(without).pool = 0
    assert with_movement.evaluation(0) == without.evaluation(0)


@pytest.mark.parametrize("level", ["greedy", "easy", "search", "strong"])
def test_a_boost_that_gives_the_next_boost_is_spent_in_the_end(level: str) -> None:
    decisions_of(boost_after_boost(), level)


def test_without_its_memory_a_greedy_bot_boosts_for_ever() -> None:
    """What the memory is there for: the position is the one that a greedy bot circles in."""
    state = boost_after_boost().clone()
    bot = make_bot("yardstick", 1)  # a greedy bot by the judgement of old
    for number in range(30):
        assert state.waiting_for(0) is not None
        state.apply_action(bot.choose(Knowledge.of(state, 0, Rng(number))), 0)
    assert state.waiting_for(0) is not None
