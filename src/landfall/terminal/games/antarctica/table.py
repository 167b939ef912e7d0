"""The table of Antarctica as text: zones in the sun's order, tracks, cards on offer, and what everybody has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from landfall.flow import Game
from landfall.terminal.screen.look import DARK, SHAPES, Palette
from landfall.terminal.words import Words

SUN, SECOND, NEW, STAR, EMPTY = "☀", "²", "+", "★", "·"
FEW_LAPS = 2  # from here on the laps without progress are counted
NARROW = 60  # columns below which tracks go by their numbers alone and cards are not told twice
IN_LINES = 48  # columns below which zones have lines instead of a table
TIGHT = 40  # columns below which tracks have no points
CRAMPED = 36  # columns below which the spaces of a track stand side by side
SHIP, CUBE = "△", "□"  # hollow: the full ones are seats
HAS, LACKS, INTERRUPTS = "✓", "✗", "‼"
TARGET, USED = "→", "⊘"
SPACE_STYLES = {"red": "bold red", "blue": "bold blue", None: "dim"}
SIGNS = {  # of the actions on coloured spaces
    "ship_move": "⇄",
    "shipyard_draft": "✉",
    "advance_3": "»",
    "recruit_1": "☺",
    "new_ship": "⚓",
    "resource_advanced": "◈",
    "resource_basic": "◇",
}


def draw(game: Game, view: Mapping[str, Any], names: list[str], words: Words) -> RenderableType:
    parts: list[RenderableType] = [
        heading(game, view, words),
        zones(game, view, words),
        tracks(game, view, words),
        offers(game, view, words),
        stack(game, view, words),
        players(game, view, names, words),
    ]
    if view["hand"] is not None:
        parts.append(own_cards(game, view, words))
    return Group(*parts)


def with_colon(game: Game, label: str, words: Words) -> str:
    """A label before what it names; in French a space stands before the colon."""
    return words.of(game, "label-colon", name=words.of(game, label))


def letter(view: Mapping[str, Any], seat: int, palette: Palette = DARK) -> Text:
    """A seat by its letter, in its colour; the letters stand beside the names in the list of players."""
    return Text(view["players"][seat]["letter"], style=f"bold {palette.seats[seat]}")


def joined(parts: Sequence[Text], between: str = " ") -> Text:
    return Text(between).join(parts)


def amounts(view: Mapping[str, Any], figures: Sequence[int], palette: Palette = DARK) -> Text:
    """What each seat has, without those who have nothing: `A2 C1`."""
    parts = [letter(view, seat, palette).append(str(figure)) for seat, figure in enumerate(figures) if figure]
    return joined(parts) if parts else Text(EMPTY, style="dim")


def heading(game: Game, view: Mapping[str, Any], words: Words, palette: Palette = DARK, room: int = 0) -> Text:
    """Where the sun is, and whose turns come next if nothing else moves; `²` may follow by an icebreaker.

    What does not fit into the given width goes to a second line.
    """
    bright = f"bold {palette.warn}"
    line = Text().append(f"{SUN} {words.of(game, 'label-zone', zone=view['sun'])}", style=bright)
    asked = view["to_act"][0] if view["to_act"] else None
    if view["active"] is not None and asked is not None and asked != view["active"]:
        letters = [view["players"][seat]["letter"] for seat in (asked, view["active"])]
        said = words.of(game, "label-interrupts", asked=letters[0], active=letters[1])
        line.append(f"   {INTERRUPTS} {said}", style=bright)
    if view["ending"] is not None:
        return line if view["over"] else line.append(f"   {words.of(game, 'label-ends_after')}", style=bright)
    coming = Text().append(f"{with_colon(game, 'label-next_turns', words)} ", style=palette.soft)
    coming.append_text(turns(view, palette))
    if view["laps_to_end"] <= FEW_LAPS:
        coming.append(f"   {words.of(game, 'label-laps_to_end', laps=view['laps_to_end'])}", style=bright)
    fits = not room or line.cell_len + coming.cell_len + 3 <= room
    return line.append("   " if fits else "\n ").append_text(coming)


def turns(view: Mapping[str, Any], palette: Palette = DARK) -> Text:
    """The next turns: `A(3) B(4)²`."""
    parts = []
    for turn in view["next_turns"]:
        mark = SECOND if turn["by_icebreaker"] else ""
        parts.append(letter(view, turn["seat"], palette).append(f"({turn['zone']}){mark}", style="not bold dim"))
    return joined(parts)


def queue(view: Mapping[str, Any], zone: Mapping[str, Any], palette: Palette = DARK) -> Text:
    """The ships of a zone, the one nearest the sun first; `²` marks the one that was second when the sun came."""
    ships: list[Text] = []
    for ship, seat in zip(zone["ships"], zone["queue"], strict=True):
        mark = SECOND if ship == view["second"] and zone["zone"] == view["sun"] else ""
        ships.append(letter(view, seat, palette).append(mark + (NEW if ship in zone["came_this_turn"] else "")))
    return joined(ships) if ships else Text(EMPTY, style="dim")


def scientists(view: Mapping[str, Any], zone: Mapping[str, Any], palette: Palette = DARK) -> Text:
    """Scientists of each seat and the points they are worth now: `A2→7 C1→2`."""
    parts = []
    for seat, amount in enumerate(zone["scientists"]):
        if amount:
            parts.append(letter(view, seat, palette).append(str(amount)))
            parts[-1].append(f"→{zone['points'][seat]}", style="not bold")
    return joined(parts) if parts else Text(EMPTY, style="dim")


def zones(game: Game, view: Mapping[str, Any], words: Words, palette: Palette = DARK) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False)
    table.add_column(words.of(game, "label-zones"), no_wrap=True)
    for label in ("label-queue", "label-zone_points"):
        table.add_column(words.of(game, label), min_width=6)
    table.add_column(words.of(game, "label-buildings"))
    for zone in view["zones"]:
        if zone["open"]:
            table.add_row(*zone_cells(game, view, zone, words, palette))
    return table


def zone_cells(
    game: Game, view: Mapping[str, Any], zone: Mapping[str, Any], words: Words, palette: Palette
) -> tuple[Text, Text, Text, Text]:
    """A zone's number, its ships, its scientists with their points, and what lies and stands there."""
    lit = zone["zone"] == view["sun"]
    target = view["turn"] is not None and view["turn"]["zone"] == zone["zone"]
    name = Text(
        f"{SUN if lit else TARGET if target else ' '} {zone['zone']}",
        style=f"bold {palette.warn}" if lit else "bold",
    )
    standing = Text(", ".join(words.of(game, f"name-{kind}") for kind in zone["buildings"]))
    if any(zone["icebreakers"]):
        standing.append(f"  {with_colon(game, 'label-icebreakers', words)} ", style="dim")
        standing.append_text(amounts(view, zone["icebreakers"], palette))
    return name, queue(view, zone, palette), scientists(view, zone, palette), standing


