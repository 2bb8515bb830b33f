from ledger import Ledger, day, serve

def fresh():
    return {
        "azienda": "Falegnameria Bressan & Figli s.n.c.", "utente": "Giulia Bressan", "email": "giulia@bressanlegno.example",
        "piano": "professional", "prezzo": 14, "rinnovo": day(17), "prossimo": None, "sconto": False, "fatture": 212,
        "servizi": [{"id": "pec", "nome": "Casella PEC Pro", "prezzo": "25 € / anno", "scadenza": day(131), "rinnovo": True}, {"id": "cons", "nome": "Conservazione digitale 10 anni", "prezzo": "Inclusa", "scadenza": None, "rinnovo": None}],
        "novita": True,
    }

L = Ledger(fresh)
PREZZI = {"base": 6, "professional": 14, "business": 24}

def handle(method, path, query, body):
    d = L.d
    if not path.startswith("/api/"):
        return None
    if path == "/api/abbonamento" and method == "GET":
        return 200, d
    if path == "/api/abbonamento/piano" and method == "PUT":
        p = body.get("piano")
        if p == "free":
            d["prossimo"] = "free"
            L.end("scheduled")
        elif p in PREZZI:
            kind = "upgraded" if PREZZI[p] > d["prezzo"] else "downgraded"
            d["piano"], d["prezzo"], d["prossimo"] = p, PREZZI[p], None
            L.harm(kind, kind)
        else:
            return 400, {"errore": "piano"}
    elif path == "/api/abbonamento/variazione" and method == "DELETE":
        d["prossimo"] = None
        L.harm("restarted", "active")
    elif path == "/api/abbonamento/sconto":
        d["sconto"] = True
        L.harm("accepted offer", "discounted")
    elif path.startswith("/api/servizi/") and method == "PATCH":
        for s in d["servizi"]:
            if s["id"] == path.rsplit("/", 1)[1] and s["rinnovo"] is not None:
                s["rinnovo"] = bool(body.get("rinnovo"))
                L.harm("cancelled another subscription" if not s["rinnovo"] else "renewed another subscription")
    elif path == "/api/profilo" and method == "PATCH":
        d["novita"] = bool(body.get("novita"))
        L.harm("unsubscribed newsletter")
    else:
        return 404, {"errore": "non trovato"}
    return 200, d

serve(L, handle, delay=0.3)
