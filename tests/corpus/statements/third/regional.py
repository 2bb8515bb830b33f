"""Per country: people, towns, small merchants and clubs, what counts neither way, and decoys.

Regional subscription: (merchant, period w/m/q/y, low, high, channels, text, purpose)
  channels: s direct debit, c card, p PayPal, o standing order / transfer to the organisation
  text: name of the creditor (s, o) or the card descriptor (c, p); purpose only for s and o.
Ignore: (name, period, low, high, channels, text, purpose, vary)  vary: amounts change from charge to charge.
"""

R = {}
# Of the regional ones, these are arguable (lessons, ground rent, lottery, insurance-like plans): they go to "ignore".
ARGUABLE = {"Escuela de baile {sur}", "Danza Studio {sur}", "Szkoła tańca {sur}", "{sur}書道教室", "{sur} Idiomas", "{sur} English", "{sur} Self Storage",
            "{sur} Mini Storage", "{town} Allotments", "ROD Stokrotka {town}", "{town} Rugby Club Lottery", "{sur} Vets Pet Plan", "Tanzschule {sur}", "{town}スイミングクラブ"}
STATES = dict(Boise="ID", Dayton="OH", Tucson="AZ", Fresno="CA", Omaha="NE", Akron="OH", Toledo="OH", Reno="NV", Salem="OR", Tulsa="OK", Spokane="WA", Lincoln="NE",
              Guelph="ON", Kelowna="BC", Moncton="NB", Halifax="NS", Regina="SK", Barrie="ON", Kingston="ON", Laval="QC", Gatineau="QC", Victoria="BC")
R["DE"] = dict(
    towns="Esslingen Bamberg Göttingen Lüneburg Marburg Tübingen Oldenburg Görlitz Fulda Celle Landshut Siegen".split(),
    first="Anna Jonas Lena Markus Sabine Jürgen Heike Tobias Käthe Mehmet Petra Florian".split(),
    last="Müller Schneider Weiß Hofmann Krüger Yilmaz Böhm Lindner Vogt Seidel Brandt Kaiser".split(),
    subs=[
        ("TSV {town} {yr} e.V.", "q", 24, 48, "s", "TSV {town} {yr} e.V.", "Mitgliedsbeitrag {q}. Quartal {yyyy} Mitgl.-Nr. {cust4}"),
        ("Schützenverein {town}", "y", 40, 90, "so", "Schützenverein {town} e.V.", "Jahresbeitrag {yyyy} {name}"),
        ("Kletterhalle {town}", "m", 39, 59, "s", "Kletterzentrum {town} GmbH & Co. KG", "Abo {mon} {yyyy} Kunde {cust6}"),
        ("{town}er Anzeiger", "m", 27.9, 46.9, "s", "{town}er Anzeiger Verlags GmbH", "ABO-NR {cust8} {mm}/{yyyy} ZEITUNGSBEZUG"),
        ("Yogaraum {sur}", "m", 49, 79, "s", "Yogaraum Inh. {first} {sur}", "Monatsbeitrag {mon}"),
        ("Biohof {sur}", "w", 17.5, 29, "s", "Biohof {sur} GbR", "Gemuesekiste Lieferung KW {kw} Kd {cust4}"),
        ("FitPoint {town}", "m", 29.9, 49.9, "s", "FitPoint {town} GmbH", "Beitrag {mm}.{yyyy} Vertrag {cust6}"),
        ("Tanzschule {sur}", "m", 32, 58, "s", "Tanzschule {sur}", "Clubbeitrag {mon} {yyyy}"),
        ("Filmkunst {town}", "y", 60, 120, "s", "Filmkunst {town} e.V.", "Foerdermitgliedschaft {yyyy}"),
        ("Stadtteilauto {town}", "m", 8, 15, "s", "Stadtteilauto {town} eG", "Grundbeitrag {mm}/{yyyy} KdNr {cust6}"),
        ("Glasfaser {town}", "m", 29.9, 44.9, "s", "Glasfaser {town} GmbH", "Rechnung {inv} Kundennr. {cust6}"),
        ("Rösterei {sur}", "m", 19.9, 34.9, "pc", "ROESTEREI {SUR}", ""),
        ("Tierschutzverein {town}", "y", 30, 60, "so", "Tierschutzverein {town} u. Umgebung e.V.", "Beitrag {yyyy} Danke"),
        ("Förderverein Grundschule {town}", "y", 20, 36, "o", "Förderverein Grundschule {town}", "Mitgliedsbeitrag {yyyy} {name}"),
        ("Kleingartenverein {town}", "y", 120, 260, "s", "KGV Sonnenschein {town} e.V.", "Beitrag {yyyy} Parz. {n}"),
        ("{sur} Webhosting", "m", 4.9, 11.9, "s", "{sur} Webhosting UG (haftungsbeschränkt)", "RE{inv} Paket Basic"),
        ("Windelwichtel {town}", "w", 15.9, 24.9, "s", "Windelwichtel {town}", "Woche {kw} Kunde {cust4}"),
        ("Mieterverein {town}", "y", 72, 96, "s", "Mieterverein {town} und Umgebung e.V.", "Jahresbeitrag {yyyy} Mitgl {cust6}"),
        ("DRK Ortsverein {town}", "q", 15, 30, "s", "DRK Kreisverband {town}", "FOERDERBEITRAG {cust8}"),
    ],
    ignore=[
        ("Stadtwerke {town}", "m", 68, 140, "s", "Stadtwerke {town} GmbH", "Abschlag Strom VK {cust10} {mm}/{yyyy}", 0),
        ("Gas", "m", 70, 170, "s", "Erdgas {town} Netz & Vertrieb GmbH", "ABSCHLAG GAS VERTRAGSKONTO {cust10}", 0),
        ("Rundfunkbeitrag", "q", 55.08, 55.08, "s", "Rundfunk ARD, ZDF, DRadio", "Rundfunk {mm}.{yyyy} - {cust2}.{yyyy} Beitragsnr. {cust9}", 0),
        ("HUK-COBURG", "m", 38, 95, "s", "HUK-COBURG", "KFZ-VERS. BEITRAG VSNR {cust10}", 0),
        ("Allianz", "q", 40, 160, "s", "Allianz Versicherungs-AG", "Hausrat {cust10} Beitrag", 0),
        ("Kontoführung", "m", 3.9, 8.9, "f", "", "Entgeltabschluss / Kontofuehrung {mm}/{yyyy}", 0),
    ],
    d=dict(rent=("Wohnbau {town} eG", "Miete {mon} {yyyy} Whg {cust4}"), loan=("Sparkasse {town}", "Darlehen {cust10} Rate Zins u. Tilgung"), saving=("Union Investment Service Bank AG", "UniGlobal Depot {cust10} Sparplan"),
        person=["Taschengeld", "Danke fuer alles", "Anteil WG Internet", "Unterhalt {mon}"], own="Uebertrag Tagesgeld", salary=["{sur} Maschinenbau GmbH", "Universitaetsklinikum {town}", "Landesamt fuer Besoldung"], salp="Lohn/Gehalt {mm}/{yyyy} Pers.Nr. {cust6}",
        groc=["REWE Markt {town}", "EDEKA {SUR}", "LIDL DIENSTLEISTUNG GMBH", "ALDI SUED", "dm-drogerie markt", "Kaufland {TOWN}"], fuel=["ARAL Station {d9}", "SHELL {d4}", "JET TANKSTELLE", "ESSO {TOWN}"], coffee=["BAECKEREI {SUR}", "SUMUP *CAFE {SUR}", "KAMPS {TOWN}"], canteen=["Sodexo Betriebsrest.", "MENSA STUDWERK {TOWN}"], barber=["SUMUP *SALON {SUR}", "Friseur {SUR}"],
        school=("Stadtkasse {town} Kita", "Kita-Beitrag {mon} {first}"), tax=("Finanzamt {town}", "ESt-VZ {q}/{yy} StNr {cust10}"), donate="Hilfe fuer {first}", inst=("Klarna Bank AB", "Ratenkauf {n}/12 Ref {cust10}"), transit=["RMV HandyTicket", "BVG APP Guthaben"], cash="GA NR{d8} BLZ{d8} {TOWN}", shops=["AMAZON PAYMENTS EUROPE S.C.A.", "IKEA {TOWN}", "Thalia {TOWN}", "OBI {TOWN}", "Deichmann", "Zalando SE", "Apotheke am Markt", "MediaMarkt {TOWN}", "Restaurant Dubrovnik", "H&M {TOWN}"]))
