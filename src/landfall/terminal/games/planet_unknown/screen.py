"""Planet Unknown on a full screen: everybody's planets, boards and the station, and tiles placed by keys."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from landfall.flow import Game
from landfall.terminal.games.planet_unknown.aim import AIMED, FOLDED, WAYS, Aim, is_aimed
from landfall.terminal.games.planet_unknown.common import common, dealt_boards, is_undecided, pending
from landfall.terminal.games.planet_unknown.corporation import corporation, place_words
from landfall.terminal.games.planet_unknown.planet import (
    COLUMNS,
    LIFEPOD,
    METEORITE,
    WIDTH,
    Over,
    grid_width,
    planet,
    square_name,
)
from landfall.terminal.games.planet_unknown.scoring import scoring_pages
from landfall.terminal.games.planet_unknown.station import station
from landfall.terminal.screen.choosing import Chooser, Option
from landfall.terminal.screen.drawing import Drawing, Pen, seat_mark
from landfall.terminal.tables.sitting import Seen

PARTS = ("planet", "corporation", "station", "objectives")
# Questions that are about another part than the planet: that part is shown first.
ABOUT = {
    "ChooseRotation": "station",
    "TurnStation": "station",
    "RemoveShape": "station",
    "DropObjective": "objectives",
    "KeepCard": "objectives",
    "ChooseCommon": "objectives",
    "ChooseFlux": "corporation",
    "ChooseWay": "corporation",
    "RaiseNext": "corporation",
    "PutLifepod": "corporation",
    "LiftLifepod": "corporation",
}
LEFT = ("planet", "objectives")  # where there is room for two columns, the parts of the first one
NOTES = 17  # columns for what stands beside the planet then
# Actions said by what they are about.
NAMED = {"keep": "card", "drop": "personal", "objective": "objective", "own_objective": "personal"}
BESIDE = 48  # columns that the second one needs
PLANET_SHARE, LIST_SHARE = 75, 60  # of the height: a planet is seen whole, a list of cards has more lines
STEPS = {"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1), "ne": (-1, 1), "se": (1, 1), "sw": (1, -1)}
STEPS |= {"nw": (-1, -1)}


class PlanetUnknownDrawing(Drawing):
    """Four parts, the one in question first; Tab shows the next player's boards, `.` the next part."""

    remark_lines = 2
    board_share = PLANET_SHARE
    folds = FOLDED
    bare = ("use", "boards", "boards_flux")  # other corporations do not matter here

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.looking: int | None = None  # whose boards are shown; None: one's own
        self.part = 0  # how many times the key has turned the parts
        self.asked = ""  # the question for which it turned them
        self.aim: Aim | None = None
        self.aimed_by: Chooser | None = None

    # -- keys ---------------------------------------------------------------------------------------------------------

    def keys(self, seen: Seen, pen: Pen) -> list[tuple[str, str]]:
        keys = [(".", pen.words.of(self.game, "key-part"))]
        if len(seen.names) > 1:
            keys.insert(0, ("Tab", pen.words.of(self.game, "key-player")))
        return keys

    def note(self, seen: Seen, pen: Pen) -> str:
        return pen.words.of(self.game, "label-keys_help")

    def press(self, key: str, seen: Seen, chooser: Chooser | None) -> bool:
        self.keep_aim(seen, chooser)
        if key in ("tab", "shift+tab"):
            seats = len(seen.names)
            shown = (self.shown(seen) + (1 if key == "tab" else -1)) % seats
            self.looking = None if shown == seen.seat else shown
        elif key in ("full_stop", "."):
            self.part += 1
        elif self.aim is not None and chooser is not None:
            return self.press_aim(key, chooser)
        else:
            return False
        return True

    def press_aim(self, key: str, chooser: Chooser) -> bool:
        """Keys while a piece is held: it moves, and what it means is settled at once."""
        assert self.aim is not None, "a piece is held"
        self.looking = None
        if key in WAYS:
            self.aim.shift(*WAYS[key])
        elif key in ("r", "R") and self.aim.name == "place":
            self.aim.spin(1 if key == "r" else -1)
        elif key == "f" and self.aim.name == "place":
            self.aim.flip()
        elif key in ("escape", "backspace"):
            chooser.chosen = -1
            if chooser.pressed:
                chooser.pressed = []
            else:
                chooser.back()
            self.aim = self.aimed_by = None
            return True
        else:
            return False
        self.settle(chooser)
        return True

    def settle(self, chooser: Chooser) -> None:
        assert self.aim is not None, "a piece is held"
        if self.aim.action >= 0:
            chooser.settle(self.aim.action)
        else:
            chooser.chosen = -1

    def keep_aim(self, seen: Seen, chooser: Chooser | None) -> None:
        """Take a piece in hand when its place is the next thing to choose; follow what was settled by other means."""
        if chooser is None or seen.seat is None or not is_aimed(chooser):
            self.aim = self.aimed_by = None
            return
        assert chooser.block is not None, "one kind of action is aimed"
        first = chooser.pressed[0] if AIMED[chooser.block.name] else None
        if (
            self.aim is None
            or self.aimed_by is not chooser
            or (self.aim.name, self.aim.first)
            != (
                chooser.block.name,
                first,
            )
        ):
            self.aim, self.aimed_by = Aim(self.game, chooser, seen.view, seen.seat), chooser
            if chooser.chosen < 0:
                self.settle(chooser)
        if chooser.chosen >= 0 and chooser.chosen != self.aim.action:
            self.aim.go(chooser.chosen)

    def aims(self, seen: Seen, pen: Pen) -> Text | None:
        self.keep_aim(seen, pen.chooser)
        if self.aim is None:
            return None
        kind = "tile" if self.aim.name == "place" else "square"
        said = Text(pen.words.of(self.game, f"label-aim_{kind}"), style=pen.palette.soft)
        if self.aim.action < 0:
            said.append(f"\n✗ {pen.words.of(self.game, 'label-does_not_fit')}", style=f"bold {pen.palette.bad}")
        return said

    def doubted(self) -> int:
        return -1 if self.aim is None or self.aim.action >= 0 else self.aim.asked

    # -- the table ----------------------------------------------------------------------------------------------------

    def heading(self, seen: Seen, pen: Pen) -> Text:
        view, words = seen.view, pen.words
        line = Text(words.of(self.game, "label-round", round=view["round"]), style="bold")
        line.append(f"  {words.colon(words.of(self.game, 'label-commander'))}{seen.names[view['commander']]}")
        if "expected" in view:
            line.append(f"  {words.colon(words.of(self.game, 'label-expected'))}{view['expected']}")
        if view["ending"]:
            line.append(f"  {words.of(self.game, 'label-last_round')}", style=f"bold {pen.palette.bad}")
        if view["events"] is not None and view["events"]["current"] is not None:
            line.append(f"  {words.colon(words.of(self.game, 'label-event'))}", style=pen.palette.soft)
            line.append(words.of(self.game, f"name-alert-{view['events']['current']}"), style=pen.palette.warn)
        return line

    def shown(self, seen: Seen) -> int:
        """Whose boards are on the screen."""
        if self.looking is not None:
            return self.looking
        return seen.seat if seen.seat is not None else 0

    def order(self, seen: Seen) -> list[str]:
        """The parts of the table, the one in question first; the key turns to the next."""
        asked = kind_of(seen.view)
        if asked != self.asked:
            self.asked, self.part = asked, 0
            self.board_share = PLANET_SHARE if asked in ("", "Act") else LIST_SHARE
        about = ABOUT.get(asked, PARTS[0])
        parts = sorted(PARTS, key=lambda part: part != about)
        at = self.part % len(parts)
        return parts[at:] + parts[:at]

    def board(self, seen: Seen, pen: Pen) -> RenderableType:
        self.keep_aim(seen, pen.chooser)
        if self.aim is not None:
            self.looking = None
        order = self.order(seen)
        if is_undecided(seen.view):
            return dealt_boards(self.game, seen.view, seen.names, pen.words, pen.palette)
        seat = self.shown(seen)
        player = seen.view["players"][seat]
        head = self.strip(seen, order, pen)
        side = grid_width(player)
        if pen.width >= side + NOTES + 3 + BESIDE:
            side += NOTES
        if pen.width < side + 3 + BESIDE:
            return Group(head, self.stacked(order, seen, seat, pen, pen.width))
        room = pen.width - side - 3
        both = Table.grid(padding=(0, 3, 0, 0))
        both.add_column(width=side)
        both.add_column(max_width=room)
        left, right = ([part for part in order if (part in LEFT) == is_left] for is_left in (True, False))
        both.add_row(
            self.stacked(left, seen, seat, pen, side, is_beside=True),
            self.stacked(right, seen, seat, pen, room, is_beside=True),
        )
        return Group(head, both)

    def strip(self, seen: Seen, order: Sequence[str], pen: Pen) -> Text:
        """Whose boards these are, and which parts follow each other."""
        seat = self.shown(seen)
        player = seen.view["players"][seat]
        line = seat_mark(seat, pen.palette).append(f" {seen.names[seat]}", style="bold")
        line.append(f" · {pen.words.of(self.game, 'name-' + player['planet'])}")
        line.append(f" · {pen.words.of(self.game, 'name-' + player['corporation'])}")
        if player["stuck"]:
            line.append(f" · {pen.words.of(self.game, 'label-stuck')}", style=f"bold {pen.palette.bad}")
        line.append("\n")
        for number, part in enumerate(order):
            style = f"bold {pen.palette.accent}" if number == 0 else pen.palette.soft
            line.append("" if number == 0 else " › ", style=pen.palette.soft)
            line.append(pen.words.of(self.game, f"label-{part}"), style=style)
        return line

    def stacked(
        self, parts: Sequence[str], seen: Seen, seat: int, pen: Pen, width: int, is_beside: bool = False
    ) -> RenderableType:
        """Parts one below the other, each under its name; the first of all is named above."""
        drawn: list[RenderableType] = []
        for number, part in enumerate(parts):
            if number or is_beside:
                name = Text(pen.words.of(self.game, f"label-{part}"), style=f"bold {pen.palette.accent}")
                drawn += [Text(), name] if number else [name]
            drawn.append(self.draw_part(part, seen, seat, pen, width))
        return Group(*drawn)

    def draw_part(self, part: str, seen: Seen, seat: int, pen: Pen, width: int) -> RenderableType:
        view, words = seen.view, pen.words
        player = view["players"][seat]
        if part == "planet":
            over = self.over(seen, pen) if seat == seen.seat else {}
            rule = Text(words.of(self.game, f"planet-{player['planet']}-help"), style=pen.palette.soft)
            return Group(planet(self.game, player, words, width, over), rule)
        if part == "corporation":
            return corporation(self.game, player, words, width)
        if part == "station":
            turns = -1
            if pen.pointed is not None and pen.pointed.name == "rotate" and pen.pointed.action >= 0:
                turns = int(str(self.game.actions.decode(pen.pointed.action)[1]["turns"]))
            return station(self.game, view, seen.names, words, width, pen.palette, turns)
        return common(self.game, view, seen.names, words, pen.palette)

    def over(self, seen: Seen, pen: Pen) -> dict[int, Over]:
        """What is held over one's own planet, or the square that the option under the cursor is about."""
        if self.aim is not None:
            return self.aim.over()
        option = pen.pointed
        if option is None or option.action < 0 or not option.possible or seen.seat is None:
            return {}
        name, arguments = self.game.actions.decode(option.action)
        player = seen.view["players"][seen.seat]
        if name == "step":
            square = stepped_onto(arguments, player)
            return {} if square < 0 else {square: Over("", True)}
        if name in AIMED and name != "place":
            return {(int(str(arguments["row"])) - 1) * WIDTH + COLUMNS.index(str(arguments["column"])): Over("", True)}
        if name == "place":
            chooser = Chooser(self.game, [option.action], len(seen.names))
            chooser.unfold("place")
            chooser.pressed = [str(arguments["ring"])]
            return Aim(self.game, chooser, seen.view, seen.seat).over()
        return {}

    def own(self, seen: Seen, pen: Pen) -> RenderableType | None:
        """What is pending in the open turn."""
        return pending(self.game, seen.view, pen.words) or None

    def beside(self, seen: Seen, seat: int, pen: Pen) -> tuple[str, str]:
        player = seen.view["players"][seat]
        things = f"{LIFEPOD}{player['lifepods_collected']} {METEORITE}{player['meteorites_collected']}"
        at = " ".join(f"{one['tracker'][0].upper()}{one['position']}" for one in player["tracks"])
        return str(sum(player["medals"].values())), f"{at} {things}"

    # -- options ------------------------------------------------------------------------------------------------------

    def label(self, option: Option, seen: Seen, pen: Pen) -> Text:
        if option.action < 0 and not option.field:  # a block to be opened
            return Text(pen.words.of(self.game, f"label-open_{option.name}"))
        if option.name == "place" and option.field == "ring" and seen.seat is not None:
            ring = ("outer", "inner").index(str(option.value))
            stack = seen.view["station"]["stacks"][seen.view["station"]["before"][seen.seat][ring]]
            return Text(
                pen.words.colon(pen.words.of(self.game, f"name-{option.value}")) + tile_words(self.game, stack, pen)
            )
        if option.action >= 0 and not option.field and option.name in NAMED:
            arguments = self.game.actions.decode(option.action)[1]
            field = NAMED[option.name]
            return Text(pen.words.value(self.game, field, arguments[field], seen.names))
        if option.action >= 0 and option.name in ("boards", "boards_flux"):
            return Text(self.boards_label(self.game.actions.decode(option.action)[1], seen, pen))
        return super().label(option, seen, pen)

    def boards_label(self, arguments: Mapping[str, object], seen: Seen, pen: Pen) -> str:
        """Boards by their names, with the flux track where there is one."""
        planet, corporation = chosen_boards(arguments, seen)
        said = f"{pen.words.of(self.game, f'name-{planet}')} · {pen.words.of(self.game, f'name-{corporation}')}"
        track = arguments.get("track")
        return said if track is None else f"{said} ≋ {pen.words.of(self.game, f'name-{track}')}"

    def remark(self, option: Option, seen: Seen, pen: Pen) -> str:
        """What an advance leads to, what a card is in full, what a turn of the station brings."""
        if option.action < 0 or seen.seat is None:
            return ""
        name, arguments = self.game.actions.decode(option.action)
        words, player = pen.words, seen.view["players"][seen.seat]
        if name in ("advance", "flux"):
            one = next(track for track in player["tracks"] if track["tracker"] == arguments["track"])
            return " / ".join(place_words(self.game, player, track, at, words) for track, at in one["next"])
        if name in NAMED:
            return words.value(self.game, NAMED[name], arguments[NAMED[name]], seen.names)
        if name == "rotate":
            before = seen.view["station"]["turns"][int(str(arguments["turns"]))]
            stacks = seen.view["station"]["stacks"]
            return " / ".join(tile_words(self.game, stacks[at], pen) for at in before[seen.seat])
        if name == "step":
            square = stepped_onto(arguments, player)
            return "" if square < 0 else square_name(square)
        return ""

    def reveals(self, seen: Seen, events: Sequence[dict[str, Any]], pen: Pen) -> list[Text]:
        """The final scoring, category by category."""
        return scoring_pages(self.game, seen, events, pen.words, pen.palette)


