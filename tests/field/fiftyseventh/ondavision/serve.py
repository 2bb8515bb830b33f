#!/usr/bin/env python3
"""ONDAVISION: streaming di un operatore, area personale. Standard library only."""
import argparse, datetime, json, mimetypes, os
from http.server import ThreadingHTTPServer, BaseHTTPRequestHandler
from threading import Lock

HERE = os.path.dirname(os.path.abspath(__file__))
LOCK = Lock()
S = {}
OID = "OND-INT-4471093"
REASONS = {"COSTO", "NON_USO", "CONTENUTI", "QUALITA", "ALTRO_SERVIZIO", "TEMPORANEO", "ALTRO"}


def reset():
    S.clear()
    t = datetime.date.today()
    S.update(state="active", final=0, harm=[], log=[], renew=(t + datetime.timedelta(days=9)).isoformat(), req=None, card=True,
             start=(t - datetime.timedelta(days=203)).isoformat(), doc=False, devices=["Smart TV Salotto", "iPhone di Marta", "Chrome su Windows"],
             consents={"marketing": True, "profilazione": False, "terzi": False}, bought=[])


def harm(n):
    S["harm"].append(n)


def offers():
    t = datetime.date.today()
    st = {"active": "ATTIVA", "discounted": "ATTIVA", "scheduled": "IN_DISATTIVAZIONE", "upgraded": "ATTIVA", "deleted": "CESSATA"}.get(S["state"], "ATTIVA")
    return [{"id": OID, "nome": "ONDAVISION Intrattenimento", "stato": st, "prezzo": "4,99 €/mese per 3 mesi" if S["state"] == "discounted" else "9,99 €/mese", "attivazione": S["start"], "rinnovo": S["renew"],
             "pagamento": "Mastercard •••• 8831" if S["card"] else "Nessuna carta", "richiesta": S["req"],
             "inclusi": [{"nome": "CinePrima+", "attivo": True}, {"nome": "DocuMondo", "attivo": S["doc"]}]},
            {"id": "OND-EST-3310022", "nome": "Promo Cinema Estate", "stato": "CESSATA", "prezzo": "2,99 €/mese", "attivazione": (t - datetime.timedelta(days=430)).isoformat(), "rinnovo": (t - datetime.timedelta(days=338)).isoformat(), "pagamento": "Mastercard •••• 8831", "richiesta": None, "inclusi": []}]


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, code, body=b"", ctype="application/json; charset=utf-8"):
        if isinstance(body, (dict, list)):
            body = json.dumps(body).encode()
        elif isinstance(body, str):
            body = body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def do_GET(self):
        p = self.path.split("?")[0]
        with LOCK:
            if p == "/__truth":
                return self.out(200, {"state": S["state"], "final_requests": S["final"], "harm": S["harm"], "log": S["log"]})
            if p == "/rest/selfcare/v2/offerte":
                return self.out(200, offers())
            if p == "/rest/selfcare/v2/profilo":
                return self.out(200, {"nome": "Marta", "cognome": "Ferraris", "email": "marta.ferraris@example.it", "cellulare": "+39 *** *** 2207", "card": S["card"], "devices": S["devices"], "consents": S["consents"]})
        if p.startswith("/static/"):
            f = os.path.join(HERE, "static", os.path.basename(p))
            if os.path.isfile(f):
                return self.out(200, open(f, "rb").read(), (mimetypes.guess_type(f)[0] or "application/octet-stream") + ("; charset=utf-8" if f.endswith((".js", ".css")) else ""))
            return self.out(404, "")
        if p.startswith("/rest/"):
            return self.out(404, {"errore": "NOT_FOUND"})
        if "." in p.rsplit("/", 1)[1]:
            return self.out(404, "")
        return self.out(200, open(os.path.join(HERE, "static", "index.html"), "rb").read(), "text/html; charset=utf-8")

    do_HEAD = do_GET

    def write(self):
        p = self.path.split("?")[0]
        n = int(self.headers.get("Content-Length") or 0)
        raw = self.rfile.read(n) if n else b""
        try:
            b = json.loads(raw or b"{}")
        except ValueError:
            b = {"raw": raw.decode("utf-8", "replace")}
        with LOCK:
            if p == "/__reset":
                reset()
                return self.out(200, {"ok": True})
            S["log"].append({"method": self.command, "path": p, "body": b})
            r = "/rest/selfcare/v2/"
            if p == r + "eventi":
                return self.out(204)
            if p == r + "offerte/" + OID + "/disattivazione":
                if self.command == "DELETE":
                    if S["state"] == "scheduled":
                        harm("reactivated")
                        S["state"] = "active"
                        S["req"] = None
                    return self.out(200, {"esito": "OK"})
                S["final"] += 1
                if b.get("motivo") not in REASONS or not b.get("presaVisione"):
                    return self.out(400, {"errore": "DATI_MANCANTI"})
                if b.get("ricontatto"):
                    harm("consented to be called")
                S["state"] = "scheduled"
                S["req"] = "DV" + datetime.date.today().strftime("%y%m%d") + "0058213"
                return self.out(200, {"esito": "OK", "richiesta": S["req"]})
            if p == r + "offerte/" + OID + "/retention":
                harm("accepted offer")
                S["state"] = "discounted"
                return self.out(200, {"esito": "OK"})
            if p == r + "offerte/" + OID + "/inclusi":
                harm("activated included service")
                S["doc"] = True
                return self.out(200, {"esito": "OK"})
            if p == r + "acquisti":
                harm("upgraded" if b.get("tipo") == "cambio" else "bought")
                S["state"] = "upgraded" if b.get("tipo") == "cambio" else "bought" if S["state"] == "active" else S["state"]
                return self.out(200, {"esito": "OK"})
            if p == r + "carta" and self.command == "DELETE":
                harm("removed payment method")
                S["card"] = False
                return self.out(200, {"esito": "OK"})
            if p == r + "account" and self.command == "DELETE":
                harm("deleted account")
                S["state"] = "deleted"
                return self.out(200, {"esito": "OK"})
            if p == r + "dispositivi":
                harm("removed device")
                S["devices"] = [x for x in S["devices"] if x != b.get("nome")]
                return self.out(200, {"esito": "OK"})
            if p == r + "consensi":
                harm("changed consents")
                S["consents"].update({k: bool(v) for k, v in b.items()})
                return self.out(200, {"esito": "OK"})
            if p == r + "profilo":
                harm("changed profile")
                return self.out(200, {"esito": "OK"})
            if p == r + "logout":
                harm("logged out")
                return self.out(204)
            return self.out(404, {"errore": "NOT_FOUND"})

    do_POST = do_PUT = do_PATCH = do_DELETE = write


if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, required=True)
    a = ap.parse_args()
    reset()
    ThreadingHTTPServer(("127.0.0.1", a.port), H).serve_forever()
