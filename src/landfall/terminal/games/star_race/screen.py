"""Star Race on a full screen: nine tracks lead through the rings to the planet at the right."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from landfall.terminal.games.star_race.table import place_name
from landfall.terminal.screen.choosing import Option
from landfall.terminal.screen.drawing import Drawing, Pen
from landfall.terminal.screen.look import SHAPES, Palette
from landfall.terminal.story import lines_of
from landfall.terminal.tables.sitting import Seen

HULLS = {"T": "▶", "B": "◗", "K": "◈"}
MINE, PATROL, TOKEN = "★", "◇", "?"
SURFACES = {"plain": "·  ", "nova": " ✦  ", "zora": "≈ ", "xentoria": "∷  ", "pandora": "° · "}
PLANET_WIDTH = 11
BESIDE = 12  # rows of a small screen that heading, hand, question and keys need
RACES = {"terran": "T", "balnearii": "B", "krystallin": "K"}


def ship_name(ship: str) -> str:
    """A ship by the shape of its hull, its race's letter and its number."""
    return f"{HULLS.get(ship[0], '•')}{ship}"


def ships_in(value: object, ships: Sequence[str]) -> set[str]:
    """The ships that an action's value speaks of: `T1`, `T1+B2`, `number:1` or `race:terran`."""
    text = str(value)
    kind, _, which = text.partition(":")
    if kind == "number":
        return {ship for ship in ships if ship[1:] == which}
    if kind == "race":
        return {ship for ship in ships if ship[0] == RACES.get(which)}
    return {part for part in text.split("+") if part in ships}


