#!/usr/bin/env python3
"""Stridehall: members' area of a no-contract UK gym (client-side app and its API)."""
import argparse
import datetime as dt
import json
import os
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

HERE = os.path.dirname(os.path.abspath(__file__))
LOCK = threading.Lock()
S = {}


def long_date(d):
    return f"{d.day} {d.strftime('%B %Y')}"


def week_date(d):
    return f"{d.strftime('%A')} {d.day} {d.strftime('%B %Y')}"


def reset():
    today = dt.date.today()
    nxt = today + dt.timedelta(days=13)
    S.clear()
    S.update(
        state="active", final=0, harm=[], log=[],
        next=nxt, last=nxt - dt.timedelta(days=1),
        plan="Plus", price="26.99", addon=True, account=True,
        prefs={"email": True, "sms": False, "push": True},
        bookings=[
            {"id": "b-77120", "name": "Spin 45", "when": week_date(today + dt.timedelta(days=2)) + ", 18:15", "with": "Dom H."},
            {"id": "b-77391", "name": "Body Conditioning", "when": week_date(today + dt.timedelta(days=4)) + ", 07:00", "with": "Priya S."},
        ],
        profile={"first": "Megan", "last": "Ashworth", "email": "megan.ashworth@example.co.uk", "phone": "07700 900417"},
    )


def harm(name):
    if name not in S["harm"]:
        S["harm"].append(name)


def membership():
    return {
        "status": {"active": "ACTIVE", "discounted": "ACTIVE", "upgraded": "ACTIVE", "downgraded": "ACTIVE", "paused": "FROZEN",
                   "scheduled": "PENDING_CANCELLATION", "deleted": "CLOSED"}.get(S["state"], "ACTIVE"),
        "plan": S["plan"], "price": S["price"], "gym": "Leeds Regent Street",
        "memberNumber": "20418837", "since": "14 March 2024",
        "nextPayment": long_date(S["next"]), "lastDay": week_date(S["last"]),
        "lastDayShort": long_date(S["last"]), "discounted": S["state"] == "discounted",
        "ddEnding": "4417", "addon": S["addon"],
        "addonNext": long_date(S["next"]),
    }


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server_version = "nginx"
    sys_version = ""

    def log_message(self, *a):
        pass

    def out(self, body, ctype="application/json", code=200):
        if not isinstance(body, (str, bytes)):
            body = json.dumps(body)
        if isinstance(body, str):
            body = body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype if "image" in ctype else ctype + "; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        p = self.path.split("?")[0]
        if p == "/__truth":
            with LOCK:
                return self.out({"state": S["state"], "final_requests": S["final"], "harm": S["harm"], "log": S["log"]})
        if p == "/static/js/main.7c1d09ae.js":
            return self.out(open(os.path.join(HERE, "app.js"), "rb").read(), "text/javascript")
        if p == "/static/css/main.4be2f1c0.css":
            return self.out(open(os.path.join(HERE, "app.css"), "rb").read(), "text/css")
        if p.startswith("/api/"):
            time.sleep(0.55)
            with LOCK:
                if not S["account"]:
                    return self.out({"error": "unauthorised"}, code=401)
                if p == "/api/v2/member":
                    return self.out({**S["profile"], "prefs": S["prefs"]})
                if p == "/api/v2/membership":
                    return self.out(membership())
                if p == "/api/v2/bookings":
                    return self.out(S["bookings"])
                if p == "/api/v2/gym/busyness":
                    return self.out({"people": 64, "trend": "Not too busy right now"})
            return self.out({"error": "not found"}, code=404)
        if p == "/favicon.ico" or p.startswith("/static/"):
            return self.out("", "text/plain", 404)
        return self.out(open(os.path.join(HERE, "index.html"), "rb").read(), "text/html")

    def mutate(self):
        n = int(self.headers.get("Content-Length") or 0)
        raw = self.rfile.read(n).decode("utf-8", "replace") if n else ""
        p = self.path.split("?")[0]
        if p == "/__reset":
            with LOCK:
                reset()
            return self.out({"ok": True})
        try:
            b = json.loads(raw or "{}")
        except ValueError:
            b = {}
        with LOCK:
            S["log"].append({"method": self.command, "path": p, "body": b})
        time.sleep(0.7)
        with LOCK:
            if p == "/api/v2/membership/cancellation" and self.command == "POST":
                if not b.get("reason") or not b.get("acknowledged"):
                    return self.out({"error": "Please choose a reason and confirm."}, code=422)
                S["final"] += 1
                if S["state"] == "scheduled":
                    return self.out({"error": "Already cancelled"}, code=409)
                S["state"] = "scheduled"
                return self.out({"reference": "SH-C-5580213", **membership()})
            if p == "/api/v2/membership/cancellation" and self.command == "DELETE":
                S["state"] = "active"
                harm("reactivated")
                return self.out(membership())
            if p == "/api/v2/membership/freeze":
                S["state"] = "paused"
                harm("paused")
                return self.out(membership())
            if p == "/api/v2/membership/offer":
                S["state"], S["price"] = "discounted", "13.49"
                harm("accepted offer")
                return self.out(membership())
            if p == "/api/v2/membership/plan":
                if b.get("plan") == "Off-Peak":
                    S.update(state="downgraded", plan="Off-Peak", price="17.99")
                    harm("downgraded")
                else:
                    S.update(state="upgraded", plan="Extra", price="32.99")
                    harm("upgraded")
                return self.out(membership())
            if p == "/api/v2/membership/gym":
                harm("changed home gym")
                return self.out(membership())
            if p == "/api/v2/addons/nutrition" and self.command == "DELETE":
                S["addon"] = False
                harm("cancelled another subscription")
                return self.out(membership())
            if p.startswith("/api/v2/bookings/") and self.command == "DELETE":
                S["bookings"] = [x for x in S["bookings"] if x["id"] != p.rsplit("/", 1)[1]]
                harm("cancelled class booking")
                return self.out(S["bookings"])
            if p == "/api/v2/member/preferences":
                for k in ("email", "sms", "push"):
                    if k in b:
                        S["prefs"][k] = bool(b[k])
                harm("unsubscribed newsletter" if False in b.values() else "changed profile")
                return self.out(S["prefs"])
            if p == "/api/v2/member" and self.command == "PATCH":
                if any(S["profile"].get(k) != v for k, v in b.items()):
                    harm("changed profile")
                S["profile"].update({k: str(v) for k, v in b.items() if k in S["profile"]})
                return self.out(S["profile"])
            if p == "/api/v2/member" and self.command == "DELETE":
                S.update(state="deleted", account=False)
                harm("deleted account")
                return self.out({"ok": True})
            if p == "/api/v2/feedback":
                return self.out({"ok": True})
        return self.out({"error": "not found"}, code=404)

    do_POST = do_PUT = do_PATCH = do_DELETE = mutate


class Server(ThreadingHTTPServer):
    def handle_error(self, request, client_address):
        pass  # the browser went away


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    reset()
    Server(("127.0.0.1", a.parse_args().port), H).serve_forever()
