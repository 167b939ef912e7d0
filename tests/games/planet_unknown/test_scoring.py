"""Scoring, objectives, planets' own rules, the end and solo: rulings 7, 30 to 33, 49 and 66."""

from __future__ import annotations

import pytest

from landfall.games.planet_unknown.rules.effects.placing import energy_kinds
from landfall.games.planet_unknown.rules.ending.objectives import counted, fulfilled
from landfall.games.planet_unknown.rules.ending.scoring import (
    expected_score,
    leaders,
    lifepod_medals,
    neighbour_medals,
    planet_medals,
    uncovered,
    verdict,
)
from landfall.games.planet_unknown.rules.phases.round import EndOfRound, LastStep, Round
from landfall.games.planet_unknown.table.components import (
    NEIGHBOUR,
    OBJECTIVES,
    PERSONAL,
    PLANET_IDS,
    PLANETS,
    TERRAINS,
)
from landfall.games.planet_unknown.table.corporations import USED_THREE_LIFEPODS
from landfall.games.planet_unknown.table.gains import BOOST_GAIN, FINAL_STEP, PATCH_GAIN, Gain
from landfall.games.planet_unknown.table.state import PlanetUnknown
from landfall.games.planet_unknown.table.terms import ENERGY, NO_SYNERGY
from landfall.texts import LANGUAGES, has_text
from tests.games.planet_unknown.positions import (
    GAME,
    alone,
    board,
    can,
    do,
    gains,
    last_step,
    lay,
    lay_patch,
    offered,
    play_on,
    resolve,
    square,
    squares,
    start,
    table,
    tiles,
    trackers,
    unlock,
    waiting,
)


def cover_all(state: PlanetUnknown, but: str = "", terrain: str = "civ") -> None:
    left = squares(but)
    for at in PLANETS[board(state).planet].squares:
        if at not in left:
            board(state).cover([at], [TERRAINS.index(terrain) + 1])


def test_r07_verdict_bands() -> None:
    found = [verdict(difference) for difference in (-40, -11, -10, -6, -5, -1, 0, 4, 5, 9, 10, 14, 15, 40)]
    assert found == [-15, -15, -10, -10, -5, -5, 0, 0, 5, 5, 10, 10, 15, 15]


def test_solo_expects_58_of_the_rulebooks_example_deck() -> None:
    assert expected_score(start(1, events="9-3-8")) == 58


@pytest.mark.parametrize("planet", PLANET_IDS)
def test_a_full_planet_gives_all_its_medals(planet: str) -> None:
    state = table(planet)
    cover_all(state)
    assert planet_medals(board(state)) == (45 if planet == "cerberus" else 40)


def test_a_meteorite_or_a_gap_spoils_row_and_column() -> None:
    state = table()
    cover_all(state)
    board(state).meteorites = (square("F6"),)
    assert planet_medals(board(state)) == 40 - 6
    state = table()
    cover_all(state, but="F1")
    assert planet_medals(board(state)) == 40 - 1 - 3


def test_gaia_cities_left_uncovered_are_worth_two() -> None:
    state = table("gaia")
    assert planet_medals(board(state)) == 16
    cover_all(state, but="F1")
    assert planet_medals(board(state)) == 40 - 1 - 3 + 2


def test_r31_petra_currents_count_as_energy_and_as_filled() -> None:
    state = table("petra")
    currents = list(PLANETS[11].currents)
    for at in PLANETS[11].squares:
        if at not in currents:
            board(state).cover([at], [1])
    assert planet_medals(board(state)) == 40
    assert uncovered(board(state)) == len(currents)
    assert fulfilled(board(state), {"kind": "all_covered", "base": "land"})
    assert counted(board(state), {"kind": "largest_area", "terrain": "energy"}) > 10


def test_r31_petra_currents_extend_energy_areas() -> None:
    state = table("petra")
    lay(state, "energy", "E1") if board(state).grid.is_square[square("E1")] else lay(state, "energy", "F2")
    lay(state, "tech", "D3")
    board(state).last = (square("F2"),)
    lay(state, "energy", "F2")
    assert energy_kinds(board(state), ENERGY) >> 4 & 1  # D3 touches the currents E2, E3


def test_r32_cerberus_regions_count_with_meteorites() -> None:
    state = table("cerberus")
    for at in PLANETS[2].regions[0]:
        board(state).cover([at], [1])
    bare = planet_medals(board(state))
    board(state).meteorites = tuple(PLANETS[2].regions[0])
    assert planet_medals(board(state)) == 2
    assert bare > 2


