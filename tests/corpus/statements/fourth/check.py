"""python3 check.py FOLDER: reads the statements back with readers of its own and looks for every charge of truth.json."""
import collections
import csv
import html
import io
import json
import os
import re
import sys
import xml.etree.ElementTree as ET
from datetime import date, datetime
from decimal import Decimal

# bank: encoding, separator, first cell of the header (None: no header), date column, date form, amount columns, decimal sign, text columns
# amount: a name, or (debit, credit), or ("sign", amount, column, word of a debit)
P = {
 "sparkasse": ("cp1252", ";", "Auftragskonto", "Buchungstag", "%d.%m.%y", "Betrag", ",", ["Beguenstigter/Zahlungspflichtiger", "Verwendungszweck"]),
 "ing": ("cp1252", ";", "Buchung", "Buchung", "%d.%m.%Y", "Betrag", ",", ["Auftraggeber/Empfänger", "Verwendungszweck"]),
 "dkb": ("utf-8-sig", ";", "Buchungsdatum", "Buchungsdatum", "%d.%m.%y", "Betrag (€)", ",", ["@dkb", "Verwendungszweck"]),
 "n26": ("utf-8", ",", "Booking Date", "Booking Date", "%Y-%m-%d", "Amount (EUR)", ".", ["Partner Name", "Payment Reference"]),
 "comdirect": ("cp1252", ";", "Buchungstag", "Buchungstag", "%d.%m.%Y", "Umsatz in EUR", ",", ["Buchungstext"]),
 "volksbank": ("utf-8", ";", "Bezeichnung Auftragskonto", "Buchungstag", "%d.%m.%Y", "Betrag", ",", ["Name Zahlungsbeteiligter", "Verwendungszweck"]),
 "erste_bank": ("utf-16", ",", "Buchungsdatum", "Buchungsdatum", "%d.%m.%Y", "Betrag", ",", ["Partnername", "Buchungs-Details"]),
 "raiffeisen_elba": ("utf-8-sig", ";", None, 0, "%d.%m.%Y", 3, ",", [1]),
 "postfinance": ("utf-8-sig", ";", "Datum", "Datum", "%d.%m.%Y", ("Lastschrift in CHF", "Gutschrift in CHF"), ".", ["Avisierungstext"]),
 "ubs": ("utf-8-sig", ";", "Abschlussdatum", "Buchungsdatum", "%Y-%m-%d", ("Belastung", "Gutschrift"), ".", ["Beschreibung1", "Beschreibung2"]),
 "raiffeisen_ch": ("cp1252", ";", "IBAN", "Booked At", "%Y-%m-%d 00:00:00.0", "Credit/Debit Amount", ".", ["Text"]),
 "ing_nl": ("utf-8", ";", "Datum", "Datum", "%Y%m%d", ("sign", "Bedrag (EUR)", "Af Bij", "Af"), ",", ["Naam / Omschrijving", "Mededelingen"]),
 "rabobank": ("cp1252", ",", "IBAN/BBAN", "Datum", "%Y-%m-%d", "Bedrag", ",", ["Naam tegenpartij", "Omschrijving-1"]),
 "abn_amro": ("utf-8", "\t", None, 2, "%Y%m%d", 6, ",", [7]),
 "bunq": ("utf-8", ",", "Date", "Date", "%Y-%m-%d", "Amount", ".", ["Name", "Description"]),
 "kbc": ("utf-8", ";", "Rekeningnummer", "Datum", "%d/%m/%Y", "Bedrag", ",", ["Omschrijving"]),
 "belfius": ("cp1252", ";", "Rekening", "Boekingsdatum", "%d/%m/%Y", "Bedrag", ",", ["Naam tegenpartij bevat", "Transactie"]),
 "boursobank": ("utf-8-sig", ";", "dateOp", "dateOp", "%Y-%m-%d", "amount", ",", ["label"]),
 "credit_agricole": ("cp1252", ";", "Date", "Date", "%d/%m/%Y", ("Débit euros", "Crédit euros"), ",", ["Libellé"]),
 "la_banque_postale": ("cp1252", ";", "Date", "Date", "%d/%m/%Y", "Montant(EUROS)", ",", ["Libellé"]),
 "credit_mutuel": ("cp1252", ";", "Date", "Date", "%d/%m/%Y", "Montant", ",", ["Libellé"]),
 "caixabank": ("cp1252", ";", "Concepto", "Fecha", "%d/%m/%Y", "Importe", ",", ["Concepto"]),
 "bbva": ("utf-8", ";", "F.Valor", "Fecha", "%d/%m/%Y", "Importe", ",", ["Concepto", "Movimiento"]),
 "unicredit": ("utf-8", ";", "Data Registrazione", "Data Registrazione", "%d.%m.%Y", "Importo (EUR)", ",", ["Descrizione"]),
 "finecobank": ("utf-8", ";", "Data_Operazione", "Data_Operazione", "%d/%m/%Y", ("Uscite", "Entrate"), ",", ["Descrizione_Completa"]),
 "cgd": ("cp1252", ";", "Data mov. ", "Data mov. ", "%d-%m-%Y", ("Débito ", "Crédito "), ",", ["Descrição "]),
 "barclays": ("utf-8", ",", "Number", "Date", "%d/%m/%Y", "Amount", ".", ["Memo"]),
 "lloyds": ("utf-8", ",", "Transaction Date", "Transaction Date", "%d/%m/%Y", ("Debit Amount", "Credit Amount"), ".", ["Transaction Description"]),
 "nationwide": ("cp1252", ",", "Date", "Date", "%d %b %Y", ("Paid out", "Paid in"), ".", ["Description"]),
 "monzo": ("utf-8", ",", "Transaction ID", "Date", "%d/%m/%Y", "Amount", ".", ["Name", "Description"]),
 "starling": ("utf-8", ",", "Date", "Date", "%d/%m/%Y", "Amount (GBP)", ".", ["Counter Party", "Reference"]),
 "aib": ("utf-8", ",", "Posted Account", " Posted Transactions Date", "%d/%m/%Y", (" Debit Amount", " Credit Amount"), ".", [" Description"]),
 "swedbank": ("cp1252", ",", "Radnummer", "Bokföringsdag", "%Y-%m-%d", "Belopp", ".", ["Beskrivning"]),
 "seb": ("utf-8-sig", ";", "Bokföringsdatum", "Bokföringsdatum", "%Y-%m-%d", "Belopp", ",", ["Text"]),
 "dnb": ("cp1252", ";", "Dato", "Dato", "%d.%m.%Y", ("Ut fra konto", "Inn på konto"), ",", ["Forklaring"]),
 "sparebank_1": ("utf-8-sig", ";", "Dato", "Dato", "%d.%m.%Y", ("Ut", "Inn"), ",", ["Beskrivelse"]),
 "danske_bank": ("cp1252", ";", "Dato", "Dato", "%d.%m.%Y", "Beløb", ",", ["Tekst"]),
 "op": ("cp1252", ";", "Kirjauspäivä", "Kirjauspäivä", "%Y-%m-%d", "Määrä EUROA", ",", ["Saaja/Maksaja", "Viesti"]),
 "mbank": ("cp1250", ";", "#Data operacji", "#Data operacji", "%Y-%m-%d", "#Kwota", ",", ["#Opis operacji"]),
 "pko": ("cp1250", ",", "Data operacji", "Data operacji", "%Y-%m-%d", "Kwota", ".", ["Opis transakcji"]),
 "fio": ("utf-8-sig", ";", "ID operace", "Datum", "%d.%m.%Y", "Objem", ",", ["Název protiúčtu", "Zpráva pro příjemce"]),
 "chase": ("utf-8", ",", "Details", "Posting Date", "%m/%d/%Y", "Amount", ".", ["Description"]),
 "bank_of_america": ("utf-8", ",", "Date", "Date", "%m/%d/%Y", "Amount", ".", ["Description"]),
 "wells_fargo": ("utf-8", ",", None, 0, "%m/%d/%Y", 1, ".", [4]),
 "td": ("utf-8", ",", None, 0, "%m/%d/%Y", (2, 3), ".", [1]),
 "rbc": ("utf-8-sig", ",", "Account Type", "Transaction Date", "%m/%d/%Y", "CAD$", ".", ["Description 1", "Description 2"]),
 "commbank": ("utf-8", ",", None, 0, "%d/%m/%Y", 1, ".", [2]),
 "nab": ("utf-8", ",", "Date", "Date", "%d %b %y", "Amount", ".", ["Transaction Details"]),
 "asb": ("utf-8", ",", "Date", "Date", "%Y/%m/%d", "Amount", ".", ["Payee", "Memo"]),
 "nubank": ("utf-8", ",", "Data", "Data", "%d/%m/%Y", "Valor", ".", ["Descrição"]),
}


