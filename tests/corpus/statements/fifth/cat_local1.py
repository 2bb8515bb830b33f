"""Local merchants, per country.
name | S sub, I ignore | period | channels (d debit, c card, s standing order, p paypal) | prices |
creditor (empty: the name) | purpose | card descriptors.   Fields of purposes: {c} customer no, {n} invoice no,
{m} MM/YYYY, {M} month name + year, {y} year, {h} holder."""
LOCAL = {}
LOCAL["DE"] = """
Telekom Mobilfunk|S|m|d|29.95,39.95|Telekom Deutschland GmbH|Mobilfunk Kundenkonto {c} RG {n}/{m}|
Vodafone Kabel|S|m|d|34.99,44.99|Vodafone Deutschland GmbH|Kd-Nr. {c} Rechnung {n}|
congstar|S|m|d|10.00,22.00|congstar - eine Marke der Telekom Deutschland GmbH|Kundennummer {c} Rechnung {n}|
BVG Deutschlandticket|S|m|d|49.00,58.00|Berliner Verkehrsbetriebe (BVG)|Abo {c} Deutschlandticket {M}|
McFit|S|m|d|19.90,24.90|RSG Group GmbH|Mitgliedsbeitrag {M} MCFIT {c}|
Süddeutsche Zeitung|S|m|dp|14.99,34.99|Sueddeutsche Zeitung GmbH|SZ Plus Abo {c} {m}|
Turnverein Lindenau|S|q|ds|27.00,36.00|Turnverein 1886 Lindenau e.V.|Mitgliedsbeitrag {h} Quartal {m}|
ADAC|S|y|d|54.00,94.00|ADAC e.V.|Mitgliedsbeitrag {c} Jahr {y}|
Kletterhalle Bergfreunde|S|m|d|39.00,52.00|Kletterzentrum Bergfreunde GmbH & Co. KG|Monatsbeitrag {M} Vertrag {c}|
Gemüsekiste Hof Apfeltraum|S|w|dc|21.50,26.80|Hof Apfeltraum GbR|Abokiste KW Rechnung {n}|HOF APFELTRAUM
Ärzte ohne Grenzen|S|m|ds|10.00,15.00,20.00|Ärzte ohne Grenzen e.V.|Spende {c} Vielen Dank|
Hundeschule Pfotenwerk|S|m|s|45.00|Pfotenwerk Inh. Sabine Krüger|Monatsabo Gruppe Mittwoch|
Lichtblick Programmkino-Club|S|y|s|60.00|Kinofreunde Lichtblick e.V.|Jahresbeitrag {y} {h}|
Rundfunk ARD ZDF DRadio|I|q|d|55.08|Rundfunk ARD, ZDF, DRadio|Beitragsnummer {c} Rundfunkbeitrag {m}|
Stadtwerke Leipzig Strom|I|m|d|68.00,92.00|Stadtwerke Leipzig GmbH|Abschlag Strom Vertragskonto {c}|
HUK-COBURG Haftpflicht|I|y|d|71.40|HUK-COBURG-Allgemeine|Haftpflicht Vers.-Nr. {c}|
Techniker Zusatz ERGO|I|m|d|24.90|ERGO Krankenversicherung AG|Beitrag Zahnzusatz {c} {m}|
Kita Sonnenkäfer|I|m|s|182.00|Kita Sonnenkäfer e.V.|Elternbeitrag {M}|
"""
LOCAL["AT"] = """
A1 Telekom|S|m|d|27.90,39.90|A1 Telekom Austria AG|Verrechnungskonto {c} Rechnung {n}|
Magenta Internet|S|m|d|30.00,42.00|T-Mobile Austria GmbH|Kundennr {c} Re {n}|
HoT Mobil|S|m|dc|9.90|Ventocom GmbH|HoT Tarif {c}|HOT.AT
Der Standard|S|m|dp|12.00,24.00|STANDARD Verlagsgesellschaft m.b.H.|Abo {c} {M}|
FitInn|S|m|d|19.90,24.90|FITINN Sportstudios|Mitgliedsbeitrag {m} {c}|
Wiener Linien Jahreskarte|S|m|d|33.00|Wiener Linien GmbH & Co KG|Jahreskarte Rate {m} Kd {c}|
ÖAMTC|S|y|ds|87.60|ÖAMTC|Mitgliedsbeitrag {y} Nr {c}|
Alpenverein Innsbruck|S|y|s|66.00|Alpenverein Zweig Innsbruck|Mitgliedsbeitrag {y} {h}|
Caritas Patenschaft|S|m|ds|15.00,30.00|Caritas der Erzdiözese Wien|Patenschaft {c}|
Biohof Adamah Kistl|S|w|dc|24.60,29.90|Adamah BioHof GmbH|Kistl {n}|ADAMAH BIOHOF
Boulderbar|S|m|dc|52.00|BoulderBar GmbH|Abo {M} {c}|BOULDERBAR WIEN
Schwimmverein Traun|S|q|s|54.00|SV Welle Traun|Kursbeitrag Mitglied {h} {m}|
ORF-Beitrag|I|q|d|45.90|ORF-Beitrags Service GmbH|Beitragsnr {c}|
Wien Energie|I|m|d|74.00,96.00|Wien Energie Vertrieb GmbH & Co KG|Teilbetrag {m} Anlage {c}|
UNIQA Haushalt|I|q|d|48.36|UNIQA Österreich Versicherungen AG|Polizze {c}|
Kirchenbeitrag|I|q|s|38.50|Kirchenbeitragsstelle Linz|Beitragsnr {c}|
"""
LOCAL["CH"] = """
Swisscom|S|m|d|69.90,79.90|Swisscom (Schweiz) AG|Rechnung {n} Kundennr {c}|
Salt Mobile|S|m|dc|29.95,39.95|Salt Mobile SA|Rechnung {n}|SALT MOBILE SA
Sunrise Internet|S|m|d|54.90,65.00|Sunrise GmbH|Kontonummer {c} Rechnung {m}|
NZZ|S|m|cd|29.00|Neue Zürcher Zeitung AG|Abo NZZ Digital {c}|NZZ ABO
SBB Halbtax|S|y|cd|170.00,190.00|SBB AG|SwissPass Halbtax {c}|SBB CFF FFS ABO
Migros Fitnesspark|S|m|d|79.00|Migros Fitnessclubs AG|Abo {M} {c}|
Rega Gönnerschaft|S|y|ds|40.00,80.00|Schweizerische Rettungsflugwacht Rega|Gönnerbeitrag {y}|
TCS Mitgliedschaft|S|y|d|98.00|Touring Club Schweiz|Mitglied {c} {y}|
WWF Schweiz|S|q|ds|30.00,45.00|WWF Schweiz|Spende {c}|
Turnverein Wädenswil|S|q|s|55.00|TV Wädenswil|Mitgliederbeitrag {h}|
Yogastudio Seefeld|S|m|sc|120.00|Atelier Yoga Seefeld GmbH|Monatsabo {M}|YOGA SEEFELD ZUERICH
Gemüsekorb Solawi|S|w|c|22.00,29.00||Korb|SOLAWI RADIESLI
Serafe|I|q|d|83.75|SERAFE AG|Radio und TV Abgabe {c}|
ewz Strom|I|q|d|148.60|ewz|Akonto Rechnung {n}|
CSS Krankenkasse|I|m|d|348.20,412.60|CSS Kranken-Versicherung AG|Praemie {m} Vers {c}|
Steueramt|I|m|s|450.00|Steueramt Stadt Zürich|Akonto Steuern {y}|
"""
LOCAL["NL"] = """
KPN|S|m|d|42.50,55.00|KPN B.V.|Klantnummer {c} Factuur {n}|
Ziggo|S|m|d|49.95,63.50|Ziggo Services BV|Klantnr {c} factuur {m}|
Simyo|S|m|d|9.00,13.50|Simyo|Simyo factuur {n} 06-{c}|
NRC|S|m|dc|13.00,32.50|NRC Media B.V.|Abonnement {c} {M}|NRC MEDIA
Basic-Fit|S|m|d|24.99,29.99|Basic Fit Nederland B.V.|Lidmaatschap {c} {m}|
NS Flex|S|m|d|26.50,34.95|NS Groep IZ NS Reizigers|NS Flex {c} factuur {n}|
ANWB|S|y|d|29.95,94.75|ANWB B.V.|Lidmaatschap {c} {y}|
Museumkaart|S|y|d|64.90,75.00|Stichting Museumkaart|Museumkaart {c}|
Hockeyclub Oegstgeest|S|q|d|97.50|Mixed Hockeyclub Oegstgeest|Contributie {h} termijn {m}|
KWF Kankerbestrijding|S|m|d|5.00,10.00|KWF Kankerbestrijding|Donatie {c} Hartelijk dank|
Odin Groentetas|S|w|d|16.95,21.50|Odin Abonnementen B.V.|Groente abonnement {n}|
Swapfiets|S|m|dc|19.90,23.90|Swapfiets Nederland B.V.|Membership {M} {x}|SWAPFIETS
Rent-a-Tuin Onderhoud|S|m|d|35.00|Hoveniersbedrijf De Groene Hoek|Onderhoudscontract {M}|
Vattenfall|I|m|d|112.00,148.00|Vattenfall Klantenservice NV|Termijnbedrag {M} {c}|
Zilveren Kruis|I|m|d|141.25,152.75|Zilveren Kruis Zorgverzekeringen|Premie {m} Relatie {c}|
Vitens|I|q|d|42.60|Vitens NV|Voorschot water {c}|
Staatsloterij|I|m|d|17.50|Nederlandse Loterij|Staatsloterij {c} trekking {m}|
"""
LOCAL["BE"] = """
Proximus|S|m|d|58.99,67.99|Proximus NV|Klantnr {c} factuur {n}|
Telenet|S|m|d|62.00,79.50|Telenet BV|Klantnummer {c} {m}|
Mobile Vikings|S|m|dc|12.00,20.00|Mobile Vikings NV|Factuur {n}|MOBILE VIKINGS
De Standaard|S|m|d|21.00,29.90|Mediahuis NV|Abonnement {c}|
Basic-Fit|S|m|d|24.99|Basic-Fit Belgium BVBA|Lidmaatschap {c} {m}|
De Lijn Buzzy Pazz|S|y|dc|230.00|VVM De Lijn|Abonnement {c}|DE LIJN WEBSHOP
Streamz|S|m|cp|11.95|Streamz BV|Streamz {c}|STREAMZ.BE
Tennisclub Kapellen|S|y|s|165.00|KTC Kapellen VZW|Lidgeld {y} {h}|
Natuurpunt|S|y|ds|38.00|Natuurpunt VZW|Lidmaatschap {y} {c}|
Rode Kruis Vlaanderen|S|m|ds|8.00,12.00|Rode Kruis-Vlaanderen|Gift {c}|
Touring Pechverhelping|S|y|d|139.00|Touring VZW|Contract {c}|
Boerderijpakket 't Gehucht|S|w|c|19.50,24.00||Pakket|BOERENPAKKET GEHUCHT
Muziekstudio Klank|S|m|s|42.00|Studio Klank BV|Abonnement repetitieruimte {M}|
Engie|I|m|d|118.00,139.00|Engie Electrabel|Voorschot {M} {c}|
De Watergroep|I|q|d|71.30|De Watergroep|Tussentijdse factuur {n}|
CM Ziekenfonds|I|q|d|27.90|CM Vlaanderen|Bijdrage {c}|
"""
LOCAL["FR"] = """
Free Mobile|S|m|d|2.00,15.99,19.99|FREE MOBILE|Free Mobile {c}|
Orange|S|m|d|31.99,42.99|ORANGE SA|Facture {n} client {c}|
SFR Box|S|m|d|29.99,38.00|SFR|SFR BOX FACT {n}|
Canal+|S|m|d|22.99,34.99|CANAL+|ABO {c}|
Le Monde|S|m|cd|9.99,12.99|LE MONDE|Abonnement {c}|LEMONDE.FR
Basic-Fit|S|m|d|22.99,29.99|BASIC FIT FRANCE|Cotisation {c}|
Navigo Annuel|S|m|d|84.10,86.40|AGENCE NAVIGO IDF MOBILITES|Navigo Annuel {M}|
Médecins Sans Frontières|S|m|d|12.00,15.00|MEDECINS SANS FRONTIERES|DON {c}|
Deezer via SFR|S|m|d|9.99|SFR|OPTION DEEZER {c}|
AMAP des Trois Vallons|S|w|sc|18.00|AMAP DES TROIS VALLONS|PANIER|AMAP 3 VALLONS
Judo Club Villeurbanne|S|q|s|75.00|JUDO CLUB VILLEURBANNE|COTISATION {h}|
Verisure|S|m|d|44.90,49.90|SECURITAS DIRECT SAS|CONTRAT {c}|
UGC Illimité|S|m|cd|21.90|UGC ILLIMITE|UGC ILLIMITE {c}|UGC ILLIMITE
EDF|I|m|d|78.00,103.00|EDF clients particuliers|MENSUALISATION {c}|
Veolia Eau|I|q|d|64.20|VEOLIA EAU|FACTURE {n}|
MAIF|I|m|d|38.45|MAIF|COTISATION {c}|
DGFiP|I|m|d|104.00|DIRECTION GENERALE DES FINANCES PUBLIQUES|IMPOT PRELEVEMENT {c}|
Cotisation carte|I|m|f|2.50|COTISATION MENSUELLE CARTE||
"""
LOCAL["ES"] = """
Movistar|S|m|d|52.90,68.00|TELEFONICA DE ESPAÑA SAU|RECIBO {n}|
Pepephone|S|m|d|9.90,19.90|PEPEMOBILE SL|FACTURA {n}|
Digi|S|m|d|15.00,25.00|DIGI SPAIN TELECOM SLU|FACTURA {n} {c}|
Filmin|S|m|cp|9.99|COMUNIDAD FILMIN SL|FILMIN {c}|FILMIN
El País|S|m|cd|11.00,14.00|EDICIONES EL PAIS SL|SUSCRIPCION {c}|EL PAIS SUSCRIPCION
Basic-Fit|S|m|d|22.99,24.99|BASIC FIT SPAIN SAU|CUOTA {m} {c}|
Metropolitan Gimnàs|S|m|d|63.00|CLUB METROPOLITAN GRACIA|CUOTA {M} SOCIO {c}|
Cruz Roja|S|m|d|8.00,10.00|CRUZ ROJA ESPAÑOLA|CUOTA SOCIO {c}|
Médicos del Mundo|S|q|d|30.00|MEDICOS DEL MUNDO|DONATIVO {c}|
Bicing|S|y|d|50.00|BARCELONA SERVEIS MUNICIPALS|BICING {y} {c}|
Huerta La Vega cesta|S|w|c|17.50,22.00||CESTA|HUERTA LA VEGA
Prosegur Alarma|S|m|d|39.90|PROSEGUR ALARMAS ESPAÑA SL|CONTRATO {c}|
Academia Swing Gràcia|S|m|s|48.00|SWING MANIACS SL|MENSUALIDAD {M}|
Iberdrola|I|m|d|58.00,74.00|IBERDROLA CLIENTES SAU|RECIBO {n}|
Aigües de Barcelona|I|q|d|61.40|AIGUES DE BARCELONA|FACTURA {n}|
Mapfre Hogar|I|y|d|214.60|MAPFRE ESPAÑA|POLIZA {c}|
Comunidad de propietarios|I|m|d|55.00|CDAD PROP CL MALLORCA 212|CUOTA {M}|
"""
LOCAL["IT"] = """
TIM|S|m|d|29.90,34.90|TIM S.P.A.|FATTURA {n} CONTO {c}|
Iliad|S|m|c|7.99,9.99||Iliad|ILIAD ITALIA;ILIAD ITALIA S.P.A.
Fastweb|S|m|d|27.95,32.95|FASTWEB SPA|FATTURA {n} CLIENTE {c}|
Sky|S|m|d|30.90,46.90|SKY ITALIA SRL|COD CLIENTE {c}|
Corriere della Sera|S|m|cp|9.99,15.99|RCS MEDIAGROUP|CORRIERE {c}|RCS MEDIAGROUP
McFit|S|m|d|24.90,29.90|MCFIT ITALIA SRL|QUOTA {m} {c}|
Telepass|S|m|d|3.90|TELEPASS SPA|CANONE {c} {m}|
ATM Milano abbonamento|S|y|cd|330.00|ATM SPA|ABB ANNUALE {c}|ATM MILANO ABB
Emergency|S|m|d|10.00,15.00|EMERGENCY ONG ONLUS|DONAZIONE {c}|
Circolo Tennis Navigli|S|q|s|110.00|ASD CIRCOLO TENNIS NAVIGLI|QUOTA SOCIALE {h}|
Cortilia|S|w|c|23.90,28.50||Cassetta|CORTILIA SPA
Palestra Arrampicata Urban Wall|S|m|dc|55.00|URBAN WALL SSD ARL|ABBONAMENTO {M}|URBAN WALL PERO
Touring Club Italiano|S|y|cd|85.00|TOURING CLUB ITALIANO|TESSERA {y}|TOURING CLUB ITALIANO
Enel Energia|I|m|d|66.00,83.00|ENEL ENERGIA SPA|BOLLETTA {n}|
A2A Acqua|I|q|d|48.70|A2A CICLO IDRICO|BOLLETTA {n}|
Canone conto|I|m|f|3.75|CANONE MENSILE CONTO||
UnipolSai Auto|I|y|d|412.00|UNIPOLSAI ASSICURAZIONI|POLIZZA {c}|
"""
LOCAL["PT"] = """
MEO|S|m|d|34.99,42.99|MEO SA|FATURA {n}|
NOS|S|m|d|36.99,48.99|NOS COMUNICACOES SA|CONTA {c}|
Vodafone|S|m|d|19.90,25.90|VODAFONE PORTUGAL|CLIENTE {c} FAT {n}|
Sport TV|S|m|dc|24.99|SPORT TV PORTUGAL|SUBSCRICAO {c}|SPORT TV
Expresso|S|m|cp|6.50|IMPRESA PUBLISHING|EXPRESSO {c}|EXPRESSO ASSINATURAS
Fitness Hut|S|m|d|31.20,34.90|FITNESS HUT SA|MENSALIDADE {m}|
Solinca|S|m|d|38.00|SOLINCA HEALTH AND FITNESS|QUOTA {c}|
Sporting CP sócio|S|m|d|12.00|SPORTING CLUBE PORTUGAL|QUOTAS {m} {c}|
UNICEF|S|m|d|10.00|COMITE PORTUGUES UNICEF|DONATIVO {c}|
ACP|S|y|d|66.00|AUTOMOVEL CLUB PORTUGAL|QUOTA {y}|
Cabaz da Quinta do Arneiro|S|w|c|20.00,25.00||Cabaz|QUINTA DO ARNEIRO
Escola de Surf Ericeira|S|m|s|60.00|ONDA LIVRE LDA|MENSALIDADE {M}|
Via Verde|S|y|d|11.99|VIA VERDE PORTUGAL|MENSALIDADE IDENTIFICADOR|
EDP Comercial|I|m|d|54.00,71.00|EDP COMERCIAL|FATURA {n}|
EPAL|I|m|d|18.40|EPAL SA|FATURA {n}|
Fidelidade|I|y|d|186.30|FIDELIDADE SEGUROS|APOLICE {c}|
Condomínio|I|m|s|45.00|CONDOMINIO R DAS FLORES 14|QUOTA {M}|
Manutenção de conta|I|m|f|5.20|COM MANUTENCAO CONTA||
"""
