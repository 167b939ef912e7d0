"""Games of a file of `landfall simulate` are looked at again and weighed like any saved game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.runner import run


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Two games of Star Race."""
    place = tmp_path / "two.jsonl"
    ran = run("simulate", "star-race", "--seats", "2", "--games", "2", "--processes", "1", "--out", str(place))
    assert ran.code == 0, ran.err
    return place


@pytest.mark.parametrize("number", [1, 2])
def test_a_game_of_many_is_looked_at_again(file: Path, number: int) -> None:
    record = json.loads(file.read_text().splitlines()[number - 1])["record"]
    alone = file.with_name("alone.json")
    alone.write_text(json.dumps(record))
    ran = run("replay", str(file), "--all", "--game", str(number))
    assert ran.code == 0, ran.err
    assert ran.out == run("replay", str(alone), "--all").out
    if number == 1:
        assert ran.out == run("replay", str(file), "--all").out


def test_a_game_of_many_is_weighed(file: Path) -> None:
    ran = run("analyse", str(file), "--game", "2", "-n", "1", "--processes", "1", "--json")
    assert ran.code == 0, ran.err
    moves = json.loads(file.read_text().splitlines()[1])["record"]["parts"][0]["moves"]
    told = json.loads(ran.out)["decisions"]
    assert told
    assert all(one["seat"] == moves[one["move"]][0] and one["action"] == moves[one["move"]][1:] for one in told)


@pytest.mark.parametrize("number", [-1, 0, 3])
@pytest.mark.parametrize(("lang", "words"), [("en", "1 to 2"), ("pl", "od 1 do 2"), ("fr", "de 1 à 2")])
def test_a_game_that_the_file_has_not_is_refused(file: Path, number: int, lang: str, words: str) -> None:
    ran = run("replay", str(file), "--game", str(number), "--lang", lang)
    assert ran.code != 0
    assert words in " ".join(ran.err.split())


@pytest.mark.parametrize("text", ["{}\n", "[1]\n", "\x00", '{"record": 1}\n', ""])
def test_what_holds_no_games_is_refused(tmp_path: Path, text: str) -> None:
    place = tmp_path / "bad.jsonl"
    place.write_text(text)
    for command in ("replay", "analyse"):
        ran = run(command, str(place))
        assert ran.code != 0
        assert "bad.jsonl is not a saved game" in " ".join(ran.err.split())
        assert "Traceback" not in ran.err
