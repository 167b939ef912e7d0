"""The seats of a new table, and the links with which persons sit there."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from landfall.server.entries import SeatMade
from landfall.server.errors import NotDone
from landfall.server.http_messages import SeatLink, SeatWish
from landfall.server.levels import check_level
from landfall.server.names import clean_name
from landfall.server.table import Table, hash_of


def seat_made(game: str, wish: SeatWish, token: str | None, others: Sequence[str]) -> SeatMade:
    name = clean_name(wish.name, others) if wish.name.strip() else ""
    if wish.kind == "bot":
        return SeatMade("bot", name, check_level(wish.level or "normal", game))
    if wish.kind == "open":
        return SeatMade("open", name)
    return SeatMade("person", name, None, None if token is None else hash_of(token))


def seats_made(game: str, wishes: Sequence[SeatWish]) -> tuple[list[SeatMade], dict[int, str]]:
    """The seats of a new table, and the tokens of its persons."""
    tokens: dict[int, str] = {}
    seats: list[SeatMade] = []
    for number, seat in enumerate(wishes):
        if seat.kind == "person":
            tokens[number] = secrets.token_urlsafe(24)
        seats.append(seat_made(game, seat, tokens.get(number), [other.name for other in seats]))
    return seats, tokens


def links_of(table: Table, tokens: dict[int, str]) -> list[SeatLink]:
    return [link(table.id, number, token) for number, token in tokens.items()]


def link(table: str, seat: int, token: str) -> SeatLink:
    return SeatLink(seat, token, f"/table/{table}#{token}")


def holder_of(table: Table, token: str) -> int:
    seat = table.holder(token)
    if seat is None:
        raise NotDone("bad-token")
    return seat
