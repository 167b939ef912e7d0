"""Antarctica as the registry knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from landfall.flow.data import folder
from landfall.flow.errors import BadSetup
from landfall.flow.frame import Event
from landfall.flow.game import Game, Option
from landfall.flow.reading import row, whole
from landfall.flow.state import State
from landfall.games.antarctica.knowledge.observation import size
from landfall.games.antarctica.knowledge.view import pieces
from landfall.games.antarctica.rules.actions import ACTION_FRAMES
from landfall.games.antarctica.rules.ending import ENDING_FRAMES
from landfall.games.antarctica.rules.movement import MOVEMENT_FRAMES
from landfall.games.antarctica.rules.research import RESEARCH_FRAMES
from landfall.games.antarctica.rules.setup import SETUP_FRAMES, new_game
from landfall.games.antarctica.rules.shipyard import SHIPYARD_FRAMES
from landfall.games.antarctica.rules.sun import SUN_FRAMES
from landfall.games.antarctica.rules.track_actions import TRACK_ACTION_FRAMES
from landfall.games.antarctica.storage.agenda_check import check_steps
from landfall.games.antarctica.storage.consistency import check_table
from landfall.games.antarctica.storage.reader import card_rows
from landfall.games.antarctica.story.events import EVENTS
from landfall.games.antarctica.story.research_events import RESEARCH_EVENTS
from landfall.games.antarctica.story.scoring_events import SCORING_EVENTS
from landfall.games.antarctica.table.components import (
    ACTION_IDS,
    ADVANCED_IN_PLAY,
    CARD_IDS,
    CARD_POINTS,
    CUBES,
    DECK_IDS,
    FAST_PROGRESS_POINTS,
    KIND_IDS,
    LAPS_WITHOUT_PROGRESS,
    OPEN_TRACKS,
    PACKAGE,
    RESOURCE_IDS,
    SCIENTISTS,
    SHIPS,
    SHIPYARD_IDS,
    SPACES,
    TRACK_IDS,
    ZONES,
)
from landfall.games.antarctica.table.state import Antarctica
from landfall.games.antarctica.table.terms import ACTIONS, ALL_CARDS, BERTHS, ENDING_IDS, ID, NO_SHIP

RULES_VERSION = "1"
MOST_POINTS = max(FAST_PROGRESS_POINTS, *CARD_POINTS)  # research points of one grant


class AntarcticaGame(Game):
    """The sun goes round the continent and frees the ships; scientists, research and buildings score."""

    def __init__(self) -> None:
        super().__init__(
            ID,
            "Antarctica",
            range(2, 5),
            RULES_VERSION,
            ACTIONS,
            (
                *SETUP_FRAMES,
                *SUN_FRAMES,
                *MOVEMENT_FRAMES,
                *ACTION_FRAMES,
                *SHIPYARD_FRAMES,
                *RESEARCH_FRAMES,
                *TRACK_ACTION_FRAMES,
                *ENDING_FRAMES,
            ),
            (*EVENTS, *RESEARCH_EVENTS, *SCORING_EVENTS),
            (
                Option("placement", ("free", "first_game"), "free"),
                Option("start_player", ("random", 0, 1, 2, 3), "random"),
            ),
        )

    def set_up(self, seats: int, options: dict[str, Any], key: bytes) -> Antarctica:
        return new_game(self, seats, options, key)

    def check_options(self, seats: int, options: Mapping[str, Any]) -> None:
        start_player = options["start_player"]
        if start_player != "random" and start_player >= seats:
            what = f"start_player {start_player} does not sit at a table of {seats}"
            raise BadSetup(what, "start-player", number=start_player + 1, seats=seats)

    def table_from(self, table: Mapping[str, Any], seats: int, options: dict[str, Any], key: bytes) -> Antarctica:
        every_ship = (1 << seats * SHIPS) - 1
        state = Antarctica(
            self,
            seats,
            options,
            key,
            whole(table, "start_player", 0, seats - 1),
            whole(table, "sun", 0, ZONES - 1),
            whole(table, "second", NO_SHIP, seats * SHIPS - 1),
            whole(table, "card_played", 0, (1 << seats) - 1),
            whole(table, "came", 0, every_ship),
            whole(table, "laps", 0, LAPS_WITHOUT_PROGRESS),
            whole(table, "ending", 0, len(ENDING_IDS) - 1),
            whole(table, "used", 0, (1 << len(TRACK_IDS) * SPACES) - 1),
            row(table, "docks", BERTHS, NO_SHIP, seats * SHIPS - 1),
            row(table, "scientists", ZONES * seats, 0, SCIENTISTS),
            row(table, "buildings", ZONES, 0, (1 << len(KIND_IDS)) - 1),
            row(table, "cubes", len(TRACK_IDS) * seats, 0, SPACES),
            row(table, "supply", seats, 0, SCIENTISTS),
            row(table, "reserve", seats, 0, SCIENTISTS),
            row(table, "ships_left", seats, 0, SHIPS),
            row(table, "cubes_left", seats, 0, CUBES),
            row(table, "discarded", 2 * seats, 0, max(SHIPS, CUBES)),
            row(table, "hands", seats, 0, ALL_CARDS),
            tuple(row(table, "icebreakers", ZONES * seats, 0, SHIPS)),
            card_rows(table, "decks", len(DECK_IDS)),
            card_rows(table, "built", seats),
            tuple(row(table, "stars", seats, 0, len(CARD_IDS))),
            tuple(row(table, "basic", seats, 0, 1)),
            tuple(row(table, "advanced", seats, 0, ADVANCED_IN_PLAY[seats])),
            whole(table, "stack", 0, ALL_CARDS),
            whole(table, "played", 0, ALL_CARDS),
            whole(table, "boxed", 0, ALL_CARDS),
            whole(table, "draft", 0, ALL_CARDS),
            tuple(row(table, "stack_seen", seats, 0, ALL_CARDS)),
            tuple(row(table, "others_hold", seats, 0, ALL_CARDS)),
            tuple(row(table, "draft_seen", seats, -1, ALL_CARDS)),
        )
        check_table(state, pieces(state), pieces(new_game(self, seats, options, key)))
        return state

    def observation_size(self, seats: int) -> int:
        return size(seats)

    def texts(self) -> str:
        return folder(PACKAGE, "texts")

    def ranges(self, seats: int) -> dict[str, range]:
        return {
            "zone": range(ZONES),
            "ship": range(seats * SHIPS),
            "berth": range(BERTHS),
            "points": range(1, MOST_POINTS + 1),
            "resource": range(len(RESOURCE_IDS)),
            "trigger_seat": range(seats),
            "turn": range(seats),
            "taken": range(1 << OPEN_TRACKS[seats]),
        }

    def check_steps(self, state: State) -> None:
        assert isinstance(state, Antarctica)
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
