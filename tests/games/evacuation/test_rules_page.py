"""The tables of docs/rules/evacuation.md hold the figures of the data files and the words of the English texts."""

from __future__ import annotations

import re
from typing import Any

import pytest

from landfall.flow.package_data import read_data
from landfall.games.evacuation.table.effects import PACKAGE
from tests.rules_pages import english, rules_page

PAGE = rules_page("evacuation")
SAID = english("evacuation")
KINDS = ("food", "steel", "energy")
METRICS = {
    "developed_technologies": "developed technologies",
    "stadiums_new": "stadiums in the New World",
    "completed_infrastructure": "completed infrastructure cards",
    "evacuated_areas": "evacuated areas",
    "highest_production": "as the highest production level",
    "biomes_settled": "biomes settled",
    "settled_population": "settled population",
    "settled_factories": "settled factories",
}
SOLO_ACTIONS = {
    "settle": "settle",
    "take_stadium": "take a stadium",
    "discard_ship": "discard a ship",
    "discard_infrastructure": "discard infrastructure",
}


def data(name: str) -> Any:
    return read_data(PACKAGE, name)


def units(amounts: dict[str, int]) -> str:
    return ", ".join(f"{amounts[kind]} {kind}" for kind in KINDS if amounts.get(kind)) or "nothing"


def effect(given: dict[str, Any]) -> str:
    """An effect of the progress track in words."""
    many = given.get("amount", given.get("count", given.get("times", 1)))
    words = {
        "gain_resource": f"gain {many} of any resource",
        "infra_moves": f"{many} infrastructure move{'s' if many > 1 else ''}",
        "invent": "an invent step",
        "gain_population": f"gain {many} population",
        "gain_factory": "gain a factory of any kind",
    }
    return words[given["op"]]


def space(given: dict[str, Any]) -> str:
    return ", ".join([*map(effect, given["effects"]), *given["symbols"]])


def years() -> list[list[Any]]:
    return [
        [row[name] for name in ("year", "food_old", "food_new", "stadiums_new")] for row in data("year_track")["years"]
    ]


def old_areas() -> list[list[Any]]:
    rows = []
    for area in data("old_world")["areas_per_continent"]:
        kind = f"{area['factory_kind']} factory" if area["factory_kind"] else f"{area['population_circles']} population"
        rows.append([area["id"], kind, units(area["production"]), area["edge"]])
    return rows


def action_track() -> list[list[Any]]:
    track = data("player_board")["action_track"]
    return [
        [
            "Energy",
            *(one["energy"] for one in track["energy_cost_by_action_number"]),
            track["beyond_sixth_each"]["energy"],
        ]
    ]


def steps() -> list[list[Any]]:
    return [[step["step"], space(step["main"]), space(step["three_plus"])] for step in data("progress_track")["steps"]]


def technologies() -> list[list[Any]]:
    return [
        [tile["id"], tile["level"], SAID[f"name-{tile['id']}"], SAID[f"technology-{tile['id']}-help"]]
        for tile in data("technologies")["tiles"]
    ]


def infrastructure() -> list[list[Any]]:
    rows = []
    for card in data("infrastructure")["cards"]:
        name = SAID[f"name-{card['id']}"].removesuffix(f" ({card['id']})")
        words = SAID[f"infrastructure-{card['id']}-help"]
        cost, needs, brings = re.findall(r"^Cost: (.+)\. Needs: (.+)\. Brings: (.+)\.$", words)[0]
        assert cost == units(card["cost"])
        twins = ", ".join(card["same_illustration"]) or "none"
        rows.append([card["id"], name, cost, needs.replace("symbol(s)", "symbols"), brings, twins, card["pool"]])
    return rows


def goals() -> list[list[Any]]:
    rows = []
    for card in data("goals")["cards"]:
        words, most = re.findall(r"^(.+) At most (\d+) points\.$", SAID[f"goal-{card['id']}-help"])[0]
        assert int(most) == card["max_points"]
        rows.append([card["id"], SAID[f"name-goal_{card['id']}"], words, most, card["pool"]])
    return rows


