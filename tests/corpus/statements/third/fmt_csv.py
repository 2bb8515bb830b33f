"""CSV exports of banks. Each layout: country, kind, encoding, newest first?, writer(st, events) -> text.

A writer sets e.text: payee column and purpose column(s) joined by a blank (or the single text column)."""
from decimal import Decimal as D

LAYOUTS = {}
KRAJ = {"NL": "HOLANDIA", "IE": "IRLANDIA", "US": "USA", "GB": "WIELKA BRYTANIA", "LU": "LUKSEMBURG", "SE": "SZWECJA", "DE": "NIEMCY"}


def layout(name, country, enc="utf-8", kind="giro", newest=True, eol="\r\n", weight=1):
    def deco(f):
        LAYOUTS[name] = dict(country=country, enc=enc, kind=kind, newest=newest, f=f, eol=eol)
        return f
    return deco


def cell(x, delim, mode):
    x = "" if x is None else str(x)
    if mode == "all" or (mode == "min" and (delim in x or '"' in x or "\n" in x)):
        return '"' + x.replace('"', '""') + '"'
    if mode == "none":
        return x.replace(delim, " ")
    return x


def row(fields, delim=",", mode="min"):
    return delim.join(cell(x, delim, mode) for x in fields)


def comma(a, group=False, sign=""):
    s = f"{a:,.2f}" if group else f"{a:.2f}"
    s = s.replace(",", "_").replace(".", ",").replace("_", ".")
    return ("+" if sign == "+" and a > 0 else "") + s


def dot(a, group=False):
    return f"{a:,.2f}" if group else f"{a:.2f}"


def join(*p):
    return " ".join(x for x in p if x)


def purp(e):
    return " ".join(e.lines)


def balances(st, events):
    """Running balance after each booking, oldest first; keyed by identity."""
    b, out = st.opening, {}
    for e in sorted(events, key=lambda e: (e.date, e.order)):
        b += e.amount
        out[id(e)] = b
    return out


# --- Germany ------------------------------------------------------------------------------------------
@layout("de-sparkasse-camt", "DE", "latin-1")
def _(st, ev):
    out = [row("Auftragskonto;Buchungstag;Valutadatum;Buchungstext;Verwendungszweck;Glaeubiger ID;Mandatsreferenz;Kundenreferenz (End-to-End);Sammlerreferenz;Lastschrift Ursprungsbetrag;Auslagenersatz Ruecklastschrift;Beguenstigter/Zahlungspflichtiger;Kontonummer/IBAN;BIC (SWIFT-Code);Betrag;Waehrung;Info".split(";"), ";", "all")]
    for e in ev:
        p, n = purp(e), e.party.strip()
        dd = e.ch in "sp"
        e.text = join(n, p)
        out.append(row([st.iban, f"{e.date:%d.%m.%y}", f"{e.date:%d.%m.%y}", e.btype, p, e.cid if dd else "", e.mref if dd else "", e.eref or ("NOTPROVIDED" if dd else ""), "", "", "", n, e.iban if e.ch in "spoi" else "", e.bic if e.ch in "spoi" else "", comma(e.amount), "EUR", "Umsatz gebucht"], ";", "all"))
    return out


@layout("de-dkb", "DE", "utf-8-sig")
def _(st, ev):
    out = [row(["Girokonto", st.iban], ";", "all"), row([f"Kontostand vom {st.end:%d.%m.%Y}:", comma(st.closing, True) + " €"], ";", "all"), '""',
           row(["Buchungsdatum", "Wertstellung", "Status", "Zahlungspflichtige*r", "Zahlungsempfänger*in", "Verwendungszweck", "Umsatztyp", "IBAN", "Betrag (€)", "Gläubiger-ID", "Mandatsreferenz", "Kundenreferenz"], ";", "all")]
    for e in ev:
        p, n, dd = purp(e), e.party or "DKB AG", e.ch in "sp"
        e.text = join(n, p)
        payer, payee = (st.holder, n) if e.amount < 0 else (n, st.holder)
        out.append(row([f"{e.date:%d.%m.%y}", f"{e.date:%d.%m.%y}", "Gebucht", payer, payee, p, "Ausgang" if e.amount < 0 else "Eingang", e.iban if e.ch in "spoi" else "", comma(e.amount, True), e.cid if dd else "", e.mref if dd else "", e.eref or ""], ";", "all"))
    return out


