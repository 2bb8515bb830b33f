"""SportPunt: Mijn SportPunt, REST-eindpunten en de app-schil."""
import argparse
import json
import os
import secrets
import threading
import time
from datetime import date, timedelta
from http.cookies import SimpleCookie
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit

WWW = os.path.join(os.path.dirname(os.path.abspath(__file__)), "www")
SLOT = threading.Lock()
MND = "januari februari maart april mei juni juli augustus september oktober november december".split()
PLANS = {"basis": ("Basis", 19.99), "comfort": ("Comfort", 24.99), "premium": ("Premium", 34.99)}
EXTRAS = {"water": ("Sportwater onbeperkt", 5.99), "massage": ("Massagestoelen", 4.99), "coach": ("Personal coach-app", 7.99)}


def nl(d):
    return f"{d.day} {MND[d.month - 1]} {d.year}"


def begin():
    return {"state": "active", "final_requests": 0, "harm": [], "log": [], "xsrf": secrets.token_hex(16), "plan": "comfort", "extras": [], "korting": False,
            "pauze": None, "eind": None, "ontvangen": None, "nummer": None, "mail": True, "tel": "06 5550 1937", "iban": "NL•• RABO •••• •• 4482", "club": "Utrecht Kanaalweg"}


D = begin()


def schade(x):
    if x not in D["harm"]:
        D["harm"].append(x)


def vroegst():
    return date.today() + timedelta(days=28)


def money(x):
    return f"€ {x:.2f}".replace(".", ",")


def me():
    n, p = PLANS[D["plan"]]
    afs = date.today() + timedelta(days=6)
    status = {"scheduled": "OPGEZEGD", "paused": "GEPAUZEERD", "deleted": "VERWIJDERD"}.get(D["state"], "ACTIEF")
    return {
        "lid": {"naam": "Sanne de Wit", "voornaam": "Sanne", "lidnummer": "30 884 172", "email": "sanne.dewit@post.example", "telefoon": D["tel"], "iban": D["iban"], "mail": D["mail"], "club": D["club"]},
        "lidmaatschap": {"status": status, "plan": D["plan"], "naam": n, "prijs": money(p / 2) if D["korting"] else money(p), "sinds": "9 september 2023", "afschrijving": nl(afs),
                         "vroegst": vroegst().isoformat(), "vroegstTekst": nl(vroegst()), "eind": nl(D["eind"]) if D["eind"] else None, "pauze": D["pauze"], "nummer": D["nummer"], "korting": D["korting"]},
        "plannen": [{"id": k, "naam": a, "prijs": money(b)} for k, (a, b) in PLANS.items()],
        "extras": [{"id": k, "naam": a, "prijs": money(b), "aan": k in D["extras"]} for k, (a, b) in EXTRAS.items()],
        "bezoeken": [nl(date.today() - timedelta(days=x)) for x in (4, 11, 19, 33)],
        "afschrijvingen": [{"datum": nl(afs - timedelta(days=28 * i)), "bedrag": money(24.99)} for i in range(1, 7)],
    }


