"""Comparison of a request with the approved form: address, fields and choices."""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import SplitResult, parse_qsl, unquote, urlsplit

from subterminator.approval.descriptions import quote
from subterminator.approval.request_fields import Fields, costs, names_what_is_ended, orders_otherwise, sent_fields
from subterminator.domain.protocols import Form, FormField, PageRequest
from subterminator.lexicon.lexicon import Lexicon

_CHOICES = frozenset({"chosen", "button"})
"""Kinds of fields that the person decides: no script has a reason to change their values."""
_UNREAD = frozenset({"file", "unknown"})
_TOKEN = 8
"""Shortest value that may be a token."""
CUT = 2000
"""Length at which perception cuts values and addresses."""


def form_differs(approved: Form | None, now: Form | None, lexicon: Lexicon) -> str:
    """Describe how a form differs from the approved one; "" when it does not.

    Tokens, times and other values without a meaning may change.
    """
    if approved is None or now is None:
        return "" if approved is now else "the control submits another form than before"
    if (approved.method, approved.action) != (now.method, now.action):
        return f"the form went to {approved.method} {approved.action}, and goes to {now.method} {now.action} now"
    sent = [(field.name, field.value) for field in now.fields if field.value is not None]
    return _fields_differ(approved.fields, sent, lexicon, whole=True)


def has_form_address(approved: Form, request: PageRequest) -> bool:
    """Return whether a request has the form's address: host, path, and at least the form's own query."""
    try:
        wanted, sent = urlsplit(approved.action), urlsplit(request.url)
    except ValueError:
        return False
    return _address(wanted) == _address(sent) and not set(_query(wanted)) - set(_query(sent))


def opens_the_same(approved: str, url: str) -> bool:
    """Return whether an address is the approved one. Tokens may change, but no numbers and no choices."""
    try:
        wanted, sent = urlsplit(approved), urlsplit(url)
    except ValueError:
        return False
    known = dict(_query(wanted))
    same = all(value == known.get(name) for name, value in _query(sent) if value.isdigit() or len(value) < _TOKEN)
    return _address(wanted) == _address(sent) and same


def request_differs(approved: Form, request: PageRequest, lexicon: Lexicon) -> str:
    """Describe how a request differs from the approved form; "" when it does not.

    A form that the browser sends must be complete. A request by a script may omit fields.
    """
    whole = request.kind == "document"
    if not has_form_address(approved, request):
        sent_to, approved_for = _short_address(request.url), _short_address(approved.action)
        return f"it goes to {sent_to}, and the form that was approved goes to {approved_for}"
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
    """Describe the first field that differs in meaning. `whole`: a missing choice counts too."""
    approved_fields: dict[str, list[FormField]] = {}
    for field in approved:
        approved_fields.setdefault(field.name, []).append(field)
    sent_values: dict[str, list[str]] = {}
    for name, value in sent:
        sent_values.setdefault(name, []).append(value)
    for name, values in sent_values.items():
        known = approved_fields.get(name, [])
        for value in values:
            if problem := _value_differs(name, value, known, lexicon):
                return problem
        if len(values) > len(known) > 0 and names_what_is_ended(name):
            return f"its field {name!r} is sent {len(values)} times, not {len(known)}"
    for name, fields in approved_fields.items() if whole else ():
        kinds = {field.kind for field in fields}
        if (
            name not in sent_values
            and kinds & {"chosen", "hidden"}
            and ("chosen" in kinds or names_what_is_ended(name))
        ):
            return f"its field {name!r} was {quote(fields[0].value or '')} when it was approved, and is missing"
    return ""


def _value_differs(name: str, value: str, known: list[FormField], lexicon: Lexicon) -> str:
    if any(field.value is None or _same(field.value, value) for field in known):
        return ""
    if any(field.kind in _UNREAD for field in known):
        return ""
    if not known:
        if costs(name, value) or orders_otherwise(value, lexicon):
            return f"it has a field more than was approved, {name!r} with the value {quote(value)}"
        return ""
    was = known[0].value
    chosen = any(field.kind in _CHOICES for field in known)
    if chosen or names_what_is_ended(name) or orders_otherwise(value, lexicon):
        return f"its field {name!r} was {quote(was or '')} when it was approved, and is sent as {quote(value)}"
    return ""


def _same(approved: str, sent: str) -> bool:
    """Return whether two values are equal but for white space; of a cut value the beginning is compared."""
    if len(approved) >= CUT:
        return sent[:CUT] == approved
    both_on = {approved.strip().lower(), sent.strip().lower()} <= {"on", "true", "1"}
    return both_on or " ".join(approved.split()) == " ".join(sent.split())


def _address(parts: SplitResult) -> tuple[str, str, str]:
    return parts.scheme, parts.netloc.lower(), unquote(parts.path) or "/"


def _query(parts: SplitResult) -> Fields:
    return parse_qsl(parts.query, keep_blank_values=True)


def _short_address(url: str) -> str:
    parts = urlsplit(url)
    return quote(f"{parts.netloc}{parts.path}")
