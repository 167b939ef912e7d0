"""Many games at once, on one machine: simulate, summarise, rate."""

from landfall.arena.ratings import Rated, Ratings, round_robin
from landfall.arena.simulate import GameRow, Interrupted, Simulation, WorkerDied, simulate
from landfall.arena.summary import Share, Spread, Summary

__all__ = [
    "GameRow",
    "Interrupted",
    "Rated",
    "Ratings",
    "Share",
    "Simulation",
    "Spread",
    "Summary",
    "WorkerDied",
    "round_robin",
    "simulate",
]
