"""Planet Unknown: the game as the registry knows it."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import Any

from landfall.flow.errors import BadSetup
from landfall.flow.fields import Fields
from landfall.flow.game import Game
from landfall.flow.judgement import Planning
from landfall.flow.learned import Lesson
from landfall.flow.observation import Part
from landfall.flow.options import Mix, Option
from landfall.flow.package_data import folder
from landfall.flow.rng import Rng
from landfall.games.planet_unknown.judgement import yardstick
from landfall.games.planet_unknown.judgement.evaluation import BoardLesson, outlook, outlooks, standings
from landfall.games.planet_unknown.judgement.planning import TILES, is_between_moves, planned
from landfall.games.planet_unknown.knowledge.observation import layout, observe
from landfall.games.planet_unknown.knowledge.sampling import redeal
from landfall.games.planet_unknown.knowledge.view import figures, pieces, plays_with, table_for
from landfall.games.planet_unknown.rules.effects.civ_cards import CIV_CARD_FRAMES
from landfall.games.planet_unknown.rules.effects.lifepods import LIFEPOD_FRAMES
from landfall.games.planet_unknown.rules.effects.rovers import ROVER_FRAMES
from landfall.games.planet_unknown.rules.effects.technologies import TECHNOLOGY_FRAMES
from landfall.games.planet_unknown.rules.effects.tracks import TRACK_FRAMES
from landfall.games.planet_unknown.rules.ending.scoring import (
    SCORING_FRAMES,
    final_scores,
    leaders,
    open_scores,
    solo_return,
)
from landfall.games.planet_unknown.rules.phases.alert_round import ALERT_FRAMES
from landfall.games.planet_unknown.rules.phases.civ_step import CIV_STEP_FRAMES
from landfall.games.planet_unknown.rules.phases.round import ROUND_FRAMES
from landfall.games.planet_unknown.rules.phases.setup import SETUP_FRAMES, cards_of_colour, event_mix, new_game
from landfall.games.planet_unknown.rules.phases.turn import TURN_FRAMES
from landfall.games.planet_unknown.storage.agenda_check import check_steps, number_ranges
from landfall.games.planet_unknown.storage.consistency import check_table
from landfall.games.planet_unknown.storage.reader import table_from
from landfall.games.planet_unknown.story.cards import EVENTS
from landfall.games.planet_unknown.table.components import (
    CIV_CARDS,
    COLOURS,
    CORPORATION_IDS,
    DECK_SIZE,
    EVENTS_IN_THE_BOX,
    PACKAGE,
    PLANET_IDS,
)
from landfall.games.planet_unknown.table.fields import FIELDS
from landfall.games.planet_unknown.table.state import PlanetUnknown
from landfall.games.planet_unknown.table.terms import ACTIONS, ID

RULES_VERSION = "3"
# Green, orange and red cards of the event deck; "usual" is none with two or more players, and 7-7-6 alone. Any other
# mix can be written the same way (R 6).
MIXES = ("usual", "7-7-6", "9-3-8", "14-4-2", "2-6-12")


class PlanetUnknownGame(Game):
    """Six planets, a turning station, and everybody builds at once."""

    def __init__(self) -> None:
        super().__init__(
            id=ID,
            title="Planet Unknown",
            seats=range(1, 7),
            rules_version=RULES_VERSION,
            actions=ACTIONS,
            frames=(
                *SETUP_FRAMES,
                *ROUND_FRAMES,
                *ALERT_FRAMES,
                *TURN_FRAMES,
                *TRACK_FRAMES,
                *ROVER_FRAMES,
                *LIFEPOD_FRAMES,
                *TECHNOLOGY_FRAMES,
                *CIV_CARD_FRAMES,
                *CIV_STEP_FRAMES,
                *SCORING_FRAMES,
            ),
            events=EVENTS,
            options=(
                Option("boards", ("symmetric", "base", "all"), "symmetric"),
                Option("events", MIXES, "usual", Mix(COLOURS, DECK_SIZE)),
                Option("personal_objectives", (False, True), False),
                Option("two_player_variant", (True, False), True),
                Option("station", ("random", "printed"), "random"),
            ),
        )

    def set_up(self, seats: int, options: dict[str, Any], key: bytes) -> PlanetUnknown:
        return new_game(self, seats, options, key)

    def check_options(self, seats: int, options: Mapping[str, Any]) -> None:
        if not options["two_player_variant"] and seats != 2:
            what = "two_player_variant can only be switched off at a table of two"
            raise BadSetup(what, "two-player-variant", game=self.id)
        for colour, wanted in zip(COLOURS, event_mix(seats, dict(options)), strict=True):
            there_are = len(cards_of_colour(seats, colour))
            if wanted > there_are:
                what = f"the event deck can have {there_are} {colour} cards at most, not {wanted}"
                raise BadSetup(what, "too-many-events", game=self.id, colour=colour, most=there_are, given=wanted)
        if options["personal_objectives"] and seats == 1:
            what = "personal_objectives is for two or more: alone they are always used"
            raise BadSetup(what, "personal-objectives-alone", game=self.id)

    def fields(self, seats: int) -> Fields:
        return FIELDS[seats]

    def table_from(self, table: Mapping[str, Any], seats: int, options: dict[str, Any], key: bytes) -> PlanetUnknown:
        return table_from(self, table, seats, options, key)

    def table_for(self, state: PlanetUnknown, seat: int | None) -> dict[str, Any]:
        return table_for(state, seat)

    def redeal(self, state: PlanetUnknown, seat: int | None, rng: Rng) -> None:
        redeal(state, seat, rng)

    def observe(self, state: PlanetUnknown, seat: int, into: array[float]) -> None:
        observe(state, seat, into)

    def winners(self, state: PlanetUnknown) -> tuple[int, ...]:
        return leaders(state) if state.is_terminal() else ()

    def scores(self, state: PlanetUnknown) -> list[dict[str, int]]:
        return final_scores(state) if state.is_terminal() else open_scores(state)

    def returns(self, state: PlanetUnknown) -> list[float]:
        if state.seats == 1 and state.is_terminal():
            return [solo_return(state)]
        return super().returns(state)

    def decides_apart(self, state: PlanetUnknown) -> bool:
        return True

    def evaluation(self, state: PlanetUnknown, seat: int) -> float:
        return outlook(state, seat)

    def expected_points(self, state: PlanetUnknown) -> list[float]:
        return standings(state)

    def evaluations(self, state: PlanetUnknown) -> list[float]:
        return outlooks(state)

    def lesson(self) -> Lesson:
        return BoardLesson()

    def yardstick(self, state: PlanetUnknown, seat: int) -> float:
        return yardstick.outlook(state, seat)

    def planned(self, state: PlanetUnknown, seat: int) -> PlanetUnknown | None:
        return planned(state, seat)

    def planning(self) -> Planning:
        return TILES

    def is_between_moves(self, state: PlanetUnknown, seat: int) -> bool:
        return is_between_moves(state, seat)

    def figures(self, state: PlanetUnknown) -> dict[str, int]:
        return figures(state)

    def plays_with(self, state: PlanetUnknown, seat: int) -> dict[str, str]:
        return plays_with(state, seat)

    def pieces(self, state: PlanetUnknown) -> dict[str, int]:
        return pieces(state)

    def ranges(self, seats: int) -> dict[str, range]:
        return number_ranges()

    def check_table(self, state: PlanetUnknown) -> None:
        check_table(state)

    def check_steps(self, state: PlanetUnknown) -> None:
        check_steps(state)

    def observation_layout(self, seats: int) -> list[Part]:
        return layout(seats)

    def texts(self) -> str:
        return folder(PACKAGE, "texts")

    def must_appear(self) -> frozenset[str]:
        """Every planet, corporation, civ card, event and ending, and the question which of several gains is meant."""
        return frozenset(
            [
                *[f"planet:{planet}" for planet in PLANET_IDS],
                *[f"corporation:{corporation}" for corporation in CORPORATION_IDS],
                *[f"card:{card}" for card in range(1, CIV_CARDS + 1)],
                *[f"alert:{card}" for card in range(1, EVENTS_IN_THE_BOX + 1)],
                *[f"ending:{name}" for name in "abc"],
                "which-gain",
                "won:alone",
            ]
        )
