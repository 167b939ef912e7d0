"""Tables read from the storage, also those that were started under other rules."""

from __future__ import annotations

import logging
from typing import Any

import msgspec

from landfall.flow import LandfallError
from landfall.server.entries import Entry, from_json, to_json
from landfall.server.errors import NotDone
from landfall.server.messages import TableInfo
from landfall.server.store import Store, Stored
from landfall.server.table import Table
from landfall.server.writes import write_of

log = logging.getLogger("landfall.server")


async def load_table(store: Store, id: str) -> Table | None:
    """The table as it is stored. If the rules have changed since, it continues under them from its last position."""
    stored = await store.load(id)
    if stored is None:
        return None
    try:
        table = Table.from_log(id, [from_json(entry) for entry in stored.entries])
    except (LandfallError, msgspec.MsgspecError, AssertionError, TypeError) as wrong:
        log.exception("table %s cannot be read from its log", id)
        raise NotDone("table-damaged") from wrong
    if table.state is None:
        await renew(store, table, stored)
    return table


async def renew(store: Store, table: Table, stored: Stored) -> None:
    """Read the last position by the current rules. A finished game is only shown; a running one continues."""
    if stored.info is not None:
        table.result = msgspec.json.decode(stored.info, type=TableInfo).result
    if stored.position is None:
        return
    position: dict[str, Any] = msgspec.json.decode(stored.position)
    renewed = table.under_new_rules(position)
    if renewed is None:
        log.warning("table %s was started under rules %s and cannot continue", table.id, table.rules_version)
        return
    if table.has_ended():
        assert table.game is not None, "a position can be read by a game only"
        table.state = table.game.state_from_dict(renewed.position)
        return
    table.apply(renewed)
    await store.append(write_of(table, renewed))
    log.info("table %s continues under rules %s", table.id, renewed.rules_version)


async def entries_since(store: Store, table: Table) -> list[Entry] | None:
    """The entries that another process has stored since; None if what is stored does not lead to this table."""
    stored = await store.load(table.id, table.entries - 1)
    if stored is None:
        raise NotDone("no-such-table")
    entries = [from_json(entry) for entry in stored.entries]
    if not entries or to_json(entries[0]) != to_json(table.latest[-1]):
        return None
    return entries[1:]
