"""Demonstration: twelve practice jobs, two workers, and an inbox that a script answers as a browser would.

`python -m subterminator.fleet.demo` prints a table of how each job ended and what the sites' ledgers say. The parts of
it are what the tests of the queue run, too.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from html.parser import HTMLParser
from http.client import HTTPConnection
from importlib import resources
from pathlib import Path
from typing import Any, Self
from urllib.parse import urlencode, urlsplit

from subterminator.fleet.database import Database
from subterminator.fleet.jobs import Job, JobState
from subterminator.fleet.store import JobStore
from subterminator.practice import PracticeSite

COMMAND = (sys.executable, "-c", "from subterminator.cli.main import main; main()")
SECONDS = 300
"""Limit of the demonstration."""


@dataclass(frozen=True, slots=True)
class Case:
    """A job of the demonstration."""

    scenario: str
    answer: str
    """yes or no to what it asks; "" if it asks nothing."""
    outcome: str

    @property
    def presses(self) -> bool:
        """Return whether the job ends with a final press."""
        return self.outcome in {"scheduled", "cancelled"}


CASES = (
    Case("straight", "yes", "scheduled"),
    Case("straight_immediate", "yes", "cancelled"),
    Case("two_offers", "yes", "scheduled"),
    Case("cancel_means_keep", "yes", "scheduled"),
    Case("swapped_order", "yes", "scheduled"),
    Case("survey_after", "yes", "scheduled"),
    Case("early_fee", "yes", "scheduled"),
    Case("pause_default", "no", "aborted"),
    Case("otp_email", "no", "aborted"),
    Case("already_cancelled", "", "already_cancelled"),
    Case("third_party_apple", "", "third_party"),
    Case("phone_only", "", "manual_required"),
)


class Sites:
    """Practice sites that outlast the browser sessions, each with its definition, and a file of jobs for all."""

    def __init__(self, folder: Path, scenarios: Sequence[str]) -> None:
        self.folder = folder
        self._stack = ExitStack()
        self.sites: dict[str, PracticeSite] = {}
        """Site by the id of its service."""
        folder.mkdir(parents=True, exist_ok=True)
        text = (resources.files("subterminator.services") / "definitions" / "practice.toml").read_text("utf-8")
        jobs = []
        for number, scenario in enumerate(scenarios):
            service = f"site-{number:02d}"
            site = PracticeSite(scenario, ledger_path=folder / f"{service}.json")
            self.sites[service] = self._stack.enter_context(site)
            own = re.sub(r"(?m)^id = .*$", f'id = "{service}"', text)
            own = re.sub(r"(?m)^entry_url = .*$", f'entry_url = "{site.entry_url}"', own)
            own = re.sub(r"(?m)^hosts = .*$", f"hosts = {json.dumps(site.hosts)}", own)
            (folder / f"{service}.toml").write_text(own, encoding="utf-8")
            jobs.append(f'[[job]]\nservice = "{service}"\nservice_file = "{service}.toml"\naccount = "{scenario}"\n')
        self.file = folder / "jobs.toml"
        self.file.write_text("\n".join(jobs), encoding="utf-8")

    def finals(self, service: str) -> int:
        """Return how many final requests a site has received."""
        return int(self.sites[service].ledger.final_requests)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self._stack.close()


class Command:
    """The program in a process of its own."""

    def __init__(self, arguments: Sequence[str], environment: Mapping[str, str], log: Path) -> None:
        self.log = log
        with log.open("ab") as output:
            self.process = subprocess.Popen(  # noqa: S603 - our own program
                [*COMMAND, *arguments], env={**os.environ, **environment}, stdout=output, stderr=output
            )

    def output(self) -> str:
        """Return what it has written so far."""
        return self.log.read_text("utf-8", "replace")

    def end(self, seconds: float = 60) -> int:
        """Ask it to end, wait for it, and return its exit code."""
        if self.process.poll() is None:
            self.process.terminate()
        try:
            return self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    def kill(self) -> None:
        """End it as a power failure would."""
        self.process.kill()
        self.process.wait()


class _Forms(HTMLParser):
    """Reads the links and forms of a page of the inbox."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.forms: list[dict[str, Any]] = []
        self.links: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        given = dict(attributes)
        if tag == "a":
            self.links.append(given.get("href") or "")
        elif tag == "form":
            self.forms.append({"action": given.get("action"), "fields": {}, "buttons": []})
        elif tag == "input" and self.forms:
            self.forms[-1]["fields"][given.get("name")] = given.get("value") or ""
        elif tag == "button" and self.forms:
            self.forms[-1]["buttons"].append(given.get("value"))


