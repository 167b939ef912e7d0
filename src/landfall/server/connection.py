"""A socket from its opening to its end: who it is, what it may send, and what it is sent."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from landfall.flow import LandfallError
from landfall.server.device import Device, id_of
from landfall.server.errors import NotDone, as_not_done
from landfall.server.gate import Gate, address_of, note
from landfall.server.handlers import act, may_sync
from landfall.server.limits import Bucket
from landfall.server.lobby import Lobby
from landfall.server.messages import ClientMessage, Hint
from landfall.server.room import Room
from landfall.server.seats import holder_of
from landfall.server.settings import Settings
from landfall.server.unreadable import unreadable
from landfall.texts import LANGUAGES

log = logging.getLogger("landfall.server")

decoder = msgspec.json.Decoder(ClientMessage)
REFUSED = 4400
AGAIN_LATER = 1013
CLOSE_CODES = {
    "bad-token": 4401,
    "foreign-page": 4403,
    "unknown-host": 4403,
    "no-such-table": 4404,
    "table-damaged": 4410,
    "too-frequent": 4429,
    "too-many-watch": 4429,
    "too-many-devices": 4429,
    "too-many-connections": 4429,
    "storage-failed": AGAIN_LATER,
    "stale": AGAIN_LATER,
    "failed": AGAIN_LATER,
}
PATIENCE = 50  # messages beyond the limit, minus later ones within it, until the connection is closed

Socket = WebSocket[Any, Any, Any]


async def serve_socket(lobby: Lobby, gate: Gate, socket: Socket, table_id: str) -> None:
    """A whole connection, if it is accepted and its address does not have too many already."""
    await socket.accept()
    device = new_device(lobby.settings, socket)
    address = device.address = address_of(socket)
    try:
        gate.check_socket(socket)
        lobby.door.enter(address, holds_seat(lobby, table_id, socket.query_params.get("token")))
    except NotDone as wrong:
        note(address, "a socket was refused: %s", wrong)
        await send_away(socket, device, wrong)
        return
    try:
        await serve_device(lobby, socket, device, table_id)
    finally:
        lobby.door.leave(address)


def holds_seat(lobby: Lobby, table_id: str, token: str | None) -> bool:
    """Whether the token belongs to a seat of a table in use: others at the same address cannot shut its holder out."""
    room = lobby.rooms.get(table_id)
    return room is not None and bool(token and room.table.holder(token) is not None)


def new_device(settings: Settings, socket: Socket) -> Device:
    lang = socket.query_params.get("lang", "en")
    bucket = Bucket(settings.messages_per_second, settings.messages_at_once)
    slow_bucket = Bucket(settings.changes_per_second, settings.changes_at_once)
    resyncs = Bucket(settings.resyncs_per_second, settings.resyncs_at_once)
    device = Device(None, lang if lang in LANGUAGES else "en", bucket, slow_bucket, resyncs)
    device.most_bytes = settings.unsent_bytes
    return device


async def send_away(socket: Socket, device: Device, wrong: LandfallError) -> None:
    """Say why, and close."""
    device.refuse(None, wrong)
    await send_waiting(socket, device)
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        await socket.close(CLOSE_CODES.get(as_not_done(wrong).code, REFUSED))


async def serve_device(lobby: Lobby, socket: Socket, device: Device, table_id: str) -> None:
    """A device, from sitting down or watching until it leaves."""
    query = socket.query_params
    since = query.get("since", "0")
    try:
        room = await lobby.room(table_id)
        async with room.entered() as table:
            token = query.get("token")
            if token:
                device.seat = holder_of(table, token)
            room.join(device, int(since) if since.isdecimal() and len(since) < 10 else 0)
    except LandfallError as wrong:
        await send_away(socket, device, wrong)
        return
    sending = device.sending = asyncio.create_task(send_all(socket, device))
    try:
        await receive_all(lobby, room, socket, device)
    finally:
        async with room.lock:
            room.leave(device)
        sending.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await sending


async def send_all(socket: Socket, device: Device) -> None:
    """Send what waits, as long as the device keeps up."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):  # it has left: the receiving side notices
        try:
            while not (device.too_slow or (device.dismissed and device.unsent.empty())):
                message = await device.unsent.get()
                await socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})
        except asyncio.CancelledError:
            if not device.too_slow:
                raise
        if device.too_slow:
            note(device.address, "a device reads too slowly and is to come again")
        await socket.close(AGAIN_LATER)


async def send_waiting(socket: Socket, device: Device) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        while not device.unsent.empty():
            message = await device.unsent.get()
            await socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})


async def receive_all(lobby: Lobby, room: Room, socket: Socket, device: Device) -> None:
    """Read messages one after another until the device goes or is sent away."""
    beyond = 0
    while True:
        event = await socket.receive()
        if event["type"] != "websocket.receive":
            return
        told = event.get("text")
        text = event.get("bytes") or b"" if told is None else told
        if not device.bucket.take():
            beyond += 1
            id = None if is_oversized(text, lobby.settings.message_bytes) else id_of(text)
            device.refuse(id, NotDone("too-frequent"))
            if beyond > PATIENCE:
                await send_waiting(socket, device)
                await socket.close(CLOSE_CODES["too-frequent"])
                return
            continue
        beyond = max(0, beyond - 1)
        await handle(lobby, room, device, text)


async def handle(lobby: Lobby, room: Room, device: Device, text: str | bytes) -> None:
    """Carry out one message, or refuse it."""
    try:
        message = read(text, lobby.settings.message_bytes)
    except NotDone as wrong:
        device.refuse(id_of(text) if wrong.code == "malformed" else None, wrong)
        return
    if isinstance(message, Hint):  # takes a while: later messages do not wait for it
        lobby.begin(carry_out(lobby, room, device, message))
    else:
        await carry_out(lobby, room, device, message)


async def carry_out(lobby: Lobby, room: Room, device: Device, message: ClientMessage) -> None:
    id = message.id
    try:
        await act(lobby, room, device, message)
    except LandfallError as wrong:
        refused = as_not_done(wrong)
        device.refuse(id, wrong, room.table.names())
        if refused.code == "stale" and may_sync(lobby, device):
            async with room.entered():
                room.sync(device)
        if refused.code == "storage-failed":
            log.error(
                "%s: table %s: %s was not stored: %s", device.address, room.table.id, type(message).__name__, wrong
            )
        if refused.code == "failed":
            log.error("table %s: a message failed", room.table.id, exc_info=wrong)
    except Exception:  # the process keeps running whatever a game or a message does
        log.exception("table %s: a message failed", room.table.id)
        device.refuse(id, NotDone("failed"))


def read(text: str | bytes, most: int) -> ClientMessage:
    """The message, if it can be read."""
    if is_oversized(text, most):
        raise NotDone("oversized", most=most)
    if isinstance(text, bytes):
        raise NotDone("malformed", why="not-text")
    try:
        message: ClientMessage = decoder.decode(text)
    except (msgspec.MsgspecError, ValueError, RecursionError) as wrong:
        raise unreadable(str(wrong)) from None
    return message


def is_oversized(text: str | bytes, most: int) -> bool:
    return len(text) > most or (isinstance(text, str) and len(text.encode()) > most)
