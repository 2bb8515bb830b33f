"""python3 generate.py FOLDER --seed N --count 200"""
import argparse
import json
import os
import random

import camt
import csvbanks
import life
import mt940
import ofx

FORMATS = ["csv", "ofx1", "ofx2", "camt.053", "mt940"]
EXT = {"csv": "csv", "ofx1": "ofx", "ofx2": "ofx", "camt.053": "xml", "mt940": "sta"}


def order(rng, items):
    """Endless: every item once in a shuffled round, then again."""
    while True:
        items = list(items)
        rng.shuffle(items)
        yield from items


def truth_of(a, name, fmt):
    subs, ign, taken = [], [], set()
    for s in a.series:
        ch = sorted((b for b in s["bookings"] if b.charge), key=lambda b: (b.day, b.seq))
        if not ch or s["klass"] == "none":
            continue
        item = {"merchant": s["name"] if s["name"] != "Bank fee" else f"{a.bank} account fee", "period": s["period"], "amount": f"{-ch[-1].amount:.2f}", "active": s["active"],
                "charges": [{"date": b.day.isoformat(), "amount": f"{-b.amount:.2f}", "text": b.text} for b in ch]}
        (subs if s["klass"] == "sub" else ign).append(item)
        taken |= {b.text for b in ch}
    nots = []
    for key, bs in a.decoys.items():
        texts = []
        for b in bs:
            if b.text and b.text not in taken and b.text not in texts:
                texts.append(b.text)
        if texts:
            nots.append({"merchant": key, "texts": texts})
    return {"file": name, "format": fmt, "country": a.cc, "currency": a.cur, "subscriptions": subs, "ignore": ign, "not_subscriptions": nots}


def main():
    p = argparse.ArgumentParser()
    p.add_argument("folder")
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--count", type=int, default=200)
    o = p.parse_args()
    os.makedirs(o.folder, exist_ok=True)
    top = random.Random(o.seed)
    queue = {"csv": order(top, csvbanks.BANKS), "ofx1": order(top, ofx.OFX1), "ofx2": order(top, ofx.OFX2), "camt.053": order(top, camt.CAMT), "mt940": order(top, mt940.MT)}
    files = []
    for n in range(o.count):
        fmt = FORMATS[n % 5]
        pick = next(queue[fmt])
        rng = random.Random(f"{o.seed}/{n}")
        cc, bank = (pick["cc"], pick["bank"]) if fmt == "csv" else pick[:2]
        a = life.build(rng, cc, bank)
        if fmt == "csv":
            data = csvbanks.write(pick, a)
        elif fmt in ("ofx1", "ofx2"):
            data = ofx.write(a, pick[2], 1 if fmt == "ofx1" else 2)
        elif fmt == "camt.053":
            data = camt.write(a, pick[2], pick[3], rng.random() < .5)
        else:
            data = mt940.write(a, pick[2], pick[3])
        name = f"{n + 1:03d}_{cc.lower()}_{bank.lower().replace(' ', '_')}.{EXT[fmt]}"
        with open(os.path.join(o.folder, name), "wb") as h:
            h.write(data)
        files.append(truth_of(a, name, fmt))
    with open(os.path.join(o.folder, "truth.json"), "w", encoding="utf-8") as h:
        json.dump({"files": files}, h, ensure_ascii=False, indent=1)


if __name__ == "__main__":
    main()
