"""CSV as banks export it; one layout per bank.  A layout with `one` prints name and purpose in one column."""
import csv
import io
from base import money, digits

de = lambda c: money(c, ",", ".")
cm = lambda c: money(c, ",")
dot = lambda c: money(c)
sp = lambda c: money(c, ",", "\u00a0", "-")
dmy, dmyy, iso, ymd, sl, us = "%d.%m.%Y", "%d.%m.%y", "%Y-%m-%d", "%Y%m%d", "%d/%m/%Y", "%m/%d/%Y"
f = lambda d, s: d.strftime(s)
KIND_DE = {"card": "KARTENZAHLUNG", "dd": "FOLGELASTSCHRIFT", "paypal": "FOLGELASTSCHRIFT", "so": "DAUERAUFTRAG", "in": "GUTSCHR. UEBERWEISUNG",
           "out": "ONLINE-UEBERWEISUNG", "fee": "ENTGELTABSCHLUSS", "atm": "BARGELDAUSZAHLUNG", "refund": "GUTSCHRIFT", "ret": "RUECKLASTSCHRIFT"}
KIND_NL = {"card": ("BA", "Betaalautomaat"), "dd": ("IC", "Incasso"), "paypal": ("IC", "Incasso"), "so": ("OV", "Overschrijving"), "in": ("OV", "Overschrijving"),
           "out": ("GT", "Online bankieren"), "fee": ("DV", "Diversen"), "atm": ("GM", "Geldautomaat"), "refund": ("BA", "Betaalautomaat"), "ret": ("IC", "Incasso")}
KIND_GB = {"card": "DEB", "dd": "DD", "paypal": "DEB", "so": "SO", "in": "FPI", "out": "FPO", "fee": "FEE", "atm": "CPT", "refund": "DEB", "ret": "DD"}
KIND_CZ = {"card": "Platba kartou", "dd": "Inkaso", "paypal": "Platba kartou", "so": "Platba převodem uvnitř banky", "in": "Příjem převodem uvnitř banky",
           "out": "Bezhotovostní platba", "fee": "Poplatek", "atm": "Výběr z bankomatu", "refund": "Platba kartou", "ret": "Inkaso"}


CARD = ("card", "paypal", "refund", "atm", "fee")


def deb(b):
    return dot(-b["amount"]) if b["amount"] < 0 else ""


def cre(b):
    return dot(b["amount"]) if b["amount"] > 0 else ""


def debc(b, fm=cm):
    return fm(b["amount"]) if b["amount"] < 0 else ""


def crec(b, fm=cm):
    return fm(b["amount"]) if b["amount"] > 0 else ""


def t(b):
    return (b["name"] + " " + b["memo"]).strip()


def A(bank, enc, delim, head, row, pre=None, foot=None, quote="min", desc=True, crlf=True):
    return dict(bank=bank, enc=enc, delim=delim, head=head.split("~") if head else None, row=row, pre=pre, foot=foot, quote=quote, desc=desc, crlf=crlf)


