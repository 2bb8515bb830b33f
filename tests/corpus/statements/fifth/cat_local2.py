"""Local merchants, part two; the fields are told in cat_local1."""
LOCAL = {}
LOCAL["IE"] = """
Sky Ireland|S|m|d|55.00,74.00|SKY IRELAND|{c}|
Virgin Media|S|m|d|49.00,60.00|VIRGIN MEDIA|{c}|
48|S|m|c|7.99,12.99||48|48.IE;48 MONTHS
Three Ireland|S|m|d|20.00,30.00|THREE IRELAND|{c}|
The Irish Times|S|m|c|12.00,20.00||IT|THE IRISH TIMES;IRISH TIMES DIGITAL
FLYEfit|S|m|dc|35.99,39.99|FLYEFIT|{c}|FLYEFIT DUBLIN
Trócaire|S|m|d|15.00,21.00|TROCAIRE|{c}|
Kilmacud Crokes Club Lotto|I|m|s|8.66|KILMACUD CROKES|CLUB LOTTO|
Dublin Zoo Annual Pass|S|y|c|155.00||zoo|DUBLIN ZOO MEMBERSHIP
Panda Waste|S|m|d|23.50,27.00|PANDA WASTE|{c}|
PhoneWatch|S|q|d|98.97|PHONEWATCH|{c}|
DublinBikes|S|y|c|35.00||bikes|DUBLINBIKES
Green Earth Organics Box|S|w|c|32.00,38.00||box|GREEN EARTH ORGANICS
Rathmines Tennis Club|S|y|s|240.00|RATHMINES LTC|SUB {y}|
Aoife Byrne Yoga|S|m|s|50.00|AOIFE BYRNE YOGA|MEMBERSHIP|
Electric Ireland|I|m|d|110.00,145.00|ELECTRIC IRELAND|{c}|
VHI Healthcare|I|m|d|112.35|VHI HEALTHCARE|{c}|
LPT Revenue|I|m|d|26.25|REVENUE LPT|{c}|
Quarterly fees|I|q|f|13.50|QUARTERLY FEES||
"""
LOCAL["GB"] = """
Sky|S|m|d|43.00,58.00|SKY DIGITAL|{c}|
BT Broadband|S|m|d|32.99,39.99|BT GROUP PLC|GP{c}|
giffgaff|S|m|cd|10.00,12.00|GIFFGAFF|{c}|GIFFGAFF;GIFFGAFF.COM
Vodafone|S|m|d|18.00,31.00|VODAFONE LTD|{c}|
PureGym|S|m|d|19.99,26.99|PURE GYM LTD|PG{c}|
The Guardian|S|m|dc|10.00,12.00|THE GUARDIAN|{c}|THE GUARDIAN
National Trust|S|y|d|84.00,91.20|NATIONAL TRUST|{c}|
RSPB|S|m|d|5.00,7.00|RSPB|{c}|
Oxfam|S|m|d|8.00,12.00|OXFAM|{c}|
Pact Coffee|S|m|c|9.95,16.90||coffee|PACT COFFEE;PACT COFFEE LTD
Riverford|S|w|c|18.75,24.95||box|RIVERFORD ORGANIC;RIVERFORD ORGANIC FARMERS
Gousto|S|w|c|31.49,38.99||box|GOUSTO;SCA INVESTMENTS (GOUSTO)
Harrogate Swimming Club|S|m|s|38.00|HARROGATE SC|{h} FEES|
The Window Man|S|m|s|15.00|D MARSHALL WINDOWS|CLEAN 14|
Big Yellow Storage|S|m|d|62.00|BIG YELLOW STORAGE|{c}|
Hackney Climbing Wall|S|m|d|46.00,49.00|GOCARDLESS|HACKNEYCLIMB-{z}|
Beer52|S|m|c|24.00,27.00||beer|BEER52.COM;BEER52
Railcard|S|y|c|30.00||railcard|RAILCARD.CO.UK
Octopus Energy|I|m|d|118.00,152.00|OCTOPUS ENERGY|A-{z}|
Thames Water|I|m|d|34.00|THAMES WATER|{c}|
Council Tax|I|m|d|171.00,188.00|LB LAMBETH CTAX|{c}|
TV Licence|I|m|d|13.25,14.12|TV LICENCE MBP|{c}|
Aviva|I|m|d|31.77|AVIVA|{c}|
Postcode Lottery|I|w|d|2.00|PEOPLES POSTCODE LOT|{c}|
"""
LOCAL["SE"] = """
Telia|S|m|d|349.00,449.00|Telia Sverige AB|Faktura {n}|
Comviq|S|m|dc|125.00,195.00|Comviq|{c}|COMVIQ.SE
Bredband2|S|m|d|299.00,379.00|Bredband2 AB|Faktura {n}|
Viaplay|S|m|c|149.00,189.00||v|VIAPLAY;VIAPLAY SE
Dagens Nyheter|S|m|cd|139.00,319.00|Dagens Nyheter|Pren {c}|DAGENS NYHETER
Nordic Wellness|S|m|d|329.00,399.00|Nordic Wellness|Medlem {c}|
SL Årskort|S|m|cd|970.00|Storstockholms Lokaltrafik|{c}|SL BILJETT ABB
Naturskyddsföreningen|S|y|d|365.00|Naturskyddsföreningen|Medlem {y}|
UNHCR|S|m|d|150.00,200.00|Sverige för UNHCR|Gåva {c}|
Årstiderna|S|w|c|389.00,449.00||Kasse|ARSTIDERNA
Kajakklubben Eskader|S|y|s|240.00|Kajakklubben Eskader|Medlemsavgift {y}|
Storytel|S|m|c|139.00,199.00||s|STORYTEL;STORYTEL AB
Verisure|S|q|d|1197.00|Verisure Sverige AB|Faktura {n}|
Hammarby IF|S|y|s|300.00|Hammarby IF FF|Medlem {y} {h}|
Vattenfall|I|m|d|612.00,745.00|Vattenfall Kundservice AB|Faktura {n}|
Länsförsäkringar|I|m|d|284.00|Länsförsäkringar Stockholm|Premie {c}|
Unionen|I|m|d|230.00|Unionen|Medlemsavgift {m}|
Kortavgift|I|y|f|360.00|Årsavgift bankkort||
"""
LOCAL["DK"] = """
YouSee|S|m|d|319.00,429.00|YouSee A/S|Kundenr {c}|
CBB Mobil|S|m|cd|99.00,129.00|CBB Mobil|{c}|CBB MOBIL
Fastspeed|S|q|d|747.00|Fastspeed A/S|Kundenr {c}|
Politiken|S|m|cd|149.00,299.00|JP/Politikens Hus|Abonnement {c}|POLITIKEN
Fitness World|S|m|d|229.00,269.00|PureGym Denmark A/S|Medlem {c}|
Podimo|S|m|c|89.00||p|PODIMO;PODIMO APS
TV 2 Play|S|m|c|79.00,119.00||t|TV 2 PLAY;PLAY.TV2.DK
Aarstiderne|S|w|c|329.00,389.00||kasse|AARSTIDERNE A/S
Røde Kors|S|m|d|100.00,150.00|Røde Kors|Bidrag {c}|
FDM|S|y|d|740.00|FDM|Kontingent {y}|
Danmarks Naturfredningsforening|S|y|d|325.00|Danmarks Naturfredningsf|Medlem {c}|
Roklubben Gudenå|S|q|s|375.00|Roklubben Gudenå|Kontingent {h}|
Falck|S|q|d|387.00|Falck Danmark A/S|Abonnement {c}|
Pendlerkort Rejsekort|S|m|c|690.00||pendler|DSB PENDLERKORT
Norlys Energi|I|m|d|512.00,640.00|Norlys Energi A/S|Aconto {c}|
Tryg|I|q|d|1124.00|Tryg Forsikring|Police {c}|
HK A-kasse|I|m|d|518.00|HK Danmark|Kontingent {m}|
Ejendomsskat|I|q|d|2140.00|Kommunen|Ejendomsskat {c}|
"""
LOCAL["PL"] = """
Play|S|m|ds|35.00,55.00|P4 SP. Z O.O.|Faktura {n} konto {c}|
Orange|S|m|ds|65.00,84.99|ORANGE POLSKA S.A.|FV {n}|
Vectra|S|m|ds|69.99,79.99|VECTRA S.A.|ABONAMENT {m} {c}|
Allegro Smart|S|y|c|59.90||a|ALLEGRO SMART;PAYU*ALLEGRO SMART
Gazeta Wyborcza|S|m|c|19.90,29.90||g|WYBORCZA.PL;AGORA WYBORCZA
Canal+ online|S|m|c|45.00,65.00||c|CANALPLUS.COM;CANAL+ ONLINE
Player|S|m|cp|25.00|TVN|p|PLAYER.PL
Legimi|S|m|c|36.99,44.99||l|LEGIMI;LEGIMI SP Z O O
Benefit MultiSport|S|m|s|79.00|OK SYSTEM POLSKA S.A.|KARNET {M}|
Zdrofit|S|m|cd|119.00,139.00|BENEFIT SYSTEMS S.A.|CZLONKOSTWO {c}|ZDROFIT
UNICEF Polska|S|m|s|40.00,50.00|UNICEF POLSKA|DAROWIZNA|
Aikido Dojo Mokotów|S|m|s|160.00|KLUB AIKIDO MOKOTOW|SKLADKA {M} {h}|
Warszawska Karta Miejska|S|q|c|280.00||w|ZTM WARSZAWA BILET KW
Paczka od Rolnika|S|w|c|79.00,95.00||p|PACZKA OD ROLNIKA
Nazwa.pl hosting|S|y|cs|246.00|NAZWA.PL SP. Z O.O.|PROFORMA {n}|NAZWA.PL
Tauron|I|m|ds|148.00,182.00|TAURON SPRZEDAZ|FAKTURA {n}|
PZU|I|q|s|162.00|PZU S.A.|POLISA {c}|
Czynsz spółdzielnia|I|m|s|612.40|SM NOWA PRAGA|OPLATA ZA LOKAL {M}|
Opłata za kartę|I|m|f|7.00|OPLATA ZA KARTE||
"""
LOCAL["CZ"] = """
O2|S|m|ds|499.00,699.00|O2 Czech Republic a.s.|VS {c}|
Vodafone|S|m|ds|397.00,577.00|Vodafone Czech Republic a.s.|VS {c}|
T-Mobile|S|m|ds|549.00,649.00|T-Mobile Czech Republic a.s.|VS {c}|
Voyo|S|m|c|199.00||v|VOYO.CZ;NOVA VOYO
Respekt|S|m|c|109.00,149.00||r|RESPEKT.CZ;ECONOMIA RESPEKT
Denník N|S|m|c|149.00,199.00||n|DENIKN.CZ
Form Factory|S|m|ds|990.00|Form Factory s.r.o.|Členství {c} {m}|
PID Lítačka|S|y|c|3650.00||l|PID LITACKA;PRAHA LITACKA
Člověk v tísni|S|m|s|200.00,300.00|Člověk v tísni|Klub přátel {c}|
Sokol Vinohrady|S|q|s|650.00|T.J. Sokol Vinohrady|příspěvek {h}|
Bedýnky Svobodný statek|S|w|c|390.00,450.00||b|SVOBODNY STATEK
Wedos|S|y|cs|871.00|WEDOS Internet a.s.|VS {n}|WEDOS
Jóga Karlín|S|m|s|1200.00|Studio Karlín s.r.o.|permanentka {M}|
Jablotron střežení|S|q|s|897.00|JABLOTRON SECURITY a.s.|VS {c}|
ČEZ|I|m|ds|1850.00,2400.00|ČEZ Prodej, a.s.|záloha {m} {c}|
PVK|I|q|s|1320.00|Pražské vodovody a kanalizace|záloha {c}|
Kooperativa|I|q|s|1244.00|Kooperativa pojišťovna|smlouva {c}|
SIPO|I|m|d|1205.00|Česká pošta SIPO|SIPO {c}|
"""
LOCAL["US"] = """
Verizon Wireless|S|m|dc|65.00,85.21|VERIZON WIRELESS|PAYMENTS|VERIZON WRLS {d8}
Xfinity|S|m|dc|59.99,89.00|COMCAST|CABLE {c}|COMCAST CABLE COMM
Mint Mobile|S|y|c|180.00||m|MINT MOBILE
Hulu|S|m|c|7.99,17.99||h|HULU {d8}-U;HLU*HULU {d8}-U
Planet Fitness|S|m|d|10.00,24.99|PLANET FIT|CLUB FEES|
YMCA of Greater Dayton|S|m|dc|49.00,62.00|YMCA GR DAYTON|MEMBERDUES|YMCA DAYTON
Peacock|S|m|c|5.99,7.99||p|PEACOCK {z} PREMIUM;Peacock TV LLC
WQXR / New York Public Radio|S|m|c|10.00,15.00||w|NY PUBLIC RADIO
St. Jude|S|m|cd|19.00,25.00|ST JUDE|DONATION|ST. JUDE CHILDREN'S
Banfield Wellness Plan|S|m|c|29.95||v|BANFIELD PET WELLNESS
HelloFresh|S|w|c|59.94,71.93||h|HELLOFRESH;HELLOFRESH 6462 NEW YORK
Terminix|S|q|dc|129.00|TERMINIX|PEST {c}|TERMINIX INTL
AAA|S|y|c|68.00,99.00||a|AAA MEMBERSHIP
Mister Car Wash|S|m|c|19.99,29.99||m|MISTER CAR WASH #{q}
Costco Membership|S|y|c|60.00,65.00||c|COSTCO *ANNUAL RENEWAL
Extra Space Storage|S|m|c|84.00,99.00||s|EXTRA SPACE {q}
Duke Energy|I|m|d|112.40|DUKE ENERGY|BILL PAY {c}|
Geico|I|m|cd|128.44|GEICO|PREM COLL|GEICO *AUTO
Monthly service fee|I|m|f|12.00|MONTHLY SERVICE FEE||
City of Dayton Water|I|q|d|96.30|CITY OF DAYTON|UTILITY {c}|
HOA dues|I|m|d|155.00|OAK HOLLOW HOA|DUES|
"""
LOCAL["CA"] = """
Rogers|S|m|dc|75.00,95.00|ROGERS|{c}|ROGERS ******{q}
Koodo|S|m|c|39.55,50.85||k|KOODO MOBILE PAC
Bell Internet|S|m|d|79.95,94.95|BELL CANADA EFT|{c}|
Crave|S|m|c|11.29,22.59||c|CRAVE TORONTO;BELL MEDIA CRAVE
GoodLife Fitness|S|m|d|59.99,69.99|GOODLIFE CLUBS|MSP/DIV|
The Globe and Mail|S|m|c|7.99,29.37||g|GLOBE AND MAIL;THE GLOBE AND MAIL
CAA|S|y|c|96.00||c|CAA SOUTH CENTRAL
World Vision Canada|S|m|d|49.00|WORLD VISION CAN|DON/DON|
Presto Pass Auto-renew|S|m|c|156.00||p|PRESTO PASS AUTORENEW
Goodfood|S|w|c|71.94,83.92||g|GOODFOOD MARKET
Leaside Curling Club|S|q|d|145.00|LEASIDE CURLING|MEMBERSHIP|
CBC Gem Premium|S|m|c|5.99||c|CBC GEM
Pilot Coffee Roasters|S|m|c|34.00,38.00||r|PILOT COFFEE ROASTERS SU
Toronto Zoo Membership|S|y|c|155.00||z|TORONTO ZOO MEMB
Toronto Hydro|I|m|d|88.10|TORONTO HYDRO|{c}|
Intact Insurance|I|m|d|142.61|INTACT INS CO|INS|
Monthly fee|I|m|f|16.95|MONTHLY ACCOUNT FEE||
Enbridge Gas|I|m|d|74.00|ENBRIDGE GAS|{c}|
"""
LOCAL["AU"] = """
Telstra|S|m|dc|58.00,65.00|TELSTRA CORP LTD|{c}|TELSTRA PREPAID AUTOPAY
Aussie Broadband|S|m|dc|79.00,95.00|AUSSIE BROADBAND|{c}|AUSSIE BROADBAND MORWELL
Amaysim|S|m|c|20.00,30.00||a|AMAYSIM MOBILE
Stan|S|m|c|12.00,17.00||s|STAN ENTERTAINMENT;STAN.COM.AU
Kayo Sports|S|m|c|25.00,35.00||k|KAYO SPORTS;HUBBL KAYO
Binge|S|m|c|10.00,18.00||b|BINGE;HUBBL BINGE
Anytime Fitness|S|w|d|17.95,19.95|DEBITSUCCESS|ANYTIME {c}|
The Age|S|m|c|16.00,22.00||a|THE AGE SUBSCRIPTION;FAIRFAX DIGITAL
RACV|S|y|dc|118.00|RACV|ROADSIDE {c}|RACV NOBLE PARK
Fred Hollows Foundation|S|m|dc|25.00,30.00|FRED HOLLOWS FDN|{c}|FRED HOLLOWS FNDN
HelloFresh|S|w|c|74.99,92.90||h|HELLOFRESH;HelloFresh Australia
Who Gives A Crap|S|q|c|68.00||w|WHO GIVES A CRAP
Brunswick Swim Squad|S|m|d|72.00|EZIDEBIT|BRUNSWICK SWIM {c}|
Carlton FC Membership|S|y|c|220.00||c|CARLTON FC MEMBERSHIP
AGL|I|q|d|318.40|AGL SALES PTY LTD|{c}|
Bupa|I|m|d|142.30|BUPA AUSTRALIA|{c}|
Yarra Valley Water|I|q|d|212.70|YARRA VALLEY WATER|{c}|
Account fee|I|m|f|4.00|MONTHLY ACCOUNT FEE||
"""
