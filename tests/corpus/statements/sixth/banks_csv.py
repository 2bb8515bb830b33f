# -*- coding: utf-8 -*-
"""CSV exports, bank by bank. Each dialect: country, style of wording, layout. b.text is set here (payee and purpose columns)."""
from texts import render
from engine import digits, alnum
from datetime import timedelta

def n(x, dec=",", thou="", plus=False, places=2):
    s = ("{:,.%df}" % places).format(abs(x))
    s = s.replace(",", "\x01").replace(".", dec).replace("\x01", thou)
    return ("-" if x < 0 else "+" if plus else "") + s
def deb(b, **k): return n(-b.amt, **k) if b.amt < 0 else ""
def crd(b, **k): return n(b.amt, **k) if b.amt > 0 else ""

def row(f, sep, q):
    out = []
    for x in f:
        x = "" if x is None else str(x)
        if q == "all" or (q == "min" and (sep in x or '"' in x or "\n" in x)): x = '"' + x.replace('"', '""') + '"'
        elif q == "none": x = x.replace(sep, " ")
        out.append(x)
    return sep.join(out)

def T(de, so, card, sal, fee, atm, ret, out=None, inn=None):
    return dict(dd=de, so=so, card=card, sal=sal, fee=fee, atm=atm, ret=ret, refund=card, out=out or so, **{"in": inn or sal})
SPK = T("FOLGELASTSCHRIFT", "DAUERAUFTRAG", "KARTENZAHLUNG", "LOHN  GEHALT", "ENTGELTABSCHLUSS", "GELDAUTOMAT", "RETOURE", "ONLINE-UEBERWEISUNG", "GUTSCHR. UEBERWEISUNG")
INGD = T("Lastschrift", "Dauerauftrag/Terminueberweisung", "Lastschrift", "Gehalt/Rente", "Entgelt", "Lastschrift", "Retouren", "Ueberweisung", "Gutschrift")
NLC = T("IC", "OV", "BA", "OV", "DV", "GM", "IC", "GT", "GT")
NLM = T("Incasso", "Overschrijving", "Betaalautomaat", "Overschrijving", "Diversen", "Geldautomaat", "Incasso", "Online bankieren", "Online bankieren")
RBC_ = T("ei", "bg", "ba", "bg", "db", "ga", "ei")
ARG = T("Domiciliëring", "Doorlopende opdracht", "Betaling met debetkaart", "Inkomende overschrijving", "Kosten", "Geldopname", "Terugbetaling", "Uitgaande overschrijving")
GBT = T("DD", "SO", "DEB", "BGC", "PAY", "CPT", "DD", "FPO", "FPI")
BARC = T("Direct Debit", "Standing Order", "Card Purchase", "Counter Credit", "Charges", "Cash Withdrawal", "Unpaid", "Funds Transfer", "Funds Transfer")
MBP = T("POLECENIE ZAPŁATY", "PRZELEW ZEWNĘTRZNY WYCHODZĄCY", "ZAKUP PRZY UŻYCIU KARTY", "PRZELEW ZEWNĘTRZNY PRZYCHODZĄCY", "OPŁATA ZA KARTĘ", "WYPŁATA W BANKOMACIE", "ZWROT POLECENIA ZAPŁATY")
PKO = T("Polecenie Zapłaty", "Zlecenie stałe", "Płatność kartą", "Przelew na konto", "Opłata za użytkowanie karty", "Wypłata z bankomatu", "Zwrot", "Przelew z rachunku")
FIO = T("Inkaso", "Bezhotovostní platba", "Platba kartou", "Bezhotovostní příjem", "Poplatek", "Vklad/výběr pokladnou", "Vrácení")
FIN = T("SUORAVELOITUS", "TILISIIRTO", "KORTTIOSTO", "PALKKA", "PALVELUMAKSU", "AUTOMAATTINOSTO", "PALAUTUS")
CHASE = T("ACH_DEBIT", "ACCT_XFER", "DEBIT_CARD", "ACH_CREDIT", "FEE_TRANSACTION", "ATM", "ACH_CREDIT", "QUICKPAY_DEBIT", "QUICKPAY_CREDIT")
AIBT = T("Debit", "Debit", "Debit", "Credit", "Debit", "Debit", "Credit", None, "Credit")
MONZO = T("Direct Debit", "Faster payment", "Card payment", "Bacs (Direct Credit)", "Monzo Fee", "Card payment", "Direct Debit")

