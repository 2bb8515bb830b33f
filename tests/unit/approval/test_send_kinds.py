"""Kinds of requests: a table of addresses, methods and bodies."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from stand_ins import HOME, Service
from subterminator.approval.kinds import SendKind
from subterminator.approval.send_kinds import SendReader
from subterminator.domain.protocols import PageRequest
from subterminator.lexicon.lexicon import Lexicon

TABLE = tomllib.loads(Path(__file__).with_name("requests.toml").read_text(encoding="utf-8"))
ROWS = [(kind, line) for kind, lines in TABLE.items() for line in lines]
READER = SendReader(Service(), Lexicon.load())


def request_of(line: str) -> PageRequest:
    """Read a row; `fetch` for JSON, a document for the rest."""
    method, path, body = [*line.split(" ", 2), ""][:3]
    json = body.startswith("{")
    kind = "application/json" if json else "application/x-www-form-urlencoded"
    return PageRequest(method, HOME + path, body, kind if body else "", kind="fetch" if json else "document")


@pytest.mark.spec("approval.requests")
@pytest.mark.parametrize(("kind", "line"), ROWS)
def test_request_has_its_kind(kind: str, line: str) -> None:
    """Required: what a request does is read from address, method and fields, each word of them."""
    assert READER.read(request_of(line)).kind == SendKind(kind)
