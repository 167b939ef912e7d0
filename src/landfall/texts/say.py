"""Any value in words. The rules are few, because the page follows the same ones:

1.  The key is a prefix and a name: `event-Moved`, `decision-PlayCard`, `action-play`, `refusal-not-in-hand`,
    `option-variant`, `option-variant-basic`. The fields of the value are the arguments.
2.  A text V in field F is said by the message `name-F-V`, else `name-V`, else unchanged. In a message's name every
    character except letters, digits, `-` and `_` becomes `-`: `number:1` is `name-number-1`.
3.  Ids joined by `+` that have no message are a list: `T1+B2`. Lists are joined as the language does it, and `$F_count`
    is their length.
4.  An int in a field `seat`, `…_seat` or `…_seats` is a seat: the player's name, or `seat-name` with its number from 1.
    `-1` there and None anywhere are said by `name-F-none`, else by `none`. Other ints are numbers, for plurals.
5.  Besides `$F` there are `$F_id`, the unchanged value, for choosing between sentences, and `$F_FORM` for each
    grammatical form in the message `forms`: attributes of the noun's message (`.acc`, `.gen`), or the plain text.
6.  What has no text in the language is said in English; without an English text, by its name and fields.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import lru_cache
from typing import Any

from landfall.flow import BadInput, Event, IllegalAction, LandfallError, NamedAction, Option, Question, Refusal
from landfall.games import game_ids, load_game
from landfall.texts.bundles import Bundle, bundle, check_language, folder_of

MOST_NAMED = 20_000  # names of values kept by a bundle
IDS = re.compile(r"[A-Za-z0-9_:]+(\+[A-Za-z0-9_:]+)+")

Names = Sequence[str] | None


def say(value: object, lang: str = "en", names: Names = None) -> str:
    """Any decision, action, event, refusal or error in words; `names` are the players', by seat.

    >>> say(Refusal("game-over"), "pl")
    'Gra jest skończona.'
    """
    check_language(lang)
    if isinstance(value, IllegalAction):
        value = value.refusal
    if isinstance(value, Question):
        given = {"seat": value.seat, "source": value.source, **value.fields}
        return said(f"decision-{value.kind}", given, lang, folder_of(value.game), names)
    if isinstance(value, NamedAction):
        return said(f"action-{value.name}", value.arguments, lang, folder_of(value.game), names)
    if isinstance(value, Refusal):
        given = {"rule": value.rule, **value.facts}
        return said(f"refusal-{value.code}", given, lang, folder_of(value.game), names)
    if isinstance(value, Event):
        given = {field.name: getattr(value, field.name) for field in fields(value)} if is_dataclass(value) else {}
        return said(f"event-{type(value).__name__}", given, lang, folder_of(value.game), names)
    if isinstance(value, Option):
        return said(f"option-{value.name}", {}, lang, folder_of(value.game) if value.game else "", names)
    if isinstance(value, LandfallError):
        return say_why(value, lang)
    return str(value)


def say_why(wrong: LandfallError, lang: str = "en", folder: str = "") -> str:
    """What is wrong with some input, to stand after a colon; without a text, the message for programmers."""
    if not isinstance(wrong, BadInput) or not wrong.why:
        return str(wrong)
    facts = dict(wrong.facts)
    game = facts.get("game")
    if isinstance(game, str):
        folder = folder_of(game)
        facts["title"] = spoken_by("title", {}, lang, folder, None) or game
    return spoken_by(key_id(f"why-{wrong.why}"), facts, lang, folder, None) or str(wrong)


def say_option(game: str, name: str, value: object = None, lang: str = "en") -> str:
    """An option of a game in words, or one of its values."""
    check_language(lang)
    key = f"option-{name}" if value is None else f"option-{name}-{plain_id(value)}"
    spoken = spoken_by(key_id(key), {}, lang, folder_of(game), None)
    if spoken is None and type(value) is str:
        spoken = say_mix(game, name, value, lang)
    return spoken if spoken is not None else words_of(name if value is None else plain_id(value))


def say_option_help(game: str, name: str, value: object = None, lang: str = "en") -> str:
    """What an option is about, or what one of its values means, in a sentence; empty if nothing is said about it."""
    key = key_id(f"option-{name}" if value is None else f"option-{name}-{plain_id(value)}")
    said_of = [bundle(folder_of(game), tried).format(key, {}, "help") for tried in (check_language(lang), "en")]
    return next((words for words in said_of if words), "")


def say_mix(game: str, name: str, value: str, lang: str = "en") -> str | None:
    """A mix of the host's own in words, `green 7, orange 7, red 6`; None if the value is not a mix."""
    options = load_game(game).options if game in game_ids() else ()
    for option in options:
        if option.name == name and option.mix is not None:
            numbers = option.mix.numbers(value)
            parts = [say_part(game, name, part, lang) for part in option.mix.parts]
            return ", ".join(f"{part} {number}" for part, number in zip(parts, numbers, strict=False)) or None
    return None


def say_part(game: str, name: str, part: str, lang: str = "en") -> str:
    """A part of such a mix."""
    return spoken_by(key_id(f"option-{name}-part-{part}"), {}, lang, folder_of(game), None) or words_of(part)


def text(
    key: str, lang: str = "en", given: Mapping[str, object] | None = None, *, folder: str = "", names: Names = None
) -> str:
    """The message with this key, from a folder of texts or from the shared ones."""
    return said(key, given or {}, check_language(lang), folder, names)


def has_text(key: str, lang: str, folder: str = "") -> bool:
    """Whether the message exists in this language itself."""
    return bundle(folder, check_language(lang)).has(key_id(key))