def money(s, dec):
    s = re.sub(r"[^0-9,.\-]", "", s)
    return Decimal(s.replace("." if dec == "," else ",", "").replace(dec, "."))


def read_csv(raw, name):
    enc, sep, first, dcol, dform, acol, dec, tcols = P[re.sub(r"^\d+_[a-z]+_|\.csv$", "", name)]
    text = raw.decode(enc)
    quoting = csv.QUOTE_NONE if name.endswith("de_ing.csv") or sep == "\t" else csv.QUOTE_MINIMAL
    rows = list(csv.reader(io.StringIO(text, newline=""), delimiter=sep, quoting=quoting))
    idx = {}
    if first is not None:
        at = next(i for i, r in enumerate(rows) if r and r[0] == first and len(r) > 2)
        for i, h in enumerate(rows[at]):
            idx.setdefault(h, i)
        if "de_ing" in name:
            idx["Betrag"] = 7
        rows = rows[at + 1:]
    col = lambda c: idx[c] if isinstance(c, str) else c
    out = []
    for r in rows:
        try:
            day = datetime.strptime(r[col(dcol)], dform).date()
        except (ValueError, IndexError):
            continue
        if isinstance(acol, tuple) and acol[0] == "sign":
            a = money(r[col(acol[1])], dec) * (-1 if r[col(acol[2])] == acol[3] else 1)
        elif isinstance(acol, tuple):
            d, c = r[col(acol[0])], r[col(acol[1])]
            a = -abs(money(d, dec)) if d.strip() else money(c, dec)
        else:
            a = money(r[col(acol)], dec)
        cells = []
        for c in tcols:
            if c == "@dkb":
                c = "Zahlungspflichtige*r" if a > 0 else "Zahlungsempfänger*in"
            cells.append(r[col(c)])
        out.append((day, a, " ".join(x for x in cells if x)))
    return out


