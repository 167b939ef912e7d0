from __future__ import annotations

from tests.say_cases import FILE, written


def test_the_cases_for_the_page_are_what_say_says() -> None:
    assert FILE.read_text(encoding="utf-8") == written(), "run python -m tests.say_cases"
