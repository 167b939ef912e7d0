"""Setting up, the station and the course of a round: rulings 1 to 12, 50 to 53 and 68."""

from __future__ import annotations

import pytest

import landfall
from landfall.flow import BadSetup, Rng
from landfall.games.planet_unknown.rules.phases.board_choice import picks
from landfall.games.planet_unknown.rules.phases.round import Round, TileStep, start_of_round
from landfall.games.planet_unknown.rules.phases.turn import Act
from landfall.games.planet_unknown.story.turns import BoardsChosen, TileSkipped
from landfall.games.planet_unknown.table.components import (
    COLOURS,
    CORPORATION_IDS,
    EVENT_COLOUR,
    EVENT_SOLO,
    SEAT_POSITIONS,
)
from landfall.games.planet_unknown.table.gains import BOOST_GAIN, BY_TILE, CIV_CARD_GAIN, PATCH_GAIN, STEPS, Gain
from landfall.games.planet_unknown.table.state import PlanetUnknown
from landfall.games.planet_unknown.table.terms import AFTER_TILE, BOARDS, CIV_STEP, NONE, WATER
from landfall.texts.say import say_option, say_why
from tests.games.planet_unknown.positions import (
    GAME,
    alone,
    blocks,
    board,
    can,
    do,
    gains,
    lay,
    offered,
    pending,
    play_on,
    refusal,
    resolve,
    shapes,
    square,
    start,
    table,
    tiles,
    trackers,
    unlock,
    waiting,
)

FLUX_AT_SEAT_1 = "perft"  # three players, all boards: seat 1 is dealt Flux Industries


def test_r01_station_has_a_random_shift_and_each_depot_one_stack_of_each_ring() -> None:
    found = {start(seed=seed).shift for seed in range(40)}
    assert found == set(range(6))
    state = start(6)
    before = [(state.stack_before(seat, 0), state.stack_before(seat, 1)) for seat in range(6)]
    assert sorted(outer for outer, _ in before) == list(range(6))
    assert sorted(inner for _, inner in before) == list(range(6, 12))


def test_r02_seats_sit_where_the_rules_say() -> None:
    assert [list(SEAT_POSITIONS[seats]) for seats in range(1, 7)] == [
        [0],
        [0, 3],
        [0, 2, 4],
        [0, 1, 3, 4],
        [0, 1, 2, 3, 4],
        [0, 1, 2, 3, 4, 5],
    ]


def test_r03_boards_are_dealt_and_sides_chosen_at_the_same_time() -> None:
    state = start(3, boards="all")
    assert state.to_act() == (0, 1, 2)
    assert len(set(state.offered[::2])) == 3
    assert 0 not in state.offered
    for seat in (1, 0, 2):
        assert seat in state.to_act()
        assert not [event for event in state.events(seat) if isinstance(event, BoardsChosen)]
        do(state, "boards", planet="asymmetric", corporation="symmetric", seat=seat)
    assert [own.planet for own in state.boards] == list(state.offered[::2])
    assert [own.corporation for own in state.boards] == [0, 0, 0]
    assert [event.seat for event in state.events() if isinstance(event, BoardsChosen)] == [0, 1, 2]


def test_r03_what_a_seat_has_picked_is_its_own_until_all_have_chosen() -> None:
    """Readiness alone is seen: view, story, observation and samples of the others are the same for every pick."""
    told = set()
    for action_of_1 in start(3, FLUX_AT_SEAT_1, boards="all").legal_actions(1):
        state = start(3, FLUX_AT_SEAT_1, boards="all")
        state.apply_action(action_of_1, 1)
        assert state.to_act() == (0, 2)
        assert state.view(1)["own"]["picked"] is not None
        others = [
            (repr(state.view(seat)), repr(state.events(seat)), repr(state.sample(seat, Rng("picked")).to_dict()))
            for seat in (0, 2, None)
        ]
        seen = [state.observation_tensor(seat).tobytes() for seat in (0, 2)]
        told.add(repr((others, seen)))
    assert len(told) == 1


