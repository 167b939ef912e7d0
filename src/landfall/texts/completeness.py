"""Which texts a game lacks: every decision, action, event and option has one in each language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any, cast

from landfall.flow import Decision, Game
from landfall.texts.bundles import LANGUAGES, bundle
from landfall.texts.say import has_text, key_id, plain_id


def keys_of(game: Game) -> list[str]:
    """The keys of all texts that a game needs, except for its refusals, which only its rules name."""
    keys = [f"decision-{name}" for name, frame in game.frames.items() if issubclass(frame, Decision)]
    keys.extend(f"event-{name}" for name in game.event_kinds)
    keys.extend(f"action-{name}" for name in game.actions.blocks)
    for option in game.options:
        keys.append(f"option-{option.name}")
        keys.extend(key_id(f"option-{option.name}-{plain_id(value)}") for value in option.values)
        parts = () if option.mix is None else option.mix.parts
        keys.extend(key_id(f"option-{option.name}-part-{part}") for part in parts)
    return keys


def languages_of(game: Game) -> list[str]:
    """The languages in which a game brings texts."""
    folder = Path(game.texts())
    return [lang for lang in LANGUAGES if game.texts() and (folder / f"{lang}.ftl").is_file()]


def missing_texts(game: Game, languages: Sequence[str] = LANGUAGES) -> list[str]:
    """What is missing, as `pl: event-Moved`. A game without any texts uses its names and lacks nothing."""
    if not game.texts():
        return []
    missing: list[str] = []
    for lang in languages:
        missing.extend(f"{lang}: {key}" for key in keys_of(game) if not has_text(key, lang, game.texts()))
    return missing


def unknown_fields(game: Game) -> list[str]:
    """Fields that a text names and its event or action does not have, as `pl: event-Moved: $boat`."""
    known: dict[str, set[str]] = {
        f"event-{name}": {field.name for field in fields(cast(Any, event))} for name, event in game.event_kinds.items()
    }
    known.update({f"action-{name}": set(block.arguments) for name, block in game.actions.blocks.items()})
    wrong: list[str] = []
    for lang in languages_of(game):
        texts = bundle(game.texts(), lang)
        ends = ("", "_id", "_count", *[f"_{form}" for form in texts.forms()])
        for key, names in known.items():
            given = {name + end for name in names for end in ends}
            wrong.extend(f"{lang}: {key}: ${field}" for field in sorted(texts.uses(key_id(key)) - given))
    return wrong
