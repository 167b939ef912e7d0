"""What civ cards bring (section 9), while it is pending."""

from __future__ import annotations

from typing import Final

from landfall.games.planet_unknown.rules.effects.civ_cards import RaiseAll, add_raises, choosable, keep, look_through
from landfall.games.planet_unknown.rules.effects.pending import Pending, add_advances
from landfall.games.planet_unknown.rules.effects.places import RING_ACTIONS, extra_placements
from landfall.games.planet_unknown.rules.effects.placing import place_tile
from landfall.games.planet_unknown.rules.effects.rovers import (
    add_card_teleports,
    collect_lifepod,
    enter,
    lift_meteorite,
    meteorites_on,
)
from landfall.games.planet_unknown.rules.effects.technologies import select_tile
from landfall.games.planet_unknown.rules.effects.tracks import BENEFITS, NORMAL, advance
from landfall.games.planet_unknown.story.turns import PieceDestroyed
from landfall.games.planet_unknown.table.components import (
    CELLS,
    CIV_CARDS,
    WIDTH,
)
from landfall.games.planet_unknown.table.gains import (
    ALL_TO,
    CIV_CARD_GAIN,
    CLEAR_LINE,
    COLLECT_LIFEPOD,
    DESTROY_METEORITE,
    DIFFERENT,
    EXTRA_TILE,
    FINAL_STEP,
    SAME,
    TELEPORT_ROVER,
    TWO_CARDS,
    Gain,
    different,
    steps,
)
from landfall.games.planet_unknown.table.state import PlanetUnknown
from landfall.games.planet_unknown.table.terms import (
    ALL_TRACKERS,
    BY_ALL,
    BY_DIFFERENT,
    BY_FINAL,
    BY_SAME,
    CARD_TELEPORT,
    CIV_STACK,
    CLEAR_COLUMN,
    CLEAR_ROW,
    DESTROY,
    KEEP,
    PICK,
    PLACE,
    TAKE,
    USE,
    source_of,
    tracker_of,
)


def destroy_meteorite(state: PlanetUnknown, seat: int, square: int) -> None:
    lift_meteorite(state.boards[seat], square)
    if state.history is not None:
        state.tell(PieceDestroyed(seat, "meteorite"))


class Different(Pending):
    """Different trackers advance, one each."""

    def offer(self, state: PlanetUnknown, seat: int, step: int, gain: Gain, out: list[int]) -> bool:
        return add_advances(state, seat, BY_DIFFERENT, ALL_TRACKERS & ~gain.bits, out)

    def takes(self, state: PlanetUnknown, seat: int, gain: Gain, action: int) -> bool:
        return source_of(action) == BY_DIFFERENT and not gain.names(tracker_of(action))

    def accept(self, state: PlanetUnknown, seat: int, gain: Gain, action: int) -> None:
        tracker = tracker_of(action)
        if gain.number > 1:
            state.join(different(gain.number - 1, gain.bits | 1 << tracker))
        advance(state, seat, tracker, NORMAL)


class Same(Pending):
    """One tracker advances, several times."""

    def offer(self, state: PlanetUnknown, seat: int, step: int, gain: Gain, out: list[int]) -> bool:
        return add_advances(state, seat, BY_SAME, ALL_TRACKERS, out)

    def takes(self, state: PlanetUnknown, seat: int, gain: Gain, action: int) -> bool:
        return source_of(action) == BY_SAME

    def accept(self, state: PlanetUnknown, seat: int, gain: Gain, action: int) -> None:
        tracker = tracker_of(action)
        if gain.number > 1:
            state.join(steps(gain.number - 1, tracker))
        advance(state, seat, tracker, NORMAL)


class FinalStep(Pending):
    """An advance in the end-of-game step."""

    def offer(self, state: PlanetUnknown, seat: int, step: int, gain: Gain, out: list[int]) -> bool:
        return add_advances(state, seat, BY_FINAL, ALL_TRACKERS, out)

    def takes(self, state: PlanetUnknown, seat: int, gain: Gain, action: int) -> bool:
        return source_of(action) == BY_FINAL

    def accept(self, state: PlanetUnknown, seat: int, gain: Gain, action: int) -> None:
        state.boards[seat].final_steps += 1
        advance(state, seat, tracker_of(action), NORMAL)


class AllTo(Pending):
    """Card 21: all trackers go up to a position."""

    def offer(self, state: PlanetUnknown, seat: int, step: int, gain: Gain, out: list[int]) -> bool:
        before = len(out)
        add_raises(state, seat, out)
        return len(out) > before

    def takes(self, state: PlanetUnknown, seat: int, gain: Gain, action: int) -> bool:
        return source_of(action) == BY_ALL

    def accept(self, state: PlanetUnknown, seat: int, gain: Gain, action: int) -> None:
        state.come_back_to(RaiseAll(seat))
        advance(state, seat, tracker_of(action), BENEFITS)


class CollectLifepod(Pending):
    """From anywhere on the planet."""

    def offer(self, state: PlanetUnknown, seat: int, step: int, gain: Gain, out: list[int]) -> bool:
        before = len(out)
        for square in state.boards[seat].lifepods:
            out.append(PICK + square)
        return len(out) > before

    def takes(self, state: PlanetUnknown, seat: int, gain: Gain, action: int) -> bool:
        return PICK <= action < PICK + CELLS and action - PICK in state.boards[seat].lifepods

    def accept(self, state: PlanetUnknown, seat: int, gain: Gain, action: int) -> None:
        if gain.number > 1:
            state.join(gain.left())
        collect_lifepod(state, seat, action - PICK)


