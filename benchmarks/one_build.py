"""Tic-tac-toe of examples/ compiled together with flow, as our own games are, into build/one_build/.

python benchmarks/one_build.py      then PYTHONPATH=build/one_build python benchmarks/compare.py subject:one_build
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Distribution  # type: ignore[import-untyped]

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "one_build"
EXAMPLE = ROOT / "examples" / "tic_tac_toe" / "tic_tac_toe.py"
INTERPRETED = ("__init__.py", "record.py")


def main() -> None:
    shutil.rmtree(FOLDER, ignore_errors=True)
    shutil.copytree(ROOT / "src" / "landfall", FOLDER / "landfall", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(EXAMPLE, FOLDER)
    os.chdir(FOLDER)
    flow = [str(path) for path in sorted(Path("landfall/flow").glob("*.py")) if path.name not in INTERPRETED]
    extensions = mypycify([*flow, EXAMPLE.name], opt_level="3", debug_level="0")
    command = Distribution({"name": "one_build", "ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib = "."
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    main()
