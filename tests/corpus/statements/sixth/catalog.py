# -*- coding: utf-8 -*-
"""Merchants. GLOBAL: services known everywhere. LOCAL: per country, one line each:
F|brand|payee|card descriptor|purpose variants (' // ')|price|period|channels[|why ignored]
F: B well-known, S small or regional, I ignored.  Price '~38.5' = varies with use.
Channels: c card, d direct debit, p PayPal, t transfer/standing order.
Placeholders: {town} {k8} constant digits, {d8} fresh digits, {X6} constant alnum, {x6} fresh alnum,
{mm} {yy} {yyyy} {mon} {q} {dd} date of the charge."""

# brand, payee, card descriptors, EU place, US place, price EUR, period, channels, native currency
GLOBAL = [
 ("Netflix","Netflix International B.V.",["NETFLIX.COM","Netflix.com","NETFLIX"],"AMSTERDAM","LOS GATOS CA",13.99,"month","cdp",None),
 ("Spotify","Spotify AB",["SPOTIFY","Spotify P{x8}","SPOTIFY P{x6}"],"STOCKHOLM","NEW YORK NY",10.99,"month","cp",None),
 ("Disney+","The Walt Disney Company (Benelux) B.V.",["DISNEY PLUS","DISNEYPLUS","DISNEY+ "],"HOOFDDORP","BURBANK CA",9.99,"month","cp",None),
 ("Amazon Prime","Amazon Digital Germany GmbH",["AMZN PRIME*{x9}","AMAZON PRIME*{x9}","Amazon Prime*{x9}"],"AMZN.COM/BILL","AMZN.COM/BILL WA",8.99,"month","cd",None),
 ("Audible","Audible GmbH",["AUDIBLE*{x9}","Audible"],"ADBL.CO/PYMT","ADBL.CO/BILL NJ",9.95,"month","c",None),
 ("YouTube Premium","Google Ireland Limited",["GOOGLE *YouTubePremium","GOOGLE*YOUTUBEPREMIUM","YouTube Premium"],"G.CO/HELPPAY#","G.CO/HELPPAY# CA",12.99,"month","cp",None),
 ("Google One","Google Ireland Limited",["GOOGLE *Google One","GOOGLE*GOOGLE ONE"],"G.CO/HELPPAY#","650-253-0000 CA",1.99,"month","cp",None),
 ("Apple (iCloud+)","Apple Distribution International Ltd.",["APPLE.COM/BILL","APPLE COM BILL"],"CORK","866-712-7753 CA",2.99,"month","cp",None),
 ("Apple (Apple One)","Apple Distribution International Ltd.",["APPLE.COM/BILL","APPLE COM BILL"],"CORK","866-712-7753 CA",19.95,"month","cp",None),
 ("Microsoft 365","Microsoft Ireland Operations Ltd",["MICROSOFT*MICROSOFT 365","MSFT * E{d9}","MICROSOFT*MICROSOFT 365 P"],"MSBILL.INFO","MSBILL.INFO WA",10.0,"month","cp",None),
 ("Microsoft 365","Microsoft Payments",["MICROSOFT*MICROSOFT 365","Microsoft*Microsoft 365 F"],"MSBILL.INFO","MSBILL.INFO WA",99.0,"year","cp",None),
 ("Adobe","Adobe Systems Software Ireland Ltd",["ADOBE *CREATIVE CLOUD","Adobe Systems Software","ADOBE *PHOTOGPHY PLAN"],"DUBLIN","SAN JOSE CA",26.43,"month","cp",None),
 ("Dropbox","Dropbox International Unlimited Company",["DROPBOX*{x12}","Dropbox {x8}"],"DUBLIN","SAN FRANCISCO CA",119.88,"year","cp",None),
 ("ChatGPT (OpenAI)","OpenAI Ireland Ltd",["OPENAI *CHATGPT SUBSCR","CHATGPT SUBSCRIPTION","OPENAI"],"SAN FRANCISCO","SAN FRANCISCO CA",23.0,"month","c","USD20.00"),
 ("Claude","Anthropic PBC",["CLAUDE.AI SUBSCRIPTION","ANTHROPIC","ANTHROPIC* CLAUDE SUB"],"SAN FRANCISCO","ANTHROPIC.COM CA",18.0,"month","c","USD20.00"),
 ("GitHub","GitHub, Inc.",["GITHUB, INC.","GITHUB"],"SAN FRANCISCO","SAN FRANCISCO CA",4.0,"month","cp","USD4.00"),
 ("Patreon","Patreon Ireland Ltd",["PATREON* MEMBERSHIP","PATREON MEMBERSHIP"],"DUBLIN","SAN FRANCISCO CA",6.0,"month","cp","USD8.50"),
 ("DigitalOcean","DigitalOcean, LLC",["DIGITALOCEAN.COM"],"BROOMFIELD","NEW YORK NY",12.0,"month","cp","USD~14.40"),
 ("Notion","Notion Labs, Inc.",["NOTION LABS, INC.","NOTION.SO"],"SAN FRANCISCO","SAN FRANCISCO CA",11.5,"month","c","USD12.00"),
 ("Canva","Canva Pty Ltd",["CANVA* I{d5}-{d8}","Canva* {d5}-{d8}"],"SYDNEY","HTTPSCANVA.CO DE",11.99,"month","cp",None),
 ("NordVPN","Nordvpn S.A.",["NORDVPN.COM","NORD* NORDVPN.COM"],"AMSTERDAM","NEW YORK NY",71.88,"year","cp",None),
 ("Proton","Proton AG",["PROTON AG","Proton* Mail"],"PLAN-LES-OUATES","PLAN-LES-OUAT",4.99,"month","cp",None),
 ("1Password","AgileBits Inc.",["1PASSWORD","1PASSWORD.COM"],"TORONTO","TORONTO ON",35.88,"year","c","USD35.88"),
 ("LinkedIn Premium","LinkedIn Ireland Unlimited Company",["LINKEDIN-{d10}","LINKEDIN PREA*{d8}","LinkedIn PreC *{d8}"],"LNKD.IN/BILL","LNKD.IN/BILL CA",29.74,"month","cp",None),
 ("PlayStation Plus","Sony Interactive Entertainment",["PLAYSTATION NETWORK","PlayStation Network","PLAYSTATIONNETWORK"],"LONDON","SAN MATEO CA",8.99,"month","cp",None),
 ("Xbox Game Pass","Microsoft Payments",["MICROSOFT*XBOX GAME PASS","MICROSOFT*ULTIMATE 1 MONT","Microsoft*PC Game Pass"],"MSBILL.INFO","MSBILL.INFO WA",14.99,"month","cp",None),
 ("Nintendo Switch Online","Nintendo of Europe SE",["NINTENDO CD{d9}","NINTENDO *ONLINE"],"FRANKFURT","REDMOND WA",19.99,"year","cp",None),
 ("Duolingo","Duolingo, Inc.",["DUOLINGO","PADDLE.NET* DUOLINGO"],"PITTSBURGH","PITTSBURGH PA",83.99,"year","cp",None),
 ("Strava","Strava, Inc.",["STRAVA","STRAVA SUBSCRIPTION"],"BRISTOL","SAN FRANCISCO CA",10.99,"month","cp",None),
 ("Zwift","Zwift, Inc.",["ZWIFT, INC.","ZWIFT"],"LONG BEACH","LONG BEACH CA",14.99,"month","cp",None),
 ("Headspace","Headspace Inc.",["HEADSPACE","HEADSPACE INC."],"SANTA MONICA","SANTA MONICA CA",57.99,"year","cp",None),
 ("DAZN","DAZN Limited",["DAZN","DAZN LIMITED"],"LONDON","NEW YORK NY",29.99,"month","cp",None),
 ("HBO Max","HBO Europe s.r.o.",["HBOMAX","HBOMAX HELP.HBOMAX.COM","MAX.COM"],"PRAGUE","NEW YORK NY",9.99,"month","cp",None),
 ("Paramount+","Paramount Streaming",["PARAMOUNT+","PARAMNT+","Paramount Plus"],"AMSTERDAM","WEST HOLLYWOO CA",7.99,"month","cp",None),
 ("Crunchyroll","Ellation, LLC",["CRUNCHYROLL","Crunchyroll *Membership"],"SAN FRANCISCO","SAN FRANCISCO CA",6.99,"month","cp",None),
 ("The New York Times","The New York Times",["NYTIMES","NYTIMES*NYTIMES","NYTIMES*NYTIMES DISC"],"NEW YORK","NEW YORK NY",8.0,"4week","cp",None),
 ("The Economist","The Economist Newspaper Ltd",["ECONOMIST NEWSPAPER","THE ECONOMIST","ECONOMIST SUBSCR"],"LONDON","LONDON",69.0,"quarter","cd",None),
 ("Financial Times","The Financial Times Ltd",["FINANCIAL TIMES","FT.COM SUBSCRIPTION"],"LONDON","LONDON",39.0,"month","cd",None),
 ("HelloFresh","HelloFresh SE",["HELLOFRESH","HelloFresh {x6}"],"BERLIN","NEW YORK NY",54.99,"week","cp",None),
 ("Zoom","Zoom Video Communications",["ZOOM.US 888-799-9666","ZOOM.COM 888-799-9666"],"ZOOM.US","WWW.ZOOM.US CA",13.99,"month","cp",None),
 ("Setapp","Paddle.com Market Ltd",["PADDLE.NET* SETAPP","SETAPP*{x6}"],"LONDON","LISBON",9.99,"month","cp","USD9.99"),
 ("Norton","NortonLifeLock Ireland Ltd",["DRI*NORTON","NORTON *AP{d10}","DRI*NORTONLIFELOCK"],"DUBLIN","TEMPE AZ",94.99,"year","cp",None),
 ("Kaspersky","Kaspersky Lab",["CLEVERBRIDGE *KASPERSKY","KASPERSKY*{d8}"],"COLOGNE","CHICAGO IL",44.95,"year","cp",None),
 ("CleanMyMac","FastSpring",["FS *MACPAW","FS *CLEANMYMAC"],"AMSTERDAM","FSPRG.COM CA",39.95,"year","c",None),
 ("Squarespace","Squarespace Ireland Ltd",["SQSP* INV{d9}","SQSP* WEBSIT#{d9}"],"DUBLIN","NEW YORK NY",17.0,"month","cp",None),
 ("Namecheap","Namecheap, Inc.",["NAME-CHEAP.COM* {x6}"],"PHOENIX","PHOENIX AZ",14.5,"year","cp","USD15.88"),
 ("Wix","Wix.com Ltd",["WIX.COM*{d10}","WIX.COM 1-{d9}"],"LUXEMBOURG","NEW YORK NY",204.0,"year","cp",None),
 ("Ring","Ring LLC",["RING BASIC PLAN","RING STANDARD PLAN","RING *BASIC PLAN"],"LONDON","SANTA MONICA CA",4.99,"month","c",None),
 ("Tidal","Tidal Music AS",["TIDAL","TIDAL*MUSIC"],"OSLO","NEW YORK NY",10.99,"month","cp",None),
 ("MUBI","MUBI UK Ltd",["MUBI","MUBI* SUBSCRIPTION"],"LONDON","NEW YORK NY",12.99,"month","cp",None),
 ("X Premium","X Corp.",["X CORP. PAID FEATURES","TWITTER PAID FEATURES"],"SAN FRANCISCO","SAN FRANCISCO CA",9.52,"month","c",None),
 ("Midjourney","Midjourney Inc.",["MIDJOURNEY INC.","MIDJOURNEY"],"SAN FRANCISCO","SOUTH SAN FRA CA",10.0,"month","c","USD10.00"),
 ("Blinkist","Blinks Labs GmbH",["BLINKIST","BLINKIST *PREMIUM"],"BERLIN","BERLIN",79.99,"year","cp",None),
 ("Wikipedia (Wikimedia)","Wikimedia Foundation",["WIKIMEDIA FOUNDATION","WIKIMEDIA 877 600 9454"],"SAN FRANCISCO","SAN FRANCISCO CA",3.0,"month","cp",None),
 ("Tinder","Google Payment",["GOOGLE *Tinder","GOOGLE *Tinder Dating"],"G.CO/HELPPAY#","G.CO/HELPPAY# CA",14.99,"month","c",None),
 ("Bitwarden","Bitwarden Inc",["BITWARDEN","PAYPAL *BITWARDEN"],"SANTA BARBARA","SANTA BARBARA CA",9.5,"year","c","USD10.00"),
 ("Todoist","Doist Inc.",["TODOIST.COM","DOIST INC."],"DOVER","DOVER DE",5.0,"month","cp",None),
 ("Peacock","Peacock TV LLC",["PEACOCK {x5} PREMIUM","Peacock TV LLC"],"","NEW YORK NY",7.99,"month","c",None),
]
US_ONLY = {"Peacock"}

