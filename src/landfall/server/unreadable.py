"""What is wrong with a message that cannot be read: a reason and its facts, so that it can be translated."""

from __future__ import annotations

import re

from landfall.server.errors import NotDone

PLACE = re.compile(r" - at `(?:key in )?\$?\.?(?P<at>[^`]*)`$")
REASONS: tuple[tuple[str, re.Pattern[str]], ...] = (
    ("missing-field", re.compile(r"Object missing required field `(?P<field>[^`]*)`")),
    ("unknown-field", re.compile(r"Object contains unknown field `(?P<field>[^`]*)`")),
    ("wrong-length", re.compile(r"Expected `(?P<kind>str|array|object)` of length (?P<limit>[<>=]+ \d+)")),
    ("out-of-range", re.compile(r"Expected `(?:int|float)` (?P<limit>[<>=]+ -?\d+)")),
    ("too-large-number", re.compile(r"(?:Integer|Number|Float) (?:value )?out of range")),
    ("wrong-kind", re.compile(r"Expected `(?P<kind>[^`]*)`, got `(?P<given>[^`]*)`")),
    ("no-such-value", re.compile(r"Invalid (?:enum )?value '?(?P<given>[^']*)'?")),
)


def unreadable(told: str, at: str = "") -> NotDone:
    """The refusal of a message, from msgspec's error."""
    found = PLACE.search(told)
    place = (found["at"] if found else "") or at
    for why, pattern in REASONS:
        matched = pattern.search(told)
        if matched is not None:
            facts = {name: value for name, value in matched.groupdict().items() if value}
            return NotDone("malformed", why=why, at=place or "message", **facts)
    return NotDone("malformed", why="not-json")
