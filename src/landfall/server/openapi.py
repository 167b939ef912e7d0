"""How OpenAPI tells what an address may answer beside what it is asked for: every refusal is a `Problem`."""

from __future__ import annotations

from litestar.openapi import ResponseSpec

from landfall.server.errors import STATUS
from landfall.server.messages import Problem

ANY = ("malformed", "failed", "too-frequent", "unknown-host")  # may be met everywhere


def refused(*codes: str) -> dict[int, ResponseSpec]:
    """The answers by which an address refuses with these codes or as all do."""
    by_status: dict[int, list[str]] = {}
    for code in sorted({*codes, *ANY}):
        by_status.setdefault(STATUS[code], []).append(code)
    return {status: described(by_status[status]) for status in sorted(by_status)}


def described(codes: list[str]) -> ResponseSpec:
    told = ", ".join(f"`{code}`" for code in codes)
    return ResponseSpec(Problem, generate_examples=False, description=f"Refused: {told}")
