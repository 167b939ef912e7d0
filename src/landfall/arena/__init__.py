"""Many games at once, on one machine or on a Ray cluster: simulate, summarise, rate, keep in files."""

from landfall.arena.cluster import NoCluster
from landfall.arena.files import Decided, KeptGame, NoSuchFormat, read_games, trajectories, write_games
from landfall.arena.ratings import Rated, Ratings, round_robin
from landfall.arena.simulate import GameRow, Interrupted, Simulation, WorkerDied, simulate
from landfall.arena.summary import Share, Spread, Summary

__all__ = [
    "Decided",
    "GameRow",
    "Interrupted",
    "KeptGame",
    "NoCluster",
    "NoSuchFormat",
    "Rated",
    "Ratings",
    "Share",
    "Simulation",
    "Spread",
    "Summary",
    "WorkerDied",
    "read_games",
    "round_robin",
    "simulate",
    "trajectories",
    "write_games",
]
