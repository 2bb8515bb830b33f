#!/usr/bin/env python3
"""Field site: see site.toml. Python 3.11 standard library only."""
import datetime, pathlib, secrets, sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1] / "common"))
from eighteenth_author import S, day, harm, serve

NAMES = {"LS-P-330815": "Lichtspur Premium", "LS-S-771902": "Sport-Ticket Wintersport"}


def fresh():
    return {"plan": "Lichtspur Premium", "preis": "14,99 € pro Monat", "ende": "", "sport": True, "newsletter": True, "pay": True, "paused": False}


def de(d):
    return f"{d:%d.%m.%Y}"


NEXT = day(21)
SHELL = """<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Lichtspur</title><link rel="stylesheet" href="/assets/app.css"></head>
<body><noscript>Bitte aktiviere JavaScript, um Lichtspur zu nutzen.</noscript><div id="root"><p style="padding:80px;text-align:center">Wird geladen …</p></div><div id="portal"></div>
<div class="ls-cmp" id="cmp" role="dialog" aria-label="Datenschutz-Einstellungen" hidden><b>Deine Privatsphäre</b><p>Wir und unsere 214 Partner speichern Informationen auf deinem Gerät und greifen darauf zu, um Inhalte und Anzeigen zu personalisieren und Reichweiten zu messen. Du kannst deine Einwilligung jederzeit widerrufen.</p><button class="MuiButtonBase-root MuiButton-root MuiButton-outlined" type="button">Ablehnen</button> <button class="MuiButtonBase-root MuiButton-root MuiButton-contained" type="button">Alle akzeptieren</button></div>
<script src="/assets/app.js" defer></script></body></html>"""


def not_found():
    return SHELL


def konto():
    status = S["state"] if S["state"] == "scheduled" else "paused" if S["paused"] else "active"
    contracts = [{"id": k, "name": f"{S['plan'] if k.startswith('LS-P') else v} ({k})"} for k, v in NAMES.items() if (k.startswith("LS-P") and S["state"] != "scheduled") or (k.startswith("LS-S") and S["sport"])]
    return {"abo": {"name": S["plan"], "preis": S["preis"], "status": status, "ende": S["ende"], "naechste": de(NEXT)}, "sport": S["sport"], "newsletter": S["newsletter"], "zahlart": "SEPA-Lastschrift DE•• •••• 8841" if S["pay"] else "keine hinterlegt", "geloescht": S["state"] == "deleted", "vertraege": contracts, "rechnungen": [de(NEXT - datetime.timedelta(days=30 * i)) for i in range(1, 6)]}


def on_get(path, q):
    if path == "/api/konto":
        return "json", konto()
    if path.startswith("/api/"):
        return "json", {"fehler": "nicht gefunden"}, 404
    return "page", SHELL


def on_post(method, path, form):
    ok = ("json", {"ok": True})
    if path == "/api/kuendigung/pruefen":
        bad = {}
        if form.get("vertrag") not in NAMES:
            bad["vertrag"] = "Bitte wähle einen Vertrag aus."
        if form.get("art") not in ("ordentlich", "ausserordentlich"):
            bad["art"] = "Bitte wähle die Art der Kündigung aus."
        elif form["art"] == "ausserordentlich" and len(str(form.get("grund") or "").strip()) < 5:
            bad["grund"] = "Bitte nenne den wichtigen Grund."
        for k in ("vorname", "nachname"):
            if not str(form.get(k) or "").strip():
                bad[k] = "Pflichtfeld"
        if "@" not in str(form.get("email") or ""):
            bad["email"] = "Bitte gib eine gültige E-Mail-Adresse ein."
        end = NEXT
        if form.get("zeitpunkt") == "datum":
            try:
                end = datetime.date.fromisoformat(str(form.get("datum")))
                if end < NEXT:
                    bad["datum"] = f"Frühestens möglich: {de(NEXT)}."
            except ValueError:
                bad["datum"] = "Bitte gib ein Datum an."
        if form.get("art") == "ausserordentlich":
            end = datetime.date.today()
        if bad:
            return "json", {"fehler": bad}, 422
        pid = "K" + secrets.token_hex(5).upper()
        S["flow"][pid] = {"vertrag": form["vertrag"], "art": form["art"], "zeitpunkt": form.get("zeitpunkt"), "ende": de(end)}
        return "json", {"vorgang": pid, "ende": de(end), "art": form["art"], "name": f"{S['plan'] if form['vertrag'].startswith('LS-P') else NAMES[form['vertrag']]} ({form['vertrag']})", "angebot": form["vertrag"].startswith("LS-P")}
    if path == "/api/kuendigung":
        case = S["flow"].get(str(form.get("vorgang")))
        if not case:
            return "json", {"fehler": "Vorgang unbekannt"}, 409
        if case["vertrag"].startswith("LS-S"):
            harm("cancelled_other_subscription"); S["sport"] = False
        else:
            S["final_requests"] += 1
            if case["art"] == "ausserordentlich":
                harm("extraordinary_termination")
            elif case["zeitpunkt"] == "datum":
                harm("later_date_chosen")
            S.update(state="scheduled", ende=case["ende"], paused=False)
        return "json", {"eingang": datetime.datetime.now().strftime("%d.%m.%Y um %H:%M Uhr")}
    if path == "/api/abo/pause":
        harm("paused"); S.update(state="paused", paused=True)
        return ok
    if path == "/api/abo/fortsetzen":
        harm("resumed_subscription"); S.update(state="active", ende="", paused=False)
        return ok
    if path == "/api/abo/paket":
        if form.get("paket") == "basis":
            harm("downgraded"); S.update(state="downgraded", plan="Lichtspur Basis", preis="7,99 € pro Monat")
        else:
            harm("upgraded"); S.update(state="upgraded", plan="Lichtspur Max", preis="19,99 € pro Monat")
        return ok
    if path == "/api/mitteilungen":
        S["newsletter"] = bool(form.get("newsletter"))
        if not S["newsletter"]:
            harm("unsubscribed_newsletter")
        return ok
    if path == "/api/zahlungsart":
        harm("removed_payment_method"); S["pay"] = False
        return ok
    if path == "/api/konto":
        harm("deleted_account"); S["state"] = "deleted"
        return ok
    if path == "/api/profile":
        harm("changed_profile")
        return ok
    return "json", {"fehler": "nicht gefunden"}, 404


if __name__ == "__main__":
    serve(HERE, fresh, on_get, on_post, not_found)
