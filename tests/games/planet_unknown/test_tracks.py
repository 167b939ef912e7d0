"""The tracks: rulings 21, 22, 24 to 27, 34, 45, 63, 65 and 67."""

from __future__ import annotations

from landfall.games.planet_unknown.rules.effects.tracks import SHIFTS, STAYS, ChooseWay, Climb, regress
from landfall.games.planet_unknown.rules.ending.medals import medals_of
from landfall.games.planet_unknown.rules.phases.round import start_of_round
from landfall.games.planet_unknown.rules.phases.turn import Act
from landfall.games.planet_unknown.story.turns import NotGained
from landfall.games.planet_unknown.table.components import CORPORATION_IDS, ROWS_OF_A_TRACK
from landfall.games.planet_unknown.table.gains import (
    ALL_TO,
    BOOST_GAIN,
    CHOICE_GAIN,
    ENERGY_STEP,
    EVENT_ADVANCE,
    EVENT_REGRESS,
    PATCH_GAIN,
    REGRESS_OTHER,
    ROVER_GAIN,
    STEPS,
    Gain,
)
from landfall.games.planet_unknown.table.terms import (
    AFTER_TILE,
    BIOMASS,
    CIV,
    EVENT_FIRST,
    NO_MILESTONES,
    NO_SYNERGY,
    ROVER_TRACK,
    TECH_TRACK,
    WATER,
)
from landfall.games.planet_unknown.table.trackers import can_advance, depth, settle, stands_at_top
from landfall.texts import say
from tests.games.planet_unknown.positions import (
    GAME,
    action,
    asked,
    blocks,
    board,
    can,
    do,
    gains,
    lay,
    offered,
    pending,
    square,
    table,
    trackers,
    unlock,
    waiting,
)


def advance(corporation: str, track: str, at: int, **others: int) -> object:
    """Seat 0 makes one advance from this position, after its first tile."""
    state = table(corporation=corporation)
    lay(state, "civ", "F1")
    board(state).last = (square("F1"),)
    trackers(state, **{track: at}, **others)
    pending(state, Gain(STEPS, 1, ("civ", "water", "biomass", "rover", "tech").index(track)))
    do(state, "advance", by="resource", track=track)
    return state


def test_r21_medal_of_a_tracker_is_the_nearest_at_or_below() -> None:
    state = table()
    found = []
    for pos in range(16):
        board(state).at[CIV] = pos
        found.append(medals_of(board(state), CIV))
    assert found == [0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 5]
    state = table(corporation="jump_drive")
    found = []
    for pos in range(16):
        board(state).at[TECH_TRACK] = pos
        found.append(medals_of(board(state), TECH_TRACK))
    assert found == [0, 5, 5, 5, 5, 5, 3, 3, 2, 2, 2, 1, 1, 1, 1, 1]


def test_r22_rover_at_the_top_gives_the_top_movement_again() -> None:
    state = advance("universal", "rover", 15)
    assert board(state).pool == 4  # type: ignore[arg-type]
    state = advance("horizon", "rover", 15)
    assert board(state).pool == 5  # type: ignore[arg-type]


def test_benefits_of_the_spaces_are_gained() -> None:
    assert gains(advance("universal", "water", 2)) == [BOOST_GAIN]  # type: ignore[arg-type]
    assert gains(advance("universal", "biomass", 2)) == [PATCH_GAIN]  # type: ignore[arg-type]
    state = advance("universal", "rover", 5)
    assert gains(state) == [ROVER_GAIN]  # type: ignore[arg-type]
    assert board(state).pool == 2  # type: ignore[arg-type]
    assert board(advance("universal", "civ", 9)).owed == (3,)  # type: ignore[arg-type]


def test_r24_technologies_by_position_lock_again() -> None:
    state = table()
    trackers(state, tech=5)
    assert board(state).techs == 0b110
    regress(state, 0, TECH_TRACK, 1)
    assert board(state).techs == 0b10


