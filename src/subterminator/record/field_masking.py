"""Masks what stands in the fields of a page's markup that are for passwords, codes and cards. Linear in the text."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from html import unescape

__all__ = ["SECRET_FIELD", "mask_fields"]

SECRET_FIELD = (
    r"pass.?(?:word|wd|code|phrase)|passwd",
    r"card.?(?:num|no\b|nr)|cc.?num|kreditkart",
    r"cvc|cvv|\b(?:csc|pan|ccn|iban|ssn|pin|otp|totp)\d?\b",
    r"one.?time|(?:security|verification|2fa|mfa|sms).?code",
)
"""What a field for a secret is called, in its name, id, label or placeholder: as `perception/names.js` tells."""

_SECRET = re.compile("|".join(SECRET_FIELD), re.IGNORECASE)
_COMPLETED = re.compile(r"(?:^|\s)(?:cc-(?!name|type)\S+|one-time-code|current-password|new-password)(?:\s|$)", re.I)
_CALLING = frozenset({"name", "id", "aria-label", "placeholder", "property"})
_HELD = frozenset({"value", "content"})
_TAG = re.compile(r"<([a-z][a-z0-9-]*)\b((?:[^<>\"']++|\"[^\"]*+\"|'[^']*+')*+)>", re.IGNORECASE)
_ATTRIBUTE = re.compile(r"([^\s\"'=<>/]+)(\s*+=\s*+)(\"[^\"]*+\"|'[^']*+'|[^\s\"'>]++)")
_EDITED = re.compile(r"contenteditable|textbox", re.IGNORECASE)
_CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z])")


def mask_fields(markup: str, mask: str, is_secret_name: Callable[[str], bool]) -> str:
    """The markup, `mask` in place of what such fields hold: attributes of an input, contents of what is written in.

    `is_secret_name`: whether a name tells by itself that a secret stands there.
    """
    return "".join(_parts(markup, mask, is_secret_name))


def _parts(markup: str, mask: str, is_secret_name: Callable[[str], bool]) -> Iterator[str]:
    start = 0
    for tag in _TAG.finditer(markup):
        kind = tag[1].lower()
        held = kind in {"input", "meta"}
        if tag.start() < start or not (held or kind == "textarea" or _EDITED.search(tag[2])):
            continue
        attributes = [(name.lower(), unescape(value.strip("\"'"))) for name, _, value in _ATTRIBUTE.findall(tag[2])]
        if not _is_secret(attributes, is_secret_name):
            continue
        yield markup[start : tag.start()]
        if held:
            start = tag.end()
            yield f"<{tag[1]}{_ATTRIBUTE.sub(lambda found: _masked(found, mask), tag[2])}>"
        else:
            start = _end_of(markup, kind, tag.end())
            yield tag[0] + mask
    yield markup[start:]


def _is_secret(attributes: list[tuple[str, str]], is_secret_name: Callable[[str], bool]) -> bool:
    for name, value in attributes:
        if name == "type" and value.lower() == "password":
            return True
        if name == "autocomplete" and _COMPLETED.search(value.lower()):
            return True
        if name in _CALLING and (is_secret_name(value) or _SECRET.search(_CAMEL.sub(" ", value).replace("_", " "))):
            return True
    return False


def _masked(found: re.Match[str], mask: str) -> str:
    return f'{found[1]}{found[2]}"{mask}"' if found[1].lower() in _HELD else found[0]


def _end_of(markup: str, kind: str, start: int) -> int:
    """Where the element that was opened before `start` is closed; the end of the text when it is not."""
    depth = 1
    for tag in re.compile(rf"<(/?){re.escape(kind)}(?![\w-])", re.IGNORECASE).finditer(markup, start):
        depth += -1 if tag[1] else 1
        if not depth:
            return tag.start()
    return len(markup)
