"""What the log tells of a turn: the square, terrains and gains of a tile, and what a space of a track gives."""

from __future__ import annotations

import pytest

import landfall
from landfall.games.planet_unknown.rules.phases.alert_round import change_civ_stacks
from landfall.games.planet_unknown.rules.phases.civ_step import CivStep
from landfall.games.planet_unknown.story.cards import CivCardsChanged
from landfall.games.planet_unknown.story.turns import Gained, MeteoritePut, NotGained, TilePlaced
from landfall.games.planet_unknown.table.components import CORPORATIONS, PLANETS, TRACKS
from landfall.games.planet_unknown.table.gains import EVENT_REGRESS, PATCH_GAIN, STEPS, Gain
from landfall.games.planet_unknown.table.state import PlanetUnknown
from landfall.games.planet_unknown.table.terms import (
    BIOMASS,
    CIV,
    EVENT_FIRST,
    NO_MILESTONES,
    NO_SYNERGY,
    ONE_RESOURCE,
    REPUBLIC,
    ROVER_TRACK,
    TECH_TRACK,
    WATER,
    square_name,
)
from tests.games.planet_unknown.positions import (
    board,
    do,
    gains,
    last_step,
    lay,
    offered,
    pending,
    resolve,
    shapes,
    table,
    tiles,
    trackers,
    unlock,
)


def told(state: PlanetUnknown, kind: type) -> list[landfall.flow.Event]:
    return [event for event in state.events(1) if isinstance(event, kind)]


def place_outer(state: PlanetUnknown) -> str:
    """Place the outer tile as it is where it first fits; returns the corner of the box around it."""
    found = next(one for one in offered(state, "place") if one["ring"] == "outer")
    do(state, "place", **found)
    return f"{found['column']}{found['row']}"


def test_a_tile_is_told_by_a_square_it_covers_and_by_its_terrains() -> None:
    """S4 does not cover the top left corner of the box around it."""
    state = table()
    shapes(state, "S4", "I2")
    tiles(state, outer="civ/energy*", inner="civ/energy")
    corner = place_outer(state)
    covered = [square_name(at) for at in range(144) if board(state).squares[at]]
    assert corner not in covered
    assert told(state, TilePlaced)[-1] == TilePlaced(0, "outer", "civ", "energy", covered[0])
    assert told(state, MeteoritePut)[-1] == MeteoritePut(0, square_name(board(state).meteorites[0]))
    words = f"Player 1: places a tile of Civ and Energy at {covered[0]} (outer ring)"
    assert landfall.say(told(state, TilePlaced)[-1]) == words


def test_what_a_tile_brings_is_told_and_that_water_off_the_ice_brings_nothing() -> None:
    state = table("petra")
    shapes(state, "I4", "I2")
    tiles(state, outer="water/rover", inner="energy/water")
    place_outer(state)
    assert told(state, Gained)[-1] == Gained(0, ("rover",))
    state = table("petra", "oasis")
    shapes(state, "I4", "I2")
    tiles(state, outer="energy/water", inner="energy/water")
    unlock(state, 3, 4, 5)
    place_outer(state)
    assert told(state, Gained)[-1] == Gained(0, ("energy", "patch", "boost", "water_step"))


@pytest.mark.parametrize(
    ("track", "position", "gained"),
    [(CIV, 2, ("civ_card_1",)), (WATER, 2, ("boost",)), (BIOMASS, 2, ("patch",)), (TECH_TRACK, 2, ("tech_1",))],
)
def test_what_a_space_of_a_track_gives_is_told(track: int, position: int, gained: tuple[str, ...]) -> None:
    name = TRACKS[track]
    state = table()
    lay(state, "civ", "F1")
    trackers(state, **{name: position})
    pending(state, Gain(STEPS, 1, track), Gain(STEPS, 1, track))
    do(state, "advance", by="resource", track=name)
    assert told(state, Gained)[-1] == Gained(0, gained)
    assert landfall.say(Gained(0, gained), "pl")
    state.rules = NO_MILESTONES
    before = len(told(state, Gained))
    trackers(state, **{name: position})
    do(state, "advance", by="resource", track=name)
    assert len(told(state, Gained)) == before + (gained == ("boost",))


def climb(state: PlanetUnknown, track: str, position: int) -> None:
    """The tracker goes up one space from this position."""
    trackers(state, **{track: position})
    pending(state, Gain(STEPS, 1, TRACKS.index(track)))
    do(state, "advance", by="resource", track=track)