L = {
    "DE": [A("Sparkasse CAMT", "latin-1", ";", "Auftragskonto~Buchungstag~Valutadatum~Buchungstext~Verwendungszweck~Glaeubiger ID~Mandatsreferenz~Kundenreferenz (End-to-End)~Sammlerreferenz~Lastschrift Ursprungsbetrag~Auslagenersatz Ruecklastschrift~Beguenstigter/Zahlungspflichtiger~Kontonummer/IBAN~BIC (SWIFT-Code)~Betrag~Waehrung~Info",
             lambda b, a: [a.iban, f(b["booked"], dmyy), f(b["booked"], dmyy), KIND_DE[b["kind"]], b["memo"], b["cid"] if b["kind"] in ("dd", "paypal") else "", b["mref"] if b["kind"] in ("dd", "paypal") else "", "", "", "", "", b["name"], b["acct"] if b["kind"] != "card" else "", "", cm(b["amount"]), "EUR", "Umsatz gebucht"], quote="all"),
           A("DKB", "utf-8-sig", ";", "Buchungsdatum~Wertstellung~Status~Zahlungspflichtige*r~Zahlungsempfänger*in~Verwendungszweck~Umsatztyp~IBAN~Betrag (€)~Gläubiger-ID~Mandatsreferenz~Kundenreferenz",
             lambda b, a: [f(b["booked"], dmyy), f(b["booked"], dmyy), "Gebucht", b["name"] if b["amount"] > 0 else "Lena Vogt", b["name"] if b["amount"] < 0 else "Lena Vogt", b["memo"], "Eingang" if b["amount"] > 0 else "Ausgang", b["acct"] if b["kind"] not in ("card", "atm", "refund") else "", de(b["amount"]), b["cid"] if b["kind"] == "dd" else "", b["mref"] if b["kind"] == "dd" else "", ""],
             pre=lambda a: ['"Girokonto";"%s"' % a.iban, '""', '"Kontostand vom %s:";"%s €"' % (f(a.end, dmy), de(a.closing)), '""'], quote="all", crlf=False),
           A("ING", "latin-1", ";", "Buchung~Wertstellungsdatum~Auftraggeber/Empfänger~Buchungstext~Verwendungszweck~Saldo~Währung~Betrag~Währung",
             lambda b, a: [f(b["booked"], dmy), f(b["booked"], dmy), b["name"], {"dd": "Lastschrift", "card": "Lastschrift", "paypal": "Lastschrift", "in": "Gehalt/Rente", "so": "Dauerauftrag/Terminueberweisung"}.get(b["kind"], "Ueberweisung"), b["memo"], de(b["bal"]), "EUR", de(b["amount"]), "EUR"],
             pre=lambda a: ["Umsatzanzeige;Datei erstellt am: %s 18:22" % f(a.end, dmy), "", "IBAN;%s" % a.iban, "Kontoname;Girokonto", "Bank;ING", "Kunde;Lena Vogt", "Zeitraum;%s - %s" % (f(a.start, dmy), f(a.end, dmy)), "Saldo;%s;EUR" % de(a.closing), "", "Sortierung;Datum absteigend", "", "In der CSV-Datei finden Sie alle bereits gebuchten Umsätze. Die vorgemerkten Umsätze werden nicht aufgenommen, auch wenn sie in Ihrem Internetbanking angezeigt werden.", ""])],
    "AT": [A("easybank", "latin-1", ";", "", lambda b, a: [a.iban, t(b), f(b["booked"], dmy), f(b["booked"], dmy), money(b["amount"], ",", ".", "-", "+"), "EUR"]),
           A("Erste George", "utf-16", ",", "Buchungsdatum~Partnername~Partner IBAN~Betrag~Währung~Buchungs-Details", lambda b, a: [f(b["booked"], dmy), b["name"], b["acct"] if b["name"] else "", de(b["amount"]), "EUR", b["memo"]], quote="all")],
    "CH": [A("PostFinance", "utf-8-sig", ";", "Datum~Bewegungstyp~Avisierungstext~Gutschrift in CHF~Lastschrift in CHF~Label~Kategorie", lambda b, a: [f(b["booked"], dmy), "Gutschrift" if b["amount"] > 0 else "Lastschrift", t(b), cre(b), dot(b["amount"]) if b["amount"] < 0 else "", "", ""],
             pre=lambda a: ["Datum von:;=\"%s\"" % f(a.start, dmy), "Datum bis:;=\"%s\"" % f(a.end, dmy), "Buchungsart:;=\"Alle Buchungen\"", "Konto:;=\"%s\"" % a.iban, "Währung:;=\"CHF\"", ""], foot=lambda a: ["", "Disclaimer:", "Der Dokumentinhalt wurde durch Filtereinstellungen der Kundin bzw. des Kunden generiert."]),
           A("ZKB", "utf-8-sig", ";", "Datum~Auftraggeber/Begünstigter~Zahlungszweck~ZKB-Referenz~Währung~Belastung CHF~Gutschrift CHF~Valuta~Saldo CHF", lambda b, a: [f(b["booked"], dmy), b["name"], b["memo"], "L" + b["fitid"], "CHF", deb(b), cre(b), f(b["booked"], dmy), dot(b["bal"])], quote="all")],
    "NL": [A("ING NL", "utf-8", ";", "Datum~Naam / Omschrijving~Rekening~Tegenrekening~Code~Af Bij~Bedrag (EUR)~Mutatiesoort~Mededelingen~Saldo na mutatie~Tag", lambda b, a: [f(b["booked"], ymd), b["name"], a.iban, b["acct"] if b["kind"] not in ("card", "atm", "refund") else "", KIND_NL[b["kind"]][0], "Af" if b["amount"] < 0 else "Bij", cm(abs(b["amount"])), KIND_NL[b["kind"]][1], b["memo"], cm(b["bal"]), ""], quote="all"),
           A("Rabobank", "latin-1", ",", "IBAN/BBAN~Munt~BIC~Volgnr~Datum~Rentedatum~Bedrag~Saldo na trn~Tegenrekening IBAN/BBAN~Naam tegenpartij~Naam uiteindelijke partij~Naam initiërende partij~BIC tegenpartij~Code~Batch ID~Transactiereferentie~Machtigingskenmerk~Incassant ID~Betalingskenmerk~Omschrijving-1~Omschrijving-2~Omschrijving-3",
             lambda b, a: [a.iban, "EUR", "RABONL2U", "%018d" % b["seq"], f(b["booked"], iso), f(b["booked"], iso), money(b["amount"], ",", "", "-", "+"), money(b["bal"], ",", "", "-", "+"), b["acct"] if b["kind"] != "card" else "", b["name"], "", "", "", {"card": "bc", "dd": "ei", "in": "cb", "so": "sb"}.get(b["kind"], "tb"), "", "", b["mref"] if b["kind"] == "dd" else "", b["cid"] if b["kind"] == "dd" else "", "", b["memo"], "", ""], quote="all", desc=False)],
    "BE": [A("KBC", "latin-1", ";", "Rekeningnummer~Rubrieknaam~Naam~Munt~Afschriftnummer~Datum~Omschrijving~Valuta~Bedrag~Saldo~credit~debet~rekeningnummer tegenpartij~BIC tegenpartij~Naam tegenpartij~Adres tegenpartij~gestructureerde mededeling~Vrije mededeling",
             lambda b, a: [a.iban, "", "MAES WOUT", "EUR", " %s" % f(b["booked"], "%Y") + "%03d" % b["booked"].month, f(b["booked"], sl), KIND_NL[b["kind"]][1].upper(), f(b["booked"], sl), cm(b["amount"]), cm(b["bal"]), crec(b), debc(b), b["acct"] if b["name"] else "", "", b["name"], "", "", b["memo"]]),
           A("Belfius", "latin-1", ";", "Rekening~Boekingsdatum~Rekeninguittrekselnummer~Transactienummer~Rekening tegenpartij~Naam tegenpartij bevat~Straat en nummer~Postcode en plaats~Transactie~Valutadatum~Bedrag~Devies~BIC~Landcode~Mededelingen",
             lambda b, a: [a.iban, f(b["booked"], sl), "%05d" % b["booked"].month, "%d" % b["seq"], b["acct"] if b["name"] else "", b["name"], "", "", b["memo"], f(b["booked"], sl), cm(b["amount"]), "EUR", "", "", ""],
             pre=lambda a: ["Boekingsdatum vanaf;%s" % f(a.start, sl), "Boekingsdatum tot en met;%s" % f(a.end, sl), "Bedrag vanaf;", "Bedrag tot en met;", "Rekeninguittrekselnummer vanaf;", "Rekeninguittrekselnummer tot en met;", "Mededeling;", "Naam tegenpartij bevat;", "Rekening tegenpartij;", "Laatste saldo;%s EUR" % cm(a.closing), "Datum/uur van het laatste saldo;%s 10:12:33" % f(a.end, sl), ";"])],
    "FR": [A("Boursorama", "utf-8-sig", ";", "dateOp~dateVal~label~category~categoryParent~amount~comment~accountNum~accountLabel~accountbalance", lambda b, a: [f(b["booked"], iso), f(b["booked"], iso), t(b), "Non catégorisé", "Non catégorisé", money(b["amount"], ",", " "), "", "00040%s" % a.iban[-6:], "BoursoBank", dot(a.closing)], crlf=False),
           A("Crédit Agricole", "cp1252", ";", "Date~Libellé~Débit euros~Crédit euros", lambda b, a: [f(b["booked"], sl), t(b), cm(-b["amount"]) if b["amount"] < 0 else "", crec(b), ""],
             pre=lambda a: ["Téléchargement du %s;" % f(a.end, sl), "", "MME CLAIRE ROUX", "Compte de Dépôt carte n° %s;" % a.iban[-11:], "Solde au %s %s €" % (f(a.end, sl), money(a.closing, ",", " ")), "", "Liste des opérations du compte entre le %s et le %s;" % (f(a.start, sl), f(a.end, sl)), ""]),
           A("La Banque Postale", "latin-1", ";", "Date~Libellé~Montant(EUROS)", lambda b, a: [f(b["booked"], sl), t(b), cm(b["amount"])],
             pre=lambda a: ["Numéro Compte   ;%s" % a.iban[-11:], "Type         ;CCP", "Compte tenu en  ;euros", "Date            ;%s" % f(a.end, sl), "Solde (EUROS)   ;%s" % cm(a.closing), ""])],
    "ES": [A("BBVA", "utf-8-sig", ";", "F.Valor~Fecha~Concepto~Movimiento~Importe~Divisa~Disponible~Divisa~Observaciones", lambda b, a: [f(b["booked"], sl), f(b["booked"], sl), b["name"], b["memo"], cm(b["amount"]), "EUR", cm(b["bal"]), "EUR", ""], pre=lambda a: ["Últimos movimientos", ""]),
           A("Santander", "latin-1", ";", "Fecha Operación~Fecha Valor~Concepto~Importe~Divisa~Saldo~Divisa", lambda b, a: [f(b["booked"], sl), f(b["booked"], sl), t(b), de(b["amount"]), "EUR", de(b["bal"]), "EUR"], pre=lambda a: ["Movimientos de cuenta;;;", "Número de cuenta:;%s" % a.iban, "Saldo:;%s EUR" % de(a.closing), ""])],
    "IT": [A("Fineco", "latin-1", ";", "Data Operazione~Data Valuta~Entrate~Uscite~Descrizione~Descrizione Completa~Stato", lambda b, a: [f(b["booked"], sl), f(b["booked"], sl), crec(b), debc(b), b["name"], b["memo"], "Contabilizzato"], pre=lambda a: ["Conto Corrente: %s" % a.iban[-10:], "Intestazione Conto Corrente: SARA GALLI", "Periodo Dal: %s Al: %s" % (f(a.start, sl), f(a.end, sl)), ""]),
           A("BPER", "utf-8-sig", ";", "Data operazione~Data valuta~Descrizione~Entrate~Uscite", lambda b, a: [f(b["booked"], sl), f(b["booked"], sl), t(b), crec(b, de), debc(b, de)])],
    "PT": [A("Caixa Geral", "latin-1", ";", "Data mov.~Data valor~Descrição~Débito~Crédito~Saldo contabilístico~Saldo disponível~Categoria", lambda b, a: [f(b["booked"], "%d-%m-%Y"), f(b["booked"], "%d-%m-%Y"), t(b), de(-b["amount"]) if b["amount"] < 0 else "", de(b["amount"]) if b["amount"] > 0 else "", de(b["bal"]), de(b["bal"]), "Diversos", ""],
             pre=lambda a: ["Consultar saldos e movimentos à ordem - %s" % f(a.end, "%d-%m-%Y"), "", "Conta ;%s - EUR - Conta Extracto" % a.iban[-13:], "Data de início ;%s" % f(a.start, "%d-%m-%Y"), "Data de fim ;%s" % f(a.end, "%d-%m-%Y"), ""], foot=lambda a: [" ; ; ; ;Saldo contabilístico ;%s EUR" % de(a.closing)]),
           A("Millennium bcp", "utf-16", ";", "Data lançamento~Data valor~Descrição~Montante~Tipo~Saldo", lambda b, a: [f(b["booked"], "%d-%m-%Y"), f(b["booked"], "%d-%m-%Y"), t(b), dot(b["amount"]), "Débito" if b["amount"] < 0 else "Crédito", dot(b["bal"])], pre=lambda a: ["Conta;%s" % a.iban[-11:], "Moeda;EUR", ""])],
    "IE": [A("AIB", "utf-8", ",", "Posted Account~ Posted Transactions Date~ Description1~ Description2~ Description3~ Debit Amount~ Credit Amount~Balance~Posted Currency~Transaction Type~ Local Currency Amount~ Local Currency", lambda b, a: ["931012-%s" % a.iban[-6:], f(b["booked"], "%d/%m/%y"), t(b), "", "", money(-b["amount"], ".", ",") if b["amount"] < 0 else "", money(b["amount"], ".", ",") if b["amount"] > 0 else "", money(b["bal"], ".", ","), "EUR", {"dd": "Direct Debit", "in": "Credit"}.get(b["kind"], "Debit"), money(abs(b["amount"]), ".", ","), "EUR"], quote="all"),
           A("Bank of Ireland", "utf-8", ",", "Date~Details~Debit~Credit~Balance", lambda b, a: [f(b["booked"], sl), t(b), deb(b), cre(b), dot(b["bal"])])],
    "GB": [A("Lloyds", "utf-8", ",", "Transaction Date~Transaction Type~Sort Code~Account Number~Transaction Description~Debit Amount~Credit Amount~Balance", lambda b, a: [f(b["booked"], sl), KIND_GB[b["kind"]], "'30-98-%s" % a.iban[-10:-8], a.iban[-8:], t(b), deb(b), cre(b), dot(b["bal"])]),
           A("Monzo", "utf-8", ",", "Transaction ID~Date~Time~Type~Name~Emoji~Category~Amount~Currency~Local amount~Local currency~Notes and #tags~Address~Receipt~Description~Category split", lambda b, a: ["tx_0000A%s" % b["fitid"], f(b["booked"], sl), "0%d:12:44" % (b["seq"] % 10), {"card": "Card payment", "paypal": "Card payment", "dd": "Direct Debit", "so": "Standing order"}.get(b["kind"], "Faster payment"), b["name"], "", "General", dot(b["amount"]), "GBP", dot(b["amount"]), "GBP", "", "", "", b["memo"], ""], desc=False),
           A("Barclays", "utf-8", ",", "Number~Date~Account~Amount~Subcategory~Memo", lambda b, a: ["\t ", f(b["booked"], sl), "20-45-%s %s" % (a.iban[-10:-8], a.iban[-8:]), dot(b["amount"]), {"dd": "Direct Debit", "card": "Debit", "in": "Counter Credit"}.get(b["kind"], "Funds Transfer"), t(b)])],
    "SE": [A("Swedbank", "latin-1", ",", "Radnummer~Clearingnummer~Kontonummer~Produkt~Valuta~Bokföringsdag~Transaktionsdag~Valutadag~Referens~Beskrivning~Belopp~Bokfört saldo", lambda b, a: [str(b["seq"]), "83279", a.iban[-10:], "Privatkonto", "SEK", f(b["booked"], iso), f(b["date"], iso), f(b["booked"], iso), b["name"], b["memo"], dot(b["amount"]), dot(b["bal"])], pre=lambda a: ["* Transaktioner Period %s – %s".replace("–", "-") % (f(a.start, iso), f(a.end, iso))]),
           A("SEB", "utf-8-sig", ";", "Bokföringsdatum~Valutadatum~Verifikationsnummer~Text~Belopp~Saldo", lambda b, a: [f(b["booked"], iso), f(b["booked"], iso), b["fitid"][-10:], t(b), money(b["amount"], "."), money(b["bal"], ".")]),
           A("Nordea", "utf-8-sig", ";", "Bokföringsdag~Belopp~Avsändare~Mottagare~Namn~Rubrik~Saldo~Valuta", lambda b, a: [f(b["booked"], "%Y/%m/%d"), cm(b["amount"]), a.iban[-11:] if b["amount"] < 0 else "", "", "", t(b), cm(b["bal"]), "SEK"])],
    "DK": [A("Danske Bank", "latin-1", ";", "Dato~Tekst~Beløb~Saldo~Status~Afstemt", lambda b, a: [f(b["booked"], dmy), t(b), de(b["amount"]), de(b["bal"]), "Udført", "Nej"], quote="all", desc=False),
           A("Jyske Bank", "utf-8-sig", ";", "Dato~Valør~Tekst~Beløb~Saldo", lambda b, a: [f(b["booked"], "%d-%m-%Y"), f(b["booked"], "%d-%m-%Y"), t(b), de(b["amount"]), de(b["bal"])])],
    "PL": [A("mBank", "cp1250", ";", "#Data operacji~#Opis operacji~#Rachunek~#Kategoria~#Kwota~#Saldo po operacji", lambda b, a: [f(b["booked"], iso), t(b), "eKonto 1111 ... %s" % a.iban[-4:], "Bez kategorii", money(b["amount"], ",", " ") + " PLN", money(b["bal"], ",", " ") + " PLN", ""],
             pre=lambda a: ["mBank S.A. Bankowość Detaliczna;", "Skrytka Pocztowa 2108;", "90-959 Łódź 2;", "www.mBank.pl;", "", "#Klient;", "ANNA LIS;", "", "Lista operacji;", "", "#Za okres:;", "%s;%s;" % (f(a.start, dmy), f(a.end, dmy)), "", "#Waluta;", "PLN;", ""]),
           A("ING PL", "cp1250", ";", "Data transakcji~Data księgowania~Dane kontrahenta~Tytuł~Nr rachunku~Nazwa banku~Szczegóły~Nr transakcji~Kwota transakcji (waluta rachunku)~Waluta~Saldo po transakcji~Waluta", lambda b, a: [f(b["date"], iso), f(b["booked"], iso), b["name"], b["memo"], "'%s'" % b["acct"] if b["name"] else "", "", b["kind"].upper(), "'%s'" % b["fitid"], cm(b["amount"]), "PLN", cm(b["bal"]), "PLN"],
             pre=lambda a: ["Lista transakcji;;;;;;ING Bank Śląski S.A.", "", "Dane Użytkownika:;ANNA LIS", "Wybrane rachunki:;KONTO Direct (PLN);%s" % a.iban[2:], "Zastosowane kryteria wyboru:;Zakres dat:;%s - %s" % (f(a.start, iso), f(a.end, iso)), ""], foot=lambda a: ["", "Dokument ma charakter informacyjny, nie stanowi dowodu księgowego"])],
    "CZ": [A("Fio", "utf-8-sig", ";", "ID pohybu~Datum~Objem~Měna~Protiúčet~Název protiúčtu~Kód banky~Název banky~KS~VS~SS~Zpráva pro příjemce~Typ~Provedl~Upřesnění~Komentář", lambda b, a: [b["fitid"][-11:], f(b["booked"], dmy), cm(b["amount"]), "CZK", b["acct"][-10:] if b["name"] and b["kind"] not in CARD else "", b["name"], "0800" if b["name"] and b["kind"] not in CARD else "", "", "", "", "", b["memo"], KIND_CZ[b["kind"]], "Bílá, Eva", "", ""],
             pre=lambda a: ['accountId;"%s"' % a.iban[-10:], "bankId;2010", "currency;CZK", "iban;%s" % a.iban, "bic;FIOBCZPPXXX", "openingBalance;%s" % cm(a.opening), "closingBalance;%s" % cm(a.closing), "dateStart;%s" % f(a.start, dmy), "dateEnd;%s" % f(a.end, dmy), ""], quote="all"),
           A("Air Bank", "cp1250", ";", "Datum provedení~Směr úhrady~Typ úhrady~Měna účtu~Částka v měně účtu~Název protistrany~Číslo účtu protistrany~Zpráva pro příjemce", lambda b, a: [f(b["booked"], sl), "Odchozí" if b["amount"] < 0 else "Příchozí", KIND_CZ[b["kind"]], "CZK", cm(b["amount"]), b["name"], b["acct"][-10:] if b["name"] and b["kind"] not in CARD else "", b["memo"]], quote="all")],
    "US": [A("Chase", "utf-8", ",", "Details~Posting Date~Description~Amount~Type~Balance~Check or Slip #", lambda b, a: ["DEBIT" if b["amount"] < 0 else "CREDIT", f(b["booked"], us), t(b), dot(b["amount"]), {"card": "DEBIT_CARD", "in": "ACH_CREDIT", "out": "QUICKPAY_DEBIT", "atm": "ATM"}.get(b["kind"], "ACH_DEBIT"), dot(b["bal"]), ""], crlf=False),
           A("Wells Fargo", "utf-8", ",", "", lambda b, a: [f(b["booked"], us), dot(b["amount"]), "*", "", t(b)], quote="all"),
           A("Bank of America", "utf-8", ",", "Date~Description~Amount~Running Bal.", lambda b, a: [f(b["booked"], us), t(b), money(b["amount"], ".", ","), money(b["bal"], ".", ",")], desc=False,
             pre=lambda a: ["Description,,Summary Amt.", 'Beginning balance as of %s,,"%s"' % (f(a.start, us), money(a.opening, ".", ",")), 'Total credits,,"%s"' % money(a.credits, ".", ","), 'Total debits,,"%s"' % money(a.debits, ".", ","), 'Ending balance as of %s,,"%s"' % (f(a.end, us), money(a.closing, ".", ",")), ""])],
    "CA": [A("RBC", "utf-8", ",", "Account Type~Account Number~Transaction Date~Cheque Number~Description 1~Description 2~CAD$~USD$", lambda b, a: ["Chequing", "03%s-%s" % (a.iban[-5:-2], a.iban[-7:]), "%d/%d/%d" % (b["booked"].month, b["booked"].day, b["booked"].year), "", b["name"], b["memo"], dot(b["amount"]), "", ""]),
           A("TD", "utf-8", ",", "", lambda b, a: [f(b["booked"], us), t(b), deb(b), cre(b), dot(b["bal"])])],
    "AU": [A("CommBank", "utf-8", ",", "", lambda b, a: [f(b["booked"], sl), money(b["amount"], ".", "", "-", "+"), t(b), money(b["bal"], ".", "", "-", "+")], quote="all"),
           A("NAB", "utf-8", ",", "Date~Amount~Account Number~~Transaction Type~Transaction Details~Balance~Category~Merchant Name", lambda b, a: [f(b["booked"], "%d %b %y"), dot(b["amount"]), a.iban[-9:], "", {"card": "EFTPOS DEBIT", "in": "TRANSFER CREDIT", "dd": "DIRECT DEBIT"}.get(b["kind"], "TRANSFER DEBIT"), t(b), dot(b["bal"]), "Other", ""])],
}


def pick(acc):
    return acc.r.choice(L[acc.cc])


def text_of(lay):
    enc = "utf-8" if lay["enc"].startswith("utf") else lay["enc"]
    return lambda b: t(b).encode(enc, "replace").decode(enc)


def write(acc, lay):
    rows = list(reversed(acc.book)) if lay["desc"] else acc.book
    nl = "\r\n" if lay["crlf"] else "\n"
    out = io.StringIO()
    if lay["pre"]:
        out.write(nl.join(lay["pre"](acc)) + nl)
    w = csv.writer(out, delimiter=lay["delim"], quoting=csv.QUOTE_ALL if lay["quote"] == "all" else csv.QUOTE_MINIMAL, lineterminator=nl)
    if lay["head"]:
        w.writerow(lay["head"])
    for b in rows:
        w.writerow(lay["row"](b, acc))
    if lay["foot"]:
        out.write(nl.join(lay["foot"](acc)) + nl)
    return out.getvalue().encode(lay["enc"], "replace")
