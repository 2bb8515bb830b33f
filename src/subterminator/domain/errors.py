"""Errors of the program, in one tree. The branch says who handles them, the message what to do next.

SubTerminatorError
├── TellTheLoop                  the run goes on; the message becomes the next observation
│   ├── ElementNotFound              nothing on the page matches the target
│   ├── AmbiguousTarget              more than one visible element matches it
│   ├── PageChanged                  the element is gone, or has changed since the decision
│   │   ├── ElementGone                  it is gone: a re-rendered page may have put another in its place
│   │   └── PressStopped                 it changed after the press had begun, and the press was stopped
│   ├── ElementDisabled              it does not take input
│   ├── ElementObscured              something else would receive the press
│   ├── NotSelectable                it is no list of the browser's own: press it instead
│   ├── NotFillable                  it is no field, so that nothing can be typed into it
│   ├── ElementNotVisible            a person could not see it
│   ├── ActionTimeout                the browser did not finish in time
│   ├── NavigationFailed             an address could not be opened
│   ├── StateDetectionError          the page was not recognised, or an answer about it made no sense
│   └── Refused                      the guard or the person said no to this action
└── StopTheRun        exit code  the run ends; the message tells the person what to do next
    ├── DryRunReached      0         a control that needs approval was reached and left alone
    ├── BrowserLost        1         the browser crashed, was closed, or never answered
    ├── Aborted            3         the person said no, or interrupted
    │   └── Declined                     the person will not do what only they can do
    ├── NeedsHuman         6         sign-in, a code or a yes was needed and nobody was there
    │   └── HostNotListed                the way leads to a host that the person has not named
    ├── UnsettledIntent    7         an earlier press may have been sent: read back, never press
    └── ConfigurationError 9         what is missing or wrong, and what to do, in one line

Only the loops catch `TellTheLoop`; only the leg runner and the command line catch `StopTheRun`.
How a run ends as planned is an `Outcome`, not an error.
"""

from __future__ import annotations

from typing import ClassVar


class SubTerminatorError(Exception):
    """Base of all errors that the program raises on purpose."""


class TellTheLoop(SubTerminatorError):
    """The run goes on; the message becomes the next observation."""


class ElementNotFound(TellTheLoop):
    """Nothing on the page matches the target."""


class AmbiguousTarget(TellTheLoop):
    """More than one visible element matches the target; the message names them."""


class PageChanged(TellTheLoop):
    """The element is gone from the page, or its role, name or form target has changed. Nothing was pressed."""


class ElementGone(PageChanged):
    """The node is gone, perhaps re-rendered. Nothing was pressed."""


class PressStopped(PageChanged):
    """The page changed after the press had begun, and the press was stopped. The page may have reacted to its start."""


class ElementDisabled(TellTheLoop):
    """The element does not take input. Nothing was pressed."""


class ElementObscured(TellTheLoop):
    """Something else would receive the press; the message says what. Nothing was pressed."""


class NotSelectable(TellTheLoop):
    """The element is no list of the browser's own, so no option can be selected in it. Nothing was done."""


class NotFillable(TellTheLoop):
    """The element is no field, so nothing can be typed into it. Nothing was done."""


class ElementNotVisible(TellTheLoop):
    """The element is hidden, clipped away or of no size. Nothing was pressed."""


class ActionTimeout(TellTheLoop):
    """The browser did not finish the action in time; the page may or may not have taken it."""


class NavigationFailed(TellTheLoop):
    """An address could not be opened; the message says which and what the network answered."""


class StateDetectionError(TellTheLoop):
    """The page's state was not recognised, or a planner's answer about it made no sense."""

    def __init__(self, message: str, *, leads_to: str = "") -> None:
        """`leads_to`: a host that is not the service's, to which the likeliest way leads."""
        super().__init__(message)
        self.leads_to = leads_to


class WhichOne(StateDetectionError):
    """The page asks which of the person's subscriptions is meant, and nothing tells it: a person has to say so."""


class AgreementNeeded(StateDetectionError):
    """The last control waits for an agreement to a charge, which only the person may give."""


class Refused(TellTheLoop):
    """The guard or the person said no to this action, with these words. Nothing was pressed."""

    def __init__(self, message: str, *, by_person: bool = False) -> None:
        super().__init__(message)
        self.by_person = by_person


class StopTheRun(SubTerminatorError):
    """The run ends; the message tells the person what to do next."""

    exit_code: ClassVar[int] = 1

    @property
    def lines(self) -> tuple[str, ...]:
        """Return the message in lines: one, unless there are several things to mend."""
        return (str(self),)


class DryRunReached(StopTheRun):
    """A dry run reached a control that needs approval; the message says which. Nothing was pressed."""

    exit_code = 0


class BrowserLost(StopTheRun):
    """The browser crashed, was closed, or never answered."""

    exit_code = 1


class Aborted(StopTheRun):
    """The person said no, or interrupted."""

    exit_code = 3


class Declined(Aborted):
    """The person was asked to do something in the browser, and said no."""


class NeedsHuman(StopTheRun):
    """Sign-in, a captcha, a code or a yes was needed and nobody was there to give it."""

    exit_code = 6


class HostNotListed(NeedsHuman):
    """The way leads to a host that is not among the service's: the person decides whether it belongs to it."""

    def __init__(self, host: str, why: str) -> None:
        super().__init__(why)
        self.host = host


class UnsettledIntent(StopTheRun):
    """Another run, or an earlier one, may have sent the final press: read the account back, never press."""

    exit_code = 7


class ConfigurationError(StopTheRun):
    """Something is missing or wrong before the run; the message says what to do, in one line."""

    exit_code = 9
