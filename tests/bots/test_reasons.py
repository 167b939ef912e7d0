"""Why a bot would choose something: points beside the next best choice, by source, in words."""

from __future__ import annotations

import pytest

import landfall
from landfall.bots import Knowledge, play_randomly
from landfall.bots.reasons import LATER, OTHERS, reason_for, sources
from landfall.flow import Rng
from landfall.games.registry import OURS
from landfall.texts import LANGUAGES
from landfall.texts.reasons import say_reason


@pytest.mark.parametrize("id", sorted(OURS))
def test_a_reason_names_another_choice_and_known_sources(id: str) -> None:
    game = landfall.load_game(id)
    state = game.new_initial_state(2, {}, "reasons").clone()
    play_randomly(state, Rng("reasons"), 15)
    while len(state.legal_actions()) < 2 or len(state.legal_actions()) > 40:
        play_randomly(state, Rng("more"), 1)
    seat = state.current_player()
    knowledge = Knowledge.of(state, seat, Rng(1))
    legal = knowledge.legal_actions()
    reasons = [reason_for(knowledge, action, Rng("why")) for action in legal[:2]]
    for action, reason in zip(legal, reasons, strict=False):
        assert reason is not None
        assert reason.other in legal
        assert reason.other != action
        assert set(reason.points) == {*state.scores()[seat], LATER, OTHERS}
        assert reason.gain == pytest.approx(sum(reason.points.values()))
        for lang in LANGUAGES:
            said = say_reason(game, reason.other, reason.points, lang, ["Ania", "Ola"])
            assert landfall.say(game.named(reason.other), lang, ["Ania", "Ola"]) in said
            assert "{" not in said
            assert "hint-" not in said


def test_what_a_seat_expects_adds_up() -> None:
    state = landfall.load_game("antarctica").new_initial_state(3, {}, 1).clone()
    play_randomly(state, Rng(1), 30)
    expected = state.game.expected_points(state)
    found = sources(state, 0)
    assert sum(found.values()) - found[OTHERS] == pytest.approx(expected[0])
    assert found[OTHERS] == -max(expected[1:])


def test_a_gain_is_said_by_source_in_the_number_format_of_the_language() -> None:
    game = landfall.load_game("antarctica")
    points = {"zones": 2.0, "tracks": -0.5, LATER: 0.01, OTHERS: 1.0}
    said = say_reason(game, 1, points, "en")
    assert "About 2.5 points better than" in said
    assert said.endswith(": Zones +2.0, 1.0 less for the strongest opponent.")
    assert "2,5" in say_reason(game, 1, points, "pl")
    assert "4 more expected later, 1.0 more for the strongest" in say_reason(game, 1, {LATER: 4.2, OTHERS: -1.0}, "en")
    assert "About as good as" in say_reason(game, 1, {LATER: -1.0}, "en")


def test_a_game_that_expects_no_points_gives_no_reason() -> None:
    state = landfall.load_game("tic-tac-toe").new_initial_state(2, {}, 1).clone()
    assert reason_for(Knowledge.of(state, 0, Rng(1)), 0, Rng(1)) is None
