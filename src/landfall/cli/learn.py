"""`landfall learn`: a guided first game at the terminal."""

from __future__ import annotations

from pathlib import Path

from landfall.cli.checks import game_called
from landfall.cli.play import new_console
from landfall.flow import Game, LandfallError, State
from landfall.learning import Guide, GuideText, Lesson, guide_of, guide_text
from landfall.server.settings import data_folder
from landfall.terminal.ending import ended_in_good_order
from landfall.terminal.prompt.learn import GuidedSession, Kept, read_bookmark
from landfall.terminal.tables.chairs import YOU, chairs_of
from landfall.terminal.tables.saved import new_place
from landfall.terminal.words import Unusable, Words


def learn(words: Words, game_id: str, chapter: int | None) -> None:
    """From the beginning, from a chapter, or from where the learner was last."""
    game = game_called(game_id)
    guide, told = guide_of(game.id), guide_text(game.id, words.lang)
    if guide is None or told is None:
        raise Unusable("guide-none", title=words.title(game))
    place = bookmark_of(game)
    lesson = Lesson(guide)
    kept = read_bookmark(place) if chapter is None else None
    state = resumed(game, guide, lesson, kept) or begun(guide, lesson, told, game, chapter)
    chairs = chairs_of([YOU, *[guide.level] * (guide.seats - 1)], guide.seed)
    console = new_console()
    session = GuidedSession(
        lesson=lesson,
        told=told,
        state=state,
        chairs=chairs,
        words=words,
        console=console,
        place=new_place(game.id),
        seed=guide.seed,
        bookmark=place,
    )
    session.told = [len(state.events(seat)) for seat in range(state.seats)]
    session.say("guide-resumed" if lesson.step and chapter is None else "guide-commands", game=game.id)
    with ended_in_good_order():
        session.run()


def bookmark_of(game: Game) -> Path:
    return data_folder() / "lessons" / f"{game.id}.json"


def resumed(game: Game, guide: Guide, lesson: Lesson, kept: Kept | None) -> State | None:
    """The table as the learner left it; None if nothing was kept, or it no longer fits the rules."""
    if kept is None:
        return None
    state = guide.state_before(game.id, 0)
    try:
        for seat, name, args in kept.moves:
            state.apply_action(game.actions.encode(name, **args), seat)
    except LandfallError:
        return None
    lesson.go(kept.step, kept.at, kept.away)
    return state


def begun(guide: Guide, lesson: Lesson, told: GuideText, game: Game, chapter: int | None) -> State:
    if chapter is not None and not 1 <= chapter <= len(told.chapters):
        raise Unusable("guide-no-chapter", count=len(told.chapters))
    first = told.chapters[(chapter or 1) - 1].first
    state = guide.state_before(game.id, first)
    lesson.go(first, len(guide.line(first)))
    return state
