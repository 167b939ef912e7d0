"""Playing a record of any game again."""

from __future__ import annotations

import pytest

import landfall
from landfall.flow import BadInput, OtherRules, Part, UnknownGame
from tests.cases import Case, walk

CASE = Case("harbour", 2, (("weather", "rough"),))


def test_a_replay_has_the_whole_history() -> None:
    state = list(walk(CASE, 1))[-1]
    replayed = landfall.replay(landfall.Record.of(state))
    assert replayed.digest() == state.digest()
    assert replayed.events(0) == state.events(0)
    assert replayed.winners() == state.winners()


def test_the_steps_of_a_replay_end_in_its_position() -> None:
    state = list(walk(CASE, 2))[-1]
    record = landfall.Record.of(state)
    numbers = [step.number for step in landfall.replay_steps(record)]
    assert numbers == list(range(len(record.parts[0].moves) + 1))


def test_a_replay_can_be_played_on() -> None:
    state = CASE.start(3)
    replayed = landfall.replay(landfall.Record.of(state))
    replayed.apply_action(replayed.legal_actions()[0])
    assert len(replayed.kept_history().actions) == 1


def test_a_record_of_an_unknown_game_says_so() -> None:
    record = landfall.Record.of(CASE.start(4))
    record.game = "chess"
    with pytest.raises(UnknownGame):
        landfall.replay(record)


def test_a_record_whose_last_part_is_of_other_rules_has_no_last_position() -> None:
    record = landfall.Record.of(CASE.start(5))
    record.parts.append(Part("0", [], snapshot={"shown": 1}))
    with pytest.raises(OtherRules, match="written by rules '0' of harbour"):
        landfall.replay(record)


def test_a_record_whose_last_part_shows_nothing_has_no_last_position_either() -> None:
    record = landfall.Record.of(CASE.start(6))
    record.parts.append(Part("0", [], seed="6"))
    with pytest.raises(OtherRules):
        landfall.replay(record)


def test_a_record_that_lies_about_its_end_is_refused() -> None:
    record = landfall.Record.of(CASE.start(7))
    record.digest = "0" * 32
    with pytest.raises(BadInput, match="another position than the record says"):
        landfall.replay(record)
