#!/usr/bin/env python3
import argparse, json, os, datetime, mimetypes, threading
from urllib.parse import urlsplit
from http.server import ThreadingHTTPServer, BaseHTTPRequestHandler
HERE = os.path.dirname(os.path.abspath(__file__)); LOCK = threading.Lock()
DIAS = ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"]
MES = ["enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre", "noviembre", "diciembre"]
def d(x): return "%s, %d de %s" % (DIAS[x.weekday()], x.day, MES[x.month - 1])
def fresh():
    t = datetime.date.today(); n = t + datetime.timedelta(days=8)
    while n.weekday() != 3: n += datetime.timedelta(days=1)
    return {"state": "active", "final_requests": 0, "harm": [], "log": [], "next": n, "skipped": [], "plan": {"people": 2, "meals": 4, "price": "51,99 €"}, "mail": True, "discount": "", "survey": {}, "name": "Lucía Ferrer", "cancelledOn": ""}
S = fresh()
def data():
    w = []
    for i in range(5):
        x = S["next"] + datetime.timedelta(days=7 * i); w.append({"id": "%d-W%02d" % x.isocalendar()[:2], "date": d(x), "cutoff": d(x - datetime.timedelta(days=5)), "skipped": i in S["skipped"]})
    past = [{"date": d(S["next"] - datetime.timedelta(days=7 * (i + 2))), "no": "ES%d" % (20418827 - i * 1311), "total": "55,98 €"} for i in range(4)]
    return {"customer": {"name": S["name"], "first": S["name"].split(" ")[0], "email": "lucia.ferrer@correo.example"}, "subscription": {"id": 8841203, "status": {"cancelled": "canceled", "deleted": "deleted", "paused": "paused"}.get(S["state"], "active"), "plan": S["plan"], "discount": S["discount"], "canceledOn": S["cancelledOn"]}, "weeks": w, "past": past, "mail": S["mail"]}
class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    def log_message(self, *a): pass
    def out(self, code, body, ct="application/json; charset=utf-8", hdr=()):
        if not isinstance(body, (bytes, str)): body = json.dumps(body, ensure_ascii=False)
        if isinstance(body, str): body = body.encode()
        self.send_response(code); self.send_header("Content-Type", ct); self.send_header("Content-Length", str(len(body))); self.send_header("Cache-Control", "no-store")
        for k, v in hdr: self.send_header(k, v)
        self.end_headers(); self.wfile.write(body)
    def do_GET(self):
        p = urlsplit(self.path).path
        with LOCK:
            if p == "/__truth": return self.out(200, {k: S[k] for k in ("state", "final_requests", "harm", "log")})
            if p.startswith("/static/"):
                f = os.path.normpath(os.path.join(HERE, p[1:]))
                if f.startswith(os.path.join(HERE, "static")) and os.path.isfile(f): return self.out(200, open(f, "rb").read(), mimetypes.guess_type(f)[0] or "application/octet-stream")
                return self.out(404, "no", "text/plain")
            if p == "/favicon.ico": return self.out(204, b"")
            if p == "/gw/api/customers/me/account": return self.out(200, data())
            if p == "/": return self.out(307, "", hdr=[("Location", "/my-account/deliveries/menu")])
            t = open(os.path.join(HERE, "index.html"), encoding="utf-8").read()
            return self.out(200, t.replace("__DATA__", json.dumps({"props": {"pageProps": data()}, "page": p, "buildId": "k2Yx0aVq"}, ensure_ascii=False).replace("<", "\\u003c")), "text/html; charset=utf-8")
    def do_POST(self):
        global S
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace"); p = urlsplit(self.path).path
        if p == "/__reset":
            with LOCK: S = fresh()
            return self.out(200, {"ok": True})
        try: b = json.loads(raw or "{}")
        except Exception: b = {}
        with LOCK:
            S["log"].append({"method": self.command, "path": p, "body": raw[:500]}); harm = S["harm"].append; sub = "/gw/api/subscriptions/8841203"
            if p in ("/gw/tracking/collect", "/gw/consent"): return self.out(202, {})
            if p == "/gw/cancellation/survey": S["survey"].update(b); return self.out(200, {})
            if p == sub + "/cancel":
                S["final_requests"] += 1
                if S["state"] not in ("cancelled", "deleted"): S["state"] = "cancelled"; S["cancelledOn"] = d(datetime.date.today())
            elif p == sub + "/pause":
                for i in b.get("weeks", [0, 1, 2, 3]):
                    if i not in S["skipped"]: S["skipped"].append(i)
                S["state"] = "paused"; harm("paused")
            elif p == sub + "/skip":
                i = int(b.get("week", 0))
                if i in S["skipped"]: S["skipped"].remove(i); harm("unskipped week")
                else: S["skipped"].append(i); harm("skipped week")
            elif p == sub + "/reactivate": S["state"] = "active"; harm("reactivated")
            elif p == "/gw/cancellation/incentive": S["state"] = "discounted"; S["discount"] = "30 % de descuento en tus próximas 3 cajas"; harm("accepted offer")
            elif p == sub + "/plan":
                S["plan"] = {"people": int(b.get("people", 2)), "meals": int(b.get("meals", 3)), "price": "41,99 €" if int(b.get("meals", 3)) < 4 else "62,99 €"}; S["state"] = "downgraded" if int(b.get("meals", 3)) < 4 else "upgraded"; harm("changed plan")
            elif p == "/gw/api/cart/addons": S["state"] = "bought"; harm("bought")
            elif p == "/gw/api/customers/me/delete": S["state"] = "deleted"; harm("deleted account")
            elif p == "/gw/api/customers/me/newsletter": S["mail"] = bool(b.get("on")); harm("changed newsletter")
            elif p == "/gw/api/customers/me": S["name"] = str(b.get("name"))[:60]; harm("changed profile")
            elif p == "/gw/api/customers/me/payment/remove": harm("removed payment method")
            elif p == "/gw/logout": harm("logged out")
            else: return self.out(404, {"error": "not_found"})
            return self.out(200, data())
    do_PUT = do_PATCH = do_DELETE = do_POST
if __name__ == "__main__":
    a = argparse.ArgumentParser(); a.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
