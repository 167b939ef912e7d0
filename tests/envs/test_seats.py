"""What the environments of single games do beyond their suites: masks, rewards, illegal actions, saving."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest

import landfall
from landfall import envs
from landfall.bots import make_bot
from tests.cases import Case
from tests.envs.settings import one_of_each

ONE_OF_EACH = pytest.mark.parametrize("case", one_of_each(), ids=str)


def first_legal(mask: Any) -> int:
    return int(np.flatnonzero(mask)[0])


def play(env: Any, rng: np.random.Generator) -> dict[str, float]:
    """Play a turn-based environment to its end at random; what each agent was rewarded in all."""
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, info = env.last()
        total[agent] += reward
        if terminated or truncated:
            env.step(None)
            continue
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        assert np.array_equal(seen["action_mask"], env.action_masks())
        env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return total


@ONE_OF_EACH
def test_terminal_rewards_are_the_returns(case: Case) -> None:
    env = envs.aec_env(case.game_id, seats=case.seats, options=case.options)
    env.reset(seed=3)
    total = play(env, np.random.default_rng(3))
    assert list(total.values()) == pytest.approx(env.running().returns())


@ONE_OF_EACH
def test_rewards_by_points_add_up_to_the_points(case: Case) -> None:
    env = envs.aec_env(case.game_id, seats=case.seats, options=case.options, rewards="points")
    env.reset(seed=3)
    state = env.running()
    before = [state.game.total(scores)[1] for scores in state.scores()]
    total = play(env, np.random.default_rng(3))
    after = [state.game.total(scores)[1] for scores in state.scores()]
    assert list(total.values()) == [late - early for early, late in zip(before, after, strict=True)]


@ONE_OF_EACH
def test_a_seed_is_the_game_that_the_engine_deals_for_it(case: Case) -> None:
    env = envs.aec_env(case.game_id, seats=case.seats, options=case.options)
    env.reset(seed=12)
    assert env.running().digest() == case.start(12).digest()
    env.reset()
    second = env.running().digest()
    assert second != case.start(12).digest()
    env.reset(seed=12)
    env.reset()
    assert env.running().digest() == second


@ONE_OF_EACH
def test_at_a_parallel_table_a_seat_that_owes_nothing_may_only_do_nothing(case: Case) -> None:
    env = envs.parallel_env(case.game_id, seats=case.seats, options=case.options)
    seen, infos = env.reset(seed=4)
    for _ in range(30):
        if not env.agents:
            break
        owing = env.running().to_act()
        for seat, agent in enumerate(env.possible_agents):
            mask = seen[agent]["action_mask"]
            assert np.array_equal(mask, infos[agent]["action_mask"])
            assert list(np.flatnonzero(mask)) == (env.running().legal_actions(seat) if seat in owing else [env.no_op])
        actions = {agent: first_legal(seen[agent]["action_mask"]) for agent in env.agents}
        seen, rewards, terminated, truncated, infos = env.step(actions)
        assert set(rewards) == set(terminated) == set(truncated) == set(env.possible_agents)


def test_everybody_who_owes_a_decision_acts_in_one_parallel_step() -> None:
    env = envs.parallel_env("planet-unknown", seats=4, options={"boards": "all"})
    seen, _ = env.reset(seed=1)
    assert env.running().to_act() == (0, 1, 2, 3)
    env.step({agent: first_legal(seen[agent]["action_mask"]) for agent in env.agents})
    assert env.running().round > 0  # type: ignore[attr-defined]


@pytest.mark.parametrize("opponents", [["greedy", "random"], "random", [lambda seed: make_bot("greedy", seed)] * 2])
def test_bots_sit_in_the_other_seats(opponents: Any) -> None:
    env = envs.gym_env("star-race", opponents, seat=1, seats=3)
    seen, info = env.reset(seed=2)
    total, over = 0.0, False
    while not over:
        assert env.running().current_player() == 1
        assert np.array_equal(info["action_mask"], env.action_masks())
        seen, reward, over, _, info = env.step(first_legal(seen["action_mask"]))
        total += reward
    assert total == pytest.approx(env.running().returns()[1])
    with pytest.raises(RuntimeError, match="reset"):
        env.step(0)


def test_the_number_of_opponents_is_the_number_of_seats_but_one() -> None:
    assert envs.gym_env("star-race", ["random"] * 3).setting.seats == 4
    with pytest.raises(landfall.BadSetup, match="3 opponents"):
        envs.gym_env("star-race", ["random"], seats=4)


def an_illegal_action(env: Any) -> int:
    return int(np.flatnonzero(env.action_masks() == 0)[0])


def test_an_illegal_action_ends_the_game_and_loses_it() -> None:
    env = envs.aec_env("star-race", seats=3)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(an_illegal_action(env))
    assert all(env.terminations.values())
    assert env.infos[agent]["illegal"]
    assert {name: env._cumulative_rewards[name] for name in env.agents} == {
        name: -1.0 if name == agent else 0.0 for name in env.agents
    }
    single = envs.gym_env("star-race", seats=2)
    single.reset(seed=1)
    _, reward, over, _, info = single.step(an_illegal_action(single))
    assert (reward, over) == (-1.0, True)
    assert info["illegal"]
    parallel = envs.parallel_env("star-race", seats=2)
    parallel.reset(seed=1)
    idle = next(seat for seat in (0, 1) if seat not in parallel.running().to_act())
    _, rewards, ended, _, infos = parallel.step({f"seat_{idle}": 0, f"seat_{1 - idle}": 0})
    assert all(ended.values())
    assert min(rewards.values()) == -1.0
    assert any("illegal" in info for info in infos.values())


def test_or_it_raises_the_engines_own_error() -> None:
    env = envs.aec_env("star-race", seats=3, illegal="raise")
    env.reset(seed=1)
    with pytest.raises(landfall.IllegalAction):
        env.step(an_illegal_action(env))
    with pytest.raises(landfall.BadSetup, match="end or raise"):
        envs.aec_env("star-race", illegal="ignore")
    with pytest.raises(landfall.BadSetup, match="terminal or points"):
        envs.aec_env("star-race", rewards="money")


@ONE_OF_EACH
def test_a_position_can_be_saved_as_json_and_loaded(case: Case) -> None:
    env = envs.aec_env(case.game_id, seats=case.seats, options=case.options)
    env.reset(seed=6)
    for _ in range(10):
        env.step(first_legal(env.action_masks()))
    saved = json.loads(json.dumps(env.save()))
    seen = env.last()[0]
    env.step(first_legal(env.action_masks()))
    env.load(saved)
    assert np.array_equal(env.last()[0]["observation"], seen["observation"])
    parallel = envs.parallel_env(case.game_id, seats=case.seats, options=case.options)
    assert set(parallel.load(saved)[0]) == set(parallel.possible_agents)
    single = envs.gym_env(case.game_id, seats=case.seats, options=case.options)
    assert single.load(saved)[0]["observation"].shape == seen["observation"].shape


def test_a_position_of_another_table_is_not_loaded() -> None:
    env = envs.aec_env("star-race", seats=3)
    other = envs.aec_env("star-race", seats=2)
    other.reset(seed=1)
    for wrong in (env, envs.parallel_env("star-race", seats=3), envs.gym_env("star-race", seats=3)):
        with pytest.raises(landfall.BadSetup, match="seats"):
            wrong.load(other.save())


def test_the_position_is_drawn_as_text() -> None:
    env = envs.gym_env("star-race", seats=2, render_mode="ansi")
    env.reset(seed=1)
    assert "seat 0" in env.render()
    quiet = envs.aec_env("star-race")
    quiet.reset(seed=1)
    assert quiet.render() is None


def test_every_game_of_ours_has_a_name_in_gymnasium() -> None:
    envs.register()
    envs.register()
    for game_id in ("star-race", "antarctica", "evacuation", "planet-unknown"):
        env = gymnasium.make(f"landfall/{game_id}-v0")
        seen, info = env.reset(seed=1)
        env.step(first_legal(info["action_mask"]))
        assert seen in env.observation_space


def test_importing_the_environments_imports_none_of_their_packages() -> None:
    code = (
        "import sys, landfall.envs; "
        "print(sorted({'numpy', 'gymnasium', 'pettingzoo', 'pyspiel', 'litestar', 'textual'} & set(sys.modules)))"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"


def test_a_missing_package_is_named_with_the_command_that_brings_it() -> None:
    code = (
        "import sys; sys.modules['pettingzoo'] = None\n"
        "import landfall.envs\n"
        "try: landfall.envs.aec_env('star-race')\n"
        "except ImportError as missing: print(missing)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert 'pip install "landfall[rl]"' in run.stdout
