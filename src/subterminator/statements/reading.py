"""Reads a statement file: finds its encoding and format, and hands it to that format's reader."""

from __future__ import annotations

import codecs
import re
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from subterminator.domain.errors import ConfigurationError
from subterminator.statements import camt, csv_table, mt940, ofx
from subterminator.statements.transactions import Statement
from subterminator.statements.values import Order

LARGEST = 50_000_000
"""Bytes of a file."""
_BOMS = ((codecs.BOM_UTF8, "utf-8-sig"), (codecs.BOM_UTF16_LE, "utf-16"), (codecs.BOM_UTF16_BE, "utf-16"))
_NO_TEXT = {
    b"PK\x03\x04": "a spreadsheet or archive; open it and save it as CSV",
    b"%PDF": "a PDF; download the statement as CSV, OFX, CAMT or MT940 instead",
    b"\xd0\xcf\x11\xe0": "an old spreadsheet; open it and save it as CSV",
}
_XML_ENCODING = re.compile(rb"<\?xml[^>]*encoding=[\"']([\w.-]+)")
_POLISH = re.compile(r"[³¹¿Ÿœê]\w|\w[³¹¿]")
"""Letters of Central Europe (code page 1250), as they look when read by the page of Western Europe."""
_KANA = re.compile(r"[\u3041-\u30fe]{2}")
"""Two letters of Japanese, which no text of another language is, read by code page 932 (Shift JIS)."""


def read_statement(path: Path, order: Order | None = None) -> Statement:
    """Return the entries of a statement file. `order`: of day and month in CSV, where the person says it.

    Raises:
        ConfigurationError: it cannot be read, or is no statement; one line that says what to do.
    """
    try:
        if path.stat().st_size > LARGEST:
            raise ConfigurationError(f"{path} is larger than {LARGEST // 1_000_000} MB; download a shorter time")
        data = path.read_bytes()
    except OSError as error:
        raise ConfigurationError(f"{path} cannot be read ({error.strerror}); check the path") from error
    try:
        return read_bytes(data, order)
    except ConfigurationError as problem:
        raise ConfigurationError(f"{path}: {problem}") from problem


def read_bytes(data: bytes, order: Order | None = None) -> Statement:
    """Return the entries in the content of a statement file.

    Raises:
        ConfigurationError: it is no statement.
    """
    for start, what in _NO_TEXT.items():
        if data.startswith(start):
            raise ConfigurationError(f"it is {what}")
    if not data.strip():
        raise ConfigurationError("it is empty")
    text, encoding = _decoded(data)
    statement = _read(text, order)
    if not statement.transactions:
        raise ConfigurationError(f"it is {statement.format}, and has no entries")
    return replace(statement, notes=(encoding, *statement.notes) if statement.format == "CSV" else statement.notes)


def _read(text: str, order: Order | None) -> Statement:
    if ofx.looks_like(text):
        return ofx.read(text)
    if camt.looks_like(text):
        return camt.read(text)
    if mt940.looks_like(text):
        return mt940.read(text)
    if text.lstrip()[:1] in {"<", "{"}:
        raise ConfigurationError("it is no statement that is known: CSV, OFX, CAMT.053 and MT940 are")
    return csv_table.read(text, order)


def _decoded(data: bytes) -> tuple[str, str]:
    """Return the text, and its encoding for a person."""
    for bom, name in _BOMS:
        if data.startswith(bom):
            return _decode(data, name), name.removesuffix("-sig").upper()
    if data[:200].count(0) > 50:
        name = "utf-16-le" if data[1:2] == b"\0" else "utf-16-be"
        return _decode(data, name), "UTF-16"
    if match := _XML_ENCODING.match(data):
        return _decode(data, match[1].decode()), match[1].decode()
    try:
        return data.decode(), "UTF-8"
    except UnicodeDecodeError:
        western = data.decode("cp1252", "replace")
    with suppress(UnicodeDecodeError):
        if len(_KANA.findall(japanese := data.decode("cp932"))) > 2:
            return japanese, "Shift JIS"
    if _POLISH.search(western):
        return data.decode("cp1250", "replace"), "Windows-1250"
    return western, "Windows-1252"


def _decode(data: bytes, encoding: str) -> str:
    try:
        return data.decode(encoding)
    except (UnicodeDecodeError, LookupError) as error:
        raise ConfigurationError(f"it says that it is {encoding}, and is not") from error
