"""What a server refuses, each with a code, a text in three languages and an HTTP status.

LandfallError
├── NotDone         a request was refused and changed nothing; carries a code and facts
├── BadInput
│   └── WrongAnswer one of several answers was refused, and with it the move; says which one and why
├── Conflict        another process has written this place of a table's log
└── StorageFailed   the storage did not take or give an entry
"""

from __future__ import annotations

from pathlib import Path

from landfall.flow import BadInput, BadRecord, BadSetup, IllegalAction, LandfallError, UnknownAction, UnknownGame
from landfall.flow.serial import to_plain
from landfall.server.messages import Problem
from landfall.texts import say, say_why, text

TEXTS = str(Path(__file__).parent / "texts")

STATUS: dict[str, int] = {
    "malformed": 400,
    "bad-setup": 400,
    "bad-record": 400,
    "nothing-stored": 409,
    "other-rules": 409,
    "no-such-analysis": 404,
    "too-many-analyses": 429,
    "page-not-built": 503,
    "page-too-large": 409,
    "no-such-position": 404,
    "wrong-number-of-seats": 400,
    "unknown-game": 404,
    "unknown-action": 400,
    "unknown-level": 400,
    "unknown-language": 404,
    "bad-token": 401,
    "spectator": 403,
    "no-such-page": 404,
    "no-such-table": 404,
    "no-such-place": 404,
    "not-allowed": 405,
    "oversized": 413,
    "media-type": 415,
    "foreign-page": 403,
    "unknown-host": 421,
    "too-frequent": 429,
    "too-many-watch": 429,
    "too-many-devices": 429,
    "too-many-connections": 429,
    "stale": 409,
    "table-waiting": 409,
    "table-runs": 409,
    "table-ended": 409,
    "table-stuck": 409,
    "table-damaged": 409,
    "seat-taken": 409,
    "seats-settled": 409,
    "others-hold-seats": 403,
    "blank-name": 400,
    "name-taken": 409,
    "bot-moved": 403,
    "seat-present": 409,
    "seat-just-left": 409,
    "nothing-asked": 409,
    "hint-among-people": 403,
    "not-guided": 404,
    "no-hint": 503,
    "bot-plays": 409,
    "you-play": 409,
    "storage-failed": 503,
    "storage-away": 503,
    "bots-away": 503,
    "failed": 500,
}


class NotDone(LandfallError):
    """A request was refused and changed nothing."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(f"{code} {facts}" if facts else code)
        self.code = code
        self.facts = facts


class WrongAnswer(BadInput):
    """One of several answers was refused, and with it the whole move."""

    def __init__(self, at: int, wrong: BadInput) -> None:
        super().__init__(f"answer {at}: {wrong}")
        self.at = at
        self.wrong = wrong


class Conflict(LandfallError):
    """Another process has written this place of a table's log."""


class StorageFailed(LandfallError):
    """The storage did not take or give an entry. `why` and `facts` tell the host what is wrong."""

    def __init__(self, told: str, why: str = "", /, **facts: object) -> None:
        super().__init__(told)
        self.why = why
        self.facts = facts


def status_of(wrong: LandfallError) -> int:
    """The HTTP status that goes with an error."""
    return STATUS.get(as_not_done(wrong).code, 400) if not isinstance(wrong, IllegalAction) else 409


def as_not_done(wrong: LandfallError) -> NotDone:
    """Errors of the engine and of the storage under the codes of the wire."""
    if isinstance(wrong, NotDone):
        return wrong
    if isinstance(wrong, WrongAnswer):
        return as_not_done(wrong.wrong)
    if isinstance(wrong, UnknownGame):
        return NotDone("unknown-game", **reason_of(wrong))
    if isinstance(wrong, BadSetup):
        return NotDone("bad-setup", **reason_of(wrong))
    if isinstance(wrong, UnknownAction):
        return NotDone("unknown-action", **reason_of(wrong))
    if isinstance(wrong, Conflict):
        return NotDone("stale")
    if isinstance(wrong, StorageFailed):
        return NotDone("storage-failed")
    if isinstance(wrong, BadRecord):
        return NotDone("bad-record", **reason_of(wrong))
    if isinstance(wrong, BadInput):
        return NotDone("malformed", **reason_of(wrong))
    return NotDone("failed")


def reason_of(wrong: BadInput) -> dict[str, object]:
    """Why, as facts. An error of a third-party game without a reason of its own is passed on unchanged."""
    return {"why": wrong.why, **wrong.facts} if wrong.why else {"why": "other", "told": str(wrong)}


def problem(wrong: LandfallError, lang: str, names: list[str] | None = None) -> Problem:
    """An error as data and in words."""
    if isinstance(wrong, WrongAnswer):
        return problem(wrong.wrong, lang, names)
    if isinstance(wrong, IllegalAction):
        refusal = wrong.refusal
        return Problem(refusal.code, refusal.rule, to_plain(refusal.facts), say(refusal, lang, names))
    refused = as_not_done(wrong)
    facts = dict(refused.facts)
    if "why" in facts:
        facts["what"] = say_why(BadInput("", **refused.facts), lang, TEXTS)  # type: ignore[arg-type]
    words = text(f"refusal-{refused.code}", lang, facts, folder=TEXTS, names=names)
    return Problem(refused.code, "", refused.facts, words)