@layout("de-ing", "DE", "latin-1")
def _(st, ev):
    b = balances(st, ev)
    out = [f"Umsatzanzeige;Datei erstellt am: {st.end:%d.%m.%Y} 08:14", "", f"IBAN;{st.iban}", "Kontoname;Girokonto", "Bank;ING", f"Kunde;{st.holder}", f"Zeitraum;{st.start:%d.%m.%Y} - {st.end:%d.%m.%Y}", f"Saldo;{comma(st.closing, True)};EUR", "", "Sortierung;Datum absteigend", "",
           "In der CSV-Datei finden Sie alle bereits gebuchten Umsätze. Die vorgemerkten Umsätze werden nicht aufgenommen, auch wenn sie in Ihrem Internetbanking angezeigt werden.", "", "Buchung;Wertstellungsdatum;Auftraggeber/Empfänger;Buchungstext;Verwendungszweck;Saldo;Währung;Betrag;Währung"]
    for e in ev:
        p, n = purp(e).replace(";", " "), e.party.replace(";", " ")
        if e.ch == "c":
            n = "VISA " + n
        e.text = join(n, p)
        out.append(";".join([f"{e.date:%d.%m.%Y}", f"{e.date:%d.%m.%Y}", n, e.btype.title(), p, comma(b[id(e)], True), "EUR", comma(e.amount, True), "EUR"]))
    return out


@layout("de-comdirect", "DE", "latin-1")
def _(st, ev):
    out = [";", row(["Umsätze Girokonto", f"Zeitraum: {st.start:%d.%m.%Y} - {st.end:%d.%m.%Y}"], ";", "all") + ";", row(["Neuer Kontostand", comma(st.closing, True) + " EUR"], ";", "all") + ";", "", row(["Buchungstag", "Wertstellung (Valuta)", "Vorgang", "Buchungstext", "Umsatz in EUR"], ";", "all") + ";"]
    for e in ev:
        v = {"s": "Lastschrift / Belastung", "p": "Lastschrift / Belastung", "c": "Kartenverfügung", "a": "Kartenverfügung", "f": "Kontoabschluss"}.get(e.ch, "Übertrag / Überweisung")
        label = "Empfänger" if e.ch == "o" else "Auftraggeber"
        e.text = join(f" {label}: {e.party}" if e.party and e.ch not in "ca" else f" {e.party}", f"Buchungstext: {purp(e)}", f"Ref. {e.a_ref}/{st.rng.randint(1, 99)}").strip()
        e.text = e.text.replace('"', "'")
        out.append(row([f"{e.date:%d.%m.%Y}", f"{e.date:%d.%m.%Y}", v, " " + e.text, comma(e.amount, True)], ";", "all") + ";")
    return out + ["", row(["Alter Kontostand", comma(st.opening, True) + " EUR"], ";", "all") + ";"]


@layout("de-n26", "DE", "utf-8")
def _(st, ev):
    out = ['"Booking Date","Value Date","Partner Name","Partner Iban",Type,"Payment Reference","Account Name","Amount (EUR)","Original Amount","Original Currency","Exchange Rate"']
    for e in ev:
        p, n = ("-" if e.ch in "car" else purp(e)), e.party or "N26"
        e.text = join(n, p)
        fx = [e.fx[1], e.fx[0], f"{1 / e.fx[2]:.5f}"] if e.fx else ["", "", ""]
        out.append(row([e.date.isoformat(), e.vdate.isoformat(), n, e.iban if e.ch in "spoi" else "", {"c": "Presentment", "a": "Presentment", "r": "Presentment Refund", "s": "Direct Debit", "p": "Direct Debit", "i": "Credit Transfer", "o": "Debit Transfer"}.get(e.ch, "Fee"), p, "Hauptkonto", f"{e.amount}"] + fx))
    return out


@layout("de-volksbank", "DE", "utf-8-sig")
def _(st, ev):
    b = balances(st, ev)
    out = ["Bezeichnung Auftragskonto;IBAN Auftragskonto;BIC Auftragskonto;Bankname Auftragskonto;Buchungstag;Valutadatum;Name Zahlungsbeteiligter;IBAN Zahlungsbeteiligter;BIC (SWIFT-Code) Zahlungsbeteiligter;Buchungstext;Verwendungszweck;Betrag;Waehrung;Saldo nach Buchung;Bemerkung;Gekennzeichneter Umsatz;Glaeubiger ID;Mandatsreferenz"]
    for e in ev:
        dd = e.ch in "sp"
        p = purp(e)
        if dd:
            p += f" EREF: {e.eref or 'NOTPROVIDED'} MREF: {e.mref} CRED: {e.cid}"
        n = e.party.replace(";", ",")
        p = p.replace(";", ",")
        e.text = join(n, p)
        out.append(row(["VR-Giro", st.iban, "GENODEF1XXX", f"Volksbank {st.town}", f"{e.date:%d.%m.%Y}", f"{e.date:%d.%m.%Y}", n, e.iban if e.ch in "spoi" else "", "", {"c": "Kartenzahlung girocard", "s": "Basislastschrift", "p": "Basislastschrift", "o": "Dauerauftragsbelast", "f": "Abschluss"}.get(e.ch, e.btype.title()), p, comma(e.amount), "EUR", comma(b[id(e)]), "", "", e.cid if dd else "", e.mref if dd else ""], ";", "none"))
    return out


