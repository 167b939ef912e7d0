"""Parts of Evacuation's table that tell what lies ahead: the track, needs, the coming action, ships, areas, points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from landfall.flow import Game
from landfall.games.evacuation.table.components import (
    COST_BEYOND,
    EDGE_IDS,
    LAST_STEP,
    MAIN,
    OLD_AREA_IDS,
    OLD_EDGE,
    PASSED,
    SHIP_BAYS,
    SHIP_IDS,
    SPACE_EFFECTS,
    SPACE_SYMBOLS,
    STADIUM_NEED,
    THREE_PLUS,
    TRACK_COSTS,
    YEARS,
)
from landfall.games.evacuation.table.effects import (
    EFFECTS,
    GAIN_FACTORY,
    GAIN_POPULATION,
    GAIN_RESOURCE,
    INFRA_MOVES,
    INVENT,
    SYMBOL_IDS,
    WORLD_IDS,
)
from landfall.games.evacuation.table.new_world import AREA_IDS
from landfall.terminal.games.evacuation.signs import SYMBOLS
from landfall.terminal.games.evacuation.things import group_uses
from landfall.terminal.screen.look import PLAIN, SHAPES, Palette
from landfall.terminal.words import Words

BAND = 12  # steps of the progress track side by side
CELL = 3
EFFECT_SIGNS = {GAIN_RESOURCE: "+", GAIN_POPULATION: "p", GAIN_FACTORY: "f", INFRA_MOVES: "i", INVENT: "t"}
LANE_SIGNS = (("main", "m"), ("three_plus", "+"), ("waiting", "w"))
PARTY_SIGNS = {"opponent": "✕", "extra": "☆"}


def progress_track(game: Game, view: Mapping[str, Any], words: Words, palette: Palette = PLAIN) -> Text:
    """Both markers of everybody, the gates, and what each free place gives; · gives nothing."""
    drawn = Text().append(words.of(game, "label-track"), style="bold")
    standing = markers_by_place(view)
    for band in (range(BAND + 1), range(BAND + 1, LAST_STEP + 1)):
        drawn.append("\n   ")
        for step in band:
            drawn.append(gate(step) + str(step).rjust(CELL - 1), style="bold")
        for lane, sign in LANE_SIGNS:
            if lane == "three_plus" and len(view["players"]) < 3:
                continue
            drawn.append(f"\n {sign} ", style="bold")
            for step in band:
                who = standing.get((step, lane), "")
                drawn.append(gate(step), style="bold")
                if who:
                    shown = who if len(who) < CELL else str(len(who))
                    drawn.append(shown.rjust(CELL - 1), style="bold reverse")
                else:
                    drawn.append(
                        place_sign(step, lane).rjust(CELL - 1), style="" if lane == "waiting" else palette.good
                    )
    drawn.append("\n " + words.of(game, "label-track_signs"), style=palette.soft)
    return drawn


def gate(step: int) -> str:
    """A passage lies before this step."""
    return "|" if step and PASSED[step] > PASSED[step - 1] else " "


def place_sign(step: int, lane: str) -> str:
    """What a place gives: symbols while a marker stands there, or an effect."""
    if lane == "waiting" or step == 0:
        return ""
    at = MAIN if lane == "main" else THREE_PLUS
    signs = "".join(SYMBOLS[name] for n, name in enumerate(SYMBOL_IDS) if SPACE_SYMBOLS[step][at] >> n & 1)
    if len(signs) == len(SYMBOL_IDS):
        return "*"
    for effect in SPACE_EFFECTS[step][at]:
        amount = EFFECTS[effect].amount
        signs += EFFECT_SIGNS[EFFECTS[effect].op] + (str(amount) if EFFECTS[effect].op == GAIN_RESOURCE else "")
    return signs or "·"


def markers_by_place(view: Mapping[str, Any]) -> dict[tuple[int, str], str]:
    """The shapes of those whose markers stand on a step and lane."""
    found: dict[tuple[int, str], str] = {}
    parties = [(SHAPES[seat], one["markers"]) for seat, one in enumerate(view["players"])]
    for name, markers in view.get("solo", {}).get("markers", {}).items():
        parties.append((PARTY_SIGNS[name], markers))
    for sign, markers in parties:
        for marker in markers:
            place = (marker["step"], marker["lane"])
            found[place] = found.get(place, "") + sign
    return found


def needs(game: Game, view: Mapping[str, Any], seat: int, words: Words) -> Text:
    """Food and stadiums that the coming years ask for."""
    drawn = Text().append(words.of(game, "label-needs"), style="bold")
    years = range(view["year"] + 1, YEARS + 1)
    food = view["players"][seat]["ahead"]["food"]
    for year in years:
        drawn.append(f"\n {words.of(game, 'label-in_year', year=year)} ", style="bold")
        parts = [
            f"{words.of(game, 'name-food')} {words.of(game, f'name-{world}')} {food[year - 1][world]}"
            for world in WORLD_IDS
            if food[year - 1][world]
        ]
        if STADIUM_NEED[year - 1]:
            parts.append(words.of(game, "label-stadium_need", count=STADIUM_NEED[year - 1]))
        drawn.append(" · ".join(parts))
    if not years:
        drawn.append(f" {words.of(game, 'label-none')}")
    return drawn


def coming_action(game: Game, view: Mapping[str, Any], seat: int, words: Words, palette: Palette = PLAIN) -> Text:
    """The action track with the coming action marked, and what each group costs."""
    player = view["players"][seat]
    ahead = player["ahead"]
    drawn = Text().append(words.of(game, "label-action_track"), style="bold").append(" ")
    for number, cost in enumerate((*TRACK_COSTS, COST_BEYOND), start=1):
        beyond = number > len(TRACK_COSTS)
        here = number == ahead["number"] or (beyond and ahead["number"] > number)
        drawn.append(f" {cost}{'…' if beyond else ''} ", style="bold reverse" if here else "")
    paid = words.of(game, f"label-paid_by-{ahead['paid_by']}")
    drawn.append(
        "\n " + words.of(game, "label-action", number=ahead["number"], cost=ahead["track_cost"]) + f" · {paid}"
    )
    drawn.append(f"\n {words.of(game, 'label-groups')}", style="bold")
    for uses, more in group_uses(player, words):
        drawn.append(f"  {uses}").append(more, style=f"bold {palette.bad}")
    return drawn


def power_line(game: Game, view: Mapping[str, Any], seat: int, words: Words, palette: Palette = PLAIN) -> Text:
    """The year's power against the two values, and what they bring; then the cards of the years to come."""
    cards = view["bonus_cards"]
    drawn = Text()
    for year in range(view["year"], YEARS + 1):
        card = cards[year - 1]
        drawn.append("\n" if drawn else "")
        drawn.append(words.of(game, "label-in_year", year=year) + " ", style="bold")
        if year == view["year"]:
            power = "/".join(map(str, view["players"][seat]["powers"]))
            reach = f"{with_tick(view, seat, card, 'low')} | {with_tick(view, seat, card, 'high')}"
            drawn.append(f"{words.of(game, 'label-power')} {power} › {reach} · ", style="bold")
        drawn.append(words.of(game, f"bonus-{card['id']}-help"), style=palette.soft)
    return drawn


