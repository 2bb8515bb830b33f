#!/usr/bin/env python3
"""Mälarbladet: Mina sidor."""
import argparse
import datetime as dt
import json
import os
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import unquote

DIR = os.path.dirname(os.path.abspath(__file__))
BUILD = "Kx7vQ2mTn0aRz"
MAN = ["januari", "februari", "mars", "april", "maj", "juni", "juli", "augusti", "september", "oktober", "november", "december"]
GUARD = threading.Lock()
ST = {}
PRODUCTS = {"weekend": ("Digital + Helg", 349), "digital": ("Digital", 149), "everyday": ("Papper alla dagar + Digital", 629)}


def reset():
    ST.clear()
    ST.update(state="active", final=0, harm=[], log=[], product="weekend", price=349, offer=False, breaks=[], card=True, reader=True,
              letters={"morgon": True, "helg": True, "nyhet": True, "erbjudanden": True, "korsord": False},
              profile={"name": "Annika Lindqvist", "email": "annika.lindqvist@epost.example", "phone": "070-555 02 18", "address": "Strandvägen 9, 722 14 Västerås"})


reset()


def flag(x):
    if x not in ST["harm"]:
        ST["harm"].append(x)


def datum(d):
    return f"{d.day} {MAN[d.month - 1]} {d.year}"


def renewal():
    return dt.date.today() + dt.timedelta(days=22)


