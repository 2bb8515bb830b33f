"""OFX 1.x (SGML) and OFX 2.x (XML)."""
import words as w

OFX1 = [("US", "Chase", w.us), ("GB", "Barclays", w.gb), ("FR", "Credit Agricole", w.fr), ("CA", "TD", w.ca), ("AU", "CommBank", w.au), ("BR", "Itau", w.br),
        ("NZ", "ASB", w.nz), ("US", "Wells Fargo", w.us), ("FR", "Credit Mutuel", w.fr), ("GB", "Lloyds", w.gb), ("IT", "UniCredit", w.it), ("SE", "Swedbank", w.nordic), ("IE", "AIB", w.ie), ("ES", "CaixaBank", w.es)]
OFX2 = [("US", "Bank of America", w.us), ("CA", "RBC", w.ca), ("GB", "Nationwide", w.gb), ("AU", "Westpac", w.au), ("FR", "BoursoBank", w.fr), ("PT", "CGD", w.pt),
        ("ES", "BBVA", w.es), ("NZ", "Kiwibank", w.nz), ("BR", "Nubank", w.br), ("FI", "OP", w.nordic), ("CZ", "Fio", w.cz), ("NO", "DNB", w.nordic), ("DE", "DKB", w.de_dkb), ("GB", "Starling", w.gb)]
MEMO_ONLY = {"BR", "CA"}


def esc(s):
    return s.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def split(b, a):
    """NAME holds at most 32 characters; what does not fit goes to MEMO."""
    if b.payee:
        name, memo = b.payee, b.purpose
        if len(name) > 32:
            memo = f"{name[32:].strip()} {memo}".strip()
            name = name[:32].strip()
        return name, memo
    t = b.purpose
    if a.cc in MEMO_ONLY and a.bank in ("Itau", "Nubank"):
        return "", t
    if len(t) <= 32:
        return t, ""
    cut = 32
    if int(a.card) % 2 and " " in t[12:32]:
        cut = t.rfind(" ", 0, 33)
    return t[:cut].strip(), t[cut:].strip()


def trntype(b):
    if b.amount > 0:
        return "DIRECTDEP" if b.kind == "salary" else "CREDIT"
    return {"card": "POS", "dd": "DIRECTDEBIT", "so": "REPEATPMT", "atm": "ATM", "fee": "FEE", "out": "XFER"}.get(b.kind, "DEBIT")


def write(a, style, version):
    w.apply(style, a)
    xml = version == 2
    zone = {"US": "120000[-5:EST]", "CA": "120000[-5:EST]", "BR": "100000[-03:EST]", "AU": "000000", "GB": "000000[0:GMT]"}.get(a.cc, "")
    def tag(n, v):
        return f"<{n}>{v}</{n}>" if xml else f"<{n}>{v}"
    out = []
    comma = a.cc in ("FR", "BR") and a.bank in ("Credit Mutuel", "Itau") and not xml
    def amt(x):
        return f"{x:.2f}".replace(".", ",") if comma else f"{x:.2f}"
    if xml:
        out += ['<?xml version="1.0" encoding="UTF-8" standalone="no"?>', '<?OFX OFXHEADER="200" VERSION="211" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>']
        enc = "utf-8"
    else:
        enc = "cp1252" if a.cc in ("FR", "BR", "IT", "SE", "ES") else "ascii"
        out += ["OFXHEADER:100", "DATA:OFXSGML", "VERSION:102", "SECURITY:NONE", f"ENCODING:{'USASCII'}", f"CHARSET:{'1252'}", "COMPRESSION:NONE", "OLDFILEUID:NONE", "NEWFILEUID:NONE", ""]
    out += ["<OFX>", "<SIGNONMSGSRSV1>", "<SONRS>", "<STATUS>", tag("CODE", "0"), tag("SEVERITY", "INFO"), "</STATUS>", tag("DTSERVER", f"{a.end:%Y%m%d}120000"),
            tag("LANGUAGE", {"fr": "FRA", "pt": "POR", "es": "SPA", "it": "ITA", "sv": "SWE"}.get(a.lang, "ENG")), "<FI>", tag("ORG", esc(a.bank.upper())), tag("FID", a.number[:5]), "</FI>", "</SONRS>", "</SIGNONMSGSRSV1>",
            "<BANKMSGSRSV1>", "<STMTTRNRS>", tag("TRNUID", "1"), "<STATUS>", tag("CODE", "0"), tag("SEVERITY", "INFO"), "</STATUS>", "<STMTRS>", tag("CURDEF", a.cur),
            "<BANKACCTFROM>", tag("BANKID", a.number[:6]), tag("ACCTID", a.iban if not a.iban.isdigit() else a.number), tag("ACCTTYPE", "CHECKING"), "</BANKACCTFROM>",
            "<BANKTRANLIST>", tag("DTSTART", f"{a.start:%Y%m%d}{zone}"), tag("DTEND", f"{a.end:%Y%m%d}{zone}")]
    order = a.bookings[::-1] if a.cc in ("US", "GB", "AU") else a.bookings
    for b in order:
        name, memo = split(b, a)
        if enc == "ascii":
            from core import ascii_fold
            name, memo = ascii_fold(name), ascii_fold(memo)
        b.text = f"{name} {memo}".strip()
        out += ["<STMTTRN>", tag("TRNTYPE", trntype(b)), tag("DTPOSTED", f"{b.day:%Y%m%d}{zone}"), tag("TRNAMT", amt(b.amount)), tag("FITID", f"{b.day:%Y%m%d}{b.token[:8]}{b.seq}")]
        if name:
            out.append(tag("NAME", esc(name)))
        if memo:
            out.append(tag("MEMO", esc(memo)))
        out.append("</STMTTRN>")
    out += ["</BANKTRANLIST>", "<LEDGERBAL>", tag("BALAMT", amt(a.closing)), tag("DTASOF", f"{a.end:%Y%m%d}{zone}"), "</LEDGERBAL>", "</STMTRS>", "</STMTTRNRS>", "</BANKMSGSRSV1>", "</OFX>"]
    text = ("\r\n" if not xml else "\n").join(out) + "\n"
    if xml and a.cc in ("US", "CA"):
        text = "\n".join(out[:2]) + "\n" + "".join(out[2:]) + "\n"
    return text.encode(enc)
