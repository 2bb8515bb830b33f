#!/usr/bin/env python3
"""누비온 플러스 멤버십: single page app with a JSON API."""
import argparse, datetime as dt, json, os, threading, time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlparse

HERE = os.path.dirname(os.path.abspath(__file__))
LOCK = threading.RLock()
S = {}


def k(d):
    return "%d.%02d.%02d." % (d.year, d.month, d.day)


def reset():
    t = dt.date.today()
    S.clear()
    S.update(state="active", final_requests=0, harm=[], log=[], start=t - dt.timedelta(days=13), end=t + dt.timedelta(days=16),
             period="월간", discount=False, content="무비온 스탠다드", marketing=True, card="누비온페이 (신한 5521)", ended=None, withdrawn=False, cart=2)


def harm(x):
    S["harm"].append(x)


def me():
    st = {"scheduled": "RESERVED", "cancelled": "TERMINATED", "deleted": "TERMINATED"}.get(S["state"], "USING")
    return {"nickname": "하늘빛고래", "maskedId": "sky****", "cartCount": S["cart"], "withdrawn": S["withdrawn"], "marketing": S["marketing"],
            "membership": {"status": st, "period": S["period"], "price": 46800 if S["period"] == "연간" else 2450 if S["discount"] else 4900,
                           "discount": S["discount"], "start": k(S["start"]), "end": k(S["end"]), "pay": S["card"], "content": S["content"],
                           "points": 8420, "total": 143260, "coupon": 3, "ended": S["ended"]}}


def post(p, b):
    m = "/api/membership"
    live = S["state"] not in ("cancelled", "deleted")
    if p == "/api/log":
        return 200, {}
    if p == m + "/terminate":
        S["final_requests"] += 1
        if not live or S["state"] == "scheduled":
            return 409, {"code": "ALREADY", "message": "이미 해지 신청된 멤버십입니다."}
        if not b.get("reasons") or not b.get("agree"):
            return 400, {"code": "INVALID", "message": "필수 항목을 확인해 주세요."}
        if b.get("type") == "IMMEDIATE":
            S["state"] = "cancelled"; S["ended"] = k(dt.date.today()); harm("forfeited_paid_period")
        else:
            S["state"] = "scheduled"
        return 200, me()
    if p == m + "/terminate/undo" and S["state"] == "scheduled":
        S["state"] = "active"; harm("reactivated")
        return 200, me()
    if p == m + "/keep-benefit" and live:
        S.update(state="discounted", discount=True); harm("accepted_offer")
        return 200, me()
    if p == m + "/annual" and live:
        S.update(state="upgraded", period="연간", end=dt.date.today() + dt.timedelta(days=365)); harm("upgraded")
        return 200, me()
    if p == m + "/content" and live:
        if b.get("content") and b["content"] != S["content"]:
            S["content"] = b["content"]; harm("changed_content_pass")
        return 200, me()
    if p == m + "/join" and not live:
        S.update(state="bought", ended=None, start=dt.date.today(), end=dt.date.today() + dt.timedelta(days=30)); harm("bought")
        return 200, me()
    if p == m + "/marketing":
        if bool(b.get("on")) != S["marketing"]:
            S["marketing"] = bool(b.get("on")); harm("changed_marketing_consent")
        return 200, me()
    if p == "/api/cart":
        S["cart"] += 1
        harm("changed_cart")
        return 200, me()
    if p == "/api/account/withdraw":
        S.update(withdrawn=True, state="deleted", ended=k(dt.date.today())); harm("deleted_account")
        return 200, me()
    return 404, {"code": "NOT_FOUND", "message": "요청을 처리할 수 없습니다."}


SHELL = """<!DOCTYPE html>
<html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><title>누비온</title>
<link rel="stylesheet" href="/assets/index-Bq81xk.css"><script type="module" src="/assets/index-D4mz0p.js"></script></head><body><div id="app"></div></body></html>"""


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, code, body="", ctype="application/json"):
        b = (json.dumps(body, ensure_ascii=False) if isinstance(body, dict) else body).encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype + "; charset=utf-8")
        self.send_header("Cache-Control", "no-store")
        self.send_header("Content-Length", str(len(b)))
        try:
            self.end_headers()
            self.wfile.write(b)
        except (BrokenPipeError, ConnectionResetError):
            self.close_connection = True

    def do_GET(self):
        p = urlparse(self.path).path
        if p == "/__truth":
            with LOCK:
                return self.out(200, {x: S[x] for x in ("state", "final_requests", "harm", "log")})
        if p == "/api/me":
            time.sleep(0.3)
            with LOCK:
                return self.out(200, me())
        if p.startswith("/assets/"):
            f = {"/assets/index-D4mz0p.js": ("app.js", "text/javascript"), "/assets/index-Bq81xk.css": ("app.css", "text/css")}.get(p)
            return self.out(200, open(os.path.join(HERE, f[0]), encoding="utf-8").read(), f[1]) if f else self.out(404, "", "text/plain")
        if p.startswith("/api/"):
            return self.out(404, {"code": "NOT_FOUND"})
        if p == "/favicon.ico":
            return self.out(204, "", "image/x-icon")
        self.out(200, SHELL, "text/html")

    def any(self):
        n = int(self.headers.get("Content-Length") or 0)
        raw = self.rfile.read(n).decode("utf-8", "replace")
        p = urlparse(self.path).path
        if p == "/__reset":
            with LOCK:
                reset()
            return self.out(200, {"ok": True})
        try:
            b = json.loads(raw or "{}")
        except ValueError:
            b = {}
        b = b if isinstance(b, dict) else {}
        time.sleep(0.4)
        with LOCK:
            S["log"].append({"method": self.command, "path": p, "body": b})
            code, o = post(p, b)
        self.out(code, o)

    do_POST = do_PUT = do_PATCH = do_DELETE = any


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    reset()
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
