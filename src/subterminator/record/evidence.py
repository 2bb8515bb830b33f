"""Evidence of a cancellation for a person to show: the account page, with checksums chained to the journal."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator, Mapping
from html import escape
from itertools import count
from pathlib import Path
from typing import Any

from subterminator.domain.protocols import Evidence, Proof
from subterminator.record.confirmation import confirmation_number
from subterminator.record.events import Event
from subterminator.record.hash_chain import Journal, read_journal
from subterminator.record.journal import SessionLogger
from subterminator.record.json_values import stamp

_SCRIPT = re.compile(r"<(/?)script\b[^>]*>?", re.IGNORECASE)
_META = re.compile(r"<meta\b(?:[^<>\"']++|\"[^\"]{0,2048}+\"|'[^']{0,2048}+')*+>", re.IGNORECASE)
_LEADS_AWAY = re.compile(r"\bhttp-equiv\b", re.IGNORECASE)
_TOP = (
    "<!doctype html>"
    '<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src \'none\'; '
    "style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'\">\n"
)
"""Precedes all markup of the page."""
_OF_THE_PAGE = ("pdf", "html", "txt")
_NAMES = (
    *("account-before.png", "account-after.png", "page.png", "after-press.txt", "manifest.json"),
    *(f"{stem}.{kind}" for stem in ("account", "page") for kind in _OF_THE_PAGE),
)


def collect(journal: SessionLogger, proof: Proof) -> Evidence:
    """Store what the last page says, list the sums in a manifest, and tie the manifest to the journal.

    Files: account-before.png, account-after.png, account.pdf (unless None), account.html (by `saved_page`),
    account.txt (address, time, facts, visible text), after-press.txt, manifest.json. Where the run ended otherwise than
    as cancelled, page.png, page.pdf, page.html and page.txt are of the page on which it ended. A second collection in
    the same run gets names with -2.

    Raises:
        ConfigurationError: the disk is full or a file cannot be written.
    """
    created = stamp(journal.now())
    redactor = journal.redactor
    address = redactor.mask_text(proof.url)
    read, before = proof.facts.as_dict(), {"plan": proof.plan, "account": proof.account, "price": proof.price}
    stated = {**read, **{name: value for name, value in before.items() if name not in read}}
    stated["confirmation"] = confirmation_number(proof)
    masked_facts = redactor.mask({name: value for name, value in stated.items() if value})
    stem = "page" if proof.page is not None else "account"
    lines = [f"Address: {address}", f"Read: {created}", *(f"{name}: {value}" for name, value in masked_facts.items())]
    contents = {
        "account-before.png": proof.before,
        "account-after.png": proof.after,
        "page.png": proof.page,
        f"{stem}.pdf": proof.pdf,
        f"{stem}.html": _encoded(saved_page(redactor.mask_html(proof.html), address, created)),
        f"{stem}.txt": _encoded("\n".join([*lines, "", redactor.mask_text(proof.text), ""])),
        "after-press.txt": _encoded(redactor.mask_text(proof.claimed) + "\n") if proof.claimed else None,
    }
    suffix = _free_suffix(journal.directory)
    files = []
    for name, content in contents.items():
        if content is not None:
            stored = _with_suffix(name, suffix)
            journal.store(stored, content, durable=True)
            files.append({"file": stored, "sha256": _sum(content), "size": len(content)})
    manifest = {
        "run_id": journal.run_id,
        "service": journal.service,
        "made": created,
        "url": address,
        "facts": masked_facts,
        "chain_head": journal.head,
        "files": files,
    }
    name = _with_suffix("manifest.json", suffix)
    content = _encoded(json.dumps(manifest, ensure_ascii=False, indent=2) + "\n")
    journal.store(name, content, durable=True)
    names = [file["file"] for file in files]
    about = {"url": address, "language": proof.language, "facts": masked_facts}
    journal.write(Event.EVIDENCE, manifest=name, sha256=_sum(content), files=names, **about)
    return Evidence(name, tuple(map(str, names)))


def saved_page(markup: str, address: str, created: str) -> str:
    """Make markup safe to open years later: no scripts, nothing loaded, its origin on top."""
    page = _META.sub(lambda tag: "" if _LEADS_AWAY.search(tag[0]) else tag[0], "".join(_without_scripts(markup)))
    origin = escape(f"Saved from {address} at {created}; scripts removed, secrets masked").replace("--", "- -")
    return f"<!-- {origin} -->\n{_TOP}{page}"


def _without_scripts(markup: str) -> Iterator[str]:
    start, inside = 0, False
    for tag in _SCRIPT.finditer(markup):
        if not inside:
            yield markup[start : tag.start()]
        start, inside = tag.end(), not tag[1]
    if not inside:
        yield markup[start:]


# -- checking ----------------------------------------------------------------------------------------------------------


def verify(directory: Path) -> list[str]:
    """List the problems of a run's record, in words; none when it is as it was written.

    Checks the journal's chain, every kept file, every manifest and every file that one lists.

    Raises:
        ConfigurationError: the journal cannot be opened.
    """
    journal = read_journal(directory)
    empty = [] if journal.events else ["the journal holds no event"]
    return [*journal.problems, *empty, *_changed_files(directory, journal)]


def _changed_files(directory: Path, journal: Journal) -> Iterator[str]:
    for event in journal.events:
        if event["event"] == Event.KEPT:
            yield from _compare(directory, event)
        elif event["event"] == Event.EVIDENCE:
            yield from _compare_manifest(directory, event)


def _compare_manifest(directory: Path, event: Mapping[str, Any]) -> Iterator[str]:
    name = str(event.get("manifest"))
    problems = list(_compare(directory, {**event, "file": name}))
    yield from problems
    if problems:
        return
    manifest = _manifest(directory / name)
    if manifest.get("chain_head") != event["prev"]:
        yield f"{name} does not belong to this journal"
    for file in manifest["files"]:
        yield from _compare(directory, file)


def listed(directory: Path, manifest: str) -> list[tuple[str, str]]:
    """Return name and SHA-256 of each file in a manifest; none if it cannot be read."""
    if Path(manifest).name != manifest:
        return []
    return [(str(file.get("file")), str(file.get("sha256"))) for file in _manifest(directory / manifest)["files"]]


def _manifest(path: Path) -> dict[str, Any]:
    """Read a manifest; no files and no chain head if it is none."""
    try:
        manifest = json.loads(path.read_bytes())
        files = [file for file in manifest["files"] if isinstance(file, dict)]
    except (OSError, ValueError, KeyError, TypeError):
        return {"files": []}
    return {**manifest, "files": files}


def _compare(directory: Path, listed: Mapping[str, Any]) -> Iterator[str]:
    name = str(listed.get("file"))
    path = directory / name
    if Path(name).name != name:
        yield f"{name} is not a name inside the run directory"
    elif not path.is_file():
        yield f"{name} is missing"
    else:
        try:
            if _sum(path.read_bytes()) != listed.get("sha256"):
                yield f"{name} was changed"
        except OSError as error:
            yield f"{name} cannot be read: {error.strerror}"


def _sum(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def _encoded(text: str) -> bytes:
    return text.encode("utf-8", "backslashreplace")


def _free_suffix(directory: Path) -> str:
    """Return the suffix of this collection's names: "" for the first; never one that an earlier collection used."""
    taken = {path.name for path in directory.iterdir()}
    suffixes = ("" if number == 1 else f"-{number}" for number in count(1))
    return next(suffix for suffix in suffixes if taken.isdisjoint(_with_suffix(name, suffix) for name in _NAMES))


def _with_suffix(name: str, suffix: str) -> str:
    path = Path(name)
    return f"{path.stem}{suffix}{path.suffix}"
