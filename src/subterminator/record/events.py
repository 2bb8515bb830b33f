"""Events of a journal: the complete list for readers and writers."""

from __future__ import annotations

from enum import StrEnum

FORMAT = 1
"""Raised when a line or an event changes its meaning. Written in the `opened` event."""

RESERVED = frozenset({"seq", "time", "event", "prev"})
"""Keys that the journal itself writes on each line; reserved for it."""


class Event(StrEnum):
    """Events of a run. Below each: the fields that readers use; writers may add others."""

    # -- the frame of a run
    OPENED = "opened"
    """The journal's first line: run_id, service, format."""
    REOPENED = "reopened"
    """Another process goes on with this journal: torn (the file that keeps a half-written last line, or null)."""
    RUN_STARTED = "run_started"
    """The run begins: spec (`RunSpec.to_dict`), about (the service: name, entry_url, languages)."""
    LEG_STARTED = "leg_started"
    """A browser session begins: leg (from 1)."""
    LEG_ENDED = "leg_ended"
    """A browser session ends: the fields of `LegEnd.to_dict`."""
    RUN_ENDED = "run_ended"
    """outcome (word), state, message, effective_date."""

    # -- observing
    NAVIGATING = "navigating"
    """An address is about to be opened: url."""
    NAVIGATED = "navigated"
    """An address was opened, by the run or by the page: url."""
    LOOKED = "looked"
    """A look at the page: url, title, elements (how many), screenshot (a kept file)."""
    STATE = "state"
    """State of the page: state, confidence (0 to 1), reasoning, by (heuristics, model). With came_from: of the run."""

    # -- deciding
    PLANNED = "planned"
    """The planned action: by (planner), state, expected, confidence, action, target, reasoning."""
    VALIDATED = "validated"
    """Result of a plan: ok, expected, state, strategy (that worked), message, elapsed_ms."""
    TOOL_CALLED = "tool_called"
    """A model called a tool: turn, tool, input."""
    TOOL_ANSWERED = "tool_answered"
    """The tool's result: turn, tool, ok, message."""
    CLAIMED = "claimed"
    """A page or a model claims success: by, reason, screenshot. Only `read_back` confirms it."""
    USAGE = "usage"
    """Tokens of one call to a model: model, input, output."""

    # -- acting
    WATCHED = "watched"
    """A small picture was taken for a watching person before an action: picture (a kept file), action, role, name."""
    PRESSING = "pressing"
    """An action is about to be sent to the page: action, role, name, url, why. A click with its target, for a later run
    to find it again: page, digest (of the page), exploring, role, name, css, href, section (heading above it)."""
    PRESSED = "pressed"
    """The page took it: action, role, name, url."""
    NOT_PRESSED = "not_pressed"
    """The page did not take it, nothing was sent: action, role, name, reason."""
    REFUSED = "refused"
    """The guard or the person said no, nothing was sent: action, role, name, url, reason, by."""
    DIALOG = "dialog"
    """A native dialog: kind, message, accepted, reason."""
    REQUEST_HELD = "request_held"
    """A request of the page was held, because it reads as cancelling or buying: method, url, reason."""
    REQUEST_RELEASED = "request_released"
    """A held request was sent, approved: method, url."""

    # -- the person
    APPROVAL_REQUESTED = "approval_requested"
    """An approval is needed: request (`ApprovalRequest.to_dict`)."""
    APPROVAL_ANSWERED = "approval_answered"
    """The answer: nonce, decision, words."""
    ASKED = "asked"
    """The person was asked to do something, such as sign in: kind, message."""
    ANSWERED = "answered"
    """The person's answer: kind, answer."""

    HOST_ALLOWED = "host_allowed"
    """The person said that a further host belongs to the service: host."""

    # -- the final press
    INTENDED = "intended"
    """The press ledger recorded the intent: intent (id), account, generation, control."""
    SUBMITTING = "submitting"
    """The final press is about to be sent: control, digest (of the request that was answered), intent (id), target."""
    SUBMITTED = "submitted"
    """The final press was sent: control, url."""
    READ_BACK = "read_back"
    """The account page read afresh afterwards: outcome, state, url, facts, screenshot."""
    CHECKED = "checked"
    """The account was read again after the run's end, and nothing was pressed: holds (null where it could
    not be told), state, url, facts, reasoning, screenshot."""
    SETTLED = "settled"
    """The press ledger recorded the result: intent (id), result. "not_sent" revokes a `submitting`."""

    # -- files and notes
    KEPT = "kept"
    """A file was stored: file, sha256, size (bytes)."""
    EVIDENCE = "evidence"
    """Proof was collected: manifest, sha256 (of the manifest), files; url, language and facts of the page."""
    NOTE = "note"
    """Words for the person: message, level (info or warning)."""
    ERROR = "error"
    """Something went wrong: error (class name), message."""
    INTERRUPTED = "interrupted"
    """The person interrupted the run."""


DURABLE = frozenset(
    {
        Event.OPENED,
        Event.REOPENED,
        Event.RUN_STARTED,
        Event.APPROVAL_REQUESTED,
        Event.APPROVAL_ANSWERED,
        Event.HOST_ALLOWED,
        Event.INTENDED,
        Event.SUBMITTING,
        Event.SUBMITTED,
        Event.READ_BACK,
        Event.CHECKED,
        Event.SETTLED,
        Event.EVIDENCE,
        Event.LEG_ENDED,
        Event.RUN_ENDED,
    }
)
"""Events that are flushed to the disk before `write` returns."""
