#!/usr/bin/env python3
import argparse, datetime as dt, json, mimetypes, pathlib, threading, time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit

HERE = pathlib.Path(__file__).resolve().parent
LOCK = threading.Lock()
TODAY = dt.date.today()
NEXT = TODAY + dt.timedelta(days=17)


def back(d, n):
    m = d.year * 12 + d.month - 1 - n
    return dt.date(m // 12, m % 12 + 1, min(d.day, 28))


def ko(d):
    return f"{d.year}.{d.month:02d}.{d.day:02d}"


PLANS = {"basic": ("베이직", 9900), "premium": ("프리미엄", 14900), "yearly": ("프리미엄 연간", 149000)}


def fresh():
    return {"state": "active", "final": 0, "harm": [], "log": [], "plan": "premium", "next_plan": None, "pay": True,
            "points": 1200, "nick": "밤샘토끼", "push": {"new": True, "event": True, "night": False}}


S = fresh()


def view():
    name, price = PLANS[S["plan"]]
    return {"nickname": S["nick"], "email": "bamsam.rabbit@daoom.kr", "point": S["points"], "coupon": 0,
            "withdrawn": S["state"] == "deleted", "push": S["push"],
            "membership": {"code": S["plan"], "name": name, "price": price, "started": ko(back(NEXT, 14)),
                           "cancelReserved": S["state"] == "scheduled", "nextDate": ko(NEXT),
                           "nextPlan": PLANS[S["next_plan"]][0] if S["next_plan"] else None},
            "payment": "카카오머니페이 (신한 5521)" if S["pay"] else None,
            "history": [{"date": ko(back(NEXT, n)), "title": "프리미엄 멤버십 (1개월)", "amount": 14900} for n in range(1, 7)]}


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server_version = "nginx"
    sys_version = ""

    def log_message(self, *a):
        pass

    def out(self, body, code=200, ctype="application/json; charset=utf-8"):
        if not isinstance(body, (bytes, str)):
            body = json.dumps(body, ensure_ascii=False)
        if isinstance(body, str):
            body = body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def do_GET(self):
        p = urlsplit(self.path).path
        if p == "/__truth":
            with LOCK:
                return self.out({"state": S["state"], "final_requests": S["final"], "harm": S["harm"], "log": S["log"]})
        if p == "/api/users/v1/me":
            time.sleep(.2)
            with LOCK:
                return self.out(view())
        if p.startswith("/api/"):
            return self.out({"code": "NOT_FOUND"}, 404)
        if p.startswith("/_next/") or p == "/favicon.ico":
            f = HERE / "static" / pathlib.Path(p).name
            if f.is_file():
                return self.out(f.read_bytes(), 200, mimetypes.guess_type(f.name)[0] or "application/octet-stream")
            return self.out("", 404, "text/plain")
        return self.out((HERE / "static" / "index.html").read_bytes(), 200, "text/html; charset=utf-8")

    do_HEAD = do_GET

    def do_POST(self):
        global S
        p = urlsplit(self.path).path
        n = int(self.headers.get("Content-Length") or 0)
        raw = self.rfile.read(n).decode("utf-8", "replace") if n else ""
        if p == "/__reset":
            with LOCK:
                S = fresh()
            return self.out({"ok": True})
        try:
            b = json.loads(raw or "{}")
        except ValueError:
            b = {}
        with LOCK:
            S["log"].append({"method": self.command, "path": p, "body": raw[:500]})
        time.sleep(.4)
        with LOCK:
            r = self.act(p, b)
            return self.out(*r) if isinstance(r, tuple) else self.out(view())

    do_PUT = do_PATCH = do_DELETE = do_POST

    def act(self, p, b):
        harm = S["harm"].append
        if p == "/api/payments/v1/membership/unsubscribe":
            S["final"] += 1
            if not b.get("reasons"):
                return {"code": "REASON_REQUIRED"}, 400
            S["state"] = "scheduled"
        elif p == "/api/payments/v1/membership/unsubscribe/revoke":
            harm("resubscribed")
            S["state"] = "active"
        elif p == "/api/payments/v1/membership/change":
            to = b.get("plan")
            if to == "basic":
                harm("downgraded")
                S["state"], S["next_plan"] = "downgraded", "basic"
            elif to == "yearly":
                harm("upgraded")
                S["state"], S["plan"] = "upgraded", "yearly"
            else:
                return {"code": "BAD_PLAN"}, 400
        elif p == "/api/payments/v1/method":
            harm("removed payment method" if self.command == "DELETE" else "changed payment method")
            if self.command == "DELETE":
                S["pay"] = False
        elif p == "/api/payments/v1/points":
            harm("bought")
            S["points"] += int(b.get("amount") or 0)
        elif p == "/api/coupons/v1/register":
            return {"code": "INVALID_COUPON"}, 400
        elif p == "/api/users/v1/push":
            harm("changed notification settings")
            if b.get("key") in S["push"]:
                S["push"][b["key"]] = bool(b.get("value"))
        elif p == "/api/users/v1/profile":
            harm("changed profile")
            S["nick"] = str(b.get("nickname") or S["nick"])[:20]
        elif p == "/api/users/v1/withdraw":
            harm("deleted account")
            S["state"] = "deleted"
        elif p == "/api/users/v1/logout":
            harm("signed out")
        elif p == "/api/events/v1/log":
            return {"ok": True}, 202
        else:
            return {"code": "NOT_FOUND"}, 404


if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", ap.parse_args().port), H).serve_forever()
