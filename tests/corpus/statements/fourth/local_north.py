"""SE, NO, DK, FI, PL, CZ."""
DATA = {}
DATA["SE"] = {
 "known": """
Telia|Telia Sverige AB|TELIA|dd,so|349.00>379.00;249.00~v|month|Telia {r}
Tele2|Tele2 Sverige AB|TELE2|dd|299.00>329.00;199.00~v|month|Tele2 {r}
Telenor|Telenor Sverige AB|TELENOR|dd|329.00~v|month|Telenor {r}
Hallon|Hi3G Access AB hallon|HALLON|card,dd|129.00>149.00|month|Hallon {k}
Comviq|Comviq AB|COMVIQ|card,dd|195.00;145.00|month|Comviq {k}
Viaplay|Viaplay Group Sweden AB|VIAPLAY SE~VIAPLAY|card,dd|149.00>169.00;449.00|month|Viaplay {r}
TV4 Play|TV4 AB|TV4 PLAY|card|89.00>99.00;149.00|month|TV4 Play {r}
Storytel|Storytel Sweden AB|STORYTEL~STORYTEL.COM|card,dd|169.00>189.00;219.00|month|Storytel {k}
BookBeat|BookBeat AB|BOOKBEAT|card|119.00>129.00|month|BookBeat {k}
Dagens Nyheter|AB Dagens Nyheter|DN SE|card,dd|149.00>179.00|month|DN Digital {k}
SATS|SATS Sports Club Sweden AB|SATS|dd,card|469.00>499.00|month|SATS {k}
Nordic Wellness|Nordic Wellness AB|NORDIC WELLNESS|dd|349.00>379.00|month|NW {k}
SL|AB Storstockholms Lokaltrafik|SL|card|970.00>1020.00|month|SL period
Läkare Utan Gränser|Läkare Utan Gränser|LAKARE UTAN GR|dd|100.00;200.00|month|Månadsgivare {k}
IVO Naturskyddsföreningen|Naturskyddsföreningen|NATURSKYDDSFOR|dd|365.00|year|Medlem {k}
""",
 "small": """
{city} IF|{city} Idrottsförening||so,wallet|350.00|quarter|Medlemsavgift {full}
Gym {sur}|{sur} Träning AB|{sur} TRANING|dd,card|329.00>349.00|month|Autogiro {k}
Grönsakslåda {sur}|{sur} Gårdsprodukter|IZ *{sur} GARD|card|245.00>259.00~g|week|Låda {r}
Kulturskolan {city}|Kulturföreningen {city}||so|650.00|quarter|Terminsavgift {full}
{city} Tidning|{city} Tidnings AB||dd|319.00>339.00|month|Prenumeration {k}
Klätterhuset {city}|Klätterhuset {city} AB|KLATTERHUSET|card,dd|449.00|month|Medlem {k}
Djurhem {city}|{city} Djurhem||so,dd|100.00|month|Fadder {n}
Kafferosteri {sur}|{sur} Kafferosteri|IZ *{sur} KAFFE|card|189.00|month|Kaffe {r}
Larm {sur}|{sur} Larm AB||dd|299.00>329.00|month|Larmabonnemang {k}
Stadsnät {city}|{city} Stadsnät AB||dd|399.00|month|Fiber {r}
Båtklubb {city}|{city} Båtsällskap||so|1200.00>1300.00|year|Avgift {Y}
Tvättstuga {sur}|{sur} Fönsterputs AB||so,dd|450.00|quarter|Fönsterputs {r}
""",
 "ignore": """
Vattenfall|Vattenfall Kundservice AB||dd|620.00~v|month|El {r}
Folksam|Folksam Ömsesidig Sakförsäkring||dd|289.00>312.00|month|Försäkring {k}
If|If Skadeförsäkring AB||dd|415.00>442.00|month|Bil {k}
{city} kommun|{city} kommun||so|1450.00|month|Förskoleavgift {r}
Unionen|Unionen||dd|245.00|month|Medlemsavgift {k}
A-kassa|Akademikernas a-kassa||dd|130.00|month|Avgift {k}
Bank fee|{bank}||fee|35.00|month|Avgift kort/nyckelkund
""",
 "shops": "ICA SUPERMARKET {city};COOP {city};WILLYS {city};HEMKOP {city};LIDL {city};SYSTEMBOLAGET;APOTEKET {city};CIRCLE K {city};OKQ8 {city};CLAS OHLSON;IKEA {city};ELGIGANTEN;H&M {d4};PRESSBYRAN {d4};FOODORA AB;SJ AB",
 "coffee": "ESPRESSO HOUSE {d3};WAYNES COFFEE;7-ELEVEN {d4}", "transit": "VASTTRAFIK;UL APP;EASYPARK", "iban": "SE",
 "words": {"rent": "Hyra {M} {n}|{sur} Fastigheter AB", "loan": "Lån {k}|SBAB Bank AB", "salary": "Lön|Mälardalen Verkstad AB", "saving": "Spar|{full}", "inst": "Klarna delbetalning {k}|Klarna Bank AB", "p2p": "Middag;Tack;Present;Resa", "depot": "Månadsspar {k}|Avanza Bank AB", "cc": "Kortfaktura {m} {Y}|Entercard", "child": "Barnbidrag|Försäkringskassan"},
}
DATA["NO"] = {
 "known": """
Telenor|Telenor Norge AS|TELENOR|dd|449.00>479.00;329.00~v|month|Telenor KID {k}
Telia|Telia Norge AS|TELIA|dd|399.00~v|month|Telia KID {k}
ice|Lyse Tele AS ice|ICE.NO|dd,card|249.00>279.00|month|ice KID {k}
Altibox|Lyse Fiber AS|ALTIBOX|dd|699.00>749.00|month|Altibox KID {k}
TV 2 Play|TV 2 AS|TV 2 PLAY~TV2 PLAY|card|149.00>179.00;249.00|month|TV 2 Play
Viaplay|Viaplay Group Norway AS|VIAPLAY NO|card|159.00>189.00|month|Viaplay
Storytel|Storytel AS|STORYTEL NO|card|189.00>209.00|month|Storytel
Aftenposten|Schibsted Norge AS|AFTENPOSTEN|card,dd|299.00>329.00|month|Aftenposten KID {k}
SATS|SATS Norway AS|SATS|dd|599.00>639.00|month|SATS KID {k}
Fresh Fitness|Fresh Fitness AS|FRESH FITNESS|dd|299.00>329.00|month|FF KID {k}
Ruter|Ruter AS|RUTER~RUTERAPPEN|card|814.00>853.00|month|Ruter
NAF|NAF|NAF|dd|990.00>1090.00|year|NAF Medlem KID {k}
Leger Uten Grenser|Leger Uten Grenser|LUG|dd|200.00;300.00|month|Feltpartner {k}
DNT|Den Norske Turistforening|DNT|dd|795.00>845.00|year|DNT medlem {k}
""",
 "small": """
{city} IL|{city} Idrettslag||so,wallet|600.00|quarter|Treningsavgift {full}
Treningssenter {sur}|{sur} Trening AS||dd|379.00>399.00|month|Medlem {k}
Grønnsakskasse {sur}|{sur} Gård|VIPPS*{sur} GARD|card,wallet|289.00>305.00~g|week|Kasse {r}
Kulturskole {city}|{city} Musikkorps||so,dd|250.00|month|Kontingent {full}
{city} Avis|{city} Avis AS||dd|279.00>299.00|month|Abonnement {k}
Klatresenter {city}|{city} Klatresenter AS|{city} KLATRESENTER|card,dd|549.00|month|Medlemskap {k}
Dyrebeskyttelsen {city}|Dyrebeskyttelsen {city}||so|150.00|month|Fadder {n}
Kaffebrenneri {sur}|{sur} Kaffebrenneri|VIPPS*{sur} KAFFE|card|219.00|month|Kaffe {r}
Alarm {sur}|{sur} Alarm AS||dd|399.00>429.00|month|Alarm KID {k}
Båtforening {city}|{city} Båtforening||so|1800.00|year|Kontingent {Y}
Fiber {city}|{city} Bredbånd AS||dd|649.00|month|Bredbånd KID {k}
""",
 "ignore": """
Fortum|Fortum Strøm AS||dd|980.00~v|month|Strøm KID {k}
Gjensidige|Gjensidige Forsikring ASA||dd|612.00>655.00|month|Forsikring {k}
Tryg|Tryg Forsikring||dd|389.00|month|Forsikring {k}
{city} kommune|{city} kommune||dd|1875.00|quarter|Kommunale avgifter {k}
Fagforbundet|Fagforbundet||dd|420.00|month|Kontingent {k}
Bank fee|{bank}||fee|39.00|month|Årsavgift/omkostninger
""",
 "shops": "REMA 1000 {city};KIWI {d3} {city};MENY {city};COOP EXTRA {city};VINMONOPOLET;APOTEK 1;CIRCLE K {city};YX {city};CLAS OHLSON;ELKJOP {city};NARVESEN {d3};H&M {city};FOODORA NORWAY;VY.NO;BAKER {sur};XXL {city}",
 "coffee": "ESPRESSO HOUSE {d3};KAFFEBRENNERIET;NARVESEN {d3}", "transit": "SKYSS BILLETT;ENTUR;EASYPARK AS", "iban": "NO",
 "words": {"rent": "Husleie {M}|{p2}", "loan": "Lån {k}|Santander Consumer Bank AS", "salary": "Lønn {m}.{Y}|Vestland Maritim AS", "saving": "Sparing|{full}", "inst": "Klarna avdrag {k}|Klarna Bank AB NUF", "p2p": "Middag;Takk;Gave;Hyttetur", "depot": "Fondssparing {k}|Nordnet Bank NUF", "cc": "Kredittkort KID {k}|Bank Norwegian", "child": "Barnetrygd|NAV"},
}
DATA["DK"] = {
 "known": """
TDC YouSee|Nuuday A/S YouSee|YOUSEE|dd|399.00>429.00;299.00~v|month|YOUSEE {k}
Telmore|Telmore A/S|TELMORE|dd,card|149.00>169.00;299.00|month|TELMORE {k}
CBB Mobil|CBB Mobil|CBB MOBIL|dd,card|99.00>109.00|month|CBB {k}
Oister|Oister|OISTER|card,dd|99.00;79.00|month|OISTER {k}
TV 2 Play|TV 2 DANMARK A/S|TV 2 PLAY|card|69.00>79.00;139.00|month|TV2 PLAY
Viaplay|Viaplay Group Denmark|VIAPLAY DK|card|149.00>169.00|month|VIAPLAY
Mofibo|Storytel A/S Mofibo|MOFIBO|card|129.00>149.00|month|MOFIBO
Politiken|JP/Politikens Hus A/S|POLITIKEN|dd,card|299.00>329.00|month|Politiken {k}
Fitness World|PureGym Denmark A/S|PUREGYM|dd,card|229.00>249.00|month|PUREGYM {k}
Rejsekort Pendler|DSB|DSB PENDLER|card,wallet|540.00>560.00|month|Pendlerkort
FDM|FDM|FDM|dd|585.00>635.00|year|FDM kontingent {k}
Aarstiderne|Aarstiderne A/S|AARSTIDERNE|card|399.00>429.00~g|week|Kasse {r}
Røde Kors|Dansk Røde Kors|RODE KORS|dd|100.00;150.00|month|Bidrag {k}
DN|Danmarks Naturfredningsforening|DN NATUR|dd|325.00|year|Medlem {k}
""",
 "small": """
{city} Boldklub|{city} Boldklub||so,wallet|375.00|quarter|Kontingent {full}
Fitness {sur}|{sur} Fitness ApS||dd,card|199.00>219.00|month|Medlem {k}
Musikskole {city}|{city} Musikforening||so,dd|285.00|month|Kontingent {full}
{city} Avis|{city} Folkeblad A/S||dd|289.00>309.00|month|Abonnement {k}
Klatreklub {city}|{city} Klatreklub|KLATREKLUB {city}|card|329.00|month|Medlem {k}
Dyreværn {city}|Dyreværnet {city}||so|75.00|month|Støttemedlem
Kafferisteri {sur}|{sur} Kafferisteri|MobilePay {sur} Kaffe|card,wallet|149.00|month|Kaffe {r}
Grøntkasse {sur}|Gården {sur}|MobilePay Gaarden {sur}|card,wallet|179.00>189.00~g|week|Grønt {r}
Alarm {sur}|{sur} Alarm A/S||dd|279.00>299.00|month|ALARM {k}
Fiber {city}|{city} Antenneforening||dd|599.00|quarter|Antenne {k}
Sejlklub {city}|{city} Sejlklub||so|1450.00|year|Kontingent {Y}
Vinduespolering {sur}|{sur} Vinduespolering||so,dd|140.00>150.00|month|Faktura {r}
""",
 "ignore": """
Andel Energi|Andel Energi A/S||dd|780.00~v|month|EL {k}
Tryg|Tryg Forsikring A/S||dd|455.00>489.00|month|POLICE {k}
Topdanmark|Topdanmark Forsikring||dd|1240.00|quarter|POLICE {k}
HOFOR|{city} Vand A/S||dd|890.00|quarter|VAND {k}
3F|3F Fagforening||dd|502.00|month|KONTINGENT {k}
Bank fee|{bank}||fee|60.00|quarter|Gebyr konto
""",
 "shops": "NETTO {city};FØTEX {city};REMA1000 {d3};LIDL {city};BILKA {city};MENY {city};MATAS {d3};CIRCLE K {city};Q8 {d4};JYSK {city};ELGIGANTEN;H&M {d4};LAGKAGEHUSET;WOLT DK;DSB APP;NORMAL {d3}",
 "coffee": "ESPRESSO HOUSE DK;JOE & THE JUICE;7-ELEVEN {d4}", "transit": "REJSEKORT TANK-OP;DOT APP;EASYPARK DK", "iban": "DK",
 "words": {"rent": "Husleje {M}|{sur} Ejendomme", "loan": "Lån {k}|Resurs Bank", "salary": "Lønoverførsel|Østjysk Industri A/S", "saving": "Opsparing|{full}", "inst": "Klarna rate {k}|Klarna Bank AB", "p2p": "Middag;Tak;Gave;Sommerhus", "depot": "Månedsopsparing|Nordnet Bank", "cc": "Kreditkort {m} {Y}|Nets Mastercard", "child": "Børne- og ungeydelse|Udbetaling Danmark"},
}
DATA["FI"] = {
 "known": """
Elisa|Elisa Oyj|ELISA|ebill,dd|29.90>32.90;24.90~v|month|Lasku {r}
DNA|DNA Oyj|DNA|ebill|26.90>28.90~v|month|Lasku {r} asiakas {k}
Telia|Telia Finland Oyj|TELIA|ebill|31.90~v|month|Lasku {r}
Moi Mobiili|Moi Mobiili Oy|MOI MOBIILI|card,ebill|16.90>18.90|month|Moi {k}
Elisa Viihde|Elisa Oyj Viihde|ELISA VIIHDE|card|9.99>10.99|month|Viihde
MTV Katsomo+|MTV Oy|MTV KATSOMO|card|9.99>11.99;24.99|month|MTV
Helsingin Sanomat|Sanoma Media Finland Oy|HELSINGIN SANOMAT|ebill,card|18.90>21.90;37.90|month|HS tilaus {k}
Supla+|Nelonen Media|SUPLA|card|9.90|month|Supla
Elixia|SATS Finland Oy|ELIXIA|ebill,card|64.90>69.90|month|Jasenyys {k}
Fressi|Fressi Oy|FRESSI|ebill|54.90|month|Jasenmaksu {k}
HSL|Helsingin Seudun Liikenne|HSL~HSL MOBIILI|card|64.70>70.30|month|HSL
Autoliitto|Autoliitto ry|AUTOLIITTO|ebill|78.00>84.00|year|Jasenmaksu {Y}
Plan|Plan International Suomi|PLAN|ebill,dd|28.00;15.00|month|Kummimaksu {k}
BookBeat|BookBeat AB|BOOKBEAT FI|card|9.99>14.99|month|BookBeat
""",
 "small": """
{city}n Palloseura|{city}n Palloseura ry||ebill,so|75.00|quarter|Kausimaksu {full}
Kuntosali {sur}|Kuntokeskus {sur} Oy|KUNTOKESKUS {sur}|card,ebill|39.90>42.90|month|Jasenmaksu {M}
Ruokalaatikko {sur}|Luomutila {sur}|ZETTLE_*LUOMU {sur}|card|27.50>29.00~g|week|Laatikko {r}
Musiikkiopisto {city}|{city}n musiikkiyhdistys ry||ebill|110.00|quarter|Maksu {full}
{city}n Sanomat|{city}n Sanomat Oy||ebill|26.90>28.90|month|Tilaus {k}
Kiipeily {city}|Kiipeilykeskus {city} Oy|KIIPEILY {city}|card|59.00|month|Jasenyys {k}
Eläinsuojelu {city}|{city}n elainsuojeluyhdistys||so|10.00|month|Kummi
Paahtimo {sur}|{sur} Paahtimo|ZETTLE_*PAAHTIMO|card|18.90|month|Kahvi {r}
Hälytys {sur}|{sur} Turva Oy||ebill|29.90>31.90|month|Palvelu {r}
Kuitu {city}|{city}n Kuitu Oy||ebill|39.90|month|Kuitu {r}
Purjehdusseura {city}|{city}n Purjehtijat ry||ebill|160.00|year|Jasenmaksu {Y}
Partio {city}|{city}n Partio ry||ebill,so|68.00|year|Jasenmaksu {full}
""",
 "ignore": """
Helen|Helen Oy||ebill|58.00~v|month|Sahkolasku {r}
{city}n Vesi|{city}n Vesi||ebill|64.00~v|quarter|Vesilasku {r}
OP Vakuutus|Pohjola Vakuutus Oy||ebill|34.60>36.90|month|Vakuutus {k}
LähiTapiola|LahiTapiola||ebill|92.00|quarter|Vakuutus {k}
Bank fee|{bank}||fee|5.15>5.50|month|PALVELUMAKSU
Ammattiliitto|Ammattiliitto Pro ry||ebill|32.00|month|Jasenmaksu {k}
Taloyhtiö vastike|As Oy {city}n {sur}||so|248.00|month|Hoitovastike {n}
""",
 "shops": "K-MARKET {sur};S-MARKET {city};PRISMA {city};LIDL {city};ALKO {city};TOKMANNI {city};NESTE {city};ABC {city};APTEEKKI {sur};VERKKOKAUPPA.COM;CLAS OHLSON;R-KIOSKI {d4};IKEA {city};WOLT;VR {d4};GIGANTTI",
 "coffee": "ROBERTS COFFEE {city};ESPRESSO HOUSE FI;KAHVILA {sur}", "transit": "NYSSE LATAUS;FOLI LATAUS;EASYPARK OY", "iban": "FI",
 "words": {"rent": "Vuokra {M} {n}|{sur} Kodit Oy", "loan": "Laina {k}|Svea Bank", "salary": "PALKKA {m}/{Y}|Pohjanmaan Konepaja Oy", "saving": "Saasto|{full}", "inst": "Era {k}|Klarna Bank AB", "p2p": "ruoka;kiitos;lahja;mokki", "depot": "Kuukausisaasto {k}|Nordnet Bank AB", "cc": "Luottokortti {m}/{Y}|Nordea Rahoitus", "child": "Lapsilisa|KELA/FPA"},
}
DATA["PL"] = {
 "known": """
Orange|ORANGE POLSKA SA|ORANGE|so,card|45.00>49.99;69.99~v|month|FAKTURA {r} NR KLIENTA {k}
Play|P4 SP Z O O|PLAY|so,card|35.00>40.00;55.00~v|month|FV {r} KONTO {k}
Plus|POLKOMTEL SP Z OO|PLUS|so|45.00~v|month|FAKTURA {r}
T-Mobile|T-MOBILE POLSKA SA|T-MOBILE|so,card|50.00>55.00~v|month|FV {r}
UPC|UPC POLSKA|UPC|dd,so|69.99>74.99|month|UMOWA {k}
Canal+ online|CANAL+ POLSKA SA|CANAL+ ONLINE|card,wallet|45.00>49.00|month|CANAL+ {r}
Polsat Box Go|CYFROWY POLSAT SA|POLSATBOXGO|card|30.00>40.00|month|POLSAT {k}
Player|TVN SA|PLAYER.PL|card|25.00>35.00|month|PLAYER
Legimi|LEGIMI SA|LEGIMI~PAYU*LEGIMI|card|44.99>49.99|month|LEGIMI
Empik Premium|EMPIK SA|EMPIK.COM~EMPIKGO|card,wallet|49.99>59.99|year|EMPIK PREMIUM
Allegro Smart|ALLEGRO SP Z OO|PAYPRO *ALLEGRO SMART~ALLEGRO SMART|card,wallet|49.00>59.90|year|ALLEGRO SMART
Gazeta Wyborcza|AGORA SA|WYBORCZA.PL|card|19.90>29.90|month|WYBORCZA {k}
Zdrofit|BENEFIT PARTNERS SP ZOO|ZDROFIT|card,dd|149.00>159.00|month|KARNET {k}
Multisport|BENEFIT SYSTEMS SA|MULTISPORT|so|149.00|month|KARTA {k}
WOŚP|FUNDACJA WOSP|WOSP~PAYU*WOSP|card,so|20.00;50.00|month|DAROWIZNA
Bilet miejski|MPK SA|MPK BILET|card,wallet|110.00|month|BILET OKRESOWY
""",
 "small": """
Siłownia {sur}|FITNESS {sur} SP Z OO|FITNESS {sur}|card,so|119.00>129.00|month|KARNET {M} {k}
Klub {city}|MKS {city}||so|120.00|month|SKLADKA {full} {m}/{Y}
Paczka {sur}|GOSPODARSTWO {sur}|PAYU*GOSP {sur}|card,so|75.00>79.00~g|week|PACZKA {r}
Szkoła muzyczna {city}|OGNISKO MUZYCZNE {city}||so|180.00>190.00|month|CZESNE {full}
Szkoła jęz. {sur}|SZKOLA JEZYKOWA {sur}||so|220.00|month|KURS {M}
Joga {sur}|STUDIO JOGI {sur}|SUMUP *JOGA {sur}|card|169.00|month|JOGA
Schronisko {city}|SCHRONISKO {city}||so|30.00|month|WIRTUALNA ADOPCJA
Palarnia {sur}|PALARNIA KAWY {sur}|P24*PALARNIA {sur}|card|79.00|month|KAWA {r}
Internet {city}|{city}NET SP J||so|59.00>65.00|month|ABONAMENT {k} {m}/{Y}
Ochrona {sur}|AGENCJA OCHRONY {sur}||so,dd|79.95|month|MONITORING {k}
Tenis {city}|KORTY {city}||so|360.00|quarter|SKLADKA {q} KW
Gazeta {city}|KURIER {city} SA|KURIER {city}|card|24.90|month|PRENUMERATA
""",
 "ignore": """
PGE|PGE OBROT SA||so,dd|145.00~v|month|ENERGIA {r}
PGNiG|PGNIG OBROT DETALICZNY||so|210.00~v|quarter|GAZ {r}
PZU|PZU SA||so,dd|89.00>94.00|month|POLISA {k}
Wodociągi {city}|WODOCIAGI {city} SA||so|120.00~v|quarter|WODA {r}
Bank fee|{bank}||fee|7.00>9.00|month|OPLATA ZA KARTE/KONTO
Czynsz SM|SPOLDZIELNIA MIESZK {city}||so|640.00>685.00|month|CZYNSZ LOKAL {n}
""",
 "shops": "BIEDRONKA {d4} {city};LIDL {city};ZABKA {d4};ROSSMANN {d3};AUCHAN {city};KAUFLAND {d3};ORLEN {d4};CIRCLE K {city};ALLEGRO;EMPIK {city};MEDIA EXPERT;PEPCO {d4};APTEKA {sur};PIEKARNIA {sur};PYSZNE.PL;IKEA {city};PKP INTERCITY",
 "coffee": "GREEN CAFFE NERO;COSTA COFFEE {city};ZABKA {d4}", "transit": "JAKDOJADE;SKYCASH;MOBIPARKING", "iban": "PL",
 "words": {"rent": "CZYNSZ NAJMU {M}|{p2}", "loan": "RATA KREDYTU {k}|SANTANDER CONSUMER BANK", "salary": "WYNAGRODZENIE {m}/{Y}|MALOPOLSKA LOGISTYKA SP Z OO", "saving": "OSZCZEDNOSCI|{full}", "inst": "RATA {k}|ALIOR BANK SA RATY", "p2p": "obiad;dzieki;prezent;wyjazd", "depot": "IKE {k}|TFI INVESTORS", "cc": "SPLATA KARTY {m}/{Y}|KARTA KREDYTOWA", "child": "SWIADCZENIE 800+|ZUS"},
}
DATA["CZ"] = {
 "known": """
O2|O2 Czech Republic a.s.|O2|so,dd|599.00>649.00;399.00~v|month|O2 VS {k}
T-Mobile|T-Mobile Czech Republic a.s.|T-MOBILE|so,dd|549.00~v|month|Vyuctovani {r}
Vodafone|Vodafone Czech Republic a.s.|VODAFONE|so,dd|477.00>497.00~v|month|Vodafone {k}
Voyo|TV Nova s.r.o.|VOYO~VOYO.CZ|card|179.00>199.00|month|Voyo
iPrima+|FTV Prima|IPRIMA|card|149.00|month|prima+
Seznam Premium|Seznam.cz a.s.|SEZNAM|card|79.00|month|Seznam
Deník N|N media a.s.|DENIKN.CZ|card,so|229.00>249.00|month|Denik N {k}
Respekt|Economia a.s.|ECONOMIA~PREDPLATNE RESPEKT|card|169.00>189.00|month|Respekt
Multisport|MultiSport Benefit s.r.o.|MULTISPORT|so|490.00>550.00|month|Karta {k}
Lítačka|Operátor ICT a.s.|PID LITACKA|card|550.00|month|Litacka
Skylink|Canal+ Luxembourg|SKYLINK|card,so|199.00>219.00|month|Skylink {k}
Rohlik Premium|VELKA PECKA s.r.o.|ROHLIK.CZ PREMIUM|card|249.00|month|Rohlik Premium
Člověk v tísni|Člověk v tísni, o.p.s.|CLOVEK V TISNI|so|200.00;300.00|month|Dar {k}
Wedos|WEDOS Internet a.s.|WEDOS|card,so|726.00>847.00|year|Hosting {r}
Alza Plus+|Alza.cz a.s.|ALZA.CZ~ALZAPLUS|card|39.00>49.00|month|AlzaPlus+
""",
 "small": """
Sokol {city}|T.J. Sokol {city}||so|600.00>700.00|quarter|Prispevek {full}
Fitness {sur}|Fitness {sur} s.r.o.|FITNESS {sur}|card,so|890.00>950.00|month|Clenstvi {k}
Bedýnka {sur}|Farma {sur}|GOPAY *FARMA {sur}|card,so|420.00>440.00~g|week|Bedynka {r}
Hudební škola {city}|Hudebni studio {city}||so|850.00|month|Skolne {full}
Jazyková škola {sur}|Jazykova skola {sur}||so|1290.00|month|Kurz {M}
Jóga {sur}|Joga studio {sur}|SUMUP *JOGA {sur}|card|790.00|month|Joga
Útulek {city}|Utulek {city}||so|150.00|month|Adopce {n}
Pražírna {sur}|Prazirna {sur}|COMGATE*PRAZIRNA|card|359.00|month|Kava {r}
Internet {city}|{city}net s.r.o.||so|399.00>429.00|month|Internet VS {k}
Alarm {sur}|{sur} Security s.r.o.||so,dd|363.00|month|Pult {k}
Tenis {city}|TK {city}||so|3200.00|year|Clensky prispevek {Y}
Skaut {city}|Junak {city}||so|900.00>1000.00|year|Registrace {full}
""",
 "ignore": """
ČEZ|CEZ Prodej a.s.||so,dd|1850.00>2100.00|month|Zaloha elektrina {k}
innogy|innogy Energie s.r.o.||so,dd|1600.00|month|Zaloha plyn {k}
Kooperativa|Kooperativa pojistovna||so|1240.00|quarter|Pojistne {k}
Vodovody {city}|Vodarna {city} a.s.||so|950.00|quarter|Zaloha voda {k}
ČT/ČRo|Ceska posta SIPO||dd|180.00|month|SIPO {k}
Bank fee|{bank}||fee|99.00|month|Poplatek za vedeni uctu
""",
 "shops": "ALBERT {d4} {city};BILLA {city};LIDL {city};KAUFLAND {d3};TESCO {city};PENNY {d4};DM DROGERIE {d3};BENZINA {d3};SHELL {d4};ALZA.CZ;IKEA {city};PEKARSTVI {sur};LEKARNA {sur};WOLT;DATART {city};CESKE DRAHY",
 "coffee": "COSTA COFFEE {city};KAVARNA {sur};CROSSCAFE", "transit": "DPMB PIPNI;SEJF KREDIT;PARKING {city}", "iban": "CZ",
 "words": {"rent": "Najem {M} byt {n}|{p2}", "loan": "Splatka uveru {k}|Home Credit a.s.", "salary": "Mzda {m}/{Y}|Moravske strojirny a.s.", "saving": "Sporeni|{full}", "inst": "Splatka {k}|ESSOX s.r.o.", "p2p": "obed;diky;darek;vikend", "depot": "Investice {k}|Portu WOOD & Co", "cc": "Splatka karty {m}/{Y}|Kreditni karta", "child": "Rodicovsky prispevek|Urad prace CR"},
}
