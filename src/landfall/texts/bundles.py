"""The .ftl files, read once: a game's own folder first, then the texts that all games share.

A browser reads the same files with the same rules, so nothing here goes beyond what every Fluent library offers.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from landfall.flow import BadInput, UnknownGame
from landfall.games import load_game

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "pl", "fr")
HERE = Path(__file__).parent


class UnknownLanguage(BadInput):
    """There are no texts in this language."""

    def __init__(self, lang: object) -> None:
        super().__init__(f"no texts in {lang!r}; there are: {', '.join(LANGUAGES)}")
        self.lang = lang


def check_language(lang: object) -> str:
    """The language, if there are texts in it."""
    if not isinstance(lang, str) or lang not in LANGUAGES:
        raise UnknownLanguage(lang)
    return lang


def best_language(environ: Mapping[str, str] | None = None) -> str:
    """The language of the person's locale, or English.

    >>> best_language({"LC_ALL": "", "LANG": "pl_PL.UTF-8"})
    'pl'
    >>> best_language({"LANG": "C.UTF-8"})
    'en'
    """
    environ = os.environ if environ is None else environ
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        chosen = environ.get(variable, "")
        if chosen:
            lang = chosen.replace("-", "_").split("_")[0].split(".")[0].lower()
            return lang if lang in LANGUAGES else "en"
    return "en"


class Bundle:
    """The messages of one folder and one language, on top of the shared ones."""

    def __init__(self, fluent: FluentBundle) -> None:
        self.fluent = fluent
        self.without_arguments: dict[tuple[str, str], str | None] = {}  # names of things, used again and again
        self.used: dict[str, frozenset[str]] = {}
        self.named: dict[tuple[str, type, object, str], str | None] = {}  # what values are called, by field and form

    def has(self, key: str) -> bool:
        return self.fluent.has_message(key) and self.fluent.get_message(key).value is not None

    def format(self, key: str, arguments: Mapping[str, Any], form: str = "") -> str | None:
        """The text of a message, or of one of its forms; None if it is missing or lacks an argument."""
        if not arguments and (key, form) in self.without_arguments:
            return self.without_arguments[key, form]
        if not self.has(key):
            return None
        message = self.fluent.get_message(key)
        pattern = message.attributes.get(form) if form else message.value
        found: str | None = None
        if pattern is not None:
            said, errors = self.fluent.format_pattern(pattern, dict(arguments))
            found = None if errors else str(said)
        if not arguments:
            self.without_arguments[key, form] = found
        return found

    def uses(self, key: str) -> frozenset[str]:
        """The arguments that a message and the messages it refers to can use."""
        if key not in self.used:
            self.used[key] = frozenset(self.asked_for(key, set()))
        return self.used[key]

    def asked_for(self, key: str, seen: set[str]) -> set[str]:
        from fluent.syntax import ast

        if key in seen or not self.fluent.has_message(key):
            return set()
        seen.add(key)
        names: set[str] = set()
        nodes: list[Any] = [self.fluent.get_message(key)]
        while nodes:
            node = nodes.pop()
            if isinstance(node, ast.VariableReference):
                names.add(node.id.name)
            elif isinstance(node, ast.MessageReference):
                names |= self.asked_for(node.id.name, seen)
            elif isinstance(node, (list, tuple)):
                nodes.extend(node)
            elif isinstance(node, dict):
                nodes.extend(node.values())
            elif isinstance(node, ast.BaseNode) or hasattr(node, "attributes"):
                nodes.extend(vars(node).values())
        return names

    def forms(self) -> tuple[str, ...]:
        """The grammatical forms that nouns may have besides the plain one; the message `forms` lists them."""
        return tuple((self.format("forms", {}) or "").split())


@cache
def bundle(folder: str, lang: str) -> Bundle:
    """The texts of a folder in one language. A folder without this language has the shared ones only."""
    from fluent.runtime import FluentBundle, FluentResource

    fluent = FluentBundle([lang], use_isolating=False)
    for place in (Path(folder), HERE) if folder else (HERE,):
        path = place / f"{lang}.ftl"
        if path.is_file():
            fluent.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return Bundle(fluent)


def folder_of(game: str) -> str:
    """Where the texts of a game lie; empty if there are none."""
    try:
        return load_game(game).texts() if game else ""
    except UnknownGame:
        return ""
