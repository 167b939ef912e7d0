"""Evacuation, ready to make positions."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import Any

from landfall.flow.errors import BadSetup
from landfall.flow.fields import Fields
from landfall.flow.game import Game
from landfall.flow.observation import Part
from landfall.flow.options import Implied, Option
from landfall.flow.package_data import folder
from landfall.flow.rng import Rng
from landfall.games.evacuation.judgement.evaluation import expected_points, outlook
from landfall.games.evacuation.judgement.planning import is_between_moves, planned
from landfall.games.evacuation.knowledge.observation import layout, observe
from landfall.games.evacuation.knowledge.sampling import redeal
from landfall.games.evacuation.knowledge.view import pieces, plays_with, table_for
from landfall.games.evacuation.rules.effects.action_cards import ACTION_CARD_FRAMES, board_action, draw_cards
from landfall.games.evacuation.rules.effects.effect_steps import EFFECT_STEP_FRAMES, effects_are_done_by
from landfall.games.evacuation.rules.effects.energy import ENERGY_FRAMES
from landfall.games.evacuation.rules.effects.factories import FACTORY_FRAMES, clone, gain_factory, prepare_factory
from landfall.games.evacuation.rules.effects.infrastructure import (
    INFRASTRUCTURE_FRAMES,
    infra_moves,
    take_infrastructure,
)
from landfall.games.evacuation.rules.effects.resources import (
    RESOURCE_FRAMES,
    exchange,
    gain_population,
    gain_resource,
    gain_resource_set,
    pay_then,
    raise_production,
)
from landfall.games.evacuation.rules.effects.rows import ROW_FRAMES, from_row
from landfall.games.evacuation.rules.effects.settling import SETTLING_FRAMES, settle
from landfall.games.evacuation.rules.effects.technologies import TECHNOLOGY_FRAMES, invent
from landfall.games.evacuation.rules.ending.game_end import ENDING_FRAMES
from landfall.games.evacuation.rules.ending.race import race_scores, race_winners
from landfall.games.evacuation.rules.ending.scoring import points_so_far, points_winners, solo_return
from landfall.games.evacuation.rules.phases.draft import DRAFT_FRAMES
from landfall.games.evacuation.rules.phases.progress import PROGRESS_FRAMES
from landfall.games.evacuation.rules.phases.setup import new_game
from landfall.games.evacuation.rules.phases.transport import TRANSPORT_FRAMES
from landfall.games.evacuation.rules.phases.turn import TURN_FRAMES
from landfall.games.evacuation.rules.phases.year import YEAR_FRAMES
from landfall.games.evacuation.rules.variants.solo import SOLO_FRAMES
from landfall.games.evacuation.storage.agenda_check import check_steps, number_ranges
from landfall.games.evacuation.storage.consistency import check_table, check_together
from landfall.games.evacuation.storage.reader import table_from
from landfall.games.evacuation.story.actions import ACTION_EVENTS
from landfall.games.evacuation.story.cards import CARD_EVENTS
from landfall.games.evacuation.story.ending import END_EVENTS
from landfall.games.evacuation.story.years import YEAR_EVENTS
from landfall.games.evacuation.table.cards import BONUS_IDS, COMMON_IDS, SOLO_ACTION_IDS, TECHNOLOGY_IDS
from landfall.games.evacuation.table.components import ACTION_IDS, LANE_IDS
from landfall.games.evacuation.table.effects import (
    BIOME_IDS,
    BOARD_ACTION,
    BUILD_SHIP,
    BUILD_STADIUM,
    CLONE,
    DRAW_CARDS,
    EXCHANGE,
    GAIN_FACTORY,
    GAIN_POPULATION,
    GAIN_RESOURCE,
    GAIN_RESOURCE_SET,
    GAIN_SHIP,
    GAIN_STADIUM,
    INFRA_MOVES,
    INVENT,
    KIND_IDS,
    PACKAGE,
    PAY_THEN,
    PREPARE_FACTORY,
    RAISE_PRODUCTION,
    SETTLE,
    TAKE_INFRASTRUCTURE,
)
from landfall.games.evacuation.table.fields import FIELDS
from landfall.games.evacuation.table.state import Evacuation
from landfall.games.evacuation.table.terms import ACTIONS, BONUS_SIDES, CARD_IDS, GOAL_IDS, ID, ROW_IDS

RULES_VERSION = "3"

effects_are_done_by(
    {
        GAIN_RESOURCE: gain_resource,
        GAIN_RESOURCE_SET: gain_resource_set,
        EXCHANGE: exchange,
        INVENT: invent,
        INFRA_MOVES: infra_moves,
        TAKE_INFRASTRUCTURE: take_infrastructure,
        BUILD_SHIP: from_row,
        GAIN_SHIP: from_row,
        BUILD_STADIUM: from_row,
        GAIN_STADIUM: from_row,
        PREPARE_FACTORY: prepare_factory,
        GAIN_FACTORY: gain_factory,
        CLONE: clone,
        GAIN_POPULATION: gain_population,
        SETTLE: settle,
        RAISE_PRODUCTION: raise_production,
        DRAW_CARDS: draw_cards,
        PAY_THEN: pay_then,
        BOARD_ACTION: board_action,
    }
)


class EvacuationGame(Game):
    """Two worlds, four years: move a civilisation from one to the other before the first is gone."""

    def __init__(self) -> None:
        super().__init__(
            id=ID,
            title="Evacuation",
            seats=range(1, 5),
            rules_version=RULES_VERSION,
            actions=ACTIONS,
            frames=(
                *EFFECT_STEP_FRAMES,
                *DRAFT_FRAMES,
                *YEAR_FRAMES,
                *ENERGY_FRAMES,
                *TURN_FRAMES,
                *ACTION_CARD_FRAMES,
                *RESOURCE_FRAMES,
                *ROW_FRAMES,
                *INFRASTRUCTURE_FRAMES,
                *TECHNOLOGY_FRAMES,
                *SETTLING_FRAMES,
                *FACTORY_FRAMES,
                *TRANSPORT_FRAMES,
                *PROGRESS_FRAMES,
                *SOLO_FRAMES,
                *ENDING_FRAMES,
            ),
            events=(*ACTION_EVENTS, *CARD_EVENTS, *YEAR_EVENTS, *END_EVENTS),
            options=(
                Option("goals", ("draft", "first_game"), "draft"),
                Option("mode", ("points", "race"), "points"),
                Option("actions", ("standard", "advanced"), "standard"),
                Option("bonuses", ("strict", "generous"), "strict", implied=Implied("actions", "advanced", "generous")),
                Option("common_goals", (False, True), False),
                Option("lines", ("none", "a", "b"), "none"),
                Option("third_party", (False, True), False),
                Option("pool", ("full", "core"), "full"),
            ),
        )

    def set_up(self, seats: int, options: dict[str, Any], key: bytes) -> Evacuation:
        return new_game(self, seats, options, key)

    def fields(self, seats: int) -> Fields:
        return FIELDS[seats]

    def table_from(self, table: Mapping[str, Any], seats: int, options: dict[str, Any], key: bytes) -> Evacuation:
        return table_from(self, table, seats, options, key)

    def check_options(self, seats: int, options: Mapping[str, Any]) -> None:
        modules = options["common_goals"] or options["lines"] != "none"
        if options["actions"] == "advanced" and options["bonuses"] != "generous":
            raise BadSetup("advanced actions go with generous bonuses", "actions-and-bonuses", game=self.id)
        if modules and options["mode"] == "race":
            raise BadSetup("common goals and lines are for points mode", "points-mode-only", game=self.id)
        if seats == 1 and (modules or options["mode"] == "race"):  # R 60
            what = "alone you play for points, without common goals and lines"
            raise BadSetup(what, "alone-for-points", game=self.id)
        if options["third_party"] and seats != 2:
            raise BadSetup("the solo deck is a third party for two players", "third-party-for-two", game=self.id)

    def table_for(self, state: Evacuation, seat: int | None) -> dict[str, Any]:
        return table_for(state, seat)

    def redeal(self, state: Evacuation, seat: int | None, rng: Rng) -> None:
        redeal(state, seat, rng)

    def observe(self, state: Evacuation, seat: int, into: array[float]) -> None:
        observe(state, seat, into)

    def winners(self, state: Evacuation) -> tuple[int, ...]:
        if not state.is_terminal():
            return ()
        return race_winners(state) if state.is_race else points_winners(state)

    def scores(self, state: Evacuation) -> list[dict[str, int]]:
        return race_scores(state) if state.is_race else points_so_far(state)

    def returns(self, state: Evacuation) -> list[float]:
        if state.is_solo and state.is_terminal():
            return [solo_return(state)]
        return super().returns(state)

    def decides_apart(self, state: Evacuation) -> bool:
        return True

    def evaluation(self, state: Evacuation, seat: int) -> float:
        return outlook(state, seat)

    def expected_points(self, state: Evacuation) -> list[float]:
        return expected_points(state)

    def planned(self, state: Evacuation, seat: int) -> Evacuation | None:
        return planned(state, seat)

    def is_planned_by_yardstick(self) -> bool:
        return True

    def stage(self, state: Evacuation) -> int:
        return state.year

    def is_between_moves(self, state: Evacuation, seat: int) -> bool:
        return is_between_moves(state, seat)

    def plays_with(self, state: Evacuation, seat: int) -> dict[str, str]:
        return plays_with(state, seat)

    def pieces(self, state: Evacuation) -> dict[str, int]:
        return pieces(state)

    def ranges(self, seats: int) -> dict[str, range]:
        return number_ranges(seats)

    def check_table(self, state: Evacuation) -> None:
        check_table(state)

    def check_steps(self, state: Evacuation) -> None:
        check_steps(state)
        check_together(state)

    def observation_layout(self, seats: int) -> list[Part]:
        return layout(seats)

    def texts(self) -> str:
        return folder(PACKAGE, "texts")

    def total(self, scores: Mapping[str, int]) -> tuple[str, int]:
        """Points are added up; in a race the lowest marker counts."""
        if f"production_{KIND_IDS[0]}" in scores:
            return "score-lowest_production", min([scores[category] for category in scores])
        return super().total(scores)

    def must_appear(self) -> frozenset[str]:
        """Every board action, card, technology, bonus, goal and common goal; what ships take; how games end."""
        return frozenset(
            [
                *[f"action:{action}" for action in ACTION_IDS],
                *[f"card:{card}" for card in CARD_IDS],
                *[f"technology:{tile}" for tile in TECHNOLOGY_IDS],
                *[f"bonus:{card}:{side}" for card in BONUS_IDS for side in BONUS_SIDES],
                *[f"goal:{goal}" for goal in GOAL_IDS],
                *[f"common:{face}" for face in COMMON_IDS],
                *[f"solo:{action}" for action in SOLO_ACTION_IDS],
                *[f"lane:{lane}" for lane in LANE_IDS],
                *[f"unlocked:{biome}" for biome in BIOME_IDS[1:]],
                *[f"loaded:{item}" for item in ("bay", "stadium", "factory", "hold", "resource")],
                *[f"refreshed:{row}" for row in ROW_IDS],
                *[f"{built}:{how}" for built in ("ship", "stadium") for how in ("built:old", "built:new")],
                "ship:gained:old",
                "stadium:gained:new",
                "cloned",
                "penalty:food",
                "penalty:stadium",
                "InfrastructureCompleted",
                "CommonPlayed",
                "TileFlipped",
                "TileMoved",
                "ShipCalledBack",
                "Exchanged",
                "MarkerLowered",
                "MarkerLifted",
                "race met:False",
                "race met:True",
                "RaceTriggered",
                "ending:points",
                "ending:triggered",
                "ending:year_4",
                "won:alone",
                "verdict:0",
            ]
        )
