"""Turn order (rules, section 15) and progress (16), with the simulated civilisations of solo (21.3, 21.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.flow.frame import Frame, SeatFrame
from landfall.flow.refusal import Refusal
from landfall.games.evacuation.rules.effects.effect_steps import Ask, answer_first, steps_of
from landfall.games.evacuation.rules.effects.production import raise_marker
from landfall.games.evacuation.rules.phases.equal_landings import ways_to_land
from landfall.games.evacuation.rules.phases.landing import free_lanes, is_free
from landfall.games.evacuation.story.years import (
    BiomeUnlocked,
    MarkerMoved,
    OrderChanged,
    SimulatedMoved,
    SoloOrder,
    TileFlipped,
    TileMoved,
)
from landfall.games.evacuation.table.cards import (
    BONUS_POWERS,
    EXTRA_FACES,
    EXTRA_STEPS,
    HIGH,
    LOW,
    SOLO_NUMBER,
    SOLO_X,
    X_PROGRESS,
    total_of,
)
from landfall.games.evacuation.table.components import (
    FLIPS,
    LANE_IDS,
    LANES,
    LAST_STEP,
    MAIN,
    MOST_PASSAGES_BETWEEN,
    MOVES_TILE,
    PASSAGE_AFTER,
    PASSAGES,
    PASSED,
    SPACE_EFFECTS,
    TILE_RAISES,
    WAITING,
)
from landfall.games.evacuation.table.effects import BIOME_IDS, KINDS
from landfall.games.evacuation.table.places import marker_at
from landfall.games.evacuation.table.state import Evacuation
from landfall.games.evacuation.table.terms import (
    EXTRA_PARTY,
    LAND,
    LEADING,
    MOST_POWER,
    OPPONENT_PARTY,
    POWER,
    SPLIT,
    TRAILING,
)

PARTY_IDS: Final[tuple[str, ...]] = ("human", "opponent", "extra")
MOVED: Final = -1  # in place of steps: the marker has moved


# -- turn order -------------------------------------------------------------------------------------------------------


def party_faces(state: Evacuation, party: int) -> float:
    """Happy faces for the turn order; the extra civilisation has fewer than the opponent."""
    if party < state.seats:
        return float(state.faces(party))
    faces = float(state.faces_of(state.opponent_stadiums))
    return faces if party == OPPONENT_PARTY else faces + EXTRA_FACES


@dataclass(init=False, unsafe_hash=True)
class SortTurnOrder(Frame):
    """Most faces first; players with equal faces take the reverse of their previous relative order."""

    def resolve(self, state: Evacuation) -> None:
        faces = [party_faces(state, party) for party in state.order]
        places = list(range(len(faces)))
        places.sort(key=lambda place: (-faces[place], -place))
        state.order = tuple([state.order[place] for place in places])
        if state.history is None:
            return
        if state.is_solo:
            state.tell(SoloOrder(tuple([PARTY_IDS[party] for party in state.order])))
        else:
            state.tell(OrderChanged(state.order))


# -- progress ---------------------------------------------------------------------------------------------------------


@dataclass(init=False, unsafe_hash=True)
class Progress(Frame):
    """Clear the lanes, then in the new turn order everybody advances the two markers by the year's power."""

    def resolve(self, state: Evacuation) -> None:
        for at in range(len(state.marker_lanes)):
            state.marker_lanes[at] = WAITING
        state.then_all([Advance(party) for party in state.order])


@dataclass(init=False, unsafe_hash=True)
class Advance(Frame):
    """A party's power, and where its steps go."""

    party: int

    def __init__(self, party: int) -> None:
        self.party = party

    def resolve(self, state: Evacuation) -> None:
        seat = self.party
        if seat >= state.seats:
            advance_simulated(state, seat)
            return
        state.refreshed &= ~(1 << seat)
        powers = powers_that_differ(state, seat)
        if len(powers) > 1:
            state.then(ChoosePower(seat))
        else:
            split(state, seat, powers[0])


@dataclass(init=False, unsafe_hash=True)
class ChoosePower(Ask):
    """20.1: a card with several powers counts as one of them, chosen for this phase."""

    def legal(self, state: Evacuation) -> list[int]:
        return [POWER + power for power in powers_that_differ(state, self.seat)]

    def take(self, state: Evacuation, action: int) -> None:
        split(state, self.seat, action - POWER)

    def why_not(self, state: Evacuation, action: int) -> Refusal:
        if POWER <= action < POWER + MOST_POWER:
            if action - POWER in state.powers(self.seat):
                return Refusal("power-alike", "R 11", {"power": action - POWER})
            return Refusal("not-your-power", "20.1", {"power": action - POWER})
        return answer_first(self)


def steps_to_make(state: Evacuation, seat: int, power: int) -> int:
    """Power and extra steps (R 46), as far as the track goes (R 11)."""
    room = 2 * LAST_STEP - state.markers[marker_at(seat, LEADING)] - state.markers[marker_at(seat, TRAILING)]
    return min(power + total_of(EXTRA_STEPS, state.developed[seat]), room)


