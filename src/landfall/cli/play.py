"""`landfall play`."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from landfall.cli.catalogue import found_games
from landfall.cli.checks import check_seats, game_called, options_in, seats_for, usual_seats
from landfall.flow import BadRecord, Game, LandfallError, OtherRules, Record, RulesError, State
from landfall.replays import replay
from landfall.terminal.ending import ended_in_good_order
from landfall.terminal.prompt.play import Session
from landfall.terminal.result import draw_result
from landfall.terminal.tables.chairs import YOU, Chair, chairs_in, chairs_of, names_in, seat_words
from landfall.terminal.tables.saved import new_place, read, save
from landfall.terminal.words import Unusable, Words


def play(
    words: Words,
    game: str | None,
    *,
    seats: str | None,
    bots: str | None,
    options: Sequence[str],
    variant: str | None,
    seed: str | None,
    record: Path | None,
    resume: Path | None,
    plain: bool = False,
) -> None:
    """A new game or a saved one, at the terminal."""
    if resume is not None:
        fixed = {"--bots": bots, "--seed": seed, "--variant": variant, "--option": options, "GAME": game}
        begun = resumed(words, resume, seats, record, fixed)
    else:
        chosen = game_called(game) if game is not None else asked_for(words)
        begun = started(words, chosen, seats, bots, options, variant, seed, record)
    save(begun.state, begun.chairs, begun.place)  # if the file cannot be written, this fails before the first move
    try:
        if plain or not is_terminal():
            with ended_in_good_order():
                begun.in_prompts(words)
        else:
            begun.on_screen(words)
    except Unusable:
        raise
    except (LandfallError, AssertionError) as wrong:
        what = f"{type(wrong).__name__}: {wrong}"
        raise Unusable("went-wrong", what=what, file=str(begun.place)) from wrong


def asked_for(words: Words) -> Game:
    """The game that the person picks from a menu. Raises Unusable if nobody is there to answer."""
    if not can_ask():
        raise Unusable("resume-or-game")
    games = found_games()[0]
    print(words("menu-games"))
    for number, game in enumerate(games, start=1):
        players = "–".join(str(seats) for seats in dict.fromkeys((game.seats[0], game.seats[-1])))
        print(words("menu-game", number=number, title=words.title(game), id=game.id, players=players))
    while True:
        try:
            answer = input(words("menu-answer")).strip()
        except EOFError:
            raise Unusable("resume-or-game") from None
        if answer.isdecimal() and 1 <= int(answer) <= len(games):
            return games[int(answer) - 1]
        if answer:
            try:
                return game_called(answer)
            except Unusable as wrong:
                print(words(wrong.key, **wrong.facts))


def can_ask() -> bool:
    """Whether somebody sits at the keyboard."""
    return sys.stdin.isatty()


def is_terminal() -> bool:
    """Whether both input and output are a terminal."""
    return sys.stdout.isatty() and sys.stdin.isatty() and os.environ.get("TERM") != "dumb"


class Begun:
    """A game that can be played: the position, who sits where, and the file it is saved in."""

    def __init__(self, state: State, chairs: list[Chair], place: Path, seed: str, is_resumed: bool) -> None:
        self.state = state
        self.chairs = chairs
        self.place = place
        self.seed = seed
        self.is_resumed = is_resumed

    def in_prompts(self, words: Words) -> None:
        session = Session(self.state, self.chairs, words, new_console(), self.place, self.seed)
        if self.is_resumed:
            session.told = [len(self.state.events(seat)) for seat in range(self.state.seats)]
            session.told_to_all = len(self.state.events(None))
        session.run()

    def on_screen(self, words: Words) -> None:
        from landfall.terminal.screen.app import TableApp
        from landfall.terminal.tables.local import LocalTable

        table = LocalTable(self.state, self.chairs, words, self.place, self.seed)
        app = TableApp(table, words)
        try:
            app.run_to_the_end()
        finally:
            save(table.state, self.chairs, self.place)
        console = new_console()
        if table.state.is_terminal():
            console.print(draw_result(table.state, table.names, app.words, table.state.kept_history().story))
        console.print(Text(app.words("saved", file=str(self.place))), soft_wrap=True)


def started(
    words: Words,
    game: Game,
    seats: str | None,
    bots: str | None,
    options: Sequence[str],
    variant: str | None,
    seed: str | None,
    record: Path | None,
) -> Begun:
    parts = usual_seats(game) if seats is None else parts_of(seats)
    if bots is not None:
        parts = seated_with(bots, parts, seats)
    check_seats(game, len(parts), words)
    chosen = options_in(game, options, variant, len(parts), words)
    seed = secrets.token_hex(16) if seed is None else seed
    chairs = chairs_of(parts, seed)
    state = game.new_initial_state(len(parts), chosen, seed)
    return Begun(state, chairs, record or new_place(game.id), seed, False)


def resumed(words: Words, file: Path, seats: str | None, record: Path | None, given: Mapping[str, object]) -> Begun:
    for option, value in given.items():
        if value:
            raise Unusable("option-of-record", option=option)
    kept = read(file)
    game = game_called(kept.game)
    state: State
    try:
        state = replay(kept)
    except OtherRules:
        raise Unusable("cannot-resume", file=str(file), title=words.title(game)) from None
    except BadRecord as wrong:
        raise Unusable("not-a-record", file=str(file), what=wrong) from None
    except RulesError as wrong:
        raise Unusable("not-a-record", file=str(file), what=wrong) from wrong
    if state.is_terminal():
        raise Unusable("already-over", file=str(file))
    seed = secrets.token_hex(8)
    return Begun(state, chairs_again(kept, file, seats, seed, words), record or file, seed, True)


def chairs_again(kept: Record, file: Path, seats: str | None, seed: str, words: Words) -> list[Chair]:
    """Those who sat there, unless `--seats` says otherwise. Nobody gets a seat that may be another person's."""
    if seats is not None:
        parts = parts_of(seats)
        if len(parts) != kept.seats:
            raise Unusable("seats-of-record", seats=kept.seats, count=len(parts))
        return chairs_of(parts, seed, kept.names)
    if not kept.chairs:
        raise Unusable("who-sat-where", file=str(file), names=names_in(kept, words))
    return chairs_in(kept, seed)


def parts_of(seats: str) -> list[str]:
    """`you,search` or just a number of seats."""
    return seats_for(int(seats)) if seats.strip().isdecimal() else seat_words(seats)


def seated_with(bots: str, parts: list[str], seats: str | None) -> list[str]:
    """You, and at the other seats the bots of `--bots`: one for all of them, or one for each."""
    if seats is not None and not seats.strip().isdecimal():
        raise Unusable("bots-or-seats")
    named = seat_words(bots)
    if seats is None and len(named) > 1:
        return [YOU, *named]
    if len(named) not in (1, len(parts) - 1):
        raise Unusable("bots-beside-you", seats=len(parts) - 1, count=len(named))
    return [YOU, *named * (len(parts) - 1 if len(named) == 1 else 1)]


def new_console() -> Console:
    return Console(highlight=False, soft_wrap=False)
