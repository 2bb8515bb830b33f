#!/usr/bin/env python3
# -*- coding: utf-8 -*-
"""python3 check.py FOLDER : reads the statements back with readers of its own and compares them with truth.json."""
import csv, io, json, os, re, sys, html
import xml.etree.ElementTree as ET
from collections import Counter
from datetime import date, datetime
from decimal import Decimal as D

def ws(t): return re.sub(r"\s+", " ", t).strip()
def num(t, dec):
    t = re.sub(r"[^0-9,.\-+]", "", t)
    t = t.replace("." if dec == "," else ",", "").replace(dec, ".")
    return D(t) if t not in ("", "-", "+") else D(0)

# start of header -> encoding, separator, date column, its format, amount columns, decimal mark, text columns
# amount: (c,) signed; (debit, credit) positive or signed; ("Af Bij", c) sign in words
H = {
 '"Auftragskonto";': ("iso-8859-1", ";", 1, "%d.%m.%y", (14,), ",", (11, 4)),
 '"Buchungsdatum";"Wertstellung";"Status"': ("utf-8-sig", ";", 0, "%d.%m.%y", (8,), ",", "dkb"),
 'Buchung;Wertstellungsdatum;Auftrag': ("iso-8859-1", ";", 0, "%d.%m.%Y", (7,), ",", (2, 4)),
 '"Buchungstag";"Wertstellung (Valuta)"': ("iso-8859-1", ";", 0, "%d.%m.%Y", (4,), ",", (3,)),
 'Booking Date,Value Date,Partner Name': ("utf-8", ",", 0, "%Y-%m-%d", (7,), ".", (2, 5)),
 '"Buchungsdatum";"Partnername"': ("utf-8-sig", ";", 0, "%d.%m.%Y", (6,), ",", (1, 8)),
 'Buchungsdatum;Avisierungstext': ("utf-8-sig", ";", 0, "%d.%m.%Y", (3, 2), ".", (1,)),
 'Abschlussdatum;': ("utf-8-sig", ";", 2, "%Y-%m-%d", (5, 6), ".", (10, 11, 12)),
 '"Datum";"Naam / Omschrijving"': ("utf-8", ";", 0, "%Y%m%d", ("Af", 5, 6), ",", (1, 8)),
 '"IBAN/BBAN","Munt"': ("iso-8859-1", ",", 4, "%Y-%m-%d", (6,), ",", (9, 19, 20, 21)),
 'Rekening;Boekdatum;': ("utf-8-sig", ";", 1, "%d-%m-%Y", (5,), ",", (9, 10)),
 'Numéro de compte;': ("iso-8859-1", ";", 4, "%d/%m/%Y", (6,), ",", (8, 9)),
 'dateOp;dateVal;': ("utf-8-sig", ";", 0, "%Y-%m-%d", (6,), ",", (2,)),
 'Date;Libellé;': ("iso-8859-1", ";", 0, "%d/%m/%Y", (2, 3), ",", (1,)),
 'FECHA OPERACIÓN;': ("iso-8859-15", ";", 0, "%d/%m/%Y", (3,), ",", (2,)),
 'Fecha;Fecha valor;': ("utf-8-sig", ";", 0, "%d/%m/%Y", (4,), ",", (2, 3)),
 'Data;Operazione;': ("utf-8", ";", 0, "%d/%m/%Y", (7,), ",", (1, 2)),
 'Data Registrazione;': ("iso-8859-1", ";", 0, "%d.%m.%Y", (3,), ",", (2,)),
 'Data mov. ;': ("iso-8859-15", ";", 0, "%d-%m-%Y", (3, 4), ",", (2,)),
 'Transaction Date,Transaction Type': ("utf-8", ",", 0, "%d/%m/%Y", (5, 6), ".", (4,)),
 'Number,Date,Account': ("utf-8", ",", 1, "%d/%m/%Y", (3,), ".", (5,)),
 'Transaction ID,Date': ("utf-8", ",", 1, "%d/%m/%Y", (7,), ".", (4, 14)),
 'Posted Account,': ("utf-8", ",", 1, "%d/%m/%Y", (5, 6), ".", (2, 3, 4)),
 'Details,Posting Date': ("utf-8", ",", 1, "%m/%d/%Y", (3,), ".", (2,)),
 'Date,Description,Amount,Running': ("utf-8", ",", 0, "%m/%d/%Y", (2,), ".", (1,)),
 '"Account Type",': ("utf-8", ",", 2, "%m/%d/%Y", (6,), ".", (4, 5)),
 'Type,Details,Particulars': ("utf-8", ",", 6, "%d/%m/%Y", (5,), ".", (1, 2, 3, 4)),
 'Radnummer,': ("iso-8859-1", ",", 5, "%Y-%m-%d", (10,), ".", (8, 9)),
 'Bokföringsdag;': ("utf-8-sig", ";", 0, "%Y/%m/%d", (1,), ",", (5,)),
 '"Dato";"Forklaring"': ("iso-8859-1", ";", 0, "%d.%m.%Y", (3, 4), ",", (1,)),
 '"Dato";"Tekst"': ("iso-8859-1", ";", 0, "%d.%m.%Y", (2,), ",", (1,)),
 'Kirjauspäivä;': ("utf-8-sig", ";", 0, "%Y-%m-%d", (2,), ",", (5, 9)),
 '#Data operacji;': ("cp1250", ";", 1, "%Y-%m-%d", (6,), ",", (4, 3)),
 '"Data operacji","Data waluty"': ("cp1250", ",", 0, "%Y-%m-%d", (3,), ".", (6, 7, 8, 9, 10)),
 '"ID pohybu";': ("utf-8-sig", ";", 1, "%d.%m.%Y", (2,), ",", (5, 12)),
 'Data,Valor,': ("utf-8", ",", 0, "%d/%m/%Y", (1,), ".", (3,)),
}
# without a header: what the first line looks like
N = [(r"AT\d{18};", ("iso-8859-1", ";", 2, "%d.%m.%Y", (4,), ",", (1,))), (r"\d{9}\tEUR\t", ("utf-8", "\t", 2, "%Y%m%d", (6,), ",", (7,))),
     (r'"\d\d/\d\d/\d{4}","[^"]+","\*"', ("utf-8", ",", 0, "%m/%d/%Y", (1,), ".", (4,))), (r'"\d\d/\d\d/\d{4}","[^"]+","[^"]*","[+-]', ("utf-8", ",", 0, "%d/%m/%Y", (1,), ".", (2,))),
     (r"\d\d/\d\d/\d{4};", ("iso-8859-1", ";", 0, "%d/%m/%Y", (2,), ",", (1,))), (r"\d\d/\d\d/\d{4},", ("utf-8", ",", 0, "%m/%d/%Y", (2, 3), ".", (1,)))]

