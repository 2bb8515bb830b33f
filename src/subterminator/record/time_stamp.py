"""Time stamps (RFC 3161): a stamp server, which receives a checksum alone, states that a record existed at a time."""

from __future__ import annotations

import hashlib
import re
import urllib.request
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from subterminator.domain.errors import ConfigurationError
from subterminator.domain.extras import is_installed, require_extra
from subterminator.domain.files import one_line_errors, replace_file
from subterminator.record.hash_chain import JOURNAL

if TYPE_CHECKING:
    from cryptography.x509 import Certificate

SECONDS = 20.0
"""Time limit of the stamp server."""
_LARGEST = 200_000
"""Bytes of an answer."""
_NAME = re.compile(r"journal-(\d{1,12})\.tsr")


@dataclass(frozen=True, slots=True)
class TimeStamp:
    """A stamp of a journal, or of its beginning: a run may go on after it."""

    file: str
    size: int
    """Bytes of the journal that it covers."""
    time: datetime | None = None
    """UTC, as the server states it. None: it could not be read."""
    problem: str = ""
    """Reason why it is no stamp of this journal; "" if it is one, or could not be read for want of the library."""
    checked: bool = False
    """True if the signature was checked against certificates that are trusted."""


def stamp(directory: Path, server: str, trusted: Sequence[Path] = ()) -> TimeStamp:
    """Have the journal of a run stamped, and keep the answer beside it.

    Args:
        server: address of the stamp server.
        trusted: files with root certificates (PEM) against which the signature is checked.

    Raises:
        ConfigurationError: the extra is missing, or the server did not answer with a stamp of this journal.
    """
    require_extra("stamp", "a time stamp")
    import rfc3161_client as tsp  # noqa: PLC0415 - an extra

    with one_line_errors("read the journal", directory / JOURNAL):
        content = (directory / JOURNAL).read_bytes()
    query = tsp.TimestampRequestBuilder().data(content).hash_algorithm(tsp.HashAlgorithm.SHA256).build()
    answer = _asked(server, query.as_bytes())
    try:
        nonce = tsp.decode_timestamp_response(answer).tst_info.nonce
    except ValueError as error:
        raise ConfigurationError(f"{server} gave no time stamp: {error}") from error
    stamped = _read(f"journal-{len(content)}.tsr", answer, content, trusted)
    problem = stamped.problem or ("" if nonce == query.nonce else "it answers another request")
    if problem:
        raise ConfigurationError(f"{server} gave no stamp of this journal: {problem}")
    with one_line_errors("keep the time stamp", directory / stamped.file):
        replace_file(directory / stamped.file, answer)
    return stamped


def stamps(directory: Path, trusted: Sequence[Path] = ()) -> list[TimeStamp]:
    """Read the stamps beside a journal and compare them with it, without a network.

    Raises:
        ConfigurationError: a trusted certificate cannot be read.
    """
    return list(_stamps(directory, trusted))


def _stamps(directory: Path, trusted: Sequence[Path]) -> Iterator[TimeStamp]:
    journal = (directory / JOURNAL).read_bytes()
    for path in sorted(directory.iterdir()):
        if not (named := _NAME.fullmatch(path.name)) or not path.is_file():
            continue
        size = int(named[1])
        if size > len(journal) or path.stat().st_size > _LARGEST:
            yield TimeStamp(path.name, size, problem="it is of another journal")
        elif not is_installed("stamp"):
            yield TimeStamp(path.name, size)
        else:
            yield _read(path.name, path.read_bytes(), journal[:size], trusted)


def _read(name: str, answer: bytes, content: bytes, trusted: Sequence[Path]) -> TimeStamp:
    """Read a stamp and compare it with what it is of."""
    import rfc3161_client as tsp  # noqa: PLC0415 - an extra

    size = len(content)
    try:
        response = tsp.decode_timestamp_response(answer)
        if response.status not in {tsp.PKIStatus.GRANTED, tsp.PKIStatus.GRANTED_WITH_MODS}:
            return TimeStamp(name, size, problem=f"the server refused it ({' '.join(response.status_string)})")
        time, imprint = response.tst_info.gen_time, response.tst_info.message_imprint
    except ValueError as error:
        return TimeStamp(name, size, problem=f"it cannot be read ({error})")
    time = time.replace(tzinfo=UTC) if time.tzinfo is None else time.astimezone(UTC)
    if bytes(imprint.message) != hashlib.sha256(content).digest():
        return TimeStamp(name, size, time, "it is of another journal")
    builder = tsp.VerifierBuilder()
    for file in trusted:
        for certificate in _certificates(file):
            builder = builder.add_root_certificate(certificate)
    if not trusted:
        return TimeStamp(name, size, time)
    try:
        builder.build().verify_message(response, content)
    except (tsp.VerificationError, ValueError) as error:
        return TimeStamp(name, size, time, f"its signature is not one of the trusted servers ({error})")
    return TimeStamp(name, size, time, checked=True)


def _certificates(file: Path) -> list[Certificate]:
    """Read the certificates of a PEM file.

    Raises:
        ConfigurationError: there are none.
    """
    from cryptography import x509  # noqa: PLC0415 - comes with the extra

    with one_line_errors("read the certificates", file):
        content = file.read_bytes()
    try:
        return x509.load_pem_x509_certificates(content)
    except ValueError as error:
        raise ConfigurationError(f"{file} holds no certificate in PEM form: {error}") from error


def _asked(server: str, query: bytes) -> bytes:
    """Send a query to a stamp server and return its answer.

    Raises:
        ConfigurationError: it is no address, or gives no answer.
    """
    if not server.startswith(("http://", "https://")):
        raise ConfigurationError(f"{server!r} is no address of a stamp server: it begins with http:// or https://")
    headers = {"Content-Type": "application/timestamp-query", "Accept": "application/timestamp-reply"}
    request = urllib.request.Request(server, query, headers)  # noqa: S310 - the scheme was looked at
    try:
        with urllib.request.urlopen(request, timeout=SECONDS) as answer:  # noqa: S310
            content = bytes(answer.read(_LARGEST + 1))
    except (OSError, ValueError) as error:
        reason = getattr(error, "reason", None) or error
        raise ConfigurationError(f"the stamp server {server} gives no answer ({reason})") from error
    if len(content) > _LARGEST:
        raise ConfigurationError(f"the answer of {server} is larger than any time stamp")
    return content
