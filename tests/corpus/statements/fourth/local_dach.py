"""DE, AT, CH. Local prices. name|legal|card wordings|channels|tiers|period|purpose"""
DATA = {}
DATA["DE"] = {
 "known": """
Telekom Mobilfunk|Telekom Deutschland GmbH|TELEKOM|dd|39.95>44.95;29.95;49.95~v|month|Mobilfunk Kundenkonto {k} RG {r}/{m}.{Y}
Vodafone|Vodafone GmbH|VODAFONE|dd|39.99>44.99;29.99~v|month|Vodafone Rechnung {r} Kundennummer {k}
o2|Telefonica Germany GmbH + Co. OHG|O2|dd|19.99>24.99;29.99~v|month|Kd-Nr. {k}, Rg-Nr. {r}, Ihre Telefonica Germany
1&1|1&1 Telecom GmbH|1UND1|dd|34.99;14.99>19.99|month|{r} KD-NR. {k} 1u1 DSL/Mobilfunk
congstar|congstar - eine Marke der Telekom Deutschland GmbH|CONGSTAR|dd|10.00>12.00;22.00|month|congstar Kundennummer {k} Rechnung {r}
WOW|Sky Deutschland Fernsehen GmbH & Co. KG|WOW TV~SKY WOW|dd,card|14.99>17.98;29.99>35.99|month|WOW Abo {k} {M} {Y}
RTL+|RTL interactive GmbH|RTL+~RTLPLUS|paypal,dd|6.99>8.99;9.99>12.99|month|RTL+ Premium {k}
Deutschlandticket|Kasseler Verkehrs-Gesellschaft AG|HANDYTICKET|dd|49.00>58.00|month|D-Ticket Abo {k} {m}/{Y}
DB BahnCard|DB Fernverkehr AG|DB VERTRIEB GMBH|dd,card|59.90>62.90;244.00|year|BahnCard 25 Nr. {k}
ADAC|ADAC e.V.|ADAC|dd|54.00;94.00>109.00|year|ADAC Mitgliedsbeitrag {Y} Nr. {k}
DIE ZEIT|Zeitverlag Gerd Bucerius GmbH & Co. KG|ZEITVERLAG|dd,paypal|74.10>80.60|quarter|DIE ZEIT Abo {k} RE {r}
Süddeutsche Zeitung|Süddeutsche Zeitung GmbH|SZ.DE|dd,paypal|36.99>39.99;9.99|month|SZ Plus Abonnement {k}
SPIEGEL+|SPIEGEL-Verlag Rudolf Augstein GmbH|SPIEGEL|dd,paypal|21.99>22.99|month|SPIEGEL+ {k} {r}
McFit|RSG Group GmbH|MCFIT|dd|24.90>29.90;19.90|month|McFIT Mitgliedsbeitrag {k} {M}
FitX|FitX Deutschland GmbH|FITX|dd|24.00>29.00|month|FitX Beitrag {m}/{Y} Mitgl. {k}
Urban Sports Club|Urban Sports GmbH|URBAN SPORTS~URBANSPORTSCLUB|dd,card,paypal|33.00;59.00>64.00|month|USC Membership {X}
HelloFresh|HelloFresh Deutschland SE & Co. KG|HELLOFRESH|paypal,card,dd|49.99>54.99~g|week|HelloFresh Box {r}
Strato|STRATO AG|STRATO|dd|6.00>7.00;12.00|month|Ihre STRATO Rechnung {r} KD {k}
Greenpeace|Greenpeace e.V.|GREENPEACE|dd|10.00>12.00;15.00|month|Foerderbeitrag {k} Danke
Ärzte ohne Grenzen|Ärzte ohne Grenzen e.V.|MSF|dd|20.00;30.00|month|Spende {k} Vielen Dank
NABU|NABU Naturschutzbund Deutschland e.V.|NABU|dd|48.00>60.00|year|Mitgliedsbeitrag {Y} Mitgl.-Nr. {k}
PŸUR|Tele Columbus AG|PYUR|dd|29.00>33.00|month|Kd-Nr {k} RG {r} PYUR
""",
 "small": """
TSV {city}|TSV 1862 {city} e.V.||dd,so|36.00>42.00|quarter|Mitgliedsbeitrag {q}. Quartal {Y} {full}
Tennisclub {city}|Tennis-Club Blau-Weiss {city} e.V.||dd,so|180.00>195.00|year|Jahresbeitrag {Y} {full}
Kletterhalle {city}|Boulderwelt {city} GmbH|BOULDERWELT {city}|dd|49.00>54.00|month|Abo {k} {M} {Y}
Ökokiste {sur}|Ökokiste {sur} GbR||dd|24.50>26.80~g|week|Abokiste RE {r}
Musikschule {city}|Musikschule {city} gGmbH||dd,so|68.00>72.00|month|Unterricht {full} {m}/{Y}
Yogaraum {sur}|{sur} Yoga {city}|EVERSPORTS {city}|dd,so|55.00|month|Mitgliedschaft Yoga {M}
Stadtwerke Schwimmbad-Club {city}|Bäderbetriebe {city} GmbH|BAEDER {city}|dd|31.00|month|Badeabo {k}
Fitness {sur}|Sportstudio {sur} GmbH & Co KG||dd|39.90>44.90;29.90|month|Beitrag {m}.{Y} Mitglied {k}
{city}er Zeitung|Zeitungsverlag {city} GmbH||dd|42.90>46.50|month|Zeitungsabo {k} {m}/{Y}
{city}er Tierschutzverein|Tierschutzverein {city} u.U. e.V.||so,dd|5.00;10.00|month|Foerdermitglied {full}
Glasfaser {city}|{city} Netz GmbH||dd|44.90>49.90|month|Internet Kd.{k} Re.{r}
Alarm {sur}|Sicherheitstechnik {sur} GmbH||dd|29.75>32.13|month|Wartungsvertrag Aufschaltung {k}
Kaffeerösterei {sur}|Kaffeeroesterei {sur}|SUMUP *KAFFEE {sur}|paypal,card|27.90|month|Kaffee-Abo {r}
DLRG {city}|DLRG Ortsgruppe {city} e.V.||dd|50.00>60.00|year|DLRG Beitrag {Y} {full}
Kleingartenverein {city}|KGV Abendfrieden {city} e.V.||so|25.00|quarter|Mitgliedsbeitrag Parzelle {n}
Chor {city}|Kantorei {city} Foerderkreis e.V.||so,dd|15.00|month|Chorbeitrag {full}
Carsharing {city}|stadtmobil {city} GmbH||dd|7.00>9.00|month|Grundgebuehr {k} {M}
""",
 "ignore": """
Stadtwerke {city}|Stadtwerke {city} AG||dd|84.00>96.00;62.00|month|Abschlag Strom VK {k}
Vattenfall|Vattenfall Europe Sales GmbH||dd|71.00>79.00|month|VK {k} ABSCHLAG GAS {m}.{Y}
HUK-COBURG|HUK-COBURG Versicherungsgruppe||dd|31.42>35.10|month|KFZ-Versicherung {k}
Allianz|Allianz Versicherungs-AG||dd|78.20>84.90|quarter|Hausrat/Haftpflicht VS {k}
Rundfunkbeitrag|Rundfunk ARD, ZDF, DRadio||dd|55.08|quarter|Rundfunkbeitrag {m}.{Y} Beitragsnr. {k}
Bank fee|{bank}||fee|4.95>5.90|month|Entgelt Kontofuehrung {m}/{Y}
Stadt {city} Grundsteuer|Stadtkasse {city}||dd|112.50|quarter|Grundsteuer B KZ {k}
ver.di|ver.di Vereinte Dienstleistungsgewerkschaft||dd|28.30>29.60|month|Mitgliedsbeitrag {k}
Lotto|LOTTO Hessen GmbH||dd|14.60|week|Abo-Spielschein {k}
""",
 "shops": "REWE SAGT DANKE {d5};EDEKA {sur};ALDI SUED;LIDL SAGT DANKE;DM-DROGERIE MARKT;ROSSMANN {d4};ARAL AG;SHELL {d4};IKEA {city};MEDIA MARKT {city};BAECKEREI {sur};AMAZON.DE*{X};AMZN Mktp DE*{X};Zalando SE;Lieferando.de;THALIA {city};DB VERTRIEB GMBH",
 "coffee": "STADTBAECKEREI {sur};BACKWERK {city};ESPRESSO HAUS", "transit": "DB NAVIGATOR TICKET;MVG AUTOMAT;NEXTBIKE GUTHABEN", "iban": "DE",
 "words": {"rent": "Miete Whg. {n}|{sur} Hausverwaltung GmbH", "loan": "Rate Darl. {k}|Santander Consumer Bank AG", "salary": "Lohn/Gehalt {M} {Y}|Nordwerk Systeme GmbH", "saving": "Sparen|{full}", "inst": "Ratenzahlung {k} Rate|Klarna Bank AB", "p2p": "Essen im {M};Danke fuers Auslegen;Geschenk Mama;Anteil Urlaub", "depot": "Sparplan ETF ISIN IE00B4L5Y983|Trade Republic Bank GmbH", "cc": "Kreditkartenabrechnung {m}/{Y}|Barclays Bank Ireland PLC", "child": "KG{k} Kindergeld|Bundesagentur für Arbeit - Familienkasse"},
}
DATA["AT"] = {
 "known": """
A1|A1 Telekom Austria AG|A1|dd|34.90>37.90;24.90~v|month|A1 Rechnung {r} Kd {k}
Magenta|T-Mobile Austria GmbH|MAGENTA|dd|29.99>33.50;45.00|month|Magenta Rechnung {m}/{Y} {k}
Drei|Hutchison Drei Austria GmbH|DREI|dd|22.90>25.00;35.00~v|month|Drei Kundennr. {k} Rg. {r}
spusu|MASS Response Service GmbH|SPUSU|dd|9.90;12.90|month|spusu {k}
HoT|Ventocom GmbH|HOT.AT|dd,card|9.90>11.90|month|HoT {k} Aufladung Fixpaket
Der Standard|STANDARD Verlagsgesellschaft m.b.H.|DERSTANDARD|dd,card|9.90>11.90|month|STANDARD Abo {k}
Die Presse|"Die Presse" Verlags-GmbH|DIEPRESSE|dd|29.90|month|Presse Abo {k} {M}
KlimaTicket|One Mobility GmbH|KLIMATICKET|dd|91.30>99.90|month|KlimaTicket Oe Rate {k}
Wiener Linien|Wiener Linien GmbH & Co KG|WIENER LINIEN|dd|33.00|month|Jahreskarte {k} {m}/{Y}
ÖAMTC|ÖAMTC|OEAMTC|dd|82.00>89.60|year|Mitgliedsbeitrag {Y} {k}
Sky Österreich|Sky Österreich Fernsehen GmbH|SKY AT|dd|30.00>35.00|month|SKY {k}
Fitinn|FITINN Sportstudios|FITINN|dd|22.90>24.90|month|FITINN Beitrag {k}
Alpenverein|Österreichischer Alpenverein|ALPENVEREIN|dd|69.00>77.00|year|Mitgliedsbeitrag {Y} {k}
Rotes Kreuz|Österreichisches Rotes Kreuz|ROTES KREUZ|dd|12.00;20.00|quarter|Unterstuetzender Beitrag {k}
SOS-Kinderdorf|SOS-Kinderdorf|SOS KINDERDORF|dd|15.00;35.00|month|Patenschaft {k}
""",
 "small": """
Sportunion {city}|SPORTUNION {city}||so,dd|95.00>110.00|year|Mitgliedsbeitrag {Y} {full}
Fitness {sur}|{sur} Fitness GmbH||dd|44.90>49.90|month|Monatsbeitrag {M} {Y} Nr {k}
Kletterzentrum {city}|Kletterzentrum {city} GmbH|KLETTERZENTRUM {city}|dd|42.00>46.00|month|ABO {k}
Biohof {sur}|Biohof {sur}||dd,so|26.90>28.40~g|week|Kistl KW Re {r}
Blasmusik {city}|Stadtkapelle {city}||so|30.00|quarter|Ausbildungsbeitrag {full}
Tanzschule {sur}|Tanzschule {sur} e.U.||dd,so|58.00|month|Kurs {M}
Kabelplus {city}|Kabel-TV {city} GmbH||dd|39.90>42.90|month|Kabel/Internet {k} {m}.{Y}
Kleine Zeitung|Kleine Zeitung GmbH & Co KG||dd|32.90>35.40|month|Abo {k}
Yoga {sur}|Yogastudio {sur}|SUMUP *YOGA {sur}|card,so|49.00|month|Yoga {M}
Tierheim {city}|Tierschutzverein {city}||so|10.00|month|Patenschaft Hund {n}
Rauchfang {sur}|{sur} Sicherheitstechnik e.U.||dd|27.60|quarter|Wartung Alarm {k}
Tennisclub {city}|TC {city}||dd|210.00>225.00|year|Jahresbeitrag {Y} {full}
Kaffee {sur}|Rösterei {sur}|PAYPAL *ROESTEREI|card|24.90|month|Kaffeeabo {r}
""",
 "ignore": """
Parkgarage {city}|BOE Garagen {city}||dd|75.00|month|Dauerparker {k}
Wien Energie|Wien Energie GmbH||dd|66.00>79.00|month|Teilbetrag Strom {k}
Energie AG|Energie AG Oberösterreich Vertrieb GmbH||dd|71.00|month|TB {m}/{Y} {k}
Uniqa|UNIQA Österreich Versicherungen AG||dd|44.10>46.80|month|Polizze {k}
Wiener Städtische|WIENER STÄDTISCHE Versicherung AG||dd|92.40>97.10|quarter|Haushalt Pol {k}
ORF-Beitrag|ORF-Beitrags Service GmbH||dd|30.60|quarter|ORF-Beitrag {k}
Gemeinde {city}|Stadtgemeinde {city}||dd|88.70|quarter|Gemeindeabgaben Wasser Kanal {k}
Bank fee|{bank}||fee|18.90>20.40|quarter|Kontofuehrung {q}. Quartal
""",
 "shops": "BILLA DANKT {d4};SPAR DANKT {d4};HOFER DANKT {d4};INTERSPAR {city};DM-FIL. {d4};BIPA {d4};OMV {d4};LIBRO {city};MUELLER {city};AMAZON.DE*{X};MJAM.NET;BAECKEREI {sur};OBI {city};H&M {city};OEBB TICKET",
 "coffee": "STROECK {d4};DER MANN {d3};CAFE {sur}", "transit": "OEBB TICKETSHOP;LINZ AG AUTOMAT;WIPARK", "iban": "AT",
 "words": {"rent": "Miete Top {n}|{sur} Immobilien GmbH", "loan": "Kreditrate {k}|Cofidis Bank", "salary": "Gehalt {m}/{Y}|Alpentech GmbH", "saving": "Ansparen|{full}", "inst": "Rate {k} RE|Klarna Bank AB", "p2p": "Danke!;Pizza;Geschenk Papa;Schiurlaub Anteil", "depot": "Fondssparen {k}|Erste Asset Management GmbH", "cc": "Abrechnung {m}/{Y} Mastercard|card complete Service Bank AG", "child": "Familienbeihilfe {k}|Finanzamt Österreich"},
}
DATA["CH"] = {
 "known": """
Swisscom|Swisscom (Schweiz) AG|SWISSCOM|ebill,dd|65.00>69.90;90.00~v|month|Rechnung {r} Kunde {k}
Sunrise|Sunrise GmbH|SUNRISE|ebill,dd|49.00;39.90>41.90~v|month|Sunrise Rechnung {r}
Salt|Salt Mobile SA|SALT|ebill,card|29.95;39.95>42.95|month|Salt {k} {m}.{Y}
Wingo|Swisscom (Schweiz) AG Wingo|WINGO|ebill,card|25.00;29.95|month|Wingo {k}
yallo|Sunrise GmbH yallo|YALLO|ebill,card|19.90>21.90|month|yallo {r}
SBB Halbtax|SBB CFF FFS|SBB MOBILE~SBB CONTACT CENTER|ebill,card|170.00>190.00|year|Halbtax {k} {Y}
ZVV NetzPass|Verkehrsbetriebe Zürich|VBZ ABO|ebill,card|87.00>89.00|month|Abo {k} {M}
NZZ|Neue Zürcher Zeitung AG|NZZ|ebill,card|29.00;59.00>64.00|month|NZZ Abo {k}
Tages-Anzeiger|TX Group AG|TAMEDIA ABO|ebill|49.00|month|Tages-Anzeiger Digital {k}
TCS|Touring Club Schweiz|TCS|ebill,dd|96.00>107.00|year|Mitgliedschaft {Y} {k}
Rega|Schweizerische Rettungsflugwacht Rega|REGA|ebill|40.00;80.00|year|Goennerschaft {Y}
WWF Schweiz|WWF Schweiz|WWF|dd,ebill|15.00;20.00|month|Spende {k}
Update Fitness|update Fitness AG|UPDATE FITNESS|dd,ebill|69.00>72.00|month|Abo {k}
Infomaniak|Infomaniak Network SA|INFOMANIAK|card,paypal|5.75>6.55|month|Infomaniak {r}
Zattoo|Zattoo AG|ZATTOO|card,paypal|11.00>12.00|month|Zattoo Premium
SAC|Schweizer Alpen-Club|SAC CAS|ebill|120.00>130.00|year|Mitgliederbeitrag {Y}
""",
 "small": """
Turnverein {city}|Turnverein {city}||so,ebill|120.00>130.00|year|Jahresbeitrag {Y} {full}
Kletterhalle {city}|Kletterzentrum {city} AG|KLETTERZENTRUM {city}|dd,card|78.00|month|Monatsabo {k}
Musikschule {city}|Musikschule Region {city}||ebill,so|285.00>295.00|quarter|Unterricht {full}
Bio-Chischte {sur}|Biohof {sur}||ebill,so|39.00>42.00~g|week|Gemuesekiste {r}
Yoga {sur}|Yoga Loft {sur} GmbH|SUMUP *YOGA LOFT|card,so|110.00|month|Abo {M}
Fitness {sur}|Fitnesscenter {sur} GmbH||dd,so|79.00>84.00|month|Mitgliederbeitrag {m}.{Y}
GA Netz {city}|Gemeinschaftsantenne {city}||ebill|59.00>62.00|month|Internet/TV Kd {k}
Tennisclub {city}|TC {city}||so|420.00>450.00|year|Mitgliederbeitrag {Y} {full}
{city}er Bote|Verlag {city}er Bote AG||ebill|34.50>36.00|month|Zeitungsabo {k}
Tierheim {city}|Tierschutz {city}||so|20.00|month|Patenschaft {n}
Kaffeerösterei {sur}|Roesterei {sur} GmbH|ROESTEREI {sur}|card|38.00|month|Kaffeeabo {r}
Mobility {city}|Mobility Genossenschaft|MOBILITY|ebill,card|9.90>10.90|month|Mobility {k}
Pfadi {city}|Pfadi {city}||so|25.00|quarter|Beitrag {full}
Hemden-Abo {sur}|Waschbar {sur} GmbH||dd|32.00|month|Hemden-Abo {k}
""",
 "ignore": """
EWZ|Elektrizitätswerk der Stadt Zürich||ebill|148.00>166.00|quarter|Stromrechnung {r}
CSS|CSS Kranken-Versicherung AG||ebill,dd|312.40>345.90|month|Praemie {m}.{Y} {k}
Die Mobiliar|Schweizerische Mobiliar||ebill|98.60>104.20|quarter|Police {k}
Serafe|SERAFE AG||ebill|83.75|quarter|Radio-/TV-Abgabe {k}
Steueramt {city}|Steueramt {city}||so|640.00|month|Staats- und Gemeindesteuern {Y}
Bank fee|{bank}||fee|5.00|month|Preis fuer Kontofuehrung
""",
 "shops": "Migros M {city};COOP-{d4} {city};DENNER {d3};ALDI SUISSE {d2};LIDL {city};MANOR AG;Coop Pronto {d4};AVIA {city};Digitec Galaxus;INTERDISCOUNT;SBB CFF FFS;Starbucks {city};MIGROLINO;Baeckerei {sur};AMAZON.DE*{X};Jumbo {city}",
 "coffee": "SPRUENGLI {city};BRACHERHOF CAFE;K KIOSK {d4}", "transit": "SBB MOBILE PREPAID;PARKINGPAY GUTHABEN;ZVV AUTOMAT", "iban": "CH",
 "words": {"rent": "Miete Wohnung {n}|{sur} Verwaltungs AG", "loan": "Leasingrate {k}|AMAG Leasing AG", "salary": "Lohn {M}|Helvetia Maschinen AG", "saving": "Saeule 3a|VIAC Vorsorgestiftung", "inst": "Teilzahlung {k}|CembraPay AG", "p2p": "Znacht;Danke;Gschenk;Skiweekend", "depot": "Sparen|{full}", "cc": "Rechnung {r}|Viseca Payment Services SA", "child": "Alimente|{p2}"},
}
