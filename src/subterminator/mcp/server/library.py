"""Resources of the server beside its tools: the known services, and the runs of its service with their reports."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import quote, unquote

import mcp_types as types

from subterminator.domain.errors import ConfigurationError
from subterminator.record.letters import letter_for
from subterminator.record.narration import describe_event, headline, moment
from subterminator.record.next_steps import has_letter, next_steps
from subterminator.record.report import REPORT, write_report
from subterminator.record.runs import RunRecord, list_runs
from subterminator.services.definition import ServiceDefinition

SCHEME = "subterminator://"
MOST_RUNS = 50
"""Number of the newest runs that are listed."""
_JSON, _TEXT, _HTML = "application/json", "text/plain", "text/html"
TEMPLATES = (
    ("services/{id}", "service", "A service", "What is known about one service, from public pages", _JSON),
    ("runs/{run_id}", "run", "A run", "How a run of this server's service ended", _JSON),
    ("runs/{run_id}/report", "report", "Report of a run", "What happened and what to do next, in words", _TEXT),
    (
        "runs/{run_id}/report.html",
        "report-page",
        "Report as a page",
        "The same with pictures, to show the person",
        _HTML,
    ),
)


@dataclass(frozen=True, slots=True)
class Library:
    """The resources of one server. Runs of other services are none of its client's business."""

    service: str
    """Id of the server's service."""
    output_dir: Path
    services: Callable[[], Iterable[ServiceDefinition]]

    def listed(self) -> list[types.Resource]:
        """List the services and runs as a whole, and the newest runs."""
        resources = [
            _resource("services", "services", "Known services", "Ids, names and addresses", _JSON),
            _resource("runs", "runs", "Runs", f"Earlier runs of {self.service}, newest first", _JSON),
        ]
        for run in self._runs()[:MOST_RUNS]:
            title = f"{run.service_name}, {moment(run.started)}: {headline(run).title}"
            resources.append(_resource(f"runs/{run.run_id}", run.run_id, title, "How it ended", _JSON))
            resources.append(
                _resource(f"runs/{run.run_id}/report", f"{run.run_id}-report", f"Report: {title}", "In words", _TEXT)
            )
        return resources

    @staticmethod
    def templates() -> list[types.ResourceTemplate]:
        """List the addresses of single services, runs and reports."""
        return [
            types.ResourceTemplate(
                uri_template=SCHEME + path, name=name, title=title, description=description, mime_type=kind
            )
            for path, name, title, description, kind in TEMPLATES
        ]

    def read(self, uri: str) -> types.TextResourceContents:
        """Return the content of a resource.

        Raises:
            ConfigurationError: there is none at that address, or it cannot be read.
        """
        match [unquote(part) for part in uri.removeprefix(SCHEME).split("/")] if uri.startswith(SCHEME) else []:
            case ["services"]:
                return _data(uri, [{"id": s.id, "name": s.name, "entry_url": s.entry_url} for s in self.services()])
            case ["services", name] if (found := next((s for s in self.services() if s.id == name), None)) is not None:
                return _content(
                    uri,
                    _JSON,
                    json.dumps({**found.summary(), "billed_also_by": list(found.billing)}, ensure_ascii=False),
                )
            case ["runs"]:
                return _data(uri, [run.summary() for run in self._runs()])
            case ["runs", run_id] if (run := self._run(run_id)) is not None:
                return _data(uri, {**run.summary(), "facts": dict(run.facts), "next_steps": next_steps(run)})
            case ["runs", run_id, "report"] if (run := self._run(run_id)) is not None:
                return _content(uri, _TEXT, _report(run))
            case ["runs", run_id, "report.html"] if (run := self._run(run_id)) is not None:
                write_report(run.directory)
                return _content(uri, _HTML, (run.directory / REPORT).read_text(encoding="utf-8"))
        raise ConfigurationError(f"no resource has the address {uri[:200]}")

    def _runs(self) -> list[RunRecord]:
        return [run for run in list_runs(self.output_dir) if run.service == self.service and not run.could_not_start]

    def _run(self, run_id: str) -> RunRecord | None:
        return next((run for run in self._runs() if run.run_id == run_id), None)


def _resource(path: str, name: str, title: str, description: str, kind: str) -> types.Resource:
    return types.Resource(uri=SCHEME + quote(path), name=name, title=title, description=description, mime_type=kind)


def _data(uri: str, told: Any) -> types.TextResourceContents:
    return _content(uri, _JSON, json.dumps(told, ensure_ascii=False))


def _content(uri: str, kind: str, text: str) -> types.TextResourceContents:
    return types.TextResourceContents(uri=uri, mime_type=kind, text=text)


def _report(run: RunRecord) -> str:
    """Return the report in words. What pages wrote stands in the events and facts alone."""
    end = headline(run)
    lines = [f"{run.service_name}: {end.title}. {end.explanation}", "", *(f"{k}: {v}" for k, v in run.facts.items())]
    lines += ["", "What to do next:", *(f"- {step}" for step in next_steps(run)), "", "What happened:"]
    lines += [f"- {describe_event(event)}" for event in run.journal.events]
    if has_letter(run):
        letter = letter_for(run)
        lines += ["", f"A letter to {letter.addressee}: {letter.subject}", "", letter.text]
    return "\n".join(lines) + "\n"
