"""TypeScript types and JSON schemas of the wire, generated from the same records that the server reads and sends.

python -m landfall.server.typescript > web/src/lib/wire.ts
python -m landfall.server.typescript --schema > socket.schema.json
python -m landfall.server.typescript landfall.games.star_race.knowledge.view_types:StarRaceView \\
    > web/src/games/star-race/seen.ts
python -m landfall.server.typescript landfall.games.antarctica.knowledge.view_types:AntarcticaView \\
    > web/src/games/antarctica/seen.ts
python -m landfall.server.typescript landfall.games.evacuation.knowledge.view_types:EvacuationView \\
    > web/src/games/evacuation/seen.ts
python -m landfall.server.typescript landfall.games.planet_unknown.knowledge.view_types:PlanetUnknownView \\
    > web/src/games/planet-unknown/seen.ts

The last ones write the types of a game's view from the typed dictionaries that describe it.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from inspect import cleandoc, getdoc, getsource
from typing import Any, get_args

import msgspec
from msgspec import inspect as kinds

from landfall.server import http_messages, messages

HTTP: tuple[type, ...] = (
    http_messages.GameInfo,
    http_messages.NewTable,
    http_messages.TableMade,
    messages.TableInfo,
    http_messages.SitDown,
    http_messages.SeatLink,
    http_messages.WithToken,
    http_messages.Health,
    messages.Problem,
)
HEADER = "// Written by `python -m landfall.server.typescript` from src/landfall/server/messages.py. Do not edit.\n"
Shape = kinds.StructType | kinds.TypedDictType
PLAIN: dict[type, str] = {
    kinds.IntType: "number",
    kinds.FloatType: "number",
    kinds.StrType: "string",
    kinds.BoolType: "boolean",
    kinds.NoneType: "null",
    kinds.AnyType: "any",
}


def type_of(kind: kinds.Type) -> str:
    """A type as TypeScript writes it."""
    while isinstance(kind, kinds.Metadata):
        kind = kind.type
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    if isinstance(kind, (kinds.StructType, kinds.TypedDictType)):
        return kind.cls.__name__
    if isinstance(kind, kinds.ListType):
        inner = type_of(kind.item_type)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if isinstance(kind, kinds.TupleType):
        return f"[{', '.join(type_of(item) for item in kind.item_types)}]"
    if isinstance(kind, kinds.DictType):
        return f"Record<string, {type_of(kind.value_type)}>"
    if isinstance(kind, kinds.LiteralType):
        return " | ".join(json.dumps(value) for value in kind.values)
    if isinstance(kind, kinds.UnionType):
        return " | ".join(dict.fromkeys(type_of(one) for one in kind.types))
    raise TypeError(f"no TypeScript type for {kind!r}")


def interface(struct: Shape, sent_by_server: bool) -> str:
    """A struct as an interface. The server sends every field; a client may leave out those with a default."""
    lines = [comment(struct.cls), f"export interface {struct.cls.__name__} {{"]
    if isinstance(struct, kinds.StructType) and struct.tag_field is not None:
        lines.append(f"  {struct.tag_field}: {json.dumps(struct.tag)};")
    notes = notes_of(struct.cls)
    written = list(struct.cls.__annotations__)  # in the order of the source
    for field in sorted(struct.fields, key=lambda field: written.index(field.name)):
        if field.name in notes:
            lines.append(f"  /** {notes[field.name]} */")
        optional = "" if field.required or sent_by_server else "?"
        lines.append(f"  {field.encode_name}{optional}: {type_of(field.type)};")
    return "\n".join([*lines, "}"])


def notes_of(cls: type) -> dict[str, str]:
    """The comment after each field in the source; nothing if a class is not written as one."""
    try:
        source = getsource(cls)
    except OSError:
        return {}
    return dict(re.findall(r"^    (\w+): .*  # (.+)$", source, re.MULTILINE))


def comment(cls: type) -> str:
    lines = cleandoc(getdoc(cls) or "").splitlines()
    if len(lines) == 1:
        return f"/** {lines[0]} */"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */"])


def structs_of(kind: kinds.Type, seen: dict[type, Shape]) -> None:
    """All structs that a type is made of, inner ones first."""
    if isinstance(kind, (kinds.StructType, kinds.TypedDictType)):
        if kind.cls not in seen:
            for field in kind.fields:
                structs_of(field.type, seen)
            seen[kind.cls] = kind
        return
    for inner in parts_of(kind):
        structs_of(inner, seen)


def parts_of(kind: kinds.Type) -> Iterator[kinds.Type]:
    if isinstance(kind, kinds.Metadata):
        yield kind.type
    elif isinstance(kind, kinds.ListType):
        yield kind.item_type
    elif isinstance(kind, kinds.TupleType):
        yield from kind.item_types
    elif isinstance(kind, kinds.DictType):
        yield kind.value_type
    elif isinstance(kind, kinds.UnionType):
        yield from kind.types


def typescript() -> str:
    """The whole file."""
    from_client: dict[type, Shape] = {}
    for sent in (messages.ClientMessage, http_messages.NewTable, http_messages.SitDown, http_messages.WithToken):
        structs_of(kinds.type_info(sent), from_client)
    all_structs: dict[type, Shape] = {}
    for held in (*HTTP, messages.ServerMessage, messages.ClientMessage):
        structs_of(kinds.type_info(held), all_structs)
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


def view_types(place: str) -> str:
    """The types of a game's view, from `module:class`."""
    module, _, name = place.partition(":")
    shapes: dict[type, Shape] = {}
    structs_of(kinds.type_info(getattr(import_module(module), name)), shapes)
    header = f"// Written by `python -m landfall.server.typescript {place}`. Do not edit.\n"
    return header + "\n" + "\n\n".join(interface(shape, False) for shape in shapes.values()) + "\n"


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


if __name__ == "__main__":
    if "--schema" in sys.argv[1:]:
        print(json.dumps(schemas(), indent=2))
    elif sys.argv[1:]:
        sys.stdout.write(view_types(sys.argv[1]))
    else:
        sys.stdout.write(typescript())
