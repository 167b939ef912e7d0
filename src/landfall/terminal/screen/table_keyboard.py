"""What each key does at the table: it chooses, confirms, scrolls, or asks something of the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.text import Text
from textual import events

from landfall.terminal.screen.choosing import Chooser
from landfall.terminal.screen.panes import CHOICE_KEYS
from landfall.terminal.screen.scroll_bar import DOWN, UP
from landfall.terminal.screen.table_requests import Requests

if TYPE_CHECKING:
    from landfall.terminal.screen.table_screen import TableScreen


class Keyboard:
    """Turns keys into choices, and choices into actions."""

    def __init__(self, screen: TableScreen, requests: Requests) -> None:
        self.screen = screen
        self.requests = requests
        self.ending = False  # the key that ends the game was pressed once

    def pressed(self, event: events.Key) -> None:
        screen, typed = self.screen, event.character if event.is_printable else None
        ended = screen.table is not None and screen.table.has_ended
        scrolls, commands = self.scrolls(), self.commands(self.ending)
        self.ending = False
        if ended and typed == "n" and screen.sitting.can_chat:
            self.requests.ask(screen.sitting.again)
        elif event.key in scrolls or typed in scrolls:
            scrolls[typed if typed in scrolls else event.key]()
        elif typed in commands:
            screen.message = Text()
            commands[typed]()
        elif screen.table is not None and screen.drawing.press(event.key, screen.table, screen.chooser):
            self.pressed_on_board()
        elif screen.chooser is not None:
            screen.message = Text()
            self.choose(screen.chooser, event.key, typed)
            screen.draw_choice()
            screen.foresee()

    def commands(self, ending: bool) -> dict[str | None, Callable[[], None]]:
        """By the letter that is typed."""
        screen, requests = self.screen, self.requests
        return {
            "u": lambda: requests.ask(screen.sitting.undo, "undone"),
            "h": lambda: requests.ask(requests.hint),
            "s": lambda: requests.ask(requests.save),
            "q": lambda: screen.table_app.leave(),
            "l": lambda: screen.table_app.next_language(),
            "t": lambda: screen.table_app.next_theme(),
            "c": lambda: requests.chat(),
            "B": lambda: requests.ask(screen.sitting.hand_over),
            "X": lambda: self.abandon(ending),
            "F": lambda: requests.ask(screen.sitting.fill),
            "?": lambda: requests.rules(),
            "/": lambda: requests.type_words(),
        }

    def scrolls(self) -> dict[str | None, Callable[[], None]]:
        board, log = self.screen.board_pane, self.screen.log_pane
        return {
            UP: board.scroll_page_up,
            DOWN: board.scroll_page_down,
            "pageup": log.scroll_page_up,
            "pagedown": log.scroll_page_down,
        }

    def abandon(self, is_sure: bool) -> None:
        """Pressed twice, it ends the game without a result or asks the others to; pressed again, it takes that back."""
        seen = self.screen.table
        if seen is None or seen.seat is None or seen.has_ended:
            return
        if seen.seat in seen.wishes or is_sure:
            self.requests.ask(self.screen.sitting.abandon)
        else:
            self.ending = True
            self.screen.say(self.screen.table_app.words("end-sure"))

    # -- choosing -----------------------------------------------------------------------------------------------------

    def choose(self, chooser: Chooser, key: str, typed: str | None) -> None:
        columns = self.screen.columns
        moves = {"left": -1, "right": 1, "up": -columns, "down": columns}
        if key in moves:
            there = self.screen.cursor + moves[key]
            if 0 <= there < len(chooser.options()):
                self.screen.cursor = there
        elif key == "enter":
            self.enter(chooser)
        elif key == "space":
            self.press(chooser, self.screen.cursor, typed=False)
        elif key in ("backspace", "escape"):
            chooser.back()
        elif typed is not None and typed in CHOICE_KEYS:
            self.press(chooser, CHOICE_KEYS.index(typed), typed=True)

    def enter(self, chooser: Chooser) -> None:
        """Confirm what is settled, else choose what is under the cursor."""
        screen = self.screen
        if screen.is_aimed or (chooser.kind == "marks" and chooser.chosen >= 0):
            if chooser.chosen >= 0:
                self.take(chooser)
            return
        options = chooser.options()
        if chooser.kind == "marks" and chooser.would_unmark(options[screen.cursor]):
            size = sum(next(iter(chooser.sets.values())).values())
            screen.say(screen.table_app.words("mark-on", marked=len(chooser.pressed), size=size))  # never back
            return
        self.press(chooser, screen.cursor, typed=False)
        if chooser.kind != "marks" and chooser.chosen >= 0:
            self.take(chooser)

    def press(self, chooser: Chooser, number: int, typed: bool) -> None:
        """Choose or mark an option; the same key again confirms."""
        options = chooser.options()
        if number >= len(options):
            return
        option = options[number]
        self.screen.cursor = number
        if not option.possible:
            self.requests.ask(lambda: self.requests.explain(option))
            return
        if typed and chooser.kind != "marks" and option.action >= 0 and option.action == chooser.chosen:
            self.take(chooser)
            return
        chooser.press(option)
        if chooser.kind == "parts" and option.action < 0:
            self.screen.cursor = self.screen.first_possible()

    def take(self, chooser: Chooser) -> None:
        action = chooser.chosen
        self.requests.ask(lambda: self.screen.sitting.take(action))

    def pressed_on_board(self) -> None:
        """Something is chosen on the board itself: show it, or why it is impossible."""
        screen = self.screen
        screen.message = Text()
        screen.cursor = 0 if screen.chooser is None else screen.first_possible()
        screen.draw()
        screen.draw_choice()
        screen.foresee()
        doubted = screen.drawing.doubted()
        if doubted >= 0:
            self.requests.ask(lambda: self.requests.explain_action(doubted))
