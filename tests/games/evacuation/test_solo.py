"""Solo and the solo deck as a third party: rules, section 21."""

from __future__ import annotations

import pytest

from landfall.games.evacuation.rules.effects.rows import age_row
from landfall.games.evacuation.rules.ending.game_end import EndOfGame
from landfall.games.evacuation.rules.ending.scoring import points_of
from landfall.games.evacuation.rules.phases.progress import advance_simulated, simulated_power
from landfall.games.evacuation.rules.phases.turn import TakeTurn
from landfall.games.evacuation.rules.variants.solo import OpponentTurn
from landfall.games.evacuation.story.cards import NothingHappened, OpponentTook, StadiumsSetAside
from landfall.games.evacuation.story.ending import GameEnded, SoloJudged
from landfall.games.evacuation.table.cards import SOLO_IDS
from landfall.games.evacuation.table.components import ROW_SIZE, STADIUM_FACES, STADIUM_IDS
from landfall.games.evacuation.table.new_world import AREA_IDS, RIM
from landfall.games.evacuation.table.state import Evacuation
from landfall.games.evacuation.table.terms import CLEANUP, EMPTY, INFRASTRUCTURE_ROW, OPPONENT
from landfall.texts import say
from tests.games.evacuation.positions import (
    ask,
    events,
    lay_row,
    new,
    own_stadium,
    phase,
    play,
    row,
    settled,
    turn,
    turn_order,
)


def deck(state: Evacuation, *cards: str) -> Evacuation:
    """The solo deck, its top card first."""
    state.solo_deck = tuple(SOLO_IDS.index(card) for card in reversed(cards))
    return state


def opponent_turn(state: Evacuation, *cards: str) -> Evacuation:
    return ask(deck(state, *cards), OpponentTurn(), TakeTurn(0))


def owned(state: Evacuation) -> list[str]:
    return [AREA_IDS[area] for area, owner in enumerate(state.owners) if owner == OPPONENT]


def test_the_back_of_the_new_top_card_gives_the_number() -> None:
    state = turn(1)
    lay_row(state, 0, "S01", "S02", "S03")
    opponent_turn(state, "SO5", "SO2", "SO1")  # remove a ship: slot 2
    assert row(state, 0)[:2] == ["S01", "S03"]
    assert state.view(0)["under"]["ships"] == ["S02"]


def test_the_opponent_takes_a_stadium_and_removes_infrastructure() -> None:
    state = turn(1)
    lay_row(state, 1, "ST05", "ST08", "ST13")
    opponent_turn(state, "SO3", "SO7", "SO1")  # slot 3
    assert [STADIUM_IDS[stadium] for stadium in state.opponent_stadiums] == ["ST13"]
    lay_row(state, 2, "I-01", "I-02", "I-03")
    opponent_turn(state, "SO6", "SO1", "SO2")
    assert row(state, 2)[:2] == ["I-02", "I-03"]


@pytest.mark.parametrize(
    ("lang", "kept", "under"),
    [
        ("en", "The opponent takes stadium ST05 (1 ☺) and keeps it", "The opponent puts ship S05 under the deck"),
        (
            "pl",
            "Przeciwnik bierze i zatrzymuje kartę: stadion ST05 (1 ☺)",
            "Przeciwnik odkłada kartę pod talię: statek",
        ),
        (
            "fr",
            "L’automa prend et garde le stade ST05 (1 ☺)",
            "L’automa met sous la pioche\u00a0: vaisseau S05",
        ),
    ],
)
def test_it_is_told_whether_the_opponent_keeps_a_card(lang: str, kept: str, under: str) -> None:
    assert say(OpponentTook("stadiums", "ST05"), lang) == kept
    assert say(OpponentTook("ships", "S05"), lang).startswith(under)


def test_an_empty_slot_is_told_by_the_action_that_found_it() -> None:
    state = turn(1)
    lay_row(state, 2, "I-01", "I-02", "I-03")
    state.rows[ROW_SIZE * INFRASTRUCTURE_ROW] = EMPTY
    opponent_turn(state, "SO6", "SO1", "SO2")
    assert state.events(0)[-1] == NothingHappened("discard_infrastructure")