# --- Austria, Switzerland -----------------------------------------------------------------------------
@layout("at-elba", "AT", "utf-8-sig")
def _(st, ev):
    out = []
    for e in ev:
        t = join(e.party, purp(e))
        if e.ch in "sp":
            t = join(f"Auftraggeber: {e.party}", f"Zahlungsreferenz: {purp(e)}", f"Mandat: {e.mref}", f"Creditor ID: {e.cid}")
        elif e.ch == "o":
            t = join(f"Empfänger: {e.party}", f"Verwendungszweck: {purp(e)}", f"IBAN Empfänger: {e.iban}")
        t = t.replace('"', "'")
        e.text = t
        out.append(f'{e.date:%d.%m.%Y};"{t}";{e.date:%d.%m.%Y};{comma(e.amount)};EUR;{e.date:%d.%m.%Y} {st.rng.randint(10, 23)}:{st.rng.randint(10, 59)}:{st.rng.randint(10, 59)}:{st.rng.randint(100, 999)}')
    return out


@layout("at-george", "AT", "utf-8")
def _(st, ev):
    out = [row(["Buchungsdatum", "Partnername", "Partner IBAN", "BIC/SWIFT", "Partner Kontonummer", "Bankleitzahl", "Betrag", "Währung", "Buchungs-Info", "Buchungsreferenz", "Notiz", "Lastschriftmandat", "Creditor ID"], ",", "all")]
    for e in ev:
        n = e.party or (e.name if e.ch == "c" else "")
        e.text = join(n, purp(e))
        out.append(row([f"{e.date:%d.%m.%Y}", n, e.iban if e.ch in "spoi" else "", "", "", "", comma(e.amount, True), "EUR", purp(e), st.digits(19), "", e.mref if e.ch in "sp" else "", e.cid if e.ch in "sp" else ""], ",", "all"))
    return out


@layout("ch-ubs", "CH", "utf-8-sig")
def _(st, ev):
    b = balances(st, ev)
    out = [f"Kontonummer:;0{st.digits(3)} 00{st.digits(6)}.40;", f"IBAN:;{st.iban};", f"Von:;{st.start};", f"Bis:;{st.end};", f"Anfangssaldo:;{st.opening};", f"Schlusssaldo:;{st.closing};", "Bewertet in:;CHF;", f"Anzahl Transaktionen in diesem Zeitraum:;{len(ev)};", "",
           "Abschlussdatum;Abschlusszeit;Buchungsdatum;Valutadatum;Währung;Belastung;Gutschrift;Einzelbetrag;Saldo;Transaktions-Nr.;Beschreibung1;Beschreibung2;Beschreibung3;Fussnoten;"]
    for e in ev:
        b1 = join(e.party) or "UBS Switzerland AG"
        b3 = purp(e)
        e.text = join(b1, e.btype, b3)
        out.append(row([e.vdate.isoformat(), "", e.date.isoformat(), e.date.isoformat(), "CHF", dot(e.amount) if e.amount < 0 else "", dot(e.amount) if e.amount > 0 else "", "", dot(b[id(e)]), st.digits(7) + "TI" + st.digits(7), b1, e.btype, b3, "", ""], ";"))
    return out


@layout("ch-postfinance", "CH", "utf-8-sig")
def _(st, ev):
    b = balances(st, ev)
    out = [f"Datum von:;{st.start:%d.%m.%Y}", f"Datum bis:;{st.end:%d.%m.%Y}", "Buchungsart:;Alle Buchungen", f"Konto:;{st.iban}", "Währung:;CHF", "", "Datum;Bewegungstyp;Avisierungstext;Gutschrift in CHF;Lastschrift in CHF;Label;Kategorie;Valuta;Saldo in CHF"]
    for e in ev:
        e.text = e.line
        out.append(row([f"{e.date:%d.%m.%Y}", "Buchung", e.line, dot(e.amount) if e.amount > 0 else "", dot(e.amount) if e.amount < 0 else "", "", "Sonstiges", f"{e.date:%d.%m.%Y}", dot(b[id(e)])], ";"))
    return out + ["", "Disclaimer:", "Dies ist kein durch PostFinance AG erstelltes Dokument. PostFinance AG ist nicht verantwortlich für den Inhalt."]


# --- France -------------------------------------------------------------------------------------------
@layout("fr-boursorama", "FR", "utf-8-sig")
def _(st, ev):
    out = ["dateOp;dateVal;label;category;categoryParent;supplierFound;amount;comment;accountNum;accountLabel;accountbalance"]
    for e in ev:
        e.text = e.line
        out.append(";".join([e.date.isoformat(), e.date.isoformat(), cell(e.line, ";", "all"), '"Non catégorisé"', '"Non catégorisé"', '""', comma(e.amount, True).replace(".", " "), '""', "000" + st.acct, '"BoursoBank"', dot(st.closing)]))
    return out


