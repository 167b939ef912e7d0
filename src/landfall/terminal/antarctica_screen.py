"""Antarctica on a full screen: the same table, with what each choice leads to beside it."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from landfall.terminal import antarctica
from landfall.terminal.choosing import Option
from landfall.terminal.drawing import Drawing, Pen
from landfall.terminal.sitting import Seen


class AntarcticaDrawing(Drawing):
    """Zones, tracks and offers on the board; a choice says what it is about."""

    def heading(self, seen: Seen, pen: Pen) -> Text:
        return antarctica.heading(self.game, seen.view, pen.words)

    def board(self, seen: Seen, pen: Pen) -> RenderableType:
        parts = (antarctica.zones, antarctica.tracks, antarctica.offers)
        return Group(*[part(self.game, seen.view, pen.words) for part in parts])

    def own(self, seen: Seen, pen: Pen) -> RenderableType | None:
        return None if seen.seat is None else antarctica.own_cards(self.game, seen.view, pen.words)

    def beside(self, seen: Seen, seat: int, pen: Pen) -> tuple[str, str]:
        player = seen.view["players"][seat]
        supply = f"{pen.words.of(self.game, 'label-supply')} {player['supply']}"
        reserve = f"{pen.words.of(self.game, 'label-reserve')} {player['reserve']}"
        return str(player["total"]), f"{player['letter']} · {supply} · {reserve}"

    def remark(self, option: Option, seen: Seen, pen: Pen) -> str:
        """What stands in a zone, what a card is, what a shipyard card does."""
        if option.action < 0:
            return ""
        name, arguments = self.game.actions.decode(option.action)
        words = pen.words
        if name in ("sail", "place_ship"):
            zone = seen.view["zones"][arguments["zone"]]
            return ", ".join(words.of(self.game, f"name-{kind}") for kind in zone["buildings"])
        if name == "build":
            for offer in seen.view["offers"]:
                if offer["deck"] == arguments["deck"] and offer["top"] is not None:
                    return antarctica.card_line(self.game, offer["top"], words).plain
        if name in ("play", "take"):
            return words.of(self.game, f"card-{arguments['card']}-help")
        if name == "lay_icebreaker":
            return words.of(self.game, "card-icebreaker-help")
        return ""
