"""Costs of ending, in the visible and the folded-away text of a page."""

from __future__ import annotations

import re
import unicodedata
from datetime import date

from subterminator.domain.protocols import PageView
from subterminator.lexicon.lexicon import Lexicon
from subterminator.lexicon.normalise import normalise
from subterminator.pages.blocks import statement_of
from subterminator.pages.facts import AMOUNT, read_facts

_LINE_LENGTH = 500
_REACH = 6
"""Tokens between a negation and the fee that it denies."""
_WIDE = "\N{IDEOGRAPHIC FULL STOP}\N{FULLWIDTH EXCLAMATION MARK}\N{FULLWIDTH QUESTION MARK}"
_SENTENCES = re.compile(rf"(?<=[.!?])\s+|(?<=[{_WIDE}])\s*")
_CHARGING = re.compile(
    r"\b(?:charge[ds]?|charging|costs?|pay|pays|payable|paid|due|owe[sd]?|bill(?:ed)?|debit(?:ed)?|fees?|remaining|outstanding|"
    r"instal?lments?|balance|penalty|deduct(?:ed)?|settle|termination|abgebucht|abbuchen|abbuchung|berechne[nt]|berechnet|"
    r"f[\u00e4a]llig|zahlen|zahlung|bezahlen|rest(?:betrag|zahlung|laufzeit)|geb[\u00fcu]hr(?:en)?|kosten|belaste[nt]|"
    r"factur[\u00e9e]e?s?|facturer|pr[\u00e9e]lev\w*|pay(?:er|ez|able)|dus?|restants?|frais|d\u00e9bit\w*|cobr\w+|cargos?|"
    r"pagar\w*|pago|pendientes?|restantes?|tarifa|comisi[\u00f3o]n|addebit\w*|pagare|pagamento|dovut\w*|rimanent[ei]|penale|"
    r"taxas?|multa|d\u00e9bito|betal\w*|afgeschreven|kosten|resterende|verschuldigd|boete|pobran\w*|op\u0142at\w*|"
    r"debiter\w*|avgift\w*|\u00fccret\w*|tahsil)\b"
    r"|\u8acb\u6c42|\u652f\u6255|\u624b\u6570\u6599|\u9055\u7d04\u91d1|\u6b8b\u984d|\uccad\uad6c|\uacb0\uc81c|\uc704\uc57d\uae08|\uc218\uc218\ub8cc"
    r"|\u6536\u53d6|\u6263\u6b3e|\u652f\u4ed8|\u8fdd\u7ea6\u91d1|\u624b\u7eed\u8d39|\u0631\u0633\u0648\u0645|\u062e\u0635\u0645|\u062f\u0641\u0639",
    re.IGNORECASE,
)
"""Words of charging and paying, in the languages of the lexicon and some more."""
_THRESHOLD = re.compile(
    r"\b(?:over|above|from|ab|\u00fcber|mehr als|d\u00e8s|plus de|m\u00e1s de|a partir de|oltre|acima de|vanaf|boven|"
    r"powy\u017cej|\u00f6ver)\s*$",
    re.IGNORECASE,
)
"""Text before an amount that is a threshold: free delivery "on orders over" $25."""
_PERIODIC = re.compile(
    r"^\s*(?:/|per\b|a\b|each\b|pro\b|par\b|al\b|por\b|a[lo]?\b|every\b|monthly|yearly|monatlich|im\b|mensual|/?(?:mo|month|yr)\b)",
    re.IGNORECASE,
)
"""Text after the price of a plan: "/ month"."""
_DENYING = re.compile(
    r"\b(?:no(?=\W+(?:\w+\W+){0,3}?(?:charges?|fees?|costs?|payments?|refunds?|further|additional|extra|more|longer)\b)"
    r"|not|never|without|won.t|will not|nothing|kein\w*|nicht|ohne|sans|aucun\w*|ne|sin|ning\w+|senza|nessun\w*|"
    r"non|sem|nenhum\w*|n\u00e3o|geen|niet|zonder|refund\w*|saved?|savings?|off|rabatt|erstatt\w*|rembours\w*)\b|\u7701|\u7bc0\u7701|\u512a\u60e0|\u4f18\u60e0",
    re.IGNORECASE,
)
_PARTS = re.compile(r"[;,\u2013\u2014()]|\bbut\b|\baber\b|\bmais\b|\bpero\b")
"""Marks at which a denial ends: "no refund, and $89 is charged"."""
_MONEY_WORD = re.compile(
    r"\b(?:dollars?|euros?|pounds?|cents?|pesos?|reais|francs?|rupees?|yen|yuan|won|z\u0142otych|kronor|kroner|lira)\b",
    re.IGNORECASE,
)
_CAPTION_WORDS, _CAPTION_SIGNS = 2, 16
"""A caption such as "Payment method" asserts nothing. Signs of a script without spaces count twice."""
_OF_A_PHONE = 7
"""Digits of a telephone or account number."""
_CODE = re.compile(r"0\d")
"""Beginning of a number that is no sum: a dialling or postal code."""
_PARAGRAPH = re.compile(r"§+ ?\d+ ?[a-z]?\b")
_YEARS = re.compile(r"\b(?:19|20)\d\d\b")
_UNREAD = 0.35
"""Share of a clause's letters below which it is not understood."""
_QUESTIONS = ("?", "\N{FULLWIDTH QUESTION MARK}", "\N{ARABIC QUESTION MARK}")