def narrow_zones(game: Game, view: Mapping[str, Any], words: Words, palette: Palette = DARK) -> Group:
    """The same where a table would cut words: each zone has a second line for its buildings."""
    lines: list[RenderableType] = []
    for zone in view["zones"]:
        if zone["open"]:
            number, ships, points, standing = zone_cells(game, view, zone, words, palette)
            lines.append(joined([number, ships, Text("|", style="dim"), points]))
            if standing:
                lines.append(Padding(standing, (0, 0, 0, 4)))
    return Group(*lines)


def tracks(game: Game, view: Mapping[str, Any], words: Words, palette: Palette = DARK, room: int = 80) -> Table:
    """A row for each open track: values and actions of its spaces, cubes in place, used ones marked.

    In a narrow room tracks go by their numbers; in a tight one there is no column of points, which players() tells.
    """
    narrow, tight = room < NARROW, room < TIGHT
    gap = 0 if (narrow and not tight) or room < CRAMPED else 1
    table = Table(box=None if tight else box.SIMPLE_HEAD, padding=(0, gap, 0, 0), show_edge=False)
    table.add_column("" if narrow else words.of(game, "label-tracks"), no_wrap=True, min_width=3 if tight else None)
    for space in view["tracks"][0]["spaces"]:
        table.add_column(
            str(space["space"]), justify="left" if tight else "center", no_wrap=True, min_width=2 if tight else None
        )
    if not tight:
        table.add_column(words.of(game, "label-track_points"))
    for track in view["tracks"]:
        if not track["open"]:
            continue
        cells: list[Text] = []
        for space in track["spaces"]:
            sign = USED if space["used"] else SIGNS.get(space["action"], "")
            printed = "" if space["printed"] is None else str(space["printed"])
            style = SPACE_STYLES[None if space["used"] else space["color"]]
            cell = Text(f"{printed}{sign}" or EMPTY, style=style)
            for seat, at in enumerate(track["cubes"]):
                if at == space["space"]:
                    cell = letter(view, seat, palette).append(sign, style=style)
            cells.append(cell)
        name = track["track"] if narrow else words.of(game, f"name-{track['track']}")
        table.add_row(name, *cells, *([] if tight else [amounts(view, track["points"], palette)]))
    return table