def powers_that_differ(state: Evacuation, seat: int) -> list[int]:
    """The sums to choose from; of those that go beyond the end of the track only the lowest."""
    powers: list[int] = []
    for power in state.powers(seat):
        if not powers or steps_to_make(state, seat, power) != steps_to_make(state, seat, powers[-1]):
            powers.append(power)
    return powers


def splits(state: Evacuation, seat: int, steps: int) -> list[int]:
    """Steps that the leading marker may take, staying ahead: the other takes the rest, at most one passage between."""
    lead = state.markers[marker_at(seat, LEADING)]
    trail = state.markers[marker_at(seat, TRAILING)]
    found: list[int] = []
    for first in range(max(0, steps - LAST_STEP + trail), min(steps, LAST_STEP - lead) + 1):
        if lead + first < trail + steps - first:
            continue  # the same as with the markers in each other's place
        gap = PASSED[lead + first] - PASSED[trail + steps - first]
        if gap <= MOST_PASSAGES_BETWEEN:
            found.append(first)
    return found


def split(state: Evacuation, seat: int, power: int) -> None:
    steps = steps_to_make(state, seat, power)
    ways = splits(state, seat, steps)
    if len(ways) == 1:
        state.then(LandMarkers(seat, ways[0], steps - ways[0]))
    else:
        state.then(SplitSteps(seat, steps))


@dataclass(init=False, unsafe_hash=True)
class SplitSteps(Ask):
    """Both moves are announced together: exactly this many steps in total, split freely within the limits."""

    steps: int

    def __init__(self, seat: int, steps: int) -> None:
        self.seat = seat
        self.steps = steps

    def legal(self, state: Evacuation) -> list[int]:
        return [SPLIT + first for first in splits(state, self.seat, self.steps)]

    def take(self, state: Evacuation, action: int) -> None:
        first = action - SPLIT
        state.then(LandMarkers(self.seat, first, self.steps - first))

    def why_not(self, state: Evacuation, action: int) -> Refusal:
        if SPLIT <= action <= SPLIT + LAST_STEP:
            lead = state.markers[marker_at(self.seat, LEADING)]
            trail = state.markers[marker_at(self.seat, TRAILING)]
            turned = trail + self.steps - (action - SPLIT) - lead  # the leading marker goes where the other would
            if action - SPLIT <= self.steps and turned in splits(state, self.seat, self.steps):
                return Refusal("split-alike", "16.2", {})
            return Refusal("too-far-apart", "16.4", {"steps": self.steps})
        return answer_first(self)


@dataclass(init=False, unsafe_hash=True)
class LandMarkers(SeatFrame):
    """R 10: the moves are resolved one after the other, in an order the player chooses; asked only if it matters."""

    leading: int
    trailing: int

    def __init__(self, seat: int, leading: int, trailing: int) -> None:
        self.seat = seat
        self.leading = leading
        self.trailing = trailing

    def resolve(self, state: Evacuation) -> None:
        seat = self.seat
        if self.leading == MOVED and self.trailing == MOVED:
            lead_first(state, seat)
            return
        ways = landings(state, seat, self.leading, self.trailing)
        if len(ways) == 1:
            land(state, seat, self.leading, self.trailing, ways[0])
        else:
            state.then(LandMarker(seat, self.leading, self.trailing))


@dataclass(init=False, unsafe_hash=True)
class LandMarker(Ask):
    """Which marker moves, and which free space of its final step it takes."""

    leading: int
    trailing: int

    def __init__(self, seat: int, leading: int, trailing: int) -> None:
        self.seat = seat
        self.leading = leading
        self.trailing = trailing

    def legal(self, state: Evacuation) -> list[int]:
        return landings(state, self.seat, self.leading, self.trailing)

    def take(self, state: Evacuation, action: int) -> None:
        land(state, self.seat, self.leading, self.trailing, action)

    def why_not(self, state: Evacuation, action: int) -> Refusal:
        if LAND <= action < LAND + 2 * LANES:
            marker = (action - LAND) // LANES
            steps = self.leading if marker == LEADING else self.trailing
            lane = (action - LAND) % LANES
            if steps == MOVED:
                return Refusal("marker-landed", "16.2", {})
            if is_free(state, state.markers[marker_at(self.seat, marker)] + steps, lane):
                return Refusal("order-alike", "R 10", {})
            return Refusal("space-not-free", "16.2", {"lane": LANE_IDS[lane]})
        return answer_first(self)

    def asked(self, state: Evacuation) -> dict[str, object]:
        at = marker_at(self.seat, LEADING)
        return {
            "left": (self.leading != MOVED) + (self.trailing != MOVED),
            "leading": None if self.leading == MOVED else state.markers[at] + self.leading,
            "trailing": None if self.trailing == MOVED else state.markers[at + 1] + self.trailing,
        }


