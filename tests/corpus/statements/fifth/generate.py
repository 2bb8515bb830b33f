"""python3 generate.py FOLDER --seed N --count 200"""
import argparse
import json
import os
import random
from engine import Account, truth
import base
import w_csv
import w_other

FORMATS = ["csv", "ofx1", "ofx2", "camt.053", "mt940"]
WHERE = {"csv": "DE AT CH NL BE FR ES IT PT IE GB SE DK PL CZ US CA AU".split(),
         "ofx1": "US CA FR AU GB PT BE IE US ES".split(), "ofx2": "US CA GB AU FR IE US ES".split(),
         "camt.053": "DE CH NL AT BE FR IT ES SE DK PL CZ DE CH".split(), "mt940": "DE NL AT BE PL CZ CH SE DK DE NL".split()}
EXT = {"csv": "csv", "ofx1": "ofx", "ofx2": "ofx", "camt.053": "xml", "mt940": "sta"}


def account(cc, fmt, key):
    for k in range(40):
        r = random.Random("%s/%d" % (key, k))
        acc = Account(cc, fmt, r)
        if 60 <= len(acc.book) <= 400 and 10 <= len(acc.series) <= 20:
            return acc
    raise SystemExit("no statement of the right size for " + key)


def main():
    p = argparse.ArgumentParser()
    p.add_argument("folder")
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--count", type=int, default=200)
    a = p.parse_args()
    os.makedirs(a.folder, exist_ok=True)
    order = {}
    for fmt in FORMATS:
        lst = list(WHERE[fmt])
        random.Random("%d%s" % (a.seed, fmt)).shuffle(lst)
        order[fmt] = lst
    files = []
    for i in range(a.count):
        fmt = FORMATS[i % 5]
        lst = order[fmt]
        cc = lst[(i // 5) % len(lst)]
        acc = account(cc, fmt, "%d/%d" % (a.seed, i))
        bal = acc.opening = acc.r.randint(50000, 900000)
        for n, b in enumerate(acc.book):
            bal += b["amount"]
            b["bal"], b["seq"] = bal, n + 1
        acc.closing = bal
        acc.credits = sum(b["amount"] for b in acc.book if b["amount"] > 0)
        acc.debits = sum(b["amount"] for b in acc.book if b["amount"] < 0)
        if fmt == "csv":
            lay = w_csv.pick(acc)
            code = {"Rabobank": "RABO", "ING NL": "INGB"}.get(lay["bank"], "")
            while code not in acc.iban:
                acc.iban = base.iban(acc.r, cc)
            data, text = w_csv.write(acc, lay), w_csv.text_of(lay)
        elif fmt in ("ofx1", "ofx2"):
            data, text = w_other.ofx(acc), w_other.ofx_text(acc)
        elif fmt == "camt.053":
            data, text = w_other.camt(acc), w_other.camt_text(acc)
        else:
            data, text = w_other.mt940(acc), w_other.mt_text(acc)
        name = "st%03d_%s_%s.%s" % (i + 1, cc.lower(), fmt.replace(".", ""), EXT[fmt])
        with open(os.path.join(a.folder, name), "wb") as fh:
            fh.write(data)
        files.append(truth(acc, text, name))
    with open(os.path.join(a.folder, "truth.json"), "w", encoding="utf-8") as fh:
        json.dump({"files": files}, fh, ensure_ascii=False, indent=1)
    print("%d statements, %d subscriptions, %d ignored, %d of something else" % (
        len(files), sum(len(x["subscriptions"]) for x in files), sum(len(x["ignore"]) for x in files), sum(len(x["not_subscriptions"]) for x in files)))


if __name__ == "__main__":
    main()
