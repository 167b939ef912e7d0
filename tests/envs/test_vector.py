"""Many games at once: the same as one by one, in arrays that are made once, in one process or several."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest

import landfall
from landfall import envs
from tests.cases import Case
from tests.envs.settings import one_of_each

ONE_OF_EACH = pytest.mark.parametrize("case", one_of_each(), ids=str)


def many(case: Case, n: int = 3, **settings: Any) -> Any:
    return envs.vec_env(case.game_id, n, seats=case.seats, options=case.options, **settings)


@ONE_OF_EACH
def test_every_game_is_the_one_that_the_engine_plays(case: Case) -> None:
    env = many(case)
    seen, infos = env.reset(seed=5)
    states = [case.start(f"5/{at}/0") for at in range(3)]
    for _ in range(15):
        for at, state in enumerate(states):
            seat = state.current_player()
            assert infos["seat"][at] == seat
            assert seen["observation"][at].tobytes() == state.observation_tensor(seat).tobytes()
            assert list(np.flatnonzero(seen["action_mask"][at])) == state.legal_actions(seat)
            assert env.random_actions()[at] in state.legal_actions(seat)
        actions = [int(action) for action in env.random_actions()]
        seen, rewards, ended, truncated, infos = env.step(actions)
        assert not rewards.any()
        assert not truncated.any()
        for at, state in enumerate(states):
            state.apply_action(actions[at])
            assert not ended[at]
            assert not state.is_terminal()


@ONE_OF_EACH
def test_a_game_that_ends_pays_its_returns_and_the_next_begins(case: Case) -> None:
    env = many(case, 2)
    seen, _ = env.reset(seed=8)
    states = [case.start(f"8/{at}/0") for at in range(2)]
    left = {0, 1}
    while left:
        actions = env.random_actions()
        _, rewards, ended, _, infos = env.step(actions)
        for at in sorted(left):
            states[at].apply_action(int(actions[at]))
            assert bool(ended[at]) == states[at].is_terminal()
            if ended[at]:
                assert list(rewards[at]) == pytest.approx(states[at].returns())
                after = case.start(f"8/{at}/1")
                assert infos["seat"][at] == after.current_player()
                assert seen["observation"][at].tobytes() == after.observation_tensor().tobytes()
                left.discard(at)


def test_with_opponents_only_one_seat_is_asked() -> None:
    env = envs.vec_env("star-race", 4, seats=3, opponents=["random", "greedy"], seat=2)
    _, infos = env.reset(seed=1)
    finished = 0
    while finished < 2:
        assert set(infos["seat"]) == {2}
        _, rewards, ended, _, infos = env.step(env.random_actions())
        assert rewards.shape == (4,)
        assert not rewards[~ended].any()
        finished += int(ended.sum())


def test_rewards_by_points_add_up_to_the_points() -> None:
    env = envs.vec_env("antarctica", 1, seats=3, rewards="points")
    env.reset(seed=2)
    state = landfall.load_game("antarctica").new_initial_state(seats=3, seed="2/0/0")
    early = [state.game.total(scores)[1] for scores in state.scores()]
    total = np.zeros(3)
    while not state.is_terminal():
        actions = env.random_actions()
        _, rewards, _, _, _ = env.step(actions)
        state.apply_action(int(actions[0]))
        total += rewards[0]
    late = [state.game.total(scores)[1] for scores in state.scores()]
    assert list(total) == [after - before for before, after in zip(early, late, strict=True)]


def test_an_illegal_action_ends_its_game_and_no_other() -> None:
    env = envs.vec_env("star-race", 3, seats=2)
    seen, infos = env.reset(seed=1)
    seat = int(infos["seat"][1])
    actions = env.random_actions()
    actions[1] = int(np.flatnonzero(seen["action_mask"][1] == 0)[0])
    _, rewards, ended, _, infos = env.step(actions)
    assert list(ended) == list(infos["illegal"]) == [False, True, False]
    assert rewards[1][seat] == -1.0
    assert rewards.sum() == -1.0
    env.step(env.random_actions())
    assert not env.illegal.any()


def played(env: Any, steps: int) -> list[bytes]:
    """All that an environment says in so many random steps."""
    seen, infos = env.reset(seed=9)
    told = [seen["observation"].tobytes(), seen["action_mask"].tobytes(), infos["seat"].tobytes()]
    for _ in range(steps):
        seen, rewards, ended, _, infos = env.step(env.random_actions())
        told += [seen["observation"].tobytes(), seen["action_mask"].tobytes(), infos["seat"].tobytes()]
        told += [rewards.tobytes(), ended.tobytes()]
    env.close()
    env.close()
    return told


def test_two_processes_play_the_same_games_as_one() -> None:
    settings: dict[str, Any] = {"seats": 2, "opponents": "random"}
    one = played(envs.vec_env("star-race", 5, **settings), 60)
    assert played(envs.vec_env("star-race", 5, processes=2, **settings), 60) == one


def test_a_worker_that_fails_says_why() -> None:
    env = envs.vec_env("star-race", 2, seats=2, processes=2)
    with pytest.raises(RuntimeError, match="a worker failed"):
        env.step([0, 0])  # before reset
    env.reset(seed=1)
    env.close()


@pytest.mark.parametrize(
    ("settings", "what"),
    [
        ({"n": 0}, "1 or more games"),
        ({"n": 2, "processes": 3}, "1 to 2 processes"),
        ({"n": 2, "seat": 7}, "learner's seat"),
        ({"n": 2, "seats": 9}, "seats"),
        ({"n": 2, "opponents": ["random"] * 5}, "opponents"),
    ],
)
def test_wrong_settings_are_refused(settings: dict[str, Any], what: str) -> None:
    with pytest.raises(landfall.BadSetup, match=what):
        envs.vec_env("star-race", **settings)


def test_gymnasium_makes_many_games_by_name() -> None:
    envs.register()
    env = gymnasium.make_vec("landfall/star-race-v0", 3, vectorization_mode="vector_entry_point", seats=3)
    seen, infos = env.reset(seed=1)
    assert seen["observation"].shape == (3, 293)
    seen, rewards, _, _, _ = env.step([int(np.flatnonzero(mask)[0]) for mask in infos["action_mask"]])
    assert rewards.shape == (3,)
    assert env.observation_space.contains({name: np.array(array) for name, array in seen.items()})


def test_the_draws_follow_from_the_seed() -> None:
    one, other = (envs.vec_env("star-race", 4, seats=2) for _ in range(2))
    assert played(one, 20) == played(other, 20)
