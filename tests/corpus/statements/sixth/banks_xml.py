# -*- coding: utf-8 -*-
"""OFX 1 and 2, CAMT.053."""
import re
from xml.sax.saxutils import escape
from texts import render
from engine import digits, alnum

# country, bank, BANKID, wording, traits
OFX1 = [("US", "chase", "021000021", "us_chase"), ("CA", "rbc", "000300001", "ca_rbc"), ("FR", "creditagricole", "17806", "fr_ca"), ("BR", "itau", "0341", "br_itau"),
        ("GB", "hsbc", "401276", "gb_hsbc"), ("AU", "commbank", "062000", "au_cba"), ("US", "wellsfargo", "121042882", "us_wells"), ("NZ", "asb", "123011", "nz_asb"),
        ("FR", "banquepostale", "20041", "fr_lbp"), ("GB", "barclays", "204545", "gb_barc"), ("CA", "td", "000400001", "ca_td"), ("BR", "nubank", "0260", "br_nu"), ("AU", "anz", "013000", "au_anz"), ("US", "bofa", "026009593", "us_boa"), ("FR", "bnp", "30004", "fr_bnp"), ("GB", "lloyds", "309626", "gb_lloyds"), ("PT", "activobank", "0023", "pt_acti")]
OFX2 = [("US", "navyfcu", "256074974", "us_cu"), ("CA", "tangerine", "061400152", "ca_td"), ("NZ", "kiwibank", "389000", "nz_asb"), ("US", "creditunion", "322281507", "us_cu"), ("GB", "nationwide", "070116", "gb_lloyds"),
        ("AU", "ingau", "923100", "au_cba"), ("ES", "caixabank", "2100", "es_caixa"), ("CA", "desjardins", "081500001", "ca_rbc"), ("DE", "dkb", "12030000", "de_dkb"), ("IT", "intesa", "03069", "it_int"), ("US", "ally", "124003116", "us_chase"), ("BE", "argenta", "ARSPBE22", "be_arg"), ("NO", "sbanken", "9801", "no_pp"), ("SE", "handelsbanken", "6000", "se_pp"), ("IE", "boi", "901490", "ie_aib")]

def ascii_(t):
    import unicodedata
    t = t.replace("ß", "ss").replace("ø", "o").replace("Ø", "O").replace("æ", "ae").replace("ł", "l").replace("Ł", "L").replace("€", "EUR").replace("•", "*")
    return unicodedata.normalize("NFKD", t).encode("ascii", "ignore").decode()

def kind(b):
    return {"card": "POS", "dd": "DIRECTDEBIT", "so": "REPEATPMT", "out": "XFER", "in": "CREDIT", "sal": "DIRECTDEP", "fee": "SRVCHG", "atm": "ATM", "ret": "CREDIT", "refund": "CREDIT"}[b.kind]

