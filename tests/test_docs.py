"""The pages: every link leads somewhere, every page is in the site, every example runs in short form."""

from __future__ import annotations

import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGES = sorted(DOCS.rglob("*.md"))
assert PAGES


def anchors_of(page: Path) -> set[str]:
    """The names of a page's headings, as GitHub and the site make them."""
    headings = re.findall(r"^#+ +(.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    plain = [re.sub(r"[`*]|\[([^]]*)\]\([^)]*\)", r"\1", heading).strip().lower() for heading in headings]
    return {re.sub(r"[^\w\- ]", "", heading).replace(" ", "-") for heading in plain}


@pytest.mark.parametrize("page", [ROOT / "README.md", *PAGES], ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        if re.match(r"[a-z]+:", target):
            continue
        path, _, anchor = target.partition("#")
        found = (page.parent / path).resolve() if path else page
        assert found.exists(), target
        assert not anchor or found.suffix != ".md" or anchor in anchors_of(found), target


def test_every_page_is_in_the_site() -> None:
    listed = re.findall(r"^ *- ([\w/-]+\.md)$", (ROOT / "mkdocs.yml").read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(listed) == [page.relative_to(DOCS).as_posix() for page in PAGES]


def test_the_site_is_built_without_a_warning(tmp_path: Path) -> None:
    pytest.importorskip("mkdocs", reason="the extra docs is not installed: ./dev nightly --only docs")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "sample" in (tmp_path / "api" / "index.html").read_text(encoding="utf-8")


def test_the_search_on_samples_beats_random_play(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(ROOT / "examples" / "search_on_sample.py"))["main"]("star-race", "2")
    assert "Flat: won" in capsys.readouterr().out


def test_the_balance_study_prints_and_plots(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(ROOT / "examples")
    main = runpy.run_path(str(ROOT / "examples" / "balance_study.py"))["main"]
    main("tic-tac-toe", "20", str(tmp_path / "plot.svg"))
    assert "seat 2:" in capsys.readouterr().out
    assert (tmp_path / "plot-1.svg").read_text(encoding="utf-8").count("<circle") == 2
