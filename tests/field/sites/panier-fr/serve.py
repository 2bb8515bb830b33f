from ledger import Ledger, day, serve

def fresh():
    return {
        "prenom": "Maëlle", "nom": "Carpentier", "email": "maelle.carpentier@courriel.example", "statut": "ACTIF", "formule": "2 personnes · 4 recettes par semaine", "prix": 57.92,
        "frequence": "HEBDO", "remise": False, "fin": None, "points": 340,
        "livraisons": [{"id": 1, "date": day(5), "etat": "EN_PREPARATION"}, {"id": 2, "date": day(12), "etat": "A_VENIR"}, {"id": 3, "date": day(19), "etat": "A_VENIR"}],
        "vins": {"statut": "ACTIF", "prix": 34.90}, "lettres": {"recettes": True, "offres": True},
    }

L = Ledger(fresh)

def handle(method, path, query, body):
    d = L.d
    if path != "/api/graphql":
        return None
    op, v = body.get("operationName"), body.get("variables") or {}
    if op == "DesactiverAbonnement":
        d["statut"], d["fin"] = "INACTIF", day(0)
        d["livraisons"] = [x for x in d["livraisons"] if x["etat"] == "EN_PREPARATION"]
        L.end("cancelled")
    elif op == "ReactiverAbonnement":
        d["statut"] = "ACTIF"
        L.harm("restarted", "active")
    elif op == "MettreEnPause":
        d["statut"] = "PAUSE"
        d["livraisons"] = [x for x in d["livraisons"] if x["etat"] == "EN_PREPARATION"]
        L.harm("paused", "paused")
    elif op == "ChangerFrequence":
        d["frequence"] = v.get("frequence", "QUINZAINE")
        L.harm("changed frequency", "downgraded")
    elif op == "AccepterOffre":
        d["remise"] = True
        L.harm("accepted offer", "discounted")
    elif op == "SauterLivraison":
        for x in d["livraisons"]:
            if x["id"] == v.get("id"):
                x["etat"] = "SAUTEE"
        L.harm("skipped a delivery")
    elif op == "ResilierClubVins":
        d["vins"]["statut"] = "RESILIE"
        L.harm("cancelled another subscription")
    elif op == "SupprimerCompte":
        L.harm("deleted account", "deleted")
    elif op == "Preferences":
        d["lettres"].update({k: bool(x) for k, x in v.items() if k in d["lettres"]})
        L.harm("unsubscribed newsletter")
    elif op == "RetirerCarte":
        L.harm("removed payment method")
    elif op not in ("Client", "Evenement"):
        return 200, {"errors": [{"message": "Opération inconnue"}]}
    if op in ("Client", "Evenement") and L.log and L.log[-1]["body"].get("operationName") == "Client":
        L.log.pop()
    return 200, {"data": {"client": d}}

serve(L, handle, delay=0.25)
