"""Countries: money, towns, people, account numbers."""
from core import token

IBAN_LEN = {"DE": 22, "AT": 20, "CH": 21, "NL": 18, "BE": 16, "FR": 27, "ES": 24, "IT": 27, "PT": 25, "GB": 22,
            "IE": 22, "SE": 24, "NO": 15, "DK": 18, "FI": 18, "PL": 28, "CZ": 24, "LU": 20}
BANKCODE = {"DE": ["10050000", "37040044", "70150000", "12030000"], "AT": ["20111", "32000", "12000"],
            "CH": ["09000", "00230", "80808"], "NL": ["INGB", "RABO", "ABNA", "BUNQ"], "BE": ["737", "063", "001"],
            "FR": ["30004", "30003", "20041", "18206"], "ES": ["2100", "0049", "0182"], "IT": ["X03069", "X02008", "X03015"],
            "PT": ["0033", "0035", "0010"], "GB": ["BARC20", "LOYD30", "NWBK60"], "IE": ["AIBK93", "BOFI90"],
            "SE": ["5000", "8000", "3000"], "NO": ["1503", "9710"], "DK": ["3000", "2191"], "FI": ["5780", "1012"],
            "PL": ["10201026", "11402004", "10501025"], "CZ": ["2010", "0800", "0300"], "LU": ["089"]}
BICS = {"DE": ["BELADEBEXXX", "COBADEFFXXX", "BYLADEM1001"], "AT": ["GIBAATWWXXX", "RLNWATWWXXX"], "CH": ["POFICHBEXXX", "UBSWCHZH80A"],
        "NL": ["INGBNL2A", "RABONL2U", "ABNANL2A"], "BE": ["KREDBEBB", "GKCCBEBB"], "FR": ["BNPAFRPP", "SOGEFRPP", "AGRIFRPP"],
        "ES": ["CAIXESBBXXX", "BSCHESMMXXX"], "IT": ["BCITITMMXXX", "UNCRITMMXXX"], "PT": ["BCOMPTPL", "CGDIPTPL"],
        "SE": ["SWEDSESS", "NDEASESS"], "NO": ["DNBANOKK"], "DK": ["DABADKKK"], "FI": ["OKOYFIHH"], "PL": ["BPKOPLPW"],
        "CZ": ["FIOBCZPP", "GIBACZPX"], "GB": ["BARCGB22"], "IE": ["AIBKIE2D"], "LU": ["DEUTDEFFXXX"]}


def iban(rng, cc):
    if cc not in IBAN_LEN:
        return token(rng, 10)
    code = rng.choice(BANKCODE[cc])
    bban = code + token(rng, IBAN_LEN[cc] - 4 - len(code))
    digits = "".join(str(int(c, 36)) for c in bban + cc + "00")
    return f"{cc}{98 - int(digits) % 97:02d}{bban}"


def _p(cur, towns, first, last):
    return {"cur": cur, "towns": towns.split(","), "first": first.split(","), "last": last.split(",")}


