"""Pending things that one action answers: which of them differ, and the number that names each (R 10, R 53)."""

from __future__ import annotations

from landfall.games.planet_unknown.table.board import Board
from landfall.games.planet_unknown.table.corporations import (
    BOOST_FOR_A_PATCH,
    DOUBLES_WATER,
    TWO_PATCHES_FOR_ONE,
    USED_BOOST_FOR_PATCH,
    USED_TWO_PATCHES,
)
from landfall.games.planet_unknown.table.gains import (
    CHOICE_GAIN,
    COLLECT_LIFEPOD,
    COLLECT_METEORITE,
    DESTROY_METEORITE,
    EXTRA_TILE,
    GAIN_NAMES,
    PATCH_GAIN,
    ROVER_GAIN,
    STEPS,
    TWO_CARDS,
    Gain,
)
from landfall.games.planet_unknown.table.terms import MOST_ALIKE, PENDING_KINDS, WATER, WHICH

WITHOUT_BOOST = 6  # the number of Wormhole's first choice where no boost may be had


def are_alike(board: Board, one: Gain, other: Gain) -> bool:
    """Whether it makes no difference which of the two is taken up first."""
    if one.kind != other.kind or one.group != other.group:
        return False
    kind = one.kind
    if kind == STEPS:  # where a step of the water tracker comes from may matter
        if one.is_by_tile() != other.is_by_tile() and one.tracker() == WATER and board.may_come_to(DOUBLES_WATER):
            return False
        return one.tracker() == other.tracker()
    if kind == PATCH_GAIN and not may_trade_a_patch(board):
        return True
    if kind == ROVER_GAIN:  # an event's rover that finds no place joins the reserve (R 57)
        return True
    if kind == COLLECT_LIFEPOD or kind == COLLECT_METEORITE or kind == DESTROY_METEORITE or kind == TWO_CARDS:
        return True
    return one.number == other.number and one.bits == other.bits


def may_trade_a_patch(board: Board) -> bool:
    """Whether a patch just gained, but none from the store, may still become two patches or a boost (R 64)."""
    if board.may_come_to(TWO_PATCHES_FOR_ONE):
        return not board.used_round & USED_TWO_PATCHES
    return board.may_come_to(BOOST_FOR_A_PATCH) and not board.used_round & USED_BOOST_FOR_PATCH


def different_ones(board: Board, gains: tuple[Gain, ...], places: list[int]) -> list[int]:
    """Of the pending things at these places those that differ, the first of each."""
    kept: list[int] = []
    for place in places:
        differs = True
        for other in kept:
            if are_alike(board, gains[place], gains[other]):
                differs = False
        if differs:
            kept.append(place)
    return kept


def number_of(gain: Gain) -> int:
    """What tells it from others of its kind, in the words of the text `action-which`."""
    kind = gain.kind
    if kind == STEPS:
        return 3 if gain.group else 2 if gain.is_by_tile() else 1
    if kind == CHOICE_GAIN:
        return gain.number if gain.may_boost() else WITHOUT_BOOST
    if kind == EXTRA_TILE:
        return 1 + (2 if gain.is_bound() else 0) + (0 if gain.counts_resources() else 1)
    if kind == PATCH_GAIN:
        return 2 if gain.is_from_store() else 1
    return 1


def number_among(board: Board, gains: tuple[Gain, ...], at: int) -> int:
    """The number that names this one, or one like it, when the player is asked which is meant; 0: not known yet."""
    kept = different_ones(board, gains, [place for place in range(len(gains)) if gains[place].kind == gains[at].kind])
    number = 0
    for place in kept:
        if are_alike(board, gains[at], gains[place]):
            number = number_of(gains[place])
            break
    if len([place for place in kept if number_of(gains[place]) == number]) > 1:
        return 0
    return number


def names_of(gains: list[Gain]) -> list[int]:
    """The action that names each of these."""
    names: list[int] = []
    for gain in gains:
        first = WHICH + PENDING_KINDS.index(GAIN_NAMES[gain.kind]) * MOST_ALIKE
        number = number_of(gain)
        while first + number - 1 in names:
            number = number % MOST_ALIKE + 1
        names.append(first + number - 1)
    return names
