"""Values and their texts, for both implementations: `landfall.texts.say` and the page's `say.ts`.

python -m tests.say_cases writes tests/say_cases.json; tests here and in web/src/texts read it.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from landfall.flow import NamedAction, Question, Refusal
from landfall.games import load_game
from landfall.texts import LANGUAGES, say
from landfall.texts.bundles import folder_of
from landfall.texts.say import said

FILE = Path(__file__).with_name("say_cases.json")
GAME = "star-race"
NAMES = ["Ada", "Bolek", "Chloé"]
GAMES = 4
EACH = 3  # values of each kind

# What none of our games says today but the rules of `say` allow: prefix and name, fields.
UNCOMMON: list[tuple[str, dict[str, Any]]] = [
    ("event-Unheard", {"seat": 1, "many_things": 3, "empty": ""}),
    ("event-Unheard", {"seat": -1, "flag": True, "nothing": None}),
    ("decision-UnheardOf", {"seat": 0, "source": "", "cards": ["swap", "copy"]}),
    ("action-unheard_of", {"ships": "T1+B2+K3", "ring": 6}),
    ("refusal-unheard-of", {"rule": "", "facts": {"card": "swap", "seat": 2}}),
    ("refusal-not-in-hand", {"rule": "6", "card": "race_plus1"}),
    ("refusal-nothing-to-copy", {"rule": "", "copied_seat": 2}),
    ("refusal-no-ship-can-move", {"rule": "", "group": "number:2"}),
    ("event-GameEnded", {"winner_seats": [0, 2], "total": 1}),
    ("event-GameEnded", {"winner_seats": [1], "total": 22}),
    ("seat-name", {"number": 3}),
]


def cases() -> list[dict[str, Any]]:
    """Each: the game whose texts are used, the key, the fields, the names, and the words in every language."""
    found: dict[str, dict[str, Any]] = {}
    for key, given in UNCOMMON:
        add(found, key, given, {lang: said(key, given, lang, folder_of(GAME), NAMES) for lang in LANGUAGES})
    for value in values():
        key, given = keyed(value)
        add(found, key, given, {lang: say(value, lang, NAMES) for lang in LANGUAGES})
    return sorted(found.values(), key=lambda case: json.dumps(case, sort_keys=True))


def add(found: dict[str, dict[str, Any]], key: str, given: dict[str, Any], words: dict[str, str]) -> None:
    mark = json.dumps([key, given], sort_keys=True, default=list)
    found[mark] = {"key": key, "given": json.loads(json.dumps(given, default=list)), "words": words}


def keyed(value: Any) -> tuple[str, dict[str, Any]]:
    if isinstance(value, Question):
        return f"decision-{value.kind}", {"seat": value.seat, "source": value.source, **value.fields}
    if isinstance(value, NamedAction):
        return f"action-{value.name}", dict(value.arguments)
    if isinstance(value, Refusal):
        return f"refusal-{value.code}", {"rule": value.rule, **value.facts}
    fields = {name: getattr(value, name) for name in type(value).__dataclass_fields__}
    return f"event-{type(value).__name__}", fields


def values() -> list[Any]:
    """What is said during some games: questions, actions, refusals and events, a few of each kind."""
    game = load_game(GAME)
    met: dict[str, list[Any]] = {}

    def meet(kind: str, value: Any) -> None:
        few = met.setdefault(kind, [])
        if len(few) < EACH and value not in few:
            few.append(value)

    for seed in range(GAMES):
        state = game.new_initial_state(len(NAMES), {"variant": "advanced"}, seed)
        step = seed
        while not state.is_terminal():
            seat = state.current_player()
            question = state.decision(seat)
            assert question is not None, f"seat {seat} is to act and is asked nothing"
            meet(question.kind, question)
            legal = state.legal_actions(seat)
            step += 7
            action = legal[step % len(legal)]
            name, arguments = game.actions.decode(action)
            meet(name, NamedAction(name, arguments, game.id))
            refusal = state.refusal((action + step) % game.actions.size, seat)
            if refusal is not None:
                meet(refusal.code, refusal)
            state.apply_action(action, seat)
        for event in state.events(0):
            meet(type(event).__name__, event)
    return [value for few in met.values() for value in few]


def written() -> str:
    made = {"game": GAME, "names": NAMES, "cases": cases()}
    return json.dumps(made, ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
