"""Measures the gate on texts of pages by independent authors: what is warned of beside a control. See gate/README.md.

    PYTHONPATH=tests/kit .venv/bin/python tests/corpus/measure_gate.py [FOLDER…] [--language de] [--show] [--half seen]

Each text is laid out as a plain page, read in a real Chromium, and asked about as a run would. A page is right if the
press is asked about with a warning exactly where its author would have asked. `missed`: no warning where one is due.
`--show` prints the faults of the seen half (odd numbers); of the unseen half only the sums are read by who mends.
"""

from __future__ import annotations

import argparse
import asyncio
import html
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from measure_pages import Case, Judge, views_of

from subterminator.approval import submission
from subterminator.approval.kinds import Phase
from subterminator.approval.verdicts import Ask, Refuse
from subterminator.domain.protocols import CLICK

HERE = Path(__file__).resolve().parent
ACCOUNT, PAGE = "https://account.example.com/", "https://account.example.com/cancel"
ALL = 99


@dataclass(frozen=True)
class Result:
    """`right`, `alarmed` (warned for nothing), `missed` or `refused`, with what was said."""

    word: str
    said: tuple[str, ...] = ()


def laid_out(row: dict[str, Any], language: str, *, account: bool = False) -> str:
    """Lay a text out as a page: its first line a heading, each other line a paragraph, the controls below."""
    lines = [html.escape(line.strip()) for line in row["account" if account else "text"].splitlines() if line.strip()]
    buttons = [] if account else [row["press"], *row["others"]]
    controls = "".join(f"<button>{html.escape(each)}</button> " for each in buttons)
    head = f"<meta charset=utf-8><title>{html.escape(row['service'])}</title>"
    body = "".join(f"<p>{each}</p>" for each in lines[1:])
    return f"<!doctype html><html lang={language}>{head}<main><h1>{lines[0]}</h1>{body}<p>{controls}</p></main>"


def cases(file: Path) -> Iterator[tuple[int, Case]]:
    """Yield the pages of one language, counted from 1."""
    rows = tomllib.loads(file.read_text(encoding="utf-8"))["page"]
    language = file.stem
    pages = {f"{place}": (PAGE, laid_out(row, language)) for place, row in enumerate(rows, 1)}
    pages |= {f"{place}a": (ACCOUNT, laid_out(row, language, account=True)) for place, row in enumerate(rows, 1)}
    views = asyncio.run(views_of(pages))
    for place, row in enumerate(rows, 1):
        view, folded = views[f"{place}"]
        truth = {**row, "file": f"{place}", "url": PAGE, "entry": ACCOUNT, "phase": "last", "language": language}
        truth["right"], truth["wrong"] = [row["press"]], row["others"]
        yield place, Case(file.parent, truth, view, None, folded, views[f"{place}a"][0])


def result(case: Case) -> Result:
    """Ask about the press of a page, as a run in the middle of a cancellation would.

    Also where the press only goes on: it is asked about once it sends what cannot be told.
    """
    judge = Judge(case)
    control = judge.named(case.truth["press"])
    if control is None:
        return Result("refused", ("the control is not seen",))
    verdict = judge.policy.judge(control, CLICK, case.view, Phase.FLOW)
    due = bool(case.truth["warn"])
    if isinstance(verdict, Refuse):
        return Result("right" if due else "refused", (verdict.reason,))
    reason, warnings = (verdict.reason, verdict.warnings) if isinstance(verdict, Ask) else ("", ())
    asked = judge.submission.request(control, case.view, reason, warnings, case.folded)
    fee = asked.facts.get("fee")
    said = tuple(filter(None, (*asked.warnings, f"fee: {fee}" if fee else "")))
    if bool(said) == due:
        return Result("right", said)
    return Result("missed" if due else "alarmed", said)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="*", type=Path, default=[HERE / "gate"])
    parser.add_argument("--language")
    parser.add_argument("--show", action="store_true", help="print the faults of the seen half")
    parser.add_argument("--half", choices=["seen", "unseen"])
    options = parser.parse_args()
    submission.MOST_WARNINGS = ALL
    counted: dict[str, Counter[str]] = {}
    for file in sorted(each for folder in options.folders for each in folder.glob("*.toml")):
        if options.language not in {None, file.stem}:
            continue
        for place, case in cases(file):
            half = "seen" if place % 2 else "unseen"
            if options.half not in {None, half}:
                continue
            found = result(case)
            for key in (file.stem, half, "all"):
                counted.setdefault(key, Counter())[found.word] += 1
            if options.show and half == "seen" and found.word != "right":
                print(f"## {found.word} {file.stem} {place} {case.truth['kind']} {case.truth['press']!r}")
                for each in found.said or case.truth["warn"]:
                    print("   ", each)
    for key, sums in counted.items():
        print(
            f"{key:6} right {sums['right']} of {sums.total()}, "
            + ", ".join(f"{w} {n}" for w, n in sums.items() if w != "right")
        )


if __name__ == "__main__":
    main()
