"""Non-interference on what is really sent: every byte a seat or a spectator receives over a whole game stays the same
when all that it may not know is dealt again."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import pytest

import landfall
from landfall.flow import Event, Rng, State
from landfall.flow.history import History
from landfall.server.answers import taken
from landfall.server.chance import Chance
from landfall.server.device import Device
from landfall.server.entries import Made, Moved, SeatMade
from landfall.server.errors import WrongAnswer, problem
from landfall.server.handlers import act
from landfall.server.limits import Bucket
from landfall.server.lobby import Lobby
from landfall.server.messages import Move, Preview, Resync, Why
from landfall.server.room import Room
from landfall.server.table import Table
from landfall.server.views import Audience
from landfall.server.workers import Workers
from landfall.server.writes import write_of
from tests.cases import Case, pick
from tests.server.clients import settings
from tests.server.stores import MemoryStore

CASES = [
    Case("harbour", 3, ()),
    Case("star-race", 2, (("variant", "basic"),)),
    Case("star-race", 3, (("variant", "family"),)),
    Case("star-race", 4, (("variant", "advanced"),)),
    Case("antarctica", 3, (("placement", "free"),)),
    Case("planet-unknown", 2, (("personal_objectives", True),)),
    Case("planet-unknown", 3, (("boards", "all"),)),  # sides are chosen in secret
    Case("evacuation", 2, (("actions", "advanced"), ("bonuses", "generous"))),
]


class Steady(Chance):
    """The same luck on both tables."""

    def bot_seed(self, table: Table, seat: int) -> str:
        return "steady"


@dataclass(init=False, unsafe_hash=True)
class Unseen(Event):
    """Stands for whatever the audience was not told."""

    def __init__(self) -> None:
        pass


def redealt(state: State, audience: Audience, rng: Rng) -> State:
    """The same table for this audience; everything else is another."""
    twin = state.sample(audience, rng)
    real = state.kept_history()
    history = History(state.seats, "another seed", None)
    history.movers = real.movers[:]
    history.actions = [
        action if mover == audience else 0 for mover, action in zip(real.movers, real.actions, strict=True)
    ]
    history.before = real.before[:]
    history.barriers = real.barriers[:]
    history.lanes_opened_at = real.lanes_opened_at
    history.last_outside = real.last_outside
    for event, to in zip(real.story, real.seen_by, strict=True):
        if to is None or (audience is not None and audience in to):
            history.tell(event, to)
        else:  # something else was told, and more of it
            history.tell(Unseen(), to)
            history.tell(Unseen(), to)
    twin.history = history
    return twin


class Watched:
    """A table with one device, whose every byte is kept."""

    def __init__(self, lobby: Lobby, made: Made, audience: Audience) -> None:
        self.lobby = lobby
        self.audience = audience
        self.table = Table("twins", made)
        self.store = MemoryStore()
        self.room = Room(self.table, self.store, lobby.workers, lobby.settings)
        self.device = Device(audience, "pl", Bucket(1e9, 10**9))

    async def start(self) -> None:
        made = self.table.made
        await self.store.append(write_of(self.table, made))
        self.room.join(self.device, 0)

    def received(self) -> list[bytes]:
        messages = []
        while not self.device.unsent.empty():
            messages.append(self.device.unsent.get_nowait())
        return messages

    async def ask(self, message: Any) -> list[bytes]:
        try:
            await act(self.lobby, self.room, self.device, message)
        except landfall.LandfallError as wrong:
            self.device.refuse("refused", wrong, self.table.names())
        return self.received()

    def become(self, state: State, other: Watched) -> None:
        """Take a position in, with all that this audience was shown before."""
        self.table.state = state
        self.table.seqs = other.table.seqs[:]
        self.table.by_bot, self.table.joined = other.table.by_bot[:], other.table.joined[:]
        self.table.undoables = {}
        self.table.result = other.table.result  # the twin's last position may have been the end of its game
        mine, others = self.room.shown[self.audience], other.room.shown[self.audience]
        mine.position = others.position
        mine.events = others.events[:]
        mine.history = state.kept_history()
        mine.read = len(mine.history.story)


def what_is_seen(table: Table, audience: Audience) -> list[Any]:
    state = table.state
    assert state is not None, "the table is not stuck"
    own = [] if audience is None else [state.legal_actions(audience), state.can_undo(audience)]
    return [state.view(audience), state.events(audience), state.to_act(), state.scores(), own]


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("spectator", [False, True], ids=["seat", "spectator"])
def test_every_byte_is_the_same_under_a_re_deal(case: Case, spectator: bool, tmp_path: Path) -> None:
    asyncio.run(play_twins(case, None if spectator else case.seats - 1, tmp_path))


async def play_twins(case: Case, audience: Audience, folder: Path) -> None:
    lobby = Lobby(MemoryStore(), Workers(1), settings(folder, chance=Steady()))
    seats = [SeatMade("person", f"P{seat}", None, "x") for seat in range(case.seats)]
    made = Made(case.game.id, case.game.rules_version, case.options, seats, "a secret seed", True, 0)
    truth, twin = Watched(lobby, made, audience), Watched(lobby, made, audience)
    await truth.start()
    await twin.start()
    assert truth.received() == twin.received()
    rng = Rng(f"{case} {audience}")
    compared = steps = 0
    state = truth.table.state
    assert state is not None, "the rules at hand made this table"
    while not state.is_terminal():
        action, seat = pick(state, rng)
        twin.become(redealt(state, audience, rng.child(f"deal {steps}")), truth)
        for question in questions(state, audience, steps):
            assert await truth.ask(question) == await twin.ask(question)
        name, arguments = case.game.actions.decode(action)
        moved = Moved(seat, name, arguments, f"move {steps}")
        await truth.room.commit(moved)
        twin_state = twin.table.state
        assert twin_state is not None, "it was dealt just now"
        if twin_state.refusal(action, seat) is None:
            await twin.room.commit(moved)
            if what_is_seen(truth.table, audience) == what_is_seen(twin.table, audience):
                assert truth.received() == twin.received()
                compared += 1
        truth.received()
        twin.received()
        steps += 1
    assert compared > steps // 4, f"only {compared} of {steps} moves could be compared"


def questions(state: State, audience: Audience, number: int) -> list[Any]:
    """What a device may ask at any time: all of it again, and what it could do."""
    asked: list[Any] = [Resync(f"r{number}")]
    if audience is not None:
        legal = state.legal_actions(audience)
        for action in {0, number % state.game.actions.size, *legal[:2]}:
            asked.append(Why(f"w{number}", action))
            asked.append(Why(f"a{number}", 0, [action]))
            asked.append(Preview(f"p{number}", action))
            if action not in legal:
                asked.append(Move(f"m{number}", 0, action))
    return asked


@pytest.mark.parametrize("case", CASES, ids=str)
def test_whether_a_move_of_several_answers_is_refused_and_why_tells_nothing_hidden(case: Case) -> None:
    """A refused move changes nothing: whoever could learn from it what is hidden would choose another."""
    rng = Rng(f"answers {case}")
    state = case.start("several answers")
    refused = taken_all = 0
    for step in range(150):
        if state.is_terminal():
            break
        action, seat = pick(state, rng)
        after = state.clone()
        after.play(action, seat)
        legal = after.legal_actions(seat) if seat in after.to_act() else []
        seconds = [rng.below(state.game.actions.size), *([rng.choice(legal)] if legal else [])]
        for second in seconds:
            outcomes = [
                outcome(one, seat, (action, second))
                for one in (state, *(state.sample(seat, rng.child(f"{step} {deal}")) for deal in range(3)))
            ]
            assert all(one == outcomes[0] for one in outcomes), f"answer {second} after {action} of seat {seat}"
            refused += outcomes[0] is not None
            taken_all += outcomes[0] is None
        state.apply_action(action, seat)
    assert refused > 5
    assert taken_all > 5


def outcome(state: State, seat: int, answers: tuple[int, int]) -> Any:
    """Why the answers are refused together, None if they are not."""
    try:
        taken(state, seat, answers)
    except WrongAnswer as wrong:
        return wrong.at, problem(wrong, "en")
    return None


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_worker_is_sent_what_the_seat_knows_and_no_more(case: Case, tmp_path: Path) -> None:
    seats = [SeatMade("bot", "", "random") for _ in range(case.seats)]
    made = Made(case.game.id, case.game.rules_version, case.options, seats, "a secret seed", True, 0)
    table = Table("bots", made)

    async def ask_all() -> None:
        room = Room(table, MemoryStore(), Workers(1), settings(tmp_path, chance=Steady()))
        rng = Rng("worker")
        state = table.state
        assert state is not None, "the rules at hand made this table"
        for number in range(60):
            if state.is_terminal():
                break
            action, seat = pick(state, rng)
            sent = room.question_for(table, seat)
            assert sent.position["key"] != state.key.hex()
            table.state = redealt(state, seat, rng.child(str(number)))
            again = room.question_for(table, seat)
            assert msgspec.json.encode(sent) == msgspec.json.encode(again)
            table.state = state
            state.apply_action(action, seat)

    asyncio.run(ask_all())
