"""Star Race with pgx's API: `init`, `step` and what a pgx state shows."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import jax.numpy as jnp
from pgx import core
from pgx._src.struct import dataclass

from landfall.batch.star_race.deal import draw
from landfall.batch.star_race.drawing import svg
from landfall.batch.star_race.legal import legal, mask
from landfall.batch.star_race.mission import new_game
from landfall.batch.star_race.observation import observe
from landfall.batch.star_race.scoring import returns
from landfall.batch.star_race.storage import Stored, read, stored
from landfall.batch.star_race.table import OVER, Deal, Table
from landfall.batch.star_race.turn import after
from landfall.batch.star_race.words import Word, pick_all
from landfall.flow.errors import BadSetup
from landfall.games.star_race.game import RULES_VERSION, StarRaceGame
from landfall.games.star_race.table.terms import ACTIONS

ID = "star_race"


@dataclass
class State(core.State):  # type: ignore[misc]
    """A position as pgx has it; `_words` is the position itself, packed."""

    current_player: Any
    observation: Any
    rewards: Any
    terminated: Any
    truncated: Any
    legal_action_mask: Any
    _step_count: Any
    _words: Stored

    @property
    def env_id(self) -> str:
        return ID

    @property
    def table(self) -> Table:
        """The position, or many of them."""
        return read(self._words, self.rewards.shape[-1])

    def to_svg(self, *, color_theme: str | None = None, scale: float | None = None) -> str:
        return svg(self.table, color_theme, scale)

    def save_svg(self, filename: str, *, color_theme: str | None = None, scale: float | None = None) -> None:
        Path(filename).write_text(self.to_svg(color_theme=color_theme, scale=scale), encoding="utf-8")


class StarRace(core.Env):  # type: ignore[misc]
    """All variants, two to four seats. All chance is drawn by `init`: `step` needs no key.

    Actions and observations are those of `landfall.load_game("star-race")`. While all set cards aside at the same time,
    they are asked one after another, as `state.current_player()` asks them; what they see of each other is the same.
    """

    def __init__(self, seats: int = 3, variant: str = "advanced") -> None:
        super().__init__()
        self.game = StarRaceGame()
        variants = next(option.values for option in self.game.options if option.name == "variant")
        if seats not in self.game.seats:
            raise BadSetup(f"Star Race is for {self.game.seats[0]} to {self.game.seats[-1]} players, not {seats!r}")
        if variant not in variants:
            raise BadSetup(f"the variant is one of {', '.join(map(str, variants))}, not {variant!r}")
        self.seats = seats
        self.variant = variant

    def init_from(self, deal: Deal) -> State:
        """The first position of a deal that comes from outside."""
        return self.shown(new_game(self.variant, self.seats, deal))

    def shown(self, table: Table) -> State:
        """A position with all that pgx shows of one."""
        over = table.question == OVER
        return State(
            current_player=table.seat.astype(jnp.int32),
            observation=observe(table, table.seat),
            rewards=jnp.zeros(self.seats, jnp.float32),
            terminated=over,
            truncated=jnp.bool_(False),
            legal_action_mask=mask(legal(table)) | over,
            _step_count=jnp.int32(0),
            _words=stored(table),
        )

    def init(self, key: Word) -> State:
        return self._init(key)

    def step(self, state: State, action: Word, key: Word | None = None) -> State:
        """What pgx's own `step` does, but everything shown is worked out from the packed position.

        pgx chooses between whole states four times; XLA then works the rules out again for every number shown.
        """
        done = state.terminated | state.truncated
        illegal = ~done & ~state.legal_action_mask[action]
        words = pick_all(done, state._words, self._after(state, action))
        table = read(words, self.seats)
        terminated = state.terminated | illegal | (table.question == OVER)
        penalty = self._illegal_action_penalty
        rewards = jnp.where(done, 0.0, returns(table))
        blamed = jnp.arange(self.seats) == state.current_player
        punished = jnp.where(blamed, penalty, -penalty * (self.seats - 1))
        return state.replace(  # type: ignore[no-any-return]
            current_player=table.seat.astype(jnp.int32),
            observation=observe(table, table.seat),
            rewards=jnp.where(illegal, punished, rewards).astype(jnp.float32),
            terminated=terminated,
            legal_action_mask=mask(legal(table)) | terminated,
            _step_count=state._step_count + jnp.where(done, 0, 1),
            _words=words,
        )

    def _after(self, state: State, action: Word) -> Stored:
        return stored(after(state.table, jnp.asarray(action).astype(jnp.uint32)))

    def _init(self, key: Word) -> State:
        return self.init_from(draw(key, self.seats))

    def _step(self, state: State, action: Word, key: Word | None) -> State:
        return self.step(state, action)

    def _observe(self, state: State, player_id: Word) -> Any:
        return observe(state.table, player_id.astype(jnp.uint32))

    @property
    def id(self) -> str:
        return ID

    @property
    def version(self) -> str:
        return RULES_VERSION

    @property
    def num_players(self) -> int:
        return self.seats

    @property
    def num_actions(self) -> int:
        return ACTIONS.size

    @property
    def observation_shape(self) -> tuple[int, ...]:
        return (self.game.observation_size(self.seats),)
