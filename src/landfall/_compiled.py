"""Chooses, before any engine is imported, whether the engines run compiled or interpreted.

In a checkout the compiled modules lie in `build/compiled/<python tag>/` with a manifest of the sources they were made
from. They are used only while every source is unchanged. In an installed wheel they lie next to the sources.

`LANDFALL_PURE=1` always runs the sources. `LANDFALL_REQUIRE_COMPILED=1` raises ImportError if they would run.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Literal, NamedTuple

PACKAGE = Path(__file__).resolve().parent
CHECKOUT = PACKAGE.parent.parent
PYTHON_TAG = EXTENSION_SUFFIXES[0].split(".")[1]
MANIFEST = CHECKOUT / "build" / "compiled" / PYTHON_TAG / "manifest.json"

# Modules among the compiled ones that must stay interpreted, as paths in the package: their annotations are read, or
# they import what others have written.
INTERPRETED = frozenset(
    {
        "bots/plugins.py",
        "flow/record.py",
        "flow/view_types.py",
        "games/antarctica/knowledge/question_types.py",
        "games/antarctica/knowledge/view_types.py",
        "games/evacuation/knowledge/question_types.py",
        "games/evacuation/knowledge/view_types.py",
        "games/planet_unknown/knowledge/question_types.py",
        "games/planet_unknown/knowledge/view_types.py",
        "games/star_race/knowledge/question_types.py",
        "games/star_race/knowledge/view_types.py",
    }
)


class Status(NamedTuple):
    """How the engines run in this process, and why."""

    engines: Literal["compiled", "interpreted", "stale"]
    why: str
    reason: Literal["", "pure", "never", "changed", "wheel"] = ""  # the same for texts: why they are not compiled


def compiled_sources(package: Path = PACKAGE) -> dict[str, list[Path]]:
    """The one list of what is compiled: flow, the games, bots, the loop of environments; no `__init__` module."""
    folders = {"landfall_flow": package / "flow"}
    listed = package / "games" / "registry.py"
    registry = listed.read_text(encoding="utf-8") if listed.is_file() else ""
    for game in sorted(path.parent for path in package.glob("games/*/__init__.py")):
        if f'"landfall.games.{game.name}"' in registry:  # a game that is still being written is not compiled
            folders[f"landfall_{game.name}"] = game
    folders["landfall_bots"] = package / "bots"
    folders["landfall_envs"] = package / "envs" / "engine"
    groups = {name: sorted(_modules_in(folder, package)) for name, folder in folders.items()}
    return {name: sources for name, sources in groups.items() if sources}


def _modules_in(folder: Path, package: Path) -> Iterator[Path]:
    for source in folder.rglob("*.py"):
        if source.name != "__init__.py" and source.relative_to(package).as_posix() not in INTERPRETED:
            yield source


def source_hashes(package: Path = PACKAGE) -> dict[str, str]:
    """Every compiled source by its path in the package, with the hash of its content."""
    sources = [source for group in compiled_sources(package).values() for source in group]
    return {source.relative_to(package).as_posix(): blake2b(source.read_bytes()).hexdigest() for source in sources}


def module_name(source: Path, package: Path = PACKAGE) -> str:
    """`.../landfall/flow/rng.py` is `landfall.flow.rng`."""
    return ".".join(source.relative_to(package.parent).with_suffix("").parts)


class _Finder(MetaPathFinder):
    """Finds the named modules in the given files, before the package's folder is searched."""

    def __init__(self, files: Mapping[str, Path]) -> None:
        self.files = files

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.files.get(fullname)
        return None if file is None else spec_from_file_location(fullname, file)


def activate() -> None:
    """Choose the engines. `landfall/__init__.py` calls this once, before anything else."""
    global _status
    pure = os.environ.get("LANDFALL_PURE") == "1"
    in_checkout = (CHECKOUT / "pyproject.toml").is_file() and PACKAGE.parent.name == "src"
    if pure:
        _status = Status("interpreted", "LANDFALL_PURE=1", "pure")
        if not in_checkout:
            sources = [source for group in compiled_sources().values() for source in group]
            sys.meta_path.insert(0, _Finder({module_name(source): source for source in sources}))
    elif in_checkout:
        _status = _activate_checkout()
    else:
        _status = _look_beside_sources()
    if os.environ.get("LANDFALL_REQUIRE_COMPILED") == "1" and _status.engines != "compiled":
        raise ImportError(f"LANDFALL_REQUIRE_COMPILED=1, but the engines are not compiled: {_status.why}")


def _activate_checkout() -> Status:
    try:
        manifest = json.loads(MANIFEST.read_bytes())
    except FileNotFoundError:
        why = f"not compiled for {PYTHON_TAG}; ./dev setup does it if there is a C compiler"
        return Status("interpreted", why, "never")
    now = source_hashes()
    changed = _changed(manifest["sources"], now)
    if changed:
        others = f" and {len(changed) - 1} more" if len(changed) > 1 else ""
        why = f"{changed[0]}{others} changed since they were compiled; ./dev setup updates them"
        status = Status("stale", why, "changed")
        # On stderr and not through `warnings`: no code is at fault. Worker processes do not repeat it.
        if "LANDFALL_STALE_TOLD" not in os.environ:
            os.environ["LANDFALL_STALE_TOLD"] = "1"
            print(f"landfall: running interpreted engines: {status.why}", file=sys.stderr)
        return status
    files = {name: MANIFEST.parent / file for name, file in manifest["modules"].items()}
    sys.meta_path.insert(0, _Finder(files))
    return Status("compiled", f"{len(now)} modules in {MANIFEST.parent}")


def _changed(made_from: Mapping[str, str], now: Mapping[str, str]) -> list[str]:
    return sorted(path for path in made_from.keys() | now.keys() if made_from.get(path) != now.get(path))


def compiled_meanwhile() -> bool:
    """Whether a process that starts now would run compiled engines, though this one does not."""
    if _status.engines == "compiled" or os.environ.get("LANDFALL_PURE") == "1":
        return False
    try:
        manifest = json.loads(MANIFEST.read_bytes())
    except FileNotFoundError:
        return False
    return not _changed(manifest["sources"], source_hashes())


def _look_beside_sources() -> Status:
    sources = [source for group in compiled_sources().values() for source in group]
    missing = [source for source in sources if not source.with_suffix(EXTENSION_SUFFIXES[0]).is_file()]
    if missing:
        return Status("interpreted", f"this installation holds no compiled {module_name(missing[0])}", "wheel")
    return Status("compiled", f"{len(sources)} modules in {PACKAGE}")


_status = Status("interpreted", "not chosen yet")


def status() -> Status:
    """How the engines run in this process."""
    return _status
