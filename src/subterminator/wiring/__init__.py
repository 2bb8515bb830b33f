"""Config in, a ready run out: the only room that knows every room below. Legs are built afresh from a run's data."""

from subterminator.wiring.legs import Person, run_leg
from subterminator.wiring.options import CancelOptions
from subterminator.wiring.runs import Listener, RunSummary, cancel, check, resume

__all__ = ["CancelOptions", "Listener", "Person", "RunSummary", "cancel", "check", "resume", "run_leg"]
