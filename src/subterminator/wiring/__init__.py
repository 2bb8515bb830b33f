"""Builds a complete run from the configuration: the only room that knows every room below."""

from subterminator.record.journal import Listener
from subterminator.wiring.attending import Person
from subterminator.wiring.checks import CheckSummary, check_run
from subterminator.wiring.legs import run_leg
from subterminator.wiring.options import CancelOptions
from subterminator.wiring.runs import RunSummary, cancel, check, resume, service_id

__all__ = [
    "CancelOptions",
    "CheckSummary",
    "Listener",
    "Person",
    "RunSummary",
    "cancel",
    "check",
    "check_run",
    "resume",
    "run_leg",
    "service_id",
]