def ofx(A, bank, v, r):
    cc, name, bankid, style = bank
    dec = "." if cc not in ("FR", "BR", "ES", "DE", "IT", "BE", "NO", "SE") else ","
    # habits of the bank
    enc, hdr = ("cp1252", ("USASCII", "1252")) if cc in ("US", "CA", "FR", "GB", "AU", "NZ") or name == "itau" else ("utf-8", ("UTF-8", "NONE"))
    closing = v == 2 or name in ("nubank",)
    tz = {"US": "120000[0:GMT]", "CA": "120000[-5:EST]", "BR": "100000[-03:EST]", "AU": "000000"}.get(cc, "")
    simple = cc in ("FR", "GB", "AU", "BR", "NZ")       # only DEBIT / CREDIT
    lim = 32
    def leaf(t, x): return "<%s>%s" % (t, escape(x)) + ("</%s>" % t if closing else "")
    rows, bal = [], A.opening
    for b in A.bk:
        bal += b.amt
        a, c = render(b, style, r, A, dec)
        a, c = a.replace("\x00", " "), c.replace("\x00", " ")
        if not a: a, c = c, ""
        if len(a) > lim:
            # the name is cut; banks put the whole text into the memo
            whole = (a + " " + c).strip()
            c = whole[:200]; a = a[:lim].strip()
        if enc == "cp1252":
            a, c = [t.encode("cp1252", "replace").decode("cp1252") for t in (a, c)]
        if cc in ("US", "CA", "BR") and name != "nubank": a, c = ascii_(a), ascii_(c)
        b.text = re.sub(r"\s+", " ", (a + " " + c)).strip()
        L = ["<STMTTRN>", leaf("TRNTYPE", ("DEBIT" if b.amt < 0 else "CREDIT") if simple else kind(b)), leaf("DTPOSTED", b.date.strftime("%Y%m%d") + tz), leaf("TRNAMT", ("%.2f" % b.amt).replace(".", "," if cc == "FR" and name == "banquepostale" else ".")),
             leaf("FITID", b.date.strftime("%Y%m%d") + "%s%05d" % (A.acct[:3], b.n)), leaf("NAME", a)]
        if c: L.append(leaf("MEMO", c))
        L.append("</STMTTRN>"); rows.append(L)
    if cc in ("US", "CA", "GB"): rows.reverse()
    end = A.end.strftime("%Y%m%d") + tz
    H = {1: "OFXHEADER:100\r\nDATA:OFXSGML\r\nVERSION:102\r\nSECURITY:NONE\r\nENCODING:%s\r\nCHARSET:%s\r\nCOMPRESSION:NONE\r\nOLDFILEUID:NONE\r\nNEWFILEUID:NONE\r\n\r\n" % hdr,
         2: '<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<?OFX OFXHEADER="200" VERSION="%s" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>\n' % r.choice(["211", "220", "200"])}[v]
    lang = {"FR": "FRA", "BR": "POR", "ES": "SPA", "DE": "GER", "IT": "ITA"}.get(cc, "ENG")
    pre = ["<OFX>", "<SIGNONMSGSRSV1>", "<SONRS>", "<STATUS>", leaf("CODE", "0"), leaf("SEVERITY", "INFO"), "</STATUS>", leaf("DTSERVER", end), leaf("LANGUAGE", lang), "<FI>", leaf("ORG", name.upper()), leaf("FID", bankid), "</FI>", "</SONRS>", "</SIGNONMSGSRSV1>",
           "<BANKMSGSRSV1>", "<STMTTRNRS>", leaf("TRNUID", "1" if v == 1 else A.acct), "<STATUS>", leaf("CODE", "0"), leaf("SEVERITY", "INFO"), "</STATUS>", "<STMTRS>", leaf("CURDEF", A.cur), "<BANKACCTFROM>", leaf("BANKID", bankid), leaf("ACCTID", A.acct), leaf("ACCTTYPE", "CHECKING"), "</BANKACCTFROM>",
           "<BANKTRANLIST>", leaf("DTSTART", A.start.strftime("%Y%m%d") + tz), leaf("DTEND", end)]
    post = ["</BANKTRANLIST>", "<LEDGERBAL>", leaf("BALAMT", "%.2f" % bal), leaf("DTASOF", end), "</LEDGERBAL>", "</STMTRS>", "</STMTTRNRS>", "</BANKMSGSRSV1>", "</OFX>"]
    if name in ("chase", "ally"):   # one booking per line
        body = "\n".join(["".join(pre)] + ["".join(x) for x in rows] + ["".join(post)])
    else:
        ind = "  " if v == 2 else ""
        body = "\n".join(pre + [ind + y for x in rows for y in x] + post)
    enc2 = "utf-8" if v == 2 else enc
    return (H + body + "\n").replace("\r\n", "\n").replace("\n", "\r\n" if v == 1 else "\n").encode(enc2, "replace")

