"""CSV exports as banks of different countries write them. One entry per bank: row(b, a) gives the cells of a line."""
import words as w
from core import num

BANKS = []


def bank(cc, name, style, enc="utf-8", sep=";", quote="min", eol="\r\n", newest=True, pre=None, head=None, post=None):
    def deco(fn):
        BANKS.append(dict(cc=cc, bank=name, style=style, enc=enc, sep=sep, quote=quote, eol=eol, newest=newest, pre=pre, head=head, post=post, row=fn))
        return fn
    return deco


def C(s):
    return s.split("|")


def ger(x):
    return num(x, ",")


def gerT(x):
    return num(x, ",", ".")


def dot(x):
    return num(x, ".")


def inout(b, f=dot, sign=False):
    """(debit, credit)"""
    return ((f(b.amount) if sign else f(-b.amount)), "") if b.amount < 0 else ("", f(b.amount))


def f(b, p):
    return b.day.strftime(p)


ISO, DOT, DOTY, SL, US = "%Y-%m-%d", "%d.%m.%Y", "%d.%m.%y", "%d/%m/%Y", "%m/%d/%Y"

# ---------------------------------------------------------------- Germany
@bank("DE", "Sparkasse", w.de_spk, "cp1252", quote="all", head=C("Auftragskonto|Buchungstag|Valutadatum|Buchungstext|Verwendungszweck|Glaeubiger ID|Mandatsreferenz|Kundenreferenz (End-to-End)|Sammlerreferenz|Lastschrift Ursprungsbetrag|Auslagenersatz Ruecklastschrift|Beguenstigter/Zahlungspflichtiger|Kontonummer/IBAN|BIC (SWIFT-Code)|Betrag|Waehrung|Info"))
def _(b, a):
    dd = b.kind == "dd"
    return [a.iban, f(b, DOTY), f(b, DOTY), b.typ, b.purpose, b.cid if dd else "", b.mandate if dd else "", b.e2e, "", "", "", b.payee, b.iban, b.bic, ger(b.amount), "EUR", "Umsatz gebucht"]

@bank("DE", "ING", w.de_ing, "cp1252", quote="none", eol="\n", pre=lambda a: [["Umsatzanzeige;Datei erstellt am: " + a.end.strftime("%d.%m.%Y 08:14")], [], [f"IBAN;{a.iban}"], ["Kontoname;Girokonto"], ["Bank;ING"], [f"Kunde;{a.full}"], [f"Zeitraum;{a.start:%d.%m.%Y} - {a.end:%d.%m.%Y}"], [f"Saldo;{gerT(a.closing)};EUR"], [], ["Sortierung;Datum absteigend"], [], ["In der CSV-Datei finden Sie alle bereits gebuchten Umsätze. Die vorgemerkten Umsätze werden nicht aufgenommen, auch wenn sie in Ihrem Internetbanking angezeigt werden."], []],
      head=C("Buchung|Wertstellungsdatum|Auftraggeber/Empfänger|Buchungstext|Verwendungszweck|Saldo|Währung|Betrag|Währung"))
def _(b, a):
    return [f(b, DOT), f(b, DOT), b.payee.replace(";", ","), b.typ, b.purpose.replace(";", ","), gerT(b.balance), "EUR", gerT(b.amount), "EUR"]

@bank("DE", "DKB", w.de_dkb, "utf-8-sig", quote="all", eol="\n", pre=lambda a: [["Girokonto", a.iban], ["Zeitraum:", f"{a.start:%d.%m.%Y} - {a.end:%d.%m.%Y}"], [f"Kontostand vom {a.end:%d.%m.%Y}:", gerT(a.closing) + " €"], [""]],
      head=C("Buchungsdatum|Wertstellung|Status|Zahlungspflichtige*r|Zahlungsempfänger*in|Verwendungszweck|Umsatztyp|IBAN|Betrag (€)|Gläubiger-ID|Mandatsreferenz|Kundenreferenz"))
def _(b, a):
    me = a.full
    return [f(b, DOTY), f(b, DOTY), "Gebucht", b.payee if b.amount > 0 else me, b.payee if b.amount < 0 else me, b.purpose, b.typ, b.iban, gerT(b.amount), b.cid, b.mandate, b.e2e]

