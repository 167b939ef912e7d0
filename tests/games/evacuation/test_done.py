"""In the middle of transport and of progress, `done` always leads to a legal plan."""

from __future__ import annotations

import pytest

from landfall.flow import Rng
from landfall.games.evacuation.rules.phases.loading import building_limit, resource_limit, room_aboard
from landfall.games.evacuation.table.components import LAST_STEP, MOST_PASSAGES_BETWEEN, PASSED, SHIP_BAYS, SHIP_IDS
from landfall.games.evacuation.table.state import Evacuation
from landfall.games.evacuation.table.terms import CLOSE, DECLINE, DONE, PROGRESS, SEND, TRANSPORT
from tests.games.evacuation.positions import asked, new
from tests.games.evacuation.steering import building

WANTED = 220  # positions in the middle of a transport, and as many of progress


def games(seed: int) -> Evacuation:
    """A game in which ships are built and sent gladly."""
    return new(2 + seed % 3, seed, actions="advanced" if seed % 2 else "standard", common_goals=True)


def assert_legal(state: Evacuation, seat: int) -> None:
    """Nothing is owed, nobody carries too much, and all pieces are there."""
    assert min(state.stock) >= 0
    assert min(state.unused) >= 0
    assert min(state.prepared) >= 0
    for load in state.loads[seat]:
        assert min(room_aboard(state, seat, load)) >= 0


def finish(state: Evacuation, seat: int) -> int:
    """Close the hatch and fly, as the buttons do; returns how many answers that takes."""
    answers = 0
    while seat in state.to_act() and asked(state, seat) in ("ChooseFlight", "LoadShip"):
        legal = state.legal_actions(seat)
        assert legal[-1] in (CLOSE, DONE)
        state.apply_action(legal[-1], seat)
        answers += 1
    return answers


def test_done_in_the_middle_of_transport_leads_to_a_legal_plan() -> None:
    tried = 0
    seed = 0
    while tried < WANTED:
        seed += 1
        rng = Rng(f"done {seed}")
        state = games(seed)
        while not state.is_terminal() and tried < WANTED:
            if state.phase == TRANSPORT:
                for seat in state.to_act():
                    before = state.pieces()
                    after = state.clone()
                    loads, back = after.loads[seat], after.returning[seat]
                    assert finish(after, seat) <= 2  # at most a hatch and the flight
                    assert_legal(after, seat)
                    assert after.pieces() == before
                    if after.phase == TRANSPORT:  # else the year has gone on
                        assert after.loads[seat] == ()
                        assert after.returning[seat] == ()
                        assert set(back) <= set(after.ships[2 * seat])
                        flown = {load[0] for load in loads}
                        assert flown <= {*after.ships[2 * seat], *after.ships[2 * seat + 1]}
                    tried += bool(loads or back)
            state.apply_action(*building(state, rng))


def test_done_or_a_refusal_of_everything_in_the_middle_of_progress_leads_to_a_legal_end() -> None:
    tried = 0
    seed = 0
    while tried < WANTED:
        seed += 1
        rng = Rng(f"progress {seed}")
        state = games(seed)
        while not state.is_terminal() and tried < WANTED:
            if state.phase == PROGRESS:
                after = state.clone()
                seat = after.current_player()
                tried += 1
                while after.phase == PROGRESS and after.current_player() == seat:
                    legal = after.legal_actions(seat)
                    after.apply_action(legal[-1] if legal[-1] in (DONE, DECLINE) else legal[0], seat)
                assert_legal(after, seat)
                lead, trail = after.markers[2 * seat : 2 * seat + 2]
                assert trail <= lead <= LAST_STEP
                assert PASSED[lead] - PASSED[trail] <= MOST_PASSAGES_BETWEEN
                assert after.pieces() == state.pieces()
            state.apply_action(*building(state, rng))


@pytest.mark.parametrize("ship", SHIP_IDS)
def test_every_ship_can_be_sent_empty_and_closed_at_once(ship: str) -> None:
    from tests.games.evacuation.positions import own_ship, stock, transport, turn

    state = turn()
    own_ship(state, 0, ship)
    stock(state, 0, old=(1, 1, 9))
    transport(state)
    number = SHIP_IDS.index(ship)
    state.apply_action(SEND + number, 0)
    assert asked(state, 0) == "LoadShip"
    room = room_aboard(state, 0, state.loads[0][0])
    assert room == [*SHIP_BAYS[number], building_limit(state, 0, number), resource_limit(state, 0, number)]
    assert finish(state, 0) == 1
    assert number in state.ships[1]
