"""Which texts a game lacks: every decision, action, event and option has one in each language."""

from __future__ import annotations

from landfall.flow import Decision, Game
from landfall.texts.bundles import LANGUAGES
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


def missing_texts(game: Game) -> list[str]:
    """What is missing, as `pl: event-Moved`. A game without any texts uses its names and lacks nothing."""
    if not game.texts():
        return []
    missing: list[str] = []
    for lang in LANGUAGES:
        missing.extend(f"{lang}: {key}" for key in keys_of(game) if not has_text(key, lang, game.texts()))
    return missing
