"""JAX with what it has compiled kept for the run: the programs of one number of seats are the same in all variants."""

from __future__ import annotations

from collections.abc import Iterator

import jax
import pytest


@pytest.fixture(scope="session", autouse=True)
def kept_programs(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    before = jax.config.jax_compilation_cache_dir
    jax.config.update("jax_compilation_cache_dir", str(tmp_path_factory.mktemp("programs")))
    jax.config.update("jax_persistent_cache_min_compile_time_secs", 0.3)
    yield
    jax.config.update("jax_compilation_cache_dir", before)
