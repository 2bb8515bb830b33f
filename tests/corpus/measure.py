"""Measures the reader and the account evidence on texts of an independent author. See README.md."""

from __future__ import annotations

import argparse
import tomllib
from collections import Counter
from datetime import date
from pathlib import Path
from typing import Any

from subterminator.lexicon.reader import Reader
from subterminator.pages.account_evidence import read_account_text

HERE = Path(__file__).parent
AUTHORS = {
    "first": HERE,
    "second": HERE / "second",
    "third": HERE / "third",
    "fourth": HERE / "fourth",
    "fifth": HERE / "fifth",
    "sixth": HERE / "sixth",
    "seventh": HERE / "seventh",
    "eighth": HERE / "eighth",
    "ninth": HERE / "ninth",
    "tenth": HERE / "tenth",
    "eleventh": HERE / "eleventh",
    "twelfth": HERE / "twelfth",
    "house": HERE / "house",
}
LANGUAGES = ("en", "de", "fr", "es", "it", "pt", "nl", "ja", "ko", "zh", "ar", "pl", "tr", "sv")
TODAY = date(2026, 11, 22)
"""The day the texts were written for."""
ENDS = frozenset({"ended", "scheduled"})
SAME = {
    "end": {"end"},
    "keep": {"keep", "dismiss"},
    "decline": {"decline", "end"},
    "accept": {"accept", "pause"},
    "pause": {"pause", "accept"},
    "dismiss": {"dismiss", "keep"},
    "proceed": {"proceed", "end"},
    "answer": {"answer", "unknown"},
    "signout": {"sign_out"},
}
"""For each intent, the kinds that are as good: a "Confirm" taken for the end is asked about, which is safe."""
HARMLESS = {"proceed", "navigate", "dismiss", "decline", "answer", "end"}
HARMFUL = {"keep", "accept", "pause", "money", "resume", "delete"}


def rows(folder: Path, kind: str, language: str) -> list[dict[str, Any]]:
    """Read an author's statements or labels of one language; [] if there are none."""
    file = folder / f"{kind}s_{language}.toml"
    texts: list[dict[str, Any]] = tomllib.loads(file.read_text(encoding="utf-8"))[kind] if file.exists() else []
    return texts


def statements(folder: Path, language: str, faults: list[str]) -> Counter[str]:
    """Count the ends that are recognised, and those that are none."""
    counts: Counter[str] = Counter()
    for row in rows(folder, "statement", language):
        state = read_account_text(row["text"], row["product"], TODAY).state
        is_end, reads_as_end = row["state"] in ENDS, state in ENDS
        counts["ends"] += is_end
        counts["recognised"] += is_end and reads_as_end
        counts["others"] += not is_end
        counts["false ends"] += reads_as_end and not is_end
        if is_end != reads_as_end:
            faults.append(f"{language} statement {row['state']} read as {state}: {row['text']!r}")
    return counts


def labels(folder: Path, language: str, faults: list[str]) -> Counter[str]:
    """Count the labels that are right, and those whose harm is taken for something harmless or the end for harmless."""
    reader, counts = Reader.load(), Counter[str]()
    for row in rows(folder, "label", language):
        intent, context = row["intent"], row.get("context", "")
        meaning = reader.control(row["text"], reader.context(context) if context else None)
        in_an_offer = intent == "end" and row["place"] == "offer" and meaning.kind == "decline"
        is_right = intent == "other" or meaning.kind in SAME.get(intent, {intent}) or in_an_offer
        is_confused = (intent in HARMFUL and meaning.kind in HARMLESS and intent not in meaning.also) or (
            intent == "end" and meaning.kind in HARMLESS - {"end", "proceed"} | {"keep"} and "end" not in meaning.also
        )
        counts["labels"] += 1
        counts["right"] += is_right
        counts["confused"] += is_confused and not is_right
        if not is_right:
            faults.append(f"{language} label {intent} read as {meaning.kind}: {row['text']!r} under {context!r}")
    return counts


def main() -> None:
    """Print a line a language, and the sums."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--author", choices=AUTHORS, default="first")
    parser.add_argument("--show", action="store_true", help="print the faults, too")
    options = parser.parse_args()
    total: Counter[str] = Counter()
    faults: list[str] = []
    for language in LANGUAGES:
        folder = AUTHORS[options.author]
        counts = statements(folder, language, faults) + labels(folder, language, faults)
        total += counts
        print(language, dict(counts))
    print("total", dict(total))
    if options.show:
        print(*faults, sep="\n")


if __name__ == "__main__":
    main()
