"""Design A's engine: walks the states, asks for the yes, reads the account back."""

from subterminator.core.engine.engine import CancellationEngine
from subterminator.pages.state_detector import HeuristicInterpreter

__all__ = ["CancellationEngine", "HeuristicInterpreter"]
