"""What people ask of tables: making them, sitting down, playing again, looking back."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterable, Sequence
from time import time
from typing import Any, get_args

import msgspec

from landfall.flow import Record, Rng
from landfall.games import load_game
from landfall.learning import Guide, guide_of
from landfall.server.analyses import Analyses
from landfall.server.entries import Branched, Made, PlaysAgain, Sat, SeatMade
from landfall.server.errors import Conflict, NotDone
from landfall.server.handlers import abandon
from landfall.server.http_messages import (
    Analyse,
    AnalysisState,
    Learn,
    NewTable,
    PlayOn,
    PlayOnRecord,
    SavePage,
    SeatLink,
    SeatWish,
    SitDown,
    TableMade,
    Verified,
)
from landfall.server.limits import Door
from landfall.server.messages import Branch, OptionValue, Status, TableInfo
from landfall.server.names import clean_name
from landfall.server.own_games import OwnGames
from landfall.server.replay import check_weighable, replay_of, verified
from landfall.server.replay_cache import Replays
from landfall.server.room import Room
from landfall.server.rooms import LETTERS, Rooms
from landfall.server.saved_page import saved_page
from landfall.server.seats import holder_of, link, links_of, seats_made
from landfall.server.settings import Settings
from landfall.server.store import Store
from landfall.server.table import Table, hash_of
from landfall.server.workers import Workers
from landfall.server.writes import write_of


class Lobby(Rooms):
    """What people ask of tables. `Rooms` holds those that are in memory."""

    def __init__(self, store: Store, workers: Workers, settings: Settings) -> None:
        super().__init__(store, workers, settings)
        self.door = Door(settings.connections_per_address, settings.connects_per_second, settings.connects_at_once)
        self.replays = Replays()
        self.analyses = Analyses(store, settings)
        self.own_games = OwnGames(self.record, self.replays.making)

    # -- making tables ------------------------------------------------------------------------------------------------

    async def make(self, wish: NewTable, address: str = "") -> TableMade:
        """Create a table for a client at this address. Every person's seat gets its own link."""
        seats, tokens = seats_made(wish.game, wish.seats)
        room = await self.set_table(wish.game, wish.options, seats, wish.listed, address)
        return TableMade(room.info(), links_of(room.table, tokens))

    async def learn(self, game: str, wish: Learn, address: str) -> TableMade:
        """A table with the deal of the game's guide, for one person and bots. Nobody else sees it in a list."""
        load_game(game)
        guide = guide_of(game)
        if guide is None:
            raise NotDone("not-guided")
        bots = [SeatWish("bot", level=guide.level) for _ in range(guide.seats - 1)]
        seats, tokens = seats_made(game, [SeatWish("person", wish.name), *bots])
        room = await self.set_table(game, guide.options, seats, False, address, guided_by=guide)
        return TableMade(room.info(), links_of(room.table, tokens))

    async def play_on(self, id: str, wish: PlayOn, address: str) -> TableMade:
        """A new table that plays on from a position of a game that has ended; it is named beside that game."""
        room = await self.room(id)
        async with room.entered() as table:
            if not table.has_ended():
                raise NotDone("table-stuck" if table.status == "stuck" else "table-runs")
            record = table.record()
        made = await self.branch(record, Branch(id, wish.move), wish.seats, wish.anew, address)
        async with room.entered():
            await room.commit(Branched(Branch(made.table.id, wish.move)))
        return made

    async def play_on_record(self, wish: PlayOnRecord, address: str) -> TableMade:
        record = await asyncio.to_thread(Record.from_json, wish.text)
        return await self.branch(record, Branch("", wish.move), wish.seats, wish.anew, address)

    async def branch(
        self, record: Record, origin: Branch, wishes: list[SeatWish], anew: bool, address: str
    ) -> TableMade:
        if len(wishes) != record.seats:
            raise NotDone("wrong-number-of-seats", seats=record.seats)
        state = await self.replays.state_at(record, origin.move)
        if state.is_terminal():
            raise NotDone("table-ended")
        if anew:
            state = state.sample(state.current_player(), Rng(secrets.token_hex(16)))
        seats, tokens = seats_made(record.game, wishes)
        room = await self.set_table(record.game, record.options, seats, False, address, state.to_dict(), origin)
        return TableMade(room.info(), links_of(room.table, tokens))

    async def set_table(
        self,
        game_id: str,
        options: dict[str, OptionValue],
        seats: list[SeatMade],
        listed: bool,
        address: str,
        position: dict[str, Any] | None = None,
        origin: Branch | None = None,
        guided_by: Guide | None = None,
    ) -> Room:
        game = load_game(game_id)
        if len(seats) not in game.seats:
            raise game.wrong_seats(len(seats))
        chosen = game.chosen_options(len(seats), options)
        seed = guided_by.seed if guided_by else self.settings.chance.table_seed(game.id, chosen, seats)
        made = Made(
            game=game.id,
            rules_version=game.rules_version,
            options=chosen,
            seats=seats,
            seed=seed,
            listed=listed,
            at=int(time()),
            position=position,
            origin=origin,
        )
        made.guided = guided_by is not None
        table = Table("".join(secrets.choice(LETTERS) for _ in range(10)), made)
        await self.store.append(write_of(table, made))
        return self.open(table, address)

    async def rematch(self, room: Room) -> str:
        """The same people at a new table; each seat's link works there too. Called while the room is entered."""
        table = room.table
        if not table.has_ended():
            raise NotDone("table-runs")
        if table.rematch is None:
            seats = [
                SeatMade(
                    "person" if seat.holder else seat.kind, seat.name, None if seat.holder else seat.level, seat.holder
                )
                for seat in table.seats
            ]
            again = await self.set_table(table.made.game, table.made.options, seats, table.made.listed, room.address)
            await room.commit(PlaysAgain(again.table.id))
        assert table.rematch is not None, "a new table has just been set"
        return table.rematch

    # -- what a page asks without a socket ----------------------------------------------------------------------------

    async def sit(self, id: str, wish: SitDown) -> SeatLink:
        """Take an open seat."""
        room = await self.room(id)
        token = secrets.token_urlsafe(24)
        async with room.entered() as table:
            if wish.seat >= len(table.seats):
                raise NotDone("no-such-place", number=wish.seat + 1)
            if table.has_ended():
                raise NotDone("table-ended")
            if table.seats[wish.seat].kind != "open":
                raise NotDone("seat-taken")
            await room.commit(Sat(wish.seat, clean_name(wish.name, table.names_beside(wish.seat)), hash_of(token)))
        return link(id, wish.seat, token)

    async def info(self, id: str) -> TableInfo:
        room = await self.room(id)
        async with room.entered():
            return room.info()

    async def record(self, id: str) -> Record:
        """The record of a table that has ended, with its seed."""
        room = await self.room(id)
        async with room.entered() as table:
            if not table.has_ended():
                raise NotDone("table-stuck" if table.status == "stuck" else "table-runs")
            return table.record()

    async def replay(self, id: str, token: str | None, seat: int | None, is_open: bool) -> bytes:
        """The game so far, as JSON. One that has ended is shown to everybody from any seat, or openly; one that runs
        to those who play at it, as they have seen it, and to spectators."""
        room = await self.room(id)
        async with room.entered() as table:
            runs = not table.has_ended()
            if runs and table.state is None:
                raise NotDone("table-stuck")
            own = None if token is None else holder_of(table, token)
            if runs and (is_open or seat not in (None, own)):
                raise NotDone("table-runs")
            if seat is not None and seat >= len(table.seats):
                raise NotDone("no-such-place", number=seat + 1)
            audience = own if runs else seat
            record, info = table.record(), room.info()
            record.parts[-1].moves = record.parts[-1].moves[:]  # the game continues meanwhile
            key = (id, table.entries, audience, is_open)
        return await self.replays.made(key, lambda: replay_of(record, info, audience, is_open, runs))

    async def saved_page(self, wish: SavePage) -> bytes:
        """A game that has ended, or a saved one, as one HTML file."""
        record = await self.chosen_record(wish)
        info = None if wish.table is None else await self.info(wish.table)
        analysis = None if wish.analysis is None else self.analyses.found(wish.analysis).body
        async with self.replays.making:
            return await asyncio.to_thread(saved_page, record, info, analysis, self.settings.page)

    async def chosen_record(self, wish: Analyse | SavePage) -> Record:
        """That of a table that has ended, or the one that was sent."""
        if (wish.table is None) == (wish.text is None):
            raise NotDone("malformed", why="table-or-text")
        if wish.table is not None:
            return await self.record(wish.table)
        return await asyncio.to_thread(Record.from_json, wish.text or "")

    async def verify(self, id: str) -> Verified:
        """Play a game that has ended again from its seed."""
        record = await self.record(id)
        stored = await self.store.load(id)
        published = (await self.info(id)).seed_hash
        position = None if stored is None or stored.position is None else msgspec.json.decode(stored.position)
        async with self.replays.making:
            return await asyncio.to_thread(verified, record, published, position)

    async def analyse(self, wish: Analyse) -> AnalysisState:
        """Weigh the game of a table that has ended, or a saved one."""
        record = await self.chosen_record(wish)
        await asyncio.to_thread(check_weighable, record)
        return await self.analyses.begin(wish, record)

    async def play_again(self, id: str, token: str) -> TableInfo:
        room = await self.room(id)
        async with room.entered() as table:
            holder_of(table, token)
            again = await self.rematch(room)
        return await self.info(again)

    async def stop(self, id: str, token: str) -> TableInfo:
        room = await self.room(id)
        async with room.entered() as table:
            await abandon(room, holder_of(table, token), True)
            return room.info()

    async def delete(self, id: str, token: str) -> TableInfo:
        """Delete a table at which nobody else has a seat. Those who look at it are sent away."""
        room = await self.room(id)
        async with room.entered() as table:
            own = holder_of(table, token)
            if any(seat.holder is not None for number, seat in enumerate(table.seats) if number != own):
                raise NotDone("others-hold-seats")
            if not await self.store.forget([id], int(time()) + 1, shrink=False):
                raise Conflict(f"table {id} is being written")
            room.gone = room.closed = True
            room.send_away()
            return room.info()

    async def listed(self, status: Status | None, limit: int, offset: int) -> list[TableInfo]:
        """Listed tables, the latest changed first, with who is present now."""
        return self.read(await self.store.listed((status,) if status else get_args(Status), limit, offset))

    async def found(self, ids: Sequence[str]) -> list[TableInfo]:
        """These tables in their order, listed or not: whoever knows a table's id may look at it."""
        infos = {info.id: info for info in self.read(await self.store.infos(ids))}
        for id, (at, to_act) in (await self.store.turns(list(infos))).items():
            infos[id].moved_at = at
            infos[id].to_act = [int(seat) for seat in to_act.split()]
        return [infos[id] for id in dict.fromkeys(ids) if id in infos]

    def read(self, stored: Iterable[str]) -> list[TableInfo]:
        return [self.live(msgspec.json.decode(text, type=TableInfo)) for text in stored]

    def live(self, stored: TableInfo) -> TableInfo:
        """The same with who is present now; what is just being written is not shown yet."""
        room = self.rooms.get(stored.id)
        return stored if room is None or room.broken else room.info()

    async def close(self) -> None:
        await self.analyses.close()
        await super().close()
