"""Statements as banks write them: what is read, what is found out, and what is refused."""

from __future__ import annotations

import re
import socket
import time
from datetime import date
from decimal import Decimal
from pathlib import Path

import pytest

from subterminator.domain.errors import ConfigurationError
from subterminator.statements.reading import read_bytes, read_statement
from subterminator.statements.subscriptions import find_recurring
from subterminator.statements.transactions import Kind, Transaction, merged
from subterminator.statements.values import decimal_separator, parse_amount, parse_day

CSV = {
    "sparkasse": (
        '"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";'
        '"Beguenstigter/Zahlungspflichtiger";"Betrag";"Waehrung"\r\n'
        '"DE1";"29.10.26";"29.10.26";"FOLGELASTSCHRIFT";"Vertrag 12";"Müller GmbH";"-1.029,90";"EUR"\r\n'
    ).encode("cp1252"),
    "lloyds": (
        b"Transaction Date,Transaction Type,Transaction Description,Debit Amount,Credit Amount,Balance\n"
        b"29/10/2026,DD,M\xc3\xbcller GmbH,1029.90,,55.00\n"
    ),
    "ing nl": (
        b'"Datum","Naam / Omschrijving","Code","Af Bij","Bedrag (EUR)","Mutatiesoort","Mededelingen"\n'
        b'"20261029","M\xc3\xbcller GmbH","IC","Af","1029,90","Incasso","Vertrag 12"\n'
    ),
    "no header": b'"2026-10-29","-1029.90","*","","M\xc3\xbcller GmbH"\n"2026-10-28","-3.10","*","","Cafe"\n'
    b'"2026-10-27","-4.10","*","","Kino"\n',
    "utf-16 with tabs": "Fecha Operación\tConcepto\tImporte\tDivisa\n29/10/2026\tMüller GmbH\t-1.029,90\tEUR\n".encode(
        "utf-16"
    ),
    "text above": (
        "Kontoname;Giro\nSaldo;1.204,33;EUR\n\nBuchung;Auftraggeber/Empfänger;Buchungstext;Verwendungszweck;Betrag;Währung\n"
        "29.10.2026;Müller GmbH;Lastschrift;Vertrag 12;-1.029,90;EUR\n"
    ).encode(),
}


@pytest.mark.spec("statements.csv")
@pytest.mark.parametrize("bank", CSV)
def test_a_csv_file_of_any_bank_is_read_without_being_told_how(bank: str) -> None:
    """One entry, written by six banks."""
    entry = read_bytes(CSV[bank]).transactions[0]
    assert (entry.day, entry.amount) == (date(2026, 10, 29), Decimal("-1029.90"))
    assert "Müller GmbH" in {entry.party, entry.text}


OTHERS = {
    "nordea": (
        "Bokföringsdag;Belopp;Avsändare;Mottagare;Namn;Rubrik;Saldo;Valuta\n2026-03-25;-13,99;R;Streamly;S;Abo;15,00;SEK\n",
        ("Streamly", "Abo", "SEK"),
    ),
    "op": (
        "Bokföringsdag;Belopp;Valuta;Mottagare/Betalare;Meddelande;Referens\n25.03.2026;-13,99;EUR;Streamly;Abo;123\n",
        ("Streamly", "Abo 123", "EUR"),
    ),
    "comdirect": (
        '"Buchungstag";"Wertstellung (Valuta)";"Vorgang";"Buchungstext";"Umsatz in EUR"\n'
        '"25.03.2026";"25.03.2026";"Lastschrift";"Streamly Abo";"-13,99"\n',
        ("", "Streamly Abo", "EUR"),
    ),
    "dkb": (
        '"Girokonto";"DE12"\n\n'
        '"Buchungsdatum";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";"Betrag (€)"\n'
        '"25.03.26";"Erika";"STREAMLY";"Abo";"-13,99"\n',
        ("STREAMLY", "Abo", "EUR"),
    ),
    "bunq": (
        '"Date","Amount","Counterparty","Name","Description"\n"2026-03-25","-13,99","NL02ABNA0123456789","Streamly","Abo"\n',
        ("Streamly", "Abo", ""),
    ),
    "paypal": (
        '"Datum","Uhrzeit","Name","Typ","Währung","Brutto","Entgelt","Netto"\n'
        '"25.03.2026","10:00","Streamly","Zahlung","EUR","-13,99","0,00","-13,99"\n',
        ("", "Streamly", "EUR"),
    ),
    "zkb": (
        '"Datum";"Buchungstext";"Whg";"Belastung CHF";"Gutschrift CHF"\n"25.03.2026";"Streamly";"";"13.99";""\n',
        ("", "Streamly", "CHF"),
    ),
    "bank of america": (
        'Description,,Summary Amt.\nBeginning balance,,"1,000.00"\n\nDate,Description,Amount,Running Bal.\n'
        '03/25/2026,"Streamly","-13.99","984.51"\n',
        ("", "Streamly", ""),
    ),
}
"""Headers of banks as public programs quote them."""


