"""How a country's banks word a booking: booking type, counterparty, purpose lines, and the one-column text.

Sets on each event: btype, party, lines (purpose), line (for banks with a single text column).
ch: c card, s direct debit, p PayPal, o transfer or standing order out, i money in, a cash machine, f bank fee,
    r refund, b returned direct debit.
"""
ISO3 = {"NL": "NLD", "DE": "DEU", "IE": "IRL", "US": "USA", "GB": "GBR", "SE": "SWE", "LU": "LUX", "FR": "FRA", "IT": "ITA", "ES": "ESP", "AT": "AUT", "PL": "POL", "CZ": "CZE", "CA": "CAN", "AU": "AUS", "NO": "NOR", "CH": "CHE", "BR": "BRA"}
LAND = {"NL": "NIEDERLANDE", "IE": "IRLAND", "US": "USA", "GB": "GROSSBRITANNIEN", "SE": "SCHWEDEN", "LU": "LUXEMBURG", "DE": "DEUTSCHLAND", "CH": "SCHWEIZ"}


def place(st, e):
    """(city, country, American tail)"""
    if not e.loc:
        return "", "", ""
    l, us = e.loc
    return (l[0] if l else "", l[1] if l else st.country, us or "")


def dec(x, sep=","):
    s = f"{x:.2f}"
    return s.replace(".", sep)


def same(st, e, n, tag=""):
    """Digits that stay the same for one counterparty (giro number, company id, masked tax number)."""
    box = st.__dict__.setdefault("fixed_digits", {})
    return box.setdefault((e.name, n, tag), digits(st, n))


def recurring(st, e):
    """US banks mark charges on file as recurring: most subscriptions, and now and then something else."""
    if e.sid is None:
        return False
    s = st.series[e.sid]
    if "rec" not in s:
        s["rec"] = st.rng.random() < (.8 if s["role"] != "decoy" else .05)
    return s["rec"]


def fxnote(st, e, sep=","):
    if not e.fx:
        return ""
    return f"{dec(e.fx[1], sep)} {e.fx[0]}"


def digits(st, n):
    return "".join(str(st.rng.randint(0, 9)) for _ in range(n))


def paypal_purpose(st, e):
    """Purpose of a PayPal direct debit, in the language of the account."""
    shop = (e.paypal or e.name)[:34]
    t = {"de": f"Ihr Einkauf bei {shop}", "nl": f"Uw aankoop bij {shop}", "fr": f"Votre achat chez {shop}", "it": f"Il tuo acquisto presso {shop}", "es": f"Su compra en {shop}"}[st.lang]
    if st.style == 0:
        return f"{digits(st, 13)}/PP.{st.card4}.PP/. {shop}, {t}"
    if st.style == 1:
        return f"PP.{st.card4}.PP . {shop.upper()}, {t}"
    return f"{digits(st, 13)}/. {shop}, {t}"


def present(st):
    f = {"US": us, "CA": us, "UK": uk, "DE": de, "AT": at, "CH": ch_, "FR": fr, "ES": es, "IT": it, "NL": nl, "PL": pl, "SE": se, "JP": jp, "BR": br}[st.country]
    st.wkn = f"{st.rng.randint(1, 9)}"
    for e in st.events:
        if e.ch == "p" and (st.country not in ("DE", "AT", "NL", "FR", "ES", "IT") or st.kind == "card" or
                            (st.country in ("FR", "ES", "IT") and (e.sid or 0) % 3)):
            # PayPal charged through the card
            shop = "".join(c for c in (e.paypal or e.name).upper().split(" ")[0] if c.isalnum() or c in ".+")
            e.name = f"PAYPAL *{shop[:14]}"
            e.loc = (("35314369001", "GB" if st.country == "UK" else "LU"), "402-935-7733 CA")
            e.ch = "c"
        f(st, e, *place(st, e))
        e.lines = [x for x in e.lines if x]