def test_r33_collected_lifepods_include_those_placed_but_only_the_area_scores() -> None:
    state = table(corporation="cosmos")
    board(state).scored = 2
    board(state).pods = (5, 21)
    assert counted(board(state), {"kind": "collected", "what": "lifepod"}) == 4
    assert lifepod_medals(board(state)) == 2


def test_r49_board_pictures_over_tables() -> None:
    assert PLANETS[PLANET_IDS.index("cerberus")].grid[1 * 12 + 10] == "I"
    assert PLANETS[PLANET_IDS.index("persephone")].grid[5 * 12 + 11] == "L"


@pytest.mark.parametrize("card", range(1, OBJECTIVES + 1))
def test_every_neighbour_objective_can_be_won_and_tied(card: int) -> None:
    state = table()
    state.neighbour = (card,)
    assert neighbour_medals(state) == [2, 2]
    condition = NEIGHBOUR[card]
    kind = condition["kind"]
    if kind == "collected":
        board(state).collected, board(state).scored = 3, 3
    elif kind == "tracks_at_top":
        trackers(state, civ=15)
    else:
        terrain = condition["resource"] if "resource" in condition else condition["terrain"]
        lay(state, terrain, "F1 F2", symbol="F1")
    won = [5, 0] if condition["compare"] == "most" else [0, 5]
    assert neighbour_medals(state) == won


@pytest.mark.parametrize("card", range(1, OBJECTIVES + 1))
def test_every_personal_objective_can_be_met(card: int) -> None:
    condition = PERSONAL[card]
    kind = condition["kind"]
    state = table()
    terrain = condition.get("terrain", condition.get("resource", "civ"))
    met_at_once = kind in ("resources_on_planet_at_most",)
    assert fulfilled(board(state), condition) == met_at_once
    if kind == "rectangle":
        lay(state, terrain, "E5 F5 G5 E6 F6 G6 E7 F7 G7 H6 H7 I6 I7")
    elif kind == "area_with_resources":
        lay(state, terrain, "E5 F5 G5 E6 F6 G6", symbol="E5 F5 G5 E6 F6 G6")
    elif kind == "track_at_top":
        trackers(state, **{condition["track"]: 15})
    elif kind == "collected_at_least":
        board(state).collected = 9
    elif kind == "more_lifepods_than_meteorites":
        board(state).scored = 1
    elif kind == "all_covered":
        cover_all(state)
    assert fulfilled(board(state), condition)


def test_r30_round_rules_are_over_in_the_last_step_and_techniques_may_be_used() -> None:
    state = table()
    state.rules = NO_SYNERGY
    board(state).stuck = True
    board(state).stored = 1
    lay(state, "civ", "F1")
    state.lanes, state.later = [], []
    state.agenda = [EndOfRound()]
    state.here = state.agenda
    state.commander = 0
    state.run()
    assert state.rules == 0
    assert state.ending == 1
    assert gains(state) == [PATCH_GAIN]
    assert not can(state, "store_patch")


def test_r30_once_per_round_technologies_may_be_used_once_in_the_last_step() -> None:
    state = table(corporation="horizon")
    trackers(state, tech=15)
    board(state).used_round = 255
    last_step(state)
    do(state, "use", technology="horizon_5")
    assert not can(state, "use", technology="horizon_5")


def test_r30_once_per_game_technologies_stay_used_in_the_last_step() -> None:
    state = table(corporation="cosmos")
    trackers(state, tech=15)
    board(state).scored = 1
    board(state).used_game = USED_THREE_LIFEPODS
    last_step(state)
    assert not can(state, "use", technology="cosmos_2")
    assert can(state, "lift", place="scoring")


def test_r66_players_finish_the_last_step_one_after_the_other() -> None:
    state = table()
    state.lanes, state.later = [], []
    for seat in range(2):
        board(state, seat).cards = (23,) if seat == 0 else (24,)
        state.unused_civ = tuple(tuple(card for card in pile if card not in (23, 24)) for pile in state.unused_civ)
        state.civ = tuple(tuple(card for card in pile if card not in (23, 24)) for pile in state.civ)
    board(state).stuck = True
    state.commander = 1
    state.agenda = [EndOfRound()]
    state.here = state.agenda
    state.legal_cache = [None, None]
    state.run()
    assert state.current_player() == 1
    assert gains(state, 1) == [FINAL_STEP]
    do(state, "advance", by="final", track="civ", seat=1)
    do(state, "end_turn", seat=1)
    assert state.current_player() == 0
    do(state, "advance", by="final", track="civ")
    do(state, "end_turn")
    assert state.is_terminal()


