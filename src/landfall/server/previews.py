"""What would follow from a choice, shown before it is made. It uses states drawn from what the seat knows."""

from __future__ import annotations

from collections.abc import Sequence

from landfall.flow import Decision, IllegalAction, Rng, State
from landfall.flow.history import History
from landfall.server.messages import Previewed
from landfall.server.views import alike, choices, story

DRAWS = 8  # how many drawn states must agree before something counts as certain


def preview(state: State, seat: int, action: int, id: str, chance: str, then: Sequence[int] = ()) -> Previewed:
    """What the seat would see after an action and those it would take next, up to the first hidden thing beyond them.

    It is played on several drawn states, never on the true state, so that what happens to be drawn is not shown as if
    it were certain.
    """
    drawn = [
        preview_on(state.sample(seat, Rng(chance).child(str(draw))), seat, (action, *then), id) for draw in range(2)
    ]
    first, second = drawn
    if first == second and not first.hidden:
        return first
    for draw in range(2, DRAWS):
        drawn.append(preview_on(state.sample(seat, Rng(chance).child(str(draw))), seat, (action, *then), id))
    shown = Previewed(id, True, final=any(one.final for one in drawn))
    shown.events = first.events
    for other in drawn[1:]:
        shown.events = alike(shown.events, other.events)
    if all(one.view == first.view and one.scores == first.scores for one in drawn):
        shown.view = first.view
        shown.scores = first.scores
    return shown


def preview_on(drawn: State, seat: int, steps: Sequence[int], id: str) -> Previewed:
    """The same on one state, which is played on."""
    drawn.history = history = History(drawn.seats, "", None)
    for step in steps:
        refusal = drawn.refusal(step, seat)
        if refusal is not None:
            raise IllegalAction(refusal)
        if drawn.to_act() == (seat,) and drawn.lanes:
            after = drawn.clone()
            if ends_phase(drawn, seat, step):
                final = history.barriers[seat] > 0 or draws_line(after, seat, step)
                view = None if history.barriers[seat] else drawn.view(seat)
                scores = drawn.scores() if view else []
                return Previewed(id, True, view, story(history.events(seat)), scores, final=final)
        else:
            drawn.play(step, seat)
        if history.barriers[seat]:
            return Previewed(id, True, events=story(history.events(seat)), final=True)
    next_choices = choices(drawn.game, drawn.legal_actions(seat))
    return Previewed(id, False, drawn.view(seat), story(history.events(seat)), drawn.scores(), next_choices)


class NotYet(Decision):
    """Keeps a simultaneous phase open, so that it can be viewed before all choices are carried out."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


def ends_phase(drawn: State, seat: int, step: int) -> bool:
    """Play a step of the last seat that others wait for; returns whether it was its last. Reveals nothing of others."""
    drawn.lanes[seat].insert(0, NotYet(seat))
    drawn.play(step, seat)
    del drawn.lanes[seat][0]
    return not drawn.lanes[seat]


def draws_line(before: State, seat: int, step: int) -> bool:
    """Whether the seat could not undo this step once all that follows from it has happened."""
    before.history = history = History(before.seats, "", None)
    before.play(step, seat)
    return history.barriers[seat] > 0
