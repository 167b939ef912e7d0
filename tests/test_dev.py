"""`./dev` lists its commands and answers a mistake with one line."""

from __future__ import annotations

import re
import runpy
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic

import pytest

from tools import background, engines
from tools.steps import beside, surroundings

ROOT = Path(__file__).parent.parent
DEV = ROOT / "dev"


def dev(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, DEV, *arguments], capture_output=True, text=True, timeout=60, check=False)


def test_help_names_every_command() -> None:
    shown = dev("help").stdout
    for command in ("play", "test", "nightly", "check", "bench", "setup", "help"):
        assert f"./dev {command} " in shown


@pytest.mark.parametrize("command", ["help", "check", "setup"])
def test_a_word_too_many_is_refused(command: str) -> None:
    done = dev(command, "foo")
    assert done.returncode == 2
    assert done.stderr == f"./dev {command} takes no arguments, but got: foo\n"


def test_an_unknown_command_is_refused_with_the_known_ones() -> None:
    done = dev("dance")
    assert done.returncode == 2
    assert done.stderr.startswith("./dev dance: no such command\n")
    assert "./dev nightly" in done.stderr


@pytest.mark.parametrize(
    ("command", "parts"),
    [
        ("test", "check, pure, compiled, batch, page, browser"),
        (
            "nightly",
            "pairs, placements, options, endings, fuzz, observations, luck, guides, environments, docs, boards, ray, "
            "batch",
        ),
    ],
)
@pytest.mark.parametrize("chosen", [("--only",), ("--only", "nothing")], ids=" ".join)
def test_an_unknown_part_is_refused_with_the_known_ones(command: str, parts: str, chosen: tuple[str, ...]) -> None:
    done = dev(command, *chosen)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f"./dev {command}: --only takes one of: {parts}\n"


def test_ci_runs_the_test_command_of_the_readme_with_nothing_set() -> None:
    lines = [line for line in (ROOT / ".ci" / "run").read_text().splitlines() if not line.startswith("#")]
    assert lines == ["set -euo pipefail", 'cd "$(dirname "$0")/.."', "./dev test"]
    assert re.search(r"^    \./dev test  ", (ROOT / "README.md").read_text(), re.MULTILINE)


def test_nightly_sets_every_switch_that_makes_a_test_longer() -> None:
    source = DEV.read_text()
    longer = re.compile(r"LANDFALL_(?:ALL|ORACLE)_[A-Z]+")
    switches = {
        name
        for test in ROOT.glob("tests/**/*.py")
        if test != Path(__file__)
        for name in longer.findall(test.read_text())
    }
    assert switches
    assert switches == set(longer.findall(source))
    assert all((ROOT / path).is_file() for path in re.findall(r"tests/[a-z_/]+\.py", source))


def test_what_runs_beside_is_shown_when_it_is_asked_for(capfd: pytest.CaptureFixture[str]) -> None:
    with beside(sys.executable, "-c", "print('beside'); raise SystemExit(3)") as finish:
        print("first")
        assert finish() == 3
    assert capfd.readouterr().out.splitlines() == ["first", "beside"]


def test_what_runs_beside_ends_with_the_step() -> None:
    began = monotonic()
    with beside(sys.executable, "-c", "import time; time.sleep(600)"):
        pass
    assert monotonic() - began < 300


def test_bytecode_goes_to_the_build_folder_where_none_is_wanted_beside_sources(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("PYTHONPYCACHEPREFIX", raising=False)
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    found = surroundings({"LANDFALL_PURE": "1"})
    assert "PYTHONDONTWRITEBYTECODE" not in found
    assert found["PYTHONPYCACHEPREFIX"] == str(ROOT / "build" / "pycache")
    assert found["LANDFALL_PURE"] == "1"
    monkeypatch.delenv("PYTHONDONTWRITEBYTECODE")
    assert "PYTHONPYCACHEPREFIX" not in surroundings()


def test_the_games_are_compiled_quickly_in_a_checkout_and_fully_in_a_wheel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LANDFALL_OPT_LEVEL", raising=False)
    groups = engines.choice().compiled_sources()
    assert set(engines.SHARED) < set(groups)
    assert {group: engines.opt_level(group=group) for group in groups} == {
        group: "3" if group in engines.SHARED else "1" for group in groups
    }
    assert {engines.opt_level(engines.FULL, group) for group in groups} == {"3"}
    monkeypatch.setenv("LANDFALL_OPT_LEVEL", "0")
    assert {engines.opt_level(engines.FULL, group) for group in groups} == {"0"}


def test_what_is_set_up_in_the_background_ends_with_the_server(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "dev").write_text("import time; print('begun', flush=True); time.sleep(600)")
    for name, place in {"ROOT": tmp_path, "LOG": tmp_path / "log", "GOES_ON": tmp_path / "goes-on"}.items():
        monkeypatch.setattr(background, name, place)
    with background.set_up_behind() as known_by:
        assert known_by["LANDFALL_COMPILING"] == str(tmp_path / "goes-on")
        while "begun" not in (tmp_path / "log").read_text():
            assert (tmp_path / "goes-on").is_file()
    assert not (tmp_path / "goes-on").exists()


@pytest.mark.parametrize(("results", "runs"), [([0], 1), ([1, 0], 2), ([1, 1], 2), ([2], 1)])
def test_what_fails_in_the_browser_is_tested_once_more_and_no_more(results: list[int], runs: int) -> None:
    test_browser: Callable[..., int] = runpy.run_path(str(DEV))["test_browser"]
    asked: list[tuple[str, ...]] = []

    def pytest(*arguments: str, env: dict[str, str]) -> int:
        asked.append(arguments)
        return results[len(asked) - 1]

    names = test_browser.__globals__
    names.update(pytest=pytest, browser_found=dict)
    assert test_browser("-k", "axe") == results[-1]
    assert len(asked) == runs
    assert [arguments[0] for arguments in asked] == ["tests/browser"] * runs
    assert ["--last-failed" in arguments for arguments in asked] == [False, True][:runs]
    assert all(arguments[-2:] == ("-k", "axe") for arguments in asked)