def landings(state: Evacuation, seat: int, leading: int, trailing: int) -> list[int]:
    """While both markers still have to move, the ways that differ; then every free space for the other (16.2)."""
    if leading != MOVED and trailing != MOVED:
        ways = ways_to_land(state, seat, leading, trailing)
        return sorted({LAND + LANES * way.first + way.lane for way in ways})
    marker = TRAILING if leading == MOVED else LEADING
    step = state.markers[marker_at(seat, marker)] + (trailing if marker == TRAILING else leading)
    return [LAND + LANES * marker + lane for lane in free_lanes(state, step)]


def land(state: Evacuation, seat: int, leading: int, trailing: int, action: int) -> None:
    """A marker moves: passages in order, then the effects of its space."""
    marker = (action - LAND) // LANES
    lane = (action - LAND) % LANES
    if marker == LEADING:
        step = move_marker(state, seat, marker, leading, lane)
        after = LandMarkers(seat, MOVED, trailing)
    else:
        step = move_marker(state, seat, marker, trailing, lane)
        after = LandMarkers(seat, leading, MOVED)
    state.then_all([*steps_of(seat, SPACE_EFFECTS[step][lane], False), after])


def move_marker(state: Evacuation, seat: int, marker: int, steps: int, lane: int) -> int:
    at = marker_at(seat, marker)
    other = state.markers[marker_at(seat, 1 - marker)]
    before = state.markers[at]
    step = before + steps
    state.markers[at] = step
    state.marker_lanes[at] = lane
    if state.history is not None:
        state.tell(MarkerMoved(seat, before, step, LANE_IDS[lane]))
    for passage in range(PASSAGES):
        if before <= PASSAGE_AFTER[passage] < step:
            cross(state, seat, passage, other > PASSAGE_AFTER[passage])
    return step


def cross(state: Evacuation, seat: int, passage: int, second: bool) -> None:
    """What a passage does for the first and for the second own marker (16.3)."""
    if FLIPS[passage][1 if second else 0] and state.tiles_up[seat] > 0:
        state.tiles_up[seat] -= 1
        state.tiles_down[seat] += 1
        if state.history is not None:
            state.tell(TileFlipped(seat))
    if not second and passage > 0 and state.history is not None:
        state.tell(BiomeUnlocked(seat, BIOME_IDS[passage]))
    if second and MOVES_TILE[passage] and state.tiles_down[seat] > 0:  # R 45: only a tile that was flipped
        state.tiles_down[seat] -= 1
        if state.history is not None:
            state.tell(TileMoved(seat))
        for kind in range(KINDS):
            raise_marker(state, seat, kind, TILE_RAISES[passage])


def lead_first(state: Evacuation, party: int) -> None:
    """The marker ahead is the leading one; on one step it is the one with a space of its own."""
    at = marker_at(party, LEADING)
    ahead = state.markers[at + 1] - state.markers[at]
    if ahead > 0 or (ahead == 0 and state.marker_lanes[at + 1] > state.marker_lanes[at]):
        swap(state.markers, at)
        swap(state.marker_lanes, at)


def swap(numbers: list[int], at: int) -> None:
    kept = numbers[at]
    numbers[at] = numbers[at + 1]
    numbers[at + 1] = kept


# -- simulated civilisations ------------------------------------------------------------------------------------------


def simulated_power(state: Evacuation, party: int) -> int:
    """21.4: thresholds of the year's bonus card; the extra civilisation uses the lower one in odd years."""
    side = LOW if party == EXTRA_PARTY and state.year % 2 == 1 else HIGH
    return BONUS_POWERS[state.year_cards[state.year - 1]][side]


def advance_simulated(state: Evacuation, party: int) -> None:
    """R 19: the leading marker goes by the number on the last card's back, the other by the rest."""
    number = SOLO_NUMBER[state.solo_deck[0]]
    power = simulated_power(state, party)
    first = min(X_PROGRESS if number == SOLO_X else number, power)
    lead = state.markers[marker_at(party, LEADING)]
    trail = state.markers[marker_at(party, TRAILING)]
    more = max(0, lead + first - LAST_STEP)  # what the leading marker cannot use goes to the other, and back
    second = power - first + more
    first -= more
    over = max(0, trail + second - LAST_STEP)
    second -= over
    first = min(first + over, LAST_STEP - lead)
    for marker in range(2):  # R 62: the marker that was ahead moves first and takes the main lane if it is free
        step = state.markers[marker_at(party, marker)] + (first if marker == 0 else second)
        lane = MAIN if is_free(state, step, MAIN) else WAITING
        move_simulated(state, party, marker, step, lane)
    lead_first(state, party)


def move_simulated(state: Evacuation, party: int, marker: int, step: int, lane: int) -> None:
    at = marker_at(party, marker)
    if state.history is not None:
        state.tell(SimulatedMoved(PARTY_IDS[party], step, LANE_IDS[lane]))
    state.markers[at] = step
    state.marker_lanes[at] = lane


PROGRESS_FRAMES: tuple[type[Frame], ...] = (
    SortTurnOrder,
    Progress,
    Advance,
    ChoosePower,
    SplitSteps,
    LandMarkers,
    LandMarker,
)