def test_r03_a_sample_keeps_ones_own_pick_and_draws_the_others() -> None:
    state = start(3, FLUX_AT_SEAT_1, boards="all")
    for seat in (0, 1):
        state.apply_action(state.legal_actions(seat)[-1], seat)
    drawn = set()
    for number in range(60):
        sample = state.sample(0, Rng(number))
        assert isinstance(sample, PlanetUnknown)
        assert sample.boards[0].picked == state.boards[0].picked
        assert sample.boards[2].picked == 0
        drawn.add(sample.boards[1].picked)
    assert drawn == {pick - BOARDS + 1 for pick in picks(state, 1)}


def test_r03_a_pick_can_be_taken_back_until_all_have_chosen() -> None:
    state = start(3, boards="all")
    do(state, "boards", planet="asymmetric", corporation="symmetric", seat=1)
    assert state.can_undo(1)
    before = GAME.undo(state, 1)
    assert isinstance(before, PlanetUnknown)
    state = before
    assert state.to_act() == (0, 1, 2)
    for seat in range(3):
        do(state, "boards", planet="symmetric", corporation="symmetric", seat=seat)
    assert not any(state.can_undo(seat) for seat in range(3))


def test_r04_flux_chooses_its_track_at_setup() -> None:
    seed = next(s for s in range(200) if start(2, s, boards="all").offered[1] == CORPORATION_IDS.index("flux"))
    state = start(2, seed, boards="all")
    assert refusal(state, "boards", planet="symmetric", corporation="asymmetric").code == "answer-the-question"
    do(state, "boards_flux", planet="symmetric", track="rover")
    assert state.view(0)["own"]["picked"] == {"planet": "ksb_4156", "corporation": "flux", "flux": "rover"}
    state.apply_action(state.legal_actions(1)[0], 1)
    assert board(state).flux == 3
    assert CORPORATION_IDS[board(state).corporation] == "flux"
    assert state.view(1)["players"][0]["flux"] == "rover"


def test_r05_two_player_variant_turns_the_station_by_itself_unless_switched_off() -> None:
    assert waiting(start(2)) == "Act"
    state = start(2, two_player_variant=False)
    assert waiting(state, state.commander) == "ChooseRotation"
    with pytest.raises(BadSetup):
        start(3, two_player_variant=False)


def test_r06_event_mix_is_the_hosts_choice() -> None:
    state = start(2, events="2-6-12")
    assert len(state.deck) + len(state.used_events) == 20
    assert state.view()["events"]["colours_left"] in ([1, 6, 12], [2, 5, 12], [2, 6, 11])
    assert not start(2).with_events
    assert start(1).with_events


@pytest.mark.parametrize(("seats", "mix"), [(2, "16-4-0"), (6, "0-2-18"), (1, "20-0-0"), (3, "0-20-0"), (4, "5-3-12")])
def test_r06_any_mix_of_twenty_can_be_chosen(seats: int, mix: str) -> None:
    state = start(seats, events=mix)
    deck = [*state.deck, *state.used_events]
    assert [sum(EVENT_COLOUR[card] == colour for card in deck) for colour in COLOURS] == [
        int(cards) for cards in mix.split("-")
    ]
    assert seats == 1 or not any(EVENT_SOLO[card] for card in deck)
    assert GAME.state_from_dict(state.to_dict()).to_dict() == state.to_dict()


@pytest.mark.parametrize("mix", ["7-7-7", "7-7", "07-7-6", "-1-11-10", "7-7-6-0", "a-b-c", "", 20, "7-7-\u0666"])
def test_r06_what_is_no_mix_of_twenty_is_refused(mix: object) -> None:
    with pytest.raises(landfall.BadSetup) as refused:
        start(2, events=mix)
    assert refused.value.why == "no-value"
    assert "green-orange-red=20" in str(refused.value)


@pytest.mark.parametrize(("mix", "colour", "most"), [("17-3-0", "green", 16), ("0-1-19", "red", 18)])
def test_r06_no_more_cards_of_a_colour_than_there_are(mix: str, colour: str, most: int) -> None:
    with pytest.raises(landfall.BadSetup) as refused:
        start(2, events=mix)
    assert refused.value.why == "too-many-events"
    assert (refused.value.facts["colour"], refused.value.facts["most"]) == (colour, most)
    assert start(1, events=mix).with_events
    words = {lang: say_why(refused.value, lang) for lang in ("en", "pl", "fr")}
    assert all(str(most) in said for said in words.values())
    assert ("zielonych" in words["pl"]) == (colour == "green")


