"""A real server and a real Chromium for the tests here; `./dev test --only browser` finds or installs the browser."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tools import browser as chromium
from tools.steps import BUILD, ROOT

SCREENSHOTS = BUILD / "screenshots"
READY = "Landfall is at "
PATIENCE = 60_000  # ms for anything expected on a page
SERVING = Path(__file__).with_name("serving.py")
EXAMPLE = ROOT / "examples" / "tic_tac_toe"

expect.set_options(timeout=PATIENCE)


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


@pytest.fixture(scope="session")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file in which the server keeps its tables."""
    return tmp_path_factory.mktemp("server") / "tables.sqlite3"


@pytest.fixture(scope="session")
def server(data: Path) -> Iterator[str]:
    """The address of a server with its own data."""
    folder = data.parent
    paths = os.pathsep.join([str(EXAMPLE), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)
    with (folder / "errors").open("w") as errors:
        process = subprocess.Popen(
            [sys.executable, str(SERVING), str(data)],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env={**os.environ, "PYTHONPATH": paths},
        )
        assert process.stdout is not None
        try:
            said = process.stdout.readline()
            if not said.startswith(READY):
                process.wait(10)
                pytest.fail(f"the server did not start: {said}{(folder / 'errors').read_text()}")
            yield said.removeprefix(READY).strip().rstrip("/")
        finally:
            process.terminate()
            try:
                process.wait(15)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait(5)
            process.stdout.close()


NewPage = Callable[..., Page]

# After a dialog is closed, the browser takes its entry out of the history; it would call off a page opened meanwhile.
NOTHING_CLOSES = "() => document.querySelector('dialog[open]') !== null || !history.state?.over"


def open_in_order(page: Page) -> None:
    """An address is opened when the page has finished with its history, as nobody types one within a millisecond."""
    goto = page.goto

    def open_address(*address: Any, **wishes: Any) -> object:
        page.wait_for_function(NOTHING_CLOSES)
        return goto(*address, **wishes)

    page.goto = open_address  # type: ignore[assignment, method-assign]


@pytest.fixture
def new_page(browser: Browser) -> Iterator[NewPage]:
    """Makes pages, each of a browser of its own; an uncaught error in one fails the test."""
    errors: list[str] = []
    contexts: list[BrowserContext] = []

    def make(width: int = 1440, height: int = 900, **wishes: object) -> Page:
        chosen: dict[str, object] = {
            "locale": "en-GB",
            "color_scheme": "dark",
            "reduced_motion": "reduce",
            "service_workers": "block",  # each page would fetch all files; test_offline.py allows it
            **wishes,
        }
        context = browser.new_context(viewport={"width": width, "height": height}, **chosen)  # type: ignore[arg-type]
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        open_in_order(page)
        page.on("pageerror", lambda error: errors.append(str(error)))
        return page

    yield make
    for context in contexts:
        context.close()
    assert not errors, f"errors on the page: {errors}"


@pytest.fixture
def page(new_page: NewPage) -> Page:
    return new_page()


AT_REST = """() => document.getAnimations().every(
    (one) => one.playState !== "running" || one.effect?.getComputedTiming().endTime === Infinity
)"""


def wait_for_rest(page: Page) -> None:
    """Until nothing travels or fades any more; what pulses forever does not count."""
    page.wait_for_function(AT_REST)


def keep_picture(page: Page, name: str) -> None:
    """A picture of the page at rest, as build output."""
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    wait_for_rest(page)
    page.screenshot(path=SCREENSHOTS / f"{name}.png")
