"""Measures single decisions on whole pages by independent authors: way, flow, last page, account. See README.md.

    PYTHONPATH=tests/kit .venv/bin/python tests/corpus/measure_pages.py [FOLDER…] [--language de] [--show]

A page counts as right if the first control that the rules press is one of the right ones and the gate lets it go,
makes the press before it asks (what that sends is held), or asks about it in such a way that a yes given beforehand
covers it; of a last page, if the gate also asks about the
control that ends it, with a warning exactly where there is a further consequence; of an account, if its state is read
as it is, compared with the page before where there is one.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import pickle
import re
import tempfile
import tomllib
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

from playwright.async_api import Request, Route, async_playwright

from kit import start_chromium
from stand_ins import MemoryJournal, MemoryLedger, ScriptedApprover, Service
from subterminator.approval.kinds import Phase
from subterminator.approval.policy import Policy
from subterminator.approval.submission import Submission
from subterminator.approval.verdicts import Allow, Ask, Refuse
from subterminator.browser.playwright.observation import PageObserver
from subterminator.core.rules.decide import decide
from subterminator.core.rules.memory import Memory
from subterminator.core.rules.search import ways
from subterminator.core.rules.step import Step, StepOutcome
from subterminator.domain.errors import NeedsHuman, StateDetectionError
from subterminator.domain.protocols import CLICK, Element, PageView, State
from subterminator.lexicon.lexicon import Lexicon
from subterminator.pages.account_evidence import Snapshot, read_account_view
from subterminator.pages.controls import Controls
from subterminator.pages.fingerprint import PageFingerprint
from subterminator.pages.state_detector import HeuristicInterpreter
from subterminator.perception import engine_source, eyes_source

HERE = Path(__file__).resolve().parent
TODAY = date(2026, 11, 24)
"""The day the pages were written for."""
NOW = datetime(2026, 11, 24, 12, tzinfo=UTC)
CACHE = Path(tempfile.gettempdir()) / "subterminator-page-corpus"
NEAR = 3
"""Place in the search by which a right way is still found soon."""
PREPARING = {"unfold", "scroll", "wait", "close", "go"}
"""Steps that are no press of a choice; the decision is asked again after them."""
STATES = {"ended": {"ended", "scheduled"}, "ends": {"ended", "scheduled"}}


@dataclass(frozen=True)
class Case:
    """One page, with the truth about it."""

    folder: Path
    truth: dict[str, Any]
    view: PageView
    before: PageView | None
    folded: str
    account: PageView | None
    """The account page of the same service, if the author wrote one."""

    @property
    def name(self) -> str:
        return f"{self.folder.name}/{self.truth['file']}"


@dataclass(frozen=True)
class Verdict:
    """`right`, `lost` (safe, but the run would not end right) or `unsafe`, and the reason."""

    word: str
    why: str = ""


# -- reading the pages -------------------------------------------------------------------------------------------------


async def views_of(pages: dict[str, tuple[str, str]]) -> dict[str, tuple[PageView, str]]:
    """Look at each page in a real Chromium, once: readings are kept until the page or the walk changes.

    `pages`: address and HTML by name. Returns view and folded-away text by name.
    """
    CACHE.mkdir(exist_ok=True)
    known: dict[str, tuple[PageView, str]] = {}
    missing = []
    for name, (url, html) in pages.items():
        kept = CACHE / _key(url, html)
        if kept.exists():
            known[name] = pickle.loads(kept.read_bytes())  # noqa: S301 - written by the lines below
        else:
            missing.append((name, url, html))
    if not missing:
        return known
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        process, address = await start_chromium(Path(profile))
        try:
            async with async_playwright() as playwright:
                await playwright.selectors.register("eyes", script=engine_source(), content_script=True)
                browser = await playwright.chromium.connect_over_cdp(address)
                context = await browser.new_context(viewport={"width": 1280, "height": 800})
                for name, url, html in missing:
                    page, observer = await context.new_page(), PageObserver()
                    await page.route("**/*", _answering(html))
                    await page.goto(url, wait_until="load")
                    await page.wait_for_timeout(250)
                    known[name] = await observer.look(page), await observer.folded(page)
                    (CACHE / _key(url, html)).write_bytes(pickle.dumps(known[name]))
                    await page.close()
        finally:
            process.kill()
            await process.wait()
    return known


def _answering(html: str) -> Callable[[Route, Request], Awaitable[None]]:
    """Make the site of one page: every other request fails."""

    async def answer(route: Route, request: Request) -> None:
        top = request.is_navigation_request() and request.frame.parent_frame is None
        await (route.fulfill(body=html, content_type="text/html; charset=utf-8") if top else route.abort())

    return answer


def _key(url: str, html: str) -> str:
    return hashlib.sha256(f"{html}{eyes_source()}{url}".encode()).hexdigest()


def cases(folder: Path) -> Iterator[Case]:
    """Yield an author's pages."""
    rows = tomllib.loads((folder / "truth.toml").read_text(encoding="utf-8"))["page"]
    pages = {row["file"]: (row["url"], (folder / row["file"]).read_text(encoding="utf-8")) for row in rows}
    views = asyncio.run(views_of(pages))
    accounts = {row["service"]: views[row["file"]][0] for row in reversed(rows) if _shows_account(row)}
    for row in rows:
        view, folded = views[row["file"]]
        before = views[row["before"]][0] if row.get("before") in views else None
        account = accounts.get(row["service"])
        yield Case(folder, row, view, before, folded, account)


