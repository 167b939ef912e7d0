"""Statistics as one HTML file with charts."""

from __future__ import annotations

from pathlib import Path

from landfall.analysis.statistics import Statistics
from landfall.server.saved_page import filled_with, template
from landfall.server.views import encoder

TEMPLATE = "report.html"


def report_page(done: Statistics, page: Path | None = None) -> bytes:
    """Raises NotDone if the page has not been built."""
    return filled_with(template(TEMPLATE, page), encoder.encode(done).decode())
