# -*- coding: utf-8 -*-
"""MT940. The text of a booking is the whole :86:, its lines joined without a separator."""
import re
from texts import render
from engine import digits, alnum
from banks_xml import ascii_

BANKS = [("DE", "sparkasse", "77050000", "gvc", "de_spk"), ("NL", "abnamro", "ABNANL2A", "abn", "nl_rabo"), ("PL", "mbank", "BREXPLPW", "tilde", "pl_mb"), ("AT", "rlb", "RZOOAT2L", "gvc", "at_pp"),
         ("CH", "zkb", "ZKBKCHZZ80A", "free", "ch_pp"), ("CZ", "kb", "KOMBCZPP", "gvc", "cz_fio"), ("NL", "ing", "INGBNL2A", "ing", "nl_rabo"), ("BE", "bnpfortis", "GEBABEBB", "free", "be_ing"), ("DE", "commerzbank", "10040000", "gvc", "de_dkb"),
         ("FR", "cic", "CMCIFRPP", "free", "fr_bnp"), ("NL", "rabobank", "RABONL2U", "rabo", "nl_rabo"), ("PL", "pekao", "PKOPPLPW", "caret", "pl_mb"), ("SE", "seb", "ESSESESS", "free", "se_pp"), ("DE", "gls", "43060967", "gvc", "de_dkb"), ("GB", "hsbc", "MIDLGB22", "free", "gb_hsbc"),
         ("FI", "danskefi", "DABAFIHH", "free", "fi_nor"), ("ES", "sabadell", "BSABESBB", "free", "es_san"), ("DK", "danskebank", "DABADKKK", "free", "dk_nyk")]

def wrap(t, n=65):
    """Lines of at most n; never broken beside a blank, so that joining them gives the text back."""
    out = []
    while len(t) > n:
        k = n
        while k > 20 and (t[k] in " -:" or t[k - 1] == " "): k -= 1
        out.append(t[:k]); t = t[k:]
    return out + [t]

GVC = {"card": "106", "dd": "105", "so": "152", "out": "177", "in": "166", "sal": "153", "fee": "808", "atm": "083", "ret": "159", "refund": "166"}
BT = {"card": "KARTENZAHLUNG", "dd": "FOLGELASTSCHRIFT", "so": "DAUERAUFTRAG", "out": "UEBERWEISUNG", "in": "GUTSCHRIFT", "sal": "LOHN GEHALT", "fee": "ENTGELTABSCHLUSS", "atm": "AUSZAHLUNG", "ret": "RUECKLASTSCHRIFT", "refund": "GUTSCHRIFT KARTE"}
BTC = {"card": "PLATBA KARTOU", "dd": "INKASO", "so": "TRVALY PRIKAZ", "out": "UHRADA", "in": "PRICHOZI UHRADA", "sal": "PRICHOZI UHRADA", "fee": "POPLATEK", "atm": "VYBER ATM", "ret": "VRACENI INKASA", "refund": "VRACENI"}
TRTP = {"dd": "SEPA INCASSO ALGEMEEN DOORLOPEND", "so": "SEPA PERIODIEKE OVERB.", "out": "SEPA OVERBOEKING", "in": "SEPA OVERBOEKING", "sal": "SEPA OVERBOEKING", "ret": "SEPA INCASSO STORNO"}
PLT = {"card": "TRANSAKCJA KARTA PLATNICZA", "dd": "POLECENIE ZAPLATY", "so": "ZLECENIE STALE", "out": "PRZELEW ELIXIR", "in": "PRZELEW PRZYCHODZACY", "sal": "PRZELEW PRZYCHODZACY", "fee": "OPLATA", "atm": "WYPLATA", "ret": "ZWROT", "refund": "ZWROT"}

