# -*- coding: utf-8 -*-
"""How each bank words a booking. 'payee|purpose'; a bank with one text column joins them.
d card text, pl place, n payee, p purpose, l4 card, dmy/dmyy/dot/dotyy/dm/mdy/iso/tm dates, r6/r10 fresh numbers, X8 fresh letters."""
import re
from engine import digits, alnum

KINDS = "card dd so out in sal fee atm ret refund".split()
def S(card, dd, so, inn, fee, atm, ret, refund, fx="", out=None, up=False):
    return dict(card=card, dd=dd, so=so, out=out or so, sal=inn, fee=fee, atm=atm, ret=ret, refund=refund, fx=fx, up=up, **{"in": inn})

STYLES = {
"de_spk": S("{d}/{pl}/{cy}|{iso}T{tm} Debitk.{k1} 2027-12", "{n}|{p}", "{n}|{p}", "{n}|{p}", "|{p}", "GA NR{r8} BLZ77050000|{iso}T{tm} Debitk.{k1} 2027-12", "{n}|Rueckgabe RETOURE SVWZ Rueckbelastung {p}", "{d}/{pl}/{cy}|GUTSCHRIFT {iso}T{tm} Debitk.{k1}", " {fa} {fc} Kurs {fr} KGV0,00"),
"de_dkb": S("{d}|VISA Debitkartenumsatz vom {dotyy}", "{n}|{p}", "{n}|{p}", "{n}|{p}", "DKB AG|{p}", "{d}|VISA Debitkartenumsatz vom {dotyy}", "{n}|RUECKLASTSCHRIFT {p}", "{d}|VISA Debitkarten-Gutschrift vom {dotyy}", " {fa} {fc}"),
"de_ing": S("VISA {d}|NR XXXX {l4} {pl} KAUFUMSATZ {dm.} {tmc} ARN{r23}", "{n}|{p}", "{n}|{p}", "{n}|{p}", "ING|{p}", "BARGELDAUSZAHLUNG VISA CARD|NR XXXX {l4} {pl} {dm.} {tmc}", "{n}|Retoure {p}", "VISA {d}|NR XXXX {l4} GUTSCHRIFT {dm.}", " {fc} {fa} Kurs {fr}"),
"de_com": S("|Auftraggeber: {d} Buchungstext: {d}, {pl} {cy} Karte Nr. 4871 78XX XXXX {l4} Kartenzahlung comdirect Visa-Debitkarte {iso} 00:00:00 Ref. {X8}/{r5}", "|Auftraggeber: {n} Buchungstext: {p} End-to-End-Ref.: {e2e} CORE / Mandatsref.: {mn} Gläubiger-ID: {cr} Ref. {X8}/{r4}", "|Empfänger: {n} Kto/IBAN: {ib} Buchungstext: {p} Ref. {X8}/{r4}", "|Auftraggeber: {n} Buchungstext: {p} Ref. {X8}/{r4}", "|Buchungstext: {p} Ref. {X8}", "|Auftraggeber: {d} Buchungstext: Geldautomat {pl} Karte {l4} Ref. {X8}", "|Auftraggeber: {n} Buchungstext: Rücklastschrift {p} Ref. {X8}", "|Auftraggeber: {d} Buchungstext: Gutschrift {d} Ref. {X8}", ""),
"n26": S("{d}|", "{n}|{p}", "{n}|{p}", "{n}|{p}", "N26 Bank|{p}", "{d}|", "{n}|Returned: {p}", "{d}|"),
"at_baw": S("|Bezahlung Karte MC/{r9}|POS {l4} K002 {dm.} {tmc}|{d}\\{pl}\\{cy}", "|{p} OG/{r9}|{ib}|{n} Mandat {mn}", "|{p} BG/{r9}|{ib}|{n}", "|{p} VD/{r9}|{ib}|{n}", "|{n} {p} SPK/{r6}", "|Auszahlung Karte MC/{r9}|AUTOMAT {l4} K002 {dm.} {tmc}|{d}", "|Rückleitung {p} RL/{r9}|{n}", "|Gutschrift Karte MC/{r9}|{d}", " {fc} {fa} KURS {fr}"),
"at_pp": S("|{d} {l4} K1 {dm.} {tmc}", "{n}|{p}", "{n}|{p}", "{n}|{p}", "|{n} {p}", "|{d} {l4} K1 {dm.} UM {tmc}", "{n}|Retourlastschrift {p}", "|GUTSCHRIFT {d} {l4}", " {fc} {fa} Kurs {fr}"),
"ch_pf": S("|KAUF/DIENSTLEISTUNG VOM {dotyy} KARTEN NR. XXXX{l4} {d} {pl}", "|LASTSCHRIFT {ib} {n} MITTEILUNGEN: {p} REFERENZEN: {r16}", "|GIRO POST CH-DD {ib} {n} MITTEILUNGEN: {p}", "|GIRO AUS ONLINE {n} MITTEILUNGEN: {p}", "|{p}", "|BARGELDBEZUG VOM {dotyy} KARTEN NR. XXXX{l4} {d}", "|RÜCKBUCHUNG LASTSCHRIFT {n} {p}", "|GUTSCHRIFT VOM {dotyy} KARTEN NR. XXXX{l4} {d}", " BETRAG {fc} {fa} KURS {fr}", up=True),
"ch_ubs": S("{d};{pl}|{r8}-0 {dm.}, Zahlung Debitkarte|Konto-Nr. IBAN; Transaktions-Nr. {r16}", "{n}|LSV-Zahlung|Zahlungsgrund: {p}; Konto-Nr. IBAN: {ib}; Transaktions-Nr. {r16}", "{n}|e-banking-Vergütungsauftrag|Zahlungsgrund: {p}; Konto-Nr. IBAN: {ib}", "{n}|Gutschrift|Zahlungsgrund: {p}; Transaktions-Nr. {r16}", "|{p}|Kosten", "{d}|{r8}-0 {dm.}, Bezug Bancomat|", "{n}|LSV-Rückbelastung|{p}", "{d};{pl}|Gutschrift Debitkarte|", "; {fc} {fa} zum Kurs {fr}"),
"ch_pp": S("{d}|Einkauf ZKB Visa Debit Card Nr. xxxx {l4}, {d} {pl}", "{n}|{p}", "{n}|{p}", "{n}|{p}", "|{p}", "|Bezug ZKB Visa Debit Card Nr. xxxx {l4}, {d}", "{n}|Rückbuchung {p}", "{d}|Gutschrift Visa Debit Card Nr. xxxx {l4}", ", {fc} {fa}, Kurs {fr}"),
"nl_ing": S("{d} {pl} {cy3}|Pasvolgnr: {k1} {dmyy-} {tmc} Transactie: {X6} Term: {X8} Apple Pay Valutadatum: {dmyy-}", "{n}|Naam: {n} Omschrijving: {p} IBAN: {ib} Kenmerk: {e2e} Machtiging ID: {mn} Incassant ID: {cr} Doorlopende incasso Valutadatum: {dmyy-}", "{n}|Naam: {n} Omschrijving: {p} IBAN: {ib} Valutadatum: {dmyy-}", "{n}|Naam: {n} Omschrijving: {p} IBAN: {ib} Valutadatum: {dmyy-}", "{n}|{p}", "{d}|Pasvolgnr: {k1} {dmyy-} {tmc} Opname Term: {X6}", "{n}|Terugboeking incasso Naam: {n} Omschrijving: {p} Machtiging ID: {mn}", "{d} {pl}|Pasvolgnr: {k1} {dmyy-} Retour", " Koers: {fr} Valuta: {fa} {fc}"),
"nl_rabo": S("{d}|Betaalautomaat {tmc} pasnr. {k1} {pl} Apple Pay", "{n}|{p}", "{n}|{p}", "{n}|{p}", "|{n} {p}", "{d}|Geldautomaat {tmc} pasnr. {k1}", "{n}|Storno {p}", "{d}|Retourpin {tmc} pasnr. {k1}", " {fc} {fa} koers {fr}"),
"nl_abn": S("|BEA, Apple Pay                  {d},PAS{k1}                NR:{X8}, {dot}/{tmd}              {pl}", "|SEPA Incasso algemeen doorlopend Incassant: {cr}  Naam: {n}          Machtiging: {mn}     Omschrijving: {p} IBAN: {ib}", "|SEPA Overboeking                 IBAN: {ib}        BIC: RABONL2U                    Naam: {n} Omschrijving: {p}", "|SEPA Overboeking                 IBAN: {ib}        BIC: INGBNL2A                    Naam: {n} Omschrijving: {p}", "|{n} {p}", "|GEA, Betaalpas {d},PAS{k1} NR:{X6}, {dot}/{tmd}", "|SEPA Incasso terugboeking Naam: {n} Machtiging: {mn} Omschrijving: {p}", "|BEA, Retour {d},PAS{k1} NR:{X8}, {dot}/{tmd}", " {fc} {fa} 1EUR={fi} {fc}"),
"be_arg": S("{d}|{d} {pl} {dm} {tmc} kaart nr. 5169 20XX XXXX {l4}", "{n}|{p}", "{n}|{p}", "{n}|{p}", "|{n} {p}", "|Geldopname {d} {dm} {tmc} kaart {l4}", "{n}|Terugbetaling domiciliëring {p}", "{d}|Terugbetaling {d} kaart {l4}", " {fa} {fc}"),
"be_ing": S("|Achat - Bancontact {d} - {pl} {dm} - {tmc} - Carte de débit {l4}", "|Domiciliation Européenne {n} Mandat: {mn} Communication: {p}", "|Virement vers {n} {ib} Communication: {p}", "|Virement de {n} Communication: {p}", "|{n} {p}", "|Retrait {d} {dm} Carte {l4}", "|Remboursement domiciliation {n} {p}", "|Remboursement Bancontact {d}", " {fa} {fc} cours {fr}"),
"fr_bour": S("|CARTE {dmy} {d} CB*{l4}", "|PRLV SEPA {n} {p}", "|VIR {n} {p}", "|VIR SEPA {n} {p}", "|*{n} {p}", "|RETRAIT DAB {dmy} {d} CB*{l4}", "|REJET PRLV {n}", "|AVOIR {dmy} {d} CB*{l4}", " {fa} {fc}", up=True),
"fr_ca": S("PAIEMENT PAR CARTE|X{l4} {d} {pl} {dm}", "PRELEVEMENT|{n} {p} {mn} {cr}", "VIREMENT EMIS|WEB {n} {p}", "VIREMENT EN VOTRE FAVEUR|{n} {p}", "{n}|{p}", "RETRAIT AU DISTRIBUTEUR|X{l4} {d} {dm} {tmh}", "REJET DE PRELEVEMENT|{n} {p}", "CREDIT CARTE|X{l4} {d} {dm}", " {fa} {fc}", up=True),
"fr_bnp": S("|FACTURE CARTE DU {ddmmyy} {d} {pl} CARTE 4974XXXXXXXX{l4}", "|PRLV SEPA {n} ECH/{ddmmyy} ID EMETTEUR/{cr} MDT/{mn} REF/{e2e} LIB/{p}", "|VIR SEPA EMIS /MOTIF {p} /BEN {n} /REFDO", "|VIR SEPA RECU /DE {n} /MOTIF {p} /REF", "|{n} {p}", "|RETRAIT DAB {ddmmyy} {tmh} {d} CARTE 4974XXXXXXXX{l4}", "|PRLV SEPA REJETE {n} MDT/{mn}", "|REMBOURST CARTE DU {ddmmyy} {d}", " {fa}{fc}", up=True),
"fr_lbp": S("ACHAT CB {d} {dot}|CARTE NUMERO {l4}", "PRELEVEMENT DE {n}|REF : {p} IDENTIFIANT CREANCIER SEPA : {cr} REFERENCE MANDAT : {mn}", "VIREMENT POUR {n}|{p}", "VIREMENT DE {n}|{p} REFERENCE : {r10}", "{n}|{p}", "RETRAIT {d} {dot}|CARTE NUMERO {l4}", "REJET PRELEVEMENT {n}|{p}", "CREDIT CARTE {d}|{dot}", " {fa} {fc}", up=True),
"es_san": S("|COMPRA {d}, {pl}, TARJETA 5489010XXXXX{l4} , COMISION 0,00", "|RECIBO {n} {p} Nº RECIBO {r4} {r3} {X8} BBKKKDM REF. MANDATO {mn}", "|TRANSFERENCIA A FAVOR DE {n} CONCEPTO: {p}", "|TRANSFERENCIA DE {n}, CONCEPTO {p}", "|{n} {p}", "|DISP. EFECTIVO CAJERO {d} TARJ. :*{l4}", "|DEVOLUCION RECIBO {n} REF. MANDATO {mn}", "|DEVOLUCION COMPRA {d}, TARJETA {l4}", ", {fa} {fc} CAMBIO {fr}", up=True),
"es_caixa": S("{d}|TARJETA *{l4} {pl}", "{n}|{p}", "{n}|TRANSFER. PERIODICA {p}", "{n}|TRANSF. A SU FAVOR {p}", "{n}|{p}", "REINT.CAJERO|{d}", "DEV. {n}|{p}", "ABONO {d}|TARJETA *{l4}", " {fa} {fc}", out="TRANSFER. REALIZADA|{n} {p}"),
"it_int": S("{d}|PAGAMENTO POS {dmyy} {tmc} CARTA N.*{l4} {d} {pl}", "{n}|ADDEBITO DIRETTO SEPA COD.DISP. {r16} MANDATO {mn} {p} {n}", "{n}|BONIFICO PERIODICO A FAVORE DI {n} CAUSALE {p}", "{n}|BONIFICO DISPOSTO DA {n} CAUSALE {p}", "{n}|{p}", "PRELIEVO|PRELIEVO ATM {dmyy} {tmc} CARTA *{l4} {d}", "{n}|STORNO ADDEBITO SDD MANDATO {mn} {n}", "{d}|STORNO POS {d}", " VAL.ORIG. {fa} {fc} CAMBIO {fr}", out="{n}|BONIFICO DA VOI DISPOSTO A FAVORE DI {n} CAUSALE {p}"),
"it_uni": S("|PAGAMENTO Mastercard NFC del {dmyy} CARTA *{l4} DI EUR {amt} {d} {pl}", "|ADDEBITO SEPA DD PER FATTURA A VOSTRO CARICO Incasso {e2e} SDD da {cr} {n} mandato nr. {mn} {p}", "|DISPOSIZIONE DI BONIFICO BONIFICO SEPA A {n} PER {p} COMM 0,00", "|BONIFICO A VOSTRO FAVORE BONIFICO SEPA DA {n} PER {p}", "|{n} {p}", "|PRELIEVO BANCOMAT del {dmyy} CARTA *{l4} {d}", "|STORNO ADDEBITO SEPA DD {n} mandato nr. {mn}", "|ACCREDITO CARTA *{l4} {d}", " {fc} {fa}"),
"pt_cgd": S("|COMPRA {l4} {d} {pl} CONTACTLESS", "|DD {n} {mn} {p}", "|TRF P/ {n} {p}", "|TRF DE {n} {p}", "|{n} {p}", "|LEVANTAMENTO {l4} {d}", "|DEVOLUCAO DD {n} {mn}", "|DEV COMPRA {l4} {d}", " {fa} {fc}", up=True),
"pt_acti": S("|COMPRA {l4} {d} {pl}", "|DD PT{r8} {n} {p}", "|TRF. P/O {n} {p}", "|TRF. {n} {p}", "|{n}", "|LEV ATM {l4} {d}", "|ANUL DD {n}", "|DEV {l4} {d}", ""),
"gb_hsbc": S("{d}|{pl} VIS", "{n}|{p} DD", "{n}|{p} SO", "{n}|{p} CR", "{n}|{p} DR", "CASH {d}|{tmd} ATM", "{n}|{p} UNPAID DD CR", "{d}|{pl} CR VIS", " USD {fa} @ {fi}", out="{n}|{p} BP"),
"gb_lloyds": S("{d}|CD {l4}", "{n}|{p}", "{n}|{p}", "{n}|{p}", "{n}|{p}", "{d}|CD {l4} {ddmon}", "UNPAID DD {n}|{p}", "{d}|CD {l4} REFUND", " {fc} {fa}"),
"gb_barc": S("{d}|ON {dmon} {dnn}", "{n}|{p} DDR", "{n}|{p} STO", "{n}|{p} BGC", "{n}|{p}", "{d}|{dmon} CPM", "{n}|{p} UDD", "{d}|ON {dmon} BCC REFUND", " AMT USD {fa} RATE {fi} FEE 0.00", out="{n}|{p} FT"),
"monzo": S("{nm}|{d} {pl} {cy3}", "{n}|{p}", "{n}|{p}", "{n}|{p}", "{n}|{p}", "ATM|{d}", "{n}|{p} returned", "{nm}|{d} refund"),
"ie_aib": S("|VDC-{d}", "|D/D {n}", "|*MOBI {n} {p}", "|{n} {p}", "|{n}", "|VDA-{d}", "|UNPAID D/D {n}", "|VDC-{d} REFUND", ""),
"us_chase": S("{d}|{pl} {mdy}", "{n}|{p} PPD ID: {co}", "ONLINE TRANSFER TO|{n} {p} TRANSACTION#: {r10}", "{n}|{p} PPD ID: {co}", "{n}|", "ATM WITHDRAWAL|{r6} {mdy} {d}", "RETURNED {n}|{p}", "{d}|{pl} {mdy} RETURN", "", out="Zelle payment to {n}|{r10}", up=False),
"us_boa": S("{d} {mdy} PURCHASE|{pl}", "{n} DES:{p} ID:{X8} INDN:{ow} CO ID:{co} PPD|", "{n} Bill Payment|{p}", "{n} DES:PAYROLL ID:{r8} INDN:{ow} CO ID:{co} PPD|", "{n}|", "BKOFAMERICA ATM {mdy} #{r9} WITHDRWL|{d}", "RETURN OF POSTED CHECK / ITEM {n}|{p}", "{d} {mdy} MOBILE REFUND|{pl}", "", out="Zelle payment to {n} for \"{p}\"; Conf# {x8}|"),
"us_wells": S("PURCHASE AUTHORIZED ON {mdy} {d}|{pl} S{r15} CARD {l4}", "{n} {p}|{r10} {ow}", "RECURRING TRANSFER TO {n}|REF #{X8} {p}", "{n} PAYROLL|{r10} {ow}", "{n}|", "ATM WITHDRAWAL AUTHORIZED ON {mdy}|{d} CARD {l4}", "RETURNED ITEM {n}|{p}", "PURCHASE RETURN AUTHORIZED ON {mdy} {d}|{pl} CARD {l4}", ""),
"us_cu": S("{d}|Withdrawal Debit Card {d} {pl} Date {mdy} {r11} 5968", "{n}|Withdrawal ACH {n} TYPE: {p} ID: {co}", "{n}|Withdrawal Bill Pay {n} {p}", "{n}|Deposit ACH {n} TYPE: PAYROLL ID: {co}", "{n}|", "ATM|Withdrawal ATM {d} {mdy}", "{n}|Deposit Returned ACH {n}", "{d}|Deposit Debit Card Credit {d} {pl}", ""),
"ca_rbc": S("Visa Debit purchase - {r4}|{d}", "Misc Payment|{n} {p}", "Online Banking payment - {r4}|{n}", "Payroll Deposit|{n}", "{n}|", "ATM withdrawal - {X6}|", "Item returned NSF|{n}", "Visa Debit credit - {r4}|{d}", " USD {fa}@{fr}", out="e-Transfer sent|{n} {X6}"),
"ca_td": S("{d}|", "{n}|{p}", "{n}|PAP {p}", "{n}|PAY", "{n}|", "TD ATM W/D|{r6}", "RTD {n}|", "{d}|RTN", "", out="SEND E-TFR|***{X3}"),
"au_cba": S("{d} {pl} {au} Card xx{l4}|Value Date: {dmyy}", "Direct Debit {r6} {n}|{p}", "Transfer to {n}|CommBank App {p}", "Salary {n}|{p}", "{n}|", "Wdl ATM CBA {d}|", "Direct Debit Dishonour {n}|{p}", "Refund Purchase {d}|Card xx{l4}", " USD {fa}"),
"au_anz": S("VISA DEBIT PURCHASE CARD {l4} {d} {pl}|", "PAYMENT TO {n}|{p}", "ANZ M-BANKING FUNDS TFER TO {n}|{p}", "PAY/SALARY FROM {n}|", "{n}|", "ANZ ATM {d}|CARD {l4}", "DISHONOURED {n}|{p}", "VISA DEBIT REFUND {d}|CARD {l4}", " {fa} USD INC O/S FEE $0.00", out="ANZ OSKO PAYMENT TO {n}|{p}"),
"nz_anz": S("Visa Purchase|{d}|4835-****-****-{l4}", "Direct Debit|{n}|{p}", "Automatic Payment|{n}|{p}", "Salary|{n}|", "Bank Fee|{n}|", "ATM Debit|{d}|", "Dishonour|{n}|{p}", "Visa Refund|{d}|4835-****-****-{l4}"),
"nz_asb": S("{d}|CARD {l4} {d} {pl}", "{n}|D/D {p}", "{n}|A/P {p}", "{n}|D/C SALARY", "{n}|", "ATM|ATM {d}", "{n}|DISHONOUR {p}", "{d}|REFUND CARD {l4}", " {fa} USD at {fi}"),
"se_swe": S("{d}|", "{n}|Autogiro", "{n}|Överföring {p}", "{n}|{p}", "{n}|", "BANKOMAT {d}|", "{n}|Återföring autogiro", "{d}|Retur", "", out="Swish {n}|{p}"),
"se_nor": S("Kortköp {yymmdd} {d}|", "Autogiro {n}|", "Betalning {n}|{p}", "Lön {n}|", "{n}|", "Uttag {yymmdd} {d}|", "Retur autogiro {n}|", "Kortretur {yymmdd} {d}|", ""),
"se_pp": S("{d}|Kortköp {iso} {pl}", "{n}|Autogiro {p}", "{n}|{p}", "{n}|{p}", "{n}|", "{d}|Uttag", "{n}|Återföring", "{d}|Kortretur", " {fa} {fc} kurs {fr}"),
"no_dnb": S("|Visa {k6} {d} {dm.} {pl}", "|Avtalegiro {n} {p}", "|Fast oppdrag {n} {p}", "|Lønn {n}", "|Omkostninger {n}", "|Minibank {d}", "|Retur avtalegiro {n}", "|Kreditering Visa {k6} {d}", " USD {fa} Kurs: {fr}", out="|Vipps til {n} {p}"),
"no_pp": S("{d}|VARER {dm.} {d} {pl}", "{n}|AVTALEGIRO {p}", "{n}|{p}", "{n}|LØNN", "{n}|", "{d}|UTTAK", "{n}|RETUR", "{d}|KREDIT VARE", " USD {fa} KURS {fr}"),
"dk_dan": S("|{d} {pl}", "|BS {n}", "|{n} {p}", "|Lønoverførsel {n}", "|{n}", "|Hævet {d}", "|Tilbageført BS {n}", "|Retur {d}", "", out="|MobilePay {n}"),
"dk_nyk": S("{d}|Visa/Dankort {l4} {dm.}", "{n}|Betalingsservice {p}", "{n}|Overførsel {p}", "{n}|Løn", "{n}|", "{d}|Kontanthævning", "{n}|Afvist betalingsservice", "{d}|Retur {l4}", " {fc} {fa} kurs {fr}"),
"fi_nor": S("{d}|OSTOPVM {iso} MF NRO {r6}******{l4} {pl}", "{n}|{p}", "{n}|{p}", "{n}|{p}", "|{p}", "{d}|OTTO. {dot} KORTTI {l4}", "{n}|PALAUTUS {p}", "{d}|HYVITYS KORTTI {l4}", " {fa} {fc} KURSSI {fi}"),
"pl_mb": S("{d} /{pl}|DATA TRANSAKCJI: {iso}", "{n}|{p}", "{n}|{p}", "{n}|{p}", "|{n}", "{d}|WYPŁATA W BANKOMACIE DATA TRANSAKCJI: {iso}", "{n}|ZWROT {p}", "{d} /{pl}|ZWROT TOWARU DATA TRANSAKCJI: {iso}", " {fa} {fc} 1 {fc}={fr} PLN"),
"pl_pko": S("|Tytuł: {r17} Lokalizacja: Adres: {d} Miasto: {pl} Kraj: {cyn} Data i czas operacji: {iso} Oryginalna kwota operacji: {oamt} Numer karty: 425125******{l4}", "|Rachunek odbiorcy: {ib} Nazwa odbiorcy: {n} Tytuł: {p} Mandat: {mn}", "|Rachunek odbiorcy: {ib} Nazwa odbiorcy: {n} Tytuł: {p}", "|Rachunek nadawcy: {ib} Nazwa nadawcy: {n} Tytuł: {p}", "|Tytuł: {n} {p}", "|Tytuł: PKO BP {r8} Lokalizacja: Adres: {d} Numer karty: 425125******{l4}", "|Nazwa nadawcy: {n} Tytuł: ZWROT {p}", "|Tytuł: ZWROT {r9} Lokalizacja: Adres: {d} Numer karty: 425125******{l4}", ""),
"cz_fio": S("{d}|Nákup: {d}, {pl}, {cy}, dne {dmyn}, částka {amt} CZK", "{n}|{p}", "{n}|{p}", "{n}|{p}", "|{n} {p}", "{d}|Výběr z bankomatu: {d}, dne {dmyn}", "{n}|Vrácení inkasa {p}", "{d}|Vrácení: {d}", " {fa} {fc}"),
"br_nu": S("|Compra no débito - {d}", "|Débito automático - {n} - {p}", "|Transferência enviada pelo Pix - {n} - •••.{r3}.{r3}-•• - NU PAGAMENTOS - IP (0260) Agência: 1 Conta: {r7}-{k1}", "|Transferência recebida pelo Pix - {n} - {r2}.{r3}.{r3}/0001-{r2}", "|{p}", "|Saque - {d}", "|Estorno - Débito automático - {n}", "|Estorno - Compra no débito - {d}", ""),
"br_itau": S("|{d} {dm}", "|DA {n} {p}", "|PIX TRANSF {n} {dm}", "|REMUNERACAO/SALARIO {n}", "|{p}", "|SAQUE {d}", "|EST DA {n}", "|EST {d} {dm}", "", up=True),
}
CY3 = {"NL": "NLD", "DE": "DEU", "IE": "IRL", "SE": "SWE", "GB": "GBR", "US": "USA", "LU": "LUX", "CH": "CHE", "BE": "BEL", "FR": "FRA"}

