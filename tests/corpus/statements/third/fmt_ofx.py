"""OFX 1.x (SGML, tags left open) and OFX 2.x (XML). Text of a charge: NAME and MEMO joined by a blank."""
import datetime as dt

# (name, country, kind, version): what the bank puts into NAME and MEMO is decided in fields()
FLAVOURS = [
    ("us-sgml", "US", "giro", 1), ("us-card-sgml", "US", "card", 1), ("us-xml", "US", "giro", 2), ("us-card-xml", "US", "card", 2),
    ("uk-sgml", "UK", "giro", 1), ("uk-xml", "UK", "giro", 2), ("ca-sgml", "CA", "giro", 1), ("ca-xml", "CA", "giro", 2),
    ("br-itau", "BR", "giro", 1), ("br-nubank", "BR", "giro", 1), ("br-nubank-card", "BR", "card", 1), ("br-xml", "BR", "giro", 2),
    ("fr-sgml", "FR", "giro", 1), ("fr-xml", "FR", "giro", 2), ("jp-sgml", "JP", "giro", 1), ("jp-xml", "JP", "card", 2),
    ("es-sgml", "ES", "giro", 1), ("it-xml", "IT", "giro", 2), ("de-xml", "DE", "giro", 2), ("se-xml", "SE", "giro", 2),
    ("at-sgml", "AT", "giro", 1), ("ch-xml", "CH", "giro", 2), ("pl-xml", "PL", "giro", 2), ("nl-sgml", "NL", "giro", 1),
]


def esc(s):
    return s.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def fields(st, e, how):
    """NAME (32 characters at most) and MEMO."""
    if how == "split":                      # description cut in two
        return e.line[:32].strip(), e.line[32:].strip()
    if how == "both":                       # short name and whole line
        return e.line[:32].strip(), e.line
    if how == "memo":                       # no NAME at all
        return "", e.line
    if how == "name":                       # only NAME
        return e.line[:32].strip(), ""
    n, m = (e.party or e.btype)[:32].strip(), " ".join(e.lines)
    return n, m[:254].strip()


