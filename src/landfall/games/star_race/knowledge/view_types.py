"""The shape of a Star Race's view, field by field. The page's types are generated from it, and tests check it.

Kept interpreted, because the annotations are read.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict

from landfall.flow.view_types import TableView


class PlanetView(TypedDict):
    """The planet of this mission."""

    id: str
    value: int  # what a ship that has landed is worth
    abilities: bool  # whether its own ability is in play
    room: int  # ships that can still land


class PlayerView(TypedDict):
    """One player's things. Counts of cards go by their ids."""

    corporation: str
    hand_size: int
    hand: dict[str, int] | None  # None: hidden from this seat
    unplayed: dict[str, int]  # in hand or set aside
    set_aside_count: int
    ready: bool
    played: dict[str, int]
    latest: str | None  # the card played last
    offers: str | None  # what a Copy of it would do
    total: int
    field: int  # on the score track
    lap: int


class MissionResult(TypedDict):
    """A mission that is over lies open."""

    planet: str
    ending: str
    levels: dict[str, int]  # of each ship
    worths: dict[str, int]
    hired: list[list[str]]  # by seat
    points: list[int]


class LookView(TypedDict):
    """What a patrol has let this seat see."""

    looked_at_seat: int
    ship: str


class StarRaceView(TableView):
    """The table as a seat or a spectator sees it. Ships are T1 to K3; a level counts rings from the rim."""

    variant: str
    mission: int
    missions: int
    start_player: int
    turn_of: int | None
    rings: list[int]
    start_level: int
    planet_level: int
    planet: PlanetView
    ships: dict[str, int]
    players: list[PlayerView]
    results: list[MissionResult]
    hired: list[str] | None  # None: a spectator's
    set_aside: dict[str, int] | None
    patrols: NotRequired[dict[str, int]]  # at Xentoria: the level of each ship's patrol token
    inspected: NotRequired[list[list[int]]]  # at Xentoria: by seat, whose missions it has looked at
    looks: NotRequired[list[LookView] | None]
    ships_with_token: NotRequired[list[str]]  # on Pandora
    tokens_left: NotRequired[int]
    token_faces: NotRequired[list[int]]