def us(st, e, city, cc, tail):
    d = e.vdate
    n, p, c = e.name, e.purpose, e.ch
    full = f"{n} {tail}".strip()
    e.party, e.lines = full, []
    if c in "cpr":
        if st.kind == "card":
            e.btype = "Sale" if e.amount < 0 else "Return"
            e.line = full
        elif st.country == "CA":
            e.btype = "Point of Sale" if c != "r" else "Refund"
            e.line = f"{n}" if st.style else f"VISA DEBIT PURCHASE - {digits(st, 4)} {n}"
            e.party, e.lines = e.line, ([tail] if tail else [])
        else:
            e.btype = "DEBIT_CARD"
            e.line = [f"{full} {d:%m/%d}", f"RECURRING PAYMENT AUTHORIZED ON {d:%m/%d} {full} S{digits(st, 15)} CARD {st.card4}" if recurring(st, e) else f"PURCHASE AUTHORIZED ON {d:%m/%d} {full} S{digits(st, 15)} CARD {st.card4}",
                      f"CHECKCARD {d:%m%d} {full} {digits(st, 23)}"][st.style]
            if c == "r":
                e.line = f"{full} RETURN {d:%m/%d}"
            e.party, e.lines = (full, [e.line]) if st.style == 1 else (e.line, [])
        if e.fx:
            e.lines.append(f"{e.fx[1]} {e.fx[0]} @ {e.fx[2]}")
            e.line += f" {e.fx[1]} {e.fx[0]}" if st.style == 1 else ""
    elif c in "sb":
        e.btype = "ACH_DEBIT"
        if st.country == "CA":
            e.line = f"{n} {p}".strip()
            e.party, e.lines = n, [p]
        elif st.style == 2:
            e.line = f"{n} DES:{p or 'PAYMENT'} ID:{digits(st, 10)} INDN:{st.holder.upper()} CO ID:{same(st, e, 10)} WEB"
            e.party, e.lines = n, [f"DES:{p or 'PAYMENT'} ID:XXXXX{digits(st, 5)} INDN:{st.holder.upper()} CO ID:{same(st, e, 10)} WEB"]
        else:
            e.line = f"{n} {p} {digits(st, 6) if st.style else 'PPD ID: ' + same(st, e, 10)}".replace("  ", " ")
            e.party, e.lines = n, [p, "PPD ID: " + same(st, e, 10) if not st.style else ""]
        if c == "b":
            e.line = "RETURNED ITEM " + e.line
    elif c == "o":
        e.btype = "QUICKPAY_DEBIT" if st.style == 0 else "ACCT_XFER"
        own = n == st.holder
        if own:
            e.line, e.party = p, p
        elif p.startswith("RENT") or p.startswith("RETAIL") or p.startswith("INV") or n.isupper():
            e.line, e.party, e.lines = f"{n} {p}", n, [p]
        else:
            e.line = f"Zelle payment to {n} {digits(st, 11)}" if st.country == "US" else f"INTERAC e-Transfer to {n}"
            e.party, e.lines = e.line, ([f'"{p}"'] if p else [])
            if st.style == 2 and p:
                e.line += f' for "{p}"'
    elif c == "i":
        e.btype = "ACH_CREDIT"
        e.line = f"{n} {p}".strip() if p else (n if st.kind == "card" else f"Zelle payment from {n} {digits(st, 11)}" if st.country == "US" else f"INTERAC e-Transfer from {n}")
        e.party, e.lines = (n, [p]) if p else (e.line, [])
        if st.kind == "card":
            e.btype = "Payment"
    elif c == "a":
        e.btype, e.line, e.party = "ATM", n, n
    else:
        e.btype, e.line, e.party = "FEE_TRANSACTION", p, p


