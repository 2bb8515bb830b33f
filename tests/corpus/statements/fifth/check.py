"""python3 check.py FOLDER — reads the statements back with readers of its own and compares them with truth.json.
Shares no code with the generator.  Every charge must be on its statement on that day, with that amount and that text."""
import collections
import csv
import datetime
import html
import io
import json
import os
import re
import sys
import xml.etree.ElementTree as ET
from decimal import Decimal


def amount(s):
    s = s.replace("\u00a0", "").replace(" ", "").replace("PLN", "").replace("+", "")
    m = re.search(r"[.,](\d{2})$", s)
    if not m:
        raise ValueError("amount %r" % s)
    return Decimal(re.sub(r"[.,]", "", s[:m.start()]) + "." + m.group(1))


DATES = [r"%d.%m.%Y", "%d.%m.%y", "%Y-%m-%d", "%Y%m%d", "%d-%m-%Y", "%d/%m/%y", "%Y/%m/%d", "%d %b %y", "%d/%m/%Y"]


def day(s, us):
    s = s.strip()
    for f in (["%m/%d/%Y"] if us else []) + DATES:
        try:
            return datetime.datetime.strptime(s, f).date()
        except ValueError:
            pass
    raise ValueError("date %r" % s)


# date, text columns, amount or (debit, credit), sign; columns by header name, or by number where there is no header
KNOWN = [
    ("Auftragskonto", "Buchungstag", ["Beguenstigter/Zahlungspflichtiger", "Verwendungszweck"], ["Betrag"]),
    ("Buchungsdatum;Wertstellung;Status", "Buchungsdatum", ["*dkb", "Verwendungszweck"], ["Betrag (€)"]),
    ("Buchung;Wertstellungsdatum", "Buchung", ["Auftraggeber/Empfänger", "Verwendungszweck"], ["Betrag"]),
    ("Buchungsdatum,Partnername", "Buchungsdatum", ["Partnername", "Buchungs-Details"], ["Betrag"]),
    ("Datum;Bewegungstyp", "Datum", ["Avisierungstext"], ["Lastschrift in CHF", "Gutschrift in CHF"]),
    ("Datum;Auftraggeber/Begünstigter", "Datum", ["Auftraggeber/Begünstigter", "Zahlungszweck"], ["Belastung CHF", "Gutschrift CHF"]),
    ("Datum;Naam / Omschrijving", "Datum", ["Naam / Omschrijving", "Mededelingen"], ["Bedrag (EUR)", "*afbij"]),
    ("IBAN/BBAN,Munt", "Datum", ["Naam tegenpartij", "Omschrijving-1"], ["Bedrag"]),
    ("Rekeningnummer;Rubrieknaam", "Datum", ["Naam tegenpartij", "Vrije mededeling"], ["Bedrag"]),
    ("Rekening;Boekingsdatum", "Boekingsdatum", ["Naam tegenpartij bevat", "Transactie"], ["Bedrag"]),
    ("dateOp;dateVal", "dateOp", ["label"], ["amount"]),
    ("Date;Libellé;Débit", "Date", ["Libellé"], ["Débit euros", "Crédit euros"]),
    ("Date;Libellé;Montant", "Date", ["Libellé"], ["Montant(EUROS)"]),
    ("F.Valor;Fecha", "Fecha", ["Concepto", "Movimiento"], ["Importe"]),
    ("Fecha Operación", "Fecha Operación", ["Concepto"], ["Importe"]),
    ("Data Operazione;Data Valuta", "Data Operazione", ["Descrizione", "Descrizione Completa"], ["Uscite", "Entrate"]),
    ("Data operazione;Data valuta", "Data operazione", ["Descrizione"], ["Uscite", "Entrate"]),
    ("Data mov.;", "Data mov.", ["Descrição"], ["Débito", "Crédito"]),
    ("Data lançamento", "Data lançamento", ["Descrição"], ["Montante"]),
    ("Posted Account", "Posted Transactions Date", ["Description1", "Description2"], ["Debit Amount", "Credit Amount"]),
    ("Date,Details,Debit", "Date", ["Details"], ["Debit", "Credit"]),
    ("Transaction Date,Transaction Type", "Transaction Date", ["Transaction Description"], ["Debit Amount", "Credit Amount"]),
    ("Transaction ID,Date", "Date", ["Name", "Description"], ["Amount"]),
    ("Number,Date,Account", "Date", ["Memo"], ["Amount"]),
    ("Radnummer,", "Bokföringsdag", ["Referens", "Beskrivning"], ["Belopp"]),
    ("Bokföringsdatum;", "Bokföringsdatum", ["Text"], ["Belopp"]),
    ("Bokföringsdag;", "Bokföringsdag", ["Rubrik"], ["Belopp"]),
    ("Dato;Tekst", "Dato", ["Tekst"], ["Beløb"]),
    ("Dato;Valør", "Dato", ["Tekst"], ["Beløb"]),
    ("#Data operacji", "#Data operacji", ["#Opis operacji"], ["#Kwota"]),
    ("Data transakcji;Data księgowania", "Data księgowania", ["Dane kontrahenta", "Tytuł"], ["Kwota transakcji (waluta rachunku)"]),
    ("ID pohybu", "Datum", ["Název protiúčtu", "Zpráva pro příjemce"], ["Objem"]),
    ("Datum provedení", "Datum provedení", ["Název protistrany", "Zpráva pro příjemce"], ["Částka v měně účtu"]),
    ("Details,Posting Date", "Posting Date", ["Description"], ["Amount"]),
    ("Date,Description,Amount", "Date", ["Description"], ["Amount"]),
    ("Account Type,Account Number", "Transaction Date", ["Description 1", "Description 2"], ["CAD$"]),
    ("Date,Amount,Account Number", "Date", ["Transaction Details"], ["Amount"]),
]
BARE = {"AT": (2, [1], [4], ";"), "US": (0, [4], [1], ","), "CA": (0, [1], [2, 3], ","), "AU": (0, [2], [1], ",")}


