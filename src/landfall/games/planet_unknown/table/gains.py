"""What a player has gained and not yet resolved (section 4): plain values; the chapters say what they offer.

A gain is a kind, a number and a set of bits whose meaning depends on the kind. Gains of one group exclude each other:
when one of them is taken up, the others are lost (`one_resource_only`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.flow.frame import Decision, Frame, SeatFrame
from landfall.games.planet_unknown.table.components import CARD_EFFECT, CIV_CARDS

# From tiles and tracks.
STEPS: Final = 0  # number: steps; bits: the tracker, + 8 if by placing a tile
ENERGY_STEP: Final = 1  # bits: the kinds it may advance
TECH_STEP: Final = 2  # a tech resource that Jump Drive D may resolve as energy; bits: the kinds it may advance then
BOOST_GAIN: Final = 3
PATCH_GAIN: Final = 4  # bits: 1 if it was gained and stored before
ROVER_GAIN: Final = 5  # number: 1 if it is the extra rover of an event
LIFEPOD_GAIN: Final = 6  # a collected lifepod that has to be put somewhere
CHOICE_GAIN: Final = 7  # Wormhole; number: the biomass step; bits: 1 if no boost may be had (card 21)
FLUX_GAIN: Final = 8  # the flux marker may move
REGRESS_OTHER: Final = 9  # Republic: another tracker goes down
REPOSITION: Final = 10  # Cosmos 3: a lifepod may go elsewhere
COLLECT_METEORITE: Final = 11  # number: how many
# From civ cards.
DIFFERENT: Final = 20  # number: trackers left; bits: trackers that have advanced
SAME: Final = 21  # number: steps
ALL_TO: Final = 22
COLLECT_LIFEPOD: Final = 23  # number: how many
TELEPORT_ROVER: Final = 24
EXTRA_TILE: Final = 25  # bits: 1 if its resources count, + 2 if bound to a civ tile
CLEAR_LINE: Final = 26
DESTROY_METEORITE: Final = 27  # number: how many
FINAL_STEP: Final = 28
CIV_CARD_GAIN: Final = 29  # number: level
TWO_CARDS: Final = 30  # Republic 5; number: how many are left to take
# From events.
EVENT_ADVANCE: Final = 40  # number: steps; bits: trackers, + 32 if with benefits
EVENT_REGRESS: Final = 41  # number: steps; bits: trackers
ADD_METEORITE: Final = 42
BOOST_OR_PEEK: Final = 43
DESTROY_ROVER: Final = 44
DESTROY_LIFEPOD: Final = 45
LOSE_LIFEPOD: Final = 46  # a collected one
EVENT_OBJECTIVE: Final = 48  # one objective is given up

GAIN_NAMES: Final = {
    STEPS: "steps",
    ENERGY_STEP: "energy",
    TECH_STEP: "tech_or_energy",
    BOOST_GAIN: "boost",
    PATCH_GAIN: "patch",
    ROVER_GAIN: "rover",
    LIFEPOD_GAIN: "lifepod",
    CHOICE_GAIN: "choice",
    FLUX_GAIN: "flux",
    REGRESS_OTHER: "regress_other",
    REPOSITION: "reposition",
    COLLECT_METEORITE: "collect_meteorite",
    DIFFERENT: "different",
    SAME: "same",
    ALL_TO: "all_to",
    COLLECT_LIFEPOD: "collect_lifepod",
    TELEPORT_ROVER: "teleport_rover",
    EXTRA_TILE: "extra_tile",
    CLEAR_LINE: "clear_line",
    DESTROY_METEORITE: "destroy_meteorite",
    FINAL_STEP: "final_step",
    CIV_CARD_GAIN: "civ_card",
    TWO_CARDS: "two_cards",
    EVENT_ADVANCE: "event_advance",
    EVENT_REGRESS: "event_regress",
    ADD_METEORITE: "add_meteorite",
    BOOST_OR_PEEK: "boost_or_peek",
    DESTROY_ROVER: "destroy_rover",
    DESTROY_LIFEPOD: "destroy_lifepod",
    LOSE_LIFEPOD: "lose_lifepod",
    EVENT_OBJECTIVE: "give_up_objective",
}

# How a gain that could not be used is told. What may be left, and a secret card's advance, is not told.
GAINED_AS: Final = {
    STEPS: "step",
    ENERGY_STEP: "energy",
    TECH_STEP: "tech",
    BOOST_GAIN: "boost",
    PATCH_GAIN: "patch",
    ROVER_GAIN: "place_rover",
    CHOICE_GAIN: "choice",
    DIFFERENT: "step",
    SAME: "step",
    EXTRA_TILE: "extra_tile",
    CIV_CARD_GAIN: "civ_card",
}

TRACKER: Final = 7  # the part of a step's bits that names its tracker
BY_TILE: Final = 8
RESOURCES_COUNT: Final = 1
BOUND_TO_CIV: Final = 2
FROM_THE_STORE: Final = 1
NO_BOOST: Final = 1
WITH_BENEFITS: Final = 32


@dataclass(init=False, unsafe_hash=True)
class Gain(Frame):
    """A pending thing. It joins the list of the player's open turn."""

    kind: int
    number: int
    bits: int
    group: int

    def __init__(self, kind: int, number: int = 0, bits: int = 0, group: int = 0) -> None:
        self.kind = kind
        self.number = number
        self.bits = bits
        self.group = group

    def tracker(self) -> int:
        """Steps: whose."""
        return self.bits & TRACKER

    def names(self, tracker: int) -> bool:
        """Whether this is one of the trackers in the gain's bits."""
        return self.bits >> tracker & 1 == 1

    def is_bound(self) -> bool:
        """An extra tile: whether it has to be a civ tile."""
        return self.bits & BOUND_TO_CIV != 0

    def counts_resources(self) -> bool:
        """An extra tile: whether its resources advance trackers."""
        return self.bits & RESOURCES_COUNT != 0

    def is_by_tile(self) -> bool:
        """Steps: whether they come from placing a tile."""
        return self.bits & BY_TILE != 0

    def is_from_store(self) -> bool:
        """A patch: whether it was gained and stored before."""
        return self.bits & FROM_THE_STORE != 0

    def may_boost(self) -> bool:
        """A choice of Wormhole: whether it may be a boost."""
        return self.bits & NO_BOOST == 0

    def has_benefits(self) -> bool:
        """An advance by an event: whether it gives benefits."""
        return self.bits & WITH_BENEFITS != 0

    def left(self) -> Gain:
        """What is left when one of several was taken; it belongs to no group any more."""
        return Gain(self.kind, self.number - 1, self.bits)

    def is_of_event(self) -> bool:
        """A rover: whether it is the extra one of an event."""
        return self.number != 0