def with_tick(view: Mapping[str, Any], seat: int, card: Mapping[str, Any], side: str) -> str:
    """A bonus value, ticked while the year's power meets it."""
    return f"{card[side]}✓" if side in view["players"][seat]["ahead"]["bonuses"] else str(card[side])


def productivity(game: Game, player: Mapping[str, Any], words: Words) -> str:
    """Productivity tiles: face up, turned, in the New World."""
    tiles = player["tiles"]
    return words.of(game, "label-tile_counts", up=tiles["up"], down=tiles["down"], moved=tiles["moved"])


def fleet(game: Game, view: Mapping[str, Any], seat: int, words: Words, name: str = "") -> Text | None:
    """Every ship of the seat: what its flight costs, what it takes, what is aboard. A name: it is somebody else's."""
    player = view["players"][seat]
    loads = {load["ship"]: load["items"] for load in player["loads"]}
    ships = [(ship, "flying") for ship in loads]
    ships += [(ship, world) for world in WORLD_IDS for ship in player["ships"][world]]
    if not ships:
        return None
    drawn = Text().append(words.of(game, "label-ships"), style="bold")
    if name:
        drawn.append(f" {SHAPES[seat]} {name}", style="bold")
    elif view["decision"] is not None and view["decision"]["kind"] == "LoadShip":
        drawn.append(f" · {words.of(game, 'label-loading_order')}")
    for ship, where in ships:
        limits = player["ahead"]["ships"][ship]
        place = words.of(game, "label-flying") if where == "flying" else words.of(game, f"name-{where}")
        if ship in player["returning"]:
            place = words.of(game, "label-returning")
        drawn.append(f"\n {ship} ", style="bold").append(place)
        if where != "flying":
            cost = limits["flight"] if where == "old" else limits["back"]
            drawn.append(f" · {words.of(game, 'label-flight', energy=cost)}")
        drawn.append(f" · {room(game, ship, limits, loads.get(ship, []), words)}")
        if loads.get(ship):
            aboard = [words.value(game, "item", item, []) for item in loads[ship]]
            drawn.append(f"\n   {words.of(game, 'label-aboard')} ", style="bold").append(", ".join(aboard))
    return drawn


