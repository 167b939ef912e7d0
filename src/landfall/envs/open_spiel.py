"""The games in OpenSpiel: importing this registers them, `pyspiel.load_game("landfall_star_race(seats=3)")`.

Every seat's decisions come one after the other. Chance is one node at the beginning, which picks one of `deals` seeds;
all later luck follows from it. `resample_from_infostate` draws a position from what a seat knows, by the engine's own
`sample`, so information-set search works.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from landfall.flow import Game, Option, Rng, State
from landfall.games import game_ids, load_game

DEALS = 1000
LONGEST = 20_000  # decisions; OpenSpiel wants a limit


def name_of(game: Game) -> str:
    """How OpenSpiel calls a game, `landfall_star_race`."""
    return f"landfall_{game.id.replace('-', '_')}"


def spelt(option: Option, value: str | int | bool) -> str | bool:
    """A value as a parameter, of one type for each option: true or false, or a text, `n1` for the number 1."""
    if all(type(one) is bool for one in option.values):
        return bool(value)
    return value if type(value) is str else f"n{value}"


def game_type(game: Game) -> Any:
    kinds = pyspiel.GameType
    options: dict[str, Any] = {option.name: spelt(option, option.default) for option in game.options}
    return kinds(
        short_name=name_of(game),
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if game.seats[0] == 1 else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": game.seats[0], "deals": DEALS, **options},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game with its seats and options; each game of ours has a class of its own below this one."""

    source: Game
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.seats = int(given.get("seats", self.source.seats[0]))
        self.deals = int(given.get("deals", DEALS))
        chosen: dict[str, Any] = {}
        for option in self.source.options:
            if option.name in given:
                meant = {spelt(option, value): value for value in option.values}
                chosen[option.name] = meant.get(given[option.name], given[option.name])
        self.options = self.source.chosen_options(self.seats, chosen)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.source.actions.size,
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if self.source.seats[0] == 1 else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self, *_: Any) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self, recalls)


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A position; None before the deal."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.source = game.source  # not the game of OpenSpiel: that would be copied with every clone
        self.seats = game.seats
        self.options = game.options
        self.deals = game.deals
        self.table: State | None = None

    def dealt(self) -> State:
        assert self.table is not None, "nothing is dealt before the chance node at the beginning"
        return self.table

    def current_player(self) -> int:
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return self.table.current_player()  # the engine's number for "over" is OpenSpiel's

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.dealt().legal_actions(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / self.deals) for deal in range(self.deals)]

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self.table = self.source.new_initial_state(self.seats, self.options, f"deal {action}")
        else:
            self.table.apply_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        name, fields = self.source.actions.decode(action)
        return f"{name}({', '.join(f'{key}={value}' for key, value in fields.items())})"

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.is_terminal()

    def returns(self) -> list[float]:
        return [0.0] * self.seats if self.table is None else self.table.returns()

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A position that could be true for all the player knows; it keeps the story as the player knows it."""
        drawn = SpielState(self.get_game())
        truth = self.dealt()
        told = truth.kept_history().copied()
        known = [at for at, to in enumerate(told.seen_by) if to is None or player in to]
        told.story = [told.story[at] for at in known]
        told.seen_by = [told.seen_by[at] for at in known]
        drawn.table = truth.sample(player, Rng(f"{sampler()}"))
        drawn.table.history = told
        return drawn

    _resample_from_infostate = resample_from_infostate

    def __str__(self) -> str:
        return "before the deal" if self.table is None else self.table.digest()


class Observer:
    """What a player sees (`set_from`), or with `recalls` all that it was ever told (`string_from`)."""

    def __init__(self, game: SpielGame, recalls: bool) -> None:
        self.recalls = recalls
        self.tensor = np.zeros(game.source.observation_size(game.seats), np.float32)
        self.dict = {
            f"{part.seat}: {part.name}": self.tensor[part.start : part.start + part.size()].reshape(part.shape)
            for part in game.source.observation_parts(game.seats)
        }

    def set_from(self, state: SpielState, player: int) -> None:
        if state.table is None:
            self.tensor.fill(0.0)
        else:
            state.table.observation_tensor(player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.table is None:
            return ""
        told = [repr(event) for event in state.table.events(player)] if self.recalls else []
        return "\n".join([*told, repr(state.table.view(player))])


def register() -> None:
    """Register every game that has an observation."""
    known = set(pyspiel.registered_names())
    for game_id in game_ids():
        game = load_game(game_id)
        if game.observation_size(game.seats[0]) and name_of(game) not in known:
            kind = game_type(game)
            name = f"Spiel_{game.id.replace('-', '_')}"
            made = type(name, (SpielGame,), {"source": game, "kind": kind, "__module__": __name__})
            globals()[name] = made  # pickle finds it here
            pyspiel.register_game(kind, made)


register()
