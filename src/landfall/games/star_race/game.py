"""Star Race: the game as the registry knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from landfall.flow.data import folder
from landfall.flow.errors import BadSetup, BadState
from landfall.flow.game import Game, Option
from landfall.flow.reading import row, whole
from landfall.flow.state import State
from landfall.games.star_race.cards import CARD_FRAMES
from landfall.games.star_race.components import (
    CARD_COUNTS,
    CARD_IDS,
    FAMILY_COUNTS,
    MISSIONS,
    PACKAGE,
    PLAIN_VALUE,
    PLANET_IDS,
    TOKEN_FACES,
    ZORA_SHIPS,
)
from landfall.games.star_race.events import EVENTS
from landfall.games.star_race.mission import MISSION_FRAMES
from landfall.games.star_race.observation import size
from landfall.games.star_race.planets import PLANET_FRAMES
from landfall.games.star_race.resting import check_steps
from landfall.games.star_race.scoring import SCORING_FRAMES
from landfall.games.star_race.setup import new_game
from landfall.games.star_race.state import Result, StarRace
from landfall.games.star_race.storing import bag_in, card_row, check_table, hand_row, ship_row
from landfall.games.star_race.terms import ACTIONS, ARRIVAL, CARDS_SPENT, GROUPS, ID, PLANET, SHIPS, hand_of
from landfall.games.star_race.turn import TURN_FRAMES

RULES_VERSION = "1"


class StarRaceGame(Game):
    """Nine ships, two of them secretly yours, and identical hands of cards."""

    def __init__(self) -> None:
        super().__init__(
            ID,
            "Star Race",
            range(2, 5),
            RULES_VERSION,
            ACTIONS,
            (*MISSION_FRAMES, *TURN_FRAMES, *CARD_FRAMES, *PLANET_FRAMES, *SCORING_FRAMES),
            EVENTS,
            (
                Option("variant", ("basic", "family", "advanced"), "basic"),
                Option("start_player", ("random", 0, 1, 2, 3), "random"),
            ),
        )

    def set_up(self, seats: int, options: dict[str, Any], key: bytes) -> StarRace:
        return new_game(self, seats, options, key)

    def check_options(self, seats: int, options: Mapping[str, Any]) -> None:
        start_player = options["start_player"]
        if start_player != "random" and start_player >= seats:
            what = f"start_player {start_player} does not sit at a table of {seats}"
            raise BadSetup(what, "start-player", number=start_player + 1, seats=seats)

    def table_from(self, table: Mapping[str, Any], seats: int, options: dict[str, Any], key: bytes) -> StarRace:
        state = StarRace(
            self,
            seats,
            options,
            key,
            options["variant"] == "advanced",
            hand_of(FAMILY_COUNTS if options["variant"] == "family" else CARD_COUNTS),
            whole(table, "mission", 0, MISSIONS[seats] - 1),
            whole(table, "start_player", 0, seats - 1),
            tuple(row(table, "planets", len(PLANET_IDS), 0, len(PLANET_IDS) - 1)),
            ship_row(table, "levels", PLANET),
            whole(table, "on_planet", 0, len(TOKEN_FACES)),
            hand_row(table, "hands", seats),
            hand_row(table, "played", seats),
            card_row(table, "latest", seats),
            card_row(table, "offers", seats),
            tuple(hand_row(table, "asides", seats)),
            tuple(row(table, "hired", 2 * seats, 0, SHIPS - 1)),
            tuple(ship_row(table, "patrols", PLANET - 1)),
            tuple(row(table, "inspected", seats, 0, (1 << seats) - 1)),
            tuple(row(table, "seen", seats * seats, 0, SHIPS)),
            tuple(ship_row(table, "tokens", len(TOKEN_FACES))),
            tuple(bag_in(table)),
            tuple([result_from(result, seats) for result in table["results"]]),
        )
        check_table(state)
        return state

    def observation_size(self, seats: int) -> int:
        return size(seats)

    def texts(self) -> str:
        return folder(PACKAGE, "texts")

    def ranges(self, seats: int) -> dict[str, range]:
        return {
            "number": range(MISSIONS[seats]),
            "start_player": range(seats),
            "card": range(len(CARD_IDS)),
            "group": range(len(GROUPS)),
        }

    def check_steps(self, state: State) -> None:
        assert isinstance(state, StarRace)
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


def result_from(stored: Mapping[str, Any], seats: int) -> Result:
    """A mission that is over, as it was stored."""
    if stored["ending"] not in (ARRIVAL, CARDS_SPENT):
        raise BadState(f"a mission ends by {ARRIVAL} or {CARDS_SPENT}, not {stored['ending']!r}")
    best = max(PLAIN_VALUE, *TOKEN_FACES)
    return Result(
        whole(stored, "planet", 0, len(PLANET_IDS) - 1),
        stored["ending"],
        tuple(row(stored, "hired", 2 * seats, 0, SHIPS - 1)),
        tuple(ship_row(stored, "levels", PLANET)),
        tuple(ship_row(stored, "worths", best)),
        tuple(row(stored, "points", seats, 0, 2 * best)),
    )
