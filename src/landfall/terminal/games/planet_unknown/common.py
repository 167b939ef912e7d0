"""What lies between the players as text: the event, objectives counted as they stand, cards, and what is pending."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from landfall.flow import Game
from landfall.terminal.screen.look import DARK, SHAPES, Palette
from landfall.terminal.words import Words

COLOURS = {"green": "green", "orange": "yellow", "red": "red"}


def common(game: Game, view: Mapping[str, Any], names: Sequence[str], words: Words, palette: Palette = DARK) -> Text:
    """The event and the deck, objectives, civ cards."""
    parts = [event_lines(game, view, words), objective_lines(game, view, words, palette), own_lines(game, view, words)]
    parts.append(card_lines(game, view, names, words, palette))
    return Text("\n").join([part for part in parts if part])


def event_lines(game: Game, view: Mapping[str, Any], words: Words) -> Text:
    """The event in force, and what is left of the deck by colour; the next one for who has looked at it."""
    events = view["events"]
    if events is None:
        return Text()
    drawn = Text()
    if events["current"] is not None:
        drawn.append(words.colon(words.of(game, "label-event")), style="bold")
        drawn.append(words.of(game, f"name-alert-{events['current']}"), style="yellow").append("\n")
    drawn.append(words.colon(f"{words.of(game, 'label-events_left')} {events['left']}"), style="dim")
    left = [
        (name, f"{count} {words.of(game, f'name-{name}')}")
        for name, count in zip(COLOURS, events["colours_left"], strict=True)
    ]
    for number, (name, said) in enumerate(left):
        drawn.append(", " if number else "").append(said, style=COLOURS[name])
    if events["next"] is not None:
        drawn.append("\n" + words.colon(words.of(game, "label-next_event")), style="bold")
        drawn.append(words.of(game, f"name-alert-{events['next']}"))
    return drawn


def objective_lines(game: Game, view: Mapping[str, Any], words: Words, palette: Palette = DARK) -> Text:
    """Each objective with what the players it compares have now, and the medals it would bring them."""
    drawn = Text()
    for objective in (*view["objectives"], *view["common_objectives"]):
        seats = objective.get("seats", range(len(view["players"])))
        drawn.append("\n" if drawn else "")
        for seat, count, medals in zip(seats, objective["counts"], objective["medals"], strict=True):
            drawn.append(f"{SHAPES[seat]} ", style=palette.seats[seat])
            drawn.append(f"{count}", style="bold" if medals else "").append(f"→{medals} ", style="dim")
        drawn.append(words.of(game, f"name-objective-{objective['card']}"))
    return drawn


def own_lines(game: Game, view: Mapping[str, Any], words: Words) -> Text:
    """Personal objectives and whether they are met; before they are chosen, those dealt."""
    own, drawn = view["own"], Text()
    if own is None:
        return drawn
    for objective in own["objectives"]:
        drawn.append("\n" if drawn else "").append(words.colon(words.of(game, "label-personal")), style="bold")
        drawn.append("✓ " if objective["met"] else "", style="bold green")
        drawn.append(words.of(game, f"name-personal-{objective['card']}"))
    return drawn


def card_lines(
    game: Game, view: Mapping[str, Any], names: Sequence[str], words: Words, palette: Palette = DARK
) -> Text:
    """The civ cards in the stacks, and everybody's: by name where they are seen, by level where they lie face down."""
    stacks = " · ".join(
        words.of(game, "label-stack", level=level, count=count) for level, count in enumerate(view["civ_stacks"], 1)
    )
    drawn = Text(words.colon(words.of(game, "label-cards")), style="bold").append(stacks, style="not bold dim")
    for seat, player in enumerate(view["players"]):
        held = []
        for card, level in zip(player["cards"], player["card_levels"], strict=True):
            if card is None:
                held.append(words.of(game, "label-face_down", level=level))
            else:
                held.append(words.of(game, f"name-card-{card}"))
        if held:
            drawn.append(f"\n{SHAPES[seat]} ", style=palette.seats[seat]).append(words.colon(names[seat]), style="bold")
            drawn.append("; ".join(held))
    return drawn


def pending(game: Game, view: Mapping[str, Any], words: Words) -> Text:
    """What is still to be done in the open turn; what is impossible now is marked."""
    decision = view["decision"]
    gains = [] if decision is None else decision["fields"].get("gains", [])
    if not gains:
        return Text()
    drawn = Text(words.colon(words.of(game, "label-pending")), style="bold")
    for number, gain in enumerate(gains):
        drawn.append(" · " if number else "")
        drawn.append(gain_words(game, gain, words), style="" if gain["actions"] else "dim strike")
        if not gain["actions"]:
            drawn.append(f" ({words.of(game, 'label-impossible')})", style="dim")
    return drawn


def gain_words(game: Game, gain: Mapping[str, Any], words: Words) -> str:
    return words.of(game, f"gain-{gain['is']}", number=gain["number"] or 1, track=gain["track"] or "")


def is_undecided(view: Mapping[str, Any]) -> bool:
    """Boards are dealt but not all chosen: nobody knows yet what the others will have."""
    dealt = view["objectives"] or any(one["objectives_kept"] or one["choosing_objectives"] for one in view["players"])
    return view["round"] == 0 and bool(view["offered"]) and not dealt


def dealt_boards(
    game: Game, view: Mapping[str, Any], names: Sequence[str], words: Words, palette: Palette = DARK
) -> Text:
    """What everybody may choose from, and details of one's own boards."""
    drawn = Text()
    for seat, (planet, corporation) in enumerate(view["offered"]):
        drawn.append(f"{SHAPES[seat]} ", style=palette.seats[seat]).append(words.colon(names[seat]), style="bold")
        drawn.append(f"{words.of(game, f'name-{planet}')} · {words.of(game, f'name-{corporation}')}\n")
    picked = None if view["own"] is None else view["own"]["picked"]
    if picked is not None:
        drawn.append("✓ ", style="bold green")
        chosen = [picked["planet"], picked["corporation"]] + ([picked["flux"]] if picked["flux"] else [])
        drawn.append(" · ".join(words.of(game, f"name-{name}") for name in chosen) + "\n")
    if view["seat"] is None:
        return drawn
    planet, corporation = view["offered"][view["seat"]]
    for kind, name in (("planet", planet), ("corporation", corporation), ("corporation", "universal")):
        drawn.append("\n").append(words.colon(words.of(game, f"name-{name}")), style="bold")
        drawn.append(words.of(game, f"{kind}-{name}-help"), style="dim")
    return drawn
