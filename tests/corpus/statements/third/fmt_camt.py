"""CAMT.053 (001.02, 001.04, 001.08). Text of a charge: counterparty name and Ustrd lines joined by blanks."""
import calendar
from decimal import Decimal as D
from xml.sax.saxutils import escape

FLAVOURS = [("DE", "001.02"), ("DE", "001.08"), ("AT", "001.02"), ("CH", "001.04"), ("CH", "001.08"), ("NL", "001.02"), ("NL", "001.08"), ("FR", "001.02"),
            ("ES", "001.02"), ("IT", "001.02"), ("SE", "001.02"), ("SE", "001.08"), ("PL", "001.02"), ("DE", "001.02"), ("AT", "001.08"), ("UK", "001.02"), ("NL", "001.02"), ("FR", "001.08")]
BTC = {"c": ("PMNT", "CCRD", "POSD"), "s": ("PMNT", "RDDT", "ESDD"), "p": ("PMNT", "RDDT", "ESDD"), "o": ("PMNT", "ICDT", "STDO"), "i": ("PMNT", "RCDT", "ESCT"), "a": ("PMNT", "CCRD", "CWDL"),
       "f": ("ACMT", "MDOP", "CHRG"), "r": ("PMNT", "CCRD", "RIMB"), "b": ("PMNT", "IDDT", "UPDD")}


def months(events, whole, st):
    if whole:
        return [(st.start, st.end, events)]
    out, d = [], st.start
    while d <= st.end:
        last = min(st.end, d.replace(day=calendar.monthrange(d.year, d.month)[1]))
        out.append((d, last, [e for e in events if d <= e.date <= last]))
        d = last.fromordinal(last.toordinal() + 1)
    return out


