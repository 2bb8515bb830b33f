"""OFX 1.x and 2.x, CAMT.053, MT940."""
import unicodedata
from xml.sax.saxutils import escape
from base import money, digits, alnum

TRN = {"card": "POS", "dd": "DIRECTDEBIT", "paypal": "DIRECTDEBIT", "so": "REPEATPMT", "in": "DIRECTDEP", "out": "XFER", "fee": "FEE", "atm": "ATM",
       "refund": "CREDIT", "ret": "CREDIT"}


def ofx_parts(acc, b):
    """NAME holds 32 characters; what a bank does with the rest is its habit."""
    name, memo = b["name"], b["memo"]
    if acc.fmt == "ofx1":
        name, memo = (x.encode("cp1252", "replace").decode("cp1252") for x in (name, memo))
    if not name:
        full = memo
        name = full[:32].strip()
        memo = full if acc.v == 0 else full[32:].strip()
        if acc.v == 0 and len(full) <= 32:
            memo = ""
    elif len(name) > 32:
        name, memo = name[:32].strip(), (name[32:] + " " + memo).strip() if acc.v else (name + " " + memo).strip()
    return name, memo


def ofx_text(acc):
    return lambda b: " ".join(x for x in ofx_parts(acc, b) if x)


BANKID = {"US": ("044000037", "B1", "10898"), "CA": ("000300012", "RBC", "00010"), "AU": ("062000", "CBA", "0"), "GB": ("309898", "LTSB", "00"),
          "FR": ("30004", "BNPPARIBAS", "99999"), "IE": ("931012", "AIB", "0"), "PT": ("0035", "CGD", "0"), "BE": ("KREDBEBB", "KBC", "0"), "ES": ("0049", "SAN", "0"), "CH": ("09000", "PF", "0"), "IT": ("03015", "FINECO", "0"), "CZ": ("2010", "FIO", "0"), "SE": ("8327", "SWED", "0")}


def ofx(acc):
    x = acc.fmt == "ofx2"
    bid, org, fid = BANKID.get(acc.cc, ("0000", "BANK", "0"))
    stamp = acc.end.strftime("%Y%m%d") + ("180000.000[-5:EST]" if acc.cc in ("US", "CA") else "180000")
    tail = {0: "", 1: "120000", 2: "120000.000[-5:EST]" if acc.cc in ("US", "CA") else "000000[0:GMT]"}[acc.v]
    ind = x or acc.v == 1
    o, depth = [], [0]

    def up(tag):
        o.append(("  " * depth[0] if ind else "") + "<%s>" % tag)
        depth[0] += 1

    def down(tag):
        depth[0] -= 1
        o.append(("  " * depth[0] if ind else "") + "</%s>" % tag)

    def leaf(tag, v):
        o.append(("  " * depth[0] if ind else "") + "<%s>%s%s" % (tag, escape(v), "</%s>" % tag if x else ""))
    lang = {"FR": "FRA", "ES": "SPA", "PT": "POR", "BE": "DUT", "IT": "ITA"}.get(acc.cc, "ENG")
    up("OFX")
    up("SIGNONMSGSRSV1"), up("SONRS"), up("STATUS"), leaf("CODE", "0"), leaf("SEVERITY", "INFO"), down("STATUS")
    leaf("DTSERVER", stamp), leaf("LANGUAGE", lang), up("FI"), leaf("ORG", org), leaf("FID", fid), down("FI"), down("SONRS"), down("SIGNONMSGSRSV1")
    up("BANKMSGSRSV1"), up("STMTTRNRS"), leaf("TRNUID", "1"), up("STATUS"), leaf("CODE", "0"), leaf("SEVERITY", "INFO"), down("STATUS")
    up("STMTRS"), leaf("CURDEF", acc.cur), up("BANKACCTFROM"), leaf("BANKID", bid), leaf("ACCTID", acc.iban[-10:]), leaf("ACCTTYPE", "CHECKING"), down("BANKACCTFROM")
    up("BANKTRANLIST"), leaf("DTSTART", acc.start.strftime("%Y%m%d") + tail), leaf("DTEND", acc.end.strftime("%Y%m%d") + tail)
    for b in (acc.book if acc.v == 1 else reversed(acc.book)):
        n, m = ofx_parts(acc, b)
        up("STMTTRN")
        k = TRN[b["kind"]] if acc.v else ("DEBIT" if b["amount"] < 0 else "CREDIT")
        leaf("TRNTYPE", k), leaf("DTPOSTED", b["booked"].strftime("%Y%m%d") + tail)
        if x and b["kind"] == "card" and acc.v == 2:
            leaf("DTUSER", b["date"].strftime("%Y%m%d") + tail)
        leaf("TRNAMT", money(b["amount"], ".", "", "-", "+" if acc.v == 2 else "")), leaf("FITID", b["fitid"])
        leaf("NAME", n)
        if m:
            leaf("MEMO", m)
        down("STMTTRN")
    down("BANKTRANLIST"), up("LEDGERBAL"), leaf("BALAMT", money(acc.closing)), leaf("DTASOF", stamp), down("LEDGERBAL")
    down("STMTRS"), down("STMTTRNRS"), down("BANKMSGSRSV1"), down("OFX")
    if x:
        head = '<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<?OFX OFXHEADER="200" VERSION="%s" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>\n' % ("211" if acc.v else "202")
        return (head + "\n".join(o) + "\n").encode("utf-8")
    head = "OFXHEADER:100\r\nDATA:OFXSGML\r\nVERSION:102\r\nSECURITY:NONE\r\nENCODING:USASCII\r\nCHARSET:1252\r\nCOMPRESSION:NONE\r\nOLDFILEUID:NONE\r\nNEWFILEUID:NONE\r\n\r\n"
    return (head + "\r\n".join(o) + "\r\n").encode("cp1252", "replace")