def test_r25_no_milestones_withholds_technologies_until_the_next_round() -> None:
    state = table()
    state.rules = NO_MILESTONES
    trackers(state, tech=4, civ=2, biomass=2, rover=0)
    pending(state, Gain(STEPS, 1, 4), Gain(STEPS, 1, 0), Gain(STEPS, 1, 2), Gain(STEPS, 1, 3))
    for track in ("tech", "civ", "biomass", "rover"):
        do(state, "advance", by="resource", track=track)
    assert board(state).techs == 0b10
    assert gains(state) == []
    assert board(state).owed == ()
    start_of_round(state, 0)
    assert board(state).techs == 0b110


def test_r25_flux_keeps_the_old_technology_and_its_marker() -> None:
    state = table(corporation="flux")
    trackers(state, tech=4)
    assert board(state).techs == 0b10
    state.rules = NO_MILESTONES
    pending(state, Gain(STEPS, 1, 4))
    do(state, "advance", by="resource", track="tech")
    assert board(state).techs == 0b10
    assert gains(state) == []
    start_of_round(state, 0)
    assert board(state).techs == 0b100


def test_r25_wormhole_keeps_its_other_option() -> None:
    state = table(corporation="wormhole")
    state.rules = NO_MILESTONES
    pending(state, Gain(CHOICE_GAIN, 1))
    assert [found["benefit"] for found in offered(state, "benefit")] == ["advance"]


def test_r25_republic_does_not_regress_for_a_suppressed_milestone() -> None:
    state = table(corporation="republic")
    state.rules = NO_MILESTONES
    trackers(state, civ=1, water=3)
    pending(state, Gain(STEPS, 1, 0))
    do(state, "advance", by="resource", track="civ")
    assert gains(state) == []


def test_r26_regress_takes_the_largest_number_that_some_tracker_can() -> None:
    state = table()
    trackers(state, water=2, tech=1)
    pending(state, Gain(EVENT_REGRESS, 3, 31), step=EVENT_FIRST)
    assert [found["track"] for found in offered(state, "regress")] == ["water"]
    do(state, "regress", track="water")
    assert board(state).at[WATER] == 0


def test_r27_plus_one_movement_is_for_the_rover_track_only() -> None:
    state = table()
    unlock(state, 3)
    trackers(state, rover=1)
    board(state).techs = 0b1000
    pending(state, Gain(STEPS, 1, 3))
    do(state, "advance", by="resource", track="rover")
    assert board(state).pool == 2
    state = table(corporation="makeshift")
    board(state).at = [3 * 16 + 4, 16, 32, 3 * 16 + 8, 64 + 5]
    settle(board(state))
    state.legal_cache = [None, None]
    pending(state, Gain(STEPS, 1, 3))
    do(state, "advance", by="resource", track="rover")
    do(state, "way", way="straight")
    assert board(state).pool == 3


def test_r34_track_at_top() -> None:
    state = table(corporation="wormhole")
    board(state).at[BIOMASS] = 5
    assert stands_at_top(board(state), BIOMASS)
    state = table(corporation="oasis")
    board(state).at[WATER] = 23
    assert stands_at_top(board(state), WATER)
    state = table(corporation="makeshift")
    board(state).at[CIV] = WATER * ROWS_OF_A_TRACK + 15
    assert stands_at_top(board(state), WATER)
    assert not stands_at_top(board(state), CIV)


def test_r45_makeshift_goes_diagonally_and_is_blocked_by_others() -> None:
    state = table(corporation="makeshift")
    pending(state, Gain(STEPS, 1, WATER))
    do(state, "advance", by="resource", track="water")
    assert waiting(state) == "ChooseWay"
    assert [found["way"] for found in offered(state, "way")] == ["straight", "left", "right"]
    do(state, "way", way="left")
    assert board(state).at[WATER] == CIV * ROWS_OF_A_TRACK + 1
    pending(state, Gain(STEPS, 1, CIV))
    do(state, "advance", by="resource", track="civ")
    assert board(state).at[CIV] == WATER * ROWS_OF_A_TRACK + 1