# -- gains whose numbers need a name ----------------------------------------------------------------------------------


def steps(number: int, tracker: int, group: int = 0) -> Gain:
    return Gain(STEPS, number, tracker, group)


def steps_by_tile(number: int, tracker: int, group: int) -> Gain:
    """Steps that come from placing a tile."""
    return Gain(STEPS, number, tracker | BY_TILE, group)


def energy_step(kinds: int, group: int) -> Gain:
    """A step of one of these kinds."""
    return Gain(ENERGY_STEP, 0, kinds, group)


def tech_step(kinds: int, group: int) -> Gain:
    """A tech resource that may be resolved as energy, then for one of these kinds."""
    return Gain(TECH_STEP, 0, kinds, group)


def stored_patch() -> Gain:
    return Gain(PATCH_GAIN, 0, FROM_THE_STORE)


def rover_of_event() -> Gain:
    return Gain(ROVER_GAIN, 1)


def biomass_choice(step: int, may_boost: bool) -> Gain:
    """The two benefits at a biomass step of Wormhole."""
    return Gain(CHOICE_GAIN, step, 0 if may_boost else NO_BOOST)


def different(left: int, advanced: int = 0) -> Gain:
    """Steps of this many different trackers, apart from those that have advanced."""
    return Gain(DIFFERENT, left, advanced)


def extra_tile(counts_resources: bool) -> Gain:
    return Gain(EXTRA_TILE, 0, RESOURCES_COUNT if counts_resources else 0)


def bound_to_civ(tile: Gain) -> Gain:
    """The same extra tile, which now has to be a civ tile."""
    return Gain(EXTRA_TILE, 0, tile.bits | BOUND_TO_CIV)


def event_advance(number: int, trackers: int, has_benefits: bool) -> Gain:
    return Gain(EVENT_ADVANCE, number, trackers | (WITH_BENEFITS if has_benefits else 0))


def event_regress(number: int, trackers: int) -> Gain:
    return Gain(EVENT_REGRESS, number, trackers)


def several(kind: int, number: int) -> Gain:
    """This many of a kind, or a kind with a level."""
    return Gain(kind, number)


def gained_as(gain: Gain) -> str:
    """The name under which a gain that could not be used is told; empty if it is not told."""
    told = GAINED_AS.get(gain.kind, "")
    return f"{told}_{gain.number}" if gain.kind == CIV_CARD_GAIN else told


class Turn(Decision):
    """A decision in which pending things can be taken up."""

    def pending(self) -> tuple[Gain, ...]:
        return ()

    def with_pending(self, gains: tuple[Gain, ...]) -> Turn:
        """The same turn with these pending things."""
        return self


class ComingStep(SeatFrame):
    """A step that this player still has to do."""


# The cards that give an advance in the end-of-game step.
FINAL_CARDS: Final[tuple[int, ...]] = tuple(
    [card for card in range(1, CIV_CARDS + 1) if str(CARD_EFFECT[card]["type"]) == "medals_and_advance"]
)


def final_steps(cards: tuple[int, ...]) -> list[Gain]:
    """The advances that these cards give in the end-of-game step."""
    return [Gain(FINAL_STEP) for card in cards if card in FINAL_CARDS]
