"""Measures the gate on single dangerous lines: each stands on an understood page, and has to be warned of.

    PYTHONPATH=tests/kit .venv/bin/python tests/corpus/measure_lines.py [de…] [--show]

The lines look like sums that cost nothing; see gate/README.md.
"""

from __future__ import annotations

import argparse
import tomllib
from datetime import UTC, datetime
from pathlib import Path

from stand_ins import MemoryJournal, MemoryLedger, ScriptedApprover, Service, control, page
from subterminator.approval.policy import Policy
from subterminator.approval.submission import Submission
from subterminator.lexicon.lexicon import Lexicon

HERE = Path(__file__).resolve().parent
NOW = datetime(2026, 11, 27, 12, tzinfo=UTC)
PAGES = {
    "ar": ("إلغاء الاشتراك", "سينتهي اشتراكك في 20 ديسمبر 2026."),
    "de": ("Jetzt kündigen", "Ihr Abo endet am 20. Dezember 2026."),
    "en": ("Cancel subscription", "Your subscription ends on 20 December 2026.\nYou can use everything until then."),
    "es": ("Cancelar suscripción", "Tu suscripción termina el 20 de diciembre de 2026."),
    "fr": ("Résilier mon abonnement", "Votre abonnement prendra fin le 20 décembre 2026."),
    "it": ("Disdici abbonamento", "Il tuo abbonamento termina il 20 dicembre 2026."),
    "ja": ("解約する", "ご契約は2026年12月20日に終了します。"),
    "ko": ("구독 해지", "구독은 2026년 12월 20일에 종료됩니다."),
    "nl": ("Abonnement opzeggen", "Je abonnement stopt op 20 december 2026."),
    "pl": ("Anuluj subskrypcję", "Twoja subskrypcja zakończy się 20 grudnia 2026."),
    "pt": ("Cancelar assinatura", "A sua assinatura termina em 20 de dezembro de 2026."),
    "sv": ("Säg upp abonnemanget", "Ditt abonnemang upphör den 20 december 2026."),
    "tr": ("Aboneliği iptal et", "Aboneliğiniz 20 Aralık 2026 tarihinde sona erer."),  # noqa: RUF001
    "zh": ("取消订阅", "您的订阅将于2026年12月20日结束。"),
}
"""The label of the control and the other lines of the page, by language."""


def warned_of(line: str, language: str) -> bool:
    """Return whether the question about the end warns of a line on its page."""
    label, others = PAGES[language]
    shown = page(control(label), text=f"{label}\n{others}\n{line}", url="https://www.example.com/cancel")
    approver, ledger = ScriptedApprover(), MemoryLedger()
    policy = Policy(Service(), Lexicon.load())
    asking = Submission(
        policy, approver, MemoryJournal(), ledger, account="", dry_run=False, seconds=300, now=lambda: NOW
    )
    asking.in_flow = True
    asking.saw(page(text="Plus", url=policy.service.entry_url))
    asking.saw(shown)
    asked = asking.request(shown[0], shown, "it ends it", "", folded=shown.text)
    return bool(asked.warning or asked.facts.get("fee"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("languages", nargs="*", default=list(PAGES))
    parser.add_argument("--show", action="store_true", help="print the lines that are not warned of")
    options = parser.parse_args()
    silent = total = 0
    for language in options.languages:
        data = tomllib.loads((HERE / "gate" / "neighbours" / f"{language}.toml").read_text(encoding="utf-8"))
        lines = [row["text"] for row in data["line"]]
        missed = [each for each in lines if not warned_of(each, language)]
        silent, total = silent + len(missed), total + len(lines)
        print(f"{language} silent {len(missed)} of {len(lines)}")
        for each in missed if options.show else ():
            print("   ", each.replace("\n", " / "))
    print(f"all silent {silent} of {total}")


if __name__ == "__main__":
    main()
