# -*- coding: utf-8 -*-
"""Merchants and their texts, by country.
Row: person | category | channel | raw name | purpose (direct debit) | city | plans | options
 channel: card, dd (direct debit), pp (PayPal), apple (App Store, not named in the text)
 plans:   period:price1,price2 (later prices are price rises) ; next plan
 options: disc (cheap first month), trial (free first month), usd (billed in USD), vary (usage),
          ref1 (refunds likelier), one=TEXT~lo~hi (one-off purchases at the same merchant)
 {N5} digits and {A7} letters+digits new with every charge, {f8} digits fixed for the contract, {MY} month/year"""

EU = """
Netflix|streaming|card|NETFLIX.COM||AMSTERDAM|monthly:12.99,13.99;monthly:17.99,19.99;monthly:4.99,5.99|
Spotify|streaming|card|Spotify P{A10}||STOCKHOLM|monthly:9.99,10.99,11.99;monthly:14.99,17.99|disc
Spotify|streaming|pp|Spotify AB||STOCKHOLM|monthly:9.99,10.99;monthly:12.99,14.99|disc
Disney+|streaming|card|DISNEY PLUS||HOOFDDORP|monthly:8.99,10.99,11.99;yearly:89.90,109.90|disc
YouTube Premium|streaming|card|GOOGLE *YouTubePremium||LONDON|monthly:11.99,12.99;monthly:17.99,23.99|trial
Google One|cloud storage|card|GOOGLE *Google One||DUBLIN|monthly:1.99;monthly:2.99;yearly:19.99;yearly:29.99|one=GOOGLE *Google Play App~0.99~12.99
Adobe|software|card|ADOBE *PHOTOGPHY PLAN||DUBLIN|monthly:11.89,14.27|
Adobe|software|card|ADOBE  *ADOBE{N4}||DUBLIN|monthly:61.95,66.45;monthly:24.19,26.43|ref1
Microsoft 365|software|card|MICROSOFT*MICROSOFT 36||MSBILL.INFO|monthly:7,10;yearly:69,99;yearly:99,129|
Xbox Game Pass|gaming|card|MICROSOFT*XBOX||MSBILL.INFO|monthly:12.99,14.99,17.99|disc;one=MICROSOFT*STORE~4.99~69.99
PlayStation Plus|gaming|card|PLAYSTATION NETWORK||LONDON|yearly:59.99,71.99;monthly:8.99;quarterly:24.99|one=PLAYSTATION NETWORK~4.99~79.99
Nintendo Switch Online|gaming|card|NINTENDO CA{N8}||FRANKFURT|yearly:19.99;yearly:34.99|one=NINTENDO CB{N8}~9.99~59.99
Dropbox|cloud storage|card|DROPBOX*{A12}||DUBLIN|monthly:11.99;yearly:119.88|
ChatGPT Plus|software|card|OPENAI *CHATGPT SUBSCR||SAN FRANCISCO|monthly:20;monthly:23.80|usd
Claude|software|card|CLAUDE.AI SUBSCRIPTION||SAN FRANCISCO|monthly:20|usd
GitHub|software|card|GITHUB, INC.||SAN FRANCISCO|monthly:4;monthly:10|usd
Notion|software|card|NOTION LABS, INC.||SAN FRANCISCO|monthly:10;yearly:96|usd
Patreon|membership|card|PATREON* MEMBERSHIP||INTERNET|monthly:5;monthly:12|usd
The New York Times|newspaper|card|NYTIMES*NYTIMES DISC||NEW YORK|monthly:4,8.5,17|usd
Midjourney|software|card|MIDJOURNEY INC.||SOUTH SAN FRAN|monthly:10;monthly:30|usd
NordVPN|software|card|NORDVPN.COM||NICOSIA|yearly:59.88,83.88;monthly:11.99|
1Password|software|card|1PASSWORD||TORONTO|yearly:35.88;yearly:59.88|usd
Strava|fitness|pp|Strava Inc||DUBLIN|yearly:59.99,74.99|
Duolingo|education|card|DUOLINGO.COM||PITTSBURGH|yearly:83.99;monthly:12.99|
Tinder|dating|card|TINDER.COM||DUBLIN|monthly:14.99;monthly:22.49|
Parship|dating|pp|PE Digital GmbH||HAMBURG|monthly:44.90;quarterly:119.70|
LinkedIn Premium|membership|card|LINKEDIN PRE *{N8}||LNKD.IN/BILL|monthly:29.74,39.99|trial
DAZN|streaming|pp|DAZN Limited||LONDON|monthly:29.99,34.99,44.99|
Babbel|education|pp|Babbel GmbH||BERLIN|quarterly:29.97;yearly:71.88|
Canva|software|card|CANVA* {N5}-{N8}||SYDNEY|monthly:11.99;yearly:109.99,110|
IONOS|hosting|dd|1&1 IONOS SE|KDNR{f8} RGNR{N9}|MONTABAUR|monthly:6,8;quarterly:14.97|
HelloFresh|meal kit|card|HELLOFRESH||BERLIN|weekly:47.99,49.99;weekly:62.98,66.48|disc;skip
HelloFresh|meal kit|pp|HelloFresh SE||BERLIN|weekly:54.99,57.99|disc;skip
Crunchyroll|streaming|pp|Crunchyroll LLC||SAN FRANCISCO|monthly:6.99,7.99|trial
"""
L = {}
L['DE'] = """
Amazon Prime|membership|card|AMZN Prime DE*{A9}||WWW.AMAZON.DE|monthly:7.99,8.99;yearly:69,89.90|one=AMZN Mktp DE*{A9}~6.99~129
Audible|streaming|dd|AUDIBLE GMBH|{N3}-{N7}-{N7} Audible Gmbh {A14}|BERLIN|monthly:9.95|disc;one=-~9.95~9.95
McFit|gym|dd|RSG Group GmbH|McFIT Mitglied {f8} Beitrag {MY}|BERLIN|monthly:19.90,24.90|one=McFIT Shop~2.5~39
FitX|gym|dd|FitX Deutschland GmbH|Beitrag FitX Mitgliedsnr. {f8}|ESSEN|monthly:20,24;weekly:6.99|
Urban Sports Club|gym|dd|Urban Sports GmbH|Urban Sports Club Mitgliedschaft {MY} M{f6}|BERLIN|monthly:33,39;monthly:64,69|
Telekom|phone|dd|Telekom Deutschland GmbH|Festnetz Vertragskonto {f10} RG {N12}/{MY}|BONN|monthly:39.95,44.95;monthly:44.95|
Vodafone|phone|dd|Vodafone GmbH|Kd-Nr. {f9}, Rg-Nr. {N12}, Ihre Vodafone Rechnung|DUESSELDORF|monthly:29.99;monthly:34.99,39.99|vary
O2|phone|dd|Telefonica Germany GmbH + Co. OHG|Kd-Nr.: {f10}, Rg-Nr.: {N10}/2, Ihre Tel-Rechnung|MUENCHEN|monthly:19.99;monthly:24.99,27.99|vary
congstar|phone|dd|congstar - eine Marke der Telekom Deutschland GmbH|Kundenkonto {f10} RG {N10} congstar|KOELN|monthly:10;monthly:22|
Deutschlandticket|transport|dd|DB Vertrieb GmbH|Deutschland-Ticket Abo {f9} {MY}|FRANKFURT|monthly:49,58|
BahnCard|transport|dd|DB Fernverkehr AG|BahnCard 25 {f12}|FRANKFURT|yearly:59.90,62.90|
HUK-COBURG|insurance|dd|HUK-COBURG-Allgemeine Versicherung|KFZ-VERS. {f3}/{f6}-T BEITRAG {MY}|COBURG|monthly:48.37,53.12;quarterly:112.40,121.65|
Allianz|insurance|dd|Allianz Versicherungs-AG|VERTRAG AS-{f10} HAUSRAT {MY}|MUENCHEN|monthly:14.82,15.47;yearly:148.20,156.10|
Haftpflichtkasse|insurance|dd|Die Haftpflichtkasse VVaG|PRIVATHAFTPFLICHT VS-NR {f9}|ROSSDORF|yearly:64.38,66.91;monthly:5.99|
ADAC|membership|dd|ADAC e.V.|ADAC Mitgliedsbeitrag MGLNR {f9}|MUENCHEN|yearly:54;yearly:94|
DIE ZEIT|newspaper|dd|Zeitverlag Gerd Bucerius GmbH|DIE ZEIT ABO {f8} {MY}|HAMBURG|quarterly:79.30,84.50;monthly:24.99|disc
Süddeutsche Zeitung|newspaper|dd|Sueddeutsche Zeitung GmbH|SZ PLUS ABO-NR {f8} RE {N9}|MUENCHEN|monthly:36.99,39.99;monthly:9.99|disc
DER SPIEGEL|newspaper|dd|SPIEGEL-Verlag Rudolf Augstein|SPIEGEL+ ABO {f9}|HAMBURG|monthly:19.99,21.99;weekly:4.99,5.99|trial
Greenpeace|charity|dd|Greenpeace e.V.|FOERDERBEITRAG {f8} VIELEN DANK|HAMBURG|monthly:10;monthly:15;quarterly:30|
WWF|charity|dd|WWF Deutschland|WWF Mitgliedschaft {f8} Foerderbeitrag|BERLIN|yearly:60;monthly:8|
Turnverein|membership|dd|TSV 1890 e.V.|MITGLIEDSBEITRAG QUARTAL NR {f4}|WEIMAR|quarterly:36,39|
Contipark|parking|dd|Contipark Parkgaragengesellschaft mbH|DAUERPARKER {f6} {MY} RE {N8}|BERLIN|monthly:89,95|one=CONTIPARK TG~2~18
WOW|streaming|dd|Sky Deutschland Fernsehen GmbH|WOW {f10} Abo {MY}|UNTERFOEHRING|monthly:9.98,14.99|disc
RTL+|streaming|pp|RTL interactive GmbH||KOELN|monthly:6.99,8.99|trial
Hofladen-Kiste|meal kit|dd|Oekokiste Hof Lindenau|ABOKISTE KW{N2} KDNR {f5}|LINDENAU|weekly:24.50,26|skip
UNICEF|charity|dd|UNICEF Deutschland e.V.|PATENSCHAFT {f9}|KOELN|monthly:10|
"""
L['CH'] = """
Swisscom|phone|dd|Swisscom (Schweiz) AG|Rechnung {MY} Kundennr {f10}|BERN|monthly:59.90,64.90;monthly:79.90|vary
Salt|phone|dd|Salt Mobile SA|Ref {N12} Konto {f8}|RENENS|monthly:29.95;monthly:39.95,42.95|
Galaxus One|phone|card|DIGITEC GALAXUS MOBILE||ZUERICH|monthly:19;monthly:29|one=DIGITEC GALAXUS (ONLINE)~12~340
CSS|insurance|dd|CSS Kranken-Versicherung AG|PRAEMIE {MY} Vers.-Nr {f9}|LUZERN|monthly:318.45,347.20|
Helsana|insurance|dd|Helsana Zusatzversicherungen AG|PRAEMIENRECHNUNG {N9} {MY}|ZUERICH|monthly:42.30,45.80|
Mobiliar|insurance|dd|Schweiz. Mobiliar Versicherungsgesell.|POLICE G-{f8} HAUSHALT|BERN|yearly:312.40,318.90;quarterly:84.20|
SBB Halbtax|transport|card|SBB EASYRIDE/SWISSPASS||BERN|yearly:170,190;yearly:185,190|one=SBB MOBILE~3.4~64
NZZ|newspaper|dd|Neue Zuercher Zeitung AG|ABO NZZ DIGITAL {f8}|ZUERICH|monthly:29,34;yearly:290,320|disc
Tages-Anzeiger|newspaper|card|TX GROUP TAGES-ANZEIGER||ZUERICH|monthly:19.90,21.90;weekly:4.50|disc
Fitnesspark|gym|dd|Migros Fitnesspark AG|Ratenzahlung Mitglied {f7}|ZUERICH|monthly:89;quarterly:249|
ACTIV FITNESS|gym|card|ACTIV FITNESS AG||ZUERICH|yearly:740,790|one=ACTIV FITNESS AG~3.5~12
TCS|membership|dd|Touring Club Schweiz|MITGLIEDERBEITRAG {f9}|VERNIER|yearly:94,99|
Rega|charity|dd|Schweizerische Rettungsflugwacht Rega|GOENNERSCHAFT {f8}|ZUERICH|yearly:40;yearly:80|
WWF Schweiz|charity|dd|WWF Schweiz|Mitgliederbeitrag {f8}|ZUERICH|quarterly:30;monthly:10|
Parking Zürich|parking|dd|Parking Zuerich AG|DAUERMIETE EINSTELLPL. {f3} {MY}|ZUERICH|monthly:220,230|
Oona|streaming|card|SUNRISE TV OONA||GLATTPARK|monthly:14.90|trial
Bio-Gemüseabo|meal kit|dd|Verein Gmuesabo Limmattal|Gemueseabo KW{N2} Nr {f4}|DIETIKON|weekly:27.50,29|skip
"""
L['FR'] = """
Amazon Prime|membership|card|AMZN PRIME FR*{A9}||PAYLI2441535|monthly:5.99,6.99;yearly:49,69.90|one=AMZN MKTP FR*{A9}~5.99~119
Canal+|streaming|dd|GROUPE CANAL+|ABO CANAL+ {f9} ECH {MY}|ISSY|monthly:22.99,27.99;monthly:34.99|disc
Free|phone|dd|FREE TELECOM|FREE HAUTDEBIT {N10}|PARIS|monthly:29.99,39.99;monthly:39.99|
Free Mobile|phone|dd|FREE MOBILE|FREEMOBILE-{N9}|PARIS|monthly:19.99;monthly:2,2|vary
Orange|phone|dd|ORANGE SA-ORANGE|VOTRE ABONNEMENT MOBILE: {f10} (FACTURE: {N10})|BORDEAUX|monthly:24.99,26.99;monthly:42.99|vary
SFR|phone|dd|SFR FIXE ADSL|CLIENT {f10} FACT {N12}|PARIS|monthly:31,33|
Basic-Fit|gym|dd|BASIC FIT FRANCE|BASIC-FIT {f9} ABONNEMENT {MY}|LILLE|monthly:22.99,24.99;monthly:29.99|one=BASIC FIT SNACK~1.5~5
L'Orange Bleue|gym|dd|SEPAYMENT LORANGE BLEUE|MENSUALITE {MY} {f6}|RENNES|monthly:29.90;weekly:7.50|
Le Monde|newspaper|card|LE MONDE ABO||PARIS|monthly:9.99,12.99;yearly:99,119|disc
Mediapart|newspaper|dd|SOCIETE EDITRICE MEDIAPART|ABONNEMENT MEDIAPART {f7}|PARIS|monthly:11,12;yearly:110,120|disc
Ouest-France|newspaper|dd|OUEST FRANCE|ABONNEMENT {f8} PORTAGE {MY}|RENNES|quarterly:98.40,104.70;weekly:6.90|
MAIF|insurance|dd|MAIF|COTISATION SOC {f7}N {MY}|NIORT|monthly:41.27,44.06;yearly:214.50,228.30|
MACIF|insurance|dd|MACIF|ECHEANCE CONTRAT {f8} AUTO|NIORT|monthly:38.12,40.95|
Harmonie Mutuelle|insurance|dd|HARMONIE MUTUELLE|COT SANTE {MY} ADH {f8}|NANTES|monthly:67.38,72.14|
Médecins Sans Frontières|charity|dd|MEDECINS SANS FRONTIERES|DON REGULIER {f8} MERCI|PARIS|monthly:10;monthly:20;quarterly:45|
Navigo|transport|dd|COMUTITRES SAS|NAVIGO ANNUEL {f9} {MY}|PARIS|monthly:75.20,84.10,86.40|
UGC Illimité|cinema|dd|UGC CINE CITE|UGC ILLIMITE {f8}|NEUILLY|monthly:21.90,22.90|one=UGC CINE CITE~3.5~14
Indigo|parking|dd|INDIGO PARK|ABONNEMENT PARKING {f7} FACT {N8}|PUTEAUX|monthly:118,124|one=INDIGO {N6}~2~22
Deezer|streaming|card|DEEZER PREMIUM||PARIS|monthly:10.99,11.99|trial
Carte Avantage SNCF|transport|card|SNCF CARTE AVANTAGE||PARIS|yearly:49|one=SNCF-VOYAGEURS~15~120
Quitoque|meal kit|card|QUITOQUE||PARIS|weekly:49.90,52.90|disc;skip
Meetic|dating|card|MEETIC*MEETIC.FR||PARIS|quarterly:59.97;monthly:39.99|
"""
L['NL'] = """
Amazon Prime|membership|card|AMZN PRIME NL*{A9}||AMAZON.NL|monthly:2.99,4.99|one=AMZN MKTP NL*{A9}~5.99~99
KPN|phone|dd|KPN B.V.|KPN factuur {MY} klantnr {f10} fact {N12}|ROTTERDAM|monthly:45,47.5;monthly:52.50|vary
Odido|phone|dd|Odido Netherlands B.V.|Factuurnr {N12} klant {f8}|DEN HAAG|monthly:22.50;monthly:27.50,29.20|vary
Ziggo|phone|dd|Ziggo Services BV|Klantnr. {f9} Factuurnr. {N12} Zie www.ziggo.nl/mijnziggo|UTRECHT|monthly:54.50,57.95|
Basic-Fit|gym|dd|Basic Fit Nederland B.V.|Contributie {f9} Basic-Fit|HOOFDDORP|monthly:24.99,27.99;weekly:6.99|one=BASIC-FIT AUTOMAAT~1.5~4
SportCity|gym|dd|SportCity B.V.|Maandcontributie {MY} lidnr {f7}|UTRECHT|monthly:39.95,42.95|
de Volkskrant|newspaper|dd|DPG Media B.V.|de Volkskrant abonnement {f9} periode {MY}|AMSTERDAM|monthly:17.50,19.95;quarterly:112.45,118.90|disc
NRC|newspaper|dd|Mediahuis NRC BV|NRC Digitaal {f8} {MY}|AMSTERDAM|monthly:18,19.50;weekly:4.50|disc
Zilveren Kruis|insurance|dd|Zilveren Kruis Zorgverzekeringen NV|Premie {MY} relatienr {f9}|LEIDEN|monthly:138.50,149.25|
Univé|insurance|dd|Unive Verzekeringen|Pakketpremie {MY} polis {f8}|ASSEN|monthly:34.18,36.44;yearly:87.12,91.30|
ANWB|membership|dd|ANWB B.V.|Lidmaatschap + Wegenwacht {f9}|DEN HAAG|yearly:78.50,84;yearly:22.50|
Videoland|streaming|dd|RTL Nederland B.V. inzake Videoland|VL{N10} abonnement|HILVERSUM|monthly:4.99,5.99;monthly:9.99,11.99|trial
NPO Plus|streaming|card|NPO PLUS||HILVERSUM|monthly:2.95,3.95|
Natuurmonumenten|charity|dd|Vereniging Natuurmonumenten|Lidmaatschap {f8} hartelijk dank|AMERSFOORT|yearly:36;quarterly:9;monthly:5|
Artsen zonder Grenzen|charity|dd|Artsen zonder Grenzen|Uw gift {MY} {f8}|AMSTERDAM|monthly:10|
Q-Park|parking|dd|Q-Park Operations Netherlands BV|Abonnement {f7} factuur {N8}|MAASTRICHT|monthly:96.40,101.20|one=Q-PARK {N4}~3~24
Museumkaart|membership|card|MUSEUMKAART||AMSTERDAM|yearly:64.90,75|
Swapfiets|transport|dd|Swapfiets via Stichting Mollie Payments|{A10} Swapfiets {MY}|AMSTERDAM|monthly:19.90,22.90|
Pathé Unlimited|cinema|dd|Pathe Theatres BV|Pathe Unlimited {f8}|AMSTERDAM|monthly:21.50,24|one=PATHE BIOSCOOP~4~15
Odin Groenteabonnement|meal kit|dd|Odin Cooperatie U.A.|Groenteabonnement wk{N2} {f6}|GELDERMALSEN|weekly:17.95,18.95|skip
"""
L['UK'] = """
Netflix|streaming|card|NETFLIX.COM||LONDON|monthly:10.99,12.99;monthly:4.99,5.99|
Spotify|streaming|card|Spotify UK P{A10}||LONDON|monthly:10.99,11.99,12.99;monthly:17.99,21.99|disc
Disney+|streaming|card|DISNEYPLUS||LONDON|monthly:7.99,8.99;yearly:79.90,89.90|
Amazon Prime|membership|card|AMAZON PRIME*{A9}||AMZN.CO.UK/PM|monthly:7.99,8.99;yearly:79,95|one=AMZNMKTPLACE*{A9}~5.99~99
Audible|streaming|card|AUDIBLE UK*{A9}||ADBL.CO/PYMT|monthly:7.99,8.99|trial;one=AUDIBLE UK*{A9}~7.99~7.99
NOW TV|streaming|card|NOWTV*ENTERTAINMENT||LONDON|monthly:9.99;monthly:34.99|disc
Google One|cloud storage|card|GOOGLE *GOOGLE STORAGE||LONDON|monthly:1.59;yearly:15.99|one=GOOGLE *Google Play~0.99~9.99
YouTube Premium|streaming|card|GOOGLE*YOUTUBEPREMIUM||LONDON|monthly:11.99,12.99|trial
Microsoft 365|software|card|MICROSOFT*365 PERSONAL||MSBILL.INFO|yearly:59.99,84.99;monthly:5.99,8.49|
ChatGPT Plus|software|card|OPENAI *CHATGPT SUBSCR||SAN FRANCISCO|monthly:20|usd
Figma|software|card|FIGMA MONTHLY RENEWAL||SAN FRANCISCO|monthly:15|usd
Substack|newspaper|card|SUBSTACK* {A6}||SAN FRANCISCO|monthly:7;yearly:70|usd
PlayStation Plus|gaming|card|PLAYSTATIONNETWORK||LONDON|yearly:49.99,59.99;monthly:6.99|one=PLAYSTATIONNETWORK~4.99~69.99
PureGym|gym|dd|PUREGYM LTD|{f10}PG|LEEDS|monthly:22.99,24.99;monthly:19.99|disc
The Gym Group|gym|dd|THE GYM LTD|TGG{f8}|CROYDON|monthly:23.99,25.99|
David Lloyd|gym|dd|DAVID LLOYD LEISURE|DLL{f7}|HATFIELD|monthly:96,104|one=DAVID LLOYD CLUBROOM~3.2~24
Vodafone|phone|dd|VODAFONE LTD|7{f9}-1001|NEWBURY|monthly:24,26.5;monthly:33,36.20|vary
giffgaff|phone|card|GIFFGAFF||UXBRIDGE|monthly:10;monthly:15|
BT|phone|dd|BT GROUP PLC|GP{f8}-00{N4}|LONDON|monthly:31.99,34.99|
Sky|streaming|dd|SKY DIGITAL|{f12}|LIVINGSTON|monthly:46,51;monthly:62|vary
Admiral|insurance|dd|ADMIRAL INSURANCE|P{f8}|CARDIFF|monthly:48.72,55.31|
Aviva|insurance|dd|AVIVA HOME|{f8}HHE|NORWICH|monthly:17.46,19.02;yearly:182.60,201.10|
Petplan|insurance|dd|PETPLAN|{f9}|GUILDFORD|monthly:28.17,33.90|
The Guardian|newspaper|dd|GNM GUARDIAN|G{f9}|LONDON|monthly:12,15;quarterly:36|
The Economist|newspaper|card|THE ECONOMIST NEWSPAPE||LONDON|quarterly:55,59.75;yearly:199,229|disc
National Trust|charity|dd|NATIONAL TRUST|NT{f9}|SWINDON|monthly:7.60,8;yearly:84,91.20|
Cancer Research UK|charity|dd|CANCER RESEARCH UK|CR{f8}|LONDON|monthly:5;monthly:12|
RSPB|charity|dd|RSPB|{f9}RS|SANDY|quarterly:15;yearly:60|
The AA|membership|dd|AA MEMBERSHIP|{f10}|BASINGSTOKE|yearly:119,131.50;monthly:11.40|
HelloFresh|meal kit|card|HELLOFRESH UK||LONDON|weekly:43.99,46.49|disc;skip
Gousto|meal kit|card|SCA*GOUSTO.CO.UK||LONDON|weekly:36.5,38.98|disc;skip
Abel & Cole|meal kit|card|ABEL AND COLE LTD||WIMBLEDON|weekly:21.5,22.75|skip
Hinge|dating|card|HINGE.CO||DALLAS|monthly:24.99;weekly:9.99|
JustPark|parking|card|JUSTPARK SEASON||LONDON|monthly:85,90|one=JUSTPARK~2~15
Slimming World|membership|card|SLIMMING WORLD GROUP||ALFRETON|weekly:5.95,6.50|skip
Duolingo|education|pp|DUOLINGO||LONDON|yearly:59.99|
Patreon|membership|pp|PATREON||LONDON|monthly:6;monthly:12|
Crunchyroll|streaming|pp|CRUNCHYROLL||LONDON|monthly:4.99,5.99|trial
"""
L['US'] = """
Netflix|streaming|card|NETFLIX.COM||LOS GATOS CA|monthly:15.49,17.99;monthly:6.99,7.99;monthly:19.99,22.99|
Spotify|streaming|card|SPOTIFY USA||877-7781161 NY|monthly:9.99,10.99,11.99;monthly:16.99,19.99|disc
Spotify|streaming|pp|SPOTIFYUSAI||NY|monthly:9.99,10.99|
Hulu|streaming|card|HLU*HULU {N12}-U||HULU.COM/BILL CA|monthly:7.99,9.99;monthly:17.99,18.99|trial
Disney+|streaming|card|DISNEYPLUS||888-9057888 CA|monthly:10.99,13.99,15.99;yearly:109.99,139.99|
Max|streaming|card|HELP.MAX.COM||NEW YORK NY|monthly:15.99,16.99|disc
YouTube TV|streaming|card|GOOGLE *YOUTUBE TV||G.CO/HELPPAY# CA|monthly:72.99,82.99|disc
Google One|cloud storage|card|GOOGLE *GOOGLE ONE||G.CO/HELPPAY# CA|monthly:1.99;monthly:2.99;yearly:19.99|one=GOOGLE *GOOGLE PLAY~0.99~14.99
Amazon Prime|membership|card|Amazon Prime*{A9}||Amzn.com/bill WA|monthly:14.99;yearly:119,139|one=AMZN Mktp US*{A9}~6.99~149
Kindle Unlimited|streaming|card|Kindle Unltd*{A9}||Amzn.com/bill WA|monthly:9.99,11.99|trial
Audible|streaming|card|Audible*{A9}||Amzn.com/bill NJ|monthly:14.95|one=Audible*{A9}~11.88~14.95
Adobe|software|card|ADOBE *CREATIVE CLOUD||408-536-6000 CA|monthly:54.99,59.99;monthly:19.99,22.99|ref1
Microsoft 365|software|card|MICROSOFT*MICROSOFT 365||MSBILL.INFO WA|yearly:69.99,99.99;monthly:9.99,12.99|
Dropbox|cloud storage|card|DROPBOX*{A12}||DB.TT/CCHELP CA|monthly:11.99;yearly:119.88|
ChatGPT Plus|software|card|OPENAI *CHATGPT SUBSCR||OPENAI.COM CA|monthly:20|
GitHub|software|pp|GITHUB INC||CA|monthly:4;monthly:10|
Proton|software|card|PROTON AG||GENEVA CHE|monthly:9.99;yearly:119.88|eur
Tutanota|software|card|TUTAO GMBH||HANNOVER DEU|monthly:8;yearly:36|eur
The New York Times|newspaper|card|NYTIMES*NYTimes Disc||800-698-4637 NY|monthly:4.00,17,25;weekly:1,4.25|
Wall Street Journal|newspaper|card|D J*WALL-ST-JOURNAL||800-568-7625 MA|monthly:4,38.99,41.99|
The Economist|newspaper|card|ECONOMIST NEWSPAPER||800-4566086 NY|quarterly:59,69;yearly:209,249|
Planet Fitness|gym|dd|ABC*PLANET FIT|CLUB FEES|NH|monthly:10,15;monthly:24.99|
Planet Fitness (annual fee)|gym|dd|PLANET FITNESS|ANNUALFEE|NH|yearly:49|
YMCA|gym|dd|YMCA OF GREATER|DRAFT|WA|monthly:58,62|one=YMCA OF GREATER~5~60
Peloton|gym|card|ONEPELOTON||866-650-1996 NY|monthly:44;monthly:12.99|
Verizon|phone|dd|VERIZON WIRELESS|PAYMENTS|NJ|monthly:85.32,89.12|vary
T-Mobile|phone|dd|TMOBILE*AUTO PAY|PCS SVC|WA|monthly:70;monthly:120,126|vary
Mint Mobile|phone|card|MINT MOBILE||800-683-7392 CA|quarterly:45;yearly:180|
Comcast Xfinity|phone|dd|COMCAST CABLE|CABLE PMT|PA|monthly:69.99,79.99;monthly:95|
GEICO|insurance|dd|GEICO|PREM COLL|DC|monthly:112.47,128.93|
Lemonade|insurance|card|LEMONADE INSURANCE||844-7338666 NY|monthly:11.25,13.08|
State Farm|insurance|dd|STATE FARM RO 27|SFPP|IL|monthly:96.14,103.52;quarterly:241.10|
Costco|membership|card|COSTCO *ANNUAL RENEWAL||800-774-2678 WA|yearly:60,65;yearly:120,130|one=COSTCO WHSE #0{N3}~38~260
AAA|membership|card|AAA MEMBERSHIP||800-222-4357 WA|yearly:79,86|
KUOW Public Radio|charity|card|KUOW PUBLIC RADIO||206-543-2710 WA|monthly:10;monthly:15|
ACLU|charity|dd|ACLU FOUNDATION|DONATION|NY|monthly:15|
HelloFresh|meal kit|card|HELLOFRESH||646-8463663 NY|weekly:60.95,71.93|disc;skip
Blue Apron|meal kit|card|BLUE APRON||NEW YORK NY|weekly:57.95,61.94|disc;skip
Imperfect Foods|meal kit|card|IMPERFECT FOODS||HTTPSWWW.IMPE CA|weekly:34.5|skip
Match|dating|card|MATCH.COM||800-9264624 TX|monthly:26.99;quarterly:62.97|
SpotHero|parking|card|SPOTHERO MONTHLY||844-356-8054 IL|monthly:165,175|one=SPOTHERO 844-324-7768~6~32
Mister Car Wash|membership|card|MISTER CAR WASH UWC||TUCSON AZ|monthly:24.99,27.99|one=MISTER CAR WASH #{N3}~9~16
BarkBox|membership|card|BARK*BARKBOX||855-5012275 NY|monthly:29;monthly:35|disc
Grammarly|software|pp|GRAMMARLYIN||CA|yearly:144|
Substack|newspaper|card|SUBSTACK* {A6}||SUBSTACK.COM CA|monthly:5;yearly:50|
"""
# services sold through one merchant whose texts may not name them: (service, plans)
APPLE = [('iCloud+', 'monthly:0.99;monthly:2.99;monthly:9.99'), ('Apple Music', 'monthly:10.99;monthly:16.99'),
         ('Apple TV+', 'monthly:6.99,9.99'), ('Tinder', 'monthly:19.99;weekly:7.99'), ('Calm', 'yearly:39.99,49.99'),
         ('Headspace', 'monthly:12.99'), ('Bumble', 'weekly:8.99;monthly:22.99'), ('Komoot', 'yearly:59.99'),
         ('YAZIO', 'quarterly:14.99;yearly:29.99')]