def uk(st, e, city, cc, tail):
    d, n, p, c = e.vdate, e.name, e.purpose, e.ch
    e.lines = []
    if c in "cpr":
        e.btype = "DEB" if c != "r" else "BGC"
        where = f"{city} {cc}".strip()
        fx = f"USD {e.fx[1]} @ {1 / e.fx[2]:.4f} VISA" if e.fx else ""
        e.party = n
        e.lines = [f"{where} {fx}".strip()] if st.style != 1 else [f"ON {d:%d %b} {fx}".strip().upper()]
        e.line = [f"{n} {where} {fx}", f"CARD PAYMENT TO {n} ON {d:%d-%m-%Y} {fx}", f"{st.card4} {d:%d%b%y} {n} {where} {fx}".upper()][st.style].strip()
    elif c in "sb":
        e.btype, e.party, e.lines = "DD", n, [p]
        e.line = [f"{n} {p}", f"DIRECT DEBIT PAYMENT TO {n} REF {p}", f"{n} , {p} , DD"][st.style].strip()
        if c == "b":
            e.line = "UNPAID " + e.line
    elif c == "o":
        own = n == st.holder
        e.btype, e.party, e.lines = ("TFR" if own else "SO" if e.sid is not None else "FPO"), n if not own else p, ["" if own else p]
        e.line = p if own else f"{n} {p}".strip() if st.style != 1 else f"STANDING ORDER TO {n} REF {p}"
    elif c == "i":
        e.btype, e.party, e.lines, e.line = "BGC" if p else "FPI", n, [p], f"{n} {p}".strip()
    elif c == "a":
        e.btype, e.party, e.line = "CPT", n, n
    else:
        e.btype, e.party, e.line = "PAY", p, p


def de(st, e, city, cc, tail):
    d, n, p, c = e.vdate, e.name, e.purpose, e.ch
    fx = ""
    if e.fx:
        fx = f" {fxnote(st, e)} KURS {dec(1 / e.fx[2])}{digits(st, 2)}"
    if c in "cr":
        where = f"{city}/{cc}" if city else "DE"
        if st.style == 0:
            e.party, e.lines = n, [f"{n}//{where} {d.isoformat()}T{e.time}:{st.rng.randint(0, 59):02d} Debitk.{st.wkn} 2027-12{fx}"]
        elif st.style == 1:
            e.party, e.lines = f"{n}.{city}/{cc}" if city and st.wkn > "5" else n, [f"VISA Debitkartenumsatz{fx} vom {d:%d.%m.%Y}" if fx or st.wkn > "3" else f"VISA {n} {d:%d.%m.%y}"]
        else:
            e.party, e.lines = n, [f"NR XXXX {st.card4} {city.upper()} KAUFUMSATZ {d:%d.%m} {digits(st, 6)} ARN{digits(st, 23)}{fx}"]
        e.btype = "KARTENZAHLUNG" if c == "c" else "GUTSCHRIFT KARTENZAHLUNG"
        if c == "r" and not e.loc:
            e.party, e.lines = n, [f"Gutschrift {p}"]
    elif c == "p":
        e.party, e.lines, e.btype = "PayPal Europe S.a.r.l. et Cie S.C.A", [paypal_purpose(st, e)], "FOLGELASTSCHRIFT"
        e.cid, e.mref = "LU96ZZZ0000000000000000058", e.mref or "4DTJ224NKX9SA"
    elif c == "s":
        e.party, e.lines, e.btype = n, [p], "FOLGELASTSCHRIFT"
    elif c == "b":
        e.party, e.lines, e.btype = n, [f"RUECKLASTSCHRIFT {p} ENTGELT BANK 0,00 AC01"], "RUECKBELASTUNG"
    elif c == "o":
        e.party, e.lines, e.btype = n, [p], "DAUERAUFTRAG" if e.sid is not None else "ONLINE-UEBERWEISUNG"
    elif c == "i":
        e.party, e.lines, e.btype = n, [p], "LOHN  GEHALT" if p else "GUTSCHR. UEBERWEISUNG"
    elif c == "a":
        e.party, e.lines, e.btype = n if st.style else "Sparkasse " + st.town, [f"{n} {d:%d.%m.}{e.time.replace(':', '.')} UHR"], "BARGELDAUSZAHLUNG"
    else:
        e.party, e.lines, e.btype = "", [p], "ENTGELTABSCHLUSS"
    e.line = f"{e.party} {' '.join(e.lines)}".strip()