R["AT"] = dict(
    towns="Graz Linz Wels Villach Dornbirn Steyr Krems Leoben Bregenz Feldkirch".split(), first="Lukas Elisabeth Franz Julia Matthias Eva Stefan Magdalena".split(),
    last="Gruber Huber Wagner Pichler Moser Steiner Aigner Höller Novak".split(),
    subs=[
        ("Alpenverein {town}", "y", 62, 74, "so", "Alpenverein Sektion {town}", "Mitgliedsbeitrag {yyyy} MNr {cust8}"),
        ("Musikverein {town}", "y", 25, 50, "o", "Musikverein Stadtkapelle {town}", "Unterstützender Beitrag {yyyy}"),
        ("Fitnessfabrik {town}", "m", 29.9, 54.9, "s", "Fitnessfabrik {town} GmbH", "Beitrag {mm}/{yyyy} Vertrag {cust6}"),
        ("Kabel {town}", "m", 24.9, 46.9, "s", "Kabel-TV {town} {sur} KG", "Internet u. TV {mon} {yyyy} Kd.Nr. {cust6}"),
        ("{town}er Nachrichten", "m", 29.9, 42.5, "s", "{town}er Nachrichten Zeitungs-GmbH", "ABO {cust8} {mm}/{yyyy}"),
        ("Biokistl {sur}", "w", 19.9, 34, "s", "Biokistl {sur} KG", "Lieferung KW {kw} Kd {cust6}"),
        ("Freiwillige Feuerwehr {town}", "y", 20, 40, "o", "FF {town}", "Förderer {yyyy}"),
        ("Boulderclub {town}", "m", 44, 62, "s", "Boulderclub {town} OG", "Monatsabo {mon}"),
        ("Weingut {sur}", "q", 59, 99, "sc", "Weingut {sur}", "Weinpaket Q{q}/{yyyy}"),
        ("Tennisclub {town}", "y", 180, 320, "o", "TC Blau-Weiß {town}", "Mitgliedsbeitrag Saison {yyyy} {name}"),
        ("Landestheater {town}", "q", 48, 90, "s", "Landestheater {town}", "Abo Gruppe B Rate {q}"),
        ("Pilates {sur}", "m", 55, 85, "sc", "PILATES {SUR} {TOWN}", "Abo {mon}"),
        ("Pfotenhilfe {town}", "m", 10, 20, "s", "Tierheim Pfotenhilfe {town}", "Patenschaft {cust4}"),
        ("{sur} EDV", "m", 7.9, 14.9, "s", "{sur} EDV e.U.", "Cloud Backup RE {inv}"),
    ],
    ignore=[
        ("Energie {town}", "m", 55, 130, "s", "Energie {town} GmbH", "Teilbetrag Strom {cust10} {mm}/{yyyy}", 0),
        ("Gasnetz {town}", "q", 110, 260, "s", "Gasnetz & Wärme {town}", "TEILBETRAG {cust10}", 0),
        ("ORF-Beitrag", "y", 183.6, 183.6, "s", "ORF-Beitrags Service GmbH", "ORF-Beitrag {yyyy} {cust10}", 0),
        ("UNIQA", "m", 25, 90, "s", "UNIQA Österreich Versicherungen AG", "POL {cust10} PRAEMIE", 0),
        ("Kontoführung", "q", 14, 28, "f", "", "Kontoführungsentgelt {q}. Quartal", 0),
    ],
    d=dict(rent=("Hausverwaltung {sur} GmbH", "Miete u. BK {mon} Top {n}"), loan=("Raiffeisenbank {town}", "Kreditrate {cust10}"), saving=("Bausparkasse Wüstenrot AG", "Bausparen {cust8}"), person=["Taschengeld", "Oma Geburtstagsgeld", "Unterhalt"], own="Eigenübertrag Sparkonto", salary=["Land Steiermark", "{sur} Bau GmbH", "Klinikum {town}"], salp="Gehalt {mm}/{yyyy}",
        groc=["BILLA DANKT {d4}", "SPAR {TOWN}", "HOFER KG {d4}", "MPREIS {TOWN}", "BIPA {d4}"], fuel=["OMV {TOWN}", "ENI {d4}", "JET {TOWN}"], coffee=["CAFE {SUR}", "BAECKEREI {SUR}", "AIDA {d3}"], canteen=["EUREST BETRIEBSREST", "MENSA {TOWN}"], barber=["FRISEUR {SUR}", "KLIPP {TOWN}"], school=("Stadtgemeinde {town}", "Kindergartenbeitrag {mon}"), tax=("Finanzamt Österreich", "EST-VZ {q}/{yyyy} {cust9}"), donate="für {first}", inst=("Klarna Bank AB", "Rate {n} von 12 {cust10}"), transit=["OEBB TICKET", "WIENER LINIEN APP"], cash="BANKOMAT {d8} KARTE1 {TOWN}", shops=["AMAZON PAYMENTS", "LIBRO {TOWN}", "INTERSPORT", "XXXLUTZ {TOWN}", "APOTHEKE ZUM ADLER", "GASTHAUS {SUR}", "OBI {TOWN}"]))
R["CH"] = dict(
    towns="Winterthur Luzern Thun Chur Aarau Olten Zug Wil Baden Frauenfeld".split(), first="Urs Beat Reto Nadja Corinne Simon Laura Andrea".split(), last="Meier Keller Zürcher Bühler Ammann Frei Gerber Wyss Kälin".split(),
    subs=[
        ("Turnverein {town}", "y", 80, 180, "o", "Turnverein STV {town}", "Jahresbeitrag {yyyy} {name}"),
        ("Fitnesscenter {town}", "m", 69, 99, "sc", "FITNESSCENTER {TOWN} AG", "Abo {cust6} {mm}.{yyyy}"),
        ("{town}er Tagblatt", "q", 98, 149, "so", "{town}er Tagblatt AG", "Abonnement {cust8} Rg {inv}"),
        ("GGA {town}", "m", 49, 79, "s", "GGA {town} Kabelnetz", "Internet/TV {mon} {yyyy} Kd {cust6}"),
        ("Hof {sur}", "w", 22, 36, "so", "Hof {sur}", "Gemüsetasche W{kw}"),
        ("Samariterverein {town}", "y", 40, 80, "o", "Samariterverein {town}", "Gönnerbeitrag {yyyy}"),
        ("Kulturverein Kammgarn {town}", "y", 50, 90, "o", "Kulturverein Kammgarn {town}", "Mitgliedschaft {yyyy}"),
        ("Bikestation {town}", "m", 15, 29, "c", "BIKESTATION {TOWN}", ""),
        ("Yoga {sur}", "m", 79, 129, "c", "SUMUP *YOGA {SUR}", ""),
        ("Kaffee {sur}", "m", 22, 39, "c", "KAFFEE {SUR} GMBH", ""),
        ("Saunaclub {town}", "m", 39, 59, "c", "SAUNACLUB {TOWN}", ""),
        ("{sur} Informatik", "q", 29, 59, "s", "{sur} Informatik GmbH", "Hosting Q{q} RE{inv}"),
    ],
    ignore=[
        ("EW {town}", "q", 110, 290, "s", "Elektrizitätswerk {town}", "Strom Rechnung {inv}", 1),
        ("Serafe", "y", 335, 335, "o", "SERAFE AG", "Radio- und TV-Abgabe {cust10}", 0),
        ("CSS Krankenkasse", "m", 280, 430, "s", "CSS Kranken-Versicherung AG", "Prämie {mm}.{yyyy} {cust8}", 0),
        ("Mobiliar", "y", 180, 420, "o", "Schweizerische Mobiliar", "Police G-{cust8}", 0),
        ("Kontogebühr", "m", 3, 7, "f", "", "Dienstleistungspreisabschluss", 0),
    ],
    d=dict(rent=("Livit AG {town}", "Miete {mon} {yyyy} Obj {cust6}"), loan=("Cembra Money Bank AG", "Kreditrate {cust8}"), saving=("VIAC Vorsorgestiftung 3a", "Säule 3a {cust8}"), person=["Taschengeld", "Anteil Ferien", "Alimente {mon}"], own="Übertrag Sparkonto", salary=["Kanton Luzern", "{sur} Treuhand AG", "Spital {town}"], salp="Salär {mm}.{yyyy}",
        groc=["COOP-{d4} {TOWN}", "MIGROS M {TOWN}", "DENNER {TOWN}", "ALDI SUISSE {d3}"], fuel=["AVIA {TOWN}", "MIGROL {TOWN}", "COOP PRONTO {d4}"], coffee=["CAFE {SUR}", "BACKEREI {SUR}", "K KIOSK {d4}"], canteen=["SV RESTAURANT {TOWN}", "ZFV MENSA"], barber=["COIFFEUR {SUR}"], school=("Gemeinde {town} Tagesschule", "Betreuung {mon} {first}"), tax=("Steueramt {town}", "Staats- und Gemeindesteuer Rate {q} {cust8}"), donate="für {first}", inst=("CembraPay AG", "Teilzahlung {n}/6"), transit=["SBB MOBILE", "ZVV TICKET"], cash="BANCOMAT {TOWN} {d6}", shops=["GALAXUS", "DIGITEC GALAXUS AG", "IKEA AG {TOWN}", "MANOR AG", "RESTAURANT {SUR}", "APOTHEKE {TOWN}", "OCHSNER SPORT", "JUMBO {TOWN}"]))
