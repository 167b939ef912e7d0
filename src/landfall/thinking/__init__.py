"""Bots that think in a process of their own: for a server, which may not wait, and a screen, which may not stand still.

A process is sent what a seat knows, never the true state.
"""

from landfall.thinking.question import Answer, Question
from landfall.thinking.worker import Died, NoAnswer, Worker

__all__ = ["Answer", "Died", "NoAnswer", "Question", "Worker"]
