"""The choice of engines, on a made-up checkout whose "compiled" module is a file that says so."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from landfall import _compiled

ASK = "import landfall; from landfall.flow.rng import made_by; print(landfall._compiled.status().engines, made_by)"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    package = tmp_path / "src" / "landfall"
    (package / "flow").mkdir(parents=True)
    (tmp_path / "pyproject.toml").touch()
    shutil.copy(Path(_compiled.__file__), package / "_compiled.py")
    (package / "__init__.py").write_text("from landfall import _compiled\n_compiled.activate()\n")
    (package / "flow" / "__init__.py").touch()
    (package / "flow" / "rng.py").write_text("made_by = 'source'\n")
    return tmp_path


def compile_it(checkout: Path) -> None:
    folder = checkout / "build" / "compiled" / _compiled.PYTHON_TAG
    folder.mkdir(parents=True)
    (folder / "rng.py").write_text("made_by = 'compiler'\n")
    hashes = _compiled.source_hashes(checkout / "src" / "landfall")
    (folder / "manifest.json").write_text(json.dumps({"sources": hashes, "modules": {"landfall.flow.rng": "rng.py"}}))


def ask(path: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    others = {name: value for name, value in os.environ.items() if not name.startswith("LANDFALL_")}
    env = {**others, "PYTHONPATH": str(path), "PYTHONDONTWRITEBYTECODE": "1", **variables}
    return subprocess.run([sys.executable, "-c", ASK], capture_output=True, text=True, env=env, cwd=path)


def test_a_checkout_that_was_never_compiled_runs_interpreted_in_silence(checkout: Path) -> None:
    answer = ask(checkout / "src")
    assert (answer.stdout.split(), answer.stderr) == (["interpreted", "source"], "")


def test_compiled_modules_are_used_while_every_source_is_unchanged(checkout: Path) -> None:
    compile_it(checkout)
    answer = ask(checkout / "src", LANDFALL_REQUIRE_COMPILED="1")
    assert answer.stdout.split() == ["compiled", "compiler"], answer.stderr


@pytest.mark.parametrize("changed", ["rng.py", "new.py"])
def test_a_changed_or_new_source_makes_them_stale_and_says_so_once(checkout: Path, changed: str) -> None:
    compile_it(checkout)
    with open(checkout / "src" / "landfall" / "flow" / changed, "a") as source:
        source.write("# changed\n")
    answer = ask(checkout / "src")
    assert answer.stdout.split() == ["stale", "source"]
    assert answer.stderr.count("\n") == 1
    assert f"flow/{changed}" in answer.stderr


def test_pure_wins_over_compiled_modules(checkout: Path) -> None:
    compile_it(checkout)
    assert ask(checkout / "src", LANDFALL_PURE="1").stdout.split() == ["interpreted", "source"]


def test_required_but_not_compiled_is_an_import_error(checkout: Path) -> None:
    answer = ask(checkout / "src", LANDFALL_REQUIRE_COMPILED="1")
    assert answer.returncode == 1
    assert "ImportError: LANDFALL_REQUIRE_COMPILED=1" in answer.stderr


def test_an_installed_package_without_extensions_is_interpreted(checkout: Path) -> None:
    (checkout / "src").rename(checkout / "site-packages")
    assert ask(checkout / "site-packages").stdout.split() == ["interpreted", "source"]
    assert ask(checkout / "site-packages", LANDFALL_PURE="1").stdout.split() == ["interpreted", "source"]


def test_this_process_runs_what_it_was_asked_to() -> None:
    if os.environ.get("LANDFALL_REQUIRE_COMPILED") == "1":
        assert _compiled.status().engines == "compiled"
    if os.environ.get("LANDFALL_PURE") == "1":
        assert _compiled.status().engines == "interpreted"
