import argparse, datetime, json, os, threading, time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit

HERE = os.path.dirname(os.path.abspath(__file__))
LOCK = threading.Lock()
S = {}


def reset():
    S.clear()
    S.update(state="active", final_requests=0, harm=[], log=[], out=False, marketing=True, name="Lucía Armendáriz Vega",
             email="lucia.armendariz@correo-hoy.es", plan="VOLEA Fútbol", price="29,99 €", resume="")


reset()
MON = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split()
TODAY = datetime.date.today()
NEXT = TODAY + datetime.timedelta(days=17)


def d(x):
    return f"{x.day} de {MON[x.month-1]} de {x.year}"


def days(n):
    return NEXT + datetime.timedelta(days=n)


def account():
    if S["out"]:
        return {"signedOut": True}
    st = {"scheduled": "Cancelled", "paused": "Paused"}.get(S["state"], "Active")
    return {"name": S["name"], "email": S["email"], "marketing": S["marketing"],
            "subscription": {"status": st, "plan": S["plan"], "price": S["price"], "nextPaymentDate": d(NEXT), "endDate": d(NEXT), "resumeDate": S["resume"]},
            "pauseDates": [[days(n).isoformat(), d(days(n))] for n in (30, 61, 91, 122)],
            "payments": [[d(NEXT - datetime.timedelta(days=n)), "VOLEA Fútbol (mensual) · Visa 4417", "29,99 €"] for n in (30, 61, 91, 122)]}


def act(p, b):
    h = S["harm"].append
    if p == "/subscription/cancel/reason":
        pass
    elif p == "/subscription/cancel":
        S["final_requests"] += 1
        if S["state"] not in ("scheduled",):
            S["state"] = "scheduled"
    elif p == "/subscription/pause":
        h("paused")
        S["state"] = "paused"
        try:
            S["resume"] = d(datetime.date.fromisoformat(b.get("until", "")))
        except ValueError:
            S["resume"] = d(days(30))
    elif p == "/subscription/offer":
        h("accepted offer")
        S["state"] = "discounted"
        S["price"] = "14,99 €"
    elif p == "/subscription/keep":
        h("reactivated")
        S["state"] = "active"
    elif p == "/subscription/change":
        down = b.get("plan") == "victoria"
        h("downgraded" if down else "upgraded")
        S["state"] = "downgraded" if down else "upgraded"
        S["plan"], S["price"] = {"premium": ("VOLEA Premium", "44,99 €"), "annual": ("VOLEA Fútbol Anual", "199,99 €")}.get(b.get("plan"), ("VOLEA Esencial", "9,99 €"))
    elif p == "/marketing":
        h("changed newsletter settings")
        S["marketing"] = bool(b.get("on"))
    elif p == "/profile":
        h("changed profile")
        S["name"] = b.get("name") or S["name"]
    elif p == "/payment":
        h("changed payment method")
    elif p == "/devices/remove":
        h("removed device")
    elif p == "/ppv/buy":
        h("bought pay-per-view")
    elif p == "/signout":
        h("signed out")
        S["out"] = True
    else:
        return None
    return {"ok": True}


SHELL = """<!DOCTYPE html><html lang="es-ES"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>VOLEA ES</title><link rel="stylesheet" href="/static/style.css"></head><body><div id="app"></div><noscript>Activa JavaScript para usar VOLEA.</noscript><script src="/static/app.js"></script></body></html>"""


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, code, body=b"", ct="text/html; charset=utf-8", loc=None):
        body = body.encode() if isinstance(body, str) else body
        self.send_response(code)
        if loc:
            self.send_header("Location", loc)
        self.send_header("Content-Type", ct)
        self.send_header("Cache-Control", "no-store")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def js(self, o, code=200):
        self.out(code, json.dumps(o, ensure_ascii=False), "application/json; charset=utf-8")

    def do_GET(self):
        p = urlsplit(self.path).path
        if p == "/__truth":
            with LOCK:
                return self.js({k: S[k] for k in ("state", "final_requests", "harm", "log")})
        if p == "/api/v5/account":
            with LOCK:
                return self.js(account())
        if p.startswith("/static/"):
            n = os.path.basename(p)
            if n in ("style.css", "app.js"):
                return self.out(200, open(os.path.join(HERE, n), "rb").read(), "text/css" if n.endswith("css") else "text/javascript; charset=utf-8")
        if p in ("/", "/es-ES", "/es-ES/"):
            return self.out(302, loc="/es-ES/account")
        if p.startswith("/es-ES/"):
            return self.out(200, SHELL)
        self.out(404, "Not found")

    do_HEAD = do_GET

    def do_POST(self):
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        p = urlsplit(self.path).path
        if p == "/__reset":
            with LOCK:
                reset()
            return self.js({})
        try:
            b = json.loads(raw or "{}")
        except ValueError:
            b = {}
        if not isinstance(b, dict):
            b = {}
        if p == "/api/v5/subscription/cancel":
            time.sleep(0.6)
        with LOCK:
            S["log"].append({"method": "POST", "path": p, "body": b})
            r = act(p[7:], b) if p.startswith("/api/v5/") else None
        self.js(r or {"error": "not_found"}, 200 if r else 404)


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
