"""Agent of design A: perceives, plans, executes, validates, corrects itself."""

from subterminator.core.agent.agent import STATE_GOALS, STATE_TRANSITIONS, VALID_PROGRESSIONS, AIBrowserAgent

__all__ = ["STATE_GOALS", "STATE_TRANSITIONS", "VALID_PROGRESSIONS", "AIBrowserAgent"]
