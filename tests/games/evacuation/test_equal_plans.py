"""Equal plans are offered once: plans of transport against a count of their own, landings by what they lead to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

import pytest

from landfall.flow import Rng
from landfall.games.evacuation.rules.effects.effect_steps import do_all
from landfall.games.evacuation.rules.phases.equal_landings import GAINS, ways_to_land
from landfall.games.evacuation.rules.phases.landing import is_free
from landfall.games.evacuation.rules.phases.progress import MOVED, LandMarker, LandMarkers, move_marker
from landfall.games.evacuation.table.components import (
    EDGE_IDS,
    LANES,
    LAST_STEP,
    OLD_AREAS,
    OLD_EDGE,
    OLD_FACTORY,
    SHIP_BAYS,
    SHIP_BUILDINGS,
    SHIP_FLIGHT,
    SHIP_IDS,
    SHIP_RESOURCES,
    SPACE_EFFECTS,
    STADIUM_FACES,
    STADIUM_IDS,
    WAITING,
)
from landfall.games.evacuation.table.effects import EFFECTS
from landfall.games.evacuation.table.state import Evacuation
from landfall.games.evacuation.table.terms import LAND, LEADING
from tests.games.evacuation.positions import (
    NEW,
    OLD,
    asked,
    lay_row,
    markers,
    own_ship,
    own_stadium,
    pieces_ready,
    progress,
    stock,
    transport,
    turn,
)

ENERGY = 2


# -- transport --------------------------------------------------------------------------------------------------------


def result(state: Evacuation) -> tuple[Any, ...]:
    """All that a plan of seat 0 can change; stadiums with the same faces are alike."""
    faces = [tuple(sorted(STADIUM_FACES[one] for one in state.stadiums[world])) for world in (OLD, NEW)]
    return (
        tuple(state.ships[:2]),
        tuple(faces),
        tuple(state.stock[:6]),
        state.areas_up[0],
        state.population[0],
        tuple(state.prepared[:6]),
        tuple(state.unused[:3]),
    )


def plans_offered(state: Evacuation) -> list[tuple[Any, ...]]:
    """The results of all plans that the engine offers seat 0, one for each way to answer its questions."""
    found = []
    open_ones = [state]
    while open_ones:
        at = open_ones.pop()
        if 0 not in at.to_act():
            found.append(result(at))
            continue
        for action in at.legal_actions(0):
            after = at.clone()
            after.play(action, 0)
            open_ones.append(after)
    return found


def subsets(ships: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    for size in range(len(ships) + 1):
        yield from combinations(ships, size)


def plans_counted(state: Evacuation) -> set[tuple[Any, ...]]:
    """The same without the engine: limits of all ships sent are one, since all arrive together."""
    found = set()
    up = [area for area in range(OLD_AREAS) if state.areas_up[0] >> area & 1]
    by_faces = Counter(STADIUM_FACES[one] for one in state.stadiums[OLD])
    for sent, back in product(subsets(state.ships[OLD]), subsets(state.ships[NEW])):
        energy = state.stock[ENERGY] - sum(SHIP_FLIGHT[ship] for ship in sent)
        if energy < 0 or state.stock[3 + ENERGY] < len(back):
            continue
        bays = [sum(SHIP_BAYS[ship][edge] for ship in sent) for edge in range(len(EDGE_IDS))]
        hold = sum(SHIP_BUILDINGS[ship] for ship in sent)
        room = sum(SHIP_RESOURCES[ship] for ship in sent)
        units = [state.stock[0], state.stock[1], energy]
        resources = [r for r in product(*[range(have + 1) for have in units]) if sum(r) <= room]
        cargo = list(product(*[range(state.prepared[kind] + 1) for kind in range(3)]))
        shows = list(product(*[range(count + 1) for count in by_faces.values()]))
        for areas in subsets(tuple(up)):
            buildings = hold
            fits = True
            for edge in range(len(EDGE_IDS)):
                people = sum(OLD_EDGE[area] == edge and OLD_FACTORY[area] < 0 for area in areas)
                works = [area for area in areas if OLD_EDGE[area] == edge and OLD_FACTORY[area] >= 0]
                fits = fits and people <= bays[edge]
                buildings -= max(0, people + len(works) - bays[edge])
            for area in areas:
                fits = fits and (OLD_FACTORY[area] < 0 or state.unused[OLD_FACTORY[area]] > 0)
            if not fits or buildings < 0:
                continue
            for factories, stadiums in product(cargo, shows):
                if sum(factories) + sum(stadiums) > buildings:
                    continue
                for load in resources:
                    found.add(outcome(state, sent, back, areas, factories, (tuple(by_faces), stadiums), load))
    return found


def outcome(
    state: Evacuation,
    sent: tuple[int, ...],
    back: tuple[int, ...],
    areas: tuple[int, ...],
    factories: tuple[int, ...],
    stadiums: tuple[tuple[int, ...], tuple[int, ...]],
    load: tuple[int, ...],
) -> tuple[Any, ...]:
    """What a plan leaves, worked out again and written as `result` does."""
    new = state.clone()
    new.ships[OLD] = tuple(sorted(({*new.ships[OLD]} - {*sent}) | {*back}))
    new.ships[NEW] = tuple(sorted(({*state.ships[NEW]} - {*back}) | {*sent}))
    new.stock[ENERGY] -= sum(SHIP_FLIGHT[ship] for ship in sent)
    new.stock[3 + ENERGY] -= len(back)
    for kind in range(3):
        new.stock[kind] -= load[kind]
        new.stock[3 + kind] += load[kind]
        new.prepared[kind] -= factories[kind]
        new.prepared[3 + kind] += factories[kind]
    for area in areas:
        new.areas_up[0] -= 1 << area
        if OLD_FACTORY[area] < 0:
            new.population[0] += 2
        else:
            new.unused[OLD_FACTORY[area]] -= 1
            new.prepared[3 + OLD_FACTORY[area]] += 1
    for faces, count in zip(*stadiums, strict=True):
        alike = [one for one in new.stadiums[OLD] if STADIUM_FACES[one] == faces][:count]
        new.stadiums[OLD] = tuple(one for one in new.stadiums[OLD] if one not in alike)
        new.stadiums[NEW] = (*new.stadiums[NEW], *alike)
    return result(new)


def harbour(rng: Rng, ships: int) -> Evacuation:
    """Seat 0 with this many ships and a few things of every sort, so that all plans can be counted."""
    state = turn(seats=2)
    names = list(SHIP_IDS)
    rng.shuffle(names)
    for name in names[:ships]:
        own_ship(state, 0, name, NEW if rng.below(5) == 0 else OLD)
    own_ship(state, 1, names[ships])
    stock(state, 1, old=(0, 0, 9))  # who is still asked, so that nothing follows
    stadiums = list(STADIUM_IDS[4:])
    rng.shuffle(stadiums)
    for name in stadiums[: rng.below(4)]:
        own_stadium(state, 0, name, OLD)
    state.areas_up[0] = rng.below(1 << OLD_AREAS) | 1 << 2 | 1 << 5
    for kind in range(3):
        state.prepared[kind] = rng.below(3)
        state.unused[kind] -= state.prepared[kind]
        if rng.below(4) == 0:
            state.unused[kind] = 0
    stock(state, 0, old=(rng.below(2), rng.below(2), 2 + rng.below(6)), new=(0, 0, rng.below(2)))
    return transport(state)


@pytest.mark.parametrize("seed", range(24))
def test_every_transport_plan_is_offered_exactly_once(seed: int) -> None:
    state = harbour(Rng(f"equal plans {seed}"), 2 + seed % 3)
    offered = Counter(plans_offered(state))
    assert set(offered) == plans_counted(state)
    assert [plan for plan, times in offered.items() if times > 1] == []


# -- progress ---------------------------------------------------------------------------------------------------------


MOST_ENDS = 1000


def ends(state: Evacuation, land_on: int | None = None) -> frozenset[str] | None:
    """All positions in which seat 0 can end its progress from here; None if they are too many to look at.

    `land_on`: the lane that the marker still to land takes.
    """
    found = set()
    open_ones = [state]
    looked = 0
    while open_ones:
        at = open_ones.pop()
        looked += 1
        if looked > MOST_ENDS:
            return None
        if at.to_act() != (0,):
            found.add(at.digest())
            continue
        for action in at.legal_actions(0):
            if land_on is not None and asked(at) == "LandMarker" and (action - LAND) % LANES != land_on:
                continue
            after = at.clone()
            after.play(action, 0)
            open_ones.append(after)
    return frozenset(found)


def every_landing(state: Evacuation, frame: LandMarker) -> Iterator[tuple[tuple[int, int, int], Evacuation]]:
    """All ways to land both markers, whatever the engine offers; effects of the first landing are still to be done."""
    for first, lane, other in product(range(2), range(LANES), range(LANES)):
        steps = (state.markers[0] + frame.leading, state.markers[1] + frame.trailing)
        if not is_free(state, steps[first], lane) or not is_free(state, steps[1 - first], other):
            continue
        if steps[0] == steps[1] and lane == other != WAITING:
            continue
        after = state.clone()
        after.here.pop()
        if first == LEADING:
            after.here.append(LandMarkers(0, MOVED, frame.trailing))
        else:
            after.here.append(LandMarkers(0, frame.leading, MOVED))
        moved = frame.leading if first == LEADING else frame.trailing
        step = move_marker(after, 0, first, moved, lane)
        do_all(after, 0, SPACE_EFFECTS[step][lane], False)
        after.legal_cache = [None] * after.seats
        after.run()
        yield (first, lane, other), after


def road(rng: Rng) -> Evacuation:
    """Seat 0 about to land its markers somewhere on the track, seat 1 still to come."""
    state = turn(seats=2 + rng.below(3), seed=rng.below(1000))
    ahead = rng.below(LAST_STEP + 1)
    markers(state, 0, ahead, max(0, ahead - rng.below(4)))
    for seat in range(1, state.seats):
        markers(state, seat, rng.below(LAST_STEP + 1), 0, (1 + rng.below(2), 0))
    for column in range(3):
        steps = rng.below(6)
        state.columns[column] = steps
        for level in range((steps + 1) // 2):
            state.developed[0] |= 1 << state.layout[3 * column + level]
    pieces_ready(state, 0, population=rng.below(3), food=1)
    stock(state, 0, new=(0, rng.below(3), 0))
    lay_row(state, 2, "I-01", "I-02", "I-03")
    state.decks[:] = [()] * len(state.decks)  # nothing hidden turns up: another test is about that
    progress(state, *[3 + rng.below(3) for _ in range(state.seats)])
    if asked(state) == "SplitSteps":
        state.play(rng.choice(state.legal_actions(0)), 0)
    return state


@pytest.mark.parametrize("seed", range(40))
def test_every_way_to_land_is_offered_once_where_the_order_matters_both_ways(seed: int) -> None:
    state = road(Rng(f"landings {seed}"))
    if asked(state) != "LandMarker":
        return
    frame = state.here[-1]
    assert isinstance(frame, LandMarker)
    reached = {way: ends(after, way[2]) for way, after in every_landing(state, frame)}
    offered = {(way.first, way.lane, way.other_lane) for way in ways_to_land(state, 0, frame.leading, frame.trailing)}
    assert offered <= set(reached)
    known = {way: found for way, found in reached.items() if found is not None}
    lost = set().union(*known.values()) - set().union(*[known[way] for way in offered if way in known])
    assert len(known) < len(reached) or not lost
    for one, another in combinations(sorted(way for way in offered if way in known), 2):
        assert known[one] != known[another] or both_do_more_than_gain(state, frame, one)


def both_do_more_than_gain(state: Evacuation, frame: LandMarker, way: tuple[int, int, int]) -> bool:
    """Where both spaces have effects and one is no mere gain, the order is the player's choice."""
    first, lane, other = way
    steps = (state.markers[0] + frame.leading, state.markers[1] + frame.trailing)
    spaces = (SPACE_EFFECTS[steps[first]][lane], SPACE_EFFECTS[steps[1 - first]][other])
    return all(spaces) and not all(EFFECTS[effect].op in GAINS for space in spaces for effect in space)
