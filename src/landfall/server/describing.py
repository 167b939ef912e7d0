"""How OpenAPI tells what an address may answer beside what it is asked for: every refusal is a `Problem`."""

from __future__ import annotations

from litestar.openapi import ResponseSpec

from landfall.server.errors import STATUS
from landfall.server.messages import Problem


def refused(*codes: str) -> dict[int, ResponseSpec]:
    """The answers by which an address refuses with these codes, cannot read what it is asked, or fails."""
    by_status: dict[int, list[str]] = {}
    for code in sorted({*codes, "malformed", "failed"}):
        by_status.setdefault(STATUS[code], []).append(code)
    return {status: described(by_status[status]) for status in sorted(by_status)}


def described(codes: list[str]) -> ResponseSpec:
    told = ", ".join(f"`{code}`" for code in codes)
    return ResponseSpec(Problem, generate_examples=False, description=f"Refused: {told}")