def at(st, e, city, cc, tail):
    de(st, e, city, cc, tail)
    d, n, c = e.vdate, e.name, e.ch
    amt = dec(abs(e.amount))
    if c in "cr" and e.loc:
        fx = f" {fxnote(st, e)}" if e.fx else ""
        e.party = n if st.style else ""
        e.lines = [f"POS{amt:>12} {cc or 'AT'}  K{st.wkn}   {d:%d.%m.} {e.time}", f"{n} {city}{fx}".strip()]
        e.btype = "Bezahlung Karte"
    elif c == "a":
        e.party, e.lines, e.btype = "", [f"{n} {d:%d.%m.} {e.time}"], "Behebung"
    e.btype = {"FOLGELASTSCHRIFT": "SEPA Lastschrift", "DAUERAUFTRAG": "Dauerauftrag", "ONLINE-UEBERWEISUNG": "Überweisung"}.get(e.btype, e.btype)
    e.line = f"{e.party} {' '.join(e.lines)}".strip()


def ch_(st, e, city, cc, tail):
    d, n, p, c = e.vdate, e.name, e.purpose, e.ch
    where = f"{city} ({LAND.get(cc, cc)})" if city else ""
    fx = f" BETRAG {e.fx[0]} {e.fx[1]} KURS {e.fx[2]}" if e.fx else ""
    num = digits(st, 6)
    if c in "cpr":
        e.btype = "Zahlung Debitkarte" if c != "r" else "Gutschrift Debitkarte"
        e.party, e.lines = n, [f"{city or ''} Karten-Nr. XXXX{st.card4}{fx}".strip()]
        e.line = f"KAUF/ONLINE-SHOPPING VOM {d:%d.%m.%Y} KARTEN NR. XXXX{st.card4} {n} {where}{fx}".strip()
    elif c in "sb":
        e.btype, e.party, e.lines = "LSV-Belastung", n, [p]
        e.line = f"LASTSCHRIFT {n.upper()} REFERENZEN: {p}"
    elif c == "o":
        e.btype, e.party, e.lines = "Dauerauftrag" if e.sid is not None else "Zahlung", n, [p]
        e.line = f"GIRO INTERNATIONAL/ E-FINANCE {n} MITTEILUNGEN: {p}" if st.style == 2 else f"{'DAUERAUFTRAG' if e.sid is not None else 'ESR'}: {e.iban or ''} {n} MITTEILUNGEN: {p}"
    elif c == "i":
        e.btype, e.party, e.lines = "Gutschrift", n, [p]
        e.line = f"GUTSCHRIFT VON {n} {p}".strip()
    elif c == "a":
        e.btype, e.party, e.lines, e.line = "Bargeldbezug", n, [f"Karten-Nr. XXXX{st.card4}"], f"BARGELDBEZUG VOM {d:%d.%m.%Y} {n}"
    else:
        e.btype, e.party, e.lines, e.line = "Gebühr", "", [p], p