@pytest.mark.parametrize(
    ("track", "position", "gained", "why"),
    [
        ("civ", 2, "civ_card_1", "no_milestones"),
        ("biomass", 2, "patch", "no_milestones"),
        ("rover", 0, "place_rover", "no_milestones"),
        ("tech", 2, "tech_1", "later"),
    ],
)
def test_a_milestone_that_an_event_stops_is_told_as_not_gained(
    track: str, position: int, gained: str, why: str
) -> None:
    state = table()
    lay(state, "civ", "F1")
    state.rules = NO_MILESTONES
    climb(state, track, position)
    assert told(state, NotGained) == [NotGained(0, gained, why)]
    assert told(state, Gained) == []
    assert gains(state) == []


def test_a_boost_that_an_event_stops_is_told_as_not_gained_and_is_not_pending() -> None:
    state = table()
    state.rules = NO_SYNERGY
    climb(state, "water", 2)
    assert told(state, NotGained) == [NotGained(0, "boost", "no_synergy")]
    assert told(state, Gained) == []
    assert gains(state) == []
    state = table("petra", "oasis")
    shapes(state, "I4", "I2")
    tiles(state, outer="energy/water", inner="energy/water")
    unlock(state, 5)
    state.rules = NO_SYNERGY
    place_outer(state)
    assert told(state, NotGained) == [NotGained(0, "boost", "no_synergy")]
    assert told(state, Gained)[-1] == Gained(0, ("energy",))


def test_a_boost_of_republic_4_that_an_event_stops_is_told_as_not_gained() -> None:
    state = table(corporation="republic")
    state.rules = NO_SYNERGY
    trackers(state, civ=next(at for at in range(15) if CORPORATIONS[REPUBLIC].benefits[at + 1]))
    unlock(state, 4)
    pending(state, Gain(STEPS, 1, CIV))
    do(state, "advance", by="resource", track="civ")
    assert told(state, NotGained) == [NotGained(0, "boost", "no_synergy")]
    assert told(state, Gained)[-1] == Gained(0, ("civ_card_1",))


def test_a_rover_milestone_without_rover_or_tile_is_told_as_not_gained() -> None:
    state = table()
    climb(state, "rover", 0)
    assert told(state, NotGained) == [NotGained(0, "place_rover", "no_tile")]
    lay(state, "civ", "F1")
    board(state).last = (5,)
    board(state).reserve = 0
    climb(state, "rover", 0)
    assert told(state, NotGained)[-1] == NotGained(0, "place_rover", "no_rover")
    assert told(state, Gained) == []


def test_a_civ_milestone_without_cards_is_told_as_not_gained() -> None:
    state = table()
    state.civ = ((), *state.civ[1:])
    climb(state, "civ", 2)
    assert told(state, NotGained) == [NotGained(0, "civ_card_1", "no_card")]
    assert board(state).owed == ()


def test_a_civ_card_that_others_have_taken_first_is_told_as_lost() -> None:
    state = table()
    climb(state, "civ", 2)
    assert told(state, Gained)[-1] == Gained(0, ("civ_card_1",))
    state.civ = ((), *state.civ[1:])
    resolve(state, CivStep())
    assert told(state, NotGained) == [NotGained(0, "civ_card_1", "left")]


def test_what_cannot_be_used_is_told_as_lost_when_the_turn_ends() -> None:
    state = table()
    trackers(state, water=15)
    pending(state, Gain(STEPS, 1, WATER), Gain(PATCH_GAIN))
    board(state).cover(list(range(144)), [1] * 144)
    do(state, "end_turn")
    assert told(state, NotGained) == [NotGained(0, "step", "left"), NotGained(0, "patch", "left")]


def test_under_one_resource_only_a_tile_is_told_to_bring_one_of_its_two() -> None:
    state = table()
    shapes(state, "I4", "I2")
    tiles(state, outer="biomass/civ", inner="energy/water")
    state.rules = ONE_RESOURCE
    place_outer(state)
    assert told(state, Gained)[-1] == Gained(0, ("one_resource",))


def test_what_technologies_find_nothing_to_do_with_is_not_told_as_gained() -> None:
    """Cosmos 3 without a lifepod, Flux 4 without a meteorite."""
    for corporation, technology, tile in (("cosmos", 3, "energy/water"), ("flux", 4, "civ/energy")):
        state = table("petra", corporation)
        shapes(state, "I4", "I2")
        tiles(state, outer=tile, inner="energy/water")
        unlock(state, technology)
        place_outer(state)
        gained = told(state, Gained)[-1]
        assert isinstance(gained, Gained)
        assert not {"reposition", "collect_meteorite"} & set(gained.gained)


