"""The signs that a page's lines are made of, shared by what writes them and what reads them back."""

from __future__ import annotations

import json
import re
from enum import StrEnum

__all__ = ["SPOKEN", "STATES", "TOLD", "Place", "plain", "quoted", "unquoted", "word"]

TOLD = frozenset({"heading", "alert", "alertdialog", "dialog", "status", "progressbar"})
"""Roles that are told of although nothing can be pressed."""
SPOKEN = frozenset({"alert", "status"})
"""Roles whose text is their message."""
STATES = (
    "disabled", "checked", "unchecked", "mixed", "expanded", "collapsed", "selected", "pressed", "required", "readonly",
    "focused", "invalid", "busy",
)  # fmt: skip
"""All that `Element.states` may hold, in the order in which they are told."""


class Place(StrEnum):
    """Where something stands; the word begins its section."""

    DIALOG = "dialog"
    SCREEN = "screen"
    ABOVE = "above"
    BELOW = "below"
    BESIDE = "beside, scrolled out of sight"
    BEHIND = "behind the dialog, out of reach"


_UNSEEN = re.compile(
    "[\x00-\x1f\x7f-\x9f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f"
    "\u2800\u3164\ud800-\udfff\ufe00-\ufe0e\ufeff\uffa0\ufff0-\uffff\U000e0000-\U000e0fff]"
)
"""What a reader would not see, or would see in another order; and what UTF-8 cannot carry."""
_BARE = re.compile(r"""[\w#.\[\]='>:()~^$*|+/?&%@,;!-][\w#.\[\]="'>:()~^$*|+/?&%@,;!-]*""", re.ASCII)


def quoted(text: str, limit: int) -> str:
    """Foreign text as one quoted word, escaped as in JSON; `…` after it when it was cut to `limit` characters."""
    shown = _UNSEEN.sub(lambda found: json.dumps(found[0])[1:-1], json.dumps(text[:limit], ensure_ascii=False))
    return f"{shown}…" if len(text) > limit else shown


def plain(text: str, limit: int) -> str:
    """Foreign text up to the end of a line: escaped as `quoted` does, but for quotes."""
    shown = quoted(text[:limit], limit)[1:-1].replace('\\"', '"')
    return f"{shown}…" if len(text) > limit else shown


def word(text: str) -> str:
    """Foreign text as one word: as it stands when nothing in it could end the word, else quoted."""
    return text if _BARE.fullmatch(text) else quoted(text, len(text))


def unquoted(shown: str) -> str:
    """What `quoted`, `word` or, with quotes escaped again, `plain` was given, as far as it was not cut."""
    return str(json.loads(shown)) if shown.startswith('"') else shown