def test_r06_a_mix_is_said_in_every_language() -> None:
    assert say_option("planet-unknown", "events", "5-3-12") == "green 5, orange 3, red 12"
    assert say_option("planet-unknown", "events", "5-3-12", "pl") == "zielone 5, pomarańczowe 3, czerwone 12"
    assert say_option("planet-unknown", "events", "5-3-12", "fr") == "vertes 5, orange 3, rouges 12"
    assert say_option("planet-unknown", "events", "7-7-6") == "7 green, 7 orange, 6 red"


def test_r08_start_of_round_counts_technologies_and_rovers_of_that_moment() -> None:
    state = table(corporation="oasis")
    lay(state, "water", "F5 F6")
    board(state).rovers = (square("F5"), square("F6"), square("G7"))
    start_of_round(state, 0)
    assert board(state).pool == 0
    unlock(state, 2)
    start_of_round(state, 0)
    assert board(state).pool == 2


def test_r09_hidden_tile_is_shown_only_when_all_have_finished() -> None:
    state = start(2)
    top = state.tile_before(0, 0)
    do_first_placement(state, 0)
    assert state.tile_before(0, 0) == top
    assert state.view()["station"]["taken"][0] is not None


def do_first_placement(state: object, seat: int) -> None:
    action = state.legal_actions(seat)[0]  # type: ignore[attr-defined]
    state.apply_action(action, seat)  # type: ignore[attr-defined]


def test_r10_order_of_pending_gains_is_free() -> None:
    state = table()
    lay(state, "civ", "F1 G1")
    pending(state, Gain(BOOST_GAIN), Gain(PATCH_GAIN), Gain(STEPS, 1, 0))
    assert {"advance", "patch"} <= blocks(state)
    do(state, "patch", at="F2")
    assert gains(state) == [BOOST_GAIN, STEPS]


def test_r11_civ_choice_comes_after_the_tiles_in_the_order_of_the_commander() -> None:
    state = table()
    trackers(state, civ=2)
    lay(state, "civ", "F1")
    pending(state, Gain(STEPS, 1, 0))
    do(state, "advance", by="resource", track="civ")
    assert board(state).owed == (1,)
    assert gains(state) == []
    state.commander = 1
    board(state, 1).owed = (2,)
    while state.lanes:
        state.apply_action(state.legal_actions()[-1], state.current_player())
    assert state.current_player() == 1
    assert gains(state, 1) == [CIV_CARD_GAIN]


def test_r12_once_per_round_ends_with_the_round_not_before_the_civ_step() -> None:
    state = table(corporation="horizon")
    unlock(state, 5)
    pending(state)
    do(state, "use", technology="horizon_5")
    assert not can(state, "use", technology="horizon_5")
    alone(state, Gain(CIV_CARD_GAIN, 1), step=CIV_STEP)
    assert not can(state, "use", technology="horizon_5")
    start_of_round(state, 0)
    state.legal_cache = [None, None]
    assert can(state, "use", technology="horizon_5")


def without_tiles(state: PlanetUnknown, *seats: int) -> None:
    """The next round begins, and the depot that comes before each of these seats is empty."""
    for ring in range(2):
        for seat in seats:
            state.stacks[state.stack_before(seat, ring)] = ()
    state.rotation = (state.rotation + 1) % 6  # it turns back at once
    resolve(state, Round(2))
    state.run()


def test_r50_no_tile_left_before_a_player_skips_the_tile() -> None:
    """Who can do nothing else is not asked; the others take their tiles, and the game ends by condition B."""
    state = table()
    board(state).rovers = ()
    without_tiles(state, 0)
    assert state.to_act() == (1,)
    assert TileSkipped(0) in state.events(1)
    assert refusal(state, "end_turn") is not None
    while state.lanes:
        state.apply_action(state.legal_actions(1)[-1], 1)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert state.ending == 2


def test_r50_with_no_tile_before_anybody_the_round_goes_on_by_itself() -> None:
    state = table()
    without_tiles(state, 0, 1)
    assert board(state).took == NONE
    assert state.is_terminal()


