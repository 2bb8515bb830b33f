"""Claude as the brain of design A: plans one action at a time, and names the state of a page from a picture.

The model's SDK takes a second to import, so importing this does not: the first question does.
"""

from __future__ import annotations

from subterminator.core.ai.client import MODEL, Claude, require_key
from subterminator.core.ai.interpreter import ClaudeInterpreter
from subterminator.core.ai.planner import ClaudeActionPlanner
from subterminator.core.ai.usage import PRICES, PRICES_OF, Usage
from subterminator.pages.state_detector import HeuristicInterpreter

__all__ = [
    "MODEL",
    "PRICES",
    "PRICES_OF",
    "Claude",
    "ClaudeActionPlanner",
    "ClaudeInterpreter",
    "HeuristicInterpreter",
    "Usage",
    "require_key",
]