LOCAL = {}
LOCAL["DE"] = """
B|Telekom|Telekom Deutschland GmbH||Festnetz Vertragskonto {k10} RG {d10}/{mm}{yyyy} // Telekom Deutschland GmbH VK {k10} RG {d12}|44.95|month|d
B|Vodafone|Vodafone GmbH||Mobilfunk KdNr. {k9} Rg.Nr. {d12} vom {dd}.{mm}.{yyyy} // Vodafone KD-NR. {k9} RG-NR. {d12}|~34.99|month|d
B|congstar|congstar - eine Marke der Telekom Deutschland GmbH||Kundennummer {k10} Rechnung {d11}|20.00|month|dp
B|Deutschlandticket|DB Vertrieb GmbH||Deutschlandticket {mm}/{yyyy} Abo-Nr. {k9} // D-Ticket Abo {k9} {mm}/{yyyy}|49.00|month|d
B|ADAC|ADAC e.V.||ADAC MITGLIEDSBEITRAG {yyyy} MITGLIEDSNR {k9}|94.00|year|d
B|McFit|RSG Group GmbH||MCFIT MITGLIEDSBEITRAG {mm}/{yyyy} VERTRAG {k8} // McFIT Beitrag {k8} {mon}|24.90|month|d
B|FitX|FitX Deutschland GmbH||Mitgliedsbeitrag {mon} {yyyy} Mitgliedsnr. {k7}|24.00|month|d
B|DER SPIEGEL|SPIEGEL-Verlag Rudolf Augstein GmbH & Co. KG||SPIEGEL+ Abo {k9} Zeitraum {mm}.{yyyy}|21.99|month|d
B|WOW (Sky)|Sky Deutschland Fernsehen GmbH & Co. KG|WOW TV|Sky Kundennr. {k10} {mm}/{yyyy}|29.99|month|dcp
B|BahnCard 25|DB Fernverkehr AG||BahnCard 25 Nr. 7081{k12} Abo-Rechnung {d9}|62.90|year|d
B|Urban Sports Club|Urban Sports GmbH|URBAN SPORTS CLUB|Urban Sports Club Mitgliedschaft {mon}|64.99|month|dcp
B|IONOS|IONOS SE||IONOS Kundennummer K{k9} Rechnung {d12}|~14.00|month|d
B|UNICEF|UNICEF Deutschland||Patenschaft Danke fuer Ihre Hilfe {mm}/{yyyy} Spender {k8}|20.00|month|d
B|Aerzte ohne Grenzen|Aerzte ohne Grenzen e.V.||Spende Foerdernr. {k7} Vielen Dank|45.00|quarter|d
S|TSV {town}|TSV {town} 1862 e.V.||Beitrag Q{q}/{yyyy} Mitglied {k4} Abt. Turnen|36.00|quarter|d
S|Kletterzentrum {town}|DAV Kletterzentrum {town} gGmbH||Monatskarte Abo {k5} {mon} {yyyy} // Beitrag Abo {k5}|48.00|month|d
S|Stadtwerke {town} Glasfaser|{town}er Glasfaser GmbH||Internet 300 KdNr {k6} RE {d7}|39.90|month|d
S|{town}er Anzeiger|Zeitungsverlag {town} GmbH||Abonnement Tageszeitung {mm}/{yyyy} Abo-Nr. {k7} // Zeitungsabo {k7} {mon}|43.90|month|d
S|Gemuesekiste Hof {town}|Biohof {town} GbR||Lieferung Biokiste KW Kd {k4} Re {d6}|~24.80|week|d
S|Freundeskreis Tierheim {town}|Tierschutzverein {town} e.V.||Foerderbeitrag Mitglied {k4}|60.00|year|d
S|Kleingartenverein Sonnental|KGV Sonnental {town} e.V.||Vereinsbeitrag {yyyy} Parzelle {k2}|48.00|year|t
S|Yoga am Markt|Yoga am Markt, Inh. S. Brandt|SumUp *Yoga am Markt|Yoga Flatrate {mon} {yyyy}|59.00|month|dt
S|Kaffeerösterei Abo|Rösterei Nordlicht GmbH|Roesterei Nordlicht|Kaffee-Abo Bestellung NL{d6}|19.90|month|pc
S|DLRG {town}|DLRG Ortsgruppe {town} e.V.||Mitgliedsbeitrag {yyyy} Nr {k5}|55.00|year|d
S|Alarm Service {town}|Sicherheitstechnik {town} GmbH||Wartungsvertrag W{k6} Quartal {q}/{yyyy}|57.12|quarter|d
I|Stadtwerke {town} Strom|Stadtwerke {town} GmbH||Strom Abschlag {mm}/{yyyy} Vertragskonto {k9}|87.00|month|d|energy
I|E.ON|E.ON Energie Deutschland GmbH||Abschlag Vertrag {k10} {mm}.{yyyy}|112.00|month|d|energy
I|Rundfunkbeitrag|Rundfunk ARD, ZDF, DRadio||Rundfunk {mm}.{yyyy} Beitragsnr. {k9} Aenderungen ganz bequem: www.rundfunkbeitrag.de|55.08|quarter|d|tax
I|HUK-COBURG|HUK-COBURG Haftpflicht-Unterstuetzungs-Kasse||KFZ-Vers. {k9} Beitrag {mm}/{yyyy}|148.30|quarter|d|insurance
I|Allianz|Allianz Versicherungs-AG||Hausrat Vertrag AS-{k10} Beitrag|14.72|month|d|insurance
I|Grundsteuer {town}|Stadtkasse {town}||Grundsteuer B Kassenzeichen {k10}|93.41|quarter|d|tax
I|Musikschule {town}|Musikschule {town} e.V.||Unterrichtsgebuehr {mon} Klavier {k4}|78.00|month|d|arguable
I|Kita {town}|Stadt {town} Kindertagesstaetten||Elternbeitrag Kita {mm}/{yyyy} PK {k7}|186.00|month|d|arguable
"""
LOCAL["AT"] = """
B|A1|A1 Telekom Austria AG||A1 Rechnung {d12} Kundennr. {k9} // A1 Telekom RE {d12}|~32.90|month|d
B|Magenta|T-Mobile Austria GmbH||Magenta Rechnung {d10} Konto {k8}|29.99|month|d
B|spusu|Mass Response Service GmbH||spusu Rechnung {d8} Vertrag {k7}|9.90|month|d
B|ÖAMTC|ÖAMTC||Mitgliedsbeitrag {yyyy} Clubkarte {k9}|112.20|year|d
B|DER STANDARD|STANDARD Verlagsgesellschaft m.b.H.||Abo DER STANDARD Kundennr {k8} {mm}/{yyyy}|49.90|month|d
B|Klimaticket Ö|One Mobility GmbH||KLIMATICKET OE RATE {mm}/{yyyy} VERTRAG {k9}|91.30|month|d
B|Sky Österreich|Sky Österreich Fernsehen GmbH||SKY KUNDENNR {k10} ABO {mm}/{yyyy}|34.00|month|d
B|Fitinn|FitInn FitnessgmbH||FITINN Mitgliedsbeitrag {mon} {yyyy} MNr {k7}|24.90|month|d
B|Wiener Linien|Wiener Linien GmbH & Co KG||Jahreskarte Abbuchung {mm}/{yyyy} Nr {k8}|33.00|month|d
B|Caritas|Caritas der Erzdiözese Wien||Patenschaft {k7} Danke|30.00|month|d
S|Alpenverein {town}|Alpenverein Sektion {town}||Mitgliedsbeitrag {yyyy} Mitgl {k7}|69.00|year|d
S|Sportunion {town}|Sportunion {town}||Clubbeitrag {q}. Quartal {yyyy}|42.00|quarter|t
S|Boulderhalle {town}|Boulderbar {town} GmbH|BOULDERBAR {town}|Abo {mon} Kunde {k5}|55.00|month|dc
S|Biokistl {town}|Biohof Adamah {town}||Biokistl Lieferung {d6} Kd {k5}|~28.40|week|d
S|Kabelplus|kabelplus GmbH||Internet/TV Rechnung {d9} Kdnr {k7}|38.90|month|d
S|Bezirksblatt {town}|Regionalmedien {town} GmbH||Zeitungsabo {k6}|26.50|month|d
S|Rotes Kreuz {town}|Österr. Rotes Kreuz Bezirksstelle {town}||Unterstützungsbeitrag {yyyy} {k7}|52.00|year|d
S|Rauchfangkehrer Wartung|Thermenservice {town} e.U.||Wartungsvertrag Therme {k5} Q{q}|39.60|quarter|d
S|Yoga Werkstatt|Yogawerkstatt {town}||Monatsbeitrag {mon}|64.00|month|t
I|Wien Energie|Wien Energie Vertrieb GmbH & Co KG||Teilbetrag {mm}/{yyyy} Vertragskonto {k10}|96.00|month|d|energy
I|ORF-Beitrag|ORF-Beitrags Service GmbH||ORF Beitrag {k9} Zeitraum|30.60|quarter|d|tax
I|UNIQA|UNIQA Österreich Versicherungen AG||Praemie Polizze {k8}|41.77|month|d|insurance
I|Gemeinde {town}|Gemeinde {town}||Vorschreibung Abgaben {q}/{yyyy} EDV {k6}|164.20|quarter|d|tax
I|Kontoführung|Kontoführungsentgelt||Entgelte Kontoführung {q}. Quartal|24.30|quarter|f|bankfee
"""
LOCAL["CH"] = """
B|Swisscom|Swisscom (Schweiz) AG||Swisscom Rechnung {mon} {yyyy} Kundennr {k10} // Swisscom Invoice {d11}|89.90|month|dt
B|Salt|Salt Mobile SA||Salt Rechnung {d9} Kunde {k8}|~39.95|month|d
B|Sunrise|Sunrise GmbH||Sunrise Rechnung {d10} Kontonr {k9}|54.90|month|d
B|SBB Halbtax|SBB AG|SBB CFF FFS|Halbtax Abo Rechnung {d9}|185.00|year|cd
B|NZZ|Neue Zürcher Zeitung AG|NZZ AG|NZZ Digital Abo {k8}|29.00|month|cd
B|TCS|Touring Club Schweiz||Mitgliederbeitrag {yyyy} Nr {k8}|99.00|year|t
B|Migros Fitnesspark|Migros Fitnesspark|FITNESSPARK {town}|Abo {k7} Rate {mm}/{yyyy}|89.00|month|cd
B|Rega|Rega||Gönnerbeitrag {yyyy} {k8}|40.00|year|t
B|GA Rate|SBB AG, SwissPass||GA Monatsrechnung {mm}.{yyyy} SP {k9}|355.00|month|d
B|Zattoo|Zattoo AG|ZATTOO|Zattoo Premium|14.00|month|cp
S|Turnverein {town}|Turnverein {town}||Jahresbeitrag {yyyy}|150.00|year|t
S|Kletterhalle {town}|Griffig {town} AG|GRIFFIG {town}|Monatsabo {k5}|79.00|month|c
S|Gemüseabo {town}|Biohof {town}||Gemüseabo Lieferung {d5}|~32.00|week|t
S|Quickline {town}|Quickline AG||Internet Rechnung {d9} Kd {k7}|59.00|month|d
S|{town}er Tagblatt|CH Regionalmedien AG|CH MEDIA ABO|Abo {town}er Tagblatt {mm}/{yyyy}|38.00|month|cd
S|Greenpeace Schweiz|Greenpeace Schweiz||Dauerspende {k7}|60.00|quarter|d
S|Wäscheservice {town}|Textilpflege {town} GmbH|SUMUP *TEXTILPFLEGE|Hemdenabo {mon}|69.00|month|c
S|Boxclub {town}|Box Club {town}||Mitgliederbeitrag Q{q} {yyyy}|120.00|quarter|t
I|EWZ|Elektrizitätswerk {town}||Akontorechnung Strom {d8}|210.40|quarter|t|energy
I|Serafe|SERAFE AG||Radio- und Fernsehabgabe {yyyy}|335.00|year|t|tax
I|CSS|CSS Kranken-Versicherung AG||Prämie {mm}/{yyyy} Vers.nr {k9}|388.65|month|d|insurance
I|Steueramt {town}|Steueramt {town}||Staats- und Gemeindesteuern Rate {mm}/{yyyy}|640.00|month|t|tax
I|Kontoführung|Kontoführungsgebühr||Preis für Dienstleistungen {mm}/{yyyy}|5.00|month|f|bankfee
"""
LOCAL["NL"] = """
B|Ziggo|Ziggo Services BV||Factuurnr. {d10} Klantnr. {k8} www.ziggo.nl/factuur // VodafoneZiggo {k8} factuur {d10}|57.95|month|d
B|KPN|KPN B.V.||KPN Vast klantnr {k9} factuur {d12}|52.50|month|d
B|Odido|Odido Netherlands B.V.||Factuur {d9} klant {k8} {mon} {yyyy} // T-Mobile is nu Odido factuur {d9}|~24.50|month|d
B|NRC|Mediahuis NRC BV||NRC abonnement {k8} {mm}-{yyyy}|31.50|month|d
B|ANWB|ANWB B.V.||Lidmaatschap en Wegenwacht {yyyy} relatienr {k8}|104.00|year|d
B|Basic-Fit|Basic Fit Nederland B.V.||Basic-Fit lidmaatschap {k9} 4 weken // BASIC-FIT {k9}|26.99|4week|d
B|Videoland|RTL Nederland B.V.|Videoland|Videoland abonnement {x8} via Mollie|11.99|month|dcp
B|NS Flex|NS Reizigers B.V.||NS Flex Dal Voordeel factuur {d9} {mon}|6.00|month|d
B|Natuurmonumenten|Vereniging Natuurmonumenten||Bijdrage lidmaatschap {k7} kwartaal {q}|12.00|quarter|d
B|Swapfiets|Swapfiets NL B.V.|SWAPFIETS|Swapfiets {k7} {mon}|19.90|month|d
B|KWF|KWF Kankerbestrijding||Machtiging donateur {k7} hartelijk dank|8.00|month|d
S|Hockeyclub {town}|M.H.C. {town}||Contributie {mm}/{yyyy} lid {k4} // Contributie seizoen lid {k4}|27.50|month|d
S|Sportschool {town}|Fit20 {town} B.V.||Lidmaatschap {mon} {yyyy} {k6}|32.50|month|d
S|Krat lokaal|Boerschappen B.V.||Boerschappenbox {d7}|~44.50|week|d
S|Delta Fiber|DELTA Fiber Nederland||Factuur {d9} Klant {k7}|45.00|month|d
S|Bibliotheek {town}|Stichting Bibliotheek {town}||Abonnement {yyyy} pas {k8}|52.00|year|d
S|Volkstuin {town}|VTV De Groene Hoek {town}||Contributie tuin {k2} {yyyy}|145.00|year|t
S|De {town}se Courant|BDU Media {town}||Abonnement krant {mon} abonr {k6}|22.95|month|d
S|Koffie van Rijn|Koffiebranderij Van Rijn|MOLLIE *VAN RIJN|Koffieabonnement order VR{d6}|21.50|month|dcp
S|CV onderhoud {town}|Installatiebedrijf {town} BV||Onderhoudscontract ketel {k6} kw{q}|38.25|quarter|d
S|Zwembad {town}|Optisport {town} B.V.||ABO {mon} {yyyy} klant {k5}|34.00|month|d
I|Vattenfall|Vattenfall Klantenservice N.V.||Termijnbedrag {mm}-{yyyy} klantnr {k9}|164.00|month|d|energy
I|Vitens|Vitens N.V.||Voorschot water klant {k9}|38.00|quarter|d|water
I|Zilveren Kruis|Zilveren Kruis||Premie zorgverzekering {mm}-{yyyy} relatie {k9}|148.75|month|d|insurance
I|Gemeente {town}|Gemeente {town} Belastingen||Aanslag {k9} termijn {mm}|72.33|month|d|tax
I|Nationale Postcode Loterij|Nationale Postcode Loterij||Lotnr {k8} trekking {mon}|14.25|month|d|arguable
"""
LOCAL["BE"] = """
B|Proximus|Proximus NV||PROXIMUS FACTUUR {d9} KLANT {k9} // Proximus Pickx {k9} {d9}|~68.49|month|d
B|Telenet|Telenet BV||Telenet factuur {d10} klantnummer {k9}|83.00|month|d
B|Orange Belgium|Orange Belgium NV||ORANGE FACTUUR {d10} {mm}/{yyyy}|25.00|month|d
B|De Standaard|Mediahuis NV||De Standaard abonnement {k8} {mon}|29.90|month|d
B|Basic-Fit|Basic-Fit Belgium BVBA||BASIC-FIT LIDMAATSCHAP {k9}|24.99|4week|d
B|Streamz|Streamz BV|STREAMZ|Streamz abonnement|11.95|month|c
B|NMBS|NMBS-SNCB|NMBS/SNCB TREINKAART|Treinkaart {k9} {mm}/{yyyy}|112.00|month|c
B|Touring|Touring VZW||Lidgeld {yyyy} {k8}|119.00|year|d
B|Test Aankoop|Euroconsumers NV||Testaankoop abonnement {k8}|47.85|quarter|d
B|11.11.11|11.11.11 VZW||Gift doorlopend {k6} bedankt|10.00|month|d
S|KFC {town}|Koninklijke FC {town}||Lidgeld seizoen {yyyy}|225.00|year|t
S|Fitness {town}|Fitness {town} Comm.V||Abonnement {mon} {yyyy} {k5}|34.95|month|d
S|Voedselteam {town}|Boeren & Buren {town}||Pakket week ref {d6}|~23.50|week|d
S|EDPnet|edpnet Belgium BV||Factuur EDP{d8} klant {k6}|37.95|month|d
S|Gezinsbond {town}|Gezinsbond VZW||Lidmaatschap {yyyy} lid {k7}|45.00|year|d
S|Brouwerijbox|Beerbox Belgium BV|BEERBOX GENT|Bierabonnement {d6}|34.50|month|c
S|Poetsdienst Ruiten|Ruitenwasser {town}||Ruiten kwartaal {q} klant {k4}|48.00|quarter|t
S|Natuurpunt {town}|Natuurpunt VZW||Gift natuurgebied {town} {k6}|5.00|month|t
S|Muziek {town} Magazine|Uitgeverij {town}||Tijdschrift abo {k6}|19.50|quarter|d
I|Engie|Engie Electrabel NV||Voorschot {mm}/{yyyy} klant {k9}|143.00|month|d|energy
I|De Watergroep|De Watergroep CV||Tussentijdse factuur {d9}|61.40|quarter|d|water
I|DVV|DVV Verzekeringen||Premie polis {k9}|36.18|month|d|insurance
I|CM|CM Gezondheidsfonds||Bijdrage {q}/{yyyy} {k9}|25.50|quarter|d|insurance
I|Rekeningpakket|Beheerskost rekening||Kosten pakket {mm}/{yyyy}|3.95|month|f|bankfee
"""
LOCAL["FR"] = """
B|Free|FREE TELECOM||FREE HAUTDEBIT {k10} // Free Telecom Freebox {k10}|39.99|month|d
B|Free Mobile|FREE MOBILE||Free Mobile {k10} facture {d10}|19.99|month|d
B|Orange|ORANGE SA-ORANGE||Votre abonnement mobile: {k10} (facture: {d10})|~29.99|month|d
B|Bouygues Telecom|BOUYGUES TELECOM||Bouygues Telecom compte {k10} {mm}{yyyy}|24.99|month|d
B|Canal+|GROUPE CANAL+||CANAL+ ABONNEMENT {k9} {mm}/{yyyy}|27.99|month|d
B|Le Monde|SOCIETE EDITRICE DU MONDE|LEMONDE.FR|ABO LE MONDE {k9}|12.99|month|dc
B|Basic-Fit|BASIC FIT FRANCE||BASIC FIT {k9} COTISATION|24.99|4week|d
B|Navigo|COMUTITRES SAS||NAVIGO ANNUEL {k9} {mm}/{yyyy}|86.40|month|d
B|Deezer|DEEZER SA|DEEZER PARIS|Deezer Premium|11.99|month|cp
B|SNCF Carte Avantage|SNCF VOYAGEURS|SNCF-CARTE AVANTAGE|Carte Avantage|49.00|year|c
B|Médecins sans frontières|MEDECINS SANS FRONTIERES||DON REGULIER {k8} MERCI|15.00|month|d
B|UFC-Que Choisir|UFC QUE CHOISIR|QUECHOISIR.ORG|Abonnement {k8}|12.50|quarter|cd
S|AS {town} Judo|JUDO CLUB {town}||COTISATION LICENCE {yyyy} {k4}|210.00|year|t
S|Salle {town} Escalade|ARKOSE {town}|ARKOSE {town}|ABONNEMENT {mon} {k5}|54.00|month|cd
S|Panier bio|LE CAMPANIER {town}|LE CAMPANIER|PANIER {d6}|~19.90|week|cd
S|Ouest Journal {town}|SOCIETE DE PRESSE {town}||ABONNEMENT JOURNAL {k7} {mm}/{yyyy}|33.50|month|d
S|K-Net|K-NET||FIBRE {town} FACT {d8}|34.90|month|d
S|SPA de {town}|REFUGE SPA {town}||PARRAINAGE {k5}|12.00|month|d
S|Alarme {town} Télésurveillance|TELESURVEILLANCE {town} SARL||CONTRAT {k7} T{q} {yyyy}|89.70|quarter|d
S|Entretien chaudière|CHAUFFAGE SERVICE {town}||CONTRAT ENTRETIEN {k6} {yyyy}|156.00|year|d
S|Yoga Studio {town}|SUMUP *YOGA {town}|SUMUP *YOGA {town}|Abonnement mensuel|62.00|month|c
S|Le Petit Torréfacteur|LE PETIT TORREFACTEUR|PETIT TORREFACTEUR|Box café {d6}|17.90|month|cp
I|EDF|EDF CLIENTS PARTICULIERS||EDF MENSUALITE {k9} {mm}/{yyyy}|94.00|month|d|energy
I|Eau de {town}|VEOLIA EAU||EAU ECHEANCE {k9}|41.50|quarter|d|water
I|DGFIP Impôts|DIRECTION GENERALE DES FINANCES PUBLIQUES||IMPOT MENSUALISE TAXE FONCIERE {k9}|98.00|month|d|tax
I|MAIF|MAIF||PRLVT MAIF SOCIETAIRE {k8}|52.87|month|d|insurance
I|Cotisation carte|COTISATION MENSUELLE CARTE||FORFAIT COMPTE {mm}/{yyyy}|7.95|month|f|bankfee
I|Cantine {town}|TRESORERIE {town}||REGIE SCOLAIRE FACT {mm}|~71.00|month|d|arguable
"""
LOCAL["ES"] = """
B|Movistar|TELEFONICA DE ESPAÑA, S.A.U.||MOVISTAR {k9} FACTURA {x10} // Recibo Movistar Plus+ {k9}|~62.90|month|d
B|Vodafone|VODAFONE ESPAÑA, S.A.U.||VODAFONE CLIENTE {k9} FRA {x11}|39.00|month|d
B|Digi|DIGI SPAIN TELECOM, S.L.||DIGI MOBIL FRA {d10} CLIENTE {k7}|20.00|month|d
B|El País|EDICIONES EL PAIS, S.L.|EL PAIS SUSCRIPCIONES|SUSCRIPCION {k8}|12.00|month|cd
B|Filmin|FILMIN COMUNIDAD S.L.|FILMIN|Filmin suscripcion|9.99|month|cp
B|McFit|RSG GROUP ESPAÑA||MCFIT CUOTA {mm}/{yyyy} {k8}|24.90|month|d
B|RACC|RACC AUTOMOVIL CLUB||CUOTA SOCIO {yyyy} {k8}|98.50|year|d
B|Cruz Roja|CRUZ ROJA ESPAÑOLA||CUOTA SOCIO {k9} GRACIAS|30.00|quarter|d
B|Save the Children|SAVE THE CHILDREN||APORTACION SOCIO {k7}|15.00|month|d
B|Movistar Prosegur Alarmas|MOVISTAR PROSEGUR ALARMAS, S.A.||CUOTA ALARMA {k8} {mm}/{yyyy}|44.90|month|d
S|Gimnasio {town}|CLUB DEPORTIVO {town} SL||CUOTA MES {mon} SOCIO {k4} // RECIBO GIMNASIO {mm}/{yyyy} {k4}|37.50|month|d
S|Club Natació {town}|CLUB NATACION {town}||CUOTA TRIMESTRE {q}/{yyyy} SOCIO {k5}|84.00|quarter|d
S|Cesta ecológica|HUERTA DE {town} COOP|HUERTA {town}|CESTA SEMANAL {d5}|~22.50|week|cd
S|Fibra {town}|TELECABLE {town} SLU||INTERNET FRA {d8} CLI {k6}|29.95|month|d
S|Diario de {town}|EDITORIAL {town} SA||SUSCRIPCION DIARIO {k6} {mm}/{yyyy}|26.00|month|d
S|Academia Pilates {town}|PILATES {town}|PILATES {town}|CUOTA {mon}|55.00|month|c
S|Calderas {town}|CALDERAS {town} SL||CONTRATO MANTENIMIENTO {k6} {yyyy}|118.00|year|d
S|Protectora {town}|ASOC PROTECTORA {town}||TEAMING SOCIO {k5}|6.00|month|d
S|Peña {town} CF|PEÑA DEPORTIVA {town}||CUOTA ANUAL {yyyy} N {k4}|75.00|year|d
S|Vinoselección|VINOSELECCION SA|VINOSELECCION|SELECCION MES {d7}|46.80|month|cd
I|Iberdrola|IBERDROLA CLIENTES, S.A.U||ELECTRICIDAD FRA {d11} CONTRATO {k9}|~68.40|month|d|energy
I|Aguas de {town}|AGUAS DE {town}||RECIBO AGUA {d8} POLIZA {k7}|~44.10|quarter|d|water
I|Mapfre|MAPFRE ESPAÑA||POLIZA {k10} RECIBO HOGAR|218.60|year|d|insurance
I|Sanitas|SANITAS S.A. DE SEGUROS||PRIMA {mm}/{yyyy} POLIZA {k8}|61.25|month|d|insurance
I|Comunidad de propietarios|CDAD PROP CL MAYOR {k2}||CUOTA COMUNIDAD {mm}/{yyyy}|65.00|month|d|arguable
"""
LOCAL["IT"] = """
B|TIM|TIM S.p.A.||TIM FATTURA {d12} LINEA {k9}|29.90|month|d
B|Iliad|ILIAD ITALIA SPA|ILIAD|ILIAD RINNOVO OFFERTA {k10}|9.99|month|cd
B|Fastweb|FASTWEB SPA||FASTWEB CONTO {d9} CLIENTE {k8}|~28.95|month|d
B|Sky Italia|SKY ITALIA SRL||SKY ABBONAMENTO {k8} {mm}/{yyyy}|35.90|month|d
B|NOW|SKY ITALIA SRL NOW|NOW TV|Pass|14.99|month|c
B|Corriere della Sera|RCS MEDIAGROUP SPA|RCS MEDIAGROUP|ABBONAMENTO {k8}|9.99|month|cp
B|Virgin Active|VIRGIN ACTIVE ITALIA SPA||QUOTA MENSILE {mm}/{yyyy} SOCIO {k7}|69.00|month|d
B|Emergency|EMERGENCY ONG ONLUS||DONAZIONE CONTINUATIVA {k7}|12.00|month|d
B|ACI|AUTOMOBILE CLUB D'ITALIA|ACI TESSERA|Tessera ACI {yyyy}|79.00|year|c
B|ATM Milano|AZIENDA TRASPORTI MILANESI|ATM ABBONAMENTI|Abbonamento mensile|39.00|month|c
S|Palestra {town}|ASD PALESTRA {town}||QUOTA {mon} {yyyy} TESS {k4}|49.00|month|d
S|CAI {town}|CLUB ALPINO ITALIANO SEZ {town}||BOLLINO {yyyy} SOCIO {k6}|48.00|year|t
S|Cassetta bio|CORTILIA SPA|CORTILIA|CASSETTA {d7}|~32.90|week|c
S|Gazzetta di {town}|EDITORIALE {town} SRL||ABBONAMENTO {k6} TRIM {q}|62.00|quarter|d
S|WiFi {town}|{town} WIRELESS SRL||CANONE FWA {k6} FATT {d6}|24.90|month|d
S|Caffè Selezione|TORREFAZIONE {town}|TORREFAZIONE {town}|ABBONAMENTO CAPSULE {d6}|27.00|month|cp
S|Circolo Tennis {town}|CIRCOLO TENNIS {town}||QUOTA SOCIALE {q}/{yyyy} {k4}|135.00|quarter|d
S|Assistenza caldaia|TERMOASSISTENZA {town} SNC||CONTRATTO MANUTENZIONE {yyyy} {k5}|98.00|year|d
S|Canile {town}|ENPA SEZIONE {town}||ADOZIONE A DISTANZA {k5}|15.00|month|d
S|Scuola di ballo {town}|ASD DANZA {town}|SUMUP *ASD DANZA|QUOTA {mon}|45.00|month|c
I|Enel Energia|ENEL ENERGIA SPA||BOLLETTA {d12} CLIENTE {k9}|~74.20|month|d|energy
I|Acquedotto {town}|ACQUE {town} SPA||BOLLETTA ACQUA {d10}|~52.00|quarter|d|water
I|UnipolSai|UNIPOLSAI ASSICURAZIONI||PREMIO POLIZZA {k9}|46.90|month|d|insurance
I|Canone conto|CANONE MENSILE CONTO||CANONE {mm}/{yyyy}|4.00|month|f|bankfee
I|Bollo|IMPOSTA DI BOLLO E/C||IMPOSTA BOLLO CONTO CORRENTE|8.55|quarter|f|tax
"""
LOCAL["PT"] = """
B|MEO|MEO SERV COM MULTIMEDIA SA||MEO {k9} FT {d10}|~44.99|month|d
B|NOS|NOS COMUNICACOES SA||NOS CONTA {k9} FACT {d9}|39.99|month|d
B|Vodafone|VODAFONE PORTUGAL||VODAFONE {k9}|17.50|month|d
B|Público|PUBLICO COMUNICACAO SOCIAL|PUBLICO ASSINATURAS|ASSINATURA {k7}|8.90|month|c
B|Sport TV|SPORT TV PORTUGAL|SPORTTV MULTISCREEN|Assinatura|24.99|month|c
B|Fitness Hut|FITNESS HUT SA||MENSALIDADE {mm}/{yyyy} SOCIO {k7}|35.20|4week|d
B|ACP|AUTOMOVEL CLUB PORTUGAL||QUOTA {yyyy} SOCIO {k7}|69.00|year|d
B|Passe Navegante|TML LISBOA|NAVEGANTE TML|Passe mensal|40.00|month|c
B|AMI|FUND AMI||DONATIVO REGULAR {k6}|10.00|month|d
S|Ginásio {town}|GINASIO CLUBE {town}||QUOTA {mon} {yyyy} {k4}|28.00|month|d
S|Cabaz {town}|HORTA DE {town} LDA|HORTA {town}|CABAZ {d5}|~17.50|week|c
S|Bombeiros {town}|AHB VOLUNTARIOS {town}||QUOTA ANUAL {yyyy} N {k4}|24.00|year|d
S|Jornal de {town}|JORNAL {town} SA||ASSINATURA TRIM {q} {k5}|21.00|quarter|d
S|Escola de surf|SURF CLUBE {town}|SURF CLUBE {town}|MENSALIDADE {mon}|60.00|month|c
S|Verisure|VERISURE PORTUGAL||CONTRATO ALARME {k8}|42.79|month|d
S|Clube {town} Padel|PADEL {town} LDA||MENSALIDADE {k4}|45.00|month|d
S|Assistência caldeiras|MANUTENCAO {town} LDA||CONTRATO {k5} {yyyy}|85.00|year|d
S|Canil {town}|ASSOC ANIMAIS DE {town}||APADRINHAMENTO {k4}|12.50|month|t
I|EDP|EDP COMERCIAL SA||EDP {k10} FT {d11}|~58.30|month|d|energy
I|Águas de {town}|AGUAS DE {town} EM||FATURA AGUA {d8}|~21.60|month|d|water
I|Fidelidade|FIDELIDADE COMPANHIA DE SEGUROS||SEGURO AUTO {k9}|24.11|month|d|insurance
I|Manutenção conta|COM. MANUTENCAO CONTA||COM MANUTENCAO CONTA PACOTE|5.20|month|f|bankfee
"""
LOCAL["GB"] = """
B|Sky|SKY DIGITAL||{k12}|~46.00|month|d
B|BT|BT GROUP PLC||GP{k8} // EE LIMITED {k8}|38.99|month|d
B|giffgaff|GIFFGAFF|GIFFGAFF GOODYBAG|giffgaff|10.00|month|cp
B|Three|H3G||{k10}Z|16.00|month|d
B|PureGym|PURE GYM LTD||{k9}|24.99|month|d
B|The Times|TIMES NEWSPAPERS LTD|THE TIMES SUBSCRIPTION|TNL {k8}|26.00|month|cd
B|National Trust|NATIONAL TRUST||NT{k8}|91.20|year|d
B|RSPB|RSPB||{k9} RSPB|5.00|month|d
B|The AA|AA MEMBERSHIP||{k12}|112.00|year|d
B|Cancer Research UK|CANCER RESEARCH UK||CRUK{k8}|8.00|month|d
B|Gousto|SCA INVESTMENTS LTD|GOUSTO|SCA|~39.99|week|c
B|Nuffield Health|NUFFIELD HEALTH||NHFW{k7}|62.00|month|d
B|Railcard|RAILCARD|TRAINLINE RAILCARD|Railcard|30.00|year|c
B|NOW|NOW TV LTD|NOW ENTERTAINMENT|NOW|9.99|month|c
S|{town} Harriers|{town} HARRIERS AC||SUBS {k4}|7.50|month|t
S|Riverford|RIVERFORD ORGANIC FARMERS|RIVERFORD ORGANIC|{k7}|~21.95|week|c
S|{town} Cricket Club|GOCARDLESS||{town} CC {x8} // GC RE {town} CC {x8}|12.00|month|d
S|Window cleaner|GOCARDLESS LTD||SQUEAKY {town} {x8}|16.00|month|d
S|Hyperoptic|HYPEROPTIC LTD||HO{k8}|33.00|month|d
S|{town} Leisure|{town} LEISURE TRUST||{k7} LEISURE|38.50|month|d
S|Pact Coffee|PACT COFFEE|PACT COFFEE|Pact|9.95|month|c
S|The {town} Gazette|NEWSQUEST MEDIA|NEWSQUEST DIGITAL|{k7}|14.99|quarter|c
S|Guide Dogs|GUIDE DOGS||PUPPY {k7}|10.00|month|d
S|{town} Allotment Society|{town} ALLOTMENTS||PLOT {k2} {yyyy}|48.00|year|t
S|Homeserve Boiler|HOMETREE SERVICES||BOILER PLAN {k7}|18.50|month|d
S|Beer52|BEER52 LTD|BEER52.COM|BEER52|27.00|month|c
I|Octopus Energy|OCTOPUS ENERGY||A-{X8}|~138.00|month|d|energy
I|Thames Water|THAMES WATER||{k12}|34.00|month|d|water
I|{town} Council|{town} BOROUGH COUNCIL||{k9} CTAX|168.00|month|d|tax
I|Admiral|ADMIRAL INSURANCE||P{k9}|47.16|month|d|insurance
I|TV Licence|TV LICENCE MBP||{k10}|14.12|month|d|tax
I|National Lottery|CAMELOT LOTTERY|NATIONAL LOTTERY INTE|{k8}|10.00|month|c|arguable
"""
LOCAL["IE"] = """
B|Eir|EIRCOM LTD||EIR {k9}|~44.99|month|d
B|Virgin Media|VIRGIN MEDIA IRELAND||VMI {k9}|52.00|month|d
B|48|48 MOBILE|48.IE TOPUP PLAN|48|12.99|month|c
B|The Irish Times|IRISH TIMES DAC|IRISH TIMES SUBS|{k7}|20.00|month|c
B|FLYEfit|FLYEFIT||FLYEFIT {k7}|34.99|month|d
B|Trócaire|TROCAIRE||TROCAIRE {k7}|21.00|month|d
B|AA Ireland|AA IRELAND LTD||MEM {k8}|139.00|year|d
B|Sky Ireland|SKY IRELAND||{k12}|64.00|month|d
B|GoMo|GOMO|GOMO DUBLIN|GOMO|12.99|month|c
S|{town} GAA|CLG {town}||CLUBFORCE {town} {k5}|180.00|year|t
S|St Vincent de Paul|ST VINCENT DE PAUL {town}||SVP {k6}|10.00|month|d
S|Green Earth Organics|GREEN EARTH ORGANICS|GREEN EARTH ORGANICS|{d6}|~35.00|week|c
S|{town} Leisure Centre|{town} LEISURE CENTRE||LEISURE {k5}|42.00|month|d
S|Imagine Broadband|IMAGINE COMMUNICATIONS||IMG{k7}|59.99|month|d
S|{town} Tribune|{town} TRIBUNE|{town} TRIBUNE|{k5}|36.00|quarter|c
S|PhoneWatch|PHONEWATCH||PW{k8}|37.00|month|d
S|Silver Grind Coffee|SILVERSKIN COFFEE|SILVERSKIN COFFEE|SUB {d5}|17.50|month|c
S|{town} Sea Swimming Club|STRIPE {town} SWIM||MEMBERSHIP {yyyy}|60.00|year|t
S|Boiler Care {town}|{town} HEATING SVCS||SERVICE PLAN {k5} Q{q}|45.00|quarter|d
I|Electric Ireland|ELECTRIC IRELAND||EI {k9}|~128.00|month|d|energy
I|Local Property Tax|REVENUE LPT||LPT {k8}|33.75|month|d|tax
I|VHI|VHI HEALTHCARE||VHI {k8}|141.20|month|d|insurance
I|Account fee|FEE-QTR MAINTENANCE||MAINTENANCE FEE|18.00|quarter|f|bankfee
"""
LOCAL["US"] = """
B|Verizon|VERIZON WIRELESS|VERIZON WRLS MYACCT VN|PAYMENTS {k15}|~85.42|month|dc
B|T-Mobile|T-MOBILE|TMOBILE*AUTO PAY|PCS SVC {k7}|70.00|month|cd
B|Comcast Xfinity|COMCAST|COMCAST CABLE COMM|CABLE {k7}|~89.99|month|dc
B|Hulu|HULU|HLU*HULU {d12}-U|HULU|17.99|month|c
B|Planet Fitness|PLANET FIT||CLUB FEES {k10}|15.00|month|d
B|Costco Membership|COSTCO|COSTCO *ANNUAL RENEWAL|COSTCO|65.00|year|c
B|The Washington Post|WASHINGTON POST|WASHINGTON POST SUBS|WP|12.00|4week|c
B|SiriusXM|SIRIUS XM|SIRIUSXM.COM/ACCT|SXM|~23.97|month|c
B|AAA|AAA MEMBERSHIP|AAA *MBRSHP|AAA {k9}|94.00|year|c
B|Walmart+|WALMART|WALMART+ MEMBER|WMT PLUS|12.95|month|c
B|Mint Mobile|MINT MOBILE|MINT MOBILE|MINT|45.00|quarter|c
B|St. Jude|ST JUDE|ST JUDE CHILDRENS|DONATION {k8}|19.00|month|cd
B|NPR station KQED|KQED|KQED PUBLIC MEDIA|SUSTAINER|10.00|month|c
B|Blue Apron|BLUE APRON|BLUE APRON|BA|69.93|week|c
S|{town} YMCA|YMCA OF {town}||YMCA DUES {k6}|54.00|month|d
S|CrossFit {town}|CROSSFIT {town}|CROSSFIT {town}|PUSHPRESS|145.00|month|c
S|{town} Farm CSA|HILLSIDE FARM|SQ *HILLSIDE FARM CSA|CSA|35.00|week|c
S|The {town} Courier|LEE ENTERPRISES|THE {town} COURIER|SUBSCR|14.99|month|c
S|Bluebird Car Wash|BLUEBIRD EXPRESS|BLUEBIRD EXPRESS WASH {town}|UNLIMITED|24.99|month|c
S|{town} Pest Control|{town} PEST|{town} PEST CONTROL|QTRLY|89.00|quarter|c
S|Trade Coffee|TRADE COFFEE|TRADE COFFEE CO|SUB|19.75|month|c
S|{town} Fiber|{town} FIBER COOP||INTERNET {k6}|64.95|month|d
S|ADT|ADT SECURITY|ADT SECURITY*{k9}|ADT|52.99|month|dc
S|{town} Zoo Society|{town} ZOO|{town} ZOO MEMBERSHIP|MBR|129.00|year|c
S|{town} Animal Shelter|HUMANE SOC {town}|HUMANE SOCIETY OF {town}|DONATION|25.00|month|c
S|Massage Envy|MASSAGE ENVY|MASSAGE ENVY {town}|MEMBER|70.00|month|c
I|PG&E|PACIFIC GAS & ELE||UTIL BILL {k9}|~143.00|month|d|energy
I|City Water|CITY OF {town}|CITY OF {town} UTILITY|WATER {k6}|~58.00|month|dc|water
I|GEICO|GEICO|GEICO *AUTO|PREM COLL {k8}|112.40|month|dc|insurance
I|State Farm|STATE FARM||INSUR PREM SFPP {k10}|38.27|month|d|insurance
I|Monthly service fee|MONTHLY SERVICE FEE||MONTHLY SERVICE FEE|12.00|month|f|bankfee
I|{town} Self Storage|PUBLIC STORAGE|PUBLIC STORAGE {k5}|STORAGE|118.00|month|c|arguable
"""
LOCAL["CA"] = """
B|Rogers|ROGERS|ROGERS ******{k4}|ROGERS {k8}|~75.00|month|dc
B|Bell|BELL CANADA|BELL CANADA (OB)|BELL CANADA {k8}|~94.20|month|dc
B|Fido|FIDO MOBILE|FIDO MOBILE ******{k4}|FIDO|45.00|month|dc
B|Crave|CRAVE|CRAVE|CRAVE|22.00|month|c
B|GoodLife Fitness|GOODLIFE FITNESS||GOODLIFE CLUBS {k8}|31.99|month|d
B|Globe and Mail|GLOBE AND MAIL|THE GLOBE AND MAIL|GM|7.99|4week|c
B|CAA|CAA|CAA SOUTH CENTRAL ON|CAA {k8}|135.00|year|c
B|Costco|COSTCO|COSTCO MEMBERSHIP|COSTCO|65.00|year|c
B|Plan Canada|PLAN INTL CANADA||SPONSORSHIP {k7}|45.00|month|d
B|Goodfood|GOODFOOD|GOODFOOD MARKET|GF|~71.93|week|c
S|{town} YMCA|YMCA {town}||MEMBERSHIP {k6}|58.00|month|d
S|TekSavvy|TEKSAVVY|TEKSAVVY SOLUTIONS|TSI {k6}|64.95|month|c
S|{town} Curling Club|{town} CURLING|{town} CURLING CLUB|DUES|320.00|year|c
S|{town} Herald|SALTWIRE {town}|THE {town} HERALD|SUBS|16.99|month|c
S|Mountain Bean Coffee|MOUNTAIN BEAN|SP MOUNTAIN BEAN|SUB|23.50|month|c
S|{town} Bouldering|{town} BOULDERS|{town} BOULDERS|EFT|82.00|month|c
S|{town} SPCA|SPCA {town}||MONTHLY GIFT {k5}|20.00|month|d
S|Weed Man {town}|WEED MAN|WEED MAN {town}|LAWN PLAN|98.00|quarter|c
S|Water cooler|AQUATERRA|AQUATERRA CORP|RENTAL|14.95|month|c
S|Organic box|SPUD {town}|SPUD.CA|BOX|48.00|week|c
I|Hydro|HYDRO ONE||HYDRO BILL {k8}|~112.00|month|d|energy
I|City of {town} tax|CITY OF {town}||PROPERTY TAX PAP {k7}|264.00|month|d|tax
I|Intact Insurance|INTACT INS||INSURANCE {k8}|119.33|month|d|insurance
I|Monthly fee|MONTHLY FEE||MONTHLY ACCOUNT FEE|16.95|month|f|bankfee
"""
LOCAL["AU"] = """
B|Telstra|TELSTRA CORPORATION|TELSTRA BILL|TELSTRA {k10}|~75.00|month|dc
B|Optus|OPTUS BILLING|OPTUS BILLING SERVICES|OPTUS {k10}|59.00|month|dc
B|Aussie Broadband|AUSSIE BROADBAND|AUSSIE BROADBAND LTD|ABB {k7}|79.00|month|dc
B|Stan|STAN ENTERTAINMENT|STAN.COM.AU|STAN|12.00|month|c
B|Binge|BINGE|BINGE STREAMOTION|BINGE|18.00|month|c
B|Foxtel|FOXTEL MANAGEMENT||FOXTEL {k9}|69.00|month|d
B|Sydney Morning Herald|FAIRFAX|NINE SUBSCRIPTIONS|SMH|24.00|4week|c
B|NRMA|NRMA MEMBERSHIP|NRMA ROADSIDE|NRMA {k8}|129.00|year|c
B|World Vision|WORLD VISION AUST||WVA {k8}|48.00|month|d
B|Snap Fitness|SNAP FITNESS {town}||DEBITSUCCESS {k7}|19.95|week|d
B|Marley Spoon|MARLEY SPOON|MARLEY SPOON|MS|89.94|week|c
S|{town} RSL|{town} RSL CLUB|{town} RSL CLUB|MEMBERSHIP|15.00|year|c
S|{town} Swim School|{town} SWIM SCHOOL||EZIDEBIT {k6}|84.00|month|d
S|{town} Football Club|{town} FC|{town} FC MEMBERSHIP|MEMBER|28.00|month|c
S|Who Gives A Crap|WHO GIVES A CRAP|SP WHO GIVES A CRAP|SUB|58.00|quarter|c
S|{town} Coffee Club|SINGLE O|SP SINGLE O ROASTERS|SUB|36.00|month|c
S|Launtel|LAUNTEL|LAUNTEL PTY LTD|NET|~64.00|month|c
S|{town} Pool Care|{town} POOL CARE|{town} POOL CARE|SERVICE|95.00|month|c
S|{town} Advertiser|ACM {town}|THE {town} ADVERTISER|DIGITAL|14.00|month|c
S|RSPCA|RSPCA {town}||RSPCA GIFT {k7}|25.00|month|d
S|F45 {town}|F45 {town}||EZYPAY {k7}|65.00|week|d
I|AGL|AGL SALES||AGL {k10}|~154.00|month|d|energy
I|{town} Council rates|{town} CITY COUNCIL||RATES {k8}|412.00|quarter|d|tax
I|Medibank|MEDIBANK PRIVATE||MPL {k9}|168.40|month|d|insurance
I|Sydney Water|WATER CORP||WATER {k8}|~187.00|quarter|d|water
"""
LOCAL["NZ"] = """
B|Spark|SPARK NEW ZEALAND||SPARK {k9}|~89.00|month|d
B|One NZ|ONE NEW ZEALAND|ONE NZ AUTO|ONE NZ {k8}|45.00|month|dc
B|Skinny|SKINNY MOBILE|SKINNY MOBILE|SKINNY|26.00|4week|c
B|Neon|NEON|NEON NZ|NEON|19.99|month|c
B|Les Mills|LES MILLS {town}||MEMBERSHIP {k7}|31.90|week|d
B|AA New Zealand|AA MEMBERSHIP|AA NZ MEMBERSHIP|AA {k8}|89.00|year|c
B|My Food Bag|MY FOOD BAG|MY FOOD BAG|MFB|~129.00|week|c
B|NZ Herald|NZME|NZ HERALD PREMIUM|NZH|20.00|4week|c
B|Greenpeace NZ|GREENPEACE NZ||DONATION {k6}|25.00|month|d
B|Sky TV|SKY NETWORK TV||SKY {k8}|~98.50|month|d
S|{town} Tramping Club|{town} TRAMPING CLUB||SUBS {yyyy}|75.00|year|t
S|{town} Squash|{town} SQUASH||SUBS {k4}|22.00|month|t
S|Flight Coffee|FLIGHT COFFEE|FLIGHT COFFEE|SUB|34.00|month|c
S|{town} Bowls|{town} BOWLING CLUB||DUES Q{q}|60.00|quarter|t
S|2degrees {town} Fibre|INSPIRE NET||INSPIRE {k6}|79.00|month|d
S|{town} Times|ALLIED PRESS|ALLIED PRESS {town}|SUBS|38.00|month|c
S|St John|ST JOHN SUPPORTER||SUPPORTER {k7}|20.00|month|d
S|{town} Climbing|FERG'S {town}|FERGS CLIMB {town}|MEMBER|68.00|month|c
S|Lawnmowing {town}|CREWCUT {town}||LAWNS|55.00|month|t
S|SPCA NZ|SPCA NEW ZEALAND||PAW GIFT {k6}|18.00|month|d
I|Mercury|MERCURY NZ LTD||MERCURY {k9}|~176.00|month|d|energy
I|{town} Rates|{town} DISTRICT COUNCIL||RATES {k7}|688.00|quarter|d|tax
I|AMI Insurance|AMI INSURANCE||POLICY {k8}|62.30|month|d|insurance
I|Southern Cross|SOUTHERN CROSS||SX {k8}|84.10|month|d|insurance
"""
LOCAL["SE"] = """
B|Telia|TELIA SVERIGE AB||TELIA {k9}|~399|month|d
B|Comviq|COMVIQ|COMVIQ|Comviq|195|month|cd
B|Bredbandsbolaget|TELENOR SVERIGE AB||TELENOR {k9}|429|month|d
B|Viaplay|VIAPLAY GROUP|VIAPLAY SE|Viaplay|149|month|c
B|Storytel|STORYTEL AB|STORYTEL|Storytel|169|month|c
B|Dagens Nyheter|AB DAGENS NYHETER|DAGENS NYHETER|DN PRENUMERATION|329|month|cd
B|SATS|SATS SPORTS CLUB||SATS {k8}|549|month|d
B|SL|AB STORSTOCKHOLMS LOKALTRAFIK|SL PERIODBILJETT|SL|970|month|c
B|Röda Korset|SVENSKA RODA KORSET||MANADSGIVARE {k7}|150|month|d
B|Friskis&Svettis|FRISKIS OCH SVETTIS {town}||FRISKIS {k7}|345|month|d
S|{town} IF|{town} IF||MEDLEMSAVG {yyyy}|600|year|t
S|Linas Matkasse|LINAS MATKASSE|LINAS MATKASSE|Matkasse|~795|week|c
S|{town} Golfklubb|{town} GOLFKLUBB||ARSAVG GK {k4}|1450|quarter|d
S|Bahnhof|BAHNHOF AB||BAHNHOF {k8}|379|month|d
S|{town}s Tidning|GOTA MEDIA AB|GOTA MEDIA|{town}s Tidning|189|month|c
S|Kaffebox|KAFFEBOX AB|KLARNA*KAFFEBOX|Kaffebox|159|month|c
S|Naturskyddsföreningen|NATURSKYDDSFORENINGEN||GIVARE {k7}|100|month|d
S|Verisure|VERISURE SVERIGE AB||LARM {k8}|1197|quarter|d
S|{town} Klätterklubb|KLATTERHALLEN {town}|KLATTERHALLEN {town}|Medlem|449|month|c
S|Villaägarna|VILLAAGARNAS RIKSFORBUND||MEDLEM {yyyy}|595|year|d
I|Vattenfall|VATTENFALL KUNDSERVICE||EL {k9}|~812|month|d|energy
I|{town} Vatten|{town} KOMMUN VA||VA AVGIFT {k7}|1240|quarter|d|water
I|Folksam|FOLKSAM||FORS {k9}|268|month|d|insurance
I|A-kassa Unionen|UNIONENS A-KASSA||AKASSA {k8}|130|month|d|insurance
"""
LOCAL["NO"] = """
B|Telenor|TELENOR NORGE AS||KID {k12}|~449|month|d
B|Ice|ICE COMMUNICATION NORGE||KID {k12}|299|month|d
B|Altibox|LYSE TELE AS||ALTIBOX KID {k10}|898|month|d
B|TV 2 Play|TV 2 AS|TV 2 PLAY|TV2 Play|159|month|c
B|Aftenposten|AFTENPOSTEN AS|SCHIBSTED AFTENPOSTEN|Aftenposten|329|month|c
B|SATS|SATS NORGE AS||SATS KID {k12}|629|month|d
B|NAF|NORGES AUTOMOBIL-FORBUND||KID {k11}|1150|year|d
B|Ruter|RUTER AS|RUTERAPPEN|30-dagers|853|month|c
B|Redd Barna|REDD BARNA||FADDER KID {k11}|250|month|d
S|{town} Turlag|DNT {town}||MEDLEM {yyyy} KID {k10}|795|year|d
S|{town} Fotballklubb|{town} FK||TRENINGSAVGIFT {q}|900|quarter|t
S|Adams Matkasse|ADAMS MATKASSE|ADAMS MATKASSE|Kasse|~899|week|c
S|{town} Avis|AMEDIA {town}|AMEDIA {town} AVIS|Abonnement|249|month|c
S|Klatreverket|KLATREVERKET {town}|KLATREVERKET|Medlem|549|month|c
S|Kaffeabonnement|SOLBERG & HANSEN|VIPPS*SOLBERG HANSEN|Kaffe|219|month|c
S|Sector Alarm|SECTOR ALARM AS||KID {k12}|549|month|d
S|Dyrebeskyttelsen {town}|DYREBESKYTTELSEN {town}||KID {k10}|150|month|d
S|Feiing Service|{town} VENTILASJON||SERVICEAVTALE {yyyy}|1490|year|t
I|Tibber|TIBBER NORGE AS||STROM KID {k12}|~1130|month|d|energy
I|{town} kommune|{town} KOMMUNE||KOMM AVG KID {k12}|2985|quarter|d|tax
I|Gjensidige|GJENSIDIGE FORSIKRING||KID {k12}|612|month|d|insurance
"""
LOCAL["DK"] = """
B|YouSee|YOUSEE||BS {k9} YouSee|~489|month|d
B|Telmore|TELMORE A/S|TELMORE|Telmore|149|month|cd
B|3|HI3G DENMARK APS||BS 3 {k8}|199|month|d
B|TV 2 Play|TV 2 DANMARK|TV 2 PLAY|TV2|129|month|c
B|Politiken|JP/POLITIKENS HUS|POLITIKEN ABON|Politiken {k7}|299|month|cd
B|FitnessWorld|PUREGYM DENMARK|PUREGYM DK|Medlem {k7}|229|month|cd
B|Mofibo|MOFIBO|MOFIBO|Mofibo|139|month|c
B|Falck|FALCK DANMARK A/S||Abonnement {k8}|~219|quarter|d
B|Rejsekort Pendler20|DSB|DSB PENDLER20|Pendler|620|month|c
B|Dansk Flygtningehjælp|DANSK FLYGTNINGEHJ||BS Bidrag {k7}|150|month|d
S|{town} Roklub|{town} ROKLUB||Kontingent Q{q}|450|quarter|d
S|Aarstiderne|AARSTIDERNE|AARSTIDERNE.COM|Kasse|~429|week|c
S|{town} Boldklub|{town} BOLDKLUB||Kontingent {yyyy}|1100|year|t
S|Fibia|FIBIA P/S||BS Fibia {k8}|329|month|d
S|Kaffe Abonnement|COFFEE COLLECTIVE|COFFEE COLLECTIVE|Abo|245|month|c
S|{town} Folkeblad|JFM {town}|JFM {town} FOLKEBLAD|Abonnement|199|month|c
S|Kræftens Bekæmpelse|KRAEFTENS BEKAEMP||BS {k7} Tak|100|month|d
S|Vinduespudser {town}|VINDUESPUDS {town}||MobilePay aftale {k6}|180|month|d
S|Boulders {town}|BOULDERS {town}|BOULDERS {town}|Medlem|399|month|c
S|Danmarks Naturfredning|DN NATURFREDNING||BS Medlem {yyyy} {k7}|330|year|d
I|Norlys|NORLYS ENERGI A/S||BS El {k9}|~735|month|d|energy
I|{town} Vand|{town} FORSYNING||BS Vand {k8}|1180|quarter|d|water
I|Tryg|TRYG FORSIKRING||BS Forsikring {k9}|389|month|d|insurance
I|Udbetaling A-kasse|3F A-KASSE||BS {k8}|498|month|d|insurance
"""
LOCAL["FI"] = """
B|Elisa|ELISA OYJ||Lasku {d9} asiakasnro {k9}|~34.90|month|d
B|DNA|DNA OYJ||DNA lasku {d9}|24.90|month|d
B|Helsingin Sanomat|SANOMA MEDIA FINLAND OY|SANOMA HS TILAUS|HS Digi {k8}|17.95|month|cd
B|Ruutu|NELONEN MEDIA|RUUTU.FI|Ruutu+|15.99|month|c
B|Elixia|SATS FINLAND OY||Elixia jasenmaksu {k7}|64.90|month|d
B|HSL|HSL HRT|HSL KAUSILIPPU|HSL|72.40|month|c
B|Autoliitto|AUTOLIITTO RY||Jasenmaksu {yyyy} {k7}|89.00|year|d
B|SPR|SUOMEN PUNAINEN RISTI||Kuukausilahjoitus {k7}|15.00|month|d
B|BookBeat|BOOKBEAT|BOOKBEAT|BookBeat|16.99|month|c
S|{town}n Urheilijat|{town} URHEILIJAT RY||Jasenmaksu kausi {q}|55.00|quarter|t
S|Ruokakassi|RUOKABOKSI OY|RUOKABOKSI|Boksi|~59.90|week|c
S|{town}n Sanomat|KESKISUOMALAINEN OYJ||Tilaus {k7} {mm}/{yyyy}|29.90|month|d
S|Valokuitunen {town}|VALOO {town} OY||Kuitu lasku {d8}|42.90|month|d
S|Kiipeilykeskus {town}|KIIPEILY {town} OY|KIIPEILY {town}|Jasen {k5}|59.00|month|c
S|WWF Suomi|WWF SUOMI||Kummi {k6}|12.00|month|d
S|Kahvitilaus|KAFFA ROASTERY OY|KAFFA ROASTERY|Tilaus {d5}|24.50|month|c
S|Martat {town}|{town} MARTTAYHDISTYS||Jasenmaksu {yyyy}|36.00|year|t
S|Huoltosopimus lämpöpumppu|LAMPO {town} OY||Huoltosopimus {k5}|33.00|quarter|d
I|Fortum|FORTUM MARKETS OY||Sahkolasku {d9}|~78.00|month|d|energy
I|{town}n Vesi|{town} VESI OY||Vesilasku {d8}|~64.00|quarter|d|water
I|LähiTapiola|LAHITAPIOLA||Vakuutus {k9}|38.60|month|d|insurance
I|Palvelumaksu|PALVELUMAKSU||Palvelumaksut {mm}/{yyyy}|3.75|month|f|bankfee
"""
LOCAL["PL"] = """
B|Play|P4 SP. Z O.O.|PLAY24.PL|Faktura F/{d8}/{mm}/{yy} konto {k8}|~45.00|month|dct
B|Orange|ORANGE POLSKA S.A.||Faktura {d12} nr ewid. {k9}|79.99|month|dt
B|Canal+ online|CANAL+ POLSKA S.A.|CANAL+ ONLINE|CANAL+|59.00|month|c
B|Player|TVN S.A.|PLAYER.PL|Player|25.00|month|c
B|Legimi|LEGIMI S.A.|LEGIMI.PL|Legimi|44.99|month|cp
B|Gazeta Wyborcza|AGORA S.A.|WYBORCZA.PL|Prenumerata {k7}|29.90|month|c
B|MultiSport|BENEFIT SYSTEMS S.A.|KARTA MULTISPORT|Karta {k8}|179.00|month|c
B|Allegro Smart|ALLEGRO SP. Z O.O.|ALLEGRO SMART|Smart|59.90|year|c
B|PAH|POLSKA AKCJA HUMANITARNA||Darowizna stala {k6}|40.00|month|td
B|Zdrofit|ZDROFIT|ZDROFIT|Skladka czlonkowska {k7}|139.00|month|cd
S|Klub Sportowy {town}|KS {town}||Skladka {mon} {yyyy}|120.00|month|t
S|Dieta pudełkowa {town}|DIETLY.PL|PRZELEWY24 *DIETLY|Dieta {d7}|~312.00|week|c
S|Vectra {town}|VECTRA S.A.||Umowa {k8} za {mm}/{yyyy}|69.00|month|dt
S|Głos {town}|POLSKA PRESS|POLSKA PRESS SP Z OO|Prenumerata cyfrowa|19.90|month|c
S|Kawa Czysta Abonament|COFFEE PLANT|PAYU *COFFEE PLANT|Kawa {d6}|64.00|month|cp
S|Ścianka {town}|CENTRUM WSPINACZKOWE {town}|WSPINACZKA {town}|Karnet {mon}|159.00|month|c
S|Schronisko {town}|FUNDACJA ZWIERZAKI {town}||Wsparcie {k4}|30.00|month|t
S|ROD {town}|ROD KOLEJARZ {town}||Oplata dzialka {k3} {yyyy}|540.00|year|t
S|Ochrona {town}|AGENCJA OCHRONY {town}||Monitoring {k5} kw {q}|210.00|quarter|td
S|Szkoła Jogi|JOGA {town}||Karnet open {mon}|220.00|month|t
I|Tauron|TAURON SPRZEDAZ SP. Z O.O.||Faktura {d12} energia|~186.00|month|td|energy
I|Wodociągi {town}|MPWIK {town}||Woda {d8} nr {k7}|~142.00|quarter|t|water
I|PZU|PZU SA||Polisa {k9} skladka|84.00|month|td|insurance
I|Opłata za konto|OPLATA ZA PROWADZENIE RACHUNKU||Oplata za karte {mm}/{yyyy}|8.00|month|f|bankfee
I|Żłobek {town}|ZLOBEK {town}||Czesne {mon}|650.00|month|t|arguable
"""
LOCAL["CZ"] = """
B|O2|O2 Czech Republic a.s.||O2 vyuctovani {d10} VS {k10}|~599|month|dt
B|T-Mobile|T-Mobile Czech Republic a.s.||TMCZ VS {k10}|499|month|dt
B|Voyo|TV Nova s.r.o.|VOYO.CZ|Voyo|199|month|c
B|Respekt|Economia, a.s.|ECONOMIA PREDPLATNE|Respekt {k7}|229|month|c
B|MultiSport|MultiSport Benefit s.r.o.|MULTISPORT CZ|MultiSport|990|month|c
B|Lítačka|Operátor ICT, a.s.|PIDLITACKA.CZ|Litacka|550|month|c
B|Člověk v tísni|Člověk v tísni, o.p.s.||Klub pratel VS {k8}|300|month|t
B|Herohero|Herohero s.r.o.|HEROHERO|Herohero|150|month|c
B|ÚAMK|ÚAMK a.s.||Clenstvi {yyyy} VS {k8}|950|year|t
S|TJ Sokol {town}|T.J. Sokol {town}||Prispevek VS {k6} {q}.Q|450|quarter|t
S|Bedýnky {town}|Biofarma {town} s.r.o.|BEDYNKY {town}|Bedynka {d5}|~480|week|c
S|Fitko {town}|Form Factory {town}|FORM FACTORY {town}|Clenstvi {k6}|890|month|c
S|{town}net|{town}net s.r.o.||Internet VS {k8}|390|month|t
S|Deník {town}|VLTAVA LABE MEDIA a.s.|DENIK.CZ|Predplatne|99|month|c
S|Káva {town} předplatné|Pražírna {town}|GOPAY *PRAZIRNA|Kava {d6}|420|month|c
S|Útulek {town}|Útulek {town} z.s.||Adopce VS {k5}|200|month|t
S|Zahrádkáři {town}|ČZS ZO {town}||Clensky prispevek {yyyy}|350|year|t
S|Jóga {town}|Jóga studio {town}|JOGA {town}|Permanentka|1190|month|c
S|Servis kotlů {town}|Plynoservis {town}||Servisni smlouva VS {k6}|780|quarter|t
I|ČEZ|ČEZ Prodej, a.s.||Zaloha elektrina VS {k10}|1850|month|dt|energy
I|Vodovody {town}|VaK {town}, a.s.||Zaloha vodne VS {k9}|1340|quarter|t|water
I|Kooperativa|Kooperativa pojišťovna||Pojistne VS {k10}|612|month|t|insurance
I|Poplatek|Poplatek za vedení účtu||Poplatek {mm}/{yyyy}|79|month|f|bankfee
"""
LOCAL["BR"] = """
B|Vivo|TELEFONICA BRASIL SA||VIVO MOVEL {k10}|~59.99|month|d
B|Claro|CLARO SA||CLARO {k10}|~109.90|month|d
B|Globoplay|GLOBO COMUNICACAO|GLOBOPLAY|Globoplay|22.90|month|c
B|Smart Fit|SMARTFIT ESCOLA DE GINASTICA|SMARTFIT|Smart Fit|119.90|month|c
B|Folha de S.Paulo|FOLHA DA MANHA SA|FOLHA DE S PAULO|Folha|29.90|month|c
B|iFood Clube|IFOOD|IFD*IFOOD CLUB|Clube|9.90|month|c
B|Mercado Livre Meli+|MERCADO LIVRE|MERCADOLIVRE*MELIMAIS|Meli+|27.99|month|c
B|Médicos Sem Fronteiras|MEDICOS SEM FRONTEIRAS||DOACAO {k8}|40.00|month|d
B|Sem Parar|SEM PARAR INST PAGAMENTO||SEM PARAR PLANO {k8}|34.90|month|d
B|TIM|TIM SA||TIM CELULAR {k10}|54.99|month|d
S|Clube {town}|CLUBE ATLETICO {town}||MENSALIDADE TITULO {k4}|245.00|month|d
S|Academia {town} Fit|ACADEMIA {town} FIT|ACADEMIA {town} FIT|Mensalidade|99.90|month|c
S|Cesta Orgânica|ORGANICOS {town}|PAG*ORGANICOS{town}|Cesta|~75.00|week|c
S|{town} Fibra|{town} FIBRA TELECOM||INTERNET {k6}|99.90|month|d
S|Clube Wine|WINE COM BR|WINE COM BR|Clube|149.00|month|c
S|TAG Livros|TAG EXPERIENCIAS|TAG LIVROS|Clube|79.90|month|c
S|Gazeta de {town}|GAZETA {town}|PAG*GAZETA{town}|Assinatura|24.90|month|c
S|Abrigo {town}|ABRIGO ANIMAL {town}||DOACAO MENSAL|35.00|month|t
S|Yoga {town}|STUDIO YOGA {town}||PLANO {mon}|180.00|month|t
S|Alarme {town}|MONITORA {town} LTDA||MONITORAMENTO {k6}|129.00|month|d
S|Associação {town} Trilhas|ASSOC TRILHAS {town}||ANUIDADE {yyyy}|160.00|year|t
S|Dedetiza {town}|DEDETIZA {town}||CONTRATO TRIM {q}|210.00|quarter|t
I|Enel SP|ENEL DISTRIBUICAO SP||LUZ {k9}|~168.00|month|d|energy
I|Sabesp|SABESP||AGUA {k9}|~72.00|month|d|water
I|IPTU {town}|PREF MUN {town}||IPTU PARC {mm}|118.40|month|d|tax
I|Porto Seguro|PORTO SEGURO CIA||SEGURO AUTO {k8}|212.35|month|d|insurance
I|Tarifa pacote|TARIFA PACOTE DE SERVICOS||TAR PACOTE ITAU|39.95|month|f|bankfee
"""