def other_fleets(game: Game, view: Mapping[str, Any], seat: int, names: Sequence[str], words: Words) -> Text | None:
    """The ships of everybody else, told as the seat's own."""
    others = [fleet(game, view, other, words, name) for other, name in enumerate(names) if other != seat]
    told = [one for one in others if one is not None]
    return Text("\n").join(told) if told else None


def moves(view: Mapping[str, Any], seat: int, leading: int) -> str:
    """Where a split of the steps leads both markers, and the passages each goes through: 7→12 |3, 3→12 |1 |2."""
    steps = view["decision"]["fields"]["steps"]
    told = []
    for marker, more in zip(view["players"][seat]["markers"], (leading, steps - leading), strict=True):
        start, end = marker["step"], marker["step"] + more
        through = [f" |{passage}" for passage in range(PASSED[start] + 1, PASSED[end] + 1)]
        told.append(f"{start}→{end}{''.join(through)}")
    return ", ".join(told)


def room(game: Game, ship: str, limits: Mapping[str, int], items: Sequence[str], words: Words) -> str:
    """Bays by colour, buildings and resources: taken / in all."""
    buildings = [item for item in items if item.startswith(("stadium", "factory", "hold"))]
    resources = [item for item in items if item.startswith("resource")]
    edges = [OLD_EDGE[OLD_AREA_IDS.index(item.removeprefix("bay:"))] for item in items if item.startswith("bay:")]
    bays = SHIP_BAYS[SHIP_IDS.index(ship)]
    parts = [
        f"{words.of(game, f'name-{edge}')} {edges.count(at)}/{bays[at]}" for at, edge in enumerate(EDGE_IDS) if bays[at]
    ]
    parts.append(words.of(game, "label-building_limit", used=len(buildings), most=limits["buildings"]))
    parts.append(words.of(game, "label-resource_limit", used=len(resources), most=limits["resources"]))
    return " · ".join(parts)


def missing(game: Game, view: Mapping[str, Any], words: Words, palette: Palette = PLAIN) -> Text | None:
    """The areas that the seat could settle now, and what is missing for the others."""
    if view["missing"] is None:
        return None
    free = [area for area in AREA_IDS if area not in view["map"]]
    ready = [area for area in free if area not in view["missing"]]
    drawn = Text().append(words.of(game, "label-ready"), style="bold")
    drawn.append(" " + (" ".join(ready) or words.of(game, "label-none")), style=f"bold {palette.good}" if ready else "")
    drawn.append(f"\n{words.of(game, 'label-missing')}", style="bold")
    short = sorted((area for area in free if area in view["missing"]), key=lambda one: lack_count(view, one))
    for at, area in enumerate(short):
        drawn.append(" · " if at else " ").append(f"{area} ", style="bold")
        drawn.append(lacks(game, view["missing"][area], words))
    return drawn


def lack_count(view: Mapping[str, Any], area: str) -> int:
    """Areas that lack least come first."""
    found: Mapping[str, Any] = view["missing"][area]
    return 10 * len(found) + sum(int(found.get(name, 0)) for name in ("factories", "population", "steel"))


def lacks(game: Game, found: Mapping[str, Any], words: Words) -> str:
    """What an area still asks for."""
    parts = []
    if "not_this" in found:
        parts.append(words.of(game, "label-not_this"))
    if "biome" in found:
        parts.append(words.of(game, "label-locked", biome=found["biome"]))
    parts += [words.of(game, f"name-{symbol}") for symbol in found.get("symbols", [])]
    for name, label in (("factories", "label-factories"), ("population", "label-population"), ("steel", "name-steel")):
        if name in found:
            parts.append(f"{words.of(game, label).lower()} {found[name]}")
    return ", ".join(parts)


def points(game: Game, view: Mapping[str, Any], names: Sequence[str], words: Words) -> Text | None:
    """The score as it stands, by what it comes from; goals of others stay hidden."""
    if "points" not in view["players"][0]:
        return None
    drawn = Text().append(words.of(game, "label-points"), style="bold")
    for seat, player in enumerate(view["players"]):
        drawn.append(f"\n {SHAPES[seat]} {names[seat]} {sum(player['points'].values())}", style="bold")
        for category, worth in player["points"].items():
            if worth:
                drawn.append(f" · {words.of(game, f'score-{category}')} {worth}")
    return drawn
