"""Learned values: weighed by the time left, and refused by name if a file does not fit."""

from __future__ import annotations

import json

import pytest

import landfall
from landfall.flow.learned import BadWeights, Values, hash_of, values_from

NAMES = ("ships", "cards")
VALUES = Values(NAMES, [0.0, 4.0], [[1.0, 2.0, 0.0], [3.0, 0.0, 10.0]])
FILE = VALUES.to_text("harbour")


def test_weights_go_evenly_from_one_point_in_time_to_the_next() -> None:
    assert VALUES.worth([3.0, 1.0], 0.0) == 1.0 + 3 * 2.0
    assert VALUES.worth([3.0, 1.0], 4.0) == 3.0 + 10.0
    assert VALUES.worth([3.0, 1.0], 2.0) == 2.0 + 3 * 1.0 + 5.0
    assert VALUES.worth([3.0, 1.0], 99.0) == VALUES.worth([3.0, 1.0], 4.0)


def test_a_file_says_all_there_is_to_say() -> None:
    read = values_from(FILE, "values.json", "harbour", NAMES)
    assert (read.features, read.times, read.weights) == (VALUES.features, VALUES.times, VALUES.weights)
    assert read.to_text("harbour") == FILE


def changed(**parts: object) -> str:
    contents = {**json.loads(FILE), **parts}
    contents["hash"] = hash_of(contents)
    return json.dumps(contents)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("{", "is not JSON"),
        ("[]", "is not a file of learned values of format 1"),
        (changed(format=2), "is not a file of learned values of format 1"),
        (FILE.replace("10.0", "11.0"), "is damaged"),
        (changed(game="atoll"), "is for 'atoll', not for 'harbour'"),
        (changed(features=["ships", "sails"]), "was made for other features"),
        (changed(weights=[[1.0, 2.0], [3.0, 0.0]]), "has not one weight for each"),
        (changed(times=[0.0]), "has not one weight for each"),
    ],
)
def test_a_file_that_does_not_fit_is_refused_by_name(text: str, why: str) -> None:
    with pytest.raises(BadWeights, match=r"old-values\.json") as caught:
        values_from(text, "old-values.json", "harbour", NAMES)
    assert why in str(caught.value)


@pytest.mark.parametrize("id", landfall.game_ids())
def test_the_values_that_a_game_ships_fit_it(id: str) -> None:
    lesson = landfall.load_game(id).lesson()
    if lesson is not None:
        assert lesson.values().features == lesson.names
        assert len(lesson.values().to_text(id)) < 5_000_000
