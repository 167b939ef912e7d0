"""How commands are added, with their help in the person's language."""

from collections.abc import Callable
from typing import Protocol, TypeVar

import typer
from typer.core import TyperCommand, TyperGroup

from landfall.terminal.words import Words

Body = TypeVar("Body", bound=Callable[..., None])


class Adding(Protocol):
    """Adds a command to a set of commands."""

    def __call__(self, help: str, name: str | None = None) -> Callable[[Body], Body]: ...


NOTHING = ""  # the value of a flag


def new_group(words: Words, help: str, group: type[TyperGroup], completes: bool = False) -> typer.Typer:
    """An empty set of commands."""
    return typer.Typer(
        cls=group,
        help=words(help),
        add_completion=completes,
        options_metavar=words("usage-options"),
        subcommand_metavar=words("usage-command"),
    )


def command_of(app: typer.Typer, words: Words, cls: type[TyperCommand]) -> Adding:
    """A decorator that adds a command whose help has this key."""

    def add(help: str, name: str | None = None) -> Callable[[Body], Body]:
        return app.command(
            name, cls=cls, help=words(help), add_help_option=False, options_metavar=words("usage-options")
        )

    return add


def usage_line(line: str, words: Words) -> str:
    """Required arguments stand without brackets, as in manuals."""
    return words("usage", what=line.removeprefix("Usage:").strip().replace("{", "").replace("}", ""))


def show_help(context: typer.Context, wanted: bool) -> None:
    if wanted:
        print(context.get_help(), end="")
        raise typer.Exit


def help_alone(context: typer.Context) -> None:
    """A group without a command: show its help."""
    show_help(context, context.invoked_subcommand is None)


def known_games(incomplete: str) -> list[str]:
    """The games whose ids begin like this, for the shell."""
    from landfall.games import game_ids

    return [id for id in game_ids() if id.startswith(incomplete)]
