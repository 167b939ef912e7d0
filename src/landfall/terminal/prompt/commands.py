"""What may be typed at the prompt besides an action. The English words always work, the language's own too."""

from __future__ import annotations

from landfall.terminal.words import Words

COMMANDS = ("help", "why", "hint", "undo", "log", "table", "save", "quit")
SIGNS = {"?": "help"}


def command_in(typed: str, words: Words) -> tuple[str, str]:
    """The command at the start of a line and what follows it; an empty command if there is none.

    >>> command_in("save game.json", Words("pl")), command_in("zapisz gra.json", Words("pl"))
    (('save', 'game.json'), ('save', 'gra.json'))
    >>> command_in("T1 B1", Words("en"))
    ('', '')
    """
    first, _, rest = typed.strip().partition(" ")
    word = first.lower()
    if word in SIGNS:
        return SIGNS[word], rest.strip()
    for command in COMMANDS:
        if word in (command, words(f"command-{command}")):
            return command, rest.strip()
    return "", ""
