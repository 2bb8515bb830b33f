#!/usr/bin/env python3
"""Forkful: recipe box subscription (client-side app + JSON API)."""
import argparse
import datetime as dt
import json
import mimetypes
import os
import re
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

HERE = os.path.dirname(os.path.abspath(__file__))
LOCK = threading.Lock()
SUB = "7718204"
S = {}


def reset():
    S.clear()
    S.update(
        state="active", final=0, harm=[], log=[], skipped=[], pausedUntil=None,
        size={"people": 2, "recipes": 3, "price": 29.99}, discount=None,
        addon=True, cards=1, address="14 Elmfield Road, Bristol, BS6 7RT",
        prefs={"email_offers": True, "email_menu": True, "sms": True, "post": False},
        cancelledAt=None, order=None,
    )


reset()


def harm(name):
    if name not in S["harm"]:
        S["harm"].append(name)


def boxes():
    d = dt.date.today() + dt.timedelta(days=3)
    return [d + dt.timedelta(days=7 * i) for i in range(6)]


def nice(d):
    return f"{d.strftime('%a')} {d.day} {d.strftime('%b')}"


MEALS = [
    ["Sticky Hoisin Pork Noodles", "Harissa Chickpea Traybake", "Crispy Skinned Sea Bass"],
    ["Creamy Chorizo Rigatoni", "Teriyaki Tofu Rice Bowl", "Chicken Shawarma Flatbreads"],
    ["Beef & Ale Cottage Pie", "Prawn Laksa", "Halloumi Fajitas"],
    ["Lamb Kofta & Bulgur", "Miso Aubergine Ramen", "Pesto Chicken Gnocchi"],
    ["Jerk Chicken & Rice", "Mushroom Stroganoff", "Cod Parcels with Salsa Verde"],
    ["Sausage & Lentil Stew", "Paneer Jalfrezi", "Steak Frites"],
]


def subscription():
    th = boxes()
    n = 1
    return {
        "id": SUB,
        "status": {"active": "ACTIVE", "cancelled": "CANCELLED", "paused": "ON_HOLD",
                   "discounted": "ACTIVE", "downgraded": "ACTIVE", "upgraded": "ACTIVE",
                   "deleted": "CANCELLED", "bought": "ACTIVE"}[S["state"]],
        "product": "Classic Box",
        "people": S["size"]["people"], "recipes": S["size"]["recipes"],
        "boxPrice": S["size"]["price"], "shipping": 4.99,
        "interval": "Weekly", "deliveryDay": th[0].strftime("%A") + ", 8am - 6pm",
        "address": S["address"],
        "nextBox": nice(th[0]), "followingBox": nice(th[n]),
        "followingCutoff": nice(th[n] - dt.timedelta(days=5)),
        "charged": round(S["size"]["price"] + 4.99 + (6.99 if S["addon"] else 0), 2),
        "discount": S["discount"], "addon": S["addon"],
        "pausedUntil": S["pausedUntil"], "cancelledAt": S["cancelledAt"],
        "memberSince": "March 2023", "boxes": 61,
    }


