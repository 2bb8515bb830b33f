"""One account of a page for every design: the walk in the browser, its words in Python, and how it is rendered."""

from __future__ import annotations

import json
import secrets
from functools import cache
from importlib.resources import files

__all__ = ["engine_source", "eyes_key", "eyes_source"]


PARTS = ("dom", "styles", "names", "walk", "aim", "perceive", "press", "form", "secret")
"""The parts of the page-side script, each resting on those before it."""


@cache
def eyes_source() -> str:
    """The page-side script: one JavaScript expression `() => eyes`; calling it makes the object of one frame."""
    dom, styles, names, walk, aim, perceive, press, form, secret = (_read(f"{part}.js") for part in PARTS)
    return (
        f"() => {{\nconst dom = ({dom})();\nconst styles = ({styles})(dom);\nconst names = ({names})(dom, styles);\n"
        f"const walk = ({walk})(dom, names);\nconst aim = ({aim})(dom, names, walk);\n"
        f"const eyes = ({perceive})(dom, names, walk, aim);\n"
        f"return {{...({press})(dom, names, walk, aim, eyes), ...({form})(dom, names, eyes), "
        f"...({secret})(dom, names, eyes)}};\n}}"
    )


@cache
def engine_source() -> str:
    """The script of Playwright's selector engine, to be registered with `content_script=True`."""
    return _read("engine.js").replace("(EYES, KEY)", f"(({eyes_source()}), {json.dumps(eyes_key())})")


@cache
def eyes_key() -> str:
    """Under which symbol the eyes of this process are found in an isolated world; another process has its own."""
    return secrets.token_hex(16)


def _read(name: str) -> str:
    """A script of this folder without the semicolon and white space that may follow its one expression."""
    return (files(__package__) / name).read_text(encoding="utf-8").rstrip().rstrip(";")
