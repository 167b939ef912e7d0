"""Advanced actions: rules, 20.1. Every card."""

from __future__ import annotations

import pytest

from landfall.games.evacuation.table.cards import CARD_PARTS, CARDS
from landfall.games.evacuation.table.effects import EFFECTS, OP_IDS
from landfall.games.evacuation.table.state import Evacuation
from landfall.texts import say
from tests.games.evacuation.positions import (
    NEW,
    OLD,
    asked,
    bonuses,
    can,
    card,
    develop,
    lay_row,
    markers,
    new,
    offers,
    pieces_ready,
    play,
    progress,
    refused,
    settled,
    ships,
    stock,
    stocks,
    turn,
)


def advanced(seats: int = 2) -> Evacuation:
    return turn(seats, actions="advanced")


def rich() -> Evacuation:
    """Seat 0 can do whatever a card says."""
    state = advanced()
    stock(state, 0, old=(9, 9, 9), new=(9, 9, 9))
    pieces_ready(state, 0, population=4, food=1, steel=1)
    state.columns[:3] = [0, 1, 1]
    return state


def test_seven_cards_are_dealt_and_four_are_kept_in_secret() -> None:
    state = new(3, actions="advanced")
    assert state.to_act() == (0, 1, 2)
    for seat in range(3):
        assert len(state.hand[seat]) == 7
        for _ in range(3):
            play(state, "discard", card=offers(state, "discard", seat)[0], by=seat)
    assert [len(hand) for hand in state.hand] == [4, 4, 4]
    assert asked(state) == "TakeTurn"
    assert state.pieces()["action cards"] == CARDS


def test_how_far_another_has_come_with_keeping_is_not_seen() -> None:
    state = new(2, actions="advanced")
    before = state.view(1)
    play(state, "discard", card=offers(state, "discard", 0)[2], by=0)
    assert state.view(1) == before


def test_one_action_of_group_one_a_year() -> None:
    state = advanced()
    play(state, "act", action="A1")
    assert asked(state) == "FaceDown"
    play(state, "face_down", card=offers(state, "face_down")[0])
    play(state, "gain", world="old", kind="food")
    play(state, "invent", column=1)
    while state.current_player() == 0:
        play(state, "decline" if can(state, "decline") else "done")
    play(state, "pass")
    assert refused(state, "act", action="A2").code == "group-1-once"
    assert can(state, "act", action="A10")


def test_r_58_a_face_up_card_belongs_to_no_group() -> None:
    state = advanced()
    card(state, 9)  # gain 1 resource
    play(state, "decline")
    assert state.uses[:4] == [0, 0, 0, 0]
    assert state.actions_taken[0] == 1
    play(state, "pass")
    state.uses[:4] = [1, 9, 9, 9]
    state.legal_cache[0] = None
    assert offers(state, "play")
    assert offers(state, "act") == []


def test_a_turn_ends_with_four_cards_in_hand() -> None:
    state = advanced()
    play(card(state, 79), "part", part=1)  # draw 3 action cards
    assert asked(state) == "KeepFour"
    assert len(list(state.hand[0])) == 7
    for _ in range(3):
        play(state, "discard", card=offers(state, "discard")[0])
    assert len(state.hand[0]) == 4
    assert state.current_player() == 1


def test_r_41_an_empty_deck_is_made_of_the_discards() -> None:
    state = advanced()
    state.thrown[0] = (*state.thrown[0], *state.action_deck)
    state.action_deck = ()
    count = sum(len(thrown) for thrown in state.thrown)
    card(state, 9)
    play(state, "decline")
    assert len(state.action_deck) + sum(len(thrown) for thrown in state.thrown) == count - 1 - 1
    assert len(state.hand[0]) == 4


def test_r_42_who_passes_keeps_the_four_cards() -> None:
    state = advanced()
    hand = state.hand[0]
    play(state, "pass")
    play(state, "pass")
    while state.year == 1:
        play(state, "decline" if can(state, "decline") else "done")
    assert set(hand) <= {*state.hand[0]}
    assert len(state.hand[0]) == 7


