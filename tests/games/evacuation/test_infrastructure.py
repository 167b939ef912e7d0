"""Infrastructure: rules, section 9. Every kind of requirement."""

from __future__ import annotations

import pytest

from landfall.games.evacuation.table.cards import INFRASTRUCTURE_IDS, REQUIREMENTS
from landfall.games.evacuation.table.new_world import AREA_IDS, FACTORY_SLOTS, POPULATION_SLOTS
from landfall.games.evacuation.table.requirements import REQUIREMENT_TYPES
from tests.games.evacuation.positions import (
    NEW,
    asked,
    can,
    develop,
    do,
    hold,
    lay_row,
    offers,
    pieces_ready,
    play,
    production,
    refused,
    settled,
    stock,
    stocks,
    turn,
)


def moves(count: int = 2) -> dict[str, object]:
    return {"op": "infra_moves", "count": count}


def test_a_card_can_be_taken_and_played_with_two_moves() -> None:
    state = turn()
    lay_row(state, 2, "I-02", "I-05", "I-07")
    stock(state, 0, new=(1, 0, 0))
    do(state, **moves())
    play(state, "take_card", slot=1)
    play(state, "play_infrastructure", infrastructure="I-02")
    assert stocks(state)[NEW] == (0, 0, 0)
    assert state.completed[0] == 0


def test_cards_are_paid_from_the_new_world_only() -> None:
    state = turn()
    hold(state, 0, "I-02")
    stock(state, 0, old=(5, 5, 5))
    do(state, **moves())
    assert refused(state, "play_infrastructure", infrastructure="I-02").code == "cannot-pay-infrastructure"


def test_fewer_moves_than_allowed_may_be_used() -> None:
    state = do(turn(), **moves())
    play(state, "done")
    assert asked(state) == "TakeTurn"


def test_r_6_two_cards_with_one_illustration_are_never_played() -> None:
    state = turn()
    hold(state, 0, "I-01", "I-11")
    stock(state, 0, new=(5, 5, 5))
    do(state, **moves())
    play(state, "play_infrastructure", infrastructure="I-01")
    assert refused(state, "play_infrastructure", infrastructure="I-11").code == "same-illustration"


def test_r_63_a_twin_of_a_played_card_may_still_be_taken() -> None:
    state = turn()
    hold(state, 0, "I-01")
    lay_row(state, 2, "I-11", "I-02", "I-05")
    stock(state, 0, new=(5, 5, 5))
    do(state, **moves(3))
    play(state, "play_infrastructure", infrastructure="I-01")
    play(state, "take_card", slot=1)
    assert not can(state, "play_infrastructure", infrastructure="I-11")


def test_a_card_is_completed_at_once_if_its_requirement_is_met() -> None:
    state = turn()
    settled(state, 0, "N05", "N11")
    hold(state, 0, "I-01")
    stock(state, 0, new=(0, 1, 0))
    do(state, **moves())
    play(state, "play_infrastructure", infrastructure="I-01")
    assert production(state) == [0, 2, 0]
    assert state.completed[0] == 1


def test_a_card_is_completed_later_by_settling_and_only_once() -> None:
    state = turn()
    settled(state, 0, "N01", "N02")
    state.played[0] = 1 << INFRASTRUCTURE_IDS.index("I-06")  # three tundra areas: 2 food
    for area, expected in (("N34", [2, 1, 0]), ("N36", [2, 2, 0])):
        pieces_ready(state, 0, steel=1)
        do(state, op="settle")
        play(state, "settle", area=area)
        assert production(state) == expected


def test_any_production_is_chosen_when_the_card_is_completed() -> None:
    state = turn()
    settled(state, 0, "N01", "N05", "N13", "N12")
    hold(state, 0, "II-08")
    stock(state, 0, new=(1, 1, 1))
    do(state, **moves())
    play(state, "play_infrastructure", infrastructure="II-08")
    assert offers(state, "raise") == ["food", "steel", "energy"]
    play(state, "raise", kind="energy")
    assert production(state) == [0, 0, 3]


