"""Describe the end and the events of a run in plain text. Callers escape it for HTML."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import date, datetime
from typing import Any, NamedTuple

from subterminator.domain.protocols import Outcome
from subterminator.record.events import Event
from subterminator.record.runs import RunRecord


class Headline(NamedTuple):
    """The end of a run in two lines."""

    tone: str
    """good, calm, warn or bad."""
    title: str
    explanation: str


_HEADLINES: dict[Outcome, Headline] = {
    Outcome.CANCELLED: Headline("good", "Cancelled", "The account page, opened afresh, says that it has ended."),
    Outcome.SCHEDULED: Headline("good", "Cancelled", "The account page, opened afresh, says it will not renew."),
    Outcome.ALREADY_CANCELLED: Headline("calm", "It was cancelled already", "Nothing had to be pressed."),
    Outcome.DRY_RUN: Headline(
        "calm", "Dry run: nothing was sent", "A button that may be the final one was found and left alone."
    ),
    Outcome.FAILED: Headline("bad", "Not cancelled", "Nothing irreversible was sent. The subscription goes on."),
    Outcome.ABORTED: Headline("calm", "Stopped by you", "Nothing irreversible was sent. The subscription goes on."),
    Outcome.THIRD_PARTY: Headline("warn", "Cannot be cancelled here", "Somebody else bills it. Cancel it there."),
    Outcome.MANUAL_REQUIRED: Headline("warn", "Cannot be cancelled online", "The service wants a call or a letter."),
    Outcome.NEEDS_HUMAN: Headline(
        "warn", "You are needed", "Nothing irreversible was sent. Do what the message says, then run it again."
    ),
    Outcome.NEEDS_REVIEW: Headline(
        "bad", "Look at your account", "The final button was pressed, or may have been, and the end was not confirmed."
    ),
    Outcome.RETAINED: Headline(
        "bad", "Not cancelled: still subscribed", "The account is paused, discounted or on another plan, not ended."
    ),
    Outcome.CONFIGURATION: Headline("bad", "It could not run", "Nothing was sent. The message says what to mend."),
}


_INTERRUPTED = Headline("warn", "Interrupted while it asked you", "Nobody answered, and nothing irreversible was sent.")


def headline(run: RunRecord) -> Headline:
    """Return the headline of a run: ended, going on or cut short."""
    if run.outcome is None:
        if run.submitting is not None:
            return Headline(
                "bad", "Look at your account", "This run has no end, and the final button may have been pressed."
            )
        if run.awaits and not run.goes_on:
            return _INTERRUPTED
        if run.awaits:
            return Headline("warn", "Waiting for your yes", "Nothing irreversible was sent.")
        return Headline("warn", "No end yet", "This run goes on or was cut short. Nothing irreversible was sent.")
    if run.outcome is Outcome.ABORTED and run.submitting is None and run.approvals and not run.approvals[-1].decision:
        return _INTERRUPTED
    end = _HEADLINES[run.outcome]
    if run.outcome is Outcome.SCHEDULED and run.effective_date:
        return end._replace(explanation=f"It will not renew. You have access until {day(run.effective_date)}.")
    if run.outcome is Outcome.CANCELLED and run.effective_date:
        return end._replace(
            explanation=f"The account page, opened afresh, says that it ends {day(run.effective_date)}."
        )
    return end


def visible(text: str, longest: int) -> str:
    """Return one line of visible characters, since a page wrote the text."""
    return " ".join("".join(each if each.isprintable() else " " for each in text).split())[:longest]


def day(value: date) -> str:
    """Format a date: 3 December 2026."""
    return f"{value.day} {value:%B %Y}"


FACT_LABELS = {"price": "Price now"}
"""Labels of facts in a question, for those that are not labelled by their own name."""


def day_of(text: object) -> str:
    """Format an ISO date; "" for any other text."""
    with suppress(ValueError):
        return day(date.fromisoformat(str(text)))
    return ""


def moment(value: datetime) -> str:
    """Format a time as a clock here shows it: 3 December 2026, 14:05 (UTC+01:00); 14:05 UTC without a difference."""
    local = value.astimezone()
    zone = zone_of(local)
    return f"{day(local)}, {local:%H:%M} {zone if zone == 'UTC' else f'({zone})'}"


def zone_of(local: datetime) -> str:
    """Return the difference of a local time to UTC: UTC+01:00, or UTC."""
    written = f"{local:%z}"
    return "UTC" if not written.strip("+-0") else f"UTC{written[:3]}:{written[3:5]}"


# -- events ------------------------------------------------------------------------------------------------------------


class _Fields(dict[str, Any]):
    """Fields of an event as text; "" where one is missing."""

    def __getitem__(self, key: str) -> str:
        value = self.get(key)
        return "" if value is None else str(value)


def describe_event(event: Mapping[str, Any]) -> str:
    """Describe an event in one line. An event of a later version is described by its name."""
    fields = _Fields(event)
    try:
        return _cut(_SENTENCES[Event(fields["event"])](fields))
    except ValueError:
        return fields["event"].replace("_", " ")


def _action(e: _Fields) -> str:
    name = e["name"] or e["control"]
    return " ".join(filter(None, [e["action"], e["role"], f"'{name}'" if name else ""]))


def _because(words: str) -> str:
    return f": {words}" if words else ""


def _request(e: _Fields) -> str:
    request = e.get("request")
    fields = _Fields(request) if isinstance(request, Mapping) else _Fields()
    return f"A yes is needed for '{fields['name']}' on {fields['host']}{_because(fields['reason'])}"


def _leg_ended(e: _Fields) -> str:
    return f"The browser session ended ({e['ending'].replace('_', ' ')}){_because(e['message'])}"


def _dialog(e: _Fields) -> str:
    reply = "accepted" if e.get("accepted") is True else "dismissed"
    return f"A dialog said '{e['message']}', {reply}{_because(e['reason'])}"


def _refused(e: _Fields) -> str:
    return f"Not done: {_action(e) or e['url'] or 'the final press'}{_because(e['reason'])}"


def _reopened(e: _Fields) -> str:
    torn = f"; the line it broke off in is kept in {e['torn']}" if e["torn"] else ""
    return f"The run was taken up again{torn}"


def _state(e: _Fields) -> str:
    state = e["state"].replace("_", " ")
    if e["came_from"]:
        return f"The run is at: {state}"
    return f"The page is: {state}{_because(e['reasoning'])}"


def _validated(e: _Fields) -> str:
    if e.get("ok") is True:
        return f"That led on: the page is {e['state'].replace('_', ' ')}"
    return f"That did not lead on{_because(e['message'])}"


def _read_back(e: _Fields) -> str:
    result = e["outcome"] or e["state"]
    return f"The account was read back, afresh{_because(result.replace('_', ' '))}"


def _checked(e: _Fields) -> str:
    holds = e.get("holds")
    found = "it could not be told" if holds is None else "the end holds" if holds is True else "the end does not hold"
    return f"The account was read again later: {found}{_because(e['reasoning'])}"


_SENTENCES: dict[Event, Callable[[_Fields], str]] = {
    Event.OPENED: lambda e: f"The record of run {e['run_id']} begins",
    Event.REOPENED: _reopened,
    Event.RUN_STARTED: lambda e: "The run started",
    Event.LEG_STARTED: lambda e: "A browser session began",
    Event.LEG_ENDED: _leg_ended,
    Event.RUN_ENDED: lambda e: f"The run ended as {e['outcome'].replace('_', ' ')}{_because(e['message'])}",
    Event.NAVIGATING: lambda e: f"Opening {e['url']}",
    Event.NAVIGATED: lambda e: f"Opened {e['url']}",
    Event.LOOKED: lambda e: f"Looked at '{e['title']}', {e['url']}",
    Event.STATE: _state,
    Event.PLANNED: lambda e: f"Planned {e['action']} {e['target']}{_because(e['reasoning'])}",
    Event.VALIDATED: _validated,
    Event.TOOL_CALLED: lambda e: f"The model called {e['tool']} {e['input']}",
    Event.TOOL_ANSWERED: lambda e: f"{e['tool']} answered{_because(e['message'])}",
    Event.CLAIMED: lambda e: f"The {e['by'] or 'page'} says it is done{_because(e['reason'])}",
    Event.USAGE: lambda e: f"{e['model'] or 'The model'} used {e['input'] or 0} tokens in, {e['output'] or 0} out",
    Event.WATCHED: lambda e: f"Picture {e['picture']} before: {_action(e)}",
    Event.PRESSING: lambda e: f"About to do: {_action(e)}",
    Event.PRESSED: lambda e: f"Done: {_action(e)}",
    Event.NOT_PRESSED: lambda e: f"Not taken by the page: {_action(e)}{_because(e['reason'])}",
    Event.REFUSED: _refused,
    Event.DIALOG: _dialog,
    Event.REQUEST_HELD: lambda e: f"A request of the page was held: {e['method']} {e['url']}{_because(e['reason'])}",
    Event.REQUEST_RELEASED: lambda e: f"A held request was let go: {e['method']} {e['url']}",
    Event.APPROVAL_REQUESTED: _request,
    Event.APPROVAL_ANSWERED: lambda e: f"The answer was {e['decision']}{_because(e['words'])}",
    Event.ASKED: lambda e: f"You were asked: {e['message'] or e['kind']}",
    Event.ANSWERED: lambda e: f"You answered{_because(e['answer'])}",
    Event.HOST_ALLOWED: lambda e: f"You said that {e['host']} belongs to the service",
    Event.INTENDED: lambda e: f"The press ledger holds the intent to press '{e['control']}'",
    Event.SUBMITTING: lambda e: f"The final press is about to be sent: '{e['control']}'",
    Event.SUBMITTED: lambda e: f"The final press was sent{_because(_action(e))}",
    Event.READ_BACK: _read_back,
    Event.CHECKED: _checked,
    Event.SETTLED: lambda e: f"The press ledger holds how it ended: {e['result']}",
    Event.KEPT: lambda e: f"Kept {e['file']}",
    Event.EVIDENCE: lambda e: f"Proof was collected, listed in {e['manifest']}",
    Event.NOTE: lambda e: e["message"] or e["text"],
    Event.ERROR: lambda e: f"Error{_because(e['message'] or e['error'])}",
    Event.INTERRUPTED: lambda e: "You interrupted the run",
}


def _cut(text: str, most: int = 400) -> str:
    line = " ".join(text.split())
    return line if len(line) <= most else f"{line[: most - 1]}…"
