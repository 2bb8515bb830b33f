"""Questions for a person at their own terminal. Each question is a file, and its answer another."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import time
from dataclasses import asdict, dataclass
from pathlib import Path

from subterminator.domain.errors import ConfigurationError, NeedsHuman
from subterminator.domain.files import replace_file
from subterminator.mcp.remote_client import Question

FOLDER = "asked"
"""Subfolder of the data directory."""
PS = Path("/bin/ps")
"""Reports a process's parent where there is no /proc."""
POLL_SECONDS = 0.2
TAKEN_SECONDS = 3.0
"""Time limit for a server to take an answer. A slower one is gone."""


@dataclass(frozen=True, slots=True)
class OpenQuestion:
    """A question in the mailbox."""

    text: str
    yes_is: str
    """Word that approves; "" where any answer means done."""
    client: int
    """Id of the asking process. 0 for none."""
    about: str = ""
    """Deed that a yes is to; "" where any answer means done."""


class Mailbox:
    """Folder through which a server and a person's terminal exchange questions and answers."""

    def __init__(self, data_dir: Path) -> None:
        self._folder = data_dir / FOLDER

    async def ask(self, question: Question, client: int) -> str:
        """Publish the question and return the person's words. Cancelling withdraws the question."""
        question_file, answer_file = self._files(question.code)
        _write(question_file, asdict(OpenQuestion(question.text, question.yes_is, client, question.about)))
        try:
            while not answer_file.exists():  # noqa: ASYNC110 - another process writes it
                await asyncio.sleep(POLL_SECONDS)
            return str(json.loads(answer_file.read_text(encoding="utf-8"))["words"])
        finally:
            for each in (question_file, answer_file):
                each.unlink(missing_ok=True)

    def find(self, code: str) -> OpenQuestion:
        """Return the open question with this code.

        Raises:
            ConfigurationError: there is none.
        """
        try:
            return OpenQuestion(**json.loads(self._files(code)[0].read_text(encoding="utf-8")))
        except FileNotFoundError:
            message = f"no open question has the code {code}: it was answered, or its time is up"
            raise ConfigurationError(message) from None

    def answer(self, code: str, words: str) -> None:
        """Store the person's words and wait until the server has taken them.

        Raises:
            NeedsHuman: the question was withdrawn, or no server took the answer.
        """
        question_file, answer_file = self._files(code)
        if not question_file.exists():
            raise NeedsHuman("too late: the question is closed")
        _write(answer_file, {"words": words})
        end = time.monotonic() + TAKEN_SECONDS
        while answer_file.exists():
            if time.monotonic() > end:
                answer_file.unlink(missing_ok=True)
                question_file.unlink(missing_ok=True)
                raise NeedsHuman("nobody took the answer: the asking server is gone")
            time.sleep(POLL_SECONDS)

    def _files(self, code: str) -> tuple[Path, Path]:
        return self._folder / f"{code}.json", self._folder / f"{code}.answer.json"


def _write(file: Path, content: dict[str, str | int]) -> None:
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    replace_file(file, json.dumps(content).encode())


def descends_from(pid: int) -> bool:
    """Return whether this process descends from the given one. False where the system does not report parents."""
    ancestors: set[int] = set()
    ancestor = os.getpid()
    while (ancestor := _parent(ancestor)) and ancestor not in ancestors:
        ancestors.add(ancestor)
    return pid in ancestors


def _parent(pid: int) -> int:
    """Return the id of the parent process; 0 for none."""
    try:
        return int(Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[1])
    except FileNotFoundError:
        if not PS.exists():
            return 0
    listed = subprocess.run([PS, "-o", "ppid=", "-p", str(pid)], capture_output=True, text=True, check=False)  # noqa: S603
    return int(listed.stdout.strip() or 0)