f = lambda d, s: d.strftime(s)
E = lambda x: n(x)                       # 1234,56
EM = lambda x: n(x, thou=".")            # 1.234,56
P = lambda x: n(x, ".")                  # 1234.56

def spec(cc, name, style, enc, sep, q, head, cols, pre=None, order="new", eol="\r\n", post=None, bom=False, txt=2, dec=","):
    return dict(cc=cc, name=name, style=style, enc=enc, sep=sep, q=q, head=head, cols=cols, pre=pre, order=order, eol=eol, post=post, bom=bom, txt=txt, dec=dec)

def iban(A): 
    if not hasattr(A, "myiban"): A.myiban = A.iban()
    return A.myiban
def dm(A): return f(A.start, "%d.%m.%Y"), f(A.end, "%d.%m.%Y")

def anz4(c, b):
    """ANZ New Zealand: Details, Particulars, Code, Reference, the last three of 12 characters."""
    d, _, rest = c.partition("\x00")
    if b.kind in ("card", "refund"): return [rest + "  Df", "", d[:12].strip(), ""]
    w, out = rest.split(), ["", "", ""]
    k = 0
    for x in w:
        if k < 3 and len(out[k]) + len(x) + 1 > 12 and out[k]: k += 1
        if k < 3: out[k] = (out[k] + " " + x).strip()[:12]
    return [d] + out
D = []
D.append(spec("DE", "sparkasse", "de_spk", "iso-8859-1", ";", "all", "Auftragskonto;Buchungstag;Valutadatum;Buchungstext;Verwendungszweck;Glaeubiger ID;Mandatsreferenz;Kundenreferenz (End-to-End);Sammlerreferenz;Lastschrift Ursprungsbetrag;Auslagenersatz Ruecklastschrift;Beguenstigter/Zahlungspflichtiger;Kontonummer/IBAN;BIC (SWIFT-Code);Betrag;Waehrung;Info",
    lambda b, a, c, bal, A: [iban(A), f(b.date, "%d.%m.%y"), f(b.vdate, "%d.%m.%y"), SPK[b.kind], c, b.cred if b.kind in ("dd", "ret") else "", b.mandate if b.kind in ("dd", "ret") else "", b.e2e, "", "", "", a, b.iban, "", E(b.amt), "EUR", "Umsatz gebucht"]))
def dkb_pre(A, rows): return ['"Girokonto";"%s"' % iban(A), '"Zeitraum:";"%s - %s"' % dm(A), '"Kontostand vom %s:";"%s €"' % (dm(A)[1], EM(rows[-1][3])), '""']
D.append(spec("DE", "dkb", "de_dkb", "utf-8", ";", "all", "Buchungsdatum;Wertstellung;Status;Zahlungspflichtige*r;Zahlungsempfänger*in;Verwendungszweck;Umsatztyp;IBAN;Betrag (€);Gläubiger-ID;Mandatsreferenz;Kundenreferenz",
    lambda b, a, c, bal, A: [f(b.date, "%d.%m.%y"), f(b.vdate, "%d.%m.%y"), "Gebucht", A.owner if b.amt < 0 else a, a if b.amt < 0 else A.owner, c, "Ausgang" if b.amt < 0 else "Eingang", b.iban, EM(b.amt), b.cred, b.mandate, b.e2e if b.e2e != "NOTPROVIDED" else ""], pre=dkb_pre, bom=True, eol="\n"))
def ing_pre(A, rows): return ["Umsatzanzeige;Datei erstellt am: %s 09:14" % dm(A)[1], "", "IBAN;%s" % iban(A), "Kontoname;Girokonto", "Bank;ING", "Kunde;%s" % A.owner, "Zeitraum;%s - %s" % dm(A), "Saldo;%s;EUR" % EM(rows[-1][3]), "", "Sortierung;Datum absteigend", "", "In der CSV-Datei finden Sie alle bereits gebuchten Umsätze. Die vorgemerkten Umsätze werden nicht aufgenommen, auch wenn sie in Ihrem Internetbanking angezeigt werden.", ""]
D.append(spec("DE", "ing", "de_ing", "iso-8859-1", ";", "none", "Buchung;Wertstellungsdatum;Auftraggeber/Empfänger;Buchungstext;Verwendungszweck;Saldo;Währung;Betrag;Währung",
    lambda b, a, c, bal, A: [f(b.date, "%d.%m.%Y"), f(b.vdate, "%d.%m.%Y"), a, INGD[b.kind], c, EM(bal), "EUR", EM(b.amt), "EUR"], pre=ing_pre))
