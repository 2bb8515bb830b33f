"""MT940 of several banks. Text of a charge: the whole field :86: as written (its lines joined by a newline)."""
import calendar
import unicodedata
from decimal import Decimal as D

FLAVOURS = [("de-sparkasse", "DE"), ("nl-ing", "NL"), ("pl-mbank", "PL"), ("ch-ubs", "CH"), ("nl-abn", "NL"), ("de-commerzbank", "DE"), ("nl-rabobank", "NL"), ("at-raiffeisen", "AT"),
            ("uk-hsbc", "UK"), ("fr-free", "FR"), ("pl-pko", "PL"), ("se-seb", "SE"), ("it-free", "IT"), ("es-free", "ES"), ("nl-abn-old", "NL"), ("de-vr", "DE"), ("ch-postfinance", "CH"), ("at-erste", "AT")]
GVC = {"s": "105", "p": "105", "c": "107", "o": "152", "i": "166", "a": "083", "f": "808", "r": "168", "b": "159"}
TYP = {"s": "NDDT", "p": "NDDT", "c": "NMSC", "o": "NSTO", "i": "NTRF", "a": "NMSC", "f": "NCHG", "r": "NTRF", "b": "NRTI"}


def plain(s, german=False):
    if german:
        for a, b in (("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("Ä", "AE"), ("Ö", "OE"), ("Ü", "UE"), ("ß", "ss")):
            s = s.replace(a, b)
    s = s.replace("ł", "l").replace("Ł", "L").replace("ø", "o").replace("’", "'").replace("•", "*").replace("º", "o").replace("°", "o")
    return "".join(c for c in unicodedata.normalize("NFKD", s) if not unicodedata.combining(c)).encode("ascii", "replace").decode()


def wrap(s, n=65, most=6):
    """Cut hard at n characters; no line may begin with ':' or '-' (it would look like a field)."""
    out = []
    while s and len(out) < most:
        k = n
        while len(s) > k and s[k] in ":- " and k > 20:
            k -= 1
        out.append(s[:k])
        s = s[k:]
    return out


def qfields(e, gvc, sep="?", first=20, upper=False, primanota="", refs=True, text_width=27):
    """German (and Polish) structured :86:."""
    p = " ".join(e.lines)
    chunks = []
    if refs and e.ch in "spb":
        if e.eref:
            chunks += cut("EREF+" + e.eref, text_width)
        chunks += cut("MREF+" + (e.mref or ""), text_width)
        chunks += cut("CRED+" + (e.cid or ""), text_width)
        chunks += cut("SVWZ+" + p, text_width)
    elif refs and e.ch in "oi" and p:
        chunks += cut("SVWZ+" + p, text_width)
    else:
        chunks += cut(p, text_width)
    out = f"{gvc}{sep}00{e.btype.upper()[:27]}" + (f"{sep}10{primanota}" if primanota else "")
    keys = [f"{i}" for i in range(first, 30)]
    extra = ["60", "61", "62", "63"]
    for k, ch in zip(keys, chunks):
        out += f"{sep}{k}{ch}"
    if e.ch in "spoi" and e.iban:
        out += f"{sep}30{e.bic}{sep}31{e.iban}"
    if e.party:
        nm = " ".join(e.party.split())
        out += f"{sep}32{nm[:27]}"
        if nm[27:54].strip():
            out += f"{sep}33{nm[27:54]}"
    if gvc.isdigit() and e.ch in "spc" and sep == "?":
        out += f"{sep}34992"
    for k, ch in zip(extra, chunks[len(keys):]):
        out += f"{sep}{k}{ch}"
    return out


def cut(s, n):
    return [s[i:i + n] for i in range(0, len(s), n)] if s else []


def f86(st, e, bank):
    p = " ".join(e.lines)
    name = " ".join((e.party or "").split())
    C, iban = bank[:2], e.iban or ""
    if bank in ("de-sparkasse", "de-vr", "at-erste", "at-raiffeisen"):
        return wrap(qfields(e, GVC[e.ch], primanota="9248" if bank == "de-sparkasse" else st.digits(4)), 65, 8)
    if bank == "de-commerzbank":
        return wrap(qfields(e, GVC[e.ch], refs=e.ch in "spb", primanota=""), 65, 8)
    if bank == "pl-mbank":
        return wrap(qfields(e, {"c": "944", "s": "773", "o": "911", "i": "910"}.get(e.ch, "999"), sep="~", refs=False), 65, 8)
    if bank == "pl-pko":
        return wrap(qfields(e, "020" if e.amount < 0 else "010", sep="^" if st.style == 0 else "~", refs=False, text_width=35), 65, 8)
    if bank == "nl-ing":
        if e.ch in "sp":
            t = f"/EREF/{e.eref or 'NOTPROVIDED'}/MARF/{e.mref}/CSID/{e.cid}/CNTP/{iban}/INGBNL2A/{name}///REMI/USTD//{p}/"
        elif e.ch in "oi":
            t = f"/EREF/NOTPROVIDED//CNTP/{iban}/RABONL2U/{name}///REMI/USTD//{p}/" if st.style else f"/CNTP/{iban}/RABONL2U/{name}///REMI/USTD//{p}/"
        else:
            t = f"/REMI/USTD//{name} {p}/"
        return wrap(t)
    if bank == "nl-abn":
        if e.ch in "sp":
            t = f"/TRTP/SEPA Incasso algemeen doorlopend/CSID/{e.cid}/NAME/{name}/MARF/{e.mref}/REMI/{p}/IBAN/{iban}/BIC/ABNANL2A/EREF/{e.eref or 'NOTPROVIDED'}"
        elif e.ch in "oi":
            t = f"/TRTP/SEPA OVERBOEKING/IBAN/{iban}/BIC/INGBNL2A/NAME/{name}" + (f"/REMI/{p}" if p else "") + "/EREF/NOTPROVIDED"
        else:
            t = f"{'BEA' if e.ch != 'a' else 'GEA'}   NR:{st.digits(6)}   {e.vdate:%d.%m.%y}/{e.time.replace(':', '.')} {name},PAS{st.card4[:3]}   {p if e.fx else ''}".strip() if e.ch != "f" else f"ABN AMRO Bank N.V.               {p}"
        return wrap(t)
    if bank == "nl-abn-old":
        if e.ch in "sp":
            segs = ["SEPA INCASSO ALGEMEEN DOORLOPEND", f"INCASSANT: {e.cid}", f"NAAM: {name}", f"MACHTIGING: {e.mref}", f"OMSCHRIJVING: {p}", f"IBAN: {iban}"]
        elif e.ch in "oi":
            segs = ["SEPA OVERBOEKING", f"IBAN: {iban}", "BIC: INGBNL2A", f"NAAM: {name}"] + ([f"OMSCHRIJVING: {p}"] if p else [])
        elif e.ch == "f":
            segs = ["ABN AMRO BANK N.V.", p]
        else:
            segs = [f"BEA   NR:{st.digits(7)}  {e.vdate:%d.%m.%y}/{e.time.replace(':', '.')}", f"{name},PAS{st.card4[:3]}", p if e.fx else st.town]
        rows = []
        for sg in segs:
            rows += [sg[i:i + 32].ljust(32) for i in range(0, len(sg), 32)]
        return [("".join(rows[i:i + 2])).rstrip() for i in range(0, min(len(rows), 12), 2)]
    if bank == "nl-rabobank":
        if e.ch in "sp":
            t = f"/MARF/{e.mref}/EREF/{e.eref or 'NOTPROVIDED'}/BENM//NAME/{name}/REMI/{p}/ISDT/{e.date.isoformat()}/CSID/{e.cid}"
        elif e.ch == "o":
            t = f"/BENM//NAME/{name}/REMI/{p}/ISDT/{e.date.isoformat()}"
        elif e.ch == "i":
            t = f"/EREF/NOTPROVIDED/ORDP//NAME/{name}/REMI/{p}/ISDT/{e.date.isoformat()}"
        else:
            t = f"/BENM//NAME/{name}/REMI/{p}" if name else f"/REMI/{p}"
        return wrap(t)
    if bank == "ch-ubs":
        rows = [e.btype.upper()] + cut(name, 65)[:1] + cut(p, 65)
        return [x for x in rows if x.strip()][:6]
    if bank == "ch-postfinance" or bank in ("fr-free", "it-free", "es-free", "se-seb"):
        return wrap(e.line.upper() if st.style == 0 else e.line, 65)
    if bank == "uk-hsbc":
        rows = [e.line[:65], {"s": "DD", "c": "VIS", "o": "SO", "i": "CR", "a": "ATM"}.get(e.ch, "TFR") if st.style == 2 else e.line[65:130]]
        return [x for x in rows if x.strip()]
    raise KeyError(bank)


def money(a):
    return f"{abs(a):.2f}".replace(".", ",")


def write(st, flavour):
    bank, country = flavour
    r = st.rng
    german = country in ("DE", "AT", "CH")
    keep = country == "DE" and r.random() < .35                     # umlauts kept, latin-1
    for e in st.events:
        f = (lambda s: s) if keep else (lambda s: plain(s, german))
        e.party, e.btype, e.line, e.lines = f(e.party or ""), f(e.btype or ""), f(e.line or ""), [f(x) for x in e.lines]
        if keep:
            g = lambda s: s.encode("latin-1", "replace").decode("latin-1")
            e.party, e.btype, e.line, e.lines = g(e.party), g(e.btype), g(e.line), [g(x) for x in e.lines]
    daily = r.random() < .3
    groups, key = {}, (lambda e: e.date) if daily else (lambda e: (e.date.year, e.date.month))
    for e in st.events:
        groups.setdefault(key(e), []).append(e)
    out, b, n = [], st.opening, 0
    account = {"DE": f"{st.iban[4:12]}/{st.iban[12:22]}", "NL": st.iban + (st.cur if bank == "nl-ing" else ""), "UK": st.iban}.get(country, st.iban)
    last = st.start
    env = r.random() < .3
    for k, evs in groups.items():
        n += 1
        if env:
            out.append(f"{{1:F01{st.bic[:8]}XXXX0000000000}}{{2:O9400000000000{st.bic[:8]}XXXX00000000000000000000N}}{{4:")
        out += [f":20:{'STARTUMS' if country == 'DE' else 'MT940-' + st.digits(8)}", f":25:{account}", f":28C:{n:05d}/001",
                f":60F:{'C' if b >= 0 else 'D'}{last:%y%m%d}{st.cur}{money(b)}"]
        for e in evs:
            sign = ("C" if e.amount > 0 else "D")
            if e.ch == "b":
                sign = "RD"
            letter = st.cur[2] if country == "DE" and bank != "de-vr" else ""
            ref = "NONREF" if r.random() < .7 else st.digits(10)
            entry = f"{e.date:%m%d}"
            typ = TYP[e.ch]
            out.append(f":61:{e.date:%y%m%d}{entry}{sign}{letter}{money(e.amount)}{typ}{ref}" + (f"//{st.digits(16)}" if r.random() < .4 else ""))
            if e.fx and country in ("DE", "AT"):
                out.append(f"/OCMT/{e.fx[0]}{money(e.fx[1])}/")
            rows = [x for x in f86(st, e, bank) if x.strip()] or ["NOTPROVIDED"]
            rows = [("." + x[1:] if x[0] in ":-" else x) for x in rows]
            rows = [x.rstrip() if bank != "nl-abn-old" else x for x in rows]
            e.text = "\n".join(rows)
            out.append(":86:" + rows[0])
            out += rows[1:]
            b += e.amount
        last = evs[-1].date if daily else evs[-1].date.replace(day=calendar.monthrange(evs[-1].date.year, evs[-1].date.month)[1])
        out.append(f":62F:{'C' if b >= 0 else 'D'}{last:%y%m%d}{st.cur}{money(b)}")
        out.append("-}" if env else "-")
    enc = "latin-1" if keep else "ascii"
    return ("\r\n".join(out) + "\r\n").encode(enc, "replace"), enc
