"""What all tests share: the made-up game and the example are registered beside our own; hypothesis is steady."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

from tests import cases

cases.register_games()

settings.register_profile(
    "landfall", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.load_profile("landfall")
