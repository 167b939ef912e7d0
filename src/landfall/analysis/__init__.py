"""What a finished game was worth, decision by decision: win chances, the cost of choices, luck apart from choice."""

from landfall.analysis.report import SIMULATIONS, Analysis, Decided, PlayerSum, analyse

__all__ = ["SIMULATIONS", "Analysis", "Decided", "PlayerSum", "analyse"]
