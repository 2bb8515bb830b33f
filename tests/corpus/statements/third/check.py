#!/usr/bin/env python3
"""python3 check.py FOLDER: reads the statements back with readers of its own (nothing imported from the
generator) and verifies that each charge of truth.json is in its statement: date, amount, direction, text.
Each booking can be claimed by one charge only. Also checks the counts and the rules of the README."""
import csv
import datetime as dt
import io
import json
import os
import re
import sys
import xml.etree.ElementTree as ET
from collections import Counter
from decimal import Decimal as D
from html import unescape

# layout: delimiter, first cell(s) of the header line (None: no header), date column, date format, amount columns, text columns
# amount columns: one index (signed), or (out, in); flip: charges are positive; names or indexes
CSV = {
    "de-sparkasse-camt": (";", "Auftragskonto", "Buchungstag", "%d.%m.%y", "Betrag", ["Beguenstigter/Zahlungspflichtiger", "Verwendungszweck"]),
    "de-dkb": (";", "Buchungsdatum", "Buchungsdatum", "%d.%m.%y", "Betrag (€)", ["?dkb", "Verwendungszweck"]),
    "de-ing": (";", "Buchung", "Buchung", "%d.%m.%Y", "Betrag", ["Auftraggeber/Empfänger", "Verwendungszweck"]),
    "de-comdirect": (";", "Buchungstag", "Buchungstag", "%d.%m.%Y", "Umsatz in EUR", ["Buchungstext"]),
    "de-n26": (",", "Booking Date", "Booking Date", "%Y-%m-%d", "Amount (EUR)", ["Partner Name", "Payment Reference"]),
    "de-volksbank": (";", "Bezeichnung Auftragskonto", "Buchungstag", "%d.%m.%Y", "Betrag", ["Name Zahlungsbeteiligter", "Verwendungszweck"]),
    "at-elba": (";", None, 0, "%d.%m.%Y", 3, [1]),
    "at-george": (",", "Buchungsdatum", "Buchungsdatum", "%d.%m.%Y", "Betrag", ["Partnername", "Buchungs-Info"]),
    "ch-ubs": (";", "Abschlussdatum", "Buchungsdatum", "%Y-%m-%d", ("Belastung", "Gutschrift"), ["Beschreibung1", "Beschreibung2", "Beschreibung3"]),
    "ch-postfinance": (";", "Datum", "Datum", "%d.%m.%Y", ("Lastschrift in CHF", "Gutschrift in CHF"), ["Avisierungstext"]),
    "fr-boursorama": (";", "dateOp", "dateOp", "%Y-%m-%d", "amount", ["label"]),
    "fr-credit-agricole": (";", "Date", "Date", "%d/%m/%Y", ("Débit euros", "Crédit euros"), ["Libellé"]),
    "fr-banque-postale": (";", "Date;Libellé", "Date", "%d/%m/%Y", "Montant(EUROS)", ["Libellé"]),
    "es-santander": (";", "FECHA OPERACIÓN", "FECHA OPERACIÓN", "%d/%m/%Y", "IMPORTE EUR", ["CONCEPTO"]),
    "es-caixabank": (";", "Fecha", "Fecha", "%d/%m/%Y", "Importe", ["Movimiento", "Más datos"]),
    "it-fineco": (";", "Data_Operazione", "Data_Operazione", "%d/%m/%Y", ("Uscite", "Entrate"), ["Descrizione", "Descrizione_Completa"]),
    "it-intesa": (",", "Data", "Data", "%d/%m/%Y", "Importo", ["Operazione", "Dettagli"]),
    "nl-ing": (",", "Datum", "Datum", "%Y%m%d", "?ing", ["Naam / Omschrijving", "Mededelingen"]),
    "nl-rabobank": (",", "IBAN/BBAN", "Datum", "%Y-%m-%d", "Bedrag", ["Naam tegenpartij", "Omschrijving-1", "Omschrijving-2", "Omschrijving-3"]),
    "pl-mbank": (";", "#Data operacji", "#Data operacji", "%Y-%m-%d", "#Kwota", ["#Opis operacji"]),
    "pl-pko": (",", "Data operacji", "Data operacji", "%Y-%m-%d", "Kwota", [6, 7, 8, 9]),
    "se-swedbank": (",", "Radnummer", "Bokföringsdag", "%Y-%m-%d", "Belopp", ["Referens", "Beskrivning"]),
    "se-nordea": (";", "Bokföringsdag", "Bokföringsdag", "%Y/%m/%d", "Belopp", ["Namn", "Rubrik"]),
    "uk-lloyds": (",", "Transaction Date", "Transaction Date", "%d/%m/%Y", ("Debit Amount", "Credit Amount"), ["Transaction Description"]),
    "uk-nationwide": (",", "Date", "Date", "%d %b %Y", ("Paid out", "Paid in"), ["Description"]),
    "uk-starling": (",", "Date", "Date", "%d/%m/%Y", "Amount (GBP)", ["Counter Party", "Reference"]),
    "uk-barclays": (",", "Number", "Date", "%d/%m/%Y", "Amount", ["Memo"]),
    "us-chase-checking": (",", "Details", "Posting Date", "%m/%d/%Y", "Amount", ["Description"]),
    "us-chase-card": (",", "Transaction Date", "Post Date", "%m/%d/%Y", "Amount", ["Description"]),
    "us-bofa": (",", "Date", "Date", "%m/%d/%Y", "Amount", ["Description"]),
    "us-wells-fargo": (",", None, 0, "%m/%d/%Y", 1, [4]),
    "us-amex": (",", "Date", "Date", "%m/%d/%Y", "-Amount", ["Description"]),
    "us-capital-one": (",", "Transaction Date", "Posted Date", "%Y-%m-%d", ("Debit", "Credit"), ["Description"]),
    "ca-rbc": (",", "Account Type", "Transaction Date", "%m/%d/%Y", "CAD$", ["Description 1", "Description 2"]),
    "ca-td": (",", None, 0, "%m/%d/%Y", (2, 3), [1]),
    "br-nubank-card": (",", "date", "date", "%Y-%m-%d", "-amount", ["title"]),
    "br-bradesco": (";", "Data", "Data", "%d/%m/%y", ("Débito (R$)", "Crédito (R$)"), ["Histórico"]),
    "br-nuconta": (",", "Data", "Data", "%d/%m/%Y", "Valor", ["Descrição"]),
    "jp-rakuten-bank": (",", "取引日", "取引日", "%Y%m%d", "入出金(円)", ["入出金内容"]),
    "jp-rakuten-card": (",", "利用日", "利用日", "%Y/%m/%d", "-利用金額", ["利用店名・商品名"]),
    "jp-smbc": (",", "年月日", "年月日", "%Y/%m/%d", ("お引出し", "お預入れ"), ["お取り扱い内容"]),
}


