"""Why something may not be done: each refusal, with the rule that says so, in every language."""

from __future__ import annotations

from typing import Any

import pytest

from landfall.games.planet_unknown.rules.effects.lifepods import LiftLifepod, PutLifepod
from landfall.games.planet_unknown.rules.effects.technologies import DrawObjectives
from landfall.games.planet_unknown.rules.effects.tracks import NORMAL, ChooseWay
from landfall.games.planet_unknown.rules.phases.turn import Act
from landfall.games.planet_unknown.table.components import SHAPE_IDS
from landfall.games.planet_unknown.table.gains import (
    BOOST_GAIN,
    BOUND_TO_CIV,
    CIV_CARD_GAIN,
    EVENT_ADVANCE,
    EXTRA_TILE,
    LIFEPOD_GAIN,
    PATCH_GAIN,
    STEPS,
    Gain,
)
from landfall.games.planet_unknown.table.grid import TURNED
from landfall.games.planet_unknown.table.state import PlanetUnknown
from landfall.games.planet_unknown.table.terms import (
    CIV_STEP,
    CIV_TILE_STEP,
    EVENT_FIRST,
    NO_EDGE,
    NO_ICE,
    SCORING_AREA,
    square_name,
)
from landfall.texts import LANGUAGES
from landfall.texts.say import say
from tests.games.planet_unknown.positions import (
    action,
    alone,
    asked,
    board,
    do,
    facing_two,
    lay,
    offered,
    pending,
    refusal,
    resolve,
    shapes,
    square,
    table,
    tiles,
    trackers,
    unlock,
)


