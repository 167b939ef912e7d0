"""Ways to play that lead where random play does not: to Nova skipped, Zora with few ships, two entrants at Pandora.

The seats work together and see everything; in a mission at another planet they play at random.
"""

from __future__ import annotations

from collections.abc import Callable

from landfall.flow import Rng, State
from landfall.games.star_race.table.components import CARD_IDS, ZORA_ABOVE_START
from landfall.games.star_race.table.state import StarRace
from landfall.games.star_race.table.terms import ASIDE, ASIDES, LAST_RING, NOVA, PANDORA, PLANET, SHIPS, ZORA

# How near the levels of the ships are to what is wanted, given the ships of the mover and the start level.
Hope = Callable[[list[int], tuple[int, ...], int], float]

OF_NO_USE = ("swap", "minus2", "minus1x2", "rewind")
RACE = (0, 1, 2)  # the ships of one race


def all_before_the_planet(levels: list[int], own: tuple[int, ...], start: int) -> float:
    """Nova is skipped when all other ships stand on the last ring; before that none should arrive."""
    if PLANET in levels:
        others = [levels[ship] for ship in range(SHIPS) if ship not in own]
        return 100.0 if min(others) >= LAST_RING else -1000.0
    return -float(sum([(LAST_RING - level) ** 2 for level in levels]))


def one_far_ahead(levels: list[int], own: tuple[int, ...], start: int) -> float:
    """Zora moves few ships, or none, when one arrives and the others have hardly left."""
    near = sum([level >= start + ZORA_ABOVE_START for level in sorted(levels)[:-1]])
    return 4.0 * max(levels) - 3.0 * near


def three_before_two_places(levels: list[int], own: tuple[int, ...], start: int) -> float:
    """Two entrants are chosen when three of a group wait and Pandora has taken in two others."""
    inside = [ship for ship in range(SHIPS) if levels[ship] == PLANET]
    of_race = [ship for ship in inside if ship in RACE]
    if len(inside) == 4 and len(of_race) == 2:
        return 1000.0
    foremost = sorted([levels[ship] for ship in range(SHIPS) if ship not in RACE])[-2:]
    return float(sum(levels[:3]) + sum(foremost) - 100 * len(of_race) - 100 * max(0, len(inside) - 2))


def steered(planet: int, hope: Hope) -> Callable[[State, Rng], tuple[int, int]]:
    """Plays the move at whose end there is most hope, at this planet."""

    def policy(state: State, rng: Rng) -> tuple[int, int]:
        assert isinstance(state, StarRace)
        seat = rng.choice(list(state.to_act()))
        legal = state.legal_actions(seat)[:]
        rng.shuffle(legal)
        if not state.is_at(planet):
            return legal[0], seat
        if legal[0] in range(ASIDE, ASIDE + len(ASIDES)):
            return max(legal, key=no_loss), seat
        return max(legal, key=lambda action: best_after(state, action, seat, hope)), seat

    return policy


def no_loss(action: int) -> int:
    """How many of the cards to set aside are of no use here."""
    return sum([CARD_IDS[card] in OF_NO_USE for card in ASIDES[action - ASIDE]])


def best_after(state: StarRace, action: int, seat: int, hope: Hope) -> float:
    """Hope at the end of the move, when the seat continues as well as it can."""
    after = state.clone()
    after.play(action, seat)
    if len(after.results) == len(state.results) and seat in after.to_act():
        return max([best_after(after, further, seat, hope) for further in after.legal_actions(seat)])
    levels = after.levels if len(after.results) == len(state.results) else list(after.results[-1].levels)
    return hope(levels, state.hired[2 * seat : 2 * seat + 2], state.start_level)


POLICIES = (
    steered(NOVA, all_before_the_planet),
    steered(ZORA, one_far_ahead),
    steered(PANDORA, three_before_two_places),
)
