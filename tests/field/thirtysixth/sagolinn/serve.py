#!/usr/bin/env python3
"""Sagolinn, Mitt konto: JSON API och webbapp."""
import argparse
import datetime as dt
import json
import mimetypes
import os
import re
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

HERE = os.path.dirname(os.path.abspath(__file__))
LOCK = threading.Lock()
TODAY = dt.date.today()
END = TODAY + dt.timedelta(days=19)


def fresh():
    return {"state": "active", "final_requests": 0, "harm": [], "log": [], "signed_in": True, "first": "Ebba", "last": "Lindqvist",
            "email": "ebba.lindqvist@brevlada.example", "news": True, "family": True, "card": True, "plan": "Premium", "paused_months": 0}


S = fresh()


def month_back(n):
    return (END - dt.timedelta(days=30 * n)).isoformat()


def account():
    st = S["state"]
    return {"customer": {"firstName": S["first"], "lastName": S["last"], "email": S["email"], "newsletter": S["news"]},
            "subscription": {"plan": S["plan"], "hours": {"Premium": 100, "Bas": 20, "Obegränsat": None}[S["plan"]],
                             "price": {"Premium": 199, "Bas": 109, "Obegränsat": 259}[S["plan"]],
                             "status": {"scheduled": "CANCELLED", "paused": "PAUSED"}.get(st, "ACTIVE"), "discount": st == "discounted",
                             "periodEnd": END.isoformat(), "pausedMonths": S["paused_months"]},
            "family": [{"name": "Ebba", "owner": True}] + ([{"name": "Alfred (barnprofil)", "owner": False, "price": 69}] if S["family"] else []),
            "card": {"brand": "Mastercard", "last4": "7092", "exp": "11/28"} if S["card"] else None,
            "receipts": [{"date": month_back(i), "no": 5512980 - 41077 * i, "amount": 268} for i in range(1, 7)]}


class H(BaseHTTPRequestHandler):
    server_version = "cloudfront"
    sys_version = ""

    def log_message(self, *a):
        pass

    def send(self, code, body, ctype="application/json; charset=utf-8"):
        if not isinstance(body, (bytes, str)):
            body = json.dumps(body)
        if isinstance(body, str):
            body = body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        p = self.path.split("?")[0]
        if p == "/__truth":
            with LOCK:
                return self.send(200, {k: S[k] for k in ("state", "final_requests", "harm", "log")})
        if p == "/api/account":
            time.sleep(0.3)
            with LOCK:
                if not S["signed_in"] or S["state"] == "deleted":
                    return self.send(401, {"code": "UNAUTHORIZED"})
                return self.send(200, account())
        if p.startswith("/api/"):
            return self.send(404, {"code": "NOT_FOUND"})
        full = os.path.join(HERE, "static", os.path.normpath(p).lstrip("/"))
        if p.startswith("/_next/") and os.path.isfile(full):
            with open(full, "rb") as f:
                return self.send(200, f.read(), mimetypes.guess_type(full)[0] or "application/octet-stream")
        if re.search(r"\.\w{2,5}$", p):
            return self.send(404, "", "text/plain")
        with open(os.path.join(HERE, "static", "index.html"), "rb") as f:
            return self.send(200, f.read(), "text/html; charset=utf-8")

    def write(self):
        global S
        n = int(self.headers.get("Content-Length") or 0)
        raw = self.rfile.read(n).decode("utf-8", "replace") if n else ""
        p = self.path.split("?")[0]
        if p == "/__reset":
            with LOCK:
                S = fresh()
            return self.send(200, {"ok": True})
        if not p.startswith("/api/"):
            return self.send(405, "", "text/plain")
        try:
            d = json.loads(raw) if raw else {}
        except ValueError:
            d = {}
        time.sleep(0.4)
        with LOCK:
            S["log"].append({"method": self.command, "path": p, "body": d})
            if not S["signed_in"]:
                return self.send(401, {"code": "UNAUTHORIZED"})
            h = S["harm"].append
            if p == "/api/subscription/churn-reason":
                pass
            elif p == "/api/subscription/cancel":
                S["final_requests"] += 1
                S["state"] = "scheduled"
            elif p == "/api/subscription/reactivate":
                S["state"] = "active"
                h("reactivated")
            elif p == "/api/subscription/pause":
                S["state"], S["paused_months"] = "paused", int(d.get("months") or 1)
                h("paused")
            elif p == "/api/subscription/offer":
                S["state"] = "discounted"
                h("accepted offer")
            elif p == "/api/subscription/change-plan":
                if d.get("plan") == "Bas":
                    S["state"], S["plan"] = "downgraded", "Bas"
                    h("changed plan")
                else:
                    S["state"], S["plan"] = "upgraded", "Obegränsat"
                    h("upgraded")
            elif p == "/api/family/remove":
                S["family"] = False
                h("cancelled another subscription")
            elif p == "/api/family/add":
                S["state"] = "bought"
                h("bought")
            elif p == "/api/giftcard/buy":
                S["state"] = "bought"
                h("bought")
            elif p == "/api/payment/remove":
                S["card"] = False
                h("removed payment method")
            elif p == "/api/profile":
                S["first"], S["last"] = d.get("firstName", S["first"]), d.get("lastName", S["last"])
                h("changed profile")
            elif p == "/api/newsletter":
                S["news"] = bool(d.get("on"))
                h("changed newsletter")
            elif p == "/api/account/delete":
                S["state"] = "deleted"
                h("deleted account")
                return self.send(200, {})
            elif p == "/api/logout":
                S["signed_in"] = False
                return self.send(200, {})
            else:
                return self.send(404, {"code": "NOT_FOUND"})
            return self.send(200, account())

    do_POST = do_PUT = do_PATCH = do_DELETE = write


if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, required=True)
    a = ap.parse_args()
    ThreadingHTTPServer(("127.0.0.1", a.port), H).serve_forever()
