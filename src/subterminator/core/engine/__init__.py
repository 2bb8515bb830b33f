"""Engine of design A: walks the states, asks for approval, reads the account back."""

from subterminator.core.engine.engine import CancellationEngine
from subterminator.pages.state_detector import HeuristicInterpreter

__all__ = ["CancellationEngine", "HeuristicInterpreter"]
