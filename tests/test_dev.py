"""`./dev` answers a surplus word in one line."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

DEV = Path(__file__).parent.parent / "dev"


@pytest.mark.parametrize("command", ["help", "check", "setup"])
def test_a_word_too_many_is_refused(command: str) -> None:
    done = subprocess.run(
        [sys.executable, DEV, command, "foo"], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 2
    assert done.stderr == f"./dev {command} takes no arguments, so not foo\n"
