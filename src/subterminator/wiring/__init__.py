"""Config in, a ready run out: the only room that knows every room below. Legs are built afresh from a run's data."""

from subterminator.wiring.legs import Person, run_leg
from subterminator.wiring.options import CancelOptions
from subterminator.wiring.runs import Listener, RunSummary, cancel, resume

__all__ = ["CancelOptions", "Listener", "Person", "RunSummary", "cancel", "resume", "run_leg"]
