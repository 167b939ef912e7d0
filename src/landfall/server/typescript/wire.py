"""Types and schemas of the messages between a server and its clients."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
from msgspec import inspect as kinds

from landfall.analysis import statistics
from landfall.flow.view_types import AnyStep
from landfall.server import http_messages, messages
from landfall.server.typescript.shapes import Shape, interface, shapes_in, type_of

HTTP: tuple[type, ...] = (
    http_messages.GameInfo,
    http_messages.RulesInfo,
    http_messages.GuideInfo,
    http_messages.Learn,
    http_messages.NewTable,
    http_messages.TableMade,
    messages.TableInfo,
    http_messages.SetUp,
    http_messages.Offer,
    http_messages.SitDown,
    http_messages.SeatLink,
    http_messages.WithToken,
    http_messages.Alive,
    http_messages.Health,
    http_messages.Replay,
    http_messages.OpenRecord,
    http_messages.PlayOn,
    http_messages.PlayOnRecord,
    http_messages.Analyse,
    http_messages.AnalysisState,
    http_messages.Verified,
    http_messages.SavePage,
    http_messages.Saved,
    http_messages.AskStatistics,
    statistics.Statistics,
    messages.Problem,
)
HEADER = "// Written by `python -m landfall.server.typescript` from src/landfall/server/messages.py. Do not edit.\n"


def wire_types() -> str:
    """The whole file."""
    from_client: dict[type, Shape] = {}
    for sent in (
        messages.ClientMessage,
        http_messages.NewTable,
        http_messages.Learn,
        http_messages.SetUp,
        http_messages.SitDown,
        http_messages.WithToken,
        http_messages.OpenRecord,
        http_messages.PlayOn,
        http_messages.PlayOnRecord,
        http_messages.Analyse,
        http_messages.SavePage,
        http_messages.AskStatistics,
    ):
        shapes_in(kinds.type_info(sent), from_client)
    all_structs: dict[type, Shape] = {}
    for held in (*HTTP, messages.ServerMessage, messages.ClientMessage, AnyStep):
        shapes_in(kinds.type_info(held), all_structs)
    blocks = [f"export const WIRE = {messages.WIRE};"]
    for name in ("Lang", "Status", "SeatKind"):
        blocks.append(f"export type {name} = {type_of(kinds.type_info(getattr(messages, name)))};")
    blocks.extend(interface(struct, cls not in from_client) for cls, struct in all_structs.items())
    for name, union in (("ServerMessage", messages.ServerMessage), ("ClientMessage", messages.ClientMessage)):
        members = "".join(f"\n  | {member.__name__}" for member in get_args(union))
        blocks.append(
            f"/** Everything the {name[:6].lower()} sends over the socket. */\nexport type {name} ={members};"
        )
    return HEADER + "\n" + "\n\n".join(blocks) + "\n"


def schemas() -> dict[str, Any]:
    """JSON schemas of what the server and a client send over the socket."""
    (server, client), definitions = msgspec.json.schema_components(
        [messages.ServerMessage, messages.ClientMessage], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Landfall's socket",
        "$defs": {**definitions, "ServerMessage": server, "ClientMessage": client},
    }