def first_goals() -> list[list[Any]]:
    return [[row["technology_set"], ", ".join(map(str, row["goals"]))] for row in data("goals")["first_game_sets"]]


def bonuses() -> list[list[Any]]:
    rows = []
    for card in data("year_end_bonuses")["cards"]:
        low, low_words, high, high_words = re.findall(r"^(\d+): (.+) / (\d+): (.+)$", SAID[f"bonus-{card['id']}-help"])[
            0
        ]
        assert (int(low), int(high)) == (card["low"]["power"], card["high"]["power"])
        rows.append([card["id"], "yes" if card["flag"] else "no", low, low_words, high, high_words, card["pool"]])
    return rows


def action_cards() -> list[list[Any]]:
    rows = []
    for card in data("action_cards")["cards"]:
        words, power = re.findall(r"^(.+) Power ([\d/]+)\.$", SAID[f"card-{card['id']}-help"])[0]
        assert power == "/".join(map(str, card["power_options"]))
        rows.append([card["id"], power, words])
    return rows


def ships() -> list[list[Any]]:
    return [
        [
            tile["id"],
            units(tile["cost"]),
            tile["flight_energy"],
            ", ".join(tile["evacuation_bays"]) or "none",
            tile["building_limit"],
            tile["resource_limit"],
            tile["pool"],
        ]
        for tile in data("spaceships")["tiles"]
    ]


def stadiums() -> list[list[Any]]:
    return [
        [card["id"], units(card["cost"]), card["happy_faces"], card["pool"]]
        for card in data("stadiums")["cards"]
        if not card["starting"]
    ]


def new_areas() -> list[list[Any]]:
    return [
        [
            area["id"],
            area["biome"],
            area["factory_slots"],
            ", ".join(f"{slot['resource']} {slot['value']}" for slot in area["population_slots"]) or "none",
            ", ".join(area["symbols"]) or "none",
            "yes" if area["rim"] else "no",
        ]
        for area in data("new_world")["areas"]
    ]


def solo_cards() -> list[list[Any]]:
    return [
        [
            card["id"],
            SOLO_ACTIONS[card["front_action"]],
            f"{card['back_number']}{card['back_letter']}",
            card["from_year"],
        ]
        for card in data("solo")["cards"]
    ]


def rim() -> list[list[Any]]:
    return [
        [place["area"], " ".join(place["arrow_A"]["areas"]), " ".join(place["arrow_B"]["areas"])]
        for place in data("solo")["rim_positions"]
    ]


def lines() -> list[list[Any]]:
    return [
        [one["number"], one["area"], " ".join(one["tile_side_1"]["line"]), " ".join(one["tile_side_2"]["line"])]
        for one in data("line_majority")["numbered_areas"]
    ]


def common_goals() -> list[list[Any]]:
    return [
        [
            card["id"],
            SAID[f"name-{card['id']}"],
            f"{card['requirement']['at_least']} {METRICS[card['requirement']['metric']]}",
            units(card["play_cost_new_world"]),
            units(card["production"]),
            card["points"],
        ]
        for card in data("common_goals")["cards"]
    ]


def lowest() -> list[list[Any]]:
    return [["Points", *(one["points"] for one in data("scoring")["points_mode"]["lowest_production_table"])]]


def penalties() -> list[list[Any]]:
    points, race = data("scoring")["points_mode"]["penalties"], data("scoring")["race_mode"]["steps_down_on_lowest"]
    return [
        ["area not evacuated", points["per_unevacuated_area"], race["per_unevacuated_area"]],
        ["population circle on such an area", points["per_population_left"], 0],
        ["stadium fewer than 3 in the New World", points["per_missing_stadium"], race["per_missing_stadium"]],
        ["penalty token", points["per_penalty_token"], race["per_penalty_token"]],
    ]


