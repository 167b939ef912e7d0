"""What a wheel holds, that building one leaves nothing in the checkout, and that the engines run from it alone.

The engines are compiled and the page is built by the release (`.github/workflows/release.yml`), not here: no C compiler
is found, and a stand-in for npm writes a page of one line.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from importlib.metadata import distribution
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
ENGINES = ("mypy_extensions", "librt", "msgspec", "fluent.runtime")
THEIRS = ("fluent.syntax", "Babel", "attrs", "pytz", "typing_extensions")  # what these need in turn

PLAYS = """
import sys
sys.path[:0] = sys.argv[1:]
import landfall
assert landfall.__file__.startswith(sys.argv[1]), landfall.__file__
for id in landfall.game_ids():
    state = landfall.load_game(id).new_initial_state(seats=2, seed=1)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[-1])
    assert landfall.replay(landfall.Record.of(state)).digest() == state.digest()
    print(id, landfall.say(state.game.named(0), lang="fr"))
"""

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the stand-ins are shell scripts")


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what is tracked, as a clone has it."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode:
        pytest.skip("not a checkout")
    folder = tmp_path_factory.mktemp("clone")
    for name in filter(None, listed.stdout.split("\0")):
        if (ROOT / name).is_file() and not name.startswith("tests/"):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
    return folder


@pytest.fixture(scope="module")
def wheel(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    tools = tmp_path_factory.mktemp("tools")
    for name, script in {
        "node": "echo v22.12.0",
        "npm": 'case "$*" in *build*) mkdir -p dist && echo page > dist/index.html;; *) mkdir -p node_modules;; esac',
    }.items():
        (tools / name).write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
        (tools / name).chmod(0o755)
    for name in ("sh", "mkdir"):
        found = shutil.which(name)
        assert found is not None
        (tools / name).symlink_to(found)
    before = files_of(checkout)
    made = tmp_path_factory.mktemp("wheels")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(made)]
    env = {**nothing_set(), "PATH": str(tools)}  # there is no C compiler in it
    done = subprocess.run(command, cwd=checkout, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert files_of(checkout) == before, "building leaves something in the checkout"
    (one,) = made.iterdir()
    return one


def nothing_set() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if not name.startswith(("LANDFALL_", "CC"))}


def files_of(folder: Path) -> dict[str, int]:
    return {str(path.relative_to(folder)): path.stat().st_mtime_ns for path in folder.rglob("*")}


def test_the_wheel_holds_the_page_the_rules_the_types_and_nothing_else(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    for wanted in ("py.typed", "server/page/index.html", "learning/pages/pl/star-race.md", "testing/plugin.py"):
        assert f"landfall/{wanted}" in names
    assert {name.split("/")[0].split("-")[0] for name in names} == {"landfall"}
    assert not [name for name in names if name.endswith((".pyc", ".ts", ".svelte"))]


def test_the_engines_play_from_the_wheel_with_nothing_else_installed(wheel: Path, tmp_path: Path) -> None:
    installed = tmp_path / "installed"
    zipfile.ZipFile(wheel).extractall(installed)
    needed = tmp_path / "needed"
    for name in (*ENGINES, *THEIRS):
        for file in distribution(name).files or []:
            if ".." not in file.parts and "__pycache__" not in file.parts:
                place = needed / file
                place.parent.mkdir(parents=True, exist_ok=True)
                place.symlink_to(file.locate())
    command = [sys.executable, "-I", "-S", "-B", "-c", PLAYS, str(installed), str(needed)]
    done = subprocess.run(command, cwd=tmp_path, env=nothing_set(), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) == 4