@bank("DE", "N26", w.de_n26, "utf-8", ",", "all", "\n", False, head=C("Booking Date|Value Date|Partner Name|Partner Iban|Type|Payment Reference|Account Name|Amount (EUR)|Original Amount|Original Currency|Exchange Rate"))
def _(b, a):
    fx = [dot(-b.fx[1]), b.fx[0], f"{1 / b.fx[2]:.5f}"] if b.fx else ["", "", ""]
    return [f(b, ISO), f(b, ISO), b.payee, b.iban if b.kind != "card" else "", b.typ, b.purpose, "Hauptkonto", dot(b.amount)] + fx

@bank("DE", "comdirect", w.de_comdirect, "cp1252", quote="all", eol="\n", pre=lambda a: [[""], ["Umsätze Girokonto", f"Zeitraum: {a.months * 30} Tage"], ["Neuer Kontostand", gerT(a.closing) + " EUR"], [""]],
      head=["Buchungstag", "Wertstellung (Valuta)", "Vorgang", "Buchungstext", "Umsatz in EUR", ""], post=lambda a: [[""], ["Alter Kontostand", gerT(a.opening) + " EUR"]])
def _(b, a):
    return [f(b, DOT), f(b, DOT), b.typ, b.purpose, gerT(b.amount), ""]

@bank("DE", "Volksbank", w.de_spk, "utf-8", quote="min", eol="\r\n", head=C("Bezeichnung Auftragskonto|IBAN Auftragskonto|BIC Auftragskonto|Bankname Auftragskonto|Buchungstag|Valutadatum|Name Zahlungsbeteiligter|IBAN Zahlungsbeteiligter|BIC (SWIFT-Code) Zahlungsbeteiligter|Buchungstext|Verwendungszweck|Betrag|Waehrung|Saldo nach Buchung|Bemerkung|Kategorie|Steuerrelevant|Glaeubiger ID|Mandatsreferenz"))
def _(b, a):
    return ["Girokonto", a.iban, a.bic, f"Volksbank {a.town}", f(b, DOT), f(b, DOT), b.payee, b.iban, b.bic, b.typ.capitalize(), b.purpose, ger(b.amount), "EUR", ger(b.balance), "", "Sonstiges", "", b.cid, b.mandate]

# ---------------------------------------------------------------- Austria, Switzerland
@bank("AT", "Erste Bank", w.at_george, "utf-16", ",", "all", head=C("Buchungsdatum|Partnername|Partner IBAN|BIC/SWIFT|Partner Kontonummer|Bankleitzahl|Betrag|Währung|Buchungs-Details|Buchungsreferenz|Valutadatum"))
def _(b, a):
    return [f(b, DOT), b.payee, b.iban, b.bic, "", "", gerT(b.amount), "EUR", b.purpose, "2011" + b.token + "1", f(b, DOT)]

@bank("AT", "Raiffeisen ELBA", w.at_elba, "utf-8-sig", eol="\r\n")
def _(b, a):
    return [f(b, DOT), b.purpose, f(b, DOT), gerT(b.amount), "EUR", f(b, DOT) + f" {b.time}:12:{b.token[:3]}"]

@bank("CH", "PostFinance", w.ch_post, "utf-8-sig", eol="\n", pre=lambda a: [["Datum von:", f'="{a.start:%Y-%m-%d}"'], ["Datum bis:", f'="{a.end:%Y-%m-%d}"'], ["Buchungstyp:", '="Alle Buchungen"'], ["Konto:", f'="{a.iban}"'], ["Währung:", '="CHF"'], []],
      head=["Datum", "Bewegungstyp", "Avisierungstext", "Gutschrift in CHF", "Lastschrift in CHF", "Label", "Kategorie"],
      post=lambda a: [[], ["Disclaimer:"], ["Dies ist kein durch PostFinance AG erstelltes Dokument. PostFinance AG ist nicht verantwortlich für den Inhalt."]])
def _(b, a):
    return [f(b, DOT), b.typ, b.purpose, dot(b.amount) if b.amount > 0 else "", dot(b.amount) if b.amount < 0 else "", "", ""]

