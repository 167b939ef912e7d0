"""What a person typed, as actions: a number of the list, or words such as `T1 B1` that leave one action."""

from __future__ import annotations

import re
import unicodedata

from landfall.flow import Game
from landfall.terminal.words import Words


def tokens_of(text: str) -> list[str]:
    """Words without case or accents; signs that stand for themselves (`+1`, `-2`) are kept.

    >>> tokens_of("Zamianę, −2 T1+B2 number:1")
    ['zamiane', '-2', 't1', 'b2', 'number', '1']
    """
    plain = unicodedata.normalize("NFKD", text.replace("−", "-").replace("ł", "l").replace("Ł", "L"))
    plain = "".join(letter for letter in plain if not unicodedata.combining(letter)).lower()
    return re.findall(r"(?<!\w)[+-]\d+|\w+", plain)


def own_tokens(game: Game, action: int) -> list[str]:
    """The ids in an action: `pair(ships="T1+B2")` has `t1` and `b2`."""
    found: list[str] = []
    for value in game.actions.decode(action)[1].values():
        found.extend(tokens_of(str(value)))
    return found


def called(game: Game, action: int, words: Words, names: list[str]) -> list[str]:
    """What an action's values are called when they stand alone: `+1`, `ships number 1`."""
    found: list[str] = []
    for field, value in game.actions.decode(action)[1].items():
        found.extend(tokens_of(words.value(game, field, value, names)))
    return found


def all_tokens(game: Game, action: int, words: Words, names: list[str]) -> set[str]:
    """The ids in an action and every word it is said with."""
    spoken = tokens_of(words.say(game.named(action), names))
    name = game.actions.decode(action)[0].lower()
    return {*own_tokens(game, action), *called(game, action, words, names), *spoken, name}


def matching(game: Game, actions: list[int], typed: str, words: Words, names: list[str]) -> list[int]:
    """The actions that fit all typed words; only those with exactly these ids or this name, if there are any."""
    wanted = tokens_of(typed)
    if not wanted:
        return []
    exact = [action for action in actions if sorted(own_tokens(game, action)) == sorted(wanted)]
    if exact:
        return exact
    exact = [action for action in actions if called(game, action, words, names) == wanted]
    if exact:
        return exact
    fitting = []
    for action in actions:
        known = all_tokens(game, action, words, names)
        if all(any(token == word or (len(word) > 2 and token.startswith(word)) for token in known) for word in wanted):
            fitting.append(action)
    return fitting


def impossible(game: Game, legal: list[int], typed: str, words: Words, names: list[str]) -> list[int]:
    """Actions that fit the words but are not legal now: first those of the blocks that are being chosen from."""
    asked = {game.actions.decode(action)[0] for action in legal}
    near: list[int] = []
    far: list[int] = []
    known = set(legal)
    for action in matching(game, list(range(game.actions.size)), typed, words, names):
        if action not in known:
            (near if game.actions.decode(action)[0] in asked else far).append(action)
    return [*near, *far]