def legend(game: Game, words: Words) -> str:
    """What the signs mean, as Markdown."""
    on_board = {
        SUN: "sun",
        TARGET: "target",
        SECOND: "second",
        NEW: "new",
        "A2→7": "amounts",
        STAR: "star",
        USED: "used",
    }
    meant = {sign: words.of(game, f"sign-{name}") for sign, name in on_board.items()}
    meant |= {SHIP: words.of(game, "name-piece-ship"), CUBE: words.of(game, "name-piece-cube")}
    meant |= {sign: words.of(game, f"space-{action}-help") for action, sign in SIGNS.items()}
    return "\n".join(
        [f"## {words.of(game, 'label-signs')}", "", *[f"- **{sign}** {what}" for sign, what in meant.items()]]
    )


def card_line(game: Game, card: Mapping[str, Any], words: Words) -> Text:
    """A building card in a line: what it erects, what it needs, what it takes and brings."""
    line = Text(words.of(game, f"name-{card['building']}"), style="bold")
    line.append(f" {STAR}" if card["star"] else "", style="yellow")
    needs = ", ".join(words.of(game, f"name-{kind}") for kind in card["needs"])
    line.append(f"  {words.of(game, 'label-needs', needs=needs)}")
    if card["scientists"] > 1:
        line.append(f"  {with_colon(game, 'label-scientists', words)} {card['scientists']}")
    if card["points"]:
        line.append(f"  {words.of(game, 'label-points', points=card['points'])}", style="cyan")
    return line


def lacking(game: Game, view: Mapping[str, Any], lacks: Mapping[str, Any], words: Words) -> list[str]:
    """What a seat lacks for a card on offer, and what stands in for it."""
    said: list[str] = []
    own = view["turn"] is not None and view["turn"]["seat"] == view["seat"]
    target = view["turn"]["zone"] if own else None
    if target is not None and target in lacks["stands_in"]:
        said.append(f"{LACKS} {words.of(game, 'label-stands_here', zone=target)}")
    kinds = ", ".join(words.of(game, f"name-{kind}") for kind in lacks["needs"])
    if kinds and lacks["replaced_by"]:
        card = words.of(game, f"name-resource-{lacks['replaced_by']}")
        said.append(f"{HAS} {words.of(game, 'label-replaced', card=card, buildings=kinds)}")
    elif kinds:
        sails = any(step["is"] == "SetSail" and step["seat"] == view["seat"] for step in view["to_come"])
        label = "label-lacks_staying" if sails else "label-lacks"  # the ship that sails leaves its zone
        said.append(f"{LACKS} {words.of(game, label, buildings=kinds)}")
    if lacks["scientists"]:
        said.append(f"{LACKS} {words.of(game, 'label-lacks_scientists', count=lacks['scientists'])}")
    return said or [f"{HAS} {words.of(game, 'label-lacks_nothing')}"]


