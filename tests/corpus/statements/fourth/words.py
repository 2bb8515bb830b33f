"""How banks word a booking: style(b, acct) gives payee, purpose, type of booking. One-column banks leave payee empty."""
import re
from core import ascii_fold, num

PP = "PayPal Europe S.a.r.l. et Cie S.C.A"


def paypal_name(b):
    src = b.desc if b.name.startswith(("Google", "Sony", "Microsoft")) else b.name
    src = re.sub(r"[^A-Z ]", "", ascii_fold(src).upper())
    return src.replace(" ", "")[:14] if not src.startswith(("GOOGLE", "MICROSOFT")) else src[:18].strip()


def prepare(b, acct):
    """PayPal is a debit by PayPal in DE and AT, a card purchase elsewhere; e-bills exist in CH and FI."""
    if b.extra.get("ready"):
        return
    b.extra["ready"] = True
    b.extra["merchant"] = b.name
    src = b.kind
    if src == "paypal":
        if acct.cc in ("DE", "AT"):
            m = b.name if not b.name.startswith("Google") else "Google Payment Ireland Limited"
            b.ref = f"{1000000000000 + int(b.token)} PP.{b.token[:4]}.PP . {m}, Ihr Einkauf bei {m}"
            b.name, b.kind = PP, "dd"
            b.iban, b.bic = "LU89751000135104200E", "PPLXLULL"
            b.cid, b.e2e = "LU96ZZZ0000000000000000058", str(1000000000000 + int(b.token)) + " PP.PAYPAL"
        elif acct.cc == "US" and (len(b.name) + int(acct.card)) % 3 == 0:
            b.extra["ach"] = paypal_name(b)
            b.kind = "dd"
            b.name, b.ref = "PAYPAL", "INST XFER"
        else:
            b.desc, b.kind = f"PAYPAL *{paypal_name(b)}", "card"
            b.city, b.cc = "35314369001", "GB" if acct.cc in ("GB", "US", "AU", "NZ") else "LU"
    if b.kind == "ebill" and acct.cc not in ("CH", "FI"):
        b.kind = "dd"


def online(b, a):
    """Bought at a distance rather than at a till: what the card scheme knows, not whether it recurs."""
    return b.cc != a.cc or bool(re.search(r"[.*]|WOLT|FOODORA|DIGITAL|PLAY|AMAZON", up(b.desc)))


def recurring(b, a):
    """Merchants that send the scheme's recurring flag: most subscriptions, not all, and some top-ups."""
    key = up(b.extra.get("merchant") or b.name) + a.number
    return (sum(map(ord, key)) % 100 < 72) if b.series >= 0 else bool(re.search("AUTOLOAD|REBILL", b.desc))


def up(s):
    return ascii_fold(s).upper()


def fxd(b, dec=","):
    if not b.fx:
        return ""
    return f"{b.fx[0]} {num(b.fx[1], dec)}"


def dmy(d, sep="."):
    return f"{d.day:02d}{sep}{d.month:02d}{sep}{d.year}"


def dm(d, sep="."):
    return f"{d.day:02d}{sep}{d.month:02d}"


# ---------------------------------------------------------------- DE, AT
def de_spk(b, a):
    if b.kind == "card":
        p = f"{up(b.desc)[:24]}//{up(b.city)}/{b.cc}"
        q = f"{b.pday.isoformat()}T{b.time} Debitk.{int(a.card[0]) % 3} {a.end.year + 2}-12"
        if b.fx:
            q += f" {b.fx[0]} {num(b.fx[1], ',')} Kurs {1 / b.fx[2]:.6f}".replace(".", ",")
        return p, q, "KARTENZAHLUNG" if not b.fx else "KARTENZAHLUNG FREMDWAEHRUNG"
    if b.kind == "dd":
        return b.name, b.ref, "ERSTLASTSCHRIFT" if b.first else "FOLGELASTSCHRIFT"
    if b.kind == "return":
        return b.name, f"RUECKLASTSCHRIFT {b.reason} {b.ref}", "LASTSCHRIFT RUECKBELASTUNG"
    if b.kind == "refund":
        return b.name or b.desc, f"Erstattung {b.ref or b.desc}", "GUTSCHR. UEBERWEISUNG"
    return {"so": (b.name, b.ref, "DAUERAUFTRAG"), "out": (b.name, b.ref, "ONLINE-UEBERWEISUNG"),
            "in": (b.name, b.ref, "GUTSCHR. UEBERWEISUNG"), "salary": (b.name, b.ref, "LOHN  GEHALT"),
            "atm": (f"GA NR0000{a.card} BLZ37050198", f"{dmy(b.pday)}/{b.time} GELDAUTOMAT", "BARGELDAUSZAHLUNG"),
            "fee": ("", b.ref or "Entgeltabrechnung siehe Anlage", "ENTGELTABSCHLUSS")}.get(b.kind, (b.name, b.ref, "UEBERWEISUNG"))


