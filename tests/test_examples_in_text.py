"""The README, the docs and the docstrings: their Python code runs, and the files they name exist."""

from __future__ import annotations

import ast
import doctest
import importlib
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), ROOT / "web" / "README.md"])
WITH_EXAMPLES = sorted(path for path in SOURCES.rglob("*.py") if ">>>" in path.read_text(encoding="utf-8"))


def test_the_readme_plays_a_game() -> None:
    ran = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert ran.attempted >= 8
    assert ran.failed == 0


@pytest.mark.parametrize("path", WITH_EXAMPLES, ids=lambda path: path.relative_to(SOURCES).as_posix())
def test_docstrings_show_what_happens(path: Path) -> None:
    """A compiled module has no docstrings: the texts are read from the source, the names are the module's own."""
    name = ".".join(path.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")
    names = dict(vars(importlib.import_module(name)))
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    nodes = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, kinds)]
    texts = [text for text in (ast.get_docstring(node) for node in nodes) if text and ">>>" in text]
    assert texts
    for text in texts:
        shown = doctest.DocTestParser().get_doctest(text, dict(names), name, None, None)
        assert doctest.DocTestRunner().run(shown).failed == 0


def test_the_examples_of_bots_run(capsys: pytest.CaptureFixture[str]) -> None:
    """What stands under `if __name__ == "__main__"` takes longer and is not run; the imports are."""
    blocks = re.findall(r"(?s)```python\n(.*?)```", (ROOT / "docs" / "bots.md").read_text(encoding="utf-8"))
    assert len(blocks) >= 4
    for block in blocks:
        exec(compile(block, "docs/bots.md", "exec"), {"__name__": "docs"})
    assert "mission-1" in capsys.readouterr().out


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_what_a_page_names_is_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert [link for link in re.findall(r"\]\(([^)#:]+)[^):]*\)", text) if not (page.parent / link).exists()] == []
    ours = [
        path for folder in ("src", "tests", "tools", "benchmarks", "examples") for path in (ROOT / folder).rglob("*")
    ]
    files = {path.name for path in (*ours, *ROOT.glob("*"))}
    assert [name for name in re.findall(r"`(?:[\w-]+/)*([\w-]+\.(?:py|md|toml))`", text) if name not in files] == []
    tests = " ".join(path.read_text(encoding="utf-8") for path in ours if re.fullmatch(r"test_.*\.py", path.name))
    assert [name for name in re.findall(r"`(test_\w+)`", text) if f"def {name}(" not in tests] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_a_link_to_a_heading_finds_it(page: Path) -> None:
    for link, anchor in re.findall(r"\]\(([^)#:\s]*)#([^)\s]+)\)", page.read_text(encoding="utf-8")):
        text = (page.parent / link if link else page).read_text(encoding="utf-8")
        headings = [re.sub(r"[^\w\- ]", "", words.lower()) for words in re.findall(r"(?m)^#+ (.+)$", text)]
        assert anchor in [words.replace(" ", "-") for words in headings], f"{link}#{anchor}"


@pytest.mark.parametrize("game", ["antarctica", "evacuation", "planet_unknown", "star_race"])
def test_every_chapter_of_a_game_is_a_module_of_it(game: str) -> None:
    text = (ROOT / "docs" / f"{game.replace('_', '-')}.md").read_text(encoding="utf-8")
    named = re.findall(r"`([\w/]+\.py)`", text.partition("## Where to find it in the code")[2].partition("\n## ")[0])
    assert len(named) > 10
    assert [name for name in named if not (SOURCES / "landfall" / "games" / game / name).is_file()] == []
