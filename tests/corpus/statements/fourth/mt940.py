"""MT940: the German ?20 structure (also AT, CZ), the Dutch /CODE/ words, the Polish ~20 one, and free text."""
from datetime import timedelta
import words as w
from core import add_months, ascii_fold

MT = [("DE", "Sparkasse", w.de_spk, "q"), ("NL", "ABN AMRO", w.nl_abn, "free"), ("CH", "UBS", w.ch_ubs, "free"), ("AT", "Erste Bank", w.at_george, "q"), ("PL", "mBank", w.pl, "tilde"),
      ("NL", "ING NL", w.nl_rabo, "ing"), ("CZ", "Fio", w.cz, "q"), ("BE", "KBC", w.be_kbc, "free"), ("DE", "Volksbank", w.de_spk, "q"), ("DK", "Danske Bank", w.nordic, "free"),
      ("SE", "Nordea", w.nordic, "free"), ("NO", "DNB", w.nordic, "free"), ("NL", "Rabobank", w.nl_rabo, "rabo"), ("GB", "HSBC", w.gb, "free"), ("CH", "PostFinance", w.ch_post, "free"),
      ("FI", "Nordea", w.nordic, "free"), ("DE", "Commerzbank", w.de_spk, "q"), ("IE", "AIB", w.ie, "free")]
GVC = {"card": "107", "dd": "105", "so": "117", "out": "116", "in": "166", "salary": "153", "atm": "106", "fee": "808", "return": "109", "refund": "166"}
CODE = {"card": "NMSC", "dd": "NDDT", "so": "NSTO", "fee": "NCHG", "atm": "NMSC", "return": "NRTI"}


def clean(s):
    s = ascii_fold(s)
    return "".join(c if c.isalnum() or c in " /-?:().,'+&*#=_@!%~" else " " for c in s)


def wrap(s, n=65, limit=6):
    out = []
    s = " ".join(s.split()) if "  " in s else s
    while s and len(out) < limit:
        cut = n
        if len(s) > n:
            while cut > n - 12 and (s[cut] in ":-" or s[cut] == " " or s[cut - 1] == " "):
                cut -= 1
        out.append(s[:cut])
        s = s[cut:]
    return out


def structured(b, a, mark):
    """Sub-fields of 27 characters; a line holds as many as fit into 65."""
    q = clean(b.purpose).replace("?", " ").replace("~", " ")
    use = ""
    if b.kind in ("dd", "return") and a.cc in ("DE", "AT"):
        fields = [f"EREF+{b.e2e}"[:27], f"MREF+{b.mandate}"[:27], f"CRED+{b.cid}"[:27]]
        use = "SVWZ+" + q
    elif b.kind in ("so", "out", "in", "salary") and a.cc == "DE":
        fields, use = [], "SVWZ+" + q
    else:
        fields, use = [], q
    while use and len(fields) < 9:
        fields.append(use[:27])
        use = use[27:]
    subs = [f"{mark}00{clean(b.typ).upper()[:27]}", f"{mark}10{b.token[:4]}"]
    subs += [f"{mark}{20 + i}{x}" for i, x in enumerate(fields)]
    if b.kind not in ("card", "atm", "fee") and b.iban:
        subs += [f"{mark}30{b.bic[:11]}", f"{mark}31{b.iban}"]
    name = clean(b.payee or (b.name if b.kind not in ("card", "atm", "fee") else "")).replace("?", " ").replace("~", " ")
    if name:
        subs.append(f"{mark}32{name[:27]}")
        if name[27:].strip():
            subs.append(f"{mark}33{name[27:54]}")
    if b.kind == "return":
        subs.append(f"{mark}34914")
    lines, cur = [], GVC.get(b.kind, "177")
    for s in subs:
        if len(cur) + len(s) > 65:
            lines.append(cur)
            cur = ""
        cur += s
    lines.append(cur)
    return [x.rstrip() for x in lines]


def info(b, a, flavour):
    if flavour in ("q", "tilde"):
        return structured(b, a, "?" if flavour == "q" else "~")
    p, q = clean(b.payee), clean(b.purpose)
    if flavour == "ing":
        if b.kind == "card":
            return wrap(f"/REMI/USTD//{p} {q}/")
        mr = f"/MARF/{b.mandate}/CSID/{b.cid}" if b.kind == "dd" else ""
        return wrap(f"/EREF/{b.e2e or 'NOTPROVIDED'}{mr}/CNTP/{b.iban}/{b.bic}/{p}///REMI/USTD//{q}/")
    if flavour == "rabo":
        if b.kind == "card":
            return wrap(f"{p} {q}")
        mr = f"/MARF/{b.mandate}" if b.kind == "dd" else ""
        return wrap(f"/EREF/{b.e2e or 'NOTPROVIDED'}{mr}/{'BENM' if b.amount < 0 else 'ORDP'}//NAME/{p}/REMI/{q}/CSID/{b.cid}" if b.kind == "dd" else f"/{'BENM' if b.amount < 0 else 'ORDP'}//NAME/{p}/REMI/{q}")
    return wrap(f"{p} {q}".strip()) or ["DIVERSE"]


def write(a, style, flavour):
    w.apply(style, a)
    nl = "\r\n"
    out = []
    spans = [(add_months(a.start, i), add_months(a.start, i + 1) - timedelta(1)) for i in range(a.months)]
    running = a.opening
    acct = {"DE": f"{a.iban[4:12]}/{a.iban[12:]}", "NL": a.iban[-10:] if a.bank == "ABN AMRO" else a.iban}.get(a.cc, a.iban)
    def bal(x, d):
        return f"{'C' if x >= 0 else 'D'}{d:%y%m%d}{a.cur}{abs(x):.2f}".replace(".", ",")
    for n, (s, e) in enumerate(spans):
        bs = [b for b in a.bookings if s <= b.day <= e]
        if flavour == "ing" and n == 0:
            out += ["{1:F01INGBNL2ABXXX0000000000}", "{2:I940INGBNL2AXXXN}", "{4:"]
        out += [f":20:{'STARTUMS' if a.cc == 'DE' else 'P' + e.strftime('%y%m%d') + a.number}", f":25:{acct}{a.cur if a.cc in ('NL', 'DE') and flavour != 'free' else ''}", f":28C:{n + 1:05d}/001", f":60F:{bal(running, s)}"]
        for b in bs:
            lines = info(b, a, flavour)
            b.text = "\n".join(lines)
            mark = ("RD" if b.kind == "return" else "C") if b.amount > 0 else "D"
            fx = f"{nl}/OCMT/{b.fx[0]}{b.fx[1]}/".replace(".", ",") if b.fx and a.cc in ("DE", "CH") else ""
            third = "R" if a.cur == "EUR" and a.cc in ("DE", "AT") and mark in "DC" else ""
            out.append(f":61:{b.day:%y%m%d}{b.day:%m%d}{mark}{third}{abs(b.amount):.2f}".replace(".", ",") + f"{CODE.get(b.kind, 'NTRF')}{(b.e2e or 'NONREF')[:16] if flavour != 'free' else 'NONREF'}//{b.token}{fx}")
            out.append(":86:" + nl.join(lines))
            running += b.amount
        out += [f":62F:{bal(running, e)}", "-"]
    if flavour == "ing":
        out[-1] = "-}"
    return (nl.join(out) + nl).encode("ascii")
