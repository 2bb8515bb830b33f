#!/usr/bin/env python3
"""python3 generate.py FOLDER --seed N --count 200: synthetic bank statements and truth.json."""
import argparse
import json
import os
import random
from collections import Counter

import fmt_camt
import fmt_csv
import fmt_mt940
import fmt_ofx
import present
import simulate

# how each bank words its bookings (present.py); others as drawn
STYLE = {"br-nuconta": 0, "br-bradesco": 1, "br-nubank": 0, "br-itau": 2, "us-wells-fargo": 1, "us-bofa": 2, "us-chase-checking": 0, "de-dkb": 1, "de-sparkasse-camt": 0, "de-sparkasse": 0,
         "de-volksbank": 0, "de-vr": 0, "de-comdirect": 2, "de-ing": 2, "nl-ing": 0, "nl-abn": 2, "nl-rabobank": 1, "fr-boursorama": 0, "fr-credit-agricole": 1, "es-santander": 0,
         "se-nordea": 1, "se-seb": 2, "uk-starling": 0, "pl-mbank": 1, "pl-pko": 0}
EXT = {"csv": ["csv"], "ofx": ["ofx", "ofx", "qfx"], "camt.053": ["xml"], "mt940": ["sta", "mt940", "940"]}


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("folder")
    ap.add_argument("--seed", type=int, default=1)
    ap.add_argument("--count", type=int, default=200)
    a = ap.parse_args()
    os.makedirs(a.folder, exist_ok=True)
    master = random.Random(f"author3-{a.seed}")
    turns = {"csv": list(fmt_csv.LAYOUTS), "camt.053": list(fmt_camt.FLAVOURS), "mt940": list(fmt_mt940.FLAVOURS),
             "ofx": [f for f in fmt_ofx.FLAVOURS]}
    for v in turns.values():
        master.shuffle(v)
    # OFX takes turns between 1.x and 2.x
    one, two = [f for f in turns["ofx"] if f[3] == 1], [f for f in turns["ofx"] if f[3] == 2]
    turns["ofx"] = [x for pair in zip(one, two) for x in pair]
    assert len(turns["ofx"]) == len(fmt_ofx.FLAVOURS)
    truth, stats = {}, Counter()
    for i in range(a.count):
        fmt = ["csv", "ofx", "camt.053", "mt940"][i % 4]
        k = i // 4
        fl = turns[fmt][k % len(turns[fmt])]
        if fmt == "csv":
            country, kind, layout = fmt_csv.LAYOUTS[fl]["country"], fmt_csv.LAYOUTS[fl]["kind"], fl
        elif fmt == "ofx":
            layout, country, kind, _ = fl
        elif fmt == "camt.053":
            (country, ver), kind = fl, "giro"
            layout = f"{country.lower()}-camt.053.{ver}"
        else:
            (layout, country), kind = fl, "giro"
        st = simulate.make(lambda t: random.Random(f"author3-{a.seed}-{i}-{t}"), country, kind)
        st.style = STYLE.get(layout, st.style)
        present.present(st)
        if fmt == "csv":
            data, enc = fmt_csv.write(st, layout), fmt_csv.LAYOUTS[layout]["enc"]
        else:
            data, enc = {"ofx": fmt_ofx, "camt.053": fmt_camt, "mt940": fmt_mt940}[fmt].write(st, fl)
        label = {"ofx": f"ofx{fl[3] if fmt == 'ofx' else ''}"}.get(fmt, fmt)
        name = f"{i + 1:03d}_{layout.replace('.', '-')}.{master.choice(EXT[fmt])}"
        with open(os.path.join(a.folder, name), "wb") as f:
            f.write(data)
        t = st.finish(st.events)
        truth[name] = {"format": label, "country": country, "layout": layout, "encoding": enc, "account": kind, "from": st.start.isoformat(), "to": st.end.isoformat(), "transactions": len(st.events), **t}
        for key in t:
            stats[key] += len(t[key])
        stats["transactions"] += len(st.events)
        stats["cancelled"] += sum(not s["active"] for s in t["subscriptions"])
        stats["regional"] += sum(s["regional"] for s in t["subscriptions"])
        for s in t["subscriptions"]:
            stats["per " + s["period"]] += 1
    with open(os.path.join(a.folder, "truth.json"), "w", encoding="utf-8") as f:
        json.dump(truth, f, ensure_ascii=False, indent=1)
    print(dict(stats))


if __name__ == "__main__":
    main()
