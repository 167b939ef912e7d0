"""The commands and their options. The help is made in the person's language, so the app is made for each run."""

from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup
from typer.models import OptionInfo

from landfall.cli.groups import NOTHING, Adding, command_of, help_alone, known_games, new_group, show_help, usage_line
from landfall.cli.upkeep import add_copies, add_tables
from landfall.terminal.words import Words

HOST, PORT = "127.0.0.1", 8000  # the defaults of a server, as in landfall.server.run
SIMULATIONS = 32  # as in landfall.analysis
ABSENT_GRACE, PUT_ASIDE = "60s", "24h"  # as in landfall.server.settings


def make_app(words: Words) -> typer.Typer:
    """All commands. Each imports what it needs when it runs, so that help is quick."""
    speak(words)
    from landfall.bots import level_names

    class Command(TyperCommand):
        """Its usage line is in the person's language."""

        def get_usage(self, ctx: Any) -> str:
            return usage_line(super().get_usage(ctx), words)

    class Group(TyperGroup):
        """The same for a command that has others below it."""

        def get_usage(self, ctx: Any) -> str:
            return usage_line(super().get_usage(ctx), words)

    app = new_group(words, "app-help", Group, completes=True)
    command = command_of(app, words, Command)
    lang_option = typer.Option("--lang", help=words("opt-lang"), metavar="LANG", show_default=False)
    option_option = typer.Option("--option", "--options", "-o", help=words("opt-option"), metavar="K=V")
    game_argument = typer.Argument(help=words("arg-game"), metavar="GAME", autocompletion=known_games)
    seats_option = typer.Option("--seats", help=words("opt-seats-count"))
    seed_option = typer.Option("--seed", help=words("opt-seed"))
    processes_option = typer.Option("--processes", help=words("opt-processes"))
    ray_option = typer.Option("--ray", help=words("opt-ray"), metavar="ADDRESS")
    variant_option = typer.Option("--variant", help=words("opt-variant"))
    help_option = typer.Option(
        "--help", "-h", metavar=NOTHING, help=words("opt-help"), callback=show_help, is_eager=True
    )
    json_option = typer.Option("--json", metavar=NOTHING, help=words("opt-json"))

    @app.callback(add_help_option=False, invoke_without_command=True)
    def landfall(
        context: typer.Context,
        lang: Annotated[str, lang_option] = words.lang,
        version: Annotated[
            bool,
            typer.Option("--version", metavar=NOTHING, help=words("opt-version"), callback=tell_version, is_eager=True),
        ] = False,
        show_help: Annotated[bool, help_option] = False,
    ) -> None:
        help_alone(context)

    @command("play-help")
    def play(
        game: Annotated[str | None, game_argument] = None,
        seats: Annotated[
            str | None, typer.Option("--seats", help=words("opt-seats-play", bots=", ".join(level_names())))
        ] = None,
        bots: Annotated[str | None, typer.Option("--bots", help=words("opt-bots-play"))] = None,
        option: Annotated[list[str] | None, option_option] = None,
        variant: Annotated[str | None, variant_option] = None,
        seed: Annotated[str | None, seed_option] = None,
        record: Annotated[Path | None, typer.Option("--record", help=words("opt-record"))] = None,
        resume: Annotated[Path | None, typer.Option("--resume", help=words("opt-resume"))] = None,
        plain: Annotated[bool, typer.Option("--plain", metavar=NOTHING, help=words("opt-plain"))] = False,
        lang: Annotated[str, lang_option] = words.lang,
        show_help: Annotated[bool, help_option] = False,
    ) -> None:
        from landfall.cli.play import play as begin

        begin(
            words,
            game,
            seats=seats,
            bots=bots,
            options=option or [],
            variant=variant,
            seed=seed,
            record=record,
            resume=resume,
            plain=plain,
        )

    @command("join-help")
    def join(
        link: Annotated[str, typer.Argument(help=words("arg-link"), metavar="URL")],
        name: Annotated[str | None, typer.Option("--name", help=words("opt-name"))] = None,
        seat: Annotated[int | None, typer.Option("--seat", help=words("opt-seat-join"))] = None,
        watch: Annotated[bool, typer.Option("--watch", metavar=NOTHING, help=words("opt-watch"))] = False,
        lang: Annotated[str, lang_option] = words.lang,
        show_help: Annotated[bool, help_option] = False,
    ) -> None:
        from landfall.cli.join import join as sit_down

        sit_down(words, link, name, seat, watch)

    @command("simulate-help")
    def simulate(
        game: Annotated[str, game_argument],
        seats: Annotated[int | None, seats_option] = None,
        games: Annotated[int, typer.Option("--games", "-n", help=words("opt-games"))] = 100,
        bots: Annotated[str, typer.Option("--bots", help=words("opt-bots"))] = "random",
        seed: Annotated[str, seed_option] = "0",
        option: Annotated[list[str] | None, option_option] = None,
        variant: Annotated[str | None, variant_option] = None,
        processes: Annotated[int | None, processes_option] = None,
        ray: Annotated[str | None, ray_option] = None,
        out: Annotated[Path | None, typer.Option("--out", help=words("opt-out"), metavar="FILE")] = None,
        as_json: Annotated[bool, json_option] = False,
        lang: Annotated[str, lang_option] = words.lang,
        show_help: Annotated[bool, help_option] = False,
    ) -> None:
        from landfall.cli.simulate import simulate as run

        raise typer.Exit(
            run(
                words,
                game,
                seats=seats,
                games=games,
                bots=bots,
                seed=seed,
                options=option or [],
                variant=variant,
                processes=processes,
                as_json=as_json,
                out=out,
                ray=ray,
            )
        )

    @command("tournament-help")
    def tournament(
        game: Annotated[str, game_argument],
        bots: Annotated[str, typer.Option("--bots", help=words("opt-bots-tournament"))] = "random,easy,normal",
        rounds: Annotated[int, typer.Option("--rounds", "-n", help=words("opt-rounds"))] = 10,
        seats: Annotated[int | None, seats_option] = None,
        seed: Annotated[str, seed_option] = "0",
        option: Annotated[list[str] | None, option_option] = None,
        variant: Annotated[str | None, variant_option] = None,
        processes: Annotated[int | None, processes_option] = None,
        ray: Annotated[str | None, ray_option] = None,
        as_json: Annotated[bool, json_option] = False,
        lang: Annotated[str, lang_option] = words.lang,
        show_help: Annotated[bool, help_option] = False,
    ) -> None:
        from landfall.cli.tournament import tournament as run

        raise typer.Exit(
            run(
                words,
                game,
                bots=bots,
                rounds=rounds,
                seats=seats,
                seed=seed,
                options=option or [],
                variant=variant,
                processes=processes,
                as_json=as_json,
                ray=ray,
            )
        )

    @command("train-help")
    def train(
        game: Annotated[str, game_argument],
        folder: Annotated[Path, typer.Option("--folder", help=words("opt-train-folder"))] = Path("training"),
        rounds: Annotated[int, typer.Option("--rounds", help=words("opt-train-rounds"))] = 3,
        games: Annotated[int, typer.Option("--games", "-n", help=words("opt-train-games"))] = 400,
        seats: Annotated[str, typer.Option("--seats", help=words("opt-train-seats"))] = "",
        bot: Annotated[str, typer.Option("--bot", help=words("opt-train-bot"))] = "normal",
        seed: Annotated[str, seed_option] = "0",
        option: Annotated[list[str] | None, option_option] = None,
        processes: Annotated[int | None, processes_option] = None,
        ray: Annotated[str | None, ray_option] = None,
        lang: Annotated[str, lang_option] = words.lang,
        show_help: Annotated[bool, help_option] = False,
    ) -> None:
        from landfall.cli.train import train as run

        raise typer.Exit(
            run(
                words,
                game,
                folder=folder,
                rounds=rounds,
                games=games,
                seats=seats,
                level=bot,
                seed=seed,
                options=option or [],
                processes=processes,
                ray=ray,
            )
        )

    @command("games-help")
    def games(
        as_json: Annotated[bool, json_option] = False,
        lang: Annotated[str, lang_option] = words.lang,
        show_help: Annotated[bool, help_option] = False,
    ) -> None:
        from landfall.cli.catalogue import list_games

        list_games(words, as_json)

    @command("rules-help")
    def rules(
        game: Annotated[str, typer.Argument(help=words("arg-game"), metavar="GAME")],
        word: Annotated[list[str] | None, typer.Argument(help=words("arg-word"), metavar="WORD")] = None,
        everything: Annotated[bool, typer.Option("--all", metavar=NOTHING, help=words("opt-all-rules"))] = False,
        lang: Annotated[str, lang_option] = words.lang,
        show_help: Annotated[bool, help_option] = False,
    ) -> None:
        from landfall.cli.rules import show_rules

        show_rules(words, game, word or [], everything)

    @command("learn-help")
    def learn(
        game: Annotated[str, game_argument],
        chapter: Annotated[int | None, typer.Option("--chapter", help=words("opt-chapter"))] = None,
        lang: Annotated[str, lang_option] = words.lang,
        show_help: Annotated[bool, help_option] = False,
    ) -> None:
        from landfall.cli.learn import learn as guide

        guide(words, game, chapter)

    @command("replay-help")
    def replay(
        file: Annotated[Path, typer.Argument(help=words("arg-file"), metavar="FILE")],
        to: Annotated[int | None, typer.Option("--to", help=words("opt-to"))] = None,
        tell_all: Annotated[bool, typer.Option("--all", metavar=NOTHING, help=words("opt-all"))] = False,
        seat: Annotated[int | None, typer.Option("--seat", help=words("opt-seat"))] = None,
        is_open: Annotated[bool, typer.Option("--open", metavar=NOTHING, help=words("opt-open"))] = False,
        number: Annotated[int | None, typer.Option("--game", help=words("opt-game-number"))] = None,
        lang: Annotated[str, lang_option] = words.lang,
        show_help: Annotated[bool, help_option] = False,
    ) -> None:
        from landfall.cli.replay import replay as show

        show(words, file, to, tell_all, seat, is_open, number)

    @command("analyse-help")
    def analyse(
        file: Annotated[Path, typer.Argument(help=words("arg-file"), metavar="FILE")],
        simulations: Annotated[int, typer.Option("--simulations", "-n", help=words("opt-simulations"))] = SIMULATIONS,
        seconds: Annotated[float | None, typer.Option("--seconds", help=words("opt-analyse-seconds"))] = None,
        seed: Annotated[str, typer.Option("--seed", help=words("opt-analyse-seed"))] = "0",
        number: Annotated[int | None, typer.Option("--game", help=words("opt-game-number"))] = None,
        processes: Annotated[int | None, processes_option] = None,
        ray: Annotated[str | None, ray_option] = None,
        as_json: Annotated[bool, json_option] = False,
        lang: Annotated[str, lang_option] = words.lang,
        show_help: Annotated[bool, help_option] = False,
    ) -> None:
        from landfall.cli.analyse import analyse as weigh

        weigh(words, file, simulations, seconds, seed, processes, as_json, ray, number)

    add_report(words, command, json_option, lang_option, help_option)

    @command("bench-help")
    def bench(
        game: Annotated[str | None, game_argument] = None,
        seconds: Annotated[float, typer.Option("--seconds", help=words("opt-seconds"))] = 0.5,
        as_json: Annotated[bool, json_option] = False,
        lang: Annotated[str, lang_option] = words.lang,
        show_help: Annotated[bool, help_option] = False,
    ) -> None:
        from landfall.cli.bench import bench as measure

        measure(words, game, seconds, as_json)

    @command("serve-help")
    def serve(
        host: Annotated[str, typer.Option("--host", help=words("opt-host"))] = HOST,
        port: Annotated[int, typer.Option("--port", help=words("opt-port"))] = PORT,
        data: Annotated[str, typer.Option("--data", help=words("opt-data"))] = "",
        public: Annotated[list[str] | None, typer.Option("--public", help=words("opt-public"), metavar="URL")] = None,
        absent_grace: Annotated[
            str, typer.Option("--absent-grace", help=words("opt-absent-grace"), metavar="TIME")
        ] = ABSENT_GRACE,
        put_aside: Annotated[str, typer.Option("--put-aside", help=words("opt-put-aside"), metavar="TIME")] = PUT_ASIDE,
        lang: Annotated[str, lang_option] = words.lang,
        show_help: Annotated[bool, help_option] = False,
    ) -> None:
        from landfall.cli.serve import serve as open_tables

        open_tables(words, host, port, data, public or (), absent_grace, put_aside)

    add_copies(words, command, lang_option, help_option)
    tables = new_group(words, "tables-help", Group)
    add_tables(words, tables, command_of(tables, words, Command), lang_option, json_option, help_option)
    app.add_typer(tables, name="tables")

    @command("doctor-help")
    def doctor(
        port: Annotated[int, typer.Option("--port", help=words("opt-port"))] = PORT,
        as_json: Annotated[bool, json_option] = False,
        lang: Annotated[str, lang_option] = words.lang,
        show_help: Annotated[bool, help_option] = False,
    ) -> None:
        from landfall.cli.doctor import doctor as look

        raise typer.Exit(look(words, port, as_json))

    return app


