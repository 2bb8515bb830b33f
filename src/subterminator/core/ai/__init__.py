"""Claude for design A: planner of actions, and interpreter of pages from a screenshot.

The SDK takes a second to import, so it is imported at the first request.
"""

from __future__ import annotations

from subterminator.core.ai.client import MODEL, Claude, require_key
from subterminator.core.ai.interpreter import ClaudeInterpreter
from subterminator.core.ai.planner import ClaudeActionPlanner
from subterminator.core.ai.usage import Usage
from subterminator.pages.state_detector import HeuristicInterpreter

__all__ = [
    "MODEL",
    "Claude",
    "ClaudeActionPlanner",
    "ClaudeInterpreter",
    "HeuristicInterpreter",
    "Usage",
    "require_key",
]