def test_r45_makeshift_shifts_sideways_with_level_3_also_at_the_top() -> None:
    state = table(corporation="makeshift")
    board(state).at[CIV] = 15
    assert not can_advance(board(state), CIV)
    unlock(state, 3)
    assert can_advance(board(state), CIV)
    pending(state, Gain(STEPS, 1, CIV))
    do(state, "advance", by="resource", track="civ")
    assert board(state).at[CIV] == WATER * ROWS_OF_A_TRACK + 15


def test_r45_a_makeshift_tracker_at_the_top_may_stay() -> None:
    """Rulebook p. 13: shifting is instead of advancing, a choice; p. 5: at the top there is nothing more to gain."""
    for gain in (Gain(STEPS, 1, TECH_TRACK), Gain(ENERGY_STEP, 0, 1 << TECH_TRACK)):
        state = table(corporation="makeshift")
        trackers(state, tech=15)
        pending(state, gain)
        assert [found["track"] for found in offered(state, "advance")] == ["tech"]
        do(state, "end_turn")
        assert board(state).at[TECH_TRACK] == TECH_TRACK * ROWS_OF_A_TRACK + 15
        assert not [event for event in state.events() if isinstance(event, NotGained)]  # nothing is lost by a choice


def test_r45_who_has_a_tracker_that_can_advance_has_to_use_a_boost() -> None:
    state = table(corporation="makeshift")
    trackers(state, tech=15)
    pending(state, Gain(BOOST_GAIN))
    assert len(offered(state, "advance")) == 5
    assert not can(state, "end_turn")
    for track in range(TECH_TRACK):
        board(state).at[track] = track * ROWS_OF_A_TRACK + 15
    pending(state, Gain(BOOST_GAIN))
    assert [found["track"] for found in offered(state, "advance")] == ["rover"]  # the top movement
    assert not can(state, "end_turn")


def test_r45_a_makeshift_tracker_below_the_top_whose_ways_up_are_taken_may_stay() -> None:
    state = table(corporation="makeshift")
    trackers(state, civ=6, water=6, biomass=6, rover=5, tech=9)
    board(state).at[ROVER_TRACK] = WATER * ROWS_OF_A_TRACK + 5
    pending(state, Gain(STEPS, 1, ROVER_TRACK))
    do(state, "advance", by="resource", track="rover")
    assert [found["way"] for found in offered(state, "way")] == ["shift_left", "shift_right"]
    pending(state, Gain(STEPS, 1, ROVER_TRACK))
    do(state, "end_turn")
    assert board(state).at[ROVER_TRACK] == WATER * ROWS_OF_A_TRACK + 5


def test_r45_an_advance_of_several_steps_ends_at_the_top_unless_it_goes_on_sideways() -> None:
    without_benefits = Gain(EVENT_ADVANCE, 3, 1 << CIV)
    for way, ends_at in (("", CIV), ("shift_right", WATER)):
        state = table(corporation="makeshift")
        trackers(state, civ=14, tech=7)
        pending(state, without_benefits, step=EVENT_FIRST)
        do(state, "advance", by="event", track="civ")
        do(state, "way", way="straight")
        question = state.decision(0)
        assert question is not None
        assert question.fields["may_stay"]
        assert [say(question, lang) for lang in ("en", "pl", "fr")] == [
            "Civ: shift sideways?",
            "Cywilizacja: przesunąć w bok?",
            "Civilisation\u00a0: glisser de côté\u00a0?",
        ]
        if way:
            do(state, "way", way=way)
        do(state, "decline")
        assert waiting(state) == "Act"
        assert board(state).at[CIV] == ends_at * ROWS_OF_A_TRACK + 15


