"""The tables and boards of docs/rules/planet-unknown.md hold the figures of the data files and the English texts."""

from __future__ import annotations

from typing import Any

import pytest

from landfall.flow.package_data import read_data
from tests.rules_pages import english, rules_page

PACKAGE = "landfall.games.planet_unknown"
PAGE = rules_page("planet-unknown")
SAID = english("planet-unknown")
POSITIONS = range(16)


def data(name: str) -> Any:
    return read_data(PACKAGE, name)


def yes(holds: bool) -> str:
    return "yes" if holds else "no"


CORPORATIONS = data("corporations")["corporations"]
PLANETS = data("planets")["planets"]


def benefit(given: dict[str, Any]) -> str:
    """S boost, C1 civ card of level 1, P patch, R rover, 2 movement, T1 technology 1."""
    kind = given["type"]
    if kind == "civ_card":
        return f"C{given['level']}"
    if kind == "tech":
        return f"T{given['level']}"
    if kind == "rover_move":
        return str(given["n"])
    if kind == "advance":
        return str(given["track"])
    return {"synergy": "S", "biomass_patch": "P", "place_rover": "R"}[kind]


def space(given: dict[str, Any]) -> str:
    choice = " or ".join(map(benefit, given["choose_one"])) if "choose_one" in given else ""
    parts = [choice, *map(benefit, given.get("benefits", ()))]
    if given["medal"] is not None:
        parts.append(f"m{given['medal']}")
    return " ".join(part for part in parts if part)


def tracks(corporation: dict[str, Any]) -> list[list[Any]]:
    rows = []
    for name, spaces in corporation["tracks"].items():
        printed = {one["pos"]: space(one) for one in spaces}
        rows.append([name, *(printed.get(position, "") for position in POSITIONS)])
    return rows


def shapes() -> list[list[Any]]:
    """Capitals where the resource symbols are; the meteor's square by row and column."""
    rows = []
    for shape in data("tiles")["shapes"]:
        drawn = {tuple(cell): "a" for cell in shape["section_a"]} | {tuple(cell): "b" for cell in shape["section_b"]}
        for section in "ab":
            drawn[tuple(shape[f"resource_{section}"])] = section.upper()
        wide, high = (1 + max(cell[axis] for cell in drawn) for axis in (0, 1))
        lines = ["".join(drawn.get((x, y), "·") for x in range(wide)) for y in range(high)]
        x, y = shape["meteor_cell"]
        rows.append(
            [shape["id"], shape["ring"], " ".join(f"`{line}`" for line in lines), f"row {y + 1}, column {x + 1}"]
        )
    return rows


def corporations() -> list[list[Any]]:
    return [
        [one["name"], one["complexity"], yes(one["expansion"]), one["rovers"], one["rover_top_move"]]
        for one in CORPORATIONS
    ]


def planets() -> list[list[Any]]:
    return [
        [
            SAID[f"name-{one['id']}"],
            one["complexity"],
            yes(one["expansion"]),
            one["squares"],
            one["ice_squares"],
            SAID[f"planet-{one['id']}-help"],
        ]
        for one in PLANETS
    ]


def path() -> list[list[Any]]:
    rows = []
    for step in next(one for one in CORPORATIONS if one["id"] == "oasis")["water_path"]:
        medal = f"m{step['water_medal']}" if step["water_medal"] else ""
        gains = " ".join(map(benefit, step["benefits"]))
        rows.append([step["step"], f"{step['track']} {step['pos']}", gains, medal])
    return rows


def civ_cards() -> list[list[Any]]:
    when = {"immediate": "at once", "end_of_game": "at the end"}
    return [
        [one["id"], one["level"], when[one["timing"]], SAID[f"name-card-{one['id']}"]]
        for one in data("civ_cards")["cards"]
    ]


def objectives() -> list[list[Any]]:
    cards = data("objectives")["cards"]
    return [[one["id"], SAID[f"name-objective-{one['id']}"], SAID[f"name-personal-{one['id']}"]] for one in cards]


def events() -> list[list[Any]]:
    cards = data("events")["cards"]
    return [[one["id"], one["color"], yes(one["solo_only"]), SAID[f"name-alert-{one['id']}"]] for one in cards]


def seats() -> list[list[Any]]:
    return [[count, ", ".join(map(str, places))] for count, places in data("depots")["seat_positions"].items()]


def rings() -> list[list[Any]]:
    return [[name, *data("depots")[f"{name}_ring"]] for name in ("outer", "inner")]