def write(st, flavour):
    name, country, kind, version = flavour
    r = st.rng
    how = {"US": r.choice(["split", "both", "party", "name"]), "CA": r.choice(["party", "split", "name"]), "UK": r.choice(["party", "party", "split"]), "BR": "memo" if version == 1 else r.choice(["memo", "party"]),
           "FR": r.choice(["split", "party", "both"]), "JP": r.choice(["split", "party"]), "SE": r.choice(["name", "party"])}.get(country, "party")
    if country == "CA" and st.style == 0 and how == "name":
        how = "party"
    if st.kind == "card" and how == "party":
        how = "split"
    enc = "utf-8" if version == 2 or country == "JP" or name == "br-nubank" or name == "br-nubank-card" else "cp1252"
    closing_tags = version == 2 or name.startswith("br-nubank")
    tz = {"US": "[-5:EST]", "CA": "[-5:EST]", "BR": "[-03:EST]", "JP": "[+9:JST]"}.get(country, "") if r.random() < .7 else ""
    hour = r.choice(["", "120000", "120000.000"])
    if tz and not hour:
        hour = "120000"
    stamp = lambda d: f"{d:%Y%m%d}{hour}{tz}"
    indent = r.random() < .5 and version == 1
    out = []

    def leaf(tag, v, depth=0):
        v = esc(str(v))
        out.append(("  " * depth if indent else "") + (f"<{tag}>{v}</{tag}>" if closing_tags else f"<{tag}>{v}"))

    def open_(t, depth=0):
        out.append(("  " * depth if indent else "") + f"<{t}>")

    if version == 1:
        out += ["OFXHEADER:100", "DATA:OFXSGML", "VERSION:" + r.choice(["102", "102", "103", "151"]), "SECURITY:NONE", f"ENCODING:{'UTF-8' if enc == 'utf-8' else 'USASCII'}", f"CHARSET:{'NONE' if enc == 'utf-8' else '1252'}", "COMPRESSION:NONE", "OLDFILEUID:NONE", "NEWFILEUID:NONE", ""]
    else:
        out += ['<?xml version="1.0" encoding="UTF-8" standalone="no"?>', f'<?OFX OFXHEADER="200" VERSION="{r.choice(["200", "202", "211", "220"])}" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>']
    open_("OFX")
    open_("SIGNONMSGSRSV1"); open_("SONRS"); open_("STATUS"); leaf("CODE", 0); leaf("SEVERITY", "INFO"); out.append("</STATUS>")
    leaf("DTSERVER", stamp(st.end)); leaf("LANGUAGE", {"BR": "POR", "FR": "FRA", "JP": "JPN", "DE": "GER"}.get(country, "ENG"))
    if country in ("US", "BR"):
        open_("FI"); leaf("ORG", {"US": "B1", "BR": "Banco"}[country]); leaf("FID", r.randint(100, 9999)); out.append("</FI>")
    out += ["</SONRS>", "</SIGNONMSGSRSV1>"]
    card = st.kind == "card"
    open_("CREDITCARDMSGSRSV1" if card else "BANKMSGSRSV1"); open_("CCSTMTTRNRS" if card else "STMTTRNRS"); leaf("TRNUID", r.choice(["0", "1", st.digits(12)]))
    open_("STATUS"); leaf("CODE", 0); leaf("SEVERITY", "INFO"); out.append("</STATUS>")
    open_("CCSTMTRS" if card else "STMTRS"); leaf("CURDEF", st.cur)
    if card:
        open_("CCACCTFROM"); leaf("ACCTID", "XXXXXXXXXXXX" + st.card4); out.append("</CCACCTFROM>")
    else:
        open_("BANKACCTFROM"); leaf("BANKID", st.digits(9)); leaf("ACCTID", st.acct); leaf("ACCTTYPE", "CHECKING"); out.append("</BANKACCTFROM>")
    open_("BANKTRANLIST"); leaf("DTSTART", stamp(st.start)); leaf("DTEND", stamp(st.end))
    types = {"c": "POS" if r.random() < .4 else "DEBIT", "s": "DIRECTDEBIT" if country not in ("US",) else "DEBIT", "p": "DIRECTDEBIT", "o": r.choice(["PAYMENT", "XFER", "DEBIT"]), "i": "CREDIT", "a": "ATM", "f": "FEE", "r": "CREDIT", "b": "CREDIT"}
    ev = list(st.events)
    if r.random() < .5:
        ev.reverse()
    comma = country in ("BR", "FR") and version == 1 and r.random() < .25      # some banks write a decimal comma
    for e in ev:
        fix = lambda s: s.encode(enc, "replace").decode(enc)
        n, m = fields(st, e, how)
        n, m = fix(" ".join(n.split())) if how == "party" else fix(n), fix(m)
        open_("STMTTRN", 1)
        leaf("TRNTYPE", types[e.ch], 2); leaf("DTPOSTED", stamp(e.date), 2)
        if version == 2 and e.vdate != e.date and r.random() < .5:
            leaf("DTUSER", stamp(e.vdate), 2)
        a = f"{e.amount}"
        leaf("TRNAMT", a.replace(".", ",") if comma else a, 2)
        leaf("FITID", f"{e.date:%Y%m%d}{st.digits(8)}", 2)
        if n:
            leaf("NAME", n, 2)
        if m:
            leaf("MEMO", m, 2)
        out.append("</STMTTRN>")
        e.text = " ".join(x.strip() for x in (n, m) if x.strip())
    out.append("</BANKTRANLIST>")
    open_("LEDGERBAL"); leaf("BALAMT", st.closing); leaf("DTASOF", stamp(st.end)); out.append("</LEDGERBAL>")
    out += ["</CCSTMTRS>", "</CCSTMTTRNRS>", "</CREDITCARDMSGSRSV1>"] if card else ["</STMTRS>", "</STMTTRNRS>", "</BANKMSGSRSV1>"]
    out.append("</OFX>")
    nl = "\r\n" if r.random() < .5 else "\n"
    return (nl.join(out) + nl).encode(enc, "replace"), enc
