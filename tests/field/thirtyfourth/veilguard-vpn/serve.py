import argparse, json, os
from datetime import date, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

HERE = os.path.dirname(os.path.abspath(__file__))


def fresh():
    return {"state": "active", "final_requests": 0, "harm": [], "log": [],
            "newsletter": True, "twofa": False, "card": True, "plan": "Plus"}


S = fresh()
SUB = "sub_8KQ2M4"


def fmt(d):
    return d.strftime("%b ") + str(d.day) + d.strftime(", %Y")


def me():
    end = date.today() + timedelta(days=107)
    start = end - timedelta(days=365)
    return {
        "email": "m.hartley@example.com", "newsletter": S["newsletter"], "locker": "bought" in S["harm"], "twofa": S["twofa"], "card": S["card"],
        "subscription": {"id": SUB, "plan": S["plan"], "term": "1-year",
                         "status": "deleted" if S["state"] == "deleted" else "active",
                         "autoRenew": S["state"] in ("active", "discounted", "upgraded", "bought"),
                         "discount": S["state"] == "discounted",
                         "periodEnd": fmt(end), "renewalDate": fmt(end - timedelta(days=14)),
                         "started": fmt(start), "price": "$99.48" if S["plan"] == "Plus" else "$139.08"},
        "invoices": [{"no": "VG-30914477", "date": fmt(start), "amount": "$59.88", "what": "VeilGuard Plus, 1-year plan"},
                     {"no": "VG-21783052", "date": fmt(start - timedelta(days=366)), "amount": "$71.88", "what": "VeilGuard Basic, 1-year plan"}],
    }


INDEX = """<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>VeilGuard Account</title><link rel="icon" href="data:,"></head><body><div id="root"></div><script src="/assets/app.js"></script></body></html>"""


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, code, body, ct="application/json"):
        if not isinstance(body, (bytes, str)):
            body = json.dumps(body)
        if isinstance(body, str):
            body = body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ct + ("; charset=utf-8" if "script" in ct or "html" in ct else ""))
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        p = self.path.split("?")[0]
        if p == "/__truth":
            return self.out(200, {k: S[k] for k in ("state", "final_requests", "harm", "log")})
        if p == "/api/v1/me":
            return self.out(200, me())
        if p == "/assets/app.js":
            with open(os.path.join(HERE, "dist", "app.js"), "rb") as f:
                return self.out(200, f.read(), "application/javascript")
        if p.startswith("/api/"):
            return self.out(404, {"error": "not_found"})
        return self.out(200, INDEX, "text/html")

    def do_POST(self):
        global S
        n = int(self.headers.get("Content-Length") or 0)
        raw = self.rfile.read(n).decode("utf-8", "replace")
        p = self.path.split("?")[0]
        if p == "/__reset":
            S = fresh()
            return self.out(200, {"ok": True})
        try:
            b = json.loads(raw or "{}")
        except ValueError:
            b = {}
        S["log"].append({"method": self.command, "path": p, "body": b})
        harm = S["harm"].append
        if p == "/api/v1/subscriptions/%s/auto-renewal" % SUB:
            if b.get("enabled") is False:
                S["final_requests"] += 1
                if S["state"] in ("active", "discounted", "upgraded", "bought"):
                    S["state"] = "scheduled"
            else:
                if S["state"] == "scheduled":
                    S["state"] = "active"
                    harm("reactivated")
        elif p == "/api/v1/offers/accept":
            S["state"] = "discounted"
            harm("accepted offer")
        elif p == "/api/v1/subscriptions/%s/change" % SUB:
            S["state"], S["plan"] = "upgraded", "Ultimate"
            harm("upgraded")
        elif p == "/api/v1/locker/buy":
            S["state"] = "bought"
            harm("bought")
        elif p == "/api/v1/payment-methods/remove":
            S["card"] = False
            harm("removed payment method")
        elif p == "/api/v1/account/delete":
            S["state"] = "deleted"
            harm("deleted account")
        elif p == "/api/v1/settings":
            S.update({k: bool(b[k]) for k in ("newsletter", "twofa") if k in b})
            harm("unsubscribed newsletter" if b.get("newsletter") is False else "changed profile")
        elif p in ("/api/v1/events", "/api/v1/feedback"):
            pass
        else:
            return self.out(404, {"error": "not_found"})
        return self.out(200, me())

    do_PUT = do_PATCH = do_DELETE = do_POST


ap = argparse.ArgumentParser()
ap.add_argument("--port", type=int, required=True)
ThreadingHTTPServer(("127.0.0.1", ap.parse_args().port), H).serve_forever()