def read_ofx(raw):
    head = raw[:400].decode("latin-1")
    text = raw.decode("utf-8" if "<?xml" in head else "cp1252")
    out = []
    for block in re.split(r"<STMTTRN>", text)[1:]:
        block = block.split("</STMTTRN>")[0]
        f = {k: html.unescape(v.strip()) for k, v in re.findall(r"<(\w+)>([^<\r\n]*)", block)}
        out.append((datetime.strptime(f["DTPOSTED"][:8], "%Y%m%d").date(), Decimal(f["TRNAMT"].replace(",", ".")), " ".join(x for x in (f.get("NAME"), f.get("MEMO")) if x)))
    if "<?xml" in head:
        ET.fromstring(re.sub(r"<\?.*?\?>", "", text))
    return out


def read_camt(raw):
    root = ET.fromstring(raw)
    for e in root.iter():
        e.tag = e.tag.split("}")[-1]
    out = []
    for n in root.iter("Ntry"):
        debit = n.findtext("CdtDbtInd") == "DBIT"
        out_side = debit != (n.findtext("RvslInd") == "true")
        who = "Cdtr" if out_side else "Dbtr"
        node = n.find(f".//RltdPties/{who}")
        nm = "" if node is None else (node.findtext("Nm") or node.findtext("Pty/Nm") or "")
        text = " ".join([x for x in [nm] + [u.text for u in n.iter("Ustrd")] if x])
        a = Decimal(n.findtext("Amt"))
        out.append((date.fromisoformat(n.findtext("BookgDt/Dt")), -a if debit else a, text))
    for s in root.iter("Stmt"):
        sign = lambda e: Decimal(e.findtext("Amt")) * (1 if e.findtext("CdtDbtInd") == "CRDT" else -1)
        b = [sign(x) for x in s.findall("Bal")]
        assert b[0] + sum(sign(x) for x in s.findall("Ntry")) == b[1], "balance"
    return out


