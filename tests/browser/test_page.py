from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import Page, expect

from tools.page import BUILT


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture
def built_page() -> Iterator[str]:
    """The address of the built page, served as plain files."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(BUILT))) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


def test_the_built_page_opens_and_says_its_name(page: Page, built_page: str) -> None:
    page.goto(built_page)
    expect(page).to_have_title("Landfall")
    expect(page.get_by_role("heading", level=1)).to_have_text("Landfall")
