"""A bot's own turn: where it has stood, so that it does not walk in circles, and how long it lasts, so that it ends.

Rules may let a turn go on for ever (a rover to and fro, a tracker from one boost to the next and back), and a judgement
may like it. So whoever seats bots keeps a `Turns` for them, in the arena, on the server and at the terminal alike, and
asks every bot by `choose_in`. A bot stays as it is: it is only offered less where it would go back.
"""

from __future__ import annotations

from landfall.bots.bot import Bot
from landfall.bots.knowledge import Knowledge
from landfall.flow.frame import Frame
from landfall.flow.rng import Rng
from landfall.flow.state import State

UNWATCHED = 4  # decisions at the start of a turn after which nothing is remembered: most turns end there
MOST = 150  # decisions of a turn; the longest that bots made had 30 in Planet Unknown, 53 in a solo year of Evacuation
SAME = Rng("the same draw for everything that looks the same")


class OwnTurn:
    """The turn of one seat so far: decisions made, the one asked for now too, and how often it stood where."""

    def __init__(self, made: int, stood: dict[str, int]) -> None:
        self.made = made
        self.stood = stood

    def is_overlong(self) -> bool:
        """Whether the turn is ended for the bot from now on."""
        return self.made > MOST

    def is_cut(self) -> bool:
        """The same at the first such decision only: whoever asks tells of it."""
        return self.made == MOST + 1


class Turns:
    """The turns of all bots at one table. A turn lasts while nobody else acts, or, where all act at once, till all are
    done; a new stage of the game begins another. It is known from the table's own state: to a copy every turn is new.
    """

    def __init__(self, seats: int) -> None:
        self.turns = [OwnTurn(0, {}) for _ in range(seats)]
        self.lanes: list[list[Frame]] = []
        self.stage = 0
        self.last = -1  # who acted last, where the state keeps no history
        self.cut = 0  # turns that had to be ended
        self.longest = 0  # decisions of a turn

    def asked(self, state: State, seat: int) -> OwnTurn:
        """The seat's bot is about to choose in this state. Call it once for each decision."""
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
        if turn.made > UNWATCHED:
            key = key_of(state, seat)
            turn.stood[key] = turn.stood.get(key, 0) + 1
        if turn.is_cut():
            self.cut += 1
        return turn


def choose_in(turn: OwnTurn, bot: Bot, knowledge: Knowledge) -> int:
    """What the bot chooses among what leads to where it has stood least often; a turn without end is ended."""
    if turn.is_overlong():
        ways_out = least_often(turn, knowledge, True)
        return ways_out[bot.chance().below(len(ways_out))]
    action = bot.choose(knowledge)
    if not turn.stood or times_after(turn, knowledge, action) <= 0:
        return action
    fresh = least_often(turn, knowledge, False)
    if action in fresh:
        return action
    return bot.choose(knowledge.among(fresh))


def least_often(turn: OwnTurn, knowledge: Knowledge, ending: bool) -> list[int]:
    """The actions that lead to where the seat has stood least often; if so wished, those alone that end the turn, where
    there are such. A walk that always goes where it has been least comes everywhere, so also to the end of the turn."""
    legal = knowledge.legal_actions()
    times = [times_after(turn, knowledge, action) for action in legal]
    least = min(times) if ending else max(0, min(times))
    return [legal[at] for at in range(len(legal)) if times[at] <= least]


def times_after(turn: OwnTurn, knowledge: Knowledge, action: int) -> int:
    """How often the seat has stood where an action leads, as far as the seat can tell; -1 if its turn is over then."""
    seat = knowledge.seat
    after = knowledge.drawn.clone()
    lanes = after.lanes
    after.play(action, seat)
    if after.lanes is not lanes or seat not in after.to_act():
        return -1
    return turn.stood.get(key_of(after, seat), 0)


def key_of(state: State, seat: int) -> str:
    """The same for positions that look the same to the seat: a sample depends on what it knows and the draw alone."""
    return state.sample(seat, SAME).digest()