@pytest.mark.spec("statements.csv")
@pytest.mark.parametrize("bank", OTHERS)
def test_headers_of_other_banks_are_understood(bank: str) -> None:
    """Headers with two meanings are decided by what their columns contain; a name is no account number."""
    content, (party, text, currency) = OTHERS[bank]
    entry = read_bytes(content.encode()).transactions[0]
    assert (entry.day, entry.amount) == (date(2026, 3, 25), Decimal("-13.99"))
    assert (entry.party, entry.text, entry.currency) == (party, text, currency)


@pytest.mark.spec("statements.csv")
def test_what_was_found_out_about_a_csv_file_is_said() -> None:
    """Whoever sees a wrong reading knows why."""
    notes = read_bytes(CSV["sparkasse"]).notes
    assert notes == ("Windows-1252", "separated by semicolons", "decimal comma", "day first")
    assert "no header: columns found by what they contain" in read_bytes(CSV["no header"]).notes
    assert "UTF-16" in read_bytes(CSV["utf-16 with tabs"]).notes


@pytest.mark.spec("statements.csv")
@pytest.mark.parametrize(
    ("content", "text"),
    [
        (
            "dateOp;dateVal;label;amount\n2026-03-25;2026-03-25;NETFLIX;-13,99\n2026-03-24;2026-03-24;LIDL;-86,49\n",
            "NETFLIX",
        ),
        ("Datum;Avisierungstext;Gutschrift in CHF;Lastschrift in CHF\n25.03.2026;NETFLIX;;-13.99\n", "NETFLIX"),
        ("Account Type,Transaction Date,Description 1,CAD$,USD$\nChequing,3/25/2026,NETFLIX,-13.99,\n", "NETFLIX"),
        ("取引日,入出金(円),入出金内容\n20260325,-13.99,Vデビット ネットフリックス\n", "ネットフリックス"),
        ("年月日,お引出し,お預入れ,お取り扱い内容\n2026/3/25,13.99,,デビット ネットフリックス\n", "ネットフリックス"),
        (
            "Buchungsdatum;Belastung;Gutschrift;Beschreibung1;Beschreibung2\n25.03.2026;-13.99;;NETFLIX;Karte\n",
            "NETFLIX",
        ),
        ("date,title,amount\n2026-03-25,NETFLIX,-13.99\n", "NETFLIX"),
        ("Buchungstag;Bemerkungen zum Umsatz;Betrag\n25.03.2026;NETFLIX;-13,99\n", "NETFLIX"),
        ("Data operacji,Kwota,Opis transakcji,,\n2026-03-25,-13.99,Tytul: 4711,Adres: NETFLIX,\n", "NETFLIX"),
    ],
)
def test_headers_of_banks_of_other_countries_are_understood(content: str, text: str) -> None:
    """French, Swiss, Canadian and Japanese ones; Japanese files are often written in Shift JIS."""
    for encoding in ("utf-8", "cp932") if not text.isascii() else ("utf-8",):
        entry = read_bytes(content.encode(encoding)).transactions[0]
        assert (entry.day, entry.amount) == (date(2026, 3, 25), Decimal("-13.99"))
        assert text in entry.text