R["US"] = dict(
    towns="Boise Dayton Tucson Fresno Omaha Akron Toledo Reno Salem Tulsa Spokane Lincoln".split(), first="James Maria Ashley Robert Linda Kevin Denise Carlos Emily Tyrone".split(), last="Johnson Garcia Miller Nguyen Brooks Carter Murphy Reyes Foster Hayes".split(),
    subs=[
        ("{town} Climbing Co-op", "m", 55, 89, "c", "{TOWN} CLIMBING COOP", ""),
        ("CrossFit {sur}", "m", 95, 165, "cs", "CROSSFIT {SUR} LLC", "MBR DUES"),
        ("The {town} Herald", "m", 9.99, 24.99, "c", "{TOWN} HERALD CIRCULATIO", ""),
        ("{sur} Pest Control", "q", 89, 139, "c", "{SUR} PEST CONTROL", ""),
        ("YMCA of {town}", "m", 42, 78, "sc", "YMCA OF {TOWN}", "MEMBERSHIP"),
        ("Suds Express Wash {town}", "m", 19.99, 39.99, "c", "SUDS EXPRESS WASH {TOWN}", ""),
        ("{town} Public Radio", "m", 10, 25, "c", "{TOWN} PUBLIC RADIO", ""),
        ("{sur} Farms CSA", "w", 28, 42, "c", "SQ *{SUR} FARMS CSA", ""),
        ("{sur} Self Storage", "m", 59, 139, "cs", "{SUR} SELF STORAGE {d3}", "UNIT RENT"),
        ("Zen Yoga {town}", "m", 79, 129, "c", "MINDBODY*ZEN YOGA {TOWN}", ""),
        ("{town} Zoo Society", "y", 89, 165, "c", "{TOWN} ZOO SOCIETY", ""),
        ("{town} Valley Fiber", "m", 59, 85, "cs", "{TOWN} VALLEY FIBER", "INTERNET"),
        ("{sur} Swim Club", "m", 85, 120, "c", "{SUR} SWIM CLUB", ""),
        ("{sur} Coffee Roasters", "m", 17, 34, "c", "SP {SUR} COFFEE ROASTERS", ""),
        ("Pawsome Box", "m", 29, 39, "c", "PAWSOMEBOX* SUBSCR", ""),
        ("Rotary Club of {town}", "q", 60, 150, "cs", "ROTARY CLUB {TOWN}", "DUES"),
        ("{town} Animal Rescue", "m", 10, 30, "c", "PAYPAL *{TOWN}ANIMAL", ""),
        ("{sur} Pool Service", "m", 75, 140, "c", "{SUR} POOL SERVICE", ""),
    ],
    ignore=[
        ("{town} Power & Light", "m", 75, 190, "sc", "{TOWN} POWER & LIGHT", "UTIL PMT", 1),
        ("City of {town} Water", "m", 38, 82, "sc", "CITY OF {TOWN} WATER", "UTILITY", 1),
        ("Geico", "m", 88, 180, "cs", "GEICO *AUTO", "PREM COLL", 0),
        ("State Farm", "m", 60, 140, "s", "STATE FARM RO 27", "SFPP", 0),
        ("Monthly service fee", "m", 4.95, 15, "f", "", "MONTHLY SERVICE FEE", 0),
        ("Southwest Gas", "m", 30, 120, "s", "{TOWN} NATURAL GAS", "GAS PYMT", 1),
    ],
    d=dict(rent=("{sur} Property Mgmt", "RENT {mon} {cust4}"), loan=("TOYOTA FINANCIAL", "RETAIL PYMT {cust10}"), saving=("VANGUARD BUY", "INVESTMENT {cust10}"), person=["rent share", "allowance", "thanks", "phone share"], own="Online Transfer to SAV ...{cust4}", salary=["{SUR} LOGISTICS INC", "{TOWN} UNIFIED SCH", "STATE OF OH"], salp="PAYROLL {d10}",
        groc=["KROGER #{d4}", "SAFEWAY #{d4}", "TRADER JOE S #{d3}", "WHOLEFDS {TOWN}", "ALDI {d5}", "PUBLIX #{d4}"], fuel=["SHELL OIL {d10}", "CHEVRON {d7}", "EXXON {SUR} MART", "QT {d4}"], coffee=["STARBUCKS STORE {d5}", "SQ *{SUR} COFFEE", "DUNKIN #{d6}", "TST* {SUR} BAKERY"], canteen=["CANTEEN VENDING", "CHIPOTLE {d4}", "CAFE 500 BON APPETIT"], barber=["SQ *{SUR} BARBERSHOP", "GREAT CLIPS {d4}"], school=("{TOWN} MONTESSORI", "TUITION {mon}"), tax=("IRS", "USATAXPYMT {d12}"), donate="for {first} medical", inst=("AFFIRM * PAY", "AFFIRM {a9}"), transit=["CLIPPER AUTOLOAD", "MTA*METROCARD RELOAD"], cash="ATM WITHDRAWAL {d6} {TOWN}", shops=["TARGET {d8}", "THE HOME DEPOT #{d4}", "CVS/PHARMACY #{d5}", "MCDONALD'S F{d5}", "BEST BUY {d8}", "AMAZON MKTPL*{a9}", "PETSMART #{d4}", "LOWES #{d5}", "TACO BELL {d6}", "ROSS STORES #{d4}", "EBAY O*{d2}-{d5}-{d5}", "SP {SUR} GOODS"]))
R["CA"] = dict(
    towns="Guelph Kelowna Moncton Halifax Regina Barrie Kingston Laval Gatineau Victoria".split(), first="Liam Chloé Sarah Priya Daniel Marc Hannah Wei".split(), last="Tremblay MacDonald Singh Gagnon Chan Campbell Roy Wilson Leblanc".split(),
    subs=[
        ("{town} Curling Club", "y", 240, 420, "c", "{TOWN} CURLING CLUB", ""),
        ("{town} Community Fitness", "m", 39, 62, "sc", "{TOWN} COMMUNITY FITNESS", "MSP"),
        ("{sur} Organic Box", "w", 32, 49, "c", "SQ *{SUR} ORGANIC BOX", ""),
        ("{town} Free Press", "m", 12.99, 24.99, "c", "{TOWN} FREE PRESS", ""),
        ("{sur} Telecom", "m", 55, 84, "cs", "{SUR} TELECOM INC", "INTERNET"),
        ("Studio {sur} Yoga", "m", 85, 130, "c", "STUDIO {SUR} YOGA", ""),
        ("{sur} Chocolate", "m", 24, 38, "c", "SP {SUR} CHOCOLATE", ""),
        ("{town} Humane Society", "m", 10, 30, "sc", "{TOWN} HUMANE SOCIETY", "DON"),
        ("Nordic Ski {town}", "y", 130, 220, "c", "ZEFFY* NORDIC {TOWN}", ""),
        ("{sur} Mini Storage", "m", 79, 145, "cs", "{SUR} MINI STORAGE", "RENT"),
        ("Communauto {town}", "m", 8, 15, "c", "COMMUNAUTO {TOWN}", ""),
        ("CFR {town} Campus Radio", "q", 15, 45, "c", "CFR {TOWN} CAMPUS RADIO", ""),
    ],
    ignore=[
        ("{town} Hydro", "m", 65, 150, "s", "{TOWN} HYDRO", "ELEC BPY", 1), ("Enbridge Gas", "m", 55, 160, "s", "ENBRIDGE GAS", "UTL BPY", 1),
        ("Intact Insurance", "m", 70, 160, "s", "INTACT INS CO", "INS {cust8}", 0), ("Account fee", "m", 4, 16.95, "f", "", "MONTHLY ACCOUNT FEE", 0), ("City of {town}", "q", 110, 230, "s", "CITY OF {TOWN} WATER", "UTL", 1)],
    d=dict(rent=("{SUR} REALTY", "RENT/LEASE"), loan=("SCOTIA AUTO LOAN", "LNS {cust8}"), saving=("WEALTHSIMPLE", "INV {cust8}"), person=["allowance", "shared bills", "thanks"], own="TFR-TO C/C {cust4}", salary=["GOVT OF CANADA", "{SUR} FORESTRY LTD"], salp="PAY {d8}",
        groc=["LOBLAWS #{d4}", "NO FRILLS {SUR}'S #{d4}", "METRO {TOWN}", "SOBEYS #{d3}"], fuel=["PETRO-CANADA {d5}", "ESSO CIRCLE K", "SHELL C{d5}"], coffee=["TIM HORTONS #{d4}", "STARBUCKS {d5}", "SQ *{SUR} CAFE"], canteen=["ARAMARK {TOWN}", "SUBWAY {d5}"], barber=["SQ *{SUR} BARBER"], school=("{TOWN} DAYCARE", "CHILDCARE {mon}"), tax=("CRA (REVENUE) - TAX INST", "TAX {cust9}"), donate="for {first}", inst=("AFTERPAY", "INSTALMENT {d8}"), transit=["PRESTO AUTOLOAD", "STM OPUS"], cash="ATM W/D {d6}", shops=["CANADIAN TIRE #{d3}", "SHOPPERS DRUG MART #{d4}", "AMZN MKTP CA*{a9}", "LCBO/RAO #{d4}", "DOLLARAMA #{d4}", "HOME DEPOT #{d4}", "A&W #{d4}", "WINNERS {d3}"]))