def de_ing(b, a):
    p, q, t = de_spk(b, a)
    if b.kind == "card":
        p = f"VISA {up(b.desc)[:25]}"
        q = f"NR XXXX {a.card} {up(b.city)} KAUFUMSATZ {dm(b.pday)} {fxd(b) or num(-b.amount, ',')} ARN24{b.token}"
    return p, q, {"KARTENZAHLUNG": "Lastschrift", "DAUERAUFTRAG": "Dauerauftrag/Terminueberweisung", "LOHN  GEHALT": "Gehalt/Rente",
                  "FOLGELASTSCHRIFT": "Lastschrift", "ERSTLASTSCHRIFT": "Lastschrift", "ENTGELTABSCHLUSS": "Entgelt",
                  "GUTSCHR. UEBERWEISUNG": "Gutschrift", "LASTSCHRIFT RUECKBELASTUNG": "Retoure"}.get(t, "Überweisung")


def de_dkb(b, a):
    if b.kind == "card":
        return b.desc.split("  ")[0][:30], f"VISA Debitkartenumsatz{(' ' + fxd(b)) if b.fx else ''}", "Ausgang"
    p, q, t = de_spk(b, a)
    return p or "DKB AG", q, "Eingang" if b.amount > 0 else "Ausgang"


def de_n26(b, a):
    if b.kind == "card":
        return b.desc, "", "Presentment"
    p, q, t = de_spk(b, a)
    return p or "N26", q, {"dd": "Direct Debit", "so": "Debit Transfer", "out": "Debit Transfer", "fee": "Fee", "return": "Direct Debit Reversal",
                           "atm": "Presentment"}.get(b.kind, "Credit Transfer")


def de_comdirect(b, a):
    p, q, t = de_spk(b, a)
    if b.kind == "card":
        return "", f"Buchungstext: {b.desc}, {b.city} {b.cc} {b.pday.isoformat()}T{b.time}:00 KFN 1  VJ {a.end.year % 100 + 2}12 Ref. {b.token[:7]}{a.card}/{b.token[7:]}", "Kartenverfügung"
    who = "Empfänger" if b.amount < 0 and b.kind != "dd" else "Auftraggeber"
    tail = f" End-to-End-Ref.: {b.e2e} CORE / Mandatsref.: {b.mandate} Gläubiger-ID: {b.cid}" if b.kind == "dd" else ""
    return "", f"{who}: {p} Buchungstext: {q}{tail} Ref. {b.token[:7]}{a.card}/{b.token[7:]}", {"dd": "Lastschrift / Belastung"}.get(b.kind, "Übertrag / Überweisung")


def at_elba(b, a):
    if b.kind == "card":
        return "", f"{up(b.desc)} {a.card} K2 {dm(b.pday)}. {b.time} {up(b.city)} {b.cc}" + (f" {fxd(b)}" if b.fx else ""), "Bezahlung Karte"
    p, q, t = de_spk(b, a)
    if b.kind == "dd":
        return "", f"{p} {q} Mandat {b.mandate} CID {b.cid}", "SEPA Lastschrift"
    return "", f"{p} {q}".strip(), "Umsatz"


def at_george(b, a):
    if b.kind == "card":
        return up(b.desc), f"{up(b.desc)} {up(b.city)} {b.pday.day:02d}{b.pday.month:02d} {a.card} K1 {b.time}" + (f" {fxd(b)}" if b.fx else ""), "POS"
    return de_spk(b, a)


# ---------------------------------------------------------------- CH
def ch_post(b, a):
    d = dmy(b.pday)
    if b.kind == "card":
        return "", f"KAUF/DIENSTLEISTUNG VOM {d} KARTEN NR. XXXX{a.card} {up(b.desc)} {up(b.city)} {'SCHWEIZ' if b.cc == 'CH' else b.cc}" + \
            (f" BETRAG {fxd(b, '.')} KURS {b.fx[2]:.4f}" if b.fx else ""), "Kauf"
    if b.kind == "ebill":
        return "", f"LASTSCHRIFT E-RECHNUNG {up(b.name)} {up(b.ref)} REFERENZ {b.token}", "E-Rechnung"
    return "", {"dd": f"LASTSCHRIFT CH-DD-BASISLASTSCHRIFT {up(b.name)} {up(b.ref)} TEILNEHMERNUMMER {b.mandate}",
                "so": f"DAUERAUFTRAG AN {up(b.name)} MITTEILUNGEN: {up(b.ref)}", "salary": f"GUTSCHRIFT AUFTRAGGEBER: {up(b.name)} MITTEILUNGEN: {up(b.ref)}",
                "atm": f"BARGELDBEZUG VOM {d} KARTEN NR. XXXX{a.card} {up(b.city)}", "fee": up(b.ref),
                "return": f"RUECKBUCHUNG LASTSCHRIFT {up(b.name)} {b.reason}", "refund": f"GUTSCHRIFT RUECKVERGUETUNG {up(b.name)}",
                "in": f"GUTSCHRIFT AUFTRAGGEBER: {up(b.name)} MITTEILUNGEN: {up(b.ref)}"}.get(b.kind, f"GIRO POST {up(b.name)} {up(b.ref)}"), "Buchung"


