"""The pytest plug-in: `pytest --landfall-game my-game` runs what every game must pass."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent
TESTS = tuple(HERE / f"{name}.py" for name in ("gauntlet", "non_interference", "kept_games"))
OURS = "landfall.testing."


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("landfall")
    group.addoption(
        "--landfall-game",
        action="append",
        default=[],
        metavar="GAME",
        help="test this game of Landfall: its id, or MODULE:CALLABLE for one that is not installed",
    )
    group.addoption(
        "--landfall-recorded", default="tests/games_recorded", metavar="FOLDER", help="where recorded games are kept"
    )
    group.addoption("--landfall-perft", default="tests/perft", metavar="FOLDER", help="where perft counts are kept")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--landfall-game"):
        config.args.extend(str(path) for path in TESTS)


def games_of(config: pytest.Config) -> list[str]:
    """The ids of the games under test; in a run that does not name any, all that are known."""
    import landfall

    named = [str(name) for name in config.getoption("--landfall-game")]
    return [id_of(name) for name in named] or landfall.game_ids()


def id_of(named: str) -> str:
    import landfall

    module, colon, name = named.partition(":")
    if not colon:
        return landfall.load_game(named).id
    make: Any = getattr(importlib.import_module(module), name)
    id: str = make().id
    landfall.register(id, make)
    return id


def recorded_of(config: pytest.Config, game_id: str) -> list[Path]:
    folder = config.rootpath / str(config.getoption("--landfall-recorded"))
    return sorted(path for path in folder.glob(f"{game_id}-*.json") if path.stem[len(game_id) + 1 :].isdecimal())


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Fill in the cases, games and positions of our own tests."""
    if not metafunc.function.__module__.startswith(OURS):
        return
    import landfall
    from landfall.testing.cases import cases_of, every_option_set, few_option_sets
    from landfall.testing.perft import positions_in, quick_depths

    games = games_of(metafunc.config)
    wanted = metafunc.fixturenames
    for name, option_sets in (("any_case", every_option_set), ("case", few_option_sets)):
        if name in wanted:
            cases = [case for id in games for case in cases_of(landfall.load_game(id), option_sets)]
            metafunc.parametrize(name, cases, ids=str)
    if "recorded_games" in wanted:
        metafunc.parametrize(
            ("game_id", "recorded_games"), [(id, recorded_of(metafunc.config, id)) for id in games], ids=games
        )
    elif "game_id" in wanted:
        metafunc.parametrize("game_id", games)
    if "recorded_game" in wanted:
        paths = [path for id in games for path in recorded_of(metafunc.config, id)]
        metafunc.parametrize("recorded_game", paths or [none_kept("recorded game")], ids=lambda path: path.stem)
    if "position" in wanted:
        folder = metafunc.config.rootpath / str(metafunc.config.getoption("--landfall-perft"))
        files = [file for file in (folder / f"{id}.txt" for id in games) if file.is_file()]
        counted = [
            (position, depth) for file in files for position in positions_in(file) for depth in quick_depths(position)
        ]
        metafunc.parametrize(("position", "depth"), counted or [none_kept("perft count", 2)], ids=str)


def none_kept(what: str, arguments: int = 1) -> Any:
    """Stands for things that an author does not keep: skipped, with the reason."""
    skip = pytest.mark.skip(reason=f"no {what} of these games is kept")
    return pytest.param(*[HERE] * arguments, marks=skip, id=f"no-{what.replace(' ', '-')}")