@bank("CH", "UBS", w.ch_ubs, "utf-8-sig", eol="\n", pre=lambda a: [["Kontonummer:", "0230 00" + a.number + ".40"], ["IBAN:", a.iban], ["Von:", f"{a.start:%Y-%m-%d}"], ["Bis:", f"{a.end:%Y-%m-%d}"], ["Anfangssaldo:", dot(a.opening)], ["Schlusssaldo:", dot(a.closing)], ["Bewertet in:", "CHF"], ["Anzahl Transaktionen in diesem Zeitraum:", str(len(a.bookings))], []],
      head=C("Abschlussdatum|Abschlusszeit|Buchungsdatum|Valutadatum|Währung|Belastung|Gutschrift|Einzelbetrag|Saldo|Transaktions-Nr.|Beschreibung1|Beschreibung2|Beschreibung3|Fussnoten"))
def _(b, a):
    d, c = inout(b, dot, True)
    return [b.pday.strftime(ISO), b.time + ":03", f(b, ISO), f(b, ISO), "CHF", d, c, "", dot(b.balance), b.token[:8] + "TI" + b.token[8:], b.payee, b.purpose, "", ""]

@bank("CH", "Raiffeisen CH", w.ch_ubs, "cp1252", head=["IBAN", "Booked At", "Text", "Credit/Debit Amount", "Balance", "Valuta Date"])
def _(b, a):
    b.extra["one"] = (b.purpose.split(";")[0].replace("e-banking-Vergütungsauftrag", "E-Banking Auftrag (eBill)") + " " + b.payee + ", " + b.ref).rstrip(", ") if b.kind != "card" else f"Einkauf {b.payee} {b.city}, {b.pday:%d.%m.%Y}, {b.time}, Karten-Nr. 507432xx{a.card}"
    return [a.iban, f(b, "%Y-%m-%d 00:00:00.0"), b.extra["one"], dot(b.amount), dot(b.balance), f(b, "%Y-%m-%d 00:00:00.0")]

# ---------------------------------------------------------------- Netherlands, Belgium
@bank("NL", "ING NL", w.nl_ing, "utf-8", ";", "all", "\n", head=C("Datum|Naam / Omschrijving|Rekening|Tegenrekening|Code|Af Bij|Bedrag (EUR)|Mutatiesoort|Mededelingen|Saldo na mutatie|Tag"))
def _(b, a):
    return [f(b, "%Y%m%d"), b.payee, a.iban, b.iban if b.kind != "card" else "", b.typ, "Af" if b.amount < 0 else "Bij", ger(abs(b.amount)), {"BA": "Betaalautomaat", "IC": "Incasso", "GM": "Geldautomaat", "DV": "Diversen", "PO": "Periodieke overschrijving", "ST": "Storting"}.get(b.typ, "Online bankieren"), b.purpose, ger(b.balance), ""]

@bank("NL", "Rabobank", w.nl_rabo, "cp1252", ",", "all", "\r\n", False, head=C("IBAN/BBAN|Munt|BIC|Volgnr|Datum|Rentedatum|Bedrag|Saldo na trn|Tegenrekening IBAN/BBAN|Naam tegenpartij|Naam uiteindelijke partij|Naam initiërende partij|BIC tegenpartij|Code|Batch ID|Transactiereferentie|Machtigingskenmerk|Incassant ID|Betalingskenmerk|Omschrijving-1|Omschrijving-2|Omschrijving-3|Reden retour|Oorspr bedrag|Oorspr munt|Koers"))
def _(b, a):
    return [a.iban, "EUR", "RABONL2U", f"{b.seq + 1000:018d}", f(b, ISO), f(b, ISO), num(b.amount, ",", "", True), num(b.balance, ",", "", True), b.iban if b.kind != "card" else "", b.payee, "", "", b.bic, b.typ, "", b.token, b.mandate, b.cid, "", b.purpose, "", "", b.reason, ger(b.fx[1]) if b.fx else "", b.fx[0] if b.fx else "", f"{b.fx[2]:.5f}".replace(".", ",") if b.fx else ""]

@bank("NL", "ABN AMRO", w.nl_abn, "utf-8", "\t", "none", "\r\n", False)
def _(b, a):
    return [a.iban[-10:], "EUR", f(b, "%Y%m%d"), ger(b.balance - b.amount), ger(b.balance), f(b, "%Y%m%d"), ger(b.amount), b.purpose]