def ch_ubs(b, a):
    p = up(b.desc) if b.kind == "card" else b.name
    t = {"card": f"Zahlung Debitkarte; {a.card}-0 {int(a.card) % 12 + 1:02d}/{a.end.year % 100 + 2}", "ebill": "e-banking-Vergütungsauftrag; eBill", "so": "Dauerauftrag",
         "dd": "LSV+-Belastung", "salary": "Gutschrift; Salär", "atm": "Bezug Bancomat", "fee": "Saldo Dienstleistungspreisabschluss"}.get(b.kind, "e-banking-Auftrag")
    q = f"{t}; {b.ref}" if b.kind != "card" else t + (f"; {fxd(b, '.')}" if b.fx else "")
    return (p or a.bank), q.rstrip("; "), t


# ---------------------------------------------------------------- NL, BE
def nl_ing(b, a):
    if b.kind == "card":
        return f"{b.desc} {b.city} {'NLD' if b.cc == 'NL' else b.cc}", f"Pasvolgnr: 001 {dmy(b.pday, '-')} {b.time} Transactie: {b.token[:6]} Term: {b.token[6:]}" + \
            (f" Valuta: {fxd(b)} Koers: {1 / b.fx[2]:.4f}" if b.fx else "") + f" Valutadatum: {dmy(b.day, '-')}", "BA"
    if b.kind == "dd":
        return b.name, f"Naam: {b.name} Omschrijving: {b.ref} IBAN: {b.iban} Kenmerk: {b.e2e} Machtiging ID: {b.mandate} Incassant ID: {b.cid} {'Eerste' if b.first else 'Doorlopende'} incasso Valutadatum: {dmy(b.day, '-')}", "IC"
    if b.kind == "fee":
        return f"Kosten {b.ref}", f"1 {dmy(b.day, '-')} t/m {b.ref} Valutadatum: {dmy(b.day, '-')}", "DV"
    if b.kind == "atm":
        return f"ING {up(b.city)} NLD", f"Pasvolgnr: 001 {dmy(b.pday, '-')} {b.time} Geldautomaat Valutadatum: {dmy(b.day, '-')}", "GM"
    if b.kind == "return":
        return b.name, f"Naam: {b.name} Omschrijving: TERUGBOEKING {b.reason} {b.ref} IBAN: {b.iban}", "ST"
    return b.name, f"Naam: {b.name} Omschrijving: {b.ref or b.desc} IBAN: {b.iban} Valutadatum: {dmy(b.day, '-')}", {"so": "PO"}.get(b.kind, "GT" if b.amount < 0 else "OV")


def nl_rabo(b, a):
    if b.kind == "card":
        return f"{b.desc}", f"{b.city} Betaalautomaat {b.time} pasnr. {a.card[:3]}" + (f" {fxd(b)}" if b.fx else ""), "bc"
    if b.kind == "atm":
        return "Geldmaat " + b.city, f"Geldautomaat {b.time} pasnr. {a.card[:3]}", "ga"
    if b.kind == "return":
        return b.name, f"Terugboeking {b.reason} {b.ref}", "st"
    if b.kind == "fee":
        return "", b.ref, "db"
    return b.name, b.ref or b.desc, {"dd": "ei", "so": "sb", "out": "tb", "salary": "sb"}.get(b.kind, "cb")


def nl_abn(b, a):
    if b.kind == "card":
        return "", f"BEA, Betaalpas  {b.desc},PAS{a.card[:3]}   NR:{b.token[:8]}, {dm(b.pday)}.{b.pday.year % 100}/{b.time.replace(':', '.')}  {up(b.city)}" + (f", Land: {b.cc} {fxd(b)}" if b.fx else ""), "BEA"
    if b.kind == "dd":
        return "", f"/TRTP/SEPA Incasso algemeen doorlopend/CSID/{b.cid}/NAME/{b.name}/MARF/{b.mandate}/REMI/{b.ref}/IBAN/{b.iban}/BIC/{b.bic}/EREF/{b.e2e}", "INC"
    if b.kind == "atm":
        return "", f"GEA, Betaalpas  Geldmaat {b.city},PAS{a.card[:3]}   NR:{b.token[:6]}, {dm(b.pday)}.{b.pday.year % 100}/{b.time.replace(':', '.')}", "GEA"
    if b.kind == "fee":
        return "", f"ABN AMRO Bank N.V.  Betaalgemak  {b.ref}", "FEE"
    head = {"so": "SEPA PERIODIEKE OVERB.", "return": "SEPA TERUGBOEKING"}.get(b.kind, "SEPA OVERBOEKING")
    return "", f"/TRTP/{head}/IBAN/{b.iban}/BIC/{b.bic}/NAME/{b.name}/REMI/{b.ref or b.desc}/EREF/{b.e2e or 'NOTPROVIDED'}", "OVB"


def nl_bunq(b, a):
    if b.kind == "card":
        return b.desc, f"{b.desc} {b.city}, {b.cc}" + (f" {b.fx[1]} {b.fx[0]}, 1 {b.fx[0]} = {b.fx[2]:.5f} EUR" if b.fx else ""), ""
    return b.name or "bunq", b.ref or b.desc, ""