@pytest.mark.spec("statements.csv")
def test_the_day_of_booking_is_told_from_that_of_the_purchase() -> None:
    """Cards have a column for each. A month or a day of one digit is read too."""
    rows = "Transaction Date,Post Date,Description,Amount\n2026/3/6,2026/3/9,STREAMLY,-9.99\n2026/3/7,2026/3/9,B,-1\n"
    entry = read_bytes(rows.encode()).transactions[0]
    assert (entry.day, entry.bought) == (date(2026, 3, 9), date(2026, 3, 6))


@pytest.mark.spec("statements.csv")
def test_a_card_statement_may_write_charges_without_a_minus() -> None:
    """Most entries of a card are charges."""
    rows = b"Date,Description,Amount\n10/28/2026,A,5.00\n10/29/2026,B,6.00\n10/30/2026,PAYMENT THANK YOU,-90.00\n"
    statement = read_bytes(rows)
    assert [each.amount for each in statement.transactions] == [Decimal("-5.00"), Decimal("-6.00"), Decimal("90.00")]
    assert "charges are written without a minus" in statement.notes
    assert "month first" in statement.notes


@pytest.mark.spec("statements.csv-unclear")
def test_an_unclear_order_of_day_and_month_is_asked_about() -> None:
    """05/04 may be in April or in May, and a wrong guess moves every charge."""
    rows = b"Date,Description,Amount\n05/04/2026,A,-5.00\n03/06/2026,B,-6.00\n04/02/2026,C,-7.00\n"
    with pytest.raises(ConfigurationError, match="--dates"):
        read_bytes(rows)
    assert read_bytes(rows, "day-first").transactions[0].day == date(2026, 4, 5)
    assert read_bytes(rows, "month-first").transactions[0].day == date(2026, 5, 4)


@pytest.mark.spec("statements.csv")
def test_numbers_with_dots_have_the_day_first() -> None:
    """No country writes the month first with dots; rows grouped by payee look like an order of time by the month."""
    rows = "Buchungstag;Empfänger;Betrag\n" + "".join(
        f"{day:02}.{month:02}.2026;{name};-9,99\n"
        for day, name in ((5, "Filmwelt"), (6, "Radio Nord"))
        for month in range(1, 7)
    )
    statement = read_bytes(rows.encode())
    assert [each.day for each in statement.transactions[:2]] == [date(2026, 1, 5), date(2026, 2, 5)]
    assert "day first" in statement.notes


@pytest.mark.spec("statements.csv-unclear")
def test_rows_grouped_by_merchant_tell_no_order_of_time() -> None:
    """05/01, 05/02, 06/01, 06/02 rises as days of May and June, and may be January and February of two merchants."""
    names = ["STREAMLY 1123", "STREAMLY 1124", "RADIO", "RADIO"]
    days = ["05/01", "05/02", "06/01", "06/02"]

    def statement(names: list[str]) -> bytes:
        lines = [f"{day}/2026,{name},-5.00\n" for day, name in zip(days, names, strict=True)]
        return "".join(["Date,Description,Amount\n", *lines]).encode()

    with pytest.raises(ConfigurationError, match="--dates day-first or --dates month-first"):
        read_bytes(statement(names))
    assert read_bytes(statement([names[0], "SHOP", "CAFE", names[1]])).transactions[0].day == date(2026, 5, 1)


@pytest.mark.spec("statements.csv")
@pytest.mark.parametrize(
    ("cell", "separator", "value"),
    [
        ("-1.234,56", ",", "-1234.56"),
        ("1,234.56", ".", "1234.56"),
        ("12,34-", ",", "-12.34"),
        ("(12.34)", ".", "-12.34"),
        ("1'234.50 CHF", ".", "1234.50"),
        ("-1\u202f234,50 zł", ",", "-1234.50"),
        ("\u221212,00", ",", "-12.00"),
        ("€ 7", ".", "7"),
    ],
)
def test_an_amount_is_read_as_written(cell: str, separator: str, value: str) -> None:
    """Thousands, signs before and behind, brackets, currencies."""
    assert parse_amount(cell, "," if separator == "," else ".") == Decimal(value)
    assert decimal_separator([cell]) in {separator, None}


