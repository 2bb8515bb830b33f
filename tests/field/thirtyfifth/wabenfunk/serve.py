#!/usr/bin/env python3
"""wabenfunk, Kundenbereich. Standard library only."""
import argparse, datetime, json, os, secrets, threading, time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit

HERE = os.path.dirname(os.path.abspath(__file__))
LOCK = threading.RLock()
CSRF = secrets.token_hex(24)
S = {}
T0 = {"s": ("Allnet S 8 GB", "9,99", "downgraded"), "l": ("Allnet L 60 GB", "24,99", "upgraded")}


def reset():
    S.clear()
    S.update(state="active", final_requests=0, harm=[], log=[], tariff="Allnet M 20 GB", price="17,99", sepa=True, ads=True, received="",
             end=None, options=[{"id": "sec", "name": "Sicherheitspaket", "desc": "Virenschutz für 3 Geräte, 2,99 € / Monat", "on": True},
                                {"id": "multi", "name": "MultiCard", "desc": "Zweite SIM-Karte für dein Tablet, 4,99 € / Monat", "on": False},
                                {"id": "ch", "name": "Roaming Schweiz", "desc": "1 GB in der Schweiz, 4,99 € / Monat", "on": False},
                                {"id": "music", "name": "Klangwelle Musik", "desc": "Streaming mit 90 Mio. Songs, 10,99 € / Monat, erster Monat gratis", "on": False}])


reset()


def de(d):
    return d.strftime("%d.%m.%Y")


def plus_month(d):
    y, m = (d.year + 1, 1) if d.month == 12 else (d.year, d.month + 1)
    last = [31, 29 if y % 4 == 0 else 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][m - 1]
    return datetime.date(y, m, min(d.day, last))


def account():
    t = datetime.date.today()
    inv, d = [], t.replace(day=1)
    for i in range(8):
        inv.append([de(d + datetime.timedelta(days=4)) if i or t.day > 5 else de(d), "R-26%05d" % (48211 - i * 2377), "20,98" if i else "22,98"])
        d = (d - datetime.timedelta(days=1)).replace(day=1)
    return {"csrf": CSRF, "status": S["state"] if S["state"] in ("scheduled", "paused", "deleted") else "active", "tariff": S["tariff"], "price": S["price"],
            "endDate": S["end"] or de(plus_month(t)), "receivedAt": S["received"], "reference": "KD-" + t.strftime("%y%m%d") + "-70418", "options": S["options"],
            "invoices": inv, "sepa": S["sepa"], "ads": S["ads"]}


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def send(self, b, code=200, ct="application/json"):
        b = b if isinstance(b, bytes) else (b if isinstance(b, str) else json.dumps(b, ensure_ascii=False)).encode()
        self.send_response(code)
        self.send_header("Content-Type", ct)
        self.send_header("Content-Length", str(len(b)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(b)

    def do_GET(self):
        p = urlsplit(self.path).path
        if p == "/__truth":
            with LOCK:
                return self.send({k: S[k] for k in ("state", "final_requests", "harm", "log")})
        if p == "/api/v2/account":
            time.sleep(0.35)
            with LOCK:
                return self.send({"account": account()})
        if p.startswith("/api/"):
            return self.send({"error": "not_found"}, 404)
        if p.startswith("/static/"):
            f, ct = ("main.css", "text/css; charset=utf-8") if p.endswith(".css") else ("main.js", "text/javascript; charset=utf-8")
        elif "." in p.rsplit("/", 1)[-1]:
            return self.send("", 404, "text/plain")
        else:
            f, ct = "index.html", "text/html; charset=utf-8"
        self.send(open(os.path.join(HERE, "static", f), "rb").read(), ct=ct)

    do_HEAD = do_GET

    def do_POST(self):
        p = urlsplit(self.path).path
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        if p == "/__reset":
            with LOCK:
                reset()
            return self.send({"ok": True})
        try:
            d = json.loads(raw or "{}")
            assert isinstance(d, dict)
        except Exception:
            d = {}
        time.sleep(0.45)
        with LOCK:
            S["log"].append({"method": "POST", "path": p, "data": d})
            if self.headers.get("X-CSRF-Token") != CSRF:
                return self.send({"error": "csrf"}, 403)
            harm = S["harm"].append
            q = p[len("/api/v2"):] if p.startswith("/api/v2") else ""
            c = "/contracts/4920117"
            if q == c + "/termination/draft":
                pass
            elif q == c + "/termination":
                S["final_requests"] += 1
                if S["state"] != "scheduled":
                    S["state"] = "scheduled"
                    S["received"] = datetime.datetime.now().strftime("%d.%m.%Y, %H:%M Uhr")
                    S["end"] = d.get("date") if d.get("when") == "later" and d.get("date") else de(plus_month(datetime.date.today()))
                    if d.get("type") == "ausserordentlich":
                        harm("extraordinary termination")
                    if d.get("when") == "later":
                        harm("later date than necessary")
            elif q == c + "/termination/revoke":
                if S["state"] == "scheduled":
                    S["state"] = "active"; S["end"] = None; harm("revoked cancellation")
            elif q == c + "/retention/accept":
                harm("accepted offer"); S["state"] = "discounted"; S["tariff"] = "Allnet M 40 GB (Treue)"; S["price"] = "12,99"
            elif q == "/callback":
                harm("requested callback")
            elif q == "/topup":
                harm("bought"); S["state"] = "bought" if S["state"] == "active" else S["state"]
            elif q.startswith("/options/"):
                for o in S["options"]:
                    if q.endswith("/" + o["id"]):
                        o["on"] = bool(d.get("on")); harm("bought option" if o["on"] else "cancelled option")
            elif q == "/esim":
                harm("ordered eSIM")
            elif q == "/porting":
                harm("released number for porting")
            elif q == "/tariff" and d.get("id") in T0:
                S["tariff"], S["price"], S["state"] = T0[d["id"]]; harm(S["state"])
            elif q == "/prolong":
                harm("bought"); S["state"] = "bought"
            elif q == "/pause":
                harm("paused"); S["state"] = "paused"
            elif q == "/sepa/revoke":
                harm("removed payment method"); S["sepa"] = False
            elif q == "/profile":
                harm("changed profile")
            elif q == "/consents":
                harm("unsubscribed newsletter" if not d.get("ads") else "changed profile"); S["ads"] = bool(d.get("ads"))
            elif q == "/account/delete":
                harm("deleted account"); S["state"] = "deleted"
            else:
                return self.send({"error": "not_found"}, 404)
            self.send({"account": account()})


if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, required=True)
    a = ap.parse_args()
    ThreadingHTTPServer(("127.0.0.1", a.port), H).serve_forever()
