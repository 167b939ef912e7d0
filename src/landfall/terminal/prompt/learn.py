"""A guided game at the terminal: the steps of the guide between table and question, and bots that play its script."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from landfall.flow import Record, State
from landfall.flow.history import EVERY
from landfall.flow.record import Move
from landfall.learning import LEARNER, GuideText, Lesson
from landfall.learning.guide import ChapterText, StepText
from landfall.terminal.prompt.play import Quit, Session
from landfall.terminal.tables.chairs import Chair
from landfall.terminal.words import Words

GUIDE_COMMANDS = ("next", "back", "chapter", "leave")
INDENT = 2


class Kept(Struct):
    """How far a learner has come: what was played, the step, where it began, and whether away from the guide's game."""

    step: int
    at: int
    moves: list[Move]
    away: bool = False


class GuidedSession(Session):
    """A game with its guide, from any step on; it then continues without it."""

    def __init__(
        self, lesson: Lesson, told: GuideText, state: State, chairs: list[Chair], words: Words, console: Console,
        place: Path, seed: str, bookmark: Path,
    ) -> None:  # fmt: skip
        super().__init__(state, chairs, words, console, place, seed)
        self.lesson = lesson
        self.guide_told = told
        self.bookmark = bookmark
        self.is_answered = False  # whether the learner, astray, has been told so

    # -- where it stands ----------------------------------------------------------------------------------------------

    @property
    def moves(self) -> list[Move]:
        return Record.of(self.state).parts[-1].moves

    def view(self) -> Any:
        return self.state.view(LEARNER)

    def standing(self) -> str:
        return self.lesson.standing(self.moves, self.view)

    @property
    def step(self) -> StepText:
        return self.guide_told.steps()[self.lesson.step]

    @property
    def chapter(self) -> ChapterText:
        return [one for one in self.guide_told.chapters if one.first <= self.lesson.step][-1]

    def keep(self) -> None:
        super().keep()
        if self.lesson.is_over:
            self.bookmark.unlink(missing_ok=True)
            return
        step, at, away = self.lesson.begun[-1]
        kept = Kept(step, at, self.moves, away)
        self.bookmark.parent.mkdir(parents=True, exist_ok=True)
        self.bookmark.write_bytes(msgspec.json.encode(kept))

    # -- playing ------------------------------------------------------------------------------------------------------

    def one_decision(self) -> None:
        moves, to_act = self.moves, self.state.to_act()
        onward = None if self.lesson.is_over else self.lesson.onward(moves, to_act, self.view)
        if onward is not None:
            self.lesson.go(*onward, self.lesson.has_left)
            self.keep()
            if self.lesson.is_over:
                self.say("guide-over")
            return
        if self.lesson.is_over:
            super().one_decision()
        elif self.standing() == "astray":
            self.answer_astray()
        elif not self.play_a_bot(moves, to_act):
            if self.step.task and LEARNER in to_act:
                self.ask(LEARNER)
            else:
                self.let_read()

    def play_a_bot(self, moves: list[Move], to_act: tuple[int, ...]) -> bool:
        """Let one bot play that does not wait; False if there is none."""
        for seat in to_act:
            if seat != LEARNER and not self.lesson.waits(seat, moves, to_act, self.view):
                move = self.lesson.scripted(seat, moves)
                action = -1 if move is None else self.game.actions.encode(move[1], **move[2])
                if self.state.refusal(action, seat) is not None:
                    bot = self.chairs[seat].bot
                    assert bot is not None, f"seat {seat} is a bot's"
                    action = self.choice_of(bot, seat, self.turns.asked(self.state, seat))
                self.play(action, seat)
                self.tell_news(LEARNER)
                return True
        return False

    def let_read(self) -> None:
        """A step without a task: Enter continues."""
        self.tell_news(LEARNER)
        self.show_table(LEARNER)
        self.say("guide-read")
        self.listen("next")

    def answer_astray(self) -> None:
        self.tell_news(LEARNER)
        self.console.print()
        answer = self.step.answers.get(self.lesson.answer(self.moves, self.view), self.step.wrong)
        if answer:
            self.console.print(Text(answer, style="yellow"))
        self.say("guide-astray")
        self.listen("back")

    def listen(self, otherwise: str) -> None:
        """Wait for a command of the guide or any other; an empty line is `otherwise`."""
        while True:
            typed = self.console.input(Text("> ", style="bold")).strip() or otherwise
            if self.heard(typed, LEARNER):
                return
            command, rest = self.command_in(typed)
            if command and self.obey(command, rest, LEARNER):
                return
            if not command:
                self.say("guide-commands")

    def heard(self, typed: str, seat: int) -> bool:
        """Go where a command of the guide leads; True if there was one."""
        word, _, rest = typed.partition(" ")
        named = [one for one in GUIDE_COMMANDS if word.lower() in (one, self.words(f"guide-command-{one}"))]
        if self.lesson.is_over or not named:
            return False
        number, count = self.lesson.step, len(self.lesson.steps)
        if named[0] == "next":
            skipped = bool(self.step.task) and self.standing() == "open"
            self.go_to(number + 1, anew=skipped)
        elif named[0] == "back":
            self.go_to(number, anew=True)
        elif named[0] == "leave":
            self.go_to(count, anew=False)
        else:
            chapters = self.guide_told.chapters
            if rest.isdecimal() and 1 <= int(rest) <= len(chapters):
                self.go_to(chapters[int(rest) - 1].first, anew=True)
            else:
                for at, chapter in enumerate(chapters, 1):
                    self.console.print(Padding(Text(f"{at}  {chapter.title}"), (0, 0, 0, INDENT)))
                self.say("guide-which-chapter")
                return False
        return True

    def go_to(self, step: int, anew: bool) -> None:
        away = not anew and self.lesson.leaves(self.moves, self.view)
        if anew:
            self.state = self.lesson.guide.state_before(self.game.id, step)
            self.state.kept_history().every = EVERY
            self.heard_before()
        self.lesson.go(step, len(self.moves), away)
        self.keep()
        if self.lesson.is_over:
            self.say("guide-over")

    def undo(self, seat: int) -> bool:
        undone = super().undo(seat)
        self.lesson.undone(len(self.moves))
        return undone

    # -- telling ------------------------------------------------------------------------------------------------------

    def show_table(self, seat: int | None) -> None:
        super().show_table(seat)
        if self.lesson.is_over:
            return
        chapters = self.guide_told.chapters
        head = self.words("guide-head", number=chapters.index(self.chapter) + 1, title=self.chapter.title)
        self.console.print()
        self.console.print(Text(head, style="bold magenta"))
        self.console.print(marked_up(self.step.text))
        if self.step.rule:
            self.say("guide-rule", game=self.game.id, rule=self.step.rule)
        if self.step.task:
            self.console.print(Text(f"→ {self.step.task}", style="bold green"))

    def is_pointed_at(self, action: int) -> bool:
        wanted = None if self.lesson.is_over else self.lesson.next_wanted(self.moves)
        return wanted is not None and wanted.fits(*self.game.actions.decode(action))

    def finish(self) -> None:
        self.bookmark.unlink(missing_ok=True)
        super().finish()


def marked_up(text: str) -> Text:
    """`**this**` in bold."""
    shown = Text()
    for at, part in enumerate(text.split("**")):
        shown.append(part, style="bold" if at % 2 else "")
    return shown


def read_bookmark(place: Path) -> Kept | None:
    """What was kept, if it can still be read."""
    try:
        return msgspec.json.decode(place.read_bytes(), type=Kept)
    except (OSError, msgspec.MsgspecError):
        return None


__all__ = ["GuidedSession", "Kept", "Quit", "read_bookmark"]
