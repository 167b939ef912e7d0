"""pgx's own test, what pgx expects of a state, and chance."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Literal, get_args

import jax
import jax.numpy as jnp
import numpy as np
import pgx
import pytest
from pgx._src import api_test
from pgx.core import EnvId

from landfall.batch.star_race import StarRace, draw, from_state, legal, random_action
from landfall.batch.star_race.deal import ways_to_hire
from landfall.batch.star_race.words import below, nth
from landfall.flow.errors import BadSetup
from tests.batch.lockstep import SEATS, VARIANTS, engine_game, stacked

GAMES = int(os.environ.get("LANDFALL_BATCH_API_GAMES", "1"))


def act_randomly(key: jax.Array, legal_action_mask: jax.Array) -> jax.Array:
    return jax.random.categorical(key, jnp.log(legal_action_mask.astype(jnp.float32)), axis=-1)


@pytest.mark.parametrize("seats", SEATS)
def test_pgx_accepts_every_variant(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    # pgx's test knows the names of pgx's own games alone.
    monkeypatch.setattr(api_test, "EnvId", Literal[(*get_args(EnvId), "star_race")])
    # pgx 2.6 names an axis that a single mask has not: its test fails on its own games too (its pull request 1314).
    monkeypatch.setattr(api_test, "act_randomly", jax.jit(act_randomly))
    for variant in VARIANTS:
        pgx.api_test(StarRace(seats, variant), num=GAMES)


def test_an_illegal_action_ends_the_game_as_in_pgx() -> None:
    env = StarRace(3, "basic")
    state = jax.jit(env.init)(jax.random.key(2))
    assert env.observation_shape == state.observation.shape
    assert env.num_actions == len(state.legal_action_mask)
    step = jax.jit(env.step)
    seat = int(state.current_player)
    illegal = int(np.flatnonzero(~np.asarray(state.legal_action_mask))[0])
    ended = step(state, jnp.int32(illegal))
    assert bool(ended.terminated)
    assert bool(ended.legal_action_mask.all())
    assert ended.rewards.tolist() == [-1.0 if other == seat else 2.0 for other in range(3)]
    later = step(ended, jnp.int32(0))
    assert bool(later.terminated)
    assert later.rewards.tolist() == [0.0, 0.0, 0.0]
    assert int(later._step_count) == int(ended._step_count) == 1


@pytest.mark.parametrize(
    ("settings", "words"),
    [({"seats": 5}, "2 to 4 players, not 5"), ({"variant": "solo"}, "basic, family, advanced, not 'solo'")],
)
def test_what_there_is_not_is_refused(settings: dict[str, object], words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        StarRace(**settings)  # type: ignore[arg-type]


def test_random_actions_are_all_the_legal_ones() -> None:
    games = [engine_game(2, "advanced", f"any action {number}") for number in range(4)]
    states = [state for game in games for state in game.states[:-1]][:400]
    deal = games[0].deal
    tables = stacked([from_state(state, deal) for state in states])
    # Evenly spread, and more than any list is long.
    bits = jnp.arange(128, dtype=jnp.uint32) << 25
    drawn = jax.jit(jax.vmap(lambda table: jax.vmap(lambda one: random_action(legal(table), one))(bits)))(tables)
    for state, actions in zip(states, np.asarray(drawn), strict=True):
        assert sorted(set(actions.tolist())) == state.legal_actions()


def test_numbers_below_a_bound_are_the_upper_half_of_the_product() -> None:
    bits = np.random.default_rng(3).integers(0, 2**32, 500, np.uint32)
    for bound in (1, 2, 24, 84, 22680, 65535):
        expected = [int(one) * bound >> 32 for one in bits]
        assert np.asarray(below(jnp.asarray(bits), bound)).tolist() == expected


def test_the_nth_member_of_a_set() -> None:
    for members in (1, 0x80000000, 0xFFFFFFFF, 0b1011010, 0xF000000F):
        places = [place for place in range(32) if members >> place & 1]
        numbers = jnp.arange(len(places), dtype=jnp.uint32)
        assert np.asarray(nth(jnp.full(len(places), members, jnp.uint32), numbers)).tolist() == places


@pytest.mark.parametrize(("seats", "ways"), [(2, 756), (3, 7560), (4, 22680)])
def test_every_way_to_deal_the_missions_is_there_once(seats: int, ways: int) -> None:
    found = ways_to_hire(seats)
    assert len(found) == len(set(found.tolist())) == ways
    for packed in found[:: ways // 100].tolist():
        ships = [packed >> 4 * place & 15 for place in range(2 * seats)]
        assert len(set(ships)) == 2 * seats
        assert max(ships) < 9


def test_deals_differ_and_each_planet_is_first_about_as_often() -> None:
    deals = jax.vmap(lambda key: draw(key, 3))(jax.random.split(jax.random.key(9), 4000))
    first = np.bincount(np.asarray(deals.planets) & 3, minlength=4)
    assert (abs(first - 1000) < 150).all()
    starts = np.bincount(np.asarray(deals.start_player), minlength=3)
    assert len(starts) == 3
    assert (abs(starts - 4000 / 3) < 180).all()
    assert len(set(np.asarray(deals.hired[0]).tolist())) > 2500


def test_landfall_is_imported_without_jax() -> None:
    code = "import sys, landfall, landfall.cli; print('jax' in sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout == "False\n"
