"""The commands of a host who looks after stored tables: backup, restore, tables."""

from pathlib import Path
from typing import Annotated

import typer
from typer.models import OptionInfo

from landfall.cli.groups import NOTHING, Adding, help_alone
from landfall.terminal.words import Words


def add_copies(words: Words, command: Adding, lang_option: OptionInfo, help_option: OptionInfo) -> None:
    """`landfall backup` and `landfall restore`."""
    data_option = typer.Option("--data", help=words("opt-data-file"))
    force_option = typer.Option("--force", metavar=NOTHING, help=words("opt-force"))
    file_argument = typer.Argument(help=words("arg-copy"), metavar="FILE")

    @command("backup-help")
    def backup(
        file: Annotated[Path, file_argument],
        data: Annotated[str, data_option] = "",
        force: Annotated[bool, force_option] = False,
        lang: Annotated[str, lang_option] = words.lang,
        show_help: Annotated[bool, help_option] = False,
    ) -> None:
        from landfall.cli.backup import back_up

        back_up(words, file, data, force)

    @command("restore-help")
    def restore(
        file: Annotated[Path, file_argument],
        data: Annotated[str, data_option] = "",
        force: Annotated[bool, force_option] = False,
        lang: Annotated[str, lang_option] = words.lang,
        show_help: Annotated[bool, help_option] = False,
    ) -> None:
        from landfall.cli.backup import restore as put_back

        put_back(words, file, data, force)


def add_tables(
    words: Words,
    tables: typer.Typer,
    command: Adding,
    lang_option: OptionInfo,
    json_option: OptionInfo,
    help_option: OptionInfo,
) -> None:
    """`landfall tables list` and `landfall tables prune`."""
    data_option = typer.Option("--data", help=words("opt-data"))
    status_option = typer.Option("--status", help=words("opt-status"))

    @tables.callback(add_help_option=False, invoke_without_command=True)
    def all_tables(
        context: typer.Context,
        lang: Annotated[str, lang_option] = words.lang,
        show_help: Annotated[bool, help_option] = False,
    ) -> None:
        help_alone(context)

    @command("tables-list-help", name="list")
    def list_all(
        data: Annotated[str, data_option] = "",
        status: Annotated[str | None, status_option] = None,
        as_json: Annotated[bool, json_option] = False,
        lang: Annotated[str, lang_option] = words.lang,
        show_help: Annotated[bool, help_option] = False,
    ) -> None:
        from landfall.cli.tables import list_tables

        list_tables(words, data, status, as_json)

    @command("tables-prune-help")
    def prune(
        older_than: Annotated[str, typer.Option("--older-than", help=words("opt-older-than"))] = "30d",
        data: Annotated[str, data_option] = "",
        status: Annotated[str | None, status_option] = None,
        yes: Annotated[bool, typer.Option("--yes", metavar=NOTHING, help=words("opt-yes"))] = False,
        as_json: Annotated[bool, json_option] = False,
        lang: Annotated[str, lang_option] = words.lang,
        show_help: Annotated[bool, help_option] = False,
    ) -> None:
        from landfall.cli.tables import prune as forget

        forget(words, data, older_than, status, yes, as_json)
