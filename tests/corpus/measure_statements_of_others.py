"""Measures the finder of subscriptions on the statements of authors who have not read it.

    PYTHONPATH=src python tests/corpus/measure_statements_of_others.py [FOLDER] [--author third] [--show]

FOLDER: what an author's generator has written (`statements/generate.py FOLDER --seed 7`); without it, the statements
are made anew. What counts is told in the README beside each generator.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from decimal import Decimal
from pathlib import Path
from typing import Any

from subterminator.domain.errors import SubTerminatorError
from subterminator.statements.reading import read_bytes
from subterminator.statements.subscriptions import Found, find_recurring

HERE = Path(__file__).resolve().parent / "statements"
GENERATORS = {
    "second": HERE / "generate.py",
    "third": HERE / "third" / "generate.py",
    "fourth": HERE / "fourth" / "generate.py",
    "fifth": HERE / "fifth" / "generate.py",
    "sixth": HERE / "sixth" / "generate.py",
}
PERIODS = {"week": "weekly", "month": "monthly", "quarter": "quarterly", "year": "yearly"}
FOUR_WEEKS = 29
"""Days between charges on average, rounded, up to which they are every four weeks: months have 30.4."""
SAME = 0.7
"""Share of the charges from which two series are the same."""


def share(found: Found, charges: Sequence[Mapping[str, Any]]) -> float:
    """Return the share of the found charges that are among these."""
    left = Counter((str(each["date"]), abs(Decimal(str(each["amount"])))) for each in charges)
    same = 0
    for each in found.charges:
        key = (str(each.day), -each.amount)
        if left[key] > 0:
            left[key] -= 1
            same += 1
    return same / len(found.charges)


def is_of(found: Found, texts: Sequence[str]) -> bool:
    """Return whether most of the found charges have the words of one of these entries."""
    known = [squeezed(each) for each in texts]
    own = [squeezed(each.text) for each in found.charges]
    return sum(any(text and text in each for each in known) for text in own) >= SAME * len(own)


def squeezed(text: str) -> str:
    """Return the letters and digits of a text, without the numbers of the parts of an MT940 purpose (`?21`)."""
    return "".join(filter(str.isalnum, re.sub(r"[?~^]\d\d", "", text.replace("\n", "")).lower()))


def fits(found: Found, truth: Mapping[str, Any]) -> bool:
    """Return whether a found series is this subscription, with its period and last amount."""
    period, wanted = (PERIODS.get(each, each) for each in (found.period.word, truth["period"]))
    same = period == wanted or (period == "4-weekly" and wanted == "monthly" and is_by_weeks(truth["charges"]))
    described = same and found.amount == Decimal(truth["amount"])
    return described and share(found, truth["charges"]) >= SAME


def is_ignored(found: Found, entry: Mapping[str, Any]) -> bool:
    charges = entry.get("charges", ())
    texts = entry.get("texts") or [each["text"] for each in charges]
    return share(found, charges) >= SAME or is_of(found, texts)


def is_by_weeks(charges: Sequence[Mapping[str, Any]]) -> bool:
    """Return whether what is called monthly is charged every 28 days, as the third author says of some contracts."""
    days = [date.fromisoformat(str(each["date"])) for each in charges]
    return len(days) > 1 and round((days[-1] - days[0]).days / (len(days) - 1)) <= FOUR_WEEKS


def faults(truth: Mapping[str, Any], found: Sequence[Found]) -> Iterator[tuple[str, str]]:
    """Yield `right`, `missed` or `wrong` with what it is about, of one statement."""
    left = [each for each in found if each.is_contract and each.active]
    for each in truth["subscriptions"]:
        hit = next((one for one in left if fits(one, each)), None)
        if hit is not None:
            left.remove(hit)
        if each["active"]:
            yield "missed" if hit is None else "right", f"{each['merchant']} {each['period']} {each['amount']}"
        elif hit is not None:
            yield "wrong", f"{each['merchant']} has ended"
    for one in left:
        if not any(is_ignored(one, each) for each in truth["ignore"]):
            yield "wrong", f"{one.name} {one.period.word} {one.amount} x{len(one.charges)}"


def said(sums: Counter[str]) -> str:
    reported, true = sums["right"] + sums["wrong"], sums["right"] + sums["missed"]
    precision, recall = sums["right"] / max(reported, 1), sums["right"] / max(true, 1)
    counts = f"{sums['right']} right, {sums['wrong']} wrong, {sums['missed']} missed"
    return f"precision {precision:.1%}, recall {recall:.1%} ({counts})"


def labelled(folder: Path) -> Iterator[tuple[Path, str, dict[str, Any]]]:
    """Yield each statement with its format and its truth: one file for each, or one for all by the third and fourth."""
    together = folder / "truth.json"
    if together.exists():
        told = json.loads(together.read_text(encoding="utf-8"))
        named = {each["file"]: each for each in told["files"]} if "files" in told else told
        for name, truth in named.items():
            yield folder / name, truth["format"], truth
        return
    for file in sorted(folder.glob("*.truth.json")):
        name = file.name.removesuffix(".truth.json")
        statement = next(each for each in folder.glob(f"{name}.*") if each != file)
        yield statement, name.rsplit("_", 1)[0], json.loads(file.read_text(encoding="utf-8"))


def measure(folder: Path, *, show: bool) -> None:
    """Print the sums by format, and of all."""
    every: dict[str, Counter[str]] = {}
    for statement, form, truth in labelled(folder):
        try:
            found = find_recurring(read_bytes(statement.read_bytes()).transactions)
        except SubTerminatorError as error:
            print(f"{statement.name}: not read: {error}")
            found = []
        sums = every.setdefault(form, Counter())
        for word, about in faults(truth, found):
            sums[word] += 1
            if show and word != "right":
                print(f"{statement.name}: {word} {about}")
    for form, sums in every.items():
        print(f"{form:<12} {said(sums)}")
    print(f"{'all':<12} {said(sum(every.values(), Counter()))}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", type=Path)
    parser.add_argument("--author", choices=GENERATORS, default="second")
    parser.add_argument("--show", action="store_true", help="print what is wrong and what is missed")
    options = parser.parse_args()
    if options.folder is not None:
        return measure(options.folder, show=options.show)
    with tempfile.TemporaryDirectory() as made:
        command = [sys.executable, str(GENERATORS[options.author]), made, "--seed", "7"]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        measure(Path(made), show=options.show)
    return None


if __name__ == "__main__":
    main()