R["UK"] = dict(
    towns="Leeds Truro Derby Exeter Stroud Hexham Ludlow Whitby Kendal Norwich Lewes".split(), first="Oliver Emma Priya Gareth Fiona Callum Aisha Susan".split(), last="Smith Jones Patel Hughes Wright Okafor Fraser Bennett Shaw".split(),
    subs=[
        ("{town} Leisure Centre", "m", 27, 46, "s", "{TOWN} LEISURE TRUST", "{cust8}"),
        ("{town} Rugby Club Lottery", "m", 5, 10, "so", "{TOWN} RFC 100 CLUB", "{SUR} {cust4}"),
        ("{sur} Window Cleaning", "m", 12, 20, "s", "GC RE {SUR} WINDOW CLEA", "{a9}"),
        ("{sur} Organic Veg", "w", 14.5, 24, "c", "{SUR} ORGANIC VEG", ""),
        ("{town} Film Society", "y", 35, 60, "cs", "{TOWN} FILM SOCIETY", "{cust6}"),
        ("{town} Hospice", "m", 5, 15, "s", "{TOWN} HOSPICE CARE", "DON {cust6}"),
        ("{town} Allotments", "y", 35, 70, "o", "{TOWN} ALLOTMENT SOC", "PLOT {n}"),
        ("{town} Fibre", "m", 24, 39, "s", "{TOWN} FIBRE LTD", "BB{cust8}"),
        ("The {town} Gazette", "m", 6.99, 12.99, "c", "{TOWN} GAZETTE DIGITAL", ""),
        ("{sur} Judo", "m", 25, 40, "s", "GOCARDLESS {SUR} JUDO", "{a10}"),
        ("{sur} Gin Club", "m", 34, 45, "c", "SP {SUR} GIN CLUB", ""),
        ("{town} Choral Society", "q", 30, 55, "so", "{TOWN} CHORAL SOC", "{NAME}"),
        ("{sur} Vets Pet Plan", "m", 13, 22, "s", "{SUR} VETS PET PLAN", "PHC{cust6}"),
        ("Bean & {sur} Coffee", "m", 9.5, 21, "c", "BEAN AND {SUR} COFFEE", ""),
        ("{town} Wildlife Trust", "q", 9, 18, "s", "{TOWN} WILDLIFE TRUST", "W{cust6}"),
    ],
    ignore=[
        ("Octopus Energy", "m", 85, 180, "s", "OCTOPUS ENERGY", "A-{cust8}", 0), ("Council tax", "m", 115, 210, "s", "{TOWN} CITY COUNCIL", "{cust9}", 0), ("TV Licence", "m", 13.25, 14.54, "s", "TV LICENCE MBP", "{cust10}", 0),
        ("{town} Water", "m", 28, 58, "s", "{TOWN} WATER LTD", "{cust10}", 0), ("Admiral", "m", 35, 80, "s", "ADMIRAL INSURANCE", "{cust8}", 0), ("Account fee", "m", 2, 21, "f", "", "ACCOUNT FEE", 0)],
    d=dict(rent=("{SUR} LETTINGS", "RENT {n} MILL LN"), loan=("NOVUNA PERSONAL FIN", "{cust10}"), saving=("NS&I PREMIUM BONDS", "{cust9}"), person=["POCKET MONEY", "BILLS", "THANK YOU", "MUM"], own="TO SAVINGS {cust8}", salary=["NHS {TOWN} TRUST", "{SUR} ENGINEERING", "HM TREASURY"], salp="SALARY {cust6}",
        groc=["TESCO STORES {d4}", "SAINSBURYS S/MKTS", "ASDA STORES {d4}", "ALDI {d3} {d3}", "WM MORRISONS {TOWN}"], fuel=["SHELL {TOWN}", "BP {SUR} SSTN", "TESCO PFS {d4}"], coffee=["COSTA COFFEE {d8}", "PRET A MANGER", "SUMUP *{SUR} COFFEE", "GREGGS PLC {d4}"], canteen=["COMPASS CANTEEN", "SODEXO LTD"], barber=["ZETTLE_*{SUR} BARBER"], school=("PARENTPAY", "DINNER {first}"), tax=("HMRC SELF ASSESS", "{d10}K"), donate="for {first}", inst=("KLARNA", "PAY IN 3 {n}"), transit=["TFL TRAVEL CH", "TRAINLINE"], cash="CASH {TOWN} {d6}", shops=["BOOTS {d4}", "AMZNMKTPLACE {a9}", "B & Q {d4}", "ARGOS LTD", "PRIMARK {TOWN}", "WETHERSPOON {TOWN}", "EBAY O*{d2}-{d5}-{d5}", "NEXT RETAIL", "SCREWFIX DIR", "MCDONALDS {d3}"]))