def said(key: str, given: Mapping[str, object], lang: str, folder: str, names: Names) -> str:
    spoken = spoken_by(key_id(key), given, lang, folder, names)
    return spoken if spoken is not None else by_name(key, given, bundle(folder, lang), names)


def spoken_by(key: str, given: Mapping[str, object], lang: str, folder: str, names: Names) -> str | None:
    for tried in (lang, "en"):
        texts = bundle(folder, tried)
        if texts.has(key):
            spoken = texts.format(key, arguments_of(given, texts, names, texts.uses(key)))
            if spoken is not None:
                return spoken
    return None


def arguments_of(given: Mapping[str, object], texts: Bundle, names: Names, used: frozenset[str]) -> dict[str, Any]:
    """The arguments that a message uses: fields, their plain ids, counts and grammatical forms."""
    arguments: dict[str, Any] = {}
    forms = texts.forms()
    for field, value in given.items():
        if field in used:
            is_number = isinstance(value, (int, float)) and not isinstance(value, bool) and not holds_seats(field)
            bare = is_number and texts.format(key_id(f"name-{field}-{plain_id(value)}"), {}) is None
            arguments[field] = value if bare else in_words(field, value, texts, names)
        if f"{field}_id" in used:
            arguments[f"{field}_id"] = "none" if is_nothing(field, value) else plain_id(value)
        if f"{field}_count" in used:
            arguments[f"{field}_count"] = len(items_of(value))
        for form in forms:
            if f"{field}_{form}" in used:
                arguments[f"{field}_{form}"] = in_words(field, value, texts, names, form)
    return arguments


def in_words(field: str, value: object, texts: Bundle, names: Names, form: str = "") -> str:
    """A value in words."""
    named = name_of(field, value, texts, form)
    if named is not None:
        return named
    if holds_seats(field) and type(value) is int:
        if names is not None and 0 <= value < len(names):
            return names[value]
        if value >= 0:
            return texts.format("seat-name", {"number": value + 1}) or str(value + 1)
    if is_nothing(field, value):
        return texts.format("none", {}) or "-"
    if isinstance(value, bool):
        return texts.format("yes" if value else "no", {}) or str(value)
    if isinstance(value, Mapping):
        keys = [in_words("", key, texts, names) for key in value]
        held = [in_words(str(key), item, texts, names) for key, item in value.items()]
        return ", ".join(f"{key}: {item}" for key, item in zip(keys, held, strict=True))
    if isinstance(value, (list, tuple)) or (isinstance(value, str) and IDS.fullmatch(value)):
        return joined([in_words(field, item, texts, names, form) for item in items_of(value)], texts)
    return str(value)


def name_of(field: str, value: object, texts: Bundle, form: str) -> str | None:
    """The name that the messages give a value, if any. Most values come again and again, so the answer is cached."""
    if not isinstance(value, (str, int)) and value is not None:
        return None if isinstance(value, (list, tuple, Mapping)) else looked_up(field, value, texts, form)
    asked = (field, type(value), value, form)
    if asked not in texts.named:
        if len(texts.named) >= MOST_NAMED:
            texts.named.clear()
        texts.named[asked] = looked_up(field, value, texts, form)
    return texts.named[asked]


def looked_up(field: str, value: object, texts: Bundle, form: str) -> str | None:
    keys = [key_id(f"name-{field}-{'none' if is_nothing(field, value) else plain_id(value)}")]
    if isinstance(value, str):
        keys.append(key_id(f"name-{value}"))
    for key in keys:
        named = texts.format(key, {}, form) or texts.format(key, {})
        if named is not None:
            return named
    return None


def items_of(value: object) -> Sequence[object]:
    if isinstance(value, (list, tuple)):
        return value
    if isinstance(value, str):
        return value.split("+") if IDS.fullmatch(value) else (value,)
    return () if value is None else (value,)


def joined(items: list[str], texts: Bundle) -> str:
    """Several things in a row: a, b and c."""
    if not items:
        return texts.format("none", {}) or "-"
    if len(items) == 1:
        return items[0]
    most, last = ", ".join(items[:-1]), items[-1]
    return texts.format("list-and", {"most": most, "last": last}) or f"{most}, {last}"


def holds_seats(field: str) -> bool:
    return field == "seat" or field.endswith(("_seat", "_seats"))


def is_nothing(field: str, value: object) -> bool:
    return value is None or (holds_seats(field) and type(value) is int and value < 0)


def plain_id(value: object) -> str:
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (list, tuple)):
        return "+".join(plain_id(item) for item in value)
    return str(value)


@lru_cache(MOST_NAMED)
def key_id(name: str) -> str:
    """A name with only the characters that Fluent allows in a message's name."""
    return re.sub(r"[^A-Za-z0-9_-]", "-", name)


def words_of(name: str) -> str:
    """`PlayCard`, `play_card` and `play-card` are all "Play card".

    >>> words_of("ChooseSource"), words_of("not-in-hand")
    ('Choose source', 'Not in hand')
    """
    words = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", name).replace("-", " ").replace("_", " ").strip().lower()
    return words[:1].upper() + words[1:]


def by_name(key: str, given: Mapping[str, object], texts: Bundle, names: Names) -> str:
    """What a value without a text is called: its own name and its fields."""
    kind, _, name = key.partition("-")
    facts = dict(given)
    words = words_of(name or key)
    if kind == "event" and "seat" in facts:
        words = f"{in_words('seat', facts.pop('seat'), texts, names)}: {words}"
    if kind == "decision":
        facts.pop("seat", None)
    told = []
    for field, value in facts.items():
        if value != "":
            told.append(f"{words_of(field).lower()} {in_words(field, value, texts, names)}")
    return f"{words}: {', '.join(told)}" if told else words
