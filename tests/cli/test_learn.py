"""`landfall learn`: every guide from its first step to its last, in every language; left, resumed, gone astray."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from landfall.learning import LEARNER, guide_text
from landfall.texts import LANGUAGES
from tests.cli.runner import run
from tests.learning.guided import GUIDED, Table

IN_LANGUAGES = [(game, lang) for game in GUIDED for lang in LANGUAGES]


@pytest.fixture(autouse=True)
def own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANDFALL_DATA", str(tmp_path))


def lines_for(game: str, steps: int | None = None) -> list[str]:
    """What a learner types who does what is asked, up to a step: an empty line to read on, else the number."""
    table = Table(game)
    typed: list[str] = []
    table.rest()
    while not table.lesson.is_over and table.lesson.step != steps:
        number = table.lesson.step
        step = table.lesson.steps[number]
        if step.is_read():
            typed.append("")
            table.do_step()
            continue
        for move in step.line:
            if move[0] == LEARNER and table.lesson.step == number:
                table.rest()
                action = table.game.actions.encode(move[1], **move[2])
                typed.append(str(table.state.legal_actions(LEARNER).index(action) + 1))
                table.play(move)
                table.rest()
    return typed


def words_of(text: str) -> str:
    return " ".join(text.replace("**", "").split())


@pytest.mark.parametrize(("game", "lang"), IN_LANGUAGES)
def test_a_guide_is_played_at_the_terminal_to_its_end(game: str, lang: str) -> None:
    told = guide_text(game, lang)
    assert told is not None
    ran = run("learn", game, "--lang", lang, typed="\n".join([*lines_for(game), "quit", ""]))
    assert ran.code == 0, ran.err
    shown = words_of(ran.out)
    for step in told.steps():
        assert words_of(step.text) in shown, step.id
        assert words_of(step.task) in shown, step.id


def test_what_was_left_is_resumed_and_a_chapter_is_begun_anew(tmp_path: Path) -> None:
    typed = lines_for("star-race", 4)
    run("learn", "star-race", "--lang", "en", typed="\n".join([*typed, "quit", ""]))
    kept = json.loads((tmp_path / "lessons" / "star-race.json").read_text())
    assert kept["step"] == 4
    told = guide_text("star-race")
    assert told is not None
    again = run("learn", "star-race", "--lang", "en", typed="quit\n").out
    assert words_of(told.steps()[4].task) in words_of(again)
    first = run("learn", "star-race", "--lang", "en", "--chapter", "1", typed="quit\n").out
    assert words_of(told.steps()[0].text) in words_of(first)


def test_who_goes_astray_is_answered_and_may_go_back_or_on() -> None:
    told = guide_text("star-race")
    assert told is not None
    race = next(step for step in told.steps() if step.task)
    typed = [*lines_for("star-race", told.steps().index(race)), "3", "B1", "back", "3", "B1", "next", "quit", ""]
    ran = run("learn", "star-race", "--lang", "en", typed="\n".join(typed))
    assert words_of(ran.out).count(words_of(race.wrong)) == 2
    assert words_of(ran.out).count(words_of(race.task)) >= 2


def test_chapters_are_listed_skipped_and_left() -> None:
    ran = run("learn", "star-race", "--lang", "en", typed="chapter\nchapter 5\nnext\nleave\nquit\n")
    assert "5  Landing and points" in ran.out
    assert "Chapter 5: Landing and points" in ran.out
    assert "The guide ends here" in ran.out


def test_what_is_not_there_is_refused() -> None:
    assert "6 chapters" in run("learn", "star-race", "--lang", "en", "--chapter", "9").err
    assert run("learn", "tic-tac-toe", "--lang", "en").code == 2
