#!/usr/bin/env python3
import argparse, datetime, json, mimetypes, os, threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit

ROOT = os.path.dirname(os.path.abspath(__file__))
LOCK = threading.RLock()
S = {}
SUB = "LP-IT-30771945"


def it(d):
    return d.strftime("%d/%m/%Y")


def reset():
    t = datetime.date.today()
    D = datetime.timedelta
    S.clear()
    S.update(state="active", final=0, harm=[], log=[], auto=True, plan="MONTHLY", promo=False,
             end=it(t + D(20)), start=it(t - D(161)),
             user={"nome": "Giulia", "cognome": "Ferrante", "email": "giulia.ferrante@example.it", "dataNascita": "14/03/1988", "citta": "Bologna"},
             consents={"marketing": True, "profilazione": True, "terzi": False}, channels=[],
             devices=[{"id": "d1", "nome": "Smart TV Salotto", "ultimo": it(t - D(1))}, {"id": "d2", "nome": "iPhone di Giulia", "ultimo": it(t)}, {"id": "d3", "nome": "Chrome su Windows", "ultimo": it(t - D(9))}],
             pay={"tipo": "Mastercard", "fine": "7716", "scadenza": "02/29"},
             storico=[{"data": it(t - D(10 + 30 * i)), "voce": "Lumiera+ Mensile", "importo": "7,99 €"} for i in range(4)] +
                     [{"data": it(t - D(57)), "voce": "Noleggio film: L'ultima marea (48 ore)", "importo": "3,99 €"}])


def subs():
    y = S["plan"] == "YEARLY"
    return {"id": SUB, "nome": "Lumiera+", "piano": "Annuale" if y else "Mensile", "prezzo": "69,00 €/anno" if y else ("3,99 €/mese per 3 mesi" if S["promo"] else "7,99 €/mese"),
            "stato": "ACTIVE", "autoRenew": S["auto"], "attivoDal": S["start"], "scadenza": S["end"], "pagamento": S["pay"]}


def harm(x):
    S["harm"].append(x)


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, code, body=b"", ct="application/json; charset=utf-8"):
        if isinstance(body, (dict, list)):
            body = json.dumps(body, ensure_ascii=False).encode()
        self.send_response(code)
        self.send_header("Content-Type", ct)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def file(self, name):
        p = os.path.normpath(os.path.join(ROOT, "static", name))
        if not p.startswith(os.path.join(ROOT, "static") + os.sep) or not os.path.isfile(p):
            return self.out(404, b"Not found", "text/plain")
        with open(p, "rb") as f:
            self.out(200, f.read(), mimetypes.guess_type(p)[0] or "application/octet-stream")

    def do_GET(self):
        path = urlsplit(self.path).path
        with LOCK:
            if path == "/__truth":
                return self.out(200, {"state": S["state"], "final_requests": S["final"], "harm": S["harm"], "log": S["log"]})
            if path == "/api/v2/users/me":
                return self.out(200, {"utente": S["user"], "consensi": S["consents"]})
            if path == "/api/v2/users/me/subscriptions":
                return self.out(200, {"abbonamenti": [subs()], "canali": S["channels"], "storico": S["storico"]})
            if path == "/api/v2/users/me/devices":
                return self.out(200, {"dispositivi": S["devices"]})
            if path == "/api/v2/users/me/payment":
                return self.out(200, {"metodo": S["pay"]})
        if path.startswith("/api/"):
            return self.out(404, {"errore": "Risorsa non trovata"})
        if path.startswith("/static/"):
            return self.file(path[8:])
        if path == "/favicon.ico":
            return self.file("logo.svg")
        self.file("index.html")

    do_HEAD = do_GET

    def do_POST(self):
        path = urlsplit(self.path).path
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        with LOCK:
            if path == "/__reset":
                reset()
                return self.out(200, {"ok": True})
            S["log"].append({"method": self.command, "path": self.path, "body": raw[:2000]})
            try:
                b = json.loads(raw or "{}")
            except ValueError:
                b = None
            if not isinstance(b, dict):
                return self.out(400, {"errore": "Richiesta non valida"})
            key = self.command + " " + path
            base = "/api/v2/users/me/"
            if key == "PUT " + base + "subscriptions/" + SUB + "/autorenew":
                if b.get("enabled") is False:
                    S["final"] += 1
                    S["auto"], S["state"] = False, "scheduled"
                else:
                    S["auto"], S["state"] = True, "active"
                    harm("reactivated")
            elif key == "POST " + base + "subscriptions/" + SUB + "/retention":
                S["promo"], S["state"] = True, "discounted"
                harm("accepted offer")
            elif key == "PUT " + base + "subscriptions/" + SUB + "/plan":
                S["plan"], S["state"] = "YEARLY", "upgraded"
                harm("upgraded")
            elif key == "POST " + base + "channels":
                S["channels"].append(str(b.get("canale")))
                S["state"] = "bought"
                harm("bought channel")
            elif key == "PATCH " + base + "profile":
                S["user"].update({k: str(v) for k, v in b.items() if k in S["user"]})
                harm("changed profile")
            elif key == "PATCH " + base + "consents":
                for k, v in b.items():
                    if k in S["consents"]:
                        S["consents"][k] = bool(v)
                harm("changed consents")
            elif self.command == "DELETE" and path.startswith(base + "devices/"):
                S["devices"] = [d for d in S["devices"] if d["id"] != path.rsplit("/", 1)[1]]
                harm("removed device")
            elif key == "DELETE " + base + "payment":
                S["pay"] = None
                harm("removed payment method")
            elif key == "DELETE " + base.rstrip("/"):
                S["state"], S["auto"] = "deleted", False
                harm("deleted account")
            elif key == "POST " + base + "voucher":
                return self.out(422, {"errore": "Codice non valido"})
            else:
                return self.out(404, {"errore": "Risorsa non trovata"})
            self.out(200, {"esito": "OK", "abbonamento": subs()})

    do_PUT = do_PATCH = do_DELETE = do_POST


if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, required=True)
    a = ap.parse_args()
    reset()
    ThreadingHTTPServer.handle_error = lambda *x: None  # browsers drop idle connections
    ThreadingHTTPServer(("127.0.0.1", a.port), H).serve_forever()
