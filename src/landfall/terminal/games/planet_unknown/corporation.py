"""A corporation board as text: five tracks with trackers and coming rewards, and the technologies."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from landfall.flow import Game
from landfall.terminal.games.planet_unknown.planet import LIFEPOD, STYLES, packed
from landfall.terminal.words import Words

TRACKS = ("civ", "water", "biomass", "rover", "tech")
MEDALS = "⓪①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮"
BOOST, PATCH, ROVER, FLUX = "+", "P", "R", "≋"
ONCE = {"once_per_round": "sign-once_a_round", "once_per_game": "sign-once_a_game"}
NUMBERED = re.compile(r"(?:^|\s)([1-5A-F])\s?: ")


def corporation(game: Game, player: Mapping[str, Any], words: Words, width: int = 80) -> Text:
    """The tracks, what the next spaces give, and the technologies."""
    drawn = Text()
    drawn.append_text(tracks(player))
    drawn.append("\n")
    drawn.append_text(legend(game, words, width))
    for line in coming(game, player, words):
        drawn.append("\n").append_text(line)
    for line in technologies(game, player, words):
        drawn.append("\n").append_text(line)
    return drawn


def tracks(player: Mapping[str, Any]) -> Text:
    """A line for each track: `C` where its tracker stands, what the spaces give, medals in circles."""
    board = player["board"]
    cells = [[face(player, track, at) for at in range(len(track["spaces"]))] for track in board["tracks"]]
    long = [row for row, track in zip(cells, board["tracks"], strict=True) if not track["one_of"]]
    widths = [max(len(str(at)), *[row[at].cell_len for row in long]) for at in range(16)]
    drawn = Text("  ", no_wrap=True)
    for at, width in enumerate(widths):
        drawn.append(f"{at:<{width}} ", style="dim")
    for track, row in zip(board["tracks"], cells, strict=True):
        name = track["track"]
        drawn.append(f"\n{name[0]}", style=f"bold {STYLES[name[0]]}")
        drawn.append(FLUX if player["flux"] == name else " ", style="bold")
        for at, one in enumerate(row):
            drawn.append_text(one)
            drawn.append(" " * (1 if track["one_of"] else widths[at] - one.cell_len + 1))
    return drawn


def face(player: Mapping[str, Any], track: Mapping[str, Any], at: int) -> Text:
    """A space: the trackers on it, else a lifepod that covers it, else what it gives and its medals."""
    name = track["track"]
    here = [one["tracker"][0].upper() for one in player["tracks"] if (one["track"], one["position"]) == (name, at)]
    if here:
        return Text("".join(here), style=f"bold reverse {STYLES[here[0].lower()]}")
    if f"{name}:{at}" in player["lifepods_placed"]:
        return Text(LIFEPOD, style="bold")
    space = track["spaces"][at]
    given = ("/" if track["one_of"] else "").join(sign_of(one, track["one_of"]) for one in space["gives"])
    medal = MEDALS[space["medal"]] if space["medal"] else ""
    is_next = any([name, at] == to for one in player["tracks"] for to in one["next"])
    return Text((given + medal) or "·", style="bold underline" if is_next else "")


def sign_of(gives: Mapping[str, Any], one_of: bool) -> str:
    """What a space gives in a sign or two: `C2` a civ card, `T3` a technology, `+` a boost, figures movement."""
    kind, number = gives["is"], gives["number"]
    if one_of and kind in TRACKS:  # a step of that tracker
        return str(kind[0])
    signs = {"boost": BOOST, "patch": PATCH, "rover": ROVER, "movement": str(number)}
    return signs.get(kind, f"{kind[0].upper()}{number}")


def legend(game: Game, words: Words, width: int) -> Text:
    """What the signs on the spaces mean."""
    named = [(BOOST, "boost"), ("C1", "civ_card"), (PATCH, "patch"), (ROVER, "place_rover"), ("2", "movement")]
    named += [("T1", "tech"), (MEDALS[3], "medal")]
    said = [Text(f"{sign} ").append(words.of(game, "sign-" + name), style="dim") for sign, name in named]
    return packed(said, width)


def coming(game: Game, player: Mapping[str, Any], words: Words) -> list[Text]:
    """The medals of each tracker now, where an advance of it leads, and what it gives there."""
    lines: list[Text] = []
    for one in player["tracks"]:
        said = [place_words(game, player, track, at, words) for track, at in one["next"]]
        line = Text(one["tracker"][0].upper(), style=f"bold {STYLES[one['tracker'][0]]}")
        line.append(f" {MEDALS[one['medals']]} → ")
        lines.append(line.append(" / ".join(said) if said else words.of(game, "label-at_the_end"), style="not bold"))
    return lines


def place_words(game: Game, player: Mapping[str, Any], track: str, at: int, words: Words) -> str:
    """A space by its name and what it gives: `Civ 3: a civ card of level 1`."""
    board = player["board"]
    printed = next(one for one in board["tracks"] if one["track"] == track)
    space = printed["spaces"][at]
    given = [gift_words(game, one, printed["one_of"], words) for one in space["gives"]]
    said = [" / ".join(given)] if printed["one_of"] and given else given
    if space["medal"]:
        said.append(words.of(game, "label-medal_count", count=space["medal"]))
    name = f"{words.of(game, f'name-{track}')} {at}"
    return words.colon(name) + ", ".join(said) if said else name


def gift_words(game: Game, gives: Mapping[str, Any], one_of: bool, words: Words) -> str:
    if one_of and gives["is"] in TRACKS:
        return f"{words.of(game, 'name-' + gives['is'])} +1"
    return words.of(game, f"gives-{gives['is']}", number=gives["number"])


def technologies(game: Game, player: Mapping[str, Any], words: Words) -> list[Text]:
    """What is special about the corporation, and each technology with whether it is there."""
    intro, by = technology_words(game, player["corporation"], words)
    lines = [Text(intro, style="dim")] if intro else []
    for one in player["board"]["technologies"]:
        has = one["level"] in player["technologies"]
        later = one["level"] in player["withheld"]
        line = Text("✓ " if has else "… " if later else "  ", style="bold green" if has else "dim")
        line.append(f"{one['name']} ", style="bold").append(by.get(one["name"], one["key"]), style="" if has else "dim")
        if one["use"] in ONCE:
            line.append(f" ({words.of(game, ONCE[one['use']])})", style="dim")
        if one["level"] in player["spent"]:
            line.append(f" · {words.of(game, 'sign-used')}", style="bold")
        if f"tech:{one['name']}" in player["lifepods_placed"]:
            line.append(f" {LIFEPOD}", style="bold")
        lines.append(line)
    return lines


def technology_words(game: Game, corporation: str, words: Words) -> tuple[str, dict[str, str]]:
    """The corporation's text, cut at its numbers."""
    parts: Sequence[str] = NUMBERED.split(words.of(game, f"corporation-{corporation}-help"))
    return parts[0].strip(), dict(zip(parts[1::2], [part.strip() for part in parts[2::2]], strict=True))
