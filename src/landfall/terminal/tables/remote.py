"""A table on a server: its wire is described in `landfall.server.messages`."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from time import localtime, strftime
from typing import Any, assert_never

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from landfall.flow import Game
from landfall.server import messages
from landfall.server.messages import ClientMessage, ServerMessage, TableInfo
from landfall.terminal.tables.address import Address, seat_title
from landfall.terminal.tables.sitting import NotTaken, Seen, Sitting
from landfall.terminal.words import Words

FIRST_WAIT, LONGEST_WAIT = 0.5, 10.0  # seconds between attempts to come back
ANSWER = 30.0  # seconds for an answer, a lost connection included
FINAL = range(4400, 4429)  # close codes after which trying again is useless
BOT = "search"  # what plays a seat that is handed over

encoder = msgspec.json.Encoder()
decoder: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)

Answer = messages.Done | messages.Refused | messages.Reason | messages.Previewed | messages.Hinted | messages.Pong


class RemoteTable(Sitting):
    """Keeps what the server sends; reconnects after a lost connection, and sends again what was not answered."""

    can_chat = True

    def __init__(self, game: Game, words: Words, address: Address, info: TableInfo) -> None:
        super().__init__(game, words)
        self.address = address
        self.info = info
        self.seat: int | None = None
        self.position: messages.Position | None = None
        self.events: list[dict[str, Any]] = []
        self.lines: list[messages.ChatLine] = []
        self.rematch: str | None = info.rematch
        self.connection: ClientConnection | None = None
        self.listening: asyncio.Task[None] | None = None
        self.first = asyncio.Event()  # the first Sync, or the reason why there is none
        self.is_open = False  # it has come
        self.open_messages: dict[str, ClientMessage] = {}  # sent and not answered yet
        self.answers: dict[str, asyncio.Future[Answer]] = {}
        self.count = 0
        self.mark = secrets.token_hex(6)  # ids differ between the devices of a seat

    # -- what is shown ------------------------------------------------------------------------------------------------

    @property
    def can_hint(self) -> bool:  # type: ignore[override]
        """Hints are for those who play with bots alone; a bot may stand in for somebody."""
        return all(seat.seat == self.seat or (seat.kind == "bot" and not seat.held) for seat in self.info.seats)

    @property
    def names(self) -> list[str]:
        return [seat_title(seat, self.words) for seat in self.info.seats]

    @property
    def seen(self) -> Seen:
        position, info = self.position, self.info
        assert position is not None, "the screen opens after the first Sync"
        seen = Seen(self.seat, self.names, position.view)
        seen.legal = [choice.action for choice in position.choices]
        seen.events = self.events
        seen.scores = position.scores
        seen.can_undo = position.can_undo
        seen.status = info.status
        seen.winners = info.result.winners if info.result else []
        seen.scores = info.result.scores if info.result else position.scores
        seen.away = {seat.seat for seat in info.seats if seat.kind == "person" and not seat.present}
        seen.bots = {seat.seat for seat in info.seats if seat.kind == "bot"}
        seen.open = {seat.seat for seat in info.seats if seat.kind == "open"}
        seen.wishes = {seat.seat for seat in info.seats if seat.wants_to_stop}
        seen.chat = [(line.name, line.text) for line in self.lines]
        return seen

    def tell(self) -> None:
        """Tell the screen to look again, once there is something to show."""
        if self.position is not None:
            self.changed()

    # -- the connection -----------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Connect, and wait until there is something to show. Raises NotTaken if there never will be."""
        self.link = self.address.link() if self.address.token else ""
        self.first.clear()
        self.is_open = False
        self.listening = asyncio.create_task(self.listen())
        await self.first.wait()
        if not self.is_open:
            raise NotTaken(self.trouble)

    async def close(self) -> None:
        if self.listening is not None:
            self.listening.cancel()
            await asyncio.gather(self.listening, return_exceptions=True)
            self.listening = None
        for waiting in self.answers.values():
            waiting.cancel()

    async def listen(self) -> None:
        """Hear what the server sends; come back when the connection is lost."""
        wait = FIRST_WAIT
        while True:
            code = 0
            try:
                address = self.address.socket(self.words.lang, len(self.events))
                async with connect(address, max_size=None, open_timeout=10, close_timeout=2, proxy=None) as connection:
                    self.connection = connection
                    async for text in connection:
                        if self.hear(decoder.decode(text)):
                            wait = FIRST_WAIT
                            await self.send_again()
                    code = connection.close_code or 0
            except (OSError, TimeoutError, ConnectionClosed, InvalidHandshake, InvalidURI) as wrong:
                code = wrong.rcvd.code if isinstance(wrong, ConnectionClosed) and wrong.rcvd is not None else 0
            except msgspec.MsgspecError:
                self.trouble = self.words("other-wire")
                self.connection = None
                self.first.set()
                self.tell()
                return
            self.connection = None
            if code in FINAL:
                self.first.set()
                self.tell()
                return
            self.trouble = self.words("offline")
            self.tell()
            await asyncio.sleep(wait)
            wait = min(LONGEST_WAIT, wait * 1.6)

    def hear(self, message: ServerMessage) -> bool:
        """Take in what the server sent; True for a Sync."""
        match message:
            case messages.Sync():
                self.take_in(message.position, message.events_from, message.events)
                self.info, self.seat, self.lines = message.table, message.seat, list(message.chat)
                self.trouble = ""
                self.rematch = self.info.rematch or self.rematch
                self.is_open = True
                self.first.set()
            case messages.Update():
                self.take_in(message.position, message.events_from, message.events)
            case messages.Table():
                self.info = message.table
                self.rematch = self.info.rematch or self.rematch
            case messages.Said():
                self.lines.append(message.line)
            case messages.Over():
                self.info.result = message.result
            case messages.Rematched():
                self.rematch = message.table
            case (
                messages.Done()
                | messages.Refused()
                | messages.Reason()
                | messages.Previewed()
                | messages.Hinted()
                | messages.Pong()
            ):
                self.answered(message)
                return False
            case _:
                assert_never(message)
        self.tell()
        return isinstance(message, messages.Sync)

    def take_in(self, position: messages.Position, events_from: int, events: list[dict[str, Any]]) -> None:
        self.position = position
        self.events = [*self.events[:events_from], *events]

    def answered(self, message: Answer) -> None:
        if isinstance(message, messages.Refused) and message.id is None:
            self.trouble = message.problem.words
            self.tell()
            return
        self.open_messages.pop(message.id or "", None)
        waiting = self.answers.pop(message.id or "", None)
        if waiting is not None and not waiting.done():
            waiting.set_result(message)

    async def send_again(self) -> None:
        """Send again what was not answered when the connection broke; a move with the same id is never played twice."""
        for message in list(self.open_messages.values()):
            await self.send(message)

    async def send(self, message: ClientMessage) -> None:
        if self.connection is not None:
            with contextlib.suppress(ConnectionClosed, OSError):  # it is sent again when the connection is back
                await self.connection.send(encoder.encode(message).decode())

    def new_id(self) -> str:
        self.count += 1
        return f"{self.mark}-{self.count}"

    async def ask(self, message: ClientMessage) -> Answer:
        """Send a message and wait for its answer. Raises NotTaken with the server's words if it is refused."""
        self.open_messages[message.id] = message
        waiting = self.answers[message.id] = asyncio.get_running_loop().create_future()
        await self.send(message)
        try:
            answer: Answer = await asyncio.wait_for(waiting, ANSWER)
        except TimeoutError:
            raise NotTaken(self.words("no-answer")) from None
        finally:
            self.open_messages.pop(message.id, None)
            self.answers.pop(message.id, None)
        if isinstance(answer, messages.Refused):
            raise NotTaken(answer.problem.words)
        return answer

    # -- playing ------------------------------------------------------------------------------------------------------

    def seq(self) -> int:
        return self.position.seq if self.position is not None else 0

    async def take(self, action: int) -> None:
        await self.ask(messages.Move(self.new_id(), self.seq(), action))

    async def undo(self) -> None:
        await self.ask(messages.Undo(self.new_id(), self.seq()))

    async def why(self, action: int) -> str | None:
        answer = await self.ask(messages.Why(self.new_id(), action))
        return answer.problem.words if isinstance(answer, messages.Reason) and answer.problem is not None else None

    async def preview(self, action: int) -> messages.Previewed | None:
        answer = await self.ask(messages.Preview(self.new_id(), action))
        return answer if isinstance(answer, messages.Previewed) else None

    async def hint(self) -> int:
        answer = await self.ask(messages.Hint(self.new_id()))
        return answer.action if isinstance(answer, messages.Hinted) else -1

    async def abandon(self) -> str | None:
        wishes = self.seat is not None and self.info.seats[self.seat].wants_to_stop
        await self.ask(messages.Abandon(self.new_id(), not wishes))
        ends_at = self.info.ends_at
        return self.words("put-aside", when=strftime("%Y-%m-%d %H:%M", localtime(ends_at))) if ends_at else None

    def speak(self, words: Words) -> None:
        super().speak(words)
        task = asyncio.ensure_future(self.send(messages.Language(self.new_id(), words.lang)))  # type: ignore[arg-type]
        task.add_done_callback(lambda _: None)

    async def chat(self, text: str) -> None:
        if text.strip():
            await self.ask(messages.Chat(self.new_id(), text.strip()[:500]))

    async def hand_over(self) -> None:
        if self.seat is not None and self.info.seats[self.seat].kind == "bot":
            await self.ask(messages.TakeBack(self.new_id()))
        else:
            await self.ask(messages.HandOver(self.new_id(), BOT))

    async def fill(self) -> None:
        seen = self.seen
        empty = sorted(seen.open) or sorted(seen.away - {self.seat})
        if not empty:
            raise NotTaken(self.words("nobody-away"))
        await self.ask(messages.HandOver(self.new_id(), BOT, empty[0]))

    async def again(self) -> None:
        """Sit down at the table of the rematch, which is set if there is none yet."""
        if self.rematch is None:
            await self.ask(messages.Rematch(self.new_id()))
            self.rematch = self.info.rematch or self.rematch
        if self.rematch is None:
            raise NotTaken(self.words("no-rematch"))
        await self.close()
        self.address = Address(self.address.server, self.rematch, self.address.token)
        self.rematch, self.events, self.lines = None, [], []  # the last position is shown until there is another
        await self.open()
        self.tell()
