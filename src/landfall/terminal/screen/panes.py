"""The parts of the screen that every game shares, as text: seats, story, question and keys."""

from __future__ import annotations

from math import ceil

from rich.text import Text

from landfall.flow import Game
from landfall.terminal.screen.choosing import Chooser, Option
from landfall.terminal.screen.drawing import Drawing, Pen, seat_mark, watching
from landfall.terminal.story import lines_of
from landfall.terminal.tables.sitting import Seen, Sitting

CHOICE_KEYS = "1234567890abdefgijkmnoprvwxyz"  # the other letters are commands
LANGUAGE_NAMES = {"en": "English", "pl": "Polski", "fr": "Français"}
LAST = 120  # lines of the story that are shown


def draw_heading(game: Game, drawing: Drawing, seen: Seen, pen: Pen) -> Text:
    """Title and where the game stands, of one or two lines; what does not fit ends with an ellipsis."""
    title = f" {pen.words.title(game)} "
    whole = Text().append(title, style=f"bold {pen.palette.on_accent} on {pen.palette.accent}")
    whole.append("  ").append_text(drawing.heading(seen, pen))
    whole.append(watching(seen, pen), style=f"bold {pen.palette.accent}")
    lines = whole.split("\n")
    for one in lines:
        one.truncate(pen.width, overflow="ellipsis")
    return Text("\n", no_wrap=True).join(lines)


def draw_seats(drawing: Drawing, seen: Seen, pen: Pen) -> Text:
    """Every player: who is to act, name, figure, and what the game adds."""
    drawn = Text(no_wrap=True, overflow="ellipsis")
    palette = pen.palette
    to_act = seen.view["to_act"]
    for seat, name in enumerate(seen.names):
        figure, below = drawing.beside(seen, seat, pen)
        drawn.append("\n" if seat else "")
        drawn.append("▸ " if seat in to_act else "  ", style=f"bold {palette.accent}")
        drawn.append_text(seat_mark(seat, palette)).append(" ")
        style = f"bold {palette.ink}" if seat == seen.seat else palette.ink
        if seat in seen.winners and seen.has_ended:
            style = f"bold {palette.good}"
        note = ""
        if seat in seen.open:
            name, note = pen.words("seat-open"), ""
        elif seat in seen.away:
            note = f" ({pen.words('seat-away')})"
        elif seat in seen.bots:
            note = " ⚙"
        if seat in seen.wishes:
            note += f" ({pen.words('seat-would-end')})"
        room = pen.width - 5 - len(figure)
        shown = f"{name}{note}"
        drawn.append(f"{shown[:room]:<{room}}", style=style)
        drawn.append(f"{figure} ", style=f"bold {palette.accent}")
        if below:
            drawn.append(f"\n    {below}"[: pen.width], style=palette.soft)
    return drawn


def draw_log(game: Game, seen: Seen, pen: Pen) -> Text:
    """What has happened and what was said, the latest last."""
    drawn = Text()
    palette = pen.palette
    for number, line in enumerate(lines_of(game, seen.events[-LAST:], seen.names, pen.words)):
        drawn.append("\n" if number else "")
        if line.is_by_seat:
            drawn.append_text(seat_mark(line.seat, palette)).append(" ")
        drawn.append(line.words, style=palette.soft if line.is_by_seat else f"bold {palette.ink}")
    for name, said in seen.chat[-20:]:
        drawn.append(f"\n“{said}” ", style=f"italic {palette.ink}")
        drawn.append(name, style=palette.soft)
    return drawn


def state_of_play(seen: Seen, pen: Pen) -> str:
    """What there is to wait for when nothing is asked of this seat."""
    words = pen.words
    if seen.status == "over":
        return words.named(seen.names, "winners", winner_seats=seen.winners) if len(seen.names) > 1 else words("ended")
    if seen.status in ("abandoned", "stuck", "waiting"):
        return words(f"table-{seen.status}")
    if seen.seat in seen.bots:
        return words("bot-plays-for-you")
    waited = [seat for seat in seen.view["to_act"] if seat != seen.seat]
    thinking = [seat for seat in waited if seat in seen.bots]
    if thinking:
        return words("thinking", name=seen.names[thinking[0]])
    return words("waiting-for", name=", ".join(seen.names[seat] for seat in waited))


