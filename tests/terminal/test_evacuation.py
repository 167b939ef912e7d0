"""Evacuation as text and on the full screen: both worlds, the rows and the map, in three languages."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from textual.pilot import Pilot

import landfall
from landfall.flow import Rng, State
from landfall.games.evacuation.table.components import SHIP_IDS
from landfall.games.evacuation.table.terms import CARD_IDS
from landfall.terminal import Words, draw_table
from landfall.terminal.games.evacuation.cards import opponent
from landfall.terminal.games.evacuation.map import area_line
from landfall.terminal.games.evacuation.parts import coming_action, lacks, power_line, progress_track
from landfall.terminal.games.evacuation.screen import EvacuationDrawing
from landfall.terminal.games.evacuation.signs import legend
from landfall.terminal.screen.app import TableApp
from landfall.texts import LANGUAGES
from tests.games.evacuation.positions import develop, do, markers, own_ship, play, stock, transport, turn
from tests.terminal.screens import LARGE, SMALL, check_screen, local_app, show, text_of

NAMES = ["Ania", "Bruno", "Cléo", "Dana"]
SIZES = {"80x24": SMALL, "120x40": LARGE}
EVERY_SIZE = {"80x24": SMALL, "100x30": (100, 30), "140x45": (140, 45)}
PAGES = 30  # more than the longest board has on the smallest screen


def until_asked(kind: str, seed: int, moves: int, seats: int = 2, **options: object) -> State:
    """A game played at random until seat 0 alone is asked this, some moves into it."""
    state = landfall.load_game("evacuation").new_initial_state(seats, options, seed)
    rng = Rng(f"terminal {seed}")
    made = 0
    while not state.is_terminal():
        question = state.decision(0)
        if made >= moves and state.to_act() == (0,) and question is not None and question.kind == kind:
            return state
        seat = rng.choice(list(state.to_act()))
        state.apply_action(rng.choice(state.legal_actions(seat)), seat)
        made += 1
    raise AssertionError(f"the game ended without {kind}")


def drawn(state: State, seat: int | None, lang: str = "en", width: int = 110) -> str:
    console = Console(width=width, record=True, file=StringIO())
    console.print(draw_table(state.game, state.view(seat), NAMES[: state.seats], Words(lang)))
    return console.export_text()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "options", [{}, {"mode": "race"}, {"actions": "advanced", "bonuses": "generous", "lines": "a"}]
)
def test_a_whole_game_is_drawn_without_a_missing_text(lang: str, options: dict[str, Any]) -> None:
    rng = Rng(f"drawn {lang}")
    state = landfall.load_game("evacuation").new_initial_state(3, options, 3)
    while not state.is_terminal():
        if rng.below(80) == 0:
            for seat in (None, 0):
                text = drawn(state, seat, lang).lower()
                assert "label-" not in text
                assert "name-" not in text
        seat = rng.choice(list(state.to_act()))
        state.apply_action(rng.choice(state.legal_actions(seat)), seat)
    assert NAMES[0] in drawn(state, None, lang)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("kind", "seed", "moves"), [("TakeTurn", 4, 90), ("ChooseFromRow", 4, 40), ("Settle", 19, 0)])
def test_the_table_with_what_is_asked_about_first(kind: str, seed: int, moves: int, size: str, tmp_path: Path) -> None:
    app = local_app(until_asked(kind, seed, moves), "you,random", tmp_path / "game.json")

    async def test(pilot: Pilot[Any]) -> None:
        await check_screen(pilot, f"evacuation-{kind.lower()}-{size}.en")

    show(app, SIZES[size], test)


def test_loading_a_ship_in_every_language(tmp_path: Path) -> None:
    app = local_app(until_asked("LoadShip", 2, 30, 1), "you", tmp_path / "game.json")

    async def test(pilot: Pilot[Any]) -> None:
        assert isinstance(pilot.app, TableApp)
        for lang in LANGUAGES:
            await check_screen(pilot, f"evacuation-load-80x24.{lang}")
            await pilot.press("l")
            await pilot.pause()

    show(app, SMALL, test)


@pytest.mark.parametrize("size", EVERY_SIZE)
@pytest.mark.parametrize(("kind", "seed", "moves"), [("SplitSteps", 4, 60), ("LoadShip", 11, 30)])
def test_track_and_ships_come_first_where_they_are_asked_about(
    kind: str, seed: int, moves: int, size: str, tmp_path: Path
) -> None:
    app = local_app(until_asked(kind, seed, moves, 2), "you,random", tmp_path / "game.json")

    async def test(pilot: Pilot[Any]) -> None:
        await check_screen(pilot, f"evacuation-{kind.lower()}-{size}.en")

    show(app, EVERY_SIZE[size], test)


async def whole_board(pilot: Pilot[Any], app: TableApp) -> str:
    """All that is left of the seats and the story, page by page, as one line."""
    seen: list[str] = []
    for _ in range(PAGES):
        seen += [line.split("▏")[0].strip() for line in text_of(app).splitlines()]
        await pilot.press("]")
        await pilot.pause(0.05)
    return " ".join(" ".join(seen).split())


@pytest.mark.parametrize("size", EVERY_SIZE)
def test_the_same_table_as_on_the_page(size: str, tmp_path: Path) -> None:
    state = until_asked("TakeTurn", 4, 90, 3)
    app = local_app(state, "you,random,random", tmp_path / "game.json")
    view = state.view(0)
    mine = view["players"][0]

    async def test(pilot: Pilot[Any]) -> None:
        board = await whole_board(pilot, app)
        for label in (
            "Action track",
            "Groups used:",
            "Productivity tiles",
            "Upcoming requirements",
            "Progress track",
            "Areas you can settle now:",
            "Missing elsewhere:",
            "Points",
        ):
            assert label in board, label
        assert f"Action {mine['ahead']['number']}: energy {mine['ahead']['track_cost']}" in board
        bonus = view["bonus_cards"][view["year"] - 1]
        assert f"Power {mine['powers'][0]} › {bonus['low']} | {bonus['high']}" in board
        for ship in (*mine["ships"]["old"], *mine["ships"]["new"]):
            assert f"{ship} " in board
        for card in (*mine["infrastructure"]["hand"], *mine["infrastructure"]["played"]):
            assert Words("en").of(state.game, f"name-{card}") in board
        for step in range(25):
            assert str(step) in board
        assert "…" not in board.replace("3… ", "").replace(
            "…▏", ""
        )  # nothing is cut; 3… is the end of the action track

    show(app, EVERY_SIZE[size], test)


def test_ships_show_what_is_aboard_and_what_still_fits() -> None:
    state = turn()
    own_ship(state, 0, "S14")
    stock(state, 0, old=(1, 0, 5))
    transport(state)
    play(state, "send", ship="S14")
    play(state, "load", item="bay:W4")
    text = " ".join(drawn(state, 0).split())
    assert "S14 on its way · desert 0/1 · mountain 1/1 · buildings 0/1 · resources 0/1" in text
    assert "Aboard: W4 (population, mountain, +2 steel) into a bay" in text


def test_the_track_shows_markers_gates_and_what_places_give() -> None:
    state = turn(3)
    markers(state, 0, 8, 3, (1, 0))
    markers(state, 1, 8, 0, (2, 0))
    lines = progress_track(state.game, state.view(0), Words("en")).plain.splitlines()
    assert lines[1].split("|")[1].split() == ["3", "4", "5", "6"]
    assert lines[2].split("|")[2].split()[1] == "●"
    assert lines[3].split("|")[2].split()[1] == "▲"
    assert "+1" in lines[2]
    assert lines[4].split("|")[1].strip() == "●"


def test_a_surcharge_is_shown_beside_its_group() -> None:
    state = turn()
    state.uses[1] = 3
    state.actions_taken[0] = 4
    text = coming_action(state.game, state.view(0), 0, Words("en")).plain
    assert "Action 5: energy 2 · paid by the Old World" in text
    assert "2: 3× +1" in text


def test_what_areas_lack_is_told_to_that_seat_alone() -> None:
    state = turn()
    assert "Missing elsewhere:" in drawn(state, 0)
    assert "Missing elsewhere:" not in drawn(state, None)


def test_while_a_ship_is_loaded_the_order_of_loading_is_told() -> None:
    state = turn(seats=2)
    own_ship(state, 0, "S14")
    stock(state, 0, old=(0, 0, 9))
    transport(state)
    order = "in this order: population, factory areas into bays, stadiums"
    assert order not in drawn(state, 0)
    play(state, "send", ship="S14")
    assert order in drawn(state, 0)


def test_what_goes_aboard_is_listed_in_the_order_of_loading() -> None:
    state = turn(seats=2)
    own_ship(state, 0, "S14")
    stock(state, 0, old=(2, 0, 9))
    transport(state)
    play(state, "send", ship="S14")
    game = state.game
    shown = [game.actions.decode(action) for action in EvacuationDrawing(game).in_order(state.legal_actions(0))]
    items = [str(arguments["item"]) for name, arguments in shown if name == "load"]
    bays = [item.removeprefix("bay:") for item in items if item.startswith("bay:")]
    assert bays == ["W1", "W2", "W4", "W5", "W3", "W6"]  # populations before factory areas
    assert items[-1] == "resource:energy"
    assert shown[-1][0] == "close"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_letters_and_signs_are_explained(lang: str) -> None:
    words = Words(lang)
    state = turn()
    told = legend(state.game, words)
    for kind in ("food", "steel", "energy"):
        name = words.of(state.game, f"name-{kind}")
        assert f"- **{name[0].upper()}** {name}" in told
    for sign in ("#", "\\*", "✕", "☺", "½", "( )"):
        assert sign in told
    assert f"# {words.of(state.game, 'sign-slot')}" in drawn(state, 0, lang), "the map says it too"


def test_decks_known_cards_and_others_technologies_are_told() -> None:
    state = turn(2, actions="advanced")
    under = state.decks[0][0]
    state.known_under[0] = 1
    develop(state, 1, "T1-1a")
    played = state.hand[0][0]
    state.face_up[0] = (played,)
    state.hand[0] = state.hand[0][1:]
    text = " ".join(drawn(state, 0, width=200).split())
    assert f"spaceships · deck {len(state.decks[0])}" in text
    assert f"Known under the deck (spaceships): ship {SHIP_IDS[under]}" in text
    assert f"Action cards · deck {len(state.action_deck)}" in text
    assert f"played this year: {Words('en').of(state.game, f'name-{CARD_IDS[played]}')}" in text
    assert Words("en").of(state.game, "name-T1-1a") in text
    assert "T1-1a" not in text


def test_what_is_really_paid_stands_beside_the_printed_cost() -> None:
    state = turn()
    stock(state, 0, old=(9, 9, 9))
    do(state, op="build_ship", discount=1)
    text = drawn(state, 0, width=200)
    assert text.count("(−1)") == 3
    assert Words("en").question(state.game, state.view(0)["decision"], NAMES).endswith("It costs 1 less.")


def test_what_an_action_card_adds_to_the_price_stands_beside_it() -> None:
    state = turn()
    stock(state, 0, old=(9, 9, 9))
    do(state, op="build_ship", surcharge={"food": 1})
    assert drawn(state, 0, width=200).count("(+1 food)") == 3
    for lang, told in (("en", "It also costs: food."), ("pl", "Kosztuje też: żywność."), ("fr", "nourriture.")):
        assert Words(lang).question(state.game, state.view(0)["decision"], NAMES).endswith(f" {told}")


def test_known_cards_out_of_sight_are_told_with_what_they_do() -> None:
    state = turn(2, actions="advanced")
    thrown = state.hand[0][0]
    state.thrown[0] = (thrown,)
    state.hand[0] = state.hand[0][1:]
    words = Words("en")
    told = words.of(state.game, CARD_IDS[thrown].replace("card_", "card-") + "-help")
    assert f"{words.of(state.game, f'name-{CARD_IDS[thrown]}')} {told}" in " ".join(drawn(state, 0, width=300).split())


def test_what_costs_nothing_is_called_free() -> None:
    state = do(turn(), op="gain_stadium")
    assert drawn(state, 0, width=200).count("(free)") == 3
    for lang, told in (("en", "It is free."), ("pl", "Za darmo."), ("fr", "C’est gratuit.")):
        assert Words(lang).question(state.game, state.view(0)["decision"], NAMES).endswith(f" {told}")


def test_a_bonus_that_the_power_meets_is_ticked() -> None:
    state = turn()
    view = state.view(0)
    card = view["bonus_cards"][0]
    for met, shown in ((["low"], f"{card['low']}✓ | {card['high']}"), ([], f"{card['low']} | {card['high']}")):
        view["players"][0]["ahead"]["bonuses"] = met
        assert f" › {shown} · " in power_line(state.game, view, 0, Words("en")).plain


def test_an_area_tells_the_steel_it_costs_and_what_forbids_it() -> None:
    state = turn()
    view = state.view(0)
    assert area_line(state.game, view, "N01", Words("en")).endswith(f"steel −{view['settle_steel']['N01']}")
    assert lacks(state.game, {"not_this": True, "steel": 1}, Words("en")) == "not with this effect, steel 1"


def test_the_opponent_s_deck_is_told_as_on_the_page() -> None:
    game = landfall.load_game("evacuation")
    state = game.new_initial_state(1, seed="opponent")
    rng, seen = Rng("opponent"), set[str]()
    for _ in range(120):
        if state.is_terminal():
            break
        told = opponent(game, state.view(0), Words("en"))
        assert told is not None
        seen |= {label for label in ("next", "below", "Still in", "Done this year", "passed") if label in told.plain}
        seat = state.current_player()
        state.apply_action(rng.choice(list(state.legal_actions(seat))), seat)
    assert seen == {"next", "below", "Still in", "Done this year", "passed"}
    assert opponent(game, game.new_initial_state(2, seed=1).view(0), Words("en")) is None
