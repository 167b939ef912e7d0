"""Stored positions: every one of a game is read back, also as a seat imagines it, and none that no game leads to."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

import landfall
from landfall.flow import Rng, State
from tests.games.antarctica.positions import GAME, KINDS
from tests.games.antarctica.steering import eagerly, idly

Stored = dict[str, Any]


@cache
def positions(seats: int, seed: int = 1) -> list[Stored]:
    """Every position of a game."""
    state = GAME.new_initial_state(seats, {"start_player": 0}, seed)
    rng = Rng(f"storing {seed}")
    stored = [state.to_dict()]
    while not state.is_terminal():
        state.apply_action(eagerly(state, rng))
        stored.append(state.to_dict())
    return stored


def waiting(seats: int, *steps: str) -> Stored:
    """The first position of a few games whose agenda ends with these steps, the one that waits last."""
    for seed in range(1, 12):
        for stored in positions(seats, seed):
            if [step["is"] for step in stored["agenda"]][-len(steps) :] == list(steps):
                return copied(stored)  # type: ignore[no-any-return]
    raise AssertionError(f"no game leads to {steps}")


def copied(stored: Any) -> Any:
    if isinstance(stored, dict):
        return {name: copied(value) for name, value in stored.items()}
    return [copied(value) for value in stored] if isinstance(stored, list) else stored


def middle(seats: int = 4) -> Stored:
    """A ship must sail, with much on the board."""
    found = [stored for stored in positions(seats) if stored["agenda"][-1:] and stored["agenda"][-1]["is"] == "SetSail"]
    return copied(found[2 * len(found) // 3])  # type: ignore[no-any-return]


def refused(stored: Stored, what: str) -> None:
    with pytest.raises(landfall.BadState) as wrong:
        GAME.state_from_dict(stored)
    assert what in str(wrong.value)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_is_read_back_also_as_each_seat_imagines_it(seats: int) -> None:
    for number, stored in enumerate(positions(seats)):
        state = GAME.state_from_dict(stored)
        assert state.to_dict() == stored
        if number % 4 == 0:
            for seat in range(seats):
                imagined = state.sample(seat, Rng(number)).to_dict()
                assert GAME.state_from_dict(imagined).to_dict() == imagined


def test_positions_of_a_game_in_which_nothing_happens_are_read_back() -> None:
    state = GAME.new_initial_state(2, {"placement": "first_game"}, 3)
    rng = Rng("idle")
    while not state.is_terminal():
        state.apply_action(idly(state, rng))
        assert GAME.state_from_dict(state.to_dict()).digest() == state.digest()
    assert state.view()["ending"] == "endless"


# -- the table --------------------------------------------------------------------------------------------------------


def shift(name: str, at: int, to: int) -> Callable[[Stored], None]:
    """One piece goes from one place of a row to another, so that the sum stays right."""

    def change(table: Stored) -> None:
        table[name][at] -= 1
        table[name][to] += 1

    return change


def test_a_scientist_in_a_closed_zone_is_refused() -> None:
    stored = middle(2)
    scientists = stored["table"]["scientists"]
    zone = next(zone for zone in range(8) if scientists[2 * zone])
    shift("scientists", 2 * zone, 2 * 3)(stored["table"])
    refused(stored, "zone 3 is closed, but something is there")


def test_an_icebreaker_in_a_closed_zone_is_refused() -> None:
    stored = waiting(2, "UseIcebreaker")
    lit = stored["table"]["sun"]
    seat = stored["agenda"][-1]["seat"]
    shift("icebreakers", 2 * lit + seat, 2 * 7)(stored["table"])
    refused(stored, "zone 7 is closed, but something is there")


def test_the_sun_in_a_closed_zone_is_refused() -> None:
    stored = middle(2)
    stored["table"].update(sun=3, second=-1)
    refused(stored, "the sun is in zone 3, which is closed")


@pytest.mark.parametrize(("seats", "track"), [(2, 3), (2, 4), (3, 4)])
def test_a_cube_on_a_closed_track_is_refused(seats: int, track: int) -> None:
    stored = middle(seats)
    table = stored["table"]
    table["cubes_left"][0] += any(table["cubes"][at * seats] for at in range(5)) - 1
    for at in range(5):
        if table["cubes"][at * seats]:
            table["cubes"][at * seats] = 0
            break
    table["cubes"][track * seats] = 1
    refused(stored, f"T{track + 1} is closed, but a cube is there")


@pytest.mark.parametrize(("track", "space"), [(0, 5), (4, 6), (0, 1), (2, 10), (1, 2)])
def test_a_space_used_or_not_against_what_the_cubes_say_is_refused(track: int, space: int) -> None:
    stored = middle()
    stored["table"]["used"] ^= 1 << track * 10 + space - 1
    refused(stored, f"used and cubes do not go together on space {space} of T{track + 1}")


def test_stars_without_a_starred_card_are_refused() -> None:
    stored = middle()
    stored["table"]["stars"][2] += 1
    refused(stored, "stars does not count the starred cards of seat 2")


def test_more_advanced_resource_cards_than_there_are_are_refused() -> None:
    stored = middle(3)
    stored["table"]["advanced"] = [2, 1, 1]
    refused(stored, "advanced has 4 cards; 3 are in play")


def test_a_building_of_another_kind_than_was_built_is_refused() -> None:
    stored = middle(3)
    buildings = stored["table"]["buildings"]
    crane, lab = 1 << KINDS.index("crane"), 1 << KINDS.index("lab")
    zone = next(zone for zone in range(8) if buildings[zone] & crane and not buildings[zone] & lab)
    buildings[zone] += lab - crane
    refused(stored, "these do not add up: building crane, building lab")


def test_more_icebreakers_on_the_board_than_were_played_are_refused() -> None:
    stored = middle()
    stored["table"]["icebreakers"][5] += 6
    refused(stored, "more icebreakers lie on the board than were played")


def test_shipyard_cards_that_add_up_only_by_carrying_over_are_refused() -> None:
    """Fourteen icebreakers and two cards are as one number six icebreakers and three cards."""
    stored = middle()
    table = stored["table"]
    table.update(stack=6, played=6, hands=[2, 2 << 3, 2 << 6, 2 << 9], boxed=0, draft=0)
    table.update(stack_seen=[1182] * 4, others_hold=[0] * 4)
    assert table["stack"] + table["played"] + sum(table["hands"]) == 6 + (3 << 3) + (2 << 6) + (2 << 9)
    refused(stored, "these do not add up: icebreaker")


@pytest.mark.parametrize("name", ["stack_seen", "others_hold"])
def test_seats_know_of_no_cards_that_do_not_exist(name: str) -> None:
    stored = middle()
    stored["table"][name][1] = 7  # icebreakers, of which there are six
    refused(stored, "7 are no shipyard cards of this game")


def test_the_second_ship_lies_under_the_sun_and_new_ships_on_the_board() -> None:
    stored = middle()
    docks = stored["table"]["docks"]
    elsewhere = next(zone for zone in range(8) if zone != stored["table"]["sun"] and docks[3 * zone] >= 0)
    stored["table"]["second"] = docks[3 * elsewhere]
    refused(stored, "which does not lie in the lit zone")
    stored = middle()
    away = next(ship for ship in range(24) if ship not in docks)
    stored["table"]["came"] = 1 << away
    refused(stored, f"came names ship {away}, which is not on the board")


@pytest.mark.parametrize("ending", [1, 2, 3, 4])
def test_an_ending_that_has_not_come_is_refused(ending: int) -> None:
    stored = middle()
    stored["table"]["ending"] = ending
    refused(stored, "but that has not come")


def test_an_end_that_has_come_cannot_be_passed_over() -> None:
    stored = copied(positions(3)[-1])
    assert stored["table"]["ending"] == 1
    stored["table"]["ending"] = 0
    stored["agenda"] = middle(3)["agenda"]
    refused(stored, "ending is running, but the end has come: last_scientist")
    stored = middle()
    stored["table"]["laps"] = 5
    refused(stored, "ending is running, but the end has come: endless")


def test_another_start_player_than_the_option_says_is_refused() -> None:
    stored = middle()
    stored["table"]["start_player"] = 1
    refused(stored, "start_player is 1, but 0 was picked")


# -- the steps that wait ----------------------------------------------------------------------------------------------


def last(**fields: object) -> Callable[[list[Stored]], object]:
    return lambda agenda: agenda[-1].update(fields)


STEPS: list[tuple[tuple[str, ...], Callable[[list[Stored]], object], str]] = [
    (("SetSail",), last(ship=24), "SetSail: ship is 24"),
    (("SetSail",), last(seat=4), "does not wait for a decision"),
    (("Act",), last(zone=8), "Act: zone is 8"),
    (("ChooseTrack",), last(points=4), "ChooseTrack: points is 4"),
    (("ChooseTrack",), last(points=0), "ChooseTrack: points is 0"),
    (("AdvanceTrack",), last(taken=32), "AdvanceTrack: taken is 32"),
    (("AdvanceTrack",), last(turn=4), "AdvanceTrack: turn is 4"),
    (("AdvanceTrack",), last(taken=31), "no turn leads to"),
    (("AdvanceTrack",), lambda agenda: agenda[-1].update(seat=(agenda[-1]["seat"] + 1) % 4), "no turn leads to"),
    (("ChooseZone",), last(berth=24), "ChooseZone: berth is 24"),
    (("MayMoveShip", "ChooseShip"), lambda agenda: agenda[-2].update(seat=agenda[-1]["seat"]), "no turn leads to"),
    (("MayMoveShip", "ChooseShip"), lambda agenda: agenda.pop(-3), "no turn leads to"),
    (("SetSail",), lambda agenda: agenda.pop(0), "does not continue with the sun"),
    (("SetSail",), lambda agenda: agenda.insert(2, agenda[-1]), "no turn leads to"),
    (("SetSail",), lambda agenda: agenda.pop(1), "no turn leads to"),
    (("Act",), lambda agenda: agenda.insert(2, {"is": "EndOfGame"}), "no turn leads to"),
    (("SearchStack", "TakeCard"), lambda agenda: agenda.insert(-1, agenda[-2]), "no turn leads to"),
    (("LookAtDraft", "KeepCard"), lambda agenda: agenda.pop(-2), "no turn leads to"),
    (("PlaceShip", "PlaceShip"), lambda agenda: agenda.pop(-2), "no turn leads to"),
    (("SetSail",), lambda agenda: agenda.clear(), "nothing waits, but the game is running"),
]


@pytest.mark.parametrize(("steps", "change", "what"), STEPS, ids=[f"{'-'.join(one[0])}-{one[2]}" for one in STEPS])
def test_steps_that_no_turn_leads_to_are_refused(
    steps: tuple[str, ...], change: Callable[[list[Stored]], object], what: str
) -> None:
    stored = waiting(4, *steps)
    change(stored["agenda"])
    refused(stored, what)


def test_another_ship_than_the_foremost_does_not_sail() -> None:
    stored = middle()
    state: Any = GAME.state_from_dict(stored)
    seat = stored["agenda"][-1]["seat"]
    other = next(ship for ship in state.docks if ship // 6 == seat and ship != stored["agenda"][-1]["ship"])
    stored["agenda"][-1]["ship"] = other
    refused(stored, "no turn leads to")


def test_the_lit_zone_is_no_target() -> None:
    stored = waiting(4, "Act")
    stored["agenda"][-1]["zone"] = stored["table"]["sun"]
    refused(stored, "no turn leads to")


def test_an_icebreaker_that_does_not_lie_there_is_not_asked_about() -> None:
    stored = waiting(4, "UseIcebreaker")
    stored["table"]["icebreakers"] = [0] * 32
    refused(stored, "no turn leads to")


def test_a_draft_waits_for_who_keeps_a_card_of_it() -> None:
    stored = waiting(4, "KeepCard")
    draft = waiting(4, "SetSail")
    draft["table"].update({name: stored["table"][name] for name in ("stack", "draft", "draft_seen", "played", "boxed")})
    draft["table"].update({name: stored["table"][name] for name in ("hands", "stack_seen", "others_hold")})
    draft["table"]["icebreakers"] = [0] * 32
    refused(draft, "draft and agenda do not go together")


def test_positions_are_held_to_the_rules_after_reading_too() -> None:
    state: State = GAME.state_from_dict(middle())
    assert state.legal_actions() == GAME.state_from_dict(state.to_dict()).legal_actions()