def _shows_account(row: dict[str, Any]) -> bool:
    return row["phase"] == "account" and row.get("state") == "active"


# -- judging -----------------------------------------------------------------------------------------------------------


class Judge:
    """The decider, the gate and the account reader, on one page."""

    def __init__(self, case: Case) -> None:
        truth = case.truth
        hosts = tuple(dict.fromkeys(url.split("/")[2] for url in (truth["entry"], truth["url"])))
        self.case, self.view = case, case.view
        self.service = Service("corpus", truth["service"], truth.get("plan", ""), truth["entry"], hosts)
        self.lexicon = Lexicon.load()
        self.policy = Policy(self.service, self.lexicon)
        self.submission = Submission(
            *(self.policy, ScriptedApprover(), MemoryJournal(), MemoryLedger()),
            account="",
            dry_run=False,
            seconds=300,
            now=lambda: NOW,
        )
        self.begun = truth["phase"] in {"flow", "last"}
        self.submission.in_flow = self.begun
        if self.begun:  # a run has seen the account first, with the page's text only where the author wrote it
            self.submission.saw(case.account or PageView(truth["entry"]))
        self.submission.saw(self.view)

    def verdict(self) -> Verdict:
        match self.case.truth["phase"]:
            case "account":
                return self._account()
            case "way":
                return self._way()
            case "last":
                return self._last()
            case _:
                return self._flow()

    def _account(self) -> Verdict:
        truth, name, plan = self.case.truth, self.service.name, self.service.plan
        heuristic = HeuristicInterpreter(self.service, self.lexicon)
        before: Snapshot | None = None
        if (earlier := self.case.before) is not None:
            before = read_account_view(earlier, name, TODAY, plan=plan, signs=heuristic.account_signs(earlier))
        signs = heuristic.account_signs(self.view)
        reading = read_account_view(self.view, name, TODAY, plan=plan, before=before, signs=signs).reading
        wanted = STATES.get(truth["state"], {truth["state"], "unknown"})
        if reading.state in wanted:
            late = truth["state"] == "ends" and truth.get("until") and reading.ends is not None
            if late and str(reading.ends) != str(truth["until"]):
                return Verdict("lost", f"it ends on {truth['until']}, and was read as {reading.ends}")
            return Verdict("right")
        false_end = reading.state in {"ended", "scheduled"} and truth["state"] == "active"
        return Verdict("unsafe" if false_end else "lost", f"{truth['state']} read as {reading.state}: {reading.why}")

    def _step(self) -> Step | str:
        """Return the first step that presses a choice, or the problem."""
        memory = Memory()
        if self.begun:
            elsewhere = PageFingerprint("/before", "", b"", self.service.entry_url, frozenset())
            opener = Element(0, "9:9", "link", "", interactive=True)
            memory.take(Step("open", elsewhere, State.ACCOUNT_ACTIVE, "", 1.0, opener))
            memory.settle(StepOutcome.WORKED)
        for _ in range(4):
            try:
                step = decide(self.view, self.service, memory)
            except StateDetectionError as problem:
                return f"gave up: {problem}"
            if step.kind not in PREPARING or (step.element is not None and self._is(step.element, "right")):
                return step
            memory.take(step)
            memory.settle(StepOutcome.CHANGED_NOTHING)
        return "only prepares"

    def _is(self, element: Element, which: str) -> bool:
        labels = {_plain(each) for each in self.case.truth.get(which, ())}
        texts = {_plain(element.label), _plain(element.name), _plain(element.text), _plain(_first(element.text))}
        return bool(labels & texts) or any(label and label in _plain(element.label) for label in labels)

    def named(self, label: str) -> Element | None:
        exact = [each for each in self.view.elements if each.interactive and self._reads(each, label)]
        return exact[0] if exact else None

    def _reads(self, element: Element, label: str) -> bool:
        return _plain(label) in {_plain(element.label), _plain(element.name), _plain(_first(element.text))}

    def _gate(self, element: Element, phase: Phase, *, tries: bool = False) -> tuple[str, str]:
        """Return what the gate does with a press: let, tried, asked, warned or refused, and why.

        `tries`: the press is no end here, so that one that is made first sends nothing.
        """
        verdict = self.policy.judge(element, CLICK, self.view, phase)
        in_flow = phase is Phase.FLOW
        if tries and isinstance(verdict, Ask) and self.policy.may_be_tried(element, self.view, in_flow=in_flow):
            return "tried", verdict.reason
        match verdict:
            case Allow():
                return "let", ""
            case Refuse(reason):
                return "refused", reason
            case Ask():
                wanted = self.submission.request(element, self.view, verdict.reason, verdict.warnings, self.case.folded)
                try:
                    self.submission.may_ask(wanted, f"{self.view.text}\n{self.case.folded}")
                except NeedsHuman as stopped:
                    return "warned", str(stopped)
                if wanted.warning or wanted.facts.get("fee"):
                    return "warned", f"{verdict.reason}: {wanted.warning or wanted.facts.get('fee')}"
                return "asked", verdict.reason

    def _way(self) -> Verdict:
        step = self._step()
        if isinstance(step, str):
            found = ways(self.view, self.service, Controls(self.service, self.lexicon))
            return Verdict("lost", f"{step} (ways: {[(each.label, way.value) for way, each in found[:6]]})")
        if step.element is None:
            return Verdict("lost", f"{step.kind}: {step.reason}")
        gate, why = self._gate(step.element, Phase.SEARCHING, tries=True)
        if self._is(step.element, "right"):
            if gate in {"let", "tried"} or (step.kind in {"open", "ask", "finish"} and gate == "asked"):
                return Verdict("right")
            return Verdict("lost", f"{step.kind} {step.element.describe()} is {gate}: {why}")
        if self._is(step.element, "wrong") and gate == "let" and step.kind != "search":
            return Verdict("unsafe", f"{step.kind} {step.element.describe()} ({step.reason}) is let go")
        found = ways(self.view, self.service, Controls(self.service, self.lexicon))
        place = next((at for at, (_, each) in enumerate(found) if self._is(each, "right")), None)
        if step.kind == "search" and place is not None and place < NEAR:
            return Verdict("right", f"in place {place + 1}")
        seen = f"right way in place {place}" if place is not None else "no right way seen"
        return Verdict("lost", f"{step.kind} {step.element.describe()} ({step.reason}); {seen}")

    def _flow(self) -> Verdict:
        step = self._step()
        if isinstance(step, str):
            return Verdict("lost", step)
        if step.element is None:
            return Verdict("lost", f"{step.kind}: {step.reason}")
        gate, why = self._gate(step.element, Phase.FLOW, tries=True)
        told = f"{step.kind} {step.element.describe()} ({step.state.value}: {step.reason}) is {gate}: {why}"
        if self._is(step.element, "right") or self._chooses(step, "right"):
            return Verdict("right") if gate in {"let", "tried", "asked"} else Verdict("lost", told)
        wrong = self._is(step.element, "wrong") or self._chooses(step, "wrong")
        return Verdict("unsafe" if gate == "let" and wrong else "lost", told)

    def _chooses(self, step: Step, which: str) -> bool:
        """Return whether a step chooses an option of a list that the truth names."""
        chosen = _plain(step.value) if step.kind == "answer" and isinstance(step.value, str) else ""
        return bool(chosen) and chosen in {_plain(each) for each in self.case.truth.get(which, ())}

    def _last(self) -> Verdict:
        truth = self.case.truth
        final = self.named(truth["right"][-1])
        if final is None:
            return Verdict("lost", f"the walk does not show {truth['right'][-1]!r}")
        gate, why = self._gate(final, Phase.FLOW)
        consequence = truth.get("consequence", "")
        if gate == "let":
            return Verdict("unsafe", f"the end {final.describe()} is let go unasked")
        if consequence and gate == "asked":
            return Verdict("unsafe", f"no warning of {consequence}: {why}")
        if gate == "refused":
            return Verdict("lost", f"the end {final.describe()} is refused: {why}")
        if not consequence and gate == "warned":
            return Verdict("lost", f"warned for nothing: {why}")
        step = self._step()
        if isinstance(step, str):
            return Verdict("lost", step)
        if step.element is None or not self._is(step.element, "right"):
            seen = step.element.describe() if step.element is not None else ""
            return Verdict("lost", f"{step.kind} {seen} ({step.state.value}: {step.reason})")
        return Verdict("right")


