"""`landfall doctor`: is everything installed, and does it work?"""

from __future__ import annotations

import json
import platform
import socket
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from landfall import _compiled
from landfall.cli.catalogue import found_games
from landfall.cli.checks import check_port
from landfall.server.settings import data_folder
from landfall.terminal.words import Words
from landfall.texts import LANGUAGES
from landfall.texts.completeness import missing_texts, unknown_fields

OLDEST_PYTHON = (3, 11)
PACKAGE = Path(__file__).resolve().parent.parent
SHOWN = 3  # how many missing texts are listed


class Finding:
    """One thing that was checked."""

    def __init__(self, what: str, good: bool, words: str) -> None:
        self.what = what
        self.good = good
        self.words = words


def doctor(words: Words, port: int, as_json: bool) -> int:
    """Check everything; the exit code is 1 if something needs attention."""
    check_port(port)
    findings = [python(words), engines(words), *games(words), texts(words), page(words), data(words), free(port, words)]
    ill = sum(not finding.good for finding in findings)
    if as_json:
        told = [{"what": finding.what, "good": finding.good, "words": finding.words} for finding in findings]
        print(json.dumps({"good": ill == 0, "findings": told}))
        return 1 if ill else 0
    console = Console(highlight=False)
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for finding in findings:
        sign = Text("✓", style="green") if finding.good else Text("!", style="bold yellow")
        table.add_row(sign, Text(words(f"doctor-{finding.what}", port=str(port))), Text(finding.words))
    console.print(table)
    console.print(Text(words("doctor-all-good") if not ill else words("doctor-not-good", count=ill), style="bold"))
    return 1 if ill else 0


def python(words: Words) -> Finding:
    version = platform.python_version()
    good = sys.version_info >= OLDEST_PYTHON
    return Finding("python", good, version if good else words("doctor-old-python", version=version))


def engines(words: Words) -> Finding:
    """Interpreted engines work too, only slower; stale ones should be compiled again."""
    status = _compiled.status()
    how = words(f"doctor-{status.engines}")
    if status.reason:
        how = words("doctor-engines-because", how=how, why=words(f"doctor-why-{status.reason}"))
    return Finding("engines", status.engines != "stale", how)


def games(words: Words) -> list[Finding]:
    usable, broken = found_games()
    findings = [Finding("games", True, ", ".join(game.id for game in usable))]
    for id, why in broken.items():
        findings.append(Finding("games", False, words("doctor-broken", game=id, what=why)))
    return findings


def texts(words: Words) -> Finding:
    missing: list[str] = []
    for game in found_games()[0]:
        missing.extend(f"{game.id} {key}" for key in (*missing_texts(game), *unknown_fields(game)))
    if not missing:
        return Finding("texts", True, words("doctor-texts-complete", langs=list(LANGUAGES)))
    named = ", ".join(missing[:SHOWN]) + (" …" if len(missing) > SHOWN else "")
    return Finding("texts", False, words("doctor-texts-missing", missing=named))


def page(words: Words) -> Finding:
    """In a wheel the page lies next to the server, in a checkout where it was built."""
    places = (PACKAGE / "server" / "page", PACKAGE.parent.parent / "web" / "dist")
    built = any((place / "index.html").is_file() for place in places)
    return Finding("page", built, words("doctor-page-built" if built else "doctor-page-missing"))


def data(words: Words) -> Finding:
    folder = data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as wrong:
        return Finding("data", False, words("doctor-data-bad", folder=str(folder), what=wrong))
    return Finding("data", True, words("doctor-data-good", folder=str(folder)))


def free(port: int, words: Words) -> Finding:
    with socket.socket() as door:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind(("127.0.0.1", port))
        except OSError:
            return Finding("port", False, words("doctor-port-taken"))
    return Finding("port", True, words("doctor-port-free"))