@bank("NL", "bunq", w.nl_bunq, "utf-8", ",", "all", "\n", head=C("Date|Interest Date|Amount|Account|Counterparty|Name|Description"))
def _(b, a):
    return [f(b, ISO), f(b, ISO), num(b.amount, ".", ","), a.iban, b.iban if b.kind != "card" else "", b.payee, b.purpose]

@bank("BE", "KBC", w.be_kbc, "utf-8", head=C("Rekeningnummer|Rubrieknaam|Naam|Munt|Afschriftnummer|Datum|Omschrijving|Valuta|Bedrag|Saldo|credit|debet|rekeningnummer tegenpartij|BIC tegenpartij|Adres tegenpartij|gestructureerde mededeling"))
def _(b, a):
    return [a.iban, "", a.full.upper(), "EUR", f" {b.day.year}{b.day.month:03d}", f(b, SL), b.purpose, f(b, SL), ger(b.amount), ger(b.balance), ger(b.amount) if b.amount > 0 else "", ger(b.amount) if b.amount < 0 else "", b.iban if b.kind != "card" else "", b.bic, "", ""]

@bank("BE", "Belfius", w.be_belfius, "cp1252", eol="\n", pre=lambda a: [["Boekingsdatum vanaf", f"{a.start:%d/%m/%Y}"], ["Boekingsdatum tot en met", f"{a.end:%d/%m/%Y}"], ["Bedrag vanaf", ""], ["Bedrag tot en met", ""], ["Rekeninguittrekselnummer vanaf", ""], ["Mededeling", ""], ["Naam tegenpartij bevat", ""], ["Laatste saldo", gerT(a.closing) + " EUR"], ["Datum/uur van het laatste saldo", f"{a.end:%d/%m/%Y} 07:00:00"], ["", ""], ["", ""]],
      head=C("Rekening|Boekingsdatum|Rekeninguittrekselnummer|Transactienummer|Rekening tegenpartij|Naam tegenpartij bevat|Straat en nummer|Postcode en plaats|Transactie|Valutadatum|Bedrag|Devies|BIC|Landcode|Mededelingen"))
def _(b, a):
    return [a.iban, f(b, SL), f"{b.day.month:05d}", f"{b.seq + 1:04d}", b.iban if b.kind != "card" else "", b.payee, "", "", b.purpose, f(b, SL), gerT(b.amount), "EUR", b.bic, "BE", b.ref if b.kind in ("so", "out", "in") else ""]

# ---------------------------------------------------------------- France, Spain, Italy, Portugal
@bank("FR", "BoursoBank", w.fr, "utf-8-sig", quote="min", eol="\n", head=C("dateOp|dateVal|label|category|categoryParent|amount|comment|accountNum|accountLabel|accountbalance"))
def _(b, a):
    return [f(b, ISO), f(b, ISO), b.purpose, "Non catégorisé", "Non catégorisé", num(b.amount, ",", " "), "", "000" + a.number, "BoursoBank", dot(a.closing)]

@bank("FR", "Credit Agricole", w.fr, "cp1252", eol="\n", pre=lambda a: [[f"Téléchargement du {a.end:%d/%m/%Y}"], [], [f"M. {a.full.upper()}"], [f"Compte de Dépôt carte n° {a.number}"], [f"Solde au {a.end:%d/%m/%Y} {num(a.closing, ',', chr(160))} €"], [f"Liste des opérations du compte entre le {a.start:%d/%m/%Y} et le {a.end:%d/%m/%Y}"], []],
      head=["Date", "Libellé", "Débit euros", "Crédit euros", ""])
def _(b, a):
    d, c = inout(b, lambda x: num(x, ",", chr(160)))
    return [f(b, SL), b.purpose, d, c, ""]

@bank("FR", "La Banque Postale", w.fr, "cp1252", eol="\r\n", pre=lambda a: [["Numéro Compte   ", a.number + "H020"], ["Type         ", "CCP"], ["Compte tenu en  ", "euros"], ["Date            ", f"{a.end:%d/%m/%Y}"], ["Solde (EUROS)   ", ger(a.closing)], [""]],
      head=["Date", "Libellé", "Montant(EUROS)"], quote="min")
