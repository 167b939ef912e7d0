"""Antarctica as the registry knows it."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import Any

from landfall.flow.fields import Fields
from landfall.flow.frame import Event
from landfall.flow.game import Game
from landfall.flow.learned import Lesson
from landfall.flow.observation import Part
from landfall.flow.options import Option, check_start_player
from landfall.flow.package_data import folder
from landfall.flow.rng import Rng
from landfall.games.antarctica.judgement import yardstick
from landfall.games.antarctica.judgement.evaluation import ExpeditionLesson, outlook, outlooks, standings
from landfall.games.antarctica.knowledge.observation import layout, observe
from landfall.games.antarctica.knowledge.sampling import redeal
from landfall.games.antarctica.knowledge.view import table_for
from landfall.games.antarctica.rules.actions import ACTION_FRAMES
from landfall.games.antarctica.rules.ending import ENDING_FRAMES, figures
from landfall.games.antarctica.rules.icebreakers import ICEBREAKER_FRAMES
from landfall.games.antarctica.rules.movement import MOVEMENT_FRAMES
from landfall.games.antarctica.rules.red_actions import RED_ACTION_FRAMES
from landfall.games.antarctica.rules.research import RESEARCH_FRAMES
from landfall.games.antarctica.rules.scoring import points_by_category, winners_of
from landfall.games.antarctica.rules.setup import SETUP_FRAMES, new_game
from landfall.games.antarctica.rules.ship_move import SHIP_MOVE_FRAMES
from landfall.games.antarctica.rules.shipyard import SHIPYARD_FRAMES
from landfall.games.antarctica.rules.sun import SUN_FRAMES
from landfall.games.antarctica.rules.track_actions import TRACK_ACTION_FRAMES
from landfall.games.antarctica.rules.turn import TURN_FRAMES
from landfall.games.antarctica.storage.agenda_check import check_steps
from landfall.games.antarctica.storage.consistency import check_table, pieces
from landfall.games.antarctica.storage.reader import table_from
from landfall.games.antarctica.story.events import EVENTS
from landfall.games.antarctica.story.research_events import RESEARCH_EVENTS
from landfall.games.antarctica.story.scoring_events import SCORING_EVENTS
from landfall.games.antarctica.table.components import (
    ACTION_IDS,
    CARD_IDS,
    CARD_POINTS,
    FAST_PROGRESS_POINTS,
    OPEN_TRACKS,
    PACKAGE,
    RESOURCE_IDS,
    SHIPYARD_IDS,
    ZONES,
)
from landfall.games.antarctica.table.fields import FIELDS
from landfall.games.antarctica.table.state import Antarctica
from landfall.games.antarctica.table.terms import ACTIONS, BERTHS, ENDING_IDS, ID, first_ship

RULES_VERSION = "1"
MOST_POINTS = max(FAST_PROGRESS_POINTS, *CARD_POINTS)  # research points of one grant


class AntarcticaGame(Game):
    """The sun goes round the continent and frees the ships; scientists, research and buildings score."""

    def __init__(self) -> None:
        super().__init__(
            id=ID,
            title="Antarctica",
            seats=range(2, 5),
            rules_version=RULES_VERSION,
            actions=ACTIONS,
            frames=(
                *SETUP_FRAMES,
                *SUN_FRAMES,
                *TURN_FRAMES,
                *ICEBREAKER_FRAMES,
                *MOVEMENT_FRAMES,
                *ACTION_FRAMES,
                *SHIPYARD_FRAMES,
                *RESEARCH_FRAMES,
                *RED_ACTION_FRAMES,
                *SHIP_MOVE_FRAMES,
                *TRACK_ACTION_FRAMES,
                *ENDING_FRAMES,
            ),
            events=(*EVENTS, *RESEARCH_EVENTS, *SCORING_EVENTS),
            options=(
                Option("placement", ("free", "first_game"), "free"),
                Option("start_player", ("random", 0, 1, 2, 3), "random"),
            ),
        )

    def set_up(self, seats: int, options: dict[str, Any], key: bytes) -> Antarctica:
        return new_game(self, seats, options, key)

    def check_options(self, seats: int, options: Mapping[str, Any]) -> None:
        check_start_player(seats, options)

    def fields(self, seats: int) -> Fields:
        return FIELDS[seats]

    def table_from(self, table: Mapping[str, Any], seats: int, options: dict[str, Any], key: bytes) -> Antarctica:
        return table_from(self, table, seats, options, key)

    def table_for(self, state: Antarctica, seat: int | None) -> dict[str, Any]:
        return table_for(state, seat)

    def redeal(self, state: Antarctica, seat: int | None, rng: Rng) -> None:
        redeal(state, seat, rng)

    def observe(self, state: Antarctica, seat: int, into: array[float]) -> None:
        observe(state, seat, into)

    def winners(self, state: Antarctica) -> tuple[int, ...]:
        return winners_of(state) if state.is_terminal() else ()

    def scores(self, state: Antarctica) -> list[dict[str, int]]:
        return points_by_category(state)

    def evaluation(self, state: Antarctica, seat: int) -> float:
        return outlook(state, seat)

    def expected_points(self, state: Antarctica) -> list[float]:
        return standings(state)

    def evaluations(self, state: Antarctica) -> list[float]:
        return outlooks(state)

    def lesson(self) -> Lesson:
        return ExpeditionLesson()

    def yardstick(self, state: Antarctica, seat: int) -> float:
        return yardstick.outlook(state, seat)

    def figures(self, state: Antarctica) -> dict[str, int]:
        return figures(state)

    def pieces(self, state: Antarctica) -> dict[str, int]:
        return pieces(state)

    def observation_layout(self, seats: int) -> list[Part]:
        return layout(seats)

    def texts(self) -> str:
        return folder(PACKAGE, "texts")

    def ranges(self, seats: int) -> dict[str, range]:
        return {
            "zone": range(ZONES),
            "ship": range(first_ship(seats)),
            "berth": range(BERTHS),
            "points": range(1, MOST_POINTS + 1),
            "resource": range(len(RESOURCE_IDS)),
            "trigger_seat": range(seats),
            "turn": range(seats),
            "taken": range(1 << OPEN_TRACKS[seats]),
        }

    def check_table(self, state: Antarctica) -> None:
        check_table(state)

    def check_steps(self, state: Antarctica) -> None:
        check_steps(state)

    def must_appear(self) -> frozenset[str]:
        """Every ending, card and track action, with effect and without, and every way a winner is found."""
        plain = [event.__name__ for event in self.event_kinds.values() if event.marks is Event.marks]
        return frozenset(
            [
                *plain,
                *[f"ending:{ending}" for ending in ENDING_IDS[1:]],
                *[f"built:{card}" for card in CARD_IDS],
                *[f"card:{card}" for card in SHIPYARD_IDS],
                *[f"action:{action}" for action in ACTION_IDS],
                *[f"nothing:{action}" for action in ACTION_IDS if action != "shipyard_draft"],
                *[f"declined:{action}" for action in ("ship_move", "advance_3")],
                *[f"recruited:{reason}" for reason in ("camp", "two_scientists", "recruit_1", "discard")],
                *[f"{how}:{resource}" for how in ("resource", "taken") for resource in ("basic", "advanced")],
                "ShipDiscarded:available",
                "ShipDiscarded:board",
                *[f"won:{decided_by}" for decided_by in ("points", "first_ranks", "cards", "shared")],
            ]
        )
