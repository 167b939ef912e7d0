"""The table on a full screen: board, hand, question, seats and story."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from rich.console import Group, RenderableType
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen

from landfall.terminal.result import draw_scores
from landfall.terminal.screen.choosing import Chooser
from landfall.terminal.screen.dialogs import Curtain, Page, Reveal
from landfall.terminal.screen.drawing import ROOMY, Drawing, Pen
from landfall.terminal.screen.pane import Pane
from landfall.terminal.screen.panes import (
    Grid,
    confirmation,
    draw_heading,
    draw_keys,
    draw_log,
    draw_seats,
    state_of_play,
)
from landfall.terminal.screen.scroll_bar import KeyedBar
from landfall.terminal.screen.table_keyboard import Keyboard
from landfall.terminal.screen.table_requests import Requests
from landfall.terminal.tables.foresight import Foresight
from landfall.terminal.tables.sitting import Seen, Sitting

if TYPE_CHECKING:
    from landfall.terminal.screen.app import TableApp


NARROW, RIGHT, RIGHT_WIDE = 100, 29, 38
NOTE_ROWS = 8  # the question, what the option under the cursor does, and the rows between
PAGE = 104  # the widest page that is laid over the table

Story = list[dict[str, Any]]


class TableScreen(Screen[None]):
    """Draws what is seen and what is being chosen; keys go to the keyboard."""

    def __init__(self, sitting: Sitting, drawing: Drawing) -> None:
        super().__init__()
        self.sitting = sitting
        self.drawing = drawing
        self.table: Seen | None = None  # what is drawn now
        self.told: dict[int | None, Story] = {}  # by seat: the story as it was last shown
        self.chooser: Chooser | None = None
        self.cursor = 0
        self.columns = 1
        self.heading_rows = 1
        self.message = Text()
        self.showed_result = False
        self.foresight = Foresight(sitting)
        self.keyboard = Keyboard(self, Requests(self))
        self.heading, self.board, self.own = Pane(id="heading"), Pane(id="board"), Pane(id="own")
        self.ask, self.seats, self.lines = Pane(id="ask"), Pane(id="seats"), Pane(id="lines")
        self.log_pane = VerticalScroll(self.lines, id="story", can_focus=False)
        self.board_pane = VerticalScroll(self.board, id="board-pane", can_focus=False)
        self.keys = Pane(id="keys")

    @property
    def table_app(self) -> TableApp:
        from landfall.terminal.screen.app import TableApp

        assert isinstance(self.app, TableApp), "tables are shown by their own app"
        return self.app

    def compose(self) -> ComposeResult:
        yield self.heading
        with Horizontal(id="middle"):
            yield Vertical(self.board_pane, self.own, self.ask, id="left")
            yield Vertical(self.seats, self.log_pane, id="right")
        yield self.keys

    def on_mount(self) -> None:
        # Once the story is laid out: its end is shown, also where a longer one came before the screen was drawn.
        self.watch(self.log_pane, "virtual_size", self.show_last_line, init=False)
        self.sitting.changed = self.changed
        self.look()

    def on_resize(self, event: events.Resize) -> None:
        self.set_class(event.size.height >= ROOMY, "roomy")
        self.query_one("#right").styles.width = self.right_width
        self.draw()
        self.call_after_refresh(self.draw_choice)  # the question knows its height only now

    def on_key(self, event: events.Key) -> None:
        event.prevent_default()
        event.stop()  # else a page that is just opened would take the same key as its own
        self.keyboard.pressed(event)

    def changed(self) -> None:
        self.call_later(self.look)

    # -- seeing -------------------------------------------------------------------------------------------------------

    def look(self) -> None:
        """Take over the table's new state; a new person at the screen first sees the curtain."""
        seen = self.sitting.seen
        if isinstance(self.app.screen, Curtain):
            return
        before = self.table
        changes_hands = before is None or before.seat != seen.seat
        if self.sitting.is_shared and changes_hands and seen.seat is not None:
            self.table = None
            words = self.table_app.words("hand-over", name=seen.names[seen.seat])
            self.app.push_screen(Curtain(words), lambda _: self.show(self.sitting.seen))
            return
        self.show(seen)

    def show(self, seen: Seen) -> None:
        before, self.table = self.table, seen
        asked = (seen.seat, seen.legal, seen.view["decision"])
        if before is None or self.chooser is None or asked != (before.seat, before.legal, before.view["decision"]):
            legal = self.drawing.in_order(seen.legal)
            fresh = Chooser(self.sitting.game, legal, len(seen.names), self.drawing.folds, self.drawing.bare)
            self.chooser = fresh if seen.legal else None
            self.foresight.forget()
            self.cursor = self.first_possible()
            if before is not None and not before.legal and seen.legal:  # it is this seat's turn
                self.message = Text()
                if self.sitting.can_chat:
                    self.app.bell()
        told = standing(self.told.get(seen.seat, seen.events if before is None else []), seen.events)
        self.told[seen.seat] = seen.events
        self.draw()
        self.foresee()
        pages = self.drawing.reveals(seen, seen.events[told:], self.pen(min(PAGE, self.app.size.width - 8)))
        if pages:
            self.app.push_screen(Reveal(pages, self.table_app.words("foot-reveal")), lambda _: self.show_result())
        else:
            self.show_result()

    def show_result(self) -> None:
        seen = self.table
        if seen is None or seen.status != "over" or self.showed_result:
            self.showed_result = seen is not None and seen.status == "over"  # a rematch has a result of its own
            return
        self.showed_result = True
        words = self.table_app.words
        drawn = draw_scores(self.sitting.game, seen.scores, seen.names, seen.winners, words, seen.events)
        self.app.push_screen(Page(words.title(self.sitting.game), drawn, words("foot-close")))

    def first_possible(self) -> int:
        options = self.chooser.options() if self.chooser is not None else []
        return next((number for number, option in enumerate(options) if option.possible), 0)

    # -- drawing ------------------------------------------------------------------------------------------------------

    def pen(self, width: int) -> Pen:
        app = self.table_app
        pen = Pen(app.words, app.palette, width, self.app.size.height, self.chooser)
        options = self.chooser.options() if self.chooser is not None else []
        if options and self.cursor < len(options):
            pen.pointed = options[self.cursor]
        return pen

    @property
    def right_width(self) -> int:
        return RIGHT if self.app.size.width < NARROW else RIGHT_WIDE

    def draw(self) -> None:
        """Draw everything again: the table has changed, or the language, the colours or the size."""
        seen = self.table
        if seen is None:
            return
        whole = self.app.size.width
        pen, beside = self.pen(whole - self.right_width - 3), self.pen(self.right_width - 2)
        game, drawing = self.sitting.game, self.drawing
        heading = draw_heading(game, drawing, seen, self.pen(whole))
        self.heading.update(heading, layout=False)
        rows = 1 + heading.plain.count("\n")
        if rows != self.heading_rows:
            self.heading.styles.height = self.heading_rows = rows
            self.call_after_refresh(self.draw_choice)  # the question has another height now
        own = drawing.own(seen, pen)
        self.own.display = own is not None
        self.own.update("" if own is None else own)
        self.seats.update(draw_seats(drawing, seen, beside))
        self.lines.update(draw_log(game, seen, beside))
        self.keys.update(draw_keys(self.sitting, drawing, seen, self.pen(whole)), layout=False)
        self.show_last_line()
        self.board.update(drawing.board(seen, pen))
        self.board_pane.styles.max_height = self.board_rows(seen, pen, own)
        self.board_pane.vertical_scrollbar.renderer = partial(KeyedBar, pen.palette)  # type: ignore[misc,assignment]
        self.ask.update(self.question(seen, pen), layout=False)

    def board_rows(self, seen: Seen, pen: Pen, own: RenderableType | None) -> int:
        """The most rows of the board: its share of the height, or all that the question leaves free."""
        whole = self.app.size.height - self.heading_rows - 1
        share = whole * self.drawing.board_share // 100
        options = self.chooser.options() if self.chooser is not None else []
        if len(options) < len(seen.legal):
            return share  # a choice of several steps: the next step may have a longer list
        taken = NOTE_ROWS
        if options:
            labels = [self.drawing.label(option, seen, pen) for option in options]
            taken += Grid(options, labels, pen.width, len(options)).height()
        if own is not None:
            console = self.app.console
            taken += len(console.render_lines(own, console.options.update(width=pen.width)))
        return max(share, whole - taken)

    def show_last_line(self) -> None:
        self.log_pane.scroll_end(animate=False)

    def speak(self) -> None:
        """The same in another language, with the names of those who gave none."""
        if self.table is not None:
            self.table = self.sitting.seen
        self.draw()

    def draw_choice(self) -> None:
        """What depends on the cursor and on what is pressed: everything keeps its place."""
        if self.table is not None:
            pen = self.pen(self.app.size.width - self.right_width - 3)
            self.board.update(self.drawing.board(self.table, pen), layout=False)
            self.ask.update(self.question(self.table, pen), layout=False)

    def question(self, seen: Seen, pen: Pen) -> Group | Text:
        """What is asked, the options, and what the one under the cursor does."""
        decision = seen.view["decision"]
        if self.chooser is None or decision is None:
            waiting = Text(state_of_play(seen, pen), style=f"bold {pen.palette.accent}")
            return Group(*self.trouble(pen), waiting, self.message)
        asked = Text(pen.words.question(self.sitting.game, decision, seen.names), style=f"bold {pen.palette.accent}")
        if self.sitting.is_shared and seen.seat is not None:
            asked = Text(pen.words.colon(seen.names[seen.seat]), style="bold").append_text(asked)
        options = self.chooser.options()
        labels = [self.drawing.label(option, seen, pen) for option in options]
        height = (self.ask.size.height or 7) - bool(self.sitting.trouble) - self.drawing.remark_lines
        lines = len(asked.wrap(self.app.console, pen.width))
        grid = Grid(options, labels, pen.width, max(2, height - lines - 1))
        self.columns = grid.columns
        note = self.message
        if not note:
            note = confirmation(self.sitting.game, self.chooser, seen, pen)
            outcome = self.outcome(seen, pen)
            follows = outcome or self.foresight.words(self.looked_at(), seen, pen.words)
            if not note and pen.pointed is not None:
                note = Text(self.drawing.remark(pen.pointed, seen, pen), style=pen.palette.soft)
                if note and not outcome and not self.foresight.is_whole(self.looked_at()):
                    follows = ""  # the remark says more
            if follows:
                note.append(f"{'  ' if note else ''}→ {follows}", style=f"not bold {pen.palette.soft}")
        return Group(*self.trouble(pen), asked, self.drawing.aims(seen, pen) or grid.draw(self.cursor, pen), note)

    def outcome(self, seen: Seen, pen: Pen) -> str:
        """What the choice under the cursor would lead to, in the game's own words if it has any."""
        found = self.foresight.known.get(self.looked_at())
        return "" if found is None else self.drawing.outcome(self.looked_at(), found, seen, pen)

    def looked_at(self) -> int:
        """The action that is settled, else the one under the cursor; -1: none yet."""
        if self.chooser is None:
            return -1
        if self.chooser.chosen >= 0 or self.is_aimed:
            return self.chooser.chosen
        options = self.chooser.options()
        option = options[self.cursor] if self.cursor < len(options) else None
        return option.action if option is not None and option.possible else -1

    @property
    def is_aimed(self) -> bool:
        """Whether something is chosen on the board itself."""
        return self.table is not None and self.drawing.aims(self.table, self.pen(0)) is not None

    def foresee(self) -> None:
        """Find out what the choice under the cursor would do."""
        action = self.looked_at()
        if action >= 0:
            asking: Callable[[], Awaitable[None]] = partial(self.foresight.ask, action, self.draw_choice)
            self.run_worker(asking, group="foresee", exclusive=True)

    def trouble(self, pen: Pen) -> list[Text]:
        """A lost connection, or a game that cannot be saved."""
        trouble = self.sitting.trouble
        return [Text(f"⚠ {trouble}", style=f"bold {pen.palette.bad}")] if trouble else []

    def say(self, words: str, good: bool = False) -> None:
        """Something for the person, until the next key."""
        palette = self.table_app.palette
        self.message = Text(words, style=palette.good if good else palette.warn)
        self.draw_choice()


def standing(told: Story, now: Story) -> int:
    """How many events of a story are still valid; those after them were taken back."""
    both = zip(told, now, strict=False)
    return next((at for at, (one, other) in enumerate(both) if one != other), min(len(told), len(now)))