def faces() -> list[list[Any]]:
    points, race = data("scoring")["points_mode"]["happy_faces"], data("scoring")["race_mode"]["steps_up"]
    return [
        ["3 or 4", *points["players_3_4"], race["most_faces_players_3_4"], race["second_faces_players_3_4"]],
        ["2", *points["players_2"], 0, race["most_faces_players_2"], race["second_faces_players_2"]],
    ]


TABLES: dict[tuple[str, ...], list[list[Any]]] = {
    ("Year", "Food, Old World", "Food, New World", "Stadiums in the New World"): years(),
    ("Area", "What is there", "Produces", "Edge"): old_areas(),
    ("Action of the year", "1", "2", "3", "4", "5", "6", "each further"): action_track(),
    ("Step", "Main lane", "3+ lane"): steps(),
    ("Tile", "Level", "Name", "What it does"): technologies(),
    ("Card", "Name", "Cost", "Needs", "Brings", "Twins", "Pool"): infrastructure(),
    ("Goal", "Name", "Points", "At most", "Pool"): goals(),
    ("Technology set", "Goals"): first_goals(),
    ("Card", "Flag", "Low", "Low bonus", "High", "High bonus", "Pool"): bonuses(),
    ("Card", "Power", "What it does"): action_cards(),
    ("Ship", "Cost", "Flight", "Bays", "Buildings", "Resources", "Pool"): ships(),
    ("Stadium", "Cost", "Faces", "Pool"): stadiums(),
    ("Area", "Biome", "Factory slots", "Population slots", "Symbols", "Rim"): new_areas(),
    ("Solo card", "Front", "Back", "From year"): solo_cards(),
    ("Tile at", "Arrow A", "Arrow B"): rim(),
    ("Number", "Area", "One side", "Other side"): lines(),
    ("Card", "Name", "First with", "Cost", "Production", "Points"): common_goals(),
    ("Lowest level", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10"): lowest(),
    ("For each", "Points lost", "Steps down in a race"): penalties(),
    ("Players", "First", "Second", "Third", "Race: most faces", "Race: second most"): faces(),
}


@pytest.mark.parametrize("head", TABLES, ids=" | ".join)
def test_the_table_holds_the_figures(head: tuple[str, ...]) -> None:
    PAGE.check_table(head, TABLES[head])


def test_the_actions_have_their_powers() -> None:
    expected = [
        [action["id"], str(group["power"])]
        for group in data("player_board")["action_groups"]
        for action in group["actions"]
    ]
    assert [row[:2] for row in PAGE.table("Action", "Power")] == expected


def test_the_passages_lie_between_their_steps() -> None:
    expected = [
        [str(one["passage"]), " and ".join(map(str, one["between_steps"]))]
        for one in data("progress_track")["passages"]
    ]
    assert [row[:2] for row in PAGE.table("Passage", "Between steps")] == expected


def test_the_faces_of_technologies_stand_in_their_words() -> None:
    for tile in data("technologies")["tiles"]:
        said = re.findall(r"Happy faces: (\d+)\.", SAID[f"technology-{tile['id']}-help"])
        assert said == ([str(tile["happy_faces"])] if tile["happy_faces"] else [])


def test_the_sizes_in_the_text() -> None:
    said = " ".join(PAGE.text.split())
    board, cards = data("player_board"), data("action_cards")
    surcharge = board["action_track"]["group_surcharge"]
    assert (surcharge["applies_from_use"], surcharge["energy"]) == (4, 1)
    assert "from the fourth use of a group in a year on, 1 energy more each time" in said
    assert set(board["factory_tiles"].values()) == {4, "rulebook"}
    assert (cards["deal"], cards["keep"], len(cards["cards"])) == (7, 4, 80)
    assert data("progress_track")["last_step"] == 24
    assert data("scoring")["points_mode"]["above_10_each_level"]["points"] == 3
    assert data("spaceships")["return_flight_energy"]["value"] == 1
    assert data("solo")["solo_tile"]["start_area"] == "N03"
    assert data("solo")["stadium_face_cap"]["max_faces"] == 3