def be_kbc(b, a):
    if b.kind == "card":
        return "", f"BETALING VIA BANCONTACT {dmy(b.pday, '-')} OM {b.time.replace(':', '.')} UUR {up(b.desc)} {up(b.city)} MET KBC-DEBETKAART 6703 04XX XXXX {a.card} KAARTHOUDER: {up(a.full)}" if not b.fx else \
            f"BETALING VIA DEBIT MASTERCARD {dmy(b.pday, '-')} {up(b.desc)} {up(b.city)} {fxd(b)} MET KBC-DEBETKAART {a.card}", "Card"
    if b.kind == "dd":
        return "", f"EUROPESE DOMICILIERING SCHULDEISER : {up(b.name)} REF. SCHULDEISER: {b.cid} MANDAATREFERTE : {b.mandate} MEDEDELING : {b.ref}", "DD"
    return "", {"so": f"DOORLOPENDE OPDRACHT NAAR {b.iban} {up(b.name)} MEDEDELING : {b.ref}", "atm": f"GELDOPNEMING {dmy(b.pday, '-')} {up(b.city)} KAART {a.card}",
                "fee": f"BEHEERSKOSTEN KBC-PLUSREKENING {b.ref}", "return": f"ONBETAALDE EUROPESE DOMICILIERING {up(b.name)} {b.reason}",
                "refund": f"TERUGBETALING {up(b.name)}"}.get(b.kind, f"{'OVERSCHRIJVING' if b.amount < 0 else 'OVERSCHRIJVING VAN'} {b.iban} {up(b.name)} {b.ref}"), "Ovs"


def be_belfius(b, a):
    if b.kind == "card":
        return up(b.desc), f"AANKOOP BANCONTACT MET KAART NR 5169 20XX XXXX {a.card} - {a.full.upper()} OP {dm(b.pday, '/')} {b.time} {up(b.desc)} {up(b.city)} REF. : {b.token}" + (f" {fxd(b)}" if b.fx else ""), ""
    if b.kind == "dd":
        return up(b.name), f"EUROPESE DOMICILIERING VAN {up(b.name)} {b.mandate} {b.ref} REF. : {b.token}", ""
    t = {"so": "DOORLOPENDE OPDRACHT", "fee": "KOSTEN REKENING", "return": "TERUGGEWEZEN DOMICILIERING", "atm": "GELDOPNAME"}.get(b.kind, "OVERSCHRIJVING")
    return up(b.name), f"{t} {up(b.name)} {b.ref} REF. : {b.token}", ""


# ---------------------------------------------------------------- FR, ES, IT, PT
def fr(b, a):
    if b.kind == "card":
        q = f"CARTE {dm(b.pday, '/')}/{b.pday.year % 100} {up(b.desc)[:22]} CB*{a.card}"
        if a.bank.startswith("Credit Mutuel"):
            q = f"PAIEMENT CB {b.pday.day:02d}{b.pday.month:02d} {up(b.city)} {up(b.desc)[:22]} CARTE {a.card}"
        elif a.bank.startswith("Credit Agricole"):
            q = f"PAIEMENT PAR CARTE X{a.card} {up(b.desc)[:22]} {up(b.city)} {dm(b.pday, '/')}"
        elif "Postale" in a.bank:
            q = f"ACHAT CB {up(b.desc)[:22]} {dm(b.pday)}.{b.pday.year % 100} CARTE NUMERO {a.card}"
        return "", q + (f" {fxd(b)}" if b.fx else ""), "CB"
    if b.kind == "dd":
        q = f"PRLV SEPA {up(b.name)} {up(b.ref)} {b.mandate}"
        if "Postale" in a.bank:
            q = f"PRELEVEMENT DE {up(b.name)} REF : {up(b.ref)} MANDAT : {b.mandate}"
        elif a.bank.startswith("Credit Agricole"):
            q = f"PRELEVEMENT {up(b.name)} {up(b.ref)} {b.cid} {b.mandate}"
        return "", q, "PRLV"
    return "", {"so": f"VIR SEPA PERMANENT {up(b.name)} {up(b.ref)}", "out": f"VIR SEPA {up(b.name)} {up(b.ref)}", "in": f"VIR RECU {up(b.name)} {up(b.ref)}",
                "salary": f"VIR {up(b.name)} {up(b.ref)}", "atm": f"RETRAIT DAB {dm(b.pday, '/')} {up(b.city)} CB*{a.card}", "fee": up(b.ref),
                "return": f"PRLV IMPAYE {up(b.name)} {b.reason}", "refund": f"REMBOURSEMENT {up(b.name)}"}.get(b.kind, f"VIR {up(b.name)}"), "VIR"


