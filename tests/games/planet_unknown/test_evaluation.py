"""The guess that bots go by: planet fill, tracks, objectives; and that it is what a slow reading of the board gives."""

from __future__ import annotations

import pytest

from landfall.flow import Rng
from landfall.games.planet_unknown.judgement.yardstick import (
    HOLE_COST,
    LINE_SHARE,
    lines,
    outlook,
    promise,
    standing,
    tracks,
)
from landfall.games.planet_unknown.rules.ending.medals import medals_of
from landfall.games.planet_unknown.rules.ending.objectives import areas, count_of, counted, fulfilled, is_met
from landfall.games.planet_unknown.table.board import Board
from landfall.games.planet_unknown.table.components import NEIGHBOUR, PERSONAL, PLANET_IDS, PLANETS
from landfall.games.planet_unknown.table.gains import (
    BOOST_GAIN,
    ENERGY_STEP,
    PATCH_GAIN,
    REGRESS_OTHER,
    ROVER_GAIN,
    STEPS,
    Gain,
)
from landfall.games.planet_unknown.table.terms import PETRA, WATER
from tests.games.planet_unknown.positions import board, give, lay, pending, square, start, table, trackers


def slow_lines(own: Board) -> float:
    """The same worth square by square."""
    planet = PLANETS[own.planet]
    spoilt = [*own.meteorites, *[rover & 255 for rover in own.rovers if rover > 255]]
    worth = sum(planet.city_medals for city in planet.cities if own.squares[city] == 0)
    total = float(worth)
    open_squares = [at for at in planet.squares if own.squares[at] == 0]
    gaps = [at for at in open_squares if not (own.planet == PETRA and planet.grid[at] == "E")]
    for at in gaps:
        if not any(near in open_squares for near in own.grid.neighbours[at]):
            total -= HOLE_COST
    for vertical in (False, True):
        for number in range(12):
            of_line = [at for at in planet.squares if (at % 12 if vertical else at // 12) == number]
            left = len([at for at in gaps if at in of_line]) + 2 * len([at for at in spoilt if at in of_line])
            medals = (planet.column_medals if vertical else planet.row_medals)[number]
            share = 1.0 - min(1.0, left / len(of_line))
            total += medals if left == 0 else LINE_SHARE * share * share * medals
    return total


@pytest.mark.parametrize("planet", PLANET_IDS)
def test_lines_are_read_from_words_as_square_by_square(planet: str) -> None:
    rng = Rng(planet)
    state = table(planet)
    for at in PLANETS[board(state).planet].squares:
        if rng.below(4):
            board(state).cover([at], [1 + rng.below(6)])
        if rng.below(12) == 0:
            board(state).meteorites = (*board(state).meteorites, at)
    board(state).rovers = (PLANETS[board(state).planet].squares[10] + 256,)
    assert lines(board(state)) == pytest.approx(slow_lines(board(state)))
    for at in PLANETS[board(state).planet].squares:
        board(state).cover([at], [1])
    assert lines(board(state)) == pytest.approx(slow_lines(board(state)))


@pytest.mark.parametrize(
    "corporation",
    ["universal", "cosmos", "flux", "horizon", "jump_drive", "makeshift", "oasis", "republic", "wormhole"],
)
def test_tracks_hold_their_medals_and_more(corporation: str) -> None:
    state = table(corporation=corporation)
    own = board(state)
    for civ, rover in ((2, 5), (9, 8), (15, 15)):
        trackers(state, civ=civ, rover=rover)
        assert tracks(own) >= sum(medals_of(own, tracker) for tracker in range(5))
    if corporation == "cosmos":
        before = tracks(own)
        own.pods = (15,)  # the medal under a lifepod is hidden
        assert tracks(own) < before


def test_jump_drives_tech_track_is_worth_less_the_higher_it_is() -> None:
    state = table(corporation="jump_drive")
    worths = []
    for pos in (1, 6, 8, 11):
        trackers(state, tech=pos)
        worths.append(tracks(board(state)))
    assert worths == sorted(worths, reverse=True)


def test_what_is_good_is_worth_more() -> None:
    plain = standing(board(table()))
    for change in ("lifepod", "meteorite", "card", "tile", "stored", "rover"):
        state = table()
        own = board(state)
        if change == "lifepod":
            own.scored = 1
        elif change == "meteorite":
            own.collected = 3
        elif change == "card":
            give(state, 27)
        elif change == "tile":
            lay(state, "civ", "F1 F2 G1 G2")
        elif change == "stored":
            own.stored = 1
        else:
            own.rovers = (square("F5"),)
        assert standing(own) > plain, change
    state = table()
    lay(state, "civ", "F1 F2")
    filled = standing(board(state))
    board(state).meteorites = (square("F2"),)
    assert standing(board(state)) < filled


def test_a_hole_costs_something() -> None:
    state = table()
    lay(state, "civ", "F1 F2 E2 G2 H2")
    open_corner = lines(board(state))
    lay(state, "civ", "G3")
    closed = lines(board(state))  # G1 is now a hole
    assert closed < open_corner + 1.0


def test_personal_objectives_count_when_met_and_on_the_way() -> None:
    state = table()
    top = next(card for card in range(1, 29) if PERSONAL[card]["kind"] == "track_at_top")
    trackers(state, **{str(PERSONAL[top]["track"]): 3})
    low = promise(board(state), top)
    trackers(state, **{str(PERSONAL[top]["track"]): 12})
    high = promise(board(state), top)
    trackers(state, **{str(PERSONAL[top]["track"]): 15})
    assert 0.0 < low < high < promise(board(state), top) <= 5.0
    board(state).objectives = (top,)
    with_it = standing(board(state))
    board(state).objectives = ()
    assert with_it > standing(board(state))


def test_the_outlook_is_the_lead_over_the_best_of_the_others() -> None:
    state = table(seats=3)
    state.neighbour = ()
    assert outlook(state, 0) == outlook(state, 1) == 0.0
    board(state, 2).scored = 4
    assert outlook(state, 2) > 0.0 > outlook(state, 0) == outlook(state, 1)
    assert outlook(state, 0) > -1.0
    alone = start(1)
    assert -1.0 < outlook(alone, 0) < 0.0


def test_what_is_pending_counts_before_it_is_resolved() -> None:
    plain = table()
    pending(plain)
    for gain in (Gain(STEPS, 1, WATER), Gain(BOOST_GAIN), Gain(ENERGY_STEP, 0, 2), Gain(PATCH_GAIN), Gain(ROVER_GAIN)):
        state = table()
        pending(state, gain)
        assert outlook(state, 0) > outlook(plain, 0)
    state = table()
    pending(state, Gain(REGRESS_OTHER))
    assert outlook(state, 0) < outlook(plain, 0)


def test_a_rover_near_a_lifepod_is_worth_more() -> None:
    worths = []
    for at in ("F12", "H6", "H4"):
        state = table()
        board(state).rovers = (square(at),)
        board(state).lifepods = (square("H3"),)
        worths.append(standing(board(state)))
    assert worths == sorted(worths)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_all_seats_are_judged_as_each_alone(seats: int) -> None:
    state = start(seats, seed=2, boards="all", events="7-7-6")
    rng = Rng("judging")
    for _ in range(120):
        if state.is_terminal():
            break
        assert state.evaluations() == [state.evaluation(seat) for seat in range(seats)]
        seat = rng.choice(list(state.to_act()))
        state.apply_action(rng.choice(state.legal_actions(seat)), seat)


def test_counts_are_remembered_only_while_the_squares_stay() -> None:
    state = table()
    lay(state, "water", "F1 F2")
    largest = 11  # the largest area of water
    assert count_of(board(state), largest) == 2
    copy = state.clone()
    assert copy.boards[0].counts is board(state).counts
    lay(copy, "water", "F3")
    assert count_of(copy.boards[0], largest) == 3
    assert count_of(board(state), largest) == 2
    rng = Rng("counts")
    for _ in range(30):
        lay(
            state,
            ["civ", "water", "biomass", "rover", "tech", "energy"][rng.below(6)],
            ["F4", "G4", "H5"][rng.below(3)],
        )
        for card in range(1, 29):
            assert count_of(board(state), card) == counted(board(state), NEIGHBOUR[card])
            assert is_met(board(state), card) == fulfilled(board(state), PERSONAL[card])


def test_areas_are_groups_along_sides() -> None:
    state = table("petra")
    lay(state, "civ", "F1 F2 G3 H3")
    assert sorted(len(area) for area in areas(board(state), 0)) == [2, 2]
    lay(state, "civ", "F3")
    assert sorted(len(area) for area in areas(board(state), 0)) == [5]


def test_what_lines_are_worth_is_kept_by_clones_and_follows_every_change() -> None:
    state = table()
    lay(state, "civ", "F1 G1 F2")
    kept = lines(board(state))
    other = board(state).clone()
    other.meteorites = (square("F2"),)
    assert lines(other) == pytest.approx(slow_lines(other))
    assert lines(other) < kept
    other.meteorites = ()
    other.rovers = (square("G1") + 256,)
    assert lines(other) == pytest.approx(slow_lines(other))
    other.rovers = ()
    other.cover([square("G2")], [1])
    assert lines(other) == pytest.approx(slow_lines(other))
    assert lines(board(state)) == kept