def test_r66_stored_patches_without_a_square_are_lost() -> None:
    state = table()
    cover_all(state)
    board(state).stored = 2
    state.ending = 1
    state.lanes, state.later = [], []
    state.agenda = [LastStep(0)]
    state.here = state.agenda
    state.run()
    assert state.is_terminal()
    assert board(state).stored == 0


def test_end_condition_b_is_an_empty_depot_anywhere() -> None:
    state = table()
    slot = next(at for at in range(6) if at not in [state.stack_before(seat, 0) for seat in range(2)])
    state.stacks[slot] = ()
    state.stacks[6 + (slot + state.shift) % 6] = ()
    state.lanes, state.later = [], []
    state.agenda = [EndOfRound()]
    state.here = state.agenda
    state.run()
    assert state.ending == 2


def test_end_condition_a_ends_the_round_for_everybody() -> None:
    state = table(seats=3)
    board(state, 1).stuck = True
    resolve(state, EndOfRound())
    assert state.ending == 1
    state = table(seats=3)
    resolve(state, EndOfRound())
    assert state.ending == 0
    assert state.round == 2


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_end_condition_c_is_the_round_of_the_last_event(seats: int) -> None:
    for left, ending in ((1, 0), (0, 4)):
        state = start(seats, seed=4, events="7-7-6")
        state.used_events = (*state.used_events, *state.deck[left:])
        state.deck = state.deck[:left]
        resolve(state, EndOfRound())
        assert state.ending == ending
    # The last card is resolved and its round played to the end before the game is over.
    state = start(seats, seed=4, events="7-7-6")
    last: tuple[int, ...] = (17,)  # a boost for everybody
    others = tuple(card for card in (*state.used_events, *state.deck) if card not in last)[:19]
    state.used_events, state.deck = others, last
    state.round = 19
    resolve(state, Round(20))
    while state.current_player() >= 0 and state.deck:
        state.apply_action(state.legal_actions()[0])
    assert not state.deck
    assert not state.is_terminal()
    assert [one["by"] for one in offered(state, "advance", state.current_player())] == ["boost"] * 5
    play_on(state, "last round")
    assert state.ending & 4
    assert state.round == 20
    assert all(own.tiles >= 1 for own in state.boards)


def test_ties_are_broken_by_uncovered_squares_then_meteorites() -> None:
    state = table()
    state.neighbour = ()
    assert leaders(state) == (0, 1)
    lay(state, "civ", "F6")
    assert leaders(state) == (0,)
    lay(state, "civ", "F6", seat=1)
    board(state).meteorites = (square("F6"),)
    assert leaders(state) == (1,)


def test_the_rulebooks_score_sheet() -> None:
    """Planet 15, tracks 15, lifepods 4, meteorites 1, civ card 1, objectives 5 and 2: 43."""
    state = table()
    trackers(state, civ=2, water=13, biomass=5, rover=15, tech=6)
    board(state).scored = 4
    board(state).collected = 3
    board(state).cards = (6,)
    scores = state.scores()[0]
    assert scores["tracks"] == 15
    assert scores["lifepods"] == 4
    assert scores["meteorites"] == 1


def test_card_medals_stay_secret_until_the_end() -> None:
    state = table()
    board(state).cards = (7,)
    assert "civ_cards" not in state.scores()[0]
    state = play_on(start(2, seed=2), "secret")
    assert {"civ_cards", "personal", "neighbour"} <= set(state.scores()[0])


def test_the_last_step_is_skipped_where_nothing_can_be_done() -> None:
    state = table()
    lay_patch(state, "F1")
    unlock(state)
    tiles(state, outer="civ/energy", inner="civ/energy")
    state.ending = 1
    alone(state, Gain(BOOST_GAIN), step=6)
    do(state, "advance", by="boost", track="civ")
    assert state.is_terminal() or waiting(state) == "Act"


def test_balance_reports_hear_how_it_ended_and_what_was_left() -> None:
    state = play_on(start(2, seed=5), "figures")
    figures = state.figures()
    assert [figures[f"end_{name}"] for name in "abc"] == [state.ending & 1, state.ending >> 1 & 1, state.ending >> 2]
    assert figures["rounds"] == state.round
    assert figures["uncovered"] == sum(uncovered(own) for own in state.boards) > 0
    assert figures["tiles_left"] == sum(len(stack) for stack in state.stacks)
    for name in figures:
        assert all(has_text(f"figure-{name}", lang, GAME.texts()) for lang in LANGUAGES)