@pytest.mark.spec("statements.csv")
@pytest.mark.parametrize(
    ("cell", "day"),
    [
        ("2026-10-05", date(2026, 10, 5)),
        ("2026-10-05T08:00:00", date(2026, 10, 5)),
        ("20261005", date(2026, 10, 5)),
        ("5.10.26", date(2026, 10, 5)),
        ("5 Okt 2026", date(2026, 10, 5)),
        ("Oct 5, 2026", date(2026, 10, 5)),
        ("05-août-2026", date(2026, 8, 5)),
        ("Saldo", None),
    ],
)
def test_a_day_is_read_as_written(cell: str, day: date | None) -> None:
    """Numbers, words, with and without separators."""
    assert parse_day(cell, "day-first") == day


OFX = """OFXHEADER:100
DATA:OFXSGML

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD<BANKTRANLIST>
<STMTTRN><TRNTYPE>DIRECTDEBIT<DTPOSTED>20261029120000[-5:EST]<TRNAMT>-15.49<FITID>1
<NAME>AT&amp;T<MEMO><![CDATA[Bill <12>]]>
</STMTTRN>
</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
"""
CAMT = """<?xml version="1.0" encoding="ISO-8859-1"?>
<c:Document xmlns:c="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><c:BkToCstmrStmt><c:Stmt>
<c:Ntry><c:Amt Ccy="EUR">30.00</c:Amt><c:CdtDbtInd>DBIT</c:CdtDbtInd><c:Sts><c:Cd>BOOK</c:Cd></c:Sts>
<c:BookgDt><c:Dt>2026-10-29</c:Dt></c:BookgDt><c:BkTxCd><c:Domn><c:Cd>PMNT</c:Cd><c:Fmly><c:Cd>RDDT</c:Cd>
<c:SubFmlyCd>ESDD</c:SubFmlyCd></c:Fmly></c:Domn></c:BkTxCd>
<c:NtryDtls><c:TxDtls><c:Amt Ccy="EUR">10.00</c:Amt><c:RltdPties><c:Cdtr><c:Pty><c:Nm>Käse AG</c:Nm></c:Pty></c:Cdtr>
</c:RltdPties><c:RmtInf><c:Ustrd>eins</c:Ustrd></c:RmtInf></c:TxDtls>
<c:TxDtls><c:Amt Ccy="EUR">20.00</c:Amt><c:RltdPties><c:Cdtr><c:Pty><c:Nm>Brot AG</c:Nm></c:Pty></c:Cdtr></c:RltdPties>
<c:RmtInf><c:Ustrd>zwei</c:Ustrd></c:RmtInf></c:TxDtls></c:NtryDtls></c:Ntry>
<c:Ntry><c:Amt Ccy="EUR">9.00</c:Amt><c:CdtDbtInd>DBIT</c:CdtDbtInd><c:Sts><c:Cd>PDNG</c:Cd></c:Sts>
<c:BookgDt><c:Dt>2026-10-30</c:Dt></c:BookgDt></c:Ntry>
</c:Stmt></c:BkToCstmrStmt></c:Document>
"""
MT940 = (
    ":20:STARTUMS\r\n:25:10050000/54540402\r\n:28C:1/1\r\n:60F:C261001EUR1204,33\r\n"
    ":61:2601021231D\r\n9,99NDDTNONREF//1\r\n:86:105?00FOLGELASTSCHRIFT?109310?20EREF+77?21SVWZ+Abo Dezember\r\n"
    "?30DEUTDEFF?32KAESE AG\r\n:61:2610300000C5,00NMSCNONREF\r\n:62F:C261030EUR1199,34\r\n-\r\n"
)


@pytest.mark.spec("statements.formats")
def test_ofx_is_read_without_end_tags() -> None:
    """SGML leaves them out, and writes & as an entity."""
    statement = read_bytes(OFX.encode())
    assert statement.format == "OFX (SGML)"
    assert statement.transactions == (
        Transaction(date(2026, 10, 29), Decimal("-15.49"), "USD", "AT&T", "Bill <12>", Kind.DEBIT),
    )


