"""Nobody is told what they may not know: what is hidden from a seat can be exchanged, and the seat notices nothing."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

import landfall
from landfall.flow import Event, Question, Rng, State
from landfall.flow.history import History
from landfall.testing.cases import Case, again, pick, stretch

LANGUAGES = ("en", "pl", "fr")

Seat = int | None  # None is a spectator


def everybody(case: Case) -> tuple[Seat, ...]:
    return (None, *range(case.seats))


def as_json(value: object) -> str:
    return json.dumps(value, sort_keys=True)


def told(state: State, seat: Seat) -> str:
    """All that the position tells a seat, with no legal list kept from before."""
    fresh = state.clone()
    fresh.legal_cache = [None] * state.seats
    answers: list[object] = [fresh.view(seat), fresh.to_act(), fresh.scores()]
    if seat is not None:
        question = fresh.decision(seat)
        rng = Rng(f"refusals {seat}")
        refused = [rng.below(fresh.game.actions.size) for _ in range(4)]
        answers += [fresh.legal_actions(seat), fresh.observation_tensor(seat).tobytes(), question]
        answers += in_words(question) if question else []
        answers += [fresh.refusal(action, seat) for action in refused]
    return repr(answers)


def story(state: State, seat: Seat) -> list[str]:
    """The events a seat is told of, in three languages."""
    return [" | ".join([repr(event), *in_words(event)]) for event in state.events(seat)]


in_words_before: dict[str, list[str]] = {}


def in_words(value: Event | Question) -> list[str]:
    """A value in three languages; the words are kept, since to find them takes longer than all the rest."""
    name = repr(value)
    if name not in in_words_before:
        in_words_before[name] = [landfall.say(value, language) for language in LANGUAGES]
    return in_words_before[name]


# -- samples ----------------------------------------------------------------------------------------------------------


def test_a_sample_tells_the_seat_what_the_position_tells_it(case: Case) -> None:
    for number, state in enumerate(stretch(case, 21, about=50)):
        for seat in everybody(case):
            sample = state.sample(seat, Rng(f"sample {number}"))
            assert told(sample, seat) == told(state, seat)
            if seat is not None:
                assert sample.legal_actions(seat) == state.legal_actions(seat)


def test_a_sample_of_a_sample_is_the_sample(case: Case) -> None:
    for number, state in enumerate(stretch(case, 22, about=50)):
        for seat in everybody(case):
            once = state.sample(seat, Rng(f"second {number}"))
            twice = state.sample(seat, Rng(f"first {number}")).sample(seat, Rng(f"second {number}"))
            assert as_json(once.to_dict()) == as_json(twice.to_dict())


def test_a_sample_does_not_use_up_the_generator_it_is_given(case: Case) -> None:
    rng = Rng("given")
    state = case.start(23)
    assert state.sample(0, rng).digest() == state.sample(0, rng).digest()


def test_a_sample_can_be_played_to_the_end_with_the_same_pieces(case: Case) -> None:
    rng = Rng(f"play the sample {case}")
    for state in stretch(case, 24, about=12):
        for seat in everybody(case):
            sample = state.sample(seat, rng.child(str(rng.next32())))
            assert sample.pieces() == state.pieces()
            for _ in range(2000):
                if sample.is_terminal():
                    break
                sample.apply_action(*pick(sample, rng))
            assert sample.is_terminal()
            assert sample.pieces() == state.pieces()


def test_neither_views_nor_samples_hold_the_key_of_chance(case: Case) -> None:
    for state in stretch(case, 25, about=12):
        key = state.key.hex()
        for seat in everybody(case):
            assert key not in as_json(state.view(seat))
            assert key not in as_json(state.sample(seat, Rng("key")).to_dict())
            assert not any(key in repr(event) for event in state.events(seat))


def test_a_sample_has_no_history(case: Case) -> None:
    sample = case.start(26).sample(0, Rng(1))
    with pytest.raises(landfall.NoHistory):
        sample.events(0)
    with pytest.raises(landfall.NoHistory):
        landfall.Record.of(sample)


# -- two truths that look alike ---------------------------------------------------------------------------------------


def sees_alike(one: State, other: State, seat: Seat) -> bool:
    """Only whether to continue: that what is told is the same to the letter is for `told`."""
    return one.view(seat) == other.view(seat)


def tried_by(state: State, action: int, mover: int) -> State:
    """The position after this action, with the story of it alone."""
    tried = state.clone()
    tried.history = History(state.seats, "", None)
    tried.play(action, mover)
    return tried


def step_alike(one: State, other: State, seat: Seat, rng: Rng) -> bool:
    """Move both on, by different moves if that can be, and say whether the seat still cannot tell them apart."""
    mover = rng.choice(list(one.to_act()))
    action = rng.choice(one.legal_actions(mover))
    if mover != seat:
        reply = rng.choice(other.legal_actions(mover))
        tried, tried_other = tried_by(one, action, mover), tried_by(other, reply, mover)
        if sees_alike(tried, tried_other, seat):
            told_alike = tried.events(seat) == tried_other.events(seat)
            still_together = bool(one.lanes and tried.lanes)
            assert told_alike or not still_together, "the story tells a choice that is made in secret"
            if told_alike:
                one.apply_action(action, mover)
                other.apply_action(reply, mover)
                return True
    if other.refusal(action, mover) is not None:
        return False
    one.apply_action(action, mover)
    other.apply_action(action, mover)
    return sees_alike(one, other, seat) and one.events(seat) == other.events(seat)


def stays_alike(one: State, other: State, seat: Seat, rng: Rng, most: int) -> int:
    """Play on while the seat cannot tell the truths apart: they are sampled alike and told alike. Returns how long."""
    for step in range(most):
        sampled = [state.sample(seat, rng.child(f"sample {step}")) for state in (one, other)]
        assert as_json(sampled[0].to_dict()) == as_json(sampled[1].to_dict())
        assert told(one, seat) == told(other, seat)
        if one.is_terminal() or not step_alike(one, other, seat, rng):
            return step + 1
    return most


def new_games_that_look_alike(case: Case, seat: Seat, most: int) -> Iterator[tuple[State, State]]:
    """New games from different seeds that look alike to the seat."""
    others: dict[str, State] = {}
    found = 0
    for seed in range(400):
        state = case.start(f"alike {seed}")
        other = others.pop(as_json(state.view(seat)), None)
        if other is None:
            others[as_json(state.view(seat))] = state
            continue
        yield again(state), again(other)
        found += 1
        if found == most:
            return


def games_that_stay_alike(case: Case, seat: Seat) -> int:
    """The strongest form of the law: the truths have nothing in common, and others make different secret moves. Returns
    for how many steps truths were compared; none, if no two new games look alike to the seat."""
    compared = 0
    for number, (one, other) in enumerate(new_games_that_look_alike(case, seat, most=2)):
        compared += stays_alike(one, other, seat, Rng(f"alike {case} {seat} {number}"), most=30)
    return compared


def test_games_from_other_seeds_that_look_alike_are_sampled_alike_and_told_alike(case: Case) -> None:
    compared = sum(games_that_stay_alike(case, seat) for seat in everybody(case))
    if not compared:
        pytest.skip("of 400 new games no two look alike to anybody")


def test_a_position_and_its_sample_go_on_to_be_sampled_alike_and_told_alike(case: Case) -> None:
    rng = Rng(f"go on {case}")
    for number, state in enumerate(stretch(case, 28, about=14)):
        for seat in everybody(case):
            sample = state.sample(seat, rng.child(f"{number} {seat}"))
            stays_alike(again(state), again(sample), seat, rng.child(f"go on {number} {seat}"), most=8)


# -- twins: the same moves in the position and in its sample ----------------------------------------------------------


def barriers(history: History, seat: Seat) -> int:
    """How often the seat was shown something; a spectator is shown what all seats are shown."""
    return min(history.barriers) if seat is None else history.barriers[seat]


def was_shown_something(state: State, move: tuple[int, int], seat: Seat) -> bool:
    """Make the move, and say whether the seat was shown something new."""
    history = state.history
    assert history is not None
    before, opened, together = barriers(history, seat), history.lanes_opened_at, bool(state.lanes)
    state.apply_action(*move)
    closed = together and not (state.lanes and history.lanes_opened_at == opened)
    # The end of a simultaneous phase is a barrier for all but the seat that ended it.
    expected = 1 if closed and seat is not None and seat != move[1] else 0
    return barriers(history, seat) - before > expected


def test_a_seat_is_told_the_same_of_twins_until_something_is_shown_to_it(case: Case) -> None:
    """A hidden thing that is shown, and chance, raise a barrier; without one, events and texts must be byte-equal."""
    rng = Rng(f"twins {case}")
    compared = 0
    for state in stretch(case, 27, about=40):
        for seat in everybody(case):
            original, twin = again(state), again(state.sample(seat, rng.child(f"{compared} {seat}")))
            for _ in range(3):
                if original.is_terminal():
                    break
                move = pick(original, rng)
                if twin.refusal(*move) is not None:
                    assert move[1] != seat
                    break
                shown = [was_shown_something(one, move, seat) for one in (original, twin)]
                if any(shown):
                    break
                assert told(original, seat) == told(twin, seat)
                assert story(original, seat) == story(twin, seat)
                compared += 1
    assert compared
