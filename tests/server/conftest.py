"""What every test of the server gets, and a PostgreSQL of the tests' own, where its programs are installed."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from secrets import token_hex

import pytest

from landfall.server import gate
from landfall.server.limits import Bucket

PLACES = sorted(Path("/usr/lib/postgresql").glob("*/bin")) if Path("/usr/lib/postgresql").is_dir() else []


@pytest.fixture(autouse=True)
def a_log_with_room(monkeypatch: pytest.MonkeyPatch) -> None:
    """The lines of earlier tests do not count, however quickly they ran."""
    monkeypatch.setattr(gate, "lines", Bucket(5.0, 100))


def programs() -> Path | None:
    for folder in reversed(PLACES):
        if (folder / "initdb").is_file() and (folder / "pg_ctl").is_file():
            return folder
    found = shutil.which("initdb")
    return Path(found).parent if found and shutil.which("pg_ctl") else None


def ordinary_user() -> str | None:
    """Whom to run it as: PostgreSQL refuses root. None: as ourselves."""
    if os.getuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            pwd.getpwnam(name)
        except KeyError:
            continue
        return name
    pytest.skip("PostgreSQL does not run as root, and there is no other user")


def control(home: Path, *command: str) -> None:
    """Tell the PostgreSQL in this folder something."""
    folder = programs()
    assert folder is not None, "the server could not run without its programs"
    run(
        ordinary_user(), home, str(folder / "pg_ctl"), "-D", str(home / "data"), "-w", "-l", str(home / "log"), *command
    )


def run(user: str | None, home: Path, *command: str) -> None:
    subprocess.run(command, check=True, user=user, cwd=home, capture_output=True, timeout=60)


@pytest.fixture(scope="session")
def postgres_home() -> Iterator[Path]:
    """The folder of a running PostgreSQL, which holds its socket."""
    pytest.importorskip("asyncpg", reason="asyncpg is not installed: pip install 'landfall[postgres]'")
    folder = programs()
    if folder is None:
        pytest.skip("PostgreSQL's programs are not installed")
    user = ordinary_user()
    home = Path(tempfile.mkdtemp(prefix="landfall-pg-"))
    if user is not None:
        shutil.chown(home, user)
    try:
        run(user, home, str(folder / "initdb"), "-D", str(home / "data"), "-U", "landfall", "-A", "trust", "--no-sync")
        options = f"-k {home} -c listen_addresses='' -c max_connections=30"
        control(home, "-o", options, "start")
        try:
            yield home
        finally:
            control(home, "-m", "immediate", "stop")
    finally:
        shutil.rmtree(home, ignore_errors=True)


@pytest.fixture
def postgres_address(postgres_home: Path) -> str:
    """The address of an empty database."""
    name = f"tables_{token_hex(4)}"
    folder = programs()
    assert folder is not None, "the server could not run without its programs"
    run(None, postgres_home, str(folder / "createdb"), "-h", str(postgres_home), "-U", "landfall", name)
    return f"postgresql://landfall@/{name}?host={postgres_home}"
