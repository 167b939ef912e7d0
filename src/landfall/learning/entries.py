"""An entry for every piece, card and symbol of a game: its title, a short text, its section of the rules.

What there is stands in the game's `learning/entries.json`, in groups. A group takes its items from a file of `data/`
(`"from": "cards.cards"`; `"boards.groups[].actions"` goes through a list) or names them itself (`"ids"`). Titles and
texts are Fluent messages of the game's `texts/` or `learning/`; their keys may use fields of the item in braces, and
those of the list's owner with `of_` before them; after `|` stands a key for items without the first. The messages are
given the item's fields, named in the language.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from landfall.flow import BadInput, Game
from landfall.games import load_game
from landfall.learning.places import data_folder, learning_folder
from landfall.learning.rules import rules_of
from landfall.texts import LANGUAGES
from landfall.texts.bundles import HERE as COMMON_TEXTS
from landfall.texts.bundles import Bundle, folder_of

FIELD = re.compile(r"\{(\w+)\}")

Item = dict[str, Any]


class Kind(Struct, forbid_unknown_fields=True):
    """A group as entries.json describes it."""

    id: str
    section: str
    title: str
    text: str
    source: str = msgspec.field(default="", name="from")
    ids: list[str] = []
    key: str = "id"  # the field by which items are told apart
    part: str = ""  # of a text such as `1: this. 2: that.`, the part that begins with this
    sections: dict[str, str] = {}  # items with a section of their own
    covers: dict[str, str] = {}  # other things that these stand for: where they lie, and their field with our id
    picture: str = ""  # how the page draws them
    aid: bool = False  # whether they stand on the player aid


class Entry(Struct):
    """One thing. `facts` are its printed figures, from which the page draws it."""

    id: str
    title: str
    text: str
    section: str
    facts: Item


class Group(Struct):
    """Things of one kind."""

    id: str
    title: str
    section: str
    picture: str
    aid: bool
    entries: list[Entry]


@cache
def kinds_of(game: str) -> list[Kind]:
    """The groups of a game; none if it describes none."""
    folder = learning_folder(load_game(game))
    path = None if folder is None else folder / "entries.json"
    if path is None or not path.is_file():
        return []
    return msgspec.json.decode(path.read_bytes(), type=list[Kind])


@cache
def learning_bundle(game: str, lang: str) -> Bundle:
    """The texts for learners, then the game's own, then those that all games share."""
    from fluent.runtime import FluentBundle, FluentResource

    folder = learning_folder(load_game(game))
    fluent = FluentBundle([lang], use_isolating=False)
    for place in (folder, folder_of(game), COMMON_TEXTS):
        path = None if not place else COMMON_TEXTS / place / f"{lang}.ftl"
        if path is not None and path.is_file():
            fluent.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return Bundle(fluent)


def entries_of(game: str, lang: str = "en") -> list[Group]:
    """All entries of a game in one language, by group. A text that is missing is its key."""
    return [group_of(load_game(game), kind, learning_bundle(game, lang)) for kind in kinds_of(game)]


def group_of(game: Game, kind: Kind, texts: Bundle) -> Group:
    title = texts.format(f"entries-{kind.id}", {}) or f"entries-{kind.id}"
    entries = [entry_of(kind, item, texts) for item in items_of(game, kind)]
    return Group(kind.id, title, kind.section, kind.picture, kind.aid, entries)


def items_of(game: Game, kind: Kind) -> list[Item]:
    """The items of a group as its data file has them; plain values become items with an id."""
    if not kind.source:
        return [{"id": id} for id in kind.ids]
    file, _, path = kind.source.partition(".")
    contents = json.loads((data_folder(game) / f"{file}.json").read_text(encoding="utf-8"))
    found: list[Item] = [{"": contents}]
    for step in path.split("."):
        found = [inner for item in found for inner in inside(item, step.removesuffix("[]"))]
    return [{"id": id} for id in kind.ids] + found


def inside(item: Item, step: str) -> Iterator[Item]:
    """What lies in a list of an item, each with the item's plain fields under `of_` names."""
    owner = item.get("", item)
    above = {f"of_{name}": value for name, value in owner.items() if isinstance(value, str | int) and "" not in item}
    for at, value in enumerate(owner[step]):
        yield {**above, **(value if isinstance(value, dict) else {"id": value}), "at": at}


def entry_of(kind: Kind, item: Item, texts: Bundle) -> Entry:
    id = str(item[kind.key])
    if "of_id" in item:
        id = f"{item['of_id']}-{id}"
    arguments = arguments_of(item, texts)
    title, text = (texts.format(key, arguments) or key for key in keys_of(kind, item, texts))
    if kind.part:
        text = part_of(text, filled(kind.part, item))
    section = kind.sections.get(id) or filled(kind.section, item)
    return Entry(f"{kind.id}-{id}", title[:1].upper() + title[1:], text, section, item)


def keys_of(kind: Kind, item: Item, texts: Bundle) -> tuple[str, str]:
    """The keys of an item's title and text. Where several are named, the first that there is."""
    title, text = ([filled(pattern, item) for pattern in patterns.split("|")] for patterns in (kind.title, kind.text))
    return next(filter(texts.has, title), title[-1]), next(filter(texts.has, text), text[-1])


def filled(pattern: str, item: Item) -> str:
    """A key with the item's fields put into it."""
    return FIELD.sub(lambda field: str(item[field[1]]), pattern)


def part_of(text: str, mark: str) -> str:
    """The part after a mark.

    >>> part_of("Always so. 1: this. 2: that.", "1")
    'This.'
    """
    found = re.search(rf"(?:^|\s){re.escape(mark)}\s?: (.+?)(?=\s\w\s?: |$)", text)
    part = found[1].rstrip(" ;") if found else ""
    return part[:1].upper() + part[1:]


def arguments_of(item: Item, texts: Bundle) -> dict[str, Any]:
    """The item's fields as messages use them: `$kind` named in the language, `$kind_id` as it is."""
    arguments: dict[str, Any] = {}
    for name, value in item.items():
        arguments[name] = named(value, texts)
        if isinstance(value, str | bool):
            arguments[f"{name}_id"] = str(value).lower() if isinstance(value, bool) else value
        if isinstance(value, list | dict):
            arguments[f"{name}_count"] = len(value)
    return arguments


def named(value: object, texts: Bundle) -> Any:
    if isinstance(value, bool) or value is None:
        return str(value).lower()
    if isinstance(value, int | float):
        return value
    if isinstance(value, str):
        return texts.format(f"name-{value}", {}) or value
    if isinstance(value, list):
        return ", ".join(str(named(one, texts)) for one in value) or "–"
    if isinstance(value, dict) and set(value) == {"resource", "value"}:
        return f"{named(value['resource'], texts)} {value['value']}"
    if isinstance(value, dict):
        shown = [
            f"{named(name, texts)} {number}" for name, number in value.items() if isinstance(number, int) and number
        ]
        return ", ".join(shown) or "–"
    return str(value)


def missing_entries(game: str) -> list[str]:
    """What lacks an entry or a text: `cards.cards: minus2`, `pl: entry-ship`. All in `data/` with an id needs one."""
    known = load_game(game)
    covered: set[tuple[str, str]] = set()
    for kind in kinds_of(game):
        file, _, path = kind.source.partition(".")
        covered |= {(f"{file}.{path.replace('[]', '')}", str(item[kind.key])) for item in items_of(known, kind)}
        mine = {str(item[kind.key]) for item in items_of(known, kind)}
        for place, field in kind.covers.items():
            others = items_of(known, Kind("", "", "", "", source=place))
            covered |= {(place, str(other["id"])) for other in others if str(other[field]) in mine}
    lacking = [f"{place}: {id}" for place, id in things_of(known) if (place, id) not in covered]
    for lang in LANGUAGES:
        texts = learning_bundle(game, lang)
        for kind in kinds_of(game):
            if not texts.has(f"entries-{kind.id}"):
                lacking.append(f"{lang}: entries-{kind.id}")
            for item in items_of(known, kind):
                arguments = arguments_of(item, texts)
                keys = keys_of(kind, item, texts)
                lacking += [f"{lang}: {key}" for key in keys if not texts.format(key, arguments)]
                if kind.part and not entry_of(kind, item, texts).text:
                    lacking.append(f"{lang}: {keys[1]} has no part {filled(kind.part, item)}")
    return lacking


def things_of(game: Game) -> Iterator[tuple[str, str]]:
    """Everything in a game's `data/` that has an id, with the place where it stands."""
    for path in sorted(data_folder(game).glob("*.json")):
        yield from things_in(json.loads(path.read_text(encoding="utf-8")), path.stem)


def things_in(value: object, place: str) -> Iterator[tuple[str, str]]:
    if isinstance(value, Mapping):
        if "id" in value:
            yield place, str(value["id"])
        for name, inner in value.items():
            yield from things_in(inner, f"{place}.{name}")
    elif isinstance(value, list):
        for inner in value:
            yield from things_in(inner, place)


def check_game(game: str) -> None:
    """Raises BadInput if a game's entries lead to sections that its rules do not have."""
    rules = rules_of(game)
    ids = set(rules.ids()) if rules is not None else set()
    wrong = [entry.id for group in entries_of(game) for entry in group.entries if entry.section not in ids]
    if wrong:
        raise BadInput(f"entries that lead nowhere: {', '.join(wrong)}")
