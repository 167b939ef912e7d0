"""axe-core looks at a page: what it finds serious or critical fails a test."""

from __future__ import annotations

from functools import cache
from typing import Any

from playwright.sync_api import Page

from tests.browser.conftest import wait_for_rest
from tools.steps import ROOT

SOURCE = ROOT / "web/node_modules/axe-core/axe.min.js"
GRAVE = ("serious", "critical")
RUN = """async (within) => {
    const { violations } = await axe.run(within, { resultTypes: ["violations"] });
    return violations.map(({ id, impact, help, nodes }) =>
        ({ id, impact, help, nodes: nodes.map((node) => `${node.target.join(" ")}: ${node.html.slice(0, 160)}`) }));
}"""


@cache
def source() -> str:
    return SOURCE.read_text(encoding="utf-8")


def violations(page: Page, within: str = "html") -> list[dict[str, Any]]:
    """Everything that axe finds on the page, or in a part of it, as it is now, at rest."""
    wait_for_rest(page)
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(source())
    found: list[dict[str, Any]] = page.evaluate(RUN, within)
    return found


def assert_accessible(page: Page, within: str = "html") -> None:
    """No serious or critical violation."""
    grave = [one for one in violations(page, within) if one["impact"] in GRAVE]
    told = [f"{one['id']} ({one['help']}):\n    " + "\n    ".join(one["nodes"][:6]) for one in grave]
    assert not told, "\n".join(told)
