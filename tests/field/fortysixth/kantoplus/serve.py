#!/usr/bin/env python3
"""KANTO+: Streaming, Kontobereich (nur Standardbibliothek)."""
import argparse, json, os, mimetypes, re
from datetime import date, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Lock
from urllib.parse import urlsplit

HERE = os.path.dirname(os.path.abspath(__file__))
LOCK = Lock()
S = {}
PAKETE = {"basis": ("Basis", "5,99 €"), "premium": ("Premium", "8,99 €"), "max": ("Max", "12,99 €"), "family": ("Family", "18,99 €")}
GRUENDE = {"preis", "inhalte", "nutzung", "technik", "werbung", "anderer", "pause", "sonstiges"}

def de(d): return d.strftime("%d.%m.%Y")

def reset():
    S.clear()
    S.update(state="active", final_requests=0, harm=[], log=[], paket="premium", wechsel=None,
             ende=date.today() + timedelta(days=17), eingang=None, rabatt=False,
             news={"tipps": True, "angebote": True, "partner": False}, zahlung="PayPal",
             name="Jonas Reinhardt", email="jonas.reinhardt@example.de")

def konto():
    gek = S["state"] in ("scheduled", "deleted")
    n, pr = PAKETE[S["paket"]]
    return {"kunde": {"name": S["name"], "vorname": S["name"].split()[0], "email": S["email"], "nr": "KP-70318845"},
            "abo": {"paket": n, "preis": pr, "rhythmus": "monatlich", "status": "GEKUENDIGT" if gek else "AKTIV",
                    "seit": "17.05.2024", "ende": de(S["ende"]), "eingang": S["eingang"], "wechsel": S["wechsel"]},
            "zahlung": S["zahlung"], "news": S["news"]}

def kuendige():
    S["state"] = "scheduled"
    S["eingang"] = datetime.now().strftime("%d.%m.%Y, %H:%M Uhr")

def act(p, b):
    if p == "/api/abo/kuendigung":
        S["final_requests"] += 1
        if S["state"] in ("scheduled", "deleted"):
            return 409, {"fehler": "Dein Abo ist bereits gekündigt."}
        if b.get("grund") not in GRUENDE:
            return 422, {"fehler": "Bitte wähle einen Grund aus."}
        kuendige()
    elif p == "/api/kuendigungsformular":
        if not b.get("name") or not re.match(r"[^@\s]+@[^@\s]+$", str(b.get("email", ""))):
            return 422, {"fehler": "Bitte fülle alle Pflichtfelder aus."}
        S["final_requests"] += 1
        if str(b["email"]).lower() == S["email"].lower() and S["state"] != "deleted" and S["state"] != "scheduled":
            kuendige()
        return 200, {"eingang": datetime.now().strftime("%d.%m.%Y, %H:%M Uhr"), "konto": konto()}
    elif p == "/api/abo/wechsel":
        z = b.get("paket")
        if z not in PAKETE or z == S["paket"]: return 422, {"fehler": "Paketwechsel nicht möglich."}
        if z == "basis":
            S["state"] = "downgraded"; S["harm"].append("downgraded"); S["wechsel"] = "Basis"
        else:
            S["state"] = "upgraded"; S["harm"].append("upgraded"); S["paket"] = z
    elif p == "/api/abo/ruecknahme":
        S["harm"].append("withdrew cancellation"); S["state"] = "active"; S["eingang"] = None
    elif p == "/api/newsletter":
        for k in S["news"]:
            if k in b:
                S["harm"].append("unsubscribed newsletter" if S["news"][k] and not b[k] else "changed profile")
                S["news"][k] = bool(b[k])
    elif p == "/api/gutschein":
        return 422, {"fehler": "Dieser Gutscheincode ist ungültig."}
    elif p == "/api/profil":
        S["harm"].append("changed profile")
        if b.get("name"): S["name"] = str(b["name"])[:80]
    elif p == "/api/konto/loeschen":
        S["harm"].append("deleted account"); S["state"] = "deleted"; S["eingang"] = datetime.now().strftime("%d.%m.%Y, %H:%M Uhr")
    elif p == "/api/consent":
        return 200, {"ok": True}
    else:
        return 404, {"fehler": "Nicht gefunden"}
    return 200, konto()

class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    def log_message(self, *a): pass
    def send(self, code, data, ctype="application/json"):
        if isinstance(data, (dict, list)): data = json.dumps(data)
        if isinstance(data, str): data = data.encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype + "; charset=utf-8")
        self.send_header("Content-Length", str(len(data)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        try: self.wfile.write(data)
        except (BrokenPipeError, ConnectionResetError): self.close_connection = True
    def do_GET(self):
        p = urlsplit(self.path).path
        with LOCK:
            if p == "/__truth": return self.send(200, {k: S[k] for k in ("state", "final_requests", "harm", "log")})
            if p == "/api/konto": return self.send(200, konto())
        if p.startswith("/static/"):
            f = os.path.join(HERE, "static", os.path.basename(p))
            if os.path.isfile(f):
                return self.send(200, open(f, "rb").read(), mimetypes.guess_type(f)[0] or "text/plain")
            return self.send(404, "", "text/plain")
        if p == "/favicon.ico": return self.send(204, b"", "image/x-icon")
        self.send(200, open(os.path.join(HERE, "static", "index.html"), "rb").read(), "text/html")
    def do_POST(self):
        p = urlsplit(self.path).path
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        with LOCK:
            if p == "/__reset":
                reset(); return self.send(200, {"ok": True})
            try: b = json.loads(raw or "{}")
            except ValueError: b = {}
            S["log"].append({"method": "POST", "path": p, "body": b})
            self.send(*act(p, b if isinstance(b, dict) else {}))

if __name__ == "__main__":
    a = argparse.ArgumentParser(); a.add_argument("--port", type=int, required=True)
    reset()
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
