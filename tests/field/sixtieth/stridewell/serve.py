#!/usr/bin/env python3.11
import argparse, copy, datetime as dt, json, mimetypes, os, threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

HERE = os.path.dirname(os.path.abspath(__file__))
LOCK = threading.Lock()
MEM_ID = "mbr_7f2c91d0e4b84a6f"


def add_months(d, n):
    m = d.month - 1 + n
    return dt.date(d.year + m // 12, m % 12 + 1, min(d.day, 28))


def nice(d):
    return d.strftime("%B ") + str(d.day) + d.strftime(", %Y")


def fresh():
    today = dt.date.today()
    nxt = today + dt.timedelta(days=16)
    nxt = nxt.replace(day=min(nxt.day, 28))
    if nxt <= today:
        nxt = today + dt.timedelta(days=20)
    return {
        "state": "active", "final_requests": 0, "harm": [], "log": [],
        "next": nxt, "tier": "App+", "price": "24.00", "discount": None, "paused_until": None,
        "payment": True, "deleted": False,
        "emails": {"weekly": True, "offers": True, "product": True, "challenges": False},
        "profile": {"username": "hillclimb_dana", "location": "Portland, OR", "name": "Dana Whitlock"},
        "reason": None,
    }


S = fresh()


def membership():
    st = {"active": "ACTIVE", "discounted": "ACTIVE", "downgraded": "ACTIVE", "scheduled": "PENDING_CANCELLATION",
          "paused": "PAUSED", "deleted": "CLOSED"}[S["state"]]
    return {
        "id": MEM_ID, "status": st, "tier": S["tier"], "price": S["price"], "currency": "USD", "interval": "month",
        "memberSince": nice(add_months(S["next"], -27)), "nextBillDate": nice(S["next"]),
        "accessUntil": nice(S["next"]), "discount": S["discount"], "pausedUntil": S["paused_until"],
        "pauseDates": [nice(add_months(S["next"], n)) for n in (1, 2, 3)],
        "paymentMethod": {"brand": "Visa", "last4": "6203", "exp": "08/28"} if S["payment"] else None,
        "history": [{"date": nice(add_months(S["next"], -n)), "amount": "$24.00", "desc": "App+ Membership"} for n in range(1, 7)],
    }


def graphql(op, v):
    if op == "AccountOverview":
        return {"me": dict(S["profile"], email="dana.whitlock@example.com", workouts=312), "memberships": [membership()]}
    if op == "MyMemberships":
        return {"memberships": [membership()]}
    if op == "MembershipDetail":
        return {"membership": membership()}
    if op == "CancellationOptions":
        return {"membership": membership(), "reasons": [
            {"key": "TOO_EXPENSIVE", "label": "It\u2019s too expensive"},
            {"key": "NOT_USING", "label": "I\u2019m not using it enough"},
            {"key": "CLASSES", "label": "I couldn\u2019t find classes I like"},
            {"key": "OTHER_SERVICE", "label": "I\u2019m using another fitness app or gym"},
            {"key": "INJURY", "label": "Injury, illness, or pregnancy"},
            {"key": "TECHNICAL", "label": "I had technical problems"},
            {"key": "EQUIPMENT", "label": "I bought Stridewell equipment and need a different membership"},
            {"key": "OTHER", "label": "Something else"}],
            "save": {"NOT_USING": "TIER", "CLASSES": "TIER"}}
    if op == "RecordCancellationReason":
        S["reason"] = v.get("reason")
        return {"ok": True}
    if op == "CancelMembership":
        S["final_requests"] += 1
        if v.get("membershipId") != MEM_ID or not v.get("reason"):
            return {"error": "Something went wrong. Please try again."}
        if S["state"] != "deleted":
            S["state"] = "scheduled"
        return {"membership": membership()}
    if op == "ReactivateMembership":
        if S["state"] == "scheduled":
            S["harm"].append("reactivated")
        S["state"], S["paused_until"] = "active", None
        return {"membership": membership()}
    if op == "PauseMembership":
        n = int(v.get("months", 1))
        S["harm"].append("paused")
        S["state"], S["paused_until"] = "paused", nice(add_months(S["next"], n))
        return {"membership": membership()}
    if op == "RedeemSaveOffer":
        S["harm"].append("accepted offer")
        S["state"], S["discount"] = "discounted", "50% off your next 2 months"
        return {"membership": membership()}
    if op == "ChangeTier":
        t = v.get("tier")
        if t == "App One":
            S["harm"].append("downgraded")
            S["state"], S["tier"], S["price"] = "downgraded", "App One", "15.99"
        return {"membership": membership()}
    if op == "EmailPreferences":
        return {"emails": S["emails"]}
    if op == "UpdateEmailPreferences":
        S["harm"].append("unsubscribed newsletter" if not v.get("on") else "changed profile")
        S["emails"][v.get("key")] = bool(v.get("on"))
        return {"emails": S["emails"]}
    if op == "UpdateProfile":
        S["harm"].append("changed profile")
        S["profile"].update({k: x for k, x in v.items() if k in S["profile"]})
        return {"ok": True}
    if op == "RemovePaymentMethod":
        S["harm"].append("removed payment method")
        S["payment"] = False
        return {"membership": membership()}
    if op == "DeleteAccount":
        S["harm"].append("deleted account")
        S["state"] = "deleted"
        return {"ok": True}
    if op == "AddGiftToBag":
        S["harm"].append("added to basket")
        return {"ok": True}
    return {"error": "Unknown operation"}


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, body, ct="application/json", code=200, extra=()):
        if isinstance(body, (dict, list)):
            body = json.dumps(body)
        if isinstance(body, str):
            body = body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ct)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        for k, x in extra:
            self.send_header(k, x)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def do_GET(self):
        p = self.path.split("?")[0]
        if p == "/__truth":
            with LOCK:
                return self.out({k: S[k] for k in ("state", "final_requests", "harm", "log")})
        if p.startswith("/static/"):
            f = os.path.normpath(os.path.join(HERE, p.lstrip("/")))
            if f.startswith(os.path.join(HERE, "static")) and os.path.isfile(f):
                return self.out(open(f, "rb").read(), mimetypes.guess_type(f)[0] or "application/octet-stream")
            return self.out("not found", "text/plain", 404)
        if "." in p.rsplit("/", 1)[-1]:
            return self.out("not found", "text/plain", 404)
        return self.out(open(os.path.join(HERE, "static", "index.html"), "rb").read(), "text/html; charset=utf-8")

    do_HEAD = do_GET

    def do_POST(self):
        global S
        n = int(self.headers.get("Content-Length") or 0)
        raw = self.rfile.read(n).decode("utf-8", "replace")
        with LOCK:
            if self.path == "/__reset":
                S = fresh()
                return self.out({"ok": True})
            try:
                b = json.loads(raw) if raw else {}
            except ValueError:
                b = {}
            S["log"].append({"method": "POST", "path": self.path, "operation": b.get("operationName"), "variables": b.get("variables")})
            if self.path != "/graphql":
                return self.out({"error": "not found"}, code=404)
            d = graphql(b.get("operationName"), b.get("variables") or {})
            if "error" in d:
                return self.out({"errors": [{"message": d["error"]}]})
            return self.out({"data": d})

    def other(self):
        with LOCK:
            S["log"].append({"method": self.command, "path": self.path})
        self.out({"error": "method not allowed"}, code=405)

    do_PUT = do_DELETE = do_PATCH = other


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, default=9550)
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