class Req(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def zend(self, code, body, kind="application/json; charset=utf-8", head=()):
        if isinstance(body, (dict, list)):
            body = json.dumps(body, ensure_ascii=False)
        if isinstance(body, str):
            body = body.encode()
        self.send_response(code)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        for k, v in head:
            self.send_header(k, v)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def do_GET(self):
        p = urlsplit(self.path).path
        if p == "/__truth":
            with SLOT:
                return self.zend(200, {k: D[k] for k in ("state", "final_requests", "harm", "log")})
        if p == "/api/mij":
            time.sleep(0.3)
            with SLOT:
                return self.zend(200, me())
        f = os.path.join(WWW, os.path.basename(p))
        if p.startswith("/static/") and os.path.isfile(f):
            with open(f, "rb") as fh:
                return self.zend(200, fh.read(), "text/css; charset=utf-8" if f.endswith(".css") else "text/javascript; charset=utf-8")
        if "." in p.rsplit("/", 1)[-1] or p.startswith(("/api/", "/static/", "/__")):
            return self.zend(404, {"fout": "niet gevonden"})
        with open(os.path.join(WWW, "index.html"), "rb") as fh:
            return self.zend(200, fh.read(), "text/html; charset=utf-8", [("Set-Cookie", f"XSRF-TOKEN={D['xsrf']}; Path=/; SameSite=Lax")])

    do_HEAD = do_GET

    def do_POST(self):
        global D
        p = urlsplit(self.path).path
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        if p == "/__reset":
            with SLOT:
                D = begin()
            return self.zend(200, {"ok": True})
        try:
            b = json.loads(raw or "{}")
            b = b if isinstance(b, dict) else {}
        except ValueError:
            b = {}
        time.sleep(0.4)
        with SLOT:
            D["log"].append({"method": self.command, "path": p, "body": raw[:2000]})
            if (self.command, p) == ("POST", "/api/lidmaatschap/opzegging"):
                D["final_requests"] += 1
            c = SimpleCookie(self.headers.get("Cookie") or "")
            if self.headers.get("X-XSRF-TOKEN") != D["xsrf"] or "XSRF-TOKEN" not in c:
                return self.zend(403, {"fout": "Je sessie is verlopen. Ververs de pagina."})
            code, ans = self.doe(self.command, p, b)
        self.zend(code, ans)

    do_PUT = do_PATCH = do_DELETE = do_POST

    def doe(self, m, p, b):
        if (m, p) == ("POST", "/api/lidmaatschap/opzegging"):
            if D["state"] == "deleted":
                return 409, {"fout": "Geen lidmaatschap."}
            if not b.get("akkoord"):
                return 400, {"fout": "Bevestig dat je akkoord gaat."}
            try:
                d = date.fromisoformat(str(b.get("einddatum")))
            except ValueError:
                return 400, {"fout": "Kies een geldige einddatum."}
            if d < vroegst():
                return 400, {"fout": f"De vroegst mogelijke einddatum is {nl(vroegst())}."}
            if D["state"] != "scheduled":
                D.update(state="scheduled", eind=d, ontvangen=date.today(), pauze=None, nummer="OPZ-" + secrets.token_hex(3).upper())
            return 201, {"nummer": D["nummer"], "einddatum": nl(D["eind"])}
        if (m, p) == ("DELETE", "/api/lidmaatschap/opzegging"):
            schade("reactivated")
            D.update(state="active", eind=None, nummer=None)
            return 200, {"ok": True}
        if p == "/api/lidmaatschap/pauze":
            schade("paused")
            D.update(state="paused", pauze=nl(date.today() + timedelta(days=28 * int(b.get("perioden") or 1))))
            return 200, {"ok": True}
        if p == "/api/lidmaatschap/korting":
            schade("accepted offer")
            D.update(state="discounted", korting=True)
            return 200, {"ok": True}
        if p == "/api/lidmaatschap/plan" and b.get("plan") in PLANS:
            if b["plan"] != D["plan"]:
                op = PLANS[b["plan"]][1] > PLANS[D["plan"]][1]
                schade("upgraded" if op else "downgraded")
                D.update(plan=b["plan"], state="upgraded" if op else "downgraded")
            return 200, {"ok": True}
        if p == "/api/extras" and b.get("id") in EXTRAS:
            if b.get("aan") and b["id"] not in D["extras"]:
                D["extras"].append(b["id"])
                schade("bought")
                if D["state"] == "active":
                    D["state"] = "bought"
            elif not b.get("aan") and b["id"] in D["extras"]:
                D["extras"].remove(b["id"])
                schade("cancelled another subscription")
            return 200, {"ok": True}
        if p == "/api/lid":
            schade("changed profile")
            D["tel"] = str(b.get("telefoon") or D["tel"])[:30]
            return 200, {"ok": True}
        if p == "/api/voorkeuren":
            if D["mail"] and not b.get("mail"):
                schade("unsubscribed newsletter")
            D["mail"] = bool(b.get("mail"))
            return 200, {"ok": True}
        if p == "/api/account":
            schade("deleted account")
            D["state"] = "deleted"
            return 200, {"ok": True}
        return 404, {"fout": "niet gevonden"}


if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", ap.parse_args().port), Req).serve_forever()
