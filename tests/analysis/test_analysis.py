"""Analysis: costs of choices from the mover's knowledge, and sums that close."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

import landfall
from landfall.analysis import analyse
from landfall.analysis.consequences import Consequences
from landfall.analysis.report import lead
from landfall.analysis.rollouts import Weighing, Worth, play_out, quick_choice
from landfall.bots import make_bot
from landfall.bots.greedy import some_of
from landfall.bots.knowledge import Knowledge
from landfall.flow import Record, Refusal, Rng, State

CASES = {"star-race": 2, "antarctica": 2, "evacuation": 2, "planet-unknown": 2}
LATE = 8  # decisions before the end that are looked at


def played(game_id: str, seats: int, seed: str) -> State:
    """A game of quick bots, with its history."""
    state = landfall.load_game(game_id).new_initial_state(seats, {}, seed)
    rng = Rng(seed)
    bots = [make_bot("random", f"{seed} {seat}") for seat in range(seats)]
    number = 0
    while not state.is_terminal():
        seat = state.current_player()
        number += 1
        state.apply_action(bots[seat].choose(Knowledge.of(state, seat, rng.child(str(number)))), seat)
    return state


def late_record(game_id: str, seed: str = "late") -> tuple[Record, int]:
    state = played(game_id, CASES[game_id], seed)
    record = Record.of(state)
    return record, len(record.parts[0].moves) - LATE


@pytest.mark.parametrize("game_id", CASES)
def test_luck_and_choices_add_up_to_the_result(game_id: str) -> None:
    record, first = late_record(game_id)
    done = analyse(record, simulations=3, seed=1, processes=1, first=first)
    for player in done.players:
        assert player.start + player.choices + player.others + player.luck == pytest.approx(player.result)
    assert sum(player.result for player in done.players) == pytest.approx(1.0)


@pytest.mark.parametrize("game_id", CASES)
def test_what_the_bot_would_choose_costs_nothing(game_id: str) -> None:
    record, first = late_record(game_id)
    for one in analyse(record, simulations=3, seed=1, processes=1, first=first).decisions:
        assert one.cost >= 0.0
        if one.action == one.best:
            assert one.cost == one.points_cost == 0.0
            assert one.advised == one.after
            assert one.sources == {}


def test_the_same_seed_gives_the_same_result_in_any_number_of_processes() -> None:
    record, first = late_record("star-race")
    one = analyse(record, simulations=3, seed=5, processes=1, first=first)
    two = analyse(record, simulations=3, seed=5, processes=2, first=first)
    assert one == two


def test_a_decision_is_weighed_from_what_the_seat_knew() -> None:
    """Another deal of all that the mover did not know gives the same figures, to the last digit."""
    record, first = late_record("star-race")
    state = landfall.load_game("star-race").new_initial_state(2, {}, "late")
    for seat, name, arguments in record.parts[0].moves[:first]:
        state.apply_action(state.game.actions.encode(name, **arguments), seat)
    mover = state.current_player()
    action = state.legal_actions(mover)[0]
    other = state.sample(mover, Rng("another deal"))
    worth = [Weighing("star-race", [one.to_dict()], [mover], [action], "same", 3, None)(0) for one in (state, other)]
    assert worth[0] == worth[1]


def planted(game_id: str) -> tuple[Record, int]:
    """A game of sensible players in which one late decision, where most is at stake, is the worst one."""
    game = landfall.load_game(game_id)
    state = game.new_initial_state(CASES[game_id], {}, "planted")
    rng = Rng("planted")
    clones: list[State] = []
    while not state.is_terminal():
        clones.append(state.clone())
        state.apply_action(quick_choice(state, state.current_player(), rng))
    at, action, stake = -1, -1, 0.0
    for number in range(len(clones) - 8, len(clones)):
        position, seat = clones[number], clones[number].current_player()
        legal = some_of(position.legal_actions(seat), min(4, len(position.legal_actions(seat))), rng)
        advised = make_bot("greedy", number).choose(Knowledge.of(position, seat, rng.child(str(number))))
        values = [ahead(position, seat, one) for one in legal]
        if ahead(position, seat, advised) - min(values) > stake:
            stake = ahead(position, seat, advised) - min(values)
            at, action = number, legal[values.index(min(values))]
    history = state.kept_history()
    again = game.new_initial_state(CASES[game_id], {}, "planted")
    for seat, made in list(zip(history.movers, history.actions, strict=True))[:at]:
        again.apply_action(made, seat)
    again.apply_action(action)
    while not again.is_terminal():
        again.apply_action(quick_choice(again, again.current_player(), rng))
    return Record.of(again), at


def ahead(state: State, seat: int, action: int) -> float:
    """By how much the seat ends ahead after this action, on average over games of the true position."""
    worth = Worth()
    for number in range(4):
        play_out(state.clone(), seat, action, Rng(f"ahead {number}"), worth)
    return lead(worth.expected_points(), seat)


@pytest.mark.parametrize("game_id", ["star-race", "evacuation", "planet-unknown"])
def test_a_planted_blunder_is_found(game_id: str) -> None:
    record, at = planted(game_id)
    done = analyse(record, simulations=10, seed=1, processes=1, first=at)
    blunder = done.decisions[0]
    assert blunder.move == at
    assert blunder.cost > 0.0 or blunder.points_cost > 0.0
    assert 0 in done.players[blunder.seat].worst
    assert blunder.action != blunder.best
    assert blunder.line[0] == blunder.best
    assert len(blunder.errors) == CASES[game_id]


def test_a_planted_blunder_is_found_in_antarctica() -> None:
    """Most late decisions there are close, so this one is kept: a ship thrown away instead of a double card built."""
    record = Record.from_json((Path(__file__).parent / "antarctica-blunder.json").read_bytes())
    at = len(record.parts[0].moves) - 1
    for seed in (1, 2):
        (blunder,) = analyse(record, simulations=40, seed=seed, processes=1, first=at).decisions
        assert blunder.action == ("discard_ship", {"zone": 6, "dock": 1})
        assert blunder.cost > 0.0
        assert blunder.points_cost > 2 * blunder.points_cost_error
        assert blunder.best != blunder.action


@pytest.mark.parametrize("game_id", CASES)
def test_a_planted_best_move_costs_nothing(game_id: str) -> None:
    record, at = late_record(game_id)
    advised = analyse(record, simulations=2, seed=1, processes=1, first=at).decisions[0]
    game = landfall.load_game(game_id)
    state = game.new_initial_state(CASES[game_id], {}, "late")
    rng = Rng("planted best")
    for seat, name, arguments in record.parts[0].moves[: advised.move]:
        state.apply_action(game.actions.encode(name, **arguments), seat)
    state.apply_action(game.actions.encode(advised.best[0], **advised.best[1]), advised.seat)
    while not state.is_terminal():
        state.apply_action(quick_choice(state, state.current_player(), rng))
    planted_best = analyse(Record.of(state), simulations=2, seed=1, processes=1, first=at).decisions[0]
    assert planted_best.move == advised.move
    assert planted_best.action == planted_best.best == advised.best
    assert planted_best.cost == planted_best.points_cost == 0.0


def test_a_reason_says_what_a_choice_lets_another_do() -> None:
    """Tic-tac-toe: O wins at 2 unless X goes there."""
    state = import_module("tic_tac_toe").game().new_initial_state(2, {}, "lines")
    for cell in (4, 0, 8, 1):
        state.apply_action(cell)
    (told,) = Consequences(state, 0, 3, 2, "why").sure()
    assert (told.seat, told.action, told.code) == (1, ("mark", {"cell": 2}), "cell-taken")


def test_a_reason_says_what_a_choice_makes_impossible() -> None:
    """Antarctica: a ship that sails to one zone cannot build or research in another next turn."""
    record = Record.from_json((Path(__file__).parent / "antarctica-blunder.json").read_bytes())
    state = landfall.load_game("antarctica").new_initial_state(2, {}, record.parts[0].seed)
    for seat, name, arguments in record.parts[0].moves[:15]:
        action = state.game.actions.encode(name, **arguments)
        others = [other for other in state.legal_actions(seat) if other != action] if name == "sail" else []
        for other in others:
            own = [one for one in Consequences(state, seat, action, other, "why").sure() if one.seat == seat]
            if own:
                refusal = Refusal(own[0].code, own[0].rule, own[0].facts, "antarctica")
                assert all("{" not in landfall.say(refusal, lang) for lang in ("en", "pl", "fr"))
                return
        state.apply_action(action, seat)
    raise AssertionError("nothing was made impossible")
