"""Evacuation on a full screen: the same table, what the question is about first, and what each choice means."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from landfall.flow import Game
from landfall.games.evacuation.rules.phases.equal_loads import PLACE
from landfall.games.evacuation.table.components import YEARS
from landfall.games.evacuation.table.terms import ITEMS, LOAD
from landfall.terminal.games.evacuation import parts as parts_of
from landfall.terminal.games.evacuation import table as evacuation
from landfall.terminal.games.evacuation.cards import ROW_HELPS, action_cards, opponent, price, row_heading, under_decks
from landfall.terminal.games.evacuation.map import area_line, new_world
from landfall.terminal.games.evacuation.scoring import scoring_pages
from landfall.terminal.games.evacuation.signs import FACE, units
from landfall.terminal.games.evacuation.things import (
    begun,
    coming_cost,
    groups_line,
    infrastructure,
    old_areas,
    others_things,
    own_things,
    stadiums,
)
from landfall.terminal.screen.choosing import Option
from landfall.terminal.screen.drawing import Drawing, Pen, seat_mark
from landfall.terminal.tables.sitting import Seen
from landfall.terminal.words import Words

# Questions that are about a part of the table: that part is drawn first.
ABOUT_THE_MAP = ("Settle", "PlaceFactory")
ABOUT_SHIPS = ("ChooseFlight", "LoadShip")
ABOUT_THE_TRACK = ("ChoosePower", "SplitSteps", "LandMarker")
ABOUT_ROWS = ("ChooseFromRow", "PutUnder", "InfrastructureMove", "TakeInfrastructure")
FIRST: dict[str, tuple[str, ...]] = {
    "TakeTurn": ("action", "worlds"),
    **dict.fromkeys(ABOUT_THE_MAP, ("map", "missing")),
    **dict.fromkeys(ABOUT_SHIPS, ("fleet", "worlds")),
    **dict.fromkeys(ABOUT_THE_TRACK, ("track", "power")),
    **dict.fromkeys(ABOUT_ROWS, ("rows", "worlds")),
}
# Actions that name something with a help text of its own: the field, and what the text is called.
HELPS = {
    "play": ("card", "card"),
    "face_down": ("card", "card"),
    "discard": ("card", "card"),
    "keep_goal": ("goal", "goal"),
    "discard_goal": ("goal", "goal"),
    "play_common": ("common", "common"),
    "play_infrastructure": ("infrastructure", "infrastructure"),
    "send": ("ship", "ship"),
    "call_back": ("ship", "ship"),
}


class EvacuationDrawing(Drawing):
    """Two worlds, three rows and the map; power against the bonus values beside each player."""

    def in_order(self, legal: Sequence[int]) -> Sequence[int]:
        """What goes aboard stands in the order of loading: what comes after a thing can still follow it."""
        return sorted(legal, key=place_in_list)

    def heading(self, seen: Seen, pen: Pen) -> Text:
        view, words = seen.view, pen.words
        bonus = bonus_card(view)
        line = Text(words.of(self.game, "label-year", year=view["year"], years=YEARS), style="bold")
        line.append("  " + words.of(self.game, f"name-phase-{view['phase']}"), style=f"bold {pen.palette.good}")
        line.append("  " + words.of(self.game, "label-bonus", low=bonus["low"], high=bonus["high"]))
        return line

    def board(self, seen: Seen, pen: Pen) -> RenderableType:
        """All of the table, one part below the other; what the question is about comes first."""
        game, view, words, palette = self.game, seen.view, pen.words, pen.palette
        seat = seen.seat if seen.seat is not None else 0
        parts: dict[str, RenderableType | None] = {
            "worlds": self.worlds(seen, pen),
            "action": parts_of.coming_action(game, view, seat, words, palette),
            "power": parts_of.power_line(game, view, seat, words, palette),
            "needs": parts_of.needs(game, view, seat, words),
            "fleet": parts_of.fleet(game, view, seat, words),
            "fleets": parts_of.other_fleets(game, view, seat, seen.names, words),
            "track": parts_of.progress_track(game, view, words, palette),
            "rows": self.rows(seen, pen),
            "under": under_decks(game, view, words),
            "cards": action_cards(game, view, list(seen.names), words, palette),
            "map": new_world(game, view, words, pen.width, palette),
            "missing": parts_of.missing(game, view, words, palette),
            "modules": evacuation.modules(game, view, list(seen.names), words, palette),
            "opponent": opponent(game, view, words, palette),
            "points": parts_of.points(game, view, list(seen.names), words),
            "own": own_things(game, view, words, palette),
            "others": others_things(game, view, seen.names, words, palette),
        }
        first = FIRST.get(asked(view), ())
        drawn = [parts[name] for name in (*first, *[name for name in parts if name not in first])]
        spaced: list[RenderableType] = []
        for part in drawn:
            if part is not None:
                spaced += [part, Text()] if pen.is_roomy else [part]
        return Group(*spaced)

    def rows(self, seen: Seen, pen: Pen) -> Text:
        """The three rows, oldest slot first; the one that is asked about before the others."""
        view, words = seen.view, pen.words
        about = asked_row(view)
        drawn = Text()
        for row in sorted(view["rows"], key=lambda name: name != about):
            drawn.append("\n" if drawn else "").append_text(row_heading(self.game, view, row, words))
            paid = price(self.game, view, row, words) if row != "infrastructure" else ""
            for slot, card in enumerate(view["rows"][row], start=1):
                drawn.append(f"\n {slot} ", style=pen.palette.accent)
                if card is not None:
                    drawn.append(words.of(self.game, f"name-{card}"))
                    drawn.append(f" {words.of(self.game, f'{ROW_HELPS[row]}-{card}-help')}", style=pen.palette.soft)
                    drawn.append(f" ({paid})" if paid else "", style=f"bold {pen.palette.good}")
        return drawn

    def worlds(self, seen: Seen, pen: Pen) -> Text:
        """Every player on a few lines: the seat at the screen first, then the others."""
        seats = list(range(len(seen.names)))
        if seen.seat is not None:
            seats = [seen.seat, *[seat for seat in seats if seat != seen.seat]]
        drawn = Text()
        for seat in seats:
            drawn.append("\n" if drawn else "")
            drawn.append_text(self.worlds_of(seen, seat, pen))
        return drawn

    def worlds_of(self, seen: Seen, seat: int, pen: Pen) -> Text:
        """Power, markers and penalties; then what lies in the Old World, and what in the New."""
        game, words, player = self.game, pen.words, seen.view["players"][seat]
        drawn = Text().append_text(seat_mark(seat, pen.palette)).append(f" {seen.names[seat]}", style="bold")
        drawn.append(f"  {words.of(game, 'label-markers')} {evacuation.track(player['markers'])}")
        for symbol in player["symbols"]:
            drawn.append(f" {words.of(game, f'name-{symbol}')}", style=pen.palette.accent)
        if player["penalties"]:
            drawn.append(
                f" · {words.of(game, 'label-penalties')} {player['penalties']}", style=f"bold {pen.palette.bad}"
            )
        of_world = {
            "old": [("label-production", units(game, player["ahead"]["old_production"], words))],
            "new": [
                ("label-production", units(game, player["production"], words)),
                ("label-population", str(player["population"])),
                ("label-population_settled", str(player["settled_population"] or "")),
                ("label-areas", " ".join(player["areas"])),
            ],
        }
        for world, things in of_world.items():
            drawn.append("\n  " + words.colon(words.of(game, f"name-{world}")), style="bold")
            drawn.append(units(game, player["stock"][world], words), style=pen.palette.accent)
            factories = player["factories"][world]
            if world == "new":
                things += [("label-factories_settled", some(game, player["factories"]["settled"], words))]
            things += [
                ("label-factories", some(game, factories, words)),
                ("label-ships", " ".join(player["ships"][world])),
                ("label-stadiums", stadiums(player["stadiums"][world])),
            ]
            for label, what in things:
                if what:
                    drawn.append(f" · {words.of(game, label)} ", style=pen.palette.soft).append(what)
            if world == "old" and player["old_areas"]:
                drawn.append("\n  " + words.colon(words.of(game, "label-areas_left")), style="bold")
                drawn.append(old_areas(game, player["old_areas"], words))
        drawn.append(f"\n  {parts_of.productivity(game, player, words)}", style=pen.palette.soft)
        left = f"{words.of(game, 'label-factories_unused')} {units(game, player['factories']['unused'], words)}"
        drawn.append(f" · {left}", style=pen.palette.soft)
        lines = [
            ("label-technologies", begun(game, player["technologies"], words)),
            ("label-infrastructure", infrastructure(game, player["infrastructure"], words)),
        ]
        for label, what in lines:
            if what:
                drawn.append("\n  " + words.colon(words.of(game, label)), style="bold").append(what)
        if seat != seen.seat:
            drawn.append(f"\n  {coming_cost(game, player, words)}")
            drawn.append(f" · {words.of(game, 'label-groups')} {groups_line(player, words)}")
        return drawn

    def own(self, seen: Seen, pen: Pen) -> RenderableType | None:
        """Goals and action cards, one line per card."""
        if seen.seat is None:
            return None
        mine = seen.view["players"][seen.seat]
        lines = Text(no_wrap=True, overflow="ellipsis")
        held = [("label-goals", mine["goals"] or []), ("label-hand", seen.view.get("hand") or [])]
        for label, things in held:
            if things:
                lines.append("\n" if lines else "")
                lines.append(pen.words.colon(pen.words.of(self.game, label)), style="bold")
                lines.append(", ".join(pen.words.of(self.game, f"name-{thing}") for thing in things))
        return lines if lines else None

    def beside(self, seen: Seen, seat: int, pen: Pen) -> tuple[str, str]:
        """Points, or in a race the lowest marker; then the power against the two bonus values, and faces."""
        player, bonus = seen.view["players"][seat], bonus_card(seen.view)
        markers = player.get("final", player["production"])
        figure = sum(player["points"].values()) if "points" in player else min(markers.values())
        power = "/".join(map(str, player["powers"]))
        sides = [parts_of.with_tick(seen.view, seat, bonus, side) for side in ("low", "high")]
        reach = f"{pen.words.of(self.game, 'label-power')} {power} › {'/'.join(sides)}"
        return str(figure), f"{reach} · {FACE} {player['faces']}"

    def remark(self, option: Option, seen: Seen, pen: Pen) -> str:
        """What a card, a ship, a goal or an area is."""
        if option.action < 0:
            return ""
        name, arguments = self.game.actions.decode(option.action)
        words = pen.words
        if name in HELPS:
            field, kind = HELPS[name]
            told = words.of(self.game, f"{kind}-{str(arguments[field]).removeprefix(kind + '_')}-help")
            return with_price(told, price(self.game, seen.view, kind, words) if name == "play_infrastructure" else "")
        if name in ("build", "take_card", "put_under"):
            row = asked_row(seen.view)
            card = seen.view["rows"][row][int(str(arguments["slot"])) - 1]
            if card is None:
                return ""
            told = words.of(self.game, f"{ROW_HELPS[row]}-{card}-help")
            return with_price(told, price(self.game, seen.view, row, words) if name == "build" else "")
        if name == "invent" and seen.seat is not None:
            column = seen.view["players"][seen.seat]["technologies"][int(str(arguments["column"])) - 1]
            for tile in column:
                if not tile["developed"]:
                    return words.of(self.game, f"technology-{tile['id']}-help")
        if name == "settle":
            return area_line(self.game, seen.view, str(arguments["area"]), words)
        if name == "split" and seen.seat is not None:
            return parts_of.moves(seen.view, seen.seat, int(str(arguments["leading"])))
        return ""

    def reveals(self, seen: Seen, events: Sequence[dict[str, Any]], pen: Pen) -> list[Text]:
        """The final scoring, category by category."""
        return scoring_pages(self.game, seen, events, pen)


def some(game: Game, held: Mapping[str, int], words: Words) -> str:
    """Units or factories by kind, if there are any."""
    return units(game, held, words) if any(held.values()) else ""


def with_price(told: str, paid: str) -> str:
    """What a card is, and what differs from its printed cost."""
    return f"{told} ({paid})" if paid else told


def place_in_list(action: int) -> tuple[int, int]:
    """Before and after the block of loads as they are numbered, within it by the order of loading."""
    return (LOAD, PLACE[action - LOAD]) if LOAD <= action < LOAD + ITEMS else (action, 0)


def bonus_card(view: Mapping[str, Any]) -> Mapping[str, Any]:
    card: Mapping[str, Any] = view["bonus_cards"][view["year"] - 1]
    return card


def asked(view: Mapping[str, Any]) -> str:
    """The kind of the question, if one is asked of this seat."""
    return "" if view["decision"] is None else str(view["decision"]["kind"])


def asked_row(view: Mapping[str, Any]) -> str:
    """The row that the question is about; those about infrastructure do not name theirs."""
    return (
        "infrastructure" if view["decision"] is None else str(view["decision"]["fields"].get("row", "infrastructure"))
    )
