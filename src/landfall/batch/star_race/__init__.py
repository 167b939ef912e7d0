"""Star Race for accelerators, in JAX: many games at once, with pgx's API, proven equal to the engine.

env = StarRace(seats=3, variant="advanced")
state = jax.vmap(env.init)(jax.random.split(jax.random.key(1), 1024))
state = jax.vmap(env.step)(state, actions)
"""

from landfall.batch.star_race.conversion import from_state, to_state
from landfall.batch.star_race.deal import deal_of, draw
from landfall.batch.star_race.environment import StarRace, State
from landfall.batch.star_race.legal import Legal, legal, mask, random_action
from landfall.batch.star_race.storage import read, stored
from landfall.batch.star_race.table import Deal, Table
from landfall.batch.star_race.turn import after

__all__ = [
    "Deal",
    "Legal",
    "StarRace",
    "State",
    "Table",
    "after",
    "deal_of",
    "draw",
    "from_state",
    "legal",
    "mask",
    "random_action",
    "read",
    "stored",
    "to_state",
]