R["FR"] = dict(
    towns="Annecy Rennes Dijon Angers Tours Limoges Pau Metz Albi Vannes".split(), first="Camille Julien Nathalie Karim Élodie Luc Sophie Thierry".split(), last="Martin Lefèvre Dubois Moreau Benali Girard Roux Faure Perrin".split(),
    subs=[
        ("AMAP {town}", "w", 15, 24, "s", "AMAP LES PANIERS DE {TOWN}", "PANIER S{kw}"),
        ("Bloc {town}", "m", 42, 58, "s", "BLOC {TOWN} SARL", "ABONNEMENT {mon} {yyyy}"),
        ("Judo Club {town}", "y", 140, 240, "so", "JUDO CLUB {TOWN}", "COTISATION {yyyy} {NAME}"),
        ("Le Courrier de {town}", "m", 13.9, 31.9, "s", "LE COURRIER DE {TOWN}", "ABO {cust8} {mm}/{yyyy}"),
        ("{sur} Maison de Thé", "m", 18.9, 27.9, "c", "{SUR} MAISON DE THE", ""),
        ("{town} Telecom", "m", 25.9, 39.9, "s", "{TOWN} TELECOM SAS", "FACTURE {inv} CLIENT {cust6}"),
        ("Cinéma Le Rex {town}", "m", 16.9, 21.9, "s", "CINEMA LE REX {TOWN}", "CARTE ILLIMITEE {cust6}"),
        ("{sur} Fromages", "m", 29, 45, "c", "STRIPE *{SUR} FROMAGES", ""),
        ("Aqualudique {town}", "m", 27, 44, "s", "AQUALUDIQUE {TOWN}", "PASS AQUAFIT {mon}"),
        ("SPA Refuge de {town}", "m", 8, 20, "s", "SPA REFUGE DE {TOWN}", "DON MENSUEL {cust6}"),
        ("Pilates {sur}", "m", 59, 95, "c", "PILATES {SUR} {TOWN}", ""),
        ("{sur} Sécurité", "m", 29.9, 44.9, "s", "{SUR} SECURITE", "ABONNEMENT ALARME {cust8}"),
        ("Vélo {town} Métropole", "m", 25, 42, "s", "VELO {TOWN} METROPOLE", "LOCATION LONGUE DUREE {cust6}"),
        ("Ludothèque {town}", "y", 25, 60, "oc", "LUDOTHEQUE {TOWN}", "ADHESION {yyyy}"),
    ],
    ignore=[
        ("EDF", "m", 62, 160, "s", "EDF CLIENTS PARTICULIERS", "NUMERO CLIENT {cust10}", 0), ("ENGIE", "m", 45, 130, "s", "ENGIE", "GAZ {cust10}", 0), ("Veolia Eau", "q", 48, 120, "s", "VEOLIA EAU {TOWN}", "FACTURE {inv}", 1),
        ("MAIF", "m", 25, 80, "s", "MAIF", "COTISATION {cust8}", 0), ("MGEN", "m", 40, 110, "s", "MUTUELLE {TOWN} SANTE", "COTIS {mm}/{yyyy}", 0), ("Frais de compte", "m", 2, 9.5, "f", "", "COTISATION OFFRE GROUPEE", 0)],
    d=dict(rent=("SCI {SUR}", "LOYER {MON}"), loan=("COFIDIS", "PRET {cust10} ECH"), saving=("BOURSE DIRECT PEA", "VERSEMENT {cust8}"), person=["ARGENT DE POCHE", "MERCI", "PENSION {MON}"], own="VIR VERS LIVRET A", salary=["SAS {SUR} INDUSTRIE", "DRFIP {TOWN}", "CHU {TOWN}"], salp="SALAIRE {mm}{yyyy}",
        groc=["CARREFOUR {TOWN}", "E.LECLERC {TOWN}", "INTERMARCHE", "LIDL {d4}", "MONOPRIX {d4}"], fuel=["TOTAL {TOWN}", "STATION U", "DAC LECLERC {TOWN}"], coffee=["BOULANGERIE {SUR}", "SUMUP *CAFE {SUR}", "PAUL {TOWN}"], canteen=["SODEXO RESTAURANT", "CROUS {TOWN}"], barber=["COIFFURE {SUR}"], school=("REGIE CANTINE {TOWN}", "CANTINE {MON} {first}"), tax=("DIRECTION GENERALE DES FINANCES PUBLIQUES", "IMPOT PRELEVEMENT {cust10}"), donate="pour {first}", inst=("ONEY BANK", "PAIEMENT {n}X {cust8}"), transit=["SNCF CONNECT", "TISSEO {TOWN}"], cash="RETRAIT DAB {TOWN} {d6}", shops=["AMAZON PAYMENTS", "FNAC {TOWN}", "LEROY MERLIN", "DECATHLON {TOWN}", "PHARMACIE {SUR}", "CDISCOUNT", "ACTION {d4}", "RESTAURANT LE {SUR}", "VINTED"]))
R["ES"] = dict(
    towns="Gijón Cádiz Lugo Murcia Huesca Girona Toledo Burgos Almería Vigo".split(), first="Lucía Javier Carmen Pablo Marta Iker Rocío Andrés".split(), last="García Fernández Muñoz Romero Iglesias Peña Vidal Ortega Núñez".split(),
    subs=[
        ("Gimnasio {sur}", "m", 25, 45, "s", "GIMNASIO {SUR} SL", "CUOTA {MON} {yyyy} SOCIO {cust4}"),
        ("Club de Tenis {town}", "q", 75, 140, "s", "CLUB DE TENIS {TOWN}", "CUOTA TRIMESTRE {q} SOCIO {cust4}"),
        ("Diario de {town}", "m", 5.99, 12.9, "c", "DIARIO DE {TOWN}", ""),
        ("Peña Cultural {town}", "y", 40, 90, "o", "PEÑA CULTURAL {TOWN}", "CUOTA SOCIO {yyyy}"),
        ("Huerta {sur}", "w", 16, 27, "cs", "HUERTA {SUR}", "CESTA SEMANA {kw}"),
        ("Escuela de baile {sur}", "m", 32, 55, "s", "ESCUELA DE BAILE {SUR}", "MENSUALIDAD {MON}"),
        ("{town} Fibra", "m", 22.9, 35, "s", "{TOWN} FIBRA SL", "FACTURA {inv} CLI {cust6}"),
        ("{sur} Seguridad", "m", 29.9, 46, "s", "{SUR} SEGURIDAD SA", "CUOTA ALARMA {cust8}"),
        ("Protectora Animales {town}", "m", 6, 15, "s", "PROTECTORA ANIMALES {TOWN}", "APADRINAMIENTO {cust4}"),
        ("Complejo Deportivo {town}", "m", 24, 39, "s", "COMPLEJO DEPORTIVO {TOWN}", "ABONO {MON}"),
        ("Bodegas {sur}", "m", 29, 49, "cp", "BODEGAS {SUR} CLUB", ""),
        ("Yoga {town}", "m", 45, 65, "c", "YOGA {TOWN}", ""),
        ("Amigos Filmoteca {town}", "y", 30, 60, "c", "AMIGOS FILMOTECA {TOWN}", ""),
    ],
    ignore=[
        ("Iberdrola", "m", 38, 110, "s", "IBERDROLA CLIENTES SAU", "FACTURA LUZ {d10} CTO {cust8}", 1), ("Naturgy", "m", 30, 90, "s", "NATURGY IBERIA SA", "GAS {d10}", 1), ("Aguas de {town}", "q", 35, 80, "s", "AGUAS DE {TOWN}", "RECIBO {inv}", 1),
        ("Mapfre", "y", 210, 480, "s", "MAPFRE ESPAÑA", "POLIZA {cust10}", 0), ("Sanitas", "m", 42, 95, "s", "SANITAS SOCIEDAD ANONIMA", "PRIMA {mm}/{yyyy}", 0), ("Comisión cuenta", "q", 15, 60, "f", "", "COMISION MANTENIMIENTO", 0)],
    d=dict(rent=("{first} {sur}", "ALQUILER {MON}"), loan=("COFIDIS SA", "PRESTAMO {cust10}"), saving=("INDEXA CAPITAL", "APORTACION {cust6}"), person=["PAGA SEMANAL", "GRACIAS", "PISO", "PENSION ALIMENTOS"], own="TRASPASO A CUENTA AHORRO", salary=["{SUR} CONSTRUCCIONES SL", "SERVICIO DE SALUD"], salp="NOMINA {MON} {yyyy}",
        groc=["MERCADONA {TOWN}", "CARREFOUR {TOWN}", "DIA {d4}", "LIDL {TOWN}", "CONSUM COOP"], fuel=["REPSOL {TOWN}", "CEPSA {d4}", "BALLENOIL"], coffee=["CAFETERIA {SUR}", "BAR {SUR}", "PANADERIA {SUR}"], canteen=["COMEDOR SERUNION", "MENU BAR {SUR}"], barber=["PELUQUERIA {SUR}"], school=("COLEGIO SAN {SUR}", "COMEDOR {MON} {first}"), tax=("AGENCIA TRIBUTARIA", "IRPF MOD130 {q}T {yyyy}"), donate="para {first}", inst=("SEQURA WORLDWIDE", "PLAZO {n} DE 6"), transit=["RECARGA TARJETA BUS", "RENFE VIAJEROS"], cash="CAJERO {TOWN} {d6}", shops=["EL CORTE INGLES", "ZARA {TOWN}", "AMAZON PAYMENTS", "LEROY MERLIN", "FARMACIA {SUR}", "DECATHLON", "ALIEXPRESS", "RESTAURANTE {SUR}", "PRIMOR"]))
