"""What every step uses: printing what happens, running programs, and skipping what has not changed."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"


class Failed(Exception):
    """A step could not be done; the message says what to do about it."""


def say(text: str) -> None:
    print(f"\033[1m{text}\033[0m" if sys.stdout.isatty() else text, flush=True)


def run(*command: str | Path, env: dict[str, str] | None = None, cwd: Path = ROOT) -> None:
    """Run a program to its end; the step fails if the program does."""
    code = call(*command, env=env, cwd=cwd)
    if code:
        raise Failed(f"{Path(command[0]).name} failed with exit status {code}")


def call(*command: str | Path, env: dict[str, str] | None = None, cwd: Path = ROOT) -> int:
    """Run a program to its end and return its exit status."""
    return subprocess.run([str(part) for part in command], cwd=cwd, env=surroundings(env)).returncode


def surroundings(env: dict[str, str] | None = None) -> dict[str, str]:
    """The environment variables for a program. If no bytecode is wanted next to the sources, it goes to build/: tests
    start Python hundreds of times, and each start would compile everything again."""
    found = {**os.environ, **(env or {})}
    if found.pop("PYTHONDONTWRITEBYTECODE", ""):
        found.setdefault("PYTHONPYCACHEPREFIX", str(BUILD / "pycache"))
    return found


@contextmanager
def beside(*command: str | Path) -> Iterator[Callable[[], int]]:
    """Run a program in parallel. The function given waits for its end, prints its output and returns its status."""
    with (
        tempfile.TemporaryFile() as said,
        subprocess.Popen(
            [str(part) for part in command], cwd=ROOT, env=surroundings(), stdout=said, stderr=subprocess.STDOUT
        ) as process,
    ):

        def finish() -> int:
            code = process.wait()
            said.seek(0)
            print(said.read().decode(errors="replace"), end="", flush=True)
            return code

        try:
            yield finish
        finally:
            process.kill()


def files_in(*places: Path) -> list[Path]:
    """All existing files among the given paths and in the given folders."""
    inside = [path for place in places for path in (place, *place.rglob("*"))]
    return sorted(path for path in inside if path.is_file())


def digest(files: Iterable[Path], *facts: str, root: Path = ROOT) -> str:
    """One hash of the files' names and contents and of everything else that the step depends on."""
    total = blake2b(digest_size=16)
    for file in files:
        total.update(f"{file.relative_to(root)}\0".encode())
        total.update(blake2b(file.read_bytes()).digest())
    total.update("\0".join(facts).encode())
    return total.hexdigest()


class Stamp:
    """Remembers, in a file, from which inputs a step's result was made."""

    def __init__(self, file: Path, inputs: str) -> None:
        self.file = file
        self.inputs = inputs

    def is_fresh(self) -> bool:
        return self.file.is_file() and self.file.read_text() == self.inputs

    def set(self) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_text(self.inputs)


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Make two runs of ./dev in the same checkout wait for each other (not on Windows)."""
    BUILD.mkdir(exist_ok=True)
    with open(BUILD / "lock", "w") as lock:
        if os.name != "nt":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield
