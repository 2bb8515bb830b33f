"""Notation of a page's lines, shared by the writer and the reader."""

from __future__ import annotations

import json
import re
from enum import StrEnum
from json.encoder import encode_basestring

STATIC_ROLES = frozenset({"heading", "alert", "alertdialog", "dialog", "status", "progressbar"})
"""Roles that get a line although nothing can be pressed."""
MESSAGE_ROLES = frozenset({"alert", "status"})
"""Roles whose text is a message."""
STATES = (
    "disabled", "checked", "unchecked", "mixed", "expanded", "collapsed", "selected", "pressed", "required", "readonly",
    "focused", "invalid", "busy",
)  # fmt: skip
"""All values of `Element.states`, in the order of the lines."""


class Position(StrEnum):
    """Position of an element relative to the screen; the word begins its section."""

    DIALOG = "dialog"
    SCREEN = "screen"
    ABOVE = "above"
    BELOW = "below"
    BESIDE = "beside, scrolled out of sight"
    BEHIND = "behind the dialog, out of reach"
    __hash__ = str.__hash__  # that of `Enum` is written in Python, and lines are counted by position


_INVISIBLE = re.compile(
    "[\x00-\x1f\x7f-\x9f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f"
    "\u2800\u3164\ud800-\udfff\ufe00-\ufe0e\ufeff\uffa0\ufff0-\uffff\U000e0000-\U000e0fff]"
)
"""Invisible characters, characters that change the order of others, and what UTF-8 cannot encode."""
_BARE = re.compile(r"""[\w#.\[\]='>:()~^$*|+/?&%@,;!\\-][\w#.\[\]="'>:()~^$*|+/?&%@,;!\\-]*""", re.ASCII)
"""What needs no quotes. A selector's own backslash stays single, so that it can be copied."""


def quoted(text: str, limit: int) -> str:
    """Quote foreign text, escaped as in JSON; `…` follows when it was cut to `limit` characters."""
    shown = encode_basestring(text[:limit])
    if not (shown.isascii() and shown.isprintable()):
        shown = _INVISIBLE.sub(lambda match: json.dumps(match[0])[1:-1], shown)
    return f"{shown}…" if len(text) > limit else shown


def plain(text: str, limit: int) -> str:
    """Escape foreign text for the rest of a line as `quoted` does, but for quotes."""
    shown = quoted(text[:limit], limit)[1:-1].replace('\\"', '"')
    return f"{shown}…" if len(text) > limit else shown


def word(text: str) -> str:
    """Write foreign text as one word: unchanged when nothing in it could end the word, else quoted."""
    return text if _BARE.fullmatch(text) else quoted(text, len(text))


def unquoted(shown: str) -> str:
    """Undo `quoted`, `word` or, with quotes escaped again, `plain`, as far as the text was not cut."""
    return str(json.loads(shown)) if shown.startswith('"') else shown