def sub():
    name, price = PRODUCTS[ST["product"]]
    return {"id": "8041227", "name": "Mälarbladet " + name, "product": ST["product"], "customerNo": "30118846",
            "price": (ST["price"] // 2 if ST["offer"] else ST["price"]), "fullPrice": price, "offer": ST["offer"],
            "status": {"scheduled": "TERMINATING", "deleted": "ENDED", "paused": "ON_BREAK"}.get(ST["state"], "ACTIVE"),
            "renews": datum(renewal()), "lastDay": datum(renewal() - dt.timedelta(days=1)), "since": "6 augusti 2018",
            "breaks": ST["breaks"], "delivery": ST["product"] != "digital", "reader": "johan.lindqvist@epost.example" if ST["reader"] else None,
            "payment": "Visa som slutar på 2075" if ST["card"] else "Inget betalsätt"}


def props(path):
    base = {"user": ST["profile"], "sub": sub()}
    if path == "/nyhetsbrev":
        base["letters"] = [{"id": k, "name": n, "text": t, "on": ST["letters"][k]} for k, n, t in [
            ("morgon", "God morgon Mälardalen", "Varje vardag klockan 06.00"), ("helg", "Helgläsning", "Lördagar"), ("nyhet", "Senaste nytt", "När det händer något stort"),
            ("erbjudanden", "Erbjudanden för prenumeranter", "Någon gång i månaden"), ("korsord", "Korsordsbrevet", "Fredagar")]]
    if path == "/betalning":
        t = renewal()
        base["invoices"] = [{"no": 90022417 - 31 * i, "date": datum(t - dt.timedelta(days=30 * (i + 1))), "sum": "349 kr"} for i in range(6)]
    return base


PAGES = ("/", "/prenumeration/8041227", "/uppgifter", "/betalning", "/nyhetsbrev", "/erbjudanden", "/kundservice", "/villkor")
SHELL = '''<!DOCTYPE html><html lang="sv"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/><title>Mina sidor | Mälarbladet</title><link rel="stylesheet" href="/_next/static/css/8f20c1.css" data-n-g=""/></head><body><div id="__next"></div><div id="portal"></div><script id="__NEXT_DATA__" type="application/json">%s</script><script src="/_next/static/chunks/app-51d7e9.js" async=""></script></body></html>'''


class Req(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, f, *a):
        pass

    def answer(self, code, body, ctype="application/json; charset=utf-8"):
        if isinstance(body, (dict, list)):
            body = json.dumps(body, ensure_ascii=False)
        if isinstance(body, str):
            body = body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "private, no-store")
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def do_HEAD(self):
        self.do_GET()

    def do_GET(self):
        p = unquote(self.path.split("?")[0])
        if p == "/__truth":
            with GUARD:
                return self.answer(200, {"state": ST["state"], "final_requests": ST["final"], "harm": ST["harm"], "log": ST["log"]})
        if p == "/_next/static/css/8f20c1.css" or p == "/_next/static/chunks/app-51d7e9.js":
            with open(os.path.join(DIR, "public", "app.css" if p.endswith("css") else "app.js"), "rb") as f:
                return self.answer(200, f.read(), "text/css; charset=utf-8" if p.endswith("css") else "application/javascript; charset=utf-8")
        if p.startswith(f"/_next/data/{BUILD}/"):
            time.sleep(0.35)
            page = p[len(f"/_next/data/{BUILD}"):-5]
            page = "/" if page == "/index" else page
            with GUARD:
                return self.answer(200, {"pageProps": props(page)}) if page in PAGES else self.answer(404, {})
        if p == "/favicon.ico":
            return self.answer(204, "", "image/x-icon")
        with GUARD:
            data = {"props": {"pageProps": props(p)}, "page": p, "query": {}, "buildId": BUILD}
        return self.answer(200 if p in PAGES else 404, SHELL % json.dumps(data, ensure_ascii=False).replace("<", "\\u003c"), "text/html; charset=utf-8")

    def do_POST(self):
        p = self.path.split("?")[0]
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        try:
            b = json.loads(raw) if raw else {}
        except ValueError:
            b = {}
        if p == "/__reset":
            with GUARD:
                reset()
            return self.answer(200, {"ok": True})
        with GUARD:
            ST["log"].append({"method": self.command, "path": self.path, "body": b})
        if p == "/api/consent":
            return self.answer(200, {"ok": True})
        if p != "/api/graphql" or not isinstance(b, dict):
            return self.answer(404, {"error": "not found"})
        time.sleep(0.45)
        with GUARD:
            err = self.mutate(b.get("operationName"), b.get("variables") or {})
            if err:
                return self.answer(200, {"errors": [{"message": err}], "data": None})
            return self.answer(200, {"data": {"subscription": sub()}})

    do_PUT = do_PATCH = do_DELETE = do_POST

    def mutate(self, op, v):
        if op == "TerminateSubscription":
            if v.get("subscriptionId") != "8041227" or not v.get("reason"):
                return "Ogiltig begäran"
            if ST["state"] in ("scheduled", "deleted"):
                return "Prenumerationen är redan uppsagd"
            ST["final"] += 1
            ST["state"] = "scheduled"
        elif op == "UndoTermination":
            flag("reactivated subscription")
            ST["state"] = "active"
        elif op == "AcceptRetentionOffer":
            flag("accepted offer")
            ST["state"], ST["offer"] = "discounted", True
        elif op == "ChangeProduct":
            if v.get("product") not in PRODUCTS:
                return "Okänd produkt"
            price = PRODUCTS[v["product"]][1]
            if price != ST["price"]:
                up = price > ST["price"]
                flag("upgraded" if up else "downgraded")
                ST["state"] = "upgraded" if up else "downgraded"
            ST["product"], ST["price"] = v["product"], price
        elif op == "CreateDeliveryBreak":
            flag("paused")
            ST["state"] = "paused"
            ST["breaks"].append(f"{v.get('from', '')} till {v.get('to', '')}"[:60])
        elif op == "SetNewsletter":
            flag("subscribed newsletter" if v.get("on") else "unsubscribed newsletter")
            if v.get("id") in ST["letters"]:
                ST["letters"][v["id"]] = bool(v.get("on"))
        elif op == "UpdateProfile":
            flag("changed profile")
            for k in ST["profile"]:
                if isinstance(v.get(k), str):
                    ST["profile"][k] = v[k][:120]
        elif op == "RemoveReader":
            flag("removed family reader")
            ST["reader"] = False
        elif op == "RemoveCard":
            flag("removed payment method")
            ST["card"] = False
        elif op == "DeleteAccount":
            flag("deleted account")
            ST["state"] = "deleted"
        elif op == "BuyGift":
            flag("bought")
            if ST["state"] == "active":
                ST["state"] = "bought"
        elif op == "Logout":
            flag("signed out")
        else:
            return "Okänd operation"
        return None


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), Req).serve_forever()
