"""Virtual environments: made with uv if it is installed, otherwise with venv and pip."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from tools.steps import ROOT, Stamp, digest, run, say

VENV = ROOT / ".venv"
PINNED = ("--constraint", "constraints.txt")


def program(name: str, venv: Path = VENV) -> Path:
    """The path of a program in a virtual environment."""
    return venv / "Scripts" / f"{name}.exe" if os.name == "nt" else venv / "bin" / name


def install(venv: Path, *wanted: str) -> None:
    """Install packages; create the environment first if there is none."""
    python = program("python", venv)
    uv = shutil.which("uv")
    if uv:
        if not python.exists():
            run(uv, "venv", "--quiet", "--allow-existing", "--python", sys.executable, venv)
        run(uv, "pip", "install", "--quiet", "--python", python, *wanted)
    else:
        if not program("pip", venv).exists():
            run(sys.executable, "-m", "venv", venv)
        run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *wanted)


def set_up() -> None:
    """The project's own environment: Landfall as an editable package, with everything its developers need."""
    set_up_with("landfall-stamp", ".[dev]", "Installing Python packages into .venv")


def set_up_to_play() -> None:
    """The same with only what playing needs, which takes half the time."""
    if not stamp_called("landfall-stamp").is_fresh():
        set_up_with("landfall-play-stamp", ".", "Installing into .venv what playing needs")


def set_up_with(stamped: str, wanted: str, words: str) -> None:
    stamp = stamp_called(stamped)
    if stamp.is_fresh():
        return
    say(words)
    if not is_of_this_python():
        shutil.rmtree(VENV, ignore_errors=True)
    install(VENV, *PINNED, "--editable", wanted)
    stamp.set()


def stamp_called(name: str) -> Stamp:
    inputs = digest([ROOT / "pyproject.toml", ROOT / "constraints.txt"], sys.version, str(ROOT))
    return Stamp(VENV / name, inputs)


def is_of_this_python() -> bool:
    settings = VENV / "pyvenv.cfg"
    version = ".".join(map(str, sys.version_info[:2]))
    lines = settings.read_text().splitlines() if settings.is_file() else []
    return any(line.startswith("version") and f"= {version}." in line for line in lines)