def norm(s):
    return " ".join((s or "").split())


def amount(s):
    s = re.sub(r"[^\d,.\-+]", "", s)
    if not re.search(r"\d", s):
        return None
    m = re.search(r"[.,](\d{1,2})$", s)
    if m:
        s = re.sub(r"[.,]", "", s[:m.start()]) + "." + m[1]
    else:
        s = re.sub(r"[.,]", "", s)
    return D(s)


def read_csv(data, layout, enc):
    delim, head, dcol, dfmt, acol, tcols = CSV[layout]
    rows = list(csv.reader(io.StringIO(data.decode(enc), newline=""), delimiter=delim))
    header = None
    if head:
        want = head.split(delim)
        k = next(i for i, r in enumerate(rows) if [c.strip() for c in r[:len(want)]] == want and len(r) > 2)
        header, rows = [c.strip() for c in rows[k]], rows[k + 1:]

    def at(r, c):
        i = c if isinstance(c, int) else (len(header) - 1 - header[::-1].index(c) if c == "Betrag" else header.index(c))
        return r[i] if i < len(r) else ""
    out = []
    for r in rows:
        try:
            d = dt.datetime.strptime(at(r, dcol).strip(), dfmt).date()
        except (ValueError, IndexError):
            continue
        if acol == "?ing":
            a = amount(at(r, "Bedrag (EUR)")) * (-1 if at(r, "Af Bij") == "Af" else 1)
        elif isinstance(acol, tuple):
            o, i = amount(at(r, acol[0])), amount(at(r, acol[1]))
            if o is None and i is None:
                continue
            a = -abs(o) if o is not None else abs(i)
        else:
            flip = isinstance(acol, str) and acol.startswith("-")
            a = amount(at(r, acol[1:] if flip else acol))
            if a is None:
                continue
            a = -a if flip else a
        t = [at(r, ("Zahlungsempfänger*in" if a < 0 else "Zahlungspflichtige*r") if c == "?dkb" else c) for c in tcols]
        out.append((d.isoformat(), a, norm(" ".join(t))))
    return out


def read_ofx(data, enc):
    s = data.decode(enc)
    out = []
    if s.lstrip().startswith("<?xml"):
        ET.fromstring(s[s.index("<OFX>"):])          # must be well formed
    for block in re.findall(r"<STMTTRN>(.*?)</STMTTRN>", s, re.S):
        g = lambda t: unescape((re.search(rf"<{t}>([^<\r\n]*)", block) or [0, ""])[1]).strip()
        d = g("DTPOSTED")
        assert len(g("NAME")) <= 32
        out.append((f"{d[:4]}-{d[4:6]}-{d[6:8]}", D(g("TRNAMT").replace(",", ".")), norm(g("NAME") + " " + g("MEMO"))))
    return out