CAMT = [("DE", "vrbank", "GENODEF1XXX", "de_spk", "08"), ("CH", "zkb", "ZKBKCHZZ80A", "ch_pp", "04"), ("AT", "erste", "GIBAATWWXXX", "at_pp", "02"), ("NL", "rabobank", "RABONL2U", "nl_rabo", "02"),
        ("FI", "nordea", "NDEAFIHH", "fi_nor", "02"), ("SE", "seb", "ESSESESS", "se_pp", "02"), ("BE", "kbc", "KREDBEBB", "be_arg", "02"), ("DK", "nykredit", "NYKBDKKK", "dk_nyk", "02"), ("NO", "dnb", "DNBANOKK", "no_pp", "02"),
        ("DE", "dkb", "BYLADEM1001", "de_dkb", "02"), ("ES", "caixabank", "CAIXESBB", "es_caixa", "02"), ("CH", "raiffeisen", "RAIFCH22", "ch_pp", "08"), ("CZ", "fio", "FIOBCZPP", "cz_fio", "02"), ("IT", "intesa", "BCITITMM", "it_int", "02"), ("FR", "lbp", "PSSTFRPP", "fr_lbp", "02"), ("PT", "cgd", "CGDIPTPL", "pt_cgd", "02")]
DOM = {"card": ("CCRD", "POSD", "Kartenzahlung"), "atm": ("CCRD", "CWDL", "Geldautomat"), "dd": ("RDDT", "ESDD", "Lastschrift"), "so": ("ICDT", "STDO", "Dauerauftrag"), "out": ("ICDT", "ESCT", "Überweisung"), "in": ("RCDT", "ESCT", "Gutschrift"), "sal": ("RCDT", "SALA", "Gehalt"), "fee": ("MDOP", "FEES", "Entgelt"), "ret": ("IDDT", "UPDD", "Rücklastschrift"), "refund": ("CCRD", "RIMB", "Gutschrift")}

