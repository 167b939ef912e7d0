"""Star Race for accelerators, in JAX: many games at once, with pgx's API, proven equal to the engine.

>>> import jax
>>> from landfall.batch.star_race import StarRace
>>> env = StarRace(seats=3, variant="advanced")
>>> state = jax.vmap(env.init)(jax.random.split(jax.random.key(1), 8))
>>> state.legal_action_mask.shape
(8, 265)

"""

from landfall.batch.star_race.environment import StarRace, State
from landfall.batch.star_race.table import Deal, Table

__all__ = ["Deal", "StarRace", "State", "Table"]
