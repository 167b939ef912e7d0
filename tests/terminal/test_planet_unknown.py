"""Planet Unknown as text: planets with their marks, corporation boards, the wheel and its six turns."""

from __future__ import annotations

import re
from typing import Any

import pytest
from rich.console import Console, RenderableType

import landfall
from landfall.flow import Rng, State
from landfall.games.planet_unknown.table.components import CORPORATION_IDS, PLANET_IDS, PLANETS
from landfall.games.planet_unknown.table.corporations import USED_ONE_LIFEPOD
from landfall.games.planet_unknown.table.terms import square_name
from landfall.terminal.games.planet_unknown.common import common, dealt_boards
from landfall.terminal.games.planet_unknown.corporation import corporation
from landfall.terminal.games.planet_unknown.planet import planet
from landfall.terminal.games.planet_unknown.scoring import is_shown, reason
from landfall.terminal.games.planet_unknown.station import six_turns, wheel
from landfall.terminal.games.planet_unknown.table import draw
from landfall.terminal.words import Words
from landfall.texts import LANGUAGES
from tests.games.planet_unknown.positions import board, lay, play_on, start, table, trackers, unlock

GAME = landfall.load_game("planet-unknown")
EN = Words("en")


def text_of(drawn: RenderableType, width: int = 200) -> str:
    console = Console(width=width, color_system=None)
    with console.capture() as shown:
        console.print(drawn)
    return shown.get()


def played(seats: int, seed: str, moves: int, **options: Any) -> State:
    """A game after some moves drawn by a generator of its own."""
    state = GAME.new_initial_state(seats, options, seed)
    rng = Rng(f"{seed} moves")
    while moves and not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])
        moves -= 1
    return state


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("width", [48, 140])
def test_the_station_tells_what_every_turn_of_it_would_bring_to_everybody(seats: int, width: int) -> None:
    state = GAME.new_initial_state(seats, {"two_player_variant": False} if seats == 2 else {}, "station")
    while not any(GAME.actions.decode(action)[0] == "rotate" for action in state.legal_actions()):
        state.apply_action(state.legal_actions()[0])
    names = [f"Seat{seat}" for seat in range(seats)]
    for seat in range(seats):
        text = text_of(six_turns(GAME, state.view(seat), names, EN, width), width)
        assert max(len(line) for line in text.splitlines()) <= width
        _, *rows = text.split("↻")
        assert [row[0] for row in rows] == list("012345")
        for row in rows:
            turned = state.clone()
            turned.apply_action(GAME.actions.encode("rotate", turns=int(row[0])))
            seen = turned.view(seat)["station"]
            shown = re.findall(r"\b([A-Z]+\d+) ([a-z]{2})", row)
            tops = [seen["stacks"][stack] for pair in seen["before"] for stack in pair]
            if "\n" in row.strip():  # the two tiles of a seat stand one below the other
                tops = tops[::2] + tops[1::2]
            assert shown == [(top["shape"], top["top"]["a"][0] + top["top"]["b"][0]) for top in tops]


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_the_wheel_shows_every_stack_and_who_sits_before_it(seats: int) -> None:
    view = GAME.new_initial_state(seats, {}, "wheel").view(0)
    text = text_of(wheel(view), 48)
    for stack in view["station"]["stacks"]:
        assert re.search(rf"\b{stack['shape']} [a-z]{{2}}[* ] {stack['tiles']}\b", text), stack
    for shape, (outer, _) in zip("●▲■◆⬢★", view["station"]["before"], strict=False):
        assert f"{shape} {view['station']['stacks'][outer]['shape']} " in text


@pytest.mark.parametrize("seats", [1, 2, 6])
@pytest.mark.parametrize("width", [80, 120])
def test_the_table_is_drawn_within_the_screen(seats: int, width: int) -> None:
    view = played(seats, "width", 60, boards="all").view(0)
    names = [f"Seat{seat}" for seat in range(seats)]
    for lang in LANGUAGES:
        text = text_of(draw(GAME, view, names, Words(lang)), width)
        assert max(len(line) for line in text.splitlines()) <= width
        assert "↻5" in text
        assert "…" not in text
        for player in view["players"]:
            assert Words(lang).of(GAME, f"name-{player['planet']}") in text
        assert not re.search(r"\b(label|sign|gain|gives|name)-", text)


@pytest.mark.parametrize("name", PLANET_IDS)
def test_every_planet_shows_its_squares_medals_and_marks(name: str) -> None:
    player = table(name).view(0)["players"][0]
    text = text_of(planet(GAME, player, EN, 80), 80)
    rows = [line for line in text.splitlines() if re.match(r" ?\d{1,2} ", line)]
    assert len(rows) == 12
    for row, medals in zip(rows, player["row_medals"], strict=True):
        assert re.search(rf" {medals}[✓✗?* ]", row[20:])
    assert text.count("≈") == sum(row.count("I") for row in player["grid"]) + bool("I" in "".join(player["grid"]))
    assert text.count("^") == 6 + 1  # and once in the notes
    marks = {
        "persephone": ["│", "_", "↖ no Civ", "↗ no Energy", "↙ no Tech", "↘ no Water"],
        "tartarus": ["│", "_", "crossing: F4 ↔ G5, F10 ↔ G9"],
        "cerberus": ["│", "region 1: ", "region 2: ", "region 3: "],
        "gaia": ["◆ city"],
        "kaax": ["! toxic"],
        "petra": ["~ current"],
        "arashi": ["○ ring"],
        "charybdis": ["◌ middle"],
    }
    for mark in marks.get(name, []):
        assert mark in text, mark


