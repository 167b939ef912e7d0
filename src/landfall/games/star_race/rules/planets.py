"""The planets' abilities of the advanced variant (rules, section 11)."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.flow.frame import Decision, Frame, SeatFrame
from landfall.flow.refusal import Refusal
from landfall.games.star_race.rules.moving import move
from landfall.games.star_race.rules.refusals import answer_first, cannot_go_outward, ships_of
from landfall.games.star_race.story.events import AbilityUsed, LookDeclined, Looked, PatrolLifted, PatrolPlaced, Saw
from landfall.games.star_race.table.components import (
    PATROL_ABOVE_START,
    PLANET_IDS,
    RINGS,
    SHIP_IDS,
    TOKEN_FACES,
    ZORA_ABOVE_START,
    ZORA_SHIPS,
)
from landfall.games.star_race.table.state import StarRace
from landfall.games.star_race.table.terms import (
    DECLINE,
    LAST_RING,
    LOOK,
    NOVA,
    PANDORA,
    PATROL_LEVELS,
    PLACE_PATROL,
    PLANET,
    SHIP,
    SHIPS,
    SHIPS_HIRED,
    TRIO,
    TRIOS,
    XENTORIA,
    ZORA,
)


@dataclass(init=False, unsafe_hash=True)
class PreparePlanet(Frame):
    """Xentoria: everybody places a patrol token, start player first. Pandora: four tokens are mixed unseen."""

    def resolve(self, state: StarRace) -> None:
        if state.planet() == XENTORIA:
            places: list[Frame] = []
            for turn in range(state.seats):
                places.append(PlacePatrol((state.start_player + turn) % state.seats))
            state.then_all(places)
        elif state.planet() == PANDORA:
            bag = list(range(len(TOKEN_FACES)))
            state.chance("tokens").shuffle(bag)
            state.bag = tuple(bag)


# -- Nova and Zora: one more step of the arriver, after an arrival and before the missions are shown ------------------


def nova_ships(state: StarRace, seat: int) -> list[int]:
    """R 13: not on the planet, not on the last ring since the planet is full, not hired by the arriver."""
    return [ship for ship in range(SHIPS) if state.levels[ship] < LAST_RING and not state.hires(seat, ship)]


@dataclass(init=False, unsafe_hash=True)
class NovaStep(SeatFrame):
    """The arriver must move one ship one level inward; if none is eligible the step is skipped (R 13)."""

    def resolve(self, state: StarRace) -> None:
        if nova_ships(state, self.seat):
            state.then(NovaAbility(self.seat))
        else:
            if state.history is not None:
                state.tell(AbilityUsed(self.seat, PLANET_IDS[NOVA], ()))


@dataclass(init=False, unsafe_hash=True)
class NovaAbility(Decision):
    """Which ship, not one's own, goes one level inward. The list tells of secret missions: the arriver's alone."""

    def source(self, state: StarRace) -> str:
        return PLANET_IDS[NOVA]

    def legal(self, state: StarRace) -> list[int]:
        return [SHIP + ship for ship in nova_ships(state, self.seat)]

    def take(self, state: StarRace, action: int) -> None:
        ship = action - SHIP
        if state.history is not None:
            state.tell(AbilityUsed(self.seat, PLANET_IDS[NOVA], (SHIP_IDS[ship],)))
        move(state, self.seat, ship, state.levels[ship] + 1)

    def why_not(self, state: StarRace, action: int) -> Refusal:
        ships = ships_of(action)
        if len(ships) != 1:
            return answer_first(self)
        ship = ships[0]
        if state.levels[ship] == PLANET:
            return Refusal("on-the-planet", "R 13a", {"ship": SHIP_IDS[ship]})
        if state.levels[ship] == LAST_RING:
            return Refusal("planet-full", "R 13", {"ship": SHIP_IDS[ship]})
        return Refusal("own-ship", "R 13", {"ship": SHIP_IDS[ship]})


def zora_ships(state: StarRace) -> list[int]:
    """R 14: at least two levels above the start ring, and not on the planet."""
    lowest = state.start_level + ZORA_ABOVE_START
    return [ship for ship in range(SHIPS) if lowest <= state.levels[ship] < PLANET]


@dataclass(init=False, unsafe_hash=True)
class ZoraStep(SeatFrame):
    """The arriver must move three different ships one level outward; if fewer are eligible, all of those (R 14)."""

    def resolve(self, state: StarRace) -> None:
        ships = zora_ships(state)
        if len(ships) > ZORA_SHIPS:
            state.then(ZoraAbility(self.seat))
        else:
            zora_moves(state, self.seat, tuple(ships))


def zora_moves(state: StarRace, seat: int, ships: tuple[int, ...]) -> None:
    if state.history is not None:
        state.tell(AbilityUsed(seat, PLANET_IDS[ZORA], tuple([SHIP_IDS[ship] for ship in ships])))
    for ship in ships:
        move(state, seat, ship, state.levels[ship] - 1)


@dataclass(init=False, unsafe_hash=True)
class ZoraAbility(Decision):
    """Which three ships go one level outward; own hired ships are allowed."""

    def source(self, state: StarRace) -> str:
        return PLANET_IDS[ZORA]

    def legal(self, state: StarRace) -> list[int]:
        ships = zora_ships(state)
        legal: list[int] = []
        for index in range(len(TRIOS)):
            trio = TRIOS[index]
            if trio[0] in ships and trio[1] in ships and trio[2] in ships:
                legal.append(TRIO + index)
        return legal

    def take(self, state: StarRace, action: int) -> None:
        zora_moves(state, self.seat, TRIOS[action - TRIO])

    def why_not(self, state: StarRace, action: int) -> Refusal:
        ships = ships_of(action)
        if len(ships) != ZORA_SHIPS:
            return answer_first(self)
        for ship in ships:
            why = cannot_go_outward(state, ship, "R 14")
            if why is not None:
                return why
            if state.levels[ship] < state.start_level + ZORA_ABOVE_START:
                return Refusal("too-close-to-start", "R 14", {"ship": SHIP_IDS[ship]})
        return answer_first(self)


# -- Xentoria: patrol tokens on the tracks, looks at missions ---------------------------------------------------------


@dataclass(init=False, unsafe_hash=True)
class PlacePatrol(Decision):
    """A token on a ring at least two levels above the start ring, at most one per track (R 15a). Compulsory, public."""

    def source(self, state: StarRace) -> str:
        return PLANET_IDS[XENTORIA]

    def legal(self, state: StarRace) -> list[int]:
        lowest = state.start_level + PATROL_ABOVE_START
        rings = len(PATROL_LEVELS)
        legal: list[int] = []
        for ship in range(SHIPS):
            if not state.patrols[ship]:
                for level in range(lowest, PLANET):
                    legal.append(PLACE_PATROL + ship * rings + level - PATROL_LEVELS[0])
        return legal

    def take(self, state: StarRace, action: int) -> None:
        ship, ring = divmod(action - PLACE_PATROL, len(PATROL_LEVELS))
        patrols = list(state.patrols)
        patrols[ship] = PATROL_LEVELS[ring]
        state.patrols = tuple(patrols)
        if state.history is not None:
            state.tell(PatrolPlaced(self.seat, SHIP_IDS[ship], RINGS[PATROL_LEVELS[ring]]))

    def why_not(self, state: StarRace, action: int) -> Refusal:
        if not PLACE_PATROL <= action < PLACE_PATROL + SHIPS * len(PATROL_LEVELS):
            return answer_first(self)
        ship, ring = divmod(action - PLACE_PATROL, len(PATROL_LEVELS))
        if state.patrols[ship]:
            return Refusal("track-taken", "11", {"ship": SHIP_IDS[ship]})
        return Refusal("ring-too-close-to-start", "R 15a", {"ring": RINGS[PATROL_LEVELS[ring]]})


def lift_patrols(state: StarRace, seat: int) -> int:
    """R 15b: when the card is done, remove the tokens under ships; returns how many there were."""
    lifted = 0
    for ship in range(SHIPS):
        level = state.patrols[ship]
        if level and level == state.levels[ship]:
            patrols = list(state.patrols)
            patrols[ship] = 0
            state.patrols = tuple(patrols)
            if state.history is not None:
                state.tell(PatrolLifted(seat, SHIP_IDS[ship], RINGS[level]))
            lifted += 1
    return lifted


def open_to_look(state: StarRace, seat: int) -> list[int]:
    """The opponents this seat has not inspected in this mission."""
    seen = state.inspected[seat]
    return [other for other in range(state.seats) if other != seat and not seen >> other & 1]


@dataclass(init=False, unsafe_hash=True)
class PatrolLook(SeatFrame):
    """Each token gives one look (R 15c); a seat that has inspected all opponents gets nothing."""

    def resolve(self, state: StarRace) -> None:
        if open_to_look(state, self.seat):
            state.then(Look(self.seat))


@dataclass(init=False, unsafe_hash=True)
class Look(Decision):
    """Look at one of an opponent's two mission cards, picked at random, or decline, which uses up nobody (R 15d)."""

    def source(self, state: StarRace) -> str:
        return PLANET_IDS[XENTORIA]

    def legal(self, state: StarRace) -> list[int]:
        return [*[LOOK + other for other in open_to_look(state, self.seat)], DECLINE]

    def take(self, state: StarRace, action: int) -> None:
        seat = self.seat
        if action == DECLINE:
            if state.history is not None:
                state.tell(LookDeclined(seat))
            return
        other = action - LOOK
        ship = state.hired_by(other)[state.chance("look").below(SHIPS_HIRED)]
        inspected = list(state.inspected)
        inspected[seat] |= 1 << other
        state.inspected = tuple(inspected)
        seen = list(state.seen)
        seen[seat * state.seats + other] = 1 + ship
        state.seen = tuple(seen)
        if state.history is not None:
            state.tell(Looked(seat, other))
            state.tell(Saw(seat, other, SHIP_IDS[ship]), (seat,))

    def why_not(self, state: StarRace, action: int) -> Refusal:
        if not LOOK <= action < LOOK + state.seats:
            return answer_first(self)
        if action - LOOK == self.seat:
            return Refusal("look-at-yourself", "11")
        return Refusal("already-inspected", "11", {"looked_at_seat": action - LOOK})


PLANET_FRAMES: tuple[type[Frame], ...] = (
    PreparePlanet,
    NovaStep,
    NovaAbility,
    ZoraStep,
    ZoraAbility,
    PlacePatrol,
    PatrolLook,
    Look,
)