@layout("fr-credit-agricole", "FR", "latin-1")
def _(st, ev):
    out = [f"Téléchargement du {st.end:%d/%m/%Y};", "", f"M. {st.last.upper()} {st.first.upper()}", f"Compte de Dépôt carte n° {st.acct};", f"Solde au {st.end:%d/%m/%Y} {comma(st.closing, True).replace('.', chr(160))} EUR", "", f"Liste des opérations du compte entre le {st.start:%d/%m/%Y} et le {st.end:%d/%m/%Y};", "", "Date;Libellé;Débit euros;Crédit euros;"]
    for e in ev:
        two = [e.btype.upper(), e.line]
        e.text = join(*two)
        out.append(f'{e.date:%d/%m/%Y};"{two[0]} \n{two[1]}";{comma(-e.amount, True).replace(".", chr(160)) if e.amount < 0 else ""};{comma(e.amount, True).replace(".", chr(160)) if e.amount > 0 else ""};')
    return out


@layout("fr-banque-postale", "FR", "latin-1")
def _(st, ev):
    out = [f"Numéro Compte   :;{st.acct}A020", "Type         :;CCP", "Compte tenu en  :;euros", f"Date            :;{st.end:%d/%m/%Y}", f"Solde (EUROS)   :;{comma(st.closing)}", "", "Date;Libellé;Montant(EUROS)"]
    for e in ev:
        e.text = e.line
        out.append(row([f"{e.date:%d/%m/%Y}", cell(e.line, ";", "all") if False else e.line, comma(e.amount)], ";"))
    return out


# --- Spain, Italy -------------------------------------------------------------------------------------
@layout("es-santander", "ES", "latin-1")
def _(st, ev):
    b = balances(st, ev)
    out = [f"MOVIMIENTOS DE CUENTA;{st.iban};;;", f"Titular;{st.holder};;;", ";;;;", "FECHA OPERACIÓN;FECHA VALOR;CONCEPTO;IMPORTE EUR;SALDO"]
    for e in ev:
        e.text = e.line.replace(";", ",")
        out.append(";".join([f"{e.date:%d/%m/%Y}", f"{e.date:%d/%m/%Y}", e.text, comma(e.amount, True), comma(b[id(e)], True)]))
    return out


@layout("es-caixabank", "ES", "utf-8-sig")
def _(st, ev):
    b = balances(st, ev)
    out = ["Fecha;Fecha valor;Movimiento;Más datos;Importe;Saldo"]
    for e in ev:
        m = (e.party or e.btype)[:30].replace(";", ",")
        x = purp(e).replace(";", ",")
        e.text = join(m, x)
        out.append(";".join([f"{e.date:%d/%m/%Y}", f"{e.date:%d/%m/%Y}", m, x, comma(e.amount, True, "+") + "EUR", comma(b[id(e)], True) + "EUR"]))
    return out


@layout("it-fineco", "IT", "utf-8-sig")
def _(st, ev):
    out = [f"Conto Corrente: {st.acct}", f"Intestazione Conto Corrente: {st.holder.upper()}", f"Periodo Dal: {st.start:%d/%m/%Y} Al: {st.end:%d/%m/%Y}", "", "Data_Operazione;Data_Valuta;Entrate;Uscite;Descrizione;Descrizione_Completa;Stato;Moneymap"]
    for e in ev:
        full = e.line.replace(";", ",")
        e.text = join(e.btype, full)
        out.append(";".join([f"{e.date:%d/%m/%Y}", f"{e.date:%d/%m/%Y}", comma(e.amount) if e.amount > 0 else "", comma(e.amount) if e.amount < 0 else "", e.btype, full, "Contabilizzato", ""]))
    return out


@layout("it-intesa", "IT", "utf-8")
def _(st, ev):
    out = ["Data,Operazione,Dettagli,Conto o carta,Contabilizzazione,Categoria,Valuta,Importo"]
    for e in ev:
        n, p = (e.party or e.btype), purp(e)
        e.text = join(n, p)
        out.append(row([f"{e.date:%d/%m/%Y}", n, p, f"Conto 1000/{st.acct[:8]}", "CONTABILIZZATO", "Altre uscite" if e.amount < 0 else "Altre entrate", "EUR", comma(e.amount, True)]))
    return out


