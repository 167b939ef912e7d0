"""The nodes of a search, and the choice among them."""

from __future__ import annotations

from math import log, sqrt


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
        self.prior = 0.0  # under the root: how far behind the best action it is in a greedy look
        self.children: list[Node] = []  # by key

    def children_among(self, legal: list[int], first_key: int) -> list[Node]:
        """The children for these actions, each counted as available once more. Both lists are sorted."""
        children = self.children
        count = len(children)
        found: list[Node] = []
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
                found.append(child)
        return found

    def added(self, child: Node) -> Node:
        """Insert a child at its place among the children, and return it."""
        children = self.children
        at = len(children)
        while at > 0 and children[at - 1].key > child.key:
            at -= 1
        children.insert(at, child)
        child.available = 1
        return child


class RootAction:
    """What a search found about one action: visits, and the mean result of every seat."""

    def __init__(self, action: int, visits: int, values: list[float]) -> None:
        self.action = action
        self.visits = visits
        self.values = values

    def to_dict(self) -> dict[str, object]:
        return {"action": self.action, "visits": self.visits, "values": self.values}


def untried(node: Node, legal: list[int], first_key: int, skip: int) -> int:
    """An action that has no child yet: the first one after skipping `skip` of them."""
    children = node.children
    count = len(children)
    at = 0
    for action in legal:
        key = first_key + action
        while at < count and children[at].key < key:
            at += 1
        if at < count and children[at].key == key:
            continue
        if skip == 0:
            return action
        skip -= 1
    raise AssertionError("every action has been tried")


def most_promising(nodes: list[Node], exploration: float) -> Node:
    """The node with the highest upper confidence bound (UCB1 by availability)."""
    best = nodes[0]
    best_worth = -1e9
    for node in nodes:
        visits = float(node.visits)
        worth = node.total / visits + exploration * sqrt(log(float(node.available)) / visits)
        if worth > best_worth:
            best = node
            best_worth = worth
    return best
