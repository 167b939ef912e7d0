"""How games are found: ours by name, others by entry point or by being registered."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import landfall
from landfall.flow import Game, UnknownGame
from landfall.games import registry
from landfall.games.registry import NameTaken, NotAGame
from tests.flow import made_up
from tests.flow.toy import ToyGame


@pytest.fixture(autouse=True)
def forget(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What a test registers is forgotten after it."""
    monkeypatch.setattr(registry, "added", dict(registry.added))
    registry.loaded.cache_clear()
    yield
    registry.loaded.cache_clear()


Install = Callable[[str, str], None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Install:
    """Install a package with this source whose entry point is named so."""

    def made(name: str, source: str) -> None:
        module = f"a_third_party_{name.replace('-', '_')}"
        (tmp_path / f"{module}.py").write_text(source, encoding="utf-8")
        installed = tmp_path / f"{module}-1.dist-info"
        installed.mkdir()
        (installed / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1\n", encoding="utf-8")
        (installed / "entry_points.txt").write_text(f"[landfall.games]\n{name} = {module}:game\n", encoding="utf-8")
        monkeypatch.syspath_prepend(tmp_path)
        monkeypatch.delitem(sys.modules, module, raising=False)

    return made


def test_our_games_come_first_and_others_by_name() -> None:
    landfall.register("zebra", ToyGame)
    landfall.register("aardvark", ToyGame)
    ids = landfall.game_ids()
    ours = len(registry.OURS)
    assert ids[:ours] == list(registry.OURS)
    assert ids[ours:] == sorted(ids[ours:])
    assert {"zebra", "aardvark", "harbour", "tic-tac-toe"} <= set(ids[ours:])


def test_every_game_listed_can_be_loaded_and_is_called_so() -> None:
    for game_id in landfall.game_ids():
        assert landfall.load_game(game_id).id == game_id


def test_a_game_is_made_once() -> None:
    assert landfall.load_game("harbour") is landfall.load_game("harbour")


def test_registering_a_game_leaves_the_others_loadable() -> None:
    for game_id in registry.OURS:
        landfall.load_game(game_id)
    landfall.register("toy", ToyGame)
    for game_id in registry.OURS:
        assert landfall.load_game(game_id).id == game_id
    assert landfall.load_game("toy").title == "Toy"


def test_the_latest_registration_of_an_id_holds() -> None:
    landfall.register("toy", ToyGame)
    first = landfall.load_game("toy")
    landfall.register("toy", lambda: ToyGame(rules_version="2"))
    assert (first.rules_version, landfall.load_game("toy").rules_version) == ("1", "2")


@pytest.mark.parametrize("game_id", ["", "chess", "STAR-RACE", "star_race", "../star-race", 7, None, [0], {}])
def test_an_unknown_game_is_answered_with_those_there_are(game_id: Any) -> None:
    with pytest.raises(UnknownGame, match=r"there are: .*star-race"):
        landfall.load_game(game_id)


def test_what_gives_no_game_is_refused() -> None:
    landfall.register("seven", lambda: 7)  # type: ignore[arg-type,return-value]
    with pytest.raises(NotAGame, match="seven: its entry point gives a int, not a Game"):
        landfall.load_game("seven")


def test_a_game_of_another_name_is_refused() -> None:
    landfall.register("port", made_up.game)
    with pytest.raises(NotAGame, match="port: its entry point gives a game called 'harbour'"):
        landfall.load_game("port")


def test_a_game_compiled_apart_from_ours_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    game = ToyGame()
    monkeypatch.setattr(sys.modules[ToyGame.__module__], "__file__", "/somewhere/toy.cpython-311-x86_64-linux-gnu.so")
    landfall.register("toy", lambda: game)
    with pytest.raises(NotAGame, match=r"toy: tests\.flow\.toy is compiled apart from Landfall"):
        landfall.load_game("toy")


def test_an_installed_game_is_found(install: Install) -> None:
    install("toy", "from tests.flow.toy import ToyGame as game\n")
    assert "toy" in landfall.game_ids()
    assert isinstance(landfall.load_game("toy"), Game)


@pytest.mark.parametrize(
    "source",
    ["raise RuntimeError('broken')", "import nothing_of_this_name", "", "game = 7", "def game(): raise ValueError(1)"],
)
def test_an_installed_game_that_cannot_be_loaded_is_named(install: Install, source: str) -> None:
    install("broken", source)
    with pytest.raises(NotAGame, match="broken: a_third_party_broken:game cannot be loaded"):
        landfall.load_game("broken")
    assert landfall.load_game("harbour").id == "harbour"


@pytest.mark.parametrize("id", ["star-race", "antarctica", "evacuation", "planet-unknown"])
def test_the_id_of_one_of_ours_cannot_be_taken(id: str) -> None:
    with pytest.raises(NameTaken, match=id):
        landfall.register(id, ToyGame)
    assert type(landfall.load_game(id)) is not ToyGame


def test_a_registered_game_that_cannot_be_made_is_named() -> None:
    landfall.register("broken", lambda: ToyGame(rules_version=1 / 0))  # type: ignore[arg-type]
    with pytest.raises(NotAGame, match="broken: it cannot be made: ZeroDivisionError"):
        landfall.load_game("broken")


@pytest.mark.parametrize(("id", "make"), [(5, ToyGame), ("", ToyGame), (None, ToyGame), ("toy", None), ("toy", 7)])
def test_what_is_no_game_cannot_be_registered(id: Any, make: Any) -> None:
    before = landfall.game_ids()
    with pytest.raises(NotAGame):
        landfall.register(id, make)
    assert landfall.game_ids() == before