class DestroyMeteorite(Pending):
    """Anywhere on the planet."""

    def offer(self, state: PlanetUnknown, seat: int, step: int, gain: Gain, out: list[int]) -> bool:
        before = len(out)
        for square in meteorites_on(state.boards[seat]):
            out.append(DESTROY + square)
        return len(out) > before

    def takes(self, state: PlanetUnknown, seat: int, gain: Gain, action: int) -> bool:
        return DESTROY <= action < DESTROY + CELLS

    def accept(self, state: PlanetUnknown, seat: int, gain: Gain, action: int) -> None:
        if gain.number > 1:
            state.join(gain.left())
        destroy_meteorite(state, seat, action - DESTROY)


class ClearLine(Pending):
    """All meteorites of a row or column are destroyed."""

    def offer(self, state: PlanetUnknown, seat: int, step: int, gain: Gain, out: list[int]) -> bool:
        before = len(out)
        squares = meteorites_on(state.boards[seat])
        out.extend([CLEAR_ROW + row for row in sorted({square // WIDTH for square in squares})])
        out.extend([CLEAR_COLUMN + column for column in sorted({square % WIDTH for square in squares})])
        return len(out) > before

    def takes(self, state: PlanetUnknown, seat: int, gain: Gain, action: int) -> bool:
        return CLEAR_ROW <= action < CLEAR_COLUMN + WIDTH

    def accept(self, state: PlanetUnknown, seat: int, gain: Gain, action: int) -> None:
        for square in meteorites_on(state.boards[seat]):
            if square // WIDTH == action - CLEAR_ROW or square % WIDTH == action - CLEAR_COLUMN:
                destroy_meteorite(state, seat, square)


class ExtraTile(Pending):
    """One more tile, of the two before the seat."""

    def offer(self, state: PlanetUnknown, seat: int, step: int, gain: Gain, out: list[int]) -> bool:
        before = len(out)
        out.extend(extra_placements(state, seat, gain.is_bound()))
        return len(out) > before

    def takes(self, state: PlanetUnknown, seat: int, gain: Gain, action: int) -> bool:
        return PLACE <= action < TAKE

    def accept(self, state: PlanetUnknown, seat: int, gain: Gain, action: int) -> None:
        ring = (action - PLACE) // RING_ACTIONS
        if not gain.is_bound():
            select_tile(state, seat, ring)
        place_tile(state, seat, action, gain.counts_resources())
        state.take_top(seat, ring)


class CivCard(Pending):
    """A card of a level, from its stack."""

    def offer(self, state: PlanetUnknown, seat: int, step: int, gain: Gain, out: list[int]) -> bool:
        if not choosable(state, state.boards[seat], gain.number):
            return False
        out.append(CIV_STACK + gain.number - 1)
        return True

    def takes(self, state: PlanetUnknown, seat: int, gain: Gain, action: int) -> bool:
        return action == CIV_STACK + gain.number - 1

    def accept(self, state: PlanetUnknown, seat: int, gain: Gain, action: int) -> None:
        look_through(state, seat, gain.number)


class TwoCards(Pending):
    """Of all that are left in the stacks."""

    def offer(self, state: PlanetUnknown, seat: int, step: int, gain: Gain, out: list[int]) -> bool:
        before = len(out)
        for stack in state.civ:
            for card in stack:
                out.append(KEEP + card - 1)
        return len(out) > before

    def takes(self, state: PlanetUnknown, seat: int, gain: Gain, action: int) -> bool:
        return KEEP <= action < KEEP + CIV_CARDS

    def accept(self, state: PlanetUnknown, seat: int, gain: Gain, action: int) -> None:
        keep(state, seat, action - KEEP + 1)
        if gain.number > 1:
            state.join(gain.left())


class TeleportRover(Pending):
    """Card 14: a rover may go anywhere."""

    def offer(self, state: PlanetUnknown, seat: int, step: int, gain: Gain, out: list[int]) -> bool:
        add_card_teleports(state, seat, out)
        return False

    def takes(self, state: PlanetUnknown, seat: int, gain: Gain, action: int) -> bool:
        return CARD_TELEPORT <= action < USE

    def accept(self, state: PlanetUnknown, seat: int, gain: Gain, action: int) -> None:
        enter(state, seat, (action - CARD_TELEPORT) // CELLS, (action - CARD_TELEPORT) % CELLS)


CARD_GAINS: Final[dict[int, Pending]] = {
    DIFFERENT: Different(),
    SAME: Same(),
    ALL_TO: AllTo(),
    COLLECT_LIFEPOD: CollectLifepod(),
    TELEPORT_ROVER: TeleportRover(),
    EXTRA_TILE: ExtraTile(),
    CLEAR_LINE: ClearLine(),
    DESTROY_METEORITE: DestroyMeteorite(),
    FINAL_STEP: FinalStep(),
    CIV_CARD_GAIN: CivCard(),
    TWO_CARDS: TwoCards(),
}
