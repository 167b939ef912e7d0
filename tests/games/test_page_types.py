"""The page is told the types of questions and events; what recorded games ask and tell has them."""

from __future__ import annotations

from dataclasses import fields
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

from landfall.flow import Game
from landfall.flow.serial import to_plain
from landfall.games.registry import OURS
from landfall.replays import replay_steps
from landfall.server.typescript.games import one_of, told_in, words_of
from tests.recorded import FOLDER, RecordedGame

RECORDED = sorted(path for game in OURS for path in FOLDER.glob(f"{game}-*.json"))


def room_of(game: Game, module: str) -> Any:
    package = type(game).__module__.rpartition(".")[0]
    return import_module(f"{package}.knowledge.{module}")


def words_told(game: Game) -> dict[tuple[str, str], tuple[str, ...]]:
    """By event and field, the words the page is told it can be."""
    views = room_of(game, "view_types")
    named = {one_of(words): words for words in words_of(views).values()}
    return {
        (kind, field): named[said]
        for kind, cls in game.event_kinds.items()
        for field, said in told_in(cls, views).items()
        if said in named
    }


def test_there_are_recorded_games() -> None:
    assert RECORDED


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_questions_and_events_have_the_types_the_page_is_told(path: Path) -> None:
    last = None
    for step in replay_steps(RecordedGame.read(path).record):
        assert step.state is not None
        last = step.state
        described = vars(room_of(last.game, "question_types"))
        for seat in last.to_act():
            asked = last.decision(seat)
            assert asked is not None
            told = msgspec.json.decode(msgspec.json.encode(to_plain(asked.fields)))
            if asked.kind in described:
                shaped = msgspec.convert(told, described[asked.kind])
                assert msgspec.json.decode(msgspec.json.encode(shaped)) == told, asked.kind
    assert last is not None
    words = words_told(last.game)
    for audience in (*range(last.seats), None):
        for event in last.events(audience):
            for field in fields(event):  # type: ignore[arg-type]
                allowed = words.get((type(event).__name__, field.name))
                value = getattr(event, field.name)
                assert allowed is None or value in allowed, f"{event}: {field.name}"
