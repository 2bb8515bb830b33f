#!/usr/bin/env python3
"""VedoPlay: pass in streaming, applicazione lato client + API JSON."""
import argparse
import datetime
import json
import secrets
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

ROOT = Path(__file__).resolve().parent
MESI = ["gennaio", "febbraio", "marzo", "aprile", "maggio", "giugno", "luglio", "agosto", "settembre", "ottobre", "novembre", "dicembre"]
lock = threading.Lock()


class World:
    def __init__(self):
        self.reset()

    def reset(self):
        self.state = "active"
        self.final = 0
        self.harm = []
        self.log = []
        self.token = None
        self.premium = True
        self.fourk = False
        self.offer = None
        self.plan = "Pass Entertainment + Cinema"
        self.price = 14.99
        self.card = True
        self.devices = [{"id": "d1", "name": "TV Samsung Soggiorno", "last": "ieri"}, {"id": "d2", "name": "iPhone di Marco", "last": "oggi"}, {"id": "d3", "name": "Chrome su Windows", "last": "oggi"}]
        self.consents = {"marketing": True, "profiling": True, "thirdParty": False}

    def mark(self, h):
        if h not in self.harm:
            self.harm.append(h)


W = World()


def giorno(n):
    d = datetime.date.today() + datetime.timedelta(days=n)
    return f"{d.day} {MESI[d.month - 1]} {d.year}"


def euro(x):
    return f"{x:.2f}".replace(".", ",") + " €"


def passes():
    on = W.state not in ("scheduled", "deleted")
    end = giorno(15)
    return {
        "main": {"id": "ent-8841", "name": W.plan, "status": "ACTIVE", "autoRenew": on, "endsOn": end, "closed": W.state == "deleted",
                 "price": W.offer or euro(W.price), "since": "3 ottobre 2022", "offer": W.offer},
        "options": ([{"id": "opt-premium", "name": "Opzione Premium", "desc": "Full HD, audio Dolby 5.1 e 2 visioni in contemporanea", "price": "3,00 €", "autoRenew": on, "endsOn": end}] if W.premium else [])
        + ([{"id": "opt-4k", "name": "Opzione 4K", "desc": "Ultra HD e HDR", "price": "5,00 €", "autoRenew": on, "endsOn": end}] if W.fourk else []),
    }


