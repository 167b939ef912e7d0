"""How OpenAPI describes the refusals of an address: each is a `Problem`."""

from __future__ import annotations

from litestar.openapi import ResponseSpec

from landfall.server.errors import STATUS
from landfall.server.messages import Problem

ANY = ("malformed", "failed", "too-frequent", "unknown-host")  # possible everywhere


def refused(*codes: str) -> dict[int, ResponseSpec]:
    """The answers of an address that refuses with these codes, or with the general ones."""
    by_status: dict[int, list[str]] = {}
    for code in sorted({*codes, *ANY}):
        by_status.setdefault(STATUS[code], []).append(code)
    return {status: described(by_status[status]) for status in sorted(by_status)}


def described(codes: list[str]) -> ResponseSpec:
    told = ", ".join(f"`{code}`" for code in codes)
    return ResponseSpec(Problem, generate_examples=False, description=f"Refused: {told}")
