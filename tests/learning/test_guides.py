"""Every guided game is played to its end, in every language; a rule that changes a step fails here."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from landfall.flow import BadInput, Rng
from landfall.learning import (
    LEARNER,
    Lesson,
    entries_of,
    guide_of,
    guide_text,
    missing_guide_texts,
    rules_of,
)
from landfall.learning.guide import Step, Until
from landfall.texts import LANGUAGES
from tests.learning.guided import GUIDED, Table, guide

IN_LANGUAGES = [(game, lang) for game in GUIDED for lang in LANGUAGES]
PARTS = {"@board", "@hand", "@question", "@scores", "@seats", "@hint", "@discard"}  # of the page that can be pointed at
WORDS_PER_MINUTE = 100  # somebody who reads, looks and tries


@pytest.mark.parametrize("game", GUIDED)
def test_a_guide_is_played_to_its_end_and_the_bots_keep_to_their_script(game: str) -> None:
    table = Table(game)
    table.rest()
    for number in range(len(table.lesson.steps)):
        assert table.lesson.step == number, f"{game}: stuck at {table.lesson.steps[table.lesson.step].id}"
        assert not table.lesson.is_away()
        table.do_step()
    assert table.lesson.is_over
    assert table.free == 0
    expected = table.guide.line(len(table.lesson.steps))
    for seat in range(table.guide.seats):
        assert [move for move in table.moves if move[0] == seat] == [move for move in expected if move[0] == seat]


@pytest.mark.parametrize("game", GUIDED)
def test_after_the_guide_the_game_goes_on_to_its_end(game: str) -> None:
    state = guide(game).state_before(game, len(guide(game).steps()))
    rng = Rng(f"after the guide of {game}")
    while not state.is_terminal():
        seat = state.current_player()
        legal = state.legal_actions(seat)
        state.apply_action(legal[rng.below(len(legal))], seat)
    assert state.winners()


@pytest.mark.parametrize("game", GUIDED)
def test_every_other_action_is_allowed_and_leads_astray(game: str) -> None:
    """At each step with a task: any other first action is taken, the bots wait, and nothing is lost."""
    table = Table(game)
    tried = 0

    def stray(step: Step) -> None:
        nonlocal tried
        if step.is_read() or not step.wanted() or LEARNER not in table.state.to_act():
            return
        for action in table.state.legal_actions(LEARNER)[:40]:
            name, args = table.game.actions.decode(action)
            if any(way[0].fits(name, args) for way in step.ways()):
                continue
            moves = [*table.moves, (LEARNER, name, args)]
            assert table.lesson.standing(moves, table.view) == "astray"
            assert all(table.lesson.waits(seat, moves, (seat,), table.view) for seat in range(1, table.guide.seats))
            assert table.lesson.onward(moves, (), table.view) is None
            tried += 1

    table.rest()
    while not table.lesson.is_over:
        table.do_step(stray)
    assert tried >= 5


@pytest.mark.parametrize("game", GUIDED)
def test_what_is_as_good_is_done_as_well_and_the_guide_goes_on(game: str) -> None:
    """After each other way the rest of the guide is played as it stands, by the learner and by the bots."""
    steps = guide(game).steps()
    for number, step in enumerate(steps):
        for way in step.also:
            table = Table(game)
            for move in table.guide.line(number):
                table.play(move)
            table.lesson.go(number, len(table.moves))
            table.rest()
            for want in way:
                args = {key: value[0] if isinstance(value, list) else value for key, value in want.args.items()}
                assert table.standing() == "open"
                table.play((LEARNER, want.name, args))
            table.rest()
            assert table.lesson.step == number + 1
            assert not table.lesson.is_away()
            while not table.lesson.is_over:
                assert table.lesson.is_possible(table.state, table.moves)
                table.do_step()
            assert table.free == 0


def test_another_move_may_have_an_answer_of_its_own() -> None:
    table = Table("star-race")
    ids = [step.id for step in table.lesson.steps]
    table.lesson.go(ids.index("race"), 0)
    assert table.lesson.answer(table.moves, table.view) == ""
    table.play((LEARNER, "play", {"card": "number_plus1"}))
    assert table.lesson.answer(table.moves, table.view) == ""  # which ships is not said yet
    table.play((LEARNER, "group", {"group": "number:2"}))
    assert table.lesson.answer(table.moves, table.view) == "also"


def test_an_objection_is_not_raised_once_the_mission_is_over() -> None:
    table = Table("star-race")
    at = [step.id for step in table.lesson.steps].index("brake")
    for move in table.guide.line(at):
        table.play(move)
    table.lesson.go(at, len(table.moves))
    table.play((LEARNER, "play", {"card": "plus1"}))
    table.play((LEARNER, "ship", {"ship": "T1"}))  # lands
    assert table.lesson.answer(table.moves, table.view) == "landed"


def test_no_landing_tempts_the_learner_while_the_guide_speaks_of_something_else() -> None:
    """Before the step that lands T2, no single card of the learner brings a hired ship to the planet."""
    steps = guide("star-race").steps()
    for number in range([step.id for step in steps].index("copy")):
        view = guide("star-race").state_before("star-race", number).view(LEARNER)
        assert all(view["ships"][ship] < view["planet_level"] - 1 for ship in view["hired"]), steps[number].id


def test_what_cannot_be_done_on_another_way_is_known() -> None:
    table = Table("star-race")
    at = [step.id for step in table.lesson.steps].index("swap")
    table.lesson.go(at, 0)  # all ships are at the start, where none can be swapped
    assert table.lesson.is_away() is False
    assert not table.lesson.is_possible(table.state, table.moves)


@pytest.mark.parametrize("game", GUIDED)
def test_a_guide_can_be_begun_at_any_chapter(game: str) -> None:
    first = 0
    for chapter in guide(game).chapters:
        table = Table(game)
        for move in table.guide.line(first):
            table.play(move)
        table.lesson.go(first, len(table.moves))
        table.rest()
        assert table.lesson.step == first
        table.do_step()
        assert table.lesson.step == first + 1
        first += len(chapter.steps)


@pytest.mark.parametrize("game", GUIDED)
def test_a_guide_has_ten_to_fifteen_minutes_in_chapters_with_something_to_do(game: str) -> None:
    chapters = guide(game).chapters
    assert 4 <= len(chapters) <= 6
    assert all(any(not step.is_read() for step in chapter.steps) for chapter in chapters)
    steps = guide(game).steps()
    assert 12 <= len(steps) <= 22
    ids = [step.id for step in steps]
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize(("game", "lang"), IN_LANGUAGES)
def test_a_guide_is_complete_and_in_small_bites(game: str, lang: str) -> None:
    assert missing_guide_texts(game, lang) == []
    told = guide_text(game, lang)
    assert told is not None
    for step in told.steps():
        assert len(step.text) <= 420, f"{game} {lang} {step.id}: {len(step.text)} characters"
        assert len(step.task) <= 200, f"{game} {lang} {step.id}"
        assert step.text.count("**") % 2 == 0
    words = sum(len(f"{step.text} {step.task}".split()) for step in told.steps())
    assert words <= 15 * WORDS_PER_MINUTE


@pytest.mark.parametrize("game", GUIDED)
def test_what_a_guide_points_at_and_cites_is_there(game: str) -> None:
    entries = {entry.id for group in entries_of(game) for entry in group.entries}
    rules = rules_of(game)
    assert rules is not None
    for step in guide(game).steps():
        assert [one.see for one in step.points() if "=" not in one.see and one.see not in entries | PARTS] == []
        assert not step.rule or rules.section(step.rule) is not None, step.id


# -- the player of the guides ------------------------------------------------------------------------------------------


def test_an_undo_brings_back_the_step_that_was_done() -> None:
    table = Table("star-race")
    race = next(number for number, step in enumerate(table.lesson.steps) if not step.is_read())
    line = [move for move in table.lesson.steps[race].line if move[0] == LEARNER]
    table.lesson.go(race, 0)
    for move in line:
        table.play(move)
    assert table.standing() == "done"
    table.lesson.go(race + 1, len(line))
    table.lesson.undone(len(line) - 1)
    assert table.lesson.step == race


def test_who_plays_while_there_is_only_something_to_read_has_read_it() -> None:
    table = Table("star-race")
    assert table.lesson.steps[0].is_read()
    race = next(step for step in table.lesson.steps if not step.is_read())
    for move in race.line:
        if move[0] == LEARNER:
            table.play(move)
    table.rest()
    assert table.lesson.step == table.lesson.steps.index(race) + 1


def test_who_goes_on_another_way_meets_bots_that_play_on() -> None:
    table = Table("star-race")
    race = next(number for number, step in enumerate(table.lesson.steps) if not step.is_read())
    table.lesson.go(race, 0)
    table.play((LEARNER, "play", {"card": "plus1"}))
    table.play((LEARNER, "ship", {"ship": "B3"}))
    table.rest()
    assert table.standing() == "astray"
    assert table.state.to_act() == (1,)
    table.lesson.go(race + 1, len(table.moves), table.lesson.leaves(table.moves, table.view))  # on, as it is
    table.rest()
    assert table.state.to_act() == (LEARNER,)
    assert table.lesson.is_away()


def at_step(game: str, id: str) -> Table:
    """A table as the guide has it at a step."""
    table = Table(game)
    number = [step.id for step in table.lesson.steps].index(id)
    for move in table.guide.line(number):
        table.play(move)
    table.lesson.go(number, len(table.moves))
    table.rest()
    return table


def played(table: Table, *moves: tuple[str, dict[str, str]]) -> str:
    """Where the learner stands after these moves; the others then play as far as they do."""
    for name, args in moves:
        table.play((LEARNER, name, args))
    standing = table.standing()
    table.rest()
    return standing


def test_what_the_task_says_counts_in_any_order() -> None:
    table = at_step("planet-unknown", "advance")
    number = table.lesson.step
    tracks = [("advance", {"by": "resource", "track": track}) for track in ("biomass", "tech")]  # the line: tech first
    assert played(table, *tracks, ("end_turn", {})) == "done"
    assert table.lesson.step == number + 1
    assert not table.lesson.is_away()


def test_who_ends_a_turn_without_what_was_asked_for_is_told_so() -> None:
    table = at_step("planet-unknown", "drive")
    advance = [("advance", {"by": "boost", "track": "civ"}), ("advance", {"by": "resource", "track": "rover"})]
    assert played(table, *advance) == "open"
    played(table, ("end_turn", {}))  # not driven to the lifepod
    assert table.standing() == "astray"


def test_what_was_asked_for_counts_aboard_either_ship() -> None:
    table = at_step("evacuation", "fly")
    number = table.lesson.step
    first = ("bay:W1", "resource:food")  # the line: W2 and steel
    assert played(table, ("send", {"ship": "S01"}), *(("load", {"item": item}) for item in first)) == "open"
    rest = ("bay:W3", "stadium:ST01", "resource:steel", "resource:steel")
    assert played(table, ("send", {"ship": "S06"}), *(("load", {"item": item}) for item in rest)) == "done"
    assert table.lesson.step == number + 1
    assert not table.lesson.is_away()


def test_who_takes_off_without_what_was_asked_for_is_told_so() -> None:
    table = at_step("evacuation", "fly")
    assert played(table, ("send", {"ship": "S01"}), ("close", {}), ("done", {})) == "astray"
    number = table.lesson.step
    table.lesson.go(number + 1, len(table.moves), table.lesson.leaves(table.moves, table.view))
    assert table.lesson.is_away()


def test_words_that_fit_any_game_are_never_called_unfit() -> None:
    table = at_step("planet-unknown", "drive")
    for number, step in enumerate(table.lesson.steps):
        table.lesson.go(number, len(table.moves), away=True)
        assert table.lesson.is_away() != step.free
    assert table.lesson.steps[-1].free


@pytest.mark.parametrize(
    ("until", "met"),
    [
        (Until("a.1.b", 5), True),
        (Until("a.1.b", 4), False),
        (Until("a.1.b", least=5), True),
        (Until("a.1.b", least=6), False),
        (Until("a.7.b", least=0), False),
        (Until("a.1.b", most=4), False),
        (Until("a.1.b", most=5), True),
        (Until("a", least=2, most=2), True),
        (Until("a", least=3), False),
        (Until("c.d", "x"), False),
    ],
)
def test_a_condition_is_looked_up_in_the_view(until: Until, met: bool) -> None:
    assert until.is_met({"a": [{}, {"b": 5}], "c": 1}) == met


def test_a_third_party_game_brings_its_own_guide(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    steps = [
        {"id": "look"},
        {"id": "mark", "line": [[0, "mark", {"cell": 4}], [1, "mark", {"cell": 0}]], "accept": [["mark", {}]]},
    ]
    written = {"seats": 2, "seed": "x", "level": "random", "chapters": [{"id": "all", "steps": steps}]}
    (tmp_path / "guide.json").write_text(json.dumps(written))
    monkeypatch.setattr("landfall.learning.guide.learning_folder", lambda game: tmp_path)
    found = guide_of.__wrapped__("tic-tac-toe")
    assert found is not None
    lesson = Lesson(found)
    assert [step.is_read() for step in lesson.steps] == [True, False]
    assert lesson.look([(0, "mark", {"cell": 8})], lambda: None) == ("done", 2, 1)
    assert found.state_before("tic-tac-toe", 2).view(0)["cells"][0] == 1
    (tmp_path / "guide.json").write_text('{"seats": 2}')
    with pytest.raises(BadInput, match="cannot be read"):
        guide_of.__wrapped__("tic-tac-toe")


def test_a_game_without_a_guide_has_none() -> None:
    assert guide_of("tic-tac-toe") is None
    assert guide_text("tic-tac-toe") is None