def test_a_card_with_several_powers_counts_as_one_of_them_for_each_phase() -> None:
    state = advanced()
    card(state, 9)  # 2, 3 or 4
    play(state, "decline")
    assert state.powers(0) == [2, 3, 4]
    progress(state, 0, 0)
    assert offers(state, "power") == [2, 3, 4]
    play(state, "power", power=3)
    assert asked(state) == "SplitSteps"
    state.year_cards = (1, 2, 3, 7)
    bonuses(state, 4, 0)  # 6, 7 or 8: low up to 6, high up to 13
    assert offers(state, "bonus") == ["low", "high"]


def test_parts_may_be_done_in_any_order_or_skipped() -> None:
    state = rich()
    card(state, 14)  # build a spaceship, settle an area
    assert offers(state, "part") == [1, 2]
    play(state, "part", part=2)
    play(state, "settle", area="N01")
    assert asked(state) == "ChooseFromRow"
    play(state, "decline")
    assert state.current_player() == 1
    state = rich()
    card(state, 14)
    play(state, "done")
    assert state.current_player() == 1


QUESTION_OF = {
    "gain_resource": "GainResource",
    "gain_resource_set": "GainOfEach",
    "exchange": "Exchange",
    "invent": "Invent",
    "infra_moves": "InfrastructureMove",
    "build_ship": "ChooseFromRow",
    "build_stadium": "ChooseFromRow",
    "prepare_factory": "PrepareFactory",
    "clone": "Clone",
    "settle": "Settle",
    "pay_then": "PayThen",
    "board_action": "AnyBoardAction",
}


@pytest.mark.parametrize("number", range(1, CARDS + 1))
def test_every_card_asks_for_each_of_its_parts_and_all_may_be_skipped(number: int) -> None:
    for part, effect in enumerate(CARD_PARTS[number - 1], start=1):
        state = rich()
        markers(state, 0, 7, 6)  # deserts are open
        settled(state, 0, "N03")
        if number == 47:
            state.hand_infrastructure[0] = 1
        card(state, number)
        if asked(state) == "NextPart":
            play(state, "part", part=part)
        elif part == 2:
            play(state, "decline")  # two parts that are alike
        op = OP_IDS[EFFECTS[effect].op]
        if op == "draw_action_cards":
            assert asked(state) == "KeepFour" or len(state.hand[0]) > 3
        elif op == "gain_population":
            assert state.population[0] == 5
        elif EFFECTS[effect].free_refresh:
            assert asked(state) == "PutUnder"
            play(state, "done")
            assert asked(state) == QUESTION_OF[op]
        else:
            assert asked(state) == QUESTION_OF[op]
        while state.current_player() == 0:
            skip = next(name for name in ("decline", "done", "discard") if name in offers(state))
            play(state, skip, **({"card": offers(state, "discard")[0]} if skip == "discard" else {}))
        assert stocks(state) == ((9, 9, 9), (9, 9, 9))


# -- what is special about single cards -------------------------------------------------------------------------------


def test_card_4_gains_one_of_each_in_one_world() -> None:
    state = card(advanced(), 4)
    play(state, "gain_set", world="new")
    assert stocks(state) == ((0, 0, 0), (1, 1, 1))


def test_card_11_makes_the_first_flight_cheaper() -> None:
    state = rich()
    lay_row(state, 0, "S05", "S20", "S21")
    card(state, 11)
    play(state, "build", slot=1, world="old")
    from landfall.games.evacuation.rules.phases.loading import flight_cost
    from landfall.games.evacuation.table.components import SHIP_IDS

    assert flight_cost(state, 0, SHIP_IDS.index("S05")) == 1


def test_card_11_makes_the_way_back_of_a_ship_built_in_the_new_world_cheaper() -> None:
    state = rich()
    lay_row(state, 0, "S05", "S20", "S21")
    card(state, 11)
    play(state, "build", slot=1, world="new")
    assert state.view(0)["players"][0]["ahead"]["ships"]["S05"]["back"] == 0


