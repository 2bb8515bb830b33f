"""Mask the values of password, code and card fields in HTML. Linear in the text."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from html import unescape

SECRET_FIELD = (
    r"pass.?(?:word|wd|code|phrase)|passwd",
    r"card.?(?:num|no\b|nr)|cc.?num|kreditkart",
    r"cvc|cvv|\b(?:csc|pan|ccn|iban|ssn|pin|otp|totp)\d?\b",
    r"one.?time|(?:security|verification|2fa|mfa|sms).?code",
)
"""Patterns of the name, id, label or placeholder of a secret field, as in `perception/names.js`."""

_SECRET = re.compile("|".join(SECRET_FIELD), re.IGNORECASE)
_AUTOCOMPLETE = re.compile(r"(?:^|\s)(?:cc-(?!name|type)\S+|one-time-code|current-password|new-password)(?:\s|$)", re.I)
_NAMING = frozenset({"name", "id", "aria-label", "placeholder", "property"})
_VALUES = frozenset({"value", "content"})
_TAG = re.compile(r"<([a-z][a-z0-9-]*)\b((?:[^<>\"']++|\"[^\"]*+\"|'[^']*+')*+)>", re.IGNORECASE)
_ATTRIBUTE = re.compile(r"([^\s\"'=<>/]+)(\s*+=\s*+)(\"[^\"]*+\"|'[^']*+'|[^\s\"'>]++)")
_EDITABLE = re.compile(r"contenteditable|textbox", re.IGNORECASE)
_CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z])")


def mask_fields(markup: str, mask: str, is_secret_name: Callable[[str], bool]) -> str:
    """Replace the values of secret fields by `mask`: attributes of an input, contents of a text field.

    `is_secret_name`: returns whether a name alone marks a secret.
    """
    return "".join(_parts(markup, mask, is_secret_name))


def _parts(markup: str, mask: str, is_secret_name: Callable[[str], bool]) -> Iterator[str]:
    start = 0
    for tag in _TAG.finditer(markup):
        kind = tag[1].lower()
        in_attributes = kind in {"input", "meta"}
        if tag.start() < start or not (in_attributes or kind == "textarea" or _EDITABLE.search(tag[2])):
            continue
        attributes = [(name.lower(), unescape(value.strip("\"'"))) for name, _, value in _ATTRIBUTE.findall(tag[2])]
        if not _is_secret(attributes, is_secret_name):
            continue
        yield markup[start : tag.start()]
        if in_attributes:
            start = tag.end()
            yield f"<{tag[1]}{_ATTRIBUTE.sub(lambda attribute: _masked(attribute, mask), tag[2])}>"
        else:
            start = _end_of(markup, kind, tag.end())
            yield tag[0] + mask
    yield markup[start:]


def _is_secret(attributes: list[tuple[str, str]], is_secret_name: Callable[[str], bool]) -> bool:
    for name, value in attributes:
        if name == "type" and value.lower() == "password":
            return True
        if name == "autocomplete" and _AUTOCOMPLETE.search(value.lower()):
            return True
        if name in _NAMING and (is_secret_name(value) or _SECRET.search(_CAMEL.sub(" ", value).replace("_", " "))):
            return True
    return False


def _masked(attribute: re.Match[str], mask: str) -> str:
    return f'{attribute[1]}{attribute[2]}"{mask}"' if attribute[1].lower() in _VALUES else attribute[0]


def _end_of(markup: str, kind: str, start: int) -> int:
    """Return the index of the tag that closes the element opened before `start`; the text's length if none does."""
    depth = 1
    for tag in re.compile(rf"<(/?){re.escape(kind)}(?![\w-])", re.IGNORECASE).finditer(markup, start):
        depth += -1 if tag[1] else 1
        if not depth:
            return tag.start()
    return len(markup)
