"""Runs the command line in this process, with scripted input."""

from __future__ import annotations

import io
import sys
from contextlib import redirect_stderr, redirect_stdout
from typing import NamedTuple

from landfall.cli.main import run as run_command


class Ran(NamedTuple):
    code: int
    out: str
    err: str


def run(*arguments: str, typed: str = "") -> Ran:
    out, err = io.StringIO(), io.StringIO()
    before = sys.stdin
    sys.stdin = io.StringIO(typed)
    try:
        with redirect_stdout(out), redirect_stderr(err):
            code = run_command(list(arguments))
    finally:
        sys.stdin = before
    return Ran(code, out.getvalue(), err.getvalue())
