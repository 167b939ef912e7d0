"""The shape of an Antarctica's view, field by field. The page's types are generated from it, and tests check it.

Kept interpreted, because the annotations are read.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from landfall.flow.view_types import AnyStep, TableView


class Reason(TypedDict):
    """The rule behind a seat's points: first takes the total and the extra, others what one of the rank before has."""

    rank: int
    total: NotRequired[int]
    extra: NotRequired[int]
    above: NotRequired[int]


class ZoneView(TypedDict):
    """A zone with its queue, the ship nearest the sun first, and the standing of its contest by seat."""

    zone: int
    position: str
    open: bool
    queue: list[int]  # the owners of the ships
    ships: list[int]  # numbered seat after seat
    came_this_turn: list[int]
    buildings: list[str]
    scientists: list[int]
    counts: list[int]  # own ships and scientists, which recruiting and research go by
    icebreakers: list[int]
    first_scores: int
    ranks: list[int]
    points: list[int]
    reasons: list[Reason | None]


class SpaceView(TypedDict):
    """A space of a track."""

    space: int
    value: int
    printed: int | None
    color: Literal["red", "blue"] | None
    action: str | None
    used: bool  # a blue space acts once per game


class TrackView(TypedDict):
    """A research track and the standing of its contest by seat."""

    track: str
    open: bool
    stations: list[str]
    spaces: list[SpaceView]
    cubes: list[int]  # the space of each seat's cube, 0 if there is none
    values: list[int]
    ranks: list[int]
    points: list[int]
    reasons: list[Reason | None]


class CardView(TypedDict):
    """What is printed on a building card."""

    card: str
    building: str
    needs: list[str]
    scientists: int
    points: int
    star: bool


class Lacks(TypedDict):
    """What a seat lacks for a card on offer."""

    needs: list[str]
    replaced_by: str | None  # the resource card that would stand in
    scientists: int
    stands_in: list[int]  # zones where this kind stands already


class OfferView(TypedDict):
    """A stack of building cards: the top one is on offer, the order of those below is unknown."""

    deck: str
    left: int
    top: CardView | None
    below: list[str]
    lacks: list[Lacks]  # by seat


class ResourceStack(TypedDict):
    """Resource cards that nobody holds."""

    basic: int
    advanced: int


class ShipyardView(TypedDict):
    """Shipyard cards: numbers are for all, and what a seat has been shown stays known to it."""

    stack: int
    draft: int
    boxed: int
    played: dict[str, int]
    stack_is_among: dict[str, int] | None  # None: a spectator's
    others_hold: dict[str, int] | None
    draft_seen: dict[str, int] | None


class PlayerView(TypedDict):
    """One player's things, all but the hand open to everybody."""

    letter: str
    supply: int
    reserve: int
    ships_available: int
    cubes_available: int
    discarded_cubes: int
    discarded_ships: int
    hand_size: int
    card_played: bool  # in this visit of the sun
    basic: int
    advanced: int
    access: list[str]
    built: list[CardView]
    stars: int
    first_ranks: int
    points: dict[str, int]
    total: int


class AmountContest(TypedDict):
    """Starred cards or discarded pieces: one contest each."""

    amounts: list[int]
    ranks: list[int]
    points: list[int]
    reasons: list[Reason | None]


class TurnView(TypedDict):
    """A ship's turn."""

    seat: int
    zone: int | None  # the target zone, once the ship has moved
    discarded: bool
    by_icebreaker: bool


class NextTurn(TypedDict):
    """A turn that comes if nothing else moves."""

    zone: int
    seat: int
    by_icebreaker: bool


class AntarcticaView(TableView):
    """The table as a seat or a spectator sees it."""

    placement: str
    start_player: int
    sun: int
    second: int | None  # the ship that was second when the sun came, until it leaves
    turn: TurnView | None
    active: int | None  # whose turn it is, also while others decide in the middle of it
    to_come: list[AnyStep]  # what is under way and what waits, first things first
    next_turns: list[NextTurn]
    zones: list[ZoneView]
    tracks: list[TrackView]
    offers: list[OfferView]
    resource_stack: ResourceStack
    shipyard: ShipyardView
    players: list[PlayerView]
    hand: dict[str, int] | None  # None: a spectator's
    stars: AmountContest
    discards: AmountContest
    laps: int
    laps_to_end: int  # laps of the sun without progress after which the game ends by itself
    ending: str | None