def render(b, style, r, acct, dec=","):
    st = STYLES[style]
    pd = b.pdate
    num = lambda x: ("%.2f" % x).replace(".", dec)
    tpl = st[b.kind]
    fx = ""
    v = {"d": b.desc, "pl": b.place, "n": b.name, "nm": b.name, "p": b.purp, "cy": b.ctry or acct.cc, "cy3": CY3.get(b.ctry or acct.cc, b.ctry or acct.cc), "l4": acct.l4,
         "k1": "%d" % (int(acct.l4) % 9 + 1), "k6": "100" + acct.l4[:3], "mn": b.mandate, "cr": b.cred, "ib": b.iban, "e2e": b.e2e, "ow": acct.owner.upper(),
         "dmy": pd.strftime("%d/%m/%y"), "dmyy": pd.strftime("%d/%m/%Y"), "dmyy-": pd.strftime("%d-%m-%Y"), "dot": pd.strftime("%d.%m.%y"), "dotyy": pd.strftime("%d.%m.%Y"),
         "dm.": pd.strftime("%d.%m."), "dm": pd.strftime("%d/%m"), "mdy": pd.strftime("%m/%d"), "iso": pd.isoformat(), "ddmmyy": pd.strftime("%d%m%y"), "yymmdd": pd.strftime("%y%m%d"),
         "dmon": pd.strftime("%d %b").upper(), "ddmon": pd.strftime("%d%b%y").upper(), "dmyn": "%d.%d.%d" % (pd.day, pd.month, pd.year),
         "tm": b.t[:2] + ":" + b.t[2:4] + (":" + b.t[4:] if style != "de_spk" else ""), "tmc": b.t[:2] + ":" + b.t[2:4], "tmd": b.t[:2] + "." + b.t[2:4], "tmh": b.t[:2] + "H" + b.t[2:4],
         "amt": num(abs(b.amt)), "au": "AU", "dnn": "BCC", "co": "".join(str((ord(c) * 7) % 10) for c in (b.name + "XXXXXXXXXX")[:10]), "cyn": {"PL": "POLSKA", "NL": "HOLANDIA", "IE": "IRLANDIA", "US": "STANY ZJEDNOCZONE"}.get(b.ctry or "PL", b.ctry),
         "oamt": ("%s %s" % (num(b.fx[1]), b.fx[0])) if b.fx else num(abs(b.amt)) + " PLN"}
    if b.fx: v.update(fc=b.fx[0], fa=num(b.fx[1]), fr=("%.4f" % b.fx[2]).replace(".", dec), fi=("%.4f" % (1 / b.fx[2])).replace(".", dec))
    if style == "monzo" and b.kind == "card": v["nm"] = b.name.title() if b.name.isupper() else b.name
    def f(m):
        k = m.group(1)
        if k in v: return v[k]
        if re.fullmatch(r"r\d+", k): return digits(r, int(k[1:]))
        if re.fullmatch(r"[xX]\d+", k): t = alnum(r, int(k[1:])); return t.lower() if k[0] == "x" else t
        raise KeyError(k)
    # the pipe is the boundary: only the first one counts for two columns
    tpl2 = tpl
    if b.fx and b.kind == "card" and st["fx"]: tpl2 = tpl2.rstrip() + st["fx"]
    if style == "at_baw":
        head, rest = "", tpl2[1:]
        a, c = head, rest
    else:
        a, _, c = tpl2.partition("|")
        c = c.replace("|", "\x00")
    sub = lambda t: re.sub(r"\{([\w.\-]+)\}", f, t)
    a, c = sub(a), sub(c)
    cl = (lambda t: t.strip()) if style == "nl_abn" else (lambda t: re.sub(r" +", " ", t).strip(" "))
    if not b.place: a, c = [re.sub(r", ,", ",", t) for t in (a, c)]
    a, c = cl(a), cl(c)
    if not b.place: a, c = [re.sub(r" /$", "", t) for t in (a, c)]
    if st["up"]: a, c = a.upper(), c.upper()
    return a, c