@pytest.mark.parametrize(
    ("lang", "gained", "lost"),
    [
        ("en", "Player 1: gains a water resource and a boost", "Player 1: not gained: a boost (no boosts this round)"),
        (
            "pl",
            "Gracz 1: zyskuje: zasób wody i skok synergiczny",
            "Gracz 1: nie zyskuje: skok synergiczny (w tej rundzie bez skoków)",
        ),
        (
            "fr",
            "Joueur 1 : gagne une ressource d’eau et un boost",
            "Joueur 1 : ne gagne pas : un boost (pas de boost cette manche)",
        ),
    ],
)
def test_gains_are_said_with_articles(lang: str, gained: str, lost: str) -> None:
    assert landfall.say(Gained(0, ("water", "boost")), lang) == gained
    assert landfall.say(NotGained(0, "boost", "no_synergy"), lang) == lost


def test_a_space_without_a_benefit_tells_of_no_gain() -> None:
    state = table()
    pending(state, Gain(STEPS, 1, CIV))
    do(state, "advance", by="resource", track="civ")
    assert told(state, Gained) == []


@pytest.mark.parametrize("adds", [True, False])
def test_only_the_civ_stacks_that_change_are_told(adds: bool) -> None:
    state = table(events="7-7-6")
    state.civ, state.unused_civ = (
        ((), *state.civ[1:]),
        (tuple(sorted(state.civ[0] + state.unused_civ[0])), *state.unused_civ[1:]),
    )
    if adds:
        state.civ, state.unused_civ = state.unused_civ, state.civ
    change_civ_stacks(state, adds)
    expected = CivCardsChanged("added" if adds else "removed", (2, 3, 4))
    assert told(state, CivCardsChanged) == [expected]
    for lang, words in (("en", "2, 3 and 4"), ("pl", "2, 3 i 4"), ("fr", "2, 3 et 4")):
        assert words in landfall.say(expected, lang)
        for levels in ((), (1,), (1, 2, 3, 4)):
            assert landfall.say(CivCardsChanged(expected.change, levels), lang) != landfall.say(expected, lang)


def test_stored_patches_without_a_place_are_told_as_lost_in_the_last_step() -> None:
    state = table(corporation="universal")
    board(state).stored = 2
    lay(state, "civ", " ".join(square_name(at) for at in PLANETS[board(state).planet].squares))
    last_step(state)
    assert told(state, NotGained) == [NotGained(0, "patch", "left")] * 2


def test_makeshift_tells_the_technologies_it_has_and_not_the_space() -> None:
    state = table(corporation="makeshift")
    trackers(state, civ=3, water=0, biomass=0, rover=7, tech=0)
    pending(state, Gain(STEPS, 1, ROVER_TRACK))
    do(state, "advance", by="resource", track="rover")
    do(state, "way", way="right")  # past three milestones at once
    assert told(state, Gained) == [Gained(0, ("tech_1", "tech_2", "tech_3"))]
    state = table(corporation="makeshift")
    trackers(state, civ=0, tech=10, rover=2)
    pending(state, Gain(STEPS, 1, ROVER_TRACK))
    do(state, "advance", by="resource", track="rover")
    do(state, "way", way="right")  # a milestone that another tracker has passed
    assert told(state, Gained) == []
    state.rules = NO_MILESTONES
    trackers(state, civ=0, tech=0, rover=2)
    pending(state, Gain(STEPS, 1, ROVER_TRACK))
    do(state, "advance", by="resource", track="rover")
    do(state, "way", way="right")
    assert told(state, NotGained) == [NotGained(0, "tech_1", "later")]


def test_technologies_that_are_locked_again_are_told() -> None:
    state = table()
    trackers(state, tech=6)
    pending(state, Gain(EVENT_REGRESS, 4, 31), step=EVENT_FIRST)
    do(state, "regress", track="tech")
    assert board(state).techs == 0
    assert told(state, NotGained) == [NotGained(0, "tech_1", "locked"), NotGained(0, "tech_2", "locked")]
    assert landfall.say(NotGained(0, "tech_2", "locked")) == "Player 1: locked again: technology 2"
