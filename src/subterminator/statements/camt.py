"""Reads CAMT.053 and CAMT.052 (ISO 20022), of any version."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from decimal import Decimal
from xml.parsers import expat

from subterminator.domain.errors import ConfigurationError
from subterminator.statements.transactions import Kind, Statement, Transaction
from subterminator.statements.values import parse_day

KINDS = {
    "CCRD": Kind.CARD,
    "MCRD": Kind.CARD,
    "RDDT": Kind.DEBIT,
    "ICDT": Kind.TRANSFER,
    "IRCT": Kind.TRANSFER,
    "RCDT": Kind.INCOME,
    "RRCT": Kind.INCOME,
    "CNTR": Kind.CASH,
}
"""Families of the domain PMNT in the list of bank transaction codes (ISO 20022 external code sets)."""
_CASH = {"CWDL", "CDPT"}
_DEEPEST = 60
"""Elements in elements."""


def looks_like(text: str) -> bool:
    """Return whether a text is a CAMT message."""
    return "<" in text[:200] and ("camt.05" in text[:2000] or "BkToCstmr" in text[:5000])


@dataclass(slots=True)
class _Element:
    name: str
    attributes: dict[str, str]
    text: str = ""
    children: list[_Element] = field(default_factory=list)

    def all(self, *path: str) -> Iterator[_Element]:
        """Yield the elements at a path of names below this one."""
        if not path:
            yield self
            return
        for child in self.children:
            if child.name == path[0]:
                yield from child.all(*path[1:])

    def value(self, *path: str) -> str:
        return next((element.text.strip() for element in self.all(*path)), "")

    def below(self, name: str) -> Iterator[_Element]:
        """Yield the elements of that name, however deep."""
        for child in self.children:
            if child.name == name:
                yield child
            yield from child.below(name)


def read(text: str) -> Statement:
    """Return the booked entries of all statements in a message.

    Raises:
        ConfigurationError: it is no XML, or has a document type, in which entities could be defined.
    """
    root = _tree(text)
    transactions: list[Transaction] = []
    for entry in root.below("Ntry"):
        transactions += _transactions(entry)
    return Statement(tuple(transactions), "CAMT")


def _tree(text: str) -> _Element:
    root = _Element("", {})
    stack = [root]

    def start(name: str, attributes: dict[str, str]) -> None:
        if len(stack) > _DEEPEST:
            raise ConfigurationError("it is nested too deeply for a statement")
        element = _Element(name.rpartition(":")[2], attributes)
        stack[-1].children.append(element)
        stack.append(element)

    def characters(more: str) -> None:
        stack[-1].text += more

    def document_type(*_: object) -> None:
        raise ConfigurationError("it has a document type (DOCTYPE), as no bank writes it; it is not read")

    parser = expat.ParserCreate("utf-8")
    parser.buffer_text = True
    parser.StartElementHandler = start
    parser.EndElementHandler = lambda _: stack.pop()
    parser.CharacterDataHandler = characters
    parser.StartDoctypeDeclHandler = document_type
    try:
        parser.Parse(text.lstrip("\ufeff \r\n\t").encode(), True)
    except expat.ExpatError as error:
        raise ConfigurationError(f"it is broken XML ({error})") from error
    return root


def _transactions(entry: _Element) -> Iterator[Transaction]:
    """Yield the entry, or each payment of a batch."""
    if (entry.value("Sts") or entry.value("Sts", "Cd")) not in {"BOOK", ""}:
        return
    written = entry.value("BookgDt", "Dt") or entry.value("BookgDt", "DtTm") or entry.value("ValDt", "Dt")
    day = parse_day(written[:10], "year-first")
    if day is None:
        return
    details = list(entry.all("NtryDtls", "TxDtls"))
    amounts = [next(_amounts(each), None) for each in details]
    batch = len(details) > 1 and all(amounts)
    for part, own in zip(details, amounts, strict=True) if batch else [(next(iter(details), None), None)]:
        amount = own or next(entry.all("Amt"), None)
        if amount is None:
            continue
        with suppress(ArithmeticError):
            out = entry.value("CdtDbtInd") == "DBIT"
            value = Decimal(amount.text.strip())
            party, purpose = _party(part, out) if part else "", _purpose(part or entry)
            text = purpose or entry.value("AddtlNtryInf")
            currency = amount.attributes.get("Ccy", "")
            yield Transaction(day, -value if out else value, currency, party, text, _kind(entry, part))


def _amounts(detail: _Element) -> Iterator[_Element]:
    yield from detail.all("Amt")
    yield from detail.all("AmtDtls", "TxAmt", "Amt")


def _party(detail: _Element, out: bool) -> str:
    """Return the name of the other side: of the creditor of a charge. The ultimate one is the shop behind a wallet."""
    for role in ("UltmtCdtr", "Cdtr") if out else ("UltmtDbtr", "Dbtr"):
        for path in ((role, "Nm"), (role, "Pty", "Nm")):
            if name := detail.value("RltdPties", *path):
                return name
    return ""


def _purpose(element: _Element) -> str:
    lines = [line.text for line in element.below("Ustrd")]
    return "".join(line if len(line) == 35 else f"{line} " for line in lines).strip()


def _kind(entry: _Element, detail: _Element | None) -> Kind:
    for element in (detail, entry):
        for domain in element.all("BkTxCd", "Domn") if element else ():
            if domain.value("Fmly", "SubFmlyCd") in _CASH:
                return Kind.CASH
            if found := KINDS.get(domain.value("Fmly", "Cd")):
                return found
    return Kind.UNKNOWN