# --- Netherlands --------------------------------------------------------------------------------------
@layout("nl-ing", "NL", "utf-8")
def _(st, ev):
    out = [row(["Datum", "Naam / Omschrijving", "Rekening", "Tegenrekening", "Code", "Af Bij", "Bedrag (EUR)", "Mutatiesoort", "Mededelingen"], ",", "all")]
    for e in ev:
        m, dd = purp(e), e.ch in "sp"
        if dd:
            m = f"Naam: {e.party} Omschrijving: {m} IBAN: {e.iban} Kenmerk: {e.eref or e.mref} Machtiging ID: {e.mref} Incassant ID: {e.cid} Doorlopende incasso Valutadatum: {e.date:%d-%m-%Y}"
        elif e.ch in "oi":
            m = f"Naam: {e.party} Omschrijving: {m} IBAN: {e.iban} Valutadatum: {e.date:%d-%m-%Y}"
        n = e.party or "ING BANK N.V."
        e.text = join(n, m)
        code, kind = {"c": ("BA", "Betaalautomaat"), "r": ("BA", "Betaalautomaat"), "s": ("IC", "Incasso"), "p": ("IC", "Incasso"), "o": ("GT", "Online bankieren"), "i": ("OV", "Overschrijving"), "a": ("GM", "Geldautomaat")}.get(e.ch, ("DV", "Diversen"))
        out.append(row([f"{e.date:%Y%m%d}", n, st.iban, e.iban if e.ch in "spoi" else "", code, "Af" if e.amount < 0 else "Bij", comma(abs(e.amount)), kind, m], ",", "all"))
    return out


@layout("nl-rabobank", "NL", "latin-1", newest=False)
def _(st, ev):
    b = balances(st, ev)
    out = [row(["IBAN/BBAN", "Munt", "BIC", "Volgnr", "Datum", "Rentedatum", "Bedrag", "Saldo na trn", "Tegenrekening IBAN/BBAN", "Naam tegenpartij", "Naam uiteindelijke partij", "Naam initiërende partij", "BIC tegenpartij", "Code", "Batch ID", "Transactiereferentie", "Machtigingskenmerk", "Incassant ID", "Betalingskenmerk", "Omschrijving-1", "Omschrijving-2", "Omschrijving-3", "Reden retour", "Oorspr bedrag", "Oorspr munt", "Koers"], ",", "all")]
    for i, e in enumerate(ev):
        p = purp(e)
        parts = [p[k:k + 140].strip() for k in (0, 140, 280)]
        dd = e.ch in "sp"
        e.text = join(e.party, *parts)
        fx = [comma(e.fx[1]), e.fx[0], f"{1 / e.fx[2]:.6f}".replace(".", ",")] if e.fx else ["", "", ""]
        out.append(row([st.iban, "EUR", "RABONL2U", f"{i + 1:018d}", e.date.isoformat(), e.date.isoformat(), comma(e.amount, sign="+"), comma(b[id(e)], sign="+"), e.iban if e.ch in "spoi" else "", e.party, "", "", "", {"s": "ei", "p": "ei", "c": "bc", "o": "cb", "i": "cb", "a": "gb"}.get(e.ch, "db"), "", e.eref if dd else "", e.mref if dd else "", e.cid if dd else "", ""] + parts + [""] + fx, ",", "all"))
    return out


# --- Poland, Sweden -----------------------------------------------------------------------------------
@layout("pl-mbank", "PL", "utf-8-sig")
def _(st, ev):
    out = ["mBank S.A. Bankowość Detaliczna;", "Skrytka Pocztowa 2108;", "90-959 Łódź 2;", "www.mBank.pl;", "", "#Klient;", f"{st.holder};", "", f"Lista operacji;", "", "#Za okres:;", f"{st.start:%d.%m.%Y};{st.end:%d.%m.%Y};", "", "#zgodnie z wybranymi filtrami wyszukiwania;", "", "#Data operacji;#Opis operacji;#Rachunek;#Kategoria;#Kwota;"]
    for e in ev:
        t = join(e.party, purp(e), e.btype).replace('"', "'").replace(";", ",")
        e.text = t
        out.append(f'{e.date.isoformat()};"{t}                              ";"eKonto 1211 ... {st.card4}";"Bez kategorii";{comma(e.amount, True).replace(".", " ")} PLN;;')
    return out


@layout("pl-pko", "PL", "cp1250")
def _(st, ev):
    b = balances(st, ev)
    out = [row(["Data operacji", "Data waluty", "Typ transakcji", "Kwota", "Waluta", "Saldo po transakcji", "Opis transakcji", "", "", ""], ",", "all")]
    for e in ev:
        a1 = f"Nazwa odbiorcy: {e.party}" if e.party and e.amount < 0 and e.ch in "so" else f"Nazwa nadawcy: {e.party}" if e.party and e.amount > 0 else f"Tytuł: {st.digits(23)}" if e.ch == "c" else ""
        a2 = f"Tytuł: {join(purp(e))}" if e.ch in "soi" else (f"Lokalizacja: Adres: {e.name} Miasto: {(e.loc[0] or ('', ''))[0] if e.loc else ''} Kraj: {KRAJ.get(e.loc[0][1] if e.loc and e.loc[0] else 'PL', 'POLSKA')}" if e.ch in "cr" else purp(e))
        a3 = f"Data i czas operacji: {e.vdate.isoformat()}" if e.ch in "ca" else ""
        a4 = f"Oryginalna kwota operacji: {e.fx[1]} {e.fx[0]}" if e.fx else ""
        e.text = join(a1, a2, a3, a4)
        out.append(row([e.date.isoformat(), e.date.isoformat(), {"c": "Płatność kartą", "s": "Polecenie zapłaty", "o": "Przelew z rachunku", "i": "Przelew na konto", "a": "Wypłata z bankomatu", "f": "Opłata"}.get(e.ch, "Zwrot"), ("+" if e.amount > 0 else "") + dot(e.amount), "PLN", "+" + dot(b[id(e)]), a1, a2, a3, a4], ",", "all"))
    return out


