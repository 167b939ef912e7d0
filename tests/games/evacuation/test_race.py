"""Race mode: rules, section 19."""

from __future__ import annotations

import pytest

from landfall.games.evacuation.rules.ending.game_end import EndOfGame
from landfall.games.evacuation.rules.ending.race import race_result, steps_up
from landfall.games.evacuation.table.state import Evacuation
from landfall.games.evacuation.table.terms import IN_ACTIONS, RUNNING
from tests.games.evacuation.positions import (
    ask,
    asked,
    bonuses,
    do,
    markers,
    offers,
    own_stadium,
    pieces_ready,
    play,
    progress,
    settled,
    stock,
    turn,
)

STADIUMS = (("ST05", "ST06", "ST07"), ("ST08", "ST09", "ST10"), ("ST13", "ST14", "ST15"))


def race(seats: int = 2) -> Evacuation:
    return turn(seats, mode="race")


def ready(state: Evacuation, seat: int, *levels: int, stadiums: bool = True) -> None:
    """These production levels, everything evacuated, and three stadiums in the New World if wanted."""
    state.production[3 * seat : 3 * seat + 3] = list(levels)
    state.areas_up[seat] = 0
    if stadiums:
        for name in STADIUMS[seat]:
            own_stadium(state, seat, name)


def end(state: Evacuation) -> Evacuation:
    return ask(state, EndOfGame())


def test_eight_of_everything_and_three_stadiums_trigger_the_end() -> None:
    state = race()
    ready(state, 0, 8, 8, 7)
    do(state, op="raise_production", kind="energy", amount=1)
    assert state.ending == IN_ACTIONS
    assert state.trigger == 0


def test_without_three_stadiums_nothing_is_triggered() -> None:
    state = race()
    ready(state, 0, 8, 8, 7, stadiums=False)
    do(state, op="raise_production", kind="energy", amount=1)
    assert state.ending == RUNNING


def test_a_trigger_in_the_action_phase_leaves_one_turn_to_those_after() -> None:
    state = race(3)
    ready(state, 1, 9, 8, 7)
    for seat in (0, 2):
        ready(state, seat, 1, 2, 3, stadiums=False)
    play(state, "act", action="A1")
    play(state, "gain", world="old", kind="food")
    play(state, "invent", column=1)
    while state.current_player() == 0:
        play(state, "decline" if "decline" in offers(state) else "done")
    pieces_ready(state, 1, energy=1)
    play(state, "act", action="A3")
    play(state, "settle", area="N02")
    assert state.ending == IN_ACTIONS
    assert state.current_player() == 2
    play(state, "pass")
    assert state.is_terminal()


def test_r_35_the_rest_of_the_action_is_still_resolved() -> None:
    state = race()
    ready(state, 0, 8, 8, 7)
    settled(state, 0, "N02")
    state.played[0] = 1 << 5  # three tundra areas
    settled(state, 0, "N01")
    pieces_ready(state, 0, energy=1)
    play(state, "act", action="A3")
    play(state, "settle", area="N34")
    assert state.ending == IN_ACTIONS
    assert state.production[:3] == [10, 8, 8]


def test_r_36_a_second_player_meeting_the_conditions_changes_nothing() -> None:
    state = race()
    ready(state, 0, 8, 8, 8)
    ready(state, 1, 8, 8, 7)
    state.ending, state.trigger = IN_ACTIONS, 0
    do(state, 1, op="raise_production", kind="energy", amount=1)
    assert state.trigger == 0


def test_r_37_production_raised_in_the_last_bonus_phase_counts() -> None:
    state = race()
    state.year = 4
    ready(state, 0, 8, 8, 7)
    ready(state, 1, 1, 2, 3, stadiums=False)
    state.year_cards = (1, 2, 3, 7)  # Y08, low 7: settle one passage further
    pieces_ready(state, 0, energy=1)
    bonuses(state, 7, 0)
    play(state, "settle", area="N02")
    play(state, "raise", kind="food")
    assert state.is_terminal()
    assert sum(state.final[:3]) == 8 + 8 + 8 + 1  # most faces of two: one step up
    assert state.winners() == (0,)


def test_a_trigger_in_another_phase_ends_the_game_after_that_phase() -> None:
    state = race()
    ready(state, 0, 7, 8, 9)
    ready(state, 1, 1, 2, 3, stadiums=False)
    markers(state, 0, 7, 6)
    state.tiles_up[0], state.tiles_down[0] = 0, 2
    progress(state, 1, 0)
    play(state, "split", leading=0)
    while not state.is_terminal():
        play(state, "land", **offers(state, "land")[0])
    assert state.winners() == (0,)


def test_r_13_the_lowest_marker_takes_all_penalties_and_of_several_the_player_picks_one() -> None:
    state = race()
    state.production[:3] = [5, 3, 3]
    state.penalties[0] = 1
    end(state)
    assert offers(state, "lower") == ["steel", "energy"]
    play(state, "lower", kind="steel")
    assert state.final[:3] == (5, 3 - 1 - 9 - 3, 3)