class InboxVisitor:
    """Uses the inbox over HTTP as a browser does: reads its pages, fills their forms, sends them with its origin."""

    def __init__(self, address: str) -> None:
        self.address = address
        parts = urlsplit(address)
        self.host, self.path, self.origin = parts.netloc, parts.path, f"{parts.scheme}://{parts.netloc}"

    def send(
        self, method: str, path: str, body: Mapping[str, str] | None = None, headers: Mapping[str, str] | None = None
    ) -> tuple[int, str]:
        """Send one request to a path below the inbox's address. Returns status and text."""
        connection = HTTPConnection(self.host, timeout=30)
        own = {"Origin": self.origin, "Sec-Fetch-Site": "same-origin"} if method == "POST" else {}
        if body is not None:
            own["Content-Type"] = "application/x-www-form-urlencoded"
        content = urlencode(body) if body is not None else None
        try:
            connection.request(method, self.path + path, content, {**own, **(headers or {})})
            answer = connection.getresponse()
            return answer.status, answer.read().decode("utf-8", "replace")
        finally:
            connection.close()

    def forms(self) -> list[dict[str, Any]]:
        """Read the list and the page of each question, and return their forms. One answered meanwhile is left out."""
        status, page = self.send("GET", "")
        if status != 200:
            raise RuntimeError(f"the inbox answers {status}: {page[:200]}")
        begin = f"{self.path}question/"
        questions = dict.fromkeys(link for link in _Forms(page).links if link.startswith(begin))
        pages = (self.send("GET", link.removeprefix(self.path)) for link in questions)
        return [form for status, page in pages if status == 200 for form in _Forms(page).forms]

    def answer(self, form: Mapping[str, Any], answer: str, word: str | None = None) -> int:
        """Fill one form and send it by one of its buttons. Returns the status; 303 means recorded."""
        fields = {**form["fields"], "answer": answer}
        if word is not None:
            fields["word"] = word
        return self.send("POST", str(form["action"]).removeprefix(self.path), fields)[0]


def wait_for_address(inbox: Command, seconds: float = 60) -> str:
    """Return the address that `subterminator inbox` prints."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if found := re.search(r"Inbox: (\S+)", inbox.output()):
            return found[1]
        if inbox.process.poll() is not None:
            break
        time.sleep(0.1)
    raise RuntimeError(f"the inbox did not start: {inbox.output()}")


def run_command(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """Run the program to its end and return what it prints."""
    done = subprocess.run(  # noqa: S603 - our own program
        [*COMMAND, *arguments], env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise RuntimeError(f"subterminator {' '.join(arguments)} ended with {done.returncode}: {done.stderr}")
    return done.stdout


def main() -> int:
    """Run the demonstration. Returns 0 if every job ended as it should."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="fleet-demo-") as name, ExitStack() as stack:
        folder = Path(name)
        environment = {"SUBTERMINATOR_DATA_DIR": str(folder / "data"), "SUBTERMINATOR_DATABASE_URL": ""}
        sites = stack.enter_context(Sites(folder / "sites", [case.scenario for case in CASES]))
        added = json.loads(run_command(["queue", "add", "--file", str(sites.file), "--json"], environment))
        print(f"{len(added)} jobs in the queue. Two workers, with two browsers each, and the inbox start.")
        commands = [
            *(
                Command(["work", "--slots", "2", "--name", each], environment, folder / f"{each}.log")
                for each in ("red", "blue")
            ),
            Command(["inbox", "--by", "the script"], environment, folder / "inbox.log"),
        ]
        try:
            visitor = InboxVisitor(wait_for_address(commands[-1]))
            answers = {job["id"]: case.answer for job, case in zip(added, CASES, strict=True)}
            jobs = answer_until_done(visitor, answers, folder / "data", began)
        finally:
            for command in commands:
                command.process.terminate()
            for command in commands:
                command.end()
        return _table(jobs, sites, began, [command.output() for command in commands])


def answer_until_done(
    visitor: InboxVisitor, answers: Mapping[str, str], data: Path, began: float, seconds: float = SECONDS
) -> list[Job]:
    """Answer each question when it comes, until all jobs have ended. Returns the jobs.

    Args:
        answers: by the id of the job.
        data: the data folder, whose queue tells whether they have ended.
    """
    store = JobStore(Database(f"sqlite:///{data / 'queue.sqlite3'}"))
    while True:
        for form in visitor.forms():
            job = form["fields"]["question"].partition(".")[0]
            if answers[job] == "yes" and "yes" in form["buttons"]:
                visitor.answer(form, "yes", "confirm")
            elif answers[job] == "no" and "no" in form["buttons"]:
                visitor.answer(form, "no")
        jobs = list(store.listed())
        if all(job.state is JobState.ENDED for job in jobs) or time.monotonic() - began > seconds:
            store.database.dispose()
            return jobs
        time.sleep(0.5)


def _table(jobs: list[Job], sites: Sites, began: float, logs: list[str]) -> int:
    """Print how each job ended beside what its site has counted."""
    wrong = 0
    found = {job.service: job for job in jobs}
    print(f"{'site':<20} {'ended as':<18} {'final requests':>14}  {'sessions':>8} {'seconds':>8}  done by")
    for (service, site), case in zip(sites.sites.items(), CASES, strict=True):
        job = found[service]
        outcome, finals = job.status, sites.finals(service)
        right = outcome == case.outcome and finals == case.presses
        wrong += not right
        mark = "" if right else f"  WRONG: {case.outcome} expected"
        worker = job.worker.rpartition("-")[0]
        print(f"{site.scenario.name:<20} {outcome:<18} {finals:>14}  {job.leg:>8} {job.seconds:>8.1f}  {worker}{mark}")
    print(f"{len(jobs) - wrong} of {len(jobs)} right, in {time.monotonic() - began:.0f} s")
    if wrong:
        print("\n".join(logs), file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
