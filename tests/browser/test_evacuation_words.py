"""What Evacuation's page says: points, costs and needs by the rules of the table, and a map that can be read."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from landfall.games.evacuation.table.new_world import AREA_IDS, POPULATION_SLOTS
from landfall.games.evacuation.table.state import Evacuation
from landfall.games.evacuation.table.terms import INCOME
from tests.browser.conftest import NewPage, keep_picture
from tests.browser.playing import open_seat, set_table
from tests.browser.positions import table_at
from tests.games.evacuation.positions import OLD, new, own_stadium, pieces_ready, settled, turn

SCREENS = ((1440, 900, "dark"), (390, 844, "light"))


def titles(page: Page, text: str) -> list[str]:
    """The words of what shows its reason when it is pointed at, as far as they hold this."""
    found = page.locator(f'.ev-board [title*="{text}"]')
    return [str(title) for title in found.evaluate_all("all => all.map((one) => one.title)")]


def people_on(state: Evacuation, seat: int, *areas: str) -> None:
    """The seat has settled these areas, which have no factories."""
    settled(state, seat, *areas)
    state.settled_population[seat] += sum(POPULATION_SLOTS[AREA_IDS.index(area)] for area in areas)


def after_the_draft(seats: int, seed: int) -> Evacuation:
    """Everybody keeps the first goals offered, and seat 0 has areas that some of its goals count."""
    state = new(seats, seed, goals="draft")
    while state.phase == INCOME:
        seat = state.to_act()[0]
        state.apply_action(state.legal_actions(seat)[0], seat)
    people_on(state, 0, "N01", "N06", "N31", "N35")
    return state


def test_ones_own_seat_counts_the_goals_that_the_others_do_not_see(new_page: NewPage, server: str, data: Path) -> None:
    for width, height, theme in SCREENS:
        page = new_page(width, height, color_scheme=theme)
        page.goto(server + table_at(data, after_the_draft(2, 4)))
        own, other = (page.locator("summary.number:visible").nth(at) for at in (0, 1))
        if width < 1000:
            page.get_by_role("tab", name="Players").click()
        expect(own).to_have_text("−27")
        expect(other).to_have_text("−39")
        page.get_by_role("tab", name="Goals").click()
        expect(page.locator(".aims:visible")).to_contain_text("The others see −39")
        expect(page.locator(".aims:visible h3 .number")).to_have_text("−27")
        keep_picture(page, f"evacuation-own-points-{width}-{theme}")


def test_alone_nobody_else_sees_points_and_faces_are_compared_with_the_opponent(
    new_page: NewPage, server: str, data: Path
) -> None:
    page = new_page()
    page.goto(server + table_at(data, after_the_draft(1, 5)))
    expect(page.locator("summary.number")).to_have_text("−27")
    page.get_by_role("tab", name="Goals").click()
    aims = page.locator(".aims")
    expect(aims).to_contain_text("at least as many faces as the opponent")
    expect(aims).not_to_contain_text("By place")
    expect(aims).not_to_contain_text("The others see")
    expect(aims).to_contain_text("Strict: a bonus is gained only if")
    keep_picture(page, "evacuation-alone-1440-dark")


def test_alone_the_draft_of_goals_has_no_neighbour(new_page: NewPage, server: str, data: Path) -> None:
    for seats, words in ((1, "the hands are swapped"), (2, "the others are passed on to the left")):
        page = new_page()
        page.goto(server + table_at(data, new(seats, 5, goals="draft")))
        expect(page.locator(".choosing h3")).to_contain_text(words)
        expect(page.locator(".action-bar strong")).to_have_text("Keep one goal.")


def test_a_race_counts_levels_of_production_and_no_points(new_page: NewPage, server: str, data: Path) -> None:
    state = turn(2, mode="race")
    state.penalties[0] = 2
    page = new_page()
    page.goto(server + table_at(data, state))
    page.locator("[data-stage=worlds]").click()
    assert len(titles(page, "lowers the lowest production by 1")) == 6  # areas, stadiums and three empty places, tokens
    assert titles(page, "points") == []


def test_only_faces_that_stay_are_told_for_the_end(new_page: NewPage, server: str, data: Path) -> None:
    state = turn(2)
    own_stadium(state, 0, "ST08")  # 2 faces
    own_stadium(state, 0, "ST09", OLD)  # 2 more
    for width, height, theme in SCREENS:
        page = new_page(width, height, color_scheme=theme)
        page.goto(server + table_at(data, state.clone()))
        page.locator("[data-stage=worlds]").click()
        expect(page.locator(".new-world .faces").first).to_have_text("4 · at the end 2")
        page.locator(".new-world").scroll_into_view_if_needed()
        keep_picture(page, f"evacuation-faces-{width}-{theme}")


def test_an_area_says_what_it_needs_and_what_is_there(new_page: NewPage, server: str, data: Path) -> None:
    state = turn(2)
    pieces_ready(state, 0, population=7, food=2)
    people_on(state, 0, "N01", "N15", "N20")
    people_on(state, 1, "N24", "N35")
    for width, height, theme in (*SCREENS, (1440, 900, "light"), (390, 844, "dark")):
        page = new_page(width, height, color_scheme=theme)
        page.goto(server + table_at(data, state.clone()))
        page.locator("[data-stage=map]").click()
        page.locator("[data-hex=N04]").click()
        expect(page.locator(".map-place aside")).to_contain_text("population: 1 needed, 7 waiting")
        keep_picture(page, f"evacuation-map-{width}-{theme}")


def test_with_action_cards_group_1_shows_its_one_use(new_page: NewPage, server: str, data: Path) -> None:
    page = new_page()
    page.goto(server + table_at(data, turn(2, actions="advanced")))
    page.locator("[data-stage=actions]").click()
    expect(page.locator(".group.g1 .uses i")).to_have_count(1)
    expect(page.locator(".group.g2 .uses i")).to_have_count(3)
    expect(page.locator("section.actions")).to_contain_text("only one of power 1 may be taken per year")
    assert titles(page, "4th use of a group") != []
    assert "4th" not in str(page.locator(".group.g1 .head").get_attribute("title"))
    keep_picture(page, "evacuation-advanced-1440-dark")


def test_the_food_and_the_income_to_come_are_those_of_the_right_year(
    new_page: NewPage, server: str, data: Path
) -> None:
    page = new_page()
    open_seat(page, server, set_table(server, "evacuation", ("person", "random")))
    expect(page.locator(".stores .old")).to_contain_text("consumes 5 next")  # the draft comes before the first income
    last = turn(2)
    last.year = 4
    page.goto(server + table_at(data, last))
    expect(page.locator(".stores .old")).to_contain_text("9 to evacuate")
    expect(page.locator(".stores")).not_to_contain_text("next")
    expect(page.locator(".stores")).not_to_contain_text("+")
    keep_picture(page, "evacuation-last-year-1440-dark")