def adjustments() -> list[list[Any]]:
    rows = data("solo")["deck_adjustment"]
    return [
        [colour, *(f"{row[colour]:+}".replace("-", "−").replace("+0", "0") for row in rows)]
        for colour in ("red", "orange", "green")
    ]


TABLES: dict[tuple[str, ...], list[list[Any]]] = {
    ("Shape", "Ring", "Drawn row by row", "Meteor symbol, if it has one"): shapes(),
    ("Ring", "1", "2", "3", "4", "5", "6"): rings(),
    ("Players", "Places at the station"): seats(),
    ("Corporation", "Complexity", "Expansion", "Rovers", "Movement at the top"): corporations(),
    ("Planet", "Complexity", "Expansion", "Squares", "Ice", "What is special"): planets(),
    ("Step", "On the space", "Gives", "Medal"): path(),
    ("Card", "Level", "Acts", "What it does"): civ_cards(),
    ("Objective", "Between neighbours", "Personal"): objectives(),
    ("Event", "Colour", "Solo only", "What it does"): events(),
    ("Cards of the colour", "0 to 2", "3 to 6", "7 to 10", "11 to 14", "15 to 20"): adjustments(),
    **{(one["name"], *map(str, POSITIONS)): tracks(one) for one in CORPORATIONS},
}


def board(planet: dict[str, Any]) -> str:
    """The planet drawn: medals of columns above, of rows to the right; a small letter has a lifepod."""
    pods = {tuple(pod) for pod in planet["lifepods"]}
    lines = ["   " + " ".join(str(medal) for medal in planet["column_medals"])]
    for y, row in enumerate(planet["grid"]):
        squares = " ".join(letter.lower() if (x, y) in pods else letter for x, letter in enumerate(row))
        lines.append(f"   {squares}   {planet['row_medals'][y]}")
    return "\n".join(lines)


def second_board(planet: dict[str, Any]) -> str:
    """Which square belongs to which planet of Cerberus, to which side of the chasm of Tartarus."""
    return "\n".join("   " + " ".join(row) for row in planet["regions" if "regions" in planet else "sides"])


@pytest.mark.parametrize("head", TABLES, ids=lambda head: " | ".join(head[:3]))
def test_the_table_holds_the_figures(head: tuple[str, ...]) -> None:
    PAGE.check_table(head, TABLES[head])


@pytest.mark.parametrize("planet", PLANETS, ids=lambda planet: str(planet["id"]))
def test_the_planet_is_drawn(planet: dict[str, Any]) -> None:
    assert f"**{SAID['name-' + planet['id']]}**\n\n```text\n{board(planet)}\n```\n" in PAGE.text


@pytest.mark.parametrize(
    "planet", [one for one in PLANETS if one["id"] in ("cerberus", "tartarus")], ids=lambda one: str(one["id"])
)
def test_what_belongs_together_is_drawn(planet: dict[str, Any]) -> None:
    assert f"```text\n{second_board(planet)}\n```\n" in PAGE.text


def test_pairs_of_terrains_and_numbers_of_tiles() -> None:
    tiles = data("tiles")
    said = " ".join(PAGE.text.split())
    assert ", ".join(f"{a} with {b}" for a, b in tiles["section_pairs"]) in said
    assert len(tiles["tiles"]) == 144
    assert {(tile["a"], tile["b"], tile["meteor"]) for tile in tiles["tiles"]} == {
        (a, b, meteor) for a, b in tiles["section_pairs"] for meteor in (False, True)
    }


def test_the_verdicts_of_solo() -> None:
    rows = PAGE.table("Difference", "Step")
    bands = data("solo")["verdicts"]
    assert [int(row[1].replace("−", "-").replace("expected", "0")) for row in rows] == [
        band["printed"] for band in bands
    ]
    for row, band in zip(rows, bands, strict=True):
        ends = [band["diff_from"], band["diff_to"]]
        shown = [str(end).replace("-", "−") for end in ends if end is not None]
        assert [word for word in row[0].split() if word.lstrip("−").isdigit()] == shown
    assert data("solo")["base_expected"] == 60


def test_medals_of_objectives_and_size_of_the_deck() -> None:
    assert data("objectives")["neighbour_medals"] == {"win": 5, "tie": 2, "lose": 0}
    assert data("objectives")["personal_medals"] == 5
    assert data("events")["deck_size"] == 20