def add_report(
    words: Words, command: Adding, json_option: OptionInfo, lang_option: OptionInfo, help_option: OptionInfo
) -> None:
    """`landfall report`."""

    @command("report-help")
    def report(
        files: Annotated[list[Path] | None, typer.Argument(help=words("arg-report-files"), metavar="FILES")] = None,
        html: Annotated[bool, typer.Option("--html", metavar=NOTHING, help=words("opt-html"))] = False,
        out: Annotated[Path | None, typer.Option("--out", help=words("opt-report-out"), metavar="FILE")] = None,
        as_json: Annotated[bool, json_option] = False,
        lang: Annotated[str, lang_option] = words.lang,
        show_help: Annotated[bool, help_option] = False,
    ) -> None:
        from landfall.cli.report import report as tell

        tell(words, files or [], html, out, as_json)


def tell_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        print(version("landfall"))
        raise typer.Exit


def speak(words: Words) -> None:
    """Translate typer's own words in the help, as far as typer allows it."""
    from typer import rich_utils

    rich_utils.OPTIONS_PANEL_TITLE = words("panel-options")
    rich_utils.ARGUMENTS_PANEL_TITLE = words("panel-arguments")
    rich_utils.COMMANDS_PANEL_TITLE = words("panel-commands")
    rich_utils.DEFAULT_STRING = words("help-default")
    rich_utils.REQUIRED_LONG_STRING = words("help-required")
