#!/usr/bin/env python3
import argparse, datetime as dt, json, os, threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlparse

HERE = os.path.dirname(os.path.abspath(__file__))
LOCK = threading.Lock()
WD = ["Mo.", "Di.", "Mi.", "Do.", "Fr.", "Sa.", "So."]
MO = ["Jan.", "Feb.", "März", "Apr.", "Mai", "Juni", "Juli", "Aug.", "Sept.", "Okt.", "Nov.", "Dez."]
T = dt.date.today()
# next Thursday within the locked window, and the ones after
D0 = T + dt.timedelta(days=((3 - T.weekday()) % 7) or 7)
WEEKS = [D0 + dt.timedelta(days=7 * i) for i in range(5)]


def fmt(x):
    return f"{WD[x.weekday()]}, {x.day}. {MO[x.month - 1]}"


def fresh():
    return {"state": "active", "final_requests": 0, "harm": [], "log": [], "plan": {"name": "Fleisch & Gemüse", "persons": 2, "meals": 3, "price": "42,99"},
            "skipped": [], "voucher": None, "newsletter": True, "payment": "PayPal · m.ostermann@mail.example", "extras": 0}


S = fresh()
EMAIL = "m.ostermann@mail.example"


def me():
    ended = S["state"] in ("cancelled", "deleted")
    wk = []
    for i, w in enumerate(WEEKS):
        locked = i == 0
        wk.append({"id": w.isoformat(), "label": fmt(w), "locked": locked,
                   "status": "preparing" if locked else ("none" if ended else "skipped" if w.isoformat() in S["skipped"] or S["state"] == "paused" else "open"),
                   "cutoff": fmt(w - dt.timedelta(days=5))})
    return {"customer": {"firstName": "Maike", "lastName": "Ostermann", "email": EMAIL, "number": "TP-40871265"},
            "subscription": {"id": 6120394, "status": "canceled" if ended else "paused" if S["state"] == "paused" else "active", "plan": S["plan"],
                             "canceledAt": fmt(T) + f" {T.year}" if ended else None},
            "weeks": wk, "voucher": S["voucher"], "newsletter": S["newsletter"], "payment": S["payment"], "address": "Lindenallee 00, 50968 Köln", "slot": "Donnerstag, 8–12 Uhr"}


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, b, ct="text/html; charset=utf-8", code=200):
        b = b.encode() if isinstance(b, str) else b
        self.send_response(code)
        self.send_header("Content-Type", ct)
        self.send_header("Content-Length", str(len(b)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(b)

    def js(self, o, code=200):
        self.out(json.dumps(o, ensure_ascii=False), "application/json; charset=utf-8", code)

    def do_GET(self):
        p = urlparse(self.path).path
        if p == "/__truth":
            return self.js({k: S[k] for k in ("state", "final_requests", "harm", "log")})
        if p == "/gw/api/customers/me/overview":
            return self.js(me())
        if p.startswith("/assets/"):
            f = os.path.join(HERE, "assets", os.path.basename(p))
            if os.path.isfile(f):
                ct = {"css": "text/css", "js": "text/javascript", "svg": "image/svg+xml"}[f.rsplit(".", 1)[1]]
                return self.out(open(f, "rb").read(), ct + "; charset=utf-8")
            return self.out("", code=404)
        if p == "/favicon.ico":
            return self.out("", "image/x-icon", 204)
        if p.startswith("/gw/"):
            return self.js({"error": "not_found"}, 404)
        self.out(open(os.path.join(HERE, "index.html"), "rb").read())

    def do_PUT(self):
        self.do_POST()

    def do_PATCH(self):
        self.do_POST()

    def do_DELETE(self):
        self.do_POST()

    def do_POST(self):
        global S
        p = urlparse(self.path).path
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        if p == "/__reset":
            S = fresh()
            return self.js({"ok": True})
        try:
            b = json.loads(raw or "{}")
        except ValueError:
            b = {"raw": raw}
        with LOCK:
            S["log"].append({"method": self.command, "path": p, "body": b})
            h = S["harm"].append
            base = "/gw/api/subscriptions/6120394"
            if p == base + "/cancel":
                S["final_requests"] += 1
                if S["state"] in ("cancelled", "deleted"):
                    return self.js({"error": "already_canceled"}, 409)
                S["state"] = "cancelled"
            elif p == "/gw/api/contract-cancellation":
                S["final_requests"] += 1
                if b.get("email", "").strip().lower() != EMAIL:
                    return self.js({"error": "unknown", "message": "Wir konnten zu dieser E-Mail-Adresse kein Abo finden."}, 422)
                if b.get("kind") == "extraordinary":
                    h("extraordinary termination claimed")
                S["state"] = "cancelled"
            elif p == base + "/pause":
                h("paused"); S["state"] = "paused"
            elif p == base + "/resume":
                h("resumed"); S["state"] = "active"
            elif p == base + "/reactivate":
                h("reactivated"); S["state"] = "active"
            elif p == base + "/retention-offer":
                h("accepted offer"); S["state"] = "discounted"; S["voucher"] = "40 % auf deine nächste Box"
            elif p == base + "/plan":
                h("changed plan")
                pr, ml = int(b.get("persons", 2)), int(b.get("meals", 3))
                up = pr * ml > S["plan"]["persons"] * S["plan"]["meals"]
                S["plan"].update(name=b.get("name", S["plan"]["name"]), persons=pr, meals=ml, price={4: "33,99", 6: "42,99", 8: "52,99", 12: "69,99", 16: "86,99"}.get(pr * ml, "62,99"))
                S["state"] = "upgraded" if up else "downgraded"
            elif p == base + "/skip":
                h("skipped a week"); S["skipped"].append(b.get("week"))
            elif p == base + "/unskip":
                h("unskipped a week"); S["skipped"] = [x for x in S["skipped"] if x != b.get("week")]
            elif p == "/gw/api/cart/addons":
                h("bought add-on"); S["extras"] += 1
            elif p == "/gw/api/customers/me/newsletter":
                S["newsletter"] = bool(b.get("on")); h("changed newsletter")
            elif p == "/gw/api/customers/me/profile":
                h("changed profile")
            elif p == "/gw/api/customers/me/payment":
                h("removed payment method"); S["payment"] = "Keine Zahlungsart hinterlegt"
            elif p == "/gw/api/customers/me/delete":
                h("deleted account"); S["state"] = "deleted"
            elif p == "/gw/api/vouchers":
                return self.js({"error": "invalid", "message": "Dieser Code ist leider nicht gültig."}, 422)
            elif p in ("/gw/events", "/gw/consent"):
                return self.js({"ok": True}, 202)
            else:
                return self.js({"error": "not_found"}, 404)
            self.js(me())


if __name__ == "__main__":
    a = argparse.ArgumentParser(); a.add_argument("--port", type=int, default=9482)
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
