"""Kinds in the gate table: of presses, of requests, and phases of a run."""

from __future__ import annotations

from enum import StrEnum


class PressKind(StrEnum):
    """Purpose of a press, read from its control in context."""

    STEP = "step"
    """Continues the cancellation, or declines an offer."""
    END = "end"
    """May end the subscription."""
    NAVIGATION = "navigation"
    """Opens an address by a plain link."""
    ANSWER = "answer"
    """Chooses, ticks or types an answer."""
    CLOSE = "close"
    """Closes something, goes back, or keeps the subscription."""
    UNFOLD = "unfold"
    UNKNOWN = "unknown"
    """Nothing indicates its purpose."""
    MONEY = "money"
    ACCEPT = "accept"
    PAUSE = "pause"
    RESUME = "resume"
    DELETION = "deletion"
    SIGN_OUT = "sign out"
    NOBODY = "the page itself"
    """No press: requests that the page sends by itself."""


class SendKind(StrEnum):
    """Effect of a request, read from address, method, headers and body, on any channel."""

    NOTHING = "nothing"
    """Nothing is known to be sent."""
    READ = "read"
    TELEMETRY = "telemetry"
    STEP = "step"
    """Prepares an end without executing it: a preview, a check."""
    ANSWER = "survey answer"
    END = "end of this"
    OTHER_END = "end of other"
    MONEY = "money"
    """Buys, upgrades, accepts, resumes or pauses."""
    DELETION = "deletion"
    PROFILE = "payment or profile change"
    UNKNOWN = "unknown"

    @property
    def writes(self) -> bool:
        """Return whether it may change something at the service."""
        return self not in {SendKind.NOTHING, SendKind.READ, SendKind.TELEMETRY}


class Phase(StrEnum):
    """Phase of a run."""

    SEARCHING = "searching"
    """On the account page, or on the path to the flow."""
    FLOW = "in the flow"
    YES = "under a yes"
    DRY_RUN = "dry run"
