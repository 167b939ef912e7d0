"""Antarctica on a full screen: the same table, with what each choice leads to beside it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from landfall.server.messages import Choice, Previewed
from landfall.terminal.games.antarctica import table as antarctica
from landfall.terminal.games.antarctica.scoring import scoring_pages
from landfall.terminal.screen.choosing import Option
from landfall.terminal.screen.drawing import Drawing, Pen, heading_taken
from landfall.terminal.tables.sitting import Seen

# Questions that are about tracks, or about the cards on offer: that part of the table is drawn first.
ABOUT_TRACKS = ("PlaceCube", "ChooseTrack", "AdvanceTrack")
ABOUT_OFFERS = ("Act",)
SHORT = ("sail", "discard", "discard_ship")  # the actions that have such words
BESIDE = 6  # columns of the list of seats that are not its text


class AntarcticaDrawing(Drawing):
    """Zones, offers, players and tracks on the board; a destination says what order of turns it leads to."""

    remark_lines = 2

    def heading(self, seen: Seen, pen: Pen) -> Text:
        room = pen.width - heading_taken(self.game, seen, pen)
        return antarctica.heading(self.game, seen.view, pen.words, pen.palette, room)

    def board(self, seen: Seen, pen: Pen) -> RenderableType:
        game, view, words, palette = self.game, seen.view, pen.words, pen.palette
        draw_zones = antarctica.zones if pen.width >= antarctica.IN_LINES else antarctica.narrow_zones
        zones = draw_zones(game, view, words, palette)
        offers = Group(antarctica.offers(game, view, words, palette), antarctica.stack(game, view, words))
        tracks = antarctica.tracks(game, view, words, palette, pen.width)
        players = antarctica.players(game, view, seen.names, words, palette)
        kind = asked(view)
        parts: list[RenderableType] = [zones, offers, players, tracks]
        if kind in ABOUT_TRACKS:
            parts = [tracks, zones, offers, players]
        elif kind in ABOUT_OFFERS:
            parts = [offers, zones, tracks, players]
        spaced: list[RenderableType] = []
        for part in parts:
            spaced += [part, Text()] if pen.is_roomy else [part]
        return Group(*spaced)

    def own(self, seen: Seen, pen: Pen) -> RenderableType | None:
        if seen.seat is None:
            return None
        return antarctica.own_cards(self.game, seen.view, pen.words)

    def beside(self, seen: Seen, seat: int, pen: Pen) -> tuple[str, str]:
        player = seen.view["players"][seat]
        supply = f"{player['letter']} · {pen.words.of(self.game, 'label-supply')} {player['supply']}"
        reserve = f" · {pen.words.of(self.game, 'label-reserve')} {player['reserve']}"
        fits = len(supply + reserve) <= pen.width - BESIDE
        return str(player["total"]), supply + (reserve if fits else f" (+{player['reserve']})")

    def label(self, option: Option, seen: Seen, pen: Pen) -> Text:
        """Few words when there are many destinations: the zone alone; a discard is a sign and the piece."""
        if option.action >= 0 and not option.field and asked(seen.view) == "SetSail":
            name, arguments = self.game.actions.decode(option.action)
            if name in SHORT:
                return Text(pen.words.of(self.game, f"short-{name}", **arguments))
        return super().label(option, seen, pen)

    def remark(self, option: Option, seen: Seen, pen: Pen) -> str:
        """What stands in a zone, what a card is and what is lacking for it, what a shipyard card does."""
        if option.action < 0:
            return ""
        name, arguments = self.game.actions.decode(option.action)
        words = pen.words
        if name == "place_ship":
            zone = seen.view["zones"][arguments["zone"]]
            return ", ".join(words.of(self.game, f"name-{kind}") for kind in zone["buildings"])
        if name == "build" and pen.width >= antarctica.NARROW:  # where there is little room the cards stand right above
            for offer in seen.view["offers"]:
                if offer["deck"] == arguments["deck"] and offer["top"] is not None:
                    return antarctica.card_line(self.game, offer["top"], words).plain
        if name in ("play", "take"):
            return words.of(self.game, f"card-{arguments['card']}-help")
        if name == "lay_icebreaker":
            return words.of(self.game, "card-icebreaker-help")
        return ""

    def outcome(self, action: int, found: Previewed, seen: Seen, pen: Pen) -> str:
        """For a destination: whose turns would come next, and what could be done there."""
        name, arguments = self.game.actions.decode(action)
        if name != "sail" or found.view is None or seen.seat is None:
            return ""
        zone = int(str(arguments["zone"]))
        there = pen.words.of(
            self.game,
            "label-there",
            zone=zone,
            number=found.view["zones"][zone]["counts"][seen.seat],
            possible=self.possible(found.choices, found.view, pen),
        )
        following = antarctica.with_colon(self.game, "label-next_turns", pen.words)
        return f"{there} · {following} {antarctica.turns(found.view).plain}"

    def possible(self, choices: list[Choice], view: Mapping[str, Any], pen: Pen) -> str:
        """What could be done next, in few words; passing and discarding are always possible."""
        words = pen.words
        tracks = [str(choice.args["track"]) for choice in choices if choice.name == "research"]
        said: list[str] = []
        for choice in choices:
            if choice.name == "build":
                tops = [offer["top"] for offer in view["offers"] if offer["deck"] == choice.args["deck"]]
                kinds = [top["building"] for top in tops if top is not None]
                said += [f"+{words.of(self.game, f'name-{kind}')}" for kind in kinds]
            elif choice.name in ("recruit", "build_ship"):
                said.append(words.of(self.game, f"short-{choice.name}"))
            elif choice.name == "play":
                said.append(words.of(self.game, f"name-{choice.args['card']}"))
            elif choice.name == "lay_icebreaker":
                said.append(words.of(self.game, "name-icebreaker"))
        if tracks:
            said.append(words.of(self.game, "short-research", list=" ".join(tracks)))
        return ", ".join(dict.fromkeys(said)) or words.of(self.game, "label-there_nothing")

    def reveals(self, seen: Seen, events: Sequence[dict[str, Any]], pen: Pen) -> list[Text]:
        """The final scoring, contest by contest."""
        return scoring_pages(self.game, seen, events, pen)


def asked(view: Mapping[str, Any]) -> str:
    """The kind of the question, if one is asked of this seat."""
    return "" if view["decision"] is None else str(view["decision"]["kind"])
