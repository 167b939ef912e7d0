"""`landfall join`: a seat at a table of a server, from a terminal."""

from __future__ import annotations

import asyncio

from rich.console import Console
from rich.text import Text

from landfall.cli.checks import game_called
from landfall.cli.play import is_terminal
from landfall.server.messages import TableInfo
from landfall.terminal.tables.address import Address
from landfall.terminal.words import Unusable, Words


def join(words: Words, link: str, name: str | None, seat: int | None, watch: bool) -> None:
    """Sit down, or watch, until the person leaves; the seat stays theirs."""
    address = Address.read(link)
    info = asyncio.run(address.info(words.lang))
    game = game_called(info.game)
    if not is_terminal():
        raise Unusable("needs-terminal")
    from landfall.terminal.screen.app import TableApp
    from landfall.terminal.screen.joining import JoinApp
    from landfall.terminal.tables.remote import RemoteTable

    if not address.token and not watch:
        if seat is not None and not is_open(info, seat - 1):
            raise Unusable("no-open-seat")
        chosen = None if seat is None else seat - 1
        if (chosen is None or name is None) and any(is_open(info, at) for at in range(len(info.seats))):
            asking = JoinApp(words, game, info, chosen, name)
            answer = asking.run_to_the_end()
            if answer is None:
                return
            words, (chosen, name) = asking.words, answer
        if chosen is not None and name is not None:
            address = asyncio.run(address.sit(chosen, name, words.lang))
    app = TableApp(RemoteTable(game, words, address, info), words)
    app.run_to_the_end()
    if app.wrong:
        raise Unusable("server-says", what=app.wrong)
    if app.sitting.link:
        Console(highlight=False).print(Text(app.words("your-link-is", link=app.sitting.link)), soft_wrap=True)


def is_open(info: TableInfo, seat: int) -> bool:
    return 0 <= seat < len(info.seats) and info.seats[seat].kind == "open"
