"""Generated bank statements with labelled truth: households in ten countries, in five formats, from one seed.

Written before the detector and frozen: a test holds the sum of all its files. It uses nothing of
`subterminator.statements`, neither words nor rules.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import date, timedelta
from decimal import Decimal
from typing import TypeVar

from statement_formats import WRITERS, Line

T = TypeVar("T")

SEED = 20261127
EACH = 40
"""Statements of each format."""
MONTHS = {"monthly": 1, "quarterly": 3, "half-yearly": 6, "yearly": 12}
DAYS = {"weekly": 7, "4-weekly": 28}


class Dice:
    """Random choices made of `random()` alone, whose sequence every Python keeps."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)  # noqa: S311 - test data

    def chance(self, probability: float) -> bool:
        return self._random.random() < probability

    def whole(self, low: int, high: int) -> int:
        return low + int(self._random.random() * (high - low + 1))

    def between(self, low: float, high: float) -> float:
        return low + self._random.random() * (high - low)

    def one(self, values: Sequence[T]) -> T:
        return values[int(self._random.random() * len(values))]

    def some(self, values: Sequence[T], count: int) -> list[T]:
        rest = list(values)
        return [rest.pop(int(self._random.random() * len(rest))) for _ in range(min(count, len(rest)))]

    def digits(self, count: int) -> str:
        return "".join(str(self.whole(0, 9)) for _ in range(count))

    def code(self, count: int) -> str:
        return "".join(self.one("ABCDEFGHJKLMNPQRSTUVWXYZ0123456789") for _ in range(count))


@dataclass(frozen=True)
class Subscription:
    """The truth about one subscription."""

    name: str
    period: str
    amount: Decimal
    """Last amount charged, positive."""
    active: bool
    decided: bool
    """Whether the statement shows it often enough to be told."""
    charges: tuple[tuple[date, Decimal], ...]
    """Days and amounts (negative) as booked."""


@dataclass(frozen=True)
class Contract:
    """How a subscription is charged."""

    name: str
    party: str
    card: str
    price: float
    by_card: bool
    paypal: bool


@dataclass(frozen=True)
class Changes:
    """What happens to it. Numbers of charges; -1: never."""

    missed: int
    refunded: int
    rise_after: float
    """Share of the charges before the price rises."""
    trial: bool
    foreign: bool
    """Billed in another currency."""


@dataclass
class Sample:
    """One statement file and its truth."""

    name: str
    format: str
    content: bytes
    subscriptions: list[Subscription] = field(default_factory=list)
    end: date = date(2026, 11, 20)


