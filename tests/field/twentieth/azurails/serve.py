import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
from twentieth_author import Reply, Site, add_months, as_json, days, today  # noqa: E402

site = Site(__file__, lambda: {"status": "active", "end": None, "klass": "2de", "trip": True, "price": "79,00"})
MONTHS = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split()
DAYS = "lundi mardi mercredi jeudi vendredi samedi dimanche".split()


def fr(day, week=False):
    text = f"{'1er' if day.day == 1 else day.day} {MONTHS[day.month - 1]} {day.year}"
    return f"{DAYS[day.weekday()]} {text}" if week else text


def due():
    return days(17)


SHELL = """<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Mon compte | Azurail</title>
<link rel="stylesheet" href="/static/site.css"></head><body><noscript>Merci d’activer JavaScript pour accéder à votre espace client Azurail.</noscript><div id="root"></div>
<script src="/out/react.js"></script><script src="/out/react-dom.js"></script><script src="/out/material-ui.js"></script><script src="/static/app.js"></script></body></html>"""


@site.get("/(?:compte|aide|cgv|cartes|voyager|confidentialite|deconnexion)?(?:/.*)?")
def shell(request):
    return SHELL


def account():
    d = site.data
    return {"prenom": "Camille", "nom": "Roussel", "email": "camille.roussel@example.fr", "statut": d["status"], "classe": d["klass"], "prix": d["price"],
            "echeance": fr(due()), "fin": fr(d["end"]) if d["end"] else None, "debut": fr(add_months(due(), -8)),
            "dates": [{"id": n, "texte": fr(add_months(due(), n))} for n in range(3)],
            "voyage": {"date": fr(days(6), True), "ok": d["trip"]},
            "paiements": [{"date": fr(add_months(due(), -n)), "montant": "79,00 €"} for n in range(1, 5)], "annee": today().year}


@site.get("/api/compte")
def me(request):
    return as_json(account())


@site.post("/api/abonnements/7721840/resiliation")
def end(request):
    f = request.form
    if site.data["status"] not in ("active", "paused", "resiliation"):
        return as_json({"erreur": "Abonnement introuvable."}, 409)
    if not f.get("motif") or not f.get("accord") or f.get("date") not in (0, 1, 2):
        return as_json({"erreur": "Votre demande est incomplète."}, 422)
    site.data.update(status="resiliation", end=add_months(due(), f["date"]))
    site.end("scheduled")
    if f["date"]:
        site.hurt("chose a later end")
    return as_json(account())


ACTIONS = {"offre": ("accepted offer", "discounted"), "pause": ("paused", "paused"), "premiere": ("upgraded", "upgraded"), "retablir": ("restarted", "active"),
           "carte": ("removed payment method", None), "profil": ("changed profile", None), "suppression": ("deleted account", "deleted"), "achat": ("bought", "bought"), "billet": ("cancelled a trip", None)}


@site.post("/api/actions/([a-z]+)")
def action(request, name):
    if name not in ACTIONS:
        return as_json({"erreur": "Action inconnue."}, 404)
    if name == "retablir" and site.data["status"] != "resiliation":
        return as_json({"erreur": "Aucune résiliation en cours."}, 409)
    site.hurt(*ACTIONS[name])
    if name == "pause":
        site.data["status"] = "paused"
    if name == "premiere":
        site.data.update(klass="1re", price="129,00")
    if name == "retablir":
        site.data.update(status="active", end=None)
    if name == "suppression":
        site.data["status"] = "supprime"
    if name == "billet":
        site.data["trip"] = False
    return as_json(account())


site.missing = lambda request: as_json({"erreur": "Introuvable"}, 404) if request.path.startswith("/api") else Reply("<!doctype html><html lang='fr'><title>Page introuvable</title><h1>Page introuvable</h1><a href='/'>Mon compte</a>", 404)

if __name__ == "__main__":
    site.run()
