#!/usr/bin/env python3
# -*- coding: utf-8 -*-
"""python3 generate.py FOLDER --seed N --count 200 : labelled bank statements and FOLDER/truth.json"""
import argparse, json, os, random
from decimal import Decimal as D
import engine, banks_csv, banks_xml, bank_mt940

FORMATS = ["csv", "ofx1", "ofx2", "camt.053", "mt940"]
LEAST = {"week": 4, "month": 3, "quarter": 2, "year": 2}

def account(r, cc):
    """Draw accounts until the bookings fit into 60..400."""
    for _ in range(60):
        months = r.choice([6, 7, 8, 9, 10, 11, 12, 12, 12, 13, 13, 14, 15, 16, 18, 18, 20, 22, 24, 24])
        nser = r.randint(11, 20) if months < 18 else r.randint(11, 15)
        A = engine.Account(r, cc, months, nser, r.choice([80, r.randint(90, 390), r.randint(90, 390)]))
        if 60 <= len(A.bk) <= 400 and 10 <= len(A.series) <= 20: break
    else: raise SystemExit("no fit")
    low = run = D(0)
    for b in A.bk:
        run += b.amt; low = min(low, run)
    # a balance that hardly ever is below zero
    A.opening = engine.q2(-low + A.money(r.uniform(20, 2500)))
    if r.random() < .15: A.opening = engine.q2(A.opening * D("0.8"))
    return A

def entry(s):
    return {"merchant": s["brand"], "period": s["period"], "amount": "%.2f" % -s["charges"][-1].amt, "active": s["active"],
            "charges": [{"date": b.date.isoformat(), "amount": "%.2f" % -b.amt, "text": b.text} for b in s["charges"]]}

def few(s):
    # a doubled or repeated debit is not one more period
    n, last = 0, None
    gap = {"week": 4, "month": 13, "quarter": 40, "year": 150}[s["period"]]
    for b in s["charges"]:
        if last is None or (b.date - last).days >= gap: n += 1; last = b.date
    return n < LEAST[s["period"]]

def truth(A, name, fmt):
    subs, ign = [], []
    for s in A.series:
        (ign if s["ignore"] or few(s) else subs).append(entry(s))
    own = {c["text"] for e in subs + ign for c in e["charges"]}
    dec = {}
    for b in A.bk:
        if b.grp and b.grp[0] == "D": dec.setdefault(b.grp[1], []).append(b)
    nots = []
    for k, bs in dec.items():
        if len(bs) < 2: continue
        ts = sorted({b.text for b in bs} - own)
        if ts: nots.append({"merchant": k, "texts": ts})
    return {"file": name, "format": fmt, "country": A.cc, "currency": A.cur, "subscriptions": subs, "ignore": ign, "not_subscriptions": nots}

def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("folder"); ap.add_argument("--seed", type=int, default=1); ap.add_argument("--count", type=int, default=200)
    a = ap.parse_args()
    os.makedirs(a.folder, exist_ok=True)
    for f in os.listdir(a.folder):
        if f[:3].isdigit() or f == "truth.json": os.remove(os.path.join(a.folder, f))
    first = random.Random("author6-order-%d" % a.seed)
    order = {}
    for f, l in (("csv", banks_csv.D), ("ofx1", banks_xml.OFX1), ("ofx2", banks_xml.OFX2), ("camt.053", banks_xml.CAMT), ("mt940", bank_mt940.BANKS)):
        l = list(l); first.shuffle(l); order[f] = l
    files = []
    for i in range(a.count):
        fmt = FORMATS[i % 5]
        bank = order[fmt][(i // 5) % len(order[fmt])]
        r = random.Random("author6-%d-%d" % (a.seed, i))
        cc = bank["cc"] if fmt == "csv" else bank[0]
        A = account(r, cc)
        if fmt == "csv": data = banks_csv.write(A, bank, r)
        elif fmt == "ofx1": data = banks_xml.ofx(A, bank, 1, r)
        elif fmt == "ofx2": data = banks_xml.ofx(A, bank, 2, r)
        elif fmt == "camt.053": data = banks_xml.camt(A, bank, r)
        else: data = bank_mt940.mt940(A, bank, r)
        ext = {"csv": "csv", "ofx1": "ofx", "ofx2": "ofx", "camt.053": "xml", "mt940": r.choice(["sta", "mt940", "940"])}[fmt]
        bn = bank["name"] if fmt == "csv" else bank[1]
        name = "%03d_%s_%s.%s" % (i + 1, cc.lower(), bn, ext)
        with open(os.path.join(a.folder, name), "wb") as h: h.write(data)
        files.append(truth(A, name, fmt))
    with open(os.path.join(a.folder, "truth.json"), "w", encoding="utf-8") as h: json.dump({"files": files}, h, ensure_ascii=False, indent=1)
    print(len(files), "statements,", sum(len(f["subscriptions"]) for f in files), "subscriptions,", sum(len(f["ignore"]) for f in files), "ignored,", sum(len(f["not_subscriptions"]) for f in files), "decoys")

main()
