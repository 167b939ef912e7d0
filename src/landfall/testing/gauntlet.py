"""One gauntlet for all games, numbers of seats and option values: what must hold in every position of a random game.

`any_case` is every combination of options, `case` a few in which every value appears; the plug-in fills them in.
"""

from __future__ import annotations

import json
import math
from array import array
from collections.abc import Callable
from functools import partial
from itertools import islice
from typing import Any

import pytest

import landfall
from landfall.flow import Record, Rng, State, steps
from landfall.testing.cases import Case, again, pick, walk


def some(rng: Rng, one_in: int) -> bool:
    """Whether to look closely at this position."""
    return rng.below(one_in) == 0


def as_json(value: object) -> str:
    return json.dumps(value, sort_keys=True, allow_nan=False)


# -- the course of a game ---------------------------------------------------------------------------------------------


def test_random_play_reaches_the_end(any_case: Case) -> None:
    for state in walk(any_case, 1):
        assert state.is_terminal() == (state.to_act() == ())
    assert state.winners()


def test_who_wins_is_open_until_the_end_and_returns_are_zero_sum(case: Case) -> None:
    for seed in range(3):
        for state in walk(case, seed):
            if not state.is_terminal():
                assert state.winners() == ()
                assert state.returns() == [0.0] * case.seats
        winners, returns, scores = state.winners(), state.returns(), state.scores()
        assert len(returns) == len(scores) == case.seats
        assert set(winners) <= set(range(case.seats))
        assert all(-1.0 <= worth <= 1.0 for worth in returns)
        if case.seats == 1:
            assert winners == (0,)
        else:
            assert math.isclose(sum(returns), 0.0, abs_tol=1e-9)
            best = [seat for seat, worth in enumerate(returns) if worth == max(returns)]
            assert tuple(best) == winners


def test_every_seat_that_must_act_has_something_to_choose(case: Case) -> None:
    for state in walk(case, 2):
        acting = state.to_act()
        assert list(acting) == sorted(set(acting))
        assert state.current_player() == (acting[0] if acting else landfall.TERMINAL)
        for seat in range(case.seats):
            legal = state.legal_actions(seat)
            question = state.decision(seat)
            if seat not in acting:
                assert legal == []
                assert question is None
                continue
            assert legal
            assert legal == sorted(set(legal))
            assert all(type(action) is int and 0 <= action < case.game.actions.size for action in legal)
            assert question is not None
            assert question.seat == seat
            assert issubclass(case.game.frames[question.kind], landfall.flow.Decision)
        assert state.legal_actions() == (state.legal_actions(acting[0]) if acting else [])


def test_the_mask_says_what_the_legal_list_says(case: Case) -> None:
    rng = Rng(f"mask {case}")
    for state in walk(case, 2):
        if some(rng, 8) or state.is_terminal():
            for seat in range(case.seats):
                mask = state.legal_actions_mask(seat)
                assert len(mask) == case.game.actions.size
                assert [action for action, bit in enumerate(mask) if bit] == state.legal_actions(seat)


def test_pieces_are_conserved(case: Case) -> None:
    for state in walk(case, 3):
        if not state.history.movers:  # type: ignore[union-attr]
            at_the_start = state.pieces()
        assert state.pieces() == at_the_start


def test_every_action_has_one_name(game_id: str) -> None:
    actions = landfall.load_game(game_id).actions
    for action in range(actions.size):
        name, arguments = actions.decode(action)
        assert actions.encode(name, **arguments) == action


def test_a_table_has_one_answer_to_what_is_legal_wherever_it_is_read(case: Case) -> None:
    """The list is kept until the next action; what is kept is what a fresh position says."""
    rng = Rng(f"kept {case}")
    for state in walk(case, 4):
        for seat in state.to_act():
            state.legal_actions(seat)
        if some(rng, 4):
            fresh = again(state)
            assert [state.legal_actions(seat) for seat in state.to_act()] == [
                fresh.legal_actions(seat) for seat in fresh.to_act()
            ]


# -- copies -----------------------------------------------------------------------------------------------------------


def plays_on_alike(one: State, other: State, rng: Rng, most: int) -> None:
    """The same random actions lead both through the same positions."""
    for _ in range(most):
        assert one.to_act() == other.to_act()
        if one.is_terminal():
            break
        action, seat = pick(one, rng)
        assert one.legal_actions(seat) == other.legal_actions(seat)
        one.apply_action(action, seat)
        other.apply_action(action, seat)
    assert one.to_dict() == other.to_dict()