def read_csv(data, owner=None):
    for key, spec in H.items():
        enc = spec[0]
        try: t = data.decode(enc)
        except UnicodeDecodeError: continue
        ls = t.split("\n")
        k = next((i for i, l in enumerate(ls[:25]) if l.startswith(key)), None)
        if k is not None: t = "\n".join(ls[k + 1:]); break
    else:
        first = data.decode("latin-1").split("\n")[0]
        spec = next(s for p, s in N if re.match(p, first))
        t = data.decode(spec[0])
    enc, sep, dc, df, am, dec, tc = spec
    out = []
    rd = csv.reader(io.StringIO(t, newline=""), delimiter=sep, quoting=csv.QUOTE_NONE if sep == "\t" or '"' not in t else csv.QUOTE_MINIMAL)
    for f in rd:
        if len(f) <= max(x for x in am if isinstance(x, int)): continue
        try: d = datetime.strptime(f[dc].strip(), df).date()
        except ValueError: continue
        if am[0] == "Af": a = num(f[am[2]], dec) * (-1 if f[am[1]] == "Af" else 1)
        elif len(am) == 2: a = num(f[am[1]], dec) - abs(num(f[am[0]], dec))
        else: a = num(f[am[0]], dec)
        if tc == "dkb": x = [f[4] if a < 0 else f[3], f[5]]
        else: x = [f[i] for i in tc if i < len(f)]
        out.append((d, a, ws(" ".join(x))))
    return out

