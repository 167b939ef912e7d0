"""A guided first game: what is said, what is pointed at, what is to be done, and what the bots play.

It is data, `guide.json` in a game's `learning/`: a fixed deal, chapters, and in each chapter steps. A step's `line` is
what is played in it, by the learner and by the bots: one whole game that the guide follows. A step in which the learner
plays asks for the learner's moves of the line, unless it says with `accept` or `until` what will do, which is then what
its words ask for and no more; one in which the learner plays nothing is only read. Texts are Fluent messages of
`learning/`: `guide-STEP` is what is said, `guide-STEP-task` what is to be done (`guide-STEP-task-PART` a part of it),
`guide-STEP-wrong` the answer to something else, `guide-STEP-ANSWER` one of its own to certain moves (`answers`),
`guide-chapter-CHAPTER` a title.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from landfall.flow import BadInput, State
from landfall.flow.record import Move
from landfall.games import load_game
from landfall.learning.entries import learning_bundle
from landfall.learning.places import learning_folder

LEARNER = 0  # the seat of whoever learns


class Until(Struct, forbid_unknown_fields=True):
    """A condition on the learner's view: what stands at the path `at` (`seats.0.points`) is this, or at least or most.

    Of a list its length is compared.
    """

    at: str
    value: int | str | bool | None = msgspec.field(default=None, name="is")
    least: int | None = None
    most: int | None = None

    def is_met(self, view: Any) -> bool:
        found = view
        for part in self.at.split("."):
            if isinstance(found, list):
                found = found[int(part)] if int(part) < len(found) else None
            else:
                found = found.get(part) if isinstance(found, dict) else None
        if self.least is None and self.most is None:
            return bool(found == self.value)
        number = len(found) if isinstance(found, list) else found
        if not isinstance(number, int):
            return False
        return (self.least is None or number >= self.least) and (self.most is None or number <= self.most)


class Wanted(Struct, array_like=True):
    """An action by name with some of its arguments; a list of values means one of these."""

    name: str
    args: dict[str, Any] = {}

    def fits(self, name: str, args: dict[str, Any]) -> bool:
        return self.name in (name, "*") and all(
            args.get(key) in (value if isinstance(value, list) else [value]) for key, value in self.args.items()
        )


class Point(Struct, forbid_unknown_fields=True):
    """Something to look at: all the time, or while the learner may choose a fitting action."""

    see: str  # an entry, by id, a part of the page (`@hand`), or one of several things alike (`@lifepod=31`)
    may: str = ""  # the action's name
    args: dict[str, Any] = {}  # some of its arguments; a list of values means one of these


class Part(Struct, forbid_unknown_fields=True):
    """What of a longer task is due when all of this is so, in the view of what was chosen so far."""

    id: str
    when: list[Until]


class Answer(Struct, forbid_unknown_fields=True):
    """What is said to moves that the step did not ask for: all of `to` are among them, and `when` is so."""

    id: str
    to: list[Wanted] = []
    when: Until | None = None

    def is_to(self, own: list[Move], view: Any) -> bool:
        made = all(any(want.fits(name, args) for _, name, args in own) for want in self.to)
        return made and (self.when is None or self.when.is_met(view))


class Step(Struct, forbid_unknown_fields=True):
    """One idea."""

    id: str
    line: list[Move] = []  # what the learner and the bots play in it: (seat, name, arguments)
    accept: list[Wanted] = []  # what the learner may play instead of the line: as many actions, each fitting
    until: list[Until] = []  # or: whatever is played (after what `accept` asks for) until all of this is so
    within: Until | None = None  # as long as this is so there is time for `until`
    also: list[list[Wanted]] = []  # other ways that are as good: what follows fits them, too
    answers: list[Answer] = []  # to certain other moves; the first that fits is given
    point: list[str | Point] = []
    parts: list[Part] = []  # of the task: the first whose conditions are met is shown instead of the whole
    rule: str = ""  # the section of the rules that says more
    free: bool = False  # its words fit any game, also one that has left the guide's

    def wanted(self) -> list[Wanted]:
        """What the learner is to play; nothing: a step to read."""
        if self.accept or self.until:
            return self.accept
        return [Wanted(name, args) for seat, name, args in self.line if seat == LEARNER]

    def ways(self) -> list[list[Wanted]]:
        """Each of these does what the step asks for."""
        return [self.wanted(), *self.also]

    def lines(self) -> list[list[Wanted]]:
        """The learner's moves as the guide plays them, and those that are as good."""
        return [[Wanted(name, args) for seat, name, args in self.line if seat == LEARNER], *self.also]

    def is_read(self) -> bool:
        return not self.until and not self.wanted()

    def points(self) -> list[Point]:
        return [Point(point) if isinstance(point, str) else point for point in self.point]