@layout("se-swedbank", "SE", "latin-1")
def _(st, ev):
    b = balances(st, ev)
    out = [f"* Transaktioner Period {st.start} – {st.end} Skapad {st.end} 09:31 CEST".replace("–", "-"), "Radnummer,Clearingnummer,Kontonummer,Produkt,Valuta,Bokföringsdag,Transaktionsdag,Valutadag,Referens,Beskrivning,Belopp,Bokfört saldo"]
    for i, e in enumerate(ev):
        ref = (e.party or "")[:20]
        e.text = join(ref, e.line) if ref != e.line else join(ref, e.line)
        out.append(row([i + 1, "8327-9", st.acct, "Privatkonto", "SEK", e.date, min(e.vdate, e.date), e.date, ref, e.line, dot(e.amount), dot(b[id(e)])]))
    return out


@layout("se-nordea", "SE", "utf-8-sig")
def _(st, ev):
    b = balances(st, ev)
    out = ["Bokföringsdag;Belopp;Avsändare;Mottagare;Namn;Rubrik;Saldo;Valuta"]
    for e in ev:
        rub = e.line if e.ch != "c" or st.style == 1 else f"Kortköp {e.vdate:%y%m%d} {e.name}"
        nm = e.party if e.ch in "oi" else ""
        e.text = join(nm, rub)
        out.append(";".join([f"{e.date:%Y/%m/%d}", comma(e.amount), st.acct if e.amount < 0 else "", st.digits(8) if e.ch == "o" else "", nm, rub.replace(";", ","), comma(b[id(e)]), "SEK"]))
    return out


# --- United Kingdom -----------------------------------------------------------------------------------
@layout("uk-lloyds", "UK")
def _(st, ev):
    b = balances(st, ev)
    out = ["Transaction Date,Transaction Type,Sort Code,Account Number,Transaction Description,Debit Amount,Credit Amount,Balance"]
    for e in ev:
        e.text = join(e.party, purp(e))[:60] if e.ch in "so" else e.line[:48]
        e.text = e.text.strip()
        out.append(row([f"{e.date:%d/%m/%Y}", e.btype, "'30-92-17", st.acct[:8], e.text, dot(-e.amount) if e.amount < 0 else "", dot(e.amount) if e.amount > 0 else "", dot(b[id(e)])]))
    return out


@layout("uk-nationwide", "UK", "latin-1")
def _(st, ev):
    b = balances(st, ev)
    out = [f'"Account Name:","FlexAccount ****{st.card4}1"', f'"Account Balance:","£{dot(st.closing)}"', f'"Available Balance: ","£{dot(st.closing)}"', "", '"Date","Transaction type","Description","Paid out","Paid in","Balance"']
    typ = {"c": "Visa purchase", "s": "Direct debit", "o": "Standing order", "i": "Bank credit", "a": "ATM Withdrawal", "r": "Visa credit", "f": "Charge"}
    for e in ev:
        e.text = e.party if e.ch in "ia" else (e.name if e.ch in "cr" else join(e.party, purp(e)))
        t = typ.get(e.ch, "Transfer")
        if e.ch == "s":
            t = f"Direct debit {e.party}" if st.style == 1 else t
        out.append(row([f"{e.date:%d %b %Y}", t, e.text, f"£{dot(-e.amount)}" if e.amount < 0 else "", f"£{dot(e.amount)}" if e.amount > 0 else "", f"£{dot(b[id(e)])}"], ",", "all"))
    return out


@layout("uk-starling", "UK", newest=False)
def _(st, ev):
    b = balances(st, ev)
    out = ["Date,Counter Party,Reference,Type,Amount (GBP),Balance (GBP),Spending Category,Notes"]
    for e in ev:
        ref = f"{e.name} {purp(e)}".strip().upper() if e.ch in "cr" else purp(e)
        cp = e.name.title() if e.ch in "cr" and "*" not in e.name else (e.party or "Starling Bank")
        e.text = join(cp, ref)
        out.append(row([f"{e.date:%d/%m/%Y}", cp, ref, {"c": "ONLINE PAYMENT" if e.sid is not None and st.series[e.sid]["role"] == "sub" else "CONTACTLESS", "s": "DIRECT DEBIT", "o": "STANDING ORDER" if e.sid is not None else "FASTER PAYMENT", "i": "FASTER PAYMENT", "a": "ATM"}.get(e.ch, "ONLINE PAYMENT"), dot(e.amount), dot(b[id(e)]), "BILLS_AND_SERVICES" if e.ch in "so" else "SHOPPING", ""]))
    return out