D.append(spec("DE", "comdirect", "de_com", "iso-8859-1", ";", "all", "Buchungstag;Wertstellung (Valuta);Vorgang;Buchungstext;Umsatz in EUR;",
    lambda b, a, c, bal, A: [f(b.date, "%d.%m.%Y"), f(b.vdate, "%d.%m.%Y"), {"card": "Kartenverfügung", "atm": "Auszahlung GAA", "dd": "Lastschrift / Belastung"}.get(b.kind, "Übertrag / Überweisung"), c, EM(b.amt), None],
    pre=lambda A, rows: ["", '"Umsätze Girokonto";"Zeitraum: %d Tage";' % (A.end - A.start).days, '"Neuer Kontostand";"%s EUR";' % EM(rows[-1][3]), ""], post=lambda A, rows: ["", '"Alter Kontostand";"%s EUR";' % EM(rows[0][3] - rows[0][0].amt)], txt=1))
D.append(spec("DE", "n26", "n26", "utf-8", ",", "min", "Booking Date,Value Date,Partner Name,Partner Iban,Type,Payment Reference,Account Name,Amount (EUR),Original Amount,Original Currency,Exchange Rate",
    lambda b, a, c, bal, A: [f(b.date, "%Y-%m-%d"), f(b.date, "%Y-%m-%d"), a, b.iban if b.kind not in ("card", "atm") else "", {"card": "Presentment", "atm": "Presentment", "dd": "Direct Debit", "refund": "Presentment Refund", "ret": "Direct Debit Reversal"}.get(b.kind, "Debit Transfer" if b.amt < 0 else "Credit Transfer"), c, "Hauptkonto", P(b.amt), P(b.fx[1]) if b.fx else (P(-b.amt) if b.kind == "card" else ""), b.fx[0] if b.fx else ("EUR" if b.kind == "card" else ""), ("%.6f" % (1 / b.fx[2])) if b.fx else ("1.0" if b.kind == "card" else "")], order="old", eol="\n", dec="."))
D.append(spec("AT", "bawag", "at_baw", "iso-8859-1", ";", "none", None,
    lambda b, a, c, bal, A: [iban(A), c, f(b.date, "%d.%m.%Y"), f(b.vdate, "%d.%m.%Y"), n(b.amt, thou=".", plus=True), "EUR"], txt=1))
D.append(spec("AT", "raiffeisen", "at_pp", "utf-8", ";", "all", "Buchungsdatum;Partnername;Partner IBAN;BIC/SWIFT;Partner Kontonummer;Bankleitzahl;Betrag;Währung;Buchungs-Info",
    lambda b, a, c, bal, A: [f(b.date, "%d.%m.%Y"), a, b.iban if a else "", "", "", "", EM(b.amt), "EUR", c], bom=True))
D.append(spec("CH", "postfinance", "ch_pf", "utf-8", ";", "none", "Buchungsdatum;Avisierungstext;Gutschrift in CHF;Lastschrift in CHF;Valuta;Saldo in CHF",
    lambda b, a, c, bal, A: [f(b.date, "%d.%m.%Y"), '"' + c + '"', crd(b, dec="."), n(b.amt, ".") if b.amt < 0 else "", f(b.vdate, "%d.%m.%Y"), ""],
    pre=lambda A, rows: ["Datum von:;%s" % dm(A)[0], "Buchungsart:;Alle Buchungen", "Konto:;%s" % iban(A), "Währung:;CHF"], post=lambda A, rows: ["", "Disclaimer:", "Dies ist kein durch PostFinance AG erstelltes Dokument. PostFinance AG ist nicht verantwortlich für den Inhalt."], bom=True, txt=1, dec="."))
D.append(spec("CH", "ubs", "ch_ubs", "utf-8", ";", "min", "Abschlussdatum;Abschlusszeit;Buchungsdatum;Valutadatum;Währung;Belastung;Gutschrift;Einzelbetrag;Saldo;Transaktions-Nr.;Beschreibung1;Beschreibung2;Beschreibung3;Fussnoten;",
    lambda b, a, c, bal, A: [f(b.pdate if b.kind == "card" and b.pdate <= b.date else b.date, "%Y-%m-%d"), b.t[:2] + ":" + b.t[2:4] + ":" + b.t[4:], f(b.date, "%Y-%m-%d"), f(b.vdate, "%Y-%m-%d"), "CHF", n(b.amt, ".") if b.amt < 0 else "", crd(b, dec="."), "", P(bal), "%010dTI%s" % (b.n, A.l4), a] + (c.split("\x00") + [""])[:2] + ["", ""],
    pre=lambda A, rows: ["Kontonummer:;0234 00%s.40;" % A.acct[:6], "IBAN:;%s;" % iban(A), "Von:;%s;" % A.start, "Bis:;%s;" % A.end, "Anfangssaldo:;%s;" % P(rows[0][3] - rows[0][0].amt), "Schlusssaldo:;%s;" % P(rows[-1][3]), "Bewertet in:;CHF;", "Anzahl Transaktionen in diesem Zeitraum:;%d;" % len(rows), ""], bom=True, dec="."))
