"""The commands and their options. The help is made in the person's language, so the app is made for each run."""

from pathlib import Path
from typing import Annotated

import typer

from landfall.terminal.words import Words

HOST, PORT = "127.0.0.1", 8000  # where a server is unless it is said otherwise, as in landfall.server.run


def make_app(words: Words) -> typer.Typer:
    """All commands. Each imports what it needs when it runs, so that help is quick."""
    speak(words)
    from landfall.bots import level_names

    app = typer.Typer(help=words("app-help"), add_completion=False, no_args_is_help=True)
    lang_option = typer.Option("--lang", help=words("opt-lang"), metavar="LANG")
    option_option = typer.Option("--option", "--options", "-o", help=words("opt-option"), metavar="K=V")
    variant_option = typer.Option("--variant", help=words("opt-variant"))
    help_option = typer.Option("--help", "-h", help=words("opt-help"), callback=show_help, is_eager=True)
    json_option = typer.Option("--json", help=words("opt-json"))

    @app.callback(add_help_option=False)
    def landfall(
        lang: Annotated[str, lang_option] = words.lang,
        version: Annotated[
            bool, typer.Option("--version", help=words("opt-version"), callback=tell_version, is_eager=True)
        ] = False,
        show_help: Annotated[bool, help_option] = False,
    ) -> None:
        pass

    @app.command(add_help_option=False, help=words("play-help"))
    def play(
        game: Annotated[str | None, typer.Argument(help=words("arg-game"))] = None,
        seats: Annotated[
            str | None, typer.Option("--seats", help=words("opt-seats-play", bots=", ".join(level_names())))
        ] = None,
        option: Annotated[list[str] | None, option_option] = None,
        variant: Annotated[str | None, variant_option] = None,
        seed: Annotated[str | None, typer.Option("--seed", help=words("opt-seed"))] = None,
        record: Annotated[Path | None, typer.Option("--record", help=words("opt-record"))] = None,
        resume: Annotated[Path | None, typer.Option("--resume", help=words("opt-resume"))] = None,
        plain: Annotated[bool, typer.Option("--plain", help=words("opt-plain"))] = False,
        lang: Annotated[str, lang_option] = words.lang,
        show_help: Annotated[bool, help_option] = False,
    ) -> None:
        from landfall.cli.play import play as begin

        begin(words, game, seats, option or [], variant, seed, record, resume, plain)

    @app.command(add_help_option=False, help=words("join-help"))
    def join(
        link: Annotated[str, typer.Argument(help=words("arg-link"), metavar="URL")],
        name: Annotated[str | None, typer.Option("--name", help=words("opt-name"))] = None,
        seat: Annotated[int | None, typer.Option("--seat", help=words("opt-seat-join"))] = None,
        watch: Annotated[bool, typer.Option("--watch", help=words("opt-watch"))] = False,
        lang: Annotated[str, lang_option] = words.lang,
        show_help: Annotated[bool, help_option] = False,
    ) -> None:
        from landfall.cli.join import join as sit_down

        sit_down(words, link, name, seat, watch)

    @app.command(add_help_option=False, help=words("simulate-help"))
    def simulate(
        game: Annotated[str, typer.Argument(help=words("arg-game"))],
        seats: Annotated[int | None, typer.Option("--seats", help=words("opt-seats-count"))] = None,
        games: Annotated[int, typer.Option("--games", "-n", help=words("opt-games"))] = 100,
        bots: Annotated[str, typer.Option("--bots", help=words("opt-bots"))] = "random",
        seed: Annotated[str, typer.Option("--seed", help=words("opt-seed"))] = "0",
        option: Annotated[list[str] | None, option_option] = None,
        variant: Annotated[str | None, variant_option] = None,
        processes: Annotated[int | None, typer.Option("--processes", help=words("opt-processes"))] = None,
        as_json: Annotated[bool, json_option] = False,
        lang: Annotated[str, lang_option] = words.lang,
        show_help: Annotated[bool, help_option] = False,
    ) -> None:
        from landfall.cli.simulate import simulate as run

        raise typer.Exit(run(words, game, seats, games, bots, seed, option or [], variant, processes, as_json))

    @app.command(add_help_option=False, help=words("games-help"))
    def games(
        as_json: Annotated[bool, json_option] = False,
        lang: Annotated[str, lang_option] = words.lang,
        show_help: Annotated[bool, help_option] = False,
    ) -> None:
        from landfall.cli.catalogue import list_games

        list_games(words, as_json)

    @app.command(add_help_option=False, help=words("replay-help"))
    def replay(
        file: Annotated[Path, typer.Argument(help=words("arg-file"))],
        to: Annotated[int | None, typer.Option("--to", help=words("opt-to"))] = None,
        tell_all: Annotated[bool, typer.Option("--all", help=words("opt-all"))] = False,
        seat: Annotated[int | None, typer.Option("--seat", help=words("opt-seat"))] = None,
        is_open: Annotated[bool, typer.Option("--open", help=words("opt-open"))] = False,
        lang: Annotated[str, lang_option] = words.lang,
        show_help: Annotated[bool, help_option] = False,
    ) -> None:
        from landfall.cli.replay import replay as show

        show(words, file, to, tell_all, seat, is_open)

    @app.command(add_help_option=False, help=words("bench-help"))
    def bench(
        game: Annotated[str | None, typer.Argument(help=words("arg-game"))] = None,
        seconds: Annotated[float, typer.Option("--seconds", help=words("opt-seconds"))] = 0.5,
        as_json: Annotated[bool, json_option] = False,
        lang: Annotated[str, lang_option] = words.lang,
        show_help: Annotated[bool, help_option] = False,
    ) -> None:
        from landfall.cli.bench import bench as measure

        measure(words, game, seconds, as_json)

    @app.command(add_help_option=False, help=words("serve-help"))
    def serve(
        host: Annotated[str, typer.Option("--host", help=words("opt-host"))] = HOST,
        port: Annotated[int, typer.Option("--port", help=words("opt-port"))] = PORT,
        data: Annotated[str, typer.Option("--data", help=words("opt-data"))] = "",
        lang: Annotated[str, lang_option] = words.lang,
        show_help: Annotated[bool, help_option] = False,
    ) -> None:
        from landfall.cli.serve import serve as open_tables

        open_tables(words, host, port, data)

    @app.command(add_help_option=False, help=words("doctor-help"))
    def doctor(
        port: Annotated[int, typer.Option("--port", help=words("opt-port"))] = PORT,
        as_json: Annotated[bool, json_option] = False,
        lang: Annotated[str, lang_option] = words.lang,
        show_help: Annotated[bool, help_option] = False,
    ) -> None:
        from landfall.cli.doctor import doctor as look

        raise typer.Exit(look(words, port, as_json))

    return app


def show_help(context: typer.Context, wanted: bool) -> None:
    if wanted:
        print(context.get_help(), end="")
        raise typer.Exit


def tell_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        print(version("landfall"))
        raise typer.Exit


def speak(words: Words) -> None:
    """What typer itself says in its help, in the person's language, as far as it lets us."""
    from typer import rich_utils

    rich_utils.OPTIONS_PANEL_TITLE = words("panel-options")
    rich_utils.ARGUMENTS_PANEL_TITLE = words("panel-arguments")
    rich_utils.COMMANDS_PANEL_TITLE = words("panel-commands")
    rich_utils.DEFAULT_STRING = words("help-default")
    rich_utils.REQUIRED_LONG_STRING = words("help-required")