def fr(st, e, city, cc, tail):
    d, n, p, c = e.vdate, e.name, e.purpose, e.ch
    fx = f" {fxnote(st, e)} 1 EUR = {1 / e.fx[2]:.4f}" if e.fx else ""
    N = n.upper()
    if c in "cr":
        e.btype = "Paiement par carte" if c == "c" else "Avoir"
        e.party = n
        e.lines = [[f"CARTE {d:%d/%m/%y} {city} CB*{st.card4}{fx}", f"PAIEMENT CB {d:%d%m} {city} {cc} CARTE {st.card4}{fx}", f"FACTURE CARTE DU {d:%d%m%y} CARTE 4974XXXXXXXX{st.card4}{fx}"][st.style]]
        e.line = [f"CARTE {d:%d/%m/%y} {N[:26]} CB*{st.card4}{fx}", f"PAIEMENT PAR CARTE X{st.card4} {N} {city} {d:%d/%m}{fx}", f"FACTURE CARTE DU {d:%d%m%y} {N} {city} CARTE 4974XXXXXXXX{st.card4}{fx}"][st.style]
        if c == "r":
            e.line = "AVOIR " + e.line
    elif c == "p":
        e.party, e.lines, e.btype = "PayPal Europe S.a.r.l. et Cie S.C.A", [paypal_purpose(st, e)], "Prélèvement"
        e.line = f"PRLV SEPA PayPal Europe S.a.r.l. et Cie S.C.A {e.lines[0]}"
    elif c in "sb":
        e.party, e.lines, e.btype = n, [p], "Prélèvement"
        e.line = [f"PRLV SEPA {N} {p} {e.mref}", f"PRELEVEMENT DE {N} REF : {p} MANDAT {e.mref}", f"PRELEVEMENT EUROPEEN {digits(st, 10)} DE: {N} ID: {e.cid} MOTIF: {p} REF: {e.eref or ''} MANDAT {e.mref}"][st.style]
        if c == "b":
            e.line = "REJET " + e.line
    elif c == "o":
        e.party, e.lines, e.btype = n, [p], "Virement"
        e.line = f"{'VIR PERMANENT' if e.sid is not None else 'VIR INST'} {N} {p}".strip()
    elif c == "i":
        e.party, e.lines, e.btype = n, [p], "Virement reçu"
        e.line = f"VIR SEPA RECU /DE {N} /MOTIF {p}" if st.style else f"VIR {N} {p}".strip()
    elif c == "a":
        e.party, e.lines, e.btype, e.line = "", [n], "Retrait", n
    else:
        e.party, e.lines, e.btype, e.line = "", [p], "Frais", p


def es(st, e, city, cc, tail):
    d, n, p, c = e.vdate, e.name, e.purpose, e.ch
    fx = f" {fxnote(st, e)} T.C. {1 / e.fx[2]:.4f}" if e.fx else ""
    if c in "cr":
        e.btype = "PAGO CON TARJETA" if c == "c" else "DEVOLUCION COMPRA"
        e.party = n
        e.lines = [[f"{st.card4} {city}{fx}", f"COMPRA TARJ. 5402XXXXXXXX{st.card4} {n}-{city}{fx}", f"PAGO CON TARJETA EL {d:%d-%m} {e.time}{fx}"][st.style]]
        e.line = [f"Compra {n}, {city}, Tarjeta 5489{digits(st, 2)}XXXXXX{st.card4}{fx}", f"COMPRA TARJ. 5402XXXXXXXX{st.card4} {n}-{city}{fx}", f"Pago en {n} {city}{fx}"][st.style]
        if c == "r":
            e.line = "DEVOLUCION " + e.line
    elif c == "p":
        e.party, e.lines, e.btype = "PayPal Europe S.a.r.l. et Cie S.C.A", [paypal_purpose(st, e)], "ADEUDO"
        e.line = f"Recibo PayPal Europe S.a.r.l. Et Cie S.c.a {e.lines[0]}"
    elif c in "sb":
        e.party, e.lines, e.btype = n, [p], "RECIBO"
        e.line = [f"Recibo {n.title()} Nº Recibo 0049 {digits(st, 4)} {digits(st, 3)} Bb{e.mref[:6]} Ref. Mandato {e.mref}, {p}", f"ADEUDO A SU CARGO {n} {p} Nº {digits(st, 14)}", f"Recibo {n} {p}"][st.style]
        if c == "b":
            e.line = "DEVOLUCION " + e.line
    elif c == "o":
        e.party, e.lines, e.btype = n, [p], "TRANSFERENCIA"
        e.line = [f"Transferencia A Favor De {n} Concepto: {p}", f"TRANSF. PERIODICA {n} {p}", f"Transferencia emitida a {n} {p}" if e.sid is not None else f"Bizum enviado a {n} {p}"][st.style].strip()
    elif c == "i":
        e.party, e.lines, e.btype, e.line = n, [p], "NOMINA" if p else "ABONO", f"{'Nómina recibida' if p else 'Bizum recibido de'} {n} {p}".strip()
    elif c == "a":
        e.party, e.lines, e.btype, e.line = "", [n], "REINTEGRO", f"Reintegro {n}"
    else:
        e.party, e.lines, e.btype, e.line = "", [p], "COMISION", p