def _(b, a):
    return [f(b, SL), b.purpose, ger(b.amount)]

@bank("FR", "Credit Mutuel", w.fr, "cp1252", newest=False, head=["Date", "Date de valeur", "Montant", "Libellé", "Solde"])
def _(b, a):
    return [f(b, SL), f(b, SL), ger(b.amount), b.purpose, ger(b.balance)]

@bank("ES", "CaixaBank", w.es, "cp1252", head=["Concepto", "Fecha", "Importe", "Saldo"])
def _(b, a):
    return [b.purpose, f(b, SL), gerT(b.amount) + "EUR", gerT(b.balance) + "EUR"]

@bank("ES", "BBVA", w.es, "utf-8", eol="\n", pre=lambda a: [[], ["Últimos movimientos"], []], head=["F.Valor", "Fecha", "Concepto", "Movimiento", "Importe", "Divisa", "Disponible", "Divisa", "Observaciones"])
def _(b, a):
    return [f(b, SL), f(b, SL), b.payee, b.purpose, ger(b.amount), "EUR", ger(b.balance), "EUR", b.token]

@bank("IT", "UniCredit", w.it, "utf-8", head=["Data Registrazione", "Data valuta", "Descrizione", "Importo (EUR)", ""])
def _(b, a):
    return [f(b, DOT), f(b, DOT), b.purpose, gerT(b.amount), ""]

@bank("IT", "FinecoBank", w.it, "utf-8", pre=lambda a: [["Conto Corrente: " + a.number], [f"Intestazione Conto Corrente: {a.full.upper()}"], [f"Periodo Dal: {a.start:%d/%m/%Y} Al: {a.end:%d/%m/%Y}"], []], head=["Data_Operazione", "Data_Valuta", "Entrate", "Uscite", "Descrizione_Completa", "Stato"])
def _(b, a):
    d, c = inout(b, ger, True)
    return [f(b, SL), f(b, SL), c, d, b.purpose, "Contabilizzato"]

@bank("PT", "CGD", w.pt, "cp1252", eol="\r\n", pre=lambda a: [[f"Consultar saldos e movimentos à ordem - {a.end:%d-%m-%Y}"], [], ["Conta ", f"0035{a.number} - EUR - Conta Extracto"], ["Data de início ", f"{a.start:%d-%m-%Y}"], ["Data de fim ", f"{a.end:%d-%m-%Y}"], []],
      head=["Data mov. ", "Data valor ", "Descrição ", "Débito ", "Crédito ", "Saldo contabilístico ", "Saldo disponível ", "Categoria ", ""], post=lambda a: [[" ", " ", " ", " ", "Saldo contabilístico ", gerT(a.closing) + " EUR", ""]])
def _(b, a):
    d, c = inout(b, gerT)
    return [f(b, "%d-%m-%Y"), f(b, "%d-%m-%Y"), b.purpose, d, c, gerT(b.balance), gerT(b.balance), "Diversos", ""]

# ---------------------------------------------------------------- Britain, Ireland
@bank("GB", "Barclays", w.gb, "utf-8", ",", "min", "\n", head=["Number", "Date", "Account", "Amount", "Subcategory", "Memo"])
def _(b, a):
    return ["", f(b, SL), f"20-45-17 {a.number}", dot(b.amount), b.typ, b.purpose]

@bank("GB", "Lloyds", w.gb, "utf-8", ",", "min", "\r\n", head=["Transaction Date", "Transaction Type", "Sort Code", "Account Number", "Transaction Description", "Debit Amount", "Credit Amount", "Balance"])
def _(b, a):
    d, c = inout(b)
    return [f(b, SL), b.typ, "'30-96-22", a.number, b.purpose, d, c, dot(b.balance)]

@bank("GB", "Nationwide", w.gb, "cp1252", ",", "all", "\r\n", pre=lambda a: [["Account Name:", f"FlexAccount ****{a.number[-5:]}"], ["Account Balance:", "£" + dot(a.closing)], ["Available Balance: ", "£" + dot(a.closing)], []], head=["Date", "Transaction type", "Description", "Paid out", "Paid in", "Balance"])
def _(b, a):
    d, c = inout(b, lambda x: "£" + dot(x))
    return [f(b, "%d %b %Y"), b.typ, b.purpose, d, c, "£" + dot(b.balance)]