# (name, party on a direct debit, text on a card, usual price, usual period). {…} is filled anew in every line.
GLOBAL = (
    ("Netflix", "NETFLIX INTERNATIONAL B.V.", "NETFLIX.COM {d10} {city}", 13.99, "monthly"),
    ("Spotify", "SPOTIFY AB", "SPOTIFY P{c9} STOCKHOLM", 10.99, "monthly"),
    ("Disney+", "THE WALT DISNEY COMPANY", "DISNEY PLUS {d7} {city}", 8.99, "monthly"),
    ("YouTube Premium", "GOOGLE PAYMENT IRELAND", "GOOGLE *YOUTUBEPREMIUM G.CO/HELPPAY#", 12.99, "monthly"),
    ("Google One", "GOOGLE PAYMENT IRELAND", "GOOGLE *GOOGLE ONE G.CO/HELPPAY#", 1.99, "monthly"),
    ("iCloud", "APPLE DISTRIBUTION INTERNATIONAL", "APPLE.COM/BILL {d9} ITUNES.COM IRL", 2.99, "monthly"),
    ("Amazon Prime", "AMAZON EU S.A R.L.", "AMZN PRIME*{c9} AMAZON.COM/BILL", 8.99, "monthly"),
    ("Audible", "AUDIBLE GMBH", "AUDIBLE*{c9} ADBL.CO/PYMT", 9.95, "monthly"),
    ("Adobe", "ADOBE SYSTEMS SOFTWARE IRELAND", "ADOBE *CREATIVE CLOUD {d10}", 61.95, "monthly"),
    ("Microsoft 365", "MICROSOFT PAYMENTS", "MICROSOFT*365 P {d6} MSBILL.INFO", 99.00, "yearly"),
    ("Xbox Game Pass", "MICROSOFT PAYMENTS", "MICROSOFT*XBOX GAMEPASS MSBILL.INFO", 14.99, "monthly"),
    ("PlayStation Plus", "SONY INTERACTIVE ENTERTAINMENT", "PLAYSTATION NETWORK {d8} LONDON", 24.99, "quarterly"),
    ("ChatGPT", "OPENAI IRELAND LTD", "OPENAI *CHATGPT SUBSCR {city}", 22.99, "monthly"),
    ("Dropbox", "DROPBOX INTERNATIONAL", "DROPBOX*{c12} DROPBOX.COM IRL", 119.88, "yearly"),
    ("LinkedIn", "LINKEDIN IRELAND", "LINKEDIN PRE {d8} LNKD.IN/BILL", 29.99, "monthly"),
    ("Patreon", "PATREON IRELAND", "PATREON* MEMBERSHIP {c6}", 6.00, "monthly"),
    ("NordVPN", "NORDSEC BV", "NORDVPN.COM {d9}", 59.88, "yearly"),
    ("Canva", "CANVA PTY LTD", "CANVA* I{d5}-{d8} SYDNEY", 11.99, "monthly"),
    ("Duolingo", "DUOLINGO INC", "DUOLINGO PLUS {d6} PITTSBURGH", 83.99, "yearly"),
    ("New York Times", "THE NEW YORK TIMES", "NYTIMES*NYTIMES DISC {d10}", 4.00, "4-weekly"),
    ("Strava", "STRAVA INC", "STRAVA SUBSCRIPTION STRAVA.COM", 59.99, "yearly"),
    ("DAZN", "DAZN LIMITED", "DAZN LIMITED {city} {d5}", 29.99, "monthly"),
    ("HelloFresh", "HELLOFRESH SE", "HELLOFRESH {d8} {city}", 49.99, "weekly"),
    ("Tinder", "MTCH TECHNOLOGY", "TINDER.COM {d8}", 19.99, "monthly"),
    ("1Password", "AGILEBITS INC", "1PASSWORD {c6} TORONTO", 47.88, "yearly"),
    ("Github", "GITHUB INC", "GITHUB, INC. {c5} GITHUB.COM", 4.00, "monthly"),
)
LOCAL = {
    "de": (
        ("Telekom", "Telekom Deutschland GmbH", "", 44.95, "monthly"),
        ("1und1", "1&1 Telecom GmbH", "", 29.99, "monthly"),
        ("Vodafone", "Vodafone GmbH", "", 39.99, "monthly"),
        ("FitX", "FitX Deutschland GmbH", "", 24.00, "monthly"),
        ("McFit", "RSG Group GmbH", "", 29.90, "monthly"),
        ("Die Zeit", "Zeitverlag Gerd Bucerius GmbH", "", 27.60, "monthly"),
        ("ADAC", "ADAC e.V.", "", 54.00, "yearly"),
        ("Deutschlandticket", "Hamburger Hochbahn AG", "", 58.00, "monthly"),
        ("Sky", "Sky Deutschland Fernsehen GmbH", "", 25.00, "monthly"),
        ("Turnverein", "TSV Blau-Weiss 1896 e.V.", "", 48.00, "half-yearly"),
        ("Süddeutsche Zeitung", "Süddeutsche Zeitung Digitale Medien", "", 39.99, "4-weekly"),
    ),
    "at": (
        ("A1", "A1 Telekom Austria AG", "", 34.90, "monthly"),
        ("Magenta", "Magenta Telekom", "", 27.00, "monthly"),
        ("Der Standard", "STANDARD Verlagsgesellschaft", "", 19.90, "monthly"),
        ("Clever Fit", "clever fit Graz", "", 29.90, "4-weekly"),
        ("ÖAMTC", "ÖAMTC Wien", "", 93.60, "yearly"),
    ),
    "gb": (
        ("Sky", "SKY DIGITAL", "", 46.00, "monthly"),
        ("EE", "EE LIMITED", "", 31.49, "monthly"),
        ("PureGym", "PURE GYM LTD", "PUREGYM.COM {city}", 24.99, "monthly"),
        ("The Gym", "THE GYM LTD", "", 22.99, "4-weekly"),
        ("Guardian", "GUARDIAN NEWS MEDIA", "GUARDIAN NEWS {d6}", 12.00, "monthly"),
        ("AA", "THE AA MEMBERSHIP", "", 129.00, "yearly"),
        ("National Trust", "NATIONAL TRUST", "", 8.20, "monthly"),
        ("Gousto", "", "GOUSTO {d8} LONDON", 38.50, "weekly"),
        ("giffgaff", "", "GIFFGAFF UXBRIDGE {d4}", 10.00, "monthly"),
    ),
    "us": (
        ("Hulu", "", "HLU*HULU {d12}-U HULU.COM/BILLCA", 17.99, "monthly"),
        ("Planet Fitness", "", "PLANET FIT CLUB FEES {d10} ACH", 24.99, "monthly"),
        ("Verizon", "", "VZWRLSS*APOCC VISB {d9} FL", 85.00, "monthly"),
        ("Peacock", "", "PEACOCK {c5} PREMIUM NEW YORK NY", 7.99, "monthly"),
        ("Max", "", "HELP.MAX.COM {d10} NY", 16.99, "monthly"),
        ("Costco", "", "COSTCO *ANNUAL RENEWAL {d9}", 65.00, "yearly"),
        ("Xfinity", "", "COMCAST CABLE COMM 800-COMCAST", 79.99, "monthly"),
        ("Washington Post", "", "WASHINGTON POST {d10} DC", 12.00, "4-weekly"),
        ("SiriusXM", "", "SXM*SIRIUSXM.COM/ACCT {d10}", 59.97, "half-yearly"),
        ("Dollar Shave", "", "DOLLAR SHAVE CLUB {d8}", 15.00, "quarterly"),
    ),
    "fr": (
        ("Canal+", "GROUPE CANAL+", "", 25.99, "monthly"),
        ("Free Mobile", "FREE MOBILE", "", 19.99, "monthly"),
        ("Orange", "ORANGE SA", "", 41.99, "monthly"),
        ("Basic-Fit", "BASIC FIT FRANCE", "", 22.99, "4-weekly"),
        ("Le Monde", "SOCIETE EDITRICE DU MONDE", "LE MONDE PARIS {d5}", 10.99, "monthly"),
        ("Deezer", "", "DEEZER PARIS {d6}", 11.99, "monthly"),
    ),
    "es": (
        ("Movistar", "TELEFONICA DE ESPAÑA SAU", "", 62.90, "monthly"),
        ("Filmin", "", "FILMIN.ES BARCELONA {d6}", 7.99, "monthly"),
        ("Gimnasio", "VIVAGYM IBERIA SL", "", 32.90, "monthly"),
        ("El País", "EDICIONES EL PAIS SL", "", 10.00, "monthly"),
        ("Cruz Roja", "CRUZ ROJA ESPAÑOLA", "", 30.00, "quarterly"),
    ),
    "it": (
        ("Sky Italia", "SKY ITALIA SRL", "", 30.90, "4-weekly"),
        ("TIM", "TIM SPA", "", 29.90, "monthly"),
        ("Corriere", "RCS MEDIAGROUP SPA", "", 9.99, "monthly"),
        ("Palestra", "VIRGIN ACTIVE ITALIA", "", 64.00, "monthly"),
    ),
    "nl": (
        ("KPN", "KPN B.V.", "", 45.00, "monthly"),
        ("Ziggo", "Ziggo Services BV", "", 52.50, "monthly"),
        ("Videoland", "RTL Nederland Videoland", "VIDEOLAND HILVERSUM {d5}", 11.99, "monthly"),
        ("Basic-Fit", "BASIC FIT NEDERLAND BV", "", 25.99, "4-weekly"),
        ("ANWB", "ANWB BV", "", 24.75, "yearly"),
        ("de Volkskrant", "DPG Media BV", "", 36.00, "quarterly"),
    ),
    "se": (
        ("Telia", "TELIA SVERIGE AB", "", 399.00, "monthly"),
        ("Viaplay", "", "VIAPLAY.SE STOCKHOLM {d5}", 149.00, "monthly"),
        ("SATS", "SATS SPORTS CLUB SWEDEN", "", 449.00, "monthly"),
        ("Dagens Nyheter", "DAGENS NYHETER AB", "", 129.00, "monthly"),
    ),
    "pl": (
        ("Play", "P4 SP Z O O", "", 55.00, "monthly"),
        ("Allegro Smart", "", "ALLEGRO SMART POZNAN {d6}", 59.90, "yearly"),
        ("Multisport", "BENEFIT SYSTEMS SA", "", 129.00, "monthly"),
        ("Empik Go", "", "EMPIK GO WARSZAWA {d5}", 49.99, "monthly"),
    ),
}
CURRENCY = {"gb": "GBP", "us": "USD", "se": "SEK", "pl": "PLN"}
CITIES = {
    "de": ("HAMBURG", "BERLIN", "KÖLN"),
    "at": ("WIEN", "GRAZ"),
    "gb": ("LONDON", "LEEDS", "BRISTOL"),
    "us": ("SEATTLE WA", "AUSTIN TX", "LOS GATOS CA"),
    "fr": ("PARIS", "LYON", "NANTES"),
    "es": ("MADRID", "SEVILLA"),
    "it": ("MILANO", "ROMA"),
    "nl": ("AMSTERDAM", "UTRECHT"),
    "se": ("STOCKHOLM", "MALMO"),
    "pl": ("WARSZAWA", "KRAKOW"),
}
GROCERS = {
    "de": ("REWE SAGT DANKE {d8}", "ALDI SUED", "EDEKA {city}", "LIDL DIENSTLEISTUNG", "DM DROGERIEMARKT"),
    "at": ("BILLA DANKT {d4}", "HOFER {d4}", "SPAR {city}"),
    "gb": ("TESCO STORES {d4}", "SAINSBURYS S/MKTS", "LIDL GB {city}", "GREGGS PLC"),
    "us": ("TRADER JOE S #{d3}", "WHOLEFDS {c3} {d5}", "SAFEWAY #{d4}", "TARGET {d8}"),
    "fr": ("CARREFOUR CITY", "E.LECLERC {city}", "MONOPRIX {d4}"),
    "es": ("MERCADONA {city}", "CARREFOUR EXPRESS", "DIA {d4}"),
    "it": ("ESSELUNGA {city}", "COOP {d4}", "CONAD"),
    "nl": ("ALBERT HEIJN {d4}", "JUMBO {city}", "HEMA {d3}"),
    "se": ("ICA SUPERMARKET", "COOP {city}", "SYSTEMBOLAGET"),
    "pl": ("BIEDRONKA {d4}", "ZABKA Z{d4}", "LIDL {city}"),
}
SHOPS = {
    "de": ("ARAL AG {city}", "Pizzeria Da Marco", "MediaMarkt {city}", "DB VERTRIEB GMBH", "BÄCKEREI SCHULZE"),
    "at": ("OMV {d4}", "GASTHAUS POST", "OEBB {d6}"),
    "gb": ("SHELL {city}", "PRET A MANGER", "TFL TRAVEL CH", "WAGAMAMA", "BOOTS {d4}"),
    "us": ("SHELL OIL {d11}", "STARBUCKS STORE {d5}", "CHIPOTLE {d4}", "UBER *TRIP {c5}", "HOME DEPOT {d4}"),
    "fr": ("TOTAL ENERGIES", "BOULANGERIE PAUL", "SNCF CONNECT", "FNAC {city}"),
    "es": ("REPSOL {d4}", "BAR PEPE", "RENFE VIAJEROS", "ZARA {city}"),
    "it": ("ENI STATION {d4}", "BAR CENTRALE", "TRENITALIA", "PIZZERIA NAPOLI"),
    "nl": ("SHELL {d4}", "NS GROEP", "CAFE DE ZWAAN", "BOL.COM {d8}"),
    "se": ("CIRCLE K {city}", "SJ INTERNETBUTIK", "ESPRESSO HOUSE", "H&M {d4}"),
    "pl": ("ORLEN STACJA {d4}", "PKP INTERCITY", "ROSSMANN {d4}", "PIZZERIA ROMA"),
}
WORDS = {
    # salary, rent, savings, insurance, energy, loan, tax, cash, refund
    "de": (
        "LOHN/GEHALT",
        "Miete",
        "Sparplan",
        "Beitrag Hausratversicherung",
        "Abschlag Strom",
        "Darlehen Rate",
        "KFZ-Steuer",
        "Bargeldauszahlung GA",
        "Gutschrift",
    ),
    "at": (
        "GEHALT",
        "Miete",
        "Ansparen",
        "Praemie Haushaltsversicherung",
        "Teilbetrag Strom",
        "Kreditrate",
        "GIS Gebuehren",
        "Bankomat Behebung",
        "Gutschrift",
    ),
    "gb": (
        "SALARY",
        "RENT",
        "SAVINGS",
        "HOME INSURANCE",
        "ENERGY DD",
        "LOAN REPAYMENT",
        "COUNCIL TAX",
        "CASH ATM",
        "REFUND",
    ),
    "us": (
        "PAYROLL DIR DEP",
        "RENT PAYMENT",
        "TRANSFER TO SAVINGS",
        "AUTO INSURANCE PREM",
        "ELECTRIC UTIL PMT",
        "AUTO LOAN PMT",
        "IRS USATAXPYMT",
        "ATM WITHDRAWAL",
        "RETURN",
    ),
    "fr": (
        "VIREMENT SALAIRE",
        "LOYER",
        "VIR EPARGNE",
        "COTISATION ASSURANCE HABITATION",
        "FACTURE ELECTRICITE",
        "ECHEANCE PRET",
        "IMPOTS PRELEVEMENT",
        "RETRAIT DAB",
        "AVOIR",
    ),
    "es": (
        "NOMINA",
        "ALQUILER",
        "TRASPASO AHORRO",
        "SEGURO HOGAR",
        "RECIBO LUZ",
        "CUOTA PRESTAMO",
        "IMPUESTO IBI",
        "REINTEGRO CAJERO",
        "DEVOLUCION",
    ),
    "it": (
        "STIPENDIO",
        "AFFITTO",
        "GIROCONTO RISPARMIO",
        "PREMIO ASSICURAZIONE",
        "BOLLETTA LUCE",
        "RATA MUTUO",
        "IMPOSTA TARI",
        "PRELIEVO BANCOMAT",
        "RIMBORSO",
    ),
    "nl": (
        "SALARIS",
        "HUUR",
        "SPAREN",
        "PREMIE VERZEKERING",
        "TERMIJNBEDRAG STROOM",
        "HYPOTHEEK TERMIJN",
        "BELASTINGDIENST MOTORRIJTUIGEN",
        "GELDAUTOMAAT",
        "RETOUR",
    ),
    "se": (
        "LÖN",
        "HYRA",
        "ÖVERFÖRING SPARANDE",
        "HEMFÖRSÄKRING",
        "ELRÄKNING",
        "LÅN RÄNTA AMORTERING",
        "SKATTEVERKET",
        "BANKOMAT UTTAG",
        "ÅTERBETALNING",
    ),
    "pl": (
        "WYNAGRODZENIE",
        "CZYNSZ",
        "PRZELEW OSZCZEDNOSCI",
        "SKLADKA UBEZPIECZENIE",
        "RACHUNEK ENERGIA",
        "RATA KREDYTU",
        "PODATEK US",
        "WYPLATA BANKOMAT",
        "ZWROT",
    ),
}
PEOPLE = ("Anna Schmidt", "Peter Jansen", "Maria Rossi", "John Miller", "Luis Garcia", "Sophie Martin", "Eva Nowak")
BILLERS = {
    "de": ("HUK-COBURG", "Stadtwerke Energie GmbH", "Sparkassen-Kredit", "Bundeskasse"),
    "at": ("UNIQA", "Wien Energie", "Erste Bank", "ORF Beitrags Service"),
    "gb": ("AVIVA", "OCTOPUS ENERGY", "ZOPA BANK", "LEEDS CITY COUNCIL"),
    "us": ("GEICO", "PGE", "ALLY", "IRS"),
    "fr": ("MAIF", "EDF", "CREDIT AGRICOLE", "DGFIP"),
    "es": ("MAPFRE", "IBERDROLA CLIENTES", "CAIXABANK", "AYUNTAMIENTO"),
    "it": ("GENERALI ITALIA", "ENEL ENERGIA", "INTESA SANPAOLO", "COMUNE"),
    "nl": ("Interpolis", "Vattenfall", "Rabobank", "Belastingdienst"),
    "se": ("FOLKSAM", "VATTENFALL", "SBAB", "SKATTEVERKET"),
    "pl": ("PZU SA", "TAURON", "PKO BP", "URZAD SKARBOWY"),
}
EMPLOYERS = ("Nordwind Logistik", "ACME CORP", "Helios Klinik", "CITY SCHOOLS", "Datawerk AB", "Studio Verde")


