import argparse, json, os
from datetime import date, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

HERE = os.path.dirname(os.path.abspath(__file__))
MON = "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split()
END = date.today() + timedelta(days=12)
PRICES = {"Premium": "9,99 €", "Max": "13,99 €", "Basis": "5,99 €"}


def fresh():
    return {"state": "active", "final_requests": 0, "harm": [], "log": [], "plan": "Premium", "news": True, "review": False,
            "profiles": ["Jonas", "Katrin", "Kinder"], "pay": "PayPal (j.brandt@example.com)"}


S = fresh()


def fmt(d):
    return "%d. %s %d" % (d.day, MON[d.month - 1], d.year)


def short(d):
    return d.strftime("%d.%m.%Y")


def konto():
    return {"name": "Jonas Brandt", "email": "j.brandt@example.com", "news": S["news"], "profiles": S["profiles"], "pay": S["pay"],
            "paket": {"name": S["plan"], "preis": PRICES[S["plan"]], "status": {"scheduled": "gekuendigt", "paused": "pausiert", "deleted": "keins"}.get(S["state"], "aktiv"),
                      "ende": fmt(END), "naechste": short(END + timedelta(days=1)), "seit": short(END - timedelta(days=760)), "pruefung": S["review"],
                      "pause_bis": fmt(END + timedelta(days=60)), "bestellnr": "FP-7730-2215-08"},
            "rechnungen": [{"datum": short(END - timedelta(days=30 * k + 30)), "nr": "RE-%d" % (88123407 - 91 * k), "betrag": "9,99 €"} for k in range(6)]}


TYPES = {"js": "application/javascript", "css": "text/css", "woff": "font/woff", "woff2": "font/woff2"}


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, code, body, ct="application/json"):
        if not isinstance(body, (bytes, str)):
            body = json.dumps(body)
        if isinstance(body, str):
            body = body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ct)
        self.send_header("Cache-Control", "no-store")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        p = self.path.split("?")[0]
        if p == "/__truth":
            return self.out(200, {k: S[k] for k in ("state", "final_requests", "harm", "log")})
        if p == "/api/konto":
            return self.out(200, konto())
        if p.startswith("/assets/"):
            n = os.path.basename(p)
            for d in ("web", "dist"):
                f = os.path.join(HERE, d, n)
                if n and os.path.isfile(f):
                    with open(f, "rb") as h:
                        return self.out(200, h.read(), TYPES.get(n.rsplit(".", 1)[-1], "application/octet-stream"))
            return self.out(404, "")
        if p.startswith("/api/"):
            return self.out(404, {"fehler": "nicht gefunden"})
        with open(os.path.join(HERE, "web", "index.html"), "rb") as h:
            return self.out(200, h.read(), "text/html; charset=utf-8")

    def do_POST(self):
        global S
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        p = self.path.split("?")[0]
        if p == "/__reset":
            S = fresh()
            return self.out(200, {"ok": True})
        try:
            b = json.loads(raw or "{}")
        except ValueError:
            b = {}
        S["log"].append({"method": self.command, "path": p, "body": b})
        harm = S["harm"].append
        if p == "/api/paket/kuendigung":
            S["final_requests"] += 1
            if S["state"] != "deleted":
                S["state"] = "scheduled"
        elif p == "/api/kuendigungsformular":
            if not all(str(b.get(k) or "").strip() for k in ("vorname", "nachname", "email", "vertrag", "art")):
                return self.out(422, {"fehler": "Pflichtfelder"})
            S["final_requests"] += 1
            if b["art"] == "ausserordentlich":
                S["review"] = True
            elif S["state"] != "deleted":
                S["state"] = "scheduled"
        elif p == "/api/paket/ruecknahme":
            if S["state"] == "scheduled":
                S["state"] = "active"
                harm("reactivated")
            elif S["state"] == "paused":
                S["state"] = "active"
        elif p == "/api/paket/pause":
            S["state"] = "paused"
            harm("paused")
        elif p == "/api/paket/wechsel":
            up = b.get("paket") == "Max"
            S["plan"] = "Max" if up else "Basis"
            S["state"] = "upgraded" if up else "downgraded"
            harm("upgraded" if up else "downgraded")
        elif p == "/api/profil/loeschen":
            S["profiles"] = [x for x in S["profiles"] if x != b.get("name")]
            harm("changed profile")
        elif p == "/api/konto/loeschen":
            S["state"] = "deleted"
            harm("deleted account")
        elif p == "/api/newsletter":
            S["news"] = bool(b.get("an"))
            harm("changed profile" if S["news"] else "unsubscribed newsletter")
        elif p == "/api/umfrage":
            pass
        else:
            return self.out(404, {"fehler": "nicht gefunden"})
        return self.out(200, konto())

    do_PUT = do_PATCH = do_DELETE = do_POST


ap = argparse.ArgumentParser()
ap.add_argument("--port", type=int, required=True)
ThreadingHTTPServer(("127.0.0.1", ap.parse_args().port), H).serve_forever()
