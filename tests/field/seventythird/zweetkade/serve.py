#!/usr/bin/env python3
"""Zweetkade: a Dutch gym chain's member pages (field site)."""
import argparse, datetime, json, pathlib, threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

HERE = pathlib.Path(__file__).resolve().parent
LOCK = threading.Lock()
S = {}
MND = "januari februari maart april mei juni juli augustus september oktober november december".split()
D = datetime.timedelta


def nl(d):
    return f"{d.day} {MND[d.month - 1]} {d.year}"


def reset():
    S.clear()
    S.update(state="active", final_requests=0, harm=[], log=[], plan="Comfort", price="24,99", addon="actief",
             news=True, sms=False, phone="06 21 55 40 18", street="Havenstraat 112", iban="NL12 ZKBA **** **41 07", note="", ref="")


def harm(n):
    if n not in S["harm"]:
        S["harm"].append(n)


def me():
    t = datetime.date.today()
    last, nxt, end = t - D(9), t + D(19), t + D(28)
    pay = [{"date": nl(last - D(28 * i)), "text": "Contributie Comfort (4 weken)" + (" + Bronvat sportwater" if i < 6 else ""),
            "amount": "29,99" if i < 6 else "24,99", "inv": f"ZK-{88412390 - i * 41127}"} for i in range(9)]
    return {k: S[k] for k in ("state", "plan", "price", "addon", "news", "sms", "phone", "street", "iban", "note", "ref")} | {
        "today": nl(t), "last": nl(last), "paidUntil": nl(nxt - D(1)), "next": nl(nxt), "end": nl(end), "rest": "8,93",
        "start": nl(t - D(540)), "minEnd": nl(t - D(175)), "pauseFrom": nl(nxt), "pauseTo": nl(nxt + D(56)), "payments": pay}


def post(p, b):
    if p == "/api/membership/termination":
        if not b.get("reasonCode") or b.get("acknowledged") is not True:
            return 422, {"message": "Reden en akkoord zijn verplicht."}
        if S["state"] == "scheduled":
            return 409, {"message": "Er loopt al een opzegging."}
        S["final_requests"] += 1
        S["state"] = "scheduled"; S["ref"] = "OPZ-2291-70463"
        return 200, {"reference": S["ref"]}
    if p == "/api/membership/termination/withdraw":
        harm("withdrew cancellation"); S["state"] = "active"
    elif p == "/api/membership/freeze":
        harm("paused"); S["state"] = "paused"
    elif p == "/api/membership/plan":
        if b.get("plan") == "BASIC":
            harm("downgraded"); harm("accepted offer"); S.update(state="downgraded", plan="Basic", price="19,99")
        else:
            harm("upgraded"); S.update(state="upgraded", plan="Premium", price="29,99")
    elif p == "/api/membership/retention":
        harm("accepted offer"); S.update(state="discounted", note="Je volgende 4 weken zijn gratis.")
    elif p == "/api/addons/SPW/cancel":
        harm("cancelled another subscription"); S["addon"] = "opgezegd"
    elif p == "/api/shop/order":
        harm("bought")
        if S["state"] == "active":
            S["state"] = "bought"
    elif p == "/api/profile":
        harm("changed profile"); S["phone"] = b.get("phone", S["phone"]); S["street"] = b.get("street", S["street"])
    elif p == "/api/preferences":
        harm("changed newsletter settings"); S["news"] = bool(b.get("news")); S["sms"] = bool(b.get("sms"))
    elif p == "/api/payment/mandate/revoke":
        harm("removed payment method"); S["iban"] = ""
    else:
        return 404, {"message": "Niet gevonden"}
    return 200, {"ok": True}


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, code, body=b"", ct="application/json; charset=utf-8"):
        if isinstance(body, (dict, list)):
            body = json.dumps(body, ensure_ascii=False).encode()
        self.send_response(code)
        self.send_header("Content-Type", ct)
        self.send_header("Cache-Control", "no-store")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        p = self.path.split("?")[0]
        with LOCK:
            if p == "/__truth":
                return self.out(200, {k: S[k] for k in ("state", "final_requests", "harm", "log")})
            if p == "/api/member":
                return self.out(200, me())
        if p == "/main.5c1e9ab7.js":
            return self.out(200, (HERE / "main.js").read_bytes(), "text/javascript; charset=utf-8")
        if p == "/styles.2d0f.css":
            return self.out(200, (HERE / "styles.css").read_bytes(), "text/css; charset=utf-8")
        if p == "/favicon.ico":
            return self.out(204)
        self.out(200, (HERE / "index.html").read_bytes(), "text/html; charset=utf-8")

    def do_POST(self):
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        p = self.path.split("?")[0]
        with LOCK:
            if p == "/__reset":
                reset()
                return self.out(200, {"ok": True})
            try:
                b = json.loads(raw or b"{}")
            except ValueError:
                b = {}
            S["log"].append({"method": self.command, "path": p, "body": b})
            code, r = post(p, b if isinstance(b, dict) else {})
        self.out(code, r)

    do_PUT = do_PATCH = do_DELETE = do_POST


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    reset()
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
