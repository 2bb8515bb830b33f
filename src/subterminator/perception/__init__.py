"""One account of a page for every design: the walk in the browser, its words in Python, and how it is rendered."""

from __future__ import annotations

import json
import secrets
from functools import cache
from importlib.resources import files

__all__ = ["engine_source", "eyes_key", "eyes_source"]


PARTS = ("dom", "styles", "names", "walk", "aim", "perceive", "press", "form", "secret")
"""The page script in the order in which it runs.

Each part is a statement: it defines one object by name (`dom`, `eyes`) or extends `eyes`, and uses those of earlier
parts by their names. In a wrong order the script stops with the name that is missing.
"""


@cache
def eyes_source() -> str:
    """The page script as one JavaScript expression `() => eyes`; calling it makes the object of one frame."""
    parts = "".join(_read(f"{part}.js") for part in PARTS)
    return f"() => {{\n{parts}return eyes;\n}}"


@cache
def engine_source() -> str:
    """The script of Playwright's selector engine, to be registered with `content_script=True`."""
    return (
        _read("engine.js").rstrip().rstrip(";").replace("(EYES, KEY)", f"(({eyes_source()}), {json.dumps(eyes_key())})")
    )


@cache
def eyes_key() -> str:
    """Under which symbol the eyes of this process are found in an isolated world; another process has its own."""
    return secrets.token_hex(16)


def _read(name: str) -> str:
    return (files(__package__) / name).read_text(encoding="utf-8")
