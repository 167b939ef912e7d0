"""The command `landfall`."""

from landfall.cli.main import main

__all__ = ["main"]
