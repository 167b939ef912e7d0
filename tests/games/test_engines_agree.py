"""Interpreted and compiled engines play the same games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent


def digests(**variables: str) -> list[str]:
    """What `python -m tests.digests` prints in a process of its own."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("LANDFALL_")}
    environment |= {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path), **variables}
    ran = subprocess.run(
        [sys.executable, "-m", "tests.digests"], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.splitlines()


def test_interpreted_and_compiled_engines_give_the_same_digests() -> None:
    engines, *compiled = digests()
    if engines != "compiled":
        pytest.skip(f"no compiled engines to compare with: they are {engines}")
    engines, *interpreted = digests(LANDFALL_PURE="1")
    assert engines == "interpreted"
    assert interpreted == compiled


def test_the_order_of_hashes_does_not_matter() -> None:
    assert digests(PYTHONHASHSEED="1") == digests(PYTHONHASHSEED="2")
