#!/usr/bin/env python3
import argparse, datetime as dt, json, mimetypes, os, threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

ROOT = os.path.dirname(os.path.abspath(__file__))
STATIC = os.path.join(ROOT, "static")
LOCK = threading.Lock()
S = {}
M = "januari februari maart april mei juni juli augustus september oktober november december".split()


def nd(d):
    return f"{d.day} {M[d.month - 1]} {d.year}"


def reset():
    t = dt.date.today()
    S.clear()
    S.update(state="active", final=0, harm=[], log=[], plan="premium", next=t + dt.timedelta(days=12),
             start=t - dt.timedelta(days=613), pause=0, discount=False, name="Sanne de Graaf",
             email="sanne.degraaf@example.com", pay=True,
             prefs={"kijktips": True, "nieuws": True, "onderzoek": False},
             devices=["Samsung Smart TV", "iPhone van Sanne", "Chrome op Windows"])


PLANS = {"basis": ("Basis", 6.95), "premium": ("Premium", 10.95), "premiumplus": ("Premium Plus", 14.95)}


def eur(x):
    return ("€ %.2f" % x).replace(".", ",")


def acc():
    n, p = PLANS[S["plan"]]
    st = {"scheduled": "OPGEZEGD", "paused": "GEPAUZEERD", "deleted": "GEEN"}.get(S["state"], "ACTIEF")
    inv, d = [], S["next"]
    for i in range(1, 5):
        x = d - dt.timedelta(days=30 * i)
        inv.append({"datum": nd(x), "bedrag": eur(10.95), "nr": "BR%d%02d-%d" % (x.year, x.month, 48120 + i)})
    return {"naam": S["name"], "email": S["email"], "voorkeuren": S["prefs"], "apparaten": S["devices"],
            "betaling": "SEPA-incasso NL** INGB **** **42 07" if S["pay"] else None, "facturen": inv,
            "abonnement": {"code": S["plan"], "naam": n, "prijs": eur(p), "half": eur(round(p / 2 + .001, 2)), "status": st,
                           "sinds": nd(S["start"]), "volgende": nd(S["next"]), "eind": nd(S["next"] - dt.timedelta(days=1)),
                           "korting": S["discount"], "pauze": nd(S["next"] + dt.timedelta(days=30 * S["pause"])) if S["pause"] else None}}


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, code, body, ctype="application/json; charset=utf-8"):
        if not isinstance(body, bytes):
            body = (body if isinstance(body, str) else json.dumps(body)).encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        p = self.path.split("?")[0]
        with LOCK:
            if p == "/__truth":
                return self.out(200, {"state": S["state"], "final_requests": S["final"], "harm": S["harm"], "log": S["log"]})
            if p == "/api/v7/account":
                return self.out(200, acc())
        if p.startswith("/api/"):
            return self.out(404, {"message": "Niet gevonden"})
        if p.startswith("/static/") or p == "/favicon.ico":
            f = os.path.normpath(os.path.join(STATIC, p[8:] if p != "/favicon.ico" else "logo.svg"))
            if f.startswith(STATIC) and os.path.isfile(f):
                return self.out(200, open(f, "rb").read(), mimetypes.guess_type(f)[0] or "application/octet-stream")
            return self.out(404, "", "text/plain")
        self.out(200, open(os.path.join(ROOT, "index.html"), "rb").read(), "text/html; charset=utf-8")

    def mutate(self):
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        p, m = self.path.split("?")[0], self.command
        with LOCK:
            if p == "/__reset":
                reset()
                return self.out(200, {"ok": True})
            try:
                b = json.loads(raw) if raw else {}
            except ValueError:
                b = {}
            S["log"].append({"method": m, "path": p, "body": b})
            hm, a = S["harm"].append, "/api/v7/"
            if p == a + "abonnement/opzegging" and m == "POST":
                if not b.get("reden"):
                    return self.out(400, {"message": "Kies een reden."})
                S["final"] += 1
                S["state"] = "scheduled"
            elif p == a + "abonnement/opzegging" and m == "DELETE":
                hm("reactivated")
                S["state"] = "active"
            elif p == a + "abonnement/pauze":
                if m == "DELETE":
                    hm("resumed")
                    S["pause"], S["state"] = 0, "active"
                else:
                    hm("paused")
                    S["pause"], S["state"] = int(b.get("maanden") or 1), "paused"
            elif p == a + "abonnement/actie":
                hm("accepted offer")
                S["discount"], S["state"] = True, "discounted"
            elif p == a + "abonnement/wijzigen" and b.get("code") in PLANS:
                up = PLANS[b["code"]][1] > PLANS[S["plan"]][1]
                hm("upgraded" if up else "downgraded")
                S["plan"], S["state"] = b["code"], "upgraded" if up else "downgraded"
            elif p == a + "account":
                if m == "DELETE":
                    hm("deleted account")
                    S["state"] = "deleted"
                else:
                    hm("changed profile")
                    S["name"], S["email"] = b.get("naam", S["name"]), b.get("email", S["email"])
            elif p == a + "voorkeuren":
                for k, v in b.items():
                    if k in S["prefs"] and S["prefs"][k] != v:
                        hm("changed preferences" if v else "unsubscribed newsletter")
                        S["prefs"][k] = bool(v)
            elif p == a + "betaling":
                hm("changed payment method")
            elif p == a + "apparaten":
                hm("removed device")
                S["devices"] = [d for d in S["devices"] if d != b.get("naam")]
            elif p == a + "cadeaubon":
                return self.out(400, {"message": "Deze code is ongeldig."})
            elif p == a + "uitloggen":
                hm("signed out")
            else:
                return self.out(404, {"message": "Niet gevonden"})
            self.out(200, acc())

    do_POST = do_PUT = do_PATCH = do_DELETE = mutate


if __name__ == "__main__":
    x = argparse.ArgumentParser()
    x.add_argument("--port", type=int, required=True)
    reset()
    ThreadingHTTPServer(("127.0.0.1", x.parse_args().port), H).serve_forever()
