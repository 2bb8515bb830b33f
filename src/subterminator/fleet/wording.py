"""Questions and jobs in words for a person, of page text that cannot pretend to be ours."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime

from subterminator.approval.warning_kinds import CHARGES, LOSSES
from subterminator.domain.wording import in_quotes, visible
from subterminator.fleet.store import Kind, Question
from subterminator.record.narration import FACT_LABELS, day_of

TITLES = {
    Kind.APPROVAL: "Your yes is needed. This cannot be taken back.",
    Kind.HOST: "Does this site belong to the service?",
    Kind.HELP: "You are needed in the browser.",
    Kind.REVIEW: "Check your account: the final press may have been sent.",
}
"""Headings of questions by kind."""
BRIEF = {Kind.APPROVAL: "Yes or no", Kind.HOST: "Another site", Kind.HELP: "Sign-in or code", Kind.REVIEW: "Check it"}
"""The same in a list."""
_FACTS = {"becomes": "Plan after it", "renews": "Next charge", "account": "Signed in as"}
_TOLD = frozenset({*_FACTS, "plan", "ends", "effect", "fee", "sum", "price"})


def quoted(text: object, limit: int = 300) -> str:
    """Return page text in quotation marks that it cannot close."""
    return in_quotes(visible(text, limit))


def rows(question: Question) -> Iterator[tuple[str, str]]:
    """Yield what a question is about, as labels and values. Text in “…” was written by the page."""
    shown = question.shown
    yield "Service", service_of(question)
    yield "Account", account_of(question)
    if question.kind is not Kind.APPROVAL:
        if plan := plan_of(question):
            yield "Plan", plan
        if shown.get("host"):
            yield "Site", visible(shown["host"])
        if shown.get("control"):
            yield "Pressed", quoted(shown["control"])
        yield "Because", visible(shown.get("message", ""), 600)
        return
    facts = _facts(question)
    yield "Plan", plan_of(question) or "the page names none"
    yield "Ends", end_of(question)
    yield "Costs", cost_of(question)
    yield "Lost", "; ".join(_about(question, LOSSES)) or "the page names nothing that is lost"
    if price := question.shown.get("price") or _known(question).get("price"):
        yield FACT_LABELS["price"], quoted(price)
    for name, label in _FACTS.items():
        if facts.get(name):
            yield label, _dated(facts[name])
    for name in sorted(set(facts) - _TOLD):
        yield visible(name, 30).capitalize(), quoted(facts[name])
    yield "Why ask", visible(shown.get("reason", ""), 500)
    yield "Button", quoted(shown.get("name", ""))
    if shown.get("text") and shown["text"] != shown.get("name"):
        yield "It reads", quoted(shown["text"])
    if shown.get("form_action"):
        yield "It sends", visible(f"{shown.get('form_method', '')} {shown['form_action']}")
    yield "On page", f"{quoted(shown.get('title', ''), 120)} {visible(shown.get('url', ''))}"


def service_of(question: Question) -> str:
    """Return the service, with the host of the page that asks."""
    host = question.shown.get("host") if question.kind is Kind.APPROVAL else ""
    return visible(f"{question.job.service} at {host}" if host else question.job.service)


def account_of(question: Question) -> str:
    """Return the account of the job, as it was named."""
    return visible(question.job.account) or "whoever is signed in"


def plan_of(question: Question) -> str:
    """Return the plan as the page names it, else as the job does; "" if neither does."""
    named = _facts(question).get("plan") or question.shown.get("plan") or _known(question).get("plan")
    if named:
        return quoted(named)
    wanted = question.job.request.plan
    return f"{visible(wanted)} (as you named it)" if wanted else ""


def end_of(question: Question) -> str:
    """Return when it ends."""
    facts = _facts(question)
    if facts.get("ends"):
        return _dated(facts["ends"])
    return quoted(facts["effect"]) if facts.get("effect") else "the page names no day"


def cost_of(question: Question) -> str:
    """Return what ending it costs, as far as the page says so."""
    facts = _facts(question)
    if facts.get("fee"):
        return quoted(facts["fee"])
    if facts.get("sum"):
        return f"{quoted(facts['sum'])}, and it is not clear what for"
    return "; ".join(_about(question, CHARGES)) or "the page names no cost of ending"


def warnings_of(question: Question) -> list[str]:
    """List the warnings of a question, each on a line."""
    return [visible(each, 600) for each in question.shown.get("warnings") or ()]


def _about(question: Question, kinds: tuple[str, ...]) -> list[str]:
    return [each for each in warnings_of(question) if each.startswith(kinds)]


def _facts(question: Question) -> Mapping[str, str]:
    """Return the facts of the page that asks."""
    return question.shown.get("facts") or {}


def _known(question: Question) -> Mapping[str, str]:
    """Return what earlier pages of the run said."""
    return question.shown.get("known") or {}


def _dated(text: str) -> str:
    """Return a day in words, which the run has read; any other text in quotation marks."""
    return day_of(text) or quoted(text)


def command_for(question: Question) -> str:
    """Return the command by which a person does what a job needs, in the job's browser profile."""
    request = question.job.request
    words = ["subterminator", "cancel", request.service]
    words += ["--service-file", str(request.service_file)] if request.service_file else []
    words += ["--account", request.account] if request.account else []
    words += ["--profile-dir", str(question.shown.get("profile", "")), "--headed", "--dry-run"]
    return shlex.join(words)


def when(seconds: float) -> str:
    """Return a time of the record in words, UTC."""
    return f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%d %H:%M} UTC"