def test_x_settles_four_and_means_nothing_elsewhere() -> None:
    state = turn(1)
    state.solo_tile = RIM.index(AREA_IDS.index("N03"))
    opponent_turn(state, "SO1", "SO4", "SO2")  # XB: four places on, four areas inward along B
    assert AREA_IDS[RIM[state.solo_tile]] == "N10"
    assert owned(state) == ["N30"]
    lay_row(state, 1, "ST05", "ST08", "ST13")
    opponent_turn(state, "SO3", "SO4", "SO2")
    assert state.opponent_stadiums == ()


def test_r_18_the_rim_area_under_the_tile_is_area_one() -> None:
    state = turn(1)
    state.solo_tile = 0
    opponent_turn(state, "SO2", "SO1", "SO3")  # 1A
    assert owned(state) == ["N02"]


def test_r_54_the_tile_moves_even_if_the_area_is_occupied() -> None:
    state = turn(1)
    settled(state, 0, "N02")
    opponent_turn(state, "SO2", "SO1", "SO3")
    assert owned(state) == []
    assert state.solo_tile == 1


def test_with_one_card_left_the_opponent_has_passed() -> None:
    state = turn(1)
    deck(state, "SO4", "SO5", "SO6")
    play(state, "pass")
    told = [type(event).__name__ for event in state.kept_history().story]
    assert told[: told.index("YearCleared")].count("OpponentActed") == 2


def test_six_cards_in_the_first_years_the_red_one_joins_in_year_three() -> None:
    state = new(1)
    assert len(state.solo_deck) == 6
    state.year = 2
    phase(state, CLEANUP)
    assert len(state.solo_deck) == 7


@pytest.mark.parametrize(
    ("mine", "theirs", "order"),
    [
        ("ST13", "ST08", (0, 1, 2)),
        ("ST08", "ST09", (1, 0, 2)),
        ("ST05", "ST08", (1, 0, 2)),
        ("ST05", "ST13", (1, 0, 2)),
        ("ST05", "ST18", (1, 2, 0)),
    ],
)
def test_turn_order_with_the_extra_civilisation(mine: str, theirs: str, order: tuple[int, ...]) -> None:
    state = turn(1)
    own_stadium(state, 0, mine)
    state.opponent_stadiums = (STADIUM_IDS.index(theirs),)
    turn_order(state)
    assert state.order == order


def test_r_52_all_faces_of_the_opponent_count() -> None:
    state = turn(1)
    for name in ("ST05", "ST06", "ST07"):
        own_stadium(state, 0, name)
    assert points_of(state, 0)["happy_faces"] == 4
    state.opponent_stadiums = (STADIUM_IDS.index("ST13"),)
    assert points_of(state, 0)["happy_faces"] == 4  # at least as many
    state.opponent_stadiums = (STADIUM_IDS.index("ST18"),)
    assert points_of(state, 0)["happy_faces"] == 0


def test_r_47_without_three_stadiums_faces_score_nothing() -> None:
    state = turn(1)
    own_stadium(state, 0, "ST20")
    assert points_of(state, 0)["happy_faces"] == 0


@pytest.mark.parametrize(("year", "powers"), [(1, (10, 7)), (2, (13, 13)), (3, (12, 7)), (4, (11, 11))])
def test_simulated_power_comes_from_the_bonus_card(year: int, powers: tuple[int, int]) -> None:
    state = turn(1)
    state.year_cards = (0, 1, 2, 7)
    state.year = year
    assert (simulated_power(state, 1), simulated_power(state, 2)) == powers


def test_r_19_the_leading_marker_goes_by_the_last_card_the_other_by_the_rest() -> None:
    state = turn(1)
    state.year_cards = (0, 1, 2, 7)  # 7 and 10
    deck(state, "SO3")  # 3
    state.markers[2:4] = [9, 5]
    advance_simulated(state, 1)
    assert state.markers[2:4] == [12, 12]
    state.markers[2:4] = [23, 20]
    advance_simulated(state, 1)
    assert state.markers[2:4] == [24, 24]