@layout("uk-barclays", "UK", weight=1)
def _(st, ev):
    out = ["Number,Date,Account,Amount,Subcategory,Memo"]
    sub = {"c": "Card Purchase", "s": "Direct Debit", "o": "Standing Order", "i": "Direct Credit", "a": "Cash Withdrawal", "r": "Refund", "f": "Charge"}
    for e in ev:
        m = f"{e.party[:18]:<18}\t{purp(e)[:26].upper()} {e.btype}".strip()
        e.text = m
        out.append(row(["\t", f"{e.date:%d/%m/%Y}", f"20-41-50 {st.acct[:8]}", dot(e.amount), sub.get(e.ch, "Unpaid"), m]))
    return out


# --- United States, Canada ----------------------------------------------------------------------------
@layout("us-chase-checking", "US", eol="\n")
def _(st, ev):
    b = balances(st, ev)
    out = ["Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #"]
    for e in ev:
        e.text = e.line
        out.append(row(["DEBIT" if e.amount < 0 else "CREDIT", f"{e.date:%m/%d/%Y}", cell(e.line, ",", "all"), dot(e.amount), e.btype, dot(b[id(e)]), ""], ",", "raw") + ",")
    return out


@layout("us-chase-card", "US", kind="card", eol="\n")
def _(st, ev):
    out = ["Transaction Date,Post Date,Description,Category,Type,Amount,Memo"]
    for e in ev:
        e.text = e.line.replace("&", "&amp;") if st.style == 2 else e.line
        out.append(row([f"{min(e.vdate, e.date):%m/%d/%Y}", f"{e.date:%m/%d/%Y}", e.text, st.rng.choice(["Shopping", "Bills & Utilities", "Entertainment", "Food & Drink"]) if e.ch != "i" else "", e.btype, dot(e.amount), ""]))
    return out


@layout("us-bofa", "US", newest=False)
def _(st, ev):
    b = balances(st, ev)
    out = ["Description,,Summary Amt.", f'Beginning balance as of {st.start:%m/%d/%Y},,"{dot(st.opening, True)}"', f'Total credits,,"{dot(sum((e.amount for e in ev if e.amount > 0), D(0)), True)}"', f'Total debits,,"{dot(sum((e.amount for e in ev if e.amount < 0), D(0)), True)}"', f'Ending balance as of {st.end:%m/%d/%Y},,"{dot(st.closing, True)}"', "", "Date,Description,Amount,Running Bal.", f'{st.start:%m/%d/%Y},Beginning balance as of {st.start:%m/%d/%Y},,"{dot(st.opening, True)}"']
    for e in ev:
        e.text = e.line
        out.append(f'{e.date:%m/%d/%Y},{cell(e.line, ",", "all")},"{dot(e.amount, True)}","{dot(b[id(e)], True)}"')
    return out


@layout("us-wells-fargo", "US", eol="\n")
def _(st, ev):
    out = []
    for e in ev:
        e.text = e.line
        out.append(row([f"{e.date:%m/%d/%Y}", dot(e.amount), "*", "", e.line], ",", "all"))
    return out


@layout("us-amex", "US", kind="card", eol="\n")
def _(st, ev):
    out = ["Date,Description,Card Member,Account #,Amount"]
    for e in ev:
        n = e.line if len(e.line) < 20 else f"{e.line[:20]:<20}{e.line[20:]}"
        e.text = n
        out.append(row([f"{e.date:%m/%d/%Y}", n, st.holder.upper(), "-" + st.card4 + "1", dot(-e.amount)]))
    return out


@layout("us-capital-one", "US", kind="card", eol="\n")
def _(st, ev):
    out = ["Transaction Date,Posted Date,Card No.,Description,Category,Debit,Credit"]
    for e in ev:
        e.text = e.line
        out.append(row([min(e.vdate, e.date), e.date, st.card4, e.line, "Merchandise" if e.amount < 0 else "Payment/Credit", dot(-e.amount) if e.amount < 0 else "", dot(e.amount) if e.amount > 0 else ""]))
    return out


@layout("ca-rbc", "CA", newest=False)
def _(st, ev):
    out = ['"Account Type","Account Number","Transaction Date","Cheque Number","Description 1","Description 2","CAD$","USD$"']
    for e in ev:
        d1 = {"c": "Contactless Interac purchase - " + st.card4 if e.sid is None else "Visa Debit purchase - " + st.card4, "s": "Misc Payment", "o": "e-Transfer sent", "i": "Payroll Deposit", "a": "ATM withdrawal", "f": "Monthly fee"}.get(e.ch, "Refund")
        d2 = e.name or e.party
        if e.ch == "c" and e.sid is not None and st.series[e.sid]["role"] == "decoy":
            d1 = "Contactless Interac purchase - " + st.card4
        if e.ch == "s":
            d2 = join(e.party, purp(e))
        e.text = join(d1, d2)
        out.append(row(["Chequing", st.acct, f"{e.date.month}/{e.date.day}/{e.date.year}", "", cell(d1, ",", "all"), cell(d2, ",", "all"), dot(e.amount), ""], ",", "raw"))
    return out


