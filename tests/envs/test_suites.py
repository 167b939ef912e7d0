"""The suites that the other libraries bring for environments, on every game, number of seats and main variant."""

from __future__ import annotations

from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from landfall import envs
from tests.cases import Case
from tests.envs.settings import CASES, CYCLES, one_of_each

# A dictionary with a mask is what PettingZoo's own board games observe; its suite warns unless it knows them by name.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo.test.api_test")

EVERY_CASE = pytest.mark.parametrize("case", CASES, ids=str)
ONE_OF_EACH = pytest.mark.parametrize("case", one_of_each(), ids=str)


def aec(case: Case, **settings: Any) -> Any:
    return envs.aec_env(case.game_id, seats=case.seats, options=case.options, **settings)


def parallel(case: Case) -> Any:
    return envs.parallel_env(case.game_id, seats=case.seats, options=case.options)


@EVERY_CASE
def test_petting_zoo_takes_it_for_a_turn_based_environment(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(aec(case), num_cycles=CYCLES)


@ONE_OF_EACH
def test_petting_zoo_takes_it_with_rewards_by_points(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(aec(case, rewards="points"), num_cycles=CYCLES)


@EVERY_CASE
def test_the_same_seed_is_the_same_game(case: Case) -> None:
    seed_test(lambda: aec(case), num_cycles=CYCLES)


@EVERY_CASE
def test_petting_zoo_takes_it_for_a_parallel_environment(case: Case) -> None:
    parallel_api_test(parallel(case), num_cycles=CYCLES)


@EVERY_CASE
def test_the_same_seed_is_the_same_parallel_game(case: Case) -> None:
    parallel_seed_test(lambda: parallel(case), num_cycles=CYCLES)


@EVERY_CASE
def test_gymnasium_takes_it_for_an_environment(case: Case) -> None:
    envs.register()
    made = gymnasium.make(f"landfall/{case.game_id}-v0", seats=case.seats, options=case.options)
    check_env(made.unwrapped)


@ONE_OF_EACH
def test_stable_baselines_takes_it_for_an_environment(case: Case) -> None:
    checker = pytest.importorskip(
        "stable_baselines3.common.env_checker",
        reason="stable-baselines3 brings torch, which is too large for every test run: ./dev nightly installs it",
    )
    checker.check_env(envs.gym_env(case.game_id, seats=case.seats, options=case.options), warn=False)