def refused(state: PlanetUnknown, code: str, rule: str, name: str, **arguments: Any) -> dict[str, Any]:
    """The action is refused with this code and rule; its facts. It can be said in every language."""
    found = refusal(state, name, **arguments)
    assert (found.code, found.rule) == (code, rule)
    said = {say(found, lang=lang) for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert not any("{" in text or code in text for text in said)
    return dict(found.facts)


def domino(**more: str) -> PlanetUnknown:
    state = table(**more)  # type: ignore[arg-type]
    shapes(state, "Z5", "I2")
    tiles(state, inner="civ/energy")
    return state


def at(row: int, column: str, turn: int = 0) -> dict[str, Any]:
    return {"ring": "inner", "turn": turn, "mirror": 0, "row": row, "column": column}


def test_where_a_tile_may_not_lie() -> None:
    state = domino()
    refused(state, "stack-is-empty", "4", "place", **{**at(1, "F"), "ring": "outer"})
    refused(state, "off-the-grid", "5", "place", **at(1, "A"))
    refused(state, "off-the-grid", "5", "place", **at(12, "F"))
    refused(state, "first-piece-elsewhere", "R 16", "place", **at(5, "F"))
    refused(state, "same-placement", "R 20", "place", **{**at(1, "F"), "mirror": 1})
    lay(state, "tech", "F1")
    refused(state, "on-another-piece", "5", "place", **at(1, "F"))
    refused(state, "on-another-piece", "5", "place", **{**at(1, "F"), "mirror": 1})
    refused(state, "no-contact", "R 14", "place", **at(8, "F"))


def test_a_tile_that_fits_nowhere_is_refused_as_such_wherever_it_is_put() -> None:
    state = facing_two(outer="rover/tech", inner="civ/energy")
    everywhere = [square_name(number) for number in range(144) if board(state).grid.is_square[number]]
    lay(state, "tech", " ".join(name for name in everywhere if name not in ("F6", "F7")))
    for where in (at(1, "A"), at(6, "F"), at(3, "C")):
        facts = refused(state, "tile-fits-nowhere", "5", "place", **{**where, "ring": "outer"})
        assert facts == {"ring": "outer", "left": "other"}
    refused(state, "on-another-piece", "5", "place", **at(1, "F"))
    lay(state, "tech", "F6")
    facts = refused(state, "tile-fits-nowhere", "5", "place", **at(6, "F"))
    assert facts == {"ring": "inner", "left": "take"}
    alone(state, Gain(EXTRA_TILE, 0, 1), step=CIV_STEP)
    assert refused(state, "tile-fits-nowhere", "5", "place", **at(6, "F"))["left"] == "nothing"


def test_contact_is_not_asked_for_where_a_technology_frees_from_it() -> None:
    state = domino()
    lay(state, "tech", "F1")
    unlock(state, 1)
    state.rules = NO_ICE
    state.legal_cache = [None, None]
    assert refused(state, "restricted", "R 13", "place", **at(8, "E")) == {"by": "event"}


def test_whose_rule_keeps_a_tile_away() -> None:
    state = domino(planet="k_273")
    lay(state, "tech", "F1 F2 F3 F4 F5 F6 F7 F8 F9 F10 F11 F12")
    state.rules = NO_EDGE
    state.legal_cache = [None, None]
    codes = {
        refusal(state, "place", **at(row, column, turn)).facts.get("by")
        for row in range(1, 12)
        for column in "EG"
        for turn in (0, 1)
        if at(row, column, turn) not in offered(state, "place")
    }
    assert {"planet", "event"} <= codes


@pytest.mark.parametrize(("outer", "inner"), [("I4", "I2"), ("Z5", "I3"), ("N5", "O4")])
@pytest.mark.parametrize("meteor", ["", "*"])
def test_equal_orientations_are_refused_for_equal_reasons(outer: str, inner: str, meteor: str) -> None:
    state = table("gaia")
    shapes(state, outer, inner)
    tiles(state, outer=f"civ/energy{meteor}", inner=f"rover/tech{meteor}")
    lay(state, "civ", "F1 F2 F3 F4")
    legal = set(state.legal_actions(0))
    offered_once = 0
    for ring, shape in (("outer", outer), ("inner", inner)):
        ways = TURNED[SHAPE_IDS.index(shape)]
        looks: dict[object, list[int]] = {}
        for number in range(8):
            looks.setdefault(ways[number].look(bool(meteor)), []).append(number)
        for alike in looks.values():
            for corner in range(0, 144, 5):
                where = {"ring": ring, "row": corner // 12 + 1, "column": "ABCDEFGHIJKL"[corner % 12]}
                actions = [action("place", turn=number // 2, mirror=number % 2, **where) for number in alike]
                if legal.isdisjoint(actions):
                    reasons = [state.refusal(one, 0) for one in actions]
                    assert all(reason == reasons[0] for reason in reasons)
                else:
                    codes = sorted("" if one in legal else why(state, one) for one in actions)
                    assert codes == ["", *["same-placement"] * (len(actions) - 1)]
                    offered_once += len(actions) > 1
    assert offered_once or (outer, inner) == ("N5", "O4")


def why(state: PlanetUnknown, tried: int) -> str:
    found = state.refusal(tried, 0)
    assert found is not None
    return found.code


def test_r13_a_restriction_that_is_dropped_is_not_named() -> None:
    state = table("k_273")
    shapes(state, "Z5", "I2")
    tiles(state, outer="civ/energy", inner="rover/tech")
    state.rules = NO_EDGE
    state.legal_cache = [None, None]
    assert state.view(0)["decision"]["fields"]["dropped"] == ["event"]
    named = set()
    for row in range(1, 13):
        for column in "ABCDEFGHIJKL":
            tried = action("place", ring="outer", turn=0, mirror=0, row=row, column=column)
            found = state.refusal(tried, 0)
            if found is not None:
                named.add(found.facts.get("by"))
    assert named <= {None, "planet"}


def test_a_tile_comes_first_and_must_be_placed() -> None:
    state = domino()
    refused(state, "tile-first", "5", "end_turn")
    refused(state, "tile-can-be-placed", "5", "take", ring="inner")
    do(state, "place", **at(1, "F"))
    refused(state, "tile-is-placed", "4", "place", **at(3, "F"))
    refused(state, "something-is-pending", "R 53", "end_turn")
    alone(state, Gain(BOOST_GAIN), step=CIV_STEP)
    refused(state, "no-tile-now", "4", "place", **at(3, "F"))
    refused(state, "no-tile-now", "4", "take", ring="inner")


def test_republic_is_bound_to_the_civ_tile_it_moved_for() -> None:
    state = facing_two(corporation="republic", outer="rover/tech", inner="civ/energy")
    asked(state, Act(0, CIV_TILE_STEP, ()))
    refused(state, "bound-to-civ", "R 43", "place", ring="outer", turn=0, mirror=0, row=1, column="F")


def test_an_extra_tile_is_refused_for_its_own_reasons() -> None:
    state = domino()
    lay(state, "tech", "F1 F2")
    alone(state, Gain(EXTRA_TILE, 0, 1), step=CIV_STEP)
    refused(state, "off-the-grid", "5", "place", **at(1, "A"))
    refused(state, "on-another-piece", "5", "place", **at(2, "F"))
    refused(state, "no-contact", "R 14", "place", **at(8, "F"))
    tiles(state, outer="civ/energy", inner="rover/tech")
    alone(state, Gain(EXTRA_TILE, 0, 1 + BOUND_TO_CIV), step=CIV_STEP)
    refused(state, "bound-to-civ", "R 43", "place", **at(3, "F"))
    alone(state, Gain(EXTRA_TILE, 0, 1 + BOUND_TO_CIV), Gain(EXTRA_TILE), step=CIV_STEP)
    assert at(3, "F") in offered(state, "place")


def test_the_event_comes_first() -> None:
    state = table(events="7-7-6")
    pending(state, Gain(EVENT_ADVANCE, 1, 32 + 3), step=EVENT_FIRST)
    refused(state, "event-first", "R 51", "end_turn")
    refused(state, "event-first", "R 51", "place", **at(1, "F"))
    refused(state, "event-first", "R 51", "step", rover=1, direction="n")


def test_what_the_event_asks_for_is_refused_for_its_own_reasons() -> None:
    state = table(events="7-7-6")
    trackers(state, civ=15)
    pending(state, Gain(EVENT_ADVANCE, 1, 32 + 3), step=EVENT_FIRST)
    assert refused(state, "cannot-advance", "7", "advance", by="event", track="civ") == {"track": "civ"}
    refused(state, "nothing-to-advance-by", "7", "advance", by="event", track="tech")
    lay(state, "tech", "F1 F2")
    pending(state, Gain(PATCH_GAIN), step=EVENT_FIRST)
    refused(state, "no-patch-there", "5", "patch", at="F1")
    refused(state, "event-first", "R 51", "rover", at="F1")


def test_trackers_that_cannot_move_or_have_no_reason_to() -> None:
    state = table()
    trackers(state, civ=15)
    pending(state, Gain(STEPS, 1, 1))
    assert refused(state, "cannot-advance", "7", "advance", by="resource", track="civ") == {"track": "civ"}
    refused(state, "nothing-to-advance-by", "7", "advance", by="boost", track="water")
    refused(state, "nothing-to-regress-by", "7", "regress", track="civ")
    state = table(corporation="makeshift")
    trackers(state, civ=3, water=4)
    asked(state, Act(0, CIV_STEP, ()), ChooseWay(0, 0, NORMAL))
    refused(state, "way-blocked", "R 45", "way", way="right")
    refused(state, "answer-the-question", "20", "end_turn")


def test_rovers_patches_and_teleports() -> None:
    state = table()
    pending(state)
    refused(state, "no-movement", "8", "step", rover=1, direction="n")
    board(state).rovers = (square("F1"),)
    board(state).pool = 1
    pending(state)
    refused(state, "rover-cannot-go", "R 28", "step", rover=1, direction="n")
    refused(state, "no-rover-there", "R 28", "rover", at="F5")
    refused(state, "no-patch-there", "5", "patch", at="F5")
    refused(state, "not-now", "20", "store_patch")
    refused(state, "no-teleport", "16", "teleport", rover=1, at="F5")
    refused(state, "no-teleport", "9", "card_teleport", rover=1, at="F5")
    refused(state, "not-now", "20", "flux", track="civ")


def test_places_of_lifepods() -> None:
    state = table(corporation="cosmos")
    pending(state, Gain(LIFEPOD_GAIN))
    refused(state, "not-now", "20", "lifepod", place="civ:0")  # a tracker stands there
    asked(state, Act(0, CIV_STEP, ()), PutLifepod(0, SCORING_AREA))
    assert refused(state, "no-place-for-a-lifepod", "R 35", "lifepod", place="scoring") == {"place": "scoring"}
    refused(state, "answer-the-question", "16", "end_turn")
    asked(state, Act(0, CIV_STEP, ()), LiftLifepod(0, 3))
    assert refused(state, "no-lifepod-there", "16", "lift", place="civ:4") == {"place": "civ:4"}


def test_cards_and_objectives_that_are_not_at_hand() -> None:
    state = table()
    alone(state, Gain(CIV_CARD_GAIN, 1), step=CIV_STEP)
    do(state, "civ_stack", level=1)
    other = next(card for card in range(1, 37) if card not in [one["card"] for one in offered(state, "keep")])
    assert refused(state, "not-in-the-stack", "9", "keep", card=other) == {"card": other, "level": 1}
    refused(state, "answer-the-question", "9", "end_turn")
    state = table(corporation="jump_drive")
    resolve(state, DrawObjectives(0))
    drawn = [one["objective"] for one in offered(state, "objective")]
    other = next(card for card in range(1, 29) if card not in drawn)
    assert refused(state, "objective-not-drawn", "R 41", "objective", objective=other) == {"objective": other}


@pytest.mark.parametrize("name", ["rotate", "boards", "drop", "remove_shape", "peek", "decline", "claim"])
def test_what_is_never_asked_in_a_turn_is_refused_plainly(name: str) -> None:
    state = table()
    values = {"rotate": {"turns": 1}, "boards": {"planet": "symmetric", "corporation": "symmetric"}}
    more: dict[str, Any] = {"drop": {"personal": 1}, "remove_shape": {"ring": "outer"}, "claim": {"track": "civ"}}
    refused(state, "not-now", "20", name, **{**values, **more}.get(name, {}))
