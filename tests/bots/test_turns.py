"""Every bot ends its turns: it does not walk in circles, and a turn without end is ended for it."""

from __future__ import annotations

import pytest

from landfall.bots import Bot, Knowledge, Turns, choose_in, level_names, make_bot, play_game
from landfall.bots.turns import MOST, key_of
from landfall.flow import Rng, State
from tests.bots import carousel
from tests.bots.positions import known, marked
from tests.cases import Case, walk

ROUND = carousel.HORSES


def ride(counted: bool = False, exit: str = "everywhere", seats: int = 2) -> State:
    return carousel.game().new_initial_state(seats, {"counted": counted, "exit": exit}, 1)


class Stubborn(Bot):
    """Rides to the right whatever happens, and only where it cannot does something else."""

    def choose(self, knowledge: Knowledge) -> int:
        legal = knowledge.legal_actions()
        return carousel.RIGHT if carousel.RIGHT in legal else legal[0]


@pytest.mark.parametrize("level", level_names())
def test_a_bot_of_any_level_gets_off_when_it_has_been_everywhere(level: str) -> None:
    state = ride()
    turns = Turns(2)
    made = play_game(state, [make_bot(level, seat, simulations=10) for seat in range(2)], Rng(1), turns)
    assert state.is_terminal()
    assert turns.cut == 0
    if level != "random":
        assert max(made) <= ROUND + 2


def test_without_its_memory_a_greedy_bot_rides_for_ever() -> None:
    """What the memory is there for."""
    state = ride()
    bot = make_bot("greedy", 1)
    for _ in range(100):
        action = bot.choose(known(state, 0))
        assert action != carousel.GET_OFF
        state.apply_action(action, 0)


@pytest.mark.parametrize("bot", [make_bot("greedy", 1), Stubborn("stubborn", 1)], ids=["greedy", "stubborn"])
def test_the_way_out_is_found_where_it_lies_behind_what_is_known(bot: Bot) -> None:
    """One may get off at one horse only, which the bot has passed before anything was remembered."""
    state = ride(exit="at-0", seats=1)
    turns = Turns(1)
    made = play_game(state, [bot], Rng(1), turns)
    assert made[0] < 10 * ROUND
    assert turns.cut == 0


@pytest.mark.parametrize("exit", ["everywhere", "at-0"])
def test_a_turn_in_which_no_position_comes_again_is_ended_after_very_many_decisions(exit: str) -> None:
    state = ride(counted=True, exit=exit)
    turns = Turns(2)
    made = play_game(state, [Stubborn("stubborn", 1), Stubborn("other", 2)], Rng(1), turns)
    assert turns.cut == 2
    assert all(MOST < decisions < MOST + 300 for decisions in made)
    if exit == "everywhere":
        assert made == [MOST + 1, MOST + 1]


@pytest.mark.parametrize("exit", ["everywhere", "at-0"])
def test_no_position_of_a_turn_comes_a_second_time(exit: str) -> None:
    """From the first decision on. Every horse is seen once, then the bot gets off as soon as it may."""
    state = ride(exit=exit, seats=1)
    turns = Turns(1)
    bot = make_bot("greedy", 1)
    seen: set[str] = set()
    while not state.is_terminal():
        key = key_of(state, 0)
        assert key not in seen or (exit == "at-0" and len(seen) == ROUND), "only where every way leads back"
        seen.add(key)
        turn = turns.asked(state, 0)
        state.apply_action(choose_in(turn, bot, known(state, 0)), 0)


def test_a_new_turn_begins_when_somebody_else_has_acted() -> None:
    state = marked(".........")
    turns = Turns(2)
    assert turns.asked(state, 0).made == 1
    state.apply_action(0, 0)
    state.apply_action(1, 1)  # by a person: no bot was asked
    assert turns.asked(state, 0).made == 1


def test_where_all_act_at_once_the_others_do_not_end_a_turn() -> None:
    state = next(state for state in walk(Case("planet-unknown", 2, ()), 1) if len(state.to_act()) == 2)
    turns = Turns(2)
    turns.asked(state, 0)
    turns.asked(state, 1)
    assert turns.asked(state, 0).made == 2


def test_a_new_turn_begins_with_a_new_stage_of_the_game() -> None:
    class Day(carousel.Carousel):
        def stage(self) -> int:
            return self.rides

    state = Day(carousel.game(), 1, {"counted": True, "exit": "everywhere"}, b"", 0, 0, 0)
    turns = Turns(1)
    assert [turns.asked(state, 0).made for _ in range(3)] == [1, 2, 3]
    state.rides = 1
    assert turns.asked(state, 0).made == 1


def test_what_looks_the_same_to_a_seat_is_the_same_place() -> None:
    for state in walk(Case("star-race", 3, ()), 5):
        if not state.is_terminal():
            seat = state.current_player()
            assert key_of(state, seat) == key_of(state.sample(seat, Rng("another")), seat)


def test_a_bot_that_is_offered_less_chooses_among_that() -> None:
    for level in level_names():
        knowledge = known(marked("........."), 0).among([3, 7])
        assert knowledge.legal_actions() == [3, 7]
        assert make_bot(level, 1, simulations=10).choose(knowledge) in (3, 7)


def test_a_guarded_choice_is_the_bots_own_where_nothing_comes_again() -> None:
    state = marked("xx.oo....")
    turn = Turns(2).asked(state, 0)
    assert choose_in(turn, make_bot("greedy", 1), known(state, 0)) == 2