def test_r45_who_chose_a_tracker_at_the_top_before_one_that_can_advance_shifts_it() -> None:
    state = table(corporation="makeshift")
    trackers(state, civ=15, tech=7)
    pending(state, Gain(EVENT_ADVANCE, 3, 1 << CIV | 1 << BIOMASS), step=EVENT_FIRST)
    assert not can(state, "end_turn")
    do(state, "advance", by="event", track="civ")
    assert blocks(state) == {"way"}
    do(state, "way", way="shift_right")
    assert can(state, "decline")  # the two steps that are left are no choice made before
    assert board(state).at[CIV] == WATER * ROWS_OF_A_TRACK + 15


def test_r45_the_question_whether_a_tracker_stays_is_stored_and_read() -> None:
    state = table(corporation="makeshift")
    trackers(state, civ=15, tech=7)
    asked(state, Act(0, AFTER_TILE, ()), Climb(0, CIV, 1, SHIFTS), ChooseWay(0, CIV, SHIFTS | STAYS))
    again = GAME.state_from_dict(state.to_dict())
    assert again.legal_actions(0) == state.legal_actions(0)
    assert action("decline") in again.legal_actions(0)


def test_r45_makeshift_regresses_straight_down_unless_occupied() -> None:
    state = table(corporation="makeshift")
    board(state).at[CIV] = WATER * ROWS_OF_A_TRACK + 1
    assert depth(board(state), CIV, 1) == 0
    board(state).at[WATER] = WATER * ROWS_OF_A_TRACK + 5
    assert depth(board(state), CIV, 3) == 1


def test_r63_oasis_is_blocked_and_level_1_skips() -> None:
    state = table(corporation="oasis")
    trackers(state, water=1, biomass=2)
    assert not can_advance(board(state), WATER)
    unlock(state, 1)
    pending(state, Gain(STEPS, 1, WATER))
    do(state, "advance", by="resource", track="water")
    assert board(state).at[WATER] == 3
    assert depth(board(state), WATER, 1) == 0  # a regress never skips


def test_r65_card_21_goes_step_by_step_and_gives_no_boosts() -> None:
    state = table()
    trackers(state, civ=5, water=5, biomass=1, rover=5, tech=4)
    pending(state, Gain(ALL_TO))
    do(state, "advance", by="all", track="biomass")
    assert waiting(state) == "RaiseNext"
    do(state, "advance", by="all", track="tech")
    assert board(state).at == [5, 5, 5, 5, 5]
    assert gains(state) == [PATCH_GAIN]


def test_r65_card_21_gives_no_boost_by_republic_4_either() -> None:
    state = table(corporation="republic")
    trackers(state, civ=3, water=5, biomass=5, rover=5, tech=14)
    unlock(state, 1, 2, 3, 4)
    pending(state, Gain(ALL_TO))
    do(state, "advance", by="all", track="civ")
    assert board(state).at[CIV] == 5
    assert board(state).owed  # the milestone is passed on the way
    assert BOOST_GAIN not in gains(state)
    assert REGRESS_OTHER in gains(state)


def test_r67_boosts_are_stopped_by_no_synergy() -> None:
    state = table()
    state.rules = NO_SYNERGY
    pending(state, Gain(BOOST_GAIN), Gain(STEPS, 1, 0))
    assert {found["by"] for found in offered(state, "advance")} == {"resource"}
    do(state, "advance", by="resource", track="civ")
    assert can(state, "end_turn")


def test_makeshift_technologies_go_by_the_highest_tracker_on_the_tech_track() -> None:
    state = table(corporation="makeshift")
    board(state).at[TECH_TRACK] = CIV * ROWS_OF_A_TRACK + 7
    settle(board(state))
    assert board(state).techs == 0
    board(state).at[WATER] = TECH_TRACK * ROWS_OF_A_TRACK + 5
    settle(board(state))
    assert board(state).techs == 0b110


def test_every_corporation_but_flux_and_jump_drive_unlocks_in_order() -> None:
    for corporation in CORPORATION_IDS:
        state = table(corporation=corporation)
        trackers(state, tech=10)
        expected = {"flux": 0b10000, "jump_drive": 0}.get(corporation, 0b11110)
        assert board(state).techs == expected, corporation
