"""Information-set Monte-Carlo tree search for any game and number of seats.

Every simulation takes a full state drawn from what the seat knows, walks down one shared tree with the actions that are
legal in that state, adds a node, judges it, and carries the result of every seat back up the path (single-observer
ISMCTS, each seat maximises its own result). Nodes are keyed by the path of actions, so states that the seat cannot tell
apart share them. An action is explored by how often it was available, not by how often its parent was visited. If
several seats must decide at once, they are asked one after another.

Three things make it stronger than the bare method; docs/bots.md has the measurements:

- the root's actions start with the value from a greedy look, counted as some visits: few simulations do no harm;
- a new node is judged by the game's own evaluation at the end of the move it belongs to; a game without one is played
  at random to its end;
- between two players, states in which the other stands well are taken more often (`belief.py`).

In a game whose moves are planned ahead (`State.planned`) the budget is spent on a plan instead (`planning.py`).
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter

from landfall.bots.belief import Belief
from landfall.bots.bot import Bot, only_owing
from landfall.bots.greedy import FURTHER, judge_all, some_of
from landfall.bots.knowledge import Knowledge
from landfall.bots.planning import Begun, Line, Plan
from landfall.bots.playing import play_randomly
from landfall.bots.tree import Node, RootAction, most_promising, untried
from landfall.flow.errors import BadSetup
from landfall.flow.game import Game
from landfall.flow.rng import Rng
from landfall.flow.state import State

EXPLORATION = 0.7  # in standard deviations of the results
LOOKS = 8  # states in which a greedy look at the root's actions is taken
LOOK_PLAYS = 200  # positions tested in each
LOOK_WEIGHT = 20.0  # how many visits that look is worth
TRUST = 25.0
TRUSTED_SEATS = 2  # with more, how well the others stand together says little of who holds what
FIRST_DRAWS = 32  # states drawn before the first simulation
SIMULATIONS_A_DRAW = 4  # then one more per this many simulations
WIDTH = 8.0  # how many actions a node considers at first,
WIDENING = 1.0  # and how that grows with the square root of its visits
TRIES = 4  # actions of which a new node takes the best, decision after decision, to the end of the move
SIMULATIONS_A_LINE = 100  # of the budget, per line that a plan follows; with fewer, only a few moves are planned
MOST_LINES = 64  # per plan, if only its time is limited
SIMULATIONS_FOR_TWO = 1000  # from here on two plans are made, each in a different state
FEW_MOVES = 2
MOVES_AFTER = 4  # planned if a move is already begun; otherwise all to the end of the stage
JUDGE = -2  # depth: the game's evaluation at the end of the move, if it has one
TO_THE_END = -1  # depth: random play to the end


class Search(Bot):
    """Chooses the action visited most. After a choice, `found`, `simulations_made` and `decisions_made` describe it.

    The budget is a number of simulations, or milliseconds, or both, whichever ends first. With simulations alone, a
    choice depends only on knowledge, seed and settings. `depth` is how a new node is judged: `JUDGE`,
    `TO_THE_END`, or a number of random decisions before the evaluation.
    """

    def __init__(
        self,
        name: str,
        seed: int | str,
        simulations: int | None = None,
        ms: float | None = None,
        depth: int = JUDGE,
        exploration: float = EXPLORATION,
        looks: int = LOOKS,
        trust: float = TRUST,
        width: float = WIDTH,
        widening: float = WIDENING,
    ) -> None:
        super().__init__(name, seed)
        if simulations is None and ms is None:
            raise BadSetup("a search needs a budget: simulations or ms")
        self.simulations = simulations
        self.ms = ms
        self.depth = depth
        self.exploration = exploration
        self.looks = looks
        self.trust = trust
        self.width = width
        self.widening = widening
        self.found: list[RootAction] = []
        self.simulations_made = 0
        self.decisions_made = 0
        self.dice = self.rng
        self.judged_by = depth
        self.begun = Begun()
        self.keys = 0  # the number of actions in the catalogue: the distance between the keys of two seats
        self.sum = 0.0  # of the seat's results, and of their squares
        self.squares = 0.0
        self.deviation = 1.0

    def choose(self, knowledge: Knowledge) -> int:
        legal = only_owing(knowledge)
        rng = self.chance()
        self.found = []
        self.simulations_made = 0
        self.decisions_made = 0
        begun = self.begun.next(knowledge, legal)
        if begun >= 0:
            return begun
        if len(legal) == 1:
            return legal[0]
        drawn = knowledge.sample(rng.child("plan"))
        if drawn.planned(knowledge.seat) is not None:
            return self.plan(knowledge, legal, rng)
        root = self.search(knowledge, legal, rng)
        best = root.children[0]
        for child in root.children:
            more = child.visits - best.visits
            if more > 0 or (more == 0 and child.prior > best.prior):
                best = child
            if child.visits > 0:
                values = [total / child.visits for total in child.totals]
                self.found.append(RootAction(child.action, child.visits, values))
        self.found.sort(key=lambda one: one.action)
        return best.action

    def plan(self, knowledge: Knowledge, legal: list[int], rng: Rng) -> int:
        """Plan the seat's own moves ahead in several states that could be true, each time as if the others left it
        alone. The budget decides how many lines are followed."""
        started = perf_counter()
        seat = knowledge.seat
        belief = Belief(knowledge, rng.child("belief"), self.trust)
        belief.draw(FIRST_DRAWS if self.trust > 0.0 and knowledge.seats > 1 else 1)
        simulations = 0 if self.simulations is None else self.simulations
        samples = 2 if simulations >= SIMULATIONS_FOR_TWO else 1
        most = max(1, simulations // (SIMULATIONS_A_LINE * samples))
        most_moves = knowledge.game.planning().moves
        moves = min(FEW_MOVES, most_moves) if 0 < simulations < SIMULATIONS_A_LINE else most_moves
        width = most
        until = -1.0
        if self.ms is not None:  # one line first, so that there always is a plan, then wider ones
            width = 1
            most = most if simulations > 0 else MOST_LINES
            until = started + self.ms / 1000.0
        votes: dict[int, float] = {}
        found: dict[int, RootAction] = {}
        best_lines: dict[int, Line] = {}
        drawn = belief.drawn[0]
        number = 0
        while True:
            drawn = belief.pick()
            state = drawn.planned(seat)
            assert state is not None
            ahead = moves if state.is_between_moves(seat) else min(moves, MOVES_AFTER)
            plan = Plan(state, seat, width, ahead, until)
            lines = plan.lines_from(state, legal)
            self.decisions_made += plan.judged
            if plan.late and number > 0:
                break
            votes[lines[0].first] = votes.get(lines[0].first, 0.0) + width + 0.01 * lines[0].value
            best_lines[lines[0].first] = lines[0]
            for line in lines:
                if line.first not in found:
                    found[line.first] = RootAction(line.first, 0, results(line.state))
                found[line.first].visits += 1
                self.simulations_made += 1
            number += 1
            if self.ms is None:
                if number == samples:
                    break
            else:
                width *= 2
                if plan.late or width > most:
                    break
            belief.draw(1)
        self.found = [found[action] for action in sorted(found)]
        best = max(votes.values())
        chosen = min([action for action in votes if votes[action] == best])
        self.begun.begin(drawn, seat, chosen, best_lines[chosen].rest)
        return chosen

    def search(self, knowledge: Knowledge, legal: list[int], rng: Rng) -> Node:
        """Spend the budget on a new tree."""
        started = perf_counter()
        seconds = -1.0 if self.ms is None else self.ms / 1000.0
        simulations = -1 if self.simulations is None else max(1, self.simulations)
        self.dice = rng.child("dice")
        self.keys = knowledge.game.actions.size
        self.sum = 0.0
        self.squares = 0.0
        self.deviation = 1.0
        trust = self.trust if knowledge.seats <= TRUSTED_SEATS else 0.0
        belief = Belief(knowledge, rng.child("belief"), trust)
        belief.draw(FIRST_DRAWS)
        self.judged_by = TO_THE_END if self.depth == JUDGE and not has_evaluation(belief.drawn[0]) else self.depth
        root = self.root_of(knowledge.seat, legal, belief, started + seconds / 4.0 if seconds >= 0.0 else -1.0)
        made = 0
        while made != simulations:
            if made % SIMULATIONS_A_DRAW == 0:
                belief.draw(1)
            self.simulate(root, belief.pick(), knowledge.seat)
            made += 1
            if seconds >= 0.0 and perf_counter() - started >= seconds:
                break
        self.simulations_made = made
        return root

    def root_of(self, seat: int, legal: list[int], belief: Belief, deadline: float) -> Node:
        """A root with a node for every action, and how far each is behind the best in a greedy look."""
        share = LOOK_PLAYS // len(legal)
        worth = judge_all(belief.pick(), legal, seat, share, self.dice) if self.looks > 0 else [0.0] * len(legal)
        first = worth[:]
        first_state = belief.picked
        looks = 1
        while looks < self.looks and (deadline < 0.0 or perf_counter() < deadline):
            values = judge_all(belief.pick(), legal, seat, share, self.dice)
            for at in range(len(legal)):
                worth[at] += values[at]
            looks += 1
            if looks == 2 and values == first and belief.picked != first_state:
                break  # nothing hidden matters
        best = max(worth)
        root = Node(-1, -1, -1)
        for at in range(len(legal)):
            child = Node(seat * self.keys + legal[at], legal[at], seat)
            child.prior = (worth[at] - best) / looks
            child.totals = [0.0] * belief.knowledge.seats
            root.children.append(child)
        self.dice.child("ties").shuffle(root.children)  # break ties at random, not by place in the list
        return root

    def simulate(self, root: Node, state: State, seat: int) -> None:
        """One walk down the tree and back up."""
        node = self.root_step(root)
        path: list[Node] = [node]
        state.play(node.action, seat)
        while node.visits > 0:
            seat = state.current_player()
            if seat < 0:
                break
            node = self.step(node, state, seat)
            path.append(node)
            state.play(node.action, seat)
        self.decisions_made += len(path)
        if self.judged_by == JUDGE:
            state = self.end_of_move(state, node.seat)
        else:
            self.decisions_made += play_randomly(state, self.dice, self.judged_by)
        values = results(state)
        first = path[0]
        for at in range(len(values)):
            first.totals[at] += values[at]
        for child in path:
            child.visits += 1
            child.total += values[child.seat]
        root.visits += 1
        self.sum += values[first.seat]
        self.squares += values[first.seat] * values[first.seat]
        mean = self.sum / root.visits
        self.deviation = sqrt(max(1e-6, self.squares / root.visits - mean * mean))

    def root_step(self, root: Node) -> Node:
        """The root's most promising child. What the look found is measured from the mean of all results so far."""
        best = root.children[0]
        best_worth = -1e9
        mean = self.sum / root.visits if root.visits > 0 else 0.0
        reach = self.exploration * self.deviation * sqrt(log(float(root.visits + 1)))
        for child in root.children:
            times = LOOK_WEIGHT + child.visits
            worth = (LOOK_WEIGHT * (child.prior + mean) + child.total) / times + reach / sqrt(times)
            if worth > best_worth:
                best = child
                best_worth = worth
        return best

    def step(self, node: Node, state: State, seat: int) -> Node:
        """The child to go to: a new one while the node may still widen, else the most promising."""
        legal = state.legal_actions(seat)
        first_key = seat * self.keys
        at_hand = node.children_among(legal, first_key)
        tried = len(at_hand)
        if tried < len(legal) and tried < self.width + self.widening * sqrt(float(node.visits)):
            action = untried(node, legal, first_key, self.dice.below(len(legal) - tried))
            return node.added(Node(first_key + action, action, seat))
        return most_promising(at_hand, self.exploration * self.deviation)

    def end_of_move(self, state: State, seat: int) -> State:
        """While the seat still decides, take the best of a few actions, decision after decision."""
        further = FURTHER
        while further > 0 and seat in state.to_act():
            legal = state.legal_actions(seat)
            if len(legal) > TRIES:
                legal = some_of(legal, TRIES, self.dice)
            state = best_after(state, legal, seat)
            self.decisions_made += len(legal)
            further -= 1
        return state


def best_after(state: State, legal: list[int], seat: int) -> State:
    """The position after the one of these actions that is best for the seat at once. The state may be changed."""
    if len(legal) == 1:
        state.play(legal[0], seat)
        return state
    best = state
    best_worth = -1e9
    for action in legal:
        after = state.clone()
        after.play(action, seat)
        worth = after.evaluation(seat)
        if worth > best_worth:
            best = after
            best_worth = worth
    return best


def results(state: State) -> list[float]:
    """What the position is worth to each seat."""
    return state.evaluations()


def has_evaluation(state: State) -> bool:
    """Whether the game or its state has an evaluation of its own; the common one knows only how a game ended."""
    own = type(state).evaluation is not State.evaluation
    return own or type(state.game).evaluation is not Game.evaluation
