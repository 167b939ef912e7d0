"""Records: a round trip, what is wrong with a corrupt one, and records of other rules."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from landfall.flow import BadRecord, Everyone, May, NoHistory, Part, Record, State, steps
from tests.flow.toy import DECLINE, Ask, Draw, Join, Later, Note, Toy, ToyGame, toy

GAME = ToyGame((Ask(0), Everyone((Ask(0, frames=(Draw("dice"),)), Ask(1))), May(1, Note("a"), DECLINE), Draw("dice")))


def played(moves: int = 4) -> State:
    state = GAME.new_initial_state(2, seed="record")
    for action, seat in [(2, 0), (1, 1), (0, 0), (DECLINE, 1)][:moves]:
        state.apply_action(action, seat)
    return state


def plain() -> dict[str, Any]:
    """A good record as plain data."""
    record: dict[str, Any] = json.loads(Record.of(played()).to_json())
    return record


def last(record: Record, game: ToyGame = GAME) -> State | None:
    return list(steps(game, record))[-1].state


# -- a round trip -----------------------------------------------------------------------------------------------------


def test_a_record_holds_the_start_and_the_moves_by_name() -> None:
    assert plain() == {
        "game": "toy",
        "seats": 2,
        "options": {},
        "parts": [
            {
                "rules_version": "1",
                "seed": "record",
                "moves": [
                    [0, "answer", {"number": 2}],
                    [1, "answer", {"number": 1}],
                    [0, "answer", {"number": 0}],
                    [1, "decline", {}],
                ],
            }
        ],
        "digest": played().digest(),
    }


def test_a_record_comes_back_from_json_as_it_was() -> None:
    record = Record.of(played(), names=["Ania", "Bo"])
    assert Record.from_json(record.to_json()) == record
    assert Record.from_json(record.to_json().encode()) == record


def test_a_record_is_one_line() -> None:
    assert "\n" not in Record.of(played(), names=["two\nlines", ""]).to_json()


@pytest.mark.parametrize("moves", range(5))
def test_a_replay_leads_to_the_same_position_finished_or_not(moves: int) -> None:
    state = played(moves)
    replayed = last(Record.of(state))
    assert replayed is not None
    assert replayed.digest() == state.digest()
    assert replayed.kept_history().movers == state.kept_history().movers


def test_a_replay_gives_every_position_with_the_move_that_led_to_it() -> None:
    seen = []
    for step in steps(GAME, Record.of(played())):
        assert isinstance(step.state, Toy)
        seen.append((step.part, step.number, step.move, len(step.state.kept_history().movers)))
    assert [number for _, number, _, _ in seen] == [0, 1, 2, 3, 4]
    assert [moves for _, _, _, moves in seen] == [0, 1, 2, 3, 4]
    assert seen[0][2] is None
    assert seen[4][2] == (1, "decline", {})


def test_a_record_of_a_position_that_was_read_starts_from_a_snapshot() -> None:
    state = played(2)
    read = GAME.state_from_dict(state.to_dict())
    read.apply_action(0, 0)
    record = Record.from_json(Record.of(read).to_json())
    assert record.parts[0].seed is None
    assert record.parts[0].snapshot == state.to_dict()
    replayed = last(record)
    assert replayed is not None
    assert replayed.digest() == read.digest() == played(3).digest()


def test_a_clone_has_no_record() -> None:
    with pytest.raises(NoHistory):
        Record.of(played().clone())


def test_a_record_without_a_digest_is_as_good() -> None:
    stored = plain()
    del stored["digest"]
    replayed = last(Record.from_json(json.dumps(stored)))
    assert replayed is not None
    assert replayed.is_terminal()


# -- corrupt records --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "null",
        "[]",
        "7",
        '"record"',
        "{}",
        "\x00",
        b"\xff\xfe",
        "[" * 100_000,
        '{"parts": [{"snapshot": {"a": ' + "[" * 100_000,
        '{"game": "toy"}',
        '{"a":' * 5000,
    ],
    ids=lambda text: repr(text[:20]),
)
def test_what_is_no_record_cannot_be_read(text: str | bytes) -> None:
    with pytest.raises(BadRecord):
        Record.from_json(text)


Change = Callable[[dict[str, Any]], object]

UNREADABLE: dict[str, Change] = {
    "another format": lambda record: record.update(format=2),
    "a field nobody knows": lambda record: record.update(colour="red"),
    "no game": lambda record: record.pop("game"),
    "a game that is no name": lambda record: record.update(game=7),
    "seats that are no number": lambda record: record.update(seats="2"),
    "seats that are no whole number": lambda record: record.update(seats=2.5),
    "options that are a list": lambda record: record.update(options=[]),
    "an option without a plain value": lambda record: record.update(options={"a": [1]}),
    "no parts": lambda record: record.update(parts=[]),
    "parts that are none": lambda record: record.update(parts=[7]),
    "a part without rules": lambda record: record["parts"][0].pop("rules_version"),
    "a part without moves": lambda record: record["parts"][0].pop("moves"),
    "a part without a start": lambda record: record["parts"][0].pop("seed"),
    "a part with two starts": lambda record: record["parts"][0].update(snapshot={}),
    "a move too short": lambda record: record["parts"][0]["moves"].append([0, "answer"]),
    "a move too long": lambda record: record["parts"][0]["moves"].append([0, "decline", {}, 1]),
    "a move by nobody": lambda record: record["parts"][0]["moves"].append([None, "decline", {}]),
    "a move by true": lambda record: record["parts"][0]["moves"].append([True, "decline", {}]),
    "a move without a name": lambda record: record["parts"][0]["moves"].append([0, 7, {}]),
    "a move with a list of arguments": lambda record: record["parts"][0]["moves"].append([0, "decline", []]),
    "a name that is none": lambda record: record.update(names=[7]),
}


@pytest.mark.parametrize("change", UNREADABLE.values(), ids=UNREADABLE.keys())
def test_a_record_that_is_written_wrongly_cannot_be_read(change: Change) -> None:
    record = plain()
    change(record)
    with pytest.raises(BadRecord):
        Record.from_json(json.dumps(record))


def set_move(number: int, move: list[Any]) -> Change:
    def change(record: dict[str, Any]) -> None:
        record["parts"][0]["moves"][number] = move

    return change


def with_snapshot(**changes: Any) -> Change:
    def change(record: dict[str, Any]) -> None:
        part = record["parts"][0]
        del part["seed"]
        part["moves"] = part["moves"][2:]
        part["snapshot"] = {**played(2).to_dict(), **changes}

    return change


WRONG: dict[str, Change] = {
    "another game": lambda record: record.update(game="harbour"),
    "too many seats": lambda record: record.update(seats=9),
    "no seats": lambda record: record.update(seats=0),
    "an option nobody knows": lambda record: record.update(options={"colour": "red"}),
    "another digest": lambda record: record.update(digest="0" * 32),
    "another seed": lambda record: record["parts"][0].update(seed="other"),
    "a move missing": lambda record: record["parts"][0]["moves"].pop(1),
    "a move too many": lambda record: record["parts"][0]["moves"].append([0, "answer", {"number": 0}]),
    "moves in another order": lambda record: record["parts"][0]["moves"].reverse(),
    "an illegal move": set_move(0, [0, "answer", {"number": 7}]),
    "a move of another seat": set_move(0, [1, "answer", {"number": 2}]),
    "a move of no seat": set_move(0, [5, "answer", {"number": 2}]),
    "a move of a negative seat": set_move(0, [-1, "answer", {"number": 2}]),
    "an unknown move": set_move(0, [0, "fly", {}]),
    "a move without its argument": set_move(0, [0, "answer", {}]),
    "a move with another argument": set_move(0, [0, "answer", {"number": 2, "wind": 1}]),
    "an argument called name": set_move(0, [0, "answer", {"name": "answer"}]),
    "an argument called self": set_move(0, [0, "answer", {"self": 1}]),
    "an argument that is a list": set_move(0, [0, "answer", {"number": [2]}]),
    "a snapshot that is none": with_snapshot(table=None),
    "a snapshot of another game": with_snapshot(game="harbour"),
    "a snapshot of other rules than its part": with_snapshot(rules_version="0"),
    "a snapshot for other seats than the record": lambda record: record.update(
        parts=[{"rules_version": "1", "moves": [], "snapshot": toy(Ask(0), seats=3).to_dict()}], digest=""
    ),
}


@pytest.mark.parametrize("change", WRONG.values(), ids=WRONG.keys())
def test_a_record_that_does_not_lead_where_it_says_is_a_bad_record(change: Change) -> None:
    record = plain()
    change(record)
    with pytest.raises(BadRecord):
        list(steps(GAME, Record.from_json(json.dumps(record))))


def test_the_unchanged_snapshot_is_a_good_start() -> None:
    record = plain()
    with_snapshot()(record)
    replayed = last(Record.from_json(json.dumps(record)))
    assert replayed is not None
    assert replayed.digest() == record["digest"]


def test_a_bad_move_is_named_by_its_number() -> None:
    record = plain()
    record["parts"][0]["moves"][2] = [0, "answer", {"number": 5}]
    with pytest.raises(BadRecord, match=r"move 3 .*too-high"):
        list(steps(GAME, Record.from_json(json.dumps(record))))


@given(st.data())
def test_a_record_with_one_value_replaced_by_junk_is_read_or_refused(data: st.DataObject) -> None:
    record = plain()
    holder: Any = record
    while True:
        key = data.draw(st.sampled_from(sorted(holder) if isinstance(holder, dict) else range(len(holder))))
        if not isinstance(holder[key], (dict, list)) or not holder[key] or data.draw(st.booleans()):
            break
        holder = holder[key]
    junk = st.none() | st.integers() | st.text(max_size=5) | st.lists(st.integers(), max_size=2) | st.booleans()
    holder[key] = data.draw(junk)
    try:
        list(steps(GAME, Record.from_json(json.dumps(record))))
    except BadRecord:
        return
    assert record["digest"] in (plain()["digest"], "")


def test_a_step_that_fails_in_a_replay_is_not_taken_for_an_unknown_move() -> None:
    """What a snapshot holds may be readable and still lead nowhere: here a step with nothing open to join."""
    record = Record.of(toy(Ask(0, frames=(Note("a"),))))
    stored = json.loads(record.to_json())
    snapshot = toy(Ask(0, frames=(Join("a", (Note("b"),)),))).to_dict()
    stored.update(
        parts=[{"rules_version": "1", "moves": [[0, "answer", {"number": 1}]], "snapshot": snapshot}], digest=""
    )
    with pytest.raises(BadRecord, match=r"move 1 .* cannot be played: RulesError: Note has no open") as wrong:
        list(steps(GAME, Record.from_json(json.dumps(stored))))
    assert (wrong.value.why, wrong.value.facts) == ("unplayable-move", {"number": 1})


@pytest.mark.parametrize("text", [None, 7, [0], {}])
def test_what_is_no_text_is_no_record(text: Any) -> None:
    with pytest.raises(BadRecord, match="not a Landfall record"):
        Record.from_json(text)


@pytest.mark.parametrize(
    "record",
    [
        "x",
        None,
        Record("toy", 2, {}, []),
        Record("toy", 2, {}, [Part("1", [])]),
        Record("toy", 2, {}, [Part("1", [], "5", {})]),
        Record("toy", 2, None, [Part("1", [], "5")]),  # type: ignore[arg-type]
        Record("toy", 2, {}, [Part("1", [("a",)], "5")]),  # type: ignore[list-item]
        Record("toy", 2, {}, [Part("1", [], 5)]),  # type: ignore[arg-type]
        Record("toy", 2, {}, [7]),  # type: ignore[list-item]
        Record("toy", 2, {}, [Part("1", [], "5")], names=["A", "B", "C"]),
    ],
    ids=str,
)
def test_a_record_made_by_hand_is_checked_like_one_that_is_read(record: Any) -> None:
    with pytest.raises(BadRecord):
        list(steps(GAME, record))


def in_two_parts(going_on: State) -> Record:
    first = Record.of(played(2)).parts[0]
    record = Record.of(going_on)
    record.parts.insert(0, first)
    return record


def test_a_part_goes_on_where_the_one_before_ends() -> None:
    record = in_two_parts(GAME.state_from_dict(played(2).to_dict()))
    assert [step.part for step in steps(GAME, record)] == [0, 0, 0, 1]


@pytest.mark.parametrize("going_on", [played(1), GAME.state_from_dict(played(1).to_dict())], ids=["seed", "snapshot"])
def test_parts_of_different_games_are_no_record(going_on: State) -> None:
    with pytest.raises(BadRecord, match="part 2 does not continue where part 1 ends"):
        list(steps(GAME, in_two_parts(going_on)))


# -- records of other rules -------------------------------------------------------------------------------------------


def of_two_rules() -> Record:
    """A table that began under rules 0 and went on under rules 1."""
    record = Record.of(GAME.state_from_dict(played(2).to_dict()))
    old = json.loads(Record.of(played(2)).to_json())["parts"][0]
    old["rules_version"] = "0"
    old["snapshots"] = {"1": {"shown": "after one"}, "2": {"shown": "after two"}, "0": {"shown": "at the start"}}
    stored = json.loads(record.to_json())
    stored["parts"].insert(0, old)
    return Record.from_json(json.dumps(stored))


def test_a_part_of_other_rules_shows_the_positions_it_stored_and_says_so() -> None:
    shown = [step for step in steps(GAME, of_two_rules()) if step.part == 0]
    assert [step.state for step in shown] == [None, None, None]
    assert [step.snapshot for step in shown] == [
        {"shown": "at the start"},
        {"shown": "after one"},
        {"shown": "after two"},
    ]
    assert [step.move for step in shown] == [None, (0, "answer", {"number": 2}), (1, "answer", {"number": 1})]


def test_the_part_of_these_rules_goes_on_from_its_snapshot() -> None:
    record = of_two_rules()
    state = last(record)
    assert state is not None
    assert state.digest() == played(2).digest() == record.digest


def test_a_part_of_other_rules_that_began_from_a_snapshot_shows_that_too() -> None:
    record = Record.of(GAME.state_from_dict(played(2).to_dict()))
    shown = list(steps(ToyGame(rules_version="2"), record))
    assert [(step.state, step.number, step.snapshot) for step in shown] == [(None, 0, played(2).to_dict())]


def test_a_part_of_other_rules_that_stored_nothing_shows_nothing() -> None:
    assert list(steps(ToyGame(rules_version="2"), Record.of(played()))) == []


def test_stored_positions_of_a_record_come_back_from_json() -> None:
    record = of_two_rules()
    assert Record.from_json(record.to_json()) == record
    assert set(record.parts[0].snapshots) == {0, 1, 2}


def test_an_afterwards_in_a_snapshot_is_kept() -> None:
    state = toy(Everyone((Ask(0, frames=(Later(Note("left")),)), Ask(1))), Note("end"))
    state.apply_action(0, 0)
    read = state.game.state_from_dict(json.loads(json.dumps(state.to_dict())))
    read.apply_action(0, 1)
    assert isinstance(read, Toy)
    assert read.notes == ["0:0", "1:0", "left", "end"]