PAYPAL = [('Spotify', 'monthly:9.99,10.99'), ('Netflix', 'monthly:12.99,13.99'), ('Canva', 'monthly:11.99'),
          ('Crunchyroll', 'monthly:6.99'), ('Twitch', 'monthly:3.99,4.99'), ('Skillshare', 'yearly:84'),
          ('Bitdefender', 'yearly:39.99,69.99'), ('Headspace', 'monthly:12.99'), ('Wikimedia', 'monthly:5')]
GOOGLE = [('Google One', 'monthly:1.99;monthly:2.99'), ('YouTube Premium', 'monthly:11.99,12.99'),
          ('Duolingo', 'yearly:69.99;monthly:12.99'), ('Tinder', 'monthly:14.99'), ('Strava', 'monthly:10.99')]

# one-off shops: kind, texts, lo, hi, visits per month
SHOPS = {
'DE': [('groceries', 'REWE SAGT DANKE {N8}~EDEKA CENTER~LIDL DIENSTLEISTUNG~ALDI SUED~DM-DROGERIE MARKT~Kaufland', 4, 95, 9),
       ('fuel', 'ARAL AG {N4}~SHELL {N4}~JET TANKSTELLE', 38, 92, 2.2), ('food', 'BAECKEREI KAMPS~Lieferando.de~VAPIANO~CAFE EXTRABLATT~SumUp *Doener Eck', 3, 48, 5),
       ('shopping', 'ZALANDO SE~IKEA DEUTSCHLAND~MEDIA MARKT~H+M~DB VERTRIEB GMBH~THALIA~OBI BAUMARKT', 8, 180, 3)],
'CH': [('groceries', 'COOP-{N4}~MIGROS M~DENNER~ALDI SUISSE~Migros Online', 6, 140, 9), ('fuel', 'AGROLA {N3}~AVIA TANKSTELLE', 50, 110, 1.6),
       ('food', 'STARBUCKS~TIBITS~CONFISERIE SPRUENGLI~SumUp *Kafi Fertig', 5, 70, 5), ('shopping', 'MANOR AG~ZALANDO~SBB MOBILE~INTERDISCOUNT~OCHSNER SPORT', 9, 240, 3)],
'FR': [('groceries', 'CARREFOUR CITY~E.LECLERC~MONOPRIX {N4}~LIDL {N4}~INTERMARCHE~PICARD SA', 4, 110, 9), ('fuel', 'TOTALENERGIES~ESSO EXPRESS~DAC LECLERC', 35, 90, 2),
       ('food', 'BOULANGERIE PAUL~UBER EATS~MC DONALDS~SUMUP *LE COMPTOIR', 3, 52, 6), ('shopping', 'FNAC~DECATHLON~SNCF-VOYAGEURS~ZARA~LEROY MERLIN', 8, 170, 3)],
'NL': [('groceries', 'Albert Heijn {N4}~Jumbo Utrecht~LIDL {N3}~Kruidvat {N4}~Etos', 4, 90, 10), ('fuel', 'Shell Station~TinQ~BP De Meern', 40, 95, 1.8),
       ('food', 'Thuisbezorgd.nl~La Place~CCV*Cafe de Zaak~SumUp *Frietkraam', 3, 45, 5), ('shopping', 'bol.com~HEMA {N4}~Coolblue~NS Reizigers~Action {N4}', 5, 160, 3.5)],
'UK': [('groceries', 'TESCO STORES {N4}~SAINSBURYS S/MKT~ALDI {N2}~LIDL GB~CO-OP GROUP {N6}~BOOTS {N4}', 3, 92, 10), ('fuel', 'SHELL {N4}~BP CONNECT~TESCO PFS {N4}', 30, 82, 2),
       ('food', 'GREGGS PLC~DELIVEROO~PRET A MANGER~COSTA COFFEE {N6}~ZETTLE_*THE OLD BELL', 3, 44, 7), ('shopping', 'ARGOS~JOHN LEWIS~TRAINLINE~B & M {N3}~NEXT RETAIL', 6, 140, 3)],
'US': [('groceries', 'SAFEWAY #{N4}~TRADER JOE S #{N3}~WHOLEFDS {N5}~KROGER #{N3}~TARGET T-{N4}~WALGREENS #{N4}', 6, 160, 9), ('fuel', 'SHELL OIL {N11}~CHEVRON {N7}~76 - {N5}', 28, 74, 3),
       ('food', 'STARBUCKS STORE {N5}~CHIPOTLE {N4}~DOORDASH*{A6}~TST* BLUE BOTTLE~SQ *TACO CART', 4, 58, 8), ('shopping', 'HOME DEPOT {N4}~BEST BUY {N8}~UBER   *TRIP~MACYS {N4}~REI #{N2}', 8, 190, 3.5)],
}
# regular debits that are no subscriptions: kind|period|channel|name|purpose|lo|hi|mode (fix/var)|probability
REG = {
'DE': """rent|monthly|so|Hausverwaltung Krause GmbH|Miete {MY} Whg {f2}|620|1450|fix|.75
loan|monthly|dd|Santander Consumer Bank AG|RATE {MY} KREDIT {f10}|120|390|fix|.4
savings|monthly|so|{ME}|Sparen|50|400|fix|.5
savings|monthly|dd|Trade Republic Bank GmbH|Sparplan ETF {N8}|50|250|fix|.25
person|monthly|so|Mia Schuster|Taschengeld|20|60|fix|.4
person|weekly|so|Renata Kowalska|Reinigung|45|60|fix|.2
card bill|monthly|dd|LBB / Amazon Visa|KREDITKARTENABRECHNUNG {MY} {f8}|80|900|var|.4
tax|quarterly|dd|Stadtkasse|GRUNDSTEUER {MY} KASSENZ. {f8}|88|190|fix|.3
tax|yearly|dd|Bundeskasse in Weiden|KFZ-STEUER FUER W-{A5}|64|248|fix|.4
instalment|monthly|dd|Klarna Bank AB (publ)|Ratenkauf {f10}|25|70|fix|.2
utility?|monthly|dd|Stadtwerke Energie GmbH|ABSCHLAG STROM {MY} VK {f9}|55|160|fix|.6
levy?|quarterly|dd|Rundfunk ARD, ZDF, DRadio|Rundfunkbeitrag {MY} Beitragsnr. {f9}|55.08|55.08|fix|.6
bank fee?|monthly|fee||Kontofuehrungsentgelt {MY}|4.90|7.90|fix|.3""",
'CH': """rent|monthly|so|Livit AG|Miete {MY} Obj {f6}|1350|2600|fix|.8
loan|monthly|dd|Cembra Money Bank AG|Leasingrate {f8} {MY}|220|560|fix|.4
savings|monthly|so|{ME}|Sparkonto 3a|100|588|fix|.5
person|monthly|so|Nora Ammann|Sackgeld|30|80|fix|.4
card bill|monthly|dd|Viseca Card Services SA|Kartenabrechnung {MY}|150|1600|var|.5
tax|monthly|so|Steueramt|Steuern Rate {MY} Ref {f9}|380|1100|fix|.5
levy?|yearly|dd|Serafe AG|Radio- und TV-Abgabe {f9}|335|335|fix|.5
utility?|quarterly|dd|ewz Elektrizitaetswerk|Stromrechnung {N9}|90|210|var|.5
bank fee?|monthly|fee||Kontofuehrung Paket|5|12|fix|.4""",
'FR': """rent|monthly|so|FONCIA GESTION|LOYER {MY} LOT {f3}|560|1280|fix|.65
loan|monthly|fee||ECHEANCE PRET {f10}|310|980|fix|.45
loan|monthly|dd|COFIDIS|MENSUALITE {MY} DOS {f9}|45|210|fix|.25
savings|monthly|so|{ME}|VIREMENT LIVRET A|50|300|fix|.5
person|monthly|so|LEA MOREAU|ARGENT DE POCHE|20|150|fix|.4
tax|monthly|dd|DIRECTION GENERALE DES FINANCES PUBLI|IMPOT TF PRELEVEMENT {f9}|68|190|fix|.4
instalment|monthly|card|ALMA PAIEMENT 3X||30|95|fix|.2
utility?|monthly|dd|EDF CLIENTS PARTICULIERS|ECHEANCIER {MY} CPT {f10}|48|145|fix|.7
bank fee?|monthly|fee||COTISATION OFFRE COMPTE|2.5|9.8|fix|.5
card bill|monthly|fee||DEBIT DIFFERE CARTE {f4}|110|900|var|.2""",
'NL': """rent|monthly|dd|Stichting Woonbron|Huur {MY} contract {f7}|540|1180|fix|.7
loan|monthly|dd|Hypotheekservice Florius|Termijn {MY} lening {f9}|480|1320|fix|.35
savings|monthly|so|{ME}|Sparen oranje|50|400|fix|.55
person|monthly|so|Daan Visser|Zakgeld|15|60|fix|.4
card bill|monthly|dd|International Card Services BV|ICS {f9} {MY} afschrift|60|800|var|.4
tax|monthly|dd|BsGW Belastingen|Gemeentelijke belastingen termijn {f8}|42|98|fix|.4
tax|quarterly|dd|Belastingdienst|Motorrijtuigenbel. {A6} {MY}|98|240|fix|.4
instalment|monthly|dd|in3 B.V.|Termijn {f9}|30|95|fix|.15
utility?|monthly|dd|Vattenfall Sales Nederland NV|Termijnbedrag {MY} {f9}|95|230|fix|.7
bank fee?|monthly|fee||Kosten BetaalPakket|1.8|3.9|fix|.6""",
'UK': """rent|monthly|so|FOXTONS LETTINGS|FLAT {f2}|750|1650|fix|.5
loan|monthly|dd|HALIFAX MORTGAGE|{f10}|520|1450|fix|.4
loan|monthly|dd|ZOPA BANK LTD|ZP{f8}|80|320|fix|.3
savings|monthly|so|{ME}|SAVINGS|50|400|fix|.5
person|monthly|so|OLIVER BENNETT|POCKET MONEY|20|80|fix|.4
person|weekly|so|MRS J HARGREAVES|CLEANING|30|45|fix|.2
tax|monthly|dd|LB CAMDEN C/TAX|{f8}|118|210|fix|.6
tax|monthly|dd|DVLA-{A7}|{f12}|14|31|fix|.35
card bill|monthly|dd|AMERICAN EXPRESS|3{f14}|90|1200|var|.45
instalment|monthly|card|KLARNA*INSTALMENT||18|60|fix|.2
utility?|monthly|dd|OCTOPUS ENERGY|A-{A8}|85|210|fix|.7
levy?|monthly|dd|TV LICENCE MBP|{f10}|13.25|14.54|fix|.5
bank fee?|monthly|fee||MONTHLY ACCOUNT FEE|3|5|fix|.2""",
'US': """rent|monthly|dd|EQUITY APTS|WEB PMTS|1350|2900|fix|.6
loan|monthly|dd|TOYOTA ACH RTL|PAYMENT|290|560|fix|.5
loan|monthly|dd|DEPT EDUCATION|STUDENT LN|110|380|fix|.35
savings|monthly|so|{ME}|SAVINGS|50|500|fix|.5
person|weekly|so|Zelle Maria Lopez|cleaning|60|90|fix|.25
person|monthly|so|Zelle Emma Carter|allowance|25|100|fix|.4
card bill|monthly|dd|CHASE CREDIT CRD|AUTOPAY|140|2100|var|.6
card bill|monthly|dd|APPLECARD GSBANK|PAYMENT|60|900|var|.25
tax|quarterly|dd|IRS|USATAXPYMT|450|1800|fix|.2
instalment|monthly|card|AFFIRM * PAY {A7}||24|95|fix|.2
utility?|monthly|dd|SEATTLE CITY LIGHT|UTIL PYMT|60|190|var|.6
bank fee?|monthly|fee||MONTHLY MAINTENANCE FEE|4.95|12|fix|.3""",
}
# look regular, are single visits: kind|days between|jitter|texts|lo|hi
HABIT = {
'DE': "market|7|0|Wochenmarkt Kaese Huber|14|31~barber|31|4|Friseur Salon Yilmaz|24|24~canteen|7|1|Casino Kantine|20|20~car wash|28|5|MR. WASH|14.99|14.99~groceries|7|0|REWE SAGT DANKE 44120871|68|104",
'CH': "market|7|0|Marktstand Buerkliplatz|18|36~barber|35|5|Coiffure Anita|58|58~groceries|7|0|COOP-2214|92|140",
'FR': "market|7|0|MARCHE DES LICES PRIMEUR|16|34~barber|30|4|COIFFURE DESSANGE|29|29~groceries|7|0|E.LECLERC DRIVE|72|121~canteen|14|1|API RESTAURATION|30|30",
'NL': "market|7|0|CCV*Kaasboer Markt|11|24~barber|33|5|Kapsalon Brainwash|31.5|31.5~groceries|7|0|Albert Heijn 1432|58|99",
'UK': "market|7|0|SUMUP *BOROUGH VEG|12|28~barber|28|4|TURKISH BARBER|18|18~groceries|7|0|TESCO STORES 3317|61|98~car wash|30|6|IMO CAR WASH|9.99|9.99",
'US': "market|7|0|SQ *BALLARD FARMERS MKT|22|46~barber|30|4|SUPERCUTS 9021|32|32~groceries|7|0|TRADER JOE S #130|71|118~parking once|7|2|PAYBYPHONE SEATTLE|6.5|6.5",
}
EMPLOYER = {'DE': 'Siemens Energy AG|LOHN / GEHALT {MY}', 'CH': 'Kantonsspital Zuerich|Salaer {MY}', 'FR': 'SA DASSAULT SYSTEMES|SALAIRE {MY}',
            'NL': 'ASML Netherlands B.V.|Salaris {MY}', 'UK': 'NHS FOUNDATION TR|SALARY {f6}', 'US': 'BOEING CO|PAYROLL'}
PEOPLE = {'DE': 'Jonas Brandt~Katharina Vogel~Murat Aydin', 'CH': 'Urs Zbinden~Claudia Frei', 'FR': 'CAMILLE ROUX~HUGO GARNIER',
          'NL': 'S de Groot~Lotte Bakker', 'UK': 'EMILY CLARKE~R PATEL', 'US': 'JAMES MILLER~ASHLEY NGUYEN'}
CITY = {'DE': 'LEIPZIG~BERLIN~KOELN', 'CH': 'ZUERICH~BERN', 'FR': 'RENNES~PARIS~LYON', 'NL': 'UTRECHT~AMSTERDAM', 'UK': 'LONDON~LEEDS', 'US': 'SEATTLE WA~BELLEVUE WA'}