D.append(spec("NL", "ing", "nl_ing", "utf-8", ";", "all", "Datum;Naam / Omschrijving;Rekening;Tegenrekening;Code;Af Bij;Bedrag (EUR);Mutatiesoort;Mededelingen;Saldo na mutatie;Tag",
    lambda b, a, c, bal, A: [f(b.date, "%Y%m%d"), a, iban(A), b.iban if b.kind not in ("card", "atm") else "", NLC[b.kind], "Af" if b.amt < 0 else "Bij", n(abs(b.amt)), NLM[b.kind], c, E(bal), ""], eol="\n"))
D.append(spec("NL", "rabobank", "nl_rabo", "iso-8859-1", ",", "all", "IBAN/BBAN,Munt,BIC,Volgnr,Datum,Rentedatum,Bedrag,Saldo na trn,Tegenrekening IBAN/BBAN,Naam tegenpartij,Naam uiteindelijke partij,Naam initiërende partij,BIC tegenpartij,Code,Batch ID,Transactiereferentie,Machtigingskenmerk,Incassant ID,Betalingskenmerk,Omschrijving-1,Omschrijving-2,Omschrijving-3,Reden retour,Oorspr bedrag,Oorspr munt,Koers",
    lambda b, a, c, bal, A: [iban(A), "EUR", "RABONL2U", "%018d" % (b.n + 1200), f(b.date, "%Y-%m-%d"), f(b.vdate, "%Y-%m-%d"), n(b.amt, plus=True), n(bal, plus=True), b.iban if b.kind not in ("card", "atm") else "", a, "", "", "", RBC_[b.kind], "", b.e2e, b.mandate if b.kind == "dd" else "", b.cred if b.kind == "dd" else "", "", c, " ", "", "", n(b.fx[1]) if b.fx else "", b.fx[0] if b.fx else "", ("%.6f" % b.fx[2]).replace(".", ",") if b.fx else ""], order="old"))
D.append(spec("NL", "abnamro", "nl_abn", "utf-8", "\t", "none", None,
    lambda b, a, c, bal, A: [A.acct[:9], "EUR", f(b.date, "%Y%m%d"), E(bal - b.amt), E(bal), f(b.vdate, "%Y%m%d"), E(b.amt), c], order="old", txt=1))
D.append(spec("BE", "argenta", "be_arg", "utf-8", ";", "min", "Rekening;Boekdatum;Valutadatum;Referentie;Beschrijving;Bedrag;Munt;Verrichtingsdatum;Rekening tegenpartij;Naam tegenpartij;Mededeling",
    lambda b, a, c, bal, A: [iban(A), f(b.date, "%d-%m-%Y"), f(b.vdate, "%d-%m-%Y"), "%s%06d" % (A.acct[:7], b.n), ARG[b.kind], EM(b.amt), "EUR", f(b.date, "%d-%m-%Y"), b.iban if b.kind != "card" else "", a, c], bom=True))
D.append(spec("BE", "ing", "be_ing", "iso-8859-1", ";", "none", "Numéro de compte;Nom du compte;Compte partie adverse;Numéro de mouvement;Date comptable;Date valeur;Montant;Devise;Libellés;Détails du mouvement;Message",
    lambda b, a, c, bal, A: [iban(A), "GREEN ACCOUNT", b.iban if b.kind != "card" else "", str(b.n), f(b.date, "%d/%m/%Y"), f(b.vdate, "%d/%m/%Y"), E(b.amt), "EUR", c, "", ""], txt=1))
D.append(spec("FR", "boursobank", "fr_bour", "utf-8", ";", "min", "dateOp;dateVal;label;category;categoryParent;supplierFound;amount;comment;accountNum;accountLabel;accountbalance",
    lambda b, a, c, bal, A: [f(b.date, "%Y-%m-%d"), f(b.vdate, "%Y-%m-%d"), '%s' % c, "Non catégorisé", "Non catégorisé", "", n(b.amt, thou=" "), "", A.acct, "BoursoBank", P(bal)], bom=True, eol="\n", txt=1))