@bank("GB", "Monzo", w.gb, "utf-8", ",", "min", "\n", False, head=C("Transaction ID|Date|Time|Type|Name|Emoji|Category|Amount|Currency|Local amount|Local currency|Notes and #tags|Address|Receipt|Description|Category split|Money Out|Money In"))
def _(b, a):
    d, c = inout(b, dot, True)
    return ["tx_0000A" + b.token, f(b, SL), b.time + ":41", b.typ, b.payee, "", "General", dot(b.amount), "GBP", dot(-b.fx[1]) if b.fx else dot(b.amount), b.fx[0] if b.fx else "GBP", "", "", "", b.purpose, "", d, c]

@bank("GB", "Starling", w.gb, "utf-8", ",", "min", "\n", head=["Date", "Counter Party", "Reference", "Type", "Amount (GBP)", "Balance (GBP)", "Spending Category", "Notes"])
def _(b, a):
    return [f(b, SL), b.payee, b.purpose, b.typ.upper(), dot(b.amount), dot(b.balance), "PAYMENTS", ""]

@bank("IE", "AIB", w.ie, "utf-8", ",", "min", "\r\n", head=["Posted Account", " Posted Transactions Date", " Description", " Debit Amount", " Credit Amount", "Balance", "Posted Currency", " Transaction Type", " Local Currency Amount", " Local Currency"])
def _(b, a):
    d, c = inout(b, lambda x: num(x, ".", ","))
    return [f"931012-{a.number}", f(b, SL), b.purpose, d, c, num(b.balance, ".", ","), "EUR", b.typ, num(abs(b.amount), ".", ","), "EUR"]

# ---------------------------------------------------------------- Nordic
@bank("SE", "Swedbank", w.nordic, "cp1252", ",", "min", "\r\n", pre=lambda a: [[f"* Transaktionsrapport Period {a.start} – {a.end} Skapad {a.end} 09:21 CEST"]], head=C("Radnummer|Clearingnummer|Kontonummer|Produkt|Valuta|Bokföringsdag|Transaktionsdag|Valutadag|Beskrivning|Belopp|Bokfört saldo"))
def _(b, a):
    return [str(b.seq + 1), "8327-9", a.number, "Privatkonto", "SEK", f(b, ISO), b.pday.strftime(ISO), f(b, ISO), b.purpose, dot(b.amount), dot(b.balance)]

@bank("SE", "SEB", w.nordic, "utf-8-sig", head=["Bokföringsdatum", "Valutadatum", "Verifikationsnummer", "Text", "Belopp", "Saldo"])
def _(b, a):
    return [f(b, ISO), f(b, ISO), b.token[:10], b.purpose, num(b.amount, ","), num(b.balance, ",")]

@bank("NO", "DNB", w.nordic, "cp1252", quote="all", head=["Dato", "Forklaring", "Rentedato", "Ut fra konto", "Inn på konto"])
def _(b, a):
    d, c = inout(b, ger)
    return [f(b, DOT), b.purpose, f(b, DOT), d, c]

@bank("NO", "SpareBank 1", w.nordic, "utf-8-sig", head=["Dato", "Beskrivelse", "Rentedato", "Inn", "Ut", "Til konto", "Fra konto", ""])
def _(b, a):
    d, c = inout(b, ger, True)
    return [f(b, DOT), b.purpose, f(b, DOT), c, d, "" if b.amount < 0 else a.number + "123", a.number + "123" if b.amount < 0 else "", ""]

@bank("DK", "Danske Bank", w.nordic, "cp1252", quote="all", newest=False, head=["Dato", "Tekst", "Beløb", "Saldo", "Status", "Afstemt"])
def _(b, a):
    return [f(b, DOT), b.purpose, gerT(b.amount), gerT(b.balance), "Udført", "Nej"]

