"""Questions that a person answers in a terminal of their own: each is a file, and its answer another."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import time
from dataclasses import asdict, dataclass
from pathlib import Path

from subterminator.domain.errors import ConfigurationError, NeedsHuman
from subterminator.mcp.remote_client import Question

__all__ = ["Mailbox", "OpenQuestion", "descends_from"]

ASKED = "asked"
"""Folder of the data directory."""
PS = Path("/bin/ps")
"""Tells the parent of a process where there is no /proc."""
POLL_SECONDS = 0.2
TAKEN_SECONDS = 3.0
"""A server that has not taken an answer by then is gone."""


@dataclass(frozen=True, slots=True)
class OpenQuestion:
    """A question as it lies in the mailbox."""

    text: str
    yes_is: str
    """What has to be typed for a yes; "" where any answer says that it is done."""
    client: int
    """The process that asks; 0 for none."""


class Mailbox:
    """The folder through which a server and a person's terminal speak, by the code of each question."""

    def __init__(self, data_dir: Path) -> None:
        self._folder = data_dir / ASKED

    async def ask(self, question: Question, client: int) -> str:
        """Put the question, and return the person's words. Whoever stops waiting withdraws it."""
        asked, answered = self._files(question.code)
        _write(asked, asdict(OpenQuestion(question.text, question.yes_is, client)))
        try:
            while not answered.exists():  # noqa: ASYNC110 - another process writes it
                await asyncio.sleep(POLL_SECONDS)
            return str(json.loads(answered.read_text(encoding="utf-8"))["words"])
        finally:
            for each in (asked, answered):
                each.unlink(missing_ok=True)

    def find(self, code: str) -> OpenQuestion:
        """The question under that code.

        Raises:
            ConfigurationError: there is none.
        """
        try:
            return OpenQuestion(**json.loads(self._files(code)[0].read_text(encoding="utf-8")))
        except FileNotFoundError:
            told = f"nothing is asked under the code {code}: it may have been answered, or its time is up"
            raise ConfigurationError(told) from None

    def answer(self, code: str, words: str) -> None:
        """Leave the person's words, and wait until the server has taken them.

        Raises:
            NeedsHuman: the question has been withdrawn, or nobody took the answer.
        """
        asked, answered = self._files(code)
        if not asked.exists():
            raise NeedsHuman("it came too late: the question is closed")
        _write(answered, {"words": words})
        end = time.monotonic() + TAKEN_SECONDS
        while answered.exists():
            if time.monotonic() > end:
                answered.unlink(missing_ok=True)
                asked.unlink(missing_ok=True)
                raise NeedsHuman("nobody took the answer: the server that asked is gone")
            time.sleep(POLL_SECONDS)

    def _files(self, code: str) -> tuple[Path, Path]:
        return self._folder / f"{code}.json", self._folder / f"{code}.answer.json"


def _write(file: Path, content: dict[str, str | int]) -> None:
    """Whole, or not there at all; for nobody else on this machine to read."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    part = file.with_suffix(".part")
    part.touch(mode=0o600)
    part.write_text(json.dumps(content), encoding="utf-8")
    part.replace(file)


def descends_from(pid: int) -> bool:
    """Whether that process started this one, itself or by others; False where the system does not tell."""
    passed: set[int] = set()
    at = os.getpid()
    while (at := _parent(at)) and at not in passed:
        passed.add(at)
    return pid in passed


def _parent(pid: int) -> int:
    """0 for none."""
    try:
        return int(Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[1])
    except FileNotFoundError:
        if not PS.exists():
            return 0
    listed = subprocess.run([PS, "-o", "ppid=", "-p", str(pid)], capture_output=True, text=True, check=False)  # noqa: S603
    return int(listed.stdout.strip() or 0)
