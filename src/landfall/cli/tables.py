"""`landfall tables`: list the tables that a server keeps, and delete old ones."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path
from time import localtime, strftime, time
from typing import get_args

import msgspec
from rich import box
from rich.console import Console
from rich.table import Table

from landfall.cli.checks import seconds_in
from landfall.flow import UnknownGame
from landfall.games import load_game
from landfall.server.errors import StorageFailed
from landfall.server.messages import Status, TableInfo
from landfall.server.settings import Settings
from landfall.server.store import open_store
from landfall.terminal.words import Unusable, Words

STATUSES: tuple[str, ...] = get_args(Status)


def list_tables(words: Words, data: str, status: str | None, as_json: bool) -> None:
    """Every table that is kept, those unchanged for the longest first."""
    show(words, asyncio.run(unchanged(place_of(data), int(time()) + 1, statuses_in(status))), as_json)


def prune(words: Words, data: str, older_than: str, status: str | None, yes: bool, as_json: bool) -> None:
    """Delete tables that have not changed for this long; without `yes` only list them."""
    before = int(time()) - seconds_in(older_than)
    place = place_of(data)
    old = asyncio.run(unchanged(place, before, statuses_in(status)))
    if yes and old:
        gone = asyncio.run(forget(place, [table.id for table in old], before))
        old = [table for table in old if table.id in gone]  # somebody may have played meanwhile
    show(words, old, as_json)
    if not as_json and old:
        print(words("pruned" if yes else "would-prune", count=len(old)))


def place_of(data: str) -> str:
    """Where the tables are; a missing file is not created."""
    place = data or Settings().data_place()
    if "://" not in place and not Path(place).is_file():
        raise Unusable("no-such-file", file=place)
    return place


def statuses_in(written: str | None) -> Sequence[str]:
    if written is None:
        return STATUSES
    chosen = [part.strip() for part in written.split(",") if part.strip()]
    for status in chosen:
        if status not in STATUSES:
            raise Unusable("no-such-value", option="--status", value=status, values=", ".join(STATUSES))
    return chosen


async def unchanged(place: str, since: int, statuses: Sequence[str]) -> list[TableInfo]:
    try:
        store = await open_store(place)
        try:
            return [msgspec.json.decode(info, type=TableInfo) for info in await store.unchanged(since, statuses)]
        finally:
            await store.close()
    except StorageFailed as wrong:
        raise Unusable("cannot-store", what=wrong) from None


async def forget(place: str, tables: Sequence[str], since: int) -> list[str]:
    try:
        store = await open_store(place)
        try:
            return await store.forget(tables, since)
        finally:
            await store.close()
    except StorageFailed as wrong:
        raise Unusable("cannot-store", what=wrong) from None


def show(words: Words, tables: Sequence[TableInfo], as_json: bool) -> None:
    if as_json:
        print(msgspec.json.encode(tables).decode() if tables else json.dumps([]))
        return
    if not tables:
        print(words("no-tables-kept"))
        return
    shown = Table(box=box.SIMPLE_HEAD, show_edge=False)
    for column in ("col-id", "col-title", "col-status", "col-players", "col-made"):
        shown.add_column(words(column))
    for table in tables:
        players = ", ".join(seat.name or words(f"seat-{seat.kind}-short") for seat in table.seats)
        made = strftime("%Y-%m-%d %H:%M", localtime(table.made_at))
        shown.add_row(table.id, title_of(words, table.game), words(f"status-{table.status}"), players, made)
    Console(highlight=False).print(shown)


def title_of(words: Words, game: str) -> str:
    try:
        return words.title(load_game(game))
    except UnknownGame:
        return game
