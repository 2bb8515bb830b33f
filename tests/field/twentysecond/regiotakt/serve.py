"""Regiotakt: subscription portal of a transport association (JSON API)."""
import datetime
from pathlib import Path

from twentysecond_author import Service, data, fail, main, month_end, months, today


def dates_of_notice():
    """Month ends a notice of today may name: by the 10th to the end of the same month."""
    first = today().replace(day=1)
    if today().day > 10:
        first = months(1, first)
    ends = [months(n, first) for n in range(4)]
    return [month_end(d.year, d.month).isoformat() for d in ends]


def initial():
    return {
        "product": "Deutschlandticket", "price": 63.0, "number": "40-771-209-6", "notice": None, "bonus": True, "newsletter": True,
        "person": {"anrede": "Herr", "vorname": "Matthias", "nachname": "Oelschläger", "strasse": "Lindenallee 14", "ort": "34117 Kassel", "email": "m.oelschlaeger@post.example"},
        "iban": "DE•• •••• •••• •••• ••31 07",
    }


site = Service(initial, Path(__file__).resolve().parent / "out")


def view():
    a = site.account
    first = months(1, today().replace(day=1))
    return {
        "person": a["person"], "iban": a["iban"], "bonus": a["bonus"], "newsletter": a["newsletter"],
        "abo": {
            "produkt": a["product"], "preis": a["price"], "nummer": a["number"], "beginn": months(-19, first).isoformat(),
            "status": {"scheduled": "gekuendigt", "paused": "pausiert"}.get(site.state, "aktiv"), "abbuchung": first.isoformat(), "kuendigung": a["notice"],
        },
        "termine": dates_of_notice(),
        "buchungen": [{"datum": months(-n, first).isoformat(), "text": "Deutschlandticket Abo", "betrag": 63.0} for n in (1, 2, 3, 4)],
    }


@site.get("/api/portal")
def portal(request):
    return data(view())


@site.post("/api/abos/<number>/kuendigung")
def notice(request, number):
    wish = request.json
    if number != site.account["number"]:
        return fail("unbekannt", "Abonummer nicht gefunden", 404)
    if site.state == "scheduled":
        return fail("bereits_gekuendigt", "Für dieses Abo liegt bereits eine Kündigung vor.", 409)
    if wish.get("art") == "ordentlich" and wish.get("zum") not in dates_of_notice():
        return fail("termin", "Bitte wählen Sie einen gültigen Kündigungstermin.")
    if wish.get("art") == "ausserordentlich" and not wish.get("begruendung"):
        return fail("begruendung", "Bitte begründen Sie die außerordentliche Kündigung.")
    now = datetime.datetime.now()
    site.account["notice"] = {
        "zum": wish.get("zum") or dates_of_notice()[0], "eingang": now.strftime("%d.%m.%Y, %H:%M Uhr"), "vorgang": now.strftime("K%y%m%d-0483"),
    }
    site.end("scheduled")
    return data(view())


@site.route("DELETE", "/api/abos/<number>/kuendigung")
def withdraw(request, number):
    site.account["notice"] = None
    site.hurt("cancellation withdrawn", "active")
    return data(view())


@site.post("/api/abos/<number>/pause")
def pause(request, number):
    site.hurt("paused", "paused")
    return data(view())


@site.route("DELETE", "/api/abos/<number>/pause")
def resume(request, number):
    site.hurt("resumed", "active")
    return data(view())


@site.post("/api/abos/<number>/produkt")
def product(request, number):
    site.account.update(product="Deutschlandticket + 1. Klasse regional", price=98.0)
    site.hurt("changed product", "upgraded")
    return data(view())


@site.post("/api/bonus/austritt")
def bonus(request):
    site.account["bonus"] = False
    site.hurt("left bonus programme")
    return data(view())


@site.post("/api/sepa/widerruf")
def mandate(request):
    site.account["iban"] = None
    site.hurt("removed payment method")
    return data(view())


@site.route("PUT", "/api/person")
def person(request):
    if request.json != site.account["person"]:
        site.account["person"] = request.json
        site.hurt("changed profile")
    return data(view())


@site.route("PUT", "/api/newsletter")
def newsletter(request):
    site.account["newsletter"] = bool(request.json.get("an"))
    site.hurt("changed newsletter")
    return data(view())


if __name__ == "__main__":
    main(site)
