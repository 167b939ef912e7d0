"""What an installed Landfall brings and needs: types for its users, and nothing idle."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import landfall

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

PLAYS_WITHOUT = """
import sys
from importlib.abc import MetaPathFinder

class Without(MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name.partition(".")[0] in {without!r}:
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, Without())
import pytest

import landfall
state = landfall.load_game("antarctica").new_initial_state(seats=2, seed=1)
while not state.is_terminal():
    state.apply_action(state.legal_actions()[-1])
assert landfall.replay(landfall.Record.of(state)).digest() == state.digest()
print(landfall.say(state.game.named(0), lang="pl"))
"""

USES_THE_LIBRARY = '''
"""A program of somebody else, with types."""

import pickle

import pytest

import landfall


def play(game_id: str, seed: int) -> list[float]:
    game: landfall.Game = landfall.load_game(game_id)
    state: landfall.State = game.new_initial_state(seats=2, options={}, seed=seed)
    while not state.is_terminal():
        legal: list[int] = state.legal_actions()
        state.apply_action(legal[0])
    shapes: list[tuple[int, ...]] = [part.shape for part in game.observation_parts(seats=2)]
    again: landfall.State = pickle.loads(pickle.dumps(state))
    print(shapes, landfall.say(game.named(0), lang="fr"), again.digest())
    return state.returns()


total: float = sum(play("star-race", 7))
'''


def test_the_package_says_that_it_has_types() -> None:
    assert (Path(landfall.__file__).parent / "py.typed").is_file()
    assert "Typing :: Typed" in PROJECT["classifiers"]


def test_a_program_that_uses_the_library_is_checked_strictly(tmp_path: Path) -> None:
    (tmp_path / "program.py").write_text(USES_THE_LIBRARY, encoding="utf-8")
    run = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--config-file=", f"--cache-dir={tmp_path / 'cache'}", "program.py"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.stdout == "Success: no issues found in 1 source file\n", run.stdout + run.stderr


def test_the_engines_play_record_and_speak_with_four_packages_alone() -> None:
    optional = {
        name.partition("[")[0].partition(">")[0] for name in PROJECT["dependencies"] if not name.startswith(ENGINE)
    }
    assert {"litestar", "textual", "typer"} <= optional
    code = PLAYS_WITHOUT.replace("{without!r}", repr(optional))
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert run.stdout.strip()


ENGINE = ("mypy_extensions", "librt", "msgspec", "fluent.runtime")


def test_no_dependency_is_a_bundle_of_things_that_are_not_used() -> None:
    assert not [name for name in PROJECT["dependencies"] if "standard" in name or "[all" in name]


def test_every_dependency_has_its_reason() -> None:
    page = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
    extras = [name for extra in PROJECT["optional-dependencies"].values() for name in extra]
    for wanted in [*PROJECT["dependencies"], *extras]:
        name = wanted.partition("[")[0].partition(">")[0]
        assert name == "landfall" or f"`{name}`" in page, f"docs/dependencies.md says nothing of {name}"


def test_the_release_builds_wheels_for_every_system_with_compiled_engines() -> None:
    yaml = pytest.importorskip("yaml", reason="pyyaml comes with litestar")
    workflow = yaml.safe_load((ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8"))
    assert set(workflow["jobs"]) == {"wheels", "source", "publish"}
    systems = {name.partition("-")[0] for name in workflow["jobs"]["wheels"]["strategy"]["matrix"]["os"]}
    assert systems == {"ubuntu", "macos", "windows"}
    assert workflow["jobs"]["publish"]["needs"] == ["wheels", "source"]
    steps = [step.get("uses", "") for step in workflow["jobs"]["wheels"]["steps"]]
    assert any(step.startswith("pypa/cibuildwheel@") for step in steps)
    chosen = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["cibuildwheel"]
    assert chosen["environment"]["LANDFALL_REQUIRE_COMPILED"] == "1"


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_completes_commands_and_games(shell: str) -> None:
    asked = {"COMP_WORDS": "landfall play star", "COMP_CWORD": "2", "_TYPER_COMPLETE_ARGS": "landfall play star"}
    env = {**os.environ, **asked, "_LANDFALL_COMPLETE": f"complete_{shell}", "_TYPER_COMPLETE_FISH_ACTION": "get-args"}
    run = subprocess.run([sys.executable, "-m", "landfall.cli"], env=env, capture_output=True, text=True, check=False)
    assert "star-race" in run.stdout, run.stderr
    assert "antarctica" not in run.stdout
