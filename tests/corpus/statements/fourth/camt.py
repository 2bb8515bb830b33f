"""CAMT.053, versions 02, 04 and 08."""
from datetime import timedelta
import words as w
from core import add_months

CAMT = [("DE", "Sparkasse", w.de_spk, "08"), ("CH", "UBS", w.ch_ubs, "04"), ("AT", "Erste Bank", w.at_george, "02"), ("NL", "Rabobank", w.nl_rabo, "02"), ("BE", "Belfius", w.be_belfius, "02"),
        ("FR", "Credit Agricole", w.fr, "02"), ("ES", "BBVA", w.es, "02"), ("IT", "UniCredit", w.it, "02"), ("SE", "Nordea", w.nordic, "02"), ("DK", "Danske Bank", w.nordic, "02"),
        ("NO", "DNB", w.nordic, "02"), ("FI", "OP", w.nordic, "02"), ("PL", "mBank", w.pl, "02"), ("CZ", "Fio", w.cz, "02"), ("DE", "Volksbank", w.de_spk, "02"), ("CH", "PostFinance", w.ch_ubs, "08"),
        ("IE", "AIB", w.ie, "02"), ("PT", "CGD", w.pt, "02"), ("DE", "Sparkasse", w.de_spk, "02"), ("NL", "ING NL", w.nl_rabo, "02")]


def esc(s):
    return s.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


CODES = {"card": ("PMNT", "CCRD", "POSD"), "dd": ("PMNT", "RDDT", "ESDD"), "so": ("PMNT", "ICDT", "STDO"), "ebill": ("PMNT", "ICDT", "AUTT"), "atm": ("PMNT", "CCRD", "CWDL"),
         "fee": ("ACMT", "MDOP", "CHRG"), "salary": ("PMNT", "RCDT", "SALA"), "in": ("PMNT", "RCDT", "ESCT"), "return": ("PMNT", "RDDT", "UPDD"), "refund": ("PMNT", "RCDT", "ESCT")}
GVC = {"card": "107", "dd": "105", "so": "117", "out": "116", "in": "166", "salary": "153", "atm": "106", "fee": "808", "return": "109", "refund": "166"}


def parts(b, a):
    """Counterparty name and the lines of Ustrd."""
    if b.payee:
        return b.payee[:70].strip(), pieces(b.purpose, a)
    if b.kind in ("card", "atm", "fee"):
        return "", pieces(b.purpose, a)
    return b.name[:70].strip(), pieces(b.ref or b.purpose, a)


def pieces(s, a):
    s = " ".join(s.split())
    if not s:
        return []
    if a.cc in ("DE", "AT") and len(s) > 60 and int(a.card) % 2:
        k = s.rfind(" ", 0, 60)
        if k > 0:
            return [s[:k], s[k + 1:]]
    if len(s) > 140:
        k = s.rfind(" ", 0, 140)
        return [s[:k], s[k + 1:][:140]]
    return [s]