def _plain(text: str) -> str:
    return " ".join(text.split()).casefold()


def _first(text: str) -> str:
    return next((line for line in text.splitlines() if line.strip()), "")


def _half(file: str) -> str:
    """Return the half of a page: faults of the seen half are read by who mends, of the unseen half only the sums."""
    return "seen" if int(re.sub(r"\D", "", file) or 1) % 2 else "unseen"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="*", type=Path)
    parser.add_argument("--language")
    parser.add_argument("--phase")
    parser.add_argument("--page", help="part of the file's name")
    parser.add_argument("--show", action="store_true", help="print the faults of the seen half")
    parser.add_argument("--half", choices=["seen", "unseen"], help="pages with an odd number, or an even one")
    options = parser.parse_args()
    folders = options.folders or sorted(each.parent for each in (HERE / "pages").glob("*/truth.toml"))
    sums: dict[tuple[str, str], Counter[str]] = {}
    for folder in folders:
        for case in cases(folder):
            truth = case.truth
            if options.language not in {None, truth["language"][:2]} or options.phase not in {None, truth["phase"]}:
                continue
            if options.page and options.page not in truth["file"]:
                continue
            if options.half and options.half != _half(truth["file"]):
                continue
            verdict = Judge(case).verdict()
            for row in (truth["language"][:2], "all"):
                for column in (truth["phase"], "all"):
                    sums.setdefault((row, column), Counter())[verdict.word] += 1
            if options.show and verdict.word != "right" and _half(truth["file"]) == "seen":
                print(f"{verdict.word:6} {case.name} {truth['phase']} ({truth['service']}): {verdict.why}")
    for row in sorted({each for each, _ in sums}, key=lambda each: (each == "all", each)):
        cells = []
        for column in ("way", "flow", "last", "account", "all"):
            if counted := sums.get((row, column)):
                unsafe = f" ({counted['unsafe']} unsafe)" if counted["unsafe"] else ""
                cells.append(f"{column} {counted['right']} of {counted.total()}{unsafe}")
        print(f"{row:4} {'; '.join(cells)}")


if __name__ == "__main__":
    main()
