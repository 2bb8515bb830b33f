"""A pretend streaming service with a ledger of its own, so that anyone can try, and tests can know the truth."""

from subterminator.practice.ledger import Ledger
from subterminator.practice.scenario import Scenario, find, scenarios
from subterminator.practice.site import PracticeSite

__all__ = ["Ledger", "PracticeSite", "Scenario", "find", "scenarios"]