@pytest.mark.spec("statements.formats")
def test_a_batch_of_camt_is_read_as_its_payments_and_only_what_is_booked() -> None:
    """Any prefix, the encoding that it says, and nothing pending."""
    statement = read_bytes(CAMT.encode("latin-1"))
    assert statement.transactions == (
        Transaction(date(2026, 10, 29), Decimal("-10.00"), "EUR", "Käse AG", "eins", Kind.DEBIT),
        Transaction(date(2026, 10, 29), Decimal("-20.00"), "EUR", "Brot AG", "zwei", Kind.DEBIT),
    )


@pytest.mark.spec("statements.formats")
def test_mt940_is_read_with_the_fields_of_german_banks_and_over_the_turn_of_the_year() -> None:
    """Booked on 31 December, valued on 2 January: the booking is of the year before."""
    first = read_bytes(MT940.encode()).transactions[0]
    assert first == Transaction(date(2025, 12, 31), Decimal("-9.99"), "EUR", "KAESE AG", "Abo Dezember", Kind.DEBIT)


@pytest.mark.spec("statements.formats")
@pytest.mark.parametrize(
    ("entry", "party", "text", "kind"),
    [
        ("D12,00NMSC\n:86:944~00PLATNOSC KARTA~20VIDEO~21 DATA~32VIDEO LTD", "VIDEO LTD", "VIDEO DATA", Kind.CARD),
        ("D12,00NMSC\n:86:152?00DAUERAUFTRAG?20Beitrag?32Turnverein", "Turnverein", "Beitrag", Kind.TRANSFER),
        ("D12,00NDDT\n:86:/CNTP/NL12RABO1/RABONL2U/Huur BV///REMI/USTD//maart/", "Huur BV", "maart", Kind.DEBIT),
        (f"D12,00NMSC\n:86:{'A' * 60} CAFE\nTERIA 7", "", f"{'A' * 60} CAFETERIA 7", Kind.UNKNOWN),
    ],
    ids=["polish", "code of another", "dutch", "full line"],
)
def test_mt940_is_read_as_banks_of_other_countries_write_it(entry: str, party: str, text: str, kind: Kind) -> None:
    """The sign before the parts of a purpose, words before the code, names behind an account, words over two lines."""
    content = f":20:1\n:25:1\n:60F:C260301EUR1,00\n:61:2603050305{entry}\n:62F:C260331EUR1,00\n-\n"
    first = read_bytes(content.encode()).transactions[0]
    assert (first.party, first.text, first.kind) == (party, text, kind)


@pytest.mark.spec("statements.formats")
def test_a_description_cut_in_ofx_goes_on_behind_the_name() -> None:
    """A name has 32 letters at most."""
    name = "METROCARD SHOP OF SOUTH AKRON 10"
    content = OFX.replace("AT&amp;T", name).replace("Bill <12>", "/29")
    assert read_bytes(content.encode()).transactions[0].text == f"{name}/29"


@pytest.mark.spec("statements.formats")
def test_descriptions_cut_in_ofx_are_whole_where_all_memos_go_on() -> None:
    """Within a word, at a blank that the file has lost, and between words that stand whole elsewhere."""
    texts = [
        ("CARD 30 NOV AT LAUREL AND WILLOW", "BROOK LEEDS"),
        ("PAYMENT OF TODAY TO THE HOUSE OF", "MUSIC LEEDS"),
        ("CARD 1 DEC AT THE HOUSE OF MUSI", "C AND DANCE"),
        ("HOUSE OF MUSIC", ""),
    ]
    head, entry, tail = re.split(r"(?=<STMTTRN>)|(?=</BANKTRANLIST>)", OFX)
    named = [entry.replace("AT&amp;T", name).replace("Bill <12>", memo) for name, memo in texts]
    read = [(each.party, each.text) for each in read_bytes("".join([head, *named, tail]).encode()).transactions]
    assert read == [
        ("", "CARD 30 NOV AT LAUREL AND WILLOWBROOK LEEDS"),
        ("", "PAYMENT OF TODAY TO THE HOUSE OF MUSIC LEEDS"),
        ("", "CARD 1 DEC AT THE HOUSE OF MUSI C AND DANCE"),
        ("HOUSE OF MUSIC", ""),
    ]