def fee_in(view: PageView, folded: str, lexicon: Lexicon, today: date) -> str:
    """Find the costs of ending; both amounts if the visible and the folded-away text differ; "" without any."""
    shown, hidden = read_facts(view, lexicon, today).fee, read_facts(folded, lexicon, today).fee
    if shown and hidden and shown != hidden:
        return f"{shown} (and {hidden} in what the page has folded away)"
    return shown or hidden or ""


def sums_beside_charges(text: str, lexicon: Lexicon) -> list[str]:
    """List the sentences that name a sum beside a word of charging or paying, in order.

    Prices of a period, denials, refunds and the next renewal are left out: these are no cost of ending.
    """
    with_sums = []
    for line in dict.fromkeys(text.splitlines()):
        for sentence in _SENTENCES.split(line[: 10 * _LINE_LENGTH]):
            plain = " ".join(sentence.split())[:_LINE_LENGTH]
            if not any(map(str.isdigit, plain)) or not _CHARGING.search(plain) or _DENYING.search(plain):
                continue
            if lexicon.beside(plain)[0] & {"renews", "no_fee"}:
                continue
            sums = [match for match in AMOUNT.finditer(plain) if not match[0].rstrip().endswith("%")]
            if any(not _PERIODIC.match(plain[match.end() :]) and re.search("[1-9]", match[0]) for match in sums):
                with_sums.append(plain)
    return with_sums


def sentences(line: str) -> list[str]:
    """Split a line into sentences, white space collapsed, letters and digits in their plain form."""
    plain = unicodedata.normalize("NFKC", line[: 10 * _LINE_LENGTH])
    return [sentence for part in _SENTENCES.split(plain) if (sentence := " ".join(part.split())[:_LINE_LENGTH])]


def unplaced_sum(sentence: str, lexicon: Lexicon, account: str) -> str:
    """Return the sentence if it names a sum without a known purpose; "" otherwise.

    A purpose is known for: zero, the price of a period, what is denied, saved or refunded, the next renewal, and a sum
    that stands on the `account` page too.
    """
    if lexicon.beside(sentence)[0] & {"renews", "no_fee"}:
        return ""
    acts = {each.act for each in statement_of(sentence).meanings if each.polarity == "+"}
    if "keep" in acts and not acts & {"end", "stop", "leave", "charge", "pay"} and not _CHARGING.search(sentence):
        return ""  # what staying costs
    start = 0
    for end in [*(match.start() for match in _PARTS.finditer(sentence)), len(sentence)]:
        part = sentence[start:end]
        whole = part if start == 0 or _CHARGING.search(part) else sentence[:end]
        for match in AMOUNT.finditer(part):
            rest = sentence[start + match.end() :]
            threshold = not _CHARGING.search(sentence) and _THRESHOLD.search(sentence[: start + match.start()])
            nothing = match[0].rstrip().endswith("%") or not re.search("[1-9]", match[0])
            free = nothing or threshold or _PERIODIC.match(rest)
            if not free and not _DENYING.search(whole) and match[0].strip() not in account:
                return sentence
        start = end
    return ""