def read_ofx(data):
    head = data[:400].decode("latin-1")
    enc = "utf-8" if "<?xml" in head or "ENCODING:UTF-8" in head else "cp1252"
    t = data.decode(enc)
    if "<?xml" in head: ET.fromstring(t[t.index("<OFX>"):])            # must be well-formed
    out = []
    for blk in re.findall(r"<STMTTRN>(.*?)</STMTTRN>", t, re.S):
        g = lambda k: (lambda m: html.unescape(m.group(1).strip()) if m else "")(re.search(r"<%s>([^<\r\n]*)" % k, blk))
        d = g("DTPOSTED")[:8]
        assert len(g("NAME")) <= 32 and g("FITID")
        out.append((datetime.strptime(d, "%Y%m%d").date(), D(g("TRNAMT").replace(",", ".")), ws(g("NAME") + " " + g("MEMO"))))
    assert len(set(re.findall(r"<FITID>([^<\r\n]*)", t))) == len(out)
    return out, (D(re.search(r"<BALAMT>([^<\r\n]*)", t).group(1)))

def read_camt(data):
    r = ET.fromstring(data)
    ns = re.match(r"\{.*\}", r.tag).group(0)
    p = lambda s: "/".join(ns + x if x not in (".", "..", "") else x for x in s.split("/"))
    out = []
    for st in r.iter(ns + "Stmt"):
        bal = {}
        for b in st.findall(p("Bal")):
            v = D(b.find(p("Amt")).text) * (1 if b.find(p("CdtDbtInd")).text == "CRDT" else -1)
            bal[b.find(p("Tp/CdOrPrtry/Cd")).text] = v
        s = D(0)
        for n in st.findall(p("Ntry")):
            deb = n.find(p("CdtDbtInd")).text == "DBIT"
            a = D(n.find(p("Amt")).text) * (-1 if deb else 1); s += a
            d = date.fromisoformat(n.find(p("BookgDt/Dt")).text)
            nm = [e.text for k in ("RltdPties/%s/Nm", "RltdPties/%s/Pty/Nm") for e in n.iter(ns + "TxDtls") for e in e.findall(p(k % ("Cdtr" if deb else "Dbtr")))]
            us = [e.text or "" for e in n.iter(ns + "Ustrd")]
            assert all(len(u) <= 140 for u in us)
            out.append((d, a, ws(" ".join(nm + us))))
        o = bal.get("OPBD", bal.get("PRCD"))
        assert o + s == bal["CLBD"], "balance"
    return out

def read_mt940(data):
    t = data.decode("ascii").replace("\r\n", "\n")
    out, cur, bal = [], None, None
    tags = re.split(r"\n(?=:\d\d[A-Z]?:)", "\n" + t)
    for x in tags:
        m = re.match(r":(\d\d[A-Z]?):(.*)", x, re.S)
        if not m: continue
        tag, v = m.groups()
        v = re.split(r"\n-\}?(?:\n|$)", v)[0].rstrip("\n")
        if tag == "60F": bal = D(v[10:].replace(",", ".")) * (1 if v[0] == "C" else -1)
        elif tag == "61":
            g = re.match(r"(\d{6})(\d{4})([CD])R?(\d+,\d\d)[NF]", v); assert g, v
            y, md = int("20" + v[:2]), g.group(2)
            vd = date(y, int(v[2:4]), int(v[4:6])); d = date(y, int(md[:2]), int(md[2:]))
            # the entry date has no year: the one nearest to the value date
            d = min((date(y + k, d.month, min(d.day, 28) if d.month == 2 else d.day) if k else d for k in (-1, 0, 1)), key=lambda q: abs((q - vd).days))
            a = D(g.group(4).replace(",", ".")) * (1 if g.group(3) == "C" else -1)
            cur = [d, a, ""]; out.append(cur); bal += a
        elif tag == "86": 
            assert all(len(l) <= 65 for l in v.split("\n")), v
            cur[2] = v.replace("\n", "")
        elif tag == "62F": assert bal == D(v[10:].replace(",", ".")) * (1 if v[0] == "C" else -1), "balance"
    return [tuple(x) for x in out]

