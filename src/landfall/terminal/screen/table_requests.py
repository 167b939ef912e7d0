"""What a person asks at the table apart from choosing: undo, a hint, why not, words typed, chat, the rules."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from landfall.terminal.games.registry import legend
from landfall.terminal.prompt.matching import impossible, matching
from landfall.terminal.screen.choosing import Chooser, Option
from landfall.terminal.screen.dialogs import Line, Rules
from landfall.terminal.tables.sitting import NotTaken

if TYPE_CHECKING:
    from landfall.terminal.screen.table_screen import TableScreen

TRIED = 6  # actions asked about to find out why something cannot be marked


class Requests:
    """Asks the table, and shows on the screen what it answers."""

    def __init__(self, screen: TableScreen) -> None:
        self.screen = screen

    def ask(self, asked: Callable[[], Awaitable[str | None]], done: str = "") -> None:
        """Ask something of the table without holding up the screen; a refusal is shown in words."""

        async def asking() -> None:
            try:
                told = await asked()
            except NotTaken as refused:
                self.screen.say(refused.words)
            else:
                told = told or (self.screen.table_app.words(done) if done else "")
                if told:
                    self.screen.say(told, good=True)

        self.screen.run_worker(asking(), group="ask")

    async def explain(self, option: Option) -> None:
        """Why an option is impossible, for one of the actions that it would lead to."""
        screen = self.screen
        assert screen.chooser is not None, "there is something to choose from"
        first = ""
        for action in screen.chooser.excuses(option)[:TRIED]:
            why = await screen.sitting.why(action) or ""
            first = first or why
            if option.value is None or str(option.value) in why:
                first = why
                break
        screen.say(first or screen.table_app.words("unmark-first"))

    async def explain_action(self, action: int) -> None:
        screen = self.screen
        screen.say(await screen.sitting.why(action) or screen.table_app.words("is-possible"))

    async def hint(self) -> None:
        screen = self.screen
        seen, chooser, words = screen.table, screen.chooser, screen.table_app.words
        if seen is None or chooser is None:
            return
        screen.say(words("hint-thinking"))
        action = await screen.sitting.hint()
        if chooser is not screen.chooser or action not in chooser.legal:
            return
        self.settle(chooser, action)
        said = words.say(screen.sitting.game.named(action), seen.names)
        screen.say(words("hint-words", action=said), good=True)

    async def save(self) -> None:
        screen = self.screen
        screen.say(screen.table_app.words("saved", file=await screen.sitting.save()), good=True)

    def chat(self) -> None:
        screen = self.screen

        def send(text: str | None) -> None:
            if text:
                self.ask(lambda: screen.sitting.chat(text))

        if screen.sitting.can_chat:
            screen.app.push_screen(Line(screen.table_app.words("chat-line"), 500), send)

    def type_words(self) -> None:
        if self.screen.chooser is not None:
            self.screen.app.push_screen(Line(self.screen.table_app.words("type-line")), self.typed_words)

    def typed_words(self, typed: str | None) -> None:
        """Typed words that leave one legal action choose it; otherwise says why not, or which actions fit."""
        screen = self.screen
        chooser, seen, words, game = screen.chooser, screen.table, screen.table_app.words, screen.sitting.game
        if not typed or chooser is None or seen is None:
            return
        found = matching(game, chooser.legal, typed, words, seen.names)
        if len(found) == 1:
            self.settle(chooser, found[0])
            screen.draw_choice()
        elif found:
            screen.say(words("several-fit", count=len(found)))
        else:
            wrong = impossible(game, chooser.legal, typed, words, seen.names)[:1]
            if wrong:
                self.ask(lambda: self.explain_action(wrong[0]))
            else:
                screen.say(words("not-understood", typed=typed))

    def settle(self, chooser: Chooser, action: int) -> None:
        """Choose an action for the person, who still has to confirm it."""
        chooser.settle(action)
        for number, option in enumerate(chooser.options()):
            if option.action == action:
                self.screen.cursor = number

    def rules(self) -> None:
        screen = self.screen
        words = screen.table_app.words
        note = screen.drawing.note(screen.table, screen.pen(0)) if screen.table is not None else ""
        game = screen.sitting.game
        parts = (note, words.howto(game), legend(game, words), words("screen-help"))
        text = "\n\n".join(part for part in parts if part)
        if screen.sitting.link:
            text += f"\n\n{words('your-link')} `{screen.sitting.link}`"
        screen.app.push_screen(Rules(text, words("foot-rules")))