def bonus_position(*levels: int, most: int = 2) -> Evacuation:
    state = race(3 if most == 2 else 2)
    for seat in range(state.seats):
        ready(state, seat, 9, 9, 9)
    ready(state, 0, *levels, stadiums=False)
    for name in ("ST18", "ST19", "ST20"):
        own_stadium(state, 0, name)
    return end(state)


def test_r_14_two_equal_lowest_markers_move_up_one_each() -> None:
    assert bonus_position(4, 4, 6).final[:3] == (5, 5, 6)


def test_r_14_of_three_equal_markers_two_are_chosen() -> None:
    state = bonus_position(4, 4, 4)
    assert offers(state, "raise") == ["food", "steel"]
    play(state, "raise", kind="steel")
    assert state.final[:3] == (4, 5, 5)
    state = bonus_position(4, 4, 4)
    play(state, "raise", kind="food")
    play(state, "raise", kind="energy")
    assert state.final[:3] == (5, 4, 5)


def test_r_14_with_one_step_and_a_tie_one_of_them_moves() -> None:
    state = bonus_position(4, 4, 6, most=1)
    play(state, "raise", kind="steel")
    assert state.final[:3] == (4, 5, 6)


def test_a_single_lowest_marker_takes_both_steps() -> None:
    assert bonus_position(4, 5, 6).final[:3] == (6, 5, 6)


def test_r_15_faces_need_no_three_stadiums_but_no_faces_no_bonus() -> None:
    state = race(3)
    assert [steps_up(state, seat) for seat in range(3)] == [0, 0, 0]
    own_stadium(state, 0, "ST05")
    own_stadium(state, 1, "ST06", 0)  # in the Old World
    assert [steps_up(state, seat) for seat in range(3)] == [2, 0, 0]


@pytest.mark.parametrize(
    ("faces", "steps"), [((3, 2, 1), [2, 1, 0]), ((3, 3, 1), [2, 2, 0]), ((3, 2, 2), [2, 1, 1]), ((3, 0, 0), [2, 0, 0])]
)
def test_ties_for_faces(faces: tuple[int, ...], steps: list[int]) -> None:
    state = race(3)
    names = {1: ["ST05", "ST06", "ST07"], 2: ["ST08", "ST09", "ST10"], 3: ["ST13", "ST14", "ST15"]}
    for seat, count in enumerate(faces):
        if count:
            own_stadium(state, seat, names[count].pop())
    assert [steps_up(state, seat) for seat in range(3)] == steps


def decided(state: Evacuation, *finals: tuple[int, int, int]) -> tuple[tuple[int, ...], str]:
    """Who wins with these markers, and by what."""
    state.agenda[:] = []
    state.final = tuple(level for final in finals for level in final)
    winners, decided_by = race_result(state)
    assert state.winners() == winners
    return winners, decided_by


def test_r_57_who_meets_the_conditions_after_the_adjustments_wins() -> None:
    state = race()
    ready(state, 0, 8, 8, 8)
    ready(state, 1, 7, 8, 8)
    state.trigger = 0
    assert decided(state, (7, 8, 8), (8, 8, 8)) == ((1,), "alone")
    assert decided(state, (8, 8, 8), (8, 8, 8)) == ((1,), "met_faces")


def test_r_16_the_chain_of_tie_breaks() -> None:
    state = race()
    ready(state, 0, 5, 6, 7, stadiums=False)
    ready(state, 1, 5, 6, 7, stadiums=False)
    own_stadium(state, 0, "ST20")  # without three stadiums faces are not compared
    assert decided(state, (5, 6, 7), (5, 6, 7)) == ((0, 1), "shared")
    assert decided(state, (5, 6, 7), (5, 7, 7)) == ((1,), "second")
    assert decided(state, (5, 6, 8), (5, 6, 7)) == ((0,), "third")
    assert decided(state, (4, 9, 9), (5, 6, 7)) == ((1,), "lowest")
    for name in STADIUMS[1]:
        own_stadium(state, 1, name)
    assert decided(state, (5, 9, 9), (5, 6, 7)) == ((1,), "stadiums")
    for name in STADIUMS[0]:
        own_stadium(state, 0, name)
    assert decided(state, (5, 6, 7), (5, 6, 7)) == ((0,), "faces")  # both have three: 8 faces against 6


def test_nobody_has_goals_or_points_in_a_race() -> None:
    state = race()
    stock(state, 0)
    assert asked(state) == "TakeTurn"
    assert set(state.scores()[0]) == {"production_food", "production_steel", "production_energy"}


def test_year_4_has_no_cleanup() -> None:
    state = race()
    state.year = 4
    state.penalties[:] = [1, 1]  # of three equal markers one goes down
    bonuses(state, 0, 0)
    assert asked(state) == "ChooseLower"
    assert state.view(0)["phase"] == "bonuses"
    again = state.game.state_from_dict(state.to_dict())
    assert again.digest() == state.digest()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert (state.view(0)["year"], state.view(0)["phase"]) == (4, "bonuses")