def read_camt(data):
    root = ET.fromstring(data)
    ns = root.tag[:root.tag.index("}") + 1]
    out = []
    for n in root.iter(ns + "Ntry"):
        a = D(n.find(ns + "Amt").text) * (-1 if n.find(ns + "CdtDbtInd").text == "DBIT" else 1)
        d = n.find(f"{ns}BookgDt/{ns}Dt").text
        side = "Cdtr" if a < 0 else "Dbtr"
        names = [x.text for p in n.iter(ns + side) for x in p.iter(ns + "Nm")]
        out.append((d, a, norm(" ".join(names + [u.text for u in n.iter(ns + "Ustrd")]))))
    return out


def read_mt940(data, enc):
    s = data.decode(enc).replace("\r\n", "\n")
    out, cur, mode = [], None, ""
    for line in s.split("\n"):
        if line.startswith(":61:"):
            m = re.match(r":61:(\d{6})(\d{4})?(RC|RD|C|D)([A-Z])?(\d+,\d{0,2})", line)
            a = D(m[5].replace(",", ".")) * (-1 if m[3] in ("D", "RC") else 1)
            cur, mode = [dt.datetime.strptime(m[1], "%y%m%d").date().isoformat(), a, []], "61"
            out.append(cur)
        elif line.startswith(":86:") and cur:
            cur[2].append(line[4:]); mode = "86"
        elif line.startswith(":") or line.startswith("-") or line.startswith("{"):
            mode = ""
        elif mode == "86":
            cur[2].append(line)
    return [(d, a, norm("\n".join(t))) for d, a, t in out]


def main(folder):
    truth = json.load(open(os.path.join(folder, "truth.json"), encoding="utf-8"))
    need = {"week": 4, "month": 3, "quarter": 2, "year": 2}
    bad, stats, formats, layouts = [], Counter(), Counter(), set()
    files = set(os.listdir(folder)) - {"truth.json"}
    if files != set(truth):
        bad.append(("files and truth differ", files ^ set(truth)))
    for name, t in truth.items():
        data = open(os.path.join(folder, name), "rb").read()
        f = t["format"]
        formats[f] += 1
        layouts.add(t["layout"])
        tx = read_csv(data, t["layout"], t["encoding"]) if f == "csv" else read_ofx(data, t["encoding"]) if f.startswith("ofx") else read_camt(data) if f.startswith("camt") else read_mt940(data, t["encoding"])
        if len(tx) != t["transactions"]:
            bad.append((name, "transactions read", len(tx), "expected", t["transactions"]))
        if not 60 <= len(tx) <= 400:
            bad.append((name, "number of bookings", len(tx)))
        n = sum(len(t[k]) for k in ("subscriptions", "ignore", "not_subscriptions"))
        if not 10 <= n <= 20:
            bad.append((name, "series", n))
        if any(not x[2] for x in tx):
            bad.append((name, "booking without text", [x for x in tx if not x[2]][:2]))
        left = Counter(tx)
        for key in ("subscriptions", "ignore", "not_subscriptions"):
            for s in t[key]:
                stats[key] += 1
                label = s.get("merchant") or s.get("name")
                if s["texts"] != [c["text"] for c in s["charges"]] or [c["date"] for c in s["charges"]] != sorted(c["date"] for c in s["charges"]):
                    bad.append((name, label, "texts or order"))
                if key != "not_subscriptions":
                    if s["amount"] != s["charges"][-1]["amount"]:
                        bad.append((name, label, "last amount"))
                    if key == "subscriptions" and len({c["date"] for c in s["charges"]}) < need[s["period"]]:
                        bad.append((name, label, "too few charges"))
                    last = dt.date.fromisoformat(s["charges"][-1]["date"])
                    gap = {"week": 7, "month": 28, "quarter": 90, "year": 365}[s["period"]]
                    age = (dt.date.fromisoformat(t["to"]) - last).days
                    if not s["active"] and age < gap:
                        bad.append((name, label, "called cancelled, next charge not due", age))
                    if s["active"] and age > gap + 12:
                        bad.append((name, label, "called active, silent for", age, s["period"]))
                for c in s["charges"]:
                    stats["charges"] += 1
                    a = D(c["amount"])
                    hit = next((h for h in ((c["date"], -a, norm(c["text"])), (c["date"], a, norm(c["text"]))) if left[h] > 0 and (h[1] < 0 or key == "not_subscriptions")), None)
                    if hit is None:
                        near = [x for x in tx if x[0] == c["date"] and abs(x[1]) == a]
                        bad.append((name, label, c["date"], c["amount"], c["text"], "NOT FOUND; near:", near[:2]))
                    else:
                        left[hit] -= 1
    print(dict(formats), "layouts:", len(layouts))
    print(dict(stats))
    for b in bad[:40]:
        print("BAD", *b)
    print("all found" if not bad else f"{len(bad)} problems")
    return bool(bad)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
