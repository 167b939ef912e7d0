"""Information-set Monte-Carlo tree search for any game and number of seats.

Every simulation draws a full state from what the seat knows, walks down one common tree with the actions that are
legal in that state, adds a node, plays on, and carries the result of every seat back up the path (single-observer
ISMCTS, each seat maximising its own result). Nodes are keyed by the path of actions, so that states which the seat
cannot tell apart share them, and an action is explored by how often it was available, not by how often its parent was
visited.

Where several seats owe a decision at once, they are asked one after another.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter

from landfall.bots.bot import Bot, only_owing
from landfall.bots.greedy import judge_all
from landfall.bots.knowledge import Knowledge
from landfall.bots.playing import play_randomly
from landfall.flow.rng import Rng
from landfall.flow.state import State

TO_THE_END = -1
EXPLORATION = 0.7
WIDTH = 8.0  # how many actions a node may try at once, and how that grows with its visits
WIDENING = 1.0


class Node:
    """An action of a seat, at the end of a path of actions."""

    def __init__(self, key: int, action: int, seat: int) -> None:
        self.key = key  # the seat and the action in one number
        self.action = action
        self.seat = seat
        self.visits = 0
        self.available = 0  # how often it could have been chosen
        self.total = 0.0  # of the seat's own results
        self.totals: list[float] = []  # of every seat's results; kept under the root only
        self.children: list[Node] = []  # by key


class RootAction:
    """What a search found about one action: visits, and the mean result of every seat."""

    def __init__(self, action: int, visits: int, values: list[float]) -> None:
        self.action = action
        self.visits = visits
        self.values = values

    def to_dict(self) -> dict[str, object]:
        return {"action": self.action, "visits": self.visits, "values": self.values}


class Search(Bot):
    """Chooses the action visited most. After a choice, `found`, `simulations_made` and `decisions_made` tell about it.

    The budget is a number of simulations, or milliseconds, or both, whichever ends first. A choice depends on nothing
    but knowledge, seed and settings when the budget is in simulations alone. `depth` is how many random decisions
    are played from a new node before the game's evaluation is asked; `TO_THE_END` plays on and takes the real result.
    """

    def __init__(
        self,
        name: str,
        seed: int | str,
        simulations: int | None = None,
        ms: float | None = None,
        exploration: float = EXPLORATION,
        depth: int = TO_THE_END,
        width: float = WIDTH,
        widening: float = WIDENING,
        ordering_samples: int = 2,
    ) -> None:
        super().__init__(name, seed)
        self.simulations = simulations
        self.ms = ms
        self.exploration = exploration
        self.depth = depth
        self.width = width
        self.widening = widening
        self.ordering_samples = ordering_samples
        self.found: list[RootAction] = []
        self.simulations_made = 0
        self.decisions_made = 0
        self.seats = 0
        self.keys = 0  # the number of actions in the catalogue: the distance between the keys of two seats
        self.dice = self.rng
        self.order: list[int] = []  # the root's actions, most promising last

    def choose(self, knowledge: Knowledge) -> int:
        legal = only_owing(knowledge)
        rng = self.chance()
        self.found = []
        self.simulations_made = 0
        self.decisions_made = 0
        if len(legal) == 1:
            return legal[0]
        self.search(knowledge, rng)
        best = self.found[0]
        for found in self.found:
            more = found.visits - best.visits
            if more > 0 or (more == 0 and found.values[knowledge.seat] > best.values[knowledge.seat]):
                best = found
        return best.action

    def search(self, knowledge: Knowledge, rng: Rng) -> None:
        """Spend the budget, and fill `found` with what is known of each action that was tried."""
        started = perf_counter()
        milliseconds = -1.0 if self.ms is None else self.ms
        simulations = -1 if self.simulations is None else self.simulations
        if milliseconds < 0.0 and simulations < 0:
            raise ValueError("a search needs a budget: simulations or ms")
        self.seats = knowledge.seats
        self.keys = knowledge.game.actions.size
        self.dice = rng.child("dice")
        self.order = self.promising_last(knowledge, rng)
        root = Node(-1, -1, -1)
        made = 0
        while made != simulations or made == 0:
            self.simulate(root, knowledge.sample(rng.child(str(made))), knowledge.seat)
            made += 1
            if milliseconds >= 0.0 and (perf_counter() - started) * 1000.0 >= milliseconds:
                break
        self.simulations_made = made
        for child in root.children:
            values = [total / child.visits for total in child.totals]
            self.found.append(RootAction(child.action, child.visits, values))

    def promising_last(self, knowledge: Knowledge, rng: Rng) -> list[int]:
        """The legal actions in the order of a greedy look at them, with chance between equals."""
        legal = knowledge.legal_actions()
        self.dice.shuffle(legal)
        if self.ordering_samples == 0:
            return legal
        worth = dict.fromkeys(legal, 0.0)
        for number in range(self.ordering_samples):
            drawn = knowledge.sample(rng.child(f"order {number}"))
            values = judge_all(drawn, legal, knowledge.seat, 2 * len(legal), self.dice)
            for at in range(len(legal)):
                worth[legal[at]] += values[at]
        return sorted(legal, key=lambda action: worth[action])

    def simulate(self, root: Node, state: State, seat: int) -> None:
        """One walk down the tree and back up."""
        path: list[Node] = []
        node = root
        while seat >= 0:
            child = self.step(node, state, seat)
            path.append(child)
            state.play(child.action, seat)
            if child.visits == 0:
                break
            node = child
            seat = state.current_player()
        self.decisions_made += len(path) + play_randomly(state, self.dice, self.depth)
        values = self.results(state)
        root.visits += 1
        first = path[0]
        if not first.totals:
            first.totals = [0.0] * self.seats
        for at in range(self.seats):
            first.totals[at] += values[at]
        for child in path:
            child.visits += 1
            child.total += values[child.seat]

    def results(self, state: State) -> list[float]:
        """What the position is worth to each seat."""
        if state.is_terminal():
            return state.returns()
        return [state.evaluation(seat) for seat in range(self.seats)]

    def step(self, node: Node, state: State, seat: int) -> Node:
        """The child to go to: a new one while the node may still widen, else the most promising."""
        legal = state.legal_actions(seat)
        children = node.children
        count = len(children)
        first_key = seat * self.keys
        visits = node.visits
        most = int(self.width + self.widening * sqrt(float(visits)))
        open_children: list[Node] = []
        at = 0
        for action in legal:
            key = first_key + action
            while at < count and children[at].key < key:
                at += 1
            if at == count:
                break
            child = children[at]
            if child.key == key:
                child.available += 1
                open_children.append(child)
        tried = len(open_children)
        if tried < len(legal) and tried < most:
            action = self.untried(node, legal, first_key, len(legal) - tried)
            return added(node, Node(first_key + action, action, seat))
        best = open_children[0]
        best_worth = -1e9
        exploration = self.exploration
        for child in open_children:
            times = float(child.visits)
            worth = child.total / times + exploration * sqrt(log(float(child.available)) / times)
            if worth > best_worth:
                best = child
                best_worth = worth
        return best

    def untried(self, node: Node, legal: list[int], first_key: int, count: int) -> int:
        """An action that has no child yet: at the root the most promising one, below it any."""
        if node.key < 0:
            return self.order.pop()
        skip = self.dice.below(count)
        children = node.children
        at = 0
        for action in legal:
            key = first_key + action
            while at < len(children) and children[at].key < key:
                at += 1
            if at < len(children) and children[at].key == key:
                continue
            if skip == 0:
                return action
            skip -= 1
        raise AssertionError("no action is left to try")


def added(node: Node, child: Node) -> Node:
    """The child, now in its place among the node's children."""
    children = node.children
    at = len(children)
    while at > 0 and children[at - 1].key > child.key:
        at -= 1
    children.insert(at, child)
    child.available = 1
    return child
