"""A finished game is analysed on the page: progress, win chances tied to the replay, a better line on the board."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage, keep_picture
from tests.server.test_analyses import short_game


@pytest.mark.parametrize(("width", "lang"), [(1440, "en-GB"), (390, "pl-PL")])
def test_a_game_is_analysed_and_a_better_line_shown(
    new_page: NewPage, server: str, width: int, lang: str, tmp_path: Path
) -> None:
    page = new_page(width, locale=lang)
    english = lang == "en-GB"
    file = tmp_path / "game.json"
    file.write_text(short_game().to_json())
    page.goto(f"{server}/record")
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("tab", name="Analysis" if english else "Analiza").click()
    panel = page.locator(".analysis")
    expect(panel.locator("figure")).to_have_count(1)  # the points by source need no analysis
    panel.get_by_role("combobox").first.select_option("quick")
    panel.get_by_role("button", name="Analyse the game" if english else "Przeanalizuj grę").click()
    graph = panel.get_by_role("slider")
    expect(graph).to_have_count(1)
    graph.fill("10")
    expect(page.locator(".replay-bar .number")).to_contain_text("10 /")
    expect(panel.locator("tbody tr")).to_have_count(2)
    for seat in range(2):
        panel.locator("tbody button").nth(seat).click()
        if panel.locator("article").count():
            break
    worst = panel.locator("article").first
    expect(worst.locator(".why")).not_to_be_empty()
    worst.get_by_role("button", name="Show on the board" if english else "Pokaż na planszy").click()
    expect(panel.locator("article.shown")).to_have_count(1)
    keep_picture(page, f"analysis-{width}")
    page.keyboard.press("ArrowRight")
    expect(panel.locator("article.shown")).to_have_count(0)
    worst.get_by_role("button", name="Try it" if english else "Spróbuj").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert not page.evaluate("() => document.documentElement.scrollWidth > innerWidth")


def test_an_analysis_is_cancelled(new_page: NewPage, server: str, tmp_path: Path) -> None:
    page = new_page()
    file = tmp_path / "game.json"
    file.write_text(short_game("to be cancelled").to_json())
    page.goto(f"{server}/record")
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("tab", name="Analysis").click()
    page.get_by_label("Depth").select_option("deep")
    page.get_by_role("button", name="Analyse the game").click()
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("button", name="Analyse the game")).to_be_visible()
