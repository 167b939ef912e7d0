"""What a game ships beside its code: figures and texts, found through its package, compiled or not."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any


def folder(package: str, name: str) -> str:
    """The path of a folder of a package."""
    return str(files(package).joinpath(name))


def read_data(package: str, name: str) -> dict[str, Any]:
    """The figures in data/NAME.json of a game's package."""
    text = files(package).joinpath("data", f"{name}.json").read_text(encoding="utf-8")
    contents: dict[str, Any] = json.loads(text)
    return contents