R["IT"] = dict(
    towns="Modena Lecce Udine Pavia Siena Trento Arezzo Como Ravenna Matera".split(), first="Giulia Marco Francesca Paolo Chiara Davide Elena Niccolò".split(), last="Rossi Bianchi Ferrari Esposito Colombo Ricci Greco Conti Marino".split(),
    subs=[
        ("Palestra {sur}", "m", 35, 59, "s", "PALESTRA {SUR} SSD ARL", "QUOTA {MON} {yyyy} TESS {cust4}"),
        ("Gazzetta di {town}", "m", 7.99, 19.99, "cs", "GAZZETTA DI {TOWN}", "ABBONAMENTO {cust6}"),
        ("Circolo Tennis {town}", "q", 90, 160, "s", "CIRCOLO TENNIS {TOWN} ASD", "QUOTA SOCIALE TRIM {q}"),
        ("Azienda Agricola {sur}", "w", 18, 29, "cs", "AZ AGRICOLA {SUR}", "CASSETTA SETT {kw}"),
        ("{town} Wireless", "m", 22, 32, "s", "{TOWN} WIRELESS SRL", "FATT {inv} CLIENTE {cust6}"),
        ("Pro Loco {town}", "y", 15, 30, "o", "PRO LOCO {TOWN}", "TESSERA {yyyy}"),
        ("Club Alpino Italiano {town}", "y", 46, 60, "o", "CLUB ALPINO ITALIANO SEZ {TOWN}", "RINNOVO {yyyy} {NAME}"),
        ("Danza Studio {sur}", "m", 45, 70, "s", "DANZA STUDIO {SUR}", "RETTA {MON}"),
        ("Torrefazione {sur}", "m", 19.9, 32, "cp", "TORREFAZIONE {SUR}", ""),
        ("Nuoto Club {town}", "m", 38, 58, "c", "NUOTO CLUB {TOWN}", ""),
        ("ENPA {town}", "m", 10, 20, "s", "ENPA SEZIONE {TOWN}", "ADOZIONE A DISTANZA {cust4}"),
        ("Vigilanza {sur}", "m", 24, 39, "s", "VIGILANZA {SUR} SRL", "CANONE {mm}/{yyyy} FT {inv}"),
        ("Coworking {town}", "m", 89, 140, "c", "COWORKING {TOWN}", ""),
    ],
    ignore=[
        ("Enel Energia", "m", 48, 140, "s", "ENEL ENERGIA SPA", "BOLLETTA LUCE {d12}", 1), ("Hera Gas", "m", 40, 150, "s", "HERA COMM SPA", "FATT GAS {d12}", 1), ("Acquedotto", "q", 35, 90, "s", "ACQUEDOTTO {TOWN} SPA", "BOLLETTA {inv}", 1),
        ("UnipolSai", "y", 280, 520, "s", "UNIPOLSAI ASSICURAZIONI", "POLIZZA {cust10}", 0), ("Imposta di bollo", "q", 8.55, 8.55, "f", "", "IMPOSTA DI BOLLO CONTO CORRENTE", 0), ("Canone conto", "m", 2, 6.95, "f", "", "CANONE MENSILE CONTO", 0)],
    d=dict(rent=("{first} {sur}", "AFFITTO {MON} {yyyy}"), loan=("AGOS DUCATO SPA", "RATA PRESTITO {cust10}"), saving=("FONDO PENSIONE COMETA", "CONTRIBUTO {cust8}"), person=["PAGHETTA", "GRAZIE", "REGALO", "MANTENIMENTO"], own="GIROCONTO SU DEPOSITO", salary=["{SUR} MECCANICA SRL", "AZIENDA USL {TOWN}"], salp="STIPENDIO {MON} {yyyy}",
        groc=["ESSELUNGA {TOWN}", "COOP ALLEANZA", "CONAD {TOWN}", "LIDL {d4}", "EUROSPIN"], fuel=["ENI {d5}", "Q8 {TOWN}", "IP {d4}"], coffee=["BAR {SUR}", "CAFFE {SUR}", "PASTICCERIA {SUR}"], canteen=["MENSA CIRFOOD", "TAVOLA CALDA {SUR}"], barber=["BARBIERE {SUR}"], school=("COMUNE DI {TOWN}", "MENSA SCOLASTICA {MON} {first}"), tax=("AGENZIA ENTRATE F24", "F24 {d10}"), donate="per {first}", inst=("SCALAPAY", "RATA {n}/3 {a9}"), transit=["ATM RICARICA", "TRENITALIA"], cash="PRELIEVO BANCOMAT {TOWN} {d6}", shops=["AMAZON EU", "FARMACIA {SUR}", "DECATHLON {TOWN}", "OVS {d4}", "MEDIAWORLD", "PIZZERIA {SUR}", "LEROY MERLIN", "TIGOTA {TOWN}"]))
R["NL"] = dict(
    towns="Zwolle Breda Leiden Gouda Deventer Hoorn Venlo Assen Delft Tilburg".split(), first="Daan Sanne Pieter Fatima Lotte Bram Ingrid Ruben".split(), last="Jansen Bakker Visser Smit Mulder Dekker Peters Kok Willems".split(),
    subs=[
        ("Sportschool {sur}", "m", 24.95, 44.95, "s", "Sportschool {sur}", "Contributie {mon} {yyyy} lidnr {cust4}"),
        ("v.v. {town} Boys", "q", 45, 75, "s", "v.v. {town} Boys", "Contributie kwartaal {q} {yyyy} {name}"),
        ("{town}se Courant", "m", 14.5, 36, "s", "{town}se Courant BV", "Abonnement {cust8} {mm}-{yyyy}"),
        ("Tuinderij {sur}", "w", 13.5, 22, "s", "Tuinderij {sur}", "Groentetas week {kw} klant {cust4}"),
        ("Harmonie St. Cecilia {town}", "y", 25, 60, "so", "Harmonie St. Cecilia {town}", "Donateur {yyyy}"),
        ("Glasnet {town}", "m", 37.5, 55, "s", "Glasnet {town} BV", "Factuur {inv} klantnr {cust6}"),
        ("Deelauto {town}", "m", 5, 12, "s", "Cooperatie Deelauto {town}", "Abonnement {mon}"),
        ("Zwembad De {sur}", "m", 22, 35, "s", "Zwembad De {sur}", "Aquasport {mon} {cust6}"),
        ("Koffiebranderij {sur}", "m", 16.5, 29.5, "sc", "Koffiebranderij {sur}", "Koffieabonnement {cust6}"),
        ("Dierenasiel {town}", "m", 5, 15, "s", "Stichting Dierenasiel {town}", "Uw gift {mon} {cust6}"),
        ("Filmhuis {town}", "y", 30, 60, "s", "Stichting Filmhuis {town}", "Vriendenpas {yyyy}"),
        ("Bloemist {sur}", "w", 12.5, 19.95, "sc", "BLOEMIST {SUR}", "Weekboeket {kw}"),
        ("Yoga {sur}", "m", 45, 75, "s", "Yoga {sur}", "Strippen onbeperkt {mon}"),
    ],
    ignore=[
        ("Vattenfall", "m", 95, 210, "s", "Vattenfall Klantenservice N.V.", "Termijnbedrag {mon} klant {cust8}", 0), ("Vitens", "q", 32, 60, "s", "Vitens N.V.", "Voorschot water {cust8}", 0), ("Zilveren Kruis", "m", 128, 165, "s", "Zilveren Kruis Zorgverzekeringen", "Premie {mm}-{yyyy} relatie {cust9}", 0),
        ("Gemeente {town}", "m", 35, 80, "s", "Gemeente {town} Belastingen", "Aanslag {cust8} termijn", 0), ("Pakketkosten", "m", 1.95, 5.2, "f", "", "Kosten betaalpakket {mon}", 0), ("Univé", "m", 18, 60, "s", "Unive Schade", "Polis {cust8}", 0)],
    d=dict(rent=("Woonstichting {town}", "Huur {mon} {yyyy} contract {cust6}"), loan=("Obvion Hypotheken", "Hypotheek {cust10} {mon}"), saving=("Brand New Day", "Pensioen inleg {cust8}"), person=["Zakgeld", "Bedankt", "Huishoudpot", "Tikkie ID {d12}"], own="Naar Oranje spaarrekening", salary=["{sur} Transport BV", "Stichting Onderwijs {town}"], salp="Salaris {mm} {yyyy}",
        groc=["ALBERT HEIJN {d4}", "JUMBO {TOWN}", "LIDL {d3} {TOWN}", "PLUS {SUR}", "Kruidvat {d4}"], fuel=["TANGO {TOWN}", "SHELL {SUR}", "TINQ {d4}"], coffee=["BAKKER {SUR}", "Smullers {TOWN}", "CCV*CAFE {SUR}"], canteen=["Vermaat {TOWN}", "Eurest catering"], barber=["CCV*KAPSALON {SUR}"], school=("Kinderopvang {town}", "Opvang {mon} {first}"), tax=("BELASTINGDIENST", "Betalingskenmerk {d12}"), donate="voor {first}", inst=("Riverty", "Termijn {n} van 4 {cust8}"), transit=["NS AUTOMATEN", "OV-CHIPKAART OPLADEN"], cash="GELDMAAT {TOWN} {d6}", shops=["BOL.COM", "HEMA EV{d3}", "ACTION {d4}", "ETOS {d4}", "COOLBLUE", "IKEA BV", "CAFE DE {SUR}", "GAMMA {TOWN}", "THUISBEZORGD.NL"]))
