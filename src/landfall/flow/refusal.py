"""Why an action is refused, and what is asked of a seat: both as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(init=False, unsafe_hash=False)
class Refusal:
    """Why not: a code with a text of its own, the rule that says so, and the facts of the case."""

    code: str
    rule: str
    facts: Mapping[str, object]
    game: str

    def __init__(self, code: str, rule: str = "", facts: Mapping[str, object] | None = None, game: str = "") -> None:
        self.code = code
        self.rule = rule
        self.facts = {} if facts is None else facts
        self.game = game

    def __str__(self) -> str:
        words = self.code
        if self.facts:
            words += " (" + ", ".join(f"{name}: {value}" for name, value in self.facts.items()) + ")"
        return words if not self.rule else f"{words} [{self.rule}]"

    def to_dict(self) -> dict[str, object]:
        return {"code": self.code, "rule": self.rule, "facts": dict(self.facts)}


@dataclass(init=False, unsafe_hash=False)
class Question:
    """What is asked of a seat: the kind of decision, what gave rise to it, and its plain fields."""

    kind: str
    seat: int
    source: str
    fields: Mapping[str, object]
    game: str

    def __init__(self, kind: str, seat: int, source: str, fields: Mapping[str, object], game: str) -> None:
        self.kind = kind
        self.seat = seat
        self.source = source
        self.fields = fields
        self.game = game

    def to_dict(self) -> dict[str, object]:
        return {"kind": self.kind, "seat": self.seat, "source": self.source, "fields": dict(self.fields)}
