"""axe finds nothing serious on the screens around the tables and on the tables of all games."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import assert_accessible, violations
from tests.browser.conftest import NewPage
from tests.browser.contrast import too_faint
from tests.browser.playing import open_seat, set_table

SIZES = [(1440, 900, "dark"), (390, 844, "light")]


@pytest.mark.parametrize(("width", "height", "scheme"), SIZES)
def test_the_screens_around_the_tables(new_page: NewPage, server: str, width: int, height: int, scheme: str) -> None:
    page = new_page(width, height, color_scheme=scheme)
    made = set_table(server, seats=("person", "open", "open"), variant="family")
    open_seat(page, server, made)
    expect(page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    for part in (".waiting", "header"):
        assert_accessible(page, part)  # a table that waits
    for name in ("Invite", "My seat", "Settings"):
        page.get_by_role("button", name=name, exact=True).click()
        expect(page.get_by_role("dialog", name=name)).to_be_visible()
        assert_accessible(page, "dialog")
        page.keyboard.press("Escape")

    page.goto(server)
    expect(page.get_by_role("list", name="Your tables")).to_be_visible()
    assert_accessible(page)  # the start page, with a table of one's own
    page.get_by_role("article", name="Evacuation").get_by_role("button", name="Play with bots").click()
    page.get_by_text("More", exact=True).click()
    expect(page.get_by_role("group", name="Common goals")).to_be_visible()
    assert_accessible(page)

    page.goto(f"{server}/rules/star-race")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert_accessible(page)
    page.goto(f"{server}/record")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert_accessible(page)
    page.goto(f"{server}/nowhere/at/all")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert_accessible(page)

    friend = new_page(width, height, color_scheme=scheme)
    friend.goto(f"{server}/table/{made['table']['id']}")
    expect(friend.get_by_role("heading", name="You are invited: Star Race")).to_be_visible()
    assert_accessible(friend, ".waiting")  # the invitation


TABLES: dict[str, dict[str, object]] = {
    "star-race": {"variant": "advanced"},
    "antarctica": {"placement": "free"},
    "planet-unknown": {},
    "evacuation": {"actions": "advanced"},
}


@pytest.mark.parametrize(("width", "height", "scheme"), SIZES)
@pytest.mark.parametrize("game", sorted(TABLES))
def test_the_whole_table_at_a_question_and_with_its_log(
    new_page: NewPage, server: str, game: str, width: int, height: int, scheme: str
) -> None:
    page = new_page(width, height, color_scheme=scheme)
    open_seat(page, server, set_table(server, game, ("person", "normal", "normal"), **TABLES[game]))
    page.locator(".hint:enabled").click()
    page.locator(".notice.hint").wait_for()
    assert_accessible(page)
    faint = too_faint(page)[1]
    assert not faint, "\n".join(faint)
    page.get_by_role("tab", name="Log").click()
    assert_accessible(page, "[role=tabpanel]")


def test_faint_words_on_a_gradient_would_be_found(page: Page, server: str) -> None:
    page.goto(f"{server}/record")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.evaluate("""() => {
        const words = document.createElement("p");
        words.textContent = "Hardly to be read";
        words.style = "position: fixed; inset: 0 auto auto 0; color: #777; background: linear-gradient(#666, #888)";
        document.body.append(words);
    }""")
    measured, found = too_faint(page)
    assert measured
    assert any("Hardly" in one for one in found)


def test_axe_would_find_what_is_wrong(page: Page, server: str) -> None:
    page.goto(f"{server}/record")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.evaluate("document.body.append(document.createElement('button'))")
    assert "button-name" in [one["id"] for one in violations(page)]
