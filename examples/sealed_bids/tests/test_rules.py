"""The rules of Sealed bids. What every game must pass comes with Landfall: `pytest --landfall-game sealed-bids`."""

import landfall


def test_the_highest_bid_pays_and_takes_the_lot() -> None:
    state = landfall.load_game("sealed-bids").new_initial_state(seats=2, seed=1)
    state.apply_action(3, 0)
    state.apply_action(5, 1)
    assert state.view(None)["coins"] == [12, 7]
