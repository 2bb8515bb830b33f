"""The kinds that the gate's table is made of: what is pressed, what that sends, and where in a run it happens."""

from __future__ import annotations

from enum import StrEnum

__all__ = ["Phase", "PressKind", "SendKind"]


class PressKind(StrEnum):
    """What a press is for, as its control reads in its place."""

    STEP = "step"
    """Goes on with the cancellation, or declines what is offered instead."""
    END = "end"
    """May end the subscription."""
    NAVIGATION = "navigation"
    """Opens an address by a plain link."""
    ANSWER = "answer"
    """Chooses, ticks or types an answer."""
    CLOSE = "close"
    """Closes something, goes back, or keeps what one has."""
    UNFOLD = "unfold"
    UNKNOWN = "unknown"
    """Nothing says what it does."""
    MONEY = "money"
    ACCEPT = "accept"
    PAUSE = "pause"
    RESUME = "resume"
    DELETION = "deletion"
    SIGN_OUT = "sign out"
    NOBODY = "the page itself"
    """No press: what the page sends by itself."""


class SendKind(StrEnum):
    """What a request orders, by address, method, headers and body, whatever channel carries it."""

    NOTHING = "nothing"
    """Nothing is known to be sent."""
    READ = "read"
    TELEMETRY = "telemetry"
    STEP = "step"
    """Prepares an end and carries none out: a preview, a check."""
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
        """Whether it may change something at the service."""
        return self not in {SendKind.NOTHING, SendKind.READ, SendKind.TELEMETRY}


class Phase(StrEnum):
    """Where in a run something happens."""

    SEARCHING = "searching"
    """On the account page, or on the way to the flow."""
    FLOW = "in the flow"
    YES = "under a yes"
    DRY_RUN = "dry run"
