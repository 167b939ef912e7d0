"""Types of one game: its views, and what may be asked, chosen and told.

A view is described by the game's `knowledge/view_types.py`; what a seat is told with a question by
`knowledge/question_types.py`, or else by the question's own fields; actions by the catalogue; events by their fields.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from importlib import import_module
from types import ModuleType
from typing import Any, Literal, get_args, get_origin

from msgspec import inspect as kinds

from landfall.flow import Game, view_types
from landfall.flow.frame import Decision
from landfall.flow.view_types import TableView
from landfall.server.typescript.records import doc_of, fields_of
from landfall.server.typescript.shapes import Shape, comment, field_lines, interface, shapes_in, type_of

HEADER = "// Written by `python -m landfall.server.typescript` from src/landfall/games/{folder}. Do not edit.\n"
NOTHING = "Record<string, never>"
KINDS = (("Decision", "Decisions"), ("Choice", "Actions"), ("Named", "Actions"), ("Event", "Events"))

Entries = Mapping[str, tuple[str, Mapping[str, str]]]  # a line that says what it is, and the types of its fields


def game_types(game: Game) -> str:
    """The whole file of a game."""
    package = type(game).__module__.rpartition(".")[0]
    views = import_module(f"{package}.knowledge.view_types")
    questions = import_module(f"{package}.knowledge.question_types")
    view = view_in(views)
    name = view.__name__.removesuffix("View")
    asked = {kind: cls for kind, cls in game.frames.items() if is_asked_by(package, cls)}
    shapes: dict[type, Shape] = {}
    for described in (view, *(vars(questions)[kind] for kind in asked if kind in vars(questions))):
        for field in typed(described).fields:
            shapes_in(field.type, shapes)
    shared = [cls.__name__ for cls in shapes if cls.__module__ == view_types.__name__ and cls.__name__ != "Question"]
    own = [shape for cls, shape in shapes.items() if cls.__module__ != view_types.__name__]
    decisions = {kind: (doc_of(cls), told_with(cls, questions)) for kind, cls in asked.items()}
    actions = {
        block.name: ("", {argument: values_type(values, views) for argument, values in block.arguments.items()})
        for block in game.actions.blocks.values()
    }
    events = {kind: (doc_of(cls), told_in(cls, views)) for kind, cls in game.event_kinds.items()}
    blocks = [
        'import type { ChoiceOf, DecisionOf, EventOf, NamedOf } from "../../lib/game_types";\n'
        f'import type {{ {", ".join(sorted([*shared, "TableView"]))} }} from "../../lib/wire";',
        *(interface(shape, False) for shape in own),
        view_type(view, name),
        entries("Decisions", "What is asked, with what the seat is told.", decisions, NOTHING),
        entries("Actions", "What may be chosen, with its arguments.", actions, NOTHING),
        entries("Events", "What is told, with its fields.", events, "object"),
        "\n".join(f"export type {name}{kind} = {kind}Of<{table}>;" for kind, table in KINDS),
        f"/** All of these together, for what is written for any game. */\nexport interface {name} {{\n"
        f"  view: {name}View;\n" + "".join(f"  {kind.lower()}: {name}{kind};\n" for kind, _ in KINDS) + "}",
    ]
    return HEADER.format(folder=package.rpartition(".")[2]) + "\n" + "\n\n".join(blocks) + "\n"


def view_in(views: ModuleType) -> type:
    """The view itself, among the things it holds: the one that has what every view has."""
    common = TableView.__annotations__.keys()
    found = [
        cls
        for cls in vars(views).values()
        if isinstance(cls, type) and cls is not TableView and common <= getattr(cls, "__annotations__", {}).keys()
    ]
    assert len(found) == 1, f"{views.__name__} describes one view, not {found}"
    return found[0]


def typed(cls: type) -> kinds.TypedDictType:
    shape = kinds.type_info(cls)
    assert isinstance(shape, kinds.TypedDictType), f"{cls} describes the fields of something"
    return shape


def view_type(view: type, name: str) -> str:
    lines = field_lines(typed(view), False, without=frozenset(TableView.__annotations__))
    head = [comment(view), f"export interface {name}View extends TableView {{", f"  decision: {name}Decision | null;"]
    return "\n".join([*head, *lines, "}"])


def is_asked_by(package: str, cls: type) -> bool:
    """Whether this is a question of the game. Those of the combinators are not, as long as no game uses them."""
    return issubclass(cls, Decision) and cls.__module__.startswith(f"{package}.")


def told_with(cls: type, questions: ModuleType) -> Mapping[str, str]:
    """What the deciding seat is told: as described, or the question's own fields."""
    described = vars(questions).get(cls.__name__)
    if described is not None:
        types = {field.name: type_of(field.type) for field in typed(described).fields}
        return {field: types[field] for field in described.__annotations__}  # in the order of the source
    assert vars(Decision)["asked"] is asked_in(cls), f"{questions.__name__} says what {cls.__name__} tells"
    return {name: kind for name, kind in fields_of(cls).items() if name != "seat"}


def asked_in(cls: type) -> Any:
    return next(vars(base)["asked"] for base in cls.__mro__ if "asked" in vars(base))


def values_type(values: Iterable[int | str], views: ModuleType) -> str:
    """The type of an argument: one of the words that views use where it has the same ones."""
    listed = list(values)
    if isinstance(listed[0], int):
        return "number"
    for words in words_of(views).values():
        if set(words) == set(listed):
            return one_of(words)
    return "string"


def told_in(cls: type, views: ModuleType) -> dict[str, str]:
    """The fields of an event: a text that is called like words that views use is one of them, as in `given_kind`."""
    words = words_of(views)
    told = fields_of(cls)
    for field, kind in told.items():
        named = field.rpartition("_")[2].capitalize()
        if kind == "string" and named in words:
            told[field] = one_of(words[named])
    return told


def words_of(views: ModuleType) -> dict[str, tuple[str, ...]]:
    """The words that views use, by what they are called: `Kind`, `World`."""
    return {name: get_args(words) for name, words in vars(views).items() if get_origin(words) is Literal}


def one_of(words: Iterable[str]) -> str:
    return " | ".join(json.dumps(word) for word in words)


def entries(name: str, what: str, table: Entries, nothing: str) -> str:
    """A table from a name to the fields that go with it."""
    lines = [f"/** {what} */", f"export interface {name} {{"]
    for key, (said, fields) in table.items():
        if said:
            lines.append(f"  /** {said} */")
        held = "; ".join(f"{field}: {kind}" for field, kind in fields.items())
        lines.append(f"  {key}: {f'{{ {held} }}' if held else nothing};")
    return "\n".join([*lines, "}"])
