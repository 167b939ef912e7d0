"""Each kind of pending thing has its rules in one place: what it offers, what takes it up, what that does."""

from __future__ import annotations

from landfall.games.planet_unknown.rules.effects.alerts import EVENT_GAINS
from landfall.games.planet_unknown.rules.effects.benefits import TILE_AND_TRACK_GAINS
from landfall.games.planet_unknown.rules.effects.card_gains import CARD_GAINS
from landfall.games.planet_unknown.rules.phases.turn import PENDING
from landfall.games.planet_unknown.table.gains import EVENT_ADVANCE, GAIN_NAMES


def test_every_kind_has_its_rules_once() -> None:
    kinds = [*TILE_AND_TRACK_GAINS, *CARD_GAINS, *EVENT_GAINS]
    assert sorted(kinds) == sorted(GAIN_NAMES)
    rules = [type(PENDING[kind]) for kind in kinds]
    assert len(set(rules)) == len(rules)


def test_what_events_ask_is_numbered_after_the_rest() -> None:
    """A turn that an event begins resolves it first; these kinds are told apart by their numbers."""
    assert min(EVENT_GAINS) == EVENT_ADVANCE
    assert max([*TILE_AND_TRACK_GAINS, *CARD_GAINS]) < EVENT_ADVANCE
