"""A game that runs here: the truth stays inside, the screen is given what the seat may see."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path

import msgspec

from landfall.bots import Knowledge, Turns
from landfall.flow import IllegalAction, Refusal, Rng, State
from landfall.flow.history import EVERY
from landfall.server.messages import Choice, Previewed
from landfall.server.previews import preview
from landfall.terminal.story import plain_events
from landfall.terminal.tables.chairs import Chair, names_of
from landfall.terminal.tables.saved import save
from landfall.terminal.tables.sitting import NotTaken, Seen, Sitting
from landfall.terminal.tables.thinking import Thinker
from landfall.terminal.words import Unusable, Words

HINT = "expert"  # the bot that gives hints
PAUSE = 0.7  # seconds between a bot's moves, so that one can follow


class LocalTable(Sitting):
    """Persons at one screen, and bots. Every move is saved at once."""

    can_hint = True
    can_save = True

    def __init__(
        self, state: State, chairs: list[Chair], words: Words, place: Path, seed: str, pause: float = PAUSE
    ) -> None:
        super().__init__(state.game, words)
        self.state = state
        state.kept_history().every = EVERY  # people undo
        self.chairs = chairs
        self.names = names_of(chairs, words)
        self.place = place
        self.seed = seed
        self.rng = Rng(f"{seed}/terminal")
        self.asked = 0
        self.pause = pause
        self.thinker = Thinker()
        self.turns = Turns(state.seats)  # of the bots, so that they end
        self.playing: asyncio.Task[None] | None = None
        self.persons = [seat for seat, chair in enumerate(chairs) if chair.bot is None]
        self.is_shared = len(self.persons) > 1
        self.reader = self.persons[0] if self.persons else None  # whose eyes the screen has
        self.shown: Seen | None = None
        self.is_abandoned = False

    # -- what is shown ------------------------------------------------------------------------------------------------

    @property
    def seen(self) -> Seen:
        if self.shown is None:
            self.shown = self.look()
        return self.shown

    def look(self) -> Seen:
        state = self.state
        over = state.is_terminal() or self.is_abandoned
        if self.is_shared:
            asked = [seat for seat in state.to_act() if seat in self.persons]
            if over:
                self.reader = None
            elif asked and self.reader not in asked:
                self.reader = asked[0]
        seat = self.reader
        seen = Seen(seat, self.names, state.view(seat))
        seen.events = plain_events(state.events(seat))
        seen.scores = state.scores()
        seen.bots = {at for at, chair in enumerate(self.chairs) if chair.bot is not None}
        seen.status = "abandoned" if self.is_abandoned else "over" if over else "running"
        seen.winners = list(state.winners()) if state.is_terminal() else []
        if seat is not None and not self.is_abandoned:
            seen.legal = list(state.legal_actions(seat))
            seen.can_undo = not over and state.can_undo(seat)
        return seen

    def moved(self) -> None:
        self.shown = None
        try:
            save(self.state, self.chairs, self.place)
            self.trouble = ""
        except Unusable as wrong:  # the game continues; the person is told
            self.trouble = self.words(wrong.key, **wrong.facts)
        self.changed()

    # -- playing ------------------------------------------------------------------------------------------------------

    async def open(self) -> None:
        self.wake_bots()

    async def close(self) -> None:
        await self.stop_bots()
        await self.thinker.close()
        save(self.state, self.chairs, self.place)

    def speak(self, words: Words) -> None:
        super().speak(words)
        self.names = names_of(self.chairs, words)
        self.shown = None

    async def take(self, action: int) -> None:
        seat = self.seen.seat
        if seat is None or self.is_abandoned:
            raise NotTaken(self.words("watching"))
        try:
            self.state.apply_action(action, seat)
        except IllegalAction as refused:
            raise NotTaken(self.words.say(refused, self.names)) from None
        self.moved()
        self.wake_bots()

    async def undo(self) -> None:
        seat = self.seen.seat
        if seat is None:
            raise NotTaken(self.words("watching"))
        await self.stop_bots()
        try:
            self.state = self.game.undo(self.state, seat)
            self.moved()
        except IllegalAction as refused:
            raise NotTaken(self.words.say(refused, self.names)) from None
        finally:
            self.wake_bots()

    async def abandon(self) -> None:
        """End the game here; its record stays, and can be resumed."""
        if self.seen.has_ended:
            raise NotTaken(self.words.say(Refusal("game-over")))
        await self.stop_bots()
        self.is_abandoned = True
        self.moved()

    async def preview(self, action: int) -> Previewed | None:
        seat = self.seen.seat
        if seat is None or action not in self.seen.legal:
            return None
        found = preview(self.state, seat, action, "", secrets.token_hex(8))
        # Choices come ready to be sent; here they are read as a client reads them.
        found.choices = msgspec.json.decode(msgspec.json.encode(found.choices), type=list[Choice])
        return found

    async def why(self, action: int) -> str | None:
        seat = self.seen.seat
        refusal = self.state.refusal(action, seat) if seat is not None else None
        return None if refusal is None else self.words.say(refusal, self.names)

    async def hint(self) -> int:
        seat = self.seen.seat
        if seat is None or not self.seen.legal:
            raise NotTaken(self.words("not-asked"))
        return await self.thinker.choose(HINT, f"hint {self.asked}", self.knowledge(seat))

    async def save(self) -> str:
        try:
            return str(save(self.state, self.chairs, self.place))
        except Unusable as wrong:
            raise NotTaken(self.words(wrong.key, **wrong.facts)) from None

    # -- bots ---------------------------------------------------------------------------------------------------------

    def knowledge(self, seat: int) -> Knowledge:
        self.asked += 1
        return Knowledge.of(self.state, seat, self.rng.child(str(self.asked)))

    def wake_bots(self) -> None:
        if not self.is_abandoned and (self.playing is None or self.playing.done()):
            self.playing = asyncio.create_task(self.play_bots())
            self.playing.add_done_callback(self.bots_stopped)

    def bots_stopped(self, playing: asyncio.Task[None]) -> None:
        """The person is told that a bot or a rule failed; the game is saved as it was before."""
        wrong = None if playing.cancelled() else playing.exception()
        if wrong is not None:
            what = f"{type(wrong).__name__}: {wrong}"
            self.trouble = self.words("went-wrong", what=what, file=str(self.place))
            self.changed()

    async def stop_bots(self) -> None:
        if self.playing is not None:
            self.playing.cancel()
            await asyncio.gather(self.playing, return_exceptions=True)
            self.playing = None

    async def play_bots(self) -> None:
        """Every bot that owes a decision, one after another, until only persons do."""
        while True:
            seat = next((seat for seat in self.state.to_act() if self.chairs[seat].bot is not None), -1)
            bot = self.chairs[seat].bot if seat >= 0 else None
            if bot is None:
                return
            state = self.state
            turn = self.turns.asked(state, seat)
            pause = asyncio.create_task(asyncio.sleep(self.pause))
            try:
                action = await self.thinker.choose(bot.name, f"{self.seed}/bot {seat}", self.knowledge(seat), turn)
                await pause
            finally:
                pause.cancel()
            assert state is self.state, "an undo stops the bots first"
            state.apply_action(action, seat)
            self.moved()
            if turn.is_cut():
                self.trouble = self.words("turn-cut", name=self.names[seat])
                self.changed()