D.append(spec("FR", "creditagricole", "fr_ca", "iso-8859-1", ";", "none", "Date;Libellé;Débit euros;Crédit euros;",
    lambda b, a, c, bal, A: [f(b.date, "%d/%m/%Y"), '"%s\n%s\n"' % (a, c), deb(b), crd(b), ""], txt=1, eol="\n",
    pre=lambda A, rows: ["Téléchargement du %s" % f(A.end, "%d/%m/%Y"), "", "M. %s" % A.owner.upper(), "Compte de Dépôt carte n° %s" % A.acct, "Solde au %s %s €" % (f(A.end, "%d/%m/%Y"), n(rows[-1][3], thou=" ")), "", "Liste des opérations du compte entre le %s et le %s" % (f(A.start, "%d/%m/%Y"), f(A.end, "%d/%m/%Y")), ""]))
D.append(spec("ES", "santander", "es_san", "iso-8859-15", ";", "none", "FECHA OPERACIÓN;FECHA VALOR;CONCEPTO;IMPORTE EUR;SALDO",
    lambda b, a, c, bal, A: [f(b.date, "%d/%m/%Y"), f(b.vdate, "%d/%m/%Y"), c, EM(b.amt), EM(bal)], txt=1, pre=lambda A, rows: ["MOVIMIENTOS DE CUENTA", "%s" % iban(A), ""]))
D.append(spec("ES", "caixabank", "es_caixa", "utf-8", ";", "min", "Fecha;Fecha valor;Movimiento;Más datos;Importe;Saldo",
    lambda b, a, c, bal, A: [f(b.date, "%d/%m/%Y"), f(b.vdate, "%d/%m/%Y"), a, c, EM(b.amt) + "EUR", EM(bal) + "EUR"], bom=True))
D.append(spec("IT", "intesa", "it_int", "utf-8", ";", "min", "Data;Operazione;Dettagli;Conto o carta;Contabilizzazione;Categoria;Valuta;Importo",
    lambda b, a, c, bal, A: [f(b.date, "%d/%m/%Y"), a, c, "Conto 1000/%s" % A.acct[:8], "CONTABILIZZATO", "Altre uscite" if b.amt < 0 else "Altre entrate", "EUR", E(b.amt)]))
D.append(spec("IT", "unicredit", "it_uni", "iso-8859-1", ";", "none", "Data Registrazione;Data valuta;Descrizione;Importo (EUR);",
    lambda b, a, c, bal, A: [f(b.date, "%d.%m.%Y"), f(b.vdate, "%d.%m.%Y"), c, EM(b.amt), ""], txt=1))
D.append(spec("PT", "cgd", "pt_cgd", "iso-8859-15", ";", "none", "Data mov. ;Data valor ;Descrição ;Débito ;Crédito ;Saldo contabilístico ;Saldo disponível ;Categoria ;",
    lambda b, a, c, bal, A: [f(b.date, "%d-%m-%Y"), f(b.vdate, "%d-%m-%Y"), c + " ", deb(b, thou="."), crd(b, thou="."), EM(bal), EM(bal), "DIVERSOS ", ""], txt=1,
    pre=lambda A, rows: ["Consultar saldos e movimentos à ordem - %s" % f(A.end, "%d-%m-%Y"), "", "Conta ;%s - EUR - Conta Extracto " % A.acct, "Data de início ;%s" % f(A.start, "%d-%m-%Y"), "Data de fim ;%s" % f(A.end, "%d-%m-%Y"), ""], post=lambda A, rows: [" ; ; ; ;Saldo contabilístico ;%s EUR ; ; ; " % EM(rows[-1][3])]))
D.append(spec("GB", "lloyds", "gb_lloyds", "utf-8", ",", "min", "Transaction Date,Transaction Type,Sort Code,Account Number,Transaction Description,Debit Amount,Credit Amount,Balance",
    lambda b, a, c, bal, A: [f(b.date, "%d/%m/%Y"), GBT[b.kind], "'30-96-26", A.acct[:8], (a + " " + c).strip(), deb(b, dec="."), crd(b, dec="."), P(bal)], txt=1, dec="."))
D.append(spec("GB", "barclays", "gb_barc", "utf-8", ",", "none", "Number,Date,Account,Amount,Subcategory,Memo",
    lambda b, a, c, bal, A: ["\t ", f(b.date, "%d/%m/%Y"), "20-45-45 " + A.acct[:8], P(b.amt), BARC[b.kind], "%-18s\t%s" % (a, c)], txt=1, dec="."))
