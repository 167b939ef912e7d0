"""What the host of a game may choose."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from landfall.flow.errors import BadSetup

OptionValue = str | int | bool


class Mix:
    """A value of the host's own besides those of an option: a number for each part, written `7-7-6`, `total` in all.

    The parts' texts are `option-NAME-part-PART`.
    """

    def __init__(self, parts: tuple[str, ...], total: int) -> None:
        self.parts = parts
        self.total = total

    def numbers(self, value: object) -> list[int]:
        """How many of each part the value names; empty if it is no such mix."""
        if type(value) is not str:
            return []
        written = value.split("-")
        if len(written) != len(self.parts) or not all(one.isascii() and one.isdigit() for one in written):
            return []
        numbers = [int(one) for one in written if len(one) <= 6]
        return numbers if "-".join([str(one) for one in numbers]) == value and sum(numbers) == self.total else []

    def form(self) -> str:
        """How it is written, `green-orange-red=20`."""
        return f"{'-'.join(self.parts)}={self.total}"


class Implied:
    """Another default of an option: the one it has where `option`, another one, is `value`."""

    def __init__(self, option: str, value: OptionValue, default: OptionValue) -> None:
        self.option = option
        self.value = value
        self.default = default


class Option:
    """Something the host may choose, with its values; texts are `option-NAME` and `option-NAME-VALUE`."""

    def __init__(
        self,
        name: str,
        values: tuple[OptionValue, ...],
        default: OptionValue,
        mix: Mix | None = None,
        implied: Implied | None = None,
    ) -> None:
        self.name = name
        self.values = values
        self.default = default
        self.mix = mix
        self.implied = implied
        self.game = ""  # whose it is, and whose texts say it

    def default_beside(self, others: Mapping[str, Any]) -> OptionValue:
        """The default where the other options are as they say."""
        if self.implied is not None and others.get(self.implied.option) == self.implied.value:
            return self.implied.default
        return self.default

    def allows(self, value: object) -> bool:
        """Whether this is one of the values, or a mix where the option takes one."""
        if self.mix is not None and self.mix.numbers(value):
            return True
        return any(type(value) is type(one) and value == one for one in self.values)

    def named_values(self) -> list[str]:
        """The values as people write them, and how a mix of one's own is written."""
        own = [] if self.mix is None else [self.mix.form()]
        return [*[str(value) for value in self.values], *own]

    def to_dict(self) -> dict[str, Any]:
        shown: dict[str, Any] = {"name": self.name, "values": list(self.values), "default": self.default}
        if self.mix is not None:
            shown["mix"] = {"parts": list(self.mix.parts), "total": self.mix.total}
        if self.implied is not None:
            implied = self.implied
            shown["implied"] = {"option": implied.option, "value": implied.value, "default": implied.default}
        return shown


def check_start_player(seats: int, options: Mapping[str, Any]) -> None:
    """Raise BadSetup for a start player who does not sit at the table."""
    start_player = options["start_player"]
    if start_player != "random" and start_player >= seats:
        what = f"start_player {start_player} does not sit at a table of {seats}"
        raise BadSetup(what, "start-player", number=start_player + 1, seats=seats)
