"""Who sat where: names and chairs of a record, and what no player is called."""

from __future__ import annotations

import pytest

from landfall.flow import BadRecord, Record
from landfall.flow.record import LONGEST_NAME, PERSON
from tests.flow.test_record import played


def reread(names: list[str], chairs: list[str]) -> Record:
    record = Record.of(played())
    record.names, record.chairs = names, chairs
    return Record.from_json(record.to_json())


def test_a_record_keeps_who_sat_where() -> None:
    record = Record.of(played(), ["Ania", ""], [PERSON, "search:50ms"])
    assert Record.from_json(record.to_json()) == record


def test_a_record_of_before_chairs_were_kept_is_read() -> None:
    record = Record.of(played(), ["Ania", "Random 2"])
    assert "chairs" not in record.to_json()
    assert Record.from_json(record.to_json()).chairs == []


@pytest.mark.parametrize(
    "names",
    [["\x1b[2J"], ["two\nlines"], [" "], ["\u202eainA"], ["A", "B", "C"], ["A" * (LONGEST_NAME + 1)]],
    ids=["an escape code", "two lines", "blank", "turned round", "three of two", "too long"],
)
def test_names_that_cannot_be_shown_are_refused(names: list[str]) -> None:
    with pytest.raises(BadRecord) as wrong:
        reread(names, [])
    assert wrong.value.why == "record-names"


@pytest.mark.parametrize("chairs", [[PERSON], [PERSON] * 3, [PERSON, ""], [PERSON, "\x07"]])
def test_chairs_are_one_for_each_seat(chairs: list[str]) -> None:
    with pytest.raises(BadRecord):
        reread([], chairs)
