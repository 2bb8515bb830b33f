"""Whether what is sent is what was approved: a form's address, its fields and the choices made in it."""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import SplitResult, parse_qsl, unquote, urlsplit

from subterminator.approval.request_fields import Fields, costs, names_what_is_ended, otherwise, sent_fields
from subterminator.domain.protocols import Form, FormField, PageRequest
from subterminator.lexicon.lexicon import Lexicon

__all__ = ["form_differs", "opens_the_same", "request_differs", "to_the_same_place"]

_MADE = frozenset({"chosen", "button"})
"""Kinds of fields whose values a person decides on: no script has a reason to send others."""
_UNREAD = frozenset({"file", "unknown"})
_TOKEN = 8
"""Characters from which a value may be a token."""
CUT = 2000
"""Perception cuts values and addresses here."""


def form_differs(approved: Form | None, now: Form | None, lexicon: Lexicon) -> str:
    """How a form differs from what it was when the yes was given, in words; "" when it does not.

    Tokens, times and other values that say nothing may change.
    """
    if approved is None or now is None:
        return "" if approved is now else "the control submits another form than before"
    if (approved.method, approved.action) != (now.method, now.action):
        return f"the form went to {approved.method} {approved.action}, and goes to {now.method} {now.action} now"
    sent = [(field.name, field.value) for field in now.fields if field.value is not None]
    return _fields_differ(approved.fields, sent, lexicon, whole=True)


def to_the_same_place(approved: Form, request: PageRequest) -> bool:
    """Whether a request goes where the form would be sent: host, path, and at least the form's own query."""
    try:
        wanted, sent = urlsplit(approved.action), urlsplit(request.url)
    except ValueError:
        return False
    return _place(wanted) == _place(sent) and not set(_query(wanted)) - set(_query(sent))


def opens_the_same(approved: str, url: str) -> bool:
    """Whether an address is the one that was approved. Tokens may change; what is named by a number, or chosen, not."""
    try:
        wanted, sent = urlsplit(approved), urlsplit(url)
    except ValueError:
        return False
    known = dict(_query(wanted))
    same = all(value == known.get(name) for name, value in _query(sent) if value.isdigit() or len(value) < _TOKEN)
    return _place(wanted) == _place(sent) and same


def request_differs(approved: Form, request: PageRequest, lexicon: Lexicon) -> str:
    """How a request differs from the form that was approved, in words; "" when it does not.

    A form that the page itself sends has to be the form. One that a script sends for it may leave fields out.
    """
    whole = request.kind == "document"
    if not to_the_same_place(approved, request):
        return f"it goes to {_told(request.url)}, and the form that was approved goes to {_told(approved.action)}"
    if whole and request.method != approved.method:
        return f"it is sent by {request.method}, and the form that was approved by {approved.method}"
    sent = sent_fields(request, approved.charset)
    if sent is None:
        return "what it carries cannot be read whole"
    of_the_address = set(_query(urlsplit(approved.action)))
    sent += [pair for pair in _query(urlsplit(request.url)) if pair not in of_the_address]
    return _fields_differ(approved.fields, sent, lexicon, whole=whole)


def _fields_differ(
    approved: Iterable[FormField], sent: Iterable[tuple[str, str]], lexicon: Lexicon, *, whole: bool
) -> str:
    """The first field that differs in what it means. `whole`: a choice that is missing counts too."""
    was: dict[str, list[FormField]] = {}
    for field in approved:
        was.setdefault(field.name, []).append(field)
    now: dict[str, list[str]] = {}
    for name, value in sent:
        now.setdefault(name, []).append(value)
    for name, values in now.items():
        known = was.get(name, [])
        for value in values:
            if problem := _value_differs(name, value, known, lexicon):
                return problem
        if len(values) > len(known) > 0 and names_what_is_ended(name):
            return f"its field {name!r} is sent {len(values)} times, not {len(known)}"
    for name, fields in was.items() if whole else ():
        kinds = {field.kind for field in fields}
        if name not in now and kinds & {"chosen", "hidden"} and ("chosen" in kinds or names_what_is_ended(name)):
            return f"its field {name!r} was {_quote(fields[0].value)} when it was approved, and is missing"
    return ""


def _value_differs(name: str, value: str, known: list[FormField], lexicon: Lexicon) -> str:
    if any(field.value is None or _same(field.value, value) for field in known):
        return ""
    if any(field.kind in _UNREAD for field in known):
        return ""
    if not known:
        if costs(name, value) or otherwise(value, lexicon):
            return f"it has a field more than was approved, {name!r} with the value {_quote(value)}"
        return ""
    was = known[0].value
    made = any(field.kind in _MADE for field in known)
    if made or names_what_is_ended(name) or otherwise(value, lexicon):
        return f"its field {name!r} was {_quote(was)} when it was approved, and is sent as {_quote(value)}"
    return ""


def _same(approved: str, sent: str) -> bool:
    """Line ends and outer space may change on the way; of a value that was cut, the beginning is compared."""
    if len(approved) >= CUT:
        return sent[:CUT] == approved
    on = {approved.strip().lower(), sent.strip().lower()} <= {"on", "true", "1"}
    return on or " ".join(approved.split()) == " ".join(sent.split())


def _place(parts: SplitResult) -> tuple[str, str, str]:
    return parts.scheme, parts.netloc.lower(), unquote(parts.path) or "/"


def _query(parts: SplitResult) -> Fields:
    return parse_qsl(parts.query, keep_blank_values=True)


def _told(url: str) -> str:
    parts = urlsplit(url)
    return _quote(f"{parts.netloc}{parts.path}")


def _quote(text: str | None) -> str:
    said = "" if text is None else text
    return f"'{said if len(said) <= 80 else said[:79] + '…'}'"