def es(b, a):
    if b.kind == "card":
        if a.bank.startswith("BBVA"):
            return f"{b.desc}", f"PAGO CON TARJETA {a.card} {up(b.city)}" + (f" {fxd(b)}" if b.fx else ""), "Pago con tarjeta"
        return "", f"COMPRA {up(b.desc)}, {up(b.city)}, TARJETA {a.card}XXXXXX{a.card} , COMISION 0,00" + (f" {fxd(b)}" if b.fx else ""), "Compra"
    if a.bank.startswith("BBVA"):
        return b.name or "BBVA", {"dd": f"ADEUDO {b.ref} N {b.token}", "so": f"TRANSFERENCIA PERIODICA {b.ref}", "fee": b.ref}.get(b.kind, b.ref or b.desc), ""
    return "", {"dd": f"RECIBO {up(b.name)} Nº RECIBO {b.token} REF. MANDATO {b.mandate} {up(b.ref)}", "so": f"TRANSFERENCIA PERIODICA A FAVOR DE {up(b.name)} CONCEPTO: {up(b.ref)}",
                "atm": f"DISPOSICION EN CAJERO {up(b.city)} TARJETA {a.card}", "fee": up(b.ref), "salary": f"ABONO NOMINA {up(b.name)} {up(b.ref)}",
                "return": f"DEVOLUCION RECIBO {up(b.name)} {b.reason}", "refund": f"ABONO {up(b.name)}",
                "in": f"TRANSFERENCIA DE {up(b.name)}, CONCEPTO {up(b.ref)}."}.get(b.kind, f"BIZUM A FAVOR DE {up(b.name)} CONCEPTO: {up(b.ref)}"), ""


def it(b, a):
    if b.kind == "card":
        return "", f"Pagamento carta *{a.card} del {dm(b.pday, '/')}/{b.pday.year} ore {b.time} {up(b.desc)} {up(b.city)} {b.cc}" + (f" importo in divisa {fxd(b)} cambio {1 / b.fx[2]:.4f}" if b.fx else ""), "PAGAMENTO POS"
    if b.kind == "dd":
        return "", f"Addebito SDD CORE {up(b.name)} Mandato {b.mandate} Cred. {b.cid} {b.ref}", "ADDEBITO DIRETTO"
    return "", {"so": f"Bonifico periodico a favore di {b.name} {b.ref}", "atm": f"Prelievo ATM {dm(b.pday, '/')} {b.city} carta *{a.card}", "fee": b.ref,
                "salary": f"Bonifico da {up(b.name)} per {b.ref} Emolumenti", "return": f"Storno addebito SDD {up(b.name)} {b.reason}",
                "refund": f"Storno pagamento {b.name}", "in": f"Bonifico da {b.name} per {b.ref}"}.get(b.kind, f"Bonifico a favore di {b.name} {b.ref}"), "BONIFICO"


def pt(b, a):
    if b.kind == "card":
        return "", f"COMPRA {a.card} {up(b.desc)[:22]} {up(b.city)[:12]}" + (f" {fxd(b)}" if b.fx else ""), "COMPRA"
    return "", {"dd": f"DD {up(b.name)[:24]} {up(b.ref)[:20]} {b.mandate}", "so": f"TRF PERM P/ {up(b.name)} {up(b.ref)}", "atm": f"LEV ATM {a.card} {up(b.city)}", "fee": up(b.ref),
                "salary": f"TRF DE {up(b.name)} {up(b.ref)}", "return": f"DEVOLUCAO DD {up(b.name)} {b.reason}", "refund": f"ESTORNO {up(b.name)}",
                "in": f"TRF DE {up(b.name)}"}.get(b.kind, f"TRF MBWAY P/ {up(b.name)}"), ""


# ---------------------------------------------------------------- GB, IE, US, CA, AU, NZ
def gb(b, a):
    bank = a.bank
    if b.kind == "card":
        t = b.desc
        if bank in ("Barclays",):
            t = f"{up(t)[:24]:<24} ON {b.pday.day:02d} {b.pday.strftime('%b').upper()} {'BCC' if not b.fx else 'BDC'}"
        elif bank in ("Lloyds", "Halifax"):
            t = f"{up(t)[:18]} CD {a.card}"
        elif bank == "Nationwide":
            t = f"{up(t)[:25]} {up(b.city)}"
        elif bank in ("Monzo", "Starling"):
            return b.desc, b.desc if bank == "Monzo" else f"{up(b.desc)} {up(b.city)} {b.cc}", "Card payment" if bank == "Monzo" else "ONLINE PAYMENT"
        return "", t, {"Barclays": "PAYMENT", "Lloyds": "DEB", "Nationwide": "Visa purchase"}.get(bank, "VIS")
    if bank in ("Monzo", "Starling"):
        return b.name or "Account fee", b.ref or b.desc, {"dd": "Bacs (Direct Debit)" if bank == "Monzo" else "DIRECT DEBIT", "so": "Standing order"}.get(b.kind, "Faster payment")
    code = {"dd": "DDR", "so": "STO", "atm": "CWP", "fee": "CHG", "salary": "BGC"}.get(b.kind, "FPO" if b.amount < 0 else "FPI")
    n, ref = up(b.name), b.ref
    if bank == "Barclays":
        return "", {"dd": f"{n:<18} {ref} DDR", "so": f"{n:<18} {ref} STO", "atm": f"CASH {up(b.city)} {b.pday.day:02d} {b.pday.strftime('%b').upper()} CWP",
                    "return": f"{n} {ref} UNPAID DD", "fee": ref}.get(b.kind, f"{n} {ref or b.desc} {code}"), {"dd": "DIRECTDEP"}.get(b.kind, "FT")
    if bank == "Nationwide":
        return "", {"dd": n, "so": f"{n} {ref}", "atm": f"ATM {up(b.city)}", "fee": ref, "return": f"Unpaid {n}"}.get(b.kind, f"{n} {ref or b.desc}"), \
            {"dd": "Direct debit", "so": "Standing order", "atm": "ATM withdrawal", "salary": "Bank credit"}.get(b.kind, "Transfer")
    return "", {"dd": f"{n} {ref}" if bank != "Lloyds" else n[:18], "atm": f"LNK {up(b.city)} CD {a.card}", "fee": ref, "return": f"{n} DD REJECTED"}.get(b.kind, f"{n} {ref or b.desc}"), \
        {"dd": "DD", "so": "SO", "atm": "CPT", "salary": "BGC"}.get(b.kind, code)