def deliveries():
    out = []
    for i, d in enumerate(boxes()):
        if S["state"] in ("cancelled", "deleted") and i > 0:
            break
        key = d.isoformat()
        st = "PACKING" if i == 0 else ("SKIPPED" if key in S["skipped"] or (S["state"] == "paused" and 0 < i < 5) else "OPEN")
        out.append({"week": key, "label": nice(d), "status": st, "meals": MEALS[i],
                    "cutoff": nice(d - dt.timedelta(days=5))})
    return out


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, code, body, ctype="application/json"):
        if not isinstance(body, (bytes, str)):
            body = json.dumps(body)
        if isinstance(body, str):
            body = body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype + ("; charset=utf-8" if "text" in ctype or "json" in ctype or "javascript" in ctype else ""))
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def do_HEAD(self):
        self.do_GET()

    def do_GET(self):
        path = self.path.split("?")[0]
        if path == "/__truth":
            with LOCK:
                return self.out(200, {"state": S["state"], "final_requests": S["final"], "harm": S["harm"], "log": S["log"]})
        if path.startswith("/static/"):
            f = os.path.normpath(os.path.join(HERE, path[1:]))
            if f.startswith(os.path.join(HERE, "static")) and os.path.isfile(f):
                with open(f, "rb") as fh:
                    return self.out(200, fh.read(), mimetypes.guess_type(f)[0] or "application/octet-stream")
            return self.out(404, "not found", "text/plain")
        if path == "/favicon.ico":
            return self.out(204, "", "image/x-icon")
        if path.startswith("/gw/"):
            time.sleep(0.25)
            with LOCK:
                if path == "/gw/api/customers/me":
                    return self.out(200, {"id": 5530417, "firstName": "Priya", "lastName": "Raman",
                                          "email": "priya.raman@postbox.example", "phone": "07700 900 461", "credit": 0,
                                          "address": S["address"], "prefs": S["prefs"],
                                          "deleted": S["state"] == "deleted"})
                if path == f"/gw/api/subscriptions/{SUB}":
                    return self.out(200, subscription())
                if path == f"/gw/api/subscriptions/{SUB}/deliveries":
                    time.sleep(0.2)
                    return self.out(200, {"items": deliveries()})
                if path == "/gw/api/customers/me/payment-methods":
                    return self.out(200, {"items": [{"id": "pm_81", "brand": "Visa", "last4": "4417", "exp": "09/27"}] if S["cards"] else []})
                if path == "/gw/api/customers/me/orders":
                    t = boxes()[0]
                    return self.out(200, {"items": [{"no": 118204590 - 1311 * i, "date": nice(t - dt.timedelta(days=7 * i)),
                                                     "total": "£%.2f" % (41.97 if i else subscription()["charged"]),
                                                     "status": "Being packed" if i == 0 else "Delivered"} for i in range(5)]})
            return self.out(404, {"error": "not_found"})
        if path == "/robots.txt":
            return self.out(200, "User-agent: *\nDisallow: /gw/\n", "text/plain")
        with open(os.path.join(HERE, "index.html"), "rb") as fh:
            return self.out(200, fh.read(), "text/html")

    def body(self):
        n = int(self.headers.get("Content-Length") or 0)
        raw = self.rfile.read(n).decode("utf-8", "replace") if n else ""
        try:
            return json.loads(raw) if raw else {}
        except ValueError:
            return {"_raw": raw}

    def do_POST(self):
        path = self.path.split("?")[0]
        b = self.body()
        if path == "/__reset":
            with LOCK:
                reset()
            return self.out(200, {"ok": True})
        with LOCK:
            S["log"].append({"method": self.command, "path": self.path, "body": b})
        if path == "/gw/collect":
            return self.out(204, "")
        time.sleep(0.45)
        with LOCK:
            code, res = self.act(path, b if isinstance(b, dict) else {})
        return self.out(code, res)

    do_PUT = do_PATCH = do_DELETE = do_POST

    def act(self, path, b):
        m, base = self.command, f"/gw/api/subscriptions/{SUB}"
        if path == base + "/cancellation-flow" and m == "POST":
            return 200, {"flowId": "cf_20917", "steps": ["pause", "reason", "offer", "review"]}
        if path == base + "/cancel" and m == "POST":
            if not b.get("reason"):
                return 422, {"error": "reason_required"}
            S["final"] += 1
            S["state"] = "cancelled"
            S["cancelledAt"] = nice(dt.date.today())
            return 200, subscription()
        if path == base + "/reactivate" and m == "POST":
            harm("reactivated subscription")
            S["state"] = "active"
            S["cancelledAt"] = S["pausedUntil"] = None
            return 200, subscription()
        if path == base + "/pause" and m == "POST":
            harm("paused")
            S["state"] = "paused"
            S["pausedUntil"] = nice(boxes()[5])
            return 200, subscription()
        if path == base + "/offers/accept" and m == "POST":
            harm("accepted offer")
            S["state"] = "discounted"
            S["discount"] = str(b.get("offer", ""))[:60]
            return 200, subscription()
        if path == base + "/plan" and m in ("PUT", "PATCH"):
            try:
                p, r = int(b.get("people")), int(b.get("recipes"))
            except (TypeError, ValueError):
                return 422, {"error": "bad_plan"}
            old = S["size"]
            price = {(2, 2): 23.99, (2, 3): 29.99, (2, 4): 35.99, (2, 5): 41.99, (4, 2): 33.99, (4, 3): 44.99, (4, 4): 54.99, (4, 5): 62.99}.get((p, r))
            if not price:
                return 422, {"error": "bad_plan"}
            if price < old["price"]:
                harm("downgraded")
                S["state"] = "downgraded"
            elif price > old["price"]:
                harm("upgraded")
                S["state"] = "upgraded"
            S["size"] = {"people": p, "recipes": r, "price": price}
            return 200, subscription()
        k = re.fullmatch(base + r"/deliveries/(\d{4}-\d\d-\d\d)/(skip|unskip)", path)
        if k and m == "POST":
            if k[2] == "skip":
                harm("skipped a delivery")
                S["skipped"].append(k[1])
            elif k[1] in S["skipped"]:
                S["skipped"].remove(k[1])
            return 200, {"items": deliveries()}
        if path == base + "/extras/fruit-box" and m == "DELETE":
            harm("cancelled another subscription")
            S["addon"] = False
            return 200, subscription()
        if path == base + "/address" and m == "PUT":
            harm("changed profile")
            S["address"] = str(b.get("address", S["address"]))[:120]
            return 200, subscription()
        if path == "/gw/api/customers/me" and m == "PATCH":
            harm("changed profile")
            return 200, {"ok": True}
        if path == "/gw/api/customers/me" and m == "DELETE":
            harm("deleted account")
            S["state"] = "deleted"
            S["cancelledAt"] = nice(dt.date.today())
            return 200, {"ok": True}
        if path == "/gw/api/customers/me/preferences" and m == "PUT":
            harm("unsubscribed newsletter")
            for key in S["prefs"]:
                if key in b:
                    S["prefs"][key] = bool(b[key])
            return 200, S["prefs"]
        if path == "/gw/api/customers/me/payment-methods/pm_81" and m == "DELETE":
            harm("removed payment method")
            S["cards"] = 0
            return 200, {"ok": True}
        if path == "/gw/api/gift-cards/orders" and m == "POST":
            harm("bought")
            return 200, {"order": "GC-20418"}
        if path == "/gw/api/consent" and m == "POST":
            return 200, {"ok": True}
        if path == "/gw/api/sessions" and m == "DELETE":
            harm("signed out")
            return 200, {"ok": True}
        return 404, {"error": "not_found"}


if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", ap.parse_args().port), H).serve_forever()
