"""The example with hidden things: its rules, and how bots judge what all decide at once."""

from __future__ import annotations

import tomllib
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import landfall
from landfall.arena import simulate
from landfall.bots import Knowledge
from landfall.flow import State
from landfall.terminal.games.registry import brought, draw_table
from landfall.terminal.words import Words
from tests.cases import EXAMPLES
from tests.server.clients import table_server

pytestmark = pytest.mark.usefixtures("sealed_bids")


def after(*bids: int, seed: int = 1) -> State:
    state = landfall.load_game("sealed-bids").new_initial_state(seats=len(bids), seed=seed)
    for seat, coins in enumerate(bids):
        state.apply_action(coins, seat)
    return state


def test_the_highest_bid_pays_and_takes_the_lot() -> None:
    state = after(3, 5, 4)
    view = state.view(None)
    assert view["coins"] == [12, 7, 12]
    assert sum(view["points"]) == view["points"][1] > 0


def test_a_highest_bid_that_is_made_twice_buys_nothing() -> None:
    assert after(5, 5, 4).view(None)["points"] == [0, 0, 0]


def test_a_bid_is_secret_until_all_have_bid() -> None:
    state = landfall.load_game("sealed-bids").new_initial_state(seats=2, seed=1)
    state.apply_action(7, 0)
    assert state.view(1)["has_bid"] == [True, False]
    assert (state.view(0)["bid"], state.view(1)["bid"], state.view(None)["bid"]) == (7, -1, -1)
    drawn = {state.sample(1, landfall.Rng(number)).to_dict()["table"]["bids"][0] for number in range(40)}
    assert len(drawn) > 5


@pytest.mark.parametrize("seat", range(3))
def test_every_seat_judges_a_choice_that_all_make_at_once_when_all_have_chosen(seat: int) -> None:
    """Without this the seat that is asked last knew what its bid buys, and the others did not."""
    state = landfall.load_game("sealed-bids").new_initial_state(seats=3, seed=1)
    drawn = Knowledge.of(state, seat, landfall.Rng(1)).sample_to_judge(landfall.Rng(2))
    assert drawn.to_act() == (seat,)
    assert drawn.view(seat)["bid"] == -1


def test_no_seat_of_equal_bots_is_better_for_being_asked_last() -> None:
    rows = simulate("sealed-bids", 3, 60, ["greedy"], seed=1, processes=1).rows
    wins = [sum(seat in row.winners for row in rows) for seat in range(3)]
    assert min(wins) >= 15, wins  # with the first seats judged half done it was 11, 8 and 47


def test_the_bot_of_the_package_plays_by_what_its_seat_sees() -> None:
    done = simulate("sealed-bids", 3, 30, ["sealed_bids.bots:Thrifty", "random", "random"], seed=1, processes=1)
    assert done.summary().by_bot["sealed_bids.bots:Thrifty"].share > 0.6


def test_the_package_draws_its_table_in_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed = tmp_path / "sealed_bids-1.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: sealed-bids\nVersion: 1\n", encoding="utf-8")
    points = tomllib.loads((EXAMPLES / "sealed_bids" / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = points["entry-points"]["landfall.screens"]["sealed-bids"]
    (installed / "entry_points.txt").write_text(f"[landfall.screens]\nsealed-bids = {named}\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    brought.cache_clear()
    state = landfall.load_game("sealed-bids").new_initial_state(seats=2, seed=1)
    state.apply_action(7, 0)
    console = Console(width=60, file=StringIO(), record=True)
    console.print(draw_table(state.game, state.view(0), ["Ania", "Bob"], Words("en")))
    shown = console.export_text()
    assert "5 more to come" in shown
    assert "Ania" in shown
    assert "7" in shown
    console.print(draw_table(state.game, state.view(1), ["Ania", "Bob"], Words("en")))
    assert "sealed" in console.export_text()
    brought.cache_clear()


def test_the_server_serves_the_board_of_the_package_and_nothing_around_it(tmp_path: Path) -> None:
    with table_server(tmp_path) as http:
        (info,) = [one for one in http.get("/api/games").json() if one["id"] == "sealed-bids"]
        assert info["board"] == "/boards/sealed-bids/board.js"
        module = http.get(info["board"])
        assert module.status_code == 200
        assert "javascript" in module.headers["content-type"]
        assert "export default" in module.text
        for other in (
            "/boards/sealed-bids/../game.py",
            "/boards/sealed-bids/%2e%2e/game.py",
            "/boards/star-race/board.js",
        ):
            assert http.get(other).status_code == 404
