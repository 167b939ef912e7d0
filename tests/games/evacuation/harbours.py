"""Harbours with all questions and answers of their transport, for the tests of the page: `harbours.json`.

Written again by `python -m tests.games.evacuation.harbours`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from landfall.games.evacuation.table.state import Evacuation
from tests.games.evacuation.positions import GAME, own_ship, own_stadium, stock, transport, turn

FILE = Path(__file__).with_name("harbours.json")
SHIPS = (("S20",), ("S14",), ("S14", "S20"), ("S04", "S09", "S14"))


def harbour(ships: tuple[str, ...]) -> Evacuation:
    """Seat 0 with these ships, all areas of its continent and a stadium, and energy for every flight."""
    state = turn(seats=2)
    for ship in ships:
        own_ship(state, 0, ship)
    own_ship(state, 1, "S01")
    stock(state, 1, old=(0, 0, 9))  # who is still asked, so that nothing follows
    stock(state, 0, old=(0, 0, 9))
    own_stadium(state, 0, "ST05", 0)
    return transport(state)


def questions(state: Evacuation) -> list[dict[str, Any]]:
    """Every question on the way, each with the ship it is about and the place of what follows from each answer.

    Resources are left at home: they only make the list long. An answer that ends the flight leads to -1.
    """
    found: list[dict[str, Any]] = []
    places: dict[str, int] = {}

    def place(at: Evacuation) -> int:
        decision = at.decision(0)
        if 0 not in at.to_act() or decision is None:
            return -1
        key = at.digest()
        if key not in places:
            places[key] = len(found)
            answers: dict[str, int] = {}
            found.append({"ship": decision.fields.get("ship", ""), "answers": answers})
            for action in at.legal_actions(0):
                name, arguments = GAME.actions.decode(action)
                answer = " ".join([name, *map(str, arguments.values())])
                if "resource" not in answer:
                    after = at.clone()
                    after.play(action, 0)
                    answers[answer] = place(after)
        return places[key]

    place(state)
    return found


def written() -> str:
    lines = [json.dumps(questions(harbour(ships)), separators=(",", ":")) for ships in SHIPS]
    return "[\n" + ",\n".join(lines) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
