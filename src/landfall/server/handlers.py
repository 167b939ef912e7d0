"""What a client's message does at a table. Each is carried out completely, or refused by an error without effect."""

from __future__ import annotations

import logging
from math import ceil
from time import time
from typing import TYPE_CHECKING, assert_never

from landfall.bots import Knowledge
from landfall.flow import Game, IllegalAction, LandfallError, Rng, State
from landfall.server import messages
from landfall.server.answers import number_of, numbers_of
from landfall.server.device import Device
from landfall.server.entries import (
    Answer,
    Arranged,
    HandedOver,
    Moved,
    Renamed,
    Seen,
    Stopped,
    TookBack,
    Undid,
    Wished,
    Wrote,
)
from landfall.server.errors import NotDone, problem
from landfall.server.guidance import goes_to
from landfall.server.levels import check_level
from landfall.server.messages import ClientMessage, Done, Hinted, HintWhy, Pong, Reason
from landfall.server.names import clean, clean_name
from landfall.server.previews import preview
from landfall.server.table import Table
from landfall.texts import LANGUAGES
from landfall.texts.reasons import say_reason
from landfall.thinking import NoAnswer
from landfall.thinking.question import Why

log = logging.getLogger("landfall.server")

HINT = "expert"  # the bot that gives hints

SlowMessage = (  # limited more strictly than the others
    messages.HandOver
    | messages.Arrange
    | messages.TakeBack
    | messages.Rename
    | messages.Chat
    | messages.Abandon
    | messages.Rematch
)
SeatMessage = messages.Move | messages.Undo | messages.GoTo | messages.Why | messages.Preview | SlowMessage

if TYPE_CHECKING:
    from landfall.server.lobby import Lobby
    from landfall.server.room import Room


async def act(lobby: Lobby, room: Room, device: Device, message: ClientMessage) -> None:
    """Do what a message asks and answer it. Raises an error if it is refused."""
    match message:
        case messages.Ping():
            device.send(Pong(message.id))
        case messages.Language():
            device.lang = message.lang
            device.send(Done(message.id))
        case messages.Hint():
            await hint(room, device, message)
        case messages.Resync():
            if not may_sync(lobby, device):
                raise NotDone("too-frequent")
            async with room.entered():
                room.sync(device, message.since)
                device.send(Done(message.id))
        case _:
            async with room.entered():
                await act_for_seat(lobby, room, device, message)


async def act_for_seat(lobby: Lobby, room: Room, device: Device, message: SeatMessage) -> None:
    """The same for what only those who have a seat may ask. Called while entered."""
    seat = seated(device)
    match message:
        case messages.Why():
            device.send(reason(room, seat, device.lang, message))
            return
        case messages.Preview():
            device.send(previewed(room, seat, message))
            return
        case messages.Move():
            await move(room, seat, message)
        case messages.Undo():
            await undo(room, seat, message)
        case messages.GoTo():
            await go_to(room, seat, message)
        case _:
            if device.changes is not None and not device.changes.take():
                raise NotDone("too-frequent")
            await change(lobby, room, seat, message)
    device.send(Done(message.id))


async def change(lobby: Lobby, room: Room, seat: int, message: SlowMessage) -> None:
    """What is written to the log besides moves and undos."""
    table = room.table
    match message:
        case messages.HandOver():
            await hand_over(room, seat, message)
        case messages.Arrange():
            await arrange(room, seat, message)
        case messages.TakeBack():
            await take_back(room, seat)
        case messages.Rename():
            await room.commit(Renamed(seat, clean_name(message.name, table.names_beside(seat))))
        case messages.Chat():
            name = table.seats[seat].name
            await room.commit(Wrote(seat, name, clean(message.text), int(time())))
        case messages.Abandon():
            await abandon(room, seat, message.wish)
        case messages.Rematch():
            await lobby.rematch(room)
        case _:
            assert_never(message)


def may_sync(lobby: Lobby, device: Device) -> bool:
    """Whether a device may be sent everything again. That costs as much as a connection, and counts as one."""
    if device.resyncs is not None and not device.resyncs.take():
        return False
    return lobby.door.comings.take(device.address)


async def hint(room: Room, device: Device, message: messages.Hint) -> None:
    """What a bot would do in this person's place. The table continues while it thinks."""
    seat = seated(device)
    if device.changes is not None and not device.changes.take():
        raise NotDone("too-frequent")
    async with room.entered() as table:
        game, state = in_play(table, seat)
        if not table.plays_with_bots_alone(seat):
            raise NotDone("hint-among-people")
        seed = room.settings.chance.bot_seed(table, seat)
        drawn = state.sample(seat, Rng(seed))
        for step in message.after:
            drawn.apply_action(number_of(game, step), seat)
        if not drawn.legal_actions(seat):
            raise NotDone("nothing-asked")
        seq = table.seqs[seat]
        question = room.question(Knowledge(drawn, seat), HINT, seed)
        question.explain = True
        names = table.names()
    try:
        answer = await room.workers.answer(question, room.asker())
    except NoAnswer:
        raise NotDone("no-hint") from None
    why = None if answer.why is None else why_in_words(game, answer.why, names)
    device.send(Hinted(message.id, seq, answer.action, why))


def why_in_words(game: Game, why: Why, names: list[str]) -> HintWhy:
    said = {lang: say_reason(game, why.other, why.points, lang, names) for lang in LANGUAGES}
    return HintWhy(why.other, why.points, said)


def seated(device: Device) -> int:
    if device.seat is None:
        raise NotDone("spectator")
    return device.seat


