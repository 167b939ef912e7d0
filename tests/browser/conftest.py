"""A real Chromium for the tests in this folder; `./dev test --only browser` finds or installs it."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tools import browser as chromium


def landfall_chromium() -> str:
    """The path of the Chromium to use."""
    found = chromium.on_path() or (str(chromium.LAUNCHER) if chromium.LAUNCHER.exists() else None)
    if found is None:
        pytest.fail("no Chromium here; ./dev test --only browser installs one")
    return found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    as_root = hasattr(os, "geteuid") and os.geteuid() == 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=landfall_chromium(),
            args=["--no-sandbox"] if as_root else [],  # Chromium refuses to run as root in its sandbox
        )
        yield browser
        browser.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A fresh page of its own context; an uncaught error in it fails the test."""
    errors: list[str] = []
    with browser.new_context(locale="en-GB") as context:
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        yield page
    assert not errors, f"errors on the page: {errors}"