@layout("ca-td", "CA", kind="giro")
def _(st, ev):
    b = balances(st, ev)
    out = []
    for e in ev:
        t = (f"{e.name[:24]} _V" if e.ch in "cp" else e.line[:34]).replace(",", " ").strip()
        e.text = t
        out.append(row([f"{e.date:%m/%d/%Y}", t, dot(-e.amount) if e.amount < 0 else "", dot(e.amount) if e.amount > 0 else "", dot(b[id(e)])]))
    return out


# --- Brazil, Japan ------------------------------------------------------------------------------------
@layout("br-nubank-card", "BR", kind="card", eol="\n")
def _(st, ev):
    out = ["date,title,amount"]
    for e in ev:
        e.text = e.line
        out.append(row([e.date, e.line, dot(-e.amount)]))
    return out


@layout("br-bradesco", "BR", "latin-1", newest=False)
def _(st, ev):
    b = balances(st, ev)
    out = [f"Extrato de: Agência: 1234 Conta: {st.acct[:7]}-{st.acct[7]} Entre {st.start:%d/%m/%Y} e {st.end:%d/%m/%Y};", "Data;Histórico;Docto.;Crédito (R$);Débito (R$);Saldo (R$);", f"{st.start:%d/%m/%y};SALDO ANTERIOR;;;;{comma(st.opening, True)};"]
    for e in ev:
        e.text = e.line.replace(";", ",").replace("•", "*")
        out.append(";".join([f"{e.date:%d/%m/%y}", e.text, st.digits(7), comma(e.amount, True) if e.amount > 0 else "", comma(e.amount, True) if e.amount < 0 else "", comma(b[id(e)], True), ""]))
    return out


@layout("br-nuconta", "BR", eol="\n", newest=False)
def _(st, ev):
    out = ["Data,Valor,Identificador,Descrição"]
    for e in ev:
        e.text = e.line
        h = "".join(st.rng.choice("0123456789abcdef") for _ in range(32))
        out.append(row([f"{e.date:%d/%m/%Y}", dot(e.amount), f"{h[:8]}-{h[8:12]}-{h[12:16]}-{h[16:20]}-{h[20:]}", e.line]))
    return out


@layout("jp-rakuten-bank", "JP", "cp932")
def _(st, ev):
    b = balances(st, ev)
    out = ["取引日,入出金(円),取引後残高(円),入出金内容"]
    for e in ev:
        e.text = e.line.replace(",", " ")
        out.append(",".join([f"{e.date:%Y%m%d}", str(e.amount), str(b[id(e)]), e.text]))
    return out


@layout("jp-rakuten-card", "JP", "utf-8-sig", kind="card")
def _(st, ev):
    out = [row(["利用日", "利用店名・商品名", "利用者", "支払方法", "利用金額", "支払手数料", "支払総額"], ",", "all")]
    for e in ev:
        e.text = e.line
        out.append(row([f"{e.date:%Y/%m/%d}", e.line, "本人*", "1回払い", -e.amount, 0, -e.amount], ",", "all"))
        if e.fx:
            out.append(row(["", e.lines[0], "", "", "", "", ""], ",", "all"))
    return out


@layout("jp-smbc", "JP", "cp932")
def _(st, ev):
    b = balances(st, ev)
    out = ["年月日,お引出し,お預入れ,お取り扱い内容,残高,メモ,ラベル"]
    for e in ev:
        e.text = e.line.replace('"', "'")
        out.append(row([f"{e.date.year}/{e.date.month}/{e.date.day}", -e.amount if e.amount < 0 else "", e.amount if e.amount > 0 else "", f'"{e.text}"', b[id(e)], '""', '""'], ",", "raw"))
    return out


def write(st, name):
    lay = LAYOUTS[name]
    enc = lay["enc"]
    for e in st.events:
        if enc in ("latin-1", "cp1250", "cp932"):
            fix = lambda s: s.encode(enc, "replace").decode(enc) if s else s
            e.party, e.line, e.name, e.btype, e.lines = fix(e.party), fix(e.line), fix(e.name), fix(e.btype), [fix(x) for x in e.lines]
        e.a_ref = st.digits(9)
    ev = list(st.events)
    if lay["newest"]:
        ev.reverse()
    rows = lay["f"](st, ev)
    data = lay["eol"].join(rows) + lay["eol"]
    return data.encode(enc, "replace")