# -- playing ----------------------------------------------------------------------------------------------------------


def in_play(table: Table, seat: int) -> tuple[Game, State]:
    """The game and the position, if this person may act in it."""
    status = table.status
    if status in ("over", "abandoned"):
        raise NotDone("table-ended")
    if table.game is None or table.state is None:
        raise NotDone("table-stuck")
    if status == "waiting":
        raise NotDone("table-waiting")
    if table.seats[seat].kind == "bot":
        raise NotDone("bot-plays")
    return table.game, table.state


async def move(room: Room, seat: int, message: messages.Move) -> None:
    table = room.table
    if (seat, message.id) in table.ids:
        return  # sent again: it has been played already
    game, _ = in_play(table, seat)
    if message.seq != table.seqs[seat]:
        raise NotDone("stale")
    first, *then = [
        Answer(*game.actions.decode(action)) for action in numbers_of(game, [message.action, *message.then])
    ]
    await room.commit(Moved(seat, first.name, first.args, message.id, then=then))


async def undo(room: Room, seat: int, message: messages.Undo) -> None:
    table = room.table
    if (seat, message.id) in table.ids:
        return
    in_play(table, seat)
    if message.seq != table.seqs[seat]:
        raise NotDone("stale")
    if table.is_advice(seat):
        raise NotDone("bot-moved")
    undone = table.undoable(seat)
    await room.commit(Undid(seat, undone.start, message.id, answers=len(undone)))


async def go_to(room: Room, seat: int, message: messages.GoTo) -> None:
    """Go to a step of the guide, at the end of which the game continues without it."""
    table = room.table
    in_play(table, seat)
    lesson = table.lesson
    if lesson is None:
        raise NotDone("not-guided")
    await room.commit(goes_to(table, lesson, min(message.step, len(lesson.steps)), message.anew))


def reason(room: Room, seat: int, lang: str, message: messages.Why) -> Reason:
    """Why not. Actions that a person only considers are played on a state drawn from what the seat knows."""
    table = room.table
    game, state = in_play(table, seat)
    if message.after:
        state = state.sample(seat, Rng(room.settings.chance.bot_seed(table, seat)))
        for step in message.after:
            state.apply_action(number_of(game, step), seat)
    refusal = state.refusal(number_of(game, message.action), seat)
    if refusal is None:
        return Reason(message.id, None)
    return Reason(message.id, problem(IllegalAction(refusal), lang, table.names()))


def previewed(room: Room, seat: int, message: messages.Preview) -> messages.Previewed:
    game, state = in_play(room.table, seat)
    then = [number_of(game, action) for action in message.then]
    seed = room.settings.chance.bot_seed(room.table, seat)
    return preview(state, seat, number_of(game, message.action), message.id, seed, then)


# -- seats ------------------------------------------------------------------------------------------------------------


async def hand_over(room: Room, by: int, message: messages.HandOver) -> None:
    """Let a bot play the person's own seat, an absent person's, or one that is still open."""
    table = room.table
    if table.has_ended():
        raise NotDone("table-ended")
    check_level(message.level, table.made.game)
    seat = by if message.seat is None else message.seat
    if seat >= len(table.seats):
        raise NotDone("no-such-place", number=seat + 1)
    if seat != by:
        if table.seats[seat].kind == "bot":
            raise NotDone("seat-taken")
        if seat in room.present():
            raise NotDone("seat-present", seat=seat)
        left = room.settings.absent_grace - room.away_for(seat)
        if table.seats[seat].kind == "person" and left > 0:
            raise NotDone("seat-just-left", seat=seat, seconds=ceil(left))
    await room.commit(HandedOver(seat, message.level, by))


async def arrange(room: Room, by: int, message: messages.Arrange) -> None:
    """Change who is to have a seat, before the game begins. Whoever has sat down keeps their seat."""
    table, seat = room.table, message.seat
    if table.status != "waiting":
        raise NotDone("seats-settled")
    if seat >= len(table.seats):
        raise NotDone("no-such-place", number=seat + 1)
    if table.seats[seat].holder is not None:
        raise NotDone("seat-taken")
    name = clean_name(message.name, table.names_beside(seat)) if message.name.strip() else ""
    level = check_level(message.level or HINT, table.made.game) if message.kind == "bot" else None
    await room.commit(Arranged(seat, message.kind, by, name, level))


async def take_back(room: Room, seat: int) -> None:
    if room.table.has_ended():
        raise NotDone("table-ended")
    if room.table.seats[seat].kind != "bot":
        raise NotDone("you-play")
    await room.commit(TookBack(seat))


async def abandon(room: Room, seat: int, wish: bool) -> None:
    """Wish to end the table, or withdraw the wish."""
    if room.table.has_ended():
        raise NotDone("table-ended")
    if wish != (seat in room.table.wishes):
        await room.commit(Wished(seat, wish, int(room.clock())))
    await stop_if_wished(room)


async def stop_if_wished(room: Room) -> None:
    """End the table if every person wishes so, or all others have been away for long enough. Called while entered.

    Bots are not asked, but whoever holds a seat that a bot plays for the time being is.
    """
    ends_at = room.ends_at()
    if ends_at and (not room.asked_to_end() or room.clock() >= ends_at):
        await room.commit(Stopped(sorted(room.table.wishes)))


async def stop_in_time(room: Room) -> None:
    """The same, after some time has passed."""
    try:
        async with room.entered():
            for seat in room.to_note():
                await room.commit(Seen(seat, int(room.clock())))
            await stop_if_wished(room)
    except LandfallError:
        log.exception("table %s could not be ended", room.table.id)
