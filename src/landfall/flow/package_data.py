"""What a game ships beside its code: figures and texts, found through its package, compiled or not."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from landfall.flow.errors import RulesError

FOLDERS: Final[dict[tuple[str, str], str]] = {}  # found before: every text that is said asks for its folder


def folder(package: str, name: str) -> str:
    """The path of a folder of a package."""
    found = FOLDERS.get((package, name))
    if found is None:
        found = str(files(package).joinpath(name))
        FOLDERS[package, name] = found
    return found


def read_data(package: str, name: str) -> dict[str, Any]:
    """The figures in data/NAME.json of a game's package."""
    text = files(package).joinpath("data", f"{name}.json").read_text(encoding="utf-8")
    contents: dict[str, Any] = json.loads(text)
    return contents


class DataCheck:
    """Says what must hold of a game's figures: `check(len(CARDS) == 36, "36 cards")`. What does not is a RulesError."""

    def __init__(self, title: str) -> None:
        self.title = title

    def __call__(self, holds: bool, what: str) -> None:
        if not holds:
            raise RulesError(f"{self.title} data: {what}")