@bank("FI", "OP", w.nordic, "cp1252", quote="all", newest=False, head=C("Kirjauspäivä|Arvopäivä|Määrä EUROA|Laji|Selitys|Saaja/Maksaja|Saajan tilinumero|Saajan pankin BIC|Viite|Viesti|Arkistointitunnus"))
def _(b, a):
    return [f(b, ISO), f(b, ISO), ger(b.amount), "162" if b.kind == "card" else "106", b.typ, b.payee, b.iban if b.kind != "card" else "", b.bic, "ref=", b.purpose, f"{b.day:%Y%m%d}/5{b.token[:5]}/{b.token[5:]}"]

# ---------------------------------------------------------------- Poland, Czechia
@bank("PL", "mBank", w.pl, "cp1250", quote="none", pre=lambda a: [["mBank S.A. Bankowość Detaliczna;"], ["Skrytka Pocztowa 2108;"], ["90-959 Łódź 2;"], ["www.mBank.pl;"], [], ["#Klient;"], [a.full.upper() + ";"], [], ["Lista operacji;"], [], ["#Za okres:;"], [f"{a.start:%d.%m.%Y};{a.end:%d.%m.%Y};"], [], ["#Waluta;#Wpływy;#Wydatki;"], [f"PLN;{num(sum(b.amount for b in a.bookings if b.amount > 0), ',', ' ')};{num(sum(b.amount for b in a.bookings if b.amount < 0), ',', ' ')};"], []],
      head=["#Data operacji", "#Opis operacji", "#Rachunek", "#Kategoria", "#Kwota", ""])
def _(b, a):
    return [f(b, ISO), '"' + b.purpose.replace(";", ",").replace('"', "'") + '"', f"eKonto {a.iban[2:6]}...{a.iban[-4:]}", '"Bez kategorii"', num(b.amount, ",", " ") + " PLN", ""]

@bank("PL", "PKO", w.pl, "cp1250", ",", "all", "\n", head=["Data operacji", "Data waluty", "Typ transakcji", "Kwota", "Waluta", "Saldo po transakcji", "Opis transakcji", "", ""])
def _(b, a):
    return [f(b, ISO), f(b, ISO), b.typ, num(b.amount, ".", "", True), "PLN", num(b.balance, ".", "", True), b.purpose, "", ""]

@bank("CZ", "Fio", w.cz, "utf-8-sig", quote="all", eol="\n", newest=False, pre=lambda a: [["accountId", a.number], ["iban", a.iban], ["currency", "CZK"], ["dateStart", f"{a.start:%d.%m.%Y}"], ["dateEnd", f"{a.end:%d.%m.%Y}"], ["openingBalance", ger(a.opening)], ["closingBalance", ger(a.closing)], []],
      head=C("ID operace|Datum|Objem|Měna|Protiúčet|Název protiúčtu|Kód banky|Název banky|KS|VS|SS|Zpráva pro příjemce|Typ|Provedl|Upřesnění|BIC|ID pokynu"))
def _(b, a):
    return ["2" + b.token[:10], f(b, DOT), ger(b.amount), "CZK", b.token[:10] if b.kind != "card" else "", b.payee, "0800" if b.kind != "card" else "", "", "", b.token[:8], "", b.purpose, b.typ, a.full, "", "", b.token]

# ---------------------------------------------------------------- Americas, Pacific
@bank("US", "Chase", w.us, "utf-8", ",", "min", "\n", head=["Details", "Posting Date", "Description", "Amount", "Type", "Balance", "Check or Slip #"])
def _(b, a):
    return ["DEBIT" if b.amount < 0 else "CREDIT", f(b, US), b.purpose, dot(b.amount), b.typ, dot(b.balance), ""]

@bank("US", "Bank of America", w.us, "utf-8", ",", "min", "\r\n", False, pre=lambda a: [["Description", "", "Summary Amt."], [f"Beginning balance as of {a.start:%m/%d/%Y}", "", num(a.opening, ".", ",")], ["Total credits", "", num(sum(b.amount for b in a.bookings if b.amount > 0), ".", ",")], ["Total debits", "", num(sum(b.amount for b in a.bookings if b.amount < 0), ".", ",")], [f"Ending balance as of {a.end:%m/%d/%Y}", "", num(a.closing, ".", ",")], []],
      head=["Date", "Description", "Amount", "Running Bal."])
def _(b, a):
    return [f(b, US), b.purpose, num(b.amount, ".", ","), num(b.balance, ".", ",")]

