"""Builds a complete run from the configuration: the only room that knows every room below."""

from subterminator.wiring.legs import Person, run_leg
from subterminator.wiring.options import CancelOptions
from subterminator.wiring.runs import Listener, RunSummary, cancel, check, resume

__all__ = ["CancelOptions", "Listener", "Person", "RunSummary", "cancel", "check", "resume", "run_leg"]