@pytest.mark.parametrize(
    ("number", "paid"), [(15, (0, 1, 0)), (25, (1, 2, 0)), (26, (0, 3, 0)), (28, (0, 2, 0)), (27, (0, 2, 0))]
)
def test_ships_with_a_discount_or_a_surcharge(number: int, paid: tuple[int, ...]) -> None:
    state = rich()
    lay_row(state, 0, "S01", "S20", "S11")
    card(state, number)
    play(state, "build", slot=1, world="old")
    assert stocks(state)[OLD] == tuple(9 - units for units in paid)
    assert ships(state, 0, OLD) == ["S01"]


@pytest.mark.parametrize(
    ("number", "more"), [(15, []), (25, ["food"]), (26, ["steel"]), (61, ["any"]), (66, ["energy"])]
)
def test_the_question_tells_what_a_card_adds_to_the_price(number: int, more: list[str]) -> None:
    state = rich()
    card(state, number)
    question = state.decision(0)
    assert question is not None
    assert question.fields["more"] == more
    assert ("It also costs" in say(question)) == bool(more)


def test_without_a_card_in_hand_no_board_action_is_offered() -> None:
    state = rich()
    state.hand[0] = ()
    state.legal_cache = [None] * state.seats
    assert offers(state, "act") == []
    assert offers(state, "pass") == [{}]
    assert refused(state, "act", action="A9").code == "no-card-to-lay"


def test_cards_27_and_28_restrict_the_ship() -> None:
    state = rich()
    lay_row(state, 0, "S20", "S11", "S01")
    card(state, 27)
    assert {offer["slot"] for offer in offers(state, "build")} == {3}
    assert refused(state, "build", slot=1, world="old").code == "not-of-this-effect"
    state = rich()
    lay_row(state, 0, "S17", "S18", "S19")  # two bays of one colour are two bays
    card(state, 27)
    assert offers(state, "build") == []
    state = rich()
    lay_row(state, 0, "S20", "S11", "S01")
    card(state, 28)
    assert {offer["slot"] for offer in offers(state, "build")} == {1}


def test_card_61_adds_a_unit_of_any_kind_and_card_62_limits_the_faces() -> None:
    state = rich()
    lay_row(state, 1, "ST05", "ST13", "ST20")
    card(state, 61)
    play(state, "build", slot=1, world="new")
    play(state, "add", kind="energy")
    assert stocks(state)[NEW] == (8, 8, 8)
    state = rich()
    lay_row(state, 1, "ST05", "ST13", "ST20")
    card(state, 62)
    assert {offer["slot"] for offer in offers(state, "build")} == {1}


def test_card_33_invents_on_level_one_only() -> None:
    state = rich()
    card(state, 33)
    assert offers(state, "invent") == [1]
    assert refused(state, "invent", column=2).code == "level-too-high"


def test_cards_32_and_37_are_paid_before_inventing() -> None:
    state = rich()
    card(state, 37)
    assert offers(state, "pay") == [{"world": "old", "kind": "energy"}, {"world": "new", "kind": "energy"}]
    play(state, "pay", world="new", kind="energy")
    assert asked(state) == "Invent"
    state = rich()
    card(state, 32)
    assert len(offers(state, "pay")) == 6


def test_cards_40_and_47_make_infrastructure_cheaper_and_46_only_takes() -> None:
    from tests.games.evacuation.positions import hold

    for number, off in ((40, 1), (47, 2)):
        state = advanced()
        hold(state, 0, "I-08")  # 2 steel
        stock(state, 0, new=(0, 2 - off, 0))
        card(state, number)
        play(state, "play_infrastructure", infrastructure="I-08")
        assert stocks(state)[NEW] == (0, 0, 0)
    state = rich()
    hold(state, 0, "I-08")
    card(state, 46)
    assert refused(state, "play_infrastructure", infrastructure="I-08").code == "only-take"


