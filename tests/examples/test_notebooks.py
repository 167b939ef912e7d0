"""The notebooks of `examples/`, and the scripts that they are about, run from beginning to end in a short form."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from tests import notebooks
from tests.cases import EXAMPLES

SHORT: dict[str, dict[str, Any]] = {
    "balance_study": {"GAMES": 6, "BOT": "random"},
    "search_on_sample": {"GAMES": 2, "PLAYOUTS": [1]},
    "ppo": {"MINUTES": "0.001", "OPPONENT": "random", "GAMES": "4"},
    "maskable_ppo": {"STEPS": "64", "GAMES": "2"},
}
NEEDS = {"ppo": "numpy", "maskable_ppo": "sb3_contrib"}


def ran(*arguments: str) -> str:
    """In a process of its own: threads of numpy that wait for each other would slow down all other tests."""
    path = os.pathsep.join([str(EXAMPLES.parent), str(EXAMPLES), str(EXAMPLES.parent / "src")])
    env = {**os.environ, "PYTHONPATH": path, "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
    done = subprocess.run([sys.executable, *arguments], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_notebook_is_run() -> None:
    assert sorted(path.stem for path in EXAMPLES.glob("*.ipynb")) == sorted(SHORT)


@pytest.mark.parametrize("name", SHORT)
def test_a_notebook_runs_from_its_first_cell_to_its_last(name: str) -> None:
    pytest.importorskip(NEEDS.get(name, "landfall"), reason="./dev nightly --only environments installs it")
    path = EXAMPLES / f"{name}.ipynb"
    assert notebooks.read(path)["nbformat"] == 4
    shown = json.loads(ran("-m", "tests.notebooks", str(path), json.dumps(SHORT[name])))
    assert any(shown)


LEARNS = """
import numpy as np
import ppo
from landfall import envs

ppo.BATCH = 256
rng = np.random.default_rng(1)
env = envs.vec_env("star-race", 64, seats=2)
env.reset(seed=1)
network = ppo.Network(env.setting.size, env.setting.actions, rng)
print(ppo.share_won(network, "star-race", "random", 100, seed=2))
for _ in range(24):
    ppo.improve(network, [ppo.Round(env, network, 64, rng)], 1.0, rng)
print(ppo.share_won(network, "star-race", "random", 100, seed=2))
"""


def test_a_network_learns_to_beat_random_play() -> None:
    """A few rounds are far from enough against a bot that thinks; against chance they show at once."""
    before, after = (float(line) for line in ran("-c", LEARNS).split())
    assert before < 0.6 < after