class Sky:
    """The board in characters. Rings bend round the planet, so each row has its own shift."""

    def __init__(self, view: dict[str, Any], pen: Pen, levels: dict[str, int], between: int) -> None:
        self.view = view
        self.palette: Palette = pen.palette
        self.levels = levels
        self.width = max(44, pen.width)
        self.step = 1 + between
        self.height = len(levels) * self.step - between
        self.start: int = view["start_level"]
        self.planet: int = view["planet_level"]
        self.rings = list(range(self.start, self.planet))
        self.bend = 5.0 if between else 3.0
        self.limb = self.width - PLANET_WIDTH - self.shift(0) - (self.width - 50) // 8
        self.pitch = min(15, (self.limb - 2) // len(self.rings))
        self.limb = min(self.limb, self.pitch * len(self.rings) + 6)
        self.rows: list[list[tuple[str, str]]] = [[(" ", "")] * self.width for _ in range(self.height)]
        self.kind = view["planet"]["id"] if view["planet"]["abilities"] else "plain"

    def shift(self, row: int) -> int:
        middle = (self.height - 1) / 2
        away = (row - middle) / middle
        return round(self.bend * away * away)

    def column(self, level: int, row: int) -> int:
        """Where a ring crosses a row; the planet's edge for the level above the last ring."""
        if level >= self.planet:
            return self.limb + self.shift(row)
        return self.limb - (self.planet - level) * self.pitch + self.shift(row)

    def put(self, row: int, column: int, text: str, style: str) -> None:
        for at, sign in enumerate(text, start=column):
            if 0 <= at < self.width:
                self.rows[row][at] = (sign, style)

    def draw_rings(self) -> None:
        for row in range(self.height):
            sign = "│"
            if row + 1 < self.height and self.shift(row) > self.shift(row + 1):
                sign = "╱"
            elif row > 0 and self.shift(row) > self.shift(row - 1):
                sign = "╲"
            for level in self.rings:
                style = self.palette.accent if level == self.start else self.palette.line
                self.put(row, self.column(level, row), sign, style)
            edge = self.column(self.planet, row)
            ground, drawn = self.palette.planets[self.kind]
            pattern = SURFACES[self.kind]
            texture = "".join(pattern[(at + 2 * row) % len(pattern)] for at in range(self.width))
            self.put(row, edge, "▐", ground)
            self.put(row, edge + 1, texture[: self.width - edge - 1], f"{drawn} on {ground}")

    def draw_track(self, number: int, ship: str, mine: bool, glow: str) -> None:
        row = number * self.step
        level = self.levels[ship]
        palette = self.palette
        hull = palette.hulls[ship[0]]
        first, here = self.column(self.start, row), self.column(level, row)
        for at in range(first + 1, self.column(self.planet, row)):
            if self.rows[row][at][0] == " " and (at > here or at < here):
                behind = at < here
                self.put(row, at, "╌" if behind else "·", f"{hull} dim" if behind else palette.line)
        patrol = self.view.get("patrols", {}).get(ship)
        if patrol is not None:
            self.put(row, self.column(patrol, row), PATROL, f"bold {palette.warn}")
        landed = level >= self.planet
        style = f"bold {hull}"
        if landed:
            style += f" on {palette.deep}"
        if glow == "dim":
            style = palette.soft
        elif glow == "pointed":
            style = f"bold {palette.on_accent} on {palette.accent}"
        name = ship_name(ship)
        if mine:
            name += MINE
        if ship in self.view.get("ships_with_token", []):
            name += TOKEN
        self.put(row, here + 2 if landed else here - 1, name, style)

    def text(self) -> Text:
        drawn = Text(no_wrap=True, overflow="crop")
        for number, row in enumerate(self.rows):
            drawn.append("\n" if number else "")
            for style, run in groupby(row, key=itemgetter(1)):
                drawn.append("".join(sign for sign, _ in run), style=style or None)
        return drawn

    def numbers(self, name: str) -> Text:
        """The line above: what each ring is worth, and the planet's name."""
        signs = [" "] * self.width
        for level in self.rings:
            figure = str(self.view["rings"][level])
            column = self.column(level, 0) - (len(figure) - 1) // 2
            for at, sign in enumerate(figure, start=column):
                signs[at] = sign
        name = name[: self.width - self.limb]
        begin = self.width - len(name)
        line = Text("".join(signs[:begin]), style=self.palette.soft, no_wrap=True)
        return line.append(name, style=f"bold {self.palette.planets[self.kind][1]}")


class StarRaceDrawing(Drawing):
    """The nine tracks, the hand as cards, and missions revealed one player after another."""

    def planet_name(self, view: dict[str, Any], pen: Pen) -> str:
        planet = view["planet"]
        return pen.words.of(self.game, f"name-{planet['id']}" if planet["abilities"] else "name-planet")

    def ability(self, view: dict[str, Any], pen: Pen) -> str:
        planet = view["planet"]
        return pen.words.of(self.game, f"planet-{planet['id'] if planet['abilities'] else 'plain'}-help")

    def note(self, seen: Seen, pen: Pen) -> str:
        return f"**{self.planet_name(seen.view, pen)}.** {self.ability(seen.view, pen)}"

    def heading(self, seen: Seen, pen: Pen) -> Text:
        view = seen.view
        line = Text(pen.words.of(self.game, "label-mission", mission=view["mission"], missions=view["missions"]))
        planet = self.planet_name(view, pen)
        line.append("  ✦ ", style=pen.palette.accent)
        if "token_faces" in view:  # each ship that lands is worth what its token says
            return line.append(pen.words.colon(planet) + ", ".join(map(str, view["token_faces"])))
        return line.append(pen.words.of(self.game, "label-planet", planet=planet, points=view["planet"]["value"]))

    def board(self, seen: Seen, pen: Pen) -> RenderableType:
        drawn = self.sky(seen, pen, seen.view["ships"], seen.view["hired"] or [], self.pointed(seen, pen))
        ability = Text(self.ability(seen.view, pen), style=pen.palette.soft)
        if not pen.is_roomy:
            room = pen.height - BESIDE - len(drawn.plain.splitlines())
            return Group(drawn, in_lines(ability.plain, pen, max(2, room)))
        return Group(drawn, Text(), ability)

    def sky(self, seen: Seen, pen: Pen, levels: dict[str, int], mine: Sequence[str], pointed: set[str]) -> Text:
        sky = Sky(seen.view, pen, levels, 1 if pen.is_roomy else 0)
        sky.draw_rings()
        dimmed = self.impossible(seen, pen)
        for number, ship in enumerate(levels):
            glow = "pointed" if ship in pointed else "dim" if ship in dimmed else ""
            sky.draw_track(number, ship, ship in mine, glow)
        name = f"✦ {self.planet_name(seen.view, pen)}"
        return Text("\n").join([sky.numbers(name), sky.text()])

    def pointed(self, seen: Seen, pen: Pen) -> set[str]:
        """The ships that are marked, or that the option under the cursor speaks of."""
        ships = list(seen.view["ships"])
        found: set[str] = set()
        if pen.chooser is not None:
            for value in pen.chooser.pressed:
                found |= ships_in(value, ships)
        option = pen.pointed
        if option is not None and option.possible:
            values = [option.value] if option.value is not None else []
            if option.action >= 0 and not option.field:
                values = list(self.game.actions.decode(option.action)[1].values())  # type: ignore[arg-type]
            for value in values:
                found |= ships_in(value, ships)
        return found

    def impossible(self, seen: Seen, pen: Pen) -> set[str]:
        """While ships are chosen: those that cannot be."""
        ships = list(seen.view["ships"])
        spoken: set[str] = set()
        possible: set[str] = set()
        for option in pen.chooser.options() if pen.chooser is not None else []:
            value = option.value
            if option.action >= 0 and not option.field:
                arguments = self.game.actions.decode(option.action)[1]
                value = next(iter(arguments.values()), None)  # type: ignore[assignment]
            named = ships_in(value, ships)
            spoken |= named
            if option.possible:
                possible |= named
        return spoken - possible

    # -- the hand -----------------------------------------------------------------------------------------------------

    def own(self, seen: Seen, pen: Pen) -> RenderableType | None:
        view, palette = seen.view, pen.palette
        if seen.seat is None:
            return None
        line = Text(f"{pen.words.of(self.game, 'label-hired')} ", style=palette.soft, no_wrap=True, overflow="ellipsis")
        for ship in view["hired"] or []:
            line.append(f"{ship_name(ship)}{MINE} ", style=f"bold {palette.hulls[ship[0]]}")
            line.append(f"({place_name(self.game, view['ships'][ship], view, pen.words)})  ", style=palette.soft)
        for look in view.get("looks") or []:
            said = pen.words.colon(seen.names[look["looked_at_seat"]]) + ship_name(look["ship"])
            line.append(f"{said}  ", style=palette.warn)
        hand: dict[str, int] = view["players"][seen.seat]["hand"] or {}
        aside: dict[str, int] = view["set_aside"] or {}
        cards = self.boxes(hand, pen) if pen.is_roomy else None
        if cards is None:
            cards = self.chips(hand, pen)
        parts: list[RenderableType] = [line, cards]
        if pen.is_roomy and aside:
            said = ", ".join(self.card(card, count, pen) for card, count in aside.items())
            title = pen.words.of(self.game, "label-set_aside")
            parts.append(Text(pen.words.colon(title) + said, style=palette.soft))
        return Group(*parts)

    def card(self, card: str, count: int, pen: Pen) -> str:
        return pen.words.of(self.game, f"name-{card}") + (f" ×{count}" if count > 1 else "")

    def chips(self, hand: dict[str, int], pen: Pen) -> Text:
        """The hand in a line or two."""
        chips = [Text(f" {self.card(card, count, pen)} ", no_wrap=True) for card, count in hand.items()]
        style = f"{pen.palette.ink} on {pen.palette.raised}"
        rows: list[Text] = [Text(no_wrap=True)]
        for chip in chips:
            if rows[-1].cell_len + chip.cell_len + 1 > pen.width:
                rows.append(Text(no_wrap=True))
            chip.stylize(style)
            rows[-1].append_text(chip)
            rows[-1].append(" ")
        return Text("\n").join(rows)

    def boxes(self, hand: dict[str, int], pen: Pen) -> Text | None:
        """The hand as cards side by side, or None if there is no room for them."""
        rows = [Text(no_wrap=True) for _ in range(3)]
        for card, count in hand.items():
            name = pen.words.of(self.game, f"name-{card}")
            inside = max(4, len(name) + 2)
            times = f"×{count}" if count > 1 else ""
            foot = f"{times:─>{inside - 1}}─" if times else "─" * inside
            style = f"{pen.palette.ink} on {pen.palette.raised}"
            for row, text in zip(rows, (f"╭{'─' * inside}╮", f"│{name:^{inside}}│", f"╰{foot}╯"), strict=True):
                row.append(text, style=style)
        return None if rows[0].cell_len > pen.width else Text("\n").join(rows)

    # -- seats and choices --------------------------------------------------------------------------------------------

    def beside(self, seen: Seen, seat: int, pen: Pen) -> tuple[str, str]:
        player = seen.view["players"][seat]
        parts = [pen.words("cards-left", count=player["hand_size"])]
        if player["latest"] is not None:
            latest = pen.words.of(self.game, f"name-{player['latest']}")
            if player["latest"] == "copy" and player["offers"] is not None:
                latest += " = " + pen.words.of(self.game, f"name-{player['offers']}")
            parts.append(latest)
        elif player["ready"] and seen.view["turn_of"] is None:
            parts.append("✓")
        return str(player["total"]), " · ".join(parts)

    def label(self, option: Option, seen: Seen, pen: Pen) -> Text:
        words = pen.words
        ships = list(seen.view["ships"])
        if option.field == "ring":
            return Text(words.of(self.game, "label-ring", ring=option.value))
        card = self.card_of(option)
        if card:
            held = (seen.view["players"][seen.seat]["hand"] or {}) if seen.seat is not None else {}
            marks = f" {'✓' * option.marked}" if option.field and option.marked else ""
            return Text(self.card(card, held.get(card, 0), pen) + marks)
        value = option.value
        if option.action >= 0 and not option.field and option.name == "ship":
            value = self.game.actions.decode(option.action)[1]["ship"]  # type: ignore[assignment]
        if value in ships:
            mine = MINE if value in (seen.view["hired"] or []) else ""
            return Text(f"{ship_name(str(value))}{mine}{' ✓' if option.marked and option.field else ''}")
        return super().label(option, seen, pen)

    def card_of(self, option: Option) -> str:
        if option.name == "play":
            return str(self.game.actions.decode(option.action)[1]["card"])
        return str(option.value) if option.name == "set_aside" and option.field else ""

    def remark(self, option: Option, seen: Seen, pen: Pen) -> str:
        card = self.card_of(option)
        if card:
            return pen.words.of(self.game, f"card-{card}-help")
        if option.name == "copy_from" and option.possible:
            offers = seen.view["players"][self.game.actions.decode(option.action)[1]["seat"]]["offers"]
            return pen.words.of(self.game, f"name-{offers}") if offers else ""
        value = option.value
        if option.name == "ship":
            value = self.game.actions.decode(option.action)[1]["ship"]  # type: ignore[assignment]
        if isinstance(value, str) and value in seen.view["ships"]:
            place = place_name(self.game, seen.view["ships"][value], seen.view, pen.words)
            return pen.words.colon(pen.words.of(self.game, f"ship-{value}")) + place
        return ""

    # -- the end of a mission -----------------------------------------------------------------------------------------

    def reveals(self, seen: Seen, events: Sequence[dict[str, Any]], pen: Pen) -> list[Text]:
        """The board as the mission ended; then, one by one, hidden tokens and the ships each player had hired."""
        pages: list[Text] = []
        for at, ended in enumerate(events):
            if ended["is"] != "MissionEnded":
                continue
            result = seen.view["results"][ended["mission"] - 1]
            told = [ended]
            for event in events[at + 1 :]:
                if event["is"] not in ("TokenShown", "MissionScored"):
                    break
                told.append(event)
            for count in range(1, len(told) + 1):
                last = told[count - 1]
                shown = {last["ship"]} if last["is"] == "TokenShown" else set(last.get("ships", ()))
                page = self.page(seen, pen, result, told[:count], shown)
                pages.append(page.append("\n" * (len(told) - count)))
        return pages

    def page(self, seen: Seen, pen: Pen, result: dict[str, Any], told: list[dict[str, Any]], shown: set[str]) -> Text:
        planet = {**seen.view["planet"], "id": result["planet"]}
        then = Seen(seen.seat, seen.names, {**seen.view, "planet": planet, "patrols": {}, "ships_with_token": []})
        bare = Pen(pen.words, pen.palette, pen.width, pen.height)
        mine = result["hired"][seen.seat] if seen.seat is not None else []
        drawn = self.sky(then, bare, result["levels"], mine, shown)
        drawn.append("\n")
        for event in told:
            line = lines_of(self.game, [event], seen.names, pen.words)[0]
            is_last = event is told[-1]
            style = f"bold {pen.palette.accent}" if is_last else pen.palette.soft
            mark = f"{SHAPES[line.seat]} " if line.is_by_seat else ""
            drawn.append(f"\n{mark}{line.words}", style=style)
        return drawn


def in_lines(text: str, pen: Pen, most: int) -> Text:
    """A text in at most this many lines; the page of rules has all of it."""
    words = text.split()
    lines = [""]
    for at, word in enumerate(words):
        is_last = len(lines) == most and at < len(words) - 1
        if len(lines[-1]) + 1 + len(word) > pen.width - (2 if is_last else 0):
            if len(lines) == most:
                lines[-1] += " …"
                break
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return Text("\n".join(lines), style=pen.palette.soft, no_wrap=True)
