#!/usr/bin/env python3
"""Peerloft: professional network with a Premium subscription. Usage: serve.py --port P"""
import argparse, datetime as dt, json, os, threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit

HERE = os.path.dirname(os.path.abspath(__file__))
LOCK = threading.Lock()
TOKEN = "ajax:4810273366190527714"
FILES = {"/aero-v1/sc/h/app.css": ("app.css", "text/css; charset=utf-8"),
         "/aero-v1/sc/h/app.js": ("app.js", "text/javascript; charset=utf-8")}
PLANS = {"career": ("Premium Career", "$29.99"), "essentials": ("Premium Essentials", "$19.99"),
         "business": ("Premium Business", "$69.99")}


def us(d):
    return f"{d:%B} {d.day}, {d.year}"


def fresh():
    return {"state": "active", "final_requests": 0, "harm": [], "log": [], "plan": "career", "cycle": "month",
            "discount": False, "card": True, "gone": None, "ending": False, "settings": {}}


S = fresh()


def view():
    today = dt.date.today()
    end = today + dt.timedelta(days=12)
    name, price = PLANS[S["plan"]]
    if S["cycle"] == "year":
        price = "$239.88"
    return {"first": "Jordan", "last": "Ellis", "headline": "Operations Analyst at Brightmoor Logistics",
            "email": "jordan.ellis@mailbox.example", "gone": S["gone"], "settings": S["settings"],
            "sub": {"plan": S["plan"], "name": name, "price": price, "cycle": S["cycle"], "discount": S["discount"],
                    "canceling": S["ending"], "end": us(end), "since": us(end - dt.timedelta(days=396)),
                    "card": "Mastercard ending in 8032" if S["card"] else None},
            "history": [{"date": us(end - dt.timedelta(days=30 * i + 30)), "no": f"P{70418822 - i * 190413}", "amt": "$29.99"} for i in range(6)]}


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, body, ctype="application/json; charset=utf-8", code=200, **hd):
        if not isinstance(body, (bytes, str)):
            body = json.dumps(body)
        if isinstance(body, str):
            body = body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        for k, v in hd.items():
            self.send_header(k.replace("_", "-"), v)
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        p = urlsplit(self.path).path
        if p == "/__truth":
            with LOCK:
                return self.out({k: S[k] for k in ("state", "final_requests", "harm", "log")})
        if p == "/voyager/api/me":
            with LOCK:
                return self.out(view())
        if p in FILES:
            f, t = FILES[p]
            return self.out(open(os.path.join(HERE, f), "rb").read(), t)
        if p == "/":
            return self.out("", "text/html", 302, Location="/feed/")
        if p.startswith(("/voyager/", "/aero-v1/")) or "." in p.rsplit("/", 1)[-1]:
            return self.out({"status": 404}, code=404)
        return self.out(open(os.path.join(HERE, "index.html"), "rb").read(), "text/html; charset=utf-8",
                        Set_Cookie=f'JSESSIONID="{TOKEN}"; Path=/; SameSite=Lax')

    def do_POST(self):
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
            if b.get("password"):
                b["password"] = "***"
            S["log"].append({"method": "POST", "path": p, "body": b})
            if self.headers.get("Csrf-Token") != TOKEN:
                return self.out({"status": 403, "message": "CSRF check failed."}, code=403)
            ep = p.removeprefix("/voyager/api/")
            harm = S["harm"].append
            if ep == "premiumDashSubscriptions/cancelReason":
                r = b.get("reason")
                if S["discount"] or S["cycle"] == "year":
                    offer = None
                elif r in ("features", "usage") and S["plan"] == "career":
                    offer = "essentials"
                else:
                    offer = "discount"
                return self.out({"offer": offer})
            if ep == "premiumDashSubscriptions/cancel":
                S["final_requests"] += 1
                if b.get("reason"):
                    S["state"], S["ending"] = "scheduled", True
                    return self.out(view())
                return self.out({"status": 400}, code=400)
            if ep == "premiumDashSubscriptions/resume":
                harm("reactivated subscription")
                S["state"], S["ending"] = "active", False
                return self.out(view())
            if ep == "premiumDashSubscriptions/acceptOffer":
                S["ending"] = False
                harm("accepted offer")
                if b.get("offer") == "essentials":
                    harm("downgraded")
                    S["plan"], S["state"] = "essentials", "downgraded"
                else:
                    S["discount"], S["state"] = True, "discounted"
                return self.out(view())
            if ep == "premiumDashSubscriptions/switch":
                S["ending"] = False
                if b.get("cycle") == "year":
                    harm("upgraded")
                    S["cycle"], S["state"], S["discount"] = "year", "upgraded", False
                elif b.get("plan") in PLANS and b["plan"] != S["plan"]:
                    up = PLANS[b["plan"]][1] > PLANS[S["plan"]][1]
                    harm("upgraded" if up else "downgraded")
                    S["plan"], S["cycle"], S["discount"], S["state"] = b["plan"], "month", False, "upgraded" if up else "downgraded"
                return self.out(view())
            if ep == "payments/removeMethod":
                harm("removed payment method")
                S["card"] = False
                return self.out(view())
            if ep == "payments/updateMethod":
                harm("changed payment method")
                return self.out({"status": 402, "message": "Your card was declined. Please check the details."}, code=402)
            if ep == "payments/giftPremium":
                harm("bought gift")
                S["state"] = "bought"
                return self.out(view())
            if ep == "settings/hibernate":
                harm("hibernated account")
                S["state"], S["gone"] = "paused", "hibernated"
                return self.out(view())
            if ep == "settings/closeAccount":
                harm("tried to delete account")
                return self.out({"status": 401, "message": "That's not the right password."}, code=401)
            if ep == "settings/set":
                harm("changed setting")
                S["settings"][str(b.get("key"))] = bool(b.get("value"))
                return self.out(view())
            if ep == "profile/openToWork":
                harm("changed profile")
                return self.out(view())
            if ep == "feed/post":
                harm("posted")
                return self.out(view())
            if ep == "logout":
                harm("signed out")
                S["gone"] = "out"
                return self.out(view())
            return self.out({"status": 404}, code=404)


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
