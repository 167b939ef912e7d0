"""Narrowing the legal list by a list, by marks and part by part."""

from __future__ import annotations

import landfall
from landfall.flow import Block, Catalogue
from landfall.terminal.screen.choosing import Chooser, Option, is_of_sets

GAME = landfall.load_game("star-race")


def encode(name: str, **arguments: object) -> int:
    return GAME.actions.encode(name, **arguments)


def option(chooser: Chooser, value: object) -> Option:
    return next(option for option in chooser.options() if option.value == value)


def test_a_list_shows_what_is_impossible_too() -> None:
    chooser = Chooser(GAME, [encode("ship", ship="T1"), encode("ship", ship="K3")], 3)
    assert chooser.kind == "list"
    assert [one.possible for one in chooser.options()] == [True] + [False] * 7 + [True]
    chooser.press(chooser.options()[8])
    assert chooser.chosen == encode("ship", ship="K3")
    assert chooser.excuses(chooser.options()[1]) == [encode("ship", ship="T2")]


def test_seats_that_are_not_at_the_table_are_not_offered() -> None:
    chooser = Chooser(GAME, [encode("look", seat=1), encode("decline")], 3)
    assert [GAME.actions.decode(one.action)[1].get("seat") for one in chooser.options()] == [0, 1, 2, None]


def test_marks_leave_what_can_be_completed() -> None:
    chooser = Chooser(GAME, [encode("pair", ships="T1+B1"), encode("pair", ships="T1+T2")], 3)
    assert chooser.kind == "marks"
    chooser.press(option(chooser, "B1"))
    assert chooser.chosen == -1
    assert [one.value for one in chooser.options() if one.possible] == ["T1", "B1"]
    chooser.press(option(chooser, "T1"))
    assert chooser.chosen == encode("pair", ships="T1+B1")
    chooser.press(option(chooser, "T1"))
    assert chooser.pressed == ["B1"]
    assert chooser.chosen == -1
    assert encode("pair", ships="B1+K1") in chooser.excuses(option(chooser, "K1"))


def test_two_cards_of_a_kind_are_marked_twice() -> None:
    block = GAME.actions.blocks["set_aside"]
    chooser = Chooser(GAME, list(range(block.first, block.first + block.size)), 3)
    for card in ("race_plus1", "race_plus1", "copy"):
        chooser.press(option(chooser, card))
    assert chooser.chosen == encode("set_aside", cards="race_plus1+race_plus1+copy")
    assert option(chooser, "race_plus1").marked == 2
    assert not option(chooser, "swap").possible
    assert chooser.back()
    assert chooser.chosen == -1
    assert chooser.fitting() == [action for action, cards in chooser.sets.items() if cards["race_plus1"] == 2]


def test_several_arguments_are_chosen_part_by_part() -> None:
    legal = [encode("place_patrol", ship=ship, ring=ring) for ship in ("T1", "B2", "K3") for ring in (3, 6, 10, 15)]
    chooser = Chooser(GAME, legal, 3)
    assert chooser.kind == "parts"
    assert not option(chooser, "T2").possible
    chooser.press(option(chooser, "B2"))
    chooser.press(option(chooser, 10))
    assert chooser.chosen == encode("place_patrol", ship="B2", ring=10)
    assert chooser.back()
    assert chooser.back()
    assert not chooser.back()


def test_an_action_can_be_settled_at_one_stroke() -> None:
    legal = [encode("place_patrol", ship=ship, ring=ring) for ship in ("T1", "B2", "K3") for ring in (3, 6, 10, 15)]
    chooser = Chooser(GAME, legal, 3)
    chooser.settle(encode("place_patrol", ship="K3", ring=6))
    assert chooser.pressed == ["K3"]
    assert [one.value for one in chooser.options() if one.marked] == [6]


def test_only_blocks_of_joined_ids_are_sets() -> None:
    assert is_of_sets(GAME.actions.blocks["trio"])
    assert not is_of_sets(GAME.actions.blocks["play"])
    assert not is_of_sets(Catalogue(Block("pass")).blocks["pass"])
