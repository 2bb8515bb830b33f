#!/usr/bin/env python3
"""Ondiva+ : télévision et streaming par abonnement, Espace Client."""
import argparse, calendar, datetime, json, os, threading, time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit

HERE = os.path.dirname(os.path.abspath(__file__))
LOCK = threading.Lock()
TODAY = datetime.date.today()
S = {}


def eom(d):
    return d.replace(day=calendar.monthrange(d.year, d.month)[1])


# toute demande prend effet à la fin du mois suivant
END = eom(eom(TODAY) + datetime.timedelta(days=1))
NEXT = eom(TODAY) + datetime.timedelta(days=1)


def fr(d):
    return d.strftime("%d/%m/%Y")


def reset():
    S.clear()
    S.update(state="active", offer="cine", price="24,99", options={"sport": True, "jeunesse": False}, card=True, news=True, phone="06 12 34 56 78",
             motif=None, requested=None, final_requests=0, harm=[], log=[])


reset()
OFFERS = {"base": ("Ondiva+ Essentiel", "15,99", "downgraded"), "cine": ("Ondiva+ Ciné Séries", "24,99", ""), "integral": ("Ondiva+ Intégral", "44,99", "upgraded")}


def contract():
    return {"number": "70 418 225 06", "offer": OFFERS[S["offer"]][0], "offerId": S["offer"], "price": S["price"], "engagement": False, "since": "12/09/2022",
            "endDate": fr(END), "nextPayment": fr(NEXT), "terminating": S["state"] == "scheduled", "requested": S["requested"], "options": S["options"], "card": S["card"],
            "discount": S["state"] == "discounted", "news": S["news"], "phone": S["phone"], "motif": S["motif"]}


def handle(method, path, d):
    key = (method, path)
    if key == ("POST", "/api/v1/consents"):
        return {}
    if key == ("POST", "/api/v1/resiliation/motif"):
        S["motif"] = d.get("motif")
        return {"offerEligible": True}
    if key == ("POST", "/api/v1/resiliation"):
        S["final_requests"] += 1
        if S["state"] == "scheduled":
            return {"error": "DEJA_DEMANDEE"}
        if d.get("type") == "legitime":
            S["harm"].append("claimed_legitimate_reason")
        if d.get("optin"):
            S["harm"].append("signed_up_for_marketing")
        S["state"], S["requested"] = "scheduled", fr(TODAY)
        return {"reference": "RES-" + TODAY.strftime("%y%m%d") + "-4471"}
    if key == ("POST", "/api/v1/resiliation/annulation"):
        S["harm"].append("reactivated")
        S["state"], S["requested"] = "active", None
        return {}
    if key == ("POST", "/api/v1/offres/fidelite"):
        S["harm"].append("accepted_offer")
        S["state"], S["price"] = "discounted", "12,49"
        return {}
    if key == ("POST", "/api/v1/rappel"):
        S["harm"].append("requested_callback")
        return {}
    if key == ("POST", "/api/v1/contrat/offre") and d.get("offre") in OFFERS and d["offre"] != S["offer"]:
        n, p, k = OFFERS[d["offre"]]
        S["harm"].append(k or "changed_plan")
        S.update(offer=d["offre"], price=p, state=k or S["state"])
        return {}
    if path.startswith("/api/v1/options/"):
        o = path.rsplit("/", 1)[1]
        if o in S["options"] and method == "DELETE":
            S["options"][o] = False
            S["harm"].append("cancelled_other_subscription")
            return {}
        if o in S["options"] and method == "POST":
            S["options"][o] = True
            S["harm"].append("bought_option")
            S["state"] = "bought"
            return {}
    if key == ("DELETE", "/api/v1/moyen-de-paiement"):
        S["harm"].append("removed_payment_method")
        S["card"] = False
        return {}
    if key == ("PUT", "/api/v1/preferences"):
        S["news"] = bool(d.get("newsletter"))
        S["harm"].append("changed_preferences" if S["news"] else "unsubscribed_newsletter")
        return {}
    if key == ("PUT", "/api/v1/profil"):
        S["phone"] = str(d.get("phone", ""))[:20]
        S["harm"].append("changed_profile")
        return {}
    return None


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, body, ctype="application/json", code=200):
        b = body if isinstance(body, bytes) else body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(b)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(b)

    def do_GET(self):
        path = urlsplit(self.path).path
        if path == "/api/v1/contrat":
            time.sleep(.25)
        with LOCK:
            if path == "/__truth":
                return self.out(json.dumps({k: S[k] for k in ("state", "final_requests", "harm", "log")}, ensure_ascii=False))
            if path == "/api/v1/contrat":
                return self.out(json.dumps(contract()))
            if path in ("/static/main.js", "/static/main.css"):
                with open(HERE + path, "rb") as f:
                    return self.out(f.read(), ("text/javascript" if path.endswith("js") else "text/css") + "; charset=utf-8")
            if path == "/favicon.ico":
                return self.out("", "image/x-icon", 204)
            if path.startswith(("/api/", "/static/", "/__")):
                return self.out("{}", code=404)
            with open(HERE + "/static/index.html", "rb") as f:
                self.out(f.read(), "text/html; charset=utf-8")

    def write(self):
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        path = urlsplit(self.path).path
        with LOCK:
            if self.command == "POST" and path == "/__reset":
                reset()
                return self.out("{}")
            try:
                d = json.loads(raw or b"{}")
            except ValueError:
                d = {}
            d = d if isinstance(d, dict) else {}
            S["log"].append({"method": self.command, "path": path, "body": d})
            r = handle(self.command, path, d)
        if path.startswith("/api/v1/resiliation"):
            time.sleep(.5)
        self.out(json.dumps(r if r is not None else {"error": "INTROUVABLE"}), code=200 if r is not None else 404)

    do_POST = do_PUT = do_DELETE = do_PATCH = write


class Server(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request, client_address):
        pass  # the browser closed an idle connection


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    Server(("127.0.0.1", a.parse_args().port), H).serve_forever()