@bank("US", "Wells Fargo", w.us, "utf-8", ",", "all", "\n")
def _(b, a):
    return [f(b, US), dot(b.amount), "*", "", b.purpose]

@bank("CA", "TD", w.ca, "utf-8", ",", "min", "\r\n")
def _(b, a):
    d, c = inout(b)
    return [f(b, US), b.purpose, d, c, dot(b.balance)]

@bank("CA", "RBC", w.ca, "utf-8-sig", ",", "min", "\r\n", False, head=["Account Type", "Account Number", "Transaction Date", "Cheque Number", "Description 1", "Description 2", "CAD$", "USD$"])
def _(b, a):
    return ["Chequing", f"02391-{a.number[:7]}", f"{b.day.month}/{b.day.day}/{b.day.year}", "", b.payee, b.purpose, dot(b.amount), ""]

@bank("AU", "CommBank", w.au, "utf-8", ",", "all", "\n")
def _(b, a):
    return [f(b, SL), num(b.amount, ".", "", True), b.purpose, num(b.balance, ".", "", True)]

@bank("AU", "NAB", w.au, "utf-8", ",", "min", "\n", head=["Date", "Amount", "Account Number", "", "Transaction Type", "Transaction Details", "Balance", "Category", "Merchant Name"])
def _(b, a):
    return [f(b, "%d %b %y"), dot(b.amount), a.number, "", b.typ, b.purpose, dot(b.balance), "", ""]

@bank("NZ", "ASB", w.nz, "utf-8", ",", "min", "\r\n", False, pre=lambda a: [[f"Created date / time : {a.end:%d %B %Y} / 10:12:44"], ["Bank 12; Branch 3050; Account " + a.number[:7] + "-00 (Streamline)"], [f"From date {a.start:%Y%m%d}"], [f"To date {a.end:%Y%m%d}"], [f"Avail Bal : {dot(a.closing)} as of {a.end:%Y%m%d}"], [f"Ledger Balance : {dot(a.closing)} as of {a.end:%Y%m%d}"]],
      head=["Date", "Unique Id", "Tran Type", "Cheque Number", "Payee", "Memo", "Amount"])
def _(b, a):
    return [f(b, "%Y/%m/%d"), f"{b.day:%Y%m%d}{b.seq % 90 + 10}", b.typ, "", b.payee, b.purpose, dot(b.amount)]

@bank("BR", "Nubank", w.br, "utf-8", ",", "min", "\n", False, head=["Data", "Valor", "Identificador", "Descrição"])
def _(b, a):
    return [f(b, SL), dot(b.amount), "65" + b.token + "-" + b.token[:4], b.purpose]


def write(lay, a):
    import io
    def line(cells):
        out = []
        for c in cells:
            if c.startswith('="'):
                out.append(c)
            elif lay["quote"] == "all":
                out.append('"' + c.replace('"', '""') + '"')
            elif lay["quote"] == "none" or not any(x in c for x in (lay["sep"], '"', "\n")):
                out.append(c)
            else:
                out.append('"' + c.replace('"', '""') + '"')
        return lay["sep"].join(out)
    w.apply(lay["style"], a)
    lines = []
    for row in (lay["pre"](a) if lay["pre"] else []):
        lines.append(line(row) if row else "")
    if lay["head"]:
        lines.append(line(lay["head"]))
    for b in a.bookings:
        if lay["quote"] == "none" and lay["sep"] == ";" and lay["bank"] in ("ING", "mBank"):
            b.payee, b.purpose = b.payee.replace(";", ","), b.purpose.replace(";", ",").replace('"', "'")
        b.extra["line"] = line(lay["row"](b, a))
        b.text = b.extra.get("one") or f"{b.payee} {b.purpose}".strip()
    order = a.bookings[::-1] if lay["newest"] else a.bookings
    lines += [b.extra["line"] for b in order]
    for row in (lay["post"](a) if lay["post"] else []):
        lines.append(line(row) if row else "")
    text = lay["eol"].join(lines) + lay["eol"]
    return text.encode(lay["enc"], "replace") if lay["enc"] not in ("cp1252", "cp1250") else safe(text, lay["enc"])


def safe(text, enc):
    return text.encode(enc)
