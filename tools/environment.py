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
    inputs = digest([ROOT / "pyproject.toml", ROOT / "constraints.txt"], sys.version, str(ROOT))
    stamp = Stamp(VENV / "landfall-stamp", inputs)
    if stamp.is_fresh():
        return
    say("Installing Python packages into .venv")
    if not is_of_this_python():
        shutil.rmtree(VENV, ignore_errors=True)
    install(VENV, *PINNED, "--editable", ".[dev]")
    stamp.set()


def is_of_this_python() -> bool:
    settings = VENV / "pyvenv.cfg"
    version = ".".join(map(str, sys.version_info[:2]))
    lines = settings.read_text().splitlines() if settings.is_file() else []
    return any(line.startswith("version") and f"= {version}." in line for line in lines)
