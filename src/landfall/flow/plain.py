"""Frames and events as plain data, `{"is": "Advance", "seat": 0, "track": 2}`, and back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from landfall.flow.errors import BadState


def to_plain(value: Any) -> Any:
    """Plain data for a frame, an event, or what their fields hold."""
    if value is None or isinstance(value, (bool, int, str, float)):
        return value
    if isinstance(value, (tuple, list)):
        return [to_plain(item) for item in value]
    if isinstance(value, Mapping):
        return {str(key): to_plain(item) for key, item in value.items()}
    if is_dataclass(value):
        plain: dict[str, Any] = {"is": type(value).__name__}
        for field in fields(value):
            plain[field.name] = to_plain(getattr(value, field.name))
        return plain
    raise TypeError(f"{type(value).__name__} cannot be stored: frames and events hold plain fields only")


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
        try:
            return made(**held)
        except TypeError as wrong:
            raise BadState(f"{name}: {wrong}") from None
    return plain
