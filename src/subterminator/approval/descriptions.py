"""Descriptions of elements, refusals, and errors without secrets."""

from __future__ import annotations

import re
from typing import Any, NoReturn
from urllib.parse import urlsplit

from subterminator.domain.errors import Refused, SubTerminatorError
from subterminator.domain.protocols import Action, ApprovalRequest, Element, JournalProtocol, PageRequest, PageView
from subterminator.pages.blocks import page_blocks, section_of
from subterminator.pages.fingerprint import digest_of

_KEYS = ("data-uia", "data-testid", "name")
"""Attributes by which a control is found again, besides the selector of the look, which is its id if that is unique."""
_LIST_NAME = re.compile(r"\{([a-z_]+)\}")
_CUT = 100
"""Length at which the walk cuts the values of attributes."""


def journal_fields(element: Element, action: Action | None = None) -> dict[str, Any]:
    """Return the journal's fields of an element; without the value of a secret field."""
    fields: dict[str, Any] = {"role": element.role, "name": element.name}
    if element.text and element.text != element.name:
        fields["text"] = element.text
    if element.form_action:
        fields["form"] = f"{element.form_method} {element.form_action}"
    if action is not None:
        fields["action"] = action.kind
        if action.value is not None and not element.secret:
            fields["value"] = action.value
    return fields


def target_field(element: Element, action: Action, view: PageView) -> dict[str, Any]:
    """Return the journal's field by which a later run can find a pressed control again; none for other actions."""
    if action.kind != "click":
        return {}
    keys = {key: value for key, value in element.attributes if len(value) < _CUT and not set(value) & set('"\\\n')}
    unique = element.selector or ""
    own = [f'[{key}="{keys[key]}"]' for key in _KEYS if keys.get(key) and not unique.startswith(f"[{key}=")]
    target = {
        "page": view.url,
        "digest": digest_of(view).hex(),
        "exploring": action.exploring,
        "role": element.role,
        "name": element.label,
        "css": [*own, *filter(None, [unique])],
        "href": element.href,
        "section": section_of(element, page_blocks(view)),
    }
    return {"target": target}


def refuse(journal: JournalProtocol, element: Element, action: Action, reason: str) -> NoReturn:
    """Record the policy's refusal of an action, and raise it."""
    journal.write("refused", reason=reason, by="policy", **journal_fields(element, action))
    raise Refused(reason)


def masked(text: str, secret: str) -> str:
    """Remove a typed secret from a text, as it is or as Python quotes it."""
    return text.replace(repr(secret)[1:-1], "<secret>").replace(secret, "<secret>") if secret else text


def without(error: SubTerminatorError, secret: str) -> SubTerminatorError:
    """Remove a typed secret from the message of an error."""
    return type(error)(masked(str(error), secret)) if secret and masked(str(error), secret) != str(error) else error


def say(element: Element) -> str:
    """Format role and label for messages."""
    return f"{element.role or element.tag} {quote(element.label)}" if element.label else element.role or element.tag


def approved_words(request: ApprovalRequest) -> str:
    """Describe the control and the facts of an approval, for whoever leads."""
    facts = ", ".join(f"{name} {quote(value)}" for name, value in request.facts.items())
    return f"{request.role} {quote(request.name or request.text)}{f' ({facts})' if facts else ''}"


def request_line(request: PageRequest) -> str:
    """Return method and path of a request, for messages."""
    return f"{request.method} {urlsplit(request.url).path}"


def quote_phrase(phrase: str, label: str) -> str:
    """Put what decided in quotes: a phrase of the lexicon, or the label itself where that stands for lists of words."""
    return quote(" ".join(label.split()) if _LIST_NAME.search(phrase) else phrase)


def quote(text: str) -> str:
    """Put a text in quotes, cut at 80 characters."""
    return f"'{text if len(text) <= 80 else text[:79] + '…'}'"