@pytest.mark.parametrize(
    ("number", "allowed", "refused_area"),
    [
        (48, "N02", "N01"),
        (49, "N01", "N05"),
        (50, "N01", "N02"),
        (51, "N01", "N04"),
        (52, "N05", "N01"),
        (54, "N02", "N31"),
    ],
)
def test_cards_that_restrict_the_area(number: int, allowed: str, refused_area: str) -> None:
    state = rich()
    markers(state, 0, 7, 6, (1, 0))
    settled(state, 0, "N03")
    card(state, number)
    assert can(state, "settle", area=allowed)
    assert not can(state, "settle", area=refused_area)


def test_cards_22_23_53_and_56_change_what_settling_needs() -> None:
    state = rich()
    card(state, 22)
    assert can(state, "settle", area="N04")
    for number, steel in ((23, 9), (53, 6)):
        state = rich()
        card(state, number)
        play(state, "settle", area="N01")
        assert stocks(state)[NEW][1] == steel
    state = rich()
    card(state, 56)
    assert can(state, "settle", area="N05")


def test_card_63_prepares_two_factories_of_different_kinds() -> None:
    state = rich()
    card(state, 63)
    play(state, "factory", world="old", kind="food")
    assert {offer["kind"] for offer in offers(state, "factory")} == {"steel", "energy"}


def test_card_63_is_not_misled_by_the_factory_a_technology_adds() -> None:
    state = rich()
    develop(state, 0, "T1-1c")
    card(state, 63)
    play(state, "factory", world="old", kind="food")
    play(state, "factory", world="old", kind="steel")  # the technology's
    assert {offer["kind"] for offer in offers(state, "factory")} == {"steel", "energy"}


def test_cards_64_66_and_68_prepare_in_their_own_ways() -> None:
    state = advanced()
    card(state, 64)
    play(state, "factory", world="new", kind="food")
    assert state.prepared[3] == 1
    state = rich()
    card(state, 66)
    play(state, "factory", world="old", kind="food")
    assert stocks(state)[OLD] == (8, 9, 8)
    state = rich()
    card(state, 68)
    assert {offer["world"] for offer in offers(state, "factory")} == {"old"}


def test_card_72_clones_one_more() -> None:
    state = rich()
    card(state, 72)
    play(state, "clone")
    assert state.population[0] == 4 + 3


def test_r_43_card_80_does_a_printed_action_without_using_its_group() -> None:
    state = rich()
    card(state, 80)
    assert offers(state, "act") == ["A6", "A7", "A8", "A9", "A10"]
    play(state, "act", action="A10")
    play(state, "invent", column=2)
    assert state.uses[:4] == [0, 0, 0, 0]
    assert state.powers(0) == [2]


@pytest.mark.parametrize(
    ("old", "kind", "code", "missing"),
    [
        ((0, 3, 0), "steel", "surcharge-missing", "energy"),
        ((1, 3, 1), "energy", "surcharge-missing", "energy"),
        ((0, 3, 1), "food", "cannot-pay-factory", "food"),
    ],
)
def test_card_66_names_what_is_missing_of_its_surcharge(
    old: tuple[int, int, int], kind: str, code: str, missing: str
) -> None:
    state = turn(actions="advanced", bonuses="generous")
    stock(state, 0, old, (0, 0, 2))
    refusal = refused(card(state, 66), "factory", world="old", kind=kind)
    assert (refusal.code, refusal.facts["kind"]) == (code, missing)


@pytest.mark.parametrize(("number", "first"), [(3, 1), (79, None)])
def test_drawing_cards_is_a_part_that_may_be_skipped(number: int, first: int | None) -> None:
    state = turn(actions="advanced", bonuses="generous")
    stock(state, 0, (3, 3, 3), (0, 0, 0))
    card(state, number)
    if first is not None:
        play(state, "part", part=first)  # the exchange of card 3
        play(state, "done")
    assert asked(state) == "NextPart"
    question = state.decision(0)
    assert question is not None
    assert question.fields["left"] == 1
    drawn = play(state.clone(), "part", part=2 if first else 1)
    play(state, "done")
    assert len(state.hand[0]) == 4  # the one at the end of the turn
    assert asked(drawn) == "KeepFour"
