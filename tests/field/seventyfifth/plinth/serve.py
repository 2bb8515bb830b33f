#!/usr/bin/env python3
"""Plinth Gyms members' area: static shell + JSON API."""
import argparse
import datetime as dt
import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import urlsplit

HERE = Path(__file__).resolve().parent
LOCK = threading.RLock()
S = {}
REASONS = {"COST", "NOT_USING", "MOVING", "INJURY", "OTHER_GYM", "BUSY", "EQUIPMENT", "OTHER"}
SHELL = """<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Members' area | Plinth Gyms</title><link rel="stylesheet" href="/assets/index-B7kq2.css"></head><body class="chakra-ui-light">
<noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div><script type="module" src="/assets/index-D90fe.js"></script></body></html>"""


def reset():
    with LOCK:
        S.clear()
        S.update(state="active", final_requests=0, harm=[], log=[], plan="Core", price=23.99, gym="Leeds Kirkstall", frozen=None, addon=True,
                 first="Callum", last="Whitehouse", mobile="07700 900614", emails=True, sms=False, booked=[], bank="•••• 3382")


def uk(d, wd=False):
    return (d.strftime("%A ") if wd else "") + f"{d.day} {d.strftime('%B %Y')}"


def view():
    nxt = dt.date.today() + dt.timedelta(days=15)
    end = nxt - dt.timedelta(days=1)
    st = {"scheduled": "PENDING_CANCEL", "paused": "FROZEN"}.get(S["state"], "ACTIVE")
    return dict(status=st, plan=S["plan"], price=f"{S['price']:.2f}", gym=S["gym"], nextPayment=uk(nxt), endDate=uk(end, True), lastPayment=uk(nxt - dt.timedelta(days=30)),
                frozenMonths=S["frozen"], addon=S["addon"] and st != "PENDING_CANCEL", addonEnds=S["addon"] and st == "PENDING_CANCEL", first=S["first"], last=S["last"],
                mobile=S["mobile"], emails=S["emails"], sms=S["sms"], booked=S["booked"], bank=S["bank"], memberNo="PG-5093-1187")


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, body, ctype="text/html", code=200):
        data = body.encode("utf-8")
        self.send_response(code)
        self.send_header("Content-Type", ctype + "; charset=utf-8")
        self.send_header("Content-Length", str(len(data)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(data)

    def js(self, obj, code=200):
        self.out(json.dumps(obj, ensure_ascii=False), "application/json", code)

    def do_GET(self):
        p = urlsplit(self.path).path
        with LOCK:
            if p == "/__truth":
                return self.js({k: S[k] for k in ("state", "final_requests", "harm", "log")})
            if p == "/api/v2/member":
                return self.js(view())
            if p.startswith("/api/"):
                return self.js({"error": "not_found"}, 404)
            if p.startswith("/assets/"):
                if p.endswith(".css"):
                    return self.out((HERE / "app.css").read_text(encoding="utf-8"), "text/css")
                return self.out((HERE / "app.js").read_text(encoding="utf-8"), "text/javascript")
            if p == "/favicon.ico":
                return self.out("", code=404)
            self.out(SHELL)

    def do_POST(self):
        p = urlsplit(self.path).path
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        with LOCK:
            if p == "/__reset":
                reset()
                return self.js({})
            try:
                f = json.loads(raw or "{}")
            except ValueError:
                f = None
            S["log"].append({"path": p, "body": f})
            if not isinstance(f, dict):
                return self.js({"error": "bad_request"}, 400)
            harm = S["harm"].append
            if p == "/api/v2/events":
                return self.js({})
            if p == "/api/v2/membership/cancel":
                S["final_requests"] += 1
                if S["state"] == "scheduled":
                    return self.js({"error": "already_cancelled"}, 409)
                if f.get("reason") not in REASONS:
                    return self.js({"error": "reason_required"}, 422)
                S["state"] = "scheduled"
            elif p == "/api/v2/membership/cancel/withdraw":
                harm("reactivated membership")
                S["state"] = "active"
            elif p == "/api/v2/membership/freeze":
                harm("paused")
                S.update(state="paused", frozen=int(f.get("months") or 1))
            elif p == "/api/v2/membership/unfreeze":
                harm("unfroze")
                S.update(state="active", frozen=None)
            elif p == "/api/v2/membership/change":
                plan = f.get("plan")
                if plan == "Plus":
                    harm("upgraded")
                    S.update(state="upgraded", plan="Plus", price=29.99)
                elif plan == "Off-Peak":
                    harm("downgraded")
                    S.update(state="downgraded", plan="Off-Peak", price=17.99)
                else:
                    return self.js({"error": "bad_plan"}, 422)
            elif p == "/api/v2/membership/gym":
                harm("changed home gym")
                S["gym"] = str(f.get("gym"))
            elif p == "/api/v2/addons/remove":
                harm("cancelled another subscription")
                S["addon"] = False
            elif p == "/api/v2/bank":
                harm("changed payment method")
                S["bank"] = "•••• " + str(f.get("account", ""))[-4:]
            elif p == "/api/v2/profile":
                harm("changed profile")
                S["mobile"] = str(f.get("mobile", ""))
            elif p == "/api/v2/preferences":
                harm("changed email preferences")
                S.update(emails=bool(f.get("emails")), sms=bool(f.get("sms")))
            elif p == "/api/v2/classes/book":
                harm("booked class")
                S["booked"].append(f.get("id"))
            elif p == "/api/v2/daypass":
                harm("bought")
                S["state"] = "bought"
            else:
                return self.js({"error": "not_found"}, 404)
            self.js(view())


if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, required=True)
    reset()
    ThreadingHTTPServer.handle_error = lambda *a: None
    ThreadingHTTPServer(("127.0.0.1", ap.parse_args().port), H).serve_forever()