def read_mt940(raw):
    out, cur = [], None
    bal = None
    for line in raw.decode("ascii").split("\r\n"):
        assert len(line) <= 70, line
        if line.startswith(":60F:") or line.startswith(":62F:"):
            v = Decimal(line[15:].replace(",", ".")) * (1 if line[5] == "C" else -1)
            if line[1:3] == "60":
                bal = v
            else:
                assert bal == v, "balance"
        if line.startswith(":61:"):
            m = re.match(r":61:(\d{6})(\d{4})?(RC|RD|C|D)R?([\d]+,\d\d)", line)
            a = Decimal(m[4].replace(",", ".")) * (1 if m[3] in ("C", "RD") else -1)
            bal += a
            cur = [datetime.strptime(m[1], "%y%m%d").date(), a, None]
            out.append(cur)
        elif line.startswith(":86:"):
            cur[2] = line[4:]
        elif re.match(r"[:\-{]|$", line):
            cur = cur if line.startswith(":61") else None
        elif cur is not None and cur[2] is not None:
            cur[2] += "\n" + line
    return [tuple(x) for x in out]


def main(folder):
    truth = json.load(open(os.path.join(folder, "truth.json"), encoding="utf-8"))
    bad, seen, stats = [], collections.Counter(), collections.defaultdict(list)
    need = {"week": 4, "month": 3, "quarter": 2, "year": 2}
    for f in truth["files"]:
        raw = open(os.path.join(folder, f["file"]), "rb").read()
        fm = f["format"]
        rows = read_csv(raw, f["file"]) if fm == "csv" else read_ofx(raw) if fm.startswith("ofx") else read_camt(raw) if fm == "camt.053" else read_mt940(raw)
        left = collections.Counter(rows)
        stats["bookings"].append(len(rows))
        stats["subscriptions"].append(len(f["subscriptions"]))
        stats["series"].append(len(f["subscriptions"]) + len(f["ignore"]))
        stats["months"].append(round((max(r[0] for r in rows) - min(r[0] for r in rows)).days / 30.4))
        seen["country " + f["country"]] += 1
        if not 60 <= len(rows) <= 400:
            bad.append((f["file"], "bookings", len(rows)))
        if not 10 <= stats["series"][-1] <= 20:
            bad.append((f["file"], "series", stats["series"][-1]))
        for kind in ("subscriptions", "ignore"):
            for s in f[kind]:
                seen[kind] += 1
                seen[f"{kind} {s['period']}"] += 1
                seen[f"{kind} inactive"] += not s["active"]
                if kind == "subscriptions" and len(s["charges"]) < need[s["period"]]:
                    bad.append((f["file"], s["merchant"], "too few"))
                if s["amount"] != s["charges"][-1]["amount"]:
                    bad.append((f["file"], s["merchant"], "amount"))
                for c in s["charges"]:
                    key = (date.fromisoformat(c["date"]), -Decimal(c["amount"]), c["text"])
                    seen["charges"] += 1
                    if left[key] <= 0 or not c["text"]:
                        bad.append((f["file"], s["merchant"], c))
                    left[key] -= 1
        texts = {r[2] for r in rows}
        mine = {c["text"] for k in ("subscriptions", "ignore") for s in f[k] for c in s["charges"]}
        for n in f["not_subscriptions"]:
            for t in n["texts"]:
                seen["decoy texts"] += 1
                if t not in texts:
                    bad.append((f["file"], n["merchant"], "decoy text not found", t))
                if t in mine:
                    bad.append((f["file"], n["merchant"], "decoy text is a charge's", t))
    for k, v in stats.items():
        print(f"{k}: {min(v)} to {max(v)}, mean {sum(v) / len(v):.1f}")
    print(", ".join(f"{k} {v}" for k, v in sorted(seen.items()) if not k.startswith("country")))
    print("countries:", ", ".join(f"{k[8:]} {v}" for k, v in sorted(seen.items()) if k.startswith("country")))
    print(f"{len(truth['files'])} files, {seen['charges']} charges, {len(bad)} not as they should be")
    for b in bad[:25]:
        print("  ", b)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
