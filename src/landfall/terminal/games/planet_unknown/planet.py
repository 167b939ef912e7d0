"""A planet as text: terrain, what lies on it, the marks of the planet, and how its rows and columns stand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from landfall.flow import Game
from landfall.terminal.words import Words

WIDTH = 12
COLUMNS = "ABCDEFGHIJKL"
STYLES = {"c": "white", "w": "bright_blue", "b": "green", "r": "red", "t": "bright_cyan", "e": "yellow"}
TERRAINS = {"c": "civ", "w": "water", "b": "biomass", "r": "rover", "t": "tech", "e": "energy"}
GROUND = {"I": ("≈", "cyan"), "R": ("○", "dim"), "T": ("!", "magenta"), "C": ("◆", "bold"), "E": ("~", "yellow")}
GROUND |= {"P": ("◌", "bold"), "L": ("·", "dim"), ".": (" ", ""), "o": (" ", "")}
METEORITE, METEOR, LIFEPOD, ROVER, LOADED, PATCH = "*", "°", "^", "&", "@", "▫"
COMPLETE, LOST, TIGHT, STONE, OPEN = "✓", "✗", "?", "*", " "
FITS, WRONG = "▪", "×"
NARROW_NOTES = 15  # columns that the notes beside a planet need
NOTES = {"I": "ice", "L": "land", "R": "ring", "T": "toxic", "C": "city", "E": "current", "P": "crater"}


class Over(NamedTuple):
    """A square of a piece that is held over the planet."""

    letter: str  # of the terrain, a capital with its resource symbol; empty: a sign alone
    fits: bool


def planet(
    game: Game, player: Mapping[str, Any], words: Words, width: int = 80, over: Mapping[int, Over] | None = None
) -> RenderableType:
    """The grid with what is known of it: notes stand beside it, or below it where there is no room."""
    squares = grid(player, over or {})
    room = width - grid_width(player) - 2
    if room < NARROW_NOTES:
        return Group(squares, notes_on(game, player, words, width))
    notes = notes_on(game, player, words, room)
    both = Table.grid(padding=(0, 2, 0, 0))
    both.add_column(no_wrap=True)
    both.add_column(max_width=room)
    both.add_row(squares, notes)
    return both


def has_borders(player: Mapping[str, Any]) -> bool:
    """Whether the planet is cut into sides, quarters or regions."""
    marks = player["marks"]
    return bool(marks["gaps"] or marks["regions"] or marks["banned"])


def grid_width(player: Mapping[str, Any]) -> int:
    return 3 + WIDTH * (3 if has_borders(player) else 2) + 3


def grid(player: Mapping[str, Any], over: Mapping[int, Over]) -> Text:
    """Terrain letters, capitals with a resource symbol, then what lies there; medals and their state at the ends."""
    wide = has_borders(player)
    drawn = Text("   ", no_wrap=True)
    for letter in COLUMNS:
        drawn.append(f"{letter}{'  ' if wide else ' '}", style="dim")
    on_top = lying_on(player)
    for row in range(WIDTH):
        drawn.append(f"\n{row + 1:>2} ", style="dim")
        for column in range(WIDTH):
            square = row * WIDTH + column
            drawn.append_text(cell(player, square, on_top.get(square, " "), over.get(square), wide))
        line = player["lines"]["rows"][row]
        drawn.append(f" {line['medals']}{state_of(line)}", style=style_of(line))
    drawn.append("\n   ")
    for line in player["lines"]["columns"]:
        drawn.append(f"{line['medals']}{state_of(line)}", style=style_of(line))
        drawn.append(" " if wide else "")
    return drawn


def lying_on(player: Mapping[str, Any]) -> dict[int, str]:
    """What lies on the squares, the topmost thing of each."""
    on_top = dict.fromkeys(player["patches"], PATCH)
    on_top |= dict.fromkeys(player["meteors"], METEOR)
    on_top |= dict.fromkeys(player["meteorites"], METEORITE)
    on_top |= dict.fromkeys(player["lifepods"], LIFEPOD)
    return on_top | {rover["square"]: LOADED if rover["loaded"] else ROVER for rover in player["rovers"]}


def cell(player: Mapping[str, Any], square: int, top: str, over: Over | None, wide: bool) -> Text:
    """One square: two signs, and where planets have borders a third that shows them."""
    row, column = divmod(square, WIDTH)
    letter = player["terrain"][row][column]
    sign, style = GROUND[player["grid"][row][column]] if letter == "." else (letter, STYLES[letter.lower()])
    if over is not None:
        sign, top = over.letter or sign, FITS if over.fits else WRONG
        style = f"{STYLES.get(sign.lower(), '')} {'reverse' if over.fits else 'strike'}".strip()
    right, below = (border(player, square, 0, 1), border(player, square, 1, 0)) if wide else (False, False)
    if below:
        style = f"{style} underline".strip()
        top = "_" if top == " " else top
    drawn = Text(sign + top, style=style)
    if wide:
        drawn.append("│" if right else "_" if below else " ", style="bold" if right else style)
    return drawn


def border(player: Mapping[str, Any], square: int, down: int, right: int) -> bool:
    """Whether a chasm, a quarter or a region ends between this square and the one below or to the right."""
    row, column = divmod(square, WIDTH)
    if row + down >= WIDTH or column + right >= WIDTH:
        return False
    other = square + down * WIDTH + right
    here, there = part_of(player, square), part_of(player, other)
    return "" not in (here, there) and here != there


def part_of(player: Mapping[str, Any], square: int) -> str:
    """The side, quarter or region that a square belongs to; empty where there is no square."""
    row, column = divmod(square, WIDTH)
    if player["grid"][row][column] in ".o":
        return ""
    marks = player["marks"]
    if marks["gaps"]:
        return str(marks["sides"][square])
    if marks["regions"]:
        return next((str(at) for at, region in enumerate(marks["regions"]) if square in region), "")
    return f"{row // 6}{column // 6}" if marks["banned"] else "one"


def state_of(line: Mapping[str, Any]) -> str:
    """Complete, lost, blocked by a meteorite, in need of a patch or of a dropped rule; else open."""
    if line["lost"]:
        return LOST
    if line["meteorites"]:
        return STONE
    if line["left"] == 0:
        return COMPLETE
    return TIGHT if line["holes"] or line["against"] else OPEN


def style_of(line: Mapping[str, Any]) -> str:
    return {COMPLETE: "bold green", LOST: "dim strike", STONE: "bold red", TIGHT: "bold yellow"}.get(
        state_of(line), "bold"
    )


def packed(items: Sequence[Text], width: int) -> Text:
    """Items side by side on as few lines as they need, none of them broken."""
    drawn = Text()
    used = 0
    for item in items:
        gap = 2 if used else 0
        if used and used + gap + item.cell_len > width:
            drawn.append("\n")
            used = gap = 0
        drawn.append(" " * gap).append_text(item)
        used += gap + item.cell_len
    return drawn


def notes_on(game: Game, player: Mapping[str, Any], words: Words, width: int) -> Text:
    """What the player has beside the planet, what is special about it, and what its signs mean."""
    counts = [
        ("movement", player["movement"]),
        ("lifepods", player["lifepods_collected"]),
        ("meteorites", player["meteorites_collected"]),
        ("reserve", player["reserve"]),
        ("stored", player["patches_stored"]),
    ]
    has = [(words.of(game, f"label-{label}"), str(count)) for label, count in counts]
    if player["flux"] is not None:
        has.append((words.of(game, "label-flux"), words.of(game, f"name-{player['flux']}")))
    items = [Text(f"{label} ", style="dim").append(count, style="bold not dim") for label, count in has]
    items += [Text(line) for line in parts(game, player, words)]
    items += [Text(f"{sign} ").append(words.of(game, "sign-" + label), style="dim") for sign, label in signs(player)]
    return packed(items, width)


def parts(game: Game, player: Mapping[str, Any], words: Words) -> list[str]:
    """What each quarter bans, how far each region is, where a chasm can be crossed."""
    marks = player["marks"]
    said = [
        f"{corner} {words.of(game, 'label-bans', terrain=terrain)}"
        for corner, terrain in zip("↖↗↙↘", marks["banned"], strict=False)
    ]
    for at, region in enumerate(marks["regions"], start=1):
        left = sum(1 for square in region if player["terrain"][square // WIDTH][square % WIDTH] == ".")
        said.append(words.of(game, "label-region", region=at, left=left))
    if marks["gaps"]:
        gaps = ", ".join(" ↔ ".join(square_name(square) for square in gap) for gap in marks["gaps"])
        said.append(words.of(game, "label-gaps", gaps=gaps))
    return said


def signs(player: Mapping[str, Any]) -> list[tuple[str, str]]:
    """The signs that are on this planet now, with what they are called."""
    printed = set("".join(player["grid"]))
    found = [(GROUND[kind][0], name) for kind, name in NOTES.items() if kind in printed]
    tops = set(lying_on(player).values())
    named = [(LIFEPOD, "lifepod"), (METEORITE, "meteorite"), (METEOR, "meteor"), (ROVER, "rover")]
    named += [(LOADED, "loaded"), (PATCH, "patch")]
    found += [(sign, name) for sign, name in named if sign in tops]
    lines: Sequence[Mapping[str, Any]] = [*player["lines"]["rows"], *player["lines"]["columns"]]
    states = {state_of(line) for line in lines}
    ends = [(COMPLETE, "complete"), (TIGHT, "tight"), (LOST, "lost")]
    return found + [(sign, name) for sign, name in ends if sign in states]


def square_name(square: int) -> str:
    return f"{COLUMNS[square % WIDTH]}{square // WIDTH + 1}"