def ie(b, a):
    if b.kind == "card":
        return "", f"{'VDP' if not b.fx else 'VDC'}-{up(b.desc)[:18]}" + (f" {num(b.fx[1])} {b.fx[0]}@ {1 / b.fx[2]:.6f}" if b.fx else ""), "Debit"
    n = up(b.name)[:18]
    return "", {"dd": f"D/D {n} {b.ref}", "so": f"SO {n} {b.ref}", "atm": f"ATM {up(b.city)}", "fee": b.ref, "return": f"RETURNED D/D {n}", "salary": f"{n} {b.ref}"}.get(
        b.kind, f"*INET {n} {b.ref}"), "Debit" if b.amount < 0 else "Credit"


def us(b, a):
    st = {"Portland": "OR", "Columbus": "OH", "Tucson": "AZ", "Raleigh": "NC", "Boise": "ID", "Madison": "WI", "Austin": "TX", "Tacoma": "WA", "Omaha": "NE", "New York": "NY", "Seattle": "WA", "Redmond": "WA", "Newark": "NJ"}.get(b.city, "CA")
    md = f"{b.pday.month:02d}/{b.pday.day:02d}"
    d = up(b.desc)[:25]
    if b.kind == "card":
        loc = f" {up(b.city)[:13]} {st}" if not re.search(r"\d{3}-\d{3}", d) else ""
        if a.bank == "Wells Fargo":
            return "", f"{'RECURRING PAYMENT' if recurring(b, a) else 'PURCHASE'} AUTHORIZED ON {md} {d}{loc} S{b.token} CARD {a.card}", "DEBIT"
        if a.bank == "Bank of America":
            return "", f"{d:<25} {md} {'RECURRING' if recurring(b, a) else 'PURCHASE'}{loc}", "DEBIT"
        return "", f"{b.desc}{loc}{' ' + md if a.bank == 'Chase' else ''}", "DEBIT_CARD" if a.bank == "Chase" else "DEBIT"
    if b.kind in ("dd", "salary") or (b.kind == "in" and "TREAS" in b.name):
        idn = b.extra.get("ach") or b.mandate or b.token
        n = up(b.name)
        if a.bank == "Bank of America":
            return "", f"{n} DES:{b.ref[:10].upper()} ID:{idn} INDN:{up(a.full)} CO ID:{b.token[:10]} PPD", "ACH"
        if a.bank == "Wells Fargo":
            return "", f"{n} {b.ref} {b.day:%y%m%d} {idn} {up(a.full)}", "ACH"
        return "", f"{n:<16} {b.ref:<10} {idn:<15} {'WEB' if b.kind == 'dd' else 'PPD'} ID: {b.token[:10]}", "ACH_DEBIT" if b.amount < 0 else "ACH_CREDIT"
    return "", {"atm": f"ATM WITHDRAWAL {b.token[:6]} {md} {up(b.city)}", "fee": b.ref, "so": f"{up(b.name)} {b.ref} BILL PAY", "return": f"ACH RETURN {up(b.name)} R01",
                "refund": f"{d or up(b.name)} RETURN"}.get(b.kind, f"Zelle {'payment to' if b.amount < 0 else 'payment from'} {b.name} {b.token[:8]}"), "QUICKPAY_DEBIT" if b.kind == "out" else "MISC"


def ca(b, a):
    if b.kind == "card":
        d = up(b.desc)
        if a.bank == "TD":
            return "", f"{d[:18]:<18}   _V" if not b.fx else f"{d[:18]} {fxd(b, '.')}", "V"
        return ("Visa Debit purchase - " + b.token[:4] if a.bank == "RBC" else "[DN]"), d, "V"
    n = up(b.name)
    t = {"dd": f"{n[:15]}  {b.ref[:5]:<5} MSP" if a.bank == "TD" else n, "so": f"{n} {b.ref}", "salary": f"{n} PAY", "atm": "ATM W/D", "fee": b.ref,
         "return": f"{n} NSF RETURN"}.get(b.kind, f"SEND E-TFR ***{b.token[:3]}" if a.bank == "TD" and b.amount < 0 else f"e-Transfer {b.name}")
    if a.bank == "RBC":
        return {"dd": "Misc Payment", "so": "Online Banking payment - " + b.token[:4], "salary": "Payroll Deposit", "fee": "Monthly fee"}.get(b.kind, "e-Transfer"), t, ""
    return "", t, ""