def main(folder):
    T = json.load(open(os.path.join(folder, "truth.json"), encoding="utf-8"))["files"]
    bad, cnt, cc, per, lens, brands = [], Counter(), Counter(), Counter(), [], Counter()
    LEAST = {"week": 4, "month": 3, "quarter": 2, "year": 2}; STEP = {"week": 7, "month": 31, "quarter": 92, "year": 366}
    on_disk = {f for f in os.listdir(folder) if f != "truth.json"}
    if on_disk != {t["file"] for t in T}: bad.append("files on disk and in truth differ")
    for t in T:
        fn = t["file"]
        def no(*a): bad.append("%s: %s" % (fn, " ".join(map(str, a))))
        data = open(os.path.join(folder, fn), "rb").read()
        try:
            if t["format"] == "csv": bk = read_csv(data)
            elif t["format"] in ("ofx1", "ofx2"): bk, _ = read_ofx(data)
            elif t["format"] == "camt.053": bk = read_camt(data)
            else: bk = read_mt940(data)
        except Exception as e:
            no("cannot be read:", type(e).__name__, e); continue
        if b"\x00" in data or b"\x01" in data or b"\x02" in data: no("control characters")
        cnt[t["format"]] += 1; cc[t["country"]] += 1; lens.append(len(bk))
        ds = [b[0] for b in bk]
        end = max(ds)
        span = (end - min(ds)).days / 30.4
        if not 60 <= len(bk) <= 400: no("bookings", len(bk))
        if not 4.8 <= span <= 24.5: no("months", span)
        if not 10 <= len(t["subscriptions"]) + len(t["ignore"]) <= 20: no("series", len(t["subscriptions"]) + len(t["ignore"]))
        left = Counter((d, a, x) for d, a, x in bk)
        for kind in ("subscriptions", "ignore"):
            for s in t[kind]:
                cnt[kind] += 1
                if kind == "subscriptions": per[s["period"]] += 1; brands[s["merchant"]] += 1
                ch = s["charges"]
                if set(s) != {"merchant", "period", "amount", "active", "charges"} or s["period"] not in LEAST: no("keys", s["merchant"])
                for c in ch:
                    cnt["charges"] += 1
                    k = (date.fromisoformat(c["date"]), -D(c["amount"]), c["text"])
                    if D(c["amount"]) <= 0: no("amount", c)
                    if left[k] <= 0: no("not in the file:", s["merchant"], c)
                    left[k] -= 1
                if [c["date"] for c in ch] != sorted(c["date"] for c in ch): no("order", s["merchant"])
                if s["amount"] != ch[-1]["amount"]: no("last amount", s["merchant"])
                if kind == "subscriptions":
                    if len(ch) < LEAST[s["period"]]: no("too few charges", s["merchant"])
                    gap = (end - date.fromisoformat(ch[-1]["date"])).days
                    if s["active"] and gap > STEP[s["period"]] + 12: no("active, but last seen %d days ago" % gap, s["merchant"])
                    if not s["active"] and gap < STEP[s["period"]] + 5: no("not active, but only %d days" % gap, s["merchant"])
                    dd = [date.fromisoformat(c["date"]) for c in ch]
                    gaps = sorted(g for g in ((b - a).days for a, b in zip(dd, dd[1:])) if g > .45 * STEP[s["period"]])
                    if gaps and len(gaps) > 2:
                        med = gaps[len(gaps) // 2]
                        if not .6 * STEP[s["period"]] <= med <= 1.6 * STEP[s["period"]]: no("period", s["merchant"], gaps)
        texts = {x for _, _, x in bk}
        own = {c["text"] for k in ("subscriptions", "ignore") for s in t[k] for c in s["charges"]}
        for n in t["not_subscriptions"]:
            cnt["decoys"] += 1
            if not n["texts"]: no("decoy without text", n["merchant"])
            for x in n["texts"]:
                if x not in texts: no("decoy not in the file:", x)
                if x in own: no("decoy is a charge:", x)
    if len(cc) < 12: bad.append("only %d countries" % len(cc))
    for f in ("csv", "ofx1", "ofx2", "camt.053", "mt940"):
        if cnt[f] < len(T) // 5: bad.append("too few " + f)
    print(dict(cnt)); print("countries:", len(cc), dict(cc)); print("periods:", dict(per), "bookings: %d-%d" % (min(lens), max(lens)), "merchants:", len(brands))
    for b in bad[:40]: print("BAD", b)
    print("FAILED: %d" % len(bad) if bad else "all good")
    return 1 if bad else 0

sys.exit(main(sys.argv[1]))
