"""How banks of a country print a booking.  show(cc, v, b, r) gives (payee, purpose); v is the bank's habit 0..2.
b: kind card|dd|paypal|so|in|out|fee|atm|refund|ret; desc, cred, purp, city, date (purchase), fx, acct, mref, cid, last4"""
from base import digits, alnum, money


def _fx(b, style):
    if not b.get("fx"):
        return ""
    cur, amt, rate = b["fx"]
    a = money(amt, "," if style != "en" else ".")
    rr = ("%.4f" % rate).replace(".", "," if style != "en" else ".")
    return {"de": " %s %s Kurs %s" % (a, cur, rr), "en": " %s %s @ %s" % (a, cur, rr),
            "nl": " %s %s Koers: %s" % (cur, a, rr), "fr": " %s %s TX %s" % (a, cur, rr),
            "xx": " %s %s %s" % (a, cur, rr)}[style]


def show(cc, v, b, r):
    k, d = b["kind"], b["date"]
    desc, city, cred, purp = b.get("desc") or b["cred"], b.get("city", ""), b["cred"], b.get("purp", "")
    l4, ref = b["last4"], digits(r, 9)
    ddmm, dmy, ymd = d.strftime("%d.%m."), d.strftime("%d.%m.%Y"), d.strftime("%Y-%m-%d")
    hm = "%02d:%02d" % (r.randint(7, 21), r.randint(0, 59))
    if k == "paypal":
        pp = {"DE": 1, "AT": 1, "NL": 2, "BE": 2, "FR": 3, "IT": 4}.get(cc)
        svc = b.get("ppname") or cred
        if pp == 1:
            return "PayPal Europe S.a.r.l. et Cie S.C.A", (
                "%s/PP.%s.PP/. %s, Ihr Einkauf bei %s" % (digits(r, 13), b["acct"][-4:], svc, svc),
                "PP.%s.PP . %s, Ihr Einkauf bei %s" % (b["acct"][-4:], svc.upper(), svc.upper()),
                "%s PP.%s.PP . %s Ihr Einkauf bei %s, Artikel-%s" % (digits(r, 13), b["acct"][-4:], svc, svc, digits(r, 8)))[v]
        if pp == 2:
            return "PayPal Europe S.a.r.l. et Cie S.C.A", "%s PAYPAL %s %s" % (digits(r, 13), svc, b["mref"])
        if pp == 3:
            return "", "PRLV SEPA PAYPAL EUROPE S.A.R.L. ET CIE S %s/PAYPAL %s" % (digits(r, 13), svc.upper())
        if pp == 4:
            return "PayPal Europe", "ADDEBITO SDD PAYPAL EUROPE %s %s MANDATO %s" % (digits(r, 13), svc.upper(), b["mref"])
        k, desc, city = "card", "PAYPAL *" + svc.upper().replace(" ", "")[:14], "4029357733"
    D = desc.upper() if v == 1 else desc
    C = city.upper() if v != 2 else city
    if k == "refund" and cc not in ("NL",):
        k = "card"
    if cc == "DE":
        if k == "card":
            return (("%s//%s" % (D, C), "%sT%s Debitk.%s 2027-12%s" % (ymd, hm, r.randint(0, 1), _fx(b, "de"))),
                    ("VISA " + D, "NR XXXX %s %s KAUFUMSATZ %s %s%s" % (l4, C, d.strftime("%d.%m"), digits(r, 6), _fx(b, "de"))),
                    (desc, "VISA Debitkartenumsatz vom %s%s" % (dmy, _fx(b, "de"))))[v]
        if k == "dd":
            return cred, (purp, "%s EREF: %s MREF: %s CRED: %s" % (purp, ref, b["mref"], b["cid"]) if not b.get("plain") else purp, purp + " " + ref)[v]
        if k == "ret":
            return cred, "Rücklastschrift SEPA %s Entgelt 0,00" % purp
        if k == "fee":
            return "", purp or cred
        if k == "atm":
            return "GA NR%s" % digits(r, 8), "%s/%s Uhr %s" % (ymd, hm, C)
        return cred, purp
    if cc == "AT":
        if k == "card":
            return "", "Bezahlung Karte MC/%s|POS %s K002 %s %s|%s\\%s\\%s%s" % (
                digits(r, 9), digits(r, 4), ddmm, hm, D, C, digits(r, 4), _fx(b, "de")) if v != 2 else \
                "POS %s %s K1 %s UM %s O %s%s" % (money(b["abs"], ","), b["cur"], ddmm, hm, desc, _fx(b, "de"))
        if k == "dd":
            return cred, ("%s Mandat %s" % (purp, b["mref"]), purp, "%s CRED %s" % (purp, b["cid"]))[v]
        if k == "ret":
            return cred, "RETOURE LASTSCHRIFT %s" % purp
        if k == "atm":
            return "", "Auszahlung Karte %s %s Automat %s" % (ddmm, hm, C)
        return cred, purp
    if cc == "CH":
        if k == "card":
            return ("", "KAUF/DIENSTLEISTUNG VOM %s KARTEN NR. XXXX%s %s %s%s" % (dmy, l4, desc.upper(), C, _fx(b, "de"))) \
                if v == 0 else ("%s, %s" % (desc, city), "Debitkarten-Zahlung %s%s" % (dmy, _fx(b, "de")))
        if k == "dd":
            return ("", "LASTSCHRIFT CH-DD-BASISLASTSCHRIFT %s %s" % (cred.upper(), purp)) if v == 0 else \
                (cred, ("eBill-Rechnung %s" if v == 1 else "Lastschrift LSV+ %s") % purp)
        if k == "so":
            return ("", "DAUERAUFTRAG %s %s" % (cred.upper(), purp)) if v == 0 else (cred, "Dauerauftrag: " + purp)
        if k == "atm":
            return "", "BARGELDBEZUG VOM %s KARTEN NR. XXXX%s %s" % (dmy, l4, C)
        return (cred, purp)
    if cc == "NL":
        if k in ("card", "refund"):
            return ("%s %s" % (D, C), "Pasvolgnr: 0%s %s %s Transactie: %s Term: %s%s Valutadatum: %s" % (
                l4[:2], d.strftime("%d-%m-%Y"), hm, alnum(r, 6), alnum(r, 6), _fx(b, "nl"), d.strftime("%d-%m-%Y"))) if v == 0 else \
                (D, "Betaalautomaat %s pas nr. %s %s%s" % (hm, l4[:3], C, _fx(b, "nl")))
        if k == "dd":
            return cred, ("Naam: %s Omschrijving: %s IBAN: %s Kenmerk: %s Machtiging ID: %s Incassant ID: %s Doorlopende incasso"
                          % (cred, purp, b["acct"], ref, b["mref"], b["cid"]) if v == 0 else purp + " " + b["mref"])
        if k == "ret":
            return cred, "Storno incasso %s MD06" % purp
        if k == "atm":
            return "Geldmaat %s" % C, "Pasvolgnr: 001 %s Geldautomaat" % hm
        return cred, ("Naam: %s Omschrijving: %s IBAN: %s" % (cred, purp, b["acct"]) if v == 0 else purp)
    if cc == "BE":
        if k == "card":
            return "", "BETALING %s MET KBC-DEBETKAART VIA %s %s %s UUR %s MET KAART 6703 XXXX XXXX X%s%s" % (
                "AANKOOP", "INTERNET" if b.get("online") else "BANCONTACT", d.strftime("%d-%m-%Y"), hm.replace(":", "."), D, l4[:3], _fx(b, "nl"))
        if k == "dd":
            return cred, ("EUROPESE DOMICILIERING VAN %s MANDAAT NUMMER : %s REFERTE : %s" % (cred.upper(), b["mref"], purp), purp,
                          "Domiciliëring %s mandaat %s" % (purp, b["mref"]))[v]
        if k == "ret":
            return cred, "ONBETAALDE DOMICILIERING %s" % purp
        if k == "atm":
            return "", "GELDOPNEMING %s %s KAART 6703 X%s" % (C, ddmm, l4[:3])
        return cred, purp
    if cc == "FR":
        if k == "card":
            return "", ("CARTE %s %s CB*%s%s" % (d.strftime("%d/%m/%y"), D.upper(), l4, _fx(b, "fr")),
                        "PAIEMENT CB %s %s %s CARTE %s%s" % (d.strftime("%d%m"), C, D.upper(), l4, _fx(b, "fr")),
                        "FACTURE CARTE DU %s %s %s CARTE 4974XXXXXXXX%s%s" % (d.strftime("%d%m%y"), D.upper(), C, l4, _fx(b, "fr")))[v]
        if k == "dd":
            return "", ("PRLV SEPA %s %s" % (cred, purp), "PRELEVEMENT %s %s %s" % (cred, purp, b["mref"]),
                        "PRLV SEPA %s ECH/%s ID EMETTEUR/%s MDT/%s REF/%s LIB/%s" % (cred, d.strftime("%d%m%y"), b["cid"], b["mref"], ref, purp))[v]
        if k == "ret":
            return "", "REJET PRLV %s %s" % (cred, purp)
        if k == "atm":
            return "", "RETRAIT DAB %s %s CB*%s" % (d.strftime("%d/%m/%y"), C, l4)
        if k == "fee":
            return "", cred
        return "", ("VIR %s %s" % ("RECU" if k == "in" else "SEPA" if k == "out" else "PERM", cred) + (" " + purp if purp else ""))
    if cc == "ES":
        if k == "card":
            return "", ("COMPRA EN %s, %s, TARJ. :*%s%s" % (D.upper(), C, b["last4"], _fx(b, "xx")),
                        "PAGO CON TARJETA EN %s" % D.upper() + _fx(b, "xx"),
                        "Compra %s, %s, Tarjeta 5489XXXXXXXX%s , Comision 0,00%s" % (desc, city.title(), l4, _fx(b, "xx")))[v]
        if k == "dd":
            return ("", "RECIBO %s %s" % (cred, purp)) if v == 0 else (cred, "ADEUDO SEPA %s REF. MANDATO %s" % (purp, b["mref"])) if v == 1 \
                else ("", "Recibo %s Nº Recibo %s %s Ref. Mandato %s" % (cred.title(), digits(r, 16), purp, b["mref"]))
        if k == "ret":
            return "", "DEVOLUCION RECIBO %s %s" % (cred, purp)
        if k == "atm":
            return "", "REINTEGRO CAJERO %s %s" % (C, ddmm)
        return "", "%s %s %s" % ("TRANSFERENCIA DE" if k == "in" else "TRANSFERENCIA A FAVOR DE", cred, purp)
    if cc == "IT":
        if k == "card":
            return "", ("PAGAMENTO POS %s %s %s CARTA *%s%s" % (d.strftime("%d/%m"), D.upper(), C, l4, _fx(b, "xx")),
                        "Operazione con carta %s presso %s %s%s" % (d.strftime("%d/%m/%Y"), D.upper(), C, _fx(b, "xx")),
                        "Visa Debit %s - %s carta **** %s%s" % (D, C, l4, _fx(b, "xx")))[v]
        if k == "dd":
            return "", ("ADDEBITO DIRETTO SDD %s %s COD. MANDATO %s" % (cred, purp, b["mref"]),
                        "SDD A : %s ADDEBITO SDD NUMERO %s %s" % (cred, digits(r, 10), purp),
                        "Sepa Direct Debit %s %s" % (cred, purp))[v]
        if k == "ret":
            return "", "STORNO ADDEBITO SDD INSOLUTO %s %s" % (cred, purp)
        if k == "atm":
            return "", "PRELIEVO BANCOMAT %s %s" % (d.strftime("%d/%m"), C)
        if k == "fee":
            return "", cred
        return "", "%s %s %s" % ("BONIFICO DA" if k == "in" else "BONIFICO A", cred, purp)
    if cc == "PT":
        if k == "card":
            return "", ("COMPRA %s %s %s" % (l4, D.upper(), C) + _fx(b, "xx"), "COMPRAS C.DEB %s" % D.upper()[:18] + _fx(b, "xx"),
                        "Compra %s %s" % (desc, city) + _fx(b, "xx"))[v]
        if k == "dd":
            return "", ("DD %s %s" % (cred, b["mref"]), "DEBITO DIRECTO %s %s" % (cred, purp), "DD-%s %s" % (cred, b["cid"]))[v]
        if k == "ret":
            return "", "DEV DD %s" % cred
        if k == "atm":
            return "", "LEVANTAMENTO %s %s" % (l4, C)
        if k == "fee":
            return "", cred
        return "", "TRF %s %s %s" % ("DE" if k == "in" else "P/", cred, purp)
    if cc == "IE":
        if k == "card":
            return "", ("VDP-" + D.upper()[:22], "POS%s %s" % (d.strftime("%d%b").upper(), D.upper()), "VDC-" + D[:22])[v] + _fx(b, "en")
        if k == "dd":
            return "", ("D/D %s %s" % (cred, purp), "DD %s SEPA DD" % cred, "D/D %s IE%s" % (cred, b["mref"][:8]))[v]
        if k == "ret":
            return "", "UNPAID D/D %s" % cred
        if k == "atm":
            return "", "ATM%s %s" % (d.strftime("%d%b").upper(), C)
        if k == "fee":
            return "", cred
        return "", "%s %s %s" % ("CT" if k == "in" else "S/O" if k == "so" else "*MOBI", cred, purp)
    if cc == "GB":
        if k == "card":
            return ("", "CARD PAYMENT TO %s%s ON %s" % (D, _fx(b, "en"), d.strftime("%d-%m-%Y"))) if v == 0 else \
                   ("", "%s CD %s%s" % (D, l4, _fx(b, "en"))) if v == 1 else (desc, "%s %s GBR%s" % (desc.upper(), C, _fx(b, "en")))
        if k == "dd":
            return ("", "DIRECT DEBIT PAYMENT TO %s REF %s, MANDATE NO %s" % (cred, purp, b["mref"][-4:])) if v == 0 else \
                   ("", "%s %s DDR" % (cred, purp)) if v == 1 else (cred.title(), purp)
        if k == "ret":
            return "", "UNPAID DIRECT DEBIT %s %s" % (cred, purp)
        if k == "atm":
            return "", "CASH WITHDRAWAL AT %s %s" % (C, d.strftime("%d%b").upper())
        if v == 2:
            return cred, purp
        w = {"in": ("BANK GIRO CREDIT REF %s, %s", "%s %s BGC"), "so": ("STANDING ORDER VIA FASTER PAYMENT TO %s REFERENCE %s", "%s %s STO"),
             "out": ("BILL PAYMENT VIA FASTER PAYMENT TO %s REFERENCE %s", "%s %s FPO"), "fee": ("%s%s", "%s%s")}[k][v]
        return "", w % (cred, purp)
    if cc == "SE":
        if k == "card":
            return "", ("Kortköp %s %s" % (d.strftime("%y%m%d"), D), "%s /%s" % (D.upper()[:22], d.strftime("%y-%m-%d")), desc.upper())[v] + _fx(b, "xx")
        if k == "dd":
            return ("", "Autogiro %s" % cred) if v == 0 else ("", cred.upper()[:18] + (" AG" if v == 1 else " " + digits(r, 6)))
        if k == "ret":
            return "", "Retur autogiro %s" % cred
        if k == "atm":
            return "", "Bankomatuttag %s" % C
        return "", {"in": "Insättning %s %s", "so": "Överföring %s %s", "out": "Swish %s %s", "fee": "%s %s"}[k] % (cred, purp)
    if cc == "DK":
        if k == "card":
            return "", ("Visa/Dankort %s %s" % (D, d.strftime("%d.%m")), "DK-NOTA %s %s" % (digits(r, 5), D) if not b.get("online") else "VISA KØB %s" % D,
                        "%s )))) " % D if not b.get("online") else D)[v].strip() + _fx(b, "xx")
        if k == "dd":
            return "", ("BS betaling %s" % cred, "Betalingsservice %s %s" % (cred, purp), "PBS %s" % cred)[v]
        if k == "ret":
            return "", "Tilbageført BS %s" % cred
        if k == "atm":
            return "", "Kontanthævning %s" % C
        return "", {"in": "Overførsel %s %s", "so": "Fast overførsel %s %s", "out": "MobilePay %s %s", "fee": "%s %s"}[k] % (cred, purp)
    if cc == "PL":
        if k == "card":
            return ("", "%s /%s DATA TRANSAKCJI: %s%s" % (D.upper(), C, ymd, _fx(b, "xx"))) if v != 1 else \
                ("", "Tytuł: 000498849 %s Lokalizacja: Adres: %s Miasto: %s Data wykonania: %s Numer karty: 425125******%s%s"
                 % (digits(r, 11), desc, C, ymd, l4, _fx(b, "xx")))
        if k == "dd":
            return cred, "POLECENIE ZAPŁATY %s" % purp
        if k == "ret":
            return cred, "ZWROT POLECENIA ZAPŁATY %s" % purp
        if k == "atm":
            return "", "WYPŁATA W BANKOMACIE %s %s" % (C, ymd)
        return cred, ("PRZELEW " if v == 1 else "") + purp
    if cc == "CZ":
        if k == "card":
            return ("", "Nákup: %s, %s, dne %s.%s.%s, částka %s CZK%s" % (D, city, d.day, d.month, d.year, money(b["abs"]), _fx(b, "xx"))) if v == 0 \
                else (desc, "Platba kartou %s %s%s" % (l4, C, _fx(b, "xx")))
        if k == "dd":
            return cred, "Inkaso %s" % purp
        if k == "ret":
            return cred, "Vrácení inkasa %s" % purp
        if k == "atm":
            return "", "Výběr z bankomatu: %s, dne %s.%s." % (C, d.day, d.month)
        return cred, purp
    if cc == "US":
        if k == "card":
            st = city if b.get("shop") else (b.get("phone", "") + " CA")
            return ("%s %s" % (D, st), d.strftime("%m/%d") + _fx(b, "en")) if v == 0 else \
                ("RECURRING PAYMENT" if b.get("online") else "PURCHASE", "AUTHORIZED ON %s %s %s S%s CARD %s" % (d.strftime("%m/%d"), D, st, digits(r, 15), l4)) if v == 1 \
                else ("CHECKCARD %s %s %s" % (d.strftime("%m%d"), D.upper(), st.upper()), digits(r, 23) + (" RECURRING" if b.get("online") else ""))
        if k in ("dd", "in", "so", "ret"):
            return (("%s %s" % (cred, purp), "PPD ID: %s" % b["cid"][-10:]), (cred, "%s %s %s %s" % (purp, d.strftime("%y%m%d"), b["acct"][-9:], "DOE J")),
                    ("%s DES:%s" % (cred, purp), "ID:%s INDN:JORDAN DOE CO ID:%s %s" % (b["acct"][-9:], b["cid"][-10:], "PPD")))[v]
        if k == "out":
            return "Zelle payment to %s" % cred.title(), alnum(r, 11)
        if k == "atm":
            return "ATM WITHDRAWAL %s" % digits(r, 6), "%s %s" % (d.strftime("%m/%d"), city)
        return cred, ""
    if cc == "CA":
        if k == "card":
            return (("Contactless Interac purchase - %s" % l4 if b.get("shop") else "Visa Debit purchase - %s" % l4, D + _fx(b, "en")),
                    (D.upper()[:20], _fx(b, "en").strip()), (desc, C + _fx(b, "en")))[v]
        if k == "dd":
            return (("Misc Payment", cred), (("%s" % cred)[:20], purp), (cred, "Pre-authorized debit"))[v]
        if k == "ret":
            return "Item returned NSF", cred
        if k == "out":
            return "e-Transfer sent", cred.title()
        if k == "atm":
            return "ATM withdrawal - %s" % alnum(r, 6), ""
        return cred, purp
    # AU
    if k == "card":
        return "", ("%s %s %s Card xx%s%s Value Date: %s" % (D, city, "USA" if b.get("fx") else "AU", l4, _fx(b, "en"), d.strftime("%d/%m/%Y")),
                    "V%s %s %s%s %s" % (l4, d.strftime("%d/%m"), D.upper(), _fx(b, "en"), digits(r, 11)),
                    "VISA DEBIT PURCHASE CARD %s %s %s%s" % (l4, D.upper(), C, _fx(b, "en")))[v]
    if k == "dd":
        return "", ("Direct Debit %s %s %s" % (b["cid"][-6:], cred, purp), "%s %s DIRECT DEBIT" % (cred, purp), "PAYMENT BY AUTHORITY TO %s %s" % (cred, purp))[v]
    if k == "ret":
        return "", "Direct Debit Dishonour %s" % cred
    if k == "atm":
        return "", "Wdl ATM CBA %s" % city
    if k == "fee":
        return "", cred
    return "", "%s %s %s" % ({"in": "Direct Credit", "so": "Transfer to", "out": "Transfer To"}[k], cred, purp)
