"""What all tests share: the made-up game and the example are registered too; hypothesis is deterministic."""

from __future__ import annotations

import importlib
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from landfall.games import registry
from tests import cases

cases.register_games()

pytest_plugins = ["landfall.testing.plugin"]  # also where the checkout was installed before it had one

SLOW_IS_FINE = [HealthCheck.too_slow]
settings.register_profile(
    "steady",
    max_examples=60,
    stateful_step_count=25,
    deadline=None,
    derandomize=True,
    suppress_health_check=SLOW_IS_FINE,
)
# pytest --hypothesis-profile=long tests/games/test_fuzz.py: new examples in every run, and many more of them.
settings.register_profile(
    "long",
    max_examples=3000,
    stateful_step_count=60,
    deadline=None,
    print_blob=True,
    suppress_health_check=SLOW_IS_FINE,
)
settings.load_profile("steady")


@pytest.fixture
def sealed_bids(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The larger example is registered for a test."""
    monkeypatch.syspath_prepend(cases.EXAMPLES / "sealed_bids")
    game = importlib.import_module("sealed_bids.game").game
    monkeypatch.setitem(registry.added, "sealed-bids", game)
    yield
    registry.loaded.cache_clear()
