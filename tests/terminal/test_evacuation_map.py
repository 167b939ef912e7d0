"""The map of the New World as text: biomes by letter, owners by shape, colours of the palette."""

from __future__ import annotations

import pytest
from rich.color import Color
from rich.console import Console, Group
from rich.text import Text

from landfall.games.evacuation.table.effects import BIOME_IDS
from landfall.games.evacuation.table.new_world import AREA_BIOME, AREA_IDS
from landfall.terminal import Words
from landfall.terminal.games.evacuation.map import WIDE_MAP, new_world
from landfall.terminal.games.evacuation.parts import fleet, missing, needs, points
from landfall.terminal.games.evacuation.screen import EvacuationDrawing
from landfall.terminal.games.evacuation.signs import biome_letter, legend
from landfall.terminal.screen.drawing import Pen
from landfall.terminal.screen.look import DARK, LIGHT, PALETTES, PLAIN, SHAPES, Palette
from landfall.terminal.tables.sitting import Seen
from landfall.texts import LANGUAGES
from tests.games.evacuation.positions import own_ship, settled, turn
from tests.terminal.test_evacuation import drawn

READABLE = 4.5  # contrast that text needs (WCAG AA)
CLEAR = 3.0  # and what a shape needs


def lines_of(group: Group) -> list[Text]:
    return [line for line in group.renderables if isinstance(line, Text)]


def luminance(colour: str) -> float:
    parts = [part / 255 for part in Color.parse(colour).get_truecolor()]
    red, green, blue = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [WIDE_MAP, WIDE_MAP - 1])
def test_every_area_tells_its_biome_by_a_letter(lang: str, width: int) -> None:
    state, words = turn(), Words(lang)
    letters = [biome_letter(state.game, biome, words) for biome in BIOME_IDS]
    assert len(set(letters)) == len(BIOME_IDS)
    lines = lines_of(new_world(state.game, state.view(0), words, width))
    told = " ".join(line.plain for line in lines[1:-2]).split()
    for area, name in enumerate(AREA_IDS):
        assert f"{name[1:]}{letters[AREA_BIOME[area]]}" in told
    for letter, biome in zip(letters, BIOME_IDS, strict=True):
        name = words.of(state.game, f"name-{biome}")
        assert f"{letter} {name}" in lines[-2].plain
        assert f"**01{letter}** {name}" in legend(state.game, words)
    assert max(line.cell_len for line in lines[:-2]) <= (width if width == WIDE_MAP else 49)


def test_an_area_tells_which_symbols_it_needs_until_it_is_settled() -> None:
    state = turn()
    assert "19o ##S2○×" in drawn(state, 0)
    settled(state, 1, "N19")
    assert "19o▲ ##S2 " in drawn(state, 0)
    assert "settled by player 1" in legend(state.game, Words("en"))


@pytest.mark.parametrize("palette", PALETTES)
def test_biomes_can_be_read_on_the_palette_s_surface(palette: Palette) -> None:
    for biome in BIOME_IDS:
        assert contrast(palette.biomes[biome], palette.surface) >= READABLE
    for seat in range(4):
        assert contrast(palette.seats[seat], palette.surface) >= CLEAR
    assert contrast(palette.soft, palette.surface) >= READABLE


@pytest.mark.parametrize("palette", [*PALETTES, PLAIN])
def test_the_map_takes_its_colours_from_the_palette(palette: Palette) -> None:
    state = turn(4)
    for seat, area in enumerate(("N01", "N05", "N17", "N34")):
        settled(state, seat, area)
    lines = lines_of(new_world(state.game, state.view(0), Words("en"), WIDE_MAP, palette))
    used = {str(span.style) for line in lines for span in line.spans} | {str(line.style) for line in lines}
    ours = {*palette.biomes.values(), *[f"bold {palette.seats[seat]}" for seat in range(4)], palette.soft}
    assert used - {"", "bold"} == ours


@pytest.mark.parametrize(("palette", "other"), [(DARK, LIGHT), (LIGHT, DARK)])
def test_nothing_on_the_screen_ignores_the_palette(palette: Palette, other: Palette) -> None:
    state = turn(2, actions="advanced", lines="a", common_goals=True)
    settled(state, 1, "N01")
    state.uses[0] = 3
    state.penalties[0] = 1
    view = state.view(0)
    seen = Seen(0, ["Ania", "Bruno"], view)
    console = Console(width=100, color_system="truecolor")
    board = EvacuationDrawing(state.game).board(seen, Pen(Words("en"), palette, 100, 40))
    texts: dict[str, str] = {}
    for segment in console.render(board):
        if segment.style is not None and segment.style.color is not None:
            name = segment.style.color.name
            texts[name] = texts.get(name, "") + segment.text
    colours = set(texts)
    known = {palette.soft, palette.good, palette.bad, palette.accent, palette.ink}
    known |= {*palette.seats, *palette.biomes.values()}
    assert colours <= known
    assert palette.bad in colours
    assert not colours & set(other.biomes.values())
    for seat in range(2):
        assert set(texts[palette.seats[seat]]) - {" "} == {SHAPES[seat]}, "a seat's colour is that of its shape alone"


def test_of_a_list_the_label_alone_is_bold() -> None:
    state = turn()
    own_ship(state, 0, "S14")
    view, words = state.view(0), Words("en")
    parts = [
        missing(state.game, view, words),
        fleet(state.game, view, 0, words),
        needs(state.game, view, 0, words),
        points(state.game, view, ["Ania", "Bruno"], words),
    ]
    for part in parts:
        assert part is not None
        assert str(part.style) == ""
        told = [span for span in part.spans if "bold" in str(span.style)]
        assert 0 < sum(span.end - span.start for span in told) < len(part) // 2