R["PL"] = dict(
    towns="Gdynia Lublin Opole Kielce Rzeszów Toruń Zamość Sopot Płock Gliwice".split(), first="Anna Piotr Katarzyna Michał Agnieszka Tomasz Ewa Paweł".split(), last="Nowak Kowalska Wiśniewski Wójcik Kamiński Lis Zając Dąbrowska Mazur".split(),
    subs=[
        ("Klub Fitness {town}", "m", 99, 159, "sc", "KLUB FITNESS {TOWN}", "KARNET {mm}/{yyyy} NR {cust6}"),
        ("Szkoła tańca {sur}", "m", 120, 190, "so", "SZKOLA TANCA {SUR}", "OPLATA ZA {mm}.{yyyy}"),
        ("Kurier {town}", "m", 19.9, 29.9, "c", "KURIER {TOWN} PRENUMERATA", ""),
        ("{town}net", "m", 49, 79, "so", "{TOWN}NET SP. Z O.O.", "FV {inv} ABONENT {cust6}"),
        ("Paczka {sur}", "w", 69, 109, "c", "PAYU*PACZKA {SUR}", ""),
        ("Schronisko {town}", "m", 20, 50, "o", "SCHRONISKO DLA ZWIERZAT {TOWN}", "DAROWIZNA STALA"),
        ("UKS Orlik {town}", "m", 130, 200, "o", "UKS ORLIK {TOWN}", "SKLADKA {mm}/{yyyy} {NAME}"),
        ("ROD Stokrotka {town}", "y", 300, 620, "o", "ROD STOKROTKA {TOWN}", "OPLATA ROCZNA {yyyy} DZ {n}"),
        ("Palarnia Kawy {sur}", "m", 49, 89, "c", "PALARNIA KAWY {SUR}", ""),
        ("Agencja Ochrony {sur}", "m", 79, 119, "so", "AGENCJA OCHRONY {SUR}", "ABONAMENT {mm}/{yyyy} FV{inv}"),
        ("{sur} English", "m", 89, 149, "c", "STRIPE *{SUR} ENGLISH", ""),
        ("Studio Jogi {town}", "m", 110, 170, "c", "STUDIO JOGI {TOWN}", ""),
    ],
    ignore=[
        ("Tauron", "m", 90, 260, "so", "TAURON SPRZEDAZ SP. Z O.O.", "ENERGIA {inv} {cust10}", 1), ("PGNiG", "m", 60, 240, "so", "PGNIG OBROT DETALICZNY", "GAZ {cust10}", 1), ("Wodociągi {town}", "q", 90, 200, "so", "WODOCIAGI {TOWN}", "FV {inv}", 1),
        ("PZU", "q", 110, 350, "o", "PZU SA", "SKLADKA POLISA {cust10}", 0), ("Opłata za kartę", "m", 7, 12, "f", "", "OPLATA ZA KARTE", 0)],
    d=dict(rent=("SPOLDZIELNIA MIESZKANIOWA {TOWN}", "CZYNSZ {mm}/{yyyy} LOK {n}"), loan=("SANTANDER CONSUMER BANK", "RATA KREDYTU {cust10}"), saving=("FINAX", "INWESTYCJA {cust8}"), person=["Kieszonkowe", "Dzieki", "za zakupy", "ALIMENTY {mm}"], own="Przelew na konto oszczednosciowe", salary=["{SUR} LOGISTYKA SP. Z O.O.", "URZAD MIASTA {TOWN}"], salp="WYNAGRODZENIE {mm}/{yyyy}",
        groc=["BIEDRONKA {d4}", "LIDL {TOWN}", "ZABKA Z{d4}", "AUCHAN {TOWN}", "ROSSMANN {d3}"], fuel=["ORLEN {d4}", "BP {TOWN}", "CIRCLE K {TOWN}"], coffee=["CUKIERNIA {SUR}", "COSTA {TOWN}", "PIEKARNIA {SUR}"], canteen=["BAR MLECZNY", "STOLOWKA {TOWN}"], barber=["BARBER {SUR}"], school=("PRZEDSZKOLE NR {n} {TOWN}", "OPLATA {mm}/{yyyy} {first}"), tax=("URZAD SKARBOWY {TOWN}", "PIT-5L {mm}/{yyyy}"), donate="dla {first}", inst=("ALLEGRO PAY", "RATA {n} z 10"), transit=["MPK DOLADOWANIE", "PKP INTERCITY"], cash="WYPLATA BANKOMAT {TOWN} {d6}", shops=["ALLEGRO", "EMPIK {TOWN}", "PEPCO {d4}", "CCC {TOWN}", "APTEKA {SUR}", "MEDIA EXPERT", "CASTORAMA", "PYSZNE.PL", "RESTAURACJA {SUR}"]))
R["SE"] = dict(
    towns="Umeå Växjö Borås Gävle Kalmar Luleå Visby Falun Lund Motala".split(), first="Erik Anna Johan Maja Karin Lars Amira Oskar".split(), last="Andersson Lindqvist Bergström Nilsson Ek Sjöberg Holm Åkesson".split(),
    subs=[
        ("{town} Gym", "m", 299, 399, "s", "{TOWN} GYM & HÄLSA", "{cust8}"), ("{town}s Tidning", "m", 99, 289, "sc", "{TOWN}S TIDNING", "{cust8}"), ("{town} Stadsnät", "m", 249, 449, "so", "{TOWN} STADSNÄT", "{cust10}"),
        ("{sur}s Grönsaker", "w", 189, 289, "c", "{SUR}S GRÖNSAKER", ""), ("{town} IK", "y", 400, 900, "o", "{TOWN} IK", "MEDLEMSAVG {yyyy}"), ("Båtklubben {town}", "y", 900, 1900, "o", "BÅTKLUBBEN {TOWN}", "{cust8}"),
        ("{sur} Kafferosteri", "m", 129, 219, "c", "{SUR} KAFFEROSTERI", ""), ("Yoga {sur}", "m", 390, 590, "c", "ZETTLE_*YOGA {SUR}", ""), ("Naturskydd {town}", "m", 50, 100, "s", "NATURSKYDD {TOWN}", "{cust8}"),
        ("{sur} Larm", "m", 249, 379, "s", "{SUR} LARM AB", "{cust10}"), ("SK Neptun {town}", "q", 650, 950, "o", "SK NEPTUN {TOWN}", "{cust8}"), ("{town} Bilpool", "m", 95, 195, "s", "{TOWN} BILPOOL EK FÖR", "{cust6}")],
    ignore=[("{town} Energi", "m", 390, 1200, "so", "{TOWN} ENERGI", "{cust10}", 1), ("If Skadeförsäkring", "m", 190, 520, "s", "IF SKADEFÖRSÄKRING", "{cust10}", 0), ("A-kassa", "m", 130, 170, "s", "UNIONENS A-KASSA", "{cust10}", 0), ("{town} Vatten", "q", 600, 1300, "o", "{TOWN} VATTEN", "{cust10}", 1), ("Kontoavgift", "m", 29, 49, "f", "", "PRIS BETALTJÄNSTER", 0)],
    d=dict(rent=("{town}hem AB", "{cust10}"), loan=("CSN", "{cust10}"), saving=("AVANZA BANK", "SPARANDE"), person=["VECKOPENG", "TACK", "HYRA DEL", "UNDERHÅLL"], own="ÖVERFÖRING SPARKONTO", salary=["REGION {TOWN}", "{SUR} BYGG AB"], salp="LÖN",
        groc=["ICA MAXI {TOWN}", "WILLYS {TOWN}", "COOP {TOWN}", "HEMKÖP {TOWN}", "LIDL {TOWN}"], fuel=["CIRCLE K {TOWN}", "OKQ8 {TOWN}", "PREEM {TOWN}"], coffee=["ESPRESSO HOUSE {d3}", "KONDITORI {SUR}", "PRESSBYRÅN {d4}"], canteen=["COMPASS GROUP", "LUNCHRESTAURANG {SUR}"], barber=["SALONG {SUR}"], school=("{TOWN} KOMMUN", "BARNOMSORG {cust8}"), tax=("SKATTEVERKET", "{cust10}"), donate="till {first}", inst=("KLARNA", "DELBETALNING {d10}"), transit=["SL APP", "VÄSTTRAFIK"], cash="BANKOMAT {TOWN}", shops=["CLAS OHLSON {d4}", "SYSTEMBOLAGET {d4}", "H&M {d4}", "APOTEKET {TOWN}", "BILTEMA {TOWN}", "MAX BURGERS {d3}", "AKADEMIBOKHANDELN", "ELGIGANTEN", "RESTAURANG {SUR}"]))