def test_r_62_simulated_markers_take_the_main_lane_if_it_is_free() -> None:
    state = turn(1)
    state.year_cards = (0, 1, 2, 7)
    deck(state, "SO3")
    state.markers[:4] = [12, 0, 9, 2]
    state.marker_lanes[:4] = [1, 0, 0, 0]
    advance_simulated(state, 1)
    assert state.markers[2:4] == [12, 9]
    assert state.marker_lanes[2:4] == [0, 1]


def test_stadiums_with_many_faces_are_replaced_in_the_first_two_years() -> None:
    for seed in range(30):
        state = new(1, seed=seed)
        assert all(STADIUM_FACES[stadium] <= 3 for stadium in state.rows[3:6])


def test_r_61_a_stadium_that_turns_up_in_the_cleanup_of_year_two_stays() -> None:
    state = new(1)
    lay_row(state, 1, "ST05", "ST06", "ST07")
    high = STADIUM_IDS.index("ST20")
    state.decks[1] = (*[card for card in state.decks[1] if card != high], high)
    state.year = 1
    age_row(state, 1)
    assert "ST20" not in row(state, 1)
    lay_row(state, 1, "ST05", "ST06", "ST07")
    state.decks[1] = (*[card for card in state.decks[1] if card != high], high)
    state.year = 2
    phase(state, CLEANUP)
    assert "ST20" in row(state, 1)


def test_a_stadium_that_goes_under_the_deck_for_its_faces_is_told() -> None:
    state = new(1)
    lay_row(state, 1, "ST05", "ST06", "ST07")
    high = STADIUM_IDS.index("ST20")
    state.decks[1] = (*[card for card in state.decks[1] if card != high], high)
    state.year = 1
    age_row(state, 1)
    assert [event.stadiums for event in events(state, StadiumsSetAside)][-1:] == [("ST20",)]


def test_r_20_with_two_players_the_deck_acts_after_both_and_does_not_score() -> None:
    state = turn(2, third_party=True)
    deck(state, "SO2", "SO1", "SO3", "SO4")
    play(state, "pass")
    assert owned(state) == []
    state.columns[3:6] = [1, 1, 1]
    play(state, "act", action="A10")
    play(state, "invent", column=1)
    assert owned(state) == ["N02"]
    assert state.order == (0, 1)
    assert len(state.markers) == 4
    play(state, "pass")
    assert len(state.solo_deck) == 1 or state.year == 2
    assert set(state.scores()[0]) == set(turn(2).scores()[0])


@pytest.mark.parametrize(("mark", "verdict"), [(60, 1), (80, 2)])
def test_alone_nobody_wins_but_the_marks_of_the_rulebook_judge_the_points(mark: int, verdict: int) -> None:
    state = turn(1)
    level = 0
    while sum(points_of(state, 0).values()) < mark:
        level += 1
        state.production[:] = [level, level, level]
    for levels, expected in ((level - 1, verdict - 1), (level, verdict)):
        state.production[:] = [levels, levels, levels]
        ask(state, EndOfGame())
        total = sum(points_of(state, 0).values())
        assert events(state, SoloJudged)[-1] == SoloJudged(0, total, 60, 80, expected)
    assert not events(state, GameEnded)


@pytest.mark.parametrize(("level", "worth"), [(0, -1.0), (20, -1.0), (30, 0.5), (40, 1.0)])
def test_a_result_is_worth_nothing_at_the_first_mark_and_all_at_the_second(level: int, worth: float) -> None:
    state = turn(1)
    state.goals[0] = ()
    state.areas_up[0] = 0
    state.production[:] = [level] * 3  # at level 30, less three missing stadiums, 70 points
    assert state.returns() == [0.0]
    assert ask(state, EndOfGame()).returns() == [worth]
