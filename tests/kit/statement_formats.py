"""Writers of bank statements in the formats of banks: for the generated statements."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from itertools import pairwise
from xml.sax.saxutils import escape

Digits = Callable[[int], str]


@dataclass(frozen=True)
class Line:
    """One entry of an account."""

    day: date
    amount: Decimal
    currency: str
    party: str
    text: str
    kind: str
    """card, debit, standing, transfer, cash, salary or refund."""


# -- CSV ---------------------------------------------------------------------------------------------------------------


def point(amount: Decimal) -> str:
    return f"{amount:.2f}"


def comma(amount: Decimal) -> str:
    """1.234,56"""
    return f"{amount:,.2f}".translate(str.maketrans(",.", ".,"))


def plain_comma(amount: Decimal) -> str:
    return f"{amount:.2f}".replace(".", ",")


def thousands(amount: Decimal) -> str:
    return f"{amount:,.2f}"


KINDS = {
    "de": {
        "card": "Kartenzahlung",
        "debit": "Lastschrift",
        "standing": "Dauerauftrag",
        "transfer": "Überweisung",
        "cash": "Auszahlung",
        "salary": "Lohn, Gehalt, Rente",
        "refund": "Gutschrift",
    },
    "en": {
        "card": "Card payment",
        "debit": "Direct debit",
        "standing": "Standing order",
        "transfer": "Transfer",
        "cash": "ATM",
        "salary": "Bank credit",
        "refund": "Refund",
    },
}


def _rows(rows: Sequence[Sequence[str]], separator: str, quote: bool) -> str:
    def cell(text: str) -> str:
        return f'"{text}"' if quote or separator in text else text

    return "".join(separator.join(map(cell, row)) + "\r\n" for row in rows)


def _sparkasse(lines: Sequence[Line], digits: Digits) -> bytes:
    head = [
        "Auftragskonto",
        "Buchungstag",
        "Valutadatum",
        "Buchungstext",
        "Verwendungszweck",
        "Beguenstigter/Zahlungspflichtiger",
        "Kontonummer/IBAN",
        "BIC (SWIFT-Code)",
        "Betrag",
        "Waehrung",
        "Info",
    ]
    rows = [
        [
            "DE02100500000054540402",
            f"{each.day:%d.%m.%y}",
            f"{each.day:%d.%m.%y}",
            KINDS["de"][each.kind].upper(),
            each.text,
            each.party,
            "DE" + digits(20),
            "",
            plain_comma(each.amount),
            each.currency,
            "Umsatz gebucht",
        ]
        for each in reversed(lines)
    ]
    return _rows([head, *rows], ";", quote=True).encode("cp1252")


def _ing(lines: Sequence[Line], digits: Digits) -> bytes:
    preamble = (
        "Umsatzanzeige;Datei erstellt am: 21.11.2026 10:22\r\n\r\nIBAN;DE12 5001 0517 0648 4898 90\r\n"
        "Kontoname;Girokonto\r\nBank;ING\r\nKunde;Erika Mustermann\r\nSaldo;1.204,33;EUR\r\n\r\n"
        "Sortierung;Datum absteigend\r\n\r\n\r\n"
    )
    head = [
        "Buchung",
        "Wertstellungsdatum",
        "Auftraggeber/Empfänger",
        "Buchungstext",
        "Verwendungszweck",
        "Saldo",
        "Währung",
        "Betrag",
        "Währung",
    ]
    rows = [
        [
            f"{each.day:%d.%m.%Y}",
            f"{each.day:%d.%m.%Y}",
            each.party or each.text,
            KINDS["de"][each.kind],
            each.text,
            comma(Decimal(digits(4))),
            each.currency,
            comma(each.amount),
            each.currency,
        ]
        for each in reversed(lines)
    ]
    return (preamble + _rows([head, *rows], ";", quote=False)).encode("cp1252", "replace")


def _n26(lines: Sequence[Line], digits: Digits) -> bytes:
    head = [
        "Booking Date",
        "Value Date",
        "Partner Name",
        "Partner Iban",
        "Type",
        "Payment Reference",
        "Account Name",
        "Amount (EUR)",
        "Original Amount",
        "Original Currency",
        "Exchange Rate",
    ]
    rows = [
        [
            each.day.isoformat(),
            each.day.isoformat(),
            each.party or each.text,
            "",
            "Presentment",
            each.text if each.party else "",
            "Main Account",
            point(each.amount),
            "",
            "",
            "",
        ]
        for each in lines
    ]
    return _rows([head, *rows], ",", quote=True).encode()


def _chase(lines: Sequence[Line], digits: Digits) -> bytes:
    head = ["Details", "Posting Date", "Description", "Amount", "Type", "Balance", "Check or Slip #"]
    rows = [
        [
            "DEBIT" if each.amount < 0 else "CREDIT",
            f"{each.day:%m/%d/%Y}",
            f"{each.party} {each.text}".strip(),
            point(each.amount),
            {"cash": "ATM", "card": "DEBIT_CARD"}.get(each.kind, "ACH_DEBIT"),
            point(Decimal(digits(4))),
            "",
        ]
        for each in reversed(lines)
    ]
    return _rows([head, *rows], ",", quote=False).encode()


def _amex(lines: Sequence[Line], digits: Digits) -> bytes:
    """Charges are positive, as on a credit card."""
    rows = [
        [f"{each.day:%m/%d/%Y}", f"{each.party} {each.text}".strip(), point(-each.amount)] for each in reversed(lines)
    ]
    return _rows([["Date", "Description", "Amount"], *rows], ",", quote=False).encode()


def _barclays(lines: Sequence[Line], digits: Digits) -> bytes:
    head = ["Number", "Date", "Account", "Amount", "Subcategory", "Memo"]
    rows = [
        [
            "",
            f"{each.day:%d/%m/%Y}",
            "20-00-00 55779911",
            point(each.amount),
            KINDS["en"][each.kind],
            f"{each.party} {each.text}".strip(),
        ]
        for each in reversed(lines)
    ]
    return _rows([head, *rows], ",", quote=False).encode()


def _lloyds(lines: Sequence[Line], digits: Digits) -> bytes:
    """Two columns for the amount, neither signed."""
    head = [
        "Transaction Date",
        "Transaction Type",
        "Sort Code",
        "Account Number",
        "Transaction Description",
        "Debit Amount",
        "Credit Amount",
        "Balance",
    ]
    rows = [
        [
            f"{each.day:%d/%m/%Y}",
            {"debit": "DD", "card": "DEB", "standing": "SO", "cash": "CPT"}.get(each.kind, "FPO"),
            "'30-00-00",
            "1234567",
            f"{each.party} {each.text}".strip(),
            point(-each.amount) if each.amount < 0 else "",
            point(each.amount) if each.amount > 0 else "",
            point(Decimal(digits(4))),
        ]
        for each in reversed(lines)
    ]
    return _rows([head, *rows], ",", quote=False).encode()


def _credit_agricole(lines: Sequence[Line], digits: Digits) -> bytes:
    preamble = (
        "Téléchargement du 21/11/2026;\r\nCompte de Dépôt n° 12345678901;\r\nSolde au 20/11/2026 1 204,33 €\r\n\r\n"
    )
    head = ["Date", "Libellé", "Débit euros", "Crédit euros"]
    rows = [
        [
            f"{each.day:%d/%m/%Y}",
            f"{each.party} {each.text}".strip(),
            plain_comma(-each.amount) if each.amount < 0 else "",
            plain_comma(each.amount) if each.amount > 0 else "",
        ]
        for each in reversed(lines)
    ]
    return (preamble + _rows([head, *rows], ";", quote=True)).encode("latin-1", "replace")


def _santander_es(lines: Sequence[Line], digits: Digits) -> bytes:
    head = ["Fecha Operación", "Fecha Valor", "Concepto", "Importe", "Divisa", "Saldo"]
    rows = [
        [
            f"{each.day:%d/%m/%Y}",
            f"{each.day:%d/%m/%Y}",
            f"{each.party} {each.text}".strip(),
            comma(each.amount),
            each.currency,
            comma(Decimal(digits(4))),
        ]
        for each in reversed(lines)
    ]
    return _rows([head, *rows], "\t", quote=False).encode("utf-16")


def _intesa(lines: Sequence[Line], digits: Digits) -> bytes:
    head = ["Data contabile", "Data valuta", "Descrizione", "Addebiti", "Accrediti", "Descrizione estesa"]
    rows = [
        [
            f"{each.day:%d/%m/%Y}",
            f"{each.day:%d/%m/%Y}",
            each.kind,
            comma(each.amount) if each.amount < 0 else "",
            comma(each.amount) if each.amount > 0 else "",
            f"{each.party} {each.text}".strip(),
        ]
        for each in lines
    ]
    return _rows([head, *rows], ";", quote=False).encode("utf-8-sig")


def _ing_nl(lines: Sequence[Line], digits: Digits) -> bytes:
    """The sign is a word, the day has no separators."""
    head = [
        "Datum",
        "Naam / Omschrijving",
        "Rekening",
        "Tegenrekening",
        "Code",
        "Af Bij",
        "Bedrag (EUR)",
        "Mutatiesoort",
        "Mededelingen",
    ]
    kinds = {"card": ("BA", "Betaalautomaat"), "debit": ("IC", "Incasso"), "cash": ("GM", "Geldautomaat")}
    rows = [
        [
            f"{each.day:%Y%m%d}",
            each.party or each.text,
            "NL69INGB0123456789",
            "",
            kinds.get(each.kind, ("GT", ""))[0],
            "Af" if each.amount < 0 else "Bij",
            plain_comma(abs(each.amount)),
            kinds.get(each.kind, ("", "Overschrijving"))[1],
            each.text,
        ]
        for each in reversed(lines)
    ]
    return _rows([head, *rows], ",", quote=True).encode()


def _swedbank(lines: Sequence[Line], digits: Digits) -> bytes:
    preamble = "* Transaktioner Period 2025-11-01 - 2026-11-20 Skapad 2026-11-21\r\n"
    head = ["Radnummer", "Bokföringsdag", "Transaktionsdag", "Referens", "Beskrivning", "Belopp", "Valuta"]
    rows = [
        [
            str(number),
            each.day.isoformat(),
            each.day.isoformat(),
            each.text,
            each.party or each.text,
            point(each.amount),
            each.currency,
        ]
        for number, each in enumerate(reversed(lines), start=1)
    ]
    return (preamble + _rows([head, *rows], ",", quote=True)).encode("cp1252", "replace")


def _mbank(lines: Sequence[Line], digits: Digits) -> bytes:
    head = ["Data operacji", "Opis operacji", "Rachunek", "Kategoria", "Kwota"]
    rows = [
        [
            each.day.isoformat(),
            f"{each.party} {each.text}".strip(),
            "eKonto 1111 ... 2222",
            "Bez kategorii",
            f"{plain_comma(each.amount)} {each.currency}",
        ]
        for each in reversed(lines)
    ]
    return _rows([head, *rows], ";", quote=False).encode("cp1250", "replace")


CSV_OF = {
    "de": (_sparkasse, _ing, _n26),
    "at": (_sparkasse, _n26),
    "gb": (_barclays, _lloyds),
    "us": (_chase, _amex),
    "fr": (_credit_agricole,),
    "es": (_santander_es,),
    "it": (_intesa,),
    "nl": (_ing_nl,),
    "se": (_swedbank,),
    "pl": (_mbank,),
}


def write_csv(lines: Sequence[Line], country: str, number: int, digits: Digits) -> bytes:
    writers = CSV_OF[country]
    return writers[number % len(writers)](lines, digits)


# -- OFX ---------------------------------------------------------------------------------------------------------------

OFX_KINDS = {
    "card": "POS",
    "debit": "DIRECTDEBIT",
    "standing": "REPEATPMT",
    "transfer": "XFER",
    "cash": "ATM",
    "salary": "DIRECTDEP",
    "refund": "CREDIT",
}


def _ofx_entries(lines: Sequence[Line], digits: Digits, close: bool) -> str:
    made = []
    for each in lines:
        name, memo = (each.party, each.text) if each.party else (each.text[:32], each.text)
        fields = [
            ("TRNTYPE", OFX_KINDS[each.kind]),
            ("DTPOSTED", f"{each.day:%Y%m%d}120000[-5:EST]"),
            ("TRNAMT", point(each.amount)),
            ("FITID", digits(14)),
            ("NAME", escape(name[:32])),
            ("MEMO", escape(memo)),
        ]
        made.append(
            "<STMTTRN>\n"
            + "".join(f"<{tag}>{value}{f'</{tag}>' if close else ''}\n" for tag, value in fields if value)
            + "</STMTTRN>\n"
        )
    return "".join(made)


def _ofx_body(lines: Sequence[Line], digits: Digits, close: bool) -> str:
    def leaf(tag: str, value: str) -> str:
        return f"<{tag}>{value}{f'</{tag}>' if close else ''}\n"

    currency = lines[0].currency
    status = "<STATUS>\n" + leaf("CODE", "0") + leaf("SEVERITY", "INFO") + "</STATUS>\n"
    return (
        "<OFX>\n<SIGNONMSGSRSV1>\n<SONRS>\n"
        + status
        + leaf("DTSERVER", "20261121120000")
        + leaf("LANGUAGE", "ENG")
        + "</SONRS>\n</SIGNONMSGSRSV1>\n<BANKMSGSRSV1>\n<STMTTRNRS>\n"
        + leaf("TRNUID", "1")
        + status
        + "<STMTRS>\n"
        + leaf("CURDEF", currency)
        + "<BANKACCTFROM>\n"
        + leaf("BANKID", "322271627")
        + leaf("ACCTID", "987654")
        + leaf("ACCTTYPE", "CHECKING")
        + "</BANKACCTFROM>\n<BANKTRANLIST>\n"
        + leaf("DTSTART", f"{lines[0].day:%Y%m%d}")
        + leaf("DTEND", f"{lines[-1].day:%Y%m%d}")
        + _ofx_entries(lines, digits, close)
        + "</BANKTRANLIST>\n<LEDGERBAL>\n"
        + leaf("BALAMT", "1204.33")
        + leaf("DTASOF", f"{lines[-1].day:%Y%m%d}")
        + "</LEDGERBAL>\n</STMTRS>\n</STMTTRNRS>\n</BANKMSGSRSV1>\n</OFX>\n"
    )


def write_ofx_sgml(lines: Sequence[Line], country: str, number: int, digits: Digits) -> bytes:
    head = (
        "OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nSECURITY:NONE\nENCODING:USASCII\nCHARSET:1252\n"
        "COMPRESSION:NONE\nOLDFILEUID:NONE\nNEWFILEUID:NONE\n\n"
    )
    return (head + _ofx_body(lines, digits, close=False)).encode("cp1252", "replace")


def write_ofx_xml(lines: Sequence[Line], country: str, number: int, digits: Digits) -> bytes:
    head = (
        '<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n'
        '<?OFX OFXHEADER="200" VERSION="211" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>\n'
    )
    return (head + _ofx_body(lines, digits, close=True)).encode()


# -- CAMT.053 ----------------------------------------------------------------------------------------------------------

FAMILIES = {
    "card": ("CCRD", "POSD"),
    "debit": ("RDDT", "ESDD"),
    "standing": ("ICDT", "STDO"),
    "transfer": ("ICDT", "ESCT"),
    "cash": ("CCRD", "CWDL"),
    "salary": ("RCDT", "SALA"),
    "refund": ("RCDT", "ESCT"),
}


def write_camt(lines: Sequence[Line], country: str, number: int, digits: Digits) -> bytes:
    version = ("02", "04", "08")[number % 3]
    entries = []
    for each in lines:
        family, sub = FAMILIES[each.kind]
        out = each.amount < 0
        role = "Cdtr" if out else "Dbtr"
        name = f"<Nm>{escape(each.party)}</Nm>"
        if version == "08":
            name = f"<Pty>{name}</Pty>"
        party = f"<RltdPties><{role}>{name}</{role}></RltdPties>" if each.party else ""
        day = f"<Dt>{each.day}</Dt>" if number % 2 else f"<DtTm>{each.day}T00:00:00+01:00</DtTm>"
        status = "<Sts><Cd>BOOK</Cd></Sts>" if version == "08" else "<Sts>BOOK</Sts>"
        purpose = (
            "".join(f"<Ustrd>{escape(each.text[at : at + 35])}</Ustrd>" for at in range(0, len(each.text), 35))
            if number % 4 == 0
            else f"<Ustrd>{escape(each.text)}</Ustrd>"
        )
        entries.append(
            f'<Ntry><Amt Ccy="{each.currency}">{point(abs(each.amount))}</Amt>'
            f"<CdtDbtInd>{'DBIT' if out else 'CRDT'}</CdtDbtInd>{status}<BookgDt>{day}</BookgDt>"
            f"<ValDt><Dt>{each.day}</Dt></ValDt><BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>{family}</Cd>"
            f"<SubFmlyCd>{sub}</SubFmlyCd></Fmly></Domn></BkTxCd><NtryDtls><TxDtls><Refs><EndToEndId>{digits(12)}"
            f"</EndToEndId></Refs>{party}<RmtInf>{purpose}</RmtInf></TxDtls></NtryDtls></Ntry>"
        )
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.{version}">'
        "<BkToCstmrStmt><GrpHdr><MsgId>1</MsgId><CreDtTm>2026-11-21T08:00:00</CreDtTm></GrpHdr><Stmt><Id>1</Id>"
        "<Acct><Id><IBAN>DE02100500000054540402</IBAN></Id></Acct>"
        + "\n".join(entries)
        + "</Stmt></BkToCstmrStmt></Document>\n"
    ).encode()


# -- MT940 -------------------------------------------------------------------------------------------------------------

CODES = {
    "card": "106",
    "debit": "105",
    "standing": "117",
    "transfer": "116",
    "cash": "083",
    "salary": "153",
    "refund": "166",
}


UMLAUTS = {"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "AE", "Ö": "OE", "Ü": "UE", "ß": "ss"}


def _swift(text: str) -> str:
    """SWIFT's letters: no umlauts."""
    for letter, written in UMLAUTS.items():
        text = text.replace(letter, written)
    return text.encode("ascii", "replace").decode().replace("?", " ").replace("*", " ")