class Grid:
    """Options side by side, with a window onto them when there are many."""

    def __init__(self, options: list[Option], labels: list[Text], width: int, rows: int) -> None:
        self.options = options
        self.labels = labels
        longest = max((label.cell_len for label in labels), default=0)
        self.cell = max(5, min(longest + 5, width))  # no blanks beyond the edge: they would end in an ellipsis
        fitting = max(1, width // self.cell)
        count = len(options)
        self.columns = 3 if count == 9 and fitting >= 3 else min(fitting, ceil(count / ceil(count / fitting)))
        self.rows = max(1, rows)

    def height(self) -> int:
        """Rows of all options."""
        return ceil(len(self.options) / self.columns)

    def window(self, cursor: int) -> range:
        """The numbers of the options to be shown."""
        every = self.height()
        first = max(0, min(cursor // self.columns - self.rows // 2, every - self.rows))
        return range(first * self.columns, min(len(self.options), (first + self.rows) * self.columns))

    def draw(self, cursor: int, pen: Pen) -> Text:
        palette = pen.palette
        drawn = Text(no_wrap=True, overflow="ellipsis")
        shown = self.window(cursor)
        for number in shown:
            option = self.options[number]
            key = CHOICE_KEYS[number] if number < len(CHOICE_KEYS) else " "
            if number > shown.start:
                drawn.append("\n" if (number - shown.start) % self.columns == 0 else "")
            here = number == cursor
            style = palette.ink if option.possible else f"{palette.soft} dim"
            if option.marked:
                style = f"bold {palette.accent}"
            if here:
                style = f"bold {palette.on_accent} on {palette.accent}"
            drawn.append("›" if here else " ", style=f"bold {palette.accent}")
            drawn.append(key, style=f"bold {palette.accent}" if option.possible else f"{palette.soft} dim")
            label = self.labels[number].plain
            drawn.append(f" {label:<{self.cell - 4}}", style=style)
            drawn.append(" ")
        if shown.stop < len(self.options) or shown.start > 0:
            drawn.append(f"\n {shown.start + 1}–{shown.stop} / {len(self.options)}", style=palette.soft)
        return drawn


def confirmation(game: Game, chooser: Chooser, seen: Seen, pen: Pen) -> Text:
    """What Enter would do, or what is still to be marked."""
    if chooser.chosen >= 0:
        said = pen.words.say(game.named(chooser.chosen), seen.names)
        return Text(f"↵ {said}", style=f"bold {pen.palette.good}")
    if chooser.kind == "marks":
        size = sum(next(iter(chooser.sets.values())).values())
        return Text(pen.words("mark-more", marked=len(chooser.pressed), size=size), style=pen.palette.soft)
    return Text()


def draw_keys(sitting: Sitting, drawing: Drawing, seen: Seen, pen: Pen) -> Text:
    """The keys that do something now. Where there is little room the last ones have no words: `?` shows all."""
    keys: list[tuple[str, str]] = []
    if seen.legal:
        keys += [("1–9 ←↑↓→", "choose"), ("↵", "confirm")]
    keys += [("?", "rules"), ("q", "quit")]
    if seen.can_undo:
        keys.append(("u", "undo"))
    if sitting.can_hint and seen.legal:
        keys.append(("h", "hint"))
    if seen.has_ended and sitting.can_chat and seen.seat is not None:
        keys.append(("n", "again"))
    keys.append(("l", ""))
    if seen.legal:
        keys += [("/", "type"), ("⌫", "back")]
    keys.append(("t", "theme"))
    if sitting.can_chat and seen.seat is not None:
        keys += [("c", "chat"), ("B", "bot"), ("F", "fill")]
    if seen.seat is not None and not seen.has_ended:
        keys.append(("X", "end"))
    if sitting.can_save:
        keys.append(("s", "save"))
    line = Text(no_wrap=True)
    labelled = [(key, pen.words(f"key-{name}") if name else LANGUAGE_NAMES[pen.words.lang]) for key, name in keys]
    labelled[2:2] = drawing.keys(seen, pen)
    for key, label in fitted(labelled, pen.width):
        line.append(f" {key} " if not label else f" {key}", style=f"bold {pen.palette.accent}")
        line.append(f" {label} " if label else "", style=pen.palette.soft)
    return line


def fitted(keys: list[tuple[str, str]], width: int) -> list[tuple[str, str]]:
    """All keys, with as many of their words as there is room for.

    >>> fitted([("?", "rules"), ("q", "quit"), ("s", "save")], 20)
    [('?', 'rules'), ('q', 'quit'), ('s', '')]
    """
    shown = list(keys)
    for at in range(len(keys) - 1, -1, -1):
        if sum(len(key) + (len(label) + 3 if label else 2) for key, label in shown) <= width:
            break
        shown[at] = (keys[at][0], "")
    return shown
