"""Many finished games in figures: results by seats, options, corporation, opening and player; points by source.

    kept = [played(Record.from_json(path.read_bytes())) for path in paths]
    print(statistics(kept).games[0].comparisons)

Every title is in all languages, so that a page can be read in any of them.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import partial
from math import sqrt
from typing import Literal, TypeVar

from msgspec import Struct

from landfall.arena.summary import wilson
from landfall.bots import present_name
from landfall.flow import Game, NamedAction, OtherRules, Record, State
from landfall.flow.record import PERSON
from landfall.games import load_game
from landfall.replays import replay_steps
from landfall.texts import LANGUAGES, has_text, say, say_option, text
from landfall.texts.say import words_of

MOST_LINES = 10  # of a comparison; the rest are told together
LONGEST_OPENING = 2  # choices

Title = dict[str, str]  # per language
By = Literal["players", "seat", "option", "kind", "opening", "player"]
Key = TypeVar("Key", bound=Hashable)
Choice = tuple[str, tuple[tuple[str, str | int], ...]]  # an action by name, as a key


class Played(Struct):
    """A game that was played to its end; by seat where there are several."""

    game: str
    options: dict[str, str | int | bool]
    players: list[str]  # names, bots' levels, or nothing
    winners: list[int]
    scores: list[dict[str, int]]
    returns: list[float]
    openings: list[tuple[Choice, ...]]  # the first move of each seat, as far as there was a choice
    with_what: list[dict[str, str]]
    length: int  # moves
    own: list[int] | None = None  # the seats that count; None: all

    @property
    def seats(self) -> int:
        return len(self.players)


class Fared(Struct):
    """How seats that have something in common have fared."""

    title: Title
    played: int  # seats of games
    share: float | None  # of their games won, a shared win in part; None: nobody was there to be beaten
    low: float  # 95 % interval
    high: float
    fair: float  # what it would be if all seats were equal
    points: float  # on average
    points_error: float  # standard error


class Comparison(Struct):
    """Seats told apart by one thing."""

    by: By
    title: Title  # empty where the page has a word for it
    lines: list[Fared]  # without a title: all others


class PointSource(Struct):
    """Points for one thing, on average."""

    title: Title
    all: float
    winners: float  # of seats that have won


class GameStatistics(Struct):
    """All games of one kind."""

    game: str
    title: Title
    played: int  # games
    whole: Fared  # all seats that count
    comparisons: list[Comparison]
    sources: list[PointSource]
    totals: list[int]  # final points, ascending, of seats that have not won
    winning: list[int]  # and of those that have
    length: float  # moves of a game on average


class Statistics(Struct):
    """Of many games. `left_out` says how many were not finished, or played under rules that are no longer known."""

    games: list[GameStatistics]
    left_out: int = 0


Entry = tuple[Played, int]  # a game and a seat in it


def played(record: Record, own: list[int] | None = None, players: Sequence[str] = ()) -> Played | None:
    """A record as a row; None if it was not played to its end, or under other rules. Raises BadRecord.

    `own` are the seats that count, `players` who sat there if the record does not say so.
    """
    game = load_game(record.game)
    last: State | None = None
    had_choice = [False] * record.seats
    openings: list[list[Choice]] = [[] for _ in range(record.seats)]
    is_open = [True] * record.seats  # their first move has not ended
    length = 0
    try:
        for step in replay_steps(record):
            if step.state is None:
                return None
            if step.move is not None and last is not None:
                seat, name, arguments = step.move
                length += 1
                if is_open[seat]:
                    if had_choice[seat]:
                        openings[seat].append((name, tuple(sorted(arguments.items()))))
                    moved = step.state.is_between_moves(seat) or len(openings[seat]) == LONGEST_OPENING
                    is_open[seat] = not (openings[seat] and moved)
            last = step.state
            had_choice = [is_open[seat] and len(last.legal_actions(seat)) > 1 for seat in range(last.seats)]
    except OtherRules:
        return None
    if last is None or not last.is_terminal():
        return None
    chairs = record.chairs or list(players) or [PERSON] * record.seats
    names = record.names or [""] * record.seats
    return Played(
        game=game.id,
        options=dict(last.options),
        players=[names[seat] or ("" if chairs[seat] == PERSON else chairs[seat]) for seat in range(record.seats)],
        winners=list(last.winners()),
        scores=[dict(points) for points in last.scores()],
        returns=list(last.returns()),
        openings=[tuple(opening) for opening in openings],
        with_what=[game.plays_with(last, seat) for seat in range(last.seats)],
        length=length,
        own=own,
    )


def statistics(games: Iterable[Played | None]) -> Statistics:
    """These games in figures, those of which there are most first."""
    by_game: dict[str, list[Played]] = {}
    left_out = 0
    for one in games:
        if one is None:
            left_out += 1
        else:
            by_game.setdefault(one.game, []).append(one)
    ordered = sorted(by_game.items(), key=lambda item: (-len(item[1]), item[0]))
    return Statistics([of_one_game(load_game(id), rows) for id, rows in ordered], left_out)


def of_one_game(game: Game, rows: Sequence[Played]) -> GameStatistics:
    entries = [(row, seat) for row in rows for seat in (range(row.seats) if row.own is None else row.own)]
    against = [(row, seat) for row, seat in entries if row.seats > 1]
    won = [total(entry) for entry in against if entry[1] in entry[0].winners]
    others = [total(entry) for entry in entries if entry[0].seats == 1 or entry[1] not in entry[0].winners]
    return GameStatistics(
        game=game.id,
        title=titled(lambda lang: text_or("title", game.title, lang, game)),
        played=len(rows),
        whole=fared({}, entries),
        comparisons=[one for one in comparisons(game, rows, entries) if len(one.lines) > 1],
        sources=sources(game, entries),
        totals=sorted(others),
        winning=sorted(won),
        length=sum(row.length for row in rows) / len(rows),
    )


def comparisons(game: Game, rows: Sequence[Played], entries: list[Entry]) -> list[Comparison]:
    """Everything that the seats can be told apart by."""
    kinds = dict.fromkeys(kind for row in rows for held in row.with_what for kind in held)
    return [
        compared("players", {}, entries, lambda entry: entry[0].seats, plain, in_order=True),
        compared("seat", {}, entries, lambda entry: entry[1] + 1, plain, in_order=True),
        *[by_option(game, option.name, entries) for option in game.options],
        *[by_kind(game, kind, entries) for kind in kinds],
        by_opening(game, entries),
        compared("player", {}, entries, lambda entry: entry[0].players[entry[1]] or None, player),
    ]


def by_option(game: Game, option: str, entries: list[Entry]) -> Comparison:
    title = titled(lambda lang: say_option(game.id, option, lang=lang))

    def name(value: object, lang: str) -> str:
        return say_option(game.id, option, value, lang)

    def key(entry: Entry) -> object:
        return entry[0].options.get(option)

    return compared("option", title, entries, key, name)


def by_kind(game: Game, kind: str, entries: list[Entry]) -> Comparison:
    title = titled(lambda lang: text_or(f"kind-{kind}", words_of(kind), lang, game))

    def name(value: str, lang: str) -> str:
        return text_or(f"name-{value}", words_of(value), lang, game)

    def key(entry: Entry) -> str | None:
        return entry[0].with_what[entry[1]].get(kind)

    return compared("kind", title, entries, key, name)


def by_opening(game: Game, entries: list[Entry]) -> Comparison:
    def name(opening: tuple[Choice, ...], lang: str) -> str:
        return " › ".join(say(NamedAction(made, dict(arguments), game.id), lang) for made, arguments in opening)

    return compared("opening", {}, entries, lambda entry: entry[0].openings[entry[1]] or None, name)


def compared(
    by: By,
    title: Title,
    entries: list[Entry],
    key: Callable[[Entry], Key | None],
    name: Callable[[Key, str], str],
    in_order: bool = False,
) -> Comparison:
    """Entries by what `key` says of them, those of which there are most first; those without a key are left out."""
    apart: dict[Key, list[Entry]] = {}
    for entry in entries:
        value = key(entry)
        if value is not None:
            apart.setdefault(value, []).append(entry)
    values = list(apart)
    values.sort(key=lambda value: (value if isinstance(value, int) and in_order else -len(apart[value]), str(value)))
    lines = [fared(titled(partial(name, value)), apart[value]) for value in values[:MOST_LINES]]
    rest = [entry for value in values[MOST_LINES:] for entry in apart[value]]
    if rest:
        lines.append(fared({}, rest))
    return Comparison(by, title, lines)


def fared(title: Title, entries: Sequence[Entry]) -> Fared:
    against = [(row, seat) for row, seat in entries if row.seats > 1]
    share, low, high, fair = None, 0.0, 1.0, 0.0
    if against:
        won = sum(1.0 / len(row.winners) for row, seat in against if seat in row.winners)
        share = won / len(against)
        low, high = wilson(won, len(against))
        fair = sum(1.0 / row.seats for row, _ in against) / len(against)
    points = [float(total(entry)) for entry in entries]
    mean = sum(points) / len(points) if points else 0.0
    error = 0.0
    if len(points) > 1:
        error = sqrt(sum((one - mean) ** 2 for one in points) / (len(points) - 1) / len(points))
    return Fared(title, len(entries), share, low, high, fair, mean, error)


def sources(game: Game, entries: Sequence[Entry]) -> list[PointSource]:
    """The points of each category, in the order in which the game lists them."""
    names = dict.fromkeys(name for row, seat in entries for name in row.scores[seat])
    won = [(row, seat) for row, seat in entries if row.seats > 1 and seat in row.winners]

    def mean(of: Sequence[Entry], name: str) -> float:
        return sum(row.scores[seat].get(name, 0) for row, seat in of) / len(of) if of else 0.0

    return [PointSource(titled(partial(source, game, name)), mean(entries, name), mean(won, name)) for name in names]


def source(game: Game, name: str, lang: str) -> str:
    return text_or(f"score-{name}", words_of(name), lang, game)


def total(entry: Entry) -> int:
    row, seat = entry
    return sum(row.scores[seat].values())


# -- in words ---------------------------------------------------------------------------------------------------------


def titled(name: Callable[[str], str]) -> Title:
    return {lang: name(lang) for lang in LANGUAGES}


def plain(value: object, lang: str) -> str:
    return str(value)


def player(value: str, lang: str) -> str:
    """A name as it was given, or the title of a bot's level."""
    level = f"level-{present_name(value)}"
    return text(level, lang) if has_text(level, lang) else value


def text_or(key: str, otherwise: str, lang: str, game: Game) -> str:
    """A text of the game, in English if there is none in this language."""
    folder = game.texts()
    for tried in (lang, "en"):
        if folder and has_text(key, tried, folder):
            return text(key, tried, folder=folder)
    return otherwise
