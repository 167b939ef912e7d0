"""OpenSpiel's own test of games, and its searches, on every game of ours."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is not installed: pip install landfall[open-spiel]")

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

from landfall.envs.open_spiel import register  # noqa: E402

register()

EVERY_GAME = pytest.mark.parametrize(
    "name",
    [
        "landfall_star_race",
        "landfall_star_race(seats=3,variant=advanced)",
        "landfall_antarctica",
        "landfall_evacuation",
        "landfall_planet_unknown",
        "landfall_planet_unknown(seats=2,boards=all)",
    ],
)


def started(name: str, deal: int = 3) -> Any:
    state = pyspiel.load_game(name).new_initial_state()
    state.apply_action(deal)
    return state


@EVERY_GAME
def test_open_spiels_own_test_passes(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False, mask_test=True)


@EVERY_GAME
def test_its_search_chooses_a_legal_action(name: str) -> None:
    state = started(name)
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    if state.num_players() == 2:
        bot = mcts.MCTSBot(state.get_game(), 1.0, 2, evaluator, random_state=rng)
        assert bot.step(state) in state.legal_actions()
    blind = ismcts.ISMCTSBot(state.get_game(), evaluator, 1.0, 2, random_state=rng)
    assert blind.step(state) in state.legal_actions()


def test_a_position_drawn_for_a_player_looks_the_same_to_it() -> None:
    state = started("landfall_star_race(seats=3)")
    for _ in range(12):
        state.apply_action(state.legal_actions()[0])
    player = state.current_player()
    drawn = state.resample_from_infostate(player, lambda: 0.25)
    assert drawn.information_state_string(player) == state.information_state_string(player)
    assert drawn.observation_tensor(player) == state.observation_tensor(player)
    assert drawn.legal_actions() == state.legal_actions()
    assert str(drawn) != str(state)


def test_options_are_parameters() -> None:
    state = started("landfall_star_race(seats=4,variant=family,start_player=n2)")
    assert state.table.options == {"variant": "family", "start_player": 2}
    assert state.num_players() == 4