def au(b, a):
    dd = f"{b.pday.day:02d}/{b.pday.month:02d}/{b.pday.year}"
    if b.kind == "card":
        d = up(b.desc) if a.bank != "Up" else b.desc
        if a.bank == "CommBank":
            return "", f"{d} {up(b.city)} {b.cc}" + (f" {b.fx[0]} {b.fx[1]}" if b.fx else "") + f" Card xx{a.card} Value Date: {dd}", "DEB"
        if a.bank == "Westpac":
            return "", f"DEBIT CARD PURCHASE {d} {up(b.city)} AUS", "DEB"
        return "", f"V{a.card} {dm(b.pday, '/')} {d} {b.token[:11]}", "MISCELLANEOUS DEBIT"
    n = b.name
    return "", {"dd": f"Direct Debit {b.token[:6]} {n} {b.ref}", "so": f"Transfer to {n} {b.ref} CommBank app", "salary": f"Direct Credit {b.token[:6]} {n} {b.ref}",
                "atm": f"Wdl ATM CBA {up(b.city)}", "fee": b.ref, "return": f"Direct Debit Dishonour {n}"}.get(b.kind, f"Transfer {'to' if b.amount < 0 else 'from'} {n} {b.ref or b.desc} PayID"), "MISC"


def nz(b, a):
    if b.kind == "card":
        return up(b.desc)[:20] if a.bank == "ASB" else up(b.desc), ("CARD " + a.card) + (f" {fxd(b, '.')}" if b.fx else "") + f" {b.pday.strftime('%d%b%y').upper()}", "VISA PURCH" if online(b, a) else "EFTPOS"
    return b.name or a.bank, {"dd": f"D/D {b.ref} {b.mandate}", "so": f"A/P {b.ref}", "fee": b.ref, "salary": b.ref, "atm": f"ATM {up(b.city)}", "return": f"DISHONOUR {b.ref}"}.get(
        b.kind, b.ref or b.desc), {"dd": "D/D", "so": "A/P", "fee": "BANK FEE", "salary": "D/C", "atm": "ATM"}.get(b.kind, "BILLPAY")


# ---------------------------------------------------------------- Nordic, PL, CZ, BR
def nordic(b, a):
    L = {"SE": ("Kortköp", "Autogiro", "Stående överföring", "Överföring", "Uttag", "Insättning", "Återförd autogiro"),
         "NO": ("Varekjøp", "AvtaleGiro", "Fast oppdrag", "Overføring", "Minibank", "Innbetaling", "Returnert AvtaleGiro"),
         "DK": ("Dankort-køb", "Betalingsservice", "Fast overførsel", "Overførsel", "Kontantudb.", "Indbetaling", "Tilbageført betaling"),
         "FI": ("PKORTTIMAKSU", "E-LASKU", "TILISIIRTO", "TILISIIRTO", "OTTO.", "PANO", "PALAUTUS")}[a.cc]
    if b.kind == "card":
        d = b.desc if a.cc != "SE" or "Nordea" in a.bank else up(b.desc)
        if a.cc == "NO":
            q = f"Visa {a.card} {b.fx[0] if b.fx else 'NOK'} {num(b.fx[1] if b.fx else -b.amount, '.')} {d} Kurs: {b.fx[2] if b.fx else 1:.4f}" if online(b, a) else f"*{a.card} {dm(b.pday)} NOK {num(-b.amount, '.')} {d} Kurs: 1.0000"
            return "", q, L[0]
        if a.cc == "DK":
            return "", (f"{d} {b.fx[0]} {num(b.fx[1], ',')} Kurs {b.fx[2] * 100:.2f}" if b.fx else d) if b.fx else f"{'Visa/Dankort ' if int(a.card) % 2 and online(b, a) else ''}{d}" + (f" {fxd(b)}" if b.fx else ""), L[0]
        if a.cc == "FI":
            return up(d), f"OSTOPVM {b.pday:%y%m%d} KORTTI {a.card}" + (f" {fxd(b)}" if b.fx else ""), L[0]
        return "", f"{d}" + (f" {fxd(b)}" if b.fx else "") + (f" {b.pday:%y-%m-%d}" if "SEB" in a.bank else ""), L[0]
    if b.kind == "wallet":
        return "", {"SE": f"Swish {b.name}", "NO": f"Vipps {b.name} {b.ref}", "DK": f"MobilePay: {b.name}"}.get(a.cc, b.name), "Swish"
    i = {"dd": 1, "ebill": 1, "so": 2, "out": 3, "atm": 4, "in": 5, "salary": 5, "return": 6}.get(b.kind, 3)
    if a.cc == "FI":
        return up(b.name), (f"VIITE {b.token} " if b.kind in ("dd", "ebill") else "") + b.ref, L[i]
    if b.kind == "fee":
        return "", b.ref, "Avgift"
    if a.cc == "SE":
        return "", {"dd": f"{b.name}" if int(a.card) % 2 else f"Autogiro {up(b.name)[:20]}", "salary": "Lön", "atm": f"Uttag {b.city}"}.get(b.kind, f"{b.ref or b.name} {b.name}"), L[i]
    if a.cc == "DK":
        return "", {"dd": f"BS {b.name} {b.ref}" if int(a.card) % 2 else f"Bs betaling {up(b.name)}", "salary": f"{b.ref} {b.name}", "atm": f"Hævet {b.city}"}.get(b.kind, f"{b.name} {b.ref}"), L[i]
    return "", f"{L[i]} {b.name} {b.ref}".strip(), L[i]