PLACES = {
    "DE": _p("EUR", "Kassel,Nürnberg,Leipzig,Osnabrück,Freiburg,Bremen,Mainz,Ulm,Göttingen,Rostock,Bielefeld",
             "Anna,Jonas,Sabine,Lukas,Katrin,Felix,Miriam,Thomas", "Schröder,Kühn,Bauer,Lange,Vogt,Brandt,Yilmaz,Nowak"),
    "AT": _p("EUR", "Graz,Linz,Innsbruck,Salzburg,Wels,Klagenfurt,Wien,Dornbirn,St. Pölten",
             "Eva,Stefan,Magdalena,Florian,Birgit,Markus", "Gruber,Huber,Pichler,Steiner,Moser,Hofer,Egger"),
    "CH": _p("CHF", "Zürich,Bern,Luzern,Winterthur,St. Gallen,Basel,Thun,Chur,Aarau",
             "Reto,Ursina,Beat,Nicole,Urs,Selina", "Müller,Keller,Zbinden,Frei,Brunner,Ammann,Caduff"),
    "NL": _p("EUR", "Utrecht,Zwolle,Haarlem,Groningen,Eindhoven,Amersfoort,Breda,Delft,Nijmegen",
             "Sanne,Daan,Femke,Bram,Lotte,Ruben", "de Vries,Jansen,Bakker,van Dijk,Visser,Mulder,Hoekstra"),
    "BE": _p("EUR", "Gent,Leuven,Antwerpen,Mechelen,Brugge,Hasselt,Kortrijk,Aalst",
             "Joke,Wouter,Lies,Pieter,Sofie,Koen", "Peeters,Maes,Claes,Wouters,Goossens,De Smet"),
    "FR": _p("EUR", "Nantes,Lyon,Rennes,Dijon,Lille,Angers,Grenoble,Tours,Metz,Pau",
             "Camille,Julien,Sophie,Mathieu,Claire,Hugo", "Martin,Lefèvre,Moreau,Girard,Roux,Fontaine,Chevalier"),
    "ES": _p("EUR", "Valencia,Zaragoza,Bilbao,Málaga,Murcia,Gijón,Granada,Vigo,Sabadell",
             "Lucía,Javier,Marta,Pablo,Carmen,Álvaro", "García,Fernández,Romero,Ortiz,Núñez,Vidal,Serrano"),
    "IT": _p("EUR", "Bologna,Torino,Verona,Padova,Bari,Parma,Genova,Trieste,Perugia",
             "Giulia,Marco,Chiara,Luca,Francesca,Matteo", "Rossi,Bianchi,Ferrari,Conti,Greco,Marini,De Luca"),
    "PT": _p("EUR", "Braga,Coimbra,Aveiro,Setúbal,Porto,Évora,Leiria,Faro",
             "Inês,Tiago,Beatriz,João,Rita,Nuno", "Silva,Ferreira,Costa,Pereira,Gonçalves,Lopes"),
    "GB": _p("GBP", "Leeds,Bristol,Norwich,York,Sheffield,Exeter,Cardiff,Dundee,Derby",
             "Emma,Oliver,Gemma,Callum,Priya,Tom", "Hughes,Patel,Clarke,Murray,Bennett,Shaw,Okafor"),
    "IE": _p("EUR", "Cork,Galway,Limerick,Sligo,Kilkenny,Dublin,Ennis,Athlone",
             "Aoife,Conor,Niamh,Eoin,Ciara,Padraig", "Murphy,Byrne,Walsh,Doyle,Kavanagh,Nolan"),
    "SE": _p("SEK", "Uppsala,Västerås,Örebro,Linköping,Umeå,Lund,Gävle,Borås",
             "Elin,Oskar,Maja,Johan,Sara,Erik", "Andersson,Lindqvist,Nilsson,Bergström,Holm,Sjöberg"),
    "NO": _p("NOK", "Bergen,Trondheim,Stavanger,Tromsø,Drammen,Bodø,Hamar,Oslo",
             "Ingrid,Lars,Silje,Magnus,Kari,Ola", "Hansen,Bakken,Lie,Haugen,Solberg,Moen"),
    "DK": _p("DKK", "Aarhus,Odense,Aalborg,Esbjerg,Vejle,Kolding,Roskilde,Horsens",
             "Mette,Rasmus,Sofie,Mads,Camilla,Anders", "Nielsen,Jensen,Sørensen,Kjær,Holm,Lund"),
    "FI": _p("EUR", "Tampere,Turku,Oulu,Jyväskylä,Kuopio,Lahti,Espoo,Vaasa",
             "Aino,Mikko,Laura,Ville,Hanna,Jussi", "Virtanen,Korhonen,Mäkinen,Nieminen,Laine,Hämäläinen"),
    "PL": _p("PLN", "Kraków,Wrocław,Gdańsk,Poznań,Łódź,Lublin,Katowice,Rzeszów",
             "Agnieszka,Piotr,Magda,Tomasz,Ewa,Michał", "Kowalski,Nowak,Wiśniewska,Wójcik,Zieliński,Mazur"),
    "CZ": _p("CZK", "Brno,Plzeň,Olomouc,Liberec,Ostrava,Pardubice,Zlín,Praha",
             "Petra,Jakub,Lenka,Tomáš,Hana,Ondřej", "Novák,Dvořák,Svoboda,Černý,Procházka,Kučera"),
    "US": _p("USD", "Portland,Columbus,Tucson,Raleigh,Boise,Madison,Austin,Tacoma,Omaha",
             "Ashley,Michael,Jessica,Brandon,Maria,Kevin", "Johnson,Miller,Garcia,Nguyen,Walker,Reed,Foster"),
    "CA": _p("CAD", "Halifax,Calgary,Ottawa,Guelph,Victoria,Regina,Kelowna,London",
             "Sarah,Liam,Chantal,Ryan,Priya,Marc", "Tremblay,Singh,MacDonald,Roy,Campbell,Wong"),
    "AU": _p("AUD", "Geelong,Newcastle,Hobart,Brunswick,Fremantle,Parramatta,Cairns,Bendigo",
             "Matilda,Jack,Chloe,Lachlan,Zoe,Angus", "Thompson,Kelly,Nguyen,Harris,Lee,Fraser"),
    "NZ": _p("NZD", "Hamilton,Dunedin,Tauranga,Nelson,Napier,Wellington,Timaru",
             "Aroha,Liam,Olivia,Hemi,Grace,Josh", "Williams,Taylor,Ngata,Campbell,Patel,Reid"),
    "BR": _p("BRL", "Curitiba,Campinas,Belo Horizonte,Recife,Florianopolis,Goiania,Santos",
             "Ana,Rafael,Juliana,Bruno,Fernanda,Thiago", "Oliveira,Santos,Souza,Lima,Carvalho,Ribeiro"),
}

MONTHS = {
    "de": "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
    "nl": "januari februari maart april mei juni juli augustus september oktober november december",
    "fr": "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
    "es": "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
    "it": "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
    "pt": "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
    "en": "January February March April May June July August September October November December",
    "sv": "januari februari mars april maj juni juli augusti september oktober november december",
    "no": "januar februar mars april mai juni juli august september oktober november desember",
    "da": "januar februar marts april maj juni juli august september oktober november december",
    "fi": "tammikuu helmikuu maaliskuu huhtikuu toukokuu kesäkuu heinäkuu elokuu syyskuu lokakuu marraskuu joulukuu",
    "pl": "styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień",
    "cs": "leden únor březen duben květen červen červenec srpen září říjen listopad prosinec",
}
LANG = {"DE": "de", "AT": "de", "CH": "de", "NL": "nl", "BE": "nl", "FR": "fr", "ES": "es", "IT": "it", "PT": "pt",
        "GB": "en", "IE": "en", "SE": "sv", "NO": "no", "DK": "da", "FI": "fi", "PL": "pl", "CZ": "cs", "US": "en",
        "CA": "en", "AU": "en", "NZ": "en", "BR": "pt"}
