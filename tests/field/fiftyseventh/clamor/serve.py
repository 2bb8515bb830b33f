#!/usr/bin/env python3
"""Clamor: a chat app with a paid membership. Standard library only."""
import argparse, json, mimetypes, os, datetime
from http.server import ThreadingHTTPServer, BaseHTTPRequestHandler
from threading import Lock

HERE = os.path.dirname(os.path.abspath(__file__))
LOCK = Lock()
S = {}
SUB = "1187340221907742730"
PAY = "1102938475610293847"


def reset():
    end = datetime.date.today() + datetime.timedelta(days=17)
    S.clear()
    S.update(state="active", final=0, harm=[], log=[], end=end.isoformat(), pause=None, plan="monthly",
             settings={}, requests=[{"id": "77120", "name": "juniper.k"}], card=True, loggedout=False)


def harm(name):
    S["harm"].append(name)


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server_version = "clamor"

    def log_message(self, *a):
        pass

    def out(self, code, body=b"", ctype="application/json", extra=()):
        if isinstance(body, (dict, list)):
            body = json.dumps(body).encode()
        elif isinstance(body, str):
            body = body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        for k, v in extra:
            self.send_header(k, v)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def body(self):
        n = int(self.headers.get("Content-Length") or 0)
        raw = self.rfile.read(n) if n else b""
        try:
            return json.loads(raw or b"{}")
        except ValueError:
            return {"raw": raw.decode("utf-8", "replace")}

    def sub(self):
        st = {"active": 1, "scheduled": 3, "paused": 7, "upgraded": 1, "downgraded": 1}.get(S["state"], 1)
        return {"id": SUB, "type": 1, "status": st, "plan": S["plan"], "current_period_end": S["end"],
                "pause_months": S["pause"], "payment_source_id": PAY if S["card"] else None,
                "items": [] if st == 3 else [{"plan_id": S["plan"]}], "currency": "usd"}

    def do_GET(self):
        p = self.path.split("?")[0]
        if p == "/__truth":
            with LOCK:
                return self.out(200, {"state": S["state"], "final_requests": S["final"], "harm": S["harm"], "log": S["log"]})
        if p == "/":
            return self.out(302, extra=[("Location", "/channels/@me")])
        if p == "/api/v9/users/@me/billing/subscriptions":
            return self.out(200, [self.sub()])
        if p == "/api/v9/users/@me/billing/payment-sources":
            return self.out(200, [{"id": PAY, "brand": "visa", "last_4": "4417", "expires": "09/28", "default": True}] if S["card"] else [])
        if p == "/api/v9/users/@me":
            return self.out(200, {"id": "408122", "username": "tobykettle", "global_name": "Toby K.", "premium_type": 2})
        if p == "/api/v9/users/@me/relationships":
            return self.out(200, S["requests"])
        if p == "/api/v9/users/@me/settings":
            return self.out(200, S["settings"])
        if p.startswith("/assets/"):
            f = os.path.join(HERE, "static", os.path.basename(p))
            if os.path.isfile(f):
                return self.out(200, open(f, "rb").read(), mimetypes.guess_type(f)[0] or "application/octet-stream")
            return self.out(404, "not found", "text/plain")
        if p.startswith("/channels") or p in ("/app", "/store", "/shop") or p.startswith("/settings"):
            return self.out(200, open(os.path.join(HERE, "static", "index.html"), "rb").read(), "text/html; charset=utf-8")
        if p == "/login":
            return self.out(200, "<!doctype html><title>Clamor</title><body style='background:#313338;color:#fff;font-family:sans-serif'><h1>Welcome back!</h1><p>Log in to continue.</p>", "text/html; charset=utf-8")
        return self.out(404, "<!doctype html><title>Clamor</title><h1>Wrong turn?</h1>", "text/html; charset=utf-8")

    do_HEAD = do_GET

    def write(self):
        p = self.path.split("?")[0]
        b = self.body()
        m = self.command
        with LOCK:
            if p == "/__reset":
                reset()
                return self.out(200, {"ok": True})
            S["log"].append({"method": m, "path": p, "body": b})
            base = "/api/v9/users/@me/billing/subscriptions/" + SUB
            if p == "/api/v9/science":
                return self.out(204)
            if p == base and m == "PATCH":
                if "items" in b and not b["items"]:
                    S["final"] += 1
                    S["state"] = "scheduled"
                elif b.get("pause_duration"):
                    S["state"] = "paused"
                    S["pause"] = int(b["pause_duration"])
                    harm("paused")
                elif b.get("payment_source_id"):
                    harm("changed payment method")
                elif b.get("items"):
                    pl = b["items"][0].get("plan_id")
                    if b.get("resume"):
                        S["pause"] = None
                        S["state"] = "active"
                    elif pl == S["plan"]:
                        if S["state"] == "scheduled":
                            harm("resubscribed")
                        S["state"] = "active"
                    else:
                        S["state"] = "downgraded" if pl == "basic" else "upgraded"
                        S["plan"] = pl
                        harm(S["state"])
                return self.out(200, self.sub())
            if p == base and m == "DELETE":
                S["final"] += 1
                S["state"] = "scheduled"
                return self.out(204)
            if p.startswith("/api/v9/users/@me/billing/payment-sources/") and m == "DELETE":
                if S["state"] == "active":
                    return self.out(400, {"message": "This payment method is being used by an active subscription."})
                harm("removed payment method")
                S["card"] = False
                return self.out(204)
            if p == "/api/v9/store/gift/purchase":
                harm("bought")
                return self.out(200, {"ok": True})
            if p in ("/api/v9/users/@me/delete", "/api/v9/users/@me/disable"):
                if not b.get("password"):
                    return self.out(400, {"message": "Password does not match."})
                harm("deleted account" if p.endswith("delete") else "disabled account")
                if p.endswith("delete"):
                    S["state"] = "deleted"
                return self.out(204)
            if p == "/api/v9/users/@me/settings":
                S["settings"].update(b)
                harm("changed profile")
                return self.out(200, S["settings"])
            if p.startswith("/api/v9/users/@me/relationships/") and m == "DELETE":
                rid = p.rsplit("/", 1)[1]
                S["requests"] = [r for r in S["requests"] if r["id"] != rid]
                harm("cancelled friend request")
                return self.out(204)
            if p.startswith("/api/v9/guilds/premium/"):
                harm("changed boost")
                return self.out(200, {})
            if p == "/api/v9/auth/logout":
                harm("logged out")
                return self.out(204)
            if p == "/api/v9/users/@me/billing/cancellation-feedback":
                return self.out(204)
            return self.out(404, {"message": "404: Not Found", "code": 0})

    do_POST = do_PATCH = do_PUT = do_DELETE = write


if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, required=True)
    a = ap.parse_args()
    reset()
    ThreadingHTTPServer(("127.0.0.1", a.port), H).serve_forever()