def pl(b, a):
    if b.kind == "card":
        if a.bank == "PKO":
            return "", f"Tytuł: {b.token} Lokalizacja: Kraj: {'POLSKA' if b.cc == 'PL' else b.cc} Miasto: {b.city} Adres: {b.desc} Data i czas operacji: {b.pday.isoformat()} Oryginalna kwota operacji: {b.fx[1] if b.fx else -b.amount} {b.fx[0] if b.fx else 'PLN'} Numer karty: 425125******{a.card}", "Płatność kartą"
        return "", f"{up(b.desc)} /{up(b.city)} DATA TRANSAKCJI: {b.pday.isoformat()}" + (f" {fxd(b)}" if b.fx else ""), "ZAKUP PRZY UŻYCIU KARTY"
    t = {"so": "ZLECENIE STAŁE", "dd": "POLECENIE ZAPŁATY", "salary": "PRZELEW PRZYCHODZĄCY", "atm": "WYPŁATA W BANKOMACIE", "fee": "OPŁATA", "wallet": "PŁATNOŚĆ BLIK",
         "return": "ZWROT POLECENIA ZAPŁATY", "refund": "ZWROT"}.get(b.kind, "PRZELEW ZEWNĘTRZNY" if b.amount < 0 else "PRZELEW PRZYCHODZĄCY")
    if a.bank == "PKO":
        return "", {"atm": f"Lokalizacja: Miasto: {b.city} Numer karty: 425125******{a.card}", "fee": f"Tytuł: {b.ref}", "wallet": f"Nazwa odbiorcy: {b.name} Tytuł: {b.ref} Płatność BLIK {b.token}"}.get(
            b.kind, f"Rachunek odbiorcy: {b.iban[2:]} Nazwa odbiorcy: {b.name} Tytuł: {b.ref or b.desc}"), t.capitalize()
    return "", {"fee": b.ref, "atm": f"{up(b.city)} BANKOMAT DATA TRANSAKCJI: {b.pday.isoformat()}"}.get(b.kind, f"{b.name} {t} {b.ref or b.desc}"), t


def cz(b, a):
    if b.kind == "card":
        return (b.desc if a.bank != "Fio" else ""), f"Nákup: {b.desc}, {b.city}, {b.cc}, dne {b.pday.day}.{b.pday.month}.{b.pday.year}, částka {num(b.fx[1] if b.fx else -b.amount, '.')} {b.fx[0] if b.fx else 'CZK'}", "Platba kartou"
    t = {"so": "Bezhotovostní platba", "dd": "Inkaso", "salary": "Bezhotovostní příjem", "fee": "Poplatek", "atm": "Výběr z bankomatu", "return": "Storno inkasa"}.get(b.kind, "Okamžitá odchozí platba")
    return (b.name if b.kind not in ("fee", "atm") else ""), b.ref or (f"Výběr z bankomatu: {b.city}" if b.kind == "atm" else b.desc), t


def br(b, a):
    d = up(b.desc)
    if b.kind == "card":
        return "", f"Compra no débito - {b.desc}" if a.bank == "Nubank" else f"COMPRA CARTAO {d}" + (f" {fxd(b)}" if b.fx else ""), "CARD"
    n = up(b.name)
    if a.bank == "Nubank":
        return "", {"dd": f"Débito em conta - {b.name} {b.ref}", "fee": b.ref, "salary": f"Transferência Recebida - {b.name}", "wallet": f"Transferência enviada pelo Pix - {b.name} - {b.token}",
                    "return": f"Estorno de débito - {b.name}", "refund": f"Estorno - {b.desc or b.name}"}.get(b.kind, f"Transferência {'enviada' if b.amount < 0 else 'recebida'} pelo Pix - {b.name} - {b.token}"), ""
    return "", {"dd": f"DEB AUT {n[:18]} {b.ref}", "fee": b.ref, "salary": f"REM SALARIO {n}", "atm": "SAQUE BANCO 24H", "wallet": f"PIX TRANSF {n[:14]} {dm(b.day, '/')}",
                "return": f"EST DEB AUT {n}", "refund": f"ESTORNO {d or n}"}.get(b.kind, f"PIX {'TRANSF' if b.amount < 0 else 'RECEB'} {n[:18]} {dm(b.day, '/')}"), ""


def apply(style, acct):
    for b in acct.bookings:
        prepare(b, acct)
        p, q, t = style(b, acct)
        b.payee, b.purpose, b.typ = " ".join(p.split()) , " ".join(q.split()), t