def write(st, flavour):
    country, ver = flavour
    r, cur = st.rng, st.cur
    v8 = ver == "001.08"
    whole = r.random() < .5
    named_cards = r.random() < .7 or country in ("DE",)       # does the bank name the shop as creditor?
    split = r.choice([140, 140, 35]) if country in ("AT", "DE", "IT") else 140
    prefix = "ns2:" if r.random() < .12 else ""
    pretty = r.random() < .7
    seq = 0
    T = []

    def x(tag, val=None, **at):
        a = "".join(f' {k}="{v}"' for k, v in at.items())
        T.append(f"<{prefix}{tag}{a}>{escape(str(val))}</{prefix}{tag}>")

    def o(tag):
        T.append(f"<{prefix}{tag}>")

    def c(tag):
        T.append(f"</{prefix}{tag}>")

    def party(tag, nm):
        o(tag)
        if v8:
            o("Pty")
        x("Nm", nm)
        if v8:
            c("Pty")
        c(tag)

    def bal(code, amount, d):
        o("Bal"); o("Tp"); o("CdOrPrtry"); x("Cd", code); c("CdOrPrtry"); c("Tp"); x("Amt", f"{abs(amount):.2f}", Ccy=cur); x("CdtDbtInd", "CRDT" if amount >= 0 else "DBIT"); o("Dt"); x("Dt", d); c("Dt"); c("Bal")

    ns = f"urn:iso:std:iso:20022:tech:xsd:camt.053.{ver}"
    decl = f'<{prefix}Document xmlns{":ns2" if prefix else ""}="{ns}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">'
    o("BkToCstmrStmt"); o("GrpHdr"); x("MsgId", f"CAMT053-{st.digits(12)}"); x("CreDtTm", f"{st.end}T23:12:04"); c("GrpHdr")
    b = st.opening
    for d0, d1, evs in months(st.events, whole, st):
        seq += 1
        o("Stmt"); x("Id", f"{st.digits(10)}{seq:03d}"); x("ElctrncSeqNb", seq); x("CreDtTm", f"{d1}T23:12:04"); o("FrToDt"); x("FrDtTm", f"{d0}T00:00:00"); x("ToDtTm", f"{d1}T23:59:59"); c("FrToDt")
        o("Acct"); o("Id"); x("IBAN", st.iban); c("Id"); x("Ccy", cur); o("Ownr"); x("Nm", st.holder); c("Ownr"); c("Acct")
        bal("OPBD", b, d0)
        b += sum((e.amount for e in evs), D(0))
        bal("CLBD", b, d1)
        for e in evs:
            name = " ".join((e.party or "").split())[:70].strip()
            p = " ".join(e.lines)
            if e.ch in "cra" and not named_cards:
                p = f"{name} {p}" if name not in p else p
                name = ""
            if e.ch == "b":
                name = e.party
            if not name and not p:
                p = e.btype
            lines = [p[k:k + split].strip() for k in range(0, min(len(p), 560), split)]
            lines = [q for q in lines if q]
            e.text = " ".join([name] * bool(name) + lines)
            cd = e.amount > 0
            o("Ntry"); x("Amt", f"{abs(e.amount):.2f}", Ccy=cur); x("CdtDbtInd", "CRDT" if cd else "DBIT")
            if e.ch == "b":
                x("RvslInd", "true")
            if v8:
                o("Sts"); x("Cd", "BOOK"); c("Sts")
            else:
                x("Sts", "BOOK")
            o("BookgDt"); x("Dt", e.date); c("BookgDt"); o("ValDt"); x("Dt", e.date); c("ValDt"); x("AcctSvcrRef", st.digits(16))
            btc = BTC[e.ch]
            o("BkTxCd"); o("Domn"); x("Cd", btc[0]); o("Fmly"); x("Cd", btc[1]); x("SubFmlyCd", btc[2]); c("Fmly"); c("Domn")
            if country == "DE":
                o("Prtry"); x("Cd", {"s": "NDDT+105+00931+992", "p": "NDDT+105+00931+992", "c": "NMSC+107+00930", "o": "NSTO+117+00931"}.get(e.ch, "NTRF+166+00931")); x("Issr", "DK"); c("Prtry")
            c("BkTxCd")
            o("NtryDtls"); o("TxDtls"); o("Refs")
            if e.ch in "spoib":
                x("EndToEndId", e.eref or "NOTPROVIDED")
            else:
                x("AcctSvcrRef", st.digits(12))
            if e.ch in "spb":
                x("MndtId", e.mref)
            c("Refs")
            if v8:
                x("Amt", f"{abs(e.amount):.2f}", Ccy=cur); x("CdtDbtInd", "CRDT" if cd else "DBIT")
            if e.fx:
                o("AmtDtls"); o("InstdAmt"); x("Amt", f"{e.fx[1]:.2f}", Ccy=e.fx[0]); o("CcyXchg"); x("SrcCcy", e.fx[0]); x("TrgtCcy", cur); x("XchgRate", e.fx[2]); c("CcyXchg"); c("InstdAmt"); c("AmtDtls")
            if name:
                o("RltdPties")
                if cd:
                    party("Dbtr", name)
                    if e.ch in "i" and e.iban:
                        o("DbtrAcct"); o("Id"); x("IBAN", e.iban); c("Id"); c("DbtrAcct")
                    if country in ("DE", "NL", "AT"):
                        party("Cdtr", st.holder)
                else:
                    if country in ("DE", "NL", "AT"):
                        party("Dbtr", st.holder)
                    if e.ch in "sp":
                        o("Cdtr")
                        if v8:
                            o("Pty")
                        x("Nm", name); o("Id"); o("PrvtId"); o("Othr"); x("Id", e.cid); c("Othr"); c("PrvtId"); c("Id")
                        if v8:
                            c("Pty")
                        c("Cdtr")
                    else:
                        party("Cdtr", name)
                    if e.ch in "spo" and e.iban:
                        o("CdtrAcct"); o("Id"); x("IBAN", e.iban); c("Id"); c("CdtrAcct")
                c("RltdPties")
            if lines:
                o("RmtInf")
                for q in lines:
                    x("Ustrd", q)
                c("RmtInf")
            c("TxDtls"); c("NtryDtls")
            if country in ("DE", "CH", "AT", "SE", "PL"):
                x("AddtlNtryInf", e.btype)
            c("Ntry")
        c("Stmt")
    c("BkToCstmrStmt")
    body = ("\n" if pretty else "").join(T)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{decl}\n{body}\n</{prefix}Document>\n'.encode("utf-8"), "utf-8"
