"""The rules as the page and the terminal read them: the same numbers in every language, and no dead link."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hatch_build import Hook
from landfall.games import load_game
from landfall.learning import Block, Rules, Span, rule_id, rules_of
from landfall.learning.places import learning_folder, rules_folder
from landfall.learning.rules import plain, read_rules
from landfall.texts import LANGUAGES
from tests.rules_pages import GAMES, ROOT, number_of, rules_page
from tests.test_rules_cited import files_of, rules_in_strings
from tools import engines, page

IN_LANGUAGES = [(game, lang) for game in GAMES for lang in LANGUAGES]


def read(game: str, lang: str = "en") -> Rules:
    rules = rules_of(game, lang)
    assert rules is not None
    return rules


def spans_of(blocks: list[Block]) -> Iterator[Span]:
    for block in blocks:
        for spans in (block.spans, *block.items, *(cell for row in block.rows for cell in row)):
            yield from spans


def all_spans(rules: Rules) -> list[Span]:
    return [*spans_of(rules.preface), *(span for section in rules.sections for span in spans_of(section.blocks))]


@pytest.mark.parametrize("game", GAMES)
def test_every_section_step_and_ruling_of_the_page_has_its_id(game: str) -> None:
    page = rules_page(game)
    expected = {*page.sections, *(f"R{number_of(ruling.number)}" for ruling in page.rulings)}
    ids = read(game).ids()
    assert len(expected) > 30
    assert expected <= set(ids)
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("game", GAMES)
def test_what_refusals_cite_can_be_opened(game: str) -> None:
    sources = [path for path in files_of(game) if path.suffix == ".py" and "rules" in path.parts]
    cited = {rule for path in sources for rule in rules_in_strings(path.read_text(encoding="utf-8"))}
    assert len(cited) > 4
    assert [rule for rule in cited if read(game).section(rule_id(rule)) is None] == []


@pytest.mark.parametrize(("game", "lang"), IN_LANGUAGES)
def test_no_link_of_the_rules_is_dead(game: str, lang: str) -> None:
    rules = read(game, lang)
    links = [span.to for span in all_spans(rules) if span.to]
    assert len(links) > 20
    assert [link for link in links if rules.section(link) is None] == []


@pytest.mark.parametrize(("game", "lang"), IN_LANGUAGES)
def test_a_link_written_as_one_leads_somewhere_on_the_page(game: str, lang: str) -> None:
    path = rules_folder() / (f"{game}.md" if lang == "en" else f"{lang}/{game}.md")
    if not path.is_file():
        assert read(game, lang).lang == "en"
        return
    written = path.read_text(encoding="utf-8").count("](#")
    labels = [span for span in all_spans(read(game, lang)) if span.to and not span.text[-1].isdigit()]
    assert written >= 1
    assert labels


@pytest.mark.parametrize(("game", "lang"), IN_LANGUAGES)
def test_every_language_has_the_same_sections_in_the_same_order(game: str, lang: str) -> None:
    assert read(game, lang).ids() == read(game).ids()


@pytest.mark.parametrize(("game", "lang"), IN_LANGUAGES)
def test_nothing_about_the_code_is_shown_to_players(game: str, lang: str) -> None:
    rules = read(game, lang)
    words = " ".join(
        [*(plain(section) for section in rules.sections), *(span.text for span in spans_of(rules.preface))]
    )
    assert "tests/" not in words
    assert "](" not in words
    assert "docs/" not in words


def test_a_language_without_a_page_is_answered_in_english_and_says_so(tmp_path: Path) -> None:
    assert read("star-race", "xx").lang == "en"


def test_the_markdown_of_the_rules_is_read_block_by_block() -> None:
    text = """# A game: the rules

Hello. See [the end](#2-the-end). More: [docs](../docs.md).

## 1. A turn
Do *one* thing (R07):
- **sail** to `N3`,
  or stay;
- build, section 2.

| Ship | Cost |
|---|---|
| S1 | 2.1 and 2 |

```text
## 9. No heading
```

## 2. The end
**2.1.** At once.

#### R07. A tie
Shared.
- Why: so.
- Test: `tests/x.py::test_r7`
"""
    rules = read_rules(load_game("star-race"), "en", text)
    assert [span.to for span in spans_of(rules.preface)] == ["", "2", ""]
    turn, end, tie = rules.sections
    assert [block.kind for block in turn.blocks] == ["paragraph", "list", "table", "drawing"]
    assert [(span.text, span.mark, span.to) for span in turn.blocks[0].spans] == [
        ("Do ", "", ""), ("one", "em", ""), (" thing (", "", ""), ("R07", "", "R7"), ("):", "", "")
    ]  # fmt: skip
    assert [span.to for span in turn.blocks[1].items[1]] == ["", "2", ""]
    assert [span.to for span in turn.blocks[2].rows[1][1]] == ["2.1", ""]
    assert (end.blocks[0].id, end.blocks[0].spans[0].text) == ("2.1", "At once.")
    assert (tie.id, tie.number, plain(tie)) == ("R7", "R 7", "Shared. Why: so.")


def test_the_wheel_holds_the_rules_and_the_texts_for_learners(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "build_aside", lambda folder, npm: tmp_path)
    monkeypatch.setattr(page, "system_npm", lambda: "npm")
    monkeypatch.setattr(engines, "has_compiler", lambda: False)
    monkeypatch.delenv("LANDFALL_REQUIRE_COMPILED", raising=False)
    build_data: dict[str, Any] = {"force_include": {}}
    hook = Hook(str(ROOT), {}, None, None, str(tmp_path), "wheel")  # type: ignore[arg-type]
    hook.initialize("standard", build_data)
    included = {place: Path(source) for source, place in build_data["force_include"].items()}
    shipped = included["landfall/learning/pages"]
    assert {path.stem for path in shipped.glob("*.md")} == set(GAMES)
    for game in GAMES:
        folder = learning_folder(load_game(game))
        assert folder is not None
        assert folder.is_relative_to(ROOT / "src" / "landfall")
        assert {path.name for path in folder.iterdir()} >= {
            "entries.json",
            "guide.json",
            *(f"{lang}.ftl" for lang in LANGUAGES),
        }