def it(st, e, city, cc, tail):
    d, n, p, c = e.vdate, e.name, e.purpose, e.ch
    fx = f" {fxnote(st, e)} CAMBIO {1 / e.fx[2]:.4f}" if e.fx else ""
    if c in "cr":
        e.btype = "Pagamento POS" if c == "c" else "Storno pagamento POS"
        e.party = n
        e.lines = [[f"Pag. del {d:%d/%m/%y} ora {e.time} presso: {n} {city} {ISO3.get(cc, '')} Carta n° *****{st.card4}{fx}", f"PAGAMENTO SU POS ESTERO {city} {ISO3.get(cc, '')} CARTA {st.card4}{fx}", f"Visa Debit {d:%d/%m} carta *{st.card4}{fx}"][st.style]]
        e.line = [e.lines[0], f"PAGAMENTO POS {n} {city} {ISO3.get(cc, '')} DEL {d:%d/%m/%y} CARTA *{st.card4}{fx}", f"{n} {city} {e.lines[0]}"][st.style]
    elif c == "p":
        e.party, e.lines, e.btype = "PayPal Europe S.a.r.l. et Cie S.C.A", [paypal_purpose(st, e)], "SEPA Direct Debit"
        e.line = f"Addebito SDD PayPal Europe S.a.r.l. et Cie S.C.A {e.lines[0]}"
    elif c in "sb":
        e.party, e.lines, e.btype = n, [p], "SEPA Direct Debit"
        e.line = [f"Addebito SDD {n} {p} Cod. Disp.: {digits(st, 12)} Mandato {e.mref}", f"ADDEBITO DIRETTO SDD {n} CID.{e.cid} MAN.{e.mref} {p}", f"Addebito diretto {n} - {p}"][st.style]
        if c == "b":
            e.line = "STORNO " + e.line
    elif c == "o":
        e.party, e.lines, e.btype = n, [p], "Bonifico SEPA"
        e.line = f"Bonifico SEPA a favore di {n} Causale: {p}" if st.style else f"DISPOSIZIONE DI BONIFICO A {n} {p}"
    elif c == "i":
        e.party, e.lines, e.btype, e.line = n, [p], "Stipendio" if p else "Bonifico ricevuto", f"Bonifico da {n} {p}".strip()
    elif c == "a":
        e.party, e.lines, e.btype, e.line = "", [n], "Prelievo", n
    else:
        e.party, e.lines, e.btype, e.line = "", [p], "Commissioni", p


def nl(st, e, city, cc, tail):
    d, n, p, c = e.vdate, e.name, e.purpose, e.ch
    fx = f" {fxnote(st, e)} Koers: {1 / e.fx[2]:.6f}" if e.fx else ""
    if c in "cr":
        e.btype = "Betaalautomaat" if c == "c" else "Retour betaalautomaat"
        e.party = f"{n} {city} {ISO3.get(cc, '')}".strip() if st.style == 0 else n
        e.lines = [[f"Pasvolgnr: 00{st.wkn} {d:%d-%m-%Y} {e.time} Transactie: {digits(st, 6)}{'X' if st.wkn > '4' else ''} Term: {digits(st, 6)}{fx} Valutadatum: {e.date:%d-%m-%Y}",
                    f"{city} {d:%d-%m-%Y} {e.time} Betaalpas {st.card4}{fx}", f"BEA, Debit card {n},PAS{st.card4[:3]} NR:{digits(st, 8)}, {d:%d.%m.%y}/{e.time} {city}{fx}"][st.style]]
    elif c == "p":
        e.party, e.lines, e.btype = "PayPal Europe S.a.r.l. et Cie S.C.A", [paypal_purpose(st, e)], "Incasso"
        e.cid = "LU96ZZZ0000000000000000058"
    elif c in "sb":
        e.party, e.lines, e.btype = n, [p], "Incasso"
        if c == "b":
            e.lines = [f"Storno incasso {p}"]
    elif c == "o":
        e.party, e.lines, e.btype = n, [p], "Online bankieren"
    elif c == "i":
        e.party, e.lines, e.btype = n, [p], "Overschrijving"
    elif c == "a":
        e.party, e.lines, e.btype = n, [f"Pasvolgnr: 00{st.wkn} {d:%d-%m-%Y} {e.time}"], "Geldautomaat"
    else:
        e.party, e.lines, e.btype = "", [p], "Diversen"
    e.line = f"{e.party} {' '.join(e.lines)}".strip()


