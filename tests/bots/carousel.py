"""Carousel: a made-up game in which a judgement likes to go round forever, so that turns have to be ended.

One after another, each seat rides on five horses in a ring, one horse to the left or to the right at a time, and gets
off. `counted`: the rides are counted, so that no position comes again. `exit`: where one may get off.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from landfall.flow import Block, Catalogue, Decision, Game, Option, Refusal, State
from landfall.flow.fields import whole

ID = "carousel"
HORSES = 5
ACTIONS = Catalogue(Block("left"), Block("right"), Block("get_off"))
LEFT, RIGHT, GET_OFF = range(3)


class Carousel(State):
    def __init__(
        self, game: Game, seats: int, options: dict[str, Any], key: bytes, horse: int, rides: int, rider: int
    ) -> None:
        super().__init__(game, seats, options, key)
        self.horse = horse
        self.rides = rides
        self.rider = rider

    def clone(self) -> Carousel:
        copy = Carousel(self.game, self.seats, self.options, self.key, self.horse, self.rides, self.rider)
        self.copy_flow_to(copy)
        return copy

    def table(self) -> dict[str, Any]:
        return {"horse": self.horse, "rides": self.rides, "rider": self.rider}

    def table_for(self, seat: int | None) -> dict[str, Any]:
        return self.table()

    def evaluation(self, seat: int) -> float:
        """Whoever rides is happy; who has got off is not, and never will be."""
        return 0.5 if self.rider == seat and not self.is_terminal() else -0.5

    def winners(self) -> tuple[int, ...]:
        return tuple(range(self.seats)) if self.is_terminal() else ()


@dataclass(init=False, unsafe_hash=True)
class Ride(Decision):
    """Another horse, or down."""

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def legal(self, state: Carousel) -> list[int]:
        is_exit = state.options["exit"] == "everywhere" or state.horse == 0
        return [LEFT, RIGHT, GET_OFF] if is_exit else [LEFT, RIGHT]

    def take(self, state: Carousel, action: int) -> None:
        if action == GET_OFF:
            state.rider += 1
            if state.rider < state.seats:
                state.then(Ride(state.rider))
            return
        state.horse = (state.horse + (1 if action == RIGHT else HORSES - 1)) % HORSES
        if state.options["counted"]:
            state.rides += 1
        state.then(self)

    def why_not(self, state: Carousel, action: int) -> Refusal:
        return Refusal("no-exit-here")


class CarouselGame(Game):
    def __init__(self) -> None:
        options = (Option("counted", (False, True), False), Option("exit", ("everywhere", "at-0"), "everywhere"))
        super().__init__(ID, "Carousel", range(1, 3), "1", ACTIONS, (Ride,), (), options)

    def set_up(self, seats: int, options: dict[str, Any], key: bytes) -> Carousel:
        state = Carousel(self, seats, options, key, 0, 0, 0)
        state.then(Ride(0))
        return state

    def table_from(self, table: Mapping[str, Any], seats: int, options: dict[str, Any], key: bytes) -> Carousel:
        return Carousel(
            self,
            seats,
            options,
            key,
            whole(table, "horse", 0, HORSES - 1),
            whole(table, "rides", 0, 10**9),
            whole(table, "rider", 0, seats),
        )


def game() -> Game:
    return CarouselGame()
