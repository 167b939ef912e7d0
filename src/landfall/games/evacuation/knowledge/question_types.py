"""What a seat is told with a question, where that is not the question's own fields. Each is named like its question.

Kept interpreted, because the annotations are read.
"""

from __future__ import annotations

from typing import Literal, TypedDict

from landfall.games.evacuation.knowledge.view_types import Kind, Row, World

KindOrAny = Kind | Literal["any"]


class PickGoal(TypedDict):
    """A goal of the hand that is passed on."""

    round: int


class DropGoal(TypedDict):
    """The goals are in the view."""


class ChooseBonus(TypedDict):
    """A side of the year's bonus card."""

    bonus: str


class PayEnergy(TypedDict):
    """How much of it comes from the Old World."""

    cost: int


class TakeTurn(TypedDict):
    """The coming cost, with the groups that carry a surcharge."""

    number: int
    track_cost: int
    costs: list[int]  # by group


class KeepFour(TypedDict):
    """This many cards are still to be discarded."""

    left: int


class NextPart(TypedDict):
    """Which part of an action card comes next."""

    card: str
    left: int


class AnyBoardAction(TypedDict):
    """The choices say all."""


class GainResource(TypedDict):
    """Where a unit is gained."""

    left: int
    kind: KindOrAny


class Exchange(TypedDict):
    """This many exchanges may still be made."""

    left: int


class PayThen(TypedDict):
    """The choices say all."""


class SaveUnit(TypedDict):
    """A unit of the cost that is not paid."""

    world: World
    cost: dict[Kind, int]
    left: int


class AddUnit(TypedDict):
    """A unit more, from the same world."""

    world: World


class PutUnder(TypedDict):
    """Cards of a row that are put under the deck."""

    row: Row
    chosen: list[int]


class ChooseFromRow(TypedDict):
    """A card of a row, and what its price is changed by."""

    row: Row
    free: bool
    off: int
    more: list[KindOrAny]
    after_refresh: bool


class InfrastructureMove(TypedDict):
    """Infrastructure that is played, and what is off its price."""

    left: int
    off: int


class TakeInfrastructure(TypedDict):
    """A card of the row of infrastructure."""

    after_refresh: bool


class Invent(TypedDict):
    """This many tiles may still be taken."""

    left: int


class GainFirst(TypedDict):
    """What a technology adds: which comes first."""

    technology: str


class Settle(TypedDict):
    """Whether no steel has to be paid."""

    free: bool


class PlaceFactory(TypedDict):
    """The area that is being settled, and its empty slots."""

    area: str
    left: int


class PrepareFactory(TypedDict):
    """What the price of a factory is changed by."""

    free: bool
    more: list[KindOrAny]


class GainFactory(TypedDict):
    """Where a factory is gained."""

    kind: KindOrAny


class Clone(TypedDict):
    """The population that it would bring."""

    count: int


class ChooseFlight(TypedDict):
    """The choices say all."""


class LoadShip(TypedDict):
    """The ship that is being loaded."""

    ship: str
    aboard: list[str]


class LandMarker(TypedDict):
    """The markers that still have to move, and the step each comes to."""

    left: int
    leading: int | None
    trailing: int | None


class ChooseLift(TypedDict):
    """A marker is lifted by this many steps."""

    steps: int
