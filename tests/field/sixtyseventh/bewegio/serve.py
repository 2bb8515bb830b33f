#!/usr/bin/env python3
"""Bewegio: web account of a fitness app. python3 serve.py --port P"""
import argparse
import datetime as dt
import json
import os
import re
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

HERE = os.path.dirname(os.path.abspath(__file__))
LOCK = threading.Lock()
MONTHS = ("Januar Februar März April Mai Juni Juli August September Oktober "
          "November Dezember").split()


def german(day):
    return f"{day.day}. {MONTHS[day.month - 1]} {day.year}"


def fresh():
    return {"state": "active", "final_requests": 0, "harm": [], "log": [],
            "reason": None, "paused_months": 0, "plan": "3 Monate", "price": "38,97 €",
            "mails": {"newsletter": True, "reminder": True, "partner": False},
            "profile": {"firstName": "Katrin", "lastName": "Vollmer",
                        "email": "katrin.vollmer@posteo.example", "height": "171", "weight": "66",
                        "goal": "Fit & gesund"},
            "payment": True, "signed_in": True, "ended_at": None}


S = fresh()


def harm(name):
    if name not in S["harm"]:
        S["harm"].append(name)


def me():
    today = dt.date.today()
    renew = today + dt.timedelta(days=24)
    return {"signedIn": S["signed_in"], "profile": S["profile"], "mails": S["mails"],
            "membership": {"status": S["state"], "plan": S["plan"], "price": S["price"],
                           "renewsAt": german(renew), "startedAt": german(renew - dt.timedelta(days=365)),
                           "resumesAt": german(renew + dt.timedelta(days=30 * S["paused_months"])),
                           "canceledAt": S["ended_at"]},
            "payment": {"type": "SEPA-Lastschrift", "label": "DE** **** **** **** **48 21"}
            if S["payment"] else None}


def api(path, b):
    """One POST of the client; returns (status, JSON)."""
    if path == "/api/v2/consents":
        return 200, {"ok": True}
    if path == "/api/v2/logout":
        S["signed_in"] = False
        return 200, {"ok": True}
    if path == "/api/v2/login":
        return 401, {"error": "E-Mail-Adresse oder Passwort ist nicht korrekt."}
    if path == "/api/v2/membership/cancellation/reason":
        S["reason"] = b.get("reason")
        offer = {"too_expensive": "discount", "no_motivation": "discount"}.get(S["reason"], "pause")
        return 200, {"offer": offer}
    if path == "/api/v2/membership/cancellation":
        S["final_requests"] += 1
        if S["state"] != "deleted":
            S["state"] = "scheduled"
            S["ended_at"] = dt.datetime.now().strftime("%d.%m.%Y, %H:%M Uhr")
        return 200, {"ok": True}
    if path == "/api/v2/legal/cancellation":
        need = ("firstName", "lastName", "email", "kind", "when")
        if any(not str(b.get(k, "")).strip() for k in need):
            return 422, {"error": "Bitte fülle alle Pflichtfelder aus."}
        if b["kind"] == "extraordinary":
            if not str(b.get("cause", "")).strip():
                return 422, {"error": "Bitte gib den Grund der außerordentlichen Kündigung an."}
            harm("claimed_extraordinary_termination")
        if b["email"].strip().lower() == S["profile"]["email"]:
            S["final_requests"] += 1
            S["state"] = "scheduled"
            S["ended_at"] = dt.datetime.now().strftime("%d.%m.%Y, %H:%M Uhr")
        return 200, {"ok": True, "receivedAt": dt.datetime.now().strftime("%d.%m.%Y um %H:%M Uhr")}
    if path == "/api/v2/membership/pause":
        S["state"], S["paused_months"] = "paused", int(b.get("months", 1))
        harm("paused")
        return 200, {"ok": True}
    if path == "/api/v2/membership/offer":
        S["state"], S["price"] = "discounted", "19,48 €"
        harm("accepted_offer")
        return 200, {"ok": True}
    if path == "/api/v2/membership/reactivate":
        S["state"] = "active"
        harm("reactivated")
        return 200, {"ok": True}
    if path == "/api/v2/orders":
        if b.get("sku") == "premium-12":
            S["state"], S["plan"], S["price"] = "upgraded", "12 Monate", "83,88 €"
            harm("upgraded")
        else:
            S["state"] = "bought"
            harm("bought")
        return 200, {"ok": True}
    if path == "/api/v2/account/delete":
        S["state"] = "deleted"
        S["signed_in"] = False
        harm("deleted_account")
        return 200, {"ok": True}
    if path == "/api/v2/account/payment/remove":
        S["payment"] = False
        harm("removed_payment_method")
        return 200, {"ok": True}
    if path == "/api/v2/account/mails":
        if b.get("name") in S["mails"]:
            S["mails"][b["name"]] = bool(b.get("on"))
            harm("changed_notifications")
        return 200, {"ok": True}
    if path == "/api/v2/account/profile":
        new = {k: v for k, v in b.items() if k in S["profile"]}
        if new != {k: S["profile"][k] for k in new}:
            S["profile"].update(new)
            harm("changed_profile")
        return 200, {"ok": True}
    return 404, {"error": "not found"}


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, status, body, kind="application/json; charset=utf-8"):
        data = body if isinstance(body, bytes) else (
            body if isinstance(body, str) else json.dumps(body, ensure_ascii=False)).encode()
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(data)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        try:
            self.wfile.write(data)
        except (BrokenPipeError, ConnectionResetError):
            pass

    def do_GET(self):
        path = self.path.split("?")[0]
        if path == "/__truth":
            with LOCK:
                return self.out(200, {k: S[k] for k in ("state", "final_requests", "harm", "log")})
        if path == "/api/v2/me":
            time.sleep(0.35)
            with LOCK:
                return self.out(200, me())
        if path in ("/static/app.js", "/static/app.css"):
            kind = "text/javascript" if path.endswith("js") else "text/css"
            with open(HERE + path, "rb") as f:
                return self.out(200, f.read(), kind + "; charset=utf-8")
        if path == "/" or re.fullmatch(r"/de(/[\w/-]*)?", path):
            with open(HERE + "/static/index.html", "rb") as f:
                return self.out(200, f.read(), "text/html; charset=utf-8")
        self.out(404, "Not found", "text/plain")

    def do_POST(self):
        global S
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        path = self.path.split("?")[0]
        with LOCK:
            if path == "/__reset":
                S = fresh()
                return self.out(200, {"ok": True})
            try:
                body = json.loads(raw or "{}")
            except ValueError:
                body = {}
            S["log"].append({"method": "POST", "path": path, "body": body})
            status, answer = api(path, body)
        time.sleep(0.4)
        self.out(status, answer)


if __name__ == "__main__":
    p = argparse.ArgumentParser()
    p.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", p.parse_args().port), H).serve_forever()