@pytest.mark.spec("statements.csv")
@pytest.mark.parametrize(
    "content",
    [
        "Posted Account, Posted Transactions Date, Description, Debit Amount, Credit Amount,Balance,Posted Currency\n"
        '1,29/08/2026,STREAMLY,9.99,,"1,028.60",EUR\n1,28/08/2026,REFUND,,5.00,"1,038.59",EUR\n',
        "IBAN;Booked At;Text;Credit/Debit Amount;Balance;Valuta Date\n"
        "X;2026-08-29 00:00:00.0;STREAMLY;-9.99;1028.60;2026-08-29 00:00:00.0\n",
        '"accountId";"1"\n"currency";"CZK"\n\n"ID operace";"Datum";"Objem";"Měna";"Název protiúčtu";'
        '"Zpráva pro příjemce";"Typ"\n"1";"29.08.2026";"-9,99";"CZK";"";"STREAMLY";"Platba kartou"\n',
    ],
    ids=["posted", "booked-at", "czech"],
)
def test_more_headers_of_csv_are_known(content: str) -> None:
    """Of what is booked in two columns, of one amount for both, and in Czech."""
    first = read_bytes(content.encode()).transactions[0]
    assert (first.day, first.amount, first.text) == (date(2026, 8, 29), Decimal("-9.99"), "STREAMLY")


@pytest.mark.spec("statements.bad-input")
@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "empty"),
        (b"PK\x03\x04rest", "spreadsheet"),
        (b"%PDF-1.7", "PDF"),
        (b"Dear customer,\nyour statement is ready.\n", "no columns"),
        (b"<html><body>Sign in</body></html>", "no statement that is known"),
        (OFX.split("<STMTTRN>", maxsplit=1)[0].encode(), "no entries"),
        (CAMT.encode()[:900], "broken XML"),
        (b'<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aa">]><Document xmlns="camt.053"/>', "DOCTYPE"),
        (b'<?xml version="1.0"?><Document xmlns="camt.053">' + b"<a>" * 5000, "nested"),
        (b'<?xml version="1.0" encoding="ebcdic-nonsense"?><x/>', "ebcdic-nonsense"),
        (b"\xff\xfe\x00", "utf-16"),
    ],
)
def test_what_is_no_statement_is_refused_in_one_line(tmp_path: Path, content: bytes, told: str) -> None:
    """The line names the file."""
    file = tmp_path / "statement.xml"
    file.write_bytes(content)
    with pytest.raises(ConfigurationError, match=told) as problem:
        read_statement(file)
    assert str(file) in str(problem.value)
    assert "\n" not in str(problem.value)


@pytest.mark.spec("statements.bad-input")
@pytest.mark.parametrize("piece", [b"<STMTTRN>", b'"', b":61:", b";;;;;;;;", b"1,", b"<"])
def test_rubbish_does_not_take_long(piece: bytes) -> None:
    """Half a megabyte of what each reader likes."""
    starts = time.process_time()
    for head in (b"<OFX>", b":20:x\n:61:", b"Date;Amount;Description\n", b"<?xml?><Document camt.05>"):
        try:
            find_recurring(read_bytes(head + piece * (500_000 // len(piece))).transactions)
        except ConfigurationError:
            continue
    assert time.process_time() - starts < 20


@pytest.mark.spec("statements.merged")
def test_overlapping_files_count_an_entry_once_and_two_equal_entries_twice() -> None:
    """Two coffees on a day are two; the same two in the next file are no four."""
    rows = b"Date,Description,Amount\n2026-10-28,Coffee,-3.00\n2026-10-28,Coffee,-3.00\n"
    later = rows + b"2026-10-29,Tea,-2.00\n"
    assert len(merged([read_bytes(rows), read_bytes(later)])) == 3


@pytest.mark.spec("statements.local")
def test_nothing_leaves_the_machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No connection is opened, and no file written."""

    def no_socket(*_: object, **__: object) -> None:
        raise AssertionError("a connection was opened")

    monkeypatch.setattr(socket, "socket", no_socket)
    monkeypatch.chdir(tmp_path)
    find_recurring(read_bytes(MT940.encode()).transactions)
    assert list(tmp_path.iterdir()) == []
