"""Questions and jobs in words for a person, of page text that cannot pretend to be ours."""

from __future__ import annotations

import shlex
import unicodedata
from collections.abc import Iterator
from datetime import UTC, datetime

from subterminator.fleet.store import Kind, Question

TITLES = {
    Kind.APPROVAL: "Your yes is needed. This cannot be taken back.",
    Kind.HOST: "Does this site belong to the service?",
    Kind.HELP: "You are needed in the browser.",
    Kind.REVIEW: "Check your account: the final press may have been sent.",
}
"""Headings of questions by kind."""
_FACTS = {
    "plan": "Plan",
    "ends": "Access ends",
    "effect": "It ends",
    "renews": "Next charge",
    "becomes": "Plan after it",
    "fee": "Fee",
    "sum": "Sum named",
    "account": "Signed in as",
}
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Invisible characters that Unicode classes as letters or symbols."""


def visible(text: object, limit: int = 300) -> str:
    """Return one line of visible text: no control characters, bidi controls or invisible letters."""
    raw = str(text)[: 10 * limit]
    letters = (" " if letter.isspace() or letter in _BLANK else letter for letter in raw)
    line = " ".join("".join(letter for letter in letters if not unicodedata.category(letter).startswith("C")).split())
    return line if len(line) <= limit else f"{line[: limit - 1]}…"


def quoted(text: object, limit: int = 300) -> str:
    """Return page text in quotation marks that it cannot close."""
    return "“" + visible(text, limit).translate({ord("“"): '"', ord("”"): '"'}) + "”"


def rows(question: Question) -> Iterator[tuple[str, str]]:
    """Yield what a question is about, as labels and values. Text in “…” was written by the page."""
    shown, job = question.shown, question.job
    yield "Service", visible(job.service)
    yield "Account", visible(job.account) or "whoever is signed in"
    if question.kind is not Kind.APPROVAL:
        if shown.get("host"):
            yield "Site", visible(shown["host"])
        if shown.get("control"):
            yield "Pressed", quoted(shown["control"])
        yield "Because", visible(shown.get("message", ""), 600)
        return
    facts = shown.get("facts") or {}
    for name, label in _FACTS.items():
        if facts.get(name):
            yield label, quoted(facts[name])
    for name in sorted(set(facts) - set(_FACTS)):
        yield visible(name, 30).capitalize(), quoted(facts[name])
    yield "Button", quoted(shown.get("name", ""))
    if shown.get("text") and shown["text"] != shown.get("name"):
        yield "It reads", quoted(shown["text"])
    if shown.get("form_action"):
        yield "It sends", visible(f"{shown.get('form_method', '')} {shown['form_action']}")
    yield "On page", f"{quoted(shown.get('title', ''), 120)} {visible(shown.get('url', ''))}"
    yield "Why ask", visible(shown.get("reason", ""), 500)


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