def test_a_clone_equals_the_original_and_then_goes_its_own_way(case: Case) -> None:
    rng = Rng(f"clone {case}")
    for state in walk(case, 5):
        if not some(rng, 4):
            continue
        before = as_json(state.to_dict())
        clone = state.clone()
        assert as_json(clone.to_dict()) == before
        assert [clone.view(seat) for seat in range(case.seats)] == [state.view(seat) for seat in range(case.seats)]
        for _ in range(12):
            if clone.is_terminal():
                break
            clone.play(*pick(clone, rng))
        assert as_json(state.to_dict()) == before
        if not state.is_terminal():
            assert as_json(clone.to_dict()) != before


def test_a_clone_plays_on_like_the_original(case: Case) -> None:
    rng = Rng(f"clone plays {case}")
    for state in walk(case, 6):
        if some(rng, 10):
            plays_on_alike(again(state), state.clone(), rng, 15)


def test_a_stored_position_plays_on_like_the_original(case: Case) -> None:
    rng = Rng(f"stored {case}")
    for state in walk(case, 7):
        if some(rng, 6):
            stored = as_json(state.to_dict())
            read = case.game.state_from_dict(json.loads(stored))
            assert as_json(read.to_dict()) == stored
            assert read.digest() == state.digest()
            assert case.game.read_state(json.loads(stored)).digest() == state.digest()
            plays_on_alike(state.clone(), read, rng, 12)


def test_an_effect_of_the_trusted_path_is_that_of_the_checked_one(case: Case) -> None:
    rng = Rng(f"trusted {case}")
    for state in walk(case, 8):
        if some(rng, 5) and not state.is_terminal():
            action, seat = pick(state, rng)
            trusted, checked = state.clone(), state.clone()
            trusted.play(action, seat)
            checked.apply_action(action, seat)
            assert trusted.digest() == checked.digest()


# -- records and undo -------------------------------------------------------------------------------------------------


def test_a_replay_of_the_record_gives_the_same_position_at_every_step(case: Case) -> None:
    digests = [state.digest() for state in walk(case, 9)]
    record = Record.of(list(walk(case, 9))[-1])
    read = Record.from_json(record.to_json())
    assert [step.state.digest() for step in steps(case.game, read)] == digests  # type: ignore[union-attr]
    assert landfall.replay(read).digest() == digests[-1]


def test_the_same_seed_gives_the_same_story(case: Case) -> None:
    def story() -> list[list[str]]:
        last = list(walk(case, 10))[-1]
        return [[repr(event) for event in last.events(seat)] for seat in (None, *range(case.seats))]

    assert story() == story()


def test_undo_and_redo_leads_back(case: Case) -> None:
    rng = Rng(f"undo {case}")
    for state in islice(walk(case, 11), 400):  # a move is taken back by playing all others again
        if not some(rng, 6):
            continue
        history = state.history
        assert history is not None
        for seat in range(case.seats):
            if not state.can_undo(seat):
                with pytest.raises(landfall.IllegalAction, match="nothing-to-undo"):
                    case.game.undo(state, seat)
                continue
            action = history.actions[history.move_to_undo(seat)]
            before = case.game.undo(state, seat)
            assert before.digest() != state.digest()
            assert len(before.history.movers) == len(history.movers) - 1  # type: ignore[union-attr]
            assert seat in before.to_act()
            before.apply_action(action, seat)
            assert before.digest() == state.digest()


# -- what is refused --------------------------------------------------------------------------------------------------


JUNK: list[Any] = [True, False, None, "0", 0.0, -1, 10**30, (), [0], {}, object]


def test_an_action_is_refused_exactly_if_it_is_not_legal(case: Case) -> None:
    rng = Rng(f"refused {case}")
    size = case.game.actions.size
    for state in walk(case, 12):
        if not some(rng, 5) and not state.is_terminal():
            continue
        before = as_json(state.to_dict())
        for seat in range(case.seats):
            legal = set(state.legal_actions(seat))
            for action in [*legal, *(rng.below(size) for _ in range(12))]:
                refusal = state.refusal(action, seat)
                assert (refusal is None) == (action in legal)
                if refusal is not None:
                    assert refusal.code
                    assert refusal.game == case.game_id
                    json.dumps(refusal.to_dict())
                    with pytest.raises(landfall.IllegalAction) as refused:
                        state.apply_action(action, seat)
                    assert refused.value.refusal == refusal
        assert as_json(state.to_dict()) == before