def offers(game: Game, view: Mapping[str, Any], words: Words, palette: Palette = DARK) -> Table:
    """The card on top of each stack, and below it what the seat that looks lacks for it."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False)
    table.add_column("", no_wrap=True)
    table.add_column(words.of(game, "label-offers"))
    for offer in view["offers"]:
        deck = Text(words.of(game, f"name-deck-{offer['deck']}"), style="bold")
        if offer["top"] is None:
            table.add_row(deck, Text(words.of(game, "label-empty"), style="dim"))
            continue
        deck.append(f" ×{offer['left']}", style="not bold dim")
        line = card_line(game, offer["top"], words)
        if view["seat"] is not None:
            for part in lacking(game, view, offer["lacks"][view["seat"]], words):
                line.append(f"\n{part}", style=palette.good if part.startswith(HAS) else palette.bad)
        table.add_row(deck, line)
    return table


def players(
    game: Game, view: Mapping[str, Any], names: Sequence[str], words: Words, palette: Palette = DARK
) -> RenderableType:
    """What everybody has, the seat that looks first: points by category, people, pieces and cards."""
    seats = sorted(range(len(names)), key=lambda seat: seat != view["seat"])
    return Group(*[player(game, view, seat, names[seat], words, palette) for seat in seats])


def player(
    game: Game, view: Mapping[str, Any], seat: int, name: str, words: Words, palette: Palette = DARK
) -> RenderableType:
    """One player: a line with the points, then what there is, wrapped to the room."""
    has = view["players"][seat]
    deciding = seat in view["to_act"]
    first = Text(f"{SHAPES[seat]} ", style=palette.seats[seat]).append_text(letter(view, seat, palette))
    first.append(f" {name}", style="bold" if deciding else "")
    first.append(" ◀ " if deciding else " ").append(f" {has['total']}", style="bold")
    by_category = [f"{words.of(game, f'score-{category}')} {points}" for category, points in has["points"].items()]
    first.append(f" = {' + '.join(by_category)}", style="dim")
    hand = f"{has['hand_size']} · {has['basic']}◇ {has['advanced']}◈{f' {HAS}' if has['card_played'] else ''}"
    things = {
        "label-supply": str(has["supply"]),
        "label-reserve": str(has["reserve"]),
        "label-available": f"{has['ships_available']}{SHIP} {has['cubes_available']}{CUBE}",
        "label-discarded": f"{has['discarded_ships']}{SHIP} {has['discarded_cubes']}{CUBE}",
        "label-cards": hand,
    }
    rest = Text()
    for label, what in things.items():
        rest.append("  " if rest else "").append(words.of(game, label), style="dim").append(f" {what}")
    rest.append(f"\n{words.of(game, 'label-first_ranks')}", style="dim").append(f" {has['first_ranks']}  ")
    rest.append(words.of(game, "label-built"), style="dim").append(f" {len(has['built'])} {STAR}{has['stars']}")
    rest.append(f"  {built(game, has['built'], words)}")
    return Group(first, Padding(rest, (0, 0, 0, 2)))


def built(game: Game, cards: Sequence[Mapping[str, Any]], words: Words) -> str:
    """The building cards somebody has taken, those alike together."""
    kinds = Counter(card["building"] for card in cards)
    return ", ".join(words.of(game, f"name-{kind}") + (f" ×{kinds[kind]}" if kinds[kind] > 1 else "") for kind in kinds)


def cards(game: Game, counts: Mapping[str, int] | None, words: Words) -> str:
    """Shipyard cards by name: `icebreaker ×2, fast progress`."""
    named = []
    for card, count in (counts or {}).items():
        named.append(words.of(game, f"name-{card}") + (f" ×{count}" if count > 1 else ""))
    return ", ".join(named) or EMPTY


def own_cards(game: Game, view: Mapping[str, Any], words: Words) -> Table:
    things = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    things.add_row(Text(words.of(game, "label-hand"), style="bold"), Text(cards(game, view["hand"], words)))
    return things


def stack(game: Game, view: Mapping[str, Any], words: Words) -> RenderableType:
    """What lies in the stacks, what was played, and what this seat has been shown of the rest."""
    yard = view["shipyard"]
    resources = view["resource_stack"]
    lines = Text(words.of(game, "label-stack"), style="bold").append(f"  {yard['stack']}", style="not bold")
    if yard["boxed"]:
        lines.append(f"  {words.of(game, 'label-boxed')} {yard['boxed']}", style="not bold dim")
    lines.append(f"  {words.of(game, 'label-resource_stack')}").append(
        f"  {resources['basic']}◇ {resources['advanced']}◈", style="not bold"
    )
    told = {"label-played": yard["played"], "label-others_hold": yard["others_hold"]}
    if view["seat"] is not None and sum(yard["stack_is_among"].values()) > yard["stack"] > 0 and yard["others_hold"]:
        told["label-stack_among"] = yard["stack_is_among"]
    for label, counts in told.items():
        if counts:
            lines.append(f"\n{with_colon(game, label, words)} ", style="not bold dim")
            lines.append(cards(game, counts, words), style="not bold")
    return lines