def entry(b, a, ver):
    v8 = ver == "08"
    name, lines = parts(b, a)
    b.text = " ".join([name] + lines).strip()
    o = ["<Ntry>"]
    if v8:
        o.append(f"<NtryRef>{b.seq + 1}</NtryRef>")
    o.append(f'<Amt Ccy="{a.cur}">{abs(b.amount):.2f}</Amt><CdtDbtInd>{"DBIT" if b.amount < 0 else "CRDT"}</CdtDbtInd>')
    if b.kind == "return":
        o.append("<RvslInd>true</RvslInd>")
    o.append("<Sts><Cd>BOOK</Cd></Sts>" if v8 else "<Sts>BOOK</Sts>")
    val = b.pday if b.kind == "card" and a.cc in ("CH", "SE", "DK") and b.pday >= a.start else b.day
    o.append(f"<BookgDt><Dt>{b.day}</Dt></BookgDt><ValDt><Dt>{val}</Dt></ValDt><AcctSvcrRef>{b.day:%Y%m%d}{b.token}</AcctSvcrRef>")
    d, f_, s_ = CODES.get(b.kind, ("PMNT", "ICDT", "ESCT"))
    prt = f"<Prtry><Cd>N{'DDT' if b.kind == 'dd' else 'TRF'}+{GVC.get(b.kind, '177')}+{b.token[:5]}</Cd><Issr>DK</Issr></Prtry>" if a.cc == "DE" else ""
    o.append(f"<BkTxCd><Domn><Cd>{d}</Cd><Fmly><Cd>{f_}</Cd><SubFmlyCd>{s_}</SubFmlyCd></Fmly></Domn>{prt}</BkTxCd>")
    o.append("<NtryDtls><TxDtls>")
    refs = ""
    if b.e2e:
        refs += f"<EndToEndId>{esc(b.e2e)}</EndToEndId>"
    if b.kind == "dd" and b.mandate:
        refs += f"<MndtId>{esc(b.mandate)}</MndtId>"
    if refs:
        o.append(f"<Refs>{refs}</Refs>")
    if v8 or ver == "04":
        o.append(f'<Amt Ccy="{a.cur}">{abs(b.amount):.2f}</Amt><CdtDbtInd>{"DBIT" if b.amount < 0 else "CRDT"}</CdtDbtInd>')
    if b.fx:
        o.append(f'<AmtDtls><InstdAmt><Amt Ccy="{b.fx[0]}">{b.fx[1]}</Amt></InstdAmt><TxAmt><Amt Ccy="{a.cur}">{abs(b.amount):.2f}</Amt><CcyXchg><SrcCcy>{b.fx[0]}</SrcCcy><TrgtCcy>{a.cur}</TrgtCcy><XchgRate>{b.fx[2]:.6f}</XchgRate></CcyXchg></TxAmt></AmtDtls>')
    out = (b.amount < 0) != (b.kind in ("return",))
    them, me = ("Cdtr", "Dbtr") if out else ("Dbtr", "Cdtr")
    def party(tag, nm, cid=""):
        inner = f"<Nm>{esc(nm)}</Nm>"
        if cid and a.cc in ("DE", "NL", "AT"):
            inner += f"<Id><PrvtId><Othr><Id>{cid}</Id><SchmeNm><Prtry>SEPA</Prtry></SchmeNm></Othr></PrvtId></Id>"
        return f"<{tag}><Pty>{inner}</Pty></{tag}>" if v8 else f"<{tag}>{inner}</{tag}>"
    rel = {}
    rel[me] = party(me, a.full) + f"<{me}Acct><Id><IBAN>{a.iban}</IBAN></Id></{me}Acct>" if b.kind not in ("card", "atm", "fee") else ""
    rel[them] = ""
    if name:
        rel[them] = party(them, name, b.cid if b.kind == "dd" else "")
        if b.kind not in ("card", "atm", "fee") and b.iban[:2].isalpha():
            rel[them] += f"<{them}Acct><Id><IBAN>{b.iban}</IBAN></Id></{them}Acct>"
    both = rel["Dbtr"] + rel["Cdtr"]
    if both:
        o.append(f"<RltdPties>{both}</RltdPties>")
    if b.bic and b.kind not in ("card", "atm", "fee"):
        t = "BICFI" if ver != "02" else "BIC"
        o.append(f"<RltdAgts><{them}Agt><FinInstnId><{t}>{b.bic}</{t}></FinInstnId></{them}Agt></RltdAgts>")
    if lines:
        o.append("<RmtInf>" + "".join(f"<Ustrd>{esc(x)}</Ustrd>" for x in lines) + "</RmtInf>")
    if b.kind == "return":
        o.append(f"<RtrInf><Rsn><Cd>{b.reason}</Cd></Rsn></RtrInf>")
    o.append("</TxDtls></NtryDtls>")
    if b.typ:
        o.append(f"<AddtlNtryInf>{esc(b.typ)}</AddtlNtryInf>")
    o.append("</Ntry>")
    return "".join(o)


def bal(code, amount, day, cur):
    return f'<Bal><Tp><CdOrPrtry><Cd>{code}</Cd></CdOrPrtry></Tp><Amt Ccy="{cur}">{abs(amount):.2f}</Amt><CdtDbtInd>{"CRDT" if amount >= 0 else "DBIT"}</CdtDbtInd><Dt><Dt>{day}</Dt></Dt></Bal>'


def write(a, style, ver, monthly):
    w.apply(style, a)
    spans = [(a.start, a.end)]
    if monthly:
        spans = [(add_months(a.start, i), add_months(a.start, i + 1) - timedelta(1)) for i in range(a.months)]
    o = ['<?xml version="1.0" encoding="UTF-8"?>', f'<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.{ver}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
         f"<BkToCstmrStmt><GrpHdr><MsgId>{a.number}-{a.end:%Y%m%d}</MsgId><CreDtTm>{a.end}T22:10:05</CreDtTm></GrpHdr>"]
    running = a.opening
    for n, (s, e) in enumerate(spans):
        bs = [b for b in a.bookings if s <= b.day <= e]
        close = running + sum(b.amount for b in bs)
        o.append(f"<Stmt><Id>{a.number}{n + 1:03d}</Id><ElctrncSeqNb>{n + 1}</ElctrncSeqNb><CreDtTm>{e}T22:10:05</CreDtTm><FrToDt><FrDtTm>{s}T00:00:00</FrDtTm><ToDtTm>{e}T23:59:59</ToDtTm></FrToDt>"
                 f"<Acct><Id><IBAN>{a.iban}</IBAN></Id><Ccy>{a.cur}</Ccy><Ownr><Nm>{esc(a.full)}</Nm></Ownr></Acct>")
        o.append(bal("OPBD", running, s, a.cur) + bal("CLBD", close, e, a.cur))
        o += [entry(b, a, ver) for b in bs]
        o.append("</Stmt>")
        running = close
    o.append("</BkToCstmrStmt></Document>")
    return ("\n".join(o) + "\n").encode("utf-8")