def chosen_boards(arguments: Mapping[str, object], seen: Seen) -> tuple[str, str]:
    """The planet and the corporation that these sides are."""
    assert seen.seat is not None, "who chooses boards has a seat"
    dealt = seen.view["offered"][seen.seat]
    on, by = (arguments.get(field, "asymmetric") == "asymmetric" for field in ("planet", "corporation"))
    return (dealt[0] if on else "ksb_4156"), (dealt[1] if by else "universal")


def stepped_onto(arguments: Mapping[str, object], player: Mapping[str, Any]) -> int:
    """The square that a step of a rover leads to; -1: there is no such rover."""
    rover = int(str(arguments["rover"])) - 1
    if rover >= len(player["rovers"]):
        return -1
    down, right = STEPS[str(arguments["direction"])]
    return int(player["rovers"][rover]["square"]) + down * WIDTH + right


def kind_of(view: Mapping[str, Any]) -> str:
    """The kind of the question, if one is asked of this seat."""
    return "" if view["decision"] is None else str(view["decision"]["kind"])


def tile_words(game: Game, stack: Mapping[str, Any], pen: Pen) -> str:
    """A tile by its shape and terrains."""
    top = stack["top"]
    if top is None:
        return f"{stack['shape']} –"
    sections = "/".join(pen.words.of(game, f"name-{top[section]}") for section in "ab")
    return f"{stack['shape']} {sections}{METEORITE if top['meteor'] else ''}"