D.append(spec("GB", "monzo", "monzo", "utf-8", ",", "min", "Transaction ID,Date,Time,Type,Name,Emoji,Category,Amount,Currency,Local amount,Local currency,Notes and #tags,Address,Receipt,Description,Category split,Money Out,Money In",
    lambda b, a, c, bal, A: ["tx_0000A%s%05d" % (A.acct[:6], b.n), f(b.date, "%d/%m/%Y"), b.t[:2] + ":" + b.t[2:4] + ":" + b.t[4:], MONZO[b.kind], a, "", "Bills" if b.kind == "dd" else "General", P(b.amt), "GBP", P(-b.fx[1]) if b.fx else P(b.amt), b.fx[0] if b.fx else "GBP", "", "", "", c, "", n(b.amt, ".") if b.amt < 0 else "", crd(b, dec=".")], order="old", eol="\n", dec="."))
D.append(spec("IE", "aib", "ie_aib", "utf-8", ",", "min", "Posted Account, Posted Transactions Date, Description1, Description2, Description3, Debit Amount, Credit Amount,Balance,Posted Currency,Transaction Type,Local Currency Amount,Local Currency",
    lambda b, a, c, bal, A: ["9312%s" % A.acct[:6], f(b.date, "%d/%m/%Y"), c, "", "", deb(b, dec=".", thou=","), crd(b, dec=".", thou=","), n(bal, ".", ","), "EUR", AIBT[b.kind], P(abs(b.fx[1] if b.fx else b.amt)), b.fx[0] if b.fx else "EUR"], txt=1, dec="."))
D.append(spec("US", "chase", "us_chase", "utf-8", ",", "min", "Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #",
    lambda b, a, c, bal, A: ["DEBIT" if b.amt < 0 else "CREDIT", f(b.date, "%m/%d/%Y"), "%-32s %s" % (a, c), P(b.amt), CHASE[b.kind], P(bal), "", None], txt=1, eol="\n", dec="."))
D.append(spec("US", "bankofamerica", "us_boa", "utf-8", ",", "none", "Date,Description,Amount,Running Bal.",
    lambda b, a, c, bal, A: [f(b.date, "%m/%d/%Y"), '"%s"' % (a + " " + c).strip().replace('"', '""').replace(",", " "), '"%s"' % n(b.amt, ".", "\x02"), '"%s"' % n(bal, ".", "\x02")], txt=1, order="old", dec=".",
    pre=lambda A, rows: ["Description,,Summary Amt.", 'Beginning balance as of %s,,"%s"' % (f(A.start, "%m/%d/%Y"), n(rows[0][3] - rows[0][0].amt, ".", ",")), 'Total credits,,"%s"' % n(sum(r[0].amt for r in rows if r[0].amt > 0), ".", ","), 'Total debits,,"%s"' % n(sum(r[0].amt for r in rows if r[0].amt < 0), ".", ","), 'Ending balance as of %s,,"%s"' % (f(A.end, "%m/%d/%Y"), n(rows[-1][3], ".", ",")), ""]))
D.append(spec("US", "wellsfargo", "us_wells", "utf-8", ",", "all", None,
    lambda b, a, c, bal, A: [f(b.date, "%m/%d/%Y"), P(b.amt), "*", "", (a + " " + c).strip()], txt=1, eol="\n", dec="."))
D.append(spec("CA", "rbc", "ca_rbc", "utf-8", ",", "none", '"Account Type","Account Number","Transaction Date","Cheque Number","Description 1","Description 2","CAD$","USD$"',
    lambda b, a, c, bal, A: ["Chequing", "0%s-%s" % (A.acct[:4], A.acct[3:10]), "%d/%d/%d" % (b.date.month, b.date.day, b.date.year), "", '"%s"' % a.replace(",", " "), '"%s"' % c.replace(",", " "), P(b.amt), "", ""], order="old", dec="."))
D.append(spec("CA", "td", "ca_td", "utf-8", ",", "min", None,
    lambda b, a, c, bal, A: [f(b.date, "%m/%d/%Y"), (a + "  " + c).strip(), deb(b, dec="."), crd(b, dec="."), P(bal)], txt=1, dec="."))
D.append(spec("AU", "commbank", "au_cba", "utf-8", ",", "all", None,
    lambda b, a, c, bal, A: [f(b.date, "%d/%m/%Y"), P(b.amt), (a + " " + c).strip(), n(bal, ".", plus=True)], txt=1, eol="\n", dec="."))