# ---- CAMT -------------------------------------------------------------------
def ustrd(b):
    out, cur = [], ""
    for w in b["memo"].split():
        if len(cur) + len(w) + 1 > 140:
            out.append(cur)
            cur = w
        else:
            cur = (cur + " " + w).strip()
    return out + ([cur] if cur else [])


def camt_text(acc):
    return lambda b: " ".join([b["name"]] * bool(b["name"]) + ustrd(b))


DOM = {"card": ("CCRD", "POSD"), "dd": ("RDDT", "ESDD"), "paypal": ("RDDT", "ESDD"), "so": ("ICDT", "STDO"), "in": ("RCDT", "SALA"), "out": ("ICDT", "ESCT"),
       "fee": ("MDOP", "CHRG"), "atm": ("CCRD", "CWDL"), "refund": ("CCRD", "POSC"), "ret": ("RDDT", "UPDD")}


def camt(acc):
    ver = {"CH": "04", "SE": "02", "DE": ["02", "08", "08"][acc.v]}.get(acc.cc, ["02", "02", "08"][acc.v])
    new = ver == "08"
    e, o = escape, []
    ns = "urn:iso:std:iso:20022:tech:xsd:camt.053.001." + ver
    o.append('<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="%s"><BkToCstmrStmt><GrpHdr><MsgId>%s</MsgId><CreDtTm>%sT06:12:44</CreDtTm></GrpHdr>' % (ns, alnum(acc.r, 16), acc.end))
    months = [acc.book] if acc.v == 0 else []
    if not months:            # one statement per month, as banks do
        by = {}
        for b in acc.book:
            by.setdefault((b["booked"].year, b["booked"].month), []).append(b)
        months = [by[k] for k in sorted(by)]
    bal = acc.opening
    for i, part in enumerate(months):
        a, z = part[0]["booked"], part[-1]["booked"]
        if len(months) == 1:
            a, z = acc.start, acc.end
        o.append("<Stmt><Id>%d</Id><ElctrncSeqNb>%d</ElctrncSeqNb><CreDtTm>%sT05:00:00</CreDtTm><FrToDt><FrDtTm>%sT00:00:00</FrDtTm><ToDtTm>%sT23:59:59</ToDtTm></FrToDt><Acct><Id><IBAN>%s</IBAN></Id><Ccy>%s</Ccy></Acct>" % (i + 1, i + 1, z, a, z, acc.iban, acc.cur))
        end = part[-1]["bal"]
        for code, v, d in (("OPBD", bal, a), ("CLBD", end, z)):
            o.append("<Bal><Tp><CdOrPrtry><Cd>%s</Cd></CdOrPrtry></Tp><Amt Ccy=\"%s\">%s</Amt><CdtDbtInd>%s</CdtDbtInd><Dt><Dt>%s</Dt></Dt></Bal>" % (code, acc.cur, money(abs(v)), "CRDT" if v >= 0 else "DBIT", d))
        bal = end
        for b in part:
            neg = b["amount"] < 0
            fam, sub = DOM[b["kind"]]
            amt = '<Amt Ccy="%s">%s</Amt><CdtDbtInd>%s</CdtDbtInd>' % (acc.cur, money(abs(b["amount"])), "DBIT" if neg else "CRDT")
            tx = "<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>%s</Cd><SubFmlyCd>%s</SubFmlyCd></Fmly></Domn></BkTxCd>" % (fam, sub)
            o.append("<Ntry>%s%s<Sts>%s</Sts><BookgDt><Dt>%s</Dt></BookgDt><ValDt><Dt>%s</Dt></ValDt><AcctSvcrRef>%s</AcctSvcrRef>%s<NtryDtls><TxDtls><Refs><EndToEndId>%s</EndToEndId>%s</Refs>" % (
                amt, "<RvslInd>true</RvslInd>" if b["kind"] == "ret" else "", "<Cd>BOOK</Cd>" if new else "BOOK", b["booked"], b["booked"], b["fitid"], tx,
                "NOTPROVIDED" if b["kind"] != "dd" else b["fitid"][-9:], "<MndtId>%s</MndtId>" % b["mref"] if b["kind"] in ("dd", "paypal") else ""))
            if b.get("fx"):
                c, fa, rate = b["fx"]
                o.append('<AmtDtls><InstdAmt><Amt Ccy="%s">%s</Amt></InstdAmt></AmtDtls>' % (c, money(fa)))
            if b["name"]:
                role = "Cdtr" if neg else "Dbtr"
                nm = "<Nm>%s</Nm>" % e(b["name"])
                o.append("<RltdPties><%s>%s</%s>%s</RltdPties>" % (role, "<Pty>%s</Pty>" % nm if new else nm, role, "" if b["kind"] in ("card", "atm", "refund") else "<%sAcct><Id><IBAN>%s</IBAN></Id></%sAcct>" % (role, b["acct"], role)))
            us = ustrd(b)
            if us:
                o.append("<RmtInf>%s</RmtInf>" % "".join("<Ustrd>%s</Ustrd>" % e(u) for u in us))
            o.append("</TxDtls></NtryDtls></Ntry>")
        o.append("</Stmt>")
    o.append("</BkToCstmrStmt></Document>")
    return ("\n" if acc.v == 1 else "").join(o).encode("utf-8")


