"""A bot's own turn: where it has been, so that it does not go round in circles, and how long it lasts, so that it ends.

Rules may allow a turn that never ends (a rover that drives back and forth, a tracker that goes from one boost to the
next and back), and an evaluation may like it. So the arena, the server and the terminal keep a `Turns` for their bots
and ask every bot through `choose_in`. The bot itself does not change: it is only offered fewer actions where it would
go back.
"""

from __future__ import annotations

from landfall.bots.bot import Bot
from landfall.bots.knowledge import Knowledge
from landfall.flow.frame import Frame
from landfall.flow.rng import Rng
from landfall.flow.state import State

MOST = 150  # decisions per turn; the longest of bots had 30 in Planet Unknown, 53 in a solo year of Evacuation
SAME = Rng("the same draw for everything that looks the same")


class OwnTurn:
    """The turn of one seat so far: its decisions, including the current one, and how often the seat has been where.

    A position comes again only with the same question. So most positions are kept as copies (`unkeyed`) until that
    question might come again: a key takes longer than the choice itself in a quick game.
    """

    def __init__(self, made: int, stood: dict[str, int]) -> None:
        self.made = made
        self.stood = stood  # by key
        self.unkeyed: list[State] = []
        self.questions: list[Frame] = []  # of `unkeyed`

    def is_overlong(self) -> bool:
        """Whether the turn is ended for the bot from now on."""
        return self.made > MOST

    def is_cut(self) -> bool:
        """The same, but only at the first such decision: the caller logs it."""
        return self.made == MOST + 1

    def remember(self, state: State, seat: int) -> None:
        """The seat is here, in its `made`th decision."""
        question = state.waiting_for(seat)
        if question is None:
            return
        if self.stood or question in self.questions:
            self.key_all(seat)
            key = key_of(state, seat)
            self.stood[key] = self.stood.get(key, 0) + 1
        else:
            self.unkeyed.append(state.clone())
            self.questions.append(question)

    def keyed(self, seat: int) -> dict[str, int]:
        """How often the seat has been where, for a bot in another process."""
        self.key_all(seat)
        return self.stood

    def key_all(self, seat: int) -> None:
        for state in self.unkeyed:
            self.stood[key_of(state, seat)] = 1
        self.unkeyed.clear()
        self.questions.clear()

    def times_at(self, state: State, seat: int) -> int:
        """How often the seat has been here."""
        question = state.waiting_for(seat)
        if question in self.questions:
            self.key_all(seat)
        return self.stood.get(key_of(state, seat), 0) if self.stood else 0


class Turns:
    """The turns of all bots at one table. A turn lasts while nobody else acts, or, if all act at once, until all are
    done. A new stage of the game begins a new turn. This needs the table's own state: in a copy every turn is new.
    """

    def __init__(self, seats: int) -> None:
        self.turns = [OwnTurn(0, {}) for _ in range(seats)]
        self.lanes: list[list[Frame]] = []
        self.stage = 0
        self.last = -1  # who acted last, if the state keeps no history
        self.cut = 0  # turns that were cut short
        self.longest = 0  # decisions of a turn

    def asked(self, state: State, seat: int) -> OwnTurn:
        """The seat's bot is about to choose in this state. Call this once per decision."""
        history = state.history
        last = self.last if history is None or not history.movers else history.movers[-1]
        stage = state.stage()
        if state.lanes is not self.lanes or stage != self.stage or (not state.lanes and last != seat):
            self.turns = [OwnTurn(0, {}) for _ in self.turns]
            self.lanes = state.lanes
            self.stage = stage
        self.last = seat
        turn = self.turns[seat]
        turn.made += 1
        self.longest = max(self.longest, turn.made)
        turn.remember(state, seat)
        if turn.is_cut():
            self.cut += 1
        return turn


def choose_in(turn: OwnTurn, bot: Bot, knowledge: Knowledge) -> int:
    """What the bot chooses among the actions that lead to where it has been least often; ends an overlong turn."""
    if turn.is_overlong():
        ways_out = least_often(turn, knowledge, True)
        return ways_out[bot.chance().below(len(ways_out))]
    action = bot.choose(knowledge)
    if times_after(turn, knowledge, action) <= 0:
        return action
    fresh = least_often(turn, knowledge, False)
    if action in fresh:
        return action
    return bot.choose(knowledge.among(fresh))


def least_often(turn: OwnTurn, knowledge: Knowledge, ending: bool) -> list[int]:
    """The actions that lead to where the seat has been least often; on request only those that end the turn, if there
    are any. A walk that always goes where it has been least gets everywhere, so also to the end of the turn."""
    legal = knowledge.legal_actions()
    times = [times_after(turn, knowledge, action) for action in legal]
    least = min(times) if ending else max(0, min(times))
    return [legal[at] for at in range(len(legal)) if times[at] <= least]


def times_after(turn: OwnTurn, knowledge: Knowledge, action: int) -> int:
    """How often the seat has been where an action leads, as far as it can tell; -1 if its turn is over then."""
    seat = knowledge.seat
    after = knowledge.drawn.clone()
    lanes = after.lanes
    after.play(action, seat)
    if after.lanes is not lanes or seat not in after.to_act():
        return -1
    return turn.times_at(after, seat)


def key_of(state: State, seat: int) -> str:
    """Equal for positions that look the same to the seat: a sample depends only on what it knows and on the draw."""
    return state.sample(seat, SAME).digest()
