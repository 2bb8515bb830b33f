"""Perception of pages for every design: the page script, and rendering of its result."""

from __future__ import annotations

import json
import secrets
from functools import cache
from importlib.resources import files

__all__ = ["engine_source", "eyes_key", "eyes_source", "snippet_source"]


PARTS = ("dom", "styles", "names", "walk", "aim", "perceive", "changes", "press", "form", "secret", "mark")
"""Files of the page script in their order.

Each part is a statement: it defines one object by name (`dom`, `eyes`) or extends `eyes`, and uses those of earlier
parts by their names. In a wrong order the script stops with the name that is missing.
"""


@cache
def eyes_source() -> str:
    """Return the page script as one JavaScript expression `() => eyes`; calling it makes the object of one frame."""
    parts = "".join(_read(f"{part}.js") for part in PARTS)
    return f"() => {{\n{parts}return eyes;\n}}"


@cache
def engine_source() -> str:
    """Return the script of Playwright's selector engine, to be registered with `content_script=True`."""
    return (
        _read("engine.js").rstrip().rstrip(";").replace("(EYES, KEY)", f"(({eyes_source()}), {json.dumps(eyes_key())})")
    )


@cache
def snippet_source() -> str:
    """Return the script that lists interactive elements as HTML, for a browser that cannot look."""
    return _read("snippet.js")


@cache
def eyes_key() -> str:
    """Return the name of the symbol under which this process keeps the page script in an isolated world."""
    return secrets.token_hex(16)


def _read(name: str) -> str:
    return (files(__package__) / name).read_text(encoding="utf-8")
