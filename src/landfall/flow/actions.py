"""The action catalogue: every action of a game is an int, laid out in named blocks.

>>> hire = Block("hire", race=("terran", "krystallin"), number=range(1, 4))
>>> catalogue = Catalogue(Block("sail", zone=range(8)), hire)
>>> catalogue.size
14
>>> catalogue.encode("hire", race="krystallin", number=2)
12
>>> catalogue.decode(12)
('hire', {'race': 'krystallin', 'number': 2})
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from landfall.flow.errors import BadSetup, UnknownAction

Values = range | tuple[str, ...] | tuple[int, ...]


class Block:
    """Actions of one kind: a name and the values of each argument; the last argument varies fastest."""

    def __init__(self, name: str, **arguments: Values) -> None:
        self.name = name
        self.arguments: dict[str, Values] = arguments
        self.first = 0  # in its catalogue
        self.size = 1
        for argument, values in arguments.items():
            self.size *= len(values)
            if len(set(values)) != len(values):
                raise BadSetup(f"the action block {name!r} has a value of {argument} twice")
        if self.size == 0:
            raise BadSetup(f"the action block {name!r} is empty")


@dataclass(init=False, unsafe_hash=False)
class NamedAction:
    """An action in words: what people, files and sockets use."""

    name: str
    arguments: Mapping[str, object]
    game: str

    def __init__(self, name: str, arguments: Mapping[str, object], game: str = "") -> None:
        self.name = name
        self.arguments = arguments
        self.game = game


class Catalogue:
    """All actions of a game, numbered block after block. Stable within a rules version."""

    def __init__(self, *blocks: Block) -> None:
        self.blocks: dict[str, Block] = {}
        self.size = 0
        self.block_of: list[Block] = []
        for block in blocks:
            if block.name in self.blocks:
                raise BadSetup(f"two action blocks are called {block.name!r}")
            placed = Block(block.name, **block.arguments)  # a copy: another catalogue may hold the same block elsewhere
            placed.first = self.size
            self.size += placed.size
            self.blocks[placed.name] = placed
            self.block_of.extend([placed] * placed.size)

    def first(self, name: str) -> int:
        """The number of the first action of a block."""
        return self.blocks[name].first

    def encode(self, name: object, **arguments: object) -> int:
        """The number of a named action."""
        block = self.blocks.get(name) if isinstance(name, str) else None
        if block is None:
            what = f"no action is called {name!r}; there are {', '.join(self.blocks)}"
            raise UnknownAction(what, "no-action", action=str(name), actions=list(self.blocks))
        offset = 0
        for argument, values in block.arguments.items():
            if argument not in arguments:
                raise UnknownAction(f"{name} needs {argument}", "no-argument", action=str(name), argument=argument)
            value = arguments[argument]
            if type(value) not in (int, str) or value not in values:
                known = [str(one) for one in values]
                what = f"{name}: {argument} cannot be {value!r}; it is one of {', '.join(known)}"
                raise UnknownAction(
                    what, "wrong-argument", action=str(name), argument=argument, given=str(value), values=known
                )
            offset = offset * len(values) + values.index(value)  # type: ignore[arg-type]
        if len(arguments) > len(block.arguments):
            strange = next(argument for argument in arguments if argument not in block.arguments)
            raise UnknownAction(f"{name} has no {strange}", "strange-argument", action=str(name), argument=strange)
        return block.first + offset

    def decode(self, action: object) -> tuple[str, dict[str, object]]:
        """The name and arguments of an action."""
        if type(action) is not int or not 0 <= action < self.size:
            what = f"actions are 0 to {self.size - 1}, not {action!r}"
            raise UnknownAction(what, "no-number", most=self.size - 1, given=str(action))
        block = self.block_of[action]
        offset = action - block.first
        arguments: dict[str, object] = {}
        for argument in reversed(list(block.arguments)):
            values = block.arguments[argument]
            arguments[argument] = values[offset % len(values)]
            offset //= len(values)
        return block.name, {argument: arguments[argument] for argument in block.arguments}