# ---------- everyday life, per country ----------
# towns ; first names ; surnames ; groceries ; coffee ; shops ; employers ; landlord ; transit top-up ; bnpl ; savings ; loan
LIFE = {
"DE":("Bamberg,Lüneburg,Rosenheim,Marburg,Würzburg,Regensburg,Wismar","Lena,Jonas,Sabine,Murat,Petra,Kai","Krüger,Özdemir,Lehmann,Vogt,Brandl,Seidel","REWE Markt,EDEKA Center,ALDI SUED,LIDL DIENSTLEISTUNG,DM-Drogerie Markt","Baeckerei Wimmer,Einstein Kaffee,Backwerk","ARAL Station,IKEA Deutschland,Thalia,OBI Bau,Rossmann,Zalando SE,H+M,Media Markt,Kinopolis,Apotheke am Markt,Deichmann","Siemens AG,Klinikum {town},Bosch GmbH,Landeskasse Bayern","Hausverwaltung Meier & Sohn","HVV Prepaid Aufladung","Klarna Bank AB","Trade Republic Bank GmbH","Santander Consumer Bank AG"),
"AT":("Linz,Graz,Wels,Bregenz,Krems,Leoben","Anna,Lukas,Gerhard,Eva,Milan","Huber,Gruber,Novak,Steiner,Pichler","BILLA DANKT,SPAR DANKT,HOFER DANKT,BIPA","AIDA CAFE,ANKER SNACK,STROECK","OMV TANKSTELLE,XXXLUTZ,LIBRO,BAUHAUS,H&M,THALIA,TRAFIK,MUELLER","voestalpine AG,Land Oberösterreich,Magistrat {town}","Wohnbaugenossenschaft GWG","OEBB TICKETAUTOMAT","Klarna Bank AB","Erste Asset Management","Bausparkasse Wüstenrot"),
"CH":("Winterthur,Thun,Chur,Aarau,Biel,Olten","Nina,Reto,Urs,Laura,Beat","Meier,Keller,Baumann,Frei,Zbinden","COOP-1812,MIGROS M,DENNER,ALDI SUISSE","STARBUCKS,SPETTACOLO,BACHMANN","MANOR,GALAXUS,IKEA SPREITENBACH,SHELL,INTERDISCOUNT,LANDI,ORELL FUESSLI","Roche AG,Kanton Aargau,Zühlke AG","Livit AG Immobilien","ZVV TICKETAUTOMAT","Klarna","Viac Invest","Cembra Money Bank AG"),
"NL":("Zwolle,Breda,Amersfoort,Deventer,Leeuwarden,Gouda","Sanne,Daan,Fatima,Bram,Joke","de Vries,Jansen,Bakker,Yilmaz,Visser","Albert Heijn 1472,JUMBO,LIDL,PLUS Supermarkt,Kruidvat","Bagels & Beans,Coffeecompany,Bakker Bart","HEMA,Bol.com,Action,Gamma,Shell,Etos,Bruna,Coolblue,Pathe,Intratuin","Philips Electronics,Gemeente {town},ASML","Woonstichting De Key","OV-CHIPKAART OPLADEN","Klarna","Brand New Day","Qander Consumer Finance"),
"BE":("Gent,Leuven,Mechelen,Hasselt,Namur,Kortrijk","Lotte,Wout,Amélie,Karim,Els","Peeters,Janssens,Dubois,Maes,Claes","COLRUYT,DELHAIZE,CARREFOUR,ALDI","PANOS,EXKI,JAVA COFFEE","FNAC,KRUIDVAT,TOTAL,BRICO,DECATHLON,STANDAARD BOEKHANDEL,ICI PARIS","UZ {town},Solvay NV,Vlaamse Overheid","Immo Van Damme","DE LIJN TOPUP","Klarna","Keytrade Sparen","Cofidis NV"),
"FR":("RENNES,ANNECY,NIMES,DIJON,BREST,POITIERS","Camille,Julien,Sophie,Mehdi,Odile","MARTIN,BERNARD,PETIT,MOREAU,LEFEVRE","CARREFOUR CITY,MONOPRIX,LIDL,INTERMARCHE,AUCHAN","PAUL,COLUMBUS CAFE,BOULANGERIE ANGE","FNAC,DECATHLON,TOTAL ACCESS,LEROY MERLIN,PHARMACIE,SEPHORA,UGC,CULTURA,PICARD","AIRBUS SAS,CHU {town},MAIRIE DE {town}","FONCIA","IDF MOBILITES RECHARGE","ALMA","YOMONI","SOFINCO"),
"ES":("GIJON,LEON,CADIZ,LOGROÑO,SABADELL,TERUEL","LUCIA,PABLO,CARMEN,JORGE,NEREA","GARCIA LOPEZ,FERNANDEZ RUIZ,MARTIN SANZ,NAVARRO GIL","MERCADONA,CARREFOUR,DIA,LIDL,CONSUM","CAFETERIA SOL,GRANIER,PANARIA","ZARA,EL CORTE INGLES,REPSOL,FNAC,DECATHLON,LEROY MERLIN,FARMACIA,PRIMARK","INDITEX SA,JUNTA DE ANDALUCIA,MAPFRE RRHH","ALQUILERES HIDALGO","RECARGA TARJETA TRANSPORTE","SEQURA","INDEXA CAPITAL","CETELEM"),
"IT":("PARMA,UDINE,LECCE,TRENTO,PISA,BERGAMO","Giulia,Marco,Paola,Luca,Sara","ROSSI,BIANCHI,FERRARI,CONTI,GALLO","ESSELUNGA,COOP,CONAD,LIDL,EUROSPIN","BAR CENTRALE,AUTOGRILL,PASTICCERIA","ENI STATION,IKEA,FELTRINELLI,DECATHLON,FARMACIA,OVS,TIGOTA","FERRERO SPA,COMUNE DI {town},AUSL","IMMOBILIARE VERDI","RICARICA ATM","SCALAPAY","MONEYFARM","FINDOMESTIC"),
"PT":("BRAGA,AVEIRO,EVORA,FARO,VISEU","Joana,Tiago,Rita,Nuno","SILVA,SANTOS,FERREIRA,COSTA","CONTINENTE,PINGO DOCE,LIDL,MINIPRECO","PADARIA PORTUGUESA,CAFE CENTRAL","GALP,FNAC,WORTEN,WELLS,DECATHLON,BERTRAND,ZARA","HOSPITAL DE {town},CM {town},SONAE","IMOBILIARIA ROCHA","NAVEGANTE OCASIONAL","KLARNA","CASA DE INVESTIMENTOS","COFIDIS PT"),
"GB":("KENDAL,STROUD,HARROGATE,LEWES,DERBY,LUDLOW","Emma,Oliver,Priya,Callum,Megan","SMITH,PATEL,HUGHES,WALKER,O'NEILL","TESCO STORES 3341,SAINSBURYS S/MKT,ALDI,CO-OP GROUP 0712,LIDL GB","PRET A MANGER,COSTA COFFEE,GREGGS","BOOTS,SHELL,ARGOS,WATERSTONES,B & Q,NEXT RETAIL,TK MAXX,AMZNMKTPLACE,JOHN LEWIS,SCREWFIX","NHS TRUST,HMRC PAYROLL SVC,ACME LOGISTICS LTD","CHESTERTONS LETTINGS","TFL AUTO TOP UP","KLARNA","VANGUARD INVESTOR UK","ZOPA LOAN"),
"IE":("Sligo,Ennis,Athlone,Tralee,Navan","Aoife,Sean,Niamh,Conor","MURPHY,BYRNE,KELLY,RYAN","TESCO STORES,DUNNES,SUPERVALU,LIDL,ALDI","INSOMNIA,BUTLERS CHOC,CENTRA","APPLEGREEN,PENNEYS,EASONS,WOODIES,BOOTS,SMYTHS TOYS,HARVEY NORMAN","HSE PAYROLL,INTEL IRELAND,TUSLA","SHERRY FITZ LETTINGS","LEAP TOP UP","HUMM","STATE SAVINGS","CREDIT UNION LOAN"),
"US":("BOULDER,SALEM,ASHEVILLE,TULSA,DAYTON,FRESNO","Emily,Marcus,Jose,Linda,Wei","JOHNSON,MARTINEZ,NGUYEN,BROWN","TRADER JOE S #142,KROGER #541,SAFEWAY #1711,WHOLEFDS,ALDI 72041","STARBUCKS STORE 10442,DUNKIN #339421,PEETS","SHELL OIL,TARGET 00012,CHIPOTLE 1842,CVS/PHARMACY #08,HOME DEPOT,AMZN Mktp US,UBER TRIP,LOWES #00907,EXXON,IKEA,STEAMGAMES.COM","ACME CORP PAYROLL,STATE OF OHIO PAYROLL,KAISER PERMANENTE","GREYSTAR RENT","CLIPPER AUTOLOAD","AFFIRM INC","VANGUARD BUY","NELNET STUDENT LN"),
"CA":("KINGSTON,KELOWNA,MONCTON,GUELPH,REGINA","Olivia,Liam,Chantal,Arjun","TREMBLAY,SINGH,MACDONALD,ROY","LOBLAWS #1028,METRO 412,SOBEYS,NO FRILLS,FARM BOY","TIM HORTONS #2231,STARBUCKS 04411,SECOND CUP","PETRO-CANADA,CANADIAN TIRE #11,SHOPPERS DRUG MART,LCBO,INDIGO,HOME HARDWARE,AMZN MKTP CA,DOLLARAMA","GOVERNMENT OF CANADA,TELUS HEALTH,UNIV OF {town}","MINTO PROPERTIES","PRESTO AUTOLOAD","PAYBRIGHT","WEALTHSIMPLE","SCOTIA AUTO LOAN"),
"AU":("BALLARAT,ORANGE,CAIRNS,BUNBURY,MILDURA","Chloe,Jack,Mia,Tran","WILLIAMS,NGUYEN,TAYLOR,RYAN","WOOLWORTHS 1123,COLES 0455,ALDI STORES,IGA","GLORIA JEANS,THE COFFEE CLUB,GUZMAN","BUNNINGS 6044,KMART 1201,BP EXPRESS,CHEMIST WAREHOUSE,OFFICEWORKS,DAN MURPHYS,JB HI FI,AMPOL","NSW HEALTH,BHP PAYROLL,DEPT OF EDUCATION","RAY WHITE RENTAL","OPAL AUTO TOP UP","AFTERPAY","RAIZ INVEST","LATITUDE LOAN"),
"NZ":("NAPIER,NELSON,TIMARU,TAUPO,GORE","Ruby,Nikau,Hana,Ben","WILSON,PARATA,THOMPSON,LEE","COUNTDOWN,PAK N SAVE,NEW WORLD,FOUR SQUARE","MOJO COFFEE,COLUMBUS,WILD BEAN","Z ENERGY,MITRE 10,THE WAREHOUSE,WHITCOULLS,BRISCOES,UNICHEM,TRADE ME","MOE PAYROLL,FONTERRA,WAIKATO DHB","QUINOVIC RENTALS","AT HOP TOP UP","LAYBUY","SHARESIES","HARMONEY LOAN"),
"SE":("VÄXJÖ,KALMAR,UMEÅ,LUND,FALUN","Elin,Oskar,Maja,Ali","LINDBERG,NILSSON,HOLM,EKSTRÖM","ICA SUPERMARKET,COOP,WILLYS,HEMKOP","ESPRESSO HOUSE,WAYNES,PRESSBYRAN","CLAS OHLSON,CIRCLE K,SYSTEMBOLAGET,APOTEKET,IKEA,BILTEMA,AKADEMIBOKHANDELN","REGION SKÅNE,VOLVO CARS,{town} KOMMUN","STENA FASTIGHETER","VASTTRAFIK LADDNING","KLARNA","AVANZA BANK","SANTANDER CONSUMER"),
"NO":("HAMAR,MOLDE,BODØ,ARENDAL,HALDEN","Ingrid,Lars,Nora,Amir","HANSEN,BERG,LUND,DAHL","REMA 1000,KIWI 512,COOP EXTRA,MENY","KAFFEBRENNERIET,NARVESEN,STOCKFLETHS","CLAS OHLSON,CIRCLE K,VINMONOPOLET,APOTEK 1,EUROPRIS,BILTEMA","HELSE VEST,EQUINOR ASA,{town} KOMMUNE","UTLEIEMEGLEREN","VY BILLETT","KLARNA","NORDNET","LÅNEKASSEN"),
"DK":("KOLDING,VEJLE,RANDERS,SORØ,HOLSTEBRO","Freja,Mads,Sofie,Hassan","JENSEN,NIELSEN,MØLLER,KJÆR","NETTO,REMA1000,FOETEX,IRMA","LAGKAGEHUSET,JOE & THE JUICE,7-ELEVEN","MATAS,IMERCO,CIRCLE K,JYSK,BILKA,H&M,BOG & IDE","NOVO NORDISK,REGION SYD,{town} KOMMUNE","BOLIGKONTORET","REJSEKORT TANKOP","VIABILL","NORDNET","BASISBANK LAAN"),
"FI":("LAHTI,KUOPIO,PORI,VAASA,KOTKA","Aino,Eero,Sanna,Juho","VIRTANEN,KORHONEN,MÄKELÄ,NIEMI","K-MARKET,PRISMA,S-MARKET,LIDL","ROBERTS COFFEE,FAZER CAFE,HESBURGER","ALKO,TOKMANNI,NESTE,VERKKOKAUPPA.COM,YLIOPISTON APTEEKKI,MOTONET","HUS,NOKIA OYJ,{town} KAUPUNKI","LUMO KODIT","WALTTI LATAUS","KLARNA","NORDNET","SVEA RAHOITUS"),
"PL":("TORUŃ,KIELCE,OPOLE,GLIWICE,SOPOT","Anna,Piotr,Zofia,Kamil","NOWAK,WIŚNIEWSKA,MAZUR,ZIELIŃSKI","BIEDRONKA 1042,LIDL,ŻABKA Z4412,CARREFOUR","COSTA COFFEE,GREEN CAFFE NERO,CUKIERNIA","ORLEN,ROSSMANN 112,EMPIK,CASTORAMA,ALLEGRO,CCC,MEDIA EXPERT,APTEKA","SZPITAL {town},COMARCH SA,UM {town}","SPOLDZIELNIA MIESZKANIOWA","JAKDOJADE BILETY","PAYPO","INPZU","SANTANDER CONSUMER BANK"),
"CZ":("Olomouc,Jihlava,Písek,Zlín,Opava","Tereza,Jan,Hana,Petr","NOVÁK,SVOBODOVÁ,DVOŘÁK,ČERNÝ","ALBERT,LIDL,KAUFLAND,BILLA,TESCO","COSTA COFFEE,CAFE EMIL,PAUL","MALL.CZ,ALZA.CZ,ORLEN,DM DROGERIE,IKEA,LEKARNA,DECATHLON","Škoda Auto a.s.,Nemocnice {town},Magistrát {town}","SVJ Lipová","DPMB JIZDENKA","TWISTO","PORTU","HOME CREDIT"),
"BR":("CAMPINAS,LONDRINA,NITEROI,JOINVILLE,SANTOS","Ana,Bruno,Larissa,Rafael","SOUZA,OLIVEIRA,LIMA,PEREIRA","PAO DE ACUCAR,CARREFOUR,ASSAI,EXTRA","CAFE DO PONTO,STARBUCKS,CASA DO PAO","POSTO IPIRANGA,DROGASIL,RENNER,UBER *TRIP,IFD*RESTAURANTE,LEROY MERLIN,LIVRARIA","PETROBRAS,PREF MUN {town},MAGAZINE LUIZA SA","QUINTOANDAR","RECARGA BILHETE UNICO","CREDIARIO","TESOURO DIRETO","FINANCIAMENTO BV"),
}
MONTHS = {
 "de":"Januar,Februar,März,April,Mai,Juni,Juli,August,September,Oktober,November,Dezember",
 "en":"January,February,March,April,May,June,July,August,September,October,November,December",
 "fr":"JANVIER,FEVRIER,MARS,AVRIL,MAI,JUIN,JUILLET,AOUT,SEPTEMBRE,OCTOBRE,NOVEMBRE,DECEMBRE",
 "nl":"januari,februari,maart,april,mei,juni,juli,augustus,september,oktober,november,december",
 "es":"ENERO,FEBRERO,MARZO,ABRIL,MAYO,JUNIO,JULIO,AGOSTO,SEPTIEMBRE,OCTUBRE,NOVIEMBRE,DICIEMBRE",
 "it":"GENNAIO,FEBBRAIO,MARZO,APRILE,MAGGIO,GIUGNO,LUGLIO,AGOSTO,SETTEMBRE,OTTOBRE,NOVEMBRE,DICEMBRE",
 "pt":"JANEIRO,FEVEREIRO,MARCO,ABRIL,MAIO,JUNHO,JULHO,AGOSTO,SETEMBRO,OUTUBRO,NOVEMBRO,DEZEMBRO",
 "pl":"styczen,luty,marzec,kwiecien,maj,czerwiec,lipiec,sierpien,wrzesien,pazdziernik,listopad,grudzien"}
