"""Structs and typed dictionaries as TypeScript writes them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from inspect import cleandoc, getdoc, getsource

from msgspec import inspect as kinds

Shape = kinds.StructType | kinds.TypedDictType


def type_of(kind: kinds.Type) -> str:
    """A type as TypeScript writes it."""
    shape = shape_of(kind)
    if shape is not None:
        return shape.cls.__name__
    match kind:
        case kinds.Metadata():
            return type_of(kind.type)
        case kinds.IntType() | kinds.FloatType():
            return "number"
        case kinds.StrType():
            return "string"
        case kinds.BoolType():
            return "boolean"
        case kinds.NoneType():
            return "null"
        case kinds.AnyType():
            return "unknown"
        case kinds.ListType():
            inner = type_of(kind.item_type)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case kinds.TupleType():
            return f"[{', '.join(type_of(item) for item in kind.item_types)}]"
        case kinds.DictType():
            held = f"Record<{type_of(kind.key_type)}, {type_of(kind.value_type)}>"
            return f"Partial<{held}>" if isinstance(kind.key_type, kinds.LiteralType) else held
        case kinds.LiteralType():
            return " | ".join(json.dumps(value) for value in kind.values)
        case kinds.UnionType():
            return " | ".join(dict.fromkeys(type_of(one) for one in kind.types))
        case _:
            raise TypeError(f"no TypeScript type for {kind!r}")


def shape_of(kind: kinds.Type) -> Shape | None:
    """The struct or typed dictionary that this is, or that describes it (`Meta(extra={"shape": ...})`)."""
    while isinstance(kind, kinds.Metadata):
        described = (kind.extra or {}).get("shape")
        kind = kind.type if described is None else kinds.type_info(described)
    return kind if isinstance(kind, (kinds.StructType, kinds.TypedDictType)) else None


def interface(shape: Shape, sent_by_server: bool) -> str:
    """A shape as an interface. A client may leave out what has a default; so may the server where it omits that."""
    lines = [comment(shape.cls), f"export interface {shape.cls.__name__} {{"]
    if isinstance(shape, kinds.StructType) and shape.tag_field is not None:
        lines.append(f"  {shape.tag_field}: {json.dumps(shape.tag)};")
    return "\n".join([*lines, *field_lines(shape, sent_by_server), "}"])


def field_lines(shape: Shape, sent_by_server: bool, without: frozenset[str] = frozenset()) -> list[str]:
    """The fields in the order of the source, each after its comment."""
    lines: list[str] = []
    notes = notes_of(shape.cls)
    written = list(shape.cls.__annotations__)
    whole = sent_by_server and isinstance(shape, kinds.StructType) and not shape.cls.__struct_config__.omit_defaults
    for field in sorted(shape.fields, key=lambda field: written.index(field.name)):
        if field.name in without:
            continue
        if field.name in notes:
            lines.append(f"  /** {notes[field.name]} */")
        name = field.encode_name if field.required or whole else f"{field.encode_name}?"
        lines.append(f"  {name}: {type_of(field.type)};")
    return lines


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


def shapes_in(kind: kinds.Type, seen: dict[type, Shape]) -> None:
    """All structs and typed dictionaries that a type is made of, inner ones first."""
    shape = shape_of(kind)
    if shape is None:
        for inner in parts_of(kind):
            shapes_in(inner, seen)
    elif shape.cls not in seen:
        for field in shape.fields:
            shapes_in(field.type, seen)
        seen[shape.cls] = shape


def parts_of(kind: kinds.Type) -> Iterator[kinds.Type]:
    match kind:
        case kinds.Metadata():
            yield kind.type
        case kinds.ListType():
            yield kind.item_type
        case kinds.TupleType():
            yield from kind.item_types
        case kinds.DictType():
            yield kind.value_type
        case kinds.UnionType():
            yield from kind.types
