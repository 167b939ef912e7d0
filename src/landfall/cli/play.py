"""`landfall play`."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.console import Console

from landfall.cli.checks import check_seats, game_called, options_in, seats_for, usual_seats
from landfall.flow import BadRecord, Game, LandfallError, OtherRules, RulesError, State
from landfall.replays import replay
from landfall.terminal.chairs import chairs_of, seat_words
from landfall.terminal.play import Session
from landfall.terminal.saved import new_place, read
from landfall.terminal.words import Unusable, Words


def play(
    words: Words,
    game: str | None,
    seats: str | None,
    options: Sequence[str],
    variant: str | None,
    seed: str | None,
    record: Path | None,
    resume: Path | None,
) -> None:
    """A new game or a saved one, at the terminal."""
    if resume is not None:
        fixed = {"--seed": seed, "--variant": variant, "--option": options, "GAME": game}
        session = resumed(words, resume, seats, record, fixed)
    elif game is not None:
        session = begun(words, game_called(game), seats, options, variant, seed, record)
    else:
        raise Unusable("resume-or-game")
    try:
        session.run()
    except Unusable:
        raise
    except (LandfallError, AssertionError) as wrong:
        what = f"{type(wrong).__name__}: {wrong}"
        raise Unusable("went-wrong", what=what, file=str(session.place)) from wrong


def begun(
    words: Words,
    game: Game,
    seats: str | None,
    options: Sequence[str],
    variant: str | None,
    seed: str | None,
    record: Path | None,
) -> Session:
    parts = usual_seats(game) if seats is None else parts_of(seats)
    check_seats(game, len(parts), words)
    chosen = options_in(game, options, variant, len(parts), words)
    seed = secrets.token_hex(16) if seed is None else seed
    chairs = chairs_of(parts, seed, words)
    state = game.new_initial_state(len(parts), chosen, seed)
    return Session(state, chairs, words, new_console(), record or new_place(game.id), seed)


def resumed(words: Words, file: Path, seats: str | None, record: Path | None, given: Mapping[str, object]) -> Session:
    for option, value in given.items():
        if value:
            raise Unusable("option-of-record", option=option)
    kept = read(file)
    game = game_called(kept.game)
    parts = seats_for(kept.seats) if seats is None else parts_of(seats)
    if len(parts) != kept.seats:
        raise Unusable("seats-of-record", seats=kept.seats, count=len(parts))
    state: State
    try:
        state = replay(kept)
    except OtherRules:
        raise Unusable("cannot-resume", file=str(file), title=words.title(game)) from None
    except BadRecord as wrong:
        raise Unusable("not-a-record", file=str(file), what=str(wrong)) from None
    except RulesError as wrong:
        raise Unusable("not-a-record", file=str(file), what=str(wrong)) from wrong
    if state.is_terminal():
        raise Unusable("already-over", file=str(file))
    seed = secrets.token_hex(8)
    session = Session(state, chairs_of(parts, seed, words, kept.names), words, new_console(), record or file, seed)
    session.told = [len(state.events(seat)) for seat in range(state.seats)]
    session.told_to_all = len(state.events(None))
    return session


def parts_of(seats: str) -> list[str]:
    """`you,search` or just a number of seats."""
    return seats_for(int(seats)) if seats.strip().isdecimal() else seat_words(seats)


def new_console() -> Console:
    return Console(highlight=False, soft_wrap=False)
