"""Wording that messages for a person share."""

from __future__ import annotations


def sentence(text: str) -> str:
    """Return a text with a full stop at its end, unless it has an end."""
    return text if not text or text[-1] in ".!?…:”" else f"{text}."