def test_junk_is_refused_and_changes_nothing(case: Case) -> None:
    rng = Rng(f"junk {case}")
    for state in walk(case, 13):
        if not some(rng, 12) and not state.is_terminal():
            continue
        before = as_json(state.to_dict())
        some_action = state.legal_actions()[0] if state.to_act() else 0
        for junk in JUNK:
            with pytest.raises(landfall.IllegalAction):
                state.apply_action(junk)
            if junk is not None:  # a seat of None is the current player
                with pytest.raises(landfall.IllegalAction):
                    state.apply_action(some_action, junk)
        for seat in (-1, case.seats, landfall.TERMINAL):
            with pytest.raises(landfall.BadSeat):
                state.legal_actions(seat)
            with pytest.raises(landfall.BadSeat):
                state.decision(seat)
            with pytest.raises(landfall.BadSeat):
                state.view(seat)
        assert as_json(state.to_dict()) == before


# -- what is seen -----------------------------------------------------------------------------------------------------


def is_plain(value: object) -> bool:
    """Whether a value comes back from JSON as it was."""
    if isinstance(value, dict):
        return all(type(key) is str and is_plain(item) for key, item in value.items())
    if isinstance(value, list):
        return all(map(is_plain, value))
    return value is None or isinstance(value, (bool, int, float, str))


def test_views_and_positions_are_plain_data(case: Case) -> None:
    rng = Rng(f"plain {case}")
    for state in walk(case, 14):
        if some(rng, 6) or state.is_terminal():
            for shown in (state.to_dict(), state.view(None), *(state.view(seat) for seat in range(case.seats))):
                assert is_plain(shown)
                assert json.loads(as_json(shown)) == shown


def test_looking_changes_nothing(case: Case) -> None:
    rng = Rng(f"looking {case}")
    for state in walk(case, 15):
        if some(rng, 8) or state.is_terminal():
            before = as_json(state.to_dict())
            state.view(None)
            state.scores()
            state.pieces()
            state.returns()
            for seat in range(case.seats):
                state.view(seat)
                state.legal_actions(seat)
                state.decision(seat)
                state.observation_tensor(seat)
                state.evaluation(seat)
                state.sample(seat, Rng(1))
            assert as_json(state.to_dict()) == before


def test_the_observation_has_the_promised_size_and_is_finite(case: Case) -> None:
    rng = Rng(f"observation {case}")
    size = case.game.observation_size(case.seats)
    buffer = array("f", [math.nan] * size)
    for state in walk(case, 16):
        if some(rng, 4) or state.is_terminal():
            for seat in range(case.seats):
                seen = state.observation_tensor(seat)
                assert len(seen) == size
                assert all(map(math.isfinite, seen))
                assert state.observation_tensor(seat, buffer) is buffer
                assert buffer == seen


def test_a_guess_of_the_outcome_lies_between_losing_and_winning(case: Case) -> None:
    rng = Rng(f"evaluation {case}")
    for state in walk(case, 17):
        if some(rng, 4) or state.is_terminal():
            for seat in range(case.seats):
                assert -1.0 <= state.evaluation(seat) <= 1.0


# -- acting at the same time ------------------------------------------------------------------------------------------

Order = Callable[[tuple[int, ...]], int]


def play_the_phase(start: State, seed: str, order: Order) -> State:
    """Play a simultaneous phase to its end. What a seat chooses depends on its own moves alone, not on the order."""
    state = again(start)
    assert state.history is not None
    choices = [Rng(f"{seed} {seat}") for seat in range(state.seats)]
    while state.lanes and state.history.lanes_opened_at == 0:
        seat = order(state.to_act())
        others = {other: state.legal_actions(other) for other in state.to_act() if other != seat}
        state.apply_action(choices[seat].choice(state.legal_actions(seat)), seat)
        if state.lanes and state.history.lanes_opened_at == 0:
            fresh = again(state)
            assert {other: fresh.legal_actions(other) for other in others} == others
    return state


def any_of(rng: Rng, acting: tuple[int, ...]) -> int:
    return rng.choice([*acting])


def phases_that_commute(case: Case) -> int:
    """Play the first simultaneous phases of a game in several orders; returns how many there were."""
    phases = 0
    for state in walk(case, 18):
        if not state.lanes:
            continue
        rng = Rng(f"any order {state.digest()}")
        orders: list[Order] = [min, max, partial(any_of, rng)]
        ends = [play_the_phase(state, f"phase {phases}", order) for order in orders]
        assert len({end.digest() for end in ends}) == 1
        phases += 1
        if phases == 12:
            break
    return phases


def test_seats_commute_in_simultaneous_phases(case: Case) -> None:
    phases_that_commute(case)