class Chapter(Struct, forbid_unknown_fields=True):
    """Steps about one thing. The guide can be begun at any chapter."""

    id: str
    steps: list[Step]


class Guide(Struct, forbid_unknown_fields=True):
    """A guided game."""

    seats: int
    seed: str
    level: str  # of the bots once their script has ended
    chapters: list[Chapter]
    options: dict[str, bool | int | str] = {}

    def steps(self) -> list[Step]:
        return [step for chapter in self.chapters for step in chapter.steps]

    def line(self, step: int) -> list[Move]:
        """All that is played before this step."""
        return [move for earlier in self.steps()[:step] for move in earlier.line]

    def state_before(self, game: str, step: int) -> State:
        """The table as the guide has it when a step begins."""
        known = load_game(game)
        state: State = known.new_initial_state(self.seats, self.options, self.seed)
        for seat, name, args in self.line(step):
            state.apply_action(known.actions.encode(name, **args), seat)
        return state


@cache
def guide_of(game: str) -> Guide | None:
    """The guided game of a game; None if it has none."""
    folder = learning_folder(load_game(game))
    path = None if folder is None else folder / "guide.json"
    if path is None or not path.is_file():
        return None
    try:
        return msgspec.json.decode(path.read_bytes(), type=Guide)
    except msgspec.MsgspecError as wrong:
        raise BadInput(f"{game}: learning/guide.json cannot be read: {wrong}") from None


# -- in words ---------------------------------------------------------------------------------------------------------


class PartText(Struct):
    """A part of a task as it is shown when all of this is so."""

    task: str
    when: list[Until]


class StepText(Struct):
    """A step as it is shown. Without a task it is only read."""

    id: str
    text: str
    task: str  # what is to be done; empty: only read
    wrong: str  # the answer to something else
    answers: dict[str, str]  # to certain other moves, by their ids
    point: list[Point]
    rule: str
    parts: list[PartText] = []


class ChapterText(Struct):
    """A chapter as it is shown."""

    title: str
    first: int  # the number of its first step, counted from 0 in the whole guide
    steps: list[StepText]


class GuideText(Struct):
    """A guided game in one language."""

    game: str
    chapters: list[ChapterText]

    def steps(self) -> list[StepText]:
        return [step for chapter in self.chapters for step in chapter.steps]


def guide_text(game: str, lang: str = "en") -> GuideText | None:
    """The guide of a game as it is shown. A text that is missing is its key."""
    guide = guide_of(game)
    if guide is None:
        return None
    texts = learning_bundle(game, lang)

    def said(key: str) -> str:
        return texts.format(key, {}) or key

    told = GuideText(game, [])
    first = 0
    for chapter in guide.chapters:
        steps = [
            StepText(
                step.id,
                said(f"guide-{step.id}"),
                "" if step.is_read() else said(f"guide-{step.id}-task"),
                texts.format(f"guide-{step.id}-wrong", {}) or "",
                {answer.id: said(f"guide-{step.id}-{answer.id}") for answer in step.answers},
                step.points(),
                step.rule,
                [PartText(said(f"guide-{step.id}-task-{part.id}"), part.when) for part in step.parts],
            )
            for step in chapter.steps
        ]
        told.chapters.append(ChapterText(said(f"guide-chapter-{chapter.id}"), first, steps))
        first += len(steps)
    return told


def missing_guide_texts(game: str, lang: str) -> list[str]:
    """The keys of what a guide lacks in a language. Where one move is asked for, an answer to others is needed."""
    guide = guide_of(game)
    if guide is None:
        return []
    texts = learning_bundle(game, lang)
    keys = [f"guide-chapter-{chapter.id}" for chapter in guide.chapters]
    for step in guide.steps():
        keys.append(f"guide-{step.id}")
        keys += [] if step.is_read() else [f"guide-{step.id}-task"]
        keys += [f"guide-{step.id}-task-{part.id}" for part in step.parts]
        keys += [] if step.is_read() or step.accept or step.until else [f"guide-{step.id}-wrong"]
        keys += [f"guide-{step.id}-{answer.id}" for answer in step.answers]
    return [key for key in keys if not texts.format(key, {})]
