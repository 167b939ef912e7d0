"""A table in play: its log, who is connected, and the bots that play at it. One thing happens at a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from math import ceil
from time import monotonic
from typing import Any

import msgspec

from landfall.bots import Knowledge, Turns
from landfall.flow import BadInput, Rng
from landfall.learning import LEARNER
from landfall.server.device import Device
from landfall.server.entries import Entry, Guided, Moved, PlaysAgain, Stopped, Undid, Wrote
from landfall.server.errors import Conflict, NotDone, StorageFailed
from landfall.server.fair_queue import Asker
from landfall.server.guidance import bot_waits, next_step, scripted
from landfall.server.loader import entries_since, load_table
from landfall.server.messages import WIRE, Over, Rematched, Said, Sync, TableInfo
from landfall.server.messages import Table as TableMessage
from landfall.server.settings import Settings
from landfall.server.store import Store
from landfall.server.table import Table
from landfall.server.views import Audience, Shown, encoder, story
from landfall.server.workers import Workers
from landfall.server.writes import changes_info, write_of
from landfall.thinking import NoAnswer, Question

log = logging.getLogger("landfall.server")

RETRY = 2.0  # seconds until a bot tries again after something failed
NOTED = 3600  # seconds until it is noted again that somebody is here while others wish to end the game


class Room:
    """Everything that reads or changes the table holds the room's lock, so nobody sees what is not committed."""

    def __init__(self, table: Table, store: Store, workers: Workers, settings: Settings, address: str = "") -> None:
        self.table = table
        self.address = address  # of whoever created the table, or came first since it was loaded
        self.store = store
        self.workers = workers
        self.settings = settings
        self.lock = asyncio.Lock()
        self.devices: dict[Audience, set[Device]] = {}
        self.shown: dict[Audience, Shown] = {}
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.turns = Turns(len(table.seats))  # of the bots, so that they end
        self.broken = False  # what is in memory may differ from the log
        self.stored = table.entries  # how many entries are stored, as far as is known
        self.gone = False  # the table has been deleted
        self.closed = False
        self.visits = 0  # how often somebody has asked for the room
        self.used = monotonic()
        self.clock = settings.clock
        self.opened = self.clock()
        self.left: dict[int, float] = {}  # when a seat's last device went
        self.telling: asyncio.Task[None] | None = None  # who has come and gone

    @asynccontextmanager
    async def entered(self) -> AsyncIterator[Table]:
        """The table, with nothing else happening to it meanwhile."""
        async with self.lock:
            self.used = monotonic()
            if self.gone:
                raise NotDone("no-such-table")
            if self.broken:
                await self.reload()
            yield self.table

    # -- changing the table -------------------------------------------------------------------------------------------

    async def commit(self, entry: Entry) -> None:
        """Append an entry to the log; when it is safely stored, show what follows. Called while entered."""
        table = self.table
        try:
            table.apply(entry)
        except BadInput:
            raise  # refused before anything changed
        except BaseException:
            self.broken = True
            raise
        self.broken = True  # until the disk has it
        try:
            await self.store.append(write_of(table, entry))
        except Conflict:
            await self.reload()
            raise
        except NotDone:
            self.gone = self.closed = True
            raise
        self.broken = False
        self.stored = table.entries
        self.show(entry)
        onward = next_step(table)
        if onward is not None:
            await self.commit(onward)
            return
        self.wake_bots()

    async def reload(self) -> None:
        """Read the log again, after a failure or when another process has written."""
        self.broken = True
        table = await load_table(self.store, self.table.id)
        if table is None:
            self.gone = self.closed = True
            raise NotDone("no-such-table")
        if table.entries < self.stored:
            await self.write_again(table)
        self.table = table
        self.stored = table.entries
        self.broken = False
        self.show(None)
        self.wake_bots()

    async def catch_up(self) -> None:
        """Take the entries that another process has written."""
        async with self.entered() as table:
            later = await entries_since(self.store, table)
            if later is None:
                await self.reload()
                return
            for entry in later:
                table.apply(entry)
                self.stored = table.entries
                self.show(entry)
            self.wake_bots()

    async def write_again(self, table: Table) -> None:
        """Store again what the storage has lost and people have seen: a failover may lose the latest entries."""
        known = self.table
        start = known.entries - len(known.latest)
        if table.entries < start:
            raise StorageFailed(f"table {table.id}: the storage has lost more entries than are in memory")
        log.warning("table %s: %d entries were lost and are stored again", table.id, self.stored - table.entries)
        for number in range(table.entries, self.stored):
            entry = known.latest[number - start]
            table.apply(entry)
            await self.store.append(write_of(table, entry))

    # -- showing it ---------------------------------------------------------------------------------------------------

    def show(self, entry: Entry | None) -> None:
        """Send what follows from an entry to everybody who may see it; with None, everything that changed."""
        table = self.table
        if isinstance(entry, Wrote):
            self.send_all(encoder.encode(Said(table.chat[-1])))
            return
        undone_by: int | None = None
        match entry:
            case Undid():
                undone_by = entry.seat
            case Guided() if entry.moves is not None:
                undone_by = LEARNER  # the table was set as the guide has it
        if table.state is not None:
            for audience, shown in self.shown.items():
                message = shown.update(table, undone_by)
                if message is not None:
                    self.send_to(audience, message)
        if changes_info(table, entry):
            self.tell_table()
        ended = table.ending()
        match entry:
            case Moved() | Stopped() if ended is not None:
                self.send_all(encoder.encode(Over(ended)))
            case PlaysAgain():
                self.send_all(encoder.encode(Rematched(entry.table)))

    def send_to(self, audience: Audience, message: bytes) -> None:
        for device in self.devices.get(audience, ()):
            device.send(message)

    def send_all(self, message: bytes) -> None:
        for audience in self.devices:
            self.send_to(audience, message)

    def tell_table(self) -> None:
        """Send the public information to everybody who has an older version."""
        info = encoder.encode(TableMessage(self.info()))
        for device in [device for held in self.devices.values() for device in held if device.table != info]:
            device.table = info
            device.send(info)

    def info(self) -> TableInfo:
        return self.table.info(self.present(), len(self.devices.get(None, ())), self.ends_at())

    def present(self) -> set[int]:
        return {seat for seat in self.devices if seat is not None}

    def away_for(self, seat: int) -> float:
        """For how many seconds no device of the seat has been here, as far as the room remembers."""
        return 0.0 if seat in self.devices else self.clock() - self.left.get(seat, self.opened)

    def asked_to_end(self) -> list[int]:
        """The seats of people who have not wished to end the game, also of those a bot plays for."""
        seats = enumerate(self.table.seats)
        return [number for number, seat in seats if seat.holder and number not in self.table.wishes]

    def ends_at(self) -> int:
        """When the game ends, if all who have not agreed stay away: `put_aside` after the first wish and their leaving.

        0: nobody wishes so, or somebody who has not agreed is here.
        """
        table, asked = self.table, self.asked_to_end()
        if not self.is_to_stop() or any(seat in self.devices for seat in asked):
            return 0
        first = min(table.wishes.values())
        last = max((max(self.left.get(seat, 0), table.seen.get(seat, 0)) for seat in asked), default=0)
        return ceil(max(first, last) + self.settings.put_aside)

    def to_note(self) -> list[int]:
        """The seats that have not agreed, are here, and were not noted lately: the storage outlives memory."""
        before = self.clock() - NOTED
        return [seat for seat in self.asked_to_end() if seat in self.devices and self.table.seen.get(seat, 0) < before]

    # -- devices ------------------------------------------------------------------------------------------------------

    def join(self, device: Device, since: int) -> None:
        """A device connects: it is sent everything, and the others are told. Called while entered."""
        if self.table.state is None:
            raise NotDone("table-stuck")
        held = len(self.devices.get(device.seat, ()))
        if device.seat is None and held >= self.settings.watchers_per_table:
            raise NotDone("too-many-watch")
        if device.seat is not None and held >= self.settings.connections_per_seat:
            raise NotDone("too-many-devices")
        if device.seat not in self.shown:
            self.shown[device.seat] = Shown(self.table, device.seat)
        if device.seat is None or held == 0:
            self.tell_presence()
        self.address = self.address or device.address
        self.devices.setdefault(device.seat, set()).add(device)
        self.sync(device, since)
        self.wake_bots()

    def leave(self, device: Device) -> None:
        """A device has gone. Called while the room is locked."""
        held = self.devices.get(device.seat)
        if held is None or device not in held:
            return
        held.discard(device)
        if not held:
            del self.devices[device.seat]
            del self.shown[device.seat]
            if device.seat is not None:
                self.left[device.seat] = self.clock()
        if device.seat is None or not held:
            self.tell_presence()
        self.used = monotonic()

    def tell_presence(self) -> None:
        """Somebody has come or gone: soon one message tells the others about all who did."""
        if self.telling is None and not self.closed:
            self.telling = asyncio.create_task(self.tell_soon())

    async def tell_soon(self) -> None:
        try:
            await asyncio.sleep(self.settings.presence_pause)
        finally:
            self.telling = None
        async with self.lock:
            if self.devices and not self.broken:  # otherwise it is sent when the log has been read again
                self.tell_table()

    def sync(self, device: Device, since: int = 0) -> None:
        """Send everything to a device at the table. Called while entered."""
        table, shown = self.table, self.shown[device.seat]
        cut = table.cut[-1 if device.seat is None else device.seat]
        start = 0 if cut or not 0 <= since <= len(shown.events) else since
        raw: Any = msgspec.Raw(shown.position)
        device.table = encoder.encode(TableMessage(self.info()))
        device.send(Sync(WIRE, self.info(), device.seat, raw, start, story(shown.events[start:]), table.chat))

    # -- bots ---------------------------------------------------------------------------------------------------------

    def wake_bots(self) -> None:
        """Let every bot whose turn it is think, if anybody plays at the table or looks at it."""
        table = self.table
        if self.closed or table.state is None or table.status != "running":
            return
        if not self.devices and not any(seat.holder for seat in table.seats):
            return
        for seat in table.state.to_act():
            if table.seats[seat].kind == "bot" and seat not in self.thinking and not bot_waits(table, seat):
                self.thinking[seat] = asyncio.create_task(self.play_bot(seat))

    async def play_bot(self, seat: int) -> None:
        """Ask a worker and play its answer; if none comes in time, play any legal action."""
        try:
            async with self.entered() as table:
                if not is_asked(table, seat):
                    return
                known = scripted(table, seat)
                question = self.question_for(table, seat) if known is None else None
                seq = table.seqs[seat]
            asked = monotonic()
            try:
                action = known if known is not None else -1
                if question is not None:
                    action = await self.workers.ask(question, self.asker())
            except NoAnswer as wrong:
                log.warning("table %s: the bot in seat %d gave no answer: %s", self.table.id, seat, wrong)
                action = -1
            await asyncio.sleep(self.settings.bot_pause - (monotonic() - asked))
            async with self.entered() as table:
                if table.seqs[seat] == seq and is_asked(table, seat):
                    self.thinking.pop(seat, None)
                    await self.commit(bot_move(table, seat, action, self.settings.chance.bot_seed(table, seat)))
        except Conflict:
            pass  # another process has moved: the table was read again
        except Exception:  # a failing disk or game must not stop the bot for good
            if self.gone:
                return
            log.exception("table %s: the bot in seat %d could not move", self.table.id, seat)
            await asyncio.sleep(RETRY)
        finally:
            if self.thinking.get(seat) is asyncio.current_task():
                del self.thinking[seat]
        self.wake_bots()

    def asker(self) -> Asker:
        """For whom a worker thinks: a person at the table is served before bots that play by themselves."""
        return Asker(self.table.id, self.address, lambda: bool(self.present()))

    def question_for(self, table: Table, seat: int) -> Question:
        """What a worker is asked: the position as the seat's bot may know it."""
        state, _ = table.in_play()
        seed = self.settings.chance.bot_seed(table, seat)
        question = self.question(Knowledge.of(state, seat, Rng(seed)), table.seats[seat].level or "random", seed)
        turn = self.turns.asked(state, seat)
        if turn.is_cut():
            log.warning("table %s: the turn of the bot in seat %d did not end and was cut short", table.id, seat)
        return question.in_turn(turn)

    def question(self, knowledge: Knowledge, level: str, seed: str) -> Question:
        """What would a bot of this level do? It has no more time than the host gives it."""
        question = Question.about(knowledge, level, f"{seed} thinks")
        question.ms = self.settings.bot_ms
        return question

    # -- the end ------------------------------------------------------------------------------------------------------

    def is_idle(self) -> bool:
        """Whether the room can be dropped: nobody is here, nothing is going on."""
        return self.is_empty() and (self.gone or monotonic() - self.used > self.settings.unload_after)

    def is_empty(self) -> bool:
        return not (self.devices or self.thinking or self.lock.locked())

    def send_away(self) -> None:
        """The table was deleted: its devices are told so when they reconnect."""
        for device in [device for held in self.devices.values() for device in held]:
            device.dismiss(NotDone("no-such-table"))

    async def rest(self) -> None:
        """Wait until no bot has anything to do."""
        while self.thinking:
            await asyncio.wait(list(self.thinking.values()))

    def is_to_stop(self) -> bool:
        """Whether somebody wishes to end the game and others have not agreed yet."""
        return bool(self.table.wishes) and not self.table.has_ended()

    async def close(self) -> None:
        self.closed = True
        tasks = [*self.thinking.values(), *([self.telling] if self.telling else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def is_asked(table: Table, seat: int) -> bool:
    """Whether it is the turn of a bot on this seat."""
    if table.status != "running" or table.seats[seat].kind != "bot":
        return False
    return seat in table.in_play()[0].to_act() and not bot_waits(table, seat)


def bot_move(table: Table, seat: int, action: int, seed: str) -> Moved:
    """The bot's action, or any legal one if it gave none that is legal."""
    state, game = table.in_play()
    if state.refusal(action, seat) is not None:
        legal = state.legal_actions(seat)
        action = legal[Rng(seed).below(len(legal))]
    name, arguments = game.actions.decode(action)
    return Moved(seat, name, arguments)
