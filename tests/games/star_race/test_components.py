"""What is in the box: rules, section 2."""

from __future__ import annotations

import pytest

from landfall.flow import RulesError
from landfall.games.star_race.table import components, terms
from tests.games.star_race.positions import CARDS, SHIPS, all_cards, race


def test_r_1_rings_10_and_15_complete_the_triangular_numbers() -> None:
    assert components.RINGS == (0, 1, 3, 6, 10, 15)


def test_r_1_the_planet_is_one_level_above_the_last_ring() -> None:
    assert terms.PLANET == 6


def test_r_1_each_ring_number_is_a_triangular_number() -> None:
    assert all(number == level * (level + 1) // 2 for level, number in enumerate(components.RINGS))


def test_the_plain_planet_is_the_next_triangular_number() -> None:
    assert components.PLAIN_VALUE == 21


def test_there_are_nine_ships_of_three_races_and_three_numbers() -> None:
    assert components.SHIP_IDS == SHIPS


def test_each_ship_belongs_to_exactly_two_groups() -> None:
    assert [sum(ship in group for group in terms.GROUPS) for ship in range(9)] == [2] * 9


def test_there_are_six_groups_of_three() -> None:
    assert [len(group) for group in terms.GROUPS] == [3] * 6


@pytest.mark.parametrize(
    ("group", "ships"),
    [
        ("number:1", "T1 B1 K1"),
        ("number:2", "T2 B2 K2"),
        ("number:3", "T3 B3 K3"),
        ("race:terran", "T1 T2 T3"),
        ("race:balnearii", "B1 B2 B3"),
        ("race:krystallin", "K1 K2 K3"),
    ],
)
def test_a_group_is_a_number_or_a_race(group: str, ships: str) -> None:
    members = terms.GROUPS[terms.GROUP_IDS.index(group)]
    assert " ".join(SHIPS[ship] for ship in members) == ships


@pytest.mark.parametrize(
    ("card", "count"),
    [
        ("minus2", 1),
        ("minus1x2", 1),
        ("plus1", 1),
        ("number_plus1", 2),
        ("race_plus1", 2),
        ("copy", 1),
        ("rewind", 1),
        ("swap", 2),
    ],
)
def test_a_hand_holds_so_many_of_each_card(card: str, count: int) -> None:
    assert race().view(0)["players"][0]["hand"][card] == count


def test_eight_kinds_make_eleven_cards() -> None:
    assert (len(CARDS), sum(components.CARD_COUNTS)) == (8, 11)


@pytest.mark.parametrize(("planet", "value"), [("nova", 15), ("zora", 10), ("xentoria", 21), ("pandora", 0)])
def test_each_planet_has_its_own_value(planet: str, value: int) -> None:
    assert race(planet=planet).view()["planet"]["value"] == value


@pytest.mark.parametrize("planet", ["nova", "zora", "xentoria", "pandora"])
def test_the_plain_side_of_every_planet_is_worth_21(planet: str) -> None:
    assert race(variant="basic", planet=planet).view()["planet"]["value"] == 21


def test_patrol_tokens_have_the_faces_0_15_21_and_30() -> None:
    assert components.TOKEN_FACES == (0, 15, 21, 30)


def test_the_score_track_has_sixty_fields() -> None:
    assert components.SCORE_TRACK_FIELDS == 60


def test_there_are_four_corporations() -> None:
    names = [player["corporation"] for player in race(4).view()["players"]]
    assert names == ["nature_coders", "mineral_designers", "genetics_artists", "atom_engineers"]


def test_corporations_hold_identical_cards() -> None:
    assert len({str(player["hand"]) for player in race(4).view()["players"]}) == 1


def test_data_that_contradicts_itself_is_refused_by_name() -> None:
    with pytest.raises(RulesError, match="Star Race data: the cards make up the basic hand"):
        components.check(False, "the cards make up the basic hand")


def test_a_hand_counts_and_lists_its_cards() -> None:
    counts = (1, 0, 0, 2, 0, 0, 0, 1)
    hand = terms.hand_of(counts)
    assert [terms.count_in(hand, card) for card in range(8)] == list(counts)
    assert terms.size_of(hand) == 4
    assert terms.cards_in(hand) == [0, 3, 3, 7]
    assert terms.named_counts(hand) == {"minus2": 1, "number_plus1": 2, "swap": 1}


def test_three_of_eleven_cards_can_be_set_aside_in_77_ways() -> None:
    """Of eight kinds, three different: C(8,3) = 56; two alike and another: 3 doubled kinds x 7 = 21, in all 77;
    three alike: none. Counted once more from the cards themselves."""
    from itertools import combinations

    distinct = {tuple(sorted(three)) for three in combinations(all_cards(), 3)}
    assert len(terms.ASIDES) == len(distinct) == 77
