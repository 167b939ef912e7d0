"""The tables of docs/rules/antarctica.md hold the figures of the data files."""

from __future__ import annotations

from typing import Any

from landfall.flow.package_data import read_data
from landfall.games.antarctica.table.components import PACKAGE
from tests.rules_pages import rules_page

PAGE = rules_page("antarctica")
SETUP = read_data(PACKAGE, "setup")
BUILDINGS = read_data(PACKAGE, "buildings")
CARDS = read_data(PACKAGE, "building_cards")
SHIPYARD = read_data(PACKAGE, "shipyard_cards")
RESOURCE = read_data(PACKAGE, "resource_cards")
TRACKS = read_data(PACKAGE, "research_tracks")

PLAYERS = ("2", "3", "4")
NAMES = {"shaft": "shaft tower", "lab": "laboratory", "turbine": "wind turbine", "antenna": "parabolic antenna"}
ACTIONS = {
    "ship_move": "move a ship",
    "shipyard_draft": "shipyard draft",
    "advance_3": "advance three",
    "recruit_1": "recruit one",
    "new_ship": "new ship",
    "resource_advanced": "advanced resource card",
    "resource_basic": "basic resource card",
}
SHIPYARD_CARDS = {
    "icebreaker": "Icebreaker",
    "place_scientist": "Place a scientist",
    "two_scientists": "+2 scientists",
    "fast_progress": "Fast progress",
}


def name(kind: str) -> str:
    return NAMES.get(kind, kind.replace("_", " "))


def row(*cells: Any) -> list[str]:
    return [("yes" if cell else "no") if isinstance(cell, bool) else str(cell) for cell in cells]


def test_the_buildings() -> None:
    assert PAGE.table("Building", "Group") == [
        row(name(kind["id"]), kind["group"], kind["count"], kind["cards"], kind["scientists"], kind["star"])
        for kind in BUILDINGS["kinds"]
    ]


def test_the_numbers_of_cards() -> None:
    resource = {kind["id"]: kind["count"] for kind in RESOURCE["kinds"]}
    assert PAGE.table("Cards", "How many") == [
        *(row(f"Building cards: {deck}", count) for deck, count in CARDS["deck_sizes"].items()),
        row("Shipyard cards", SHIPYARD["count"]),
        *(row(f"Resource cards: {kind}", count) for kind, count in resource.items()),
    ]


def test_the_pieces_of_a_colour_and_the_board() -> None:
    pieces = SETUP["pieces_of_a_colour"]
    said = " ".join(PAGE.text.split())
    assert f"{pieces['scientists']} scientists, {pieces['ships']} ships and {pieces['cubes']} cubes" in said
    assert f"{BUILDINGS['total']} buildings" in said
    assert SETUP["zones"]["count"] == 8
    assert SETUP["zones"]["docks"] == 3
    assert SETUP["zones"]["building_spaces"] == 14
    assert SETUP["closed_zones"]["2"] == [3, 7]
    assert SETUP["laps_without_progress"]["count"] == 5


def test_the_first_buildings() -> None:
    assert PAGE.table("Players", "Buildings at the start") == [
        row(
            count,
            ", ".join(map(name, SETUP["initial_buildings"][count])),
            ", ".join(map(name, SETUP["initial_buildings_boxed"][count])) or "none",
        )
        for count in PLAYERS
    ]


def test_the_pieces_at_the_start() -> None:
    names = ("supply", "reserve", "ships_on_board", "ships_available", "cubes_available")
    boxed = ("scientists", "ships", "cubes")
    pieces = SETUP["pieces"]
    assert PAGE.table("Players", "Supply") == [
        row(count, *(pieces[count][part] for part in names), *(pieces[count]["box"][part] for part in boxed))
        for count in PLAYERS
    ]
    assert [pieces[count]["cubes_available"] for count in PLAYERS] == [
        len(SETUP["open_tracks"][count]) for count in PLAYERS
    ]


def test_the_order_of_placement_and_the_zones_of_a_first_game() -> None:
    assert PAGE.table("Players", "Order") == [
        row(count, " ".join(SETUP["placement_order"][count]), " ".join(map(str, SETUP["first_game_zones"][count])))
        for count in PLAYERS
    ]


def test_the_shipyard_cards() -> None:
    assert [cells[:2] for cells in PAGE.table("Shipyard card", "How many")] == [
        row(SHIPYARD_CARDS[kind["id"]], kind["count"]) for kind in SHIPYARD["kinds"]
    ]
    assert SHIPYARD["fast_progress_points"] == 3
    assert SHIPYARD["two_scientists"] == 2


def test_what_resource_cards_stand_for() -> None:
    assert [[name(kind) for kind in card["replaces_one_of"]] for card in RESOURCE["kinds"]] == [
        ["crane", "shaft tower", "derrick", "wind turbine"],
        ["laboratory", "factory"],
    ]


def test_the_track_actions() -> None:
    assert [cells[:2] for cells in PAGE.table("Action", "Colour")] == [
        row(ACTIONS[action["id"]].capitalize(), action["color"]) for action in TRACKS["actions"]
    ]


def test_the_building_cards() -> None:
    assert PAGE.table("Card", "Builds") == [
        row(
            card["id"],
            name(card["building"]),
            ", ".join(map(name, card["requires"])),
            card["scientists"],
            card["research_points"],
            card["star"],
            card["min_players"],
        )
        for card in CARDS["cards"]
    ]


def test_the_cards_in_play() -> None:
    assert PAGE.table("Players", "Basic") == [row(count, *CARDS["cards_in_play"][count].values()) for count in PLAYERS]


def test_the_tracks() -> None:
    colours = {action["id"]: action["color"] for action in TRACKS["actions"]}
    assert PAGE.table("Track", "Players") == [
        row(
            track["id"],
            track["min_players"],
            " and ".join(kind.removesuffix("_station") for kind in track["station_types"]),
            ", ".join(f"{space} {ACTIONS[action]} ({colours[action]})" for space, action in track["actions"].items()),
        )
        for track in TRACKS["tracks"]
    ]


def test_the_values_of_the_spaces() -> None:
    assert {tuple(track["values"]) for track in TRACKS["tracks"]} == {
        tuple(map(int, PAGE.table("Space", "1")[0][1:])),
    }