def _german_86(each: Line) -> str:
    purpose = [_swift(each.text)[at : at + 27] for at in range(0, len(each.text), 27)][:10]
    names = [_swift(each.party)[at : at + 27] for at in range(0, len(each.party), 27)][:2]
    fields = [
        f"?00{_swift(KINDS['de'][each.kind].upper())[:27]}",
        "?109310",
        *(f"?{20 + at}{part}" for at, part in enumerate(purpose)),
        "?30DEUTDEFF",
        "?31DE0210050000",
        *(f"?{32 + at}{part}" for at, part in enumerate(names)),
    ]
    return CODES[each.kind] + _swift_text("".join(fields))


def _swift_text(text: str) -> str:
    return "\r\n".join(text[at : at + 65] for at in range(0, len(text), 65))


def _dutch_86(each: Line) -> str:
    name = f"/NAME/{_swift(each.party)}" if each.party else ""
    return _swift_text(f"/TRTP/SEPA INCASSO{name}/REMI/{_swift(each.text)}/EREF/NOTPROVIDED")


def _plain_86(each: Line) -> str:
    return _swift_text(f"{_swift(each.party)} {_swift(each.text)}".strip())


def write_mt940(lines: Sequence[Line], country: str, number: int, digits: Digits) -> bytes:
    detail = _german_86 if country in {"de", "at", "pl"} else _dutch_86 if country == "nl" else _plain_86
    currency = lines[0].currency
    parts = []
    cuts = [*range(0, len(lines), 60), len(lines)]
    for page, (low, high) in enumerate(pairwise(cuts), start=1):
        body = []
        for each in lines[low:high]:
            mark = "D" if each.amount < 0 else "C"
            amount = plain_comma(abs(each.amount))
            body.append(
                f":61:{each.day:%y%m%d}{each.day:%m%d}{mark}{amount}NMSCNONREF//{digits(9)}\r\n:86:{detail(each)}\r\n"
            )
        opening = f"C{lines[low].day:%y%m%d}{currency}1204,33"
        parts.append(
            f":20:STARTUMS\r\n:25:10050000/54540402\r\n:28C:{page}/1\r\n:60F:{opening}\r\n{''.join(body)}"
            f":62F:C{lines[high - 1].day:%y%m%d}{currency}1204,33\r\n-\r\n"
        )
    return "".join(parts).encode("ascii")


Writer = Callable[[Sequence[Line], str, int, Digits], bytes]
WRITERS: dict[str, Writer] = {
    "csv": write_csv,
    "ofx-sgml": write_ofx_sgml,
    "ofx-xml": write_ofx_xml,
    "camt": write_camt,
    "mt940": write_mt940,
}
