"""Fields of frames and events, read from their sources: compiled classes forget what their tuples hold."""

from __future__ import annotations

import ast
from dataclasses import fields
from functools import cache
from pathlib import Path

import landfall

PLAIN = {"int": "number", "float": "number", "str": "string", "bool": "boolean", "None": "null"}
SOURCES = Path(landfall.__file__).parent.parent


def fields_of(cls: type) -> dict[str, str]:
    """The fields of a frame or event with their types in TypeScript, in the order they were declared in."""
    return {field.name: type_in(annotation_of(cls, field.name)) for field in fields(cls)}


def doc_of(cls: type) -> str:
    """The first line of what a class says of itself."""
    return (ast.get_docstring(source_of(cls)) or "").partition("\n")[0]


def annotation_of(cls: type, name: str) -> ast.expr:
    for base in cls.__mro__[:-1]:
        for line in source_of(base).body:
            if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name) and line.target.id == name:
                return line.annotation
    raise LookupError(f"{cls.__name__} declares no {name}")


def source_of(cls: type) -> ast.ClassDef:
    return classes_in(cls.__module__)[cls.__name__]


@cache
def classes_in(module: str) -> dict[str, ast.ClassDef]:
    path = SOURCES.joinpath(*module.split(".")).with_suffix(".py")
    return {node.name: node for node in ast.parse(path.read_bytes()).body if isinstance(node, ast.ClassDef)}


def type_in(annotation: ast.expr) -> str:
    """A type of plain data as TypeScript writes it."""
    match annotation:
        case ast.Name(id=name) if name in PLAIN:
            return PLAIN[name]
        case ast.Constant(value=None):
            return "null"
        case ast.BinOp(left=one, op=ast.BitOr(), right=other):
            return f"{type_in(one)} | {type_in(other)}"
        case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=[item, ast.Constant(value=end)])) if (
            end is ...
        ):
            inner = type_in(item)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
    raise TypeError(f"no TypeScript type for {ast.unparse(annotation)}")
