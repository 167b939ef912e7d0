"""Star Race: the game as the registry knows it."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import Any

from landfall.flow.fields import Fields
from landfall.flow.game import Game
from landfall.flow.learned import Lesson
from landfall.flow.observation import Part
from landfall.flow.options import Option, check_start_player
from landfall.flow.package_data import folder
from landfall.flow.rng import Rng
from landfall.games.star_race.judgement import yardstick
from landfall.games.star_race.judgement.evaluation import MissionLesson, outlook, outlooks, standings
from landfall.games.star_race.knowledge.observation import layout, observe
from landfall.games.star_race.knowledge.sampling import redeal
from landfall.games.star_race.knowledge.view import pieces, table_for
from landfall.games.star_race.rules.cards import CARD_FRAMES
from landfall.games.star_race.rules.mission import MISSION_FRAMES
from landfall.games.star_race.rules.planets import PLANET_FRAMES
from landfall.games.star_race.rules.scoring import SCORING_FRAMES, leaders, points_by_mission
from landfall.games.star_race.rules.setup import new_game
from landfall.games.star_race.rules.turn import TURN_FRAMES
from landfall.games.star_race.storage.agenda_check import check_steps
from landfall.games.star_race.storage.consistency import check_table
from landfall.games.star_race.storage.reader import table_from
from landfall.games.star_race.story.events import EVENTS
from landfall.games.star_race.table.components import CARD_IDS, MISSIONS, PACKAGE, PLANET_IDS, TOKEN_FACES, ZORA_SHIPS
from landfall.games.star_race.table.fields import FIELDS
from landfall.games.star_race.table.state import StarRace
from landfall.games.star_race.table.terms import ACTIONS, ARRIVAL, CARDS_SPENT, GROUPS, ID

RULES_VERSION = "1"


class StarRaceGame(Game):
    """Nine ships, two of them secretly yours, and identical hands of cards."""

    def __init__(self) -> None:
        super().__init__(
            id=ID,
            title="Star Race",
            seats=range(2, 5),
            rules_version=RULES_VERSION,
            actions=ACTIONS,
            frames=(*MISSION_FRAMES, *TURN_FRAMES, *CARD_FRAMES, *PLANET_FRAMES, *SCORING_FRAMES),
            events=EVENTS,
            options=(
                Option("variant", ("basic", "family", "advanced"), "basic"),
                Option("start_player", ("random", 0, 1, 2, 3), "random"),
            ),
        )

    def set_up(self, seats: int, options: dict[str, Any], key: bytes) -> StarRace:
        return new_game(self, seats, options, key)

    def check_options(self, seats: int, options: Mapping[str, Any]) -> None:
        check_start_player(seats, options)

    def fields(self, seats: int) -> Fields:
        return FIELDS[seats]

    def table_from(self, table: Mapping[str, Any], seats: int, options: dict[str, Any], key: bytes) -> StarRace:
        return table_from(self, table, seats, options, key)

    def table_for(self, state: StarRace, seat: int | None) -> dict[str, Any]:
        return table_for(state, seat)

    def redeal(self, state: StarRace, seat: int | None, rng: Rng) -> None:
        redeal(state, seat, rng)

    def observe(self, state: StarRace, seat: int, into: array[float]) -> None:
        observe(state, seat, into)

    def winners(self, state: StarRace) -> tuple[int, ...]:
        return leaders(state) if state.is_terminal() else ()

    def scores(self, state: StarRace) -> list[dict[str, int]]:
        return points_by_mission(state)

    def decides_apart(self, state: StarRace) -> bool:
        return True

    def expected_points(self, state: StarRace) -> list[float]:
        return standings(state)

    def evaluation(self, state: StarRace, seat: int) -> float:
        return outlook(state, seat)

    def evaluations(self, state: StarRace) -> list[float]:
        return outlooks(state)

    def lesson(self) -> Lesson:
        return MissionLesson()

    def yardstick(self, state: StarRace, seat: int) -> float:
        return yardstick.outlook(state, seat)

    def pieces(self, state: StarRace) -> dict[str, int]:
        return pieces(state)

    def observation_layout(self, seats: int) -> list[Part]:
        return layout(seats)

    def texts(self) -> str:
        return folder(PACKAGE, "texts")

    def ranges(self, seats: int) -> dict[str, range]:
        return {
            "number": range(MISSIONS[seats]),
            "start_player": range(seats),
            "card": range(len(CARD_IDS)),
            "group": range(len(GROUPS)),
        }

    def check_table(self, state: StarRace) -> None:
        check_table(state)

    def check_steps(self, state: StarRace) -> None:
        check_steps(state)

    def must_appear(self) -> frozenset[str]:
        """Every card, lost and copied where it can be; every planet, ending, ability and token; what is rare."""
        endings = [
            f"ending:{planet}:{ending}" for planet in ("plain", *PLANET_IDS) for ending in (ARRIVAL, CARDS_SPENT)
        ]
        return frozenset(
            [
                *[f"card:{card}" for card in CARD_IDS],
                *[f"lost:{card}" for card in ("minus2", "minus1x2", "copy", "rewind", "swap")],
                *[f"copied:{card}" for card in CARD_IDS if card != "copy"],
                *[f"planet:{planet}" for planet in ("plain", *PLANET_IDS)],
                *[f"token:{face}" for face in TOKEN_FACES],
                *endings,
                "copied:own",
                "copied:copy",
                "entrants:1",
                "entrants:2",
                "ability:nova",
                "ability-skipped:nova",
                *[f"ability:zora:{ships}" for ships in range(1, ZORA_SHIPS + 1)],
                "ability-skipped:zora",
                "Hired",
                "CardsSetAside",
                "Ready",
                "PatrolPlaced",
                "PatrolLifted",
                "Looked",
                "Saw",
                "LookDeclined",
                "TokenDrawn",
                "ShipMoved",
                "MissionScored",
                "won:alone",
                "won:shared",
            ]
        )
