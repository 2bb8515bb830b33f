"""NL, BE, FR, ES, IT, PT."""
DATA = {}
DATA["NL"] = {
 "known": """
KPN|KPN B.V.|KPN|dd|47.50>49.50;22.50~v|month|KPN Factuur {r} klantnr {k} {M}
Ziggo|ZIGGO SERVICES BV|ZIGGO|dd|54.50>58.00|month|Ziggo {k} factuur {r}
Odido|Odido Netherlands B.V.|ODIDO|dd|25.00>27.50;35.00~v|month|Odido {k} {r} bekijk je factuur op odido.nl
Simpel|Simpel.nl B.V.|SIMPEL|dd|9.00;12.50~v|month|Simpel factuur {r}
Videoland|RTL Nederland B.V. inz Videoland|VIDEOLAND|dd,card|9.99>11.99;5.99|month|Videoland {k}
Basic-Fit|Basic Fit Nederland B.V.|BASIC FIT|dd|24.99>26.99|month|Basic-Fit {k} incasso {M}
NS|NS Groep inzake NS Reizigers BV|NS GROEP|dd|5.60;28.10>31.00|month|NS Flex Dal Voordeel {k} {r}
ANWB|ANWB B.V.|ANWB|dd|92.00>98.50;19.50|year|ANWB lidmaatschap {k}
De Volkskrant|DPG Media B.V.|DPG MEDIA|dd|27.50>29.00;14.95|month|Volkskrant abonnement {k}
NRC|Mediahuis NRC B.V.|NRC|dd,card|12.00>16.50|month|NRC Digitaal {k}
HelloFresh|HelloFresh Benelux BV|HELLOFRESH|dd,paypal|48.99>52.49~g|week|HelloFresh {r}
Swapfiets|Swapfiets Nederland B.V.|SWAPFIETS|dd|19.90>21.90|month|Swapfiets {X}
Natuurmonumenten|Ver. Natuurmonumenten|NATUURMONUMENTEN|dd|30.00|year|Lidmaatschap {k}
Artsen zonder Grenzen|Artsen zonder Grenzen|AZG|dd|10.00;15.00|month|Bijdrage {k} Hartelijk dank
bol Select|bol.com b.v.|BOL.COM|dd,card|14.99>19.99|year|bol Select {r}
""",
 "small": """
SV {city}|S.V. {city} Vooruit||dd,so|58.00>62.00|quarter|Contributie {q}e kwartaal {full}
Sportschool {sur}|Sportcentrum {sur} B.V.||dd|32.50>34.95|month|Incasso {M} lid {k}
Groentetas {sur}|Boerderij {sur}||dd|14.75>15.50~g|week|Groentetas week {r}
Muziekschool {city}|Stichting Muziekschool {city}||dd|49.50|month|Lesgeld {full} {m}-{Y}
Dagblad {city}|Mediahuis Noord inz Dagblad {city}||dd|38.95>41.20|month|Abonnement krant {k}
Yoga {sur}|Yogastudio {sur}|YOGA {city}|dd,card|52.50|month|Abonnement {M}
Dierenbescherming {city}|Dierenasiel {city}||dd,so|7.50|month|Donatie {k}
Scouting {city}|Scouting {city}groep||dd,so|42.00|quarter|Contributie {full}
Tennisvereniging {city}|T.V. {city}||dd|155.00>165.00|year|Contributie {Y} {full}
Glazenwasser {sur}|Glazenwasserij {sur}||dd|12.50>13.50|month|Glasbewassing {r}
CV onderhoud {sur}|Installatiebedrijf {sur} BV||dd|11.95>12.75|month|Servicecontract CV {k}
Koffie {sur}|Koffiebranderij {sur}|CCV*KOFFIE {sur}|card,dd|21.50|month|Koffieabonnement {r}
Bibliotheek {city}|Stichting Bibliotheek {city}||dd|49.50>52.00|year|Bibliotheek pas {k}
""",
 "ignore": """
Vattenfall|Vattenfall Klantenservice N.V.||dd|145.00>162.00|month|Termijnbedrag {k} {M}
Waternet|Vitens N.V.||dd|34.20|quarter|Waterrekening {r}
VGZ|VGZ Zorgverzekeraar NV||dd|142.75>151.95|month|Premie zorgverzekering {M} {k}
Gemeente {city}|Gemeente {city} Belastingen||dd|41.30|month|Aanslag {k} termijn
Univé|N.V. Univé Schade||dd|38.40>40.10|month|Autoverzekering {k}
Bank fee|{bank}||fee|3.25>3.70|month|Kosten betaalpakket {M}
Nationale Postcode Loterij|Nationale Postcode Loterij N.V.||dd|15.50|month|Lotnummers {k}
""",
 "shops": "Albert Heijn {d4};Jumbo {city};LIDL {d3} {city};PLUS {sur};Kruidvat {d4};HEMA {city};Action {d4};Gamma {city};bol.com b.v.;Coolblue B.V.;Thuisbezorgd.nl;Shell {city};TinQ {city};Etos {d4};Bakker {sur};Zara {city}",
 "coffee": "Bagels & Beans {city};Coffeecompany;Kiosk NS {city}", "transit": "NS-Automaat {city};OV-chipkaart opladen;Q-Park", "iban": "NL",
 "words": {"rent": "Huur {M} {n}|Woningstichting {city}", "loan": "Termijn lening {k}|Freo", "salary": "Salaris {M} {Y}|Delta Logistiek B.V.", "saving": "Sparen|{full}", "inst": "Klarna {k} termijn|Klarna Bank AB", "p2p": "Tikkie lunch;bedankt;cadeau;Weekendje weg", "depot": "Inleg {k}|Brand New Day Bank N.V.", "cc": "Afrekening creditcard {M}|International Card Services BV", "child": "Kinderbijslag {q}e kwartaal|SVB"},
}
DATA["BE"] = {
 "known": """
Proximus|PROXIMUS NV|PROXIMUS|dd|62.99>66.99;20.00~v|month|Proximus factuur {r} klant {k}
Telenet|TELENET BVBA|TELENET|dd|71.00>75.50;45.00~v|month|Telenet {r}
Orange Belgium|ORANGE BELGIUM NV|ORANGE|dd|15.00>18.00;43.00~v|month|Orange {k} {r}
Mobile Vikings|MOBILE VIKINGS NV|MOBILE VIKINGS|dd,card|12.00;20.00|month|Viking {k}
Streamz|STREAMZ BV|STREAMZ|card,dd|11.95>12.95|month|Streamz {k}
De Standaard|MEDIAHUIS NV|MEDIAHUIS|dd|29.50>32.00|month|De Standaard abo {k}
Basic-Fit|BASIC-FIT BELGIUM BVBA|BASIC-FIT|dd|22.99>25.99|month|Basic-Fit lid {k} {M}
Touring|TOURING CLUB VZW|TOURING|dd|119.00>129.00|year|Touring {k} {Y}
De Lijn|VVM DE LIJN|DE LIJN|dd,card|53.00>55.00|month|Omnipas {k}
Natuurpunt|NATUURPUNT VZW|NATUURPUNT|dd|30.00>38.00|year|Lidmaatschap {Y} {k}
Artsen Zonder Grenzen|ARTSEN ZONDER GRENZEN VZW|AZG|dd,so|10.00;20.00|month|Gift {k}
HelloFresh|HELLOFRESH BENELUX BV|HELLOFRESH|paypal,dd|51.99>54.99~g|week|HelloFresh {r}
""",
 "small": """
Voetbalclub {city}|KFC {city} VZW||so,dd|75.00|quarter|Lidgeld {full}
Fitness {sur}|FITNESS {sur} BV||dd|37.50>39.90|month|Abonnement {M} {k}
Groentepakket {sur}|BIOBOERDERIJ {sur} CV||dd,so|18.50>19.50~g|week|Pakket {r}
Academie {city}|KUNSTACADEMIE {city}||so|32.00|month|Lidmaatschap atelier {full}
Gazet {city}|GAZET VAN {city} NV||dd|34.90>36.90|month|Krant {k}
Yoga {sur}|YOGAHUIS {sur}|YOGAHUIS {city}|card,dd|59.00|month|Yoga {M}
Scouts {city}|SCOUTS EN GIDSEN {city}||so|18.00|month|Bijdrage {full}
Dierenasiel {city}|DIERENASIEL {city} VZW||so,dd|8.00|month|Steun {n}
Alarm {sur}|{sur} SECURITY BV||dd|31.46>33.28|month|Alarmbewaking {k}
Tennis {city}|TC {city} VZW||dd|165.00>175.00|year|Lidgeld {Y} {full}
Koffie {sur}|KOFFIEBRANDERIJ {sur}|CCV*KOFFIE {sur}|card|19.90|month|Koffie {r}
""",
 "ignore": """
Engie|ENGIE ELECTRABEL NV||dd|128.00>139.00|month|Voorschot {k} {M}
De Watergroep|DE WATERGROEP CVBA||dd|68.00|quarter|Tussentijdse factuur {r}
Ethias|ETHIAS NV||dd|44.20>46.10|month|Polis {k}
CM|CHRISTELIJKE MUTUALITEIT||dd|28.50|quarter|Bijdrage {k}
Bank fee|{bank}||fee|4.00>4.50|month|Beheerskosten rekening
ACV|ACV VAKBOND||dd|18.20|month|Ledenbijdrage {k}
""",
 "shops": "COLRUYT {d4};DELHAIZE {city};ALDI {d3} {city};LIDL {city};CARREFOUR {city};KRUIDVAT {d4};BRICO {city};DREAMLAND;Q8 {d4};BOL.COM;COOLBLUE;BAKKERIJ {sur};VANDEN BORRE;UBER EATS;FNAC {city};NMBS TICKET",
 "coffee": "PANOS {city};OR COFFEE {city};STARBUCKS {city}", "transit": "NMBS-SNCB APP;DE LIJN TICKET;4411 PARKING", "iban": "BE",
 "words": {"rent": "Huur {M} app {n}|{sur} VASTGOED BV", "loan": "Lening {k}|COFIDIS", "salary": "Loon {M} {Y}|FLANDERS TECHNICS NV", "saving": "Sparen|{full}", "inst": "Aflossing {k}|KLARNA BANK AB", "p2p": "bedankt;etentje;cadeau juf;weekend Ardennen", "depot": "Pensioensparen {k}|ARGENTA SPAARBANK", "cc": "Uitgavenstaat kredietkaart {m}/{Y}|WORLDLINE NV", "child": "Groeipakket {M}|KIDSLIFE VLAANDEREN"},
}
DATA["FR"] = {
 "known": """
Free Mobile|Free Mobile|FREE MOBILE|dd|19.99;2.00;15.99|month|Free Mobile {k} {r}
Freebox|FREE|FREE TELECOM|dd|39.99>44.99|month|FREE HAUTDEBIT {k}
Orange|ORANGE SA-ORANGE|ORANGE|dd|42.99>47.99;20.99~v|month|ORANGE facture {r} cpte {k}
SFR|SFR|SFR|dd|35.00>38.00;18.00~v|month|SFR MOBILE {k} {r}
Bouygues Telecom|BOUYGUES TELECOM|BOUYGUES TELECOM|dd|14.99>16.99;32.99~v|month|BOUYGUES TELECOM {k}
Canal+|CANAL+ FRANCE|CANAL+ FRANCE~CANAL PLUS|dd,card|24.99>27.99;29.99|month|Abonnement CANAL+ {k}
Navigo|COMUTITRES SAS|NAVIGO|dd|84.10>86.40>88.80|month|NAVIGO ANNUEL {k}
Basic Fit|BASIC FIT FRANCE|BASIC FIT|dd|24.99>29.99|month|BASIC FIT {k} {M}
Le Monde|SOCIETE EDITRICE DU MONDE|LE MONDE~LEMONDE.FR|dd,card|9.99>12.99;19.99|month|ABO LE MONDE {k}
Mediapart|MEDIAPART|MEDIAPART|dd,card|12.00|month|MEDIAPART {k}
SNCF Carte Avantage|SNCF VOYAGEURS|SNCF-VOYAGEURS|card|49.00|year|Carte Avantage {k}
TER Abonnement|SNCF VOYAGEURS TER|SNCF TER|dd|68.40>71.20|month|Abonnement TER {k}
Médecins Sans Frontières|MEDECINS SANS FRONTIERES|MSF|dd|10.00;15.00|month|DON {k} MERCI
OVH|OVH SAS|OVH|card,paypal|4.79>5.39|month|OVH {r}
Amazon Prime|AMAZON EU SARL SUCC FR|AMAZON PRIME FR~AMZ*PRIME FR|card|6.99|month|Amazon Prime
Karos|KAROS|KAROS|card|9.90|month|KAROS
""",
 "small": """
Judo Club {city}|JUDO CLUB {city}||dd,so|27.00|month|Cotisation {full}
Salle {sur}|SARL {sur} FITNESS||dd|34.90>37.90|month|Abonnement {M} {k}
Panier {sur}|AMAP DE {city}||dd,so|17.50>18.50~g|week|Panier legumes {r}
Ecole de musique {city}|ASS ECOLE MUSIQUE {city}||dd|118.00|quarter|Cours {full} T{q}
Ouest Journal {city}|LE COURRIER DE {city}||dd|33.50>35.90|month|Abonnement journal {k}
Escalade {city}|BLOC {city} SAS|BLOC {city}|card,dd|52.00>55.00|month|Abonnement {k}
SPA {city}|REFUGE SPA {city}||dd|10.00|month|Don mensuel {k}
Torréfacteur {sur}|TORREFACTION {sur}|SUMUP *TORREF {sur}|card|23.90|month|Cafe {r}
Tennis Club {city}|TC {city}||dd,so|195.00>205.00|year|Cotisation {Y} {full}
Alarme {sur}|{sur} TELESURVEILLANCE||dd|29.90>32.90|month|Contrat {k} echeance {m}/{Y}
Chaudière {sur}|ETS {sur} CHAUFFAGE||dd|14.20>15.10|month|Contrat entretien {k}
Fruitière {sur}|GAEC {sur}|PAYPAL *GAEC{sur}|card|29.00|month|Box fromage {r}
Piscine {city}|CENTRE AQUATIQUE {city}||dd|26.50|month|Abonnement piscine {k}
""",
 "ignore": """
EDF|EDF CLIENTS PARTICULIERS||dd|92.00>104.00|month|EDF prelevement {k}
Engie|ENGIE||dd|61.00>67.50|month|Contrat gaz {k}
MAIF|MAIF||dd|52.30>56.10|month|Cotisation societaire {k}
DGFIP|DIRECTION GENERALE DES FINANCES PUBLIQUES||dd|138.00|month|IMPOT REVENU PAS {k}
Eau de {city}|REGIE DES EAUX {city}||dd|58.20|quarter|Facture eau {r}
Bank fee|{bank}||fee|7.90>8.45|month|COTISATION CARTE ET SERVICES
Harmonie Mutuelle|HARMONIE MUTUELLE||dd|64.80>69.20|month|Cotisation sante {k}
""",
 "shops": "CARREFOUR {city};E.LECLERC {city};INTERMARCHE {d4};MONOPRIX {d4};LIDL {d4};PICARD {d4};DECATHLON {d4};FNAC {city};TOTAL {d4};BOULANGERIE {sur};PHARMACIE {sur};AMAZON PAYMENTS;AMAZON EU SARL;UBER *EATS;LEROY MERLIN;BIOCOOP {city};SNCF INTERNET",
 "coffee": "PAUL {city};COLUMBUS CAFE;CAFE DE LA GARE", "transit": "RATP TICKETS;TBM RECHARGE;VELIB", "iban": "FR",
 "words": {"rent": "LOYER {M} {n}|SCI {sur}", "loan": "ECHEANCE PRET {k}|SOFINCO", "salary": "SALAIRE {M} {Y}|ATLANTIQUE SERVICES SAS", "saving": "VIR LIVRET A|{full}", "inst": "PAIEMENT {k} 3X|ONEY BANK", "p2p": "resto;merci;cadeau;part vacances", "depot": "VERSEMENT ASSURANCE VIE {k}|LINXEA SPIRIT", "cc": "DEBIT DIFFERE CARTE {m}/{Y}|CARTE BANCAIRE", "child": "CAF {k} ALLOCATIONS|CAF DE LOIRE-ATLANTIQUE"},
}
DATA["ES"] = {
 "known": """
Movistar|TELEFONICA DE ESPANA SAU|MOVISTAR|dd|64.90>67.90;40.00~v|month|MOVISTAR FACTURA {r} REF {k}
Vodafone|VODAFONE ESPANA SAU|VODAFONE|dd|39.99>42.99;25.00~v|month|VODAFONE {r} {k}
Orange|ORANGE ESPAGNE SAU|ORANGE|dd|46.95>49.95~v|month|ORANGE FACT {r}
Digi|DIGI SPAIN TELECOM SLU|DIGI MOBIL|dd|7.00;20.00;25.00|month|DIGI {k} {r}
O2|TELEFONICA MOVILES ESPANA O2|O2|dd|35.00>38.00|month|O2 FACTURA {r}
Filmin|COMUNIDAD FILMIN SL|FILMIN|card,paypal|7.99>9.99|month|FILMIN
El País|EDICIONES EL PAIS SL|ELPAIS SUSCRIPCION|card,dd|10.00>12.00|month|SUSCRIPCION EL PAIS {k}
Basic-Fit|BASIC FIT SPAIN SA|BASIC-FIT|dd|24.99|month|BASIC-FIT CUOTA {M} {k}
RACE|REAL AUTOMOVIL CLUB DE ESPANA|RACE|dd|99.00>112.00|year|CUOTA RACE {k}
Metrovacesa Abono|CONSORCIO TRANSPORTES|ABONO TRANSPORTE|card|32.70|month|ABONO
Médicos Sin Fronteras|MEDICOS SIN FRONTERAS|MSF|dd|15.00;20.00|month|CUOTA SOCIO {k}
Cruz Roja|CRUZ ROJA ESPANOLA|CRUZ ROJA|dd|30.00|quarter|CUOTA SOCIO {k}
Glovo Prime|GLOVOAPP23 SA|GLOVO PRIME|card|5.99|month|GLOVO PRIME
Securitas Direct|SECURITAS DIRECT ESPANA SAU|SECURITAS DIRECT|dd|45.90>49.80|month|SECURITAS {k} {r}
""",
 "small": """
Club {city}|CLUB DEPORTIVO {city}||dd|32.00>34.00|month|CUOTA SOCIO {k} {M}
Gimnasio {sur}|GIMNASIO {sur} SL||dd|38.50>41.50|month|CUOTA {M} {Y}
Cesta {sur}|HUERTA {sur} SCOOP||dd|22.00>23.50~g|week|CESTA {r}
Academia {sur}|ACADEMIA DE IDIOMAS {sur}||dd|65.00>68.00|month|MENSUALIDAD {full} {M}
Diario {city}|EDITORIAL DIARIO {city} SA||dd|14.95>16.95|month|SUSCRIPCION {k}
Rocódromo {city}|ROCODROMO {city} SL|ROCODROMO {city}|card,dd|47.00|month|ABONO {k}
Protectora {city}|PROTECTORA ANIMALES {city}||dd|10.00|month|APADRINA {n}
Café {sur}|TOSTADERO {sur}|SUMUP *TOSTADERO|card|18.90|month|CAFE {r}
Peña {city}|PENA CICLISTA {city}||dd|45.00|year|CUOTA {Y}
Piscina {city}|PATRONATO DEPORTES {city}||dd|24.60|month|ABONO PISCINA {k}
Mantenimiento {sur}|{sur} CLIMA SL||dd|36.30>38.72|quarter|CONTRATO MANTENIMIENTO {k}
Fibra {city}|FIBRA {city} TELECOM SL||dd|29.90>31.90|month|FACTURA {r}
Escuela Música {city}|ESCUELA MUSICA {city}||dd|54.00|month|CUOTA {full}
""",
 "ignore": """
Iberdrola|IBERDROLA CLIENTES SAU||dd|58.00~v|month|FACTURA LUZ {r}
Canal de Isabel II|AGUAS DE {city} SA||dd|42.00~v|quarter|AGUA {r}
Mapfre|MAPFRE ESPANA SA||dd|78.40>83.10|quarter|RECIBO SEGURO {k}
Sanitas|SANITAS SA DE SEGUROS||dd|54.30>58.20|month|POLIZA {k}
Ayuntamiento {city}|AYUNTAMIENTO DE {city}||dd|34.10|quarter|TASA BASURAS {k}
Comunidad {sur}|COMUNIDAD PROPIETARIOS {sur} {n}||dd|62.00|month|CUOTA COMUNIDAD {M}
Bank fee|{bank}||fee|10.00|month|COMISION MANTENIMIENTO
""",
 "shops": "MERCADONA {city};CARREFOUR {city};LIDL {city};DIA {d4};CONSUM {d4};EL CORTE INGLES;REPSOL {d4};CEPSA {d4};ZARA {city};DECATHLON {city};FARMACIA {sur};PANADERIA {sur};AMAZON.ES*{X};GLOVO;LEROY MERLIN {city};RENFE VIAJEROS",
 "coffee": "BAR {sur};CAFETERIA CENTRAL;100 MONTADITOS", "transit": "EMT RECARGA;METRO RECARGA;PARKING {city}", "iban": "ES",
 "words": {"rent": "ALQUILER {M} PISO {n}|{p2}", "loan": "PRESTAMO {k} CUOTA|CETELEM", "salary": "NOMINA {M} {Y}|LEVANTE INDUSTRIAL SA", "saving": "AHORRO|{full}", "inst": "APLAZAME {k}|WIZINK BANK SA", "p2p": "cena;gracias;regalo;viaje", "depot": "APORTACION {k}|INDEXA CAPITAL AV SA", "cc": "LIQUIDACION TARJETA {m}/{Y}|TARJETA CREDITO", "child": "AYUDA FAMILIAR {k}|TESORERIA GENERAL"},
}
DATA["IT"] = {
 "known": """
TIM|TIM S.p.A.|TIM|dd|29.90>32.90~v|month|TIM linea {k} fattura {r}
Vodafone|VODAFONE ITALIA S.P.A.|VODAFONE|dd,card|27.90>29.90;9.99|month|Vodafone cod cliente {k} fatt {r}
Fastweb|FASTWEB SPA|FASTWEB|dd|28.95>31.95;7.95|month|Fastweb cliente {k} {r}
Iliad|ILIAD ITALIA SPA|ILIAD|card,dd|9.99;7.99|month|Iliad {k}
ho. Mobile|VEI SRL HO MOBILE|HO-MOBILE|card|6.99;9.99|month|ho. {k}
Sky|SKY ITALIA SRL|SKY ITALIA|dd,card|39.90>45.90;29.90~v|month|SKY abbonamento {k}
NOW|SKY ITALIA NOW|NOWTV.IT|card,paypal|9.99>12.99|month|NOW {k}
TIMVISION|TIM S.p.A. TIMVISION|TIMVISION|card|6.99|month|TIMVISION
Telepass|TELEPASS SPA|TELEPASS|dd|3.90>4.90|month|TELEPASS FAMILY canone {k}
Corriere della Sera|RCS MEDIAGROUP SPA|CORRIERE.IT|card,paypal|9.99>12.99|month|Corriere {k}
Virgin Active|VIRGIN ACTIVE ITALIA SPA|VIRGIN ACTIVE|dd|59.00>64.00|month|Abbonamento {k} {M}
ACI|AUTOMOBILE CLUB D'ITALIA|ACI|dd,card|79.00>99.00|year|Tessera ACI {k}
Save the Children|SAVE THE CHILDREN ITALIA|SAVE THE CHILDREN|dd|15.00;25.00|month|Donazione {k}
Aruba|ARUBA SPA|ARUBA|card,paypal|5.00>6.10|year|Aruba PEC {k}
Emergency|EMERGENCY ONG|EMERGENCY|dd|10.00|month|Sostegno {k}
""",
 "small": """
Palestra {sur}|PALESTRA {sur} SSD ARL||dd|42.00>45.00|month|Quota {M} {k}
Polisportiva {city}|A.S.D. POLISPORTIVA {city}||so,dd|85.00|quarter|Quota trimestre {full}
Cassetta {sur}|AZ AGR {sur}||so,dd|21.00>22.50~g|week|Cassetta {r}
Scuola di musica {city}|ASS CULT MUSICALE {city}||so,dd|70.00|month|Corso {full} {M}
Gazzetta di {city}|EDITORIALE {city} SRL||dd,card|19.90>21.90|month|Abbonamento {k}
Arrampicata {city}|BOULDER {city} SSD|BOULDER {city}|card|55.00|month|Abbonamento {k}
Canile {city}|RIFUGIO {city} ODV||so|10.00|month|Adozione a distanza {n}
Torrefazione {sur}|TORREFAZIONE {sur}|SUMUP *TORREFAZ {sur}|card,paypal|24.90|month|Caffe {r}
Circolo Tennis {city}|CIRCOLO TENNIS {city}||dd|240.00>260.00|year|Quota sociale {Y}
Vigilanza {sur}|VIGILANZA {sur} SRL||dd|34.16>36.60|month|Canone {m}/{Y} {k}
Caldaia {sur}|TERMOIDRAULICA {sur}||dd|32.00|quarter|Contratto manutenzione {k}
Fibra {city}|{city} WIFI SRL||dd|25.90>27.90|month|Internet {r}
Piscina {city}|NUOTO {city} SSD||dd|48.00|month|Abbonamento nuoto {full}
""",
 "ignore": """
Enel|ENEL ENERGIA SPA||dd|68.00~v|month|Fattura luce {r} cliente {k}
Hera|HERA COMM SPA||dd|74.00~v|quarter|Gas {r}
UnipolSai|UNIPOLSAI ASSICURAZIONI||dd|41.70>44.20|month|Polizza {k} rata
Condominio {sur}|CONDOMINIO {sur} {n}||so|110.00|quarter|Rata condominiale {full}
Comune {city}|COMUNE DI {city} TARI||dd|58.00|quarter|TARI {k}
Bank fee|{bank}||fee|3.50>4.20|month|Canone mensile conto
""",
 "shops": "ESSELUNGA {city};COOP {city};CONAD {d4};LIDL {d4} {city};EUROSPIN {city};IPER {city};ENI {d4};Q8 {d4};FARMACIA {sur};PANIFICIO {sur};DECATHLON {city};AMAZON.IT*{X};ZARA {city};LEROY MERLIN {city};TRENITALIA;JUST EAT",
 "coffee": "BAR {sur};CAFFE CENTRALE;AUTOGRILL {d4}", "transit": "ATM RICARICA;TPER TICKET;EASYPARK RICARICA", "iban": "IT",
 "words": {"rent": "AFFITTO {M} INT {n}|{p2}", "loan": "RATA FINANZIAMENTO {k}|FINDOMESTIC BANCA SPA", "salary": "STIPENDIO {M} {Y}|ADRIATICA COMPONENTI SRL", "saving": "RISPARMIO|{full}", "inst": "RATA {k}|COMPASS BANCA SPA", "p2p": "cena;grazie;regalo;vacanze", "depot": "PAC {k}|FIDEURAM ASSET MANAGEMENT", "cc": "ADDEBITO CARTA {m}/{Y}|NEXI PAYMENTS SPA", "child": "ASSEGNO UNICO {k}|INPS"},
}
DATA["PT"] = {
 "known": """
MEO|MEO SERV COMUNICACOES SA|MEO|dd|39.99>42.99;14.99~v|month|MEO {k} FT {r}
NOS|NOS COMUNICACOES SA|NOS|dd|46.99>49.99~v|month|NOS {k}
Vodafone|VODAFONE PORTUGAL|VODAFONE|dd|34.90>37.40~v|month|VODAFONE {k} {r}
NOWO|NOWO COMMUNICATIONS|NOWO|dd|20.00|month|NOWO {k}
Público|PUBLICO COMUNICACAO SOCIAL|PUBLICO|card,dd|7.90>9.90|month|PUBLICO {k}
Navegante|OTLIS ACE|NAVEGANTE|card|40.00;30.00|month|NAVEGANTE
Via Verde|VIA VERDE PORTUGAL|VIA VERDE|dd|0.99;1.49|month|VIA VERDE LEVE {k}
Fitness Hut|FITNESS HUT|FITNESS HUT|dd|30.40>33.60|month|FH {k} {M}
SL Benfica|SPORT LISBOA E BENFICA|SLB|dd|14.00|month|QUOTA SOCIO {k}
ACP|AUTOMOVEL CLUB DE PORTUGAL|ACP|dd|84.00|year|QUOTA ACP {k}
Sport TV|SPORT TV PORTUGAL|SPORTTV|card|27.99>29.99|month|SPORT TV
UNICEF|COMITE PORTUGUES UNICEF|UNICEF|dd|10.00;15.00|month|DONATIVO {k}
""",
 "small": """
Ginásio {sur}|GINASIO {sur} LDA||dd|34.00>36.50|month|MENSALIDADE {M} {k}
Clube {city}|CLUBE NAUTICO {city}||dd|22.00|month|QUOTA {k}
Cabaz {sur}|QUINTA {sur}||dd,so|16.50>17.50~g|week|CABAZ {r}
Escola Música {city}|ACADEMIA MUSICA {city}||dd,so|62.00|month|MENSALIDADE {full}
Jornal {city}|DIARIO DE {city}||dd|9.90|month|ASSINATURA {k}
Yoga {sur}|ESTUDIO YOGA {sur}|SUMUP *YOGA {sur}|card|48.00|month|YOGA {M}
Canil {city}|ASSOC ANIMAIS {city}||so,dd|5.00|month|DONATIVO
Café {sur}|TORREFACAO {sur}|SUMUP *TORREF|card|17.50|month|CAFE {r}
Ténis {city}|CLUBE TENIS {city}||dd|180.00|year|QUOTA {Y}
Alarmes {sur}|{sur} SEGURANCA SA||dd|32.47>34.90|month|ALARME {k}
Piscinas {city}|PISCINAS MUNICIPAIS {city}||dd|27.50|month|UTENTE {k}
Bombeiros {city}|A H BOMBEIROS {city}||dd,so|12.00|quarter|QUOTA SOCIO {k}
""",
 "ignore": """
EDP|EDP COMERCIAL SA||dd|54.00~v|month|EDP FATURA {r}
Águas de {city}|AGUAS DE {city} EM||dd|24.00~v|month|AGUA {r}
Fidelidade|FIDELIDADE COMP SEGUROS||dd|31.20>33.40|month|SEGURO AUTO {k}
Condomínio {sur}|ADM CONDOMINIO {sur}||so|38.00|month|QUOTA CONDOMINIO {n}
Bank fee|{bank}||fee|5.15>5.40|month|COM.MANUTENCAO CONTA
Crédito seguro vida|OCIDENTAL SEGUROS||dd|12.80|month|SEGURO VIDA {k}
""",
 "shops": "CONTINENTE {city};PINGO DOCE {city};LIDL {d4};AUCHAN {city};MINIPRECO {d3};GALP {d4};BP {d4};FARMACIA {sur};PADARIA {sur};WORTEN {city};FNAC {city};IKEA;AMAZON.ES*{X};UBER EATS;CP COMBOIOS;DECATHLON {city}",
 "coffee": "PASTELARIA {sur};CAFE CENTRAL;A PADARIA PORTUGUESA", "transit": "METRO CARREGAMENTO;ANDANTE CARREG;EMEL", "iban": "PT",
 "words": {"rent": "RENDA {M} {n}|{p2}", "loan": "PRESTACAO {k}|COFIDIS PORTUGAL", "salary": "VENCIMENTO {M}|LUSOMETAL SA", "saving": "POUPANCA|{full}", "inst": "PRESTACAO {k}|ONEY BANK PORTUGAL", "p2p": "jantar;obrigado;prenda;ferias", "depot": "PPR {k}|ALVES RIBEIRO PPR", "cc": "PAG CARTAO CREDITO {m}/{Y}|UNIBANCO", "child": "ABONO FAMILIA {k}|INST GESTAO FIN SEG SOCIAL"},
}
