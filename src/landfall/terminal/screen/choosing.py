"""Choosing one of the legal actions step by step: from a list, by marking things one after another, or part by part.

- A list: every option is an action. Small blocks of the catalogue are shown whole, so that one can ask why not.
- Marks: the actions are sets such as `T1+B2`; the options are their members, and marks narrow the legal list.
- Parts: the actions have several arguments; each is chosen in turn. In a list a game may fold such a block into one
  option, which opens its parts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from landfall.flow import Block, Game
from landfall.texts.say import holds_seats

WHOLE = 12  # a block with at most this many actions is shown whole, also what cannot be taken now
MANY = 9  # more actions than this, with several arguments, are chosen part by part

Value = int | str


class Option:
    """Something to press."""

    def __init__(
        self, name: str, field: str, value: Value | None, action: int, possible: bool, marked: int = 0
    ) -> None:
        self.name = name  # of the block
        self.field = field  # the argument that this is a value of; empty for a whole action
        self.value = value
        self.action = action  # the whole action; -1: it is only a part
        self.possible = possible
        self.marked = marked


class Chooser:
    """The legal list, narrowed by what has been pressed so far."""

    def __init__(
        self, game: Game, legal: Sequence[int], seats: int, folds: Sequence[str] = (), bare: Sequence[str] = ()
    ) -> None:
        self.game = game
        self.seats = seats
        self.legal = list(legal)
        self.whole = self.legal  # what there was before one block was opened
        self.folds = folds
        self.bare = bare  # blocks of which only what can be taken now is shown
        self.block: Block | None = None  # the only block there is to choose from
        self.chosen = -1  # the action that is settled but for Enter
        self.pressed: list[Value] = []  # marks, or parts, in the order of pressing
        self.sets: dict[int, Counter[str]] = {}
        self.kind = "list"
        blocks = {game.actions.block_of[action].name for action in self.legal}
        if len(blocks) == 1:
            self.block = game.actions.blocks[blocks.pop()]
            if is_of_sets(self.block):
                self.kind = "marks"
                (field,) = self.block.arguments
                for action in self.legal:
                    self.sets[action] = Counter(str(game.actions.decode(action)[1][field]).split("+"))
            elif len(self.block.arguments) > 1 and len(self.legal) > MANY:
                self.kind = "parts"

    # -- what there is to press ---------------------------------------------------------------------------------------

    def options(self) -> list[Option]:
        if self.kind == "marks":
            return self.members()
        if self.kind == "parts":
            return self.values()
        return self.actions()

    def actions(self) -> list[Option]:
        legal = set(self.legal)
        shown: list[int] = []
        folded: list[Option] = []
        for name in dict.fromkeys(self.game.actions.block_of[action].name for action in self.legal):
            block = self.game.actions.blocks[name]
            every = range(block.first, block.first + block.size)
            if name in self.folds and len([action for action in self.legal if action in every]) > MANY:
                folded.append(Option(name, "", None, -1, True))
                continue
            whole = block.size <= WHOLE and name not in self.bare
            shown.extend(every if whole else [action for action in self.legal if action in every])
        options = folded
        for action in shown:
            name, arguments = self.game.actions.decode(action)
            if action in legal or not self.names_nobody(arguments):
                options.append(Option(name, "", None, action, action in legal, int(action == self.chosen)))
        return options

    def names_nobody(self, arguments: dict[str, object]) -> bool:
        """Whether an action speaks of a seat that is not at this table."""
        return any(holds_seats(field) and type(at) is int and at >= self.seats for field, at in arguments.items())

    def members(self) -> list[Option]:
        assert self.block is not None, "marks are made in one block"
        (field,) = self.block.arguments
        marks = Counter(str(value) for value in self.pressed)
        options: list[Option] = []
        for member in members_of(self.block):
            more = marks + Counter([member])
            possible = bool(marks[member]) or any(more <= one for one in self.sets.values())
            options.append(Option(self.block.name, field, member, -1, possible, marks[member]))
        return options

    def values(self) -> list[Option]:
        assert self.block is not None, "parts are those of one block"
        fields = list(self.block.arguments)
        at = min(len(self.pressed), len(fields) - 1)
        before = dict(zip(fields, self.pressed[:at], strict=False))
        left = [arguments for arguments in map(self.arguments, self.legal) if fits(arguments, before)]
        options: list[Option] = []
        for value in self.block.arguments[fields[at]]:
            possible = any(arguments[fields[at]] == value for arguments in left)
            action = -1
            if at == len(fields) - 1:
                action = self.game.actions.encode(self.block.name, **before, **{fields[at]: value})
            marked = int(self.chosen >= 0 and action == self.chosen)
            options.append(Option(self.block.name, fields[at], value, action, possible, marked))
        return options

    def arguments(self, action: int) -> dict[str, object]:
        return self.game.actions.decode(action)[1]

    # -- pressing -----------------------------------------------------------------------------------------------------

    def press(self, option: Option) -> None:
        """Choose a possible option, or mark or unmark it."""
        assert option.possible, "only what is possible is pressed; for the rest there are `excuses`"
        if self.kind == "list" and option.action < 0:
            self.unfold(option.name)
        elif self.kind == "list":
            self.chosen = option.action
        elif self.kind == "parts":
            assert option.value is not None, "a part has a value"
            if option.action >= 0:
                self.chosen = option.action
            else:
                self.pressed.append(option.value)
        else:
            self.mark(str(option.value))

    def unfold(self, name: str) -> None:
        """Choose among the actions of one block alone, part by part."""
        self.block = self.game.actions.blocks[name]
        self.legal = [action for action in self.whole if self.game.actions.block_of[action].name == name]
        self.kind, self.chosen, self.pressed = "parts", -1, []

    def fold(self) -> None:
        """Back to the list that a block was opened in."""
        self.block, self.legal = None, self.whole
        self.kind, self.chosen, self.pressed = "list", -1, []

    def mark(self, member: str) -> None:
        marks = Counter(str(value) for value in self.pressed)
        if any(marks + Counter([member]) <= one for one in self.sets.values()):
            self.pressed.append(member)
        else:
            self.pressed = [value for value in self.pressed if value != member]
        marks = Counter(str(value) for value in self.pressed)
        self.chosen = next((action for action, one in self.sets.items() if one == marks), -1)

    def would_unmark(self, option: Option) -> bool:
        """Whether pressing this takes its mark away instead of adding one."""
        marks = Counter(str(value) for value in self.pressed)
        more = marks + Counter([str(option.value)])
        return bool(option.marked) and not any(more <= one for one in self.sets.values())

    def settle(self, action: int) -> None:
        """Choose a legal action with one key."""
        if action not in self.legal:
            self.fold()
        self.chosen = action
        if self.kind == "marks":
            self.pressed = list(self.sets[action].elements())
        elif self.kind == "parts":
            values = list(self.arguments(action).values())
            self.pressed = [value for value in values[:-1] if isinstance(value, (int, str))]

    def back(self) -> bool:
        """Take back the last thing pressed; False if there is none."""
        if self.chosen < 0 and not self.pressed:
            if self.legal is self.whole:
                return False
            self.fold()
            return True
        if self.kind == "marks" or self.chosen < 0:
            self.pressed.pop()
        self.chosen = -1
        return True

    def fitting(self) -> list[int]:
        """The legal actions that are left after what was pressed."""
        if self.kind == "marks":
            marks = Counter(str(value) for value in self.pressed)
            return [action for action, one in self.sets.items() if marks <= one]
        if self.kind == "parts" and self.block is not None:
            before = dict(zip(self.block.arguments, self.pressed, strict=False))
            return [action for action in self.legal if fits(self.arguments(action), before)]
        return self.legal

    def excuses(self, option: Option) -> list[int]:
        """Actions to ask about when an option is impossible: those that it would lead to."""
        if option.action >= 0:
            return [option.action]
        assert self.block is not None, "only parts of one block's actions are no actions"
        found: list[int] = []
        usable = {member for one in self.sets.values() for member in one}
        for action in range(self.block.first, self.block.first + self.block.size):
            arguments = self.arguments(action)
            if self.kind == "parts":
                before = dict(zip(self.block.arguments, [*self.pressed, option.value], strict=False))
                if fits(arguments, before):
                    found.append(action)
                continue
            (field,) = self.block.arguments
            one = Counter(str(arguments[field]).split("+"))
            wanted = Counter([*(str(value) for value in self.pressed), str(option.value)])
            if wanted <= one:
                others = one - wanted
                at_front = all(member in usable for member in others)
                found.insert(0, action) if at_front else found.append(action)
        return found


def is_of_sets(block: Block) -> bool:
    """Whether the block's actions are sets of ids joined by `+`."""
    if len(block.arguments) != 1:
        return False
    (values,) = block.arguments.values()
    return len(values) > 1 and all(isinstance(value, str) and "+" in value for value in values)


def members_of(block: Block) -> list[str]:
    (values,) = block.arguments.values()
    return list(dict.fromkeys(member for value in values for member in str(value).split("+")))


def fits(arguments: dict[str, object], wanted: Mapping[str, Value | None]) -> bool:
    return all(arguments[field] == value for field, value in wanted.items())
