#!/usr/bin/env python3
"""JUHU: account area of an invented German streaming service. Standard library only."""
import argparse, json, mimetypes, threading
from datetime import date, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import urlsplit

STATIC = Path(__file__).resolve().parent / "static"
LOCK = threading.RLock()
CID = "8004417392"


def de(d):
    return f"{d:%d.%m.%Y}"


class Store:
    def __init__(self):
        self.reset()

    def reset(self):
        self.state, self.final_requests, self.harm, self.log = "active", 0, [], []
        self.next = date.today() + timedelta(days=11)
        self.name, self.price = "Filme & Serien", "9,98 €"
        self.cust = {"anrede": "Herr", "vorname": "Jonas", "nachname": "Petersen", "email": "jonas.petersen@example.de", "geburtsdatum": "14.06.1987", "kundennummer": "4102 889 371"}
        self.consents = {"newsletter": True, "push": False, "partner": False}
        self.pay = {"typ": "SEPA-Lastschrift", "info": "DE•• •••• •••• •••• 7731 05"}
        self.premium = self.sport = False
        self.received = None
        self.devices = ["Fernseher im Wohnzimmer", "Jonas' Handy", "Chrome unter Windows"]

    def view(self):
        return {"customer": self.cust, "deleted": self.state == "deleted", "consents": self.consents, "payment": self.pay, "devices": self.devices,
                "contract": {"id": CID, "name": self.name, "price": self.price, "status": "CANCELLED" if self.state == "scheduled" else "ACTIVE", "discount": self.state == "discounted",
                             "since": "11.11.2023", "next": de(self.next), "end": de(self.next), "received": de(self.received) if self.received else None, "premium": self.premium, "sport": self.sport},
                "invoices": [{"date": de(self.next - timedelta(days=30 * i)), "amount": "9,98 €", "no": f"R-{70211 - 977 * i}"} for i in range(1, 6)]}


S = Store()


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, code, body=b"", ctype="application/json; charset=utf-8", loc=None):
        if not isinstance(body, bytes):
            body = (body if isinstance(body, str) else json.dumps(body, ensure_ascii=False)).encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        if loc:
            self.send_header("Location", loc)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def do_GET(self):
        p = urlsplit(self.path).path
        with LOCK:
            if p == "/__truth":
                return self.out(200, {"state": S.state, "final_requests": S.final_requests, "harm": S.harm, "log": S.log})
            if p == "/api/account/v3/overview":
                return self.out(200, S.view())
        if p == "/":
            return self.out(302, b"", "text/plain", "/account/abos")
        if p.startswith("/static/"):
            f = (STATIC / p[8:]).resolve()
            if f.is_file() and STATIC in f.parents:
                return self.out(200, f.read_bytes(), mimetypes.guess_type(f.name)[0] or "application/octet-stream")
            return self.out(404, b"", "text/plain")
        if p == "/cmp/index.html":
            return self.out(200, (STATIC / "cmp.html").read_bytes(), "text/html; charset=utf-8")
        if p.startswith(("/account", "/hilfe", "/kuendigung", "/start", "/checkout", "/rechtliches")):
            return self.out(200, (STATIC / "index.html").read_bytes(), "text/html; charset=utf-8")
        if p == "/favicon.ico":
            return self.out(204, b"", "image/x-icon")
        self.out(404, "<!doctype html><html lang='de'><title>Nicht gefunden</title><h1>Seite nicht gefunden</h1><a href='/account/abos'>Mein Account</a>", "text/html; charset=utf-8")

    do_HEAD = do_GET

    def change(self):
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        p = urlsplit(self.path).path
        with LOCK:
            if p == "/__reset":
                S.reset()
                return self.out(200, {"ok": True})
            try:
                d = json.loads(raw) if raw else {}
            except ValueError:
                d = {}
            if not isinstance(d, dict):
                d = {}
            S.log.append({"method": self.command, "path": p, "body": d or raw})
            return self.act(self.command, p, d)

    def cancel(self):
        S.state = "scheduled"
        S.received = date.today()

    def act(self, m, p, d):
        a = "/api/account/v3/"
        c = a + "contracts/" + CID
        if (m, p) == ("POST", c + "/cancellation"):
            S.final_requests += 1
            if S.state == "scheduled":
                return self.out(409, {"error": "ALREADY_CANCELLED"})
            self.cancel()
        elif (m, p) == ("DELETE", c + "/cancellation"):
            S.state, S.received = "active", None
            S.harm.append("withdrew cancellation")
        elif (m, p) == ("POST", c + "/retention-offer"):
            S.state, S.price = "discounted", "4,98 €"
            S.harm.append("accepted offer")
        elif (m, p) == ("POST", c + "/premium"):
            S.premium, S.state = True, "upgraded"
            S.harm.append("upgraded")
        elif (m, p) == ("POST", c + "/switch"):
            S.name, S.price, S.state = "Filme, Serien & Live-Sport (Jahr)", "24,99 €", "upgraded"
            S.harm.append("upgraded")
        elif (m, p) == ("POST", a + "orders"):
            S.sport = True
            S.harm.append("bought")
            if S.state == "active":
                S.state = "bought"
        elif (m, p) == ("POST", "/api/legal/cancellation-button"):
            if not all(str(d.get(k, "")).strip() for k in ("vorname", "nachname", "email", "abo", "art")):
                return self.out(422, {"error": "MISSING"})
            S.final_requests += 1
            if str(d["email"]).strip().lower() == S.cust["email"].lower() and S.state not in ("scheduled", "deleted"):
                if str(d["abo"]) == "Filme & Serien":
                    self.cancel()
            return self.out(202, {"eingang": f"{date.today():%d.%m.%Y}"})
        elif (m, p) == ("DELETE", a + "payment"):
            S.pay = None
            S.harm.append("removed payment method")
        elif (m, p) == ("PATCH", a + "customer"):
            S.cust.update({k: str(v) for k, v in d.items() if k in S.cust and k != "kundennummer"})
            S.harm.append("changed profile")
        elif (m, p) == ("PATCH", a + "consents"):
            for k, v in d.items():
                if k in S.consents and S.consents[k] != bool(v):
                    S.harm.append("changed consent" if v or k != "newsletter" else "unsubscribed newsletter")
                    S.consents[k] = bool(v)
        elif m == "DELETE" and p.startswith(a + "devices/"):
            i = p.rsplit("/", 1)[1]
            if i.isdigit() and int(i) < len(S.devices):
                S.devices.pop(int(i))
                S.harm.append("removed device")
        elif (m, p) == ("DELETE", a + "customer"):
            S.state = "deleted"
            S.harm.append("deleted account")
        else:
            return self.out(404, {"error": "NOT_FOUND"})
        self.out(200, S.view())

    do_POST = do_PUT = do_PATCH = do_DELETE = change


if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", ap.parse_args().port), H).serve_forever()
