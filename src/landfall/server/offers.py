"""Which values of a game's options go together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from landfall.flow import BadSetup, Game, Option
from landfall.server.http_messages import Offer
from landfall.server.messages import OptionValue


def offer(game: Game, seats: int, wished: Mapping[str, OptionValue]) -> Offer:
    """What each option may be, one after another: beside what those before it are, and with those after it as usual."""
    if seats not in game.seats:
        raise game.wrong_seats(seats)
    values: dict[str, list[OptionValue]] = {}
    chosen: dict[str, OptionValue] = {}
    for option in game.options:
        fitting = [value for value in option.values if fits(game, seats, {**chosen, option.name: value})]
        value = wished.get(option.name)
        if value is None or not is_allowed(game, seats, option, value, chosen):
            usual = option.default_beside(chosen)
            value = usual if usual in fitting or not fitting else fitting[0]
        values[option.name] = fitting
        chosen[option.name] = value
    return Offer(values, chosen)


def is_allowed(game: Game, seats: int, option: Option, value: OptionValue, before: Mapping[str, OptionValue]) -> bool:
    return option.allows(value) and fits(game, seats, {**before, option.name: value})


def fits(game: Game, seats: int, options: dict[str, Any]) -> bool:
    """Whether these go together, with all others as usual."""
    try:
        game.chosen_options(seats, options)
    except BadSetup:
        return False
    return True