@pytest.mark.parametrize("name", CORPORATION_IDS)
def test_every_corporation_shows_its_tracks_and_technologies(name: str) -> None:
    player = table(corporation=name).view(0)["players"][0]
    text = text_of(corporation(GAME, player, EN, 48), 200)
    lines = text.splitlines()
    assert [line[0] for line in lines[1:6]] == list("cwbrt")
    assert all(len(line.rstrip()) <= 48 for line in lines[:6]), "the tracks fit the smallest screen"
    for one in player["board"]["technologies"]:
        assert any(line[2:].startswith(f"{one['name']} ") for line in lines), one["name"]
    for letter in "CWBRT":
        assert any(re.match(rf"{letter} [⓪①-⑮] → ", line) for line in lines)


def test_what_the_next_spaces_give_is_said() -> None:
    state = table()
    trackers(state, civ=2, rover=5)
    player = state.view(0)["players"][0]
    text = text_of(corporation(GAME, player, EN, 80))
    assert "C ① → Civ 3: a civ card of level 1" in text
    assert "R ⓪ → Rover 6: 2 movement, a rover" in text


def test_objectives_are_counted_as_they_stand() -> None:
    state = played(2, "objectives", 60)
    view = state.view(0)
    text = text_of(common(GAME, view, ["You", "Bot"], EN))
    for one in view["objectives"]:
        first, second = (f"{count}→{medals}" for count, medals in zip(one["counts"], one["medals"], strict=True))
        assert f"● {first} ▲ {second} {EN.of(GAME, 'name-objective-' + str(one['card']))}" in text


def test_the_event_of_the_last_round_is_not_said_to_be_in_force() -> None:
    state = table(events="7-7-6")
    view = state.view(0)
    name = EN.of(GAME, f"name-alert-{view['events']['used'][-1]}")
    assert name in text_of(common(GAME, view, ["A", "B"], EN))
    state.round += 1
    assert name not in text_of(common(GAME, state.view(0), ["A", "B"], EN))


def test_the_track_chosen_for_flux_is_told_while_others_choose() -> None:
    for seed in range(60):
        state = GAME.new_initial_state(2, {"boards": "all"}, seed)
        if state.view(0)["offered"][0][1] == "flux":
            break
    state.apply_action(GAME.actions.encode("boards_flux", planet="symmetric", track="biomass"), 0)
    told = text_of(dealt_boards(GAME, state.view(0), ["A", "B"], EN))
    assert re.search(r"✓ KSB-4156 · .*Flux.* · Biomass", told)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_technologies_that_are_used_up_are_marked(lang: str) -> None:
    state = table(corporation="cosmos")
    unlock(state, 1, 2, 5)
    words = Words(lang)
    used = words.of(GAME, "sign-used")
    assert f"· {used}" not in text_of(corporation(GAME, state.view(0)["players"][0], words))
    board(state).used_round = USED_ONE_LIFEPOD
    lines = text_of(corporation(GAME, state.view(0)["players"][0], words)).splitlines()
    assert [line[2] for line in lines if line.rstrip().endswith(f"· {used}")] == ["5"]
    assert f"1 2 5 ({used})" in text_of(draw(GAME, state.view(1), ["Ann", "Bob"], words))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_scoring_says_what_a_planet_brings_by_itself(lang: str) -> None:
    words = Words(lang)
    state = table("gaia")
    cities = len(PLANETS[board(state).planet].cities)
    said = reason(GAME, "planet", state.view(0), 0, words)
    assert words.of(GAME, "label-free_cities", count=cities, medals=f"+{2 * cities}") in said
    state = table("cerberus")
    lay(state, "civ", " ".join(square_name(at) for at in PLANETS[board(state).planet].regions[0]))
    said = reason(GAME, "planet", state.view(0), 0, words)
    assert words.of(GAME, "label-covered_regions", count=1, medals="+2") in said
    assert ";" not in reason(GAME, "planet", state.view(0), 1, words)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_personal_objectives_are_revealed_though_none_is_met(lang: str) -> None:
    words = Words(lang)
    over = play_on(start(2, "kept", personal_objectives=True), "kept")
    view = over.view(None)
    assert is_shown("personal", view, False)
    assert not is_shown("neighbour", view, False)
    for seat, player in enumerate(view["players"]):
        said = reason(GAME, "personal", view, seat, words)
        for card, met in zip(player["objectives"], player["objectives_met"], strict=True):
            judged = words.of(GAME, "label-fulfilled" if met else "label-not_fulfilled")
            assert f"{words.of(GAME, f'name-personal-{card}')} ({judged})" in said
