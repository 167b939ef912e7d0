"""Frames and events as plain data, `{"is": "Advance", "seat": 0, "track": 2}`, and back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import Field, fields, is_dataclass
from typing import Any, Final

from landfall.flow.combinators import Everyone
from landfall.flow.errors import BadState
from landfall.flow.frame import Frame

NAMES: Final[dict[type, tuple[str, ...]]] = {}  # of the fields of each class that was stored before


def to_plain(value: Any) -> Any:
    """Plain data for a frame, an event, or what their fields hold."""
    if value is None or isinstance(value, (bool, int, str, float)):
        return value
    if isinstance(value, (tuple, list)):
        return [to_plain(item) for item in value]
    made = type(value)
    names = NAMES.get(made)
    if names is None:
        if isinstance(value, Mapping):
            return {str(key): to_plain(item) for key, item in value.items()}
        if not is_dataclass(value):
            raise TypeError(f"{made.__name__} cannot be stored: frames and events hold plain fields only")
        names = tuple([field.name for field in fields(value)])
        NAMES[made] = names
    plain: dict[str, Any] = {"is": made.__name__}
    for name in names:
        plain[name] = to_plain(getattr(value, name))
    return plain


def from_plain(plain: Any, classes: Mapping[str, type]) -> Any:
    """The frame or field that `to_plain` wrote; lists become tuples."""
    if isinstance(plain, list):
        return tuple([from_plain(item, classes) for item in plain])
    if isinstance(plain, dict) and "is" in plain:
        name = plain["is"]
        made = classes.get(name) if isinstance(name, str) else None
        if made is None:
            raise BadState(f"no step is called {name!r}")
        held = {key: from_plain(item, classes) for key, item in plain.items() if key != "is"}
        check_held(made, held)
        try:
            return made(**held)
        except TypeError as wrong:
            raise BadState(f"{name}: {wrong}") from None
    return plain


def fields_of(value: Any) -> tuple[Field[Any], ...]:
    """The fields of a frame or of its class; none if it is no dataclass."""
    return fields(value) if is_dataclass(value) else ()


def check_held(made: type, held: Mapping[str, Any]) -> None:
    """Raise BadState for a value that is not of its field's type, before a constructor could take it for another.

    Interpreted, an annotation is a text; compiled, it is the class, and what a tuple holds is forgotten: so a tuple
    called `frames` holds steps, and any other either steps or whole numbers. Only in `Everyone` may there be none.
    """
    for field in fields_of(made):
        name = field.name
        kind = field.type if isinstance(field.type, str) else field.type.__name__
        if name in held:
            value = held[name]
            gap = isinstance(value, tuple) and None in value and made is not Everyone
            if gap or not is_of(kind.partition("[")[0], name, value):
                raise BadState(f"{made.__name__}: {name} cannot be {value!r}")


def is_of(kind: str, name: str, value: Any) -> bool:
    """Whether a value read from outside is of this kind; a kind that is not known here takes all."""
    if kind == "int":
        return type(value) is int
    if kind == "bool":
        return type(value) is bool
    if kind == "str":
        return type(value) is str
    if kind == "tuple":
        if not isinstance(value, tuple):
            return False
        if all(isinstance(item, Frame) or item is None for item in value):
            return True
        return name != "frames" and all(type(item) is int for item in value)
    return kind != "Frame" or isinstance(value, Frame)


def frames_within(frames: list[Frame]) -> list[Frame]:
    """These frames and those they hold, however deep."""
    found: list[Frame] = []
    waiting = list(frames)
    while waiting:
        frame = waiting.pop()
        found.append(frame)
        for field in fields_of(frame):
            value = getattr(frame, field.name)
            if isinstance(value, Frame):
                waiting.append(value)
            elif isinstance(value, tuple):
                waiting.extend([item for item in value if isinstance(item, Frame)])
    return found
