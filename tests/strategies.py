"""Hypothesis strategies: games in progress, and what no player should send."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from landfall.flow import Rng, State
from tests.cases import Case, few_cases, pick


def cases(game_id: str | None = None) -> SearchStrategy[Case]:
    """A way to start a game: any game unless one is named."""
    return st.sampled_from([case for case in few_cases() if game_id in (None, case.game_id)])


@st.composite
def games_in_progress(draw: DrawFn, game_id: str | None = None, most: int = 150, finished: bool = True) -> State:
    """A table's own state after some random moves. Shrinks towards fewer moves and smaller seeds."""
    case = draw(cases(game_id))
    moves = draw(st.integers(0, most))
    rng = Rng(f"in progress {draw(st.integers(0, 2**16))}")
    state = case.start(draw(st.integers(0, 2**16)))
    for _ in range(moves):
        if state.is_terminal():
            break
        action, seat = pick(state, rng)
        if not finished:
            ahead = state.clone()
            ahead.play(action, seat)
            if ahead.is_terminal():
                break
        state.apply_action(action, seat)
    return state


def junk() -> SearchStrategy[Any]:
    """What a client may send in place of a seat or an action."""
    return st.one_of(
        st.none(),
        st.booleans(),
        st.integers(),
        st.integers(-5, 40),
        st.floats(),
        st.text(max_size=5),
        st.binary(max_size=5),
        st.lists(st.integers(), max_size=2),
        st.dictionaries(st.text(max_size=2), st.integers(), max_size=2),
    )
