"""What players have in Evacuation, told with what it is: areas, stadiums, technologies, infrastructure, ships."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from textual.pilot import Pilot

from landfall.games.evacuation.table.cards import INFRASTRUCTURE_IDS
from landfall.terminal import Words
from landfall.terminal.games.evacuation.parts import moves
from landfall.terminal.games.evacuation.screen import EvacuationDrawing
from landfall.terminal.games.evacuation.signs import legend
from landfall.terminal.games.evacuation.things import begun, old_areas, stadiums, technologies
from landfall.terminal.screen.drawing import Pen
from landfall.terminal.screen.look import DARK
from landfall.terminal.screen.table_screen import TableScreen
from landfall.texts import LANGUAGES
from tests.games.evacuation.positions import markers, own_ship, own_stadium, progress, turn
from tests.terminal.screens import local_app, show, text_of
from tests.terminal.test_evacuation import EVERY_SIZE, drawn, until_asked, whole_board

WIDE = 900  # columns in which nothing is wrapped


def bit(card: str) -> int:
    return 1 << INFRASTRUCTURE_IDS.index(card)


def in_one_line(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_own_infrastructure_tells_cost_need_and_gain(lang: str) -> None:
    state = turn()
    state.hand_infrastructure[0] = bit("I-16")
    state.played[0], state.completed[0] = bit("I-08") | bit("I-11"), bit("I-11")
    text, words = in_one_line(drawn(state, 0, lang, WIDE)), Words(lang)
    for card in ("I-16", "I-08", "I-11"):
        assert in_one_line(words.of(state.game, f"infrastructure-{card}-help")) in text
    if lang == "en":
        assert "(Mirror field (I-16)) Cost: 1 energy. Needs: 3 × desert. Brings: +2 food." in text
        assert "Sun foundry (I-11) ✓ Cost: " in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_old_world_areas_tell_their_bays_and_what_they_make(lang: str) -> None:
    state = turn()
    told = {
        "en": "desert W1:F2 W3:#E1 · ocean W9:#S1",
        "pl": "pustynia W1:Ż2 W3:#E1 · ocean W9:#S1",
        "fr": "désert W1:N2 W3:#É1 · océan W9:#A1",
    }
    assert old_areas(state.game, ["W1", "W3", "W9"], Words(lang)) == told[lang]
    every = old_areas(state.game, state.view(0)["players"][0]["old_areas"], Words(lang))
    assert every in in_one_line(drawn(state, 0, lang, WIDE))
    assert f"**{told[lang].split()[1]}**" in legend(state.game, Words(lang)), "explained there"
    assert f"**{told[lang].split()[2]}**" in legend(state.game, Words(lang))


def test_stadiums_tell_their_faces() -> None:
    state = turn()
    own_stadium(state, 1, "ST08")
    assert stadiums(["ST01", "ST05", "ST08"]) == "ST01:0☺ ST05:1☺ ST08:2☺"
    assert "/ ST08:2☺" in drawn(state, 0, width=WIDE)


def test_every_seat_tells_its_ships_groups_and_technologies() -> None:
    state = turn(3)
    own_ship(state, 1, "S21")
    own_ship(state, 2, "S14")
    state.uses[4:8] = [2, 3, 0, 1]
    state.columns[3] = 2  # the first tile of the column, and half of the second
    text = in_one_line(drawn(state, 0, width=WIDE))
    assert "Spaceships ▲ Bruno S21 Old World · flight 2 · buildings 0/3 · resources 0/3" in text
    assert "Spaceships ■ Cléo S14 Old World · flight 2 · desert 0/1 · mountain 0/1 · " in text
    assert "1: 2× 2: 3× +1 3: 0× 4: 1×" in text
    words, players = Words("en"), state.view(0)["players"]
    for player in players:
        assert technologies(state.game, player["technologies"], words) in text
    first, second, third = (words.of(state.game, "name-" + tile["id"]) for tile in players[1]["technologies"][0])
    assert f"1: {first} ✓, {second} ½, {third} · 2: " in text
    assert begun(state.game, players[1]["technologies"], words) == f"{first} ✓, {second} ½"


def test_who_has_passed_is_told() -> None:
    state = turn(2)
    state.passed = 1 << 1
    row = next(line for line in drawn(state, 0).splitlines() if line.strip().startswith("Action track"))
    assert row.split() == ["Action", "track", "Action", "1:", "energy", "0", "passed"]


@pytest.mark.parametrize("size", EVERY_SIZE)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_screen_tells_what_everybody_s_things_do(lang: str, size: str, tmp_path: Path) -> None:
    state = until_asked("TakeTurn", 4, 90, 2)
    app = local_app(state, "you,random", tmp_path / "game.json", lang)
    view, words = state.view(0), Words(lang)
    expected: list[str] = []
    for player in view["players"]:
        expected += [f"technology-{tile['id']}-help" for column in player["technologies"] for tile in column]
        cards = player["infrastructure"]
        expected += [f"infrastructure-{card}-help" for card in (*cards["hand"], *cards["played"])]

    async def test(pilot: Pilot[Any]) -> None:
        assert isinstance(app.screen, TableScreen)
        assert app.screen.table is not None
        console = Console(width=WIDE, record=True, file=StringIO())
        console.print(EvacuationDrawing(state.game).board(app.screen.table, Pen(words, DARK, *EVERY_SIZE[size])))
        board = in_one_line(console.export_text())
        for help in expected:
            assert in_one_line(words.of(state.game, help)) in board, help
        for player in view["players"]:
            assert in_one_line(old_areas(state.game, player["old_areas"], words)) in board
        paged = await whole_board(pilot, app)
        assert in_one_line(words.of(state.game, expected[-1]))[-10:] in paged, "the last line can be reached"

    show(app, EVERY_SIZE[size], test)


def test_a_split_tells_both_markers_and_the_passages() -> None:
    state = turn()
    markers(state, 0, 7, 3)
    progress(state, 14, 0)
    view = state.view(0)
    assert view["decision"]["kind"] == "SplitSteps"
    assert view["decision"]["fields"]["steps"] == 14
    assert moves(view, 0, 5) == "7→12 |3, 3→12 |2 |3"
    assert moves(view, 0, 8) == "7→15 |3 |4, 3→9 |2"
    assert moves(view, 0, 0) == "7→7, 3→17 |2 |3 |4"


def test_the_split_under_the_cursor_is_told_on_the_screen(tmp_path: Path) -> None:
    app = local_app(until_asked("SplitSteps", 4, 60, 2), "you,random", tmp_path / "game.json")

    async def test(pilot: Pilot[Any]) -> None:
        for told in ("7→12 |3, 3→12 |2 |3", "7→13 |3, 3→11 |2 |3", "7→14 |3, 3→10 |2"):
            await pilot.pause(0.3)
            assert told in text_of(app)
            await pilot.press("right")

    show(app, (140, 45), test)


def test_a_choice_that_fits_beside_a_longer_one_is_not_cut(tmp_path: Path) -> None:
    app = local_app(until_asked("LoadShip", 11, 30, 2), "you,random", tmp_path / "game.json")

    async def test(pilot: Pilot[Any]) -> None:
        await pilot.pause(0.3)
        shown = [line.split("▏")[0].rstrip() for line in text_of(app).splitlines()]
        assert any(line.endswith("stadium ST01 (0 ☺)") for line in shown)
        assert not any(line.endswith("…") for line in shown)

    show(app, EVERY_SIZE["80x24"], test)