# ---- MT940 ------------------------------------------------------------------
MAP = {"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "AE", "Ö": "OE", "Ü": "UE", "ß": "ss", "Ł": "L", "ł": "l", "ø": "oe", "Ø": "Oe", "æ": "ae", "Æ": "AE", "å": "aa"}


def ascii_(s, german):
    if german:
        s = "".join(MAP.get(c, c) for c in s)
    s = "".join(MAP.get(c, c) if c in "ŁłøØæÆ" else c for c in s)
    return unicodedata.normalize("NFKD", s).encode("ascii", "ignore").decode()


GVC = {"card": ("106", "KARTENZAHLUNG"), "dd": ("105", "FOLGELASTSCHRIFT"), "paypal": ("105", "FOLGELASTSCHRIFT"), "so": ("117", "DAUERAUFTRAG"), "in": ("153", "LOHN GEHALT RENTE"),
       "out": ("177", "ONLINE-UEBERWEISUNG"), "fee": ("808", "ENTGELT"), "atm": ("083", "BARGELDAUSZAHLUNG"), "refund": ("159", "GUTSCHRIFT"), "ret": ("159", "RETOURE")}


def lines86(acc, b):
    cc = acc.cc
    n, m = ascii_(b["name"], cc in ("DE", "AT", "CH")), ascii_(b["memo"], cc in ("DE", "AT", "CH"))
    if cc in ("DE", "AT", "PL", "CZ") or (cc == "CH" and acc.v == 1):
        s = "~" if cc == "PL" and acc.v else "<" if cc == "PL" else "?"
        m, n = m.replace(s, " "), n.replace(s, " ")
        code, word = GVC[b["kind"]]
        if cc in ("PL", "CZ"):
            word = {"PL": "PRZELEW", "CZ": "PLATBA"}[cc]
        body = "%s%s00%s%s10%s" % (code, s, word, s, b["fitid"][-4:])
        if b["kind"] in ("dd", "paypal") and cc == "DE":
            parts = [x + y for x, y in (("EREF+", b["fitid"]), ("MREF+", b["mref"]), ("CRED+", b["cid"]))]
            m = "SVWZ+" + m
        else:
            parts = []
            m = ("SVWZ+" if cc == "DE" and acc.v else "") + m
        parts += [m[i:i + 27] for i in range(0, len(m), 27)]
        for i, p in enumerate(parts[:10]):
            body += "%s%d%s" % (s, 20 + i, p)
        if b["kind"] not in ("card", "atm", "refund"):
            body += "%s30%s%s31%s" % (s, "COBADEFFXXX" if cc == "DE" else digits(acc.rr, 8), s, b["acct"])
        if n:
            body += s + "32" + n[:27] + (s + "33" + n[27:54] if len(n) > 27 else "")
    elif cc == "NL":
        if acc.v == 0:
            body = ("/EREF/%s//MARF/%s//CSID/%s//CNTP/%s/INGBNL2A/%s///REMI/USTD//%s/" % (b["fitid"], b["mref"], b["cid"], b["acct"], n, m)) if b["kind"] in ("dd", "paypal") else \
                "/CNTP/%s/INGBNL2A/%s///REMI/USTD//%s/" % (b["acct"] if b["kind"] != "card" else "", n, m)
        elif acc.v == 1:
            body = ("/TRTP/SEPA Incasso algemeen doorlopend/CSID/%s/NAME/%s/MARF/%s/REMI/%s/IBAN/%s/BIC/ABNANL2A/EREF/%s" % (b["cid"], n, b["mref"], m, b["acct"], b["fitid"])) if b["kind"] in ("dd", "paypal") else \
                ("BEA   NR:%s   %s %s,PAS%s %s" % (alnum(acc.rr, 8), b["date"].strftime("%d.%m.%y/12.14"), n, b["last4"][:3], m)) if b["kind"] == "card" else \
                "/TRTP/SEPA OVERBOEKING/IBAN/%s/BIC/RABONL2U/NAME/%s/REMI/%s/EREF/NOTPROVIDED" % (b["acct"], n, m)
        else:
            body = ("/MARF/%s/EREF/%s/BENM//NAME/%s/REMI/%s/ISDT/%s" % (b["mref"], b["fitid"], n, m, b["booked"])) if b["kind"] in ("dd", "paypal") else \
                "/%s//NAME/%s/REMI/%s" % ("ORDP" if b["amount"] > 0 else "BENM", n, m)
    else:
        body = " ".join(x for x in (n, m) if x)
    body = body[:390]
    if cc == "PL":           # one subfield a line, as Polish banks write it
        return [body.split(s)[0]] + [s + x for x in body.split(s)[1:]]
    hard = cc in ("DE", "NL", "AT", "CZ") or (cc == "CH" and acc.v == 1)
    out = []
    while body:
        cut = body[:65]
        if len(body) > 65 and not hard and " " in cut[30:]:
            cut = cut[:cut.rindex(" ")]
        out.append(cut)
        body = body[len(cut):] if hard else body[len(cut):].lstrip()
    out = [x.rstrip() for x in out]
    return [("." + x[1:] if x[:1] in ":-" else x) for x in out if x]


def mt_text(acc):
    return lambda b: "\n".join(b["l86"])


TYP = {"card": "NMSC", "dd": "NDDT", "paypal": "NDDT", "so": "NSTO", "in": "NTRF", "out": "NTRF", "fee": "NCHG", "atm": "NMSC", "refund": "NMSC", "ret": "NRTI"}


def mt940(acc):
    import random
    acc.rr = random.Random(acc.iban)
    for b in acc.book:
        b["l86"] = lines86(acc, b)
    by = {}
    for b in acc.book:
        by.setdefault((b["booked"].year, b["booked"].month) if acc.v else 0, []).append(b)
    o, bal = [], acc.opening

    def balance(tag, v, d):
        o.append(":%s:%s%s%s%s" % (tag, "C" if v >= 0 else "D", d.strftime("%y%m%d"), acc.cur, money(abs(v), ",")))
    for i, k in enumerate(sorted(by)):
        part = by[k]
        if acc.cc == "NL" and acc.v == 0:
            o.append("{1:F01INGBNL2ABXXX0000000000}")
            o.append("{2:I940INGBNL2AXXXN}")
            o.append("{4:")
        o += [":20:%s" % ("STARTUMS" if acc.cc in ("DE", "AT") else "MT940-%s" % part[0]["booked"].strftime("%y%m%d")), ":25:%s" % (acc.iban if acc.cc != "DE" else acc.iban[4:12] + "/" + acc.iban[12:]), ":28C:%05d/001" % (i + 1)]
        balance("60F", bal, part[0]["booked"])
        for b in part:
            sign = ("RD" if b["amount"] > 0 and b["kind"] == "ret" else "D" if b["amount"] < 0 else "C")
            o.append(":61:%s%s%s%s%s%s//%s" % (b["booked"].strftime("%y%m%d"), b["booked"].strftime("%m%d"), sign, "" if acc.cc != "DE" or acc.v != 1 else "R", money(abs(b["amount"]), ","), TYP[b["kind"]] + "NONREF", b["fitid"][-12:]))
            L = b["l86"]
            o.append(":86:" + L[0])
            o += L[1:]
        bal = part[-1]["bal"]
        balance("62F", bal, part[-1]["booked"])
        o.append("-}" if acc.cc == "NL" and acc.v == 0 else "-")
    return ("\r\n".join(o) + "\r\n").encode("ascii")