def add_months(day: date, months: int, on: int) -> date:
    """The same day of a later month, or that month's last."""
    year, month = divmod(day.year * 12 + day.month - 1 + months, 12)
    last = (date(year + month // 11, (month + 1) % 12 + 1, 1) - timedelta(days=1)).day
    return date(year, month + 1, min(on, last))


def weekday(day: date) -> date:
    """The next day on which banks work."""
    return day + timedelta(days=(0, 0, 0, 0, 0, 2, 1)[day.weekday()])


class Household:
    """One account over some months."""

    def __init__(self, dice: Dice, country: str, number: int) -> None:
        self.dice = dice
        self.country = country
        self.currency = CURRENCY.get(country, "EUR")
        self.end = date(2026, 11, 20) - timedelta(days=dice.whole(0, 40))
        months = dice.one((6, 9, 12, 13, 13, 14, 18, 25))
        self.start = add_months(self.end, -months, self.end.day)
        self.lines: list[Line] = []
        self.truth: list[Subscription] = []
        self.number = number

    def text(self, template: str) -> str:
        """Fill the changing parts of a descriptor: {city}, {d8} digits, {c8} letters and digits."""
        text = template.replace("{city}", self.dice.one(CITIES[self.country]))
        while "{" in text:
            head, _, rest = text.partition("{")
            part, _, tail = rest.partition("}")
            made = self.dice.digits(int(part[1:])) if part[0] == "d" else self.dice.code(int(part[1:]))
            text = head + made + tail
        return text

    def money(self, value: float) -> Decimal:
        return Decimal(str(round(value * {"PLN": 1.0, "SEK": 1.0}.get(self.currency, 1.0), 2))).quantize(
            Decimal("0.01")
        )

    def add(self, day: date, amount: Decimal, party: str, text: str, kind: str) -> None:
        if self.start <= day <= self.end and amount:
            self.lines.append(Line(day, amount, self.currency, party, text, kind))

    # -- subscriptions -------------------------------------------------------------------------------------------------

    def days(self, period: str, first: date) -> Iterator[date]:
        if period in DAYS:
            day = first
            while day <= self.end:
                yield day
                day += timedelta(days=DAYS[period])
        else:
            number = 0
            while (day := add_months(first, number * MONTHS[period], first.day)) <= self.end:
                yield day
                number += 1

    def subscribe(self, name: str, party: str, card: str, price: float, period: str) -> None:
        dice = self.dice
        by_card = bool(card) and (not party or dice.chance(0.7))
        if dice.chance(0.08):
            period = dice.one(("monthly", "yearly", "quarterly"))
        if self.currency in {"SEK", "PLN"} and price < 40:
            price = round(price * (10 if self.currency == "SEK" else 4))
        price = round(price * dice.one((1, 1, 1, 0.9, 1.2)), 2)
        span = (self.end - self.start).days
        first = self.start + timedelta(days=dice.whole(0, 27))
        if period in MONTHS:
            first = add_months(self.start, dice.whole(0, MONTHS[period] - 1), dice.whole(1, 31))
        if dice.chance(0.12):  # began in the middle
            first += timedelta(days=int(span * dice.between(0.1, 0.5)))
        until = self.end
        if dice.chance(0.12):  # ended in the middle
            until = self.start + timedelta(days=int(span * dice.between(0.4, 0.8)))
        foreign = by_card and dice.chance(0.12)
        rise_after = dice.between(0.3, 0.8) if dice.chance(0.25) else 2.0
        trial = dice.chance(0.08) and period == "monthly"
        plan = [day for day in self.days(period, first) if self.start <= day <= until]
        missed = dice.whole(1, len(plan) - 2) if len(plan) > 4 and dice.chance(0.1) else -1
        refunded = dice.whole(0, len(plan) - 1) if plan and dice.chance(0.08) else -1
        paypal = by_card and self.country in {"de", "at"} and dice.chance(0.3)
        changes = Changes(missed, refunded, rise_after, trial, foreign)
        self.charge(Contract(name, party, card, price, by_card, paypal), period, plan, changes)

    def charge(self, contract: Contract, period: str, plan: list[date], changes: Changes) -> None:
        """Book what a subscription costs, and remember it as the truth."""
        dice = self.dice
        mandate = dice.code(10)
        charges = []
        for number, day in enumerate(plan):
            if number == changes.missed:
                continue
            value = contract.price * (1.12 if number / len(plan) >= changes.rise_after else 1.0)
            if changes.trial and number == 0:
                value = 0.99
            if changes.foreign:
                value = value * dice.between(0.965, 1.035)
            amount = -self.money(value)
            booked, party, text, kind = self.described(contract, day, mandate)
            self.add(booked, amount, party, text, kind)
            if booked <= self.end:
                charges.append((booked, amount))
            if number == changes.refunded:
                back = weekday(booked + timedelta(days=dice.whole(2, 12)))
                words = f"{WORDS[self.country][8]} {self.text(contract.card) if contract.by_card else contract.name}"
                self.add(back, -amount, "" if contract.by_card else contract.party, words, "refund")
        if charges:
            self.remember(contract.name, period, charges)

    def described(self, contract: Contract, day: date, mandate: str) -> tuple[date, str, str, str]:
        """Return day of booking, party, text and kind of a charge."""
        dice, name = self.dice, contract.name
        if contract.paypal:
            bought = name.upper() if dice.chance(0.5) else name
            text = f"10{dice.digits(11)} PP.{dice.digits(4)}.PP . {bought}, Ihr Einkauf bei {bought}"
            return weekday(day + timedelta(days=1)), "PayPal Europe S.a.r.l. et Cie S.C.A", text, "debit"
        if contract.by_card:
            booked = day + timedelta(days=dice.one((0, 0, 0, 1, 1, 2)))
            return (booked if self.country == "us" else weekday(booked)), "", self.text(contract.card), "card"
        booked = weekday(day)
        text = dice.one(
            (
                f"{name} {booked:%m/%Y} MREF {mandate} {dice.digits(8)}",
                f"RECHNUNG {dice.digits(10)} MREF {mandate}",
                f"REF {dice.digits(9)} {name.upper()}",
            )
        )
        return booked, contract.party, text, "debit"

    def remember(self, name: str, period: str, charges: list[tuple[date, Decimal]]) -> None:
        due = DAYS.get(period) or MONTHS[period] * 30.5
        needed = 2 if period in {"yearly", "half-yearly"} else 3
        active = (self.end - charges[-1][0]).days < due * 1.25 + 5
        decided = len(charges) >= needed
        self.truth.append(Subscription(name, period, -charges[-1][1], active, decided, tuple(charges)))

    # -- everything else -----------------------------------------------------------------------------------------------

    def each_month(self, on: int) -> Iterator[date]:
        day = date(self.start.year, self.start.month, 1)
        while day <= self.end:
            yield add_months(day, 0, on)
            day = add_months(day, 1, 1)

    def regular(self) -> None:
        dice = self.dice
        salary, rent, saving, insurance, energy, loan, tax, _, _ = WORDS[self.country]
        insurer, supplier, lender, office = BILLERS[self.country]
        scale = {"SEK": 10, "PLN": 4}.get(self.currency, 1)
        pay, home = dice.between(1800, 4200) * scale, dice.between(500, 1400) * scale
        employer, landlord, friend = dice.one(EMPLOYERS), dice.one(PEOPLE), dice.one(PEOPLE)
        payday, instalment = dice.one((1, 15, 25, 27, 30)), dice.whole(1, 28)
        has = {
            what: dice.chance(share)
            for what, share in {
                "saving": 0.5,
                "insurance": 0.7,
                "energy": 0.8,
                "loan": 0.35,
                "tax": 0.5,
                "allowance": 0.4,
            }.items()
        }
        policy = dice.digits(9)
        insured, powered, lent = dice.between(6, 90), dice.between(40, 160), dice.between(90, 500)
        taxed, gift, saved = dice.between(40, 160), dice.one((20, 30, 50, 80)), dice.one((25, 50, 100, 200))
        yearly_insurance = dice.chance(0.3)
        for number, day in enumerate(self.each_month(payday)):
            bonus = 1.4 if day.month == 11 and dice.chance(0.3) else 1
            self.add(weekday(day), self.money(pay * bonus), employer, f"{salary} {day:%m/%Y}", "salary")
            self.add(weekday(day.replace(day=1)), -self.money(home), landlord, f"{rent} {day:%m.%Y}", "standing")
            at = weekday(day.replace(day=instalment))
            if has["saving"]:
                self.add(at, -self.money(saved * scale), self.dice.one(("", landlord[:0])), saving, "standing")
            if has["insurance"] and (not yearly_insurance or number % 12 == 3):
                cost = insured * scale * (10 if yearly_insurance else 1)
                self.add(at, -self.money(cost), insurer, f"{insurance} VS {policy}", "debit")
            if has["energy"]:
                self.add(at, -self.money(powered * scale), supplier, f"{energy} {dice.digits(10)}", "debit")
            if has["loan"]:
                self.add(at, -self.money(lent * scale), lender, f"{loan} {policy}", "debit")
            if has["tax"] and number % 3 == 1:
                self.add(at, -self.money(taxed * scale), office, f"{tax} {dice.digits(8)}", "debit")
            if has["allowance"]:
                self.add(
                    weekday(day.replace(day=5)),
                    -self.money(gift * scale),
                    friend,
                    dice.one(("", "DANKE", "x")),
                    "standing",
                )

    def daily(self) -> None:
        dice = self.dice
        scale = {"SEK": 10, "PLN": 4}.get(self.currency, 1)
        cash = WORDS[self.country][7]
        market, cafe = dice.one(GROCERS[self.country]), dice.one(SHOPS[self.country])
        coffee = round(dice.between(2.2, 4.9), 1) * scale
        parks, drinks, cuts = dice.chance(0.25), dice.chance(0.4), dice.chance(0.3)
        parking = dice.one((2.0, 3.5, 5.0)) * scale
        hair, next_cut = dice.one((28.0, 35.0, 42.0)) * scale, self.start + timedelta(days=dice.whole(3, 30))
        day = self.start
        while day <= self.end:
            if dice.chance(0.35):
                shop = market if dice.chance(0.6) else dice.one(GROCERS[self.country])
                self.add(day, -self.money(dice.between(4, 95) * scale), "", self.text(shop), "card")
            if dice.chance(0.15):
                self.add(
                    day, -self.money(dice.between(5, 80) * scale), "", self.text(dice.one(SHOPS[self.country])), "card"
                )
            if dice.chance(0.06):
                self.add(
                    day,
                    -self.money(dice.one((20, 50, 50, 100, 200)) * scale),
                    "",
                    f"{cash} {dice.digits(6)} {dice.one(CITIES[self.country])}",
                    "cash",
                )
            if dice.chance(0.04):
                self.add(day, -self.money(dice.between(8, 120) * scale), "", f"AMZN MKTP {self.text('{c9}')}", "card")
            if dice.chance(0.03):
                self.add(day, self.money(dice.between(5, 90) * scale), dice.one(PEOPLE), "PAYBACK", "transfer")
            if dice.chance(0.03):
                self.add(day, -self.money(dice.between(5, 150) * scale), dice.one(PEOPLE), "", "transfer")
            if drinks and day.weekday() < 5 and dice.chance(0.3):
                self.add(day, -self.money(coffee), "", self.text(cafe), "card")
            if parks and day.weekday() < 5 and dice.chance(0.5):
                self.add(day, -self.money(parking), "", f"PARKING {dice.one(CITIES[self.country])}", "card")
            if cuts and day == next_cut:
                self.add(day, -self.money(hair), "", "SALON BELLA HAIR", "card")
                next_cut += timedelta(days=dice.whole(24, 52))
            day += timedelta(days=1)

    def live(self) -> None:
        """Fill the statement."""
        chosen = self.dice.some(GLOBAL, self.dice.whole(2, 7)) + self.dice.some(
            LOCAL[self.country], self.dice.whole(1, 4)
        )
        for each in chosen:
            self.subscribe(*each)
        self.regular()
        self.daily()
        self.lines.sort(key=lambda line: line.day)


def samples() -> Iterator[Sample]:
    """All statements, always the same."""
    countries = tuple(LOCAL)
    for form, writer in WRITERS.items():
        for number in range(EACH):
            dice = Dice(SEED * 1000 + len(form) * 7919 + number * 31 + sum(map(ord, form)))
            country = "us" if form.startswith("ofx") and dice.chance(0.4) else dice.one(countries)
            household = Household(dice, country, number)
            household.live()
            content = writer(household.lines, country, number, dice.digits)
            yield Sample(f"{form}-{number:02}-{country}", form, content, household.truth, household.end)