def camt(A, bank, r):
    cc, name, bic, style, ver = bank
    dec = "." if cc == "CH" else ","
    bal = A.opening
    X = lambda t: escape(t)
    ib = A.iban()
    nm8 = (lambda s: "<Pty><Nm>%s</Nm></Pty>" % X(s)) if ver == "08" else (lambda s: "<Nm>%s</Nm>" % X(s))
    sts = "<Sts><Cd>BOOK</Cd></Sts>" if ver == "08" else "<Sts>BOOK</Sts>"
    opening = bal
    ent = []
    for b in A.bk:
        bal += b.amt
        a, c = render(b, style, r, A, dec)
        a, c = a.replace("\x00", " ")[:140], c.replace("\x00", " ")
        if not a and not c: c = b.name
        us = []
        while c:
            if len(c) <= 140: us.append(c); break
            k = c.rfind(" ", 0, 140); k = k if k > 0 else 140
            us.append(c[:k].strip()); c = c[k:].strip()
        if len(us) == 1 and len(us[0]) > 50 and r.random() < .3:      # some banks write several Ustrd
            k = us[0].rfind(" ", 0, 45)
            if k > 0: us = [us[0][:k], us[0][k + 1:]]
        b.text = re.sub(r"\s+", " ", " ".join([a] + us)).strip()
        cd = "DBIT" if b.amt < 0 else "CRDT"
        fam, sub, add = DOM[b.kind]
        amt = '<Amt Ccy="%s">%.2f</Amt>' % (A.cur, abs(b.amt))
        refs = "<Refs>%s%s%s</Refs>" % ("<AcctSvcrRef>%s%06d</AcctSvcrRef>" % (A.acct, b.n), "<EndToEndId>%s</EndToEndId>" % (b.e2e or "NOTPROVIDED"), "<MndtId>%s</MndtId>" % b.mandate if b.kind in ("dd", "ret") and b.mandate else "")
        det = ""
        if b.fx: det = '<AmtDtls><InstdAmt><Amt Ccy="%s">%.2f</Amt></InstdAmt><TxAmt><Amt Ccy="%s">%.2f</Amt><CcyXchg><SrcCcy>%s</SrcCcy><TrgtCcy>%s</TrgtCcy><XchgRate>%.6f</XchgRate></CcyXchg></TxAmt></AmtDtls>' % (b.fx[0], b.fx[1], A.cur, abs(b.amt), b.fx[0], A.cur, b.fx[2])
        cp = ""
        if a:
            own, ot = ("Dbtr", "Cdtr") if b.amt < 0 else ("Cdtr", "Dbtr")
            acc = "<%sAcct><Id><IBAN>%s</IBAN></Id></%sAcct>" % (ot, b.iban, ot) if b.iban and b.kind not in ("card", "atm") else ""
            parts = {own: "<%s>%s</%s>" % (own, nm8(A.owner), own) , ot: "<%s>%s</%s>%s" % (ot, nm8(a), ot, acc)}
            cp = "<RltdPties>%s%s</RltdPties>" % (parts["Dbtr"], parts["Cdtr"])
        rmt = "<RmtInf>%s</RmtInf>" % "".join("<Ustrd>%s</Ustrd>" % X(u) for u in us) if us else ""
        txamt = amt if ver != "02" else ""
        ci = "<CdtDbtInd>%s</CdtDbtInd>" % cd if ver != "02" else ""
        prtry = "<Prtry><Cd>NMSC+%03d</Cd><Issr>DK</Issr></Prtry>" % (100 + len(b.kind)) if cc == "DE" else ""
        tx = "<TxDtls>%s%s%s%s%s%s</TxDtls>" % (refs, txamt, ci, det, cp, rmt)
        ent.append("<Ntry>%s%s<CdtDbtInd>%s</CdtDbtInd>%s<BookgDt><Dt>%s</Dt></BookgDt><ValDt><Dt>%s</Dt></ValDt><AcctSvcrRef>%s%06d</AcctSvcrRef><BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>%s</Cd><SubFmlyCd>%s</SubFmlyCd></Fmly></Domn>%s</BkTxCd><NtryDtls>%s</NtryDtls>%s</Ntry>"
                   % ("<NtryRef>%d</NtryRef>" % b.n if cc in ("CH", "FI", "BE") else "", amt, cd, sts, b.date, b.vdate, A.acct, b.n, fam, sub, prtry, tx, "<AddtlNtryInf>%s</AddtlNtryInf>" % X(add if cc in ("DE", "AT", "CH") else sub) if cc in ("DE", "AT", "CH", "BE") else ""))
    def balx(t, x, d): return '<Bal><Tp><CdOrPrtry><Cd>%s</Cd></CdOrPrtry></Tp><Amt Ccy="%s">%.2f</Amt><CdtDbtInd>%s</CdtDbtInd><Dt><Dt>%s</Dt></Dt></Bal>' % (t, A.cur, abs(x), "CRDT" if x >= 0 else "DBIT", d)
    # monthly statements in one file, or one statement for all
    ns = "urn:iso:std:iso:20022:tech:xsd:camt.053.001." + ver
    groups = []
    if r.random() < .5:
        cur = None
        for b, e in zip(A.bk, ent):
            k = (b.date.year, b.date.month)
            if k != cur: groups.append([]); cur = k
            groups[-1].append((b, e))
    else: groups = [list(zip(A.bk, ent))]
    S, run = [], opening
    for i, g in enumerate(groups):
        o = run; run += sum(b.amt for b, _ in g)
        S.append("<Stmt><Id>%s-%03d</Id><ElctrncSeqNb>%d</ElctrncSeqNb><CreDtTm>%sT06:12:00</CreDtTm><FrToDt><FrDtTm>%sT00:00:00</FrDtTm><ToDtTm>%sT23:59:59</ToDtTm></FrToDt><Acct><Id><IBAN>%s</IBAN></Id><Ccy>%s</Ccy><Ownr><Nm>%s</Nm></Ownr><Svcr><FinInstnId><%s>%s</%s></FinInstnId></Svcr></Acct>%s%s\n%s\n</Stmt>"
                 % (A.acct, i + 1, i + 1, g[-1][0].date, g[0][0].date, g[-1][0].date, ib, A.cur, X(A.owner), "BIC" if ver in ("02",) else "BICFI", bic, "BIC" if ver in ("02",) else "BICFI", balx("OPBD" if i == 0 else "PRCD", o, g[0][0].date), balx("CLBD", run, g[-1][0].date), "\n".join(e for _, e in g)))
    s = '<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="%s" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><BkToCstmrStmt><GrpHdr><MsgId>%s</MsgId><CreDtTm>%sT06:12:00</CreDtTm></GrpHdr>%s</BkToCstmrStmt></Document>\n' % (ns, "053D" + A.acct, A.end, "".join(S))
    return s.encode("utf-8")