def test_r50_without_a_tile_technologies_may_be_used() -> None:
    state = table(corporation="horizon")
    unlock(state, 5)
    without_tiles(state, 0)
    assert state.lanes[0] == [Act(0, AFTER_TILE, ())]
    do(state, "use", technology="horizon_5")
    do(state, "end_turn")
    assert state.to_act() == (1,)


def test_r29_movement_is_lost_to_who_has_no_tile_and_no_way_to_go() -> None:
    state = table()
    state.stacks = [() for _ in state.stacks]
    board(state).pool = 2
    resolve(state, TileStep())
    state.run()
    assert board(state).pool == 0


def test_r51_a_player_may_move_before_taking_the_tile_and_then_it_is_judged() -> None:
    state = table()
    board(state).rovers = (square("F5"),)
    board(state).pool = 1
    state.legal_cache = [None, None]
    assert {"step", "place"} == blocks(state)
    do(state, "step", rover=1, direction="n")
    assert blocks(state) == {"place"}
    assert refusal(state, "end_turn").code == "tile-first"


def test_r52_fixed_by_placing_whatever_comes_later() -> None:
    state = table()
    shapes(state, "I4", "I2")
    tiles(state, outer="energy/water", inner="energy/water")
    lay(state, "tech", "F2 F3")
    unlock(state, 1)
    do(state, "place", ring="inner", turn=1, mirror=0, row=3, column="G")
    kinds = [gain.bits for gain in state.lanes[0][-1].gains if gain.kind == 1]  # type: ignore[attr-defined]
    lay(state, "civ", "H4 G4")
    assert [gain.bits for gain in state.lanes[0][-1].gains if gain.kind == 1] == kinds  # type: ignore[attr-defined]


def test_r53_a_turn_may_end_when_what_is_left_is_impossible_or_optional() -> None:
    state = table()
    pending(state, Gain(STEPS, 1, 0))
    assert not can(state, "end_turn")
    trackers(state, civ=15)
    assert state.legal_actions(0) == [GAME.actions.encode("end_turn")]


def test_r53_every_step_is_a_thing_of_its_own() -> None:
    state = table(corporation="oasis")
    pending(state, Gain(STEPS, 3, WATER | BY_TILE), Gain(BOOST_GAIN))
    do(state, "advance", by="resource", track="water")
    do(state, "advance", by="boost", track="civ")
    do(state, "advance", by="resource", track="water")
    assert board(state).at[:2] == [2, 0] or board(state).at[1] == 2


def test_r68_undo_goes_back_within_the_own_turn_only() -> None:
    state = start(2)
    first = state.legal_actions(0)[0]
    state.apply_action(first, 0)
    assert state.can_undo(0)
    assert not state.can_undo(1)
    before = GAME.undo(state, 0)
    assert before.to_act() == (0, 1)
    state = play_on(start(2, seed=3), "r68")
    with pytest.raises(landfall.IllegalAction):
        GAME.undo(state, 0)


def test_civ_stacks_hold_one_card_more_than_players() -> None:
    for seats in range(1, 7):
        assert [len(stack) for stack in start(seats).civ] == [seats + 1] * 4


def test_objectives_lie_between_neighbours() -> None:
    assert len(start(2).neighbour) == 3
    for seats in range(3, 7):
        assert len(start(seats).neighbour) == seats
    state = start(1)
    assert waiting(state) == "DropObjective"
    assert len(board(state).dealt) == 4


def test_personal_objectives_are_dealt_before_the_others() -> None:
    state = start(3, personal_objectives=True)
    assert not state.neighbour
    assert [len(other.dealt) for other in state.boards] == [2, 2, 2]
    for seat in range(3):
        do(state, "drop", personal=board(state, seat).dealt[0], seat=seat)
    assert len(state.neighbour) == 3
    assert [len(other.objectives) for other in state.boards] == [1, 1, 1]


def test_the_commander_turns_the_station_clockwise() -> None:
    state = start(3)
    seat, rotation = state.commander, state.rotation
    assert len(offered(state, "rotate", seat)) == 6
    do(state, "rotate", turns=2, seat=seat)
    assert state.rotation == (rotation + 10) % 6
