"""Before sitting down at a server's table: which seat, and under which name."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from landfall.flow import Game
from landfall.server.messages import TableInfo
from landfall.terminal.screen.app import LandfallApp
from landfall.terminal.screen.drawing import seat_mark
from landfall.terminal.tables.address import seat_title
from landfall.terminal.words import Words

WATCH = "watch"
NAME_LENGTH = 32

Choice = tuple[int | None, str | None]


class JoinApp(LandfallApp[Choice]):
    """Ends with a seat and a name, with neither for a spectator, or without a result if the person left."""

    CSS = (
        LandfallApp.CSS
        + """
    #join { align: center middle; }
    #join > Vertical { width: 60; max-width: 96%; height: auto; background: $panel; border: round $line; padding: 1 2; }
    #join OptionList { height: auto; max-height: 12; border: none; background: $panel; margin: 1 0; }
    #join .soft { color: $soft; }
    """
    )
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "leave", show=False)]

    def __init__(self, words: Words, game: Game, info: TableInfo, seat: int | None, name: str | None) -> None:
        super().__init__(words)
        self.game = game
        self.info = info
        self.seat = seat
        self.given_name = name
        self.seats = OptionList(id="seats-open")
        self.typed = Input(max_length=NAME_LENGTH, id="name")

    def compose(self) -> ComposeResult:
        with Vertical(id="join"), Vertical():
            yield Static(Text(self.words.title(self.game), style=f"bold {self.palette.accent}"))
            yield Static(self.options(), id="options")
            yield Static(self.words("join-which"), classes="soft")
            yield self.seats
            yield Static(self.words("join-name"), classes="soft", id="name-label")
            yield self.typed

    def options(self) -> Text:
        """How the table is set, one option per line: `Start player: Player 2`."""
        lines: list[str] = []
        for name, value in self.info.options.items():
            said = self.words.option(self.game, name, value)
            if name == "start_player" and type(value) is int and self.info.seats[value].name:
                said = f"{said}, {self.info.seats[value].name}"
            lines.append(self.words.colon(self.words.option(self.game, name)) + said)
        return Text("\n".join(lines), style=self.palette.soft)

    def on_mount(self) -> None:
        for seat in self.info.seats:
            label = Text().append_text(seat_mark(seat.seat, self.palette)).append(" ")
            taken = seat.kind != "open"
            label.append(seat_title(seat, self.words) if taken else self.words("seat-open"))
            self.seats.add_option(Option(label, id=str(seat.seat), disabled=taken))
        self.seats.add_option(Option(Text(f"  {self.words('join-watch')}"), id=WATCH))
        if self.seat is None:
            self.ask_name(False)
            self.seats.focus()
            self.seats.action_first()
        else:
            self.ask_name(True)

    def ask_name(self, shown: bool) -> None:
        if shown and self.given_name is not None:
            self.exit((self.seat, self.given_name))
            return
        self.typed.display = shown
        self.query_one("#name-label").display = shown
        if shown:
            self.typed.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option_id == WATCH:
            self.exit((None, None))
            return
        self.seat = int(event.option_id or 0)
        self.ask_name(True)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        if event.value.strip():
            self.exit((self.seat, event.value.strip()))
