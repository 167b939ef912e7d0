"""Screens laid over the table: rules, a reveal, a result, a line to type, a curtain between two persons."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Center, Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, Markdown, Static

CLOSE: list[BindingType] = [Binding(key, "close", show=False) for key in ("escape", "enter", "q", "space")]


class Page(ModalScreen[None]):
    """A page to read, with any drawing on it."""

    BINDINGS = CLOSE

    def __init__(self, title: str, content: RenderableType, foot: str) -> None:
        super().__init__()
        self.heading = title
        self.content = content
        self.foot = foot

    def compose(self) -> ComposeResult:
        with Vertical(classes="page"):
            yield Static(self.heading, classes="page-title", markup=False)
            with VerticalScroll():
                yield Static(self.content)
            yield Static(self.foot, classes="page-foot", markup=False)

    def action_close(self) -> None:
        self.dismiss(None)


class Rules(ModalScreen[None]):
    """How to play, and the keys."""

    BINDINGS = [  # noqa: RUF012
        *CLOSE,
        Binding("question_mark", "close", show=False),
        Binding("down", "down", show=False),
        Binding("up", "up", show=False),
        Binding("pagedown", "page_down", show=False),
        Binding("pageup", "page_up", show=False),
    ]

    def __init__(self, text: str, foot: str) -> None:
        super().__init__()
        self.text = text
        self.foot = foot

    def compose(self) -> ComposeResult:
        with Vertical(classes="page wide"):
            with VerticalScroll(id="rules"):
                yield Markdown(self.text)
            yield Static(self.foot, classes="page-foot", markup=False)

    def on_mount(self) -> None:
        self.rules.focus()

    @property
    def rules(self) -> VerticalScroll:
        return self.query_one("#rules", VerticalScroll)

    def action_down(self) -> None:
        self.rules.scroll_down()

    def action_up(self) -> None:
        self.rules.scroll_up()

    def action_page_down(self) -> None:
        self.rules.scroll_page_down()

    def action_page_up(self) -> None:
        self.rules.scroll_page_up()

    def action_close(self) -> None:
        self.dismiss(None)


class Reveal(ModalScreen[None]):
    """Something hidden is shown step by step."""

    BINDINGS = [  # noqa: RUF012
        *[Binding(key, "next", show=False) for key in ("enter", "space", "right")],
        Binding("left", "previous", show=False),
        Binding("escape", "close", show=False),
        Binding("q", "close", show=False),
    ]

    def __init__(self, pages: list[Text], foot: str) -> None:
        super().__init__()
        self.pages = pages
        self.at = 0
        self.foot = foot
        self.shown = Static()

    def compose(self) -> ComposeResult:
        with Vertical(classes="page wide"):
            with VerticalScroll():
                yield self.shown
            yield Static(self.foot, classes="page-foot", markup=False)

    def on_mount(self) -> None:
        self.shown.update(self.pages[0])

    def action_next(self) -> None:
        if self.at + 1 >= len(self.pages):
            self.dismiss(None)
            return
        self.at += 1
        self.shown.update(self.pages[self.at])

    def action_previous(self) -> None:
        self.at = max(0, self.at - 1)
        self.shown.update(self.pages[self.at])

    def action_close(self) -> None:
        self.dismiss(None)


class Line(ModalScreen[str]):
    """A line to type; empty if the person gave up."""

    BINDINGS = [Binding("escape", "close", show=False)]  # noqa: RUF012

    def __init__(self, label: str, most: int = 200) -> None:
        super().__init__()
        self.label = label
        self.typed = Input(max_length=most, compact=True)

    def compose(self) -> ComposeResult:
        with Vertical(classes="line"):
            yield Static(self.label, markup=False)
            yield self.typed

    def on_mount(self) -> None:
        self.typed.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        self.dismiss(event.value)

    def action_close(self) -> None:
        self.dismiss("")


class Curtain(Screen[None]):
    """Between two persons at one screen: nothing is seen until the next one is ready."""

    BINDINGS = [Binding("enter", "close", show=False)]  # noqa: RUF012

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def compose(self) -> ComposeResult:
        with Vertical(id="curtain"), Center():
            yield Static(self.text, markup=False)

    def action_close(self) -> None:
        self.dismiss(None)
