"""Planet Unknown on the full screen: every player's boards, the wheel, tiles by keys, and the scoring page by page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from landfall.flow import State
from landfall.games.planet_unknown.table.gains import BOOST_GAIN, PATCH_GAIN, STEPS, Gain
from landfall.games.planet_unknown.table.state import PlanetUnknown
from landfall.terminal.games.planet_unknown.aim import FOLDED, Aim
from landfall.terminal.screen.app import TableApp
from landfall.terminal.screen.choosing import Chooser
from landfall.texts import LANGUAGES
from tests.games.planet_unknown.positions import (
    GAME,
    board,
    lay,
    lay_patch,
    offered,
    pending,
    play_on,
    shapes,
    table,
    tiles,
    trackers,
)
from tests.terminal.screens import check_screen, local_app, show, text_of, until

SIZES = {"80x24": (80, 24), "100x30": (100, 30), "140x45": (140, 45)}


def settled(planet: str = "tartarus", corporation: str = "cosmos", seats: int = 3) -> PlanetUnknown:
    """A planet some rounds into the game; the person takes a tile, everybody else has still to."""
    state = table(planet, corporation, seats)
    lay(state, "civ", "F5 E5 D5", symbol="E5", meteor="D5")
    lay(state, "water", "D6 D7", symbol="D6")
    lay_patch(state, "E7")
    trackers(state, civ=2, water=4, rover=3, tech=5)
    own = board(state)
    own.rovers = (66,)
    own.meteorites = (51,)
    own.pods = {"cosmos": (13,), "jump_drive": (3,)}.get(corporation, ())
    shapes(state, "F5", "V3")
    tiles(state, outer="civ/energy", inner="biomass/civ*")
    state.legal_cache = [None] * state.seats
    return state


def app_of(state: State, tmp_path: Path, lang: str = "en") -> TableApp:
    """The person plays against bots that never move: what is looked at stays as it is."""
    seats = ",".join(["you"] * 1 + ["random"] * (len(state.view(0)["players"]) - 1))
    return local_app(state, seats, tmp_path / "game.json", lang, pause=60.0)


@pytest.mark.parametrize("size", SIZES)
def test_taking_a_tile(size: str, tmp_path: Path) -> None:
    app = app_of(settled(), tmp_path)

    async def test(pilot: Pilot[Any]) -> None:
        await check_screen(pilot, f"planet-unknown-tile-{size}.en")

    show(app, SIZES[size], test)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_part_of_the_table_in_every_language(lang: str, tmp_path: Path) -> None:
    app = app_of(settled("persephone", "jump_drive"), tmp_path, lang)

    async def test(pilot: Pilot[Any]) -> None:
        for part in ("planet", "corporation", "station", "objectives"):
            await check_screen(pilot, f"planet-unknown-{part}-80x24.{lang}")
            await pilot.press("full_stop")
            await pilot.pause()

    show(app, SIZES["80x24"], test)


def test_tab_shows_everybody_s_planet_in_turn(tmp_path: Path) -> None:
    state = settled()
    lay(state, "energy", "F1 G1", seat=2)
    app = app_of(state, tmp_path)

    async def test(pilot: Pilot[Any]) -> None:
        heads = []
        for _ in range(4):
            heads.append(text_of(app).splitlines()[1].split("▏")[0].strip(" ["))
            await pilot.press("tab")
            await pilot.pause()
        assert heads == [
            "● You · Tartarus · Cosmos Inc.",
            "▲ Random 2 · KSB-4156 · Universal Coalition",
            "■ Random 3 · KSB-4156 · Universal Coalition",
            "● You · Tartarus · Cosmos Inc.",
        ]
        await pilot.press("shift+tab", "shift+tab")
        await until(pilot, lambda: "  1           e e" in text_of(app))
        await pilot.press("question_mark")
        await until(pilot, lambda: "everybody’s boards in turn" in text_of(app))
        await pilot.press("escape")

    show(app, SIZES["80x24"], test)


def test_a_tile_is_moved_turned_flipped_and_placed_by_keys(tmp_path: Path) -> None:
    state = settled()
    app = app_of(state, tmp_path)

    async def test(pilot: Pilot[Any]) -> None:
        await pilot.press("1", "1")  # a tile must be placed, the outer one
        await until(pilot, lambda: text_of(app).count("▪") == 5)
        await pilot.press("r", "f", "right")
        await check_screen(pilot, "planet-unknown-ghost-80x24.en")
        for _ in range(12):
            await pilot.press("up")
        await until(pilot, lambda: "The tile would stick out of the planet." in text_of(app))
        assert "It does not fit here." in text_of(app)
        await pilot.press("enter")  # nothing is settled
        assert board(state).took == -1
        await pilot.press("escape", "escape")
        await until(pilot, lambda: "Place a tile…" in text_of(app))
        await pilot.press("1", "2")
        await until(pilot, lambda: text_of(app).count("▪") == 3)
        await pilot.press("enter")
        await until(pilot, lambda: board(state).took == 1)
        assert "Pending: " in text_of(app)

    show(app, SIZES["80x24"], test)


def test_what_is_pending_is_listed_and_a_patch_is_put_by_arrows(tmp_path: Path) -> None:
    state = settled("ksb_4156", "universal")
    pending(state, Gain(STEPS, 1, 0), Gain(BOOST_GAIN), Gain(PATCH_GAIN))
    app = app_of(state, tmp_path)

    async def test(pilot: Pilot[Any]) -> None:
        await check_screen(pilot, "planet-unknown-pending-100x30.en")
        before = set(state.view(0)["players"][0]["patches"])
        await pilot.press("1")
        await until(pilot, lambda: "go to the next square" in text_of(app))
        await pilot.press("down", "left", "enter")
        await until(pilot, lambda: len(state.view(0)["players"][0]["patches"]) == 2)
        assert before < set(state.view(0)["players"][0]["patches"])

    show(app, SIZES["100x30"], test)


def test_boards_are_chosen_by_their_names(tmp_path: Path) -> None:
    state = GAME.new_initial_state(2, {"boards": "all"}, "boards")
    app = app_of(state, tmp_path)

    async def test(pilot: Pilot[Any]) -> None:
        await check_screen(pilot, "planet-unknown-boards-80x24.en")
        await pilot.press("1", "1")
        await until(pilot, lambda: "✓ KSB-4156 · Universal Coalition" in text_of(app))

    show(app, SIZES["80x24"], test)


def test_six_seats_fit_the_smallest_screen(tmp_path: Path) -> None:
    app = app_of(settled("cerberus", "makeshift", 6), tmp_path)

    async def test(pilot: Pilot[Any]) -> None:
        await pilot.press("full_stop", "full_stop")
        await check_screen(pilot, "planet-unknown-six-80x24.en")
        seen = text_of(app)
        for _ in range(4):
            await pilot.press("]")
            await pilot.pause(0.1)
            seen += text_of(app)
        for turn in range(6):
            assert f"↻{turn}" in seen
        assert "…" not in "".join(line.split("▏")[0] for line in seen.splitlines())

    show(app, SIZES["80x24"], test)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_scoring_comes_page_by_page(lang: str, tmp_path: Path) -> None:
    state = play_on(table(seats=2), "scoring")
    app = app_of(state, tmp_path, lang)

    async def test(pilot: Pilot[Any]) -> None:
        screen = app.table_screen
        seen = app.sitting.seen
        pages = screen.drawing.reveals(seen, seen.events, screen.pen(70))
        assert len(pages) >= 6
        totals = [sum(scores.values()) for scores in seen.scores]
        last = pages[-2].plain
        for seat, total in enumerate(totals):
            assert f"{seen.names[seat]}  " in last
            assert f" = {total}" in last
        assert max(len(page.plain.splitlines()) for page in pages) < 20

    show(app, SIZES["80x24"], test)


def test_every_equal_orientation_means_the_same_placement() -> None:
    state = table()
    shapes(state, "I4", "O4")
    tiles(state, outer="civ/energy", inner="biomass/civ")
    view = state.view(0)
    for ring in ("outer", "inner"):
        chooser = Chooser(GAME, state.legal_actions(0), 2, FOLDED)
        if chooser.kind == "list":
            chooser.unfold("place")
        chooser.pressed = [ring]
        aim = Aim(GAME, chooser, view, 0)
        legal = [one for one in offered(state, "place") if one["ring"] == ring]
        assert len(aim.looks) == len(legal), "no two placements look alike"
        for action in aim.legal:
            look = aim.look_of(*aim.place_of(action))
            for turn in range(4):
                for mirror in range(2):
                    same = [(row, column) for row in range(12) for column in range(12)]
                    found = [at for at in same if aim.look_of(turn, mirror, *at) == look]
                    for row, column in found:
                        aim.turn, aim.mirror, aim.row, aim.column = turn, mirror, row, column
                        assert aim.action == action
            break


@pytest.mark.parametrize(
    ("outer", "inner", "ring"),
    [("", "", "outer"), ("I4", "I2", "outer"), ("I4", "I2", "inner"), ("Z5", "I3", "inner"), ("N5", "O4", "inner")],
)
def test_the_rules_refuse_what_the_keys_say_does_not_fit(outer: str, inner: str, ring: str) -> None:
    state = settled()
    if outer:
        shapes(state, outer, inner)
        tiles(state, outer="civ/energy", inner="rover/tech")
    chooser = Chooser(GAME, state.legal_actions(0), 3, FOLDED)
    if chooser.kind == "list":
        chooser.unfold("place")
    chooser.pressed = [ring]
    aim = Aim(GAME, chooser, state.view(0), 0)
    legal = set(state.legal_actions(0))
    codes = set()
    for turn in range(4):
        for mirror in range(2):
            for square in range(144):
                aim.turn, aim.mirror = turn, mirror
                aim.row, aim.column = divmod(square, 12)
                aim.keep_inside()
                if aim.action >= 0:
                    assert aim.action in legal
                else:
                    refused = state.refusal(aim.asked, 0)
                    assert refused is not None
                    assert refused.code != "same-placement"
                    codes.add(refused.code)
    assert codes == {"off-the-grid", "on-another-piece", "no-contact", "restricted"}


def test_a_block_with_many_actions_is_one_option_until_it_is_opened() -> None:
    state = settled()  # a tile to place, and a technology to use
    chooser = Chooser(GAME, state.legal_actions(0), 3, FOLDED, ("use",))
    assert [option.name for option in chooser.options()] == ["place", "use"]
    chooser.press(chooser.options()[0])
    assert {GAME.actions.decode(action)[0] for action in chooser.legal} == {"place"}
    assert [option.value for option in chooser.options()] == ["outer", "inner"]
    use = next(action for action in chooser.whole if GAME.actions.decode(action)[0] == "use")
    chooser.settle(use)  # a hint may lead elsewhere
    assert (chooser.kind, chooser.chosen) == ("list", use)
    chooser.unfold("place")
    assert chooser.back()
    assert chooser.legal == chooser.whole
    assert not chooser.back()
