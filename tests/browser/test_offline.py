"""The page as an app: it can be installed, opens without a connection, and a new version takes the place of the old."""

from __future__ import annotations

import json
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.request import urlopen

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage, keep_picture
from tests.browser.cutting import cutting
from tools.steps import ROOT

BUILT = ROOT / "web/dist"
UNTIL = """async (true_) => {
    for (let tries = 0; tries < 2000; tries += 1) {
        if (await eval(true_)) return true;
        await new Promise((done) => setTimeout(done, 20));
    }
    return false;
}"""
CONTROLLED = "() => navigator.serviceWorker.controller !== null"


def test_it_can_be_installed(server: str) -> None:
    with urlopen(f"{server}/manifest.webmanifest", timeout=60) as answer:
        assert answer.headers["Content-Type"].split(";")[0] == "application/manifest+json"
        manifest = json.load(answer)
    assert manifest["display"] == "standalone"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
    for icon in manifest["icons"]:
        with urlopen(server + icon["src"], timeout=60) as answer:
            assert answer.headers["Content-Type"] == icon["type"]
            assert answer.read(4) == (b"\x89PNG" if icon["type"] == "image/png" else b"<svg")
    with urlopen(f"{server}/worker.js", timeout=60) as answer:
        assert answer.headers["Cache-Control"] == "no-cache"  # a new one is found at once


def test_without_a_connection_it_opens_and_says_what_needs_one(new_page: NewPage, server: str) -> None:
    page = new_page(390, 844, service_workers="allow")
    with cutting(server) as proxy:
        page.goto(proxy.address)
        page.wait_for_function(CONTROLLED)
        page.reload()
        expect(page.get_by_role("button", name="Play with bots").first).to_be_visible()
    page.reload()  # nobody answers at this address any more
    expect(page.get_by_role("status").filter(has_text="need a connection")).to_be_visible()
    expect(page.get_by_role("button", name="Play with bots").first).to_be_visible()
    keep_picture(page, "offline-390-dark")
    page.get_by_role("article", name="Star Race").get_by_role("button", name="Play with bots").click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer")


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def files_of(folder: Path) -> Iterator[str]:
    """The files of a folder alone, at an address of their own."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder))) as http:
        threading.Thread(target=http.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{http.server_address[1]}"
        http.shutdown()


def kept(page: Page) -> list[str]:
    names: list[str] = page.evaluate("() => caches.keys()")
    return [name for name in names if name.startswith("landfall-shell-")]


def test_a_new_version_takes_the_place_of_the_old(new_page: NewPage, tmp_path: Path) -> None:
    shutil.copytree(BUILT, tmp_path / "page")
    index, worker = tmp_path / "page/index.html", tmp_path / "page/worker.js"
    page = new_page(service_workers="allow")
    with files_of(tmp_path / "page") as address:
        page.goto(address)
        page.wait_for_function(CONTROLLED)
        (old,) = kept(page)
        version = old.removeprefix("landfall-shell-")
        worker.write_text(worker.read_text(encoding="utf-8").replace(version, "newer"), encoding="utf-8")
        index.write_text(
            index.read_text(encoding="utf-8").replace("<body>", '<body data-newer="yes">'), encoding="utf-8"
        )
        page.reload()
        expect(page.locator("body[data-newer]")).to_have_count(1)  # though the old worker is still in charge
        assert page.evaluate(UNTIL, "navigator.serviceWorker.getRegistration().then((one) => one?.waiting)")
        context = page.context
        page.close()  # the last page of the old version is gone
        page = context.new_page()
        page.goto(address)
        assert page.evaluate(UNTIL, f"caches.keys().then((all) => !all.includes('{old}'))")
        assert kept(page) == ["landfall-shell-newer"]
