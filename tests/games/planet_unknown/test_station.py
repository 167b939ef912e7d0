"""The station's rings as the option `station` lays them (R 1)."""

from __future__ import annotations

from landfall.games.planet_unknown.table.components import PRINTED_SHIFT, SHAPE_IDS
from landfall.texts.say import say_option
from tests.games.planet_unknown.positions import GAME, play_on, start

LANGS = ("en", "pl", "fr")


def test_r01_the_printed_station_is_the_same_in_every_game() -> None:
    """Only how the rings face each other: stacks are shuffled, and what stands before a seat at first is chance."""
    games = [start(6, seed=seed, station="printed") for seed in range(40)]
    assert {state.shift for state in games} == {PRINTED_SHIFT}
    assert {state.rotation for state in games} == set(range(6))
    before = [(games[0].stack_before(seat, 0), games[0].stack_before(seat, 1)) for seat in range(6)]
    assert sorted((SHAPE_IDS[outer], SHAPE_IDS[inner]) for outer, inner in before) == [
        ("F5", "T4"),
        ("I4", "L4"),
        ("N5", "I2"),
        ("S4", "V3"),
        ("U5", "O4"),
        ("Z5", "I3"),
    ]


def test_r01_by_lot_is_usual_and_all_else_is_dealt_alike() -> None:
    for seed in range(20):
        usual, printed = start(3, seed), start(3, seed, station="printed")
        assert usual.options["station"] == "random"
        assert start(3, seed, station="random").digest() == usual.digest()
        assert (printed.stacks, printed.rotation, printed.civ) == (usual.stacks, usual.rotation, usual.civ)
        assert (printed.neighbour, printed.commander) == (usual.neighbour, usual.commander)


def test_r01_a_game_with_the_printed_station_is_played_stored_and_read() -> None:
    state = start(1, station="printed")
    again = GAME.state_from_dict(state.to_dict())
    assert again.options["station"] == "printed"
    assert play_on(state, "station").shift == PRINTED_SHIFT


def test_r01_the_station_is_said_in_every_language() -> None:
    said = [[say_option("planet-unknown", "station", value, lang) for value in ("random", "printed")] for lang in LANGS]
    assert said == [["Random", "As recommended"], ["Losowo", "Według zaleceń"], ["Au hasard", "Comme conseillé"]]
