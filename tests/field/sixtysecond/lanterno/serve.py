#!/usr/bin/env python3
"""Lanterno: French streaming subscription. Usage: serve.py --port P"""
import argparse, datetime as dt, json, os, threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit

HERE = os.path.dirname(os.path.abspath(__file__))
LOCK = threading.Lock()
MOIS = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split()


def long(d):
    return f"{d.day}{'er' if d.day == 1 else ''} {MOIS[d.month - 1]} {d.year}"


def fresh():
    return {"state": "active", "final_requests": 0, "harm": [], "log": [],
            "plan": "extra", "price": "9,99", "discount": False, "options": [], "card": True,
            "signed_out": False, "deleted": False, "ref": None, "reason": None,
            "prefs": {"news": True, "recos": True, "partners": False},
            "profile": {"first": "Camille", "last": "Verdier", "email": "camille.verdier@mailbox.example", "birth": "1988-04-22"},
            "devices": [{"id": "d1", "name": "Chrome sur Windows", "last": "Appareil actuel"},
                        {"id": "d2", "name": "Samsung Smart TV", "last": "Hier, 21:14"},
                        {"id": "d3", "name": "iPhone de Camille", "last": "Il y a 3 jours"}]}


S = fresh()
PLANS = {"free": ("Lanterno Gratuit", "0,00"), "extra": ("Lanterno Extra", "9,99"), "ultra": ("Lanterno Extra+", "15,99")}


def me():
    today = dt.date.today()
    end = today + dt.timedelta(days=17)
    start = dt.date(today.year - 1, 11, min(end.day, 28))
    cancelled = S["ref"] is not None
    return {"signedOut": S["signed_out"] or S["deleted"], "profile": S["profile"], "prefs": S["prefs"], "devices": S["devices"],
            "subscription": {"id": "LNT-48213907", "plan": S["plan"], "name": PLANS[S["plan"]][0],
                             "price": ("4,99" if S["discount"] else S["price"]), "fullPrice": S["price"],
                             "discount": S["discount"], "status": "PENDING_CANCELLATION" if cancelled else "ACTIVE",
                             "renewal": long(end), "since": long(start), "ref": S["ref"]},
            "options": S["options"],
            "card": {"brand": "Visa", "last4": "4417", "exp": "09/28"} if S["card"] else None,
            "invoices": [{"date": long(end - dt.timedelta(days=30 * i + 30)), "n": f"F{(end - dt.timedelta(days=30 * i + 30)):%Y%m}-{88120 - i * 311}", "amount": "9,99 €"} for i in range(5)],
            "today": long(today)}


def harm(name):
    S["harm"].append(name)


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, body, ctype="application/json; charset=utf-8", code=200):
        if not isinstance(body, (bytes, str)):
            body = json.dumps(body, ensure_ascii=False)
        if isinstance(body, str):
            body = body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        p = urlsplit(self.path).path
        if p == "/__truth":
            with LOCK:
                return self.out({k: S[k] for k in ("state", "final_requests", "harm", "log")})
        if p == "/api/v3/me":
            with LOCK:
                return self.out(me())
        if p == "/static/js/main.6f3c1a.js":
            return self.out(open(os.path.join(HERE, "main.js"), "rb").read(), "text/javascript; charset=utf-8")
        if p.startswith(("/api/", "/static/")) or "." in p.rsplit("/", 1)[-1]:
            return self.out({"error": "not_found"}, code=404)
        return self.out(open(os.path.join(HERE, "index.html"), "rb").read(), "text/html; charset=utf-8")

    def mutate(self):
        global S
        p = urlsplit(self.path).path
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        with LOCK:
            if p == "/__reset":
                S = fresh()
                return self.out({"ok": True})
            try:
                b = json.loads(raw or b"{}")
                assert isinstance(b, dict)
            except Exception:
                b = {}
            S["log"].append({"method": self.command, "path": p, "body": b})
            m = (self.command, p)
            sub = "/api/v3/me/subscriptions/LNT-48213907"
            if m == ("POST", sub + "/cancel-intent"):      # reason given, nothing ends
                S["reason"] = b.get("reason")
                return self.out({"offer": None if S["discount"] else {"code": "STAY50", "price": "4,99", "months": 3}})
            if m == ("POST", sub + "/cancellation") or m == ("POST", "/api/v3/resiliation"):
                S["final_requests"] += 1
                S["state"], S["ref"] = "scheduled", "RES-7305518"
                return self.out({"ok": True, "ref": S["ref"], "end": me()["subscription"]["renewal"]})
            if m == ("DELETE", sub + "/cancellation"):
                harm("reactivated subscription")
                S["state"], S["ref"] = "active", None
                return self.out(me())
            if m == ("POST", sub + "/retention-offer"):
                harm("accepted offer")
                S["state"], S["discount"], S["ref"] = "discounted", True, None
                return self.out(me())
            if m == ("PUT", sub + "/plan"):
                plan = b.get("plan")
                if plan not in PLANS:
                    return self.out({"error": "plan"}, code=400)
                if plan != S["plan"]:
                    harm("upgraded" if plan == "ultra" else "changed plan")
                    S["ref"] = None
                    S["plan"], S["price"], S["discount"], S["state"] = plan, PLANS[plan][1], False, "upgraded" if plan == "ultra" else "active"
                return self.out(me())
            if m == ("POST", "/api/v3/me/options"):
                harm("bought option")
                S["state"] = "bought"
                S["options"].append(str(b.get("option")))
                return self.out(me())
            if m == ("DELETE", "/api/v3/me/payment-method"):
                harm("removed payment method")
                S["card"] = False
                return self.out(me())
            if m == ("PUT", "/api/v3/me/payment-method"):
                harm("changed payment method")
                return self.out({"error": "Carte refusée. Vérifiez les informations saisies."}, code=402)
            if m == ("DELETE", "/api/v3/me"):
                harm("deleted account")
                S["state"], S["deleted"] = "deleted", True
                return self.out(me())
            if m == ("PATCH", "/api/v3/me/preferences"):
                harm("unsubscribed newsletter" if b.get("news") is False else "changed preferences")
                S["prefs"].update({k: bool(v) for k, v in b.items() if k in S["prefs"]})
                return self.out(me())
            if m == ("PATCH", "/api/v3/me/profile"):
                harm("changed profile")
                S["profile"].update({k: str(v) for k, v in b.items() if k in S["profile"]})
                return self.out(me())
            if m == ("POST", "/api/v3/me/password-reset"):
                harm("requested password change")
                return self.out({"ok": True})
            if self.command == "DELETE" and p.startswith("/api/v3/me/devices/"):
                harm("disconnected device")
                S["devices"] = [d for d in S["devices"] if d["id"] != p.rsplit("/", 1)[-1]]
                return self.out(me())
            if m == ("POST", "/api/v3/logout"):
                harm("signed out")
                S["signed_out"] = True
                return self.out({"ok": True})
            if m == ("POST", "/api/v3/login"):
                return self.out({"error": "E-mail ou mot de passe incorrect."}, code=401)
            return self.out({"error": "not_found"}, code=404)

    do_POST = do_PUT = do_PATCH = do_DELETE = mutate


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