def pl(st, e, city, cc, tail):
    d, n, p, c = e.vdate, e.name, e.purpose, e.ch
    fx = f" {fxnote(st, e)} kurs {dec(e.fx[2])}" if e.fx else ""
    if c in "cpr":
        e.btype = ["ZAKUP PRZY UŻYCIU KARTY", "Płatność kartą", "TRANSAKCJA KARTĄ PŁATNICZĄ"][st.style] if c != "r" else "ZWROT TRANSAKCJI KARTĄ"
        e.party = n if st.style else ""
        e.lines = [[f"Lokalizacja: Adres: {n} Miasto: {city} Kraj: {ISO3.get(cc, 'POL')} Data wykonania: {d.isoformat()} Numer karty: 425125******{st.card4}{fx}", f"{n} /{city} DATA TRANSAKCJI: {d.isoformat()}{fx}", f"{city} {d:%d.%m.%Y} KARTA {st.card4}{fx}"][st.style]]
        e.line = f"{e.btype} {n} /{city} DATA TRANSAKCJI: {d.isoformat()}{fx}"
    elif c in "sb":
        e.btype, e.party, e.lines = "POLECENIE ZAPŁATY" if c == "s" else "ZWROT POLECENIA ZAPŁATY", n, [p]
        e.line = f"{e.btype} {n} {p}"
    elif c == "o":
        e.btype, e.party, e.lines = "ZLECENIE STAŁE" if e.sid is not None else "PRZELEW NA TELEFON", n, [p]
        e.line = f"{e.btype} {n} {p}"
    elif c == "i":
        e.btype, e.party, e.lines = "PRZELEW PRZYCHODZĄCY", n, [p]
        e.line = f"{e.btype} {n} {p}".strip()
    elif c == "a":
        e.btype, e.party, e.lines, e.line = "WYPŁATA Z BANKOMATU", "", [n], n
    else:
        e.btype, e.party, e.lines, e.line = "OPŁATA", "", [p], p


def se(st, e, city, cc, tail):
    d, n, p, c = e.vdate, e.name, e.purpose, e.ch
    e.lines = []
    fx = f" {fxnote(st, e)} Kurs {dec(e.fx[2])}" if e.fx else ""
    if c in "cpr":
        e.btype = "Kortköp" if c != "r" else "Kortretur"
        e.party = n
        e.lines = [f"{city} {d:%y%m%d}{fx}"]
        e.line = [n, f"Kortköp {d:%y%m%d} {n}", f"{n[:20]}/{d:%y-%m-%d}"][st.style] + (fx if st.style == 1 else "")
    elif c in "sb":
        e.btype, e.party, e.lines = "Autogiro", n, [p]
        e.line = [n, f"Autogiro {n}", n][st.style] if c == "s" else f"Retur autogiro {n}"
    elif c == "o":
        e.btype, e.party, e.lines = "Betalning" if e.sid is not None else "Swish", n, [p]
        e.line = [f"{n} {p}".strip(), f"Betalning BG {same(st, e, 4)}-{same(st, e, 4, 'b')} {n}" if e.sid is not None else f"Swish betalning {n.upper()}", n][st.style]
    elif c == "i":
        e.btype, e.party, e.lines, e.line = "Insättning", n, [p], f"{p} {n}".strip() if p else f"Swish inbetalning {n.upper()}"
    elif c == "a":
        e.btype, e.party, e.line = "Uttag", n, f"{n} UTTAG"
    else:
        e.btype, e.party, e.line = "Avgift", p, p