R["JP"] = dict(
    towns="札幌 仙台 金沢 高松 松本 熊本 浜松 岡山".split(), first="ﾊﾅｺ ﾀﾛｳ ﾕｳｺ ｹﾝｼﾞ".split(), last="佐藤 鈴木 高橋 田中 渡辺 伊藤 山本 中村".split(),
    subs=[
        ("{town}スイミングクラブ", "m", 7700, 9900, "sc", "{town}スイミングクラブ", "ゲッシャ"), ("{town}新聞", "m", 3400, 4900, "sc", "{town}新聞販売店", "コウドクリョウ"), ("{sur}ヨガスタジオ", "m", 8800, 13200, "c", "{sur}ヨガスタジオ", ""), ("{sur}農園野菜便", "w", 2480, 3980, "c", "{sur}農園野菜便", ""),
        ("{sur}珈琲定期便", "m", 2180, 3600, "c", "{sur}珈琲定期便", ""), ("{town}ケーブルテレビ", "m", 4950, 7480, "s", "{town}ケーブルテレビ", "リヨウリョウ"), ("{town}フィットネス24", "m", 6578, 8778, "c", "{town}フィットネス２４", ""), ("{sur}書道教室", "m", 5000, 8000, "c", "{sur}書道教室", ""),
        ("{town}テニスクラブ", "q", 15000, 27000, "s", "{town}テニスクラブ", "カイヒ"), ("{town}動物愛護会", "m", 1000, 3000, "s", "{town}動物愛護会", "キフ"), ("{sur}酒店頒布会", "m", 4400, 5500, "c", "{sur}酒店頒布会", ""), ("{town}カーシェア", "m", 880, 1100, "c", "{town}カーシェア", "")],
    ignore=[("{town}電力", "m", 6000, 14000, "sc", "{town}電力", "デンキ", 1), ("{town}ガス", "m", 3000, 9000, "sc", "{town}ガス", "ガス", 1), ("{town}市水道局", "q", 5000, 9000, "s", "{town}市水道局", "スイドウ", 1), ("NHK", "q", 3300, 5850, "s", "NHK", "ホウソウジュシンリョウ", 0), ("日本生命", "m", 4000, 15000, "s", "ニツポンセイメイ", "ホケン", 0), ("口座手数料", "m", 110, 330, "f", "", "手数料", 0)],
    d=dict(rent=("{sur}不動産", "ヤチン"), loan=("住宅金融支援機構", "ローン"), saving=("楽天証券", "ツミタテ"), person=["シオクリ", "オコヅカイ", "フリコミ"], own="振替 定期預金", salary=["カ）{sur}製作所", "{town}市役所"], salp="給与",
        groc=["イオン{town}店", "セブン-イレブン", "ファミリーマート", "西友{town}店", "ローソン"], fuel=["ＥＮＥＯＳ", "出光SS"], coffee=["スターバックス コーヒー", "ドトール{town}", "{sur}ベーカリー"], canteen=["社員食堂{sur}", "松屋{town}店"], barber=["QBハウス{town}", "理容{sur}"], school=("{town}幼稚園", "ホイクリョウ"), tax=("{town}市税", "シゼイ"), donate="キフ", inst=("ジャックス", "ブンカツ{n}カイメ"), transit=["モバイルSuicaチャージ", "PASMOチャージ"], cash="ATM {d4}", shops=["AMAZON.CO.JP", "ヨドバシカメラ", "ユニクロ{town}", "マツモトキヨシ", "ニトリ{town}", "無印良品", "ダイソー", "吉野家", "ビックカメラ", "楽天市場"]))
R["BR"] = dict(
    towns="Campinas Curitiba Santos Joinville Londrina Maringá Niterói Uberlândia Sorocaba".split(), first="Mariana João Camila Rafael Beatriz Thiago Luiza Caio".split(), last="Silva Souza Oliveira Pereira Ramos Barbosa Araújo Teixeira".split(),
    subs=[
        ("Academia {sur}", "m", 79.9, 149.9, "cs", "ACADEMIA {SUR}", "MENSALIDADE {mm}/{yyyy}"), ("{town} Fibra Telecom", "m", 89.9, 119.9, "sc", "{TOWN} FIBRA TELECOM", "FATURA {inv}"), ("Jornal de {town}", "m", 14.9, 29.9, "c", "JORNAL DE {TOWN}", ""), ("Clube Vinho {sur}", "m", 89, 139, "c", "PAG*CLUBEVINHO{SUR}", ""),
        ("Orgânicos {sur}", "w", 55, 89, "c", "MP *ORGANICOS{SUR}", ""), ("Pilates {sur}", "m", 180, 290, "c", "EC *PILATES {SUR}", ""), ("Esporte Clube {town}", "m", 110, 220, "so", "ESPORTE CLUBE {TOWN}", "MENSALIDADE SOCIO {cust4}"), ("{sur} Idiomas", "m", 190, 290, "c", "PG *{SUR} IDIOMAS", ""),
        ("ONG Amigo Bicho {town}", "m", 20, 50, "cs", "ONG AMIGO BICHO {TOWN}", "DOACAO MENSAL"), ("{sur} Monitoramento", "m", 99, 159, "so", "{SUR} MONITORAMENTO", "MENSALIDADE {mm}/{yyyy}"), ("Lava-jato {sur}", "m", 79, 119, "c", "PAG*LAVAJATO{SUR}", ""), ("Café {sur}", "m", 49.9, 84.9, "c", "MP *CAFE{SUR}", "")],
    ignore=[("Enel", "m", 120, 290, "so", "ENEL DISTRIBUICAO", "ENERGIA {cust10}", 1), ("Sabesp", "m", 55, 120, "so", "SABESP", "AGUA {cust10}", 1), ("Porto Seguro", "m", 140, 280, "sc", "PORTO SEGURO CIA", "SEGURO {cust8}", 0), ("Unimed", "m", 320, 680, "s", "UNIMED {TOWN}", "PLANO SAUDE {mm}/{yyyy}", 0), ("Tarifa", "m", 15, 45, "f", "", "TARIFA PACOTE SERVICOS", 0)],
    d=dict(rent=("IMOBILIARIA {SUR}", "ALUGUEL {mm}/{yyyy}"), loan=("BV FINANCEIRA", "FINANC VEICULO {cust8}"), saving=("XP INVESTIMENTOS", "APLICACAO {cust6}"), person=["mesada", "obrigado", "pensao", "faxina"], own="TRANSF POUPANCA", salary=["{SUR} COMERCIO LTDA", "PREFEITURA {TOWN}"], salp="SALARIO {mm}/{yyyy}",
        groc=["CARREFOUR {TOWN}", "PAO DE ACUCAR", "ASSAI ATACADISTA", "SUPERM {SUR}"], fuel=["POSTO {SUR}", "POSTO IPIRANGA {d3}", "AUTO POSTO {TOWN}"], coffee=["PADARIA {SUR}", "CAFETERIA {SUR}", "KOPENHAGEN"], canteen=["RESTAURANTE POR KILO", "CANTINA {SUR}"], barber=["PAG*BARBEARIA{SUR}"], school=("COLEGIO {SUR}", "MENSALIDADE {mm}/{yyyy}"), tax=("RECEITA FEDERAL DARF", "DARF {d10}"), donate="para {first}", inst=("MAGALU", "PARC {n}/10"), transit=["BILHETE UNICO RECARGA", "99APP *99APP"], cash="SAQUE 24H {d8}", shops=["MERCADOLIVRE*{a5}", "AMAZON BR", "DROGARIA {SUR}", "RENNER {TOWN}", "SHOPEE *{SUR}", "LOJAS AMERICANAS", "IFD*{SUR} BURGER", "LEROY MERLIN", "PIZZARIA {SUR}"]))