D.append(spec("NZ", "anz", "nz_anz", "utf-8", ",", "min", "Type,Details,Particulars,Code,Reference,Amount,Date,ForeignCurrencyAmount,ConversionCharge",
    lambda b, a, c, bal, A: [a] + anz4(c, b) + [P(b.amt), f(b.date, "%d/%m/%Y"), "USD %s converted at %.4f" % (P(b.fx[1]), 1 / b.fx[2]) if b.fx else "", ""], dec="."))
D.append(spec("SE", "swedbank", "se_swe", "iso-8859-1", ",", "min", "Radnummer,Clearingnummer,Kontonummer,Produkt,Valuta,Bokföringsdag,Transaktionsdag,Valutadag,Referens,Beskrivning,Belopp,Bokfört saldo",
    lambda b, a, c, bal, A: [str(b.n), "8%s" % A.acct[:4], A.acct, "Privatkonto", "SEK", f(b.date, "%Y-%m-%d"), f(min(b.pdate, b.date), "%Y-%m-%d"), f(b.vdate, "%Y-%m-%d"), a, c or a, P(b.amt), P(bal)],
    pre=lambda A, rows: ["* Transaktioner Period %s – %s Skapad %s 10:12 CEST".replace("–", "-") % (A.start, A.end, A.end)], dec="."))
D.append(spec("SE", "nordea", "se_nor", "utf-8", ";", "none", "Bokföringsdag;Belopp;Avsändare;Mottagare;Namn;Rubrik;Saldo;Valuta;",
    lambda b, a, c, bal, A: [f(b.date, "%Y/%m/%d"), E(b.amt), A.acct if b.amt < 0 else "", "", "", (a + " " + c).strip(), E(bal), "SEK", ""], bom=True, txt=1, eol="\n"))
D.append(spec("NO", "dnb", "no_dnb", "iso-8859-1", ";", "all", "Dato;Forklaring;Rentedato;Ut fra konto;Inn på konto",
    lambda b, a, c, bal, A: [f(b.date, "%d.%m.%Y"), c, f(b.vdate, "%d.%m.%Y"), deb(b), crd(b)], txt=1, eol="\n"))
D.append(spec("DK", "danskebank", "dk_dan", "iso-8859-1", ";", "all", "Dato;Tekst;Beløb;Saldo;Status;Afstemt",
    lambda b, a, c, bal, A: [f(b.date, "%d.%m.%Y"), c, EM(b.amt), EM(bal), "Udført", "Nej"], txt=1, order="old"))
D.append(spec("FI", "op", "fi_nor", "utf-8", ";", "min", "Kirjauspäivä;Arvopäivä;Määrä EUROA;Laji;Selitys;Saaja/Maksaja;Saajan tilinumero;Saajan pankin BIC;Viite;Viesti;Arkistointitunnus",
    lambda b, a, c, bal, A: [f(b.date, "%Y-%m-%d"), f(b.vdate, "%Y-%m-%d"), E(b.amt), "%03d" % (len(b.kind) * 37 % 900), FIN[b.kind], a, b.iban if b.kind not in ("card", "atm") else "", "", "ref=", c, "%s/%s" % (f(b.date, "%Y%m%d"), A.acct[:4] + "%05d" % b.n)], bom=True, eol="\n"))
def mb_pre(A, rows): return ["mBank S.A. Bankowość Detaliczna;", "Skrytka Pocztowa 2108;", "90-959 Łódź 2;", "www.mBank.pl;", "", "#Klient;", "%s;" % A.owner.upper(), "", "Lista operacji;", "", "#Za okres:;", "%s;%s;" % dm(A), "", "#zgrupowane według daty operacji;", "", "#Saldo początkowe;%s PLN;" % n(rows[0][3] - rows[0][0].amt, thou=" "), ""]
D.append(spec("PL", "mbank", "pl_mb", "cp1250", ";", "none", "#Data operacji;#Data księgowania;#Opis operacji;#Tytuł;#Nadawca/Odbiorca;#Numer konta;#Kwota;#Saldo po operacji;",
    lambda b, a, c, bal, A: [f(min(b.pdate, b.date), "%Y-%m-%d"), f(b.date, "%Y-%m-%d"), MBP[b.kind], '"%s"' % c, '"%s"' % a, "'%s'" % b.iban[2:] if b.kind not in ("card", "atm") else "''", n(b.amt, thou=" "), n(bal, thou=" "), ""], pre=mb_pre, order="old", post=lambda A, rows: ["", ";;;;;;#Saldo końcowe;%s PLN;" % n(rows[-1][3], thou=" ")]))