def uml(t):
    for a, b in (("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("Ä", "Ae"), ("Ö", "Oe"), ("Ü", "Ue"), ("ß", "ss")): t = t.replace(a, b)
    return ascii_(t)

def chunks(t, n):
    """Subfields of n characters; a blank at an edge would get lost, so the cut moves."""
    out = []
    while len(t) > n:
        k = n
        while k > 10 and (t[k] == " " or t[k - 1] == " "): k -= 1
        out.append(t[:k]); t = t[k:]
    return out + ([t] if t else [])

def structured(b, a, c, cc, r, m, bic):
    """German habit: ?00 booking text, ?20-?29 purpose with EREF+ MREF+ CRED+ SVWZ+, ?30-?33 counterparty."""
    bt = (BTC if cc == "CZ" else BT)[b.kind]
    parts = [GVC[b.kind], "?00" + bt]
    if cc == "DE": parts.append("?10931%d" % (b.n % 10))
    segs = []
    if b.kind in ("dd", "ret") and cc in ("DE", "AT"):
        segs = ["EREF+" + (b.e2e or "NOTPROVIDED"), "MREF+" + b.mandate, "CRED+" + b.cred] + chunks("SVWZ+" + c, 27)
    elif c:
        segs = chunks(("SVWZ+" if cc == "DE" and b.kind != "card" else "") + c, 27)
    nums = ["?%d" % i for i in list(range(20, 30)) + list(range(60, 64))]
    for k, s in zip(nums, segs): parts.append(k + s)
    if b.kind not in ("card", "atm", "fee"): parts += ["?30" + bic, "?31" + b.iban]
    nm = chunks(a, 27)[:2]
    for k, s in zip(("?32", "?33"), nm): parts.append(k + s)
    return parts

def mt940(A, bank, r):
    cc, name, bic, how, style = bank
    dec = "," if cc not in ("CH", "GB") else "."
    conv = uml if cc in ("DE", "AT", "CH") else ascii_
    perfield = name in ("commerzbank", "gls", "rlb", "kb")
    bal = A.opening
    ib = A.iban()
    num = lambda x: ("%.2f" % abs(x)).replace(".", ",")
    groups, k0 = [], None
    daily = r.random() < .35
    for b in A.bk:
        k = b.date if daily else (b.date.year, b.date.month)
        if k != k0: groups.append([]); k0 = k
        groups[-1].append(b)
    out = []
    for i, g in enumerate(groups):
        head = [":20:%s" % ("STARTUMS" if how == "gvc" else "ABN AMRO BANK NV" if how == "abn" else "940S%s" % g[-1].date.strftime("%y%m%d")),
                ":25:%s" % (("%s/%s" % (bic, A.acct)) if how == "gvc" and cc == "DE" else ib + (" EUR" if how == "rabo" else "")), ":28C:%05d/%03d" % (i + 1, 1) if how != "ing" else ":28C:%05d" % (i + 1),
                ":60F:%s%s%s%s" % ("C" if bal >= 0 else "D", g[0].date.strftime("%y%m%d"), A.cur, num(bal))]
        body = []
        for b in g:
            bal += b.amt
            a, c = [conv(t.replace("\x00", " ")) for t in render(b, style, r, A, dec)]
            a, c = [re.sub(r"[?~^<>]", " ", t).strip() if how in ("gvc", "tilde", "caret") else t for t in (a, c)]
            tt = {"card": "NMSC", "dd": "NDDT", "fee": "NCHG"}.get(b.kind, "NTRF")
            if how in ("ing", "abn", "rabo"): tt = {"card": "N426" if how == "abn" else "NMSC", "dd": "N247" if how == "abn" else "NDDT"}.get(b.kind, "NTRF")
            ocmt = ""
            if b.fx and how == "gvc": ocmt = "\r\n/OCMT/%s%s/" % (b.fx[0], num(b.fx[1]))
            body.append(":61:%s%s%s%s%s%s%s" % (b.vdate.strftime("%y%m%d"), b.date.strftime("%m%d"), "D" if b.amt < 0 else "C", "R" if how == "gvc" and cc == "DE" and name == "sparkasse" else "", num(b.amt), tt + "NONREF", ("//%s%06d" % (A.acct[:4], b.n) if how != "tilde" else "") + ocmt))
            if how == "gvc":
                parts = structured(b, a, c, cc, r, A, bic if cc != "DE" else "DEUTDEFFXXX")
                if perfield:
                    lines, cur = [], ""
                    for p in parts:
                        if len(cur) + len(p) > 65: lines.append(cur); cur = p
                        else: cur += p
                    lines.append(cur)
                else: lines = wrap("".join(parts))
            elif how in ("abn", "rabo", "ing"):
                if b.kind in ("card", "atm"):
                    t = ("BEA   NR:%s   %s/%s %s,PAS%d %s" % (alnum(r, 6), b.pdate.strftime("%d.%m.%y"), b.t[:2] + "." + b.t[2:4], a or b.desc, int(A.l4) % 9 + 1, b.place)) if how == "abn" else ("/REMI/%s %s" % (a, c) if how == "rabo" else "/REMI/USTD//%s %s/" % (a, c))
                    if b.fx: t += " %s %s" % (b.fx[0], num(b.fx[1])) if how == "abn" else ""
                elif how == "abn":
                    t = "/TRTP/%s" % TRTP.get(b.kind, "KOSTEN") + ("/CSID/%s" % b.cred if b.kind == "dd" else "/IBAN/%s/BIC/INGBNL2A" % b.iban) + "/NAME/%s" % a + ("/MARF/%s" % b.mandate if b.kind == "dd" else "") + "/REMI/%s" % c + ("/IBAN/%s/BIC/RABONL2U" % b.iban if b.kind == "dd" else "") + "/EREF/%s" % (b.e2e or "NOTPROVIDED")
                elif how == "rabo":
                    t = ("/MARF/%s" % b.mandate if b.kind == "dd" else "") + "/EREF/%s/%s//NAME/%s/REMI/%s" % (b.e2e or "NOTPROVIDED", "BENM" if b.amt < 0 else "ORDP", a, c) + ("/CSID/%s" % b.cred if b.kind == "dd" else "")
                else:
                    t = "/EREF/%s//" % (b.e2e or "NOTPROVIDED") + ("MARF/%s//CSID/%s//" % (b.mandate, b.cred) if b.kind == "dd" else "") + "CNTP/%s/INGBNL2A/%s///REMI/USTD//%s/" % (b.iban, a, c)
                lines = wrap(re.sub(r"(?<! )  ?(?! )", " ", t).strip())
            elif how == "tilde":
                parts = ["%03d" % (20 + len(b.kind)) , "~00" + PLT[b.kind]] + ["~%d%s" % (20 + j, x) for j, x in enumerate(chunks(c, 27)[:6])] + (["~31" + b.iban[2:]] if b.kind not in ("card", "atm", "fee") else []) + ["~%d%s" % (32 + j, x) for j, x in enumerate(chunks(a, 27)[:2])]
                lines = [parts[0] + parts[1]] + parts[2:]
            elif how == "caret":
                parts = ["^00" + PLT[b.kind]] + (["^38" + b.iban] if b.kind not in ("card", "atm", "fee") else []) + ["^%d%s" % (32 + j, x) for j, x in enumerate(chunks(a, 35)[:2])] + ["^%d%s" % (20 + j, x) for j, x in enumerate(chunks(c, 35)[:4])]
                lines = parts
            else:
                t = (a + " " + c).strip() if a else c
                if name == "zkb" and b.kind != "card": t = "%s %s" % (a, c)
                lines = wrap(re.sub(r" +", " ", t).strip()[:380])
            lines = [x for x in lines if x] or ["NOTPROVIDED"]
            b.text = "".join(lines)
            body.append(":86:" + "\r\n".join(lines))
        tail = [":62F:%s%s%s%s" % ("C" if bal >= 0 else "D", g[-1].date.strftime("%y%m%d"), A.cur, num(bal))]
        if name == "commerzbank": tail.append(":64:%s%s%s%s" % ("C" if bal >= 0 else "D", g[-1].date.strftime("%y%m%d"), A.cur, num(bal)))
        blk = "\r\n".join(head + body + tail)
        if how in ("abn", "ing", "rabo"): blk = ("{1:F01%sAXXX0000000000}{2:I940%sXXXXN}{4:\r\n" % (bic, bic) if how != "abn" else "ABNANL2A\r\n940\r\nABNANL2A\r\n") + blk + ("\r\n-}" if how != "abn" else "\r\n-")
        else: blk += "\r\n-"
        out.append(blk)
    return ("\r\n".join(out) + "\r\n").encode("ascii", "replace")