class Handler(BaseHTTPRequestHandler):
    server_version = "vp-edge"

    def log_message(self, fmt, *args):
        return

    def send(self, status, payload=b"", ctype="application/json; charset=utf-8"):
        if isinstance(payload, (dict, list)):
            payload = json.dumps(payload, ensure_ascii=False).encode()
        self.send_response(status)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(payload)))
        self.send_header("Cache-Control", "no-cache, no-store")
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(payload)

    def do_HEAD(self):
        self.do_GET()

    def do_GET(self):
        path = self.path.split("?", 1)[0]
        if path == "/__truth":
            with lock:
                return self.send(200, {"state": W.state, "final_requests": W.final, "harm": W.harm, "log": W.log})
        if path.startswith("/assets/") and ".." not in path:
            f = ROOT / path[1:]
            if f.is_file():
                return self.send(200, f.read_bytes(), "text/css" if path.endswith(".css") else "text/javascript; charset=utf-8")
            return self.send(404)
        if path == "/favicon.ico":
            return self.send(204, b"", "image/x-icon")
        if path.startswith("/api/"):
            time.sleep(0.35)
            with lock:
                if path == "/api/v2/me":
                    return self.send(200, {"name": "Marco", "surname": "Bellini", "email": "marco.bellini@posta.example", "phone": "+39 347 555 0182", "consents": W.consents})
                if path == "/api/v2/passes":
                    return self.send(200, passes())
                if path == "/api/v2/devices":
                    return self.send(200, W.devices)
                if path == "/api/v2/payments":
                    return self.send(200, {"card": "Visa •••• 3306, scadenza 02/29" if W.card else None,
                                           "history": [{"d": giorno(-15 - 30 * i), "a": euro(17.99), "t": "Pass Entertainment + Cinema, Opzione Premium"} for i in range(6)]})
            return self.send(404, {"error": "not found"})
        return self.send(200, (ROOT / "index.html").read_bytes(), "text/html; charset=utf-8")

    def mutate(self):
        path = self.path.split("?", 1)[0]
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        try:
            body = json.loads(raw) if raw else {}
        except ValueError:
            body = {"raw": raw.decode("utf-8", "replace")}
        if path == "/__reset":
            with lock:
                W.reset()
            return self.send(200, {"ok": True})
        with lock:
            W.log.append({"method": self.command, "path": self.path, "body": body})
        time.sleep(0.4)
        with lock:
            self.send(*self.apply(self.command, path, body if isinstance(body, dict) else {}))

    do_POST = do_PUT = do_PATCH = do_DELETE = mutate

    def apply(self, m, path, b):
        P = "/api/v2/passes/ent-8841"
        if (m, path) == ("POST", P + "/renewal/intent"):
            W.token = secrets.token_hex(8)
            return 200, {"token": W.token, "shows": [["Le ombre di Trieste, stagione 3", giorno(9)], ["Il commissario Ferri", giorno(12)], ["Oppenheimer", giorno(18)], ["MasterChef, la finale", giorno(22)]],
                         "offer": {"id": "stay-3m", "title": "Resta con noi a 6,99 € al mese", "text": "Per i prossimi 3 mesi il tuo pass costa 6,99 € invece di 14,99 €. Poi si rinnova a 14,99 € al mese, disattivi quando vuoi."}}
        if (m, path) == ("PUT", P + "/renewal"):
            if b.get("enabled") is True:
                if W.state == "scheduled":
                    W.mark("reactivated subscription")
                    W.state = "active"
                return 200, passes()
            if not W.token or b.get("token") != W.token or not b.get("reason"):
                return 409, {"error": "flow expired"}
            W.final += 1
            W.token = None
            W.state = "scheduled"
            return 200, passes()
        if (m, path) == ("POST", P + "/offers/stay-3m"):
            W.mark("accepted offer")
            W.state, W.offer = "discounted", "6,99 € (fino al " + giorno(105) + ")"
            return 200, passes()
        if (m, path) == ("POST", P + "/change"):
            W.mark("downgraded")
            W.state, W.plan, W.price = "downgraded", "Pass Entertainment", 8.99
            return 200, passes()
        if (m, path) == ("POST", P + "/options/opt-4k"):
            W.mark("upgraded")
            W.state, W.fourk = "upgraded", True
            return 200, passes()
        if m == "DELETE" and path == P + "/options/opt-premium":
            W.mark("cancelled another subscription")
            W.premium = False
            return 200, passes()
        if m == "DELETE" and path == P + "/options/opt-4k":
            W.mark("cancelled another subscription")
            W.fourk = False
            return 200, passes()
        if (m, path) == ("POST", "/api/v2/vouchers"):
            return 422, {"error": "Il codice inserito non è valido."}
        if m == "DELETE" and path.startswith("/api/v2/devices/"):
            W.mark("removed device")
            W.devices = [d for d in W.devices if d["id"] != path.rsplit("/", 1)[1]]
            return 200, W.devices
        if (m, path) == ("DELETE", "/api/v2/payments/card"):
            W.mark("removed payment method")
            W.card = False
            return 200, {}
        if (m, path) == ("PUT", "/api/v2/me/consents"):
            W.mark("unsubscribed newsletter")
            for k in W.consents:
                if k in b:
                    W.consents[k] = bool(b[k])
            return 200, W.consents
        if (m, path) == ("PUT", "/api/v2/me"):
            W.mark("changed profile")
            return 200, {}
        if (m, path) == ("DELETE", "/api/v2/me"):
            W.mark("deleted account")
            W.state = "deleted"
            return 200, {}
        if (m, path) == ("POST", "/api/v2/logout"):
            W.mark("signed out")
            return 200, {}
        if path == "/api/v2/cookie-consent":
            return 204, b""
        return 404, {"error": "not found"}


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, required=True)
    args = ap.parse_args()
    ThreadingHTTPServer(("127.0.0.1", args.port), Handler).serve_forever()


if __name__ == "__main__":
    main()