def pko(c):
    import re
    parts = re.split(r" (?=(?:Tytuł|Lokalizacja|Data i czas|Oryginalna|Numer karty|Nazwa|Rachunek|Mandat)\b[^:]*:)", c)
    return (parts + [""] * 5)
D.append(spec("PL", "pkobp", "pl_pko", "cp1250", ",", "all", "Data operacji,Data waluty,Typ transakcji,Kwota,Waluta,Saldo po transakcji,Opis transakcji,,,,",
    lambda b, a, c, bal, A: [f(b.date, "%Y-%m-%d"), f(b.vdate, "%Y-%m-%d"), PKO[b.kind], n(b.amt, ".", plus=True), "PLN", n(bal, ".", plus=True)] + pko(c)[:5], txt=1))
D.append(spec("CZ", "fio", "cz_fio", "utf-8", ";", "all", "ID pohybu;Datum;Objem;Měna;Protiúčet;Název protiúčtu;Kód banky;Název banky;KS;VS;SS;Poznámka;Zpráva pro příjemce;Typ;Provedl;Upřesnění",
    lambda b, a, c, bal, A: ["26%s%05d" % (A.acct[:4], b.n), f(b.date, "%d.%m.%Y"), E(b.amt), "CZK", b.iban[8:18] if b.kind not in ("card", "atm") else "", a, "0800" if b.kind != "card" else "", "", "", "", "", "", c, FIO[b.kind], A.owner, ""], order="old", bom=True,
    pre=lambda A, rows: ['"Výpis č. 1 z účtu ""%s/2010"""' % A.acct, '"Majitel účtu: %s"' % A.owner, '"Období: %s - %s"' % dm(A), '"Počáteční stav účtu: %s CZK"' % E(rows[0][3] - rows[0][0].amt), '"Konečný stav účtu: %s CZK"' % E(rows[-1][3]), '""']))
D.append(spec("BR", "nubank", "br_nu", "utf-8", ",", "min", "Data,Valor,Identificador,Descrição",
    lambda b, a, c, bal, A: [f(b.date, "%d/%m/%Y"), P(b.amt), "%s-%04x-4%s-%s" % (A.acct[:8], b.n, A.l4[:3], A.acct), c], txt=1, order="old", eol="\n", dec="."))
D.append(spec("BR", "itau", "br_itau", "iso-8859-1", ";", "none", None,
    lambda b, a, c, bal, A: [f(b.date, "%d/%m/%Y"), c, E(b.amt)], txt=1, order="old"))

def write(A, sp, r):
    import re
    bal = A.opening
    rows = []
    for b in A.bk:
        bal += b.amt
        a, c = render(b, sp["style"], r, A, sp["dec"])
        if sp["q"] == "none":
            a, c = [re.sub(r"[\"]", " ", t.replace(sp["sep"], " ")) for t in (a, c)]
            if sp["name"] == "bankofamerica" or sp["name"] == "rbc": a, c = a.replace(",", " "), c.replace(",", " ")
        rows.append((b, a, c, bal))
        t = " ".join(x for x in (a, c.replace("\x00", " ")) if x)
        if sp["name"] == "anz": t = " ".join(anz4(c, b))
        if sp["name"] == "swedbank": t = a + " " + (c or a)
        if sp["name"] == "barclays": t = a + " " + c
        b.text = re.sub(r"\s+", " ", t).strip()
    out = []
    if sp["pre"]: out += sp["pre"](A, rows)
    h = sp["head"]
    if h is not None:
        if sp["q"] == "all" and sp["name"] not in ("itau",): h = row(h.split(sp["sep"]), sp["sep"], "all")
        out.append(h)
    for b, a, c, bl in (rows if sp["order"] == "old" else rows[::-1]):
        c_ = c if sp["name"] in ("ubs", "anz") else c.replace("\x00", "|")
        fl = sp["cols"](b, a, c_, bl, A)
        if sp["name"] in ("comdirect", "chase"): line = row([x for x in fl if x is not None], sp["sep"], sp["q"]) + (sp["sep"])
        elif sp["q"] == "none": line = sp["sep"].join(str(x) for x in fl)
        else: line = row(fl, sp["sep"], sp["q"])
        out.append(line.replace("\x02", ","))
    if sp["post"]: out += sp["post"](A, rows)
    s = sp["eol"].join(out) + sp["eol"]
    data = s.encode(sp["enc"], "replace")
    return (b"\xef\xbb\xbf" if sp["bom"] else b"") + data