def jp(st, e, city, cc, tail):
    n, p, c = e.name, e.purpose, e.ch
    foreign = f" {tail}" if tail and not any(ord(x) > 255 for x in n) and st.style == 1 else ""
    e.lines = []
    if st.kind == "card":
        e.btype, e.party, e.line = "1回払い", (n or p) + foreign, (n or p) + foreign
        if e.fx:
            e.lines = [f"現地利用額 {e.fx[1]} {e.fx[0]} 変換レート {e.fx[2]}円"]
        return
    t = {"c": "デビット", "p": "デビット", "r": "デビット返金", "s": "口座振替", "b": "口座振替返戻", "o": "振込", "i": "入金", "a": "現金", "f": ""}[c]
    e.btype, e.party = t, (n + foreign) or p
    e.lines = [p] if n and p else []
    if c in "cp":
        e.line = [f"ﾃﾞﾋﾞｯﾄ{digits(st, 6)} {n}{foreign}", f"Vデビット {n}{foreign} {digits(st, 8)}", f"{n}{foreign}"][st.style]
    else:
        e.line = f"{t} {n} {p}".replace("  ", " ").strip()
    if e.fx:
        e.line += f" {e.fx[1]}{e.fx[0]}" if st.style == 1 else ""


def br(st, e, city, cc, tail):
    d, n, p, c = e.vdate, e.name, e.purpose, e.ch
    e.lines = []
    fx = f" {fxnote(st, e)} cotacao {dec(e.fx[2])}" if e.fx else ""
    if st.kind == "card":
        e.btype, e.party, e.line = "card", n or p, f"{n or p}{' ' + city if st.style == 1 and city else ''}"
        return
    if c in "cpr":
        e.btype = "Compra no débito" if c != "r" else "Estorno - Compra no débito"
        e.party = n
        e.lines = [f"{city} {d:%d/%m}{fx}"]
        e.line = [f"{e.btype} - {n}", f"COMPRA CARTAO {d:%d/%m} {n}{fx}", f"RSHOP-{n[:16]}-{d:%d/%m}" if c != "r" else f"EST RSHOP-{n[:14]}"][st.style]
    elif c in "sb":
        e.btype, e.party, e.lines = "Débito automático", n, [p]
        e.line = [f"Débito automático - {n} {p}", f"DEB AUT {n} {p}", f"DA  {n} {same(st, e, 8)}"][st.style]
    elif c == "o":
        e.btype, e.party, e.lines = "Pix enviado" if n != st.holder else "Transferência", n, [p]
        e.line = [f"Transferência enviada pelo Pix - {n} - •••.{same(st, e, 3)}.{same(st, e, 3, 'b')}-•• - {p}" if n != st.holder else p, f"PAGTO BOLETO {n} {p}" if n.isupper() else f"PIX ENVIADO {n} {p}", f"PIX TRANSF  {n[:12]}{d:%d/%m}"][st.style].strip(" -")
    elif c == "i":
        e.btype, e.party, e.lines = "Pix recebido", n, [p]
        e.line = f"{'Crédito de salário - ' if p else 'Transferência recebida pelo Pix - '}{n} {p}".strip() if st.style == 0 else f"{'REMUNERACAO' if p else 'PIX RECEBIDO'} {n} {p}".strip()
    elif c == "a":
        e.btype, e.party, e.line = "Saque", n, n
    else:
        e.btype, e.party, e.line = "Tarifa", p, p
