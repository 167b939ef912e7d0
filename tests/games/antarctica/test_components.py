"""What the rulebooks state about the components, and what the reconstruction promises (rules, 1, 14 and 15)."""

from __future__ import annotations

import pytest

from landfall.flow.package_data import read_data
from landfall.games.antarctica.table.components import (
    ACTION_IDS,
    BLUE_ACTIONS,
    CARD_DECK,
    CARD_IDS,
    CARD_KIND,
    CARD_NEEDS,
    CARD_PLAYERS,
    CARD_POINTS,
    CARD_SCIENTISTS,
    CARD_STAR,
    CUBES_AVAILABLE,
    INITIAL_BUILDINGS,
    KIND_COUNTS,
    KIND_IDS,
    NO_ACTION,
    OPEN_TRACKS,
    PACKAGE,
    RESERVE,
    SHIPYARD_COUNTS,
    SHIPYARD_IDS,
    SPACES,
    SUPPLY,
    TRACK_ACTIONS,
    TRACK_PRINTED,
    TRACK_STATIONS,
    TRACK_VALUES,
    group,
    kinds_in,
)

COUNTS = {
    **{"camp": 4, "shipyard": 2, "crane": 3, "shaft": 3, "derrick": 3, "turbine": 3, "lab": 2, "factory": 2},
    **{"land_station": 3, "coastal_station": 3, "sea_station": 3},
    **{"headquarters": 5, "plankton_farm": 7, "antenna": 4},
}


def in_play(seats: int) -> list[int]:
    return [card for card in range(len(CARD_IDS)) if CARD_PLAYERS[card] <= seats]


def test_forty_seven_buildings_of_fourteen_kinds() -> None:
    assert dict(zip(KIND_IDS, KIND_COUNTS, strict=True)) == COUNTS
    assert sum(KIND_COUNTS) == 47


def test_cards_and_initial_buildings_are_all_the_buildings() -> None:
    for kind, count in enumerate(KIND_COUNTS):
        assert CARD_KIND.count(kind) + INITIAL_BUILDINGS[4].count(kind) == count


@pytest.mark.parametrize(("seats", "decks"), [(2, [11, 8, 8]), (3, [13, 11, 11]), (4, [15, 12, 12])])
def test_cards_in_play_by_number_of_players(seats: int, decks: list[int]) -> None:
    assert [sum(CARD_DECK[card] == deck for card in in_play(seats)) for deck in range(3)] == decks


def test_stars_are_on_factories_laboratories_headquarters_and_antennas() -> None:
    starred = {KIND_IDS[CARD_KIND[card]] for card in range(len(CARD_IDS)) if CARD_STAR[card]}
    plain = {KIND_IDS[CARD_KIND[card]] for card in range(len(CARD_IDS)) if not CARD_STAR[card]}
    assert starred == {"factory", "lab", "headquarters", "antenna"}
    assert not starred & plain


def test_a_plankton_farm_takes_two_scientists_and_all_else_one() -> None:
    for card, kind in enumerate(CARD_KIND):
        assert CARD_SCIENTISTS[card] == (2 if KIND_IDS[kind] == "plankton_farm" else 1)


def test_the_factory_card_that_is_known() -> None:
    card = CARD_IDS.index("D01")
    assert KIND_IDS[CARD_KIND[card]] == "factory"
    assert CARD_NEEDS[card] == kinds_in(["derrick", "crane"])


def test_thirteen_shipyard_cards() -> None:
    counts = dict(zip(SHIPYARD_IDS, SHIPYARD_COUNTS, strict=True))
    assert counts == {"icebreaker": 6, "place_scientist": 3, "two_scientists": 2, "fast_progress": 2}


@pytest.mark.parametrize(("seats", "needed", "there"), [(2, 32, 32), (3, 41, 42), (4, 46, 48)])
def test_all_cards_together_need_nearly_all_scientists(seats: int, needed: int, there: int) -> None:
    """So the plankton exception can arise with any number of players."""
    assert sum(CARD_SCIENTISTS[card] for card in in_play(seats)) == needed
    assert seats * (SUPPLY[seats] + RESERVE[seats]) == there


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_shuffle_can_block_a_stack(seats: int) -> None:
    """Basic and double cards need what stands from the start, advanced ones only what the other two decks erect."""
    standing = kinds_in([KIND_IDS[kind] for kind in INITIAL_BUILDINGS[seats]])
    erected = kinds_in([KIND_IDS[CARD_KIND[card]] for card in in_play(seats) if CARD_DECK[card] < 2])
    for card in in_play(seats):
        allowed = standing if CARD_DECK[card] < 2 else standing | erected
        assert CARD_NEEDS[card] & ~allowed == 0, CARD_IDS[card]


def test_research_points_go_from_none_to_three() -> None:
    assert set(CARD_POINTS) == {0, 1, 2, 3}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_station_has_an_open_track_and_every_track_a_cube(seats: int) -> None:
    served = 0
    for track in range(OPEN_TRACKS[seats]):
        served |= TRACK_STATIONS[track]
    assert served == group("station")
    assert CUBES_AVAILABLE[seats] == OPEN_TRACKS[seats] == seats + 1


def test_tracks_have_ten_spaces_with_numbers_that_hold_further_on() -> None:
    assert SPACES == 10
    for printed, values in zip(TRACK_PRINTED, TRACK_VALUES, strict=True):
        assert list(printed[1:]) == [1, 0, 2, 0, 3, 0, 5, 0, 7, 9]
        assert list(values[1:]) == [1, 1, 2, 2, 3, 3, 5, 5, 7, 9]


def test_every_action_is_on_a_track_open_to_two_and_three_are_blue() -> None:
    there = {action for track in range(OPEN_TRACKS[2]) for action in TRACK_ACTIONS[track] if action != NO_ACTION}
    assert there == set(range(len(ACTION_IDS)))
    blue = {ACTION_IDS[action] for action in range(len(ACTION_IDS)) if BLUE_ACTIONS[action]}
    assert blue == {"ship_move", "shipyard_draft", "advance_3"}


@pytest.mark.parametrize("name", ["building_cards", "research_tracks", "resource_cards", "setup"])
def test_reconstructed_figures_carry_their_mark(name: str) -> None:
    assert "reconstructed" in str(read_data(PACKAGE, name))
