"""Redrawing what a seat may not know (rules, section 12): missions, hands, tokens, coming planets, others' looks."""

from __future__ import annotations

from landfall.flow.rng import Rng
from landfall.games.star_race.table.components import SET_ASIDE
from landfall.games.star_race.table.state import StarRace
from landfall.games.star_race.table.terms import LAST_RING, NOVA, PANDORA, SHIPS, cards_in, size_of


def redeal(state: StarRace, seat: int | None, rng: Rng) -> None:
    """Everything is drawn from sorted pools, so that the draw depends on what the seat knows and on `rng` alone."""
    planets_to_come = sorted(state.planets[state.mission + 1 :])
    rng.shuffle(planets_to_come)
    state.planets = (*state.planets[: state.mission + 1], *planets_to_come)
    if state.mission == len(state.results):  # the missions of this position have not been shown yet
        redeal_missions(state, seat, rng)
    redeal_looks(state, seat, rng)
    if state.advanced:
        redeal_asides(state, seat, rng)
        if state.planet() == PANDORA:
            redeal_tokens(state, rng)


def redeal_missions(state: StarRace, seat: int | None, rng: Rng) -> None:
    """Own missions and cards looked at stay; the rest is dealt from the ships nobody has shown to this seat."""
    seats = state.seats
    known: list[list[int]] = [[] for _ in range(seats)]
    if seat is not None:
        known[seat] = list(state.hired_by(seat))
        for owner in range(seats):
            shown = state.seen[seat * seats + owner]
            if shown:
                known[owner] = [shown - 1]
    taken = [ship for ships in known for ship in ships]
    pool = [ship for ship in range(SHIPS) if ship not in taken]
    while True:
        rng.shuffle(pool)
        dealt = 0
        hired: list[int] = []
        for owner in range(seats):
            missing = 2 - len(known[owner])
            hired.extend(sorted([*known[owner], *pool[dealt : dealt + missing]]))
            dealt += missing
        state.hired = tuple(hired)
        if nova_has_a_ship(state):
            return


def nova_has_a_ship(state: StarRace) -> bool:
    """While Nova asks the arriver, everybody can tell that the arriver has a ship to move: deal so that it holds."""
    if state.planet() != NOVA or not state.advanced or not state.has_arrived():
        return True
    arriver = state.current_player()
    for ship in range(SHIPS):
        if state.levels[ship] < LAST_RING and not state.hires(arriver, ship):
            return True
    return False


def redeal_looks(state: StarRace, seat: int | None, rng: Rng) -> None:
    """That others have looked is known; which card they saw is not, not even to its owner (R 24)."""
    seats = state.seats
    seen = list(state.seen)
    for looker in range(seats):
        if looker != seat:
            for owner in range(seats):
                if seen[looker * seats + owner]:
                    seen[looker * seats + owner] = 1 + state.hired[2 * owner + rng.below(2)]
    state.seen = tuple(seen)


def redeal_asides(state: StarRace, seat: int | None, rng: Rng) -> None:
    """Of others only "not yet played, three of these were set aside" is known, once they are ready."""
    asides = list(state.asides)
    for other in range(state.seats):
        if other != seat and asides[other]:
            unplayed = state.full_hand - state.played[other]
            cards = cards_in(unplayed)
            rng.shuffle(cards)
            aside = 0
            for card in cards[:SET_ASIDE]:
                aside += 1 << 2 * card
            asides[other] = aside
            state.hands[other] = unplayed - aside
            assert size_of(state.hands[other]) == len(cards) - SET_ASIDE
    state.asides = tuple(asides)


def redeal_tokens(state: StarRace, rng: Rng) -> None:
    """Nobody, not even the seat that drew it, sees a token's face until the mission is over."""
    shown = state.mission < len(state.results)
    hidden = list(state.bag)
    if not shown:
        hidden.extend([token - 1 for token in state.tokens if token])
    hidden.sort()
    rng.shuffle(hidden)
    if not shown:
        state.tokens = tuple([1 + hidden.pop() if token else 0 for token in state.tokens])
    state.bag = tuple(hidden)
