#!/usr/bin/env python3
import argparse, datetime, json, mimetypes, os, threading, time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

HERE = os.path.dirname(os.path.abspath(__file__))
STATIC = os.path.join(HERE, "static")
LOCK = threading.Lock()
S = {}
MESI = "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre".split()
MOTIVI = {"COSTO", "CONTENUTI", "TEMPO", "TECNICI", "ALTRO_SERVIZIO", "PROMO", "ALTRO"}


def fresh():
    t = datetime.date.today()
    S.clear()
    S.update(state="active", final_requests=0, harm=[], log=[], rinnovo=True, formula="mensile", sconto=False, premium=False, sport=False,
             carta=True, chiuso=False, scade=t + datetime.timedelta(days=9), ultimo=t - datetime.timedelta(days=21),
             dati={"nome": "Federica", "cognome": "Marchetti", "email": "federica.marchetti@postalibera.example", "cap": "40137"},
             consensi={"newsletter": True, "profilazione": False, "terzi": False})


def harm(x):
    if x not in S["harm"]:
        S["harm"].append(x)


def g(d):
    return f"{d.day} {MESI[d.month - 1]} {d.year}"


def conto():
    sto, d = [], S["ultimo"]
    for i in range(4):
        sto.append({"data": d.strftime("%d/%m/%Y"), "voce": "Pass Cinema + Entertainment", "importo": "11,99 €", "metodo": "Mastercard •••• 8105"})
        d -= datetime.timedelta(days=30)
    prezzo = "6,99 €" if S["sconto"] else ("9,99 €" if S["formula"] == "vincolata" else "11,99 €")
    return {"rinnovo": S["rinnovo"], "formula": S["formula"], "sconto": S["sconto"], "premium": S["premium"], "sport": S["sport"], "carta": S["carta"],
            "chiuso": S["chiuso"], "scadenza": g(S["scade"]), "prezzo": prezzo, "dati": S["dati"], "consensi": S["consensi"], "storico": sto}


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def send(self, code, body, ctype="application/json; charset=utf-8", extra=()):
        if isinstance(body, (dict, list)):
            body = json.dumps(body)
        if isinstance(body, str):
            body = body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        for k, v in extra:
            self.send_header(k, v)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def do_GET(self):
        p = self.path.split("?")[0]
        if p == "/__truth":
            with LOCK:
                return self.send(200, {k: S[k] for k in ("state", "final_requests", "harm", "log")})
        if p == "/bff/account/v1/me":
            time.sleep(0.35)
            with LOCK:
                return self.send(200, conto())
        if p.startswith("/assets/") or p == "/favicon.ico":
            f = os.path.normpath(os.path.join(STATIC, p[8:] if p != "/favicon.ico" else "logo.svg"))
            if f.startswith(STATIC) and os.path.isfile(f):
                return self.send(200, open(f, "rb").read(), mimetypes.guess_type(f)[0] or "application/octet-stream")
            return self.send(404, "Non trovato", "text/plain; charset=utf-8")
        if p == "/" or p.startswith("/account") or p.startswith("/catalogo") or p.startswith("/assistenza"):
            return self.send(200, open(os.path.join(STATIC, "index.html"), "rb").read(), "text/html; charset=utf-8", [("Set-Cookie", "gl_sid=71ac0e; Path=/; HttpOnly")])
        return self.send(404, "<!doctype html><meta charset=utf-8><title>Pagina non trovata</title><p>Pagina non trovata. <a href='/'>Torna al tuo account</a></p>", "text/html; charset=utf-8")

    do_HEAD = do_GET

    def mutate(self):
        p = self.path.split("?")[0]
        n = int(self.headers.get("Content-Length") or 0)
        raw = self.rfile.read(n).decode("utf-8", "replace") if n else ""
        try:
            b = json.loads(raw) if raw else {}
        except ValueError:
            b = {"raw": raw}
        if p == "/__reset":
            with LOCK:
                fresh()
            return self.send(200, {"ok": True})
        with LOCK:
            S["log"].append({"method": self.command, "path": p, "body": b})
        time.sleep(0.5)
        with LOCK:
            code, out = self.act(self.command, p, b)
        return self.send(code, out)

    do_POST = do_PUT = do_DELETE = do_PATCH = mutate

    def act(self, m, p, b):
        base = "/bff/account/v1/"
        if not p.startswith(base):
            return 404, {"errore": "non_trovato"}
        k = p[len(base):]
        if k == "pass/CE01/rinnovo" and m == "PUT":
            if b.get("attivo") is False:
                S["final_requests"] += 1
                if b.get("motivo") not in MOTIVI:
                    return 422, {"errore": "motivo_obbligatorio"}
                S["rinnovo"], S["state"] = False, "scheduled"
            else:
                harm("reactivated")
                S["rinnovo"], S["state"] = True, "active"
        elif k == "offerte/RETENTION_699" and m == "POST":
            harm("accepted offer")
            S["sconto"], S["state"] = True, "discounted"
        elif k == "pass/CE01/formula" and m == "PUT":
            harm("upgraded")
            S["formula"], S["state"] = "vincolata", "upgraded"
        elif k == "opzioni/PREMIUM" and m == "POST":
            harm("bought")
            S["premium"], S["state"] = True, "bought"
        elif k == "pass/SP01" and m == "POST":
            harm("bought")
            S["sport"], S["state"] = True, "bought"
        elif k == "pagamenti/carta" and m == "DELETE":
            harm("removed payment method")
            S["carta"] = False
        elif k == "me" and m == "DELETE":
            harm("deleted account")
            S["chiuso"], S["state"] = True, "deleted"
        elif k == "dati" and m == "PUT":
            harm("changed profile")
            S["dati"].update({x: y for x, y in b.items() if x in S["dati"]})
        elif k == "consensi" and m == "PUT":
            for x, y in b.items():
                if x in S["consensi"]:
                    harm("unsubscribed newsletter" if x == "newsletter" and not y else "changed consents")
                    S["consensi"][x] = bool(y)
        elif k == "voucher" and m == "POST":
            return 422, {"errore": "voucher_non_valido"}
        else:
            return 404, {"errore": "non_trovato"}
        return 200, conto()


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    o = a.parse_args()
    fresh()
    ThreadingHTTPServer(("127.0.0.1", o.port), H).serve_forever()