MONTHS.update(
 sv="januari,februari,mars,april,maj,juni,juli,augusti,september,oktober,november,december",
 da="januar,februar,marts,april,maj,juni,juli,august,september,oktober,november,december",
 no="januar,februar,mars,april,mai,juni,juli,august,september,oktober,november,desember",
 fi="tammikuu,helmikuu,maaliskuu,huhtikuu,toukokuu,kesakuu,heinakuu,elokuu,syyskuu,lokakuu,marraskuu,joulukuu",
 cs="leden,unor,brezen,duben,kveten,cerven,cervenec,srpen,zari,rijen,listopad,prosinec")
HQ = {"DE":"BERLIN","AT":"WIEN","CH":"ZUERICH","NL":"UTRECHT","BE":"BRUSSEL","FR":"PARIS","ES":"MADRID","IT":"MILANO","PT":"LISBOA","GB":"LONDON","IE":"DUBLIN 2","US":"NEW YORK NY",
      "CA":"TORONTO ON","AU":"SYDNEY","NZ":"AUCKLAND","SE":"STOCKHOLM","NO":"OSLO","DK":"KOBENHAVN","FI":"HELSINKI","PL":"WARSZAWA","CZ":"PRAHA","BR":"SAO PAULO"}
# single purchases at shops that also sell subscriptions, or look like it
ONLINE = [("Amazon", "AMZN Mktp {CC}*{x9}", "AMZN.COM/BILL", "Amazon EU S.a r.l."), ("Steam", "STEAMGAMES.COM 4259522985", "HAMBURG", "Valve Corporation"), ("Uber", "UBER *TRIP HELP.UBER.COM", "AMSTERDAM", "Uber B.V."), ("Temu", "TEMU.COM", "DUBLIN", "Whaleco Technology Ltd"),
          ("Booking.com", "BOOKING.COM", "AMSTERDAM", "Booking.com B.V."), ("App Store", "APPLE.COM/BILL", "CORK", "Apple Distribution International Ltd."), ("Google Play", "GOOGLE *Google Play Ap", "G.CO/HELPPAY#", "Google Payment Ireland"), ("eBay", "EBAY O*{d2}-{d5}-{d5}", "LUXEMBOURG", "eBay S.a.r.l."), ("Vinted", "VINTED", "VILNIUS", "Vinted UAB"), ("Etsy", "ETSY.COM", "DUBLIN", "Etsy Ireland UC")]
LANG = {"SE":"sv","DK":"da","NO":"no","FI":"fi","CZ":"cs","DE":"de","AT":"de","CH":"de","NL":"nl","BE":"nl","FR":"fr","ES":"es","IT":"it","PT":"pt","BR":"pt","PL":"pl"}
CUR = {"CH":"CHF","GB":"GBP","US":"USD","CA":"CAD","AU":"AUD","NZ":"NZD","SE":"SEK","NO":"NOK","DK":"DKK","PL":"PLN","CZ":"CZK","BR":"BRL"}
# rough price level of one euro, in local money
LEVEL = {"EUR":1.0,"CHF":1.2,"GBP":0.87,"USD":1.1,"CAD":1.5,"AUD":1.6,"NZD":1.75,"SEK":11.0,"NOK":11.3,"DKK":8.0,"PLN":3.9,"CZK":24.0,"BRL":3.4}
# real exchange rate of one US dollar, local money
USDRATE = {"EUR":0.925,"CHF":0.885,"GBP":0.79,"USD":1.0,"CAD":1.37,"AUD":1.52,"NZD":1.66,"SEK":10.5,"NOK":10.8,"DKK":6.9,"PLN":3.97,"CZK":23.2,"BRL":5.3}