def charge_without_a_sum(sentence: str) -> str:
    """Return the sentence if it asserts that something is to be paid, without an amount; "" otherwise."""
    if any(map(str.isdigit, sentence)) and AMOUNT.search(sentence):
        return ""
    if (
        len(sentence.split()) <= _CAPTION_WORDS
        and sum(2 if sign > "\u2e80" else 1 for sign in sentence) <= _CAPTION_SIGNS
    ):
        return ""
    if _MONEY_WORD.search(sentence) and not _DENYING.search(sentence):
        return sentence
    for clause in statement_of(sentence).meanings:
        if clause.act not in {"pay", "charge"} or clause.polarity != "+" or clause.is_silent:
            continue
        due = "now" in clause.flags or clause.tense in {"present", "future"}
        if due and not clause.flags & {"renew", "next", "until", "no", "zero", "free", "not"}:
            return sentence
    return ""


def unread_number(sentence: str, lexicon: Lexicon, digits: int = 2) -> str:
    """Return the sentence if it has a number of `digits` or more among words of no known language; "" otherwise.

    Dates, years, paragraphs of a law, telephone numbers and codes do not count.
    """
    plain = lexicon.dates.without(normalise(sentence))
    numbers = re.findall(r"\d+(?:[ .,]\d+)*", _PARAGRAPH.sub(" ", _YEARS.sub(" ", plain)))
    if not any(digits <= sum(map(str.isdigit, each)) < _OF_A_PHONE and not _CODE.match(each) for each in numbers):
        return ""
    clauses = statement_of(sentence).meanings
    strange = not clauses or all(each.coverage < _UNREAD for each in clauses)
    return sentence if strange and len(re.findall(r"[^\W\d_]{2,}", sentence)) > 1 else ""


def sum_of_ending(sentence: str, lexicon: Lexicon) -> str:
    """Return the sentence if it states an amount that ending costs; "" otherwise."""
    if not AMOUNT.search(sentence) or lexicon.beside(sentence)[0] & {"renews", "no_fee"}:
        return ""
    ends = any(each.act in {"end", "stop", "leave"} for each in statement_of(sentence).meanings)
    return unplaced_sum(sentence, lexicon, "") if ends and _CHARGING.search(sentence) else ""


def unclear_fee(text: str, lexicon: Lexicon) -> str:
    """Find the sentence of a text that states a cost of ending without an amount; "" without one.

    Captions, questions and denials do not count.
    """
    for line in text.splitlines():
        for sentence in _SENTENCES.split(line[: 10 * _LINE_LENGTH]):
            clause = sentence.strip()[:_LINE_LENGTH]
            about, caption = lexicon.beside(clause)
            if "fee" not in about or "no_fee" in about or "fee" in caption or clause.endswith(_QUESTIONS):
                continue
            if _is_none(clause):
                continue
            if _names_a_fee(clause, lexicon) and not _denied(clause, lexicon) and not read_facts(clause, lexicon).fee:
                return clause
    return ""


def _is_none(sentence: str) -> bool:
    """Return whether the value of a caption is "none" or a sum of zero: "Cancellation fee: none", "Fee: € 0.00"."""
    sums = list(AMOUNT.finditer(sentence))
    if sums and sums[-1].end() == len(sentence) and not any(re.search("[1-9]", each[0]) for each in sums):
        return True
    last = statement_of(sentence).meanings[-1:]
    return any("zero" in each.flags and (each.act, each.object, each.unknown) == ("none", "none", ()) for each in last)


def _names_a_fee(sentence: str, lexicon: Lexicon) -> bool:
    phrases = {
        meaning.phrase for hit in lexicon.find("facts", sentence) for meaning in hit.meanings if meaning.intent == "fee"
    }
    return bool(phrases - lexicon.beside_a_sum)


def _denied(sentence: str, lexicon: Lexicon) -> bool:
    fees = [hit for hit in lexicon.find("facts", sentence) if "fee" in hit.intents]
    small = lexicon.find("page", sentence)
    for fee in fees:
        languages = {meaning.language for meaning in fee.meanings if meaning.intent == "fee"}
        if any(hit.means("~negate", languages) and 0 <= fee.start - hit.end < _REACH for hit in small):
            return True
        if any(hit.means("~negate_after", languages) and 0 <= hit.start - fee.end < _REACH for hit in small):
            return True
    return False
