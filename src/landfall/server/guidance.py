"""The guide at a table: where it stands, when it continues, and what the bots play meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from landfall.flow import UnknownGame
from landfall.learning import LEARNER, Lesson, guide_of
from landfall.server.entries import Guided, Made
from landfall.server.messages import Guiding

if TYPE_CHECKING:
    from landfall.server.table import Table


def lesson_of(made: Made) -> Lesson | None:
    """The lesson of a new table; None if it has none, or its game is no longer there."""
    try:
        guide = guide_of(made.game) if made.guided else None
    except UnknownGame:
        return None
    return None if guide is None else Lesson(guide)


def guiding(table: Table) -> Guiding | None:
    """Where the guide stands, for everybody at the table."""
    lesson, state = table.lesson, table.state
    if lesson is None or state is None:
        return None
    standing = lesson.standing(table.moves, lambda: state.view(LEARNER))
    away = lesson.is_away()
    answer = lesson.answer(table.moves, lambda: state.view(LEARNER))
    return Guiding(lesson.step, standing, away, not away or lesson.is_possible(state, table.moves), answer)


def next_step(table: Table) -> Guided | None:
    """The entry with which the guide continues by itself, if it does."""
    lesson, state = table.lesson, table.state
    if lesson is None or state is None:
        return None
    onward = lesson.onward(table.moves, state.to_act(), lambda: state.view(LEARNER))
    return None if onward is None else Guided(*onward, away=lesson.has_left)


def goes_to(table: Table, lesson: Lesson, step: int, anew: bool) -> Guided:
    """The entry with which the learner goes to a step: as the game is, or with the table as the guide has it."""
    if anew:
        moves = lesson.guide.line(step)
        return Guided(step, len(moves), moves)
    state, _ = table.in_play()
    return Guided(step, len(table.moves), away=lesson.leaves(table.moves, lambda: state.view(LEARNER)))


def bot_waits(table: Table, seat: int) -> bool:
    """Whether a bot waits until the learner has read on."""
    lesson, state = table.lesson, table.state
    if lesson is None or state is None:
        return False
    return lesson.waits(seat, table.moves, state.to_act(), lambda: state.view(LEARNER))


def scripted(table: Table, seat: int) -> int | None:
    """What the guide has a bot play now, if that is legal."""
    move = None if table.lesson is None else table.lesson.scripted(seat, table.moves)
    if move is None:
        return None
    state, game = table.in_play()
    action = game.actions.encode(move[1], **move[2])
    return action if state.refusal(action, seat) is None else None
