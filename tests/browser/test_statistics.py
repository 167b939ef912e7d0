"""Games in figures: a report from a disk, and one's own tables on the page."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import to_builtins
from playwright.sync_api import Page, expect

from landfall.analysis.statistics import played, statistics
from landfall.server.report_page import report_page
from tests.browser.conftest import NewPage, keep_picture
from tests.browser.patience import until
from tests.recorded import FOLDER, RecordedGame

GAMES = ("star-race-01", "star-race-02", "antarctica-01", "evacuation-05", "planet-unknown-03")


def expect_charts(page: Page) -> None:
    """Every chart is drawn and nothing is wider than the window."""
    charts = page.locator("figure")
    expect(charts.first).to_be_visible()
    until(page, lambda: page.locator("figure .chart svg").count() == charts.count(), "every chart is drawn")
    assert not page.evaluate("() => document.documentElement.scrollWidth > innerWidth")


@pytest.mark.parametrize("width", [1440, 390])
def test_a_report_opens_from_a_disk_in_three_languages(new_page: NewPage, width: int, tmp_path: Path) -> None:
    rows = [played(RecordedGame.read(FOLDER / f"{name}.json").record) for name in GAMES]
    file = tmp_path / "report.html"
    file.write_bytes(report_page(statistics(rows)))
    page = new_page(width)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(file.as_uri())
    expect(page.get_by_role("heading", name="Games in figures")).to_be_visible()
    expect(page.locator("section h2")).to_have_count(4)
    expect_charts(page)
    keep_picture(page, f"report-{width}")
    page.get_by_label("Language").select_option("pl")
    expect(page.get_by_role("heading", name="Gry w liczbach")).to_be_visible()
    expect_charts(page)
    page.locator("summary").first.click()
    expect(page.locator("figure table").first).to_be_visible()
    assert [one for one in asked if not one.startswith(("file:", "data:", "blob:"))] == []


def test_ones_own_tables_are_counted(new_page: NewPage, server: str) -> None:
    page = new_page(390)
    page.goto(f"{server}/statistics")
    expect(page.get_by_text("None of your tables has ended yet")).to_be_visible()
    rows = [played(RecordedGame.read(FOLDER / f"{name}.json").record, own=[0]) for name in GAMES]
    told = to_builtins(statistics(rows))
    page.route("**/api/statistics", lambda route: route.fulfill(json=told))
    page.reload()
    expect(page.locator("section h2")).to_have_count(4)
    expect(page.get_by_text("2 games · won")).to_be_visible()
    expect_charts(page)
    keep_picture(page, "statistics-390")
