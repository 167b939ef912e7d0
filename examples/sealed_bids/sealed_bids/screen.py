"""How the table looks in the terminal, drawn from what a seat sees and from nothing else."""

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from landfall.flow import Game
from landfall.terminal.words import Words


def draw(game: Game, view: Mapping[str, Any], names: list[str], words: Words) -> RenderableType:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for title in ("", "Coins", "Points", "Bid"):
        table.add_column(title, justify="left" if not title else "right")
    for seat, name in enumerate(names):
        bid = "sealed" if view["has_bid"][seat] else ""
        if seat == view["seat"] and view["bid"] >= 0:
            bid = str(view["bid"])
        table.add_row(name, str(view["coins"][seat]), str(view["points"][seat]), bid)
    lot = f"The lot is worth {view['offered']}" if view["offered"] else "No lot is offered"
    return Group(Text(f"{lot}; {view['lots_left']} more to come.", style="bold"), table)