def decode(raw, cc):
    if raw[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return raw.decode("utf-16")
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        return raw.decode("cp1250" if cc in ("PL", "CZ") else "latin-1")


def read_csv(raw, cc):
    txt = decode(raw, cc)
    lines = txt.splitlines()
    found = None
    for i, ln in enumerate(lines):
        bare = ln.replace('"', "")
        for k in KNOWN:
            if bare.startswith(k[0]):
                found = (i, k)
                break
        if found:
            break
    us, out = cc in ("US", "CA"), []
    if not found:
        di, ti, ai, delim = BARE[cc]
        for row in csv.reader(io.StringIO(txt), delimiter=delim):
            if len(ai) == 1:
                a = amount(row[ai[0]])
            else:
                a = -amount(row[ai[0]]) if row[ai[0]] else amount(row[ai[1]])
            out.append((day(row[di], us), a, " ".join(row[t] for t in ti if row[t])))
        return out
    i, (mark, dcol, tcols, acols) = found
    delim = ";" if ";" in lines[i] else ","
    rows = list(csv.reader(io.StringIO("\n".join(lines[i:])), delimiter=delim))
    head = [h.strip() for h in rows[0]]
    at = lambda c: head.index(c)
    for row in rows[1:]:
        if len(row) < len(head) - 1 or not re.match(r"^\d", row[at(dcol)].strip()):
            continue
        if acols[-1] == "*afbij":
            a = amount(row[at(acols[0])]) * (-1 if row[at("Af Bij")] == "Af" else 1)
        elif len(acols) == 2:
            a = -abs(amount(row[at(acols[0])])) if row[at(acols[0])] else amount(row[at(acols[1])])
        else:
            a = amount(row[at(acols[0])])
        ts = []
        for c in tcols:
            if c == "*dkb":
                c = "Zahlungsempfänger*in" if a < 0 else "Zahlungspflichtige*r"
            ts.append(row[at(c)])
        out.append((day(row[at(dcol)], us), a, " ".join(t for t in ts if t)))
    return out


def read_ofx(raw, cc):
    txt = raw.decode("cp1252" if raw.startswith(b"OFXHEADER") else "utf-8")
    if not raw.startswith(b"OFXHEADER"):
        ET.fromstring(raw)
    out = []
    for blk in re.findall(r"<STMTTRN>(.*?)</STMTTRN>", txt, re.S):
        g = lambda t: (re.findall(r"<%s>([^<\r\n]*)" % t, blk) or [""])[0].strip()
        d = g("DTPOSTED")
        out.append((datetime.date(int(d[:4]), int(d[4:6]), int(d[6:8])), Decimal(g("TRNAMT")),
                    " ".join(html.unescape(x) for x in (g("NAME"), g("MEMO")) if x)))
        if len(html.unescape(g("NAME"))) > 32:
            raise ValueError("NAME too long")
    return out


def read_camt(raw, cc):
    root = ET.fromstring(raw)
    ns = root.tag.split("}")[0] + "}"
    out = []
    for st in root.iter(ns + "Stmt"):
        bals = {}
        for b in st.findall(ns + "Bal"):
            v = Decimal(b.find(ns + "Amt").text) * (1 if b.find(ns + "CdtDbtInd").text == "CRDT" else -1)
            bals[b.find("%sTp/%sCdOrPrtry/%sCd" % (ns, ns, ns)).text] = v
        for e in st.findall(ns + "Ntry"):
            neg = e.find(ns + "CdtDbtInd").text == "DBIT"
            a = Decimal(e.find(ns + "Amt").text) * (-1 if neg else 1)
            d = datetime.date.fromisoformat(e.find("%sBookgDt/%sDt" % (ns, ns)).text)
            role = "Cdtr" if neg else "Dbtr"
            parts = [n.text for r in e.iter(ns + role) for n in r.iter(ns + "Nm")] + [u.text for u in e.iter(ns + "Ustrd")]
            out.append((d, a, " ".join(parts)))
            bals["OPBD"] += a
        if bals["OPBD"] != bals["CLBD"]:
            raise ValueError("balance")
    return out


def read_mt(raw, cc):
    out, bal, cur = [], None, None
    for ln in raw.decode("ascii").split("\r\n"):
        if len(ln) > 65 + 4 and not ln.startswith("{"):
            raise ValueError("long line " + ln)
        m = re.match(r":(60F|62F):([CD])\d{6}[A-Z]{3}([\d,]+)$", ln)
        if m:
            v = Decimal(m.group(3).replace(",", ".")) * (1 if m.group(2) == "C" else -1)
            if m.group(1) == "62F" and v != bal:
                raise ValueError("balance")
            bal, cur = v, None
            continue
        m = re.match(r":61:(\d\d)(\d\d)(\d\d)(\d{4})(R?)([CD])[A-Z]?(\d+,\d\d)[NF]", ln)
        if m:
            a = Decimal(m.group(7).replace(",", "."))
            neg = (m.group(6) == "D") != (m.group(5) == "R")
            a = -a if neg else a
            bal += a
            cur = [datetime.date(2000 + int(m.group(1)), int(m.group(2)), int(m.group(3))), a, None]
            out.append(cur)
        elif ln.startswith(":86:") and cur:
            cur[2] = ln[4:]
        elif re.match(r"(:|-|\{|$)", ln):
            cur = None
        elif cur:
            cur[2] += "\n" + ln
    return [tuple(x) for x in out]


READ = {"csv": read_csv, "ofx1": read_ofx, "ofx2": read_ofx, "camt.053": read_camt, "mt940": read_mt}
LEAST = {"week": 4, "month": 3, "quarter": 2, "year": 2}


def main(folder):
    truth = json.load(open(os.path.join(folder, "truth.json"), encoding="utf-8"))["files"]
    bad, n, stat = [], collections.Counter(), collections.Counter()
    countries = set()
    for t in truth:
        say = lambda s: bad.append("%s: %s" % (t["file"], s))
        countries.add(t["country"])
        try:
            raw = open(os.path.join(folder, t["file"]), "rb").read()
            rows = READ[t["format"]](raw, t["country"])
        except Exception as x:
            say("cannot be read: %r" % x)
            continue
        n["bookings"] += len(rows)
        n[t["format"]] += 1
        if not 60 <= len(rows) <= 400:
            say("%d bookings" % len(rows))
        span = (max(r[0] for r in rows) - min(r[0] for r in rows)).days
        if not 150 <= span <= 740:
            say("%d days" % span)
        k = len(t["subscriptions"]) + len(t["ignore"])
        if not 10 <= k <= 20:
            say("%d series" % k)
        pool = collections.Counter(rows)
        for key in ("subscriptions", "ignore"):
            for s in t[key]:
                n[key] += 1
                stat[s["period"], key] += 1
                if key == "subscriptions":
                    n["active"] += s["active"]
                    if len(s["charges"]) < LEAST[s["period"]]:
                        say("too few charges: " + s["merchant"])
                if s["amount"] != s["charges"][-1]["amount"]:
                    say("amount is not the last charge's: " + s["merchant"])
                if s["charges"] != sorted(s["charges"], key=lambda c: c["date"]):
                    say("order: " + s["merchant"])
                for c in s["charges"]:
                    row = (datetime.date.fromisoformat(c["date"]), -Decimal(c["amount"]), c["text"])
                    n["charges"] += 1
                    if pool[row] < 1:
                        say("not on the statement: %s %r" % (s["merchant"], c))
                    pool[row] -= 1
        have = collections.Counter()
        for r, c in pool.items():
            have[r[2]] += c
        for s in t["not_subscriptions"]:
            for x in s["texts"]:
                if have[x] < 1:
                    say("no such text: %s %r" % (s["merchant"], x))
        for s in t["subscriptions"]:
            last = datetime.date.fromisoformat(s["charges"][-1]["date"])
            late = (max(r[0] for r in rows) - last).days
            room = {"week": 7, "month": 31, "quarter": 92, "year": 366}[s["period"]]
            if s["active"] and late > room + 30:
                say("active, though silent for %d days: %s" % (late, s["merchant"]))
            if not s["active"] and late <= room:
                say("not active, though not overdue: %s" % s["merchant"])
    print(dict(n), "countries", len(countries))
    print({"%s %s" % k: v for k, v in sorted(stat.items())})
    for b in bad[:40]:
        print("BAD", b)
    print("OK" if not bad else "%d faults" % len(bad))
    return bool(bad)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
