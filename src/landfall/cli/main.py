"""Runs a command and answers every mistake with one line on stderr and the exit code 2."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import TextIOWrapper
from typing import Any

import typer
from typer._click.core import Context
from typer._click.exceptions import BadOptionUsage, BadParameter, MissingParameter, NoSuchOption, UsageError
from typer.core import TyperGroup
from typer.main import get_command

from landfall.cli.app import make_app
from landfall.cli.checks import meant_by
from landfall.cli.groups import NOTHING
from landfall.flow import LandfallError
from landfall.terminal.words import Unusable, Words
from landfall.texts import LANGUAGES, best_language

GOOD = 0
BAD_INPUT = 2
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line and exit. A character that the terminal cannot show is replaced by another."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    sys.exit(run(list(sys.argv[1:] if arguments is None else arguments)))


def run(arguments: list[str]) -> int:
    """Run the command line; returns the exit code."""
    words = Words(best_language())
    try:
        words = Words(language_in(arguments) or words.lang)
        arguments = arguments or ["--help"]
        left = command_in(words).main(arguments, prog_name="landfall", standalone_mode=False)
        sys.stdout.flush()
        return left if isinstance(left, int) else GOOD
    except SystemExit as left_by:
        if not isinstance(left_by.__context__, BrokenPipeError):  # to rich and typer a closed pipe is an error
            raise
        return silenced(GOOD)
    except Unusable as wrong:
        return complain(words, words(wrong.key, **wrong.facts))
    except LandfallError as wrong:
        what = words.say(wrong)
        return complain(words, what[:1].upper() + what[1:])
    except typer.TyperException as wrong:
        return complain(words, usage(wrong, words, arguments))
    except (typer.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except BrokenPipeError:
        return silenced(GOOD)
    except OSError as wrong:  # for example a full disk, or a closed terminal
        with suppress(OSError):
            complain(words, words("system-refuses", what=wrong))
        return silenced(BAD_INPUT)


def command_in(words: Words) -> Any:
    """All commands; typer's own options for completion speak the person's language too."""
    command = get_command(make_app(words))
    for option in command.params:
        if option.name in ("install_completion", "show_completion"):
            flag: Any = option
            flag.help, flag.metavar = words(f"opt-{option.name.replace('_', '-')}"), NOTHING
    return command


def silenced(code: int) -> int:
    """Nothing more can be written: discard what is left, and what Python itself prints on exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return code


def complain(words: Words, what: str) -> int:
    in_one_line = re.sub("[ \t\r\n]+", " ", what).strip()  # but not the no-break space before a French colon
    print(words("error", what=in_one_line), file=sys.stderr)
    return BAD_INPUT


def language_in(arguments: Sequence[str]) -> str:
    """The value of `--lang`, wherever it stands, so that help and errors are in that language too."""
    chosen = ""
    for at, argument in enumerate(arguments):
        if argument == "--":
            break
        if argument == "--lang" and at + 1 < len(arguments):
            chosen = arguments[at + 1]
        elif argument.startswith("--lang="):
            chosen = argument.partition("=")[2]
        else:
            continue
        if chosen not in LANGUAGES:
            raise Unusable("no-such-language", given=chosen, langs=", ".join(LANGUAGES))
    return chosen


def usage(wrong: typer.TyperException, words: Words, arguments: Sequence[str]) -> str:
    """A mistake in the arguments, in the person's language."""
    context = wrong.ctx if isinstance(wrong, UsageError) else None
    match wrong:
        case NoSuchOption():
            flags = [opt for one in context.command.params for opt in one.opts] if context else []
            meant = meant_by(wrong.option_name, [one for one in flags if one.startswith("-")])
            what = words("unknown-flag", name=wrong.option_name, meant=meant)
        case MissingParameter():
            name = name_of(wrong)
            what = words("missing-value", name=name if name.startswith("-") else name.upper())
        case BadParameter():
            what = words("bad-value", name=name_of(wrong), kind="whole" if "integer" in wrong.message else "number")
        case BadOptionUsage():
            key = "needless-value" if "does not take" in wrong.message else "missing-value"
            what = words(key, name=wrong.option_name)
        case _:
            what = wrong_word(wrong, context, words)
    command = context.command_path if context else "landfall"
    return words("bad-usage", what=what[:1].upper() + what[1:], command=command)


def name_of(wrong: BadParameter) -> str:
    """The option or argument that an error is about."""
    if wrong.param is None:
        return ""
    return str((wrong.param.opts or [wrong.param.name])[0])


def wrong_word(wrong: typer.TyperException, context: Context | None, words: Words) -> str:
    """An unknown command, or a word too many."""
    unknown = re.match("No such command (['\"])(.*?)\\1", wrong.message)  # the framework has no field for the name
    if unknown is None:
        return words("needless-word")
    commands = list(context.command.commands) if context and isinstance(context.command, TyperGroup) else []
    meant = meant_by(unknown[2], commands)
    return words("no-such-command", name=unknown[2], meant=meant, commands=", ".join(commands))