def met(card: str, *areas: str) -> bool:
    """Whether these areas meet the requirement; factories are food, steel, energy in turn."""
    numbers = [AREA_IDS.index(area) for area in areas]
    factories = [0, 0, 0]
    for at in range(sum(FACTORY_SLOTS[number] for number in numbers)):
        factories[at % 3] += 1
    together = sum(1 << number for number in numbers)
    population = sum(POPULATION_SLOTS[number] for number in numbers)
    return REQUIREMENTS[INFRASTRUCTURE_IDS.index(card)].is_met(together, population, factories, 0)


# Requirement kind, a card, areas that meet it, areas that do not.
CASES: list[tuple[str, str, list[str], list[str]]] = [
    ("areas", "I-02", ["N01", "N02", "N03", "N04"], ["N01", "N02", "N03", "N05"]),
    ("areas", "I-01", ["N05", "N11"], ["N05", "N16"]),
    ("areas", "I-04", ["N02", "N04"], ["N02", "N01"]),
    ("all_of", "I-03", ["N05", "N02"], ["N05", "N01"]),
    ("all_of", "II-20", ["N05", "N11", "N13"], ["N05", "N13", "N14"]),
    ("adjacent_pair", "I-10", ["N01", "N02"], ["N01", "N06"]),
    ("adjacent_pair", "II-15", ["N12", "N13"], ["N12", "N15"]),
    ("adjacent_pair", "I-17", ["N10", "N17"], ["N10", "N16"]),
    ("same_line", "I-09", ["N02", "N06", "N11"], ["N01", "N02", "N11"]),
    ("same_line", "II-11", ["N10", "N11", "N13"], ["N10", "N11", "N08"]),
    ("settled_factories", "I-05", ["N02", "N16"], ["N02", "N34"]),
    ("settled_population", "I-15", ["N01", "N03", "N05"], ["N01", "N03"]),
    ("settled_areas", "II-19", [f"N0{n}" for n in range(1, 9)], [f"N0{n}" for n in range(1, 8)]),
    ("areas_with_symbols", "I-18", ["N04", "N07"], ["N04", "N01"]),
    ("areas_with_symbols", "II-17", ["N09", "N14"], ["N09", "N04"]),
    ("rim_areas", "I-19", ["N01", "N02", "N03"], ["N01", "N02", "N06"]),
    ("factory_kinds", "I-20", ["N02", "N34"], ["N02"]),
    ("straight_chain", "II-16", ["N01", "N06", "N12"], ["N01", "N02", "N06"]),
]


@pytest.mark.parametrize(("kind", "card", "enough", "too_little"), CASES)
def test_every_kind_of_requirement(kind: str, card: str, enough: list[str], too_little: list[str]) -> None:
    assert met(card, *enough)
    assert not met(card, *too_little)


def test_all_kinds_of_requirements_are_tried_above() -> None:
    assert {kind for kind, *_ in CASES} == set(REQUIREMENT_TYPES)


def test_r_44_slots_decide_where_population_or_a_factory_is_required() -> None:
    assert met("I-04", "N02", "N34")
    assert not met("I-14", "N02", "N34")
    assert met("I-14", "N01", "N03")


def test_technology_t1_2b_takes_a_card_and_makes_all_cheaper() -> None:
    state = turn()
    hold(state, 0, "I-08")
    develop(state, 0, "T1-2b")
    stock(state, 0, new=(0, 1, 0))
    do(state, **moves())
    play(state, "play_infrastructure", infrastructure="I-08")
    assert stocks(state)[NEW] == (0, 0, 0)


def test_technology_t4_2c_pays_for_completed_cards() -> None:
    state = turn()
    develop(state, 0, "T4-2c")
    settled(state, 0, "N05", "N11")
    hold(state, 0, "I-01")
    stock(state, 0, new=(0, 1, 0))
    do(state, **moves())
    play(state, "play_infrastructure", infrastructure="I-01")
    play(state, "gain", world="old", kind="food")
    assert stocks(state)[0] == (1, 0, 0)
