"""The answers of a move: which actions a client means, and how many of them are taken."""

from __future__ import annotations

from collections.abc import Sequence

from landfall.flow import BadInput, Game, IllegalAction, State, UnknownAction
from landfall.flow.history import History
from landfall.server.errors import WrongAnswer
from landfall.server.messages import Action, Named


def number_of(game: Game, action: Action) -> int:
    """The number of an action given either way. Raises UnknownAction."""
    if isinstance(action, Named):
        block = game.actions.blocks.get(action.name)
        if block is None:
            return game.actions.encode(action.name)  # raises
        if not action.args.keys() <= block.arguments.keys():
            strange = next(name for name in action.args if name not in block.arguments)
            what = f"{action.name} has no {strange}"
            raise UnknownAction(what, "strange-argument", action=action.name, argument=strange)
        return game.actions.encode(action.name, **action.args)
    game.actions.decode(action)
    return action


def numbers_of(game: Game, actions: Sequence[Action]) -> list[int]:
    """The same for the answers of a move. Of several, the error says which one is unknown."""
    numbers: list[int] = []
    for action in actions:
        try:
            numbers.append(number_of(game, action))
        except BadInput as wrong:
            raise wrong if len(actions) == 1 else WrongAnswer(len(numbers), wrong) from None
    return numbers


def taken(state: State, seat: int, actions: Sequence[int]) -> int:
    """How many of several answers are taken: all, or those up to the first that shows the seat something hidden.

    Raises WrongAnswer if one of these is illegal. Later ones are not looked at: whether they are legal depends on what
    was hidden, and nobody may learn that without having made the move. A copy is played; the state stays as it is.
    """
    tried = state.clone()
    tried.history = history = History(state.seats, "", None)
    for at, action in enumerate(actions):
        refusal = tried.refusal(action, seat)
        if refusal is not None:
            raise WrongAnswer(at, IllegalAction(refusal))
        tried.play(action, seat)
        if history.barriers[seat]:
            return at + 1
    return len(actions)
